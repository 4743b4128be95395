//! `kill -9` at random moments under 16 writers: what was acknowledged is there, once, and findable.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;
#[path = "program/mod.rs"]
mod program;

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use common::{Answer, Wire, request};
use program::Home;
use rustix::process::Signal;
use serde_json::{Value, json};

const WRITERS: usize = 16;
const ROUNDS: u64 = 10;

/// What the writers were promised: the text of every memo that was acknowledged, by its id and its key.
#[derive(Default)]
struct Promises {
    memos: Mutex<HashMap<String, Promise>>,
    users: Mutex<Vec<String>>,
}

#[derive(Clone)]
struct Promise {
    text: String,
    place: &'static str,
    idempotency_key: String,
}

/// The place in which a writer's memos belong.
fn place(writer: usize) -> &'static str {
    if writer.is_multiple_of(2) { "Even" } else { "Odd" }
}

fn capture(wire: &mut Wire, key: &str, promise: &Promise) -> Option<Answer> {
    let body = json!({ "text": promise.text, "integrationId": promise.place }).to_string();
    let headers = [("X-API-KEY", key), ("Idempotency-Key", promise.idempotency_key.as_str())];
    wire.try_send(&request("POST", "/capture/memos", &headers, body.as_bytes()))
        .then(|| wire.try_answer())
        .flatten()
}

/// Writes until the server is gone. What was not answered is sent again in the next round, with the same key.
fn write(
    address: SocketAddr,
    key: &str,
    writer: usize,
    round: u64,
    open: &mut Option<Promise>,
    promises: &Promises,
) {
    let Ok(mut wire) = Wire::try_to(address) else { return };
    for number in 0.. {
        let text = format!("memo {round}.{writer}.{number} {}", "x".repeat(number % 700));
        let idempotency_key = format!("{round}-{writer}-{number}");
        let promise = open.take().unwrap_or(Promise { text, place: place(writer), idempotency_key });
        match capture(&mut wire, key, &promise) {
            Some(answer) if [200, 201].contains(&answer.status) => {
                let id = answer.json()["id"].as_str().unwrap().to_owned();
                promises.memos.lock().unwrap().insert(id, promise);
            }
            Some(answer) => panic!("no writer should hear {answer:?}"),
            None => {
                *open = Some(promise);
                return;
            }
        }
    }
}

#[test]
fn nothing_that_was_acknowledged_is_lost_by_kill_9() {
    let seed = u64::from_le_bytes(memod::outside::Outside::real().random::<8>().unwrap());
    println!("seed {seed}");
    let moments = AtomicU64::new(seed | 1);
    let home = Home::new();
    home.json(&["user", "add", "anna", "--json"]);
    for (id, trigger) in [("Even", "even numbers"), ("Odd", "odd numbers")] {
        let arguments =
            ["--user", "anna", "--id", id, "--trigger", trigger, "--format", "plainText", "--json"];
        home.json(&[&["integration", "add"], &arguments[..]].concat());
    }
    let scopes = ["--scope", "automation", "--scope", "capture", "--json"];
    let key = home.json(&[&["key", "create", "--user", "anna"], &scopes[..]].concat());
    let key = key["key"].as_str().unwrap().to_owned();
    let promises = Promises::default();
    let mut open: Vec<Option<Promise>> = vec![None; WRITERS];

    for round in 0..ROUNDS {
        let checked = home.json(&["check", "--json"]);
        assert_eq!(checked["whole"], true, "round {round}: what a crash cuts off is no damage: {checked}");
        let server = home.serve();
        let address = server.address();
        repeat_what_was_open(address, &key, &mut open, &promises);
        check(address, &key, &home, &promises, round);
        let killed = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for (writer, open) in open.iter_mut().enumerate() {
                let (key, promises) = (&key, &promises);
                scope.spawn(move || write(address, key, writer, round, open, promises));
            }
            scope.spawn(|| administer(&home, round, &killed, &promises));
            std::thread::sleep(moment(&moments));
            killed.store(true, Ordering::SeqCst);
            server.stop(Signal::KILL);
        });
    }
    let server = home.serve();
    let address = server.address();
    repeat_what_was_open(address, &key, &mut open, &promises);
    check(address, &key, &home, &promises, ROUNDS);
    let kept = promises.memos.lock().unwrap().len();
    assert!(kept >= WRITERS, "the writers got something done: {kept}");
    let (code, _) = server.stop(Signal::TERM);
    assert_eq!(code, Some(0));
}

/// 50 to 800 ms, by a generator that the seed repeats (xorshift64).
fn moment(state: &AtomicU64) -> Duration {
    let mut x = state.load(Ordering::Relaxed);
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    state.store(x, Ordering::Relaxed);
    Duration::from_millis(50 + x % 750)
}

/// Users added by the command line over the Unix socket, while the server may die under it.
fn administer(home: &Home, round: u64, killed: &AtomicBool, promises: &Promises) {
    for number in 0.. {
        if killed.load(Ordering::SeqCst) {
            return;
        }
        let user = format!("user {round}.{number}");
        if home.run(&["user", "add", &user]).code == 0 {
            promises.users.lock().unwrap().push(user);
        }
    }
}

/// A request that was cut off is sent again with its key, as the contract tells clients to.
fn repeat_what_was_open(address: SocketAddr, key: &str, open: &mut [Option<Promise>], promises: &Promises) {
    let mut wire = Wire::to(address);
    for promise in open.iter_mut().filter_map(Option::take) {
        let answer = capture(&mut wire, key, &promise).expect("an answer");
        assert!([200, 201].contains(&answer.status), "{answer:?}");
        let id = answer.json()["id"].as_str().unwrap().to_owned();
        promises.memos.lock().unwrap().insert(id, promise);
    }
}

/// Every promise is kept: by id, by place, by Idempotency-Key; and nothing is there twice.
fn check(address: SocketAddr, key: &str, home: &Home, promises: &Promises, round: u64) {
    let promised = promises.memos.lock().unwrap().clone();
    let everywhere = home.json(&["memo", "list", "--user", "anna", "--limit", "100000", "--json"]);
    let mut listed = HashMap::new();
    let mut texts = HashSet::new();
    for memo in everywhere.as_array().unwrap() {
        let text = memo["text"].as_str().unwrap();
        assert!(texts.insert(text), "round {round}: {text:.30} is kept twice");
        listed
            .insert(memo["id"].as_str().unwrap(), (text, memo["integrationId"].as_str().unwrap_or_default()));
    }
    for (id, promise) in &promised {
        let found = listed.get(id.as_str());
        assert_eq!(found, Some(&(promise.text.as_str(), promise.place)), "round {round}: {id} in its place");
    }
    assert_eq!(listed.len(), promised.len(), "round {round}: every memo was settled by its Idempotency-Key");
    let created: Vec<&str> =
        everywhere.as_array().unwrap().iter().map(|memo| memo["createdAt"].as_str().unwrap()).collect();
    assert!(created.iter().rev().is_sorted(), "round {round}: newest first");

    let mut wire = Wire::to(address);
    for (id, promise) in promised.iter().take(40) {
        let path = format!("/capture/memos/{id}");
        let answer = wire.ask("GET", &path, &[("X-API-KEY", key)], b"");
        assert_eq!(
            answer.json()["entries"][0]["content"],
            promise.text.trim(),
            "round {round}: {id} by its id"
        );
        let again = capture(&mut wire, key, promise).expect("an answer");
        assert_eq!((again.status, &again.body), (200, &answer.body), "round {round}: {id} by its key");
    }
    for place in ["Even", "Odd"] {
        let newest: Vec<Value> = everywhere
            .as_array()
            .unwrap()
            .iter()
            .filter(|memo| memo["integrationId"] == place)
            .take(20)
            .map(
                |memo| json!({ "formatType": "plainText", "content": memo["text"].as_str().unwrap().trim() }),
            )
            .collect();
        let body = json!({ "integrationId": place }).to_string();
        let answer = wire.ask("POST", "/automation/list", &[("X-API-KEY", key)], body.as_bytes());
        assert_eq!(answer.json(), Value::Array(newest), "round {round}: the list of {place}");
    }
    let metrics = wire.ask("GET", "/metrics", &[], b"").text();
    let counted = format!("\nmemod_memos {}\n", promised.len());
    assert!(metrics.contains(&counted), "round {round}: the counter counts {counted:?}");

    let users = home.json(&["user", "list", "--json"]);
    let names: Vec<&str> =
        users.as_array().unwrap().iter().map(|user| user["name"].as_str().unwrap()).collect();
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "each user once");
    for user in promises.users.lock().unwrap().iter() {
        assert!(names.contains(&user.as_str()), "round {round}: {user} was added with exit code 0");
    }
}
