//! How long one client waits for its lists while others keep the server busy, beside how long it waits alone.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use memod::model::Scope;

use crate::child::{Server, cpu_seconds_of_this_process};
use crate::effort::{Effort, median};
use crate::fill;
use crate::load::Load;
use crate::paced::{Answered, Paced};
use crate::wire::post;

/// Polls a second, over so many connections: dozens of households' worth.
pub(crate) const POLLS: f64 = 1_000.0;
pub(crate) const POLLERS: usize = 16;
/// Long enough for ten polls beyond the 99th percentile.
const TURN: Duration = Duration::from_secs(1);
/// The company is at work when the poller begins.
const AHEAD: Duration = Duration::from_millis(50);

/// Others who use the server, and what they are called in the table.
pub(crate) struct Company {
    pub(crate) name: &'static str,
    /// Each in a thread of its own.
    pub(crate) clients: Vec<Paced>,
}

#[derive(Default)]
struct Seen {
    load: Load,
    p50: Vec<f64>,
    p99: Vec<f64>,
    /// Of the turns, with what was still on its way at their ends.
    seconds: f64,
    server_cpu: f64,
    client_cpu: f64,
    /// Requests a second of the company, added up over the turns.
    others: f64,
    statuses: BTreeMap<u16, usize>,
}

/// Paced polls of the first list.
pub(crate) fn poller(memod: &Server, key: &str) -> Paced {
    let (id, ..) = fill::INTEGRATIONS[0];
    let request = post("/automation/list", key, &format!(r#"{{"integrationId":"{id}"}}"#));
    Paced::new(memod.address, POLLERS, vec![request], POLLS)
}

/// A key of the one user over a store that a server then opens.
pub(crate) fn poll_key(data: &std::path::Path) -> String {
    fill::key(&fill::open(data), &[Scope::Automation, Scope::Capture])
}

/// The poller alone, then beside each company, over and over; prints a row for each.
pub(crate) fn compare(effort: &Effort, memod: &Server, poller: &mut Paced, companies: &mut [Company]) {
    let turn = if effort.real { TURN } else { effort.turn };
    let mut seen: Vec<Seen> = (0..=companies.len()).map(|_| Seen::default()).collect();
    poll(poller, turn / 4, &mut Seen::default());
    for _ in 0..effort.turns {
        let [alone, beside @ ..] = &mut seen[..] else { unreachable!("there is always one") };
        measured(memod, alone, |seen| poll(poller, turn, seen));
        for (company, seen) in companies.iter_mut().zip(beside) {
            measured(memod, seen, |seen| {
                let done = AtomicBool::new(false);
                std::thread::scope(|scope| {
                    let done = &done;
                    let run = |clients: &mut Paced| clients.run(|_| done.load(Ordering::Relaxed));
                    let others: Vec<_> =
                        company.clients.iter_mut().map(|clients| scope.spawn(move || run(clients))).collect();
                    std::thread::sleep(AHEAD);
                    poll(poller, turn, seen);
                    done.store(true, Ordering::Relaxed);
                    for others in others {
                        let Answered { load, statuses } = others.join().unwrap();
                        seen.others += load.per_second();
                        for (status, count) in statuses {
                            *seen.statuses.entry(status).or_default() += count;
                        }
                    }
                });
            });
        }
    }
    print(&mut seen, companies);
}

fn poll(poller: &mut Paced, turn: Duration, seen: &mut Seen) {
    let begin = Instant::now();
    let mut answered = poller.run(|now| now - begin >= turn);
    assert!(answered.statuses.keys().eq([&200]), "{:?}", answered.statuses);
    seen.p50.push(answered.load.quantile(0.5).into());
    seen.p99.push(answered.load.quantile(0.99).into());
    seen.load.add(answered.load);
}

fn measured(memod: &Server, seen: &mut Seen, run: impl FnOnce(&mut Seen)) {
    let (begin, before) = (Instant::now(), (memod.cpu_seconds(), cpu_seconds_of_this_process()));
    run(seen);
    seen.seconds += begin.elapsed().as_secs_f64();
    seen.server_cpu += memod.cpu_seconds() - before.0;
    seen.client_cpu += cpu_seconds_of_this_process() - before.1;
}

fn print(seen: &mut [Seen], companies: &[Company]) {
    println!(
        "| {POLLS} polls/s | others' requests/s | their answers | p50 µs | ratio | p99 µs | ratio \
         | server, of one core | clients |\n|---|---:|---|---:|---:|---:|---:|---:|---:|"
    );
    let names = ["alone"].into_iter().chain(companies.iter().map(|company| company.name));
    let [alone50, alone99] = [seen[0].p50.clone(), seen[0].p99.clone()];
    for (name, seen) in names.zip(seen) {
        let ratio =
            |own: &[f64], alone: &[f64]| median(own.iter().zip(alone).map(|(own, alone)| own / alone));
        let [ratio50, ratio99] = [ratio(&seen.p50, &alone50), ratio(&seen.p99, &alone99)];
        let statuses = seen.statuses.iter().map(|(status, count)| format!("{count} × {status}"));
        let statuses = statuses.collect::<Vec<_>>().join(", ");
        let seconds = seen.seconds;
        let rate = seen.others / seen.p50.len() as f64;
        println!(
            "| {name} | {rate:.0} | {statuses} | {} | {ratio50:.2} | {} | {ratio99:.2} | {:.0} % | {:.0} % |",
            seen.load.quantile(0.5),
            seen.load.quantile(0.99),
            seen.server_cpu * 100.0 / seconds,
            seen.client_cpu * 100.0 / seconds,
        );
    }
    let _ = std::io::stdout().flush();
}
