//! Section 2 of the contract: what polling tools ask, in the words that they really use.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use common::{AUTOMATION, BOTH, House, name};
use memod::app::Command;
use memod::model::FormatType::{CalendarEvent, Checklist, PlainText};
use memod::model::{FormatType, Timestamp};
use serde_json::{Value, json};

const ALL: [&str; 3] = ["/automation/test-auth", "/automation/integrations", "/automation/list"];

/// Anna's house: one integration that answers plain text, and a key for everything.
fn house() -> (House, String) {
    let house = House::new();
    house.user("anna");
    house.integration("anna", "Notes", "note to self", PlainText);
    let key = house.key("anna", BOTH);
    (house, key)
}

fn edit(
    house: &House,
    id: &str,
    new_id: Option<&str>,
    trigger: Option<&str>,
    format_type: Option<FormatType>,
) {
    house.run(Command::IntegrationEdit {
        user: name("anna"),
        id: name(id),
        new_id: new_id.map(name),
        trigger: trigger.map(name),
        format_type,
    });
}

#[test]
fn test_auth_tells_the_owner_and_the_label_of_the_key_and_nothing_else() {
    let (house, key) = house();
    let answer = house.post("/automation/test-auth", &key, "");
    assert_eq!((answer.status, answer.text().as_str()), (200, r#"{"user":"anna","key":"n8n"}"#));
    assert_eq!(answer.header("content-type"), Some("application/json"));
}

#[test]
fn integrations_are_those_of_the_keys_user_ordered_by_code_points() {
    let (house, key) = house();
    assert_eq!(
        house.post("/automation/integrations", &key, "").text(),
        r#"[{"id":"Notes","trigger":"note to self","formatType":"plainText"}]"#
    );
    for id in ["zebra", "Älter", "apple", "Zoo", "10", "9"] {
        house.integration("anna", id, id, Checklist);
    }
    house.user("ben");
    house.integration("ben", "Ben's", "ben", CalendarEvent);
    let listed = house.post("/automation/integrations", &key, "").json();
    let ids: Vec<&str> = listed.as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["10", "9", "Notes", "Zoo", "apple", "zebra", "Älter"]);
    let bens = house.key("ben", AUTOMATION);
    assert_eq!(
        house.post("/automation/integrations", &bens, "").text(),
        r#"[{"id":"Ben's","trigger":"ben","formatType":"calendarEvent"}]"#
    );
    house.user("cleo");
    let cleos = house.key("cleo", AUTOMATION);
    assert_eq!(house.post("/automation/integrations", &cleos, "").text(), "[]");
}

#[test]
fn every_format_has_exactly_its_members_in_the_documented_order() {
    let (house, key) = house();
    house.integration("anna", "Shopping list", "shopping list", Checklist);
    house.integration("anna", "Calendar", "calendar", CalendarEvent);
    let captures = [
        ("Notes", "  The boiler says \"E5\"\n "),
        ("Shopping list", "milk, eggs, bread"),
        ("Calendar", "Dentist"),
    ];
    for (id, text) in captures {
        house.capture(
            &key,
            json!({ "text": text, "integrationId": id, "recordedAt": "2026-11-24T15:00:00.5+01:00" }),
        );
    }
    assert_eq!(
        house.list(&key, "Notes"),
        r#"[{"formatType":"plainText","content":"The boiler says \"E5\""}]"#
    );
    assert_eq!(
        house.list(&key, "Shopping list"),
        concat!(
            r#"[{"formatType":"checklist","itemContent":"milk"},"#,
            r#"{"formatType":"checklist","itemContent":"eggs"},"#,
            r#"{"formatType":"checklist","itemContent":"bread"}]"#
        )
    );
    assert_eq!(
        house.list(&key, "Calendar"),
        concat!(
            r#"[{"name":"Dentist","start":"2026-11-24T14:00:00.500Z","#,
            r#""end":"2026-11-24T15:00:00.500Z","formatType":"calendarEvent"}]"#
        )
    );
}

#[test]
fn a_list_holds_the_twenty_newest_memos_newest_first_whenever_they_were_spoken() {
    let (house, key) = house();
    assert_eq!(house.list(&key, "Notes"), "[]");
    for number in 0..25 {
        // Spoken in the opposite order: `createdAt` decides, not `recordedAt`.
        let spoken = Timestamp::from_millis(1_700_000_000_000 - number * 60_000);
        house.capture(
            &key,
            json!({ "text": format!("memo {number}"), "integrationId": "Notes", "recordedAt": spoken }),
        );
        house.clock.step(i64::from(number % 3 == 0));
    }
    let expected: Vec<Value> = (5..25)
        .rev()
        .map(|number| json!({ "formatType": "plainText", "content": format!("memo {number}") }))
        .collect();
    let listed: Value = serde_json::from_str(&house.list(&key, "Notes")).unwrap();
    assert_eq!(listed, Value::Array(expected));
}

/// The limit counts memos: 20 long shopping lists are more than 20 entries.
#[test]
fn the_limit_counts_memos_and_not_entries() {
    let (house, key) = house();
    house.integration("anna", "Shopping list", "shopping list", Checklist);
    for number in 0..21 {
        let text = format!("milk{number}, eggs{number}, bread{number}");
        house.capture(&key, json!({ "text": text, "integrationId": "Shopping list" }));
    }
    let listed: Vec<Value> = serde_json::from_str(&house.list(&key, "Shopping list")).unwrap();
    let items: Vec<&str> = listed.iter().map(|entry| entry["itemContent"].as_str().unwrap()).collect();
    let expected: Vec<String> = (1..21)
        .rev()
        .flat_map(|number| ["milk", "eggs", "bread"].map(|item| format!("{item}{number}")))
        .collect();
    assert_eq!(items, expected, "newest memo first, the items of one memo in spoken order");
}

#[test]
fn an_edited_format_shapes_the_memos_that_are_stored_already() {
    let (house, key) = house();
    house.capture(
        &key,
        json!({ "text": "milk, eggs", "integrationId": "Notes", "recordedAt": "2026-11-20T08:30:00Z" }),
    );
    assert_eq!(house.list(&key, "Notes"), r#"[{"formatType":"plainText","content":"milk, eggs"}]"#);
    edit(&house, "Notes", None, None, Some(Checklist));
    assert_eq!(
        house.list(&key, "Notes"),
        r#"[{"formatType":"checklist","itemContent":"milk"},{"formatType":"checklist","itemContent":"eggs"}]"#
    );
    edit(&house, "Notes", None, None, Some(CalendarEvent));
    let event: Value = serde_json::from_str(&house.list(&key, "Notes")).unwrap();
    assert_eq!(event[0]["formatType"], "calendarEvent");
    assert_eq!(event[0]["start"], "2026-11-20T08:30:00.000Z");
    edit(&house, "Notes", Some("Things"), Some("things"), Some(PlainText));
    assert_eq!(house.list(&key, "Things"), r#"[{"formatType":"plainText","content":"milk, eggs"}]"#);
    let gone = house.post("/automation/list", &key, r#"{"integrationId":"Notes"}"#);
    assert_eq!(gone.problem(), (404, "unknown-integration".to_owned()), "the old id is free");
}

#[test]
fn ids_are_found_however_their_letters_are_composed() {
    let (house, key) = house();
    house.integration("anna", "Café  à la carte", "café", PlainText);
    house.integration("anna", " Cle\u{301} ", "clé", PlainText);
    for id in
        ["Café  à la carte", "Cafe\u{301}  a\u{300} la carte", " Café  à la carte ", "Clé", "Cle\u{301}"]
    {
        assert_eq!(house.list(&key, id), "[]", "{id:?}");
    }
    let escaped = r#"{"integrationId":"Caf\u00e9  \u00e0 la carte"}"#;
    assert_eq!(house.post("/automation/list", &key, escaped).text(), "[]");
    for id in ["café  à la carte", "Café à la carte", "", " ", "Cafe", "x\u{0}y", &"x".repeat(10_000)] {
        let answer = house.post("/automation/list", &key, json!({ "integrationId": id }).to_string());
        assert_eq!(answer.problem(), (404, "unknown-integration".to_owned()), "{id:.20}");
    }
}

#[test]
fn another_users_integration_is_answered_as_one_that_does_not_exist() {
    let (house, key) = house();
    house.user("ben");
    house.integration("ben", "Secret", "secret", PlainText);
    let bens = house.post("/automation/list", &key, r#"{"integrationId":"Secret"}"#);
    let nobodys = house.post("/automation/list", &key, r#"{"integrationId":"Nobody's"}"#);
    assert_eq!((bens.status, &bens.body), (404, &nobodys.body));
    assert_eq!(bens.problem(), (404, "unknown-integration".to_owned()));
}

/// Two users call an integration the same; each sees only the own memos.
#[test]
fn integrations_of_the_same_id_are_kept_apart_by_user() {
    let (house, annas) = house();
    house.user("ben");
    house.integration("ben", "Notes", "note to self", PlainText);
    let bens = house.key("ben", BOTH);
    house.capture(&annas, json!({ "text": "Anna's", "integrationId": "Notes" }));
    house.capture(&bens, json!({ "text": "Ben's", "integrationId": "Notes" }));
    assert_eq!(house.list(&annas, "Notes"), r#"[{"formatType":"plainText","content":"Anna's"}]"#);
    assert_eq!(house.list(&bens, "Notes"), r#"[{"formatType":"plainText","content":"Ben's"}]"#);
}

#[test]
fn no_body_and_an_empty_one_and_braces_are_the_same_whatever_their_type() {
    let (house, key) = house();
    let types = [
        None,
        Some(""),
        Some("application/json"),
        Some("application/octet-stream"),
        Some("application/x-www-form-urlencoded"),
        Some("text/plain;charset=iso-8859-1"),
        Some("multipart/form-data"),
        Some("no type at all"),
    ];
    for content_type in types {
        for body in
            ["", "{}", " \r\n", "{\"extra\":[1,{\"deep\":null}],\"integrationID\":\"x\"}", "[]", "null"]
        {
            let mut headers = vec![("X-API-KEY", key.as_str())];
            headers.extend(content_type.map(|content_type| ("Content-Type", content_type)));
            for path in ["/automation/test-auth", "/automation/integrations"] {
                let answer = house.ask("POST", path, &headers, body);
                assert_eq!(answer.status, 200, "{path} {content_type:?} {body:?}: {answer:?}");
                assert_eq!(answer.header("content-type"), Some("application/json"));
            }
            let answer = house.ask("POST", "/automation/list", &headers, body);
            assert_eq!(answer.problem(), (422, "invalid-field".to_owned()), "{content_type:?} {body:?}");
            assert!(answer.detail().contains("integrationId"), "the detail names the member: {answer:?}");
        }
        let mut headers = vec![("X-API-KEY", key.as_str())];
        headers.extend(content_type.map(|content_type| ("Content-Type", content_type)));
        let answer = house.ask("POST", "/automation/list", &headers, r#"{"integrationId":"Notes"}"#);
        assert_eq!((answer.status, answer.text().as_str()), (200, "[]"), "{content_type:?}");
    }
}

#[test]
fn members_that_memod_does_not_know_are_ignored() {
    let (house, key) = house();
    let body =
        r#"{"limit":5,"integrationId":"Notes","filter":{"a":[true,1.5e3]},"x":"😀","integrationid":7}"#;
    assert_eq!(house.post("/automation/list", &key, body).text(), "[]");
}

/// Windows PowerShell's `Out-File` begins a file with a byte order mark, and `curl -d @file` sends it.
#[test]
fn a_byte_order_mark_before_the_json_is_ignored() {
    let (house, key) = house();
    let body = "\u{feff}{\"integrationId\":\"Notes\"}";
    assert_eq!(house.post("/automation/list", &key, body).text(), "[]");
    assert_eq!(house.post("/automation/test-auth", &key, "\u{feff}").status, 200);
}

#[test]
fn answers_are_json_whatever_is_accepted() {
    let (house, key) = house();
    for accept in ["application/json,text/html,*/*", "text/html", "image/png;q=0", "", "*/*;q=0", ";;;"] {
        for path in ALL {
            let headers = [("X-API-KEY", key.as_str()), ("Accept", accept), ("Accept-Encoding", "gzip, br")];
            let answer = house.ask("POST", path, &headers, r#"{"integrationId":"Notes"}"#);
            assert_eq!(answer.status, 200, "{path} {accept:?}");
            assert_eq!(answer.header("content-type"), Some("application/json"), "{path} {accept:?}");
            assert_eq!(answer.header("content-encoding"), None);
            answer.json();
        }
        let problem = house.ask("POST", "/automation/test-auth", &[("Accept", accept)], "");
        assert_eq!(problem.problem().0, 401, "{accept:?}");
    }
}

/// Axios in n8n: no `Content-Type`, no body at all or `Content-Length: 0`, `Connection: close` on every request.
#[test]
fn n8n_closes_after_every_request() {
    let (house, key) = house();
    for length in ["", "Content-Length: 0\r\n"] {
        let mut wire = house.wire();
        wire.send(
            format!(
                "POST /automation/integrations HTTP/1.1\r\nAccept: application/json,text/html,application/xhtml+xml,\
                 application/xml,text/*;q=0.9, image/*;q=0.8, */*;q=0.7\r\nx-api-key: {key}\r\nUser-Agent: axios/1.8\r\n\
                 {length}Accept-Encoding: gzip, compress, deflate, br\r\nHost: 192.168.1.5:8420\r\n\
                 Connection: close\r\n\r\n"
            )
            .as_bytes(),
        );
        let answer = wire.answer();
        assert_eq!(answer.status, 200, "{answer:?}");
        assert!(wire.is_closed(), "as the client asked");
    }
    house.is_well(&key);
}

/// Node-RED's got, Home Assistant's aiohttp, `curl -d`: what they send for a list.
#[test]
fn the_lists_that_tools_really_ask_for_are_answered() {
    let (house, key) = house();
    let body = r#"{"integrationId": "Notes"}"#;
    let tools: [&[(&str, &str)]; 5] = [
        &[
            ("User-Agent", "got (https://github.com/sindresorhus/got)"),
            ("accept", "application/json, text/plain, */*"),
        ],
        &[
            ("User-Agent", "HomeAssistant/2026.11.1 aiohttp/3.13.2 Python/3.13"),
            ("Accept", "*/*"),
            ("Accept-Encoding", "gzip, deflate, br"),
            ("Content-Type", "application/octet-stream"),
        ],
        &[
            ("User-Agent", "curl/8.14.1"),
            ("Accept", "*/*"),
            ("Content-Type", "application/x-www-form-urlencoded"),
        ],
        &[
            ("User-Agent", "Zapier"),
            ("Content-Type", "application/json; charset=utf-8"),
            ("Connection", "keep-alive"),
            ("Cookie", "a=b"),
        ],
        &[("Content-Type", "application/json"), ("Connection", "Keep-Alive, TE"), ("TE", "trailers")],
    ];
    for tool in tools {
        let mut wire = house.wire();
        let mut headers = vec![("X-Api-Key", key.as_str())];
        headers.extend(tool);
        for _ in 0..3 {
            let answer = wire.ask("POST", "/automation/list", &headers, body.as_bytes());
            assert_eq!((answer.status, answer.text().as_str()), (200, "[]"), "{tool:?}");
        }
    }
}

#[test]
fn a_pooled_connection_serves_many_requests_in_a_row() {
    let (house, key) = house();
    let mut wire = house.wire();
    for round in 0..50 {
        for path in ALL {
            let answer = wire.ask("POST", path, &[("X-API-KEY", &key)], br#"{"integrationId":"Notes"}"#);
            assert_eq!(answer.status, 200, "{path}, round {round}");
        }
        // A refused one does not cost the connection.
        assert_eq!(wire.ask("POST", "/automation/list", &[("X-API-KEY", &key)], b"{").status, 400);
        assert_eq!(wire.ask("POST", "/nowhere", &[], b"{\"a\":1}").status, 404);
        assert_eq!(wire.ask("POST", "/automation/list", &[], b"{\"a\":1}").status, 401);
    }
}

#[test]
fn chunked_bodies_are_read_in_any_cut() {
    let (house, key) = house();
    let body = br#"{"integrationId":"Notes"}"#;
    for size in [1, 2, 7, body.len()] {
        let mut wire = house.wire();
        wire.send(
            format!(
                "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: chunked\r\n\r\n"
            )
            .as_bytes(),
        );
        for chunk in body.chunks(size) {
            wire.send(format!("{:x};extension=1\r\n", chunk.len()).as_bytes());
            wire.send(chunk);
            wire.send(b"\r\n");
        }
        wire.send(b"0\r\nX-Trailer: ignored\r\n\r\n");
        let answer = wire.answer();
        assert_eq!((answer.status, answer.text().as_str()), (200, "[]"), "chunks of {size}");
        let empty = format!(
            "POST /automation/test-auth HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        );
        wire.send(empty.as_bytes());
        assert_eq!(wire.answer().status, 200, "an empty chunked body on the same connection");
    }
}

/// nginx speaks HTTP/1.0 to its upstreams by default.
#[test]
fn http_1_0_is_served_with_and_without_keep_alive_and_host() {
    let (house, key) = house();
    let ask = |headers: &str| {
        format!(
            "POST /automation/list HTTP/1.0\r\n{headers}X-API-KEY: {key}\r\nContent-Length: 25\r\n\r\n{}",
            r#"{"integrationId":"Notes"}"#
        )
    };
    for headers in ["", "Host: backend\r\nConnection: close\r\n"] {
        let mut wire = house.wire();
        wire.send(ask(headers).as_bytes());
        assert_eq!(wire.answer().text(), "[]");
        assert!(wire.is_closed(), "1.0 closes unless asked not to");
    }
    let mut wire = house.wire();
    for _ in 0..3 {
        wire.send(ask("Connection: keep-alive\r\n").as_bytes());
        let answer = wire.answer();
        assert_eq!(answer.text(), "[]");
        assert!(
            answer.header("connection").is_some_and(|value| value.eq_ignore_ascii_case("keep-alive")),
            "a 1.0 client has to be told: {answer:?}"
        );
    }
}

#[test]
fn a_target_in_absolute_form_is_the_same_path() {
    let (house, key) = house();
    let headers = [("X-API-KEY", key.as_str())];
    let list = house.ask(
        "POST",
        "http://memod.local:8420/automation/list?poll=1",
        &headers,
        r#"{"integrationId":"Notes"}"#,
    );
    assert_eq!((list.status, list.text().as_str()), (200, "[]"));
    assert_eq!(house.get("HTTP://memod.local/healthz").status, 200);
    assert_eq!(
        house
            .ask("POST", "/automation/list?integrationId=Nope", &headers, r#"{"integrationId":"Notes"}"#)
            .status,
        200
    );
}

#[test]
fn a_post_is_never_answered_with_304() {
    let (house, key) = house();
    for path in ALL {
        let first = house.post(path, &key, r#"{"integrationId":"Notes"}"#);
        let tag = first.header("etag").unwrap_or("\"any\"").to_owned();
        for value in [tag.as_str(), "*", "W/\"x\""] {
            let headers = [
                ("X-API-KEY", key.as_str()),
                ("If-None-Match", value),
                ("If-Modified-Since", "Fri, 20 Nov 2099 00:00:00 GMT"),
            ];
            let answer = house.ask("POST", path, &headers, r#"{"integrationId":"Notes"}"#);
            assert_eq!((answer.status, &answer.body), (200, &first.body), "{path} {value}");
        }
    }
}

#[test]
fn options_and_other_methods_say_what_is_allowed() {
    let (house, key) = house();
    for path in ALL.into_iter().chain(["/capture/memos"]) {
        let options = house.ask("OPTIONS", path, &[], "");
        assert_eq!((options.status, options.header("allow")), (204, Some("POST, OPTIONS")), "{path}");
        for method in ["GET", "PUT", "DELETE", "PATCH", "TRACE", "PURGE"] {
            let answer = house.ask(method, path, &[("X-API-KEY", &key)], "");
            assert_eq!(answer.problem(), (405, "method-not-allowed".to_owned()), "{method} {path}");
            assert_eq!(answer.header("allow"), Some("POST, OPTIONS"));
        }
        let head = house.ask("HEAD", path, &[], "");
        assert_eq!((head.status, head.header("allow")), (405, Some("POST, OPTIONS")), "{path}");
    }
}

/// A memo that names no integration is in the inbox and in no list; moved later, it shows.
#[test]
fn a_memo_that_is_moved_out_of_the_inbox_is_listed_by_its_created_at() {
    let (house, key) = house();
    let inbox = house.capture(&key, json!({ "text": "zzz" }));
    assert_eq!(inbox["integrationId"], Value::Null);
    house.clock.step(1000);
    house.capture(&key, json!({ "text": "later", "integrationId": "Notes" }));
    assert_eq!(house.list(&key, "Notes"), r#"[{"formatType":"plainText","content":"later"}]"#);
    house.run(Command::MemoMove {
        id: inbox["id"].as_str().unwrap().parse().unwrap(),
        integration: name("Notes"),
    });
    assert_eq!(
        house.list(&key, "Notes"),
        r#"[{"formatType":"plainText","content":"later"},{"formatType":"plainText","content":"zzz"}]"#
    );
}

#[test]
fn everything_is_listed_again_after_a_restart() {
    let (house, key) = house();
    for number in 0..3 {
        house.capture(&key, json!({ "text": format!("memo {number}"), "integrationId": "Notes" }));
    }
    let before = house.list(&key, "Notes");
    let house = house.restart();
    assert_eq!(house.list(&key, "Notes"), before);
    assert_eq!(house.post("/automation/test-auth", &key, "").text(), r#"{"user":"anna","key":"n8n"}"#);
}
