//! What somebody holds or gives at the time: `die Feuerwehr gibt am Samstag einen Kurs im Gerätehaus`.

use std::ops::Range;

use super::{Memo, mark};
use crate::understand::event::name::edges::longest;

impl Memo<'_, '_> {
    /// The memo without who holds what is said behind the time, or gave what stands before it.
    pub(super) fn held(&self) -> Option<Vec<bool>> {
        let (sentences, beside) = (&self.names.sentences, &self.names.beside);
        let before: Vec<usize> =
            (0..self.when.start).rev().find(|at| !self.is_cut(*at)).into_iter().collect();
        let verb = *before.first()?;
        let mut cut = self.cut.to_vec();
        if self.is_in(&beside.given, verb) {
            let article = self.given(verb)?;
            mark(&mut cut, 0..article);
            mark(&mut cut, verb..verb + 1);
            return Some(cut);
        }
        // `gibt's`
        let opens = verb.saturating_sub(1);
        let gives = [verb..verb + 1, opens..verb + 1].into_iter().any(|said| {
            let said: Vec<usize> = said.collect();
            longest(self.tokens, &said, &beside.holds, self.names) == Some(said.len())
        });
        let what = self.when.end;
        let thing = self.is_in(&sentences.indefinite, what)
            && self.past_noun(what + 1, self.is_large_memo()).is_some();
        if !gives || !thing {
            return None;
        }
        mark(&mut cut, 0..verb + 1);
        Some(cut)
    }

    /// `hat mir einen Termin gegeben`: where what was given stands.
    fn given(&self, verb: usize) -> Option<usize> {
        let from = (0..verb).rev().find(|at| self.parts(*at)).map_or(0, |mark| mark + 1);
        let article = (from..verb).rev().find(|at| self.is_in(&self.names.sentences.indefinite, *at))?;
        let has = (from..article).any(|at| self.is_in(&self.names.telling.to, at));
        let end = self.past_noun(article + 1, self.is_large_memo())?;
        (has && end == verb).then_some(article)
    }

    /// Whoever wrote the memo down wrote nouns large.
    pub(super) fn is_large_memo(&self) -> bool {
        let range: Range<usize> = 1..self.tokens.len();
        range.into_iter().any(|at| self.is_upper(at) && self.is_spoken(at - 1))
    }
}
