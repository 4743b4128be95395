//! What says that the trigger lacks something which is to be there: `the diary needs the optician`, `den Kalender um
//! die Weinlese ergänzen`.

use super::TRAILING;
use super::put_in::{LEADING, is_book, opens};
use crate::understand::event::name::edges::longest;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// `needs … on it` in `the calendar needs the recital on it, Sunday …`, `could … have` in `could the planner have the
/// gala`: marks what says that the trigger, which ends at `last` and is led to `from`, lacks something.
pub(super) fn mark_lacking(
    tokens: &[Token<'_>],
    (from, last): (usize, usize),
    cut: &mut [bool],
    names: &Names,
) {
    let behind: Vec<usize> = (last + 1..tokens.len()).take(TRAILING + LEADING).collect();
    let Some(lacks) = longest(tokens, &behind, &names.lacks, names) else { return };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let on_it = |at: &usize| names.into.contains(word(*at)) && names.pronouns.contains(word(at + 1));
    let said = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken);
    let run = (last + 1 + lacks..tokens.len()).take(TRAILING).take_while(said);
    let Some(on) = run.skip(1).find(on_it) else {
        return mark_wanting(tokens, (from, last, lacks), cut, names);
    };
    // `can my calendar have … on it?`
    let asks = names.noting.questions.contains(word(0)) && cut.get(1).copied().unwrap_or_default();
    for (from, count) in [(0, usize::from(asks)), (last + 1, lacks), (on, 2)] {
        cut.iter_mut().skip(from).take(count).for_each(|cut| *cut = true);
    }
}

/// `could … have` in `could the planner have the gala`, `needs` in `the diary needs the optician`: marks what says that
/// something is to be in the book that opens the memo; not in `the diary needs binding`.
fn mark_wanting(
    tokens: &[Token<'_>],
    (from, last, lacks): (usize, usize, usize),
    cut: &mut [bool],
    names: &Names,
) {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let asked = from.checked_sub(1).filter(|before| names.noting.questions.contains(word(*before)));
    let verb = word(last + 1);
    let has = lacks == 1 && (names.sentences.states.contains(verb) || !names.forms.does.end(verb));
    let next = last + 1 + lacks;
    let thing = tokens.get(next).is_some_and(Token::is_spoken)
        && !names.forms.doing.end(word(next))
        && !names.ways.contains(word(next));
    if is_book(tokens, last, names)
        && thing
        && (asked.is_some() || !has)
        && opens(tokens, asked.unwrap_or(from), names)
    {
        cut.iter_mut().take(next).skip(asked.unwrap_or(from)).for_each(|cut| *cut = true);
    }
}

/// `um … ergänzen` in `den Kalender um die Weinlese ergänzen`: marks what says that the trigger, which ends at `last`,
/// is to have more than it has.
pub(super) fn mark_completing(tokens: &[Token<'_>], last: usize, cut: &mut [bool], names: &Names) {
    let (word, filing) = (|at: usize| tokens.get(at).map_or("", Token::word), &names.filing);
    let soft = (last + 1..).take_while(|at| names.softeners.contains(word(*at))).count();
    let by = last + 1 + soft;
    if !filing.by.contains(word(by)) {
        return;
    }
    let said = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken);
    let completes = |at: &usize| filing.completes.contains(word(*at));
    let verb = (by + 2..tokens.len()).take_while(said).find(completes);
    // `ergänze den Kalender um acht`
    let begun = names.what.contains(word(by + 1)) && (0..last).any(|at| completes(&at));
    if verb.is_some() || begun {
        for at in [Some(by), verb].into_iter().flatten() {
            cut.iter_mut().skip(at).take(1).for_each(|cut| *cut = true);
        }
    }
}
