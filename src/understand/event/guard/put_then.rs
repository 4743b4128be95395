//! Mere numbers that the words directly beside them make a time, whatever the memo tells: `we chose the fifth`, `they stuck
//! me in at nine`, `the letter came for the ninth`; and an hour that is over, `was here at nine, back on the tenth`.

use crate::understand::event::clock::Trust;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Put, Sense, SenseKind, WordList};
use crate::understand::words::Kind;

/// So many words before who comes then the verb may stand that says so: `took us in`.
const NEAR: usize = 3;

/// So many words before an hour stand who was booked in for it, and where.
const PLACED: usize = 9;

/// Up to this one an ordinal may be one of several things: `I took the third`.
const FIRST_RANKS: u64 = 3;

/// So near an hour another one is looked for.
const BESIDE: usize = 7;

/// How far behind an hour that is over the day may stand that is meant.
const FAR: usize = 12;

impl Reader<'_> {
    /// What stands directly before the number that begins at `from` says that something is to be then.
    pub(super) fn is_put_then(&self, from: usize) -> bool {
        let small = self.is_any(from, &[Sense::On, Sense::At, Sense::For]);
        let number = self.skip(if small { from + 1 } else { from }, &[Sense::The]);
        let day = self.number(number).is_some_and(|number| number.ordinal);
        let Some(before) = from.checked_sub(1) else { return false };
        let led_for = self.is(from, Sense::For) || !small && self.is(before, Sense::For);
        // `the letter came for the ninth`
        // `she took the second at speed`, `we chose the fifth on the list`
        let ends = self.bare_end(number + 1)
            && !self.is_any(number + 1, &[Sense::At, Sense::To, Sense::Until, Sense::On, Sense::In]);
        let for_day = day && led_for && self.is(number.wrapping_sub(1), Sense::The);
        for_day
            || day
                && !small
                && ends
                && self.number(number).is_some_and(|number| number.value > FIRST_RANKS)
                && (self.is_put_word(before, |put| &put.chose) || self.is_content(before))
            || self.is_put_in(before)
            || self.is_once_more(before)
    }

    pub(crate) fn is_put_word(&self, at: usize, words: fn(&Put) -> &WordList) -> bool {
        self.word(at).is_some_and(|word| words(&self.time.agreed.offers.put).contains(word))
    }

    /// `with` in `everyone was happy with the ninth`
    fn is_content(&self, with: usize) -> bool {
        let content = with.checked_sub(1).is_some_and(|at| self.is_put_word(at, |put| &put.content));
        content && self.is_put_word(with, |put| &put.with)
    }

    /// `in` in `they stuck me in at nine`, `the mechanic took us in at eight`
    fn is_put_in(&self, inside: usize) -> bool {
        let whom = |at: usize| self.word(at).is_some_and(|word| self.time.agreed.offers.whom.contains(word));
        let near = inside.saturating_sub(NEAR)..inside;
        self.is_put_word(inside, |put| &put.inside)
            && inside.checked_sub(1).is_some_and(whom)
            && near.into_iter().any(|at| self.is_put_word(at, |put| &put.placed))
    }

    /// `back` in `dropped the car off back at five`, `she was off ill back on the fifth`; but `came back on the fifth`, `took
    /// the car back at five`.
    fn is_once_more(&self, back: usize) -> bool {
        let Some(before) = back.checked_sub(1).filter(|_| self.is_put_word(back, |put| &put.back)) else {
            return false;
        };
        let word = self.kind(before) == Some(Kind::Word);
        let does = self.tells(before) || self.any_token(before, |token| self.time.faint.states.has(token));
        let gone = self.is_put_word(before, |put| &put.away);
        word && !does && gone
    }

    /// `works` in `the fifth works for everybody`: behind a day, it says that it can be then.
    pub(crate) fn suits_all(&self, at: usize) -> bool {
        let whom = self.skip(at + 1, &[Sense::For]);
        self.is_put_word(at, |put| &put.suits) && self.is_put_word(whom, |put| &put.everybody)
    }

    /// What is held at `at` has no number but its hour: `yoga`, `party`.
    pub(crate) fn is_held_by_the_hour(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.agreed.timed.contains(word))
            || self.is_a(at, SenseKind::Meal)
            || self.is_a(at, SenseKind::Gathering)
    }

    /// `put` in `they put the meeting back to three`, before `to` at `to`; but `put the clock back to three`.
    pub(crate) fn puts_forth(&self, verb: usize, to: usize) -> bool {
        let Some(forth) = to.checked_sub(1).filter(|forth| *forth > verb + 1) else { return false };
        let what = forth - 1;
        self.is_put_word(verb, |put| &put.puts)
            && self.is_put_word(forth, |put| &put.forth)
            && (self.is_hourly(what) || self.is_held_by_the_hour(what))
    }

    /// `for` at `at` in `booked Bella in at the kennels for nine`, `booked the haircut for two`, `got the court for five`: an
    /// hour; but `booked us in at the Swan for four`, `got a table for five`.
    pub(super) fn is_put_for(&self, at: usize) -> bool {
        let booked = |at: usize| self.is_put_word(at, |put| &put.booked);
        let whom = |at: usize| self.word(at).is_some_and(|word| self.time.agreed.offers.whom.contains(word));
        let one = |at: usize| self.kind(at) == Some(Kind::Word) && !whom(at) && !self.is(at, Sense::The);
        let inside = |at: usize| self.is_put_word(at, |put| &put.inside);
        let somebody =
            |at: &usize| booked(*at) && one(at + 1) && inside(at + 2) && self.is(at + 3, Sense::At);
        let led = |what: usize| {
            let the = what.checked_sub(1).filter(|the| self.is(*the, Sense::The) || self.is_possessive(*the));
            the.and_then(|the| the.checked_sub(1))
        };
        // `for three on Saturday evening`
        let part = (at + 2..at + BESIDE).any(|at| self.part(at).is_some());
        if part || self.has_other_hour(at + 1) {
            return false;
        }
        let what = at.checked_sub(1);
        let by = |what: usize, words: &WordList| self.word(what).is_some_and(|word| words.contains(word));
        let service = |what: usize| by(what, &self.time.timed_services) && led(what).is_some_and(booked);
        let place = |what: usize| {
            let got = |at: usize| booked(at) || self.is_put_word(at, |put| &put.got);
            self.is_put_word(what, |put| &put.venues) && led(what).is_some_and(got)
        };
        (at.saturating_sub(PLACED)..at).any(|at| somebody(&at))
            || what.is_some_and(|what| service(what) || place(what))
    }

    /// `eight` at `at` in `about the blood test, eight on Monday`: behind what is held, before its day.
    pub(crate) fn is_hour_before_day(&self, at: usize) -> bool {
        let hour = self.number(at).is_some_and(|number| !number.ordinal && (1..=12).contains(&number.value));
        let held = |what: usize| {
            let several = self.word(what).is_some_and(|word| word.ends_with('s'));
            (self.is_held_or_comes(what) && !several || self.is_held_by_the_hour(what))
                && !self.is_put_word(what, |put| &put.aged)
        };
        let comma = at.checked_sub(1).filter(|comma| self.kind(*comma) == Some(Kind::Comma));
        self.time.names_lead
            && hour
            && self.is(at + 1, Sense::On)
            && self.weekday(at + 2).is_some()
            && !self.has_other_hour(at)
            && comma.and_then(|comma| comma.checked_sub(1)).is_some_and(held)
    }

    /// Beside the number at `at`, another one or `noon` says the hour, so that it counts something: `our court for four on
    /// Sunday at nine`, `party, nine on Saturday from two to five`.
    fn has_other_hour(&self, at: usize) -> bool {
        let within = |at: &usize| self.kind(*at) != Some(Kind::SentenceEnd);
        let hour = |at: usize| {
            let led = self.is_any(
                at,
                &[Sense::At, Sense::From, Sense::Between, Sense::To, Sense::Until, Sense::Before],
            ) && self.number(at + 1).is_some();
            // `nine on Saturday 2-5`
            let bare = self.number(at).is_some()
                && at.checked_sub(1).is_some_and(|before| {
                    self.weekday(before).is_some() || self.kind(before) == Some(Kind::Comma)
                });
            led || bare || self.is(at, Sense::Noon) || self.clock(at, Trust::Signed).is_some()
        };
        (at + 1..at + BESIDE).take_while(within).any(hour)
            || (at.saturating_sub(BESIDE)..at).rev().take_while(within).any(hour)
    }

    /// `weekends` in `we swapped weekends`: which ones somebody has, and not when.
    pub(crate) fn are_swapped(&self, at: usize) -> bool {
        self.is(at, Sense::Habit)
            && at.checked_sub(1).is_some_and(|verb| self.is_put_word(verb, |put| &put.swaps))
    }

    /// `at nine` in `the gas man was here at nine, back on the tenth`: the hour is over, and the day that is meant is said
    /// behind it, in a clause of its own.
    pub(crate) fn is_over_then(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let start = Point { clock: phrase.start.clock, ..Point::default() };
        let only = *phrase == Phrase { span: phrase.span, start, ..Phrase::default() };
        let here = from.checked_sub(1).filter(|here| self.is_put_word(*here, |put| &put.here));
        let was = here.and_then(|here| here.checked_sub(1)).is_some_and(|was| self.tells(was));
        let apart = self.kind(to) == Some(Kind::Comma) || self.is(to, Sense::And);
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        // A word that is no time parts them: `back`.
        let other = || {
            let next = self.skip(to + 1, &[Sense::And]);
            let leads = [Sense::On, Sense::At, Sense::The, Sense::Until];
            self.kind(next) == Some(Kind::Word) && self.number(next).is_none() && !self.is_any(next, &leads)
        };
        let dated = || {
            (to + 1..to + FAR).take_while(word).any(|at| {
                let day = self.weekday(at).is_some() && !self.is(at, Sense::Weak)
                    || self.day_away(at).is_some_and(|days| days > 0);
                let number = self.number(at).is_some_and(|number| number.ordinal);
                day || number && self.is(at.wrapping_sub(1), Sense::The)
            })
        };
        only && phrase.start.clock.is_some() && was && apart && other() && dated()
    }
}
