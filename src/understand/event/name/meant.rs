//! Verbs and words that say nothing elsewhere and are what is meant here: `look after the dog`, `put the bins out`.

use super::edges::{longest, without_back};
use super::noting::is_task;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// How far behind its verb stands what is made.
const NEAR: usize = 4;

/// No farther behind its verb stands what is done to a thing.
const OBJECT: usize = 8;

/// So many words from its subject on hold the verb, whom something is given and what that is.
const GIVEN: usize = 5;

/// What says nothing elsewhere, the `taken` first words, belongs to the name here.
pub(super) fn is_meant(tokens: &[Token<'_>], kept: &[usize], taken: usize, led: bool, names: &Names) -> bool {
    is_verb(tokens, kept, names)
        // `Pass verlängern`
        || (led || names.telling.encloses) && is_work(tokens, without_back(tokens, kept, names), names)
        || (led || names.known.is_empty()) && is_placed(tokens, without_back(tokens, kept, names), names)
        || is_made(tokens, kept, taken, names)
        || is_task(tokens, kept, names)
        || is_phrasal(tokens, kept, names) && !leads_on(tokens, kept, taken, names)
        || is_to_whom(tokens, kept, names)
        || taken == 1 && is_way(tokens, kept, names) && is_done(tokens, kept, names)
        || taken == 1 && goes_on(tokens, kept, names)
        || is_for_whom(tokens, kept, names)
        || longest(tokens, kept, &names.begins, names)
            .is_some_and(|begun| taken <= begun + 1 || points_back(tokens, kept, taken, names))
}

/// `I told Brenda we'd pick her up`, but `I told Brenda we'd mow the lawn`: who was told it is the one that is meant.
fn points_back(tokens: &[Token<'_>], kept: &[usize], taken: usize, names: &Names) -> bool {
    let rest = kept.get(taken..).unwrap_or_default().iter().take(OBJECT).filter_map(|at| tokens.get(*at));
    rest.take_while(|token| token.is_spoken())
        .any(|token| names.aside.back.has(token) || names.filing.small.has(token))
}

/// How many of the `taken` first words say nothing: those before a verb that says what is done, `getting my hair cut`,
/// or was, `called the landlord yesterday`, or before a name.
pub(super) fn before_what_is_done(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    taken: usize,
    over: bool,
    names: &Names,
) -> usize {
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let did = |at: usize| over && names.did.contains(word(at));
    let named = |at: usize| kept.get(at).is_some_and(|at| is_short_name(text, tokens, *at, names));
    let given = |at: usize| {
        let clause = |word: &str| names.noting.links.contains(word) || names.aside.elided.contains(word);
        let subject = names.aside.doers.contains(word(at));
        let gives = |at: usize| names.gives.contains(word(at));
        (subject && gives(at + 1) || at == 0 && gives(0))
            && !(at + 1..at + GIVEN).any(|at| clause(word(at)) || names.aside.doers.contains(word(at)))
    };
    let done = |at: &usize| did(*at) || given(*at) || named(*at) || has_it_done(tokens, kept, *at, names);
    (0..taken).find(done).unwrap_or(taken)
}

/// `tell IT`: what is written large is no pronoun.
pub(super) fn is_short_name(text: &str, tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
    tokens
        .get(at)
        .is_some_and(|token| names.pronouns.has(token) && token.said(text).chars().all(char::is_uppercase))
}

/// `have Dad's watch fixed`: the verb at `at` has something that is known done.
pub(super) fn has_it_done(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let word = |at: usize| token(at).map_or("", Token::word);
    let whole = |at: &usize| kept.get(*at).copied() == kept.get(*at - 1).map(|before| before + 1);
    let owned = token(at + 1).is_some_and(|who| who.end - who.start > who.folded.len() + 1);
    if !names.causes.contains(word(at)) || !owned && !names.known.contains(word(at + 1)) {
        return false;
    }
    // `have my lesson booked` says what is planned.
    let done = |at: &usize| {
        let formed = |form: &str| match form.strip_prefix('-') {
            Some(ending) => word(*at).len() > ending.len() + 2 && word(*at).ends_with(ending),
            None => form == word(*at),
        };
        names.caused.iter().any(formed) && !names.after.holds(word(*at))
    };
    let ends =
        |at: usize| token(at).is_none_or(|next| !next.is_spoken() || names.ways.has(next)) || !whole(&at);
    let object = (at + 2..at + OBJECT).take_while(|at| whole(at) && !names.ways.contains(word(*at)));
    object.skip(1).filter(done).any(|at| ends(at + 1))
}

/// `look after the dog`: the word behind is part of the verb, and leads to no thing that the speaker knows.
fn is_verb(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [first, next, ..] = kept else { return false };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let behind =
        names.works.iter().find(|(work, _)| *work == word(*first)).map_or(&[][..], |(_, behind)| behind);
    !names.known.is_empty() && behind.contains(&word(*next)) && !names.known.contains(word(*next))
}

/// `mettre les poubelles dehors` behind a trigger or a time: what is to be done, and no word of asking for it.
fn is_work(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut words = kept.iter().filter_map(|at| tokens.get(*at)).map(Token::word);
    let (Some(verb), Some(next)) = (words.next(), words.next()) else { return false };
    let behind = |works: &[(&str, &'static [&'static str])]| {
        works.iter().find(|(work, _)| *work == verb).map(|(_, behind)| *behind)
    };
    behind(names.works).is_some_and(|behind| behind.contains(&next))
}

/// `put the bins in the shed`, `inscrire Léo au judo`: where something goes that is no calendar.
fn is_placed(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut words = kept.iter().filter_map(|at| tokens.get(*at)).map(Token::word);
    let (Some(verb), Some(next)) = (words.next(), words.next()) else { return false };
    let leads = names.places.iter().find(|(places, _)| *places == verb).map(|(_, leads)| *leads);
    (names.known.is_empty() || names.known.contains(next))
        && leads.is_some_and(|leads| words.any(|word| leads.contains(&word)))
}

/// `make marmalade`, `enter Ben for the exam`, `enter the lunch orders`: no word of asking for it, which would make an
/// appointment or a note.
fn is_made(tokens: &[Token<'_>], kept: &[usize], taken: usize, names: &Names) -> bool {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let verb = kept.first().map_or("", word);
    let made = names.makes.iter().find(|(makes, _)| *makes == verb).map(|(_, made)| *made);
    let said = kept.get(1..).unwrap_or_default();
    // `the test results`, of which the last noun is what is meant; but `make sure Tom is there`
    let goes_on = |at: &usize| {
        let small = [&names.particles, &names.known, &names.that];
        let next = tokens.get(at + 1).filter(|_| kept.binary_search(&(at + 1)).is_ok());
        let noun = |next: &Token<'_>| next.kind == Kind::Word && !next.glued;
        !names.known.is_empty()
            && said.first() != Some(at)
            && next.is_some_and(|next| noun(next) && !small.iter().any(|small| small.has(next)))
    };
    taken < 4
        && made.is_some_and(|made| {
            let leads = |at: &&usize| !names.ways.contains(word(at));
            let held = |at: &usize| made.contains(&word(at)) && !goes_on(at);
            !said.is_empty() && !said.iter().take(NEAR).take_while(leads).any(held)
        })
}

/// `put the bins out`: the verb in front has the rest of it at the end.
fn is_phrasal(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    // `put a check-up`
    let alone = |token: &&Token<'_>| !token.glued;
    let word = |at: Option<&usize>| at.and_then(|at| tokens.get(*at)).filter(alone).map(Token::word);
    let (Some(first), Some(last)) = (word(kept.first()), word(kept.last())) else { return false };
    // `put in a reminder to take the bread out`
    let thing = word(kept.get(1)).is_some_and(|next| !names.into.contains(next));
    // `let the scouts in at six and lock up after`: it may end what stands before the time.
    let ends = |at: &usize| kept.get(at + 1).zip(kept.get(*at)).is_some_and(|(next, here)| here + 1 < *next);
    let before = (2..OBJECT).find(ends).and_then(|at| word(kept.get(at))).unwrap_or_default();
    let of = |rest: &[&str]| rest.contains(&last) || rest.contains(&before);
    // `put down that the plumber's coming back`
    let clause = kept.get(2).and_then(|at| tokens.get(*at)).is_some_and(|that| names.that.has(that));
    kept.len() > 2 && thing && !clause && names.phrasal.iter().any(|(verb, rest)| *verb == first && of(rest))
}

/// `trag ein, dass …`: the verb has its rest, and a clause follows.
fn leads_on(tokens: &[Token<'_>], kept: &[usize], taken: usize, names: &Names) -> bool {
    let mut behind = kept.iter().skip(taken).filter_map(|at| tokens.get(*at));
    behind.find(|token| token.is_spoken()).is_some_and(|next| names.that.has(next))
}

/// `mit der Hausverwaltung verhandeln`: a verb stands last, and says what is done with them.
pub(super) fn is_done(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [.., before, last] = kept else { return false };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    !names.titles.contains(word(*before))
        && names.verb_endings.iter().any(|ending| word(*last).ends_with(ending))
}

/// `zu Oma fahren`, `für die Klasse Bücher bestellen`: the first word says where to or for whom.
fn is_way(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let first = kept.first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    names.ways.contains(first)
}

/// `für die Kinder kommt der Nikolaus`: the first word says for whom it is what somebody does.
fn is_for_whom(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let does = |at: usize| {
        let verb =
            token(at).is_some_and(|verb| names.turned.verbs.has(verb) || names.noting.modals.has(verb));
        verb && token(at + 1).is_some_and(|who| names.turned.articles.has(who))
    };
    let whom = token(0).is_some_and(|first| names.turned.of_thing.has(first));
    let spoken = |at: &usize| token(*at).is_some_and(Token::is_spoken);
    whom && !names.turned.articles.is_empty() && (1..OBJECT).take_while(spoken).skip(1).any(does)
}

/// `zu Oma ins Heim`: the first word says to whom, and another where that is.
fn goes_on(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut words = kept.iter().filter_map(|at| tokens.get(*at)).map(Token::word);
    let to = words.next().is_some_and(|first| !first.is_empty() && first == names.turned.to);
    to && words.any(|word| names.ways.contains(word))
}

/// `dem Nachbarn die Leiter bringen`: the article says to whom, because another one leads to what.
fn is_to_whom(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [article, whom, what, _, ..] = kept else { return false };
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let joins = names.ways.contains(word(whom)) || names.after.holds(word(whom));
    names.to_whom.contains(word(article)) && !joins && names.what.contains(word(what))
}
