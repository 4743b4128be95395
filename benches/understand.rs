//! What understanding a memo costs: the usual memo against a household's integrations, and long ones.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use memod::model::{Language, Timestamp};
use memod::understand::{Router, Setting, Transcript, Trigger, event_of, read_event, read_items};

const TRIGGERS: [&str; 20] = [
    "shopping list",
    "to do list",
    "calendar",
    "garden notes",
    "gift ideas",
    "diary",
    "work log",
    "recipe box",
    "hardware store",
    "pharmacy",
    "reading list",
    "movie night",
    "house repairs",
    "car maintenance",
    "school",
    "dog walking",
    "travel plans",
    "budget",
    "dream journal",
    "web radio",
];

const MEMO: &str = "Hi, please put this into my calendar: dinner with Anna and the Millers at the new Italian \
    place near the station next Friday at half past seven in the evening for about two hours, and remind me \
    that we wanted to bring the photos from the summer, the blue folder, two bottles of wine and the small \
    present for Lisa";

fn setting() -> Setting {
    Setting {
        recorded_at: Timestamp::from_millis(1_795_163_400_000),
        time_zone: chrono_tz::Europe::Vienna,
        language: Language::En,
    }
}

fn one_memo(criterion: &mut Criterion) {
    let router = Router::new(TRIGGERS, Language::En);
    let mut group = criterion.benchmark_group("memo of 300 characters");
    group.bench_function("routed among 20 integrations", |b| b.iter(|| router.route(MEMO)));
    let trigger = Some(Trigger::find("calendar", MEMO, Language::En));
    group.bench_function("read as an event", |b| b.iter(|| read_event(MEMO, trigger, &setting())));
    group.bench_function("read as a list", |b| b.iter(|| read_items(MEMO, trigger, Language::En)));
    group.bench_function("routed, then read as an event", |b| {
        b.iter(|| {
            let transcript = Transcript::new(MEMO, Language::En);
            let heard = router.route_transcript(&transcript).heard(2).map(|found| found.span);
            event_of(&transcript, Some(Trigger { phrase: "calendar", span: heard }), &setting())
        });
    });
    group.finish();
}

fn long_memos(criterion: &mut Criterion) {
    let router = Router::new(TRIGGERS, Language::En);
    let mut group = criterion.benchmark_group("growth");
    group.sample_size(20);
    for kib in [1, 4, 16, 32] {
        let text: String = MEMO.chars().cycle().take(kib * 1024).collect();
        group.throughput(Throughput::Bytes(text.len() as u64));
        group
            .bench_with_input(BenchmarkId::new("route", kib), &text, |b, text| b.iter(|| router.route(text)));
        group.bench_with_input(BenchmarkId::new("event", kib), &text, |b, text| {
            b.iter(|| read_event(text, None, &setting()));
        });
        group.bench_with_input(BenchmarkId::new("list", kib), &text, |b, text| {
            b.iter(|| read_items(text, None, Language::En));
        });
    }
    group.finish();
}

/// What once was looked at again and again, each up to a time at its end.
const HOSTILE: [&str; 6] = ["what else ", ", and ", "!", "no ", "so dog ", "the first they had "];

fn hostile_memos(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("hostile");
    group.sample_size(10);
    for unit in HOSTILE {
        for kib in [8, 32] {
            let text = format!("{}tomorrow at 3", unit.repeat(kib * 1024 / unit.len()));
            group.throughput(Throughput::Bytes(text.len() as u64));
            group.bench_with_input(BenchmarkId::new(format!("event of {unit:?}"), kib), &text, |b, text| {
                b.iter(|| read_event(text, None, &setting()));
            });
            group.bench_with_input(BenchmarkId::new(format!("list of {unit:?}"), kib), &text, |b, text| {
                b.iter(|| read_items(text, None, Language::En));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, one_memo, long_memos, hostile_memos);
criterion_main!(benches);
