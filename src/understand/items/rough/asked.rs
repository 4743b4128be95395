//! What a clause that is talk asks for: it may not be lost with it.

use std::ops::Range;

use super::{Reading, Stretch};
use crate::understand::items::Purpose;
use crate::understand::items::separated::Sep;
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// So near behind what seems to ask for a thing stands what does.
const NEAR_ASK: usize = 3;

/// A thing that a clause ends with has no more words, its article included.
const LONGEST_THING: usize = 4;

/// What asks for the first thing begins no farther behind what was said before.
const LONGEST_TALK: usize = 14;

impl Reading<'_> {
    /// Where in a clause that is talk begins what asks for a thing, which may not be lost with it: `when you go shopping
    /// get milk`.
    pub(super) fn asked_within(&self, Stretch { bare, more, .. }: &Stretch) -> Option<usize> {
        let list = self.list;
        let reason = matches!(more, Some(Sep::Therefore | Sep::Anew));
        let remark = more.is_none() && (self.part.follows || !self.rough.is_empty());
        if reason || remark || matches!(list.purpose, Purpose::Titles | Purpose::Questions) {
            return None;
        }
        // `when you get home`, `if you want to buy a car`
        let own = [
            Class::Subjects,
            Class::Speakers,
            Class::Others,
            Class::Auxiliaries,
            Class::Ties,
            Class::Prepositions,
        ];
        // `if not put eggs`
        let not = |at: usize| list.any_phrase(at, at + 1, Set::Removers) == 1;
        // `we might as well get`
        let own =
            |at: usize| list.is_any(at, own) && list.any_phrase_before(bare.start, at + 1, Set::LeadOuts) < 2;
        let asks = |at: &usize| {
            let sets = [Set::Buyers, Set::Adders, Set::LeadIns, Set::Duties];
            let count = sets.iter().map(|set| list.any_phrase(*at, bare.end, *set)).max().unwrap_or(0);
            // `hat mir was verschrieben`
            let me = count == 1 && list.is(*at, Class::Speakers);
            count > 0
                && !me
                && (!own(at - 1) || not(at - 1))
                && !list.edges().bare(at + count..bare.end).is_empty()
        };
        let first = (bare.start + 2..bare.end).find(asks)?;
        // `wenn du einkaufen gehst hol Milch`
        Some((first + 1..bare.end.min(first + NEAR_ASK)).rev().find(asks).unwrap_or(first))
    }

    /// Where the thing begins that a clause ends with which somebody says before plain things: `we always have cereal, eggs
    /// and toast`, but `I'm making a stew, could you get eggs`.
    pub(super) fn told_last(&self, Stretch { bare, more, next, .. }: &Stretch) -> Option<usize> {
        let list = self.list;
        let sets = [
            Set::LeadIns,
            Set::Duties,
            Set::Adders,
            Set::Buyers,
            Set::Fillers,
            Set::Therefores,
            Set::Pronouns,
        ];
        let clause =
            [Class::Subjects, Class::Speakers, Class::Others, Class::Clauses, Class::Asks, Class::People];
        let plain = !list.is_any(*next, clause)
            && sets.iter().all(|set| list.any_phrase(*next, list.tokens.len(), *set) == 0);
        let thing = |at: usize| list.kind(at) == Some(Kind::Word) && list.beside(at).is_none();
        let from = (bare.start + 2..bare.end).rev().take_while(|at| thing(*at)).last()?;
        let bound = [
            Class::Prepositions,
            Class::Purposes,
            Class::Of,
            Class::Articles,
            Class::Ones,
            Class::Determiners,
        ];
        (matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
            && self.is_first()
            && (!self.part.before || self.part.put)
            && *more == Some(Sep::Comma)
            && list.is(bare.start, Class::Speakers)
            && plain
            && bare.end - from < LONGEST_THING
            && !list.is_any(from - 1, bound))
        .then_some(from)
    }

    /// Where the thing begins that is said behind the verb of a clause without a mark: wenn sie Zeit hat `noch meine
    /// Schwester`.
    pub(super) fn after_clause(&self, Stretch { bare, .. }: &Stretch) -> Option<usize> {
        let list = self.list;
        if !list.verbs_end || !list.is(bare.start, Class::Clauses) || list.purpose == Purpose::Chores {
            return None;
        }
        let near = bare.start + 2..bare.end.min(bare.start + LONGEST_TALK);
        let verb = near.rev().find(|at| list.is_verb_told(*at, bare.end))?;
        let mut rest = list.edges().bare(verb + 1..bare.end);
        rest.start += list.any_phrase(rest.start, rest.end, Set::Adverbs);
        let thing = list.is_any(rest.start, [Class::Determiners, Class::Ones]) || list.is_capital(rest.start);
        let whole = (1..=LONGEST_THING).contains(&rest.len())
            && list.any_phrase(rest.start, rest.end, Set::LeadOuts) == 0;
        (whole && thing).then_some(rest.start)
    }

    /// Where the thing begins that a clause ends with, where the next one is named alike: `je demande la vidange, les
    /// pneus et un devis`, but `je suis à la maison, les pneus`.
    pub(super) fn named_last(&self, Stretch { bare, more, next, .. }: &Stretch) -> Option<usize> {
        let list = self.list;
        let goods = matches!(list.purpose, Purpose::Goods | Purpose::Unknown);
        let opens = |at: usize| {
            let article = list.is(at, Class::Articles) || list.kind(at) == Some(Kind::Number);
            [article, list.is(at, Class::Partitives), list.is(at, Class::Ones)]
        };
        let alike = |at: usize| opens(at).into_iter().zip(opens(*next)).any(|(a, b)| a && b);
        let bound = [Class::Prepositions, Class::Purposes, Class::Ties, Class::Of, Class::Clauses];
        let last =
            (bare.start + 1..bare.end.saturating_sub(1)).rev().take(LONGEST_THING).find(|at| alike(*at))?;
        let talks = [Class::Subjects, Class::Speakers, Class::Others, Class::Copulas, Class::Prepositions];
        let thing = (last + 1..bare.end).all(|at| !list.is_any(at, talks));
        (goods && matches!(more, Some(Sep::Comma | Sep::CommaAnd)) && !list.is_any(last - 1, bound) && thing)
            .then_some(last)
    }

    /// Whether a thing with its article begins a range right behind what led to it: `elle veut` du chocolat mets du lait.
    pub(super) fn is_led(&self, range: &Range<usize>, Stretch { bare, .. }: &Stretch) -> bool {
        let list = self.list;
        let opens = list.is_any(range.start, [Class::Articles, Class::Ones]);
        range.start > bare.start && (opens || list.kind(range.start) == Some(Kind::Number))
    }

    /// What is left of the first thing behind what asks for it, where that was said in words that nobody knows: `Coach says
    /// every kid needs shin guards`, but `the bread Tom wants`.
    pub(super) fn after_cue(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let goods = matches!(list.purpose, Purpose::Goods | Purpose::Unknown);
        let task = || list.purpose == Purpose::Unknown && list.is_task(range.clone());
        if !goods || !self.rough.is_empty() || list.is_title(range.start) || task() {
            return range;
        }
        // `I've got Grandma and the vet to ring`
        let owns = list.any_phrase(range.start, range.end, Set::Openers);
        if owns > 1 && list.is(range.start, Class::Speakers) && range.start + owns < range.end {
            return list.edges().bare(range.start + owns..range.end);
        }
        if !self.is_first() {
            return range;
        }
        let named = [Class::Articles, Class::Ones, Class::Of, Class::Determiners, Class::Partitives];
        let bound = [
            Class::Prepositions,
            Class::Conjunctions,
            Class::Ties,
            Class::Of,
            Class::Clauses,
            Class::Purposes,
        ];
        let behind = |at: usize| {
            let count = list.any_phrase(at, range.end, Set::Cues);
            // `die braucht`
            let shown = list.verbs_end && at == range.start + 1 && list.is(range.start, Class::Articles);
            let noun = at > range.start
                && !shown
                && (list.is_any(at - 1, named) || list.kind(at - 1) == Some(Kind::Number));
            let noun = noun || at > range.start && list.edges().is_relative(at - 1, range.start);
            let mut rest = list.edges().bare(at + count..range.end);
            // `bräuchten wir mal wieder`
            let mut adverb = usize::from(count > 0 && list.verbs_end);
            while adverb > 0 {
                adverb = list.any_phrase(rest.start, rest.end, Set::Adverbs);
                rest = list.edges().bare(rest.start + adverb..rest.end);
            }
            let joined = list.is(at + count, Class::Conjunctions);
            // `demande du jus`
            let opens = list.is_any(rest.start, [Class::Partitives, Class::Articles]);
            let goes_on = joined || list.is_any(rest.start, bound) && !opens;
            (count > 0 && !list.is_whole(at) && !noun && !rest.is_empty() && !goes_on).then_some(rest)
        };
        // `beer and my brother wants crisps`
        let joint = range.clone().find(|at| list.is(*at, Class::Conjunctions)).unwrap_or(range.end);
        // `house: the boiler needs a service`
        let stated = self.part.named && list.purpose == Purpose::Unknown;
        let near = range.start..joint.min(range.start + if stated { 1 } else { LONGEST_TALK });
        // `elle veut du chocolat mets du lait` asks for both.
        let thing = |at: usize| {
            list.is_any(at, [Class::Articles, Class::Ones]) || list.kind(at) == Some(Kind::Number)
        };
        let rest = near.fold(None, |asked: Option<Range<usize>>, at| match &asked {
            Some(asked) if (asked.start.saturating_sub(1)..at).any(thing) => Some(asked.clone()),
            _ => behind(at).or(asked),
        });
        rest.map_or(range, |rest| list.edges().after_lead_in(rest, self.part, true).0)
    }
}
