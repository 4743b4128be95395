use super::atom::Atom;
use super::clock::{Clock, HOUR, Half};
use super::day::{Day, Shape};
use super::intro::Intro;
use super::length::Length;
use super::local::{add_days, monday};
use super::reader::Reader;
use super::zone::Zone;
use crate::understand::language::Part;

/// A day and a time of it, as far as they were said.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Point {
    pub(super) day: Option<Day>,
    pub(super) clock: Option<Clock>,
    pub(super) part: Option<Part>,
    pub(super) zone: Option<Zone>,
}

impl Point {
    pub(super) fn is_empty(&self) -> bool {
        *self == Point::default()
    }
}

/// A time expression: everything about one event's time that was said in one breath.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Phrase {
    /// First lexeme and the one after the last.
    pub(super) span: (usize, usize),
    pub(super) start: Point,
    pub(super) end: Option<Point>,
    pub(super) length: Option<Length>,
    pub(super) loose: Option<Length>,
    pub(super) moment: Option<(i64, Option<i64>)>,
    pub(super) every: bool,
    pub(super) all_day: bool,
    /// `since Monday`: the last one.
    pub(super) since: bool,
    /// `by two`: the time is the end.
    pub(super) deadline: bool,
    /// `by` announced its time of day.
    pub(super) by_clock: bool,
    /// The part of the day was said of the start alone: `at nine in the morning until six`, `Friday morning 8 to 12`.
    pub(super) parted: bool,
    /// Minutes before an hour that could be two hours: `Monday ten to eleven`.
    pub(super) doubtful: bool,
    /// Its two days are listed, and no range: `7 and 8 December`.
    pub(super) listed: bool,
    /// A night was said that leads into the day.
    pub(super) into: bool,
    /// A night was said after the time of day: `at two at night` on a day is early on it, `Friday night at two` is not.
    pub(super) small_hours: bool,
}

impl Phrase {
    /// Takes one piece; `false` when there is no room for it.
    pub(super) fn take(&mut self, atom: Atom, intro: Intro, reader: &Reader<'_>) -> bool {
        match atom {
            Atom::Days(day, last) => {
                if intro.until && self.end.is_none() && last.is_none() {
                    self.end = Some(Point { day: Some(day), ..Point::default() });
                    return true;
                }
                // `every Monday from 9 to 11 until March`: so long it repeats.
                if intro.until && self.every && self.end.is_some() {
                    return true;
                }
                // `until eight tomorrow`
                let one = last.is_none() && day.is_one_day();
                if let Some(end) = self.open_end().filter(|end| one && end.day.is_none()) {
                    end.day = Some(day);
                    return true;
                }
                // `by noon on Monday` is `by Monday noon`.
                let later = one && self.by_clock && day.from > reader.today();
                self.deadline &= !later;
                self.deadline |= intro.by && (intro.in_ || !day.is_one_day());
                // `today in a year`
                let today = Day::fixed(reader.today());
                match &self.start.day {
                    Some(known) if one && *known == today && (intro.within || day.to <= today.from) => {
                        self.start.day = Some(day);
                    }
                    // `a year ago today`
                    Some(known) if one && day == today && known.is_one_day() && known.to <= today.from => {}
                    None => {
                        // `nachts um zwei am Dienstag`
                        self.small_hours |= self.is_hour_of_night();
                        self.start.day = Some(day);
                    }
                    Some(known) => match known.narrowed(&day, reader) {
                        Some(narrow) => self.start.day = Some(narrow),
                        None => return false,
                    },
                }
                if let Some(last) = last {
                    self.end.get_or_insert_default().day = Some(last);
                }
            }
            Atom::Clock(clock, end) => {
                // `vom 7. bis zum 11. Dezember jeweils um acht`
                let days = |end: &Point| end.day.is_some() && end.clock.is_none();
                self.every |= intro.each && self.start.clock.is_none() && self.end.as_ref().is_some_and(days);
                // `every two hours from nine`
                if self.every {
                    self.moment = None;
                    // `von Montag bis Donnerstag jeden Tag von 7 bis 15 Uhr`: the hours of each.
                    let days = self.end.as_ref().is_some_and(days);
                    self.end = self.end.take().filter(|_| !days || self.start.clock.is_some());
                }
                // `morgen Mittag um eins`
                let noon = self.start.clock.is_some_and(|known| known.half == Half::Noon);
                // `morgen Mittag von zwölf bis zwei`
                if noon && end.is_some() && self.end.is_none() && clock.half == Half::Open {
                    (self.start.clock, self.start.part) = (Some(clock), None);
                    (self.end.get_or_insert_default().clock, self.parted) = (end, true);
                    return true;
                }
                if noon && intro.at && end.is_none() && self.end.is_none() && clock.half == Half::Open {
                    (self.start.clock, self.start.part) = (Some(clock), Some(Part::Lunch));
                    return true;
                }
                // `le 4 à 20h jusqu'au 5 à 8h`
                let open = self.start.clock.is_some() && !self.every && reader.time.relation_after;
                let last = self.end.as_mut().filter(|end| open && end.day.is_some() && end.clock.is_none());
                if let Some(last) = last.filter(|_| intro.at && end.is_none()) {
                    last.clock = Some(clock);
                    return true;
                }
                if self.start.clock.is_some() || self.moment.is_some() {
                    return intro.until && self.end.is_none() && {
                        self.end = Some(Point { clock: Some(clock), ..Point::default() });
                        true
                    };
                }
                let waiting =
                    self.start.is_empty() && self.end.as_ref().is_some_and(|end| end.clock.is_none());
                if (intro.until || waiting) && end.is_none() {
                    self.end.get_or_insert_default().clock = Some(clock);
                    return true;
                }
                let later = self.start.day.as_ref().is_some_and(|day| day.from > reader.today());
                self.deadline |= (intro.by || intro.before) && end.is_none() && !later;
                self.by_clock = intro.by && !intro.before;
                self.start.clock = Some(clock);
                // `until midnight on Saturday starting at eight`
                let ended = self.end.as_mut().filter(|end| end.clock.is_some() && !self.every);
                if let Some(ended) = ended.filter(|_| self.start.day.is_none() && end.is_none()) {
                    self.start.day = ended.day.take();
                }
                // `tomorrow afternoon 11 to 2` is still a morning.
                let late = clock.seconds >= 9 * HOUR;
                self.parted |= self.start.part.is_some_and(|part| part != Part::Afternoon || !late);
                if end.is_some() {
                    self.end.get_or_insert_default().clock = end;
                }
            }
            Atom::Part(part) => {
                if let Some(known) = self.start.part {
                    return known == part;
                }
                // `hasta las seis de la tarde`
                if let Some(end) = self.open_end() {
                    end.part = Some(part);
                    return true;
                }
                // `work until the evening`
                if intro.until && self.end.is_none() && self.start.is_empty() && self.moment.is_none() {
                    self.end = Some(Point { part: Some(part), ..Point::default() });
                    return true;
                }
                self.deadline |= intro.by;
                self.parted = self.start.clock.is_some() && self.end.is_none();
                self.small_hours = self.parted && part == Part::Night;
                self.start.part = Some(part);
            }
            Atom::PartOf(day, part) => {
                if let Some(end) = self.open_end().filter(|end| end.day.is_none()) {
                    (end.day, end.part) = (Some(day), Some(part));
                    return true;
                }
                if self.start.part.is_some() || self.start.day.as_ref().is_some_and(|known| *known != day) {
                    return false;
                }
                self.start.day = Some(day);
                self.start.part = Some(part);
            }
            Atom::Moment(from, to) => {
                if self.moment.is_some() || self.start.clock.is_some() {
                    return false;
                }
                // `within two hours`
                let soon = intro.by && intro.in_ && from > 0 && to.is_none();
                self.moment = Some(if soon { (0, Some(from)) } else { (from, to) });
            }
            Atom::Length(length) => {
                if self.length.is_some() {
                    return false;
                }
                self.length = Some(length);
            }
            Atom::LooseLength(length) => {
                if self.loose.is_some() || self.length.is_some() {
                    return false;
                }
                self.loose = Some(length);
            }
            Atom::Every(day, part) => {
                self.every = true;
                // `from the 7th to the 11th, nine to five each day`
                if day.is_none()
                    && part.is_none()
                    && let Some(end) = self.end.as_mut().filter(|end| end.clock.is_some())
                {
                    end.day = None;
                }
                if part.is_some() {
                    self.start.part = part;
                }
                if let Some(day) = day {
                    match &self.start.day {
                        None => self.start.day = Some(day),
                        Some(known) => match known.narrowed(&day, reader) {
                            Some(narrow) => self.start.day = Some(narrow),
                            None => return false,
                        },
                    }
                }
            }
            Atom::EveryLength(seconds) => {
                self.every = true;
                if self.start.clock.is_none() && self.moment.is_none() {
                    self.moment = Some((seconds, None));
                }
            }
            Atom::Zone(zone) => {
                if self.start.zone.is_some() {
                    return false;
                }
                self.start.zone = Some(zone);
            }
            Atom::AllDay => self.all_day = true,
        }
        true
    }

    /// The end, if nothing but its time of day was said so far: `until eight …`.
    fn open_end(&mut self) -> Option<&mut Point> {
        let waiting = self.start.is_empty() && self.moment.is_none();
        self.end.as_mut().filter(|end| waiting && end.clock.is_some() && end.part.is_none())
    }

    /// A night and a time of day were said, and no day: `nachts um zwei`.
    fn is_hour_of_night(&self) -> bool {
        self.start.day.is_none() && self.start.clock.is_some() && self.start.part == Some(Part::Night)
    }

    /// Nothing but a length that nothing announced.
    pub(super) fn is_loose(&self) -> bool {
        *self == Phrase { span: self.span, loose: self.loose, ..Phrase::default() }
    }

    /// Says nothing but now.
    pub(super) fn is_now(&self) -> bool {
        *self == Phrase { span: self.span, moment: Some((0, None)), ..Phrase::default() }
    }

    /// Says a time of day or a range, not only a day.
    pub(super) fn is_complete(&self) -> bool {
        self.start.clock.is_some() || self.start.part.is_some() || self.moment.is_some() || self.end.is_some()
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
        self.start.day = day;
        self.start.clock = self.start.clock.or(other.start.clock);
        self.start.part = self.start.part.or(other.start.part);
        self.parted |= other.parted;
        self.small_hours |= other.small_hours;
        self.doubtful |= other.doubtful;
        self.start.zone = self.start.zone.or(other.start.zone);
        self.end = self.end.take().or_else(|| other.end.clone());
        self.length = self.length.or(other.length);
        self.loose = self.loose.or(other.loose);
        self.moment = self.moment.or(other.moment);
        self.every |= other.every;
        self.all_day |= other.all_day;
        self.since |= other.since;
        self.deadline |= other.deadline;
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
