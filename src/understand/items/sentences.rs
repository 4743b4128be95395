//! Sentences, lines, bullets and headings.

use std::ops::Range;

use super::edges::Front;
use super::separated::BULLETS;
use super::{List, Purpose};
use crate::understand::language::{Class, Set, proper};
use crate::understand::words::{Kind, Token};

/// So soon behind one thing with a colon the next one has its own.
const FAR: usize = 12;

/// What a list without a name is called takes no more words: `things to bring to the cabin`.
const LONGEST_HEADING: usize = 8;

/// Nobody says in more words before a colon why there is a list, or what it is for.
const LONGEST_CLAUSE: usize = 9;

/// No more words say behind the list's name, and before its lines, where that is.
const LONGEST_PLACE: usize = 5;

/// A sentence, line or bullet.
pub(super) struct Sentence {
    pub(super) range: Range<usize>,
    /// Its number in the list stands before it.
    pub(super) counted: bool,
    /// Where the thing begins, if the list is written line by line and this is one of the lines, so that it holds one.
    pub(super) line: Option<usize>,
}

/// The sentences, lines and bullets of a part.
pub(super) fn sentences(list: &List<'_>, range: Range<usize>) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let mut start = range.start;
    let mut expected = 1;
    let mut at = range.start;
    let mut headed = false;
    let mut counted = false;
    while at < range.end {
        let mut next = at + 1;
        let ends = match list.kind(at) {
            Some(Kind::LineBreak | Kind::Bullet) => true,
            Some(Kind::SentenceEnd | Kind::Dot) => is_end(list, at, range.end),
            Some(Kind::Colon) => is_colon(list, at),
            Some(Kind::Number | Kind::Word) => {
                let counter = counter(list, at, expected);
                expected += u64::from(counter > 0);
                next += counter.saturating_sub(1);
                counter > 0
            }
            _ => false,
        };
        if ends {
            // What stands before the first colon is a heading and no item, if it is short and simple.
            let first = start == range.start && start > 0;
            let heading = list.kind(at) == Some(Kind::Colon) && !headed && is_heading(list, start..at)
                || first && heads_lines(list, start..at);
            headed |= list.kind(at) == Some(Kind::Colon);
            if !heading {
                sentences.push(Sentence { range: start..at, counted, line: None });
            }
            counted = next > at + 1;
            start = next;
        }
        at = next;
    }
    sentences.push(Sentence { range: start..range.end, counted, line: None });
    mark_lines(list, &mut sentences, range);
    sentences
}

/// Two bullets make a list that is written line by line, and so many lines without one: what is told in two lines may be
/// two sentences.
const FEWEST_LINES: usize = 3;

/// Marks the lines of a list that is written line by line: `leeks`, `oil and vinegar`, `bread`. What begins with what
/// leads in is told, and so is what sentences or commas part.
fn mark_lines(list: &List<'_>, sentences: &mut [Sentence], part: Range<usize>) {
    let edges = list.edges();
    let broken = |at: usize| matches!(list.kind(at), Some(Kind::LineBreak | Kind::Bullet));
    let mut lines = Vec::new();
    let mut bullets: usize = 0;
    let mut parted: usize = 0;
    for (number, Sentence { range, .. }) in sentences.iter().enumerate() {
        let begins = range.start == part.start || range.start.checked_sub(1).is_some_and(broken);
        let last = range.end + 1 >= part.end && list.kind(range.end) == Some(Kind::SentenceEnd);
        let ends = range.end == part.end || broken(range.end) || last;
        let whole = edges.unmarked(range.clone());
        let sign = usize::from(!whole.is_empty() && is_bullet(list, whole.start));
        let bare = edges.unmarked(whole.start + sign..whole.end);
        // `thanks`
        if !begins || !ends || edges.before_lead_out(edges.bare(bare.clone())).is_empty() {
            continue;
        }
        let told =
            [Set::LeadIns, Set::Duties].iter().any(|set| list.any_phrase(bare.start, bare.end, *set) > 1);
        if told || list.is(bare.start, Class::Conjunctions) {
            continue;
        }
        let bullet = (range.start.saturating_sub(1)..bare.start).any(|at| is_bullet(list, at));
        let comma = range.clone().any(|at| matches!(list.kind(at), Some(Kind::Comma | Kind::Semicolon)));
        bullets += usize::from(bullet);
        parted += usize::from(comma);
        lines.push((number, bare.start, bullet));
    }
    let plain = lines.len() >= FEWEST_LINES && parted * 2 < lines.len();
    for (number, thing, bullet) in lines {
        if let Some(sentence) = sentences.get_mut(number) {
            sentence.line = Some(thing).filter(|_| plain || bullet && bullets > 1);
        }
    }
}

/// A dash before a line, or another sign that opens an item.
fn is_bullet(list: &List<'_>, at: usize) -> bool {
    let sign = |token: &Token<'_>| token.kind == Kind::Symbol && BULLETS.contains(&token.said(list.text));
    list.kind(at) == Some(Kind::Bullet) || list.token(at).is_some_and(sign)
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
    // `Samuel L. Jackson`, but `vitamin C. Drops`
    let initial = || {
        let first = at.checked_sub(2).filter(|first| list.kind(*first) == Some(Kind::Word));
        let named = |first: usize| {
            list.is_capital(first) && proper::name(list.word(first)).is_some()
                || list.is_any(first, [Class::Honorifics, Class::Conjunctions, Class::Prepositions])
        };
        list.purpose == Purpose::Titles || first.is_none_or(named)
    };
    // `No. 7`, but `oh no. Milk`
    let number = || at > 0 && list.any_phrase(at - 1, at, Set::Corrections) == 1 && next.kind != Kind::Number;
    let short = before.is_some_and(|word| {
        list.words.abbreviations.contains(word.word()) && !number()
            || word.said(list.text).chars().nth(1).is_none() && upper && initial()
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
    // `shopping list, three things: …`
    let things = || {
        let bare = list.edges().unmarked(range.clone());
        let buys = || list.edges().without_buying(bare.clone(), Front { duty: true }).is_empty();
        !bare.is_empty() && (list.any_phrase(bare.start, bare.end, Set::Pronouns) == bare.len() || buys())
    };
    // `the garden: there is a lot to do before winter: …`
    let tells = || {
        let bare = list.edges().bare(range.clone());
        list.purpose != Purpose::Titles
            && (list.is(bare.start, Class::Copulas)
                || list.verbs_end && list.is_any(bare.start, [Class::Auxiliaries, Class::Asks]))
    };
    // `for Marc's site at the lake: …`, `since we have guests tomorrow: …`
    let opens = || {
        let bare = list.edges().unmarked(range.clone());
        let why = [Class::Purposes, Class::Clauses, Class::Ties];
        let said = list.any_phrase(bare.start, bare.end, Set::Remarks) > 0;
        bare.len() <= LONGEST_CLAUSE && (said || list.is_any(bare.start, why))
    };
    // `back to school stuff for Mia: …`, where no name of the list says so
    let words = list.spoken(range.clone()).len();
    let names_it = || {
        let comma = |at: usize| list.kind(at) == Some(Kind::Comma);
        range.start == 0
            && list.purpose == Purpose::Unknown
            && words <= LONGEST_HEADING
            && (range.end..list.tokens.len()).any(comma)
    };
    // `milk: two litres, eggs: a dozen`
    let each = || {
        let later = |at: &usize| list.kind(*at) == Some(Kind::Colon) && is_colon(list, *at);
        let next = (range.end + 1..list.tokens.len().min(range.end + FAR)).find(later);
        let marks = |to: usize| (range.end..to).any(|at| list.kind(at) == Some(Kind::Comma));
        list.purpose == Purpose::Unknown && words == 1 && next.is_some_and(marks)
    };
    if each() {
        return false;
    }
    !parted && (words <= 4 || tells() || opens() || names_it()) || parted && things()
}

/// Whether what stands between the list's name and its lines says where or what for: `Averías` de la comunidad.
fn heads_lines(list: &List<'_>, range: Range<usize>) -> bool {
    let bullet = [range.end, range.end + 1].into_iter().any(|at| list.kind(at) == Some(Kind::Bullet));
    let numbered = || list.kind(range.end) == Some(Kind::LineBreak) && counter(list, range.end + 1, 1) > 0;
    let leads = [Class::Prepositions, Class::Purposes, Class::PurposesOf, Class::Of, Class::Partitives];
    let word = |at: usize| list.kind(at) == Some(Kind::Word) && !list.is(at, Class::Conjunctions);
    (bullet || numbered())
        && list.is_any(range.start, leads)
        && (2..=LONGEST_PLACE).contains(&range.len())
        && range.into_iter().all(word)
}

/// How many tokens are the next number of a numbered list: `1.`, `1)` or `1.-`, then `2.`, or `a)`, then `b)`.
fn counter(list: &List<'_>, at: usize, expected: u64) -> usize {
    let lettered = |word: &str, value: u64| {
        let letter = u8::try_from(value).ok().and_then(|value| b'a'.checked_add(value - 1)).map(char::from);
        word.len() == 1 && letter.is_some_and(|letter| word.starts_with(letter))
    };
    let counts = |at: usize, value: u64| {
        let token = list.token(at);
        let number = token.and_then(|token| token.number).is_some_and(|n| n.value == value && n.digits > 0);
        let mark = |mark: &Token<'_>| mark.glued && (mark.kind == Kind::Dot || mark.said(list.text) == ")");
        let counts = number || token.is_some_and(|token| lettered(token.word(), value));
        if !counts || !list.token(at + 1).is_some_and(mark) {
            return 0;
        }
        let dash = list.token(at + 2).is_some_and(|mark| mark.glued && mark.kind == Kind::Dash);
        let marks = 2 + usize::from(dash);
        if list.token(at + marks).is_some_and(|next| !next.glued) { marks } else { 0 }
    };
    let first = counts(at, expected);
    // The first of one is only a number and the end of a sentence.
    let alone =
        || expected == 1 && !(at + 3..list.tokens.len().min(at + 80)).any(|later| counts(later, 2) > 0);
    if first > 0 && alone() { 0 } else { first }
}
