//! Days and spans that one word names, or a word with its number: `tomorrow`, `weekend`, `summer`, `Q3`. A
//! weekday and a month have rules of their own.

use chrono::{Datelike, NaiveDate};

use super::{Day, Shape};
use crate::understand::event::clock::Trust;
use crate::understand::event::local::{add_days, add_months};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// What is of a year is of no later one than so many years ahead: `le bilan de 2027`.
const NEAR: i32 = 2;

impl Reader<'_> {
    /// `tomorrow`, `Tuesday`, `weekend`, `December`, `Christmas`, `summer`, `in 2027`.
    pub(crate) fn plain(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        if let Some(days) = self
            .find(at, SenseKind::Days, |sense| if let Sense::Days(days) = sense { Some(days) } else { None })
        {
            return self.plain_day(at, days, intro);
        }
        if let Some(weekday) = self.weekday(at) {
            return self.plain_weekday(at, weekday, intro);
        }
        if self.is(at, Sense::Weekend) && self.holiday(at).is_none() {
            return Some((self.weekend_of(None), at + 1));
        }
        if let Some(month) = self.month(at) {
            return self.plain_month(at, month, intro);
        }
        if let Some(holiday) = self.holiday(at) {
            return self.feast(at, holiday, intro);
        }
        let inside = || (1..=2).any(|back| at.checked_sub(back).is_some_and(|part| self.is_of_a_noun(part)));
        if let Some(season) = self.season(at).filter(|_| !inside()) {
            return self.plain_season(at, season, intro);
        }
        self.decade(at, intro)
            .or_else(|| self.plain_year(at, intro))
            .or_else(|| self.numbered_week(at))
            .or_else(|| self.quarter(at))
            .or_else(|| self.year_named(at))
    }

    /// `tomorrow`, `in two days` in one word
    fn plain_day(&self, at: usize, days: i64, intro: Intro) -> Option<(Day, usize)> {
        // A word that is also a part of the day: `morgen`, `mañana`.
        if self.part(at).is_some() {
            let led = intro.the || intro.on || intro.in_ || intro.this || intro.every || intro.weekday;
            // `trag den Zahnarzt ein morgen um zehn`
            let small = self.time.half_before && !self.starts_large(at);
            let range = || self.clock_range(at + 1, Trust::AfterDay, Intro::default()).is_some();
            let timed = small && (self.clock_follows(at + 1).is_some() || range());
            if led || self.is_noun(at) && !timed {
                return None;
            }
        }
        let day = add_days(self.today(), days);
        // `tomorrow week`
        let weeks = self.weeks_after(at).filter(|_| !self.time.relation_after && days >= 0);
        Some(match weeks {
            Some(weeks) => (Day::fixed(add_days(day, 7 * weeks)), at + 2),
            None => (Day::fixed(day), at + 1),
        })
    }

    fn plain_season(&self, at: usize, season: u32, intro: Intro) -> Option<(Day, usize)> {
        // `summer2019` is a password.
        if self.number(at + 1).is_some() && self.is_glued(at + 1) {
            return None;
        }
        // `una noche de verano`
        let of_part = || at.checked_sub(2).and_then(|at| self.part(at)).is_some();
        if self.time.relation_after && intro.of && of_part() {
            return None;
        }
        let (year, next) = self.year_after(at + 1);
        // `der Sommer war kalt`, `the winter of our discontent`: an article announces none; but `den Sommer über`.
        let over = self.time.half_before && intro.the && self.is(next, Sense::Topic);
        // `all summer`, but `all summer clothes`
        let whole =
            self.is(at.wrapping_sub(1), Sense::Aside) && !self.lex(next).is_some_and(|lex| lex.plural);
        let alone = || self.ends(at + 1) && self.opens(at.wrapping_sub(1));
        let led = intro.by || intro.until || intro.from || over || alone();
        let the = whole || intro.the && (self.time.relation_after || led);
        let led = || intro.in_ || intro.on || the || intro.of || intro.named || self.alone(at);
        let led_well = intro.in_ && (intro.the || self.time.relation_after) || intro.on || intro.named;
        let said = led() && (led_well || !self.is(at, Sense::Weak));
        if year.is_none() && !said {
            return None;
        }
        Some((self.season_of(season, None, year)?, if over { next + 1 } else { next }))
    }

    /// `in the 1920s`
    fn decade(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        let decade = self.lex(at + 1).is_some_and(|lex| {
            lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.word() == "s")
        });
        if !decade || self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty()) {
            return None;
        }
        // `the 1920s`
        let the = if self.is(at.wrapping_sub(1), Sense::The) { at - 1 } else { at };
        let said = intro.in_ || intro.on || self.opens(the) && self.ends(at + 2);
        let year = self.year(at, false).filter(|year| said && year % 10 == 0)?;
        let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
        Some((Day::span(from, add_months(from, 120)), at + 2))
    }

    /// `in 2027`
    fn plain_year(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        // `en 2028`, where that word says the day, too
        let before = at.wrapping_sub(1);
        let in_ = intro.in_
            || self.time.relation_after && self.is(before, Sense::On) && !self.is(before, Sense::The);
        if !(in_ || intro.until || intro.by || intro.from || intro.named || self.alone(at)) {
            return None;
        }
        let year = self.year(at, false).filter(|_| !self.counts(at + 1))?;
        // `le code est suivi de 2086`
        let of = self.is(before, Sense::Of) && !self.is_any(before, &[Sense::In, Sense::On]);
        let far = of && year > self.today().year() + NEAR;
        if far || self.is_year_of_thing(at, year, intro) {
            return None;
        }
        Some((whole_year(year)?, at + self.year_width(at)))
    }

    /// `un disque de 1984`: the year it is from, unless a range begins.
    fn is_year_of_thing(&self, at: usize, year: i32, intro: Intro) -> bool {
        let ranges = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        let of = self.time.relation_after && intro.of && !intro.in_;
        of && year < Datelike::year(&self.today()) && !ranges
    }

    /// `in the year 2030`
    fn year_named(&self, at: usize) -> Option<(Day, usize)> {
        let year = if self.is_unit(at, Unit::Year) { self.year(at + 1, false)? } else { return None };
        Some((whole_year(year)?, at + 2))
    }

    /// `Q3 2027`, `2027Q3`, `2027 Q3`
    fn quarter(&self, at: usize) -> Option<(Day, usize)> {
        // `K7 Q4`
        let code = |at: usize| {
            let before = at.checked_sub(1).filter(|before| self.number(*before).is_some());
            before.is_some_and(|before| self.is_glued(before) && !self.is_glued(at))
        };
        let numbered = |at: usize| {
            let letter = self.is(at, Sense::QuarterLetter) && self.is_glued(at + 1);
            let number = self.number(at + 1).filter(|_| letter && !code(at));
            number.map(|number| number.value).filter(|number| (1..=4).contains(number))
        };
        if let Some(number) = numbered(at) {
            let (year, next) = self.year_of(at + 2);
            return Some((self.quarter_of(number as u32, year)?, next));
        }
        let number = numbered(at + 1)?;
        Some((self.quarter_of(number as u32, Some(self.year(at, false)?))?, at + 3))
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
}

fn whole_year(year: i32) -> Option<Day> {
    let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
    Some(Day::span(from, add_months(from, 12)).shaped(Shape::Year))
}
