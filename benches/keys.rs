//! What a request pays for its key once the key was verified, and what turning a bad one away costs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // nobody depends on it
#![allow(missing_docs)]

#[path = "common/fill.rs"]
mod fill;

use std::hint::black_box;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use memod::app::App;
use memod::auth::{Asking, Token};
use memod::model::Scope;
use memod::outside::Outside;
use tokio::runtime::Runtime;

fn keys(criterion: &mut Criterion) {
    let data = fill::filled(1_000);
    let app = fill::open(data.path());
    let key = fill::key(&app, &[Scope::Automation]);
    let stranger = Token::generate(&Outside::real()).unwrap();
    let runtime = Runtime::new().unwrap();
    let address = IpAddr::from(Ipv4Addr::LOCALHOST);
    let elsewhere = IpAddr::from(Ipv4Addr::new(192, 0, 2, 7));
    let check = |key: &str, address| {
        let current = app.current();
        let checked = runtime.block_on(app.check_key(&current, Some(key), asking(&app, address)));
        checked.map(|caller| caller.key.id)
    };
    check(&key, address).unwrap(); // the one time that Argon2 runs

    let mut group = criterion.benchmark_group("keys");
    group.bench_function("warm check", |bench| bench.iter(|| check(black_box(&key), address).unwrap()));
    group.bench_function("parse", |bench| bench.iter(|| Token::parse(black_box(&key)).unwrap()));
    group.bench_function("refuse an unknown key", |bench| {
        bench.iter(|| check(black_box(stranger.reveal()), elsewhere).unwrap_err());
    });
    group.bench_function("refuse noise", |bench| {
        bench.iter(|| check(black_box("not a key"), elsewhere).unwrap_err());
    });
    group.finish();
    assert_eq!(app.argon2_runs(), 1);
}

fn asking(app: &App, address: IpAddr) -> Asking {
    Asking { address, now: app.now(), instant: Instant::now() }
}

criterion_group!(benches, keys);
criterion_main!(benches);
