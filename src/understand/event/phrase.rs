use super::atom::Atom;
use super::clock::{Clock, HOUR, Half, Trust};
use super::day::{Day, Shape, Which};
use super::days::shift;
use super::intro::Intro;
use super::length::Length;
use super::local::{add_days, monday};
use super::reader::Reader;
use super::zone::Zone;
use crate::understand::language::{Part, Sense};
use crate::understand::words::Kind;

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
    /// The part of the day was said of the start alone: `at nine in the morning until six`, `Friday morning 8 to 12`.
    pub(super) parted: bool,
    /// Minutes before an hour that could be two hours: `Monday ten to eleven`.
    pub(super) doubtful: bool,
    /// A night was said after the time of day: `at two at night` on a day is early on it, `Friday night at two` is not.
    pub(super) small_hours: bool,
}

/// How many pieces one expression may have; a bound, so that reading stays linear.
const MOST_ATOMS: usize = 12;

impl Reader<'_> {
    /// The time expression that starts at `at`.
    pub(super) fn phrase(&self, at: usize, trust: Trust) -> Option<Phrase> {
        if self.is_anothers(at) || self.names_street(at) {
            return None;
        }
        // `12 Friday Street`
        let house = at.checked_sub(1).and_then(|before| self.number(before)).is_some_and(|n| !n.ordinal);
        if house && self.is_name_of_time(at) && self.is(at + 1, Sense::Street) {
            return None;
        }
        // `check in at 3`, `drop by on Friday`: the word belongs to the verb.
        if self.is_any(at, &[Sense::In, Sense::By])
            && !self.is_any(at, &[Sense::On, Sense::At, Sense::Before])
            && self.is_any(at + 1, &[Sense::At, Sense::On])
            && !self.is_any(at + 1, &[Sense::In, Sense::Part(Part::Lunch)])
        {
            return None;
        }
        // `sleep in tomorrow`
        let day = self.day_away(at + 1).is_some() || self.weekday(at + 1).is_some();
        if self.time.names_lead && self.is(at, Sense::In) && !self.is(at, Sense::By) && day {
            return None;
        }
        // `come over on Monday`
        if self.time.names_lead && self.is(at, Sense::On) && self.is(at + 1, Sense::On) {
            return None;
        }
        let mut phrase = Phrase { span: (at, at), ..Phrase::default() };
        let mut next = at;
        let mut trust = trust;
        let mut weekday = false;
        for _ in 0..MOST_ATOMS {
            let joined = self.joined(next, next > at);
            let Some((atom, intro, after)) = self.atom(joined, trust, weekday, &phrase) else { break };
            // A named day beside another day is what the event is called: `am 24. Heiligabend bei Oma`.
            let named = self.find(joined, |sense| matches!(sense, Sense::Holiday(_)).then_some(())).is_some();
            // `on Monday at nine about the end of March`
            let about = intro.around && phrase.start.clock.is_some();
            if (intro.for_ || named || about) && matches!(atom, Atom::Days(..)) && phrase.start.day.is_some()
            {
                break;
            }
            weekday = matches!(&atom, Atom::Days(day, None) if matches!(day.shape, Shape::Weekday(_) | Shape::TiedWeekday));
            trust = if matches!(atom, Atom::Days(..) | Atom::Part(_) | Atom::PartOf(..) | Atom::Every(..)) {
                Trust::AfterDay
            } else {
                Trust::Signed
            };
            let doubtful = matches!(atom, Atom::Clock(_, None))
                && !intro.at
                && (joined..after).any(|at| self.could_be_hours(at));
            if !phrase.take(atom, intro, self) {
                break;
            }
            phrase.doubtful |= doubtful;
            // `à six heures du matin pétantes`
            next = if phrase.start.clock.is_some() { self.skip(after, &[Sense::Sharp]) } else { after };
            if let Some(after) = self.to_end(next, intro, &mut phrase) {
                next = after;
                trust = Trust::Signed;
                weekday = false;
            }
            // `call with June at 3`: the month may be a name, so what follows is read for itself.
            if joined == at && at > 0 {
                phrase.span.1 = next;
                if self.is_bare_span(&phrase) {
                    break;
                }
            }
        }
        phrase.span.1 = next;
        phrase.since = self.is(at, Sense::Since) && phrase.end.is_none();
        if phrase.since {
            phrase.start.day = phrase.start.day.map(|day| day.gone_by(self.today()));
            // `seit drei Tagen`
            let long =
                if phrase.start.is_empty() { phrase.length.take().or(phrase.loose.take()) } else { None };
            match long {
                Some(length) if length.is_clock() => phrase.moment = Some((-length.seconds, Some(0))),
                Some(length) => {
                    phrase.start.day = Some(Day::span(shift(self.today(), length, -1), self.today()))
                }
                None => {}
            }
        }
        // `parents evening`, `afternoon tea`: a part of the day that nothing announces is part of the name.
        let only_part = phrase
            == Phrase {
                span: phrase.span,
                start: Point { part: phrase.start.part, ..Point::default() },
                ..Phrase::default()
            };
        let last = next.saturating_sub(1);
        // `las mañanas`: their article is the word for `at`, but it announces no mornings.
        let mornings = self.is(last, Sense::Habit);
        let plain = (at..last).all(|at| {
            self.is(at, Sense::The) && !self.is(at, Sense::On) && (mornings || !self.is(at, Sense::At))
        });
        let named = only_part && plain && !self.is(last, Sense::Aside) && self.lexes.len() > next - at;
        (next > at && !named).then_some(phrase)
    }

    /// A month or quarter and nothing else, without a word that announces a time.
    pub(super) fn is_bare_span(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let day = phrase.start.day.clone();
        let only = *phrase
            == Phrase { span: phrase.span, start: Point { day, ..Point::default() }, ..Phrase::default() };
        let quarter = (from..to).any(|at| self.is(at, Sense::QuarterLetter));
        let span = phrase
            .start
            .day
            .as_ref()
            .is_some_and(|day| matches!(day.shape, Shape::Month(_)) || quarter && !day.is_one_day());
        let small = self.is_any(from, &[Sense::Of, Sense::The]);
        let announced = self.is_any(from, &[Sense::On, Sense::In, Sense::At, Sense::By, Sense::Until])
            || self.is(from, Sense::From) && !self.time.relation_after;
        let named = self.month(from).is_some() || self.is(from, Sense::QuarterLetter);
        only && span && (named || small && !announced)
    }

    /// `Ende März` in `am Montag um neun das Projekt Ende März besprechen`, and nothing else.
    pub(super) fn is_bare_third(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let day = phrase.start.day.clone();
        let only = *phrase
            == Phrase { span: phrase.span, start: Point { day, ..Point::default() }, ..Phrase::default() };
        let small = |at: &usize| !self.is_any(*at, &[Sense::Of, Sense::The, Sense::Around]);
        let part = (from..to).find(small);
        only && part.is_some_and(|part| self.is_any(part, &[Sense::Begin, Sense::Middle, Sense::End]))
            && self.month(to - 1).is_some()
    }

    /// `at the Friday club`: no day is said like this for itself.
    pub(super) fn is_at_the_day(&self, from: usize, to: usize) -> bool {
        self.time.names_lead
            && to == from + 3
            && self.is(from, Sense::At)
            && self.is(from + 1, Sense::The)
            && self.weekday(from + 2).is_some()
            && self.lex(to).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
    }

    /// `parents evening`: a plain word directly before it takes the part of the day at `at` for its name.
    pub(super) fn is_named_part(&self, at: usize) -> bool {
        let noun = |before: usize| {
            self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty())
                && self.number(before).is_none()
        };
        self.time.names_lead
            && self.part(at).is_some_and(|part| part != Part::Night && part != Part::Lunch)
            && self.lex(at).is_some_and(|lex| lex.first == lex.last)
            && !self.is_any(at, &[Sense::Habit, Sense::Aside])
            && !self.is(at + 1, Sense::Of)
            && at.checked_sub(1).is_some_and(|before| {
                let apostrophe = self.kind(before) == Some(Kind::Symbol) && self.is_glued(before);
                noun(if apostrophe { before.wrapping_sub(1) } else { before })
            })
    }

    /// `midnight mass`: the hour names what follows, and is its time as well.
    pub(super) fn is_midnight_of(&self, at: usize) -> bool {
        let what = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.names_lead && self.is(at, Sense::Midnight) && what && self.number(at + 1).is_none()
    }

    /// `de nuit` behind the noun that it describes.
    pub(super) fn is_at_night(&self, at: usize) -> bool {
        let noun = |before: usize| {
            self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty())
                && self.number(before).is_none()
        };
        self.time.relation_after
            && self.is(at, Sense::Of)
            && !self.is(at, Sense::On)
            && self.part(at + 1) == Some(Part::Night)
            && at.checked_sub(1).is_some_and(noun)
    }

    /// `weekly magazine`: how often a thing comes is no time of it.
    pub(super) fn is_rhythm(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let one_word = self.lex(from).zip(self.lex(from + 1)).is_some_and(|(a, b)| a.first == b.first);
        let only =
            *phrase == Phrase { span: phrase.span, every: true, moment: phrase.moment, ..Phrase::default() };
        one_word && only && self.lex(to).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
    }

    /// `next` in `not this Friday but next`: of the weekday that was taken back from `from` to `to`.
    pub(super) fn instead(&self, from: usize, to: usize) -> Option<Phrase> {
        let day = (from..to).find_map(|at| self.weekday(at))?;
        let comma = if self.kind(to) == Some(Kind::Comma) { to + 1 } else { to };
        let small =
            |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.number.is_none());
        (comma..=comma + 2).take_while(|at| *at == comma || small(at - 1)).find_map(|at| {
            let which = self.which(at).filter(|which| *which != Which::This)?;
            let alone = self.weekday(at + 1).is_none()
                && self.unit(at + 1).is_none()
                && self.month(at + 1).is_none()
                && self.number(at + 1).is_none()
                && !self.is(at + 1, Sense::Weekend);
            let start = Point { day: Some(self.weekday_of(day, Some(which))), ..Point::default() };
            let one = if self.is(at + 1, Sense::A) { at + 2 } else { at + 1 };
            alone.then_some(Phrase { span: (at, one), start, ..Phrase::default() })
        })
    }

    /// Where the piece of time ends that `not` takes back.
    pub(super) fn not_meant(&self, at: usize, trust: Trust) -> Option<usize> {
        self.atom(at, trust, false, &Phrase::default()).map(|(_, _, end)| end)
    }

    /// Past what may stand between two pieces of one expression.
    pub(super) fn joined(&self, at: usize, inside: bool) -> usize {
        if inside && self.is_mail_sign(at) {
            return at;
        }
        let comma = matches!(self.kind(at), Some(Kind::Comma))
            || self.kind(at) == Some(Kind::Dash) && !self.is_glued(at)
            || self.kind(at) == Some(Kind::Symbol) && !self.is_plus(at) && !self.is(at, Sense::And);
        if inside && comma { at + 1 } else { at }
    }
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
                self.deadline |= intro.by && (intro.in_ || !day.is_one_day());
                // `today in a year`
                let today = Day::fixed(reader.today());
                match &self.start.day {
                    Some(known) if one && *known == today && (intro.within || day.to <= today.from) => {
                        self.start.day = Some(day);
                    }
                    // `a year ago today`
                    Some(known) if one && day == today && known.is_one_day() && known.to <= today.from => {}
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
                // `every two hours from nine`
                if self.every {
                    self.moment = None;
                    // `von Montag bis Donnerstag jeden Tag von 7 bis 15 Uhr`: the hours of each.
                    let days = self.end.as_ref().is_some_and(|end| end.day.is_some() && end.clock.is_none());
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
                self.start.clock = Some(clock);
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
