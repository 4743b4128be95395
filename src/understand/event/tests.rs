use std::cell::Cell;

use proptest::prelude::*;

use super::*;
use crate::model::Language;

thread_local! {
    /// How often the last reading on this thread looked at a lexeme or a word of the name.
    pub(super) static LOOKS: Cell<usize> = const { Cell::new(0) };
}

pub(super) fn looked(times: usize) {
    LOOKS.set(LOOKS.get() + times);
}

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
    let setting = Setting {
        recorded_at: Timestamp::from_millis(1_795_163_400_000),
        time_zone: chrono_tz::Europe::Vienna,
        language: Language::En,
    };
    let looks = |unit: &str, bytes: usize| {
        read_event(&unit.repeat(bytes / unit.len()), None, &setting);
        LOOKS.get()
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
    ];
    for unit in WORDS.iter().map(|word| format!("{word} ")).chain(hostile.map(str::to_owned)) {
        let (small, large) = (looks(&unit, 512), looks(&unit, 8 * 1024));
        assert!(
            large <= 20 * usize::max(small, 100),
            "{unit:?} costs {small} for 512 bytes and {large} for 8 KiB"
        );
        assert!(large < 400 * 8 * 1024, "{unit:?} costs {large}");
    }
}
