//! The edges of a range: marks and fillers here, what [`lead_in`] knows in front and [`lead_out`] behind.
//!
//! In front stand who [`asked`] for what follows, what leads on [`behind_name`], a verb of [`adding`] and one of
//! [`buying`].

mod adding;
mod asked;
mod behind_name;
mod buying;
mod lead_in;
mod lead_out;

use std::ops::Range;

use super::{List, Purpose, occasion};
use crate::understand::language::{Beside, Class, Set};
use crate::understand::words::Kind;

/// Nobody says more fillers in a row; text without end must not be looked at again and again.
const PEELS: usize = 16;

/// Takes from the edges of a range what is no part of an item.
pub(super) struct Edges<'l> {
    pub(super) list: &'l List<'l>,
}

/// What was taken from the front of a range.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Front {
    /// A duty: what follows is something to do, `I need to`.
    pub(super) duty: bool,
}

impl Edges<'_> {
    /// Without marks, noise and fillers at both edges.
    pub(super) fn bare(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let mut range = self.unmarked(range);
        for _ in 0..PEELS {
            let start = range.start + self.filler(&range);
            let end = range.end - list.noise_before(start, range.end);
            if (start, end) == (range.start, range.end) {
                break;
            }
            range = self.unmarked(start..end.max(start));
        }
        range
    }

    /// How many tokens at the start are a filler and nothing more.
    fn filler(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        let start = range.start;
        let opens = |first: &Beside| first.begins(Set::Fillers) || first.begins(Set::Separators);
        if !list.beside(start).is_some_and(opens) {
            return 0;
        }
        let filler = list.any_phrase(start, range.end, Set::Fillers);
        // `… on the shopping list along with yeast`
        let separator = list.any_phrase(start, range.end, Set::Separators);
        if separator > usize::max(filler, 1) && start + separator < range.end && !list.is_title(start) {
            return separator;
        }
        // milk on my list, `plus` yeast
        let comma = start.checked_sub(1).is_some_and(|at| list.kind(at) == Some(Kind::Comma));
        let plus = separator == 1 && comma && list.is(start, Class::Pluses) && !list.is_whole(start);
        if plus && list.purpose == Purpose::Goods && start + 1 < range.end {
            return 1;
        }
        if filler == 0 {
            return 0;
        }
        let more = |set| list.any_phrase(start, range.end, set) > filler;
        // `some more of that ham`
        let part = filler > 1 && list.is(start + filler, Class::Of);
        let joint = list.is(start, Class::Conjunctions);
        let name = filler == 1 && !joint && (list.is_named(start) || list.is_joined(start + 1))
            || list.is_title(start);
        // `next steps`, `next week`
        // `Gut und Günstig`
        let paired = || list.words.pairs_with(list.word(start), list.word(start + 2));
        let pair = list.is(start + 1, Class::Conjunctions) && !paired().is_empty();
        let whole = pair
            || list.is_whole(start)
            || filler == 1 && list.is(start, Class::Determiners) && occasion::is_one(list, start + 1);
        // `bonjour tristesse`
        let greets = || {
            let behind = list.kind(start + filler) == Some(Kind::Word) && start + filler < range.end;
            behind && list.any_phrase(start, range.end, Set::Greetings) == filler
        };
        let titled = list.purpose == Purpose::Titles && start > 0 && greets();
        let kept =
            part || name || whole || titled || list.asks(start) || more(Set::LeadIns) || more(Set::Openers);
        if kept { 0 } else { filler }
    }

    /// Without marks at both edges; a mark that says something about the word beside it stays.
    pub(super) fn unmarked(&self, range: Range<usize>) -> Range<usize> {
        let start = self.list.marks.past(range.start).min(range.end);
        start..self.list.marks.before(range.end).max(start)
    }

    /// Whether the word says whose the next one is.
    fn is_owner(&self, at: usize) -> bool {
        let said = self.list.token(at).map_or("", |token| token.said(self.list.text));
        (said.ends_with("'s") || said.ends_with("’s"))
            && self.list.kind(at + 1) == Some(Kind::Word)
            && at > 0
            && !self.list.is_any(at, [Class::ClosingOpens, Class::Others])
    }
}
