//! Things that stand alone where they are listed part without any mark: `bananas apples grapes`.

use std::ops::Range;

use super::joints::{is_adjective, is_measured, is_unit_word};
use super::{List, Purpose};
use crate::understand::language::Class;
use crate::understand::words::Kind;

/// So many things in a row are a list, whatever stands around them.
const SURE: usize = 3;

/// No more words say how many there are: `half a dozen`.
const LONGEST_NUMBER: usize = 3;

/// Things in a row, with nothing between them that is no part of them.
struct Run {
    /// Where the first one's word stands, and where the others begin with what belongs to them.
    first: usize,
    begins: Vec<usize>,
    /// Where the last one ends.
    end: usize,
}

/// The parts of a piece: each begins with one of several things in a row. Two of them part only on what is called a
/// list, where nothing else is said, and where neither commas nor several conjunctions show what is `parted`.
pub(super) fn things(list: &List<'_>, range: Range<usize>, parted: bool, mut push: impl FnMut(Range<usize>)) {
    let goods = list.purpose == Purpose::Goods;
    if range.len() < 2 || !goods && (list.purpose != Purpose::Unknown || list.is_task(range.clone())) {
        return push(range);
    }
    // `poulet riz` is a dish.
    let listed = goods || list.is_list;
    let mut start = range.start;
    for run in runs(list, &range) {
        if run.begins.len() + 1 >= SURE || listed && !parted && is_two(list, &run, &range) {
            for begin in run.begins {
                push(start..begin);
                start = begin;
            }
        }
    }
    push(start..range.end);
}

/// The runs of two things and more.
fn runs(list: &List<'_>, range: &Range<usize>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut at = range.start;
    while at < range.end {
        let first = opening(list, at, range);
        let length = thing(list, first, range);
        if length == 0 {
            at = first.max(at + 1);
            continue;
        }
        let mut run = Run { first, begins: Vec::new(), end: behind(list, first + length, range) };
        let mut word = first;
        loop {
            let next = opening(list, run.end, range);
            let length = thing(list, next, range);
            if length == 0 || !are_two(list, word, next) {
                break;
            }
            word = next;
            run.begins.push(run.end);
            run.end = behind(list, next + length, range);
        }
        at = run.end;
        // `Kartoffeln 2 kg Milch 1 Liter`: how many is said behind the thing.
        let counted_behind = list.kind(at) == Some(Kind::Number) && at < range.end;
        if !run.begins.is_empty() && !counted_behind {
            runs.push(run);
        }
    }
    runs
}

/// Whether a run of two things is all that a piece says, and none of them a measure of the other: `Becher Sahne`.
fn is_two(list: &List<'_>, run: &Run, range: &Range<usize>) -> bool {
    let whole = run.end == range.end && opening(list, range.start, range) == run.first;
    whole && !list.is(run.first, Class::Measures)
}

/// Whether two things in a row are two: not where one is said twice, nor where a name follows, `colonia Agua de
/// Sevilla`.
fn are_two(list: &List<'_>, before: usize, at: usize) -> bool {
    let name = list.capitals_tell && !list.verbs_end && list.is_capital(at) && !list.is_capital(before);
    !name && list.word(before) != list.word(at)
}

/// How many tokens at `at` are a thing that stands alone; what a hyphen joins to something is none.
fn thing(list: &List<'_>, at: usize, range: &Range<usize>) -> usize {
    let alone = &list.words.alone;
    let word = |at: usize| at < range.end && list.kind(at) == Some(Kind::Word);
    if !word(at) || at > range.start && list.is_hyphen(at - 1) {
        return 0;
    }
    let says = |rest: &&&str| {
        let mut words = rest.split_whitespace().enumerate();
        words.all(|(i, said)| at + 1 + i < range.end && list.word(at + 1 + i) == said)
    };
    let known = alone.behind(list.word(at)).iter().find(says);
    let length = known.map_or(0, |rest| 1 + rest.split_whitespace().count());
    // `cream cheese bagels`
    let compound = length > 0
        && word(at + length)
        && alone.is_compound(list.word(at + length - 1), list.word(at + length));
    let length = length + usize::from(compound);
    if length > 0 && list.is_joined(at + length) { 0 } else { length }
}

/// Where a thing ends with what says more of it: `pommes rouges`, `pain de mie`.
fn behind(list: &List<'_>, at: usize, range: &Range<usize>) -> usize {
    let mut end = at;
    let word = |at: usize| at < range.end && list.kind(at) == Some(Kind::Word);
    if list.words.adjectives_follow {
        let adjective = |at: usize| word(at) && is_adjective(list, at) && thing(list, at, range) == 0;
        while adjective(end) {
            end += 1;
        }
        if word(end) && list.is(end, Class::Partitives) && word(end + 1) {
            end += 2;
        }
        while adjective(end) {
            end += 1;
        }
    }
    end
}

/// Where the word of a thing may stand that begins at `at` with how many it is or how it is: `two`, `a bag of`, `red`.
fn opening(list: &List<'_>, at: usize, range: &Range<usize>) -> usize {
    let number = |at: usize| list.token(at).is_some_and(|token| token.number.is_some_and(|it| !it.ordinal));
    let some = |at: usize| number(at) || list.is_any(at, [Class::Ones, Class::Articles, Class::Parts]);
    let mut next = at;
    while next < range.end && next < at + LONGEST_NUMBER && some(next) {
        next += 1;
    }
    if next > at && (is_measured(list, next) || is_unit_word(list, next)) {
        next += 1;
        next += usize::from(list.is_any(next, [Class::Of, Class::Partitives]));
    }
    while next < range.end && is_adjective(list, next) && thing(list, next, range) == 0 {
        next += 1;
    }
    next
}
