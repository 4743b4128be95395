//! Days that only the words around them make such: `calé au 12 à dix heures`, `la réunion passe au 12`, `c'est le 16 que la
//! moissonneuse arrive`, `on se retrouve le 12 devant la gare`.

use crate::understand::event::clock::Trust;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, proper};
use crate::understand::words::Kind;

/// So far before its day the verb may stand that puts something to it.
const FAR: usize = 8;

/// So far before its day it may be said that somebody meets.
const MET: usize = 3;

/// So far behind `que` stands the verb of what is then.
const NEAR: usize = 6;

impl Reader<'_> {
    /// `au` before the number at `at`, to which somebody put something, and an hour behind it; or something held goes there.
    pub(super) fn is_put_to_day(&self, at: usize, next: usize) -> bool {
        let granting = &self.time.granting;
        let to = at.checked_sub(1).filter(|to| self.is(*to, Sense::On) && self.is(*to, Sense::To));
        let Some(to) = to.filter(|_| !granting.puts.is_empty()) else { return false };
        let word = |at: &usize| {
            matches!(self.kind(*at), Some(Kind::Word | Kind::Dash)) && self.number(*at).is_none()
        };
        let near = || (to.saturating_sub(FAR)..to).rev().take_while(word);
        let moved = [Sense::Moved, Sense::Postponed, Sense::Moves, Sense::Puts];
        let puts = |at: usize| {
            self.word(at).is_some_and(|word| granting.puts.contains(word)) || self.is_any(at, &moved)
        };
        let timed = self.is(next, Sense::At) && self.clock(next + 1, Trust::Bare).is_some();
        let goes = || {
            let verb = to.checked_sub(1)?;
            self.word(verb).filter(|word| granting.moves.contains(word))?;
            let led = |at: &usize| self.is_any(*at, &[Sense::The, Sense::A]) || self.is_possessive(*at);
            let first = near().last()?;
            let article = (first..verb).find(led);
            Some(article.map_or(first, |article| article + 1)).filter(|what| *what < verb)
        };
        timed && near().any(puts)
            || self.bare_end(next) && goes().is_some_and(|what| self.is_held_or_comes(what))
    }

    /// The day at `at`, which `next` follows, is one by what stands beside it.
    pub(super) fn is_day_by_verb(&self, at: usize, next: usize, intro: Intro) -> bool {
        let granting = &self.time.granting;
        let Some(the) = at.checked_sub(1) else { return false };
        if granting.puts.is_empty() || !intro.on || !intro.the || !self.is(the, Sense::The) {
            return false;
        }
        // `rendez-vous`
        let held_before = || (the.saturating_sub(MET)..the).any(|what| self.plans(what));
        let place = || self.word(next).is_some_and(|word| granting.places.contains(word));
        intro.opens && self.opens_what(next)
            || place() && held_before()
            || self.falls_on(the) && self.begins_clause(next)
            || self.is_then_that(the, next)
            || self.is_before_hour(the, next)
    }

    /// `kiné` and no more, `Nadia vient`, `on fête les 40 ans`
    fn opens_what(&self, next: usize) -> bool {
        let alone = self.is_held_or_comes(next) && self.ends(self.past_mark(next + 1));
        let name = || self.word(next).is_some_and(|word| proper::name(word).is_some());
        let own = || self.word(next).is_some_and(|word| self.time.speakers.contains(&word));
        alone || (name() || own()) && self.plans(next + 1) && !self.tells(next + 1)
    }

    /// Past a mark that may end the memo.
    fn past_mark(&self, at: usize) -> usize {
        at + usize::from(self.kind(at) == Some(Kind::SentenceEnd))
    }

    /// `la kermesse tombe`, `la sortie, c'est` before the article at `the`
    fn falls_on(&self, the: usize) -> bool {
        let falls = the
            .checked_sub(1)
            .filter(|falls| self.word(*falls).is_some_and(|word| self.time.granting.falls.contains(word)));
        falls.is_some_and(|falls| (falls.saturating_sub(FAR)..falls).any(|at| self.is_held_or_comes(at)))
    }

    /// `je` in `je tiens le stand`
    fn begins_clause(&self, at: usize) -> bool {
        self.any_token(at, |token| self.time.faint.subjects.has(token))
    }

    /// `c'est` before the article at `the` and `que la moissonneuse arrive` behind the day; but `c'est le 4 que j'ai
    /// choisi`.
    fn is_then_that(&self, the: usize, next: usize) -> bool {
        let is = the.checked_sub(1).is_some_and(|is| self.is_copula(is));
        let words = || (next + 1..next + NEAR).take_while(|at| self.kind(*at) == Some(Kind::Word));
        is && self.is(next, Sense::Like)
            && words().any(|at| self.plans(at))
            && !words().any(|at| self.is_helper(at))
    }

    /// `kiné` before the article at `the` and `cinq heures` behind the day, with which the memo ends.
    fn is_before_hour(&self, the: usize, next: usize) -> bool {
        let held = the.checked_sub(1).is_some_and(|what| self.is_held_or_comes(what));
        let hour = self.number(next).is_some_and(|n| n.digits == 0 && (1..=12).contains(&n.value));
        held && hour && self.is(next + 1, Sense::OClock) && self.ends(self.past_mark(next + 2))
    }
}
