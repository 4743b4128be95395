//! Who is shut then, where only the sentence before says it: `Die Kita hat geschrieben. Am Freitag ist wegen Fortbildung zu`.

use std::ops::Range;

use super::{AtHome, Memo, mark};

/// No more words say why.
const WHY: usize = 6;

impl Memo<'_, '_> {
    /// `Kita wegen Fortbildung zu`: the clause with the time has no subject, and the sentence before tells of somebody.
    pub(super) fn shut(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        let names = self.names;
        if !names.telling.encloses {
            return None;
        }
        let (first, _) = self.timed(clauses)?;
        let (clause, before) = (clauses.get(first)?, clauses.get(first.checked_sub(1)?)?);
        let [verb, rest @ .., shut] = self.uncut(clause) else { return None };
        let they = rest.first().is_some_and(|they| self.is_in(&names.settling.they, *they));
        let has = they && self.is_in(&names.telling.to, *verb);
        let why = rest.get(usize::from(has)..)?;
        let soft =
            why.iter().take_while(|at| self.is_filler(**at) || self.is_in(&names.topics.empty, **at)).count();
        let why = why.get(soft..)?;
        let led = why.first().is_some_and(|at| self.is_in(&names.sentences.circumstances, *at));
        let noun = why.iter().position(|at| self.is_upper(*at))?;
        // `wegen Feiertag das Büro zu`
        let other = why.iter().skip(noun).any(|at| self.is_leading(*at));
        let whole =
            clause.clone().find(|at| !self.is_cut(*at)) == Some(*verb) && self.is_cut(verb.checked_sub(1)?);
        if !(has || self.is_in(&names.sentences.is, *verb))
            || !(whole && led && !other && why.len() <= WHY)
            || !self.is_in(&names.settling.hours, *shut)
        {
            return None;
        }
        let who = self.who_does(before)?;
        let (start, end) = (*who.first()?, who.last()? + 1);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..why.first().copied()?);
        mark(&mut cut, clause.end..self.tokens.len());
        Some(AtHome { cut, sure: true, ahead: Some(start..end) })
    }
}
