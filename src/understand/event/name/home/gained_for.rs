//! Who got a time for what a memo names, moved it or agreed to it, of which a calendar says nothing: `my sister's
//! landed a date for` before the christening, `the boss has put` before the stocktake.

use super::came_about::WHO;
use super::{Memo, mark};
use crate::understand::event::name::edges::{behind, longest};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::{Names, Phrases};

/// What was done with what is named.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Done {
    Dated,
    Freed,
    Arranged,
    Pushed,
    Asked,
    Settled,
    Decided,
}

impl Done {
    /// What each is known by.
    pub(super) fn told(names: &Names) -> [(Done, &Phrases); 8] {
        let fixing = &names.fixing;
        [
            (Done::Dated, &fixing.gained),
            (Done::Freed, &fixing.freed),
            (Done::Arranged, &fixing.organises),
            (Done::Arranged, &fixing.confirms),
            (Done::Pushed, &fixing.pushed),
            (Done::Asked, &fixing.asks),
            (Done::Settled, &fixing.settles),
            (Done::Decided, &fixing.decides),
        ]
    }
}

impl Memo<'_, '_> {
    /// `landed a date for` before `the christening, it's` and the time, `put` and `back a bit` around `the stocktake`.
    pub(super) fn gained_for(&self, said: &[usize]) -> Option<Vec<bool>> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let all = Done::told(names);
        let head = |place: usize| {
            let taken = |phrases| longest(self.tokens, said.get(place..)?, phrases, names);
            all.into_iter().find_map(|(done, phrases)| Some((done, place, taken(phrases)?)))
        };
        let (done, verb, count) = (1..said.len().min(WHO + 1)).find_map(head)?;
        let (who, rest) = (self.without_helps(said.get(..verb)?), said.get(verb + count..)?);
        let end = rest.iter().position(|at| self.parts(*at)).unwrap_or(rest.len());
        let (what, then) = rest.split_at(end);
        let to = |at: usize| self.word(at) == names.referred.to || self.is_in(&fixing.goal, at);
        let joint = what.iter().rev().take_while(|at| to(**at)).count();
        let what = what.get(..what.len() - joint)?;
        let away = behind(self.tokens, what, &fixing.away).max().unwrap_or(0);
        let what = what.get(..what.len() - away)?;
        let (first, last) = (*what.first()?, *what.last()?);
        let own = who.last().is_some_and(|last| self.is_in(&names.sentences.own, *last));
        let towards = (last + 1..=self.when.start).take(WHO).any(to);
        // Behind a mark only `now it's` tells that it was moved.
        let moved = towards || away > 0 || then.len() > 1;
        let placed_at_once = !towards && then.len() <= 1 && !self.is_held_thing(last);
        let back = self.is_in(&names.sentences.subjects, first) || self.is_in(&fixing.whom, first);
        // `has put the kettle on`, `Auntie Bea has arranged her eye test`
        let small = names.ways.contains(self.word(first)) || self.is_in(&fixing.parts, last);
        let hers = self.is_hers(first) && !self.is_subject(*who.first()?);
        let given = said.get(verb).is_some_and(|verb| self.is_in(&names.sentences.been, *verb));
        let other = back || small || hers || given && !own || self.needs_who(done, (who, own), what);
        let joined = who.len() > 1 && own && !matches!(done, Done::Settled | Done::Decided);
        let named = says_what(self.tokens, what, names) && !self.says_a_sentence(what);
        let placed = || what.iter().any(|at| names.ways.contains(self.word(*at)));
        let unmoved = match done {
            // `moved the piano to the hall`, `put the trip in`
            Done::Pushed => placed() || !moved || placed_at_once,
            // `asked them to move the piano to the hall`
            Done::Asked => !towards || !self.is_in(&fixing.sessions, last),
            _ => false,
        };
        if other || joined || unmoved || !named || !self.is_who(who) || !self.is_then(then) {
            return None;
        }
        let gone = if done == Done::Freed && !own && !self.is_session(what) {
            // `the dentist` and `for Ben` of `the dentist had a cancellation for Ben`
            let goal = *said.get((verb + count).checked_sub(1)?)?;
            self.gives_time(who).then_some(who.last()? + 1..goal)?
        } else {
            0..first
        };
        let mut cut = self.cut.to_vec();
        mark(&mut cut, gone);
        mark(&mut cut, last + 1..self.when.start);
        // `because the hall's booked`
        let why = self.when.end;
        if self.is_in(&fixing.reasons, why) {
            let parts = (why..self.tokens.len()).find(|at| self.parts(*at));
            mark(&mut cut, why..parts.unwrap_or(self.tokens.len()));
        }
        Some(cut)
    }

    /// `who` says more of `what` than how it came about: for whom a time was found, or with whom it is.
    fn needs_who(&self, done: Done, (who, own): (&[usize], bool), what: &[usize]) -> bool {
        let fixing = &self.names.fixing;
        let social = |at: &usize| {
            let sentences = &self.names.sentences;
            let meets = self.is_in(&sentences.meals, *at) || self.is_in(&sentences.gathers, *at);
            meets || self.is_in(&fixing.outings, *at)
        };
        let first = what.first().copied().unwrap_or_default();
        match done {
            // `we landed a date for Ben`
            Done::Dated => {
                let one = self.is_named_one(first) || what.len() == 1 && self.is_somebody(first);
                one || !own && who.iter().any(|at| self.is_person(*at))
            }
            Done::Freed => {
                // `Mum got a cancellation for the hip scan`
                let hers = !own && who.iter().any(|at| self.is_person(*at));
                hers || own && (self.is_named_one(first) || self.is_one_word(what))
            }
            // `Sam arranged lunch`, `Grandma organised the walk to the lake`
            Done::Arranged => !own && (self.is_one_word(what) || what.iter().any(social)),
            // `Ana agreed to mind the stall`, `Kim and I agreed to meet for coffee`
            Done::Decided => !own || self.is_one_word(what) || who.len() > 1 && what.iter().any(social),
            // `Jo and I agreed on lunch at Luigi's`, but `settled on the long walk`, which is one of several
            Done::Settled => {
                let chosen = self.is_article(first);
                !own || self.is_one_word(what) || who.len() > 1 && !chosen && what.iter().any(social)
            }
            Done::Pushed | Done::Asked => false,
        }
    }

    /// `the dentist`, `Dr Lee`, but not `my sister`: who had a time for somebody.
    fn gives_time(&self, who: &[usize]) -> bool {
        let names = self.names;
        let near = |at: &usize| self.is_in(&names.sentences.kin, *at) || self.is_person(*at);
        let titled = |at: usize| names.fixing.titles.contains(self.word(at));
        who.first().is_some_and(|first| {
            titled(*first) && who.len() > 1 || self.is_leading(*first) && !who.iter().any(near)
        })
    }

    /// `choir`, `the dentist`, but `the bikes`: what may be put back to another time.
    fn is_held_thing(&self, at: usize) -> bool {
        let (names, fixing) = (self.names, &self.names.fixing);
        let held = [&fixing.sessions, &fixing.outings, &names.sentences.meals, &names.topics.events];
        held.iter().any(|words| self.is_in(words, at))
    }

    /// `MRI scan`, of which more than its kind is said.
    fn is_session(&self, what: &[usize]) -> bool {
        let session = what.last().is_some_and(|last| self.is_in(&self.names.fixing.sessions, *last));
        session && !self.is_one_word(what)
    }

    /// `the car`, `lunch`
    fn is_one_word(&self, what: &[usize]) -> bool {
        let led = what.first().is_some_and(|first| {
            self.is_leading(*first) || self.is_in(&self.names.sentences.indefinite, *first)
        });
        what.len() <= 1 + usize::from(led)
    }
}
