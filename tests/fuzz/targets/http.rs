//! The real accept loop and routes over a socket: any bytes, then silence. No panic (it ends the fuzzer), no 500, every
//! answer framed and shaped as documented, no secret in any, everything acknowledged kept and nothing else.
//!
//! In the input the byte 1 stands for anna's key, 2 for one that may only capture, 3 for one that was revoked.
#![no_main]

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use memod::app::{Answer, Command, Place as Where};
use memod::model::Scope;
use memod::server::{Settings, serve};
use memod_fuzz::{Place, SECRET, name};
use serde_json::Value;

/// Nothing here takes as long: the client has said all that it will.
const PATIENCE: Duration = Duration::from_secs(20);
const MOST_MEMOS: u64 = 2000;
/// Members of what is made of memos.
const GIVING_BACK: [&str; 4] = ["\"entries\"", "\"content\"", "\"itemContent\"", "\"start\""];

struct House {
    place: Place,
    address: SocketAddr,
    keys: [String; 3],
}

fn house() -> &'static House {
    static HOUSE: OnceLock<House> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let place = Place::new();
        let keys = [
            place.key("anna", &[Scope::Automation, Scope::Capture]),
            place.key("anna", &[Scope::Capture]),
            place.key("anna", &[Scope::Automation]),
        ];
        place.run(Command::KeyRevoke { id: keys[2].split('_').nth(1).unwrap().parse().unwrap() });
        let settings = Settings {
            base_path: "/memod".to_owned(),
            trusted_proxies: vec!["127.0.0.0/8".parse().unwrap()],
            connections: 64,
            header_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(10),
            stop_timeout: Duration::from_secs(1),
            automation_body_bytes: 4 * 1024,
            capture_body_bytes: 64 * 1024,
        };
        let (tell, told) = std::sync::mpsc::channel();
        let app = place.app.clone();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
                tell.send(listener.local_addr().unwrap()).unwrap();
                let _ = serve(listener, app, settings, std::future::pending()).await;
            });
        });
        House { place, address: told.recv().unwrap(), keys }
    })
}

fn ask(house: &House, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(house.address).expect("the server takes connections");
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_write_timeout(Some(PATIENCE)).unwrap();
    // The server may have closed before all was sent.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = Vec::new();
    if let Err(error) = stream.read_to_end(&mut answer) {
        assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "silence after {bytes:?}");
    }
    answer
}

/// Checks the answers one by one; tells how many memos they acknowledge as new.
///
/// What somebody says in a memo is given back, a key too; every other answer holds none.
fn judge(mut answers: &[u8], directory: &str, keys: &[String]) -> u64 {
    let mut acknowledged = 0;
    let text = String::from_utf8_lossy(answers);
    assert!(!text.contains(SECRET) && !text.contains(directory), "told what it must not: {text}");
    let holds = |bytes: &[u8], key: &String| bytes.windows(key.len()).any(|window| window == key.as_bytes());
    while !answers.is_empty() {
        let end = answers.windows(4).position(|window| window == b"\r\n\r\n").expect("a whole head") + 4;
        let head = std::str::from_utf8(&answers[..end]).expect("a head is ASCII").to_ascii_lowercase();
        answers = &answers[end..];
        assert!(!keys.iter().any(|key| holds(head.as_bytes(), &key.to_ascii_lowercase())), "a key in {head}");
        let status: u16 = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let header = |name: &str| {
            let line = head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            line.map(str::trim)
        };
        if status == 100 {
            continue;
        }
        let allowed = [200, 201, 204, 400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 431, 503];
        assert!(allowed.contains(&status), "status {status}: {head}");
        acknowledged += u64::from(status == 201);
        let length: usize = header("content-length").map_or(0, |length| length.parse().expect("a number"));
        // An answer to HEAD says how long it would be; no body begins like an answer.
        if answers.is_empty() || answers.starts_with(b"HTTP/1.") || status == 204 {
            continue;
        }
        let body = answers.get(..length).expect("the whole body");
        answers = &answers[length..];
        let text = String::from_utf8_lossy(body);
        let gives_back = GIVING_BACK.iter().any(|member| text.contains(member));
        assert!(gives_back || !keys.iter().any(|key| holds(body, key)), "a key in an answer: {text}");
        if status >= 400 && !body.is_empty() {
            assert_eq!(header("content-type"), Some("application/problem+json"), "{head}");
            let problem: Value = serde_json::from_slice(body).expect("a problem is JSON");
            assert_eq!(problem["status"], status);
            assert_eq!(problem.as_object().map(serde_json::Map::len), Some(4));
        } else if header("content-type") == Some("application/json") {
            let _: Value = serde_json::from_slice(body).expect("JSON");
        }
    }
    acknowledged
}

fuzz_target!(|data: &[u8]| {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let house = house();
    let mut bytes = Vec::with_capacity(data.len() + 200);
    for byte in data {
        match byte {
            1..=3 => bytes.extend_from_slice(house.keys[usize::from(byte - 1)].as_bytes()),
            byte => bytes.push(*byte),
        }
    }
    let directory = house.place.directory.path().display().to_string();
    let before = house.place.app.stats().memos;
    let acknowledged = judge(&ask(house, &bytes), &directory, &house.keys);
    let kept = house.place.app.stats().memos - before;
    assert_eq!(kept, acknowledged, "kept and acknowledged");
    if before + kept > MOST_MEMOS {
        let place = Where::Everywhere;
        let memos = house.place.run(Command::MemoList { user: name("anna"), place, limit: 100_000 });
        let Answer::Memos(memos) = memos else { panic!("no memos") };
        for memo in memos {
            house.place.run(Command::MemoRemove { id: memo.id });
        }
    }
    if COUNT.fetch_add(1, Ordering::Relaxed).is_multiple_of(64) {
        let good = format!("POST /automation/list HTTP/1.1\r\nHost: a\r\nX-API-KEY: {}\r\nContent-Length: 25\r\n\r\n{{\"integrationId\":\"Notes\"}}", house.keys[0]);
        let answer = ask(house, good.as_bytes());
        assert!(answer.starts_with(b"HTTP/1.1 200"), "a good request: {}", String::from_utf8_lossy(&answer));
    }
});
