use std::cell::OnceCell;

use super::words::{Counted, Token, counted, numbered, tokens};
use crate::model::Language;

/// A text and the language it was spoken in; taken apart into words once for all who read it, when the first does.
#[derive(Debug)]
pub struct Transcript<'t> {
    text: &'t str,
    language: Language,
    tokens: OnceCell<Vec<Token<'t>>>,
    counted: OnceCell<Vec<Option<Counted>>>,
    words: OnceCell<Vec<Token<'t>>>,
}

impl<'t> Transcript<'t> {
    /// `text`, not yet read.
    pub fn new(text: &'t str, language: Language) -> Self {
        let (tokens, counted, words) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Transcript { text, language, tokens, counted, words }
    }

    /// As it was written down.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// What it was spoken in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Its words and marks, one by one.
    pub(super) fn tokens(&self) -> &[Token<'t>] {
        self.tokens.get_or_init(|| tokens(self.text))
    }

    /// For each of its tokens the number that begins there.
    pub(super) fn counted(&self) -> &[Option<Counted>] {
        self.counted.get_or_init(|| counted(self.tokens(), self.language))
    }

    /// Its words and marks, numbers in words as one.
    pub(super) fn words(&self) -> &[Token<'t>] {
        self.words.get_or_init(|| numbered(self.tokens(), self.counted()))
    }
}
