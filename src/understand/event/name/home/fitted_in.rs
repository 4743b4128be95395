//! What somebody who called wants to do then, and what they can see the speaker for: `the vet called about Biscuit. She wants to
//! take the stitches out`, `the clinic rang. They can fit me in for the scan`.

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;

/// So far before the time such a sentence begins.
const FAR: usize = 14;

/// No more words name who called.
const WHO: usize = 6;

/// The memo without those who said it, and the verb, if that is all that its sentence with the time says of them.
pub(in crate::understand::event::name) fn without_offer(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let names = glance.names;
    if names.fixing.third.is_empty() || !glance.before(FAR).iter().any(|token| names.fixing.third.has(token))
    {
        return None;
    }
    let memo = glance.memo();
    let opens = (1..=glance.when.start).rev().find(|at| memo.ends_a_sentence(at - 1)).unwrap_or(0);
    let said = memo.uncut(&(opens..glance.tokens.len()));
    let soft = said.iter().take_while(|at| memo.is_filler(**at)).count();
    let said = said.get(soft..)?;
    let (pronoun, verb) = (*said.first()?, said.get(1..)?);
    if !memo.is_in(&names.fixing.third, pronoun) || pronoun >= glance.when.start {
        return None;
    }
    let somebody = memo.fits_somebody(pronoun);
    let thing = || memo.fitted_for(pronoun).or_else(|| memo.wants_to(opens, pronoun, verb));
    let what = somebody.map(|(who, _)| who).or_else(thing)?;
    let rest: Vec<usize> = said.iter().copied().filter(|at| *at >= what).collect();
    let told = memo.told_by_caller(opens);
    let mut cut = glance.cut.to_vec();
    mark(&mut cut, if told { 0 } else { opens }..what);
    somebody.into_iter().for_each(|(_, inside)| mark(&mut cut, inside..inside + 1));
    ((told || opens == 0) && says_what(glance.tokens, &rest, names)).then_some(cut)
}

impl Memo<'_, '_> {
    /// `the scan` behind `they can fit me in for`, of which the time may have taken a part.
    fn fitted_for(&self, pronoun: usize) -> Option<usize> {
        let names = self.names;
        let said: Vec<usize> = (pronoun + 1..self.when.start).take(FAR).collect();
        let count = longest(self.tokens, &said, &names.settling.offers, names)?;
        let (verb, goal) = (said.get(..count)?, *said.get(count)?);
        let me = |at: usize| self.is_in(&names.noting.to, at);
        let whole = verb.iter().any(|at| me(*at)) && self.is_in(&names.fixing.goal, goal);
        (whole && !me(goal + 1) && !self.is_cut(goal + 1)).then_some(goal + 1)
    }

    /// `Dad` and `in` of `they can fit Dad in for the flu jab`.
    fn fits_somebody(&self, pronoun: usize) -> Option<(usize, usize)> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let able = pronoun + 1;
        let whom =
            (able..self.when.start).find(|at| !self.is_in(&fixing.able, *at) && !self.is_filler(*at))? + 1;
        let inside =
            (whom + 1..self.when.start.min(whom + WHO)).find(|at| self.is_in(&fixing.inside, *at))?;
        let goal =
            self.is_in(&fixing.goal, inside + 1) && !self.is_cut(inside + 2) && inside + 2 < self.when.start;
        let named = self.is_somebody(whom) || self.is_leading(whom) && whom + 1 < inside;
        let plain = (whom..inside).all(|at| self.is_spoken(at) && !self.is_cut(at));
        let other = self.is_in(&fixing.whom, whom) || names.pronouns.contains(self.word(whom));
        let fits = self.is_in(&names.puts, whom - 1) || self.is_in(&names.inserts, whom - 1);
        (fits && self.is_in(&fixing.able, able) && goal && named && plain && !other).then_some((whom, inside))
    }

    /// `take the stitches out` behind `she wants to`, of her who called.
    fn wants_to(&self, opens: usize, pronoun: usize, verb: &[usize]) -> Option<usize> {
        let names = self.names;
        let (wants, to, task) = (*verb.first()?, *verb.get(1)?, *verb.get(2)?);
        // `they want to see us`, `he wants to meet`: that is whom it is with.
        let thing = |at: &usize| self.is_leading(*at) && !self.is_somebody(at + 1);
        let thing = verb.get(3).is_some_and(thing) && !self.is_in(&names.sentences.gathers, task);
        let led = pronoun + 1 == wants && self.is_in(&names.sentences.wishes, wants) && to + 1 == task;
        let wish = led && self.is_in(&names.ways, to) && !self.is_cut(task);
        (wish && thing && opens > 0 && self.told_by_caller(opens)).then_some(task)
    }

    /// The sentences that end before `opens` say only that somebody called, or that the speaker called them.
    fn told_by_caller(&self, opens: usize) -> bool {
        let names = self.names;
        let Some(mark) = opens.checked_sub(1) else { return false };
        let from = (1..mark).rev().find(|at| self.ends_a_sentence(at - 1)).unwrap_or(0);
        let sentence: Range<usize> = from..mark;
        let said = self.uncut(&sentence);
        let begins = |phrases, most: usize| {
            (0..said.len().min(most)).any(|at| {
                said.get(at..).is_some_and(|said| longest(self.tokens, said, phrases, names).is_some())
            })
        };
        let timed = sentence.clone().any(|at| self.is_cut(at));
        let told = begins(&names.speaking.messages, WHO)
            || begins(&names.news, 3)
            || begins(&names.speaking.phoned, 3);
        from == 0 && !timed && told
    }
}
