use std::sync::OnceLock;

use super::slots::{self, Edges};
use super::table::Table;
use super::word_list::Sieve;
use crate::understand::words::Token;

/// Phrases of which those are looked for that begin, or end, with a word.
#[derive(Debug)]
pub(crate) struct Phrases {
    /// Each stands for one phrase or for many, see [`slots`].
    lines: [&'static [&'static str]; 2],
    first: Sieve,
    last: Sieve,
    by_first: OnceLock<ByWord>,
    by_last: OnceLock<ByWord>,
}

/// The words of each phrase.
type ByWord = Table<&'static str, Vec<Vec<&'static str>>>;

impl Phrases {
    pub(super) const fn new(all: &'static [&'static str]) -> Phrases {
        Phrases::both(all, &[])
    }

    /// Those of `some` and of `others`, which serve elsewhere, too.
    pub(super) const fn both(some: &'static [&'static str], others: &'static [&'static str]) -> Phrases {
        let mut edges = Edges::empty();
        let mut at = 0;
        while at < some.len() + others.len() {
            edges = edges.with(if at < some.len() { some[at] } else { others[at - some.len()] });
            at += 1;
        }
        let Edges { first, last } = edges;
        Phrases { lines: [some, others], first, last, by_first: OnceLock::new(), by_last: OnceLock::new() }
    }

    /// The words of those that begin with `word`.
    pub(crate) fn beginning(&self, word: &str) -> &[Vec<&'static str>] {
        if self.first.may_hold(word) { self.found(word) } else { &[] }
    }

    /// The words of those that begin with `token`.
    #[inline]
    pub(crate) fn beginning_with(&self, token: &Token<'_>) -> &[Vec<&'static str>] {
        if self.may_begin(token) { self.found(token.word()) } else { &[] }
    }

    fn found(&self, word: &str) -> &[Vec<&'static str>] {
        let by_first = self.by_first.get_or_init(|| self.by(|phrase| phrase.first()));
        by_first.get(word).map_or(&[], Vec::as_slice)
    }

    /// The words of those that end with `word`.
    pub(crate) fn ending(&self, word: &str) -> &[Vec<&'static str>] {
        if !self.last.may_hold(word) {
            return &[];
        }
        let by_last = self.by_last.get_or_init(|| self.by(|phrase| phrase.last()));
        by_last.get(word).map_or(&[], Vec::as_slice)
    }

    /// False only where none begins with `token`.
    #[inline]
    pub(crate) fn may_begin(&self, token: &Token<'_>) -> bool {
        self.first.lets_through(token.grain)
    }

    /// False only where none ends with `token`.
    #[inline]
    pub(crate) fn may_end(&self, token: &Token<'_>) -> bool {
        self.last.lets_through(token.grain)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.iter().all(|lines| lines.is_empty())
    }

    /// Whether `word` alone is one of them.
    pub(crate) fn holds(&self, word: &str) -> bool {
        self.beginning(word).iter().any(|phrase| phrase.len() == 1)
    }

    /// Whether `token` alone is one of them.
    #[inline]
    pub(crate) fn has(&self, token: &Token<'_>) -> bool {
        self.beginning_with(token).iter().any(|phrase| phrase.len() == 1)
    }

    fn by(&self, word: for<'p> fn(&'p [&'static str]) -> Option<&'p &'static str>) -> ByWord {
        let mut table = ByWord::default();
        for words in self.lines.into_iter().flatten().flat_map(|line| slots::phrases(line)) {
            let same: &mut Vec<_> = table.entry(word(&words).copied().unwrap_or_default()).or_default();
            // Two lines may have a phrase in common.
            if !same.contains(&words) {
                same.push(words);
            }
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use super::Phrases;

    #[test]
    fn phrases_are_found_by_their_first_and_their_last_word() {
        let phrases = Phrases::both(&["remind me to", "remind us"], &["to"]);
        assert_eq!(phrases.beginning("remind"), [vec!["remind", "me", "to"], vec!["remind", "us"]]);
        assert_eq!(phrases.ending("to"), [vec!["remind", "me", "to"], vec!["to"]]);
        assert!(phrases.beginning("me").is_empty() && phrases.ending("remind").is_empty());
        assert!(phrases.holds("to") && !phrases.holds("remind") && !phrases.holds(""));
    }
}
