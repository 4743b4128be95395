//! Items that are counted aloud: `first … second … finally`.

use std::ops::Range;

use super::{List, Purpose};
use crate::understand::language::{Beside, Class, Set};
use crate::understand::words::Kind;

/// How far ahead the second of counted items is looked for.
const NEAR: usize = 60;

/// Counts items that are counted aloud: `first`, then `second`, then `finally`.
#[derive(Default)]
pub(super) struct Count {
    reached: u64,
}

impl Count {
    /// How many tokens at `at` count the next item, if they do.
    pub(super) fn step(&mut self, list: &List<'_>, at: usize, sentence: &Range<usize>) -> Option<usize> {
        let end = sentence.end;
        let last = |at: usize| {
            let count = list.any_phrase(at, end, Set::Lasts);
            // `the last meeting`
            let named = || count == 1 && at > sentence.start && list.is(at - 1, Class::Articles);
            (count > 0 && !named()).then_some(count)
        };
        if let Some(count) = last(at).filter(|count| self.reached > 0 && at + count < end) {
            return Some(count);
        }
        let counted = || {
            let numeral = || numeral(list, at).filter(|_| at == sentence.start || self.reached > 0);
            let counted = counter(list, at, end).or_else(numeral);
            // `second, read chapter three, third, …`
            let within = |(count, place): &(usize, u64)| self.says_again(list, at + count, *place);
            counted.filter(|counted| !within(counted))
        };
        let (count, place) = ordinal(list, at, end).or_else(counted)?;
        if place != self.reached + 1 {
            return None;
        }
        // `first` alone may mean anything: it counts where the second follows.
        let ahead = at + count..list.tokens.len().min(at + NEAR);
        let second = |at: usize| {
            let end = list.tokens.len();
            let place = self::ordinal(list, at, end).or_else(|| counter(list, at, end));
            place.or_else(|| numeral(list, at)).is_some_and(|(_, place)| place == 2)
        };
        // `first … then …`, but not `first aid kit, then plasters`
        let opens = at == sentence.start || at > 0 && list.kind(at - 1) != Some(Kind::Word);
        let sequel = opens && list.purpose != Purpose::Goods;
        let then = |at: usize| sequel && list.words.sequels.contains(list.word(at));
        let follows = || ahead.clone().any(|at| second(at) || last(at).is_some() || then(at));
        if list.is_whole(at) || place == 1 && !follows() {
            return None;
        }
        self.reached = place;
        Some(count)
    }

    /// Whether an ordinal behind `at` counts the item that a number before it might count.
    fn says_again(&self, list: &List<'_>, at: usize, place: u64) -> bool {
        let mut ahead = at..list.tokens.len().min(at + NEAR);
        let says = |at: usize| ordinal(list, at, list.tokens.len()).is_some_and(|(_, said)| said == place);
        self.reached > 0 && place == self.reached + 1 && ahead.any(says)
    }
}

/// A number word that counts something to do: `one, call Tom`. On other lists it says how many.
fn numeral(list: &List<'_>, at: usize) -> Option<(usize, u64)> {
    // `un, appeler Luc, deux, …`
    if list.purpose == Purpose::Chores && list.is(at, Class::Ones) && list.kind(at + 1) == Some(Kind::Comma) {
        return Some((1, 1));
    }
    let number = list.token(at)?.number?;
    // `one more thing`
    if list.any_phrase(at, list.tokens.len(), Set::Pronouns) > 0 {
        return None;
    }
    // `swap the disk in rack three three update the wiki`
    let again = list.token(at + 1).and_then(|next| next.number) == Some(number);
    let counts = list.purpose == Purpose::Chores && number.digits == 0 && !number.ordinal && !again;
    counts.then_some((1, number.value))
}

/// The place that an ordinal says at `at`, and in how many tokens: `second`, `d'abord`.
fn ordinal(list: &List<'_>, at: usize, end: usize) -> Option<(usize, u64)> {
    let token = list.token(at).filter(|_| at < end)?;
    // `first of all` is more than `first`.
    let said = list.beside(at).into_iter().flat_map(Beside::ordinals);
    let said = said.filter(|(words, _)| list.says(at, end, words));
    if let Some(longest) = said.map(|(words, place)| (words.len(), place)).max() {
        return Some(longest);
    }
    let number = token.number.filter(|number| number.ordinal)?;
    // `first thing … second thing`, `first job is …`
    let thing = list.is(at + 1, Class::Counters) && at + 2 < end;
    let is = thing && list.is(at + 2, Class::Copulas) && at + 3 < end;
    Some((1 + usize::from(thing) + usize::from(is), number.value))
}

/// The same for a number behind what is counted: `number two`.
fn counter(list: &List<'_>, at: usize, end: usize) -> Option<(usize, u64)> {
    if list.is(at, Class::Counters) && list.kind(at + 1) == Some(Kind::Number) && at + 1 < end {
        return list.token(at + 1)?.number.map(|number| (2, number.value));
    }
    None
}

/// Whether the ranges that are nothing but numbers count the others: `one, …, two, …`.
pub(super) fn counts_aloud<'r>(list: &List<'_>, ranges: impl Iterator<Item = &'r Range<usize>>) -> bool {
    let alone = ranges.filter(|range| range.len() == 1).filter_map(|range| list.token(range.start)?.number);
    let mut reached = 0;
    alone.for_each(|number| reached += u64::from(number.value == reached + 1));
    reached > 1
}
