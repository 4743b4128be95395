//! What is said before a list to tell why there is one: `the kids ate everything so please get cereal`.

use std::ops::Range;

use super::joints::begins_some;
use super::{List, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// No reason is said in fewer words, `the milk is`.
pub(super) const MIN_REASON: usize = 3;

/// No reason is said in more words before what is to be put on the list.
pub(super) const LONGEST_REASON: usize = 16;

/// No more phrases ask for what is to be put on the list for a reason: `so could you please get`.
const MOST_LEADS: usize = 3;

/// Whether things are asked for behind what draws the conclusion, and none is named in what opens the sentence: `the kids
/// ate everything so please get cereal`.
pub(super) fn asks_for_it(list: &List<'_>, at: usize, count: usize, sentence: &Range<usize>) -> bool {
    let longest = |at: usize, set| list.any_phrase(at, sentence.end, set);
    let mut thing = at + count;
    let mut asked = false;
    for _ in 0..MOST_LEADS {
        let lead = [Set::LeadIns, Set::Duties, Set::Buyers, Set::Goes].map(|set| longest(thing, set));
        let lead = lead.into_iter().max().unwrap_or(0);
        asked |= lead > 0;
        thing += lead.max(longest(thing, Set::Fillers));
    }
    let told = list.edges().bare(sentence.start..at);
    // `the oat milk has gone off so please get some more`
    let same = || longest(thing, Set::Pronouns) > 0 || list.is(thing, Class::Of);
    // `…, drum gehören` auf die Liste
    let named = || thing == sentence.end && thing < list.tokens.len();
    asked && (thing < sentence.end || named()) && !same() && is_told(list, &told)
}

/// Whether a range asks for nothing and takes no part of a list: `my sister is coming round for tea`.
fn is_told(list: &List<'_>, told: &Range<usize>) -> bool {
    let leads = [Set::LeadIns, Set::Duties, Set::Adders, Set::Wanters, Set::Buyers];
    let asked = |at: usize| leads.iter().any(|set| list.any_phrase(at, told.end, *set) > 0);
    (MIN_REASON..=LONGEST_REASON).contains(&told.len())
        && list.purpose != Purpose::Chores
        && (!asked(told.start) || intends(list, told))
        && list.any_phrase_before(told.start, told.end, Set::LeadOuts) == 0
        && !told.clone().any(|at| parts_talk(list, at))
        && !begins_some(list, told.start, told)
        && list.kind(told.start) != Some(Kind::Number)
}

/// Whether something is to be done that fetches nothing: `I want to make a curry`.
pub(super) fn intends(list: &List<'_>, told: &Range<usize>) -> bool {
    if list.purpose != Purpose::Goods {
        return false;
    }
    let gets = |at: usize| {
        [Set::Buyers, Set::Adders, Set::LateAdders, Set::Needs]
            .iter()
            .any(|set| list.any_phrase(at, told.end, *set) > 0)
    };
    if list.verbs_end {
        let verb = told.end - 1;
        let ends = |set| list.any_phrase_before(told.start, told.end, set) > 0;
        return list.is_task(told.clone()) && !gets(verb) && !ends(Set::Buyers) && !ends(Set::Tails);
    }
    let duty = list.any_phrase(told.start, told.end, Set::Duties);
    let verb = told.start + duty;
    duty > 1 && list.is_task(verb..told.end) && !gets(verb)
}

/// Whether a mark or a word stands at `at` that one clause has not.
pub(super) fn parts_talk(list: &List<'_>, at: usize) -> bool {
    let word = matches!(list.kind(at), Some(Kind::Word | Kind::Number)) || list.is_hyphen(at);
    // `will` tells what is said or known, or what somebody is about to do.
    let reports = list.is(at, Class::Reports) && !list.is(at, Class::Auxiliaries);
    list.is(at, Class::Conjunctions) || reports || !word
}
