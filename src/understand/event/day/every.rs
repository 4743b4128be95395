//! What repeats.

use chrono::{Datelike, NaiveDate, Timelike};

use super::{Day, Shape};
use crate::understand::event::clock::{DAY, HOUR, Trust};
use crate::understand::event::local::{
    add_days, add_months, add_working_days, first_of_month, midnight, weekday,
};
use crate::understand::event::phrase::atom::Atom;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::event::resolve::in_part;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// So many words before what is held it may be denied: `Tom never has class Fridays`.
const DENIED: usize = 4;

impl Reader<'_> {
    /// `every Tuesday`, `on Mondays`, `every other week`, `every morning`, `jeden ersten Montag`.
    pub(crate) fn every(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if self.is(at, Sense::Habit) && (!intro.the || self.time.relation_after) {
            return self.habit(at, intro);
        }
        if let Some(read) = self.alternate(at) {
            return Some(read);
        }
        if !self.is(at, Sense::Every) {
            return None;
        }
        let next = self.skip(self.skip(at + 1, &[Sense::The]), &[Sense::Other]);
        if let Some(hours) = self.every_hours(next) {
            return Some(hours);
        }
        // `every minute counts`: no event comes so often.
        if self.number(next).is_none() && self.unit(next).is_some_and(|unit| unit < Unit::Hour) {
            return None;
        }
        // `every Monday and Wednesday`
        if let Some(day) = self.weekday(next)
            && self.is_any(next + 1, &[Sense::And, Sense::Or])
            && self.weekday(next + 2).is_some()
        {
            let (after, days) = self.more_weekdays(next + 1, day, true);
            return Some((Atom::Every(Some(self.first_of(&days, after)), None), after));
        }
        if let Some(day) = self.every_numbered(next) {
            return Some(day);
        }
        // `tous les quinze jours`, `every couple of weeks`, `every two weeks`
        let counted = self.number(next).is_some() || self.is_count(next);
        self.every_named(if counted { next + 1 } else { next })
    }

    /// `les lundis`, `on Mondays`, `dienstags`, `por las mañanas`
    fn habit(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if let Some(day) = self.weekday(at) {
            let habit = intro.on
                || intro.every
                || self.time.relation_after
                // `dienstags` is no plural but an adverb.
                || !self.time.plural_s && !self.starts_large(at)
                || self.opens(at)
                || self.is_set_off(at)
                // `choir at 7 Thursdays`
                || intro.timed && self.bare_end(at + 1)
                || self.is_habit_of_held(at)
                || self.clock(self.skip(at + 1, &[Sense::At]), Trust::Signed).is_some()
                || self.is_any(at + 1, &[Sense::At, Sense::From]);
            let (next, days) = self.more_weekdays(at + 1, day, self.time.relation_after);
            let read = || (Atom::Every(Some(self.first_of(&days, next)), None), next);
            return (habit || days.len() > 1).then(read);
        }
        // `las mañanas` are mornings, `por las mañanas` is when.
        let before = at.wrapping_sub(1);
        let article = self.is(before, Sense::The) && !self.is(before, Sense::On);
        let announced = self.is_any(before.wrapping_sub(1), &[Sense::On, Sense::At, Sense::Every]);
        if article && !announced {
            return None;
        }
        if let Some(part) = self.part(at) {
            return Some((Atom::Every(None, Some(part)), at + 1));
        }
        if self.is_unit(at, Unit::WorkingDay) {
            return Some((Atom::Every(self.unit_every(Unit::WorkingDay), None), at + 1));
        }
        let weekend = self.is(at, Sense::Weekend);
        weekend.then(|| (Atom::Every(Some(self.weekend_of(None)), None), at + 1))
    }

    /// `gym Tuesdays`, `piano lessons Thursdays`; but `closed Sundays`, `no gym Mondays`.
    fn is_habit_of_held(&self, at: usize) -> bool {
        let held = at.checked_sub(1).filter(|held| self.time.names_lead && self.is_held_or_comes(*held));
        let denies = |at: usize| self.word(at).is_some_and(|word| self.time.denials.contains(&word));
        let denied = |held: usize| (held.saturating_sub(DENIED)..held).any(denies);
        self.bare_end(at + 1) && held.is_some_and(|held| !denied(held))
    }

    /// `yoga, Tuesdays, 7 pm`
    fn is_set_off(&self, at: usize) -> bool {
        let comma = |at: usize| self.kind(at) == Some(Kind::Comma);
        let timed = comma(at + 1) && self.clock(at + 2, Trust::AfterDay).is_some();
        comma(at.wrapping_sub(1)) && (timed || self.ends(at + 1))
    }

    /// `every two hours`, where `two` stands at `at`
    fn every_hours(&self, at: usize) -> Option<(Atom, usize)> {
        let hours = self.length(at).filter(|(length, _)| length.is_clock() && length.seconds <= DAY);
        let hour = || self.is_unit(at, Unit::Hour).then_some((HOUR, at + 1));
        let (seconds, next) = hours.map(|(length, next)| (length.seconds, next)).or_else(hour)?;
        Some((Atom::EveryLength(seconds), next))
    }

    /// `every first Monday of the month`, `tous les 15 du mois`, where the number stands at `at`
    fn every_numbered(&self, at: usize) -> Option<(Atom, usize)> {
        let number = self.number(at)?;
        // `tous les 15 du mois`, `jeden Ersten`
        let alone = number.ordinal
            && self.bare_end(at + 1)
            && !self.is_feminine(at)
            && (number.value == 1 || number.value > 4);
        let of = self.of_month(at + 1).map(|(_, after)| after).or(alone.then_some(at + 1));
        if let Some(after) = of.filter(|_| (1..=31).contains(&number.value)) {
            return Some((Atom::Every(self.day_of_month(number.value as u32), None), after));
        }
        // `every first Monday of the month`, `every 5th of the month`
        let intro = Intro { every: true, named: true, ..Intro::default() };
        if number.ordinal
            && let Some(((day, None), after)) = self.days(at, intro)
        {
            return Some((Atom::Every(Some(self.not_over(day, at, intro)), None), after));
        }
        // `every 2nd and 4th Tuesday`: of a month.
        if let Some(second) = self.two_nth(at)
            && let Some(day) = self.weekday(second + 1)
            && let Some(other) = self.number(second)
        {
            let date = self.next_of_months(day, &[number.value, other.value])?;
            return Some((Atom::Every(Some(Day::fixed(date)), None), second + 2));
        }
        // `every second Monday` is one of two, `every first Monday` one a month.
        let day = self.weekday(at + 1).filter(|_| number.ordinal)?;
        let next = match number.value {
            1 => Day::fixed(self.next_of_months(day, &[1])?),
            _ => self.weekday_of(day, None),
        };
        Some((Atom::Every(Some(next), None), at + 2))
    }

    /// `every morning`, `every week`, `every Tuesday`, where what it names stands at `at`
    fn every_named(&self, at: usize) -> Option<(Atom, usize)> {
        if let Some(part) = self.part(at) {
            return Some((Atom::Every(None, Some(part)), at + 1));
        }
        // `tous les quinze jours le jeudi`, `cada dos semanas el jueves`
        let weeks = if self.is_count(at) { at + 1 } else { at };
        let day = self.skip(self.skip(weeks + 1, &[Sense::On]), &[Sense::The]);
        if matches!(self.unit(weeks), Some(Unit::Week | Unit::Fortnight))
            && self.time.relation_after
            && let Some(weekday) = self.weekday(day)
        {
            return Some((Atom::Every(Some(self.weekday_of(weekday, None)), None), day + 1));
        }
        if let Some(unit) = self.unit(weeks) {
            return Some((Atom::Every(self.unit_every(unit), None), weeks + 1));
        }
        let intro = Intro { every: true, named: true, ..Intro::default() };
        let ((day, None), after) = self.days(at, intro)? else { return None };
        Some((Atom::Every(Some(day), None), after))
    }

    fn is_count(&self, at: usize) -> bool {
        self.is_a(at, SenseKind::Count)
    }

    /// The next of the weekdays `day` that have one of these numbers in their month.
    pub(super) fn next_of_months(&self, day: u32, numbers: &[u64]) -> Option<NaiveDate> {
        let dates = (0..=2).flat_map(|ahead| {
            let month = add_months(first_of_month(self.today()), ahead);
            let first = add_days(month, i64::from((day + 7 - weekday(month)) % 7));
            let nth = move |number: &u64| add_days(first, 7 * (*number as i64 - 1));
            numbers.iter().map(nth).filter(move |date| date.month() == month.month())
        });
        dates.filter(|date| *date >= self.today()).min()
    }

    /// `un mercredi sur deux`, `los martes alternos`
    fn alternate(&self, at: usize) -> Option<(Atom, usize)> {
        let day = if self.is(at, Sense::A) { at + 1 } else { at };
        if !self.time.relation_after || !self.is(day + 1, Sense::Alternate) {
            return None;
        }
        let which = self.weekday(day).map(|day| self.weekday_of(day, None));
        let which = which.or_else(|| self.is(day, Sense::Weekend).then(|| self.weekend_of(None)));
        let which = which.or_else(|| self.unit_every(self.unit(day)?));
        (which.is_some() || self.unit(day).is_some()).then_some((Atom::Every(which, None), day + 2))
    }

    /// Past `of the month`, `de cada mes` at `at`, and whether it repeats.
    pub(super) fn of_month(&self, at: usize) -> Option<(bool, usize)> {
        if !self.is(at, Sense::Of) {
            return None;
        }
        let the = self.skip(at + 1, &[Sense::The]);
        let every = self.is(the, Sense::Every);
        let month = self.skip(the, &[Sense::Every]);
        (self.is_unit(month, Unit::Month) && self.which(month + 1).is_none()).then_some((every, month + 1))
    }

    /// `Tuesdays and Thursdays`: past all of them, and which they are. `shared`: what said of the first one that
    /// it repeats says so of those behind `and`.
    fn more_weekdays(&self, at: usize, first: u32, shared: bool) -> (usize, Vec<u32>) {
        let (mut next, mut days) = (at, vec![first]);
        while days.len() < 7 {
            let joined = self.is_any(next, &[Sense::And, Sense::Or]) || self.kind(next) == Some(Kind::Comma);
            let day = self.weekday(next + 1).filter(|_| {
                let and = self.kind(next) != Some(Kind::Comma);
                joined && (self.is(next + 1, Sense::Habit) || shared && and)
            });
            // `Mondays Wednesdays and Fridays`
            let beside = || self.weekday(next).filter(|_| self.is(next, Sense::Habit));
            let width = if day.is_some() { 2 } else { 1 };
            let Some(day) = day.or_else(beside) else { break };
            days.push(day);
            next += width;
        }
        (next, days)
    }

    /// The nearest of the weekdays `days`; today only if the time that follows at `at` is ahead.
    fn first_of(&self, days: &[u32], at: usize) -> Day {
        let today = weekday(self.today());
        let announced = self.skip(at, &[Sense::At, Sense::From]);
        let trust = if announced > at { Trust::Bare } else { Trust::AfterDay };
        let hour = if announced > at { self.skip(announced, &[Sense::The]) } else { at };
        let clock = self.clock(hour, trust);
        let now = i64::from(self.now.num_seconds_from_midnight());
        let ahead = clock.is_some_and(|(clock, after)| {
            // `a las siete de la tarde`
            let part = (after..after + 3).find_map(|at| self.part(at)).filter(|_| self.part_follows(after));
            part.map_or_else(|| clock.usual(), |part| in_part(clock, part)) >= now
        });
        let away = |day: &u32| match (day + 7 - today) % 7 {
            0 if !ahead => 7,
            away => away,
        };
        let day = days.iter().copied().min_by_key(away).unwrap_or(today);
        self.weekday_of(day, None)
    }

    /// The same day of the next month when this month's is over: `every first Monday of the month`.
    pub(super) fn not_over(&self, day: Day, at: usize, intro: Intro) -> Day {
        if day.to > self.today() {
            return day;
        }
        let first = add_months(first_of_month(self.today()), 1);
        let later = Reader { now: midnight(first), ..*self };
        later.days(at, intro).map_or(day, |((day, _), _)| day)
    }

    /// The first day of a habit by unit: today, or Monday to Friday the next of these.
    pub(super) fn unit_every(&self, unit: Unit) -> Option<Day> {
        let today = self.today();
        match unit {
            Unit::WorkingDay => Some(Day::fixed(add_working_days(today, 1)).shaped(Shape::WorkingDay)),
            _ => None,
        }
    }
}
