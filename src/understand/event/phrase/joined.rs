//! What another time expression says to the one that is known.

use super::changed::is_moved;
use super::expression::{Phrase, Point};
use super::said::{Listener, MOVED, SEVERAL};
use crate::understand::event::clock::{HOUR, Half};
use crate::understand::event::day::Day;
use crate::understand::event::guard::titled::{
    Named, called, is_dated_feast, is_titled, names_midnight, opens_the_name, unmark,
};
use crate::understand::event::length::Length;
use crate::understand::event::lex::Lex;
use crate::understand::event::local;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::trace::Role;
use crate::understand::words::Kind;

impl Listener<'_, '_, '_> {
    /// Makes one expression of the known one and `phrase`, as far as they go together.
    pub(crate) fn joins(&mut self, mut phrase: Phrase, named: &Named) {
        let reader = self.reader;
        let (from, to) = phrase.span;
        let leaves = self.leaves();
        let Some(known) = &mut self.known else {
            (self.hear)(Role::Counts, (from, to), Some(&phrase));
            self.for_feast = named.for_feast;
            self.listed_to = to;
            self.known = Some(phrase);
            return;
        };
        if self.last.1 + 1 >= from && leaves && is_moved(reader, (self.last.0, to)) {
            (self.hear)(Role::Corrects, (from, to), Some(&phrase));
            known.correct(&phrase);
            self.corrected = Some(MOVED);
            self.changed = true;
            return;
        }
        let feast = |at: usize| reader.holiday(at).is_some();
        let over = (known.span.0..known.span.1).any(feast) && !known.is_complete();
        let spans = phrase.end.as_ref().is_some_and(|end| end.day.is_some());
        if (self.for_feast || over && spans) && phrase.start.day.is_some() {
            // `cena de Navidad el 18`, `over Easter, March 26 to 30`: the feast says what for.
            (self.hear)(Role::Outdoes, (from, to), Some(&phrase));
            if self.for_feast && reader.is(known.span.0, Sense::On) {
                unmark(reader, known.span, self.cut);
            }
            on_day_of_its_own(reader, known, phrase);
            self.for_feast = false;
        } else if known.is_now()
            && (!reader.is(known.span.0, Sense::From) || phrase.every)
            && (phrase.start.day.is_some() || phrase.start.clock.is_some())
        {
            // `je note tout de suite … lundi à 14 h`: now is when it is said.
            (self.hear)(Role::Outdoes, (from, to), Some(&phrase));
            *known = phrase;
        } else if is_titled(reader, known, &phrase) {
            (self.hear)(Role::Outdoes, (from, to), Some(&phrase));
            let feast = known.start.day.take().filter(|_| reader.holiday(known.span.1 - 1).is_some());
            if known.span.1 < from || feast.is_some() || is_of_noun(reader, known.span.0) {
                unmark(reader, known.span, self.cut);
            }
            near_feast(reader, &mut phrase, feast.as_ref());
            *known = phrase;
            self.listed_to = to;
        } else if spans_on(reader, known, &phrase) {
            // `from the 30th over New Year until the 2nd`
            (self.hear)(Role::Counts, (from, to), Some(&phrase));
            known.end = phrase.end;
        } else if one_day(known) && is_whole_from(reader, known, &phrase) {
            (self.hear)(Role::Counts, (from, to), Some(&phrase));
            let whole = begin_week(known, &phrase);
            self.several = self.several.or(Some(SEVERAL).filter(|_| !whole));
        } else if known.listed && hours_of_each(known, &phrase) {
            // `les 24 et 25 novembre, formation de 9h à 12h`
            (self.hear)(Role::Counts, (from, to), Some(&phrase));
            (known.end, known.listed) = (None, false);
            known.merge(&phrase, reader);
            self.several = Some(SEVERAL);
        } else if named.held && known.start.day.is_some() {
            (self.hear)(Role::Counts, (from, to), Some(&phrase));
            let hours = Phrase { start: Point { day: None, ..phrase.start.clone() }, ..phrase };
            known.merge(&hours, reader);
        } else if refines_noon(reader, known, &phrase) {
            // `heute Mittag mit Noor essen um Viertel vor eins`
            (self.hear)(Role::Counts, (from, to), Some(&phrase));
            known.start.clock = phrase.start.clock.map(|clock| clock.in_half(clock.seconds < 6 * HOUR));
        } else if names_midnight(reader, known) && phrase.start.clock.is_some() {
            // `midnight mass on Christmas Eve at half past eleven`
            (self.hear)(Role::Outdoes, (from, to), Some(&phrase));
            known.correct(&phrase);
        } else if known.merge(&phrase, reader) {
            (self.hear)(Role::Counts, (from, to), Some(&phrase));
            if is_dated_feast(reader, known, &phrase) {
                unmark(reader, known.span, self.cut);
            }
            if says_day_again(reader, known, (from, to)) && opens_the_name(reader, known, self.cut) {
                unmark(reader, known.span, self.cut);
            }
            self.listed_to = to;
        } else {
            self.several = Some(SEVERAL);
            self.is_another(phrase);
        }
    }

    /// Makes one expression of the known one and `phrase` where its feast only says what the known day is called.
    pub(crate) fn calls(&mut self, phrase: &Phrase) -> bool {
        let (reader, (from, to)) = (self.reader, phrase.span);
        let Some(known) = &mut self.known else { return false };
        let Some(day) = called(reader, known, phrase) else { return false };
        (self.hear)(Role::Counts, (from, to), Some(phrase));
        unmark(reader, (from, from + 1), self.cut);
        known.start.day = Some(day);
        let hours = Phrase { start: Point { day: None, ..phrase.start.clone() }, ..phrase.clone() };
        known.merge(&hours, reader);
        true
    }

    /// Takes another time than the known one: one of several days, or the first that is complete.
    fn is_another(&mut self, phrase: Phrase) {
        let reader = self.reader;
        let (from, to) = phrase.span;
        // `drop the kids at 7:45 and fetch them at 3:15 tomorrow`: the day is that of both.
        let mut between = self.last.1..from;
        let together = between.clone().all(|at| reader.kind(at) == Some(Kind::Word))
            && between.any(|at| reader.is(at, Sense::And));
        if let Some(known) = self.known.as_mut().filter(|known| known.start.day.is_none())
            && (together && known.start.clock.is_some() && phrase.start.clock.is_some()
                || by_two_clocks(known, &phrase))
        {
            known.start.day = phrase.start.day.clone();
        }
        let Some(known) = self.known.as_mut().filter(|known| !known.is_complete()) else {
            (self.hear)(Role::Aside, (from, to), Some(&phrase));
            self.aside = Some(phrase);
            return;
        };
        let listed = (self.listed_to..from).all(|between| {
            reader.is_any(between, &[Sense::And, Sense::Or])
                || matches!(reader.kind(between), Some(Kind::Comma | Kind::Slash))
        });
        // `flowers for Saturday on Monday at ten`, `en el bar Domingo el martes a las dos`
        let led = reader.time.names_lead || reader.time.relation_after;
        let apart = from == self.listed_to && led && reader.is(from, Sense::On);
        if listed && !apart && one_day(known) {
            (self.hear)(Role::Aside, (from, to), Some(&phrase));
            self.listed_to = to;
            // `Friday and Saturday next week`
            let week = (from..to).any(|at| reader.is_unit(at, Unit::Week));
            if let Some(day) = phrase.start.day.as_ref().filter(|_| week) {
                known.move_to_week(day);
            }
            known.share(&phrase);
            let comma = from == self.last.1 + 1 && reader.kind(self.last.1) == Some(Kind::Comma);
            self.aside = Some(phrase).filter(|_| comma);
        } else if phrase.is_complete() && phrase.start.day.is_some() && known.start.day.is_some() {
            (self.hear)(Role::Outdoes, (from, to), Some(&phrase));
            if opens_the_name(reader, known, self.cut) {
                unmark(reader, known.span, self.cut);
            }
            *known = phrase;
        } else {
            (self.hear)(Role::Aside, (from, to), Some(&phrase));
            self.aside = Some(phrase);
        }
    }
}

/// The days are known, and `phrase` says a time of day alone.
fn hours_of_each(known: &Phrase, phrase: &Phrase) -> bool {
    let dayless = |point: &Point| point.day.is_none() && point.clock.is_some();
    known.start.clock.is_none() && dayless(&phrase.start) && phrase.end.as_ref().is_none_or(dayless)
}

/// `from the 30th` and then, with a feast before it, `until the 2nd`.
fn spans_on(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let feast = (phrase.span.0..phrase.span.1).any(|at| reader.holiday(at).is_some());
    let until = phrase.end.as_ref().is_some_and(|end| end.day.is_some() && end.clock.is_none());
    let from = reader.is(known.span.0, Sense::From);
    feast && until && from && !known.is_complete() && one_day(known) && phrase.start.clock.is_none()
}

/// `ab Montag die ganze Woche`: the week begins on that day.
fn is_whole_from(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let has = |phrase: &Phrase, sense| (phrase.span.0..phrase.span.1).any(|at| reader.is(at, sense));
    has(known, Sense::From) && has(phrase, Sense::Whole)
}

/// `10 am Eastern / 4 pm CET on Monday`
fn by_two_clocks(known: &Phrase, phrase: &Phrase) -> bool {
    let [one, other] = [known.start.zone, phrase.start.zone];
    one.is_some() && other.is_some() && one != other
}

/// Noon was said as a part of the day, and then an hour of it.
fn refines_noon(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let noon = known.start.clock.is_some_and(|clock| clock.half == Half::Noon);
    let hour = phrase.start.clock.filter(|clock| clock.half == Half::Open).map(|clock| clock.usual());
    noon && reader.time.half_before
        && known.end.is_none()
        && phrase.start.day.is_none()
        && phrase.end.is_none()
        && hour.is_some_and(|hour| (11 * HOUR..15 * HOUR).contains(&hour))
}

pub(crate) fn one_day(phrase: &Phrase) -> bool {
    phrase.start.day.as_ref().is_some_and(Day::is_one_day)
}

/// The feast that is known says what for, the phrase when: `cena de Navidad el 18`.
fn on_day_of_its_own(reader: &Reader<'_>, known: &mut Phrase, mut phrase: Phrase) {
    let feast = known.start.day.take();
    near_feast(reader, &mut phrase, feast.as_ref());
    let hours = std::mem::replace(known, phrase);
    known.merge(&hours, reader);
}

/// The day of the phrase is the one near the feast that it is said beside.
fn near_feast(reader: &Reader<'_>, phrase: &mut Phrase, feast: Option<&Day>) {
    if let Some(feast) = feast {
        phrase.start.day = phrase.start.day.take().map(|day| day.near(feast, reader.today()));
    }
}

/// The week of the phrase begins with the known day, and with its time of day if it has none; whether it is the whole
/// week of a calendar then.
fn begin_week(known: &mut Phrase, phrase: &Phrase) -> bool {
    known.start.clock = known.start.clock.or(phrase.start.clock);
    known.start.part = known.start.part.or(phrase.start.part);
    let timed = known.is_complete();
    known.length = known.length.or(Some(Length::week()).filter(|_| !timed));
    let monday = known.start.day.as_ref().is_some_and(|day| local::weekday(day.from) == 0);
    !timed && monday
}

/// What was read from `from` to `to` says once more which day it is: `Sunday roast this Sunday`, `Sunday lunch on the 6th`.
fn says_day_again(reader: &Reader<'_>, known: &Phrase, (from, to): (usize, usize)) -> bool {
    let date = |at: usize| {
        let dated = reader.month(at).is_some() || reader.number(at).is_some_and(|day| day.ordinal);
        dated && reader.is_held_at(known.span.1)
    };
    (from..to).any(|at| reader.weekday(at).is_some() || date(at))
}

/// `stag weekend 4th to 6th December`: a noun stands directly before what is at `at`.
fn is_of_noun(reader: &Reader<'_>, at: usize) -> bool {
    let noun = |lex: &Lex| lex.kind == Kind::Word && lex.is_unknown();
    reader.time.names_lead && at.checked_sub(1).and_then(|before| reader.lex(before)).is_some_and(noun)
}
