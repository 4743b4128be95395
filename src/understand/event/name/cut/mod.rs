//! The words around the trigger that go with it: `can you add that to my calendar`.
//!
//! What leads to it and stands behind it is here; something may be [`put_in`] by a verb farther off, and it may be
//! said what it is [`lacking`].

mod lacking;
mod put_in;

use std::ops::Range;

use lacking::{mark_completing, mark_lacking};
use put_in::{
    ASKING, LEADING, asked_before, is_book, opens, puts_back, puts_there, puts_with_rest, putting,
    taken_back_before,
};

use super::edges::{behind, longest, without_front, without_marks};
use crate::understand::event::lex::Lex;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// No more words than this stand behind a trigger that ends the memo.
const TRAILING: usize = 8;

/// Marks the words before the trigger that belong to it, `can you add that to my calendar`, and those behind it at
/// the end of the memo, `trag das in den Kalender ein`.
///
/// Returns the first and the last of what leads to the trigger and the trigger itself.
pub(crate) fn mark_around(
    text: &str,
    tokens: &[Token<'_>],
    cut: &mut [bool],
    names: &Names,
) -> Option<(usize, usize)> {
    let first = cut.iter().position(|cut| *cut)?;
    let mut from = lead(text, tokens, first, names);
    // `do schedule the training`: the trigger is the verb that the memo opens with.
    let before: Vec<usize> = (0..first).collect();
    if from == first && behind(tokens, &before, &names.asks).max() == Some(first) {
        from = 0;
    }
    // `ask the kitchen calendar to remember …`
    let end = cut.iter().rposition(|cut| *cut).unwrap_or(first);
    let told = from.checked_sub(1).and_then(|before| tokens.get(before));
    let told = from < first && told.is_some_and(|tell| names.sentences.tells.has(tell));
    let asks = || {
        let behind: Vec<usize> = (end + 1..tokens.len()).take(LEADING).collect();
        longest(tokens, &behind, &names.tail, names).is_some_and(|asked| asked > 1)
    };
    if told && is_book(tokens, end, names) && asks() {
        from -= 1;
    }
    if let Some(verb) = putting(tokens, from, names) {
        let mut end = verb + 1 + usize::from(puts_with_rest(tokens, verb, names));
        // `put me down in the diary as off sick`, `chuck something on the calendar for me`
        let word = |at: usize| tokens.get(at).map_or("", Token::word);
        let last = cut.iter().rposition(|cut| *cut).unwrap_or(first);
        let vague = names.vague.contains(word(end)) && is_book(tokens, last, names);
        let rest = end + 1 + usize::from(names.put.contains(word(end + 1)));
        // `mark me as off sick in the diary`
        if vague && names.vaguely.contains(word(end + 1)) && end + 2 < from {
            end += 2;
        } else if vague && (end + 1..=rest).contains(&from) {
            end = from;
            let behind = last + 1;
            let led = usize::from(names.vaguely.contains(word(behind)));
            cut.iter_mut().skip(behind).take(led).for_each(|cut| *cut = true);
        }
        let asked = asked_before(tokens, verb, names).max(taken_back_before(tokens, verb, names));
        cut.iter_mut().take(end).skip(verb - asked).for_each(|cut| *cut = true);
    }
    cut.iter_mut().take(first).skip(from).for_each(|cut| *cut = true);
    let last = cut.iter().rposition(|cut| *cut).unwrap_or(first);
    mark_lacking(tokens, (from, last), cut, names);
    mark_completing(tokens, last, cut, names);
    if let Some(verb) = asking_verb(tokens, cut, names).and_then(|verb| cut.get_mut(verb)) {
        *verb = true;
    }
    // `kannst du in den Kalender schreiben, dass …`, `also bitte im Kalender eintragen, dass …`
    if first > 0 && opens(tokens, from, names) {
        mark_asking(tokens, last, cut, names);
        mark_filing(tokens, (from..first, last), cut, names);
        return Some((from, last));
    }
    if tokens.len() - last > TRAILING {
        mark_tail(tokens, last, cut, names);
        return Some((from, last));
    }
    let mut rest: Vec<usize> = (last + 1..tokens.len()).collect();
    let said = |rest: &[usize]| without_marks(tokens, rest).len();
    while said(&rest) > 0 {
        let left = without_front(tokens, without_marks(tokens, &rest), &names.tail, names);
        if left.len() == said(&rest) {
            mark_tail(tokens, last, cut, names);
            return Some((from, last));
        }
        rest = left.to_vec();
    }
    cut.iter_mut().skip(last + 1).for_each(|cut| *cut = true);
    // `can you calendar that`: the trigger is the verb itself.
    let before: Vec<usize> = (0..first).collect();
    let verb = from == first && last + 1 < tokens.len();
    let asked = behind(tokens, &before, &names.asks).max().filter(|_| verb).unwrap_or(0);
    for cut in cut.iter_mut().take(first).skip(first - asked) {
        *cut = true;
    }
    Some((from, last))
}

/// `diary` in `pop the gig into the diary`, `write in the diary haircut`: marks what stands for the trigger where none
/// was spoken, if something is put there.
pub(crate) fn mark_book(text: &str, tokens: &[Token<'_>], cut: &mut [bool], names: &Names) {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let led = |at: usize| names.known.contains(word(at)) || names.led.contains(word(at));
    // `calendar`, which says nothing behind a name
    let alone = |at: usize| !names.after.ending(word(at)).is_empty();
    let book = |at: &usize| {
        let book = names.books.contains(word(*at)) && led(*at - 1);
        book && (alone(*at) || puts_there(tokens, lead(text, tokens, *at, names), names))
    };
    let Some(book) = (1..tokens.len()).find(book).filter(|_| !cut.contains(&true)) else { return };
    let from = lead(text, tokens, book, names);
    let puts = puts_there(tokens, from, names)
        || putting(tokens, from, names).is_some_and(|verb| names.puts.contains(word(verb)));
    cut.iter_mut().skip(book).take(1).for_each(|cut| *cut = puts);
}

/// `schreiben` in `kannst du in den Kalender schreiben, dass …`: marks what goes with a trigger that opens the memo.
fn mark_asking(tokens: &[Token<'_>], last: usize, cut: &mut [bool], names: &Names) {
    let behind: Vec<usize> = (last + 1..tokens.len()).take(TRAILING).collect();
    let mut left = behind.as_slice();
    for _ in 0..ASKING {
        left = without_front(tokens, left, &names.tail, names);
    }
    // `okay Kalender machen wir den Großeinkauf`
    let next = left.first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    if names.turned.speakers.contains(next) {
        return;
    }
    for cut in cut.iter_mut().skip(last + 1).take(behind.len() - left.len()) {
        *cut = true;
    }
}

/// `aufschreiben` in `unter Termine die Zahnreinigung aufschreiben`: marks the verb that ends the first clause of a
/// memo which opens with the trigger, if the words that `led` to it say that something goes there.
fn mark_filing(tokens: &[Token<'_>], (led, last): (Range<usize>, usize), cut: &mut [bool], names: &Names) {
    let (word, filing) = (|at: usize| tokens.get(at).map_or("", Token::word), &names.filing);
    let parts = |at: &usize| tokens.get(*at).is_some_and(|mark| !mark.is_spoken() && mark.kind != Kind::Dot);
    let verb = (last + 1..tokens.len()).take_while(|at| !parts(at)).last();
    let files = |verb: &usize| !filing.named && filing.files.contains(word(*verb)) && *verb > last + 1;
    if led.into_iter().any(|at| filing.into.contains(word(at)))
        && let Some(cut) = verb.filter(files).and_then(|verb| cut.get_mut(verb))
    {
        *cut = true;
    }
}

/// Where the words begin that lead to the trigger, which stands at `first`.
fn lead(text: &str, tokens: &[Token<'_>], first: usize, names: &Names) -> usize {
    // `put meeting with Mark in my calendar`, `call Mark in my calendar`
    let is_person = |at: usize| {
        let large =
            |at: usize| tokens.get(at).is_some_and(|token| token.said(text).starts_with(char::is_uppercase));
        let before = at.checked_sub(1).and_then(|before| tokens.get(before));
        let verb = tokens.get(at).is_some_and(|token| token.word().len() > 3);
        let with = before.is_some_and(|before| names.company.has(before));
        let named = before.is_some_and(Token::is_spoken) && large(at) && !large(at + 1);
        verb && (with || named && large(0))
    };
    let mut from = first;
    while let Some(before) = from.checked_sub(1).filter(|before| first - before <= LEADING) {
        // `mets-le`
        let dash = |token: &Token<'_>| token.kind == Kind::Dash && from < first && token.glued;
        let lead = |at: usize| tokens.get(at).is_some_and(|token| names.lead.has(token));
        let led = |token: &Token<'_>| names.led.has(token) && before.checked_sub(1).is_none_or(lead);
        let belongs = |token: &Token<'_>| {
            lead(before) || led(token) || names.noting.clings(token.word()) || dash(token)
        };
        // `…, so block that in my calendar`
        let puts = || from < first && puts_back(tokens, before, names);
        // `a weigh-in in the diary`
        let part = || {
            let dashed =
                |at: &usize| tokens.get(*at).is_some_and(|dash| dash.kind == Kind::Dash && dash.glued);
            let glued = tokens.get(before).is_some_and(|token| token.glued && token.is_spoken());
            let dash = before.checked_sub(1).filter(dashed).filter(|_| glued);
            dash.and_then(|dash| dash.checked_sub(1)).is_some_and(|first| !lead(first))
        };
        if !(tokens.get(before).is_some_and(belongs) || puts()) || is_person(before) || part() {
            break;
        }
        from = before;
    }
    for _ in 0..ASKING {
        let before: Vec<usize> = (0..from).collect();
        let asked = behind(tokens, &before, &names.asks).max();
        let Some(asked) = asked.filter(|_| from < first) else { break };
        from -= asked;
    }
    from
}

/// `schreiben` in `… in den Kalender schreiben, morgen …`, `familial` in `agenda familial : …`: marks what belongs to
/// the trigger and stands between it and a mark.
fn mark_tail(tokens: &[Token<'_>], last: usize, cut: &mut [bool], names: &Names) {
    let rest: Vec<usize> = (last + 1..tokens.len()).take(TRAILING).collect();
    let mut left = rest.as_slice();
    // `im Kalender vermerken bitte`
    for _ in 0..ASKING {
        left = without_front(tokens, left, &names.tail, names);
    }
    let taken = rest.len() - left.len();
    // `bitte in den Kalender schreiben am Montag …`
    let dated = |next: &Token<'_>| taken > 0 && names.telling.encloses && names.announcers.has(next);
    // `in den Kalender tun ich bringe den Salat`
    let told = |next: &Token<'_>| taken > 0 && names.turned.speakers.has(next);
    // `Kalender aufmachen und den Zahnarzt notieren`
    let joins = taken > 1
        && names.telling.encloses
        && tokens.get(last + taken).is_some_and(|and| names.speaking.and.has(and));
    let ends = tokens.get(last + 1 + taken).is_some_and(|next| {
        let mark = matches!(next.kind, Kind::Comma | Kind::Colon | Kind::SentenceEnd);
        mark || joins || dated(next) || told(next)
    });
    for cut in cut.iter_mut().skip(last + 1).take(if ends { taken } else { 0 }) {
        *cut = true;
    }
}

/// `machen` in `kannst du einen Termin mit Frau Novak machen`: it ends the question with which the memo opens.
fn asking_verb(tokens: &[Token<'_>], cut: &[bool], names: &Names) -> Option<usize> {
    if names.asked.is_empty() {
        return None;
    }
    let says_nothing = |token: &Token<'_>| names.before.has(token) && !is_asked(token, names);
    let noise = |token: &Token<'_>| !token.is_spoken() || names.hesitations.has(token) || says_nothing(token);
    let first =
        tokens.iter().zip(cut).find(|(token, cut)| !**cut && !noise(token)).map(|(token, _)| token)?;
    let thanks = |token: &Token<'_>| {
        let verb = names.tail.has(token);
        !token.is_spoken() || !verb && names.after.has(token)
    };
    let at = tokens.iter().rposition(|token| !thanks(token))?;
    let verb = tokens.get(at).is_some_and(|last| names.tail.has(last));
    (verb && is_asked(first, names)).then_some(at)
}

fn is_asked(token: &Token<'_>, names: &Names) -> bool {
    names.asked.has(token)
}

/// Marks the tokens of `lexes` from `first` up to `end` in `cut`.
pub(crate) fn mark(lexes: &[Lex], first: usize, end: usize, cut: &mut [bool]) {
    for lex in lexes.iter().take(end).skip(first) {
        for at in lex.first..=lex.last {
            if let Some(cut) = cut.get_mut(at) {
                *cut = true;
            }
        }
    }
}
