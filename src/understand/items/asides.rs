//! Pieces that seem to say something of the list, or seem not to.

use std::ops::Range;

use super::{List, Part, Purpose};
use crate::understand::language::{Beside, Class, Set};
use crate::understand::words::Kind;

/// Whether a verb that puts something on a list is a thing as well, and more likely that: `add milk, place mats`.
pub(super) fn is_thing_too(list: &List<'_>, part: &Part, at: usize) -> bool {
    let said_again = || (part.range.start..at).any(|before| list.word(before) == list.word(at));
    let leads = |at: usize| {
        list.is_any(at, [Class::Articles, Class::Ones, Class::Determiners])
            || list.kind(at) == Some(Kind::Number)
            || list.any_phrase(at, list.tokens.len(), Set::Pronouns) > 0
    };
    // `pack noch zwei Tüten Chips dazu`
    let filler = list.any_phrase(at + 1, list.tokens.len(), Set::Fillers);
    let next = at + 1 + if list.is(at + 1, Class::Conjunctions) { 0 } else { filler };
    list.is(at, Class::AddingThings) && !leads(next) && !said_again()
}

/// Whether a piece says nothing of the list, but only that someone speaks: `as usual`, `na ja`.
pub(super) fn is_aside(list: &List<'_>, range: &Range<usize>) -> bool {
    let opens = |first: &Beside| first.begins(Set::Asides) || first.begins(Set::Fillers);
    if list.kind(range.start) == Some(Kind::Word) && !list.beside(range.start).is_some_and(opens) {
        return false;
    }
    let range = list.edges().unmarked(range.clone());
    // `nothing today` is no item even where nothing else is said.
    let nothing = || list.is(range.start, Class::ClosingOpens) && list.is(range.start, Class::ClosingTells);
    if list.purpose == Purpose::Titles && range.len() == 1 && nothing() {
        return false;
    }
    let mut at = range.start;
    let mut aside = false;
    while at < range.end {
        let longest = list.any_phrase(at, range.end, Set::Asides);
        let taken = longest.max(list.any_phrase(at, range.end, Set::Fillers));
        if taken == 0 && !list.is_hyphen(at) {
            return false;
        }
        aside |= longest > 0;
        at += taken.max(1);
    }
    aside && !list.is_named(range.start) && (!list.keeps_talk || nothing())
}
