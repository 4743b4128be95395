//! What is named in a sentence of its own before one that says only who comes then: `Silage. Contractor's here from
//! Monday to Wednesday`.

use std::ops::Range;

use super::{AtHome, Memo, mark};
use crate::understand::event::name::talk::past_coming;
use crate::understand::words::Kind;

/// No more words name it.
const NAME: usize = 4;

/// No more words say who comes.
const WHO: usize = 4;

impl Memo<'_, '_> {
    fn words(&self, clause: &Range<usize>) -> usize {
        clause.clone().filter(|at| self.is_spoken(*at)).count()
    }

    /// The memo without who comes, and what else is said in whole clauses behind what the first sentence names.
    pub(super) fn opened(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        // `let's see, the furnace`
        let opening = |clause: &&Range<usize>| self.left(clause).is_empty();
        let first = clauses.iter().take_while(opening).count();
        let (name, comes) = (clauses.get(first)?, clauses.get(first + 1)?);
        let sentence = self.tokens.get(name.end).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let timed = comes.start < self.when.end && self.when.start < comes.end;
        if self.names.known.is_empty() || !sentence || !timed || self.words(name) > NAME {
            return None;
        }
        let said = self.uncut(comes);
        // `they'd be here on Monday sometime between two and four`
        let small = |at: &usize| {
            let timed = self.is_cut(at + 1) || self.is_cut(at + 2);
            timed || self.is_in(&self.names.ways, *at) || !self.is_spoken(*at)
        };
        let past = |who: usize| {
            let end = past_coming(self.tokens, said, who, self.names);
            end.and_then(|end| said.get(end..)).is_some_and(|rest| rest.iter().all(small))
        };
        // `DFS said they'd be here`
        let reported = |who: usize| {
            let reports = said.get(who).is_some_and(|at| self.is_in(&self.names.sentences.reports, *at));
            let they = said.get(who + 1).is_some_and(|at| self.is_elided(*at));
            reports && they && past(who + 2)
        };
        let coming = (1..=WHO).any(|who| past(who) || reported(who));
        let named = self.uncut(name).len() == name.len()
            && self.is_presented(name)
            && !name.clone().any(|at| self.is_person(at))
            && !self.prefaces(self.uncut(name))
            && !self.laments(name)
            && !self.is_task(self.uncut(name))
            && !self.is_errand(self.uncut(name))
            && !said
                .iter()
                .any(|at| self.is_person(*at) || self.names.noting.people.contains(self.word(*at)));
        if !coming || !named {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, comes.clone());
        for clause in clauses.iter().skip(first + 2) {
            let place = self.uncut(clause).first().is_some_and(|at| self.is_in(&self.names.ways, *at));
            if !place && !self.is_written_large(clause) {
                mark(&mut cut, clause.start - 1..clause.end);
            }
        }
        Some(AtHome { cut, sure: true, ahead: None })
    }
}
