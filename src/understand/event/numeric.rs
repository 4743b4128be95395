use super::clock::Trust;
use super::date::Dates;
use super::intro::Intro;
use super::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `am elften elften`, `am 24. 12.`
    pub(super) fn two_ordinals(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let ordinal = |at: usize| {
            let dotted = self.kind(at + 1) == Some(Kind::Dot);
            let number = self.number(at).filter(|number| number.ordinal || dotted)?;
            Some((u32::try_from(number.value).ok()?, if dotted { at + 2 } else { at + 1 }))
        };
        // `dreiundzwanzigster elfter` in words is a date by itself.
        let spelt = |at: usize| self.number(at).is_some_and(|number| number.ordinal && number.digits == 0);
        let alone = self.time.half_before
            && spelt(at)
            && spelt(at + 1)
            && self.small(at + 1, 12).is_some()
            && !self.is_any(at + 2, &[Sense::And, Sense::Or]);
        if !self.time.day_first || !(intro.any() || alone) {
            return None;
        }
        // `am 24 11 um 14 Uhr`, `le 24 11 à 14h`, but `am 24 11 Uhr`
        let digits = |at: usize| self.number(at).is_some_and(|number| (1..=2).contains(&number.digits));
        let ends = intro.until
            && at.checked_sub(1).and_then(|at| self.lex(at)).is_some_and(|lex| lex.last > lex.first);
        if (intro.on || ends)
            && !intro.in_
            && digits(at)
            && digits(at + 1)
            && self.clock(at + 1, Trust::Signed).is_none()
            && let Some((day, month)) = self.small(at, 31).zip(self.small(at + 1, 12))
            && (self.ends_date(at + 2) || self.clock(at + 2, Trust::Signed).is_some())
        {
            return Some(((self.date_of(month, day, None)?, None), at + 2));
        }
        if self.time.relation_after {
            return None;
        }
        let (day, next) = ordinal(at)?;
        let (month, next) = ordinal(next).filter(|(month, _)| *month <= 12)?;
        let (year, after) = self.year_after(next);
        Some(((self.date_of(month, day, year)?, None), after))
    }

    /// A date may end before `at`: the memo does, or a time of day or a plain word follows.
    fn ends_date(&self, at: usize) -> bool {
        let plain = self.lex(at).is_none_or(|lex| lex.kind == Kind::Word && lex.is_plain());
        !self.counts(at) && (plain || self.is_any(at, &[Sense::At, Sense::From]) || self.bare_end(at))
    }

    /// `20261204`, `20261204T1500`
    pub(super) fn written_date(&self, at: usize) -> Option<(Dates, usize)> {
        let number = self.number(at).filter(|number| number.digits == 8)?.value;
        let year = i32::try_from(number / 10_000).ok().filter(|year| (2000..2100).contains(year))?;
        let (month, day) = (number / 100 % 100, number % 100);
        let date = self.date_of(u32::try_from(month).ok()?, u32::try_from(day).ok()?, Some(year))?;
        Some(((date, None), if self.is_iso_t(at + 1) { at + 2 } else { at + 1 }))
    }

    /// The `T` of an ISO date-time.
    fn is_iso_t(&self, at: usize) -> bool {
        self.lex(at).is_some_and(|lex| {
            lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == "t")
        })
    }

    /// `2026-11-20`, `20/11/2026`, `20.11.`, `11/20`.
    pub(super) fn numeric_date(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let first = self.number(at).filter(|number| number.digits > 0)?;
        let mark = self.kind(at + 1)?;
        if self.fraction(at).is_some() {
            return None;
        }
        // Round the clock; but `le 24/7`, `24/07/2027`.
        let dated = self.time.day_first && intro.on || self.kind(at + 3) == Some(Kind::Slash);
        if mark == Kind::Slash
            && first.value == 24
            && self.number(at + 2).is_some_and(|n| n.value == 7)
            && !dated
        {
            return None;
        }
        let mut next = at + 2;
        // `5/6 December`
        if mark == Kind::Slash && self.small(next, 31).is_some() {
            let of = self.skip(self.past_dot(next + 1), &[Sense::Of]);
            if self.month(of).is_some() && !self.is_glued(of) {
                return None;
            }
        }
        // `2027-01`
        if first.digits == 4
            && mark == Kind::Dash
            && self.is_glued(at + 1)
            && self.is_glued(next)
            && self.number(next).is_some_and(|month| month.digits == 2)
            && self.kind(next + 1) != Some(Kind::Dash)
            && self.ends_here(next + 1)
            && let Some(year) = self.year(at, false)
            && let Some(month) = self.small(next, 12)
        {
            return Some(((self.month_of(month, None, Some(year))?, None), next + 1));
        }
        // `31 12 2026`
        if mark == Kind::Number && first.digits <= 2 {
            let year =
                self.year(at + 2, false).filter(|_| self.number(at + 2).is_some_and(|n| n.digits == 4));
            let (first, second) = (self.small(at, 31)?, self.small(at + 1, 31)?);
            // More figures are a telephone's.
            let more = self.number(at + 3).is_some() && self.clock(at + 3, Trust::Signed).is_none();
            if more || at.checked_sub(1).is_some_and(|at| self.number(at).is_some()) {
                return None;
            }
            let (day, month) = if first > 12 || self.time.day_first && second <= 12 {
                (first, second)
            } else {
                (second, first)
            };
            return Some(((self.date_of(month, day, Some(year?))?, None), at + 3));
        }
        if !matches!(mark, Kind::Point | Kind::Slash | Kind::Dash | Kind::Dot) || !self.is_glued(at + 1) {
            return None;
        }
        if mark != Kind::Dot && !self.is_glued(next) {
            return None;
        }
        if first.digits == 4 && matches!(mark, Kind::Dash | Kind::Slash | Kind::Point) {
            let month = self.small(next, 12)?;
            let day = (self.kind(next + 1) == Some(mark)).then(|| self.small(next + 2, 31)).flatten()?;
            let date = self.date_of(month, day, i32::try_from(first.value).ok())?;
            let t = self.is_iso_t(next + 3);
            return Some(((date, None), if t { next + 4 } else { next + 3 }));
        }
        // `2/2027`
        if mark == Kind::Slash
            && let Some(year) = self.year(next, false).filter(|_| self.kind(next + 1) != Some(Kind::Slash))
            && let Some(month) = self.small(at, 12)
        {
            return Some(((self.month_of(month, None, Some(year))?, None), next + 1));
        }
        let (first, second) = (
            self.small(at, 31)?,
            self.small(next, 31).filter(|_| self.number(next).is_some_and(|n| n.digits > 0))?,
        );
        // `al 3,5 por ciento`
        let comma = self.tokens.get(self.lex(at + 1)?.first).is_some_and(|mark| mark.word() == ",");
        if comma {
            return None;
        }
        let day_first = self.time.day_first
            || matches!(mark, Kind::Point | Kind::Dot)
            || mark == Kind::Slash && self.is_beside_day_first(at);
        let (mut day, mut month) = if day_first { (first, second) } else { (second, first) };
        // `12.24.2026`: where the month is said first, points are no proof against it.
        let whole = !self.time.day_first
            && self.kind(next + 1) == Some(mark)
            && self.number(next + 2).is_some_and(|year| year.digits == 4);
        if month > 12 && (whole || !matches!(mark, Kind::Point | Kind::Dot)) {
            (day, month) = (month, day);
        }
        if month > 12 {
            return None;
        }
        next += 1;
        let mark_again =
            self.kind(next) == Some(mark) || (mark == Kind::Point && self.kind(next) == Some(Kind::Dot));
        // `24.11. 14 bis 16`, `24.11. 14-15.30`: no year stands apart before a range.
        let range =
            self.kind(next + 2) == Some(Kind::Dash) || self.is_any(next + 2, &[Sense::To, Sense::Until]);
        let short = self.is_glued(next + 1) || !range;
        let year = mark_again.then(|| self.year(next + 1, short)).flatten();
        let closed = self.kind(next) == Some(Kind::Dot) && matches!(mark, Kind::Point | Kind::Dot);
        if let Some(year) = year {
            return Some(((self.date_of(month, day, Some(year))?, None), next + 2));
        }
        let sure = match mark {
            // Where the month is said first, only a day that is no month: `on 24.12. at 6pm`.
            Kind::Dot | Kind::Point => {
                let on = intro.on && (closed || self.is(next, Sense::At));
                // `05.12.-07.12.2026`
                let ranges = closed
                    && self.kind(next + 1) == Some(Kind::Dash)
                    && self.numeric_date(next + 2, Intro { on: true, ..intro }).is_some();
                // `Mo 23.11 14 Uhr`
                let hours = self.clock(next, Trust::Signed).is_some()
                    || self.clock_range(next, Trust::AfterDay, Intro::default()).is_some();
                let signed = self.time.day_first && !closed && hours;
                // `24.11 à 18h`, `24.11 a las 18`, `24.11 um 18 Uhr`, `24.11, 14-16 Uhr`
                let comma = self.kind(next) == Some(Kind::Comma) && self.time.day_first;
                let behind = if comma { next + 1 } else { next };
                let hour = self.skip(behind + 1, &[Sense::The]);
                let from = self.is(behind, Sense::From) && self.time.day_first;
                let begins = self.is(behind, Sense::At) && self.clock(hour, Trust::Bare).is_some()
                    || comma && self.clock(behind, Trust::Signed).is_some()
                    || from && self.clock_range(hour, Trust::Bare, Intro::default()).is_some();
                let timed = self.time.day_first
                    && self.number(next - 1).is_some_and(|month| month.digits == 2)
                    && begins;
                (self.time.day_first || day > 12 || day == month || on || ranges)
                    && (closed || intro.on || timed || signed)
            }
            Kind::Slash => {
                let before = at.wrapping_sub(1);
                let ends_range = self.is_any(before, &[Sense::To, Sense::Until])
                    || self.kind(before) == Some(Kind::Dash) && self.number(before.wrapping_sub(1)).is_some();
                // `9/11h`
                let hours = self.time.hour_sign && self.is(next, Sense::OClock);
                !hours && !self.counts(next) && (intro.any() || ends_range || self.ends_here(next))
            }
            // `11-24 2pm`
            Kind::Dash => {
                !self.time.day_first
                    && second > 12
                    && first <= 12
                    && self.clock(next, Trust::Signed).is_some()
            }
            _ => false,
        };
        sure.then_some(())?;
        Some(((self.date_of(month, day, None)?, None), if closed { next + 1 } else { next }))
    }

    /// `12` in `um 15 Uhr 12. Dezember`, `15h 12 décembre`, `a las 15 28/12/2026`: a day, and no minutes of the hour
    /// before it.
    pub(super) fn is_day_of_date(&self, at: usize) -> bool {
        let Some(number) = self.number(at).filter(|number| (1..=31).contains(&number.value)) else {
            return false;
        };
        if self.is_glued(at) || self.time.names_lead && number.digits == 0 {
            return false;
        }
        let dotted = self.kind(at + 1) == Some(Kind::Dot);
        let of = self.skip(self.past_dot(at + 1), &[Sense::Of]);
        let of = if self.is_date_mark(of) { of + 1 } else { of };
        // `at 7 30 May 5th`, `um 9 Uhr 30 Mai-Ausflug`
        let own = self.number(of + 1).is_some_and(|number| number.ordinal)
            || self.kind(of + 1) == Some(Kind::Dash) && self.is_glued(of + 1);
        let two = dotted && self.small(at + 2, 12).is_some() && self.kind(at + 3) == Some(Kind::Dot);
        self.month(of).is_some() && !own || number.digits > 0 && (two || self.is_date_in_full(at))
    }

    /// `4/12` in `30/11 - 4/12`: the other end of the range can have its day in front only.
    fn is_beside_day_first(&self, at: usize) -> bool {
        let slash = |at: usize| self.kind(at) == Some(Kind::Slash);
        let sure = |at: usize| slash(at + 1) && self.number(at).is_some_and(|n| (13..=31).contains(&n.value));
        let joins = |at: usize| {
            self.kind(at) == Some(Kind::Dash) || self.is_any(at, &[Sense::To, Sense::Until, Sense::And])
        };
        // A time of day may stand between: `28/11 10:00 - 4/12 12:00`.
        let before = || (at.saturating_sub(10)..at.saturating_sub(3)).any(sure);
        let end = if slash(at + 3) { at + 5 } else { at + 3 };
        let after = (end..end + 5).find(|at| joins(*at));
        at.checked_sub(1).is_some_and(joins) && before() || after.is_some_and(|to| sure(to + 1))
    }

    pub(super) fn ends_here(&self, at: usize) -> bool {
        self.lex(at).is_none_or(|lex| lex.kind != Kind::Word || !lex.senses.is_empty())
    }
}
