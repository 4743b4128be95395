use std::sync::OnceLock;

use super::packed::Packed;
use super::slots::{self, Edges};
use super::table::ByGrain;
use super::word_list::Sieve;
use crate::understand::words::{Grain, Token};

/// Phrases of which those are looked for that begin, or end, with a word.
#[derive(Debug)]
pub(crate) struct Phrases {
    /// Each stands for one phrase or for many, see [`slots`].
    lines: [Packed; 2],
    first: Sieve,
    last: Sieve,
    by_first: OnceLock<Box<ByWord>>,
    by_last: OnceLock<Box<ByWord>>,
}

type ByWord = ByGrain<Alike>;

/// Stand in a phrase for some words, and for somebody.
const ANY: [&str; 2] = ["*", "_"];

/// Phrases that begin, or end, with the same word.
#[derive(Debug, Default)]
pub(crate) struct Alike {
    /// The words of each.
    phrases: Vec<Vec<&'static str>>,
    /// The grain of the second word of each; none where there is no other word, or any may stand there.
    seconds: Vec<Option<Grain>>,
    /// The word alone is one.
    alone: bool,
}

impl Alike {
    /// Two lines may have a phrase in common.
    fn add(&mut self, words: Vec<&'static str>) {
        let second = words.get(1).filter(|second| !ANY.contains(second));
        let second = second.map(|second| Grain::of(second.as_bytes()));
        let known = |(phrase, begun): (&Vec<_>, &Option<Grain>)| *begun == second && *phrase == words;
        if self.phrases.iter().zip(&self.seconds).any(known) {
            return;
        }
        self.seconds.push(second);
        self.alone |= words.len() == 1;
        self.phrases.push(words);
    }

    /// The words of such as have no second word, any, or one that may be `second`.
    #[inline]
    pub(crate) fn going_on(&self, second: Grain) -> impl Iterator<Item = &[&'static str]> {
        let goes_on = move |known: &Option<Grain>| known.is_none_or(|known| known == second);
        let seconds = self.seconds.iter().enumerate().filter(move |(_, known)| goes_on(known));
        seconds.filter_map(|(at, _)| self.phrases.get(at).map(Vec::as_slice))
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &[&'static str]> {
        self.phrases.iter().map(Vec::as_slice)
    }
}

impl Phrases {
    /// `phrases!` packs the lines first.
    pub(super) const fn new(lines: [Packed; 2]) -> Phrases {
        let [some, others] = lines;
        let Edges { first, last } = Edges::empty().with_all(some).with_all(others);
        Phrases { lines, first, last, by_first: OnceLock::new(), by_last: OnceLock::new() }
    }

    /// The words of those that begin with `word`.
    pub(crate) fn beginning(&self, word: &str) -> &[Vec<&'static str>] {
        let grain = Grain::of(word.as_bytes());
        let known = if self.first.lets_through(grain) { self.known(word, grain) } else { None };
        known.map_or(&[], |alike| &alike.phrases)
    }

    /// Those that begin with `token`.
    #[inline]
    pub(crate) fn alike(&self, token: &Token<'_>) -> Option<&Alike> {
        if self.may_begin(token) { self.known(token.word(), token.grain) } else { None }
    }

    fn known(&self, word: &str, grain: Grain) -> Option<&Alike> {
        self.by_first.get_or_init(|| Box::new(self.by(|phrase| phrase.first()))).get(word, grain)
    }

    /// The words of those that end with `word`.
    pub(crate) fn ending(&self, word: &str) -> &[Vec<&'static str>] {
        let grain = Grain::of(word.as_bytes());
        if !self.last.lets_through(grain) {
            return &[];
        }
        let by_last = self.by_last.get_or_init(|| Box::new(self.by(|phrase| phrase.last())));
        by_last.get(word, grain).map_or(&[], |alike| &alike.phrases)
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

    pub(super) fn firsts(&self) -> &Sieve {
        &self.first
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.iter().all(|lines| lines.is_empty())
    }

    /// Whether `word` alone is one of them.
    pub(crate) fn holds(&self, word: &str) -> bool {
        let grain = Grain::of(word.as_bytes());
        self.first.lets_through(grain) && self.known(word, grain).is_some_and(|alike| alike.alone)
    }

    /// Whether `token` alone is one of them.
    #[inline]
    pub(crate) fn has(&self, token: &Token<'_>) -> bool {
        self.alike(token).is_some_and(|alike| alike.alone)
    }

    fn by(&self, word: for<'p> fn(&'p [&'static str]) -> Option<&'p &'static str>) -> ByWord {
        let mut table = ByWord::default();
        for words in self.lines.into_iter().flatten().flat_map(slots::phrases) {
            let word = word(&words).copied().unwrap_or_default();
            table.or_insert_with(word, Alike::default).add(words);
        }
        table
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn phrases_are_found_by_their_first_and_their_last_word() {
        let phrases = phrases!(&["remind me to", "remind us"], &["to"]);
        assert_eq!(phrases.beginning("remind"), [vec!["remind", "me", "to"], vec!["remind", "us"]]);
        assert_eq!(phrases.ending("to"), [vec!["remind", "me", "to"], vec!["to"]]);
        assert!(phrases.beginning("me").is_empty() && phrases.ending("remind").is_empty());
        assert!(phrases.holds("to") && !phrases.holds("remind") && !phrases.holds(""));
    }

    #[test]
    fn phrases_go_on_with_the_next_word_or_with_any() {
        let phrases = phrases!(&["put", "put it in", "put me down", "put _ down", "put * in"]);
        let tokens = crate::understand::words::tokens("put me somewhere");
        let going_on = phrases.alike(&tokens[0]).map(|alike| alike.going_on(tokens[1].grain));
        let said: Vec<String> = going_on.into_iter().flatten().map(|words| words.join(" ")).collect();
        assert_eq!(said, ["put", "put me down", "put _ down", "put * in"]);
    }
}
