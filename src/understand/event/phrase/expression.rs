//! A time expression, and what two of them make together.

use crate::understand::event::clock::Clock;
use crate::understand::event::clock::zone::Zone;
use crate::understand::event::day::{Day, Shape};
use crate::understand::event::length::Length;
use crate::understand::event::local::{add_days, monday};
use crate::understand::event::reader::Reader;
use crate::understand::language::Part;

/// A day and a time of it, as far as they were said.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Point {
    pub(crate) day: Option<Day>,
    pub(crate) clock: Option<Clock>,
    pub(crate) part: Option<Part>,
    pub(crate) zone: Option<Zone>,
    /// An end on the day after the start: `until ten the next morning`.
    pub(crate) next_day: bool,
}

impl Point {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Point::default()
    }

    /// Its day was said by its name in the week.
    pub(super) fn is_weekday(&self) -> bool {
        self.day.as_ref().is_some_and(|day| matches!(day.shape, Shape::Weekday(_)))
    }
}

/// A time expression: everything about one event's time that was said in one breath.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Phrase {
    /// First lexeme and the one after the last.
    pub(crate) span: (usize, usize),
    pub(crate) start: Point,
    pub(crate) end: Option<Point>,
    pub(crate) length: Option<Length>,
    pub(crate) loose: Option<Length>,
    pub(crate) moment: Option<(i64, Option<i64>)>,
    pub(crate) every: bool,
    pub(crate) all_day: bool,
    /// `since Monday`: the last one.
    pub(crate) since: bool,
    /// `by two`: the time is the end.
    pub(crate) deadline: bool,
    /// `by` announced its time of day.
    pub(crate) by_clock: bool,
    /// The part of the day was said of the start alone: `at nine in the morning until six`, `Friday morning 8 to 12`.
    pub(crate) parted: bool,
    /// Minutes before an hour that could be two hours: `Monday ten to eleven`.
    pub(crate) doubtful: bool,
    /// Its two days are listed, and no range: `7 and 8 December`.
    pub(crate) listed: bool,
    /// Its hour is the first of two: `at three or four`.
    pub(crate) either: bool,
    /// A night was said that leads into the day.
    pub(crate) into: bool,
    /// A night was said after the time of day or after a date: `at two at night` on a day is early on it, `Friday night at
    /// two` is not.
    pub(crate) small_hours: bool,
}

impl Phrase {
    /// A night and a time of day were said, and no day: `nachts um zwei`.
    pub(super) fn is_hour_of_night(&self) -> bool {
        self.start.day.is_none() && self.start.clock.is_some() && self.start.part == Some(Part::Night)
    }

    /// Nothing but a length that nothing announced.
    pub(super) fn is_loose(&self) -> bool {
        *self == Phrase { span: self.span, loose: self.loose, ..Phrase::default() }
    }

    /// Says nothing but now.
    pub(crate) fn is_now(&self) -> bool {
        *self == Phrase { span: self.span, moment: Some((0, None)), ..Phrase::default() }
    }

    /// Says a time of day or a range, not only a day.
    pub(crate) fn is_complete(&self) -> bool {
        self.start.clock.is_some() || self.start.part.is_some() || self.moment.is_some() || self.end.is_some()
    }

    /// Says several days and no time of day.
    pub(super) fn spans_days(&self) -> bool {
        let several = self.start.day.as_ref().is_some_and(|day| !day.is_one_day()) || self.end.is_some();
        self.start.clock.is_none() && several
    }

    /// Adds what `other` says; `false`, and nothing is changed, when the two contradict each other.
    pub(super) fn merge(&mut self, other: &Phrase, reader: &Reader<'_>) -> bool {
        let both = |a: bool, b: bool| a && b;
        let day = match (&self.start.day, &other.start.day) {
            (Some(known), Some(day)) => match known.narrowed(day, reader) {
                // `on the third … at the Friday Club`: only side by side do they look for a far month.
                Some(both) => {
                    let (a, b) = (known.shape, day.shape);
                    let near = match (a, b) {
                        (Shape::Weekday(_), Shape::DayOfMonth(_)) => both.from == day.from,
                        (Shape::DayOfMonth(_), Shape::Weekday(_)) => both.from == known.from,
                        _ => true,
                    };
                    if !near {
                        return false;
                    }
                    Some(both)
                }
                None => return false,
            },
            (known, day) => known.clone().or_else(|| day.clone()),
        };
        let timed = |phrase: &Phrase| phrase.start.clock.is_some() || phrase.moment.is_some();
        if both(timed(self), timed(other))
            && (self.start.clock != other.start.clock || self.moment != other.moment)
            || both(self.end.is_some(), other.end.is_some()) && self.end != other.end
            || both(self.start.part.is_some(), other.start.part.is_some())
                && self.start.part != other.start.part
            || both(self.moment.is_some(), other.start.day.is_some())
            || both(other.moment.is_some(), self.start.day.is_some())
        {
            return false;
        }
        self.small_hours |= other.start.day.is_some() && self.is_hour_of_night();
        // `on Thursday the order to the printers by noon`: at noon, as in one breath.
        let later = day.as_ref().is_some_and(|day| day.is_one_day() && day.from > reader.today());
        let hour = |phrase: &Phrase| phrase.start.day.is_none() && phrase.start.clock.is_some();
        let moment = later && (hour(other) || hour(self) && self.by_clock);
        self.start.day = day;
        self.start.clock = self.start.clock.or(other.start.clock);
        self.start.part = self.start.part.or(other.start.part);
        self.parted |= other.parted;
        self.small_hours |= other.small_hours;
        self.doubtful |= other.doubtful;
        self.either |= other.either;
        self.start.zone = self.start.zone.or(other.start.zone);
        self.end = self.end.take().or_else(|| other.end.clone());
        self.length = self.length.or(other.length);
        self.loose = self.loose.or(other.loose);
        self.moment = self.moment.or(other.moment);
        self.every |= other.every;
        self.all_day |= other.all_day;
        self.since |= other.since;
        self.deadline = (self.deadline || other.deadline) && !moment;
        self.by_clock |= other.by_clock;
        true
    }

    /// Puts a weekday into the week of `day`.
    pub(super) fn move_to_week(&mut self, day: &Day) {
        if let Some(known) = &mut self.start.day
            && let Shape::Weekday(weekday) = known.shape
        {
            *known = Day::fixed(add_days(monday(day.from), i64::from(weekday)));
        }
    }

    /// Takes the time of day that `other` says for both: `Tuesday and Thursday at five`.
    pub(super) fn share(&mut self, other: &Phrase) {
        self.start.clock = other.start.clock;
        self.start.part = other.start.part;
        self.start.zone = other.start.zone;
        self.end = other.end.clone().filter(|end| end.day.is_none());
        self.length = self.length.or(other.length);
        self.loose = self.loose.or(other.loose);
    }

    /// Lets `other` replace what it says, after a correction.
    pub(super) fn correct(&mut self, other: &Phrase) {
        if other.moment.is_some() {
            *self = other.clone();
            return;
        }
        if other.start.day.is_some() {
            self.start.day = other.start.day.clone();
            self.moment = None;
            if self.end.as_ref().is_some_and(|end| end.day.is_some()) {
                self.end = None;
            }
        }
        if other.start.clock.is_some() {
            self.start.clock = other.start.clock;
            self.start.part = other.start.part.or(self.start.part);
            self.start.zone = other.start.zone.or(self.start.zone);
            self.moment = None;
            self.end = None;
        } else if other.start.part.is_some() {
            self.start.part = other.start.part;
        }
        if other.end.is_some() {
            self.end = other.end.clone();
        }
        if let Some(length) = other.length.or(other.loose) {
            self.length = Some(length);
        }
        self.every |= other.every;
    }
}
