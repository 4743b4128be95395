//! Dates by day and month, and lists and ranges of them: `14 December`, `5 to 7 December`.

use chrono::{Datelike, Months, NaiveDate};

use super::{Day, Shape};
use crate::understand::event::clock::Trust;
use crate::understand::event::local::{self, add_days};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

/// One date, or two with one month: `5 to 7 December`.
pub(crate) type Dates = (Day, Option<Day>);

/// How many days of one month may be listed one by one.
pub(super) const MOST_LISTED: usize = 8;

impl Reader<'_> {
    /// A date by number or by month name.
    pub(crate) fn date(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let read = self
            .written_date(at)
            .or_else(|| self.numeric_date(at, intro))
            .or_else(|| self.year_then_month(at))
            .or_else(|| self.two_ordinals(at, intro))
            .or_else(|| self.day_then_month(at, intro))
            .or_else(|| self.month_then_day(at, intro))
            .or_else(|| self.one_of_month(at, intro))?;
        // `calle Marzo 14`, but `High Street March 14 at 3`
        let named = self.number(at).is_some() || self.time.relation_after;
        // `drinks with the team 27th`
        let spoken_day = self.number(at).is_some_and(|number| number.ordinal && number.digits > 0);
        let dated = || self.time.names_lead && (spoken_day || self.has_month(at));
        if self.is_in_one_with_words(at, read.1) {
            return None;
        }
        let number = named && self.labelled(at) && !dated() || self.house(at + 1);
        if number && !self.is_date_in_full(at) {
            return None;
        }
        // `a las 8 al 25 de diciembre`: that article is the one of hours.
        let before = at.wrapping_sub(1);
        if self.time.relation_after && self.is(before, Sense::The) && self.is(before, Sense::At) {
            return None;
        }
        Some(read)
    }

    /// `report-2026-12-10.csv`, `part 2026-12-10-A`: written in one with the words beside it.
    fn is_in_one_with_words(&self, at: usize, end: usize) -> bool {
        let mark = |at: usize| {
            matches!(self.kind(at), Some(Kind::Dash | Kind::Slash))
                && self.is_glued(at)
                && self.is_glued(at + 1)
        };
        let letter = |at: usize| self.word(at).is_some_and(|word| word.len() == 1);
        let word = |at: usize| {
            self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && (lex.is_plain() || letter(at)))
        };
        let before = at.checked_sub(2).is_some_and(|before| word(before) && mark(before + 1));
        // but `2026-12-10/Anna`
        let behind = self.kind(end) == Some(Kind::Dash) && mark(end) && word(end + 1);
        self.is_date_in_full(at) && (before || behind)
    }

    /// `support group 14 December`, but `room 12 December 3rd`: the month behind the number has no other one.
    fn has_month(&self, at: usize) -> bool {
        let next = self.skip(at + 2, &[Sense::The]);
        let other = self.number(next).is_some_and(|number| {
            number.ordinal || number.digits < 4 && self.clock(next, Trust::Signed).is_none()
        });
        // `room 12 may be free`
        let ends = self.lex(next).is_none_or(|lex| lex.kind != Kind::Word) || self.is(next, Sense::At);
        let said = !self.is(at + 1, Sense::Weak) || ends || self.number(next).is_some();
        let label = at.checked_sub(1).is_some_and(|before| self.is(before, Sense::Label));
        label && self.small(at, 31).is_some() && self.month(at + 1).is_some() && said && !other
    }

    /// `el uno de diciembre`: the number is the article.
    fn one_of_month(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        // `del 10 de junio al uno de julio`
        let to = at.checked_sub(1).is_some_and(|to| self.is(to, Sense::On) && self.is(to, Sense::To));
        // Without an article only where the memo, or what follows its trigger, begins: `uno de abril`.
        let announced = intro.the || intro.weekday || to || self.opens(at);
        let said =
            self.time.relation_after && announced && self.is(at, Sense::A) && self.is(at + 1, Sense::Of);
        // `viene el del gas el uno a las nueve`
        let hour = || {
            let on = at.checked_sub(1).is_some_and(|the| self.is(the, Sense::The) && self.is(the, Sense::On));
            let one = self.is(at, Sense::A) && self.is(at + 1, Sense::At) && self.is(at + 2, Sense::The);
            !self.time.hour_sign && on && one && self.clock(at + 3, Trust::Bare).is_some()
        };
        if self.time.relation_after && hour() {
            return Some(((self.day_of_month(1)?, None), at + 1));
        }
        if let Some((every, after)) = self.of_month(at + 1).filter(|_| said) {
            return Some(((self.day_of_every_month(1, every)?, None), after));
        }
        let month = self.month(at + 2).filter(|_| said)?;
        let (year, next) = self.year_after(at + 3);
        Some(((self.date_of(month, 1, year)?, None), next))
    }

    pub(crate) fn small(&self, at: usize, most: u64) -> Option<u32> {
        let number =
            self.number(at).filter(|number| (1..=most).contains(&number.value) && number.digits <= 2)?;
        u32::try_from(number.value).ok()
    }

    /// `mar 24 nov`, `mar 24` before a Tuesday: a word for a day as well as a month is the day where the date is one.
    pub(super) fn is_weekday_before_date(&self, at: usize) -> bool {
        let (Some(weekday), Some(day)) = (self.weekday(at), self.small(self.past_dot(at + 1), 31)) else {
            return false;
        };
        let next = self.past_dot(self.past_dot(at + 1) + 1);
        let of = self.skip(next, &[Sense::Of]);
        let marked =
            matches!(self.kind(next), Some(Kind::Slash | Kind::Dash | Kind::Point)) && self.is_glued(next);
        let dated = self.month(of).is_some() || marked && self.number(next + 1).is_some();
        let soon = || self.day_of_month(day).is_some_and(|soon| local::weekday(soon.from) == weekday);
        dated || soon()
    }

    /// `2026-12-09`, `9.12.`, `9/12/2026`: three parts, or two points, as no number of a house or a room has them.
    pub(super) fn is_date_in_full(&self, at: usize) -> bool {
        let digits = |at: usize| self.number(at).is_some_and(|number| number.digits > 0);
        let mark = self.kind(at + 1);
        let marked =
            matches!(mark, Some(Kind::Dash | Kind::Slash | Kind::Point | Kind::Dot)) && self.is_glued(at + 1);
        let named = at.checked_sub(1).is_some_and(|before| self.is(before, Sense::Label));
        let closed = !named
            && mark.is_some_and(|mark| matches!(mark, Kind::Point | Kind::Dot))
            && self.kind(at + 3) == Some(Kind::Dot);
        let third = self.kind(at + 3) == mark && self.is_glued(at + 3) && digits(at + 4);
        digits(at) && marked && self.is_glued(at + 2) && digits(at + 2) && (closed || third)
    }

    /// Past `mes de` in `el mes de septiembre`: the month that is named.
    pub(super) fn past_month_of(&self, at: usize) -> usize {
        let named =
            self.is_unit(at, Unit::Month) && self.is(at + 1, Sense::Of) && self.month(at + 2).is_some();
        if named { at + 2 } else { at }
    }

    /// The mark of `10-Apr-2027`, `10/Apr/2027`.
    pub(super) fn is_date_mark(&self, at: usize) -> bool {
        matches!(self.kind(at), Some(Kind::Dash | Kind::Slash)) && self.is_glued(at) && self.is_glued(at + 1)
    }

    pub(crate) fn past_dot(&self, at: usize) -> usize {
        // `el 1° de diciembre`
        let sign = self.lex(at).filter(|lex| lex.kind == Kind::Symbol && lex.glued);
        let degree = sign.and_then(|lex| self.tokens.get(lex.first)).is_some_and(|token| token.word() == "°");
        if degree && self.month(self.skip(at + 1, &[Sense::Of])).is_some() {
            return at + 1;
        }
        if self.kind(at) == Some(Kind::Dot)
            || (self.kind(at) == Some(Kind::SentenceEnd)
                && self.is_glued(at)
                && self.lex(at + 1).is_some_and(|_| self.number(at + 1).is_some()))
        {
            at + 1
        } else {
            at
        }
    }
}

/// The beginning, the middle or the end of `span`: some ten days of a month, four months of a year.
pub(crate) fn third(span: &Day, part: Sense) -> Day {
    let (from, to) = third_in_months(span, part).unwrap_or_else(|| third_in_days(span, part));
    Day { from, to, shape: Shape::Span, guess: span.guess.clone() }
}

/// The third of a year or a quarter; `None` where thirds are no whole months.
fn third_in_months(span: &Day, part: Sense) -> Option<(NaiveDate, NaiveDate)> {
    let whole = span.from.day() == 1 && span.to.day() == 1;
    let months = (span.to.year() - span.from.year()) * 12 + span.to.month() as i32 - span.from.month() as i32;
    let third = u32::try_from(months / 3).ok().filter(|third| whole && *third > 0 && months % 3 == 0)?;
    let begins = match part {
        Sense::Begin => 0,
        Sense::Middle => third,
        _ => 2 * third,
    };
    let from = span.from.checked_add_months(Months::new(begins))?;
    Some((from, from.checked_add_months(Months::new(third))?))
}

fn third_in_days(span: &Day, part: Sense) -> (NaiveDate, NaiveDate) {
    let days = span.to.signed_duration_since(span.from).num_days();
    let (from, to) = match (part, days) {
        (Sense::Begin, 28..=31) => (0, 10),
        (Sense::Middle, 28..=31) => (10, 20),
        (Sense::End, 28..=31) => (20, days),
        (Sense::Begin, 7) => (0, 2),
        (Sense::Middle, 7) => (2, 4),
        (Sense::End, 7) => (4, 7),
        (Sense::Begin, _) => (0, days / 3),
        (Sense::Middle, _) => (days / 3, days - days / 3),
        _ => (days - days / 3, days),
    };
    let to = i64::max(to, from + 1);
    (add_days(span.from, from), add_days(span.from, to))
}
