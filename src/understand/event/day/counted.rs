//! Days counted from another day: `in three weeks`, `10 days after Easter`, `2 Sundays from now`.

use std::ops::ControlFlow::{self, Break, Continue};

use super::days::shift;
use super::{Day, Shape, Which, weekday_beside};
use crate::understand::event::clock::Trust;
use crate::understand::event::length::Length;
use crate::understand::event::local::{add_days, monday};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `in three weeks`, `two weeks ago`, `10 days after Easter`, `a week on Tuesday`, `2 Sundays from now`.
    pub(crate) fn counted(&self, at: usize, intro: Intro, depth: usize) -> Option<(Day, usize)> {
        if let Some(read) = self.counted_weekdays(at, intro, depth) {
            return Some(read);
        }
        // `vor`, `il y a`, `hace`
        if self.is(at, Sense::AgoBefore) {
            let (length, next) = self.length_ago(at).filter(|(length, _)| length.seconds == 0)?;
            return Some((self.away(length, -1), next));
        }
        if self.is(at, Sense::The) && self.unit(at + 1).is_none() {
            return None;
        }
        let (length, next) = match self.length(at) {
            Some(read) => read,
            None if self.is_any(at.wrapping_sub(1), &[Sense::The])
                || intro.the
                || intro.named
                || !intro.any() =>
            {
                match self.unit_beside(at, depth)? {
                    Continue(one) => one,
                    Break(read) => return Some(read),
                }
            }
            None => return None,
        };
        if length.is_clock() || intro.in_ && self.are_so_many_in(at) {
            return None;
        }
        if intro.within && length.seconds == 0 && !(intro.for_ && self.is_week_of_hour(next)) {
            return Some((self.away(length, 1), self.past_times(next)));
        }
        if self.is(next, Sense::Ago) && !self.measures_noun(next) {
            // `a week ago last Friday`
            if self.is(next + 1, Sense::Last)
                && let Some(day) = self.weekday(next + 2)
            {
                let last = self.weekday_of(day, Some(Which::Last));
                return Some((Day::fixed(shift(last.from, length, -1)), next + 3));
            }
            // `three years ago tomorrow`
            if let Some(days) = self.day_away(next + 1) {
                let from = add_days(self.today(), days);
                return Some((Day::fixed(shift(from, length, -1)), next + 2));
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
            return self.counted_from(length, next, forward, depth);
        }
        // `scan at 20 weeks Thursday`: how old somebody is.
        if self.is(at.wrapping_sub(1), Sense::At) { None } else { self.weeks_on(length, next, intro) }
    }

    /// `seven days in a week`, as there always are, of which the last begins at `at`
    fn are_so_many_in(&self, at: usize) -> bool {
        let Some(many) = at.checked_sub(3) else { return false };
        let many = self.number(many).zip(self.unit(many + 1)).map(|(number, unit)| (number.value, unit));
        let whole = self.unit(at + 1).filter(|_| self.is(at, Sense::A));
        many.zip(whole).is_some_and(|((many, of), whole)| {
            matches!(
                (many, of, whole),
                (24, Unit::Hour, Unit::Day)
                    | (7, Unit::Day, Unit::Week)
                    | (365 | 366, Unit::Day, Unit::Year)
                    | (52, Unit::Week, Unit::Year)
                    | (12, Unit::Month, Unit::Year)
            )
        })
    }

    /// A day beside one unit, `the week after next`, or the unit as a length, `the day after tomorrow`.
    pub(super) fn unit_beside(
        &self,
        at: usize,
        depth: usize,
    ) -> Option<ControlFlow<(Day, usize), (Length, usize)>> {
        let unit = self.unit(at).filter(|unit| *unit >= Unit::Day)?;
        if let Some(day) = self.week_from(at) {
            return Some(Break((Day::fixed(add_days(self.coming(day), 7)), at + 3)));
        }
        let after = self.is(at + 1, Sense::After);
        if !after && !self.is(at + 1, Sense::Before) {
            return None;
        }
        // `the week after next`, `the week before last`
        let (further, away) = if after { (Sense::Next, 2) } else { (Sense::Last, -2) };
        let one = self.past_article_of_next(at + 2);
        if self.is(one, further) && self.day_word(one + 1).is_none() {
            return Some(Break((self.unit_span(unit, away, 1)?, one + 1)));
        }
        let length = Length::one(unit)?;
        if unit != Unit::Week {
            return Some(Continue((length, at + 1)));
        }
        // `the week after Easter`
        let (day, end) = self.one_day(at + 2, depth)?;
        let from = add_days(monday(day.from), if after { 7 } else { -7 });
        Some(Break((Day::span(from, add_days(from, 7)), end)))
    }

    /// Past the article of `the month after the next`; but `the month after the next election`.
    pub(super) fn past_article_of_next(&self, at: usize) -> usize {
        let next = at + 1;
        let noun = self.lex(next + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let alone = self.time.names_lead && self.is(at, Sense::The) && self.is(next, Sense::Next) && !noun;
        if alone { next } else { at }
    }

    /// `Tuesday` of `dentist week from Tuesday`; but `exam week from Tuesday`, `week from Monday to Friday`.
    fn week_from(&self, at: usize) -> Option<u32> {
        let comes = at.checked_sub(1).is_some_and(|before| self.is_hourly(before));
        let led = self.time.names_lead && self.is_unit(at, Unit::Week) && (self.opens_anew(at) || comes);
        let from = led && self.is_any(at + 1, &[Sense::From, Sense::On]);
        let ranges = self.is_any(at + 3, &[Sense::To, Sense::Until]) || self.kind(at + 3) == Some(Kind::Dash);
        self.weekday(at + 2).filter(|_| from && !ranges && !self.is(at + 2, Sense::Habit))
    }

    /// The day that is so long after or before the one behind the word at `at`: `10 days after Easter`.
    fn counted_from(&self, length: Length, at: usize, forward: bool, depth: usize) -> Option<(Day, usize)> {
        let (day, end) = self.one_day(at + 1, depth)?;
        let base = if forward && self.is(at, Sense::After) && !day.is_one_day() {
            add_days(day.to, -1)
        } else {
            day.from
        };
        Some((Day::fixed(shift(base, length, if forward { 1 } else { -1 })), end))
    }

    /// `a week on Tuesday`, `two weeks tomorrow`
    fn weeks_on(&self, length: Length, at: usize, intro: Intro) -> Option<(Day, usize)> {
        // `dos semanas a partir del lunes` last so long.
        if self.is(at, Sense::From) && self.is(at, Sense::The) {
            return None;
        }
        let on = self.skip(at, &[Sense::On]);
        let away = self
            .find(on, SenseKind::Days, |sense| if let Sense::Days(days) = sense { Some(days) } else { None });
        let weekday = self.weekday(on).is_some()
            && !self.is_any(on + 1, &[Sense::To, Sense::Until])
            && self.kind(on + 1) != Some(Kind::Dash)
            && !self.time.relation_after;
        let weeks = matches!(length.unit, Some(Unit::Week | Unit::Fortnight));
        let lasts = (intro.for_ || intro.within) && !(intro.for_ && self.is_week_of_hour(at));
        if !weeks || lasts || !(on > at || weekday || away.is_some()) {
            return None;
        }
        let day = match self.weekday(on) {
            Some(day) => self.coming(day),
            None => add_days(self.today(), away?),
        };
        Some((Day::fixed(shift(day, length, 1)), on + 1))
    }

    /// `on Friday at nine` in `put it in for a week on Friday at nine`: nothing goes on for a week from an hour.
    pub(crate) fn is_week_of_hour(&self, at: usize) -> bool {
        let on = self.skip(at, &[Sense::On]);
        let timed = || self.clock(self.skip(on + 1, &[Sense::At]), Trust::Bare).is_some();
        self.time.names_lead && self.weekday(on).is_some() && timed()
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
        // `4 Mondays from today`
        let today = self.is(at + 2, Sense::From) && self.is(at + 3, Sense::Days(0));
        let step = if self.is(at + 2, Sense::Hence) || today || intro.within {
            7 * (count - 1)
        } else if self.is(at + 2, Sense::Ago) {
            -7 * count
        } else {
            return None;
        };
        let next = if today { at + 4 } else { self.skip(at + 2, &[Sense::Hence, Sense::Ago]) };
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
