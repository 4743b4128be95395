//! The pieces of a sentence: items, and what takes them back.

use std::ops::Range;

use super::counting::Count;
use super::edges::Front;
use super::joints::{hesitations, joins, measures, quantities};
use super::rough::{Rough, roughly};
use super::sentences::Sentence;
use super::separated::Sep;
use super::{List, Part, Purpose, alone, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// A piece between two separators.
pub(super) struct Piece {
    /// The item; empty if there is none.
    pub(super) range: Range<usize>,
    /// It takes back the item before.
    pub(super) takes_back: bool,
    /// It takes back the item that is named here.
    pub(super) removes: Option<Range<usize>>,
}

/// The pieces of a sentence, in order; it may be the only one.
pub(super) fn pieces(
    list: &List<'_>,
    sentence: Sentence,
    alone: bool,
    part: &Part,
    count: &mut Count,
) -> Vec<Piece> {
    let line = sentence.line;
    let (rough, front) = roughly(list, sentence, alone, part, count);
    let parted = is_parted(&rough);
    // `oil and vinegar` in a list that is written line by line is one thing, `salt and oil and rice` are three.
    let is_line = match rough.as_slice() {
        [only] => {
            line == Some(only.range.start)
                && only.range.clone().filter(|at| list.is(*at, Class::Conjunctions)).nth(1).is_none()
        }
        _ => false,
    };
    let fine = finely(list, &rough, alone, part.tasks, is_line);
    // Where things are to be done, buying is one of them.
    let edges = list.edges();
    let is_errand = |range: &Range<usize>| {
        let bare = edges.bare(range.clone());
        // `dust sheets`
        let pointed = [Class::Articles, Class::Determiners, Class::Prepositions, Class::People, Class::Ones];
        let thing =
            list.purpose == Purpose::Goods && !list.verbs_end && !list.is_any(bare.start + 1, pointed);
        list.is_task(bare.clone())
            && !thing
            && !list.is_whole(bare.start)
            && edges.without_buying(bare.clone(), Front { duty: true }) == bare
    };
    let errands = fine.iter().any(|piece| is_errand(&piece.range));
    // `Grab milk, eggs and bread`, but `grab milk, fetch the kids`
    let bought = |piece: &Piece| {
        let bare = edges.bare(piece.range.clone());
        edges.without_buying(bare.clone(), Front { duty: true }) != bare
    };
    let verb = if list.verbs_end { fine.len().saturating_sub(1) } else { 0 };
    let once = || fine.iter().enumerate().all(|(at, piece)| bought(piece) == (at == verb));
    let shops = list.purpose == Purpose::Unknown && fine.len() > 1 && !part.named && once();
    let front = Front { duty: front.duty || shops };
    // What put a task on the list is gone by now, `add put the bins out`, and so it is before the first of things;
    // before others it is said again: `add milk and add bread`, but `add milk and place mats`.
    let puts = part.put && list.purpose != Purpose::Chores;
    let again = |at: usize| {
        list.any_phrase(at, list.tokens.len(), Set::LateAdders) > 0
            || (part.range.start..at).any(|before| list.word(before) == list.word(at))
    };
    let first = |at: usize| rough.binary_search_by_key(&at, |rough| rough.range.start).is_ok();
    let said = |at: usize| list.any_phrase(at, list.tokens.len(), Set::Adders) > 0 && !first(at) && again(at);
    // `can we get milk and put cheese on my list`
    let end = fine.last().map_or(0, |piece| piece.range.start);
    let only = |at: usize| {
        let adds = |at: usize| list.any_phrase(at, list.tokens.len(), Set::Adders) > 0;
        at == end
            && part.before
            && adds(at)
            && !list.is(at, Class::AddingThings)
            && !(part.range.start..at).any(adds)
    };
    let [putting, not_putting] = [puts, false].map(|put| Part { put, ..part.clone() });
    let mut cleaned = Vec::with_capacity(fine.len());
    for Piece { range, mut takes_back, removes } in fine {
        // `… and the rest is in the freezer`
        if list.leaves_rest(&edges.bare(range.clone())) {
            continue;
        }
        if removes.is_some() {
            cleaned.push(Piece { range, takes_back, removes });
            continue;
        }
        let part = if puts && (said(range.start) || only(range.start)) { &putting } else { &not_putting };
        let range = if list.asks(range.start) { range } else { edges.after_lead_in(range, part, false).0 };
        let range = edges.before_lead_out(edges.bare(range));
        let things = if errands { range.clone() } else { edges.without_buying(range.clone(), front) };
        let mut push = |range| {
            cleaned.push(Piece { range, takes_back, removes: None });
            takes_back = false;
        };
        // `pack three shirts two hats`: only without the verb it begins with a quantity.
        if things.start > range.start {
            quantities(list, things, parted, push);
        } else {
            push(things);
        }
    }
    cleaned
}

/// Splits at the conjunctions that separate, and before a new quantity.
/// A line holds one thing.
fn finely(list: &List<'_>, rough: &[Rough], alone: bool, to_do: bool, is_line: bool) -> Vec<Piece> {
    let edges = list.edges();
    let parted = is_parted(rough);
    let joints = |piece: &Rough| piece.range.clone().filter(|at| joins(list, *at, &piece.range)).collect();
    let joints: Vec<Vec<usize>> = rough.iter().map(joints).collect();
    // Where something else is to be done, too, a conjunction may stand within a task: `call Tom and Jane`.
    let chores = list.purpose == Purpose::Chores || to_do;
    let several = if rough.len() > 1 { parted || chores } else { chores && !alone };
    // `Bad und Küche putzen`
    let shared = list.verbs_end && chores && rough.len() == 1;
    let tasks = (several || shared) && joints.iter().any(|ands| !ands.is_empty()) && all_tasks(list, rough);
    // `Monday pasta, Tuesday soup and bread`
    let dated = |piece: &Rough| occasion::is_one(list, piece.range.start);
    let days = rough.len() > 1 && rough.iter().all(dated);
    let mut fine = Vec::new();
    for (at, (Rough { sep, range, takes_back, removes }, ands)) in rough.iter().zip(&joints).enumerate() {
        let next = rough.get(at + 1).map_or(Sep::Start, |piece| piece.sep);
        let last = !matches!(next, Sep::Comma | Sep::CommaAnd);
        let mut start = range.start;
        let mut takes_back = *takes_back;
        let parts = |and: &usize| {
            (!tasks || parts_tasks(list, *and, range)) && (!days || occasion::is_one(list, and + 1))
        };
        let whole = is_line || *sep == Sep::Counted || removes.is_some();
        let able: Vec<usize> = ands.iter().copied().filter(parts).collect();
        let chosen: &[usize] = match (parted, last && *sep != Sep::CommaAnd) {
            _ if whole => &[],
            (false, _) => &able,
            (true, false) => &[],
            // A longer chain has no other separator.
            (true, true) if ands.len() > 2 => &able,
            (true, true) => able.get(able.len().saturating_sub(1)..).unwrap_or_default(),
        };
        let noises = || range.clone().filter(|at| list.is_noise(*at));
        let pauses = noises().count() > 1 || noises().any(|at| measures(list, at + 1));
        let hesitant = list.loose
            && alone
            && (ands.is_empty() || pauses)
            && rough.iter().skip(1).all(|piece| piece.takes_back);
        for end in chosen.iter().copied().chain([range.end]) {
            let bare = edges.bare(start..end);
            let mut add = |thing: Range<usize>| {
                things(list, thing, parted, whole || to_do, |range| {
                    fine.push(Piece { range, takes_back, removes: removes.clone() });
                    takes_back = false;
                });
            };
            if hesitant {
                hesitations(list, bare, noises().count() > 1).into_iter().for_each(add)
            } else {
                add(bare)
            }
            start = end + 1;
        }
    }
    take_back_restated(list, &mut fine);
    fine
}

/// The things between two conjunctions: each that begins with a quantity, and unless they stay `whole`, several in a
/// row, or where commas part the others, three at least.
fn things(
    list: &List<'_>,
    range: Range<usize>,
    parted: bool,
    whole: bool,
    mut push: impl FnMut(Range<usize>),
) {
    quantities(list, range, parted, |range| match whole {
        true => push(range),
        false => alone::things(list, range, parted, &mut push),
    });
}

/// Whether the conjunction in the range stands before something to do; where the verb stands last, also behind it.
fn parts_tasks(list: &List<'_>, and: usize, range: &Range<usize>) -> bool {
    let edges = list.edges();
    let is_task = |range: Range<usize>| list.is_task(edges.bare(range));
    // `pay the rent and vacuum`
    let is_verb = |range: Range<usize>| list.is_verb(edges.bare(range));
    (is_task(and + 1..range.end) || is_verb(and + 1..range.end))
        && (!list.verbs_end || is_task(range.start..and))
}

fn take_back_restated(list: &List<'_>, fine: &mut [Piece]) {
    for at in 1..fine.len() {
        if let Some([before, after]) = fine.get(at - 1..=at)
            && restates(list, &before.range, &after.range)
            && let Some(piece) = fine.get_mut(at)
        {
            piece.takes_back = true;
        }
    }
}

/// Whether all pieces are something to do; among several that are, one that begins with a word before a name is,
/// too: `hassle Tom and Jane`.
fn all_tasks(list: &List<'_>, rough: &[Rough]) -> bool {
    let capital = |at: usize| {
        let said = list.token(at).filter(|token| token.kind == Kind::Word).map(|token| token.said(list.text));
        said.map(|said| said.starts_with(char::is_uppercase))
    };
    let names = |at: usize| list.capitals_tell && capital(at) == Some(false) && capital(at + 1) == Some(true);
    let is_task = |piece: &&Rough| list.is_task(piece.range.clone());
    // `…, and don't forget the tickets`
    let added = |piece: &&Rough| piece.sep == Sep::After && rough.len() > 2;
    let mut others = rough.iter().filter(|piece| !is_task(piece) && !added(piece));
    match (others.next(), others.next()) {
        (None, _) => true,
        (Some(other), None) => !list.verbs_end && rough.len() > 2 && names(other.range.start),
        (Some(_), Some(_)) => false,
    }
}

/// Whether, behind a noise, another number of the same things is said: `zwei Brote äh drei Brote`.
fn restates(list: &List<'_>, before: &Range<usize>, after: &Range<usize>) -> bool {
    let things = |range: &Range<usize>| -> Vec<&str> {
        let words = range.clone().skip(1).filter(|at| !list.is_noise(*at));
        words.map(|at| list.word(at)).collect()
    };
    let counted = |range: &Range<usize>| list.kind(range.start) == Some(Kind::Number);
    (before.start..after.start).any(|at| list.is_noise(at))
        && counted(before)
        && counted(after)
        && things(before) == things(after)
}

/// Whether commas stand between the items.
fn is_parted(rough: &[Rough]) -> bool {
    let by_comma = |piece: &Rough| matches!(piece.sep, Sep::Comma | Sep::CommaAnd) && !piece.range.is_empty();
    rough.iter().skip(1).any(by_comma)
}
