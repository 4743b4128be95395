use std::cell::OnceCell;

use super::words::{Token, numbered, tokens};
use crate::model::Language;

/// A text and the language it was spoken in; taken apart into words once for all who read it, when the first does.
#[derive(Debug)]
pub struct Transcript<'t> {
    text: &'t str,
    language: Language,
    words: OnceCell<Vec<Token<'t>>>,
}

impl<'t> Transcript<'t> {
    /// `text`, not yet read.
    pub fn new(text: &'t str, language: Language) -> Self {
        Transcript { text, language, words: OnceCell::new() }
    }

    /// As it was written down.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// What it was spoken in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Its words and marks, numbers in words as one.
    pub(super) fn words(&self) -> &[Token<'t>] {
        self.words.get_or_init(|| numbered(&tokens(self.text), self.language))
    }
}
