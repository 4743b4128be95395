//! Moments counted from now: `in two hours`, `20 minutes ago`, `for the rest of the day`.

use chrono::Timelike;

use super::clock::DAY;
use super::day::date::Dates;
use super::day::days::shift;
use super::day::{Day, Which};
use super::length::Length;
use super::phrase::atom::Atom;
use super::phrase::intro::Intro;
use super::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `now`; but `milk is 1.29 now` says how things are.
    pub(super) fn at_once(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if !self.is(at, Sense::Now) {
            return None;
        }
        let weak = self.is(at, Sense::Weak);
        // `it's the 3rd of March now`, `Thursdays now`
        let dated = at.checked_sub(1).is_some_and(|before| {
            self.weekday(before).is_some()
                || self.month(before).is_some()
                || self.number(before).is_some_and(|number| number.ordinal)
                || self.number(before).is_some() && self.is(before.wrapping_sub(1), Sense::At)
                || self.clock_ends(at)
        });
        let stands = || {
            let copula = |at: usize| self.is_copula(at);
            !copula(at.wrapping_sub(1)) && (at.saturating_sub(8)..at).any(copula)
        };
        let state = weak && (dated || stands());
        if !weak && (self.is_told_at_once(at) || self.is_noticed_at_once(at)) {
            return None;
        }
        let said = self.ends(at + 1) || intro.from || intro.between || !weak;
        (said && !state).then_some((Atom::Moment(0, None), at + 1))
    }

    /// `in two hours`, `20 minutes ago`, `vor einer Stunde`, `in two to three hours`.
    pub(super) fn moment(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if self.is(at, Sense::AgoBefore)
            && let Some((length, next)) = self.length_ago(at)
            && length.is_clock()
        {
            return Some((Atom::Moment(-length.seconds, None), next));
        }
        if intro.within
            && (self.is_any(at + 1, &[Sense::To, Sense::Or]) || self.kind(at + 1) == Some(Kind::Dash))
        {
            let first = self.amount_or_one(at)?;
            if let Some((last, next)) = self.length(at + 2)
                && last.is_clock()
            {
                let (count, _) = self.amount(at + 2)?;
                let first = if count > 0 { last.seconds * first / count } else { 0 };
                return Some((Atom::Moment(first, Some(last.seconds)), next));
            }
        }
        // `the rest of the day`
        if self.is(at, Sense::Rest) {
            let of = self.skip(at + 1, &[Sense::Of]);
            // `the rest of my day`, but `the rest of my days`
            let one = self.lex(of + 1).is_some_and(|lex| !lex.plural);
            let my = of > at + 1 && one && self.is_possessive(of);
            let the = if my { of + 1 } else { self.skip(of, &[Sense::The, Sense::This]) };
            let today = self.is_unit(the, Unit::Day) || self.is(the, Sense::Days(0));
            let left = DAY - i64::from(self.now.num_seconds_from_midnight());
            return (the > at + 1 && today).then_some((Atom::Moment(0, Some(left)), the + 1));
        }
        // `the next three hours`
        let which = self.which(at);
        if let Some(which) = which {
            let one = match self.unit(at + 1) {
                Some(Unit::Hour) => Some((Length::hours(1), at + 2)),
                _ => None,
            };
            let (length, next) =
                one.or_else(|| self.length(at + 1)).filter(|(length, _)| length.is_clock())?;
            return Some(match which {
                Which::Last => (Atom::Moment(-length.seconds, Some(0)), next),
                _ => (Atom::Moment(0, Some(length.seconds)), next),
            });
        }
        let (length, next) = self.length(at)?;
        // `who sings in Thirty Seconds to Mars`
        let to_somewhere = self.is(next, Sense::To) && self.is_capital(next + 1);
        let title = self.time.names_lead && self.is_capital(at) && self.is_capital(at + 1) && to_somewhere;
        if title || !length.is_clock() && length.seconds == 0 {
            return None;
        }
        if self.is(next, Sense::Ago) && !self.measures_noun(next) {
            Some((Atom::Moment(self.seconds_away(length, -1), None), next + 1))
        } else if self.is(next, Sense::Hence) {
            Some((Atom::Moment(self.seconds_away(length, 1), None), next + 1))
        } else if self.is(next, Sense::From) && self.is(next + 1, Sense::Now) {
            Some((Atom::Moment(self.seconds_away(length, 1), None), next + 2))
        } else if intro.within && !self.is_any(next, &[Sense::Before, Sense::After]) {
            Some((Atom::Moment(self.seconds_away(length, 1), None), self.past_times(next)))
        } else {
            None
        }
    }

    /// `2 months and 3 hours` from now, or ago: its months are those of the calendar, counted from today.
    fn seconds_away(&self, length: Length, sign: i64) -> i64 {
        let days = shift(self.today(), length, sign).signed_duration_since(self.today()).num_days();
        sign * length.seconds + days * DAY
    }

    /// `ein` of `in ein bis zwei Tagen`, in thousandths.
    fn amount_or_one(&self, at: usize) -> Option<i64> {
        let one = self.is(at, Sense::A).then_some(1000);
        one.or_else(|| self.amount(at).map(|(thousandths, _)| thousandths))
    }

    /// `in 6 to 8 weeks`
    pub(super) fn ahead(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        if !intro.within
            || !(self.is_any(at + 1, &[Sense::To, Sense::Or]) || self.kind(at + 1) == Some(Kind::Dash))
        {
            return None;
        }
        let first = self.amount_or_one(at)?;
        let (last, next) = self.length(at + 2).filter(|(last, _)| last.seconds == 0)?;
        let (count, _) = self.amount(at + 2)?;
        let scale = |amount: i64| if count > 0 { amount * first / count } else { 0 };
        let first = Length {
            months: scale(last.months),
            days: scale(last.days),
            working_days: scale(last.working_days),
            ..last
        };
        let day = |length| Day::fixed(shift(self.today(), length, 1));
        Some(((day(first), Some(day(last))), next))
    }
}
