//! What is denied at the end of a name keeps its denial: `der Klempner kommt nicht`.

use crate::understand::language::Names;
use crate::understand::words::Token;

/// `the lesson isn't happening`, `la clase no se hace`: before the last `count` of the kept tokens it is said that it is
/// not so.
pub(in crate::understand::event::name) fn is_denied_before(
    tokens: &[Token<'_>],
    kept: &[usize],
    count: usize,
    names: &Names,
) -> bool {
    let Some((said, rest)) = kept.len().checked_sub(count).and_then(|at| kept.split_at_checked(at)) else {
        return false;
    };
    let Some(((not, first), last)) = said.last().zip(rest.first()).zip(rest.last()) else { return false };
    // `no puede hasta el jueves`
    let until = tokens.get(last + 1).is_some_and(|next| names.sentences.sides.has(next));
    // `rien de`, of which what is planned went
    let of = tokens.get(*first).is_some_and(|of| names.of.has(of));
    not + 1 == *first && !until && !of && tokens.get(*not).is_some_and(|not| names.noting.nots.has(not))
}

/// `the roofers can start`: without the last word they could, and nobody knew what.
pub(super) fn is_able(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [.., can, last] = kept else { return false };
    can + 1 == *last && tokens.get(*can).is_some_and(|can| names.noting.questions.has(can))
}

/// `der Klempner kommt nicht`: the last word says that what stands before it is not to be, where no time follows that it
/// takes back.
pub(super) fn is_denied(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [.., before, last] = kept else { return false };
    let not = tokens.get(*last).is_some_and(|token| names.noting.nots.has(token));
    let spoken = |at: usize| tokens.get(at).is_some_and(Token::is_spoken);
    not && before + 1 == *last && spoken(*before) && !spoken(last + 1)
}
