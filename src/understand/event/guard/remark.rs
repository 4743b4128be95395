//! A part of the day in a remark beside the clause in which the time is said: `on Monday at four, they never answer in the
//! mornings`.

use crate::understand::event::clock::Trust;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So many words of a clause are looked at on each side.
const CLAUSE: usize = 12;

/// How far behind a remark the time may be said.
const FAR: usize = 24;

const MARKS: [Kind; 4] = [Kind::Comma, Kind::SentenceEnd, Kind::Semicolon, Kind::LineBreak];

impl Reader<'_> {
    /// The phrase is a part of the day, and says when something else is so than what is held at the time before it, which
    /// `known` says, or behind it.
    pub(crate) fn is_remark(&self, phrase: &Phrase, known: Option<&Phrase>) -> bool {
        let (from, to) = phrase.span;
        let start = Point { part: phrase.start.part, ..Point::default() };
        let only = Phrase { span: phrase.span, start, every: phrase.every, ..Phrase::default() };
        if phrase.start.part.is_none() || *phrase != only {
            return false;
        }
        match known {
            Some(known) => known.start.clock.is_some() && self.is_apart(to - 1, known.span),
            None => {
                let hour = |at: &usize| {
                    self.is(*at, Sense::At)
                        && self.clock(self.skip(at + 1, &[Sense::The]), Trust::Bare).is_some()
                };
                (to..to + FAR).find(hour).is_some_and(|at| self.is_apart(from.max(to - 1), (at, at + 1)))
            }
        }
    }

    /// The part of the day at `at` stands in a clause of its own that denies something, or tells of several such; the time is
    /// said elsewhere.
    pub(crate) fn is_apart(&self, at: usize, time: (usize, usize)) -> bool {
        let inside = |at: &usize| self.lex(*at).is_some_and(|lex| !MARKS.contains(&lex.kind));
        let before = (at.saturating_sub(CLAUSE)..at).rev().take_while(inside);
        let behind = (at + 1..at + CLAUSE).take_while(inside);
        let (first, last) = (before.last().unwrap_or(at), behind.last().unwrap_or(at));
        if first < time.1 && time.0 <= last {
            return false;
        }
        // `not in the evening but in the morning`
        let taken_back = |at: usize| self.is(at, Sense::Not) && self.part_follows(at + 1);
        let denies = |at: usize| {
            self.word(at).is_some_and(|word| self.time.denials.contains(&word)) && !taken_back(at)
        };
        let told = (first..=last).filter(|at| self.lex(*at).is_some_and(|lex| lex.is_plain())).count() > 1;
        (first..=last).any(denies) || told && self.is(at, Sense::Habit)
    }
}
