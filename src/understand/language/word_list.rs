//! Lists of words that are asked of nearly every word of a memo, which most of them do not hold.

/// Words of a language, with a [`Sieve`] before them.
#[derive(Debug)]
pub(crate) struct WordList {
    words: &'static [&'static str],
    sieve: Sieve,
}

impl WordList {
    pub(super) const fn new(words: &'static [&'static str]) -> WordList {
        let mut sieve = Sieve::empty();
        let mut at = 0;
        while at < words.len() {
            sieve = sieve.with(words[at].as_bytes());
            at += 1;
        }
        WordList { words, sieve }
    }

    #[inline]
    pub(crate) fn contains(&self, word: &str) -> bool {
        self.sieve.may_hold(word) && self.words.contains(&word)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().copied()
    }
}

/// One bit for each kind of word, set where a list has one of that kind: most words are known by it to be in no list
/// without a look at its words. It is made while memod is compiled.
#[derive(Debug)]
pub(super) struct Sieve([u64; KINDS / 64]);

const KINDS: usize = 256;

impl Sieve {
    pub(super) const fn empty() -> Sieve {
        Sieve([0; KINDS / 64])
    }

    pub(super) const fn with(self, word: &[u8]) -> Sieve {
        let Sieve(mut bits) = self;
        let kind = kind(word);
        bits[kind / 64] |= 1 << (kind % 64);
        Sieve(bits)
    }

    /// False only where no word of the list is `word`.
    #[inline]
    pub(super) fn may_hold(&self, word: &str) -> bool {
        let kind = kind(word.as_bytes());
        self.0.get(kind / 64).is_some_and(|bits| bits >> (kind % 64) & 1 == 1)
    }
}

/// Told by the length and three letters, of which words of one language differ in one at least.
#[inline]
const fn kind(word: &[u8]) -> usize {
    let [first, .., last] = word else {
        return if let [only] = word { *only as usize % KINDS } else { 0 };
    };
    let middle = word[word.len() / 2];
    (*first as usize * 63 + *last as usize * 29 + middle as usize * 11 + word.len() * 53) % KINDS
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Sieve, WordList};

    #[test]
    fn a_list_holds_its_words_and_no_others() {
        let list = WordList::new(&["a", "the", "über", "to"]);
        for word in ["a", "the", "über", "to"] {
            assert!(list.contains(word), "{word}");
        }
        for word in ["", "b", "thee", "tu", "t", "uber", "tohe"] {
            assert!(!list.contains(word), "{word}");
        }
        assert!(!WordList::new(&[]).contains(""));
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
