//! Who told something that is to happen, and how: `my boss walked past and said`, `the school emailed again`.

use super::telling::telling;
use super::{CALLING, COMING, TELLING, TOLD};
use crate::understand::event::name::edges::longest;
use crate::understand::language::{Names, Phrases};
use crate::understand::words::{Kind, Token};

/// Past who told it, `my boss walked past and said`, or that a message came.
pub(super) fn past_told(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let longest = |at: usize, phrases: &Phrases| {
        let taken = longest(tokens, kept.get(at..)?, phrases, names)?;
        Some(at + taken)
    };
    // `dinner, she said casual`: who told it stands alone before it.
    let said = |token: &Token<'_>| token.is_spoken() || token.kind == Kind::Dash && token.glued;
    let first = kept.first().copied().unwrap_or_default();
    let alone = kept.iter().take(TOLD).zip(first..);
    let alone = alone.take_while(|(at, next)| *at == next && tokens.get(**at).is_some_and(said)).count();
    let who = |at: &usize| *at <= alone;
    if let Some(led) = leads_on(tokens, kept, names) {
        return Some(led);
    }
    let told = (0..=CALLING).take_while(who).find_map(|at| longest(at, &names.told));
    let told = told.or_else(|| (0..=TELLING).take_while(who).find_map(|at| telling(tokens, kept, at, names)));
    // `my boss walked past and said the audit …`
    let joined = |at: &usize| names.speaking.and.contains(word(*at));
    let also = || {
        (2..TOLD).take_while(who).filter(joined).find_map(|and| {
            let verb = and + 1 + usize::from(names.pronouns.contains(word(and + 1)));
            longest(verb, &names.told).or_else(|| telling(tokens, kept, verb, names))
        })
    };
    let came = || {
        let end = messaged(tokens, kept, names)?;
        Some(end).filter(|end| is_mark(tokens, kept, *end) || is_apart(kept, *end))
    };
    told.or_else(also).or_else(came).or_else(|| agreed(tokens, kept, names))
}

/// `the vet rang back and she can do the jabs`: past a message and what leads on from it to what is to be done.
pub(super) fn leads_on(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let end = messaged(tokens, kept, names)?;
    let at = end + usize::from(is_mark(tokens, kept, end));
    let led = at + longest(tokens, kept.get(at..)?, &names.hence, names)?;
    // `they can take Biscuit`: without who it is, that is no name.
    let last = kept.get(led - 1).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    if names.noting.questions.contains(last) {
        return None;
    }
    // `she says completion`, but `they can do Tuesday`: one word is enough of what somebody said.
    let says =
        (at..led).filter_map(|at| tokens.get(*kept.get(at)?)).any(|said| names.sentences.reports.has(said));
    let enough = if says { 1 } else { 2 };
    let what = kept.get(led..)?.iter().filter_map(|at| tokens.get(*at)).take(enough);
    (is_spoken(tokens, kept, at) && what.filter(|what| what.is_spoken()).count() == enough).then_some(led)
}

fn is_spoken(tokens: &[Token<'_>], kept: &[usize], at: usize) -> bool {
    kept.get(at).and_then(|at| tokens.get(*at)).is_some_and(Token::is_spoken)
}

/// `the landlord said yes, gig`: past somebody who says that what follows may be, and the mark behind it.
pub(super) fn agreed(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let taken = |at: usize| longest(tokens, kept.get(at..)?, &names.speaking.agrees, names);
    let end = (1..=TELLING)
        .take_while(|at| is_spoken(tokens, kept, at - 1))
        .find_map(|at| Some(at + taken(at)?))?;
    // `der Makler hat zugesagt wir können …`
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let own = names.telling.encloses
        && names.noting.own.contains(word(end))
        && names.noting.modals.holds(word(end + 1));
    if own { Some(end) } else { is_mark(tokens, kept, end).then_some(end + 1) }
}

/// `me ha escrito el casero, quiere venir a mirar …`: where it begins that there was a call, where who it was, and the comma
/// before what he does, if that is more than to come.
pub(super) fn called(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<(usize, usize, usize)> {
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let spoke = |at: usize| longest(tokens, kept.get(at..)?, &names.spoke, names);
    let (from, who) = (0..=CALLING).find_map(|from| Some((from, from + spoke(from)?)))?;
    let comma = (who + 1..=who + CALLING).find(|at| is_mark(tokens, kept, *at))?;
    let does = names.what.is_empty() && names.telling.does.contains(word(comma + 1));
    let more = (comma + 2..=comma + 1 + COMING).all(|at| kept.get(at).is_some());
    (does && more).then_some((from, who, comma))
}

/// `the school emailed again`: past what says that a message came, and not what it said.
pub(super) fn messaged(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let taken = |at: usize| longest(tokens, kept.get(at..)?, &names.speaking.messages, names);
    // `Dr. Nguyen's nurse called`
    let titled = |at: usize| at > 1 && names.fixing.titles.contains(word(at - 2));
    let spoken = |at: &usize| is_spoken(tokens, kept, at - 1) || titled(*at);
    let dotted = usize::from((0..CALLING).any(|at| titled(at + 1) && !is_spoken(tokens, kept, at)));
    let end = (1..=CALLING + dotted).take_while(spoken).find_map(|at| Some(at + taken(at)?));
    // `ha llamado la profe otra vez`: who it was follows the verb where a verb needs no subject.
    let turned = !names.telling.does.is_empty() && names.what.is_empty();
    let behind = || {
        let verb = taken(0).filter(|_| turned)?;
        (verb + 1..=verb + CALLING + 1).find(|at| *at == kept.len() || is_mark(tokens, kept, *at))
    };
    let end = end.or_else(behind)?;
    (end..).find(|at| !names.softeners.contains(word(*at)))
}

/// Something was cut out before it.
pub(super) fn is_apart(kept: &[usize], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| kept.get(before));
    before.zip(kept.get(at)).is_some_and(|(before, next)| before + 1 < *next)
}

pub(super) fn is_mark(tokens: &[Token<'_>], kept: &[usize], at: usize) -> bool {
    let mark = kept.get(at).and_then(|at| tokens.get(*at));
    mark.is_some_and(|mark| matches!(mark.kind, Kind::Comma | Kind::SentenceEnd | Kind::Colon))
}
