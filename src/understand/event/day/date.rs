//! Dates by day and month, and lists and ranges of them: `14 December`, `5 to 7 December`.

use chrono::Datelike;

use super::{Day, Shape};
use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::{self, add_days};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// One date, or two with one month: `5 to 7 December`.
pub(crate) type Dates = (Day, Option<Day>);

/// How many days of one month may be listed one by one.
pub(super) const MOST_LISTED: usize = 8;

impl Reader<'_> {
    /// A date by number or by month name.
    pub(crate) fn date(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        // `calle Marzo 14`, but `High Street March 14 at 3`
        let named = self.number(at).is_some() || self.time.relation_after;
        // `drinks with the team 27th`
        let spoken_day = self.number(at).is_some_and(|number| number.ordinal && number.digits > 0);
        let dated = || self.time.names_lead && (spoken_day || self.has_month(at));
        let number = named && self.labelled(at) && !dated() || self.house(at + 1);
        if number && !self.is_date_in_full(at) {
            return None;
        }
        // `a las 8 al 25 de diciembre`: that article is the one of hours.
        let before = at.wrapping_sub(1);
        if self.time.relation_after && self.is(before, Sense::The) && self.is(before, Sense::At) {
            return None;
        }
        self.written_date(at)
            .or_else(|| self.numeric_date(at, intro))
            .or_else(|| self.two_ordinals(at, intro))
            .or_else(|| self.day_then_month(at, intro))
            .or_else(|| self.month_then_day(at, intro))
            .or_else(|| self.one_of_month(at, intro))
    }

    /// `support group 14 December`, but `room 12 December 3rd`: the month behind the number has no other one.
    fn has_month(&self, at: usize) -> bool {
        let next = self.skip(at + 2, &[Sense::The]);
        let other = self.number(next).is_some_and(|number| {
            number.ordinal || number.digits < 4 && self.clock(next, Trust::Signed).is_none()
        });
        // `room 12 may be free`
        let ends = self.lex(next).is_none_or(|lex| lex.kind != Kind::Word) || self.is(next, Sense::At);
        let said = !self.is(at + 1, Sense::Weak) || ends || self.number(next).is_some();
        let label = at.checked_sub(1).is_some_and(|before| self.is(before, Sense::Label));
        label && self.small(at, 31).is_some() && self.month(at + 1).is_some() && said && !other
    }

    /// `el uno de diciembre`: the number is the article.
    fn one_of_month(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        // Without an article only where the memo, or what follows its trigger, begins: `uno de abril`.
        let announced = intro.the || intro.weekday || self.opens(at);
        let said =
            self.time.relation_after && announced && self.is(at, Sense::A) && self.is(at + 1, Sense::Of);
        if let Some((every, after)) = self.of_month(at + 1).filter(|_| said) {
            return Some(((self.day_of_every_month(1, every)?, None), after));
        }
        let month = self.month(at + 2).filter(|_| said)?;
        let (year, next) = self.year_after(at + 3);
        Some(((self.date_of(month, 1, year)?, None), next))
    }

    pub(crate) fn small(&self, at: usize, most: u64) -> Option<u32> {
        let number =
            self.number(at).filter(|number| (1..=most).contains(&number.value) && number.digits <= 2)?;
        u32::try_from(number.value).ok()
    }

    /// `uno` in `del uno al quince de diciembre`.
    pub(super) fn one_of_days(&self, at: usize, intro: Intro) -> Option<u32> {
        let last = self.skip(self.skip(at + 2, &[Sense::On]), &[Sense::The]);
        let month = self.skip(self.skip(last + 1, &[Sense::Of]), &[Sense::The]);
        let days = self.time.relation_after
            && intro.from
            && self.is(at, Sense::A)
            && self.is_any(at + 1, &[Sense::To, Sense::Until])
            && self.small(last, 31).is_some()
            && self.month(month).is_some();
        days.then_some(1)
    }

    /// `5 December`, `the 5th of December 2026`, `5.–7. Dezember`, `from the 5th to the 7th of December`.
    pub(super) fn day_then_month(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let day = self.small(at, 31).or_else(|| self.one_of_days(at, intro))?;
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        // `at 3 March 22`
        if intro.at && !intro.on && !ordinal && !self.time.day_first {
            return None;
        }
        let mut next = self.past_dot(at + 1);
        let mut last = None;
        // `le 3 et le 10 décembre`: two days, and no days from the one to the other.
        let mut apart = false;
        let (mut read, mut cursor) = (day, next);
        for _ in 0..MOST_LISTED {
            let listed = self.kind(cursor) == Some(Kind::Comma);
            let joined = listed
                || self.is_any(cursor, &[Sense::To, Sense::Until, Sense::And])
                || matches!(self.kind(cursor), Some(Kind::Dash | Kind::Slash));
            let other = self.skip(self.skip(cursor + 1, &[Sense::On]), &[Sense::The]);
            // `du mercredi 2 au vendredi 4 décembre`
            let named = intro.weekday && !listed && self.weekday(other).is_some();
            let other = if named { other + 1 } else { other };
            let other = if named && self.kind(other) == Some(Kind::Comma) { other + 1 } else { other };
            // `3.-10.1.`, `du 3 au 10/1`
            if joined
                && !listed
                && !self.is(cursor, Sense::And)
                && let Some(((end, None), after)) = self.numeric_date(other, Intro::default())
                && let Some(first) = end.from.with_day(day).filter(|first| *first < end.from)
            {
                return Some((
                    (Day { from: first, to: add_days(first, 1), ..end.clone() }, Some(end)),
                    after,
                ));
            }
            let Some(number) = self.small(other, 31).filter(|number| joined && *number > read) else { break };
            let after = self.past_dot(other + 1);
            let of = self.skip(self.skip(after, &[Sense::Of]), &[Sense::The]);
            if !listed && (self.month(of).is_some() || self.which_month(of).is_some()) {
                let two = self.is(cursor, Sense::And) || self.kind(cursor) == Some(Kind::Slash);
                apart |= two && !intro.between && number > read + 1;
                last = Some(number);
                next = after;
                break;
            }
            // `14, 15 and 16 April`, `le 3, le 10 et le 17 décembre`
            if !listed {
                break;
            }
            apart |= number > read + 1;
            (read, cursor) = (number, after);
        }
        let of = self.skip(self.skip(next, &[Sense::Of]), &[Sense::The]);
        let of = if self.is_date_mark(of) { of + 1 } else { of };
        // `until 6 May 2nd`: the month has a day of its own behind it.
        let own = !ordinal
            && of == next
            && self.number(of + 1).is_some_and(|number| number.ordinal && number.digits > 0);
        if let Some(month) = self.month(of).filter(|_| !own) {
            // `two may come`, `3 march in`: a weak month wants an ordinal, digits or a word before it.
            let weak = self.is(of, Sense::Weak) && !ordinal && of == next;
            // `cinq mars à 15h`
            let dated = self.time.relation_after
                && (self.bare_end(of + 1)
                    || self.clock(self.skip(of + 1, &[Sense::At]), Trust::Signed).is_some());
            if weak && self.number(at).is_none_or(|number| number.digits == 0) && !intro.any() && !dated {
                return None;
            }
            let (year, after) = self.year_after(of + 1);
            let first = self.date_of(month, day, year)?;
            if apart && last.is_some() {
                return Some(((first.of_several(), None), after));
            }
            let last = last.and_then(|day| self.date_of(month, day, Some(first.from.year())));
            return Some(((first, last), after));
        }
        // `el 5 del 12`, `le 5 du 12`, `am 5. des 12.`
        let hour = self.is(next + 2, Sense::OClock) || self.kind(next + 2) == Some(Kind::Colon);
        if self.is(next, Sense::OfThe)
            && intro.any()
            && last.is_none()
            && !hour
            && !self.counts(next + 2)
            && let Some(month) = self.small(next + 1, 12)
        {
            let (year, after) = self.year_after(self.past_dot(next + 2));
            let first = self.date_of(month, day, year)?;
            // `del 5 del 12 al 8 del 12`
            let other = self.skip(after + 1, &[Sense::The]);
            let joined = self.is_any(after, &[Sense::To, Sense::Until]) && self.is(other + 1, Sense::OfThe);
            let end = self.small(other, 31).zip(self.small(other + 2, 12)).filter(|_| joined);
            if let Some((day, month)) = end {
                let last = self.date_of(month, day, Some(first.from.year()));
                return Some(((first, last), other + 3));
            }
            return Some(((first, None), after));
        }
        // `the 15th of this month`
        if of > next
            && let Some((span, after)) = self.which_month(of)
        {
            let pick = |day| Datelike::with_day(&span.from, day).map(Day::fixed);
            return Some(((pick(day)?, last.and_then(pick)), after));
        }
        // `the first of the month`, `le 15 de chaque mois`
        if let Some((every, after)) = self.of_month(next) {
            return Some(((self.day_of_every_month(day, every)?, None), after));
        }
        // `the first of many`
        if of > next
            && self.is(next, Sense::Of)
            && !self.time.day_first
            && !(intro.on && self.is(next, Sense::In))
            && self.lex(of).is_some_and(Lex::is_plain)
        {
            return None;
        }
        self.day_alone(at, day, next, intro)
    }

    pub(super) fn which_month(&self, at: usize) -> Option<(Day, usize)> {
        let (span, next) = self.relative(at)?;
        let days = span.to.signed_duration_since(span.from).num_days();
        (28..=31).contains(&days).then_some((span, next))
    }

    /// `December 5`, `December the 5th 2026`, `December 5 to 7`.
    fn month_then_day(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        let month = self.month(at).filter(|_| !self.is_weekday_before_date(at))?;
        let dotted = self.past_dot(at + 1);
        // `viene Julio el 22`: where months are written small, no article stands between.
        let the = if self.time.relation_after {
            dotted
        } else {
            self.skip(self.skip(dotted, &[Sense::On]), &[Sense::The])
        };
        let the = if self.is_date_mark(the) { the + 1 } else { the };
        // `lunch with June on the 12th`: such a month is a person's name.
        let person = the > dotted && self.is(dotted, Sense::On) && self.is(at, Sense::Weak);
        if person && !(intro.on || intro.in_) {
            return None;
        }
        let day = self.small(the, 31)?;
        let number = self.number(the)?;
        // `in May 5 people came`, `May 3 pm`
        let after = self.past_dot(the + 1);
        let clock = self.is_any(after, &[Sense::OClock, Sense::Am, Sense::Pm])
            || self.kind(after) == Some(Kind::Colon) && self.is_glued(after);
        // `August 10 quarter to nine`
        // `December 5/6`
        let to_next = self.kind(after) == Some(Kind::Slash)
            && self.small(after + 1, 31) == Some(day + 1)
            && !self.counts(after + 2);
        let clock_behind = self.is(after, Sense::Quarter) && self.clock(after, Trust::AfterDay).is_some();
        let year_behind = self.is_date_mark(after) && self.year(after + 1, true).is_some();
        let counted = self.counts(after) && !clock_behind && !year_behind && !to_next;
        // `über den April am 2. Mai`
        let of = self.skip(self.skip(after, &[Sense::Of]), &[Sense::The]);
        let own = the > dotted && self.month(of).is_some();
        // `Dec 5 tickets for Hamlet`: it opens the memo.
        let opens = self.opens(at) && number.digits > 0 && self.unit(after).is_none();
        // `dentist March five`
        let named = self.starts_large(at)
            && (self.bare_end(after) || self.is(after, Sense::At) && self.number(after + 1).is_some());
        if clock
            || own
            || !number.ordinal
                && (counted && !opens
                    || self.is(at, Sense::Weak) && number.digits == 0 && !intro.any() && !named)
        {
            return None;
        }
        let (year, next) = self.year_after(after);
        let first = self.date_of(month, day, year)?;
        // `April 14, 15 and 16`
        let (mut read, mut listed) = (day, next);
        for _ in 0..MOST_LISTED {
            let number = self.small(listed + 1, 31).filter(|number| *number == read + 1);
            let Some(number) = number.filter(|_| self.kind(listed) == Some(Kind::Comma)) else { break };
            (read, listed) = (number, self.past_dot(listed + 2));
        }
        let next = if year.is_none() && self.is(listed, Sense::And) { listed } else { next };
        let read = if next == listed { read } else { day };
        if year.is_none()
            && (self.is_any(next, &[Sense::To, Sense::Until, Sense::And])
                || self.kind(next) == Some(Kind::Dash)
                || to_next)
        {
            let other = self.skip(next + 1, &[Sense::The]);
            if let Some(last) = self.small(other, 31).filter(|last| *last > read) {
                let after = self.past_dot(other + 1);
                // `diciembre 2 a las 18`
                let hours = self.time.relation_after && self.is(other - 1, Sense::At);
                let clock = hours
                    || self.is_any(after, &[Sense::OClock, Sense::Am, Sense::Pm])
                    || matches!(self.kind(after), Some(Kind::Colon)) && self.is_glued(after)
                    || self.month(after).is_some()
                    || self.counts(after);
                if !clock {
                    let (year, next) = self.year_after(after);
                    let first = self.date_of(month, day, year)?;
                    if self.is(listed, Sense::And) && !intro.between && last > read + 1 {
                        return Some(((first.of_several(), None), next));
                    }
                    let last = self.date_of(month, last, Some(first.from.year()));
                    return Some(((first, last), next));
                }
            }
        }
        Some(((first, None), next))
    }

    /// `mar 24 nov`, `mar 24` before a Tuesday: a word for a day as well as a month is the day where the date is one.
    fn is_weekday_before_date(&self, at: usize) -> bool {
        let (Some(weekday), Some(day)) = (self.weekday(at), self.small(self.past_dot(at + 1), 31)) else {
            return false;
        };
        let next = self.past_dot(self.past_dot(at + 1) + 1);
        let of = self.skip(next, &[Sense::Of]);
        let marked =
            matches!(self.kind(next), Some(Kind::Slash | Kind::Dash | Kind::Point)) && self.is_glued(next);
        let dated = self.month(of).is_some() || marked && self.number(next + 1).is_some();
        let soon = || self.day_of_month(day).is_some_and(|soon| local::weekday(soon.from) == weekday);
        dated || soon()
    }

    /// `2026-12-09`, `9.12.`, `9/12/2026`: three parts, or two points, as no number of a house or a room has them.
    pub(super) fn is_date_in_full(&self, at: usize) -> bool {
        let digits = |at: usize| self.number(at).is_some_and(|number| number.digits > 0);
        let mark = self.kind(at + 1);
        let marked =
            matches!(mark, Some(Kind::Dash | Kind::Slash | Kind::Point | Kind::Dot)) && self.is_glued(at + 1);
        let named = at.checked_sub(1).is_some_and(|before| self.is(before, Sense::Label));
        let closed = !named
            && mark.is_some_and(|mark| matches!(mark, Kind::Point | Kind::Dot))
            && self.kind(at + 3) == Some(Kind::Dot);
        let third = self.kind(at + 3) == mark && self.is_glued(at + 3) && digits(at + 4);
        digits(at) && marked && self.is_glued(at + 2) && digits(at + 2) && (closed || third)
    }

    /// The mark of `10-Apr-2027`, `10/Apr/2027`.
    pub(super) fn is_date_mark(&self, at: usize) -> bool {
        matches!(self.kind(at), Some(Kind::Dash | Kind::Slash)) && self.is_glued(at) && self.is_glued(at + 1)
    }

    pub(crate) fn past_dot(&self, at: usize) -> usize {
        // `el 1° de diciembre`
        let sign = self.lex(at).filter(|lex| lex.kind == Kind::Symbol && lex.glued);
        let degree = sign.and_then(|lex| self.tokens.get(lex.first)).is_some_and(|token| token.word() == "°");
        if degree && self.month(self.skip(at + 1, &[Sense::Of])).is_some() {
            return at + 1;
        }
        if self.kind(at) == Some(Kind::Dot)
            || (self.kind(at) == Some(Kind::SentenceEnd)
                && self.is_glued(at)
                && self.lex(at + 1).is_some_and(|_| self.number(at + 1).is_some()))
        {
            at + 1
        } else {
            at
        }
    }
}

/// The days of `span`, first and last; for `the first ten days of`.
pub(crate) fn third(span: &Day, part: Sense) -> Day {
    let days = span.to.signed_duration_since(span.from).num_days();
    let (from, to) = match (part, days) {
        (Sense::Begin, 28..=31) => (0, 10),
        (Sense::Middle, 28..=31) => (10, 20),
        (Sense::End, 28..=31) => (20, days),
        (Sense::Begin, 7) => (0, 2),
        (Sense::Middle, 7) => (2, 4),
        (Sense::End, 7) => (4, 7),
        (Sense::Begin, _) => (0, days / 3),
        (Sense::Middle, _) => (days / 3, days - days / 3),
        _ => (days - days / 3, days),
    };
    let to = i64::max(to, from + 1);
    Day {
        from: add_days(span.from, from),
        to: add_days(span.from, to),
        shape: Shape::Span,
        guess: span.guess.clone(),
    }
}
