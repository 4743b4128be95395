//! What one word or phrase may mean, asked for by nearly every reader of time at nearly every word.

use std::ops::Deref;

use strum::EnumCount;

use super::time::{Sense, SenseKind};

/// Alternatives, and the kinds of them as bits: whether one is among them is known without a look at each.
#[derive(Debug, Clone, Copy, PartialEq)]
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

    pub(crate) fn kinds(self) -> Kinds {
        Kinds(self.kinds)
    }

    /// All of them, if one is of those kinds.
    #[inline]
    pub(crate) fn with(self, kinds: impl Into<Kinds>) -> std::slice::Iter<'static, Sense> {
        if self.kinds & kinds.into().0 == 0 { [].iter() } else { self.all.iter() }
    }

    #[inline]
    pub(crate) fn are_all_among(self, kinds: Kinds) -> bool {
        self.kinds & !kinds.0 == 0
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

/// A set of kinds of meaning.
#[derive(Clone, Copy)]
pub(crate) struct Kinds(u128);

impl Kinds {
    pub(crate) const NONE: Kinds = Kinds(0);

    pub(crate) const fn of(kinds: &[SenseKind]) -> Kinds {
        let mut bits = 0;
        let mut at = 0;
        while at < kinds.len() {
            bits |= 1 << kinds[at] as u32;
            at += 1;
        }
        Kinds(bits)
    }

    pub(crate) const fn meets(self, others: Kinds) -> bool {
        self.0 & others.0 != 0
    }

    pub(crate) const fn and(self, others: Kinds) -> Kinds {
        Kinds(self.0 | others.0)
    }
}

impl From<SenseKind> for Kinds {
    #[inline]
    fn from(kind: SenseKind) -> Kinds {
        Kinds(1 << kind as u32)
    }
}

impl IntoIterator for &Senses {
    type Item = &'static Sense;
    type IntoIter = std::slice::Iter<'static, Sense>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
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
