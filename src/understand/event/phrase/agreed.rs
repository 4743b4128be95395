//! A bare hour that was agreed on: `we said seven at Lucia's`, `band practice is seven`.

use std::ops::Range;

use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, WordList};
use crate::understand::words::{Kind, Number};

/// So far from its hour what happens may be named.
const FAR: usize = 24;

/// At least so many words stand before `do` in `hygienist can only do ten`, with the one that may go before `can`.
const OFFER: usize = 3;

/// So many words stand at most between what happens and `is`.
const PLACE: usize = 6;

impl Reader<'_> {
    /// The number at `at` is an hour that somebody said for what is named beside it, or of the day behind it. Where an hour has a sign, only one
    /// with it is.
    pub(crate) fn is_agreed_hour(&self, at: usize) -> bool {
        let hour = |number: Number| !number.ordinal && number.digits < 3 && (1..=12).contains(&number.value);
        let Some(before) = at.checked_sub(1).filter(|_| self.number(at).is_some_and(hour)) else {
            return false;
        };
        let behind = self.skip(at + 1, &[Sense::OClock]);
        // `auf der Schmerzskala hab ich sechs gesagt`
        if (at.saturating_sub(FAR)..at).any(|at| self.is(at, Sense::Scale)) {
            return false;
        }
        if self.time.hour_sign && behind == at + 1 {
            return false;
        }
        let says = |at: usize| self.word(at).is_some_and(|word| self.time.agreed.said.contains(word));
        let led = if self.is_any(before, &[Sense::On, Sense::Around, Sense::UpTo, Sense::For]) {
            before.checked_sub(1)
        } else {
            Some(before)
        };
        let said = !self.is(before, Sense::For)
            && self.word(behind).is_some_and(|word| self.time.agreed.behind.contains(word));
        let ends = self.bare_end(behind) || self.is_any(behind, &[Sense::By, Sense::Link]);
        let first = before.saturating_sub(FAR);
        let before_it = || self.is_named_beside(first..before.saturating_sub(1));
        let behind_it = || self.is_named_beside(behind..behind + FAR);
        // `ich hab sechs gesagt und der Arzt hat acht geschrieben`
        let apart = self.is(behind + 1, Sense::And);
        said && !self.counts_beside(first, behind) && (before_it() || !apart && behind_it())
            || ends
                && led.is_some_and(says)
                && !self.counts_beside(first, behind)
                && (before_it() || behind_it() || self.day_follows(behind))
            || ends && (self.is_hour_of_what_is_named(before) || self.is_offered(before))
    }

    /// `tickets for Saturday, Bea said four`, `how many for dinner? We said seven`
    fn counts_beside(&self, from: usize, to: usize) -> bool {
        let counted = |at: usize| self.word(at).is_some_and(|word| self.time.agreed.counted.contains(word));
        (from..to + FAR).any(counted)
    }

    /// What is named there is held, or comes.
    fn is_named_beside(&self, mut range: Range<usize>) -> bool {
        range.any(|at| self.is_held_or_comes(at))
    }

    /// `is` in `band practice is seven`, `it's` in `book group is at Margaret's, it's seven`.
    fn is_hour_of_what_is_named(&self, is: usize) -> bool {
        let short = || self.any_token(is, |token| self.is_with_it(token));
        let shown = |word: &str| self.time.agreed.it_is.contains(word) && (word.ends_with('s') || short());
        if self.word(is).is_some_and(shown) {
            let comma = is.checked_sub(1).is_some_and(|comma| self.kind(comma) != Some(Kind::Word));
            return comma && self.is_named_beside(is.saturating_sub(FAR)..is);
        }
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word) && self.number(*at).is_none();
        let Some(named) =
            (is.saturating_sub(PLACE)..is).rev().take_while(word).find(|at| self.is_held_or_comes(*at))
        else {
            return false;
        };
        let place = [Sense::At, Sense::In, Sense::On, Sense::Link];
        let has_hours = self.word(named).is_some_and(|word| self.time.agreed.timed.contains(word));
        // `tickets for the show are ten`
        let lead = [Sense::For, Sense::To, Sense::Of, Sense::Link];
        let head = !(is.saturating_sub(PLACE)..named).any(|at| self.is_any(at, &lead));
        has_hours
            && head
            && self.word(is).is_some_and(|word| self.time.agreed.is.contains(word))
            && (named + 1 == is || self.is_any(named + 1, &place))
    }

    /// `do` in `the hygienist can only do ten`: who takes one after the other can do it then.
    fn is_offered(&self, does: usize) -> bool {
        let offers = &self.time.agreed.offers;
        let said = |at: usize, words: &WordList| self.word(at).is_some_and(|word| words.contains(word));
        let small = |at: usize| usize::from(said(at, &offers.only));
        // `the dentist had a cancellation and gave me twelve`
        let given = |gave: usize| {
            let free = (gave.saturating_sub(FAR)..gave).any(|at| said(at, &offers.free));
            said(gave, &offers.gave) && free
        };
        if said(does, &offers.whom) && does.checked_sub(1).is_some_and(given) {
            return true;
        }
        if !said(does, &offers.does) || does < OFFER {
            return false;
        }
        let can = does - 1 - small(does - 1);
        let who = can - 1;
        said(can, &offers.can) && (said(who, &offers.seers) || self.is_whoever_was_asked(who))
    }

    /// `she` in `spoke to Karen, she can do five`: of whom the clause before says that the speaker heard.
    fn is_whoever_was_asked(&self, who: usize) -> bool {
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word) && self.number(*at).is_none();
        let pronoun = self.is_put_word(who, |put| &put.asked);
        let comma = who.checked_sub(1).filter(|comma| self.kind(*comma) == Some(Kind::Comma));
        let reports = |at: usize| self.word(at).is_some_and(|word| self.time.reports.contains(&word));
        pronoun
            && comma
                .is_some_and(|comma| (comma.saturating_sub(PLACE)..comma).rev().take_while(word).any(reports))
    }

    /// `four thirty` at `at` in `dentist four thirty`, which is all that is said; but `paid the dentist four fifty`.
    pub(crate) fn is_hour_of_visit(&self, at: usize) -> bool {
        let Some(what) = at.checked_sub(1).filter(|_| self.time.names_lead) else { return false };
        let spelt = |at: usize| self.number(at).filter(|number| number.digits == 0 && !number.ordinal);
        let hour = spelt(at).is_some_and(|hour| (1..=12).contains(&hour.value));
        let minutes =
            spelt(at + 1).is_some_and(|least| (10..60).contains(&least.value) && least.value % 5 == 0);
        let led = what.checked_sub(1).is_some_and(|led| self.opens(led) && self.is_possessive(led));
        let named =
            self.is_hourly(what) || self.word(what).is_some_and(|word| self.time.agreed.timed.contains(word));
        hour && minutes && self.lex(at + 2).is_none() && named && (self.opens(what) || led)
    }
}
