//! Years, and the weeks and quarters that are numbered within them.

use chrono::{Datelike, NaiveDate};

use super::{Day, Shape};
use crate::understand::event::lex::Lex;
use crate::understand::event::local::{add_days, add_months};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

/// Two figures mean no year that is more years ahead.
const FAR: i32 = 50;

impl Reader<'_> {
    /// A year after a date or month, perhaps behind a comma or `of`.
    pub(crate) fn year_after(&self, at: usize) -> (Option<i32>, usize) {
        let start = if self.kind(at) == Some(Kind::Comma) { at + 1 } else { self.skip(at, &[Sense::Of]) };
        let start = if self.is_date_mark(start) { start + 1 } else { start };
        // `14 April 26`, `'26`
        let quote = |lex: &Lex| self.tokens.get(lex.first).is_some_and(|t| matches!(t.word(), "'" | "’"));
        // `10-Oct-27`
        let marked = self.is_date_mark(at) && self.is_date_mark(at.wrapping_sub(2));
        let sign = at + usize::from(self.kind(at) == Some(Kind::Comma));
        let quoted = self.lex(sign).is_some_and(quote) && self.is_glued(sign + 1) || marked;
        let two = if quoted { sign + 1 } else { at };
        let dated = self.number(at.wrapping_sub(1)).is_some() || self.number(at.wrapping_sub(2)).is_some();
        if let Some(number) = self.number(two).filter(|number| number.digits == 2 && !number.ordinal)
            && (quoted
                || dated
                    && number.value > 12
                    && self.lex(two + 1).is_none_or(|lex| {
                        matches!(lex.kind, Kind::Comma | Kind::SentenceEnd | Kind::LineBreak)
                    }))
        {
            return (self.in_century(number.value), two + 1);
        }
        // `November 1,2027`, `July 4th, 1776`
        let dated = self.number(at.wrapping_sub(1)).is_some();
        let comma = self.lex(at).and_then(|lex| self.tokens.get(lex.first)).is_some_and(|t| t.word() == ",");
        let old = self.number(at + 1).filter(|year| year.digits == 4 && (1500..2200).contains(&year.value));
        if dated
            && comma
            && let Some(year) = old
        {
            return (i32::try_from(year.value).ok(), at + 2);
        }
        // `Aug 9, 96`
        let two = self.number(at + 1).filter(|year| year.digits == 2 && year.value > 31);
        if dated
            && comma
            && self.bare_end(at + 2)
            && let Some(year) = two
        {
            return (self.in_century(year.value), at + 2);
        }
        // `5 Dec. 2027`
        let dotted = matches!(self.kind(at), Some(Kind::Dot | Kind::SentenceEnd))
            && self.is_glued(at)
            && at.checked_sub(1).is_some_and(|month| self.month(month).is_some());
        let start = if dotted && self.year(at + 1, false).is_some() { at + 1 } else { start };
        match self.year(start, false) {
            Some(year) => (Some(year), start + self.year_width(start)),
            None => (None, at),
        }
    }

    /// `96`, `27`: of the last century where this one's is far ahead.
    fn in_century(&self, two: u64) -> Option<i32> {
        let year = i32::try_from(2000 + two).ok()?;
        Some(if year > self.today().year() + FAR { year - 100 } else { year })
    }

    pub(super) fn year_width(&self, at: usize) -> usize {
        if self.number(at).is_some_and(|number| number.value >= 1000) { 1 } else { 2 }
    }

    /// `2026`, `twenty twenty six`, and with `short` also `26`.
    pub(crate) fn year(&self, at: usize, short: bool) -> Option<i32> {
        let number = self.number(at).filter(|number| !number.ordinal)?;
        let clock = self.is(at + 1, Sense::OClock) || self.are_pointed_minutes(at + 1);
        // `call April 2026-12-09`
        let iso = self.number(at).is_some_and(|number| number.digits == 4)
            && self.kind(at + 1) == Some(Kind::Dash)
            && self.is_glued(at + 1)
            && self.number(at + 2).is_some_and(|number| number.digits == 2)
            && self.kind(at + 3) == Some(Kind::Dash);
        if clock || iso {
            return None;
        }
        if (1900..2200).contains(&number.value) && matches!(number.digits, 0 | 4) {
            return i32::try_from(number.value).ok();
        }
        if short && number.digits == 2 {
            return self.in_century(number.value);
        }
        if number.digits == 0 && matches!(number.value, 19 | 20) {
            let rest = self
                .number(at + 1)
                .filter(|rest| rest.digits == 0 && !rest.ordinal && (10..100).contains(&rest.value))?;
            return i32::try_from(number.value * 100 + rest.value).ok();
        }
        None
    }

    /// `KW 12`, `12. Kalenderwoche`, `2027-W12`: Monday to Monday.
    pub(super) fn numbered_week(&self, at: usize) -> Option<(Day, usize)> {
        let number = |at: usize| self.number(at).filter(|number| (1..=53).contains(&number.value));
        let w = |at: usize| {
            self.kind(at) == Some(Kind::Dash)
                && self
                    .lex(at + 1)
                    .and_then(|lex| self.tokens.get(lex.first))
                    .is_some_and(|t| t.folded == "w")
        };
        // Courses have numbered weeks, too: the word alone counts only where nothing else is said.
        let only = |at: usize, next: usize| {
            let small = |at: usize| self.is_any(at, &[Sense::In, Sense::On, Sense::The]);
            self.is_unit(at, Unit::Week) && self.ends(next) && (self.said.0..at.min(next)).all(small)
        };
        let (week, year, next) = if self.is(at, Sense::WeekNumber) || only(at, self.year_after(at + 2).1) {
            let (year, next) = self.year_after(at + 2);
            (number(at + 1)?, year, next)
        } else if let Some(year) = self.year(at, false).filter(|_| w(at + 1) && self.is_glued(at + 3)) {
            // `2027-W12-3`
            let day =
                self.number(at + 5).filter(|number| number.digits == 1 && (1..=7).contains(&number.value));
            if let Some(day) = day.filter(|_| self.kind(at + 4) == Some(Kind::Dash) && self.is_glued(at + 5))
            {
                let week = u32::try_from(number(at + 3)?.value).ok()?;
                let from = NaiveDate::from_isoywd_opt(year, week, chrono::Weekday::Mon)?;
                return Some((Day::fixed(add_days(from, day.value as i64 - 1)), at + 6));
            }
            (number(at + 3)?, Some(year), at + 4)
        } else {
            // `12. KW`, but `12 kW`
            let dotted = self.kind(at + 1) == Some(Kind::Dot);
            let next = if dotted { at + 2 } else { at + 1 };
            let (year, after) = self.year_after(next + 1);
            let week = number(at).filter(|number| number.ordinal || dotted);
            (week.filter(|_| self.is(next, Sense::WeekNumber))?, year, after)
        };
        let of = |year| {
            let week = u32::try_from(week.value).ok()?;
            let from = NaiveDate::from_isoywd_opt(year, week, chrono::Weekday::Mon)?;
            Some(Day::span(from, add_days(from, 7)))
        };
        let this = chrono::Datelike::year(&self.today());
        let read = match year {
            Some(year) => of(year)?,
            None => self.far_guess((this..=this + 8).filter_map(of).find(|week| week.to > self.today())?),
        };
        Some((read, next))
    }

    /// A year as a number or as `of next year`.
    pub(super) fn year_of(&self, at: usize) -> (Option<i32>, usize) {
        let relative = || {
            let (span, next) = self.relative(self.skip(at, &[Sense::Of]))?;
            (span.shape == Shape::Year).then(|| (Some(chrono::Datelike::year(&span.from)), next))
        };
        match self.year_after(at) {
            (None, _) => relative().unwrap_or((None, at)),
            read => read,
        }
    }

    /// The quarter `number` of `year`, or the next one that is not over.
    pub(super) fn quarter_of(&self, number: u32, year: Option<i32>) -> Option<Day> {
        let this = chrono::Datelike::year(&self.today());
        let from = NaiveDate::from_ymd_opt(year.unwrap_or(this), number * 3 - 2, 1)?;
        let read = Day::span(from, add_months(from, 3));
        if year.is_some() || read.to > self.today() {
            return Some(read);
        }
        let from = add_months(from, 12);
        Some(self.far_guess(Day::span(from, add_months(from, 3))))
    }
}
