use super::table::ByGrain;
use crate::understand::words::Grain;
use std::sync::LazyLock;

/// How a language says numbers.
#[derive(Debug)]
pub(crate) struct Numbers {
    /// Words of one number each: `seven`, `twenty`, `hundred`, `third`.
    pub(super) words: LazyLock<ByGrain<NumberWord>>,
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
    /// Numbers in one written word: value, and whether it is an ordinal.
    pub(crate) compound: fn(&str) -> Option<(u64, bool)>,
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
        self.words.get(folded, Grain::of(folded.as_bytes())).copied()
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
pub(super) fn table(
    cardinals: &[(&'static str, u64)],
    ordinals: &[(&'static str, u64)],
) -> ByGrain<NumberWord> {
    let cardinals = cardinals.iter().map(|(word, value)| (*word, NumberWord::Cardinal(*value)));
    let ordinals = ordinals.iter().map(|(word, value)| (*word, NumberWord::Ordinal(*value)));
    cardinals.chain(ordinals).collect()
}

/// For a language that writes no numbers as one word.
pub(super) fn no_compound(_: &str) -> Option<(u64, bool)> {
    None
}
