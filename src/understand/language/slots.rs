//! One line of a table that stands for many phrases: `stick|pop [me|in] a reminder to|for`.
//!
//! Spaces part the slots of a line. `stick|pop` is any of the words, `(in my|on the)` any of the groups of words, and
//! `[me|as well]` any of them or nothing. No slot stands within another.

use super::packed::Packed;
use super::word_list::Sieve;

/// The words of each phrase that `line` stands for.
pub(super) fn phrases(line: &str) -> impl Iterator<Item = Vec<&str>> {
    let slots: Vec<Vec<&str>> = slots(line).map(|slot| slot.choices()).collect();
    let count: usize = slots.iter().map(Vec::len).product();
    (0..count).map(move |mut nth| {
        let mut words = Vec::with_capacity(slots.len());
        for choices in &slots {
            let choice = choices.get(nth % choices.len()).copied().unwrap_or_default();
            words.extend(choice.split(' ').filter(|word| !word.is_empty()));
            nth /= choices.len();
        }
        words
    })
}

/// What may stand in one place of a phrase.
struct Slot<'l> {
    choices: &'l str,
    may_lack: bool,
}

impl<'l> Slot<'l> {
    /// Nothing is the empty one.
    fn choices(&self) -> Vec<&'l str> {
        self.may_lack.then_some("").into_iter().chain(self.choices.split('|')).collect()
    }
}

fn slots(line: &str) -> impl Iterator<Item = Slot<'_>> {
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let line = rest?;
        let groups = line.strip_prefix('(').and_then(|line| line.split_once(')'));
        let or_nothing = line.strip_prefix('[').and_then(|line| line.split_once(']'));
        let (choices, behind) = match groups.or(or_nothing) {
            Some((choices, behind)) => (choices, behind.strip_prefix(' ')),
            None => line.split_once(' ').map_or((line, None), |(choices, behind)| (choices, Some(behind))),
        };
        rest = behind;
        Some(Slot { choices, may_lack: or_nothing.is_some() })
    })
}

/// The words with which the phrases of lines begin and end, found while memod is compiled.
pub(super) struct Edges {
    pub(super) first: Sieve,
    pub(super) last: Sieve,
}

impl Edges {
    pub(super) const fn empty() -> Edges {
        Edges { first: Sieve::empty(), last: Sieve::empty() }
    }

    pub(super) const fn with_all(self, lines: Packed) -> Edges {
        let (mut edges, mut rest) = (self, lines);
        while let Some((line, behind)) = rest.split_first() {
            edges = edges.with(line);
            rest = behind;
        }
        edges
    }

    /// Goes through the line once, word by word.
    const fn with(self, line: &'static str) -> Edges {
        let Edges { mut first, last: others } = self;
        let line = line.as_bytes();
        let mut last = Sieve::empty();
        // All the slots so far may be left out.
        let mut begins = true;
        let mut at = 0;
        while at < line.len() {
            let bracket = line[at];
            let grouped = bracket == b'(' || bracket == b'[';
            let may_lack = bracket == b'[';
            at += grouped as usize;
            let mut closing = Sieve::empty();
            let mut opens = true;
            let mut inside = true;
            while inside && at < line.len() {
                let end = end_of_word(line, at);
                let mark = if end < line.len() { line[end] } else { b' ' };
                let goes_on = grouped && mark == b' ';
                let word = line.split_at(end).0.split_at(at).1;
                if opens && begins {
                    first = first.with(word);
                }
                if !goes_on {
                    closing = closing.with(word);
                }
                opens = mark == b'|';
                inside = opens || goes_on;
                at = end + 1;
            }
            at += grouped as usize;
            last = if may_lack { last.or(closing) } else { closing };
            begins = begins && may_lack;
        }
        Edges { first, last: others.or(last) }
    }
}

const fn end_of_word(line: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < line.len() && !matches!(line[at], b' ' | b'|' | b')' | b']') {
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::super::phrases::Phrases;
    use super::super::{lists, names, time};
    use super::{Packed, phrases, slots};
    use crate::model::Language;
    use crate::understand::words::fold;

    /// The phrases that one line may stand for.
    const MOST: usize = 300;

    fn said(line: &str) -> Vec<String> {
        let mut said: Vec<String> = phrases(line).map(|words| words.join(" ")).collect();
        said.sort();
        said
    }

    #[test]
    fn a_line_without_slots_is_one_phrase() {
        assert_eq!(said("remind me to"), ["remind me to"]);
        assert_eq!(said("memo :"), ["memo :"]);
    }

    #[test]
    fn a_slot_stands_for_each_of_its_words_or_groups_of_words() {
        assert_eq!(said("pop|stick it"), ["pop it", "stick it"]);
        assert_eq!(said("(for the|in my) diary"), ["for the diary", "in my diary"]);
        assert_eq!(said("a|b c|d"), ["a c", "a d", "b c", "b d"]);
    }

    #[test]
    fn what_may_lack_is_said_or_not() {
        assert_eq!(said("[oh|well then] it is"), ["it is", "oh it is", "well then it is"]);
        assert_eq!(said("set [me] up"), ["set me up", "set up"]);
        assert_eq!(said("just [so]"), ["just", "just so"]);
    }

    /// What is wrong with a line of a table, if anything is.
    fn fault(line: &str) -> Option<String> {
        let written = slots(line).map(|slot| written(slot.choices, slot.may_lack)).collect::<Vec<_>>();
        if written.join(" ") != line {
            return Some("a slot is not closed, not parted by one space, or needs no brackets".to_owned());
        }
        for slot in slots(line) {
            let choices: Vec<&str> = slot.choices.split('|').collect();
            let words = || choices.iter().flat_map(|choice| choice.split(' '));
            if words().any(|word| word.is_empty() || word.contains(['(', ')', '[', ']'])) {
                return Some(format!("'{}' lacks a word, or holds a slot", slot.choices));
            }
            if !slot.may_lack && choices.len() == 1 && slot.choices.contains(' ') {
                return Some(format!("'({})' leaves no choice", slot.choices));
            }
            if choices.iter().collect::<HashSet<_>>().len() < choices.len() {
                return Some(format!("'{}' offers the same twice", slot.choices));
            }
        }
        if phrases(line).any(|words| words.is_empty()) {
            return Some("all of it may be left out".to_owned());
        }
        // Each phrase is kept by itself, and those that begin alike are gone through one by one.
        let count = phrases(line).count();
        if count > MOST {
            return Some(format!("it stands for {count} phrases, more than {MOST}: part it, or choose"));
        }
        let unfolded = |word: &str| fold(word) != word;
        phrases(line).flatten().find(|word| unfolded(word)).map(|word| format!("'{word}' is not folded"))
    }

    /// A slot as a line has it.
    fn written(choices: &str, may_lack: bool) -> String {
        match may_lack {
            true => format!("[{choices}]"),
            false if choices.contains(' ') => format!("({choices})"),
            false => choices.to_owned(),
        }
    }

    #[test]
    fn a_line_that_is_no_line_is_known() {
        for line in [
            "",
            " ",
            "a ",
            " a",
            "a  b",
            "a|",
            "|a",
            "a||b",
            "[a]",
            "[a] [b]",
            "(a b|c",
            "a b|c)",
            "[a b",
            "(a|b)",
            "(a b|)",
            "a|a",
            "(a b|a b) c",
            "a [b]c",
            "a(b c|d)",
            "(a [b] c|d)",
            "a [] b",
            "A b",
            "ü",
            "a|b|c|d|e|f|g a|b|c|d|e|f|g a|b|c|d|e|f|g",
        ] {
            assert!(fault(line).is_some(), "{line:?}");
        }
        for line in ["a", "a|b", "(a b|c) [d]", "[a] b", "memo :", "i * is", "booked _ in"] {
            assert_eq!(fault(line), None, "{line:?}");
        }
    }

    #[test]
    fn all_lines_of_all_languages_are_well_made() {
        for language in Language::ALL {
            let tables = format!("{:?} {:?} {:?}", names(language), lists(language), time(language));
            let quoted =
                |text: &str| text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
            let mut others = String::new();
            let mut lines = 0;
            for (nth, table) in tables.split("Phrases { lines: ").enumerate() {
                let (here, behind) =
                    if nth == 0 { ("", table) } else { table.split_once(", first: ").unwrap() };
                others.push_str(behind);
                for line in quoted(here) {
                    assert_eq!(fault(&line), None, "{language}: {line:?}");
                    lines += 1;
                }
            }
            assert!(lines > 500, "{language}: {lines} lines were looked at");
            // Only in phrases are slots known.
            for word in quoted(&others) {
                assert!(!word.contains('|') || word == "|", "{language}: {word:?}");
            }
        }
    }

    fn slot() -> impl Strategy<Value = (Vec<String>, bool)> {
        let choice = prop::collection::vec("[a-z,:*_]{1,4}", 1..4).prop_map(|words| words.join(" "));
        (prop::collection::hash_set(choice, 1..4).prop_map(Vec::from_iter), any::<bool>())
    }

    proptest! {
        #[test]
        fn a_line_stands_for_all_ways_to_choose_and_for_nothing_else(
            slots in prop::collection::vec(slot(), 1..5),
        ) {
            let line = slots.iter().map(|(choices, may_lack)| written(&choices.join("|"), *may_lack));
            let line = line.collect::<Vec<_>>().join(" ");
            let mut expected = vec![String::new()];
            for (choices, may_lack) in &slots {
                let and = |begun: &String| {
                    let said = choices.iter().map(|choice| format!("{begun} {choice}"));
                    said.chain(may_lack.then(|| begun.clone())).collect::<Vec<_>>()
                };
                expected = expected.iter().flat_map(and).collect();
            }
            let mut expected: Vec<String> = expected.iter().map(|said| said.trim_start().to_owned()).collect();
            expected.sort();
            prop_assert_eq!(said(&line), expected);
        }

        #[test]
        fn every_phrase_of_a_line_is_found_by_its_first_and_its_last_word(
            slots in prop::collection::vec(slot(), 0..4),
            word in "[a-z]{1,4}",
            behind in prop::collection::vec(slot(), 0..4),
        ) {
            let write = |(choices, may_lack): &(Vec<String>, bool)| written(&choices.join("|"), *may_lack);
            let slots = slots.iter().map(write).chain([word]).chain(behind.iter().map(write));
            let line = slots.collect::<Vec<_>>().join(" ");
            prop_assume!(line.len() < 128);
            let found = Phrases::new([Packed::leaked(&[&line]), packed!(&[])]);
            for words in phrases(&line) {
                prop_assert!(found.beginning(words[0]).contains(&words), "{}: {:?}", line, words);
                prop_assert!(found.ending(words[words.len() - 1]).contains(&words), "{}: {:?}", line, words);
            }
        }

        #[test]
        fn no_line_however_it_is_made_stops_what_reads_it(line in "[a-c|()\\[\\] ]{0,24}") {
            phrases(&line).count();
            Phrases::new([Packed::leaked(&[&line]), packed!(&[])]);
        }
    }
}
