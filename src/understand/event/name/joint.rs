//! What of a memo no time and no trigger needed, without what joined it to its time: `parents evening` `is`, `the wedding's
//! definitely`.

use std::ops::Range;

use super::edges::{behind, is_denied_before, is_in_clause, is_rest_of_verb, longest};
use super::postponed::postponed;
use super::suggested::{concluded, suggested};
use super::talk::coming;
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// Among so many words before its verb a clause begins.
const CLAUSE: usize = 12;

/// Among so many words behind it stands from when, or in what is counted how long, something runs.
const RUNS: usize = 4;

/// The tokens that are not cut, without what joined them to a time: `parents evening is … at the school`.
pub(super) fn uncut(tokens: &[Token<'_>], cut: &[bool], names: &Names) -> Vec<usize> {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let mut kept = Vec::with_capacity(tokens.len());
    let mut joined = None;
    for at in 0..tokens.len() {
        if is_cut(at) && at > 0 && !is_cut(at - 1) {
            // `at Nan's for Sunday lunch`
            let meal = |at: usize| {
                let meal = tokens.get(at).filter(|_| !is_cut(at));
                meal.is_some_and(|meal| names.sentences.meals.has(meal))
            };
            if is_cut(at + 1) && meal(at + 2) && names.ways.contains(tokens.get(at).map_or("", Token::word)) {
                kept.push(at);
                continue;
            }
            if let Some(start) = start(tokens, cut, &kept, at, names) {
                kept.truncate(kept.len() - start);
                continue;
            }
            let adverbs = adverbs(tokens, &kept, at, names);
            kept.truncate(kept.len() - adverbs);
            if is_rest_of_verb(tokens, &kept, at, names) {
                kept.push(at);
                continue;
            }
            // `dass die Bauabnahme ist, neun Uhr`
            if let [.., is, mark] = kept.as_slice()
                && names.telling.encloses
                && *is + 2 == at
                && tokens.get(*mark).is_some_and(|mark| mark.kind == Kind::Comma)
                && tokens.get(*is).is_some_and(|is| names.copulas.has(is) || names.settling.being.has(is))
                && kept
                    .iter()
                    .rev()
                    .take(CLAUSE)
                    .any(|that| tokens.get(*that).is_some_and(|that| names.that.has(that)))
            {
                kept.truncate(kept.len() - 2);
            }
            let joined_to = joined_to_time(tokens, &kept, at - adverbs, names);
            let said = || {
                let suggested = usize::from(suggested(tokens, &is_cut, &kept, at, names));
                suggested.max(concluded(tokens, &is_cut, &kept, at, names))
            };
            let left = kept.len() - if joined_to == 0 { said() } else { joined_to };
            let verb = kept
                .get(left..)
                .and_then(<[usize]>::first)
                .copied()
                .filter(|verb| splits(tokens, *verb, names));
            // `die Miete geht am Montag ab`
            if !verb.is_some_and(|verb| is_parted_behind(tokens, cut, (verb, at), names)) {
                joined = verb.or(joined);
                kept.truncate(left);
            }
        }
        if !is_cut(at) {
            kept.push(at);
        }
    }
    // `dass die Probe am Montag um acht ist, im Saal`: what joins may stand behind the time, too.
    let ends =
        |at: usize| tokens.get(at).is_some_and(|next| matches!(next.kind, Kind::Comma | Kind::SentenceEnd));
    // `das Wasser wird am Montag, dem 5. Mai, abgedreht`: the second comma is of the time.
    kept.retain(|at| !closes_date(tokens, &is_cut, *at, names));
    // `nine thirty start, bring a chair`
    let nothing = |word: &str| names.after.holds(word) && !names.particles.contains(word);
    let joins =
        |at: usize| tokens.get(at).is_some_and(|token| names.copulas.has(token) || nothing(token.word()));
    kept.retain(|at| !(*at > 0 && is_cut(at - 1) && joins(*at) && ends(at + 1)));
    kept.retain(|at| !is_left_behind(tokens, &is_cut, *at, names));
    if let Some(enough) = enough(tokens, &is_cut, &kept, names) {
        kept.drain(enough);
    }
    // `die Probe geht am Montag um acht los`
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let rest = joined.and_then(|joined| names.splits.iter().find(|(verb, _)| *verb == word(joined)));
    if let Some((joined, (_, rest))) = joined.zip(rest) {
        let ends = |at: usize| at == tokens.len() || ends(at);
        let behind = kept.iter().position(|at| *at > joined && rest.contains(&word(*at)) && ends(at + 1));
        behind.map(|at| kept.remove(at));
    }
    kept
}

/// `Beginn` in `Sommerfest am Samstag im Garten, Beginn 15 Uhr, mit Musik`: how many of the last kept tokens say of the time
/// at `at` that something begins then, where the clause ends with it.
fn start(tokens: &[Token<'_>], cut: &[bool], kept: &[usize], at: usize, names: &Names) -> Option<usize> {
    let [first, .., before, last] = kept else { return None };
    let begins = |token: &Token<'_>| names.sentences.parts.has(token) && names.after.has(token);
    let start = names.telling.encloses && last + 1 == at && tokens.get(*last).is_some_and(begins);
    if !start || before + 1 != *last || !tokens.get(*first).is_some_and(Token::is_spoken) {
        return None;
    }
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let comma = |at: usize| tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
    let end = (at..tokens.len()).find(|at| !is_cut(*at))?;
    let small =
        |token: &Token<'_>| names.before.has(token) || names.ways.has(token) || names.titles.has(token);
    let led = tokens.get(end).is_some_and(|next| names.ways.has(next));
    // `Tom hat am Montag Schulfest Beginn zehn Uhr in der Aula`
    let thing = || led && tokens.get(*before).is_some_and(|before| before.is_spoken() && !small(before));
    (comma(*before) && (comma(end) || comma(end - 1)) || thing()).then_some(1)
}

/// The word at `at` is what a time leaves of a clause: `gebucht` in `Tennis am Montag, zwei Stunden gebucht`, `frei` in
/// `Probe um acht, nein, der Saal ist erst ab neun frei`, whose verb went with what was said first.
fn is_left_behind(tokens: &[Token<'_>], is_cut: &impl Fn(usize) -> bool, at: usize, names: &Names) -> bool {
    let Some(token) = tokens.get(at).filter(|_| names.telling.encloses && at > 1 && is_cut(at - 1)) else {
        return false;
    };
    let (booked, shut) = (names.beside.invited.has(token), names.turned.shut.has(token));
    if !(booked || shut) || tokens.get(at + 1).is_some_and(Token::is_spoken) {
        return false;
    }
    let comma = |at: &usize| tokens.get(*at).is_some_and(|mark| mark.kind == Kind::Comma);
    let from = (0..at).rev().take(CLAUSE).find(|at| comma(at) || !is_cut(*at));
    let is = |at: usize| tokens.get(at).is_some_and(|is| names.copulas.has(is));
    let mended = || from.is_some_and(|from| (from + 1..at).any(is));
    booked && from.is_some_and(|from| comma(&from)) || shut && mended()
}

/// A verb that joins a name to its time, and has another part, stands at `at`.
fn splits(tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
    tokens.get(at).is_some_and(|token| names.splits.iter().any(|(verb, _)| *verb == token.word()))
}

/// The clause of the `verb` ends behind the time that begins at `at` with a part of it that says what happens.
fn is_parted_behind(tokens: &[Token<'_>], cut: &[bool], (verb, at): (usize, usize), names: &Names) -> bool {
    let spoken = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken);
    let last = (at..tokens.len()).take(CLAUSE).take_while(spoken).last();
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let last = last.filter(|last| !cut.get(*last).copied().unwrap_or_default());
    last.is_some_and(|last| is_parted(word(verb), word(last), names))
}

/// `geht` and `ab`: the verb, which else only joins a name to its time, says with the part that stands `last` what happens.
pub(super) fn is_parted(verb: &str, last: &str, names: &Names) -> bool {
    let rests = names.splits.iter().find(|(split, _)| *split == verb);
    let joins = names.turned.prefixes.contains(last) && names.copulas.holds(verb);
    joins && rests.is_some_and(|(_, rests)| !rests.contains(&last))
}

/// `reicht` in `eine Stunde reicht`, `sollte reichen`: what says behind a time that it is enough, and no more in its clause.
fn enough(
    tokens: &[Token<'_>],
    is_cut: &impl Fn(usize) -> bool,
    kept: &[usize],
    names: &Names,
) -> Option<Range<usize>> {
    let phrases = &names.settling.enough;
    if phrases.is_empty() {
        return None;
    }
    let begins = |at: &usize| {
        *at > 0 && is_cut(at - 1) && tokens.get(*at).is_some_and(|token| phrases.may_begin(token))
    };
    let from = kept.iter().position(begins)?;
    let taken = longest(tokens, kept.get(from..)?, phrases, names)?;
    let last = *kept.get(from + taken - 1)?;
    let whole = last - kept.get(from)? + 1 == taken;
    let ends = tokens.get(last + 1).is_none_or(|next| !next.is_spoken()) || is_cut(last + 1);
    (whole && ends).then_some(from..from + taken)
}

/// `wird am Montag, den 5. Mai, das Wasser abgedreht`: the comma at `at` stands behind a time in the midst of a clause.
fn closes_date(tokens: &[Token<'_>], is_cut: &impl Fn(usize) -> bool, at: usize, names: &Names) -> bool {
    let comma = |at: usize| tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
    if !comma(at) || !names.telling.encloses || at == 0 || !is_cut(at - 1) || is_cut(at + 1) {
        return false;
    }
    let begin = (0..at).rev().take_while(|at| is_cut(*at)).last().unwrap_or(at);
    let becomes = |verb: usize| tokens.get(verb).is_some_and(|verb| names.comments.states.has(verb));
    let thing = tokens.get(at + 1).is_some_and(|next| names.what.has(next));
    let told = tokens.get(at + 2).is_some_and(|next| names.comments.states.has(next));
    (begin..at).any(comma) && begin.checked_sub(1).is_some_and(becomes) && thing && !told
}

/// `doch erst` in `der Container wird doch erst am Mittwoch gebracht`: how many of the last kept tokens between a verb and the
/// time that begins at `at` only say how that time is meant.
fn adverbs(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> usize {
    if !names.telling.encloses {
        return 0;
    }
    let token = |at: &usize| tokens.get(*at);
    let said = |at: &usize| token(at).is_some_and(|token| names.sentences.already.has(token));
    let count =
        kept.iter().rev().zip((0..at).rev()).take_while(|(kept, at)| *kept == at && said(kept)).count();
    let verb = kept
        .len()
        .checked_sub(count + 1)
        .and_then(|verb| kept.get(verb))
        .filter(|verb| *verb + count + 1 == at);
    let does = |verb: &Token<'_>| names.comments.states.has(verb) || names.turned.verbs.has(verb);
    // `immer mittwochs um acht Chorprobe`, but `halt mir …`
    let asks =
        |at: &usize| token(at).is_some_and(|verb| names.splits.iter().any(|(put, _)| *put == verb.word()));
    let opens = count == kept.len() && !kept.iter().any(asks);
    // `Konzert …, Aufbau schon ab zwölf`
    let part = |verb: &Token<'_>| names.sentences.parts.has(verb);
    if opens || verb.and_then(token).is_some_and(|verb| does(verb) || part(verb)) { count } else { 0 }
}

/// How many of the last kept tokens join the name to the time that begins at `at`.
fn joined_to_time(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> usize {
    let run = kept.iter().rev().zip((0..at).rev()).take_while(|(kept, at)| **kept == *at).count();
    let joined = match copula(tokens, kept, names) {
        0 => softly_joined(tokens, kept, names),
        joined => joined,
    };
    let comes = coming(tokens, kept, run, names).max(postponed(tokens, kept, run, names));
    let who = kept.len().checked_sub(joined + 1).and_then(|at| tokens.get(*kept.get(at)?));
    // `so he can see me`
    let whole = who.is_none_or(|who| !names.aside.doers.has(who)) && !is_in_clause(tokens, kept, names);
    // `el día viernes`
    let day = kept.last().and_then(|at| tokens.get(*at)).is_some_and(|day| names.sentences.days.has(day));
    let goes = whole
        && ((1..run).contains(&joined) || day && joined == run)
        && (joined >= TALK || !is_talk(tokens, kept, names));
    let runs = || usize::from(runs_from(tokens, kept, at, names) || runs_for(tokens, kept, at, names));
    let taken = if goes || comes > 0 { usize::max(joined, comes) } else { runs() };
    // `der Kurs ist nicht am Dienstag`
    let not = |at: &usize| tokens.get(*at).is_some_and(|not| names.noting.nots.has(not));
    let denied = kept.last().is_some_and(not) || is_denied_before(tokens, kept, taken, names);
    if denied { 0 } else { taken }
}

/// `the fair runs from six to nine`: the last of the kept tokens says only when it is, of something that is known.
fn runs_from(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
    let [.., before, last] = kept else { return false };
    (*last, *before) == (at - 1, at.wrapping_sub(2))
        && says_that_it_runs(tokens, kept, at, names)
        && (at..at + RUNS).any(|at| tokens.get(at).is_some_and(|from| names.since.has(from)))
}

/// `the class starts at nine, goes for an hour`: the last of the kept tokens says only how long it is.
fn runs_for(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
    let long = |at: usize| tokens.get(at).is_some_and(|unit| names.sentences.hours.has(unit));
    // `Sam goes for two hours`: only behind a time it is sure that something was named.
    let [.., before, last] = kept else { return false };
    before + 1 < *last && says_that_it_runs(tokens, kept, at, names) && (at..at + RUNS).any(long)
}

/// The word before `at` says when or how long something is that was named, and that is nobody.
fn says_that_it_runs(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let [.., before, last] = kept else { return false };
    let thing = kept.len() > 2 && kept.first().is_some_and(|first| names.known.contains(word(*first)));
    let somebody = || {
        let word = word(*before);
        let named = names.noting.people.contains(word) || proper::name(word).is_some();
        names.pronouns.contains(word) || named && !thing
    };
    *last + 1 == at && names.sentences.runs.contains(word(*last)) && !somebody()
}

/// How many of the last of the kept tokens join the name to a time.
fn copula(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> usize {
    let token = |back: usize| kept.len().checked_sub(back).and_then(|at| tokens.get(*kept.get(at)?));
    // `c'est` is two words.
    let elided = token(2).is_some_and(|before| before.folded.len() == 1);
    let glued = token(1).is_some_and(|token| token.glued) && !elided;
    // `wäre`, which `Ware` is not
    let accented = token(1).filter(|token| names.accented.has(token));
    let other = accented.is_some_and(|token| token.end - token.start == token.folded.len());
    // `Zeugnisse gibt's in neun Tagen`, which `gibt` does not join; but `was gibt's`
    let short = || accented.is_some() && token(2).is_some_and(|before| !names.inquiring.has(before));
    let joined = || behind(tokens, kept, &names.copulas).max().unwrap_or_else(|| usize::from(short()));
    if glued || other { 0 } else { joined() }
}

/// `is definitely`, or `definitely` or `booked` behind `the wedding's`: how many of the last of the kept tokens join the name to a time and
/// say how that is meant.
fn softly_joined(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> usize {
    let soft = |at: &&usize| {
        tokens.get(**at).is_some_and(|soft| names.softeners.has(soft) || names.sentences.already.has(soft))
    };
    let count = kept.iter().rev().take(SOFT).take_while(soft).count();
    let verb = kept.len().checked_sub(count + 1).and_then(|at| tokens.get(*kept.get(at)?));
    let joins = |verb: &Token<'_>| {
        let pronoun = names.pronouns.has(verb) || names.aside.elided.has(verb);
        let short = verb.end - verb.start > verb.folded.len() && !pronoun;
        if names.sentences.is.has(verb) { Some(1) } else { short.then_some(0) }
    };
    // `the truck's booked for seven`, but `table booked for seven`
    let booked = || {
        let last =
            kept.last().and_then(|at| tokens.get(*at)).is_some_and(|last| names.fixing.booked.has(last));
        let before = kept.len().checked_sub(2).and_then(|at| tokens.get(*kept.get(at)?));
        usize::from(last && before.and_then(joins) == Some(0))
    };
    if names.aside.elided.is_empty() {
        0
    } else if count == 0 {
        booked()
    } else {
        verb.and_then(joins).map_or(0, |is| count + is)
    }
}

/// No more words in a row say how a time is meant.
const SOFT: usize = 3;

/// A subject and what joins it.
pub(super) const TALK: usize = 2;

/// `wir sind am Samstag bei Oma`: what joins goes with its subject.
fn is_talk(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    behind(tokens, kept, &names.before).any(|count| count == TALK)
}
