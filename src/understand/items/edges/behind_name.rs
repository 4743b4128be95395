//! What stands between the name of a list and its first thing: the ingredients `I'm going to need are`, `besorg ich`.

use std::ops::Range;

use super::Edges;
use crate::understand::items::{Part, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// How many phrases may stand between the list's name and its first item.
const MOST_OPENERS: usize = 2;

/// Who something is to be done with is named in no more words: `con la abuela`.
const MOST_BEFORE_VERB: usize = 4;

/// Who wants something is named in no more words: `my little daughter`.
pub(super) const LONGEST_NAME: usize = 4;

/// Nobody says in more words which things are on the list.
pub(super) const LONGEST_CLAUSE: usize = 9;

impl Edges<'_> {
    /// Without the verb before who speaks, where it stands behind the list's name: `besorg ich`, `dachte ich an`,
    /// whatever verb that is.
    pub(super) fn after_inverted(&self, range: Range<usize>) -> Range<usize> {
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
    pub(super) fn after_openers(&self, mut range: Range<usize>, part: &Part) -> Range<usize> {
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
    pub(super) fn after_relative(&self, range: Range<usize>, part: &Part) -> Range<usize> {
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

    /// Whether somebody tells how something is on a list of what is so: `I get dizzy`, `ich kann nicht schlafen`.
    pub(super) fn complains(&self, range: &Range<usize>, part: &Part) -> bool {
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
}
