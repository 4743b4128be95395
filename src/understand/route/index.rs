//! Finds the few phrases that a run of words may be, without looking at the others.
//!
//! Phrases and runs of words are compared by their skeletons: the consonants without doubling, after the vowel
//! they begin with. What vowels, doubled letters and split or joined words change is gone there; one consonant
//! that is missing, new, wrong or at its neighbour's place is found because a skeleton is known by what is left
//! without any one of its letters, too. Very short skeletons are known by rougher letters instead, see [`rough`].

use super::phrase::{Phrase, Word};
use crate::understand::language::Spelling;

/// Beyond this, a skeleton is known as a whole only.
const LONGEST_WITH_GAPS: usize = 32;
/// Under this, what is left without a letter says nothing.
const SHORTEST_WITH_GAPS: usize = 3;
/// Of so many letters, or fewer, none may be lost.
const SHORT: usize = 4;
/// Words of so many letters may be compounds.
const LONG: usize = 8;
/// A split word is this many words more than the phrase has, at most.
const SPLITS: usize = 2;

#[derive(Debug)]
pub(super) struct Index {
    /// Hash of a skeleton, whole or with a gap, and the phrase it belongs to; sorted.
    entries: Vec<(u64, u32)>,
    /// Bits set for the hashes in `entries`; most lookups end here.
    filter: Vec<u64>,
    /// For each length that a run's skeleton may have to be worth a look, the first two and the last two letters of the
    /// phrases that it may be.
    ends: Vec<Option<[Pairs; 2]>>,
    most_words: usize,
}

/// A set of pairs of letters; may hold more than was put in.
#[derive(Debug, Clone, Copy)]
struct Pairs([u64; 16]);

impl Pairs {
    fn put(&mut self, (a, b): (u32, u32)) {
        let bit = (a & 31) << 5 | b & 31;
        if let Some(bits) = self.0.get_mut(bit as usize / 64) {
            *bits |= 1 << (bit % 64);
        }
    }

    fn may_hold(&self, (a, b): (u32, u32)) -> bool {
        let bit = (a & 31) << 5 | b & 31;
        self.0.get(bit as usize / 64).is_some_and(|bits| bits >> (bit % 64) & 1 == 1)
    }
}

impl Index {
    pub(super) fn new(phrases: &[Phrase], spelling: &Spelling) -> Self {
        let mut entries = Vec::new();
        let mut ends: Vec<Option<[Pairs; 2]>> = vec![None; 2];
        let mut most_words = 0;
        for (at, phrase) in phrases.iter().enumerate() {
            if phrase.words.is_empty() || phrase.first_twin != at {
                continue;
            }
            most_words = most_words.max(phrase.words.len());
            let mut enter = |words: &mut dyn Iterator<Item = &str>| {
                let mut skeletons = Skeletons::default();
                words.for_each(|word| skeletons.push(word));
                let Some(run) = skeletons.run(0, skeletons.words.len()) else { return };
                let length = run.length();
                if ends.len() < length + 2 {
                    ends.resize(length + 2, None);
                }
                let first = length.saturating_sub(1);
                for ends in ends.iter_mut().skip(first).take(length + 2 - first) {
                    let ends = ends.get_or_insert([Pairs([0; 16]); 2]);
                    ends.iter_mut().zip(run.ends()).for_each(|(pairs, pair)| pairs.put(pair));
                }
                run.hashes(|hash| entries.push((hash, at as u32)));
                if phrase.letters > SHORT {
                    run.rough_gaps(|hash| entries.push((hash, at as u32)));
                }
            };
            let words = &phrase.words;
            enter(&mut folded(words));
            if words.iter().any(|word| word.spelt != word.folded) {
                enter(&mut words.iter().map(|word| word.spelt.as_str()));
            }
            // `llaves` and `yaves`, `invernadero` and `imbernadero`
            let far = |word: &Word| spelling.far_sounds.iter().any(|far| word.folded.contains(far));
            if words.iter().any(far) {
                enter(&mut words.iter().map(|word| word.sound.as_str()));
            }
            for (i, word) in words.iter().enumerate() {
                for other in spelling.homophones.of(&word.folded) {
                    let (before, after) = words.split_at(i);
                    enter(&mut folded(before).chain([*other]).chain(folded(after).skip(1)));
                }
            }
            if words.iter().any(|word| word.joined_by_mark) {
                let and = |word: &Word| spelling.ands.first().filter(|_| word.joined_by_mark).copied();
                enter(&mut words.iter().flat_map(|word| and(word).into_iter().chain([word.folded.as_str()])));
            }
            // `freezer list` for `the freezer list`
            if words.first().is_some_and(|first| first.is_article) {
                enter(&mut folded(words).skip(1));
            }
            // Without the articles between the words.
            if words.iter().any(Word::is_small) {
                let bare = words.iter().filter(|word| !word.is_small());
                enter(&mut bare.map(|word| word.folded.as_str()));
                // With one more behind them.
                if let Some(many) = spelling.article_of_many {
                    let after = words.iter().rposition(Word::is_small).unwrap_or_default() + 1;
                    let (before, after) = words.split_at(after);
                    enter(&mut folded(before).chain([many]).chain(folded(after)));
                }
            }
            // Without the letter behind a last `s`, which then looks like the `s` of many: `podcas`.
            if words.iter().any(|word| word.without_letter_after_s().is_some()) {
                enter(&mut words.iter().map(|word| word.without_letter_after_s().unwrap_or(&word.folded)));
            }
            // Without the `n` of many: where a compound is split an `s` may be lost, too, `haus aufgabe`.
            if let [word] = words.as_slice()
                && word.letters >= LONG
                && let Some(one) = word.folded.strip_suffix('n')
            {
                enter(&mut std::iter::once(one));
            }
        }
        entries.sort_unstable();
        entries.dedup();
        let bits = (entries.len() * 16).next_power_of_two().clamp(1 << 10, 1 << 22);
        let mut filter = vec![0u64; bits / 64];
        for (hash, _) in &entries {
            let bit = bit(*hash, bits);
            if let Some(word) = filter.get_mut(bit / 64) {
                *word |= 1 << (bit % 64);
            }
        }
        Index { entries, filter, ends, most_words }
    }

    /// Calls `visit(phrase, first, count)` for every phrase that the run of `count` words from `first` on may be.
    /// Runs are visited from the first word to the last.
    pub(super) fn search(&self, words: &[&str], mut visit: impl FnMut(usize, usize, usize)) {
        if self.entries.is_empty() {
            return;
        }
        let mut skeletons = Skeletons::with_room(words.len());
        words.iter().for_each(|word| skeletons.push(word));
        let bounds = skeletons.bounds();
        let mut seen: Vec<u32> = Vec::new();
        for (first, start) in bounds.iter().enumerate() {
            let ends = bounds.get(first + 1..).unwrap_or_default().iter().take(self.most_words + SPLITS);
            for (count, end) in (1..).zip(ends) {
                let length = end.letters - start.letters + usize::from(start.vowel.is_some());
                let [openings, closings] = match self.ends.get(length) {
                    None => break,
                    Some(None) => continue,
                    Some(Some(ends)) => ends,
                };
                // One error spoils one end of a skeleton only, unless it is very short.
                if length > 4 && !openings.may_hold(start.first) && !closings.may_hold(end.last) {
                    continue;
                }
                let Some(run) = skeletons.run(first, count) else { break };
                run.hashes(|hash| self.lookup(hash, &mut seen));
                if !seen.is_empty() {
                    seen.sort_unstable();
                    seen.dedup();
                    seen.drain(..).for_each(|phrase| visit(phrase as usize, first, count));
                }
            }
        }
    }

    fn lookup(&self, hash: u64, seen: &mut Vec<u32>) {
        let bit = bit(hash, self.filter.len() * 64);
        if self.filter.get(bit / 64).is_none_or(|word| word >> (bit % 64) & 1 == 0) {
            return;
        }
        let from = self.entries.partition_point(|(known, _)| *known < hash);
        let same =
            self.entries.get(from..).unwrap_or_default().iter().take_while(|(known, _)| *known == hash);
        seen.extend(same.map(|(_, phrase)| *phrase));
    }
}

fn folded(words: &[Word]) -> impl Iterator<Item = &str> {
    words.iter().map(|word| word.folded.as_str())
}

fn bit(hash: u64, bits: usize) -> usize {
    (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize & (bits - 1)
}

/// The skeletons of consecutive words, hashed so that the hash of any run, whole or with a gap, is a subtraction.
#[derive(Default)]
struct Skeletons {
    /// For each word, where its letters begin, the hash of the vowel it begins with, and whether it is written with
    /// more than three.
    words: Vec<(usize, Option<u64>, bool)>,
    /// For each letter, the hash of all before it; one more at the end.
    before: Vec<u64>,
    /// Each letter.
    letters: Vec<u32>,
}

/// Where a word begins or the last one ends.
struct Bound {
    /// How many letters stand before.
    letters: usize,
    /// The hash of the vowel that the word begins with.
    vowel: Option<u64>,
    /// The first two letters of a run of five or more that begins here.
    first: (u32, u32),
    /// The last two of one that ends here.
    last: (u32, u32),
}

/// A run of words: its letters are `from..to`.
struct Run<'s> {
    all: &'s Skeletons,
    vowel: Option<u64>,
    from: usize,
    to: usize,
    /// It is one word, and no short one.
    one_long_word: bool,
}

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
    fn with_room(words: usize) -> Self {
        Skeletons {
            words: Vec::with_capacity(words),
            before: Vec::with_capacity(words * 4 + 1),
            letters: Vec::with_capacity(words * 4),
        }
    }

    fn push(&mut self, word: &str) {
        let vowel = word.chars().find(|c| *c != 'h').filter(|c| is_vowel(*c)).map(|_| u64::from(b'a'));
        self.words.push((self.letters.len(), vowel, word.len() > 3));
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
        if self.before.is_empty() {
            self.before.push(hash);
        }
        let (before, letters) = (&mut self.before, &mut self.letters);
        let mut push = |letter: u32| {
            hash = hash.wrapping_mul(BASE).wrapping_add(u64::from(letter));
            before.push(hash);
            letters.push(letter);
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
            if last == Some(letter) && !letter.is_ascii_digit() {
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

    /// Where each word begins and the last one ends.
    fn bounds(&self) -> Vec<Bound> {
        let at = |at: usize| self.letters.get(at).copied().unwrap_or_default();
        let words = self.words.iter().map(|(letters, vowel, _)| (*letters, *vowel));
        let bound = |(letters, vowel): (usize, Option<u64>)| {
            let first = match vowel {
                Some(_) => (u32::from(b'a'), at(letters)),
                None => (at(letters), at(letters + 1)),
            };
            let last = letters.checked_sub(2).map_or((0, 0), |last| (at(last), at(last + 1)));
            Bound { letters, vowel, first, last }
        };
        words.chain([(self.letters.len(), None)]).map(bound).collect()
    }

    /// The run of `count` words from `first` on, if there are so many.
    fn run(&self, first: usize, count: usize) -> Option<Run<'_>> {
        let (from, vowel, long) = *self.words.get(first)?;
        self.words.get(first + count - 1)?;
        let to = self.words.get(first + count).map_or(self.letters.len(), |(at, ..)| *at);
        Some(Run { all: self, vowel, from, to, one_long_word: long && count == 1 })
    }

    fn hash(&self, from: usize, to: usize) -> u64 {
        let at = |i: usize| self.before.get(i).copied().unwrap_or_default();
        at(to).wrapping_sub(at(from).wrapping_mul(power(to - from)))
    }
}

impl Run<'_> {
    fn length(&self) -> usize {
        self.to - self.from + usize::from(self.vowel.is_some())
    }

    /// Its letters, rougher.
    fn rough(&self) -> impl DoubleEndedIterator<Item = u32> + '_ {
        let letters = self.all.letters.get(self.from..self.to).unwrap_or_default();
        self.vowel.map(|_| u32::from(b'a')).into_iter().chain(letters.iter().map(|letter| rough(*letter)))
    }

    /// Calls `each` with the hash of either rough letter of a skeleton of two: the other may be lost.
    fn rough_gaps(&self, mut each: impl FnMut(u64)) {
        if self.length() + 1 == SHORTEST_WITH_GAPS {
            self.rough().for_each(|letter| each(rough_hash(ROUGH, letter)));
        }
    }

    /// The first two letters and the last two.
    fn ends(&self) -> [(u32, u32); 2] {
        let at = |i: usize| self.all.letters.get(i).copied().filter(|_| i < self.to).unwrap_or_default();
        let first = match self.vowel {
            Some(_) => (u32::from(b'a'), at(self.from)),
            None => (at(self.from), at(self.from + 1)),
        };
        let last = self.to.checked_sub(2).filter(|two| *two >= self.from);
        [first, last.map_or((0, 0), |two| (at(two), at(two + 1)))]
    }

    /// Calls `each` with the hash of the whole skeleton and, unless it is too short or too long, of every
    /// skeleton that is left without one letter.
    fn hashes(&self, mut each: impl FnMut(u64)) {
        let all = self.all;
        let letters = self.to - self.from;
        let whole = all.hash(self.from, self.to);
        let vowel = self.vowel.unwrap_or_default();
        each(whole.wrapping_add(vowel.wrapping_mul(power(letters))));
        // Small words are many, and never heard for another.
        if self.length() < SHORTEST_WITH_GAPS && (self.one_long_word || self.length() > 1) {
            each(self.rough().fold(ROUGH, rough_hash));
        }
        if !(SHORTEST_WITH_GAPS..=LONGEST_WITH_GAPS).contains(&self.length()) {
            return;
        }
        if self.vowel.is_some() {
            each(whole);
        }
        // What stands before the gap moves up by a letter: `(before[gap] - before[gap + 1]) * power(letters behind it)` is
        // all that the gaps of a run differ in.
        let before = all.before.get(self.from..=self.to).unwrap_or_default();
        let (Some(first), Some(last)) = (before.first(), before.last()) else { return };
        let moved = vowel.wrapping_sub(*first).wrapping_mul(power(letters.saturating_sub(1)));
        let rest = last.wrapping_add(moved);
        let powers = POWERS.get(..letters).unwrap_or_default().iter().rev();
        let letters = all.letters.get(self.from..self.to).unwrap_or_default();
        for ((gap, letter), power) in before.windows(2).zip(letters).zip(powers) {
            // A digit is never missing.
            if let ([here, next], false) = (gap, letter.is_ascii_digit()) {
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
fn rough(letter: u32) -> u32 {
    let alike = match char::from_u32(letter).unwrap_or_default() {
        'b' | 'f' => 'p',
        'd' => 't',
        'g' | 'j' => 'k',
        'm' => 'n',
        _ => return letter,
    };
    u32::from(alike)
}

trait Digit {
    fn is_ascii_digit(&self) -> bool;
}

impl Digit for u32 {
    fn is_ascii_digit(&self) -> bool {
        (u32::from(b'0')..=u32::from(b'9')).contains(self)
    }
}
