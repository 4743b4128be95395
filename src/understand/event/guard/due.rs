//! What is to be done by a day: `bis Freitag abgeben`.

use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Stay, proper};
use crate::understand::words::Kind;

/// So many words are looked at before it.
const BEFORE: usize = 8;

/// So many words are looked at behind it.
const BEHIND: usize = 10;

const MARKS: [Kind; 4] = [Kind::Comma, Kind::SentenceEnd, Kind::Semicolon, Kind::LineBreak];

impl Reader<'_> {
    /// The time that `until` at `at` leads to is a day by which something is to be done, `Rechnung bis Freitag
    /// überweisen`, and no end of what lasts, `Urlaub bis Freitag`, `von Montag bis Freitag abgeben`.
    pub(crate) fn is_due(&self, at: usize) -> bool {
        // `bis zum 15.`, `bis Ende Januar`
        let day = self.skip(at + 1, &[Sense::The]);
        let dated = self.number(day).is_some_and(|number| number.ordinal)
            || self.kind(day + 1) == Some(Kind::Dot) && self.small(day, 31).is_some();
        let named = self.weekday(day).is_some() || self.day_away(day).is_some() || dated;
        if self.time.due.is_empty() || !named {
            return false;
        }
        let inside = |at: &usize| self.lex(*at).is_some_and(|lex| !MARKS.contains(&lex.kind));
        let is = |at: usize| self.word(at).is_some_and(|word| self.time.due.contains(&word));
        let before = || (at.saturating_sub(BEFORE)..at).rev().take_while(inside);
        // `bis Freitag, 18 Uhr`
        let hour = |comma: usize| self.kind(comma) == Some(Kind::Comma) && self.number(comma + 1).is_some();
        // `wir sind bis zum 15. im Urlaub und müssen zahlen`: what is to be done is of another clause.
        let has = |at: usize, words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
        let stays = self.time.stays.iter().any(|stay| self.is_who_stays(at, stay));
        let other = |and: usize| stays && self.is(and, Sense::And) && has(and + 1, self.time.must);
        let behind = (at + 1..=at + BEHIND).take_while(|at| (inside(at) || hour(*at)) && !other(*at));
        // `ab Freitag im Schwarzwald bis Sonntag`
        let ranges = before().any(|at| self.lex(at).is_some_and(|lex| lex.core) || self.is(at, Sense::From));
        !ranges && before().chain(behind).any(is)
    }

    /// `Oma ist bis Freitag fort`: who stands before `until` at `at` is somewhere so long, and nothing is to be done.
    fn is_who_stays(&self, at: usize, stay: &Stay) -> bool {
        let said = |back: usize| self.word(at.checked_sub(back)?);
        let Some((who, verb)) = said(2).zip(said(1)) else { return false };
        let is_who = |(verbs, people): &(&[&str], &[&str])| {
            verbs.contains(&verb) && (people.contains(&who) || proper::name(who).is_some())
        };
        // `die Eltern sind bis Freitag zu verständigen`, but `zu Hause`
        let form = |at: usize| self.word(at).is_some_and(|word| word.ends_with(stay.ending));
        let open = |at: usize| {
            let to = |word| word == stay.to && form(at + 1) && !self.starts_large(at + 1);
            self.word(at).is_some_and(|word| stay.open.contains(&word) || to(word))
        };
        let clause = || (at + 1..at + BEHIND).take_while(|at| !self.is(*at, Sense::And));
        stay.who.iter().any(is_who) && !clause().any(open)
    }
}
