//! Routing and the three formats, in all languages, zones and times.
#![no_main]

use libfuzzer_sys::fuzz_target;
use memod::app::{Target, explain, explain_fully, explain_shape};
use memod::model::{Entry, FormatType, Language, Name, Timestamp};
use memod::understand::{Router, Setting};

fuzz_target!(|data: &[u8]| {
    let Some((head, rest)) = data.split_first_chunk::<12>() else { return };
    let language = Language::ALL[usize::from(head[0]) % Language::ALL.len()];
    let zone = u16::from_le_bytes([head[1], head[2]]);
    let time_zone = chrono_tz::TZ_VARIANTS[usize::from(zone) % chrono_tz::TZ_VARIANTS.len()];
    let millis = i64::from_le_bytes(head[3..11].try_into().unwrap());
    // Mostly our own time, sometimes any.
    let millis = if head[11] & 1 == 0 { 1_795_163_400_000 + millis % 40_000_000_000_000 } else { millis };
    let setting = Setting { recorded_at: Timestamp::from_millis(millis), time_zone, language };
    let rest = String::from_utf8_lossy(rest);
    let (phrase, text) = rest.split_once('\n').unwrap_or(("shopping list", &rest));
    if text.trim().is_empty() {
        return;
    }
    let other = Name::parse("calendar").unwrap();
    let trigger = Name::parse(phrase).unwrap_or_else(|_| other.clone());
    let ids = [Name::parse("a").unwrap(), Name::parse("b").unwrap()];
    for format_type in FormatType::ALL {
        let targets = [
            Target { id: &ids[0], trigger: &trigger, format_type },
            Target { id: &ids[1], trigger: &other, format_type: FormatType::CalendarEvent },
        ];
        let router = Router::new(targets.iter().map(|target| target.trigger.as_str()), language);
        let explained = explain_fully(text, &router, &targets, &setting);
        assert_eq!(explain(text, &router, &targets, &setting), explained.explanation, "the same each time");
        let characters = text.chars().count();
        for candidate in &explained.explanation.candidates {
            assert!(candidate.span[0] < candidate.span[1] && candidate.span[1] <= characters);
            assert!((0.0..=1.0).contains(&candidate.score));
        }
        let mut end = 0;
        for mark in &explained.trace.marks {
            assert!(mark.span.0 >= end && text.get(mark.span.0..mark.span.1).is_some());
            end = mark.span.1;
        }
        for time in &explained.trace.times {
            assert!(text.get(time.span.0..time.span.1).is_some());
        }
        let shaped = explain_shape(text, format_type, Some(trigger.as_str()), &setting).explanation;
        for assumption in shaped.assumptions.iter().chain(&explained.explanation.assumptions) {
            assert!(!assumption.detail.trim().is_empty());
        }
        match format_type {
            FormatType::PlainText => assert_eq!(shaped.entries, [Entry::plain_text(text.trim())]),
            FormatType::CalendarEvent => assert_eq!(shaped.entries.len(), 1),
            FormatType::Checklist => {}
        }
        for entry in &shaped.entries {
            match entry {
                Entry::PlainText { content, .. } => assert!(!content.is_empty()),
                Entry::ChecklistItem { item_content, .. } => {
                    assert!(!item_content.trim().is_empty());
                    assert_eq!(item_content.trim(), item_content);
                    let mut spoken = text.chars();
                    let words = item_content.chars().filter(|character| character.is_alphanumeric());
                    for character in words {
                        assert!(spoken.any(|spoken| spoken == character), "{item_content:?} of {text:?}");
                    }
                }
                Entry::CalendarEvent { name, start, end, .. } => {
                    assert!(!name.trim().is_empty());
                    assert!(start < end, "{start} is not before {end}");
                }
            }
            let json = serde_json::to_string(entry).unwrap();
            assert_eq!(&serde_json::from_str::<Entry>(&json).unwrap(), entry);
        }
    }
});
