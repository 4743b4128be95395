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

/// A language, a name, when it begins and ends, and how a person may write that.
type Row = (Language, &'static str, &'static str, &'static str, &'static [&'static str]);

const NOTATIONS: [Row; 6] = [
    (
        Language::En,
        "dentist",
        "2026-12-05T14:30:00",
        "2026-12-05T16:00:00",
        &[
            "on 5 December at 14:30 for 90 minutes",
            "December 5th at half past two for an hour and a half",
            "on the fifth of December at two thirty for 1.5 hours",
            "5 Dec 2:30 pm, one hour thirty",
            "for 1:30 hours at 2.30 pm on December five",
            "2026-12-05 14:30 for 1h30",
            "90 minutes long on Dec. 5 at 2:30pm",
            "in fifteen days at half past two in the afternoon for ninety minutes",
        ],
    ),
    (
        Language::En,
        "dentist",
        "2026-11-21T10:00:00",
        "2026-11-21T12:00:00",
        &[
            "Sat from 10 until 12",
            "Sat 10-12",
            "Saturday 10am to noon",
            "from ten to twelve on Sat",
            "tomorrow 10 to 12",
            "on Saturday between 10 and 12",
            "Sat at 10 for two hours",
            "Sat. at ten for 2 hours",
        ],
    ),
    (
        Language::De,
        "Zahnarzt",
        "2026-12-05T14:30:00",
        "2026-12-05T16:00:00",
        &[
            "am 5. Dezember um 14:30 für 90 Minuten",
            "5.12. halb drei, anderthalb Stunden",
            "um 14 Uhr 30 am fünften Zwölften für 1,5 Stunden",
            "5.12 um 14.30 Uhr für 1:30 Stunden",
            "um halb drei 5. Dezember eine Stunde dreißig",
            "Samstag, 5.12., 14:30, 90 Minuten lang",
            "am 5. Dez. um 14.30 Uhr für eineinhalb Stunden",
            "am 5. des 12. um halb drei am Nachmittag für neunzig Minuten",
        ],
    ),
    (
        Language::De,
        "Zahnarzt",
        "2026-11-21T10:00:00",
        "2026-11-21T12:00:00",
        &[
            "Sa von 10 bis 12 Uhr",
            "Sa 10-12 Uhr",
            "am Samstag von zehn bis zwölf",
            "von 10 bis 12 am Sa",
            "Sa. 10:00-12:00",
            "Sa um zehn für zwei Stunden",
            "morgen 10 bis 12 Uhr",
            "Samstag ab zehn zwei Stunden lang",
        ],
    ),
    (
        Language::Fr,
        "dentiste",
        "2026-12-05T14:30:00",
        "2026-12-05T16:00:00",
        &[
            "le 5 décembre à 14h30 pendant 1h30",
            "samedi cinq décembre à quatorze heures trente pendant une heure et demie",
            "14 h 30 le 5/12 pendant 90 minutes",
            "le 5 du 12 à deux heures et demie durée : 1h30",
            "14h30 5 décembre pendant 90 min",
            "le 5 déc. à 14:30 durant 1 h 30",
            "2026-12-05 à 14h30 pour 90 minutes",
        ],
    ),
    (
        Language::Es,
        "dentista",
        "2026-12-05T14:30:00",
        "2026-12-05T16:00:00",
        &[
            "el 5 de diciembre a las 14:30 durante 90 minutos",
            "cinco de diciembre a las dos y media de la tarde durante una hora y media",
            "a las 14.30 el 5/12 durante hora y media",
            "el 5 del 12 a las dos y media, duración: 90 minutos",
            "14:30 5 dic, una hora y media",
            "el sábado 5 a las 14:30h durante 1:30 horas",
            "2026-12-05 a las 14:30 durante 1,5 horas",
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
    /// Only capitals tell when it is: a name from a month, a sentence from the next.
    #[serde(default)]
    capitals: bool,
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

/// The same in small letters, as some recognisers write: when they are, but for those that the corpus says only capitals
/// tell, which must then be read otherwise.
pub(crate) fn run_in_small_letters() -> Vec<Outcome> {
    score::run("events", |case: &Case| {
        let read = check_time(case, &case.text.to_lowercase());
        if !case.capitals {
            return read;
        }
        let told = || format!("{} {:?} needs no capitals any more", case.language, case.text);
        Outcome { failure: read.failure.is_none().then(told), ..read }
    })
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

/// Each row of notations of one moment beside a name, before and behind it.
pub(crate) fn run_notations() -> Vec<Outcome> {
    let recorded_at = Timestamp::parse("2026-11-20T08:30:00Z").expect("a UTC time");
    let time_zone: chrono_tz::Tz = "Europe/Vienna".parse().expect("a zone of the tz database");
    let outcome = |language: Language, start: &str, end: &str, text: String| {
        let event = read_event(&text, None, &Setting { recorded_at, time_zone, language });
        let right = [start, end].map(|time| moment(time, time_zone)) == [event.start, event.end];
        let failure = (!right).then(|| format!("{language} {text:?}"));
        Outcome { class: "notation".to_owned(), language: language.to_string(), failure }
    };
    let row = |(language, name, start, end, times): &Row| {
        let texts = times.iter().flat_map(|time| [format!("{name} {time}"), format!("{time}, {name}")]);
        texts.map(|text| outcome(*language, start, end, text)).collect::<Vec<_>>()
    };
    NOTATIONS.iter().flat_map(row).collect()
}

/// More words than a name beside a time keeps in each language.
const ENTRY: usize = 8;

/// Every name that has no time in it, before and behind a time: when that is, and what it is called.
pub(crate) fn run_names_beside_times() -> Vec<Outcome> {
    let named = score::run_each("events", |case: &Case| {
        let Some(Names::One(name)) = &case.name else { return Vec::new() };
        let setting = case.setting();
        let read = |text: &str| read_event(text, None, &setting);
        let alone = read(name);
        // What a memo asks about is no name of anything.
        let asks = case.class == "mention";
        let timeless = !asks && alone.assumptions.iter().any(|known| known.code == AssumptionCode::NoTime);
        // A memo that is nothing but a time is called by its trigger.
        let called = case.trigger.as_ref().is_some_and(|trigger| trigger.eq_ignore_ascii_case(name));
        // What is longer than an entry of a calendar is made one beside a time.
        let long = name.split_whitespace().count() > ENTRY;
        if !timeless || called || long || alone.name != *name || name.contains(|c: char| c.is_ascii_digit()) {
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
