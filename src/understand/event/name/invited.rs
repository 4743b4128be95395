//! At whose place a meal is to which somebody invites: `dîner chez ma belle-sœur` for `ma belle-sœur nous invite à dîner`.

use super::written::joined;
use crate::understand::language::{Names, proper};
use crate::understand::words::Token;

/// No more words name who invites.
const WHO: usize = 5;

/// The names of people that are known are longer.
const SHORT: usize = 3;

/// The name that says so, and its tokens, if what is kept says it otherwise.
pub(super) fn invited(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Option<(String, Vec<usize>)> {
    let (invited, articles) = (&names.invited, &names.articles);
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let is = |at: usize, has: &dyn Fn(&Token<'_>) -> bool| token(at).is_some_and(has);
    let asks = |at: &usize| is(*at, &|token| invited.invites.has(token));
    if invited.invites.is_empty() {
        return None;
    }
    let verb = (2..=WHO + 2).find(asks)?;
    let helped = usize::from(is(verb - 1, &|token| names.telling.helpers.has(token)));
    let whom = verb.checked_sub(1 + helped).filter(|at| is(*at, &|token| names.telling.to.has(token)))?;
    let meal = verb + 2;
    let led = is(verb + 1, &|token| names.ways.has(token)) && is(meal, &|token| invited.meals.has(token));
    let who = kept.get(..whom).filter(|who| !who.is_empty())?;
    let first = *who.first()?;
    let led = led && !names.sentences.subjects.has(tokens.get(first)?);
    let articled = |token: &Token<'_>| names.noting.articles.has(token) || articles.several.has(token);
    let before = |at: usize| at.checked_sub(1).and_then(|before| tokens.get(before));
    let host = |at: &usize| {
        tokens.get(*at).is_some_and(|token| {
            let joins = names.speaking.and.has(token)
                || names.sentences.whose.has(token)
                || *at == first && articles.several.has(token);
            // `les Girard`, `Tom`
            let family = before(*at).is_some_and(|article| articles.several.has(article))
                && token.said(text).starts_with(char::is_uppercase);
            let alone = who.len() == 1 && !before(first).is_some_and(articled) && token.word().len() <= SHORT;
            let named = invited.kin.has(token) || family || alone || proper::name(token.word()).is_some();
            joins || named || !token.is_spoken()
        })
    };
    // `nous invite à dîner au restaurant`, `chez sa mère`: he is not the host there.
    let more = kept.get(meal + 1..)?.iter().any(|at| tokens.get(*at).is_some_and(Token::is_spoken));
    if !led || more || !who.iter().all(host) {
        return None;
    }
    let article = first
        .checked_sub(1)
        .filter(|at| tokens.get(*at).is_some_and(|token| names.noting.articles.has(token)));
    let who: Vec<usize> = article.into_iter().chain(who.iter().copied()).collect();
    let opens = *who.first()?;
    let lower = tokens.get(opens).filter(|token| {
        names.noting.articles.has(token) || names.sentences.whose.has(token) || names.noting.people.has(token)
    });
    let written: Vec<_> = lower.map(|token| (opens, token.said(text).to_lowercase())).into_iter().collect();
    let whose = joined(text, tokens, &who, &written, names);
    let meal = *kept.get(meal)?;
    let name = format!("{} {} {whose}", tokens.get(meal)?.said(text).to_lowercase(), invited.host);
    Some((name, [who, vec![meal]].concat()))
}
