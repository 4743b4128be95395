//! Every scenario is played twice: without a server, where each command opens the store itself, and with one
//! running on the same data directory.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod program;

use program::{Home, Server};
use rustix::process::Signal;
use serde_json::{Value, json};

fn both_ways(scenario: fn(&Home)) {
    scenario(&Home::new());
    let home = Home::new();
    let server = home.serve();
    scenario(&home);
    let (code, rest) = server.stop(Signal::TERM);
    assert_eq!(
        (code, rest.as_str()),
        (Some(0), ""),
        "the server should stop gracefully and print one line only"
    );
    assert!(!home.data().join("memod.sock").exists(), "a stopped server leaves no socket");
}

fn household(home: &Home) {
    home.json(&["user", "add", "anna", "--time-zone", "Europe/Vienna", "--json"]);
    for (id, trigger, format) in
        [("Shopping list", "shopping list", "checklist"), ("Notes", "note", "plainText")]
    {
        let add = [
            "integration",
            "add",
            "--user",
            "anna",
            "--id",
            id,
            "--trigger",
            trigger,
            "--format",
            format,
            "--json",
        ];
        let made = home.json(&add);
        assert_eq!(made, json!({"id": id, "trigger": trigger, "formatType": format}));
    }
}

fn members(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[track_caller]
fn has_exactly(value: &Value, wanted: &[&str]) {
    let mut wanted = wanted.to_vec();
    wanted.sort_unstable();
    let mut found = members(value);
    found.sort_unstable();
    assert_eq!(found, wanted);
}

#[test]
fn users_are_added_listed_edited_and_removed() {
    both_ways(|home| {
        let empty = home.run(&["user", "list"]);
        assert_eq!((empty.code, empty.out.as_str()), (0, ""));
        assert!(empty.err.contains("memod user add"), "{empty:?}");
        assert_eq!(home.json(&["user", "list", "--json"]), json!([]));

        let anna = home.json(&[
            "user",
            "add",
            " anna ",
            "--time-zone",
            "Europe/Vienna",
            "--language",
            "de",
            "--json",
        ]);
        has_exactly(&anna, &["name", "timeZone", "language", "createdAt"]);
        assert_eq!(
            (&anna["name"], &anna["timeZone"], &anna["language"]),
            (&json!("anna"), &json!("Europe/Vienna"), &json!("de"))
        );

        let again = home.run(&["user", "add", "anna"]);
        assert_eq!(again.code, 1, "{again:?}");
        assert_eq!(again.err.lines().filter(|line| line.starts_with("error: ")).count(), 1, "{again:?}");

        let edited = home.json(&["user", "edit", "anna", "--new-name", "Anna", "--language", "fr", "--json"]);
        assert_eq!((&edited["name"], &edited["language"]), (&json!("Anna"), &json!("fr")));
        let shown = home.run(&["user", "list"]);
        assert!(shown.out.starts_with("NAME") && shown.out.contains("Anna  Europe/Vienna"), "{shown:?}");

        let refused = home.run(&["user", "remove", "Anna"]);
        assert_eq!(refused.code, 2, "without a terminal and --yes nothing is removed: {refused:?}");
        assert_eq!(home.json(&["user", "remove", "Anna", "--yes", "--json"])["name"], "Anna");
        assert_eq!(home.json(&["user", "list", "--json"]), json!([]));
        assert_eq!(home.run(&["user", "remove", "Anna", "--yes"]).code, 1);
    });
}

/// A mistyped `--data` made an empty store there, and "No users yet" sounded as if everything was gone.
#[test]
fn only_adding_a_user_and_an_import_begin_a_store() {
    let home = Home::new();
    for (arguments, empty) in [(["user", "list"], "No users yet"), (["key", "list"], "No keys yet")] {
        let said = home.run(&[&["--data", "typo"], &arguments[..]].concat());
        assert_eq!((said.code, said.out.as_str()), (0, ""), "{said:?}");
        assert!(said.err.contains("There is no store in typo yet.") && said.err.contains(empty), "{said:?}");
        let json = home.run(&[&["--data", "typo"], &arguments[..], &["--json"]].concat());
        assert_eq!((json.code, json.out.as_str()), (0, "[]\n"), "{json:?}");
    }
    for arguments in [
        &["user", "edit", "anna", "--language", "de"][..],
        &["user", "remove", "anna", "--yes"],
        &["key", "create", "--user", "anna"],
        &["key", "list", "--user", "anna"],
        &["key", "revoke", "abcdefghijkl"],
        &["integration", "add", "--user", "anna", "--id", "a", "--trigger", "a", "--format", "plainText"],
        &["integration", "list", "--user", "anna"],
        &["memo", "add", "--user", "anna", "milk"],
        &["memo", "list", "--user", "anna"],
        &["memo", "show", "m-1"],
        &["memo", "reroute", "--user", "anna"],
        &["explain", "--user", "anna", "milk"],
    ] {
        let said = home.run(&[&["--data", "typo"], arguments].concat());
        assert_eq!((said.code, said.out.as_str()), (1, ""), "{said:?}");
        assert!(
            said.err.contains("there is no store in typo;") && said.err.contains("memod user add"),
            "{said:?}"
        );
    }
    assert!(!home.path().join("typo").exists());
    for (data, arguments) in [("one", ["user", "add", "anna"]), ("two", ["import", "-", "--json"])] {
        assert_eq!(home.run(&[&["--data", data], &arguments[..]].concat()).code, 0);
        assert!(home.path().join(data).join("store").is_dir());
    }
}

#[test]
fn a_user_without_a_zone_gets_the_machines_and_is_told() {
    both_ways(|home| {
        let mut command = home.command(&["user", "add", "anna", "--json"]);
        command.env("TZ", "Asia/Tokyo");
        let said = program::finish(command);
        assert!(
            said.out.contains("\"Asia/Tokyo\"") && said.err.contains("Asia/Tokyo, from the variable TZ"),
            "{said:?}"
        );
        let said = home.run(&["user", "add", "anna"]);
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "a failure is one line: {said:?}");
    });
}

#[test]
fn a_key_is_printed_once_and_alone() {
    both_ways(|home| {
        household(home);
        let made = home.run(&["key", "create", "--user", "anna", "--name", "n8n"]);
        assert_eq!((made.code, made.out.lines().count()), (0, 1), "{made:?}");
        let key = made.out.trim();
        assert!(key.starts_with("memod_") && !made.err.contains(key), "{made:?}");

        let phone = home.json(&[
            "key",
            "create",
            "--user",
            "anna",
            "--scope",
            "capture",
            "--scope",
            "automation",
            "--expires-in",
            "90d",
            "--json",
        ]);
        has_exactly(
            &phone,
            &["id", "user", "name", "scopes", "createdAt", "expiresAt", "revokedAt", "lastUsedAt", "key"],
        );
        assert_eq!(phone["scopes"], json!(["automation", "capture"]));
        assert!(phone["expiresAt"].is_string() && phone["revokedAt"].is_null());

        let keys = home.json(&["key", "list", "--user", "anna", "--json"]);
        assert_eq!(keys.as_array().unwrap().len(), 2);
        assert!(keys.as_array().unwrap().iter().all(|key| key.get("key").is_none()), "{keys}");
        assert!(!home.run(&["key", "list"]).out.contains(key), "a key is never shown again");

        let id = phone["id"].as_str().unwrap();
        let rotated = home.json(&["key", "rotate", id, "--overlap", "15m", "--json"]);
        assert!(rotated["key"].is_string() && rotated["id"] != phone["id"]);
        let revoked = home.json(&["key", "revoke", id, "--json"]);
        assert!(revoked["revokedAt"].is_string());
        assert_eq!(home.run(&["key", "revoke", "AAAAAAAAAAAA"]).code, 1, "there is no such key");
    });
}

#[test]
fn memos_are_kept_listed_shown_moved_and_removed() {
    both_ways(|home| {
        household(home);
        let said =
            home.feed(&["memo", "add", "--user", "anna", "--integration", "Notes", "--json"], b"first\n");
        let first: Value = serde_json::from_str(&said.out).unwrap();
        assert_eq!((&first["text"], &first["integrationId"]), (&json!("first"), &json!("Notes")));
        let second = home.json(&[
            "memo",
            "add",
            "--user",
            "anna",
            "--json",
            "--recorded-at",
            "2026-11-20T09:30:00+01:00",
            "something else entirely",
        ]);
        assert_eq!(second["recordedAt"], "2026-11-20T08:30:00.000Z");
        has_exactly(&second, &["id", "user", "integrationId", "text", "recordedAt", "timeZone", "createdAt"]);
        assert_eq!(second["integrationId"], Value::Null);

        let memos = home.json(&["memo", "list", "--user", "anna", "--json"]);
        assert_eq!((&memos[0]["id"], &memos[1]["id"]), (&second["id"], &first["id"]), "newest first");
        has_exactly(
            &memos[0],
            &["id", "user", "integrationId", "text", "recordedAt", "timeZone", "createdAt"],
        );
        assert_eq!(
            home.json(&["memo", "list", "--user", "anna", "--limit", "1", "--json"])
                .as_array()
                .unwrap()
                .len(),
            1
        );
        assert_eq!(
            home.json(&["memo", "list", "--user", "anna", "--inbox", "--json"])[0]["id"],
            second["id"]
        );
        assert_eq!(
            home.json(&["memo", "list", "--user", "anna", "--integration", "Notes", "--json"])[0]["id"],
            first["id"]
        );

        let id = second["id"].as_str().unwrap();
        home.json(&["memo", "move", id, "--integration", "Notes", "--json"]);
        let shown = home.json(&["memo", "show", id, "--json"]);
        has_exactly(
            &shown,
            &[
                "id",
                "user",
                "integrationId",
                "text",
                "recordedAt",
                "timeZone",
                "createdAt",
                "entries",
                "assumptions",
            ],
        );
        assert_eq!(
            shown["entries"],
            json!([{"formatType": "plainText", "content": "something else entirely"}])
        );
        let read = home.run(&["memo", "show", id]);
        assert!(
            read.out.contains("something else entirely") && read.out.contains("Automation sees"),
            "{read:?}"
        );

        assert_eq!(home.run(&["memo", "remove", id]).code, 2);
        assert_eq!(home.json(&["memo", "remove", id, "--yes", "--json"])["id"], second["id"]);
        assert_eq!(home.run(&["memo", "show", id]).code, 1);

        let gone = home.run(&["integration", "remove", "--user", "anna", "--id", "Notes"]);
        assert_eq!(gone.code, 0, "{gone:?}");
        assert_eq!(home.json(&["memo", "list", "--user", "anna", "--inbox", "--json"])[0]["id"], first["id"]);
    });
}

#[test]
fn a_memo_cannot_make_the_terminal_do_things() {
    both_ways(|home| {
        household(home);
        home.json(&["memo", "add", "--user", "anna", "--json", "evil \u{1b}]0;owned\u{7} \u{9b}31m text"]);
        let listed = home.run(&["memo", "list", "--user", "anna"]);
        assert!(
            listed.out.contains("evil") && !listed.out.contains(['\u{1b}', '\u{7}', '\u{9b}']),
            "{listed:?}"
        );
        let json = home.run(&["memo", "list", "--user", "anna", "--json"]);
        assert!(!json.out.contains(['\u{1b}', '\u{7}', '\u{9b}']), "{json:?}");
    });
}

#[test]
fn an_equal_trigger_is_allowed_with_a_warning() {
    both_ways(|home| {
        household(home);
        let said = home.run(&[
            "integration",
            "add",
            "--user",
            "anna",
            "--id",
            "More notes",
            "--trigger",
            "note",
            "--format",
            "plainText",
        ]);
        assert_eq!(said.code, 0, "{said:?}");
        assert!(said.err.starts_with("warning: "), "{said:?}");
    });
}

#[test]
fn a_trigger_that_no_memo_can_tell_apart_or_name_is_warned_of() {
    both_ways(|home| {
        household(home);
        let add = |id: &str, trigger: &str| {
            home.run(&[
                "integration",
                "add",
                "--user",
                "anna",
                "--id",
                id,
                "--trigger",
                trigger,
                "--format",
                "plainText",
            ])
        };
        let said = add("Dots", "...");
        assert!(said.code == 0 && said.err.contains("has no word"), "{said:?}");
        for (id, trigger) in [("Loud", "NOTE"), ("Louder", "NOTE!"), ("Accented", "nóte")] {
            let said = add(id, trigger);
            assert!(said.code == 0 && said.err.contains("has the same trigger \"note\""), "{said:?}");
            assert!(said.err.contains("go to the inbox"), "{said:?}");
            assert_eq!(home.run(&["integration", "remove", "--user", "anna", "--id", id]).code, 0);
        }
        let said = add("Notes", "memo");
        assert!(said.code == 1 && said.err.contains("choose another id, or edit that one"), "{said:?}");
        let said = add("Near", "notes");
        assert!(said.code == 0 && said.err.contains("could be confused"), "{said:?}");
    });
}

#[test]
fn an_export_that_cannot_be_written_names_the_file_that_was_asked_for() {
    both_ways(|home| {
        household(home);
        let said = home.run(&["export", "nowhere/all.jsonl"]);
        assert!(said.code == 1 && said.err.contains("cannot write nowhere/all.jsonl: "), "{said:?}");
        assert!(!said.err.contains(".memod-export") && said.err.contains("name another"), "{said:?}");
        let said = home.run(&["import", "nowhere.jsonl"]);
        assert!(said.code == 1 && said.err.contains("there is no such file"), "{said:?}");
        let said = home.run(&["import", "."]);
        assert!(said.code == 1 && said.err.contains("it is a directory; name a file"), "{said:?}");
    });
}

/// As a shell's `>` does; the link was replaced and what it named stayed as it was.
#[test]
fn an_export_to_a_link_is_written_to_what_the_link_names() {
    let home = Home::new();
    household(&home);
    let (link, named) = (home.path().join("link.jsonl"), home.path().join("named.jsonl"));
    std::fs::write(&named, "before").unwrap();
    std::os::unix::fs::symlink("named.jsonl", &link).unwrap();
    assert_eq!(home.run(&["export", "link.jsonl"]).code, 0);
    assert!(link.is_symlink() && std::fs::read_to_string(&named).unwrap().contains("anna"));
}

#[test]
fn a_command_that_is_shown_to_be_typed_is_quoted_as_a_shell_wants_it() {
    let home = Home::new();
    let user = "O'Hara \"Ä\" $HOME 🙂";
    home.json(&["user", "add", user, "--json"]);
    for list in [&["memo", "list"][..], &["integration", "list"], &["key", "list"]] {
        let said = home.run(&[list, &["--user", user]].concat());
        assert!(said.err.contains(r#"--user 'O'\''Hara "Ä" $HOME 🙂'"#), "{said:?}");
    }
}

#[test]
fn explain_for_a_user_stores_nothing() {
    both_ways(|home| {
        household(home);
        let explained = home.json(&["explain", "--user", "anna", "--json", "a note: water the plants"]);
        has_exactly(&explained, &["normalized", "candidates", "integrationId", "entries", "assumptions"]);
        assert_eq!(explained["integrationId"], "Notes");
        assert_eq!(home.json(&["memo", "list", "--user", "anna", "--json"]), json!([]));
    });
}

#[test]
fn explain_asks_the_only_user_where_none_is_named() {
    both_ways(|home| {
        household(home);
        let explained = home.json(&["explain", "--json", "a note: water the plants"]);
        assert_eq!(explained["integrationId"], "Notes");
        home.run(&["user", "add", "ben"]);
        let said = home.run(&["explain", "a note: water the plants"]);
        assert!(said.code == 2 && said.err.contains("--user"), "{said:?}");
    });
}

#[test]
fn an_import_names_every_bad_line() {
    both_ways(|home| {
        household(home);
        let memo = |user: &str| format!("{{\"type\":\"memo\",\"user\":\"{user}\",\"text\":\"milk\"}}\n");
        let mut lines = format!("{{\n{}{}", memo("anna"), memo("ben")).into_bytes();
        lines.extend(b"\xff\xfe\n");
        lines.extend(memo("anna").into_bytes());
        lines.extend("[]\n".repeat(12).into_bytes());
        let said = home.feed(&["import", "-"], &lines);
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
        for words in
            ["line 1: ", "line 3: there is no user \"ben\"", "line 4: the line is not UTF-8", "line 6: "]
        {
            assert!(said.err.contains(words), "{words}: {said:?}");
        }
        assert!(said.err.contains("lines 13, 14, 15, 16, 17") && !said.err.contains("line 2:"), "{said:?}");
        assert_eq!(home.json(&["memo", "list", "--user", "anna", "--json"]), json!([]));
    });
}

#[test]
fn an_import_says_what_it_left_as_it_was() {
    both_ways(|home| {
        household(home);
        home.run(&["memo", "add", "--user", "anna", "buy milk"]);
        let export = home.run(&["export"]).out;
        let other =
            export.replace("buy milk", "buy tea").replace("\"trigger\":\"note\"", "\"trigger\":\"memo\"");
        assert_ne!(export, other);
        let said = home.feed(&["import", "-"], other.as_bytes());
        assert!(said.err.contains("2 of them stay as they are, though the file says otherwise"), "{said:?}");
        assert_eq!(
            home.run(&["export"]).out.lines().skip(1).collect::<Vec<_>>(),
            export.lines().skip(1).collect::<Vec<_>>()
        );
    });
}

/// A memod of before kept texts of which nothing can be seen: an export of its store would have been refused whole.
#[test]
fn an_export_with_a_memo_that_shows_nothing_is_taken_and_a_new_one_is_not() {
    both_ways(|home| {
        household(home);
        home.run(&["memo", "add", "--user", "anna", "buy milk"]);
        let export = home.run(&["export"]).out.replace("buy milk", "\u{200b}");
        let said = home.feed(&["import", "-", "--data", "other"], export.as_bytes());
        assert_eq!(said.code, 0, "{said:?}");
        let memos = home.json(&["memo", "list", "--user", "anna", "--data", "other", "--json"]);
        assert_eq!(memos[0]["text"], "\u{200b}");
        let new = r#"{"type":"memo","user":"anna","text":"\u200b"}"#;
        let said = home.feed(&["import", "-"], new.as_bytes());
        assert!(said.code == 1 && said.err.contains("line 1: text must not be empty"), "{said:?}");
    });
}

#[test]
fn an_export_is_imported_into_another_store_and_twice_adds_nothing() {
    both_ways(|home| {
        use std::os::unix::fs::PermissionsExt;
        household(home);
        home.run(&["key", "create", "--user", "anna"]);
        for number in 0..30 {
            home.run(&["memo", "add", "--user", "anna", &format!("memo {number}")]);
        }
        let said = home.run(&["export", "all.jsonl"]);
        assert_eq!((said.code, said.out.as_str()), (0, ""), "{said:?}");
        let file = home.path().join("all.jsonl");
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        let text = std::fs::read_to_string(&file).unwrap();
        let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        assert_eq!(header["memod"], 1);
        assert_eq!(text.lines().count(), 1 + 1 + 1 + 2 + 30);

        let report = home.json(&["import", "all.jsonl", "--json"]);
        assert_eq!(report["memos"], 0, "importing the same export adds nothing: {report}");

        let said = home.run(&["import", "all.jsonl", "--data", "other"]);
        assert_eq!((said.code, said.out.as_str()), (0, ""), "{said:?}");
        assert!(said.err.contains("30 memos"), "{said:?}");
        let there =
            home.json(&["memo", "list", "--user", "anna", "--limit", "100", "--data", "other", "--json"]);
        assert_eq!(there, home.json(&["memo", "list", "--user", "anna", "--limit", "100", "--json"]));
        let names = |directory: &std::path::Path| {
            std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().file_name()).collect::<Vec<_>>()
        };
        let left = names(home.path()).iter().any(|name| name.to_string_lossy().starts_with(".memod-export"));
        assert!(!left, "nothing is left beside the export");
    });
}

#[test]
fn export_without_a_file_goes_to_standard_output_and_import_reads_standard_input() {
    both_ways(|home| {
        household(home);
        home.run(&["memo", "add", "--user", "anna", "\u{9b}31m red"]);
        let out = home.run(&["export"]);
        assert!(out.out.starts_with("{\"memod\":1,"), "{out:?}");
        assert!(out.out.contains(r#""text":"\u009b31m red""#), "nothing that a terminal obeys: {out:?}");
        let said = home.feed(&["import", "-", "--data", "other"], out.out.as_bytes());
        assert_eq!(said.code, 0, "{said:?}");
        assert_eq!(home.json(&["user", "list", "--data", "other", "--json"])[0]["name"], "anna");
        let memos = home.json(&["memo", "list", "--user", "anna", "--data", "other", "--json"]);
        assert_eq!(memos[0]["text"], "\u{9b}31m red");
    });
}

#[test]
fn an_export_as_one_json_document_holds_the_same_and_can_be_imported() {
    both_ways(|home| {
        household(home);
        home.run(&["memo", "add", "--user", "anna", "note: [1, 2],\n{},"]);
        let lines = home.run(&["export"]).out;
        let document = home.run(&["export", "--json"]);
        let values: Vec<Value> = serde_json::from_str(&document.out).expect("one document");
        let of_lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(values[0]["memod"], 1);
        assert_eq!(values[1..], of_lines[1..], "all but the moment in the header");

        let said = home.feed(&["import", "-", "--json", "--data", "other"], document.out.as_bytes());
        assert_eq!(said.code, 0, "{said:?}");
        assert_eq!(
            home.run(&["export", "--data", "other"]).out.lines().skip(1).collect::<Vec<_>>(),
            lines.lines().skip(1).collect::<Vec<_>>()
        );

        let said = home.json(&["export", "all.jsonl", "--json"]);
        assert_eq!(said, json!({ "path": "all.jsonl" }));
        assert_eq!(home.run(&["import", "all.jsonl"]).code, 0);
    });
}

#[test]
fn a_bad_line_changes_nothing_and_is_named() {
    both_ways(|home| {
        household(home);
        let mut lines: String = (0..200)
            .map(|number| format!("{{\"type\":\"memo\",\"user\":\"anna\",\"text\":\"memo {number}\"}}\n"))
            .collect();
        lines.push_str("{\"type\":\"memo\",\"user\":\"anna\"}\n");
        lines.push_str(&"{\"type\":\"memo\",\"user\":\"anna\",\"text\":\"more\"}\n".repeat(50_000));
        let said = home.feed(&["import", "-"], lines.as_bytes());
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
        assert!(said.err.contains("line 201"), "{said:?}");
        assert_eq!(home.json(&["memo", "list", "--user", "anna", "--json"]), json!([]));
    });
}

#[test]
fn an_import_whose_client_dies_half_way_changes_nothing() {
    use std::io::Write;
    use std::process::Stdio;
    let home = Home::new();
    let server = home.serve();
    household(&home);
    let mut command = home.command(&["import", "-"]);
    let mut client = command.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut input = client.stdin.take().unwrap();
    input
        .write_all("{\"type\":\"memo\",\"user\":\"anna\",\"text\":\"half\"}\n".repeat(20_000).as_bytes())
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(200));
    client.kill().unwrap();
    client.wait().unwrap();
    drop(input);
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(home.json(&["memo", "list", "--user", "anna", "--json"]), json!([]));
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
}

/// The signals that a process catches (`SigCgt`) or ignores (`SigIgn`).
fn signal_mask(process: u32, name: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let mask = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
    u64::from_str_radix(mask.unwrap().trim(), 16).unwrap()
}

/// It was silent, and left open how much of a long import was there.
#[test]
fn an_import_that_is_stopped_by_a_signal_says_what_is_kept() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::Stdio;
    both_ways(|home| {
        household(home);
        for signal in [Signal::TERM, Signal::INT] {
            let mut command = home.command(&["import", "-"]);
            let mut client = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
            let mut input = client.stdin.take().unwrap();
            input.write_all(b"{\"type\":\"memo\",\"user\":\"anna\",\"text\":\"half\"}\n").unwrap();
            let deaf = loop {
                let holds = |mask| signal_mask(client.id(), mask) >> (signal.as_raw() - 1) & 1 == 1;
                if let Some(mask) = ["SigCgt", "SigIgn"].into_iter().find(|mask| holds(mask)) {
                    break mask == "SigIgn";
                }
                std::thread::sleep(std::time::Duration::from_millis(5));
            };
            let pid = rustix::process::Pid::from_child(&client);
            rustix::process::kill_process(pid, signal).unwrap();
            // A shell makes what it starts behind `&` deaf to Ctrl-C, and that holds.
            let signal = if deaf { Signal::TERM } else { signal };
            if deaf {
                rustix::process::kill_process(pid, signal).unwrap();
            }
            let (mut line, mut rest) = (String::new(), String::new());
            let mut err = BufReader::new(client.stderr.take().unwrap());
            err.read_line(&mut line).unwrap();
            err.read_to_string(&mut rest).unwrap();
            assert_eq!((line.as_str(), rest.as_str()), ("error: broken off; nothing was imported\n", ""));
            assert_eq!(client.wait().unwrap().code(), Some(128 + signal.as_raw()));
        }
        assert_eq!(home.json(&["memo", "list", "--user", "anna", "--json"]), json!([]));
    });
}

/// It was made, exit code 0, and gone: nobody had read it.
#[test]
fn a_key_that_cannot_be_shown_is_a_failure_that_names_it() {
    both_ways(|home| {
        household(home);
        for form in [&[][..], &["--json"]] {
            let mut command = home.command(&[&["key", "create", "--user", "anna"][..], form].concat());
            let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
            let output = command.stdout(full).output().unwrap();
            let err = String::from_utf8(output.stderr).unwrap();
            assert_eq!((output.status.code(), err.lines().count()), (Some(1), 1), "{err}");
            let made = home.json(&["key", "list", "--json"]);
            let id = made.as_array().unwrap().last().unwrap()["id"].as_str().unwrap().to_owned();
            assert!(err.contains(&format!("memod key revoke {id}")), "{err}");
            assert_eq!(home.run(&["key", "revoke", &id]).code, 0);
        }
    });
}

#[test]
fn a_pipe_that_closes_early_is_silent() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    both_ways(|home| {
        household(home);
        let lines =
            "{\"type\":\"memo\",\"user\":\"anna\",\"text\":\"one of very many memos of the same words\"}\n"
                .repeat(5000);
        assert_eq!(home.feed(&["import", "-"], lines.as_bytes()).code, 0);
        for arguments in [&["export"][..], &["memo", "list", "--user", "anna", "--limit", "5000"]] {
            let mut command = home.command(arguments);
            let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
            let mut out = BufReader::new(child.stdout.take().unwrap());
            out.read_line(&mut String::new()).unwrap();
            drop(out);
            let output = child.wait_with_output().unwrap();
            assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
        }
    });
}

#[test]
fn commands_that_run_at_the_same_time_wait_for_each_other() {
    both_ways(|home| {
        household(home);
        std::thread::scope(|scope| {
            for number in 0..6 {
                scope.spawn(move || {
                    let said = home.run(&["memo", "add", "--user", "anna", &format!("memo {number}")]);
                    assert_eq!(said.code, 0, "{said:?}");
                });
            }
        });
        assert_eq!(home.json(&["memo", "list", "--user", "anna", "--json"]).as_array().unwrap().len(), 6);
    });
}

#[test]
fn a_second_server_on_the_same_data_directory_says_so() {
    let home = Home::new();
    let _server = home.serve();
    let said = home.run(&["serve", "--listen", "127.0.0.1:0"]);
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    assert!(said.err.contains("already serving"), "{said:?}");
}

#[test]
fn a_server_that_was_killed_is_neither_waited_for_nor_in_the_way() {
    let home = Home::new();
    let server = home.serve();
    household(&home);
    assert_eq!(server.stop(Signal::KILL).0, None);
    assert!(home.data().join("memod.sock").exists(), "a killed server leaves its socket");
    assert_eq!(home.json(&["user", "list", "--json"])[0]["name"], "anna");
    let server = home.serve();
    assert_eq!(home.json(&["user", "list", "--json"])[0]["name"], "anna");
    assert_eq!(server.stop(Signal::INT).0, Some(0));
}

#[test]
fn a_data_directory_with_a_very_long_path_works_the_same() {
    let home = Home::new();
    let deep = home.path().join("d".repeat(100)).join("e".repeat(100));
    let data = deep.to_str().unwrap();
    let server = Server::start(home.command(&["serve", "--listen", "127.0.0.1:0", "--data", data]));
    home.json(&["user", "add", "anna", "--data", data, "--json"]);
    assert!(deep.join("memod.sock").exists());
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
    assert_eq!(home.json(&["user", "list", "--data", data, "--json"])[0]["name"], "anna");
}

#[test]
fn a_refusal_reads_the_same_with_and_without_a_server() {
    let refusal = |home: &Home| {
        household(home);
        home.json(&["user", "add", "bert", "--json"]);
        let said = home.run(&["user", "edit", "anna", "--new-name", "bert"]);
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
        said.err
    };
    let home = Home::new();
    let _server = home.serve();
    assert_eq!(refusal(&home), refusal(&Home::new()));
}

#[test]
fn a_demo_answers_one_line_of_json_and_leaves_nothing_behind() {
    let home = Home::new();
    let demo =
        Server::start(home.command(&["demo", "--json", "--listen", "127.0.0.1:0", "--base-path", "memod/"]));
    let line: Value = serde_json::from_str(&demo.line).unwrap();
    has_exactly(&line, &["baseUrl", "automationKey", "captureKey", "user", "integrations"]);
    assert!(line["baseUrl"].as_str().unwrap().ends_with("/memod"), "{line}");
    assert_eq!(line["integrations"].as_array().unwrap().len(), 3);
    let data: Vec<_> = std::fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(data.len(), 1, "the store is in the temporary directory: {data:?}");
    let data = data[0].to_str().unwrap();
    let memos = home.json(&["memo", "list", "--user", "demo", "--data", data, "--json"]);
    assert!(memos.as_array().unwrap().len() >= 3, "{memos}");
    assert_eq!(demo.stop(Signal::INT), (Some(0), String::new()));
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0, "nothing stays behind");
}

#[test]
fn a_demo_introduces_itself_with_lines_to_paste() {
    let home = Home::new();
    let demo = Server::start(home.command(&["demo", "--listen", "127.0.0.1:0"]));
    let (code, rest) = demo.stop(Signal::TERM);
    assert_eq!(code, Some(0));
    for words in [
        "automation key  memod_",
        "/automation/test-auth",
        "/automation/integrations",
        "/automation/list",
        "/capture/memos",
    ] {
        assert!(rest.contains(words), "{words} is missing: {rest}");
    }
}

#[test]
fn a_second_signal_ends_a_stop_that_waits() {
    use std::io::{Read, Write};
    let home = Home::new();
    let server = Server::start(home.command(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--stop-timeout",
        "60s",
        "--body-timeout",
        "60s",
    ]));
    let address = server.address();
    household(&home);
    let key = home.json(&["key", "create", "--user", "anna", "--json"]);
    let mut slow = std::net::TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /automation/list HTTP/1.1\r\nHost: x\r\nX-API-KEY: {}\r\nContent-Length: 100\r\n\r\n{{",
        key["key"].as_str().unwrap()
    );
    slow.write_all(head.as_bytes()).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    rustix::process::kill_process(server.id(), Signal::TERM).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(server.stop(Signal::TERM).0, Some(1), "the second signal does not wait for the slow request");
    let _ = slow.read(&mut [0; 1]);
}

/// The story: `memod serve` in a terminal that was closed died in the middle of what it did, without a word to anybody.
#[test]
fn a_terminal_that_closes_stops_a_server_like_any_stop_and_not_under_nohup() {
    let home = Home::new();
    assert_eq!(home.serve().stop(Signal::HUP).0, Some(0));
    let mut nohup = std::process::Command::new("sh");
    nohup.args(["-c", "trap '' HUP; exec \"$0\" serve --listen 127.0.0.1:0", env!("CARGO_BIN_EXE_memod")]);
    let server = Server::start({
        nohup.env_clear().env("HOME", home.path());
        nohup
    });
    server.kill(Signal::HUP);
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(home.run(&["user", "add", "bert", "--time-zone", "UTC"]).code, 0);
    assert!(home.data().join("memod.sock").exists(), "the server is still there");
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
}

/// The story: `memod serve 2>&1 | head -2`. The first line that nobody read any more panicked whoever logged it: a request
/// with a bad key, and then the task that waits for signals, so that the server could only be killed.
#[test]
fn a_server_whose_log_nobody_reads_answers_and_stops() {
    use std::io::{Read, Write};
    let home = Home::new();
    let mut serving = home.serving();
    let (log, end) = std::io::pipe().unwrap();
    serving.stderr(end);
    let mut server = Server::start(serving);
    drop(log);
    let mut wire = std::net::TcpStream::connect(server.address()).unwrap();
    let bad = "POST /automation/test-auth HTTP/1.0\r\nX-API-KEY: memod_none\r\n\r\n";
    wire.write_all(bad.as_bytes()).unwrap();
    let mut answer = String::new();
    wire.read_to_string(&mut answer).unwrap();
    assert!(answer.contains(" 401 "), "a failed key is logged, and answered: {answer:?}");
    server.kill(Signal::TERM);
    assert_eq!(
        server.ends_within(std::time::Duration::from_secs(20)),
        Some(Some(0)),
        "it stops when it is told to"
    );
}

#[test]
fn clients_that_say_nothing_do_not_lock_the_others_out() {
    let home = Home::new();
    let _server = home.serve();
    let silent: Vec<_> = (0..20)
        .map(|_| std::os::unix::net::UnixStream::connect(home.data().join("memod.sock")).unwrap())
        .collect();
    assert_eq!(home.json(&["user", "list", "--json"]), json!([]));
    drop(silent);
}
