//! Phrases as they are written: with hyphens between their words, or with a dot that ends no sentence.

use crate::understand::language::{Spoken, Time};
use crate::understand::words::{Kind, Token, is_same};

/// Two letters without a vowel, or one: the dot of `St. Patrick`, `8 p. m.` ends no sentence.
fn is_shortened(folded: &str) -> bool {
    folded.len() == 1 || folded.len() == 2 && !folded.contains(['a', 'e', 'i', 'o', 'u', 'y'])
}

/// `2. Advent`: the phrase that begins with the ordinal at `at`, its dot left out.
pub(super) fn with_dot<'p>(tokens: &[Token<'_>], at: usize, time: &'p Time) -> Option<(usize, &'p Spoken)> {
    let number = tokens.get(at)?.number.filter(|number| number.digits > 0 && !number.ordinal)?;
    let dot = tokens.get(at + 1).is_some_and(|token| token.kind == Kind::Dot && token.glued);
    let last = if dot { at + 1 } else { at };
    let word = time.ordinals.get(usize::try_from(number.value).ok()?.checked_sub(1)?)?;
    let mut phrases = time.lexicon.starting(word).iter().filter(|phrase| !phrase.rest.is_empty());
    phrases.find_map(|phrase| Some((matched(tokens, last, &phrase.rest)? + last - at, phrase)))
}

/// How many tokens the phrase takes whose words after the first are `rest`; hyphens may stand between them.
pub(in crate::understand::event) fn matched(tokens: &[Token<'_>], at: usize, rest: &[&str]) -> Option<usize> {
    let mut next = at + 1;
    for word in rest {
        let mark = tokens.get(next).filter(|token| token.glued).map(|token| token.kind);
        let shortened = || tokens.get(next - 1).is_some_and(|token| is_shortened(&token.folded));
        // `Presidents' Day`, `w/c 7 December`
        let possessive = || {
            tokens.get(next).is_some_and(|token| matches!(token.word(), "'" | "’"))
                && tokens.get(next - 1).is_some_and(|token| token.folded.ends_with('s'))
        };
        let skipped = match mark {
            Some(Kind::Dash | Kind::Slash) => true,
            Some(Kind::SentenceEnd) => shortened(),
            _ => mark.is_some() && possessive(),
        };
        // `avant-midi`, which `avant midi` is not
        if *word == "-" {
            if mark != Some(Kind::Dash) {
                return None;
            }
            next += 1;
            continue;
        }
        if skipped {
            next += 1;
        }
        let token = tokens.get(next)?;
        if !matches!(token.kind, Kind::Word | Kind::Number) || !is_same(&token.folded, word) {
            return None;
        }
        next += 1;
    }
    Some(next - at)
}
