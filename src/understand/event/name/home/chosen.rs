//! Who put something to the time, or chose the time for it, of which a calendar says only what it is: `le chef a calé
//! la réunion à quinze heures`, `le syndic a retenu le 12 pour l'assemblée`.

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::{behind, longest};
use crate::understand::event::name::talk::says_what;

/// No more tokens name who did it.
const WHO: usize = 8;

/// No more tokens say that somebody chose a time.
const CHOSEN: usize = 8;

/// The memo without who put what it names to the time at `when`, or chose that for it, and the verb.
pub(super) fn without_chosen(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let (chosen, planned) = (&glance.names.chosen, &glance.names.planned);
    let begins = |at: usize| {
        let token = glance.tokens.get(at);
        token.is_some_and(|token| {
            let begin = [&chosen.chose, &planned.agreed, &planned.plans, &planned.agrees_to, &planned.offers];
            begin.iter().any(|phrases| phrases.may_begin(token))
        })
    };
    if chosen.chose.is_empty() || !(1..glance.when.start).any(begins) {
        return None;
    }
    let memo = glance.memo();
    memo.chosen_for().or_else(|| memo.put_to()).or_else(|| memo.planned_by()).or_else(|| memo.offered_by())
}

impl Memo<'_, '_> {
    /// `le syndic a retenu` before the time and `pour` behind it: what it is for is the name, but `pour nous` leaves
    /// who chose it.
    fn chosen_for(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let (given, chosen, planned) = (&names.given, &names.chosen, &names.planned);
        let aim = self.when.end;
        let aims = self.is_in(&given.for_what, aim) && !self.is_cut(aim) && self.is_spoken(aim + 1);
        let said = self.uncut(&(self.when.start.saturating_sub(WHO + CHOSEN)..self.when.start));
        let last = *said.last().filter(|last| aims && **last + 1 == self.when.start)?;
        let ends = |phrases| behind(self.tokens, said, phrases).max().unwrap_or(0);
        let count = usize::max(ends(&chosen.chose), ends(&planned.agreed));
        let verb = *said.get(said.len().checked_sub(count).filter(|_| count > 0)?)?;
        let from = self.who_from(verb)?;
        let mut cut = self.cut.to_vec();
        let whom = self.is_in(&chosen.whom, aim + 1);
        if whom && from < verb && !self.is_spoken(aim + 2) {
            mark(&mut cut, verb..last + 1);
            mark(&mut cut, aim..aim + 2);
            return Some(cut);
        }
        let end = (aim + 1..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        let what = self.uncut(&(aim + 1..end));
        mark(&mut cut, from..last + 1);
        mark(&mut cut, aim..aim + 1);
        (!whom && says_what(self.tokens, what, names)).then_some(cut)
    }

    /// `le chef a calé` before `la réunion`
    fn put_to(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let (chosen, articles, held_by) = (&names.chosen, &names.articles, &names.held_by);
        let said = self.uncut(&(0..self.when.start));
        let thing = |place: usize| {
            let count = longest(self.tokens, said.get(place..)?, &chosen.chose, names)?;
            let what = place + count;
            let articled = said.get(what).is_some_and(|at| self.is_in(&articles.leads, *at));
            (articled && said.get(what + 1).is_some_and(|at| self.is_spoken(*at))).then_some((place, what))
        };
        let (verb, what) = (1..said.len()).find_map(thing)?;
        // `rembourser Paul qui a avancé les places`
        if said.get(..verb)?.iter().any(|at| self.is_in(&names.sentences.relatives, *at)) {
            return None;
        }
        let (verb, what) = (*said.get(verb)?, *said.get(what)?);
        let from = self.who_from(verb).filter(|from| *from < verb)?;
        // `organiza una cena en su casa`
        if self.is_of_who(self.uncut(&(what..self.tokens.len()))) {
            return None;
        }
        // `a los niños les han puesto la vacuna`
        if !held_by.cited.is_empty() && self.is_in(&names.whom, from) {
            return None;
        }
        // `la EPS autorizó la cita con la dermatóloga, es el 26`
        let is = self.when.start.checked_sub(1).filter(|is| self.is_in(&names.sentences.presents, *is));
        let comma = is.unwrap_or(self.when.start).checked_sub(1).filter(|comma| self.parts(*comma));
        let end = comma.filter(|_| !held_by.cited.is_empty()).unwrap_or(self.when.start);
        let parted = (what..end).any(|at| self.parts(at));
        let named = self.uncut(&(what..end));
        // `le dentiste a décalé mon rendez-vous`: only who did it says what it is.
        let slot = |at: &usize| self.is_in(&names.sentences.slots, *at) || !self.is_spoken(*at);
        if named.iter().skip(1).all(slot) {
            let pronoun = self.is_in(&names.sentences.subjects, verb - 1);
            // `Luis me ha cambiado el turno`: that is the speaker's, and not with him.
            let theirs = !self.is_article(from) && !held_by.cited.is_empty();
            let mut cut = self.cut.to_vec();
            mark(&mut cut, verb..self.when.start);
            return (!parted && !pronoun && !theirs && end == self.when.start).then_some(cut);
        }
        // `autorizó la cita con la dermatóloga`
        let with = |at: &usize| {
            !held_by.cited.is_empty() && (names.company.holds(self.word(*at)) || self.is_in(&names.ways, *at))
        };
        if named.get(1).is_some_and(slot) && !named.get(2).is_some_and(with) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        // `Marc a décalé notre squash`
        let whose = self.is_in(&names.sentences.whose, what) && named.len() > 1;
        mark(&mut cut, from..what + usize::from(whose));
        (!parted && says_what(self.tokens, named, names)).then_some(cut)
    }

    /// Where the clause begins in which the verb stands at `verb`, unless that is farther than who did it may be.
    pub(super) fn who_from(&self, verb: usize) -> Option<usize> {
        let mark = (verb.saturating_sub(WHO)..verb).rev().find(|at| self.parts(*at));
        mark.map(|mark| mark + 1).or_else(|| (verb <= WHO).then_some(0))
    }
}
