//! What the speaker fetches by a pronoun: `the jeep's ready so I'm picking it up`.

use std::ops::Range;

use super::written::joined;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// No more words lie between what is ready and the word that says so.
const NEAR: usize = 4;

/// No farther before the pronoun it is said what is ready.
const FAR: usize = 16;

/// `picking up the jeep` for `the jeep's ready so I'm picking it up`: the name with what the pronoun stands for, if that is
/// known.
pub(super) fn fetched(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Option<(String, Vec<usize>)> {
    let fetching = &names.fetching;
    let token = |at: usize| tokens.get(at);
    let pair = kept.windows(2).position(|pair| match pair {
        [verb, it] => {
            verb + 1 == *it
                && token(*verb).is_some_and(|verb| fetching.verbs.has(verb))
                && token(*it).is_some_and(|it| fetching.it.has(it) || fetching.them.has(it))
        }
        _ => false,
    })?;
    let (verb, it) = (*kept.get(pair)?, *kept.get(pair + 1)?);
    let many = token(it).is_some_and(|it| fetching.them.has(it));
    let thing = ready_before(tokens, verb, many, names)?;
    let rest = kept.get(pair + 2..).unwrap_or_default();
    let up = rest.first().filter(|up| **up == it + 1).and_then(|up| token(*up));
    let up = up.filter(|up| fetching.particles.has(up));
    let rest = rest.get(usize::from(up.is_some())..).unwrap_or_default();
    // `… it's gonna be six hundred dollars`: what leads on from there belongs to it.
    let leads = rest.first().and_then(|at| token(*at)).is_some_and(|next| names.ways.has(next));
    let rest = if leads { rest } else { &[] };
    let thing: Vec<usize> = thing.collect();
    let what = joined(text, tokens, &thing, &[], names);
    let what = match up {
        Some(up) => format!("{} {what}", up.said(text)),
        None => what,
    };
    let kept = [&[verb, it], rest].concat();
    let name = joined(text, tokens, &kept, &[(it, what)], names);
    Some((name, [thing, kept].concat()))
}

/// `the jeep` of `the jeep's ready`, `our sofa has arrived`, before the verb at `verb`; but `the nursery is in Elm Road, picking
/// them up`: one of `many` is no pronoun for one.
fn ready_before(tokens: &[Token<'_>], verb: usize, many: bool, names: &Names) -> Option<Range<usize>> {
    let fetching = &names.fetching;
    let token = |at: usize| tokens.get(at);
    let ready = (verb.saturating_sub(FAR)..verb)
        .rev()
        .find(|at| token(*at).is_some_and(|ready| fetching.ready.has(ready)))?;
    let word = |at: &usize| token(*at).is_some_and(|token| token.kind == Kind::Word);
    let first = (ready.saturating_sub(NEAR)..ready)
        .rev()
        .take_while(word)
        .find(|at| token(*at).is_some_and(|article| names.known.contains(article.word())))?;
    // `jeep's`, `glasses are`, `sofa has`
    let short =
        |at: usize| !many && token(at).is_some_and(|token| token.end - token.start > token.folded.len());
    let counts = if many { &fetching.are } else { &fetching.is };
    let joins = |at: &usize| token(*at).is_some_and(|token| counts.has(token) || fetching.helpers.has(token));
    let end = (first + 2..=ready).find(|at| joins(at) || short(at - 1))?;
    Some(first..end)
}
