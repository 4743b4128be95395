//! Weekends and feasts that are what happens, not when.

use chrono::Datelike;

use super::day::{Day, Shape};
use super::expression::Phrase;
use super::reader::Reader;
use crate::understand::language::Sense;

/// `weekend in Rome from 4 to 6 December`, `photo avec le père Noël samedi`: a weekend or a feast that nothing
/// announces is what happens, or is for, another day that is said.
pub(super) fn is_titled(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let (from, to) = known.span;
    let last = to.saturating_sub(1);
    let article = |at: usize| reader.is(at, Sense::The) && !reader.is(at, Sense::On);
    let feast = reader.time.relation_after && reader.holiday(last).is_some() && (from..last).all(article);
    let bare = to == from + 1 && reader.is(from, Sense::Weekend) || feast;
    let elsewhere = known.start.day.as_ref().zip(phrase.start.day.as_ref());
    bare && elsewhere.is_some_and(|(title, day)| title.narrowed(day, reader).is_none())
}

/// `Navidad en casa de mis padres el 25`: that number is a day of the feast's month, if that is still ahead.
pub(super) fn beside_feast(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> Option<Day> {
    let feast = known.start.day.as_ref().filter(|_| {
        reader.time.relation_after && (known.span.0..known.span.1).any(|at| reader.holiday(at).is_some())
    })?;
    let Shape::DayOfMonth(number) = phrase.start.day.as_ref()?.shape else { return None };
    let date = feast.from.with_day(number).filter(|date| *date >= reader.today())?;
    Some(Day::fixed(date))
}

/// The words of `span` belong to the name after all.
pub(super) fn unmark(reader: &Reader<'_>, span: (usize, usize), cut: &mut [bool]) {
    let lexes = reader.lexes.get(span.0..span.1).unwrap_or_default();
    for token in lexes.iter().flat_map(|lex| lex.first..=lex.last) {
        if let Some(cut) = cut.get_mut(token) {
            *cut = false;
        }
    }
}
