//! What time it is: `es ist schon halb vier und keiner ist da`, `il est trois heures et je ne dors pas`.

use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So many words may say that it is so late already.
const SMALL: usize = 2;

impl Reader<'_> {
    /// What was read as `phrase` is the time that it is, and nothing is held then; but `die Probe ist um drei`, `Probe
    /// heute, es ist halb acht`.
    pub(crate) fn is_time_now(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let announced = self.is_any(from, &[Sense::At, Sense::Around, Sense::From, Sense::Until])
            && !self.is(from, Sense::The);
        let hour = phrase.start.day.is_none() && phrase.start.clock.is_some();
        let more = phrase.end.is_some() || phrase.moment.is_some() || phrase.length.is_some();
        if !hour || more || phrase.every || phrase.since || phrase.deadline || announced {
            return false;
        }
        let Some((first, already)) = self.clause_of_now(from) else { return false };
        let opens = first == self.said.0
            || first
                .checked_sub(1)
                .is_some_and(|before| self.kind(before) != Some(Kind::Word) || self.is(before, Sense::And));
        opens && (already || !self.is_planned(first, to))
    }

    /// Where the clause begins that ends in `it is` before `from`, and whether it says that it is so late already.
    fn clause_of_now(&self, from: usize) -> Option<(usize, bool)> {
        let now = &self.time.now;
        let said = |at: usize, words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
        let small =
            |at: usize| (0..SMALL).take_while(|back| at > *back && said(at - back - 1, now.small)).count();
        let verb = from - small(from);
        let (last, before) = (verb.checked_sub(1)?, verb.checked_sub(2));
        let pair =
            |first: &[&str], second: &[&str]| before.is_some_and(|at| said(at, first)) && said(last, second);
        let first = match now.its.is_empty() {
            true => Some(last).filter(|is| said(*is, now.is)),
            false => before.filter(|_| pair(now.its, now.is) || pair(now.is, now.its)),
        }?;
        let opening = first - small(first);
        let already = (opening..first).chain(verb..from).any(|at| said(at, now.already));
        Some((opening, already))
    }
}
