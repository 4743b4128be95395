//! Days by their place beside now: `next week`, `last Friday`, `the coming three days`.

use chrono::{Datelike, NaiveDate};

use super::days::shift;
use super::holiday;
use super::{Day, Shape, Which};
use crate::understand::event::length::Length;
use crate::understand::event::local::{add_days, add_months};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Holiday, Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// How far behind the month of a thing its day may stand.
const BESIDE: usize = 8;

impl Reader<'_> {
    /// `next week`, `this weekend`, `last Friday`, `the coming three days`, `semaine prochaine`.
    pub(crate) fn relative(&self, at: usize) -> Option<(Day, usize)> {
        if let Some(which) = self.which(at) {
            // `May is coming March 22`
            if matches!(which, Which::This | Which::Coming)
                && self.month(at + 1).is_some()
                && let Some(((day, None), next)) = self.date(at + 1, Intro { on: true, ..Intro::default() })
            {
                return Some((day, next));
            }
            // `last December 25`
            if which == Which::Last
                && self.month(at + 1).is_some()
                && let Some(((day, None), next)) = self.date(at + 1, Intro { on: true, ..Intro::default() })
                && day.is_one_day()
            {
                let gone = if day.from < self.today() { day.from } else { add_months(day.from, -12) };
                return Some((Day::fixed(gone), next));
            }
            // `el pasado 3 de mayo`, `el pasado día 3`
            if self.is_gone_before(at)
                && let day = self.skip(at + 1, &[Sense::The])
                && self.number(day).is_some()
                && let Some(((day, None), next)) =
                    self.date(day, Intro { on: true, the: true, ..Intro::default() })
                && day.is_one_day()
            {
                let back = if matches!(day.shape, Shape::DayOfMonth(_)) { -1 } else { -12 };
                let gone = if day.from < self.today() { day.from } else { add_months(day.from, back) };
                return Some((Day::fixed(gone), next));
            }
            // `the last of the month`, `the last of March`
            if which == Which::Last && self.is(at + 1, Sense::Of) {
                let month = match self.of_month(at + 1) {
                    Some((false, next)) => Some((self.unit_span(Unit::Month, 0, 1)?, next)),
                    _ => self.month_or_year(self.skip(at + 2, &[Sense::The])),
                };
                return month.map(|(month, next)| (Day::fixed(add_days(month.to, -1)), next));
            }
            // `last day of school is June 25th`
            let of_a_thing = |next: usize| which == Which::Last && self.is_of_a_thing(next);
            let one = self.related(at + 1, Some(which)).filter(|(_, next)| !of_a_thing(*next));
            // `este sábado que viene`
            let again = |next: usize| {
                let behind =
                    self.time.relation_after && which == Which::This && self.weekday(at + 1).is_some();
                behind && matches!(self.which(next), Some(Which::Coming | Which::Next))
            };
            let one = one.map(|(day, next)| (day, if again(next) { next + 1 } else { next }));
            return one.or_else(|| self.several(at + 1, which));
        }
        if let Some(week) = self.whole_week(at) {
            return Some(week);
        }
        // `les trois prochains jours`, but `a las tres último día`
        let before = at.wrapping_sub(1);
        let hour = self.is(before, Sense::At)
            || self.is(before, Sense::The) && self.is(before.wrapping_sub(1), Sense::At);
        if self.time.relation_after
            && !hour
            && let Some((thousandths, next)) = self.amount(at)
            && let Some(which) = self.which(next).filter(|which| *which != Which::This)
            && let Some(unit) = self.unit(next + 1).filter(|unit| *unit >= Unit::Day)
            && (1000..=1_000_000).contains(&thousandths)
        {
            let count = thousandths / 1000;
            let away = if which == Which::Last { -count } else { 1 };
            return Some((self.unit_span(unit, away, count)?, next + 2));
        }
        if self.time.relation_after
            && let Some((_, next)) = self.related(at, None)
            && let Some(which) = self
                .which(next)
                .or(self.is_gone(next).then_some(Which::Last))
                .filter(|which| *which != Which::This)
            && !(which == Which::Last && self.is_unit(next + 1, Unit::Day))
        {
            return self.related(at, Some(which)).map(|(day, next)| (day, next + 1));
        }
        None
    }

    /// `mercredi passé`, but `mercredi passe à 18 h 30` with no accent, before an hour or an article: a verb.
    fn is_gone(&self, at: usize) -> bool {
        let said = self.lex(at).and_then(|lex| self.tokens.get(lex.first)).map(|token| token.said(self.text));
        let leads = self.is_any(at + 1, &[Sense::At, Sense::The]);
        let does = self.time.hour_sign && leads && said.is_some_and(str::is_ascii);
        self.is(at, Sense::Ago) && !does
    }

    /// `toute la semaine`, but `toute la semaine du 7` and `courses pour toute la semaine`.
    fn whole_week(&self, at: usize) -> Option<(Day, usize)> {
        let whole = self.is(at, Sense::Whole) && self.is(at, Sense::The) && self.is_unit(at + 1, Unit::Week);
        let needed = self.is(at.wrapping_sub(1), Sense::For);
        let other = self.which(at + 2).is_some() || self.is_any(at + 2, &[Sense::Of, Sense::From]);
        (whole && !needed && !other).then_some((self.unit_span(Unit::Week, 0, 1)?, at + 2))
    }

    /// `last year` in `like last year on Friday`: where the past that something is compared with ends.
    pub(crate) fn compared(&self, at: usize) -> Option<usize> {
        if !self.is(at.checked_sub(1)?, Sense::Like) {
            return None;
        }
        if at.checked_sub(2).is_some_and(|last| self.is_noted(last)) {
            return None;
        }
        let the = self.skip(at, &[Sense::The]);
        let (day, next) = match self.day_away(the) {
            Some(days) => (Day::fixed(add_days(self.today(), days)), the + 1),
            None => self.relative(the)?,
        };
        (day.to <= self.today()).then_some(next)
    }

    /// `note` in `note que hier …`, `note-moi que hier …`, whose last word is at `last`: `que` leads to what
    /// is noted, and to nothing compared.
    fn is_noted(&self, last: usize) -> bool {
        let hyphen = last.checked_sub(1).filter(|hyphen| self.kind(*hyphen) == Some(Kind::Dash));
        let verb = hyphen.map_or(last, |hyphen| hyphen.saturating_sub(1));
        let opens =
            || verb.checked_sub(1).is_none_or(|mark| self.opens(verb) || self.kind(mark) != Some(Kind::Word));
        self.word(verb).is_some_and(|word| self.time.notes.contains(&word)) && opens()
    }

    /// `de l'an dernier` in `les dettes de l'an dernier`, `from last summer`: the past days that a thing is from, and where they end.
    pub(crate) fn past_of_a_thing(&self, at: usize) -> Option<usize> {
        let thing = at.checked_sub(1).and_then(|before| self.lex(before));
        let thing = thing.is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let of = self.is_any(at, &[Sense::Of, Sense::From]) && !self.is_any(at, &[Sense::In, Sense::Since]);
        if !thing || !of {
            return None;
        }
        let (day, next) = self.relative(self.skip(at + 1, &[Sense::The]))?;
        let last = self.lex(self.skip(next + 1, &[Sense::The])).is_some_and(|lex| lex.core);
        let ranged = last && self.is_any(next, &[Sense::To, Sense::Until]);
        (day.to <= self.today() && !day.is_one_day() && !ranged).then_some(next)
    }

    /// `from April` in `the invoice from April is due on Monday`: the month that a thing is from, where the day is said behind
    /// it, and where it ends.
    pub(crate) fn month_of_a_thing(&self, at: usize) -> Option<usize> {
        if !self.is(at, Sense::From) || self.is_any(at, &[Sense::In, Sense::Since]) {
            return None;
        }
        let next = self.skip(at + 1, &[Sense::The]) + 1;
        if self.time.relation_after || self.month(next - 1).is_none() {
            return None;
        }
        let plain = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let thing = at.checked_sub(1).filter(|thing| plain(*thing))?;
        // `Protokoll vom September`
        let noun = self.time.half_before && (self.starts_large(thing) || self.opens(thing));
        let noun = noun && !self.is(at, Sense::Opens);
        let led = noun || (thing.saturating_sub(2)..thing).any(|at| self.is(at, Sense::The));
        // `the new rota from April on, Mondays at six`, `Kurs von April an am Montag`
        let goes_on = |at: usize| plain(at) || self.is(at, Sense::On);
        let runs_on =
            self.is_any(next, &[Sense::To, Sense::Until]) || self.is(next, Sense::On) && goes_on(next + 1);
        let dated = self.number(next).is_some();
        let mark = |at: &usize| self.kind(*at).is_some_and(|kind| kind != Kind::Word);
        let day = |at: usize| {
            let named = self.weekday(at).is_some() && !self.is(at, Sense::Habit);
            named && self.is(at - 1, Sense::On) || self.day_away(at).is_some()
        };
        let said = (next..next + BESIDE).take_while(|at| !mark(at)).any(day);
        (led && said && !runs_on && !dated).then_some(next)
    }

    pub(super) fn related(&self, at: usize, which: Option<Which>) -> Option<(Day, usize)> {
        let away = match which {
            None | Some(Which::This) => 0,
            Some(Which::Coming | Which::Next) => 1,
            Some(Which::AfterNext) => 2,
            Some(Which::Last) => -1,
            Some(Which::BeforeLast) => -2,
        };
        // `ce jeu`, but `ce jeu à 14h`
        let noun =
            self.is(at, Sense::Weak) && self.is(at, Sense::Work) && self.clock_follows(at + 1).is_none();
        if let Some(day) = self.weekday(at).filter(|_| !noun) {
            // `this Sunday week`
            let week = matches!(which, Some(Which::This | Which::Coming))
                && !(self.time.relation_after && self.which(at + 2).is_some())
                && self.is_unit(at + 1, Unit::Week);
            if week {
                return Some((Day::fixed(add_days(self.coming(day), 7)), at + 2));
            }
            return Some((self.weekday_of(day, which), at + 1));
        }
        if self.is(at, Sense::Weekend) {
            return Some((self.weekend_of(which), at + 1));
        }
        if let Some(month) = self.month(at).filter(|_| !self.is_modal(at)) {
            return Some((self.month_of(month, which, None)?, at + 1));
        }
        if let Some(season) = self.season(at) {
            return Some((self.season_of(season, which, None)?, at + 1));
        }
        if let Some(holiday) = self.holiday(at) {
            return Some((self.holiday_of(holiday, which, None)?, at + 1));
        }
        let unit = self.unit(at).filter(|unit| *unit >= Unit::Day && !self.is(at, Sense::Weak))?;
        if unit == Unit::Day && self.is_a(at, SenseKind::Part) {
            return None;
        }
        // `lundi dernier jour d'école`: the last day is one of something, and not yesterday.
        if unit == Unit::Day && which == Some(Which::Last) {
            return None;
        }
        // `last year's Christmas`
        if unit == Unit::Year
            && self.time.names_lead
            && self.is_short_copula(at)
            && let Some(holiday) = self.holiday(at + 1)
            && !self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
        {
            let year = shift(self.today(), Length::one(unit)?, away).year();
            return Some((self.holiday_of(holiday, None, Some(year))?, at + 2));
        }
        // `this time next week`, `nächste Woche zur selben Zeit`
        let same = |at: usize| self.is(at, Sense::SameTime);
        let behind = || !self.time.names_lead && (at + 1..at + 4).any(same);
        let weekday = (at + 1..at + 4).any(|at| self.weekday(at).is_some());
        let same = at.checked_sub(2).is_some_and(same) || !weekday && behind();
        if unit > Unit::Day && away != 0 && same {
            return Some((Day::fixed(shift(self.today(), Length::one(unit)?, away)), at + 1));
        }
        Some((self.unit_span(unit, away, 1)?, at + 1))
    }

    /// `of school`, `der Ausstellung`: what was said before is a part of it.
    fn is_of_a_thing(&self, at: usize) -> bool {
        let of = self.is(at, Sense::Of) && !self.is(at, Sense::In)
            || self.time.half_before && self.is(at, Sense::The) && self.unit(at - 1).is_some();
        let noun = self.skip(at + 1, &[Sense::The]);
        of && self.lex(noun).is_some_and(|lex| lex.kind == Kind::Word && !lex.core)
    }

    /// `next three days`, `last two weeks`: whole ones, the current one not counted.
    pub(crate) fn several(&self, at: usize, which: Which) -> Option<(Day, usize)> {
        let (thousandths, next) = self.amount(at)?;
        let count = thousandths / 1000;
        let unit = self.unit(next).filter(|unit| *unit >= Unit::Day && *unit != Unit::WorkingDay)?;
        if !(1..=1000).contains(&count) {
            return None;
        }
        // `the last 3 days of school`
        let of = self.is(next + 1, Sense::Of) && !self.is(next + 1, Sense::In);
        let noun = self.lex(next + 2).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty());
        if which == Which::Last && of && noun && self.time.names_lead {
            return None;
        }
        let away = if which == Which::Last { -count } else { 1 };
        Some((self.unit_span(unit, away, count)?, next + 1))
    }

    pub(crate) fn season(&self, at: usize) -> Option<u32> {
        self.find(
            at,
            SenseKind::Season,
            |sense| if let Sense::Season(season) = sense { Some(season) } else { None },
        )
    }

    /// The feast that the word at `at` names; of two, `réveillon`, the one that comes first.
    pub(crate) fn holiday(&self, at: usize) -> Option<Holiday> {
        let feast = |sense: &Sense| if let Sense::Holiday(holiday) = sense { Some(*holiday) } else { None };
        let mut feasts = self.senses(at).with(SenseKind::Holiday).filter_map(feast);
        let first = feasts.next()?;
        let ahead = |feast: Holiday| self.holiday_of(feast, None, None).map(|day| day.from);
        match feasts.next() {
            Some(other) if ahead(other) < ahead(first) => Some(other),
            _ => Some(first),
        }
    }

    /// From the day the season begins on the northern half to the day the next one does.
    pub(super) fn season_of(&self, season: u32, which: Option<Which>, year: Option<i32>) -> Option<Day> {
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
        let mut spans = (this - 2..=this + 3).filter_map(span);
        match which {
            Some(Which::Last) => spans.rfind(|span| span.to <= self.today()),
            Some(Which::Next | Which::AfterNext) => spans.into_iter().find(|span| span.from > self.today()),
            _ => spans.into_iter().find(|span| span.to > self.today()),
        }
    }

    pub(crate) fn holiday_of(
        &self,
        holiday: Holiday,
        which: Option<Which>,
        year: Option<i32>,
    ) -> Option<Day> {
        if let Some(year) = year {
            return holiday::date(holiday, year).map(Day::fixed);
        }
        let this = self.today().year();
        let mut dates = (this - 1..=this + 1).filter_map(|year| holiday::date(holiday, year));
        if which == Some(Which::Last) {
            return dates.rfind(|date| *date < self.today()).map(Day::fixed);
        }
        let day = Day::fixed(dates.find(|date| *date >= self.today())?);
        Some(if which.is_none() { self.far_guess(day) } else { day })
    }

    pub(super) fn month_or_year(&self, at: usize) -> Option<(Day, usize)> {
        let month = self.month(at)?;
        let (year, next) = self.year_after(at + 1);
        Some((self.month_of(month, None, year)?, next))
    }
}
