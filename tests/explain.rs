//! `explain` for people: readable without colour, coloured on a terminal, and nothing in it that a terminal obeys.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod program;

use program::{Home, finish};
use rustix::process::Signal;
use serde_json::{Value, json};

const AT: [&str; 4] = ["--recorded-at", "2026-11-20T09:30:00+01:00", "--time-zone", "Europe/Vienna"];
const DENTIST: &str = "Calendar: dentist with Doctor Lee next Tuesday at half past two for ninety minutes";

fn household(home: &Home) {
    home.json(&["user", "add", "anna", "--time-zone", "Europe/Vienna", "--json"]);
    for (id, trigger, format) in [
        ("Calendar", "calendar", "calendarEvent"),
        ("Shopping", "shopping list", "checklist"),
        ("Notes", "note", "plainText"),
    ] {
        let flags = ["--user", "anna", "--id", id, "--trigger", trigger, "--format", format];
        assert_eq!(home.run(&[&["integration", "add"], &flags[..]].concat()).code, 0);
    }
}

/// What a person reads of `text`; never wider than a terminal of 80 columns.
fn read(home: &Home, flags: &[&str], text: &str) -> String {
    let said = home.run(&[&["explain"], flags, &AT[..], &[text]].concat());
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{said:?}");
    for line in said.out.lines() {
        assert!(line.chars().count() <= 80, "more than 80 columns: {line}");
    }
    said.out
}

#[test]
fn a_person_sees_what_was_matched_how_it_was_read_and_what_becomes_of_it() {
    let page = "\
Spoken       Fri 20 Nov 2026, 09:30 (Europe/Vienna), in English
Compared as  calendar dentist with doctor lee next tuesday at half past 2…
Goes to      \"Calendar\" (calendarEvent)

  Calendar: dentist with Doctor Lee next Tuesday at half past two for ninety
  ========  ~~~~~~~~~~~~~~~~~~~~~~~ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  minutes
  ^^^^^^^

  = trigger   ^ time   ~ name

Triggers
  chosen     1.00  \"calendar\" of \"Calendar\", heard as \"Calendar\"

Times
  \"next Tuesday at half past two for ninety minutes\"
    read as  Tue 24 Nov 2026, 2:30 am or pm, for 1 h 30 min
  so it is from Tue 24 Nov 2026, 14:30 to 16:00 (Europe/Vienna)

Assumed
  am-pm  Neither am nor pm was said; 14:30 was taken.

Automation sees
  event  Dentist with Doctor Lee
         2026-11-24T13:30:00.000Z to 2026-11-24T15:00:00.000Z
";
    let home = Home::new();
    household(&home);
    assert_eq!(read(&home, &["--user", "anna"], DENTIST), page);
    let server = home.serve();
    assert_eq!(read(&home, &["--user", "anna"], DENTIST), page, "the same from a running server");
    server.stop(Signal::TERM);
}

/// The name was made of two clauses, and only the words of one of them were marked as its own.
#[test]
fn a_name_from_two_clauses_shows_where_both_of_its_parts_were_said() {
    let home = Home::new();
    let memo = "Das Rad muss in die Werkstatt, ich bringe es morgen hin";
    let page = read(&home, &["--format", "calendarEvent", "--language", "de"], memo);
    let lines: Vec<&str> = page.lines().collect();
    assert_eq!(lines[4], "  ... ~~~ .... ~~~~~~~~~~~~~~~~  ... ~~~~~~ .. ^^^^^^ ...", "{page}");
    assert!(page.contains("  event  Rad in die Werkstatt bringen\n"), "{page}");
}

#[test]
fn a_list_shows_its_items_and_the_talk_around_them() {
    let home = Home::new();
    household(&home);
    let page = read(&home, &["--user", "anna"], "um add milk, 牛乳 and the eggs to my shoping list, thanks");
    let lines: Vec<&str> = page.lines().collect();
    assert_eq!(lines[4], "  um add milk, 牛乳 and the eggs to my shoping list, thanks");
    assert_eq!(lines[5], "  ...... ~~~~  ~~~~ ....... ~~~~ ..... ============  ......", "{page}");
    assert_eq!(lines[7], "  = trigger   ~ item   . filler");
    assert!(page.contains("  chosen     0.9"), "{page}");
    assert!(
        page.contains("  approximate-trigger  “shoping list” was heard as the trigger “shopping list”.\n")
    );
    assert!(page.contains("  item   milk\n  item   牛乳\n  item   eggs\n"), "{page}");
    assert!(!page.contains("Times"), "a list has no time: {page}");
}

#[test]
fn one_format_says_where_its_trigger_was_heard_only_nearly() {
    let home = Home::new();
    let flags = ["--format", "checklist", "--trigger", "shopping list"];
    let page = read(&home, &flags, "add milk to my shoping list");
    assert!(
        page.contains("  approximate-trigger  “shoping list” was heard as the trigger “shopping list”.\n"),
        "{page}"
    );
    let page = read(&home, &flags, "add milk to my shopping list");
    assert!(!page.contains("approximate-trigger"), "{page}");
}

#[test]
fn a_trigger_that_was_not_chosen_says_why() {
    let home = Home::new();
    household(&home);
    let list = ["--user", "anna", "--id", "List", "--trigger", "list", "--format", "checklist"];
    assert_eq!(home.run(&[&["integration", "add"], &list[..]].concat()).code, 0);
    let page = read(&home, &["--user", "anna"], "shopping list: note the calender and the notes");
    for line in [
        "  chosen     1.00  \"shopping list\" of \"Shopping\", heard as \"shopping list\"\n",
        "  outdone    1.00  \"list\" of \"List\", heard as \"list\", inside a longer one\n",
        "  outdone    1.00  \"note\" of \"Notes\", heard as \"note\", spoken later\n",
    ] {
        assert!(page.contains(line), "{line} should be in {page}");
    }
    assert!(page.contains("of \"Calendar\", heard as \"calender\", less alike\n"), "{page}");
}

#[test]
fn the_inbox_says_why() {
    let home = Home::new();
    household(&home);
    let page = read(&home, &["--user", "anna"], "water the plants");
    assert!(page.contains("Goes to      the inbox: no trigger was heard\n"), "{page}");
    assert!(page.ends_with("Automation sees nothing of it\n") && !page.contains("Triggers"), "{page}");

    let twin = ["--user", "anna", "--id", "Diary", "--trigger", "note", "--format", "plainText"];
    assert_eq!(home.run(&[&["integration", "add"], &twin[..]].concat()).code, 0);
    let page = read(&home, &["--user", "anna"], "a note: water the plants");
    assert!(page.contains("the inbox: triggers that cannot be told apart were heard"), "{page}");
    assert!(page.contains("  a note: water the plants\n    ====\n"), "{page}");
    for id in ["Diary", "Notes"] {
        assert!(
            page.contains(&format!("  ambiguous  1.00  \"note\" of \"{id}\", heard as \"note\"\n")),
            "{page}"
        );
    }
    assert!(page.contains("ambiguous-trigger  “note” may be"), "{page}");
}

#[test]
fn corrections_and_other_times_are_told_from_what_counts() {
    let text = "dinner with Bob tomorrow, not on Monday, at 7pm, no wait, at 8pm, and lunch on Friday at 12";
    let page = read(&Home::new(), &["--format", "calendarEvent"], text);
    for line in [
        "  \"tomorrow\"\n    read as  Sat 21 Nov 2026\n",
        "  \"not on Monday\"\n    read as  not meant\n",
        "  \"no wait, at 8pm\"\n    read as  20:00: corrects what was said before\n",
        "    read as  Friday, 12:00 am or pm: another time, left aside\n",
        "  so it is from Sat 21 Nov 2026, 20:00 to 21:00 (Europe/Vienna)\n",
    ] {
        assert!(page.contains(line), "{line} should be in {page}");
    }
    let page = read(&Home::new(), &["--format", "calendarEvent"], "water the plants");
    assert!(
        page.contains("Times\n  no time was said\n  so it is from Fri 20 Nov 2026, 09:30 to 10:30"),
        "{page}"
    );
}

/// A French name that is a sentence got its article back, and the article was still shown as talk.
#[test]
fn the_article_that_a_name_keeps_is_shown_as_part_of_it() {
    let home = Home::new();
    let flags = ["--format", "calendarEvent", "--language", "fr"];
    for (memo, marks) in [
        ("le plombier vient lundi pour la fuite", "  ~~~~~~~~~~~~~~~~~ ^^^^^ ~~~~~~~~~~~~~"),
        ("la réunion est lundi", "  .. ~~~~~~~ ... ^^^^^"),
    ] {
        let page = read(&home, &flags, memo);
        assert_eq!(page.lines().nth(4), Some(marks), "{page}");
    }
}

#[test]
fn another_language_is_read_in_that_language() {
    let home = Home::new();
    household(&home);
    let text = "Zahnarzt morgen um halb drei";
    let german = read(&home, &["--format", "calendarEvent", "--language", "de"], text);
    assert!(german.contains("in German\n") && german.contains("Sat 21 Nov 2026, 14:30 to"), "{german}");
    let english = read(&home, &["--format", "calendarEvent"], text);
    assert!(english.contains("in English\n") && english.contains("no time was said"), "{english}");

    let json = |flags: &[&str], text: &str| {
        home.json(&[&["explain", "--user", "anna", "--json"], flags, &AT[..], &[text]].concat())
    };
    let motor = ["--user", "anna", "--id", "Motor", "--trigger", "motor 12", "--format", "plainText"];
    assert_eq!(home.run(&[&["integration", "add"], &motor[..]].concat()).code, 0);
    assert_eq!(json(&["--language", "de"], "Motor zwölf läuft")["integrationId"], "Motor");
    assert_eq!(json(&[], "Motor zwölf läuft")["integrationId"], Value::Null);
    assert_eq!(home.run(&["user", "edit", "anna", "--language", "de"]).code, 0);
    assert_eq!(json(&[], "Motor zwölf läuft")["integrationId"], "Motor", "the user's, where none is named");
    for wrong in [&["--jsonl", "--language", "de"][..], &["--user", "anna", "--language", "it", "x"]] {
        assert_eq!(home.run(&[&["explain"], wrong].concat()).code, 2, "{wrong:?}");
    }
}

#[test]
fn json_has_the_members_of_the_contract_and_spans_count_characters() {
    let home = Home::new();
    household(&home);
    for text in ["Bäckerei 🥐 note: bread", DENTIST, "plants"] {
        let explained = home.json(&[&["explain", "--user", "anna", "--json"], &AT[..], &[text]].concat());
        let members: Vec<&String> = explained.as_object().unwrap().keys().collect();
        assert_eq!(members, ["assumptions", "candidates", "entries", "integrationId", "normalized"]);
        for candidate in explained["candidates"].as_array().unwrap() {
            let members: Vec<&String> = candidate.as_object().unwrap().keys().collect();
            assert_eq!(members, ["integrationId", "score", "span", "verdict"]);
        }
    }
    let explained = home.json(&["explain", "--user", "anna", "--json", "Bäckerei 🥐 note: bread"]);
    assert_eq!(explained["candidates"][0]["span"], json!([11, 15]));
    let request =
        json!({ "text": DENTIST, "formatType": "calendarEvent", "trigger": "calendar" }).to_string();
    let answer = home.feed(&["explain", "--jsonl"], request.as_bytes());
    let answer: Value = serde_json::from_str(&answer.out).unwrap();
    let members: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(members, ["assumptions", "entries"]);
}

#[test]
fn colours_stand_for_the_underlines_where_they_can_be_seen() {
    let home = Home::new();
    let coloured = |variables: &[(&str, &str)]| {
        let flags = ["--format", "calendarEvent", "--trigger", "calendar"];
        let mut command =
            home.command(&[&["explain"], &flags[..], &AT[..], &["um, dinner tomorrow, calendar"]].concat());
        command.envs(variables.iter().copied());
        finish(command).out
    };
    let page = coloured(&[("CLICOLOR_FORCE", "1")]);
    let words = ["um", "dinner", "tomorrow", "calendar"].map(|word| {
        let (before, _) =
            page.split_once("  \u{1b}").map(|(_, line)| line).unwrap().split_once(word).unwrap();
        before.rsplit('\u{1b}').find(|code| code.ends_with('m') && !code.ends_with("[0m")).unwrap().to_owned()
    });
    let distinct: std::collections::HashSet<&String> = words.iter().collect();
    assert_eq!(distinct.len(), 4, "each in a look of its own: {page:?}");
    assert!(!page.contains("====") && !page.contains("^^^^"), "{page:?}");
    for plain in [&[][..], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]] {
        let page = coloured(plain);
        assert!(!page.contains('\u{1b}') && page.contains("^^^^^^^^"), "{page:?}");
    }
}

#[test]
fn no_text_makes_the_terminal_do_things() {
    let home = Home::new();
    household(&home);
    let evil = "calendar \u{1b}]0;owned\u{7} dinner \u{9b}2J\u{202e} tomorrow\r\n\tat 8pm\u{85}\u{7f}";
    let obeyed = |text: &str| text.chars().any(|c| c.is_control() && c != '\n' || c == '\u{202e}');
    for flags in [&["--user", "anna"][..], &["--format", "checklist"], &["--format", "plainText"]] {
        let page = read(&home, flags, evil);
        assert!(page.contains("owned") && !obeyed(&page), "{page:?}");
    }
    let id = home.json(&["memo", "add", "--user", "anna", "--json", evil])["id"].as_str().unwrap().to_owned();
    assert_eq!(home.run(&["integration", "remove", "--user", "anna", "--id", "Calendar"]).code, 0);
    let agenda = ["--user", "anna", "--id", "Agenda", "--trigger", "calendar", "--format", "checklist"];
    assert_eq!(home.run(&[&["integration", "add"], &agenda[..]].concat()).code, 0);
    for command in [
        &["memo", "reroute", "--user", "anna"][..],
        &["memo", "show", &id],
        &["memo", "list", "--user", "anna"],
    ] {
        let said = home.run(command);
        assert!(
            said.code == 0 && said.out.contains("owned") && !obeyed(&said.out.replace('\t', " ")),
            "{said:?}"
        );
    }
}

#[test]
fn several_lines_and_the_longest_text_are_shown_whole() {
    let home = Home::new();
    let page = read(&home, &["--format", "checklist", "--trigger", "list"], "List:\n- milk\n\n- eggs");
    let text = "  List:\n  ====\n  - milk\n    ~~~~\n\n  - eggs\n    ~~~~\n";
    assert!(page.contains(text), "{page}");
    assert!(page.contains("Trigger      \"list\", heard as \"List\"\n"), "{page}");

    let mut long = "remind me tomorrow at 3pm, not on Monday, to write ".repeat(640);
    long.push_str(&"x".repeat(32 * 1024 - long.len()));
    for format in ["plainText", "checklist", "calendarEvent"] {
        let said = home.feed(&["explain", "--format", format, "--trigger", "dinner"], long.as_bytes());
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.out.lines().all(|line| line.chars().count() <= 80));
        assert!(said.out.matches("remind").count() >= 640, "the whole text is there");
        assert!(said.out.contains("\"dinner\", not heard"));
    }
}

/// The words of a command line whose only quotes are single ones.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[test]
fn the_examples_in_the_documentation_are_what_is_printed() {
    let home = Home::new();
    household(&home);
    let page = include_str!("../docs/understanding.md");
    let mut count = 0;
    for example in page.split("```text\n$ memod ").skip(1) {
        let (command, rest) = example.split_once('\n').unwrap();
        let (shown, _) = rest.split_once("```").unwrap();
        let mut arguments = words(command);
        arguments.extend(AT[..2].iter().map(|flag| (*flag).to_owned()));
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        assert_eq!(home.run(&arguments).out, shown, "{command}");
        count += 1;
    }
    assert_eq!(count, 2, "both examples are there");
}
