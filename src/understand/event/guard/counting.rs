//! Numbers of somebody who counts: `she counts to twelve but skips the seventh`, `cuenta hasta doce y se salta el siete`.

use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So far on each side of a number it may be said that somebody counts.
const FAR: usize = 24;

/// Among so many words behind the verb stands how far it goes.
const GOES: usize = 4;

impl Reader<'_> {
    /// What was read as `phrase` is a mere number, in a sentence that tells how far somebody counts.
    pub(crate) fn is_counted_through(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let within = |at: &usize| self.kind(*at).is_some_and(|kind| kind != Kind::SentenceEnd);
        let small = [Sense::To, Sense::Until, Sense::UpTo, Sense::The, Sense::On, Sense::And];
        let mere = (from..to).all(|at| self.number(at).is_some() || self.is_any(at, &small));
        mere && ((from.saturating_sub(FAR)..from).rev().take_while(within).any(|at| self.counts_up_to(at))
            || (to..to + FAR).take_while(within).any(|at| self.counts_up_to(at)))
    }

    /// `counts` in `counts to twelve`, `zählt` in `zählt schon bis zehn`; but `count the stock at five to ten`.
    fn counts_up_to(&self, at: usize) -> bool {
        // `zählt`, but `zahlt`
        let counts = self.any_token(at, |token| {
            self.time.values.counts_up.contains(&token.said(self.text).to_lowercase().as_str())
        });
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word) && !self.is(*at, Sense::At);
        let goes =
            (at + 1..at + GOES).take_while(word).find(|at| self.is_any(*at, &[Sense::To, Sense::Until]));
        counts && goes.is_some_and(|to| self.number(to + 1).is_some())
    }
}
