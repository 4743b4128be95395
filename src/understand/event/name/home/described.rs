//! Who comes and is named only by what is told of them: `am Montag kommt der Mann, der den Kamin kehrt`.

use std::ops::Range;

use super::{AtHome, Memo, mark};

impl Memo<'_, '_> {
    /// The memo with no more than whom the clause with the time calls by no name, and what the one behind it tells of them.
    pub(super) fn described(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        let names = self.names;
        if names.turned.folk.is_empty() {
            return None;
        }
        let timed = |clause: &Range<usize>| clause.start < self.when.end && self.when.start < clause.end;
        let last = clauses.iter().rposition(timed)?;
        let (clause, more) = (clauses.get(last)?, clauses.get(last + 1)?);
        let who = *self.uncut(clause).iter().rfind(|at| self.is_spoken(**at))?;
        let article = who.checked_sub(1).filter(|at| self.is_article(*at) && *at >= clause.start)?;
        let comes = self.uncut(clause).iter().any(|at| {
            let word = self.word(*at);
            names.turned.comes.contains(word) || names.sentences.coming.contains(word)
        });
        let comma = self.word(clause.end) == "," && clause.end + 1 == more.start;
        let said = self.uncut(more);
        // `der den Kamin kehrt`, `die das Klavier anschauen wollen`
        let relative = self.is_article(more.start)
            && !self.is_upper(more.start + 1)
            && said.last().is_some_and(|verb| !self.is_upper(*verb) && self.is_spoken(*verb));
        if !self.is_in(&names.turned.folk, who) || !comes || !comma || !relative || who + 1 != clause.end {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..article + 1);
        mark(&mut cut, more.end..self.tokens.len());
        Some(AtHome { cut, sure: true, ahead: None })
    }
}
