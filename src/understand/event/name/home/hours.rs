//! When somebody is there or something begins, said behind what names the memo: `…, um acht machen die auf`, `…, ab zehn kann
//! man kommen`, `ins Kino, der Film fängt um acht an`.

use std::ops::Range;

use super::{Glance, Memo, mark};

/// Before what says that it begins stand an article and a noun.
const THING: usize = 2;

/// The memo without the clauses of which no more than their time counts.
pub(super) fn without_hours(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, names, .. } = glance;
    let opens = &names.settling.opens;
    if opens.is_empty() || !tokens.iter().skip(THING).any(|token| opens.has(token)) {
        return None;
    }
    let memo = glance.memo();
    let mut left = cut.to_vec();
    let (mut from, mut head) = (0, None);
    for end in (0..=tokens.len()).filter(|at| *at == tokens.len() || memo.parts(*at)) {
        let clause = from..end;
        from = end + 1;
        match &head {
            None => head = Some(clause).filter(|clause| memo.is_named_in(memo.uncut(clause))),
            Some(head) if memo.says_hours(&clause, head) => mark(&mut left, clause.start - 1..end),
            Some(_) => {}
        }
    }
    (left != cut).then_some(left)
}

impl Memo<'_, '_> {
    /// The clause says no more than when those who were meant are there, or when it begins where the `head` leads, and not what is to be done.
    fn says_hours(&self, clause: &Range<usize>, head: &Range<usize>) -> bool {
        let (names, settling) = (self.names, &self.names.settling);
        let said = self.uncut(clause);
        if !clause.clone().any(|at| self.is_cut(at)) {
            return false;
        }
        let opens = |at: &usize| self.is_in(&settling.opens, *at);
        let small = |at: &usize| self.is_in(&settling.hours, *at) || self.is_filler(*at) || opens(at);
        let who = |at: &usize| self.is_in(&settling.those, *at);
        let man = |at: &usize| self.is_in(&settling.anybody, *at);
        let pair = |is: &dyn Fn(&usize) -> bool| {
            said.windows(2).any(|pair| matches!(pair, [a, b] if opens(a) && is(b) || is(a) && opens(b)))
        };
        // `kann man Sachen bringen`, but `kann man anliefern`
        let last = said.last().filter(|last| pair(&man) && !small(last) && !self.is_upper(**last));
        let rest = said.get(..said.len() - usize::from(last.is_some())).unwrap_or_default();
        if pair(&man) || pair(&who) {
            return rest.iter().all(|at| small(at) || who(at) || man(at));
        }
        // `der Film fängt um acht an`, `um acht fängt der Film an`
        let thing = said.iter().position(|at| self.is_article(*at));
        let begins = |from: usize| {
            let verb = if from == 0 { from + THING } else { from - 1 };
            said.get(verb).is_some_and(|verb| self.is_in(&settling.begins, *verb))
        };
        let head = self.uncut(head);
        let there = head.first().is_some_and(|first| {
            names.ways.contains(self.word(*first)) || names.company.holds(self.word(*first))
        }) && !self.is_to_do(head);
        thing.is_some_and(|from| {
            let noun = said.get(from + 1).is_some_and(|at| !small(at) && self.is_spoken(*at));
            let rest = said.iter().enumerate().filter(|(at, _)| !(from..from + THING).contains(at));
            there && noun && begins(from) && rest.map(|(_, at)| at).all(small)
        })
    }
}
