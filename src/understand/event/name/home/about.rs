//! What somebody called about, where the clause with the time says only that it is then: `the school called about the hearing
//! test. They've booked her in for the 14th`.

use super::{Glance, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;

/// No more words name who called.
const WHO: usize = 6;

/// The memo without who called about what is held at the time at `when`.
pub(super) fn without_caller(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, names, .. } = glance;
    let topics = &names.fixing.topics;
    if topics.is_empty() || !tokens.iter().any(|token| topics.has(token)) {
        return None;
    }
    let memo = glance.memo();
    let about = (2..memo.when.start).take(2 * WHO).find(|at| memo.is_in(topics, *at))?;
    let from = memo.clause_from(about);
    let plain = |at: usize| memo.is_spoken(at) && !memo.is_cut(at);
    let called = |verb: &usize| {
        let said: Vec<usize> = (*verb..about).collect();
        longest(tokens, &said, &names.speaking.messages, names) == Some(said.len())
    };
    let verb = (from + 1..about).find(called)?;
    let doer = verb - from <= WHO && (from..about).all(plain) && !memo.is_own(from);
    let end = (about..memo.when.start).find(|at| memo.parts(*at))?;
    // `they've booked her in`
    let fixing = &names.fixing;
    let little = |at: usize| {
        let has_number = tokens.get(at).is_some_and(|token| token.number.is_some());
        !memo.is_spoken(at)
            || memo.is_cut(at)
            || memo.is_in(&names.sentences.subjects, at)
            || memo.is_elided(at)
            || memo.is_state(at)
            || memo.is_in(&fixing.puts, at)
            || memo.is_in(&fixing.whom, at)
            || memo.is_in(&fixing.inside, at)
            || memo.is_in(&fixing.goal, at)
            || memo.is_in(&fixing.does, at)
            || memo.is_in(&names.sentences.moves, at) && !has_number
    };
    let he = |at: usize| memo.is_in(&fixing.third, at) && !memo.is_in(&fixing.they, at);
    let what = memo.uncut(&(about + 1..end));
    let whole = doer && (end..memo.when.start).all(little) && !(end..memo.when.start).any(he);
    let mut cut = cut.to_vec();
    mark(&mut cut, from..about + 1);
    mark(&mut cut, end..memo.when.start);
    (whole && says_what(tokens, what, names)).then_some(cut)
}
