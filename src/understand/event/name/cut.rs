//! The words around the trigger that go with it: `can you add that to my calendar`.

use std::ops::Range;

use super::edges::{behind, longest, without_front, without_marks, without_opening};
use super::meant::has_it_done;
use crate::understand::event::lex::Lex;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// The most words that lead to the trigger, and the most with which they are asked for.
const LEADING: usize = 9;
const ASKING: usize = 3;

/// The most tokens of an order that is taken back, with what takes it back.
const ASKED_ANEW: usize = 8;

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

/// `diary` in `pop the gig into the diary`, `write in the diary haircut`: marks what stands for the trigger where none was
/// spoken, if something is put there.
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

/// `write in my`, `get it in the`, `put a note in my` at `from`: nothing but a verb of asking leads to where it is put, and
/// what is put there follows.
fn puts_there(tokens: &[Token<'_>], from: usize, names: &Names) -> bool {
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

/// `needs … on it` in `the calendar needs the recital on it, Sunday …`, `could … have` in `could the planner have the gala`:
/// marks what says that the trigger, which ends at `last` and is led to `from`, lacks something.
fn mark_lacking(tokens: &[Token<'_>], (from, last): (usize, usize), cut: &mut [bool], names: &Names) {
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

/// `aufschreiben` in `unter Termine die Zahnreinigung aufschreiben`: marks the verb that ends the first clause of a memo which
/// opens with the trigger, if the words that `led` to it say that something goes there.
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

/// `um … ergänzen` in `den Kalender um die Weinlese ergänzen`: marks what says that the trigger, which ends at `last`, is to
/// have more than it has.
fn mark_completing(tokens: &[Token<'_>], last: usize, cut: &mut [bool], names: &Names) {
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

/// `schreiben` in `… in den Kalender schreiben, morgen …`, `familial` in `agenda familial : …`: marks what belongs to the
/// trigger and stands between it and a mark.
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

/// `block that` at `at`: one of the verbs of asking opens a clause behind what was said.
fn puts_back(tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
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

fn is_book(tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
    tokens.get(at).is_some_and(|token| names.books.has(token))
}

/// `block out`: a part of the verb at `verb` stands behind it, and no thing is put there.
fn puts_with_rest(tokens: &[Token<'_>], verb: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let done = names.phrasal.iter().any(|(puts, rest)| *puts == word(verb) && rest.contains(&word(verb + 1)));
    names.put.contains(word(verb + 1)) && !done
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

/// Nothing but noise and what says nothing stands before `from`.
fn opens(tokens: &[Token<'_>], from: usize, names: &Names) -> bool {
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
fn putting(tokens: &[Token<'_>], lead: usize, names: &Names) -> Option<usize> {
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

/// How many words ask directly before the verb, `could you`; one alone may join it to something else, unless the memo opens
/// with it, `somebody`.
fn asked_before(tokens: &[Token<'_>], verb: usize, names: &Names) -> usize {
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
fn taken_back_before(tokens: &[Token<'_>], verb: usize, names: &Names) -> usize {
    let before: Vec<usize> = (0..verb).take(ASKED_ANEW + 1).collect();
    let said = without_marks(tokens, &before);
    let mended = behind(tokens, said, &names.speaking.mends).max().unwrap_or(0);
    let marked = |at: usize| tokens.get(at).is_some_and(|mark| !mark.is_spoken());
    let from = said.len() - mended;
    let apart = mended > 0 && said.get(from).is_some_and(|from| *from > 0 && marked(from - 1));
    let order = said.iter().take(from).filter(|at| !marked(**at)).count();
    if apart && order == 1 && before.len() == verb { verb } else { 0 }
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
