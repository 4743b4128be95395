//! A time that is the name of something else: `monday.com`, `März GmbH`.

use super::Lex;
use crate::understand::language::Sense;
use crate::understand::words::{Kind, Token};

/// `monday.com`
pub(super) fn is_site(text: &str, tokens: &[Token<'_>], lexes: &[Lex]) -> bool {
    let [name, point, ending] = lexes else { return false };
    let small =
        |lex: &Lex| tokens.get(lex.first).is_some_and(|t| !t.said(text).starts_with(char::is_uppercase));
    matches!(point.kind, Kind::Dot | Kind::Point | Kind::SentenceEnd)
        && point.glued
        && ending.glued
        && ending.kind == Kind::Word
        && ending.is_plain()
        && is_name(name)
        && small(ending)
}

/// `März GmbH`
pub(super) fn is_firm(lexes: &[Lex]) -> bool {
    let [name, form, ..] = lexes else { return false };
    form.senses.has(Sense::Firm) && is_name(name)
}

/// A time that can be the name of something else.
fn is_name(lex: &Lex) -> bool {
    lex.senses.iter().any(|sense| {
        matches!(
            sense,
            Sense::Weekday(_)
                | Sense::Month(_)
                | Sense::Season(_)
                | Sense::Holiday(_)
                | Sense::Noon
                | Sense::Midnight
        )
    })
}
