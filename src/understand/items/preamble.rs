//! Sentences before the one that names the list, which tell why there is one: `the in-laws are coming on Sunday.
//! Grocery list: …`.

use std::ops::Range;

use super::asking::ELSE;
use super::mention::ends_sentence;
use super::rough::{is_way, only_puts};
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// No shorter sentence tells anything; before what is put on the list, it may name a thing: `milk is needed`.
const SHORTEST: usize = 3;

/// How the list is named behind a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// With a colon behind it.
    Heading,
    /// At the beginning of the next sentence.
    Alone,
    /// Behind what is put on it.
    Put,
}

/// Where in `before` the items may begin, behind what only leads to a list that is named right behind it, up to
/// `behind`; the items may be said there, or it `follows` what is on it, which with a colon or a verb that puts them
/// there is sure.
pub(super) fn after_preamble(
    list: &List<'_>,
    before: Range<usize>,
    behind: usize,
    colon: bool,
    follows: bool,
) -> usize {
    let ends: Vec<usize> = before.clone().filter(|at| ends_sentence(list, *at)).collect();
    let Some(last) = ends.last().map(|last| last + 1) else { return before.start };
    let leads = list.edges().bare(last..before.end);
    let puts = || {
        list.any_phrase(list.edges().bare(behind..list.tokens.len()).start, list.tokens.len(), Set::Adders)
    };
    let named = match (colon, leads.is_empty()) {
        (true, _) if follows => Some(Named::Heading),
        (_, true) if follows && puts() > 0 => Some(Named::Heading),
        (false, false) if follows && only_puts(list, &leads) => Some(Named::Heading),
        (_, true) if follows => Some(Named::Alone),
        (false, false) if puts_another(list, leads) => Some(Named::Put),
        _ => None,
    };
    if list.purpose == Purpose::Questions {
        return before.start;
    }
    let mut from = before.start;
    for end in ends {
        let again = || names_again(list, from..end, [last..before.end, behind..list.tokens.len()]);
        if !named.is_some_and(|named| tells(list, from..end, named)) && !again() {
            break;
        }
        from = end + 1;
    }
    from
}

/// Whether a sentence tells of one thing only, and the same is said `later`, so that nothing is lost with it: `we have
/// no sugar. Shopping list: sugar, tea`.
pub(super) fn names_again(list: &List<'_>, sentence: Range<usize>, later: [Range<usize>; 2]) -> bool {
    let bare = after_aside(list, sentence);
    // `the doctor says, the needles are running out`
    let told = |at: usize| at > bare.start && list.is(at - 1, Class::Reports);
    let parts = |at: usize| {
        list.kind(at) == Some(Kind::Comma) && !told(at)
            || list.is(at, Class::Conjunctions)
            || list.kind(at) == Some(Kind::Number)
    };
    if list.purpose == Purpose::Titles || bare.clone().any(parts) || is_chore(list, &bare) {
        return false;
    }
    let leads = [Set::LeadIns, Set::Duties].iter().any(|set| list.any_phrase(bare.start, bare.end, *set) > 1);
    let ends = || list.any_phrase_before(bare.start, bare.end, Set::LeadOuts) > 1;
    let says = [Class::Subjects, Class::Speakers, Class::Copulas, Class::Reports, Class::People];
    if !leads && !ends() && list.happens(&bare).is_none() && !bare.clone().any(|at| list.is_any(at, says)) {
        return false;
    }
    let thing = |at: usize, range: &Range<usize>| {
        let whole = |at: usize| range.contains(&at) && is_content(list, at);
        // `leche de avena`
        let more = || range.contains(&(at + 1)) && list.is_any(at + 1, [Class::Of, Class::Partitives]);
        let longer = at > range.start && whole(at - 1) || whole(at + 1) || more();
        is_content(list, at) && !longer
    };
    let mut things = bare.clone().filter(|at| thing(*at, &bare));
    things.any(|at| {
        let same = |other: usize| list.word(other) == list.word(at);
        later.iter().any(|range| range.clone().any(|other| same(other) && thing(other, range)))
    })
}

/// A sentence without what is said first and carries nothing: `before I forget, we finished the rice`.
fn after_aside(list: &List<'_>, sentence: Range<usize>) -> Range<usize> {
    let bare = list.edges().bare(sentence);
    let aside = list.any_phrase(bare.start, bare.end, Set::Asides);
    match list.kind(bare.start + aside) {
        Some(Kind::Comma) if aside > 0 => list.edges().bare(bare.start + aside..bare.end),
        _ => bare,
    }
}

/// Whether nothing but a thing, or what is told of it, can stand at `at`.
pub(super) fn is_content(list: &List<'_>, at: usize) -> bool {
    let word = list.token(at).filter(|token| token.kind == Kind::Word);
    word.is_some_and(|word| word.folded.chars().nth(1).is_some())
        && list.beside(at).is_none()
        && !occasion::is_one(list, at)
}

fn is_chore(list: &List<'_>, bare: &Range<usize>) -> bool {
    list.purpose != Purpose::Goods && list.is_task(bare.clone())
}

/// Whether a sentence is a whole one and names nothing that may be on the list.
fn tells(list: &List<'_>, sentence: Range<usize>, named: Named) -> bool {
    let bare = after_aside(list, sentence.clone());
    let colon = named == Named::Heading;
    // `the milk is gone`
    if named == Named::Put && list.any_phrase_before(bare.start, bare.end, Set::LeadOuts) > 0 {
        return false;
    }
    if named != Named::Put && list.any_phrase(bare.start, bare.end, Set::Outcries) > 0 {
        return true;
    }
    // `Who wants pancakes? Shopping list: …`
    let question = list.token(sentence.end).is_some_and(|mark| mark.said(list.text) == "?");
    let asks = list.is(bare.start, Class::Asks) && !list.is_any(bare.start, ELSE) && bare.len() > 2;
    if colon && question && asks && !list.is_any(bare.start, [Class::Auxiliaries, Class::Copulas]) {
        return true;
    }
    // `just popping out`
    if named != Named::Put && list.purpose == Purpose::Goods && is_way(list, &bare) {
        return true;
    }
    let spoken = sentence.clone().filter(|at| list.token(*at).is_some_and(Token::is_spoken)).count();
    let happens = named != Named::Put && bare.len() > 1 && list.happens(&bare).is_some();
    let shortest = if happens { 2 } else { SHORTEST + usize::from(named == Named::Put) };
    if spoken < shortest || !happens && is_chore(list, &bare) {
        return false;
    }
    // `cake for Sunday`, `call Mum on Monday`
    let bound = |at: usize| (bare.start..at).rev().take(2).any(|at| list.is(at, Class::Purposes));
    let day = |at: usize| occasion::is_one(list, at) && !bound(at);
    let dated = list.purpose != Purpose::Chores && bare.clone().any(day);
    let leads = [Set::LeadIns, Set::Duties, Set::Adders];
    if leads.iter().any(|set| list.any_phrase(bare.start, bare.end, *set) > 0) && !(colon && dated) {
        return false;
    }
    // `Do we need milk? Put bread on my list`
    let thing = || bare.clone().rev().find(|at| is_content(list, *at));
    let needs = |at: usize, last: usize| {
        let count =
            [Set::Needs, Set::Wanters].map(|set| list.any_phrase(at, bare.end, set)).into_iter().max();
        count.is_some_and(|count| count > 0 && at + count <= last)
    };
    if named == Named::Put && thing().is_some_and(|last| bare.clone().any(|at| needs(at, last))) {
        return false;
    }
    let parted =
        bare.clone().any(|at| list.kind(at) == Some(Kind::Comma) || list.is(at, Class::Conjunctions));
    let says = |at: usize| list.is_any(at, [Class::Subjects, Class::Speakers, Class::Others, Class::Copulas]);
    let acts = |at: usize| {
        list.is(at, Class::Asks) && !list.is_any(at, ELSE) || list.is(at, Class::People) && !parted
    };
    let within = bare.start + 1..bare.end;
    (happens || bare.clone().any(says)) && (!parted || happens && colon)
        || colon && dated
        || named != Named::Alone && (colon || !parted) && within.into_iter().any(acts)
}

/// Whether something is put on the list in the sentence that names it, and not what was said before: `put tea on`, but
/// `put it on`.
fn puts_another(list: &List<'_>, leads: Range<usize>) -> bool {
    // `would you put tea on`
    let longest = |set| list.any_phrase(leads.start, leads.end, set);
    let asks = longest(Set::LeadIns).max(longest(Set::Duties));
    let leads = list.edges().bare(leads.start + asks..leads.end);
    let adder = list.any_phrase(leads.start, leads.end, Set::Adders);
    let thing = list.edges().bare(leads.start + adder..leads.end);
    adder > 0 && !thing.is_empty() && list.any_phrase(thing.start, thing.end, Set::Pronouns) == 0
}
