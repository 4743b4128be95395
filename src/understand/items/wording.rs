//! An item in the speaker's words.

use std::ops::Range;

use super::List;
use super::joints::is_measure;
use crate::understand::language::Class;
use crate::understand::words::Kind;

/// The item in the speaker's words, without a leading article that is no quantity, and where they are.
pub(super) fn item(list: &List<'_>, range: Range<usize>) -> Option<(Range<usize>, String)> {
    let mut range = list.edges().unmarked(range);
    while range.len() > 1 && is_bare_article(list, &range) {
        range = list.edges().unmarked(range.start + 1..range.end);
    }
    if list.tells_lack && range.len() > 1 && list.is(range.end - 1, Class::Gone) {
        range.end -= 1;
    }
    let range = closed(list, range);
    let words = list.spoken(range.clone());
    let only = words.as_slice();
    // `vitamins: A, B and C`
    let letter = list.token(range.start).is_some_and(|token| token.said(list.text) == "A");
    let one = |word: &&str| list.words.ones.contains(word) && !letter;
    let article = |word: &&str| list.words.articles.contains(word) || list.words.somes.contains(word);
    let says_nothing = matches!(only, [word] if article(word) || one(word));
    if range.is_empty() || says_nothing {
        return None;
    }
    let item = without_noise(list, range.clone());
    (!item.is_empty()).then_some((range, item))
}

fn is_bare_article(list: &List<'_>, range: &Range<usize>) -> bool {
    let at = range.start;
    if list.kind(at) != Some(Kind::Word) {
        return false;
    }
    if list.is(at, Class::Articles) {
        // `some of that cheese` has no article, and `Some Like It Hot` has none to lose.
        let title = list.is_title(at) && list.words.somes.contains(list.word(at));
        return !list.is(at + 1, Class::Of) && !list.is_whole(at) && !title;
    }
    if list.is(at, Class::Lacks) {
        return list.tells_lack;
    }
    // `A4 paper`
    let letter = list.token(at + 1).is_some_and(|next| next.glued);
    list.is(at, Class::Ones) && !letter && !is_quantity(list, range) && !is_elliptic(list, range)
}

/// Whether the article stands for the thing or counts it: `una de blanco`, `eine mit Käse`, `a book or two`.
fn is_elliptic(list: &List<'_>, range: &Range<usize>) -> bool {
    let next = range.start + 1;
    let bound = [Class::Of, Class::Partitives, Class::Ties, Class::Prepositions];
    let alone = next + 1 < range.end && list.words.pointers.is_empty() && list.is_any(next, bound);
    let last = range.end - 1;
    alone || last > next && list.kind(last) == Some(Kind::Number) && list.is(last - 1, Class::Alternatives)
}

/// Whether the article counts a measure: `a dozen eggs`, `a big bottle of wine`.
fn is_quantity(list: &List<'_>, range: &Range<usize>) -> bool {
    let next = range.start + 1;
    let measures = |at: usize| {
        let word = list.word(at);
        // `a hundred grams` is a quantity, the one of `a 10 mm drill` is another.
        let number = list.token(at).and_then(|token| token.number);
        let in_words = number.is_some_and(|number| number.digits == 0 && number.value >= 100);
        at < range.end
            && (is_measure(list, at) && !list.is(at, Class::Vessels)
                || in_words
                || is_joined_measure(list, word))
    };
    // `a half-inch chisel`
    if list.is_joined(next + 1) && list.is(next + 2, Class::Units) {
        return false;
    }
    // `a five metre cable`
    if list.is(next + 1, Class::Units) && list.kind(next) == Some(Kind::Number) {
        return false;
    }
    // `a cup and a half of sugar`
    let joint = |at: usize| list.is(at, Class::Conjunctions);
    let part =
        |at: usize| list.is(at, Class::Parts) || list.is(at, Class::Ones) && list.is(at + 1, Class::Parts);
    if (next..next + 2).any(|at| at + 1 < range.end && joint(at) && part(at + 1)) {
        return true;
    }
    let of = (next + 1..next + 4).any(|at| at < range.end && list.is(at, Class::Of));
    // A measure at the end is a thing: `a bottle`, `a chess set`. One with something in it is a quantity.
    let counts = |at: usize| at + 1 < range.end && measures(at) && is_filled(list, at, range.end);
    // `a chess set for Ben`
    let whose = list.is(next + 2, Class::Purposes);
    counts(next) || counts(next + 1) && !whose || of
}

/// Whether what follows the measure says what is in it, where the language says it: `un sac de riz`, but `un sac à
/// dos`.
fn is_filled(list: &List<'_>, at: usize, end: usize) -> bool {
    let words = list.words;
    let part = |at: usize| list.is(at, Class::Parts);
    // `un kilo et demi de pommes`
    let more = list.is(at + 1, Class::Conjunctions) && part(at + 2);
    let counted = part(at) || more || list.kind(at) == Some(Kind::Number);
    let partitive = |at: usize| at < end && list.is(at, Class::Partitives);
    // `une cuillère à soupe de farine`
    let spoon = || {
        let mut phrases = words.measures.iter().filter(|measure| measure.contains(' '));
        phrases.any(|phrase| {
            let end = at + phrase.split(' ').count();
            (at..end).zip(phrase.split(' ')).all(|(at, word)| list.word(at) == word) && partitive(end)
        })
    };
    let filled = || (at + 1..at + 3).any(partitive) || spoon();
    // `eine Dose mit Deckel`
    let bare = || {
        words.partitives.is_empty()
            && !(list.verbs_end && list.is_any(at + 1, [Class::Ties, Class::Purposes]))
    };
    bare() || counted || filled() && !list.is_whole(at)
}

/// A measure written in one word with how much of it there is: `Viertelliter`, `Literflasche`.
fn is_joined_measure(list: &List<'_>, word: &str) -> bool {
    let words = list.words;
    list.verbs_end
        && words
            .measures
            .iter()
            .filter_map(|measure| word.strip_suffix(measure))
            .any(|amount| words.parts.contains(amount) || words.measures.contains(amount))
}

/// With the bracket or quotation mark beside it that closes or opens one within.
fn closed(list: &List<'_>, range: Range<usize>) -> Range<usize> {
    const MARKS: [(&str, &str); 7] =
        [("(", ")"), ("[", "]"), ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’")];
    let said = |at: usize| list.token(at).map_or("", |token| token.said(list.text));
    let glued = |at: usize| list.token(at).is_some_and(|token| token.glued);
    let count = |mark: &str| range.clone().filter(|at| said(*at) == mark).count();
    let lacks =
        |one: &str, other: &str| if one == other { count(one) % 2 == 1 } else { count(one) > count(other) };
    let before = range.start.checked_sub(1).filter(|_| glued(range.start)).map_or("", said);
    let after = if glued(range.end) { said(range.end) } else { "" };
    let opens = MARKS.iter().any(|(open, close)| before == *open && lacks(close, open));
    let closes = MARKS.iter().any(|(open, close)| after == *close && lacks(open, close));
    range.start - usize::from(opens)..range.end + usize::from(closes && !opens)
}

/// The text of a range, cut together where noise stands in it.
fn without_noise(list: &List<'_>, range: Range<usize>) -> String {
    let mut item = String::new();
    let mut from: Option<usize> = None;
    let mut to = 0;
    let mut push = |from: Option<usize>, to: usize| {
        let said = from.and_then(|from| list.text.get(from..to)).unwrap_or_default().trim();
        if !item.is_empty() && !said.is_empty() {
            item.push(' ');
        }
        item.push_str(said);
    };
    for (at, token) in list.tokens.iter().enumerate().take(range.end).skip(range.start) {
        if list.is_noise(at) {
            push(from.take(), to);
            continue;
        }
        from.get_or_insert(token.start);
        to = token.end;
    }
    push(from, to);
    item
}
