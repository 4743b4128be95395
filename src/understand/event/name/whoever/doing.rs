//! What they do then, and what is said behind the time of where or what for.

use super::{Memo, SAID};
use crate::understand::event::name::edges::longest;
use crate::understand::words::Kind;

/// So many words behind the time may say where or what for.
const BEHIND: usize = 8;

#[derive(PartialEq, Eq)]
pub(super) enum Doing {
    /// `he's coming`
    Comes,
    /// `he'll hang the gate`
    Will,
    /// `she's seeing the doctor`, `she sees the doctor`
    Acts,
}

impl Memo<'_, '_> {
    /// What the pronoun does by what stands between it and the time.
    pub(super) fn does(&self, pronoun: usize, tail: &[usize]) -> Option<Doing> {
        let names = self.names;
        let short = self.is_short(pronoun);
        let will = short && self.is_in(&names.fixing.will, pronoun);
        // `she's` is compared as `she`.
        let is = short && !will;
        let only = |phrases| longest(self.tokens, tail, phrases, names) == Some(tail.len());
        let offers = only(&names.settling.offers) || !tail.is_empty() && only(&names.aside.come);
        if !offers && self.says_more(will.then_some(pronoun + 1), tail) {
            return None;
        }
        let helpers = tail.iter().take_while(|at| self.is_in(&names.aside.helpers, **at)).count();
        let rest = tail.get(helpers..).unwrap_or_default();
        let all = |phrases| longest(self.tokens, rest, phrases, names) == Some(rest.len());
        let soft = |at: &usize| self.is_in(&names.softeners, *at) || self.is_in(&names.fixing.instead, *at);
        let plain = rest.iter().take_while(|at| !soft(at)).count();
        // `they're going back`
        let goes = || tail.iter().take(helpers).any(|at| names.forms.doing.end(self.word(*at)));
        let softly = rest.iter().skip(plain).all(soft) && !(plain == 0 && !rest.is_empty() && goes());
        let coming = rest.get(..plain).is_some_and(|rest| {
            let said = |phrases| longest(self.tokens, rest, phrases, names) == Some(rest.len());
            rest.is_empty() || said(&names.aside.comes) || said(&names.aside.come)
        });
        if coming && softly || offers || all(&names.copulas) {
            return Some(Doing::Comes);
        }
        let joined =
            |at: usize| self.tokens.get(at).is_some_and(|dash| dash.kind == Kind::Dash && dash.glued);
        let whole = tail.iter().all(|at| self.is_spoken(*at) || joined(*at));
        let (first, next) = (*tail.first()?, tail.get(1).copied().unwrap_or_default());
        // `they can do the MOT`, `she wants to see the garden`: only that is meant.
        let thing = names.noting.questions.contains(self.word(first)) && self.is_in(&names.fixing.does, next);
        let wish = self.is_in(&names.sentences.wishes, first) && names.ways.contains(self.word(next));
        let doing = names.forms.doing.end(self.word(first));
        if !whole || thing || wish {
            return None;
        }
        if is {
            return doing.then_some(Doing::Acts);
        }
        if will {
            return (!names.ways.contains(self.word(first))).then_some(Doing::Will);
        }
        let has = self.is_in(&names.sentences.past, first) || names.forms.did.end(self.word(first));
        (!short && !has && tail.len() > 1).then_some(Doing::Acts)
    }

    /// A clause in which somebody will do something says more than that, or that it was done, or how they are: `she'd
    /// call but I have to`, `he'd cooked`, `he'd be late`.
    fn says_more(&self, will: Option<usize>, tail: &[usize]) -> bool {
        let (names, fixing) = (self.names, &self.names.fixing);
        let done = |at: &usize| {
            let past = self.is_in(&names.sentences.past, *at) || self.is_in(&fixing.did, *at);
            past || self.is_in(&names.noting.nots, *at) || names.forms.did.end(self.word(*at))
        };
        let been = || tail.iter().take(SAID).any(done);
        tail.iter().any(|at| self.is_joint(*at))
            || will.is_some_and(|first| self.is_in(&fixing.be, first) || been())
    }

    /// `are sleeping over` at `at`: what somebody told of is at says more than that they come then.
    pub(super) fn goes_on(&self, at: usize) -> bool {
        let is = self.is_in(&self.names.sentences.is, at);
        is && (at + 1..at + 1 + SAID).any(|at| self.names.forms.doing.end(self.word(at)))
    }

    /// `to look at the ute`, `with two men`: what stands directly behind the time, up to the next mark. None where more
    /// is told there: `and take them to the pool`.
    pub(super) fn behind(&self, from: usize) -> Option<Vec<usize>> {
        let ends = |at: &usize| self.is_spoken(*at) && !self.is_cut(*at);
        let rest: Vec<usize> = (from..self.tokens.len()).take_while(ends).take(BEHIND + 1).collect();
        let first = rest.first().map_or("", |at| self.word(*at));
        let leads = self.names.ways.contains(first) || self.names.company.holds(first);
        let next = from + usize::from(self.tokens.get(from).is_some_and(|mark| mark.kind == Kind::Comma));
        let joined = (next..next + 2).any(|at| self.is_in(&self.names.speaking.and, at));
        let soft = |at: &usize| {
            self.is_in(&self.names.fixing.instead, *at) || self.is_in(&self.names.softeners, *at)
        };
        if joined {
            return None;
        }
        if leads && rest.len() <= BEHIND && rest.len() > 1 {
            return Some(rest);
        }
        rest.iter().all(soft).then(Vec::new)
    }
}
