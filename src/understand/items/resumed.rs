//! The preposition that leads to the first thing, said again before others: `pense au pain, aux œufs et à la farine`.

use std::ops::Range;

use super::List;
use crate::understand::language::{Class, Set};

/// What leads to a thing with a preposition.
const LEADS: [Set; 3] = [Set::LeadIns, Set::Duties, Set::Cues];

/// Whether at `at` stands the preposition with which something leads to the thing that begins at `first`.
pub(super) fn resumes(list: &List<'_>, first: usize, at: usize) -> bool {
    let Some(led) = (0..first).rev().find(|at| !list.is(*at, Class::Articles) || is_one(list, *at)) else {
        return false;
    };
    let alike = || {
        let (said, again) = (list.word(led), list.word(at));
        said.starts_with(again) || again.starts_with(said)
    };
    let leads = || LEADS.iter().any(|set| list.any_phrase_before(0, led + 1, *set) > 1);
    first < at && is_one(list, led) && is_one(list, at) && alike() && leads()
}

fn is_one(list: &List<'_>, at: usize) -> bool {
    // `estamos sin gel, sin champú`
    let ties = || list.is(at, Class::Ties) && !list.is_any(at, [Class::Articles, Class::Conjunctions]);
    list.is(at, Class::Prepositions) || ties()
}

/// The items without the preposition that the first one lost with what led to it.
pub(super) fn without(list: &List<'_>, items: &mut [Range<usize>]) {
    let Some((first, others)) = items.split_first_mut() else { return };
    for item in others {
        // `plus de verres, plus d'assiettes`
        let again = list.is(item.start, Class::Pluses)
            && (0..first.start).any(|at| list.word(at) == list.word(item.start));
        let from = item.start + usize::from(again);
        if from + 1 < item.end && resumes(list, first.start, from) {
            item.start = from + 1;
        }
    }
}
