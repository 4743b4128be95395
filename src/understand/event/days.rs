use chrono::{Datelike, NaiveDate};

use super::clock::Trust;
use super::date::{Dates, third};
use super::day::{Day, Shape, Which};
use super::intro::Intro;
use super::length::Length;
use super::local::{add_days, add_months, add_working_days};
use super::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

/// How often one day may be said by another, `the day after the day after …`.
pub(super) const DEPTH: usize = 3;

impl Reader<'_> {
    /// A day or a span of days.
    pub(super) fn days(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
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
            .or_else(|| self.date(if self.days_listed(at) { at + 1 } else { at }, intro))
            .or_else(|| single(self.relative(at)))
            .or_else(|| single(self.plain(at, intro)));
        let ((day, last), next) = read?;
        Some(((day, last), next))
    }

    /// One day for the words after `of`, `after`, `before`.
    pub(super) fn one_day(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
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

    /// `los días 14, 15 y 16 de abril`, `el día 5 de enero`
    fn days_listed(&self, at: usize) -> bool {
        let listed = self.kind(at + 2) == Some(Kind::Comma);
        let dated = self.day_number(at + 1).is_some()
            && self.is(at + 2, Sense::Of)
            && self.month(self.skip(at + 3, &[Sense::The])).is_some();
        self.time.relation_after && self.is_unit(at, Unit::Day) && (listed || dated)
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
        let part = self
            .find(at, |sense| matches!(sense, Sense::Begin | Sense::Middle | Sense::End).then_some(sense))?;
        let mut next = at + 1;
        if self.kind(next) == Some(Kind::Dash) && self.is_glued(next) {
            next += 1;
        }
        next = self.skip(next, &[Sense::Of, Sense::In]);
        let the = self.is(next, Sense::The);
        next = self.skip(next, &[Sense::The]);
        let (span, after) =
            match self.unit(next).filter(|_| self.which(next + 1).is_none() || !self.time.relation_after) {
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
        let read = third(&span, part);
        if read.to <= self.today() && span.to > self.today() {
            return Some((read, after));
        }
        Some((read, after))
    }

    /// `fruits de mer`, `le jeu`, `soirée jeu samedi`: no short form of a day, unless the date follows.
    fn is_plain_word(&self, at: usize) -> bool {
        let day = if self.kind(at + 1) == Some(Kind::SentenceEnd) { at + 2 } else { at + 1 };
        let number = self.number(day).is_some() && !self.counts(day + 1);
        let dated = self.month(day + 1).is_some() || self.is_any(day + 1, &[Sense::To, Sense::Until]);
        let before = at.wrapping_sub(1);
        let of = self.is_any(before, &[Sense::Of, Sense::In]);
        let led = of && !(number && dated) || self.is(before, Sense::The) && !number;
        let other = self.weekday(at + 1).is_some() && !self.is(at + 1, Sense::Weak);
        self.time.relation_after && (led || other)
    }

    /// `un disque de 1984`: the year it is from, unless a range begins.
    fn is_year_of_thing(&self, at: usize, year: i32, intro: Intro) -> bool {
        let ranges = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        let of = self.time.relation_after && intro.of && !intro.in_;
        of && year < Datelike::year(&self.today()) && !ranges
    }

    /// `de fin d'année` in `pot de fin d'année`, `de verano` in `curso de verano`: where it ends.
    pub(super) fn span_of_noun(&self, at: usize) -> Option<usize> {
        let noun =
            |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty());
        let of = self.is(at, Sense::Of) && !self.is_any(at, &[Sense::On, Sense::The]);
        let part = self.is_any(at + 1, &[Sense::Begin, Sense::Middle, Sense::End]);
        let unit = self.unit(at + 3).is_some() && self.is(at + 2, Sense::Of);
        // `ropa de invierno`
        let relation = self.which(at + 2).is_some_and(|which| which != Which::This);
        let season = self.season(at + 1).is_some() && !relation;
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

    /// `tomorrow`, `Tuesday`, `weekend`, `December`, `Christmas`, `summer`, `in 2027`.
    pub(super) fn plain(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        if let Some(days) =
            self.find(at, |sense| if let Sense::Days(days) = sense { Some(days) } else { None })
        {
            // A word that is also a part of the day: `morgen`, `mañana`.
            let part = self.find(at, |sense| matches!(sense, Sense::Part(_)).then_some(())).is_some();
            if part && (intro.the || intro.on || intro.in_ || intro.this || intro.every || intro.weekday) {
                return None;
            }
            if part && self.is_noun(at) {
                return None;
            }
            let day = add_days(self.today(), days);
            // `tomorrow week`
            let weeks = self.weeks_after(at).filter(|_| !self.time.relation_after && days >= 0);
            return Some(match weeks {
                Some(weeks) => (Day::fixed(add_days(day, 7 * weeks)), at + 2),
                None => (Day::fixed(day), at + 1),
            });
        }
        let weak = self.is(at, Sense::Weak);
        if let Some(day) = self.weekday(at) {
            if self.is(at, Sense::Habit)
                && !(intro.on || intro.every || self.alone(at))
                && !self.time.relation_after
                && self.clock_follows(at + 1).is_none()
            {
                return None;
            }
            // `in the sun`
            let beside = intro.in_ && !intro.on
                || self.time.names_lead && self.is(at.wrapping_sub(1), Sense::The) && !intro.on;
            if weak && (!(intro.any() || self.company(at)) || beside || self.is_plain_word(at)) {
                return None;
            }
            // `Tuesday week`
            if let Some(weeks) = self.weeks_after(at) {
                let day = add_days(self.coming(day), 7 * weeks);
                return Some((Day::fixed(day), at + 2));
            }
            let dotted = if self.kind(at + 1) == Some(Kind::SentenceEnd)
                && self.is_glued(at + 1)
                && self.number(at + 2).is_some()
            {
                at + 2
            } else {
                at + 1
            };
            // `Tuesday last`, `Friday coming`
            let beside = self.which(at + 1).filter(|which| matches!(which, Which::Last | Which::Coming));
            if self.time.names_lead
                && let Some(which) = beside.filter(|_| self.bare_end(at + 2))
            {
                return Some((self.weekday_of(day, Some(which)), at + 2));
            }
            return Some((self.weekday_of(day, None), dotted));
        }
        if self.is(at, Sense::Weekend) && self.holiday(at).is_none() {
            return Some((self.weekend_of(None), at + 1));
        }
        if let Some(month) = self.month(at) {
            if self.has_no_such_day(at, month) {
                return None;
            }
            let (year, next) = self.year_after(at + 1);
            let beside_year = self.which(at + 1).is_some() && self.is_unit(at + 2, Unit::Year);
            // `Avril`, `Julio`: a month that nothing announces is a person where months are written small.
            let person = self.time.relation_after && (!intro.for_ || self.starts_large(at));
            if (weak || person)
                && year.is_none()
                && !(self.opens(at) && self.lex(at + 1).is_some_and(|lex| lex.kind != Kind::Word))
                && !(beside_year
                    || intro.in_
                    || intro.until
                    || intro.from
                    || intro.by
                    || intro.this
                    || intro.named
                    || intro.of
                    || self.alone(at))
            {
                return None;
            }
            return Some((self.month_of(month, None, year)?, next));
        }
        if let Some(holiday) = self.holiday(at) {
            return self.feast(at, holiday, intro);
        }
        if let Some(season) = self.season(at) {
            // `summer2019` is a password.
            if self.number(at + 1).is_some() && self.is_glued(at + 1) {
                return None;
            }
            let (year, next) = self.year_after(at + 1);
            // `una noche de verano`
            if self.time.relation_after
                && intro.of
                && at.checked_sub(2).and_then(|at| self.part(at)).is_some()
            {
                return None;
            }
            if year.is_none()
                && !(intro.in_ || intro.on || intro.the || intro.of || intro.named || self.alone(at))
                || weak
                    && year.is_none()
                    && !(intro.in_ && (intro.the || self.time.relation_after) || intro.on || intro.named)
            {
                return None;
            }
            return Some((self.season_of(season, None, year)?, next));
        }
        // `in the 1920s`
        let decade = self.lex(at + 1).is_some_and(|lex| {
            lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.word() == "s")
        });
        let style = self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty());
        // `the 1920s`
        let the = if self.is(at.wrapping_sub(1), Sense::The) { at - 1 } else { at };
        if decade
            && !style
            && (intro.in_ || intro.on || self.opens(the) && self.ends(at + 2))
            && let Some(year) = self.year(at, false).filter(|year| year % 10 == 0)
        {
            let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
            return Some((Day::span(from, add_months(from, 120)), at + 2));
        }
        if (intro.in_ || intro.until || intro.by || intro.from || intro.named || self.alone(at))
            && let Some(year) = self.year(at, false)
            && !self.counts(at + 1)
            && !self.is_year_of_thing(at, year, intro)
        {
            let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
            let width = if self.number(at).is_some_and(|number| number.value >= 1000) { 1 } else { 2 };
            return Some((Day::span(from, add_months(from, 12)).shaped(Shape::Year), at + width));
        }
        // `el día 5`, `el día uno de cada mes`
        if self.time.relation_after
            && self.is_unit(at, Unit::Day)
            && let Some(day) = self.day_number(at + 1)
        {
            if let Some((every, after)) = self.of_month(at + 2) {
                return Some((self.day_of_every_month(day, every)?, after));
            }
            if intro.the
                && (self.bare_end(at + 2) || !self.counts(at + 2) && self.timed(at + 2, intro))
                && !(self.is(at + 2, Sense::Of) && self.month(at + 3).is_some())
            {
                return Some((self.day_of_month(day)?, at + 2));
            }
        }
        if let Some(week) = self.numbered_week(at) {
            return Some(week);
        }
        // `Q3 2027`
        if self.is(at, Sense::QuarterLetter)
            && let Some(number) =
                self.number(at + 1).filter(|number| (1..=4).contains(&number.value) && self.is_glued(at + 1))
        {
            let (year, next) = self.year_of(at + 2);
            return Some((self.quarter_of(number.value as u32, year)?, next));
        }
        // `2027Q3`, `2027 Q3`
        if let Some(year) = self.year(at, false)
            && self.is(at + 1, Sense::QuarterLetter)
            && let Some(number) =
                self.number(at + 2).filter(|number| (1..=4).contains(&number.value) && self.is_glued(at + 2))
        {
            return Some((self.quarter_of(number.value as u32, Some(year))?, at + 3));
        }
        // `in the year 2030`
        if self.is_unit(at, Unit::Year)
            && let Some(year) = self.year(at + 1, false)
        {
            let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
            return Some((Day::span(from, add_months(from, 12)).shaped(Shape::Year), at + 2));
        }
        // `the week`, `im Monat`: the current one, only where the article says so.
        let unit = self.unit(at).filter(|unit| matches!(unit, Unit::Week | Unit::Month | Unit::Year))?;
        (intro.this).then(|| Some((self.unit_span(unit, 0, 1)?, at + 1))).flatten()
    }

    /// The number of a day; where the article is the number, `uno`, too.
    fn day_number(&self, at: usize) -> Option<u32> {
        let one = self.is(at, Sense::A).then_some(1);
        let number = self.number(at).filter(|number| (1..=31).contains(&number.value));
        number.and_then(|number| u32::try_from(number.value).ok()).or(one)
    }

    /// `week` or `fortnight` directly behind the day at `at`, in weeks.
    fn weeks_after(&self, at: usize) -> Option<i64> {
        match self.unit(at + 1)? {
            Unit::Week => Some(1),
            Unit::Fortnight => Some(2),
            _ => None,
        }
    }

    /// `the early morning` and no tomorrow: an article stands before the word, or before the one that does.
    fn is_noun(&self, at: usize) -> bool {
        let article = |at: Option<usize>| {
            at.is_some_and(|at| {
                self.is_any(at, &[Sense::The, Sense::A, Sense::Count(3)])
                    && !self.is_any(at, &[Sense::On, Sense::At])
            })
        };
        let before = at.checked_sub(1);
        let plain = before
            .and_then(|before| self.lex(before))
            .is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty() && lex.number.is_none());
        let large = before.is_some_and(|before| self.starts_large(before));
        // `ein schöner Morgen`, but `in der Schule morgen`, also where no noun is written large.
        let nouns_large = !(self.time.writes_small)(&[]) && self.starts_large(at);
        article(before) || nouns_large && plain && !large && article(at.checked_sub(2))
    }

    pub(super) fn alone(&self, at: usize) -> bool {
        let mut behind = self.lexes.iter().take(self.said.1).skip(at + 1);
        self.opens(at) && behind.all(|lex| lex.kind != Kind::Word && lex.kind != Kind::Number)
    }

    /// A weak weekday counts beside a number, another time word or a preposition of time.
    pub(super) fn company(&self, at: usize) -> bool {
        // `Sun @ 9am`
        let sign = self.lex(at + 1).and_then(|lex| self.tokens.get(lex.first));
        let sign = sign.is_some_and(|token| token.word() == "@" && !token.glued);
        let mark = matches!(self.kind(at + 1), Some(Kind::Comma | Kind::SentenceEnd));
        let next = if mark || sign { at + 2 } else { at + 1 };
        let ends = |at: usize| {
            self.is_any(at, &[Sense::To, Sense::Until, Sense::And, Sense::Or])
                || matches!(self.kind(at), Some(Kind::Dash | Kind::Slash))
        };
        self.alone(at)
            || (1..=2).any(|back| at >= back && self.weekday(at - back).is_some())
            || at > 1 && ends(at - 1) && self.weekday(at - 2).is_some()
            || ends(next) && self.weekday(next + 1).is_some()
            || self.number(next).is_some() && !self.counts(next + 1)
            || self.clock(next, Trust::AfterDay).is_some()
            || self.is_any(next, &[Sense::From, Sense::Between])
                && self.clock_range(next + 1, Trust::Bare, Intro::default()).is_some()
            || self.is(next, Sense::AllDay)
            || self.part_follows(next)
            || self.is_short_name(at)
            || (self.clock_ends(at) || self.is_any(at.wrapping_sub(1), &[Sense::Noon, Sense::Midnight]))
                && self.bare_end(at + 1)
            || self.date(next, Intro { on: true, weekday: true, ..Intro::default() }).is_some()
            || self.is(next, Sense::At) && self.number(self.skip(next + 1, &[Sense::The])).is_some()
            || self.month(next).is_some()
            || self.which(next).is_some()
                && self.is_unit(next + 1, Unit::Week)
                && !self.is(at.wrapping_sub(1), Sense::The)
            || self.is_any(next, &[Sense::Noon, Sense::Midnight, Sense::Am, Sense::Pm])
            || self
                .find(next, |sense| matches!(sense, Sense::Part(_) | Sense::Weekday(_)).then_some(()))
                .is_some()
    }

    /// `November 31`, `30 February`: a day that `month` never has, which makes the month none either.
    pub(super) fn has_no_such_day(&self, at: usize, month: u32) -> bool {
        let days = match month {
            2 => 29,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let beyond = |at: usize| self.small(at, 31).is_some_and(|day| day > days);
        let the = self.skip(at + 1, &[Sense::The]);
        let of = at.wrapping_sub(1);
        let before =
            if self.is(of, Sense::Of) || self.kind(of) == Some(Kind::Dot) { of.wrapping_sub(1) } else { of };
        let ordinal = self.number(the).is_some_and(|number| number.ordinal);
        beyond(before) || beyond(the) && (ordinal || self.bare_end(self.past_dot(the + 1)))
    }

    pub(super) fn clock_follows(&self, at: usize) -> Option<()> {
        let next = self.skip(at, &[Sense::At]);
        self.clock(next, Trust::AfterDay).map(|_| ())
    }
}

impl Length {
    /// One `unit`.
    pub(super) fn one(unit: Unit) -> Option<Length> {
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
pub(super) fn shift(date: NaiveDate, length: Length, sign: i64) -> NaiveDate {
    let moved = add_days(add_months(date, sign * length.months), sign * length.days);
    if length.working_days == 0 { moved } else { add_working_days(moved, sign * length.working_days) }
}
