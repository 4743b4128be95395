//! Numbers at which something stands, by what is said around them: `pads down to 3 mm, rears at 6`, `keep the fridge at 4`,
//! `the pressure should be between 1 and 2`.

use crate::understand::event::lex::Lex;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So far before a number what is measured may be named, or another measure of it stand.
const FAR: usize = 14;

/// So many words before its number stands the verb that keeps something at it.
const NEAR: usize = 4;

impl Reader<'_> {
    /// The time of day that was read as `phrase` is at what something stands; `dated` where a day is known.
    pub(super) fn is_gauged(&self, phrase: &Phrase, dated: bool) -> bool {
        let (from, to) = phrase.span;
        if self.is_stuck_between(phrase) {
            return true;
        }
        let clock = |point: &Point| *point == Point { clock: point.clock, ..Point::default() };
        let end = phrase.end.clone();
        let start = phrase.start.clone();
        let hours = clock(&start) && start.clock.is_some() && end.as_ref().is_none_or(clock);
        if dated || !hours || *phrase != (Phrase { span: phrase.span, start, end, ..Phrase::default() }) {
            return false;
        }
        if phrase.end.is_some() {
            self.is(from, Sense::Between) && self.is_bare_range(from, to) && self.is_between_of_a_gauge(from)
        } else {
            self.is_bare(from, to)
                && self.is_any(from, &[Sense::At, Sense::From])
                && !self.day_follows(to)
                && !self.part_follows(to)
                && (self.is_a_bit_more(to)
                    || self.is_kept_at(from, to)
                    || self.is_changed_by(from, to)
                    || self.is_extended(to)
                    || self.is_heat(from, to))
        }
    }

    /// `keep the fridge at 4`, `den Kühlschrank bei 4 lassen`
    fn is_kept_at(&self, from: usize, to: usize) -> bool {
        let says = |at: usize, words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
        let values = &self.time.values;
        let keeps = |at: usize| says(at, values.keeps);
        let kept = from.checked_sub(1).is_some_and(|at| says(at, values.standing));
        kept && (keeps(to) || (from.saturating_sub(NEAR)..from).any(keeps))
    }

    /// `the opening at 1210 wide`, but `at 3 long jump`
    fn is_extended(&self, to: usize) -> bool {
        let extended = self.word(to).is_some_and(|word| self.time.values.extended.contains(&word));
        extended && self.lex(to + 1).is_none_or(|lex| !lex.is_plain())
    }

    /// `Parallelverschiebung um 2 nach oben`
    fn is_changed_by(&self, from: usize, to: usize) -> bool {
        let noun = from.checked_sub(1).and_then(|noun| self.word(noun));
        let changes = |noun: &str| self.time.values.changes.iter().any(|change| noun.ends_with(change));
        let away = self.word(to + 1).is_some_and(|way| self.time.values.directions.contains(&way));
        away && noun.is_some_and(changes)
    }

    /// `gave up at one and a bit`
    fn is_a_bit_more(&self, to: usize) -> bool {
        let bit = self.word(to + 2).is_some_and(|bit| self.time.values.bits.contains(&bit));
        bit && self.is(to, Sense::And) && self.is(to + 1, Sense::A) && self.ends(to + 3)
    }

    /// `bake at three fifty`, `roast it at four twenty five`: of the hundreds of an oven, and of no hour, one is a quarter or half.
    fn is_heat(&self, from: usize, to: usize) -> bool {
        let spelt =
            |at: usize| self.number(at).filter(|number| number.digits == 0).map(|number| number.value);
        let pair = to == from + 3
            && spelt(from + 1).is_some_and(|hundreds| (2..=5).contains(&hundreds))
            && matches!(spelt(from + 2), Some(25 | 50));
        // `bake sale at three fifty`
        let heats = |at: usize| {
            let heats = self.word(at).is_some_and(|word| self.time.values.heats.contains(&word));
            heats && !self.is(at, Sense::Gathering)
        };
        pair && (from.saturating_sub(NEAR)..from).any(heats)
    }

    /// `the lift got stuck between four and five`, `der Aufzug bleibt zwischen vier und fünf hängen`; but `Bilder zwischen 10
    /// und 12 hängen`.
    fn is_stuck_between(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let stuck = |at: usize| self.word(at).is_some_and(|word| self.time.values.stuck.contains(&word));
        let keeps = |at: usize| self.word(at).is_some_and(|word| self.time.values.keeps.contains(&word));
        let stays = || (from.saturating_sub(NEAR)..from).any(keeps);
        let before = || from.checked_sub(1).is_some_and(stuck);
        phrase.end.is_some()
            && self.is(from, Sense::Between)
            && (before() || stuck(to) && stays())
            && self.is_only_a_number(phrase)
    }

    /// `ring size somewhere between 6 and 7`, `0.8, should be between 1 and 2`; but `blood pressure check between 8 and 9`.
    fn is_between_of_a_gauge(&self, from: usize) -> bool {
        let plain = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let is = |at: usize| {
            let values = &self.time.values;
            let says = |words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
            self.is_copula(at) || says(values.stand) || says(values.ought)
        };
        let gauge = |at: usize| {
            let named = self.word(at).is_some_and(|word| self.time.values.gauges.contains(&word));
            named && (!plain(at + 1) || is(at + 1))
        };
        // `0.8`
        let decimal = |at: usize| {
            self.number(at).is_some_and(|zero| zero.value == 0 && zero.digits == 1)
                && matches!(self.kind(at + 1), Some(Kind::Point | Kind::Comma))
                && self.is_glued(at + 1)
                && self.is_glued(at + 2)
        };
        let said = |at: &usize| self.lex(*at).is_some_and(|lex: &Lex| lex.kind != Kind::SentenceEnd);
        let near = (from.saturating_sub(FAR)..from).rev().take_while(said);
        near.into_iter().any(|at| gauge(at) || decimal(at))
    }
}
