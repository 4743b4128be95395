//! What a memo is called of which nothing that names anything would be left: all that was said, `I was told the twelfth at
//! nine`, with its time.

use std::ops::Range;

use super::written::joined;
use super::{Named, capitalised};
use crate::understand::language::Names;
use crate::understand::words::Token;

/// The whole memo, without what is `cut` beside its time, where `kept` is only who did something and that it was done.
pub(super) fn whole_if_little(
    text: &str,
    tokens: &[Token<'_>],
    (cut, kept): (&[bool], &[usize]),
    when: Range<usize>,
    names: &Names,
) -> Option<Named> {
    let fixing = &names.fixing;
    if fixing.little.is_empty() || when.is_empty() || kept.is_empty() {
        return None;
    }
    let spoken = |at: &&usize| tokens.get(**at).is_some_and(Token::is_spoken);
    // `35 people`, where more was said
    let more =
        (0..tokens.len()).filter(|at| !cut.get(*at).copied().unwrap_or_default()).count() > 2 * kept.len();
    let heads = |token: &Token<'_>| more && fixing.heads.has(token);
    let little = |at: &usize| tokens.get(*at).is_some_and(|token| says_little(token, names) || heads(token));
    // `five`, which the time left
    let number = |at: &usize| tokens.get(*at).is_some_and(|token| token.number.is_some());
    let told = kept.iter().filter(spoken).any(|at| !number(at));
    // `works throughout June`: a noun.
    let noun = |at: &usize| {
        tokens.get(*at).is_some_and(|token| token.word().ends_with('s') && fixing.little.has(token))
    };
    if matches!(kept, [only] if noun(only)) {
        return None;
    }
    if !told || !kept.iter().filter(spoken).all(|at| little(at) || number(at)) {
        return None;
    }
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let all: Vec<usize> = (0..tokens.len()).filter(|at| when.contains(at) || !is_cut(*at)).collect();
    let end = all.iter().rposition(|at| tokens.get(*at).is_some_and(Token::is_spoken))?;
    let all = all.get(..=end)?;
    let name = capitalised(&joined(text, tokens, all, &[], names));
    Some(Named { name, kept: all.to_vec() })
}

/// Who did something, or that it was done: `they've`, `chose`, `was told`.
fn says_little(token: &Token<'_>, names: &Names) -> bool {
    let (said, fixing) = (&names.sentences, &names.fixing);
    let short = token.end - token.start > token.folded.len();
    said.subjects.has(token)
        || short && said.elided.has(token)
        || said.states.has(token)
        || fixing.little.has(token)
        || fixing.helps.has(token)
        || fixing.picks.has(token)
        || fixing.gives.has(token)
        || fixing.whom.has(token)
        || fixing.goal.has(token)
}
