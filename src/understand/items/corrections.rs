//! What takes an item back: `no wait white bread`, `scratch the milk`.

use std::ops::Range;

use super::joints::begins_quantity;
use super::{List, Purpose};
use crate::understand::language::{Beside, Class, Set};
use crate::understand::words::Kind;

/// How many words at `at` take back what was said before them without a mark: `brown no wait white bread`.
pub(super) fn corrects_within(list: &List<'_>, at: usize, range: Range<usize>) -> Option<usize> {
    if at <= range.start || list.beside(at).is_none() {
        return None;
    }
    let taken = list.any_phrase(at, range.end, Set::CorrectionsOf);
    let alone = list.any_phrase(at, range.end, Set::Corrections);
    // `sourdough I mean, and kefir` says of what stands before it that it is right.
    let word = |at: usize| matches!(list.kind(at), Some(Kind::Word | Kind::Number));
    if list.words.meant.iter().any(|tail| list.says(at, range.end, tail) && !word(at + tail.len())) {
        return None;
    }
    // `or no` takes back as a whole.
    let within = || list.any_phrase(range.start, range.end, Set::Corrections) > at - range.start;
    if taken.max(alone) == 0 || within() {
        return None;
    }
    // `say sorry to Anna`
    let said = !list.verbs_end && list.is_task(at - 1..at + 1);
    let spoken = list.kind(at - 1) == Some(Kind::Word) && !list.is(at - 1, Class::Conjunctions) && !said;
    let firm = taken > 1 && alone == taken || taken == 1 && list.is(at, Class::FirmCorrections);
    if spoken && firm && at + taken < range.end {
        return Some(taken);
    }
    // `… and salami no scrap the salami`
    let takes_off = || {
        let rest = at + alone..range.end;
        let remover = list.any_phrase(rest.start, rest.end, Set::Removers);
        let negates = remover == 1 && list.any_phrase(rest.start, rest.end, Set::Corrections) > 0;
        let ends = list.any_phrase_before(rest.start, rest.end, Set::Removals) > 1;
        (remover > 0 && !negates || ends) && removed(list, &rest).is_some()
    };
    if spoken && alone > 0 && at + alone < range.end && takes_off() {
        return Some(alone);
    }
    // `six eggs no ten eggs`: between two quantities even the shortest word takes back.
    let number = list.kind(at - 1) == Some(Kind::Number);
    let counted = (spoken || number)
        && alone > 0
        && begins_quantity(list, at + alone, &range)
        && (number || (range.start..at).any(|before| begins_quantity(list, before, &(range.start..at))));
    counted.then_some(alone)
}

/// A piece without the words of a correction, and whether it takes back the item before.
pub(super) fn corrected(list: &List<'_>, range: Range<usize>) -> (Range<usize>, bool) {
    let edges = list.edges();
    let bare = edges.unmarked(range.clone());
    let alone = list.any_phrase(bare.start, bare.end, Set::Corrections);
    let said = edges.bare(range.clone());
    if !said.is_empty() && only_corrects(list, said) {
        return (bare.end..bare.end, true);
    }
    // `No7 cream`
    if list.token(bare.start + 1).is_some_and(|next| next.glued && next.is_spoken()) {
        return (range, false);
    }
    // `make that call`, `wait for the plumber`
    if list.purpose == Purpose::Chores && !list.verbs_end && list.is_task(bare.clone()) {
        return (range, false);
    }
    let mut leading = list.any_phrase(bare.start, bare.end, Set::CorrectionsOf);
    if alone > leading && begins_quantity(list, bare.start + alone, &bare) {
        leading = leading.max(alone);
    }
    // `ach nein lieber Rotwein`
    let first = leading.max(alone);
    let rather = list.any_phrase(bare.start + first, bare.end, Set::CorrectionsOf);
    if first > 0 && rather > 0 && bare.len() > first + rather {
        leading = first + rather;
    }
    // `…, oh no, we have those`, `…, ah non on en a encore`
    let removes = |rest: usize| {
        let removal = list.any_phrase(rest, bare.end, Set::Removals);
        let remover = list.any_phrase(rest, bare.end, Set::Removers);
        let those = list.any_phrase(rest + remover, bare.end, Set::Pronouns);
        removal > 1 && rest + removal == bare.end
            || remover > 1 && those > 0 && rest + remover + those == bare.end
    };
    let led = leading.max(alone);
    if removes(bare.start) || removes(bare.start + led) {
        return (bare.end..bare.end, true);
    }
    if leading > 0 { (bare.start + leading..bare.end, true) } else { (range, false) }
}

/// Whether a range says nothing but that something is taken back: `no, forget it`.
fn only_corrects(list: &List<'_>, mut range: Range<usize>) -> bool {
    while !range.is_empty() {
        let taken = list.any_phrase(range.start, range.end, Set::Corrections);
        if taken == 0 {
            return false;
        }
        range.start += taken;
    }
    true
}

/// No more is said before something is taken off the list again: `oh no wait`.
const MOST_FILLERS: usize = 3;

/// What is taken off the list again is named in no more words.
const LONGEST_NAME: usize = 4;

/// Where what is wanted begins in a piece that names first what is not: `kein Weichspüler sondern …`.
pub(super) fn instead(list: &List<'_>, piece: &Range<usize>) -> Option<usize> {
    let at = piece.clone().find(|at| list.is(*at, Class::Instead))?;
    (at > piece.start && at + 1 < piece.end).then_some(at)
}

/// Whether a piece opens with a negation: `not cheese`, `keinen Käse`.
pub(super) fn refuses(list: &List<'_>, piece: &Range<usize>) -> bool {
    let longest = |at: usize, set: Set| list.any_phrase(at, piece.end, set);
    let correction = longest(piece.start, Set::Corrections).max(longest(piece.start, Set::CorrectionsOf));
    let negates = |at: usize| {
        let negation = list.is(at, Class::Lacks) || longest(at, Set::Remarks) > 0;
        negation && longest(at, Set::Removers) > 0 && !list.is_joined(at + 1)
    };
    let starts = [piece.start + correction, piece.start];
    let Some(start) = starts.into_iter().find(|at| negates(*at)) else { return false };
    let named = start + longest(start, Set::Removers);
    // `not too many bananas`
    named < piece.end && piece.end - named <= LONGEST_NAME && longest(named, Set::Adverbs) == 0
}

/// Whether a piece says that something is not to be got: `don't buy rice`, `no compres arroz`.
pub(super) fn forbids(list: &List<'_>, piece: &Range<usize>) -> bool {
    let remover = list.any_phrase(piece.start, piece.end, Set::Removers);
    let gets = |at: usize| list.any_phrase(at, piece.start + remover, Set::Buyers) > 0;
    let named = piece.start + remover;
    remover > 1
        && (piece.start..named).any(gets)
        && named < piece.end
        && piece.end - named <= LONGEST_NAME
        && !(named..piece.end).any(|at| list.is(at, Class::Conjunctions))
}

/// Whether a piece takes something back that was never named: `no, we have pasta`.
pub(super) fn takes_nothing(list: &List<'_>, piece: &Range<usize>) -> bool {
    let bare = list.edges().unmarked(piece.clone());
    let no = list.any_phrase(bare.start, bare.end, Set::Corrections);
    let end = bare.end - list.any_phrase_before(bare.start + no, bare.end, Set::Removals);
    no > 0 && bare.end > end + 1 && end > bare.start + no && end - bare.start - no <= LONGEST_NAME
}

/// Whether a piece says of a thing that it is there, or is not needed: `Butter haben wir noch`.
pub(super) fn tells_had(list: &List<'_>, bare: &Range<usize>) -> bool {
    let removal = list.any_phrase_before(bare.start, bare.end, Set::Removals);
    let verb = bare.end - removal;
    let who = (verb..bare.end).any(|at| list.is_any(at, [Class::Subjects, Class::Speakers]));
    let named = verb - bare.start;
    removal > 1
        && who
        && (1..=LONGEST_NAME).contains(&named)
        && !(bare.start..verb)
            .any(|at| list.is(at, Class::Conjunctions) || list.any_phrase(at, verb, Set::Corrections) > 0)
}

/// What is taken off a list was named no more items before; text without end must not be looked at again and again.
const MOST_ITEMS: usize = 100;

impl List<'_> {
    /// Which of the items has a name that is taken off the list: the last one that ends with it, `two litres of milk`, or
    /// begins so, `colle à bois`.
    pub(super) fn named_before(&self, items: &[Range<usize>], name: &Range<usize>) -> Option<usize> {
        let first = items.len().saturating_sub(MOST_ITEMS);
        let near = items.get(first..).unwrap_or_default();
        let ends = near.iter().rposition(|item| self.ends_with(item, name));
        let at = ends.or_else(|| near.iter().rposition(|item| self.begins_with(item, name)))?;
        Some(first + at)
    }
}

/// What is taken off the list again was put on it no more words before; text without end must not be looked at again and
/// again.
const FARTHEST_BACK: usize = 500;

/// The name of what a piece takes off the list, if it was said before: `scratch the milk`, `doch keine Milch`.
pub(super) fn removed(list: &List<'_>, piece: &Range<usize>) -> Option<Range<usize>> {
    let opens = |first: &Beside| {
        [Set::Removers, Set::Corrections, Set::CorrectionsOf].into_iter().any(|set| first.begins(set))
    };
    let last = piece.end.checked_sub(1).and_then(|last| list.beside(last));
    if !list.beside(piece.start).is_some_and(opens) && !last.is_some_and(|last| last.ends(Set::Removals)) {
        return None;
    }
    let (mut start, mut end) = (piece.start, piece.end);
    let longest =
        |at: usize, sets: &[Set]| sets.iter().map(|set| list.any_phrase(at, end, *set)).max().unwrap_or(0);
    let mut remover = 0;
    for _ in 0..MOST_FILLERS {
        let filler = longest(start, &[Set::Fillers, Set::CorrectionsOf, Set::Adverbs, Set::Lasts]);
        remover = longest(start, &[Set::Removers]);
        // `no leave the kettle`
        let no = longest(start, &[Set::Corrections]);
        let again = no > 0 && no >= remover && longest(start + no, &[Set::Removers]) > 0;
        if remover >= filler && !again {
            break;
        }
        (start, remover) = (start + if again { no } else { filler }, 0);
    }
    start += remover;
    // `scrap the milk actually`
    if remover > 0 {
        let late = [Set::CorrectionsOf, Set::Adverbs].map(|set| list.any_phrase_before(start + 1, end, set));
        end -= late.into_iter().max().unwrap_or(0);
    }
    let removal = list.any_phrase_before(start, end, Set::Removals);
    end -= removal;
    if remover + removal == 0 {
        return None;
    }
    let bare = [Class::Articles, Class::Ones, Class::Determiners];
    // `take the battens off again`
    let verb = [Set::Buyers, Set::Adders].map(|set| list.any_phrase(start, end, set));
    let verb = if remover == 0 && removal > 0 { verb.into_iter().max().unwrap_or(0) } else { 0 };
    let start = (start + verb..end).find(|at| !list.is_any(*at, bare))?;
    let name = start..end;
    let said = |at: usize| name.clone().enumerate().all(|(i, word)| list.word(at + i) == list.word(word));
    let nearest = piece.start.saturating_sub(name.len() - 1);
    let before = || (nearest.saturating_sub(FARTHEST_BACK)..nearest).any(said);
    (name.len() <= LONGEST_NAME && before()).then_some(name)
}
