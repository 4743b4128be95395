//! Dates that begin with their day: `5 December`, `the 5th of this month`, `14, 15 and 16 April`, `el 5 del 12`.

use std::ops::ControlFlow::{self, Break, Continue};

use chrono::Datelike;

use super::Day;
use super::date::{Dates, MOST_LISTED};
use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::add_days;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

/// A larger number is no hour of the twelve.
const HOURS: u32 = 12;

/// Days of one month, before it is said.
struct Days {
    first: u32,
    /// The last of them, where there are several.
    last: Option<u32>,
    /// `le 3 et le 10 décembre`: two days, and no days from the one to the other.
    apart: bool,
    /// Where they end.
    end: usize,
}

impl Reader<'_> {
    /// `5 December`, `the 5th of December 2026`, `5.–7. Dezember`, `from the 5th to the 7th of December`.
    pub(super) fn day_then_month(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let day = self.small(at, 31).or_else(|| self.one_of_days(at, intro))?;
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        // `at 3 March 22`, `um neun Jan vom Zug holen`: no date is announced like an hour.
        let hour = intro.at && !intro.on && !intro.the && !ordinal;
        if hour && (!self.time.day_first || self.time.half_before) {
            return None;
        }
        let days = match self.days_of_month(at, day, intro) {
            Continue(days) => days,
            Break(read) => return Some(read),
        };
        let next = days.end;
        let of = self.skip(self.skip(next, &[Sense::Of]), &[Sense::The]);
        let of = if self.is_date_mark(of) { of + 1 } else { of };
        // `until 6 May 2nd`: the month has a day of its own behind it.
        let own = !ordinal
            && of == next
            && self.number(of + 1).is_some_and(|number| number.ordinal && number.digits > 0);
        if let Some(month) = self.month(of).filter(|_| !own) {
            let no_month = of == next && !intro.any() && self.is_weak_month(at, of);
            return if no_month { None } else { self.in_month(&days, month, of) };
        }
        if let Some(month) = self.month_by_number(&days, intro) {
            return self.in_month_by_number(&days, month);
        }
        // `the 15th of this month`, `28th next month`, `from the 4th to the 23rd next month`
        let several = days.last.is_some_and(|last| last > HOURS);
        if (of > next || self.time.names_lead && (ordinal || several))
            && let Some((span, after)) = self.which_month(of)
        {
            let pick = |day| Datelike::with_day(&span.from, day).map(Day::fixed);
            return Some(((pick(day)?, days.last.and_then(pick)), after));
        }
        // `the first of the month`, `le 15 de chaque mois`
        if let Some((every, after)) = self.of_month(next) {
            return Some(((self.day_of_every_month(day, every)?, None), after));
        }
        // `the first of many`
        if of > next
            && self.is(next, Sense::Of)
            && !self.time.day_first
            && !(intro.on && self.is(next, Sense::In))
            && self.lex(of).is_some_and(Lex::is_plain)
        {
            return None;
        }
        self.day_alone(at, day, next, intro)
    }

    /// `uno` in `del uno al quince de diciembre`.
    pub(super) fn one_of_days(&self, at: usize, intro: Intro) -> Option<u32> {
        let last = self.skip(self.skip(at + 2, &[Sense::On]), &[Sense::The]);
        let month = self.skip(self.skip(last + 1, &[Sense::Of]), &[Sense::The]);
        let days = self.time.relation_after
            && intro.from
            && self.is(at, Sense::A)
            && self.is_any(at + 1, &[Sense::To, Sense::Until])
            && self.small(last, 31).is_some()
            && self.month(month).is_some();
        (days || self.is_day_one(at)).then_some(1)
    }

    /// `el uno` in `la fiesta es el uno`, `concierto el uno a las ocho`; but `el uno y el otro`, `desde el uno
    /// otra vez`, `yo soy el uno`.
    fn is_day_one(&self, at: usize) -> bool {
        let named = self.word(at).is_some_and(|word| self.time.no_hours.contains(&word));
        let the = at.checked_sub(1).filter(|the| self.is(*the, Sense::On) && self.is(*the, Sense::The));
        let ends = self.ends_or_joins(at + 1) || self.is(at + 1, Sense::At) && self.is(at + 2, Sense::The);
        let thing = |the: usize| {
            self.is_somebody(the) || the.checked_sub(1).is_some_and(|from| self.is(from, Sense::From))
        };
        named && self.is(at, Sense::A) && ends && the.is_some_and(|the| !thing(the))
    }

    /// The day at `at` and those that are listed behind it; or all of `3.-10.1.`, where the month is a number.
    fn days_of_month(&self, at: usize, day: u32, intro: Intro) -> ControlFlow<(Dates, usize), Days> {
        let mut days = Days { first: day, last: None, apart: false, end: self.past_dot(at + 1) };
        let (mut read, mut cursor) = (day, days.end);
        for _ in 0..MOST_LISTED {
            let listed = self.kind(cursor) == Some(Kind::Comma);
            let joined = listed
                || self.is_any(cursor, &[Sense::To, Sense::Until, Sense::And, Sense::Or])
                || matches!(self.kind(cursor), Some(Kind::Dash | Kind::Slash));
            let other = self.skip(self.skip(cursor + 1, &[Sense::On]), &[Sense::The]);
            // `du mercredi 2 au vendredi 4 décembre`
            let named = intro.weekday && !listed && self.weekday(other).is_some();
            let other = if named { other + 1 } else { other };
            let other = if named && self.kind(other) == Some(Kind::Comma) { other + 1 } else { other };
            // `3.-10.1.`, `du 3 au 10/1`
            if joined
                && !listed
                && (!self.is_any(cursor, &[Sense::And, Sense::Or])
                    || intro.between && self.is(cursor, Sense::And))
                && let Some(((end, None), after)) = self.numeric_date(
                    other,
                    Intro { on: self.time.half_before && days.end > at + 1, ..Intro::default() },
                )
                && !self.is(after, Sense::OClock)
                && let Some(first) = end.from.with_day(day).filter(|first| *first < end.from)
            {
                let first = Day { from: first, to: add_days(first, 1), ..end.clone() };
                return Break(((first, Some(end)), after));
            }
            let Some(number) = self.small(other, 31).filter(|number| joined && *number > read) else { break };
            let after = self.past_dot(other + 1);
            let of = self.skip(self.skip(after, &[Sense::Of]), &[Sense::The]);
            if !listed && (self.month(of).is_some() || self.which_month(of).is_some()) {
                let two = self.is(cursor, Sense::And) || self.kind(cursor) == Some(Kind::Slash);
                // `the 2nd or 3rd of May`
                days.apart |= self.is(cursor, Sense::Or) || two && !intro.between && number > read + 1;
                (days.last, days.end) = (Some(number), after);
                break;
            }
            // `14, 15 and 16 April`, `le 3, le 10 et le 17 décembre`
            if !listed {
                break;
            }
            days.apart |= number > read + 1;
            (read, cursor) = (number, after);
        }
        Continue(days)
    }

    /// `two may come`, `3 march in`: a weak month at `month` wants an ordinal or digits before it.
    fn is_weak_month(&self, at: usize, month: usize) -> bool {
        // `cinq mars à 15h`
        let dated = self.time.relation_after
            && (self.bare_end(month + 1)
                || self.clock(self.skip(month + 1, &[Sense::At]), Trust::Signed).is_some());
        self.is(month, Sense::Weak)
            && self.number(at).is_none_or(|number| !number.ordinal && number.digits == 0)
            && !dated
    }

    /// The days in `month`, which is named at `at`, and the year behind it.
    fn in_month(&self, days: &Days, month: u32, at: usize) -> Option<(Dates, usize)> {
        let (year, after) = self.year_after(at + 1);
        let first = self.date_of(month, days.first, year)?;
        if days.apart && days.last.is_some() {
            return Some(((first.of_several(), None), after));
        }
        let last = days.last.and_then(|day| self.date_of(month, day, Some(first.from.year())));
        if let Some((first, last)) = last.as_ref().and_then(|last| self.running(at, &first, last)) {
            return Some(((first, Some(last)), after));
        }
        Some(((first, last), after))
    }

    /// `12` in `el 5 del 12`, `le 5 du 12`, `am 5. des 12.`
    fn month_by_number(&self, days: &Days, intro: Intro) -> Option<u32> {
        let next = days.end;
        let hour = self.is(next + 2, Sense::OClock) || self.kind(next + 2) == Some(Kind::Colon);
        let said = self.is(next, Sense::OfThe)
            && intro.any()
            && days.last.is_none()
            && !hour
            && !self.counts(next + 2);
        self.small(next + 1, 12).filter(|_| said)
    }

    fn in_month_by_number(&self, days: &Days, month: u32) -> Option<(Dates, usize)> {
        let (year, after) = self.year_after(self.past_dot(days.end + 2));
        let first = self.date_of(month, days.first, year)?;
        // `del 5 del 12 al 8 del 12`
        let other = self.skip(after + 1, &[Sense::The]);
        let joined = self.is_any(after, &[Sense::To, Sense::Until]) && self.is(other + 1, Sense::OfThe);
        let end = self.small(other, 31).zip(self.small(other + 2, 12)).filter(|_| joined);
        let Some((day, month)) = end else { return Some(((first, None), after)) };
        let last = self.date_of(month, day, Some(first.from.year()));
        Some(((first, last), other + 3))
    }

    pub(crate) fn which_month(&self, at: usize) -> Option<(Day, usize)> {
        let after_next = || match self.unit_beside(at, 1) {
            Some(Break(read)) if self.is_unit(at, Unit::Month) => Some(read),
            _ => None,
        };
        let (span, next) = self.relative(at).or_else(after_next)?;
        let days = span.to.signed_duration_since(span.from).num_days();
        (28..=31).contains(&days).then_some((span, next))
    }
}
