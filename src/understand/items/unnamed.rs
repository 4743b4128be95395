//! A memo that does not name its list and opens with what puts something on it: `could you add peas`.

use super::asides::is_thing_too;
use super::{List, Part, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// No more phrases stand before the verb: `oh hi, could you please`.
const MOST_LEADS: usize = 4;

/// Whether the part points to the list that was named before it: `open the shopping list and put figs on it`.
pub(super) fn points_back(list: &List<'_>, part: &Part) -> bool {
    let said = list.edges().unmarked(part.range.clone());
    let polite = list.any_phrase_before(said.start, said.end, Set::Fillers);
    let end = list.edges().unmarked(said.start..said.end - polite).end;
    list.words
        .lists_meant
        .iter()
        .any(|tail| end >= tail.len() + said.start && list.says(end - tail.len(), end, tail))
}

/// Whether the part, before which and behind which no list is named, opens with a verb that puts on one what follows.
/// Among things to do the verb may be one of them: `add salt to the softener`.
pub(super) fn puts(list: &List<'_>, part: &Part) -> bool {
    let end = part.range.end;
    let edges = list.edges();
    // `bitte noch Butter notieren`
    let said = edges.before_lead_out(part.range.clone());
    let puts = |set| list.any_phrase_before(said.start, said.end, set) > 0;
    let tail = puts(Set::Tails) && puts(Set::Adders);
    let notes = |at: usize| list.is_list && list.words.noters.contains(list.word(at));
    let noted = || {
        let asked = || list.any_phrase(edges.bare(said.clone()).start, said.end, Set::LeadIns) > 1;
        // `kannst du die Klingel reparieren und den Zähler notieren` names two things to do.
        let ends = |at: usize| list.is(at, Class::Conjunctions) || list.kind(at) == Some(Kind::Comma);
        let done = |at: usize| ends(at) && list.word(at - 1).ends_with('n') && list.is_verb(at - 1..at);
        list.purpose == Purpose::Unknown
            && notes(said.end - 1)
            && asked()
            && !(said.start + 1..said.end).any(done)
    };
    let tail = list.verbs_end && tail && (list.purpose == Purpose::Goods || noted());
    if tail && list.is_verb(said.end - 1..said.end) {
        return true;
    }
    let mut range = edges.bare(part.range.clone());
    for _ in 0..MOST_LEADS {
        let leads =
            [Set::LeadIns, Set::Duties, Set::Adverbs].map(|set| list.any_phrase(range.start, end, set));
        let lead = leads.into_iter().max().unwrap_or(0);
        if lead == 0 || list.any_phrase(range.start, end, Set::Adders) >= lead {
            break;
        }
        range = edges.bare(range.start + lead..end);
    }
    let at = range.start;
    let adder = list.any_phrase(at, end, Set::Adders);
    let thing = at + adder;
    if adder == 0 || !matches!(list.kind(thing), Some(Kind::Word | Kind::Number)) {
        return false;
    }
    let late = list.any_phrase(at, end, Set::LateAdders) > 0;
    let asked = || {
        let leads = [Set::LeadIns, Set::Duties, Set::Tails];
        (part.range.start..at).any(|at| leads.iter().any(|set| list.any_phrase(at, end, *set) > 0))
    };
    let bound = || {
        (thing..end)
            .take_while(|at| list.kind(*at) == Some(Kind::Word))
            .any(|at| list.is(at, Class::Prepositions))
    };
    let task = || list.is_task(edges.bare(thing..end));
    // `add a reminder to water the plants`
    let noted = list.any_phrase(thing, end, Set::Pronouns) > 0;
    match list.purpose {
        Purpose::Goods => asked() || !is_thing_too(list, part, at),
        Purpose::Chores => late && (task() || noted || asked() && !bound()),
        // `could you note two chairs`
        Purpose::Unknown if asked() && notes(at) => true,
        Purpose::Unknown => late && (task() || asked() || !edges.tells_steps(part)),
        Purpose::Questions | Purpose::Titles => late,
    }
}
