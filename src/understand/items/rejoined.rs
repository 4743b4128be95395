//! What a separator parts and is one item all the same.

use std::ops::Range;

use super::List;
use super::joints::is_adjective;
use super::rough::Rough;
use super::separated::Sep;
use crate::understand::language::Class;
use crate::understand::words::{Kind, Token};

/// Joins what a dash only adds to the item before it, `eggs – a dozen, milk`: where commas or lines part the items,
/// one dash in an item does not. Between other items it is a comma.
pub(super) fn join_asides(list: &List<'_>, rough: &mut Vec<Rough>, lined: bool) {
    if !rough.iter().any(|piece| piece.sep == Sep::Dash) {
        return;
    }
    let commas = rough.iter().filter(|piece| matches!(piece.sep, Sep::Comma | Sep::CommaAnd)).count();
    let dashes = rough.iter().filter(|piece| piece.sep == Sep::Dash).count();
    let listed = commas > 0 || lined && dashes == 1;
    let mut joined: Vec<Rough> = Vec::with_capacity(rough.len());
    let mut aside = false;
    for mut piece in rough.drain(..) {
        let before =
            joined.last_mut().filter(|_| listed && piece.sep == Sep::Dash && !aside && !piece.takes_back);
        // Where something was taken off beside the dash, what follows begins anew.
        let whole = before.filter(|before| {
            before.range.end + 1 == piece.range.start && list.kind(before.range.end) == Some(Kind::Dash)
        });
        aside = whole.is_some();
        if let Some(whole) = whole {
            whole.range.end = piece.range.end;
            continue;
        }
        if piece.sep == Sep::Dash {
            piece.sep = Sep::Comma;
        }
        joined.push(piece);
    }
    *rough = joined;
}

/// Joins a number to the next higher one, `two, three lemons` are some three lemons; and numbers alone to what they
/// number: `chapters 3, 4 and 5`.
pub(super) fn join_numbers(list: &List<'_>, rough: &mut Vec<Rough>) {
    let cardinal = |at: usize| list.token(at).and_then(|token| token.number).filter(|number| !number.ordinal);
    let number = |at: usize| cardinal(at).is_some();
    let only = |range: &Range<usize>| {
        // `Kapitel 3, 4 und 5 lesen`
        let verb = list.verbs_end && range.len() > 1 && list.is_verb(range.end - 1..range.end);
        let mut numbers = range.start..range.end - usize::from(verb);
        number(range.start)
            && numbers.all(|at| number(at) || list.is(at, Class::Conjunctions) || list.is_point(at))
    };
    let mut at = 1;
    while at < rough.len() {
        let joined = rough.get(at - 1..=at).and_then(|two| {
            let [before, after] = two else { return None };
            if list.kind(after.range.start) != Some(Kind::Number) {
                return None;
            }
            let comma = matches!(after.sep, Sep::Comma | Sep::CommaAnd) && !after.takes_back;
            if !comma || before.range.is_empty() || !number(after.range.start) {
                return None;
            }
            let guess = || {
                let (low, high) = (cardinal(before.range.start)?, cardinal(after.range.start)?);
                let next = low.value.checked_add(1) == Some(high.value);
                (before.range.len() == 1 && after.range.len() > 1 && next).then_some(())
            };
            let numbered = only(&after.range) && !only(&before.range) && number(before.range.end - 1);
            (numbered || guess().is_some()).then_some(after.range.end)
        });
        match (joined, rough.get_mut(at - 1)) {
            (Some(end), Some(before)) => {
                before.range.end = end;
                rough.remove(at);
            }
            _ => at += 1,
        }
    }
}

/// Joins adjectives to the thing that they share with others: `red, yellow and blue paint`.
pub(super) fn join_adjectives(list: &List<'_>, rough: &mut Vec<Rough>) {
    for at in (1..rough.len()).rev() {
        let Some([before, after]) = rough.get_mut(at - 1..=at) else { continue };
        let described = !before.range.is_empty() && before.range.clone().all(|at| is_adjective(list, at));
        if after.sep == Sep::Comma && described && share(list, after.range.start, after.range.end) {
            before.range.end = after.range.end;
            rough.remove(at);
        }
    }
}

/// Whether several adjectives stand at `at`, the last of them joined by a conjunction and before a word.
pub(super) fn share(list: &List<'_>, at: usize, end: usize) -> bool {
    let joint = |at: usize| list.is(at, Class::Conjunctions);
    let between = |at: usize| joint(at) || list.kind(at) == Some(Kind::Comma);
    let next = (at..end).find(|at| !is_adjective(list, *at) && !between(*at)).unwrap_or(end);
    let thing = next < end && list.token(next).is_some_and(Token::is_spoken);
    thing && next > at + 2 && is_adjective(list, at) && is_adjective(list, next - 1) && joint(next - 2)
}
