//! From what was said to moments, and what was guessed for it.
//!
//! [`times`] says which time of day is meant, [`date`] on which day that is, and [`ending`] when it is over.

mod date;
mod ending;
mod times;

use chrono::{Datelike, Duration, NaiveDateTime};

pub(super) use times::in_part;

use super::clock::{Clock, HOUR, Half};
use super::day::days::shift;
use super::day::{Day, Shape};
use super::local::{self, Clocks, add_months, midnight};
use super::phrase::expression::{Phrase, Point};
use crate::model::{Assumption, AssumptionCode, Timestamp};
use crate::understand::Setting;
use crate::understand::language::Part;

/// When the event is, and what was guessed to know it.
#[derive(Debug)]
pub(super) struct When {
    pub(super) start: Timestamp,
    /// After `start`.
    pub(super) end: Timestamp,
    pub(super) assumptions: Vec<Assumption>,
}

/// From what was said to moments.
pub(super) struct Resolver<'r> {
    pub(super) setting: &'r Setting,
    pub(super) zone: chrono_tz::Tz,
    /// What clocks show in `zone`.
    now: NaiveDateTime,
    /// A word such as `breakfast` that decides between morning and afternoon.
    hint: Option<Part>,
    assumptions: Vec<Assumption>,
}

impl<'r> Resolver<'r> {
    pub(super) fn new(setting: &'r Setting, phrase: &Phrase, hint: Option<Part>) -> Self {
        let zone = phrase.start.zone.unwrap_or(setting.time_zone);
        let now = local::local(setting.recorded_at, zone);
        Resolver { setting, zone, now, hint, assumptions: Vec::new() }
    }

    pub(super) fn assume(&mut self, code: AssumptionCode, detail: impl Into<String>) {
        if !self.assumptions.iter().any(|known| known.code == code) {
            self.assumptions.push(Assumption::new(code, detail));
        }
    }

    pub(super) fn resolve(mut self, phrase: &Phrase) -> When {
        let recorded = self.setting.recorded_at;
        if phrase.every {
            self.assume(AssumptionCode::Recurrence, "It repeats; the next time was taken.");
        }
        if phrase.doubtful {
            self.assume(
                AssumptionCode::SeveralTimes,
                "Minutes before an hour were heard; it could also be from the one hour to the other.",
            );
        }
        let start = &phrase.start;
        if let Some(day) = &start.day
            && let Some((code, detail)) = day.guess.clone()
        {
            self.assume(code, detail);
        }
        let timed = start.clock.is_some() || start.part.is_some();
        let (from, to) = if let Some((from, to)) = phrase.moment {
            self.moments(phrase, from, to)
        } else if timed {
            self.at_a_time(phrase)
        } else if start.day.is_some() || phrase.every || phrase.all_day {
            self.whole_days(phrase)
        } else {
            self.without_start(phrase)
        };
        let to = if to > from {
            to
        } else {
            self.assume(AssumptionCode::NoEnd, "No end after the start was said, so it lasts 60 minutes.");
            from.saturating_add_millis(HOUR * 1000)
        };
        // At the last representable hour there is no room after the start; the end keeps the promise.
        let from = if to > from { from } else { to.saturating_add_millis(-1) };
        let over = to <= recorded || timed && from < recorded && !phrase.deadline;
        if (over && phrase.moment.is_none()) || phrase.moment.is_some_and(|(from, _)| from < 0) {
            self.assume(AssumptionCode::Past, "This time was already over when the memo was spoken.");
        }
        When { start: from, end: to, assumptions: self.assumptions }
    }

    fn moments(&mut self, phrase: &Phrase, from: i64, to: Option<i64>) -> (Timestamp, Timestamp) {
        let recorded = self.setting.recorded_at;
        let start = recorded.saturating_add_millis(from * 1000);
        let local = local::local(start, self.zone);
        let end = match (to, &phrase.end) {
            (Some(to), _) => recorded.saturating_add_millis(to * 1000),
            (None, Some(end)) => self.end_point(end, local, None),
            (None, None) => self.lasting(phrase, start, local),
        };
        (start, end)
    }

    fn at_a_time(&mut self, phrase: &Phrase) -> (Timestamp, Timestamp) {
        let start = &phrase.start;
        let candidates = self.times(phrase);
        let (date, seconds) = self.day_for(start.day.as_ref(), &candidates, phrase);
        let local = plus(midnight(date), seconds);
        let (from, clocks) = local::moment(local, self.zone);
        match clocks {
            Clocks::Once => {}
            Clocks::Gap => self.assume(
                AssumptionCode::ClockGap,
                "The clocks skip this time that day, so it was moved forward by as much.",
            ),
            Clocks::Overlap => self.assume(
                AssumptionCode::ClockOverlap,
                "The clocks show this time twice that day; the first was taken.",
            ),
        }
        if phrase.deadline && phrase.end.is_none() && from > self.setting.recorded_at {
            self.assume(
                AssumptionCode::NoTime,
                "Only the end was said, so it starts when the memo was spoken.",
            );
            return (self.setting.recorded_at, from);
        }
        // `every Tuesday at five until Christmas`: so long it repeats.
        let repeats = |end: &Point| {
            let day = end.day.as_ref().filter(|_| phrase.every && end.clock.is_none() && end.part.is_none());
            day.is_some_and(|day| !matches!(day.shape, Shape::Weekday(_)))
        };
        let to = match phrase.end.as_ref().filter(|end| !repeats(end)) {
            Some(end) => self.end_point(end, local, Some(start)),
            None => self.lasting(phrase, from, local),
        };
        (from, to)
    }

    pub(super) fn assume_half(&mut self, seconds: i64) {
        let (hour, minute) = (seconds / HOUR, seconds / 60 % 60);
        let detail = format!("Neither am nor pm was said; {hour:02}:{minute:02} was taken.");
        self.assume(AssumptionCode::AmPm, detail);
    }

    fn whole_days(&mut self, phrase: &Phrase) -> (Timestamp, Timestamp) {
        let today = Day::fixed(self.now.date());
        let mut day = phrase.start.day.clone().unwrap_or(today);
        let end = phrase.end.as_ref();
        if let Some(last) = end.and_then(|end| end.day.as_ref())
            && matches!(day.shape, Shape::DayOfMonth(_))
            && let Some(same) = last.from.with_day(day.from.day())
        {
            // `from the 5th to the 7th of December`
            let from = if same <= last.from { same } else { add_months(same, -1) };
            day = Day::fixed(from);
        }
        if phrase.deadline && end.is_none() {
            let to = local::moment(midnight(day.to), self.zone).0;
            if to > self.setting.recorded_at {
                self.assume(
                    AssumptionCode::NoTime,
                    "Only the end was said, so it starts when the memo was spoken.",
                );
                return (self.setting.recorded_at, to);
            }
        }
        self.assume(AssumptionCode::NoTimeOfDay, "No time of day was said, so it lasts the whole day.");
        let from = local::moment(midnight(day.from), self.zone).0;
        let to = match (end, phrase.length.or(phrase.loose)) {
            (Some(end), _) => {
                let end = self.usual_end(end);
                let start = Point { day: Some(day.clone()), ..Point::default() };
                self.end_point(&end, midnight(day.from), Some(&start))
            }
            (None, Some(length)) if !length.is_clock() && !phrase.every => {
                local::moment(midnight(shift(day.from, length, 1)), self.zone).0
            }
            _ => local::moment(midnight(day.to), self.zone).0,
        };
        (from, to)
    }

    /// `tomorrow until three` ends in the afternoon: its start at midnight was not said, so no half is nearer.
    fn usual_end(&mut self, end: &Point) -> Point {
        let open = end.clock.filter(|clock| clock.half == Half::Open && end.part.is_none());
        let Some(clock) = open else { return end.clone() };
        let seconds = clock.usual();
        self.assume_half(seconds);
        Point { clock: Some(Clock { seconds, half: Half::Known }), ..end.clone() }
    }

    fn without_start(&mut self, phrase: &Phrase) -> (Timestamp, Timestamp) {
        let start = self.setting.recorded_at;
        self.assume(AssumptionCode::NoTime, "No start was said, so it starts when the memo was spoken.");
        let local = self.now;
        let end = match &phrase.end {
            Some(end) => self.end_point(end, local, None),
            None => self.lasting(phrase, start, local),
        };
        (start, end)
    }
}

pub(super) fn plus(local: NaiveDateTime, seconds: i64) -> NaiveDateTime {
    Duration::try_seconds(seconds).and_then(|seconds| local.checked_add_signed(seconds)).unwrap_or(local)
}
