//! When somebody told something, which is not when it happens: `the nursery rang this morning, parents evening is on the 3rd`.

use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Part, Sense};
use crate::understand::words::{Kind, Token};

/// How far before when it was told, and behind it, the word may stand that tells.
const BEFORE: usize = 7;
const BEHIND: usize = 5;

/// How far behind it the later day is looked for.
const FAR: usize = 64;

/// So many words behind the hour end its clause, and among so many behind that the other time stands.
const CLAUSE: usize = 4;
const NEXT: usize = 5;

impl Reader<'_> {
    /// The phrase is a day that is over, or this one, of which somebody told something; a later day is said behind.
    pub(crate) fn is_of_a_report(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let start = Point { day: phrase.start.day.clone(), part: phrase.start.part, ..Point::default() };
        let only = *phrase == Phrase { span: phrase.span, start, ..Phrase::default() };
        let today = self.today();
        let over = phrase.start.day.as_ref().is_some_and(|day| {
            let early = phrase.start.part.is_none_or(|part| part != Part::Evening && part != Part::Night);
            day.is_one_day() && (day.from < today || day.from == today && early)
        });
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        let tells = |at: usize| {
            let token = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map_or("", Token::word);
            self.time.reports.contains(&token)
        };
        let before = || (from.saturating_sub(BEFORE)..from).rev().take_while(word).any(tells);
        let behind = || (to..to + BEHIND).take_while(word).any(tells);
        let done = || self.time.hour_sign && self.is_told_before(from);
        only && over && (before() || behind() || done()) && self.says_later(to)
    }

    /// `le couvreur est passé` before the time at `at`, which is over; but `la salle est réservée`, `on est arrivés hier, on
    /// repart lundi`.
    pub(crate) fn is_told_before(&self, at: usize) -> bool {
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        let clause = || (at.saturating_sub(BEFORE)..at).rev().take_while(word);
        let own = || {
            let own = |at: usize| self.word(at).is_some_and(|word| self.time.speakers.contains(&word));
            clause().any(own)
        };
        clause().any(|at| {
            let is = at.checked_sub(1).is_some_and(|is| self.is_helper(is) || self.is_copula(is) && !own());
            is && self.tells_or_is_done(at) && !self.plans(at)
        })
    }

    /// `der Gasmann war um neun da, kommt am Zehnten wieder`, `der Termin war um vier, jetzt um fünf`: a mere hour at which
    /// something was, before a clause with the time at which it is to be.
    pub(crate) fn is_when_it_was(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let was = || from.checked_sub(1).is_some_and(|was| self.is_copula(was) && self.tells(was));
        if !self.time.half_before || phrase.start.day.is_some() || !self.is_only_a_number(phrase) || !was() {
            return false;
        }
        let comma = (to..to + CLAUSE).find(|at| self.kind(*at) == Some(Kind::Comma));
        let time = |at: usize| {
            let led = self.is_any(at, &[Sense::At, Sense::On])
                && self.number(self.skip(at + 1, &[Sense::The])).is_some();
            led || self.weekday(at).is_some() || self.day_away(at).is_some()
        };
        comma.is_some_and(|comma| (comma + 1..comma + NEXT).any(time))
    }

    /// A day that is still to come is said from `at` on.
    fn says_later(&self, at: usize) -> bool {
        (at..at + FAR).any(|at| {
            let later = self.day_away(at).is_some_and(|days| days > 0);
            let number =
                || self.number(at).is_some_and(|number| number.ordinal || self.month(at + 1).is_some());
            // `le 3 à 18h`
            let number = || {
                let led = self.time.hour_sign && self.is(at, Sense::On) && self.is(at, Sense::The);
                led && self.number(at + 1).is_some() || number()
            };
            later || self.weekday(at).is_some() && !self.is(at, Sense::Weak) || number()
        })
    }
}
