//! Days of which nothing but their number is said, where the clause speaks of the day itself: `der Zwölfte passt mir`, `merk
//! dir den Achten`.

use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit, WordList};
use crate::understand::words::Kind;

/// So many words before its day an order to keep it in mind may stand, with whom it is told: `merk dir bitte`.
const ORDER: usize = 3;

/// So many words behind its verb it is said that a day does not suit.
const DENIED: usize = 8;

impl Reader<'_> {
    /// The article at `at` leads to a day that ends before `next`, which the clause speaks of: `der Zwölfte passt mir`,
    /// `es wird der Zwölfte`, `der Fünfzehnte ist der Tag`, `merk dir den Achten`; but `merk dir den Dritten von links`.
    pub(super) fn is_day_spoken_of(&self, at: usize, next: usize) -> bool {
        let agreed = &self.time.agreed;
        let said = |at: usize, words: &WordList| self.word(at).is_some_and(|word| words.contains(word));
        let marked = |at: usize| at.checked_sub(1).is_none_or(|before| self.kind(before) != Some(Kind::Word));
        let opens = |at: usize| at == self.said.0 || marked(at);
        let ends = self.bare_end(next);
        let is_the_day = || {
            self.is_copula(next) && self.is(next + 1, Sense::The) && self.unit(next + 2) == Some(Unit::Day)
        };
        let is_to_be = |back: usize| at.checked_sub(back).is_some_and(|at| said(at, &agreed.becomes));
        let kept = || (at.saturating_sub(ORDER)..at).any(|order| opens(order) && said(order, &agreed.keeps));
        // `halt dir den Zwölften frei`
        let parted = || self.bare_end(next + 1) && !self.starts_large(next);
        // `der Zwölfte passt mir nicht`: it is another day.
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        let denied = || (next + 1..next + DENIED).take_while(word).any(|at| self.denies(at));
        opens(at) && (said(next, &agreed.suits) && !denied() || is_the_day())
            || ends && (is_to_be(1) || is_to_be(2))
            || (ends || parted()) && kept()
    }

    fn denies(&self, at: usize) -> bool {
        let denials = self.time.denials;
        self.is(at, Sense::Not) || self.word(at).is_some_and(|word| denials.contains(&word))
    }
}
