//! Spoken events: when they are, what they are called, what had to be guessed.

use chrono::{NaiveDateTime, TimeZone};
use memod::model::{AssumptionCode, Language, Timestamp};
use memod::understand::{Setting, Trigger, read_event};
use serde::Deserialize;

use super::score::{self, Outcome};

#[derive(Deserialize)]
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

#[derive(Deserialize)]
#[serde(untagged)]
enum Names {
    One(String),
    Any(Vec<String>),
}

/// Every event of the corpus.
pub(crate) fn run() -> Vec<Outcome> {
    score::run("events", check)
}

fn check(case: &Case) -> Outcome {
    let time_zone: chrono_tz::Tz = case.time_zone.parse().expect("a zone of the tz database");
    let setting = Setting { recorded_at: case.recorded_at, time_zone, language: case.language };
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
