//! The words and phrases of a language that can mean something when time is spoken of.

use super::meanings::Meanings;
use super::packed::Packed;
use super::senses::Senses;
use super::table::ByGrain;
use super::time::{Part, Sense};
use crate::understand::words::{Grain, Token};

/// Phrases by their first word, the longest first.
#[derive(Debug, Default)]
pub(crate) struct Lexicon {
    phrases: ByGrain<Alike>,
    /// Words for a day or month that are long enough to be known with a slip in them, by their first letter.
    long_days: [Vec<&'static str>; LETTERS],
}

/// Phrases that begin with the same word.
#[derive(Debug, Default)]
struct Alike {
    all: Vec<Phrase>,
    /// The grain of the second word of each that has one.
    seconds: Vec<Option<Grain>>,
}

/// So many first letters are told apart.
const LETTERS: usize = 32;

/// Shorter words with a letter changed are too often another: `heute`, `Leute`.
const LONG: usize = 6;

/// One phrase of the lexicon.
#[derive(Debug)]
pub(crate) struct Phrase {
    /// The words after the first.
    pub(crate) rest: Vec<&'static str>,
    /// The meanings in order of speaking; each is a list of alternatives.
    pub(crate) senses: Vec<Senses>,
}

impl Phrase {
    /// `one day`: looks like a time and is none.
    pub(crate) fn says_no_time(&self) -> bool {
        !self.rest.is_empty() && self.senses.iter().flatten().all(|sense| *sense == Sense::NoTime)
    }
}

impl Lexicon {
    /// Phrases whose senses are alternatives, and phrases whose senses follow one another.
    pub(super) fn new(tables: &[Meanings], sequences: Meanings) -> Self {
        let mut lexicon = Lexicon::default();
        for (phrase, senses) in tables.iter().copied().flat_map(Meanings::iter) {
            lexicon.add(phrase, vec![senses.to_vec()]);
        }
        for (phrase, senses) in sequences.iter() {
            lexicon.add(phrase, senses.iter().map(|sense| vec![*sense]).collect());
        }
        lexicon
    }

    /// Adds phrases that say no time.
    pub(super) fn call(&mut self, phrases: Packed) {
        for phrase in phrases {
            self.add(phrase, vec![vec![Sense::NoTime]]);
        }
    }

    /// `nuit de samedi à dimanche`: the night of the first of two days that follow each other, by what stands before it
    /// and between the two.
    pub(super) fn add_nights(&mut self, days: [&str; 7], forms: &[(&str, &str)]) {
        for ((day, eve), name) in (0..).zip(days).zip(days.into_iter().cycle().skip(1)) {
            for (before, between) in forms {
                let night = vec![vec![Sense::Weekday(day)], vec![Sense::Part(Part::Night)]];
                self.add(leak(format!("{before} {eve} {between} {name}")), night);
            }
        }
    }

    /// Adds one phrase; for words that a language builds by rule.
    pub(super) fn add(&mut self, phrase: &'static str, senses: Vec<Vec<Sense>>) {
        let mut words = phrase.split(' ');
        let Some(first) = words.next() else { return };
        let day = |sense: &Sense| matches!(sense, Sense::Weekday(_) | Sense::Month(_) | Sense::Days(_));
        let only = |senses: &[Sense]| {
            senses.iter().all(|sense| day(sense) || [Sense::Habit, Sense::Weak].contains(sense))
        };
        let known = senses.first().is_some_and(|senses| senses.iter().any(day) && only(senses));
        if phrase.len() >= LONG && !phrase.contains(' ') && known {
            let days = first.bytes().next().and_then(|letter| self.long_days.get_mut(by_letter(letter)));
            days.into_iter().for_each(|days| days.push(first));
        }
        let Alike { all: phrases, seconds } = self.phrases.or_insert_with(first, Alike::default);
        let senses = senses.into_iter().map(|senses| Senses::of(senses.leak())).collect();
        phrases.push(Phrase { rest: words.collect(), senses });
        phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.rest.len()));
        let second = |phrase: &Phrase| phrase.rest.first().map(|second| Grain::of(second.as_bytes()));
        *seconds = phrases.iter().map(second).collect();
    }

    /// Long words for a day or a month, and for nothing else, of which those that begin as `word` does are some; none where
    /// `word` is too short to be one without a letter.
    pub(crate) fn long_days(&self, word: &str) -> impl Iterator<Item = &'static str> {
        let letter = word.bytes().next().filter(|_| word.len() + 1 >= LONG);
        let days = letter.and_then(|letter| self.long_days.get(by_letter(letter)));
        days.into_iter().flatten().copied()
    }

    /// The phrases that begin with `word`, the longest first.
    pub(crate) fn starting(&self, word: &str) -> &[Phrase] {
        let alike = self.phrases.get(word, Grain::of(word.as_bytes()));
        alike.map_or(&[], |alike| &alike.all)
    }

    /// Those that begin with `token` and may go on with `next`, the longest first; any may where there is no next word.
    pub(crate) fn going_on(
        &self,
        token: &Token<'_>,
        next: Option<&Token<'_>>,
    ) -> impl Iterator<Item = &Phrase> {
        let (all, seconds) = match self.phrases.get(&token.folded, token.grain) {
            Some(Alike { all, seconds }) => (all.as_slice(), seconds.as_slice()),
            None => (&[][..], &[][..]),
        };
        let next = next.map(|next| next.grain);
        let goes_on = move |second: &Option<Grain>| second.is_none() || next.is_none() || *second == next;
        all.iter().zip(seconds).filter(move |(_, second)| goes_on(second)).map(|(phrase, _)| phrase)
    }
}

fn by_letter(letter: u8) -> usize {
    usize::from(letter) % LETTERS
}

/// The lexicon lives as long as the program and is built once.
pub(super) fn leak(word: String) -> &'static str {
    Box::leak(word.into_boxed_str())
}

#[cfg(test)]
mod tests {
    use crate::model::Language;
    use crate::understand::words::fold;

    #[test]
    fn no_phrase_of_a_language_stands_twice_and_all_are_folded() {
        for language in Language::ALL {
            let lexicon = &crate::understand::language::time(language).lexicon;
            for (first, alike) in lexicon.phrases.iter() {
                let rests: Vec<String> = alike.all.iter().map(|phrase| phrase.rest.join(" ")).collect();
                for (at, rest) in rests.iter().enumerate() {
                    assert!(!rests[..at].contains(rest), "{language}: {first} {rest} stands twice");
                    assert_eq!(fold(&format!("{first}{rest}")), format!("{first}{rest}"), "{language}");
                }
            }
        }
    }
}
