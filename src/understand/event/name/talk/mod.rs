//! What is said around a memo and does not belong to its name.
//!
//! What led to it is [`news`], what somebody told of himself a [`report`]; a verb of [`telling`] leads on to both.
//! What is said beside the name is told by its words, as languages build such clauses: by a subject that a verb
//! follows, with or without a comma ([`clause`]), by a subject somewhere among the first words between two marks
//! ([`comment`]), or by how it begins ([`remark`]).

mod around;
mod clause;
mod comment;
mod host;
mod kept;
mod leading;
mod message;
mod news;
mod reason;
mod remark;
mod report;
mod speaker;
mod spoken_to;
mod telling;
mod titled;
mod visit;

pub(super) use around::{without_check, without_closing, without_phoned};
pub(super) use clause::is_room;
pub(super) use host::without_host;
pub(crate) use leading::{mark_restated, mark_talk};
pub(super) use news::{asks_back, without_news};
pub(super) use reason::without_reason;
pub(super) use report::without_report;
pub(crate) use speaker::mark_speaker;
pub(crate) use spoken_to::mark_spoken_to;
pub(crate) use titled::mark_titled;
pub(super) use visit::{coming, past_coming, without_mover, without_visit};

use super::edges::{longest, without_back, without_marks, without_opening};
use crate::understand::language::Names;
use crate::understand::words::Token;

/// The most words of what is told before a memo begins.
const TOLD: usize = 14;

/// No more words than this name who told it, or are an address or a noise before `note dans l'agenda que`.
const CALLING: usize = 4;

/// So many words name somebody of whom is said whose he is, `el técnico de …`, and so many say it.
const OF: usize = 2;

/// No more words than this name who told it where whom it was told is said, too.
const TELLING: usize = 7;

/// No more words than this say that somebody comes.
const COMING: usize = 3;

/// How often something is looked for behind talk.
const LOOKS: usize = 8;

/// Takes out what is said beside the name and says nothing of it.
pub(super) fn without_asides(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    kept: &mut Vec<usize>,
    names: &Names,
) {
    clause::without_clauses(tokens, kept, names);
    comment::without_comments(text, tokens, cut, kept, names);
    remark::without_remark(tokens, cut, kept, names);
}

/// `du weißt ja, am Samstag ist die Hochzeit`, `wenn ich richtig liege, ist am Freitag …`: takes out a clause that
/// stands before the first time, which a copula joins to what is then.
pub(super) fn without_clause(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let spoken = |at: &&usize| tokens.get(**at).is_some_and(Token::is_spoken);
    let opens = |at: &&usize| !names.clauses.contains(word(**at)) && names.before.holds(word(**at));
    let mut words = kept.iter().filter(spoken).skip_while(opens);
    if !words.next().is_some_and(|first| names.clauses.contains(word(*first))) {
        return;
    }
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let gap = kept.windows(2).position(|pair| match pair {
        [last, next] => (last + 1..*next).any(is_cut),
        _ => false,
    });
    let Some((last, next)) = gap.and_then(|gap| Some((*kept.get(gap)?, *kept.get(gap + 1)?))) else { return };
    let said = kept.iter().take_while(|at| **at <= last).filter(spoken).count();
    let joins = |at: usize| names.copulas.holds(word(at));
    let joined = joins(next) || (last + 1..next).find(|at| is_cut(*at)).is_some_and(|time| joins(time - 1));
    // `ich hab die Karten, das Konzert ist am Montag`
    let rest = kept.get(kept.partition_point(|at| *at <= last)..).unwrap_or_default();
    if joined && said > 1 && says_what(tokens, rest, names) {
        kept.retain(|at| *at > last);
    }
}

/// Something is left that names what is to happen.
pub(super) fn says_what(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut rest = kept;
    for _ in 0..LOOKS {
        let before = rest.len();
        rest = without_opening(tokens, without_marks(tokens, rest), names);
        rest = without_back(tokens, rest, names);
        if rest.len() == before {
            break;
        }
    }
    let joins = longest(tokens, rest, &names.copulas, names).is_some();
    // `…, sonst ist keiner da`
    let otherwise = longest(tokens, rest, &names.sentences.otherwise, names).is_some();
    !rest.is_empty() && !joins && !otherwise
}
