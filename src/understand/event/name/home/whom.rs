//! Whom a name only calls by a pronoun, who was told of before: `Mi comadre anda muy triste. Café con ella el martes`.

use std::ops::Range;

use super::Memo;
use super::topic::may_end;
use crate::understand::event::name::uncut;
use crate::understand::event::name::written::joined;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// No more words and marks say who does what a sentence tells.
const WHO: usize = 6;

/// `Café con mi comadre` for what is `kept`, and the tokens of it; the time stands at `when`.
pub(in crate::understand::event::name) fn whom(
    text: &str,
    tokens: &[Token<'_>],
    (cut, kept): (&[bool], &[usize]),
    when: Range<usize>,
    names: &Names,
) -> Option<(String, Vec<usize>)> {
    let before = tokens.get(..when.start).unwrap_or_default();
    if names.topics.whom.is_empty() || when.is_empty() || !before.iter().any(may_end) {
        return None;
    }
    let open = uncut(tokens, cut, names);
    let memo = Memo::new(text, tokens, cut, &open, (&open, when.clone()), names);
    let opens = (1..=when.start).rev().find(|at| memo.ends_a_sentence(at - 1))?;
    let closes = (when.end..tokens.len()).find(|at| memo.ends_a_sentence(*at)).unwrap_or(tokens.len());
    let mut said: Vec<usize> = kept.iter().copied().filter(|at| (opens..closes).contains(at)).collect();
    let with = said.iter().position(|at| memo.leads_to_whom(*at))?;
    let pronoun = said.get(with)? + 1;
    if said.iter().take(with).skip(1).any(|at| memo.is_somebody(*at)) {
        return None;
    }
    if said.get(with + 1) != Some(&pronoun) {
        said.insert(with + 1, pronoun);
    }
    let mark = opens.checked_sub(1)?;
    let from = (1..mark).rev().find(|at| memo.ends_a_sentence(at - 1)).unwrap_or(0);
    let who = memo.who_does(&(from..mark))?;
    let first = who.first().and_then(|first| tokens.get(*first));
    let article = first.filter(|first| names.noting.articles.has(first) || names.sentences.whose.has(first));
    let article = who.first().copied().zip(article.map(|article| article.said(text).to_lowercase()));
    let called = joined(text, tokens, who, &article.into_iter().collect::<Vec<_>>(), names);
    let name = joined(text, tokens, &said, &[(pronoun, called)], names);
    let kept = [who, &said].concat();
    Some((name, kept))
}

impl Memo<'_, '_> {
    /// `elle`; `él`, but `el`
    pub(super) fn is_whom(&self, at: usize) -> bool {
        self.is_in(&self.names.topics.whom, at) && (!self.is_article(at) || self.is_spelt(at))
    }

    /// `avec` in `avec elle`
    fn leads_to_whom(&self, at: usize) -> bool {
        let leads = self.names.company.holds(self.word(at)) || self.is_in(&self.names.topics.places, at);
        leads && self.is_whom(at + 1)
    }

    /// `mi comadre` of `mi comadre anda muy triste`, none of `je ne sais pas`.
    pub(super) fn who_does(&self, sentence: &Range<usize>) -> Option<&[usize]> {
        let said = self.uncut(sentence);
        let tells = |at: &usize| {
            let told = self.tells(*at) || self.is_verb(*at);
            told || self.is_in(&self.names.topics.tells, *at) && self.is_small(*at)
        };
        // `ma belle-sœur`, `M. Girard`
        let mark = |at: usize| self.tokens.get(at).is_some_and(|mark| mark.glued && mark.kind != Kind::Comma);
        let end = said.iter().take(WHO).position(tells)?;
        let who = said.get(..end).filter(|who| who.iter().all(|at| self.is_spoken(*at) || mark(*at)))?;
        let noun = who.last().filter(|last| !self.is_leading(**last))?;
        let first = who.first()?;
        let led = self.is_leading(*first) && first != noun || who.len() == 1;
        (led && !self.is_in(&self.names.topics.slight, *noun)).then_some(who)
    }
}
