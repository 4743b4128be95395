//! Who let the speaker have what is named, or sees to it, of which a calendar says nothing: `Theo got us tickets for the
//! final`, `HR set up an exit interview`; and who offered to do something is to do it: `Jonas offered to look at the
//! boiler`.

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Phrases;
use crate::understand::words::Token;

/// No more words name who it was.
const WHO: usize = 6;

/// More words than these are looked at for who told something only where that is somebody called by name.
const TELLER: usize = 4;

/// No more words say what was done.
const DONE: usize = 8;

/// The memo without who sees to what is held at the time at `when`.
pub(super) fn without_handed(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, names, .. } = glance;
    let fixing = &names.fixing;
    let all = [
        &fixing.hands,
        &fixing.settles,
        &fixing.arranges,
        &fixing.organises,
        &fixing.undertakes,
        &names.told,
    ];
    let begins = |token: &Token<'_>| all.iter().any(|phrases| phrases.may_begin(token));
    if fixing.hands.is_empty() || !tokens.iter().take(2 * WHO).any(begins) {
        return None;
    }
    let memo = glance.memo();
    // `guess what, Theo got us tickets`
    let empty = |at: &usize| memo.is_cut(*at) || memo.is_in(&names.topics.empty, *at);
    let opened = (0..tokens.len()).take(WHO).take_while(empty).count();
    let from = if opened > 0 && memo.parts(opened) { opened + 1 } else { 0 };
    let near = from + 1..(from + WHO + 2).min(tokens.len());
    let plain = |at: &usize| memo.is_spoken(*at) && !memo.is_cut(*at);
    near.take_while(|at| plain(&(at - 1))).find_map(|verb| memo.handed(from, verb))
}

impl Memo<'_, '_> {
    /// The memo without what the words from `from` on say before what is named, whose verb stands at `verb`.
    fn handed(&self, from: usize, verb: usize) -> Option<Vec<bool>> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let said: Vec<usize> =
            (verb..self.tokens.len()).take(DONE).take_while(|at| !self.is_cut(*at)).collect();
        let taken = |phrases: &Phrases| longest(self.tokens, &said, phrases, names);
        let clause = |from: usize| {
            let end = (from..self.tokens.len()).find(|at| self.parts(*at));
            self.uncut(&(from..end.unwrap_or(self.tokens.len())))
        };
        let timed = |what: &[usize]| what.last().is_some_and(|last| self.when.start <= last + 2);
        // `Paul and I arranged a walk`: with whom must stay.
        let doer = self.is_doer(from..verb) && !(from..verb).any(|at| self.is_in(&names.speaking.and, at));
        let own = self.is_own(from);
        let mut cut = self.cut.to_vec();
        let arranged = taken(&fixing.arranges).or_else(|| taken(&fixing.organises));
        let hands = taken(&fixing.hands).or_else(|| taken(&fixing.settles));
        if let Some(taken) = hands.or(arranged).filter(|_| doer) {
            let what = clause(verb + taken);
            let lead = |at: &&usize| {
                let word = self.word(**at);
                names.ways.contains(word) || names.company.holds(word) || self.is_in(&fixing.goal, **at)
            };
            let noun = what.iter().take_while(|at| !lead(at)).last();
            // `set up the chairs`, `organised the garage`, `Dad set up a call`, in which he is
            let session = noun.is_some_and(|at| self.is_in(&fixing.sessions, *at));
            if arranged.is_some() && (!session || self.is_person(from)) {
                return None;
            }
            let first = *what.first()?;
            let back = self.is_in(&names.sentences.subjects, first) || self.is_in(&fixing.whom, first);
            let small = names.ways.contains(self.word(first)) || self.is_in(&fixing.parts, first);
            // `Auntie Bea has arranged her eye test`
            let hers = self.is_hers(first) && !self.is_subject(from);
            let whole = !back
                && !small
                && !hers
                && timed(what)
                && says_what(self.tokens, what, names)
                && !self.says_a_sentence(what);
            mark(&mut cut, 0..verb + taken);
            return whole.then_some(cut);
        }
        // `head of department`
        let tells = |at: usize| {
            self.is_subject(at) || self.is_verb(at) || self.is_state(at) || self.is_in(&names.that, at)
        };
        let anybody = !own && !self.is_subject(from) && !(from..verb).any(tells);
        // `Ben from the site just said the concrete pour …`: who told it has more words than others.
        let far = verb - from > TELLER && !self.is_small(from);
        if let Some(taken) = taken(&names.told).filter(|_| anybody && far) {
            let what = clause(verb + taken);
            let thing =
                what.first().is_some_and(|first| self.is_leading(*first) && self.is_spoken(first + 1));
            mark(&mut cut, from..verb + taken);
            return thing.then_some(cut);
        }
        let taken = taken(&fixing.undertakes).filter(|_| doer && !own && !self.is_subject(from))?;
        let to = verb + taken;
        let does = self.word(to) == names.referred.to && self.is_spoken(to + 1) && !self.is_cut(to + 1);
        mark(&mut cut, verb..to);
        does.then_some(cut)
    }
}
