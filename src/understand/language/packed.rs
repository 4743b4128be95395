//! Lists of words as one text each. A `&str` for every word would be 40 bytes of the program beside its letters, and of
//! them 24 tell the loader where those are.

use std::fmt;

/// Words one behind the other, before each the ASCII character whose code is its length in bytes. `packed!` makes it.
#[derive(Clone, Copy)]
pub(crate) struct Packed(&'static str);

/// The words of a constant expression of type `&[&str]`. They are packed while memod is compiled, and what stood in the
/// expression is not in the program.
macro_rules! packed {
    ($words:expr) => {{
        use $crate::understand::language::packed::{Packed, pack, size};
        const { Packed::of(const { &pack::<{ size($words) }>($words) }) }
    }};
}

/// A `WordList` of the words of such an expression.
macro_rules! word_list {
    () => {
        word_list!(&[])
    };
    ($words:expr $(,)?) => {
        $crate::understand::language::word_list::WordList::new(packed!($words))
    };
}

/// `Phrases` of the lines of such an expression, or of two, of which the second serves elsewhere, too.
macro_rules! phrases {
    () => {
        phrases!(&[])
    };
    ($lines:expr $(,)?) => {
        phrases!($lines, &[])
    };
    ($some:expr, $others:expr $(,)?) => {
        $crate::understand::language::phrases::Phrases::new([packed!($some), packed!($others)])
    };
}

/// A longer line of phrases is parted in two; the compiler says which it is.
const LONGEST: usize = 127;

/// How many bytes [`pack`] makes of them.
pub(super) const fn size(words: &[&str]) -> usize {
    let (mut size, mut at) = (0, 0);
    while at < words.len() {
        size += 1 + words[at].len();
        at += 1;
    }
    size
}

pub(super) const fn pack<const SIZE: usize>(words: &[&str]) -> [u8; SIZE] {
    let mut text = [0; SIZE];
    let mut rest = text.as_mut_slice();
    let mut at = 0;
    while at < words.len() {
        let word = words[at].as_bytes();
        assert!(word.len() <= LONGEST, "{}", words[at]);
        let (here, behind) = rest.split_at_mut(1 + word.len());
        here[0] = word.len() as u8;
        here.split_at_mut(1).1.copy_from_slice(word);
        rest = behind;
        at += 1;
    }
    text
}

impl Packed {
    pub(crate) const NONE: Packed = Packed("");

    /// What [`pack`] made.
    pub(super) const fn of(text: &'static [u8]) -> Packed {
        let packed = match std::str::from_utf8(text) {
            Ok(text) => Packed(text),
            Err(_) => Packed::NONE,
        };
        assert!(packed.0.len() == text.len(), "packed words are UTF-8");
        packed
    }

    /// The first word and those behind it.
    #[inline]
    pub(super) const fn split_first(self) -> Option<(&'static str, Packed)> {
        let [length, ..] = self.0.as_bytes() else { return None };
        let Some((_, words)) = self.0.split_at_checked(1) else { return None };
        match words.split_at_checked(*length as usize) {
            Some((word, behind)) => Some((word, Packed(behind))),
            None => None,
        }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    #[inline]
    pub(crate) fn iter(self) -> Unpacked {
        Unpacked(self)
    }

    #[inline]
    pub(crate) fn contains(self, word: &str) -> bool {
        let (word, mut rest) = (word.as_bytes(), self.0.as_bytes());
        while let [length, words @ ..] = rest {
            let length = usize::from(*length);
            let Some((listed, behind)) = words.split_at_checked(length) else { return false };
            // Most that are as long differ in their first letter, which is seen without a call.
            if length == word.len() && listed.first() == word.first() && listed == word {
                return true;
            }
            rest = behind;
        }
        false
    }
}

/// The words, one by one.
#[derive(Debug, Clone)]
pub(crate) struct Unpacked(Packed);

impl Iterator for Unpacked {
    type Item = &'static str;

    #[inline]
    fn next(&mut self) -> Option<&'static str> {
        let (word, behind) = self.0.split_first()?;
        self.0 = behind;
        Some(word)
    }
}

impl IntoIterator for Packed {
    type Item = &'static str;
    type IntoIter = Unpacked;

    #[inline]
    fn into_iter(self) -> Unpacked {
        self.iter()
    }
}

impl fmt::Debug for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
impl Packed {
    /// Of words that are known only when memod runs.
    pub(super) fn leaked(words: &[&str]) -> Packed {
        assert!(words.iter().all(|word| word.len() <= LONGEST));
        let marked = |word: &&str| format!("{}{word}", word.len() as u8 as char);
        Packed(words.iter().map(marked).collect::<String>().leak())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Packed, pack, size};

    const SOME: &[&str] = &["a", "", "über", "straße", "…"];

    #[test]
    fn words_are_packed_while_memod_is_compiled() {
        const NONE: Packed = packed!(&[]);
        const PACKED: Packed = packed!(SOME);
        assert!(NONE.is_empty() && NONE.iter().next().is_none());
        assert!(!PACKED.is_empty());
        assert_eq!(PACKED.iter().collect::<Vec<_>>(), SOME);
        assert_eq!(format!("{:?}", packed!(&["b", "c d"])), r#"["b", "c d"]"#);
    }

    proptest! {
        #[test]
        fn what_was_put_in_comes_out(words in prop::collection::vec(".{0,12}|[a-zß ]{0,63}|[a-z]{127}", 0..12)) {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let packed = Packed::leaked(&words);
            prop_assert_eq!(packed.iter().collect::<Vec<_>>(), &*words);
            prop_assert!(words.iter().all(|word| packed.contains(word)) && !packed.contains("none of them"));
            prop_assert_eq!(packed.0.len(), size(&words));
            let text = pack::<2048>(&words);
            prop_assert!(text.starts_with(packed.0.as_bytes()));
        }

        #[test]
        fn no_text_stops_what_unpacks_it(text in ".{0,24}") {
            Packed(text.leak()).iter().count();
        }
    }
}
