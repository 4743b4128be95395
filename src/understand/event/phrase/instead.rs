//! Another day than the one that was meant: `we wanted to bowl on Thursday but Horst can't, so Friday`.

use super::expression::Phrase;
use super::said::Listener;
use crate::understand::event::name::cut::mark;
use crate::understand::event::reader::Reader;
use crate::understand::trace::Role;
use crate::understand::words::Kind;

/// No more words say why.
const REASON: usize = 10;

impl Listener<'_, '_, '_> {
    /// Takes the day in `phrase` for the known one, if that could not be and this follows from it.
    pub(super) fn instead(&mut self, phrase: &Phrase, why: &'static str) -> Option<usize> {
        let reader = self.reader;
        let known = self.known.as_mut()?;
        let days = [known.start.day.as_ref()?, phrase.start.day.as_ref()?];
        let other = days[0] != days[1] && known.end.is_none() && phrase.end.is_none();
        let (from, to) = phrase.span;
        // `so on Friday I sleep` plans something else.
        let ends = reader.kind(to) != Some(Kind::Word);
        let but = follows(reader, known.span.1, from).filter(|_| other && ends)?;
        mark(reader.lexes, but, to, self.cut);
        (self.hear)(Role::Corrects, (from, to), Some(phrase));
        known.correct(phrase);
        self.corrected = Some(why);
        self.last = (from, to);
        Some(to)
    }
}

/// Where `but` begins the reason behind `known` that leads on to the day at `at`: `so`, `also am`.
fn follows(reader: &Reader<'_>, known: usize, at: usize) -> Option<usize> {
    let so = at.checked_sub(1)?;
    let is = |words: &[&str], at: usize| reader.word(at).is_some_and(|word| words.contains(&word));
    let reason = known..so;
    let whole = reason.len() <= REASON && reason.clone().all(|at| reader.kind(at) != Some(Kind::SentenceEnd));
    let but = reason.into_iter().find(|at| is(reader.time.but, *at));
    but.filter(|_| whole && is(reader.time.hence, so))
}
