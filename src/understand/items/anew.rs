//! Whether the speaker begins anew in the middle of a sentence: `…, we also need`, `… and could you add`.

use super::reasons::wants_to_do;
use super::{List, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// No farther before what is wanted begins the reason for it, and no more words stand between that say when.
const FAR: usize = 4;
const DAY: usize = 2;

/// How many words at `at` lead in or are a duty, and whether the speaker begins anew with them: `we also need`.
pub(super) fn begins_anew(list: &List<'_>, at: usize, start: usize, end: usize) -> (usize, bool) {
    let lead_in = list.any_phrase(at, end, Set::LeadIns);
    let count = lead_in.max(list.any_phrase(at, end, Set::Duties));
    // `pain complet, je veux dire`
    if count == 0 || list.words.meant.iter().any(|tail| list.says(at, end, tail)) {
        return (0, false);
    }
    let anew = Anew { list, at, start, end, count, lead_in };
    (count, anew.is_enough() && anew.opens() && !list.asks_again(start) && !anew.is_bound())
}

/// What may lead in at `at`, in a stretch that began at `start`.
struct Anew<'a> {
    list: &'a List<'a>,
    at: usize,
    start: usize,
    end: usize,
    count: usize,
    lead_in: usize,
}

impl Anew<'_> {
    /// Whether one word is not all that leads in, or is enough.
    fn is_enough(&self) -> bool {
        let Self { list, at, start, end, count, lead_in } = *self;
        // `para la cena necesitamos`: one word says who and what, but not behind `que`.
        let says_both = || {
            let told = at > 0 && list.is_any(at - 1, [Class::Reports, Class::Asks, Class::Clauses]);
            at > start && lead_in == 1 && !told && !list.is(at - 1, Class::Conjunctions)
        };
        // `… so we'll get`
        let joined = || {
            let joint = at > start
                && (list.is(at - 1, Class::Conjunctions) || list.any_phrase(at - 1, at, Set::Therefores) > 0);
            joint && list.getting(at, end) > 0
        };
        count > 1 || says_both() || joined() || list.verbs_end && self.lacks()
    }

    /// Whether somebody is named with it who speaks, asks or needs things.
    fn opens(&self) -> bool {
        let Self { list, at, start, end, count, .. } = *self;
        let subject = |at| list.is(at, Class::Subjects);
        // `brauchen wir`
        let inverted = || list.verbs_end && at > start && subject(at + 1);
        // `could we get`, `… and could you add`
        let adds = || {
            let adder = list.edges().bare(at + count..end).start;
            list.is(at - 1, Class::Conjunctions) && list.any_phrase(adder, end, Set::Adders) > 0
        };
        let asked = || {
            at > start && list.is(at, Class::Asks) && (count > 2 && subject(at + 1) || count > 1 && adds())
        };
        // `weil er es braucht`
        let follows = || !list.verbs_end || matches!(list.kind(at + count), Some(Kind::Word | Kind::Number));
        let led = || follows() && list.needing(at, end).max(list.getting(at, end)) == count;
        subject(at) && (follows() || at == start) || inverted() || asked() || led() || self.lacks()
    }

    /// Whether it says that something is not there: `there's no rice`, `auf der Baustelle fehlen Nägel`.
    fn lacks(&self) -> bool {
        let Self { list, at, start, end, .. } = *self;
        let placed = || list.verbs_end && list.is(list.edges().bare(start..at).start, Class::Prepositions);
        // `they have to be ripe`
        let told = at == start + 1 && list.is(start, Class::Others);
        at > start
            && !told
            && (list.is(at, Class::Lacking) || placed() && list.any_phrase(at, end, Set::Goes) > 0)
    }

    /// Whether it belongs to what stands before it in the stretch.
    fn is_bound(&self) -> bool {
        let Self { list, at, start, .. } = *self;
        let Some(before) = at.checked_sub(1).filter(|before| *before >= start) else { return false };
        // `check whether we need milk`, `tell Anna we need milk`
        let told = || {
            let whom = list.purpose != Purpose::Goods && list.kind(before) == Some(Kind::Word);
            (list.is_any(before, [Class::Asks, Class::Clauses])
                || whom && !list.is(before, Class::Conjunctions))
                && list.is_task(list.edges().bare(start..at))
        };
        // `…, porque no queda`
        let reason = || {
            let behind = start > 0 && list.kind(start - 1) == Some(Kind::Comma);
            behind && list.any_phrase(start, at, Set::Remarks) == at - start
        };
        // `as we're having a roast, put …`, `was brauchten wir noch`
        let opens = || {
            let why = list.is(before, Class::Ties) && !list.is(before, Class::Conjunctions);
            (why || list.verbs_end && list.is(before, Class::Asks)) && list.edges().bare(start..at).len() == 1
        };
        // `qu'est-ce qu'il manque`
        let wondered = || {
            let that = list.is(before, Class::Reports) && list.is(before, Class::Asks);
            let ends = !matches!(list.kind(at + self.count), Some(Kind::Word | Kind::Number));
            that && ends
        };
        if wondered() {
            return true;
        }
        // `because tomorrow I want to bake`: no thing is wanted.
        let caused = || {
            let cause = |from: usize| {
                let cause = list.any_phrase(from, at, Set::Causes);
                cause > 0 && from + cause + DAY >= at && list.any_phrase(from, at, Set::Therefores) == 0
            };
            (at.saturating_sub(FAR).max(start)..at).any(cause) && wants_to_do(list, &(at..self.end))
        };
        // `si tu peux`
        caused() || list.is(before, Class::Clauses) || reason() || told() || opens() || self.is_relative()
    }

    /// Whether it says more of the thing before it: `the bread we always get from Lidl`, but `in the kitchen we need`.
    fn is_relative(&self) -> bool {
        const CLAUSES: [Class; 7] = [
            Class::Prepositions,
            Class::Clauses,
            Class::Ties,
            Class::Subjects,
            Class::Speakers,
            Class::Others,
            Class::People,
        ];
        let Self { list, at, start, end, count, .. } = *self;
        let first = list.edges().bare(start..at).start;
        let needed = || list.needing(at, end) == count && list.is(start, Class::Articles);
        !list.verbs_end
            && at > start
            && list.kind(at - 1) == Some(Kind::Word)
            && list.beside(at - 1).is_none()
            && (list.getting(at, end) == count || needed())
            && !list.is_any(first, CLAUSES)
            && !(start..at).any(|at| list.is(at, Class::Copulas))
    }
}
