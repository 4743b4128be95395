//! From what was said to moments, and what was guessed for it; [`ending`] says what it is over with.

mod ending;

use chrono::{Datelike, Duration, NaiveDate, NaiveDateTime, Timelike};

use super::clock::{Clock, DAY, HOUR, Half};
use super::day::days::shift;
use super::day::{Day, Shape};
use super::local::{self, Clocks, add_days, add_months, midnight};
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

    /// Seconds from midnight that may be meant, the likeliest first.
    fn times(&mut self, phrase: &Phrase) -> Vec<i64> {
        // What is said of an end on the next day is said of no start.
        let same_day = phrase.end.as_ref().filter(|end| !end.next_day);
        let part = phrase.start.part.or_else(|| same_day.and_then(|end| end.part));
        if phrase.into && phrase.start.clock.is_none() {
            self.assume(AssumptionCode::DayPart, "The night was read as 20:00 on the evening before.");
            return vec![20 * HOUR - DAY];
        }
        let Some(clock) = phrase.start.clock else {
            let (seconds, name) = part.map_or((9 * HOUR, "The time"), hour_of);
            self.assume(AssumptionCode::DayPart, format!("{name} was read as {:02}:00.", seconds / HOUR));
            return vec![seconds];
        };
        if clock.half == Half::Noon {
            self.assume(AssumptionCode::DayPart, "Noon was read as 12:00.");
        }
        if clock.half == Half::Midnight {
            // `from midnight to noon on March 4th`: a range of the whole night begins with the day.
            let late = |end: Clock| end.half == Half::Noon || end.half == Half::Known && end.seconds >= NOON;
            let until = phrase.end.as_ref().filter(|end| end.day.is_none() && !end.next_day);
            let ahead = phrase.start.day.as_ref().is_some_and(|day| day.from > self.now.date());
            if ahead && until.and_then(|end| end.clock).is_some_and(late) {
                return vec![0];
            }
            if phrase.start.day.as_ref().is_some_and(|day| day.from != self.now.date()) {
                self.assume(AssumptionCode::DayPart, MIDNIGHT_ENDS);
            }
            return vec![DAY];
        }
        let end = same_day.and_then(|end| end.clock);
        // `night shift 9 to 5 am`: whatever the end says, a night begins late.
        let night = clock.half == Half::Open && self.hint == Some(Part::Night);
        if night && part.is_none() {
            return vec![self.hinted(clock, Part::Night)];
        }
        if let Some(part) = part {
            // `from four till ten at night`: only the end lies in the night.
            let late = |end: Clock| end.half == Half::Open && (NIGHT_ENDS..NOON).contains(&end.seconds);
            let afternoon = clock.half == Half::Open && (HOUR..NIGHT_ENDS).contains(&clock.seconds);
            if part == Part::Night && afternoon && !phrase.parted && end.is_some_and(late) {
                return vec![clock.seconds + NOON];
            }
            let mut decided = in_part(clock, part);
            let far = phrase.start.day.as_ref().filter(|day| day.is_one_day() && day.from > self.now.date());
            if decided >= DAY && part == Part::Night && far.is_some() {
                let (side, from) = if phrase.small_hours { ("begins", DAY) } else { ("follows", 0) };
                decided -= from;
                let detail = format!("The night was read as the one that {side} the day.");
                self.assume(AssumptionCode::DayPart, detail);
            }
            // `tonight at three`, said after midnight.
            let said = i64::from(self.now.num_seconds_from_midnight());
            let today = phrase.start.day.as_ref().is_some_and(|day| *day == Day::fixed(self.now.date()));
            if decided >= DAY && part == Part::Night && today && said < NIGHT_ENDS && decided - DAY >= said {
                decided -= DAY;
                let detail = "The night was read as the one that is not over yet.";
                self.assume(AssumptionCode::DayPart, detail);
            }
            // `from ten to two in the afternoon`: the part of the day belongs to the end.
            let late = end
                .filter(|end| !phrase.parted && !ends_half(*end, part))
                .map(|end| in_part(end, part))
                .is_some_and(|end| decided >= end && clock.half == Half::Open && clock.seconds >= 7 * HOUR);
            return vec![if late { (decided + 12 * HOUR) % DAY } else { decided }];
        }
        if clock.half == Half::Open
            && let Some(end) = end
            && end.half != Half::Open
        {
            // One am or pm serves both ends, unless that would turn them around.
            let end = if end.half == Half::Midnight { DAY } else { end.seconds };
            let same = clock.in_half(end > 12 * HOUR || end == 12 * HOUR && clock.seconds == 0).seconds;
            let other = (same + 12 * HOUR) % DAY;
            return vec![if same < end || other >= end { same } else { other }];
        }
        if clock.half == Half::Open
            && let Some(hint) = self.hint
        {
            return vec![self.hinted(clock, hint)];
        }
        match phrase.end.as_ref().filter(|end| end.next_day) {
            Some(end) => overnight(clock, end),
            None => clock.candidates(),
        }
    }

    /// The time that what the memo is about makes of `clock`.
    fn hinted(&mut self, clock: Clock, hint: Part) -> i64 {
        let decided = in_part(clock, hint);
        let said = match decided {
            ..NOON => "morning",
            DAY.. => "night",
            _ => "afternoon or evening",
        };
        self.assume(AssumptionCode::AmPm, format!("What the memo is about made it a time in the {said}."));
        decided
    }

    /// The date, and which of `candidates` is meant.
    fn day_for(&mut self, day: Option<&Day>, candidates: &[i64], phrase: &Phrase) -> (NaiveDate, i64) {
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

/// What ends on the next day is not longer than this, where half a day less can be meant.
const OVERNIGHT: i64 = 17 * HOUR;
const NOON: i64 = 12 * HOUR;

const MIDNIGHT_ENDS: &str = "Midnight was read as the one that ends the day.";

/// Before this hour the night of yesterday is not over.
const NIGHT_ENDS: i64 = 5 * HOUR;

/// When what starts at `clock` and is over at `end` on the next day may begin, the likeliest first: `from seven until nine the
/// next morning` is one evening and a night.
fn overnight(clock: Clock, end: &Point) -> Vec<i64> {
    let over = end.clock.map(|last| end.part.map_or(last.usual(), |part| in_part(last, part)));
    let mut candidates = clock.candidates();
    candidates.sort_by_key(|start| over.is_some_and(|over| over + DAY - *start > OVERNIGHT));
    candidates
}

/// `8 to 12 on Friday morning`: that twelve is noon.
fn ends_half(end: Clock, part: Part) -> bool {
    end.half == Half::Midnight || part == Part::Morning && end.half == Half::Open && end.seconds < HOUR
}

/// When a part of the day begins, and its name.
pub(super) fn hour_of(part: Part) -> (i64, &'static str) {
    match part {
        Part::Morning => (9 * HOUR, "The morning"),
        Part::Lunch => (12 * HOUR, "Noon"),
        Part::Afternoon => (15 * HOUR, "The afternoon"),
        Part::Evening => (18 * HOUR, "The evening"),
        Part::Night => (20 * HOUR, "The night"),
    }
}

/// The time `clock` shows in `part` of a day; beyond 24:00 it is in the night that follows the day.
pub(super) fn in_part(clock: Clock, part: Part) -> i64 {
    let seconds = clock.seconds;
    if clock.half != Half::Open {
        return if part == Part::Night && clock.half == Half::Known && seconds < 5 * HOUR {
            seconds + DAY
        } else {
            seconds
        };
    }
    match part {
        Part::Morning => seconds,
        Part::Lunch if (8 * HOUR..12 * HOUR).contains(&seconds) => seconds,
        Part::Lunch | Part::Afternoon => seconds + 12 * HOUR,
        Part::Evening if seconds < HOUR => seconds + DAY,
        Part::Evening => seconds + 12 * HOUR,
        Part::Night if seconds < 5 * HOUR => seconds + DAY,
        Part::Night => seconds + 12 * HOUR,
    }
}

pub(super) fn plus(local: NaiveDateTime, seconds: i64) -> NaiveDateTime {
    Duration::try_seconds(seconds).and_then(|seconds| local.checked_add_signed(seconds)).unwrap_or(local)
}

/// A time within the minute of speaking is not over.
fn whole_minute(local: NaiveDateTime) -> NaiveDateTime {
    local.with_second(0).and_then(|local| local.with_nanosecond(0)).unwrap_or(local)
}
