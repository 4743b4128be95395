//! Who got a time for what a memo names, moved it or agreed to it, of which a calendar says nothing: `my sister's
//! landed a date for` before the christening, `the boss has put` before the stocktake.

use super::came_about::WHO;
use super::{Memo, mark};
use crate::understand::event::name::edges::{behind, longest};
use crate::understand::event::name::talk::says_what;

impl Memo<'_, '_> {
    /// `landed a date for` before `the christening, it's` and the time, `put` and `back a bit` around `the stocktake`.
    pub(super) fn gained_for(&self, said: &[usize]) -> Option<Vec<bool>> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let taken = |place: usize, phrases| longest(self.tokens, said.get(place..)?, phrases, names);
        let all = [&fixing.gained, &fixing.pushed, &fixing.decides];
        let head = |place| all.into_iter().find_map(|phrases| Some((place, taken(place, phrases)?)));
        let (verb, count) = (1..said.len().min(WHO + 1)).find_map(head)?;
        let (who, rest) = (self.without_helps(said.get(..verb)?), said.get(verb + count..)?);
        let end = rest.iter().position(|at| self.parts(*at)).unwrap_or(rest.len());
        let (what, then) = rest.split_at(end);
        let to = |at: usize| self.word(at) == names.referred.to || self.is_in(&fixing.goal, at);
        let to_time = to(self.when.start);
        let to = what.iter().rev().take_while(|at| to(**at)).count();
        let what = what.get(..what.len() - to)?;
        let away = behind(self.tokens, what, &fixing.away).max().unwrap_or(0);
        let what = what.get(..what.len() - away)?;
        let (first, last) = (*what.first()?, *what.last()?);
        // `moved the piano to the hall`, `put the trip in`
        let pushed = taken(verb, &fixing.pushed).is_some();
        let placed = what.iter().any(|at| names.ways.contains(self.word(*at)))
            || !to_time && away + to + then.len() == 0;
        // `Ana agreed to mind the stall`, `Omar and I arranged a hike`
        let decides = taken(verb, &fixing.decides).is_some();
        let own = who.last().is_some_and(|last| self.is_in(&names.sentences.own, *last));
        let back = self.is_in(&names.sentences.subjects, first) || self.is_in(&fixing.whom, first);
        // `has put the kettle on`, `Auntie Bea has arranged her eye test`
        let small = names.ways.contains(self.word(first)) || self.is_in(&fixing.parts, last);
        let hers = self.is_hers(first) && !self.is_subject(*who.first()?);
        let other = back || small || hers || pushed && placed || decides && !own;
        let joined = who.len() > 1 && own && !decides;
        let named = says_what(self.tokens, what, names) && !self.says_a_sentence(what);
        if other || joined || !named || !self.is_who(who) || !self.is_then(then) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..first);
        mark(&mut cut, last + 1..self.when.start);
        // `because the hall's booked`
        let why = self.when.end;
        let end = (why..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        mark(&mut cut, why..if self.is_in(&fixing.reasons, why) { end } else { why });
        Some(cut)
    }
}
