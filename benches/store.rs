//! The store and the use cases over it, without HTTP: lists as the store grows, opening, the record codec, and
//! durable capture beside one `fdatasync` for each memo.
//!
//! Criterion measures one thing after the other. The tables after its report are for ratios: what is compared takes
//! turns, and a ratio is the median of the ratios of the turns.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)] // nobody depends on it
#![allow(missing_docs)]

#[path = "common/fill.rs"]
mod fill;
#[path = "common/naive.rs"]
mod naive;

use std::hint::black_box;
use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput};
use memod::app::{App, Caller, Capture};
use memod::auth::Asking;
use memod::model::{IntegrationNumber, Memo, Scope, UserNumber};
use memod::store::{Store, StoreSettings, codec};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const ROWS: usize = 20;
const WRITERS: [usize; 3] = [1, 16, 64];

/// How much is measured; little when the benches are only tried, as by `cargo test --benches`.
struct Effort {
    sizes: &'static [u64],
    turns: usize,
    turn: Duration,
}

fn main() {
    let effort = if std::env::args().any(|arg| arg == "--bench") {
        Effort { sizes: &[1_000, 100_000, 1_000_000], turns: 21, turn: Duration::from_millis(200) }
    } else {
        Effort { sizes: &[1_000], turns: 1, turn: Duration::from_millis(20) }
    };
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(2))
        .sample_size(20)
        .configure_from_args();
    let begin = Instant::now();
    let filled: Vec<(u64, TempDir)> =
        effort.sizes.iter().map(|memos| (*memos, fill::filled(*memos))).collect();
    println!("stores of {:?} memos filled in {:.0} s", effort.sizes, begin.elapsed().as_secs_f64());

    record_codec(&mut criterion, &filled[0].1);
    opening(&effort, &filled);
    scans(&mut criterion, &effort, &filled);
    lists(&mut criterion, &effort, &filled);
    captures(&mut criterion, &effort, &filled[0].1);
    criterion.final_summary();
}

fn record_codec(criterion: &mut Criterion, data: &TempDir) {
    let memo: Memo = {
        let store = open_store(data);
        place(&store, 0).scan(&store).remove(0)
    };
    let (key, bytes) = codec::seal_memo(&memo).unwrap();
    assert_eq!(codec::unseal_memo(&key, &bytes).unwrap(), memo);
    let mut group = criterion.benchmark_group("record");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.bench_function("seal a memo", |bench| bench.iter(|| codec::seal_memo(black_box(&memo)).unwrap()));
    group.bench_function("unseal a memo", |bench| {
        bench.iter(|| codec::unseal_memo(black_box(&key), black_box(&bytes)).unwrap());
    });
    group.finish();
}

/// Too slow for criterion's many samples.
fn opening(effort: &Effort, filled: &[(u64, TempDir)]) {
    println!("\nOpening a store\n\n| memos | median ms | slowest ms |\n|---:|---:|---:|");
    for (memos, data) in filled {
        let mut times: Vec<_> = (0..effort.turns.min(7))
            .map(|_| {
                let begin = Instant::now();
                let app = fill::open(data.path());
                let took = begin.elapsed();
                drop(app);
                took.as_secs_f64() * 1000.0
            })
            .collect();
        times.sort_unstable_by(f64::total_cmp);
        println!("| {memos} | {:.0} | {:.0} |", times[times.len() / 2], times[times.len() - 1]);
    }
}

/// One place in a store.
#[derive(Clone, Copy)]
struct Place(UserNumber, IntegrationNumber);

impl Place {
    fn scan(self, store: &Store) -> Vec<Memo> {
        store.recent_memos(self.0, Some(self.1), ROWS).unwrap()
    }
}

fn place(store: &Store, at: usize) -> Place {
    let directory = store.directory();
    let account = directory.account_named(&fill::name(fill::USER)).unwrap();
    let integration = account.integration(fill::INTEGRATIONS[at].0).unwrap();
    Place(account.user().number, integration.number)
}

fn open_store(data: &TempDir) -> Store {
    Store::open(&data.path().join("store"), StoreSettings::default()).unwrap()
}

/// The prefix scan alone.
fn scans(criterion: &mut Criterion, effort: &Effort, filled: &[(u64, TempDir)]) {
    let stores: Vec<_> = filled.iter().map(|(memos, data)| (*memos, open_store(data))).collect();
    let mut group = criterion.benchmark_group("scan of 20 memos");
    for (memos, store) in &stores {
        let place = place(store, 0);
        group.bench_function(BenchmarkId::from_parameter(memos), |bench| bench.iter(|| place.scan(store)));
    }
    group.finish();
    take_turns("Scan of 20 memos in the store", effort, &stores, |store| {
        let place = place(store, 0);
        Box::new(move || timed(|| drop(black_box(place.scan(store)))))
    });
}

/// The whole use case: integration, cache of finished lists, scan, shaping, JSON.
fn lists(criterion: &mut Criterion, effort: &Effort, filled: &[(u64, TempDir)]) {
    let runtime = Runtime::new().unwrap();
    let apps: Vec<_> = filled.iter().map(|(memos, data)| (*memos, Asker::new(data, &runtime))).collect();
    let mut group = criterion.benchmark_group("list of 20 memos");
    for (memos, asker) in &apps {
        group.bench_function(BenchmarkId::new("warm", memos), |bench| bench.iter(|| asker.list()));
        group.bench_function(BenchmarkId::new("after a write", memos), |bench| {
            bench.iter_batched(|| asker.write(), |()| asker.list(), BatchSize::PerIteration);
        });
    }
    group.finish();
    take_turns("List of 20 memos, finished before", effort, &apps, |asker| {
        Box::new(|| timed(|| asker.list()))
    });
    take_turns("List of 20 memos, made anew after a write", effort, &apps, |asker| {
        Box::new(|| {
            asker.write();
            timed(|| asker.list())
        })
    });
}

/// A caller of the automation API.
struct Asker<'a> {
    app: App,
    caller: Caller,
    runtime: &'a Runtime,
}

impl<'a> Asker<'a> {
    fn new(data: &TempDir, runtime: &'a Runtime) -> Self {
        let app = fill::open(data.path());
        let key = fill::key(&app, &[Scope::Automation, Scope::Capture]);
        let address = IpAddr::from(Ipv4Addr::LOCALHOST);
        let asking = Asking { address, now: app.now(), instant: Instant::now() };
        let caller = runtime.block_on(app.check_key(Some(&key), asking)).unwrap();
        Asker { app, caller, runtime }
    }

    fn list(&self) {
        let listed = self.app.recent_entries(&self.caller, fill::INTEGRATIONS[0].0);
        black_box(self.runtime.block_on(listed).unwrap());
    }

    fn write(&self) {
        self.runtime.block_on(self.app.capture(&self.caller.account, memo())).unwrap();
    }
}

fn memo() -> Capture {
    let (id, _, _, text) = fill::INTEGRATIONS[0];
    Capture { text: text.to_owned(), integration: Some(fill::name(id)), ..Capture::default() }
}

/// Durable capture by many writers at once.
fn captures(criterion: &mut Criterion, effort: &Effort, data: &TempDir) {
    let runtime = Runtime::new().unwrap();
    let asker = Asker::new(data, &runtime);
    let mut group = criterion.benchmark_group("durable capture");
    group.throughput(Throughput::Elements(1));
    for writers in WRITERS {
        group.bench_function(BenchmarkId::new("writers", writers), |bench| {
            bench.iter_custom(|memos| {
                let each = memos.div_ceil(writers as u64);
                let took = asker.capture_each(writers, move |written, _| written < each);
                // Rounded up to whole rounds of all writers; criterion asked for `memos`.
                took.1.mul_f64(memos as f64 / took.0 as f64)
            });
        });
    }
    group.finish();

    let directory = fill::directory();
    let mut sled = naive::Sled::open(directory.path());
    println!("\nDurable capture beside one fdatasync for each memo\n");
    println!("| writers | memos/s | append, fdatasync/s | ratio | sled insert, flush, fdatasync/s | ratio |");
    println!("|---:|---:|---:|---:|---:|---:|");
    for writers in WRITERS {
        let turns = (0..effort.turns).map(|_| {
            let turn = effort.turn;
            let (memos, took) = asker.capture_each(writers, move |_, elapsed| elapsed < turn);
            let appends = naive::appends(directory.path(), turn);
            (memos as f64 / took.as_secs_f64(), appends, sled.inserts(turn))
        });
        let turns: Vec<_> = turns.collect();
        let of = |figure: fn(&(f64, f64, f64)) -> f64| median(turns.iter().map(figure));
        println!(
            "| {writers} | {:.0} | {:.0} | {:.2} | {:.0} | {:.2} |",
            of(|turn| turn.0),
            of(|turn| turn.1),
            of(|turn| turn.0 / turn.1),
            of(|turn| turn.2),
            of(|turn| turn.0 / turn.2),
        );
    }
}

impl Asker<'_> {
    /// Each writer captures for as long as `more` says, given how many it wrote and the time since the start. How
    /// many memos that were, and how long it took.
    fn capture_each(
        &self,
        writers: usize,
        more: impl Fn(u64, Duration) -> bool + Copy + Send + 'static,
    ) -> (u64, Duration) {
        let begin = Instant::now();
        let written = self.runtime.block_on(async {
            let tasks: Vec<_> = (0..writers)
                .map(|_| {
                    let (app, account) = (self.app.clone(), self.caller.account.clone());
                    tokio::spawn(async move {
                        let mut written = 0;
                        while more(written, begin.elapsed()) {
                            app.capture(&account, memo()).await.unwrap();
                            written += 1;
                        }
                        written
                    })
                })
                .collect();
            let mut written = 0;
            for task in tasks {
                written += task.await.unwrap();
            }
            written
        });
        (written, begin.elapsed())
    }
}

/// Times one call of each subject in turn, over and over, and prints the medians and each one's ratio to the first.
fn take_turns<T>(
    title: &str,
    effort: &Effort,
    subjects: &[(u64, T)],
    measure: impl for<'a> Fn(&'a T) -> Box<dyn Fn() -> Duration + 'a>,
) {
    const CALLS: usize = 25;
    let measures: Vec<_> = subjects.iter().map(|(_, subject)| measure(subject)).collect();
    let mut turns = vec![Vec::new(); subjects.len()];
    for _ in 0..effort.turns {
        for (measure, turns) in measures.iter().zip(&mut turns) {
            turns.push(median((0..CALLS).map(|_| measure().as_secs_f64() * 1e6)));
        }
    }
    println!("\n{title}\n\n| memos kept | median µs | ratio |\n|---:|---:|---:|");
    for ((memos, _), times) in subjects.iter().zip(&turns) {
        let ratio = median(times.iter().zip(&turns[0]).map(|(time, first)| time / first));
        println!("| {memos} | {:.1} | {ratio:.2} |", median(times.iter().copied()));
    }
}

fn timed(once: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    once();
    begin.elapsed()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
