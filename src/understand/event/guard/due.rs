//! What is to be done by a day: `bis Freitag abgeben`.

use crate::understand::event::reader::Reader;
use crate::understand::words::Kind;

/// So many words are looked at on each side.
const NEAR: usize = 8;

const MARKS: [Kind; 4] = [Kind::Comma, Kind::SentenceEnd, Kind::Semicolon, Kind::LineBreak];

impl Reader<'_> {
    /// The time that `until` at `at` leads to is a day by which something is to be done, `Rechnung bis Freitag überweisen`, and
    /// no end of what lasts, `Urlaub bis Freitag`, `von Montag bis Freitag abgeben`.
    pub(crate) fn is_due(&self, at: usize) -> bool {
        if self.time.due.is_empty() {
            return false;
        }
        let inside = |at: &usize| self.lex(*at).is_some_and(|lex| !MARKS.contains(&lex.kind));
        let ranges = at.checked_sub(1).and_then(|before| self.lex(before)).is_some_and(|before| before.core);
        let is = |at: usize| self.word(at).is_some_and(|word| self.time.due.contains(&word));
        let before = (at.saturating_sub(NEAR)..at).rev().take_while(inside);
        let behind = (at + 1..at + NEAR).take_while(inside);
        !ranges && before.chain(behind).any(is)
    }
}
