//! Who can come at the time, of which a calendar says nothing where what happens was said: `lock change at number 9, the tenant
//! can do Friday at two`.

use super::{Glance, mark};
use crate::understand::event::name::edges::behind;
use crate::understand::event::name::talk::says_what;
use crate::understand::language::proper;

/// No more words name who it is: `the man from the council`.
const WHO: usize = 5;

/// No more words say that somebody can come.
const OFFERS: usize = 6;

/// The memo without the clause that says only who can come at the time at `when`.
pub(super) fn without_available(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, cut, names, .. } = glance;
    let offers = &names.settling.offers;
    if offers.is_empty() || glance.when.start < OFFERS / 2 {
        return None;
    }
    if !glance.before(OFFERS).iter().any(|token| offers.may_begin(token)) {
        return None;
    }
    let memo = glance.memo();
    let plain = |at: &usize| memo.is_spoken(*at) && !memo.is_cut(*at);
    let last = (0..glance.when.start).rev().find(|at| !memo.is_cut(*at))?;
    let from = (0..=last).rev().take_while(plain).last()?;
    let marked = from.checked_sub(1).filter(|at| memo.parts(*at))?;
    let led =
        |at: &usize| *at == glance.when.start || memo.is_cut(*at) || names.ways.contains(memo.word(*at));
    // `… are ready at Specsavers`
    let (said, end) = (from + 1..=last + 1).take(WHO + OFFERS).filter(led).find_map(|end| {
        let said: Vec<usize> = (from..end).collect();
        let offered = behind(tokens, &said, offers).max()?;
        (said.len() <= offered + WHO).then_some((said, end))
    })?;
    let before = memo.uncut(&(0..marked));
    // `I want a haircut, Tom can do Friday`, `I rang them, they can do Friday`
    let own = said.first().is_some_and(|at| memo.is_own(*at));
    // `Tom, his suit is ready`, `buy milk, Nan will be here`
    let known = |at: usize| {
        let word = memo.word(at);
        memo.is_person(at) || names.noting.people.contains(word) || proper::name(word).is_some()
    };
    let person = matches!(before, [only] if known(*only));
    let comes = said.iter().any(|at| known(*at));
    let task = comes && (memo.is_task(before) || memo.is_errand(before));
    // `dinner, Auntie Jo's coming over`: who that is says more than that somebody can.
    let doing = said.iter().rposition(|at| names.forms.doing.end(memo.word(*at)));
    // `Donnelly's lad` is nobody who is known by name.
    let guest = doing.and_then(|doing| said.get(..doing)).is_some_and(|who| {
        let last = who.last();
        who.iter().any(|at| known(*at) && (Some(at) == last || !memo.is_short(*at)))
    });
    let other = person || task || guest || memo.is_whole(&(0..marked));
    let names_it = says_what(tokens, before, names) && !other;
    let mut cut = cut.to_vec();
    mark(&mut cut, marked..if end > last { glance.when.start } else { end });
    // `the fitter's coming round on Monday with the ladders`
    if names.company.holds(memo.word(glance.when.end)) && end > last {
        let with = (glance.when.end..tokens.len()).find(|at| memo.parts(*at)).unwrap_or(tokens.len());
        mark(&mut cut, glance.when.end..with);
    }
    (names_it && !own).then_some(cut)
}
