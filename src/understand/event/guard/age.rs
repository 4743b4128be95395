//! Numbers that say how old somebody is, or must be: `Kinder ab 8`, `takes children from 5 to 8`, `ab 6 freigegeben`.

use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// Lead to how old somebody is: `Kinder ab 8`, `von 6 bis 10`.
const AGES: [Sense; 3] = [Sense::From, Sense::To, Sense::Until];

/// So many words before those who are taken the verb may stand: `nimmt nur noch Kinder`.
const NEAR: usize = 3;

/// So many words before an age a day may stand, beside which it is an hour.
const FAR: usize = 8;

/// Who is older is not asked how old he is.
const GROWN: u64 = 18;

impl Reader<'_> {
    /// The number behind what stands at `before` is an age.
    pub(super) fn is_an_age(&self, before: usize) -> bool {
        let at = before + 1;
        self.is(before, Sense::Turns) && self.is_age_reached(at)
            || self.is_any(before, &AGES) && (self.is_age_of(at) || self.is_rated(before))
    }

    /// `8` in `Buch für Kinder ab 8`, `Kurs für Kinder von 6 bis 10`; `für die Kinder` are known, and so is their age.
    fn is_age_of(&self, at: usize) -> bool {
        let folk = |from: usize| {
            let folk = from.checked_sub(1).filter(|folk| self.is(*folk, Sense::Folk));
            folk.filter(|_| self.is(from, Sense::From))
        };
        let ranges = [Sense::To, Sense::Until];
        let first = at.checked_sub(1).and_then(folk);
        let second = || {
            let to = at.checked_sub(1).filter(|to| self.is_any(*to, &ranges));
            to.and_then(|to| to.checked_sub(2)).and_then(folk)
        };
        let Some(folk) = first.or_else(second) else { return false };
        let last = if first.is_some() && self.is_any(at + 1, &ranges) { at + 2 } else { at };
        let taken = || self.are_taken(folk) && self.is_no_day_beside(folk, last + 1);
        if !(self.are_meant_for(folk) || taken()) {
            return false;
        }
        let signed = self.is_any(last + 1, &[Sense::OClock, Sense::Am, Sense::Pm])
            || self.are_pointed_minutes(at + 1)
            || self.are_pointed_minutes(last + 1);
        self.number(last).is_some_and(|age| age.value < 20) && !signed
    }

    /// `für Kinder`, `for a child`
    fn are_meant_for(&self, folk: usize) -> bool {
        let Some(at) = folk.checked_sub(1) else { return false };
        self.is(at, Sense::For) || self.is(at, Sense::A) && self.is(at.wrapping_sub(1), Sense::For)
    }

    /// `only takes children`, `nimmt nur Kinder`: any of them; `takes the kids` knows them.
    fn are_taken(&self, folk: usize) -> bool {
        let any = |at: &usize| {
            self.kind(*at) == Some(Kind::Word) && !self.is(*at, Sense::The) && !self.is_possessive(*at)
        };
        let near = (folk.saturating_sub(NEAR)..folk).rev().take_while(any);
        let takes = |at: usize| self.word(at).is_some_and(|word| self.time.values.admits.contains(&word));
        near.into_iter().any(takes)
    }

    /// No day stands before those at `folk`, and neither a day nor a place behind their age that ends before `next`:
    /// `takes children from 5 to 8 on Saturdays`.
    fn is_no_day_beside(&self, folk: usize, next: usize) -> bool {
        let dated = |at: usize| self.weekday(at).is_some() || self.day_away(at).is_some();
        // `kümmert sich um Kinder ab 3`
        let place = self.is_any(next, &[Sense::On, Sense::At]) && !self.is(next, Sense::In);
        !place
            && !self.day_follows(next)
            && !self.part_follows(next)
            && !(folk.saturating_sub(FAR)..folk).any(dated)
    }

    /// `Leo wird 8 - um 18 Uhr`, but `der Termin wird 15 Uhr`
    fn is_age_reached(&self, at: usize) -> bool {
        self.number(at).is_some()
            && !self.is_any(at + 1, &[Sense::OClock, Sense::Am, Sense::Pm])
            && !self.are_pointed_minutes(at + 1)
    }

    /// `ab` in `ab 6 freigegeben`, `geeignet ab 6`, and in `der Film ist ab 12 erlaubt`, where other things are allowed from
    /// an hour on.
    fn is_rated(&self, from: usize) -> bool {
        let bare = self.number(from + 1).is_some_and(|age| !age.ordinal && age.value <= GROWN)
            && !self.are_pointed_minutes(from + 2);
        let says = |at: usize, words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
        let beside = |words: &[&str]| says(from + 2, words) || from > 0 && says(from - 1, words);
        let work = || (from.saturating_sub(NEAR)..from).any(|at| self.is(at, Sense::Work));
        let values = &self.time.values;
        self.is(from, Sense::From) && bare && (beside(values.rated) || beside(values.allowed) && work())
    }
}
