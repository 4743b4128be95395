//! Short clauses that say what somebody or something does, whatever that is: `the baby's crying`, `die Lehrerin wartet`.

use std::ops::Range;

use super::List;
use super::joints::is_adjective;
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// The verb stands no farther behind what opens the clause.
const NEAR: usize = 3;

/// Who does something is named with an article and a noun, and the verb stands behind them.
const SHORTEST: usize = 3;

impl List<'_> {
    /// Whether a range before what is put on the list says what somebody or something is doing, or where: `the baby's
    /// crying`, `le bébé pleure`, `bin grad im Stau`.
    pub(super) fn is_doing(&self, bare: &Range<usize>) -> bool {
        if !self.words.pointers.is_empty() {
            return (bare.start..bare.end.saturating_sub(1).min(bare.start + NEAR))
                .any(|at| self.is_contracted(at) && self.is_done_behind(at, bare));
        }
        match self.verbs_end {
            true => self.is_noun_with_verb(bare) || self.is_elliptic(bare),
            false => self.is_person_with_verb(bare),
        }
    }

    /// `the baby's crying`, `it's chucking it down`, `the plumber's here`, but not `the baby's bottle`.
    fn is_done_behind(&self, at: usize, bare: &Range<usize>) -> bool {
        let word = self.word(at + 1);
        let last = at + 2 == bare.end;
        let does = word.len() > 4 && self.words.forms.doing.end(word) && !self.words.alone.stands(word);
        let gone = [Class::Finished, Class::Gone, Class::Ends, Class::Conjunctions, Class::Pointers];
        // `the cat's been sick`
        let been = self.is(at + 1, Class::Auxiliaries) && at + 3 == bare.end && self.beside(at + 2).is_none();
        let is = self.is(at + 1, Class::Closing) && !self.is_any(at + 1, gone);
        self.kind(at + 1) == Some(Kind::Word)
            && (been || last && (does || is) || does && self.is(at, Class::Others))
    }

    /// `die Lehrerin wartet`, but not `die Tomaten getrocknet`.
    fn is_noun_with_verb(&self, bare: &Range<usize>) -> bool {
        let opens = self.is_any(bare.start, [Class::Articles, Class::Determiners]);
        bare.len() == SHORTEST && opens && self.is_finite_ending(bare.start + 2)
    }

    /// Whether a small word behind a noun has the ending of a verb.
    pub(super) fn is_finite_ending(&self, at: usize) -> bool {
        let word = self.word(at);
        // A transcript may have no capital letters: `die katze maunzt schon`.
        let noun = |at: usize| self.is_capital(at) || self.beside(at).is_none();
        self.verbs_end
            && self.beside(at).is_none()
            && !self.is_capital(at)
            && noun(at - 1)
            && self.words.forms.does.end(word)
            && !(self.words.forms.is_other)(word)
            && !is_adjective(self, at)
    }

    /// `bin grad im Stau`: who speaks is left out.
    fn is_elliptic(&self, bare: &Range<usize>) -> bool {
        self.is_any(bare.start, [Class::Asks, Class::Auxiliaries])
            && self.words.happens.contains(self.word(bare.start))
            && bare.len() >= SHORTEST
            && self.wants_nothing(bare)
            && !bare.clone().any(|at| self.is_any(at, [Class::Lacks, Class::Conjunctions]))
            && !bare.clone().any(|at| self.any_phrase(at, bare.end, Set::Removers) > 0)
    }

    /// `le bébé pleure`
    fn is_person_with_verb(&self, bare: &Range<usize>) -> bool {
        let last = bare.start + 2;
        bare.len() == SHORTEST
            && self.is_any(bare.start, [Class::Articles, Class::Determiners])
            && !self.is(bare.start, Class::Ones)
            && self.is(bare.start + 1, Class::People)
            && self.kind(last) == Some(Kind::Word)
            && self.beside(last).is_none()
            && !is_adjective(self, last)
    }
}
