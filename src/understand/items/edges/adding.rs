//! A verb that puts something on a list which was named before: electrical list `add` cable, please `order` two boxes.

use std::ops::Range;

use super::Edges;
use crate::understand::items::joints::begins_quantity;
use crate::understand::items::{Part, Purpose};
use crate::understand::language::{Class, Set};

/// How far behind the list's name a first step is looked for.
const FAR: usize = 40;

impl Edges<'_> {
    /// How many tokens at the start put something on the list that was named before. On a list of things to do, `add
    /// salt to the softener` is one; it is put there if it stands right behind the list's name, or is a task itself.
    pub(super) fn late_adder(&self, range: Range<usize>, part: &Part, right_behind: bool) -> usize {
        let list = self.list;
        let adder = list.any_phrase(range.start, range.end, Set::LateAdders);
        if adder == 0 {
            return 0;
        }
        let task = || list.is_task(self.bare(range.start + adder..range.end));
        let puts = match list.purpose {
            Purpose::Chores => right_behind || task(),
            // `electrical list add cable, back boxes`
            Purpose::Unknown => {
                right_behind && (list.is_list || self.is_asked(range.start)) || !self.tells_steps(part)
            }
            _ => true,
        };
        if puts { adder } else { 0 }
    }

    /// Whether a courtesy stands before what begins at `at`: please `add`.
    fn is_asked(&self, at: usize) -> bool {
        let list = self.list;
        let who = [Class::Subjects, Class::Speakers, Class::Asks];
        at.checked_sub(1).is_some_and(|at| list.is(at, Class::Thanks) && !list.is_any(at, who))
    }

    /// How many tokens at the start order what follows by its amount, where somebody is asked for it right behind the
    /// list's name, and nothing else is to be done: please `order` two boxes.
    pub(super) fn order(&self, range: &Range<usize>, part: &Part) -> usize {
        let list = self.list;
        let order = list.any_phrase(range.start, range.end, Set::Buyers);
        let thing = range.start + order;
        let counts = order > 0 && begins_quantity(list, thing, range);
        let asked = part.named && list.purpose == Purpose::Unknown && self.is_asked(range.start);
        if counts && asked && !self.tells_steps(part) { order } else { 0 }
    }

    /// Whether a part tells what is to be done one after the other, and not what is to be put on a list: `soften the
    /// onions, add the barley`.
    pub(in crate::understand::items) fn tells_steps(&self, part: &Part) -> bool {
        let list = self.list;
        let begins = |at: &usize| {
            let before = at.checked_sub(1).and_then(|before| list.token(before));
            let counted = || before.and_then(|token| token.number).is_some_and(|number| number.ordinal);
            let joined = || list.is(at - 1, Class::Conjunctions);
            before.is_none_or(|before| !before.is_spoken()) || counted() || joined()
        };
        let step = |at: &usize| {
            list.any_phrase(*at, part.range.end, Set::LateAdders) == 0
                && list.is_task(*at..part.range.end.min(at + 3))
        };
        part.range.clone().take(FAR).filter(begins).any(|at| step(&at))
    }
}
