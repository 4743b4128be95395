//! What a possessive says already: `Kiran's got PE`.

use super::edges::longest;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// The most words of why something is to happen.
const REASON: usize = 8;

/// `Kiran's got PE`: takes out what the possessive says already.
pub(super) fn without_having(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let token = |at: Option<&usize>| at.and_then(|at| tokens.get(*at));
    let possessive =
        |token: &Token<'_>| token.end - token.start > token.folded.len() + 1 && !names.pronouns.has(token);
    let owner = |at: &usize| {
        token(kept.get(*at)).is_some_and(possessive)
            && kept.get(*at).map(|own| own + 1) == kept.get(at + 1).copied()
    };
    let Some(from) = (0..kept.len()).find(owner).map(|owner| owner + 1) else { return };
    let rest = kept.get(from..).unwrap_or_default();
    let Some(count) = longest(tokens, rest, &names.possessed, names) else { return };
    // `Lily's got a wobbly tooth so dentist`
    let apart = |at: &usize| kept.get(*at).copied() != kept.get(at - 1).map(|before| before + 1);
    let end = (from + count..kept.len()).find(apart).unwrap_or(kept.len());
    let therefore = |at: usize| token(kept.get(at)).is_some_and(|so| names.aside.therefore.has(so));
    // `Dad's got the glasses, so we're watching the eclipse`: what he has is why.
    let had = token(kept.get(from + count - 1)).is_some_and(|the| names.known.has(the));
    let speaks = |at: usize| {
        token(kept.get(at)).is_some_and(|who| names.sentences.own.has(who) && names.sentences.elided.has(who))
    };
    let why = (from + count + 1..end).take(REASON).find(|at| therefore(*at) && speaks(at + 1));
    // `so we're going`
    let says = |so: &usize| so + 3 < end;
    if let Some(so) = why.filter(|so| from == 1 && had && says(so)) {
        kept.drain(..=so);
        return;
    }
    if end > from + count + 2 && therefore(end - 2) && end < from + count + REASON {
        kept.drain(from..end - 1);
        return;
    }
    let next = token(kept.get(from + count)).filter(|next| next.is_spoken());
    // `Maureen's got us tickets`
    if next.is_some_and(|next| !names.ways.has(next) && !names.fixing.mine.has(next)) {
        kept.drain(from..from + count);
    }
}
