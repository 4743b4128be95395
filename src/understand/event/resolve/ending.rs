//! The end of an event: by its range, its length, or after an hour.

use chrono::{Datelike, NaiveDate, NaiveDateTime};

use super::times::{MIDNIGHT_ENDS, hour_of, in_part};
use super::{Resolver, plus};
use crate::model::{AssumptionCode, Timestamp};
use crate::understand::event::clock::{DAY, HOUR, Half};
use crate::understand::event::day::days::shift;
use crate::understand::event::day::{Day, Shape};
use crate::understand::event::length::Length;
use crate::understand::event::local::{self, Clocks, add_days, add_months, midnight};
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::language;

/// When what has begun is over.
impl Resolver<'_> {
    /// The end by length, or 60 minutes.
    pub(super) fn lasting(&mut self, phrase: &Phrase, start: Timestamp, local: NaiveDateTime) -> Timestamp {
        let loose = phrase.loose.filter(|length| length.is_clock() || phrase.start == Point::default());
        // `every Monday at eight for six weeks`: so long it repeats.
        let length = phrase.length.or(loose).filter(|length| !phrase.every || length.is_clock());
        match length {
            Some(length) => self.after(start, local, length),
            None => {
                self.assume(AssumptionCode::NoEnd, "No end was said, so it lasts 60 minutes.");
                start.saturating_add_millis(HOUR * 1000)
            }
        }
    }

    fn after(&mut self, start: Timestamp, local: NaiveDateTime, length: Length) -> Timestamp {
        let base = if length.is_clock() {
            start
        } else {
            local::moment(shift(local.date(), length, 1).and_time(local.time()), self.zone).0
        };
        base.saturating_add_millis(length.seconds * 1000)
    }

    /// The end of a range that starts at `start`, as `said`.
    pub(super) fn end_point(&mut self, end: &Point, start: NaiveDateTime, said: Option<&Point>) -> Timestamp {
        let candidates = match (end.clock, end.part) {
            (Some(clock), _) if clock.half == Half::Midnight => {
                if end.day.is_some() {
                    self.assume(AssumptionCode::DayPart, MIDNIGHT_ENDS);
                }
                vec![DAY]
            }
            (Some(clock), Some(part)) => vec![in_part(clock, part)],
            (Some(clock), None) => clock.candidates(),
            (None, Some(part)) => vec![hour_of(part).0],
            (None, None) => Vec::new(),
        };
        let local = match &end.day {
            Some(day) => {
                let evening = said.is_some_and(|said| self.ends_that_day(&candidates, start, said));
                let whole = said.and_then(|said| said.day.as_ref()).filter(|_| !evening);
                let day = end_day(day, start.date(), whole);
                if candidates.is_empty() {
                    midnight(day.to)
                } else {
                    let seconds = self.hour_of_day(&candidates, day.from, start, said);
                    plus(midnight(day.from), seconds)
                }
            }
            None if end.next_day => {
                let day = add_days(start.date(), 1);
                plus(midnight(day), self.hour_of_day(&candidates, day, start, said))
            }
            None => {
                let from = start.signed_duration_since(midnight(start.date())).num_seconds();
                let away = candidates
                    .iter()
                    .map(|seconds| (seconds - from).rem_euclid(DAY))
                    .map(|away| if away == 0 { DAY } else { away })
                    .min();
                plus(start, away.unwrap_or(HOUR))
            }
        };
        let (moment, clocks) = local::moment(local, self.zone);
        if clocks == Clocks::Gap {
            self.assume(
                AssumptionCode::ClockGap,
                "The clocks skip the end that day, so it was moved forward by as much.",
            );
        }
        moment
    }

    /// Whether one of `candidates` is still ahead on the day of a start that was said with its hour: `from Saturday 8
    /// pm to Saturday midnight` is one evening, `from Saturday to Saturday` a week.
    fn ends_that_day(&self, candidates: &[i64], start: NaiveDateTime, said: &Point) -> bool {
        let later = |seconds: &i64| plus(midnight(start.date()), *seconds) > start;
        match self.is_whole_clock(said) {
            true => candidates.iter().min().is_some_and(later),
            false => said.clock.is_some() && candidates.iter().any(later),
        }
    }

    /// Whether the hour was said by a clock of twenty-four hours.
    fn is_whole_clock(&self, said: &Point) -> bool {
        let known = said.clock.filter(|clock| clock.half == Half::Known);
        let time = language::time(self.setting.language);
        known.is_some_and(|clock| !time.names_lead && clock.seconds > 12 * HOUR)
    }

    /// Which of `candidates` a range ends at on another `day` than that of its `start`.
    fn hour_of_day(
        &mut self,
        candidates: &[i64],
        day: NaiveDate,
        start: NaiveDateTime,
        said: Option<&Point>,
    ) -> i64 {
        let at = |seconds: &i64| plus(midnight(day), *seconds);
        // `von Donnerstag 17 Uhr bis Sonntag 12 Uhr`: the twelve of a day that was named is its noon.
        let named = |seconds: &i64| *seconds > 0 || candidates.len() == 1;
        let ahead = || candidates.iter().copied().filter(named).filter(|seconds| at(seconds) > start);
        // From the evening into the night: the nearer half, if it is near.
        let near = ahead().min().filter(|seconds| (at(seconds) - start).num_seconds() <= 12 * HOUR);
        if let Some(seconds) = near {
            return seconds;
        }
        // `von Freitag 20 Uhr bis Montag 5 Uhr`: one clock of twenty-four hours for both; in English one am or pm.
        let known = said.and_then(|said| said.clock).filter(|clock| clock.half == Half::Known);
        let whole = said.is_some_and(|said| self.is_whole_clock(said));
        if let Some(seconds) = ahead().min().filter(|_| whole) {
            return seconds;
        }
        let usual = ahead().next().or(candidates.first().copied()).unwrap_or_default();
        if candidates.len() > 1 && known.is_none() {
            self.assume_half(usual);
        }
        usual
    }
}

/// The day a range ends on: the first such day that is not before its start.
fn end_day(day: &Day, start: NaiveDate, start_day: Option<&Day>) -> Day {
    let width = day.to.signed_duration_since(day.from).num_days();
    let moved = |from: NaiveDate| Day { from, to: add_days(from, width), ..day.clone() };
    match day.shape {
        Shape::Weekday(weekday) => {
            let ahead = i64::from((weekday + 7 - local::weekday(start)) % 7);
            moved(add_days(
                start,
                if ahead == 0 && start_day.is_some_and(Day::is_one_day) { 7 } else { ahead },
            ))
        }
        // `from 6 pm Monday until 8 am the following Monday`
        Shape::TiedWeekday if day.from <= start && start_day.is_some_and(Day::is_one_day) => {
            let ahead = i64::from((local::weekday(day.from) + 7 - local::weekday(start)) % 7);
            moved(add_days(start, if ahead == 0 { 7 } else { ahead }))
        }
        Shape::DayOfMonth(number) => (0..=8)
            .filter_map(|ahead| add_months(local::first_of_month(start), ahead).with_day(number))
            .find(|date| *date >= start)
            .map_or_else(|| day.clone(), moved),
        Shape::Date | Shape::Span | Shape::Month(_) if day.to <= start => (1..=8)
            .map(|ahead| add_months(day.from, 12 * ahead))
            .find(|date| *date >= start)
            .map_or_else(|| day.clone(), |from| Day { from, to: add_days(from, width), ..day.clone() }),
        _ => day.clone(),
    }
}
