//! What it costs, said behind what happens in a clause of its own: `the Volvo's ready at three and it's 412 pounds all in`. Of
//! what is to be paid, the price is what matters.

use super::{Glance, mark};
use crate::understand::event::name::talk::says_what;

/// No more words say what it costs.
const PRICE: usize = 8;

/// So far before a price stands what is to be paid.
const FAR: usize = 32;

/// The memo without what it costs.
pub(super) fn without_price(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, names, .. } = glance;
    let fixing = &names.fixing;
    if fixing.money.is_empty() || !tokens.iter().any(|token| fixing.money.has(token)) {
        return None;
    }
    let memo = glance.memo();
    let money = (1..tokens.len()).find(|at| memo.is_in(&fixing.money, *at) && !memo.is_cut(*at))?;
    let number = |at: usize| tokens.get(at).is_some_and(|token| token.number.is_some());
    let first = (money.saturating_sub(PRICE)..money).rev().take_while(|at| number(*at)).last()?;
    let is = |at: &usize| memo.is_in(&fixing.costs, *at) || memo.is_in(&names.sentences.presents, *at);
    let lead = (0..first).rev().take(2).take_while(is).last().unwrap_or(first);
    let joint = lead.checked_sub(1)?;
    let joined = lead < first && memo.is_in(&names.speaking.and, joint);
    let parted = memo.parts(joint);
    let from = if joined || parted { joint } else { return None };
    let from = if joined && from > 0 && memo.parts(from - 1) { from - 1 } else { from };
    let each = |at: &usize| memo.is_in(&fixing.money, *at) || memo.is_in(&fixing.each, *at);
    let end = (money..tokens.len()).find(|at| !each(at)).unwrap_or(tokens.len());
    let ends = end == tokens.len() || memo.parts(end) || !memo.is_spoken(end);
    // `school trip on Friday, 12 pounds each`, `haircut on Friday, it's 30 pounds`: that may have to be brought.
    let price = joined || (lead < first || end > money + 1) && from < memo.when.start;
    let pays = (from.saturating_sub(FAR)..from).any(|at| memo.is_in(&fixing.pays, at));
    let before = memo.uncut(&(0..from));
    let mut cut = cut.to_vec();
    mark(&mut cut, from..end);
    (ends && price && !pays && says_what(tokens, before, names)).then_some(cut)
}
