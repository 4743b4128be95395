use super::clock::{Clock, Trust};
use super::day::{Day, Shape};
use super::length::Length;
use super::reader::Reader;
use super::zone::Zone;
use crate::understand::language::{Part, Sense, Unit};
use crate::understand::words::Kind;

/// The small words that stood before a time, and what stood around it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Intro {
    pub(super) on: bool,
    pub(super) at: bool,
    pub(super) in_: bool,
    pub(super) from: bool,
    pub(super) until: bool,
    pub(super) by: bool,
    pub(super) for_: bool,
    pub(super) the: bool,
    pub(super) of: bool,
    pub(super) this: bool,
    pub(super) every: bool,
    pub(super) between: bool,
    pub(super) before: bool,
    pub(super) around: bool,
    /// A length after it lies ahead: `in three days`.
    pub(super) within: bool,
    /// A weekday was said just before: `Tuesday the 5th`.
    pub(super) weekday: bool,
    /// A day by number belongs to a range of days.
    pub(super) numbered: bool,
    /// The day is named by another, `after …`, `of …`.
    pub(super) named: bool,
}

impl Intro {
    /// Anything at all that announces a time.
    pub(super) fn any(self) -> bool {
        self.on
            || self.in_
            || self.from
            || self.until
            || self.by
            || self.between
            || self.named
            || self.weekday
            || self.every
            || self.before
    }

    fn add(&mut self, reader: &Reader<'_>, at: usize) -> bool {
        let mut known = false;
        for sense in reader.senses(at) {
            let flag = match sense {
                Sense::On => &mut self.on,
                Sense::At => &mut self.at,
                Sense::In => &mut self.in_,
                Sense::From => &mut self.from,
                Sense::After => {
                    // `after five days`
                    self.within = true;
                    &mut self.from
                }
                Sense::Until => &mut self.until,
                Sense::By => &mut self.by,
                Sense::Before => &mut self.before,
                Sense::For => &mut self.for_,
                Sense::The => &mut self.the,
                Sense::Of => &mut self.of,
                Sense::Between => &mut self.between,
                Sense::Around => &mut self.around,
                Sense::Aside | Sense::Sharp => &mut known,
                _ => continue,
            };
            *flag = true;
            known = true;
        }
        self.within |= self.in_;
        known
    }
}

/// One piece of a time expression.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Atom {
    Days(Day, Option<Day>),
    Clock(Clock, Option<Clock>),
    Part(Part),
    /// `this morning`, `last night`: today, or yesterday.
    PartOf(Day, Part),
    /// Seconds from now, and perhaps to: `in two to three hours`.
    Moment(i64, Option<i64>),
    Length(Length),
    /// A length that nothing announced: `30 minutes`.
    LooseLength(Length),
    Every(Option<Day>, Option<Part>),
    Zone(Zone),
    AllDay,
}

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
    /// `by two`: the time is the end.
    pub(super) deadline: bool,
}

/// How many pieces one expression may have; a bound, so that reading stays linear.
const MOST_ATOMS: usize = 12;

impl Reader<'_> {
    /// The time expression that starts at `at`.
    pub(super) fn phrase(&self, at: usize, trust: Trust) -> Option<Phrase> {
        let mut phrase = Phrase { span: (at, at), ..Phrase::default() };
        let mut next = at;
        let mut trust = trust;
        let mut weekday = false;
        for _ in 0..MOST_ATOMS {
            let joined = self.joined(next, next > at);
            let Some((atom, intro, after)) = self.atom(joined, trust, weekday, &phrase) else { break };
            // A named day beside another day is what the event is called: `am 24. Heiligabend bei Oma`.
            let named = self.find(joined, |sense| matches!(sense, Sense::Holiday(_)).then_some(())).is_some();
            if (intro.for_ || named) && matches!(atom, Atom::Days(..)) && phrase.start.day.is_some() {
                break;
            }
            weekday = matches!(&atom, Atom::Days(day, None) if matches!(day.shape, Shape::Weekday(_) | Shape::TiedWeekday));
            trust = if matches!(atom, Atom::Days(..)) { Trust::AfterDay } else { Trust::Signed };
            if !phrase.take(atom, intro, self) {
                break;
            }
            next = after;
            if let Some(after) = self.to_end(next, intro, &mut phrase) {
                next = after;
                trust = Trust::Signed;
                weekday = false;
            }
        }
        phrase.span.1 = next;
        // `parents evening`, `afternoon tea`: a part of the day that nothing announces is part of the name.
        let only_part = phrase
            == Phrase {
                span: phrase.span,
                start: Point { part: phrase.start.part, ..Point::default() },
                ..Phrase::default()
            };
        let last = next.saturating_sub(1);
        let plain = (at..last).all(|at| self.is(at, Sense::The) && !self.is_any(at, &[Sense::On, Sense::At]));
        let named = only_part && plain && !self.is(last, Sense::Aside) && self.lexes.len() > next - at;
        (next > at && !named).then_some(phrase)
    }

    /// Where the piece of time ends that `not` takes back.
    pub(super) fn not_meant(&self, at: usize) -> Option<usize> {
        self.atom(at, Trust::Signed, false, &Phrase::default()).map(|(_, _, end)| end)
    }

    /// Past what may stand between two pieces of one expression.
    fn joined(&self, at: usize, inside: bool) -> usize {
        let comma = matches!(self.kind(at), Some(Kind::Comma))
            || self.kind(at) == Some(Kind::Dash) && !self.is_glued(at)
            || self.kind(at) == Some(Kind::Symbol);
        if inside && comma { at + 1 } else { at }
    }

    /// `… to five`, `… until Wednesday at noon`: reads the end of a range into `phrase`.
    fn to_end(&self, at: usize, intro: Intro, phrase: &mut Phrase) -> Option<usize> {
        let dash = self.kind(at) == Some(Kind::Dash);
        let until = self.is(at, Sense::Until);
        let to = self.is(at, Sense::To) || until || dash || intro.between && self.is(at, Sense::And);
        let open = phrase.end.is_none()
            && (phrase.start.day.is_some() || phrase.start.clock.is_some() || phrase.start.part.is_some());
        if !to || !open {
            return None;
        }
        let trust = if phrase.start.clock.is_some() || until { Trust::Bare } else { Trust::AfterDay };
        let mut end = Phrase::default();
        let mut next = at + 1;
        for _ in 0..3 {
            let joined = self.joined(next, next > at + 1);
            let Some((atom, intro, after)) = self.atom(joined, trust, false, &end) else { break };
            if intro.for_
                || intro.from
                || matches!(
                    atom,
                    Atom::Clock(_, Some(_)) | Atom::Length(_) | Atom::LooseLength(_) | Atom::Every(..)
                )
            {
                break;
            }
            // `from two to four on Thursday`: the day belongs to both.
            if end.start.clock.is_some() && phrase.start.day.is_none() && matches!(atom, Atom::Days(..)) {
                break;
            }
            if !end.take(atom, intro, self) {
                break;
            }
            next = after;
        }
        if end.start.is_empty() || end.end.is_some() && end.start.day.is_none() {
            return None;
        }
        // A weekday to a time is no range: `Monday - 9:00`, `lundi à 9 heures`.
        let doubtful = dash || self.is_any(at, &[Sense::At, Sense::On]);
        if doubtful && phrase.start.clock.is_none() && (end.start.day.is_none() || end.start.clock.is_some())
        {
            return None;
        }
        // `Monday to Wednesday`: the end is counted from the start.
        phrase.end = Some(end.start);
        Some(next)
    }

    /// One piece with the small words before it.
    fn atom(&self, at: usize, trust: Trust, weekday: bool, so_far: &Phrase) -> Option<(Atom, Intro, usize)> {
        let mut intro = Intro { weekday, ..Intro::default() };
        let mut next = at;
        for _ in 0..5 {
            if let Some((atom, after)) = self.bare_atom(next, trust, intro, so_far) {
                return Some((atom, intro, after));
            }
            if !intro.add(self, next) {
                return None;
            }
            next += 1;
        }
        None
    }

    fn bare_atom(&self, at: usize, trust: Trust, intro: Intro, so_far: &Phrase) -> Option<(Atom, usize)> {
        if self.is(at, Sense::NoTime) {
            return None;
        }
        if self.is(at, Sense::AllDay) {
            return Some((Atom::AllDay, at + 1));
        }
        if let Some(every) = self.every(at, intro) {
            return Some(every);
        }
        if let Some(part) = self.part_of_day(at) {
            return Some(part);
        }
        if so_far.start.clock.is_some()
            && let Some((zone, next)) = self.zone(at)
        {
            return Some((Atom::Zone(zone), next));
        }
        let whole = self.lexes.len() == at + 1;
        if self.is(at, Sense::Now) && (whole || intro.from || !self.is(at, Sense::Weak)) {
            return Some((Atom::Moment(0, None), at + 1));
        }
        if intro.for_
            && !intro.on
            && let Some((length, next)) = self.length(at)
            && !self.is_any(next, &[Sense::Ago, Sense::Hence])
        {
            return Some((Atom::Length(length), self.skip(next, &[Sense::Aside])));
        }
        if let Some(moment) = self.moment(at, intro) {
            return Some(moment);
        }
        let trust = if intro.at || intro.from || intro.until || intro.by && self.number(at).is_some() {
            Trust::Bare
        } else {
            trust
        };
        let trust =
            if intro.between || intro.around && trust >= Trust::AfterDay { Trust::Bare } else { trust };
        if let Some((clock, end, next)) = self.clock_range(at, trust, intro) {
            return Some((Atom::Clock(clock, Some(end)), next));
        }
        let clock = (!intro.for_ || intro.at).then(|| self.clock(at, trust)).flatten();
        let clock = clock.or_else(|| self.clock(at, Trust::Signed));
        let days = self.ahead(at, intro).or_else(|| self.days(at, intro));
        match (clock, days) {
            (Some((clock, next)), Some((_, after))) if next > after || next == after && intro.at => {
                return Some((Atom::Clock(clock, None), next));
            }
            (_, Some(((day, last), next))) => return Some((Atom::Days(day, last), next)),
            (Some((clock, next)), None) => return Some((Atom::Clock(clock, None), next)),
            (None, None) => {}
        }
        if let Some(part) = self
            .part(at)
            .filter(|_| !self.is(at, Sense::Unit(Unit::Day)) || intro.at || so_far.start.day.is_some())
        {
            return Some((Atom::Part(part), at + 1));
        }
        let (length, next) = self.length(at).filter(|(length, _)| length.is_clock() && !intro.at)?;
        let ago = self.is_any(next, &[Sense::Before, Sense::After]) && !self.is(next, Sense::MinutesTo);
        (!ago).then_some((Atom::LooseLength(length), self.skip(next, &[Sense::Aside])))
    }

    pub(super) fn part(&self, at: usize) -> Option<Part> {
        self.find(at, |sense| if let Sense::Part(part) = sense { Some(part) } else { None })
    }

    /// `this morning`, `last night`, `esta tarde`, `ce soir`.
    fn part_of_day(&self, at: usize) -> Option<(Atom, usize)> {
        let days = if self.is(at, Sense::This) {
            0
        } else if self.is(at, Sense::Last) {
            -1
        } else {
            return None;
        };
        let part = self.part(at + 1)?;
        let day = Day::fixed(super::local::add_days(self.today(), days));
        Some((Atom::PartOf(day, part), at + 2))
    }

    /// `in two hours`, `20 minutes ago`, `vor einer Stunde`, `in two to three hours`.
    fn moment(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if self.is(at, Sense::AgoBefore)
            && let Some((length, next)) = self.length(at + 1)
            && length.is_clock()
        {
            return Some((Atom::Moment(-length.seconds, None), next));
        }
        if intro.within
            && (self.is_any(at + 1, &[Sense::To, Sense::Or]) || self.kind(at + 1) == Some(Kind::Dash))
        {
            let (first, _) = self.amount(at)?;
            if let Some((last, next)) = self.length(at + 2)
                && last.is_clock()
            {
                let (count, _) = self.amount(at + 2)?;
                let first = if count > 0 { last.seconds * first / count } else { 0 };
                return Some((Atom::Moment(first, Some(last.seconds)), next));
            }
        }
        // `the next three hours`
        let which = self.which(at);
        if let Some(which) = which {
            let (length, next) = self.length(at + 1).filter(|(length, _)| length.is_clock())?;
            return Some(match which {
                super::day::Which::Last => (Atom::Moment(-length.seconds, Some(0)), next),
                _ => (Atom::Moment(0, Some(length.seconds)), next),
            });
        }
        let (length, next) = self.length(at)?;
        if !length.is_clock() && length.seconds == 0 {
            return None;
        }
        let seconds = length.seconds + (length.days + 30 * length.months) * super::clock::DAY;
        if self.is(next, Sense::Ago) {
            Some((Atom::Moment(-seconds, None), next + 1))
        } else if self.is(next, Sense::Hence) {
            Some((Atom::Moment(seconds, None), next + 1))
        } else if self.is(next, Sense::From) && self.is(next + 1, Sense::Now) {
            Some((Atom::Moment(seconds, None), next + 2))
        } else if intro.within && !self.is_any(next, &[Sense::Before, Sense::After]) {
            Some((Atom::Moment(seconds, None), next))
        } else {
            None
        }
    }

    /// `in 6 to 8 weeks`
    fn ahead(&self, at: usize, intro: Intro) -> Option<(super::date::Dates, usize)> {
        if !intro.within
            || !(self.is_any(at + 1, &[Sense::To, Sense::Or]) || self.kind(at + 1) == Some(Kind::Dash))
        {
            return None;
        }
        let (first, _) = self.amount(at)?;
        let (last, next) = self.length(at + 2).filter(|(last, _)| last.seconds == 0)?;
        let (count, _) = self.amount(at + 2)?;
        let scale = |amount: i64| if count > 0 { amount * first / count } else { 0 };
        let first = Length {
            months: scale(last.months),
            days: scale(last.days),
            working_days: scale(last.working_days),
            ..last
        };
        let day = |length| Day::fixed(super::days::shift(self.today(), length, 1));
        Some(((day(first), Some(day(last))), next))
    }

    /// `every Tuesday`, `on Mondays`, `every other week`, `every morning`, `jeden ersten Montag`.
    fn every(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if self.is(at, Sense::Habit) && !intro.the {
            if let Some(day) = self.weekday(at) {
                let habit = intro.on
                    || intro.every
                    || self.time.relation_after
                    || at == 0
                    || self.clock(self.skip(at + 1, &[Sense::At]), Trust::Signed).is_some()
                    || self.is(at + 1, Sense::At)
                    || self.is(at + 1, Sense::From);
                return habit.then(|| (Atom::Every(Some(self.weekday_of(day, None)), None), at + 1));
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
        if !self.is(at, Sense::Every) {
            return None;
        }
        let mut next = self.skip(at + 1, &[Sense::The]);
        next = self.skip(next, &[Sense::Other]);
        let intro = Intro { every: true, named: true, ..Intro::default() };
        if let Some(number) = self.number(next) {
            // `every first Monday of the month`, `every 5th of the month`, `every two weeks`
            if number.ordinal
                && let Some(((day, None), after)) = self.days(next, intro)
            {
                return Some((Atom::Every(Some(self.not_over(day, next, intro)), None), after));
            }
            if number.ordinal
                && let Some(day) = self.weekday(next + 1)
            {
                return Some((Atom::Every(Some(self.weekday_of(day, None)), None), next + 2));
            }
            next += 1;
        }
        if let Some(part) = self.part(next).filter(|_| !self.is(next, Sense::Unit(Unit::Day))) {
            return Some((Atom::Every(None, Some(part)), next + 1));
        }
        if let Some(part) = self.part(next) {
            return Some((Atom::Every(None, Some(part)), next + 1));
        }
        if let Some(unit) = self.unit(next) {
            return Some((Atom::Every(self.unit_every(unit), None), next + 1));
        }
        let ((day, None), after) = self.days(next, intro)? else { return None };
        Some((Atom::Every(Some(day), None), after))
    }

    /// The same day of the next month when this month's is over: `every first Monday of the month`.
    fn not_over(&self, day: Day, at: usize, intro: Intro) -> Day {
        if day.to > self.today() {
            return day;
        }
        let first = super::local::add_months(super::local::first_of_month(self.today()), 1);
        let later = Reader { now: super::local::midnight(first), ..*self };
        later.days(at, intro).map_or(day, |((day, _), _)| day)
    }

    /// The first day of a habit by unit: today, or Monday to Friday the next of these.
    fn unit_every(&self, unit: Unit) -> Option<Day> {
        let today = self.today();
        match unit {
            Unit::WorkingDay => {
                Some(Day::fixed(super::local::add_working_days(today, 1)).shaped(Shape::WorkingDay))
            }
            _ => None,
        }
    }

    /// `from two to four`, `between 9 and 11`, `3-5pm`, `Monday 9 to 5`.
    fn clock_range(&self, at: usize, trust: Trust, intro: Intro) -> Option<(Clock, Clock, usize)> {
        let digits = |at: usize| self.number(at).is_some_and(|number| number.digits > 0);
        let announced = intro.from || intro.between;
        let read = |at: usize| {
            let plain = self.number(at).filter(|_| announced || digits(at));
            let plain_hour = self.number(at).is_some();
            let spoken = plain.is_some()
                && (self.is(at + 1, Sense::MinutesTo) && self.is_any(at + 1, &[Sense::To, Sense::Until]));
            if spoken {
                return self.hour_only(at);
            }
            // `entre nueve y once` is no eleven past nine.
            let plain = self.skip(at + 1, &[Sense::OClock]);
            if intro.between
                && plain_hour
                && self.is(plain, Sense::And)
                && !self.is_any(plain + 1, &[Sense::Half, Sense::Quarter])
            {
                return self.hour_only(at).map(|(clock, _)| (clock, plain));
            }
            self.clock(at, Trust::Bare)
        };
        let (start, next) = if intro.at && !announced && self.is(at + 1, Sense::MinutesTo) {
            return None;
        } else {
            read(at)?
        };
        let zone = self.zone(next).map_or(next, |(_, after)| after);
        let next = if announced || zone == next { zone } else { next };
        let dash = self.kind(next) == Some(Kind::Dash);
        let to = self.is_any(next, &[Sense::To, Sense::Until])
            || dash
            || intro.between && self.is(next, Sense::And);
        if !to {
            return None;
        }
        let second = self.skip(self.skip(next + 1, &[Sense::At]), &[Sense::The]);
        let (end, after) = self.clock(second, Trust::Bare)?;
        let signed = self.clock(at, Trust::Signed).is_some_and(|(_, after)| after == next)
            || self.clock(second, Trust::Signed).is_some_and(|(_, signed)| signed == after)
            || self.part_follows(after)
            || digits(at) && digits(second) && self.day_follows(after);
        let trusted = announced || trust >= Trust::AfterDay;
        // `10-12-2026` and phone numbers are no ranges of hours.
        if dash && self.kind(after) == Some(Kind::Dash)
            || self.month(self.skip(self.skip(after, &[Sense::Of]), &[Sense::The])).is_some()
            || self.past_dot_month(after)
        {
            return None;
        }
        (signed || trusted).then_some((start, end, after))
    }

    /// `2-4 Sunday`
    fn day_follows(&self, at: usize) -> bool {
        let at = self.skip(at, &[Sense::On]);
        self.weekday(at).is_some()
            || self.find(at, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some()
    }

    fn past_dot_month(&self, at: usize) -> bool {
        self.kind(at) == Some(Kind::Dot) && self.month(at + 1).is_some()
    }

    /// `… in the morning`, `… de la tarde`, `… tonight` follows.
    pub(super) fn part_follows(&self, at: usize) -> bool {
        let plain = |at: usize| self.part(at).is_some() && !self.is(at, Sense::Unit(Unit::Day));
        let start = self.skip(at, &[Sense::In, Sense::Of, Sense::On]);
        let the = self.skip(start, &[Sense::The]);
        let this = self.skip(at, &[Sense::This, Sense::Days(0)]);
        (the > at && self.part(the).is_some() && (start > at || self.time.relation_after))
            || this > at && self.part(this).is_some()
            || (self.time.half_before && plain(at))
    }
}

impl Phrase {
    /// Takes one piece; `false` when there is no room for it.
    fn take(&mut self, atom: Atom, intro: Intro, reader: &Reader<'_>) -> bool {
        match atom {
            Atom::Days(day, last) => {
                if intro.until && self.end.is_none() && last.is_none() {
                    self.end = Some(Point { day: Some(day), ..Point::default() });
                    return true;
                }
                self.deadline |= intro.by && (intro.in_ || !day.is_one_day());
                match &self.start.day {
                    None => self.start.day = Some(day),
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
                self.deadline |= (intro.by || intro.before) && end.is_none();
                self.start.clock = Some(clock);
                if end.is_some() {
                    self.end.get_or_insert_default().clock = end;
                }
            }
            Atom::Part(part) => {
                if self.start.part.is_some() {
                    return false;
                }
                self.deadline |= intro.by;
                self.start.part = Some(part);
            }
            Atom::PartOf(day, part) => {
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
            Atom::Zone(zone) => {
                if self.start.zone.is_some() {
                    return false;
                }
                self.start.zone = Some(zone);
            }
            Atom::AllDay => {}
        }
        true
    }

    /// Nothing but a length that nothing announced.
    pub(super) fn is_loose(&self) -> bool {
        *self == Phrase { span: self.span, loose: self.loose, ..Phrase::default() }
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
                Some(day) => Some(day),
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
        self.start.day = day;
        self.start.clock = self.start.clock.or(other.start.clock);
        self.start.part = self.start.part.or(other.start.part);
        self.start.zone = self.start.zone.or(other.start.zone);
        self.end = self.end.take().or_else(|| other.end.clone());
        self.length = self.length.or(other.length);
        self.loose = self.loose.or(other.loose);
        self.moment = self.moment.or(other.moment);
        self.every |= other.every;
        self.deadline |= other.deadline;
        true
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
