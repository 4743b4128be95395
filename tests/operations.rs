//! Section 5 of the contract: probes, the path prefix, deadlines, the stop, and a disk that fills or fails.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use common::{BOTH, FakeDisk, House, Plan, Wire, name, request};
use memod::app::Command;
use memod::model::FormatType::PlainText;
use memod::model::Language;
use memod::server::ServeError;
use serde_json::{Value, json};

const LIST: &str = r#"{"integrationId":"Notes"}"#;
const MEMO: &str = r#"{"text":"note to self"}"#;

fn house() -> (House, String) {
    furnish(House::new())
}

fn furnish(house: House) -> (House, String) {
    house.user("anna");
    house.integration("anna", "Notes", "note to self", PlainText);
    let key = house.key("anna", BOTH);
    (house, key)
}

/// Asks again and again until it holds; a test that waits too long fails.
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(60), "{what} took too long");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn probes_answer_without_a_key_and_head_works_where_get_does() {
    let (house, _) = house();
    let types = [
        ("/healthz", "application/json"),
        ("/readyz", "application/json"),
        ("/metrics", "text/plain; version=0.0.4"),
    ];
    for (path, content_type) in types {
        let get = house.get(path);
        assert_eq!((get.status, get.header("content-type")), (200, Some(content_type)), "{path}");
        let mut wire = house.wire();
        for _ in 0..3 {
            wire.send(&request("HEAD", path, &[], b""));
            let head = wire.answer_to_head();
            assert_eq!((head.status, head.header("content-type")), (200, Some(content_type)), "{path}");
        }
        assert_eq!(
            wire.ask("GET", path, &[], b"").status,
            200,
            "a body after HEAD would be read as this answer"
        );
        assert_eq!(house.ask("GET", &format!("{path}?probe=1"), &[("X-API-KEY", "wrong")], "").status, 200);
    }
}

#[test]
fn metrics_are_prometheus_text_and_count_what_happens() {
    let (house, key) = house();
    house.capture(&key, json!({ "text": "note to self secret" }));
    house.list(&key, "Notes");
    assert_eq!(house.post("/automation/list", "wrong", LIST).status, 401);
    assert_eq!(house.get("/nowhere").status, 404);
    let text = house.get("/metrics").text();
    assert!(text.ends_with('\n'), "the last line ends");
    let value = |series: &str| {
        let line =
            text.lines().find(|line| line.strip_prefix(series).is_some_and(|rest| rest.starts_with(' ')));
        let line = line.unwrap_or_else(|| panic!("{series} is missing in {text}"));
        line.rsplit(' ').next().unwrap().parse::<f64>().unwrap()
    };
    assert_eq!(value(r#"memod_http_requests_total{route="capture",status="201"}"#), 1.0);
    assert_eq!(value(r#"memod_http_requests_total{route="list",status="200"}"#), 1.0);
    assert_eq!(value(r#"memod_http_requests_total{route="list",status="401"}"#), 1.0);
    assert_eq!(value(r#"memod_http_requests_total{route="none",status="404"}"#), 1.0);
    assert_eq!(value("memod_memos"), 1.0);
    assert_eq!(value("memod_ready"), 1.0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (_, number) = line.rsplit_once(' ').expect("a series and a number");
        assert!(number.parse::<f64>().is_ok(), "{line}");
    }
    for hidden in ["secret", "anna", "Notes", "nowhere", &key] {
        assert!(!text.contains(hidden), "{hidden} is nobody's business: {text}");
    }
}

#[test]
fn everything_works_under_a_path_prefix_whether_the_proxy_strips_it_or_not() {
    let plan = Plan::with(|settings| "/memod".clone_into(&mut settings.base_path));
    let (house, key) = furnish(plan.build());
    for prefix in ["", "/memod"] {
        for path in ["/healthz", "/readyz", "/metrics"] {
            assert_eq!(house.get(&format!("{prefix}{path}")).status, 200, "{prefix}{path}");
        }
        for path in ["/automation/test-auth", "/automation/integrations", "/automation/list"] {
            assert_eq!(house.post(&format!("{prefix}{path}"), &key, LIST).status, 200, "{prefix}{path}");
        }
        let captured = house.post(&format!("{prefix}/capture/memos"), &key, MEMO);
        let id = captured.json()["id"].as_str().unwrap().to_owned();
        let location = format!("/memod/capture/memos/{id}");
        assert_eq!(captured.header("location"), Some(location.as_str()), "it carries the prefix either way");
        for location in [location, format!("/capture/memos/{id}")] {
            assert_eq!(house.ask("GET", &location, &[("X-API-KEY", &key)], "").body, captured.body);
        }
        let options = house.ask("OPTIONS", &format!("{prefix}/automation/list"), &[], "");
        assert_eq!((options.status, options.header("allow")), (204, Some("POST, OPTIONS")));
        assert_eq!(house.get(&format!("{prefix}/nowhere")).problem().0, 404);
        assert_eq!(house.get(&format!("{prefix}/automation/list")).problem().0, 405);
    }
    assert_eq!(house.get("http://proxy/memod/healthz").status, 200);
    for path in ["/memod", "/memod/", "/memodical/healthz", "/memod/memod/healthz", "/Memod/healthz"] {
        assert_eq!(house.get(path).problem().0, 404, "{path}");
    }
}

/// `/capture/memos` behind a proxy that had stripped `/capture` was taken for `/memos`.
#[test]
fn a_path_prefix_may_be_called_like_the_beginning_of_a_path() {
    for prefix in ["/capture", "/automation", "/healthz"] {
        let plan = Plan::with(|settings| prefix.clone_into(&mut settings.base_path));
        let (house, key) = furnish(plan.build());
        for before in ["", prefix] {
            assert_eq!(house.get(&format!("{before}/healthz")).status, 200, "{before} of {prefix}");
            assert_eq!(house.post(&format!("{before}/automation/list"), &key, LIST).status, 200);
            assert_eq!(house.post(&format!("{before}/capture/memos"), &key, MEMO).status, 201);
        }
    }
}

#[test]
fn a_silent_connection_ends_after_the_head_timeout_and_an_idle_one_after_its_own() {
    let plan = Plan::with(|settings| {
        settings.header_timeout = Duration::from_millis(800);
        settings.idle_timeout = Duration::from_millis(2500);
    });
    let (house, key) = furnish(plan.build());
    let start = Instant::now();
    assert!(house.wire().is_closed());
    assert!(start.elapsed() >= Duration::from_millis(750), "{:?}", start.elapsed());

    // An idle connection is not hurried like a new one, whatever was asked on it.
    let asked: [(&str, &str, &str); 4] = [
        ("GET", "/healthz", ""),
        ("POST", "/automation/list", LIST),
        ("POST", "/nowhere", "a body that nobody reads"),
        ("POST", "/automation/test-auth", "{"),
    ];
    std::thread::scope(|scope| {
        for (method, path, body) in asked {
            let (house, key) = (&house, &key);
            scope.spawn(move || {
                let mut wire = house.wire();
                wire.ask(method, path, &[("X-API-KEY", key)], body.as_bytes());
                assert!(wire.is_open_after(Duration::from_millis(1400)), "{method} {path}");
                assert_eq!(wire.ask("GET", "/healthz", &[], b"").status, 200, "and is served again");
                let start = Instant::now();
                assert!(wire.is_closed());
                assert!(
                    start.elapsed() >= Duration::from_millis(1400),
                    "{method} {path}: {:?}",
                    start.elapsed()
                );
            });
        }
    });
}

/// The body comes after the answer: what is idle then is idle, and not a head that is late.
#[test]
fn a_connection_whose_body_came_late_may_idle_like_any_other() {
    let plan = Plan::with(|settings| {
        settings.header_timeout = Duration::from_secs(1);
        settings.idle_timeout = Duration::from_secs(60);
    });
    let (house, key) = furnish(plan.build());
    let mut wire = house.wire();
    wire.send(b"POST /automation/list HTTP/1.1\r\nHost: a\r\nContent-Length: 25\r\n\r\n");
    assert_eq!(wire.answer().status, 401);
    wire.send(LIST.as_bytes());
    if wire.is_open_after(Duration::from_secs(2)) {
        assert_eq!(wire.ask("POST", "/automation/test-auth", &[("X-API-KEY", &key)], b"").status, 200);
    } else {
        panic!("the connection was closed as if a head were late");
    }
}

#[test]
fn a_stop_closes_idle_connections_finishes_what_is_in_flight_and_refuses_new_ones() {
    let plan = Plan::with(|settings| settings.stop_timeout = Duration::from_secs(30));
    let (mut house, key) = furnish(plan.build());
    let mut idle: Vec<Wire> = (0..5).map(|_| house.wire()).collect();
    for wire in &mut idle {
        assert_eq!(wire.ask("GET", "/healthz", &[], b"").status, 200);
    }
    let silent: Vec<Wire> = (0..5).map(|_| house.wire()).collect();
    let mut busy = house.wire();
    let whole = request("POST", "/capture/memos", &[("X-API-KEY", &key)], MEMO.as_bytes());
    let (first, second) = whole.split_at(whole.len() - 5);
    busy.send(first);
    std::thread::sleep(Duration::from_millis(200));

    let start = Instant::now();
    let stopping = house.ask_to_stop();
    for mut wire in idle.into_iter().chain(silent) {
        assert!(wire.is_closed());
    }
    assert!(start.elapsed() < Duration::from_secs(8), "idle ones are not waited for: {:?}", start.elapsed());
    assert!(Wire::try_to(house.address).is_err(), "nobody new is let in");
    busy.send(second);
    let answer = busy.answer();
    assert_eq!(answer.status, 201, "what is in flight is finished: {answer:?}");
    assert!(busy.is_closed());
    stopping.join().unwrap().expect("a stop that was asked for is no error");
    assert_eq!(house.memos("anna").len(), 1);
}

#[test]
fn a_stop_does_not_wait_for_ever() {
    let plan = Plan::with(|settings| settings.stop_timeout = Duration::from_millis(700));
    let (mut house, key) = furnish(plan.build());
    let mut stuck = house.wire();
    stuck.send(
        format!("POST /capture/memos HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 99\r\n\r\n")
            .as_bytes(),
    );
    std::thread::sleep(Duration::from_millis(200));
    let start = Instant::now();
    house.stop().expect("it ends well");
    assert!(start.elapsed() >= Duration::from_millis(650), "it had its time: {:?}", start.elapsed());
    assert!(start.elapsed() < Duration::from_secs(8), "and no more: {:?}", start.elapsed());
}

#[test]
fn on_a_full_disk_reads_go_on_and_captures_come_back_with_the_room() {
    let disk = FakeDisk::default();
    let (house, key) = furnish(Plan::on(&disk).build());
    let note = json!({ "text": "note to self", "integrationId": "Notes" });
    let json = ("Content-Type", "application/json");
    let once = |note: &Value| {
        let headers = [("X-API-KEY", key.as_str()), json, ("Idempotency-Key", "walk-7")];
        house.ask("POST", "/capture/memos", &headers, note.to_string())
    };
    let before: Value = once(&note).json();
    disk.fill();
    let again = once(&note);
    assert_eq!((again.status, &again.json()["id"]), (200, &before["id"]), "a repetition needs no room");
    assert_eq!(once(&json!({ "text": "another" })).problem(), (409, "idempotency-conflict".to_owned()));
    for _ in 0..3 {
        let refused = house.post("/capture/memos", &key, MEMO);
        assert_eq!(refused.problem(), (503, "storage-unavailable".to_owned()));
        assert!(refused.header("retry-after").is_some());
    }
    let ready = house.get("/readyz");
    assert_eq!(ready.problem(), (503, "storage-unavailable".to_owned()));
    assert!(ready.detail().to_lowercase().contains("full"), "with the reason: {ready:?}");
    assert!(ready.header("retry-after").is_some());
    assert_eq!(house.ask("HEAD", "/readyz", &[], "").status, 503);
    assert_eq!(house.get("/healthz").status, 200, "the process lives");
    assert!(house.get("/metrics").text().contains("\nmemod_ready 0\n"));
    assert_eq!(house.post("/automation/test-auth", &key, "").status, 200);
    assert_eq!(house.post("/automation/integrations", &key, "").status, 200);
    assert!(house.list(&key, "Notes").contains("note to self"), "lists go on");
    let location = format!("/capture/memos/{}", before["id"].as_str().unwrap());
    assert_eq!(house.ask("GET", &location, &[("X-API-KEY", &key)], "").status, 200);
    let command = Command::UserAdd { name: name("ben"), time_zone: chrono_tz::UTC, language: Language::En };
    assert!(house.app.run(command.clone()).is_err(), "no command that changes something exits 0");
    disk.make_room();
    until("taking memos again", || house.post("/capture/memos", &key, MEMO).status == 201);
    assert_eq!(house.get("/readyz").status, 200);
    house.app.run(command).expect("and commands work");
    let house = house.restart();
    assert_eq!(house.memos("anna").len(), 2, "what was refused is not there");
}

/// A restart does not need room: somebody has to be able to read, and to remove.
#[test]
fn a_store_on_a_full_disk_opens_and_is_read() {
    let disk = FakeDisk::default();
    let (house, key) = furnish(Plan::on(&disk).build());
    house.capture(&key, json!({ "text": "note to self", "integrationId": "Notes" }));
    disk.fill();
    let house = house.restart();
    assert!(house.list(&key, "Notes").contains("note to self"));
    assert_eq!(house.get("/readyz").status, 503);
    disk.make_room();
    until("taking memos again", || house.post("/capture/memos", &key, MEMO).status == 201);
}

#[test]
fn after_a_sync_that_failed_nothing_is_acknowledged_and_the_server_ends_with_an_error() {
    let disk = FakeDisk::default();
    let (mut house, key) = furnish(Plan::on(&disk).build());
    house.capture(&key, json!({ "text": "kept", "integrationId": "Notes" }));
    disk.break_syncs();
    let refused = house.post("/capture/memos", &key, MEMO);
    assert_eq!(refused.problem(), (503, "storage-unavailable".to_owned()));
    assert!(refused.header("retry-after").is_some());
    // The next sync would succeed, and lie.
    disk.mend();
    let syncs = disk.syncs();
    // It ends about now: a connection that is refused acknowledges nothing either.
    let later = [
        request("POST", "/capture/memos", &[("X-API-KEY", &key)], MEMO.as_bytes()),
        request("GET", "/readyz", &[], b""),
    ];
    for bytes in later {
        let Ok(mut wire) = Wire::try_to(house.address) else { continue };
        if let Some(answer) = wire.try_send(&bytes).then(|| wire.try_answer()).flatten() {
            assert_eq!(answer.problem(), (503, "storage-unavailable".to_owned()));
        }
    }
    let command = Command::UserAdd { name: name("ben"), time_zone: chrono_tz::UTC, language: Language::En };
    assert!(house.app.run(command).is_err(), "commands are not acknowledged either");
    assert!(matches!(house.ends(), Err(ServeError::Storage)), "the process ends by itself, and not well");
    assert_eq!(disk.syncs(), syncs, "a failed sync is never tried again");
}

#[test]
fn many_writers_on_a_disk_that_breaks_hear_no_201_after_the_first_503() {
    let disk = FakeDisk::default();
    let (mut house, key) = furnish(Plan::on(&disk).build());
    house.is_well(&key);
    let over = AtomicBool::new(false);
    let heard: Vec<Vec<u16>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|_| {
                scope.spawn(|| {
                    let mut statuses = Vec::new();
                    let Ok(mut wire) = Wire::try_to(house.address) else { return statuses };
                    let capture = request("POST", "/capture/memos", &[("X-API-KEY", &key)], MEMO.as_bytes());
                    while !over.load(Ordering::SeqCst) {
                        if !wire.try_send(&capture) {
                            break;
                        }
                        let Some(answer) = wire.try_answer() else { break };
                        statuses.push(answer.status);
                    }
                    statuses
                })
            })
            .collect();
        std::thread::sleep(Duration::from_millis(200));
        disk.break_syncs();
        std::thread::sleep(Duration::from_millis(200));
        disk.mend();
        std::thread::sleep(Duration::from_millis(100));
        over.store(true, Ordering::SeqCst);
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    for statuses in &heard {
        let first_refusal = statuses.iter().position(|status| *status != 201).unwrap_or(statuses.len());
        assert!(statuses[first_refusal..].iter().all(|status| *status == 503), "{statuses:?}");
    }
    assert!(matches!(house.ends(), Err(ServeError::Storage)));
}
