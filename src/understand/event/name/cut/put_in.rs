//! What asks that something be put where the trigger says: `could you stick the vet in the calendar`.

use crate::understand::event::name::edges::{behind, without_front, without_marks, without_opening};
use crate::understand::event::name::meant::has_it_done;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// The most words that lead to the trigger, and the most with which they are asked for.
pub(super) const LEADING: usize = 9;
pub(super) const ASKING: usize = 3;

/// The most tokens of an order that is taken back, with what takes it back.
const ASKED_ANEW: usize = 8;

/// `write in my`, `get it in the`, `put a note in my` at `from`: nothing but a verb of asking leads to where it is
/// put, and what is put there follows.
pub(super) fn puts_there(tokens: &[Token<'_>], from: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let asks = |at: &usize| names.puts.contains(word(*at)) || names.inserts.contains(word(*at));
    let asked = (from..from + LEADING).find(asks);
    let asked = asked.filter(|verb| *verb == from || asked_before(tokens, *verb, names) > 0);
    let past = |verb: usize| {
        let entry = names.filing.named && names.filing.entries.contains(word(verb + 2));
        match names.sentences.backs.contains(word(verb + 1)) {
            true => verb + 2,
            false => verb + 1 + if entry { 2 } else { 0 },
        }
    };
    asked.is_some_and(|verb| names.into.contains(word(past(verb))) && opens(tokens, from, names))
}

/// `block that` at `at`: one of the verbs of asking opens a clause behind what was said.
pub(super) fn puts_back(tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    let opens = before.is_some_and(|before| {
        !before.is_spoken()
            || names.aside.therefore.has(before)
            || names.softeners.has(before)
            || names.aside.joints.has(before)
    });
    // `…, file that under appointments`
    let inserts = || names.inserts.contains(word(at)) && names.sentences.presents.contains(word(at + 1));
    opens && (names.puts.contains(word(at)) || inserts())
}

pub(super) fn is_book(tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
    tokens.get(at).is_some_and(|token| names.books.has(token))
}

/// `block out`: a part of the verb at `verb` stands behind it, and no thing is put there.
pub(super) fn puts_with_rest(tokens: &[Token<'_>], verb: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let done = names.phrasal.iter().any(|(puts, rest)| *puts == word(verb) && rest.contains(&word(verb + 1)));
    names.put.contains(word(verb + 1)) && !done
}

/// Nothing but noise and what says nothing stands before `from`.
pub(super) fn opens(tokens: &[Token<'_>], from: usize, names: &Names) -> bool {
    if from > LEADING {
        return false;
    }
    let before: Vec<usize> = (0..from).collect();
    let mut left = without_marks(tokens, &before);
    while let Some((first, rest)) = left.split_first() {
        let noise = tokens.get(*first).is_some_and(|token| names.hesitations.has(token));
        let next = if noise { rest } else { without_front(tokens, left, &names.before, names) };
        if next.len() == left.len() {
            return false;
        }
        left = without_marks(tokens, next);
    }
    true
}

/// `stick` in `could you stick the vet in the calendar`: what leads to the trigger begins at `lead`.
pub(super) fn putting(tokens: &[Token<'_>], lead: usize, names: &Names) -> Option<usize> {
    let opening: Vec<usize> = (0..lead).collect();
    let book = (lead..tokens.len()).take(LEADING).any(|at| is_book(tokens, at, names));
    let puts = |at: &usize| {
        let word = tokens.get(*at).map_or("", Token::word);
        names.puts.contains(word) || book && names.inserts.contains(word)
    };
    let soft = |at: &usize| tokens.get(*at).is_some_and(|token| names.softeners.has(token));
    // `get the tyres in the diary`
    let mut left = match opening.first() {
        Some(first) if puts(first) => &opening,
        _ => without_front(tokens, &opening, &names.asks, names),
    };
    for _ in 0..ASKING {
        left = without_marks(tokens, left);
        // `would you ever throw`
        let first = left.iter().find(|at| !soft(at));
        if first.is_some_and(puts) {
            left = left.get(left.partition_point(|at| Some(at) < first)..).unwrap_or_default();
            break;
        }
        left = without_opening(tokens, left, names);
    }
    // `I'll be quick. Pop the gig into the diary`
    let begins = |at: &usize| {
        let before = (0..*at).rev().find(|at| !soft(at)).and_then(|at| tokens.get(at));
        before.is_some_and(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::LineBreak))
    };
    // `Good morning, this is Joan, could you pop my hair appointment in the diary`
    let asked =
        |at: &usize| asked_before(tokens, *at, names) > 0 || taken_back_before(tokens, *at, names) > 0;
    let later = || (lead.saturating_sub(LEADING)..lead).filter(puts).find(|at| asked(at) || begins(at));
    let first = left.first().copied().filter(puts);
    let opens = first.is_some();
    let verb = first.or_else(later)?;
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    // `down in the diary`
    let down = names.put.contains(word(lead)) && names.into.contains(word(lead + 1));
    let into = names.into.contains(word(lead)) || down;
    // `getting the log delivery in the diary`
    let before = verb.checked_sub(1).and_then(|before| tokens.get(before));
    let thing = before.is_some_and(|before| names.known.has(before) || names.noting.articles.has(before));
    let said = tokens.get(verb..lead).unwrap_or_default();
    // `pack mal Flohmarkt, Samstag zehn Uhr, in den Kalender`: the marks part the time from what is put there.
    let parted = opens && said.last().is_some_and(|mark| mark.kind == Kind::Comma);
    let within = |token: &Token<'_>| match token.kind {
        // `put a check-up in the diary`
        Kind::Dash => token.glued,
        Kind::Comma | Kind::Colon => parted,
        _ => token.is_spoken(),
    };
    // `get the roof fixed, Monday, on the schedule`: that is to be done.
    let order: Vec<usize> = (verb..lead).filter(|_| parted).collect();
    let done = has_it_done(tokens, &order, 0, names);
    let whole = !thing && !done && said.iter().all(within);
    // `sign the form and put the trip in the diary`
    let joined = !names.puts.contains(word(verb))
        && (verb..lead).any(|at| names.speaking.and.contains(word(at)) && names.puts.contains(word(at + 1)));
    (into && whole && !joined && verb + 1 < lead).then_some(verb)
}

/// How many words ask directly before the verb, `could you`; one alone may join it to something else, unless the memo
/// opens with it, `somebody`.
pub(super) fn asked_before(tokens: &[Token<'_>], verb: usize, names: &Names) -> usize {
    let soft = |at: &usize| {
        tokens.get(*at).is_some_and(|token| token.kind == Kind::Comma || names.softeners.has(token))
    };
    let ever = (0..verb).rev().take_while(soft).count();
    let end = verb - ever;
    let before: Vec<usize> = (end.saturating_sub(LEADING)..end).collect();
    let asked = behind(tokens, &before, &names.asks).max().filter(|asked| *asked > 1 || *asked == end);
    asked.map_or(0, |asked| asked + ever)
}

/// `move… no,` before `add`: how many of the tokens before the verb are an order that was taken back at once.
pub(super) fn taken_back_before(tokens: &[Token<'_>], verb: usize, names: &Names) -> usize {
    let before: Vec<usize> = (0..verb).take(ASKED_ANEW + 1).collect();
    let said = without_marks(tokens, &before);
    let mended = behind(tokens, said, &names.speaking.mends).max().unwrap_or(0);
    let marked = |at: usize| tokens.get(at).is_some_and(|mark| !mark.is_spoken());
    let from = said.len() - mended;
    let apart = mended > 0 && said.get(from).is_some_and(|from| *from > 0 && marked(from - 1));
    let order = said.iter().take(from).filter(|at| !marked(**at)).count();
    if apart && order == 1 && before.len() == verb { verb } else { 0 }
}
