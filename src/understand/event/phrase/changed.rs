//! What says that a time was changed or taken back.

use super::expression::{Phrase, Point};
use super::said::NEAR;
use crate::understand::event::clock::{Clock, HOUR, Half, Trust};
use crate::understand::event::lex::Lex;
use crate::understand::event::name::cut::mark;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::{Kind, Token};

/// How far before a time a word may stand that says that something was moved to it.
const MOVED_BY: usize = 5;

/// How many words may stand before a verb that opens the memo: `I need to move`.
const OPENING: usize = 5;

/// `rescheduled`, `verschoben` beside the two times in `span`.
pub(super) fn is_moved(reader: &Reader<'_>, span: (usize, usize)) -> bool {
    // `Fliesen verlegen von 9 bis 11`: nothing is moved until a time.
    if (span.0..span.1).any(|at| reader.is(at, Sense::Until)) {
        return false;
    }
    // `el camión pasa el jueves de diez a dos`, but `la cena pasa de 9 a 10`, `pasa de las diez a las doce`
    let bare = |at: usize| reader.is(at, Sense::From) && reader.number(at + 1).is_some();
    let subject = || {
        let verb = (span.0.saturating_sub(NEAR)..span.0).find(|at| reader.is(*at, Sense::Moved));
        verb.and_then(|verb| verb.checked_sub(1))
    };
    if reader.time.relation_after
        && !reader.time.hour_sign
        && (span.0..span.1).any(bare)
        && !subject().is_some_and(|subject| reader.is_held_or_comes(subject))
    {
        return false;
    }
    // `oil change on Saturday from 2 to 4`: what is moved stands behind the verb.
    let leads = [Sense::From, Sense::At, Sense::On, Sense::In];
    let has_object =
        |at: usize| !reader.is_any(at + 1, &leads) && !reader.bare_end(at + 1) && !is_joined(reader, at);
    let near = (span.0.saturating_sub(NEAR)..span.0).chain(span.1..span.1 + NEAR);
    near.into_iter().any(|at| reader.is(at, Sense::Moved))
        || (0..usize::min(OPENING, span.0)).any(|at| reader.is(at, Sense::Moves) && has_object(at))
}

/// `Move-in day`, but `Move - dentist`: the word at `at` is only the first part of another.
fn is_joined(reader: &Reader<'_>, at: usize) -> bool {
    let glued = |at: usize| {
        reader.lexes.get(at).and_then(|lex| reader.tokens.get(lex.first)).is_some_and(|token| token.glued)
    };
    reader.kind(at + 1) == Some(Kind::Dash) && glued(at + 1) && glued(at + 2)
}

/// `brought forward to 9`: the time at `at` is one that something was moved to.
pub(super) fn is_moved_to(reader: &Reader<'_>, at: usize) -> bool {
    !reader.time.relation_after
        && at.checked_sub(1).is_some_and(|to| reader.is(to, Sense::To))
        && (at.saturating_sub(MOVED_BY)..at).any(|verb| {
            // `ask them to move my appointment to 3`, but `move the sofa to 2`
            let hourly = || at > verb + 2 && (reader.is_hourly(at - 2) || reader.is_held_by_the_hour(at - 2));
            reader.is_any(verb, &[Sense::Moved, Sense::Postponed])
                || reader.is(verb, Sense::Moves) && hourly()
                || reader.puts_forth(verb, at - 1)
        })
}

/// Marks `rescheduled`, `verschoben` beside the time in `span`, and whether something was moved to it.
///
/// `moved` and its like say other things, too (`get the tyres changed on Friday`): they go where `to` or `auf`
/// stands between, or another time was `corrected`.
pub(super) fn mark_moved(
    reader: &Reader<'_>,
    (from, to): (usize, usize),
    corrected: bool,
    cut: &mut [bool],
) -> bool {
    // `pasa a las 5`: in these languages `to` is `at`.
    let towards = |at: usize| !reader.time.relation_after && reader.is_any(at, &[Sense::To, Sense::UpTo]);
    let before = from.saturating_sub(1);
    let changed = corrected || towards(from) || towards(before);
    let joined = reader.is_any(before, &[Sense::To, Sense::UpTo, Sense::For]);
    let left = if joined { before.checked_sub(1) } else { from.checked_sub(1) };
    // `they've moved the party to Friday at the Red Lion`
    let put = |at: usize| reader.is_any(at, &[Sense::Moved, Sense::Moves, Sense::Postponed]);
    if reader.time.names_lead && towards(before) && (before.saturating_sub(MOVED_BY)..before).any(put) {
        mark(reader.lexes, before, from, cut);
    }
    for at in left.into_iter().chain([to]) {
        if reader.is(at, Sense::Postponed) || changed && reader.is(at, Sense::Moved) {
            mark(reader.lexes, at, at + 1, cut);
        }
    }
    changed
}

/// Marks `Moved` in `Moved: dentist to Friday`, where it opens the memo and something was `changed` or a colon
/// follows, and `to` of `switch the yoga to Friday, Kelly's room`.
pub(super) fn mark_opening(reader: &Reader<'_>, changed: bool, cut: &mut [bool]) {
    let is_cut = |lex: &Lex| cut.get(lex.first).copied().unwrap_or_default();
    let kept = |lex: &Lex| {
        let spoken = reader.tokens.get(lex.first).is_some_and(Token::is_spoken);
        spoken && !is_cut(lex)
    };
    let Some(at) = reader
        .lexes
        .iter()
        .position(kept)
        .filter(|at| reader.is_any(*at, &[Sense::Moved, Sense::Moves]))
        .filter(|at| !is_joined(reader, *at))
    else {
        return;
    };
    let leads = |to: &usize| {
        let timed = || reader.lex(to + 1).is_some_and(is_cut) && reader.lex(*to).is_some_and(kept);
        reader.is(*to, Sense::To) && timed()
    };
    let moved = changed && reader.is(at, Sense::Moves) && !reader.time.relation_after;
    let to = (at + 2..reader.lexes.len()).find(leads).filter(|_| moved);
    if changed || reader.is(at, Sense::Postponed) || reader.kind(at + 1) == Some(Kind::Colon) {
        mark(reader.lexes, at, at + 1, cut);
    }
    if let Some(to) = to {
        mark(reader.lexes, to, to + 1, cut);
    }
}

/// So many plain words may stand between what takes back, and the time that is meant; and between two that do.
const TAKEN_BACK: usize = 5;
const AGAIN: usize = 3;

/// `no, wait, Wednesday`: the correction that starts at `at`, and where it ends.
pub(super) fn corrected_by(reader: &Reader<'_>, at: usize, known: &Phrase) -> Option<(Phrase, usize)> {
    if !reader.is_any(at, &[Sense::Correct, Sense::WeakCorrect, Sense::Hesitates]) {
        return None;
    }
    // `tell no one`
    let mark = at.checked_sub(1).is_some_and(|mark| reader.kind(mark) != Some(Kind::Word));
    let one = reader.number(at + 1).is_some_and(|number| number.value == 1 && number.digits == 0);
    if one && reader.time.names_lead && !mark && known.span.1 != at && reader.bare_end(at + 2) {
        return None;
    }
    let mut meant = false;
    // `actually let us make it`: plain words between two that take back.
    let again = |next: usize| {
        (next + 1..=next + 2).any(|at| reader.is_any(at, &[Sense::Correct, Sense::WeakCorrect]))
    };
    let mut strong = 0;
    let mut next = at;
    let mut others = 0;
    let mut weak = 0;
    // What may stand between the word that takes back and the time that is meant.
    for _ in 0..12 {
        // `no, hang on, they changed it`
        let weakly = reader.is(next, Sense::WeakCorrect);
        let mark = reader.kind(next).is_some_and(|kind| matches!(kind, Kind::Comma | Kind::Dash));
        weak = if weakly {
            weak + 1
        } else if mark || weak > 1 {
            weak
        } else {
            0
        };
        let taken_back = strong > 0 || weak > 1;
        meant |= reader.is_any(next, &[Sense::Correct, Sense::WeakCorrect]);
        if reader.is(next, Sense::Correct) {
            strong += 1;
        } else if reader.is_any(next, &[Sense::WeakCorrect, Sense::Hesitates])
            || matches!(reader.kind(next), Some(Kind::Comma | Kind::Dash | Kind::SentenceEnd | Kind::Symbol))
        {
        } else if (taken_back || again(next))
            && others < if taken_back { TAKEN_BACK } else { AGAIN }
            && reader.lex(next).is_some_and(|lex| {
                // `nein, Quatsch, die Kirche ist um zehn`
                let named = || {
                    let hedge = |word: &str| reader.time.values.hedges.contains(&word);
                    *reader.senses(next) == [Sense::The] || reader.word(next).is_some_and(hedge)
                };
                let plain = lex.senses.is_empty() && lex.number.is_none();
                plain || taken_back && (lex.is_plain() || named())
            })
            || taken_back && reader.is_any(next, &[Sense::Moved, Sense::Moves])
        {
            others += 1;
        } else {
            break;
        }
        next += 1;
    }
    if let Some(found) = other_minutes(reader, next, known) {
        return Some(found);
    }
    // `Thursday at 4, actually he can't, Wednesday at 5`
    let complete = known.start.clock.is_some() && known.start.day.is_some();
    let reasoned = strong > 0 || weak > 1 || meant && complete;
    let next = Some(next).filter(|_| reasoned).and_then(|at| past_reason(reader, at)).unwrap_or(next);
    let trust = if known.start.clock.is_some() { Trust::Bare } else { Trust::Signed };
    let said = reader.phrase(next, trust).filter(|phrase| {
        !phrase.start.is_empty()
            || phrase.loose.is_some()
            || phrase.length.is_some()
            || phrase.moment.is_some()
            || phrase.end.is_some()
    });
    let mut phrase = said.or_else(|| reader.one_after(next, known))?;
    // `Tuesday at 4, no, Wednesday, same time`
    let (from, to) = phrase.span;
    if known.start.clock.is_some() && (from..to).any(|at| reader.is(at, Sense::SameTime)) {
        phrase.start.clock = None;
    }
    // `Tuesday um three o'clock` takes nothing back, `at three uh four` does.
    let again = phrase.start.clock.is_some() && known.start.clock.is_some()
        || phrase.start.day.is_some() && known.start.day.is_some();
    let end = phrase.span.1;
    (meant || again && !phrase.every).then_some((phrase, end))
}

/// The most words of why another time is meant.
const REASON: usize = 8;

/// `nein, Moment, die schließen da früher, also Donnerstag um vier`: past the clause that goes on at `at`, to the day that is
/// meant, if that stands behind it.
fn past_reason(reader: &Reader<'_>, at: usize) -> Option<usize> {
    let told = |at: &usize| {
        reader.kind(*at).is_some_and(|kind| kind != Kind::SentenceEnd)
            && reader.number(*at).is_none()
            && reader.weekday(*at).is_none()
    };
    let comma = (at..at + REASON).take_while(told).find(|at| reader.kind(*at) == Some(Kind::Comma))?;
    let so = reader.lex(comma + 1).is_some_and(Lex::is_plain);
    let next = comma + 1 + usize::from(so);
    let meant = |at: usize| {
        let phrase = reader.phrase(at, Trust::Signed);
        phrase.is_some_and(|phrase| phrase.start.day.is_some() && (so || phrase.start.clock.is_some()))
    };
    (reader.weekday(next).is_some() && meant(next)).then_some(next)
}

/// `half past` in `at eight, no, make that half past`: of the hour that was said.
fn other_minutes(reader: &Reader<'_>, at: usize, known: &Phrase) -> Option<(Phrase, usize)> {
    let clock = known.start.clock.filter(|clock| matches!(clock.half, Half::Known | Half::Open))?;
    let minutes = if reader.is(at, Sense::Half) {
        30
    } else if reader.is(at, Sense::Quarter) {
        15
    } else {
        i64::try_from(reader.number(at).filter(|number| (5..30).contains(&number.value))?.value).ok()?
    };
    let past = reader.is(at + 1, Sense::Past);
    if !(past || minutes < 30 && reader.is(at + 1, Sense::MinutesTo)) || !reader.bare_end(at + 2) {
        return None;
    }
    let hour = Clock { seconds: clock.seconds - clock.seconds % HOUR, ..clock };
    let clock = Some(hour.shifted(if past { minutes } else { -minutes } * 60));
    let start = Point { clock, ..Point::default() };
    Some((Phrase { span: (at, at + 2), start, ..Phrase::default() }, at + 2))
}
