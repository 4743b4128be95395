//! Sentences before the one that names the list, which tell why there is one: `the in-laws are coming on Sunday.
//! Grocery list: …`.

use std::ops::Range;

use super::asking::ELSE;
use super::mention::ends_sentence;
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// No shorter sentence tells anything; before what is put on the list, it may name a thing: `milk is needed`.
const SHORTEST: usize = 3;

/// How the list is named behind a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// With a colon behind it.
    Heading,
    /// At the beginning of the next sentence.
    Alone,
    /// Behind what is put on it.
    Put,
}

/// Where in `before` the items may begin, behind what only leads to a list that is named right behind it; the items
/// may be said there, or it `follows` what is on it, which with a colon is sure.
pub(super) fn after_preamble(list: &List<'_>, before: Range<usize>, colon: bool, follows: bool) -> usize {
    let ends: Vec<usize> = before.clone().filter(|at| ends_sentence(list, *at)).collect();
    let last = ends.last().map_or(before.start, |last| last + 1);
    let leads = list.edges().bare(last..before.end);
    let named = match (colon, leads.is_empty()) {
        (true, _) if follows => Named::Heading,
        (_, true) if follows => Named::Alone,
        (false, false) if puts_another(list, leads) => Named::Put,
        _ => return before.start,
    };
    if list.purpose == Purpose::Questions {
        return before.start;
    }
    let mut from = before.start;
    for end in ends {
        if !tells(list, from..end, named) {
            break;
        }
        from = end + 1;
    }
    from
}

/// Whether a sentence is a whole one and names nothing that may be on the list.
fn tells(list: &List<'_>, sentence: Range<usize>, named: Named) -> bool {
    let bare = list.edges().bare(sentence);
    let colon = named == Named::Heading;
    // `the milk is gone`
    if named == Named::Put && list.any_phrase_before(bare.start, bare.end, Set::LeadOuts) > 0 {
        return false;
    }
    let spoken = bare.clone().filter(|at| list.token(*at).is_some_and(Token::is_spoken)).count();
    if spoken < SHORTEST + usize::from(named == Named::Put)
        || list.purpose != Purpose::Goods && list.is_task(bare.clone())
    {
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
    bare.clone().any(says) && !parted
        || colon && dated
        || named != Named::Alone && (colon || !parted) && within.into_iter().any(acts)
}

/// Whether something is put on the list in the sentence that names it, and not what was said before: `put tea on`, but
/// `put it on`.
fn puts_another(list: &List<'_>, leads: Range<usize>) -> bool {
    let adder = list.any_phrase(leads.start, leads.end, Set::Adders);
    let thing = list.edges().bare(leads.start + adder..leads.end);
    adder > 0 && !thing.is_empty() && list.any_phrase(thing.start, thing.end, Set::Pronouns) == 0
}
