//! A number that nothing but its place makes a time, in a clause that tells what was and a memo that plans nothing: `I
//! stood at seven like a lemon`, `sie ist auf die Drei gefallen`.

use crate::understand::event::clock::{HOUR, Half};
use crate::understand::event::day::Shape;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::{Kind, Token};

/// So far on each side it may be said that something is to happen.
const FAR: usize = 32;

/// So many words behind a comma the next number of a list stands.
const LISTED: usize = 2;

/// No day and no hour has a larger number.
const LARGEST: u64 = 31;

/// So many words behind an article, and behind a name, the verb of it may stand.
const LED: usize = 6;
const NAMED: usize = 2;

/// So many words before a participle its verb may stand where it does not end the clause.
const HELPED: usize = 3;

/// So many words behind `and` are no clause of their own.
const ADDED: usize = 6;

/// They end a sentence.
pub(super) const ENDS: [Kind; 3] = [Kind::SentenceEnd, Kind::Semicolon, Kind::LineBreak];

/// What stands beside a number that is a time, and beside many that are none.
pub(super) const SMALL: [Sense; 13] = [
    Sense::Of,
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
        // `they emailed me the twelfth at four`
        let day_with_hour = phrase.start.day.is_some() && phrase.start.clock.is_some();
        !day_with_hour
            && self.is_only_a_number(phrase)
            && (self.is_told_of(from, to)
                || self.is_led_as_number(from) && self.is_spelt(from, to) && !self.is_settled_on(from, to))
            && !self.is_for_a_day(from)
            && !self.is_granted(phrase)
            && !self.is_put_then(from)
            && !self.is_planned_nearby(from, to)
    }

    /// `sur le cinq`, but `on part sur le 12`
    pub(super) fn is_spelt(&self, from: usize, to: usize) -> bool {
        (from..to).all(|at| self.number(at).is_none_or(|number| number.digits == 0))
    }

    /// `apalabré la leña para el 5`
    pub(super) fn is_for_a_day(&self, from: usize) -> bool {
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
        !start.is_empty()
            && only(&start)
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
                    || self.is_any(at, &SMALL)
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

    /// A verb of the clause before the number tells what was, behind who or what did it; a few words behind `and` that end
    /// with the number belong to the clause before: `ist um eine Handbreit gestiegen und die Miete um fünf`.
    pub(super) fn is_told_of(&self, from: usize, to: usize) -> bool {
        let ends = |at: usize| self.kind(at).is_none_or(|kind| ENDS.contains(&kind) || kind == Kind::Comma);
        // `clavé el uno y el cinco`
        let next = |and: usize| self.time.relation_after && and + 1 == from;
        let few = |and: usize| self.time.half_before && and < from && from - and <= ADDED;
        let added = |and: usize| (few(and) || next(and)) && ends(to);
        let within = |at: &usize| {
            let joins = || {
                self.is(*at, Sense::And) && !added(*at)
                    || self.any_token(*at, |token| self.time.faint.joins.has(token))
            };
            // `acertó el dos, el cinco y el nueve`, but `I weighed in at seventy, next weigh-in on the third`
            let lists = || {
                let numbered = |at: usize| self.number(at).is_some();
                at.checked_sub(1).is_some_and(numbered) && (at + 1..=at + LISTED).any(numbered)
            };
            let parts = |kind| ENDS.contains(&kind) || kind == Kind::Colon || kind == Kind::Comma && !lists();
            self.kind(*at).is_some_and(|kind| !parts(kind)) && !joins()
        };
        let first =
            (from.saturating_sub(FAR).max(self.said.0)..from).rev().take_while(within).last().unwrap_or(from);
        // `the woman who phoned at four`: the number may belong to the clause around it.
        let related = first
            .checked_sub(1)
            .is_some_and(|join| self.any_token(join, |token| self.time.faint.relatives.has(token)));
        // `um zwei hat uns der Marder …`, `del tres al seis brotaron los bulbos`
        let done = |at: usize| (at..at + FAR).take_while(within).any(|at| self.tells_or_is_done(at));
        let behind = |at: usize| {
            first == from
                && (self.is_helper(at) && done(at + 1) || self.time.relation_after && self.tells(at))
        };
        !related
            && ((first..from).any(|at| self.tells_of(first, at) && !self.is_over_before(at, from))
                || behind(to))
    }

    /// Behind the verb at `at` somebody else does something, or something is to be done, before the number: `I checked and
    /// it's at seven`, `hab gehört wir spielen um acht`, `I was told to be there at nine`.
    fn is_over_before(&self, at: usize, from: usize) -> bool {
        let subject = |at: usize| self.any_token(at, |token| self.time.faint.subjects.has(token));
        let to_do = |at: usize| {
            self.time.names_lead
                && self.is(at, Sense::To)
                && self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
                && self.number(at + 1).is_none()
        };
        let inverted = usize::from(!self.time.names_lead);
        (at + 1 + inverted..from).any(subject)
            || (at + 1..from).any(to_do)
            || self.is_followed_by_plan(at, from)
    }

    /// Behind the participle at `at`, which ends what is told, a noun begins what is to be, or the time says when that is of
    /// which it brings news: `das Auto ist liegengeblieben Abschlepper um fünf`, `hat sich gemeldet um acht`.
    fn is_followed_by_plan(&self, at: usize, from: usize) -> bool {
        let faint = &self.time.faint;
        let now = at + 1 + usize::from(self.is(at + 1, Sense::Now));
        let led = self.is_any(from, &[Sense::At, Sense::On, Sense::From]);
        let done = || self.any_token(at, |token| faint.done.has(token));
        self.time.half_before
            && led
            && (now == from && self.any_token(at, |token| faint.news.has(token))
                || at + 2 == from && self.starts_large(at + 1) && !self.starts_large(at) && done())
    }

    /// What stands at `at` tells what was of whom or what the clause opens with at `first`.
    fn tells_of(&self, first: usize, at: usize) -> bool {
        if at > first && self.starts_large(at) {
            return false;
        }
        let faint = &self.time.faint;
        let pronoun = || self.any_token(first, |token| faint.states.has(token));
        let listed = || self.tells(at);
        let helped = |far: usize| (at.saturating_sub(far).max(first)..at).any(|at| self.is_helper(at));
        if self.time.names_lead {
            let led = self.is_any(first, &[Sense::The, Sense::A]) || self.is_possessive(first);
            let near = if led { LED } else { NAMED };
            // `I batted at seven`
            let did = || at == first + 1 && pronoun() && self.any_token(at, |token| self.ends_as_told(token));
            return at > first && (pronoun() || at - first <= near) && listed() || did();
        }
        if self.time.half_before || self.time.hour_sign {
            let participle = || self.tells_or_is_done(at);
            let far = if self.time.half_before { FAR } else { HELPED };
            return at > first && listed() || participle() && helped(far);
        }
        // `ver la serie que me recomendó`
        let to_do = self.is_infinitive(first);
        !to_do && listed()
    }

    /// `hat`, `a`: with a participle it tells what was.
    pub(in crate::understand::event) fn is_helper(&self, at: usize) -> bool {
        self.any_token(at, |token| self.time.faint.helpers.has(token))
    }

    /// `tiró`, `passé`; behind a pronoun also `batted`
    pub(super) fn ends_as_told(&self, token: &Token<'_>) -> bool {
        let faint = &self.time.faint;
        let said = token.said(self.text).to_lowercase();
        let ends = |(ending, least): &(&str, usize)| said.len() >= *least && said.ends_with(ending);
        faint.told_written.contains(&said.as_str()) || faint.told_endings.iter().any(ends)
    }

    /// A verb whose form alone tells what was: `stood`, `avait`, `tiró`.
    pub(in crate::understand::event) fn tells(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        self.any_token(at, |token| {
            if faint.told.has(token) {
                // `has de tomar la pastilla`
                let ought = self.time.relation_after && !self.time.hour_sign && self.is(at + 1, Sense::Of);
                return !self.is_with_it(token) && !ought;
            }
            if self.time.names_lead || self.time.hour_sign {
                return false;
            }
            self.ends_as_told(token)
        })
    }

    /// The same, or a participle.
    pub(in crate::understand::event) fn tells_or_is_done(&self, at: usize) -> bool {
        let done = |token: &Token<'_>| {
            self.time.faint.done.has(token) || self.time.hour_sign && self.ends_as_told(token)
        };
        self.tells(at) || self.any_token(at, done)
    }

    /// `sur le cinq`
    pub(super) fn is_led_as_number(&self, from: usize) -> bool {
        from.checked_sub(1)
            .and_then(|before| self.word(before))
            .is_some_and(|word| self.time.faint.leads.contains(&word))
    }

    /// Something is said that has a time, or another time.
    pub(super) fn is_planned(&self, from: usize, to: usize) -> bool {
        // The trigger may be what is held then, and plans nothing: `Calendar: …`
        let said = |at: &usize| (self.said.0..self.said.1).contains(at);
        (from.saturating_sub(FAR)..from).chain(to..to + FAR).filter(said).any(|at| self.says_a_plan(at))
    }

    /// What stands at `at` says a time, or that something has one.
    pub(super) fn says_a_plan(&self, at: usize) -> bool {
        let day = (self.weekday(at).is_some() || self.month(at).is_some()) && !self.is(at, Sense::Weak)
            || self.day_away(at).is_some();
        let hour = self.part(at).is_some()
            || self.is_any(at, &[Sense::OClock, Sense::Am, Sense::Pm, Sense::Noon, Sense::Midnight])
            || self.clock_ends(at + 1);
        day || hour || PLANNED.iter().any(|kind| self.is_a(at, *kind)) || self.plans(at)
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
        self.is_held_or_comes(at) || self.any_token(at, planned)
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

    /// `we're`, which is compared as `were`
    pub(in crate::understand::event) fn is_with_it(&self, token: &Token<'_>) -> bool {
        self.time.faint.is.iter().any(|is| token.said(self.text).ends_with(is))
    }

    pub(in crate::understand::event) fn any_token(&self, at: usize, is: impl Fn(&Token<'_>) -> bool) -> bool {
        let range = self.lex(at).map_or(0..0, |lex| lex.first..lex.last + 1);
        let mut words = self.tokens.get(range).unwrap_or_default().iter();
        words.any(|token| token.kind == Kind::Word && is(token))
    }
}
