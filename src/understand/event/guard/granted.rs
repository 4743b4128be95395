//! A mere day that somebody was given, found or agreed on, so that it is one whatever else is told: `elle m'a trouvé le
//! 12`, `on a trouvé une salle le 12`, `on est partis sur le douze`.

use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So many words say at most what was found, with its article.
const OBJECT: usize = 4;

impl Reader<'_> {
    /// The day of `phrase` was given to somebody, or what is had on it.
    pub(super) fn is_granted(&self, phrase: &Phrase) -> bool {
        let granting = &self.time.granting;
        let (from, to) = phrase.span;
        let dated = phrase.start.day.is_some() && phrase.start.clock.is_none();
        if granting.gives.is_empty() || !dated || !self.is(from, Sense::The) && !self.is(from, Sense::OfThe) {
            return false;
        }
        let ends = !matches!(self.kind(to), Some(Kind::Word | Kind::Number | Kind::Dash));
        // `Marie a préféré le trois, il est plus grand`
        let which = self.is_spelt(from, to) && self.kind(to) == Some(Kind::Comma);
        let goes_on = ends || self.word(to).is_some_and(|goal| granting.goals.contains(goal));
        goes_on && !which && self.is(from, Sense::On) && self.is_given_day(from)
            || ends && !self.is_led_as_number(from) && self.has_then(from)
    }

    /// `m'a trouvé` before the article at `from`, and of a day that is chosen, `a décidé`.
    fn is_given_day(&self, from: usize) -> bool {
        let granting = &self.time.granting;
        let Some(verb) = from.checked_sub(1) else { return false };
        let Some(word) = self.word(verb) else { return false };
        let has = verb.checked_sub(1).filter(|has| self.is_helper(*has));
        let whom = has.and_then(|has| has.checked_sub(1)).is_some_and(|whom| self.is_told_to(whom));
        has.is_some() && (granting.picks.contains(word) || whom && granting.gives.contains(word))
    }

    /// `a trouvé une salle` before the article at `from`.
    fn has_then(&self, from: usize) -> bool {
        let granting = &self.time.granting;
        let found = |at: &usize| self.word(*at).is_some_and(|word| granting.finds.contains(word));
        let plain = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number | Kind::Dash));
        let near = (from.saturating_sub(OBJECT + 1)..from).rev().take_while(plain);
        let Some(verb) = near.skip(1).find(found) else { return false };
        let first = verb + 1;
        let somebody = || self.word(first).is_some_and(|word| granting.somebody.contains(word));
        let articled = self.is_any(first, &[Sense::The, Sense::A]) || self.is_possessive(first);
        let thing = articled || self.number(first).is_some();
        let helped = verb.checked_sub(1).is_some_and(|has| self.is_helper(has));
        helped && (thing && first + 1 < from || somebody())
    }

    /// `m'`, `nous`
    fn is_told_to(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.granting.whom.contains(word))
    }

    /// `parti` before `sur` and the number from `from` to `to`, which is then a day; but `parti sur le dix en finale`
    pub(super) fn is_settled_on(&self, from: usize, to: usize) -> bool {
        if self.kind(to) == Some(Kind::Word)
            && !self.bare_end(to)
            && !self.word(to).is_some_and(|goal| self.time.granting.goals.contains(goal))
        {
            return false;
        }
        let settled = from.checked_sub(2).and_then(|settled| self.word(settled));
        settled.is_some_and(|settled| self.time.granting.settled.contains(settled))
    }
}
