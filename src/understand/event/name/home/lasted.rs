//! How long it takes, in a clause that says nothing else: `zwei Stunden wird das schon dauern`.

use super::{Glance, mark};
use crate::understand::event::name::talk::says_what;

/// The memo without such a clause, if what is left of it names what happens.
pub(super) fn without_lasted(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, open, names, .. } = glance;
    let lasts = &names.beside.lasts;
    if lasts.is_empty() || open.is_empty() {
        return None;
    }
    let verb = tokens.iter().position(|token| lasts.has(token))?;
    let memo = glance.memo();
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
