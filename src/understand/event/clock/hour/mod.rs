//! Times of day that begin with their hour: `14:30`, `15h`, `vierzehn Uhr dreißig`.
//!
//! Minutes may be [`pointed`] off, [`spoken`] behind it, [`run`] together with it or follow in words ([`minutes`]); an
//! hour may be [`signed`]. [`plain`] says what makes a bare number an hour, [`amount`] and [`other_number`] what does
//! not, [`range`] what an hour that ends another may be, [`either`] two of which one will be.

mod amount;
mod either;
mod minutes;
mod other_number;
mod plain;
mod pointed;
mod range;
mod run;
mod signed;
mod spoken;

use std::ops::ControlFlow;

use super::{Clock, Half, Trust};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Number;

/// An hour that was said, before it is known what belongs to it.
#[derive(Clone, Copy)]
pub(crate) struct Hour {
    /// Where it begins.
    pub(crate) at: usize,
    /// What stands behind it.
    pub(crate) next: usize,
    pub(crate) value: u64,
    /// What was written, unless it is the `una` that is an article, too.
    pub(crate) written: Option<Number>,
    half: Half,
    pub(crate) trust: Trust,
}

impl Hour {
    pub(crate) fn clock(&self, minute: u64) -> Option<Clock> {
        Clock::new(self.value, minute, self.half)
    }

    pub(super) fn in_digits(&self) -> bool {
        self.written.is_some_and(|number| number.digits > 0)
    }
}

impl Reader<'_> {
    /// `14:30`, `3 pm`, `15h30`, `vierzehn Uhr dreißig`, `deux heures et quart`, `seven thirty`, `1530 hours`.
    pub(super) fn hour_first(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        // Most words are no number, and of those nothing else need be asked.
        let hour = self.hour_number(at);
        if hour.is_none() && self.number(at).is_none() || self.is_other_number(at) {
            return None;
        }
        if let Some(number) = self.number(at)
            && let ControlFlow::Break(read) = self.run_together(at, number, trust)
        {
            return read;
        }
        let (value, next) = hour?;
        if value == 24 && self.is_round_the_clock(at, next) || self.is_lettered(at, value, next) {
            return None;
        }
        let written = self.number(at);
        let half = if self.is_led_by_zero(at) { Half::Known } else { Half::Open };
        let hour = Hour { at, next, value, written, half, trust };
        if let Some(minute) = self.pointed_minutes(&hour) {
            return self.pointed(&hour, minute);
        }
        if self.is(next, Sense::OClock) {
            return self.with_sign(&hour);
        }
        // `nine am`
        if (1..=12).contains(&value)
            && let Some((clock, after)) = self.halved(hour.clock(0)?, next)
            && after > next
        {
            return Some((clock, after));
        }
        if let ControlFlow::Break(read) = self.with_spoken_minutes(&hour) {
            return read;
        }
        let (clock, after) = self.minutes_after(hour.clock(0)?, next, false)?;
        let said = || {
            trust >= Trust::AfterDay
                || self.is_the_one(at)
                || self.part_follows(after)
                || self.is_parted_hour_of_visit(at, after)
        };
        if after > next && said() {
            return Some((clock, after));
        }
        Some((clock, self.plain_hour(&hour)?))
    }

    /// `09`, `zero nine`, `oh nine`
    fn is_led_by_zero(&self, at: usize) -> bool {
        let led = |number: &Number| {
            let two_words = || self.lex(at).is_some_and(|lex| lex.last == lex.first + 1);
            number.digits == 2 || number.digits == 0 && two_words()
        };
        let oh = || at.checked_sub(1).is_some_and(|before| self.is_zero(before));
        self.number(at).is_some_and(|number| number.value < 10 && (led(&number) || oh()))
    }

    /// Past the sign of an hour, unless it begins a zone: `15:00 hora de Madrid`.
    fn past_sign(&self, at: usize) -> usize {
        let zoned = self.is(at, Sense::ZoneTime) && self.zone(at).is_some();
        if zoned { at } else { self.skip(at, &[Sense::OClock]) }
    }

    /// `12` in `lundi 14h 12 rue Foch`; `14 h 30 rue Foch` has minutes.
    fn is_house_number(&self, at: usize) -> bool {
        let odd = self.number(at).is_some_and(|number| number.digits > 0 && number.value % 5 != 0);
        odd && self.time.relation_after && !self.is_glued(at) && self.house(at + 1)
    }
}
