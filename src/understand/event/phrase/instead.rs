//! Another day than the one that was meant: `we wanted to bowl on Thursday but Horst can't, so Friday`. What still is on
//! its day stays there: `Mum's birthday is Friday but get the present before, so Thursday`.

use super::expression::Phrase;
use super::said::{Listener, MOVED};
use crate::understand::event::name::cut::mark;
use crate::understand::event::reader::Reader;
use crate::understand::trace::Role;
use crate::understand::words::Kind;

/// No more words say why, and no more before the day that it was meant to be.
const REASON: usize = 10;
const MEANT: usize = 8;

impl Listener<'_, '_, '_> {
    /// Takes the day in `phrase` for the known one, if that could not be and this follows from it.
    pub(super) fn instead(&mut self, phrase: &Phrase) -> Option<usize> {
        let reader = self.reader;
        let known = self.known.as_mut()?;
        let days = [known.start.day.as_ref()?, phrase.start.day.as_ref()?];
        let one = |phrase: &Phrase| phrase.end.is_none() && !phrase.every;
        let other = days[0] != days[1] && one(known) && one(phrase);
        let (from, to) = phrase.span;
        // `so on Friday I sleep` plans something else, and more that is said may name it.
        let dot = usize::from(reader.kind(to) == Some(Kind::SentenceEnd));
        let ends = reader.lex(to + dot).is_none();
        let but = follows(reader, known.span.1, from).filter(|_| other && ends)?;
        if !was_meant(reader, known.span.0) {
            return None;
        }
        mark(reader.lexes, but, to, self.cut);
        (self.hear)(Role::Corrects, (from, to), Some(phrase));
        known.correct(phrase);
        self.corrected = Some(MOVED);
        self.last = (from, to);
        Some(to)
    }
}

/// Where `but` begins the reason behind `known` that leads on to the day at `at`: `so`, `also am`.
fn follows(reader: &Reader<'_>, known: usize, at: usize) -> Option<usize> {
    let so = at.checked_sub(1)?;
    let is = |words: &[&str], at: usize| reader.word(at).is_some_and(|word| words.contains(&word));
    let mut reason = known..so;
    if reason.len() > REASON || reason.clone().any(|at| reader.kind(at) == Some(Kind::SentenceEnd)) {
        return None;
    }
    let but = reason.find(|at| is(reader.time.but, *at));
    // `así que`
    let asi = |hence: &&str| {
        let (first, last) = hence.split_once(' ').unwrap_or(("", hence));
        is(&[last], so) && (first.is_empty() || so.checked_sub(1).is_some_and(|before| is(&[first], before)))
    };
    but.filter(|_| reader.time.hence.iter().any(asi))
}

/// `was`, `we wanted`: before the day at `at` it is said that it was to be then.
fn was_meant(reader: &Reader<'_>, at: usize) -> bool {
    let near = (at.saturating_sub(MEANT)..at).rev();
    let mut clause = near.take_while(|at| reader.kind(*at) != Some(Kind::SentenceEnd));
    clause.any(|at| reader.word(at).is_some_and(|word| reader.time.was_meant.contains(&word)))
}
