//! Words that are parted otherwise than in the phrase: written as one, in two, or one's end at the next one's head.

use super::letters::{LONGEST, has_digit, runs, undoubled};
use super::{ANCHOR, Anchor, DOUBLED, Ear, JOINED, PLURAL, SOUND};
use crate::understand::route::phrase::Word;

impl Ear<'_> {
    /// What it costs to hear `heard` for `group` where the words are parted otherwise.
    pub(super) fn joint(
        &mut self,
        group: &[Word],
        heard: &[&str],
        pointed: bool,
        anchor: Anchor,
    ) -> Option<u32> {
        if heard.iter().any(|word| has_digit(word)) {
            return None;
        }
        if let [said] = heard {
            // A number word is a part of a compound as it is spelt: `secondhand`.
            let rest = group.iter().try_fold(*said, |rest, word| rest.strip_prefix(word.spelt.as_str()));
            // `diario de abordo`
            let beside_word = matches!(group, [_, word] if anchor == Anchor::Word && word.letters > ANCHOR);
            let whole = |word: &Word| word.letters > 1 || word.is_prefix;
            if rest == Some("") && (beside_word || group.iter().all(whole)) {
                return Some(JOINED);
            }
            if self.is_other_number_of(group, said) {
                return Some(JOINED + PLURAL);
            }
            if anchor != Anchor::None && self.is_run_together(group, said) {
                return Some(JOINED + DOUBLED);
            }
        }
        if group.iter().any(|word| word.is_number || word.letters < 2) {
            return None;
        }
        let mut joined = std::mem::take(&mut self.joined);
        joined.0.clear();
        joined.1.clear();
        group.iter().for_each(|word| joined.0.push_str(&word.folded));
        heard.iter().for_each(|word| joined.1.push_str(word));
        let cost = self.joined(group, heard, pointed, &joined.0, &joined.1);
        self.joined = joined;
        cost
    }

    fn joined(&mut self, group: &[Word], heard: &[&str], pointed: bool, a: &str, b: &str) -> Option<u32> {
        let letters: usize = group.iter().map(|word| word.letters).sum();
        let splits = group.len() == 1;
        // `to do` is said all day; it is `todo` only where a name may stand.
        let is_known = |word: &&str| word.len() <= 3 || self.spelling.is_common(word);
        let everyday = || splits && letters <= 8 && heard.iter().all(is_known);
        if a == b {
            return (pointed || !everyday()).then_some(JOINED);
        }
        // `bee hives`
        if splits && (6..8).contains(&letters) && self.spelling.same_but_number(a, b) {
            return (pointed || !everyday()).then_some(JOINED + PLURAL);
        }
        let by_ear = match (group, heard) {
            ([_], [head, tail]) => self.spelling.is_parted_by_ear(a, (head, tail)),
            ([head, tail], [_]) => self.spelling.is_parted_by_ear(b, (&head.folded, &tail.folded)),
            _ => false,
        };
        if by_ear && pointed {
            return Some(JOINED + SOUND);
        }
        if !(8..=LONGEST).contains(&letters) || group.iter().any(Word::is_exact) {
            return None;
        }
        if group.len() > 1 && heard.len() > 1 {
            return None;
        }
        if self.spelling.same_but_number(a, b) {
            return Some(JOINED + PLURAL);
        }
        if let ([_], [head, tail]) = (group, heard) {
            let link = a.strip_prefix(head).and_then(|rest| rest.strip_suffix(tail));
            // `Werkzeuge Liste`, where the compound has no letter between its parts
            let linked = |link: &&str| {
                let stem = head.strip_suffix(*link).filter(|stem| !link.is_empty() && stem.len() > ANCHOR);
                stem.is_some_and(|stem| a.strip_prefix(stem) == Some(*tail))
            };
            let one_more = self.spelling.links.iter().any(linked);
            // `Materialien Liste`
            let ours =
                a.strip_suffix(tail).filter(|ours| ours.len() > ANCHOR && !self.spelling.links.is_empty());
            let many = ours.is_some_and(|ours| self.spelling.same_but_number(ours, head));
            if one_more || many || link.is_some_and(|link| self.spelling.links.contains(&link)) {
                return Some(JOINED + PLURAL);
            }
        }
        let is_known = |word: &&str| {
            word.len() <= 3 || self.spelling.is_form_of_common(word) || self.spelling.is_near_common(word)
        };
        if self.trusts_common_words && heard.iter().all(is_known) {
            return None;
        }
        if self.spelling.is_one_word(a, b) {
            return Some(JOINED + SOUND);
        }
        // `ballroom` is no `barrel room`: of what was said in one, less is lost.
        let most = if letters < 10 || heard.len() == 1 && group.len() > 1 { 100 } else { 160 };
        self.letters(a, b, most).map(|cost| cost + JOINED)
    }

    /// Whether `heard` is the group written as one, but for the number of its last word, which is no short one:
    /// `jobsheet` for `job sheets`.
    fn is_other_number_of(&self, group: &[Word], heard: &str) -> bool {
        let Some((last, before)) = group.split_last() else { return false };
        let rest = before.iter().try_fold(heard, |rest, word| rest.strip_prefix(word.spelt.as_str()));
        let whole = before.iter().all(|word| word.letters > 1 || word.is_prefix);
        whole
            && last.letters > ANCHOR
            && rest.is_some_and(|rest| self.spelling.same_but_number(&last.folded, rest))
    }

    /// Whether `heard` is a small word of one letter and the next in one, of which no word is made: `allanger` for `à
    /// langer`.
    fn is_run_together(&self, group: &[Word], heard: &str) -> bool {
        let [small, word] = group else { return false };
        let spelling = self.spelling;
        let known = || {
            spelling.is_common(heard) || spelling.is_near_common(heard) || spelling.is_form_of_common(heard)
        };
        let joined = small.folded.chars().chain(word.folded.chars());
        small.letters == 1
            && word.letters > ANCHOR
            && !word.is_number
            && spelling.is_small(&small.folded)
            && undoubled(heard).eq(runs(joined))
            && !known()
    }
}
