//! Two numbers with a slash between them that are no day: `scale 1/24`, `a 3/8 drive`, `tension 13/8`, `0.7 or 11/16`.

use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So many small words may stand between a fraction and the noun that it belongs to: `el compás es de 6/8`.
const NEAR: usize = 4;

/// So many words may say besides whose it is: `der Blutdruck von der Oma war heute 13/8`.
const FAR: usize = 8;

/// Marks are given out of so many.
const MARKS: std::ops::RangeInclusive<u64> = 5..=100;

impl Reader<'_> {
    /// The numbers around the slash at `at + 1` are a fraction, or the two values of one thing.
    pub(crate) fn is_fraction(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        // `12/8/2027`, `am 3/8`, `el 12/8`
        let dated = self.kind(at + 3) == Some(Kind::Slash)
            || self.is(before, Sense::On) && !self.is_any(before, &[Sense::In, Sense::Of]);
        if dated {
            return false;
        }
        // `a 3/8 drive`, `in 6/8`
        let led = self.is(before, Sense::A) || self.is(before, Sense::In) && !self.is(before, Sense::On);
        // `es en 6/8`, but `es el 6/8`
        let said = self.time.relation_after
            && self.is_any(before, &[Sense::In, Sense::On])
            && !self.is(before, Sense::The)
            && before.checked_sub(1).is_some_and(|is| self.is_copula(is));
        let led = led || said;
        // `platform 9 3/4`, `size 7 and 3/8`, but `at 9 3/4`
        let before = if self.is(before, Sense::And) { before.wrapping_sub(1) } else { before };
        let other = self.kind(before.wrapping_sub(1)) == Some(Kind::Slash);
        let whole = self.number(before).is_some_and(|whole| !whole.ordinal) && !other;
        let hour = before.checked_sub(1).is_some_and(|at| self.is(at, Sense::At));
        whole && !hour && self.is_part_of_inch(at)
            || led && self.number(at + 2).is_none_or(|last| last.digits < 4)
            || self.is_value_of(at)
            || self.is_mark_of(at)
            || self.is_size_of(at)
            || self.is_beside_a_decimal(at)
    }

    /// `scale 1/24`, `im 6/8-Takt`, `el compás es de 6/8`
    fn is_value_of(&self, at: usize) -> bool {
        let names = |at: usize| self.word(at).is_some_and(|word| self.time.fractions.contains(&word));
        let small = |at: &usize| {
            let small = [Sense::A, Sense::The, Sense::Of, Sense::At, Sense::In, Sense::On];
            self.is_copula(*at) || self.is_any(*at, &small)
        };
        let noun = (at.saturating_sub(NEAR)..at).rev().find(|at| !small(at) || names(*at));
        noun.is_some_and(names)
            || (at.saturating_sub(FAR)..at).any(|noun| names(noun) && self.is_whose(noun + 1, at))
            || self.behind(at).any(names)
    }

    /// `de maman`, `von Oma war heute`, `artérielle de papa`: what is said of it and whose it is, between `at` and `to`.
    fn is_whose(&self, at: usize, to: usize) -> bool {
        let plain = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let of = |at: usize| self.is_any(at, &[Sense::Of, Sense::OfThe]);
        let of_whom = if plain(at) && of(at + 1) { at + 1 } else { at };
        let whom = self.skip(of_whom + 1, &[Sense::The]);
        let whom = if self.is_possessive(whom) { whom + 1 } else { whom };
        let next = if of(of_whom) && plain(whom) { whom + 1 } else { at };
        let next = if self.is_copula(next) { self.skip(next + 1, &[Sense::Of]) } else { next };
        self.skip(next, &[Sense::Days(0)]) == to
    }

    /// `got 7/10 in spelling`, `a eu 14/20 et Ben 9/20`: so many of all.
    fn is_mark_of(&self, at: usize) -> bool {
        let mark = |at: usize| {
            let (some, all) = (self.number(at)?, self.number(at + 2)?);
            (some.value <= all.value && MARKS.contains(&all.value)).then_some(all.value)
        };
        let got = |at: usize| {
            let verb = at.checked_sub(1).and_then(|verb| self.word(verb));
            verb.is_some_and(|verb| self.time.values.earns.contains(&verb))
        };
        let other = || {
            let first = at.checked_sub(5)?;
            let joined = self.is(at - 2, Sense::And) || self.kind(at - 2) == Some(Kind::Comma);
            let slash = self.kind(first + 1) == Some(Kind::Slash);
            Some(joined && slash && got(first) && mark(first) == mark(at))
        };
        mark(at).is_some() && (got(at) || other().unwrap_or_default())
    }

    /// `which is more, 0.7 or 11/16`
    fn is_beside_a_decimal(&self, at: usize) -> bool {
        let decimal = |zero: usize| {
            self.number(zero).is_some_and(|number| number.value == 0 && number.digits == 1)
                && self.kind(zero + 1) == Some(Kind::Point)
                && self.is_glued(zero + 2)
        };
        let joined = |at: usize| self.is_any(at, &[Sense::Or, Sense::And]);
        joined(at.wrapping_sub(1)) && at.checked_sub(4).is_some_and(decimal)
            || joined(at + 3) && decimal(at + 4)
    }

    /// `wrench 5/8`, `7/16 socket`
    fn is_size_of(&self, at: usize) -> bool {
        let sized = |at: usize| self.word(at).is_some_and(|word| self.time.sized.contains(&word));
        self.is_part_of_inch(at) && (at.checked_sub(1).is_some_and(sized) || self.behind(at).any(sized))
    }

    /// Halves, quarters and so on, less than one.
    fn is_part_of_inch(&self, at: usize) -> bool {
        let value = |at: usize| self.number(at).map(|number| number.value);
        let part = value(at).zip(value(at + 2)).filter(|(some, all)| some < all);
        part.is_some_and(|(some, all)| all.is_power_of_two() && some % 2 == 1)
    }

    /// Where the noun stands behind the fraction: `3/4-Takt`, `6/8 time signature`.
    fn behind(&self, at: usize) -> impl Iterator<Item = usize> {
        let next = if self.kind(at + 3) == Some(Kind::Dash) { at + 4 } else { at + 3 };
        next..next + 2
    }
}
