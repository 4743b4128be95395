//! Days counted from another day: `in three weeks`, `10 days after Easter`, `2 Sundays from now`.

use super::days::shift;
use super::{Day, Shape, Which, weekday_beside};
use crate::understand::event::length::Length;
use crate::understand::event::local::{add_days, monday};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `in three weeks`, `two weeks ago`, `10 days after Easter`, `a week on Tuesday`, `2 Sundays from now`.
    pub(crate) fn counted(&self, at: usize, intro: Intro, depth: usize) -> Option<(Day, usize)> {
        if let Some(read) = self.counted_weekdays(at, intro, depth) {
            return Some(read);
        }
        // `vor`, `il y a`, `hace`
        if self.is(at, Sense::AgoBefore) {
            let (length, next) = self.length(at + 1).filter(|(length, _)| length.seconds == 0)?;
            return Some((self.away(length, -1), next));
        }
        if self.is(at, Sense::The) && self.unit(at + 1).is_none() {
            return None;
        }
        let (length, next) = match self.length(at) {
            Some(read) => read,
            // `the day after tomorrow`, `the week after Easter`
            None if self.is_any(at.wrapping_sub(1), &[Sense::The])
                || intro.the
                || intro.named
                || !intro.any() =>
            {
                let unit = self.unit(at).filter(|unit| *unit >= Unit::Day)?;
                let side = self.is_any(at + 1, &[Sense::After, Sense::Before]);
                if !side {
                    return None;
                }
                // `the week after next`
                if self.is(at + 1, Sense::After)
                    && self.is(at + 2, Sense::Next)
                    && self.day_word(at + 3).is_none()
                {
                    return Some((self.unit_span(unit, 2, 1)?, at + 3));
                }
                // `the week before last`
                if self.is(at + 1, Sense::Before)
                    && self.is(at + 2, Sense::Last)
                    && self.day_word(at + 3).is_none()
                {
                    return Some((self.unit_span(unit, -2, 1)?, at + 3));
                }
                let (length, next) = (Length::one(unit)?, at + 1);
                if unit == Unit::Week {
                    let (day, after) = self.one_day(at + 2, depth)?;
                    let week = if self.is(at + 1, Sense::After) { 7 } else { -7 };
                    let from = add_days(monday(day.from), week);
                    return Some((Day::span(from, add_days(from, 7)), after));
                }
                (length, next)
            }
            None => return None,
        };
        if length.is_clock() {
            return None;
        }
        if intro.within && length.seconds == 0 {
            return Some((self.away(length, 1), self.past_times(next)));
        }
        if self.is(next, Sense::Ago) {
            // `a week ago last Friday`
            if self.is(next + 1, Sense::Last)
                && let Some(day) = self.weekday(next + 2)
            {
                let last = self.weekday_of(day, Some(Which::Last));
                return Some((Day::fixed(shift(last.from, length, -1)), next + 3));
            }
            return Some((self.away(length, -1), next + 1));
        }
        if self.is(next, Sense::Hence) {
            return Some((self.away(length, 1), next + 1));
        }
        // `eine Woche ab dem 6. April` lasts so long; `zwei Wochen ab heute` is then.
        let today = || self.is(next + 1, Sense::Days(0));
        let from = self.is(next, Sense::From) && (self.time.names_lead || today());
        let forward = from || self.is(next, Sense::After);
        if forward || self.is(next, Sense::Before) {
            let (day, after) = self.one_day(next + 1, depth)?;
            let base = if forward && self.is(next, Sense::After) && !day.is_one_day() {
                add_days(day.to, -1)
            } else {
                day.from
            };
            let moved = if forward { shift(base, length, 1) } else { shift(day.from, length, -1) };
            return Some((Day::fixed(moved), after));
        }
        // `a week on Tuesday`, `two weeks tomorrow`
        let weeks = matches!(length.unit, Some(Unit::Week | Unit::Fortnight));
        let on = self.skip(next, &[Sense::On]);
        let weekday = self.weekday(on).is_some()
            && !self.is_any(on + 1, &[Sense::To, Sense::Until])
            && self.kind(on + 1) != Some(Kind::Dash)
            && !self.time.relation_after;
        if weeks
            && (on > next
                || weekday
                || self.find(on, |s| matches!(s, Sense::Days(_)).then_some(())).is_some())
            && !intro.within
            && !intro.for_
        {
            let (day, after) = self.weekday(on).map(|day| (self.coming(day), on + 1)).or_else(|| {
                let days =
                    self.find(on, |sense| if let Sense::Days(days) = sense { Some(days) } else { None })?;
                Some((add_days(self.today(), days), on + 1))
            })?;
            return Some((Day::fixed(shift(day, length, 1)), after));
        }
        None
    }

    /// Past `time` in `in two weeks' time`.
    pub(crate) fn past_times(&self, at: usize) -> usize {
        let mark = self.kind(at) == Some(Kind::Symbol) && self.is_glued(at);
        let time = if mark { at + 1 } else { at };
        if self.is(time, Sense::ZoneTime) && !self.time.relation_after { time + 1 } else { at }
    }

    /// `2 Sundays from now`, `three Fridays ago`.
    pub(super) fn counted_weekdays(&self, at: usize, intro: Intro, depth: usize) -> Option<(Day, usize)> {
        let count = match self.number(at) {
            Some(number) if !number.ordinal && (1..=60).contains(&number.value) => number.value as i64,
            _ => return None,
        };
        let day = self.weekday(at + 1);
        if day.is_none() && !self.is(at + 1, Sense::Weekend) {
            return None;
        }
        // `two Fridays before Christmas`
        let after = self.is(at + 2, Sense::After);
        if let Some(day) = day.filter(|_| after || self.is(at + 2, Sense::Before)) {
            let (base, next) = self.one_day(at + 3, depth)?;
            let first = weekday_beside(&base, day, after);
            let further = 7 * (count - 1);
            return Some((Day::fixed(add_days(first, if after { further } else { -further })), next));
        }
        let step = if self.is(at + 2, Sense::Hence) || intro.within {
            7 * (count - 1)
        } else if self.is(at + 2, Sense::Ago) {
            -7 * count
        } else {
            return None;
        };
        let next = self.skip(at + 2, &[Sense::Hence, Sense::Ago]);
        let read = match day {
            Some(day) => {
                let coming = self.coming(day);
                let base =
                    if step < 0 && coming == add_days(self.today(), 7) { self.today() } else { coming };
                Day::fixed(add_days(base, step))
            }
            None => {
                let this = self.weekend_of(None);
                Day::span(add_days(this.from, step), add_days(this.to, step))
            }
        };
        Some((read, next))
    }

    /// That far from today: a whole day, or for weeks a day whose week may be meant.
    pub(crate) fn away(&self, length: Length, sign: i64) -> Day {
        let day = Day::fixed(shift(self.today(), length, sign));
        match length.unit {
            Some(Unit::Week | Unit::Fortnight) => day.shaped(Shape::Weeks(sign * length.days / 7)),
            // `Dienstag in 14 Tagen`
            Some(Unit::Day) if length.days > 0 && length.days % 7 == 0 => {
                day.shaped(Shape::Weeks(sign * length.days / 7))
            }
            _ => day,
        }
    }
}
