//! What is said first of a thing that is put on the list behind it: `the flour is gone, flour and yeast`.

use std::ops::Range;

use super::joints::person;
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// A thing is put on the list this many items behind what was told of it, or sooner; text without end must not be looked
/// at again and again.
const SOON: usize = 12;

/// Whether the first of `items` only tells why one of those behind it is on the list: that it is gone, `we have no flour, put
/// flour and yeast on the list`, or what somebody did with it, `the kids finished the milk, put milk and eggs`.
pub(super) fn is_named_again(list: &List<'_>, items: &[Range<usize>]) -> bool {
    let Some((item, behind)) = items.split_first() else { return false };
    let (told, lacking) = (tells_of(list, item), is_gone(list, item));
    let name = thing(list, item);
    let same = |other: &Range<usize>| {
        let other = thing(list, other);
        lacking && other == name || told && other.len() + 2 < item.len() && name.ends_with(&other)
    };
    (told || lacking) && behind.iter().take(SOON).any(same)
}

/// Whether it is said of an item that there is none: behind it, or before it and of nothing else.
fn is_gone(list: &List<'_>, item: &Range<usize>) -> bool {
    let article = usize::from(item.start > 0 && list.is(item.start - 1, Class::Articles));
    let lead = |article: usize| list.any_phrase_before(0, item.start - article, Set::LeadIns);
    let lacks = || [0, article].into_iter().any(|article| lead(article) > 0);
    list.is(item.end, Class::Copulas) || !list.is(item.end, Class::Conjunctions) && lacks()
}

/// Whether an item tells what somebody does, and something is put on the list behind it or for it.
fn tells_of(list: &List<'_>, item: &Range<usize>) -> bool {
    let who = [Class::Subjects, Class::Speakers, Class::Others, Class::People, Class::Copulas];
    let named = || person(list, item.start, item.end).is_some_and(|next| next < item.end);
    list.purpose != Purpose::Chores
        && list.kind(item.end) == Some(Kind::Comma)
        && [Set::Adders, Set::Therefores]
            .iter()
            .any(|set| list.any_phrase(item.end + 1, list.tokens.len(), *set) > 0)
        && (item.clone().any(|at| list.is_any(at, who)) || named())
}

/// The words of an item, without its articles.
fn thing<'l>(list: &'l List<'_>, item: &Range<usize>) -> Vec<&'l str> {
    let from = item.clone().find(|at| !list.is(*at, Class::Articles)).unwrap_or(item.end);
    // `oats yesterday`, `rice last night`, `riz depuis hier`
    let mut end = item.end;
    if end > from + 1 && occasion::is_one(list, end - 1) {
        end -= 1;
        let small = [Class::Determiners, Class::Prepositions, Class::Ties, Class::Asks];
        let ties = |at: usize| list.is_any(at, small) || list.any_phrase(at, at + 1, Set::Lasts) > 0;
        end -= usize::from(end > from + 1 && ties(end - 1));
    }
    list.spoken(from..end)
}
