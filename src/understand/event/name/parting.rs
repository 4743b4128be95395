//! The marks that part one clause from the next.

use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// A mark that parts clauses stands at `at`; not that of `11:15`.
pub(super) fn parts_clauses(tokens: &[Token<'_>], at: usize) -> bool {
    let inside = || tokens.get(at + 1).is_some_and(|next| next.glued);
    tokens.get(at).is_some_and(|mark| match mark.kind {
        Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::Colon | Kind::LineBreak => !inside(),
        kind => kind == Kind::Dash && !mark.glued,
    })
}

/// `Am Montag, zehn Uhr, haben wir Probe`: the comma at `at` stands between a time that opens the sentence and its verb.
pub(super) fn parts_time_from_verb(tokens: &[Token<'_>], cut: &[bool], at: usize, names: &Names) -> bool {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let comma = tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
    if !comma || !names.telling.encloses || !at.checked_sub(1).is_some_and(is_cut) || is_cut(at + 1) {
        return false;
    }
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let verb = word(at + 1);
    let hangs = names.sentences.conditions.contains(verb)
        || names.that.contains(verb)
        || names.sentences.breaks.contains(verb);
    let states = names.sentences.states.contains(verb) || names.sentences.finite.contains(verb);
    let who = word(at + 2);
    let subject = names.sentences.subjects.contains(who) || names.noting.articles.contains(who);
    let timed =
        |at: &usize| is_cut(*at) || names.announcers.contains(word(*at)) || names.ways.contains(word(*at));
    let opened = (0..at).rev().take(TIMED).take_while(timed).count();
    let opens = at - opened;
    let begins = opens.checked_sub(1).and_then(|before| tokens.get(before));
    (states || names.turned.verbs.contains(verb))
        && !hangs
        && subject
        && opened < TIMED
        && begins.is_none_or(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::LineBreak | Kind::Colon))
}

/// The most tokens of a time before its verb.
const TIMED: usize = 16;
