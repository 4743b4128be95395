//! A sentence around the verb that puts its things on the list.

use std::ops::Range;

use super::LONGEST_LEAD;
use crate::understand::items::{List, Part, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// No more marks stand behind the last word.
const MARKS: usize = 3;

/// A sentence without the verb that puts its things on the list: `… should go on the list`, `auf die Liste …
/// schreiben`, `the list has … on it`, `put … on`.
pub(super) fn without_verb(list: &List<'_>, sentence: Range<usize>, part: &Part) -> Range<usize> {
    // `… notieren, vielen Dank`
    let thanked = list.edges().before_lead_out(sentence.clone());
    let led_out = list.verbs_end
        && !part.before
        && thanked.end < sentence.end
        && list.kind(thanked.end) == Some(Kind::Comma);
    let sentence = if led_out { thanked } else { sentence };
    let spoken = |at: usize| list.token(at).is_some_and(|token| token.is_spoken());
    // `kannst du auf die Liste Mehl setzen? Danke!`
    let asked = list.verbs_end && part.put && sentence.start == part.range.start;
    let last = led_out || asked || !(sentence.end..part.range.end).take(MARKS).any(spoken);
    let sentence = sentence.start..sentence.end - said_late(list, &sentence, part);
    let has = || {
        let start = list.edges().bare(sentence.clone()).start;
        part.put && !list.words.lists_meant.is_empty()
            || list.any_phrase(start, sentence.end, Set::Openers) > 0
    };
    let verb = match part.before {
        true => Some(Set::Goes).filter(|_| part.put),
        false if list.verbs_end => Some(Set::Tails).filter(|_| part.put && list.purpose != Purpose::Chores),
        false => Some(Set::Tails).filter(|_| part.named && sentence.start == part.range.start),
    };
    let went = verb
        .filter(|_| last)
        .map(|verb| list.any_phrase_before(sentence.start, sentence.end, verb))
        .filter(|went| *went > 0 && (part.before || list.verbs_end || has()))
        .unwrap_or(0);
    // `pizza to go`
    let bound = went == 1 && sentence.len() > 1 && list.is(sentence.end - 2, Class::Prepositions);
    // `und die Stühle müssen rein`
    let finite = !part.before && list.any_phrase_before(sentence.start, sentence.end - went, Set::Goes) > 0;
    let atop = went == 1 && list.edges().is_atop(&list.edges().unmarked(sentence.clone()));
    // `a bottle with her name on it`
    let has = |at: usize| list.is(at, Class::Ties) && !list.is(at, Class::Conjunctions);
    let near =
        (sentence.start + 1).max((sentence.end - went).saturating_sub(LONGEST_LEAD))..sentence.end - went;
    let within = || {
        let held = near.clone().rev().take_while(|at| list.kind(*at) == Some(Kind::Word)).skip(1).any(has);
        held && list.is(sentence.end - went, Class::Prepositions)
    };
    let atop = atop || !list.verbs_end && !part.before && went > 1 && within();
    // `something for my back`
    let owned = went == 1
        && sentence.len() > 1
        && list.is(sentence.end - 2, Class::Determiners)
        && list.any_phrase(sentence.end - 2, sentence.end - 1, Set::Pronouns) == 0;
    // `tu me notes`
    let adds = went > 0 && list.any_phrase_before(sentence.start, sentence.end, Set::Adders) > went;
    let went = if bound || finite || atop || owned || adds { 0 } else { went };
    let mut said = sentence.start..sentence.end - went;
    if list.verbs_end && !part.before && went == 0 {
        said.end -= put_atop(list, &said, part);
        if part.led.clone().any(|at| list.is(at, Class::Reports)) {
            said = before_last(list, said, Set::Goes);
        }
    }
    if part.put && !part.named && !part.before && !list.verbs_end && list.purpose == Purpose::Goods {
        said.end = before_loose_end(list, said.clone());
    }
    // `und Feta, das gehört auf die Liste`
    let those = list.any_phrase_before(said.start, said.end, Set::Pronouns);
    if part.before && went > 0 && said.len() > those {
        said.end -= those;
    }
    // `corchetes y cinta, que van` al costurero
    let relative = part.before
        && went > 0
        && said.len() > 2
        && list.kind(said.end - 2) == Some(Kind::Comma)
        && list.is_any(said.end - 1, [Class::Asks, Class::Reports]);
    said.end -= if relative { 2 } else { 0 };
    if part.before && last {
        said.end -= summed_up(list, &said, part);
    }
    // `can milk go on the list`
    let leads = [Set::LeadIns, Set::Duties].iter().any(|set| list.any_phrase(said.start, said.end, *set) > 1);
    if part.before && went > 0 && list.is(said.start, Class::Asks) && said.len() > 1 && !leads {
        let finite =
            list.is(said.end, Class::Asks) || list.any_phrase(said.end, sentence.end, Set::Wanters) > 0;
        said.start += usize::from(!finite);
    }
    said
}

/// How many of the last tokens before the list's name say since or until when the things go there: `stehen ab jetzt` auf
/// der Liste, `müssen bis Freitag` drauf.
fn said_late(list: &List<'_>, sentence: &Range<usize>, part: &Part) -> usize {
    if !part.before || !part.put || sentence.end != part.range.end {
        return 0;
    }
    if sentence.is_empty() {
        return 0;
    }
    let adverb = list.any_phrase_before(sentence.start, sentence.end, Set::Adverbs);
    let day = sentence.end.checked_sub(2).filter(|tie| *tie > sentence.start && list.is(*tie, Class::Ties));
    let late = match day.filter(|tie| occasion::is_one(list, tie + 1)) {
        Some(tie) => sentence.end - tie,
        // `sollten diese Woche` auf die Liste
        None if occasion::is_one(list, sentence.end - 1) => {
            list.any_phrase_before(sentence.start, sentence.end, Set::Openers).max(adverb)
        }
        None => adverb,
    };
    let verb = sentence.end - late;
    if late > 0 && list.any_phrase_before(sentence.start, verb, Set::Goes) > 0 { late } else { 0 }
}

/// How many of the last tokens say that what was said before is to go on the list: `Seife sollen da noch drauf`.
fn put_atop(list: &List<'_>, said: &Range<usize>, part: &Part) -> usize {
    let end = list.edges().unmarked(said.clone()).end;
    if !part.named || end < said.start + 3 || !list.is(end - 1, Class::Atop) {
        return 0;
    }
    let near = (said.start + 1).max(end.saturating_sub(LONGEST_LEAD))..end - 1;
    let verb = near.rev().find(|at| list.any_phrase(*at, end, Set::Goes) > 0);
    let known = |from: usize| (from..end).all(|at| list.beside(at).is_some());
    verb.filter(|verb| known(*verb)).map_or(0, |verb| said.end - verb)
}

/// A clause without the last part of its verb of going on a list: `… dass auf die Liste noch Brot gehört`.
fn before_last(list: &List<'_>, said: Range<usize>, verb: Set) -> Range<usize> {
    let clause = list.edges().before_lead_out(said.clone());
    if list.edges().is_atop(&clause) {
        return said;
    }
    let end = clause.end - list.any_phrase_before(clause.start, clause.end, verb);
    let finite = list.any_phrase_before(clause.start, end, Set::Goes) > 0;
    if end == clause.end || end == clause.start || finite { said } else { clause.start..end }
}

/// How many of the last tokens before the list's name say that it is what was said before: `those are` the things to
/// pack, `that's what's missing in` the garage.
fn summed_up(list: &List<'_>, said: &Range<usize>, part: &Part) -> usize {
    let end = said.end;
    let points = |at: usize| {
        list.is(at, Class::ClosingOpens)
            || list.any_phrase(at, end, Set::Pronouns) == 1 && !list.is(at, Class::Asks)
    };
    let asks = |at: usize| list.is_any(at, [Class::Asks, Class::Reports]);
    let contracted =
        |at: usize| list.token(at).is_some_and(|word| word.said(list.text).contains(['\'', '’']));
    let sums = |at: &usize| {
        let copula = list.is(at + 1, Class::Copulas) && at + 1 < end;
        let rest = at + 1 + usize::from(copula);
        let what = (rest..end).any(asks) && (rest..end).all(|at| list.beside(at).is_some());
        let finite = copula || contracted(*at);
        // `voilà ce qui manque`
        let bare = || list.is(at + 1, Class::ClosingOpens) && asks(at + 2) && at + 2 < end;
        points(*at) && (finite && (what || rest == end) || what && bare())
    };
    let near = (said.start + 1).max(end.saturating_sub(LONGEST_LEAD))..end;
    // `con eso ya están` the errands
    let led = |at: usize| at - usize::from(at > said.start && list.is(at - 1, Class::ClosingOpens));
    near.into_iter().find(sums).map_or_else(|| those(list, said, part), |at| end - led(at))
}

/// How many of the last tokens before the list's name stand for all that was said before: `… all of that` for the party.
fn those(list: &List<'_>, said: &Range<usize>, part: &Part) -> usize {
    let end = said.end;
    let those = list.any_phrase_before(said.start, end, Set::Pronouns);
    // `…, es para la fiesta`
    let parted = |at: usize| at > said.start && list.kind(at - 1) == Some(Kind::Comma);
    if those == 0 && end > said.start && list.is(end - 1, Class::Copulas) && list.is(end, Class::Purposes) {
        return usize::from(parted(end - 1));
    }
    let all = those > 0 && list.is_any(end - 1, [Class::ClosingOpens, Class::ClosingTells]);
    let Some(before) = (end - those).checked_sub(1).filter(|before| *before >= said.start) else { return 0 };
    let bound =
        list.is_any(before, [Class::Prepositions, Class::Ties]) && !list.is(before, Class::Conjunctions);
    let word = list.kind(before) == Some(Kind::Word) && !list.is(before, Class::Conjunctions);
    // `pan y leche todo a la lista`, but not `put that on the list`
    let asks = [Set::Adders, Set::LeadIns, Set::Duties, Set::Buyers];
    let asked = || asks.iter().any(|set| list.any_phrase_before(said.start, before + 1, *set) > 0);
    let put = || part.put && list.purpose != Purpose::Chores && !asked();
    // `das wäre alles für die Liste`
    let bound = bound || list.is(before, Class::Closing) && word;
    if all && !bound && !list.is_hyphen(before) && (!word || list.is(end, Class::Purposes) || put()) {
        those
    } else {
        0
    }
}

/// Where a sentence ends without what leads to the name of a list that is named nowhere: `put milk on`.
fn before_loose_end(list: &List<'_>, mut said: Range<usize>) -> usize {
    loop {
        said = list.edges().before_lead_out(said);
        let tail = list.any_phrase_before(said.start, said.end, Set::Tails);
        let leads = || usize::from(said.len() > 1 && list.is(said.end - 1, Class::Prepositions));
        let tail = if tail > 0 { tail } else { leads() };
        if tail == 0 || said.len() < tail + 2 {
            return said.end;
        }
        said.end -= tail;
    }
}
