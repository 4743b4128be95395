//! Short forms of days, which are other words or end sentences elsewhere: `Sat.`, `So`.

use super::phrases::matched;
use crate::understand::language::{Sense, SenseKind, Senses, Time};
use crate::understand::words::{Kind, Token};

const WEEKDAYS: [&[Sense]; 7] = [
    &[Sense::Weekday(0)],
    &[Sense::Weekday(1)],
    &[Sense::Weekday(2)],
    &[Sense::Weekday(3)],
    &[Sense::Weekday(4)],
    &[Sense::Weekday(5)],
    &[Sense::Weekday(6)],
];

/// `Mo., 17 Uhr`, `Sat., 10am`: a short day with its dot and digits or a comma behind, which may mean nothing else
/// then, and how many tokens it takes; `So 17:00` with a capital within a sentence.
pub(crate) fn short_day(
    text: &str,
    tokens: &[Token<'_>],
    at: usize,
    known: Senses,
    time: &Time,
    behind_trigger: bool,
) -> Option<(&'static [Sense], usize)> {
    let token = tokens.get(at).filter(|token| token.kind == Kind::Word)?;
    let capital_day = || time.capital_day.filter(|(word, _)| *word == token.word());
    let mut weekdays = known.with(SenseKind::Weekday);
    let weekday = weekdays.find_map(|sense| if let Sense::Weekday(day) = sense { Some(*day) } else { None });
    if weekday.is_none() && capital_day().is_none() {
        return None;
    }
    let kind = |at: usize| tokens.get(at).map(|token| token.kind);
    let dot = tokens.get(at + 1).is_some_and(|t| t.kind == Kind::SentenceEnd && t.glued && t.word() == ".");
    let next = if dot { at + 2 } else { at + 1 };
    let comma = kind(next) == Some(Kind::Comma);
    let digits = kind(if comma { next + 1 } else { next }) == Some(Kind::Number);
    // `5 mar.`, `el 5 de mar.`: the month.
    let numbered = |back: usize| at.checked_sub(back).and_then(kind) == Some(Kind::Number);
    let month = known.iter().any(|sense| matches!(sense, Sense::Month(_))) && (numbered(1) || numbered(2));
    if month {
        return None;
    }
    if let Some(day) = weekday.filter(|_| dot && known.has(Sense::Weak) && (comma || digits)) {
        return Some((*WEEKDAYS.get(day as usize)?, 2));
    }
    // `Mon. morning`, `Fri. at noon`, `Di. Nachmittag`
    let behind = || {
        let mut phrases = time.lexicon.starting(&tokens.get(next)?.folded).iter();
        phrases.find(|phrase| matched(tokens, next, &phrase.rest).is_some())
    };
    let timely = |sense: &Sense| {
        matches!(
            sense,
            Sense::Part(_) | Sense::At | Sense::From | Sense::Noon | Sense::AllDay(_) | Sense::Half
        )
    };
    let short = token.folded.len() <= 5 && dot && weekday.is_some();
    let small = || tokens.get(next).is_some_and(|token| token.said(text).starts_with(char::is_lowercase));
    let goes_on = || {
        let large = token.said(text).starts_with(char::is_uppercase);
        (large && small() || !time.names_lead)
            && behind().is_some_and(|phrase| phrase.senses.iter().flatten().any(timely))
    };
    // `Fr. Abend` may be a person, `am Fr. Abend` is not.
    let on = || {
        let before = at.checked_sub(1).and_then(|before| tokens.get(before));
        let phrases = before.map(|before| time.lexicon.starting(&before.folded)).unwrap_or_default();
        phrases.iter().flat_map(|phrase| phrase.senses.iter().flatten()).any(|sense| *sense == Sense::On)
    };
    let day_for_sure = || !known.has(Sense::Person) || small() || on();
    if let Some(day) = weekday.filter(|_| short && goes_on() && day_for_sure()) {
        return Some((*WEEKDAYS.get(day as usize)?, 2));
    }
    // `Fr. Meier`
    let name = || tokens.get(next).is_some_and(|next| next.said(text).starts_with(char::is_uppercase));
    if weekday.is_some() && known.has(Sense::Person) && dot && name() {
        return Some((&[Sense::Person], 2));
    }
    let (_, day) = capital_day()?;
    let capital = token.said(text).starts_with(char::is_uppercase);
    let inside = at.checked_sub(1).is_some_and(|before| kind(before) != Some(Kind::SentenceEnd));
    // `So 3 Stück kaufen`
    let hour = if comma { next + 2 } else { next + 1 };
    let sign = tokens.get(hour).is_some_and(|token| {
        let phrases = time.lexicon.starting(&token.folded).iter().filter(|phrase| phrase.rest.is_empty());
        matches!(token.kind, Kind::Colon | Kind::Dot | Kind::Point | Kind::Dash)
            || phrases.flat_map(|phrase| &phrase.senses).flatten().any(|sense| *sense == Sense::OClock)
    });
    // `am So`, `Zahnarzt So um drei`; but `Kalender: So um drei Zahnarzt`
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    let phrases = before.map(|before| time.lexicon.starting(&before.folded)).unwrap_or_default();
    let led = phrases.iter().filter(|phrase| phrase.rest.is_empty()).any(|phrase| {
        let leads = |sense: &Sense| {
            matches!(
                sense,
                Sense::On | Sense::This | Sense::Next | Sense::Coming | Sense::Until | Sense::Every
            )
        };
        phrase.senses.iter().flatten().any(leads)
    });
    let word = before.is_some_and(|before| before.kind == Kind::Word) && !behind_trigger;
    let timed = word && behind().is_some_and(|phrase| phrase.senses.iter().flatten().any(timely));
    let dated = inside && digits && (dot || sign);
    // `So Nachmittag`, but `So früh`
    let part = |sense: &Sense| matches!(sense, Sense::Part(_));
    let halved = !small() && behind().is_some_and(|phrase| phrase.senses.iter().flatten().any(part));
    (capital && (dated || led || timed || halved)).then_some((day, next - at))
}
