//! Finds the few phrases that a run of words may be, without looking at the others: by the [`super::skeleton`] of each, and before
//! that by its [`super::ends`].

use super::ends::Ends;
use super::phrase::{Phrase, Word};
use super::skeleton::Skeletons;
use crate::understand::language::Spelling;

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
    /// What is left of a hash to find its bit.
    mask: usize,
    /// For each length that a run's skeleton may have to be worth a look, how the phrases begin and end that it may be.
    ends: Vec<Ends>,
    most_words: usize,
}

impl Index {
    pub(super) fn new(phrases: &[Phrase], spelling: &Spelling) -> Self {
        let mut entries = Vec::new();
        let mut ends: Vec<Ends> = vec![Ends::NONE; 2];
        let mut most_words = 0;
        for (at, phrase) in phrases.iter().enumerate() {
            if phrase.words.is_empty() || phrase.first_twin != at {
                continue;
            }
            most_words = most_words.max(phrase.words.len());
            let mut enter = |words: &mut dyn Iterator<Item = &str>| {
                let mut skeletons = Skeletons::default();
                words.for_each(|word| skeletons.push(word));
                let run = skeletons.all();
                let length = run.length();
                if ends.len() < length + 2 {
                    ends.resize(length + 2, Ends::NONE);
                }
                let first = length.saturating_sub(1);
                ends.iter_mut().skip(first).take(length + 2 - first).for_each(|ends| ends.put(&run));
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
            // Where a compound is split between two letters that are one in it, both are heard: `stock karten`.
            if let [word] = words.as_slice()
                && word.letters >= LONG
            {
                for (head, tail) in between_doubled(&word.folded) {
                    enter(&mut [head, tail].into_iter());
                }
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
            let bit = bit(*hash, bits - 1);
            if let Some(word) = filter.get_mut(bit / 64) {
                *word |= 1 << (bit % 64);
            }
        }
        Index { entries, filter, mask: bits - 1, ends, most_words }
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
                let length = end.letters - start.letters + usize::from(start.vowel);
                let Some(known) = self.ends.get(length) else { break };
                if !known.may_hold(length, start.opening, end.closing_from(start, length)) {
                    continue;
                }
                skeletons.run(start, end, count).hashes(|hash| {
                    if self.may_know(hash) {
                        self.lookup(hash, &mut seen);
                    }
                });
                if !seen.is_empty() {
                    seen.sort_unstable();
                    seen.dedup();
                    seen.drain(..).for_each(|phrase| visit(phrase as usize, first, count));
                }
            }
        }
    }

    #[inline]
    fn may_know(&self, hash: u64) -> bool {
        let bit = bit(hash, self.mask);
        self.filter.get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }

    fn lookup(&self, hash: u64, seen: &mut Vec<u32>) {
        let from = self.entries.partition_point(|(known, _)| *known < hash);
        let same =
            self.entries.get(from..).unwrap_or_default().iter().take_while(|(known, _)| *known == hash);
        seen.extend(same.map(|(_, phrase)| *phrase));
    }
}

fn folded(words: &[Word]) -> impl Iterator<Item = &str> {
    words.iter().map(|word| word.folded.as_str())
}

/// The two parts of `word` on both sides of each place between two letters that are the same.
fn between_doubled(word: &str) -> impl Iterator<Item = (&str, &str)> {
    let pairs = word.char_indices().zip(word.char_indices().skip(1));
    pairs.filter(|((_, one), (_, next))| one == next).filter_map(|(_, (at, _))| word.split_at_checked(at))
}

#[inline]
fn bit(hash: u64, mask: usize) -> usize {
    (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize & mask
}
