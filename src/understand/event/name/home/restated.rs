//! What a memo is to be called, where that is said at the end of talk: `so put it down as lake`, `so, diary, roofer`.

use std::ops::Range;

use super::{Memo, SENTENCE};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::noting::{filed, noting};
use crate::understand::event::name::talk::{asks_back, is_room, says_what};
use crate::understand::words::Kind;

/// Among so many last clauses it is said.
const LAST: usize = 8;

/// No more words lead to it, and so many do without one that concludes: `put it down as`.
const LEADING: usize = 8;
const PUT_DOWN: usize = 4;

impl Memo<'_, '_> {
    /// `they offered me Monday or Tuesday for the scan`, `… angeboten, das ist zur Anprobe`: what for, where the clause with
    /// the time says only who gave it.
    pub(super) fn offered(&self, clauses: &[Range<usize>], at: usize) -> Option<(usize, usize)> {
        let clause = clauses.get(at)?;
        let said = self.uncut(clause);
        let offers = |at: &usize| self.is_in(&self.names.sentences.offers, *at);
        if !(self.says_a_sentence(said) && said.iter().any(offers)) {
            return None;
        }
        let timed = clause.clone().rev().find(|at| self.is_cut(*at)).unwrap_or(clause.start);
        let behind = said.iter().copied().find(|at| *at > timed && !offers(at));
        let inside = behind.filter(|from| self.is_what_for(&(*from..clause.end)));
        let next = || {
            let next = clauses.get(at + 1)?;
            let from = self.restates(next.start).filter(|from| self.is_what_for(&(*from..next.end)))?;
            Some((at + 1, from))
        };
        inside.map(|from| (at, from)).or_else(next)
    }

    /// `zur Anprobe`, `for the scan`, `the scan`
    fn is_what_for(&self, said: &Range<usize>) -> bool {
        let left = self.uncut(said);
        !self.says_a_sentence(left) && says_what(self.tokens, left, self.names)
    }

    /// `so, diary, roofer`, `so put it down as lake with the Nguyens`: the clause behind the one with the time, which is the
    /// `last`, in which it is said what the memo is to be called, and where that begins.
    pub(super) fn restated(
        &self,
        clauses: &[Range<usize>],
        first: usize,
        last: usize,
    ) -> Option<(usize, usize)> {
        if let Some(filed) = (last + 1..clauses.len()).take(LAST).find_map(|at| self.filed_as(clauses, at)) {
            return Some(filed);
        }
        (last + 1..clauses.len()).rev().take(LAST).find_map(|at| {
            let clause = clauses.get(at)?;
            let points = self.is_in(&self.names.sentences.points, clause.start);
            // `… is booked for Friday, so put it in the diary, collection at …`, `…, so empty the cupboards`
            let next = clause.start + 1;
            let back = || asks_back(self.tokens, next, self.names) || self.is_ordered(self.uncut(clause));
            if points && self.restates(next).is_none() && back() {
                return None;
            }
            // `put it down as lake`
            let put_down = || self.restates(clause.start).filter(|end| *end >= clause.start + PUT_DOWN);
            let named = || {
                let timed = clauses.get(first..=last).unwrap_or_default();
                timed.iter().any(|clause| !self.is_whole(clause) && self.names_it(clause))
            };
            // `anyway, I said Wednesday, diary, roofer`
            let pointed = || {
                let point = |clause: &Range<usize>| self.is_in(&self.names.sentences.points, clause.start);
                let filed = clause.clone().all(|at| self.is_cut(at));
                let bare = (first..=last).all(|at| {
                    let said = clauses.get(at).map(|clause| self.left(clause)).unwrap_or_default();
                    said.iter().all(|at| self.leads(*at))
                });
                let from = if bare { first } else { last + 1 };
                filed && clauses.get(from..at).is_some_and(|all| all.iter().any(point))
            };
            let from = match put_down() {
                Some(from) if !points && self.is_attribute(&(from..clause.end)) && named() => return None,
                Some(from) if !points => from,
                _ if points => self.past_leading(clause)?,
                _ if pointed() => clause.end,
                _ => return None,
            };
            let put = clause.clone().any(|at| self.is_cut(at));
            let next = clauses.get(at + 1).filter(|next| !is_room(self.tokens, self.uncut(next), self.names));
            let alone = from == clause.end && (put || points && clauses.len() == at + 2);
            let (at, from) = match next.filter(|_| alone) {
                Some(next) => (at + 1, next.start),
                None => (at, from),
            };
            let said = clauses.get(at)?;
            // `so mammogram, calendar`
            let filed = put
                || self.restates(clause.start + 1).is_some()
                || put_down().is_some()
                || next.is_some_and(|next| next.clone().all(|at| self.is_cut(at)));
            // `the vet says bring her in on Friday, so, vet for Pixie`
            let concluded = || {
                let timed = clauses.get(first..=last).unwrap_or_default();
                let told = |at: usize| self.is_in(&self.names.sentences.reports, at) && self.is_small(at);
                // `the teacher said the trip is on Friday, so packed lunch`
                let named = |at: usize| {
                    self.is_article(at) || self.is_in(&self.names.sentences.whose, at) || self.is_state(at)
                };
                let says = timed.iter().any(|clause| {
                    let says = clause.clone().skip(1).find(|at| told(*at));
                    says.is_some_and(|says| !(says + 1..clause.end).any(named))
                });
                points && says && at + 1 == clauses.len() && from < clauses.get(at).map_or(0, |last| last.end)
            };
            ((filed || concluded()) && self.is_title_of_all(&(from..said.end))).then_some((at, from))
        })
    }

    /// `Bitte im Terminplan nachtragen: Estrich Haus B`: a sentence of its own asks for the entry, and what follows is that.
    pub(super) fn filed_as(&self, clauses: &[Range<usize>], at: usize) -> Option<(usize, usize)> {
        if !self.names.telling.encloses {
            return None;
        }
        let (clause, next) = (clauses.get(at)?, clauses.get(at + 1)?);
        let kind = |at: usize| self.tokens.get(at).map(|mark| mark.kind);
        let mark = kind(clause.end);
        let own = kind(clause.start.checked_sub(1)?) == Some(Kind::SentenceEnd);
        if !own || !matches!(mark, Some(Kind::Colon | Kind::Comma)) {
            return None;
        }
        let polite = |at: &usize| !self.names.courtesies.holds(self.word(*at)) && self.is_spoken(*at);
        let said: Vec<usize> = self.uncut(clause).iter().copied().filter(polite).collect();
        let put = clause.clone().any(|at| self.is_cut(at));
        let asks = noting(self.tokens, &said, self.names) == Some(said.len())
            || filed(self.tokens, &said, self.names) == Some(said.len())
            || put && said.is_empty();
        let words = self.uncut(next).iter().copied().filter(|at| self.is_spoken(*at)).count();
        let named = mark == Some(Kind::Colon) || words >= SENTENCE;
        let joined = self.names.sentences.links.contains(self.word(next.start));
        (asks && named && !joined && self.is_title_of_all(next)).then_some((at + 1, next.start))
    }

    /// `private`, `als fix`: how what was named is to be put down.
    fn is_attribute(&self, said: &Range<usize>) -> bool {
        let left = self.uncut(said);
        let small = |at: usize| {
            self.tokens.get(at).is_some_and(|one| one.said(self.text).starts_with(char::is_lowercase))
        };
        matches!(left, [one] if small(*one))
    }

    /// Past the words that lead from what was told to what it is called: `so calendar please`.
    fn past_leading(&self, clause: &Range<usize>) -> Option<usize> {
        let mut at = clause.start + 1;
        if let Some(end) = self.restates(at) {
            at = end;
        }
        let polite =
            |at: usize| self.names.courtesies.holds(self.word(at)) || self.is_in(&self.names.softeners, at);
        (at..=clause.end).find(|at| *at == clause.end || !(self.is_cut(*at) || polite(*at)))
    }

    /// The words name something, and say nothing of it.
    fn is_title_of_all(&self, said: &Range<usize>) -> bool {
        let left = self.uncut(said);
        let back = |at: &usize| {
            let word = self.word(*at);
            self.names.sentences.objects.contains(word) || self.names.aside.back.contains(word)
        };
        // `so block that out in the calendar`
        let puts = left.first().is_some_and(|at| {
            let word = self.word(*at);
            self.names.puts.contains(word) || self.names.lead.contains(word)
        });
        let told = self.says_a_sentence(left) || self.acts(left) || self.only_comments(left, true);
        let known = puts || told || self.leans(left) || left.iter().any(back);
        !known && says_what(self.tokens, left, self.names)
    }

    /// Past the words at `at` that lead to what the memo is to be called.
    pub(super) fn restates(&self, at: usize) -> Option<usize> {
        let restates = &self.names.sentences.restates;
        if restates.beginning(self.word(at)).is_empty() {
            return None;
        }
        let rest: Vec<usize> =
            (at..self.tokens.len()).take(LEADING).filter(|at| self.is_spoken(*at)).collect();
        let taken = longest(self.tokens, &rest, restates, self.names)?;
        // `so that was the roofer`, `so it rains`
        let last = rest.get(taken - 1).copied().unwrap_or(at);
        let alone = taken > 1 || !self.is_subject(last) || self.is_short(last);
        alone.then_some(last + 1)
    }
}
