//! What replaces or takes back a time that was said before.

use super::changed::corrected_by;
use super::said::{CORRECTED, DAY_FAR, Listener, NEAR};
use crate::understand::event::clock::Trust;
use crate::understand::event::name::cut::mark;
use crate::understand::language::Sense;
use crate::understand::trace::Role;
use crate::understand::words::Kind;

impl Listener<'_, '_, '_> {
    /// `Wednesday, er, Thursday I mean, at three`
    pub(super) fn prefers(&mut self, at: usize) -> Option<usize> {
        let reader = self.reader;
        if !reader.is_any(at, &[Sense::Correct, Sense::WeakCorrect]) || self.last.1 != at {
            return None;
        }
        let known = self.known.as_mut()?;
        let meant = self.aside.take().filter(|meant| meant.start.day.is_some())?;
        if corrected_by(reader, at, known).is_some_and(|(next, _)| next.start.day.is_some()) {
            return None;
        }
        mark(reader.lexes, at, at + 1, self.cut);
        (self.hear)(Role::Corrects, meant.span, Some(&meant));
        known.correct(&meant);
        self.corrected = Some(CORRECTED);
        Some(at + 1)
    }

    /// `no, wait, Wednesday`
    pub(super) fn corrects(&mut self, at: usize) -> Option<usize> {
        let known = self.known.as_mut()?;
        let (correction, end) = corrected_by(self.reader, at, known)?;
        // `mañana ya no es a las 6, es a las 7`: no hour was known that the first could take the place of.
        let is = self.reader.kind(end) == Some(Kind::Comma) && self.reader.is_copula(end + 1);
        let denied = is && known.start.clock.is_none() && correction.start.clock.is_some();
        let meant = || self.reader.phrase(end + 2, Trust::Bare).filter(|meant| meant.start.clock.is_some());
        let (correction, end) = match denied.then(meant).flatten() {
            Some(meant) => {
                let end = meant.span.1;
                (meant, end)
            }
            None => (correction, end),
        };
        mark(self.reader.lexes, at, end, self.cut);
        (self.hear)(Role::Corrects, (at, end), Some(&correction));
        known.correct(&correction);
        self.corrected = Some(CORRECTED);
        Some(end)
    }

    /// `at two instead of one`, `nein doch nicht Montag, sondern`
    pub(super) fn takes_back(&mut self, at: usize) -> Option<usize> {
        let reader = self.reader;
        if !reader.is(at, Sense::Not) && !self.denies_first(at) {
            return None;
        }
        // `at 6:30, not 7`
        let comma = at.checked_sub(1).filter(|comma| reader.kind(*comma) == Some(Kind::Comma)).unwrap_or(at);
        let behind = |end: usize| end == at || end == comma;
        let beside = self
            .known
            .as_ref()
            .filter(|known| (behind(known.span.1) || behind(self.last.1)) && known.start.clock.is_some());
        // `statt erst in drei Wochen`
        let hedged = reader.word(at + 1).is_some_and(|word| reader.time.values.hedges.contains(&word));
        let gone = at + 1 + usize::from(hedged);
        let end = reader.not_meant(gone, beside.map_or(Trust::Signed, |_| Trust::Bare))?;
        // `Ann isn't in on Tuesday`: nothing else is meant.
        // `she's got a cold`, `it's one of her days off`
        let one = |at: usize| {
            let spelt = reader.number(at).is_some_and(|one| one.value == 1 && one.digits == 0);
            reader.is(at, Sense::A)
                || spelt
                || reader.unit(at).is_some()
                    && at > 0
                    && !reader.is(at - 1, Sense::This)
                    && reader.number(at - 1).is_none()
                    && reader.which(at + 1).is_none()
                    && reader.which(at - 1).is_none()
        };
        let time = |at: usize| reader.lex(at).is_some_and(|lex| lex.core) && !one(at);
        // `la nounou ne vient pas jeudi`, `Oma kommt nicht am Montag`
        let does =
            |verb: usize| !reader.time.names_lead && reader.lex(verb).is_some_and(|lex| lex.is_plain());
        // `yoga is not on Thursday`
        let is = |is: usize| reader.is_copula(is) || reader.any_token(is, |token| reader.is_with_it(token));
        let denies =
            reader.is_copula(at) || at.checked_sub(1).is_some_and(|before| does(before) || is(before));
        // `le magasin n'ouvre pas jusqu'à lundi à 10h`
        let lasts = reader.is(at + 1, Sense::Until);
        // `la nounou ne vient pas demain à 22h30` says one time.
        let whole = || {
            let phrase = (gone..end).find_map(|at| reader.phrase(at, Trust::Signed));
            phrase.map_or(end, |phrase| usize::max(end, phrase.span.1))
        };
        let other = |end: usize| (end..end + DAY_FAR).any(time);
        if self.known.is_none() && denies && (lasts || !other(whole())) {
            return None;
        }
        let takes_back = |at: &usize| reader.is_any(*at, &[Sense::Correct, Sense::WeakCorrect]);
        let first = (at.saturating_sub(NEAR)..at).rev().take_while(takes_back).last();
        mark(reader.lexes, first.unwrap_or(at), end, self.cut);
        (self.hear)(Role::TakenBack, (at, end), None);
        self.elliptic = reader.instead(at, end);
        if let Some(phrase) = &self.elliptic {
            mark(reader.lexes, end, phrase.span.0, self.cut);
        }
        Some(end)
    }

    /// `no el jueves, el viernes`, `no es el martes, es el jueves`: what says no to a time behind it says it before any is known.
    fn denies_first(&self, at: usize) -> bool {
        let reader = self.reader;
        let unsaid = self.known.is_none() && reader.is_any(at, &[Sense::WeakCorrect, Sense::Correct]);
        let named = |at: usize| {
            let day = reader.skip(at, &[Sense::The]);
            reader.weekday(day).is_some() || day > at && reader.number(day).is_some()
        };
        let next = reader.skip(at + 1, &[Sense::The]) + 1;
        let comma = usize::from(reader.kind(next) == Some(Kind::Comma));
        let is = usize::from(reader.is_copula(next + comma));
        unsaid && named(at + 1) && comma + is > 0 && named(next + comma + is)
    }
}
