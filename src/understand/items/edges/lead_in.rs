//! What leads to the things of a list: `we need`, `please add`.

use std::ops::Range;

use super::behind_name::{LONGEST_CLAUSE, LONGEST_NAME};
use super::{Edges, Front};
use crate::understand::items::{Part, Purpose, occasion};
use crate::understand::language::{Beside, Class, Set};
use crate::understand::words::Kind;

/// One phrase that leads in.
struct Step {
    /// Its tokens.
    taken: usize,
    /// It puts something on the list.
    adds: bool,
    /// It is a duty.
    duty: bool,
}

impl Edges<'_> {
    /// Without what leads in: `can you please`, `we need`, and where something is put on a list, `add`.
    pub(in crate::understand::items) fn after_lead_in(
        &self,
        range: Range<usize>,
        part: &Part,
        first: bool,
    ) -> (Range<usize>, Front) {
        let list = self.list;
        let mut front = Front::default();
        let mut range = self.bare(range);
        if list.is_title(range.start) {
            return (range, front);
        }
        if list.purpose != Purpose::Chores {
            range = self.bracketed(&range).map_or(range, |things| self.bare(things));
            let asked = || if first && part.put && part.before { self.asked(&range) } else { None };
            let start = self.wanted(&range).or_else(asked).or_else(|| self.cued(&range));
            range = self.bare(start.unwrap_or(range.start)..range.end);
        }
        if first && part.named {
            range = self.after_relative(range, part);
            range = self.after_inverted(range);
            range = self.after_openers(range, part);
        }
        // `also kommen Turnschuhe` in die Tasche
        let goes = first && part.put && part.before && list.verbs_end && range.start > part.range.start;
        let goes = if goes { list.any_phrase(range.start, range.end, Set::Goes) } else { 0 };
        range = self.bare(range.start + goes..range.end);
        range = self.after_store(self.after_way(range));
        if first && part.put {
            range = self.after_occasion(range);
        }
        if first {
            range = self.bare(range.start + self.order(&range, part)..range.end);
        }
        let views = first && self.views(part);
        let led = range.start;
        let mut added = false;
        while let Some(step) = self.lead_in_step(&range, part, first, added) {
            added |= step.adds;
            front.duty |= step.duty;
            range = self.bare(range.start + step.taken..range.end);
            // Adverbs follow the verb that leads to something to do.
            let late = |at: usize| {
                let adverb = list.any_phrase(at, range.end, Set::Adverbs);
                adverb > 0 && list.is_task(at + adverb..range.end)
            };
            let mut adverb = usize::from(list.verbs_end || step.duty && late(range.start));
            while adverb > 0 {
                adverb = list.any_phrase(range.start, range.end, Set::Adverbs);
                range = self.bare(range.start + adverb..range.end);
            }
            // `wollen wir am Wochenende`
            let opener = list.any_phrase(range.start, range.end, Set::Openers);
            let day = (range.start + opener).checked_sub(1).filter(|day| opener > 0 && !self.is_owner(*day));
            if day.is_some_and(|day| occasion::is_one(list, day)) {
                range = self.bare(range.start + opener..range.end);
            }
        }
        if views {
            range = self.after_viewing(range, part, led);
        }
        (range, front)
    }

    /// Whether a list of titles is named as what they are for, so that who plays or watches them may stand behind its
    /// name: `for the set list we'll play`.
    fn views(&self, part: &Part) -> bool {
        let list = self.list;
        let before = list.edges().unmarked(part.led.clone()).start;
        list.purpose == Purpose::Titles
            && part.named
            && list.is_any(before, [Class::Purposes, Class::Prepositions])
    }

    /// Without what is done with titles, behind what led in from `led` on, or who does it: `let's play`, `we play`, `on
    /// joue`, `tocamos`.
    fn after_viewing(&self, range: Range<usize>, part: &Part, led: usize) -> Range<usize> {
        let list = self.list;
        let views = |at: usize| at + 1 < range.end && list.words.viewers.contains(list.word(at));
        let who = usize::from(list.is(range.start, Class::Subjects));
        let verb = range.start + who;
        // `we'll` may be taken as `well`, which carries nothing.
        let before = || range.start > part.range.start && list.is(range.start - 1, Class::Subjects);
        // The verb itself may say who: `tocamos`.
        let told = who > 0
            || before()
            || range.start > led
            || list.is_teller(verb)
            || list.is(verb, Class::Speakers);
        if list.verbs_end || !views(verb) || !told || list.is_title(verb) {
            return range;
        }
        self.bare(verb + 1..range.end)
    }

    /// Without what the things are for that are then put on the list: `for Friday put`.
    fn after_occasion(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let near = range.start + 2..range.end.min(range.start + LONGEST_NAME + 2);
        let adds = |at: &usize| list.any_phrase(*at, range.end, Set::Adders) > 0;
        let put = || near.into_iter().find(adds).filter(|at| occasion::is_all(list, range.start..*at));
        let put = if list.is(range.start, Class::Purposes) { put() } else { None };
        put.unwrap_or(range.start)..range.end
    }

    /// Without where the things are to be filled in: `time to stock the freezer with`, `llenar la nevera de`.
    fn after_store(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let with = |at: usize| {
            let tie = list.is(at, Class::Ties) && !list.is_any(at, [Class::Conjunctions, Class::Purposes]);
            tie || !list.words.partitives.is_empty() && list.is(at, Class::Partitives)
        };
        let near = range.start + 2..range.end.saturating_sub(2).min(range.start + LONGEST_CLAUSE);
        let store = |at: &usize| {
            let led = list.is_any(at - 1, [Class::Articles, Class::Determiners]);
            led && list.is(*at, Class::Stores) && with(at + 1)
        };
        let known = |at: usize| {
            list.is_any(at, [Class::Ones, Class::Conjunctions]) || list.kind(at) != Some(Kind::Word)
        };
        let store = if list.purpose == Purpose::Goods { near.into_iter().find(store) } else { None };
        let verb = store.filter(|at| !(range.start..*at).any(known));
        verb.map_or(range.clone(), |at| self.bare(at + 2..range.end))
    }

    /// Without where somebody is when asked for something: `on your way home could you grab`.
    fn after_way(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let way = list.any_phrase(range.start, range.end, Set::Ways);
        if way < 2 || !list.is(range.start, Class::Prepositions) {
            return range;
        }
        let rest = self.bare(range.start + way..range.end);
        let asks =
            [Set::LeadIns, Set::Duties].iter().any(|set| list.any_phrase(rest.start, rest.end, *set) > 0);
        if asks { rest } else { range }
    }

    /// What leads in at the start of `range`, if anything does; `added` once something was put on the list.
    fn lead_in_step(&self, range: &Range<usize>, part: &Part, first: bool, added: bool) -> Option<Step> {
        const OPENING: [Set; 6] =
            [Set::LeadIns, Set::Duties, Set::Adders, Set::LateAdders, Set::Adverbs, Set::Therefores];
        let list = self.list;
        let (start, end) = (range.start, range.end);
        let opens = |first: &Beside| OPENING.into_iter().any(|set| first.begins(set));
        let opens = list.beside(start).is_some_and(opens)
            || list.needing(start, end).max(list.getting(start, end)) > 0;
        // `well done burgers`
        let whole = || !list.is_any(start, [Class::Partitives, Class::Pluses]) && list.is_whole(start);
        let owned = || list.is(start, Class::Determiners) && self.is_owner(start + 1);
        if !opens
            || self.complains(range, part)
            || whole()
            || owned()
            || list.is_title(start)
            || added && list.asks(start)
        {
            return None;
        }
        let contracted = list.is(start, Class::Contracted) && self.is_contracted(start);
        let single = list.is_joined(start + 1) || list.is(start, Class::Contracted) && !contracted;
        let longest = |set| {
            let count = list.any_phrase(start, end, set);
            Some(count).filter(|count| *count > usize::from(single) && !list.is_joined(start + count))
        };
        // `… on my list that we need`
        let told = first && part.named && list.is(start, Class::Reports);
        let behind = if told { list.any_phrase(start + 1, end, Set::LeadIns) } else { 0 };
        let behind = if behind > 0 { behind + 1 } else { 0 };
        // `así que leche`, but not `so`; `…, but clean the gutters`
        let chore = |words: usize| list.purpose == Purpose::Chores && list.is_task(start + words..end);
        let therefore = longest(Set::Therefores).filter(|words| *words > 1 || chore(*words)).unwrap_or(0);
        // `there's`
        let lead_in = longest(Set::LeadIns).unwrap_or(usize::from(contracted)).max(behind).max(therefore);
        let lead_in =
            if list.purpose == Purpose::Chores { self.before_task(range, lead_in) } else { lead_in };
        let duty = longest(Set::Duties).unwrap_or(0);
        let anew = part.named
            && !first
            && list.purpose == Purpose::Goods
            && !list.is(start, Class::AddingThings)
            && !list.is_joined(start + 1)
            && !list.verbs_end;
        let adder = if part.put || anew {
            list.any_phrase(start, end, Set::Adders)
        } else if part.named {
            let right_behind = first && list.kind(part.range.start) != Some(Kind::Colon);
            self.late_adder(range.clone(), part, right_behind)
        } else {
            0
        };
        let adds = adder > 0 && !added && adder >= lead_in.max(duty);
        let taken = if adds { adder } else { lead_in.max(duty) };
        // `I should really put`
        let free = taken == 0 && part.put && !added;
        let adverb = if free { list.any_phrase(start, end, Set::Adverbs) } else { 0 };
        let puts = list.any_phrase(start + adverb, end, Set::Adders) > 0;
        let taken = if puts { taken.max(adverb) } else { taken };
        let duty = !adds && duty > 0 && duty >= lead_in;
        (taken > 0 && start + taken <= end).then_some(Step { taken, adds, duty })
    }

    /// How many of the tokens that lead in do so on a list of things to do, and are no part of the first one.
    fn before_task(&self, range: &Range<usize>, lead_in: usize) -> usize {
        let list = self.list;
        // `hol die Kinder ab`
        if list.any_phrase(range.start, range.end, Set::Buyers) == lead_in {
            return 0;
        }
        // `…, and to buy stamps`
        let to = lead_in > 1 && list.is(range.start, Class::Askers);
        if to && list.is_task(range.start + 1..range.end) { 1 } else { lead_in }
    }
}
