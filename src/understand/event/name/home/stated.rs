//! How something is that is to be fetched then: `das Auto ist fertig, abholen um fünf`.

use super::{Glance, Memo, mark};

/// No more tokens name the thing, or say how it is.
const THING: usize = 4;
const STATE: usize = 5;

/// No longer particle opens a verb.
const PARTICLE: usize = 4;

/// No more tokens stand between that and the time.
const NEAR: usize = 16;

/// The memo without such a clause before that of the time at `when`.
pub(super) fn without_stated(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let names = glance.names;
    if !names.telling.encloses || !glance.before(NEAR).iter().any(|is| names.sentences.is.has(is)) {
        return None;
    }
    glance.memo().stated()
}

impl Memo<'_, '_> {
    fn stated(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let near = self.when.start.saturating_sub(NEAR)..self.when.start;
        let end = near.clone().rev().find(|at| self.parts(*at))?;
        let from = near.start.max(self.clause_from(end));
        let is = (from + 1..end.min(from + THING + 2)).find(|at| self.is_in(&names.sentences.is, *at))?;
        let short = end - is <= STATE;
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        // A person is told of by name: `Mia ist krank, Kinderarzt um drei`.
        let thing = !(from..is).any(|at| self.is_person(at) || self.tells(at) && !self.is_upper(at));
        let noun = self.is_upper(is - 1) && (from..end).all(plain);
        let how = end > is + 1 && self.is_small(end - 1);
        let next = end + 1;
        let close =
            (self.when.end..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        let what = self.uncut(&(next..close));
        let said: Vec<usize> = what.iter().copied().filter(|at| !self.is_filler(*at)).collect();
        let [what] = said.as_slice() else { return None };
        let word = self.word(*what);
        let carries = |rest: &str| names.sentences.carries.contains(&rest);
        // `die Wäsche ist trocken, abholen`, but `die Heizung ist kaputt, anrufen`
        let fetches = || {
            let parted = |at: &usize| {
                word.split_at_checked(*at)
                    .is_some_and(|(particle, rest)| names.particles.contains(particle) && carries(rest))
            };
            (1..=PARTICLE).any(|at| parted(&at))
        };
        if self.denies(from..close)
            || !fetches()
            || !self.is_small(*what)
            || !thing
            || !noun
            || !how
            || !short
            || !self.is_large_memo()
        {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, is..next);
        // `Anruf von der Werkstatt, das Auto ist fertig, abholen`
        mark(&mut cut, from..from + usize::from(from > 0 && self.is_article(from)));
        Some(cut)
    }
}
