//! The clauses of a memo.

use std::ops::Range;

use super::{Memo, SENTENCE};
use crate::understand::event::name::edges::parts_clauses;
use crate::understand::words::Kind;

/// No more letters are left of a word that a dot cuts short: `St.`
const ABBREVIATION: usize = 2;

/// Among so many words behind one that joins stands the verb of what is joined.
const NEAR: usize = 8;

impl Memo<'_, '_> {
    /// What stands between marks, or behind a word that joins two sentences.
    pub(super) fn clauses(&self) -> Vec<Range<usize>> {
        let mut clauses: Vec<Range<usize>> = Vec::new();
        let mut from = 0;
        for at in 0..self.tokens.len() {
            let mark = self.parts(at);
            if mark || self.joins(from, at) {
                clauses.extend(Some(from..at).filter(|clause| !clause.is_empty()));
                from = at + usize::from(mark);
            }
        }
        clauses.extend(Some(from..self.tokens.len()).filter(|clause| !clause.is_empty()));
        clauses
    }

    /// A mark that parts clauses stands at `at`; not that of `Mrs. Lee`, `St. Mary's`.
    fn parts(&self, at: usize) -> bool {
        let ends = self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let before = at.checked_sub(1).map_or("", |before| self.word(before));
        let short = ends && (before.len() <= ABBREVIATION || self.names.who.contains(&before));
        // `Monday at 6. Tidy up before`; in German a number with a dot may be an ordinal before a noun.
        let large = || {
            self.tokens.get(at + 1).is_some_and(|next| next.said(self.text).starts_with(char::is_uppercase))
        };
        let dot =
            self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Dot) && !self.names.telling.encloses;
        (parts_clauses(self.tokens, at) || dot && large()) && !short
    }

    /// A word at `at` joins a sentence to the one that begins at `from`.
    fn joins(&self, from: usize, at: usize) -> bool {
        let said = &self.names.sentences;
        let subject = || said.subjects.contains(&self.word(at + 1)) || self.is_elided(at + 1);
        // `and the flat inspection is going to be on Friday`
        let thing = || {
            let near = (at + 2..at + NEAR).take_while(|at| self.is_spoken(*at));
            self.is_article(at + 1) && near.into_iter().any(|at| said.states.contains(&self.word(at)))
        };
        // `no idea which room`
        let behind = |at: usize| self.cut.get(at).copied().unwrap_or_default() || self.tells(at);
        if said.breaks.contains(&self.word(at)) && (from..at).any(behind) {
            return true;
        }
        if self.leads_on(from, at) || self.begins_behind(from, at) {
            return true;
        }
        at >= from + SENTENCE
            && said.links.contains(&self.word(at))
            && (subject() || thing())
            && (from..at).any(|at| self.tells(at))
    }

    /// `…, nobody listens so gutter cleaning`, `she's dead excited about it we've got the christening`
    fn leads_on(&self, from: usize, at: usize) -> bool {
        let said = &self.names.sentences;
        let degree = || {
            let before = at.checked_sub(1).is_some_and(|before| self.tells(before));
            before || self.names.aside.degrees.contains(&self.word(at + 1))
        };
        let point = said.points.contains(&self.word(at)) && !degree();
        let anew = self.is_elided(at) && at >= from + NEAR / 2 && !said.links.contains(&self.word(at - 1));
        (point || anew)
            && at < self.when.start
            && at >= from + SENTENCE
            && (from..at).any(|at| self.tells(at))
    }

    /// `… at nine he mustn't eat anything before`: a sentence begins behind the time.
    fn begins_behind(&self, from: usize, at: usize) -> bool {
        let thing = || {
            let near = (at + 2..at + NEAR).take_while(|at| self.is_spoken(*at));
            self.is_article(at) && near.into_iter().any(|at| self.is_state(at))
        };
        let behind = at.checked_sub(1).is_some_and(|before| self.is_spoken(before));
        let subject = || self.names.aside.doers.contains(&self.word(at)) || self.is_elided(at);
        let named = || self.named.iter().any(|kept| (from..at).contains(kept));
        from < self.when.end
            && behind
            && named()
            && (at == self.when.end && thing() || at >= self.when.end && subject())
    }
}
