//! Words and signs that no phrase has and that mean something by their shape: `zweistündig`, `sevenish`, `½`, `+15`,
//! `@ 6`.

use crate::model::Language;
use crate::understand::language::{Sense, SenseKind, Senses, Time};
use crate::understand::words::{Kind, Number, Token, number_word};

/// `zweistündig`: what its first part means, a sense or a number, and the unit.
pub(super) fn length_word(
    token: &Token<'_>,
    time: &'static Time,
    language: Language,
) -> Option<(Senses, Option<Number>, Senses)> {
    if time.length_endings.is_empty() || token.kind != Kind::Word || token.folded.len() < 5 {
        return None;
    }
    let word = token.word();
    let stem = ["er", "es", "en", "em", "e"].iter().find_map(|ending| word.strip_suffix(ending));
    let stem = stem.unwrap_or(word).strip_suffix("ig")?;
    let (first, unit) =
        time.length_endings.iter().find_map(|(ending, unit)| Some((stem.strip_suffix(ending)?, *unit)))?;
    let unit = Senses::of(unit);
    if first.is_empty() {
        return Some((Senses::NONE, None, unit));
    }
    let known = time.lexicon.starting(first).iter().find(|phrase| phrase.rest.is_empty());
    let amount = known.and_then(|phrase| phrase.senses.first()).copied().unwrap_or(Senses::NONE);
    let number = number_word(first, language).map(|value| Number { value, ordinal: false, digits: 0 });
    (!amount.is_empty() || number.is_some()).then_some((amount, number, unit))
}

/// `+15 min`, `-3 days`: a sign before the number that opens the memo.
pub(super) fn signed(tokens: &[Token<'_>], at: usize, cut: &[bool]) -> Option<&'static [Sense]> {
    let senses: &[Sense] = match tokens.get(at)?.word() {
        "+" => &[Sense::In],
        "-" => &[Sense::AgoBefore],
        _ => return None,
    };
    tokens.get(at + 1).filter(|next| next.kind == Kind::Number && next.glued)?;
    let mut before = tokens.iter().zip(cut).take(at);
    before.all(|(token, cut)| *cut || !token.is_spoken()).then_some(senses)
}

/// `@` in `class @ 6`, `class @6`; but `bob@6.com`, and what each costs in `3 @ 5`, `2 seats @ 9`.
pub(super) fn is_at_sign(tokens: &[Token<'_>], at: usize) -> bool {
    let sign = tokens.get(at).is_some_and(|sign| sign.word() == "@" && !sign.glued);
    let number = |token: &Token<'_>| token.kind == Kind::Number;
    let counted = tokens.get(at.saturating_sub(2)..at).is_some_and(|before| before.iter().any(number));
    sign && tokens.get(at + 1).is_some_and(number) && !counted
}

/// `sevenish`
pub(super) fn about_an_hour(token: &Token<'_>, time: &Time, language: Language) -> Option<Number> {
    let word = token.word().strip_suffix(time.about_ending?)?;
    // `fivish`, `nineish`
    let value = number_word(word, language).or_else(|| number_word(&format!("{word}e"), language))?;
    (1..=12).contains(&value).then_some(Number { value, ordinal: false, digits: 0 })
}

/// `afternoonish`: that part of the day.
pub(super) fn about_a_part(token: &Token<'_>, time: &'static Time) -> Option<Senses> {
    let part = token.word().strip_suffix(time.about_ending?)?;
    let known = time.lexicon.starting(part).iter().find(|phrase| phrase.rest.is_empty())?;
    let senses = known.senses.first().copied().filter(|_| known.senses.len() == 1)?;
    senses.are_all_among(SenseKind::Part.into()).then_some(senses)
}

/// `½`, as it is folded.
pub(super) fn fraction_sign(token: &Token<'_>) -> Option<(Senses, Option<Number>, Senses)> {
    let sense: &'static [Sense] = match token.word() {
        "1/2" => &[Sense::Half],
        "1/4" => &[Sense::Quarter],
        "3/4" => &[Sense::ThreeQuarters],
        _ => return None,
    };
    Some((Senses::NONE, None, Senses::of(sense)))
}
