//! How many of a unit: `two`, `1.5`, `half an`, `a couple of`, `two and a half`.

use super::MOST;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Kinds, Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// More decimals than these are no amount a memo means, and would overflow.
const DECIMALS: usize = 9;

/// `half`, `quarter`, `three quarters`.
const OF_ONE: Kinds = Kinds::of(&[SenseKind::Half, SenseKind::Quarter, SenseKind::ThreeQuarters]);

impl Reader<'_> {
    /// What `full` behind the article at `article` says nothing else of: a part of the clock, or a length that is
    /// announced.
    fn is_whole_unit(&self, article: usize, at: usize) -> bool {
        let announced = article.checked_sub(1).is_some_and(|before| self.is(before, Sense::For));
        self.unit(at).is_some_and(|unit| announced || unit <= Unit::Hour)
            || self.is_any(at, &[Sense::Half, Sense::Quarter, Sense::ThreeQuarters])
    }

    /// `whole`, `ganzen`
    pub(in crate::understand::event) fn is_whole(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        token.is_some_and(|token| self.time.whole.contains(&token.word()))
    }

    /// Past `three quarters`.
    pub(super) fn three_quarters(&self, at: usize) -> Option<usize> {
        let three = self.number(at).is_some_and(|number| number.value == 3 && !number.ordinal);
        let counted = three && self.is(at + 1, Sense::Quarter);
        let said = self.is(at, Sense::ThreeQuarters).then_some(at + 1);
        if counted { Some(at + 2) } else { said }
    }

    /// `half`, `quarter`, `three quarters`, in thousandths.
    fn part_of_one(&self, at: usize) -> Option<i64> {
        self.find(at, OF_ONE, |sense| match sense {
            Sense::Half => Some(500),
            Sense::Quarter => Some(250),
            Sense::ThreeQuarters => Some(750),
            _ => None,
        })
    }

    /// `1/2 hour`, `3/4 of an hour`, in thousandths, and where the unit is; without a unit it is a date.
    pub(in crate::understand::event) fn fraction(&self, at: usize) -> Option<(i64, usize)> {
        let digit = |at: usize| self.number(at).filter(|number| number.digits == 1).map(|n| n.value);
        if self.kind(at + 1) != Some(Kind::Slash) || !self.is_glued(at + 1) || !self.is_glued(at + 2) {
            return None;
        }
        let thousandths = match (digit(at)?, digit(at + 2)?) {
            (1, 2) => 500,
            (1, 4) => 250,
            (3, 4) => 750,
            _ => return None,
        };
        let next = self.skip(self.skip(at + 3, &[Sense::Of]), &[Sense::A]);
        self.unit(next).map(|_| (thousandths, next))
    }

    /// `424` in `1855336.424`: the decimals of another number.
    fn is_decimal(&self, at: usize) -> bool {
        let point = at.checked_sub(1).filter(|point| self.kind(*point) == Some(Kind::Point));
        self.is_glued(at) && point.and_then(|point| self.number(point.checked_sub(1)?)).is_some()
    }

    /// How many, in thousandths: `two`, `1.5`, `half an`, `a couple of`, `two and a half`.
    pub(in crate::understand::event) fn amount(&self, at: usize) -> Option<(i64, usize)> {
        let skip = |at: usize, sense| if self.is(at, sense) { at + 1 } else { at };
        if let Some(number) = self.number(at).filter(|number| !number.ordinal) {
            if number.value > MOST as u64 || self.is_decimal(at) {
                return None;
            }
            let whole = number.value as i64 * 1000;
            if self.kind(at + 1) == Some(Kind::Point)
                && let Some(part) = self.number(at + 2).filter(|part| (1..=DECIMALS).contains(&part.digits))
            {
                let thousandths = part.value * 1000 / 10_u64.pow(part.digits as u32);
                return Some((whole + thousandths as i64, at + 3));
            }
            if self.is(at + 1, Sense::And) {
                let half = skip(at + 2, Sense::A);
                if self.is(half, Sense::Half) {
                    return Some((whole + 500, half + 1));
                }
                // `one and three quarter hours`
                if let Some(end) = self.three_quarters(at + 2).filter(|end| self.is_unit(*end, Unit::Hour)) {
                    return Some((whole + 750, end));
                }
            }
            // `2½ hours`
            let part = self.part_of_one(at + 1);
            if let Some(part) = part.filter(|_| self.unit(at + 2).is_some() && !self.is(at + 2, Sense::Weak))
            {
                return Some((whole + part, at + 2));
            }
            if let Some((part, next)) = self.fraction(at + 1) {
                return Some((whole + part, next));
            }
            if let Some(fraction) = self.fraction(at) {
                return Some(fraction);
            }
            // `2 more minutes`
            let more = self.is(at + 1, Sense::Other) && self.unit(at + 2).is_some();
            return Some((whole, if more { at + 2 } else { at + 1 }));
        }
        // `in another two hours`, `for another hour`
        if self.is(at, Sense::Other)
            && at.checked_sub(1).is_some_and(|before| self.is_any(before, &[Sense::In, Sense::For]))
        {
            let one = self.unit(at + 1).map(|_| (1000, at + 1));
            return one.or_else(|| self.amount(at + 1));
        }
        // `einer knappen halben Stunde`
        let after = if self.is(at, Sense::A) { skip(at + 1, Sense::Around) } else { at };
        // `for a full day`, `a good hour`, but `a whole day off`
        let whole = after > at && self.is_whole(after) && self.is_whole_unit(at, after + 1);
        let after = after + usize::from(whole);
        for sense in self.senses(after).iter() {
            match sense {
                Sense::Count(count) => return Some((i64::from(*count) * 1000, skip(after + 1, Sense::Of))),
                Sense::Halves(halves) => return Some((i64::from(*halves) * 500, after + 1)),
                Sense::Half | Sense::Quarter | Sense::ThreeQuarters => {
                    let thousandths = self.part_of_one(after).unwrap_or_default();
                    let next = skip(after + 1, Sense::Of);
                    let next = if self.kind(next) == Some(Kind::Dash) { next + 1 } else { next };
                    let next = skip(next, Sense::A);
                    return self.unit(next).is_some().then_some((thousandths, next));
                }
                _ => {}
            }
        }
        // `hora y media`, `hora y cuarto`
        if after == at
            && self.is_unit(at, Unit::Hour)
            && self.is(at + 1, Sense::And)
            && self.is_any(at + 2, &[Sense::Half, Sense::Quarter])
        {
            return Some((1000, at));
        }
        // `and a half hours` came above; here `an hour`, `one hour`.
        (after > at && (self.unit(after).is_some() || self.is(after, Sense::Half))).then_some((1000, after))
    }
}
