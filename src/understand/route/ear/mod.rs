//! Compares the phrase of a trigger with what was heard.

mod joint;
mod letters;
mod word;

pub(super) use self::letters::undoubled;

use super::likeness::Likeness;
use super::phrase::{Phrase, Word};
use crate::understand::language::Spelling;

/// How another word of the phrase was heard, which vouches for those that were not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Anchor {
    None,
    /// One for many, or many for one.
    Number,
    /// As it is.
    Word,
    /// So is every other one.
    Rest,
}

const PLURAL: u32 = 10;
const DOUBLED: u32 = 15;
const SOUND: u32 = 20;
const JOINED: u32 = 15;
const ARTICLE: u32 = 40;
/// A phrase that ends in a number or a letter, and was heard with it, may be as wrong as this: `moto A`.
const MARKED: u32 = 110;
/// Of words with more letters, one for many is as good as the word.
const ANCHOR: usize = 4;
/// Words of so many letters may be compounds, or wrong in more than one way.
const LONG: usize = 8;
/// How many words of a phrase, and how many words that were heard, may be written as one.
const GROUPS: [(usize, usize); 8] = [(1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (4, 1)];

/// Compares phrases with what was heard.
pub(super) struct Ear<'l> {
    spelling: &'l Spelling,
    /// A common word is that word and no mishearing of another.
    trusts_common_words: bool,
    /// What is heard stands before a mark and opens a memo that goes on behind it, as its name does.
    pub(super) heads: bool,
    sound: String,
    letters: (Vec<char>, Vec<char>),
    joined: (String, String),
    reached: Vec<u32>,
}

impl<'l> Ear<'l> {
    pub(super) fn new(spelling: &'l Spelling) -> Self {
        Ear {
            spelling,
            trusts_common_words: true,
            heads: false,
            sound: String::new(),
            letters: (Vec::new(), Vec::new()),
            joined: (String::new(), String::new()),
            reached: Vec::new(),
        }
    }

    /// An ear that takes common words for mishearings, too.
    pub(super) fn suspicious(spelling: &'l Spelling) -> Self {
        Ear { trusts_common_words: false, ..Ear::new(spelling) }
    }

    /// How alike `heard` is to all of `phrase`, if it may be it. `pointed`: it opens the text, or a word stands
    /// before it that may stand before a name.
    pub(super) fn hear(&mut self, phrase: &Phrase, heard: &[&str], pointed: bool) -> Option<Likeness> {
        let words = &phrase.words;
        // `salle un` is heard as it was written, too.
        let same =
            |(word, heard): (&Word, &&str)| word.folded == **heard || word.is_number && word.spelt == **heard;
        if words.len() == heard.len() && words.iter().zip(heard).all(same) {
            return Some(Likeness::LITERAL);
        }
        let anchors = |word: &&Word| word.letters >= 3 || word.is_number;
        let mark = words.last().filter(|mark| words.len() > 1 && (mark.is_number || mark.letters == 1));
        let marked = mark.is_some_and(|mark| heard.last() == Some(&mark.folded.as_str()));
        let spelling = self.spelling;
        let one_of_many = |word: &Word| {
            let is_one = |heard: &&str| spelling.same_but_number(&word.folded, heard);
            word.letters > ANCHOR && words.len() > 1 && heard.iter().any(is_one)
        };
        let differs = |(word, heard): &(&Word, &&str)| word.folded != **heard;
        let rest = words.len() == heard.len() && words.iter().zip(heard).filter(differs).count() == 1;
        let word = words.iter().filter(anchors).any(|word| heard.contains(&word.folded.as_str()));
        // `green house job`: a compound is there, in two words.
        let split = |word: &Word| {
            let parts =
                |said: &[&str]| matches!(said, [head, tail] if word.folded.strip_prefix(head) == Some(*tail));
            word.letters >= LONG && heard.windows(2).any(parts)
        };
        let word = word || words.len() > 1 && heard.len() > words.len() && words.iter().any(split);
        let anchor = match marked || word {
            true if rest => Anchor::Rest,
            true => Anchor::Word,
            false if words.iter().any(one_of_many) => Anchor::Number,
            false => Anchor::None,
        };
        let cost = self.align(words, heard, anchor, pointed)?;
        let most = most_for_phrase(phrase.letters).max(if marked { MARKED } else { 0 });
        (cost <= most).then_some(Likeness::near(cost))
    }

    /// The cheapest way to pair all words with all that was heard, in order.
    fn align(&mut self, words: &[Word], heard: &[&str], anchor: Anchor, pointed: bool) -> Option<u32> {
        let width = heard.len() + 1;
        let mut reached = std::mem::take(&mut self.reached);
        reached.clear();
        reached.resize((words.len() + 1) * width, u32::MAX);
        if let Some(start) = reached.first_mut() {
            *start = 0;
        }
        for i in 0..words.len() {
            // The two never drift further apart than a few joints allow.
            for j in i.saturating_sub(4)..heard.len().min(i + 5) {
                let Some(&so_far) = reached.get(i * width + j).filter(|cost| **cost != u32::MAX) else {
                    continue;
                };
                let small = words.get(i).is_some_and(Word::is_small)
                    || heard.get(j).is_some_and(|said| said.len() <= 3);
                if small && (i == 0 || j > 0) && words.len() > 1 {
                    let (lost, added) = self.articles(words, heard, (i, j));
                    let places = [lost.then_some((i + 1) * width + j), added.then_some(i * width + j + 1)];
                    for best in places.into_iter().flatten() {
                        if let Some(best) = reached.get_mut(best) {
                            *best = (*best).min(so_far + ARTICLE);
                        }
                    }
                }
                for (p, q) in std::iter::once((1, 1)).chain(GROUPS) {
                    let (Some(group), Some(said)) = (words.get(i..i + p), heard.get(j..j + q)) else {
                        continue;
                    };
                    let cost = match (group, said) {
                        ([word], [said]) => self.word(word, said, anchor),
                        _ => self.joint(group, said, pointed || j > 0, anchor),
                    };
                    let Some(cost) = cost else { continue };
                    if let Some(best) = reached.get_mut((i + p) * width + j + q) {
                        *best = (*best).min(so_far + cost);
                    }
                }
            }
        }
        let cost = reached.last().copied().filter(|cost| *cost != u32::MAX);
        self.reached = reached;
        cost
    }

    /// Whether the word at `i` is an article or an `and` that may be lost, `lista de compra`, and what was heard at
    /// `j` one that may be added: behind a small word, `liste pour la maison`, where it joins two nouns, or where
    /// the phrase has a mark for it.
    fn articles(&self, words: &[Word], heard: &[&str], (i, j): (usize, usize)) -> (bool, bool) {
        let lost = words.get(i).is_some_and(|word| word.is_article && word.letters > 1 || word.is_and);
        let marked = words.get(i).is_some_and(|word| word.joined_by_mark);
        if marked && heard.get(j).is_some_and(|said| self.spelling.ands.contains(said)) {
            return (lost, true);
        }
        let short = |said: &&&str| said.len() <= 3 && self.spelling.articles.contains(said);
        let Some(said) = heard.get(j).filter(|_| i > 0 && i < words.len()).filter(short) else {
            return (lost, false);
        };
        let small = |word: &Word| word.is_small() || self.spelling.pointers.contains(&word.folded.as_str());
        let after_small = i > 1 && words.get(i - 1).is_some_and(small);
        (lost, after_small || self.spelling.joints.contains(said))
    }
}

fn most_for_phrase(letters: usize) -> u32 {
    match letters {
        0..=5 => 100,
        6..=7 => 110,
        8..=9 => 150,
        10..=14 => 200,
        _ => 240,
    }
}
