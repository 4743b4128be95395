//! What leads to the things of a list: `we need`, `please add`.

use std::ops::Range;

use super::{Edges, Front};
use crate::understand::items::joints::begins_quantity;
use crate::understand::items::{Part, Purpose, occasion};
use crate::understand::language::{Beside, Class, Set};
use crate::understand::words::Kind;

/// How many phrases may stand between the list's name and its first item.
const MOST_OPENERS: usize = 2;

/// Who wants something is named in no more words: `my little daughter`.
const LONGEST_NAME: usize = 4;

/// Who something is to be done with is named in no more words: `con la abuela`.
const MOST_BEFORE_VERB: usize = 4;

/// Nobody says in more words which things are on the list.
const LONGEST_CLAUSE: usize = 9;

/// How far behind the list's name a first step is looked for.
const FAR: usize = 40;

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
        range.start += self.rest_of_verb(&range, part);
        for _ in 0..MOST_OPENERS {
            let longest = |set| list.any_phrase(range.start, range.end, set);
            // `the office needs paper`
            let needs = !chores && range.start == part.range.start;
            let needs = if needs { longest(Set::Wanters) } else { 0 };
            let opener = longest(Set::Openers).max(list.lacking(range.start, range.end)).max(needs);
            let opener = opener.max(if part.follows { 0 } else { self.sums_up(&range) });
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
            // `… on the to do list, and to buy stamps`
            let to = verbs && opener > 1 && list.is(range.start, Class::Askers);
            if to && list.is_task(range.start + 1..range.end) {
                range.start += 1;
                break;
            }
            // `things for the barbecue`
            let thing = opener == 1
                && list.is(range.start, Class::Things)
                && list.is(range.start + 1, Class::Purposes);
            let more = opener < longest(Set::Duties).max(longest(Set::LeadIns));
            // `this week's magazine`
            let thing = thing || opener > 0 && self.is_owner(range.start + opener - 1);
            let thing = thing || self.complains(&range, part);
            if opener == 0 || thing || task || colon && verb || more {
                break;
            }
            range = self.bare(range.start + opener..range.end);
            // `on the guest list are so far`
            let adverb = list.any_phrase(range.start, range.end, Set::Adverbs);
            let adverb = if adverb < range.len() && verb { adverb } else { 0 };
            range = self.bare(range.start + adverb..range.end);
        }
        range
    }

    /// How many tokens behind the list's name say that the things follow: `so that's` milk, bread.
    fn sums_up(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        let (that, thing) = (range.start, range.start + 1);
        // `that's on the fridge`
        let named = thing < range.end && !list.is_any(thing, [Class::Prepositions, Class::ClosingTells]);
        let that = !list.words.contracted.is_empty() && list.is(that, Class::ClosingOpens);
        usize::from(that && named && !list.tells_faults && self.is_contracted(range.start))
    }

    /// How many tokens behind the list's name are the rest of the verb that led to it: so sieht der Essensplan `aus`.
    fn rest_of_verb(&self, range: &Range<usize>, part: &Part) -> usize {
        let list = self.list;
        let led = self.bare(part.led.clone());
        let verb = list.any_phrase(led.start, led.end, Set::LeadIns);
        let rest = list.any_phrase(range.start, range.start + 1, Set::Managers);
        let bound = [Class::Articles, Class::Determiners, Class::Ones];
        let leads = list.verbs_end && verb > 1 && verb == led.len() && range.start == part.range.start;
        if leads && range.len() > 1 && !list.is_any(range.start + 1, bound) { rest } else { 0 }
    }

    /// Without the clause right behind the list's name that says which things are on it: the ingredients `I'm going to
    /// need are`, Filme, `die wir noch schauen wollen, sind`.
    fn after_relative(&self, range: Range<usize>, part: &Part) -> Range<usize> {
        let list = self.list;
        let who = |at: usize| list.is_any(at, [Class::Subjects, Class::Speakers]);
        let parted = matches!(list.kind(part.range.start), Some(Kind::Colon | Kind::Comma));
        if parted || !who(range.start) && !who(range.start + 1) {
            return range;
        }
        let ends = |at: usize| {
            let verb = [Set::Needs, Set::Buyers, Set::Wanters, Set::Tails];
            verb.iter().any(|set| list.any_phrase_before(range.start, at, *set) > 0)
                || list.verbs_end && list.is(at - 1, Class::Auxiliaries)
        };
        let near = range.start + 2..range.end.min(range.start + LONGEST_CLAUSE);
        let copula = near.into_iter().find(|at| list.is(*at, Class::Copulas) && ends(*at));
        copula.map_or(range.clone(), |copula| self.bare(copula + 1..range.end))
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

    /// Whether somebody tells how something is on a list of what is so: `I get dizzy`, `ich kann nicht schlafen`.
    fn complains(&self, range: &Range<usize>, part: &Part) -> bool {
        let list = self.list;
        let near = range.start..range.end.min(range.start + LONGEST_NAME);
        let needs = [Set::Needs, Set::Adders, Set::Wanters];
        let asks = |at: usize| needs.iter().any(|set| list.any_phrase(at, range.end, *set) > 0);
        if !list.tells_faults || !part.named || part.put {
            return false;
        }
        // `falta rodapié`, `es fehlt eine Leiste`
        near.clone().any(|at| list.words.missing.contains(list.word(at)))
            || list.is_teller(range.start)
                && list.listed(range.start, range.end, Set::Duties) == 0
                && !near.into_iter().any(asks)
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
            // `electrical list add cable, back boxes`
            Purpose::Unknown => {
                right_behind && (list.is_list || self.is_asked(range.start)) || !self.tells_steps(part)
            }
            _ => true,
        };
        if puts { adder } else { 0 }
    }

    /// Whether a courtesy stands before what begins at `at`: please `add`.
    fn is_asked(&self, at: usize) -> bool {
        let list = self.list;
        let who = [Class::Subjects, Class::Speakers, Class::Asks];
        at.checked_sub(1).is_some_and(|at| list.is(at, Class::Thanks) && !list.is_any(at, who))
    }

    /// How many tokens at the start order what follows by its amount, where somebody is asked for it right behind the
    /// list's name, and nothing else is to be done: please `order` two boxes.
    fn order(&self, range: &Range<usize>, part: &Part) -> usize {
        let list = self.list;
        let order = list.any_phrase(range.start, range.end, Set::Buyers);
        let thing = range.start + order;
        let counts = order > 0 && begins_quantity(list, thing, range);
        let asked = part.named && list.purpose == Purpose::Unknown && self.is_asked(range.start);
        if counts && asked && !self.tells_steps(part) { order } else { 0 }
    }

    /// Whether a part tells what is to be done one after the other, and not what is to be put on a list: `soften the
    /// onions, add the barley`.
    pub(in crate::understand::items) fn tells_steps(&self, part: &Part) -> bool {
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

    /// Without a verb of buying, where it only says that things are bought.
    pub(in crate::understand::items) fn without_buying(
        &self,
        range: Range<usize>,
        front: Front,
    ) -> Range<usize> {
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
            let views = |at: usize| range.len() > 1 && list.words.viewers.contains(list.word(at));
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
