//! The end of a range, and what may stand behind an hour.

use super::atom::Atom;
use super::expression::{Phrase, Point};
use super::intro::Intro;
use super::said::NEAR;
use crate::understand::event::clock::Trust;
use crate::understand::event::day::{Day, Shape};
use crate::understand::event::local::midnight;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Part, Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// How many pieces the end of a range may have: a weekday, its date, a part of the day and a time.
const MOST_PIECES: usize = 4;

/// The end of a range, as far as it was said.
struct Ended {
    end: Phrase,
    /// What stands behind it.
    next: usize,
    /// `von Montag bis Freitag jeweils um acht`
    each: bool,
}

impl Reader<'_> {
    /// `… to five`, `… until Wednesday at noon`: reads the end of a range into `phrase`.
    pub(super) fn to_end(&self, at: usize, intro: Intro, phrase: &mut Phrase) -> Option<usize> {
        // `from Friday 4 December, 3 pm, to Sunday`
        let comma = self.kind(at) == Some(Kind::Comma)
            && self.is(phrase.span.0, Sense::From)
            && self.is_any(at + 1, &[Sense::To, Sense::Until]);
        let at = if comma { at + 1 } else { self.past_short_month(at) };
        let dash = self.is_dash_of_range(at);
        // `between 4 pm on Friday and noon on Sunday`
        let between = intro.between || self.is(phrase.span.0, Sense::Between) && !self.is_torn(phrase.span.0);
        let open = phrase.end.is_none()
            && (phrase.start.day.is_some()
                || phrase.start.clock.is_some()
                || phrase.start.part.is_some()
                || between && phrase.moment == Some((0, None)));
        let to = dash
            || self.is_any(at, &[Sense::To, Sense::Until])
            || between && self.is(at, Sense::And)
            || self.leads_over(at, phrase);
        if !open || !to {
            return None;
        }
        let Ended { mut end, next, each } = self.ended(at, phrase);
        if end.start.is_empty() || end.end.is_some() && end.start.day.is_none() {
            return None;
        }
        // `a las 7 el domingo a la tarde`: of the hour before it, unless that begins a range or has its part already.
        let from = self.is(phrase.span.0, Sense::From) || intro.from && !intro.timed;
        let open = phrase.start.clock.is_some() && phrase.start.part.is_none();
        if open && !from && self.is_part_by_at(at, &end.start) && !self.is_of_next_day(next) {
            return None;
        }
        let weekdays = phrase.start.is_weekday() && end.start.is_weekday();
        // A weekday to a time is no range: `Monday - 9:00`, `lundi à 9 heures`; `Mon-Wed 5pm` is one of days.
        let doubtful = (dash || self.is_any(at, &[Sense::At, Sense::On])) && !(dash && weekdays);
        if doubtful && phrase.start.clock.is_none() && (end.start.day.is_none() || end.start.clock.is_some())
        {
            return None;
        }
        let untimed = phrase.start.clock.is_none() && phrase.start.part.is_none();
        // `Monday through Friday at 7:15`: each of these days, unless a journey is announced by `from`.
        let of_each = (!intro.from || phrase.every || each) && (weekdays || each);
        if untimed && of_each && end.start.clock.is_some() {
            phrase.start.clock = end.start.clock;
            phrase.start.part = end.start.part;
            phrase.start.zone = end.start.zone;
            phrase.every = true;
            return Some(next);
        }
        // `Monday to Friday 9 to 5`: hours with an end of their own are those of each day.
        if untimed
            && end.start.clock.is_none()
            && end.start.part.is_none()
            && let Some((Atom::Clock(from, Some(to)), intro, after)) =
                self.atom(self.joined(next, true), Trust::AfterDay, true, &end)
            && (weekdays || intro.each)
        {
            phrase.start.clock = Some(from);
            phrase.end = Some(Point { clock: Some(to), ..Point::default() });
            phrase.every = true;
            return Some(after);
        }
        if let Some(last) = end.start.day.take() {
            let first = phrase.start.day.take().map(|first| first.in_year_of(&last));
            let running = first.as_ref().and_then(|first| self.running(at, first, &last));
            (phrase.start.day, end.start.day) = match running {
                Some((first, last)) => (Some(first), Some(last)),
                None => (first, Some(last)),
            };
        }
        // `Monday to Wednesday`: the end is counted from the start.
        phrase.end = Some(end.start);
        Some(next)
    }

    /// Past the point of `21 de dic. a 6 de ene.`, which ends no sentence.
    fn past_short_month(&self, at: usize) -> usize {
        let point = matches!(self.kind(at), Some(Kind::Dot | Kind::SentenceEnd)) && self.is_glued(at);
        let short =
            at.checked_sub(1).is_some_and(|month| self.month(month).is_some() && self.is(month, Sense::Weak));
        let to = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        let leads =
            to && self.number(self.skip(at + 2, &[Sense::The])).is_some() && !self.starts_large(at + 1);
        if point && short && leads { at + 1 } else { at }
    }

    /// `a` in `a la tarde`, where the word for `to` is the one for `at` and a part of the day is all that is read behind it.
    fn is_part_by_at(&self, at: usize, said: &Point) -> bool {
        let articled = self.time.relation_after && !self.time.hour_sign && self.is(at + 1, Sense::The);
        let part = said.part.is_some() && said.clock.is_none() && said.day.is_none();
        articled && self.is(at, Sense::At) && self.is(at, Sense::To) && part
    }

    /// `torn` before `between`, which stands at `at`: one of the two is meant.
    fn is_torn(&self, at: usize) -> bool {
        (at.saturating_sub(NEAR)..at)
            .any(|at| self.word(at).is_some_and(|word| self.time.wavers.contains(&word)))
    }

    /// `Monday - Wednesday`, `2026-12-01/2026-12-05`
    fn is_dash_of_range(&self, at: usize) -> bool {
        let dash = self.kind(at) == Some(Kind::Dash) && !self.is_iso_minus(at) && !self.is_mail_sign(at);
        let interval = || {
            self.kind(at) == Some(Kind::Slash)
                && self.is_glued(at)
                && self.number(at + 1).is_some_and(|number| number.digits == 4)
                && self.kind(at + 2) == Some(Kind::Dash)
        };
        dash || interval()
    }

    /// `auf` in `vom 3. auf den 4. Dezember`, and between a weekday and the next, `von Freitag auf Samstag`
    fn leads_over(&self, at: usize, phrase: &Phrase) -> bool {
        let dated = |day: &Day| matches!(day.shape, Shape::DayOfMonth(_) | Shape::Date);
        let next = self.weekday(self.skip(at + 1, &[Sense::The]));
        let eve = |day: &Day| match day.shape {
            Shape::Weekday(day) => next == Some((day + 1) % 7),
            _ => false,
        };
        let day = phrase.start.day.as_ref();
        // `vom 5.8. zum 16.8.`
        let over = self.word(at).is_some_and(|word| self.time.over_to.contains(&word));
        let full = |day: &Day| matches!(day.shape, Shape::Date | Shape::FullDate);
        let last = || self.date(at + 1, Intro { until: true, ..Intro::default() });
        if over
            && self.is(phrase.span.0, Sense::From)
            && self.is(phrase.span.0, Sense::On)
            && phrase.start.clock.is_none()
            && let Some(first) = day.filter(|day| full(day))
        {
            return last()
                .is_some_and(|((last, more), _)| more.is_none() && full(&last) && last.from > first.from);
        }
        self.is(at, Sense::UpTo)
            && self.is(phrase.span.0, Sense::From)
            && (self.is(phrase.span.0, Sense::On) && day.is_some_and(dated) || day.is_some_and(eve))
            && phrase.start.clock.is_none()
    }

    /// What is said behind the word at `at` that leads to the end of `phrase`.
    fn ended(&self, at: usize, phrase: &Phrase) -> Ended {
        let until = self.is(at, Sense::Until);
        let trust = if phrase.start.clock.is_some() || until { Trust::Bare } else { Trust::AfterDay };
        let mut read = Ended { end: Phrase::default(), next: at + 1, each: false };
        let mut weekday = false;
        let begun = self.at_start_of(at + 1, phrase);
        for _ in 0..MOST_PIECES {
            let Ended { end, next, .. } = &mut read;
            let joined = self.joined(*next, *next > at + 1);
            if let Some((part, after)) = self.next_day(joined, &end.start) {
                (end.start.part, end.start.next_day, *next) = (part, true, after);
                break;
            }
            let reader = if *next == at + 1 { &begun } else { self };
            let Some((atom, intro, after)) = reader.atom(joined, trust, weekday, end) else { break };
            // `to Friday 11th`
            let numbered = || self.number(after).is_some_and(|number| number.ordinal && number.digits > 0);
            weekday = (self.time.relation_after || numbered())
                && matches!(&atom, Atom::Days(day, None) if matches!(day.shape, Shape::Weekday(_)));
            // `le 24 au soir réveillon`: a named day behind an end is what the event is called.
            let named = !end.start.is_empty() && self.holiday(joined).is_some();
            // `desde las 4 de hoy hasta las 5 de mañana`: where that word is the one for `from`, too.
            let of = self.time.relation_after
                && intro.of
                && end.start.clock.is_some()
                && phrase.start.day.is_some();
            let intro = Intro { from: intro.from && !of, ..intro };
            if named || !belongs_to_end(&atom, intro, end, phrase) || !end.take(atom, intro, self) {
                break;
            }
            *next = after;
            read.each |= intro.each;
        }
        read
    }

    /// `the end of the month` at `at`, in `June 1 to the end of the month`, is that of the day the range begins on.
    fn at_start_of(&self, at: usize, phrase: &Phrase) -> Self {
        let edge = self.skip(at, &[Sense::The]);
        let the = self.skip(self.skip(edge + 1, &[Sense::Of]), &[Sense::The]);
        let ends = self.is_any(edge, &[Sense::Begin, Sense::Middle, Sense::End]);
        let unit = ends && self.unit(the).is_some_and(|unit| unit > Unit::WorkingDay);
        let first = phrase.start.day.as_ref().filter(|day| day.is_one_day() && day.from > self.today());
        let now = first.filter(|_| unit).map_or(self.now, |first| midnight(first.from));
        Reader { now, ..*self }
    }

    /// `the next morning`, `le lendemain`, `del día siguiente` behind the hour of an `end` without a day: the part of that day,
    /// and where it ends.
    pub(super) fn next_day(&self, at: usize, end: &Point) -> Option<(Option<Part>, usize)> {
        if end.clock.is_none() || end.day.is_some() || end.next_day {
            return None;
        }
        let says = |at: usize| self.is_of_next_day(at);
        let leads = [Sense::On, Sense::Of, Sense::OfThe, Sense::At, Sense::In, Sense::The];
        let day = (at..at + 3).find(|at| !self.is_any(*at, &leads) || says(*at))?;
        let part =
            |at: usize| self.part(at).map(Some).or_else(|| self.is_unit(at, Unit::Day).then_some(None));
        // `le lendemain du mariage`
        let named = self.is(day + 1, Sense::After);
        match (says(day), part(day), part(day + 1)) {
            (true, Some(part), _) if !named => Some((part, day + 1)),
            (true, None, Some(part)) => Some((part, day + 2)),
            (false, Some(part), _) if says(day + 1) => Some((part, day + 2)),
            // `le lendemain`
            (true, None, None) if !self.is(day, Sense::Next) => Some((None, day + 1)),
            _ => None,
        }
    }

    /// `next`, `lendemain`, `siguiente`
    fn is_of_next_day(&self, at: usize) -> bool {
        self.any_token(at, |token| self.time.values.next_days.contains(&token.word()))
    }

    /// `and ends at six`, `Ende gegen 17 Uhr`, `und um vier zurück`, of something that has its start: the time, and
    /// where it ends.
    pub(super) fn ended_by(&self, at: usize, known: &Phrase) -> Option<(Phrase, usize)> {
        let open = known.end.is_none() && known.length.is_none() && known.loose.is_none();
        if !open || known.moment.is_some() || known.every && known.start.clock.is_none() {
            return None;
        }
        // `le ramoneur est venu hier, il revient le 2`: what was and what will be.
        if self.time.hour_sign && !known.since && self.is_told_before(known.span.0) {
            return None;
        }
        let word = self.skip(at, &[Sense::And]);
        let leads = self.is_any(word, &[Sense::Ends, Sense::End]);
        if !leads && !(word..word + NEAR).any(|at| self.is(at, Sense::Ends)) {
            return None;
        }
        let colon = leads && self.kind(word + 1) == Some(Kind::Colon);
        let next = word + usize::from(leads) + usize::from(colon);
        let next = if leads { self.skip(next, &[Sense::By]) } else { next };
        let end = self.phrase(next, if leads { Trust::AfterDay } else { Trust::Signed })?;
        let to = if leads { end.span.1 } else { self.skip(end.span.1, &[Sense::Ends]) };
        // `el de la caldera vino ayer, vuelve el 2 a las ocho`
        let over = known.start.day.as_ref().is_some_and(|day| day.to <= self.today());
        if over && self.time.relation_after && known.start.clock.is_none() && end.start.clock.is_some() {
            return None;
        }
        let point = Phrase { start: end.start.clone(), span: end.span, ..Phrase::default() };
        let timed = end.start.clock.is_some() && known.start.clock.is_some();
        // `hosting Christmas, everyone arrives at one on the 25th`: that is when it begins.
        let later = |end: &Day| known.start.day.as_ref().is_some_and(|known| end.from > known.from);
        let days = end.start.day.as_ref().zip(known.start.day.as_ref());
        let dated = leads && days.is_some_and(|(end, _)| point.start.clock.is_none() || later(end));
        (end == point && (leads || to > end.span.1) && (timed || dated)).then_some((end, to))
    }

    /// `… in the morning`, `… de la tarde`, `… tonight` follows.
    pub(crate) fn part_follows(&self, at: usize) -> bool {
        let plain = |at: usize| self.part(at).is_some() && !self.is(at, Sense::Unit(Unit::Day));
        let start = self.skip(at, &[Sense::In, Sense::Of, Sense::On]);
        let the = self.skip(start, &[Sense::The]);
        if self.is(at, Sense::At) && self.part(at + 1) == Some(Part::Night) {
            return true;
        }
        let this = self.skip(at, &[Sense::This, Sense::Days(0)]);
        (the > at && self.part(the).is_some() && (start > at || self.time.relation_after))
            || this > at && self.part(this).is_some()
            || (self.time.half_before && plain(at))
    }

    /// `nine tomorrow`, `dinner seven tomorrow`: an hour directly before its day.
    pub(super) fn is_hour_of_day(&self, at: usize, opens: bool) -> bool {
        let hour = || self.number(at).is_some_and(|n| !n.ordinal && (1..=12).contains(&n.value));
        let held = || at.checked_sub(1).is_some_and(|before| self.is_held_at(before));
        let far = self.is_a(at + 1, SenseKind::Days);
        self.time.names_lead && far && hour() && (opens || held())
    }

    /// `2-4 Sunday`
    pub(crate) fn day_follows(&self, at: usize) -> bool {
        let at = self.skip(at, &[Sense::On]);
        self.weekday(at).is_some() || self.is_a(at, SenseKind::Days)
    }

    /// `around 4 on the 22nd`
    pub(crate) fn date_follows(&self, at: usize) -> bool {
        let the = self.skip(self.skip(at, &[Sense::On]), &[Sense::The]);
        let ordinal = the > at + 1 && self.number(the).is_some_and(|number| number.ordinal);
        let month = the > at && self.number(the).is_some() && self.month(the + 1).is_some();
        self.day_follows(at) || ordinal || month
    }

    /// `on June 1st`, `on 1 June`, behind hours without a sign: `3 to 5 on June 1st`
    pub(crate) fn dated_month_follows(&self, at: usize) -> bool {
        let the = self.skip(at + 1, &[Sense::The]);
        let month_first = self.month(at + 1).is_some() && self.small(at + 2, 31).is_some();
        let month = self.skip(the + 1, &[Sense::Of]);
        let day_first = self.small(the, 31).is_some() && self.month(month).is_some();
        self.time.names_lead && self.is(at, Sense::On) && (month_first || day_first)
    }

    /// `on Monday`, `every Monday`, `, next Monday`, `, the 6th of May`: the day of the hour that ends at `at`.
    pub(crate) fn is_dated_behind(&self, at: usize) -> bool {
        let comma = self.kind(at) == Some(Kind::Comma);
        let at = if comma { at + 1 } else { at };
        let number = |at: usize| self.number(at).is_some();
        let which = self.is(at, Sense::Every) || self.which(at).is_some();
        let the = self.skip(at, &[Sense::The]);
        let dated = number(the) && self.month(self.skip(the + 1, &[Sense::Of])).is_some()
            || self.month(at).is_some() && number(at + 1)
            || the > at && self.number(the).is_some_and(|number| number.ordinal) && self.bare_end(the + 1);
        which && self.weekday(at + 1).is_some()
            || comma && (dated || self.day_follows(at))
            || self.is(at, Sense::On) && self.date_follows(at)
    }

    pub(crate) fn past_dot_month(&self, at: usize) -> bool {
        self.kind(at) == Some(Kind::Dot) && self.month(at + 1).is_some()
    }
}

/// Whether a piece belongs to the end of `phrase`, of which `end` was said, and not to both or to what follows.
fn belongs_to_end(atom: &Atom, intro: Intro, end: &Phrase, phrase: &Phrase) -> bool {
    // `hasta el domingo por la tarde`
    if (intro.for_ || intro.from) && !matches!(atom, Atom::Part(_)) {
        return false;
    }
    match atom {
        Atom::Clock(_, Some(_))
        | Atom::Length(_)
        | Atom::LooseLength(_)
        | Atom::Every(..)
        | Atom::EveryLength(_) => false,
        // `from two to four on Thursday`: the day belongs to both.
        Atom::Days(..) if end.start.clock.is_some() && phrase.start.day.is_none() => false,
        // `Thursday to Saturday next week`: the week is that of both.
        Atom::Days(day, None) if !day.is_one_day() => !(phrase.start.is_weekday() && end.start.is_weekday()),
        _ => true,
    }
}
