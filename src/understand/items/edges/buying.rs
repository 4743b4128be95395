//! A verb of buying that only says that things are bought: `to buy`, `go and get`.

use std::ops::Range;

use super::{Edges, Front};
use crate::understand::items::Purpose;
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

impl Edges<'_> {
    /// Without a verb of buying, where it only says that things are bought.
    pub(in crate::understand::items) fn without_buying(
        &self,
        range: Range<usize>,
        front: Front,
    ) -> Range<usize> {
        let list = self.list;
        let errand = self.errand(&range);
        let duty = front.duty || errand > 1 && list.is(range.start, Class::Askers);
        let says_nothing = match list.purpose {
            Purpose::Goods => true,
            Purpose::Chores | Purpose::Questions => false,
            Purpose::Titles | Purpose::Unknown => duty,
        };
        if !says_nothing {
            return range;
        }
        if list.purpose == Purpose::Titles {
            let views = |at: usize| range.len() > 1 && list.words.viewers.contains(list.word(at));
            return match list.verbs_end {
                true => range.start..range.end - usize::from(views(range.end - 1)),
                false => self.bare(range.start + usize::from(views(range.start))..range.end),
            };
        }
        if list.verbs_end {
            // `Brot, das wir immer kaufen`
            let told = |at: usize| {
                list.kind(at) == Some(Kind::Comma)
                    && list.is(at + 1, Class::Articles)
                    && list.is(at + 2, Class::Subjects)
            };
            if range.clone().any(told) {
                return range;
            }
            let end = range.end - list.any_phrase_before(range.start, range.end, Set::Buyers);
            return self.bare(range.start..end);
        }
        if list.is_whole(range.start) {
            return range;
        }
        let start = range.start + errand;
        // `take-out menus`, `pack of ham`
        if list.is_joined(start) || start > range.start && list.is(start, Class::Of) {
            return range;
        }
        if start >= range.end && list.purpose != Purpose::Goods && !duty {
            return range;
        }
        self.bare(start..range.end)
    }

    /// How many tokens at the start are a verb of buying, with what leads to it: `to buy`, `go and get`.
    fn errand(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        let buyer = |at: usize| list.any_phrase(at, range.end, Set::Buyers);
        let asker = |at: usize| usize::from(at < range.end && list.is(at, Class::Askers));
        let led = range.start + asker(range.start);
        // `ir a recoger a Mateo` is something to do.
        let goods = list.purpose == Purpose::Goods;
        let way = if goods { list.any_phrase(led, range.end, Set::Ways) } else { 0 };
        let there = led + way + if way > 0 { asker(led + way) } else { 0 };
        let ends = [range.start, led, there].map(|at| (at, buyer(at)));
        let end = ends.into_iter().find(|(_, buyer)| *buyer > 0).map(|(at, buyer)| at + buyer);
        end.map_or(0, |end| end - range.start)
    }
}
