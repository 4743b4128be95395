//! What is said before the trigger: what led to the memo, or what it says once more.

use std::ops::Range;

use super::message::messaged;
use super::news::is_news;
use super::{CALLING, TELLING, remark, says_what};
use crate::understand::event::name::edges::{behind, longest, without_marks};
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// The fewest words of a sentence for itself; among so many first ones stands its subject.
const TOLD_APART: usize = 3;

/// Marks what is said before the trigger and does not belong to the name: `dale anotá en la agenda que …`,
/// `le garagiste a appelé donc agenda …`. From `from` to `last` stand the trigger and what leads to it, `cut`
/// knows the times; the one that counts stands at `when`.
pub(crate) fn mark_talk(
    tokens: &[Token<'_>],
    cut: &mut [bool],
    (from, last): (usize, usize),
    when: &Range<usize>,
    names: &Names,
) {
    let spoken = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken);
    let words = (0..from).filter(spoken).count();
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    // `…, also trag ihn bitte in den Kalender ein, …`: what only belongs to the verb is no time.
    let tail = (last + 1..tokens.len()).take_while(|at| when.end <= from && is_cut(*at)).count();
    let dated = (last + 1 + tail..tokens.len()).any(is_cut);
    if words == 0 || !dated {
        return;
    }
    let rest: Vec<usize> = (last + 1..tokens.len()).filter(|at| !is_cut(*at)).collect();
    let next = (last + 1..tokens.len()).find(spoken).and_then(|at| tokens.get(at));
    let noted = next.is_some_and(|next| names.that.has(next));
    let before: Vec<usize> = (0..from).collect();
    // `maman veut que je note dans l'agenda …`
    let wants = |end: usize| {
        let before: Vec<usize> = (0..end).collect();
        behind(tokens, &before, &names.told).max().is_some()
    };
    let wanted = words <= CALLING + 2 && (from..=last.min(from + 2)).any(wants);
    let called = noted && words <= CALLING && !(0..from).any(is_cut);
    let led: Vec<usize> = (from..=last).collect();
    let hence = behind(tokens, &before, &names.hence).max().is_some()
        || longest(tokens, &led, &names.hence, names).is_some();
    // `j'ai réussi à avoir une place agenda …`
    let news = !(0..from).any(is_cut) && is_news(tokens, &before, names);
    // `the school emailed again calendar …`
    let uncut: Vec<usize> = before.iter().copied().filter(|at| !is_cut(*at)).collect();
    let ends = |at: usize| uncut.get(at..).unwrap_or_default().iter().all(|at| !spoken(at));
    let messaged = messaged(tokens, &uncut, names).is_some_and(ends)
        || remark::is_witness(tokens, without_marks(tokens, &uncut), names);
    // `esto es para la agenda: …`
    let asks = |word: &str| {
        let noting = &names.noting;
        let leads = names.lead.contains(word) || names.before.holds(word) || noting.links.contains(word);
        leads || noting.modals.holds(word) || noting.others.holds(word) || noting.is_noting(word)
    };
    let asked = (0..from).filter(spoken).all(|at| tokens.get(at).is_some_and(|token| asks(token.word())));
    // `Calendar entry: …`
    let entry = tokens.get(last + 1).is_some_and(|entry| names.titling.entries.has(entry));
    let colon = tokens.get(last + 1 + usize::from(entry)).is_some_and(|mark| mark.kind == Kind::Colon);
    let titled = colon && asked && words <= TELLING && !(0..from).any(is_cut);
    let own = !(0..from).any(is_cut) && is_own_sentence(tokens, &before, colon, names);
    let that = if called { rest.iter().position(spoken).map_or(0, |that| that + 1) } else { 0 };
    let rest = rest.get(that..).unwrap_or_default();
    // `chez lui` says where and `il passe` not who.
    let first = rest.iter().find(|at| spoken(at)).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let leans = names.ways.contains(first) || names.pronouns.contains(first);
    // `I'd drive them to Reading on Sunday so calendar, leave at 8:15`
    let thin = rest.iter().filter(|at| spoken(at)).count() < 2 && (0..from).any(is_cut);
    if (called || wanted || news || titled || messaged || own || hence && words > CALLING && !thin)
        && !(leans && !(own && colon))
        && says_what(tokens, rest, names)
    {
        cut.iter_mut().take(from).for_each(|cut| *cut = true);
    }
}

/// `I ran out of coffee again.` before a trigger: a sentence of somebody who was not named, and nothing that has to be done.
///
/// Behind the trigger, a colon says that nothing of the memo stood before: `The kids are in bed. Calendar: dinner …`
fn is_own_sentence(tokens: &[Token<'_>], before: &[usize], colon: bool, names: &Names) -> bool {
    let Some((last, said)) = before.split_last() else { return false };
    let ends = tokens.get(*last).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
    let spoken = |at: &&usize| tokens.get(**at).is_some_and(Token::is_spoken);
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let noting = &names.noting;
    let subject = |word: &str| {
        let other = names.pronouns.contains(word) || names.comments.subjects.contains(word);
        other || names.aside.doers.contains(word) || noting.subjects.contains(word)
    };
    let wishes = |at: &usize| {
        let word = word(at);
        noting.modals.holds(word) || noting.recalls.has(word) || noting.is_noting(word)
    };
    ends && said.iter().filter(spoken).count() >= TOLD_APART
        && (colon || said.iter().filter(spoken).take(TOLD_APART).any(|at| subject(word(at))))
        && !said.iter().any(wishes)
}

/// Marks what is said before `so put babysitting in the calendar`: the memo says there itself what it is called. `from` is
/// where the words begin that lead to the trigger, `cut` knows the times.
pub(crate) fn mark_restated(tokens: &[Token<'_>], cut: &mut [bool], from: usize, names: &Names) {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let thing = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken) && !is_cut(*at);
    let first = (0..from).rev().take_while(thing).find(|at| names.puts.contains(word(*at)));
    if !names.into.contains(word(from)) {
        return;
    }
    // `Sorry, habit. Could you put a tour of the school on the calendar?`: what asks for it was cut out.
    let asks = |at: usize| is_cut(at) && tokens.get(at).is_some_and(Token::is_spoken);
    let object = (0..from).rev().take_while(thing).count();
    let asked = (0..from - object).rev().take_while(|at| asks(*at)).count();
    let opened = from - object - asked;
    let sentence = opened.checked_sub(1).and_then(|mark| tokens.get(mark));
    let own = asked > 0 && sentence.is_some_and(|mark| mark.kind == Kind::SentenceEnd);
    let says = |at: usize| {
        let word = word(at);
        !is_cut(at) && !names.titling.entries.contains(word) && !names.lead.contains(word)
    };
    // `put me on the roster for a late shift`
    let behind = || {
        let rest: Vec<usize> = (from..tokens.len()).filter(|at| !is_cut(*at)).collect();
        object == 0 && says_what(tokens, &rest, names)
    };
    let named = || object > 1 && (from - object..from).any(says);
    if own && !(0..opened).any(is_cut) && (named() || behind()) {
        cut.iter_mut().take(opened).for_each(|cut| *cut = true);
        return;
    }
    let Some(verb) = first else { return };
    let opens = verb.checked_sub(1).is_some_and(|before| {
        !tokens.get(before).is_some_and(Token::is_spoken) || names.aside.therefore.contains(word(before))
    });
    // `so block that out in the calendar` means what was said.
    let meant = |word: &str| {
        let back = names.pronouns.contains(word) || names.aside.back.contains(word);
        let whom = names.telling.to.contains(word) || names.softeners.contains(word);
        names.lead.contains(word)
            || names.put.contains(word)
            || names.that.contains(word)
            || back
            || whom
            || names.courtesies.holds(word)
            || names.titling.entries.contains(word)
    };
    let named = (verb + 1..from).any(|at| !meant(word(at)));
    let before = (0..verb).any(|at| thing(&at));
    if opens && named && before && from - verb <= CALLING + 1 {
        cut.iter_mut().take(verb + 1).for_each(|cut| *cut = true);
    }
}
