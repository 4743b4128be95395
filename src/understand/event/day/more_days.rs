//! What days of a month go with the one that is said: `7th to 11th`, `zwischen dem 19. und dem 22.`, `am 24. und 25.`.

use chrono::Datelike;

use super::Shape;
use super::date::MOST_LISTED;
use super::no_day::{LOW_RANK, RANKS};
use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `to 11th` behind `7th`, and nothing that is counted: the last day, and where it ends.
    pub(super) fn last_of_days(&self, at: usize, day: u32, next: usize) -> Option<(u32, usize)> {
        // `canal trip fourteenth to twenty first`, but `fourth to seventh`
        let late = self.small(next + 1, 31).is_some_and(|last| last > LOW_RANK);
        let spelt = self.time.names_lead && day > RANKS && late;
        let numbered = |at: usize| {
            let number = self.number(at).filter(|number| number.digits > 0 || spelt && number.ordinal)?;
            let end = self.past_dot(at + 1);
            (number.ordinal || end > at + 1 && self.time.day_first).then_some(end)
        };
        numbered(at)?;
        let to = self.is_any(next, &[Sense::To, Sense::Until]) || self.kind(next) == Some(Kind::Dash);
        let last = self.small(next + 1, 31).filter(|last| to && *last > day)?;
        // The point that ends the sentence is that of the number, too.
        let end = numbered(next + 1).or_else(|| {
            let stop = self.kind(next + 2) == Some(Kind::SentenceEnd) && self.time.day_first;
            stop.then_some(next + 2)
        })?;
        (self.bare_end(end) || self.is_any(end, &[Sense::At, Sense::In])).then_some((last, end))
    }

    /// `und dem 22.` behind `zwischen dem 19.`, and no noun that both count: `zwischen dem 2. und dem 3. Stock`.
    pub(super) fn last_between(
        &self,
        at: usize,
        day: u32,
        next: usize,
        intro: Intro,
    ) -> Option<(u32, usize)> {
        let dotted = |at: usize| {
            let end = self.past_dot(at + 1);
            // The point that ends the sentence is that of the number, too.
            let stop = self.kind(end) == Some(Kind::SentenceEnd) && self.is_glued(end);
            (self.number(at).is_some_and(|number| number.digits > 0) && (end > at + 1 || stop)).then_some(end)
        };
        let said = self.time.half_before && intro.between && self.is(next, Sense::And);
        dotted(at).filter(|_| said)?;
        let second = self.skip(next + 1, &[Sense::The]);
        let last = self.small(second, 31).filter(|last| *last > day)?;
        let end = dotted(second)?;
        // `Im Dezember zwischen dem 19. und dem 22. Skifahren`
        let monthly = self.month_before_between(at).is_some();
        let speaker = |at: usize| self.word(at).is_some_and(|word| self.time.speakers.contains(&word));
        let ends = self.bare_end(end) || monthly || speaker(end) || speaker(end + 1);
        ends.then_some((last, end))
    }

    /// `Dezember` in `im Dezember zwischen dem 19. und dem 22.`, where the first day stands at `at`.
    pub(super) fn month_before_between(&self, at: usize) -> Option<u32> {
        let between = (at.saturating_sub(2)..at).find(|at| self.is(*at, Sense::Between))?;
        between.checked_sub(1).filter(|_| self.time.half_before).and_then(|month| self.month(month))
    }

    /// `et le 25` behind `le 24`
    pub(super) fn is_listed(&self, at: usize, day: u32) -> bool {
        let article = self.skip(at + 1, &[Sense::The]);
        self.is_any(at, &[Sense::And, Sense::Or])
            && article > at + 1
            && self.small(article, 31).is_some_and(|other| other > day)
    }

    /// `und 25.` behind `am 24.`: where the days end that are listed with the one that `phrase` says.
    pub(crate) fn more_days(&self, phrase: &Phrase) -> Option<usize> {
        let day = phrase.start.day.as_ref().filter(|day| matches!(day.shape, Shape::DayOfMonth(_)))?;
        if phrase.end.is_some() || phrase.is_complete() {
            return None;
        }
        let (mut read, mut end) = (day.from.day(), None);
        let mut at = phrase.span.1;
        for _ in 0..MOST_LISTED {
            let joined = self.is_any(at, &[Sense::And, Sense::Or]) || self.kind(at) == Some(Kind::Comma);
            let other = self.skip(self.skip(at + 1, &[Sense::On]), &[Sense::The]);
            let Some(number) = self.small(other, 31).filter(|number| joined && *number > read) else { break };
            let after = self.past_dot(other + 1);
            let articled = self.time.relation_after && other > at + 1;
            let ordinal =
                self.number(other).is_some_and(|number| number.ordinal) || after > other + 1 || articled;
            let unit = self.unit(after).is_some() || self.weekday(after).is_some();
            if !ordinal || unit || self.month(after).is_some() {
                break;
            }
            (read, end, at) = (number, Some(after), after);
        }
        end
    }
}
