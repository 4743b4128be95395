//! What an expression makes of each piece that is said.

use super::atom::Atom;
use super::expression::{Phrase, Point};
use super::intro::Intro;
use crate::understand::event::clock::{Clock, HOUR, Half};
use crate::understand::event::day::{Day, Shape};
use crate::understand::event::reader::Reader;
use crate::understand::language::Part;

impl Phrase {
    /// Takes one piece; `false` when there is no room for it.
    pub(crate) fn take(&mut self, atom: Atom, intro: Intro, reader: &Reader<'_>) -> bool {
        match atom {
            Atom::Days(day, last) => return self.take_days(day, last, intro, reader),
            Atom::Clock(clock, end) => return self.take_clock(clock, end, intro, reader),
            Atom::Part(part) => return self.take_part(part, intro),
            Atom::PartOf(day, part) => return self.take_part_of(day, part),
            Atom::Moment(from, to) => return self.take_moment(from, to, intro),
            Atom::Length(_) if self.length.is_some() => return false,
            Atom::Length(length) => self.length = Some(length),
            Atom::LooseLength(_) if self.loose.is_some() || self.length.is_some() => return false,
            Atom::LooseLength(length) => self.loose = Some(length),
            Atom::Every(day, part) => return self.take_every(day, part, reader),
            Atom::EveryLength(seconds) => {
                self.every = true;
                if self.start.clock.is_none() && self.moment.is_none() {
                    self.moment = Some((seconds, None));
                }
            }
            Atom::Zone(_) if self.start.zone.is_some() => return false,
            Atom::Zone(zone) => self.start.zone = Some(zone),
            Atom::AllDay => self.all_day = true,
        }
        true
    }

    fn take_days(&mut self, day: Day, last: Option<Day>, intro: Intro, reader: &Reader<'_>) -> bool {
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
        // `by noon on Monday` is `by Monday noon`, and so is `by eight tonight`.
        let later = one && self.by_clock;
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
        true
    }

    fn take_clock(&mut self, clock: Clock, end: Option<Clock>, intro: Intro, reader: &Reader<'_>) -> bool {
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
        let waiting = self.start.is_empty() && self.end.as_ref().is_some_and(|end| end.clock.is_none());
        if (intro.until || waiting) && end.is_none() {
            self.end.get_or_insert_default().clock = Some(clock);
            return true;
        }
        let later = self.start.day.as_ref().is_some_and(|day| !intro.before || day.from > reader.today());
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
        true
    }

    fn take_part(&mut self, part: Part, intro: Intro) -> bool {
        if let Some(known) = self.start.part {
            return known == part;
        }
        // `hasta las seis de la tarde`
        if let Some(end) = self.open_end() {
            end.part = Some(part);
            return true;
        }
        // `from 6 pm to 10 in the morning`: the start needs no part.
        let known = self.start.clock.is_some_and(|clock| clock.half == Half::Known);
        let open =
            |end: &&mut Point| end.part.is_none() && end.clock.is_some_and(|clock| clock.half == Half::Open);
        if let Some(end) = self.end.as_mut().filter(open).filter(|_| known) {
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
        // `am 25. Oktober nachts um halb drei`: whoever says the date means that one, but not in `the night of the 25th`.
        let dated = self
            .start
            .day
            .as_ref()
            .is_some_and(|day| matches!(day.shape, Shape::Date | Shape::FullDate | Shape::DayOfMonth(_)));
        self.small_hours = part == Part::Night && (self.parted || dated);
        self.start.part = Some(part);
        true
    }

    fn take_part_of(&mut self, day: Day, part: Part) -> bool {
        if let Some(end) = self.open_end().filter(|end| end.day.is_none()) {
            (end.day, end.part) = (Some(day), Some(part));
            return true;
        }
        if self.start.part.is_some() || self.start.day.as_ref().is_some_and(|known| *known != day) {
            return false;
        }
        self.start.day = Some(day);
        self.start.part = Some(part);
        true
    }

    fn take_moment(&mut self, from: i64, to: Option<i64>, intro: Intro) -> bool {
        if self.moment.is_some() || self.start.clock.is_some() {
            return false;
        }
        // `within two hours`
        let soon = intro.by && intro.in_ && from > 0 && to.is_none();
        self.moment = Some(if soon { (0, Some(from)) } else { (from, to) });
        true
    }

    fn take_every(&mut self, day: Option<Day>, part: Option<Part>, reader: &Reader<'_>) -> bool {
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
        true
    }

    /// The end, if nothing but its time of day was said so far: `until eight …`.
    fn open_end(&mut self) -> Option<&mut Point> {
        let waiting = self.start.is_empty() && self.moment.is_none();
        self.end.as_mut().filter(|end| waiting && end.clock.is_some() && end.part.is_none())
    }
}
