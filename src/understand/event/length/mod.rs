//! Lengths of time, as they are [`said`], and how many of a unit they have ([`amount`]).

mod amount;
mod said;

use crate::understand::language::Unit;

/// A length of time. Months and days follow the calendar, seconds the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Length {
    pub(super) months: i64,
    pub(super) days: i64,
    pub(super) working_days: i64,
    pub(super) seconds: i64,
    /// The largest unit that was said; `None` only while nothing was read.
    pub(super) unit: Option<Unit>,
}

/// More than this of anything is no length a memo means; it also keeps the arithmetic far from overflow.
const MOST: i64 = 100_000;

impl Length {
    /// `thousandths` of `unit`.
    fn of(thousandths: i64, unit: Unit) -> Option<Length> {
        let whole = thousandths / 1000;
        if whole > MOST {
            return None;
        }
        let mut length = Length { unit: Some(unit), ..Length::default() };
        let half = thousandths % 1000;
        match unit {
            Unit::Second => length.seconds = whole,
            Unit::Minute => length.seconds = thousandths * 60 / 1000,
            Unit::Hour => length.seconds = thousandths * 3600 / 1000,
            Unit::Day => {
                length.days = whole;
                length.seconds = half * 86_400 / 1000;
            }
            Unit::WorkingDay => length.working_days = whole,
            Unit::Week => length.days = thousandths * 7 / 1000,
            Unit::Fortnight => length.days = thousandths * 14 / 1000,
            Unit::Month => {
                length.months = whole;
                length.days = half * 30 / 1000;
            }
            Unit::QuarterYear => length.months = thousandths * 3 / 1000,
            Unit::Year => length.months = thousandths * 12 / 1000,
            Unit::Decade => length.months = thousandths * 120 / 1000,
        }
        Some(length)
    }

    /// Measured by the clock alone.
    pub(super) fn is_clock(&self) -> bool {
        self.months == 0 && self.days == 0 && self.working_days == 0
    }

    /// Short enough to be the length of an event that nothing announces as one: `30 minutes`, `3 days`.
    pub(super) fn is_short(&self) -> bool {
        self.months == 0 && self.working_days == 0 && self.days <= 31
    }

    pub(super) fn hours(hours: i64) -> Length {
        Length { seconds: hours * 3600, unit: Some(Unit::Hour), ..Length::default() }
    }

    pub(super) fn week() -> Length {
        Length { days: 7, unit: Some(Unit::Week), ..Length::default() }
    }

    fn plus(self, other: Length) -> Length {
        Length {
            months: self.months + other.months,
            days: self.days + other.days,
            working_days: self.working_days + other.working_days,
            seconds: self.seconds + other.seconds,
            unit: self.unit,
        }
    }

    fn is_positive(&self) -> bool {
        self.months + self.days + self.working_days + self.seconds > 0
    }
}
