//! Finished lists are kept in memory. They are never stale: what was acknowledged is in the very next list.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use common::{BOTH, FakeDisk, House, Plan, Wire, name, request};
use memod::app::{Answer, Command};
use memod::model::FormatType::{CalendarEvent, Checklist, PlainText};
use memod::model::{FormatType, Language, MemoId};
use proptest::prelude::*;
use serde_json::{Value, json};

fn house() -> (House, String) {
    furnished(House::new())
}

fn furnished(house: House) -> (House, String) {
    house.user("anna");
    house.integration("anna", "Notes", "note to self", PlainText);
    house.integration("anna", "Other", "otherwise", PlainText);
    let key = house.key("anna", BOTH);
    (house, key)
}

/// The contents of a list of plain texts, asked for on a connection that is kept.
fn contents(wire: &mut Wire, key: &str, id: &str) -> Vec<String> {
    let body = json!({ "integrationId": id }).to_string();
    let answer = wire.ask("POST", "/automation/list", &[("X-API-KEY", key)], body.as_bytes());
    assert_eq!(answer.status, 200, "{answer:?}");
    let entries = answer.json();
    entries.as_array().unwrap().iter().map(|entry| entry["content"].as_str().unwrap().to_owned()).collect()
}

fn capture(wire: &mut Wire, key: &str, id: &str, text: &str) -> String {
    let body = json!({ "text": text, "integrationId": id }).to_string();
    let headers = [("X-API-KEY", key), ("Content-Type", "application/json")];
    let answer = wire.ask("POST", "/capture/memos", &headers, body.as_bytes());
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().unwrap().to_owned()
}

fn memo_id(text: &str) -> MemoId {
    text.parse().unwrap()
}

/// The pollers found a list that had lost a memo again: a scan that began before the write was remembered after one
/// that saw the memo. A tool that acts on new entries would have acted twice.
#[test]
fn after_each_201_the_very_next_list_of_the_same_client_holds_the_memo() {
    const WRITERS: usize = 4;
    const MEMOS: usize = 60;
    let (house, key) = house();
    house.is_well(&key);
    let done = AtomicBool::new(false);
    let (polls, begun) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                let (house, key, begun) = (&house, &key, &begun);
                scope.spawn(move || {
                    let mut wire = house.wire();
                    for number in 0..MEMOS {
                        let text = format!("memo {writer}.{number}");
                        let before = begun.fetch_add(1, Ordering::SeqCst);
                        capture(&mut wire, key, "Notes", &text);
                        let listed = contents(&mut wire, key, "Notes");
                        // Twenty newer ones may have pushed it out meanwhile.
                        let newer = begun.load(Ordering::SeqCst) - before + WRITERS as u64;
                        assert!(
                            listed.contains(&text) || (listed.len() == 20 && newer > 20),
                            "{text} was acknowledged and is not in {listed:?}"
                        );
                    }
                })
            })
            .collect();
        for _ in 0..3 {
            scope.spawn(|| {
                let mut wire = house.wire();
                let mut newest = [None; WRITERS];
                while !done.load(Ordering::SeqCst) {
                    let listed = contents(&mut wire, &key, "Notes");
                    polls.fetch_add(1, Ordering::Relaxed);
                    assert!(listed.len() <= 20);
                    assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len(), "each memo once");
                    let mut last = [usize::MAX; WRITERS];
                    for text in &listed {
                        let (writer, number) = text.trim_start_matches("memo ").split_once('.').unwrap();
                        let (writer, number): (usize, usize) =
                            (writer.parse().unwrap(), number.parse().unwrap());
                        assert!(number < last[writer], "newest first: {listed:?}");
                        last[writer] = number;
                        newest[writer] = newest[writer].max(Some(number));
                    }
                    // What one list held is not gone from the next, unless 20 newer ones pushed it out.
                    for (writer, known) in newest.iter().enumerate() {
                        let Some(known) = known else { continue };
                        let text = format!("memo {writer}.{known}");
                        assert!(
                            listed.len() == 20 || listed.contains(&text),
                            "{text} was listed before: {listed:?}"
                        );
                    }
                }
            });
        }
        // The pollers end also where a writer fails, so that the failure is seen.
        let outcomes: Vec<_> = writers.into_iter().map(|writer| writer.join()).collect();
        done.store(true, Ordering::SeqCst);
        outcomes.into_iter().for_each(|outcome| outcome.expect("every writer found its memos"));
    });
    assert!(polls.load(Ordering::Relaxed) > 0, "somebody polled meanwhile");
    let truth: Vec<String> = house.memos("anna").iter().take(20).map(|memo| memo.text.clone()).collect();
    assert_eq!(contents(&mut house.wire(), &key, "Notes"), truth, "the list is what the store holds");
    assert_eq!(house.memos("anna").len(), WRITERS * MEMOS);
    let house = house.restart();
    assert_eq!(contents(&mut house.wire(), &key, "Notes"), truth, "and a fresh process says the same");
}

fn edit(house: &House, id: &str, new_id: Option<&str>, format_type: Option<FormatType>) {
    house.run(Command::IntegrationEdit {
        user: name("anna"),
        id: name(id),
        new_id: new_id.map(name),
        trigger: None,
        format_type,
    });
}

#[test]
fn the_next_list_after_any_change_shows_it() {
    let (house, key) = house();
    let mut wire = house.wire();
    let mut ids = Vec::new();
    for number in 0..3 {
        ids.push(capture(&mut wire, &key, "Notes", &format!("memo {number}")));
    }
    let mut list = |id: &str| {
        let twice = [(); 2].map(|()| contents(&mut wire, &key, id));
        assert_eq!(twice[0], twice[1], "made and remembered");
        twice[0].clone()
    };
    assert_eq!(list("Notes"), ["memo 2", "memo 1", "memo 0"]);
    assert_eq!(list("Other"), Vec::<String>::new());

    house.run(Command::MemoMove { id: memo_id(&ids[1]), integration: name("Other") });
    assert_eq!(list("Notes"), ["memo 2", "memo 0"], "moved away");
    assert_eq!(list("Other"), ["memo 1"], "moved in");

    house.run(Command::MemoRemove { id: memo_id(&ids[0]) });
    assert_eq!(list("Notes"), ["memo 2"], "removed");

    house.run(Command::MemoAdd {
        user: name("anna"),
        text: "typed".to_owned(),
        recorded_at: None,
        time_zone: None,
        integration: Some(name("Other")),
    });
    assert_eq!(list("Other"), ["typed", "memo 1"], "added by a command");

    edit(&house, "Notes", Some("Renamed"), None);
    assert_eq!(list("Renamed"), ["memo 2"]);

    edit(&house, "Other", Some("Notes"), None);
    assert_eq!(list("Notes"), ["typed", "memo 1"], "another one took the name");

    house.run(Command::IntegrationRemove { user: name("anna"), id: name("Notes") });
    house.integration("anna", "Notes", "note to self", PlainText);
    assert_eq!(list("Notes"), Vec::<String>::new(), "a new integration begins empty");
    assert_eq!(list("Renamed"), ["memo 2"]);
}

#[test]
fn an_edited_format_language_or_zone_is_in_the_very_next_list() {
    let (house, key) = house();
    house.capture(&key, json!({ "text": "milk, eggs", "integrationId": "Notes" }));
    let list = || serde_json::from_str::<Vec<Value>>(&house.list(&key, "Notes")).unwrap();
    for _ in 0..3 {
        for format_type in [Checklist, CalendarEvent, PlainText] {
            edit(&house, "Notes", None, Some(format_type));
            for _ in 0..2 {
                assert_eq!(list()[0]["formatType"], format_type.name());
            }
        }
    }
    // What a language changes is the business of understanding; here the list must be made anew and stay right.
    for language in [Language::De, Language::Fr, Language::En] {
        house.run(Command::UserEdit {
            name: name("anna"),
            new_name: None,
            time_zone: Some(chrono_tz::Asia::Tokyo),
            language: Some(language),
        });
        for _ in 0..2 {
            assert_eq!(list(), [json!({ "formatType": "plainText", "content": "milk, eggs" })]);
        }
    }
}

/// One thread changes the format back and forth, others poll: an answer is always wholly of one format, and the
/// changer's own next poll is of its own.
#[test]
fn a_list_is_never_half_of_one_format_and_half_of_another() {
    let (house, key) = house();
    let mut wire = house.wire();
    for number in 0..20 {
        capture(&mut wire, &key, "Notes", &format!("milk{number}"));
    }
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                while !done.load(Ordering::SeqCst) {
                    let entries: Vec<Value> = serde_json::from_str(&house.list(&key, "Notes")).unwrap();
                    assert_eq!(entries.len(), 20);
                    let formats: HashSet<String> =
                        entries.iter().map(|entry| entry["formatType"].to_string()).collect();
                    assert_eq!(formats.len(), 1, "{formats:?}");
                }
            });
        }
        for round in 0..40 {
            let format_type = if round % 2 == 0 { Checklist } else { PlainText };
            edit(&house, "Notes", None, Some(format_type));
            let entries: Vec<Value> = serde_json::from_str(&house.list(&key, "Notes")).unwrap();
            if entries[0]["formatType"] != format_type.name() {
                done.store(true, Ordering::SeqCst);
                panic!("round {round}: the edit was acknowledged and is not in the list");
            }
        }
        done.store(true, Ordering::SeqCst);
    });
}

/// A list that is polled while a memo is on its way to the disk was made anew each time, by another thread, and showed a memo
/// that nobody had been promised yet.
#[test]
fn while_a_memo_is_being_written_the_list_is_the_one_before_it() {
    let disk = FakeDisk::default();
    let (house, key) = furnished(Plan::on(&disk).build());
    let (mut writer, mut poller) = (house.wire(), house.wire());
    capture(&mut writer, &key, "Notes", "kept");
    assert_eq!(contents(&mut poller, &key, "Notes"), ["kept"]);

    let before = disk.syncs();
    disk.hold();
    let body = json!({ "text": "on its way", "integrationId": "Notes" }).to_string();
    let headers = [("X-API-KEY", key.as_str()), ("Content-Type", "application/json")];
    writer.send(&request("POST", "/capture/memos", &headers, body.as_bytes()));
    while disk.syncs() == before {
        std::thread::yield_now();
    }
    for _ in 0..3 {
        assert_eq!(contents(&mut poller, &key, "Notes"), ["kept"], "it may still be lost");
    }
    disk.release();
    assert_eq!(writer.answer().status, 201);
    assert_eq!(contents(&mut poller, &key, "Notes"), ["on its way", "kept"]);
}

/// A poll that was slow to begin read a memo that was being written, and answered with it. A list without that memo had been
/// finished meanwhile, and was the answer to the same tool's next poll.
#[test]
fn a_slow_poll_shows_nothing_that_the_next_one_lacks() {
    let disk = FakeDisk::default();
    let (house, key) = furnished(Plan::on(&disk).build());
    let (mut writer, mut poller) = (house.wire(), house.wire());
    capture(&mut writer, &key, "Notes", "first");
    let directory = house.app.current();
    let caller = house.app.known_caller(&directory, key.as_bytes(), house.app.now()).expect("a known key");
    let wanted = house.app.finished_entries(&caller, "Notes").unwrap().expect_err("nobody has asked for it");

    capture(&mut writer, &key, "Notes", "second");
    assert_eq!(contents(&mut poller, &key, "Notes"), ["second", "first"]);
    let before = disk.syncs();
    disk.hold();
    let body = json!({ "text": "on its way", "integrationId": "Notes" }).to_string();
    let headers = [("X-API-KEY", key.as_str()), ("Content-Type", "application/json")];
    writer.send(&request("POST", "/capture/memos", &headers, body.as_bytes()));
    while disk.syncs() == before {
        std::thread::yield_now();
    }
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let slow = runtime.block_on(house.app.make_entries(&caller, wanted)).unwrap();
    let slow: Vec<Value> = serde_json::from_slice(&slow).unwrap();
    let next = contents(&mut poller, &key, "Notes");
    disk.release();
    let slow: Vec<&str> = slow.iter().map(|entry| entry["content"].as_str().unwrap()).collect();
    assert_eq!(slow, next);
    assert_eq!(writer.answer().status, 201);
    assert_eq!(contents(&mut poller, &key, "Notes"), ["on its way", "second", "first"]);
}

/// Every poll beside captures read the new memos once more and waited while sled was applying the next ones: its p99 was more
/// than twice that of a poll alone.
#[test]
fn a_list_that_is_polled_is_finished_when_a_new_memo_is_acknowledged() {
    let (house, key) = house();
    let mut wire = house.wire();
    let finished = || {
        let directory = house.app.current();
        let caller =
            house.app.known_caller(&directory, key.as_bytes(), house.app.now()).expect("a known key");
        let list = house.app.finished_entries(&caller, "Notes").expect("an integration");
        list.ok().map(|body| String::from_utf8(body.to_vec()).unwrap())
    };
    let mut first = capture(&mut wire, &key, "Notes", "memo 0");
    assert_eq!(finished(), None, "nobody has asked for it");
    contents(&mut wire, &key, "Notes");
    for number in 1..30 {
        let id = capture(&mut wire, &key, "Notes", &format!("memo {number}"));
        first = if number < 15 { id } else { first };
        let list = finished().expect("it is made before the memo is acknowledged");
        assert_eq!(list, house.list(&key, "Notes"));
        assert!(
            list.starts_with(&format!(r#"[{{"formatType":"plainText","content":"memo {number}"}}"#)),
            "{list}"
        );
        assert_eq!(list.matches("memo").count(), 20.min(number + 1));
    }
    house.run(Command::MemoMove { id: memo_id(&first), integration: name("Other") });
    assert_eq!(finished(), None, "more has happened than new memos");
    contents(&mut wire, &key, "Notes");
    house.integration("anna", "Later", "some day", PlainText);
    capture(&mut wire, &key, "Notes", "last");
    assert_eq!(finished(), None, "the account has changed");
    let truth: Vec<String> = (11..30).rev().map(|number| format!("memo {number}")).collect();
    let truth: Vec<String> = truth.into_iter().filter(|text| text != "memo 14").collect();
    assert_eq!(contents(&mut wire, &key, "Notes")[1..], [truth, vec!["memo 10".to_owned()]].concat());
}

#[derive(Debug, Clone)]
enum Step {
    Capture { into: usize, items: usize },
    Move { newest: usize, into: usize },
    Remove { newest: usize },
    Poll(usize),
}

const PLACES: [(&str, FormatType); 3] =
    [("Notes", PlainText), ("Shopping list", Checklist), ("Calendar", CalendarEvent)];

fn step() -> impl Strategy<Value = Step> {
    let into = 0..PLACES.len();
    // One with hundreds is too long to be read by a thread that others wait for.
    let items = prop_oneof![9 => 0..4usize, 1 => Just(400usize)];
    prop_oneof![
        6 => (into.clone(), items).prop_map(|(into, items)| Step::Capture { into, items }),
        1 => (0..30usize, into.clone()).prop_map(|(newest, into)| Step::Move { newest, into }),
        1 => (0..30usize).prop_map(|newest| Step::Remove { newest }),
        4 => into.prop_map(Step::Poll),
    ]
}

/// What the list has to be: the entries of the 20 newest memos, each as administration shows it.
fn entries(house: &House, id: &str) -> Vec<Value> {
    let memos =
        house.memos("anna").into_iter().filter(|memo| memo.integration_id.as_ref() == Some(&name(id)));
    let shown = memos.take(20).map(|memo| match house.run(Command::MemoShow { id: memo.id }) {
        Answer::Memo(memo) => serde_json::to_value(memo.entries.unwrap()).unwrap(),
        other => panic!("no memo: {other:?}"),
    });
    shown.flat_map(|entries| entries.as_array().unwrap().clone()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// A list is made from the one before it and what changed since.
    #[test]
    fn a_list_made_from_the_one_before_is_what_its_memos_are(steps in proptest::collection::vec(step(), 30..90)) {
        let disk = FakeDisk::default();
        let house = Plan::on(&disk).build();
        house.user("anna");
        for (id, format_type) in PLACES {
            house.integration("anna", id, id, format_type);
        }
        let key = house.key("anna", BOTH);
        let list = |id: &str| serde_json::from_str::<Vec<Value>>(&house.list(&key, id)).unwrap();
        for (number, step) in steps.iter().enumerate() {
            let memos = house.memos("anna");
            match *step {
                Step::Capture { into, items } => {
                    // Without an item there is no entry.
                    let text = (0..items).map(|item| format!("thing {number}.{item}")).collect::<Vec<_>>().join(", ");
                    let (id, _) = PLACES[into];
                    house.capture(&key, json!({ "text": format!("{id}: {text}"), "integrationId": id }));
                }
                Step::Move { newest, into } => {
                    if let Some(memo) = memos.get(newest) {
                        house.run(Command::MemoMove { id: memo.id.clone(), integration: name(PLACES[into].0) });
                    }
                }
                Step::Remove { newest } => {
                    if let Some(memo) = memos.get(newest) {
                        house.run(Command::MemoRemove { id: memo.id.clone() });
                    }
                }
                Step::Poll(place) => prop_assert_eq!(list(PLACES[place].0), entries(&house, PLACES[place].0)),
            }
        }
        for (id, _) in PLACES {
            prop_assert_eq!(list(id), entries(&house, id));
        }
    }
}
