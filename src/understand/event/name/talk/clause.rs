//! Clauses beside the name that say nothing of it: `…, he'll be here`, `…, we need to be there for …`.

use std::ops::Range;

use super::kept::{CLAUSE, Kept};
use super::says_what;
use super::visit::VISITORS;
use crate::understand::event::name::edges::longest;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token, ends_in};

/// So many words say something, and are not asked again for each clause behind them.
const MANY: usize = 64;

/// No more words say where in a house it is.
const ROOM: usize = 3;

/// `the roofer, he's going to come round on Tuesday`, `Sunday at 7 we have to go`: takes out what is said behind the
/// name.
pub(super) fn without_clauses(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    if names.aside.doers.is_empty() {
        return;
    }
    // Nothing farther back looks as far as what was taken out, so nothing there is looked at again.
    let (mut begin, mut timed) = (1, None);
    while let Some(aside) = (Kept { tokens, kept, names }).aside(begin, &mut timed) {
        begin = usize::max(aside.start.saturating_sub(2 * CLAUSE), 1);
        timed = timed.filter(|timed| *timed < begin);
        kept.drain(aside);
    }
}

/// `fourth floor`, `ward six`: what is `said` tells only where in a house it is.
pub(in crate::understand::event::name) fn is_room(
    tokens: &[Token<'_>],
    said: &[usize],
    names: &Names,
) -> bool {
    let rooms = &names.sentences.rooms;
    let [.., before, last] = said else { return false };
    let token = |at: &usize| tokens.get(*at);
    let room = |at: &usize| token(at).is_some_and(|token| rooms.has(token));
    let number = token(last).is_some_and(|token| token.number.is_some() || names.clocks.has(token));
    said.len() <= ROOM && (room(last) || room(before) && number)
}

impl Kept<'_, '_> {
    /// A clause with a subject of its own that says nothing: behind the time, or of somebody who was named that he
    /// comes. It stands at `begin` or behind it; where the first time has something named before it is kept in
    /// `first_time`.
    fn aside(&self, begin: usize, first_time: &mut Option<usize>) -> Option<Range<usize>> {
        let named = |to: usize| {
            let said = self.kept.get(..to).unwrap_or_default();
            to > MANY || says_what(self.tokens, said, self.names)
        };
        for at in begin..self.kept.len() {
            if first_time.is_none() && self.is_apart(at) && named(at) {
                *first_time = Some(at);
            }
            let timed = first_time.is_some();
            // `vets Monday at five it's for the rabbit's jabs`
            let way = |at: usize| self.is_in(&self.names.ways, at) && !self.is_apart(at);
            // `it's over at his place`
            let leads = || way(at + 1) || self.is_in(&self.names.sentences.sides, at + 1) && way(at + 2);
            let hangs = || self.is_in(&self.names.aside.hangs, at - 1);
            let it = || {
                let presents = &self.names.sentences.presents;
                self.is_elided(at) && (self.is_in(&self.names.pronouns, at) || self.is_in(presents, at))
            };
            if timed && it() && leads() && !hangs() && self.is_of_name(at) {
                // `and it's at Nora's`
                let and = at > 1 && self.is_in(&self.names.speaking.and, at - 1) && !self.is_apart(at);
                // `Choir on Friday. That's at St Paul's`
                let sentence =
                    self.token(at - 1).is_some_and(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::Dot));
                return Some(at - usize::from(and || sentence)..at + 1);
            }
            if timed && let Some(end) = self.visitor(at).filter(|_| named(at - 1)) {
                return Some(at - 1..end);
            }
            let begins = self.is_subject(at) || self.is_therefore(at) || self.is_request(at);
            if !begins || self.is_asked_for(at) {
                continue;
            }
            let joined = self.is_joint(at - 1) && at > 1;
            let first = if joined { at - 1 } else { at };
            let marked = self.is_mark(first - 1);
            let from = if marked { first - 1 } else { first };
            let therefore = timed && (marked || self.is_apart(at)) && self.is_therefore(at);
            // `she can only do Friday so date night is Friday`
            if therefore && self.is_dated(at + 1) {
                return Some(0..at + 1);
            }
            let hence = therefore && !self.is_of_others(at + 1) && !self.is_elsewhere(at + 1)
                || (marked || joined) && self.is_request(at);
            if !(self.is_subject(at) && (marked || timed) || hence) || !named(from) {
                continue;
            }
            let said = || self.said(at, marked || joined).filter(|_| timed);
            // `the hui, we're starting at ten`
            let lone = || {
                Some(at + 1).filter(|next| marked && self.is_elided(at) && self.clause_end(at) == Some(*next))
            };
            let comes = self.comes(at + 1);
            // `Marcus, he can come and look at the roof`
            let more = |end: usize| self.is_in(&self.names.speaking.and, end) && !self.is_apart(end);
            if marked && !hence && comes.is_some_and(more) && self.is_in(&self.names.pronouns, at) {
                return Some(from..at + 1);
            }
            let end = if hence { self.clause_end(at) } else { comes.or_else(said).or_else(lone) };
            if let Some(end) = end {
                return Some(from..end);
            }
        }
        None
    }

    /// Of the pronoun at `at` it may be said where what is named is: `it's`, `rehearsals …, they're`; but not of `walk
    /// Rex, she's`, nor of `water the neighbours' roses, they're`.
    fn is_of_name(&self, at: usize) -> bool {
        let shown = &self.names.sentences.presents;
        let task = || self.is_known(1) && !self.is_apart(1);
        let last = (0..at).find(|at| self.is_apart(at + 1) || self.is_mark(at + 1)).unwrap_or(0);
        let several = || ends_in(self.word(last), "s") && !self.is_elided(last);
        self.is_in(shown, at) || self.is_in(&self.names.referred.does, at) && !task() && several()
    }

    /// `…, Kev from the garage will be here` before another time: where the clause of who comes ends, whose verb
    /// was taken for what joins it.
    fn visitor(&self, at: usize) -> Option<usize> {
        if !self.is_mark(at - 1) || self.is_mark(at) || self.is_subject(at) {
            return None;
        }
        let end = self.clause_end(at).filter(|end| *end <= at + VISITORS)?;
        let last = *self.kept.get(end - 1)?;
        let behind: [usize; VISITORS] = std::array::from_fn(|more| last + more);
        let comes = Kept { kept: &behind, ..*self }.comes(1)?;
        let gone = behind.get(1..comes)?.iter().all(|at| self.kept.binary_search(at).is_err());
        gone.then_some(end)
    }

    /// `whether he can lend it`: the subject at `at` stands in a clause of what is to be asked or told.
    fn is_asked_for(&self, at: usize) -> bool {
        let names = self.names;
        let tells = || self.is_in(&names.sentences.tells, 0);
        // `tell Ravi on Friday he can have the desk`
        if self.is_apart(at) {
            return tells() && self.is_in(&names.pronouns, at) && !self.is_in(&names.noting.to, at - 1);
        }
        let hangs = || self.is_in(&names.that, at - 1) || self.is_in(&names.inquiring, at - 1);
        // `ask Bob on Friday if he can come`
        let asked = || {
            let before = at.saturating_sub(CLAUSE)..at;
            let asks = |at: usize| self.is_in(&names.sentences.asking, at);
            self.is_in(&names.sentences.conditions, at - 1) && before.into_iter().any(asks)
        };
        !self.is_mark(at - 1) && (self.is_in(&names.whether, at - 1) || hangs() && tells() || asked())
    }

    /// `be there` before a time.
    fn is_request(&self, at: usize) -> bool {
        let come =
            longest(self.tokens, self.kept.get(at..).unwrap_or_default(), &self.names.aside.come, self.names);
        come.is_some_and(|come| self.clause_end(at) == Some(at + come))
    }

    fn is_joint(&self, at: usize) -> bool {
        self.is_in(&self.names.aside.joints, at)
    }

    /// `so Tom picks up the kids`: somebody else than the speaker does something then.
    fn is_of_others(&self, at: usize) -> bool {
        let who = self.is_in(&self.names.known, at) || self.is_named(at) && !self.is_subject(at);
        who && self.clause_end(at).is_some_and(|end| end > at + 2)
    }

    /// `so dinner at the Ivy`: nobody does anything, and it says where.
    fn is_elsewhere(&self, at: usize) -> bool {
        let aside = &self.names.aside;
        let thing = !self.is_subject(at) && !self.is_in(&aside.does, at) && !self.is_asked(at);
        let end = self.clause_end(at).unwrap_or(at);
        let does = |at: usize| {
            let word = self.word(at);
            aside.helpers.contains(word) || self.names.noting.questions.contains(word)
        };
        thing
            && !(at..end).any(does)
            && (at + 1..end).any(|at| self.is_in(&self.names.ways, at) && at + 1 < end)
    }

    /// `date night is` before a time: the clause at `at` says itself what is then.
    fn is_dated(&self, at: usize) -> bool {
        let last = self.clause_end(at).and_then(|end| self.kept.get(end - 1));
        let next = last.and_then(|last| self.tokens.get(last + 1)).map_or("", Token::word);
        let joined = self.names.copulas.holds(next)
            && self.clause_end(at).is_some_and(|end| self.is_apart(end) || end == self.kept.len());
        joined && !self.is_subject(at) && !self.is_in(&self.names.pronouns, at)
    }

    /// `please put …`, `note …`, `let's …`
    fn is_asked(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.lead.contains(word) || self.names.puts.contains(word) || self.names.before.holds(word)
    }

    /// Past the clause whose subject stands at `at`, if it does not say where something is.
    fn said(&self, at: usize, marked: bool) -> Option<usize> {
        let end = self.clause_end(at)?;
        let does = self.is_elided(at) || self.is_in(&self.names.aside.does, at + 1);
        // `I'll need to be in` says no place.
        // `he'll text when he's on his way`
        let hangs = |at: &usize| self.is_in(&self.names.aside.hangs, *at);
        let own = (at + 2..end).find(hangs).unwrap_or(end);
        let place = (at + 1..own.min(end - 1)).any(|at| self.is_in(&self.names.aside.places, at));
        ((marked || does) && !place && (end > at + 1 || self.is_elided(at))).then_some(end)
    }
}
