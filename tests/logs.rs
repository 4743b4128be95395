//! What the program logs: one line a request at debug, one stable line a failed key, and nobody's secrets.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says where

mod common;
mod program;

use std::net::SocketAddr;
use std::path::Path;

use common::{Wire, request};
use program::{Home, Server};
use regex::Regex;
use rustix::process::Signal;
use serde_json::Value;

/// A server whose log goes to a file, until it is stopped and the file read.
struct Logged {
    server: Server,
    address: SocketAddr,
    file: std::path::PathBuf,
}

impl Logged {
    fn start(home: &Home, flags: &[&str], journal: bool) -> Logged {
        let file = home.path().join("log");
        let mut command = home.command(&[&["serve", "--listen", "127.0.0.1:0"], flags].concat());
        command.stderr(std::fs::File::create(&file).unwrap());
        if journal {
            command.env("JOURNAL_STREAM", "9:1234");
        }
        let server = Server::start(command);
        let address = server.address();
        Logged { server, address, file }
    }

    fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> u16 {
        Wire::to(self.address).ask(method, path, headers, body.as_bytes()).status
    }

    fn stop(self) -> Vec<String> {
        let (code, _) = self.server.stop(Signal::TERM);
        assert_eq!(code, Some(0));
        std::fs::read_to_string(self.file).unwrap().lines().map(str::to_owned).collect()
    }
}

/// The expressions of the shipped filter, as fail2ban would compile them: an address for `<HOST>`, and before the
/// line what the journal puts there.
fn failregex() -> Vec<Regex> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/fail2ban/filter.d/memod.conf");
    let filter = std::fs::read_to_string(path).unwrap();
    let from = filter.split_once("failregex = ").unwrap().1;
    from.lines()
        .take_while(|line| !line.is_empty())
        .map(|line| {
            let line = line.trim().replace("%(__prefix_line)s", r"(?:\S+ memod\[\d+\]: )?");
            Regex::new(&line.replace("<HOST>", "(?P<host>[0-9a-f.:]+)")).unwrap()
        })
        .collect()
}

fn banned(filter: &[Regex], line: &str) -> Option<String> {
    filter.iter().find_map(|regex| Some(regex.captures(line)?["host"].to_owned()))
}

#[test]
fn the_fail2ban_filter_matches_the_line_of_a_failed_key_and_no_other() {
    let filter = failregex();
    assert_eq!(filter.len(), 2, "one for each form");
    let time = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z";
    let (before_human, before_json) = (format!("^{time}"), format!("^\\{{\"timestamp\":\"{time}"));
    let home = Home::new();
    for (flags, journal, cut_off) in [
        (&["--log-format", "human", "--log", "debug"][..], false, before_human.as_str()),
        (&["--log-format", "json", "--log", "debug"], false, &before_json),
        (&["--log", "debug"], true, "^home memod\\[1\\]: "),
    ] {
        let trusting = [flags, &["--trusted-proxies", "127.0.0.1"]].concat();
        let server = Logged::start(&home, &trusting, journal);
        for address in ["203.0.113.7", "2001:db8::7"] {
            let headers = [("X-API-KEY", "wrong"), ("X-Forwarded-For", address)];
            assert_eq!(server.ask("POST", "/automation/test-auth", &headers, ""), 401);
        }
        assert_eq!(server.ask("POST", "/automation/test-auth", &[("X-API-KEY", "wrong")], ""), 401);
        // What a client can write into a log line must not pass for another's failure.
        let forged = [("X-API-KEY", "x WARN memod::keys: API key refused address=192.0.2.1")];
        assert_eq!(server.ask("POST", "/WARN%20memod::keys:%20API%20key%20refused", &forged, ""), 404);
        assert_eq!(server.ask("POST", "/automation/test-auth", &[], ""), 401, "no key is no failed key");

        let cut_off = Regex::new(cut_off).unwrap();
        let lines = server.stop();
        // fail2ban takes the time out of the line before it looks at it.
        let seen = lines.iter().map(|line| cut_off.replace(line, ""));
        let hosts: Vec<String> = seen.filter_map(|line| banned(&filter, &line)).collect();
        assert_eq!(hosts, ["203.0.113.7", "2001:db8::7", "127.0.0.1"], "{flags:?}: {lines:#?}");
    }
}

#[test]
fn every_request_is_one_line_at_debug_with_its_route_and_none_otherwise() {
    let home = Home::new();
    let server = Logged::start(&home, &["--log", "debug", "--log-format", "json"], false);
    let asked = [
        ("POST", "/automation/list", 401, "/automation/list", "POST"),
        ("GET", "/automation/list", 405, "/automation/list", "GET"),
        ("GET", "/healthz?token=xyzzy", 200, "/healthz", "GET"),
        ("HEAD", "/readyz", 200, "/readyz", "HEAD"),
        ("GET", "/capture/memos/xyzzy", 401, "/capture/memos/{id}", "GET"),
        ("OPTIONS", "/capture/memos", 204, "/capture/memos", "OPTIONS"),
        ("GET", "/xyzzy", 404, "-", "GET"),
        ("OPTIONS", "*", 204, "-", "OPTIONS"),
        ("xyzzy", "/metrics", 405, "/metrics", "other"),
    ];
    for (method, path, status, ..) in asked {
        let mut wire = Wire::to(server.address);
        wire.send(&request(method, path, &[], b""));
        let answer = if method == "HEAD" { wire.answer_to_head() } else { wire.answer() };
        assert_eq!(answer.status, status, "{method} {path}");
    }
    let lines = server.stop();
    // A word, as a number that a client sends may stand in a line's time, too.
    assert!(!lines.iter().any(|line| line.contains("xyzzy")), "no path is logged as it was sent: {lines:#?}");
    let lines: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of_requests: Vec<&Value> = lines.iter().filter(|line| line["target"] == "memod::requests").collect();
    assert_eq!(of_requests.len(), asked.len(), "{lines:#?}");
    for (line, (_, path, status, route, method)) in of_requests.iter().zip(asked) {
        let fields = &line["fields"];
        assert_eq!((&line["level"], &fields["status"]), (&"DEBUG".into(), &status.into()), "{path}: {line}");
        assert_eq!((&fields["route"], &fields["method"]), (&route.into(), &method.into()), "{path}: {line}");
        assert_eq!(fields["address"], "127.0.0.1", "{line}");
        assert!(fields["micros"].is_u64(), "{line}");
    }

    let server = Logged::start(&home, &[], true);
    server.ask("GET", "/healthz", &[], "");
    let lines = server.stop();
    assert!(!lines.iter().any(|line| line.contains("memod::requests")), "{lines:#?}");
}

/// Without a file descriptor left each try was a line, twenty in a second, until the disk was full of them.
#[test]
fn connections_that_cannot_be_accepted_are_one_line_and_not_one_a_try() {
    let home = Home::new();
    let limited = home.command(&["serve", "--listen", "127.0.0.1:0"]);
    let mut command = std::process::Command::new("sh");
    command
        .args(["-c", r#"ulimit -n 48 && exec "$0" "$@""#])
        .arg(limited.get_program())
        .args(limited.get_args());
    command.env_clear().env("HOME", home.path()).current_dir(home.path());
    let file = home.path().join("log");
    command.stderr(std::fs::File::create(&file).unwrap());
    let server = Server::start(command);
    let address = server.address();
    let held: Vec<_> = (0..60).map(|_| std::net::TcpStream::connect(address).unwrap()).collect();
    let told = || std::fs::read_to_string(&file).unwrap().matches("connections cannot be accepted").count();
    let began = std::time::Instant::now();
    while told() == 0 {
        assert!(began.elapsed() < std::time::Duration::from_secs(30), "the descriptors are used up");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // Long enough for twenty tries.
    std::thread::sleep(std::time::Duration::from_secs(1));
    assert!(told() < 5, "{} lines", told());
    drop(held);
    assert_eq!(Wire::to(address).ask("GET", "/healthz", &[], b"").status, 200, "they are taken again");
    server.stop(Signal::TERM);
}

/// The log was silent: captures heard 503, and nothing in it said why.
#[test]
fn a_full_disk_is_one_line_however_many_captures_are_refused() {
    let home = Home::new();
    home.json(&["user", "add", "anna", "--json"]);
    let key = home.json(&["key", "create", "--user", "anna", "--scope", "capture", "--json"]);
    // No disk of a test machine has as much room.
    let server = Logged::start(&home, &["--reserve", "1024GiB"], false);
    for _ in 0..3 {
        let headers = [("X-API-KEY", key["key"].as_str().unwrap()), ("Content-Type", "text/plain")];
        assert_eq!(server.ask("POST", "/capture/memos", &headers, "milk"), 503);
    }
    let log = server.stop();
    let told = log.iter().filter(|line| line.contains("captures are refused until there is room")).count();
    assert_eq!(told, 1, "{log:?}");
}

#[test]
fn no_key_and_no_text_of_a_memo_is_in_any_log_even_at_trace() {
    let home = Home::new();
    assert_eq!(home.run(&["user", "add", "anna"]).code, 0);
    let key = home.json(&["key", "create", "--user", "anna", "--scope", "capture", "--json"]);
    let key = key["key"].as_str().unwrap().to_owned();
    for form in ["human", "json"] {
        let server = Logged::start(&home, &["--log", "trace", "--log-format", form], false);
        let with_key = [("X-API-KEY", key.as_str()), ("Idempotency-Key", "once-needle")];
        assert!([200, 201].contains(&server.ask(
            "POST",
            "/capture/memos",
            &with_key,
            r#"{"text":"needle"}"#
        )));
        assert_eq!(server.ask("POST", "/capture/memos", &with_key, r#"{"text":"other needle"}"#), 409);
        assert_eq!(server.ask("POST", "/capture/memos", &with_key, r#"{"text":"needle"#), 400);
        assert_eq!(server.ask("POST", "/capture/memos", &with_key, r#"{"needle":1}"#), 422);
        assert_eq!(server.ask("POST", "/automation/list", &with_key, r#"{"integrationId":"needle"}"#), 403);
        assert_eq!(server.ask("GET", &format!("/needle/{key}"), &[], ""), 404);
        let wrong = format!("{key}needle");
        assert_eq!(server.ask("POST", "/capture/memos", &[("X-API-KEY", &wrong)], ""), 401);
        assert_eq!(home.run(&["memo", "add", "--user", "anna", "needle by command"]).code, 0);
        let log = server.stop().join("\n");
        let secret = key.split('_').nth(2).unwrap();
        assert!(log.contains("request answered") && log.contains("API key refused"), "{log}");
        for hidden in ["needle", &key, secret] {
            assert!(!log.contains(hidden), "{hidden} stands in the log: {log}");
        }
    }
}
