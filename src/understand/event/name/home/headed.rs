//! What a sentence leads to before its colon, or behind it: `ich hab meinen Impftermin endlich: 21. Juli`, `die Zusage ist da:
//! Vorstellungsgespräch am Montag`.

use std::ops::Range;

use super::{AtHome, Memo, mark};
use crate::understand::words::Kind;

impl Memo<'_, '_> {
    /// The memo without what leads to what the speaker has, or to what the clause with the time names.
    pub(super) fn headed(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        let timed = |clause: &Range<usize>| clause.start < self.when.end && self.when.start < clause.end;
        let first = clauses.iter().position(timed).filter(|_| self.names.telling.encloses)?;
        let (before, clause) = (clauses.get(first.checked_sub(1)?)?, clauses.get(first)?);
        let colon = self.tokens.get(before.end).is_some_and(|mark| mark.kind == Kind::Colon);
        if !colon || before.end + 1 != clause.start {
            return None;
        }
        let said = self.uncut(before);
        let opens = said.iter().position(|at| !self.is_filler(*at))?;
        let [who, verb, ..] = said.get(opens..)? else { return None };
        let mut cut = self.cut.to_vec();
        if self.is_own(*who) && self.is_in(&self.names.sentences.past, *verb) {
            let article = said.iter().copied().find(|at| at > verb && self.is_in(&self.names.what, *at))?;
            let end = self.past_noun(article + 1, said.iter().any(|at| self.is_upper(*at) && at > who))?;
            mark(&mut cut, 0..article + 1);
            mark(&mut cut, end..before.end);
        } else if self.says_a_sentence(said) && self.is_leading(*who) && self.names_it(clause) {
            mark(&mut cut, 0..clause.start);
        } else {
            return None;
        }
        Some(AtHome { cut, sure: true, ahead: None })
    }
}
