//! On what it depends, said beside the time: `barbecue on Saturday at two if the weather holds`. What somebody is asked
//! or is to find out stays: `ask Bob on Friday if he can come`.

use super::{Glance, mark};
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Kind;

/// No more words of a condition are looked at, and no more before it for a verb of asking.
const FAR: usize = 24;

/// A condition says of what, and what: `if possible`, `if it rains`.
const SHORTEST: usize = 2;

/// The memo without on what it depends.
pub(super) fn without_condition(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, names, .. } = glance;
    let conditions = &names.sentences.conditions;
    if !tokens.iter().any(|token| conditions.has(token)) {
        return None;
    }
    let memo = glance.memo();
    let opens = |at: &usize| memo.is_in(conditions, *at) && !memo.is_cut(*at);
    let first = (2..tokens.len()).find(opens)?;
    let marked = memo.parts(first - 1);
    let from = if marked { first - 1 } else { first };
    let ends = |at: &usize| {
        memo.is_cut(*at) || matches!(tokens.get(*at), Some(mark) if mark.kind == Kind::SentenceEnd)
    };
    let end = (first..tokens.len()).take(FAR).find(ends).unwrap_or(tokens.len());
    // Behind its time, or before it.
    let behind = from >= memo.when.end && memo.is_cut(from - 1);
    let closed = (first..end).find(|at| memo.parts(*at)).is_some_and(|mark| mark + 1 == end);
    let beside = behind || marked && closed && memo.when.start == end;
    let said = (first..end).filter(|at| memo.is_spoken(*at)).count();
    let asks = |at: usize| memo.is_in(&names.sentences.asking, at);
    let asked = (from.saturating_sub(FAR)..from).any(asks);
    let before = memo.uncut(&(0..from));
    let mut cut = cut.to_vec();
    mark(&mut cut, from..end);
    (beside && said >= SHORTEST && !asked && says_what(tokens, before, names)).then_some(cut)
}
