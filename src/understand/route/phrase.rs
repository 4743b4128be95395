use std::collections::HashMap;

use super::ear::undoubled;
use super::skeleton::is_vowel;
use crate::model::Language;
use crate::understand::language::{Spelling, proper};
use crate::understand::transcript::Transcript;
use crate::understand::words::{Kind, ONE, Token, fold, is_apostrophe, is_lone_one};

/// A trigger phrase, ready to be compared.
#[derive(Debug)]
pub(super) struct Phrase {
    /// As it was given.
    pub(super) text: String,
    /// Its words and numbers; a phrase without any is never heard.
    pub(super) words: Vec<Word>,
    /// Letters in all words.
    pub(super) letters: usize,
    /// The position of the first phrase with the same words; often its own.
    pub(super) first_twin: usize,
    /// The position of the next one.
    pub(super) next_twin: Option<usize>,
}

/// One word of a phrase.
#[derive(Debug)]
pub(super) struct Word {
    /// As it is compared.
    pub(super) folded: String,
    /// As it is written where it is part of a longer word, or without its apostrophe: `second`, `mums`.
    pub(super) spelt: String,
    /// How it sounds.
    pub(super) sound: String,
    /// Letters in `folded`.
    pub(super) letters: usize,
    /// A number in digits.
    pub(super) is_number: bool,
    /// The name of somebody or of a place.
    pub(super) is_name: bool,
    /// An article between other words, or before what is heard without it, too: `the freezer list`.
    pub(super) is_article: bool,
    /// An `and` between other words.
    pub(super) is_and: bool,
    /// A mark that is said as `and` stands before it: `food & drink`.
    pub(super) joined_by_mark: bool,
    /// A letter that a hyphen or an apostrophe joins to the next word: `e-mail`, `d'achats`.
    pub(super) is_prefix: bool,
}

impl Word {
    /// Numbers and short words carry too little to be heard by half.
    pub(super) fn is_exact(&self) -> bool {
        self.is_number || self.letters <= 3
    }

    /// It stands between or before other words and may not be heard.
    pub(super) fn is_small(&self) -> bool {
        self.is_article || self.is_and
    }

    /// Where the word ends in an `s` and one more letter, the word without that letter.
    pub(super) fn without_letter_after_s(&self) -> Option<&str> {
        let (at, last) = self.folded.char_indices().next_back()?;
        let short = self.folded.get(..at)?;
        (self.letters > 4 && !is_vowel(last) && last != 's' && short.ends_with('s')).then_some(short)
    }
}

/// A word of so many letters is known without the article before it.
const ALONE: usize = 8;

/// `the freezer list`, `die Einkaufsliste`: behind the article, two words or a long one are heard as the same; but `the gym` has
/// nothing else to be known by, and `my wish list` is nobody else's.
fn opens_with_article(words: &[Word], spelling: &Spelling) -> bool {
    let (Some(first), rest) = (words.first(), words.get(1..).unwrap_or_default()) else { return false };
    let known = rest.len() > 1 || rest.iter().any(|only| only.letters >= ALONE);
    known && spelling.definite.contains(&first.folded.as_str())
}

/// `said` folded, without what is no letter.
fn spelt(said: &str) -> String {
    fold(said).chars().filter(|c| c.is_alphanumeric()).collect()
}

impl Phrase {
    pub(super) fn new(text: &str, language: Language, spelling: &Spelling) -> Self {
        let transcript = Transcript::new(text, language);
        let tokens = transcript.words();
        // Most phrases have no marks at all.
        let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b' ');
        let mark = |at: Option<usize>| {
            at.filter(|_| !plain).and_then(|at| tokens.get(at)).filter(|token| !token.is_spoken())
        };
        let mut words: Vec<Word> = tokens
            .iter()
            .enumerate()
            .filter(|(_, token)| token.is_spoken())
            .map(|(at, token)| {
                let one = is_lone_one(tokens, at, language);
                let folded = if one { ONE } else { token.word() };
                let mut sound = String::new();
                spelling.sound(folded, &mut sound);
                let letters = folded.chars().count();
                let spelt = spelt(token.said(text));
                let before = mark(at.checked_sub(1));
                let hyphen = |token: &Token<'_>| token.kind == Kind::Dash && token.glued;
                Word {
                    sound,
                    letters,
                    is_number: one || token.kind == Kind::Number,
                    is_name: proper::name(folded).is_some(),
                    spelt,
                    is_article: letters <= 3 && spelling.articles.contains(&folded),
                    is_and: letters <= 3 && spelling.ands.contains(&folded),
                    joined_by_mark: before.is_some_and(|mark| matches!(mark.said(text), "&" | "+")),
                    is_prefix: letters == 1
                        && !plain
                        && (token.said(text).ends_with(is_apostrophe)
                            || mark(Some(at + 1)).is_some_and(hyphen)),
                    folded: folded.to_owned(),
                }
            })
            .collect();
        let opens = usize::from(opens_with_article(&words, spelling));
        let ends = [0, words.len().saturating_sub(1)];
        for (at, word) in words.iter_mut().enumerate().skip(opens).filter(|(at, _)| ends.contains(at)) {
            (word.is_article, word.is_and) = (false, false);
            word.joined_by_mark &= at > 0;
        }
        let letters = words.iter().map(|word| word.letters).sum();
        Phrase { text: text.to_owned(), words, letters, first_twin: 0, next_twin: None }
    }

    pub(super) fn has_word(&self, folded: &str) -> bool {
        self.words.iter().any(|word| word.folded == folded)
    }

    /// `douleurr` for `douleur`: its one word, but for a letter that is doubled in one of the two.
    pub(super) fn is_but_for_doubling(&self, heard: &str) -> bool {
        matches!(self.words.as_slice(), [word] if undoubled(&word.folded).eq(undoubled(heard)))
    }

    /// Whether `said` are its words but for an apostrophe that only one of the two has: `mums list` for `mum's
    /// list`.
    pub(super) fn is_spelt<'t>(
        &self,
        text: &str,
        said: impl ExactSizeIterator<Item = &'t Token<'t>>,
    ) -> bool {
        let same = |(word, token): (&Word, &Token<'_>)| {
            let is_word = !word.is_number && token.kind == Kind::Word;
            word.folded == token.folded
                || is_word && (word.spelt == token.folded || word.folded == spelt(token.said(text)))
        };
        self.words.len() == said.len() && self.words.iter().zip(said).all(same)
    }

    /// Whether the words of `other`, however they are parted, are some of this phrase's words in a row, but not
    /// all.
    pub(super) fn contains(&self, other: &Phrase) -> bool {
        if other.words.is_empty() || other.letters >= self.letters {
            return false;
        }
        (0..self.words.len()).any(|from| {
            let mut theirs = other.words.iter().flat_map(|word| word.folded.chars());
            for word in self.words.get(from..).unwrap_or_default() {
                if !word.folded.chars().all(|letter| theirs.next() == Some(letter)) {
                    return false;
                }
                if theirs.clone().next().is_none() {
                    return true;
                }
            }
            false
        })
    }
}

/// Tells every phrase which is the first with the same words, and which the next.
pub(super) fn find_twins(phrases: &mut [Phrase]) {
    // The first and, so far, the last with these words.
    let mut known: HashMap<Vec<String>, (usize, usize)> = HashMap::new();
    for at in 0..phrases.len() {
        let Some(phrase) = phrases.get_mut(at) else { return };
        let words = phrase.words.iter().map(|word| word.folded.clone()).collect();
        let (first, last) = known.entry(words).or_insert((at, at));
        phrase.first_twin = *first;
        let before = std::mem::replace(last, at);
        if let Some(before) = phrases.get_mut(before).filter(|_| before != at) {
            before.next_twin = Some(at);
        }
    }
}
