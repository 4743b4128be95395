//! What is not at one time but at another, with which the memo goes on: `no training tonight, it's tomorrow at eight instead`.

use super::{Glance, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;

/// The memo without what says that it is not at the first time, and that it is at the other.
pub(super) fn without_called_off(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, open, names, .. } = glance;
    let sentences = &names.sentences;
    let first = open.first().and_then(|first| tokens.get(*first))?;
    if !sentences.called_off.may_begin(first) {
        return None;
    }
    let from = *open.get(longest(tokens, open, &sentences.called_off, names)?)?;
    let memo = glance.memo();
    let end = (from..tokens.len()).find(|at| memo.parts(*at))?;
    let other = (from..end).find(|at| memo.is_cut(*at))?;
    let next = end + 1..(end + 1..tokens.len()).find(|at| memo.parts(*at)).unwrap_or(tokens.len());
    let said = memo.uncut(&next);
    let linked = said.iter().take_while(|at| memo.is_in(&sentences.links, **at)).count();
    let held = said.get(linked..)?;
    let taken = longest(tokens, held, &sentences.held_anew, names)?;
    let anew = *held.get(taken - 1)? + 1;
    let rest = held.get(taken..)?;
    // `it's a bank holiday`, `it's tomorrow at eight at Rosslyn instead`
    let placed = rest.first().is_none_or(|at| {
        let word = memo.word(*at);
        names.ways.contains(word) || names.company.holds(word) || names.after.holds(word)
    });
    let clock = |at: usize| {
        let number = tokens.get(at).is_some_and(|token| token.number.is_some());
        memo.is_cut(at) && (number || memo.is_in(&names.clocks, at))
    };
    let instead = rest.last().filter(|last| names.after.holds(memo.word(**last)));
    let timed = memo.is_cut(anew) && (instead.is_some() || next.clone().any(clock));
    let thing = memo.uncut(&(from..other));
    if !placed || !timed || memo.says_a_sentence(thing) || !says_what(tokens, thing, names) {
        return None;
    }
    let mut cut = cut.to_vec();
    mark(&mut cut, 0..from);
    // `… with the frost`
    let why = (other..end).find(|at| !memo.is_cut(*at));
    if let Some(why) = why.filter(|why| memo.is_in(&sentences.circumstances, *why)) {
        mark(&mut cut, why..end);
    }
    mark(&mut cut, end..anew);
    instead.into_iter().for_each(|at| mark(&mut cut, *at..at + 1));
    Some(cut)
}
