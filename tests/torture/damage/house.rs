use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use rustix::process::Signal;
use serde_json::{Value, json};

use super::faults::files_in;
use crate::program::{Home, Said};
use crate::promises::Chance;
use crate::wire::Wire;

const INTEGRATIONS: [(&str, &str, &str, &str); 4] = [
    ("anna", "Shopping list", "shopping list", "checklist"),
    ("anna", "Calendar", "calendar", "calendarEvent"),
    ("anna", "Notes", "take a note", "plainText"),
    ("bert", "Garage", "garage", "plainText"),
];

/// What the store holds, as its export says it.
pub(crate) struct Truth {
    /// By id.
    pub(crate) memos: BTreeMap<String, Value>,
    /// Users, keys and integrations, line by line.
    pub(crate) rest: BTreeSet<String>,
    /// Ids of memos that were there once.
    pub(crate) removed: BTreeSet<String>,
    /// Ids of keys that are revoked.
    pub(crate) revoked: BTreeSet<String>,
}

/// A store with everything in it, and what it was before.
pub(crate) struct House {
    pub(crate) home: Home,
    /// The data directory.
    pub(crate) newest: PathBuf,
    /// The same at moments before.
    pub(crate) older: Vec<PathBuf>,
    pub(crate) truth: Truth,
    /// Bytes of the log that were ever written.
    pub(crate) used: usize,
    /// A key of anna's with both scopes.
    pub(crate) key: String,
}

impl House {
    pub(crate) fn build(chance: &mut Chance) -> House {
        let home = Home::new();
        for (user, zone) in [("anna", "Europe/Vienna"), ("bert", "America/New_York"), ("gone", "UTC")] {
            home.json(&["user", "add", user, "--time-zone", zone, "--json"]);
        }
        for (user, id, trigger, format) in INTEGRATIONS {
            let arguments = ["--user", user, "--id", id, "--trigger", trigger, "--format", format, "--json"];
            home.json(&[&["integration", "add"], &arguments[..]].concat());
        }
        let create = ["--scope", "automation", "--scope", "capture", "--json"];
        let keys: Vec<Value> = (0..5)
            .map(|_| home.json(&[&["key", "create", "--user", "anna"], &create[..]].concat()))
            .collect();
        let key = keys[0]["key"].as_str().unwrap().to_owned();
        let mut older = Vec::new();
        let mut removed = BTreeSet::new();
        for era in 0..4 {
            // So many that the log is longer than one of sled's segments.
            let lines = lines(chance, 600);
            let file = home.path().join("import.jsonl");
            fs::write(&file, lines).unwrap();
            success(home.run(&["import", file.to_str().unwrap()]));
            let server = home.serve();
            let mut ids = Vec::new();
            let mut wire = Wire::to(server.address());
            for number in 0..150 {
                let once = format!("era-{era}-{number}");
                let headers = [("X-API-KEY", key.as_str()), ("Idempotency-Key", once.as_str())];
                let body = json!({ "text": text(chance) }).to_string();
                let answer = wire.ask("POST", "/capture/memos", &headers, body.as_bytes());
                assert_eq!(answer.status, 201, "{answer:?}");
                ids.push(answer.json()["id"].as_str().unwrap().to_owned());
            }
            for id in ids.iter().take(25) {
                success(home.run(&["memo", "remove", id, "--yes"]));
                removed.insert(id.clone());
            }
            for id in ids.iter().skip(30).take(15) {
                success(home.run(&["memo", "move", id, "--integration", "Notes"]));
            }
            success(home.run(&["key", "revoke", keys[era + 1]["id"].as_str().unwrap()]));
            success(home.run(&["user", "edit", "bert", "--language", ["de", "fr", "es", "en"][era]]));
            if era == 2 {
                // A kill leaves no snapshot of what came last.
                drop(server);
            } else {
                let (code, _) = server.stop(Signal::TERM);
                assert_eq!(code, Some(0), "it stops when it is told to");
            }
            if era < 3 {
                let copy = home.path().join(format!("era-{era}"));
                copy_directory(&home.data(), &copy);
                older.push(copy);
            }
        }
        success(home.run(&["user", "remove", "gone", "--yes"]));
        let newest = home.path().join("newest");
        copy_directory(&home.data(), &newest);
        let revoked = keys[1..].iter().map(|key| key["id"].as_str().unwrap().to_owned()).collect();
        let export = success(home.run(&["export"]));
        let truth = Truth { removed, revoked, ..Truth::read(&export) };
        let db = fs::read(newest.join("store/db")).unwrap();
        let used = db.iter().rposition(|byte| *byte != 0).unwrap() + 1;
        House { home, newest, older, truth, used, key }
    }

    pub(crate) fn megabytes(&self) -> f64 {
        self.used as f64 / 1e6
    }

    pub(crate) fn files(&self) -> usize {
        files_in(&self.newest.join("store")).len()
    }
}

impl Truth {
    /// What an export says; without the header.
    pub(crate) fn read(export: &str) -> Truth {
        let mut truth = Truth {
            memos: BTreeMap::new(),
            rest: BTreeSet::new(),
            removed: BTreeSet::new(),
            revoked: BTreeSet::new(),
        };
        for line in export.lines().skip(1) {
            let mut value: Value = serde_json::from_str(line).expect("an export is JSON lines");
            if value["type"] == "memo" {
                let known = truth.memos.insert(value["id"].as_str().unwrap().to_owned(), value);
                assert!(known.is_none(), "twice in one export: {line}");
            } else {
                // Informative only, and written behind.
                value.as_object_mut().unwrap().remove("lastUsedAt");
                truth.rest.insert(value.to_string());
            }
        }
        truth
    }
}

fn lines(chance: &mut Chance, count: usize) -> String {
    let mut lines = String::new();
    for _ in 0..count {
        let user = chance.one(&["anna", "anna", "bert", "gone"]);
        let memo = json!({"type": "memo", "user": user, "text": text(chance)});
        writeln!(lines, "{memo}").unwrap();
    }
    lines
}

fn text(chance: &mut Chance) -> String {
    let start =
        chance.one(&["Shopping list: milk,", "Calendar: dentist tomorrow", "Take a note:", "garage", "so"]);
    let mut text = (*start).to_owned();
    let magnitude = chance.below(9);
    for _ in 0..chance.below(1 << magnitude) {
        let _ = write!(text, " w{:x}", chance.next() >> 40);
    }
    text
}

fn success(said: Said) -> String {
    assert_eq!(said.code, 0, "{said:?}");
    said.out
}

/// Files and directories, without sockets.
pub(crate) fn copy_directory(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (kind, to) = (entry.file_type().unwrap(), to.join(entry.file_name()));
        if kind.is_dir() {
            copy_directory(&entry.path(), &to);
        } else if kind.is_file() {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}
