//! Sentences that only tell what happens, and ask for nothing: `the deer got in again`, `I'm making pie on Sunday`.

use std::ops::Range;

use super::corrections::removed;
use super::joints::is_adjective;
use super::{List, Part, Purpose, asides, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// No more words stand between an auxiliary and its participle: `a tout bien mangé`.
const MOST_BETWEEN: usize = 2;

/// So many items before a clause show whether they are clauses, too.
const MOST_BEFORE: usize = 3;

/// What has more words is no thing, and is not looked at again for each clause behind it.
const LONGEST_THING: usize = 40;

/// How far behind who wants something that is said.
const FAR: usize = 5;

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
        bare.clone().find(|at| self.words.happens.contains(self.word(*at)) || self.is_past(*at, bare.end))
    }

    pub(super) fn is_past(&self, at: usize, end: usize) -> bool {
        let said = |at: usize| self.token(at).map_or("", |word| word.said(self.text));
        let behind = at + 1..end.min(at + 2 + MOST_BETWEEN);
        let is =
            |word: &str, behind: &str| (self.words.is_past)(&word.to_lowercase(), &behind.to_lowercase());
        is(said(at), "") || behind.into_iter().any(|behind| is(said(at), said(behind)))
    }

    /// Whether a sentence behind things that are no tasks only tells something.
    pub(super) fn only_tells(&self, sentence: Range<usize>, before: &[Range<usize>]) -> bool {
        let bare = self.edges().bare(sentence);
        let comma = |at: &usize| self.kind(*at) == Some(Kind::Comma);
        let first = bare.start..bare.clone().find(comma).unwrap_or(bare.end);
        // `den Leim wieder streichen`
        if removed(self, &first).is_some() {
            return false;
        }
        if first.end < bare.end {
            let rest = self.comma_parts(first.end + 1..bare.end);
            // `der Kleine zahnt, ich werd noch verrückt`
            let does = self.purpose == Purpose::Goods && !self.keeps_talk && self.is_doing(&first);
            return (does || self.tells_alone(&first, before))
                && rest.iter().all(|part| self.adds_nothing(part));
        }
        self.tells_alone(&bare, before)
    }

    /// The stretches between commas.
    pub(super) fn comma_parts(&self, range: Range<usize>) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let mut start = range.start;
        for at in range.clone().filter(|at| self.kind(*at) == Some(Kind::Comma)).chain([range.end]) {
            parts.push(start..at);
            start = at + 1;
        }
        parts
    }

    /// Whether a stretch beside a clause is talk as well: `…, typical`, `…, I can't believe it`.
    pub(super) fn adds_nothing(&self, part: &Range<usize>) -> bool {
        let bare = self.edges().bare(part.clone());
        bare.is_empty() || asides::is_aside(self, part) || self.is_telling(&bare)
    }

    /// Whether the items before a clause are things, and no clauses themselves.
    pub(super) fn names_things<'i>(&self, before: impl DoubleEndedIterator<Item = &'i Range<usize>>) -> bool {
        let tells = |item: &Range<usize>| {
            item.len() > LONGEST_THING || self.tells_surely(item) || self.tells_what(item)
        };
        !before.rev().take(MOST_BEFORE).any(tells)
    }

    fn tells_alone(&self, bare: &Range<usize>, before: &[Range<usize>]) -> bool {
        let shaped = || {
            matches!(self.purpose, Purpose::Goods | Purpose::Unknown)
                && !self.tells_faults
                && !self.keeps_talk
                && self.is_telling(bare)
                && self.names_things(before.iter())
        };
        // Of a list whose name says little, only somebody tells: `I'll drop by on Saturday`.
        let told = match self.purpose {
            Purpose::Unknown if !self.is_list => self.speaks(bare) && !self.is_task(bare.clone()),
            Purpose::Goods | Purpose::Unknown => {
                self.speaks(bare) || self.goes_on_there(bare) || self.sums_up(bare)
            }
            _ => false,
        };
        bare.len() > 1 && (told && self.asks_nothing(bare) || shaped())
    }

    /// Whether a sentence before the list's name only sends somebody where the things are: `could you swing by the shop?`
    pub(super) fn sends(&self, sentence: &Range<usize>, part: &Part) -> bool {
        let begins = |at: usize, set| self.any_phrase(at, sentence.end, set) > 0;
        let any = |set| sentence.clone().any(|at| begins(at, set));
        // `could you` asks as `we need` does, but for something to be done.
        let asks = |at: usize| !begins(at, Set::Duties) && ASKS.iter().any(|set| begins(at, *set));
        let things = || self.edges().before_lead_out(self.edges().bare(part.next..self.tokens.len()));
        self.purpose == Purpose::Goods
            && part.before
            && !part.put
            && !self.keeps_talk
            && any(Set::Duties)
            && any(Set::Ways)
            && !sentence.clone().any(asks)
            && !things().is_empty()
    }

    /// Whether a clause between commas says something of the thing before it: `salmon, it was on offer, and dill`.
    pub(super) fn comments(&self, bare: &Range<usize>) -> bool {
        let of_it = self.is(bare.start, Class::Others);
        // `die sind fast weg`, `das vergesse ich jedes Mal`
        let those = self.verbs_end
            && self.is(bare.start, Class::Articles)
            && (self.is_any(bare.start + 1, [Class::Copulas, Class::Auxiliaries])
                || self.is_any(bare.start + 2, [Class::Subjects, Class::Speakers]) && !self.wants(bare)
                || self.likes(bare));
        // `which I always forget`, but `which is for Ben`
        let acts = [Class::Subjects, Class::Speakers, Class::Others, Class::Copulas];
        let which = self.purpose == Purpose::Goods
            && self.is(bare.start, Class::Asks)
            && self.is_any(bare.start + 1, acts)
            && !bare.clone().any(|at| self.is(at, Class::Purposes))
            && !self.wants(bare);
        // `that's the one I always forget`, but `that's two litres`
        let finite = self.is_contracted(bare.start) || self.is(bare.start + 1, Class::Copulas);
        let that = self.purpose == Purpose::Goods
            && self.is(bare.start, Class::ClosingOpens)
            && !self.is_teller(bare.start)
            && finite
            && !bare.clone().any(|at| self.is(at, Class::Purposes))
            && self.wants_nothing(&(bare.start + 1..bare.end));
        matches!(self.purpose, Purpose::Goods | Purpose::Unknown)
            // `he's huge`
            && (bare.len() > 2 || bare.len() > 1 && of_it && self.is_contracted(bare.start))
            && !self.keeps_talk
            && !self.tells_faults
            && (of_it && !self.wants(bare)
                || those
                || that
                || which
                || self.purpose == Purpose::Goods && self.gives_cause(bare))
            && !bare.clone().any(|at| self.is(at, Class::Conjunctions))
    }

    /// `den mag Papa so gern`
    fn likes(&self, bare: &Range<usize>) -> bool {
        let verb = bare.start + 1;
        let small = self.capitals_tell && !self.is_capital(verb) && !is_adjective(self, verb);
        small
            && self.is(verb + 1, Class::People)
            && self.kind(verb) == Some(Kind::Word)
            && !self.is_hyphen(verb + 2)
    }

    /// `he wants`, `she says we need`
    fn wants(&self, bare: &Range<usize>) -> bool {
        let near = bare.start..bare.end.min(bare.start + FAR);
        let sets = [Set::LeadIns, Set::Duties, Set::Needs, Set::Wanters, Set::Cues];
        // `they have to be ripe`
        let wants = |at: usize, set: Set| {
            let count = self.any_phrase(at, bare.end, set);
            let auxiliary = |at: &usize| self.is(*at, Class::Auxiliaries);
            let verb = (at + count..bare.end).find(|at| !auxiliary(at)).unwrap_or(bare.end);
            let gets = self.any_phrase(verb, bare.end, Set::Buyers) > 0;
            count > 0 && (verb == at + count || verb == bare.end || gets)
        };
        near.into_iter().any(|at| sets.iter().any(|set| wants(at, *set)))
    }

    /// `that's for Wednesday`
    fn sums_up(&self, bare: &Range<usize>) -> bool {
        let copula = usize::from(self.is(bare.start + 1, Class::Copulas));
        self.is(bare.start, Class::ClosingOpens) && self.is(bare.start + 1 + copula, Class::Purposes)
    }

    pub(super) fn asks_nothing(&self, bare: &Range<usize>) -> bool {
        let asks = |at: usize| ASKS.iter().any(|set| self.any_phrase(at, bare.end, *set) > 0);
        !self.keeps_talk
            && !bare.clone().any(|at| asks(at) || self.lacking(at, bare.end) > 0)
            && self.any_phrase_before(bare.start, bare.end, Set::LeadOuts) == 0
    }

    /// Whether the speaker, or somebody who was named, opens a range: `tonight I'm cooking`.
    fn speaks(&self, bare: &Range<usize>) -> bool {
        let first = bare.clone().find(|at| !occasion::is_one(self, *at)).unwrap_or(bare.end);
        first < bare.end && self.is_any(first, [Class::Subjects, Class::Speakers, Class::Others])
    }

    /// Whether something happens in a range, which says so of no thing: `the cheese Tom brought`.
    fn goes_on_there(&self, bare: &Range<usize>) -> bool {
        let asks =
            |at: usize| self.is(at, Class::Asks) && !self.is_any(at, [Class::Auxiliaries, Class::Copulas]);
        let relative = |at: usize| self.is(at, Class::Reports) || asks(at);
        // `the dishwasher broke`
        let subject = 1 + usize::from(self.is_any(bare.start, [Class::Articles, Class::Determiners]));
        let whole = |at: usize| at + 1 < bare.end || at <= bare.start + subject;
        !bare.clone().skip(1).any(relative) && self.happens(bare).is_some_and(whole)
    }

    /// Whether a range says nothing but that the list is over.
    pub(super) fn closes(&self, range: &Range<usize>) -> bool {
        let spoken = || range.clone().filter(|at| self.token(*at).is_some_and(Token::is_spoken));
        spoken().all(|at| self.is(at, Class::Closing)) && spoken().any(|at| self.is(at, Class::ClosingTells))
    }

    /// Whether a range ends with the words of another: `two litres of milk` with `milk`.
    pub(super) fn ends_with(&self, range: &Range<usize>, name: &Range<usize>) -> bool {
        let from = range.end.checked_sub(name.len()).filter(|from| *from >= range.start);
        from.is_some_and(|from| name.clone().enumerate().all(|(i, at)| self.word(from + i) == self.word(at)))
    }

    /// Whether a range begins with the words of another: `colle à bois` with `la colle`.
    pub(super) fn begins_with(&self, range: &Range<usize>, name: &Range<usize>) -> bool {
        let from = range.start + usize::from(self.is(range.start, Class::Articles));
        from + name.len() <= range.end
            && name.clone().enumerate().all(|(i, at)| self.word(from + i) == self.word(at))
    }
}
