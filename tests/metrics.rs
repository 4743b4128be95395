//! What `/metrics` says, and that the shipped Prometheus rules ask for nothing else.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use common::{BOTH, House, Wire, name, request};
use memod::app::Command;
use memod::model::FormatType::{CalendarEvent, Checklist, PlainText};
use regex::Regex;
use serde_json::json;

const LIST: &str = r#"{"integrationId":"Notes"}"#;

fn house() -> (House, String) {
    let house = House::new();
    house.user("anna");
    house.integration("anna", "Notes", "note to self", PlainText);
    let key = house.key("anna", BOTH);
    (house, key)
}

/// Every series with its value, after a look at the form of the page.
fn scrape(house: &House) -> BTreeMap<String, f64> {
    let text = house.get("/metrics").text();
    let sample = Regex::new(r#"^([a-z0-9_]+)(\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? (\S+)$"#).unwrap();
    let (mut series, mut families, mut family) = (BTreeMap::new(), BTreeSet::new(), String::new());
    for line in text.lines() {
        if let Some(help) = line.strip_prefix("# HELP ") {
            let (name, words) = help.split_once(' ').unwrap();
            assert!(words.ends_with('.'), "{line}");
            assert!(families.insert(name.to_owned()), "{name} comes twice");
            name.clone_into(&mut family);
        } else if let Some(kind) = line.strip_prefix("# TYPE ") {
            assert_eq!(kind.split(' ').next(), Some(family.as_str()), "the type follows the help");
        } else {
            let found = sample.captures(line).unwrap_or_else(|| panic!("no sample: {line}"));
            assert!(found[1].starts_with(&family), "{line} stands under {family}");
            let known = series.insert(line.rsplit_once(' ').unwrap().0.to_owned(), found[3].parse().unwrap());
            assert_eq!(known, None, "{line} comes twice");
        }
    }
    series
}

#[test]
fn requests_are_counted_by_route_and_status_and_timed_by_route() {
    let (house, key) = house();
    for _ in 0..3 {
        house.list(&key, "Notes");
    }
    assert_eq!(house.post("/automation/list", &key, "{}").status, 422);
    let seen = scrape(&house);
    assert_eq!(seen[r#"memod_http_requests_total{route="list",status="200"}"#], 3.0);
    assert_eq!(seen[r#"memod_http_requests_total{route="list",status="422"}"#], 1.0);
    assert_eq!(seen[r#"memod_http_requests_total{route="list",status="500"}"#], 0.0, "a first one is a step");
    assert!(!seen.contains_key(r#"memod_http_requests_total{route="list",status="404"}"#));
    let of_list = |suffix: &str, le: &str| {
        seen[&format!(r#"memod_http_request_duration_seconds_{suffix}{{route="list"{le}}}"#)]
    };
    assert_eq!(of_list("count", ""), 4.0);
    assert_eq!(of_list("bucket", r#",le="+Inf""#), 4.0);
    assert!(of_list("sum", "") > 0.0);
    let buckets: Vec<f64> = ["0.00005", "0.001", "0.01", "0.1", "1", "10"]
        .map(|le| of_list("bucket", &format!(r#",le="{le}""#)))
        .into();
    assert!(buckets.is_sorted(), "each bucket holds the smaller ones: {buckets:?}");
}

#[test]
fn key_checks_are_counted_by_outcome() {
    let (house, key) = house();
    house.list(&key, "Notes");
    house.list(&key, "Notes");
    assert_eq!(house.ask("POST", "/automation/list", &[], LIST).status, 401);
    for failure in 0..32 {
        let expected = if failure < 30 { 401 } else { 429 };
        assert_eq!(house.post("/automation/list", "wrong", LIST).status, expected);
    }
    let seen = scrape(&house);
    for (outcome, count) in
        [("accepted", 2.0), ("missing", 1.0), ("refused", 30.0), ("limited", 2.0), ("busy", 0.0)]
    {
        assert_eq!(seen[&format!(r#"memod_key_checks_total{{outcome="{outcome}"}}"#)], count, "{outcome}");
    }
    assert_eq!(seen["memod_argon2_runs_total"], 1.0, "the cache answers the second time");
}

/// A poll that waits for nothing is answered in one step, and one that has to wait for its list or the rest of its body
/// begins with the same step.
#[test]
fn a_poll_is_counted_once_whatever_it_waits_for() {
    let (house, key) = house();
    let mut wire = house.wire();
    let poll = request("POST", "/automation/list", &[("X-API-KEY", &key)], LIST.as_bytes());
    let (first, second) = poll.split_at(poll.len() - 5);
    let texts = |wire: &mut Wire| {
        let answer = wire.answer();
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json().as_array().unwrap().len()
    };
    wire.send(&poll);
    assert_eq!(texts(&mut wire), 0, "the key is verified and the list is made");
    wire.send(&poll);
    assert_eq!(texts(&mut wire), 0, "nothing to wait for");
    house.capture(&key, json!({ "text": "note to self one" }));
    wire.send(&poll);
    assert_eq!(texts(&mut wire), 1, "the list is made");
    wire.send(first);
    std::thread::sleep(Duration::from_millis(100));
    wire.send(second);
    assert_eq!(texts(&mut wire), 1, "the body comes");
    house.capture(&key, json!({ "text": "note to self two" }));
    wire.send(first);
    std::thread::sleep(Duration::from_millis(100));
    wire.send(second);
    assert_eq!(texts(&mut wire), 2, "the body comes and the list is made");
    let mut wrong = key.clone();
    wrong.pop();
    assert_eq!(house.post("/automation/list", &wrong, LIST).status, 401);
    let seen = scrape(&house);
    assert_eq!(seen[r#"memod_http_requests_total{route="list",status="200"}"#], 5.0);
    assert_eq!(seen[r#"memod_key_checks_total{outcome="accepted"}"#], 7.0, "two of them to capture");
    assert_eq!(seen[r#"memod_key_checks_total{outcome="refused"}"#], 1.0);
}

#[test]
fn memos_are_counted_by_the_format_of_their_integration_however_they_came() {
    let (house, key) = house();
    house.integration("anna", "Shopping", "shopping list", Checklist);
    house.integration("anna", "Calendar", "calendar", CalendarEvent);
    house.capture(&key, json!({ "text": "note to self one" }));
    house.capture(&key, json!({ "text": "add milk to my shopping list" }));
    house.capture(&key, json!({ "text": "nothing that anybody listens for" }));
    let once = [("X-API-KEY", key.as_str()), ("Idempotency-Key", "k"), ("Content-Type", "text/plain")];
    for status in [201, 200] {
        let text = "put the dentist on Tuesday in my calendar";
        assert_eq!(house.ask("POST", "/capture/memos", &once, text).status, status);
    }
    house.run(Command::MemoAdd {
        user: name("anna"),
        text: "note to self two".to_owned(),
        recorded_at: None,
        time_zone: None,
        integration: None,
    });
    let seen = scrape(&house);
    for (format, count) in [("plainText", 2.0), ("checklist", 1.0), ("calendarEvent", 1.0), ("inbox", 1.0)] {
        assert_eq!(seen[&format!(r#"memod_memos_taken_total{{format="{format}"}}"#)], count, "{format}");
    }
    assert_eq!(seen["memod_memos"], 5.0);
}

#[test]
fn the_store_the_disk_and_the_process_are_measured() {
    let (house, key) = house();
    let before = scrape(&house);
    house.capture(&key, json!({ "text": "note to self" }));
    let seen = scrape(&house);
    let commits = |seen: &BTreeMap<String, f64>| seen["memod_commit_duration_seconds_count"];
    assert!(commits(&seen) > commits(&before));
    assert!(seen["memod_commit_duration_seconds_sum"] > before["memod_commit_duration_seconds_sum"]);
    assert_eq!(seen["memod_commit_changes_count"], commits(&seen));
    assert!(seen["memod_commit_changes_sum"] >= commits(&seen));
    assert!(seen["memod_store_size_bytes"] > 0.0 && seen["memod_disk_free_bytes"] > 0.0);
    assert!(seen["process_resident_memory_bytes"] > 1e6);
    assert_eq!(seen["process_start_time_seconds"], house.clock.now().as_millis() as f64 / 1000.0);
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(seen[&format!(r#"memod_build_info{{version="{version}"}}"#)], 1.0);
}

#[test]
fn the_time_of_the_last_backup_is_shown_once_there_is_one() {
    let (house, _) = house();
    let metric = "memod_last_backup_timestamp_seconds";
    let mark = Path::new(&house.data()).join("last-backup");
    assert!(!scrape(&house).contains_key(metric));
    std::fs::write(&mark, "not a time").unwrap();
    assert!(!scrape(&house).contains_key(metric), "what is no time is no backup");
    std::fs::write(&mark, "2026-11-20T03:00:00.500Z\n").unwrap();
    assert_eq!(scrape(&house)[metric], 1_795_143_600.5);
}

#[test]
fn every_metric_and_label_that_the_shipped_rules_name_exists() {
    let (house, _) = house();
    std::fs::write(Path::new(&house.data()).join("last-backup"), "2026-11-20T03:00:00.000Z").unwrap();
    let page = house.get("/metrics").text();
    let known: BTreeSet<&str> =
        page.lines().filter_map(|line| line.split([' ', '{']).next()).filter(|name| *name != "#").collect();
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/prometheus/memod.rules.yml");
    let rules = std::fs::read_to_string(rules).unwrap();
    let expressions: String =
        rules.lines().filter_map(|line| line.trim().strip_prefix("expr: ")).collect::<Vec<_>>().join("\n");
    let names: BTreeSet<&str> = Regex::new(r"\b(memod|process)_[a-z0-9_]+")
        .unwrap()
        .find_iter(&expressions)
        .map(|name| name.as_str())
        .collect();
    assert!(names.len() >= 8, "{names:?}");
    for name in &names {
        assert!(known.contains(name), "the rules ask for {name}, which /metrics does not have");
    }
    let labels = Regex::new(r#"(outcome|status)=~?"([^"]+)""#).unwrap();
    for label in labels.captures_iter(&expressions) {
        for value in label[2].split('|') {
            let shown = format!(r#"{}="{value}""#, &label[1]);
            assert!(page.contains(&shown), "the rules ask for {shown}, which /metrics does not have");
        }
    }
}
