//! Which time of day is meant: by the half of the day, its part, the end, or what the memo is about.

use chrono::Timelike;

use super::Resolver;
use crate::model::AssumptionCode;
use crate::understand::event::clock::{Clock, DAY, HOUR, Half};
use crate::understand::event::day::Day;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::language::Part;

/// What ends on the next day is not longer than this, where half a day less can be meant.
const OVERNIGHT: i64 = 17 * HOUR;

const NOON: i64 = 12 * HOUR;

pub(super) const MIDNIGHT_ENDS: &str = "Midnight was read as the one that ends the day.";

/// Before this hour the night of yesterday is not over.
const NIGHT_ENDS: i64 = 5 * HOUR;

impl Resolver<'_> {
    /// Seconds from midnight that may be meant, the likeliest first.
    pub(super) fn times(&mut self, phrase: &Phrase) -> Vec<i64> {
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
}

/// When what starts at `clock` and is over at `end` on the next day may begin, the likeliest first: `from seven until
/// nine the next morning` is one evening and a night.
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
pub(in crate::understand::event) fn in_part(clock: Clock, part: Part) -> i64 {
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
