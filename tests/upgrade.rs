//! Stores and backups of every format that ever was open for ever; those of a newer memod are refused.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;
#[path = "program/mod.rs"]
mod program;

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use common::Wire;
use program::Home;
use rustix::process::Signal;
use serde_json::{Value, json};

/// The length of sled's file with its zeroes.
const DB_BYTES: u64 = 4_194_303;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1").join(name)
}

/// Copies a directory of the fixture and gives sled's file its zeroes back.
fn unpack(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            unpack(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), &target).unwrap();
            if entry.file_name() == "db" {
                OpenOptions::new().write(true).open(&target).unwrap().set_len(DB_BYTES).unwrap();
            }
        }
    }
}

fn lines(text: &str) -> Vec<Value> {
    // The header says when it was exported.
    text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The store holds what `export.jsonl` says, its known keys open it, and it goes on.
fn holds_everything(home: &Home) {
    let checked = home.json(&["check", "--json"]);
    let counts = ["users", "keys", "integrations", "memos"].map(|member| checked[member].as_u64().unwrap());
    assert_eq!((&checked["whole"], counts), (&json!(true), [2, 6, 4, 9]), "{checked}");
    let exported = home.run(&["export"]);
    assert_eq!(lines(&exported.out), lines(&fs::read_to_string(fixture("export.jsonl")).unwrap()));

    let keys: Value = serde_json::from_slice(&fs::read(fixture("keys.json")).unwrap()).unwrap();
    let server = home.serve();
    let address = server.address();
    let mut wire = Wire::to(address);
    let automation = [("X-API-KEY", keys["automationKey"].as_str().unwrap())];
    let answer = wire.ask("POST", "/automation/test-auth", &automation, b"");
    assert_eq!((answer.status, answer.json()), (200, json!({ "user": "anna", "key": "n8n" })));
    let body = json!({ "integrationId": "Shopping list" }).to_string();
    let answer = wire.ask("POST", "/automation/list", &automation, body.as_bytes());
    let answer = answer.json();
    let found: Vec<&str> =
        answer.as_array().unwrap().iter().map(|entry| entry["itemContent"].as_str().unwrap()).collect();
    // How a text is read may change; which memos are on the list, and their order, may not.
    let [moved, rest @ ..] = found.as_slice() else { panic!("an empty list") };
    assert!(moved.ends_with("which was moved"), "{moved}");
    assert_eq!(rest, ["milk", "eggs", "two litres of oat milk"]);
    let capture = [("X-API-KEY", keys["captureKey"].as_str().unwrap())];
    let answer = wire.ask("POST", "/capture/memos", &capture, br#"{"text":"shopping list: bread"}"#);
    assert_eq!(answer.status, 201, "{answer:?}");
    let newest = &home.json(&["memo", "list", "--user", "anna", "--limit", "1", "--json"])[0];
    assert_eq!(newest["text"], "shopping list: bread", "a new memo is the newest");
    server.stop(Signal::TERM);
    assert_eq!(home.json(&["check", "--json"])["memos"], 10);
}

#[test]
fn a_store_of_format_1_opens_with_every_memo_key_integration_and_user() {
    let home = Home::new();
    unpack(&fixture("store"), &home.data().join("store"));
    holds_everything(&home);
}

#[test]
fn a_backup_of_format_1_restores_to_the_same() {
    let home = Home::new();
    unpack(&fixture("backup"), &home.path().join("backup"));
    home.json(&["restore", "backup", "--json"]);
    holds_everything(&home);
}

#[test]
fn a_backup_of_a_newer_memod_is_refused_with_a_sentence() {
    let home = Home::new();
    let backup = home.path().join("backup");
    unpack(&fixture("backup"), &backup);
    let manifest = fs::read_to_string(backup.join("manifest.json")).unwrap();
    let newer = manifest.replace("\"memodBackup\": 1", "\"memodBackup\": 2, \"unheardOf\": true");
    fs::write(backup.join("manifest.json"), newer).unwrap();
    let said = home.run(&["restore", "backup"]);
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    assert!(said.err.contains("was made by a newer memod; install that one"), "{said:?}");
}
