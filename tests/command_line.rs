//! What can be seen of the command line without a store.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod program;

use clap::CommandFactory;
use program::{Home, finish};
use serde_json::Value;

/// Every command there is, the whole program first.
fn commands() -> Vec<Vec<String>> {
    fn collect(command: &clap::Command, path: &[String], found: &mut Vec<Vec<String>>) {
        found.push(path.to_vec());
        for inner in command.get_subcommands() {
            collect(inner, &[path, &[inner.get_name().to_owned()]].concat(), found);
        }
    }
    let mut found = Vec::new();
    collect(&memod::cli::Cli::command(), &[], &mut found);
    found
}

#[test]
fn without_a_command_the_help_is_printed_and_nothing_failed() {
    let said = Home::new().run(&[]);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.out.contains("Usage: memod") && said.err.is_empty(), "{said:?}");
}

#[test]
fn the_help_of_every_command_fits_eighty_columns_and_has_an_example() {
    let home = Home::new();
    let commands = commands();
    assert!(commands.len() > 25, "only {} commands are found", commands.len());
    for command in commands {
        for flag in ["-h", "--help"] {
            let arguments: Vec<&str> = command.iter().map(String::as_str).chain([flag]).collect();
            let said = home.run(&arguments);
            assert_eq!(said.code, 0, "{arguments:?}: {said:?}");
            for line in said.out.lines() {
                assert!(line.chars().count() <= 80, "{arguments:?} is wider than 80 columns: {line}");
            }
            let has_example = said.out.contains("Example:\n") || said.out.contains("Examples:\n");
            assert!(has_example || flag == "-h", "{arguments:?} should have an example");
        }
    }
}

#[test]
fn the_version_is_the_packages() {
    let said = Home::new().run(&["--version"]);
    assert_eq!((said.code, said.out), (0, format!("memod {}\n", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn wrong_usage_is_exit_code_two_and_touches_nothing() {
    let home = Home::new();
    let wrong: &[&[&str]] = &[
        &["dance"],
        &["user", "add"],
        &["user", "add", ""],
        &["user", "add", "an\nna"],
        &["user", "add", "anna", "--time-zone", "Vienna/Europe"],
        &["user", "add", "anna", "--language", "xx"],
        &["user", "edit", "anna"],
        &["user", "remove", "anna"],
        &["memo", "remove", "some-id"],
        &["key", "create"],
        &["key", "create", "--user", "anna", "--scope", "admin"],
        &["key", "create", "--user", "anna", "--expires-in", "soon"],
        &["key", "create", "--user", "anna", "--expires-in", "0s"],
        &["key", "revoke", "short"],
        &["integration", "add", "--user", "anna", "--id", "a", "--trigger", "b", "--format", "list"],
        &["integration", "edit", "--user", "anna", "--id", "a"],
        &["memo", "add", "--user", "anna", "--recorded-at", "2026-11-20", "text"],
        &["memo", "list", "--user", "anna", "--inbox", "--integration", "a"],
        &["memo", "list", "--user", "anna", "--limit", "0"],
        &["memo", "reroute"],
        &["memo", "reroute", "--user", "anna", "--integration", "a"],
        &["explain", "milk"],
        &["explain", "--format", "checklist", "--user", "anna", "milk"],
        &["explain", "--trigger", "list", "milk"],
        &["explain", "--jsonl", "milk"],
        &["import"],
        &["serve", "--listen", "nowhere"],
        &["demo", "--data", "here"],
    ];
    for arguments in wrong {
        let said = home.run(arguments);
        assert_eq!(said.code, 2, "{arguments:?}: {said:?}");
        assert!(said.out.is_empty() && said.err.starts_with("error: "), "{arguments:?}: {said:?}");
    }
    assert!(!home.data().exists(), "no store is made for a command that makes no sense");
}

#[test]
fn a_wrong_value_says_what_would_be_right() {
    let home = Home::new();
    for (arguments, words) in [
        (&["user", "add", "anna", "--time-zone", "Europe/Viena"][..], "Europe/Vienna"),
        (&["user", "add", "anna", "--language", "german"], "en, de, fr, es"),
        (&["key", "create", "--user", "anna", "--expires-in", "90"], "90d"),
        (&["memo", "add", "--user", "anna", "--recorded-at", "today", "x"], "2026-11-20T09:30:00+01:00"),
        (&["key", "revoke", "x"], "memod key list"),
        (&["memo", "list", "--user", "anna", "--limit", "x"], "must be a whole number from 1 to 100000"),
        (&["memo", "list", "--user", "anna", "--limit", "0"], "must be a whole number from 1 to 100000"),
        (&["backup", "b", "--keep", "0"], "must be a whole number from 1 to 100000"),
    ] {
        let said = home.run(arguments);
        assert!(said.err.contains(words), "{arguments:?} should mention {words}: {said:?}");
    }
}

#[test]
fn explain_by_format_needs_no_store() {
    let home = Home::new();
    let explained = home.json(&[
        "explain",
        "--format",
        "plainText",
        "--json",
        "--time-zone",
        "Europe/Vienna",
        " water the plants ",
    ]);
    let members: Vec<&String> = explained.as_object().unwrap().keys().collect();
    for member in ["normalized", "candidates", "integrationId", "entries", "assumptions"] {
        assert!(members.iter().any(|found| *found == member), "{member} is missing: {explained}");
    }
    assert_eq!(explained["entries"][0]["content"], "water the plants");
    assert_eq!(explained["integrationId"], Value::Null);
    assert!(!home.data().exists());
}

#[test]
fn a_byte_order_mark_opens_the_first_line_and_a_bad_line_is_counted_once() {
    let lines = "\u{feff}{\"text\":\"milk\",\"formatType\":\"checklist\"}\n\n{bad\n";
    let said = Home::new().feed(&["explain", "--jsonl"], lines.as_bytes());
    let answers: Vec<Value> = said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers[0]["entries"][0]["itemContent"], "milk", "{said:?}");
    assert_eq!(answers[1]["error"]["line"], 3);
    let detail = answers[1]["error"]["detail"].as_str().unwrap();
    assert!(detail == "not valid JSON at column 2", "{detail}");
}

#[test]
fn the_text_may_come_from_standard_input_without_its_line_end() {
    let said = Home::new().feed(&["explain", "--format", "plainText", "--json"], "käse\n".as_bytes());
    let explained: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(explained["entries"][0]["content"], "käse", "{said:?}");
}

#[test]
fn a_text_that_cannot_be_one_fails_with_one_line() {
    let home = Home::new();
    let long = vec![b'x'; 40_000];
    for input in [&b"\n"[..], "\u{200b}\n".as_bytes(), b"\xff\xfe", &long] {
        let said = home.feed(&["explain", "--format", "plainText"], input);
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    }
}

#[test]
fn jsonl_answers_every_line_and_fails_at_the_end() {
    let good = br#"{"text":"milk","formatType":"plainText"}"#;
    let said = Home::new().feed(&["explain", "--jsonl"], good);
    assert_eq!((said.code, said.out.lines().count()), (0, 1), "{said:?}");
    let mixed =
        [br#"{"text":"\u200b","formatType":"plainText"}"#.as_slice(), b"\n", good, b"\nnonsense"].concat();
    let said = Home::new().feed(&["explain", "--jsonl"], &mixed);
    assert_eq!((said.code, said.out.lines().count()), (1, 3), "{said:?}");
    let last: Value = serde_json::from_str(said.out.lines().last().unwrap()).unwrap();
    assert_eq!(last["error"]["line"], 3);
    assert!(last["error"]["detail"].is_string());
    assert_eq!(said.err, "error: 2 of 3 lines could not be answered; their answers say why\n");
    let said = Home::new().feed(&["explain", "--jsonl"], b"\n\nnonsense\n\n");
    assert!(said.out.starts_with("{\"error\":{\"line\":3,\"detail\":"), "blank lines count: {said:?}");
    assert_eq!(said.err, "error: 1 of 1 line could not be answered; its answer says why\n");
}

#[test]
fn jsonl_answers_a_line_before_the_next_one_is_asked() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;
    let home = Home::new();
    let mut command = home.command(&["explain", "--jsonl"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        input.write_all(b"{\"text\":\"milk\",\"formatType\":\"plainText\"}\n").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.contains("milk"), "{line}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    use std::process::Stdio;
    let home = Home::new();
    for arguments in [&["--help"][..], &[], &["explain", "--format", "plainText", "milk"]] {
        let mut command = home.command(arguments);
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let said = finish_with(command.stdout(Stdio::from(writer)));
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{arguments:?}: {said:?}");
    }
}

fn finish_with(command: &mut std::process::Command) -> program::Said {
    let mut own = std::process::Command::new("true");
    std::mem::swap(&mut own, command);
    let child = own.stderr(std::process::Stdio::piped()).spawn().unwrap();
    let output = child.wait_with_output().unwrap();
    program::Said {
        code: output.status.code().unwrap_or(-1),
        out: String::new(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn a_data_directory_that_cannot_be_one_fails_with_one_line() {
    let home = Home::new();
    std::fs::write(home.path().join("file"), "").unwrap();
    let said = finish(home.command(&["user", "list", "--data", "file"]));
    assert_eq!((said.code, said.err.lines().count()), (1, 1), "{said:?}");
    assert!(said.err.contains("not a directory"), "{said:?}");
}

/// `No such file or directory (os error 2)` says neither what to do nor, often, of what it speaks.
#[test]
fn what_the_operating_system_refuses_is_told_in_words_with_the_next_step() {
    let home = Home::new();
    let full = || std::fs::File::options().write(true).open("/dev/full").unwrap();
    assert_eq!(home.run(&["user", "add", "anna", "--time-zone", "UTC"]).code, 0);
    let mut answer = home.command(&["user", "list"]);
    answer.stdout(full());
    let mut key = home.command(&["key", "create", "--user", "anna"]);
    key.stdout(full());
    let lines = home.path().join("lines");
    std::fs::create_dir_all(home.path().join("odd/store/lock")).unwrap();
    std::fs::write(home.path().join("odd/store/db"), "x").unwrap();
    std::fs::write(&lines, "").unwrap();
    let refused = [
        (answer, "cannot write the answer: the disk is full; free some space and try again"),
        (key, "is made but cannot be shown (the disk is full); `memod key revoke"),
        (home.command(&["export", "/dev/full"]), "cannot write /dev/full: the disk is full; free some space"),
        (
            home.command(&["user", "add", "anna", "--time-zone", "UTC", "--data", "/proc/nope"]),
            "/proc/nope: it cannot be made there; name another",
        ),
        (
            home.command(&["import", "lines", "--data", "/proc/nope"]),
            "/proc/nope: it cannot be made there; name another",
        ),
        (
            home.command(&["man", "/proc/nope"]),
            "/proc/nope: there is no such file or directory; name another directory",
        ),
        (home.command(&["backup", "/proc/nope"]), "/proc"),
        (
            home.command(&["check", "--data", "odd"]),
            "the data directory odd: is a directory; name another with --data",
        ),
        (home.command(&["compact", "--data", "odd"]), "the data directory odd: is a directory; name another"),
        (
            home.command(&["user", "list", "--data", "odd"]),
            "the data directory odd: is a directory; name another",
        ),
        (home.command(&["user", "list", "--config", "lines/x"]), "name another file with --config"),
    ];
    for (mut command, words) in refused {
        let said = finish_with(command.stderr(std::process::Stdio::piped()));
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{words}: {said:?}");
        assert!(said.err.contains(words) && !said.err.contains("os error"), "{words}: {said:?}");
    }
}
