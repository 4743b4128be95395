//! `memo reroute`: after the triggers changed, memos go where they belong, and nothing else happens to them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;
#[path = "program/mod.rs"]
mod program;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};

use common::{BOTH, FakeDisk, House, Plan, Wire, name};
use memod::app::{Command, Heard, Reroute, RerouteStep, RerouteView};
use memod::model::FormatType::{CalendarEvent, Checklist, PlainText};
use memod::model::Language;
use program::{Home, Said, Server};
use rustix::process::Signal;
use serde_json::{Value, json};

/// Every story is told without a server and with one: the command is the same.
fn both_ways(story: fn(&Home)) {
    story(&Home::new());
    let home = Home::new();
    let server = home.serve();
    story(&home);
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
}

fn integration(home: &Home, id: &str, trigger: &str) {
    let flags = ["--user", "anna", "--id", id, "--trigger", trigger, "--format", "plainText"];
    let said = home.run(&[&["integration", "add"], &flags[..]].concat());
    assert_eq!(said.code, 0, "{said:?}");
}

fn household(home: &Home) {
    home.json(&["user", "add", "anna", "--time-zone", "Europe/Vienna", "--json"]);
    integration(home, "Shopping", "shopping list");
    for text in ["garden book: roses", "gardn book: beans", "nothing in particular", "shopping list: milk"] {
        home.json(&["memo", "add", "--user", "anna", "--json", text]);
    }
    let by_hand = ["--integration", "Shopping", "--json", "garden book: a spade"];
    home.json(&[&["memo", "add", "--user", "anna"], &by_hand[..]].concat());
    let both = ["--integration", "Shopping", "--json", "the shopping list of the garden book"];
    home.json(&[&["memo", "add", "--user", "anna"], &both[..]].concat());
}

fn reroute(home: &Home, flags: &[&str]) -> Said {
    let said = home.run(&[&["memo", "reroute", "--user", "anna"], flags].concat());
    assert_eq!(said.code, 0, "{said:?}");
    said
}

fn rerouted(home: &Home, flags: &[&str]) -> Value {
    serde_json::from_str(&reroute(home, &[&["--json"], flags].concat()).out).unwrap()
}

/// Where every memo stands, by its text.
fn places(home: &Home) -> BTreeMap<String, Value> {
    let memos = home.json(&["memo", "list", "--user", "anna", "--limit", "100000", "--json"]);
    let place = |memo: &Value| (memo["text"].as_str().unwrap().to_owned(), memo["integrationId"].clone());
    memos.as_array().unwrap().iter().map(place).collect()
}

#[test]
fn a_dry_run_shows_what_the_run_then_does_and_a_second_run_does_nothing() {
    both_ways(|home| {
        household(home);
        let quiet = reroute(home, &[]);
        assert_eq!(
            (quiet.out.as_str(), quiet.err.as_str()),
            ("", "Looked at 6 memos; none belongs elsewhere.\n")
        );
        integration(home, "Garden", "garden book");
        let before = places(home);
        let planned = rerouted(home, &["--dry-run"]);
        let shown = reroute(home, &["--dry-run"]);
        assert_eq!(places(home), before, "a dry run changes nothing");
        assert_eq!(
            shown.err, "3 of 6 memos would move. Without --dry-run, the same command moves them.\n",
            "and no progress where nobody watches"
        );

        let done = reroute(home, &[]);
        assert_eq!(done.out, shown.out, "the run prints the table of the dry run");
        assert_eq!(done.err, "Moved 3 of 6 memos.\n");
        let lines: Vec<&str> = done.out.lines().collect();
        assert_eq!(lines.len(), 4, "{lines:?}");
        assert!(lines[0].starts_with("ID ") && lines[0].contains("FROM"), "{lines:?}");
        assert!(
            lines[1].contains("Shopping  Garden  garden book  exact")
                && lines[1].ends_with("garden book: a spade")
        );
        assert!(lines[2].contains("(inbox)   Garden  garden book  approximate 0."), "{lines:?}");

        let moved = |text: &str, from: Value, heard: &str| {
            let row = planned.as_array().unwrap().iter().find(|row| row["text"] == text).unwrap();
            let members: Vec<&String> = row.as_object().unwrap().keys().collect();
            assert_eq!(members, ["from", "id", "match", "score", "text", "to", "trigger"]);
            assert_eq!((&row["from"], &row["match"]), (&from, &json!(heard)), "{row}");
            assert_eq!((&row["to"], &row["trigger"]), (&json!("Garden"), &json!("garden book")));
            assert_eq!(row["score"] == 1.0, heard == "exact", "{row}");
        };
        moved("garden book: roses", Value::Null, "exact");
        moved("gardn book: beans", Value::Null, "approximate");
        moved("garden book: a spade", json!("Shopping"), "exact");

        let now = places(home);
        for text in ["garden book: roses", "gardn book: beans", "garden book: a spade"] {
            assert_eq!(now[text], "Garden", "{text}");
        }
        assert_eq!(now["nothing in particular"], Value::Null);
        assert_eq!(now["shopping list: milk"], "Shopping");
        assert_eq!(now["the shopping list of the garden book"], "Shopping", "its own trigger is spoken");
        assert_eq!(rerouted(home, &[]), json!([]), "a second run moves nothing");
        assert_eq!(places(home), now);
    });
}

#[test]
fn with_inbox_only_the_inbox_is_looked_at() {
    both_ways(|home| {
        household(home);
        integration(home, "Garden", "garden book");
        let done = reroute(home, &["--inbox"]);
        assert_eq!(done.err, "Moved 2 of 3 memos in the inbox.\n");
        assert_eq!(places(home)["garden book: a spade"], "Shopping");
        assert_eq!(
            reroute(home, &["--inbox"]).err,
            "Looked at 1 memo in the inbox; none belongs elsewhere.\n"
        );
    });
}

#[test]
fn an_edited_trigger_hints_at_the_reroute_that_then_brings_its_memos() {
    both_ways(|home| {
        household(home);
        integration(home, "Garden", "seed diary");
        let edit = ["integration", "edit", "--user", "anna", "--id", "Garden", "--trigger", "garden book"];
        let edited = home.run(&edit);
        assert_eq!(edited.code, 0, "{edited:?}");
        assert!(edited.err.contains("memod memo reroute --user anna --dry-run"), "{edited:?}");
        let again = home.run(&edit);
        assert!(!again.err.contains("reroute"), "nothing changed, so nothing is hinted at: {again:?}");
        let format = ["integration", "edit", "--user", "anna", "--id", "Garden", "--format", "checklist"];
        assert_eq!(home.run(&format).err, "", "a format moves nothing");
        assert_eq!(rerouted(home, &["--inbox"]).as_array().unwrap().len(), 2);

        // The trigger that brought them is gone; without another one they stay.
        let edit = ["integration", "edit", "--user", "anna", "--id", "Garden", "--trigger", "seed diary"];
        assert_eq!(home.run(&edit).code, 0);
        assert_eq!(rerouted(home, &[]), json!([]), "no memo goes back to the inbox");
        assert_eq!(places(home)["garden book: roses"], "Garden");
    });
}

#[test]
fn the_memos_of_a_removed_integration_come_back_to_its_successor() {
    both_ways(|home| {
        household(home);
        integration(home, "Garden", "garden book");
        reroute(home, &[]);
        assert_eq!(home.run(&["integration", "remove", "--user", "anna", "--id", "Garden"]).code, 0);
        assert_eq!(rerouted(home, &[]), json!([]), "there is nowhere to go");
        integration(home, "Plants", "garden book");
        integration(home, "Twin", "garden book");
        assert_eq!(rerouted(home, &[]), json!([]), "two that cannot be told apart get nothing");
        assert_eq!(home.run(&["integration", "remove", "--user", "anna", "--id", "Twin"]).code, 0);
        assert_eq!(rerouted(home, &["--inbox"]).as_array().unwrap().len(), 3);
        assert_eq!(places(home)["gardn book: beans"], "Plants");
    });
}

#[test]
fn a_user_that_is_not_there_is_an_error_with_a_next_step() {
    both_ways(|home| {
        home.json(&["user", "add", "anna", "--json"]);
        let said = home.run(&["memo", "reroute", "--user", "bob", "--json"]);
        assert_eq!((said.code, said.out.as_str()), (1, ""), "{said:?}");
        assert!(said.err.contains("memod user list"), "{said:?}");
        assert_eq!(reroute(home, &[]).err, "There are no memos yet.\n");
        assert_eq!(reroute(home, &["--inbox", "--yes"]).err, "The inbox is empty.\n");
    });
}

/// What a polling tool sees of an integration.
fn poll(server: &Server, key: &str, id: &str) -> Value {
    let body = json!({ "integrationId": id }).to_string();
    let mut wire = Wire::to(server.address());
    let answer = wire.ask("POST", "/automation/list", &[("X-API-KEY", key)], body.as_bytes());
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

fn key(home: &Home) -> String {
    home.json(&["key", "create", "--user", "anna", "--json"])["key"].as_str().unwrap().to_owned()
}

/// Lists are answered from memory: what a command moved over the socket is in the very next poll of both places.
#[test]
fn the_next_poll_after_a_reroute_shows_the_memos_where_they_are_now() {
    let home = Home::new();
    let server = home.serve();
    household(&home);
    let key = key(&home);
    integration(&home, "Garden", "garden book");
    let contents = |id: &str| -> Vec<String> {
        let twice = [poll(&server, &key, id), poll(&server, &key, id)];
        assert_eq!(twice[0], twice[1], "made and remembered");
        twice[0]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| entry["content"].as_str().unwrap().to_owned())
            .collect()
    };
    assert!(contents("Garden").is_empty());
    assert_eq!(contents("Shopping").len(), 3);
    reroute(&home, &["--dry-run"]);
    assert!(contents("Garden").is_empty());
    reroute(&home, &[]);
    assert_eq!(contents("Garden"), ["garden book: a spade", "gardn book: beans", "garden book: roses"]);
    assert_eq!(contents("Shopping"), ["the shopping list of the garden book", "shopping list: milk"]);
}

/// Entries are made when they are asked for, so an edit over the socket shapes the memos of before.
#[test]
fn an_edited_trigger_or_format_reads_the_memos_of_before_anew() {
    let home = Home::new();
    let server = home.serve();
    household(&home);
    let key = key(&home);
    let edit = |change: &[&str]| {
        let said =
            home.run(&[&["integration", "edit", "--user", "anna", "--id", "Shopping"], change].concat());
        assert_eq!(said.code, 0, "{said:?}");
    };
    let items = || -> Vec<String> {
        let entries = poll(&server, &key, "Shopping");
        let item = |entry: &Value| entry["itemContent"].as_str().unwrap().to_owned();
        entries.as_array().unwrap().iter().map(item).collect()
    };
    home.json(
        &[
            &["memo", "add", "--user", "anna", "--integration", "Shopping", "--json"],
            &["rake, hoe, garden book"][..],
        ]
        .concat(),
    );
    assert_eq!(poll(&server, &key, "Shopping")[0]["content"], "rake, hoe, garden book");
    edit(&["--format", "checklist"]);
    assert_eq!(items()[..3], ["rake", "hoe", "garden book"], "by the new format");
    edit(&["--trigger", "garden book"]);
    let now = items();
    assert_eq!(now[..2], ["rake", "hoe"]);
    assert!(!now.contains(&"garden book".to_owned()), "without the new trigger: {now:?}");
    edit(&["--format", "calendarEvent", "--trigger", "shopping list"]);
    assert_eq!(poll(&server, &key, "Shopping")[0]["name"], "Rake, hoe, garden book");
}

/// Memos enough for several batches, kept in the inbox, and then the integration they speak of.
fn many(home: &Home) -> usize {
    const MEMOS: usize = 2400;
    home.json(&["user", "add", "anna", "--json"]);
    let mut lines = String::new();
    for number in 0..MEMOS {
        let text = if number % 4 == 3 { "nothing".to_owned() } else { format!("garden book: rose {number}") };
        lines.push_str(
            &json!({ "type": "memo", "user": "anna", "text": format!("{text} {number}") }).to_string(),
        );
        lines.push('\n');
    }
    let said = home.feed(&["import", "-"], lines.as_bytes());
    assert_eq!(said.code, 0, "{said:?}");
    integration(home, "Garden", "garden book");
    MEMOS
}

/// A reroute whose first rows have come, with the rest of what it says still to be read.
fn begun(home: &Home) -> (std::process::Child, BufReader<std::process::ChildStdout>, Vec<String>) {
    let mut command = home.command(&["memo", "reroute", "--user", "anna"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let lines = (0..2).map(|_| {
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        line
    });
    let lines = lines.collect();
    (child, out, lines)
}

fn ids_of(rows: &[String]) -> Vec<&str> {
    rows.iter()
        .filter(|row| row.ends_with('\n'))
        .map(|row| row.split(' ').next().unwrap())
        .filter(|id| *id != "ID")
        .collect()
}

/// After a crash: what was listed as moved is moved, nothing is lost or there twice, and a second run does the rest.
fn is_whole_after_another_run(home: &Home, memos: usize, rows: &[String]) {
    let listed = ids_of(rows);
    assert!(!listed.is_empty(), "some were moved before the crash");
    let everywhere = home.json(&["memo", "list", "--user", "anna", "--limit", "100000", "--json"]);
    let everywhere = everywhere.as_array().unwrap();
    let place: BTreeMap<&str, &Value> =
        everywhere.iter().map(|memo| (memo["id"].as_str().unwrap(), &memo["integrationId"])).collect();
    assert_eq!((everywhere.len(), place.len()), (memos, memos), "each memo once");
    for id in &listed {
        assert_eq!(place[id], "Garden", "{id} was listed as moved");
    }
    let before = place.values().filter(|place| **place == "Garden").count();
    let rest = rerouted(home, &[]);
    assert_eq!(before + rest.as_array().unwrap().len(), memos / 4 * 3);
    assert_eq!(rerouted(home, &[]), json!([]));
    let now = places(home);
    assert_eq!(now.len(), memos);
    for (text, place) in now {
        assert_eq!(place == "Garden", text.starts_with("garden"), "{text}");
    }
}

#[test]
fn a_server_that_dies_in_the_middle_has_moved_what_was_listed_and_the_next_run_does_the_rest() {
    let home = Home::new();
    let memos = many(&home);
    let server = home.serve();
    let (child, out, mut rows) = begun(&home);
    server.stop(Signal::KILL);
    rows.extend(out.lines().map(|line| format!("{}\n", line.unwrap())));
    let ended = child.wait_with_output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    match ended.status.code() {
        Some(1) => assert!(said.contains("the same command moves the rest"), "{said}"),
        code => assert_eq!(code, Some(0), "it was done before the server died: {said}"),
    }
    is_whole_after_another_run(&home, memos, &rows);
}

#[test]
fn a_command_that_is_killed_in_the_middle_has_moved_what_was_listed() {
    let home = Home::new();
    let memos = many(&home);
    let (mut child, _out, rows) = begun(&home);
    child.kill().unwrap();
    child.wait().unwrap();
    is_whole_after_another_run(&home, memos, &rows);
}

#[test]
fn all_memos_are_moved_although_the_reader_of_the_table_goes_away() {
    for served in [false, true] {
        let home = Home::new();
        let memos = many(&home);
        let server = served.then(|| home.serve());
        let (child, out, _) = begun(&home);
        drop(out);
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0), "nothing failed");
        let moved = places(&home).values().filter(|place| **place == "Garden").count();
        assert_eq!(moved, memos / 4 * 3);
        drop(server);
    }
}

fn heard(house: &House, inbox_only: bool) -> Vec<RerouteView> {
    let mut moved = Vec::new();
    let wanted = Reroute { user: name("anna"), inbox_only, dry_run: false };
    let report = house.app.reroute(&wanted, &mut |step| {
        if let RerouteStep::Moved(view) = step {
            moved.push(view);
        }
    });
    assert_eq!(report.unwrap().moved as usize, moved.len());
    moved
}

#[test]
fn a_memo_is_compared_in_the_language_it_was_captured_in() {
    let house = House::new();
    house.user_in("anna", chrono_tz::Europe::Vienna, Language::En);
    let key = house.key("anna", BOTH);
    for (text, language) in [("Motor zwölf läuft", "de"), ("motor zwölf", "en")] {
        house.capture(&key, json!({ "text": text, "language": language }));
    }
    house.integration("anna", "Motor", "motor 12", PlainText);
    let moved = heard(&house, true);
    assert_eq!(moved.len(), 1, "{moved:?}");
    assert_eq!((moved[0].text.as_str(), moved[0].heard), ("Motor zwölf läuft", Heard::Exact));
}

#[test]
fn memos_keep_their_order_their_ids_and_their_idempotency_key_when_they_move() {
    let house = House::new();
    house.user("anna");
    house.user("bob");
    let key = house.key("anna", BOTH);
    let body = |number: usize| json!({ "text": format!("event calendar {number}") }).to_string();
    let send = |number: usize| {
        let once = format!("once-{number}");
        let headers =
            [("X-API-KEY", key.as_str()), ("Content-Type", "application/json"), ("Idempotency-Key", &once)];
        house.ask("POST", "/capture/memos", &headers, body(number))
    };
    let ids: Vec<Value> = (0..30).map(|number| send(number).json()["id"].clone()).collect();
    let bobs = house.key("bob", BOTH);
    house.capture(&bobs, json!({ "text": "event calendar of bob" }));
    house.integration("bob", "Calendar", "event calendar", Checklist);
    house.integration("anna", "Calendar", "event calendar", CalendarEvent);
    assert_eq!(heard(&house, false).len(), 30);
    assert_eq!(house.memos("bob")[0].integration_id, None, "nobody asked about bob's");
    let listed: Vec<Value> = serde_json::from_str(&house.list(&key, "Calendar")).unwrap();
    assert_eq!(listed.len(), 20, "the newest twenty");
    let kept: Vec<String> = house.memos("anna").iter().map(|memo| memo.id.to_string()).collect();
    let newest_first: Vec<&str> = ids.iter().rev().map(|id| id.as_str().unwrap()).collect();
    assert_eq!(kept, newest_first);
    let again = send(3);
    assert_eq!((again.status, &again.json()["id"]), (200, &ids[3]));
    assert_eq!(again.json()["integrationId"], "Calendar");
    let house = house.restart();
    assert_eq!(house.memos("anna").len(), 30);
    assert!(house.memos("anna").iter().all(|memo| memo.integration_id == Some(name("Calendar"))));
    house.run(Command::IntegrationRemove { user: name("anna"), id: name("Calendar") });
    assert!(heard(&house, false).is_empty());
}

#[test]
fn a_disk_that_fills_up_in_the_middle_stops_the_run_and_says_how_to_go_on() {
    let disk = FakeDisk::default();
    let house = Plan::on(&disk).build();
    house.user("anna");
    let line = json!({ "type": "memo", "user": "anna", "text": "garden book" }).to_string() + "\n";
    house.app.import(&mut line.repeat(1200).as_bytes(), &mut |_, _| ()).unwrap();
    house.integration("anna", "Garden", "garden book", PlainText);
    let wanted = Reroute { user: name("anna"), inbox_only: true, dry_run: false };
    let mut moved = 0;
    let failed = house.app.reroute(&wanted, &mut |step| {
        if let RerouteStep::Moved(_) = step {
            disk.fill();
            moved += 1;
        }
    });
    let said = failed.unwrap_err().to_string();
    assert!(said.contains("the disk is full") && said.contains("500 memos are moved already"), "{said}");
    let in_garden = || {
        let memos = house.memos("anna");
        memos.iter().filter(|memo| memo.integration_id.is_some()).count()
    };
    assert_eq!((moved, in_garden()), (500, 500), "what was heard of is what was moved");
    disk.make_room();
    assert_eq!(heard(&house, true).len(), 700);
    assert_eq!(in_garden(), 1200);
}

/// The newest memos move first and all of a batch at once, so no poll finds a list with holes.
#[test]
fn a_poll_in_the_middle_sees_the_place_before_or_after_and_captures_go_on() {
    let house = House::new();
    house.user("anna");
    let key = house.key("anna", BOTH);
    let lines: String = (0..1500)
        .map(|number| {
            let memo = json!({ "type": "memo", "user": "anna", "text": format!("garden book {number}") });
            format!("{memo}\n")
        })
        .collect();
    house.app.import(&mut lines.as_bytes(), &mut |_, _| ()).unwrap();
    house.integration("anna", "Garden", "garden book", PlainText);
    let done = AtomicBool::new(false);
    let newest: Vec<String> = (1480..1500).rev().map(|number| format!("garden book {number}")).collect();
    std::thread::scope(|scope| {
        let poller = scope.spawn(|| {
            let mut polls = 0;
            while polls == 0 || !done.load(Ordering::SeqCst) {
                let listed: Vec<Value> = serde_json::from_str(&house.list(&key, "Garden")).unwrap();
                let contents: Vec<&str> =
                    listed.iter().map(|entry| entry["content"].as_str().unwrap()).collect();
                assert!(contents.is_empty() || contents == newest, "{contents:?}");
                house.capture(&key, json!({ "text": "something else" }));
                polls += 1;
            }
            polls
        });
        let moved = heard(&house, false).len();
        done.store(true, Ordering::SeqCst);
        let captured = poller.join().unwrap();
        assert_eq!(moved, 1500);
        assert_eq!(house.memos("anna").len(), 1500 + captured);
    });
    let listed: Vec<Value> = serde_json::from_str(&house.list(&key, "Garden")).unwrap();
    assert_eq!(listed[0]["content"], "garden book 1499");
}
