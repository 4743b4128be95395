use super::atom::Atom;
use super::clock::{DAY, HOUR, Trust};
use super::day::{Day, Shape};
use super::intro::Intro;
use super::local::{add_days, add_months, add_working_days, first_of_month, midnight, weekday};
use super::reader::Reader;
use super::resolve::in_part;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;
use chrono::Timelike;

impl Reader<'_> {
    /// `every Tuesday`, `on Mondays`, `every other week`, `every morning`, `jeden ersten Montag`.
    pub(super) fn every(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        // `les lundis`
        if self.is(at, Sense::Habit) && (!intro.the || self.time.relation_after) {
            if let Some(day) = self.weekday(at) {
                let habit = intro.on
                    || intro.every
                    || self.time.relation_after
                    // `dienstags` is no plural but an adverb.
                    || !self.time.plural_s && !self.starts_large(at)
                    || self.opens(at)
                    // `choir at 7 Thursdays`
                    || intro.timed && self.bare_end(at + 1)
                    || self.clock(self.skip(at + 1, &[Sense::At]), Trust::Signed).is_some()
                    || self.is(at + 1, Sense::At)
                    || self.is(at + 1, Sense::From);
                let (next, days) = self.more_weekdays(at + 1, day, self.time.relation_after);
                let several = days.len() > 1;
                return (habit || several)
                    .then(|| (Atom::Every(Some(self.first_of(&days, next)), None), next));
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
            return self
                .is(at, Sense::Weekend)
                .then(|| (Atom::Every(Some(self.weekend_of(None)), None), at + 1));
        }
        if let Some(read) = self.alternate(at) {
            return Some(read);
        }
        if !self.is(at, Sense::Every) {
            return None;
        }
        let mut next = self.skip(at + 1, &[Sense::The]);
        next = self.skip(next, &[Sense::Other]);
        if let Some((length, after)) = self.length(next).filter(|(length, _)| length.is_clock())
            && length.seconds <= DAY
        {
            return Some((Atom::EveryLength(length.seconds), after));
        }
        if self.is_unit(next, Unit::Hour) {
            return Some((Atom::EveryLength(HOUR), next + 1));
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
        let intro = Intro { every: true, named: true, ..Intro::default() };
        if let Some(number) = self.number(next) {
            // `tous les 15 du mois`, `jeden Ersten`
            let alone = number.ordinal && self.bare_end(next + 1) && (number.value == 1 || number.value > 4);
            if (1..=31).contains(&number.value)
                && let Some(after) =
                    self.of_month(next + 1).map(|(_, after)| after).or(alone.then_some(next + 1))
            {
                return Some((Atom::Every(self.day_of_month(number.value as u32), None), after));
            }
            // `every first Monday of the month`, `every 5th of the month`, `every two weeks`
            if number.ordinal
                && let Some(((day, None), after)) = self.days(next, intro)
            {
                return Some((Atom::Every(Some(self.not_over(day, next, intro)), None), after));
            }
            // `every 2nd and 4th Tuesday`: of a month.
            if let Some(second) = self.two_nth(next)
                && let Some(day) = self.weekday(second + 1)
                && let Some(other) = self.number(second)
            {
                let dates = [0, 1].into_iter().flat_map(|ahead| {
                    let month = add_months(first_of_month(self.today()), ahead);
                    let first = add_days(month, i64::from((day + 7 - weekday(month)) % 7));
                    [number.value, other.value].map(|which| add_days(first, 7 * (which.min(5) as i64 - 1)))
                });
                let date = dates.filter(|date| *date >= self.today()).min()?;
                return Some((Atom::Every(Some(Day::fixed(date)), None), second + 2));
            }
            if number.ordinal
                && let Some(day) = self.weekday(next + 1)
            {
                // `every second Monday` is one of two, `every first Monday` one a month.
                if number.value == 1 {
                    let months = [0, 1].map(|ahead| add_months(first_of_month(self.today()), ahead));
                    let firsts = months.map(|from| add_days(from, i64::from((day + 7 - weekday(from)) % 7)));
                    let first = firsts.into_iter().find(|first| *first >= self.today())?;
                    return Some((Atom::Every(Some(Day::fixed(first)), None), next + 2));
                }
                return Some((Atom::Every(Some(self.weekday_of(day, None)), None), next + 2));
            }
            next += 1;
        } else if self.find(next, |sense| matches!(sense, Sense::Count(_)).then_some(())).is_some() {
            // `tous les quinze jours`, `every couple of weeks`
            next += 1;
        }
        if let Some(part) = self.part(next).filter(|_| !self.is(next, Sense::Unit(Unit::Day))) {
            return Some((Atom::Every(None, Some(part)), next + 1));
        }
        if let Some(part) = self.part(next) {
            return Some((Atom::Every(None, Some(part)), next + 1));
        }
        // `tous les quinze jours le jeudi`, `cada dos semanas el jueves`
        let counted = self.find(next, |sense| matches!(sense, Sense::Count(_)).then_some(()));
        let weeks = if counted.is_some() { next + 1 } else { next };
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
        let ((day, None), after) = self.days(next, intro)? else { return None };
        Some((Atom::Every(Some(day), None), after))
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
