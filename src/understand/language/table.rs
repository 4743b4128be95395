use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use hashbrown::HashTable;

use crate::understand::words::{Grain, is_same};

/// A table by word. Its words are the language's own, never a speaker's, so nobody can make them collide; the
/// hash is a fast one.
pub(crate) type Table<K, V> = HashMap<K, V, BuildHasherDefault<WordHasher>>;

/// A set of words, see [`Table`].
pub(crate) type Words<K> = HashSet<K, BuildHasherDefault<WordHasher>>;

/// Multiplies and rotates eight bytes at a time.
#[derive(Debug, Default)]
pub(crate) struct WordHasher(u64);

impl WordHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for WordHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (eights, rest) = bytes.as_chunks::<8>();
        for eight in eights {
            self.add(u64::from_le_bytes(*eight));
        }
        if !rest.is_empty() {
            let last = rest.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
            self.add(last);
        }
    }

    fn write_u8(&mut self, _end: u8) {
        // The mark after a string; words that are keys together are told apart by their bytes.
    }

    fn finish(&self) -> u64 {
        // The table looks at the lowest and the highest bits.
        self.0 ^ self.0 >> 32
    }
}

/// A table by word for what is asked of the tokens of a memo, which know their grain: no word is hashed again.
#[derive(Debug)]
pub(crate) struct ByGrain<V>(HashTable<(&'static str, V)>);

impl<V> ByGrain<V> {
    pub(crate) fn get(&self, word: &str, grain: Grain) -> Option<&V> {
        self.0.find(grain.hash(), |(known, _)| is_same(known, word)).map(|(_, value)| value)
    }

    /// What is known of `word`, at first what `new` makes.
    pub(crate) fn or_insert_with(&mut self, word: &'static str, new: impl FnOnce() -> V) -> &mut V {
        let hash = |word: &str| Grain::of(word.as_bytes()).hash();
        let entry = self.0.entry(hash(word), |(known, _)| *known == word, |(known, _)| hash(known));
        &mut entry.or_insert_with(|| (word, new())).into_mut().1
    }

    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&'static str, &V)> {
        self.0.iter().map(|(word, value)| (*word, value))
    }
}

impl<V> Default for ByGrain<V> {
    fn default() -> Self {
        ByGrain(HashTable::new())
    }
}

/// What is said last of a word holds.
impl<V: Copy> FromIterator<(&'static str, V)> for ByGrain<V> {
    fn from_iter<I: IntoIterator<Item = (&'static str, V)>>(all: I) -> Self {
        let mut table = ByGrain::default();
        all.into_iter().for_each(|(word, value)| *table.or_insert_with(word, || value) = value);
        table
    }
}

/// Many words that are seldom looked up: sorted by their bytes, parted by spaces and line breaks, and searched where
/// they stand. They take no memory but their own pages, and no time to load.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SortedWords(pub(super) &'static str);

impl SortedWords {
    pub(crate) fn contains(self, word: &str) -> bool {
        let (text, word) = (self.0.as_bytes(), word.as_bytes());
        let (mut from, mut to) = (0, text.len());
        while from < to {
            let middle = from + (to - from) / 2;
            let (start, end) = word_around(text, middle);
            match text.get(start..end).unwrap_or_default().cmp(word) {
                Ordering::Equal => return !word.is_empty(),
                Ordering::Less => from = end + 1,
                Ordering::Greater => to = start,
            }
        }
        false
    }
}

/// Where the word begins and ends that holds the byte at `at`, or that ends there.
fn word_around(text: &[u8], at: usize) -> (usize, usize) {
    let parts = |byte: &u8| *byte <= b' ';
    let (head, rest) = text.split_at_checked(at).unwrap_or((text, &[]));
    let before = head.iter().rposition(parts).map_or(at, |space| at - space - 1);
    let after = rest.iter().position(parts).unwrap_or(rest.len());
    (at - before, at + after)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{ByGrain, SortedWords};
    use crate::understand::words::Grain;

    #[test]
    fn words_of_one_grain_are_told_apart() {
        // The same length, first, middle and last letter.
        let table: ByGrain<u8> = [("carer", 1), ("corer", 2), ("carer", 3)].into_iter().collect();
        let get = |word: &str| table.get(word, Grain::of(word.as_bytes())).copied();
        assert_eq!(Grain::of(b"carer"), Grain::of(b"corer"));
        assert_eq!([get("carer"), get("corer"), get("curer"), get("")], [Some(3), Some(2), None, None]);
    }

    proptest! {
        #[test]
        fn whatever_was_put_in_is_found(words in prop::collection::hash_set(".{0,8}", 0..60)) {
            let leaked: Vec<&'static str> =
                words.iter().map(|word| &*Box::leak(word.clone().into_boxed_str())).collect();
            let table: ByGrain<usize> = leaked.iter().copied().zip(0..).collect();
            for (word, at) in leaked.iter().zip(0..) {
                prop_assert_eq!(table.get(word, Grain::of(word.as_bytes())), Some(&at));
            }
        }
    }

    #[test]
    fn every_word_is_found_and_nothing_else() {
        let words = SortedWords("aba abt\nabte b\nzug\n");
        for word in ["aba", "abt", "abte", "b", "zug"] {
            assert!(words.contains(word), "{word}");
        }
        for word in ["", " ", "a", "ab", "abtei", "bt", "zu", "zugs", "zz", "abt\nabte"] {
            assert!(!words.contains(word), "{word}");
        }
        assert!(!SortedWords("").contains("") && !SortedWords("").contains("a"));
    }
}
