//! What stands between two times and belongs to neither the one nor the other: `for two hours and begins at one`.

use super::edges::{longest, next_beginning, without_back, without_marks, without_opening};
use super::talk::says_what;
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// The most words that join two times.
const JOINING: usize = 3;

/// `for two hours and begins at one`: takes out what stands between two cuts and says nothing.
pub(super) fn without_joints(text: &str, tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    // `Dinner … at five. It's a long way. They told me to bring a form`: behind what was cut a sentence goes on.
    let parts_sentences = |mark: usize, next: Option<&usize>| {
        let ends = tokens.get(mark).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let next = next.and_then(|next| tokens.get(*next)).filter(|next| next.is_spoken());
        ends && next.is_some_and(|next| next.said(text).starts_with(char::is_uppercase))
    };
    let mut at = 0;
    while let Some(first) = kept.get(at).copied() {
        let run = kept.iter().skip(at).zip(first..).take_while(|(kept, next)| **kept == *next).count();
        let (from, to) = (at, at + run);
        at = to;
        let parts = run == 1 && from > 0 && parts_sentences(first, kept.get(to));
        // `trip to Melk on Saturday, departure at eight from the church`: where that is, and not the trip.
        let word = |at: Option<&usize>| at.and_then(|at| tokens.get(*at)).map_or("", Token::word);
        let part =
            names.sentences.parts.contains(word(kept.get(to - 1))) && names.ways.contains(word(kept.get(to)));
        // `stocktake on Friday, the shop's shut, wear old shoes`: with what stood there its own mark went.
        let next = kept.get(to).filter(|next| **next > first + 2).and_then(|next| tokens.get(next - 1));
        let comma = |mark: &Token<'_>| mark.kind == Kind::Comma;
        let ends =
            |mark: &Token<'_>| comma(mark) || mark.kind == Kind::SentenceEnd && names.aside.elided.is_empty();
        let lists = run == 1
            && from > 0
            && !names.telling.encloses
            && tokens.get(first).is_some_and(comma)
            && next.is_some_and(ends)
            && !names.sentences.sides.contains(word(kept.get(to)));
        if parts || lists || part && from > 0 || run > JOINING || first == 0 || first + run >= tokens.len() {
            continue;
        }
        // `, doors at six, starts at seven`
        let led = without_back(tokens, kept.get(from..to).unwrap_or_default(), names);
        let mut rest = without_marks(tokens, led);
        while !rest.is_empty() {
            let left = without_back(tokens, rest, names);
            if left.len() == rest.len() {
                break;
            }
            rest = left;
        }
        if rest.is_empty() {
            kept.drain(from..to);
            at = from;
        }
    }
}

/// No more words say together how exact a length is.
const NEARLY: usize = 3;

/// `, höchstens eine halbe Stunde`, `, rund fünf Stunden`: takes out what belongs to the length that was cut out behind
/// it or before.
pub(super) fn without_nearly(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    kept: &mut Vec<usize>,
    names: &Names,
) {
    if names.nearly.is_empty() {
        return;
    }
    // `members only 7 pm`
    let behind = |at: usize| {
        let before = at.checked_sub(1);
        let spoken = |at: usize| tokens.get(at).is_some_and(Token::is_spoken);
        names.known.is_empty() || before.is_some_and(|at| cut.get(at).is_some_and(|cut| *cut) || !spoken(at))
    };
    let amount = |token: &Token<'_>| token.number.is_some() || names.amounts.has(token);
    // `Herrn Sicher`, `Anna Wohl`
    let called = |at: usize, token: &Token<'_>| {
        let before = at.checked_sub(1).and_then(|before| tokens.get(before)).filter(|word| word.is_spoken());
        let large = || token.said(text).starts_with(char::is_uppercase);
        before.is_some_and(|before| large() || names.titles.has(before))
    };
    let is_cut = |at: usize| cut.get(at).is_some_and(|cut| *cut);
    let nearly = |at: usize| {
        tokens.get(at).is_some_and(|token| names.nearly.has(token) && !called(at, token) && behind(at))
    };
    // `eine Stunde höchstens`, `une petite heure seulement`, but `a las ocho solo`, `el viernes solo`
    let ends = |at: usize| {
        let length = |unit: usize| {
            let of_many = |back: usize| {
                let many = unit.checked_sub(back).filter(|many| is_cut(*many));
                many.and_then(|many| tokens.get(many)).is_some_and(amount)
            };
            let spoken = tokens.get(unit).is_some_and(|unit| unit.is_spoken() && unit.number.is_none());
            spoken && is_cut(unit) && (1..NEARLY).any(of_many)
        };
        let last = is_cut(at + 1) || tokens.get(at + 1).is_none_or(|next| !next.is_spoken());
        last && at.checked_sub(1).is_some_and(length)
    };
    kept.retain(|at| {
        // `tan solo veinte minutos`, `de solo diez minutos`
        let next = (at + 1..at + NEARLY).find(|next| !nearly(*next)).unwrap_or(at + NEARLY);
        let of = || next > at + 1 && tokens.get(*at).is_some_and(|of| names.of.has(of));
        let before = (nearly(*at) || of()) && is_cut(next) && tokens.get(next).is_some_and(amount);
        !(before || nearly(*at) && ends(*at))
    });
}

/// `from ten in the morning on`: takes out what is left of a time that says from when.
pub(super) fn without_onward(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let since = |at: usize| tokens.get(at).is_some_and(|token| names.since.has(token));
    let from = |first: usize| (0..first).rev().take_while(|at| is_cut(*at)).take(TIMED).any(since);
    for at in 0..kept.len() {
        let Some(first) = kept.get(at).copied().filter(|first| *first > 0 && is_cut(first - 1)) else {
            continue;
        };
        let Some(taken) = longest(tokens, kept.get(at..).unwrap_or_default(), &names.onward, names) else {
            continue;
        };
        let word = |at: usize| tokens.get(at).map_or("", Token::word);
        // `from ten on the terrace`, `from Monday on holiday`, but `from Monday on I'm on earlies`
        let next = first + taken;
        let ends = is_cut(next) || tokens.get(next).is_none_or(|next| !next.is_spoken());
        let speaks = names.aside.elided.contains(word(next)) || names.noting.subjects.contains(word(next));
        let goes_on = names.known.contains(word(first));
        // `at five our time there's a call`, but `on Friday our time capsule is dug up`
        let parted = is_cut(next) || tokens.get(next).is_none_or(|next| !next.is_spoken());
        let said = || names.ways.contains(word(next)) || names.sentences.subjects.contains(word(next));
        let whole = taken > 1 && (!goes_on || parted || said());
        let ends = ends || speaks || !names.ways.contains(word(first));
        if whole || ends && !goes_on && from(first) {
            kept.drain(at..at + taken);
            return;
        }
    }
}

/// `the barbie, all day affair`: takes out what is called so of which the time says how long it goes on.
pub(super) fn without_lasting(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let lasts = |at: usize| {
        let named = tokens.get(at).is_some_and(|thing| names.lasting.has(thing));
        named && at > 0 && is_cut(at - 1) && tokens.get(at + 1).is_none_or(|next| !next.is_spoken())
    };
    // `the all day event`
    let named = |at: &usize| {
        tokens.get(*at).is_some_and(|token| token.is_spoken() && !names.noting.articles.has(token))
    };
    let Some(first) = kept.iter().position(named) else { return };
    if let Some(place) = (first + 1..kept.len()).find(|place| kept.get(*place).is_some_and(|at| lasts(*at))) {
        kept.remove(place);
    }
}

/// `rehearsal tonight at six, not seven`, `nine for a nine thirty start`: takes out, behind the time, another one at which it is
/// not.
pub(super) fn without_other_clock(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let begins = |at: usize| tokens.get(at).is_some_and(|token| names.not_then.may_begin(token));
    let comma = |at: usize| tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
    let timed = |at: usize| at > 0 && (is_cut(at - 1) || at > 1 && comma(at - 1) && is_cut(at - 2));
    let clock = |at: usize| {
        tokens.get(at).is_some_and(|token| {
            let inside = matches!(token.kind, Kind::Colon | Kind::Point | Kind::Dot) && token.glued;
            inside || token.number.is_some() || names.clocks.has(token)
        })
    };
    let found = (1..kept.len()).find_map(|place| {
        let from = kept.get(place).copied().filter(|at| begins(*at) && timed(*at))?;
        let taken = longest(tokens, kept.get(place..)?, &names.not_then, names)?;
        let said = (from + taken..tokens.len()).take(CLOCK).take_while(|at| clock(*at)).count();
        let part = |at: usize| tokens.get(at).is_some_and(|part| names.sentences.parts.has(part));
        let end = from + taken + said;
        let end = end + usize::from(part(end));
        let next = tokens.get(end);
        let ends = is_cut(end) || next.is_none_or(|next| !next.is_spoken() || names.ways.has(next));
        let last = kept.iter().take_while(|at| **at < end).count();
        (said > 0 && ends).then_some(place..last)
    });
    if let Some(found) = found {
        kept.drain(found);
    }
}

/// No more tokens are a time of the clock: `10:30`.
const CLOCK: usize = 4;

/// `the party is at Tom's`: takes out what only says that something is where it is.
pub(super) fn without_being(text: &str, tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let said = &names.sentences;
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let tells = |at: &usize| {
        let token = kept.get(*at).and_then(|at| tokens.get(*at));
        token.is_some_and(|token| said.states.has(token) || said.subjects.has(token))
    };
    let first = (1..kept.len()).find(tells);
    let small = |at: usize| {
        let token = kept.get(at).and_then(|at| tokens.get(*at));
        token.is_some_and(|token| token.said(text).starts_with(char::is_lowercase))
    };
    // `nach der Kur ist Kontrolle`
    let thing = |at: usize| {
        let led = names.telling.encloses && (names.ways.contains(word(0)) || said.sides.contains(word(0)));
        led && kept.get(at).and_then(|at| tokens.get(*at)).is_some_and(Token::is_spoken) && !small(at)
    };
    let being = first.filter(|at| {
        let run = kept.get(at - 1).zip(kept.get(at + 1)).is_some_and(|(before, next)| before + 2 == *next);
        run && said.is.contains(word(*at)) && (said.places.contains(word(at + 1)) || thing(at + 1))
    });
    let spoken = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).is_some_and(Token::is_spoken);
    // `check whether Lisa is at work`
    let hangs = |word: &str| {
        names.whether.contains(word) || names.inquiring.contains(word) || names.that.contains(word)
    };
    let plain = |at: usize| {
        let word = word(at);
        !said.subjects.contains(word) && !names.pronouns.contains(word) && !hangs(word)
    };
    // `findet in der Kirche statt`, but `findet im Keller den Bohrer`
    let rest_follows = |at: usize| {
        let from = kept.get(at).copied().unwrap_or(tokens.len());
        let mut behind = tokens.iter().skip(from);
        said.held_with.is_empty() || behind.any(|token| said.held_with.has(token))
    };
    let held_by_speaker = |at: usize| said.backs.contains(word(at));
    let held = || {
        let next = |from: usize| next_beginning(tokens, kept, from, &said.held);
        std::iter::successors(next(1), |at| next(at + 1)).find_map(|at| {
            let taken = longest(tokens, kept.get(at..)?, &said.held, names)?;
            let run = kept.get(at + taken - 1)? - kept.get(at - 1)? == taken;
            // `takes place`, a time, `at the bar`; `lo saqué para el 21, en el registro`
            let comma = kept.get(at + taken).and_then(|at| tokens.get(*at));
            let marked = held_by_speaker(at) && comma.is_some_and(|mark| mark.kind == Kind::Comma);
            let place_word = word(at + taken + usize::from(marked));
            let place = said.places.contains(place_word) || names.ways.contains(place_word);
            (run && place && rest_follows(at + taken)).then_some(at..at + taken)
        })
    };
    let being = being.map(|at| at..at + 1).or_else(held);
    let being = being.filter(|being| small(being.start) && spoken(being.start - 1));
    // `oye, que la comida la hacemos el domingo en el campo`
    let led = |being: usize| {
        let that = (0..LEADING).find(|at| names.that.contains(word(*at)));
        that.filter(|_| held_by_speaker(being)).map_or(0, |that| that + 1)
    };
    if let Some(being) = being.filter(|being| (led(being.start)..being.start).all(plain)) {
        kept.drain(being);
    }
}

/// `the lorry is booked, namely from Friday, collection at …`: takes out what leads on to what is said more exactly, with one
/// of the marks around it.
pub(super) fn without_namely(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let begins = |at: &usize| tokens.get(*at).is_some_and(|token| names.namely.alike(token).is_some());
    let is_mark = |at: usize| {
        kept.get(at).and_then(|at| tokens.get(*at)).is_some_and(|token| token.kind == Kind::Comma)
    };
    let found = kept.iter().enumerate().skip(1).filter(|(_, at)| begins(at)).find_map(|(first, _)| {
        let taken = longest(tokens, kept.get(first..)?, &names.namely, names)?;
        let marks = usize::from(is_mark(first - 1) && is_mark(first + taken));
        Some(first..first + taken + marks)
    });
    if let Some(found) = found {
        kept.drain(found);
    }
}

/// The most words of a time.
const TIMED: usize = 12;

/// The most words, with their marks, that say what a second time would be for.
const INSTEAD: usize = 8;

/// `at ten, or if they're full on Monday`: takes out what stands before a second time and says only when that would count.
pub(super) fn without_instead(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let Some(first) = cut.iter().position(|cut| *cut) else { return };
    let mark = |at: usize| tokens.get(at).is_some_and(|token| !token.is_spoken());
    for from in 0..kept.len() {
        let Some(here) = kept.get(from).copied().filter(|here| *here > first) else { continue };
        let rest = kept.get(from..).unwrap_or_default();
        if !(is_cut(here - 1) || mark(here - 1)) || longest(tokens, rest, &names.instead, names).is_none() {
            continue;
        }
        let run = rest.iter().zip(here..).take_while(|(kept, next)| **kept == *next).count();
        if run <= INSTEAD && is_cut(here + run) {
            kept.drain(from..from + run);
            return;
        }
    }
}

/// Among so many of the first tokens stands what leads on to a sentence.
const LEADING: usize = 3;

/// Among so many of the first words a time is asked for.
const HELD: usize = 12;

/// `they want us to hold the 25th for the sale`, `can you keep Friday at eight for me, book club`: behind what asks for the
/// time that was cut out to be kept; `kept` is not cut.
pub(super) fn past_held(tokens: &[Token<'_>], cut: &[bool], kept: &[usize], names: &Names) -> Option<usize> {
    if names.holds.is_empty() {
        return None;
    }
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    // `book on Friday for the raffle`, `Mark tomorrow at two for lunch`
    let leads = |held: usize, next: usize| {
        tokens.get(next).is_some_and(|next| {
            let person = proper::name(word(held)).is_some();
            let rest = |(verb, rest): &(&str, &[&str])| *verb == word(held) && rest.contains(&next.word());
            let way = names.ways.has(next) && !names.splits.iter().any(rest);
            way || person && names.announcers.has(next)
        })
    };
    let timed = |held: usize| kept.get(held).is_some_and(|at| is_cut(at + 1) && !leads(held, at + 1));
    // `pencil in the 14th for the fair`
    let rest = |held: usize| usize::from(!timed(held) && names.put.contains(word(held + 1)));
    let holds = |held: &usize| names.holds.contains(word(*held)) && timed(held + rest(*held));
    let held = (0..HELD.min(kept.len())).find(holds)?;
    let before = held + rest(held) + 1;
    let mark = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).is_some_and(|mark| !mark.is_spoken());
    let to = |at: usize| names.noting.to.contains(word(at));
    // `mark Friday as taken for the fair`
    let as_taken = names.vaguely.contains(word(before)) && names.ways.contains(word(before + 2));
    let free = before + if as_taken { 2 } else { usize::from(names.frees.contains(word(before))) };
    let led = usize::from(names.ways.contains(word(free)));
    // The first of the two words of `for me` may have gone with the time.
    let whom = free + led;
    let end = match to(whom) {
        true if mark(whom + 1) => whom + 2,
        false if led > 0 => whom,
        false if mark(free) => free + 1,
        _ => return None,
    };
    let asked = held.checked_sub(2).is_some_and(|us| to(us) && names.noting.links.contains(word(us + 1)));
    let request = || {
        let mut rest = kept.get(..held).unwrap_or_default();
        while !rest.is_empty() {
            let left = without_marks(tokens, without_opening(tokens, rest, names));
            if left.len() == rest.len() {
                return false;
            }
            rest = left;
        }
        true
    };
    let rest = kept.get(end..).filter(|_| asked || request())?;
    rest.first().copied().filter(|_| says_what(tokens, rest, names))
}
