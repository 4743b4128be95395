//! Days and spans that are beside another day: `the week of October 6th`, `the Monday after Christmas`.

use super::{Day, Shape, Which, weekday_beside};
use crate::understand::event::local::{add_days, monday};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};

impl Reader<'_> {
    /// `the week of October 6th`, `the Monday after Christmas`, `the weekend before Easter`.
    pub(crate) fn beside(&self, at: usize, depth: usize) -> Option<(Day, usize)> {
        // `the month of May`
        if self.is_unit(at, Unit::Month) && self.is(at + 1, Sense::Of) {
            return self.month_or_year(at + 2);
        }
        let week = self.is_unit(at, Unit::Week);
        let weekend = self.is(at, Sense::Weekend);
        let day = self.weekday(at);
        if !week && !weekend && day.is_none() {
            return None;
        }
        let next = at + 1;
        if week && self.is(next, Sense::Of) {
            let read = self.one_day(next + 1, depth).filter(|(day, _)| day.is_one_day());
            let (inside, end) = read.or_else(|| self.numbered_day(next))?;
            let from = monday(inside.from);
            return Some((Day { guess: inside.guess, ..Day::span(from, add_days(from, 7)) }, end));
        }
        // `the week commencing 7 December`, `week ending the 12th`
        if week && self.is_any(next, &[Sense::Opens, Sense::Closes]) {
            let (edge, end) = self.one_day(next + 1, depth).filter(|(day, _)| day.is_one_day())?;
            let from = if self.is(next, Sense::Closes) { add_days(edge.from, -6) } else { edge.from };
            return Some((Day { guess: edge.guess, ..Day::span(from, add_days(from, 7)) }, end));
        }
        if weekend && self.is(next, Sense::Of) {
            let (inside, end) = self.one_day(next + 1, depth).filter(|(day, _)| day.is_one_day())?;
            let from = add_days(monday(inside.from), 5);
            return Some((Day { guess: inside.guess, ..Day::span(from, add_days(from, 2)) }, end));
        }
        let after = self.is(next, Sense::After);
        if !after && !self.is(next, Sense::Before) || week {
            return None;
        }
        // `the Friday after next`
        let one = self.past_article_of_next(next + 1);
        if after && self.is(one, Sense::Next) && self.day_word(one + 1).is_none() {
            let read = match day {
                Some(day) => self.weekday_of(day, Some(Which::AfterNext)),
                None => self.weekend_of(Some(Which::AfterNext)),
            };
            return Some((read, one + 1));
        }
        // `the Sunday before last`
        if !after && self.is(next + 1, Sense::Last) && self.day_word(next + 2).is_none() {
            let read = match day {
                Some(day) => self.weekday_of(day, Some(Which::BeforeLast)),
                None => self.weekend_of(Some(Which::BeforeLast)),
            };
            return Some((read, next + 2));
        }
        let (base, end) = self.one_day(next + 1, depth)?;
        let from = weekday_beside(&base, day.unwrap_or(5), after);
        let to = add_days(from, if weekend { 2 } else { 1 });
        Some((Day { guess: base.guess, ..Day::span(from, to).shaped(Shape::Fixed) }, end))
    }

    /// `du 14` in `la semaine du 14`
    fn numbered_day(&self, of: usize) -> Option<(Day, usize)> {
        let day = self.small(of + 1, 31).filter(|_| self.is(of, Sense::OfThe) && !self.counts(of + 2))?;
        Some((self.day_of_month(day)?, self.past_dot(of + 2)))
    }

    pub(crate) fn day_word(&self, at: usize) -> Option<()> {
        let word = self.unit(at).is_some() || self.weekday(at).is_some() || self.is(at, Sense::Weekend);
        word.then_some(())
    }
}
