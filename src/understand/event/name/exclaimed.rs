//! What is called out before a sentence, and names it: `Sportferien! Nächste Woche sind die Kinder beim Grosi`.

use std::ops::Range;

use super::written::{capitalised, joined};
use super::{Named, Told, named_in_one};
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token, fold};

/// Where the mark of `Sportferien!` stands before a whole sentence that begins with its time: `Nächste Woche sind …`.
pub(super) fn exclaimed(tokens: &[Token<'_>], cut: &[bool], names: &Names) -> Option<usize> {
    if names.turned.articles.is_empty() {
        return None;
    }
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let mark = (1..=EXCLAIMED).find(|at| word(*at) == "!")?;
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let whole = (0..mark).all(|at| !is_cut(at) && tokens.get(at).is_some_and(Token::is_spoken));
    let verb = (mark + 1..tokens.len()).find(|at| !is_cut(*at)).filter(|verb| *verb > mark + 1)?;
    let verb = tokens.get(verb)?;
    let does = names.comments.states.has(verb) || names.turned.verbs.has(verb) || names.telling.to.has(verb);
    (whole && does).then_some(mark)
}

/// No more words are called out before a sentence.
const EXCLAIMED: usize = 2;

/// `Sportferien, Kinder beim Grosi`: what was called out up to the mark, and what happens then.
pub(super) fn behind_exclaimed(
    text: &str,
    tokens: &[Token<'_>],
    (cut, called): (&[bool], Vec<usize>),
    when: Range<usize>,
    names: &Names,
) -> Named {
    let mut behind = cut.to_vec();
    let ends = |at: &usize| tokens.get(*at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
    let mark = (0..tokens.len()).find(ends).unwrap_or(0);
    behind.iter_mut().take(mark + 1).for_each(|cut| *cut = true);
    let mut named = named_in_one(text, tokens, &behind, (Told::Ahead, when), names);
    let said = capitalised(&joined(text, tokens, &called, &[], names));
    let first = named.kept.first().and_then(|first| tokens.get(*first));
    let small = first.is_some_and(|first| {
        first.said(text).starts_with(char::is_lowercase) && fold(&named.name).starts_with(first.word())
    });
    let mut chars = named.name.chars();
    let begins = chars.next().filter(|_| small).into_iter().flat_map(char::to_lowercase);
    let rest: String = if small { begins.chain(chars).collect() } else { named.name };
    named.name = if rest.is_empty() { said } else { format!("{said}, {rest}") };
    named.kept = [called, named.kept].concat();
    named
}
