use chrono::{Datelike, NaiveDate};

use super::date::{Dates, third};
use super::day::{Day, Shape, Which};
use super::holiday;
use super::length::Length;
use super::local::{add_days, add_months, add_working_days, monday, weekday};
use super::phrase::Intro;
use super::reader::Reader;
use crate::model::AssumptionCode;
use crate::understand::language::{Holiday, Sense, Unit};
use crate::understand::words::Kind;

/// How often one day may be said by another, `the day after the day after …`.
const DEPTH: usize = 3;

impl Reader<'_> {
    /// A day or a span of days.
    pub(super) fn days(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        self.days_within(at, intro, DEPTH)
    }

    fn days_within(&self, at: usize, intro: Intro, depth: usize) -> Option<(Dates, usize)> {
        if depth == 0 {
            return None;
        }
        if self.is(at, Sense::NoTime) {
            return None;
        }
        let single = |read: Option<(Day, usize)>| read.map(|(day, next)| ((day, None), next));
        let read = single(self.part_of_span(at, depth))
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
    fn one_day(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
        let mut start = self.skip(at, &[Sense::On]);
        let the = self.is(start, Sense::The);
        start = self.skip(start, &[Sense::The]);
        let intro = Intro { on: true, the, named: true, ..Intro::default() };
        let ((day, _), next) = self.days_within(start, intro, depth - 1)?;
        // `Monday of next week`
        Some((day, next))
    }

    /// `the end of March`, `mid March`, `Ende des Monats`.
    fn part_of_span(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
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

    /// `in three weeks`, `two weeks ago`, `10 days after Easter`, `a week on Tuesday`, `2 Sundays from now`.
    fn counted(&self, at: usize, intro: Intro, depth: usize) -> Option<(Day, usize)> {
        if let Some(read) = self.counted_weekdays(at, intro) {
            return Some(read);
        }
        // `vor`, `il y a`, `hace`
        if self.is(at, Sense::AgoBefore) {
            let (length, next) = self.length(at + 1).filter(|(length, _)| length.seconds == 0)?;
            return Some((self.away(length, -1), next));
        }
        if self.is(at, Sense::The) && self.unit(at + 1).is_none() {
            return None;
        }
        let (length, next) = match self.length(at) {
            Some(read) => read,
            // `the day after tomorrow`, `the week after Easter`
            None if self.is_any(at.wrapping_sub(1), &[Sense::The])
                || intro.the
                || intro.named
                || !intro.any() =>
            {
                let unit = self.unit(at).filter(|unit| *unit >= Unit::Day)?;
                let side = self.is_any(at + 1, &[Sense::After, Sense::Before]);
                let (length, next) = (Length::one(unit)?, at + 1);
                if !side {
                    return None;
                }
                // `the week after next`
                if self.is(at + 1, Sense::After)
                    && self.is(at + 2, Sense::Next)
                    && self.day_word(at + 3).is_none()
                {
                    return Some((self.unit_span(unit, 2, 1)?, at + 3));
                }
                if unit == Unit::Week && self.is(at + 1, Sense::After) {
                    let (day, after) = self.one_day(at + 2, depth)?;
                    let from = add_days(monday(day.from), 7);
                    return Some((Day::span(from, add_days(from, 7)), after));
                }
                (length, next)
            }
            None => return None,
        };
        if length.is_clock() {
            return None;
        }
        if intro.within && length.seconds == 0 {
            return Some((self.away(length, 1), next));
        }
        if self.is(next, Sense::Ago) {
            return Some((self.away(length, -1), next + 1));
        }
        if self.is(next, Sense::Hence) {
            return Some((self.away(length, 1), next + 1));
        }
        let forward = self.is_any(next, &[Sense::From, Sense::After]);
        if forward || self.is(next, Sense::Before) {
            let (day, after) = self.one_day(next + 1, depth)?;
            let base = if forward && self.is(next, Sense::After) && !day.is_one_day() {
                add_days(day.to, -1)
            } else {
                day.from
            };
            let moved = if forward { shift(base, length, 1) } else { shift(day.from, length, -1) };
            return Some((Day::fixed(moved), after));
        }
        // `a week on Tuesday`, `two weeks tomorrow`
        let weeks = matches!(length.unit, Some(Unit::Week | Unit::Fortnight));
        let on = self.skip(next, &[Sense::On]);
        if weeks
            && (on > next || self.find(on, |s| matches!(s, Sense::Days(_)).then_some(())).is_some())
            && !intro.within
            && !intro.for_
        {
            let (day, after) = self.weekday(on).map(|day| (self.coming(day), on + 1)).or_else(|| {
                let days =
                    self.find(on, |sense| if let Sense::Days(days) = sense { Some(days) } else { None })?;
                Some((add_days(self.today(), days), on + 1))
            })?;
            return Some((Day::fixed(shift(day, length, 1)), after));
        }
        None
    }

    /// `2 Sundays from now`, `three Fridays ago`.
    fn counted_weekdays(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        let count = match self.number(at) {
            Some(number) if !number.ordinal && (1..=60).contains(&number.value) => number.value as i64,
            _ => return None,
        };
        let day = self.weekday(at + 1);
        if day.is_none() && !self.is(at + 1, Sense::Weekend) {
            return None;
        }
        let step = if self.is(at + 2, Sense::Hence) || intro.within {
            7 * (count - 1)
        } else if self.is(at + 2, Sense::Ago) {
            -7 * count
        } else {
            return None;
        };
        let next = self.skip(at + 2, &[Sense::Hence, Sense::Ago]);
        let read = match day {
            Some(day) => {
                let coming = self.coming(day);
                let base =
                    if step < 0 && coming == add_days(self.today(), 7) { self.today() } else { coming };
                Day::fixed(add_days(base, step))
            }
            None => {
                let this = self.weekend_of(None);
                Day::span(add_days(this.from, step), add_days(this.to, step))
            }
        };
        Some((read, next))
    }

    /// That far from today: a whole day, or for weeks a day whose week may be meant.
    fn away(&self, length: Length, sign: i64) -> Day {
        let day = Day::fixed(shift(self.today(), length, sign));
        match length.unit {
            Some(Unit::Week | Unit::Fortnight) => day.shaped(Shape::Weeks(sign * length.days / 7)),
            _ => day,
        }
    }

    /// `third Tuesday after Christmas`, `last Friday of May`, `first week in July`, `last day of the month`.
    fn nth(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
        let mut which = match self.number(at) {
            Some(number) if number.ordinal && (1..=53).contains(&number.value) => number.value as i64,
            _ if self.is(at, Sense::Last) => -1,
            _ => return None,
        };
        let mut next = at + 1;
        if self.is(next, Sense::Last) && which > 0 {
            which = -which;
            next += 1;
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
        if unit == Some(Unit::QuarterYear) && (1..=4).contains(&which) {
            let (year, end) = self.year_after(next);
            let (year, end) = match (year, self.one_day_of(next, of, depth)) {
                (Some(year), _) => (year, end),
                (None, Some((span, end))) if span.shape == Shape::Year => (span.from.year(), end),
                _ => (self.today().year(), next),
            };
            let from = add_months(NaiveDate::from_ymd_opt(year, 1, 1)?, 3 * (which - 1));
            return Some((Day::span(from, add_months(from, 3)), end));
        }
        if (after || before) && which > 0 {
            let (base, end) = self.one_day(next + 1, depth)?;
            let day = day?;
            let ahead = if after {
                let first = i64::from((day + 6 - weekday(add_days(base.to, -1))) % 7) + 1;
                add_days(base.to, first - 1 + 7 * (which - 1))
            } else {
                let back = i64::from((weekday(base.from) + 6 - day) % 7) + 1;
                add_days(base.from, -back - 7 * (which - 1))
            };
            return Some((Day::fixed(ahead), end));
        }
        let (span, end) = match self.one_day_of(next, of, depth) {
            Some(read) => read,
            // `letzter Freitag im Mai`; without a span `last Friday` is the one gone by.
            None => {
                let (span, end) = self.month_or_year(next).filter(|_| !of)?;
                (span, end)
            }
        };
        if span.is_one_day() {
            return None;
        }
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
        (span.from <= date && date < span.to).then(|| (Day { guess: span.guess, ..Day::fixed(date) }, end))
    }

    fn one_day_of(&self, at: usize, of: bool, depth: usize) -> Option<(Day, usize)> {
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
            let repeats = (AssumptionCode::Recurrence, "It repeats; the next time was taken.".to_owned());
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
    fn beside(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
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
        let (base, end) = self.one_day(next + 1, depth)?;
        let wanted = day.unwrap_or(5);
        let from = if after {
            add_days(base.to, i64::from((wanted + 7 - weekday(base.to)) % 7))
        } else {
            let last = add_days(base.from, -1);
            add_days(last, -i64::from((weekday(last) + 7 - wanted) % 7))
        };
        let to = add_days(from, if weekend { 2 } else { 1 });
        Some((Day { guess: base.guess, ..Day::span(from, to).shaped(Shape::Fixed) }, end))
    }

    fn day_word(&self, at: usize) -> Option<()> {
        let word = self.unit(at).is_some() || self.weekday(at).is_some() || self.is(at, Sense::Weekend);
        word.then_some(())
    }

    /// `next week`, `this weekend`, `last Friday`, `the coming three days`, `semaine prochaine`.
    pub(super) fn relative(&self, at: usize) -> Option<(Day, usize)> {
        if let Some(which) = self.which(at) {
            return self.related(at + 1, Some(which)).or_else(|| self.several(at + 1, which));
        }
        if self.time.relation_after
            && let Some((_, next)) = self.related(at, None)
            && let Some(which) = self
                .which(next)
                .or(self.is(next, Sense::Ago).then_some(Which::Last))
                .filter(|which| *which != Which::This)
        {
            return self.related(at, Some(which)).map(|(day, next)| (day, next + 1));
        }
        None
    }

    fn related(&self, at: usize, which: Option<Which>) -> Option<(Day, usize)> {
        let away = match which {
            None | Some(Which::This) => 0,
            Some(Which::Coming | Which::Next) => 1,
            Some(Which::AfterNext) => 2,
            Some(Which::Last) => -1,
        };
        if let Some(day) = self.weekday(at) {
            return Some((self.weekday_of(day, which), at + 1));
        }
        if self.is(at, Sense::Weekend) {
            return Some((self.weekend_of(which), at + 1));
        }
        if let Some(month) = self.month(at) {
            return Some((self.month_of(month, which, None)?, at + 1));
        }
        if let Some(season) = self.season(at) {
            return Some((self.season_of(season, which, None)?, at + 1));
        }
        if let Some(holiday) = self.holiday(at) {
            return Some((self.holiday_of(holiday, which, None)?, at + 1));
        }
        let unit = self.unit(at).filter(|unit| *unit >= Unit::Day && !self.is(at, Sense::Weak))?;
        if unit == Unit::Day && self.find(at, |s| matches!(s, Sense::Part(_)).then_some(())).is_some() {
            return None;
        }
        Some((self.unit_span(unit, away, 1)?, at + 1))
    }

    /// `next three days`, `last two weeks`: whole ones, the current one not counted.
    fn several(&self, at: usize, which: Which) -> Option<(Day, usize)> {
        let (thousandths, next) = self.amount(at)?;
        let count = thousandths / 1000;
        let unit = self.unit(next).filter(|unit| *unit >= Unit::Day && *unit != Unit::WorkingDay)?;
        if !(1..=1000).contains(&count) {
            return None;
        }
        let away = if which == Which::Last { -count } else { 1 };
        Some((self.unit_span(unit, away, count)?, next + 1))
    }

    fn season(&self, at: usize) -> Option<u32> {
        self.find(at, |sense| if let Sense::Season(season) = sense { Some(season) } else { None })
    }

    fn holiday(&self, at: usize) -> Option<Holiday> {
        self.find(at, |sense| if let Sense::Holiday(holiday) = sense { Some(holiday) } else { None })
    }

    /// From the day the season begins on the northern half to the day the next one does.
    fn season_of(&self, season: u32, which: Option<Which>, year: Option<i32>) -> Option<Day> {
        let span = |year: i32| {
            let from = NaiveDate::from_ymd_opt(
                year,
                3 * (season + 1),
                if season == 2 {
                    23
                } else if season == 1 || season == 3 {
                    21
                } else {
                    20
                },
            )?;
            let end = (season + 1) % 4;
            let to = NaiveDate::from_ymd_opt(
                if season == 3 { year + 1 } else { year },
                3 * (end + 1),
                if end == 2 {
                    23
                } else if end == 0 {
                    20
                } else {
                    21
                },
            )?;
            Some(Day::span(from, to))
        };
        if let Some(year) = year {
            return span(year);
        }
        let this = self.today().year();
        let spans = (this - 2..=this + 3).filter_map(span);
        match which {
            Some(Which::Last) => spans.filter(|span| span.to <= self.today()).last(),
            Some(Which::Next | Which::AfterNext) => spans.into_iter().find(|span| span.from > self.today()),
            _ => spans.into_iter().find(|span| span.to > self.today()),
        }
    }

    fn holiday_of(&self, holiday: Holiday, which: Option<Which>, year: Option<i32>) -> Option<Day> {
        if let Some(year) = year {
            return holiday::date(holiday, year).map(Day::fixed);
        }
        let this = self.today().year();
        let mut dates = (this - 1..=this + 1).filter_map(|year| holiday::date(holiday, year));
        if which == Some(Which::Last) {
            return dates.filter(|date| *date < self.today()).last().map(Day::fixed);
        }
        let day = Day::fixed(dates.find(|date| *date >= self.today())?);
        Some(if which.is_none() { self.far_guess(day) } else { day })
    }

    fn month_or_year(&self, at: usize) -> Option<(Day, usize)> {
        let month = self.month(at)?;
        let (year, next) = self.year_after(at + 1);
        Some((self.month_of(month, None, year)?, next))
    }

    /// `tomorrow`, `Tuesday`, `weekend`, `December`, `Christmas`, `summer`, `in 2027`.
    fn plain(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        if let Some(days) =
            self.find(at, |sense| if let Sense::Days(days) = sense { Some(days) } else { None })
        {
            // A word that is also a part of the day: `morgen`, `mañana`.
            let part = self.find(at, |sense| matches!(sense, Sense::Part(_)).then_some(())).is_some();
            if part && (intro.the || intro.on || intro.in_ || intro.this || intro.every || intro.weekday) {
                return None;
            }
            let day = add_days(self.today(), days);
            // `tomorrow week`
            let week = self.is_unit(at + 1, Unit::Week) && !self.time.relation_after && days >= 0;
            return Some(if week {
                (Day::fixed(add_days(day, 7)), at + 2)
            } else {
                (Day::fixed(day), at + 1)
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
            if weak && !(intro.any() || self.company(at)) {
                return None;
            }
            // `Tuesday week`
            if self.is_unit(at + 1, Unit::Week) {
                let day = add_days(self.coming(day), 7);
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
            return Some((self.weekday_of(day, None), dotted));
        }
        if self.is(at, Sense::Weekend) {
            return Some((self.weekend_of(None), at + 1));
        }
        if let Some(month) = self.month(at) {
            let (year, next) = self.year_after(at + 1);
            let beside_year = self.which(at + 1).is_some() && self.is_unit(at + 2, Unit::Year);
            if weak
                && year.is_none()
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
            // `Labor Day weekend`: the free days around it.
            let weekend = self.is(at + 1, Sense::Weekend);
            let (year, next) = self.year_after(if weekend { at + 2 } else { at + 1 });
            let noun = self
                .lex(next)
                .is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty() && lex.number.is_none());
            if noun && self.time.names_lead && !intro.any() && !intro.the {
                return None;
            }
            let day = self.holiday_of(holiday, None, year)?;
            if weekend {
                let saturday = add_days(day.from, -((i64::from(weekday(day.from)) + 2) % 7));
                let to = NaiveDate::max(add_days(saturday, 2), day.to);
                return Some((Day { guess: day.guess, ..Day::span(saturday, to) }, next));
            }
            return Some((day, next));
        }
        if let Some(season) = self.season(at) {
            let (year, next) = self.year_after(at + 1);
            if year.is_none()
                && !(intro.in_ || intro.on || intro.the || intro.of || intro.named || self.alone(at))
                || weak && year.is_none() && !(intro.in_ && intro.the || intro.named)
            {
                return None;
            }
            return Some((self.season_of(season, None, year)?, next));
        }
        if (intro.in_ || intro.until || intro.by || intro.from || intro.named)
            && let Some(year) = self.year(at, false)
            && !self.counts(at + 1)
        {
            let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
            let width = if self.number(at).is_some_and(|number| number.value >= 1000) { 1 } else { 2 };
            return Some((Day::span(from, add_months(from, 12)).shaped(Shape::Year), at + width));
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

    fn alone(&self, at: usize) -> bool {
        at == 0 && self.lexes.iter().skip(1).all(|lex| lex.kind != Kind::Word && lex.kind != Kind::Number)
    }

    /// A weak weekday counts beside a number, another time word or a preposition of time.
    fn company(&self, at: usize) -> bool {
        let next =
            if matches!(self.kind(at + 1), Some(Kind::Comma | Kind::SentenceEnd)) { at + 2 } else { at + 1 };
        let ends =
            |at: usize| self.is_any(at, &[Sense::To, Sense::Until]) || self.kind(at) == Some(Kind::Dash);
        self.alone(at)
            || at > 1 && ends(at - 1) && self.weekday(at - 2).is_some()
            || ends(next) && self.weekday(next + 1).is_some()
            || self.number(next).is_some() && !self.counts(next + 1)
            || self.is(next, Sense::At) && self.number(next + 1).is_some()
            || self.month(next).is_some()
            || self.is_any(next, &[Sense::Noon, Sense::Midnight])
            || self
                .find(next, |sense| matches!(sense, Sense::Part(_) | Sense::Weekday(_)).then_some(()))
                .is_some()
    }

    fn clock_follows(&self, at: usize) -> Option<()> {
        let next = self.skip(at, &[Sense::At]);
        self.clock(next, super::clock::Trust::AfterDay).map(|_| ())
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
