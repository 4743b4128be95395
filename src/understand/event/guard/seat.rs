//! Numbers of several things, from one to another: `row M, 21 through 24`.

use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `21 through 24` in `row M, 21 through 24`, `del 21 al 24` in `fila M, del 21 al 24`: its seats.
    pub(super) fn are_seats(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let (start, end) = (phrase.start.clone(), phrase.end.clone());
        let only = |point: &Point| {
            let (day, clock) = (point.day.clone(), point.clock);
            *point == Point { day, clock, ..Point::default() }
        };
        let whole = only(&start) && end.as_ref().is_some_and(only);
        whole
            && *phrase == (Phrase { span: phrase.span, start, end, ..Phrase::default() })
            && self.is_bare_range(from, to)
            && self.is_in_a_row(from)
    }

    /// `row M,` or `fila 9,` ends before `at`.
    fn is_in_a_row(&self, at: usize) -> bool {
        let comma = at.checked_sub(1).filter(|comma| self.kind(*comma) == Some(Kind::Comma));
        let Some(which) = comma.unwrap_or(at).checked_sub(1) else { return false };
        let letter = self.word(which).is_some_and(|word| word.len() == 1);
        let named = letter || comma.is_some() && self.number(which).is_some();
        let row = which.checked_sub(1).and_then(|row| self.word(row));
        named && row.is_some_and(|row| self.time.values.rows.contains(&row))
    }

    /// Nothing but numbers, and small words between them.
    pub(super) fn is_bare_range(&self, from: usize, to: usize) -> bool {
        let small =
            [Sense::From, Sense::To, Sense::Until, Sense::Between, Sense::And, Sense::The, Sense::Around];
        (from..to).all(|at| {
            self.number(at).is_some() || self.kind(at) == Some(Kind::Dash) || self.is_any(at, &small)
        })
    }
}
