//! Verbs and words that say nothing elsewhere and are what is meant here: `look after the dog`, `put the bins out`.

use super::edges::{longest, without_back};
use super::noting::is_task;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// How far behind its verb stands what is made.
const NEAR: usize = 4;

/// What says nothing elsewhere, the `taken` first words, belongs to the name here.
pub(super) fn is_meant(tokens: &[Token<'_>], kept: &[usize], taken: usize, led: bool, names: &Names) -> bool {
    is_verb(tokens, kept, names)
        || led && is_work(tokens, without_back(tokens, kept, names), names)
        || is_task(tokens, kept, names)
        || is_phrasal(tokens, kept, names) && !leads_on(tokens, kept, taken, names)
        || is_to_whom(tokens, kept, names)
        || taken == 1 && is_way(tokens, kept, names) && is_done(tokens, kept, names)
        || longest(tokens, kept, &names.begins, names).is_some()
}

/// `look after the dog`: the word behind is part of the verb, and leads to no thing that the speaker knows.
fn is_verb(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [first, next, ..] = kept else { return false };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let behind =
        names.works.iter().find(|(work, _)| *work == word(*first)).map_or(&[][..], |(_, behind)| behind);
    !names.known.is_empty() && behind.contains(&word(*next)) && !names.known.contains(&word(*next))
}

/// `mettre les poubelles dehors` behind a trigger or a time: what is to be done, and no word of asking for it.
fn is_work(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut words = kept.iter().filter_map(|at| tokens.get(*at)).map(Token::word);
    let (Some(verb), Some(next)) = (words.next(), words.next()) else { return false };
    let behind = |works: &[(&str, &'static [&'static str])]| {
        works.iter().find(|(work, _)| *work == verb).map(|(_, behind)| *behind)
    };
    behind(names.works).is_some_and(|behind| behind.contains(&next))
        || names.known.contains(&next)
            && behind(names.places).is_some_and(|leads| words.clone().any(|word| leads.contains(&word)))
        || behind(names.makes).is_some_and(|made| {
            let mut near = std::iter::once(next).chain(words).take(NEAR);
            !near.any(|word| made.contains(&word))
        })
}

/// `put the bins out`: the verb in front has the rest of it at the end.
fn is_phrasal(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let word = |at: Option<&usize>| at.and_then(|at| tokens.get(*at)).map(Token::word);
    let (Some(first), Some(last)) = (word(kept.first()), word(kept.last())) else { return false };
    // `put in a reminder to take the bread out`
    let thing = word(kept.get(1)).is_some_and(|next| !names.into.contains(&next));
    kept.len() > 2 && thing && names.phrasal.iter().any(|(verb, rest)| *verb == first && rest.contains(&last))
}

/// `trag ein, dass …`: the verb has its rest, and a clause follows.
fn leads_on(tokens: &[Token<'_>], kept: &[usize], taken: usize, names: &Names) -> bool {
    let mut behind = kept.iter().skip(taken).filter_map(|at| tokens.get(*at));
    behind.find(|token| token.is_spoken()).is_some_and(|next| names.that.contains(&next.word()))
}

/// `mit der Hausverwaltung verhandeln`: a verb stands last, and says what is done with them.
pub(super) fn is_done(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [.., before, last] = kept else { return false };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    !names.titles.contains(&word(*before))
        && names.verb_endings.iter().any(|ending| word(*last).ends_with(ending))
}

/// `zu Oma fahren`, `für die Klasse Bücher bestellen`: the first word says where to or for whom.
fn is_way(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let first = kept.first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    names.ways.contains(&first)
}

/// `dem Nachbarn die Leiter bringen`: the article says to whom, because another one leads to what.
fn is_to_whom(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [article, whom, what, _, ..] = kept else { return false };
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let joins = names.ways.contains(&word(whom)) || names.after.holds(word(whom));
    names.to_whom.contains(&word(article)) && !joins && names.what.contains(&word(what))
}
