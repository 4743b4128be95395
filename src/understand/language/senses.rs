//! What one word or phrase may mean, asked for by nearly every reader of time at nearly every word.

use std::ops::Deref;

use strum::EnumCount;

use super::time::{Sense, SenseKind};

/// Alternatives, and the kinds of them as bits: whether one is among them is known without a look at each.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Senses {
    all: &'static [Sense],
    kinds: u128,
}

impl Senses {
    pub(crate) const NONE: Senses = Senses { all: &[], kinds: 0 };

    pub(crate) fn of(all: &'static [Sense]) -> Senses {
        Senses { all, kinds: all.iter().fold(0, |kinds, sense| kinds | bit(*sense)) }
    }

    pub(crate) fn iter(self) -> std::slice::Iter<'static, Sense> {
        self.all.iter()
    }

    #[inline]
    pub(crate) fn has(self, sense: Sense) -> bool {
        self.kinds & bit(sense) != 0 && self.all.contains(&sense)
    }

    /// The bits of a list that is written where it is asked for are known when memod is compiled.
    #[inline]
    pub(crate) fn has_any(self, senses: &[Sense]) -> bool {
        let wanted = senses.iter().fold(0, |kinds, sense| kinds | bit(*sense));
        self.kinds & wanted != 0 && senses.iter().any(|sense| self.has(*sense))
    }
}

impl Deref for Senses {
    type Target = [Sense];

    fn deref(&self) -> &[Sense] {
        self.all
    }
}

// Every kind has a bit of its own.
const _: () = assert!(SenseKind::COUNT <= 128);

#[inline]
fn bit(sense: Sense) -> u128 {
    1 << SenseKind::from(sense) as u32
}

#[cfg(test)]
mod tests {
    use super::Senses;
    use crate::understand::language::{Sense, Unit};

    #[test]
    fn a_sense_is_found_among_others_of_its_kind() {
        let senses = Senses::of(&[Sense::Unit(Unit::Hour), Sense::At]);
        assert!(senses.has(Sense::Unit(Unit::Hour)) && senses.has(Sense::At));
        assert!(!senses.has(Sense::Unit(Unit::Day)) && !senses.has(Sense::On));
        assert!(
            senses.has_any(&[Sense::On, Sense::At]) && !senses.has_any(&[Sense::On, Sense::Unit(Unit::Day)])
        );
        assert!(!Senses::NONE.has(Sense::At));
    }
}
