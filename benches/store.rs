//! The store and the use cases over it, without HTTP: durable capture beside one `fdatasync` for each memo as a
//! table, then with criterion the record codec, lists as the store grows, and capture.
//!
//! Criterion measures one thing after the other. In the table what is compared takes turns, and a ratio is the median
//! of the ratios of the turns; `growth` does the same for stores of different sizes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)] // nobody depends on it
#![allow(missing_docs)]

#[path = "common/asker.rs"]
mod asker;
#[path = "common/effort.rs"]
mod effort;
#[path = "common/fill.rs"]
mod fill;
#[path = "common/naive.rs"]
mod naive;

use std::hint::black_box;
use std::time::Duration;

use asker::Asker;
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput};
use effort::{Effort, median};
use memod::model::{IntegrationNumber, Memo, UserNumber};
use memod::store::{Store, StoreSettings, codec};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const ROWS: usize = 20;
const WRITERS: [usize; 3] = [1, 16, 64];
/// Those of criterion's options that have a value.
const OPTIONS: [&str; 9] = [
    "--baseline",
    "--load-baseline",
    "--save-baseline",
    "--sample-size",
    "--warm-up-time",
    "--measurement-time",
    "--profile-time",
    "--nresamples",
    "--color",
];
/// What the parts are called that are not always wanted.
const BATCHES: &str = "batches";
const SCAN: &str = "scan of 20 memos";
const LIST: &str = "list of 20 memos";

fn main() {
    let effort = Effort::of_this_run(21, Duration::from_millis(200), &OPTIONS);
    let sizes: &[u64] = if effort.real { &[1_000, 100_000, 1_000_000] } else { &[1_000] };
    let small = fill::filled(sizes[0]);
    if effort.wants(BATCHES) {
        batches(&effort, &small);
    }
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(2))
        .sample_size(20)
        .configure_from_args();
    record_codec(&mut criterion, &small);
    captures(&mut criterion, &small);
    // Filling takes a while: not where only something else was asked for.
    if effort.wants_any([SCAN, LIST]) {
        let filled: Vec<(u64, TempDir)> = sizes.iter().map(|memos| (*memos, fill::filled(*memos))).collect();
        scans(&mut criterion, &filled);
        lists(&mut criterion, &filled);
    }
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
fn scans(criterion: &mut Criterion, filled: &[(u64, TempDir)]) {
    let mut group = criterion.benchmark_group(SCAN);
    for (memos, data) in filled {
        let store = open_store(data);
        let place = place(&store, 0);
        group.bench_function(BenchmarkId::from_parameter(memos), |bench| bench.iter(|| place.scan(&store)));
    }
    group.finish();
}

/// The whole use case: integration, cache of finished lists, scan, shaping, JSON.
fn lists(criterion: &mut Criterion, filled: &[(u64, TempDir)]) {
    let runtime = Runtime::new().unwrap();
    let mut group = criterion.benchmark_group(LIST);
    for (memos, data) in filled {
        let asker = asker(data, &runtime);
        group.bench_function(BenchmarkId::new("warm", memos), |bench| bench.iter(|| asker.list()));
        group.bench_function(BenchmarkId::new("after a capture", memos), |bench| {
            bench.iter_batched(|| asker.capture(), |_| asker.list(), BatchSize::PerIteration);
        });
        group.bench_function(BenchmarkId::new("after a removal", memos), |bench| {
            bench.iter_batched(|| asker.capture_and_remove(), |()| asker.list(), BatchSize::PerIteration);
        });
    }
    group.finish();
}

/// Notes, and a text that goes there.
fn asker<'r>(data: &TempDir, runtime: &'r Runtime) -> Asker<'r> {
    let (id, _, _, text) = fill::INTEGRATIONS[0];
    Asker::new(data.path(), id, text, runtime)
}

/// Durable capture by many writers at once.
fn captures(criterion: &mut Criterion, data: &TempDir) {
    let runtime = Runtime::new().unwrap();
    let asker = asker(data, &runtime);
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
}

/// The same beside one `fdatasync` for each memo.
fn batches(effort: &Effort, data: &TempDir) {
    let runtime = Runtime::new().unwrap();
    let asker = asker(data, &runtime);
    let directory = fill::directory();
    let mut sled = naive::Sled::open(directory.path());
    println!("\nDurable capture beside one fdatasync for each memo: {BATCHES}\n");
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
