//! Sentences before the one that names the list, which tell why there is one: `the in-laws are coming on Sunday.
//! Grocery list: …`.

use std::ops::Range;

use super::asking::ELSE;
use super::mention::ends_sentence;
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// No shorter sentence tells anything.
const SHORTEST: usize = 3;

/// Where in `before` the items may begin, behind what only leads to a list that is named right behind it and whose
/// items follow; with a colon behind its name, they surely do.
pub(super) fn after_preamble(list: &List<'_>, before: Range<usize>, colon: bool) -> usize {
    let ends: Vec<usize> = before.clone().filter(|at| ends_sentence(list, *at)).collect();
    let last = ends.last().map_or(before.start, |last| last + 1);
    if list.purpose == Purpose::Questions || !colon && !list.edges().bare(last..before.end).is_empty() {
        return before.start;
    }
    let mut from = before.start;
    for end in ends {
        if !tells(list, from..end, colon) {
            break;
        }
        from = end + 1;
    }
    from
}

/// Whether a sentence is a whole one and names nothing that may be on the list.
fn tells(list: &List<'_>, sentence: Range<usize>, colon: bool) -> bool {
    let bare = list.edges().bare(sentence);
    let spoken = bare.clone().filter(|at| list.token(*at).is_some_and(Token::is_spoken)).count();
    if spoken < SHORTEST || list.purpose != Purpose::Goods && list.is_task(bare.clone()) {
        return false;
    }
    // `cake for Sunday`, `call Mum on Monday`
    let bound = |at: usize| (bare.start..at).rev().take(2).any(|at| list.is(at, Class::Purposes));
    let day = |at: usize| occasion::is_one(list, at) && !bound(at);
    let dated = list.purpose != Purpose::Chores && bare.clone().any(day);
    let leads = [Set::LeadIns, Set::Duties, Set::Adders];
    if leads.iter().any(|set| list.any_phrase(bare.start, bare.end, *set) > 0) && !(colon && dated) {
        return false;
    }
    let parted =
        bare.clone().any(|at| list.kind(at) == Some(Kind::Comma) || list.is(at, Class::Conjunctions));
    let says = |at: usize| list.is_any(at, [Class::Subjects, Class::Speakers, Class::Copulas]);
    let acts = |at: usize| {
        list.is(at, Class::Asks) && !list.is_any(at, ELSE) || list.is(at, Class::People) && !parted
    };
    let within = bare.start + 1..bare.end;
    bare.clone().any(says) && !parted || colon && (dated || within.into_iter().any(acts))
}
