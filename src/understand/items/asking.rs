//! Questions on a list are items as they are asked, however much they sound like talk: `can we get a receipt`.

use super::{List, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// What begins a question and may as well begin talk around a list.
const TALK: [Set; 6] =
    [Set::LeadIns, Set::Duties, Set::Fillers, Set::Openers, Set::Pronouns, Set::Separators];

/// Words that begin a question and much else: `a quelle heure`, `si`.
pub(super) const ELSE: [Class; 5] =
    [Class::Prepositions, Class::Determiners, Class::Clauses, Class::Ties, Class::Subjects];

impl List<'_> {
    /// Whether a question on a list of questions begins at `at`.
    pub(super) fn asks(&self, at: usize) -> bool {
        self.purpose == Purpose::Questions
            && (self.is(at, Class::Asks) || self.is(at, Class::Prepositions) && self.is(at + 1, Class::Asks))
    }

    /// The same, where the conjunction may stand before it, or what puts it on the list.
    pub(super) fn asks_again(&self, at: usize) -> bool {
        let joint = || usize::from(self.is(at, Class::Conjunctions));
        let adder = || self.any_phrase(at, self.tokens.len(), Set::Adders);
        self.purpose == Purpose::Questions && self.asks(at + joint().max(adder()))
    }

    /// Whether the conjunction stands at `at`, and a question behind it.
    pub(super) fn asks_anew(&self, at: usize) -> bool {
        self.asks(at + 1) && self.is(at, Class::Conjunctions)
    }

    /// Whether most pieces of a text are questions, and one at least can be nothing else.
    pub(super) fn seems_to_ask(&self) -> bool {
        let asks = |at: &usize| self.is(*at, Class::Asks) && self.opens(*at);
        let asked = (0..self.beside.len()).filter(asks);
        let (count, sure) =
            asked.fold((0, false), |(count, sure), at| (count + 1, sure || self.surely_asks(at)));
        let marked = || {
            let asked =
                |token: &&super::Token<'_>| token.kind == Kind::SentenceEnd && token.said(self.text) == "?";
            self.tokens.iter().filter(asked).count() > 1
        };
        count > 1
            && (sure || marked())
            && 2 * count > (0..self.tokens.len()).filter(|at| self.opens(*at)).count()
    }

    fn surely_asks(&self, at: usize) -> bool {
        let talks = TALK.into_iter().any(|set| self.listed(at, self.tokens.len(), set) > 0);
        !talks && !self.is_any(at, ELSE)
    }

    /// Whether something that is said begins behind a mark.
    fn opens(&self, at: usize) -> bool {
        let before = at.checked_sub(1 + usize::from(at > 0 && self.is(at - 1, Class::Conjunctions)));
        let mark = before.and_then(|before| self.token(before)).is_some_and(|token| {
            let marks = [
                Kind::Comma,
                Kind::Semicolon,
                Kind::Colon,
                Kind::SentenceEnd,
                Kind::LineBreak,
                Kind::Bullet,
                Kind::Symbol,
            ];
            marks.contains(&token.kind)
        });
        mark && self.token(at).is_some_and(|token| token.is_spoken()) && !self.is(at, Class::Conjunctions)
    }
}
