//! What asks for the entry at an edge of its name: `…, apúntala`, `wenn Sie … einplanen könnten`.

use super::super::noting::{filed, is_filed_back, is_put_back, noting};
use super::super::order::only_asks;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// Among so many words the pronoun stands that repeats somebody.
const WHOM: usize = 6;

/// No more words than this ask for the entry at its end.
const ASKED: usize = 10;

/// `…, apúntala`, `…, ajoute-le au planning`: where what asks for the entry begins behind the last mark or the time.
pub(super) fn asking_back(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let mark = |mark: &Token<'_>| match mark.kind {
        Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::Dot | Kind::LineBreak => true,
        kind => kind == Kind::Dash && !mark.glued,
    };
    let parts = |at: &usize| tokens.get(*at).is_some_and(mark);
    let last = kept.iter().rev().take(ASKED).position(parts).map(|back| kept.len() - back);
    let put_back = |from: &usize| is_put_back(tokens, kept.get(*from..).unwrap_or_default(), names);
    if let Some(from) = last.filter(|from| *from > 1).filter(put_back) {
        return Some(from);
    }
    let mut pairs = kept.windows(2).enumerate().rev().take(ASKED);
    let (before, _) = pairs.find(|(_, pair)| match pair {
        [before, next] => before + 1 < *next || tokens.get(*before).is_some_and(mark),
        _ => false,
    })?;
    let from = before + 1;
    let clause = kept.get(from..).unwrap_or_default();
    if only_asks(tokens, clause, names) {
        return Some(from);
    }
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let recalls = |at: &usize| names.noting.recalls.has(word(at));
    let notes = || clause.iter().any(|at| names.noting.is_noting(word(at)) || recalls(at));
    let files =
        filed(tokens, clause, names).or_else(|| is_filed_back(tokens, clause, names).then_some(clause.len()));
    let asked = files.or_else(|| noting(tokens, clause, names).filter(|_| notes()))?;
    // `note-le`, `don't let me forget it`
    let rest = clause.get(asked..).unwrap_or_default();
    // `note-le quelque part`
    let said = rest.iter().filter(|at| !names.noting.behind.contains(word(at)));
    let nothing = said.clone().all(|at| names.noting.articles.contains(word(at)));
    (nothing && said.count() < 2).then_some(from)
}

/// `a mi padre lo operan`: the kept tokens begin with whom something is done, whom a pronoun before the verb repeats.
pub(super) fn is_whom(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let token = |at: &usize| tokens.get(*at);
    if names.again.is_empty() || !kept.first().and_then(token).is_some_and(|first| names.whom.has(first)) {
        return false;
    }
    let spoken = |at: &&usize| token(at).is_some_and(Token::is_spoken);
    let clause = kept.iter().skip(2).take(WHOM).take_while(spoken);
    let mut pairs = clause.clone().zip(clause.skip(1)).filter_map(|(at, verb)| token(at).zip(token(verb)));
    pairs.any(|(pronoun, verb)| {
        let repeats = |(again, endings): &(&str, &[&str])| {
            pronoun.word() == *again && endings.iter().any(|ending| verb.word().ends_with(ending))
        };
        names.again.iter().any(repeats)
    })
}

/// `wenn Sie … einplanen könnten`, of `es wäre nett, wenn Sie …`: how many of the first words ask whoever is to note the rest.
pub(super) fn asked_if(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let (first, who) = (kept.first()?, kept.get(1)?);
    let (noting, filing) = (&names.noting, &names.filing);
    if !names.telling.encloses || !names.sentences.conditions.contains(word(first)) {
        return None;
    }
    let asks = noting.subjects.contains(word(who)) && !names.sentences.own.contains(word(who))
        || names.pronouns.contains(word(who));
    let small = |at: &&usize| {
        let spoken = tokens.get(**at).is_some_and(Token::is_spoken);
        !spoken || noting.modals.holds(word(at))
    };
    let last = kept.iter().rev().find(|at| !small(at)).map_or("", word);
    (asks && (filing.files.contains(last) || noting.is_noting(last))).then_some(2)
}
