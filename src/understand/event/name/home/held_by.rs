//! Who arranged what is named, or found somebody a time, of which a calendar says nothing: `la hermandad acordó sacar
//! la procesión`, `Jorge ha reservado pista`, `me anotó` of `la matrona me anotó para el 20`.

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::{behind, longest};
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Token;

/// No more words name who did it.
const WHO: usize = 8;

/// No more words before a time say that somebody got it, with who gave it.
const CITED: usize = 16;

/// The memo without who arranged what it names for the time at `when`, and the verb, or without that verb alone.
pub(super) fn without_holder(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, names, .. } = glance;
    let held_by = &names.held_by;
    let begins = |token: &Token<'_>| {
        held_by.bare.may_begin(token)
            || held_by.decides.may_begin(token)
            || held_by.cited.may_begin(token)
            || held_by.reports.may_begin(token)
            || names.sentences.gains.may_begin(token)
    };
    if held_by.cited.is_empty() || !tokens.iter().any(begins) {
        return None;
    }
    let memo = glance.memo();
    memo.reported()
        .or_else(|| memo.decided())
        .or_else(|| memo.put_bare())
        .or_else(|| memo.cited())
        .or_else(|| memo.gained_bare())
}

impl Memo<'_, '_> {
    /// `dice Andrés que si vamos al cine`, `ha dicho Carlos que la reunión se pasa al jueves`; but `dice Ana que llega el
    /// jueves`, `quiere Ana que la recoja`: only who told it says whom that is about.
    fn reported(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let said = self.uncut(&(0..self.tokens.len()));
        let soft = said.iter().take_while(|at| self.is_filler(**at)).count();
        let led = soft + longest(self.tokens, said.get(soft..)?, &names.held_by.reports, names)?;
        let (last, what) = (*said.get(led - 1)?, *said.get(led)?);
        let small = self.is_leading(what)
            || self.is_in(&names.sentences.indefinite, what)
            || self.is_in(&names.sentences.backs, what);
        let wants = said.get(soft).is_some_and(|verb| self.is_in(&names.telling.does, *verb));
        let thing = small
            && !wants
            && self.is_spoken(what + 1)
            && !self.is_cut(what + 1)
            && !self.is_in(&names.sentences.finite, what + 1)
            && (!self.is_in(&names.sentences.backs, what)
                || self.is_spoken(what + 2) && !self.is_cut(what + 2));
        let whether = !self.is_in(&names.that, last);
        let we = |at: usize| names.pointing.we_do.iter().any(|ending| self.word(at).ends_with(ending));
        let rest = self.uncut(&(what..self.tokens.len()));
        let parted = (0..what).any(|at| self.parts(at) && self.word(at) != ",");
        if parted
            || self.is_of_who(rest)
            || !(thing || (whether || !small) && we(what))
            || !says_what(self.tokens, rest, names)
        {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..what);
        Some(cut)
    }

    /// `por fin he conseguido` before `cita para el pasaporte` and its time.
    fn gained_bare(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let said = self.uncut(&(0..self.when.start));
        let led = longest(self.tokens, said, &names.sentences.gains, names)?;
        let what = *said.get(led)?;
        let named = said.get(led..)?;
        let placed = self.is_in(&names.ways, what) || self.is_filler(what) || self.is_in(&names.that, what);
        let inside = named.iter().rev().skip(1).any(|at| self.parts(*at));
        let slot = named.iter().filter(|at| self.is_spoken(**at)).count() < 2;
        if placed || slot || inside || !says_what(self.tokens, named, names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..what);
        Some(cut)
    }

    /// `los de la peña han decidido que la paella se hace`, `la hermandad acordó sacar la procesión`, `la librera
    /// me deja presentar el poemario`; but `mis padres han acordado ir a Roma`: who goes there is who agreed to.
    fn decided(&self) -> Option<Vec<bool>> {
        let (names, held_by) = (self.names, &self.names.held_by);
        let said = self.uncut(&(0..self.tokens.len()));
        let verb = |place: &usize| {
            let count = longest(self.tokens, said.get(*place..)?, &held_by.decides, names)?;
            Some((*place, *place + count))
        };
        let (place, what) = (1..said.len().min(WHO + 1)).find_map(|place| verb(&place))?;
        let (first, verb, what) = (*said.first()?, *said.get(place)?, *said.get(what)?);
        let from = self.clause_from(verb);
        let that = self.is_in(&names.that, what - 1);
        let own = self.is_in(&names.telling.to, verb);
        let group = self.is_article(from) && !self.is_person(from + 1);
        let clause = if that { self.is_leading(what) } else { names.is_infinitive(self.word(what)) };
        let whole = from == first && from < verb && self.is_plain_who(from..verb);
        let rest = self.uncut(&(what..self.tokens.len()));
        let some = rest.iter().filter(|at| self.is_spoken(**at)).count() > 1;
        if !whole
            || !clause
            || !some
            || self.is_of_who(rest)
            || !(that || own || group)
            || !says_what(self.tokens, rest, names)
        {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..what);
        Some(cut)
    }

    /// `Jorge ha reservado` before `pista de pádel` and its time.
    fn put_bare(&self) -> Option<Vec<bool>> {
        let (names, held_by) = (self.names, &self.names.held_by);
        let said = self.uncut(&(0..self.when.start));
        let verb = |place: usize| {
            let count = longest(self.tokens, said.get(place..)?, &held_by.bare, names)?;
            Some((place, place + count))
        };
        let (place, what) = (0..said.len().min(WHO + 1)).find_map(verb)?;
        let (verb, what) = (*said.get(place)?, *said.get(what)?);
        let from = self.clause_from(verb);
        let led = self.is_in(&names.ways, what)
            || self.is_in(&names.telling.to, what)
            || self.is_in(&names.that, what)
            || self.is_in(&names.sentences.slots, what)
            || self.is_in(&names.sentences.subjects, what)
            || self.is_filler(what);
        let large = self.tokens.get(what)?.said(self.text).starts_with(char::is_uppercase);
        let person = large && self.is_person(what);
        let thing = !led && !self.is_article(what) && !person && self.names_thing(what);
        let parted = (what..self.when.start).any(|at| self.parts(at));
        let named = self.uncut(&(what..self.when.start));
        // `Luis ha comprado entradas`
        let thing = thing && (named.len() > 1 || !self.is_in(&names.sentences.parts, what));
        let rest = self.uncut(&(what..self.tokens.len()));
        let whole = self.is_plain_who(from..verb) && !self.is_of_who(rest);
        if !whole || !thing || parted || !says_what(self.tokens, named, names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..what);
        Some(cut)
    }

    /// `me ha citado` before the time, behind who did so; but `a Ana la han citado`.
    fn cited(&self) -> Option<Vec<bool>> {
        let (names, held_by) = (self.names, &self.names.held_by);
        let from = self.clause_from(self.when.start);
        let said = self.uncut(&(from.max(self.when.start.saturating_sub(CITED))..self.when.start));
        let leads = said.last().is_some_and(|last| self.is_in(&names.ways, *last));
        let said = said.get(..said.len() - usize::from(leads))?;
        // `me ha dado cita el traumatólogo`
        let first = longest(self.tokens, said, &held_by.cited, names).filter(|count| *count < said.len());
        if let Some(count) = first {
            let (verb, who) = (*said.first()?, *said.get(count)?);
            let mut cut = self.cut.to_vec();
            mark(&mut cut, verb..who);
            mark(&mut cut, said.last()? + 1..self.when.start);
            let whole = verb == from && self.is_leading(who) && self.is_plain_who(who..self.when.start);
            return whole.then_some(cut);
        }
        let count = behind(self.tokens, said, &held_by.cited).max()?;
        let who = said.get(..said.len().checked_sub(count)?)?;
        // `el examen me lo han puesto`
        let again = who.iter().rev().take_while(|at| self.is_in(&names.telling.to, **at)).count();
        let who = who.get(..who.len() - again)?;
        let (first, verb) = (*who.first()?, *said.get(who.len())?);
        let whole = first == from && self.is_plain_who(from..verb) && who.len() <= WHO;
        let whom = self.is_in(&names.whom, first) || self.is_in(&names.sentences.subjects, first);
        if !whole || whom || !says_what(self.tokens, who, names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        // `en extranjería nos han citado`
        mark(&mut cut, first..first + usize::from(self.is_in(&names.sentences.places, first)));
        mark(&mut cut, verb..self.when.start);
        Some(cut)
    }

    /// `una cena en su casa`: whose that is only who arranged it says.
    pub(super) fn is_of_who(&self, said: &[usize]) -> bool {
        said.iter().any(|at| self.is_in(&self.names.chosen.backs, *at))
    }

    /// Nobody but who did it is named there, and nothing else is told.
    fn is_plain_who(&self, mut who: Range<usize>) -> bool {
        let names = self.names;
        who.all(|at| {
            self.is_spoken(at)
                && !self.is_in(&names.sentences.relatives, at)
                && !self.is_in(&names.speaking.and, at)
                && !self.is_in(&names.sentences.past, at)
        })
    }

    /// No verb and no number stands at `at`.
    fn names_thing(&self, at: usize) -> bool {
        let letters = self.word(at).chars().all(char::is_alphabetic);
        letters
            && !self.names.is_infinitive(self.word(at))
            && !self.is_in(&self.names.sentences.indefinite, at)
    }
}
