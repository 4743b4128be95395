//! Conjunctions and quantities: which of them part two items, and which stand within one.

use std::ops::Range;

use super::{List, Purpose};
use crate::understand::language::{Class, Packed, Set, proper};
use crate::understand::words::{Kind, Token};

/// Whether the token is a conjunction that stands between two items, and not within one.
pub(super) fn joins(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let Some(token) = list.token(at) else { return false };
    let sign = token.kind == Kind::Symbol && matches!(token.said(list.text), "&" | "+");
    let word = token.kind == Kind::Word && list.is(at, Class::Conjunctions);
    // `Lilo & Stitch`
    let title = sign && list.purpose == Purpose::Titles;
    if title || !(sign || word) || at <= range.start || at + 1 >= range.end {
        return false;
    }
    // `can Anna and Ben come and when is it over`
    if list.asks(range.start) && !list.asks(at + 1) {
        return false;
    }
    let hyphen = list.kind(at - 1) == Some(Kind::Dash);
    // `una hogaza cortada y media docena de cruasanes`
    let part = || list.is(at + 1, Class::Parts) && at + 2 < range.end && !is_adjective(list, at + 2);
    let adjectives = is_adjective(list, at - 1) && is_adjective(list, at + 1) && !part();
    !(hyphen
        || adjectives
        || is_pair(list, at, range)
        || is_initials(list, at)
        || is_part(list, at, range)
        || is_company(list, at, range)
        || is_couple(list, at)
        || list.continues_title(at + 1)
        || is_numbers(list, at, range))
}

/// `chapters 4 and 5`: numbers that count nothing, as nothing but the verb follows.
fn is_numbers(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let number = |at: usize| list.kind(at) == Some(Kind::Number);
    let before = if list.kind(at - 1) == Some(Kind::Comma) { at.saturating_sub(2) } else { at - 1 };
    if before <= range.start || !number(before) || !number(at + 1) {
        return false;
    }
    let next = at + 2;
    let verb = list.verbs_end && next < range.end && list.is_verb(next..next + 1);
    let end = next + usize::from(verb);
    end == range.end || list.is(end, Class::Conjunctions)
}

/// No more words stand between what joins two people and the next such word.
const FAR_APART: usize = 64;

/// `call mum and dad`, `Oma und Opa besuchen`: one thing to do, with two people.
fn is_company(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    if !matches!(list.purpose, Purpose::Chores | Purpose::Unknown) {
        return false;
    }
    let joint = |at: &usize| list.is(*at, Class::Conjunctions);
    let [first, last] = [range.start.max(at.saturating_sub(FAR_APART)), range.end.min(at + FAR_APART)];
    let before = |at: usize| (first..at).rev().find(joint).map_or(first, |joint| joint + 1);
    let after = |at: usize| (at..last).find(joint).unwrap_or(last);
    let whole = |start: usize, end: usize| person(list, start, end) == Some(end);
    let (mut start, mut end) = (before(at), after(at + 1));
    // Most that is joined is nothing to do: `olive oil and figs`.
    let short = at < start + 2;
    let to_do = || {
        !short && list.is_task(list.edges().bare(start..at))
            || start > range.start && list.is_task(range.start..at)
    };
    if !list.verbs_end && !to_do() {
        return false;
    }
    let Some(second) = person(list, at + 1, end) else { return false };
    if list.verbs_end {
        // `mit Anna und Tom und Paul reden`
        for _ in 0..MOST_PEOPLE {
            end = if whole(before(end), end) && end < range.end { after(end + 1) } else { end };
        }
        let verb = list.is_task(start..end) && list.is_verb(end - 1..end);
        return verb && whole(list.edges().bare(start..at).start, at) && second < end;
    }
    for _ in 0..MOST_PEOPLE {
        start = if start > range.start && whole(start, after(start)) { before(start - 1) } else { start };
    }
    let task = list.edges().bare(start..after(start));
    let bound = |at: usize| list.is_any(at, [Class::Prepositions, Class::Purposes, Class::Ties]);
    (second == end || bound(second)) && list.is_task(task.clone()) && whole(task.start + 1, task.end)
}

/// `Mr and Mrs Singh`, `el señor y la señora López`
fn is_couple(list: &List<'_>, at: usize) -> bool {
    let second = at + 1 + usize::from(list.is_any(at + 1, [Class::Articles, Class::Determiners]));
    list.is(at - 1, Class::Honorifics) && list.is(second, Class::Honorifics)
}

/// No task names more people one after the other.
const MOST_PEOPLE: usize = 4;

/// Where the person ends that is named at `at`, behind a preposition and `my`.
pub(super) fn person(list: &List<'_>, at: usize, end: usize) -> Option<usize> {
    let leads = [Class::Prepositions, Class::Determiners, Class::Articles];
    let start = (at..end).find(|at| !list.is_any(*at, leads) || list.is(*at, Class::People))?;
    let is_one = |at: &usize| {
        let word = list.token(*at).filter(|token| token.kind == Kind::Word);
        let within =
            || at.checked_sub(1).and_then(|at| list.kind(at)).is_some_and(|kind| kind != Kind::Colon);
        let capital = |word: &Token<'_>| {
            let tells = list.capitals_tell && !list.verbs_end && within();
            tells && word.said(list.text).starts_with(char::is_uppercase)
        };
        list.is(*at, Class::People)
            || word.is_some_and(|word| capital(word) || proper::name(word.word()).is_some())
    };
    let count = (start..end).take_while(is_one).count();
    (count > 0).then_some(start + count)
}

fn is_pair(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let dishes = if list.purpose == Purpose::Goods { list.words.dishes } else { Packed::NONE };
    let pairs = list.words.pairs_with(list.word(at - 1), list.word(at + 1)).iter();
    pairs.filter(|pair| !dishes.contains(pair)).any(|pair| {
        let left = pair.split(' ').position(|word| list.words.conjunctions.contains(word) || word == "and");
        left.is_some_and(|left| {
            let start = at.checked_sub(left).filter(|start| *start >= range.start);
            let sign = list.kind(at) == Some(Kind::Symbol);
            start.is_some_and(|start| {
                pair.split(' ').enumerate().all(|(i, word)| {
                    let (said, last) = (list.word(start + i), pair.ends_with(word));
                    // `ham and cheese toasties`
                    let several =
                        || last && said.strip_prefix(word).is_some_and(|end| matches!(end, "s" | "es"));
                    start + i < range.end && (said == word || several() || (sign && start + i == at))
                })
            })
        })
    })
}

/// `M and Ms`, `B & Q`: letters are joined to a name. Not in `A, B and C`, nor in `vitamin C and my prescription`.
fn is_initials(list: &List<'_>, at: usize) -> bool {
    let letters = |at: usize| match list.kind(at) {
        Some(Kind::Word) => list.word(at).chars().count(),
        _ => usize::MAX,
    };
    let comma = at.checked_sub(3).filter(|_| list.kind(at - 2) == Some(Kind::Comma));
    let counted_up = comma.is_some_and(|before| letters(before) == 1);
    let opens = list.is_any(at + 1, [Class::Determiners, Class::Prepositions]);
    letters(at - 1) == 1 && letters(at + 1) <= 2 && !counted_up && !opens
}

/// `two and a half`, `un kilo et demi`.
fn is_part(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let mut next = at + 1;
    let number = |at: usize| list.kind(at) == Some(Kind::Number) && !list.is(at, Class::Parts);
    if next < range.end && (list.is(next, Class::Ones) || number(next)) {
        next += 1;
    }
    if next >= range.end || !list.is(next, Class::Parts) {
        return false;
    }
    // `milk and half a pound of butter` are two: a part belongs to the number or measure before it.
    let counted = list.kind(at - 1) == Some(Kind::Number) || list.is(at - 1, Class::Ones);
    counted
        // `kitchen roll and half a melon` are two.
        || (next == at + 1
            && list.is(at - 1, Class::Measures)
            // `tres barras y media docena` are two.
            && !list.is_any(next + 1, [Class::Ones, Class::Measures]))
        || (next > at + 1 && is_unit(list, at - 1, range))
}

/// A measure with a number or an article before it: `a pound and a half`.
fn is_unit(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    // `a bag and a half pint` are two.
    let one = |before: usize| {
        let ends =
            at + 4 >= range.end || list.is_any(at + 4, [Class::Of, Class::Partitives, Class::Conjunctions]);
        list.is(before, Class::Ones) && ends
    };
    let number = at.checked_sub(1).filter(|at| *at >= range.start);
    number.is_some_and(|at| list.kind(at) == Some(Kind::Number) || one(at))
        && list.words.measures.iter().any(|measure| list.word(at).starts_with(measure))
        && list.word(at + 2) != "quarter"
}

pub(super) fn is_adjective(list: &List<'_>, at: usize) -> bool {
    list.words.is_adjective(list.word(at))
}

/// The parts of a range that each begin with a quantity, where no separator is said: `two apples three pears`; and
/// where the list is not `parted` by commas, with any amount.
pub(super) fn quantities(
    list: &List<'_>,
    range: Range<usize>,
    parted: bool,
    mut push: impl FnMut(Range<usize>),
) {
    // `Seven Samurai`
    if list.purpose == Purpose::Titles {
        return push(range);
    }
    let mut start = range.start;
    let some = !parted && begins_some(list, start, &range);
    if some || begins_quantity(list, start, &range) {
        let counted = list.kind(start) == Some(Kind::Number);
        let mut sized = start;
        for at in range.start + 2..range.end {
            // `drei Zitronen eine Limette`
            let one = counted
                && list.is(at, Class::Ones)
                && !list.is(at + 1, Class::Rates)
                && is_thing(list, at + 1, &range);
            // `a chicken about two kilos`
            let tied = list.is(at - 1, Class::Ties);
            let begins = one
                || some && begins_some(list, at, &range) && !tied
                || !tied
                    && (list.kind(at) == Some(Kind::Number) || measures(list, at) || begins_part(list, at))
                    && begins_quantity(list, at, &range);
            // `a couple hundred grams`, `deux kilos cinq cents de rôti`
            let more = at == start + 2 && list.is_any(at + 1, [Class::Of, Class::Partitives]);
            let begins = begins
                && !(list.is(at - 1, Class::Measures)
                    && (list.is(at - 2, Class::Ones) || more && list.kind(at) == Some(Kind::Number)));
            if begins && at > start + 1 && (at == sized || ends_item(list, at - 1)) {
                if let Some(end) = size(list, at, &range) {
                    sized = end;
                    continue;
                }
                push(start..at);
                start = at;
            }
        }
    }
    push(start..range.end);
}

/// Units as they are written in every language.
const UNIT_SYMBOLS: [&str; 12] = ["mm", "cm", "dm", "m", "km", "g", "kg", "ml", "cl", "l", "v", "w"];

/// Whether a unit stands at `at` that says how big or strong a thing is: `mm`, `volts`.
pub(super) fn is_unit_word(list: &List<'_>, at: usize) -> bool {
    let word = list.token(at).filter(|word| word.kind == Kind::Word);
    word.is_some_and(|word| {
        let symbol = word.glued && word.folded.len() <= 2 || UNIT_SYMBOLS.contains(&word.word());
        symbol || list.is(at, Class::Units)
    })
}

/// Where the size ends that is said at `at` of the thing before: `zwei Bretter 3 Meter`, `screws 4 by 40`.
fn size(list: &List<'_>, at: usize, range: &Range<usize>) -> Option<usize> {
    let number = |at: usize| at < range.end && list.kind(at) == Some(Kind::Number);
    let unit = |at: usize| at < range.end && is_unit_word(list, at);
    // `3 metres long`, `trois mètres de long`
    let after_adjective = |at: usize| {
        let bound = usize::from(list.is(at, Class::Prepositions));
        if at < range.end && is_adjective(list, at + bound) { at + bound + 1 } else { at }
    };
    let ends = |at: usize| at == range.end || begins_quantity(list, at, range);
    let mut next = at;
    let mut dimensions = 0;
    let mut measured = false;
    while number(next) {
        let after = after_number(list, next);
        let end = after + usize::from(unit(after));
        measured |= list.kind(end - 1) == Some(Kind::Word);
        dimensions += 1;
        if !list.is(end, Class::Times) || !number(end + 1) {
            let end = after_adjective(end);
            return Some(end).filter(|end| (dimensions > 1 || measured) && ends(*end));
        }
        next = end + 1;
    }
    None
}

/// The parts of a range that noise stands between, where nothing else separates: `milk um eggs uh bread`. One noise
/// alone may stand within an item, unless there are `more` beside it.
pub(super) fn hesitations(list: &List<'_>, range: Range<usize>, more: bool) -> Vec<Range<usize>> {
    let spoken = |at: usize| (range.start..at).rev().find(|at| !list.is_noise(*at));
    let parts = |at: &usize| {
        list.is_noise(*at)
            && begins_thing(list, at + 1, &range)
            && spoken(*at).is_some_and(|before| ends_thing(list, before))
    };
    let pauses: Vec<usize> = (range.start + 1..range.end.saturating_sub(1)).filter(parts).collect();
    // `biscuits um a bag of carrots`
    let anew = || pauses.iter().any(|at| measures(list, *at + 1));
    if pauses.is_empty() || pauses.len() == 1 && !more && !anew() {
        return vec![range];
    }
    let ends = pauses.iter().copied().chain([range.end]);
    let mut start = range.start;
    let things: Vec<_> = ends.map(|end| std::mem::replace(&mut start, end + 1)..end).collect();
    let whole = list.purpose == Purpose::Chores && !things.iter().all(|thing| list.is_task(thing.clone()));
    if whole { vec![range] } else { things }
}

/// Whether an item may end with the word before a noise: not with a measure or an adjective.
fn ends_thing(list: &List<'_>, at: usize) -> bool {
    ends_item(list, at) && !is_adjective(list, at) && !is_measured(list, at)
}

/// Whether a measure stands at `at`, one or several: `bottles`.
pub(super) fn is_measured(list: &List<'_>, at: usize) -> bool {
    let endings = list.words.measures.iter().filter_map(|measure| list.word(at).strip_prefix(measure));
    endings.map(str::len).any(|ending| ending <= 2)
}

/// Whether an item may begin with the word behind a noise: not with `of`.
fn begins_thing(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let word = list.kind(at) == Some(Kind::Word) && !list.is_noise(at);
    (word || begins_quantity(list, at, range))
        && !list.is_any(at, [Class::Of, Class::Prepositions, Class::Conjunctions])
}

/// A number, or an article before a measure, and then a word that is more than a unit.
pub(super) fn begins_quantity(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    // `ESP32 boards`
    let glued = |token: &Token<'_>| {
        token.glued && at > 0 && list.kind(at - 1) == Some(Kind::Word) && token.kind == Kind::Number
    };
    let number = list
        .token(at)
        .is_some_and(|token| token.number.is_some_and(|number| !number.ordinal) && !glued(token));
    let article = list.is(at, Class::Ones) && is_measure(list, at + 1);
    (number || article || begins_part(list, at)) && is_thing(list, after_number(list, at), range)
}

/// Where what is counted begins, behind a number with a fraction and a unit that touches it: `1,5 litres`, `500g`.
pub(super) fn after_number(list: &List<'_>, at: usize) -> usize {
    let glued = |at: usize| list.token(at).is_some_and(|token| token.glued);
    let mut next = at + 1;
    while list.is_point(next) {
        next += 2;
    }
    let unit =
        list.kind(next - 1) == Some(Kind::Number) && list.kind(next) == Some(Kind::Word) && glued(next);
    if unit && list.word(next).len() <= 2 { next + 1 } else { next }
}

/// An article of an amount that is not said, and a thing: `some milk`, `a hammer`.
pub(super) fn begins_some(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let some = list.any_phrase(at, list.tokens.len(), Set::Somes);
    let count = match some {
        0 => usize::from(list.is(at, Class::Ones)),
        1 => 1,
        more if list.purpose == Purpose::Goods => more,
        _ => 0,
    };
    if count == 0 {
        return false;
    }
    let thing = at + count;
    !list.is(thing, Class::Rates) && is_thing(list, thing, range)
}

/// A word that is more than a unit.
fn is_thing(list: &List<'_>, at: usize, range: &Range<usize>) -> bool {
    let word = list.token(at).filter(|word| at < range.end && word.is_spoken() && !word.glued);
    word.is_some_and(|word| word.folded.chars().count() > 2 || at + 1 < range.end)
}

/// A measure, or one that is made small or is the last part of a word: `botecito`, `Zwölferpack`.
pub(super) fn is_measure(list: &List<'_>, at: usize) -> bool {
    let words = list.words;
    let known = |stem: &str| {
        let bare = |end: &str| words.measures.iter().any(|measure| measure.strip_suffix(end) == Some(stem));
        words.measure_endings.iter().any(bare)
    };
    let said = list.word(at);
    list.is(at, Class::Measures)
        || words.diminutives.iter().filter_map(|end| said.strip_suffix(end)).any(known)
        || words.containers.iter().any(|end| said.len() > end.len() && said.ends_with(end))
}

/// A measure with what is measured: `a bag of rice`, `une tête d'ail`, `eine Knolle Knoblauch`.
pub(super) fn measures(list: &List<'_>, at: usize) -> bool {
    if list.is(at + 2, Class::Of) {
        return true;
    }
    let measure = list.is(at, Class::Ones) && is_measure(list, at + 1);
    // Where the verb stands last, what is measured follows as it is.
    measure && list.verbs_end != list.is(at + 2, Class::Prepositions)
}

/// A part of a measure: `half a pound`, `une demi-livre`, `medio kilo`.
pub(super) fn begins_part(list: &List<'_>, at: usize) -> bool {
    let one = |at: usize| list.is(at, Class::Ones);
    let part = if list.is(at, Class::Parts) {
        at
    } else if list.is(at + 1, Class::Parts) && one(at) {
        at + 1
    } else {
        return false;
    };
    let glued = list.kind(part + 1) == Some(Kind::Dash);
    let next = if glued || one(part + 1) { part + 2 } else { part + 1 };
    list.is_any(next, [Class::Measures, Class::Units])
}

/// What no item ends with.
const NO_ENDS: [Class; 10] = [
    Class::Prepositions,
    Class::Of,
    Class::Times,
    Class::Points,
    Class::Labels,
    Class::Counters,
    Class::Conjunctions,
    Class::Determiners,
    Class::Ones,
    Class::Alternatives,
];

/// Whether the item may end with the word before a number: not after `of`, `size` or a single letter; a number
/// behind those says which thing it is, `vingt chevilles de huit`.
fn ends_item(list: &List<'_>, at: usize) -> bool {
    let bound = |at: usize| list.is_any(at, NO_ENDS);
    let word = list.word(at);
    let size = || list.kind(at) == Some(Kind::Number) && at > 0 && bound(at - 1);
    list.kind(at) == Some(Kind::Word) && word.chars().count() > 1 && !bound(at) || size()
}
