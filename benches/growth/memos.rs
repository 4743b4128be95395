//! As memos become many.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use memod::model::{IntegrationNumber, Scope, UserNumber};
use memod::store::{Store, StoreSettings};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::asker::Asker;
use crate::child::Server;
use crate::client::Client;
use crate::effort::{Effort, median};
use crate::fill;
use crate::plot::{Plots, Scale};
use crate::turns::{Growth, print, take_turns, timed};
use crate::wire::{once, post};

const SIZES: [u64; 4] = [1_000, 10_000, 100_000, 1_000_000];
const ROWS: usize = 20;
const WRITERS: usize = 64;
const WHAT: &str = "memos kept";

pub(crate) fn measure(effort: &Effort, plots: &Plots) {
    let sizes = if effort.real { &SIZES[..] } else { &SIZES[..1] };
    let filled: Vec<(u64, TempDir)> = sizes.iter().map(|memos| (*memos, fill::filled(*memos))).collect();
    scans(effort, plots, &filled);
    opening(effort, plots, &filled);
}

/// Lists and captures, in process.
fn scans(effort: &Effort, plots: &Plots, filled: &[(u64, TempDir)]) {
    let scan = {
        let stores: Vec<_> =
            filled.iter().map(|(memos, data)| (*memos, Scanner::open(data.path()))).collect();
        take_turns("scan µs", effort, &stores, |scanner| timed(|| scanner.scan()))
    };
    let runtime = Runtime::new().unwrap();
    let (id, _, _, text) = fill::INTEGRATIONS[0];
    let askers: Vec<_> =
        filled.iter().map(|(memos, data)| (*memos, Asker::new(data.path(), id, text, &runtime))).collect();
    askers.iter().for_each(|(_, asker)| asker.list());
    let finished = take_turns("finished list µs", effort, &askers, |asker| timed(|| asker.list()));
    let followed = take_turns("list after a capture µs", effort, &askers, |asker| {
        asker.capture();
        timed(|| asker.list())
    });
    let anew = take_turns("list after a removal µs", effort, &askers, |asker| {
        asker.capture_and_remove();
        timed(|| asker.list())
    });
    print("A list of 20 memos as memos become many", WHAT, &[&scan, &anew, &followed, &finished]);
    plots.draw(
        "list-by-memos",
        "A list of 20 memos: the store grows, its cost does not",
        (WHAT, "µs"),
        Scale::Log,
        &[scan.curve(), anew.curve(), followed.curve(), finished.curve()],
    );
    let one = take_turns("one writer, µs a memo", effort, &askers, |asker| timed(|| drop(asker.capture())));
    // Few from each, or the smallest store would be none for long.
    let many = take_turns("64 writers, µs a memo", effort, &askers, |asker| {
        let (memos, took) = asker.capture_each(WRITERS, |written, _| written < 1);
        took.div_f64(memos as f64)
    });
    print("Durable capture as memos become many", WHAT, &[&one, &many]);
    plots.draw(
        "capture-by-memos",
        "Durable capture in process, time for each memo",
        (WHAT, "µs"),
        Scale::Linear,
        &[one.curve(), many.curve()],
    );
}

/// Start and memory of the program itself.
fn opening(effort: &Effort, plots: &Plots, filled: &[(u64, TempDir)]) {
    let opens = if effort.real { 7 } else { 1 };
    let opened = filled.iter().map(|(memos, data)| {
        let times = (0..opens).map(|_| {
            let mut app = None;
            let took = timed(|| app = Some(fill::open(data.path())));
            drop(app);
            took.as_secs_f64() * 1e3
        });
        (*memos, median(times.collect::<Vec<_>>()))
    });
    let opened = Growth::of("opened in process, ms", opened.collect());
    let started: Vec<(u64, Started)> =
        filled.iter().map(|(memos, data)| (*memos, Started::measure(data.path(), effort, opens))).collect();
    let of = |name, figure: fn(&Started) -> f64| {
        Growth::of(name, started.iter().map(|(memos, started)| (*memos, figure(started))).collect())
    };
    let ready = of("ready line after ms", |started| started.ready_ms);
    print("Opening as memos become many", WHAT, &[&opened, &ready]);
    plots.draw(
        "open-by-memos",
        "Opening a store",
        (WHAT, "ms"),
        Scale::Linear,
        &[opened.curve(), ready.curve()],
    );
    let idle = of("idle MB", |started| started.idle_mb);
    let polled = of("after 2,000 polls MB", |started| started.polled_mb);
    let captured = of("after captures too MB", |started| started.captured_mb);
    print("Resident memory of the server as memos become many", WHAT, &[&idle, &polled, &captured]);
    plots.draw(
        "memory-by-memos",
        "Resident memory of the server",
        (WHAT, "MB"),
        Scale::Linear,
        &[idle.curve(), polled.curve(), captured.curve()],
    );
    if effort.real {
        let empty = fill::filled(0);
        let started = Started::measure(empty.path(), effort, opens);
        println!(
            "\nAn empty store: ready after {:.0} ms, {:.1} MB idle, {:.1} MB after polls, {:.1} MB after captures.",
            started.ready_ms, started.idle_mb, started.polled_mb, started.captured_mb
        );
    }
}

/// What a server that was just started takes.
struct Started {
    ready_ms: f64,
    idle_mb: f64,
    polled_mb: f64,
    captured_mb: f64,
}

impl Started {
    fn measure(data: &Path, effort: &Effort, starts: usize) -> Self {
        let key = fill::key(&fill::open(data), &[Scope::Automation, Scope::Capture]);
        let ready_ms = median((1..starts).map(|_| Server::memod(data).ready_after.as_secs_f64() * 1e3));
        let memod = Server::memod(data);
        let ready_ms = if ready_ms.is_nan() { memod.ready_after.as_secs_f64() * 1e3 } else { ready_ms };
        settle(memod.started, effort);
        let idle_mb = memod.resident_mb();
        for number in 0..if effort.real { 2_000 } else { 10 } {
            let (id, ..) = fill::INTEGRATIONS[number % fill::INTEGRATIONS.len()];
            let body = format!(r#"{{"integrationId":"{id}"}}"#);
            let (head, _) = once(memod.address, &post("/automation/list", &key, &body));
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        }
        let polled_mb = memod.resident_mb();
        let (.., text) = fill::INTEGRATIONS[1];
        let capture = post("/capture/memos", &key, &format!(r#"{{"text":"{text}"}}"#));
        Client::new(memod.address, 16, capture, "HTTP/1.1 201").run(effort.turn * 10);
        Started { ready_ms, idle_mb, polled_mb, captured_mb: memod.resident_mb() }
    }
}

/// What a start leaves behind is given back to the kernel in the second after it.
fn settle(since: Instant, effort: &Effort) {
    if effort.real {
        std::thread::sleep(std::time::Duration::from_secs(1).saturating_sub(since.elapsed()));
    }
}

/// The prefix scan alone.
struct Scanner {
    store: Store,
    user: UserNumber,
    integration: IntegrationNumber,
}

impl Scanner {
    fn open(data: &Path) -> Self {
        let store = Store::open(&data.join("store"), StoreSettings::default()).unwrap();
        let directory = store.directory();
        let account = directory.account_named(&fill::name(fill::USER)).unwrap();
        let integration = account.integration(fill::INTEGRATIONS[0].0).unwrap().number;
        Scanner { store, user: account.user().number, integration }
    }

    fn scan(&self) {
        black_box(self.store.recent_memos(self.user, Some(self.integration), ROWS).unwrap());
    }
}
