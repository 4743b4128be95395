//! API keys: Argon2 once, what is never cached, and how failures are limited.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Barrier, Mutex, OnceLock};
use std::time::{Duration, Instant};

use common::{AUTOMATION, Answer, BOTH, CAPTURE, House, id_of, name};
use memod::app::Command;
use memod::auth::{Asking, Denied};
use memod::model::FormatType::PlainText;
use memod::model::KeyId;

const LIST: &str = r#"{"integrationId":"Notes"}"#;
const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

fn house() -> (House, String) {
    let house = House::new();
    house.user("anna");
    house.integration("anna", "Notes", "note to self", PlainText);
    let key = house.key("anna", BOTH);
    (house, key)
}

fn poll(house: &House, key: &str) -> u16 {
    house.post("/automation/list", key, LIST).status
}

fn asking(house: &House) -> Asking {
    Asking { address: LOCAL, now: house.clock.now(), instant: Instant::now() }
}

/// A key of the right form whose id nobody has.
fn unknown_key() -> String {
    memod::auth::Token::generate(&memod::outside::Outside::real()).unwrap().reveal().to_owned()
}

/// A key of the right form and check: the id of `of`, the secret of `with`.
fn wrong_secret(of: &str, with: &str) -> String {
    let part = |key: &str, number| key.split('_').nth(number).map(str::to_owned).unwrap();
    let body = format!("memod_{}_{}", part(of, 1), part(with, 2));
    let mut check = crc32fast::hash(body.as_bytes()) as usize;
    let alphabet = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let mut digits = [0; 6];
    for digit in digits.iter_mut().rev() {
        *digit = alphabet[check % 62];
        check /= 62;
    }
    let key = format!("{body}_{}", String::from_utf8(digits.to_vec()).unwrap());
    assert!(memod::auth::Token::parse(&key).is_some(), "the form is right");
    key
}

/// One project shipped a cache that never hit. Counted, not timed.
#[test]
fn argon2_runs_once_for_a_hundred_thousand_requests_with_one_key() {
    let (house, key) = house();
    let before = house.app.argon2_runs();
    let mut wire = house.wire();
    for _ in 0..2_000 {
        let answer = wire.ask("POST", "/automation/list", &[("X-API-KEY", &key)], LIST.as_bytes());
        assert_eq!(answer.status, 200);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        for _ in 0..98_000 {
            let current = house.app.current();
            house.app.check_key(&current, Some(&key), asking(&house)).await.expect("the key is good");
        }
    });
    assert_eq!(house.app.argon2_runs() - before, 1);
    let metrics = house.get("/metrics").text();
    assert!(metrics.contains("\nmemod_argon2_runs_total 1\n"), "and the metrics say so: {metrics}");
}

#[test]
fn the_first_use_by_many_at_once_runs_argon2_once() {
    let (house, key) = house();
    let start = Barrier::new(24);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..24)
            .map(|_| {
                scope.spawn(|| {
                    start.wait();
                    poll(&house, &key)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(statuses, [200; 24]);
    assert_eq!(house.app.argon2_runs(), 1);
}

#[test]
fn a_restart_forgets_the_cache_and_not_the_key() {
    let (house, key) = house();
    assert_eq!(poll(&house, &key), 200);
    let house = house.restart();
    assert_eq!((poll(&house, &key), poll(&house, &key)), (200, 200));
    assert_eq!(house.app.argon2_runs(), 1);
}

#[test]
fn a_revoked_key_is_refused_by_the_very_next_request() {
    let (house, key) = house();
    let mut wire = house.wire();
    let mut ask = || wire.ask("POST", "/automation/list", &[("X-API-KEY", &key)], LIST.as_bytes()).status;
    assert_eq!((ask(), ask()), (200, 200));
    house.run(Command::KeyRevoke { id: id_of(&key) });
    assert_eq!(ask(), 401);
    let house = house.restart();
    assert_eq!(poll(&house, &key), 401, "nor after a restart");
}

#[test]
fn a_key_expires_at_its_moment_although_it_is_cached() {
    let (house, _) = house();
    let key = house.key_for("anna", "short", BOTH, Some(60_000)).key.unwrap();
    assert_eq!(poll(&house, &key), 200);
    house.clock.step(59_999);
    assert_eq!(poll(&house, &key), 200);
    house.clock.step(1);
    assert_eq!(poll(&house, &key), 401);
    assert_eq!(house.post("/automation/test-auth", &key, "").status, 401);
}

#[test]
fn scopes_are_read_at_every_request_although_the_key_is_cached() {
    let (house, _) = house();
    let automation = house.key("anna", AUTOMATION);
    let capture = house.key("anna", CAPTURE);
    for _ in 0..3 {
        assert_eq!(poll(&house, &automation), 200);
        assert_eq!(house.post("/capture/memos", &automation, r#"{"text":"x"}"#).status, 403);
        assert_eq!(poll(&house, &capture), 403);
        assert_eq!(house.post("/capture/memos", &capture, r#"{"text":"x"}"#).status, 201);
    }
}

#[test]
fn a_rotated_key_works_until_its_overlap_is_over_and_the_new_one_at_once() {
    let (house, key) = house();
    assert_eq!(poll(&house, &key), 200);
    let rotated = match house.run(Command::KeyRotate { id: id_of(&key), overlap_millis: 60_000 }) {
        memod::app::Answer::Key(view) => view.key.unwrap(),
        other => panic!("no key: {other:?}"),
    };
    assert_eq!((poll(&house, &key), poll(&house, &rotated)), (200, 200));
    house.clock.step(60_000);
    assert_eq!((poll(&house, &key), poll(&house, &rotated)), (401, 200));
}

fn rotate(house: &House, id: KeyId) -> memod::app::view::KeyView {
    match house.run(Command::KeyRotate { id, overlap_millis: 86_400_000 }) {
        memod::app::Answer::Key(view) => view,
        other => panic!("no key: {other:?}"),
    }
}

/// The second time it was told that the old key worked for another day, and it ended within the hour.
#[test]
fn a_key_that_is_rotated_again_with_a_longer_overlap_is_told_with_its_true_end() {
    let (house, key) = house();
    let id = id_of(&key);
    let hour = 3_600_000;
    let first = house.app.now().saturating_add_millis(hour);
    let told = |overlap_millis| {
        let reply = house.app.run(Command::KeyRotate { id, overlap_millis }).unwrap();
        reply.hints.concat()
    };
    assert_eq!(told(3_600_000), format!("The old key {id} works until {first}."));
    assert_eq!(told(24 * 3_600_000), format!("The old key {id} works until {first}."));
    assert_eq!(told(0), format!("The old key {id} is refused from now on."));
}

/// Whoever lost the new key and rotated the old one again got a key that ended the day after, as the old one did by then.
#[test]
fn a_key_that_is_rotated_twice_gives_its_first_lifetime_both_times() {
    const DAY: i64 = 86_400_000;
    let (house, _) = house();
    for (label, lives) in [("forever", None), ("short", Some(90 * DAY))] {
        let old = house.key_for("anna", label, BOTH, lives.map(i64::cast_unsigned)).id;
        for pause in [DAY / 2, 5_001, 777] {
            house.clock.step(pause);
            let new = rotate(&house, old);
            let end = lives.map(|lives| new.created_at.saturating_add_millis(lives));
            assert_eq!(new.expires_at, end, "{label}");
        }
        let house_keys = match house.run(Command::KeyList { user: None }) {
            memod::app::Answer::Keys(keys) => keys,
            other => panic!("no keys: {other:?}"),
        };
        let old = house_keys.into_iter().find(|key| key.id == old).unwrap();
        let first_rotation = old.created_at.saturating_add_millis(DAY / 2);
        assert_eq!(
            old.expires_at,
            Some(first_rotation.saturating_add_millis(DAY)),
            "its end is never put off"
        );
    }
}

#[test]
fn the_keys_of_a_removed_user_are_refused_by_the_very_next_request() {
    let (house, key) = house();
    assert_eq!(poll(&house, &key), 200);
    house.run(Command::UserRemove { name: name("anna") });
    assert_eq!(poll(&house, &key), 401);
    house.user("anna");
    assert_eq!(poll(&house, &key), 401, "another anna is another user");
}

#[test]
fn the_label_and_the_owner_are_those_of_now() {
    let (house, key) = house();
    assert_eq!(house.post("/automation/test-auth", &key, "").text(), r#"{"user":"anna","key":"n8n"}"#);
    house.run(Command::UserEdit {
        name: name("anna"),
        new_name: Some(name("Änne")),
        time_zone: None,
        language: None,
    });
    assert_eq!(house.post("/automation/test-auth", &key, "").text(), r#"{"user":"Änne","key":"n8n"}"#);
}

#[test]
fn after_thirty_failures_of_an_address_the_next_is_429_and_verified_keys_go_on() {
    let (house, key) = house();
    let fresh = house.key("anna", BOTH);
    assert_eq!(poll(&house, &key), 200);
    let unknown = unknown_key();
    let failing = [unknown.as_str(), "no key at all", &wrong_secret(&key, &unknown)];
    for number in 0..30 {
        let failing = failing[number % failing.len()];
        assert_eq!(poll(&house, failing), 401, "failure {number}");
    }
    for failing in failing {
        let answer = house.post("/automation/list", failing, LIST);
        assert_eq!(answer.problem(), (429, "too-many-failures".to_owned()));
        let wait: u64 = answer.header("retry-after").expect("when to come again").parse().expect("seconds");
        assert!((1..=60).contains(&wait), "{wait}");
    }
    assert_eq!(poll(&house, &key), 200, "a key that is verified keeps working from there");
    assert_eq!(house.post("/capture/memos", &key, r#"{"text":"x"}"#).status, 201);
    assert_eq!(poll(&house, &fresh), 429, "one that was never verified has to wait");
    assert_eq!(house.ask("POST", "/automation/list", &[], LIST).status, 401, "a missing key is no failure");
    assert_eq!(house.app.argon2_runs(), 1, "and nobody made memod work");
    assert_eq!(house.get("/healthz").status, 200);
}

#[test]
fn a_missing_key_is_no_failure_that_counts() {
    let (house, key) = house();
    for number in 0..40 {
        let headers: &[(&str, &str)] = if number % 2 == 0 { &[] } else { &[("X-API-KEY", "")] };
        assert_eq!(house.ask("POST", "/automation/list", headers, LIST).status, 401, "{number}");
    }
    assert_eq!(house.post("/automation/list", "wrong", LIST).status, 401, "not 429");
    house.is_well(&key);
}

/// Thirty in a row is one thing, hundreds at once another: a limit that is read and raised in two steps lets more
/// than thirty through.
#[test]
fn thirty_failures_pass_also_when_hundreds_come_at_once() {
    let (house, _) = house();
    let start = Barrier::new(8);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|_| {
                scope.spawn(|| {
                    let mut wire = house.wire();
                    start.wait();
                    let ask =
                        |_| wire.ask("POST", "/automation/test-auth", &[("X-API-KEY", "wrong")], b"").status;
                    (0..50).map(ask).collect::<Vec<_>>()
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let count = |status| statuses.iter().filter(|found| **found == status).count();
    assert_eq!((count(401), count(429)), (30, 370));
}

#[test]
fn another_address_and_another_minute_start_anew() {
    let (house, key) = house();
    let start = Instant::now();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let check = |address: &str, presented: &str, seconds: u64| {
        let instant = start + Duration::from_secs(seconds);
        let asking = Asking { address: address.parse().unwrap(), now: house.clock.now(), instant };
        let current = house.app.current();
        runtime.block_on(house.app.check_key(&current, Some(presented), asking)).map(|_| ())
    };
    for _ in 0..30 {
        assert_eq!(check("192.0.2.1", "wrong", 0), Err(Denied::Unauthorized));
    }
    let limited = Denied::TooManyFailures { wait: Duration::from_secs(50) };
    assert_eq!(check("192.0.2.1", "wrong", 10), Err(limited));
    assert_eq!(check("192.0.2.1", &key, 10), Err(limited), "not verified yet");
    assert_eq!(check("192.0.2.2", "wrong", 10), Err(Denied::Unauthorized));
    assert_eq!(check("192.0.2.2", &key, 10), Ok(()));
    assert_eq!(check("192.0.2.1", &key, 10), Ok(()), "verified from elsewhere");
    assert_eq!(check("192.0.2.1", "wrong", 60), Err(Denied::Unauthorized));
}

/// Wrong secrets for a known id cost Argon2 each; they must not be everybody's bill, nor wear the cache out.
#[test]
fn wrong_secrets_of_a_verified_key_cost_no_argon2_and_do_not_evict_it() {
    let (house, key) = house();
    assert_eq!(poll(&house, &key), 200);
    for _ in 0..10 {
        assert_eq!(poll(&house, &wrong_secret(&key, &unknown_key())), 401);
    }
    assert_eq!((poll(&house, &key), house.app.argon2_runs()), (200, 1));
}

#[test]
fn a_flood_on_a_key_that_was_never_used_ends_in_503_or_429_and_its_owner_comes_in_later() {
    let (house, key) = house();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut tasks = Vec::new();
    for host in 1..=60u8 {
        let app = house.app.clone();
        let wrong = wrong_secret(&key, &unknown_key());
        let asking = Asking { address: Ipv4Addr::new(192, 0, 2, host).into(), ..asking(&house) };
        let check = async move { app.check_key(&app.current(), Some(&wrong), asking).await.map(|_| ()) };
        tasks.push(runtime.spawn(check));
    }
    for task in tasks {
        let outcome = runtime.block_on(task).unwrap();
        assert!(matches!(outcome, Err(Denied::Unauthorized | Denied::Busy)), "{outcome:?}");
    }
    // Guesses are checked slowly, and the last may still be at it.
    let began = Instant::now();
    while poll(&house, &key) == 503 && began.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(poll(&house, &key), 200, "when the flood is over the owner comes in");
}

#[test]
fn when_a_key_was_last_used_is_shown_and_survives_a_stop() {
    let (house, key) = house();
    let last_used = |house: &House| match house.run(Command::KeyList { user: Some(name("anna")) }) {
        memod::app::Answer::Keys(keys) => keys[0].last_used_at,
        other => panic!("no keys: {other:?}"),
    };
    assert_eq!(last_used(&house), None);
    house.clock.step(5000);
    assert_eq!(poll(&house, &key), 200);
    let used = house.clock.now();
    house.clock.step(5000);
    assert_eq!(poll(&house, &wrong_secret(&key, &unknown_key())), 401, "a refused request is no use");
    assert_eq!(last_used(&house), Some(used));
    let house = house.restart();
    assert_eq!(last_used(&house), Some(used));
}

/// What `tracing` was told by everything in this process.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn log() -> &'static Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    LOG.get_or_init(|| {
        let log = Log::default();
        let writer = log.clone();
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || writer.clone())
            .init();
        log
    })
}

#[test]
fn no_key_and_no_secret_is_ever_logged() {
    let log = log();
    let (house, key) = house();
    let unknown = unknown_key();
    let wrong = wrong_secret(&key, &unknown);
    let other_end = if key.ends_with('x') { 'y' } else { 'x' };
    let typo = format!("{}{other_end}", key.strip_suffix(char::is_alphanumeric).unwrap());
    let said = "note to self the safe is 4711";
    let answers: Vec<Answer> = vec![
        house.post("/automation/list", &key, LIST),
        house.post("/automation/list", &unknown, LIST),
        house.post("/automation/list", &wrong, LIST),
        house.post("/automation/list", &typo, LIST),
        house.post("/capture/memos", &key, format!(r#"{{"text":"{said}"}}"#)),
        house.ask("POST", &format!("/automation/list?key={key}"), &[], LIST),
    ];
    assert_eq!(
        answers.iter().map(|answer| answer.status).collect::<Vec<_>>(),
        [200, 401, 401, 401, 201, 401]
    );
    house.run(Command::KeyRevoke { id: id_of(&key) });
    drop(house);
    let logged = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    assert!(logged.contains("API key refused"), "the log was heard: {} bytes", logged.len());
    let secret = |key: &str| key.split('_').nth(2).unwrap().to_owned();
    for hidden in [&key, &unknown, &wrong, &typo, &secret(&key), &secret(&unknown), said, "$argon2id$"] {
        assert!(!logged.contains(hidden), "{hidden:?} stands in the log");
    }
}

/// A thief of the disk finds no key: not in sled's files, not in an export.
#[test]
fn no_key_stands_on_the_disk() {
    let (mut house, key) = house();
    assert_eq!(poll(&house, &key), 200);
    house.capture(&key, serde_json::json!({ "text": "the needle in the hay" }));
    house.stop().unwrap();
    let secret = key.split('_').nth(2).unwrap();
    let mut needle = false;
    let mut folders = vec![std::path::PathBuf::from(house.data())];
    while let Some(folder) = folders.pop() {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = std::fs::read(&path).unwrap();
            let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
            assert!(!holds(secret) && !holds(&key), "{path:?} holds the key");
            needle |= holds("the needle in the hay");
        }
    }
    assert!(needle, "the search finds what is there");
}
