//! Times of day: `half past two`, `quarter to nine`, `noon`.
//!
//! Those that begin with their hour are in [`hour`], those with [`minutes`] beside it, a [`part`] of the day and the spoken
//! [`zone`] in files of their own.

mod hour;
mod minutes;
mod part;
pub(super) mod zone;

use super::length::Length;
use super::reader::Reader;
use crate::understand::language::{Kinds, Sense, SenseKind};
use crate::understand::words::{Kind, Number};

/// A time of day as it was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clock {
    /// Seconds from midnight; 24:00 is the midnight that ends the day.
    pub(super) seconds: i64,
    pub(super) half: Half,
}

/// How sure it is which half of the day is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    /// `14:00`, `3 pm`
    Known,
    /// `at 3`: seconds lie in the first half of the day.
    Open,
    /// `noon`
    Noon,
    /// `midnight`: belongs to the day before or after it.
    Midnight,
}

/// How much a bare number may count as a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Trust {
    /// Only with a sign of its own: `3pm`, `14:30`, `half past two`.
    Signed,
    /// Directly after a day: `tomorrow 9:15`, `demain 15 heures`.
    AfterDay,
    /// After `at`, or as the end of a range of times.
    Bare,
}

pub(super) const HOUR: i64 = 3600;
pub(super) const DAY: i64 = 24 * HOUR;

impl Clock {
    pub(super) fn new(hour: u64, minute: u64, half: Half) -> Option<Clock> {
        if hour > 24 || minute > 59 || (hour == 24 && minute > 0) {
            return None;
        }
        let half = if half == Half::Open && (hour == 0 || hour > 12) { Half::Known } else { half };
        let hour = if half == Half::Open { hour % 12 } else { hour };
        Some(Clock { seconds: hour as i64 * HOUR + minute as i64 * 60, half })
    }

    /// The time that is meant when nothing else decides: 1 to 6 afternoon, 7 to 11 morning, 12 noon.
    pub(super) fn usual(&self) -> i64 {
        match self.half {
            Half::Open if self.seconds < 7 * HOUR => self.seconds + 12 * HOUR,
            _ => self.seconds,
        }
    }

    /// Every time of day that could be meant, the usual one first.
    pub(super) fn candidates(&self) -> Vec<i64> {
        match self.half {
            Half::Open => {
                let usual = self.usual();
                vec![usual, (usual + 12 * HOUR) % DAY]
            }
            _ => vec![self.seconds],
        }
    }

    pub(super) fn shifted(self, seconds: i64) -> Clock {
        let half = if self.half == Half::Open { Half::Open } else { Half::Known };
        let day = if half == Half::Open { 12 * HOUR } else { DAY };
        Clock { seconds: (self.seconds + seconds).rem_euclid(day), half }
    }

    /// In the first or second half of the day.
    pub(super) fn in_half(self, afternoon: bool) -> Clock {
        match self.half {
            Half::Open => {
                Clock { seconds: self.seconds + if afternoon { 12 * HOUR } else { 0 }, half: Half::Known }
            }
            _ => self,
        }
    }
}

const SHIFTS: Kinds = Kinds::of(&[SenseKind::Before, SenseKind::After]);

impl Reader<'_> {
    /// A time of day.
    pub(super) fn clock(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        let (clock, next) = self
            .named_and_minutes(at)
            .or_else(|| self.gathered(at))
            .or_else(|| self.beside_an_hour(at, trust))
            .or_else(|| self.shifted_clock(at))
            .or_else(|| self.hour_first(at, trust))?;
        // `7:15-ish`
        let dash = self.kind(next) == Some(Kind::Dash) && self.is_glued(next) && self.is_glued(next + 1);
        let sharp = if dash { next + 1 } else { next };
        // `3ish pm`
        if self.is(sharp, Sense::Sharp) { self.halved(clock, sharp + 1) } else { Some((clock, next)) }
    }

    /// `7 for 7.30`, `seven for seven thirty`: when people gather, for what begins within the hour.
    fn gathered(&self, at: usize) -> Option<(Clock, usize)> {
        let hour = |number: Number| !number.ordinal && (1..=12).contains(&number.value);
        if !self.time.names_lead || !self.number(at).is_some_and(hour) {
            return None;
        }
        let to = (at + 1..at + 4).find(|at| self.is(*at, Sense::For))?;
        let read = |at: usize| self.hour_first(at, Trust::Bare);
        let first = if to == at + 1 { self.hour_only(at) } else { read(at) };
        let (first, _) = first.filter(|(_, next)| *next == to)?;
        let (second, next) = read(to + 1).filter(|(second, _)| second.seconds % HOUR > 0)?;
        let later = (second.seconds - first.seconds).rem_euclid(12 * HOUR);
        let ends = self.bare_end(next) || self.day_follows(next);
        let seconds = if second.half == Half::Known { second.seconds - later } else { first.seconds };
        (ends && (1..HOUR).contains(&later)).then_some((Clock { seconds, half: second.half }, next))
    }

    /// `noon`, `midi et demi`
    pub(super) fn named_and_minutes(&self, at: usize) -> Option<(Clock, usize)> {
        let (clock, next) = self.named(at)?;
        if !self.time.minutes_after {
            return Some((clock, next));
        }
        // `midi vingt`
        let spelt = |number: Number| number.digits == 0 && number.value.is_multiple_of(5);
        let fits = |number: Number| number.value > 1 && (self.bare_end(next + 1) || spelt(number));
        let minutes = self.number(next).is_some_and(fits) && !self.is_count_of_many(next);
        self.minutes_after(clock, next, minutes && self.time.hour_sign)
    }

    pub(super) fn named(&self, at: usize) -> Option<(Clock, usize)> {
        let at = self.past_twelve(at);
        if self.is(at, Sense::Noon) {
            Some((Clock { seconds: 12 * HOUR, half: Half::Noon }, at + 1))
        } else if self.is(at, Sense::Midnight) {
            Some((Clock { seconds: 0, half: Half::Midnight }, at + 1))
        } else {
            None
        }
    }

    /// Past the hour of `12 noon`, `12:00 noon`, `12pm noon`.
    fn past_twelve(&self, at: usize) -> usize {
        let zeros = |at: usize| self.two_digits(at) == Some(0);
        if self.number(at).is_none_or(|number| number.value != 12 || number.ordinal) {
            return at;
        }
        let mark = matches!(self.kind(at + 1), Some(Kind::Colon | Kind::Point));
        let next = if mark && self.is_glued(at + 1) && zeros(at + 2) { at + 3 } else { at + 1 };
        self.skip(next, &[Sense::Am, Sense::Pm, Sense::OClock])
    }

    /// The hour that minutes are counted from: `five`, `5 pm`, `noon`.
    pub(super) fn whole_hour(&self, at: usize) -> Option<(Clock, usize)> {
        if let Some(named) = self.named(at) {
            return Some(named);
        }
        let at = self.skip(at, &[Sense::The]);
        let (value, next) = self.hour_number(at)?;
        let next = self.skip(next, &[Sense::OClock]);
        self.halved(Clock::new(value, 0, Half::Open)?, next)
    }

    /// The number at `at` as an hour, whatever follows it.
    pub(super) fn hour_only(&self, at: usize) -> Option<(Clock, usize)> {
        if self.number(at).is_none() && self.is_one_of_range(at) {
            return Some((Clock::new(1, 0, Half::Open)?, at + 1));
        }
        let number = self.number(at).filter(|number| !number.ordinal && !self.labelled(at))?;
        let half = if number.digits == 2 && number.value < 10 { Half::Known } else { Half::Open };
        Some((Clock::new(number.value, 0, half)?, at + 1))
    }

    pub(super) fn hour_number(&self, at: usize) -> Option<(u64, usize)> {
        match self.number(at) {
            Some(number) if !number.ordinal && number.value <= 24 => Some((number.value, at + 1)),
            None if self.is(at, Sense::A) => {
                let feminine = self.time.relation_after && self.is(at.wrapping_sub(1), Sense::The);
                // `une heure`, but `un h7`
                let letter = self.word(at + 1).is_some_and(|word| word.len() == 1);
                let hour = self.is(at + 1, Sense::OClock) && !(letter && self.is_glued(at + 2));
                let said = feminine || hour || self.is_one_of_range(at) || self.is_hedged(at);
                said.then_some((1, at + 1))
            }
            _ => None,
        }
    }

    /// `una` in `la una menos cuarto`, `la una de la tarde`
    pub(super) fn is_the_one(&self, at: usize) -> bool {
        let articles = self.time.relation_after && !self.time.hour_sign;
        articles
            && self.number(at).is_none()
            && self.is(at, Sense::A)
            && (self.is(at.wrapping_sub(1), Sense::The) || self.is_hedged(at))
    }

    /// `tipo` before the hour at `at`: it is about then.
    pub(crate) fn is_hedged(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.word(before));
        before.is_some_and(|word| self.time.about_hours.contains(&word))
    }

    /// `una` in `de una a dos`, `de once y media a una y cuarto`; `une` in `entre une et deux heures`.
    pub(super) fn is_one_of_range(&self, at: usize) -> bool {
        if !self.time.relation_after || !self.is(at, Sense::A) {
            return false;
        }
        let hour = |at: usize| self.number(at).is_some_and(|number| !number.ordinal && number.value <= 24);
        let to = |at: usize| self.is_any(at, &[Sense::To, Sense::Until, Sense::And]);
        let from = |at: usize| self.is_any(at, &[Sense::From, Sense::Between]);
        // `y media`, `menos cuarto`
        let minutes = |at: usize| {
            self.is_any(at, &[Sense::And, Sense::Less]) && self.is_any(at + 1, &[Sense::Half, Sense::Quarter])
        };
        let before = at.wrapping_sub(1);
        let rest = if minutes(at + 1) { at + 3 } else { at + 1 };
        let last = rest + 1;
        if from(before) && to(rest) && hour(last) {
            let many = self.lex(last + 1).is_some_and(|lex| lex.many && lex.senses.is_empty());
            let counted = many || self.counts(last + 1) || self.unit(last + 1).is_some();
            let signed = self.is(last + 1, Sense::OClock);
            return if self.time.hour_sign { signed } else { !counted };
        }
        // `de seis y media de la tarde a una de la madrugada`
        let between = [Sense::Of, Sense::The, Sense::And, Sense::Less, Sense::Half, Sense::Quarter];
        let said = |at: usize| self.part(at).is_some() || self.is_any(at, &between);
        let first = (2..=8).map(|back| at.wrapping_sub(back)).find(|at| !said(*at)).unwrap_or(at);
        let ends = to(before) && hour(first) && from(first.wrapping_sub(1));
        ends && !self.time.hour_sign
            && (rest > at + 1
                || self.bare_end(rest)
                || self.part_follows(rest)
                || self.day_follows(rest)
                || self.date_follows(rest))
    }

    /// With `am` or `pm` after it, if there is one.
    pub(super) fn halved(&self, clock: Clock, at: usize) -> Option<(Clock, usize)> {
        let letter = self.half_letter(at);
        if self.is(at, Sense::Am) || letter == Some("a") {
            Some((clock.in_half(false), at + 1))
        } else if self.is(at, Sense::Pm) || letter == Some("p") {
            // `07:00 pm` looked sure before its sign was read.
            let early = clock.half == Half::Known && (HOUR..12 * HOUR).contains(&clock.seconds);
            let clock = if early { Clock { seconds: clock.seconds + 12 * HOUR, ..clock } } else { clock };
            Some((clock.in_half(true), at + 1))
        } else {
            Some((clock, at))
        }
    }

    /// The letter of `9a`, `11:30p`; elsewhere `die 2a` is a class.
    pub(super) fn half_letter(&self, at: usize) -> Option<&str> {
        let lex = self.lex(at).filter(|lex| lex.glued && self.time.names_lead)?;
        let letter = self.tokens.get(lex.first)?.folded.as_ref();
        matches!(letter, "a" | "p").then_some(letter)
    }

    /// `3` of `an hour before 3`; but `an hour before 3 interviews`.
    fn hour_that_ends(&self, at: usize) -> Option<(Clock, usize)> {
        let small = self.number(at).is_some_and(|number| (1..=12).contains(&number.value));
        let read = self.hour_first(at, Trust::Bare).filter(|_| self.time.names_lead && small);
        read.filter(|(_, next)| self.bare_end(*next) || self.day_follows(*next))
    }

    /// `two hours before noon`
    pub(super) fn shifted_clock(&self, at: usize) -> Option<(Clock, usize)> {
        if !self.knows_any(SHIFTS) {
            return None;
        }
        let (length, next): (Length, usize) = self.length(at)?;
        let forward = self.is(next, Sense::After);
        if !length.is_clock() || !(forward || self.is(next, Sense::Before)) {
            return None;
        }
        let (clock, after) = self
            .named(next + 1)
            .or_else(|| self.hour_first(next + 1, Trust::Signed))
            .or_else(|| self.hour_that_ends(next + 1))?;
        Some((clock.shifted(if forward { length.seconds } else { -length.seconds }), after))
    }
}
