//! The table of ratios: each endpoint beside a constant of the same bytes.

use std::io::Write;
use std::process::Command;

use memod::model::Scope;

use crate::child::Server;
use crate::client::Client;
use crate::effort::{Effort, median};
use crate::load::Load;
use crate::wire::{once, post};
use crate::{CAPTURED, constant, fill, memos};

const POLLERS: usize = 16;
const WRITERS: [usize; 3] = [1, 16, 64];

/// What is measured: its name, how many connections ask at once, and what they ask.
struct Case {
    name: String,
    connections: usize,
    path: &'static str,
    body: String,
}

/// Polling and capture, one after the other, each beside its own constant.
pub(crate) fn measure(effort: &Effort) {
    let lists = fill::INTEGRATIONS.iter().map(|(id, _, format, _)| Case {
        name: format!("polling: list, 20 {format} memos"),
        connections: POLLERS,
        path: "/automation/list",
        body: format!(r#"{{"integrationId":"{id}"}}"#),
    });
    let test_auth = Case {
        name: "polling: test-auth".to_owned(),
        connections: POLLERS,
        path: "/automation/test-auth",
        body: String::new(),
    };
    let captures = WRITERS.iter().map(|connections| Case {
        name: format!("capture, {connections} at once"),
        connections: *connections,
        path: "/capture/memos",
        body: CAPTURED.to_owned(),
    });
    let cases: Vec<Case> = lists.chain([test_auth]).chain(captures).collect();
    let wanted: Vec<&Case> = cases.iter().filter(|case| effort.wants(&case.name)).collect();
    if wanted.is_empty() {
        return;
    }
    let memos = memos(effort);
    let data = fill::filled(memos);
    let key = fill::key(&fill::open(data.path()), &[Scope::Automation, Scope::Capture]);
    let memod = Server::memod(data.path());
    println!("\nEach endpoint beside a constant of the same bytes, {memos} memos kept\n");
    println!("{}", Comparison::HEAD);
    for case in wanted {
        compare(effort, case, &memod, &post(case.path, &key, &case.body)).print(case);
    }
}

/// A real handler beside the constant that answers the same bytes.
struct Comparison {
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

fn compare(effort: &Effort, case: &Case, memod: &Server, request: &[u8]) -> Comparison {
    let (head, body) = once(memod.address, request);
    let place = fill::directory();
    std::fs::write(place.path().join("head"), &head).unwrap();
    std::fs::write(place.path().join("body"), &body).unwrap();
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(constant::DIRECTORY, place.path());
    let constant = Server::start(command);
    let (constant_head, constant_body) = once(constant.address, request);
    assert_eq!((constant_head.len(), &constant_body), (head.len(), &body), "{head}\n{constant_head}");

    let status = if head.starts_with("HTTP/1.1 201") { "HTTP/1.1 201" } else { "HTTP/1.1 200" };
    let client = |server: &Server| Client::new(server.address, case.connections, request.to_vec(), status);
    let mut clients = [client(memod), client(&constant)];
    for client in &mut clients {
        client.run(effort.turn); // to be warm
    }
    let mut comparison = Comparison { real: Side::default(), constant: Side::default(), ratios: Vec::new() };
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

    fn print(mut self, case: &Case) {
        let ratio = median(self.ratios.iter().copied());
        let Comparison { real, constant, .. } = &mut self;
        let [cpu, constant_cpu] = [&*real, &*constant].map(Side::cpu_micros);
        println!(
            "| {} | {} | {:.0} | {:.0} | {ratio:.3} | {} | {} | {} | {} | {cpu:.1} | {constant_cpu:.1} | {:.3} |",
            case.name,
            case.connections,
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
