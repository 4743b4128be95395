//! How the words of an event were read, for a person.

use chrono::NaiveDate;

use super::clock::{Clock, HOUR, Half};
use super::day::{Day, Shape};
use super::length::Length;
use super::lex::Lex;
use super::local::{add_days, weekday};
use super::phrase::expression::{Phrase, Point};
use crate::understand::language::Part;
use crate::understand::trace::{Role, Taken, TimeSaid, Trace, marks};
use crate::understand::words::Token;

/// A time expression: its first lexeme and the one after its last, and what it says.
pub(super) struct Heard {
    pub(super) role: Role,
    pub(super) span: (usize, usize),
    pub(super) reading: String,
}

/// What the words were taken for; `named` is where the trigger was heard, `kept` the tokens of the name.
pub(super) fn trace(
    tokens: &[Token<'_>],
    lexes: &[Lex],
    named: Option<(usize, usize)>,
    kept: &[usize],
    heard: Vec<Heard>,
) -> Trace {
    let mut taken: Vec<Option<Taken>> =
        tokens.iter().map(|token| token.is_spoken().then_some(Taken::Filler)).collect();
    let mut times = Vec::new();
    for Heard { role, span: (from, to), reading } in heard {
        let last = to.max(from + 1) - 1;
        let (Some(first), Some(last)) = (lexes.get(from), lexes.get(last)) else { continue };
        let (first, last) = (first.first, last.last);
        taken.iter_mut().take(last + 1).skip(first).for_each(|taken| *taken = Some(Taken::Time));
        if let (Some(first), Some(last)) = (tokens.get(first), tokens.get(last)) {
            times.push(TimeSaid { span: (first.start, last.end), reading, role });
        }
    }
    for (i, at) in kept.iter().enumerate() {
        // Marks at a cut are no part of the name.
        let follows = at.checked_sub(1).and_then(|before| taken.get(before)) == Some(&Some(Taken::Kept));
        let inside = follows && kept.get(i + 1) == Some(&(at + 1));
        if inside || tokens.get(*at).is_some_and(Token::is_spoken) {
            taken.iter_mut().skip(*at).take(1).for_each(|taken| *taken = Some(Taken::Kept));
        }
    }
    if let Some((from, to)) = named {
        let inside = |token: &Token<'_>| token.start >= from && token.end <= to;
        let within = tokens.iter().zip(&mut taken).filter(|(token, _)| inside(token));
        within.for_each(|(_, taken)| *taken = Some(Taken::Trigger));
    }
    Trace { marks: marks(tokens, |at| Some(((*taken.get(at)?)?, 0))), times }
}

/// `Tue 24 Nov 2026, 14:30, for 1 h 30 min`; `today` is the day of speaking.
pub(super) fn describe(phrase: &Phrase, today: NaiveDate) -> String {
    let mut said = point(&phrase.start, |start| day(start, today));
    if let Some((from, to)) = phrase.moment {
        said.push(moment(from));
        said.extend(to.map(|to| format!("until {}", moment(to))));
    }
    if let Some(end) = &phrase.end {
        said.push(format!("until {}", point(end, |end| date(last(end))).join(", ")));
    }
    said.extend(phrase.length.or(phrase.loose).map(|length| format!("for {}", self::length(length))));
    if phrase.every {
        said.insert(0, "repeated".to_owned());
    }
    if phrase.deadline {
        said.insert(0, "at the latest".to_owned());
    }
    said.join(", ")
}

fn point(point: &Point, day: impl Fn(&Day) -> String) -> Vec<String> {
    let day = point.day.as_ref().map(day);
    let part = point.part.map(|part| {
        match part {
            Part::Morning => "morning",
            Part::Lunch => "midday",
            Part::Afternoon => "afternoon",
            Part::Evening => "evening",
            Part::Night => "night",
        }
        .to_owned()
    });
    let zone = point.zone.map(|zone| format!("in {}", zone.name()));
    [day, point.clock.map(clock), part, zone].into_iter().flatten().collect()
}

fn day(day: &Day, today: NaiveDate) -> String {
    let last = last(day);
    match day.shape {
        // Today or in a week: its time decides.
        Shape::Weekday(number) if number == weekday(today) => day.from.format("%A").to_string(),
        _ if last <= day.from => date(day.from),
        _ => format!("{} to {}", date(day.from), date(last)),
    }
}

/// The last day of a span.
fn last(day: &Day) -> NaiveDate {
    NaiveDate::max(add_days(day.to, -1), day.from)
}

fn date(date: NaiveDate) -> String {
    date.format("%a %-d %b %Y").to_string()
}

fn clock(clock: Clock) -> String {
    let (hour, minute) = (clock.seconds / HOUR, clock.seconds / 60 % 60);
    match clock.half {
        Half::Known => format!("{hour:02}:{minute:02}"),
        Half::Open => format!("{}:{minute:02} am or pm", if hour == 0 { 12 } else { hour }),
        Half::Noon if clock.seconds == 12 * HOUR => "noon".to_owned(),
        Half::Midnight if clock.seconds == 0 => "midnight".to_owned(),
        Half::Noon | Half::Midnight => format!("{hour:02}:{minute:02}"),
    }
}

fn moment(seconds: i64) -> String {
    let length = length(Length { seconds: seconds.abs(), ..Length::default() });
    match seconds {
        0 => "when it was spoken".to_owned(),
        1.. => format!("{length} after it was spoken"),
        _ => format!("{length} before it was spoken"),
    }
}

fn length(length: Length) -> String {
    let Length { months, days, working_days, seconds, .. } = length;
    let parts = [
        (months / 12, if months / 12 == 1 { "year" } else { "years" }),
        (months % 12, if months % 12 == 1 { "month" } else { "months" }),
        (days, if days == 1 { "day" } else { "days" }),
        (working_days, if working_days == 1 { "working day" } else { "working days" }),
        (seconds / HOUR, "h"),
        (seconds / 60 % 60, "min"),
        (seconds % 60, "s"),
    ];
    let said: Vec<String> = parts
        .iter()
        .filter(|(count, _)| *count != 0)
        .map(|(count, unit)| format!("{count} {unit}"))
        .collect();
    if said.is_empty() { "0 min".to_owned() } else { said.join(" ") }
}
