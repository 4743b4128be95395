//! With whom something was settled that both do, and what somebody puts to a time or wants then: `hab mit Jörg ausgemacht,
//! dass wir uns um fünf treffen`, `die Schule verlegt den Kurs auf Montag`, `der Chef will die Sitzung um zehn ansetzen`.

use super::{Glance, Memo, mark};
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Token;

/// So many tokens before the time such a clause is looked for.
const NEAR: usize = 20;

/// No more tokens name somebody.
const WHO: usize = 6;

/// No more tokens behind the time end what somebody wants.
const ENDS: usize = 2;

/// The memo without how that was settled which the clause around the time at `when` says.
pub(super) fn without_settling(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let names = glance.names;
    let settling = &names.settling;
    let settles = |token: &Token<'_>| {
        names.beside.agreed.has(token)
            || settling.agreed.has(token)
            || settling.shifts.has(token)
            || names.turned.wants.has(token)
            || settling.intended.has(token)
    };
    if settling.shifts.is_empty() || !glance.before(NEAR).iter().any(settles) {
        return None;
    }
    let memo = glance.memo();
    memo.agreed_with().or_else(|| memo.shifted()).or_else(|| memo.wanted_then())
}

impl Memo<'_, '_> {
    /// `hab mit Jörg ausgemacht, dass wir uns um fünf am Bootshaus treffen`: `mit Jörg am Bootshaus treffen`.
    fn agreed_with(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let near = self.when.start.saturating_sub(NEAR)..self.when.start;
        let that = near.rev().find(|at| self.is_in(&names.that, *at))?;
        let both = that + 1;
        let verb = that.checked_sub(1 + usize::from(self.parts(that.checked_sub(1)?)))?;
        let agreed = self.is_in(&names.beside.agreed, verb) || self.is_in(&names.settling.agreed, verb);
        let from = self.clause_from(verb);
        let with = (from..verb).find(|at| names.company.holds(self.word(*at)) && !self.is_cut(*at))?;
        let ends = |at: &usize| {
            *at == verb
                || self.is_in(&names.telling.to, *at)
                || self.is_in(&names.turned.speakers, *at)
                || self.is_in(&names.sentences.is, *at)
                || self.is_filler(*at) && !self.is_in(&names.turned.and, *at)
        };
        let end = (with + 1..=verb).find(ends)?;
        let whom = with + 1..end;
        let named = !whom.is_empty() && whom.len() <= WHO && whom.clone().all(|at| !self.is_cut(at));
        let several = self.is_in(&names.turned.speakers, both) && !self.is_in(&names.sentences.is, both);
        let each_other = self.is_in(&names.turned.whom, both + 1);
        let done = |last: &usize| names.verb_endings.iter().any(|end| self.word(*last).ends_with(end));
        let clause =
            (self.when.end..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        let said = self.uncut(&(both + 1..clause));
        let to_do = said.last().is_some_and(done);
        let denied = self.denies(both..clause);
        if denied
            || !agreed
            || !named
            || !several
            || !each_other
            || !to_do
            || !self.uncut(&(0..from)).is_empty()
        {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..with);
        mark(&mut cut, end..both + 2);
        Some(cut)
    }

    /// `die Musikschule verlegt die Geigenstunde auf Donnerstag`
    fn shifted(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let from = self.clause_from(self.when.start).max(self.when.start.saturating_sub(NEAR));
        let shifts = |at: &usize| self.is_in(&names.settling.shifts, *at) && !self.is_cut(*at);
        let verb = (from + 1..self.when.start).find(shifts)?;
        let onto = self.when.start.checked_sub(1).is_some_and(|to| self.is_in(&names.settling.onto, to))
            || self.is_in(&names.settling.onto, self.when.start);
        let who = self.uncut(&(from..verb));
        let what = self.uncut(&(verb + 1..self.when.start));
        let slot = |at: &usize| self.is_in(&names.sentences.slots, *at) || self.is_determiner(*at);
        let tells = |at: &usize| self.tells(*at) && !self.is_upper(*at) && !self.is_subject(*at);
        if self.denies(from..self.when.end)
            || !onto
            || what.is_empty()
            || who.is_empty()
            || who.len() > WHO
            || who.iter().chain(what).any(tells)
        {
            return None;
        }
        let mut cut = self.cut.to_vec();
        // `die Praxis verlegt meinen Termin auf Montag`
        if what.iter().all(slot) {
            mark(&mut cut, verb..self.when.start);
            return says_what(self.tokens, who, names).then_some(cut);
        }
        // `Tina verschiebt den Kaffee` is with whom it is.
        let of_them = who.iter().any(|at| self.is_person(*at)) || !self.is_of_all(what);
        mark(&mut cut, from..verb + 1);
        (!of_them && says_what(self.tokens, what, names)).then_some(cut)
    }

    /// `die Sitzung`, but `unser Treffen`, `ihre Party`, `den Kaffee mit mir`: then who wants it says whose it is.
    fn is_of_all(&self, what: &[usize]) -> bool {
        let names = self.names;
        let led = |at: usize| {
            self.is_article(at) || self.is_in(&names.sentences.indefinite, at) || self.is_upper(at)
        };
        let whom = |at: &usize| self.is_in(&names.turned.whom, *at) || self.is_in(&names.settling.asker, *at);
        what.first().is_some_and(|first| led(*first)) && !what.iter().any(whom)
    }

    /// `mein Chef wollte die Besprechung unbedingt um zehn ansetzen`
    fn wanted_then(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let from = self.clause_from(self.when.start).max(self.when.start.saturating_sub(NEAR));
        let wants = |at: &usize| {
            let wants = self.is_in(&names.turned.wants, *at) || self.is_in(&names.settling.intended, *at);
            wants && !self.is_cut(*at)
        };
        let verb = (from + 1..self.when.start).find(wants)?;
        let end = (self.when.end..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        let rest = self.when.end..end;
        let held = !rest.is_empty()
            && rest.len() <= ENDS
            && rest.clone().all(|at| self.is_in(&names.settling.wanted, at));
        let soft = |at: &&usize| self.is_filler(**at) || self.names.softeners.contains(self.word(**at));
        let what = self.uncut(&(verb + 1..self.when.start));
        let count = what.iter().rev().take_while(soft).count();
        let what = what.get(..what.len() - count)?;
        let tells = |at: &usize| self.tells(*at) && !self.is_upper(*at);
        let of_them = (from..verb).any(|at| self.is_person(at)) || !self.is_of_all(what);
        if !held
            || of_them
            || self.denies(from..end)
            || what.iter().any(tells)
            || !says_what(self.tokens, what, names)
        {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..verb + 1);
        mark(&mut cut, what.last()? + 1..end);
        Some(cut)
    }
}
