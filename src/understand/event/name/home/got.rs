//! That the speaker got a time, or promised what is done then, of which a calendar says nothing: `beim Arzt hab ich was
//! bekommen`, `ich hab zugesagt, dass ich den Laden mache`.

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Token;

/// No more tokens stand between what was promised and its verb.
const PROMISED: usize = 2;

/// The memo without how the speaker came by the time at `when`, or by what is done then.
pub(super) fn without_got(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, names, .. } = glance;
    let gets = &names.settling.gets;
    let granted = &names.beside.granted;
    let shows = |token: &Token<'_>| gets.has(token) || granted.has(token);
    if gets.is_empty() || !tokens.iter().any(shows) {
        return None;
    }
    let memo = glance.memo();
    memo.promised().or_else(|| memo.granted()).or_else(|| memo.got_time())
}

impl Memo<'_, '_> {
    /// `ich hab zugesagt, dass ich am Samstag den Laden mache`: what the speaker does then is meant.
    fn promised(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let that = (1..self.when.start).rev().find(|at| self.is_in(&names.that, *at) && !self.is_cut(*at))?;
        let verb = that.saturating_sub(PROMISED)..that;
        let agreed = verb.rev().find(|at| self.is_in(&names.beside.agreed, *at))?;
        let from = self.clause_from(agreed);
        let own = |at: usize| self.is_in(&names.turned.speakers, at);
        let has = (from..agreed).any(|at| self.is_in(&names.telling.to, at));
        let back = |at: usize| self.is_in(&names.aside.back, at) || self.is_in(&names.comments.back, at);
        // `hab der Frau Huber versprochen, dass ich ihre Blumen gieße`, `dass wir uns treffen`
        let whom = (from..agreed).any(|at| names.to_whom.contains(self.word(at)))
            || self.is_in(&names.turned.whom, that + 2);
        let whole = has && !whom && own(that + 1) && self.uncut(&(0..from)).is_empty();
        if !whole || (that + 2..self.tokens.len()).any(back) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..that + 1);
        Some(cut)
    }

    /// `die Chefin hat mir den Kurs genehmigt, der ist am Montag`: what somebody let the speaker have, and nothing else.
    fn granted(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let said = |at: &usize| self.is_in(&names.beside.granted, *at) && !self.is_cut(*at);
        let verb = (1..self.when.start).find(said).filter(|verb| self.parts(verb + 1))?;
        let next = verb + 2;
        let shown = self.is_in(&names.sentences.backs, next) && self.is_in(&names.sentences.is, next + 1);
        let time = if shown { next + 2 } else { next };
        let from = self.clause_from(verb);
        let has = (from + 1..verb).find(|at| self.is_in(&names.telling.to, *at))?;
        let what = has + 1 + usize::from(self.is_in(&names.turned.whom, has + 1));
        let own = (from..has).any(|at| self.is_own(at));
        let plain = (from..verb).all(|at| self.is_spoken(at) && !self.is_cut(at));
        let timed = (time..self.when.start).all(|at| self.is_cut(at)) && time <= self.when.start;
        // `…, am Samstag streichen wir das Bad`
        let rest = self.when.end;
        let ends = shown || !self.is_spoken(rest) || self.is_in(&names.ways, rest);
        if own || !plain || !timed || !ends || !self.is_leading(what) || what + 1 >= verb {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..what);
        mark(&mut cut, verb..if shown { time } else { verb + 1 });
        Some(cut)
    }

    /// The memo without the words of the first clause that say only that there is a time.
    fn got_time(&self) -> Option<Vec<bool>> {
        let mut from = 0;
        for at in (0..=self.tokens.len()).filter(|at| *at == self.tokens.len() || self.parts(*at)) {
            if let Some((opens, got)) = self.got_placed(&(from..at)) {
                let mut cut = self.cut.to_vec();
                mark(&mut cut, opens);
                mark(&mut cut, got);
                return Some(cut);
            }
            if let Some(got) = self.got_in(&(from..at)) {
                let mut cut = self.cut.to_vec();
                mark(&mut cut, got);
                return Some(cut);
            }
            from = at + 1;
        }
        None
    }

    /// `ich hab` and `was bekommen` around `in der Mosterei`.
    fn got_placed(&self, clause: &Range<usize>) -> Option<(Range<usize>, Range<usize>)> {
        let (names, sentences) = (self.names, &self.names.sentences);
        let [own, has, place, .., slot, got] = self.uncut(clause) else { return None };
        let opened = self.is_in(&names.turned.speakers, *own) && self.is_in(&names.telling.to, *has);
        let ends = self.is_in(&names.vague, *slot) && self.is_in(&sentences.got, *got);
        let led = self.is_in(&names.settling.got_at, *place) && !self.is_in(&names.turned.what_for, *place);
        let whole = clause.len() == got + 1 - own;
        if !(opened && ends && led && whole) {
            return None;
        }
        let soft = |at: &usize| self.is_filler(*at) && self.is_spoken(*at);
        let slot = (*place..*slot).rev().take_while(soft).last().unwrap_or(*slot);
        let what = self.uncut(&(*place..slot));
        let named = what.len() > 1 && says_what(self.tokens, what, names);
        // `die Äpfel sind reif, ich hab …`
        let opens = if self.says_a_sentence(self.uncut(&(0..*own))) { 0 } else { *own };
        named.then_some((opens..*place, slot..got + 1))
    }

    /// `hab ich noch was bekommen` behind `beim Zahnarzt`, `hat was frei` behind `der Kardiologe`.
    fn got_in(&self, clause: &Range<usize>) -> Option<Range<usize>> {
        let (names, settling) = (self.names, &self.names.settling);
        let said = self.uncut(clause);
        let begins =
            |at: &usize| self.tokens.get(*at).is_some_and(|token| settling.got_time.may_begin(token));
        let (place, count) =
            (1..said.len()).filter(|place| said.get(*place).is_some_and(begins)).find_map(|place| {
                Some((place, longest(self.tokens, said.get(place..)?, &settling.got_time, names)?))
            })?;
        let (who, rest) = (said.get(..place)?, said.get(place + count..)?);
        let (first, last) = (*said.get(place)?, *said.get(place + count - 1)?);
        let ends = rest.first().is_none_or(|next| self.is_in(&names.turned.what_for, *next));
        let own = self.is_in(&names.turned.speakers, first + 1);
        let opens = *who.first()?;
        let placed = self.is_in(&settling.got_at, opens) || !own && self.is_leading(opens);
        (ends && placed && who.len() > 1 && says_what(self.tokens, who, names)).then_some(first..last + 1)
    }
}
