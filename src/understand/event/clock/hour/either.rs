//! Two hours of which one will be: `at 3 or 4pm`, `um 15 oder 16 Uhr`.

use crate::understand::event::clock::{Clock, HOUR, Half, Trust};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;

impl Reader<'_> {
    /// The first of two hours that are said as a choice, and where the second one ends. `known` is what was read at `at`.
    pub(crate) fn either_hour(&self, at: usize, known: Option<(Clock, usize)>) -> Option<(Clock, usize)> {
        let or = known.map_or(at + 1, |(_, next)| next);
        if !self.is(or, Sense::Or) {
            return None;
        }
        let (first, _) = known.or_else(|| self.hour_only(at))?;
        let second = self.skip(self.skip(or + 1, &[Sense::At]), &[Sense::The]);
        let (other, next) = self.clock(second, Trust::Bare)?;
        let halved = self.is_any(next - 1, &[Sense::Am, Sense::Pm]);
        // `à 15 ou 16 h`
        let signed = self.is(next - 1, Sense::OClock) && self.is(at.wrapping_sub(1), Sense::At);
        let sure = known.is_some() || halved || signed || self.part_follows(next);
        sure.then(|| (if halved { first.nearest(other) } else { first }, next))
    }
}

impl Clock {
    /// In the half of the day in which it is nearer to `other`: `8 or 9pm`, `11 or 12pm`.
    fn nearest(self, other: Clock) -> Clock {
        let late = self.half == Half::Open && other.seconds - self.seconds > 6 * HOUR;
        self.in_half(late)
    }
}
