//! Reads one event out of a memo: when it is, and what a person would call it.
//!
//! The text becomes tokens, the tokens lexemes with meanings ([`lex`]). A [`reader`] takes a place among them and answers
//! what stands there and where it ends: a time of day ([`clock`]), a day or a span ([`day`]), how long or how far from now
//! ([`length`], [`moment`]), or that it is none of these ([`guard`]). A [`phrase`] is such pieces in a row; those of a memo
//! become one, [`resolve`] makes moments of it ([`local`]), and what no time and no trigger needed is the [`name`].
//! [`describe`] says for people how all that was read.

mod clock;
mod day;
mod describe;
mod guard;
mod length;
mod lex;
mod local;
mod moment;
mod name;
mod phrase;
mod reader;
mod resolve;

use chrono::Datelike;

use super::language::{self, Kinds, Names, Part, Sense, Senses};
use super::trace::{Role, Trace};
use super::transcript::Transcript;
use super::words::{Kind, Token, fold};
use super::{Setting, Trigger};
use crate::model::{Assumption, AssumptionCode, Timestamp};

/// What is to happen, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// What a person would write into a calendar.
    pub name: String,
    /// When it begins.
    pub start: Timestamp,
    /// When it is over; after `start`.
    pub end: Timestamp,
    /// What was guessed on the way.
    pub assumptions: Vec<Assumption>,
}

/// Reads one event; `trigger` is the phrase that led the memo here.
pub fn read_event(text: &str, trigger: Option<Trigger<'_>>, setting: &Setting) -> Event {
    event_of(&Transcript::new(text, setting.language), trigger, setting)
}

/// The same for a transcript in the language of `setting`.
pub fn event_of(transcript: &Transcript<'_>, trigger: Option<Trigger<'_>>, setting: &Setting) -> Event {
    read(transcript, trigger, setting, None)
}

/// How [`read_event`] reads the same.
pub fn trace_event(text: &str, trigger: Option<Trigger<'_>>, setting: &Setting) -> Trace {
    let mut trace = Trace::default();
    read(&Transcript::new(text, setting.language), trigger, setting, Some(&mut trace));
    trace
}

fn read(
    transcript: &Transcript<'_>,
    trigger: Option<Trigger<'_>>,
    setting: &Setting,
    trace: Option<&mut Trace>,
) -> Event {
    let (text, tokens, names) =
        (transcript.text(), transcript.tokens(), language::names(transcript.language()));
    let mut cut = vec![false; tokens.len()];
    if let Some((from, to)) = trigger.and_then(|trigger| trigger.span) {
        for (token, cut) in tokens.iter().zip(&mut cut) {
            *cut = token.start >= from && token.end <= to;
        }
    }
    if !names.books.is_empty() {
        name::cut::mark_book(text, tokens, &mut cut, names);
    }
    let around = name::cut::mark_around(text, tokens, &mut cut, names);
    name::order::mark_orders(text, tokens, &mut cut, names);
    let commas = commas_behind(tokens, &cut);
    let mut lexes = lex::lexer::lex(transcript, &cut);
    // The trigger's own words are no time: `weekly review`, `Sunday roast`.
    for lex in lexes.iter_mut().filter(|lex| cut.get(lex.first).copied().unwrap_or_default()) {
        (lex.senses, lex.number) = (Senses::NONE, None);
    }
    let said = what_is_said(tokens, &cut, names);
    // A dot that was no ordinal's is a full stop only now.
    let inside = |lex: &lex::Lex| said.contains(&lex.first) && !MARKS.contains(&lex.kind);
    let span = said.clone();
    let first = lexes.iter().position(inside).unwrap_or_default();
    let reader = reader::Reader {
        tokens,
        lexes: &lexes,
        kinds: lexes.iter().fold(Kinds::NONE, |kinds, lex| kinds.and(lex.senses.kinds())),
        said: (first, lexes.iter().rposition(inside).map_or(first, |last| last + 1)),
        asked: around.and_then(|(_, last)| lexes.iter().position(|lex| lex.first > last)),
        ahead: 0,
        now: local::local(setting.recorded_at, setting.time_zone),
        time: language::time(transcript.language()),
        text,
        capitals: text.contains(char::is_uppercase),
    };
    let mut heard = Vec::new();
    let mut clocked = None;
    let said = phrase::said::read(&reader, &mut cut, &mut |role, span, phrase| {
        let whole =
            |phrase: &phrase::expression::Phrase| phrase.start.clock.is_some() && phrase.start.day.is_some();
        let clock = role == Role::Counts && phrase.is_some_and(whole);
        clocked = clocked.or(Some(span).filter(|_| clock));
        if trace.is_some() {
            let reading = phrase.map(|phrase| describe::describe(phrase, reader.today()));
            heard.push(describe::Heard { role, span, reading: reading.unwrap_or_default() });
        }
    });
    cut.iter_mut().take(commas.end).skip(commas.start).for_each(|cut| *cut = true);
    let hint = hint(&reader, &said.phrase, &cut, names);
    let when = resolve::Resolver::new(setting, &said.phrase, hint).resolve(&said.phrase);
    let mut assumptions = when.assumptions;
    let known = assumptions.iter().any(|known| known.code == AssumptionCode::SeveralTimes);
    if let Some(detail) = said.several.filter(|_| !known) {
        assumptions.push(Assumption::new(AssumptionCode::SeveralTimes, detail));
    }
    let guessed = |code| assumptions.iter().any(|known| known.code == code);
    let told =
        match (guessed(AssumptionCode::Past), guessed(AssumptionCode::NoTime) && said.phrase.end.is_none()) {
            (true, _) => name::Told::Over,
            (false, true) => name::Told::Untimed,
            (false, false) => name::Told::Ahead,
        };
    let (first, last) =
        clocked.filter(|(at, _)| apart(&lexes, said.phrase.span.1, *at)).unwrap_or(said.phrase.span);
    let timed = lexes.get(first..last).unwrap_or_default();
    let timed = timed.first().map_or(0, |lex| lex.first)..timed.last().map_or(0, |lex| lex.last + 1);
    if let Some(around) = around {
        name::order::mark_timed_order(text, tokens, &mut cut, around.0, names);
        name::talk::mark_talk(tokens, &mut cut, around, &timed, names);
        name::talk::mark_restated(tokens, &mut cut, around.0, names);
    }
    if let Some(own) = trigger.and_then(|trigger| own_trigger(tokens, &cut, trigger, names)) {
        cut.iter_mut().skip(own).take(1).for_each(|cut| *cut = false);
    }
    name::talk::mark_titled(tokens, &mut cut, around, names);
    name::talk::mark_speaker(text, tokens, &mut cut, around, names);
    if told != name::Told::Untimed {
        name::talk::mark_spoken_to(text, tokens, &mut cut, around, names);
    }
    let named = name::named(text, tokens, &cut, (told, timed), names);
    if let Some(trace) = trace {
        let span = trigger.and_then(|trigger| trigger.span);
        *trace = describe::trace(tokens, &lexes, span, &named.kept, heard);
    }
    let words = spoken_text(text, tokens, span);
    let filled = |name: String| Some(name).filter(|name| !name.is_empty());
    let name =
        if name::names_nothing(tokens, &named.kept, names) { name::capitalised(words) } else { named.name };
    let name = filled(name)
        .or_else(|| filled(name::capitalised(trigger?.phrase.trim())))
        .or_else(|| filled(name::capitalised(words)))
        .unwrap_or_else(|| names.event.to_owned());
    Event { name, start: when.start, end: when.end, assumptions }
}

/// `the third time this year. Root canal on Thursday at one`: a sentence ends between the lexemes at `from` and `to`.
fn apart(lexes: &[lex::Lex], from: usize, to: usize) -> bool {
    lexes.iter().take(to).skip(from).any(|lex| lex.kind == Kind::SentenceEnd)
}

const MARKS: [Kind; 5] = [Kind::Comma, Kind::Colon, Kind::Semicolon, Kind::SentenceEnd, Kind::LineBreak];

/// `Turno de noche` behind the trigger `turnos`: the word that was heard for the trigger opens the memo in another form and
/// says what it is of.
fn own_trigger(tokens: &[Token<'_>], cut: &[bool], trigger: Trigger<'_>, names: &Names) -> Option<usize> {
    let first = tokens.iter().position(Token::is_spoken)?;
    let (from, to) = trigger.span?;
    let heard = tokens.get(first).is_some_and(|token| token.start >= from && token.end <= to);
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let of = tokens.get(first + 1).is_some_and(|next| names.of.has(next));
    let another = tokens.get(first)?.word() != fold(trigger.phrase.trim());
    (heard && !is_cut(first + 1) && of && another).then_some(first)
}

/// The tokens of what is said: the trigger before or behind it, marks, noises and courtesies at both sides are left out.
fn what_is_said(tokens: &[Token<'_>], cut: &[bool], names: &Names) -> std::ops::Range<usize> {
    let nothing = |at: usize| {
        let mark = |token: &Token<'_>| MARKS.contains(&token.kind) || names.hesitations.has(token);
        cut.get(at).copied().unwrap_or_default() || tokens.get(at).is_some_and(mark)
    };
    let matches = |from: usize, phrase: &[&str]| {
        let mut words = phrase.iter().enumerate();
        words.all(|(step, word)| tokens.get(from + step).is_some_and(|token| token.word() == *word))
    };
    let (mut from, mut to) = (0, tokens.len());
    while let Some(token) = tokens.get(from) {
        let phrases = names.courtesies.beginning(token.word()).iter();
        let polite = phrases.filter(|phrase| matches(from, phrase)).max_by_key(|phrase| phrase.len());
        from += match polite {
            Some(phrase) => phrase.len(),
            None if nothing(from) => 1,
            None => break,
        };
    }
    while let Some(last) = to.checked_sub(1).filter(|last| *last > from) {
        let word = tokens.get(last).map_or("", |token| token.word());
        let begins = |phrase: &&Vec<&str>| to.checked_sub(phrase.len()).is_some_and(|at| matches(at, phrase));
        let polite = names.courtesies.ending(word).iter().filter(begins).max_by_key(|phrase| phrase.len());
        to -= match polite {
            Some(phrase) => phrase.len(),
            None if nothing(last) => 1,
            None => break,
        };
    }
    if from < to { from..to } else { 0..tokens.len() }
}

/// The speaker's words in `said`, with the marks beside them, where nothing but courtesies and noises is left out.
fn spoken_text<'t>(text: &'t str, tokens: &[Token<'_>], said: std::ops::Range<usize>) -> &'t str {
    let from = tokens.get(said.start).filter(|_| said.start > 0).map_or(0, |token| token.start);
    let rest = tokens.get(said.end..).unwrap_or_default();
    let marks = rest.iter().take_while(|token| token.kind == Kind::SentenceEnd).count();
    let last = tokens.get((said.end + marks).wrapping_sub(1));
    let to = if marks < rest.len() { last.map_or(text.len(), |token| token.end) } else { text.len() };
    text.get(from..to).unwrap_or(text).trim()
}

/// The commas behind the trigger and what belongs to it, which are none of the name's.
fn commas_behind(tokens: &[Token<'_>], cut: &[bool]) -> std::ops::Range<usize> {
    let first = cut.iter().rposition(|cut| *cut).map_or(tokens.len(), |last| last + 1);
    let commas = tokens.iter().skip(first).take_while(|token| token.kind == Kind::Comma).count();
    first..first + commas
}

/// What a word in the memo says about the half of the day: a meal, or a part of the day that stays in the name,
/// `movie night at 7`, `Spieleabend`.
fn hint(
    reader: &reader::Reader<'_>,
    said: &phrase::expression::Phrase,
    cut: &[bool],
    names: &Names,
) -> Option<Part> {
    let clock = said.start.clock.filter(|clock| clock.half == clock::Half::Open)?;
    let senses = |at| reader.senses(at).iter().copied();
    let all = 0..reader.lexes.len();
    // `Optician on Monday at seven. Dinner is in the fridge`, but `Tuesday at seven. Dinner with Sam`: another whole sentence.
    let ends = |at: &usize| reader.kind(*at) == Some(Kind::SentenceEnd);
    let time_ends = (said.span.1..all.end).find(ends).unwrap_or(all.end);
    let verb = |at: usize| {
        let token = reader.lexes.get(at).and_then(|lex| reader.tokens.get(lex.first));
        token.is_some_and(|token| {
            let sentences = &names.sentences;
            let verbs = [&sentences.states, &sentences.finite, &names.turned.verbs, &sentences.past];
            names.copulas.has(token) || verbs.into_iter().any(|verbs| verbs.has(token))
        })
    };
    // `mit den Kollegen von der Frühschicht`: who works then.
    let whose = |at: usize| {
        let the = at.wrapping_sub(1);
        let of = the.wrapping_sub(1);
        reader.is(the, Sense::The) && reader.is_any(of, &[Sense::From, Sense::Of, Sense::Person])
    };
    // `set an alarm for today at seven`, said at noon
    let today = said.start.day.as_ref().is_some_and(|day| *day == day::Day::fixed(reader.today()));
    let gone = today && clock.seconds < i64::from(chrono::Timelike::num_seconds_from_midnight(&reader.now));
    // `wake Nora from her nap at three`, but `wake me at six, short nap at noon`: a nap itself says nothing of a meal.
    let sides = [Sense::From, Sense::Of, Sense::OfThe, Sense::After];
    let led = |at: usize| (at.saturating_sub(2)..at).any(|led| reader.is_any(led, &sides));
    let naps = all.clone().any(|at| reader.is(at, Sense::Meal(Part::Afternoon)) && led(at));
    let meal_of = |at: usize| {
        let meal = senses(at).find_map(|sense| match sense {
            Sense::Meal(Part::Afternoon) => None,
            Sense::Meal(Part::Morning) if naps => Some(Part::Lunch),
            Sense::Meal(part) => Some(part),
            _ => None,
        });
        let over = gone && reader.is(at, Sense::Fixes);
        meal.filter(|_| !over && !whose(at))
    };
    // Sentence by sentence, so that the cost grows with the length alone.
    let mut sentence = 0..time_ends;
    let meal = loop {
        let told = sentence.start > time_ends && sentence.clone().any(verb);
        let meal = if told { None } else { sentence.clone().find_map(meal_of) };
        if meal.is_some() || sentence.end >= all.end {
            break meal;
        }
        let begin = sentence.end + 1;
        sentence = begin..(begin..all.end).find(ends).unwrap_or(all.end);
    };
    if meal.is_some() || clock.seconds < 4 * clock::HOUR {
        return meal;
    }
    // `New Year's Eve at nine`: the eve of a feast is its evening, but for what is done before noon.
    let day = said.start.day.as_ref().map(|day| day.from);
    let eve = |at| {
        let holiday = reader.holiday(at).filter(|holiday| holiday.is_eve());
        holiday.zip(day).is_some_and(|(eve, day)| day::holiday::date(eve, day.year()) == Some(day))
    };
    if (7 * clock::HOUR..10 * clock::HOUR).contains(&clock.seconds) && all.clone().any(eve) {
        return Some(Part::Evening);
    }
    let kept = |at: &usize| {
        // `the night before`
        let sides = [Sense::Before, Sense::After];
        let lex = reader.lexes.get(*at).filter(|_| !reader.is_any(at + 1, &sides));
        lex.is_some_and(|lex| !cut.get(lex.first).copied().unwrap_or_default())
    };
    // `Dr. Abend`
    let own = |at: &usize| !reader.is_anothers(*at);
    // `morning right so …`, `Morning. …`, `Evening, could you …`: a greeting
    let greets = |at: &usize| {
        let Some(part) = reader.part(*at).filter(|_| reader.opens(*at)) else { return false };
        let said = |at: usize| reader.lexes.get(at).and_then(|lex| reader.tokens.get(lex.first));
        let word = |at: usize| said(at).map_or("", Token::word);
        let asks = |word: &str| {
            let speaks = names.noting.subjects.contains(word) || names.hesitations.contains(word);
            speaks || names.greeted.contains(word)
        };
        let mark = said(at + 1).is_some_and(|mark| MARKS.contains(&mark.kind));
        let next = word(at + 1 + usize::from(mark));
        match part {
            Part::Morning => mark || asks(next),
            _ => mark && (asks(next) || names.noting.questions.contains(next)),
        }
    };
    // `they never answer in the mornings`
    let remarks = |at: &usize| reader.part(*at).is_some() && reader.is_apart(*at, said.span);
    let own = |at: &usize| own(at) && !greets(at) && !remarks(at);
    all.filter(kept).filter(own).find_map(|at| match reader.part(at) {
        Some(Part::Morning) if reader.day_away(at).is_none() => Some(Part::Morning),
        Some(Part::Evening | Part::Night) => Some(Part::Evening),
        _ => reader.lexes.get(at).filter(|lex| lex.evening && lex.senses.is_empty()).map(|_| Part::Evening),
    })
}

#[cfg(test)]
mod tests;
