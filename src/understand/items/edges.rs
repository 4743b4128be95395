//! What leads in and out of an item: `we need`, `please`, `and that's it`.

use std::ops::Range;

use super::addresses::thanked;
use super::joints::{is_adjective, person};
use super::{List, Part, Purpose, occasion};
use crate::understand::language::{Beside, Class, Set};
use crate::understand::words::Kind;

/// How many phrases may stand between the list's name and its first item.
const MOST_OPENERS: usize = 2;

/// Who wants something is named in no more words: `my little daughter`.
const LONGEST_NAME: usize = 4;

/// Nobody is asked in more words: `when you are next at the shops would you be so kind as to`.
const LONGEST_ASKING: usize = 14;

/// Who something is to be done with is named in no more words: `con la abuela`.
const MOST_BEFORE_VERB: usize = 4;

/// How far behind the list's name a first step is looked for.
const FAR: usize = 40;

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
    /// Without marks, noise and fillers at both edges.
    pub(super) fn bare(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let mut range = self.unmarked(range);
        loop {
            let start = range.start + self.filler(&range);
            let end = range.end - list.noise_before(start, range.end);
            if (start, end) == (range.start, range.end) {
                return range;
            }
            range = self.unmarked(start..end.max(start));
        }
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
        let kept = part || name || whole || list.asks(start) || more(Set::LeadIns) || more(Set::Openers);
        if kept { 0 } else { filler }
    }

    /// Without marks at both edges; a mark that says something about the word beside it stays.
    pub(super) fn unmarked(&self, range: Range<usize>) -> Range<usize> {
        let (mut start, mut end) = (range.start, range.end);
        while start < end && self.is_mark(start) {
            start += 1;
        }
        while end > start && self.is_mark(end - 1) {
            end -= 1;
        }
        start..end
    }

    fn is_mark(&self, at: usize) -> bool {
        match self.list.kind(at) {
            Some(Kind::Word | Kind::Number) | None => false,
            Some(Kind::Symbol) => self.list.token(at).is_some_and(|token| {
                token
                    .said(self.list.text)
                    .chars()
                    .all(|c| "\"'&()[]{}<>|*_~^=“”„‚‘’«»‹›`´\\/".contains(c) || c.is_control())
            }),
            Some(_) => true,
        }
    }

    /// Without what leads in: `can you please`, `we need`, and where something is put on a list, `add`.
    pub(super) fn after_lead_in(
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
            let asked = || if first && part.put && part.before { self.asked(&range) } else { None };
            let start = self.wanted(&range).or_else(asked).or_else(|| self.cued(&range));
            range = self.bare(start.unwrap_or(range.start)..range.end);
        }
        if first && part.named {
            range = self.after_inverted(range);
            range = self.after_openers(range, part);
        }
        // `also kommen Turnschuhe` in die Tasche
        let goes = first && part.put && part.before && list.verbs_end && range.start > part.range.start;
        let goes = if goes { list.any_phrase(range.start, range.end, Set::Goes) } else { 0 };
        range = self.bare(range.start + goes..range.end);
        range = self.after_way(range);
        if first && part.put {
            range = self.after_occasion(range);
        }
        let mut added = false;
        while let Some(step) = self.lead_in_step(&range, part, first, added) {
            added |= step.adds;
            front.duty |= step.duty;
            range = self.bare(range.start + step.taken..range.end);
            // Where the verb of something to do stands last, adverbs follow the one that leads to it.
            let mut adverb = usize::from(list.verbs_end);
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
        (range, front)
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

    /// Without the verb before who speaks, where it stands behind the list's name: `besorg ich`, `dachte ich an`, whatever
    /// verb that is.
    fn after_inverted(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let (verb, who) = (range.start, range.start + 1);
        let small = list.token(verb).is_some_and(|word| word.said(list.text).starts_with(char::is_lowercase));
        let speaks = list.is(who, Class::Speakers) && list.is(who, Class::ClosingOpens);
        if !list.verbs_end
            || !small
            || !speaks
            || list.getting(verb, range.end).max(list.needing(verb, range.end)) > 0
            || who + 1 >= range.end
            || list.purpose == Purpose::Chores
        {
            return range;
        }
        let mut rest = self.bare(who + 1..range.end);
        // `stelle ich mir … vor`, `denke ich an`
        let small = |at: usize| {
            (list.is_any(at, [Class::Subjects, Class::Prepositions])
                || list.any_phrase(at, at + 1, Set::Adverbs) > 0)
                && !list.is_any(at, [Class::Ones, Class::Purposes])
        };
        while rest.len() > 1 && small(rest.start) {
            rest = self.bare(rest.start + 1..rest.end);
        }
        rest
    }

    /// Without `today is`, `there are` behind the list's name.
    fn after_openers(&self, mut range: Range<usize>, part: &Part) -> Range<usize> {
        let list = self.list;
        let chores = list.purpose == Purpose::Chores;
        for _ in 0..MOST_OPENERS {
            let longest = |set| list.any_phrase(range.start, range.end, set);
            // `the office needs paper`
            let needs = !chores && range.start == part.range.start;
            let needs = if needs { longest(Set::Wanters) } else { 0 };
            let opener = longest(Set::Openers).max(list.lacking(range.start, range.end)).max(needs);
            // `hay que` is more than `hay`; and a verb does not follow a colon.
            let colon = list.kind(part.range.start) == Some(Kind::Colon);
            let verb = list.is(range.start, Class::Copulas);
            // `have a haircut` is something to do.
            let verbs = chores && !list.verbs_end;
            let task = verbs && opener == 1 && list.is_task(range.start..range.end.min(range.start + 2));
            // `mit dem Hund gehen`
            let task =
                task || chores && list.is(range.start, Class::Prepositions) && list.is_task(range.clone());
            // `con Ana arreglar la bici`
            let near = range.start + 1..range.end.min(range.start + MOST_BEFORE_VERB);
            let with =
                || list.is(range.start, Class::Ties) && near.clone().any(|at| list.is_task(at..range.end));
            let task = task || verbs && with();
            // `things for the barbecue`
            let thing = opener == 1
                && list.is(range.start, Class::Things)
                && list.is(range.start + 1, Class::Purposes);
            let more = opener < longest(Set::Duties).max(longest(Set::LeadIns));
            // `this week's magazine`
            let thing = thing || opener > 0 && self.is_owner(range.start + opener - 1);
            if opener == 0 || thing || task || colon && verb || more {
                break;
            }
            range = self.bare(range.start + opener..range.end);
        }
        range
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
        if !opens || whole() || owned() || list.is_title(start) || added && list.asks(start) {
            return None;
        }
        let single =
            list.is_joined(start + 1) || list.is(start, Class::Contracted) && !self.is_contracted(start);
        let longest = |set| {
            let count = list.any_phrase(start, end, set);
            Some(count).filter(|count| *count > usize::from(single) && !list.is_joined(start + count))
        };
        // `… on my list that we need`
        let told = first && part.named && list.is(start, Class::Reports);
        let behind = if told { list.any_phrase(start + 1, end, Set::LeadIns) } else { 0 };
        let behind = if behind > 0 { behind + 1 } else { 0 };
        // `así que leche`, but not `so`
        let therefore = longest(Set::Therefores).filter(|words| *words > 1).unwrap_or(0);
        let lead_in = longest(Set::LeadIns).unwrap_or(0).max(behind).max(therefore);
        // `hol die Kinder ab`
        let task = list.purpose == Purpose::Chores && list.any_phrase(start, end, Set::Buyers) == lead_in;
        let lead_in = if task { 0 } else { lead_in };
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

    /// How many tokens at the start put something on the list that was named before. On a list of things to do, `add
    /// salt to the softener` is one; it is put there if it stands right behind the list's name, or is a task itself.
    fn late_adder(&self, range: Range<usize>, part: &Part, right_behind: bool) -> usize {
        let list = self.list;
        let adder = list.any_phrase(range.start, range.end, Set::LateAdders);
        if adder == 0 {
            return 0;
        }
        let task = || list.is_task(self.bare(range.start + adder..range.end));
        let puts = match list.purpose {
            Purpose::Chores => right_behind || task(),
            Purpose::Unknown => !self.tells_steps(part),
            _ => true,
        };
        if puts { adder } else { 0 }
    }

    /// Whether a part tells what is to be done one after the other, and not what is to be put on a list: `soften the
    /// onions, add the barley`.
    pub(super) fn tells_steps(&self, part: &Part) -> bool {
        let list = self.list;
        let begins = |at: &usize| {
            let before = at.checked_sub(1).and_then(|before| list.token(before));
            let counted = || before.and_then(|token| token.number).is_some_and(|number| number.ordinal);
            let joined = || list.is(at - 1, Class::Conjunctions);
            before.is_none_or(|before| !before.is_spoken()) || counted() || joined()
        };
        let step = |at: &usize| {
            list.any_phrase(*at, part.range.end, Set::LateAdders) == 0
                && list.is_task(*at..part.range.end.min(at + 3))
        };
        part.range.clone().take(FAR).filter(begins).any(|at| step(&at))
    }

    /// Where the things begin that someone wants: behind `my daughter wants`.
    fn wanted(&self, range: &Range<usize>) -> Option<usize> {
        let list = self.list;
        let who = range.start + 1..range.end.min(range.start + LONGEST_NAME + 1);
        let verb = |at: usize| Some(list.any_phrase(at, range.end, Set::Wanters)).filter(|count| *count > 0);
        let (at, count) = who.into_iter().find_map(|at| verb(at).map(|count| (at, count)))?;
        let speaks = |at: usize| list.is(at, Class::Speakers);
        let who = range.start..at;
        // `wants to come` is about no thing.
        let thing = at + count < range.end && !list.is_any(at + count, [Class::Askers, Class::Conjunctions]);
        // `the fancy mustard`
        let described = [Class::Articles, Class::Determiners, Class::Ones, Class::Of];
        let put = list.any_phrase(range.start, at, Set::Adders) == at - range.start;
        if put
            || list.any_phrase_before(range.start, at, Set::Somes) > 0
            || list.is_any(at - 1, described)
            || self.is_relative(at - 1, range.start)
            || is_adjective(list, at - 1)
            || list.kind(at - 1) == Some(Kind::Number)
        {
            return None;
        }
        // `boiler needs a service` is about the boiler.
        let any = || who.clone().any(|at| person(list, at, who.end).is_some());
        let wants = list.purpose != Purpose::Unknown || any();
        // `Tom and Anna want tea`, but `crisps and everyone needs a hat`
        let joint = who.clone().find(|at| list.is(*at, Class::Conjunctions));
        let wants = wants && joint.is_none_or(|joint| person(list, who.start, joint) == Some(joint));
        (thing && wants && self.is_plain(who.clone()) && !who.clone().any(speaks)).then_some(at + count)
    }

    /// Where it is said that something is to be put on the list, if someone is asked for it before.
    pub(super) fn asked(&self, range: &Range<usize>) -> Option<usize> {
        let list = self.list;
        let near = range.start + 1..range.end.min(range.start + LONGEST_ASKING);
        // `te pido que apuntes`, but `une baguette à ajouter`
        let things = [Class::Articles, Class::Ones, Class::Purposes, Class::Conjunctions];
        let thing = |at: usize| list.is_any(at, things) && !list.is(at, Class::Partitives);
        let names_none = |at: usize| {
            !list.verbs_end
                && list.is_any(at - 1, [Class::Reports, Class::Partitives])
                && !(range.start..at).any(thing)
        };
        let adds = |at: &usize| {
            let adder = list.any_phrase(*at, range.end, Set::Adders);
            // `would you be so kind as to add on my list tea`
            let whole = at + adder == range.end && (list.is(range.start, Class::Asks) || names_none(*at));
            adder > 0 && (at + adder < range.end || whole) && list.is(at - 1, Class::Askers)
        };
        let adder = |at: usize| list.any_phrase(at, range.end, Set::Adders) > 0;
        // `soap and could you add tea`, but `could you be a dear and add tea`
        let joint = |at: usize| list.is(at, Class::Conjunctions) && list.is(at + 1, Class::Asks);
        let asks = |before: Range<usize>| self.is_plain(before.clone()) && !before.into_iter().any(joint);
        near.into_iter().find(adds).filter(|at| !adder(range.start) && asks(range.start..*at))
    }

    /// Where the things begin behind what a speaker tells first: `I was told to get tea`, `wir kriegen Besuch und brauchen Wein`.
    pub(super) fn cued(&self, range: &Range<usize>) -> Option<usize> {
        const LEADS: [Class; 3] = [Class::Askers, Class::Auxiliaries, Class::Conjunctions];
        let list = self.list;
        let longest = |at: usize, sets: [Set; 2]| {
            sets.into_iter().map(|set| list.any_phrase(at, range.end, set)).max().unwrap_or(0)
        };
        let tells = list.is(range.start, Class::Speakers)
            && matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
            && longest(range.start, [Set::LeadIns, Set::Duties]) == 0;
        let near = range.start + 2..range.end.min(range.start + LONGEST_ASKING);
        let verb = if list.verbs_end { Set::Needs } else { Set::Buyers };
        let gets = |at: usize| {
            let thing = at + longest(at, [Set::Needs, verb]);
            let told = thing > at && thing < range.end && list.kind(thing) == Some(Kind::Word);
            (told && list.is_any(at - 1, LEADS)).then_some(thing)
        };
        if tells && self.is_plain(range.clone()) { near.into_iter().rev().find_map(gets) } else { None }
    }

    /// Whether what tells more of the thing before it begins at `at`: `los yogures que` quiere Ana.
    pub(super) fn is_relative(&self, at: usize, start: usize) -> bool {
        let list = self.list;
        let that = list.is(at, Class::Reports) && list.is(at, Class::Asks);
        that && at > start && list.kind(at - 1) == Some(Kind::Word) && list.beside(at - 1).is_none()
    }

    /// Whether only words stand there.
    fn is_plain(&self, range: Range<usize>) -> bool {
        range.into_iter().all(|at| matches!(self.list.kind(at), Some(Kind::Word | Kind::Dash)))
    }

    /// Whether the word says whose the next one is.
    fn is_owner(&self, at: usize) -> bool {
        let said = self.list.token(at).map_or("", |token| token.said(self.list.text));
        (said.ends_with("'s") || said.ends_with("’s"))
            && self.list.kind(at + 1) == Some(Kind::Word)
            && at > 0
            && !self.list.is_any(at, [Class::ClosingOpens, Class::Others])
    }

    /// Whether `'s` was said behind the word.
    fn is_contracted(&self, at: usize) -> bool {
        let said = self.list.token(at).map_or("", |token| token.said(self.list.text));
        said.contains(['\'', '’'])
    }

    /// Without what leads out: `and that's it, thanks`.
    pub(super) fn before_lead_out(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let mut range = self.unmarked(range);
        if range.len() == 1 && list.is(range.start, Class::Ends) && self.is_last(range.start) {
            return range.end..range.end;
        }
        loop {
            range = self.unmarked(range.start..range.end - thanked(list, &range));
            let known = range.end.checked_sub(1).and_then(|last| list.beside(last));
            let Some(known) = known.filter(|_| !list.ends_title(&range)) else { return range };
            // Most words that are known end nothing of the kind.
            let longest = |set: Set| match known.ends(set) {
                true => list.any_phrase_before(range.start, range.end, set),
                false => 0,
            };
            let lead_out = longest(Set::LeadOuts);
            // `Milch doch nicht` takes the milk off the list.
            if longest(Set::Removals) > lead_out {
                return range;
            }
            // `is the budget done`
            let said = || {
                let is = |at: usize| list.is(at, Class::Copulas) || self.is_contracted(at);
                // `check if the tyres are ok`
                let states = list.purpose == Purpose::Chores && range.len() > 2 && is(range.end - 2);
                // `get the eyebrows done`
                let gets = |set| list.any_phrase(range.start, range.end, set) > 0;
                let states = states
                    || list.purpose == Purpose::Chores
                        && list.is_task(range.clone())
                        && [Set::Buyers, Set::Openers].into_iter().any(gets);
                states || list.asks(range.start) || is(range.start)
            };
            // `steak well done`
            let whole = || longest(Set::Wholes) > lead_out;
            let kept = lead_out > 0 && whole()
                || lead_out == 1 && self.is_atop(&range)
                || lead_out == 1 && range.len() > 1 && self.enters(&range)
                || lead_out == 1
                    && (self.is_bound(&range) || list.is(range.end - 1, Class::Finished) && said());
            let lead_out = if kept { 0 } else { lead_out };
            let added = self.added_those(&range);
            let filler = longest(Set::Fillers);
            // `the ones the kids like`
            let verb = filler == 1 && range.len() > 3 && list.is(range.end - 1, Class::Ties);
            // `aceite bueno`
            let described = filler == 1
                && lead_out == 0
                && list.is(range.end - 1, Class::Finished)
                && range.len() > 1
                && list.kind(range.end - 2) == Some(Kind::Word);
            let verb = verb || described;
            let taken =
                lead_out.max(if verb || kept { 0 } else { filler }).max(added).max(self.closing(&range));
            let taken = taken.max(self.aside(&range, longest(Set::Asides)));
            if taken == 0 || self.is_held(range.start, range.end - taken) {
                return range;
            }
            range = self.unmarked(range.start..range.end - taken);
        }
    }

    /// Whether a range ends with a verb that may put its noun on a list, and is what is to be done with it: `Urlaub
    /// eintragen`, but `Müll rausbringen eintragen`.
    fn enters(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let puts = |set| list.any_phrase_before(range.start, range.end, set) > 0;
        list.purpose == Purpose::Chores
            && list.verbs_end
            && list.is_verb(range.end - 1..range.end)
            && puts(Set::Tails)
            && !puts(Set::Adders)
            && !list.is_task(range.start..range.end - 1)
    }

    /// How many tokens at the end put on the list what was said before: `… so add those`.
    fn added_those(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        let those = list.any_phrase_before(range.start, range.end, Set::Pronouns);
        let add = match range.end.checked_sub(those) {
            Some(end) if those > 0 => list.any_phrase_before(range.start, end, Set::Adders),
            _ => 0,
        };
        if add > 0 && range.len() > add + those { add + those } else { 0 }
    }

    /// How many of the last tokens carry nothing, because the `aside` that they are stands by itself: `…, as usual`.
    fn aside(&self, range: &Range<usize>, aside: usize) -> usize {
        let list = self.list;
        let start = range.end - aside;
        let mark = || matches!(list.kind(start - 1), Some(Kind::Comma | Kind::Semicolon | Kind::SentenceEnd));
        let alone = aside > 0 && start > range.start && mark() && !list.is_named(start);
        if alone && !list.keeps_talk { aside } else { 0 }
    }

    /// Whether the word is the last one of the text and stands by itself, but is not all that is said.
    fn is_last(&self, at: usize) -> bool {
        let list = self.list;
        let parted = at.checked_sub(1).and_then(|before| list.kind(before));
        let ends =
            matches!(parted, Some(Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::LineBreak));
        // `…, stop, thanks`
        let rest = self.unmarked(at + 1..list.tokens.len());
        let leads_out = |set| list.any_phrase(rest.start, rest.end, set) == rest.len();
        ends && (rest.is_empty() || [Set::LeadOuts, Set::Fillers].into_iter().any(leads_out))
    }

    /// How many tokens at the end say in other words that the list is over: `with that we're done for today`.
    fn closing(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        // `that'll do for a weekend`
        let day = |at: usize| at < range.end && occasion::is_one(list, at);
        let known = |at: usize| {
            list.is(at, Class::Closing)
                || day(at)
                || list.is_hyphen(at)
                || list.is(at, Class::Ones) && day(at + 1)
        };
        let other = (range.clone()).rev().find(|at| !known(*at));
        let start = other.map_or(range.start, |other| other + 1);
        // What is to be done may end like it: `check that it is done`.
        let free = |at: usize| {
            at == range.start
                || list.kind(at - 1) != Some(Kind::Word)
                || list.is(at - 1, Class::Closing)
                || list.is(at + 1, Class::ClosingOpens)
                || list.purpose != Purpose::Chores
                    && (self.is_contracted(at) || list.is(at + 1, Class::Copulas))
        };
        let opens = |at: &usize| list.is(*at, Class::ClosingOpens) && free(*at) && !list.asks(range.start);
        let tells = |at: usize| (at + 1..range.end).any(|at| list.is(at, Class::ClosingTells));
        (start..range.end).find(opens).filter(|at| tells(*at)).map_or(0, |at| range.end - at)
    }

    /// Whether the last word says where on a thing that is which it has, and nothing is put on a list before it: `Brotdose
    /// mit Namen drauf`, but `schreib Brot mit Körnern drauf`.
    pub(super) fn is_atop(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let last = range.end - 1;
        let has = |at: &usize| list.is(*at, Class::Ties) && !list.is(*at, Class::Conjunctions);
        let puts = |at| list.any_phrase(at, last, Set::Adders) > 0;
        list.is(last, Class::Atop)
            && (range.start + 1..last)
                .rev()
                .take(LONGEST_NAME)
                .take_while(|at| list.kind(*at) == Some(Kind::Word))
                .skip(1)
                .any(|at| has(&at))
            && !(0..range.start + 1).any(puts)
    }

    /// Whether the word before `end` calls for what stands there: `vino para` ahora, `comprobar que` ya está todo.
    fn is_held(&self, start: usize, end: usize) -> bool {
        let list = self.list;
        let clause = |at: usize| list.is(at, Class::Reports) && list.is(at, Class::Asks);
        let held = |at: usize| list.is(at, Class::Purposes) || clause(at);
        end > start + 1 && held(end - 1)
    }

    /// Whether a preposition stands before the last word: `steak à point`.
    fn is_bound(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let before = range.end.checked_sub(2).filter(|at| *at >= range.start);
        let bound = before.is_some_and(|at| list.is(at, Class::Prepositions));
        bound && list.any_phrase_before(range.start, range.end - 1, Set::Fillers) == 0
    }

    /// Without a verb of buying, where it only says that things are bought.
    pub(super) fn without_buying(&self, range: Range<usize>, front: Front) -> Range<usize> {
        let list = self.list;
        let errand = self.errand(&range);
        let duty = front.duty || errand > 1 && list.is(range.start, Class::Askers);
        let says_nothing = match list.purpose {
            Purpose::Goods => true,
            Purpose::Chores | Purpose::Questions => false,
            Purpose::Titles | Purpose::Unknown => duty,
        };
        if !says_nothing {
            return range;
        }
        if list.purpose == Purpose::Titles {
            let views = |at: usize| range.len() > 1 && list.words.viewers.contains(&list.word(at));
            return match list.verbs_end {
                true => range.start..range.end - usize::from(views(range.end - 1)),
                false => self.bare(range.start + usize::from(views(range.start))..range.end),
            };
        }
        if list.verbs_end {
            // `Brot, das wir immer kaufen`
            let told = |at: usize| {
                list.kind(at) == Some(Kind::Comma)
                    && list.is(at + 1, Class::Articles)
                    && list.is(at + 2, Class::Subjects)
            };
            if range.clone().any(told) {
                return range;
            }
            let end = range.end - list.any_phrase_before(range.start, range.end, Set::Buyers);
            return self.bare(range.start..end);
        }
        if list.is_whole(range.start) {
            return range;
        }
        let start = range.start + errand;
        // `take-out menus`, `pack of ham`
        if list.is_joined(start) || start > range.start && list.is(start, Class::Of) {
            return range;
        }
        if start >= range.end && list.purpose != Purpose::Goods && !duty {
            return range;
        }
        self.bare(start..range.end)
    }

    /// How many tokens at the start are a verb of buying, with what leads to it: `to buy`, `go and get`.
    fn errand(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        let buyer = |at: usize| list.any_phrase(at, range.end, Set::Buyers);
        let asker = |at: usize| usize::from(at < range.end && list.is(at, Class::Askers));
        let led = range.start + asker(range.start);
        // `ir a recoger a Mateo` is something to do.
        let goods = list.purpose == Purpose::Goods;
        let way = if goods { list.any_phrase(led, range.end, Set::Ways) } else { 0 };
        let there = led + way + if way > 0 { asker(led + way) } else { 0 };
        let ends = [range.start, led, there].map(|at| (at, buyer(at)));
        let end = ends.into_iter().find(|(_, buyer)| *buyer > 0).map(|(at, buyer)| at + buyer);
        end.map_or(0, |end| end - range.start)
    }
}
