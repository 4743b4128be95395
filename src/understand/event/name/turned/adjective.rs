//! Adjectives at the beginning of a name, which show what their article said: `Neuer Herd`, `der Kleine`.

use super::{Memo, SUBJECT};
use crate::understand::language::Names;
use crate::understand::words::Token;

/// `Neuer Herd` for `der neue Herd`: how the adjectives are written that lost the article before the name.
pub(in crate::understand::event::name) fn without_article(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Vec<(usize, String)> {
    let memo = Memo { text, tokens, cut: &[], names };
    let article = kept.first().and_then(|first| first.checked_sub(1)).map_or("", |at| memo.word(at));
    let large = memo.has_capitals();
    if let Some(whole) = memo.somebody_by_adjective(kept, large) {
        return vec![whole];
    }
    let adjectives = (0..SUBJECT).take_while(|place| memo.is_adjective(kept, *place, large));
    let strong = |at: usize| {
        let said = tokens.get(at)?.said(text);
        (names.turned.strong)(article, said).map(|written| (at, written))
    };
    adjectives.filter_map(|place| strong(*kept.get(place)?)).collect()
}

impl Memo<'_, '_> {
    /// `der Kleine` of `der Kleine hat Geburtstag`: the first word, and how it is written with the article that it lost, where
    /// it is an adjective that stands for somebody.
    fn somebody_by_adjective(&self, kept: &[usize], large: bool) -> Option<(usize, String)> {
        let first = *kept.first()?;
        if !self.turned().nominal.has(self.tokens.get(first)?) {
            return None;
        }
        let the = first.checked_sub(1)?;
        let next = kept.get(1).copied();
        let verb = |at: usize| {
            let said = self.word(at);
            self.names.comments.states.contains(said) || self.turned().verbs.contains(said)
        };
        let noun = |at: usize| at == first + 1 && self.is_large(at);
        let stands = match large {
            true => self.is_large(first) && !next.is_some_and(noun),
            false => next.is_some_and(verb),
        };
        let whole = stands && self.turned().of_somebody.contains(self.word(the)) && !self.is_cut(the);
        let said = |at: usize| self.tokens.get(at).map(|token| token.said(self.text));
        whole.then(|| said(the).zip(said(first))).flatten().map(|(the, who)| (first, format!("{the} {who}")))
    }

    pub(super) fn is_adjective(&self, said: &[usize], place: usize, large: bool) -> bool {
        let is_large = |place: usize| said.get(place).is_some_and(|at| self.is_large(*at));
        if large {
            return !is_large(place) && is_large(place + 1);
        }
        let word = self.nth(said, place);
        let mut stems = ["e", "er", "es", "en"].iter().filter_map(|end| word.strip_suffix(end));
        stems.any(|stem| self.turned().adjectives.contains(stem))
    }
}
