//! What is left of a memo and names nothing, so that all of its words have to: `geeinigt`, `sie hat bestätigt`.

use crate::understand::language::Names;
use crate::understand::words::Token;

/// More words name something.
const FEW: usize = 4;

/// The kept tokens are verbs that only say how something came about, and those of whom that is told.
pub(in crate::understand::event) fn names_nothing(
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> bool {
    let (settling, turned) = (&names.settling, &names.turned);
    let small = |token: &Token<'_>| {
        turned.speakers.has(token)
            || turned.whom.has(token)
            || names.pronouns.has(token)
            || names.comments.subjects.has(token)
            || names.telling.to.has(token)
            || names.settling.being.has(token)
            || names.sentences.is.has(token)
            || names.sentences.already.has(token)
            || names.settling.host.has(token)
            || names.noting.nots.has(token)
            // `für vier`
            || names.beside.counts.has(token)
    };
    let closes = |token: &Token<'_>| {
        settling.closes.has(token)
            || settling.tells.has(token)
            || settling.becomes.has(token)
            || settling.moved.has(token)
    };
    let said = || kept.iter().filter_map(|at| tokens.get(*at)).filter(|token| token.is_spoken());
    !settling.closes.is_empty()
        && (1..=FEW).contains(&kept.len())
        && said().all(|token| small(token) || closes(token))
}
