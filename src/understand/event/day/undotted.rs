//! Dates in figures whose last point was not written, `vom 9.11 bis 10.11`, `Freitag 9.3`, and which look like times of day.

use chrono::{Datelike, NaiveDate};

use crate::understand::event::local::{add_days, weekday};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// How far before such a range a day may stand whose hours its figures are then.
const BESIDE: usize = 3;

/// Between the word that joins two dates and the second: `bis Freitag, den`.
const BETWEEN: usize = 4;

/// No hour begins here.
const HOURS: u32 = 24;

/// So many days ahead a date is near enough that its weekday is no chance: `Freitag 9.10`.
const NEAR: i64 = 92;

/// Two figures with a point that may be a day and its month.
#[derive(Clone, Copy)]
struct Figures {
    day: u32,
    month: u32,
    /// Its last point was written, and is not only that of the sentence.
    closed: bool,
    /// `09.11`: with a zero before the day, and the month in two figures.
    padded: bool,
    end: usize,
}

impl Figures {
    fn is_before(self, last: Figures) -> bool {
        (self.month, self.day) < (last.month, last.day) || self.month > last.month + 6
    }

    fn is_no_hour(self) -> bool {
        self.day >= HOURS
    }

    /// Minutes that people do say.
    fn has_round_minutes(self) -> bool {
        self.month.is_multiple_of(5)
    }
}

impl Reader<'_> {
    /// `9.11` at `at` has no last point and is a date all the same: it begins or ends a range of dates, or the day said before
    /// it is that date.
    pub(crate) fn is_undotted_date(&self, at: usize) -> bool {
        let figures = self.figures(at).filter(|figures| !figures.closed && !self.labelled(at));
        let Some(figures) = figures else { return false };
        if let Some(last) = self.last_figures(figures.end) {
            return self.are_dates(at, figures, last) || self.agrees_with_day(at, figures);
        }
        // `Freitag 9.03 bis 10.15`
        if self.is_joint(figures.end) && self.number(figures.end + 1).is_some() {
            return false;
        }
        let ends = |(before, first): (usize, Figures)| {
            self.are_dates(before, first, figures)
                || first.is_before(figures) && self.agrees_with_day(before, first)
        };
        self.first_figures(at).is_some_and(ends) || self.agrees_with_day(at, figures)
    }

    /// `9.11`, `9.11.`, `9.11.2026`
    fn figures(&self, at: usize) -> Option<Figures> {
        let written = |at: usize| self.number(at).is_some_and(|number| (1..=2).contains(&number.digits));
        let mark = |at: usize| matches!(self.kind(at), Some(Kind::Point | Kind::Dot)) && self.is_glued(at);
        if !self.time.half_before
            || !written(at)
            || !mark(at + 1)
            || !written(at + 2)
            || !self.is_glued(at + 2)
        {
            return None;
        }
        let (day, month) = (self.small(at, 31)?, self.small(at + 2, 12)?);
        // 2028 has every date.
        NaiveDate::from_ymd_opt(2028, month, day)?;
        let point = mark(at + 3);
        let year = point && self.number(at + 4).is_some_and(|year| year.digits == 4) && self.is_glued(at + 4);
        let longer = point && !year && self.is_glued(at + 4) && self.number(at + 4).is_some();
        let within = at.checked_sub(1).is_some_and(|before| mark(before) && self.is_glued(at));
        let end = at + if year { 5 } else { 3 + usize::from(point) };
        let hour = self.is(end, Sense::OClock) || self.kind(end) == Some(Kind::Colon) || self.counts(end);
        let closed = year || point && self.lex(end).is_some();
        let two = |at: usize| self.number(at).is_some_and(|number| number.digits == 2);
        let padded = day < 10 && two(at) && two(at + 2);
        (!longer && !within && !hour).then_some(Figures { day, month, closed, padded, end })
    }

    /// `bis`, a dash
    fn is_joint(&self, at: usize) -> bool {
        self.is_any(at, &[Sense::To, Sense::Until]) || self.kind(at) == Some(Kind::Dash)
    }

    /// What may stand before the second date of a range: `bis Freitag, den`.
    fn is_between_dates(&self, at: usize) -> bool {
        self.is(at, Sense::The)
            || self.kind(at) == Some(Kind::Comma)
            || self.weekday(at).is_some()
            || self.day_away(at).is_some()
    }

    /// The figures behind the joint at `at`.
    fn last_figures(&self, at: usize) -> Option<Figures> {
        let second = (at + 1..=at + BETWEEN).find(|at| !self.is_between_dates(*at))?;
        self.figures(second).filter(|_| self.is_joint(at))
    }

    /// The figures before the joint that leads to `at`, and where they stand.
    fn first_figures(&self, at: usize) -> Option<(usize, Figures)> {
        let joint = (at.saturating_sub(BETWEEN)..at).rev().find(|at| !self.is_between_dates(*at))?;
        let first = |at: usize| Some((at, self.figures(at).filter(|first| first.end == joint)?));
        let back = |by: usize| joint.checked_sub(by).and_then(first);
        back(3).or_else(|| back(4)).filter(|_| self.is_joint(joint))
    }

    /// Whether two figures that are joined, the first at `at`, are dates and no times of day.
    fn are_dates(&self, at: usize, first: Figures, last: Figures) -> bool {
        if !first.is_before(last) {
            return false;
        }
        let before = at.wrapping_sub(1);
        let days = self.is(before, Sense::From) && self.is(before, Sense::On);
        if first.closed || last.closed || days || first.is_no_hour() || last.is_no_hour() {
            return true;
        }
        // `04.10 bis 06.10`, but `Montag 08.10 bis 09.10`, `von 08.10 bis 09.10`
        let led = self.is_any(before, &[Sense::From, Sense::At, Sense::Between, Sense::Around]);
        let timed = |at: usize| {
            self.weekday(at).is_some()
                || self.day_away(at).is_some()
                || self.part(at).is_some()
                || self.is_any(at, &[Sense::Label, Sense::Version, Sense::Chapters, Sense::Scale])
        };
        let counts = self.is(before, Sense::Thing) && !self.is(before, Sense::Folk);
        let beside = (at.saturating_sub(BESIDE)..at).any(timed) || counts || self.date_follows(last.end);
        (first.padded || last.padded) && !led && !beside
    }

    /// `Freitag` before `09.03`, where the ninth of March is one; `heute` on that day.
    fn agrees_with_day(&self, at: usize, figures: Figures) -> bool {
        let small = |at: &usize| self.is(*at, Sense::The) || self.kind(*at) == Some(Kind::Comma);
        let Some(said) = (at.saturating_sub(BESIDE)..at).rev().find(|at| !small(at)) else { return false };
        let Some(date) = self.date_of(figures.month, figures.day, None).map(|day| day.from) else {
            return false;
        };
        let ahead = date.signed_duration_since(self.today()).num_days();
        let near = !figures.has_round_minutes() || figures.padded;
        if let Some(named) = self.weekday(said) {
            return weekday(date) == named && (near || ahead <= NEAR);
        }
        let away = self.day_away(said).map(|days| add_days(self.today(), days));
        away.is_some_and(|day| near && (day.month(), day.day()) == (figures.month, figures.day))
    }
}
