//! Dates that begin with their month: `December 5`, `December the 5th 2026`, `December 5 to 7`, `April 14, 15 and 16`.

use chrono::Datelike;

use super::date::{Dates, MOST_LISTED};
use crate::understand::event::clock::Trust;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// A larger number is no hour of the twelve.
const HOURS: u32 = 12;

/// No more years ahead a year in two words is meant, and not a day and something else.
const SOON: i32 = 10;

impl Reader<'_> {
    /// `December 5`, `December the 5th 2026`, `December 5 to 7`.
    pub(super) fn month_then_day(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        // `May's 5th birthday`
        let month = self.month(at).filter(|_| !self.is_weekday_before_date(at) && !self.is_possessed(at))?;
        let the = self.day_behind_month(at, intro)?;
        let day = self.small(the, 31)?;
        if self.is_no_day_of(at, the, intro) {
            return None;
        }
        let after = self.past_dot(the + 1);
        let to_next = self.is_and_next(after, day);
        let (year, next) = self.year_after(after);
        let first = self.date_of(month, day, year)?;
        let (read, listed) = self.days_following(day, next);
        let next =
            if year.is_none() && self.is_any(listed, &[Sense::And, Sense::Or]) { listed } else { next };
        let read = if next == listed { read } else { day };
        let joined = self.is_any(next, &[Sense::To, Sense::Until, Sense::And, Sense::Or])
            || self.kind(next) == Some(Kind::Dash)
            || to_next;
        let link = next;
        let last = self.last_day(link, read).filter(|_| year.is_none() && joined);
        let Some((last, after)) = last else { return Some(((first, None), next)) };
        let (year, next) = self.year_after(after);
        let first = self.date_of(month, day, year)?;
        // `May 2nd or 3rd`
        let between = intro.between || self.is(at + 1, Sense::Between);
        let apart = self.is(listed, Sense::And) && !between && last > read + 1;
        if apart || self.is(link, Sense::Or) {
            return Some(((first.of_several(), None), next));
        }
        let last = self.date_of(month, last, Some(first.from.year()));
        if let Some((first, last)) = last.as_ref().and_then(|last| self.running(at, &first, last)) {
            return Some(((first, Some(last)), next));
        }
        Some(((first, last), next))
    }

    /// Where the number may stand that is a day of the month at `at`.
    fn day_behind_month(&self, at: usize, intro: Intro) -> Option<usize> {
        let verb = self.is(at, Sense::Weak) && !self.starts_large(at);
        if let Some(first) = self.first_of_days(at + 1).filter(|_| !verb) {
            return Some(first);
        }
        // `March, 6th`
        let comma = self.kind(at + 1) == Some(Kind::Comma)
            && self.number(at + 2).is_some_and(|day| day.ordinal && day.digits > 0);
        let dotted = if comma { at + 2 } else { self.past_dot(at + 1) };
        // `viene Julio el 22`: where months are written small, no article stands between.
        let the = if self.time.relation_after {
            dotted
        } else {
            self.skip(self.skip(dotted, &[Sense::On]), &[Sense::The])
        };
        let the = if self.is_date_mark(the) { the + 1 } else { the };
        // `lunch with June on the 12th`: such a month is a person's name.
        let person = the > dotted && self.is(dotted, Sense::On) && self.is(at, Sense::Weak);
        // `über den April am 2. Mai`
        let of = self.skip(self.skip(self.past_dot(the + 1), &[Sense::Of]), &[Sense::The]);
        let own = the > dotted && self.month(of).is_some();
        (!own && (!person || intro.on || intro.in_)).then_some(the)
    }

    /// `3rd` of `June from the 3rd to the 9th`, `November between 19 and 25`, where `from` is at `at`; but `June from 3 to 5`.
    fn first_of_days(&self, at: usize) -> Option<usize> {
        let between = self.is(at, Sense::Between);
        let first = self.skip(at + 1, &[Sense::The]);
        let to =
            self.is_any(first + 1, &[Sense::To, Sense::Until]) || between && self.is(first + 1, Sense::And);
        let last = self.skip(first + 2, &[Sense::The]);
        let day = |at: usize| {
            self.small(at, 31).filter(|day| *day > HOURS || self.number(at).is_some_and(|day| day.ordinal))
        };
        let days = self.small(first, 31).zip(day(last)).is_some_and(|(first, last)| first < last);
        let month = self.month(self.skip(last + 1, &[Sense::Of])).is_some();
        let led = self.time.names_lead && (between || self.is(at, Sense::From)) && to && days;
        // `between the 2nd and 3rd week`
        let counted = self.counts(last + 1) || self.unit(last + 1).is_some();
        (led && !month && !counted).then_some(first)
    }

    /// The number at `the` behind the month at `at` is an hour, or counts what follows: `in May 5 people came`, `May 3 pm`.
    fn is_no_day_of(&self, at: usize, the: usize, intro: Intro) -> bool {
        let Some(number) = self.number(the) else { return true };
        let after = self.past_dot(the + 1);
        if self.is_hour_sign(after) || self.is_year_in_words(the) {
            return true;
        }
        // `August 10 quarter to nine`
        let clock_behind = self.is(after, Sense::Quarter) && self.clock(after, Trust::AfterDay).is_some();
        let year_behind = self.is_date_mark(after) && self.year(after + 1, true).is_some()
            || self.year_after(after).0.is_some();
        let to_next = u32::try_from(number.value).is_ok_and(|day| self.is_and_next(after, day));
        let counted = self.counts(after) && !clock_behind && !year_behind && !to_next;
        // `Dec 5 tickets for Hamlet`: it opens the memo; but `Jan 5 Euro geben`.
        let opens =
            self.opens(at) && !self.time.half_before && number.digits > 0 && self.unit(after).is_none();
        // `dentist March five`
        let named = self.starts_large(at)
            && (self.bare_end(after) || self.is(after, Sense::At) && self.number(after + 1).is_some());
        // `party Aug twelve 2027`
        let year = self.year(after, false).map(|_| after + self.year_width(after));
        let full = year.is_some_and(|end| self.bare_end(end));
        let weak = self.is(at, Sense::Weak) && number.digits == 0 && !intro.any() && !named && !full;
        !number.ordinal && (counted && !opens || weak)
    }

    /// `in August twenty twenty seven`
    fn is_year_in_words(&self, at: usize) -> bool {
        let this = self.today().year();
        let soon = |year: &i32| (this..=this + SOON).contains(year);
        let year = self.year(at, false).filter(|_| self.year_width(at) == 2).filter(soon);
        year.is_some() && self.bare_end(at + 2)
    }

    /// `o'clock`, `pm`, `:30`
    fn is_hour_sign(&self, at: usize) -> bool {
        self.is_any(at, &[Sense::OClock, Sense::Am, Sense::Pm])
            || self.kind(at) == Some(Kind::Colon) && self.are_pointed_minutes(at)
    }

    /// `/6` behind `December 5`.
    fn is_and_next(&self, at: usize, day: u32) -> bool {
        self.kind(at) == Some(Kind::Slash) && self.small(at + 1, 31) == Some(day + 1) && !self.counts(at + 2)
    }

    /// `, 15` behind `April 14`: the last of the days that follow each other, and where they end.
    fn days_following(&self, day: u32, at: usize) -> (u32, usize) {
        let (mut read, mut end) = (day, at);
        for _ in 0..MOST_LISTED {
            let number = self.small(end + 1, 31).filter(|number| *number == read + 1);
            let Some(number) = number.filter(|_| self.kind(end) == Some(Kind::Comma)) else { break };
            (read, end) = (number, self.past_dot(end + 2));
        }
        (read, end)
    }

    /// The last day behind the joining word at `at`, and where it ends: `to 7`.
    fn last_day(&self, at: usize, first: u32) -> Option<(u32, usize)> {
        let other = self.skip(at + 1, &[Sense::The]);
        let last = self.small(other, 31).filter(|last| *last > first)?;
        let after = self.past_dot(other + 1);
        // `diciembre 2 a las 18`
        let hours = self.time.relation_after && self.is(other - 1, Sense::At);
        // `July 1 through the 5th of August`
        let own = self.month(self.skip(after, &[Sense::Of])).is_some();
        let clock = hours || self.is_hour_sign(after) || own || self.counts(after);
        (!clock).then_some((last, after))
    }
}
