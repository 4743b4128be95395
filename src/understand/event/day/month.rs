//! A month by its name: `December`, `April after next`; a name or a verb, `Jan`, `may`, is none.

use std::ops::RangeInclusive;

use chrono::NaiveDate;

use super::Day;
use crate::understand::event::length::Length;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::add_months;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

/// A number that no month has, and that looks like one of its days all the same.
const BEYOND: RangeInclusive<u64> = 32..=39;

impl Reader<'_> {
    pub(super) fn plain_month(&self, at: usize, month: u32, intro: Intro) -> Option<(Day, usize)> {
        if self.has_no_such_day(at, month) || self.is_modal(at) {
            return None;
        }
        if let Some(read) = self.month_of_a_later_year(at, month) {
            return Some(read);
        }
        let (year, next) = self.year_after(at + 1);
        let beside_year = self.which(at + 1).is_some() && self.is_unit(at + 2, Unit::Year);
        // `Avril`, `Julio`: a month that nothing announces is a person where months are written small.
        let person = self.time.relation_after && (!intro.for_ || self.starts_large(at));
        // `Jan 5 Euro geben`
        let beside = |lex: &Lex| lex.kind != Kind::Word && lex.number.is_none();
        let opens = || self.opens(at) && self.lex(at + 1).is_some_and(beside);
        // `den ganzen August`, but `der gute August hat Geburtstag`
        let does = || self.word(at + 1).is_some_and(|word| self.time.titled_do.contains(&word));
        let whole = self.is_whole(at.wrapping_sub(1)) && !does();
        let led = intro.in_
            || intro.until
            || intro.from
            || intro.by
            || intro.this
            || intro.named
            || intro.of
            || self.is_between_months(at)
            || whole
            || beside_year;
        let doubtful = (self.is(at, Sense::Weak) || person) && year.is_none() && !self.is_of_months(at);
        // `Geburtstag von Jan`: what begins in a month is said otherwise.
        if doubtful && self.time.half_before && intro.from && self.is(at.wrapping_sub(1), Sense::Of) {
            return None;
        }
        if doubtful && !opens() && !led && !self.alone(at) {
            return None;
        }
        // `ene`, `dic.` and nothing else
        let short = self.time.relation_after && !self.time.hour_sign && self.is(at, Sense::Weak);
        if short && doubtful && !led && self.alone(at) {
            return None;
        }
        Some((self.month_of(month, None, year)?, next))
    }

    /// `between May and October`: either of both.
    fn is_between_months(&self, at: usize) -> bool {
        let between = |first: Option<usize>| {
            first.is_some_and(|first| {
                let joined = self.is(first + 1, Sense::And) && self.month(first + 2).is_some();
                let led = first.checked_sub(1).is_some_and(|before| self.is(before, Sense::Between));
                led && joined && self.month(first).is_some()
            })
        };
        between(Some(at)) || between(at.checked_sub(2))
    }

    /// `April after next`, `June in three years`: that month so many years after the coming one.
    fn month_of_a_later_year(&self, at: usize, month: u32) -> Option<(Day, usize)> {
        let after_next = self.is(at + 1, Sense::After)
            && self.is(at + 2, Sense::Next)
            && self.day_word(at + 3).is_none()
            && self.bare_end(at + 3);
        let ahead = || {
            let (length, next) = self.length(at + 2).filter(|_| self.is(at + 1, Sense::In))?;
            let years = Length { months: length.months, unit: length.unit, ..Length::default() };
            (length == years && length.months % 12 == 0).then_some((length.months, next))
        };
        if !self.time.names_lead {
            return None;
        }
        let (months, next) = if after_next { (12, at + 3) } else { ahead()? };
        let from = add_months(self.month_of(month, None, None)?.from, months);
        Some((Day::span(from, add_months(from, 1)), next))
    }

    /// `this may need a plumber`: behind a word that opens what is said, and before a verb.
    pub(super) fn is_modal(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        let verb = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.names_lead
            && self.is(at, Sense::Weak)
            && !self.starts_large(at)
            && self.is(before, Sense::This)
            && self.opens(before)
            && (verb || self.is_copula(at + 1))
    }

    /// `January to March`, `April-June`: a month beside a month.
    fn is_of_months(&self, at: usize) -> bool {
        let to = |at: usize| {
            self.is_any(at, &[Sense::To, Sense::Until]) && !self.is(at, Sense::At)
                || self.kind(at) == Some(Kind::Dash)
        };
        let before = at.wrapping_sub(1);
        to(before) && self.month(before.wrapping_sub(1)).is_some()
            || to(at + 1) && self.month(at + 2).is_some()
    }

    /// `November 31`, `30 February`, `February 29, 2027`, `the 222nd of August`: a day that `month` never has, or not in
    /// that year, which makes the month none either.
    pub(super) fn has_no_such_day(&self, at: usize, month: u32) -> bool {
        let days = match month {
            2 => 29,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let ordinal = |at: usize| self.number(at).is_some_and(|number| number.ordinal);
        // `32. Oktober`
        let dotted = |at: usize| {
            let minutes = matches!(self.kind(at.wrapping_sub(1)), Some(Kind::Point | Kind::Colon));
            self.time.half_before && self.kind(at + 1) == Some(Kind::Dot) && !minutes
        };
        let beyond = |at: usize| {
            self.number(at).is_some_and(|number| {
                let most = if number.ordinal || dotted(at) { 999 } else { 31 };
                number.value > days && number.value <= most
            })
        };
        let the = self.skip(at + 1, &[Sense::The]);
        let of = at.wrapping_sub(1);
        // `le bureau 32 en août`
        let joins = self.is(of, Sense::Of) && !(self.time.relation_after && self.is(of, Sense::On));
        let before = if joins || self.kind(of) == Some(Kind::Dot) { of.wrapping_sub(1) } else { of };
        let (year, _) = self.year_after(self.past_dot(the + 1));
        // `January 32, 2026`, `September 222`
        let far = |at: usize| {
            self.number(at).is_some_and(|number| number.value > days && (1..=3).contains(&number.digits))
        };
        let short = |at: usize, year: Option<i32>| {
            year.is_some_and(|year| self.small(at, 31).is_some_and(|day| no_date(year, month, day)))
        };
        let ends = self.bare_end(self.past_dot(the + 1));
        // `32 août 2027`, but `dossier 45 avril 2027`
        let feigned = |day: usize| {
            let few =
                self.number(day).is_some_and(|number| number.digits == 2 && BEYOND.contains(&number.value));
            let dated = || self.year_after(at + 1).0.is_some() || self.is(day.wrapping_sub(1), Sense::The);
            self.time.day_first && few && !self.labelled(day) && dated()
        };
        beyond(before)
            || feigned(before)
            || beyond(the) && (ordinal(the) || ends)
            || far(the) && (year.is_some() || ends && !self.counts(the + 1))
            || short(the, year)
            || short(before, self.year_after(at + 1).0)
            || self.is_beyond_months(before, of)
    }

    /// `32` in `32 de agosto`, `32 agosto 2014`; but `somos 40 en agosto`
    fn is_beyond_months(&self, at: usize, of: usize) -> bool {
        let written = self.number(at).is_some_and(|day| day.digits == 2 && day.value > 31);
        let beside = at == of || self.is(of, Sense::Of) && !self.is(of, Sense::In);
        self.time.relation_after && written && beside
    }
}

fn no_date(year: i32, month: u32, day: u32) -> bool {
    NaiveDate::from_ymd_opt(year, month, day).is_none()
}
