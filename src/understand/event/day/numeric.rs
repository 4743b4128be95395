//! Dates in figures.

use chrono::Datelike;

use super::date::Dates;
use crate::understand::event::clock::Trust;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// How far before a number with a point the word may stand that makes a version of it.
const FAR: usize = 20;

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
        // `am 28. zweites Gespräch`
        let said = self.lex(next).and_then(|lex| self.tokens.get(lex.last)).map(|token| token.word());
        let neuter = said.is_some_and(|said| said.ends_with("es"));
        let (month, next) = ordinal(next).filter(|(month, _)| *month <= 12 && !neuter)?;
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
        let next = at + 2;
        let slash = mark == Kind::Slash;
        if self.fraction(at).is_some()
            || slash
                && (self.is_always(at, intro)
                    || self.is_pair_of_days(at)
                    || self.is_ratio(at)
                    || self.is_fraction(at))
        {
            return None;
        }
        // `the combination is 12-5-30`
        let noun = at.checked_sub(1).filter(|before| self.is_copula(*before)).unwrap_or(at);
        if mark == Kind::Dash
            && first.digits < 4
            && noun.checked_sub(1).is_some_and(|noun| self.is(noun, Sense::Label))
        {
            return None;
        }
        // `2027-01`
        if mark == Kind::Dash
            && first.digits == 4
            && let Some((year, month)) = self.year_and_month(at)
        {
            return Some(((self.month_of(month, None, Some(year))?, None), next + 1));
        }
        if mark == Kind::Number && first.digits <= 2 {
            return self.spaced_date(at);
        }
        let glued = self.is_glued(at + 1) && (mark == Kind::Dot || self.is_glued(next));
        if !glued || !matches!(mark, Kind::Point | Kind::Slash | Kind::Dash | Kind::Dot) {
            return None;
        }
        // `11-04-77` in `2019-11-04-77`
        let dash = at.wrapping_sub(1);
        let within = self.kind(dash) == Some(Kind::Dash) && self.is_glued(dash) && self.is_glued(at);
        if within && mark == Kind::Dash && first.digits < 4 && self.number(dash.wrapping_sub(1)).is_some() {
            return None;
        }
        if first.digits == 4 && mark != Kind::Dot {
            return self.year_first(at, mark, i32::try_from(first.value).ok());
        }
        // `2/2027`
        if slash
            && let Some(year) = self.year(next, false).filter(|_| self.kind(next + 1) != Some(Kind::Slash))
            && let Some(month) = self.small(at, 12)
        {
            return Some(((self.month_of(month, None, Some(year))?, None), next + 1));
        }
        self.day_and_month(at, mark, intro)
    }

    /// `24/7` is round the clock; but `le 24/7`, `24/07/2027`.
    fn is_always(&self, at: usize, intro: Intro) -> bool {
        let is = |at: usize, value: u64| self.number(at).is_some_and(|number| number.value == value);
        let dated = self.time.day_first && intro.on || self.kind(at + 3) == Some(Kind::Slash);
        is(at, 24) && is(at + 2, 7) && !dated
    }

    /// `la tensión a 13/8`: no day is said so, unless a range ends with it.
    fn is_ratio(&self, at: usize) -> bool {
        let to = at.checked_sub(1).filter(|to| self.is(*to, Sense::At) && self.is(*to, Sense::To));
        let ranged = |to: usize| to.checked_sub(1).is_some_and(|before| self.number(before).is_some());
        self.time.relation_after && self.kind(at + 3) != Some(Kind::Slash) && to.is_some_and(|to| !ranged(to))
    }

    /// `5/6 December`
    fn is_pair_of_days(&self, at: usize) -> bool {
        let of = self.skip(self.past_dot(at + 3), &[Sense::Of]);
        self.small(at + 2, 31).is_some() && self.month(of).is_some() && !self.is_glued(of)
    }

    /// `2027-01`
    fn year_and_month(&self, at: usize) -> Option<(i32, u32)> {
        let next = at + 2;
        let two = self.number(next).is_some_and(|month| month.digits == 2);
        let ends = self.kind(next + 1) != Some(Kind::Dash) && self.ends_here(next + 1);
        let year = self.year(at, false).filter(|_| self.is_glued(at + 1) && self.is_glued(next))?;
        Some((year, self.small(next, 12).filter(|_| two && ends)?))
    }

    /// `31 12 2026`
    fn spaced_date(&self, at: usize) -> Option<(Dates, usize)> {
        let (first, second) = (self.small(at, 31)?, self.small(at + 1, 31)?);
        // More figures are a telephone's.
        let more = self.number(at + 3).is_some() && self.clock(at + 3, Trust::Signed).is_none();
        if more || self.is_behind_number(at) {
            return None;
        }
        let day_first = first > 12 || self.time.day_first && second <= 12;
        let (day, month) = if day_first { (first, second) } else { (second, first) };
        let year = self.year(at + 2, false).filter(|_| self.number(at + 2).is_some_and(|n| n.digits == 4))?;
        Some(((self.date_of(month, day, Some(year))?, None), at + 3))
    }

    /// `2027 March 18`, `2027 12 28`, `2027 August` and nothing else, `2027-August`
    pub(super) fn year_then_month(&self, at: usize) -> Option<(Dates, usize)> {
        let four = self.number(at).is_some_and(|number| number.digits == 4);
        let year = self.year(at, false).filter(|_| four && !self.is_behind_number(at))?;
        let next = if self.is_date_mark(at + 1) { at + 2 } else { at + 1 };
        let two = |at: usize| self.number(at).is_some_and(|number| number.digits == 2);
        let Some(month) = self.month(next) else {
            let (month, day) = (self.small(next, 12)?, self.small(next + 1, 31)?);
            let spaced = next == at + 1 && two(next) && two(next + 1) && self.ends_date(next + 2);
            return Some(((self.date_of(month, day, Some(year)).filter(|_| spaced)?, None), next + 2));
        };
        let day = self.small(next + 1, 31).filter(|_| next == at + 1 && self.ends_date(next + 2));
        if let Some(day) = day {
            return Some(((self.date_of(month, day, Some(year))?, None), next + 2));
        }
        let alone = self.opens(at) && self.ends(next + 1);
        Some(((self.month_of(month, None, Some(year)).filter(|_| alone)?, None), next + 1))
    }

    fn is_behind_number(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| self.number(before).is_some())
    }

    /// `2026-11-20`, `2026/11/20`, `2026-Nov-20`, `2026-11-20T15:00`
    fn year_first(&self, at: usize, mark: Kind, year: Option<i32>) -> Option<(Dates, usize)> {
        let next = at + 2;
        let month = self.small(next, 12).or_else(|| self.month(next))?;
        let day = (self.kind(next + 1) == Some(mark)).then(|| self.small(next + 2, 31)).flatten()?;
        let date = self.date_of(month, day, year)?;
        let end = next + 3;
        // `2019-11-04-77` is the number of something.
        let longer = self.kind(end) == Some(mark) && self.is_glued(end) && self.is_glued(end + 1);
        let clock = matches!(self.kind(end + 2), Some(Kind::Colon | Kind::Point));
        if longer && !clock && self.number(end + 1).is_some_and(|number| number.digits != 4) {
            return None;
        }
        Some(((date, None), if self.is_iso_t(end) { end + 1 } else { end }))
    }

    /// `20/11/2026`, `20.11.`, `11/20`
    fn day_and_month(&self, at: usize, mark: Kind, intro: Intro) -> Option<(Dates, usize)> {
        let next = at + 2;
        let second = self.small(next, 31).filter(|_| self.number(next).is_some_and(|n| n.digits > 0));
        let pair = (self.small(at, 31)?, second?);
        // `al 3,5 por ciento`
        if self.tokens.get(self.lex(at + 1)?.first).is_some_and(|mark| mark.word() == ",") {
            return None;
        }
        let (day, month) = self.in_order(at, mark, pair)?;
        let end = next + 1;
        let dotted = matches!(mark, Kind::Point | Kind::Dot);
        let mark_again =
            self.kind(end) == Some(mark) || (mark == Kind::Point && self.kind(end) == Some(Kind::Dot));
        // `24.11. 14 bis 16`, `24.11. 14-15.30`: no year stands apart before a range.
        let range =
            self.kind(end + 2) == Some(Kind::Dash) || self.is_any(end + 2, &[Sense::To, Sense::Until]);
        // `3.12. 20 Euro zahlen`, `3.12. 20 Rosen`: apart, it counts nothing and is not over.
        let ahead = self.number(end + 1).is_some_and(|year| 2000 + year.value as i32 >= self.today().year());
        let short = self.is_glued(end + 1) || !range && ahead && !self.counts(end + 2);
        if let Some(year) = mark_again.then(|| self.year(end + 1, short)).flatten() {
            // `firmware is version 10.4.11`
            if dotted
                && !intro.on
                && self.number(end + 1).is_some_and(|n| n.digits < 4)
                && self.is_of_a_version(end)
            {
                return None;
            }
            return Some(((self.date_of(month, day, Some(year))?, None), end + 2));
        }
        let closed = self.kind(end) == Some(Kind::Dot) && dotted;
        // `28. 10 Kilometer laufen`, `28. 10:15`: apart and without a dot of its own, the number counts or is an hour.
        let plain = self.lex(end).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let to = self.is_any(end, &[Sense::To, Sense::Until]) || self.kind(end) == Some(Kind::Dash);
        let hour = self.is(end, Sense::OClock) || to && self.is(end + 2, Sense::OClock);
        if mark == Kind::Dot && (plain || hour || self.are_pointed_minutes(end)) {
            return None;
        }
        let sure = match mark {
            Kind::Dot | Kind::Point => self.is_dotted_date(day, month, end, closed, intro),
            Kind::Slash => self.is_slashed_date(at, end, intro),
            // `11-24 2pm`
            Kind::Dash => {
                let (first, second) = pair;
                let articled = || self.is_dated_with_dash(at, end, intro);
                let signed = || self.clock(end, Trust::Signed).is_some();
                !self.time.day_first && second > 12 && first <= 12 && signed() || articled()
            }
            _ => false,
        };
        sure.then_some(())?;
        Some(((self.date_of(month, day, None)?, None), if closed { end + 1 } else { end }))
    }

    /// `cena con Ana el 24-12`, `el 24-12 a las 9`; but `ganaron el 3-3`, `el 3-3, empate en el partido`.
    fn is_dated_with_dash(&self, at: usize, end: usize, intro: Intro) -> bool {
        let Some(the) = at.checked_sub(1).filter(|_| intro.on && intro.the) else { return false };
        let articles = self.time.relation_after && !self.time.hour_sign;
        let before = || (the.saturating_sub(FAR)..the).any(|at| self.is_held_or_comes(at));
        let behind = || self.ends(end) || self.is(end, Sense::At) || self.is_held_or_comes(end);
        let ends = self.bare_end(end) || self.is_held_or_comes(end);
        articles && ends && (before() || self.opens_anew(the) && behind())
    }

    /// Day and month, in the order of the language, of the mark, or the only one that is a date.
    fn in_order(&self, at: usize, mark: Kind, (first, second): (u32, u32)) -> Option<(u32, u32)> {
        let next = at + 2;
        let dotted = matches!(mark, Kind::Point | Kind::Dot);
        let day_first = self.time.day_first || dotted || mark == Kind::Slash && self.is_beside_day_first(at);
        let (day, month) = if day_first { (first, second) } else { (second, first) };
        // `12.24.2026`: where the month is said first, points are no proof against it.
        let whole = !self.time.day_first
            && self.kind(next + 1) == Some(mark)
            && self.number(next + 2).is_some_and(|year| year.digits == 4);
        let (day, month) = if month > 12 && (whole || !dotted) { (month, day) } else { (day, month) };
        (month <= 12).then_some((day, month))
    }

    /// Whether `23.11` or `24.11.` (`closed`), which ends before `end`, is a date and no number.
    fn is_dotted_date(&self, day: u32, month: u32, end: usize, closed: bool, intro: Intro) -> bool {
        let day_first = self.time.day_first;
        // Where the month is said first, only a day that is no month: `on 24.12. at 6pm`.
        let on = intro.on && (closed || self.is(end, Sense::At));
        // `05.12.-07.12.2026`
        let ranges = || {
            closed
                && self.kind(end + 1) == Some(Kind::Dash)
                && self.numeric_date(end + 2, Intro { on: true, ..intro }).is_some()
        };
        // `Mo 23.11 14 Uhr`
        let hours = || {
            self.clock(end, Trust::Signed).is_some()
                || self.clock_range(end, Trust::AfterDay, Intro::default()).is_some()
        };
        let signed = || day_first && !closed && hours();
        // `24.11 à 18h`, `24.11 a las 18`, `24.11 um 18 Uhr`, `24.11, 14-16 Uhr`
        let comma = self.kind(end) == Some(Kind::Comma) && day_first;
        let behind = if comma { end + 1 } else { end };
        let hour = self.skip(behind + 1, &[Sense::The]);
        let begins = || {
            self.is(behind, Sense::At) && self.clock(hour, Trust::Bare).is_some()
                || comma && self.clock(behind, Trust::Signed).is_some()
                || self.is(behind, Sense::From)
                    && day_first
                    && self.clock_range(hour, Trust::Bare, Intro::default()).is_some()
        };
        let two = self.number(end - 1).is_some_and(|month| month.digits == 2);
        let opens = || self.time.half_before && self.opens(end.saturating_sub(3)) && self.is(end, Sense::At);
        let timed = || day_first && (two || opens()) && begins() || two && self.is_before_about(end);
        // `version 22.04 breaks, stay on 20.04`
        if !day_first && self.is_of_a_version(end) {
            return false;
        }
        (day_first || day > 12 || day == month || on || ranges())
            && (closed || intro.on || timed() || signed() || self.is_undotted_date(end.saturating_sub(3)))
    }

    /// `ca. 11-13 Uhr`, `nachmittags um 5` at `at`, behind a date.
    fn is_before_about(&self, at: usize) -> bool {
        let part = at + usize::from(self.part(at).is_some());
        let at_hour = self.skip(part, &[Sense::Around]);
        let hour = self.skip(at_hour, &[Sense::At]);
        let trust = if hour > at_hour { Trust::Bare } else { Trust::Signed };
        let timed = || {
            self.clock(hour, trust).is_some()
                || self.clock_range(hour, Trust::Signed, Intro::default()).is_some()
        };
        self.time.half_before && hour > at && timed()
    }

    /// A word that says so stands before the number with points that ends before `end`.
    fn is_of_a_version(&self, end: usize) -> bool {
        (end.saturating_sub(FAR)..end).any(|at| self.is(at, Sense::Version))
    }

    /// Whether `20/11`, which ends before `end`, is a date and no fraction.
    fn is_slashed_date(&self, at: usize, end: usize, intro: Intro) -> bool {
        let before = at.wrapping_sub(1);
        let ends_range = self.is_any(before, &[Sense::To, Sense::Until])
            || self.kind(before) == Some(Kind::Dash) && self.number(before.wrapping_sub(1)).is_some();
        // `9/11h`
        let hours = self.time.hour_sign && self.is(end, Sense::OClock);
        // `12/3 dentist at 3pm`, but `1/2 cup of sugar at 3pm`
        let part = self.small(at, 3).zip(self.small(at + 2, 4)).is_some_and(|(some, all)| some < all);
        let timed =
            || self.clock_ends(at) || self.opens(at) && self.timed(end, Intro { opens: true, ..intro });
        let opens = || !part && timed();
        !hours && !self.counts(end) && (intro.any() || ends_range || self.ends_here(end) || opens())
    }

    /// `12` in `um 15 Uhr 12. Dezember`, `15h 12 décembre`, `a las 15 28/12/2026`: a day, and no minutes of the hour
    /// before it.
    pub(crate) fn is_day_of_date(&self, at: usize) -> bool {
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
        // The 29 of `12/29/26` is no day in front.
        let first = |at: usize| slash(at + 1) && !at.checked_sub(1).is_some_and(slash);
        let sure = |at: usize| first(at) && self.number(at).is_some_and(|n| (13..=31).contains(&n.value));
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
