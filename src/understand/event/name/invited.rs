//! At whose place a meal is to which somebody invites: `dîner chez ma belle-sœur` for `ma belle-sœur nous invite à dîner`.

use super::written::joined;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// No more words name who invites.
const WHO: usize = 5;

/// The name that says so, and its tokens, if what is kept says it otherwise.
pub(super) fn invited(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Option<(String, Vec<usize>)> {
    let given = &names.given;
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let is = |at: usize, has: &dyn Fn(&Token<'_>) -> bool| token(at).is_some_and(has);
    let asks = |at: &usize| is(*at, &|token| given.invites.has(token));
    if given.invites.is_empty() {
        return None;
    }
    let verb = (2..=WHO + 2).find(asks)?;
    let helped = usize::from(is(verb - 1, &|token| names.telling.helpers.has(token)));
    let whom = verb.checked_sub(1 + helped).filter(|at| is(*at, &|token| names.telling.to.has(token)))?;
    let meal = verb + 2;
    let led = is(verb + 1, &|token| names.ways.has(token)) && is(meal, &|token| given.meals.has(token));
    let who = kept.get(..whom).filter(|who| !who.is_empty())?;
    let subject = |at: &usize| tokens.get(*at).is_some_and(|token| names.sentences.subjects.has(token));
    let rest = kept.get(meal + 1..)?;
    // `nous invite à dîner au restaurant`
    let placed = is(meal + 1, &|token| names.ways.has(token))
        && kept.get(meal).map(|at| at + 1) == rest.first().copied();
    if !led || placed || who.iter().any(subject) {
        return None;
    }
    let first = *who.first()?;
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
    let name = format!("{} {} {whose}", tokens.get(meal)?.said(text).to_lowercase(), given.host);
    let all = [&[meal], rest].concat();
    Some((joined(text, tokens, &all, &[(meal, name)], names), [who, all].concat()))
}
