use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

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
    let is_letter = |b: &u8| !b.is_ascii_whitespace();
    let before = text.iter().take(at).rev().take_while(|b| is_letter(b)).count();
    let after = text.iter().skip(at).take_while(|b| is_letter(b)).count();
    (at - before, at + after)
}

#[cfg(test)]
mod tests {
    use super::SortedWords;

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
