//! What stands between a name and the time it is at now: `the match` `got called off, so it's now` Sunday.

use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// So many words say that something was done to it: `has been`.
const HELPERS: usize = 2;

/// How many of the last `run` kept tokens say that what is named before them was moved, and that it is at another time now.
pub(super) fn postponed(tokens: &[Token<'_>], kept: &[usize], run: usize, names: &Names) -> usize {
    let sentences = &names.sentences;
    if sentences.moves.is_empty() {
        return 0;
    }
    let token = |back: usize| {
        let at = Some(back).filter(|back| *back <= run).and_then(|back| kept.len().checked_sub(back))?;
        kept.get(at).and_then(|at| tokens.get(*at))
    };
    let is = |back: usize, said: &dyn Fn(&Token<'_>) -> bool| token(back).is_some_and(said);
    let skip = |back: usize, said: &dyn Fn(&Token<'_>) -> bool| back + usize::from(is(back, said));
    let now = |token: &Token<'_>| sentences.already.has(token) || names.softeners.has(token);
    let it = |token: &Token<'_>| sentences.presents.has(token) || sentences.backs.has(token);
    let back = skip(1, &now);
    let back = skip(back, &|token| sentences.is.has(token));
    if !is(back, &it) {
        return 0;
    }
    let back = skip(back + 1, &|token| sentences.links.has(token));
    let back = skip(back, &|token| matches!(token.kind, Kind::Comma | Kind::SentenceEnd | Kind::Dash));
    let forth = is(back, &|token| sentences.forth.has(token));
    let back = back + usize::from(forth);
    let moved = |token: &Token<'_>| sentences.moves.has(token) || forth && sentences.moved_forth.has(token);
    if !is(back, &moved) {
        return 0;
    }
    let helps = |back: &usize| is(*back, &|token| sentences.states.has(token) || names.copulas.has(token));
    let helped = (back + 1..=back + HELPERS).take_while(helps).count();
    let whole = back + helped;
    if helped > 0 && whole < kept.len() { whole } else { 0 }
}
