/// What words are told by without a look at them: their length and four of their letters, in which few words of one
/// language are alike. Made once for each token, because it is asked for by every list that the token may be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Grain(u32);

impl Grain {
    /// How many kinds there are.
    pub(crate) const KINDS: usize = 1 << Grain::BITS;
    const BITS: u32 = 10;

    #[inline]
    pub(crate) const fn of(word: &[u8]) -> Grain {
        let seen = match word {
            [] => 0,
            [only] => *only as u64,
            [first, .., last] => {
                let middle = word[word.len() / 2];
                u32::from_le_bytes([*first, *last, middle, word.len() as u8]) as u64
            }
        };
        Grain((seen.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> u32::BITS) as u32)
    }

    /// A coarser one, under [`Grain::KINDS`].
    #[inline]
    pub(crate) const fn kind(self) -> usize {
        (self.0 >> (u32::BITS - Grain::BITS)) as usize
    }

    /// For a table: its highest and its lowest bits differ between words.
    #[inline]
    pub(crate) const fn hash(self) -> u64 {
        (self.0 as u64) << u32::BITS | self.0 as u64
    }
}

/// Whether two words are the same: most that are as long differ in their first letter, which is seen without a call.
#[inline]
pub(crate) fn is_same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.as_bytes().first() == b.as_bytes().first() && a == b
}

/// Whether `word` ends in `ending`: most end in another letter, which is seen without a call.
#[inline]
pub(crate) fn ends_in(word: &str, ending: &str) -> bool {
    word.as_bytes().last() == ending.as_bytes().last() && word.ends_with(ending)
}
