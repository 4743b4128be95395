//! The words of a memo that are kept, as the clauses among them are asked for.

use crate::understand::language::{Names, WordList, proper};
use crate::understand::words::{Kind, Token};

/// No more words than this are one clause.
pub(super) const CLAUSE: usize = 10;

/// The kept tokens of a memo.
pub(super) struct Kept<'k, 't> {
    pub(super) tokens: &'k [Token<'t>],
    pub(super) kept: &'k [usize],
    pub(super) names: &'k Names,
}

impl<'k, 't> Kept<'k, 't> {
    pub(super) fn token(&self, at: usize) -> Option<&'k Token<'t>> {
        self.kept.get(at).and_then(|at| self.tokens.get(*at))
    }

    pub(super) fn word(&self, at: usize) -> &'k str {
        self.token(at).map_or("", Token::word)
    }

    /// One of the words stands at `at`.
    pub(super) fn is_in(&self, words: &WordList, at: usize) -> bool {
        self.token(at).is_some_and(|token| words.has(token))
    }

    /// Something was cut out before it.
    pub(super) fn is_apart(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.kept.get(before));
        before.zip(self.kept.get(at)).is_some_and(|(before, next)| before + 1 < *next)
    }

    pub(super) fn is_mark(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| match token.kind {
            Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::LineBreak => true,
            kind => kind == Kind::Dash && !token.glued,
        })
    }

    /// `we'll`, which `well` is not.
    pub(super) fn is_elided(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| token.end - token.start > token.folded.len())
    }

    /// `he`, `we'll`
    pub(super) fn is_subject(&self, at: usize) -> bool {
        let aside = &self.names.aside;
        self.is_in(&aside.doers, at) || self.is_elided(at) && self.is_in(&aside.elided, at)
    }

    /// `the` was said before it.
    pub(super) fn is_led(&self, at: usize) -> bool {
        let before = self.kept.get(at).and_then(|at| self.tokens.get(at.checked_sub(1)?));
        before.is_some_and(|before| self.names.noting.articles.has(before))
    }

    /// `Lisa`, `mum`, `she`
    pub(super) fn is_named(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.noting.people.contains(word)
            || !self.is_led(at) && proper::name(word).is_some()
            || self.is_subject(at)
    }

    /// `the`, `my`
    pub(super) fn is_known(&self, at: usize) -> bool {
        self.is_in(&self.names.known, at) || self.is_in(&self.names.noting.articles, at)
    }

    pub(super) fn is_therefore(&self, at: usize) -> bool {
        let aside = &self.names.aside;
        self.is_in(&aside.therefore, at) && !self.is_in(&aside.degrees, at + 1)
    }

    pub(super) fn clause_end(&self, at: usize) -> Option<usize> {
        let ends = |end: &usize| *end >= self.kept.len() || self.is_apart(*end) || self.is_mark(*end);
        (at + 1..=at + CLAUSE).find(ends)
    }
}
