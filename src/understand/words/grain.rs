/// What a sieve tells words by: their length and three of their letters, of which words of one language differ in one at
/// least. Made once for each token, because it is asked for by every list that the token may be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Grain(u8);

impl Grain {
    /// How many there are.
    pub(crate) const KINDS: usize = 256;

    #[inline]
    pub(crate) const fn of(word: &[u8]) -> Grain {
        let [first, .., last] = word else {
            return Grain(if let [only] = word { *only } else { 0 });
        };
        let middle = word[word.len() / 2];
        let kind = *first as usize * 63 + *last as usize * 29 + middle as usize * 11 + word.len() * 53;
        Grain((kind % Grain::KINDS) as u8)
    }

    #[inline]
    pub(crate) const fn kind(self) -> usize {
        self.0 as usize
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
