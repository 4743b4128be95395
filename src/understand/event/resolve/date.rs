//! On which day it is, and which of the times that may be meant is the next one.

use chrono::{Datelike, NaiveDate, NaiveDateTime, Timelike};

use super::{Resolver, plus};
use crate::model::AssumptionCode;
use crate::understand::event::clock::DAY;
use crate::understand::event::clock::Half;
use crate::understand::event::day::{Day, Shape};
use crate::understand::event::local::{self, add_days, add_months, midnight};
use crate::understand::event::phrase::expression::Phrase;

impl Resolver<'_> {
    /// The date, and which of `candidates` is meant.
    pub(super) fn day_for(
        &mut self,
        day: Option<&Day>,
        candidates: &[i64],
        phrase: &Phrase,
    ) -> (NaiveDate, i64) {
        let now = self.now;
        let today = now.date();
        let usual = candidates.first().copied().unwrap_or_default();
        let ahead = |seconds: i64| plus(midnight(today), seconds) >= whole_minute(now);
        // The other half of the day only as long as a range stays in it: `from 9 to 5` is no night.
        let end = phrase.end.as_ref().filter(|end| end.day.is_none() && !end.next_day);
        let end = end.and_then(|end| end.clock);
        let fits = |seconds: i64| {
            seconds == usual
                || !phrase.every
                    && end.is_none_or(|end| {
                        end.candidates().iter().any(|end| (seconds + 1..=DAY).contains(end))
                    })
        };
        let later = candidates.iter().copied().find(|seconds| ahead(*seconds) && fits(*seconds));
        let open = candidates.len() > 1;
        let mut said = usual;
        let gone = |seconds: &&i64| !ahead(**seconds);
        let date = match day {
            None if phrase.since => {
                let earlier = candidates.iter().filter(gone).max();
                said = earlier.or(candidates.iter().max()).copied().unwrap_or_default();
                if earlier.is_some() { today } else { add_days(today, -1) }
            }
            None => match later {
                Some(seconds) => {
                    said = seconds;
                    today
                }
                None => {
                    self.assume(AssumptionCode::NextDay, "That time was over today, so tomorrow was taken.");
                    add_days(today, 1)
                }
            },
            Some(day) if day.from == today && day.is_one_day() => match (day.shape, later) {
                (_, Some(seconds)) => {
                    said = seconds;
                    today
                }
                (Shape::DayOfMonth(number), None) => (1..=8)
                    .find_map(|ahead| add_months(local::first_of_month(today), ahead).with_day(number))
                    .unwrap_or(today),
                // `Nov 20 9am to Nov 22`, said in between
                (Shape::Date, None) if phrase.end.as_ref().is_some_and(|end| end.day.is_some()) => today,
                (Shape::Date, None) => {
                    let next = (1..=8)
                        .find_map(|ahead| {
                            NaiveDate::from_ymd_opt(today.year() + ahead, today.month(), today.day())
                        })
                        .unwrap_or(today);
                    self.assume(
                        AssumptionCode::NoYear,
                        "That time was over today, so the date in the next year was taken.",
                    );
                    next
                }
                _ => today,
            },
            Some(day) => match day.shape {
                Shape::Span | Shape::Year | Shape::Month(_) if !day.is_one_day() => {
                    self.assume(AssumptionCode::NoTime, "No day was said, so the first one was taken.");
                    // `every day this week at 7 am`
                    let first = if ahead(usual) { today } else { add_days(today, 1) };
                    if day.to > first { NaiveDate::max(day.from, first) } else { day.from }
                }
                Shape::Weekday(weekday) if local::weekday(today) == weekday && ahead(usual) => today,
                Shape::WorkingDay if local::weekday(today) < 5 && later.is_some() => {
                    said = later.unwrap_or(usual);
                    today
                }
                _ => day.from,
            },
        };
        let half = phrase.start.clock.is_some_and(|clock| clock.half == Half::Open);
        if half && open {
            self.assume_half(said);
        }
        (date, said)
    }
}

/// A time within the minute of speaking is not over.
fn whole_minute(local: NaiveDateTime) -> NaiveDateTime {
    local.with_second(0).and_then(|local| local.with_nanosecond(0)).unwrap_or(local)
}
