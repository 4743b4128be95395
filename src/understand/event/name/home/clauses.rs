//! The clauses of a memo.

use std::ops::Range;

use super::{Memo, SENTENCE, within};
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
        let mut heard = Heard::default();
        for at in 0..self.tokens.len() {
            let mark = self.parts(at);
            if mark || self.joins(&heard, at) {
                clauses.extend(Some(heard.from..at).filter(|clause| !clause.is_empty()));
                heard = Heard { from: at + usize::from(mark), ..Heard::default() };
            }
            if !mark {
                heard.tells |= self.tells(at);
                heard.cut |= self.is_cut(at);
            }
        }
        clauses.extend(Some(heard.from..self.tokens.len()).filter(|clause| !clause.is_empty()));
        clauses
    }

    /// A mark that parts clauses stands at `at`; not that of `Mrs. Lee`, `St. Mary's`.
    fn parts(&self, at: usize) -> bool {
        let ends = self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let before = at.checked_sub(1).map_or("", |before| self.word(before));
        let short = ends && (before.len() <= ABBREVIATION || self.names.who.contains(before));
        // `Monday at 6. Tidy up before`; in German a number with a dot may be an ordinal before a noun.
        let large = || {
            self.tokens.get(at + 1).is_some_and(|next| next.said(self.text).starts_with(char::is_uppercase))
        };
        let dot =
            self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Dot) && !self.names.telling.encloses;
        (parts_clauses(self.tokens, at) || dot && large()) && !short
    }

    /// A word at `at` joins a sentence to the one that was `heard` up to it.
    fn joins(&self, heard: &Heard, at: usize) -> bool {
        let said = &self.names.sentences;
        // `no idea which room`
        let breaks = (heard.cut || heard.tells) && said.breaks.contains(self.word(at));
        let subject = || said.subjects.contains(self.word(at + 1)) || self.is_elided(at + 1);
        // `and the flat inspection is going to be on Friday`
        let thing = || {
            let led = self.is_article(at + 1) || said.whose.contains(self.word(at + 1));
            led && self.near(at).any(|at| said.states.contains(self.word(at)))
        };
        let links =
            || heard.says_a_sentence(at) && said.links.contains(self.word(at)) && (subject() || thing());
        breaks || self.leads_on(heard, at) || self.begins_behind(heard, at) || links()
    }

    /// `…, nobody listens so gutter cleaning`, `she's dead excited about it we've got the christening`
    fn leads_on(&self, heard: &Heard, at: usize) -> bool {
        let said = &self.names.sentences;
        let degree = || {
            let before = at.checked_sub(1).is_some_and(|before| self.tells(before));
            before || self.names.aside.degrees.contains(self.word(at + 1))
        };
        let point = || said.points.contains(self.word(at)) && !degree();
        let anew =
            || at >= heard.from + NEAR / 2 && self.is_elided(at) && !said.links.contains(self.word(at - 1));
        at < self.when.start && heard.says_a_sentence(at) && (point() || anew())
    }

    /// `… at nine he mustn't eat anything before`: a sentence begins behind the time.
    fn begins_behind(&self, heard: &Heard, at: usize) -> bool {
        let thing = || self.is_article(at) && self.near(at).any(|at| self.is_state(at));
        let behind = || at.checked_sub(1).is_some_and(|before| self.is_spoken(before));
        let subject = || self.names.aside.doers.contains(self.word(at)) || self.is_elided(at);
        // `… at ten and the kitchen is a tip`: nobody does anything there.
        let joined = || {
            let said = &self.names.sentences;
            let mut near = (at + 1..at + NEAR).take_while(|at| self.is_spoken(*at));
            let somebody = |at: usize| said.subjects.contains(self.word(at)) || self.is_elided(at);
            let is = |at: usize| self.is_state(at) && said.is.contains(self.word(at)) || self.is_spelt(at);
            said.links.contains(self.word(at))
                && near.clone().any(is)
                && !near.any(|at| somebody(at) && !said.impersonal.contains(self.word(at)))
        };
        heard.from < self.when.end
            && at >= self.when.end
            && behind()
            && (at == self.when.end && (thing() || joined()) || subject())
            && !within(self.named, &(heard.from..at)).is_empty()
    }

    /// The words a little behind `at`, where the verb of what it begins stands.
    fn near(&self, at: usize) -> impl Iterator<Item = usize> {
        (at + 2..at + NEAR).take_while(|at| self.is_spoken(*at))
    }
}

/// What was heard of a clause so far, so that no word is looked at for each that follows.
#[derive(Default)]
struct Heard {
    /// Where the clause begins.
    from: usize,
    /// A word of it is one that only sentences have.
    tells: bool,
    /// A word of it belongs to a time or the trigger.
    cut: bool,
}

impl Heard {
    /// It may be a whole sentence that ends at `at`.
    fn says_a_sentence(&self, at: usize) -> bool {
        self.tells && at >= self.from + SENTENCE
    }
}
