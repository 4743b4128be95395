use chrono::{Datelike, NaiveDate};

use super::day::{Day, Shape, Which, weekday_beside};
use super::days::shift;
use super::local::{self, add_days, add_months, add_working_days, midnight, monday, weekday};
use super::reader::Reader;
use crate::model::AssumptionCode;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

const REPEATS: &str = "It repeats; the next time was taken.";

impl Reader<'_> {
    /// `third Tuesday after Christmas`, `last Friday of May`, `first week in July`, `last day of the month`.
    pub(super) fn nth(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
        // `the closest Monday to 5 December`
        if self.is(at, Sense::Closest)
            && self.is(at + 2, Sense::To)
            && let Some(day) = self.weekday(at + 1)
        {
            let (base, end) = self.one_day(at + 3, depth).filter(|(base, _)| base.is_one_day())?;
            let ahead = i64::from((day + 7 - weekday(base.from)) % 7);
            let away = if ahead > 3 { ahead - 7 } else { ahead };
            return Some((Day::fixed(add_days(base.from, away)), end));
        }
        // `the 2nd and 4th Tuesday of the month`: the nearer one.
        if let Some(second) = self.two_nth(at)
            && let Some((other, next)) = self.nth_by(second, second + 1, depth)
        {
            let one = self.nth_by(at, second + 1, depth).map_or(other.from, |(one, _)| one.from);
            let day = if one < other.from && one >= self.today() { one } else { other.from };
            return Some((Day { guess: other.guess, ..Day::fixed(day) }, next));
        }
        // `first and third Monday`: of every month.
        if let Some(second) = self.two_nth(at)
            && let Some(day) = self.weekday(second + 1)
            && let Some((one, other)) = self.number(at).zip(self.number(second))
        {
            let month = local::first_of_month(self.today());
            let dates = (0..=2).flat_map(|ahead| {
                let first = add_months(month, ahead);
                let first = add_days(first, i64::from((day + 7 - weekday(first)) % 7));
                [one.value, other.value].map(|which| add_days(first, 7 * (which.clamp(1, 4) as i64 - 1)))
            });
            let next = dates.into_iter().find(|date| *date >= self.today())?;
            let repeats = (AssumptionCode::Recurrence, REPEATS.to_owned());
            return Some((Day { guess: Some(repeats), ..Day::fixed(next) }, second + 2));
        }
        self.nth_by(at, at + 1, depth)
    }

    /// The second number of `2nd and 4th Tuesday`, which starts at `at`.
    pub(super) fn two_nth(&self, at: usize) -> Option<usize> {
        let ordinal = |at: usize| self.number(at).is_some_and(|number| number.ordinal);
        let second = self.skip(self.skip(at + 2, &[Sense::On]), &[Sense::The]);
        let joined = self.is_any(at + 1, &[Sense::And, Sense::Or]);
        (ordinal(at) && joined && ordinal(second) && self.weekday(second + 1).is_some()).then_some(second)
    }

    /// The one that the number at `at` says of what stands at `named`.
    fn nth_by(&self, at: usize, named: usize, depth: usize) -> Option<(Day, usize)> {
        let mut which = match self.number(at) {
            Some(number) if number.ordinal && (1..=53).contains(&number.value) => number.value as i64,
            _ if self.is(at, Sense::Last) => -1,
            _ if self.is(at, Sense::BeforeLast) => -2,
            _ => return None,
        };
        let mut next = named;
        // `zweitletzter`, `the second to last Friday`, `second-to-last`
        let dash = |at: usize| if self.kind(at) == Some(Kind::Dash) { at + 1 } else { at };
        let to = dash(next);
        let last = if self.is(to, Sense::To) { dash(to + 1) } else { next };
        if self.is(last, Sense::Last) && which > 0 {
            which = -which;
            next = last + 1;
        }
        // `the second half of 2027`
        if self.is(next, Sense::Half) && self.is(next + 1, Sense::Of) && matches!(which, 1 | 2) {
            let (span, end) = self.one_day_of(next + 1, true, depth)?;
            let days = span.to.signed_duration_since(span.from).num_days();
            let middle =
                if days > 31 { add_months(span.from, days / 60) } else { add_days(span.from, days / 2) };
            let (from, to) = if which == 1 { (span.from, middle) } else { (middle, span.to) };
            return (days > 1).then(|| (Day { guess: span.guess, ..Day::span(from, to) }, end));
        }
        // `the last 3 days of the month`, `the first ten days of January`
        if which.abs() == 1
            && self.number(next).is_some_and(|number| !number.ordinal)
            && let Some((length, after)) = self.length(next).filter(|(length, _)| length.seconds == 0)
            && self.is_any(after, &[Sense::Of, Sense::On])
            && let Some((span, end)) = self.one_day_of(after, true, depth)
            && !span.is_one_day()
        {
            let (from, to) = if which < 0 {
                (shift(span.to, length, -1), span.to)
            } else {
                (span.from, shift(span.from, length, 1))
            };
            let inside = span.from <= from && to <= span.to;
            return inside.then(|| (Day { guess: span.guess, ..Day::span(from, to) }, end));
        }
        // `zweites Halbjahr 2027`
        if self.is(next, Sense::Half) && self.is_unit(next + 1, Unit::Year) && matches!(which, 1 | 2) {
            let (year, end) = self.year_of(next + 2);
            let from = NaiveDate::from_ymd_opt(year.unwrap_or(self.today().year()), 1, 1)?;
            let half = |from| Day::span(from, add_months(from, 6));
            let read = half(add_months(from, 6 * (which - 1)));
            let over = year.is_none() && read.to <= self.today();
            return Some((if over { half(add_months(read.from, 12)) } else { read }, end));
        }
        let day = self.weekday(next);
        let unit = self.unit(next);
        let weekend = self.is(next, Sense::Weekend);
        if day.is_none() && unit.is_none() && !weekend {
            return None;
        }
        next += 1;
        let after = self.is(next, Sense::After);
        let before = self.is(next, Sense::Before);
        let of = self.is_any(next, &[Sense::Of, Sense::On]);
        // `the last quarter of this year`; without a year it is the one gone by.
        if unit == Some(Unit::QuarterYear)
            && which == -1
            && of
            && let (Some(year), end) = self.year_of(next)
        {
            return Some((self.quarter_of(4, Some(year))?, end));
        }
        if unit == Some(Unit::QuarterYear) && (1..=4).contains(&which) {
            let (year, end) = self.year_of(next);
            let (year, end) = match (year, self.one_day_of(next, of, depth)) {
                (Some(year), _) => (Some(year), end),
                (None, Some((span, end))) if span.shape == Shape::Year => (Some(span.from.year()), end),
                _ => (None, next),
            };
            return Some((self.quarter_of(u32::try_from(which).ok()?, year)?, end));
        }
        // `the last Friday before Christmas` is the first one back.
        if before && which == -1 {
            which = 1;
        }
        if (after || before) && which > 0 {
            let (base, end) = self.one_day(next + 1, depth)?;
            let day = day.or_else(|| weekend.then_some(5))?;
            let further = 7 * (which - 1);
            let ahead = add_days(weekday_beside(&base, day, after), if after { further } else { -further });
            return Some((Day::span(ahead, add_days(ahead, if weekend { 2 } else { 1 })), end));
        }
        let (span, end) = match self.one_day_of(next, of, depth) {
            Some(read) => read,
            None if let Some(read) = self.nth_of_any_month(at, next) => return Some((read, next)),
            // `letzter Freitag im Mai`; without a span `last Friday` is the one gone by.
            None => {
                let (span, end) = self.month_or_year(next).filter(|_| !of)?;
                (span, end)
            }
        };
        if span.is_one_day() {
            return None;
        }
        // `the first Monday of each month`: the next one that is not over.
        // So is that `of the month`, where none is named.
        let unnamed = of && self.unit(self.skip(next + 1, &[Sense::The])).is_some();
        let repeats =
            unnamed || span.guess.as_ref().is_some_and(|(code, _)| *code == AssumptionCode::Recurrence);
        let days = span.to.signed_duration_since(span.from).num_days();
        let from_end = which < 0;
        let index = which.abs() - 1;
        let date = if let Some(day) = day {
            if from_end {
                let last = add_days(span.to, -1);
                add_days(last, -i64::from((weekday(last) + 7 - day) % 7) - 7 * index)
            } else {
                add_days(span.from, i64::from((day + 7 - weekday(span.from)) % 7) + 7 * index)
            }
        } else if weekend || unit == Some(Unit::Week) {
            let day = if weekend { 5 } else { 0 };
            let width = if weekend { 2 } else { 7 };
            let first = add_days(span.from, i64::from((day + 7 - weekday(span.from)) % 7));
            let from = if from_end {
                let last = add_days(span.to, -width);
                add_days(last, -i64::from((weekday(last) + 7 - day) % 7) - 7 * index)
            } else {
                add_days(first, 7 * index)
            };
            return (from < span.to)
                .then(|| (Day { guess: span.guess, ..Day::span(from, add_days(from, width)) }, end));
        } else {
            match unit? {
                Unit::Day if from_end => add_days(span.to, -which.abs()),
                Unit::Day => add_days(span.from, index),
                Unit::WorkingDay if from_end => add_working_days(span.to, which),
                Unit::WorkingDay => add_working_days(add_days(span.from, -1), which),
                Unit::Month if days > 31 => {
                    let from =
                        if from_end { add_months(span.to, which) } else { add_months(span.from, index) };
                    return Some((Day::span(from, add_months(from, 1)), end));
                }
                _ => return None,
            }
        };
        if repeats && date < self.today() && span.from <= self.today() {
            return Reader { now: midnight(span.to), ..*self }.nth_by(at, named, depth);
        }
        (span.from <= date && date < span.to).then(|| (Day { guess: span.guess, ..Day::fixed(date) }, end))
    }

    /// `on the 29th Sunday`, a date that falls on one; else, `on the 3rd Sunday`, the next of a month.
    fn nth_of_any_month(&self, at: usize, next: usize) -> Option<Day> {
        let led = self.is(at.wrapping_sub(1), Sense::The) && self.is(at.wrapping_sub(2), Sense::On);
        let number = self.number(at).filter(|number| number.ordinal && number.value <= 31)?;
        let day = self.weekday(next - 1).filter(|_| led && self.time.names_lead)?;
        let guess = |said: &str| Some((AssumptionCode::NextWeekday, said.to_owned()));
        let month = local::first_of_month(self.today());
        let ahead = |date: &NaiveDate| *date >= self.today();
        let months = || (0..=2).map(|ahead| add_months(month, ahead));
        let dated = months().filter_map(|first| first.with_day(number.value as u32)).find(ahead);
        if let Some(date) = dated.filter(|date| weekday(*date) == day) {
            let guess = if number.value > 4 { None } else { guess("It was read as the day of the month.") };
            return Some(Day { guess, ..Day::fixed(date) });
        }
        let of = |first: NaiveDate| {
            let first = add_days(first, i64::from((day + 7 - weekday(first)) % 7));
            add_days(first, 7 * (number.value as i64 - 1))
        };
        let date = months().map(of).find(ahead).filter(|_| number.value <= 4)?;
        Some(Day { guess: guess("It was read as the one of a month."), ..Day::fixed(date) })
    }

    pub(super) fn one_day_of(&self, at: usize, of: bool, depth: usize) -> Option<(Day, usize)> {
        if !of {
            return None;
        }
        let every = self.is(at + 1, Sense::Every);
        let start = self.skip(at + 1, &[Sense::The, Sense::Every]);
        let the = start > at + 1 || self.is_any(at, &[Sense::The, Sense::On]);
        let plain = if self.time.relation_after { self.which(start + 1).is_none() } else { the };
        if let Some(unit) = self.unit(start).filter(|_| plain) {
            let span = self.unit_span(unit, 0, 1)?;
            // `the last Thursday of every month`
            let repeats = (AssumptionCode::Recurrence, REPEATS.to_owned());
            return Some((Day { guess: every.then_some(repeats), ..span }, start + 1));
        }
        if let Some(read) = self.month_or_year(start) {
            return Some(read);
        }
        if let Some(year) = self.year(start, false) {
            let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
            return Some((Day::span(from, add_months(from, 12)).shaped(Shape::Year), start + 1));
        }
        self.one_day(start, depth)
    }

    /// `the week of October 6th`, `the Monday after Christmas`, `the weekend before Easter`.
    pub(super) fn beside(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
        // `the month of May`
        if self.is_unit(at, Unit::Month) && self.is(at + 1, Sense::Of) {
            return self.month_or_year(at + 2);
        }
        let week = self.is_unit(at, Unit::Week);
        let weekend = self.is(at, Sense::Weekend);
        let day = self.weekday(at);
        if !week && !weekend && day.is_none() {
            return None;
        }
        let next = at + 1;
        if week && self.is(next, Sense::Of) {
            let (inside, end) = self.one_day(next + 1, depth).filter(|(day, _)| day.is_one_day())?;
            let from = monday(inside.from);
            return Some((Day { guess: inside.guess, ..Day::span(from, add_days(from, 7)) }, end));
        }
        // `the week commencing 7 December`, `week ending the 12th`
        if week && self.is_any(next, &[Sense::Opens, Sense::Closes]) {
            let (edge, end) = self.one_day(next + 1, depth).filter(|(day, _)| day.is_one_day())?;
            let from = if self.is(next, Sense::Closes) { add_days(edge.from, -6) } else { edge.from };
            return Some((Day { guess: edge.guess, ..Day::span(from, add_days(from, 7)) }, end));
        }
        if weekend && self.is(next, Sense::Of) {
            let (inside, end) = self.one_day(next + 1, depth).filter(|(day, _)| day.is_one_day())?;
            let from = add_days(monday(inside.from), 5);
            return Some((Day { guess: inside.guess, ..Day::span(from, add_days(from, 2)) }, end));
        }
        let after = self.is(next, Sense::After);
        if !after && !self.is(next, Sense::Before) || week {
            return None;
        }
        // `the Friday after next`
        if after && self.is(next + 1, Sense::Next) && self.day_word(next + 2).is_none() {
            let read = match day {
                Some(day) => self.weekday_of(day, Some(Which::AfterNext)),
                None => self.weekend_of(Some(Which::AfterNext)),
            };
            return Some((read, next + 2));
        }
        // `the Sunday before last`
        if !after && self.is(next + 1, Sense::Last) && self.day_word(next + 2).is_none() {
            let read = match day {
                Some(day) => self.weekday_of(day, Some(Which::BeforeLast)),
                None => self.weekend_of(Some(Which::BeforeLast)),
            };
            return Some((read, next + 2));
        }
        let (base, end) = self.one_day(next + 1, depth)?;
        let from = weekday_beside(&base, day.unwrap_or(5), after);
        let to = add_days(from, if weekend { 2 } else { 1 });
        Some((Day { guess: base.guess, ..Day::span(from, to).shaped(Shape::Fixed) }, end))
    }

    pub(super) fn day_word(&self, at: usize) -> Option<()> {
        let word = self.unit(at).is_some() || self.weekday(at).is_some() || self.is(at, Sense::Weekend);
        word.then_some(())
    }
}
