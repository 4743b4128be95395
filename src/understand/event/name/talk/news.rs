//! What led to a memo: `la maîtresse m'a dit que …`, `the vet rang, …`.

use super::message::{self, past_told};
use super::report::is_his;
use super::{CALLING, COMING, LOOKS, TOLD, says_what};
use crate::understand::event::name::edges::{longest, without_marks, without_opening};
use crate::understand::event::name::noting::noting;
use crate::understand::language::{Names, Phrases};
use crate::understand::words::{Kind, Token};

/// Among so many words stands what somebody was given.
const GIVEN: usize = 9;

/// Among so many words behind what happens stands that it is then.
const THEN: usize = 6;

/// `la maîtresse m'a dit que …`, `je viens d'avoir le cabinet au téléphone donc …`: what led to the memo goes, if
/// something is left that names it.
pub(in crate::understand::event::name) fn without_news<'k>(
    tokens: &[Token<'_>],
    kept: &'k [usize],
    names: &Names,
) -> &'k [usize] {
    let Some(end) = past_news(tokens, kept, names) else { return kept };
    let rest = kept.get(end..).unwrap_or_default();
    // `the vet rang, he comes`, `the vet rang, appointment moved`: the rest does not say with whom.
    let comma = end.checked_sub(1).and_then(|at| tokens.get(*kept.get(at)?));
    // `…, c'est ok pour mardi, salle des mariages`
    let what = without_saying(tokens, rest, names);
    let spoken = |token: &&Token<'_>| token.is_spoken() || token.kind == Kind::Dash && token.glued;
    let mut words = what.iter().filter_map(|at| tokens.get(*at)).take_while(spoken);
    let first = words.next().map_or("", Token::word);
    // `die Praxis hat angerufen, Kontrolle`: in some languages one word names it.
    let says_little = || !names.telling.encloses || names.event.eq_ignore_ascii_case(first);
    let agreed = || message::agreed(tokens, kept, names) == Some(end);
    let parted = comma.is_some_and(|comma| comma.kind == Kind::Comma);
    // `before I lose the card, dermatologist`: that says only when the speaker might forget it.
    let lest = kept.first().and_then(|at| tokens.get(*at)).is_some_and(|first| names.noting.lest.has(first));
    let leans = parted
        && !lest
        && (first.is_empty()
            || names.pronouns.contains(first)
            || words.next().is_none() && !agreed() && !is_then(tokens, rest, names) && says_little());
    // `j'ai enfin une date pour la hanche, c'est le 14 à l'hôpital`
    let word = rest.first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let joins = parted && message::is_apart(kept, end) && names.ways.contains(word);
    // `hemos quedado en casa de Bea el 24, yo llevo el postre`
    let own = parted && names.what.is_empty() && message::is_apart(kept, end - 1) && {
        let does = names.sentences.own.contains(word);
        does && !names.telling.does.is_empty()
    };
    // `read the letter from the bank, reply to them`: only what is left out says whom.
    let whom = rest.iter().skip(1).take(2).filter_map(|at| tokens.get(*at));
    let them = parted && whom.into_iter().any(|whom| names.referred.them.has(whom));
    let leans = leans || joins || own || them || end > 1 && is_his(tokens, rest, names);
    // `me han dado la rehabilitación …, menuda hora`
    let said = without_marks(tokens, rest);
    let comment = longest(tokens, said, &names.sentences.comments, names) == Some(said.len());
    if !leans && !comment && says_what(tokens, rest, names) {
        return rest;
    }
    spoken_with(tokens, kept, rest, names).unwrap_or(kept)
}

/// `squash is`, `jab's` before a time: of the first word of `rest` it is said when it is.
fn is_then(tokens: &[Token<'_>], rest: &[usize], names: &Names) -> bool {
    let Some((at, first)) = rest.first().and_then(|at| Some((at, tokens.get(*at)?))) else { return false };
    let short = first.end - first.start > first.folded.len() && !names.sentences.elided.is_empty();
    let is = |at: usize| tokens.get(at).is_some_and(|is| names.sentences.is.has(is));
    // `lunch on Sunday is at one`
    let cut = |at: &usize| !rest.contains(at) && tokens.get(*at).is_some_and(Token::is_spoken);
    let later = || !names.known.is_empty() && (at + 1..at + THEN).take_while(cut).any(is);
    is(at + 1) && !rest.contains(&(at + 1)) || short || later()
}

/// Past what led to the memo.
fn past_news(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let longest = |at: usize, phrases: &Phrases| {
        let taken = longest(tokens, kept.get(at..)?, phrases, names)?;
        Some(at + taken)
    };
    // `avant que j'oublie, …`: that is no news.
    let noted = noting(tokens, kept, names).max(longest(0, &names.before).filter(|opened| *opened > CALLING));
    let begun = longest(0, &names.news).filter(|from| noted.is_none_or(|noted| noted <= *from));
    let news = || {
        let from = begun?;
        let sentence = |at: usize| {
            let token = kept.get(at).and_then(|at| tokens.get(*at))?;
            // `a text from Dr. Lee's office`
            let title = at.checked_sub(1).and_then(|title| tokens.get(*kept.get(title)?));
            let titled = title.is_some_and(|title| names.fixing.titles.has(title));
            (matches!(token.kind, Kind::SentenceEnd | Kind::Colon) && !titled).then_some(at + 1)
        };
        // `I had an email from school, …`
        let comma = |at: usize| {
            let token = kept.get(at).and_then(|at| tokens.get(*at))?;
            (token.kind == Kind::Comma).then_some(at + 1)
        };
        let given = |at: usize| past_slot(tokens, kept, at, names);
        let led = (from..from + TOLD)
            .find_map(|at| given(at).or_else(|| longest(at, &names.hence)).or_else(|| sentence(at)));
        led.or_else(|| (from..from + TOLD).find_map(comma))
    };
    // `Doktor Haas hat frei, deshalb ist die Kontrolle …`
    let therefore = || {
        let comma =
            |at: &usize| kept.get(*at).and_then(|at| tokens.get(*at)).is_some_and(|t| t.kind == Kind::Comma);
        let next = |at: usize| kept.get(at + 1).and_then(|at| tokens.get(*at)).map_or("", Token::word);
        let comma = (1..TOLD).filter(comma).find(|at| names.comments.therefore.contains(next(*at)))?;
        // `der Kaminkehrer kommt am Montag, also schreib's auf`: what was said is to be noted.
        let back = kept.get(comma + 1).is_some_and(|also| asks_back(tokens, also + 1, names));
        let timed = || kept.iter().take(comma + 1).zip(kept.iter().skip(1)).any(|(at, next)| at + 1 < *next);
        (!back || !timed()).then_some(comma + 2)
    };
    // `heard back from the nursery, …`, and not only `heard`
    // `just heard from Kate, she's coming`: `heard` is not all that tells it.
    let called = |told: &usize| {
        let phoned = longest(0, &names.speaking.phoned).filter(|phoned| phoned >= told);
        let comma = |at: usize| tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
        phoned.is_some_and(|end| kept.iter().skip(end).take(CALLING).any(|at| comma(at + 1)))
    };
    let told = past_told(tokens, kept, names).filter(|told| !called(told));
    let told = told.filter(|_| begun.is_none() || begun <= longest(0, &names.told)).or_else(news).or(told);
    told.or_else(therefore)
}

/// `schreib's`, `trag ihn`: what was said before is to be noted.
pub(in crate::understand::event::name) fn asks_back(tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let (verb, next) = (word(at), word(at + 1));
    let puts = names.puts.contains(verb) || names.noting.is_noting(verb);
    let asks = puts || names.splits.iter().any(|(splits, _)| *splits == verb);
    asks && (names.sentences.backs.contains(next) || names.aside.back.contains(next) || next == "s")
}

/// `and they've given me a slot for the scan` at `at`: past what leads to what was given.
fn past_slot(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> Option<usize> {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let word = |at: usize| token(at).map_or("", Token::word);
    // `… einen Termin für die Impfung bekommen`: the verb stands behind what was given.
    if names.telling.encloses || !names.speaking.and.contains(word(at)) {
        return None;
    }
    // `rendez-vous`
    let within = |token: &Token<'_>| token.is_spoken() || token.kind == Kind::Dash && token.glued;
    let mut given = (at + 2..at + GIVEN).take_while(|at| token(*at).is_some_and(within));
    let slot =
        given.find(|at| names.sentences.slots.contains(word(*at)) && names.ways.contains(word(at + 1)))?;
    let pair = kept.get(slot).zip(kept.get(slot + 1));
    let joined = pair.is_some_and(|(slot, next)| slot + 1 == *next);
    joined.then_some(slot + 2)
}

/// Without an opening of two words or more, `c'est ok pour`.
fn without_saying<'k>(tokens: &[Token<'_>], rest: &'k [usize], names: &Names) -> &'k [usize] {
    let said = longest(tokens, rest, &names.before, names).filter(|taken| *taken > 1);
    without_marks(tokens, rest.get(said.unwrap_or(0)..).unwrap_or_default())
}

/// `j'ai eu le plombier au téléphone, il passe …`: with whom, if what was told, `rest`, says no more than that he comes.
fn spoken_with<'k>(
    tokens: &[Token<'_>],
    kept: &'k [usize],
    rest: &[usize],
    names: &Names,
) -> Option<&'k [usize]> {
    let words = rest.iter().filter(|at| tokens.get(**at).is_some_and(Token::is_spoken)).count();
    let from = longest(tokens, kept, &names.spoke, names)?;
    let who = kept.get(from..kept.len() - rest.len()).filter(|who| !who.is_empty())?;
    (1..=COMING).contains(&words).then_some(who)
}

/// Begins to tell what led to the memo, behind what says nothing.
pub(super) fn is_news(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut rest = kept;
    for _ in 0..LOOKS {
        if longest(tokens, rest, &names.news, names).is_some() {
            return true;
        }
        rest = without_opening(tokens, without_marks(tokens, rest), names);
    }
    false
}
