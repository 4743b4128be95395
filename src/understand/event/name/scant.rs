//! A part of a memo that is too little for a name: it only points back, or only says where something is.

use super::parting::parts_clauses;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// So many words more than an entry has may stay where they say what is at a place.
const PLACED: usize = 2;

/// No more words say what is done to somebody who was named before.
const DONE_TO: usize = 3;

/// `ich ruf sie an`: only something done to whoever was named before.
pub(super) fn points_back(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let back = |at: &usize| {
        tokens.get(*at).is_some_and(|token| names.pronouns.has(token) || names.comments.back.has(token))
    };
    !names.comments.back.is_empty() && kept.len() <= DONE_TO && kept.iter().any(back)
}

/// `bei Doktor Brandl` of `Impfung für Jonte, die zweite, am Montag bei Doktor Brandl`: what is left of the few words
/// that are `kept` says only where something is.
pub(super) fn only_places(tokens: &[Token<'_>], (kept, left): (&[usize], &[usize]), names: &Names) -> bool {
    let spoken = |at: &&usize| tokens.get(**at).is_some_and(Token::is_spoken);
    let led = left.first().and_then(|at| tokens.get(*at)).is_some_and(|first| names.ways.has(first));
    // `vergiss nicht, du musst mich um drei vom Reitstall abholen`
    let must = |at: &usize| tokens.get(*at).is_some_and(|token| names.noting.modals.has(token));
    let to_do = || ends_to_do(tokens, left, names) && kept.iter().any(must);
    led && kept.iter().filter(spoken).count() <= names.entry + PLACED
        && if kept.first() == left.first() { does_there(tokens, (kept, left), names) } else { !to_do() }
}

/// `bei Huber im Hof, dritter Stock, das Paket abholen`: behind the place that is `left` stands what is done there.
fn does_there(tokens: &[Token<'_>], (kept, left): (&[usize], &[usize]), names: &Names) -> bool {
    let mark = kept.iter().rposition(|at| parts_clauses(tokens, *at));
    let done = mark.and_then(|mark| kept.get(mark + 1..)).unwrap_or_default();
    let thing = done.first().and_then(|at| tokens.get(*at)).is_some_and(|first| names.what.has(first));
    let lost = done.first() > left.last();
    thing && lost && done.len() > 2 && ends_to_do(tokens, done, names)
}

/// `vom Reitstall abholen`: the last of the words is a verb that says what is to be done.
fn ends_to_do(tokens: &[Token<'_>], said: &[usize], names: &Names) -> bool {
    let last = said.last().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    names.verb_endings.iter().any(|end| last.ends_with(end))
}
