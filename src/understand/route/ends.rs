//! How skeletons begin and end: most runs of words are known by it to be no phrase, before anything is hashed.

use super::skeleton::{Run, SHORTEST_WITH_GAPS, VOWEL};

/// Longer than this, one error spoils one end of a skeleton only.
const SHORT: usize = 4;

/// How some skeletons begin and end. Longer than [`SHORT`], two that are alike but for a letter begin with the same two or
/// end with the same two; shorter, they begin and end alike but for a letter.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ends {
    openings: Pairs,
    closings: Pairs,
    near_openings: Pairs,
    near_closings: Pairs,
}

impl Ends {
    pub(super) const NONE: Ends = Ends {
        openings: Pairs::NONE,
        closings: Pairs::NONE,
        near_openings: Pairs::NONE,
        near_closings: Pairs::NONE,
    };

    pub(super) fn put(&mut self, run: &Run<'_>) {
        let (opening, closing) = run.edges();
        self.openings.put(opening.pair());
        self.closings.put(closing.pair());
        opening.near().into_iter().for_each(|pair| self.near_openings.put(pair));
        closing.near().into_iter().for_each(|pair| self.near_closings.put(pair));
    }

    /// False only where no phrase is like a run of `length` letters with these edges.
    #[inline]
    pub(super) fn may_hold(&self, length: usize, opening: Edge, closing: Edge) -> bool {
        if length > SHORT {
            return self.openings.holds(opening.pair()) || self.closings.holds(closing.pair());
        }
        let near = |pairs: &Pairs, edge: Edge| edge.near().into_iter().any(|pair| pairs.holds(pair));
        length < SHORTEST_WITH_GAPS
            || near(&self.near_openings, opening) && near(&self.near_closings, closing)
    }
}

/// The three letters at one end of a run, from there on; 0 for none.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge([u8; 3]);

impl Edge {
    #[inline]
    pub(super) fn of(letters: [u32; 3]) -> Edge {
        Edge(letters.map(|letter| (letter & 31) as u8))
    }

    /// The same of a run of two letters behind a vowel.
    #[inline]
    pub(super) fn behind_vowel(self) -> Edge {
        let Edge([z, y, _]) = self;
        Edge([z, y, (VOWEL & 31) as u8])
    }

    #[inline]
    fn pair(self) -> Pair {
        let Edge([a, b, _]) = self;
        Pair::of(a, b)
    }

    /// Two of them, where one may be lost.
    #[inline]
    fn near(self) -> [Pair; 3] {
        let Edge([a, b, c]) = self;
        [Pair::of(a, b), Pair::of(a, c), Pair::of(b, c)]
    }
}

/// Two letters, as one of [`Pair::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pair(u16);

impl Pair {
    const ALL: usize = 1 << 10;

    #[inline]
    fn of(a: u8, b: u8) -> Pair {
        Pair(u16::from(a) << 5 | u16::from(b))
    }
}

/// A set of pairs; may hold more than was put in.
#[derive(Debug, Clone, Copy)]
struct Pairs([u64; Pair::ALL / 64]);

impl Pairs {
    const NONE: Pairs = Pairs([0; Pair::ALL / 64]);

    fn put(&mut self, Pair(bit): Pair) {
        if let Some(bits) = self.0.get_mut(usize::from(bit) / 64) {
            *bits |= 1 << (bit % 64);
        }
    }

    #[inline]
    fn holds(&self, Pair(bit): Pair) -> bool {
        self.0.get(usize::from(bit) / 64).is_some_and(|bits| bits >> (bit % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::skeleton::Skeletons;
    use super::Ends;

    fn skeletons(word: &str) -> Skeletons {
        let mut skeletons = Skeletons::default();
        skeletons.push(word);
        skeletons
    }

    /// Whether a run of that one word is worth a look where the other is a phrase.
    fn is_let_through(said: &str, phrase: &str) -> bool {
        let mut ends = Ends::NONE;
        ends.put(&skeletons(phrase).all());
        let said = skeletons(said);
        let (length, bounds) = (said.all().length(), said.bounds());
        ends.may_hold(length, bounds[0].opening, bounds[1].closing_from(&bounds[0], length))
    }

    #[test]
    fn what_begins_and_ends_otherwise_is_not_looked_at() {
        assert!(
            is_let_through("melk", "milk") && is_let_through("mlk", "mikl") && is_let_through("ants", "nat")
        );
        assert!(!is_let_through("melk", "bread") && !is_let_through("school", "diaries"));
    }

    proptest! {
        #[test]
        fn what_is_alike_but_for_a_letter_is_let_through(
            letters in Just("bdgklmnprt".to_owned().into_bytes()).prop_shuffle(),
            length in 2_usize..=6,
            vowel in prop::sample::select(vec!["", "a"]),
            (lost, put) in (0_usize..6, 0_usize..6),
            other in prop::option::of(any::<bool>()),
        ) {
            let said: Vec<u8> = letters[..length].to_vec();
            let mut phrase = said.clone();
            let at = lost.min(length - 1);
            phrase.remove(at);
            match other {
                // Another letter in its place, or the same in its neighbour's.
                Some(true) => phrase.insert(at, letters[length]),
                Some(false) => phrase.insert(put.clamp(at.saturating_sub(1), at + 1).min(phrase.len()), said[at]),
                None => {}
            }
            let word = |letters: Vec<u8>| format!("{vowel}{}", String::from_utf8(letters).unwrap_or_default());
            let (said, phrase) = (word(said), word(phrase));
            prop_assert!(is_let_through(&said, &phrase), "{} for {}", said, phrase);
            prop_assert!(is_let_through(&phrase, &said), "{} for {}", phrase, said);
        }
    }
}
