//! Durable capture beside one `fdatasync` for each memo.

use std::path::Path;
use std::process::Command;

use memod::app::{App, Settings};
use memod::config::{Sources, load};
use memod::model::Scope;
use memod::outside::Outside;
use memod::server::serve;

use crate::child::Server;
use crate::client::Client;
use crate::effort::{Effort, median};
use crate::wire::post;
use crate::{CAPTURED, fill, naive};

/// Where the server without batches keeps its store.
pub(crate) const ONE_BY_ONE: &str = "BENCH_ONE_BY_ONE";

/// Three things stand for one `fdatasync` for each memo: the same server without batches, appends to a file, and a
/// bare sled tree.
pub(crate) fn measure(effort: &Effort) {
    if !effort.wants("batches") {
        return;
    }
    let data = fill::filled(1_000);
    let key = fill::key(&fill::open(data.path()), &[Scope::Capture]);
    let memod = Server::memod(data.path());
    let request = post("/capture/memos", &key, CAPTURED);
    let other = fill::filled(1_000);
    let other_key = fill::key(&fill::open(other.path()), &[Scope::Capture]);
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(ONE_BY_ONE, other.path());
    let one_by_one = Server::start(command);
    let other_request = post("/capture/memos", &other_key, CAPTURED);
    let place = fill::directory();
    let mut sled = naive::Sled::open(place.path());
    println!("\nDurable capture over HTTP beside one fdatasync for each memo: batches\n");
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

/// Another process: the real server over a store that makes every memo durable by itself.
pub(crate) fn serve_one_by_one(data: &Path) {
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
