//! Why something is, before what it is: `school is closed so netball is on Wednesday`.

use super::kept::Kept;
use super::says_what;
use crate::understand::event::name::edges::without_marks;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// Among so many words of what follows from a reason one may point back to it.
const BACK: usize = 4;

/// A reason has at least so many words.
const REASON: usize = 3;

/// `school is closed so netball is on Wednesday`: what stands behind `so`, where that says it all.
pub(in crate::understand::event::name) fn without_reason<'k>(
    tokens: &[Token<'_>],
    kept: &'k [usize],
    names: &Names,
) -> &'k [usize] {
    let said = Kept { tokens, kept, names };
    let run = (1..kept.len()).find(|at| said.is_apart(*at)).unwrap_or(kept.len());
    let hence = |at: &usize| {
        let but = names.aside.but.contains(said.word(*at));
        but && !names.aside.degrees.contains(said.word(at + 1)) || said.is_therefore(*at)
    };
    // `money's tight so just a picnic`
    let reason = REASON - usize::from(said.is_elided(0));
    let Some(rest) = (reason..run).find(hence).and_then(|so| kept.get(so + 1..)) else { return kept };
    let next = without_marks(tokens, rest).first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    // `parent council, but somebody has to. It's on Monday`: the sentence ends before the time.
    let from = kept.len() - rest.len();
    let behind = kept.last().map_or(0, |last| last + 1);
    let ends = |at: usize| {
        let mark = tokens.get(at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        mark && !names.who.contains(tokens.get(at - 1).map_or("", Token::word))
    };
    let presents = tokens.get(behind + 1).is_some_and(|next| names.sentences.presents.has(next));
    let inside = || kept.get(from..run).unwrap_or_default().iter().any(|at| ends(*at));
    if run < kept.len() && inside() || presents && ends(behind) {
        return kept;
    }
    // `the clippers need sharpening so I'm dropping them off`
    let back =
        rest.iter().take(BACK).any(|at| names.aside.back.contains(tokens.get(*at).map_or("", Token::word)));
    let leans = back || names.pronouns.contains(next) || names.ways.contains(next);
    if !leans && says_what(tokens, rest, names) { rest } else { kept }
}
