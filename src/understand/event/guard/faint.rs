//! A number that nothing but its place makes a time, in a memo that tells what was or names several numbers, and plans
//! nothing: `mine sat at four and never rose`, `j'avais le sept, le onze et le quarante-deux`.

use crate::understand::event::clock::{HOUR, Half};
use crate::understand::event::day::Shape;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::{Kind, Number, Token};

/// So far on each side it may be said that something is to happen, or another number be named.
const FAR: usize = 32;

/// Among so many words behind a verb of telling stands what leads to what was told.
const REPORTED: usize = 5;

/// No day and no hour has a larger number.
const LARGEST: u64 = 31;

/// What is one of several that are ranked is seldom ranked lower.
const LOW_RANK: u64 = 12;

/// So many words behind `and` are no clause of their own.
const ADDED: usize = 6;

/// They end a sentence.
const ENDS: [Kind; 3] = [Kind::SentenceEnd, Kind::Semicolon, Kind::LineBreak];

/// What has a time, or gives it another one.
const PLANNED: [SenseKind; 7] = [
    SenseKind::Meal,
    SenseKind::Starts,
    SenseKind::Moved,
    SenseKind::Moves,
    SenseKind::Postponed,
    SenseKind::Fixes,
    SenseKind::Gathering,
];

impl Reader<'_> {
    /// What was read as `phrase` is a mere number, and the memo around it tells of something else than a plan.
    pub(crate) fn is_faint(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        self.is_only_a_number(phrase)
            && (self.is_told_of(from, to)
                || self.is_among_numbers(from, to)
                    && !self.is_led_as_hour(from)
                    && !self.opens_with_day(from)
                || self.is_led_as_number(from))
            && !self.is_for_a_day(from)
            && !self.is_said_to_be_at(from)
            && !self.is_planned(from, to)
    }

    /// `se murió el tío Paco, el responso es a las cinco`, but `era a las cinco`
    fn is_said_to_be_at(&self, from: usize) -> bool {
        let is = from.checked_sub(1).filter(|is| self.is_copula(*is) && !self.tells(*is));
        self.time.relation_after && is.is_some() && self.is(from, Sense::At)
    }

    /// `a las nueve` in `pongo 2 lavadoras a las nueve`: few numbers but hours have both words.
    fn is_led_as_hour(&self, from: usize) -> bool {
        let both = self.is(from, Sense::The) || self.is(from + 1, Sense::The);
        self.time.relation_after && self.is(from, Sense::At) && both
    }

    /// `el 25` in `el 25 nos ponen las ventanas, son nueve`
    fn opens_with_day(&self, from: usize) -> bool {
        let late = |number: Number| number.digits > 0 && number.value > 12;
        self.time.relation_after && self.opens_anew(from) && self.number(from + 1).is_some_and(late)
    }

    /// `apalabré la leña para el 5`
    fn is_for_a_day(&self, from: usize) -> bool {
        let leads = |at: usize| self.is(at, Sense::For) && !self.is(at, Sense::On);
        self.time.relation_after && (leads(from) || from.checked_sub(1).is_some_and(leads))
    }

    /// No sign of a time beside the number, or beside the two of a range.
    pub(super) fn is_only_a_number(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let only = |point: &Point| {
            let number = |shape: Shape| matches!(shape, Shape::DayOfMonth(_) | Shape::Fixed);
            let day = point.day.clone().filter(|day| number(day.shape));
            let clock = point
                .clock
                .filter(|clock| matches!(clock.half, Half::Open | Half::Known) && clock.seconds % HOUR == 0);
            *point == Point { day, clock, ..Point::default() }
        };
        let (start, end) = (phrase.start.clone(), phrase.end.clone());
        let small = [
            Sense::On,
            Sense::At,
            Sense::Around,
            Sense::The,
            Sense::A,
            Sense::From,
            Sense::To,
            Sense::Until,
            Sense::Between,
            Sense::And,
            Sense::For,
            Sense::Aside,
        ];
        only(&start)
            && end.as_ref().is_none_or(only)
            && *phrase
                == (Phrase {
                    span: phrase.span,
                    start,
                    end,
                    deadline: phrase.deadline,
                    by_clock: phrase.by_clock,
                    listed: phrase.listed,
                    either: phrase.either,
                    ..Phrase::default()
                })
            && (from..to).all(|at| {
                let small = self.kind(at) == Some(Kind::Dash)
                    || self.is_any(at, &small)
                    || at + 1 == to && self.is_hours_later(at);
                // `el día trece`
                let day = |at: usize| self.is(at, Sense::DayNumber);
                let known = day(at) && at.checked_sub(1).is_some_and(day);
                !known && self.number(at).map_or(small, |number| number.value <= LARGEST)
            })
    }

    /// `horas` in `el pan subió a las dos horas`, where few say so of the hour.
    fn is_hours_later(&self, at: usize) -> bool {
        let spoken = at.checked_sub(1).and_then(|before| self.number(before)).is_some_and(|n| n.digits == 0);
        let hours = self.time.relation_after && !self.time.hour_sign && self.unit(at) == Some(Unit::Hour);
        hours && spoken
    }

    /// A verb of the clause around the number tells what was; a few words behind `and` that end with it belong to the clause
    /// before: `ist um eine Handbreit gestiegen und die Miete um fünf`.
    pub(super) fn is_told_of(&self, from: usize, to: usize) -> bool {
        let ends = |at: usize| self.kind(at).is_none_or(|kind| ENDS.contains(&kind) || kind == Kind::Comma);
        let added = |and: usize| and < from && from - and <= ADDED && ends(to);
        let within = |at: &usize| {
            let joins = || {
                self.is(*at, Sense::And) && !added(*at)
                    || self.any_token(*at, |token| self.time.faint.joins.has(token))
            };
            self.kind(*at).is_some_and(|kind| !ENDS.contains(&kind) && kind != Kind::Comma) && !joins()
        };
        let before = (from.saturating_sub(FAR)..from).rev().take_while(within);
        before.chain((to..to + FAR).take_while(within)).any(|at| self.tells(at))
    }

    /// Another number that is no time is named in the sentence, which says something of somebody: `ten` in `we came off at
    /// nine because ten was coned off`.
    fn is_among_numbers(&self, from: usize, to: usize) -> bool {
        let within = |at: &usize| self.kind(*at).is_some_and(|kind| !ENDS.contains(&kind));
        let sentence = || {
            let before = (from.saturating_sub(FAR)..from).rev().take_while(within);
            before.chain((to..to + FAR).take_while(within))
        };
        let states =
            |at: usize| self.tells(at) || self.any_token(at, |token| self.time.faint.states.has(token));
        let other = |at: usize| {
            let several = self.number(at).is_some_and(|n| n.value > 1 || n.ordinal || n.digits > 0);
            let counts = || {
                self.lex(at + 1).is_some_and(|lex| lex.many || lex.plural) || self.is(at + 1, Sense::Thing)
            };
            let named =
                || at.checked_sub(1).is_some_and(|before| self.is_any(before, &[Sense::Label, Sense::For]));
            let measured = || self.unit(at + 1).is_some() || self.is(at + 1, Sense::Measure);
            several && !counts() && !named() && !measured()
        };
        // `am Vierzehnten`: what is ranked is seldom ranked so low.
        let late = |at: usize| {
            self.number(at)
                .is_some_and(|number| number.value > LOW_RANK && (number.ordinal || number.digits > 0))
        };
        !(from..to).any(late) && sentence().any(other) && sentence().any(states)
    }

    pub(in crate::understand::event) fn tells(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        self.any_token(at, |token| {
            if faint.told.has(token) {
                return !self.is_with_it(token);
            }
            if faint.told_written.is_empty() && faint.told_endings.is_empty() {
                return false;
            }
            let said = token.said(self.text).to_lowercase();
            let ends = |(ending, least): &(&str, usize)| said.len() >= *least && said.ends_with(ending);
            faint.told_written.contains(&said.as_str()) || faint.told_endings.iter().any(ends)
        })
    }

    /// `sur le cinq`
    pub(super) fn is_led_as_number(&self, from: usize) -> bool {
        from.checked_sub(1)
            .and_then(|before| self.word(before))
            .is_some_and(|word| self.time.faint.leads.contains(&word))
    }

    /// Something is said that has a time, or another time.
    pub(super) fn is_planned(&self, from: usize, to: usize) -> bool {
        (from.saturating_sub(FAR)..from).chain(to..to + FAR).any(|at| {
            let day = (self.weekday(at).is_some() || self.month(at).is_some()) && !self.is(at, Sense::Weak)
                || self.day_away(at).is_some();
            let hour = self.part(at).is_some()
                || self.is_any(at, &[Sense::OClock, Sense::Am, Sense::Pm, Sense::Noon, Sense::Midnight])
                || self.clock_ends(at + 1);
            day || hour
                || PLANNED.iter().any(|kind| self.is_a(at, *kind))
                || self.plans(at)
                || self.is_report(at)
        })
    }

    /// `me dijo el tapicero que pasaba`
    fn is_report(&self, at: usize) -> bool {
        let reports = self.word(at).is_some_and(|word| self.time.reports.contains(&word));
        let led = self.time.relation_after && !self.time.hour_sign;
        led && reports && (at + 1..at + REPORTED).any(|at| self.is(at, Sense::Like))
    }

    /// What stands at `at` says of something that it is to happen.
    pub(in crate::understand::event) fn plans(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let planned = |token: &Token<'_>| {
            let said = token.said(self.text).to_lowercase();
            let ends = |ending: &&str| said.ends_with(ending);
            // `passé` plans nothing, while `passe` does.
            let told = faint.told_written.contains(&said.as_str());
            !told && (faint.planned.has(token) || faint.planned_endings.iter().any(ends))
        };
        self.is_in_progress(at) || self.is_held_or_comes(at) || self.any_token(at, planned)
    }

    /// What stands at `at` is held at some time, or comes then.
    pub(in crate::understand::event) fn is_held_or_comes(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let ends = |word: &str| {
            faint.held_endings.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
        };
        self.is_a(at, SenseKind::Meal)
            || self.is_a(at, SenseKind::Gathering)
            || self.any_token(at, |token| faint.held.has(token) || ends(token.word()))
    }

    /// `coming` in `the tuner's coming`
    fn is_in_progress(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let is = |before: usize| {
            (self.is_copula(before) || self.any_token(before, |token| self.is_with_it(token)))
                && !self.tells(before)
        };
        let progress = |token: &Token<'_>| faint.progress.iter().any(|ending| token.word().ends_with(ending));
        self.any_token(at, progress) && at.checked_sub(1).is_some_and(is)
    }

    /// `we're`, which is compared as `were`
    pub(super) fn is_with_it(&self, token: &Token<'_>) -> bool {
        self.time.faint.is.iter().any(|is| token.said(self.text).ends_with(is))
    }

    pub(in crate::understand::event) fn any_token(&self, at: usize, is: impl Fn(&Token<'_>) -> bool) -> bool {
        let range = self.lex(at).map_or(0..0, |lex| lex.first..lex.last + 1);
        let mut words = self.tokens.get(range).unwrap_or_default().iter();
        words.any(|token| token.kind == Kind::Word && is(token))
    }
}
