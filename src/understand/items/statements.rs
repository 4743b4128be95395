//! Sentences that only tell what happens, and ask for nothing: `the deer got in again`, `I'm making pie on Sunday`.

use std::ops::Range;

use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// No more words stand between an auxiliary and its participle: `a tout bien mangé`.
const MOST_BETWEEN: usize = 2;

/// What asks for things, or says that none are wanted.
const ASKS: [Set; 9] = [
    Set::LeadIns,
    Set::Duties,
    Set::Adders,
    Set::Buyers,
    Set::Needs,
    Set::Wanters,
    Set::Cues,
    Set::Removers,
    Set::Removals,
];

impl List<'_> {
    /// Where something first stands in the range that only a clause holds.
    pub(super) fn happens(&self, bare: &Range<usize>) -> Option<usize> {
        bare.clone().find(|at| self.words.happens.contains(&self.word(*at)) || self.is_past(*at, bare.end))
    }

    fn is_past(&self, at: usize, end: usize) -> bool {
        let said = |at: usize| self.token(at).map_or("", |word| word.said(self.text));
        let behind = at + 1..end.min(at + 2 + MOST_BETWEEN);
        let is =
            |word: &str, behind: &str| (self.words.is_past)(&word.to_lowercase(), &behind.to_lowercase());
        is(said(at), "") || behind.into_iter().any(|behind| is(said(at), said(behind)))
    }

    /// Whether the last sentence, behind the things of a list of goods, only tells something.
    pub(super) fn only_tells(&self, sentence: Range<usize>) -> bool {
        let bare = self.edges().bare(sentence);
        if self.purpose != Purpose::Goods || self.keeps_talk || bare.len() < 2 {
            return false;
        }
        let parted = |at: usize| self.kind(at) == Some(Kind::Comma) || self.is(at, Class::Conjunctions);
        let asks = |at: usize| ASKS.iter().any(|set| self.any_phrase(at, bare.end, *set) > 0);
        self.tells(&bare)
            && !bare.clone().any(|at| parted(at) || asks(at) || self.lacking(at, bare.end) > 0)
            && self.any_phrase_before(bare.start, bare.end, Set::LeadOuts) == 0
    }

    /// Whether somebody speaks or something happens in a range, which says so of no thing: `the cheese Tom likes`.
    fn tells(&self, bare: &Range<usize>) -> bool {
        // `tonight I'm cooking`
        let first = bare.clone().find(|at| !occasion::is_one(self, *at)).unwrap_or(bare.end);
        let speaks =
            first < bare.end && self.is_any(first, [Class::Subjects, Class::Speakers, Class::Others]);
        let asks =
            |at: usize| self.is(at, Class::Asks) && !self.is_any(at, [Class::Auxiliaries, Class::Copulas]);
        let relative = |at: usize| self.is(at, Class::Reports) || asks(at);
        // `the dishwasher broke`, but `the cheese Tom brought`
        let subject = 1 + usize::from(self.is_any(bare.start, [Class::Articles, Class::Determiners]));
        let whole = |at: usize| at + 1 < bare.end || at <= bare.start + subject;
        let happens = || self.happens(bare).is_some_and(whole);
        speaks || !bare.clone().skip(1).any(relative) && happens()
    }
}
