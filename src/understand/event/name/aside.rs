//! Clauses beside a memo that only comment on it: `…, ich freu mich schon`, `das war ein Tag`.

use super::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// Among so many first words of a clause stands its subject.
const FIRST: usize = 3;

/// Takes out the clauses that only comment, if something is left that names what is to happen.
pub(super) fn without_asides(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    if names.asides.subjects.is_empty() {
        return;
    }
    let is_cut = |at: &usize| cut.get(*at).copied().unwrap_or_default();
    let clauses: Vec<Vec<usize>> = clauses(tokens);
    let Some(timed) = clauses.iter().rposition(|clause| clause.iter().any(is_cut)) else { return };
    let commented: Vec<usize> = clauses
        .iter()
        .enumerate()
        .filter(|(_, clause)| !clause.iter().any(is_cut))
        .filter(|(at, clause)| comments(tokens, clause, *at < timed, names))
        .flat_map(|(_, clause)| clause.iter().copied())
        .collect();
    let rest: Vec<usize> = kept.iter().copied().filter(|at| !commented.contains(at)).collect();
    let first = rest.iter().filter_map(|at| tokens.get(*at)).find(|token| token.is_spoken());
    let leans = first.is_some_and(|first| names.pronouns.contains(&first.word()));
    if rest.len() < kept.len() && !leans && says_what(tokens, &rest, names) {
        *kept = rest;
    }
}

/// The spoken tokens between the marks that part clauses.
fn clauses(tokens: &[Token<'_>]) -> Vec<Vec<usize>> {
    let parts = |at: usize, token: &Token<'_>| match token.kind {
        Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::LineBreak => true,
        // `wir verloren 11:15`
        Kind::Colon => tokens.get(at + 1).is_none_or(|next| !next.glued),
        kind => kind == Kind::Dash && !token.glued,
    };
    let mut clauses = vec![Vec::new()];
    for (at, token) in tokens.iter().enumerate() {
        if parts(at, token) {
            clauses.push(Vec::new());
        } else if let Some(clause) = clauses.last_mut().filter(|_| token.is_spoken()) {
            clause.push(at);
        }
    }
    clauses
}

/// A sentence about somebody or something that was named, or of feelings; before the time (`early`) it may also
/// say what is to happen, and must not.
fn comments(tokens: &[Token<'_>], clause: &[usize], early: bool, names: &Names) -> bool {
    let asides = &names.asides;
    let noise = |word: &&str| names.hesitations.contains(word) || names.before.holds(word);
    let words: Vec<&str> = clause.iter().filter_map(|at| tokens.get(*at)).map(Token::word).collect();
    let subject = |words: &[&str]| words.iter().take(FIRST).any(|word| asides.subjects.contains(word));
    let state = |word: &&str| asides.states.contains(word);
    let shows = |words: &[&str]| match words {
        [first, next, ..] => asides.shows.contains(first) && state(next),
        _ => false,
    };
    let begun =
        words.iter().position(|word| !noise(word)).and_then(|from| words.get(from..)).unwrap_or_default();
    if words.len() < 2 {
        return false;
    }
    let sentence = subject(&words) || shows(&words) || shows(begun);
    if early {
        // `es wäre gut, wenn wir …`
        sentence
            && !words.iter().any(|word| names.noting.worth.holds(word))
            && words.iter().any(state)
            && !words.iter().any(|word| names.ways.contains(word) || names.company.holds(word))
    } else {
        sentence
            || ends_told(&words, names)
            || words.first().is_some_and(|first| asides.openers.contains(first))
    }
}

/// `sagt die Frau Meier`, `hat die Lehrerin geschrieben`
fn ends_told(words: &[&str], names: &Names) -> bool {
    let told = &names.telling;
    let [first, .., last] = words else { return false };
    told.tells.contains(first) || told.to.contains(first) && told.verbs.contains(last)
}
