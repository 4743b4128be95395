//! Minutes beside an hour: `half past two`, `quarter to nine`, `halb drei`, `diez para las cinco`.

use super::{Clock, Trust};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Part, Sense, Unit};
use crate::understand::words::Kind;

/// What begins at ten may well end at this hour.
const AFTERNOON: u64 = 6;

impl Reader<'_> {
    /// `zehn ab` before an hour: minutes in words, as digits are a number of something from that hour on.
    fn is_past_the_hour(&self, minutes: usize, at: usize) -> bool {
        let spelt = self.number(minutes).is_some_and(|number| number.digits == 0);
        self.time.half_before && spelt && self.is(at, Sense::Opens)
    }

    /// `half past two`, `quarter to nine`, `ten past five`, `halb drei`, `drei viertel acht`.
    pub(crate) fn beside_an_hour(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        let start = self.first_of_minutes(at);
        let (minutes, after) = self.part_of_hour(at, start, trust)?;
        let glued = self.kind(after) == Some(Kind::Dash) && self.is_glued(after);
        let after = if glued { after + 1 } else { after };
        // `quarter of nine`, but `half of one`
        if self.is(after, Sense::Of)
            && !self.is(after, Sense::In)
            && !self.is(start, Sense::Half)
            && !self.time.half_before
            && !self.time.relation_after
            && let Some((hour, next)) = self.whole_hour(after + 1).filter(|(_, next)| self.bare_end(*next))
        {
            return Some((hour.shifted(-minutes * 60), next));
        }
        // `um zwanzig vor sechs Kinder abholen`: what was announced as a time counts nothing.
        let written = self.number(start).is_some_and(|number| number.digits > 0);
        // `heute Viertel vor sechs Reifen abholen`, `morgen halb drei Kisten abholen`
        let said = self.time.half_before && trust >= Trust::AfterDay && self.number(start).is_none();
        let doubted = trust < Trust::Bare && !said || written;
        let counts = |at: usize| self.counts(at) && (doubted || self.unit(at).is_some());
        if self.is_past_or_to(start, after) {
            return self.past_or_to_hour(at, minutes, after, trust, counts);
        }
        // No word between: only halves and quarters, and only of an hour that is no amount of something.
        if self.number(start).is_some() && self.number(start + 1).is_some() {
            return None;
        }
        let (hour, next) = self.whole_hour(after).filter(|(_, next)| !counts(*next))?;
        match minutes {
            _ if self.time.half_before => Some((hour.shifted((minutes - 60) * 60), next)),
            // `half two`, `Sunday half ten`, `half nine on Monday`
            30 if self.is(at, Sense::Half)
                && !self.time.relation_after
                && (trust >= Trust::AfterDay || self.bare_end(next) || self.day_follows(next)) =>
            {
                Some((hour.shifted(30 * 60), next))
            }
            _ => None,
        }
    }

    /// Past the article of `a quarter`; in `one thirty to three` it is the hour.
    fn first_of_minutes(&self, at: usize) -> usize {
        let hour = self.number(at).is_some() && self.number(at + 1).is_some();
        if hour { at } else { self.skip(at, &[Sense::A]) }
    }

    /// The minutes at `start` that an hour may follow, and where they end: `quarter`, `ten`, `drei viertel`.
    fn part_of_hour(&self, at: usize, start: usize, trust: Trust) -> Option<(i64, usize)> {
        if self.is(start, Sense::ThreeQuarters) {
            return Some((45, start + 1));
        }
        if self.number(start).is_some_and(|number| number.value == 3) && self.is(start + 1, Sense::Quarter) {
            return Some((45, start + 2));
        }
        if self.is(start, Sense::Quarter) {
            return Some((15, start + 1));
        }
        if self.is(start, Sense::Half) {
            return (!self.is_half_more(start)).then_some((30, start + 1));
        }
        // `a minute to midnight`
        if start > at && self.is_unit(start, Unit::Minute) {
            let beside = self.is_any(start + 1, &[Sense::Past, Sense::MinutesTo]);
            return beside.then_some((1, start + 1));
        }
        self.minutes_beside(start, trust)
    }

    /// `four and a half to three and a half`: the half belongs to the number before it.
    fn is_half_more(&self, half: usize) -> bool {
        let article = half.checked_sub(1).is_some_and(|article| self.is(article, Sense::A));
        let and = half.checked_sub(1 + usize::from(article)).filter(|and| self.is(*and, Sense::And));
        let number = and.and_then(|and| self.number(and.checked_sub(1)?));
        self.time.names_lead && self.is(half + 1, Sense::MinutesTo) && number.is_some_and(|n| !n.ordinal)
    }

    /// `ten` before `past` or `to`, where no two hours and no result are said: `one to one`.
    fn minutes_beside(&self, at: usize, trust: Trust) -> Option<(i64, usize)> {
        let number = self.number(at).filter(|number| !number.ordinal && (1..60).contains(&number.value))?;
        let after = if self.is_unit(at + 1, Unit::Minute) { at + 2 } else { at + 1 };
        // `at ten of eight`
        let fives = number.value.is_multiple_of(5) && number.value <= 25;
        let of = trust == Trust::Bare && fives && self.is(after, Sense::Of);
        // `um zehn ab neun`, in Switzerland
        let swiss = fives && trust >= Trust::AfterDay && self.is_past_the_hour(at, after);
        if !of && !swiss && !self.is_any(after, &[Sense::Past, Sense::MinutesTo]) || self.is_headcount(at) {
            return None;
        }
        if self.are_hours_till(at) {
            return None;
        }
        // `Saturday ten till twelve` and, behind a day, `ten till two` are hours; `ten till nine` is ten minutes to it.
        let till = self.time.names_lead && self.is(after, Sense::Until) && after == at + 1;
        let early = self.number(after + 1).is_some_and(|hour| hour.value <= AFTERNOON);
        let open = trust == Trust::AfterDay && number.value == 10 && early;
        if till && trust < Trust::Bare && (open || self.are_hours(at, after + 1)) {
            return None;
        }
        // `mix it fifty to one`, `two stroke at 50 to 1`
        let many = number.value > 35 || number.value > 30 && trust < Trust::Bare;
        if many && !self.is(after, Sense::Past) {
            return None;
        }
        // `one to one` is a conversation.
        let odd = number.value % 5 != 0 && after == at + 1 && number.digits == 0;
        // `art studio 7 to 9pm`, `game 7 after 6pm`: nor are odd minutes said in digits.
        let sides = [Sense::To, Sense::After];
        let digits = number.value % 5 != 0 && number.digits > 0 && self.is_any(after, &sides);
        // `at sixteen to one` is what a bet pays, `from twenty four to twenty` how far something falls.
        let hour = self.number(after + 1).map(|hour| hour.value);
        let from = self.is(at.wrapping_sub(1), Sense::From);
        let unlikely = self.time.names_lead && (from || hour.is_some_and(|hour| hour == 1 || hour > 12));
        if odd && (trust < Trust::Bare || unlikely) || digits && after == at + 1 && self.time.names_lead {
            return None;
        }
        Some((number.value as i64, after))
    }

    /// `nine till eleven`, `ten till 11:30`: nobody counts such minutes, or any to an hour with its own; but `ten till eight`.
    pub(crate) fn are_hours_till(&self, at: usize) -> bool {
        let hour =
            |at: usize| self.number(at).filter(|number| !number.ordinal && (1..=12).contains(&number.value));
        let odd = hour(at).filter(|_| self.time.names_lead && self.is(at + 1, Sense::Until));
        let minutes = || self.are_pointed_minutes(at + 3);
        odd.is_some_and(|from| from.value % 5 != 0 || minutes()) && hour(at + 2).is_some()
    }

    fn is_past_or_to(&self, minutes: usize, at: usize) -> bool {
        self.is_any(at, &[Sense::Past, Sense::MinutesTo]) || self.is_past_the_hour(minutes, at)
    }

    /// So many minutes past or to the hour behind the word at `after`; what `counts` is no hour.
    fn past_or_to_hour(
        &self,
        at: usize,
        minutes: i64,
        after: usize,
        trust: Trust,
        counts: impl Fn(usize) -> bool,
    ) -> Option<(Clock, usize)> {
        let start = self.first_of_minutes(at);
        let past = self.is(after, Sense::Past) || self.is_past_the_hour(start, after);
        if self.is(after, Sense::For) && !self.is_before_an_hour(at, minutes, after) {
            return None;
        }
        // `fünf vor halb drei`, `fünf nach dreiviertel vier`
        let between = [Sense::Half, Sense::Quarter, Sense::ThreeQuarters];
        if self.time.half_before && self.is_any(after + 1, &between) {
            let (clock, next) = self.farther()?.beside_an_hour(after + 1, trust)?;
            return Some((clock.shifted(if past { minutes } else { -minutes } * 60), next));
        }
        // `10 past 6 pm quarter final`
        let signed = |next: usize| self.is_any(next - 1, &[Sense::Am, Sense::Pm]);
        let (hour, next) = self.whole_hour(after + 1).filter(|(_, next)| signed(*next) || !counts(*next))?;
        let many = trust == Trust::Signed && !past && self.is_range_of_many(at, next);
        if many || self.ends_with_minutes(start) {
            return None;
        }
        // `3 to 2` in digits is a result or a range.
        let digits = |at: usize| self.number(at).is_some_and(|number| number.digits > 0);
        let ranges = self.is(after, Sense::To) || self.is(after, Sense::Until) && minutes % 5 != 0;
        let doubtful = ranges && digits(start) && digits(next - 1);
        let only = self.opens(at) && self.ends(next) && minutes % 5 == 0;
        // `20 to 8 tonight`
        let dated = self.part_follows(next) || self.day_follows(next) || trust == Trust::AfterDay;
        let late = self.is_late_minutes(start)
            && (dated || self.is_any(next, &[Sense::Am, Sense::Pm]) || self.day_word(next).is_some());
        if doubtful && trust < Trust::Bare && !only && !late && !self.is_unit(after - 1, Unit::Minute) {
            return None;
        }
        Some((hour.shifted(if past { minutes } else { -minutes } * 60), next))
    }

    /// `20 to 8`: too many for the first hour of a range that ends in the other half of the day.
    pub(crate) fn is_late_minutes(&self, at: usize) -> bool {
        let value = |at: usize| self.number(at).filter(|n| !n.ordinal && n.digits > 0).map(|n| n.value);
        let night = || (at.saturating_sub(4)..at).any(|at| self.is(at, Sense::Meal(Part::Night)));
        self.time.names_lead
            && self.is(at + 1, Sense::To)
            && matches!(value(at), Some(20 | 25))
            && self.number(at + 2).is_some_and(|hour| !hour.ordinal && (1..=12).contains(&hour.value))
            && self.kind(at + 3) != Some(Kind::Colon)
            && !night()
    }

    /// `25 to noon`: nothing begins in the afternoon and ends at noon; but `20 to midnight`.
    pub(crate) fn are_minutes_to_noon(&self, at: usize) -> bool {
        let many =
            self.number(at).is_some_and(|number| !number.ordinal && matches!(number.value, 15 | 20 | 25));
        self.time.names_lead && many && self.is(at + 1, Sense::To) && self.is(at + 2, Sense::Noon)
    }

    /// `five to six thirty`: the hour behind has minutes of its own, so both are hours.
    pub(crate) fn ends_with_minutes(&self, at: usize) -> bool {
        let minutes = self.spoken_minutes(at + 3).filter(|(minutes, _)| minutes % 5 == 0);
        // `ten to ten forty five`
        let same = self.number(at + 2).zip(self.number(at)).is_some_and(|(to, from)| {
            to.value == from.value && !to.ordinal && (to.digits, from.digits) == (0, 0) && to.value <= 12
        });
        (self.could_be_hours(at) || same && self.is(at + 1, Sense::To))
            && minutes.is_some_and(|(_, next)| {
                self.bare_end(next) || self.is_any(next, &[Sense::Am, Sense::Pm]) || self.part_follows(next)
            })
    }

    /// `ten to eleven`: minutes before an hour, or from the one hour to the other.
    pub(crate) fn could_be_hours(&self, at: usize) -> bool {
        self.is(at + 1, Sense::To) && self.are_hours(at, at + 2)
    }

    /// Two numbers in words, the second one larger and an hour.
    pub(super) fn are_hours(&self, from: usize, to: usize) -> bool {
        let spelt = |at: usize| self.number(at).filter(|number| !number.ordinal && number.digits == 0);
        let hours = spelt(from).zip(spelt(to));
        hours.is_some_and(|(from, to)| from.value < to.value && to.value <= 12)
    }

    /// `diez para las cinco`: where the word for `to` is the one for `for`, what stands before decides;
    /// `mesa de diez para las nueve` counts people.
    fn is_before_an_hour(&self, at: usize, minutes: i64, to: usize) -> bool {
        let opens = |before: usize| {
            let before_that = before.checked_sub(1);
            let article = self.is(before, Sense::The) && !self.is(before, Sense::At);
            let announced = self.is_any(before, &[Sense::At, Sense::On, Sense::Aside]);
            self.kind(before) == Some(Kind::Comma)
                || announced && !article
                || self.part(before).is_some()
                || self.day_away(before).is_some()
                || self.weekday(before).is_some()
                || self.month(before).is_some()
                || before_that.is_some_and(|month| self.month(month).is_some())
        };
        minutes % 5 == 0
            && minutes <= 25
            && self.is(to + 1, Sense::The)
            && at.checked_sub(1).is_none_or(opens)
    }
}
