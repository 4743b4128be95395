//! What words are compared by: the consonants without doubling, after the vowel they begin with.
//!
//! What vowels, doubled letters and split or joined words change is gone there; one consonant that is missing, new, wrong or at
//! its neighbour's place is found because a skeleton is known by what is left without any one of its letters, too. Very short
//! skeletons are known by rougher letters instead, see [`rough`].

use super::ends::Edge;

/// Beyond this, a skeleton is known as a whole only.
const LONGEST_WITH_GAPS: usize = 32;
/// Under this, what is left without a letter says nothing.
pub(super) const SHORTEST_WITH_GAPS: usize = 3;

/// The skeletons of consecutive words, hashed so that the hash of any run, whole or with a gap, is a subtraction.
#[derive(Default)]
pub(super) struct Skeletons {
    /// For each word, where its letters begin, whether a vowel stands before them, and whether it is written with more
    /// than three.
    words: Vec<(usize, bool, bool)>,
    /// For each letter, the hash of all before it; one more at the end.
    before: Vec<u64>,
}

/// Where a word begins or the last one ends.
pub(super) struct Bound {
    /// How many letters stand before.
    pub(super) letters: usize,
    /// A vowel begins the word.
    pub(super) vowel: bool,
    /// The word is no short one.
    long: bool,
    /// That of a run of three letters or more that begins here.
    pub(super) opening: Edge,
    /// That of one that ends here; its first may be another's.
    closing: Edge,
}

impl Bound {
    /// How a run of `length` letters ends that begins at `start` and ends here.
    #[inline]
    pub(super) fn closing_from(&self, start: &Bound, length: usize) -> Edge {
        // Only the vowel stands before two letters.
        if length == 3 && start.vowel { self.closing.behind_vowel() } else { self.closing }
    }
}

/// A run of words: its letters are `from..to`.
pub(super) struct Run<'s> {
    all: &'s Skeletons,
    vowel: bool,
    from: usize,
    to: usize,
    /// It is one word, and no short one.
    one_long_word: bool,
}

/// The letter of every vowel that a run begins with.
pub(super) const VOWEL: u32 = 'a' as u32;

const BASE: u64 = 0x0000_0100_0000_01b3;

/// The first powers of [`BASE`].
const POWERS: [u64; 2 * LONGEST_WITH_GAPS] = {
    let mut powers = [1; 2 * LONGEST_WITH_GAPS];
    let mut of = 1;
    while of < powers.len() {
        powers[of] = BASE.wrapping_mul(powers[of - 1]);
        of += 1;
    }
    powers
};

fn power(of: usize) -> u64 {
    match POWERS.get(of) {
        Some(power) => *power,
        None => BASE.wrapping_pow(u32::try_from(of).unwrap_or(u32::MAX)),
    }
}

impl Skeletons {
    /// With room for so many words of usual length.
    pub(super) fn with_room(words: usize) -> Self {
        Skeletons { words: Vec::with_capacity(words), before: Vec::with_capacity(words * 4 + 1) }
    }

    pub(super) fn push(&mut self, word: &str) {
        let vowel = word.bytes().find(|c| *c != b'h').is_some_and(|c| is_vowel(char::from(c)));
        if self.before.is_empty() {
            self.before.push(0);
        }
        self.words.push((self.letters(), vowel, word.len() > 3));
        // One or many: the last `s` tells, and nothing else.
        let many = word.len() > 3 && word.as_bytes().last() == Some(&b's');
        let stem = word.get(..word.len() - usize::from(many)).unwrap_or(word);
        if stem.is_ascii() {
            self.push_letters(stem.bytes().map(char::from));
        } else {
            self.push_letters(stem.chars());
        }
    }

    fn push_letters(&mut self, mut stem: impl Iterator<Item = char>) {
        let mut hash = self.before.last().copied().unwrap_or_default();
        let mut push = |letter: u32| {
            hash = hash.wrapping_mul(BASE).wrapping_add(u64::from(letter));
            self.before.push(hash);
        };
        let mut last = None;
        let mut next = stem.next();
        while let Some(c) = next {
            next = stem.next();
            // `ejercicios` and `ejersisios`
            let is_soft = c == 'c' && matches!(next, Some('e' | 'i' | 'y'));
            let Some(letter) = consonant(if is_soft { 's' } else { c }) else {
                last = None;
                continue;
            };
            if last == Some(letter) && !is_digit(letter) {
                continue;
            }
            last = Some(letter);
            push(letter);
            // `Taxi` and `Tachsi`; a last one is often the `x` of many, `travaux`.
            if c == 'x' && next.is_some() {
                push(u32::from('s'));
                last = Some(u32::from('s'));
            }
        }
    }

    /// How many there are.
    fn letters(&self) -> usize {
        self.before.len().saturating_sub(1)
    }

    /// The letter at `at`; 0 where there is none.
    #[inline]
    fn letter(&self, at: usize) -> u32 {
        let two = self.before.get(at..at + 2).unwrap_or_default();
        if let [here, next] = two { letter_between(*here, *next) } else { 0 }
    }

    /// Where each word begins and the last one ends.
    pub(super) fn bounds(&self) -> Vec<Bound> {
        let bound = |(letters, vowel, long): (usize, bool, bool)| {
            let at = |at: usize| self.letter(at);
            let opening = match vowel {
                true => Edge::of([VOWEL, at(letters), at(letters + 1)]),
                false => Edge::of([at(letters), at(letters + 1), at(letters + 2)]),
            };
            let back = |back: usize| letters.checked_sub(back).map_or(0, at);
            let closing = Edge::of([back(1), back(2), back(3)]);
            Bound { letters, vowel, long, opening, closing }
        };
        let mut bounds = Vec::with_capacity(self.words.len() + 1);
        bounds.extend(self.words.iter().copied().chain([(self.letters(), false, false)]).map(bound));
        bounds
    }

    /// All words as one run.
    pub(super) fn all(&self) -> Run<'_> {
        let (vowel, long) = self.words.first().map_or((false, false), |(_, vowel, long)| (*vowel, *long));
        Run { all: self, vowel, from: 0, to: self.letters(), one_long_word: long && self.words.len() == 1 }
    }

    /// The run of `count` words between two bounds.
    #[inline]
    pub(super) fn run(&self, start: &Bound, end: &Bound, count: usize) -> Run<'_> {
        Run {
            all: self,
            vowel: start.vowel,
            from: start.letters,
            to: end.letters,
            one_long_word: start.long && count == 1,
        }
    }
}

/// The letter that makes one hash the next.
#[inline]
fn letter_between(here: u64, next: u64) -> u32 {
    next.wrapping_sub(here.wrapping_mul(BASE)) as u32
}

impl Run<'_> {
    #[inline]
    pub(super) fn length(&self) -> usize {
        self.to - self.from + usize::from(self.vowel)
    }

    /// Its letters.
    fn letters(&self) -> impl DoubleEndedIterator<Item = u32> + '_ {
        let vowel = Some(VOWEL).filter(|_| self.vowel);
        vowel.into_iter().chain((self.from..self.to).map(|at| self.all.letter(at)))
    }

    /// How it begins, and how it ends.
    pub(super) fn edges(&self) -> (Edge, Edge) {
        let three = |letters: &mut dyn Iterator<Item = u32>| {
            Edge::of([(); 3].map(|()| letters.next().unwrap_or_default()))
        };
        (three(&mut self.letters()), three(&mut self.letters().rev()))
    }

    /// Its letters, rougher.
    fn rough(&self) -> impl Iterator<Item = u32> + '_ {
        self.letters().map(rough)
    }

    /// Calls `each` with the hash of either rough letter of a skeleton of two: the other may be lost.
    pub(super) fn rough_gaps(&self, mut each: impl FnMut(u64)) {
        if self.length() + 1 == SHORTEST_WITH_GAPS {
            self.rough().for_each(|letter| each(rough_hash(ROUGH, letter)));
        }
    }

    /// Calls `each` with the hash of the whole skeleton and, unless it is too short or too long, of every
    /// skeleton that is left without one letter.
    #[inline]
    pub(super) fn hashes(&self, mut each: impl FnMut(u64)) {
        let before = self.all.before.get(self.from..=self.to).unwrap_or_default();
        let ([first, ..], [.., last]) = (before, before) else { return };
        let (letters, length) = (before.len() - 1, self.length());
        let vowel = if self.vowel { u64::from(VOWEL) } else { 0 };
        let all = power(letters);
        let whole = last.wrapping_sub(first.wrapping_mul(all));
        each(whole.wrapping_add(vowel.wrapping_mul(all)));
        // Small words are many, and never heard for another.
        if length < SHORTEST_WITH_GAPS && (self.one_long_word || length > 1) {
            each(self.rough().fold(ROUGH, rough_hash));
        }
        if !(SHORTEST_WITH_GAPS..=LONGEST_WITH_GAPS).contains(&length) {
            return;
        }
        if self.vowel {
            each(whole);
        }
        // What stands before the gap moves up by a letter: `(before[gap] - before[gap + 1]) * power(letters behind it)` is
        // all that the gaps of a run differ in.
        let moved = vowel.wrapping_sub(*first).wrapping_mul(power(letters.saturating_sub(1)));
        let rest = last.wrapping_add(moved);
        let powers = POWERS.get(..letters).unwrap_or_default().iter().rev();
        for (gap, power) in before.windows(2).zip(powers) {
            // A digit is never missing.
            if let [here, next] = gap
                && !is_digit(letter_between(*here, *next))
            {
                each(rest.wrapping_add(here.wrapping_sub(*next).wrapping_mul(*power)));
            }
        }
    }
}

pub(super) fn is_vowel(c: char) -> bool {
    matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

/// The letter that stands for `c` in a skeleton: letters that are often confused are one; vowels and `h` none.
fn consonant(c: char) -> Option<u32> {
    match ASCII.get(c as usize) {
        Some(0) => None,
        Some(letter) => Some(u32::from(*letter)),
        None => Some(u32::from(c)),
    }
}

/// For each letter of ASCII the one that stands for it; 0 for none.
const ASCII: [u8; 128] = {
    let mut letters = [0; 128];
    let mut c = 0;
    while c < 128 {
        letters[c as usize] = match c {
            b'a' | b'e' | b'i' | b'o' | b'u' | b'y' | b'h' => 0,
            b'c' | b'q' | b'x' => b'k',
            b'z' => b's',
            b'v' | b'w' => b'f',
            c => c,
        };
        c += 1;
    }
    letters
};

/// Where the hash of a rough skeleton begins.
const ROUGH: u64 = 0x9e37;

fn rough_hash(so_far: u64, letter: u32) -> u64 {
    so_far.wrapping_mul(BASE).wrapping_add(u64::from(letter))
}

/// The letter that stands for a skeleton's letter, and for all that sound like it, in a very short skeleton.
#[inline]
fn rough(letter: u32) -> u32 {
    let alike = match u8::try_from(letter).unwrap_or_default() {
        b'b' | b'f' => b'p',
        b'd' => b't',
        b'g' | b'j' => b'k',
        b'm' => b'n',
        _ => return letter,
    };
    u32::from(alike)
}

#[inline]
fn is_digit(letter: u32) -> bool {
    (u32::from(b'0')..=u32::from(b'9')).contains(&letter)
}
