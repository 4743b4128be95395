//! Who is meant by the pronoun beside the time, of whom a sentence before tells something else: `Dad broke his leg, he's
//! having it set on Friday` is `Dad having it set`.
//!
//! Behind the [`pronoun`] stands what they are [`doing`] then, before it [`who`] that is.

mod doing;
mod pronoun;
mod who;

use std::ops::Range;

use super::edges::without_back;
use super::parting::parts_clauses;
use super::written::joined;
use super::{Named, capitalised};
use crate::understand::language::{Names, WordList};
use crate::understand::words::Token;
use doing::Doing;

/// So far before the time its pronoun may stand.
const FAR: usize = 14;

/// So many words stand at most between what somebody said of themselves and that: `reckons that`.
const SAID: usize = 3;

/// The name of a memo that says by a pronoun who does something at the time at `when`, and tells of them before.
pub(super) fn whoever(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    when: Range<usize>,
    names: &Names,
) -> Option<Named> {
    if names.fixing.third.is_empty() || when.start < SAID {
        return None;
    }
    let near = when.start.saturating_sub(FAR)..when.start;
    let memo = Memo { text, tokens, cut, names };
    let clause = || near.clone().rev().take_while(|at| !memo.parts(*at));
    let pronoun = clause()
        .find(|at| memo.is_third(*at))
        .or_else(|| clause().find(|at| memo.goes_there(*at..when.start)))?;
    let said_by = memo.said_by(pronoun);
    let who = match said_by {
        Some(who) => who,
        None => memo.who_before(memo.told_until(pronoun)?, pronoun)?,
    };
    let mut written = Vec::new();
    if memo.is_of_another(&who) {
        return None;
    }
    let tail: Vec<usize> = (pronoun + 1..when.start).filter(|at| !memo.is_cut(*at)).collect();
    let said = without_back(tokens, &tail, names);
    // `she's showing it`
    if tail.iter().skip(said.len()).any(|at| memo.is_in(&names.sentences.objects, *at)) {
        return None;
    }
    let tail = said;
    let there = memo.goes_there(pronoun..when.start);
    let doing = if there { Doing::Comes } else { memo.does(pronoun, tail)? };
    // `he's going to be late`: how he is matters.
    let is = (pronoun + 1..when.start).any(|at| !tail.contains(&at) && memo.is_in(&names.fixing.be, at));
    if doing == Doing::Comes && (is || memo.goes_on(who.end)) {
        return None;
    }
    if doing == Doing::Will {
        written.push((pronoun, names.referred.to.to_owned()));
    }
    let led = usize::from(memo.is_in(&names.noting.articles, who.start));
    let mut kept: Vec<usize> = (who.start + led..who.end).collect();
    match doing {
        Doing::Comes => {}
        Doing::Will => kept.extend([pronoun].iter().chain(tail)),
        Doing::Acts => kept.extend(tail),
    }
    kept.extend(memo.behind(when.end)?);
    let name = capitalised(&joined(text, tokens, &kept, &written, names));
    Some(Named { name, kept })
}

pub(super) struct Memo<'m, 't> {
    pub(super) text: &'m str,
    pub(super) tokens: &'m [Token<'t>],
    pub(super) cut: &'m [bool],
    pub(super) names: &'m Names,
}

impl Memo<'_, '_> {
    pub(super) fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    pub(super) fn is_in(&self, words: &WordList, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| words.has(token))
    }

    pub(super) fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    pub(super) fn is_short(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.end - token.start > token.folded.len())
    }

    pub(super) fn is_small(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_lowercase))
    }

    /// A mark that parts clauses, and not that of `Mrs. Lee`.
    pub(super) fn parts(&self, at: usize) -> bool {
        let title = at.checked_sub(1).is_some_and(|title| self.is_in(&self.names.fixing.titles, title));
        parts_clauses(self.tokens, at) && !title
    }

    fn is_joint(&self, at: usize) -> bool {
        let joins = self.is_in(&self.names.speaking.and, at) || self.is_in(&self.names.aside.joints, at);
        joins || self.is_in(&self.names.sentences.points, at)
    }

    pub(super) fn is_title_dot(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|title| self.is_in(&self.names.fixing.titles, title))
            && !self.is_spoken(at)
    }
}
