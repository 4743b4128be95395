//! Section 3 of the contract: memos handed in by phones and scripts.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::collections::HashSet;
use std::sync::Barrier;

use common::{Answer, BOTH, CAPTURE, House, Plan, name};
use memod::app::Command;
use memod::model::FormatType::{CalendarEvent, Checklist, PlainText};
use memod::model::{Language, Timestamp, is_blank};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

const HOUR: i64 = 60 * 60 * 1000;

fn house() -> (House, String) {
    let house = House::new();
    house.user("anna");
    house.integration("anna", "Notes", "note to self", PlainText);
    let key = house.key("anna", BOTH);
    (house, key)
}

/// Sends JSON with more headers.
fn send(house: &House, key: &str, more: &[(&str, &str)], body: impl AsRef<[u8]>) -> Answer {
    let mut headers = vec![("X-API-KEY", key), ("Content-Type", "application/json")];
    headers.extend(more);
    house.ask("POST", "/capture/memos", &headers, body)
}

fn send_text(house: &House, key: &str, content_type: &str, body: impl AsRef<[u8]>) -> Answer {
    house.ask("POST", "/capture/memos", &[("X-API-KEY", key), ("Content-Type", content_type)], body)
}

fn once(house: &House, key: &str, idempotency_key: &str, body: &Value) -> Answer {
    send(house, key, &[("Idempotency-Key", idempotency_key)], body.to_string())
}

#[test]
fn a_memo_is_answered_with_how_it_was_routed_and_what_automation_will_see() {
    let (house, key) = house();
    let answer = send(
        &house,
        &key,
        &[],
        r#"{"text":"note to self the boiler leaks","recordedAt":"2026-11-20T09:30:00+01:00","timeZone":"Europe/Vienna"}"#,
    );
    assert_eq!(answer.status, 201, "{answer:?}");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let memo = answer.json();
    let id = memo["id"].as_str().unwrap();
    assert_eq!(answer.header("location"), Some(format!("/capture/memos/{id}").as_str()));
    assert_eq!(
        answer.text(),
        format!(
            "{{\"id\":\"{id}\",\"integrationId\":\"Notes\",\"recordedAt\":\"2026-11-20T08:30:00.000Z\",\
             \"createdAt\":\"2026-11-20T08:30:00.000Z\",\
             \"entries\":[{{\"formatType\":\"plainText\",\"content\":\"note to self the boiler leaks\"}}],\
             \"assumptions\":[]}}"
        )
    );
    assert_eq!(
        serde_json::from_str::<Value>(&house.list(&key, "Notes")).unwrap(),
        memo["entries"],
        "exactly what automation sees"
    );
}

/// Whatever the words, the language, the zone and the format: the answer to a capture, the memo behind its
/// `Location`, the list and the command line never tell different stories, also after a restart.
#[test]
fn the_answer_the_location_the_list_and_the_command_line_agree() {
    let (house, key) = house();
    let formats = [("Texts", PlainText), ("Lists", Checklist), ("Events", CalendarEvent)];
    for (id, format_type) in formats {
        house.integration("anna", id, id, format_type);
    }
    let texts = [
        ("en", "shopping list: milk, eggs and bread"),
        ("en", "dentist next Tuesday at 3 for ninety minutes"),
        ("de", "Zahnarzt übermorgen um halb vier"),
        ("fr", "acheter du lait, des œufs et du pain demain à midi"),
        ("es", "reunión el viernes a las cinco y media"),
        ("en", ", ; and and ... \u{202e} 99:99 on the 31st of February"),
        ("de", "𝔉𝔯𝔞𝔨𝔱𝔲𝔯 heute 24 Uhr bis gestern"),
    ];
    let mut told = Vec::new();
    for (language, text) in texts {
        for time_zone in ["Europe/Vienna", "Pacific/Apia", "America/St_Johns"] {
            for recorded_at in ["2026-10-25T02:30:00+01:00", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"] {
                for (id, _) in formats {
                    let memo = json!({
                        "text": text, "language": language, "timeZone": time_zone,
                        "recordedAt": recorded_at, "integrationId": id,
                    });
                    let answer = house.capture(&key, memo.clone());
                    let path = format!("/capture/memos/{}", answer["id"].as_str().unwrap());
                    let found = house.ask("GET", &path, &[("X-API-KEY", &key)], "").json();
                    assert_eq!(found, answer, "{memo}");
                    let listed: Vec<Value> = serde_json::from_str(&house.list(&key, id)).unwrap();
                    let entries = answer["entries"].as_array().unwrap();
                    assert_eq!(&listed[..entries.len()], entries, "{memo}");
                    let shown =
                        house.run(Command::MemoShow { id: answer["id"].as_str().unwrap().parse().unwrap() });
                    let memod::app::Answer::Memo(shown) = shown else { panic!("no memo: {shown:?}") };
                    assert_eq!(json!(shown.entries), answer["entries"], "{memo}");
                    assert_eq!(json!(shown.assumptions), answer["assumptions"], "{memo}");
                    told.push((path, answer));
                }
            }
        }
    }
    let house = house.restart();
    for (path, answer) in told {
        assert_eq!(house.ask("GET", &path, &[("X-API-KEY", &key)], "").json(), answer, "after a restart");
    }
}

#[test]
fn the_location_answers_the_memo_as_it_is_shaped_now() {
    let (house, key) = house();
    let answer = send(&house, &key, &[], r#"{"text":"milk, eggs","integrationId":"Notes"}"#);
    let location = answer.header("location").unwrap().to_owned();
    let get = |key: &str| house.ask("GET", &location, &[("X-API-KEY", key)], "");
    assert_eq!((get(&key).status, get(&key).body), (200, answer.body.clone()));
    house.run(Command::IntegrationEdit {
        user: name("anna"),
        id: name("Notes"),
        new_id: Some(name("Shopping")),
        trigger: None,
        format_type: Some(Checklist),
    });
    let now = get(&key).json();
    assert_eq!(now["integrationId"], "Shopping");
    assert_eq!(
        now["entries"],
        json!([
            { "formatType": "checklist", "itemContent": "milk" },
            { "formatType": "checklist", "itemContent": "eggs" }
        ])
    );
    let head = house.ask("HEAD", &location, &[("X-API-KEY", &key)], "");
    assert_eq!((head.status, head.header("content-type")), (200, Some("application/json")));
    house.run(Command::IntegrationRemove { user: name("anna"), id: name("Shopping") });
    let now = get(&key).json();
    assert_eq!((&now["integrationId"], &now["entries"]), (&Value::Null, &json!([])));
}

#[test]
fn only_the_owner_with_the_scope_sees_a_memo_and_nobody_learns_that_it_exists() {
    let (house, key) = house();
    house.user("ben");
    let bens = house.key("ben", CAPTURE);
    let automation = house.key("anna", common::AUTOMATION);
    let answer = send(&house, &key, &[], r#"{"text":"private"}"#);
    let location = answer.header("location").unwrap().to_owned();
    let get = |path: &str, key: &str| house.ask("GET", path, &[("X-API-KEY", key)], "");
    let bens_answer = get(&location, &bens);
    assert_eq!(bens_answer.problem(), (404, "not-found".to_owned()));
    for unknown in ["019aa000-0000-7000-8000-000000000000", "x", "%20", "a%2Fb", "\u{e9}", &"a".repeat(500)] {
        let unknown = get(&format!("/capture/memos/{unknown}"), &key);
        assert_eq!((unknown.status, &unknown.body), (404, &bens_answer.body));
    }
    assert_eq!(get(&location, &automation).problem(), (403, "missing-scope".to_owned()));
    assert_eq!(house.get(&location).problem(), (401, "unauthorized".to_owned()));
    assert_eq!(
        get("/capture/memos/unknown", "wrong").problem().0,
        401,
        "an unknown memo shows itself only to its owner"
    );
    house.run(Command::MemoRemove { id: answer.json()["id"].as_str().unwrap().parse().unwrap() });
    assert_eq!(get(&location, &key).status, 404);
}

#[test]
fn a_plain_transcript_is_taken_as_it_is() {
    let (house, key) = house();
    let types = [
        "text/plain; charset=utf-8",
        "text/plain",
        "text/plain;charset=UTF-8",
        "TEXT/PLAIN; Charset=\"utf-8\"",
        "text/plain; charset=utf8",
        "text/plain; charset=us-ascii",
        "text/plain; format=flowed",
    ];
    for content_type in types {
        let answer = send_text(&house, &key, content_type, "{\"text\": note to self ä\n");
        assert_eq!(answer.status, 201, "{content_type}: {answer:?}");
        assert_eq!(answer.json()["entries"][0]["content"], "{\"text\": note to self ä", "{content_type}");
    }
    let marked = send_text(&house, &key, "text/plain", "\u{feff}note to self marked");
    assert_eq!(marked.json()["entries"][0]["content"], "note to self marked", "no byte order mark in a memo");
}

#[test]
fn json_comes_under_several_names_and_without_one() {
    let (house, key) = house();
    for content_type in [
        "application/json",
        "application/json; charset=utf-8",
        "Application/JSON",
        "application/vnd.phone+json",
        "text/json",
        "",
    ] {
        let answer = send_text(&house, &key, content_type, r#"{"text":"note to self"}"#);
        assert_eq!(answer.status, 201, "{content_type}: {answer:?}");
    }
    let untyped = house.post("/capture/memos", &key, r#"{"text":"note to self"}"#);
    assert_eq!(untyped.status, 201, "{untyped:?}");
}

#[test]
fn other_types_are_415_and_the_detail_says_which_header_to_send() {
    let (house, key) = house();
    let types = [
        "application/x-www-form-urlencoded",
        "text/html",
        "multipart/form-data; boundary=x",
        "text/plain; charset=iso-8859-1",
        "application/json; charset=utf-16",
        "application/octet-stream",
        "audio/ogg",
        "json",
        "text/plain; charset=",
        "//",
    ];
    for content_type in types {
        let answer = send_text(&house, &key, content_type, r#"{"text":"note to self"}"#);
        assert_eq!(answer.problem(), (415, "unsupported-media-type".to_owned()), "{content_type}");
        let detail = answer.detail();
        assert!(detail.contains("Content-Type: application/json"), "{detail}");
        assert!(detail.contains("Content-Type: text/plain; charset=utf-8"), "{detail}");
    }
    assert_eq!(house.memos("anna").len(), 0);
}

/// The first counted: JSON under `text/plain` and `application/json` was kept as a memo, braces and all.
#[test]
fn of_two_types_that_differ_none_is_true_and_one_that_is_said_twice_is() {
    let (house, key) = house();
    let send = |types: [&str; 2]| {
        let types = types.map(|content_type| ("Content-Type", content_type));
        house.ask(
            "POST",
            "/capture/memos",
            &[&[("X-API-KEY", &*key)], &types[..]].concat(),
            r#"{"text":"note"}"#,
        )
    };
    for types in
        [["text/plain", "application/json"], ["application/json", "text/plain"], ["application/json", "//"]]
    {
        assert_eq!(send(types).problem(), (415, "unsupported-media-type".to_owned()), "{types:?}");
    }
    assert_eq!(house.memos("anna").len(), 0);
    for types in [["application/json", "application/json; charset=utf-8"], ["", "application/json"]] {
        assert_eq!(send(types).status, 201, "{types:?}");
    }
}

#[test]
fn recorded_at_and_time_zone_and_language_default_to_now_and_the_users() {
    let (house, key) = house();
    let memo = house.capture(
        &key,
        json!({ "text": "x", "recordedAt": null, "timeZone": null, "language": null, "integrationId": null }),
    );
    assert_eq!(memo["recordedAt"], "2026-11-20T08:30:00.000Z");
    assert_eq!(house.memos("anna")[0].time_zone, chrono_tz::Europe::Vienna);
    let cases = [
        ("2026-11-20T09:30:00+01:00", "2026-11-20T08:30:00.000Z"),
        ("2026-11-20T08:30:00.1Z", "2026-11-20T08:30:00.100Z"),
        ("2026-11-20T08:30:00.123999Z", "2026-11-20T08:30:00.123Z"),
        ("2026-11-20t08:30:00z", "2026-11-20T08:30:00.000Z"),
        ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"),
        ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
        ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
    ];
    for (given, written) in cases {
        let memo = house.capture(
            &key,
            json!({ "text": "x", "recordedAt": given, "timeZone": "Asia/Kathmandu", "language": "de" }),
        );
        assert_eq!(memo["recordedAt"], written, "{given}");
        assert_eq!(memo["createdAt"], "2026-11-20T08:30:00.000Z");
        assert_eq!(house.memos("anna")[0].time_zone, chrono_tz::Asia::Kathmandu);
    }
}

#[test]
fn a_member_that_cannot_be_used_is_named() {
    let (house, key) = house();
    let cases = [
        ("{}", "text"),
        ("", "text"),
        ("[]", "text"),
        ("null", "text"),
        ("\"note\"", "text"),
        (r#"{"text":null}"#, "text"),
        (r#"{"text":7}"#, "text"),
        (r#"{"text":["x"]}"#, "text"),
        (r#"{"text":""}"#, "text"),
        (r#"{"text":" \t\r\n\u00a0\u2003\u3000 "}"#, "text"),
        (r#"{"text":"\u200b"}"#, "text"),
        (r#"{"text":" \ufeff\u2060\u00ad\u0000"}"#, "text"),
        (r#"{"text":"x","recordedAt":"yesterday"}"#, "recordedAt"),
        (r#"{"text":"x","recordedAt":"2026-11-20T09:30:00"}"#, "recordedAt"),
        (r#"{"text":"x","recordedAt":"2026-02-30T09:30:00Z"}"#, "recordedAt"),
        (r#"{"text":"x","recordedAt":"10000-01-01T00:00:00Z"}"#, "recordedAt"),
        (r#"{"text":"x","recordedAt":"0000-12-31T00:00:00Z"}"#, "recordedAt"),
        (r#"{"text":"x","recordedAt":1763627400}"#, "recordedAt"),
        (r#"{"text":"x","recordedAt":""}"#, "recordedAt"),
        (r#"{"text":"x","timeZone":"Europe/Wien"}"#, "timeZone"),
        (r#"{"text":"x","timeZone":1}"#, "timeZone"),
        (r#"{"text":"x","language":"nl"}"#, "language"),
        (r#"{"text":"x","integrationId":7}"#, "integrationId"),
        (r#"{"text":"x","integrationId":""}"#, "integrationId"),
    ];
    for (body, member) in cases {
        let answer = send(&house, &key, &[], body);
        assert_eq!(answer.problem(), (422, "invalid-field".to_owned()), "{body}");
        assert!(answer.detail().starts_with(member), "{body}: {}", answer.detail());
    }
    for blank in ["", " ", "\r\n\t", "\u{feff}", "\u{feff} \u{2003}", "\u{200b}\n", "\u{feff}\u{feff}"] {
        let answer = send_text(&house, &key, "text/plain; charset=utf-8", blank);
        assert_eq!(answer.problem(), (422, "invalid-field".to_owned()), "{blank:?}");
        assert!(answer.detail().contains("text"), "{answer:?}");
    }
    assert_eq!(house.memos("anna").len(), 0, "nothing of it was kept");
}

#[test]
fn an_integration_in_the_request_overrides_routing() {
    let (house, key) = house();
    house.integration("anna", "Café", "café", PlainText);
    house.user("ben");
    house.integration("ben", "Ben's", "ben", PlainText);
    let memo = |id: &str| json!({ "text": "note to self the boiler", "integrationId": id });
    assert_eq!(house.capture(&key, memo("Cafe\u{301}"))["integrationId"], "Café");
    assert_eq!(house.capture(&key, memo("  Café "))["integrationId"], "Café");
    for unknown in ["Nope", "notes", "Ben's"] {
        let answer = send(&house, &key, &[], memo(unknown).to_string());
        assert_eq!(answer.problem(), (404, "unknown-integration".to_owned()), "{unknown}");
    }
}

#[test]
fn a_memo_that_names_no_integration_goes_to_the_inbox_with_no_entries() {
    let (house, key) = house();
    let memo = house.capture(&key, json!({ "text": "zzz" }));
    assert_eq!((&memo["integrationId"], &memo["entries"]), (&Value::Null, &json!([])));
    assert_eq!(house.list(&key, "Notes"), "[]");
    assert_eq!(house.memos("anna").len(), 1, "kept all the same");
}

#[test]
fn a_text_of_32_kib_is_taken_and_a_byte_more_is_413() {
    let (house, key) = house();
    let longest = "ä".repeat(16 * 1024);
    let longer = format!("{longest}x");
    for (text, status) in [(&longest, 201), (&longer, 413)] {
        let plain = send_text(&house, &key, "text/plain; charset=utf-8", text);
        assert_eq!(plain.status, status, "plain text of {} bytes: {plain:.0?}", text.len());
        let json = send(&house, &key, &[], json!({ "text": text }).to_string());
        assert_eq!(json.status, status, "JSON with {} bytes", text.len());
        if status == 413 {
            for answer in [plain, json] {
                assert_eq!(answer.problem(), (413, "too-large".to_owned()));
                assert!(answer.detail().contains("32 KiB"), "{answer:?}");
            }
        }
    }
    assert_eq!(house.memos("anna").len(), 2);
    // Six bytes of JSON for one of text: the body is larger than the text may be.
    let escaped: String = "x".repeat(32 * 1024).bytes().map(|byte| format!("\\u{byte:04x}")).collect();
    assert_eq!(send(&house, &key, &[], format!("{{\"text\":\"{escaped}\"}}")).status, 201);
}

#[test]
fn a_body_of_256_kib_is_read_and_a_byte_more_is_413_also_in_chunks() {
    let (house, key) = house();
    let padded = |length: usize| {
        let frame = r#"{"text":"x","pad":""}"#.len();
        format!(r#"{{"text":"x","pad":"{}"}}"#, "p".repeat(length - frame))
    };
    assert_eq!(send(&house, &key, &[], padded(256 * 1024)).status, 201, "unknown members are ignored");
    for length in [256 * 1024 + 1, 900 * 1024] {
        let body = padded(length);
        let answer = send(&house, &key, &[], &body);
        assert_eq!(answer.problem(), (413, "too-large".to_owned()), "{length} bytes");
        let mut wire = house.wire();
        wire.send(
            format!("POST /capture/memos HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: chunked\r\n\r\n")
                .as_bytes(),
        );
        for chunk in body.as_bytes().chunks(10_000) {
            let framed = [format!("{:x}\r\n", chunk.len()).as_bytes(), chunk, b"\r\n"].concat();
            wire.send(&framed);
        }
        wire.send(b"0\r\n\r\n");
        assert_eq!(wire.answer().problem(), (413, "too-large".to_owned()), "{length} bytes in chunks");
    }
    assert_eq!(house.memos("anna").len(), 1);
}

#[test]
fn the_same_idempotency_key_answers_the_first_memo_again_and_stores_nothing() {
    let (house, key) = house();
    let body = json!({ "text": "note to self once" });
    let first = once(&house, &key, "tap-1", &body);
    assert_eq!(first.status, 201);
    house.clock.step(HOUR);
    for round in 0..3 {
        let again = once(&house, &key, "tap-1", &body);
        assert_eq!((again.status, &again.body), (200, &first.body), "round {round}");
        assert_eq!(again.header("location"), first.header("location"));
    }
    assert_eq!(house.memos("anna").len(), 1);
    let other = once(&house, &key, "tap-2", &body);
    assert_eq!(other.status, 201, "another key is another memo");
    assert_ne!(other.json()["id"], first.json()["id"]);
    assert_eq!(once(&house, &key, "TAP-1", &body).status, 201, "keys are compared letter by letter");
}

#[test]
fn the_same_idempotency_key_with_another_body_is_a_conflict() {
    let (house, key) = house();
    let first = json!({ "text": "note to self once", "recordedAt": "2026-11-20T09:30:00+01:00" });
    assert_eq!(once(&house, &key, "tap", &first).status, 201);
    let others = [
        json!({ "text": "note to self twice", "recordedAt": "2026-11-20T09:30:00+01:00" }),
        json!({ "text": "note to self once" }),
        json!({ "text": "note to self once", "recordedAt": "2026-11-20T09:30:01+01:00" }),
        json!({ "text": "note to self once", "recordedAt": "2026-11-20T09:30:00+01:00", "timeZone": "UTC" }),
        json!({ "text": "note to self once", "recordedAt": "2026-11-20T09:30:00+01:00", "integrationId": "Notes" }),
        json!({ "text": "note to self once", "recordedAt": "2026-11-20T09:30:00+01:00", "language": "de" }),
    ];
    for other in others {
        let answer = once(&house, &key, "tap", &other);
        assert_eq!(answer.problem(), (409, "idempotency-conflict".to_owned()), "{other}");
    }
    assert_eq!(once(&house, &key, "tap", &first).status, 200, "the first still stands");
    assert_eq!(house.memos("anna").len(), 1);
}

#[test]
fn idempotency_keys_of_two_users_and_of_two_keys_of_one_user() {
    let (house, key) = house();
    house.user("ben");
    let bens = house.key("ben", CAPTURE);
    let second = house.key("anna", CAPTURE);
    let body = json!({ "text": "x" });
    let first = once(&house, &key, "tap", &body);
    let other_user = once(&house, &bens, "tap", &body);
    assert_eq!((first.status, other_user.status), (201, 201), "users do not share them");
    let same_user = once(&house, &second, "tap", &body);
    assert_eq!((same_user.status, &same_user.body), (200, &first.body), "the keys of one user do");
}

#[test]
fn an_idempotency_key_of_another_form_is_400() {
    let (house, key) = house();
    let longest = "k".repeat(200);
    let wrong = ["", "with space", "tab\tbed", "\u{e4}", &"k".repeat(201)];
    for idempotency_key in wrong {
        let answer = once(&house, &key, idempotency_key, &json!({ "text": "x" }));
        assert_eq!(answer.problem(), (400, "malformed-request".to_owned()), "{idempotency_key:?}");
        assert!(answer.detail().contains("Idempotency-Key"), "{answer:?}");
    }
    let twice = send(&house, &key, &[("Idempotency-Key", "a"), ("Idempotency-Key", "a")], r#"{"text":"x"}"#);
    assert_eq!(twice.problem(), (400, "malformed-request".to_owned()));
    assert_eq!(house.memos("anna").len(), 0);
    for idempotency_key in ["a", "!~\"#,;", longest.as_str()] {
        assert_eq!(
            once(&house, &key, idempotency_key, &json!({ "text": "x" })).status,
            201,
            "{idempotency_key}"
        );
    }
}

#[test]
fn an_idempotency_key_is_forgotten_after_24_hours() {
    let (house, key) = house();
    let body = json!({ "text": "x" });
    let first = once(&house, &key, "tap", &body).json();
    house.clock.step(24 * HOUR - 1);
    assert_eq!(once(&house, &key, "tap", &body).status, 200, "a millisecond before");
    house.clock.step(1);
    house.app.housekeep().unwrap();
    let next = once(&house, &key, "tap", &json!({ "text": "y" }));
    assert_eq!(next.status, 201, "the day is over: a new memo, also with another body");
    assert_ne!(next.json()["id"], first["id"]);
    assert_eq!(
        once(&house, &key, "tap", &json!({ "text": "y" })).status,
        200,
        "and it stands for that one now"
    );
}

/// A phone whose network stutters sends the same request on many connections at once.
#[test]
fn the_same_idempotency_key_at_the_same_time_makes_exactly_one_memo() {
    let (house, key) = house();
    house.is_well(&key);
    let body = json!({ "text": "note to self once" });
    for round in 0..5 {
        let idempotency_key = format!("tap-{round}");
        let start = Barrier::new(16);
        let answers: Vec<Answer> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..16)
                .map(|_| {
                    scope.spawn(|| {
                        start.wait();
                        once(&house, &key, &idempotency_key, &body)
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let created = answers.iter().filter(|answer| answer.status == 201).count();
        let repeated = answers.iter().filter(|answer| answer.status == 200).count();
        assert_eq!((created, repeated), (1, 15), "one makes it, the others hear of it");
        let bodies: HashSet<&Vec<u8>> = answers.iter().map(|answer| &answer.body).collect();
        assert_eq!(bodies.len(), 1, "all hear the same");
        assert_eq!(house.memos("anna").len(), round + 1);
    }
}

#[test]
fn of_different_bodies_under_one_key_at_the_same_time_one_is_kept() {
    let (house, key) = house();
    house.is_well(&key);
    let start = Barrier::new(8);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|number| {
                let (house, key, start) = (&house, &key, &start);
                scope.spawn(move || {
                    let body = json!({ "text": format!("memo {number}") });
                    start.wait();
                    once(house, key, "tap", &body).status
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let count = |status| statuses.iter().filter(|found| **found == status).count();
    assert_eq!((count(201), count(409)), (1, 7), "{statuses:?}");
    assert_eq!(house.memos("anna").len(), 1);
}

#[test]
fn an_idempotency_key_survives_a_restart() {
    let (house, key) = house();
    let body = json!({ "text": "note to self once" });
    let first = once(&house, &key, "tap", &body);
    let house = house.restart();
    let again = once(&house, &key, "tap", &body);
    assert_eq!((again.status, &again.body), (200, &first.body));
    assert_eq!(once(&house, &key, "tap", &json!({ "text": "other" })).status, 409);
    assert_eq!(house.memos("anna").len(), 1);
}

/// The phone sent its memo with `integrationId`, the answer was lost, and before the phone tried again the
/// integration was renamed or removed. The memo is there; the repetition must say so and not `404`.
#[test]
fn a_repetition_is_answered_although_the_integration_it_names_is_gone() {
    let (house, key) = house();
    let body = json!({ "text": "the boiler", "integrationId": "Notes" });
    let first = once(&house, &key, "tap", &body).json();
    house.run(Command::IntegrationRemove { user: name("anna"), id: name("Notes") });
    let again = once(&house, &key, "tap", &body);
    assert_eq!(again.status, 200, "{again:?}");
    assert_eq!((&again.json()["id"], &again.json()["integrationId"]), (&first["id"], &Value::Null));
    let conflict = once(&house, &key, "tap", &json!({ "text": "other", "integrationId": "Notes" }));
    assert_eq!(conflict.problem(), (409, "idempotency-conflict".to_owned()));
    let new = once(&house, &key, "tap-2", &body);
    assert_eq!(new.problem(), (404, "unknown-integration".to_owned()));
}

/// The memo was kept and then removed by a person: neither a memo to show nor a reason to keep it again unasked.
#[test]
fn a_repetition_of_a_memo_that_was_removed_does_not_bring_it_back() {
    let (house, key) = house();
    let body = json!({ "text": "note to self once" });
    let first = once(&house, &key, "tap", &body).json();
    house.run(Command::MemoRemove { id: first["id"].as_str().unwrap().parse().unwrap() });
    assert_eq!(once(&house, &key, "tap", &body).problem(), (409, "idempotency-conflict".to_owned()));
    assert_eq!(house.memos("anna").len(), 0);
}

/// A repetition shows the memo as it is now, wherever a person has moved it.
#[test]
fn a_repetition_shows_where_the_memo_is_now() {
    let (house, key) = house();
    house.integration("anna", "Other", "otherwise", PlainText);
    let body = json!({ "text": "note to self once" });
    let first = once(&house, &key, "tap", &body).json();
    house.run(Command::MemoMove {
        id: first["id"].as_str().unwrap().parse().unwrap(),
        integration: name("Other"),
    });
    let again = once(&house, &key, "tap", &body);
    assert_eq!((again.status, &again.json()["id"]), (200, &first["id"]));
    assert_eq!(again.json()["integrationId"], "Other");
}

#[test]
fn a_refused_request_does_not_use_up_its_idempotency_key() {
    let (house, key) = house();
    assert_eq!(once(&house, &key, "tap", &json!({ "text": " " })).status, 422);
    assert_eq!(once(&house, &key, "tap", &json!({ "text": "x", "integrationId": "Nope" })).status, 404);
    assert_eq!(once(&house, &key, "tap", &json!({ "text": "x" })).status, 201);
}

/// NTP sets the clock back an hour: lists keep the order in which memos were accepted, and `createdAt` says so.
#[test]
fn created_at_never_decreases_and_equal_ones_keep_the_order_of_acceptance() {
    let (house, key) = house();
    let steps = [0, 0, 5, -HOUR, 0, 1, -30 * 24 * HOUR, 31 * 24 * HOUR, 0];
    let mut accepted: Vec<Value> = Vec::new();
    for (number, step) in steps.into_iter().enumerate() {
        house.clock.step(step);
        accepted
            .push(house.capture(&key, json!({ "text": format!("memo {number}"), "integrationId": "Notes" })));
    }
    let created: Vec<&str> = accepted.iter().map(|memo| memo["createdAt"].as_str().unwrap()).collect();
    assert!(created.is_sorted(), "{created:?}");
    let expected: Vec<Value> = accepted.iter().rev().map(|memo| memo["entries"][0].clone()).collect();
    assert_eq!(serde_json::from_str::<Vec<Value>>(&house.list(&key, "Notes")).unwrap(), expected);

    house.clock.step(-HOUR);
    let house = house.restart();
    let next = house.capture(&key, json!({ "text": "after a restart", "integrationId": "Notes" }));
    assert!(next["createdAt"].as_str() >= created.last().copied(), "not even after a restart");
    let listed: Vec<Value> = serde_json::from_str(&house.list(&key, "Notes")).unwrap();
    assert_eq!(listed[0]["content"], "after a restart");
}

#[test]
fn a_spoken_trigger_in_another_language_is_heard_in_the_language_of_the_request() {
    let house = House::new();
    house.user_in("otto", chrono_tz::Europe::Berlin, Language::De);
    house.integration("otto", "Notizen", "notiz", PlainText);
    let key = house.key("otto", BOTH);
    for language in ["de", "en", "fr", "es"] {
        let memo = house.capture(&key, json!({ "text": "notiz die Heizung leckt", "language": language }));
        assert_eq!(memo["integrationId"], "Notizen", "{language}");
    }
}

#[test]
fn hostile_text_is_kept_and_answered_as_it_came() {
    let (house, key) = house();
    let texts = [
        "null \u{0} byte",
        "\u{202e}right to left\u{202c}",
        "zalgo z\u{300}\u{301}\u{302}\u{303}\u{304}",
        "👩‍👩‍👧‍👦 family",
        "</script><script>alert(1)</script>",
        "'; DROP TABLE memos; --",
        "\u{feff}\u{200b}x",
        "\u{10ffff}\u{e000}",
    ];
    for text in texts {
        let memo = house.capture(&key, json!({ "text": text, "integrationId": "Notes" }));
        assert_eq!(memo["entries"][0]["content"], text.trim(), "{text:?}");
        let listed: Vec<Value> = serde_json::from_str(&house.list(&key, "Notes")).unwrap();
        assert_eq!(listed[0]["content"], text.trim());
    }
    let spaces = format!("{}x", " ".repeat(30_000));
    let memo = house.capture(&key, json!({ "text": spaces, "integrationId": "Notes" }));
    assert_eq!(memo["entries"][0]["content"], "x");
}

/// Any text comes back letter by letter, trimmed, whether it came as JSON or plain.
#[test]
fn any_text_comes_back_as_it_came() {
    let (house, key) = house();
    let mut runner =
        TestRunner::new(ProptestConfig { cases: 150, failure_persistence: None, ..Default::default() });
    let strategy = proptest::collection::vec(any::<char>(), 0..60).prop_map(String::from_iter);
    runner
        .run(&strategy, |text| {
            let expected = if is_blank(&text) { 422 } else { 201 };
            let body = json!({ "text": text, "integrationId": "Notes" }).to_string();
            let answer = send(&house, &key, &[], body);
            prop_assert_eq!(answer.status, expected, "{:?}", answer);
            if expected == 201 {
                let listed: Vec<Value> = serde_json::from_str(&house.list(&key, "Notes")).unwrap();
                prop_assert_eq!(listed[0]["content"].as_str(), Some(text.trim()));
                let plain = send_text(&house, &key, "text/plain", format!("x{text}"));
                prop_assert_eq!(plain.status, 201);
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn memo_ids_are_unguessable_and_differ() {
    let (house, key) = house();
    let ids: HashSet<String> = (0..50)
        .map(|_| house.capture(&key, json!({ "text": "x" }))["id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids.len(), 50, "in one millisecond of a clock that stands still");
}

#[test]
fn created_at_is_the_clocks_time() {
    let house = Plan::default().build();
    house.user("anna");
    let key = house.key("anna", CAPTURE);
    house.clock.step(1234);
    let memo = house.capture(&key, json!({ "text": "x", "recordedAt": "2020-01-01T00:00:00Z" }));
    let expected: Timestamp = house.clock.now();
    assert_eq!(memo["createdAt"], expected.to_string());
}

/// A capture is read before it is kept, against the account as it was then. An edit in between must show.
#[test]
fn what_changed_while_a_memo_was_being_kept_shows_in_its_answer() {
    let (house, key) = house();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let asking = memod::auth::Asking {
        address: std::net::Ipv4Addr::LOCALHOST.into(),
        now: house.clock.now(),
        instant: std::time::Instant::now(),
    };
    let current = house.app.current();
    let caller =
        runtime.block_on(house.app.check_key(&current, Some(&key), asking)).expect("the key is good");
    house.run(Command::IntegrationEdit {
        user: name("anna"),
        id: name("Notes"),
        new_id: Some(name("Errands")),
        trigger: None,
        format_type: Some(Checklist),
    });
    let text = "note to self: milk, eggs".to_owned();
    let capture = memod::app::Capture { text, ..Default::default() };
    let captured = runtime.block_on(house.app.capture(caller.account, capture)).unwrap();
    let now = format!("/capture/memos/{}", captured.view.id);
    let now = house.ask("GET", &now, &[("X-API-KEY", &key)], "");
    assert_eq!(serde_json::to_value(&captured.view).unwrap(), now.json(), "as it is shaped now");
    assert_eq!(captured.view.integration_id, Some(name("Errands")));
    assert_eq!(captured.view.entries.len(), 2);
}
