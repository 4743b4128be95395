//! What a list is for, in more words than an occasion has: `for the Henderson job`, `for the garden wall right so`.

use std::ops::Range;

use super::joints::{begins_quantity, begins_some, is_adjective, person};
use super::{List, occasion};
use crate::understand::language::{Class, Set, proper};
use crate::understand::words::Kind;

/// No undertaking is named in more words.
const LONGEST: usize = 7;

/// Where an undertaking is, no more words say: `for the job in` Acacia Road.
const LONGEST_PLACE: usize = 3;

/// Where the things begin behind what the list is for, which begins at `at`; at `end`, where a comma or the like
/// stands, if there is `more` of the list.
pub(super) fn after(list: &List<'_>, at: usize, end: usize, more: bool) -> Option<usize> {
    let far = end.min(at + LONGEST);
    let pointed = (at..far).find(|at| !list.is(*at, Class::Determiners))?;
    let near = pointed + 1..far;
    near.clone().find_map(|next| begun(list, at..pointed, next, end)).or_else(|| {
        let whole = far == end && more;
        (whole && is_one(list, at..pointed, pointed..end)).then_some(end)
    })
}

/// Where the things begin, if they begin at `next` with an amount, or with what the speaker says before it: `right so`.
fn begun(list: &List<'_>, determined: Range<usize>, next: usize, end: usize) -> Option<usize> {
    let said = determined.end..next;
    let counts = |at: usize| begins_quantity(list, at, &(at..end)) || begins_some(list, at, &(at..end));
    if counts(next) {
        return is_one(list, determined, said).then_some(next);
    }
    if list.is(next, Class::Conjunctions) || list.any_phrase(next, end, Set::Fillers) == 0 {
        return None;
    }
    let things = list.edges().bare(next..end).start;
    let begins = things < end && (things > next + 1 || counts(things));
    (begins && (is_one(list, determined, said.clone()) || names_no_thing(list, said))).then_some(things)
}

/// Whether nothing that may be on the list stands behind who or what that is for: `for the kids` crisps.
fn names_no_thing(list: &List<'_>, said: Range<usize>) -> bool {
    let thing = |at: usize| list.kind(at) != Some(Kind::Word) || occasion::is_one(list, at);
    let known = list.words.alone.stands(list.word(said.end - 1)) && said.len() > 1;
    !known && !said.clone().any(thing) && person(list, said.start, said.end).is_none()
}

/// Whether nothing is said but the name of an undertaking, `determined` by what stands before it.
fn is_one(list: &List<'_>, determined: Range<usize>, said: Range<usize>) -> bool {
    let owned = |at: usize| list.token(at).is_some_and(|word| word.said(list.text).contains(['\'', '’']));
    // `for the Henderson job`, but `for the boys play kitchen`
    let whose = |at: usize| owned(at) || !determined.is_empty() && !list.is(at, Class::People);
    let people = person(list, said.start, said.end).filter(|next| !(said.start..*next).all(whose));
    // `for plot twelve`
    let number = said.len() == 2 && list.kind(said.end - 1) == Some(Kind::Number);
    if number && people.is_none() {
        return true;
    }
    let worked = |at: &usize| is_worked_at(list, *at);
    let Some(last) = said.clone().rev().find(worked) else {
        // `for the old tractor`, `para el tractor viejo`
        let described = |at: usize| list.words.adjectives_follow && is_adjective(list, at);
        let adjective = is_adjective(list, said.start) || described(said.end - 1);
        return people.is_none() && said.len() == 2 && adjective && !determined.is_empty();
    };
    // `for the kitchen and bathroom`
    let parts = |at: usize| {
        list.kind(at) != Some(Kind::Word)
            || list.is(at, Class::Conjunctions) && !(at > said.start && worked(&(at - 1)))
    };
    // `for Emma toy garage`
    if said.len() < 2 || said.clone().any(parts) || people.is_some_and(|next| next <= last) {
        return false;
    }
    let rest = last + 1..said.end;
    let name = |at: usize| {
        let capital = list.capitals_tell && !list.verbs_end && list.is_capital(at);
        capital || list.is(at, Class::People) || proper::name(list.word(at)).is_some()
    };
    // `pour le jardin du terreau` has a thing behind it.
    let bound = list.is_any(rest.start, [Class::Prepositions, Class::Of, Class::Ties])
        && list.any_phrase(rest.start, rest.end, Set::Somes) == 0;
    let place = bound && (2..=LONGEST_PLACE + 1).contains(&rest.len());
    place || rest.clone().all(name)
}

/// Whether the word is something that is worked on or at: `job`, `roof`.
fn is_worked_at(list: &List<'_>, at: usize) -> bool {
    let word = list.word(at);
    list.words.undertakings.iter().any(|known| match list.verbs_end {
        true => word.ends_with(known),
        false => word.strip_prefix(known).is_some_and(|ending| matches!(ending, "" | "s")),
    })
}
