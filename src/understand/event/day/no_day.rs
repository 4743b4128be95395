//! Numbers and ranks that are no day of a month: `the third shelf`, `von 3 auf 4`, `la del primero`.

use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::{Kind, Number, Token};

/// `the first`, `the second` and `the third` may be things that were named, `the fifth` is a day.
pub(super) const RANKS: u32 = 3;

/// What is ranked is seldom ranked so low.
pub(super) const LOW_RANK: u32 = 12;

/// Among so many words before a rank stands the one before it, where things are counted.
const COUNTED: usize = 16;

/// So many words before a day may say that something goes on or was moved to it.
const BACK: usize = 4;

impl Reader<'_> {
    /// What stands before the number, its form or what it counts says that it is no day of a month.
    pub(super) fn is_no_day(&self, at: usize, day: u32, next: usize, intro: Intro) -> bool {
        // `November 31st` is no 31st of another month.
        let before = at.wrapping_sub(if self.is(at.wrapping_sub(1), Sense::The) { 2 } else { 1 });
        if self.month(before).is_some_and(|month| self.has_no_such_day(before, month)) {
            return true;
        }
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        let form = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map(|token| token.word());
        if self.time.half_before {
            // `am Montag zweites Gespräch`, `an erster Stelle`: only with an article could these forms be a day.
            let inflected = form.is_some_and(|form| ["e", "es", "er"].iter().any(|end| form.ends_with(end)));
            // `vom ersten Gehalt`, `vom 14. Bezirk`: it says of what.
            let of = self.is(at.wrapping_sub(1), Sense::Of) && self.is(at.wrapping_sub(1), Sense::From);
            let spelt = ordinal && self.number(at).is_some_and(|number| number.digits == 0);
            // `4. von 11`
            let ranked = at > 2 && self.kind(at - 2) == Some(Kind::Dot) && self.number(at - 3).is_some();
            if of && ranked {
                return true;
            }
            if of && (spelt || next > at + 1) && self.lex(next).is_some_and(|lex| self.is_what(next, lex)) {
                return true;
            }
            // `am Fünften von links`
            let side = self.word(next + 1).is_some_and(|side| self.time.values.directions.contains(&side));
            if side && self.is(next, Sense::Of) {
                return true;
            }
            // `am zweiten Finger`
            if spelt && self.is(next, Sense::Thing) {
                return true;
            }
            // `am Montag 1. FC Köln`: no such day is near, so it counts what follows.
            let dotted = next > at + 1;
            let counted = dotted && intro.weekday && self.lex(next).is_some_and(Lex::is_plain);
            if !intro.the
                && (ordinal && inflected && !self.is_day_with_hour(at)
                    || counted && !self.falls_soon(at, day))
            {
                return true;
            }
        }
        let spoken = ordinal && self.number(at).is_some_and(|number| number.digits == 0);
        // `the first half of the match`, `the first to sign up`
        let goes_on = || {
            let verb = self.is(next, Sense::To) && self.number(self.skip(next + 1, &[Sense::The])).is_none();
            verb || self.is_copula(next) || !self.bare_end(next) && !self.timed(next, intro)
        };
        if self.time.names_lead && spoken && (day <= RANKS && !intro.any() && goes_on() || self.ranks(at)) {
            return true;
        }
        // `on the second landing`, where nothing ends
        if self.time.names_lead && spoken && self.is(next, Sense::Ends) && !self.timed(next, intro) {
            return true;
        }
        // `double crochet in the third from the hook`, `walks up in the fifth`: days come on, not in.
        let led = self.is(at.wrapping_sub(1), Sense::The) && self.is(at.wrapping_sub(2), Sense::In);
        let counted_from = self.is(next, Sense::From) && self.clock(next + 1, Trust::Bare).is_none();
        if self.time.names_lead && ordinal && led && (counted_from || spoken && self.ends(next)) {
            return true;
        }
        // `on two cards … on the third`
        if self.time.names_lead && spoken && day <= RANKS && self.ends(next) && self.is_after_so_many(at, day)
        {
            return true;
        }
        if !self.time.relation_after {
            return false;
        }
        if self.is_choice(at, next) {
            return true;
        }
        // `salta del cuarto al sexto piñón`: only the first day of a month is called so.
        if spoken && day > 1 && !self.is(at, Sense::DayNumber) {
            return true;
        }
        // `arriver en premier`, `le premier de la liste`, `al primer intento`
        let what = |next| self.lex(next).is_some_and(|lex| self.is_what(next, lex));
        let of = || self.is(next, Sense::Of) || what(next) && !self.timed(next, intro);
        let before = at.wrapping_sub(1);
        let rank = self.is(before, Sense::Of) && self.is(before, Sense::On) && !intro.the;
        if spoken && !self.is(at, Sense::DayNumber) && (rank || of()) {
            return true;
        }
        // `viven en el primero`, `ils habitent au premier`, but `reporté au premier`: the floor.
        let led = self.is(before, Sense::The) && self.is(before.wrapping_sub(1), Sense::In)
            || self.is(before, Sense::To) && self.is(before, Sense::On);
        let changed = |at: usize| self.number(at).is_some() || self.is_any(at, &[Sense::Moved, Sense::Until]);
        if spoken && led && !(before.saturating_sub(BACK)..before).any(changed) {
            return true;
        }
        // `el menú de 16 y el de 22`
        let of = at.wrapping_sub(1);
        let one_of = self.is(of, Sense::Of)
            && !self.is_any(of, &[Sense::On, Sense::OfThe])
            && self.is(of.wrapping_sub(1), Sense::The);
        // `la del primero no paga`: who lives there
        let floor = spoken
            && self.is(of, Sense::OfThe)
            && self.is(of.wrapping_sub(1), Sense::The)
            && !self.timed(next, intro);
        // `va por los 30`: one day has no article of several.
        let several = *self.senses(at.wrapping_sub(1)) == [Sense::The]
            && !intro.weekday
            && !self.is_any(next, &[Sense::And, Sense::To])
            && self.kind(next) != Some(Kind::Comma);
        // `du premier coup`, but `du premier au cinq`
        let first_of = ordinal && self.is(of, Sense::OfThe) && self.lex(next).is_some_and(Lex::is_plain);
        self.is_feminine(at) && !self.is(at, Sense::DayNumber) || one_of || floor || several || first_of
    }

    /// `huile de première pression`, `cada octava vuelta`: a day is no woman.
    pub(super) fn is_feminine(&self, at: usize) -> bool {
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        let form = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map_or("", Token::word);
        self.time.relation_after && ordinal && (form.ends_with('e') || form.ends_with('a'))
    }

    /// `between the third and fourth floors`: what is ranked stands behind the second of two.
    fn ranks(&self, at: usize) -> bool {
        let ordinal = |at: usize| self.number(at).is_some_and(|number| number.ordinal);
        let behind = |at: usize| at.checked_sub(1 + usize::from(self.is(at.wrapping_sub(1), Sense::The)));
        let second = |and: usize| Some(self.skip(and + 1, &[Sense::The])).filter(|at| ordinal(*at));
        let and = Some(at + 1).filter(|and| self.is(*and, Sense::And));
        let (first, second) = match and.and_then(second) {
            Some(second) => (Some(at), second),
            None => {
                (behind(at).filter(|and| self.is(*and, Sense::And)).and_then(|and| and.checked_sub(1)), at)
            }
        };
        let between = first.and_then(behind).is_some_and(|before| self.is(before, Sense::Between));
        let many = |lex: &Lex| lex.plural && lex.is_plain();
        between && self.lex(second + 1).is_some_and(many)
    }

    /// `on two cards`, before `on the third` of them
    fn is_after_so_many(&self, at: usize, day: u32) -> bool {
        let many = |number: &Number| !number.ordinal && number.value + 1 == u64::from(day);
        (at.saturating_sub(COUNTED)..at).any(|count| {
            self.number(count).as_ref().is_some_and(many)
                && self.is(count.wrapping_sub(1), Sense::On)
                && self.unit(count + 1).is_none()
                && self.weekday(count + 1).is_none()
                && self.lex(count + 1).is_some_and(|lex| lex.plural || lex.is_plain())
        })
    }
}
