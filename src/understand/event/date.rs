use chrono::Datelike;

use super::clock::Trust;
use super::day::{Day, Shape};
use super::intro::Intro;
use super::lex::Lex;
use super::local::add_days;
use super::phrase::Phrase;
use super::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

/// One date, or two with one month: `5 to 7 December`.
pub(super) type Dates = (Day, Option<Day>);

/// How many days of one month may be listed one by one.
const MOST_LISTED: usize = 8;

/// So many days ahead a day that is named by weekday and number is looked for.
const NEAR: i64 = 45;

impl Reader<'_> {
    /// A date by number or by month name.
    pub(super) fn date(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        // `calle Marzo 14`, but `High Street March 14 at 3`
        let named = self.number(at).is_some() || self.time.relation_after;
        // `drinks with the team 27th`
        let spoken_day = self.number(at).is_some_and(|number| number.ordinal && number.digits > 0);
        if named && self.labelled(at) && !(spoken_day && self.time.names_lead) || self.house(at + 1) {
            return None;
        }
        // `a las 8 al 25 de diciembre`: that article is the one of hours.
        let before = at.wrapping_sub(1);
        if self.time.relation_after && self.is(before, Sense::The) && self.is(before, Sense::At) {
            return None;
        }
        self.written_date(at)
            .or_else(|| self.numeric_date(at, intro))
            .or_else(|| self.two_ordinals(at, intro))
            .or_else(|| self.day_then_month(at, intro))
            .or_else(|| self.month_then_day(at, intro))
            .or_else(|| self.one_of_month(at, intro))
    }

    /// `el uno de diciembre`: the number is the article.
    fn one_of_month(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        // Without an article only where the memo, or what follows its trigger, begins: `uno de abril`.
        let announced = intro.the || intro.weekday || at <= 1;
        let said =
            self.time.relation_after && announced && self.is(at, Sense::A) && self.is(at + 1, Sense::Of);
        if let Some((every, after)) = self.of_month(at + 1).filter(|_| said) {
            return Some(((self.day_of_every_month(1, every)?, None), after));
        }
        let month = self.month(at + 2).filter(|_| said)?;
        let (year, next) = self.year_after(at + 3);
        Some(((self.date_of(month, 1, year)?, None), next))
    }

    fn small(&self, at: usize, most: u64) -> Option<u32> {
        let number =
            self.number(at).filter(|number| (1..=most).contains(&number.value) && number.digits <= 2)?;
        u32::try_from(number.value).ok()
    }

    /// `am elften elften`, `am 24. 12.`
    fn two_ordinals(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let ordinal = |at: usize| {
            let dotted = self.kind(at + 1) == Some(Kind::Dot);
            let number = self.number(at).filter(|number| number.ordinal || dotted)?;
            Some((u32::try_from(number.value).ok()?, if dotted { at + 2 } else { at + 1 }))
        };
        if !self.time.day_first || !intro.any() {
            return None;
        }
        // `am 24 11 um 14 Uhr`, `le 24 11 à 14h`, but `am 24 11 Uhr`
        let digits = |at: usize| self.number(at).is_some_and(|number| (1..=2).contains(&number.digits));
        if intro.on
            && !intro.in_
            && digits(at)
            && digits(at + 1)
            && self.clock(at + 1, Trust::Signed).is_none()
            && let Some((day, month)) = self.small(at, 31).zip(self.small(at + 1, 12))
            && (self.ends_date(at + 2) || self.clock(at + 2, Trust::Signed).is_some())
        {
            return Some(((self.date_of(month, day, None)?, None), at + 2));
        }
        if self.time.relation_after {
            return None;
        }
        let (day, next) = ordinal(at)?;
        let (month, next) = ordinal(next).filter(|(month, _)| *month <= 12)?;
        let (year, after) = self.year_after(next);
        Some(((self.date_of(month, day, year)?, None), after))
    }

    /// A date may end before `at`: the memo does, or a time of day or a plain word follows.
    fn ends_date(&self, at: usize) -> bool {
        let plain = self.lex(at).is_none_or(|lex| lex.kind == Kind::Word && lex.is_plain());
        !self.counts(at) && (plain || self.is_any(at, &[Sense::At, Sense::From]) || self.bare_end(at))
    }

    /// `20261204`, `20261204T1500`
    fn written_date(&self, at: usize) -> Option<(Dates, usize)> {
        let number = self.number(at).filter(|number| number.digits == 8)?.value;
        let year = i32::try_from(number / 10_000).ok().filter(|year| (2000..2100).contains(year))?;
        let (month, day) = (number / 100 % 100, number % 100);
        let date = self.date_of(u32::try_from(month).ok()?, u32::try_from(day).ok()?, Some(year))?;
        Some(((date, None), if self.is_iso_t(at + 1) { at + 2 } else { at + 1 }))
    }

    /// The `T` of an ISO date-time.
    fn is_iso_t(&self, at: usize) -> bool {
        self.lex(at).is_some_and(|lex| {
            lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == "t")
        })
    }

    /// `2026-11-20`, `20/11/2026`, `20.11.`, `11/20`.
    fn numeric_date(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let first = self.number(at).filter(|number| number.digits > 0)?;
        let mark = self.kind(at + 1)?;
        // Round the clock.
        if mark == Kind::Slash && first.value == 24 && self.number(at + 2).is_some_and(|n| n.value == 7) {
            return None;
        }
        let mut next = at + 2;
        // `2027-01`
        if first.digits == 4
            && mark == Kind::Dash
            && self.is_glued(at + 1)
            && self.is_glued(next)
            && self.number(next).is_some_and(|month| month.digits == 2)
            && self.kind(next + 1) != Some(Kind::Dash)
            && self.ends_here(next + 1)
            && let Some(year) = self.year(at, false)
            && let Some(month) = self.small(next, 12)
        {
            return Some(((self.month_of(month, None, Some(year))?, None), next + 1));
        }
        // `31 12 2026`
        if mark == Kind::Number && first.digits <= 2 {
            let year =
                self.year(at + 2, false).filter(|_| self.number(at + 2).is_some_and(|n| n.digits == 4));
            let (first, second) = (self.small(at, 31)?, self.small(at + 1, 31)?);
            // More figures are a telephone's.
            let more = self.number(at + 3).is_some() && self.clock(at + 3, Trust::Signed).is_none();
            if more || at.checked_sub(1).is_some_and(|at| self.number(at).is_some()) {
                return None;
            }
            let (day, month) = if first > 12 || self.time.day_first && second <= 12 {
                (first, second)
            } else {
                (second, first)
            };
            return Some(((self.date_of(month, day, Some(year?))?, None), at + 3));
        }
        if !matches!(mark, Kind::Point | Kind::Slash | Kind::Dash | Kind::Dot) || !self.is_glued(at + 1) {
            return None;
        }
        if mark != Kind::Dot && !self.is_glued(next) {
            return None;
        }
        if first.digits == 4 && matches!(mark, Kind::Dash | Kind::Slash | Kind::Point) {
            let month = self.small(next, 12)?;
            let day = (self.kind(next + 1) == Some(mark)).then(|| self.small(next + 2, 31)).flatten()?;
            let date = self.date_of(month, day, i32::try_from(first.value).ok())?;
            let t = self.is_iso_t(next + 3);
            return Some(((date, None), if t { next + 4 } else { next + 3 }));
        }
        // `2/2027`
        if mark == Kind::Slash
            && let Some(year) = self.year(next, false).filter(|_| self.kind(next + 1) != Some(Kind::Slash))
            && let Some(month) = self.small(at, 12)
        {
            return Some(((self.month_of(month, None, Some(year))?, None), next + 1));
        }
        let (first, second) = (
            self.small(at, 31)?,
            self.small(next, 31).filter(|_| self.number(next).is_some_and(|n| n.digits > 0))?,
        );
        let day_first = self.time.day_first || matches!(mark, Kind::Point | Kind::Dot);
        let (mut day, mut month) = if day_first { (first, second) } else { (second, first) };
        // `12.24.2026`: where the month is said first, points are no proof against it.
        let whole = !self.time.day_first
            && self.kind(next + 1) == Some(mark)
            && self.number(next + 2).is_some_and(|year| year.digits == 4);
        if month > 12 && (whole || !matches!(mark, Kind::Point | Kind::Dot)) {
            (day, month) = (month, day);
        }
        if month > 12 {
            return None;
        }
        next += 1;
        let mark_again =
            self.kind(next) == Some(mark) || (mark == Kind::Point && self.kind(next) == Some(Kind::Dot));
        // `24.11. 14 bis 16`, `24.11. 14-15.30`: no year stands apart before a range.
        let range =
            self.kind(next + 2) == Some(Kind::Dash) || self.is_any(next + 2, &[Sense::To, Sense::Until]);
        let short = self.is_glued(next + 1) || !range;
        let year = mark_again.then(|| self.year(next + 1, short)).flatten();
        let closed = self.kind(next) == Some(Kind::Dot) && matches!(mark, Kind::Point | Kind::Dot);
        if let Some(year) = year {
            return Some(((self.date_of(month, day, Some(year))?, None), next + 2));
        }
        let sure = match mark {
            // Where the month is said first, only a day that is no month: `on 24.12. at 6pm`.
            Kind::Dot | Kind::Point => (self.time.day_first || day > 12) && (closed || intro.on),
            Kind::Slash => {
                let before = at.wrapping_sub(1);
                let ends_range = self.is_any(before, &[Sense::To, Sense::Until])
                    || self.kind(before) == Some(Kind::Dash) && self.number(before.wrapping_sub(1)).is_some();
                !self.counts(next) && (intro.any() || ends_range || self.ends_here(next))
            }
            // `11-24 2pm`
            Kind::Dash => {
                !self.time.day_first
                    && second > 12
                    && first <= 12
                    && self.clock(next, Trust::Signed).is_some()
            }
            _ => false,
        };
        sure.then_some(())?;
        Some(((self.date_of(month, day, None)?, None), if closed { next + 1 } else { next }))
    }

    fn ends_here(&self, at: usize) -> bool {
        self.lex(at).is_none_or(|lex| lex.kind != Kind::Word || !lex.senses.is_empty())
    }

    /// `uno` in `del uno al quince de diciembre`.
    fn one_of_days(&self, at: usize, intro: Intro) -> Option<u32> {
        let last = self.skip(self.skip(at + 2, &[Sense::On]), &[Sense::The]);
        let month = self.skip(self.skip(last + 1, &[Sense::Of]), &[Sense::The]);
        let days = self.time.relation_after
            && intro.from
            && self.is(at, Sense::A)
            && self.is_any(at + 1, &[Sense::To, Sense::Until])
            && self.small(last, 31).is_some()
            && self.month(month).is_some();
        days.then_some(1)
    }

    /// `5 December`, `the 5th of December 2026`, `5.–7. Dezember`, `from the 5th to the 7th of December`.
    pub(super) fn day_then_month(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let day = self.small(at, 31).or_else(|| self.one_of_days(at, intro))?;
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        // `at 3 March 22`
        if intro.at && !intro.on && !ordinal && !self.time.day_first {
            return None;
        }
        let mut next = self.past_dot(at + 1);
        let mut last = None;
        let (mut read, mut cursor) = (day, next);
        for _ in 0..MOST_LISTED {
            let listed = self.kind(cursor) == Some(Kind::Comma);
            let joined = listed
                || self.is_any(cursor, &[Sense::To, Sense::Until, Sense::And])
                || self.kind(cursor) == Some(Kind::Dash);
            let other = self.skip(self.skip(cursor + 1, &[Sense::On]), &[Sense::The]);
            // `du mercredi 2 au vendredi 4 décembre`
            let named = intro.weekday && !listed && self.weekday(other).is_some();
            let other = if named { other + 1 } else { other };
            let other = if named && self.kind(other) == Some(Kind::Comma) { other + 1 } else { other };
            // `3.-10.1.`, `du 3 au 10/1`
            if joined
                && !listed
                && !self.is(cursor, Sense::And)
                && let Some(((end, None), after)) = self.numeric_date(other, Intro::default())
                && let Some(first) = end.from.with_day(day).filter(|first| *first < end.from)
            {
                return Some((
                    (Day { from: first, to: add_days(first, 1), ..end.clone() }, Some(end)),
                    after,
                ));
            }
            let Some(number) = self.small(other, 31).filter(|number| joined && *number > read) else { break };
            let after = self.past_dot(other + 1);
            let of = self.skip(self.skip(after, &[Sense::Of]), &[Sense::The]);
            if !listed && (self.month(of).is_some() || self.which_month(of).is_some()) {
                last = Some(number);
                next = after;
                break;
            }
            // `14, 15 and 16 April`
            if number != read + 1 || !listed {
                break;
            }
            (read, cursor) = (number, after);
        }
        let of = self.skip(self.skip(next, &[Sense::Of]), &[Sense::The]);
        let of = if self.kind(of) == Some(Kind::Dash) && self.is_glued(of) { of + 1 } else { of };
        // `until 6 May 2nd`: the month has a day of its own behind it.
        let own = !ordinal
            && of == next
            && self.number(of + 1).is_some_and(|number| number.ordinal && number.digits > 0);
        if let Some(month) = self.month(of).filter(|_| !own) {
            // `two may come`, `3 march in`: a weak month wants an ordinal, digits or a word before it.
            let weak = self.is(of, Sense::Weak) && !ordinal && of == next;
            if weak && self.number(at).is_none_or(|number| number.digits == 0) && !intro.any() {
                return None;
            }
            let (year, after) = self.year_after(of + 1);
            let first = self.date_of(month, day, year)?;
            let last = last.and_then(|day| self.date_of(month, day, Some(first.from.year())));
            return Some(((first, last), after));
        }
        // `the 15th of this month`
        if of > next
            && let Some((span, after)) = self.which_month(of)
        {
            let pick = |day| Datelike::with_day(&span.from, day).map(Day::fixed);
            return Some(((pick(day)?, last.and_then(pick)), after));
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
        // `am Montag zweites Gespräch`: only with an article could these forms be a day.
        let form = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map(|token| token.word());
        let inflected = form.is_some_and(|form| form.ends_with('e') || form.ends_with("es"));
        if self.time.half_before && ordinal && !intro.the && inflected {
            return None;
        }
        // `the 5th`, `on the 5th`, `am 5.`
        let dotted = next > at + 1;
        let said = intro.on || intro.the || intro.from || intro.until || intro.weekday;
        // `Tue 19`: more than twelve is a day and no hour.
        let beside =
            intro.weekday && next == at + 1 && (day > 12 && self.bare_end(next) || self.is_near_day(at, day));
        let spoken = self.number(at).is_some_and(|number| number.digits == 0);
        let said = said && (self.time.day_first || intro.the || !spoken);
        let said = said
            && !(self.time.day_first
                && intro.the
                && !intro.on
                && !intro.weekday
                && !intro.from
                && !intro.until);
        // `le 3`, `el 3`: these languages count their days with plain numbers.
        // `le 22 j'ai un rendez-vous à 15h`
        let plain = self.time.relation_after
            && !(ordinal && day > 1)
            && (intro.on || intro.by || intro.until)
            && intro.the
            && (self.bare_end(next)
                || self.has_own_number(next)
                || self.is_listed(next, day)
                || intro.opens && day > 12 && self.lex(next).is_some_and(|lex| self.is_what(next, lex))
                || !self.counts(next) && self.timed(next, intro));
        // `drinks 27th from six thirty`
        let timed = (ordinal || dotted && self.time.day_first)
            && day > 12
            && self.is_any(next, &[Sense::At, Sense::From])
            && !self.is(next, Sense::Of)
            && self.clock(next + 1, Trust::Bare).is_some();
        // `lundi deuxième entretien`: there only the first day of a month is an ordinal.
        let ordinal_day = ordinal && (!self.time.relation_after || day == 1);
        // `am 24 um 14 Uhr`, `Dienstag den 24 14 Uhr`: no hour is said like this.
        let hour = || {
            self.clock(next, Trust::Signed).is_some()
                || self.is_any(next, &[Sense::At, Sense::From]) && self.clock(next + 1, Trust::Bare).is_some()
        };
        let bare = self.time.half_before
            && self.number(at).is_some_and(|number| number.digits > 0)
            && (intro.on && !intro.in_ || intro.weekday && intro.the)
            && !intro.at
            && hour();
        let number = self.is(at, Sense::DayNumber)
            || bare
            || beside
            || plain
            || timed
            || ordinal_day && said
            || dotted && self.time.day_first && said
            || intro.numbered && !self.counts(next);
        let named = self.find(next, |sense| matches!(sense, Sense::Holiday(_)).then_some(())).is_some();
        let unit = named
            || self.unit(next).is_some()
            || self.is(next, Sense::Weekend)
            || self.weekday(next).is_some() && ordinal;
        let announced = intro.on || intro.from || intro.until || intro.by || intro.weekday;
        let digits = self.number(at).is_some_and(|number| number.digits > 0);
        // `Friday the thirteenth party`, `Dienstag den ersten Zahnarzt`: the weekday says that it is a day.
        let weekday = (1..=2).find_map(|back| self.weekday(at.wrapping_sub(back)));
        let fits = weekday.is_some_and(|said| {
            day > 12 || self.day_of_month(day).is_some_and(|date| super::local::weekday(date.from) == said)
        });
        let day_alone = announced
            && (day > 12 && (digits || intro.on)
                || intro.weekday && fits
                || (digits || intro.on) && self.timed(next, intro));
        let doubtful = ordinal && intro.the && !self.is(at, Sense::DayNumber);
        (number && !unit && !(intro.in_ && ordinal) && self.ends_day(next, doubtful, day_alone))
            .then_some(())?;
        Some(((self.day_of_month(day)?, None), next))
    }

    /// `et le 25` behind `le 24`
    fn is_listed(&self, at: usize, day: u32) -> bool {
        let article = self.skip(at + 1, &[Sense::The]);
        self.is_any(at, &[Sense::And, Sense::Or])
            && article > at + 1
            && self.small(article, 31).is_some_and(|other| other > day)
    }

    /// `jeudi 3 à 14h`, `samedi 23 brocante`: the weekday before it is that of a near day with this number, and an
    /// hour stands behind it, or nothing that it could count.
    fn is_near_day(&self, at: usize, day: u32) -> bool {
        let named = at.checked_sub(1).and_then(|before| self.weekday(before));
        let hour = self.skip(at + 2, &[Sense::The]);
        let near = |weekday: u32| {
            (0..NEAR)
                .map(|ahead| add_days(self.today(), ahead))
                .any(|date| date.day() == day && date.weekday().num_days_from_monday() == weekday)
        };
        let timed = self.is(at + 1, Sense::At)
            && (self.time.hour_sign || hour > at + 2)
            && self.clock(hour, Trust::Bare).is_some();
        let plain = self
            .lex(at + 1)
            .is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain() && !lex.many && !lex.plural);
        self.time.relation_after
            && (timed || plain && !self.counts(at + 1) && self.number(at).is_some_and(|n| n.digits > 0))
            && named.is_some_and(near)
    }

    /// `the first thing` and `the second door` are no days: what follows must not be a thing.
    ///
    /// `day_alone`: nothing else is likely to be counted so far, `on the 22nd Bob comes`.
    fn ends_day(&self, at: usize, doubtful: bool, day_alone: bool) -> bool {
        // `the first one`
        let one = self.is(at, Sense::A) && self.number(at).is_some();
        if doubtful && one && !self.is(at + 1, Sense::OClock) {
            return false;
        }
        // `the first 3 weeks`
        if doubtful && self.number(at).is_some() && self.unit(at + 1).is_some_and(|unit| unit >= Unit::Day) {
            return false;
        }
        // `am 22. Kinder abholen`
        let named: &[Sense] = match (self.has_own_number(at), day_alone) {
            (true, true) => &[Sense::Street],
            (true, false) => &[Sense::Thing, Sense::Street],
            (false, true) => &[Sense::Label, Sense::Street],
            (false, false) => &[Sense::Thing, Sense::Label, Sense::Street],
        };
        match self.lex(at) {
            Some(lex) if lex.kind == Kind::Word && lex.is_plain() && !self.is_any(at, named) => {
                !doubtful || day_alone || self.is_any(at, &[Sense::Link, Sense::NoTime])
            }
            _ => !self.is_any(at, named),
        }
    }

    /// A plain word that could be what is on a day: `le 22 dentiste`, but not `le 22 est en retard`.
    fn is_what(&self, at: usize, lex: &Lex) -> bool {
        lex.kind == Kind::Word && lex.is_plain() && !self.is_copula(at) && !self.counts(at)
    }

    /// `table for four` in `on the 22nd table for four`: what has its number behind it needs none before it.
    fn has_own_number(&self, at: usize) -> bool {
        let time = |at: usize| self.clock(at, Trust::Signed).is_some();
        let number = |at: usize| self.number(at).is_some() && !self.counts(at + 1) && !time(at);
        self.is(at, Sense::Label)
            && !self.is(at, Sense::Street)
            && (number(at + 1) || self.is(at + 1, Sense::For) && number(at + 2))
    }

    /// A time of day stands beside a day that ends before `at`; after one that opens the memo the whole
    /// event may stand between: `le 22 réunion pour le projet Berlin à 14h30`.
    pub(super) fn timed(&self, at: usize, intro: Intro) -> bool {
        intro.timed || self.clock_within(at, if intro.opens { 12 } else { 5 })
    }

    /// A time of day follows within so many words: `on the 2nd Bob comes at 6 am`.
    fn clock_within(&self, at: usize, words: usize) -> bool {
        (at..at + words).any(|at| {
            self.is(at, Sense::At) && self.number(at + 1).is_some() || self.clock(at, Trust::Signed).is_some()
        })
    }

    /// `und 25.` behind `am 24.`: where the days end that are listed with the one that `phrase` says.
    pub(super) fn more_days(&self, phrase: &Phrase) -> Option<usize> {
        let day = phrase.start.day.as_ref().filter(|day| matches!(day.shape, Shape::DayOfMonth(_)))?;
        if phrase.end.is_some() || phrase.is_complete() {
            return None;
        }
        let (mut read, mut end) = (day.from.day(), None);
        let mut at = phrase.span.1;
        for _ in 0..MOST_LISTED {
            let joined = self.is_any(at, &[Sense::And, Sense::Or]) || self.kind(at) == Some(Kind::Comma);
            let other = self.skip(self.skip(at + 1, &[Sense::On]), &[Sense::The]);
            let Some(number) = self.small(other, 31).filter(|number| joined && *number > read) else { break };
            let after = self.past_dot(other + 1);
            let articled = self.time.relation_after && other > at + 1;
            let ordinal =
                self.number(other).is_some_and(|number| number.ordinal) || after > other + 1 || articled;
            let unit = self.unit(after).is_some() || self.weekday(after).is_some();
            if !ordinal || unit || self.month(after).is_some() {
                break;
            }
            (read, end, at) = (number, Some(after), after);
        }
        end
    }

    fn which_month(&self, at: usize) -> Option<(Day, usize)> {
        let (span, next) = self.relative(at)?;
        let days = span.to.signed_duration_since(span.from).num_days();
        (28..=31).contains(&days).then_some((span, next))
    }

    /// `December 5`, `December the 5th 2026`, `December 5 to 7`.
    fn month_then_day(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let month = self.month(at)?;
        let dotted = self.past_dot(at + 1);
        // `viene Julio el 22`: where months are written small, no article stands between.
        let the = if self.time.relation_after {
            dotted
        } else {
            self.skip(self.skip(dotted, &[Sense::On]), &[Sense::The])
        };
        let the = if self.kind(the) == Some(Kind::Dash) && self.is_glued(the) { the + 1 } else { the };
        // `lunch with June on the 12th`: such a month is a person's name.
        let person = the > dotted && self.is(dotted, Sense::On) && self.is(at, Sense::Weak);
        if person && !(intro.on || intro.in_) {
            return None;
        }
        let day = self.small(the, 31)?;
        let number = self.number(the)?;
        // `in May 5 people came`, `May 3 pm`
        let after = self.past_dot(the + 1);
        let clock = self.is_any(after, &[Sense::OClock, Sense::Am, Sense::Pm])
            || self.kind(after) == Some(Kind::Colon) && self.is_glued(after);
        // `über den April am 2. Mai`
        let of = self.skip(self.skip(after, &[Sense::Of]), &[Sense::The]);
        let own = the > dotted && self.month(of).is_some();
        if clock
            || own
            || !number.ordinal
                && (self.counts(after) || self.is(at, Sense::Weak) && number.digits == 0 && !intro.any())
        {
            return None;
        }
        let (year, next) = self.year_after(after);
        let first = self.date_of(month, day, year)?;
        // `April 14, 15 and 16`
        let (mut read, mut listed) = (day, next);
        for _ in 0..MOST_LISTED {
            let number = self.small(listed + 1, 31).filter(|number| *number == read + 1);
            let Some(number) = number.filter(|_| self.kind(listed) == Some(Kind::Comma)) else { break };
            (read, listed) = (number, self.past_dot(listed + 2));
        }
        let next = if year.is_none() && self.is(listed, Sense::And) { listed } else { next };
        let read = if next == listed { read } else { day };
        if year.is_none()
            && (self.is_any(next, &[Sense::To, Sense::Until, Sense::And])
                || self.kind(next) == Some(Kind::Dash))
        {
            let other = self.skip(next + 1, &[Sense::The]);
            if let Some(last) = self.small(other, 31).filter(|last| *last > read) {
                let after = self.past_dot(other + 1);
                let clock = self.is_any(after, &[Sense::OClock, Sense::Am, Sense::Pm])
                    || matches!(self.kind(after), Some(Kind::Colon)) && self.is_glued(after)
                    || self.month(after).is_some()
                    || self.counts(after);
                if !clock {
                    let (year, next) = self.year_after(after);
                    let first = self.date_of(month, day, year)?;
                    let last = self.date_of(month, last, Some(first.from.year()));
                    return Some(((first, last), next));
                }
            }
        }
        Some(((first, None), next))
    }

    fn past_dot(&self, at: usize) -> usize {
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

/// The days of `span`, first and last; for `the first ten days of`.
pub(super) fn third(span: &Day, part: Sense) -> Day {
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
    Day {
        from: add_days(span.from, from),
        to: add_days(span.from, to),
        shape: Shape::Span,
        guess: span.guess.clone(),
    }
}
