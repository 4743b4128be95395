use super::reader::Reader;
use crate::understand::language::{Part, Sense};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// What stands at `at` makes the number before it an amount.
    pub(super) fn counts(&self, at: usize) -> bool {
        let Some(lex) = self.lex(at) else { return false };
        let unit =
            self.unit(at).is_some() && !self.is(at, Sense::OClock) && !self.is(at, Sense::Part(Part::Night));
        let symbol = lex.kind == Kind::Symbol
            && self.tokens.get(lex.first).is_some_and(|token| {
                matches!(token.word(), "%" | "€" | "$" | "£" | "°" | "+" | "x" | "×" | "=")
            });
        // `7-Eleven`
        let mixed = lex.kind == Kind::Dash
            && lex.glued
            && self.is_glued(at + 1)
            && self.number(at.wrapping_sub(1)).is_some_and(|number| number.digits > 0)
            && self.number(at + 1).is_some_and(|number| number.digits == 0);
        let decimal = matches!(lex.kind, Kind::Point | Kind::Slash) && lex.glued;
        let touching = lex.kind == Kind::Word && lex.glued && lex.senses.is_empty();
        // `at 5 each` is a price, `um zwei Tore besser` a difference.
        let each = self.is(at, Sense::Every)
            && self.unit(at + 1).is_none()
            && self.weekday(at + 1).is_none()
            && self.part(at + 1).is_none();
        let compared = lex.senses.is_empty() && self.is(at + 1, Sense::Comparative);
        unit || symbol || mixed || decimal || touching || each || compared || self.is(at, Sense::Thing)
    }

    /// What stands before `at` makes the number there a name: `room 3`, `$ 5`, `#7`.
    pub(super) fn labelled(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let Some(lex) = self.lex(before) else { return false };
        let symbol = lex.kind == Kind::Symbol
            && self
                .tokens
                .get(lex.first)
                .is_some_and(|token| matches!(token.word(), "$" | "€" | "£" | "#" | "+"));
        let iso = self.tokens.get(lex.first).is_some_and(|token| token.folded == "t");
        let touching = self.is_glued(at)
            && !iso
            && (matches!(lex.kind, Kind::Point | Kind::Slash)
                || lex.kind == Kind::Word && lex.senses.is_empty());
        symbol || touching || lex.street || self.is_any(before, &[Sense::Label, Sense::Street])
    }

    /// The number at `at` with a colon after it is a verse, `John 3:16`, or a ratio, `mix 1:10`.
    pub(super) fn is_verse(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        if self.is(before, Sense::Scale) {
            return true;
        }
        // `1 Corinthians 13:4`; with anything else before it, the book is a person: `lunch with John 12:30`.
        let opens = |at: usize| match at.checked_sub(1) {
            None => true,
            Some(before) => {
                self.is_any(before, &[Sense::Reading, Sense::Of, Sense::From, Sense::The])
                    || self.lex(before).is_some_and(|lex| lex.kind != Kind::Word)
            }
        };
        self.is(before, Sense::Book) && (self.is(before, Sense::Reading) || opens(before))
    }

    /// Two numbers from `at` on are a scale, `from 1 to 10`, and no hours: the position after them.
    pub(super) fn scale(&self, at: usize) -> Option<usize> {
        let value = |at: usize| self.number(at).filter(|number| !number.ordinal).map(|number| number.value);
        let (first, last) = (value(at)?, value(at + 2)?);
        let to = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        let after = at + 3;
        let minutes = matches!(self.kind(after), Some(Kind::Colon | Kind::Point | Kind::Dot));
        let signed = minutes
            || self.is_any(after, &[Sense::Am, Sense::Pm, Sense::OClock])
            || self.part_follows(after)
            || self.day_follows(after);
        if !to || signed {
            return None;
        }
        let spoken_of =
            (at.saturating_sub(4)..at).chain(after..after + 2).any(|at| self.is(at, Sense::Scale));
        (spoken_of || matches!((first, last), (1, 10) | (10, 1))).then_some(after)
    }

    /// A named day or time at `at` is a person's name, `Herr Sonntag`, or describes a thing, `robe de soirée`.
    pub(super) fn is_anothers(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).filter(|_| self.number(at).is_none()) else { return false };
        if self.is(before, Sense::Person) {
            return true;
        }
        let past_the = |at: usize| if self.is(at, Sense::The) { at.checked_sub(1) } else { Some(at) };
        let of = if self.is(at, Sense::Of) { Some(at) } else { past_the(before) };
        of.filter(|of| self.is(*of, Sense::Of))
            .and_then(|of| of.checked_sub(1))
            .is_some_and(|noun| self.is(noun, Sense::Ware))
    }

    /// What was read up to `at` is the title of something: `Midnight in Paris is a film`.
    pub(super) fn is_title(&self, at: usize) -> bool {
        let is = |at: usize| {
            self.lex(at)
                .and_then(|lex| self.tokens.get(lex.first))
                .is_some_and(|token| self.time.copulas.contains(&token.word()))
        };
        (at..at + 4).find(|at| is(*at)).is_some_and(|is| (is + 1..is + 5).any(|at| self.is(at, Sense::Work)))
    }

    /// A street follows within three words: the number is a house.
    pub(super) fn house(&self, at: usize) -> bool {
        for step in 0..3 {
            let Some(lex) = self.lex(at + step) else { return false };
            if lex.street || self.is(at + step, Sense::Street) {
                return true;
            }
            let plain = lex.kind == Kind::Word && (lex.senses.is_empty() || self.is(at + step, Sense::Of));
            if !plain {
                return false;
            }
        }
        false
    }

    /// Nothing that a number could count follows.
    pub(super) fn bare_end(&self, at: usize) -> bool {
        match self.lex(at) {
            None => true,
            Some(lex) => {
                matches!(
                    lex.kind,
                    Kind::Comma | Kind::SentenceEnd | Kind::LineBreak | Kind::Semicolon | Kind::Dot
                ) || self.is_any(
                    at,
                    &[
                        Sense::To,
                        Sense::Until,
                        Sense::For,
                        Sense::On,
                        Sense::At,
                        Sense::This,
                        Sense::Sharp,
                        Sense::Link,
                    ],
                ) || self.find(at, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some()
                    || self.find(at, |sense| matches!(sense, Sense::Part(_)).then_some(())).is_some()
                    || (self.is(at, Sense::In)
                        && self
                            .find(self.skip(at + 1, &[Sense::The]), |sense| {
                                matches!(sense, Sense::Part(_)).then_some(())
                            })
                            .is_some())
            }
        }
    }
}
