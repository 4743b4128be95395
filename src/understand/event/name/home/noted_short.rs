//! What a calendar writes shorter than a sentence says it: `lave-linge livré` for `le lave-linge sera livré`, `bateau pour la
//! plongée` for what it says of when that leaves, `ma garde` for from when it goes.

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::behind;
use crate::understand::event::name::talk::says_what;

/// No more words name what it is said of.
const WHAT: usize = 8;

/// The memo without the verb of a sentence that the time at `when` ends, where the rest says as much.
pub(super) fn without_verb(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, names, .. } = glance;
    let short = &names.noted_short;
    let last = (0..glance.when.start).rev().find(|at| cut.get(*at).is_some_and(|cut| !cut))?;
    let near = tokens.get(last.saturating_sub(1)..=last)?;
    if short.rides.is_empty() || !near.iter().any(|token| short.leaves.has(token) || short.is.has(token)) {
        return None;
    }
    let memo = glance.memo();
    memo.is_done_then(last).or_else(|| memo.leaves_then(last))
}

impl Memo<'_, '_> {
    /// `le lave-linge` without `sera` before `livré` at `last`.
    fn is_done_then(&self, last: usize) -> Option<Vec<bool>> {
        let (names, short) = (self.names, &self.names.noted_short);
        let is = last.checked_sub(1).filter(|is| self.is_in(&short.is, *is) && !self.is_cut(*is))?;
        let written = self.tokens.get(last)?.said(self.text).to_lowercase();
        let done = short.written.iter().any(|end| written.len() > end.len() && written.ends_with(end))
            || self.is_in(&short.ready, last);
        // `sont arrivés`
        let gone = self.is_in(&short.gone, last);
        // `est fixée` says only when it is.
        let said = self.uncut(&(0..last + 1));
        let joins = behind(self.tokens, said, &names.copulas).chain(behind(self.tokens, said, &names.after));
        let what = self.clause_from(is)..is;
        // `notre resto est réservé`
        let whose = self.is_in(&names.sentences.whose, what.start);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, is..last);
        (done && !gone && !whose && joins.max().unwrap_or(0) == 0 && self.is_plain_thing(what)).then_some(cut)
    }

    /// `le bateau pour la plongée` without `part`, `ma garde` without `va` before `de 20 h à 8 h`.
    fn leaves_then(&self, last: usize) -> Option<Vec<bool>> {
        let (names, short) = (self.names, &self.names.noted_short);
        let leaves =
            Some(last).filter(|last| self.is_in(&short.leaves, *last) && last + 1 == self.when.start)?;
        let what = self.clause_from(leaves)..leaves;
        let head = what.start + 1;
        let lasts = self.is_in(&short.lasts, leaves);
        let from = names.of.contains(self.word(self.when.start));
        let fits = if lasts { from } else { self.is_in(&short.rides, head) };
        let mut cut = self.cut.to_vec();
        mark(&mut cut, leaves..leaves + 1);
        (fits && self.is_plain_thing(what)).then_some(cut)
    }

    /// A noun with its article, of which no more is told.
    fn is_plain_thing(&self, what: Range<usize>) -> bool {
        let names = self.names;
        let led = self.is_in(&names.articles.leads, what.start);
        let tells = |at: usize| {
            self.begins_telling(at)
                || self.is_in(&names.sentences.subjects, at)
                || self.is_in(&names.sentences.relatives, at)
        };
        let plain = |at: usize| !self.is_cut(at);
        led && what.len() <= WHAT
            && what.clone().all(plain)
            && !what.clone().skip(1).any(tells)
            && says_what(self.tokens, self.uncut(&what), names)
    }
}
