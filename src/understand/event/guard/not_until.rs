//! What begins at the time until which it cannot be: `can't come until Monday`.

use crate::understand::event::reader::Reader;
use crate::understand::words::Kind;

/// So many words may stand between the verb and `until`, and between what denies it and the verb.
const BETWEEN: usize = 2;

/// A word of no more letters says nothing of its own there: `it`, `me`.
const SMALL: usize = 3;

impl Reader<'_> {
    /// `hasta` in `no puede hasta el martes`, `until` in `can't come until Monday`: what is said begins then.
    pub(crate) fn is_denied_until(&self, at: usize) -> bool {
        let coming = &self.time.not_until;
        let is_in = |at: usize, words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
        let within = |end: usize| {
            let words = (end.saturating_sub(BETWEEN + 1)..end).rev();
            words.take_while(|at| self.kind(*at) == Some(Kind::Word))
        };
        let denies = |not: usize| {
            let helps = || not.checked_sub(1).is_some_and(|verb| is_in(verb, coming.helpers));
            is_in(not, coming.denials) || is_in(not, coming.behind_helpers) && helps()
        };
        let does = |verb: usize| {
            // `no puede quedarse hasta las ocho`
            let small = |at: usize| self.word(at).is_some_and(|word| word.len() <= SMALL);
            let other = |at: usize| small(at) || is_in(at, coming.verbs) || is_in(at, coming.besides);
            is_in(verb, coming.verbs) && (verb + 1..at).all(other) && within(verb).any(denies)
        };
        !coming.verbs.is_empty() && within(at).any(does)
    }
}
