//! Raw sockets in the hands of somebody who means no good. After everything a good request still succeeds.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::time::{Duration, Instant};

use common::{BOTH, House, Plan, Wire, request};
use memod::model::FormatType::PlainText;
use proptest::prelude::*;
use serde_json::json;

const LIST: &str = r#"{"integrationId":"Notes"}"#;

fn house() -> (House, String) {
    furnish(House::new())
}

fn furnish(house: House) -> (House, String) {
    house.user("anna");
    house.integration("anna", "Notes", "note to self", PlainText);
    let key = house.key("anna", BOTH);
    (house, key)
}

/// Every status that comes back until the server closes or falls silent after the client finished writing.
fn statuses(house: &House, bytes: &[u8]) -> Vec<u16> {
    let mut wire = house.wire();
    wire.try_send(bytes);
    wire.finish_writing();
    let mut statuses = Vec::new();
    while let Some(answer) = wire.try_answer() {
        statuses.push(answer.status);
    }
    statuses
}

#[test]
fn broken_framing_is_400_and_the_connection_closes() {
    let (house, key) = house();
    let broken = [
        "GARBAGE\r\n\r\n".to_owned(),
        "\u{0}\u{1}\u{2}\u{3}\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET /healthz\r\n\r\n".to_owned(),
        "GET /healthz HTTP/9.9\r\nHost: a\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.2\r\nHost: a\r\n\r\n".to_owned(),
        "GET /healthz http/1.1\r\nHost: a\r\n\r\n".to_owned(),
        "GET /health z HTTP/1.1\r\nHost: a\r\n\r\n".to_owned(),
        "GET  /healthz HTTP/1.1\r\nHost: a\r\n\r\n".to_owned(),
        "G@T /healthz HTTP/1.1\r\nHost: a\r\n\r\n".to_owned(),
        "GET healthz HTTP/1.1\r\nHost: a\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\n: no name\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\nname : space\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\r\n folded\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\nX: nul\u{0}byte\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\nX\u{0}: y\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n".to_owned(),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 25\r\nContent-Length: 26\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 25, 26\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: -1\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: +25\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 0x19\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 99999999999999999999999\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length:\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: gzip\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: chunked, identity\r\n\r\n{LIST}"
        ),
        format!(
            "POST /automation/list HTTP/1.0\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
    ];
    for bytes in broken {
        let found = statuses(&house, bytes.as_bytes());
        assert_eq!(found, [400], "{bytes:?}");
        house.is_well(&key);
    }
}

#[test]
fn a_chunked_body_that_is_framed_wrongly_is_400() {
    let (house, key) = house();
    let bodies = [
        "zz\r\n{}\r\n0\r\n\r\n",
        "2\r\n{}garbage\r\n0\r\n\r\n",
        "-2\r\n{}\r\n0\r\n\r\n",
        "ffffffffffffffffff\r\n{}\r\n0\r\n\r\n",
        "2\r\n{}\r\n",
        "2\n{}\n0\n\n",
        "10\r\n{}\r\n0\r\n\r\n",
        "\r\n\r\n",
    ];
    for path in ["/automation/list", "/capture/memos"] {
        for body in bodies {
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: chunked\r\n\r\n"
            );
            let mut wire = house.wire();
            wire.try_send(format!("{head}{body}").as_bytes());
            wire.finish_writing();
            let answer = wire.try_answer().unwrap_or_else(|| panic!("no answer to {body:?}"));
            assert_eq!(answer.status, 400, "{body:?}: {answer:?}");
        }
    }
    let cut = format!(
        "POST /capture/memos HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 20\r\n\r\n{{\"text\":\"x\"}}"
    );
    assert_eq!(statuses(&house, cut.as_bytes()), [400], "a body that breaks off is no memo");
    assert_eq!(house.memos("anna").len(), 0);
    house.is_well(&key);
}

/// Request smuggling: what a proxy and memod could cut differently must not become two requests.
#[test]
fn content_length_together_with_chunked_never_smuggles_a_request() {
    let (house, key) = house();
    let inner = format!(
        "POST /capture/memos HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 12\r\n\r\n{{\"text\":\"x\"}}"
    );
    let orders = [
        ("Content-Length: {}\r\nTransfer-Encoding: chunked\r\n", true),
        ("Transfer-Encoding: chunked\r\nContent-Length: {}\r\n", true),
        ("Transfer-Encoding: xchunked\r\nContent-Length: {}\r\n", false),
        ("Transfer-Encoding : chunked\r\nContent-Length: {}\r\n", false),
    ];
    for (headers, _) in orders {
        let rest = format!("0\r\n\r\n{inner}");
        let headers = headers.replace("{}", &rest.len().to_string());
        let bytes = format!(
            "POST /automation/test-auth HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\n{headers}\r\n{rest}"
        );
        let found = statuses(&house, bytes.as_bytes());
        assert!(found == [400] || found == [200], "{headers:?}: one request, one answer: {found:?}");
        assert_eq!(house.memos("anna").len(), 0, "{headers:?}");
    }
    house.is_well(&key);
}

#[test]
fn connect_is_answered_and_costs_nothing_but_its_connection() {
    let (house, key) = house();
    for target in ["example.org:443", "/healthz", "example.org", "[::1]:80", "*", ":0"] {
        for _ in 0..5 {
            let found =
                statuses(&house, format!("CONNECT {target} HTTP/1.1\r\nHost: {target}\r\n\r\n").as_bytes());
            assert!(found == [405] || found == [400], "{target}: {found:?}");
        }
    }
    house.is_well(&key);
}

#[test]
fn options_of_everything_says_what_there_is() {
    let (house, key) = house();
    let answer = house.ask("OPTIONS", "*", &[], "");
    assert_eq!((answer.status, answer.header("allow")), (204, Some("GET, HEAD, POST, OPTIONS")));
    let others = statuses(&house, b"GET * HTTP/1.1\r\nHost: a\r\n\r\n");
    assert!(others == [404] || others == [400], "{others:?}");
    house.is_well(&key);
}

#[test]
fn http_2_is_not_spoken() {
    let (house, key) = house();
    let upgrade = request(
        "GET",
        "/healthz",
        &[
            ("Connection", "Upgrade, HTTP2-Settings"),
            ("Upgrade", "h2c"),
            ("HTTP2-Settings", "AAMAAABkAAQAoAAAAAIAAAAA"),
        ],
        b"",
    );
    let mut wire = house.wire();
    wire.send(&upgrade);
    let answer = wire.answer();
    assert_eq!((answer.status, answer.version.as_str()), (200, "HTTP/1.1"), "the upgrade is ignored");
    let websocket = [
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "x"),
    ];
    assert_eq!(house.ask("GET", "/healthz", &websocket, "").status, 200);
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00";
    // A client with prior knowledge reads no answer in HTTP/1.1: closing is as good as 400.
    let found = statuses(&house, preface);
    assert!(found.is_empty() || found == [400], "{found:?}");
    let mut wire = house.wire();
    wire.send(&preface[..10]);
    std::thread::sleep(Duration::from_millis(50));
    wire.try_send(&preface[10..]);
    assert!(matches!(wire.try_answer().map(|answer| answer.status), None | Some(400)), "also in pieces");
    house.is_well(&key);
}

#[test]
fn heads_that_are_too_large_are_431_or_400() {
    let (house, key) = house();
    let many: String = (0..10_000).map(|number| format!("X-{number}: y\r\n")).collect();
    let some: String = (0..200).map(|number| format!("X-{number}: y\r\n")).collect();
    let heads = [
        format!("GET /{} HTTP/1.1\r\nHost: a\r\n\r\n", "a".repeat(1_000_000)),
        format!("GET /{} HTTP/1.1\r\nHost: a\r\n\r\n", "a".repeat(20_000)),
        format!("GET /healthz HTTP/1.1\r\nHost: a\r\nX: {}\r\n\r\n", "x".repeat(1_000_000)),
        format!("GET /healthz HTTP/1.1\r\nHost: a\r\n{}: x\r\n\r\n", "x".repeat(100_000)),
        format!("GET /healthz HTTP/1.1\r\nHost: a\r\n{many}\r\n"),
        format!("GET /healthz HTTP/1.1\r\nHost: a\r\n{some}\r\n"),
        "A".repeat(1_000_000),
    ];
    for head in heads {
        let mut wire = house.wire();
        wire.try_send(head.as_bytes());
        // The kernel may throw the answer away where the client still writes into a closed connection.
        if let Some(answer) = wire.try_answer() {
            assert!([400, 431].contains(&answer.status), "{head:.30}: {answer:?}");
        }
        house.is_well(&key);
    }
    let polite = format!("GET /healthz HTTP/1.1\r\nHost: a\r\nCookie: {}\r\n\r\n", "x".repeat(8_000));
    assert_eq!(statuses(&house, polite.as_bytes()), [200], "a proxy's head of 8 KB is fine");
}

/// A head that is a little too large arrives whole: its sender must hear why it is refused.
#[test]
fn a_head_that_is_a_little_too_large_is_told_431() {
    let (house, key) = house();
    for bytes in [17_000, 20_000, 60_000] {
        let mut wire = house.wire();
        wire.try_send(
            format!("GET /healthz HTTP/1.1\r\nHost: a\r\nX: {}\r\n\r\n", "x".repeat(bytes)).as_bytes(),
        );
        let answer = wire.try_answer().unwrap_or_else(|| panic!("no answer to {bytes} bytes"));
        assert_eq!(answer.status, 431, "{bytes} bytes: {answer:?}");
    }
    house.is_well(&key);
}

#[test]
fn json_that_is_made_to_hurt_is_400_or_422_and_never_500() {
    let (house, key) = house();
    let bodies: Vec<Vec<u8>> = vec![
        "[".repeat(60_000).into(),
        "{\"a\":".repeat(10_000).into(),
        format!("{}{}", "[".repeat(30_000), "]".repeat(30_000)).into(),
        format!("{{\"integrationId\":{}}}", "9".repeat(60_000)).into(),
        b"{\"integrationId\":1e999999999}".to_vec(),
        b"{\"integrationId\":-0.0000000000000000000000000000000000001e-99999}".to_vec(),
        b"{\"integrationId\":\"\\u0000\"}".to_vec(),
        b"{\"integrationId\":\"\\ud83d\"}".to_vec(),
        b"{\"integrationId\":\"\xc0\x80\"}".to_vec(),
        b"\xff\xff\xff\xff".to_vec(),
        vec![0; 60_000],
        format!("{{{}}}", "\"a\":1,".repeat(9_000)).into(),
        format!("\"{}\"", "\\u0041".repeat(9_000)).into(),
        "\u{feff}\u{feff}".into(),
        b"{\"integrationId\":\"x\",\"integrationId\":7}".to_vec(),
        b"{\"__proto__\":{\"integrationId\":\"x\"}}".to_vec(),
        b"{\"integrationId\":{\"$ne\":null}}".to_vec(),
    ];
    for body in &bodies {
        for path in ["/automation/list", "/automation/test-auth", "/capture/memos"] {
            let answer = house.post(path, &key, body);
            assert!(
                [200, 400, 404, 422].contains(&answer.status),
                "{path} {:?}: {answer:?}",
                &body[..20.min(body.len())]
            );
        }
    }
    // Capture reads more: here the whole hundred thousand fit.
    let brackets = house.post("/capture/memos", &key, "[".repeat(100_000));
    assert_eq!(brackets.problem(), (400, "malformed-json".to_owned()));
    let inside = format!("{{\"text\":\"x\",\"extra\":{}{}}}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(house.post("/capture/memos", &key, inside).status, 201, "nobody asks for the brackets");
    let numbers = r#"{"text":"x","extra":1e400,"more":-0.0e-99999}"#;
    assert_eq!(house.post("/capture/memos", &key, numbers).status, 201, "nobody asks for the numbers");
    let asked_for = house.post("/capture/memos", &key, r#"{"text":1e400}"#);
    assert_eq!(asked_for.problem(), (422, "invalid-field".to_owned()));
    house.is_well(&key);
}

#[test]
fn silent_and_slow_heads_by_the_hundred_are_given_up_and_nobody_waits_for_them() {
    let plan = Plan::with(|settings| settings.header_timeout = Duration::from_millis(1500));
    let (house, key) = furnish(plan.build());
    let mut wires: Vec<Wire> = (0..300).map(|_| house.wire()).collect();
    for (number, wire) in wires.iter_mut().enumerate() {
        match number % 3 {
            0 => {}
            1 => drop(wire.try_send(b"P")),
            _ => drop(wire.try_send(b"POST /automation/list HTTP/1.1\r\nHost: a\r\nX-A: ")),
        }
    }
    house.is_well(&key);
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(1700) {
        for wire in wires.iter_mut().skip(2).step_by(3) {
            wire.try_send(b"b");
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    for (number, mut wire) in wires.into_iter().enumerate() {
        assert_eq!(wire.try_answer().map(|answer| answer.status), None, "connection {number}");
    }
    house.is_well(&key);
}

#[test]
fn the_cap_of_connections_is_kept_and_everybody_is_served_in_the_end() {
    let plan = Plan::with(|settings| {
        settings.connections = 8;
        settings.header_timeout = Duration::from_secs(3);
    });
    let (house, key) = furnish(plan.build());
    let silent: Vec<Wire> = (0..8).map(|_| house.wire()).collect();
    std::thread::sleep(Duration::from_millis(200));
    let mut waiting = house.wire();
    waiting.send(&request("POST", "/automation/test-auth", &[("X-API-KEY", &key)], b""));
    assert!(waiting.is_open_after(Duration::from_millis(500)), "without a place nobody is served");
    assert_eq!(waiting.answer().status, 200, "when the silent ones are given up there is room");
    drop(silent);
    drop(waiting);
    // One place comes free by a client that goes away, not by time.
    let mut pooled: Vec<Wire> = (0..8).map(|_| house.wire()).collect();
    for wire in &mut pooled {
        assert_eq!(wire.ask("GET", "/healthz", &[], b"").status, 200);
    }
    let mut waiting = house.wire();
    waiting.send(&request("GET", "/healthz", &[], b""));
    assert!(waiting.is_open_after(Duration::from_millis(300)));
    drop(pooled.pop());
    assert_eq!(waiting.answer().status, 200);
    drop((pooled, waiting));
    house.is_well(&key);
}

#[test]
fn a_client_that_finished_writing_still_hears_its_answer() {
    let (house, key) = house();
    for _ in 0..20 {
        let mut wire = house.wire();
        wire.send(&request("POST", "/capture/memos", &[("X-API-KEY", &key)], br#"{"text":"x"}"#));
        wire.finish_writing();
        assert_eq!(wire.try_answer().map(|answer| answer.status), Some(201), "as `nc -N` does it");
        assert!(wire.is_closed());
    }
    let fresh = house.key("anna", BOTH);
    let mut wire = house.wire();
    wire.send(&request("POST", "/automation/test-auth", &[("X-API-KEY", &fresh)], b""));
    wire.finish_writing();
    assert_eq!(wire.try_answer().map(|answer| answer.status), Some(200), "also where Argon2 takes its time");
    house.is_well(&key);
}

#[test]
fn clients_that_go_away_at_any_moment_leave_nothing_behind() {
    let (house, key) = house();
    let whole = request("POST", "/capture/memos", &[("X-API-KEY", &key)], br#"{"text":"note to self"}"#);
    for length in (0..whole.len()).step_by(3) {
        let mut wire = house.wire();
        wire.send(&whole[..length]);
    }
    for _ in 0..50 {
        house.wire().send(&whole);
    }
    house.is_well(&key);
    let kept = house.memos("anna").len();
    assert!(kept <= 50, "at most those that came whole: {kept}");
}

#[test]
fn pipelined_requests_are_answered_in_their_order() {
    let (house, key) = house();
    let mut bytes = Vec::new();
    for number in 0..40 {
        let body = format!("{{\"text\":\"memo {number}\",\"integrationId\":\"Notes\"}}");
        bytes.extend(request("POST", "/capture/memos", &[("X-API-KEY", &key)], body.as_bytes()));
        bytes.extend(request("GET", "/nowhere", &[], b""));
    }
    let mut wire = house.wire();
    wire.send(&bytes);
    for number in 0..40 {
        let answer = wire.answer();
        assert_eq!(answer.status, 201, "{answer:?}");
        assert_eq!(answer.json()["entries"][0]["content"], format!("memo {number}"));
        assert_eq!(wire.answer().status, 404);
    }
    house.is_well(&key);
}

#[test]
fn a_body_that_nobody_wants_does_not_become_the_next_request() {
    let (house, key) = house();
    let smuggled = request("POST", "/capture/memos", &[("X-API-KEY", &key)], br#"{"text":"x"}"#);
    for (method, path) in
        [("POST", "/automation/list"), ("GET", "/healthz"), ("POST", "/nowhere"), ("DELETE", "/metrics")]
    {
        let found = statuses(&house, &request(method, path, &[], &smuggled));
        assert_eq!(found.len(), 1, "{method} {path}: {found:?}");
    }
    assert_eq!(house.memos("anna").len(), 0);
    house.is_well(&key);
}

/// HAProxy 2.6 with an HTTP/2 client before it heard a 413 or 401 before it had sent the body, kept the connection, and
/// sent the next client's request in the body's place: requests were swallowed, or answered with 400 and 431.
#[test]
fn after_a_large_body_that_was_not_read_the_connection_is_said_to_end_and_ends_soon() {
    let (house, key) = house();
    let head = |path: &str, framing: &str| {
        format!("POST {path} HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\n{framing}\r\n\r\n")
    };
    let chunk = [format!("{:x}\r\n", 300_000).as_bytes(), &vec![b'x'; 300_000], b"\r\n"].concat();
    for path in ["/capture/memos", "/automation/list"] {
        for (framing, body) in [("Transfer-Encoding: chunked", &*chunk), ("Content-Length: 300000", b"xxx")] {
            let mut wire = house.wire();
            wire.send(head(path, framing).as_bytes());
            wire.send(body);
            let answer = wire.answer();
            assert_eq!(
                (answer.status, answer.header("connection")),
                (413, Some("close")),
                "{path}, {framing}"
            );
            let heard = Instant::now();
            assert!(wire.is_closed(), "{path}, {framing}");
            let took = heard.elapsed();
            assert!(took < Duration::from_secs(5), "{path}, {framing}: held for {took:?}");
        }
    }
    for (path, status) in [("/automation/list", 401), ("/nowhere", 404), ("/metrics", 405)] {
        let mut wire = house.wire();
        wire.send(request("POST", path, &[], &vec![b'x'; 300_000]).get(..250_000).unwrap());
        let answer = wire.answer();
        assert_eq!((answer.status, answer.header("connection")), (status, Some("close")), "{path}");
        assert!(wire.is_closed(), "{path}");
    }
    // A transcript that is too long came whole: nothing is in the way of the next request.
    let mut wire = house.wire();
    let headers = [("X-API-KEY", key.as_str()), ("Content-Type", "text/plain")];
    let answer = wire.ask("POST", "/capture/memos", &headers, &vec![b'x'; 32 * 1024 + 1]);
    assert_eq!((answer.status, answer.header("connection")), (413, None));
    assert_eq!(wire.ask("POST", "/capture/memos", &headers, b"x").status, 201);
    house.is_well(&key);
}

/// `curl` asks with `Expect: 100-continue` before a body of more than a megabyte, and other clients send it
/// together with the body.
#[test]
fn too_large_is_heard_with_and_without_expect() {
    let (house, key) = house();
    let head = |length: usize, expect: &str| {
        format!(
            "POST /capture/memos HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: {length}\r\n{expect}\r\n"
        )
    };
    let expect = "Expect: 100-continue\r\n";
    // A client that waits to be told.
    let mut wire = house.wire();
    wire.send(head(10_000_000, expect).as_bytes());
    let answer = wire.answer();
    assert_eq!((answer.problem().0, answer.continued), (413, false), "it is spared its body");
    // One that is welcome.
    let mut wire = house.wire();
    wire.send(head(12, expect).as_bytes());
    std::thread::sleep(Duration::from_millis(50));
    wire.send(br#"{"text":"x"}"#);
    let answer = wire.answer();
    assert_eq!((answer.status, answer.continued), (201, true));
    // Those that do not wait.
    for expect in [expect, ""] {
        for length in [300_000, 1_000_000] {
            let mut wire = house.wire();
            wire.send(head(length, expect).as_bytes());
            for piece in vec![b'x'; length].chunks(50_000) {
                wire.send(piece);
                std::thread::sleep(Duration::from_millis(1));
            }
            assert_eq!(wire.answer().status, 413, "{expect:?} and {length} bytes");
        }
        let mut wire = house.wire();
        wire.send(head(20_000_000, expect).as_bytes());
        for piece in vec![b'x'; 20_000_000].chunks(100_000) {
            if !wire.try_send(piece) {
                break;
            }
        }
        assert_eq!(wire.try_answer().map(|answer| answer.status), Some(413), "{expect:?} and 20 MB");
    }
    assert_eq!(house.memos("anna").len(), 1);
    house.is_well(&key);
}

#[test]
fn floods_of_bad_keys_cost_no_argon2_and_stop_nobody() {
    let (house, key) = house();
    house.is_well(&key);
    let before = house.app.argon2_runs();
    let other = memod::auth::Token::generate(&memod::outside::Outside::real()).unwrap();
    let swapped = key.replace(key.split('_').nth(2).unwrap(), other.reveal().split('_').nth(2).unwrap());
    let long = "k".repeat(8_000);
    let bad = ["x", &swapped, other.reveal(), &long, "memod_____", "k\u{e9}\u{7f}y", "\u{1f511}"];
    std::thread::scope(|scope| {
        for thread in 0..6 {
            let (house, bad) = (&house, &bad);
            scope.spawn(move || {
                let mut wire = house.wire();
                for number in 0..300 {
                    let key = bad[(thread + number) % bad.len()];
                    let answer = wire.ask("POST", "/automation/list", &[("X-API-KEY", key)], LIST.as_bytes());
                    assert!([400, 401, 429].contains(&answer.status), "{answer:?}");
                    if answer.status == 400 {
                        wire = house.wire();
                    }
                }
            });
        }
        for _ in 0..50 {
            house.is_well(&key);
        }
    });
    assert_eq!(house.app.argon2_runs(), before);
}

#[test]
fn slow_bodies_by_the_hundred_are_408_and_stop_nobody() {
    let plan = Plan::with(|settings| settings.body_timeout = Duration::from_millis(800));
    let (house, key) = furnish(plan.build());
    house.is_well(&key);
    let mut wires: Vec<Wire> = (0..200).map(|_| house.wire()).collect();
    for wire in &mut wires {
        wire.send(
            format!(
                "POST /capture/memos HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nContent-Length: 99\r\n\r\n{{"
            )
            .as_bytes(),
        );
    }
    house.is_well(&key);
    for mut wire in wires {
        assert_eq!(wire.answer().status, 408);
        assert!(wire.is_closed());
    }
    house.is_well(&key);
}

#[test]
fn keys_and_headers_of_strange_bytes_are_refused_quietly() {
    let (house, key) = house();
    let values: [&[u8]; 6] = [b"\xff\xfe", b"\x80", b"a\tb", b" ", b"\"\"", b"%00"];
    for value in values {
        for header in [
            "X-API-KEY",
            "Content-Type",
            "Idempotency-Key",
            "Accept",
            "Expect",
            "Connection",
            "If-None-Match",
        ] {
            let head = format!("POST /capture/memos HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n{header}: ");
            let rest = format!("\r\nX-API-KEY: {key}\r\n\r\n{{\"text\":\"x\"}}");
            let found = statuses(&house, &[head.as_bytes(), value, rest.as_bytes()].concat());
            assert_eq!(found.len(), 1, "{header} {value:?}: {found:?}");
            assert!(found[0] < 500, "{header} {value:?}: {found:?}");
        }
    }
    house.is_well(&key);
}

/// A request and places in it where bytes are put in, taken out or turned.
fn mutated(key: String) -> impl Strategy<Value = Vec<u8>> {
    let bodies = [LIST.to_owned(), json!({ "text": "x", "recordedAt": "2026-11-20T08:30:00Z" }).to_string()];
    let paths = ["/automation/list", "/capture/memos", "/healthz", "/capture/memos/x", "/metrics"];
    let edit = (any::<prop::sample::Index>(), 0..4u8, any::<u8>());
    (
        prop::sample::select(paths.to_vec()),
        prop::sample::select(bodies.to_vec()),
        prop::collection::vec(edit, 0..6),
    )
        .prop_map(move |(path, body, edits)| {
            let method =
                if path.starts_with("/automation") || path == "/capture/memos" { "POST" } else { "GET" };
            let mut bytes = request(method, path, &[("X-API-KEY", &key)], body.as_bytes());
            for (at, what, byte) in edits {
                let at = at.index(bytes.len().max(1));
                match what {
                    0 => bytes[at] = byte,
                    1 => bytes.insert(at, byte),
                    2 if bytes.len() > 1 => drop(bytes.remove(at)),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            bytes
        })
}

/// Whatever comes over the socket: no 500, no hang, and the next one is served.
#[test]
fn no_bytes_at_all_are_answered_with_500() {
    let (house, key) = house();
    house.is_well(&key);
    let strategy = prop_oneof![mutated(key.clone()), prop::collection::vec(any::<u8>(), 0..300)];
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        cases: 600,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    runner
        .run(&strategy, |bytes| {
            for status in statuses(&house, &bytes) {
                prop_assert!(status < 500, "{status} for {:?}", String::from_utf8_lossy(&bytes));
            }
            Ok(())
        })
        .unwrap();
    house.is_well(&key);
}
