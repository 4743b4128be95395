//! The clauses of a memo.

use std::ops::Range;

use super::{Memo, SENTENCE};
use crate::understand::words::Kind;

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

    /// A mark that parts clauses stands at `at`; not that of `11:15` or `Dr. Lee`.
    fn parts(&self, at: usize) -> bool {
        let inside = || self.tokens.get(at + 1).is_some_and(|next| next.glued);
        let Some(mark) = self.tokens.get(at) else { return false };
        let title =
            || mark.kind == Kind::SentenceEnd && self.names.who.contains(&self.word(at.wrapping_sub(1)));
        let kinds = [Kind::Comma, Kind::Semicolon, Kind::SentenceEnd, Kind::Colon, Kind::LineBreak];
        kinds.contains(&mark.kind) && !inside() && !title() || mark.kind == Kind::Dash && !mark.glued
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
