//! What is said before a list to tell why there is one: `the kids ate everything so please get cereal`.

use std::ops::Range;

use super::joints::{begins_some, is_adjective};
use super::occasion::day;
use super::preamble::is_content;
use super::{List, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// No reason is said in fewer words, `the milk is`.
const MIN_REASON: usize = 3;

/// No reason is said in more words before what is to be put on the list.
pub(super) const LONGEST_REASON: usize = 16;

/// No more phrases ask for what is to be put on the list for a reason: `so could you please get`.
const MOST_LEADS: usize = 3;

/// Whether things are asked for behind what draws the conclusion, and none is named in what opens the sentence: `the kids
/// ate everything so please get cereal`.
fn asks_for_it(list: &List<'_>, at: usize, count: usize, sentence: &Range<usize>) -> bool {
    let longest = |at: usize, set| list.any_phrase(at, sentence.end, set);
    let mut thing = at + count;
    let mut asked = false;
    for _ in 0..MOST_LEADS {
        let lead = [Set::LeadIns, Set::Duties, Set::Buyers, Set::Goes].map(|set| longest(thing, set));
        let lead = lead.into_iter().max().unwrap_or(0);
        asked |= lead > 0;
        thing += lead.max(longest(thing, Set::Fillers));
    }
    let told = list.edges().bare(sentence.start..at);
    // `the oat milk has gone off so please get some more`
    let same = || longest(thing, Set::Pronouns) > 0 || list.is(thing, Class::Of);
    // `…, drum gehören` auf die Liste
    let named = || thing == sentence.end && thing < list.tokens.len();
    asked && (thing < sentence.end || named()) && !same() && is_told(list, &told)
}

/// Whether a range asks for nothing and takes no part of a list: `my sister is coming round for tea`.
fn is_told(list: &List<'_>, told: &Range<usize>) -> bool {
    let leads = [Set::LeadIns, Set::Duties, Set::Adders, Set::Wanters, Set::Buyers];
    let asked = |at: usize| leads.iter().any(|set| list.any_phrase(at, told.end, *set) > 0);
    (MIN_REASON..=LONGEST_REASON).contains(&told.len())
        && list.purpose != Purpose::Chores
        && (!asked(told.start) || intends(list, told))
        && list.any_phrase_before(told.start, told.end, Set::LeadOuts) == 0
        && !told.clone().any(|at| parts_talk(list, at))
        && !begins_some(list, told.start, told)
        && list.kind(told.start) != Some(Kind::Number)
}

/// Whether something is to be done that fetches nothing: `I want to make a curry`.
pub(super) fn intends(list: &List<'_>, told: &Range<usize>) -> bool {
    let duty = list.any_phrase(told.start, told.end, Set::Duties);
    (list.verbs_end || duty > 1) && wants_to_do(list, told)
}

/// The same where a cause is told, so that one word may lead to it: `(porque) quiero hacer pan`.
pub(super) fn wants_to_do(list: &List<'_>, told: &Range<usize>) -> bool {
    if list.purpose != Purpose::Goods {
        return false;
    }
    let gets = |at: usize| {
        [Set::Buyers, Set::Adders, Set::LateAdders, Set::Needs]
            .iter()
            .any(|set| list.any_phrase(at, told.end, *set) > 0)
    };
    if list.verbs_end {
        let verb = told.end - 1;
        let ends = |set| list.any_phrase_before(told.start, told.end, set) > 0;
        return list.is_task(told.clone()) && !gets(verb) && !ends(Set::Buyers) && !ends(Set::Tails);
    }
    let duty = list.any_phrase(told.start, told.end, Set::Duties);
    let verb = told.start + duty;
    duty > 0 && list.is_task(verb..told.end) && !gets(verb)
}

/// Whether a mark or a word stands at `at` that one clause has not.
fn parts_talk(list: &List<'_>, at: usize) -> bool {
    let word = matches!(list.kind(at), Some(Kind::Word | Kind::Number)) || list.is_hyphen(at);
    // `will` tells what is said or known, or what somebody is about to do.
    let reports = list.is(at, Class::Reports) && !list.is(at, Class::Auxiliaries);
    list.is(at, Class::Conjunctions) || reports || !word
}

/// So soon behind the conclusion a thing is named again; text without end must not be looked at again and again.
const SOON: usize = 8;

/// Whether all things that open a sentence are named again behind the conclusion: `no hay leche`, así que leche y pan.
fn names_again(list: &List<'_>, told: &Range<usize>, behind: Range<usize>) -> bool {
    let behind = behind.start..behind.end.min(behind.start + SOON);
    let again = |at: usize| behind.clone().any(|other| list.word(other) == list.word(at));
    let parts = |at: usize| {
        matches!(list.kind(at), Some(Kind::Comma | Kind::Number)) || list.is(at, Class::Conjunctions)
    };
    list.purpose == Purpose::Goods
        && told.len() > 1
        && told.clone().any(|at| is_content(list, at))
        && told.clone().all(|at| !parts(at) && (!is_content(list, at) || again(at)))
}

/// With all the noise around it, no reason begins farther before its conclusion; text without end must not be looked at
/// again and again.
const FARTHEST_REASON: usize = 3 * LONGEST_REASON;

/// No more phrases lead from the conclusion to what puts something on the list: `but please remember to`.
const MOST_STEPS: usize = 6;

/// How many words at `at` say that what follows is to be put on the list for what was said before.
pub(super) fn therefore(list: &List<'_>, at: usize, sentence: &Range<usize>) -> Option<usize> {
    let count = list.any_phrase(at, list.tokens.len(), Set::Therefores);
    let soon = at <= sentence.start + FARTHEST_REASON;
    if count == 0 {
        return (soon && puts_after_reason(list, at, sentence)).then_some(0);
    }
    // `oh no, the cat knocked over …`
    let cry = list.any_phrase(sentence.start, sentence.end, Set::Corrections);
    let cry = if list.kind(sentence.start + cry) == Some(Kind::Comma) { cry } else { 0 };
    let sentence = &(sentence.start + cry..sentence.end);
    // `we're having guests, so a bottle of red`
    let near = at.min(sentence.start + LONGEST_REASON);
    let first = list.edges().bare(sentence.start..near);
    let buyer = list.any_phrase(at + count, sentence.end, Set::Buyers);
    let thing = at + count + if list.verbs_end { 0 } else { buyer };
    if near == at
        && first.len() > 1
        && list.is_any(first.start, [Class::Subjects, Class::Speakers])
        && (begins_some(list, thing, sentence) || is_conclusion(list, at, thing, sentence))
    {
        return Some(count);
    }
    if names_again(list, &list.edges().bare(sentence.start..near), at + count..sentence.end) && near == at {
        return Some(count);
    }
    // `also bitte Senf`
    let named = || {
        let filler = list.any_phrase(at + count, sentence.end, Set::Fillers);
        is_named_thing(list, at + count + filler, sentence)
    };
    if soon && (is_reason(list, at, sentence) && named() || asks_for_it(list, at, count, sentence)) {
        return Some(count);
    }
    // `but please remember to add`
    let mut adder = at + count;
    let adds = |at: usize| list.any_phrase(at, sentence.end, Set::Adders) > 0;
    for _ in 0..MOST_STEPS {
        let leads = [Set::LeadIns, Set::Duties, Set::Fillers].into_iter();
        let led = leads.map(|set| list.any_phrase(adder, sentence.end, set)).max().unwrap_or(0);
        if at == sentence.start || led == 0 || adds(adder) {
            break;
        }
        adder += led;
    }
    (at > sentence.start && adds(adder)).then_some(count)
}

/// Whether something is put on the list at `at`, behind a clause that tells why, or that the same is gone: `vu qu'on a
/// du monde ajoute …`, `y a plus de sucre rajoute du sucre`.
fn puts_after_reason(list: &List<'_>, at: usize, sentence: &Range<usize>) -> bool {
    let adder = list.any_phrase(at, sentence.end, Set::LateAdders);
    let told = list.edges().bare(sentence.start..at);
    let led = [
        Class::Subjects,
        Class::Speakers,
        Class::Askers,
        Class::Prepositions,
        Class::Conjunctions,
        Class::Articles,
        Class::Ones,
        Class::Reports,
        Class::Auxiliaries,
    ];
    if adder == 0
        || list.verbs_end
        || matches!(list.purpose, Purpose::Chores | Purpose::Questions | Purpose::Titles)
        || list.is(at, Class::AddingThings)
        || !(MIN_REASON..=LONGEST_REASON).contains(&told.len())
        || told.clone().any(|at| {
            matches!(list.kind(at), Some(Kind::Comma | Kind::Colon)) || list.is(at, Class::Conjunctions)
        })
        || list.is_any(at - 1, led)
    {
        return false;
    }
    let reason = list.any_phrase(told.start, told.end, Set::Remarks);
    let tied = usize::from(
        list.is_any(told.start, [Class::Ties, Class::Clauses]) && !list.is(told.start, Class::Purposes),
    );
    let who = told.start + if reason > 1 { reason } else { tied };
    let speaks = [Class::Subjects, Class::Speakers, Class::Others];
    let why = who > told.start && list.is_any(who, speaks);
    let lacks = list.any_phrase(told.start, told.end, Set::LeadIns) > 1;
    let same = |other: usize| list.word(other) == list.word(told.end - 1) && list.beside(other).is_none();
    why || lacks && list.beside(at - 1).is_none() && (at + adder..sentence.end).any(same)
}

/// Whether what opens the sentence and ends at `at` says how something is and asks for nothing: `the slugs are back`.
fn is_reason(list: &List<'_>, at: usize, sentence: &Range<usize>) -> bool {
    let told = list.edges().bare(sentence.start..at);
    let leads = [Set::LeadIns, Set::Duties, Set::Adders, Set::Fillers, Set::Wanters];
    let asked = |at: usize| leads.iter().any(|set| list.any_phrase(at, told.end, *set) > 0);
    let asked = |at: usize| asked(at) && !intends(list, &told);
    // `it's going to rain`
    let first = list.token(told.start).map_or("", |word| word.said(list.text));
    let contracted =
        || list.is_any(told.start, [Class::Others, Class::ClosingOpens]) && first.contains(['\'', '’']);
    // `so good`
    let finite = |at: usize| match list.verbs_end {
        true => list.is_any(at, [Class::Copulas, Class::Asks, Class::Auxiliaries]),
        false => {
            let auxiliary = list.is(at, Class::Asks) && list.is(at, Class::Auxiliaries);
            at + 1 < told.end && at > told.start && (list.is(at, Class::Copulas) || auxiliary)
        }
    };
    // `así que`, but not `donc`, which carries nothing elsewhere.
    let sure = list.any_phrase(at, sentence.end, Set::Fillers) == 0;
    let speaks = |at: usize| list.is_any(at, [Class::Subjects, Class::Speakers, Class::Others]);
    let dated = || {
        let from = told.start + usize::from(list.is(told.start, Class::Reports));
        let day = day(list, from, told.end);
        day > from && (sure || speaks(day))
    };
    // `mon mari rentre tard`
    let who = told.start + usize::from(list.is_any(told.start, [Class::Articles, Class::Determiners]));
    let acts = || list.is(who, Class::People) && !list.is_any(who + 1, [Class::Prepositions, Class::Ties]);
    // `the lawn looks dreadful, so moss killer`
    let looks = || {
        let comma = list.kind(at - 1) == Some(Kind::Comma);
        let begins = |at: usize, case: fn(char) -> bool| {
            list.token(at).is_some_and(|word| word.said(list.text).starts_with(case))
        };
        // `das Brot vom Bäcker, also Dinkelbrot`
        let verb = !list.verbs_end
            || begins(told.end - 1, char::is_lowercase)
                && told.clone().skip(1).any(|at| begins(at, char::is_uppercase));
        comma
            && !sure
            && verb
            && told.len() > MIN_REASON
            && who > told.start
            && !list.is(told.start, Class::Ones)
    };
    (MIN_REASON..=LONGEST_REASON).contains(&told.len())
        && list.purpose != Purpose::Chores
        && !asked(told.start)
        && (told.clone().any(finite)
            || contracted()
            || intends(list, &told)
            || sure && speaks(told.start)
            || dated()
            || looks()
            || acts())
        && !told.clone().any(|at| parts_talk(list, at))
}

/// Whether `so` at `at` stands behind a whole clause and before a thing: `I have a cold so lemons`, but `I'm so happy`.
fn is_conclusion(list: &List<'_>, at: usize, thing: usize, sentence: &Range<usize>) -> bool {
    let stressed = [Class::Subjects, Class::Speakers, Class::Copulas, Class::Auxiliaries, Class::Asks];
    at > sentence.start + MIN_REASON
        && !list.is_any(at - 1, stressed)
        && list.kind(at - 1) == Some(Kind::Word)
        && is_named_thing(list, thing, sentence)
}

/// Whether a thing is named right behind what draws the conclusion: `so slug pellets`, but not `so that we …`, `so good`.
fn is_named_thing(list: &List<'_>, at: usize, sentence: &Range<usize>) -> bool {
    let other = [
        Class::Subjects,
        Class::Speakers,
        Class::Reports,
        Class::Prepositions,
        Class::Conjunctions,
        Class::Clauses,
        Class::Asks,
        Class::People,
    ];
    at < sentence.end
        && matches!(list.kind(at), Some(Kind::Word | Kind::Number))
        && (list.any_phrase(at, sentence.end, Set::Somes) > 0 || !list.is_any(at, other))
        && !is_adjective(list, at)
}
