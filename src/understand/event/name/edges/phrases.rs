//! Phrases at the edge of a name: how many of its words one of them takes.

use crate::understand::language::{Alike, Names, Phrases};
use crate::understand::words::{Kind, Token, is_same};

/// The most commas and softeners in one phrase.
const SOFT: usize = 6;

/// The most words that lead to somebody's name.
const LEADS: usize = 3;

/// The most words for which `*` stands.
const SOME: usize = 10;

/// How many of the last of the kept tokens each of the phrases takes that stands there.
pub(crate) fn behind<'p>(
    tokens: &'p [Token<'_>],
    kept: &'p [usize],
    phrases: &'p Phrases,
) -> impl Iterator<Item = usize> + 'p {
    let last = kept.last().and_then(|at| tokens.get(*at)).filter(|last| phrases.may_end(last));
    phrases.ending(last.map_or("", Token::word)).iter().filter_map(|phrase| back(tokens, kept, phrase))
}

/// How many of the kept tokens the longest of the phrases takes at the front.
#[inline]
pub(crate) fn longest(
    tokens: &[Token<'_>],
    kept: &[usize],
    phrases: &Phrases,
    names: &Names,
) -> Option<usize> {
    let first = kept.first().and_then(|at| tokens.get(*at))?;
    longest_of(tokens, kept, phrases.alike(first)?, names)
}

/// The first of the kept tokens from `from` on with which one of the phrases may begin.
#[inline]
pub(in crate::understand::event::name) fn next_beginning(
    tokens: &[Token<'_>],
    kept: &[usize],
    from: usize,
    phrases: &Phrases,
) -> Option<usize> {
    let begins = |at: &usize| tokens.get(*at).is_some_and(|token| phrases.may_begin(token));
    Some(from + kept.get(from..)?.iter().position(begins)?)
}

/// The same of the phrases that begin with the first of the kept tokens.
fn longest_of(tokens: &[Token<'_>], kept: &[usize], alike: &Alike, names: &Names) -> Option<usize> {
    let taken = |phrase: &[&str]| front(tokens, kept, phrase, names);
    match kept.get(1).and_then(|at| tokens.get(*at)).filter(|second| !is_nothing(second, names)) {
        Some(second) => alike.going_on(second.grain).filter_map(taken).max(),
        None => alike.all().filter_map(taken).max(),
    }
}

/// May stand between the words of a phrase.
fn is_nothing(token: &Token<'_>, names: &Names) -> bool {
    matches!(token.kind, Kind::Comma | Kind::Dash) || names.softeners.has(token)
}

/// How many of the kept tokens the phrase takes at the front; a comma inside is nothing, nor is `bien` in
/// `pense bien à`, and `*` stands for some words.
fn front(tokens: &[Token<'_>], kept: &[usize], phrase: &[&str], names: &Names) -> Option<usize> {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    // The first word is the one that it was found by.
    let (mut at, mut free, mut soft) = (1, 0, SOFT);
    for word in phrase.iter().copied().skip(1) {
        if word == "*" {
            free = SOME;
            continue;
        }
        if word == "_" {
            at = somebody(tokens, kept, at, names)?;
            continue;
        }
        while !is_same(&token(at)?.folded, word) {
            let nothing = is_nothing(token(at)?, names);
            let left = if nothing { soft } else { free };
            if left == 0 {
                return None;
            }
            free -= usize::from(!nothing);
            soft -= usize::from(nothing);
            at += 1;
        }
        (at, free) = (at + 1, 0);
    }
    Some(at)
}

/// `mon père`, `le docteur Lee`: past the one who is named from `from` on.
fn somebody(tokens: &[Token<'_>], kept: &[usize], from: usize, names: &Names) -> Option<usize> {
    let word =
        |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).filter(|token| token.kind == Kind::Word);
    let led = |at: &usize| word(*at).is_some_and(|word| names.who.has(word));
    let name = (from..from + LEADS).find(|at| !led(at))?;
    word(name).map(|_| name + 1)
}

fn back(tokens: &[Token<'_>], kept: &[usize], phrase: &[&str]) -> Option<usize> {
    let mut left = kept.len();
    let dashed = |at: usize| {
        let glued = |at: usize| tokens.get(at).filter(|token| token.glued);
        glued(at).is_some()
            && at.checked_sub(1).and_then(glued).is_some_and(|before| before.kind == Kind::Dash)
    };
    // `lock-in`
    if phrase.len() == 1 && kept.last().is_some_and(|last| dashed(*last)) {
        return None;
    }
    for word in phrase.iter().rev() {
        left = left.checked_sub(1)?;
        // `est-ce que`
        let hyphen = |at: usize| tokens.get(at).is_some_and(|token| token.kind == Kind::Dash && token.glued);
        if left + 1 < kept.len() && kept.get(left).is_some_and(|at| hyphen(*at)) {
            left = left.checked_sub(1)?;
        }
        if !is_same(&kept.get(left).and_then(|at| tokens.get(*at))?.folded, word) {
            return None;
        }
    }
    Some(kept.len() - left)
}
