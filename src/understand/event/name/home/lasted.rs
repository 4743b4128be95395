//! How long it takes, in a clause that says nothing else: `zwei Stunden wird das schon dauern`.

use std::ops::Range;

use super::{Memo, mark};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// The memo without such a clause, if what is left of it names what happens.
pub(in crate::understand::event::name) fn without_lasted(
    text: &str,
    tokens: &[Token<'_>],
    (cut, open): (&[bool], &[usize]),
    when: Range<usize>,
    names: &Names,
) -> Option<Vec<bool>> {
    let lasts = &names.beside.lasts;
    if lasts.is_empty() || when.is_empty() || open.is_empty() {
        return None;
    }
    let verb = tokens.iter().position(|token| lasts.has(token))?;
    let memo = Memo::new(text, tokens, cut, open, (open, when), names);
    let from = memo.clause_from(verb);
    let end = (verb..tokens.len()).find(|at| memo.parts(*at)).unwrap_or(tokens.len());
    let small = |at: usize| {
        let said = memo.is_in(&names.beside.lasting, at) || memo.is_in(lasts, at);
        memo.is_cut(at) || said || !memo.is_spoken(at)
    };
    let timed = (from..end).any(|at| memo.is_cut(at));
    let mut left = cut.to_vec();
    mark(&mut left, from.saturating_sub(1)..end);
    let rest: Vec<usize> = open.iter().copied().filter(|at| left.get(*at).is_some_and(|cut| !cut)).collect();
    let named = || says_what(tokens, &rest, names);
    (from > 0 && timed && (from..end).all(small) && named()).then_some(left)
}
