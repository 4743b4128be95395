use super::atom::Atom;
use super::clock::{Clock, DAY, HOUR, Half, Trust};
use super::day::{Day, Shape};
use super::expression::{Phrase, Point};
use super::intro::Intro;
use super::reader::Reader;
use super::said::NEAR;
use crate::understand::language::{Part, Sense, Unit};
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
        let at = if comma { at + 1 } else { at };
        let dash = self.is_dash_of_range(at);
        let open = phrase.end.is_none()
            && (phrase.start.day.is_some()
                || phrase.start.clock.is_some()
                || phrase.start.part.is_some()
                || intro.between && phrase.moment == Some((0, None)));
        let to = dash
            || self.is_any(at, &[Sense::To, Sense::Until])
            || intro.between && self.is(at, Sense::And)
            || self.leads_over(at, phrase);
        if !open || !to {
            return None;
        }
        let Ended { end, next, each } = self.ended(at, phrase);
        if end.start.is_empty() || end.end.is_some() && end.start.day.is_none() {
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
        // `Monday to Wednesday`: the end is counted from the start.
        phrase.end = Some(end.start);
        Some(next)
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

    /// `auf` in `vom 3. auf den 4. Dezember`
    fn leads_over(&self, at: usize, phrase: &Phrase) -> bool {
        let dated = |day: &Day| matches!(day.shape, Shape::DayOfMonth(_) | Shape::Date);
        self.is(at, Sense::UpTo)
            && self.is(phrase.span.0, Sense::From)
            && self.is(phrase.span.0, Sense::On)
            && phrase.start.day.as_ref().is_some_and(dated)
            && phrase.start.clock.is_none()
    }

    /// What is said behind the word at `at` that leads to the end of `phrase`.
    fn ended(&self, at: usize, phrase: &Phrase) -> Ended {
        let until = self.is(at, Sense::Until);
        let trust = if phrase.start.clock.is_some() || until { Trust::Bare } else { Trust::AfterDay };
        let mut read = Ended { end: Phrase::default(), next: at + 1, each: false };
        let mut weekday = false;
        for _ in 0..MOST_PIECES {
            let Ended { end, next, .. } = &mut read;
            let joined = self.joined(*next, *next > at + 1);
            let Some((atom, intro, after)) = self.atom(joined, trust, weekday, end) else { break };
            // `to Friday 11th`
            let numbered = || self.number(after).is_some_and(|number| number.ordinal && number.digits > 0);
            weekday = (self.time.relation_after || numbered())
                && matches!(&atom, Atom::Days(day, None) if matches!(day.shape, Shape::Weekday(_)));
            // `le 24 au soir réveillon`: a named day behind an end is what the event is called.
            let named = !end.start.is_empty() && self.holiday(joined).is_some();
            if named || !belongs_to_end(&atom, intro, end, phrase) || !end.take(atom, intro, self) {
                break;
            }
            *next = after;
            read.each |= intro.each;
        }
        read
    }

    /// `and ends at six`, `Ende gegen 17 Uhr`, `und um vier zurück`, of something that has its start: the time, and
    /// where it ends.
    pub(super) fn ended_by(&self, at: usize, known: &Phrase) -> Option<(Phrase, usize)> {
        let open = known.end.is_none() && known.length.is_none() && known.loose.is_none();
        if !open || known.moment.is_some() || known.every && known.start.clock.is_none() {
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
        let point = Phrase { start: end.start.clone(), span: end.span, ..Phrase::default() };
        let timed = end.start.clock.is_some() && known.start.clock.is_some();
        let dated = end.start.day.is_some() && known.start.day.is_some() && leads;
        (end == point && (leads || to > end.span.1) && (timed || dated)).then_some((end, to))
    }

    /// `from two to four`, `between 9 and 11`, `3-5pm`, `Monday 9 to 5`.
    pub(super) fn clock_range(&self, at: usize, trust: Trust, intro: Intro) -> Option<(Clock, Clock, usize)> {
        let digits = |at: usize| self.number(at).is_some_and(|number| number.digits > 0);
        let announced = intro.from || intro.between;
        // `el sábado de 14 a 16 pintores`, but `von zwei bis vier Personen`
        let of_a_day = |second: usize| {
            announced
                && !self.time.hour_sign
                && (intro.weekday || self.is_behind_day(at))
                && self
                    .number(second)
                    .zip(self.number(at))
                    .is_some_and(|(end, start)| end.value > start.value)
                && (!self.is(second + 1, Sense::Thing) || self.is(second + 1, Sense::Folk))
                && self.unit(second + 1).is_none()
        };
        let read = |at: usize| {
            // In words, multiples of five may be minutes: `ten to five`.
            let night = || (at.saturating_sub(4)..at).any(|at| self.is(at, Sense::Meal(Part::Night)));
            let hours =
                announced || digits(at) || self.leaves_part(at) || night() || self.ends_with_minutes(at);
            let plain =
                self.number(at).filter(|number| number.value <= 24 && (hours || number.value % 5 != 0));
            let plain_hour = self.number(at).is_some() || self.is_one_of_range(at);
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
            self.clock(at, Trust::Bare).or_else(|| {
                self.hour_only(at).filter(|_| plain_hour && (self.time.hour_sign || of_a_day(at + 2)))
            })
        };
        if !announced && (self.is_pair(at) || self.is_late_minutes(at)) {
            return None;
        }
        let (start, next) = if intro.at && !announced && self.is(at + 1, Sense::MinutesTo) {
            return None;
        } else {
            read(at)?
        };
        let zone = self.zone(next).map_or(next, |(_, after)| after);
        let next = if announced || zone == next { zone } else { next };
        let dash =
            self.kind(next) == Some(Kind::Dash) && !self.is_iso_minus(next) && !self.is_mail_sign(next);
        let to = self.is_any(next, &[Sense::To, Sense::Until])
            || dash
            || intro.between && self.is(next, Sense::And);
        if !to {
            return self.hours_side_by_side(at, start, next);
        }
        let second = self.skip(self.skip(self.skip(next + 1, &[Sense::At]), &[Sense::Around]), &[Sense::The]);
        // `a las 20 hasta el 5`: hours have another article.
        if self.time.relation_after && self.is(next + 1, Sense::The) && self.is(next + 1, Sense::On) {
            return None;
        }
        // `el 22 al mediodía`
        if self.is(next, Sense::On) && !announced && self.named(second).is_some() {
            return None;
        }
        // `entre midi et deux`
        let to_hour = || {
            let noon = intro.between && self.time.hour_sign && start.half == Half::Noon;
            // `samedi de deux à quatre bricolage`
            let many = self.lex(second + 1).is_some_and(|lex| lex.many && lex.senses.is_empty());
            let beside = intro.weekday || self.is_behind_day(at) || self.day_follows(second + 1);
            let dated = announced && beside && !many && !self.counts(second + 1);
            // `von neun Uhr dreißig bis elf Kinder betreuen`
            let hour = self.is(next, Sense::Until) && (at..next).any(|at| self.is(at, Sense::OClock));
            let signed = hour && !self.time.hour_sign && self.unit(second + 1).is_none();
            // `tomorrow 10 till 11 maths tutoring`, `Tuesday 4 to 5 darts`
            let behind = at.checked_sub(1).is_some_and(|day| {
                self.part(day).is_some() || self.weekday(day).is_some() || self.day_away(day).is_some()
            });
            let counted = self.unit(second + 1).is_some()
                || self.is_any(second + 1, &[Sense::Folk, Sense::Thing])
                || self.lex(second + 1).is_none_or(|lex| lex.kind != Kind::Word);
            let opens = self.time.names_lead && behind && !counted;
            let said = noon || opens || signed || of_a_day(second) || dated && self.time.hour_sign;
            self.hour_only(second).filter(|_| said && self.number(second).is_some())
        };
        // `between three and half past`
        let past = || {
            let minutes = match (self.is(second, Sense::Half), self.is(second, Sense::Quarter)) {
                (true, _) => 30,
                (_, true) => 15,
                _ => return None,
            };
            let end = start.shifted(minutes * 60);
            (self.is(second + 1, Sense::Past) && start.seconds % HOUR == 0).then_some((end, second + 2))
        };
        let (end, after) = self.clock(second, Trust::Bare).or_else(to_hour).or_else(past)?;
        let signed = self.clock(at, Trust::Signed).is_some_and(|(_, after)| after == next)
            || self.clock(second, Trust::Signed).is_some_and(|(_, signed)| signed == after)
            || self.part_follows(after)
            || self.day_follows(after);
        let sure_start = self.clock(at, Trust::Signed).is_some_and(|(_, after)| after == next);
        // `lunes 23 a las 9:30`: the word for `to` is the word for `at`.
        if self.is(next, Sense::At) && !announced && !sure_start {
            return None;
        }
        let trusted = announced || trust >= Trust::AfterDay;
        if dash && self.counts(next) {
            return None;
        }
        // `10-12-2026` and phone numbers are no ranges of hours.
        let half = self.is_any(after.wrapping_sub(1), &[Sense::Am, Sense::Pm]);
        if dash && self.kind(after) == Some(Kind::Dash)
            || !half && self.month(self.skip(self.skip(after, &[Sense::Of]), &[Sense::The])).is_some()
            || self.past_dot_month(after)
        {
            return None;
        }
        let start = if self.is_literal_start(at, start, end, after) { start.in_half(false) } else { start };
        (signed || trusted).then_some((start, end, after))
    }

    /// `Tuesday electrician 8 to 12`, `9 to 5 at the office`: where these numbers end if they are the hours of a day that
    /// is said elsewhere.
    pub(super) fn hours_of_day(&self, at: usize) -> Option<usize> {
        let before = at.wrapping_sub(1);
        let counts = self.labelled(at)
            || self.number(before).is_some()
            || self.is_any(before, &[Sense::Folk, Sense::Thing, Sense::Title, Sense::For]);
        let number = self.number(at).filter(|number| !number.ordinal && number.value <= 24);
        if self.time.relation_after || counts || number.is_none() {
            return None;
        }
        let (start, end, after) = self.clock_range(at, Trust::AfterDay, Intro::default())?;
        // `3 to 1` is a result: before seven nothing begins that goes on past midnight or noon.
        let fits = end.seconds > start.seconds || start.seconds >= 7 * HOUR && end.seconds < start.seconds;
        (fits && (self.bare_end(after) || self.is_any(after, &[Sense::At, Sense::In]))).then_some(after)
    }

    /// `mercredi matin` before the word that announces what stands at `at`: `entre 8 et 10`.
    fn is_behind_day(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(2) else { return false };
        self.part(before).is_some()
            || self.weekday(before).is_some()
            || self.day_away(before).is_some()
            || self.month(before).is_some()
    }

    /// `jeudi vingt heures vingt-deux heures`: a range whose middle was not heard.
    fn hours_side_by_side(&self, at: usize, start: Clock, next: usize) -> Option<(Clock, Clock, usize)> {
        let signed = |from: usize, to: usize| (from..to).any(|at| self.is(at, Sense::OClock));
        if !self.time.hour_sign || !signed(at, next) {
            return None;
        }
        let (end, after) = self.clock(next, Trust::AfterDay).filter(|(_, after)| signed(next, *after))?;
        let start = if self.is_literal_start(at, start, end, after) { start.in_half(false) } else { start };
        // `13h 2h`: two hours long, unless a part of the day follows.
        let late = end.half == Half::Known || end.usual() >= 7 * HOUR && end.usual() <= 12 * HOUR;
        let later = late && end.usual() > start.seconds;
        // `21h 6h`
        let night = start.half == Half::Known
            && start.seconds >= 18 * HOUR
            && (5 * HOUR..=8 * HOUR).contains(&end.seconds);
        (later || night || self.part_follows(after)).then_some((start, end, after))
    }

    /// `ten to two` in `tomorrow morning ten to two`: as minutes it would be at night.
    fn leaves_part(&self, at: usize) -> bool {
        let Some(hour) = self.number(at + 2).map(|number| number.value) else { return false };
        match at.checked_sub(1).and_then(|before| self.part(before)) {
            Some(Part::Morning | Part::Evening | Part::Night) => (1..=4).contains(&hour),
            Some(Part::Afternoon) => (8..=12).contains(&hour),
            _ => false,
        }
    }

    /// `7 bis 19:30`: beside an end by the 24 hour clock a morning hour in digits is what it says.
    fn is_literal_start(&self, at: usize, start: Clock, end: Clock, after: usize) -> bool {
        let halved = self.is_any(after.wrapping_sub(1), &[Sense::Am, Sense::Pm])
            || self.lex(after.wrapping_sub(1)).is_some_and(|lex| {
                lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == "p")
            });
        let morning = start.half == Half::Open && (7 * HOUR..12 * HOUR).contains(&start.seconds);
        let late = end.half == Half::Known && (13 * HOUR..DAY).contains(&end.seconds);
        let digits = self.number(at).is_some_and(|number| number.digits > 0);
        morning && late && digits && !halved && !self.part_follows(after)
    }

    /// `… in the morning`, `… de la tarde`, `… tonight` follows.
    pub(super) fn part_follows(&self, at: usize) -> bool {
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
        let far = self.find(at + 1, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some();
        self.time.names_lead && far && hour() && (opens || held())
    }

    /// `2-4 Sunday`
    pub(super) fn day_follows(&self, at: usize) -> bool {
        let at = self.skip(at, &[Sense::On]);
        self.weekday(at).is_some()
            || self.find(at, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some()
    }

    /// `around 4 on the 22nd`
    pub(super) fn date_follows(&self, at: usize) -> bool {
        let the = self.skip(self.skip(at, &[Sense::On]), &[Sense::The]);
        let ordinal = the > at + 1 && self.number(the).is_some_and(|number| number.ordinal);
        let month = the > at && self.number(the).is_some() && self.month(the + 1).is_some();
        self.day_follows(at) || ordinal || month
    }

    /// `on Monday`, `every Monday`, `, next Monday`, `, the 6th of May`: the day of the hour that ends at `at`.
    pub(super) fn is_dated_behind(&self, at: usize) -> bool {
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

    pub(super) fn past_dot_month(&self, at: usize) -> bool {
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
