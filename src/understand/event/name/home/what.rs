//! Which clause says what happens.

use std::ops::Range;

use super::talk::WORTH;
use super::{Memo, SENTENCE, within};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// So few words with one that points back name nothing: `call him`.
const SHORT: usize = 3;

/// Which of the clauses says what happens, and which ones the time stands in.
pub(super) struct Home {
    pub(super) at: usize,
    pub(super) timed: Range<usize>,
}

impl Memo<'_, '_> {
    /// The clause that names what happens: the one with the time or, where that says nothing else, one beside it.
    pub(super) fn home(&self, clauses: &[Range<usize>]) -> Option<Home> {
        let timed = |clause: &Range<usize>| clause.start < self.when.end && self.when.start < clause.end;
        let first = clauses.iter().position(timed)?;
        let last = clauses.iter().rposition(timed).unwrap_or(first);
        let names_it = |at: &usize| clauses.get(*at).is_some_and(|clause| self.names_it(clause));
        let phrase = |at: &usize| {
            let left = clauses.get(*at).map(|clause| self.left(clause)).unwrap_or_default();
            !self.says_a_sentence(left) && !self.leans(left) && says_what(self.tokens, left, self.names)
        };
        // `We have to talk about the roof. Monday at six suits everyone`
        let opens = || clauses.iter().take(first).all(|clause| self.left(clause).is_empty());
        let behind = || (last + 1..clauses.len()).find(names_it).filter(phrase).filter(|_| opens());
        let before = || (0..first).rev().find(phrase);
        let at = (first..last + 1).find(names_it).or_else(before).or_else(behind)?;
        Some(Home { at, timed: first..last + 1 })
    }

    /// Something in it says what happens, and needs nothing that was said before: `he comes`, `at the hospital`.
    fn names_it(&self, clause: &Range<usize>) -> bool {
        let said = within(self.named, clause);
        // `the bike, which I sold, is picked up`
        let is = self.names.sentences.is.contains(self.word(clause.start));
        !is && !self.leans(said) && says_what(self.tokens, said, self.names)
    }

    pub(super) fn leans(&self, said: &[usize]) -> bool {
        let names = self.names;
        let first = said.iter().find(|at| !self.leads(**at)).map_or("", |at| self.word(*at));
        names.pronouns.contains(first)
            || names.ways.contains(first)
            || names.company.holds(first)
            || names.whether.contains(first)
    }

    /// `the survey is`, but `der kommt`: nobody who was named before does it.
    pub(super) fn stands_alone(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause).into_iter().find(|at| !self.leads(*at));
        let names = self.names;
        let does = |at: usize| {
            let word = self.word(at);
            let asks = names.inquiring.contains(word) || names.whether.contains(word);
            names.telling.does.contains(word) || asks || self.tells(at)
        };
        said.is_some_and(|first| !(does(first) || self.is_article(first) && does(first + 1)))
    }
}

/// Whether `kept`, which is left of what was `named` without the sentences beside it, still names what happens.
pub(in crate::understand::event::name) fn names_something(
    tokens: &[Token<'_>],
    (named, kept): (&[usize], &[usize]),
    sure: bool,
    names: &Names,
) -> bool {
    let said = &names.sentences;
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let words =
        |all: &[usize]| all.iter().filter(|at| tokens.get(**at).is_some_and(Token::is_spoken)).count();
    let content = |word: &str| {
        let small = said.subjects.contains(word) || said.states.contains(word) || said.links.contains(word);
        !small && !names.pronouns.contains(word) && !names.ways.contains(word)
    };
    // `in-laws`
    let joined =
        kept.get(1).and_then(|at| tokens.get(*at)).is_some_and(|next| next.kind == Kind::Dash && next.glued);
    let first = kept.first().filter(|_| !joined).map_or("", word);
    let leans = names.ways.contains(first) || names.pronouns.contains(first) || said.links.contains(first);
    // `How's Dave? Call him`
    let back = |at: &usize| {
        let word = word(at);
        names.aside.back.contains(word) || names.comments.back.contains(word) || said.objects.contains(word)
    };
    // `Leo is turning five, party`: more than one word says what happens, unless much talk stands beside it.
    let brief = !sure && words(kept) < SENTENCE && words(named) <= WORTH;
    let leans = leans && named.first() != kept.first();
    !(leans || brief || words(kept) <= SHORT && kept.iter().any(back))
        && kept.iter().any(|at| words(&[*at]) > 0 && content(word(at)))
}
