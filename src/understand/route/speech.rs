//! The words of a memo, and what those around a trigger say about it.

use super::ear::Ear;
use super::likeness::Likeness;
use super::phrase::Phrase;
use crate::model::Language;
use crate::understand::language::{self, Packed, Spelling};
use crate::understand::words::{Kind, ONE, Token, is_lone_one};

/// What is said, word by word, without the noise between.
pub(super) struct Speech<'t> {
    text: &'t str,
    spots: Vec<Spot<'t>>,
    /// The words as they are compared, one for each spot.
    pub(super) folded: Vec<&'t str>,
    /// A noun is told by its capital, as the memo is written with them.
    tells_nouns: bool,
    spelling: &'static Spelling,
    /// What stands before a surname: `Mrs`.
    honorifics: Packed,
}

/// What stands between a title and a surname has no more letters: `von`.
const LONGEST_OF: usize = 3;

/// A word where it is spoken.
#[derive(Debug)]
struct Spot<'t> {
    token: &'t Token<'t>,
    /// How many words are spoken before.
    at: usize,
    /// It opens the text, or a mark stands before it.
    open: bool,
    /// It ends the text, or a mark stands after it.
    closed: bool,
}

impl<'t> Speech<'t> {
    /// The spoken ones of `tokens`; `noise` between the words of a trigger does not part them.
    pub(super) fn new(
        text: &'t str,
        tokens: &'t [Token<'t>],
        noise: &[&'static str],
        language: Language,
        spelling: &'static Spelling,
    ) -> Self {
        let mut spots: Vec<Spot<'_>> = Vec::with_capacity(tokens.len());
        let mut folded = Vec::with_capacity(tokens.len());
        let (mut at, mut open) = (0, true);
        for (index, token) in tokens.iter().enumerate() {
            if !token.is_spoken() {
                open = true;
                spots.last_mut().into_iter().for_each(|last| last.closed = true);
                continue;
            }
            let noise = spelling.hesitations.has(token) && noise.contains(&token.word());
            if !noise {
                spots.push(Spot { token, at, open, closed: false });
                folded.push(if is_lone_one(tokens, index, language) { ONE } else { token.word() });
                open = false;
            }
            at += 1;
        }
        spots.last_mut().into_iter().for_each(|last| last.closed = true);
        let tells_nouns =
            spelling.nouns_are_capital && spots.iter().any(|spot| !spot.open && spot.is_capital(text));
        let honorifics = language::lists(language).honorifics;
        Speech { text, spots, folded, tells_nouns, spelling, honorifics }
    }

    /// How `known` is heard in the `count` words from `first` on, and where they begin and end in the text.
    pub(super) fn hear(
        &self,
        ear: &mut Ear<'_>,
        known: &Phrase,
        first: usize,
        count: usize,
    ) -> Option<(Likeness, usize, usize)> {
        let heard = self.folded.get(first..first + count).unwrap_or_default();
        let (start, end) = (self.spots.get(first)?, self.spots.get(first + count - 1)?);
        let before = first.checked_sub(1).and_then(|at| self.folded.get(at));
        let pointed = before.is_none_or(|word| self.spelling.pointers.contains(word));
        let spots = self.spots.get(first..first + count).unwrap_or_default();
        ear.heads = start.at == 0 && end.closed && first + count < self.spots.len();
        let mut likeness = ear.hear(known, heard, self.are_one_name(spots, pointed))?;
        let said = || spots.iter().map(|spot| spot.token);
        if !likeness.is_literal() && known.is_spelt(self.text, said()) {
            likeness = Likeness::LITERAL;
        }
        if !likeness.is_literal() && self.is_deed(known, first, heard) {
            return None;
        }
        if likeness.is_literal() && end.at - start.at >= count {
            likeness = Likeness::PARTED;
        }
        // In the middle of a sentence, a form of a common word is only that.
        let in_passing = !(pointed || start.open || end.closed || likeness.is_literal());
        let form = |heard: &str| self.spelling.is_form_of_common(heard) && !known.is_but_for_doubling(heard);
        if in_passing && matches!(heard, [word] if form(word)) {
            return None;
        }
        Some((likeness, start.token.start, end.token.end))
    }

    /// Whether words may stand together as the parts of one name do: where a name may stand, alone between two marks,
    /// with a hyphen, or as two nouns, `im Putz Plan`; `die Saat gut wässern` is none.
    fn are_one_name(&self, spots: &[Spot<'_>], pointed: bool) -> bool {
        let [head, tail] = spots else { return pointed };
        let hyphen = || self.text.get(head.token.end..tail.token.start) == Some("-");
        if tail.open {
            return pointed || hyphen();
        }
        let nouns = self.tells_nouns && spots.iter().all(|spot| spot.is_capital(self.text));
        nouns || head.open && (tail.closed || head.at == 0) || pointed && (tail.closed || !self.tells_nouns)
    }

    /// The word at `first` is what somebody is called: `Herr von Gagern`, `Mrs Chores`.
    fn is_surname(&self, first: usize) -> bool {
        let before = |back: usize| first.checked_sub(back).and_then(|at| self.folded.get(at));
        let titled = |back: usize| before(back).is_some_and(|word| self.honorifics.contains(word));
        titled(1) || before(1).is_some_and(|of| of.len() <= LONGEST_OF) && titled(2)
    }

    /// The word at `first` is a verb or somebody's name, and no mishearing of a trigger.
    fn is_deed(&self, known: &Phrase, first: usize, heard: &[&str]) -> bool {
        let ([word], Some(start)) = (known.words.as_slice(), self.spots.get(first)) else { return false };
        // `das Auto waschen` names no Wäsche.
        let is_verb = || matches!(heard, [heard] if self.spelling.same_but_number(&word.folded, heard));
        if self.tells_nouns && !start.is_capital(self.text) && is_verb() {
            return true;
        }
        // What somebody does is a verb, and no name: `se reunió`.
        let before = first.checked_sub(1).and_then(|at| self.folded.get(at));
        if !start.open && before.is_some_and(|word| self.spelling.doers.contains(word)) {
            return true;
        }
        if !word.is_name && self.is_surname(first) {
            return true;
        }
        // `book a flight` is no mishearing of `books`.
        let object = || {
            let next = self.spots.get(first + 1).filter(|_| !start.closed).map(|spot| spot.token);
            next.is_some_and(|next| next.kind == Kind::Number || self.spelling.objects.contains(&next.word()))
        };
        start.open && matches!(heard, [verb] if self.spelling.imperatives.contains(verb) && object())
    }
}

impl Spot<'_> {
    fn is_capital(&self, text: &str) -> bool {
        self.token.said(text).starts_with(char::is_uppercase)
    }
}
