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
