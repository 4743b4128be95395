//! What is said once more, or comes to mind between the words of a name.

use super::edges::{longest, without_marks, without_opening};
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// No more words than this are said once more.
const AGAIN: usize = 4;

/// `the cat's vaccination oh I nearly forgot`: takes out what says nothing wherever it stands, if something is left.
pub(super) fn without_slips(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let mut left = Vec::with_capacity(kept.len());
    let mut at = 0;
    while let Some(here) = kept.get(at) {
        let rest = kept.get(at..).unwrap_or_default();
        let slip = longest(tokens, rest, &names.speaking.slips, names).unwrap_or(0);
        if slip == 0 {
            left.push(*here);
        }
        at += usize::max(slip, 1);
    }
    if !left.is_empty() {
        *kept = left;
    }
}

/// `the roofers can do Monday at eight, roofers`: takes out what is said at the end, behind a mark and the time, and was
/// said before.
pub(super) fn without_echo(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let mark = |at: &usize| {
        tokens.get(*at).is_some_and(|token| matches!(token.kind, Kind::Comma | Kind::SentenceEnd))
    };
    let end = kept.len().saturating_sub(1);
    let Some(comma) = (end.saturating_sub(AGAIN + 1)..end).rev().find(|at| kept.get(*at).is_some_and(mark))
    else {
        return;
    };
    let (said, again) = kept.split_at(comma);
    let again = without_opening(tokens, without_marks(tokens, again), names);
    let apart = said.iter().zip(said.iter().skip(1)).any(|(before, next)| before + 1 < *next)
        || said.last().zip(again.first()).is_some_and(|(last, first)| last + 2 < *first);
    let same = |part: &[usize]| part.iter().map(word).eq(again.iter().map(word));
    if apart && !again.is_empty() && said.windows(again.len()).any(same) {
        kept.truncate(comma);
    }
}
