//! An hour in the life of a busy house: tools that poll, phones that capture, keys that fail, backups meanwhile.
//! Memory and descriptors must stay flat, and the disk must grow by no more than the memos need.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rustix::process::Signal;
use serde_json::json;

use crate::program::{Home, Server};
use crate::wire::{Wire, request};

/// Memory that each memo may add for good, in bytes: sled's index of its pages, with room.
const BYTES_A_MEMO: u64 = 150;
/// What memory may wander, in bytes, with a cache of pages that is full: what the allocator keeps at its least goes up
/// and down by as much within an hour, and ends where it began.
const WANDERING: u64 = 24 << 20;
/// What a memo of this run may take on the disk, in bytes: three index entries, and the log sled has not collected yet.
const DISK_A_MEMO: u64 = 4_000;
const INTEGRATIONS: [(&str, &str, &str); 3] = [
    ("Shopping list", "shopping list", "checklist"),
    ("Calendar", "calendar", "calendarEvent"),
    ("Notes", "take a note", "plainText"),
];
const SPOKEN: [&str; 3] = [
    "shopping list: two litres of milk, a dozen eggs, coffee and salt and pepper",
    "Calendar: dentist with Doctor Lee next Tuesday at half past two for ninety minutes",
    "Take a note: the plumber said that the valve under the sink needs a new gasket",
];

/// Polls, captures and watches for a while.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// How long, in minutes; the last third is compared with the one before
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(9..))]
    minutes: u64,
    /// Memos to begin with: a new store's memory grows until its cache of pages is full, which is no finding
    #[arg(long, default_value_t = 500_000)]
    memos: u64,
    /// Captures a second
    #[arg(long, default_value_t = 20)]
    captures: u64,
    /// Polls a second of each of the five pollers
    #[arg(long, default_value_t = 50)]
    polls: u64,
}

#[derive(Clone, Copy)]
struct Sample {
    minute: u64,
    resident: u64,
    descriptors: u64,
    threads: u64,
    disk: u64,
    memos: u64,
    polls: u64,
}

#[derive(Default)]
struct Counts {
    stop: AtomicBool,
    memos: AtomicU64,
    polls: AtomicU64,
    refused: AtomicU64,
}

pub(crate) fn run(plan: &Plan) {
    let home = Home::new();
    home.json(&["user", "add", "anna", "--time-zone", "Europe/Vienna", "--json"]);
    for (id, trigger, format) in INTEGRATIONS {
        let arguments = ["--user", "anna", "--id", id, "--trigger", trigger, "--format", format, "--json"];
        home.json(&[&["integration", "add"], &arguments[..]].concat());
    }
    let scopes = ["--scope", "automation", "--scope", "capture", "--json"];
    let key = home.json(&[&["key", "create", "--user", "anna"], &scopes[..]].concat());
    let key = key["key"].as_str().unwrap();
    let mut command = home.command(&["serve", "--listen", "127.0.0.1:0"]);
    // The keys that fail would fill the screen.
    command.env("MEMOD_LOG", "error");
    let lines: String = (0..plan.memos as usize)
        .map(|number| {
            let text = format!("{} {number}", SPOKEN[number % SPOKEN.len()]);
            json!({ "type": "memo", "user": "anna", "text": text }).to_string() + "\n"
        })
        .collect();
    let said = home.feed(&["import", "-"], lines.as_bytes());
    assert_eq!(said.code, 0, "{said:?}");
    let server = Server::start(command);
    let address = server.address();
    // Whoever reads everything fills the cache of pages; memory that rises until it is full is no finding.
    let said = home.run(&["export", "/dev/null"]);
    assert_eq!(said.code, 0, "{said:?}");
    let counts = Counts { memos: plan.memos.into(), ..Counts::default() };
    let began = Instant::now();
    let mut samples = Vec::new();

    println!("| minute | memory MB | descriptors | threads | store MB | memos | polls |");
    println!("|---:|---:|---:|---:|---:|---:|---:|");
    std::thread::scope(|scope| {
        for poller in 0..5 {
            let counts = &counts;
            scope.spawn(move || poll(address, key, poller, plan.polls, counts));
        }
        scope.spawn(|| capture(address, key, plan.captures, &counts));
        scope.spawn(|| fail_keys(address, &counts));
        scope.spawn(|| back_up(&home, &counts));
        for minute in 0..=plan.minutes {
            while began.elapsed() < Duration::from_secs(minute * 60) {
                std::thread::sleep(Duration::from_millis(100));
            }
            let sample = Sample::of(&server, &home.data(), minute, &counts);
            if minute % 5 == 0 || minute == plan.minutes {
                sample.print();
            }
            samples.push(sample);
        }
        counts.stop.store(true, Ordering::Release);
    });
    let (code, _) = server.stop(Signal::TERM);
    assert_eq!(code, Some(0), "it stops when it is told to");
    let memos = counts.memos.load(Ordering::Acquire);
    let checked = home.json(&["check", "--json"]);
    assert_eq!((&checked["whole"], checked["memos"].as_u64()), (&json!(true), Some(memos)), "{checked}");
    println!(
        "\nEvery memo is there, {} keys were refused, the store is whole.",
        counts.refused.load(Ordering::Acquire)
    );
    judge(&samples);
}

/// The last third of the run beside the one before it.
fn judge(samples: &[Sample]) {
    let third = samples.len() / 3;
    let (middle, last) = (&samples[third..2 * third], &samples[2 * third..]);
    let most = |samples: &[Sample], of: fn(&Sample) -> u64| samples.iter().map(of).max().unwrap_or(0);
    let taken = most(last, |sample| sample.memos) - most(middle, |sample| sample.memos);
    // The least of each: a backup takes its share for a few seconds.
    let least = |samples: &[Sample], of: fn(&Sample) -> u64| samples.iter().map(of).min().unwrap_or(0);
    let memory = [middle, last].map(|samples| least(samples, |sample| sample.resident));
    let allowed = memory[0] + taken * BYTES_A_MEMO + WANDERING;
    assert!(memory[1] <= allowed, "memory grew from {} to {} bytes with {taken} memos", memory[0], memory[1]);
    let files = [middle, last].map(|samples| least(samples, |sample| sample.descriptors));
    assert!(files[1] <= files[0] + 2, "descriptors grew from {} to {}", files[0], files[1]);
    let threads = [middle, last].map(|samples| least(samples, |sample| sample.threads));
    assert!(threads[1] <= threads[0] + 2, "threads grew from {} to {}", threads[0], threads[1]);
    let disk = [middle, last].map(|samples| most(samples, |sample| sample.disk));
    let grown = disk[1].saturating_sub(disk[0]);
    assert!(grown <= taken * DISK_A_MEMO + (16 << 20), "the store grew by {grown} bytes with {taken} memos");
    println!(
        "Last third beside the one before: memory {:+.1} MB, descriptors {:+}, store {:+.1} MB for {taken} memos.",
        (memory[1] as f64 - memory[0] as f64) / 1e6,
        files[1] as i64 - files[0] as i64,
        grown as f64 / 1e6,
    );
}

/// A tool: every other one keeps its connection, the rest opens one for each request, as n8n does.
fn poll(address: SocketAddr, key: &str, poller: usize, rate: u64, counts: &Counts) {
    let mut pace = Pace::of(rate);
    let mut wire = Wire::to(address);
    while pace.wait(counts) {
        if poller % 2 == 1 {
            wire = Wire::to(address);
        }
        let (id, ..) = INTEGRATIONS[poller % INTEGRATIONS.len()];
        let body = json!({ "integrationId": id }).to_string();
        let answer = wire.ask("POST", "/automation/list", &[("X-API-KEY", key)], body.as_bytes());
        assert_eq!(answer.status, 200, "{answer:?}");
        counts.polls.fetch_add(1, Ordering::AcqRel);
    }
}

fn capture(address: SocketAddr, key: &str, rate: u64, counts: &Counts) {
    let mut pace = Pace::of(rate);
    let mut wire = Wire::to(address);
    let mut number = 0;
    while pace.wait(counts) {
        let body = json!({ "text": SPOKEN[number % SPOKEN.len()] }).to_string();
        let once = format!("soak-{number}");
        let headers = [("X-API-KEY", key), ("Idempotency-Key", once.as_str())];
        let answer = wire.ask("POST", "/capture/memos", &headers, body.as_bytes());
        assert_eq!(answer.status, 201, "{answer:?}");
        counts.memos.fetch_add(1, Ordering::AcqRel);
        number += 1;
    }
}

/// A tool with an old key, twice a second, on connections that are cut off before the answer now and then.
fn fail_keys(address: SocketAddr, counts: &Counts) {
    let mut pace = Pace::of(2);
    while pace.wait(counts) {
        let mut wire = Wire::to(address);
        let refused = request("POST", "/automation/test-auth", &[("X-API-KEY", "memod_wrong")], b"");
        wire.send(&refused);
        if !counts.refused.fetch_add(1, Ordering::AcqRel).is_multiple_of(3) {
            let answer = wire.answer();
            assert!([401, 429].contains(&answer.status), "{answer:?}");
        }
    }
}

/// A backup every few minutes, and one kept.
fn back_up(home: &Home, counts: &Counts) {
    let place = home.path().join("backups");
    let place = place.to_str().unwrap();
    let mut next = Instant::now() + Duration::from_secs(60);
    while !counts.stop.load(Ordering::Acquire) {
        if Instant::now() < next {
            std::thread::sleep(Duration::from_millis(100));
            continue;
        }
        let said = home.run(&["backup", place, "--keep", "1"]);
        assert_eq!(said.code, 0, "{said:?}");
        next += Duration::from_secs(300);
    }
}

/// Turns at a steady rate, whatever each of them takes.
struct Pace {
    next: Instant,
    step: Duration,
}

impl Pace {
    fn of(rate: u64) -> Pace {
        Pace { next: Instant::now(), step: Duration::from_secs(1) / rate.max(1) as u32 }
    }

    /// False once the run is over.
    fn wait(&mut self, counts: &Counts) -> bool {
        self.next += self.step;
        std::thread::sleep(self.next.saturating_duration_since(Instant::now()));
        !counts.stop.load(Ordering::Acquire)
    }
}

impl Sample {
    fn of(server: &Server, data: &Path, minute: u64, counts: &Counts) -> Sample {
        let process = format!("/proc/{}", server.id().as_raw_nonzero());
        let status = fs::read_to_string(format!("{process}/status")).unwrap();
        let of = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
            line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()).unwrap()
        };
        let count = || fs::read_dir(format!("{process}/fd")).unwrap().count() as u64;
        Sample {
            minute,
            resident: of("VmRSS:") * 1024,
            threads: of("Threads:"),
            // Of several looks the least: those who connect for one request only come and go.
            descriptors: (0..20).map(|_| count()).min().unwrap(),
            disk: size(&data.join("store")),
            memos: counts.memos.load(Ordering::Acquire),
            polls: counts.polls.load(Ordering::Acquire),
        }
    }

    fn print(&self) {
        println!(
            "| {} | {:.1} | {} | {} | {:.1} | {} | {} |",
            self.minute,
            self.resident as f64 / 1e6,
            self.descriptors,
            self.threads,
            self.disk as f64 / 1e6,
            self.memos,
            self.polls
        );
    }
}

/// What the files of a directory take, in bytes; those that go away meanwhile count as nothing.
fn size(directory: &Path) -> u64 {
    let files = fs::read_dir(directory).unwrap().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|about| about.len()).sum()
}
