//! What separates the items of a sentence, whatever they are.

use std::ops::Range;

use super::anew::begins_anew;
use super::corrections::{corrects_within, removed};
use super::counting::Count;
use super::reasons::therefore;
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// Signs that open an item where they stand by themselves.
pub(super) const BULLETS: [&str; 9] = ["*", "|", "~", "→", "✓", "✔", "✅", "☐", "☑"];

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
    // A line begins right behind the break.
    let lined = || at.checked_sub(1).and_then(|at| list.kind(at)) == Some(Kind::LineBreak);
    let free =
        |token: &Token<'_>| (!token.glued || lined()) && list.token(at + 1).is_none_or(|next| !next.glued);
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
            if begins {
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
    let said = list.any_phrase(at, sentence.end, Set::Breaks);
    if said > 0 && names_break(list, at, at + said, start, sentence) {
        return (0, said, None);
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

/// A mark that is dictated twice stands no farther apart.
const APART: usize = 30;

/// Whether what is dictated as a mark elsewhere is a thing, or ends one: `a new line`, `la pêche à la ligne`. Then it
/// is said once, and nothing that could be the next line follows.
fn names_break(list: &List<'_>, at: usize, end: usize, start: usize, sentence: &Range<usize>) -> bool {
    let marked = || {
        list.is_any(end, [Class::Conjunctions, Class::Of, Class::Partitives])
            || list.kind(end).is_none_or(|kind| !matches!(kind, Kind::Word | Kind::Number))
    };
    let Some(before) = at.checked_sub(1).filter(|before| *before >= start && marked()) else { return false };
    let article = list.is_any(before, [Class::Ones, Class::Articles, Class::Determiners]);
    let whole = list.any_phrase(before, sentence.end, Set::Wholes) > end - at;
    let again = |other: usize| other != at && list.any_phrase(other, sentence.end, Set::Breaks) > 0;
    let near = sentence.start.max(at.saturating_sub(APART))..sentence.end.min(at + APART);
    (article || whole) && !near.into_iter().any(again)
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
