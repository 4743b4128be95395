//! What separates the items of a sentence, whatever they are.

use std::ops::Range;

use super::anew::begins_anew;
use super::corrections::{corrects_within, removed};
use super::counting::Count;
use super::joints::{begins_some, is_adjective, person};
use super::preamble::is_content;
use super::reasons::{LONGEST_REASON, MIN_REASON, asks_for_it, intends, parts_talk};
use super::remarks::is_amount;
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// Signs that open an item where they stand by themselves.
const BULLETS: [&str; 9] = ["*", "|", "~", "→", "✓", "✔", "✅", "☐", "☑"];

/// What stands before a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sep {
    /// The sentence begins here, or a word that never stands within an item.
    Start,
    /// The speaker begins anew: `we also need`.
    Anew,
    /// What was said before is why: `so put`.
    Therefore,
    /// Its number in the list is said.
    Counted,
    /// A comma or the like.
    Comma,
    /// A dash, which parts like a comma if nothing else does.
    Dash,
    /// A comma and the conjunction: the last item.
    CommaAnd,
    /// A comma, and then more than was meant to be said: `, oh and`.
    After,
}

/// Commas, spaced dashes, `and then`, counted items, `we also need`.
pub(super) fn separated(
    list: &List<'_>,
    sentence: Range<usize>,
    first: Sep,
    count: &mut Count,
) -> Vec<(Sep, Range<usize>)> {
    let mut pieces = Vec::new();
    let mut start = sentence.start;
    let mut sep = first;
    let mut at = sentence.start;
    while at < sentence.end {
        let (taken, skipped, next) = separator(list, at, start, &sentence, count);
        if let Some(next) = next {
            // `, then`: the comma parts, too.
            let comma =
                start == at && matches!(sep, Sep::Comma | Sep::Dash | Sep::After) && next == Sep::Start;
            let more = comma && list.any_phrase(at, at + taken, Set::Afterthoughts) == taken;
            // `my wife says, we need`
            let anew = start == at && sep == Sep::Comma && next == Sep::Anew;
            if !anew && (start < at || next != Sep::Therefore) {
                pieces.push((sep, start..at));
            }
            start = at + taken;
            sep = match (comma, more) {
                (true, true) => Sep::After,
                (true, false) => sep,
                (false, _) => next,
            };
        }
        at += (taken + skipped).max(1);
    }
    pieces.push((sep, start..sentence.end));
    pieces
}

/// How many tokens at `at` separate it from what began at `start`, how many behind them surely do not, and what kind of separator it is.
fn separator(
    list: &List<'_>,
    at: usize,
    start: usize,
    sentence: &Range<usize>,
    count: &mut Count,
) -> (usize, usize, Option<Sep>) {
    let Some(token) = list.token(at) else { return (0, 0, None) };
    let free = |token: &Token<'_>| !token.glued && list.token(at + 1).is_none_or(|next| !next.glued);
    match token.kind {
        Kind::Comma | Kind::Semicolon => (1, 0, Some(Sep::Comma)),
        Kind::Dash if free(token) => (1, 0, Some(Sep::Dash)),
        Kind::Slash if free(token) => (1, 0, Some(Sep::Comma)),
        Kind::Symbol if free(token) && BULLETS.contains(&token.said(list.text)) => (1, 0, Some(Sep::Comma)),
        // Of most words nothing is known.
        Kind::Word
            if token.number.is_none() && list.beside(at).is_none() && list.needing(at, sentence.end) == 0 =>
        {
            (0, 0, None)
        }
        Kind::Word | Kind::Number => {
            if let Some(taken) = count.step(list, at, sentence) {
                return (taken, 0, Some(Sep::Counted));
            }
            // `… pasta we still have so rice`
            if list.any_phrase(at, sentence.end, Set::Therefores) > 0
                && at + 1 < sentence.end
                && list.any_phrase_before(start, at, Set::Removals) > 1
                && removed(list, &list.edges().bare(start..at)).is_some()
            {
                return (list.any_phrase(at, sentence.end, Set::Therefores), 0, Some(Sep::Start));
            }
            if let Some(taken) = therefore(list, at, sentence) {
                return (taken, 0, Some(Sep::Therefore));
            }
            let (anew, begins) = begins_anew(list, at, start, sentence.end);
            if begins || start == sentence.start && ends_clause(list, at, start..sentence.end) {
                return (0, anew, Some(Sep::Anew));
            }
            if anew > 2 {
                return (0, anew, None);
            }
            if let Some(taken) = corrects_within(list, at, start..sentence.end) {
                return (0, taken, Some(Sep::Start));
            }
            // `the milk is gone please milk and butter`
            let gone = || list.any_phrase_before(start, at, Set::LeadOuts);
            if list.is(at, Class::Thanks) && gone() > 1 && list.is(at - gone(), Class::Copulas) {
                return (1, 0, Some(Sep::Start));
            }
            said_separator(list, at, start, sentence)
        }
        _ => (0, 0, None),
    }
}

/// Whether a clause begins the range, or what the things are for, and something is asked for at `at`, behind it: `when
/// you come home` get milk.
fn ends_clause(list: &List<'_>, at: usize, range: Range<usize>) -> bool {
    let start = list.edges().unmarked(range.clone()).start;
    if !list.is_any(start, [Class::Clauses, Class::Purposes]) || at > start + LONGEST_REASON {
        return false;
    }
    // `para el aperitivo pon patatas`, but `pour maman mets des fleurs`
    let purpose = list.is(start, Class::Purposes) && person(list, start + 1, at) != Some(at);
    let adds = list.any_phrase(at, range.end, Set::Adders) > 0 && !list.is(at, Class::AddingThings);
    let leads = [Set::LeadIns, Set::Duties, Set::Buyers, Set::Adders];
    let lead = |at: usize| leads.iter().map(|set| list.any_phrase(at, range.end, *set)).max().unwrap_or(0);
    // `if you see strawberries get two boxes` names them in the clause.
    let asks = || {
        let first = lead(at);
        let thing = list.edges().bare(at + first + lead(at + first)..range.end);
        let ends = |at: &usize| list.kind(*at) == Some(Kind::Comma) || list.is(*at, Class::Conjunctions);
        let end = thing.clone().find(ends).unwrap_or(thing.end);
        let pronoun = list.is_hyphen(thing.start - 1) || list.any_phrase(thing.start, end, Set::Pronouns) > 0;
        let one = list.is(thing.start, Class::Ones) && list.is(thing.start + 1, Class::Measures);
        let amount = one && thing.start + 2 == end || is_amount(list, &(thing.start..end));
        first > 0 && thing.start < end && !pronoun && !amount
    };
    // `sí, leche`
    let accented = list.token(start).is_some_and(|word| !word.said(list.text).is_ascii());
    // `cuando vengas` is one of two words.
    let shortest = if list.words.partitives.is_empty() || list.is(start + 1, Class::Askers) { 3 } else { 2 };
    at >= start + shortest
        && (list.begins_clause(&range) || purpose && adds)
        && !accented
        && list.purpose == Purpose::Goods
        && list.kind(at - 1) == Some(Kind::Word)
        && !list.is(at - 1, Class::Conjunctions)
        && !list.is_any(at - 1, [Class::Prepositions, Class::Askers, Class::Subjects])
        && asks()
}

/// What [`separator`] says of a mark that is dictated or a word that parts: `comma`, `and then`.
fn said_separator(
    list: &List<'_>,
    at: usize,
    start: usize,
    sentence: &Range<usize>,
) -> (usize, usize, Option<Sep>) {
    let mark = |set, sep| {
        let taken = list.any_phrase(at, sentence.end, set);
        (taken > 0).then_some((taken, 0, Some(sep)))
    };
    if list.is_point(at) {
        return (0, 0, None);
    }
    if let Some(mark) = mark(Set::Breaks, Sep::Start).or_else(|| mark(Set::Commas, Sep::Comma)) {
        return mark;
    }
    // At the edge it is no separator, and the edges are cleaned anyway.
    let taken = list.any_phrase(at, sentence.end, Set::Separators);
    let end = at + taken;
    // `qué más era`
    let aside = if taken > 0 { list.any_phrase(at, sentence.end, Set::Asides) } else { 0 };
    if aside > taken {
        return (0, aside, None);
    }
    if taken == 0 || at == sentence.start || end >= sentence.end {
        return (0, 0, None);
    }
    // `and some of those buns`
    let part = list.is(end - 1, Class::Articles) && list.is(end, Class::Of);
    // `for next week`
    let day = taken == 1 && list.is(at, Class::Determiners) && occasion::is_one(list, at + 1);
    // `the next one`, `from next door`
    let pointed = taken == 1
        && at > start
        && list.is(at, Class::Determiners)
        && list.is_any(at - 1, [Class::Articles, Class::Prepositions, Class::Determiners])
        || taken == 1 && at > start && list.is_any(at - 1, [Class::Articles, Class::Prepositions]);
    // `when you're next at the shops`
    let placed = taken == 1 && list.is(at, Class::Determiners) && list.is(end, Class::Prepositions);
    let bound = part
        || day
        || placed
        || pointed
        // `plus de la farine`
        || list.is_whole(at) && list.any_phrase(end, sentence.end, Set::Somes) == 0
        || list.asks_anew(at)
        || list.is_title(end - 1)
        || list.is_joined(end)
        || is_more(list, at, start)
        || ends_name(list, at..end, sentence);
    if bound { (0, 0, None) } else { (taken, 0, Some(Sep::Start)) }
}

/// Whether `more` is to be done of something: `boire plus`, `beber más`.
fn is_more(list: &List<'_>, at: usize, start: usize) -> bool {
    if list.purpose == Purpose::Goods || !list.is(at, Class::Pluses) {
        return false;
    }
    let Some(verb) = at.checked_sub(1).filter(|verb| *verb >= start) else { return false };
    let first = verb == start || list.is(verb - 1, Class::Conjunctions);
    first && list.is_verb(verb..at)
}

/// Whether the separator in the range ends a name or says how strong what stands before is: `Disney plus`, `plus
/// 2.5`.
fn ends_name(list: &List<'_>, separator: Range<usize>, sentence: &Range<usize>) -> bool {
    if separator.len() > 1 || !list.is(separator.start, Class::Pluses) {
        return false;
    }
    let number = |at: &usize| list.kind(*at) == Some(Kind::Number) || list.is_point(*at);
    let next = (separator.end..sentence.end).find(|at| !number(at)).unwrap_or(sentence.end);
    let bound = next == sentence.end
        || list.is(next, Class::Conjunctions)
        || matches!(list.kind(next), Some(Kind::Comma | Kind::Semicolon));
    let before = separator.start.checked_sub(1).and_then(|before| list.kind(before));
    bound && before == Some(Kind::Word)
}

/// So soon behind the conclusion a thing is named again; text without end must not be looked at again and again.
const SOON: usize = 8;

/// Whether all things that open a sentence are named again behind the conclusion: `no hay leche`, así que leche y pan.
fn names_again(list: &List<'_>, told: &Range<usize>, behind: Range<usize>) -> bool {
    let behind = behind.start..behind.end.min(behind.start + SOON);
    let again = |at: usize| behind.clone().any(|other| list.word(other) == list.word(at));
    let parts = |at: usize| {
        matches!(list.kind(at), Some(Kind::Comma | Kind::Number)) || list.is(at, Class::Conjunctions)
    };
    list.purpose == Purpose::Goods
        && told.len() > 1
        && told.clone().any(|at| is_content(list, at))
        && told.clone().all(|at| !parts(at) && (!is_content(list, at) || again(at)))
}

/// With all the noise around it, no reason begins farther before its conclusion; text without end must not be looked at
/// again and again.
const FARTHEST_REASON: usize = 3 * LONGEST_REASON;

/// No more phrases lead from the conclusion to what puts something on the list: `but please remember to`.
const MOST_LEADS: usize = 6;

/// How many words at `at` say that what follows is to be put on the list for what was said before.
fn therefore(list: &List<'_>, at: usize, sentence: &Range<usize>) -> Option<usize> {
    let count = list.any_phrase(at, list.tokens.len(), Set::Therefores);
    let soon = at <= sentence.start + FARTHEST_REASON;
    if count == 0 {
        return (soon && puts_after_reason(list, at, sentence)).then_some(0);
    }
    // `oh no, the cat knocked over …`
    let cry = list.any_phrase(sentence.start, sentence.end, Set::Corrections);
    let cry = if list.kind(sentence.start + cry) == Some(Kind::Comma) { cry } else { 0 };
    let sentence = &(sentence.start + cry..sentence.end);
    // `we're having guests, so a bottle of red`
    let near = at.min(sentence.start + LONGEST_REASON);
    let first = list.edges().bare(sentence.start..near);
    let buyer = list.any_phrase(at + count, sentence.end, Set::Buyers);
    let thing = at + count + if list.verbs_end { 0 } else { buyer };
    if near == at
        && first.len() > 1
        && list.is_any(first.start, [Class::Subjects, Class::Speakers])
        && (begins_some(list, thing, sentence) || is_conclusion(list, at, thing, sentence))
    {
        return Some(count);
    }
    if names_again(list, &list.edges().bare(sentence.start..near), at + count..sentence.end) && near == at {
        return Some(count);
    }
    // `also bitte Senf`
    let named = || {
        let filler = list.any_phrase(at + count, sentence.end, Set::Fillers);
        is_named_thing(list, at + count + filler, sentence)
    };
    if soon && (is_reason(list, at, sentence) && named() || asks_for_it(list, at, count, sentence)) {
        return Some(count);
    }
    // `but please remember to add`
    let mut adder = at + count;
    let adds = |at: usize| list.any_phrase(at, sentence.end, Set::Adders) > 0;
    for _ in 0..MOST_LEADS {
        let leads = [Set::LeadIns, Set::Duties, Set::Fillers].into_iter();
        let led = leads.map(|set| list.any_phrase(adder, sentence.end, set)).max().unwrap_or(0);
        if at == sentence.start || led == 0 || adds(adder) {
            break;
        }
        adder += led;
    }
    (at > sentence.start && adds(adder)).then_some(count)
}

/// Whether something is put on the list at `at`, behind a clause that tells why, or that the same is gone: `vu qu'on a
/// du monde ajoute …`, `y a plus de sucre rajoute du sucre`.
fn puts_after_reason(list: &List<'_>, at: usize, sentence: &Range<usize>) -> bool {
    let adder = list.any_phrase(at, sentence.end, Set::LateAdders);
    let told = list.edges().bare(sentence.start..at);
    let led = [
        Class::Subjects,
        Class::Speakers,
        Class::Askers,
        Class::Prepositions,
        Class::Conjunctions,
        Class::Articles,
        Class::Ones,
        Class::Reports,
        Class::Auxiliaries,
    ];
    if adder == 0
        || list.verbs_end
        || matches!(list.purpose, Purpose::Chores | Purpose::Questions | Purpose::Titles)
        || list.is(at, Class::AddingThings)
        || !(MIN_REASON..=LONGEST_REASON).contains(&told.len())
        || told.clone().any(|at| {
            matches!(list.kind(at), Some(Kind::Comma | Kind::Colon)) || list.is(at, Class::Conjunctions)
        })
        || list.is_any(at - 1, led)
    {
        return false;
    }
    let reason = list.any_phrase(told.start, told.end, Set::Remarks);
    let tied = usize::from(
        list.is_any(told.start, [Class::Ties, Class::Clauses]) && !list.is(told.start, Class::Purposes),
    );
    let who = told.start + if reason > 1 { reason } else { tied };
    let speaks = [Class::Subjects, Class::Speakers, Class::Others];
    let why = who > told.start && list.is_any(who, speaks);
    let lacks = list.any_phrase(told.start, told.end, Set::LeadIns) > 1;
    let same = |other: usize| list.word(other) == list.word(told.end - 1) && list.beside(other).is_none();
    why || lacks && list.beside(at - 1).is_none() && (at + adder..sentence.end).any(same)
}

/// Whether what opens the sentence and ends at `at` says how something is and asks for nothing: `the slugs are back`.
fn is_reason(list: &List<'_>, at: usize, sentence: &Range<usize>) -> bool {
    let told = list.edges().bare(sentence.start..at);
    let leads = [Set::LeadIns, Set::Duties, Set::Adders, Set::Fillers, Set::Wanters];
    let asked = |at: usize| leads.iter().any(|set| list.any_phrase(at, told.end, *set) > 0);
    let asked = |at: usize| asked(at) && !intends(list, &told);
    // `it's going to rain`
    let first = list.token(told.start).map_or("", |word| word.said(list.text));
    let contracted =
        || list.is_any(told.start, [Class::Others, Class::ClosingOpens]) && first.contains(['\'', '’']);
    // `so good`
    let finite = |at: usize| match list.verbs_end {
        true => list.is_any(at, [Class::Copulas, Class::Asks, Class::Auxiliaries]),
        false => {
            let auxiliary = list.is(at, Class::Asks) && list.is(at, Class::Auxiliaries);
            at + 1 < told.end && at > told.start && (list.is(at, Class::Copulas) || auxiliary)
        }
    };
    // `así que`, but not `donc`, which carries nothing elsewhere.
    let sure = list.any_phrase(at, sentence.end, Set::Fillers) == 0;
    let speaks = |at: usize| list.is_any(at, [Class::Subjects, Class::Speakers, Class::Others]);
    let dated = || {
        let from = told.start + usize::from(list.is(told.start, Class::Reports));
        let day = day(list, from, told.end);
        day > from && (sure || speaks(day))
    };
    // `mon mari rentre tard`
    let who = told.start + usize::from(list.is_any(told.start, [Class::Articles, Class::Determiners]));
    let acts = || list.is(who, Class::People) && !list.is_any(who + 1, [Class::Prepositions, Class::Ties]);
    // `the lawn looks dreadful, so moss killer`
    let looks = || {
        let comma = list.kind(at - 1) == Some(Kind::Comma);
        let begins = |at: usize, case: fn(char) -> bool| {
            list.token(at).is_some_and(|word| word.said(list.text).starts_with(case))
        };
        // `das Brot vom Bäcker, also Dinkelbrot`
        let verb = !list.verbs_end
            || begins(told.end - 1, char::is_lowercase)
                && told.clone().skip(1).any(|at| begins(at, char::is_uppercase));
        comma
            && !sure
            && verb
            && told.len() > MIN_REASON
            && who > told.start
            && !list.is(told.start, Class::Ones)
    };
    (MIN_REASON..=LONGEST_REASON).contains(&told.len())
        && list.purpose != Purpose::Chores
        && !asked(told.start)
        && (told.clone().any(finite)
            || contracted()
            || intends(list, &told)
            || sure && speaks(told.start)
            || dated()
            || looks()
            || acts())
        && !told.clone().any(|at| parts_talk(list, at))
}

/// Where the day ends that is said at `at`: `el sábado`, `ce soir`; `at` if there is none.
pub(super) fn day(list: &List<'_>, at: usize, end: usize) -> usize {
    let opener = list.any_phrase(at, end, Set::Openers);
    let article = at + usize::from(list.is_any(at, [Class::Articles, Class::Determiners]));
    let days = (article..end).take_while(|at| occasion::is_one(list, *at)).count();
    match (opener, days) {
        (0, 0) => at,
        (0, days) => article + days,
        (opener, _) => at + opener,
    }
}

/// Whether `so` at `at` stands behind a whole clause and before a thing: `I have a cold so lemons`, but `I'm so happy`.
fn is_conclusion(list: &List<'_>, at: usize, thing: usize, sentence: &Range<usize>) -> bool {
    let stressed = [Class::Subjects, Class::Speakers, Class::Copulas, Class::Auxiliaries, Class::Asks];
    at > sentence.start + MIN_REASON
        && !list.is_any(at - 1, stressed)
        && list.kind(at - 1) == Some(Kind::Word)
        && is_named_thing(list, thing, sentence)
}

/// Whether a thing is named right behind what draws the conclusion: `so slug pellets`, but not `so that we …`, `so good`.
fn is_named_thing(list: &List<'_>, at: usize, sentence: &Range<usize>) -> bool {
    let other = [
        Class::Subjects,
        Class::Speakers,
        Class::Reports,
        Class::Prepositions,
        Class::Conjunctions,
        Class::Clauses,
        Class::Asks,
        Class::People,
    ];
    at < sentence.end
        && matches!(list.kind(at), Some(Kind::Word | Kind::Number))
        && (list.any_phrase(at, sentence.end, Set::Somes) > 0 || !list.is_any(at, other))
        && !is_adjective(list, at)
}
