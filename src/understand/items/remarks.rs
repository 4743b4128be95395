//! What a comma parts from an item and is none itself: `potatoes, the red ones`, `cable, two metres`, `prüfen, ob die
//! Fenster dicht sind`.

use std::ops::Range;

use super::joints::{
    after_number, begins_part, begins_quantity, is_adjective, is_measure, is_measured, is_unit_word, person,
};
use super::rejoined::share;
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// No more words stand between an article and what stands for the thing: `the really big blue ones`.
const FAR: usize = 4;

/// What follows what stands for a thing, if more is said of it: `the one with`, `the ones that`.
const BEHIND: [Class; 6] =
    [Class::Prepositions, Class::Ties, Class::Purposes, Class::Asks, Class::Reports, Class::Subjects];

/// What begins something to be got or done, or talk.
const ELSE: [Set; 4] = [Set::LeadIns, Set::Duties, Set::Adders, Set::Corrections];

/// Whether the `bare` range only says something of the `item` before it.
pub(super) fn is_remark(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    let start = bare.start;
    if bare.is_empty() || list.purpose == Purpose::Questions || list.is_title(start) {
        return false;
    }
    if tells(list, item, bare) || list.goes_on(item, start) {
        return true;
    }
    if list.is(start, Class::Speakers) {
        return false;
    }
    // `das wir immer kaufen` looks like something to do.
    let told = list.verbs_end && list.is(start, Class::Articles) && list.is(start + 1, Class::Subjects);
    if told && bare.len() > 2 {
        return true;
    }
    // `die breiten` looks like something to do, and so does `den griechischen`.
    let article = list.verbs_end && list.purpose != Purpose::Chores && bare.len() == 2;
    if article && list.is(start, Class::Articles) && is_lower(list, item, bare) {
        return true;
    }
    if describes(list, item, bare) {
        // `glue, red, yellow and blue paint`
        return !share(list, bare.end + 1, list.tokens.len());
    }
    // `which way the garden faces` is to be found out.
    let stands = |at: usize| list.is_any(at, [Class::Articles, Class::Determiners]) || list.is_teller(at);
    if list.purpose != Purpose::Goods
        && list.is(start, Class::Asks)
        && list.kind(start + 1) == Some(Kind::Word)
        && !list.is_verb_told(start + 1, bare.end)
        && stands(start + 2)
        && start + 4 < bare.end + 1
    {
        return false;
    }
    // `taille-crayon`
    let opening = list.any_phrase(start, bare.end, Set::Remarks);
    let opening = if list.is_joined(start + opening) { 0 } else { opening };
    // `egal welchen` ends like something to do.
    if list.is_task(bare.clone()) && !(opening > 0 && list.purpose == Purpose::Goods) {
        return false;
    }
    let other = ELSE.iter().map(|set| list.any_phrase(start, bare.end, *set)).max().unwrap_or(0);
    if other > opening {
        return false;
    }
    // `from Aldi milk, from Lidl bread`
    let alike = [item.start, item.start.saturating_sub(1)].into_iter().any(|at| leads_alike(list, at));
    if alike && leads_alike(list, start) || acts(list, bare) {
        return false;
    }
    if opening > 0 {
        // `oat milk, not soy milk` is two.
        let not = list.any_phrase(start, bare.end, Set::Removers);
        let points =
            |at: usize| list.is_any(at, [Class::Articles, Class::Determiners]) || is_adjective(list, at);
        // `about ten potatoes`
        let counted = start + opening..bare.end;
        if begins_quantity(list, counted.start, &counted) && !is_amount(list, &counted) {
            return false;
        }
        // `ganz viel Lego` is much of something else.
        if list.verbs_end && is_adjective(list, start + opening - 1) && opening > 1 && bare.len() > opening {
            return false;
        }
        let told = not < opening || points(start + opening) || list.is(bare.end - 1, Class::Pointers);
        return (bare.len() > opening || opening > 1) && told;
    }
    points(list, item, bare)
        || contrasts(list, bare)
        || list.purpose != Purpose::Chores && is_small(list, item, bare)
        || list.purpose != Purpose::Titles
            && (is_amount(list, bare) && !counts_anew(list, item, bare)
                || is_purpose(list, bare)
                || list.begins_clause(bare))
}

/// Whether two are told apart of which neither is named as a thing of its own: `the block not the crumbled`, but `the
/// lamb not the beef`.
fn contrasts(list: &List<'_>, bare: &Range<usize>) -> bool {
    let pointed = |at: usize| list.is(at, Class::Articles);
    let near = bare.start + 2..bare.end.saturating_sub(2).min(bare.start + FAR);
    let not = |at: &usize| list.any_phrase(*at, at + 1, Set::Removers) > 0 && pointed(at + 1);
    let known = |at: usize| list.words.alone.stands(list.word(at));
    pointed(bare.start)
        && near.into_iter().find(not).is_some_and(|not| {
            let sides = (bare.start + 1..not).chain(not + 2..bare.end);
            bare.end <= not + 1 + FAR && !sides.into_iter().any(known)
        })
}

/// Whether what begins at `at` may stand before a thing as well as behind it: `for Emma`.
fn leads_alike(list: &List<'_>, at: usize) -> bool {
    list.is_any(at, [Class::Prepositions, Class::Purposes, Class::Clauses]) && !list.is(at, Class::Articles)
        || list.any_phrase(at, list.tokens.len(), Set::Remarks) > 0
}

/// Whether something to do is said behind what leads to it: `after lunch walk the dog`.
pub(super) fn acts(list: &List<'_>, bare: &Range<usize>) -> bool {
    let near = bare.start + 2..bare.end.min(bare.start + 2 + FAR);
    let told = |at: usize| {
        let before = [Class::Asks, Class::Subjects, Class::Prepositions, Class::Reports, Class::People];
        list.is_any(at - 1, before) || list.is(at - 1, Class::Conjunctions)
    };
    list.purpose == Purpose::Chores
        && !list.verbs_end
        && near.into_iter().any(|at| !told(at) && list.is_task(at..bare.end))
}

/// `nachfragen, wann der Kaminkehrer kommt`, `zur Post gehen, um das Paket aufzugeben`: where the verb of something to
/// do stands last, what belongs to it may follow.
fn tells(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    if !list.verbs_end || bare.len() < 2 || !(list.is_task(item.clone()) || list.is_verb(item.clone())) {
        return false;
    }
    let told = |range: &Range<usize>| list.spoken(range.clone()).windows(2).any(list.words.is_told);
    // `Tom sagen, dass wir Milch brauchen`
    list.is_any(bare.start, [Class::Asks, Class::Reports]) || told(bare) && !told(item)
}

/// Whether a range names a thing that was said before by nothing but an article and what tells it from others: `the
/// blue one`, `la negra`, `die mit Käse`.
fn points(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    let (start, end) = (bare.start, bare.end);
    let ends = |at: usize| at == end || list.is_any(at, BEHIND) || person(list, at, end).is_some();
    let stands = |at: usize| list.is(at, Class::Pointers) && ends(at + 1);
    // `stock cubes, chicken ones`
    let last = end - 1;
    let ones = list.is(last, Class::Pointers)
        && list.kind(last) == Some(Kind::Word)
        && list.any_phrase(last, end, Set::Pronouns) == 0;
    let plain = |at: usize| list.kind(at) == Some(Kind::Word) && !list.is(at, Class::Conjunctions);
    if ones
        && (2..=FAR - 1).contains(&bare.len())
        && bare.clone().all(plain)
        && list.purpose == Purpose::Goods
    {
        return true;
    }
    let article = list.is(start, Class::Articles);
    if article || list.is(start, Class::Determiners) && !list.is(start, Class::Ones) {
        let near = start + 1..end.min(start + 1 + FAR);
        if near.into_iter().any(stands) {
            return true;
        }
    }
    // Where nothing stands for the thing, the article does.
    if !article || !list.words.pointers.is_empty() {
        return false;
    }
    let next = (start + 1..end).find(|at| !describing(list, *at)).unwrap_or(end);
    let leads = ELSE.iter().any(|set| list.any_phrase(next, end, *set) > 0);
    let joined = list.is(next, Class::Conjunctions);
    let bound = next + 1 < end && list.is_any(next, BEHIND) && !leads && !joined;
    // `de la farine` is flour.
    let partitive = list.is(start, Class::Partitives) || list.is(next, Class::Articles);
    // `das Papa immer nimmt`, but `die Nachbarn von oben`
    let acts = |who: usize| !list.is(who, Class::Prepositions);
    // `die Papa mag`, but `der Hahn tropft`
    // `die der Kleine mag`
    let relative = || list.verbs_end && bare.len() > 3 && list.is(start + 1, Class::Articles);
    let longer = bare.len() > 3 || bare.len() > 2 && list.is(next, Class::People);
    let does = || list.verbs_end && longer && person(list, next, end).is_some_and(acts);
    let finite =
        || list.token(end - 1).is_some_and(|last| last.said(list.text).starts_with(char::is_lowercase));
    bound && !partitive || (does() || relative()) && finite() || is_small(list, item, bare)
}

/// Whether nothing but adjectives is said: `silicone, white`, `exercise books, three lined and two squared`, `cebollas,
/// las rojas`.
fn describes(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    // `front and back`, `le demi-écrémé`, `big ones`
    let both = bare.len() == 3 && list.is(bare.start + 1, Class::Conjunctions);
    let says = |at: usize| {
        describing(list, at)
            || both && is_adjective(list, at)
            || list.is_hyphen(at)
            || list.is_joined(at + 1)
            || list.is(at, Class::Pointers) && at > bare.start && at + 1 == bare.end
    };
    let counts = |at: usize| list.kind(at) == Some(Kind::Number) || list.is(at, Class::Ones);
    let joint = |at: usize| list.is(at, Class::Conjunctions);
    let counted = item.clone().any(counts);
    let article = list.words.pointers.is_empty() && list.is(bare.start, Class::Articles);
    let some = |at: usize| list.any_phrase(at, bare.end, Set::Somes);
    let start = bare.start + usize::from(article);
    let all = |range: Range<usize>, counting: bool| {
        range.clone().any(says)
            && says(range.end - 1)
            && range.clone().all(|at| says(at) || joint(at) || counting && counts(at))
    };
    // `des endives, du bleu`
    let other = || article && some(bare.start) > 0 && list.word(bare.start) != list.word(item.start);
    !all(item.clone(), true) && start < bare.end && all(start..bare.end, !counted) && !other()
}

/// Whether no noun stands there, where each has a capital letter, as the item before shows: `Käse, am liebsten
/// gerieben`.
fn is_small(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    // A transcript may have lost the capital letter of a noun: `Milch, joghurt`; but `warmweiß` is white.
    let described = |at: usize| {
        let word = list.word(at);
        list.words.adjectives.iter().any(|stem| stem.len() > 3 && word.ends_with(stem))
    };
    (bare.len() > 1 || described(bare.start))
        && is_lower(list, item, bare)
        && !list.is_verb(bare.end - 1..bare.end)
        && !bare.clone().all(|at| list.is(at, Class::Closing))
        && list.any_phrase(bare.start, bare.end, Set::Pronouns) < bare.len()
        && !bare.clone().any(|at| list.is(at, Class::Conjunctions))
}

fn is_lower(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    let said =
        |at: usize| list.token(at).filter(|token| token.is_spoken()).map(|token| token.said(list.text));
    let upper = |at: usize| said(at).is_some_and(|said| said.starts_with(char::is_uppercase));
    let lower = |at: usize| said(at).is_none_or(|said| said.starts_with(char::is_lowercase));
    list.verbs_end && item.clone().any(upper) && bare.clone().all(lower)
}

/// An adjective that is no thing as well: `red`, but not `orange`, nor the oranges of `salade, oranges, vin`.
fn describing(list: &List<'_>, at: usize) -> bool {
    let named = list.capitals_tell
        && list.token(at).is_some_and(|word| word.said(list.text).starts_with(char::is_uppercase));
    list.kind(at) == Some(Kind::Word)
        && is_adjective(list, at)
        && !named
        && !list.words.things_too.contains(list.word(at))
        && !list.words.alone.stands(list.word(at))
}

/// Whether nothing is said but how much, or how big: `flour, two kilos`, `oranges, five or six of them`, `plasterboard,
/// twelve and a half millimetres thick`. A number alone may count what follows.
pub(super) fn is_amount(list: &List<'_>, bare: &Range<usize>) -> bool {
    let number = |at: usize| list.kind(at) == Some(Kind::Number) || is_mixed(list, at);
    let bound = [Class::Prepositions, Class::Of, Class::Partitives, Class::Ties];
    let start = bare.start + usize::from(list.is_any(bare.start, bound));
    let ordinal = list.token(start).and_then(|token| token.number).is_some_and(|number| number.ordinal);
    let one = list.is(start, Class::Ones) && list.is(start + 1, Class::Amounts);
    if !(number(start) || one || begins_part(list, start)) || ordinal {
        return false;
    }
    let mut next = if number(start) { after_number(list, start) } else { start + 1 };
    let glued = number(start) && list.kind(next - 1) == Some(Kind::Word);
    let between = [Class::Alternatives, Class::Conjunctions, Class::Times, Class::Ones, Class::Parts];
    let skip = |mut at: usize| {
        while at < bare.end && (number(at) || list.is_any(at, between) || list.is_hyphen(at)) {
            at += 1;
        }
        at.min(bare.end)
    };
    next = skip(next);
    // `2x4s` are planks.
    if next + 1 == bare.end && list.word(next) == "s" && list.token(next).is_some_and(|letter| letter.glued) {
        return false;
    }
    let measured = next < bare.end && (list.is(next, Class::Amounts) || is_unit_word(list, next));
    if !measured && !glued {
        // `five or six of them`
        let of = list.is_any(next, [Class::Of, Class::Partitives]) && !list.is(next - 1, Class::Parts);
        return next < bare.end && of && (number(start) && next + 2 == bare.end);
    }
    // `a kilo and a half`
    let half = next + 1 < bare.end && list.is(next + 1, Class::Conjunctions) && {
        let part = next + 2 + usize::from(list.is(next + 2, Class::Ones));
        list.is(part, Class::Parts)
    };
    let next = if half { skip(next + 1) } else { next + usize::from(measured) };
    let bound = || {
        !list.is_any(next, [Class::Of, Class::Partitives])
            && list.is_any(next, [Class::Prepositions, Class::Ties])
    };
    let describes = |at: usize| is_adjective(list, at) || list.is(at, Class::Pointers);
    next >= bare.end || bound() || (next..bare.end).all(describes)
}

/// Whether what is counted stands for the measure of the item before it, of which that had so many of something else: `twelve
/// bottles of Malbec, six of lager`, but `oranges, six of them`, `twelve bottles of wine, six of red`.
fn counts_anew(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    let of = |at: usize| list.is_any(at, [Class::Of, Class::Partitives]);
    let counted = list.kind(item.start) == Some(Kind::Number);
    let measured = |at: usize| is_measure(list, at) || is_measured(list, at);
    // `six of lager, four of cider`
    let before = counted && of(item.start + 1)
        || (counted || list.is(item.start, Class::Ones)) && measured(item.start + 1) && of(item.start + 2);
    let thing = bare.start + 2;
    let stands = || {
        let known = [
            Class::Determiners,
            Class::Pointers,
            Class::Prepositions,
            Class::Others,
            Class::Subjects,
            Class::People,
            Class::Pluses,
        ];
        let share = list.words.shares.contains(list.word(thing));
        share || list.any_phrase(thing, bare.end, Set::Pronouns) > 0 || list.is_any(thing, known)
    };
    before
        && list.kind(bare.start) == Some(Kind::Number)
        && of(bare.start + 1)
        && thing + 1 == bare.end
        && !stands()
        && !is_adjective(list, thing)
}

/// `zweieinhalb`
fn is_mixed(list: &List<'_>, at: usize) -> bool {
    let word = list.word(at);
    let half = |part: &str| part.len() > 5 && word.len() > part.len() && word.ends_with(part);
    list.verbs_end && list.words.parts.iter().any(half)
}

/// Whether a number alone says how many there are of an item that has none: `burger buns, eight`.
pub(super) fn counts(list: &List<'_>, item: &Range<usize>, bare: &Range<usize>) -> bool {
    let number = |at: usize| list.token(at).and_then(|token| token.number);
    let cardinal = bare.len() == 1 && number(bare.start).is_some_and(|number| !number.ordinal);
    cardinal
        && matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
        && item.clone().all(|at| number(at).is_none())
}

/// Whether nothing is said but what the item is for: `carrots, for the soup`.
fn is_purpose(list: &List<'_>, bare: &Range<usize>) -> bool {
    let spoken = |at: usize| list.token(at).is_some_and(Token::is_spoken);
    list.is(bare.start, Class::Purposes)
        && (2..=3).contains(&bare.len())
        && bare.clone().all(spoken)
        && !bare.clone().any(|at| occasion::is_one(list, at))
}
