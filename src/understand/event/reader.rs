//! What all readers of time look at, and the looks themselves.

use chrono::{NaiveDate, NaiveDateTime};

use super::lex::Lex;
use crate::understand::language::{Kinds, Sense, SenseKind, Senses, Time, Unit};
use crate::understand::words::{Kind, Number, Token};

/// What all time readers look at: the lexemes, the moment of speaking and the language's habits.
///
/// Every reader takes a position and answers what it read and the position after it, or nothing. A reader
/// looks only a bounded distance ahead, so reading a text costs in proportion to its length.
pub(super) struct Reader<'r> {
    pub(super) tokens: &'r [Token<'r>],
    pub(super) lexes: &'r [Lex],
    pub(super) now: NaiveDateTime,
    pub(super) time: &'static Time,
    /// The kinds of all that the lexemes may mean.
    pub(super) kinds: Kinds,
    /// Where what is said begins and ends: the trigger before or behind it and the marks at both sides left out.
    pub(super) said: (usize, usize),
    /// Where what is said goes on behind the trigger.
    pub(super) asked: Option<usize>,
    /// How often it was looked ahead, from one time to the next, to get here.
    pub(super) ahead: usize,
    /// The speaker's text, for places that are meant as zones.
    pub(super) text: &'r str,
    /// Whether it holds a capital: asked for at any word, so it is looked for once.
    pub(super) capitals: bool,
}

/// No more times in a row hang on the next one; text without end must not be looked at again and again.
const FARTHEST: usize = 2;

impl Reader<'_> {
    /// Looks ahead at what a time hangs on, unless that was done too often.
    pub(super) fn farther(&self) -> Option<Self> {
        (self.ahead < FARTHEST).then(|| Reader { ahead: self.ahead + 1, ..*self })
    }

    /// Whether anything in the memo may mean one of those.
    #[inline]
    pub(super) fn knows_any(&self, kinds: Kinds) -> bool {
        self.kinds.meets(kinds)
    }

    pub(super) fn today(&self) -> NaiveDate {
        self.now.date()
    }

    /// What stands at `at`; nothing does behind what is said, so the trigger at the end is no part of a time.
    #[inline]
    pub(super) fn lex(&self, at: usize) -> Option<&Lex> {
        #[cfg(test)]
        crate::understand::words::looks::count();
        self.lexes.get(at).filter(|_| !self.ends(at))
    }

    /// Nothing is said before `at`.
    pub(super) fn opens(&self, at: usize) -> bool {
        at == self.said.0
    }

    /// Nothing is said before `at`, or a mark stands there that ends what is: `tomorrow: …`.
    pub(super) fn opens_anew(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.kind(before));
        let marks = [Kind::Colon, Kind::SentenceEnd, Kind::LineBreak, Kind::Semicolon];
        self.opens(at) || before.is_some_and(|kind| marks.contains(&kind)) && !self.is_glued(at)
    }

    /// Nothing is said from `at` on.
    #[inline]
    pub(super) fn ends(&self, at: usize) -> bool {
        at >= self.said.1
    }

    /// The word at `at` is all that is said.
    pub(super) fn alone(&self, at: usize) -> bool {
        let mut behind = self.lexes.iter().take(self.said.1).skip(at + 1);
        self.opens(at) && behind.all(|lex| lex.kind != Kind::Word && lex.kind != Kind::Number)
    }

    #[inline]
    pub(super) fn senses(&self, at: usize) -> Senses {
        self.lex(at).map_or(Senses::NONE, |lex| lex.senses)
    }

    #[inline]
    pub(super) fn is(&self, at: usize, sense: Sense) -> bool {
        self.lex(at).is_some_and(|lex| lex.senses.has(sense))
    }

    #[inline]
    pub(super) fn is_any(&self, at: usize, senses: &[Sense]) -> bool {
        self.lex(at).is_some_and(|lex| lex.senses.has_any(senses))
    }

    #[inline]
    pub(super) fn kind(&self, at: usize) -> Option<Kind> {
        self.lex(at).map(|lex| lex.kind)
    }

    pub(super) fn is_glued(&self, at: usize) -> bool {
        self.lex(at).is_some_and(|lex| lex.glued)
    }

    /// `through` of `run-through`, `past` of `fly-past`: it ends a word that says nothing of a time.
    pub(super) fn ends_compound(&self, at: usize) -> bool {
        let dash = at.checked_sub(1).filter(|dash| self.kind(*dash) == Some(Kind::Dash));
        let first = dash.and_then(|dash| dash.checked_sub(1)).and_then(|first| self.lex(first));
        let plain = first.is_some_and(|first| first.kind == Kind::Word && first.senses.is_empty());
        plain && dash.is_some_and(|dash| self.is_glued(dash) && self.is_glued(at))
    }

    /// Two digits at `at`, glued to what stands before.
    pub(super) fn two_digits(&self, at: usize) -> Option<u64> {
        let number = self.number(at).filter(|number| number.digits == 2 && self.is_glued(at))?;
        Some(number.value)
    }

    /// `:30` at `at`; the colon of `Dec 3: dentist` leads to what is held.
    pub(super) fn are_pointed_minutes(&self, at: usize) -> bool {
        matches!(self.kind(at), Some(Kind::Colon | Kind::Point))
            && self.is_glued(at)
            && self.is_glued(at + 1)
            && self.number(at + 1).is_some()
    }

    /// A day with a possessive `'s`, but not `New Year's`, and not `Tuesday's the deadline`.
    pub(super) fn is_possessed(&self, at: usize) -> bool {
        let day = self.weekday(at).is_some()
            || self.month(at).is_some()
            || self.unit(at).is_some_and(|unit| unit >= Unit::Day)
            || self.day_away(at).is_some();
        let is = self.is_any(at + 1, &[Sense::The, Sense::A, Sense::Link]);
        day && !is
            && self.lex(at).and_then(|lex| self.tokens.get(lex.last)).is_some_and(|token| {
                let mut said = token.said(self.text).chars().rev();
                said.next() == Some('s') && matches!(said.next(), Some('\'' | '’'))
            })
    }

    #[inline]
    pub(super) fn number(&self, at: usize) -> Option<Number> {
        self.lex(at).and_then(|lex| lex.number)
    }

    /// The first word at `at`, as the lists of a language have it.
    pub(super) fn word(&self, at: usize) -> Option<&str> {
        self.lex(at).and_then(|lex| self.tokens.get(lex.first)).map(Token::word)
    }

    pub(super) fn unit(&self, at: usize) -> Option<Unit> {
        let unit = self.find(at, SenseKind::Unit, |sense| match sense {
            Sense::Unit(unit) => Some(unit),
            _ => None,
        })?;
        (!self.is_of_a_label(at, unit)).then_some(unit)
    }

    /// The unit at `at` belongs to the number behind it: `at 4 year 6 assembly`, `at 10 M25 roadworks`.
    fn is_of_a_label(&self, at: usize, unit: Unit) -> bool {
        let (Some(lex), Some(number)) = (self.lex(at), self.number(at + 1)) else { return false };
        let apart = !lex.glued && lex.kind == Kind::Word;
        let letter = self.tokens.get(lex.first).is_some_and(|token| token.folded.len() == 1);
        let year = unit == Unit::Year && !lex.many && number.digits < 4 && !number.ordinal;
        let other = self.is_a(at + 2, SenseKind::Unit);
        let counted = at.checked_sub(1).and_then(|before| self.number(before)).is_some_and(|n| n.value > 1);
        // `an H4 bulb`
        let article = at.checked_sub(1).is_some_and(|before| self.is(before, Sense::A));
        let named = apart && article && self.is_letter(at) && self.is_glued(at + 1);
        named
            || self.time.names_lead
                && apart
                && counted
                && (letter && self.is_glued(at + 1) || year && !self.is_glued(at + 1) && !other)
    }

    pub(super) fn is_unit(&self, at: usize, unit: Unit) -> bool {
        self.unit(at) == Some(unit)
    }

    pub(super) fn weekday(&self, at: usize) -> Option<u32> {
        self.find(at, SenseKind::Weekday, |sense| match sense {
            Sense::Weekday(weekday) => Some(weekday),
            _ => None,
        })
    }

    pub(super) fn month(&self, at: usize) -> Option<u32> {
        self.find(at, SenseKind::Month, |sense| match sense {
            Sense::Month(month) => Some(month),
            _ => None,
        })
    }

    /// `tomorrow`: so many days from today.
    pub(super) fn day_away(&self, at: usize) -> Option<i64> {
        self.find(at, SenseKind::Days, |sense| if let Sense::Days(days) = sense { Some(days) } else { None })
    }

    /// A meal or a shift, which has a usual time of day.
    pub(super) fn is_held_at(&self, at: usize) -> bool {
        self.is_a(at, SenseKind::Meal)
    }

    /// The first meaning at `at` that `pick` takes, of those kinds.
    #[inline]
    pub(super) fn find<T>(
        &self,
        at: usize,
        kinds: impl Into<Kinds>,
        pick: impl Fn(Sense) -> Option<T>,
    ) -> Option<T> {
        self.senses(at).with(kinds).find_map(|sense| pick(*sense))
    }

    /// Whether a meaning at `at` is of that kind.
    #[inline]
    pub(super) fn is_a(&self, at: usize, kind: SenseKind) -> bool {
        self.senses(at).with(kind).len() > 0
    }

    /// The position after `at` if it means one of `senses`, else `at`.
    #[inline]
    pub(super) fn skip(&self, at: usize, senses: &[Sense]) -> usize {
        if self.is_any(at, senses) { at + 1 } else { at }
    }
}
