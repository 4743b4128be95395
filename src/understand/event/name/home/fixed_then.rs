//! Who put what is named to the time, of which a calendar says nothing: `the landlord put the walkthrough on the 29th`,
//! `we picked the ninth for the picnic`.

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Token;

/// No more words name who did it.
const WHO: usize = 5;

/// No more words name what was put to the time, or stand between the verb and the time.
const WHAT: usize = 8;

/// No more words behind the time say where it is before what it is for: `by the boathouse for the walk`.
const PLACE: usize = 6;

/// No more words are told the time: `the other lads`.
const TOLD: usize = 3;

/// No more words say behind somebody that they come then: `so he's here`.
const HERE: usize = 4;

/// The memo without who put what it names to the time at `when`, and the verb.
pub(super) fn without_fixer(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let names = glance.names;
    let fixing = &names.fixing;
    let fixes =
        |token: &Token<'_>| fixing.puts.has(token) || fixing.picks.has(token) || fixing.gives.has(token);
    let shown = || {
        glance.before(1).iter().any(|is| names.sentences.presents.has(is))
            || glance.before(HERE).iter().any(|so| names.aside.therefore.has(so))
            || glance.before(WHO + WHAT).iter().any(fixes)
    };
    if fixing.puts.is_empty() || !shown() {
        return None;
    }
    let memo = glance.memo();
    memo.heard().or_else(|| memo.therefore_here()).or_else(|| memo.picked()).or_else(|| memo.put_by())
}

impl Memo<'_, '_> {
    /// `the landlord put` before `the walkthrough` and its time.
    fn put_by(&self) -> Option<Vec<bool>> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let from = self.clause_from(self.when.start);
        let from = from + (from..self.when.start).take(WHAT).take_while(|at| self.is_filler(*at)).count();
        let near = from + 1..self.when.start.min(from + WHO + 2);
        let verb = near.into_iter().find(|at| self.is_in(&fixing.puts, *at) && !self.is_cut(*at))?;
        let last = (verb + 1..self.when.start).rev().find(|at| !self.is_cut(*at))?;
        let end = last + 1 - usize::from(self.names.announcers.contains(self.word(last)));
        // `put Mrs Brown in at five`
        let inside = self.is_in(&fixing.inside, last);
        let end = if inside { last } else { end };
        let what: Vec<usize> = (verb + 1..end).collect();
        let (first, behind) = what.split_first()?;
        let somebody = self.is_named_one(*first) || self.is_leading(*first) && self.is_person(first + 1);
        let plain = |at: &usize| self.is_spoken(*at) && !self.is_cut(*at);
        // `put the turkey in the oven`, `put the car up for sale`
        let lays = self.is_in(&fixing.lays, verb);
        let goes =
            |at: &usize| self.is_in(&fixing.parts, *at) || lays && self.names.ways.contains(self.word(*at));
        let thing = self.is_leading(*first)
            || self.is_in(&self.names.sentences.indefinite, *first)
            || self.is_short(*first) && !self.is_elided(*first)
            || somebody;
        let whole = what.len() <= WHAT && what.iter().all(plain) && !behind.iter().any(goes);
        // `put the bins out`
        let named = (thing && !behind.is_empty() || somebody) && (!inside || somebody || !lays);
        // `put the kettle on at six`: it went with the time.
        let went = !inside && self.is_in(&fixing.parts, end) && names.announcers.contains(self.word(end + 1));
        let parted = self.is_in(&fixing.parts, last) && !inside && end == last + 1 || went;
        // `Auntie Bea has booked her eye test`: whose that is only she says.
        let hers = self.is_hers(*first) && !self.is_in(&names.sentences.subjects, from);
        if !whole || !named || parted || hers || !self.is_doer(from..verb) || self.says_a_sentence(&what) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..verb + 1);
        mark(&mut cut, end..self.when.start);
        Some(cut)
    }

    /// `couldn't do any earlier so he's here` behind `the surveyor`: that he comes then is all that is meant.
    fn therefore_here(&self) -> Option<Vec<bool>> {
        let (names, aside) = (self.names, &self.names.aside);
        let near = self.when.start.saturating_sub(HERE)..self.when.start;
        let so = near.into_iter().find(|at| self.is_in(&aside.therefore, *at) && !self.is_cut(*at))?;
        let said: Vec<usize> = (so + 2..self.when.start).collect();
        let come = |comes| longest(self.tokens, &said, comes, names) == Some(said.len());
        let he = self.is_in(&names.pronouns, so + 1) && self.is_short(so + 1);
        let parted = so.checked_sub(1).is_some_and(|before| self.parts(before));
        let end = so - usize::from(parted);
        let from = self.clause_from(end);
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at) && !self.is_subject(at);
        let able = (from + 2..end.min(from + WHO + 1)).find(|at| self.is_in(&names.fixing.able, *at))?;
        let who = self.is_leading(from) && (from..able).all(plain);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, able..self.when.start);
        (he && who && (come(&aside.comes) || come(&aside.come))).then_some(cut)
    }

    /// `heard from the registrar, it's` before a time, where what it is for stands behind that.
    fn heard(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let is = self.when.start.checked_sub(1).filter(|is| self.is_short(*is))?;
        let comma = is.checked_sub(1).filter(|comma| self.parts(*comma))?;
        let presented = self.is_in(&names.sentences.presents, is);
        let head = self.uncut(&(0..comma));
        let goal = self.is_in(&names.fixing.goal, self.when.end) && self.is_leading(self.when.end + 1);
        if !presented || !goal || head.len() > WHAT {
            return None;
        }
        longest(self.tokens, head, &names.news, names)?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..self.when.start);
        Some(cut)
    }

    /// `we picked` before a time, where what it is for stands behind that: `for the picnic`.
    fn picked(&self) -> Option<Vec<bool>> {
        let fixing = &self.names.fixing;
        let from = self.clause_from(self.when.start);
        let from = from + (from..self.when.start).take(WHAT).take_while(|at| self.is_filler(*at)).count();
        let near = self.when.start.saturating_sub(TOLD + 2).max(from)..self.when.start;
        let fixes = |at: &usize| {
            (self.is_in(&fixing.picks, *at) || self.is_in(&fixing.gives, *at)) && !self.is_cut(*at)
        };
        let verb = near.rev().find(fixes)?;
        let small = |at: &usize| {
            self.is_cut(*at)
                || self.is_in(&fixing.onto, *at)
                || self.is_in(&fixing.whom, *at)
                || self.is_filler(*at)
        };
        let told: Vec<usize> = (verb + 1..self.when.start).filter(|at| !small(at)).collect();
        let whom = match told.as_slice() {
            [] => None,
            [first, ..] if self.is_in(&fixing.gives, verb) && told.len() <= TOLD => {
                // `told the lads`, but `gave me the keys`, `gave me a discount`
                let reports = self.is_in(&self.names.sentences.reports, verb);
                let led = reports && self.is_leading(*first) && told.len() > 1;
                Some(*first).filter(|first| led || told.len() == 1 && self.is_named_one(*first))
            }
            _ => return None,
        };
        if whom.is_none() && !told.is_empty() {
            return None;
        }
        let own = self.is_in(&self.names.sentences.subjects, from) || verb == from;
        let rest = self.when.end;
        let goal = (rest..self.tokens.len())
            .take(PLACE)
            .take_while(|at| self.is_spoken(*at) && !self.is_cut(*at))
            .find(|at| self.is_in(&fixing.goal, *at))?;
        let what = self.uncut(&(goal + 1..self.tokens.len()));
        let first = *what.first()?;
        // `we said seven for us`
        let thing = self.is_in(&self.names.known, first) && self.is_spoken(first + 1);
        let other =
            self.is_in(&self.names.sentences.subjects, first) || self.is_in(&fixing.whom, first) && !thing;
        let doer = verb == from || self.is_doer(from..verb);
        let placed = goal == rest || own;
        if other || !doer || !placed || !says_what(self.tokens, what, self.names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        // `gave Mum the 27th for her hip`: whose that is only she says.
        let hers = whom.filter(|whom| self.is_named_one(*whom) && self.is_hers(first));
        mark(&mut cut, from..hers.unwrap_or(self.when.start));
        Some(cut)
    }

    /// `her` before a thing: of somebody who was named.
    pub(super) fn is_hers(&self, at: usize) -> bool {
        let other = self.is_in(&self.names.sentences.whose, at) || self.is_article(at);
        self.is_in(&self.names.known, at) && !other
    }

    /// Called by name, or as one of a family.
    pub(super) fn is_named_one(&self, at: usize) -> bool {
        self.is_person(at) || self.names.who.contains(self.word(at)) && !self.is_leading(at)
    }

    /// Somebody who may have put something to a time: `we've`, `the man from the council has`, `Uncle Ravi`.
    pub(super) fn is_doer(&self, who: Range<usize>) -> bool {
        let names = self.names;
        let soft =
            |at: &usize| self.is_filler(*at) && self.is_spoken(*at) || self.is_in(&names.fixing.helps, *at);
        let count = who.clone().rev().take_while(soft).count();
        let who = who.start..who.end - count;
        let Some(last) = who.clone().next_back() else { return false };
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        if who.len() > WHO || !who.clone().all(plain) {
            return false;
        }
        let first = who.start;
        let subject = self.is_in(&names.sentences.subjects, first) || self.is_elided(first);
        if subject {
            return who.len() == 1;
        }
        let led = self.is_leading(first)
            || self.is_named_one(first)
            || self.is_short(last)
            || who.len() == 1
                && !names.lead.contains(self.word(first))
                && !names.before.holds(self.word(first));
        let tells =
            |at: usize| self.is_in(&names.sentences.subjects, at) || self.is_verb(at) || self.is_state(at);
        led && !who.clone().skip(1).any(tells)
    }
}
