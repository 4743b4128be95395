//! What is something to do, by its verb.

use std::ops::Range;

use super::List;
use super::corrections::removed;
use super::sentences::Sentence;
use crate::understand::words::{Kind, Token};

impl List<'_> {
    /// Whether the range is one word that is something to do.
    pub(super) fn is_verb(&self, range: Range<usize>) -> bool {
        let only = self.token(range.start).filter(|token| range.len() == 1 && token.kind == Kind::Word);
        only.is_some_and(|token| {
            let said = token.said(self.text);
            said.starts_with(char::is_lowercase) && (self.words.is_task)(&[token.word(); 2], said)
        })
    }

    pub(super) fn is_task(&self, range: Range<usize>) -> bool {
        let comma = || range.clone().find(|at| self.kind(*at) == Some(Kind::Comma));
        // `nachfragen, wann sie kommt`
        let before = || comma().is_some_and(|comma| self.is_one_task(range.start..comma));
        self.is_one_task(range.clone()) || self.verbs_end && before()
    }

    fn is_one_task(&self, range: Range<usize>) -> bool {
        let tokens = self.tokens.get(range).unwrap_or_default();
        let mut spoken = tokens.iter().filter(|token| token.is_spoken());
        let last = spoken.clone().next_back();
        // No language looks at more than the first words and the last.
        let mut words = [""; 3];
        let count = words.iter_mut().zip(&mut spoken).map(|(word, token)| *word = token.word()).count();
        let words = words.get(..count).unwrap_or_default();
        (self.words.is_task)(words, last.map_or("", |token| token.said(self.text)))
    }

    pub(super) fn is_said(&self, sentence: &Sentence) -> bool {
        let words = self.tokens.get(sentence.range.clone());
        words.is_some_and(|words| words.iter().any(Token::is_spoken))
    }

    /// Whether all sentences, or all but one of several, are things to do.
    pub(super) fn are_tasks(&self, sentences: &[Sentence]) -> bool {
        let is_task = |sentence: &Sentence| {
            let bare = self.edges().bare(sentence.range.clone());
            // `Forget the ice, …`
            let end = bare.clone().find(|at| self.kind(*at) == Some(Kind::Comma)).unwrap_or(bare.end);
            self.is_task(bare.clone()) && removed(self, &(bare.start..end)).is_none()
        };
        let others = sentences.iter().filter(|sentence| self.is_said(sentence) && !is_task(sentence)).count();
        others <= usize::from(sentences.len() > 2)
    }
}
