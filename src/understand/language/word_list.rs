//! Lists of words that are asked of nearly every word of a memo, which most of them do not hold.

use std::sync::OnceLock;

use super::packed::{Packed, Unpacked};
use super::table::ByGrain;
use crate::understand::words::{Grain, Token};

/// So many words are looked at one by one; the sieve of a longer list lets most words through.
const FEW: usize = 32;

/// Words of a language, with a [`Sieve`] before them.
#[derive(Debug)]
pub(crate) struct WordList {
    words: Packed,
    /// There are more than a [`FEW`].
    many: bool,
    sieve: Sieve,
    /// The words of a list that has more than a [`FEW`]. A box, for there are thousands of lists in the program.
    table: OnceLock<Box<ByGrain<()>>>,
}

impl WordList {
    /// `word_list!` packs the words first.
    pub(super) const fn new(words: Packed) -> WordList {
        let (mut sieve, mut count, mut rest) = (Sieve::empty(), 0, words);
        while let Some((word, behind)) = rest.split_first() {
            sieve = sieve.with(word.as_bytes());
            count += 1;
            rest = behind;
        }
        WordList { words, many: count > FEW, sieve, table: OnceLock::new() }
    }

    #[inline]
    pub(crate) fn contains(&self, word: &str) -> bool {
        self.holds(word, Grain::of(word.as_bytes()))
    }

    /// The same where the grain of `word` is known.
    #[inline]
    pub(crate) fn holds(&self, word: &str, grain: Grain) -> bool {
        self.sieve.lets_through(grain) && self.is_listed(word, grain)
    }

    #[inline]
    pub(crate) fn has(&self, token: &Token<'_>) -> bool {
        self.sieve.lets_through(token.grain) && self.is_listed(token.word(), token.grain)
    }

    fn is_listed(&self, word: &str, grain: Grain) -> bool {
        if !self.many {
            return self.words.contains(word);
        }
        self.table
            .get_or_init(|| Box::new(self.words.iter().map(|word| (word, ())).collect()))
            .get(word, grain)
            .is_some()
    }

    pub(super) fn sieve(&self) -> &Sieve {
        &self.sieve
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub(crate) fn iter(&self) -> Unpacked {
        self.words.iter()
    }
}

/// One bit for each [`Grain`], set where a list has a word of that: most words are known by it to be in no list without a
/// look at its words. It is made while memod is compiled.
#[derive(Debug)]
pub(crate) struct Sieve([u64; Grain::KINDS / 64]);

impl Sieve {
    pub(super) const fn empty() -> Sieve {
        Sieve([0; Grain::KINDS / 64])
    }

    pub(super) const fn with(self, word: &[u8]) -> Sieve {
        let Sieve(mut bits) = self;
        let kind = Grain::of(word).kind();
        bits[kind / 64] |= 1 << (kind % 64);
        Sieve(bits)
    }

    /// That of both lists.
    pub(super) const fn or(self, other: Sieve) -> Sieve {
        let Sieve(mut bits) = self;
        let mut at = 0;
        while at < bits.len() {
            bits[at] |= other.0[at];
            at += 1;
        }
        Sieve(bits)
    }

    /// That of all the lists.
    pub(super) fn of_all<'s>(sieves: impl IntoIterator<Item = &'s Sieve>) -> Sieve {
        let mut all = Sieve::empty();
        for Sieve(bits) in sieves {
            all.0.iter_mut().zip(bits).for_each(|(all, bits)| *all |= bits);
        }
        all
    }

    /// False only where no word of the list is `word`.
    #[inline]
    pub(super) fn may_hold(&self, word: &str) -> bool {
        self.lets_through(Grain::of(word.as_bytes()))
    }

    /// False only where no word of the list has that grain.
    #[inline]
    pub(super) fn lets_through(&self, grain: Grain) -> bool {
        let kind = grain.kind();
        self.0.get(kind / 64).is_some_and(|bits| bits >> (kind % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Sieve;

    #[test]
    fn a_list_holds_its_words_and_no_others() {
        let list = word_list!(&["a", "the", "über", "to"]);
        for word in ["a", "the", "über", "to"] {
            assert!(list.contains(word), "{word}");
        }
        for word in ["", "b", "thee", "tu", "t", "uber", "tohe"] {
            assert!(!list.contains(word), "{word}");
        }
        assert!(!word_list!().contains(""));
    }

    proptest! {
        #[test]
        fn a_sieve_lets_through_whatever_was_put_in(words in prop::collection::vec(".{0,12}", 0..40)) {
            let sieve = words.iter().fold(Sieve::empty(), |sieve, word| sieve.with(word.as_bytes()));
            for word in &words {
                prop_assert!(sieve.may_hold(word), "{}", word);
            }
        }
    }
}
