//! How it came about what a memo names, of which a calendar says nothing: `has come through` behind a scan, `got pushed
//! because the floor isn't dry` behind a rehearsal.

use super::gained_for::Done;
use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Token;

/// No more words name who did it, or what it was done to.
pub(super) const WHO: usize = 7;

/// No more words are looked at from the beginning on.
const FAR: usize = 30;

/// The memo without how that came about which is held at the time at `when`.
pub(super) fn without_news(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let fixing = &glance.names.fixing;
    let begins = |token: &Token<'_>| {
        let gained = Done::told(glance.names).into_iter().any(|(_, phrases)| phrases.may_begin(token));
        gained || fixing.came.may_begin(token)
    };
    if fixing.gained.is_empty() || !glance.tokens.iter().take(2 * WHO).any(begins) {
        return None;
    }
    let memo = glance.memo();
    let uncut = |at: &usize| !memo.is_cut(*at) && !memo.is_filler(*at);
    let from = (0..glance.when.start).take(WHO).find(uncut)?;
    let said: Vec<usize> = (from..glance.when.start).take(FAR).take_while(|at| !memo.is_cut(*at)).collect();
    memo.gained_for(&said).or_else(|| memo.came_about(&said))
}

impl Memo<'_, '_> {
    /// `has come through` behind `Grandad's scan`, before the time.
    fn came_about(&self, said: &[usize]) -> Option<Vec<bool>> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let tail = |place: usize| {
            let taken = longest(self.tokens, said.get(place..)?, &fixing.came, names)?;
            Some((place, place + taken))
        };
        let (verb, end) = (1..said.len().min(WHO + 1)).find_map(tail)?;
        let (what, rest) = (self.without_helps(said.get(..verb)?), said.get(end..)?);
        // `because the floor isn't dry. It's`
        let reasoned = rest.first().is_some_and(|at| self.is_in(&fixing.reasons, *at));
        let a = said.get(verb..end)?.iter().any(|at| self.is_in(&names.sentences.indefinite, *at));
        // `have been offered a slot` before `on the course`, but `got moved` before `from the hall`
        let place = |at: &&usize| {
            self.is_in(&names.sentences.places, **at) || a && self.is_in(&names.topics.places, **at)
        };
        let placed = rest.first().filter(place);
        let until =
            if reasoned || placed.is_some() { rest.iter().position(|at| self.parts(*at)) } else { Some(0) };
        // `got a place at Leeds, open day is` tells of another.
        let then = match until {
            Some(until) => self.is_then(rest.get(until..)?),
            None => placed.is_some(),
        };
        // `Sam has got a date`
        let alone = a && what.len() == 1 && placed.is_none();
        let thing = !self.is_subject(*what.first()?) && self.is_who(what);
        if !thing || alone || !then || self.is_of_another(said) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, what.last()? + 1..placed.copied().unwrap_or(self.when.start));
        says_what(self.tokens, what, names).then_some(cut)
    }

    /// `pick it up` behind `my passport has come through, Friday at two`: another clause, of which that is the time.
    fn is_of_another(&self, said: &[usize]) -> bool {
        let names = self.names;
        let next = self.when.end;
        let led = names.ways.contains(self.word(next))
            || self.is_in(&names.topics.places, next)
            || self.is_in(&names.fixing.reasons, next);
        let marked = said.last().is_some_and(|at| self.parts(*at));
        marked && self.is_spoken(next) && !self.is_cut(next) && !led
    }

    /// `Dave and I` of `Dave and I have finally` before a verb.
    pub(super) fn without_helps<'s>(&self, who: &'s [usize]) -> &'s [usize] {
        let helps = |at: &&usize| self.is_in(&self.names.fixing.helps, **at) || self.is_filler(**at);
        who.get(..who.len() - who.iter().rev().take_while(helps).count()).unwrap_or_default()
    }

    /// `, it's now` before the time, or nothing.
    pub(super) fn is_then(&self, rest: &[usize]) -> bool {
        let marked = rest.first().is_some_and(|at| self.parts(*at));
        let rest = rest.get(usize::from(marked)..).unwrap_or_default();
        let taken = longest(self.tokens, rest, &self.names.fixing.then, self.names).unwrap_or(0);
        let small = |at: &usize| self.names.announcers.contains(self.word(*at)) || self.is_filler(*at);
        rest.iter().skip(taken).all(small)
    }

    /// Nothing but somebody or something is named, or with whom the speaker did it: `Dave and I`.
    pub(super) fn is_who(&self, who: &[usize]) -> bool {
        let verb = |at: &usize| {
            let led = at.checked_sub(1).is_some_and(|way| self.names.ways.contains(self.word(way)));
            !led && (self.is_verb(*at) || self.is_state(*at))
        };
        let plain = |at: &usize| self.is_spoken(*at) && !self.is_in(&self.names.that, *at);
        let and = |at: &usize| self.is_in(&self.names.speaking.and, *at);
        let joined = |place| place + 1 == who.len() && who.iter().rev().nth(1).is_none_or(and);
        let own = who.iter().position(|at| self.is_subject(*at)).is_none_or(joined);
        own && who.iter().all(plain) && !who.iter().skip(1).any(verb)
    }
}
