//! What a list is for: `for the ski trip`.

use std::ops::Range;

use super::joints::{begins_quantity, person};
use super::rough::is_way;
use super::{List, Part, Purpose, undertaking};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// No occasion is said in more words.
const LONGEST: usize = 5;

/// The range without what the list is for, where it begins so: `for Rome`, `for the ski trip`. Unless there is
/// `more` of the list, something is left. Where it says what is to be got, only the word before it goes: `the
/// chemist for plasters`.
pub(super) fn without(list: &List<'_>, range: Range<usize>, part: &Part, more: bool) -> Range<usize> {
    let mut bare = list.edges().unmarked(range.clone());
    // `I'm popping to the chemist later for plasters`
    let day = || occasion(list, bare.start + 1, bare.end, false).map_or(0, |next| next - bare.start);
    let day = if list.is(bare.start, Class::PurposesOf) { day() } else { 0 };
    let opener = list.any_phrase(bare.start, bare.end, Set::Openers).max(day);
    if opener > 0 && list.is(bare.start + opener, Class::Purposes) && goes_there(list, part) {
        bare.start += opener;
    }
    let (start, end) = (bare.start, bare.end);
    // `recette de la tarte aux pommes, six pommes`
    let of = [Class::Purposes, Class::PurposesOf, Class::Of, Class::Partitives];
    if list.is_recipe && more && start == part.range.start && list.is_any(start, of) {
        return range.end..range.end;
    }
    let purpose = list.is(start, Class::Purposes);
    // `ask the butcher for two pounds of steak`
    let asked = || part.led.clone().any(|at| list.is(at, Class::Requests));
    if (purpose || list.is(start, Class::Ties)) && start + 1 < end && asked() {
        return start + 1..range.end;
    }
    if !purpose && !list.is(start, Class::PurposesOf) {
        return range;
    }
    if purpose
        && !list.is_title(start)
        && !goes_there(list, part)
        && let Some(next) = undertaking::after(list, start + 1, end, more)
    {
        return next..range.end;
    }
    if purpose && list.purpose == Purpose::Goods && tells_things(list, start + 1, end, part) {
        return start + 1..range.end;
    }
    let leads = || [Set::Openers, Set::LeadIns].iter().any(|set| list.any_phrase(start, end, *set) > 0);
    let any = purpose && !leads();
    let rest = occasion(list, start + 1, end, any).map(|next| list.edges().unmarked(next..end));
    // `für die Prüfung lernen`
    let verb = |rest: &Range<usize>| {
        let last = rest.start + 1 >= end || list.is(rest.start + 1, Class::Conjunctions);
        list.verbs_end && list.purpose == Purpose::Chores && last && list.is_verb(rest.start..rest.start + 1)
    };
    rest.filter(|rest| (more || !rest.is_empty()) && !verb(rest)).unwrap_or(range)
}

/// Whether what stands behind `for` is to be got: an amount, or a thing that others are joined to, or one that the
/// speaker goes there for, `go to the chemist for plasters`, or makes the list with; but no person or occasion.
fn tells_things(list: &List<'_>, at: usize, end: usize, part: &Part) -> bool {
    if begins_quantity(list, at, &(at..end)) && list.kind(at) != Some(Kind::Number) {
        return true;
    }
    let known = (at..end.min(at + LONGEST)).any(|at| is_one(list, at));
    // `for Dad's blood pressure pills`
    if !known && pointed(list, at, end).is_some_and(|whose| whose + 1 < end && is_owner(list, whose)) {
        return true;
    }
    // `lamb` is a name, too.
    let small = || list.token(at).is_some_and(|word| word.said(list.text).starts_with(char::is_lowercase));
    let person = || {
        let thing = goes_there(list, part) && list.capitals_tell && small() && !list.is(at, Class::People);
        !thing && person(list, at, end).is_some()
    };
    if known || list.is(at, Class::Determiners) || person() {
        return false;
    }
    let last = name(list, at, end);
    let alone = last == end || list.is(last, Class::Conjunctions);
    let led = || part.led.clone().any(|at| list.any_phrase(at, part.led.end, Set::Ways) > 0);
    last == end && led() || last < end && (alone || goes_there(list, part))
}

/// Whether the list has the name of a place, and the speaker is about to go there: `I'm popping to the chemist`.
fn goes_there(list: &List<'_>, part: &Part) -> bool {
    let place = part.range.start.checked_sub(1).is_some_and(|name| !list.is(name, Class::ListWords));
    list.purpose == Purpose::Goods && place && is_way(list, &list.edges().bare(part.led.clone()))
}

/// Whether the word says whose the thing is that stands behind it.
fn is_owner(list: &List<'_>, at: usize) -> bool {
    let owned = list.token(at).map_or("", |token| token.said(list.text));
    (owned.ends_with("'s") || owned.ends_with("’s")) && list.kind(at + 1) == Some(Kind::Word)
}

/// Whether the range says nothing but what the list is for.
pub(super) fn is_all(list: &List<'_>, range: Range<usize>) -> bool {
    if list.is(range.start, Class::Purposes) {
        return occasion(list, range.start + 1, range.end, true) == Some(range.end);
    }
    !range.is_empty() && range.clone().all(|at| is_one(list, at))
}

/// Where the occasion ends that begins at `at`: with a word for one; or, of `any` kind, before what begins an item,
/// or else after a name or a single word.
fn occasion(list: &List<'_>, at: usize, end: usize, any: bool) -> Option<usize> {
    let pointed = pointed(list, at, end)?;
    let bounds = |at: &usize| list.is_any(*at, [Class::Conjunctions, Class::Copulas]);
    let far = end.min(pointed + LONGEST);
    let near = pointed..(pointed..far).find(bounds).unwrap_or(far);
    let beside = if any { near.clone() } else { pointed..near.end.min(pointed + 1) };
    if let Some(known) = beside.into_iter().find(|at| is_one(list, *at)) {
        return Some(after_known(list, known, end));
    }
    if !any {
        return None;
    }
    let copula = || Some(near.end).filter(|at| list.is(*at, Class::Copulas));
    // `for mum and dad`
    let people = || {
        let joined = near.end < end && list.is(near.end, Class::Conjunctions);
        let first = joined.then(|| person(list, pointed, end))?.filter(|first| *first == near.end)?;
        person(list, first + 1, end)
    };
    let next = copula().or_else(people).unwrap_or_else(|| name(list, pointed, end));
    let joint = |at: usize| list.is(at, Class::Conjunctions);
    (next == end || list.token(next).is_some_and(Token::is_spoken) && !joint(next)).then_some(next)
}

/// Where something stands behind `my` and `the`.
fn pointed(list: &List<'_>, at: usize, end: usize) -> Option<usize> {
    (at..end).find(|at| !list.is(*at, Class::Determiners))
}

/// Where the occasion ends for which the word at `known` is one.
fn after_known(list: &List<'_>, known: usize, end: usize) -> usize {
    let mut next = known + 1;
    // `for Friday and Saturday`, `para el fin de semana`
    let joint = |at: usize| {
        list.is_any(at, [Class::Conjunctions, Class::Partitives]) && at + 1 < end && is_one(list, at + 1)
    };
    while next < end
        && (is_one(list, next) || list.is_hyphen(next) || list.is_hyphen(next - 1) || joint(next))
    {
        next += 1;
    }
    // `for the weekend in Rome`
    let leads = list.is(next, Class::Prepositions) && !list.is(next, Class::Purposes);
    let place = Some(next + 1).filter(|_| leads && !list.words.somes.contains(list.word(next)));
    place.and_then(|place| pointed(list, place, end)).map_or(next, |place| name(list, place, end))
}

/// Where the name ends that begins at `at`, or the single word; where every noun has a capital letter, it is one.
fn name(list: &List<'_>, at: usize, end: usize) -> usize {
    let upper = |at: &usize| {
        let said = list.token(*at).map_or("", |token| token.said(list.text));
        said.chars().next().is_some_and(char::is_uppercase)
    };
    if list.verbs_end {
        return at + 1;
    }
    at + (at..end).take_while(upper).count().max(1)
}

/// Whether the word is an occasion.
pub(super) fn is_one(list: &List<'_>, at: usize) -> bool {
    let word = list.word(at);
    list.words.occasions.iter().any(|occasion| match list.verbs_end {
        true => word.ends_with(occasion),
        false => word.strip_prefix(occasion).is_some_and(|ending| matches!(ending, "" | "s")),
    })
}

/// Where the day ends that is said at `at`: `el sábado`, `ce soir`; `at` if there is none.
pub(super) fn day(list: &List<'_>, at: usize, end: usize) -> usize {
    let opener = list.any_phrase(at, end, Set::Openers);
    let article = at + usize::from(list.is_any(at, [Class::Articles, Class::Determiners]));
    let days = (article..end).take_while(|at| is_one(list, *at)).count();
    match (opener, days) {
        (0, 0) => at,
        (0, days) => article + days,
        (opener, _) => at + opener,
    }
}
