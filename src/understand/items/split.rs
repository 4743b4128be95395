use std::ops::Range;

use super::edges::Front;
use super::{List, Part};
use crate::understand::words::{Kind, Token};

/// A piece between two separators.
pub(super) struct Piece {
    /// The item; empty if there is none.
    pub(super) range: Range<usize>,
    /// It takes back the item before.
    pub(super) takes_back: bool,
}

/// The sentences, lines and bullets of a part.
pub(super) fn sentences(list: &List<'_>, range: Range<usize>) -> Vec<Range<usize>> {
    let mut sentences = Vec::new();
    let mut start = range.start;
    let mut expected = 1;
    let mut at = range.start;
    let mut headed = false;
    while at < range.end {
        let mut next = at + 1;
        let ends = match list.kind(at) {
            Some(Kind::LineBreak | Kind::Bullet) => true,
            Some(Kind::SentenceEnd | Kind::Dot) => is_end(list, at, range.end),
            Some(Kind::Colon) => is_colon(list, at),
            Some(Kind::Number) if is_counter(list, at, expected) => {
                expected += 1;
                next = at + 2;
                true
            }
            _ => false,
        };
        if ends {
            // What stands before the first colon is a heading and no item, if it is short and simple.
            let heading = list.kind(at) == Some(Kind::Colon) && !headed && is_heading(list, start..at);
            headed |= list.kind(at) == Some(Kind::Colon);
            if !heading {
                sentences.push(start..at);
            }
            start = next;
        }
        at = next;
    }
    sentences.push(start..range.end);
    sentences
}

/// Whether the dot, or what ends a sentence, does so.
fn is_end(list: &List<'_>, at: usize, end: usize) -> bool {
    let next = list.token(at + 1).filter(|_| at + 1 < end);
    let Some(next) = next else { return true };
    let Some(mark) = list.token(at) else { return true };
    let before = at.checked_sub(1).and_then(|at| list.token(at));
    if next.glued && next.is_spoken() {
        return false;
    }
    let upper = next.said(list.text).chars().next().is_some_and(char::is_uppercase);
    if mark.kind == Kind::Dot {
        // After digits it may be an ordinal: in German a capital letter says nothing.
        return upper && !list.verbs_end;
    }
    let dotted = mark.said(list.text) == "." && mark.glued;
    let short = before.is_some_and(|word| {
        list.words.abbreviations.contains(&word.folded.as_str()) || (word.folded.len() == 1 && upper)
    });
    !(dotted && short)
}

fn is_colon(list: &List<'_>, at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| list.kind(at)) == Some(Kind::Number);
    let after = list.token(at + 1).is_some_and(|next| next.glued && next.kind == Kind::Number);
    !(before && after)
}

fn is_heading(list: &List<'_>, range: Range<usize>) -> bool {
    let parted = range.clone().any(|at| matches!(list.kind(at), Some(Kind::Comma | Kind::Semicolon)));
    !parted && list.spoken(range).len() <= 4
}

/// `1.` or `1)`, then `2.`, then `3.`: the numbers of a numbered list.
fn is_counter(list: &List<'_>, at: usize, expected: u64) -> bool {
    let counts = |at: usize, value: u64| {
        list.token(at).and_then(|token| token.number).is_some_and(|n| n.value == value && n.digits > 0)
            && list
                .token(at + 1)
                .is_some_and(|mark| mark.glued && (mark.kind == Kind::Dot || mark.said(list.text) == ")"))
            && list.token(at + 2).is_some_and(|next| !next.glued)
    };
    if expected > 1 {
        return counts(at, expected);
    }
    // The first of one is only a number and the end of a sentence.
    counts(at, 1) && (at + 3..list.tokens.len().min(at + 80)).any(|later| counts(later, 2))
}

/// What stands before a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sep {
    /// The sentence begins here, or a word that never stands within an item.
    Start,
    /// A comma or the like.
    Comma,
    /// A comma and the conjunction: the last item.
    CommaAnd,
}

/// The pieces of a sentence, in order.
pub(super) fn pieces(list: &List<'_>, sentence: Range<usize>, part: &Part) -> Vec<Piece> {
    let edges = list.edges();
    let first_in_part = sentence.start == part.range.start;
    let sentence = edges.before_lead_out(sentence);
    let mut front = Front::default();
    let mut rough: Vec<(Sep, Range<usize>, bool)> = Vec::new();
    for (sep, range) in roughly(list, sentence) {
        let (range, takes_back) = corrected(list, range);
        let and = takes_and(list, &range);
        let first = first_in_part && rough.is_empty();
        let (bare, led) = edges.after_lead_in(edges.before_lead_out(range), part, first);
        front.duty |= led.duty;
        let bare = edges.before_lead_out(bare);
        let says_nothing = part.put && is_pronoun(list, bare.clone());
        let empty = bare.is_empty() || says_nothing;
        if empty && !takes_back {
            continue;
        }
        let sep = if sep == Sep::Comma && and { Sep::CommaAnd } else { sep };
        rough.push((sep, if empty { bare.start..bare.start } else { bare }, takes_back));
    }
    // What follows a correction alone stands in the place of what was taken back.
    let parted = rough
        .iter()
        .skip(1)
        .any(|(sep, range, _)| matches!(sep, Sep::Comma | Sep::CommaAnd) && !range.is_empty());
    let mut fine: Vec<(Range<usize>, bool)> = Vec::new();
    let last = rough.len().saturating_sub(1);
    let tasks = rough.len() > 1 && rough.iter().all(|(_, range, _)| list.is_task(range.clone()));
    for (at, (sep, range, takes_back)) in rough.iter().enumerate() {
        let ands: Vec<usize> = range.clone().filter(|and| joins(list, *and, range)).collect();
        let chosen: &[usize] = match (parted, at == last && *sep != Sep::CommaAnd) {
            (false, _) => &ands,
            (true, false) => &[],
            // A longer chain has no other separator.
            (true, true) if ands.len() > 2 => &ands,
            (true, true) => ands.get(..ands.len().min(1)).unwrap_or_default(),
        };
        let mut start = range.start;
        let mut takes_back = *takes_back;
        for and in chosen {
            let rest = and + 1..range.end;
            if parted && tasks && !list.is_task(edges.bare(rest)) {
                continue;
            }
            fine.push((start..*and, takes_back));
            takes_back = false;
            start = and + 1;
        }
        fine.push((start..range.end, takes_back));
    }
    let task = |range: &Range<usize>| !range.is_empty() && list.is_task(edges.bare(range.clone()));
    let tasks: Vec<bool> = fine.iter().map(|(range, _)| task(range)).collect();
    let count = tasks.iter().filter(|task| **task).count();
    fine.into_iter()
        .zip(tasks)
        .enumerate()
        .map(|(at, ((range, takes_back), task))| {
            let buying = count == usize::from(task);
            let (range, _) = edges.after_lead_in(range, part, false);
            let range = edges.before_lead_out(edges.bare(range));
            let range = if buying && (at == 0 || list.verbs_end) {
                edges.without_buying(range, front)
            } else {
                range
            };
            Piece { range, takes_back }
        })
        .collect()
}

/// Whether a piece begins with the conjunction.
fn takes_and(list: &List<'_>, range: &Range<usize>) -> bool {
    let bare = list.edges().unmarked(range.clone());
    list.words.conjunctions.contains(&list.word(bare.start))
}

fn is_pronoun(list: &List<'_>, range: Range<usize>) -> bool {
    let count = list.any_phrase(range.start, range.end, list.words.pronouns);
    count > 0 && count == range.len()
}

/// Splits where something always separates: commas, spaced dashes, `and then`, counted ordinals.
fn roughly(list: &List<'_>, sentence: Range<usize>) -> Vec<(Sep, Range<usize>)> {
    let mut pieces = Vec::new();
    let mut start = sentence.start;
    let mut sep = Sep::Start;
    let mut at = sentence.start;
    let mut ordinal = 0;
    while at < sentence.end {
        let (count, next) = separator(list, at, &sentence, &mut ordinal);
        if count > 0 {
            pieces.push((sep, start..at));
            start = at + count;
            sep = next;
        }
        at += count.max(1);
    }
    pieces.push((sep, start..sentence.end));
    pieces
}

fn separator(list: &List<'_>, at: usize, sentence: &Range<usize>, ordinal: &mut u64) -> (usize, Sep) {
    let Some(token) = list.token(at) else { return (0, Sep::Start) };
    let free = |token: &Token| !token.glued && list.token(at + 1).is_none_or(|next| !next.glued);
    match token.kind {
        Kind::Comma | Kind::Semicolon => (1, Sep::Comma),
        Kind::Dash | Kind::Slash if free(token) => (1, Sep::Comma),
        Kind::Word | Kind::Number => {
            if let Some(count) = counted(list, at, sentence, ordinal) {
                return (count, Sep::Start);
            }
            // At the edge it is no separator, and the edges are cleaned anyway.
            let count = list.any_phrase(at, sentence.end, list.words.separators);
            let inside = at > sentence.start && at + count < sentence.end;
            (if inside { count } else { 0 }, Sep::Start)
        }
        _ => (0, Sep::Start),
    }
}

/// How many tokens at `at` count the next item: `first`, then `second`, then `finally`.
fn counted(list: &List<'_>, at: usize, sentence: &Range<usize>, ordinal: &mut u64) -> Option<usize> {
    let place = |at: usize| -> Option<u64> {
        let token = list.token(at)?;
        let word =
            list.words.ordinals.iter().find(|(word, _)| *word == token.folded).map(|(_, place)| *place);
        word.or_else(|| token.number.filter(|n| n.ordinal && n.digits == 0).map(|n| n.value))
    };
    if *ordinal > 0 {
        let last = list.any_phrase(at, sentence.end, list.words.lasts);
        if last > 0 && at + last < sentence.end {
            return Some(last);
        }
    }
    if place(at)? != *ordinal + 1 {
        return None;
    }
    // `first` alone may mean anything: it counts where the second follows.
    let follows = || (at + 1..sentence.end.min(at + 60)).any(|later| place(later) == Some(2));
    let lasts = || {
        (at + 1..sentence.end.min(at + 60)).any(|at| list.any_phrase(at, sentence.end, list.words.lasts) > 0)
    };
    if *ordinal == 0 && !follows() && !lasts() {
        return None;
    }
    *ordinal += 1;
    Some(1)
}

/// A piece without the words of a correction, and whether it takes back the item before.
fn corrected(list: &List<'_>, range: Range<usize>) -> (Range<usize>, bool) {
    let edges = list.edges();
    let bare = edges.unmarked(range.clone());
    let alone = list.any_phrase(bare.start, bare.end, list.words.corrections);
    if alone > 0 && alone == bare.len() {
        return (bare.end..bare.end, true);
    }
    let leading = list.any_phrase(bare.start, bare.end, list.words.corrections_of);
    if leading > 0 { (bare.start + leading..bare.end, true) } else { (range, false) }
}

/// Whether the token is a conjunction that stands between two items, and not within one.
fn joins(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let Some(token) = list.token(at) else { return false };
    let sign = token.kind == Kind::Symbol && matches!(token.said(list.text), "&" | "+");
    let word = token.kind == Kind::Word && list.words.conjunctions.contains(&token.folded.as_str());
    if !(sign || word) || at <= range.start || at + 1 >= range.end {
        return false;
    }
    let hyphen = list.kind(at - 1) == Some(Kind::Dash);
    let adjectives = is_adjective(list, at - 1) && is_adjective(list, at + 1);
    !(hyphen || adjectives || is_pair(list, at, range) || is_initials(list, at) || is_part(list, at, range))
}

fn is_pair(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    list.words.pairs.iter().any(|pair| {
        let left = pair.split(' ').position(|word| list.words.conjunctions.contains(&word) || word == "and");
        left.is_some_and(|left| {
            let start = at.checked_sub(left).filter(|start| *start >= range.start);
            let sign = list.kind(at) == Some(Kind::Symbol);
            start.is_some_and(|start| {
                pair.split(' ').enumerate().all(|(i, word)| {
                    start + i < range.end && (list.word(start + i) == word || (sign && start + i == at))
                })
            })
        })
    })
}

/// `M and Ms`, `B & Q`: letters are joined to a name.
fn is_initials(list: &List<'_>, at: usize) -> bool {
    let letters = |at: usize| match list.kind(at) {
        Some(Kind::Word) => list.word(at).chars().count(),
        _ => usize::MAX,
    };
    letters(at - 1) == 1 && letters(at + 1) <= 2
}

/// `two and a half`, `un kilo et demi`.
fn is_part(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let words = list.words;
    let mut next = at + 1;
    if next < range.end && (words.ones.contains(&list.word(next)) || list.kind(next) == Some(Kind::Number)) {
        next += 1;
    }
    if next >= range.end || !words.parts.contains(&list.word(next)) {
        return false;
    }
    // `milk and half a pound of butter` are two: a part belongs to the number or measure before it.
    let before = list.word(at - 1);
    let counted = list.kind(at - 1) == Some(Kind::Number) || words.ones.contains(&before);
    counted
        || (next == at + 1 && words.measures.contains(&before))
        || (next > at + 1 && is_unit(list, at - 1, range))
}

/// A measure with a number before it.
fn is_unit(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let number = at.checked_sub(1).filter(|at| *at >= range.start).and_then(|at| list.kind(at));
    number == Some(Kind::Number)
        && list.words.measures.iter().any(|measure| list.word(at).starts_with(measure))
        && list.word(at + 2) != "quarter"
}

fn is_adjective(list: &List<'_>, at: usize) -> bool {
    let word = list.word(at);
    list.words.adjectives.iter().any(|stem| {
        word.strip_prefix(stem).is_some_and(|ending| list.words.adjective_endings.contains(&ending))
    })
}
