//! What leads to items in so many ways that no list holds them: who speaks, auxiliaries, and a verb of needing or getting.

use super::{List, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// No more stands between who speaks and what is needed: `we are really going to be`.
const MOST_BETWEEN: usize = 5;

impl List<'_> {
    /// How many tokens at `at` say that somebody needs what follows: `we will be needing`, `I'm low on`, `bräuchten wir`.
    pub(super) fn needing(&self, at: usize, end: usize) -> usize {
        // `what we need is`
        if self.is(at, Class::Asks) && self.listed(at, end, Set::Pronouns) > 0 && !self.is_subject(at) {
            let needs = if self.is_subject(at + 1) { self.needing(at + 1, end) } else { 0 };
            let needed = at + 1 + needs;
            // `what we want for tea is`
            let far = if self.is(needed, Class::Purposes) { needed + MOST_BETWEEN } else { needed + 1 };
            let copula = (needed..far.min(end)).find(|at| self.is(*at, Class::Copulas)).unwrap_or(end);
            let is = needs > 0 && copula < end;
            return if is { copula + 1 - at } else { 0 };
        }
        let needs = |at: usize| self.listed(at, end, Set::Needs);
        let inverted = if self.verbs_end { needs(at) } else { 0 };
        if inverted > 0 {
            let subject = at + inverted + self.idle(at + inverted, end);
            return if self.is_subject(subject) && subject < end { subject + 1 - at } else { 0 };
        }
        // `das Brot, das wir immer kaufen, …`
        let ends = |verb: usize, count: usize| {
            self.verbs_end && verb > at + 1 && self.kind(verb + count) == Some(Kind::Comma)
        };
        let led = self.led_by_subject(at, end, needs).filter(|(verb, count)| !ends(*verb, *count));
        led.map_or(0, |(verb, count)| verb + count - at)
    }

    /// How many tokens at `at` say that somebody is to get what follows the verb behind them: `I'd better`, `we ought to`.
    pub(super) fn getting(&self, at: usize, end: usize) -> usize {
        if self.verbs_end {
            let inverted = self.is(at, Class::Auxiliaries) && self.is_subject(at + 1);
            let straight = || self.is_subject(at) && self.is(at + 1, Class::Auxiliaries);
            return if at + 1 < end && (inverted || straight()) { 2 } else { 0 };
        }
        let gets = |at: usize| self.listed(at, end, Set::Buyers);
        self.led_by_subject(at, end, gets).map_or(0, |(verb, _)| verb - at)
    }

    /// Where what `stands` behind a subject and auxiliaries begins, and how long it is.
    fn led_by_subject(
        &self,
        at: usize,
        end: usize,
        stands: impl Fn(usize) -> usize,
    ) -> Option<(usize, usize)> {
        if self.is_subject(at) { self.behind_auxiliaries(at + 1, end, stands) } else { None }
    }

    /// How many tokens at `at` are a copula and what is needed behind it: `is getting low on`.
    pub(super) fn lacking(&self, at: usize, end: usize) -> usize {
        let needs = |at: usize| self.listed(at, end, Set::Needs);
        let needed =
            if self.is(at, Class::Copulas) { self.behind_auxiliaries(at + 1, end, needs) } else { None };
        needed.map_or(0, |(verb, count)| verb + count - at)
    }

    fn behind_auxiliaries(
        &self,
        at: usize,
        end: usize,
        stands: impl Fn(usize) -> usize,
    ) -> Option<(usize, usize)> {
        let mut next = at;
        for _ in 0..MOST_BETWEEN {
            if next >= end {
                return None;
            }
            let count = stands(next);
            if count > 0 {
                return Some((next, count));
            }
            let more = usize::from(self.is(next, Class::Auxiliaries)).max(self.idle(next, end));
            if more == 0 {
                return None;
            }
            next += more;
        }
        None
    }

    /// Whether somebody who may need things is named at `at`: `we`, and where nothing is to be done, `she`.
    fn is_subject(&self, at: usize) -> bool {
        let other = || self.is(at, Class::Others) && self.is(at, Class::People);
        // `she'd love`
        let contracted = || {
            // An apostrophe is no letter: without one, the word is as long as it is written.
            let word = self.token(at).filter(|word| word.end - word.start > word.folded.len());
            let said = word.map_or("", |word| word.said(self.text));
            let who = said.split_once(['\'', '’']).map(|(who, _)| who.to_lowercase());
            who.is_some_and(|who| self.words.others.contains(who.as_str()))
        };
        self.is(at, Class::Subjects) || self.purpose != Purpose::Chores && (other() || contracted())
    }
}
