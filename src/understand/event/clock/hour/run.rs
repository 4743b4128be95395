//! Hours whose digits run together, or that are counted in hundreds.

use std::ops::ControlFlow::{self, Break, Continue};

use super::plain::hours_of;
use crate::understand::event::clock::{Clock, Half, Trust};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind};
use crate::understand::words::{Kind, Number};

/// So many words away may stand the size of another part.
const SIZES: usize = 8;

/// So many words away may stand the day of an hour that alone would be a value.
const DATED: usize = 4;

/// So many words before a number stands whose it is: `mine is at`.
const OWN: usize = 3;

impl Reader<'_> {
    /// `1530 hours`, `0830`, `915`, `fifteen hundred`, `20261204T150000`: a number that holds minutes, too, and what
    /// it is read as; other numbers go on.
    pub(super) fn run_together(
        &self,
        at: usize,
        number: Number,
        trust: Trust,
    ) -> ControlFlow<Option<(Clock, usize)>> {
        match number.digits {
            3..=4 => Break(self.hundreds_in_digits(at, number, trust)),
            0 if number.value >= 100 && number.value.is_multiple_of(100) => {
                Break(self.hundreds(at, number, trust))
            }
            1..=2 if number.value <= 24 && self.is_hundred_hours(at + 1) => {
                Break(Clock::new(number.value, 0, Half::Known).map(|clock| (clock, at + 3)))
            }
            6 if self.is_behind_t(at) => Break(compact(at, number)),
            _ if number.value == 0 => {
                self.zero_hundred(at, trust).map_or(Continue(()), |read| Break(Some(read)))
            }
            _ => Continue(()),
        }
    }

    /// `1530 hours`, `1900 EST`, `0830`, `Tuesday at 915`
    fn hundreds_in_digits(&self, at: usize, number: Number, trust: Trust) -> Option<(Clock, usize)> {
        let four = number.digits == 4;
        // `1900 EST`
        let zoned = four && !self.is(at + 1, Sense::Weak) && self.is_a(at + 1, SenseKind::Zone);
        let sign = zoned || self.is_any(at + 1, &[Sense::OClock, Sense::Am, Sense::Pm]);
        let bare = || four && self.is_bare_hour(at, number, trust) || self.is_bare_quarter(at, number, trust);
        // `at 1200 Lincoln Avenue`
        if !sign && (!bare() || self.house(at + 1) || four && self.is_street_alone(at + 1)) {
            return None;
        }
        let open = self.is_any(at + 1, &[Sense::Am, Sense::Pm]) || number.digits == 3;
        let half = if open { Half::Open } else { Half::Known };
        let clock = Clock::new(number.value / 100, number.value % 100, half)?;
        self.halved(clock, self.skip(at + 1, &[Sense::OClock]))
    }

    /// Whether four digits without a sign are a time where they stand.
    fn is_bare_hour(&self, at: usize, number: Number, trust: Trust) -> bool {
        let round = number.value.is_multiple_of(5);
        let beside =
            || trust == Trust::AfterDay && self.bare_end(at + 1) || self.is_a(at + 1, SenseKind::Days);
        let led = round
            && (trust == Trust::Bare || beside())
            && !self.counts(at + 1)
            && !self.is_year(at, number)
            && !self.is_size(at);
        // `1900 on Monday`
        let day =
            |at: usize| self.day_follows(at) || self.which(at).is_some() && self.weekday(at + 1).is_some();
        let opens = || self.opens(at) && number.value >= 1300 && round && day(at + 1);
        // `0830`, and nothing else.
        let alone = || number.value < 1000 && self.opens(at) && self.ends(at + 1);
        led || opens() || alone()
    }

    /// `since 1845`, `between 1840 and 1860`: the other number is none of the times of day that are said like this.
    fn is_year(&self, at: usize, number: Number) -> bool {
        let other = |at: usize| {
            self.number(at)
                .is_some_and(|other| other.digits == 4 && (other.value % 100 >= 60 || other.value % 5 != 0))
        };
        let joins = |at: usize| self.is_any(at, &[Sense::And, Sense::To, Sense::Until]);
        let pair = joins(at + 1) && other(at + 2) || joins(at.wrapping_sub(1)) && other(at.wrapping_sub(2));
        pair || self.is(at.wrapping_sub(1), Sense::Since) && number.value >= 1500
    }

    /// `2 sides at 1800 by 280`, `5 shelves at 764, 2 sides at 1800`: so wide are others, too.
    fn is_size(&self, at: usize) -> bool {
        let by = self.is(at + 1, Sense::By) && self.number(at + 2).is_some();
        let other = |other: usize| {
            // `5 shelves at 764`, but `the office is at 264`
            let counted = other.checked_sub(3).is_some_and(|count| self.number(count).is_some());
            counted
                && self.is(other.wrapping_sub(1), Sense::At)
                && self.number(other).is_some_and(|other| other.digits >= 3 && other.value % 100 >= 60)
        };
        by || (at.saturating_sub(SIZES)..=at + SIZES).any(other)
    }

    /// `Tuesday at 915`, `at 820 in the evening`, `tonight 745`
    fn is_bare_quarter(&self, at: usize, number: Number, trust: Trust) -> bool {
        let (hour, minute) = (number.value / 100, number.value % 100);
        if number.digits != 3 || !minute.is_multiple_of(5) {
            return false;
        }
        let quarter = matches!(minute, 15 | 30 | 45);
        let led = self.is(at.wrapping_sub(1), Sense::At);
        let dated = || (at.saturating_sub(DATED)..at + DATED).any(|at| self.day_follows(at));
        // `tomorrow at 740ish`
        let nearly = || led && self.is(at + 1, Sense::Sharp) && self.is_glued(at + 1) && dated();
        // `the oven at 220 in the evening`
        let part = || (at + 1..at + 4).find_map(|at| self.part(at)).and_then(hours_of);
        let parted = || led && self.part_follows(at + 1) && part().is_some_and(|hours| hours.contains(&hour));
        let bare = quarter && self.bare_end(at + 1);
        let about = || self.is(at.wrapping_sub(1), Sense::Around) && self.is_all_that_is_said(at);
        match trust {
            Trust::Bare => bare && (led && dated() || about()) || nearly() || parted(),
            Trust::AfterDay => {
                let paid = |at| self.word(at).is_some_and(|word| self.time.values.pays.contains(&word));
                // `sold Friday 115, Saturday 130`, `guests Friday 115`
                let counted = |at: usize| self.is_any(at, &[Sense::Folk, Sense::Thing]);
                let listed = self.kind(at + 1) == Some(Kind::Comma) && self.day_follows(at + 2)
                    || at.checked_sub(2).is_some_and(counted);
                bare && self.time.names_lead && !listed && !(at.saturating_sub(SIZES)..at).any(paid)
            }
            Trust::Signed => false,
        }
    }

    /// `around 1445`: the number at `at` with the one word before it.
    pub(crate) fn is_all_that_is_said(&self, at: usize) -> bool {
        self.time.names_lead && at.checked_sub(1).is_some_and(|led| self.opens(led)) && self.ends(at + 1)
    }

    /// `fifteen hundred hours`, `at eighteen hundred`
    fn hundreds(&self, at: usize, number: Number, trust: Trust) -> Option<(Clock, usize)> {
        let clock = Clock::new(number.value / 100, 0, Half::Known)?;
        if self.is(at + 1, Sense::OClock) {
            // `a machine with eight hundred hours on it`
            let run = at.checked_sub(1).is_some_and(|before| self.is(before, Sense::Link));
            return (!run).then_some((clock, at + 2));
        }
        // `oh nine hundred`
        if number.value < 1000 && at.checked_sub(1).is_some_and(|oh| self.is_zero(oh)) {
            return Some((clock, at + 1));
        }
        if self.is_one_of_hundreds(at) {
            return None;
        }
        let alone = self.opens(at) && self.ends(at + 1) && self.time.names_lead;
        // `at fifteen hundred platform 4`
        let ends = self.bare_end(at + 1) || self.is(at + 1, Sense::Label);
        let behind = trust == Trust::AfterDay && number.value >= 1300;
        // `roast potatoes at two hundred`: only military time has such hours of the night, and it says their zero.
        let dated = || (at.saturating_sub(DATED)..at + DATED).any(|at| self.day_follows(at));
        let bare = (trust == Trust::Bare || behind || alone) && ends && number.value < 2400;
        let bare = bare && (number.value >= 1000 || dated());
        (bare && !number.value.is_multiple_of(1000)).then_some((clock, at + 1))
    }

    /// `fifteen hundred words and mine's at eleven hundred`: so many has somebody's own of what was counted before; but
    /// `two hundred guests, briefing at eighteen hundred`.
    fn is_one_of_hundreds(&self, at: usize) -> bool {
        let own = (at.saturating_sub(OWN)..at).any(|whose| self.is_possessive(whose));
        own && (at.saturating_sub(SIZES)..at).any(|other| {
            self.number(other).is_some_and(|n| n.digits == 0 && n.value >= 100 && n.value.is_multiple_of(100))
                && self.lex(other + 1).is_some_and(|lex| lex.many || lex.plural)
                && !self.is(other + 1, Sense::OClock)
        })
    }

    /// `19 hundred hours`
    fn is_hundred_hours(&self, at: usize) -> bool {
        self.number(at).is_some_and(|number| number.digits == 0 && number.value == 100)
            && self.is(at + 1, Sense::OClock)
    }

    /// `zero hundred hours`
    fn zero_hundred(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        let is = |at: usize, value: u64| {
            self.number(at).is_some_and(|number| number.digits == 0 && number.value == value)
        };
        if !is(at, 0) || !is(at + 1, 100) {
            return None;
        }
        let next = self.skip(at + 2, &[Sense::OClock]);
        (next > at + 2 || trust > Trust::Signed)
            .then(|| Some((Clock::new(0, 0, Half::Known)?, next)))
            .flatten()
    }

    /// The `T` of `20261204T150000` stands before.
    fn is_behind_t(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|at| self.lex(at)).filter(|_| self.is_glued(at));
        before.is_some_and(|lex| {
            lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == "t")
        })
    }
}

/// `150000`
fn compact(at: usize, number: Number) -> Option<(Clock, usize)> {
    let (hour, rest) = (number.value / 10_000, number.value % 10_000);
    let clock = Clock::new(hour, rest / 100, Half::Known)?;
    Some((clock.shifted((rest % 100) as i64), at + 1))
}
