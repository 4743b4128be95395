//! One time expression, piece by piece.
//!
//! An [`atom`] is the next piece behind its small words ([`intro`]); each is [`taken`] into the [`expression`], with
//! what a [`range`] ends in. [`said`] walks from one expression to the next, decides how far a bare number is
//! [`trusted`], lays by what may not count ([`laid_by`]) and makes one of the rest ([`joined`], [`changed`],
//! [`corrected`], [`instead`]); some are such only by a verb ([`fixed`]), because the clause speaks of nothing else ([`day_said`])
//! or because somebody said them for what is held ([`agreed`]).

mod agreed;
pub(super) mod atom;
mod changed;
mod corrected;
mod day_said;
pub(super) mod expression;
mod fixed;
mod instead;
pub(super) mod intro;
mod joined;
mod laid_by;
mod range;
pub(super) mod said;
mod settled;
mod taken;
mod trusted;

use std::ops::Range;

use super::clock::Trust;
use super::day::days::shift;
use super::day::{Day, Shape, Which};
use super::lex::Lex;
use super::local::{add_days, weekday};
use super::reader::Reader;
use crate::understand::language::{Part, Sense};
use crate::understand::words::Kind;
use atom::Atom;
use expression::{Phrase, Point};
use intro::Intro;

/// How many pieces one expression may have; a bound, so that reading stays linear.
const MOST_ATOMS: usize = 12;

impl Reader<'_> {
    /// The time expression that starts at `at`.
    pub(super) fn phrase(&self, at: usize, trust: Trust) -> Option<Phrase> {
        let mut phrase = Phrase { span: (at, at), ..Phrase::default() };
        let next = self.take_atoms(at, trust, &mut phrase);
        // Where nothing was taken it need not be asked what it would be the name of.
        if next == at || self.begins_nothing(at) {
            return None;
        }
        // `eight till late`
        let late = phrase.start.clock.is_some() && self.is(next, Sense::Aside) && self.is_held_at(next);
        let next = if late { next + 1 } else { next };
        // `Nacht auf Erden`
        if phrase.into && phrase.start.day.is_none() {
            return None;
        }
        phrase.span.1 = next;
        if self.is(at, Sense::Since) && phrase.end.is_none() {
            self.begin_in_the_past(&mut phrase);
        }
        // `train de nuit la semaine prochaine`
        if phrase.spans_days() && self.kind_by_part(at).is_some() {
            phrase.start.part = None;
        }
        (!self.is_part_of_a_name(&phrase) || self.is_kind_of_held(&phrase)).then_some(phrase)
    }

    /// What stands at `at` is a name, or belongs to a verb, though it looks like a time.
    fn begins_nothing(&self, at: usize) -> bool {
        if self.are_swapped(at)
            || self.is_anothers(at)
            || self.names_street(at)
            || self.names_site(at)
            || self.is_the_south(at)
        {
            return true;
        }
        // `Kaffee mit Frau Lang morgen`
        let named = || at.checked_sub(1).is_some_and(|at| self.is_any(at, &[Sense::Person, Sense::Title]));
        if self.is(at, Sense::Aside) && self.starts_large(at) && named() {
            return true;
        }
        // `we got off at five since six was flooded`: a reason.
        if self.is(at, Sense::Since) && self.number(at + 1).is_some() && self.is_copula(at + 2) {
            return true;
        }
        // `12 Friday Street`, `Noon Street 12`
        let house = at.checked_sub(1).and_then(|before| self.number(before)).is_some_and(|n| !n.ordinal);
        let numbered = || self.starts_large(at + 1) && self.number(at + 2).is_some_and(|n| n.digits > 0);
        let street = self.is_name_of_time(at) && self.is(at + 1, Sense::Street);
        if street && (house || numbered()) {
            return true;
        }
        // `check-in 6.15 am`
        let dash = |at: usize| self.kind(at) == Some(Kind::Dash) && self.is_glued(at);
        if self.is(at, Sense::In) && self.is_glued(at) && at.checked_sub(1).is_some_and(dash) {
            return true;
        }
        // `check in at 3`, `drop by on Friday`: the word belongs to the verb.
        if self.is_any(at, &[Sense::In, Sense::By])
            && !self.is_any(at, &[Sense::On, Sense::At, Sense::Before])
            && self.is_any(at + 1, &[Sense::At, Sense::On])
            && !self.is_any(at + 1, &[Sense::In, Sense::Part(Part::Lunch)])
        {
            return true;
        }
        // `hand it in by noon`
        let limits = self.is_any(at + 1, &[Sense::By, Sense::Before]) && !self.is(at + 1, Sense::In);
        let verb = || {
            let word = at.checked_sub(1).filter(|word| self.lex(*word).is_some_and(Lex::is_plain));
            let arrives = |word| self.word(word).is_some_and(|word| self.time.arrives.contains(&word));
            word.is_some_and(|word| !self.is_copula(word) && !arrives(word))
        };
        if self.time.names_lead && limits && self.is(at, Sense::In) && !self.is(at, Sense::By) && verb() {
            return true;
        }
        // `sleep in tomorrow`
        let day = self.day_away(at + 1).is_some() || self.weekday(at + 1).is_some();
        let asleep = self.is(at, Sense::In) && !self.is_any(at, &[Sense::By, Sense::On]) && day;
        // `come over on Monday`
        let over = self.is(at, Sense::On) && self.is(at + 1, Sense::On);
        self.time.names_lead && (asleep || over)
    }

    /// Takes the pieces that stand in a row from `at` on into `phrase`; answers where they end.
    fn take_atoms(&self, at: usize, mut trust: Trust, phrase: &mut Phrase) -> usize {
        let mut next = at;
        let mut weekday = false;
        for _ in 0..MOST_ATOMS {
            let joined = self.joined(next, next > at);
            if let Some(end) = phrase.end.as_mut()
                && let Some((part, after)) = self.next_day(joined, end)
            {
                (end.part, end.next_day) = (part, true);
                next = after;
                continue;
            }
            // `a las 16 en el 25 de mayo`, `a las 14 a diez minutos de la playa`
            if next > at && (self.names_site(joined) || self.far_away(joined).is_some()) {
                break;
            }
            let Some((atom, intro, after)) = self.atom(joined, trust, weekday, phrase) else { break };
            if matches!(atom, Atom::Days(..)) && self.is_beside_its_day(joined..after, intro, phrase) {
                break;
            }
            // `am Montag um drei, vormittags haben sie geschlossen`
            let part = matches!(atom, Atom::Part(_) | Atom::Every(None, Some(_)));
            let apart = joined > next && part && phrase.start.clock.is_some();
            if apart && self.is_apart(after - 1, (at, next)) {
                break;
            }
            weekday = matches!(&atom, Atom::Days(day, None)
                if matches!(day.shape, Shape::Weekday(_) | Shape::TiedWeekday));
            trust = if matches!(atom, Atom::Days(..) | Atom::Part(_) | Atom::PartOf(..) | Atom::Every(..)) {
                Trust::AfterDay
            } else {
                Trust::Signed
            };
            let hour = matches!(atom, Atom::Clock(_, None));
            let doubtful = hour && !intro.at && (joined..after).any(|at| self.could_be_hours(at));
            let two_days = matches!(&atom, Atom::Days(_, Some(_))) && !intro.between;
            // `boîte de nuit vendredi soir à 23h`: the night is of what kind it is.
            if matches!(atom, Atom::Part(_))
                && phrase.start.clock.is_none()
                && self.kind_by_part(at).is_some()
            {
                phrase.start.part = None;
            }
            if !phrase.take(atom, intro, self) {
                break;
            }
            phrase.doubtful |= doubtful;
            phrase.either |= hour && (joined..after).any(|at| self.is(at, Sense::Or));
            phrase.listed |= two_days && (joined..after).any(|at| self.is(at, Sense::And));
            phrase.into |= (joined..after).any(|at| self.is(at, Sense::Into));
            // `à six heures du matin pétantes`
            next = if phrase.start.clock.is_some() { self.skip(after, &[Sense::Sharp]) } else { after };
            if let Some(after) = self.to_end(next, intro, phrase) {
                next = after;
                trust = Trust::Signed;
                weekday = false;
            }
            // `call with June at 3`: the month may be a name, so what follows is read for itself, but not the
            // year in `June next year`.
            if joined == at && at > 0 {
                phrase.span.1 = next;
                let year = || self.relative(next).is_some_and(|(span, _)| span.shape == Shape::Year);
                if self.is_bare_span(phrase) && !year() {
                    break;
                }
            }
        }
        next
    }

    /// The days at `span` stand beside the day of `phrase` and are none of its pieces.
    fn is_beside_its_day(&self, span: Range<usize>, intro: Intro, phrase: &Phrase) -> bool {
        // A named day beside another day is what the event is called: `am 24. Heiligabend bei Oma`.
        let named = span.clone().any(|at| self.holiday(at).is_some());
        // `on Monday at nine about the end of March`
        let about = intro.around && phrase.start.clock.is_some();
        // `ab Montag die ganze Woche`: the week begins on that day.
        let whole = span.clone().any(|at| self.is(at, Sense::Whole));
        phrase.start.day.is_some() && (intro.for_ || named || about || whole)
    }

    /// `since Monday`, `seit drei Tagen`: what began then.
    fn begin_in_the_past(&self, phrase: &mut Phrase) {
        phrase.since = true;
        phrase.start.day = phrase.start.day.take().map(|day| day.gone_by(self.today()));
        let long = if phrase.start.is_empty() { phrase.length.take().or(phrase.loose.take()) } else { None };
        match long {
            Some(length) if length.is_clock() => phrase.moment = Some((-length.seconds, Some(0))),
            Some(length) => phrase.start.day = Some(Day::span(shift(self.today(), length, -1), self.today())),
            None => {}
        }
    }

    /// `next` in `not this Friday but next`: of the weekday that was taken back from `from` to `to`.
    pub(super) fn instead(&self, from: usize, to: usize) -> Option<Phrase> {
        let day = (from..to).find_map(|at| self.weekday(at))?;
        let comma = if self.kind(to) == Some(Kind::Comma) { to + 1 } else { to };
        let small =
            |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.number.is_none());
        let gone = (from..to).find_map(|at| self.which(at)).filter(|gone| *gone != Which::Last);
        (comma..=comma + 3).take_while(|at| *at == comma || small(at - 1)).find_map(|at| {
            // `the one after`, `the Tuesday after`
            let one = self.is(at, Sense::A) || self.weekday(at) == Some(day);
            if one && self.is(at + 1, Sense::After) {
                let ends = self.bare_end(at + 2) || self.is(at + 2, Sense::At);
                let day = add_days(self.weekday_of(day, gone).from, 7);
                let start = Point { day: Some(Day::fixed(day)), ..Point::default() };
                return ends.then_some(Phrase { span: (at, at + 2), start, ..Phrase::default() });
            }
            let which = self.which_alone(at)?;
            let read = self.weekday_of(day, Some(which));
            // On a Friday, this Wednesday is that of next week already.
            let same =
                gone.is_some() && self.weekday_of(day, gone).from == read.from && day != self.weekday_now();
            let read = if same { Day::fixed(add_days(read.from, 7)).shaped(read.shape) } else { read };
            let start = Point { day: Some(read), ..Point::default() };
            let one = if self.is(at + 1, Sense::A) { at + 2 } else { at + 1 };
            Some(Phrase { span: (at, one), start, ..Phrase::default() })
        })
    }

    fn weekday_now(&self) -> u32 {
        weekday(self.today())
    }

    /// `next` at `at`, and no day or span behind it.
    fn which_alone(&self, at: usize) -> Option<Which> {
        let alone = self.weekday(at + 1).is_none()
            && self.unit(at + 1).is_none()
            && self.month(at + 1).is_none()
            && (self.number(at + 1).is_none() || self.is(at + 1, Sense::A) && self.unit(at + 2).is_none())
            && !self.is(at + 1, Sense::Weekend);
        self.which(at).filter(|which| *which != Which::This && alone)
    }

    /// `le suivant` at `at`, said of the weekday that `known` begins with: the one after it.
    pub(super) fn one_after(&self, at: usize, known: &Phrase) -> Option<Phrase> {
        let known = known.start.day.as_ref().filter(|day| {
            self.time.relation_after && matches!(day.shape, Shape::Weekday(_) | Shape::TiedWeekday)
        })?;
        let next = self.skip(at, &[Sense::The]);
        self.which_alone(next).filter(|which| *which == Which::Next)?;
        // `ce vendredi` may be today.
        let today = known.shape == Shape::Weekday(self.weekday_now());
        let day = Day::fixed(add_days(known.from, if today { 0 } else { 7 })).shaped(Shape::TiedWeekday);
        let start = Point { day: Some(day), ..Point::default() };
        Some(Phrase { span: (at, next + 1), start, ..Phrase::default() })
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
        // `Montag-Abend`
        let part = || self.is_glued(at) && self.part(at + 1).is_some();
        let comma = matches!(self.kind(at), Some(Kind::Comma))
            || self.kind(at) == Some(Kind::Dash) && part()
            || self.kind(at) == Some(Kind::Dash) && !self.is_glued(at)
            || self.kind(at) == Some(Kind::Symbol) && !self.is_plus(at) && !self.is(at, Sense::And);
        // `Farrier. Next Thursday. Eleven.`
        let mark = |at: usize| matches!(self.kind(at), Some(Kind::SentenceEnd | Kind::Dot));
        let hour = |at: usize| self.number(at).is_some_and(|hour| !hour.ordinal && hour.value <= 12);
        let sentence = || mark(at) && hour(at + 1) && (mark(at + 2) || self.lex(at + 2).is_none());
        let next = if inside && (comma || sentence()) { at + 1 } else { at };
        // `Tuesday, oh six thirty`
        let zero = inside && self.is_zero(next) && self.number(next + 1).is_some_and(|hour| hour.value < 10);
        if zero { next + 1 } else { next }
    }
}
