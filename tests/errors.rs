//! Section 4 of the contract: every error, its shape, and which of two comes first.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod common;

use std::time::{Duration, Instant};

use common::{AUTOMATION, Answer, BOTH, CAPTURE, FakeDisk, House, Plan, Source, id_of, name, request};
use memod::app::Command;
use memod::model::FormatType::PlainText;
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

fn is(answer: &Answer, status: u16, problem: &str) {
    assert_eq!(answer.problem(), (status, problem.to_owned()), "{answer:?}");
}

#[test]
fn what_is_not_json_is_400_wherever_json_is_read() {
    let (house, key) = house();
    let broken: [&[u8]; 13] = [
        b"{",
        b"{\"integrationId\":\"Notes\"",
        b"{'integrationId':'Notes'}",
        b"integrationId=Notes",
        b"{\"integrationId\":\"Notes\"} trailing",
        b"{\"integrationId\":\"Notes\",}",
        b"\xff\xfe{\x00}\x00",
        b"{\"integrationId\":\"\xc3\x28\"}",
        b"{\"integrationId\":\"\xed\xa0\x80\"}",
        b"\x00",
        b"{\"integrationId\":\"line\nbreak\"}",
        b"NaN",
        b"\xef\xbb\xbf\xef\xbb\xbf{}",
    ];
    for body in broken {
        for path in
            ["/automation/test-auth", "/automation/integrations", "/automation/list", "/capture/memos"]
        {
            let answer = house.post(path, &key, body);
            is(&answer, 400, "malformed-json");
        }
    }
    // Half a surrogate pair is JSON by its grammar, but no text: it matters where the member is asked for.
    for (path, member) in [("/automation/list", "integrationId"), ("/capture/memos", "text")] {
        let answer = house.post(path, &key, format!(r#"{{"{member}":"\ud800"}}"#));
        is(&answer, 400, "malformed-json");
    }
    let headers = [("X-API-KEY", key.as_str()), ("Content-Type", "text/plain; charset=utf-8")];
    for body in [b"\xff".as_slice(), b"caf\xe9", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"ok then \xc3"] {
        let answer = house.ask("POST", "/capture/memos", &headers, body);
        is(&answer, 400, "malformed-request");
        assert!(answer.detail().contains("UTF-8"), "{answer:?}");
    }
}

/// Whoever tries keys must not learn from the answer whether a key exists, ran out or was revoked.
#[test]
fn every_401_is_the_same_byte_for_byte() {
    let (house, key) = house();
    let revoked = house.key("anna", BOTH);
    house.run(Command::KeyRevoke { id: id_of(&revoked) });
    let expired = house.key_for("anna", "old", BOTH, Some(1000)).key.unwrap();
    let removed = {
        house.user("ben");
        let key = house.key("ben", BOTH);
        house.run(Command::UserRemove { name: name("ben") });
        key
    };
    house.clock.step(1000);
    let other = house.key("anna", BOTH);
    // The id of one key with the secret of another: right in form only where its check is.
    let wrong = forged(&key, &other);
    let unknown = forged("memod_AAAAAAAAAAAA_x_x", &other);
    let mut answers = vec![house.ask("POST", "/automation/list", &[], LIST)];
    let keys = [
        &revoked,
        &expired,
        &removed,
        &wrong,
        &unknown,
        "",
        "x",
        "memod_",
        &key.to_lowercase(),
        key.strip_suffix(char::is_alphanumeric).unwrap(),
        &format!("{key}x"),
        &format!("Bearer {key}"),
        "k\u{e9}y",
    ];
    for key in keys {
        answers.push(house.post("/automation/list", key, LIST));
    }
    let twice = [("X-API-KEY", key.as_str()), ("X-API-KEY", other.as_str())];
    answers.push(house.ask("POST", "/automation/list", &twice, LIST));
    answers.push(house.ask("POST", "/automation/list", &[("Authorization", &format!("ApiKey {key}"))], LIST));
    answers.push(house.ask("POST", &format!("/automation/list?X-API-KEY={key}"), &[], LIST));
    answers.push(house.ask("POST", "/capture/memos", &[("Content-Type", "application/json")], "{}"));
    answers.push(house.get("/capture/memos/unknown"));
    let without_date = |answer: &Answer| {
        let mut answer = answer.clone();
        answer.headers.retain(|(name, _)| name != "date");
        answer
    };
    let first = without_date(&answers[0]);
    is(&first, 401, "unauthorized");
    assert_eq!(first.header("www-authenticate"), Some("ApiKey"));
    for (number, answer) in answers.iter().enumerate() {
        assert_eq!(without_date(answer), first, "answer {number}");
    }
    house.is_well(&key);
    house.is_well(&format!(" {key}\t"));
}

/// A key of the right form and check: the id of `of`, the secret of `with`.
fn forged(of: &str, with: &str) -> String {
    let part = |key: &str, number| key.split('_').nth(number).map(str::to_owned).unwrap();
    let body = format!("memod_{}_{}", part(of, 1), part(with, 2));
    let mut check = crc32fast::hash(body.as_bytes()) as usize;
    let alphabet = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let mut digits = [0; 6];
    for digit in digits.iter_mut().rev() {
        *digit = alphabet[check % 62];
        check /= 62;
    }
    format!("{body}_{}", String::from_utf8(digits.to_vec()).unwrap())
}

#[test]
fn a_key_without_the_scope_is_403_and_told_which_one_is_missing() {
    let (house, _) = house();
    let automation = house.key("anna", AUTOMATION);
    let capture = house.key("anna", CAPTURE);
    for path in ["/automation/test-auth", "/automation/integrations", "/automation/list"] {
        let answer = house.post(path, &capture, LIST);
        is(&answer, 403, "missing-scope");
        assert!(answer.detail().contains("automation"), "{answer:?}");
    }
    let answer = house.post("/capture/memos", &automation, r#"{"text":"x"}"#);
    is(&answer, 403, "missing-scope");
    assert!(answer.detail().contains("capture"), "{answer:?}");
    is(&house.ask("GET", "/capture/memos/x", &[("X-API-KEY", &automation)], ""), 403, "missing-scope");
}

#[test]
fn paths_that_do_not_exist_are_404_whatever_the_method_and_the_key() {
    let (house, key) = house();
    let paths = [
        "/",
        "/automation",
        "/automation/",
        "/automation/lists",
        "/automation/list/more",
        "/Automation/list",
        "/automation%2Flist",
        "//automation/list",
        "/automation//list",
        "/./automation/list",
        "/automation/../healthz",
        "/capture",
        "/capture/memos/a/b",
        "/memod/healthz",
        "/favicon.ico",
        "/%00",
        "/%ff",
        "/%zz",
        "/healthz/x",
        "/metrics/..",
        "/.env",
    ];
    for path in paths {
        for method in ["GET", "POST", "DELETE", "OPTIONS"] {
            for headers in [&[][..], &[("X-API-KEY", key.as_str())], &[("X-API-KEY", "wrong")]] {
                let answer = house.ask(method, path, headers, "{");
                is(&answer, 404, "not-found");
                let detail = &answer.json()["detail"];
                assert_eq!(detail, "There is nothing at this path.", "no key was looked at");
            }
        }
    }
}

#[test]
fn a_known_path_with_another_method_is_405_and_says_which() {
    let (house, key) = house();
    let gets = ["/healthz", "/readyz", "/metrics", "/capture/memos/x"];
    for path in gets {
        for method in ["POST", "PUT", "DELETE", "PATCH"] {
            let answer = house.ask(method, path, &[("X-API-KEY", &key)], "");
            is(&answer, 405, "method-not-allowed");
            assert_eq!(answer.header("allow"), Some("GET, HEAD, OPTIONS"), "{method} {path}");
            assert!(answer.detail().contains("GET"), "{answer:?}");
        }
        let options = house.ask("OPTIONS", path, &[], "");
        assert_eq!((options.status, options.header("allow")), (204, Some("GET, HEAD, OPTIONS")));
        assert_eq!(options.header("content-length").unwrap_or("0"), "0");
    }
}

#[test]
fn automation_bodies_end_at_64_kib() {
    let (house, key) = house();
    let padded = |length: usize| {
        let frame = r#"{"integrationId":"Notes","pad":""}"#.len();
        format!(r#"{{"integrationId":"Notes","pad":"{}"}}"#, "p".repeat(length - frame))
    };
    assert_eq!(house.post("/automation/list", &key, padded(64 * 1024)).status, 200);
    for path in ["/automation/test-auth", "/automation/integrations", "/automation/list"] {
        is(&house.post(path, &key, padded(64 * 1024 + 1)), 413, "too-large");
        let mut wire = house.wire();
        wire.send(
            format!(
                "POST {path} HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\nTransfer-Encoding: chunked\r\n\r\n"
            )
            .as_bytes(),
        );
        let body = padded(64 * 1024 + 1);
        wire.send(format!("{:x}\r\n{body}\r\n0\r\n\r\n", body.len()).as_bytes());
        is(&wire.answer(), 413, "too-large");
    }
}

/// Each request has two faults; the one that comes first in the contract's order is answered.
#[test]
fn of_two_faults_the_first_in_the_documented_order_is_answered() {
    let (house, key) = house();
    let automation = house.key("anna", AUTOMATION);
    let huge = "x".repeat(256 * 1024 + 1);
    let long = "x".repeat(32 * 1024 + 1);
    let html = [("Content-Type", "text/html")];
    let plain = [("Content-Type", "text/plain")];
    let bad_once = ("Idempotency-Key", "not visible");
    type Headers<'a> = Vec<(&'a str, &'a str)>;
    let with = |key: Option<&'static str>, more: &[(&'static str, &'static str)]| -> Headers<'static> {
        key.map(|key| ("X-API-KEY", key)).into_iter().chain(more.iter().copied()).collect()
    };
    let key: &'static str = key.leak();
    let automation: &'static str = automation.leak();
    let json_long = json!({ "text": long, "recordedAt": "never" }).to_string();
    type Case<'a> = (&'a str, &'a str, &'a str, Headers<'a>, &'a [u8], u16);
    let cases: Vec<Case<'_>> = vec![
        ("path before method", "BREW", "/nowhere", with(Some(key), &[]), b"", 404),
        ("path before key", "POST", "/nowhere", with(None, &[]), b"", 404),
        ("path before size", "POST", "/nowhere", with(None, &[]), huge.as_bytes(), 404),
        ("method before key", "GET", "/automation/list", with(None, &[]), b"", 405),
        ("method before scope", "PUT", "/capture/memos", with(Some(automation), &[]), b"", 405),
        ("method before size", "PUT", "/capture/memos", with(Some(key), &html), huge.as_bytes(), 405),
        ("key before scope", "POST", "/capture/memos", with(Some("wrong"), &[]), b"", 401),
        ("key before size", "POST", "/capture/memos", with(None, &html), huge.as_bytes(), 401),
        ("key before type", "POST", "/capture/memos", with(None, &html), b"{", 401),
        ("key before form", "POST", "/automation/list", with(None, &[]), b"{", 401),
        ("key before fields", "POST", "/automation/list", with(Some("wrong"), &[]), b"{}", 401),
        ("scope before size", "POST", "/capture/memos", with(Some(automation), &html), huge.as_bytes(), 403),
        ("scope before type", "POST", "/capture/memos", with(Some(automation), &html), b"", 403),
        ("scope before form", "POST", "/capture/memos", with(Some(automation), &[]), b"{", 403),
        ("scope before the memo", "GET", "/capture/memos/x", with(Some(automation), &[]), b"", 403),
        ("size before type", "POST", "/capture/memos", with(Some(key), &html), huge.as_bytes(), 413),
        ("size before form", "POST", "/automation/list", with(Some(key), &[]), huge.as_bytes(), 413),
        (
            "size of a text before its form",
            "POST",
            "/capture/memos",
            with(Some(key), &plain),
            &[0xff; 33_000],
            413,
        ),
        (
            "size of a text before the Idempotency-Key",
            "POST",
            "/capture/memos",
            with(Some(key), &[plain[0], bad_once]),
            long.as_bytes(),
            413,
        ),
        (
            "size of a text before fields",
            "POST",
            "/capture/memos",
            with(Some(key), &[]),
            json_long.as_bytes(),
            413,
        ),
        ("type before form", "POST", "/capture/memos", with(Some(key), &html), b"{", 415),
        (
            "type before the Idempotency-Key",
            "POST",
            "/capture/memos",
            with(Some(key), &[html[0], bad_once]),
            b"",
            415,
        ),
        ("form before fields", "POST", "/capture/memos", with(Some(key), &[]), b"{\"text\":7", 400),
        ("Idempotency-Key before fields", "POST", "/capture/memos", with(Some(key), &[bad_once]), b"{}", 400),
        (
            "fields before the integration",
            "POST",
            "/capture/memos",
            with(Some(key), &[]),
            br#"{"text":"","integrationId":"x"}"#,
            422,
        ),
    ];
    for (what, method, path, headers, body, status) in cases {
        let answer = house.ask(method, path, &headers, body);
        assert_eq!(answer.problem().0, status, "{what}: {answer:?}");
    }
    assert_eq!(house.memos("anna").len(), 0);
}

#[test]
fn a_body_that_does_not_arrive_in_time_is_408_and_the_connection_closes() {
    let plan = Plan::with(|settings| settings.body_timeout = Duration::from_millis(700));
    let (house, key) = furnish(plan.build());
    let heads = ["Content-Length: 100", "Transfer-Encoding: chunked"];
    for path in ["/automation/list", "/capture/memos"] {
        for head in heads {
            let mut wire = house.wire();
            let start = Instant::now();
            wire.send(
                format!("POST {path} HTTP/1.1\r\nHost: a\r\nX-API-KEY: {key}\r\n{head}\r\n\r\n").as_bytes(),
            );
            // A trickle gains no time.
            let piece: &[u8] = if head.starts_with('C') { b"{" } else { b"1\r\n{\r\n" };
            for _ in 0..4 {
                std::thread::sleep(Duration::from_millis(120));
                wire.try_send(piece);
            }
            let answer = wire.answer();
            is(&answer, 408, "request-timeout");
            assert_eq!(answer.header("connection"), Some("close"));
            assert!(start.elapsed() >= Duration::from_millis(700), "not before its time");
            assert!(wire.is_closed());
        }
    }
    // A key that is wrong is said at once, although the body never comes.
    let mut wire = house.wire();
    wire.send(b"POST /automation/list HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n");
    is(&wire.answer(), 401, "unauthorized");
    assert!(wire.is_closed(), "what is left of the body cannot be told from a request");
    house.is_well(&key);
}

#[test]
fn a_full_disk_is_503_with_retry_after() {
    let disk = FakeDisk::default();
    let (house, key) = furnish(Plan::on(&disk).build());
    disk.fill();
    let answer = house.post("/capture/memos", &key, r#"{"text":"x"}"#);
    is(&answer, 503, "storage-unavailable");
    assert!(
        answer
            .header("retry-after")
            .is_some_and(|seconds| seconds.parse::<u64>().is_ok_and(|seconds| seconds > 0))
    );
    assert!(answer.detail().contains("disk"), "{answer:?}");
}

#[test]
fn no_answer_tells_a_secret_a_path_or_a_stored_value_of_somebody_else() {
    let (house, key) = house();
    house.user("ben");
    house.integration("ben", "Hidden treasure", "treasure", PlainText);
    let bens = house.key("ben", BOTH);
    let bens_memo =
        house.capture(&bens, json!({ "text": "under the oak", "integrationId": "Hidden treasure" }));
    let bens_path = format!("/capture/memos/{}", bens_memo["id"].as_str().unwrap());
    let secret = key.split('_').nth(2).unwrap().to_owned();
    let data = house.data();
    let answers = [
        house.post("/automation/list", &key, r#"{"integrationId":"Hidden treasure"}"#),
        house.post("/capture/memos", &key, r#"{"text":"x","integrationId":"Hidden treasure"}"#),
        house.ask("GET", &bens_path, &[("X-API-KEY", &key)], ""),
        house.post("/automation/list", &key, "{"),
        house.post("/automation/list", &format!("{key}x"), LIST),
        house.post("/capture/memos", &key, r#"{"text":"x","recordedAt":"<script>"}"#),
        house.post("/capture/memos", &key, r#"{"text":"x","timeZone":"../../etc/passwd"}"#),
        house.get("/etc/passwd"),
        house.get("/readyz"),
        house.get("/metrics"),
    ];
    for answer in answers {
        let text = answer.text();
        for hidden in
            ["treasure", "oak", "ben", &secret, &data, "panicked", "src/", ".rs", "sled", "argon2id"]
        {
            assert!(!text.contains(hidden), "{hidden}: {text}");
        }
    }
}

/// Not every client reads before it has sent all: `413` and `401` must reach one that writes a megabyte first.
#[test]
fn a_client_that_sends_its_whole_body_first_still_hears_the_answer() {
    let (house, key) = house();
    let body = vec![b'x'; 900 * 1024];
    for (headers, status) in [(vec![("X-API-KEY", key.as_str())], 413), (vec![], 401)] {
        for path in ["/automation/list", "/capture/memos"] {
            let mut wire = house.wire();
            let whole = request("POST", path, &headers, &body);
            for piece in whole.chunks(64 * 1024) {
                wire.send(piece);
                std::thread::sleep(Duration::from_millis(2));
            }
            assert_eq!(wire.answer().status, status, "{path}");
        }
    }
}

/// The one 500 there is: a fault of memod's own. It costs its request, not the connection and not the process.
#[test]
fn a_panic_in_a_handler_costs_one_request_a_500() {
    let (house, key) = house();
    house.is_well(&key);
    let mut wire = house.wire();
    let capture: (_, &[u8], _) = ("/capture/memos", br#"{"text":"x"}"#, 201);
    // Verified before, a key and its poll wait for nothing, which is another way through the server.
    let poll: (_, &[u8], _) = ("/automation/test-auth", b"", 200);
    for (source, (path, body, good)) in [(Source::Chance, capture), (Source::Clock, poll)] {
        let mut ask = || wire.ask("POST", path, &[("X-API-KEY", &key)], body);
        assert_eq!(ask().status, good);
        house.clock.set_panicking(Some(source));
        for _ in 0..3 {
            let answer = ask();
            is(&answer, 500, "internal-error");
            assert!(!answer.text().contains("made to panic"), "the reason is for the log: {answer:?}");
        }
        house.clock.set_panicking(None);
        assert_eq!(ask().status, good, "on the same connection");
        house.is_well(&key);
    }
}

/// A household that restarts memod: every tool comes with its key at the same moment, and each needs Argon2.
#[test]
fn more_first_checks_than_the_processor_can_do_are_200_or_busy_and_succeed_soon() {
    let (house, _) = house();
    let keys: Vec<String> = (0..12).map(|_| house.key("anna", AUTOMATION)).collect();
    std::thread::scope(|scope| {
        for key in &keys {
            let house = &house;
            scope.spawn(move || {
                let start = Instant::now();
                loop {
                    let answer = house.post("/automation/test-auth", key, "");
                    if answer.status == 200 {
                        return;
                    }
                    is(&answer, 503, "busy");
                    let wait = answer.header("retry-after").and_then(|seconds| seconds.parse().ok());
                    std::thread::sleep(Duration::from_secs(wait.expect("when to come again")));
                    assert!(start.elapsed() < Duration::from_secs(60), "every tool comes in");
                }
            });
        }
    });
    assert_eq!(house.app.argon2_runs(), 12, "once for each key");
}
