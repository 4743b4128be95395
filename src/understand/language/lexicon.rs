//! The words and phrases of a language that can mean something when time is spoken of.

use super::table::{ByGrain, Table};
use super::time::{Part, Sense};
use crate::understand::words::{Grain, Token};

/// Phrases by their first word, the longest first.
#[derive(Debug, Default)]
pub(crate) struct Lexicon {
    phrases: ByGrain<Vec<Phrase>>,
    /// Words for a day or month that are long enough to be known with a slip in them, by their first letter.
    long_days: Table<char, Vec<&'static str>>,
}

/// Shorter words with a letter changed are too often another: `heute`, `Leute`.
const LONG: usize = 6;

/// One phrase of the lexicon.
#[derive(Debug)]
pub(crate) struct Phrase {
    /// The words after the first.
    pub(crate) rest: Vec<&'static str>,
    /// The meanings in order of speaking; each is a list of alternatives.
    pub(crate) senses: Vec<Vec<Sense>>,
}

impl Phrase {
    /// `one day`: looks like a time and is none.
    pub(crate) fn says_no_time(&self) -> bool {
        !self.rest.is_empty() && self.senses.iter().flatten().all(|sense| *sense == Sense::NoTime)
    }
}

impl Lexicon {
    /// Tables of phrases whose senses are alternatives, and phrases whose senses follow one another.
    pub(super) fn new(
        tables: &[&[(&'static str, &[Sense])]],
        sequences: &[(&'static str, &[Sense])],
    ) -> Self {
        let mut lexicon = Lexicon::default();
        for (phrase, senses) in tables.iter().copied().flatten() {
            lexicon.add(phrase, vec![senses.to_vec()]);
        }
        for (phrase, senses) in sequences {
            lexicon.add(phrase, senses.iter().map(|sense| vec![*sense]).collect());
        }
        lexicon
    }

    /// Adds phrases that say no time.
    pub(super) fn call(&mut self, phrases: &[&'static str]) {
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
            first
                .chars()
                .next()
                .into_iter()
                .for_each(|letter| self.long_days.entry(letter).or_default().push(first));
        }
        let phrases = self.phrases.or_insert_with(first, Vec::new);
        phrases.push(Phrase { rest: words.collect(), senses });
        phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.rest.len()));
    }

    /// Long words for a day or a month, and for nothing else, that begin as `word` does; none where `word` is too short to
    /// be one without a letter.
    pub(crate) fn long_days(&self, word: &str) -> impl Iterator<Item = &'static str> {
        let letter = word.chars().next().filter(|_| word.len() + 1 >= LONG);
        let days = letter.and_then(|letter| self.long_days.get(&letter));
        days.into_iter().flatten().copied()
    }

    /// The phrases that begin with `word`, the longest first.
    pub(crate) fn starting(&self, word: &str) -> &[Phrase] {
        self.phrases.get(word, Grain::of(word.as_bytes())).map(Vec::as_slice).unwrap_or_default()
    }

    /// The same of a token.
    pub(crate) fn starting_with(&self, token: &Token<'_>) -> &[Phrase] {
        self.phrases.get(&token.folded, token.grain).map(Vec::as_slice).unwrap_or_default()
    }
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
            for (first, phrases) in lexicon.phrases.iter() {
                let rests: Vec<String> = phrases.iter().map(|phrase| phrase.rest.join(" ")).collect();
                for (at, rest) in rests.iter().enumerate() {
                    assert!(!rests[..at].contains(rest), "{language}: {first} {rest} stands twice");
                    assert_eq!(fold(&format!("{first}{rest}")), format!("{first}{rest}"), "{language}");
                }
            }
        }
    }
}
