//! What leads on to a time of what was named before it: `the roofer reckons Tuesday if it stays dry`, `I took an extra shift, so
//! Monday at nine, fourth floor`.

use super::parting::parts_clauses;
use super::talk::is_room;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// No more words name who it was.
const WHO: usize = 4;

/// Whether the last of the kept tokens says only that who stands before it named the time that begins at `at` and that a
/// condition follows, with which the memo ends; not of `he says Tuesday if it stays dry`.
pub(super) fn suggested(
    tokens: &[Token<'_>],
    is_cut: &impl Fn(usize) -> bool,
    kept: &[usize],
    at: usize,
    names: &Names,
) -> bool {
    let Some((verb, who)) = kept.split_last() else { return false };
    let token = |at: &usize| tokens.get(*at);
    let reports = token(verb).is_some_and(|verb| names.sentences.reports.has(verb)) && verb + 1 == at;
    if !reports || names.known.is_empty() {
        return false;
    }
    let end = (at..tokens.len()).find(|at| !is_cut(*at)).unwrap_or(tokens.len());
    let condition = tokens.get(end).is_some_and(|next| names.sentences.conditions.has(next));
    let last = (end..tokens.len()).find(|at| parts_clauses(tokens, *at)).unwrap_or(tokens.len());
    let ends = !tokens.iter().skip(last).any(Token::is_spoken);
    let first = who.first().and_then(token);
    let somebody = first.is_some_and(|first| {
        let word = first.word();
        !names.pronouns.contains(word)
            && !names.sentences.own.contains(word)
            && !names.sentences.subjects.contains(word)
    });
    let plain = |at: &usize| token(at).is_some_and(Token::is_spoken);
    condition && ends && somebody && (1..=WHO).contains(&who.len()) && who.iter().all(plain)
}

/// How many of the last of the kept tokens only conclude that it is at the time that begins at `at`, where nothing but a room is
/// named behind that.
pub(super) fn concluded(
    tokens: &[Token<'_>],
    is_cut: &impl Fn(usize) -> bool,
    kept: &[usize],
    at: usize,
    names: &Names,
) -> usize {
    let [.., before, so] = kept else { return 0 };
    let comma = |at: usize| tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
    let therefore = tokens.get(*so).is_some_and(|so| names.aside.therefore.has(so)) && so + 1 == at;
    if !therefore || names.sentences.rooms.is_empty() {
        return 0;
    }
    let end = (at..tokens.len()).find(|at| !is_cut(*at)).unwrap_or(tokens.len());
    let said: Vec<usize> =
        (end + 1..tokens.len()).take_while(|at| !parts_clauses(tokens, *at) && !is_cut(*at)).collect();
    if comma(end) && is_room(tokens, &said, names) { 1 + usize::from(comma(*before)) } else { 0 }
}
