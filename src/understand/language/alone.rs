//! Things that stand alone where they are listed, so that two of them in a row are two: `bananas apples`.

use super::table::{Table, Words};

/// The things of a language, of one word or several.
#[derive(Debug)]
pub(crate) struct Alone {
    /// By their first words: what follows it, the longest first.
    things: Table<&'static str, Vec<&'static str>>,
    /// Before one of the `seconds`, one of the `firsts` is one thing with it: `rice crackers`, `zumo naranjas`.
    firsts: Words<&'static str>,
    seconds: Words<&'static str>,
}

impl Alone {
    /// One thing a line.
    pub(super) fn new(text: &'static str, firsts: &[&'static str], seconds: &[&'static str]) -> Self {
        let mut things: Table<&'static str, Vec<&'static str>> = Table::default();
        for thing in text.lines() {
            let (first, rest) = thing.split_once(' ').unwrap_or((thing, ""));
            let rests = things.entry(first).or_default();
            let at = rests.partition_point(|other| other.len() > rest.len());
            rests.insert(at, rest);
        }
        let [firsts, seconds] = [firsts, seconds].map(|words| words.iter().copied().collect());
        Self { things, firsts, seconds }
    }

    /// What may stand behind a word, so that they are one thing; nothing, if the word is one by itself.
    pub(crate) fn behind(&self, first: &str) -> &[&'static str] {
        self.things.get(first).map_or(&[], Vec::as_slice)
    }

    /// Whether a word is a thing by itself.
    pub(crate) fn stands(&self, word: &str) -> bool {
        self.behind(word).last().is_some_and(|rest| rest.is_empty())
    }

    /// Whether two words in a row, each of which may stand alone, are one thing.
    pub(crate) fn is_compound(&self, first: &str, second: &str) -> bool {
        self.firsts.contains(first) && self.seconds.contains(second)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::model::Language;
    use crate::understand::language::lists;
    use crate::understand::transcript::Transcript;

    fn text(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("en/alone.txt"),
            Language::De => include_str!("de/alone.txt"),
            Language::Fr => include_str!("fr/alone.txt"),
            Language::Es => include_str!("es/alone.txt"),
        }
    }

    #[test]
    fn every_thing_is_written_once_and_as_it_is_heard() {
        for language in Language::ALL {
            let mut before = HashSet::new();
            for thing in text(language).lines() {
                let heard = Transcript::new(thing, language);
                let heard: Vec<&str> = heard.words().iter().map(|token| token.word()).collect();
                assert_eq!(heard.join(" "), thing, "in {language}");
                assert!(before.insert(thing), "{thing:?} stands twice in {language}");
            }
        }
    }

    #[test]
    fn every_part_of_a_compound_may_stand_alone() {
        for language in Language::ALL {
            let alone = &lists(language).alone;
            for part in alone.firsts.iter().chain(&alone.seconds) {
                assert!(alone.behind(part).contains(&""), "{part:?} in {language}");
            }
        }
    }
}
