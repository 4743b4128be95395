//! What is only asked of the list itself, and why: `leave the shopping list as it is, I've already been`.

use std::ops::Range;

use super::{List, Part, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// What puts something on a list, or asks for it.
const ASKS: [Set; 5] = [Set::Adders, Set::Wanters, Set::Needs, Set::Buyers, Set::Therefores];

impl List<'_> {
    /// Whether the parts around the list's name ask something of the list, and for no thing.
    pub(super) fn is_managed(&self, parts: &[Part]) -> bool {
        let [before, behind] = parts else { return false };
        let only = || self.edges().before_lead_out(self.edges().bare(behind.range.clone())).is_empty();
        let off = || self.takes_off(before, &self.edges().bare(before.range.clone()));
        if self.is_left_empty(before, behind) || off() && only() {
            return true;
        }
        let end = behind.range.end;
        let led = self.edges().bare(before.range.clone());
        let managed = self.any_phrase(led.start, led.end, Set::Managers);
        let known = |at: usize| {
            self.beside(at).is_some() && !self.is_any(at, [Class::Measures, Class::People, Class::Ones])
        };
        let asks = |range: &Range<usize>| {
            range.clone().any(|at| ASKS.iter().any(|set| self.any_phrase(at, end, *set) > 0))
        };
        let rest = led.start + managed..led.end;
        let told = self.edges().unmarked(behind.range.clone());
        let small = |at: usize| self.is_any(at, [Class::Prepositions, Class::Determiners, Class::Articles]);
        let whole = |rest: &Range<usize>| rest.clone().all(known) && (rest.clone().all(small) || managed > 1);
        self.is_list
            && self.purpose != Purpose::Questions
            && managed > 0
            && whole(&rest)
            && !told.clone().any(|at| self.is(at, Class::Conjunctions))
            && !asks(&told)
            && (told.is_empty() && !rest.is_empty() || self.tells_of_list(&told))
    }

    /// Whether a range right before the list's name takes something off it: `streich den Wein` von der Einkaufsliste, `take
    /// the wine off` the shopping list.
    pub(super) fn takes_off(&self, part: &Part, bare: &Range<usize>) -> bool {
        let longest = |set| self.any_phrase(bare.start, bare.end, set);
        let other = [Set::Remarks, Set::Corrections, Set::LeadIns].into_iter().any(|set| longest(set) > 0);
        let speaks = [Class::Lacks, Class::Subjects, Class::Speakers];
        let removes = longest(Set::Removers) > 0 && !other && !self.is_any(bare.start, speaks);
        let off = self.any_phrase_before(bare.start, bare.end, Set::Removals) > 0;
        // `from` my list, but `scrap paper on` my list
        let led = part.range.end;
        let from = self.is_any(led, [Class::Of, Class::Partitives])
            || self.any_phrase(led, led + 1, Set::Remarks) == 1;
        let parted = |at: usize| {
            matches!(self.kind(at), Some(Kind::Comma | Kind::SentenceEnd)) || self.is(at, Class::Conjunctions)
        };
        self.purpose == Purpose::Goods
            && self.is_list
            && part.before
            && !part.follows
            && (from || off)
            && (removes || off && longest(Set::Buyers) > 0)
            && !bare.clone().any(parted)
    }

    /// Whether nothing is to be put on the list: no groceries needed, `leave` the list `empty`.
    fn is_left_empty(&self, before: &Part, behind: &Part) -> bool {
        let told = self.edges().unmarked(behind.range.clone());
        let managed = self.any_phrase(told.start, told.end, Set::Managers);
        let empty = (told.start..told.start + managed).any(|at| self.is(at, Class::Empties));
        let asks = |at: usize| ASKS.iter().any(|set| self.any_phrase(at, told.end, *set) > 0);
        // `blank CDs`
        let whole = !matches!(self.kind(told.start + managed), Some(Kind::Word | Kind::Number | Kind::Dash));
        if !self.is_list || !empty || !whole || (told.start + managed..told.end).any(asks) {
            return false;
        }
        let led = self.edges().bare(before.range.clone());
        let mut parts = self.comma_parts(led.clone());
        let last = parts.pop().map_or(led, |last| self.edges().bare(last));
        let verb = self.any_phrase(last.start, last.end, Set::Managers);
        // `leave` the list empty, the list `stays` empty
        let leaves =
            verb > 0 && verb == last.len() || managed > 1 && (last.is_empty() || self.refuses_all(&last));
        leaves && parts.iter().all(|part| self.refuses_all(&self.edges().bare(part.clone())))
    }

    /// Whether it is said that nothing is wanted, or only something told.
    fn refuses_all(&self, bare: &Range<usize>) -> bool {
        let nothing = |at: usize| self.is(at, Class::ClosingOpens) && self.is(at, Class::ClosingTells);
        let none = |at: usize| self.any_phrase(at, bare.end, Set::Removers) > 0 || nothing(at);
        bare.clone().any(none) || self.adds_nothing(bare)
    }

    /// Whether what is said behind the list's name tells how it is to be left, or why.
    fn tells_of_list(&self, told: &Range<usize>) -> bool {
        let bare = self.edges().bare(told.clone());
        let goes = self.any_phrase(bare.start, bare.end, Set::Goes);
        let opens = [Class::Ties, Class::Clauses, Class::Speakers, Class::Subjects];
        bare.is_empty() && !told.is_empty()
            || goes > 0 && goes == bare.len()
            || self.is_any(told.start, opens)
            || self.is_teller(bare.start)
            || self.acting(&bare).is_some()
            || self.is_any(bare.start, opens)
            || self.any_phrase(told.start, told.end, Set::Managers) > 0
    }
}
