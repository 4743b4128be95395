//! Whole clauses that tell what is so and name nothing that is wanted: `the kids won't stop asking`.

use std::ops::Range;

use super::{Reading, Stretch, is_all};
use crate::understand::items::addresses::is_address;
use crate::understand::items::joints::person;
use crate::understand::items::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// Who or what a clause tells of is named in no more words: `the lady from the second floor`.
const LONGEST_SUBJECT: usize = 7;

/// Nobody tells more between commas before what is put on the list, nor at greater length.
const MOST_CLAUSES: usize = 3;
const FAR: usize = 30;

/// No clause is told in fewer words.
const SHORTEST: usize = 3;

impl Reading<'_> {
    /// Whether a clause before what puts something on the list tells why, `Frau Kessler hat angerufen, setz …`, or one
    /// behind the list's name says more of what was put on it before: `… on the list. The kids won't stop asking`.
    pub(super) fn tells(&self, Stretch { bare, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let before = || {
            part.before
                && part.put
                && self.is_first()
                && list.kind(bare.end) == Some(Kind::Comma)
                && list.purpose != Purpose::Chores
                && self.puts_later(bare.end)
        };
        // `Heute gibt es Strudel, drum gehören` auf die Liste
        let concluded = || {
            let rest = list.edges().unmarked(bare.end..self.said.end);
            let drawn = list.any_phrase(rest.start, rest.end, Set::Therefores);
            // `Der Arzt hat angerufen`, aus der Apotheke brauch ich …
            let comma = list.kind(bare.end) == Some(Kind::Comma);
            let parted = (comma || self.runs_on(bare)) && self.follows();
            part.before
                && self.is_first()
                && drawn == rest.len()
                && (drawn > 0 || parted)
                && list.purpose != Purpose::Chores
        };
        let behind = || {
            part.named
                && part.follows
                && !part.before
                && self.rough.is_empty()
                && list.purpose == Purpose::Goods
        };
        let goods = list.purpose == Purpose::Goods;
        !matches!(list.purpose, Purpose::Titles | Purpose::Questions)
            && (before()
                && (states(list, bare)
                    || goods && (list.is_telling(bare) || list.is_doing(bare))
                    || self.names_again(bare))
                || (concluded() || behind()) && states(list, bare)
                || goods && self.runs_on(bare) && self.follows() && dated(list, bare))
    }
}

impl Reading<'_> {
    /// Whether something is put on the list behind the comma at `at`, or the next ones: `the house is a tip, the baby's
    /// crying, put …`.
    fn puts_later(&self, at: usize) -> bool {
        let (list, end) = (self.list, self.part.range.end);
        let commas = (at..end.min(at + FAR)).filter(|at| list.kind(*at) == Some(Kind::Comma));
        commas.take(MOST_CLAUSES).any(|comma| {
            let next = list.edges().bare(comma + 1..end);
            let asked = list.any_phrase(next.start, next.end, Set::LeadIns);
            let verb = list.edges().bare(next.start + asked..next.end);
            // `also bitte Brot` auf die Liste
            let asks = list.edges().unmarked(comma + 1..end).start;
            let polite = list.verbs_end && (asks..end.min(asks + 2)).any(|at| list.is(at, Class::Thanks));
            list.any_phrase(verb.start, verb.end, Set::Adders) > 0 || polite
        })
    }

    /// Whether more is said behind the list's name.
    pub(super) fn follows(&self) -> bool {
        let list = self.list;
        let name = list.edges().bare(self.part.range.end..list.tokens.len());
        list.edges().before_lead_out(name.clone()).len() > SHORTEST
    }

    /// Whether a stretch is all that is said before the list's name, and nothing stands between: `mum is coming on sunday`
    /// shopping list wine and cheese.
    fn runs_on(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let next = list.kind(part.next);
        !part.put
            && bare.end == part.range.end
            && list.edges().bare(part.range.clone()) == *bare
            && matches!(next, Some(Kind::Word | Kind::Number))
            && !list.is(part.next, Class::Conjunctions)
            && list.any_phrase(part.next, list.tokens.len(), Set::Separators) == 0
    }

    /// Whether each thing that a stretch names is named again behind it, so that nothing is lost with it: `the sugar is
    /// running out and the salt too, put sugar and salt on`.
    fn names_again(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let thing = |at: &usize| list.kind(*at) == Some(Kind::Word) && list.beside(*at).is_none();
        let again =
            |at: usize| (bare.end..self.part.range.end).any(|other| list.word(other) == list.word(at));
        let number = |at: usize| list.kind(at) == Some(Kind::Number);
        bare.clone().any(|at| thing(&at))
            && bare.clone().filter(thing).all(again)
            && !bare.clone().any(number)
    }

    /// Whether nothing stands behind the list's name but what all is for: `… on the list for the kids' lunches`.
    pub(super) fn is_for(&self, stretch: &Stretch) -> bool {
        let (list, bare) = (self.list, &stretch.bare);
        let owned = |at: usize| {
            let said = list.token(at).map_or("", |word| word.said(list.text));
            said.ends_with("'s") || said.ends_with("’s") || list.kind(at + 1) == Some(Kind::Symbol)
        };
        // `for Dad blood pressure pills`
        let whom = person(list, bare.start + 1, bare.end).filter(|next| *next < bare.end && !owned(next - 1));
        self.is_all_behind_name(stretch)
            && list.purpose == Purpose::Goods
            && whom.is_none()
            && self.is_purpose(bare)
    }

    /// Whether a stretch is all that stands behind the list's name, and things were said before it.
    fn is_all_behind_name(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let part = self.part;
        part.named
            && part.follows
            && !part.before
            && self.alone
            && self.is_first()
            && more.is_none()
            && bare.start == part.range.start
    }

    /// Whether nothing stands behind the list's name but when all is to be on it: `… on the list by Friday`.
    pub(super) fn is_when(&self, stretch: &Stretch) -> bool {
        let (list, bare) = (self.list, &stretch.bare);
        let day = |at: usize| occasion::is_one(list, at);
        let small = [
            Class::Ties,
            Class::Prepositions,
            Class::Purposes,
            Class::PurposesOf,
            Class::Articles,
            Class::Determiners,
        ];
        self.is_all_behind_name(stretch)
            && bare.len() > 1
            && !day(bare.start)
            && day(bare.end - 1)
            && !list.is_title(bare.start)
            && bare.clone().all(|at| day(at) || list.is_any(at, small))
    }

    /// Whether a stretch between the list's name and its only colon says where or what the list is for: snag list, `flat four`:,
    /// shopping list, `everything for the lasagna`:.
    pub(super) fn heads(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let colon = |at: usize| list.kind(at) == Some(Kind::Colon);
        // `everything for the lasagna`, `which this year is at our house`
        let says = |at: usize| {
            let opens = list.is_any(at, [Class::Ties, Class::Clauses, Class::Reports]);
            list.is(at, Class::Purposes) || at == bare.start && opens
        };
        part.named
            && !part.follows
            && self.is_first()
            && (bare.len() <= SHORTEST || bare.clone().any(says))
            && colon(bare.end)
            && list.kind(part.range.start) == Some(Kind::Comma)
            && part.range.clone().filter(|at| colon(*at)).count() == 1
    }

    /// Whether a clause before the list's name only says which things follow: `what I'll cook` for Sunday lunch is, `was
    /// mir noch einfällt` für den Einkaufszettel.
    pub(super) fn says_which(&self, Stretch { range, bare, more, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let start = list.edges().unmarked(range.clone()).start;
        let asks = list.is(start, Class::Asks) && list.any_phrase(start, start + 1, Set::Pronouns) > 0;
        let who = list.is_any(start + 1, [Class::Subjects, Class::Speakers, Class::Others]);
        asks && who
            && part.before
            && self.follows()
            && more.is_none()
            && self.is_first()
            && bare.len() <= LONGEST_SUBJECT
            && list.purpose != Purpose::Questions
            && !list.is_title(start)
            && !bare.clone().any(|at| list.is_any(at, [Class::Conjunctions, Class::Copulas]))
    }

    /// Whether the speaker turns to somebody right behind the list's name, and then says more: `… on the list, love? And
    /// biscuits`.
    pub(super) fn turns_to(&self, Stretch { bare, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        // `groceries, love. Two pints of milk`
        let dear = || {
            let guest = |at: usize| list.is_any(at, [Class::People, Class::Articles]);
            list.purpose == Purpose::Goods
                && bare.end + 1 < part.range.end
                && is_all(list, bare, Set::Addresses)
                && !bare.clone().any(guest)
        };
        part.named
            && self.is_first()
            && list.kind(bare.end) == Some(Kind::SentenceEnd)
            && !list.is_joined_to_name(part, bare)
            && (part.follows && is_address(list, bare) || dear())
    }
}

/// Whether a range tells what somebody does on a day: `mum is coming on sunday`, `viene mi suegra el domingo`.
fn dated(list: &List<'_>, bare: &Range<usize>) -> bool {
    let who = [Class::People, Class::Speakers, Class::Subjects, Class::Tellers];
    let asks = [Set::Duties, Set::Adders, Set::Wanters, Set::Needs, Set::Buyers];
    let asked = |at: usize| asks.iter().any(|set| list.any_phrase(at, bare.end, *set) > 0);
    let day = |at: usize| occasion::is_one(list, at);
    bare.len() > 2
        && (bare.clone().any(|at| list.is_verb_told(at, bare.end)) || list.verbs_end && day(bare.start))
        && bare.clone().any(day)
        && bare.clone().any(|at| list.is_any(at, who))
        && !bare.clone().any(|at| asked(at) || list.is(at, Class::Conjunctions))
}

/// Whether a range is a clause that asks for nothing and says of nothing that it is used up.
pub(super) fn states(list: &List<'_>, bare: &Range<usize>) -> bool {
    let opens = [
        Class::Articles,
        Class::Determiners,
        Class::People,
        Class::Honorifics,
        Class::Subjects,
        Class::Speakers,
        Class::Others,
    ];
    let day = |at: usize| occasion::is_one(list, at);
    let named = || person(list, bare.start, bare.end).is_some();
    if bare.len() < SHORTEST
        || !(list.is_any(bare.start, opens) || list.verbs_end && day(bare.start) || named())
    {
        return false;
    }
    let last = bare.end - usize::from(!list.verbs_end);
    let subject = bare.start..last.min(bare.start + 1 + LONGEST_SUBJECT);
    let Some(verb) = subject.into_iter().find(|at| is_finite(list, *at)) else { return false };
    let other = |at: usize| {
        let ordinal = list.token(at).and_then(|token| token.number).is_some_and(|number| number.ordinal);
        list.kind(at) != Some(Kind::Word) && !ordinal
            || list.is_any(at, [Class::Conjunctions, Class::Clauses, Class::Asks])
    };
    let asks = |at: usize| {
        let sets = [Set::Duties, Set::Adders, Set::Wanters, Set::Needs, Set::Buyers];
        // `hat uns eingeladen`
        let us = list.is(at, Class::Speakers);
        !us && sets.iter().any(|set| list.any_phrase(at, bare.end, *set) > 0)
            || list.any_phrase(at, bare.end, Set::LeadIns) > 1
            || list.is(at, Class::Lacks) && at + 2 < bare.end
    };
    // `the milk has gone off`: the milk may be wanted.
    let who = [Class::People, Class::Honorifics, Class::Subjects, Class::Speakers, Class::Others];
    let someone = day(bare.start)
        || named()
        || (bare.start..verb + 1).any(|at| list.is_any(at, who))
        || list.is_any(bare.end - 1, [Class::Askers, Class::Speakers]);
    let ends = list.beside(verb).is_some_and(|verb| verb.begins(Set::LeadOuts));
    let used = || {
        // `the house is a tip`
        let named = list.is(verb + 1, Class::Ones) && verb + 2 < bare.end;
        ends && bare.end - verb <= SHORTEST && !named
            || bare.clone().any(|at| list.is_any(at, [Class::Finished, Class::Gone, Class::Ends]))
    };
    !(bare.start..verb).any(other)
        && (someone || !used())
        && !bare.clone().any(asks)
        && !bare.clone().any(|at| list.is(at, Class::Conjunctions))
        && list.any_phrase_before(bare.start, bare.end, Set::LeadOuts) == 0
}

/// Whether a finite verb stands at `at` that is no full one: `is`, `won't`, `hat`.
fn is_finite(list: &List<'_>, at: usize) -> bool {
    // `las galletas que gustan a papá`
    let auxiliary = list.is(at, Class::Asks) && list.is(at, Class::Auxiliaries) && !list.is_that(at);
    let said = || list.token(at).map_or("", |word| word.said(list.text));
    // `it's movie night`, `the baby's nearly out`, but `the baby's bottle`
    let told = || {
        list.any_phrase(at + 1, list.tokens.len(), Set::Adverbs) > 0 || list.is(at + 1, Class::Auxiliaries)
    };
    let contracted = || {
        let verb = list.is_any(at, [Class::Asks, Class::Others]) || told();
        verb && said().contains(['\'', '’'])
    };
    list.is(at, Class::Copulas) || auxiliary || contracted()
}
