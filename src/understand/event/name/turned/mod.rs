//! What a language says in another order than a calendar: behind a time, the verb stands before who does it, `am Montag holt
//! der Papa die Kinder ab`, and what the speaker does is written as a thing to do, `Kinder abholen`.
//!
//! A [`sentence`] begins behind a time or with who speaks. It says what is [`asked`] for, what the [`speaker`] does, or what
//! [`another`] does, who is its [`subject`]. An [`adjective`] at the beginning is written otherwise without its article, and
//! where something is goes [`placed`] behind it.

mod adjective;
mod another;
mod asked;
mod placed;
mod sentence;
mod speaker;
mod subject;

use std::borrow::Cow;

use super::Told;
use crate::understand::language::{Names, Turned};
use crate::understand::words::{Token, fold};
pub(super) use adjective::without_article;
pub(super) use placed::placed_behind;

/// The most words of who does it.
const SUBJECT: usize = 6;

/// Among so many beginnings of a sentence it stands.
const LOOKS: usize = 4;

/// A memo in the order of a calendar.
pub(super) struct Straight<'t> {
    pub(super) tokens: Vec<Token<'t>>,
    pub(super) cut: Vec<bool>,
    /// Where each token stands in the memo.
    pub(super) origins: Vec<usize>,
    /// The tokens that are written otherwise than they were said, and how.
    pub(super) written: Vec<(usize, String)>,
}

/// The memo in the order of a calendar, if that is another one.
pub(super) fn straightened<'t>(
    text: &str,
    tokens: &[Token<'t>],
    cut: &[bool],
    told: Told,
    names: &Names,
) -> Option<Straight<'t>> {
    if names.turned.articles.is_empty() || told == Told::Untimed {
        return None;
    }
    let memo = Memo { text, tokens, cut, names };
    let uncut: Vec<usize> = (0..tokens.len()).filter(|at| !memo.is_cut(*at)).collect();
    if let Some(straight) = memo.to_be_done(&uncut) {
        return Some(straight);
    }
    if let Some(straight) = memo.fronted(&uncut).filter(|_| told == Told::Ahead) {
        return Some(straight);
    }
    let begins = |place: &usize| uncut.get(*place).is_some_and(|at| memo.begins(*at));
    (0..uncut.len()).filter(begins).take(LOOKS).find_map(|from| {
        let before = uncut.get(..from).unwrap_or_default();
        let rest = uncut.get(from..).filter(|_| memo.is_noise(before) || memo.is_headed(before))?;
        let ahead = told == Told::Ahead;
        let speaker = ahead.then(|| memo.done_by_speaker(rest)).flatten();
        speaker.or_else(|| memo.done_by_another(rest)).or_else(|| memo.does_in_clause(rest))
    })
}

struct Memo<'m, 't> {
    text: &'m str,
    tokens: &'m [Token<'t>],
    cut: &'m [bool],
    names: &'m Names,
}

impl<'m, 't> Memo<'m, 't> {
    fn turned(&self) -> &'m Turned {
        &self.names.turned
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    fn word(&self, at: usize) -> &'m str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn nth(&self, rest: &[usize], place: usize) -> &'m str {
        rest.get(place).map_or("", |at| self.word(*at))
    }

    fn is_large(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }

    /// Whoever wrote the memo down wrote nouns large.
    fn has_capitals(&self) -> bool {
        let sentence = |at: usize| {
            let before = at.checked_sub(1).and_then(|before| self.tokens.get(before));
            before.is_none_or(|before| !before.is_spoken())
        };
        (0..self.tokens.len()).any(|at| self.is_large(at) && !sentence(at))
    }

    /// The tokens at `origins`; `written` says of some where they stand now and how they are written.
    fn straight(&self, origins: Vec<usize>, written: Vec<(usize, String)>) -> Option<Straight<'t>> {
        let mut tokens: Vec<Token<'t>> =
            origins.iter().filter_map(|at| self.tokens.get(*at).cloned()).collect();
        for (at, written) in &written {
            tokens.get_mut(*at)?.folded = Cow::Owned(fold(written));
        }
        let cut = origins.iter().map(|at| self.is_cut(*at)).collect();
        Some(Straight { tokens, cut, origins, written })
    }
}
