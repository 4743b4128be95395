//! What is said behind a memo without any time, of which nothing else tells what is talk: `cancel the gym, it costs me a
//! fortune`.

use std::ops::Range;

use super::{Memo, mark};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// A clause of fewer words may be what belongs to the one before it: `die kommt`.
const CLAUSE: usize = 3;

/// No more words behind a verb of telling say to whom.
const WHOM: usize = 3;

/// The memo without the clauses behind the one that says what is to be done, whose subject points back to it.
pub(in crate::understand::event::name) fn without_comment(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    kept: &[usize],
    names: &Names,
) -> Option<Vec<bool>> {
    let points = |word: &str| {
        let said = &names.sentences;
        said.backs.contains(word) || said.presents.contains(word) || names.that.contains(word)
    };
    if !kept.iter().any(|at| points(tokens.get(*at).map_or("", Token::word))) {
        return None;
    }
    // No word joins a clause to a time.
    let when = 0..usize::MAX;
    let memo = Memo::new(text, tokens, cut, kept, (kept, when), names);
    let clauses = memo.clauses();
    let from =
        (1..clauses.len()).find(|at| clauses.get(*at).is_some_and(|clause| memo.points_back(clause)))?;
    let start = clauses.get(from)?.start;
    let before = kept.get(..kept.partition_point(|at| *at < start)).unwrap_or_default();
    let told = clauses.iter().skip(from).all(|clause| memo.only_tells(clause));
    let named = before.iter().filter(|at| memo.is_spoken(**at)).nth(1).is_some();
    // `Mrs Petit has moved, she's in room ten`: that is no thing to do.
    // `sort out the will` reports nothing.
    let tells = |at: &usize| memo.tells(*at) && !at.checked_sub(1).is_some_and(|at| memo.is_leading(at));
    let reports = before.iter().any(tells) || memo.acts(before);
    let kept_whole = reports || memo.asks_to_tell(before) || memo.wants_more(kept, start);
    if !told || !named || kept_whole || !says_what(tokens, before, names) {
        return None;
    }
    let mut cut = cut.to_vec();
    mark(&mut cut, start..tokens.len());
    Some(cut)
}

impl Memo<'_, '_> {
    /// `it's costing me a fortune`, `das schieben wir alle vor uns her`, behind a comma.
    fn points_back(&self, clause: &Range<usize>) -> bool {
        let comma = clause.start.checked_sub(1).is_some_and(|mark| self.word(mark) == ",");
        let left = self.uncut(clause);
        let words = left.iter().filter(|at| self.is_spoken(**at)).count();
        let (Some(first), Some(next)) = (left.first().copied(), left.get(1).copied()) else { return false };
        let back = |at: usize| self.is_in(&self.names.sentences.backs, at);
        // `que siempre lo dejo`, but `que lo mire Ana`
        let adverb = |at: usize| self.is_in(&self.names.sentences.always, at);
        // `the wifi key, it's banana 42`: a number says which one it is.
        let numbered = |at: &usize| self.tokens.get(*at).is_some_and(|token| token.number.is_some());
        if self.identifies(left) || left.iter().any(numbered) {
            return false;
        }
        let presents = self.is_in(&self.names.sentences.presents, first) && self.is_short(first);
        let backs = back(first) || presents || self.is_in(&self.names.that, first) && adverb(next);
        // `die liegt seit Monaten`, but `die Anna mag`
        let verb_last = self.names.telling.encloses || self.is_article(first);
        let lower =
            self.tokens.get(next).is_some_and(|next| next.said(self.text).starts_with(char::is_lowercase));
        let word = self.word(next);
        let verb =
            |word: &str| self.names.sentences.finite.contains(word) || self.names.turned.verbs.contains(word);
        let form = || self.is_state(next) || lower && verb(word);
        // `il faut que je trie …`, which leads to what is named
        let whole = self.left(clause).first() == Some(&first);
        comma && whole && words >= CLAUSE && backs && if verb_last { form() } else { self.only_tells(clause) }
    }

    /// A clause that says something of what was named.
    fn only_tells(&self, clause: &Range<usize>) -> bool {
        let left = self.uncut(clause);
        let rest = left.iter().position(|at| !self.is_in(&self.names.sentences.links, *at));
        let rest = left.get(rest.unwrap_or(0)..).unwrap_or_default();
        let joined = rest.len() < left.len();
        joined
            || self.says_a_sentence(rest)
            || self.acts(rest)
            || rest.iter().take(2).any(|at| self.is_short(*at))
            || self.only_comments(rest, false)
    }

    /// `Marvin's list, he has to call the roofer`: something is wished from `start` on.
    fn wants_more(&self, kept: &[usize], start: usize) -> bool {
        let modals = &self.names.noting.modals;
        let wishes = |at: &usize| *at >= start && modals.holds(self.word(*at));
        kept.iter().any(wishes)
    }

    /// `sag ihr, das ist mir egal`: what follows is what is to be told.
    fn asks_to_tell(&self, named: &[usize]) -> bool {
        let tells = |at: &usize| self.is_in(&self.names.sentences.tells, *at);
        named.iter().rev().take(WHOM).any(tells)
    }
}
