//! Backup, restore, check and compaction as people and timers use them: with a server and without one, under load,
//! killed at any moment.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;
#[path = "program/mod.rs"]
mod program;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use common::{Wire, request};
use program::{Home, finish};
use rustix::process::Signal;
use serde_json::{Value, json};

fn capture_key(home: &Home) -> String {
    home.json(&["user", "add", "anna", "--time-zone", "Europe/Vienna", "--json"]);
    let list = ["--id", "Shopping list", "--trigger", "shopping list", "--format", "checklist", "--json"];
    home.json(&[&["integration", "add", "--user", "anna"], &list[..]].concat());
    let key = home.json(&["key", "create", "--user", "anna", "--scope", "capture", "--json"]);
    key["key"].as_str().unwrap().to_owned()
}

/// A home with a user, a key, an integration and some memos.
fn furnished(memos: usize) -> Home {
    let home = Home::new();
    capture_key(&home);
    let lines: Vec<String> = (0..memos)
        .map(|number| json!({ "type": "memo", "user": "anna", "text": format!("shopping list: thing {number}") }))
        .map(|line| line.to_string())
        .collect();
    let imported = home.feed(&["import", "-"], lines.join("\n").as_bytes());
    assert_eq!(imported.code, 0, "{imported:?}");
    home
}

/// Everything in a store: the export without the moment of the export.
fn everything(home: &Home, data: Option<&Path>) -> Vec<String> {
    let mut command = home.command(&["export"]);
    command.args(data.iter().flat_map(|data| [Path::new("--data"), data]));
    let said = finish(command);
    assert_eq!(said.code, 0, "{said:?}");
    said.out.lines().skip(1).map(str::to_owned).collect()
}

/// The one line on standard error of a command that fails.
fn refusal(home: &Home, arguments: &[&str]) -> String {
    let said = home.run(arguments);
    assert_eq!(said.code, 1, "{arguments:?}: {said:?}");
    assert_eq!(said.err.lines().count(), 1, "one line: {said:?}");
    said.err
}

fn names_in(directory: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_backup_restores_to_the_same_store_with_a_server_and_without() {
    let home = furnished(30);
    let before = everything(&home, None);
    let report = home.json(&["backup", "without", "--json"]);
    assert_eq!(report["path"], home.path().join("without").to_str().unwrap());
    let counts = ["users", "keys", "integrations", "memos"].map(|member| report[member].as_u64().unwrap());
    assert_eq!(counts, [1, 1, 1, 30]);
    assert!(report["bytes"].as_u64().unwrap() > 0 && report["takenAt"].as_str().unwrap().ends_with('Z'));

    let server = home.serve();
    let said = home.run(&["backup", "with"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "no progress where nobody sees it: {said:?}");
    assert!(said.out.starts_with("Backed up 30 memos to "), "{said:?}");
    server.stop(Signal::TERM);

    for backup in ["without", "with"] {
        let data = home.path().join(format!("restored-{backup}/deep/er"));
        let restored = home.json(&["restore", backup, "--data", data.to_str().unwrap(), "--json"]);
        assert_eq!((&restored["memos"], &restored["replaced"]), (&json!(30), &json!(false)));
        assert_eq!(everything(&home, Some(&data)), before, "{backup}");
        for path in [
            data.clone(),
            data.join("store"),
            home.path().join(backup),
            home.path().join(backup).join("store"),
        ] {
            assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o700, "{}", path.display());
        }
        for file in
            [home.path().join(backup).join("store/db"), home.path().join(backup).join("manifest.json")]
        {
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
        }
    }
    assert_eq!(memod::app::upkeep::last_backup(&home.data()).map(|at| at.to_string().len()), Some(24));
}

/// `backup --keep` with a mistyped data directory backed up an empty store, made for it, over the good backups.
#[test]
fn what_copies_a_store_makes_none() {
    let home = furnished(3);
    home.run(&["backup", "all", "--keep", "1"]);
    let kept = names_in(&home.path().join("all"));
    for arguments in [&["backup", "all", "--keep", "1"][..], &["export"], &["export", "all.jsonl"]] {
        let said = home.run(&[&["--data", "typo"], arguments].concat());
        assert_eq!((said.code, said.out.as_str()), (1, ""), "{said:?}");
        assert!(said.err.contains("there is no store in "), "{said:?}");
    }
    assert!(!home.path().join("typo").exists() && !home.path().join("all.jsonl").exists());
    assert_eq!(names_in(&home.path().join("all")), kept);
}

#[test]
fn backups_of_a_server_under_load_hold_exactly_what_was_acknowledged() {
    let home = Home::new();
    let key = capture_key(&home);
    let server = home.serve();
    let address = server.address();
    let acknowledged: Mutex<Vec<Value>> = Mutex::default();
    let stop = AtomicBool::new(false);
    let mut taken = Vec::new();
    std::thread::scope(|scope| {
        for writer in 0..10 {
            let (key, acknowledged, stop) = (&key, &acknowledged, &stop);
            scope.spawn(move || {
                let mut wire = Wire::to(address);
                for number in 0.. {
                    if stop.load(Ordering::SeqCst) {
                        return;
                    }
                    let body = json!({ "text": format!("shopping list: {writer} and {number}") }).to_string();
                    wire.send(&request("POST", "/capture/memos", &[("X-API-KEY", key)], body.as_bytes()));
                    let answer = wire.answer();
                    assert_eq!(answer.status, 201, "captures go on: {answer:?}");
                    acknowledged.lock().unwrap().push(answer.json());
                }
            });
        }
        for round in 0..3 {
            let before = acknowledged.lock().unwrap().clone();
            let report = home.json(&["backup", &format!("backup-{round}"), "--json"]);
            taken.push((report, before));
        }
        stop.store(true, Ordering::SeqCst);
    });
    let checked = home.json(&["check", "--json"]);
    assert_eq!((&checked["whole"], &checked["damage"]), (&json!(true), &json!([])));
    server.stop(Signal::TERM);
    let list = ["memo", "list", "--user", "anna", "--limit", "100000", "--json"];
    let all = home.json(&list);
    let all = all.as_array().unwrap();
    for (report, before) in taken {
        let data = format!("{}-restored", report["path"].as_str().unwrap());
        home.json(&["restore", report["path"].as_str().unwrap(), "--data", &data, "--json"]);
        let restored = home.json(&[&list[..], &["--data", &data]].concat());
        let restored = restored.as_array().unwrap();
        assert_eq!(report["memos"], restored.len());
        assert_eq!(
            restored,
            &all[all.len() - restored.len()..],
            "the oldest ones, as they are, in their order"
        );
        let ids: std::collections::HashSet<&str> =
            restored.iter().map(|memo| memo["id"].as_str().unwrap()).collect();
        for memo in &before {
            assert!(ids.contains(memo["id"].as_str().unwrap()), "acknowledged before the backup: {memo}");
        }
    }
}

#[test]
fn a_backup_that_is_killed_leaves_a_good_one_or_none() {
    let home = furnished(1500);
    let before = everything(&home, None);
    let backups = home.path().join("backups");
    let mut finished = 0;
    for round in 0..12_u64 {
        let target = backups.join(round.to_string());
        let mut child = home
            .command(&["backup", target.to_str().unwrap()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Later from round to round, so that it is met in every part of its work.
        std::thread::sleep(Duration::from_millis(20 + 45 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        if target.exists() {
            finished += 1;
            let data = home.path().join(format!("restored-{round}"));
            home.json(&["restore", target.to_str().unwrap(), "--data", data.to_str().unwrap(), "--json"]);
            assert_eq!(everything(&home, Some(&data)), before, "round {round}");
        }
    }
    home.json(&["backup", backups.join("last").to_str().unwrap(), "--json"]);
    assert_eq!(names_in(&backups).len(), finished + 1, "the next backup removes what the killed ones left");
    assert!(home.json(&["check", "--json"])["whole"].as_bool().unwrap(), "and the store is whole");
}

#[test]
fn a_server_that_is_killed_in_a_backup_leaves_a_good_one_or_none() {
    let home = furnished(1500);
    let backups = home.path().join("backups");
    for round in 0..4_u64 {
        let server = home.serve();
        let target = backups.join(round.to_string());
        let child = home
            .command(&["backup", target.to_str().unwrap()])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(60 + 90 * round));
        server.stop(Signal::KILL);
        let said = child.wait_with_output().unwrap();
        if said.status.success() {
            assert!(target.exists(), "exit code 0 means that it is there");
        }
        if target.exists() {
            let data = home.path().join(format!("restored-{round}"));
            let restored =
                home.json(&["restore", target.to_str().unwrap(), "--data", data.to_str().unwrap(), "--json"]);
            assert_eq!(restored["memos"], 1500);
        }
    }
    assert!(home.json(&["check", "--json"])["whole"].as_bool().unwrap());
}

#[test]
fn a_client_that_goes_away_ends_its_backup() {
    let home = furnished(1500);
    let server = home.serve();
    let backups = home.path().join("backups");
    let mut child = home
        .command(&["backup", backups.join("one").to_str().unwrap()])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_millis(120));
    child.kill().unwrap();
    child.wait().unwrap();
    // The next one is refused while the first is being given up, and made as soon as it is.
    for _ in 0..200 {
        let said = home.run(&["backup", backups.join("two").to_str().unwrap()]);
        if said.code == 0 {
            break;
        }
        assert!(said.err.contains("being made already"), "{said:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(backups.join("two").join("manifest.json").exists());
    server.stop(Signal::TERM);
    home.json(&["backup", backups.join("three").to_str().unwrap(), "--json"]);
    assert!(names_in(&backups).iter().all(|name| !name.starts_with('.')), "{:?}", names_in(&backups));
}

#[test]
fn keep_leaves_the_newest_and_nothing_of_others_is_touched() {
    let home = furnished(3);
    let backups = home.path().join("backups");
    fs::create_dir_all(backups.join("memod-20200101T000000Z")).unwrap();
    fs::write(backups.join("memod-20200101T000000Z/mine"), "not made by memod").unwrap();
    fs::write(backups.join("notes.txt"), "mine").unwrap();
    let mut made = Vec::new();
    for _ in 0..4 {
        let report = home.json(&["backup", "backups", "--keep", "2", "--json"]);
        made.push(PathBuf::from(report["path"].as_str().unwrap()));
        if made.len() > 2 {
            let removed = &made[made.len() - 3];
            assert_eq!(report["removed"], json!([removed]), "the oldest goes");
            assert!(!removed.exists());
        }
    }
    assert!(made[2].exists() && made[3].exists());
    assert_eq!(names_in(&backups).len(), 4, "two backups and two things of others: {:?}", names_in(&backups));
    assert!(backups.join("memod-20200101T000000Z/mine").exists());
    let refused = refusal(&home, &["restore", "backups", "--replace"]);
    assert!(refused.contains(made[3].to_str().unwrap()), "the newest is named: {refused}");
}

/// A backup, and what is done to it.
type Damage = (&'static str, fn(&Path));

#[test]
fn a_backup_that_was_cut_off_or_altered_is_refused_and_nothing_is_changed() {
    const DAMAGES: &[Damage] = &[
        ("the manifest is missing", |b| fs::remove_file(b.join("manifest.json")).unwrap()),
        ("the manifest is cut off", |b| {
            let text = fs::read_to_string(b.join("manifest.json")).unwrap();
            fs::write(b.join("manifest.json"), text.split_at(text.len() / 2).0).unwrap();
        }),
        ("the manifest counts other memos", |b| {
            let text = fs::read_to_string(b.join("manifest.json")).unwrap();
            fs::write(b.join("manifest.json"), text.replace("\"memos\": 5", "\"memos\": 6")).unwrap();
        }),
        ("the store is empty", |b| fs::write(b.join("store/db"), "").unwrap()),
        ("the store is missing", |b| fs::remove_file(b.join("store/db")).unwrap()),
        ("the store is cut off", |b| {
            let bytes = fs::read(b.join("store/db")).unwrap();
            fs::write(b.join("store/db"), &bytes[..bytes.len() - 1]).unwrap();
        }),
        ("a bit is flipped", |b| {
            let mut bytes = fs::read(b.join("store/db")).unwrap();
            bytes[700] ^= 1;
            fs::write(b.join("store/db"), bytes).unwrap();
        }),
        ("the snapshot is missing", |b| {
            for name in names_in(&b.join("store")).iter().filter(|name| name.starts_with("snap")) {
                fs::remove_file(b.join("store").join(name)).unwrap();
            }
        }),
    ];
    let home = furnished(5);
    let before = everything(&home, None);
    for (number, (what, damage)) in DAMAGES.iter().enumerate() {
        let backup = home.path().join(format!("backup-{number}"));
        home.json(&["backup", backup.to_str().unwrap(), "--json"]);
        damage(&backup);
        let refused = refusal(&home, &["restore", backup.to_str().unwrap(), "--replace"]);
        assert!(
            refused.contains("cut off or altered") || refused.contains("no whole backup"),
            "{what}: {refused}"
        );
        assert_eq!(everything(&home, None), before, "{what}: the old store stays");
        let fresh = home.path().join("fresh");
        refusal(&home, &["restore", backup.to_str().unwrap(), "--data", fresh.to_str().unwrap()]);
        assert!(!fresh.join("store").exists(), "{what}: and no store is begun");
    }
    let refused = refusal(&home, &["restore", "nowhere"]);
    assert!(refused.contains("does not exist"), "{refused}");
}

#[test]
fn restore_replaces_memos_only_when_told_to() {
    let home = furnished(5);
    home.json(&["backup", "five", "--json"]);
    let five = everything(&home, None);
    home.json(&["memo", "add", "--user", "anna", "one more", "--json"]);
    let six = everything(&home, None);
    let refused = refusal(&home, &["restore", "five"]);
    assert!(refused.contains("holds 6 memos") && refused.contains("--replace"), "{refused}");
    assert_eq!(everything(&home, None), six);

    let server = home.serve();
    let refused = refusal(&home, &["restore", "five", "--replace"]);
    assert!(refused.contains("stop it first"), "{refused}");
    server.stop(Signal::TERM);

    let restored = home.json(&["restore", "five", "--replace", "--json"]);
    assert_eq!((&restored["memos"], &restored["replaced"]), (&json!(5), &json!(true)));
    assert_eq!(everything(&home, None), five);
    assert_eq!(names_in(&home.data()), ["last-backup", "store"], "nothing is left beside it");
    let server = home.serve();
    server.stop(Signal::TERM);
}

/// The store's place was cleared for the backup whatever lay there, as long as it was not a store with memos.
#[test]
fn restore_removes_nothing_that_is_not_memods() {
    let home = furnished(5);
    home.json(&["backup", "five", "--json"]);
    let store = home.data().join("store");
    std::fs::rename(store.join("db"), home.data().join("db-elsewhere")).unwrap();
    let refused = refusal(&home, &["restore", "five"]);
    assert!(refused.contains("lost its file db") && refused.contains("--replace"), "{refused}");
    home.json(&["restore", "five", "--replace", "--json"]);

    let own = home.data().parent().unwrap().join("own");
    for name in ["taxes.txt", "photos/2019"] {
        let place = own.join("store").join(name);
        std::fs::create_dir_all(place.parent().unwrap()).unwrap();
        std::fs::write(&place, "mine").unwrap();
        for replace in [&[][..], &["--replace"]] {
            let own = own.to_str().unwrap();
            let refused = refusal(&home, &[&["restore", "five", "--data", own][..], replace].concat());
            assert!(refused.contains("is not memod's; move it away"), "{refused}");
        }
        assert_eq!(std::fs::read_to_string(&place).unwrap(), "mine");
        std::fs::remove_dir_all(own.join("store")).unwrap();
    }
    std::fs::create_dir(own.join("store")).unwrap();
    assert_eq!(home.json(&["restore", "five", "--data", own.to_str().unwrap(), "--json"])["memos"], 5);
}

#[test]
fn a_restore_of_what_is_no_backup_makes_no_data_directory() {
    let home = Home::new();
    assert!(refusal(&home, &["restore", "none", "--data", "new"]).contains("does not exist"));
    assert!(!home.path().join("new").exists());
}

#[test]
fn a_restore_that_is_refused_leaves_no_data_directory_that_it_made() {
    let home = furnished(3);
    home.json(&["backup", "good", "--json"]);
    let db = home.path().join("good/store/db");
    let mut bytes = fs::read(&db).unwrap();
    bytes[100] ^= 1;
    fs::write(&db, bytes).unwrap();
    refusal(&home, &["restore", "good", "--data", "some/where/new"]);
    assert!(!home.path().join("some").exists(), "{:?}", names_in(home.path()));
    fs::create_dir(home.path().join("mine")).unwrap();
    refusal(&home, &["restore", "good", "--data", "mine"]);
    assert!(names_in(&home.path().join("mine")).is_empty(), "what was there before stays, empty");
}

#[test]
fn a_restore_that_is_killed_leaves_the_old_store_or_the_new_one() {
    let home = furnished(1000);
    home.json(&["backup", "backup", "--json"]);
    home.json(&["memo", "add", "--user", "anna", "one more", "--json"]);
    let mut seen = Vec::new();
    for round in 0..8_u64 {
        let mut child = home
            .command(&["restore", "backup", "--replace"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(15 + 30 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        let checked = home.json(&["check", "--json"]);
        assert_eq!(checked["whole"], true, "round {round}: {checked}");
        let memos = checked["memos"].as_u64().unwrap();
        assert!([1000, 1001].contains(&memos), "round {round}: one of the two, not {memos}");
        seen.push(memos);
    }
    assert!(seen.is_sorted_by(|a, b| a >= b), "once it is in place it stays: {seen:?}");
}

#[test]
fn a_directory_that_is_there_or_cannot_be_made_is_refused_with_the_next_step() {
    let home = furnished(1);
    fs::create_dir(home.path().join("there")).unwrap();
    let refused = refusal(&home, &["backup", "there"]);
    assert!(refused.contains("is there already") && refused.contains("--keep"), "{refused}");
    fs::write(home.path().join("file"), "x").unwrap();
    let refused = refusal(&home, &["backup", "file/backup"]);
    assert!(refused.contains("is no directory"), "{refused}");
    let long = "b".repeat(250);
    for (name, keep) in [(long.as_str(), &[][..]), ("/proc/backup", &[]), ("/proc/self", &["--keep", "2"])] {
        let refused = refusal(&home, &[&["backup", name][..], keep].concat());
        assert!(refused.contains("cannot make ") && refused.contains(name), "{refused}");
        assert!(!refused.contains(".memod-backup"), "a name that nobody asked for: {refused}");
    }
    let inside = home.data().join("store/backup");
    let refused = refusal(&home, &["backup", inside.to_str().unwrap()]);
    assert!(refused.contains("inside the store"), "{refused}");
    assert_eq!(home.run(&["backup", "b", "--keep", "0"]).code, 2);
    assert_eq!(home.run(&["backup"]).code, 2);
    home.json(&["backup", "good", "--json"]);
    let refused = refusal(&home, &["user", "list", "--data", "good"]);
    assert!(refused.contains("is a backup") && refused.contains("memod restore"), "{refused}");
}

#[test]
fn check_answers_with_a_server_and_without_and_tells_damage_by_its_exit_code() {
    let home = furnished(200);
    let whole = home.json(&["check", "--json"]);
    let counts = ["users", "keys", "integrations", "memos"].map(|member| whole[member].as_u64().unwrap());
    assert_eq!((counts, &whole["whole"], &whole["damage"]), ([1, 1, 1, 200], &json!(true), &json!([])));
    let server = home.serve();
    assert_eq!(home.json(&["check", "--json"])["memos"], 200);
    let refused = refusal(&home, &["check", "--save", "saved"]);
    assert!(refused.contains("stop it first"), "{refused}");
    server.stop(Signal::TERM);

    let db = home.data().join("store/db");
    let mut bytes = fs::read(&db).unwrap();
    let used = bytes.iter().rposition(|byte| *byte != 0).unwrap();
    bytes[used / 2..used / 2 + 600].fill(0x5a);
    fs::write(&db, bytes).unwrap();
    let damaged = fs::read(&db).unwrap();
    let refused = refusal(&home, &["user", "list"]);
    assert!(refused.contains("the store is damaged") && refused.contains("memod check"), "{refused}");
    let said = home.run(&["serve", "--listen", "127.0.0.1:0"]);
    assert_eq!((said.code, said.out.as_str()), (1, ""), "{said:?}");
    let said = home.run(&["check"]);
    assert_eq!(said.code, 1, "{said:?}");
    assert_eq!(fs::read(&db).unwrap(), damaged, "nobody touched what may still be read");
    assert_eq!(said.err.lines().count(), 1, "one line: {said:?}");
    assert!(said.err.contains("check --save NEWDIR"), "{said:?}");
    let said = home.run(&["check", "--json"]);
    assert_eq!(said.code, 1, "{said:?}");
    let report: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(report["whole"], false);
    let saved = home.json(&["check", "--save", "saved", "--json"]);
    assert_eq!(saved["found"]["memos"], report["memos"]);
    assert_eq!(saved["saved"]["whole"], true);
    let checked = home.json(&["check", "--data", "saved", "--json"]);
    assert_eq!((&checked["whole"], &checked["memos"]), (&json!(true), &saved["saved"]["memos"]));

    let refused = refusal(&home, &["check", "--data", "nothing"]);
    assert!(refused.contains("there is no store"), "{refused}");
    assert!(!home.path().join("nothing").exists(), "and none is made");
}

#[test]
fn a_server_that_was_killed_leaves_a_store_that_check_calls_whole() {
    let home = furnished(100);
    for _ in 0..3 {
        let server = home.serve();
        home.json(&["memo", "add", "--user", "anna", "x", "--json"]);
        server.stop(Signal::KILL);
        let checked = home.json(&["check", "--json"]);
        assert_eq!(checked["whole"], true, "{checked}");
    }
}

#[test]
fn a_compaction_that_is_killed_leaves_a_store_that_holds_everything() {
    let home = furnished(1000);
    for round in 0..8_u64 {
        let mut child =
            home.command(&["compact"]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(30 + 40 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        let checked = home.json(&["check", "--json"]);
        assert_eq!((&checked["whole"], &checked["memos"]), (&json!(true), &json!(1000)), "round {round}");
    }
    assert_eq!(names_in(&home.data()), ["store"], "and what was left is removed");
}

#[test]
fn compact_needs_the_store_for_itself_and_keeps_everything() {
    let home = furnished(100);
    let before = everything(&home, None);
    let server = home.serve();
    let refused = refusal(&home, &["compact"]);
    assert!(refused.contains("stop it first"), "{refused}");
    server.stop(Signal::TERM);
    let report = home.json(&["compact", "--json"]);
    assert_eq!(report["memos"], 100);
    assert!(report["afterBytes"].as_u64().unwrap() <= report["beforeBytes"].as_u64().unwrap());
    assert_eq!(everything(&home, None), before);
    assert_eq!(names_in(&home.data()), ["store"]);
}

/// A store that was copied beside itself by hand, as `cp -a store store.old` does, was gone at the next start.
#[test]
fn a_copy_that_somebody_made_beside_the_store_stays() {
    let home = furnished(3);
    let copies =
        ["store.old", "store.fresh", "store.check-1", "store.bak"].map(|name| home.data().join(name));
    for copy in &copies {
        std::fs::create_dir(copy).unwrap();
        std::fs::copy(home.data().join("store/db"), copy.join("db")).unwrap();
    }
    let server = home.serve();
    server.stop(Signal::TERM);
    home.json(&["compact", "--json"]);
    home.json(&["check", "--json"]);
    assert!(copies.iter().all(|copy| copy.join("db").exists()), "{:?}", names_in(&home.data()));
    std::fs::rename(home.data().join("store"), home.path().join("away")).unwrap();
    assert!(refusal(&home, &["memo", "list", "--user", "anna"]).contains("there is no store"));
}

/// `compact` removed it with the old store.
#[test]
fn what_lies_in_the_place_of_the_store_and_is_not_memods_is_never_removed() {
    let home = furnished(3);
    let notes = home.data().join("store/notes.txt");
    std::fs::write(&notes, "mine").unwrap();
    let refused = refusal(&home, &["compact"]);
    assert!(refused.contains("notes.txt is in the place of the store"), "{refused}");
    assert_eq!(std::fs::read(&notes).unwrap(), b"mine");
    let inside = home.data().join("store/saved");
    let refused = refusal(&home, &["check", "--save", inside.to_str().unwrap()]);
    assert!(refused.contains("is inside the store; name a directory elsewhere"), "{refused}");
    assert!(!inside.exists());
}

/// The directory that the link named kept the old store, texts and all, and the new one lay on the smaller disk.
#[test]
fn a_store_behind_a_link_stays_where_it_is() {
    let home = furnished(20);
    let before = everything(&home, None);
    home.json(&["backup", "copy", "--json"]);
    let elsewhere = home.path().join("disk");
    std::fs::create_dir(&elsewhere).unwrap();
    std::fs::rename(home.data().join("store"), elsewhere.join("memod")).unwrap();
    std::os::unix::fs::symlink("../../../disk/memod", home.data().join("store")).unwrap();
    for arguments in
        [&["compact", "--json"][..], &["restore", "copy", "--replace", "--json"], &["check", "--json"]]
    {
        home.json(arguments);
        assert!(home.data().join("store").is_symlink(), "after {arguments:?}");
        assert_eq!(names_in(&elsewhere), ["memod"], "after {arguments:?}");
    }
    assert_eq!(everything(&home, None), before);
    let server = home.serve();
    assert_eq!(everything(&home, None), before);
    server.stop(Signal::TERM);
}

/// With its disk not mounted a new store would be made on the disk below, and hidden once the other is there.
#[test]
fn a_store_whose_link_leads_to_nothing_is_not_begun_anew() {
    let home = furnished(3);
    home.json(&["backup", "copy", "--json"]);
    let disk = home.path().join("disk");
    std::fs::rename(home.data().join("store"), home.path().join("away")).unwrap();
    std::os::unix::fs::symlink(disk.join("memod"), home.data().join("store")).unwrap();
    for arguments in [
        &["user", "list"][..],
        &["user", "add", "ben"],
        &["serve"],
        &["restore", "copy"],
        &["export"],
        &["import", "-"],
        &["check"],
        &["compact"],
    ] {
        let refused = refusal(&home, arguments);
        assert!(refused.contains("nothing is there; mount its disk"), "{arguments:?}: {refused}");
    }
    assert!(!disk.exists());
    std::fs::create_dir_all(disk.join("memod")).unwrap();
    assert_eq!(home.json(&["restore", "copy", "--json"])["memos"], 3);
    assert!(disk.join("memod/db").exists());
}

/// `user list` and others said that there was no store yet, and whoever believed it began anew.
#[test]
fn a_store_that_has_lost_its_file_db_is_damaged_whoever_asks() {
    let home = furnished(3);
    home.json(&["backup", "copy", "--json"]);
    let store = home.data().join("store");
    fs::remove_file(store.join("db")).unwrap();
    let left = names_in(&store);
    for arguments in [
        &["user", "list"][..],
        &["key", "list"],
        &["memo", "add", "--user", "anna", "milk"],
        &["export"],
        &["user", "add", "ben"],
        &["serve", "--listen", "127.0.0.1:0"],
        &["backup", "other"],
        &["import", "-"],
    ] {
        let refused = refusal(&home, arguments);
        assert!(refused.contains("the store has lost its file db"), "{arguments:?}: {refused}");
        assert!(!refused.contains("--save"), "there is nothing to save: {refused}");
    }
    assert_eq!(names_in(&store), left, "nobody made one that is empty");
    for arguments in [&["check"][..], &["check", "--save", "saved"], &["compact"], &["restore", "copy"]] {
        let refused = refusal(&home, arguments);
        assert!(refused.contains("has lost its file db"), "{arguments:?}: {refused}");
    }
    assert_eq!(home.json(&["restore", "copy", "--replace", "--json"])["memos"], 3);
    // What a first start leaves that was cut off is no store yet.
    let begun = home.path().join("begun/store");
    fs::create_dir_all(&begun).unwrap();
    fs::write(begun.join("lock"), "").unwrap();
    assert_eq!(home.json(&["user", "list", "--data", "begun", "--json"]), json!([]));
    assert!(home.run(&["export", "--data", "begun"]).err.contains("there is no store in begun"));
}

/// Under systemd the server has a /tmp of its own: a backup to /tmp was said to be made, and was nowhere.
#[test]
fn a_backup_that_only_the_server_sees_is_none() {
    let home = furnished(3);
    let server = home.serve();
    let elsewhere = home.path().join("elsewhere");
    std::fs::create_dir(&elsewhere).unwrap();
    // Each process sees another directory there.
    let mut command = home.command(&["backup", "/proc/self/cwd/copy"]);
    command.current_dir(&elsewhere);
    let said = program::finish(command);
    assert_eq!((said.code, said.out.as_str()), (1, ""), "{said:?}");
    assert!(said.err.contains("name a directory that both see"), "{said:?}");
    home.json(&["backup", "/proc/self/cwd/other", "--json"]);
    server.stop(Signal::TERM);
}

#[test]
fn the_help_of_each_command_has_examples_and_fits_the_terminal() {
    let home = Home::new();
    for command in ["export", "import", "backup", "restore", "check", "compact"] {
        let said = home.run(&[command, "--help"]);
        assert!(said.out.contains("Examples:\n  memod "), "{command}: {said:?}");
        for line in said.out.lines() {
            assert!(line.chars().count() <= 80, "{command}: {line}");
        }
    }
}
