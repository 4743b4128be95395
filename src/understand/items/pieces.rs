use std::ops::Range;

use super::asides::{is_aside, is_thing_too};
use super::corrections::{corrected, corrects_within, removed};
use super::counting::{Count, counts_aloud};
use super::edges::Front;
use super::joints::{hesitations, joins, quantities};
use super::rejoined::{join_asides, join_numbers};
use super::sentences::Sentence;
use super::{List, Part, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// Signs that open an item where they stand by themselves.
const BULLETS: [&str; 9] = ["*", "|", "~", "→", "✓", "✔", "✅", "☐", "☑"];

/// A piece between two separators.
pub(super) struct Piece {
    /// The item; empty if there is none.
    pub(super) range: Range<usize>,
    /// It takes back the item before.
    pub(super) takes_back: bool,
    /// It takes back the item that is named here.
    pub(super) removes: Option<Range<usize>>,
}

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

/// The pieces of a sentence, in order; it may be the only one.
pub(super) fn pieces(
    list: &List<'_>,
    sentence: Sentence,
    alone: bool,
    part: &Part,
    count: &mut Count,
) -> Vec<Piece> {
    let (rough, front) = roughly(list, sentence, alone, part, count);
    let parted = is_parted(&rough);
    let fine = finely(list, &rough, alone, part.tasks);
    // Where things are to be done, buying is one of them.
    let edges = list.edges();
    let is_errand = |range: &Range<usize>| {
        let bare = edges.bare(range.clone());
        list.is_task(bare.clone()) && edges.without_buying(bare.clone(), Front { duty: true }) == bare
    };
    let errands = fine.iter().any(|piece| is_errand(&piece.range));
    // What put a task on the list is gone by now, `add put the bins out`, and so it is before the first of things;
    // before others it is said again: `add milk and add bread`, but `add milk and place mats`.
    let puts = part.put && list.purpose != Purpose::Chores;
    let again = |at: usize| {
        list.any_phrase(at, list.tokens.len(), Set::LateAdders) > 0
            || (part.range.start..at).any(|before| list.word(before) == list.word(at))
    };
    let first = |at: usize| rough.binary_search_by_key(&at, |rough| rough.range.start).is_ok();
    let said = |at: usize| list.any_phrase(at, list.tokens.len(), Set::Adders) > 0 && !first(at) && again(at);
    let [putting, not_putting] = [puts, false].map(|put| Part { put, ..part.clone() });
    let mut cleaned = Vec::with_capacity(fine.len());
    for Piece { range, mut takes_back, removes } in fine {
        if removes.is_some() {
            cleaned.push(Piece { range, takes_back, removes });
            continue;
        }
        let part = if puts && said(range.start) { &putting } else { &not_putting };
        let range = if list.asks(range.start) { range } else { edges.after_lead_in(range, part, false).0 };
        let range = edges.before_lead_out(edges.bare(range));
        let things = if errands { range.clone() } else { edges.without_buying(range.clone(), front) };
        let mut push = |range| {
            cleaned.push(Piece { range, takes_back, removes: None });
            takes_back = false;
        };
        // `pack three shirts two hats`: only without the verb it begins with a quantity.
        if things.start > range.start {
            quantities(list, things, parted, push);
        } else {
            push(things);
        }
    }
    cleaned
}

pub(super) struct Rough {
    pub(super) sep: Sep,
    pub(super) range: Range<usize>,
    pub(super) takes_back: bool,
    pub(super) removes: Option<Range<usize>>,
}

/// Splits where something always separates, and takes off what leads in and out.
fn roughly(
    list: &List<'_>,
    sentence: Sentence,
    alone: bool,
    part: &Part,
    count: &mut Count,
) -> (Vec<Rough>, Front) {
    let edges = list.edges();
    let first_in_part = sentence.range.start == part.range.start;
    let first_sep = if sentence.counted { Sep::Counted } else { Sep::Start };
    // `… should go on the list`, `auf die Liste … schreiben`, `the list has … on it`
    let ends = sentence.range.end == part.range.end;
    let has = || {
        let start = edges.bare(sentence.range.clone()).start;
        list.any_phrase(start, sentence.range.end, Set::Openers) > 0
    };
    let verb = match part.before {
        true => Some(Set::Goes).filter(|_| part.put),
        false if list.verbs_end => Some(Set::Tails).filter(|_| part.put && list.purpose != Purpose::Chores),
        false => Some(Set::Tails).filter(|_| part.named && first_in_part),
    };
    let went = verb
        .filter(|_| ends)
        .map(|verb| list.any_phrase_before(sentence.range.start, sentence.range.end, verb))
        .filter(|went| *went > 0 && (part.before || list.verbs_end || has()))
        .unwrap_or(0);
    // `pizza to go`
    let bound = went == 1 && sentence.range.len() > 1 && list.is(sentence.range.end - 2, Class::Prepositions);
    let went = if bound { 0 } else { went };
    let mut said = sentence.range.start..sentence.range.end - went;
    // `can milk go on the list`
    if part.before && went > 0 && list.is(said.start, Class::Asks) && said.len() > 1 {
        let finite =
            list.is(said.end, Class::Asks) || list.any_phrase(said.end, sentence.range.end, Set::Wanters) > 0;
        said.start += usize::from(!finite);
    }
    let sentence = edges.before_lead_out(said.clone());
    let end = sentence.end;
    let led_out = || edges.bare(said.clone()).end > end;
    let lined = matches!(
        sentence.start.checked_sub(1).and_then(|at| list.kind(at)),
        Some(Kind::LineBreak | Kind::Bullet)
    );
    let not_putting = Part { put: false, ..part.clone() };
    let mut front = Front::default();
    let mut rough: Vec<Rough> = Vec::new();
    let mut paused = false;
    let mut separated = separated(list, sentence, first_sep, count).into_iter().peekable();
    while let Some((sep, range)) = separated.next() {
        // `for the party we need` says what the list is for, `I see that we need` is talk.
        let bare = edges.bare(range.clone());
        let more = separated.peek().map(|(sep, _)| *sep);
        let purpose = more == Some(Sep::Anew) && list.is(bare.start, Class::Prepositions);
        let leads = |set| list.any_phrase(bare.start, bare.end, set) > 0;
        let opens = |class| list.is(bare.start, class);
        // `when do we land` is to be asked.
        let asks = list.asks(bare.start) && !part.before;
        let clause = list.begins_clause(&bare);
        let title = list.is_title(bare.start);
        let speaks = clause || !title && opens(Class::Speakers) && (more.is_some() || part.before);
        let recalled = recalls(list, &bare);
        let report = more == Some(Sep::Anew) && (recalled || reports(list, &bare))
            || part.before && more.is_none() && rough.is_empty() && recalled;
        let first = first_in_part && rough.is_empty();
        let opening = first && part.named && leads(Set::Openers);
        let talk = report
            || speaks
                && !opening
                && ![Set::LeadIns, Set::Duties, Set::Corrections, Set::CorrectionsOf].into_iter().any(leads);
        let reason = part.put && more == Some(Sep::Therefore);
        if !list.keeps_talk && !asks && (purpose || talk || reason) {
            continue;
        }
        let removes = removed(list, &bare);
        if removes.is_some() {
            // `oh no, we have milk` takes back the milk, and nothing else.
            rough.pop_if(|before| before.takes_back && before.range.is_empty());
            rough.push(Rough { sep: Sep::Start, range: bare, takes_back: false, removes });
            continue;
        }
        if !asks && !title && is_aside(list, &range) {
            continue;
        }
        // `…, what else, oh yes, …`
        let pauses =
            bare.is_empty() && range.clone().any(|at| list.any_phrase(at, range.end, Set::Fillers) > 1);
        let sep = if paused && matches!(sep, Sep::Comma | Sep::Dash) { Sep::After } else { sep };
        paused = pauses || paused && bare.is_empty();
        // `no, that's it`
        let told = || list.any_phrase_before(bare.start, bare.end, Set::Pronouns) > 0;
        let closes = || more.is_none() && led_out() && (bare.len() == 1 || !told());
        let (range, takes_back) = if title { (range, false) } else { corrected(list, range) };
        let takes_back = takes_back && !(range.is_empty() && closes());
        let and = takes_and(list, &range);
        let whole = range.clone();
        let range = if first && part.named {
            occasion::without(list, range, part, more.is_some() || !alone || part.follows)
        } else {
            range
        };
        // `questions pour la maîtresse est-ce que …`
        let asks =
            list.purpose == Purpose::Questions && !part.before && list.asks(edges.bare(range.clone()).start);
        let thing = part.put
            && sep == Sep::Comma
            && !rough.is_empty()
            && is_thing_too(list, part, edges.bare(range.clone()).start);
        let putting = if thing { &not_putting } else { part };
        let (bare, led) = match asks {
            true => (edges.bare(range), Front::default()),
            false => edges.after_lead_in(edges.before_lead_out(range), putting, first),
        };
        // `pour l'atelier commander des vis`
        let ordered = first && part.put && part.named && leads(Set::Buyers);
        front.duty |= led.duty || ordered;
        // `can you remember that`
        let anew = !first_in_part && rough.is_empty();
        let led_to = |bare: &Range<usize>| bare.start > edges.bare(whole.clone()).start;
        let bare = edges.before_lead_out(bare);
        let notes = first && part.named && !part.put && more.is_some() && is_pronoun(list, bare.clone());
        let says_nothing = notes
            || (part.put || part.before) && is_pronoun(list, bare.clone())
            || anew && bare.len() == 1 && is_pronoun(list, bare.clone()) && led_to(&bare)
            || part.put && part.before && only_puts(list, bare.clone())
            || part.before && is_all(list, bare.clone(), Set::Ways)
            || part.before && list.purpose != Purpose::Chores && is_all(list, bare.clone(), Set::Buyers)
            || part.before
                && (!part.put || list.is(bare.start, Class::Purposes))
                && occasion::is_all(list, bare.clone());
        let range = if says_nothing { bare.end..bare.end } else { bare };
        if takes_back || !range.is_empty() {
            let sep = if matches!(sep, Sep::Comma | Sep::Dash) && and { Sep::CommaAnd } else { sep };
            rough.push(Rough { sep, range, takes_back, removes: None });
        }
    }
    join_asides(list, &mut rough, lined);
    join_numbers(list, &mut rough);
    if counts_aloud(list, rough.iter().map(|piece| &piece.range)) {
        let is_count =
            |range: &Range<usize>| range.len() == 1 && list.kind(range.start) == Some(Kind::Number);
        rough.retain(|piece| !is_count(&piece.range));
    }
    (rough, front)
}

/// Splits at the conjunctions that separate, and before a new quantity.
fn finely(list: &List<'_>, rough: &[Rough], alone: bool, to_do: bool) -> Vec<Piece> {
    let edges = list.edges();
    let parted = is_parted(rough);
    let joints = |piece: &Rough| piece.range.clone().filter(|at| joins(list, *at, &piece.range)).collect();
    let joints: Vec<Vec<usize>> = rough.iter().map(joints).collect();
    // Where something else is to be done, too, a conjunction may stand within a task: `call Tom and Jane`.
    let chores = list.purpose == Purpose::Chores || to_do;
    let several = if rough.len() > 1 { parted || chores } else { chores && !alone };
    let tasks = several && joints.iter().any(|ands| !ands.is_empty()) && all_tasks(list, rough);
    let mut fine = Vec::new();
    for (at, (Rough { sep, range, takes_back, removes }, ands)) in rough.iter().zip(&joints).enumerate() {
        let next = rough.get(at + 1).map_or(Sep::Start, |piece| piece.sep);
        let last = !matches!(next, Sep::Comma | Sep::CommaAnd);
        let mut start = range.start;
        let mut takes_back = *takes_back;
        let is_task = |range: Range<usize>| list.is_task(edges.bare(range));
        // `pay the rent and vacuum`
        let is_verb = |range: Range<usize>| list.is_verb(edges.bare(range));
        let parts_tasks = |and: usize| {
            // Where the verb stands last, the task before has one, too.
            (is_task(and + 1..range.end) || is_verb(and + 1..range.end))
                && (!list.verbs_end || is_task(range.start..and))
        };
        let able: Vec<usize> = ands.iter().copied().filter(|and| !tasks || parts_tasks(*and)).collect();
        let chosen: &[usize] = match (parted, last && *sep != Sep::CommaAnd) {
            _ if *sep == Sep::Counted || removes.is_some() => &[],
            (false, _) => &able,
            (true, false) => &[],
            // A longer chain has no other separator.
            (true, true) if ands.len() > 2 => &able,
            (true, true) => able.get(able.len().saturating_sub(1)..).unwrap_or_default(),
        };
        let hesitant =
            list.loose && alone && ands.is_empty() && rough.iter().skip(1).all(|piece| piece.takes_back);
        for end in chosen.iter().copied().chain([range.end]) {
            let bare = edges.bare(start..end);
            let mut add = |thing: Range<usize>| {
                quantities(list, thing, parted, |range| {
                    fine.push(Piece { range, takes_back, removes: removes.clone() });
                    takes_back = false;
                });
            };
            if hesitant {
                hesitations(list, bare).into_iter().for_each(add)
            } else {
                add(bare)
            }
            start = end + 1;
        }
    }
    for at in 1..fine.len() {
        if let Some([before, after]) = fine.get(at - 1..=at)
            && restates(list, &before.range, &after.range)
            && let Some(piece) = fine.get_mut(at)
        {
            piece.takes_back = true;
        }
    }
    fine
}

/// Whether all pieces are something to do; among several that are, one that begins with a word before a name is,
/// too: `hassle Tom and Jane`.
fn all_tasks(list: &List<'_>, rough: &[Rough]) -> bool {
    let capital = |at: usize| {
        let said = list.token(at).filter(|token| token.kind == Kind::Word).map(|token| token.said(list.text));
        said.map(|said| said.starts_with(char::is_uppercase))
    };
    let names = |at: usize| list.capitals_tell && capital(at) == Some(false) && capital(at + 1) == Some(true);
    let is_task = |piece: &&Rough| list.is_task(piece.range.clone());
    let mut others = rough.iter().filter(|piece| !is_task(piece));
    match (others.next(), others.next()) {
        (None, _) => true,
        (Some(other), None) => !list.verbs_end && rough.len() > 2 && names(other.range.start),
        (Some(_), Some(_)) => false,
    }
}

/// Whether, behind a noise, another number of the same things is said: `zwei Brote äh drei Brote`.
fn restates(list: &List<'_>, before: &Range<usize>, after: &Range<usize>) -> bool {
    let things = |range: &Range<usize>| -> Vec<&str> {
        let words = range.clone().skip(1).filter(|at| !list.is_noise(*at));
        words.map(|at| list.word(at)).collect()
    };
    let counted = |range: &Range<usize>| list.kind(range.start) == Some(Kind::Number);
    (before.start..after.start).any(|at| list.is_noise(at))
        && counted(before)
        && counted(after)
        && things(before) == things(after)
}

/// Whether a piece before the list's name only says that the speaker thinks of the list: `just remembered`.
fn recalls(list: &List<'_>, range: &Range<usize>) -> bool {
    range.len() <= 2 && range.end > range.start && list.is(range.end - 1, Class::Reports)
}

/// Whether commas stand between the items.
fn is_parted(rough: &[Rough]) -> bool {
    let by_comma = |piece: &Rough| matches!(piece.sep, Sep::Comma | Sep::CommaAnd) && !piece.range.is_empty();
    rough.iter().skip(1).any(by_comma)
}

/// Whether a piece says that something is said or known: `my wife says`.
fn reports(list: &List<'_>, range: &Range<usize>) -> bool {
    range.len() > 1 && list.is(range.end - 1, Class::Reports)
}

/// Whether a piece begins with the conjunction.
fn takes_and(list: &List<'_>, range: &Range<usize>) -> bool {
    let bare = list.edges().unmarked(range.clone());
    list.is(bare.start, Class::Conjunctions)
}

fn is_pronoun(list: &List<'_>, range: Range<usize>) -> bool {
    is_all(list, range, Set::Pronouns)
}

/// Whether a piece says nothing but that something is to be put on the list: `la mettre`, `lo puedes poner`.
fn only_puts(list: &List<'_>, range: Range<usize>) -> bool {
    let mut at = range.start;
    let mut puts = false;
    while at < range.end {
        let longest =
            |sets: &[Set]| sets.iter().map(|set| list.any_phrase(at, range.end, *set)).max().unwrap_or(0);
        let adder = longest(&[Set::Adders]);
        let taken = adder.max(longest(&[Set::Pronouns, Set::LeadIns, Set::Duties, Set::Fillers]));
        if taken == 0 && list.kind(at) != Some(Kind::Dash) {
            return false;
        }
        puts |= adder > 0;
        at += taken.max(1);
    }
    puts
}

/// Whether a phrase of the set is all that the range says.
fn is_all(list: &List<'_>, range: Range<usize>, set: Set) -> bool {
    let count = list.any_phrase(range.start, range.end, set);
    count > 0 && count == range.len()
}

/// Commas, spaced dashes, `and then`, counted items, `we also need`.
fn separated(
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
            if start < at || next != Sep::Therefore {
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
        Kind::Word if token.number.is_none() && list.beside(at).is_none() => (0, 0, None),
        Kind::Word | Kind::Number => {
            if let Some(taken) = count.step(list, at, sentence) {
                return (taken, 0, Some(Sep::Counted));
            }
            if let Some(taken) = therefore(list, at, sentence) {
                return (taken, 0, Some(Sep::Therefore));
            }
            let lead_in = list.any_phrase(at, sentence.end, Set::LeadIns);
            let anew = lead_in.max(list.any_phrase(at, sentence.end, Set::Duties));
            let subject = |at| list.is(at, Class::Subjects);
            // `brauchen wir`
            let inverted = || list.verbs_end && at > start && subject(at + 1);
            // `check whether we need milk`
            let told = || {
                at > start
                    && list.is_any(at - 1, [Class::Asks, Class::Clauses])
                    && list.is_task(list.edges().bare(start..at))
            };
            // `para la cena necesitamos`: one word says who and what, but not behind `que`.
            let says_both = || {
                let told = at > 0 && list.is_any(at - 1, [Class::Reports, Class::Asks, Class::Clauses]);
                at > start && anew == 1 && lead_in == 1 && !told && !list.is(at - 1, Class::Conjunctions)
            };
            if (anew > 1 || says_both()) && !list.asks_again(start) && (subject(at) || inverted()) && !told()
            {
                return (0, anew, Some(Sep::Anew));
            }
            if anew > 2 {
                return (0, anew, None);
            }
            if let Some(taken) = corrects_within(list, at, start..sentence.end) {
                return (0, taken, Some(Sep::Start));
            }
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
            // `the next one`
            let pointed = taken == 1 && at > start && list.is(at - 1, Class::Articles);
            let bound = part
                || day
                || pointed
                || list.is_whole(at)
                || list.asks_anew(at)
                || list.is_title(end - 1)
                || list.is_joined(end)
                || is_more(list, at, start)
                || ends_name(list, at..end, sentence);
            if bound { (0, 0, None) } else { (taken, 0, Some(Sep::Start)) }
        }
        _ => (0, 0, None),
    }
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

/// How many words at `at` say that what follows is to be put on the list for what was said before.
fn therefore(list: &List<'_>, at: usize, sentence: &Range<usize>) -> Option<usize> {
    let count = list.any_phrase(at, list.tokens.len(), Set::Therefores);
    if count == 0 {
        return None;
    }
    // `but please remember to add`
    let mut adder = at + count;
    let mut led = usize::from(at > sentence.start);
    while led > 0 && list.any_phrase(adder, sentence.end, Set::Adders) == 0 {
        let leads = [Set::LeadIns, Set::Duties, Set::Fillers].into_iter();
        led = leads.map(|set| list.any_phrase(adder, sentence.end, set)).max().unwrap_or(0);
        adder += led;
    }
    (led > 0).then_some(count)
}
