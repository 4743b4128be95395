use super::table::ByGrain;
use super::word_list::Sieve;
use crate::understand::words::{Grain, Token};
use std::sync::LazyLock;

/// How a language says numbers.
#[derive(Debug)]
pub(crate) struct Numbers {
    /// Words of one number each: `seven`, `twenty`, `hundred`, `third`.
    pub(super) words: LazyLock<NumberWords>,
    /// What follows digits to make an ordinal: `rd` in `3rd`.
    pub(crate) ordinal_suffixes: &'static [&'static str],
    /// Words between the parts of a number, and the lowest value they may follow: `and` after a hundred. Those that
    /// stand behind tens stand behind nothing else: `deux cents et quatre` are two numbers.
    pub(super) joiners: &'static [(&'static str, u64)],
    /// Words for one that are articles when they stand alone: they count only inside a number, `vingt et un`.
    pub(crate) ones: &'static [&'static str],
    /// Those of them that are a number behind a word where nothing follows, `moteur un`, and whether that holds before
    /// another word, too: `bomba uno`.
    pub(crate) lone: &'static [(&'static str, bool)],
    /// The ones may follow the tens without a word between: `twenty five`.
    pub(crate) tens_first: bool,
    /// Sixty and eighty take ten to nineteen, and eighty is four twenties.
    pub(crate) scores: bool,
    /// High ordinals are said in two: `vigésimo primero`.
    pub(crate) ranks_in_two: bool,
    /// Numbers in one written word: value, and whether it is an ordinal.
    pub(crate) compound: fn(&str) -> Option<(u64, bool)>,
}

/// What each word says; nearly every word of a memo is none of them.
#[derive(Debug)]
pub(super) struct NumberWords {
    sieve: Sieve,
    words: ByGrain<NumberWord>,
}

impl NumberWords {
    #[inline]
    fn get(&self, word: &str, grain: Grain) -> Option<NumberWord> {
        if self.sieve.lets_through(grain) { self.words.get(word, grain).copied() } else { None }
    }
}

/// What one word says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NumberWord {
    /// `three`
    Cardinal(u64),
    /// `third`
    Ordinal(u64),
}

impl Numbers {
    pub(crate) fn lookup(&self, folded: &str) -> Option<NumberWord> {
        self.words.get(folded, Grain::of(folded.as_bytes()))
    }

    /// The same of a token.
    pub(crate) fn of(&self, token: &Token<'_>) -> Option<NumberWord> {
        self.words.get(&token.folded, token.grain)
    }

    /// Whether `folded` may stand between the parts of a number that has come to `value`.
    pub(crate) fn joins(&self, folded: &str, value: u64) -> bool {
        self.joiners
            .iter()
            .map(|(word, least)| (word, least, if *least < 100 { value % 100 } else { value }))
            .any(|(word, least, value)| *word == folded && value >= *least && value.is_multiple_of(10))
    }
}

/// Cardinals and ordinals as one table.
pub(super) fn table(cardinals: &[(&'static str, u64)], ordinals: &[(&'static str, u64)]) -> NumberWords {
    let all = || cardinals.iter().chain(ordinals).map(|(word, _)| word.as_bytes());
    let sieve = all().fold(Sieve::empty(), Sieve::with);
    let cardinals = cardinals.iter().map(|(word, value)| (*word, NumberWord::Cardinal(*value)));
    let ordinals = ordinals.iter().map(|(word, value)| (*word, NumberWord::Ordinal(*value)));
    NumberWords { sieve, words: cardinals.chain(ordinals).collect() }
}

/// For a language that writes no numbers as one word.
pub(super) fn no_compound(_: &str) -> Option<(u64, bool)> {
    None
}
