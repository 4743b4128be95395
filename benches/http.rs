//! The real server on loopback, beside a handler that answers the same bytes as a constant under the same accept
//! loop. `cargo bench --bench http` prints Markdown tables; docs/benchmarks.md says how to read them.
//!
//! Both servers run for the whole of a measurement and take turns of a fraction of a second, so that what else the
//! machine does falls on both. A ratio is the median of the ratios of the turns.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)] // nobody depends on it
#![allow(missing_docs)]

#[path = "common/child.rs"]
mod child;
#[path = "common/client.rs"]
mod client;
#[path = "common/fill.rs"]
mod fill;
#[path = "common/naive.rs"]
mod naive;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use child::Server;
use client::{Client, Load, once, post};
use http::{HeaderValue, StatusCode};
use memod::app::{App, Settings};
use memod::config::{Sources, load};
use memod::model::Scope;
use memod::outside::Outside;
use memod::server::{serve, serve_constant};

/// Where the constant server finds its answer.
const CONSTANT: &str = "BENCH_CONSTANT";
/// Where the server without batches keeps its store.
const ONE_BY_ONE: &str = "BENCH_ONE_BY_ONE";
const CAPTURED: &str = r#"{"text":"Add two litres of milk, a dozen eggs and coffee to my shopping list"}"#;

/// How long and how often; short when the benches are only tried, as by `cargo test --benches`.
struct Effort {
    turns: usize,
    turn: Duration,
    sizes: &'static [u64],
}

impl Effort {
    fn of_this_run() -> Self {
        if std::env::args().any(|arg| arg == "--bench") {
            let turn = Duration::from_millis(250);
            Effort { turns: 16, turn, sizes: &[1_000, 100_000, 1_000_000] }
        } else {
            Effort { turns: 1, turn: Duration::from_millis(20), sizes: &[1_000] }
        }
    }
}

fn main() {
    if let Some(directory) = std::env::var_os(CONSTANT) {
        return answer_constant(&PathBuf::from(directory));
    }
    if let Some(data) = std::env::var_os(ONE_BY_ONE) {
        return serve_one_by_one(Path::new(&data));
    }
    let effort = Effort::of_this_run();
    requests(&effort);
    captures(&effort);
    growth(&effort);
}

/// The polling endpoints, one after the other, each beside its own constant.
fn requests(effort: &Effort) {
    let memos = effort.sizes[effort.sizes.len().saturating_sub(2)];
    let data = fill::filled(memos);
    let key = fill::key(&fill::open(data.path()), &[Scope::Automation]);
    let memod = Server::memod(data.path());
    println!("\nPolling, {memos} memos kept, 16 connections\n");
    println!("{}", Comparison::HEAD);
    for (id, _, format, _) in fill::INTEGRATIONS {
        let request = post("/automation/list", &key, &format!(r#"{{"integrationId":"{id}"}}"#));
        compare(effort, &format!("list, 20 {format} memos"), &memod, 16, request).print();
    }
    let request = post("/automation/test-auth", &key, "");
    compare(effort, "test-auth", &memod, 16, request).print();
}

/// Durable capture, beside a constant and beside one `fdatasync` for each memo.
fn captures(effort: &Effort) {
    let data = fill::filled(effort.sizes[0]);
    let key = fill::key(&fill::open(data.path()), &[Scope::Capture]);
    let memod = Server::memod(data.path());
    let request = post("/capture/memos", &key, CAPTURED);
    println!("\nDurable capture\n");
    println!("{}", Comparison::HEAD);
    for connections in [1, 16, 64] {
        compare(effort, "capture", &memod, connections, request.clone()).print();
    }

    let other = fill::filled(effort.sizes[0]);
    let other_key = fill::key(&fill::open(other.path()), &[Scope::Capture]);
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(ONE_BY_ONE, other.path());
    let one_by_one = Server::start(command);
    let other_request = post("/capture/memos", &other_key, CAPTURED);
    let place = fill::directory();
    let mut sled = naive::Sled::open(place.path());
    println!("\nDurable capture over HTTP beside one fdatasync for each memo\n");
    println!(
        "| connections | memos/s | the same server without batches | ratio | append, fdatasync/s | ratio \
         | sled insert, flush, fdatasync/s | ratio |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    for connections in [1, 16, 64] {
        let mut client = Client::new(memod.address, connections, request.clone(), "HTTP/1.1 201");
        let mut slow = Client::new(one_by_one.address, connections, other_request.clone(), "HTTP/1.1 201");
        let turns = (0..effort.turns).map(|_| {
            let captured = client.run(effort.turn).per_second();
            let single = slow.run(effort.turn).per_second();
            [captured, single, naive::appends(place.path(), effort.turn), sled.inserts(effort.turn)]
        });
        let turns: Vec<[f64; 4]> = turns.collect();
        let rate = |which: usize| median(turns.iter().map(|turn| turn[which]));
        let ratio = |which: usize| median(turns.iter().map(|turn| turn[0] / turn[which]));
        println!(
            "| {connections} | {:.0} | {:.0} | {:.2} | {:.0} | {:.2} | {:.0} | {:.2} |",
            rate(0),
            rate(1),
            ratio(1),
            rate(2),
            ratio(2),
            rate(3),
            ratio(3),
        );
    }
}

/// Start and memory, as the store grows.
fn growth(effort: &Effort) {
    println!("\nStart and memory\n");
    println!(
        "| memos kept | ready after ms | RSS idle MB | RSS after 2,000 polls MB | after captures too MB |"
    );
    println!("|---:|---:|---:|---:|---:|");
    for memos in [0].into_iter().chain(effort.sizes.iter().copied()) {
        let data = fill::filled(memos);
        let key = fill::key(&fill::open(data.path()), &[Scope::Automation, Scope::Capture]);
        let memod = Server::memod(data.path());
        std::thread::sleep(Duration::from_secs(1));
        let idle = memod.resident_mb();
        for number in 0..2_000 {
            let (id, ..) = fill::INTEGRATIONS[number % fill::INTEGRATIONS.len()];
            let body = format!(r#"{{"integrationId":"{id}"}}"#);
            let (head, _) = once(memod.address, &post("/automation/list", &key, &body));
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        }
        let polled = memod.resident_mb();
        let capture = post("/capture/memos", &key, CAPTURED);
        Client::new(memod.address, 16, capture, "HTTP/1.1 201").run(effort.turn * 8);
        println!(
            "| {memos} | {} | {idle:.1} | {polled:.1} | {:.1} |",
            memod.ready_after.as_millis(),
            memod.resident_mb()
        );
    }
}

/// A real handler beside the constant that answers the same bytes.
struct Comparison {
    what: String,
    connections: usize,
    real: Side,
    constant: Side,
    /// Requests per second, real by constant, of each turn.
    ratios: Vec<f64>,
}

#[derive(Default)]
struct Side {
    load: Load,
    cpu_seconds: f64,
}

fn compare(effort: &Effort, what: &str, memod: &Server, connections: usize, request: Vec<u8>) -> Comparison {
    let (head, body) = once(memod.address, &request);
    let place = fill::directory();
    std::fs::write(place.path().join("head"), &head).unwrap();
    std::fs::write(place.path().join("body"), &body).unwrap();
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(CONSTANT, place.path());
    let constant = Server::start(command);
    let (constant_head, constant_body) = once(constant.address, &request);
    assert_eq!((constant_head.len(), &constant_body), (head.len(), &body), "{head}\n{constant_head}");

    let status = if head.starts_with("HTTP/1.1 201") { "HTTP/1.1 201" } else { "HTTP/1.1 200" };
    let client = |server: &Server| Client::new(server.address, connections, request.clone(), status);
    let mut clients = [client(memod), client(&constant)];
    for client in &mut clients {
        client.run(effort.turn); // to be warm
    }
    let mut comparison = Comparison {
        what: what.to_owned(),
        connections,
        real: Side::default(),
        constant: Side::default(),
        ratios: Vec::new(),
    };
    for turn in 0..effort.turns {
        let mut rates = [0.0; 2];
        // Each goes first in every other turn.
        for which in [turn % 2, 1 - turn % 2] {
            let server = [memod, &constant][which];
            let before = server.cpu_seconds();
            let load = clients[which].run(effort.turn);
            rates[which] = load.per_second();
            let side = if which == 0 { &mut comparison.real } else { &mut comparison.constant };
            side.cpu_seconds += server.cpu_seconds() - before;
            side.load.add(load);
        }
        comparison.ratios.push(rates[0] / rates[1]);
    }
    comparison
}

impl Comparison {
    const HEAD: &'static str = "| request | connections | requests/s | constant/s | ratio | p50 µs | p99 µs \
        | constant p50 | constant p99 | server CPU µs/request | constant | ratio |\n\
        |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|";

    fn print(mut self) {
        let ratio = median(self.ratios.iter().copied());
        let Comparison { what, connections, real, constant, .. } = &mut self;
        let [cpu, constant_cpu] = [&*real, &*constant].map(Side::cpu_micros);
        println!(
            "| {what} | {connections} | {:.0} | {:.0} | {ratio:.3} | {} | {} | {} | {} | {cpu:.1} | {constant_cpu:.1} \
             | {:.3} |",
            real.load.per_second(),
            constant.load.per_second(),
            real.load.quantile(0.5),
            real.load.quantile(0.99),
            constant.load.quantile(0.5),
            constant.load.quantile(0.99),
            constant_cpu / cpu,
        );
        let _ = std::io::stdout().flush();
    }
}

impl Side {
    fn cpu_micros(&self) -> f64 {
        self.cpu_seconds * 1e6 / self.load.latencies.len().max(1) as f64
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Another process: the real server over a store that makes every memo durable by itself.
fn serve_one_by_one(data: &Path) {
    let settings = load(&Sources { data_home: Some(data.to_owned()), ..Sources::default() }).unwrap().server;
    let store = Settings { batch_jobs: 1, ..Settings::default() };
    let app = App::open(data, &store, Outside::real()).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("one by one on http://{}", listener.local_addr().unwrap());
        serve(listener, app, settings, std::future::pending()).await.unwrap();
    });
}

/// Another process: serves the head and the body that lie in `directory`.
fn answer_constant(directory: &Path) {
    let head = std::fs::read_to_string(directory.join("head")).unwrap();
    let body = std::fs::read(directory.join("body")).unwrap();
    let status = if head.starts_with("HTTP/1.1 201") { StatusCode::CREATED } else { StatusCode::OK };
    let location = head.lines().find_map(|line| line.strip_prefix("location: "));
    let location = location.map(|location| HeaderValue::from_str(location).unwrap());
    let settings =
        load(&Sources { data_home: Some(directory.to_owned()), ..Sources::default() }).unwrap().server;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("constant on http://{}", listener.local_addr().unwrap());
        serve_constant(listener, &settings, (status, location, body.into()), std::future::pending()).await;
    });
}
