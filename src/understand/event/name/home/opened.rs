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
    /// The memo without who comes, and what else is said in whole clauses behind what the first sentence names.
    pub(super) fn opened(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        let (name, comes) = (clauses.first()?, clauses.get(1)?);
        let sentence = self.tokens.get(name.end).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let timed = comes.start < self.when.end && self.when.start < comes.end;
        if self.names.known.is_empty() || !sentence || !timed || name.len() > NAME {
            return None;
        }
        let said = self.uncut(comes);
        let coming = (1..=WHO).any(|who| past_coming(self.tokens, said, who, self.names) == Some(said.len()));
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
        for clause in clauses.iter().skip(2) {
            let place = self.uncut(clause).first().is_some_and(|at| self.is_in(&self.names.ways, *at));
            if !place && !self.is_written_large(clause) {
                mark(&mut cut, clause.start - 1..clause.end);
            }
        }
        Some(AtHome { cut, sure: true, ahead: None })
    }
}
