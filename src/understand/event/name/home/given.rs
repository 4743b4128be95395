//! That there is a time for what is to be done, of which a calendar says nothing: `faire poser les pneus, j'ai une
//! place le 14`, `pour mon passeport, j'ai rendez-vous à la mairie`.

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::{longest, without_opening};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::proper;

/// No more tokens stand between the clause that says so and the time: `j'ai une place chez Midas le 14`.
const SLOT: usize = 12;

/// No more tokens say what there is an appointment for.
const FOR_WHAT: usize = 10;

/// The memo without that there is a time, at `when`, for what it says.
pub(super) fn without_given(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let given = &glance.names.given;
    let begins = |at: &usize| {
        let token = glance.tokens.get(*at);
        token.is_some_and(|token| given.has_slot.may_begin(token) || given.has_visit.may_begin(token))
    };
    if given.has_slot.is_empty() || !(1..glance.when.start).any(|at| begins(&at)) {
        return None;
    }
    let memo = glance.memo();
    memo.has_visit().or_else(|| memo.has_slot())
}

impl Memo<'_, '_> {
    /// `j'ai` in `pour mon passeport, j'ai rendez-vous`.
    fn has_visit(&self) -> Option<Vec<bool>> {
        let (names, given) = (self.names, &self.names.given);
        let said = self.uncut(&(0..self.when.start));
        let said = if said.first().is_some_and(|at| self.is_in(&given.for_what, *at)) {
            said
        } else {
            without_opening(self.tokens, said, names)
        };
        let first = said.first().filter(|at| self.is_in(&given.for_what, **at))?;
        let has = |place: &usize| {
            let has = longest(self.tokens, said.get(*place..)?, &given.has_visit, names)?;
            let visit = said.get(*place + has).filter(|at| self.is_in(&given.visits, **at))?;
            Some((*said.get(*place)?, *visit))
        };
        let (from, visit) = (2..said.len().min(FOR_WHAT)).find_map(|place| has(&place))?;
        // `pour demain, j'ai rendez-vous …`
        let what = (first + 1..from).any(|at| self.is_spoken(at) && !self.is_cut(at));
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..visit);
        what.then_some(cut)
    }

    /// `j'ai une place`, behind what is to be done.
    fn has_slot(&self) -> Option<Vec<bool>> {
        let (names, given) = (self.names, &self.names.given);
        let near = self.when.start.saturating_sub(SLOT).max(2)..self.when.start;
        let has = |at: usize| {
            let marked = Some(at - 1).filter(|mark| self.parts(*mark) && !self.is_cut(*mark))?;
            let count = longest(self.tokens, self.uncut(&(at..self.when.start)), &given.has_slot, names)?;
            Some((marked, at, count))
        };
        let (marked, from, count) = near.clone().find_map(has)?;
        let slot = self.uncut(&(from..self.when.start));
        // `j'ai une place pour le concert`
        let rest = slot.get(count..)?;
        let placed = |at: &usize| self.is_in(&names.ways, *at);
        let aims = |at: &usize| self.is_in(&given.for_what, *at);
        let behind = |at: usize| aims(&at) || names.company.holds(self.word(at));
        let before = self.uncut(&(0..marked));
        let left = without_opening(self.tokens, before, names);
        // `acheter du pain, j'ai un créneau chez le coiffeur`: elsewhere.
        let there =
            rest.first().is_some_and(placed) || (self.when.end..self.when.end + 2).any(|at| placed(&at));
        let theirs = !there || left.first().is_some_and(|at| self.is_in(&given.has_done, *at));
        let other = rest.first().is_some_and(|at| !placed(at) || aims(at)) || behind(self.when.end);
        if other || !theirs || !self.has_to_be_done(before, left) || !says_what(self.tokens, before, names) {
            return None;
        }
        let end = rest.first().copied().unwrap_or(self.when.start);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, marked..end);
        Some(cut)
    }

    /// `faut que je fasse réviser la chaudière`, of which `left` stands behind the opening: what is to be done to a
    /// thing, and not `le garage a appelé`, `Xavier`, `prévenir Julie`.
    fn has_to_be_done(&self, said: &[usize], left: &[usize]) -> bool {
        let names = self.names;
        let has_to = |at: &usize| names.noting.modals.holds(self.word(*at));
        let named = |at: &usize| proper::name(self.word(*at)).is_some();
        let infinitive = left.first().is_some_and(|at| names.is_infinitive(self.word(*at)));
        let opened = said.len() - left.len();
        (said.iter().take(opened).any(has_to) || infinitive)
            && left.len() > 1
            && !left.iter().take(2).any(named)
    }
}
