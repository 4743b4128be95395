//! Finds what is known of a word of a list: the phrases that it begins or ends, [`sets`] of them, and the [`classes`]
//! that hold it.

mod classes;
mod sets;

pub(crate) use classes::Class;
pub(crate) use sets::Set;

use super::lists::Lists;
use super::table::{Table, Words};
use super::word_list::WordList;

/// The phrases that begin, and those that end, with one word, and the lists of single words that hold it.
#[derive(Debug, Default)]
pub(crate) struct Beside {
    begins: LongestFirst,
    ends: LongestFirst,
    /// Ordinals that begin with it, and their place.
    ordinals: Vec<(Vec<&'static str>, u64)>,
    noise: bool,
    idle: bool,
    classes: u64,
}

/// Phrases of any sets, the longest first.
#[derive(Debug, Default)]
struct LongestFirst {
    /// The sets that have one of them.
    sets: u64,
    known: Vec<Known>,
}

#[derive(Debug)]
struct Known {
    phrase: &'static str,
    words: Vec<&'static str>,
    /// Those that have it.
    sets: u64,
}

impl LongestFirst {
    fn add(&mut self, phrase: &'static str, set: Set) {
        self.sets |= set.bit();
        match self.known.iter_mut().find(|known| known.phrase == phrase) {
            Some(known) => known.sets |= set.bit(),
            None => {
                let words: Vec<&'static str> = phrase.split(' ').collect();
                let at = self.known.partition_point(|known| known.words.len() >= words.len());
                self.known.insert(at, Known { phrase, words, sets: set.bit() });
            }
        }
    }

    fn of(&self, set: Set) -> impl Iterator<Item = &[&'static str]> {
        let known = if self.sets & set.bit() == 0 { &[] } else { self.known.as_slice() };
        known.iter().filter(move |known| known.sets & set.bit() != 0).map(|known| known.words.as_slice())
    }
}

impl Beside {
    /// Whether a list of single words holds the word.
    pub(crate) fn is(&self, class: Class) -> bool {
        self.classes & class.bit() != 0
    }

    /// Whether a phrase of the set begins with the word.
    pub(crate) fn begins(&self, set: Set) -> bool {
        self.begins.sets & set.bit() != 0
    }

    /// Whether a phrase of the set ends with the word.
    pub(crate) fn ends(&self, set: Set) -> bool {
        self.ends.sets & set.bit() != 0
    }

    /// The words of the phrases of `set` that begin with the word, the longest first.
    pub(crate) fn beginning(&self, set: Set) -> impl Iterator<Item = &[&'static str]> {
        self.begins.of(set)
    }

    /// The words of the phrases of `set` that end with the word, the longest first.
    pub(crate) fn ending(&self, set: Set) -> impl Iterator<Item = &[&'static str]> {
        self.ends.of(set)
    }

    /// Whether what may stand between the words of other phrases may begin with the word, or the hyphen.
    pub(crate) fn is_idle(&self) -> bool {
        self.idle
    }

    /// Whether the word is a noise between words: `um`.
    pub(crate) fn is_noise(&self) -> bool {
        self.noise
    }

    /// The words of the ordinals that begin with the word, and their places.
    pub(crate) fn ordinals(&self) -> impl Iterator<Item = (&[&'static str], u64)> {
        self.ordinals.iter().map(|(words, place)| (words.as_slice(), *place))
    }
}

/// Finds the phrases beside a word without looking at the others; most words begin and end none.
#[derive(Debug)]
pub(crate) struct Index {
    phrases: Table<&'static str, Beside>,
    /// The fixed pairs by the words on both sides of their conjunction.
    pairs: Table<(&'static str, &'static str), Vec<&'static str>>,
    /// The stems of adjectives.
    adjectives: Words<&'static str>,
}

impl Index {
    pub(super) fn new(lists: &Lists, noises: &WordList) -> Self {
        let mut phrases: Table<&'static str, Beside> = Table::default();
        for set in Set::ALL {
            for phrase in lists.set(set).into_iter().flatten() {
                let (first, last) = (phrase.split(' ').next(), phrase.split(' ').next_back());
                phrases.entry(first.unwrap_or_default()).or_default().begins.add(phrase, set);
                phrases.entry(last.unwrap_or_default()).or_default().ends.add(phrase, set);
            }
        }
        for class in Class::ALL {
            for word in lists.class(class) {
                phrases.entry(word).or_default().classes |= class.bit();
            }
        }
        for (phrase, place) in lists.ordinals {
            let words: Vec<&'static str> = phrase.split(' ').collect();
            let first = words.first().copied().unwrap_or_default();
            phrases.entry(first).or_default().ordinals.push((words, *place));
        }
        for noise in noises.iter() {
            phrases.entry(noise).or_default().noise = true;
        }
        let may_stand_between =
            [lists.adverbs, lists.fillers, lists.greetings].into_iter().flatten().chain(noises.iter());
        for phrase in may_stand_between.chain(["-"]) {
            let first = phrase.split(' ').next().unwrap_or_default();
            phrases.entry(first).or_default().idle |= !lists.conjunctions.contains(first);
        }
        let mut pairs: Table<(&'static str, &'static str), Vec<&'static str>> = Table::default();
        for pair in lists.pairs.iter().chain(lists.dishes) {
            let words: Vec<&'static str> = pair.split(' ').collect();
            for sides in words.windows(3) {
                if let [left, _, right] = sides {
                    pairs.entry((left, right)).or_default().push(pair);
                }
            }
        }
        let adjectives = lists.adjectives.iter().collect();
        Index { phrases, pairs, adjectives }
    }
}

impl Lists {
    /// What is known of a folded word.
    pub(crate) fn beside(&self, folded: &str) -> Option<&Beside> {
        self.index.phrases.get(folded)
    }

    /// Whether a folded word is a form of an adjective that is known: `rote`.
    pub(crate) fn is_adjective(&self, folded: &str) -> bool {
        let mut stems = self.adjective_endings.iter().filter_map(|ending| folded.strip_suffix(ending));
        stems.any(|stem| self.index.adjectives.contains(stem))
    }

    /// The fixed pairs that may have these words on both sides of their conjunction.
    pub(crate) fn pairs_with<'a>(&'a self, left: &'a str, right: &'a str) -> &'a [&'static str] {
        self.index.pairs.get(&(left, right)).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod dead_words;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Language;
    use crate::understand::language::lists;
    use crate::understand::transcript::Transcript;

    #[test]
    fn every_phrase_is_written_as_it_is_heard() {
        for language in [Language::En, Language::De, Language::Fr, Language::Es] {
            let lists = lists(language);
            let phrases = Set::ALL.into_iter().flat_map(|set| lists.set(set).into_iter().flatten());
            let ordinals = lists.ordinals.iter().map(|(phrase, _)| *phrase);
            for phrase in phrases.chain(ordinals) {
                // Numbers are in digits, ordinals with a dot, and nothing else is read as one.
                for words in phrase.split(|c: char| c.is_ascii_digit() || c == '.') {
                    let heard = Transcript::new(words, language);
                    let heard: Vec<&str> = heard.words().iter().map(|token| token.word()).collect();
                    assert_eq!(heard.join(" "), words.trim(), "{language:?} {phrase}");
                }
            }
        }
    }
}
