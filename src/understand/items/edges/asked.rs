//! Who asks for the things, or tells first what they are for: `Tom wants`, `I was told to get`.

use std::ops::Range;

use super::Edges;
use crate::understand::items::Purpose;
use crate::understand::items::joints::{is_adjective, person};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// Who wants something is named in no more words: `my little daughter`.
const LONGEST_NAME: usize = 4;

/// Nobody is asked in more words: `when you are next at the shops would you be so kind as to`.
const LONGEST_ASKING: usize = 14;

impl Edges<'_> {
    /// Where the things begin that someone wants: behind `my daughter wants`.
    pub(super) fn wanted(&self, range: &Range<usize>) -> Option<usize> {
        let list = self.list;
        let who = range.start + 1..range.end.min(range.start + LONGEST_NAME + 1);
        let verb = |at: usize| Some(list.any_phrase(at, range.end, Set::Wanters)).filter(|count| *count > 0);
        let (at, count) = who.into_iter().find_map(|at| verb(at).map(|count| (at, count)))?;
        let speaks = |at: usize| list.is(at, Class::Speakers);
        let who = range.start..at;
        // `wants to come` is about no thing.
        let those = list.any_phrase(at + count, range.end, Set::Pronouns);
        let thing = at + count + those < range.end
            && !list.is_any(at + count, [Class::Askers, Class::Conjunctions])
            && (!list.is(at + count, Class::Ties)
                || list.any_phrase(at + count, range.end, Set::Fillers) > 0);
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

    /// The things between the two parts of a verb with which somebody asks for them or names them: `Tobias hat uns`
    /// Stiller und Montauk `empfohlen`.
    pub(in crate::understand::items) fn bracketed(&self, range: &Range<usize>) -> Option<Range<usize>> {
        let list = self.list;
        let verb = list.any_phrase_before(range.start, range.end, Set::Wanters);
        if !list.verbs_end || verb == 0 {
            return None;
        }
        let end = range.end - verb;
        let near = range.start + 1..end.min(range.start + LONGEST_NAME + 1);
        let auxiliary = near.into_iter().find(|at| list.is_verb_told(*at, end))?;
        let whom = (auxiliary + 1..end).take_while(|at| list.is(*at, Class::Speakers)).count();
        let who = range.start..auxiliary;
        let any = who.clone().any(|at| person(list, at, who.end).is_some());
        let known = any || list.is_any(who.start, [Class::Articles, Class::Determiners]);
        let things = auxiliary + 1 + whom..end;
        // `Mir hat Anna Stiller empfohlen`
        let inverted = if known { None } else { person(list, things.start, end) };
        let things = inverted.unwrap_or(things.start)..end;
        let known = known || inverted.is_some() && list.is(range.start, Class::Speakers);
        (known && !things.is_empty() && self.is_plain(who)).then_some(things)
    }

    /// Where it is said that something is to be put on the list, if someone is asked for it before.
    pub(in crate::understand::items) fn asked(&self, range: &Range<usize>) -> Option<usize> {
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
    pub(in crate::understand::items) fn cued(&self, range: &Range<usize>) -> Option<usize> {
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
    pub(in crate::understand::items) fn is_relative(&self, at: usize, start: usize) -> bool {
        let list = self.list;
        let that = list.is(at, Class::Reports) && list.is(at, Class::Asks);
        that && at > start && list.kind(at - 1) == Some(Kind::Word) && list.beside(at - 1).is_none()
    }

    /// Whether only words stand there.
    fn is_plain(&self, range: Range<usize>) -> bool {
        range.into_iter().all(|at| matches!(self.list.kind(at), Some(Kind::Word | Kind::Dash)))
    }
}
