//! What a list is for.

use crate::understand::language::{Lists, Packed};
use crate::understand::words::fold;

/// What a list is for, as far as its trigger tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Things to buy: `shopping list`.
    Goods,
    /// Things to do: `to do list`.
    Chores,
    /// Things to ask: `questions for the doctor`.
    Questions,
    /// Films, books, songs: `watch list`.
    Titles,
    /// The trigger does not tell.
    Unknown,
}

impl Purpose {
    pub(super) fn of(trigger: Option<&str>, words: &Lists) -> Self {
        // `to-do list`
        let said = fold(trigger.unwrap_or_default()).replace('-', " ");
        let name = said.as_bytes();
        // Most parts begin with a letter that the name has not.
        let bit = |byte: &u8| 1_u32 << (byte & 31);
        let letters = name.iter().fold(0, |letters, byte| letters | bit(byte));
        let stands = |part: &[u8]| {
            let first = part.first().filter(|first| letters & bit(first) != 0);
            first.is_some_and(|first| {
                (0..name.len()).any(|at| {
                    name.get(at) == Some(first) && name.get(at..).is_some_and(|rest| rest.starts_with(part))
                })
            })
        };
        let names = |parts: Packed| parts.iter().any(|part| stands(part.as_bytes()));
        if names(words.questions) {
            return Purpose::Questions;
        }
        let longest = |parts: Packed| {
            parts.iter().filter(|part| stands(part.as_bytes())).map(|part| part.len()).max().unwrap_or(0)
        };
        // `libros pendientes` are books, a `book club tasks` list holds tasks: the noun that the others describe counts.
        let first = |parts: Packed| parts.iter().filter_map(|part| said.find(part)).min();
        let last = |parts: Packed| parts.iter().filter_map(|part| said.rfind(part)).max();
        let described = || match words.adjectives_follow {
            true => first(words.titles) < first(words.chores),
            false => last(words.titles) > last(words.chores),
        };
        // `démarches` are no `marché`.
        match (longest(words.goods), longest(words.chores)) {
            (0, 0) if names(words.titles) => Purpose::Titles,
            (0, 0) => Purpose::Unknown,
            (0, _) if names(words.titles) && described() => Purpose::Titles,
            (goods, chores) if goods >= chores => Purpose::Goods,
            _ => Purpose::Chores,
        }
    }
}
