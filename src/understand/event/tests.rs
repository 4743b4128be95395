use proptest::prelude::*;

use super::*;
use crate::model::Language;
use crate::understand::words::looks;

/// The most looks for one byte of any text.
const MOST_LOOKS: usize = 1500;

/// Words that mean much to the readers, in all languages, so that random memos reach deep into them.
const WORDS: &[&str] = &[
    "at",
    "on",
    "in",
    "from",
    "to",
    "until",
    "between",
    "and",
    "for",
    "of",
    "the",
    "a",
    "after",
    "before",
    "next",
    "last",
    "this",
    "every",
    "other",
    "no",
    "wait",
    "not",
    "3",
    "15",
    "31",
    "99999",
    "1530",
    "2026",
    "0",
    "14:30",
    "24:00",
    "5.12.",
    "12/31/2026",
    "2026-02-30",
    "9999-12-31",
    "1999",
    "first",
    "thirty",
    "second",
    "pm",
    "am",
    "oclock",
    "half",
    "quarter",
    "past",
    "noon",
    "midnight",
    "morning",
    "tonight",
    "tomorrow",
    "yesterday",
    "monday",
    "friday",
    "weekend",
    "week",
    "weeks",
    "month",
    "days",
    "hours",
    "minutes",
    "years",
    "decades",
    "march",
    "may",
    "christmas",
    "easter",
    "summer",
    "eastern",
    "utc",
    "utc+2",
    "time",
    "end",
    "mid",
    "ago",
    "from now",
    ",",
    ".",
    "-",
    "um",
    "halb",
    "drei",
    "viertel",
    "vor",
    "nach",
    "uhr",
    "bis",
    "von",
    "vom",
    "zum",
    "des",
    "morgen",
    "nächsten",
    "übernächsten",
    "jeden",
    "anderthalb",
    "stunden",
    "ende",
    "demain",
    "à",
    "heures",
    "et",
    "demie",
    "moins",
    "le",
    "quart",
    "lundi",
    "prochain",
    "dans",
    "a las",
    "las",
    "y",
    "media",
    "menos",
    "cuarto",
    "mañana",
    "de la",
    "tarde",
    "que viene",
    "hace",
    "dentist",
    "@",
    "🎂",
];

fn moment() -> impl Strategy<Value = Timestamp> {
    let ends = [Timestamp::MIN, Timestamp::MAX, Timestamp::from_millis(0)];
    prop_oneof![
        4 => (Timestamp::MIN.as_millis()..=Timestamp::MAX.as_millis()).prop_map(Timestamp::from_millis),
        4 => (1_700_000_000_000_i64..1_900_000_000_000).prop_map(Timestamp::from_millis),
        1 => proptest::sample::select(ends.to_vec()),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        1 => "\\PC{0,60}",
        1 => proptest::collection::vec(any::<char>(), 0..40).prop_map(String::from_iter),
        6 => proptest::collection::vec(proptest::sample::select(WORDS), 0..14).prop_map(|words| words.join(" ")),
        2 => proptest::collection::vec(proptest::sample::select(WORDS), 0..8).prop_map(|words| words.concat()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn any_text_at_any_time_in_any_zone_is_one_event_that_ends_after_it_starts(
        text in text(),
        recorded_at in moment(),
        zone in proptest::sample::select(chrono_tz::TZ_VARIANTS.to_vec()),
        language in proptest::sample::select(Language::ALL.to_vec()),
        trigger in proptest::option::of(proptest::sample::select(WORDS)),
    ) {
        let setting = Setting { recorded_at, time_zone: zone, language };
        let trigger = trigger.map(|phrase| Trigger::find(phrase, &text, setting.language));
        let event = read_event(&text, trigger, &setting);
        prop_assert!(event.start < event.end, "{text:?}: {} is not before {}", event.start, event.end);
        prop_assert!(!event.name.is_empty());
        prop_assert_eq!(&event, &read_event(&text, trigger, &setting));
    }
}

#[test]
fn the_cost_of_reading_grows_like_the_text() {
    let setting = |language| Setting {
        recorded_at: Timestamp::from_millis(1_795_163_400_000),
        time_zone: chrono_tz::Europe::Vienna,
        language,
    };
    // What is before the time is looked at once more for its name.
    let time = |language| match language {
        Language::En => "tomorrow at 3",
        Language::De => "morgen um drei",
        Language::Fr => "demain à 3 heures",
        Language::Es => "mañana a las 3",
    };
    let cost = |unit: &str, bytes: usize, language| {
        let text = format!("{}{}", unit.repeat(bytes / unit.len()), time(language));
        looks::during(|| read_event(&text, None, &setting(language)))
    };
    let hostile = [
        "the ",
        "first ",
        "at ",
        "the day after ",
        "from 3 to ",
        "last friday of ",
        "no wait ",
        "a half ",
        "in 2 ",
        // Each of many clauses was looked for from the beginning, and a day from the one before all others.
        "the roofer on Monday, he'll be here. ",
        "the book he likes on Monday ",
        // The clause so far was looked at from its beginning at each word that might begin another.
        "so dog ",
        "dog we've ",
        "dog because ",
        "dog and she ",
        // All that is left was looked at again for each word that goes from its front.
        "to ",
        "next ",
        "from now ",
        "!",
        "\"",
        "they said, ",
        // Feasts were looked for in the whole memo at each day of a month.
        "the first they had ",
        "i am going to, evenings ",
        // A name was looked for anew behind each time that was to be kept.
        "keep monday free, ",
        "hold monday for me, ",
        // Each title of a list was looked for from the beginning of the list.
        "Songs, Blue Moon, Red River, Sunday Night, ",
    ];
    // A phrase with softeners in it reached to the end, and so did an hour that may have the next one's day.
    let others = [
        (Language::De, "viertel ab "),
        (Language::De, "morgen nachmittag elf "),
        (Language::De, "das war für heute "),
        // What else is named was looked for from the beginning at each order.
        (Language::De, "trag das ein, "),
        (Language::Fr, "enfin "),
        (Language::Es, "ya "),
    ];
    let words = WORDS.iter().map(|word| format!("{word} ")).chain(hostile.map(str::to_owned));
    let units = words.map(|unit| (Language::En, unit));
    for (language, unit) in units.chain(others.map(|(language, unit)| (language, unit.to_owned()))) {
        let (small, large) = (cost(&unit, 2 * 1024, language), cost(&unit, 8 * 1024, language));
        // Four times the text; what is read twice at one length may be read once at another, sixteen would be its square.
        assert!(
            large <= 6 * usize::max(small, 4000),
            "{unit:?} in {language} costs {small} for 2 KiB and {large} for 8 KiB"
        );
        assert!(large < MOST_LOOKS * 8 * 1024, "{unit:?} in {language} costs {large}");
    }
}

/// Each meal behind the time was asked anew whether its sentence tells something.
#[test]
fn meals_in_a_sentence_behind_the_time_cost_what_they_are_long() {
    let setting = Setting {
        recorded_at: Timestamp::from_millis(1_795_163_400_000),
        time_zone: chrono_tz::Europe::Vienna,
        language: Language::En,
    };
    let cost = |meals: usize| {
        let text = format!("Optician at seven. {}", "dinner is ".repeat(meals));
        looks::during(|| read_event(&text, None, &setting))
    };
    let (small, large) = (cost(200), cost(800));
    assert!(large <= 5 * small, "{small} for 200 meals and {large} for 800");
}
