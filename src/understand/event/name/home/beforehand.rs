//! What has to be done before it, and what the speaker notes for himself, behind the time: `and the cars have to be
//! moved by then`, `Note to self, Jo eats no meat.`

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Phrases;
use crate::understand::words::Kind;

/// No more words say what has to be done.
const CLAUSE: usize = 14;

/// No more words of it end in when.
const THEN: usize = 2;

/// The memo without such clauses behind the time at `when`, if what stands before them names what happens.
pub(super) fn without_beforehand(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, names, .. } = glance;
    let (before, notes) = (&names.sentences.beforehand, &names.sentences.own_notes);
    let begins = |phrases: &Phrases, at: usize| tokens.get(at).is_some_and(|token| phrases.may_begin(token));
    let behind = glance.when.end.max(1)..tokens.len();
    let mut found = behind.filter(|at| begins(before, *at) || begins(notes, *at));
    found.clone().next()?;
    let memo = glance.memo();
    let clause = found.find_map(|at| memo.before_then(at).or_else(|| memo.noted_for_self(at)))?;
    let said = memo.uncut(&(0..clause.start));
    let named = !memo.leans(said) && says_what(tokens, said, names);
    let mut cut = cut.to_vec();
    mark(&mut cut, clause);
    named.then_some(cut)
}

impl Memo<'_, '_> {
    /// The clause that ends in `by then`, which stands at `at`.
    fn before_then(&self, at: usize) -> Option<Range<usize>> {
        let end =
            at + self.past_phrase(at, &self.names.sentences.beforehand).filter(|taken| *taken <= THEN)?;
        let joins = |at: usize| self.names.speaking.and.contains(self.word(at));
        let opens = |from: &usize| *from == self.when.end || self.parts(*from) || joins(*from);
        let from = (self.when.end..at).rev().take(CLAUSE).find(opens)?;
        let needs = |at: usize| {
            self.names.noting.modals.holds(self.word(at))
                || self.is_in(&self.names.sentences.wishes, at)
                || self.is_state(at)
        };
        // `get the receipts off Marco before that`
        let said: Vec<usize> = (from..at).skip_while(|at| !self.is_spoken(*at)).collect();
        let ends = !self.is_spoken(end);
        (ends && ((from..at).any(needs) || self.is_errand(&said))).then_some(from..end)
    }

    /// The sentence that `note to self` at `at` begins, with its mark.
    fn noted_for_self(&self, at: usize) -> Option<Range<usize>> {
        self.past_phrase(at, &self.names.sentences.own_notes)?;
        let sentence = |at: &usize| self.tokens.get(*at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let end = (at..self.tokens.len()).find(sentence).unwrap_or(self.tokens.len());
        let mark = at.checked_sub(1).filter(|mark| self.parts(*mark) && *mark >= self.when.end)?;
        // Where a time is told behind it, that is what is noted.
        (at..end).all(|at| !self.is_cut(at)).then_some(mark..end)
    }

    /// How many of the words from `at` on are one of the phrases.
    fn past_phrase(&self, at: usize, phrases: &Phrases) -> Option<usize> {
        let rest: Vec<usize> = (at..self.tokens.len()).take(CLAUSE).collect();
        longest(self.tokens, &rest, phrases, self.names)
    }
}
