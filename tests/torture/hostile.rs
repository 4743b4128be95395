//! Clients that mean no good, by the thousand, while a good one polls: it is answered all the time, and afterwards
//! everything that they held is given back.

use std::fs;
use std::net::{Shutdown, SocketAddr};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::program::{Home, Server};
use crate::promises::Chance;
use crate::wire::{Wire, request};

/// The longest that a good client may wait: a place is given up after 10 s at the latest, and a machine is busy.
const LONGEST: Duration = Duration::from_secs(15);
/// Until the last of those who were left alone are given up: 75 s of silence, or 30 s of not reading.
const GIVEN_BACK: Duration = Duration::from_secs(120);
/// What the allocator may keep, in bytes.
const KEPT: u64 = 48 << 20;
const LIST: &str = r#"{"integrationId":"Notes"}"#;

/// Attacks a server while a good client polls
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// Slow connections at one time
    #[arg(long, default_value_t = 1000)]
    connections: u32,
    /// How long each attack lasts, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Repeats the random bytes
    #[arg(long)]
    seed: Option<u64>,
    /// Only attacks whose names hold this
    #[arg(long)]
    only: Option<String>,
}

struct House {
    address: SocketAddr,
    key: String,
}

type Attack = fn(&House, &Plan, &AtomicU64, &mut Chance, Instant);

/// Each attack, and what its statuses may be; 0 is a connection that ends without an answer.
const ATTACKS: &[(&str, Attack)] = &[
    ("slowhttptest -H: slow heads", |house, plan, _, _, _| slow(house, plan, &["-H", "-i", "3", "-x", "24"])),
    ("slowhttptest -B: slow bodies", |house, plan, _, _, _| {
        slow(house, plan, &["-B", "-i", "3", "-x", "24", "-s", "8192", "-j", "a=b"]);
    }),
    ("slowhttptest -R: ranges", |house, plan, _, _, _| slow(house, plan, &["-R", "-a", "5", "-b", "3000"])),
    ("slowhttptest -X: slow reading", |house, plan, _, _, _| {
        slow(house, plan, &["-X", "-w", "8", "-y", "16", "-n", "5", "-z", "4", "-k", "3"]);
    }),
    ("keys that are none", |house, _, count, chance, until| {
        each(house, count, chance, until, &[401, 429, 503], |_, chance| {
            let key = format!("memod_{:x}", chance.next());
            request("POST", "/automation/list", &[("X-API-KEY", key.as_str())], LIST.as_bytes())
        });
    }),
    ("a key with a wrong secret", |house, _, count, chance, until| {
        each(house, count, chance, until, &[401, 429, 503], |house, chance| {
            let key = forged(&house.key, chance);
            request("POST", "/automation/test-auth", &[("X-API-KEY", key.as_str())], b"")
        });
    }),
    ("h2c, by upgrade and at once", |house, _, count, chance, until| {
        each(house, count, chance, until, &[0, 200, 400, 401], |_, chance| match chance.below(2) {
            0 => b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec(),
            _ => {
                let upgrade = "Upgrade, HTTP2-Settings";
                let headers =
                    [("Connection", upgrade), ("Upgrade", "h2c"), ("HTTP2-Settings", "AAMAAABkAAQAAP__")];
                request("GET", "/healthz", &headers, b"")
            }
        });
    }),
    ("CONNECT", |house, _, count, chance, until| {
        each(house, count, chance, until, &[0, 400, 404, 405], |_, chance| {
            let target = chance.one(&["a:1", "127.0.0.1:22", "*", "/", "[::1]:80", "http://x/"]);
            format!("CONNECT {target} HTTP/1.1\r\nHost: a\r\n\r\n").into_bytes()
        });
    }),
    ("heads as large as can be", |house, _, count, chance, until| {
        each(house, count, chance, until, &[0, 400, 401, 431], |_, chance| {
            let mut head = "POST /automation/list HTTP/1.1\r\nHost: a\r\n".to_owned();
            let (many, long) = *chance.one(&[(5000, 5), (60, 1000), (1, 200_000), (65, 1)]);
            (0..many).for_each(|number| head += &format!("x-{number}: {}\r\n", "y".repeat(long)));
            (head + "\r\n").into_bytes()
        });
    }),
    ("100,000 nested brackets", |house, _, count, chance, until| {
        each(house, count, chance, until, &[400, 401, 413, 422], |house, chance| {
            let open = *chance.one(&["[", "{\"a\":", "[{\"integrationId\":"]);
            let (path, many) = *chance.one(&[("/automation/list", 10_000), ("/capture/memos", 100_000)]);
            let many = many / open.len();
            request("POST", path, &[("X-API-KEY", house.key.as_str())], open.repeat(many).as_bytes())
        });
    }),
    ("pipelines", |house, _, count, chance, until| {
        each(house, count, chance, until, &[200, 400], |house, chance| {
            let headers = [("X-API-KEY", house.key.as_str())];
            request("POST", "/automation/list", &headers, LIST.as_bytes()).repeat(1 + chance.below(300))
        });
    }),
    ("noise", |house, _, count, chance, until| {
        each(house, count, chance, until, &[0, 400, 408, 431], |_, chance| {
            let length = 1 + chance.below(4000);
            chance.bytes(length)
        });
    }),
    ("connections without a byte, half closed, cut off and reset", |house, plan, count, chance, until| {
        let mut held = Vec::new();
        while Instant::now() < until {
            let Ok(mut wire) = Wire::try_to(house.address) else { continue };
            count.fetch_add(1, Ordering::AcqRel);
            let whole =
                request("POST", "/automation/list", &[("X-API-KEY", house.key.as_str())], LIST.as_bytes());
            let part = chance.below(whole.len());
            match chance.below(4) {
                // Silent, for as long as it is let.
                0 if held.len() < plan.connections as usize / 2 => held.push(wire),
                1 => {
                    wire.try_send(&whole[..part]);
                    wire.stream().shutdown(Shutdown::Write).ok();
                }
                2 => {
                    wire.try_send(&whole);
                    // What is in it is thrown away, and the server gets a reset.
                    let linger = Some(Duration::ZERO);
                    rustix::net::sockopt::set_socket_linger(wire.stream(), linger).unwrap();
                }
                _ => _ = wire.try_send(&whole[..part]),
            }
        }
    }),
];

pub(crate) fn run(plan: &Plan) {
    let seed = plan.seed.unwrap_or_else(Chance::seed);
    println!("seed {seed}");
    let home = Home::new();
    home.json(&["user", "add", "anna", "--json"]);
    let arguments = ["--id", "Notes", "--trigger", "note", "--format", "plainText", "--json"];
    home.json(&[&["integration", "add", "--user", "anna"], &arguments[..]].concat());
    for number in 0..20 {
        home.json(&[
            "memo",
            "add",
            "--user",
            "anna",
            "--integration",
            "Notes",
            &format!("memo {number}"),
            "--json",
        ]);
    }
    let scopes = ["--scope", "automation", "--scope", "capture", "--json"];
    let key = home.json(&[&["key", "create", "--user", "anna"], &scopes[..]].concat());
    let errors = home.path().join("errors.log");
    let mut command = home.command(&["serve", "--listen", "127.0.0.1:0"]);
    command.stderr(fs::File::create(&errors).unwrap());
    let server = Server::start(command);
    let house = House { address: server.address(), key: key["key"].as_str().unwrap().to_owned() };
    Good::new(&house).poll(None);
    let before = Held::by(&server);
    println!(
        "before: {before}\n\n| attack | requests | polls | p50 ms | p99 ms | longest ms | descriptors | memory MB |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|");
    for (name, attack) in
        ATTACKS.iter().filter(|(name, _)| plan.only.as_ref().is_none_or(|only| name.contains(only.as_str())))
    {
        suffer(name, *attack, &house, plan, &server, seed);
    }
    let began = Instant::now();
    let after = loop {
        let after = Held::by(&server);
        if after.descriptors <= before.descriptors + 4 || began.elapsed() > GIVEN_BACK {
            break after;
        }
        std::thread::sleep(Duration::from_millis(200));
    };
    println!("\nafter {:.0} s: {after}", began.elapsed().as_secs_f64());
    assert!(after.descriptors <= before.descriptors + 4, "descriptors come back: {before}, then {after}");
    assert!(after.memory <= before.memory + KEPT, "memory comes back: {before}, then {after}");
    let (code, _) = server.stop(Signal::TERM);
    assert_eq!(code, Some(0), "it stops when it is told to");
    let errors = fs::read_to_string(&errors).unwrap();
    assert!(!errors.contains("panicked"), "it panicked: {errors}");
    assert_eq!(home.json(&["check", "--json"])["whole"], true, "the store is whole");
    println!("The good client was always answered, everything was given back, the store is whole.");
}

/// One attack, from eight threads where it is ours, and a good client that polls meanwhile.
fn suffer(name: &str, attack: Attack, house: &House, plan: &Plan, server: &Server, seed: u64) {
    let until = Instant::now() + Duration::from_secs(plan.seconds);
    let (count, over) = (AtomicU64::new(0), AtomicBool::new(false));
    let most = Mutex::new(Held { descriptors: 0, memory: 0 });
    let threads = if name.starts_with("slowhttptest") { 1 } else { 8 };
    let mut polls = std::thread::scope(|scope| {
        let attackers: Vec<_> = (0..threads)
            .map(|thread| {
                let count = &count;
                scope.spawn(move || attack(house, plan, count, &mut Chance::from(seed + thread), until))
            })
            .collect();
        let good = scope.spawn(|| {
            let (mut good, mut polls) = (Good::new(house), Vec::new());
            while !over.load(Ordering::Acquire) {
                polls.push(good.poll(Some(name)));
                let now = Held::by(server);
                let mut most = most.lock().unwrap();
                most.descriptors = most.descriptors.max(now.descriptors);
                most.memory = most.memory.max(now.memory);
                drop(most);
                std::thread::sleep(Duration::from_millis(20));
            }
            polls
        });
        attackers.into_iter().for_each(|attacker| attacker.join().unwrap());
        over.store(true, Ordering::Release);
        good.join().unwrap()
    });
    polls.sort();
    let at = |share: usize| polls[(polls.len() * share / 100).min(polls.len() - 1)].as_secs_f64() * 1e3;
    let most = most.into_inner().unwrap();
    let count = count.into_inner();
    let requests = if threads == 1 { format!("{} connections", plan.connections) } else { count.to_string() };
    println!(
        "| {name} | {requests} | {} | {:.1} | {:.1} | {:.0} | {} | {:.1} |",
        polls.len(),
        at(50),
        at(99),
        at(100),
        most.descriptors,
        most.memory as f64 / 1e6
    );
}

/// A tool: in turn on a connection that it keeps and on a new one.
struct Good<'a> {
    house: &'a House,
    kept: Wire,
    turn: bool,
}

impl<'a> Good<'a> {
    fn new(house: &'a House) -> Self {
        Good { house, kept: Wire::to(house.address), turn: false }
    }

    fn poll(&mut self, during: Option<&str>) -> Duration {
        let headers = [("X-API-KEY", self.house.key.as_str())];
        let began = Instant::now();
        self.turn = !self.turn;
        let answer = if self.turn {
            self.kept.ask("POST", "/automation/list", &headers, LIST.as_bytes())
        } else {
            Wire::to(self.house.address).ask("POST", "/automation/list", &headers, LIST.as_bytes())
        };
        let took = began.elapsed();
        assert_eq!(answer.status, 200, "the good client, during {during:?}: {answer:?}");
        assert_eq!(answer.json().as_array().map(Vec::len), Some(20), "the good client, during {during:?}");
        assert!(took < LONGEST, "the good client waited {took:?} during {during:?}");
        took
    }
}

/// The real slowhttptest (a Debian package of this name).
fn slow(house: &House, plan: &Plan, arguments: &[&str]) {
    let path = if arguments.contains(&"-X") { "/metrics" } else { "/automation/list" };
    let verb = if arguments.contains(&"-B") { "POST" } else { "GET" };
    let url = format!("http://{}{path}", house.address);
    let (connections, seconds) = (plan.connections.to_string(), plan.seconds.to_string());
    let common =
        ["-c", &connections, "-r", "500", "-l", &seconds, "-p", "10", "-v", "0", "-t", verb, "-u", &url];
    let ended = Command::new("slowhttptest").args(arguments).args(common).stdout(Stdio::null()).status();
    ended.expect("slowhttptest is installed: apt-get install slowhttptest");
}

/// Sends what `make` makes, each on a connection of its own, and looks at the first answer to each.
fn each(
    house: &House,
    count: &AtomicU64,
    chance: &mut Chance,
    until: Instant,
    allowed: &[u16],
    make: impl Fn(&House, &mut Chance) -> Vec<u8>,
) {
    while Instant::now() < until {
        let bytes = make(house, chance);
        let mut wire = Wire::to(house.address);
        wire.try_send(&bytes);
        wire.finish_writing();
        let mut statuses = Vec::new();
        while let Some(answer) = wire.try_answer() {
            statuses.push(answer.status);
        }
        let first = statuses.first().copied().unwrap_or(0);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
        assert!(allowed.contains(&first), "{first} to {shown}");
        assert!(!statuses.contains(&500), "500 to {shown}");
        count.fetch_add(1, Ordering::AcqRel);
    }
}

/// The key with another secret and a right checksum: the check that costs Argon2.
fn forged(key: &str, chance: &mut Chance) -> String {
    const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let id = key.split('_').nth(1).unwrap();
    let secret: String = (0..22).map(|_| char::from(*chance.one(DIGITS))).collect();
    let body = format!("memod_{id}_{secret}");
    let mut number = crc32fast::hash(body.as_bytes()) as usize;
    let mut check = [0; 6];
    for digit in check.iter_mut().rev() {
        *digit = DIGITS[number % DIGITS.len()];
        number /= DIGITS.len();
    }
    format!("{body}_{}", String::from_utf8_lossy(&check))
}

/// What the server holds.
#[derive(Clone, Copy)]
struct Held {
    descriptors: usize,
    memory: u64,
}

impl Held {
    fn by(server: &Server) -> Held {
        let process = format!("/proc/{}", server.id().as_raw_nonzero());
        let status = fs::read_to_string(format!("{process}/status")).unwrap();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        let kilobytes: u64 = resident.split_whitespace().next().unwrap().parse().unwrap();
        let descriptors = fs::read_dir(format!("{process}/fd")).unwrap().count();
        Held { descriptors, memory: kilobytes * 1024 }
    }
}

impl std::fmt::Display for Held {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} descriptors, {:.1} MB", self.descriptors, self.memory as f64 / 1e6)
    }
}
