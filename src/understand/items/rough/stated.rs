//! Statements that tell why things are wanted, and name none: `the fridge is empty`, `the kids are home this week`.

use super::{Reading, Stretch};
use crate::understand::items::{Purpose, occasion};
use crate::understand::language::{Class, Set};

impl Reading<'_> {
    /// Whether the first stretch of a list of goods, with more behind it, only tells of somebody, of where things are kept,
    /// or of what `it` is, and asks for nothing.
    pub(super) fn states(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let list = self.list;
        let lead = usize::from(list.is_any(bare.start, [Class::Articles, Class::Determiners]));
        let subject = bare.start + lead;
        let asks = [Set::Duties, Set::Adders, Set::Buyers, Set::Cues];
        let asked = || {
            (bare.start..bare.end).any(|at| asks.iter().any(|set| list.any_phrase(at, bare.end, *set) > 0))
        };
        let is = |at: usize| at < bare.end && list.is(at, Class::Copulas);
        // `the milk is empty` is wanted, `the fridge is empty` is not.
        let ends = list.any_phrase_before(bare.start, bare.end, Set::LeadOuts);
        let kept = list.is(subject, Class::Stores) && (is(subject + 1) || subject + 1 + ends == bare.end);
        let who = list.is(subject, Class::People) && !list.is(subject, Class::Others);
        // `guests tomorrow`
        let comes = || {
            let on =
                |at: usize| list.is_any(at, [Class::Prepositions, Class::PurposesOf, Class::Determiners]);
            let day = |at: usize| occasion::is_one(list, at);
            (subject + 1..bare.end).any(day) && (subject + 1..bare.end).all(|at| day(at) || on(at))
        };
        // `it's been a long day`
        let said = list.token(bare.start).map_or("", |word| word.said(list.text));
        let it = list.is(bare.start, Class::Others) && said.contains(['\'', '’']);
        list.purpose == Purpose::Goods
            && self.is_first()
            && more.is_some()
            && bare.len() > 1
            && (kept || who && (is(subject + 1) || comes()) || it && ends < 2)
            && !asked()
    }
}
