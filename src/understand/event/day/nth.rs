//! Days that are counted within a span: `third Tuesday of May`, `last day of the month`.

use chrono::{Datelike, NaiveDate};

use super::date::third;
use super::days::shift;
use super::{Day, Shape, weekday_beside};
use crate::model::AssumptionCode;
use crate::understand::event::local::{self, add_days, add_months, add_working_days, midnight, weekday};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

const REPEATS: &str = "It repeats; the next time was taken.";

impl Reader<'_> {
    /// `third Tuesday after Christmas`, `last Friday of May`, `first week in July`, `last day of the month`.
    pub(crate) fn nth(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
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
            let next = self.next_of_months(day, &[one.value, other.value])?;
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
        let (which, next) = self.place(at, named)?;
        if self.is_any(next, &[Sense::Half, Sense::HalfOf]) && matches!(which, 1 | 2) {
            // `erste Hälfte Juni`
            if self.is_any(next + 1, &[Sense::Of, Sense::The]) {
                return self.half_of(which, next + 1, depth);
            }
            if self.is(next, Sense::HalfOf) {
                return self.half_of(which, next, depth);
            }
            if self.is_unit(next + 1, Unit::Year) {
                return self.half_year(which, next + 2);
            }
        }
        if let Some(read) = self.third_of(which, next, depth) {
            return Some(read);
        }
        if let Some(days) = self.days_at_edge(which, next, depth) {
            return Some(days);
        }
        let what = self.what(next)?;
        let next = next + 1;
        let of = self.is_any(next, &[Sense::Of, Sense::On]);
        if what == What::Unit(Unit::QuarterYear)
            && let Some((quarter, end)) = self.nth_quarter(which, next, of, depth)
        {
            // `l'échographie du deuxième trimestre` is not of a year.
            let which = end == next && self.is(at.wrapping_sub(1), Sense::Of);
            return Some((quarter, end)).filter(|_| !which);
        }
        let (after, before) = (self.is(next, Sense::After), self.is(next, Sense::Before));
        // `the last Friday before Christmas` is the first one back.
        let which = if before && which == -1 { 1 } else { which };
        if (after || before) && which > 0 {
            let (base, end) = self.one_day(next + 1, depth)?;
            let further = if after { 7 * (which - 1) } else { -7 * (which - 1) };
            let from = add_days(weekday_beside(&base, what.weekday()?, after), further);
            return Some((Day::span(from, add_days(from, what.width())), end));
        }
        let (span, end) = match self.one_day_of(next, of, depth) {
            Some(read) => read,
            None if let Some(read) = self.nth_of_any_month(at, next) => return Some((read, next)),
            // `letzter Freitag im Mai`; without a span `last Friday` is the one gone by.
            None => self.month_or_year(next).filter(|_| !of)?,
        };
        if span.is_one_day() {
            return None;
        }
        let read = nth_in(&span, which, what)?;
        // `the first Monday of each month`: the next one that is not over.
        // So is that `of the month`, where none is named.
        let unnamed = of && self.unit(self.skip(next + 1, &[Sense::The])).is_some();
        let repeats =
            unnamed || span.guess.as_ref().is_some_and(|(code, _)| *code == AssumptionCode::Recurrence);
        if repeats && read.is_one_day() && read.from < self.today() && span.from <= self.today() {
            return Reader { now: midnight(span.to), ..*self }.nth_by(at, named, depth);
        }
        let inside = match what {
            What::Weekend | What::Unit(Unit::Week) => read.from < span.to,
            What::Unit(Unit::Month) => return Some((read, end)),
            _ => span.from <= read.from && read.from < span.to,
        };
        inside.then_some((Day { guess: span.guess, ..read }, end))
    }

    /// Which one the number at `at` says, counted from the end where it is negative, and what stands behind: `second`,
    /// `last`, `zweitletzter`, `second to last`.
    fn place(&self, at: usize, named: usize) -> Option<(i64, usize)> {
        // `seconde quinzaine`, which is a second of time elsewhere
        if self.is_unit(at, Unit::Second) && self.is(named, Sense::HalfOf) {
            return Some((2, named));
        }
        let which = match self.number(at) {
            Some(number) if number.ordinal && (1..=53).contains(&number.value) => number.value as i64,
            _ if self.is(at, Sense::Last) => return Some((-1, named)),
            _ if self.is(at, Sense::BeforeLast) => return Some((-2, named)),
            _ => return None,
        };
        let dash = |at: usize| if self.kind(at) == Some(Kind::Dash) { at + 1 } else { at };
        let to = dash(named);
        let last = if self.is(to, Sense::To) { dash(to + 1) } else { named };
        Some(if self.is(last, Sense::Last) { (-which, last + 1) } else { (which, named) })
    }

    fn what(&self, at: usize) -> Option<What> {
        let weekend = || self.is(at, Sense::Weekend).then_some(What::Weekend);
        let unit = || self.unit(at).map(What::Unit);
        self.weekday(at).map(What::Weekday).or_else(weekend).or_else(unit)
    }

    /// `the second half of 2027`
    fn half_of(&self, which: i64, of: usize, depth: usize) -> Option<(Day, usize)> {
        let (span, end) = self.one_day_of(of, true, depth)?;
        let days = span.to.signed_duration_since(span.from).num_days();
        let middle = if days > 31 { add_months(span.from, days / 60) } else { add_days(span.from, days / 2) };
        let (from, to) = if which == 1 { (span.from, middle) } else { (middle, span.to) };
        (days > 1).then(|| (Day { guess: span.guess, ..Day::span(from, to) }, end))
    }

    /// `first third of April`, `im letzten Drittel vom September`
    fn third_of(&self, part: i64, at: usize, depth: usize) -> Option<(Day, usize)> {
        let ordinal = self.number(at).is_some_and(|number| number.ordinal && number.value == 3);
        let third_one = self.is(at, Sense::ThirdOf) || self.time.names_lead && ordinal;
        let part = match part {
            1 => Sense::Begin,
            2 => Sense::Middle,
            3 | -1 => Sense::End,
            _ => return None,
        };
        let of = self.is_any(at + 1, &[Sense::Of, Sense::The]);
        let (span, end) = self.one_day_of(at + 1, of, depth).filter(|_| third_one)?;
        (!span.is_one_day()).then(|| (third(&span, part), end))
    }

    /// `zweites Halbjahr 2027`
    fn half_year(&self, which: i64, at: usize) -> Option<(Day, usize)> {
        let (year, end) = self.year_of(at);
        let from = NaiveDate::from_ymd_opt(year.unwrap_or(self.today().year()), 1, 1)?;
        let half = |from| Day::span(from, add_months(from, 6));
        let read = half(add_months(from, 6 * (which - 1)));
        let over = year.is_none() && read.to <= self.today();
        Some((if over { half(add_months(read.from, 12)) } else { read }, end))
    }

    /// `the last 3 days of the month`, `the first ten days of January`
    fn days_at_edge(&self, which: i64, at: usize, depth: usize) -> Option<(Day, usize)> {
        if which.abs() != 1 || self.number(at).is_none_or(|number| number.ordinal) {
            return None;
        }
        let (length, after) = self.length(at).filter(|(length, _)| length.seconds == 0)?;
        let of = self.is_any(after, &[Sense::Of, Sense::On]);
        let (span, end) = self.one_day_of(after, of, depth).filter(|(span, _)| !span.is_one_day())?;
        let (from, to) = if which < 0 {
            (shift(span.to, length, -1), span.to)
        } else {
            (span.from, shift(span.from, length, 1))
        };
        let inside = span.from <= from && to <= span.to;
        inside.then(|| (Day { guess: span.guess, ..Day::span(from, to) }, end))
    }

    /// `the last quarter of this year`; without a year it is the one gone by.
    fn nth_quarter(&self, which: i64, at: usize, of: bool, depth: usize) -> Option<(Day, usize)> {
        let (year, end) = self.year_of(at);
        if which == -1 && of && year.is_some() {
            return Some((self.quarter_of(4, year)?, end));
        }
        let number = u32::try_from(which).ok().filter(|number| (1..=4).contains(number))?;
        let (year, end) = match self.one_day_of(at, of, depth) {
            _ if year.is_some() => (year, end),
            Some((span, end)) if span.shape == Shape::Year => (Some(span.from.year()), end),
            // `the third quarter of the game`
            None if of => return None,
            _ => (None, at),
        };
        Some((self.quarter_of(number, year)?, end))
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
            // `third Thursday this September`, `12th day next month`
            let long = |span: &Day| span.to >= add_months(span.from, 1);
            return self.which(at).and_then(|_| self.relative(at)).filter(|(span, _)| long(span));
        }
        let every = self.is(at + 1, Sense::Every);
        let start = self.past_month_of(self.skip(at + 1, &[Sense::The, Sense::Every]));
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
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Weekday(u32),
    Weekend,
    Unit(Unit),
}

impl What {
    /// The weekday on which one begins.
    fn weekday(self) -> Option<u32> {
        match self {
            What::Weekday(day) => Some(day),
            What::Weekend => Some(5),
            What::Unit(_) => None,
        }
    }

    /// How many days one has, if it begins on a weekday.
    fn width(self) -> i64 {
        match self {
            What::Weekend => 2,
            What::Unit(Unit::Week) => 7,
            _ => 1,
        }
    }
}

/// The one of a span, counted from its end where `which` is negative.
fn nth_in(span: &Day, which: i64, what: What) -> Option<Day> {
    let from_end = which < 0;
    let index = which.abs() - 1;
    let width = what.width();
    let beginning = |day: u32| {
        let from = if from_end {
            let last = add_days(span.to, -width);
            add_days(last, -i64::from((weekday(last) + 7 - day) % 7) - 7 * index)
        } else {
            add_days(span.from, i64::from((day + 7 - weekday(span.from)) % 7) + 7 * index)
        };
        Day::span(from, add_days(from, width))
    };
    let days = span.to.signed_duration_since(span.from).num_days();
    Some(match what {
        What::Weekday(day) => Day::fixed(beginning(day).from),
        What::Weekend => beginning(5),
        What::Unit(Unit::Week) => beginning(0),
        What::Unit(Unit::Day) if from_end => Day::fixed(add_days(span.to, which)),
        What::Unit(Unit::Day) => Day::fixed(add_days(span.from, index)),
        What::Unit(Unit::WorkingDay) if from_end => Day::fixed(add_working_days(span.to, which)),
        What::Unit(Unit::WorkingDay) => Day::fixed(add_working_days(add_days(span.from, -1), which)),
        What::Unit(Unit::Month) if days > 31 => {
            let from = if from_end { add_months(span.to, which) } else { add_months(span.from, index) };
            Day::span(from, add_months(from, 1))
        }
        What::Unit(_) => return None,
    })
}
