//! Whole sentences before the first thing that only tell why there is a list: `we're out of coffee again, can you
//! believe it. Coffee, filters`.

use std::ops::Range;

use super::joints::is_adjective;
use super::preamble::{is_content, names_again};
use super::{List, Part, Purpose, occasion};
use crate::understand::language::{Class, Set};

/// So soon behind it a thing is named again; text without end must not be looked at again and again.
const SOON: usize = 60;

/// Nobody says more between commas before a list.
const MOST_PARTS: usize = 4;

impl List<'_> {
    /// Whether a sentence before the first thing only tells: of a thing that is named `later`, or of none.
    pub(super) fn only_opens(&self, sentence: &Range<usize>, later: Range<usize>, part: &Part) -> bool {
        if !matches!(self.purpose, Purpose::Goods | Purpose::Unknown) || self.keeps_talk || self.tells_faults
        {
            return false;
        }
        if self.cries_out(sentence, later.clone(), part) {
            return true;
        }
        let said = self.comma_parts(self.edges().bare(sentence.clone()));
        if said.len() > MOST_PARTS {
            return false;
        }
        let mut parts =
            said.iter().map(|part| self.edges().bare(part.clone())).filter(|part| !part.is_empty());
        let Some(first) = parts.next() else { return false };
        let again =
            || names_again(self, first.clone(), [later.start..later.end.min(later.start + SOON), 0..0]);
        // `The cat's been sick. Put …`
        let put = || {
            let acts = self.is_telling(&first) && self.happens(&first).is_some() || self.is_doing(&first);
            part.before && part.put && acts && self.puts_things(part, later.clone())
        };
        (again()
            || put()
            || self.announces(&first)
            || self.tells_of_no_thing(&first)
            || self.has_nothing(&first)
            || self.has_looked(&first)
            || self.is_mood(&first))
            && parts.all(|part| self.adds_nothing(&part))
    }

    /// Whether nothing is said but that somebody is going to shop: `big weekly shop`.
    fn announces(&self, bare: &Range<usize>) -> bool {
        let around = |at: usize| {
            let small = [Class::Articles, Class::Determiners, Class::Outings];
            self.is_any(at, small) || is_adjective(self, at) || occasion::is_one(self, at)
        };
        self.purpose == Purpose::Goods
            && bare.clone().any(|at| self.is(at, Class::Outings))
            && bare.clone().all(around)
    }

    /// Whether it is said that nothing is left where things are kept: `j'ai plus rien dans le frigo`.
    fn has_nothing(&self, bare: &Range<usize>) -> bool {
        let nothing = |at: usize| self.is(at, Class::ClosingOpens) && self.is(at, Class::ClosingTells);
        let kept = |at: usize| self.is(at, Class::Stores) || !is_content(self, at);
        // `im Kühlschrank ist nichts mehr`
        let stored = || bare.clone().any(|at| self.is(at, Class::Stores));
        bare.len() > 2
            && (self.is_teller(bare.start) || stored())
            && bare.clone().any(nothing)
            && bare.clone().all(kept)
    }

    /// Whether it is said that somebody looked where things are kept: `I've just checked the cupboard`.
    fn has_looked(&self, bare: &Range<usize>) -> bool {
        let done = |at: usize| self.words.looks.contains(self.word(at));
        let known =
            |at: usize| self.is(at, Class::Stores) || done(at) || self.is_teller(at) || !is_content(self, at);
        self.purpose == Purpose::Goods
            && (self.is_teller(bare.start) || done(bare.start))
            && self.asks_nothing(bare)
            && bare.clone().any(|at| self.is(at, Class::Stores))
            && bare.clone().any(done)
            && bare.clone().all(known)
    }

    /// Whether a clause tells something and holds no name of a thing behind its verb: `the tap drips again`.
    fn tells_of_no_thing(&self, bare: &Range<usize>) -> bool {
        let verb = || bare.clone().find(|at| self.is_verb_told(*at, bare.end)).unwrap_or(bare.start);
        let stative = self.is_teller(bare.start);
        let asked = self.any_phrase(bare.start, bare.end, Set::LeadIns) > 0;
        (stative || self.is_any(bare.start, [Class::Articles, Class::Determiners]))
            && !asked
            && self.is_telling(bare)
            && !(verb() + 1..bare.end).any(|at| is_content(self, at))
    }
}
