//! A day or a span of days, said by its place among others.

use chrono::NaiveDate;

use super::date::{Dates, third};
use super::{Day, Which};
use crate::understand::event::clock::Trust;
use crate::understand::event::length::Length;
use crate::understand::event::local::{add_days, add_months, add_working_days};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Kinds, Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// How often one day may be said by another, `the day after the day after …`.
pub(crate) const DEPTH: usize = 3;

/// No farther from `end of year play` stands the time of it.
const BESIDE: usize = 12;

const EDGES: Kinds = Kinds::of(&[SenseKind::Begin, SenseKind::Middle, SenseKind::End]);

impl Reader<'_> {
    /// A day or a span of days.
    pub(crate) fn days(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        self.days_within(at, intro, DEPTH)
    }

    pub(super) fn days_within(&self, at: usize, intro: Intro, depth: usize) -> Option<(Dates, usize)> {
        if depth == 0 {
            return None;
        }
        if self.is(at, Sense::NoTime) {
            return None;
        }
        let single = |read: Option<(Day, usize)>| read.map(|(day, next)| ((day, None), next));
        let read = single(self.part_of_span(at, depth))
            .or_else(|| single(self.rest(at)))
            .or_else(|| single(self.counted(at, intro, depth)))
            .or_else(|| single(self.nth(at, depth)))
            .or_else(|| single(self.beside(at, depth)))
            .or_else(|| self.date(at, intro))
            .or_else(|| single(self.relative(at)))
            .or_else(|| single(self.plain(at, intro)));
        let ((day, last), next) = read?;
        Some(((day, last), next))
    }

    /// One day for the words after `of`, `after`, `before`.
    pub(crate) fn one_day(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
        let mut start = self.skip(at, &[Sense::On]);
        let the = self.is(start, Sense::The);
        // `el miércoles antes de las 16`: their article is that of hours.
        if the && self.is(start, Sense::At) && self.number(start + 1).is_some() {
            return None;
        }
        start = self.skip(start, &[Sense::The]);
        let intro = Intro { on: true, the, named: true, ..Intro::default() };
        let ((day, _), next) = self.days_within(start, intro, depth - 1)?;
        // `Monday of next week`
        Some((day, next))
    }

    /// `the rest of the week`
    fn rest(&self, at: usize) -> Option<(Day, usize)> {
        if !self.is(at, Sense::Rest) {
            return None;
        }
        let of = self.skip(at + 1, &[Sense::Of]);
        let next = self.skip(of, &[Sense::The, Sense::This]);
        let unit = self.unit(next).filter(|unit| *unit > Unit::WorkingDay && next > at + 1)?;
        // `the rest of the year group`
        if self.lex(next + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty()) {
            return None;
        }
        let span = self.unit_span(unit, 0, 1)?;
        Some((Day { from: self.today(), ..span }, next + 1))
    }

    /// `the end of March`, `mid March`, `Ende des Monats`.
    pub(super) fn part_of_span(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
        let edge = |sense| matches!(sense, Sense::Begin | Sense::Middle | Sense::End).then_some(sense);
        let part = self.find(at, EDGES, edge)?;
        if self.is_of_a_noun(at) {
            return None;
        }
        let mut next = at + 1;
        if self.kind(next) == Some(Kind::Dash) && self.is_glued(next) {
            next += 1;
        }
        next = self.skip(next, &[Sense::Of, Sense::In]);
        let the = self.is(next, Sense::The);
        next = self.past_month_of(self.skip(next, &[Sense::The]));
        let (span, after) =
            match self.unit(next).filter(|_| !self.time.relation_after || !self.is_which(next + 1)) {
                Some(unit) if the || self.is(at + 1, Sense::Of) || next == at + 1 => {
                    (self.unit_span(unit, 0, 1)?, next + 1)
                }
                Some(_) => return None,
                None => self.one_day(next, depth)?,
            };
        if span.is_one_day() {
            // The end of a day is its evening: the clock decides, not the calendar.
            return None;
        }
        // A year or month that was guessed for the span was guessed for its parts.
        Some((third(&span, part), after))
    }

    /// `prochain`, `pasado`: says which one the span before it is.
    fn is_which(&self, at: usize) -> bool {
        self.which(at).is_some() || self.is(at, Sense::Ago)
    }

    /// `end of year play on Monday`, `mid year review`, `end of summer party`: before its noun and without an article,
    /// the span says what is held where another time says when.
    pub(super) fn is_of_a_noun(&self, at: usize) -> bool {
        if !self.time.names_lead || !self.is_any(at, &[Sense::Begin, Sense::Middle, Sense::End]) {
            return false;
        }
        let joint =
            self.is(at + 1, Sense::Of) || self.kind(at + 1) == Some(Kind::Dash) && self.is_glued(at + 1);
        let span = if joint { at + 2 } else { at + 1 };
        let named = self.unit(span).is_some() || self.season(span).is_some();
        let noun = self.lex(span + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let announced = at.checked_sub(1).is_some_and(|before| {
            self.is_any(before, &[Sense::At, Sense::On, Sense::In, Sense::By, Sense::The, Sense::Until])
        });
        let near = at.saturating_sub(BESIDE)..at;
        let timed = |at: usize| self.lex(at).is_some_and(|lex| lex.core);
        named && noun && !announced && near.chain(span + 2..span + 2 + BESIDE).any(timed)
    }

    /// `de fin d'année` in `pot de fin d'année`, `de verano` in `curso de verano`: where it ends.
    pub(crate) fn span_of_noun(&self, at: usize) -> Option<usize> {
        let noun = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_unknown());
        let of = self.is(at, Sense::Of) && !self.is_any(at, &[Sense::On, Sense::The]);
        let part = self.is_any(at + 1, &[Sense::Begin, Sense::Middle, Sense::End]);
        let span = self.unit(at + 3).is_some() || self.season(at + 3).is_some();
        let unit = span && self.is(at + 2, Sense::Of);
        // `ropa de invierno`
        let relation = self.which(at + 2).is_some_and(|which| which != Which::This);
        let season = self.season(at + 1).is_some() && !relation;
        // `el poema del otoño`
        let the = self.skip(at + 1, &[Sense::The]);
        let led = self.is(at, Sense::OfThe) || self.is(at, Sense::Of) && the > at + 1;
        let season_of = led
            && self.season(the).is_some()
            && self.which(the + 1).is_none()
            && self.year_after(the + 1).0.is_none();
        let plain = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        if self.time.relation_after && season_of && at.checked_sub(1).is_some_and(plain) {
            return Some(the + 1);
        }
        let belongs = self.time.relation_after && of && at.checked_sub(1).is_some_and(noun);
        // `bain de minuit à 22 h`
        let clock = |at: &usize| {
            self.is(*at, Sense::OClock) || self.is_any(*at, &[Sense::At]) && self.number(at + 1).is_some()
        };
        if belongs && self.is_midnight_noun(at) && (at + 2..self.lexes.len()).any(|at| clock(&at)) {
            return Some(at + 2);
        }
        let end = if season { at + 2 } else { at + 4 };
        (belongs && (season || part && unit)).then_some(end)
    }

    pub(super) fn clock_follows(&self, at: usize) -> Option<()> {
        let next = self.skip(at, &[Sense::At]);
        self.clock(next, Trust::AfterDay).map(|_| ())
    }
}

impl Length {
    /// One `unit`.
    pub(crate) fn one(unit: Unit) -> Option<Length> {
        let mut length = Length { unit: Some(unit), ..Length::default() };
        match unit {
            Unit::Day => length.days = 1,
            Unit::WorkingDay => length.working_days = 1,
            Unit::Week => length.days = 7,
            Unit::Fortnight => length.days = 14,
            Unit::Month => length.months = 1,
            Unit::Year => length.months = 12,
            _ => return None,
        }
        Some(length)
    }
}

/// `date` moved by the calendar parts of `length`.
pub(crate) fn shift(date: NaiveDate, length: Length, sign: i64) -> NaiveDate {
    let moved = add_days(add_months(date, sign * length.months), sign * length.days);
    if length.working_days == 0 { moved } else { add_working_days(moved, sign * length.working_days) }
}
