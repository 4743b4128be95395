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
                matches!(token.folded.as_str(), "%" | "€" | "$" | "£" | "°" | "+" | "x" | "×" | "=")
            });
        let decimal = matches!(lex.kind, Kind::Point | Kind::Slash) && lex.glued;
        let touching = lex.kind == Kind::Word && lex.glued && lex.senses.is_empty();
        unit || symbol || decimal || touching || self.is(at, Sense::Thing)
    }

    /// What stands before `at` makes the number there a name: `room 3`, `$ 5`, `#7`.
    pub(super) fn labelled(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let Some(lex) = self.lex(before) else { return false };
        let symbol = lex.kind == Kind::Symbol
            && self
                .tokens
                .get(lex.first)
                .is_some_and(|token| matches!(token.folded.as_str(), "$" | "€" | "£" | "#" | "+"));
        let iso = self.tokens.get(lex.first).is_some_and(|token| token.folded == "t");
        let touching = self.is_glued(at)
            && !iso
            && (matches!(lex.kind, Kind::Point | Kind::Slash)
                || lex.kind == Kind::Word && lex.senses.is_empty());
        symbol || touching || lex.street || self.is_any(before, &[Sense::Label, Sense::Street])
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
