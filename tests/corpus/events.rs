//! Spoken events: when they are, what they are called, what had to be guessed.

use chrono::{NaiveDateTime, TimeZone};
use memod::model::{AssumptionCode, Language, Timestamp};
use memod::understand::{Setting, Trigger, read_event};
use serde::Deserialize;

use super::score::{self, Outcome};

/// Times that leave nothing open, whatever stands beside them.
const TIMES: [(Language, &[&str]); 4] = [
    (
        Language::En,
        &[
            "tomorrow at 10:30 pm",
            "on 5 December at 16:30",
            "next week",
            "Friday 3pm",
            "from Monday to Wednesday",
        ],
    ),
    (
        Language::De,
        &[
            "morgen um 22:30 Uhr",
            "am 5. Dezember um 16:30",
            "nächste Woche",
            "Freitag 15 Uhr",
            "von Montag bis Mittwoch",
        ],
    ),
    (
        Language::Fr,
        &[
            "demain à 22h30",
            "le 5 décembre à 16h30",
            "la semaine prochaine",
            "vendredi 15h",
            "du lundi au mercredi",
        ],
    ),
    (
        Language::Es,
        &[
            "mañana a las 22:30",
            "el 5 de diciembre a las 16:30",
            "la semana que viene",
            "el viernes a las 15",
            "de lunes a miércoles",
        ],
    ),
];

#[derive(Clone, Deserialize)]
struct Case {
    class: String,
    language: Language,
    text: String,
    trigger: Option<String>,
    #[serde(rename = "recordedAt")]
    recorded_at: Timestamp,
    #[serde(rename = "timeZone")]
    time_zone: String,
    /// Accepted names; none, when the memo is nothing but a time.
    name: Option<Names>,
    /// Local time, or UTC with a `Z`.
    start: String,
    end: String,
    /// Codes that must be there; others may be.
    assumptions: Vec<AssumptionCode>,
}

#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum Names {
    One(String),
    Any(Vec<String>),
}

impl Case {
    fn setting(&self) -> Setting {
        let time_zone = self.time_zone.parse().expect("a zone of the tz database");
        Setting { recorded_at: self.recorded_at, time_zone, language: self.language }
    }
}

/// Every event of the corpus.
pub(crate) fn run() -> Vec<Outcome> {
    score::run("events", check)
}

/// The same with a full stop behind what is said: when they are.
pub(crate) fn run_with_full_stop() -> Vec<Outcome> {
    score::run("events", |case: &Case| {
        let text = case.text.trim_end_matches(['.', '!', '?', ',', ' ']);
        check_time(case, &format!("{text}."))
    })
}

/// The same in small letters, as some recognisers write: when they are.
pub(crate) fn run_in_small_letters() -> Vec<Outcome> {
    score::run("events", |case: &Case| check_time(case, &case.text.to_lowercase()))
}

/// The same behind a trigger and a colon: when they are.
pub(crate) fn run_behind_trigger() -> Vec<Outcome> {
    score::run("events", |case: &Case| {
        let phrase = case.trigger.as_deref().unwrap_or("notebook");
        let spoken = Trigger::find(phrase, &case.text, case.language).span.is_some();
        let text = if spoken { case.text.clone() } else { format!("{phrase}: {}", case.text) };
        check_time(&Case { trigger: Some(phrase.to_owned()), ..case.clone() }, &text)
    })
}

/// The same with a courtesy or a noise before and behind it: when they are.
pub(crate) fn run_politely() -> Vec<Outcome> {
    let politely = score::run_each("events", |case: &Case| {
        let (before, behind) = match case.language {
            Language::En => ("um ", ", thank you"),
            Language::De => ("ähm ", ", vielen Dank"),
            Language::Fr => ("s'il te plaît ", ", merci"),
            Language::Es => ("por favor ", ", gracias"),
        };
        let text = case.text.trim_end_matches(['.', '!', '?', ',', ' ']);
        [format!("{before}{}", case.text), format!("{text}{behind}")].map(|text| check_time(case, &text))
    });
    politely.into_iter().flatten().collect()
}

/// Every name that has no time in it, before and behind a time: when that is, and what it is called.
pub(crate) fn run_names_beside_times() -> Vec<Outcome> {
    let named = score::run_each("events", |case: &Case| {
        let Some(Names::One(name)) = &case.name else { return Vec::new() };
        let setting = case.setting();
        let read = |text: &str| read_event(text, None, &setting);
        let alone = read(name);
        let timeless = alone.assumptions.iter().any(|known| known.code == AssumptionCode::NoTime);
        // A memo that is nothing but a time is called by its trigger.
        let called = case.trigger.as_ref().is_some_and(|trigger| trigger.eq_ignore_ascii_case(name));
        if !timeless || called || alone.name != *name || name.contains(|c: char| c.is_ascii_digit()) {
            return Vec::new();
        }
        let times =
            TIMES.iter().find(|(language, _)| *language == case.language).map_or(&[][..], |times| times.1);
        let both = |time: &&str| [format!("{name} {time}"), format!("{time}: {name}")];
        let outcome = |(time, text): (&str, String)| {
            let (expected, event) = (read(time), read(&text));
            let right = (event.start, event.end) == (expected.start, expected.end) && event.name == *name;
            let failure = (!right).then(|| format!("{} {text:?}: {:?}", case.language, event.name));
            Outcome { class: "beside".to_owned(), language: case.language.to_string(), failure }
        };
        let texts = times.iter().flat_map(|time| both(time).map(|text| (*time, text)));
        texts.map(outcome).collect()
    });
    named.into_iter().flatten().collect()
}

/// When the event in `text` is, if it is to be read like `case`.
fn check_time(case: &Case, text: &str) -> Outcome {
    let setting = case.setting();
    let trigger = case.trigger.as_deref().map(|phrase| Trigger::find(phrase, text, setting.language));
    let event = read_event(text, trigger, &setting);
    let expected = [&case.start, &case.end].map(|text| moment(text, setting.time_zone));
    let failure = (expected != [event.start, event.end]).then(|| format!("{} {text:?}", case.language));
    Outcome { class: case.class.clone(), language: case.language.to_string(), failure }
}

fn check(case: &Case) -> Outcome {
    let setting = case.setting();
    let time_zone = setting.time_zone;
    let trigger = case.trigger.as_deref().map(|phrase| Trigger::find(phrase, &case.text, setting.language));
    let event = read_event(&case.text, trigger, &setting);
    let mut wrong = Vec::new();
    for (what, expected, read) in [("start", &case.start, event.start), ("end", &case.end, event.end)] {
        if moment(expected, time_zone) != read {
            let local = read.to_utc().with_timezone(&time_zone).format("%a %Y-%m-%dT%H:%M:%S");
            wrong.push(format!("{what} {local}, not {expected}"));
        }
    }
    let named = match &case.name {
        None => true,
        Some(Names::One(name)) => *name == event.name,
        Some(Names::Any(names)) => names.contains(&event.name),
    };
    if !named {
        wrong.push(format!("name {:?}", event.name));
    }
    for code in &case.assumptions {
        if !event.assumptions.iter().any(|assumption| assumption.code == *code) {
            wrong.push(format!("no {}", serde_json::to_string(code).expect("a code")));
        }
    }
    let failure =
        (!wrong.is_empty()).then(|| format!("{} {:?}: {}", case.language, case.text, wrong.join("; ")));
    Outcome { class: case.class.clone(), language: case.language.to_string(), failure }
}

fn moment(text: &str, zone: chrono_tz::Tz) -> Timestamp {
    if text.ends_with('Z') {
        return Timestamp::parse(text).expect("a UTC time");
    }
    let local: NaiveDateTime = text.parse().expect("a local time");
    Timestamp::from(
        zone.from_local_datetime(&local).single().expect("a local time that is there once").to_utc(),
    )
}
