//! Stores with a known number of memos in them, for one user with one integration of each format.

use std::path::Path;

use chrono_tz::Tz;
use memod::app::{Answer, App, Command, Settings};
use memod::model::{FormatType, Language, MemoId, Name, Scope, Timestamp};
use memod::outside::Outside;
use memod::store::{Incoming, Store};
use tempfile::TempDir;

/// The one user.
pub(crate) const USER: &str = "anna";
/// The user's integrations: id, trigger, format, and what their memos say.
pub(crate) const INTEGRATIONS: [(&str, &str, FormatType, &str); 3] = [
    (
        "Notes",
        "note",
        FormatType::PlainText,
        "Note: the boiler was serviced today and needs it again in a year, the receipt is in the blue folder next \
         to the meter, and the man who came said that the pump is louder than it ought to be",
    ),
    (
        "Shopping list",
        "shopping list",
        FormatType::Checklist,
        "Add two litres of milk, a dozen eggs, salt and pepper, coffee and oranges to my shopping list, thanks",
    ),
    (
        "Calendar",
        "calendar",
        FormatType::CalendarEvent,
        "Put dentist on Tuesday at 3 in the afternoon for ninety minutes in my calendar",
    ),
];
/// 2026-01-01T00:00:00Z; one memo a second from there.
const FIRST_MILLIS: i64 = 1_767_225_600_000;
const AT_ONCE: u64 = 2_000;

/// A directory on the disk that the package is built on: the system's temporary one may be in memory.
pub(crate) fn directory() -> TempDir {
    tempfile::Builder::new().prefix("memod-bench-").tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

/// A data directory with `memos` memos, spread evenly over the integrations; nothing has it open.
pub(crate) fn filled(memos: u64) -> TempDir {
    let directory = directory();
    fill(directory.path(), memos);
    directory
}

/// Opens the data directory as the server does.
pub(crate) fn open(data: &Path) -> App {
    App::open(data, &Settings::default(), Outside::real()).unwrap()
}

/// A new key of the user.
pub(crate) fn key(app: &App, scopes: &[Scope]) -> String {
    let (user, name) = (name(USER), name("bench"));
    let create = Command::KeyCreate { user, name, scopes: scopes.to_vec(), expires_in_millis: None };
    match app.run(create).unwrap().answer {
        Answer::Key(view) => view.key.unwrap(),
        other => unreachable!("a key was asked for: {other:?}"),
    }
}

pub(crate) fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn fill(data: &Path, memos: u64) {
    let app = open(data);
    let time_zone = Tz::Europe__Vienna;
    app.run(Command::UserAdd { name: name(USER), time_zone, language: Language::En }).unwrap();
    for (id, trigger, format_type, _) in INTEGRATIONS {
        let (user, id, trigger) = (name(USER), name(id), name(trigger));
        app.run(Command::IntegrationAdd { user, id, trigger, format_type }).unwrap();
    }
    drop(app);
    let store = Store::open(&data.join("store"), Settings::default()).unwrap();
    let mut first = 0;
    while first < memos {
        let end = (first + AT_ONCE).min(memos);
        let batch = (first..end).map(memo).collect();
        store.import_batch(batch, [0; 32], (end < memos).then_some(end)).wait().unwrap();
        first = end;
    }
}

fn memo(number: u64) -> Incoming {
    let (id, _, _, text) = INTEGRATIONS[number as usize % INTEGRATIONS.len()];
    let created_at = Timestamp::from_millis(FIRST_MILLIS + number as i64 * 1000);
    let mut random = [0; 10];
    random[..8].copy_from_slice(&number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
    Incoming::Memo {
        owner: name(USER),
        id: MemoId::new(created_at, random),
        integration: Some(name(id)),
        text: format!("{text} ({number})"),
        recorded_at: created_at,
        time_zone: Tz::Europe__Vienna,
        language: None,
        created_at,
    }
}
