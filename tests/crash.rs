//! `kill -9` at random moments under 16 writers, key changes and edits: what was acknowledged is there, once, and
//! findable. Ten rounds; `cargo test --release --test torture -- crash` does as many as you like.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

#[path = "program/mod.rs"]
mod program;
#[path = "promises/mod.rs"]
mod promises;
#[path = "common/wire.rs"]
#[allow(dead_code, unreachable_pub)] // a part is used
mod wire;

use std::time::Duration;

use program::Home;
use promises::{Chance, House, Promises};
use rustix::process::Signal;

const ROUNDS: u64 = 10;

#[test]
fn nothing_that_was_acknowledged_is_lost_by_kill_9() {
    let seed = Chance::seed();
    println!("seed {seed}");
    let mut chance = Chance::from(seed);
    let home = Home::new();
    let house = House::furnish(&home, Promises::by(|| 0));
    for round in 0..ROUNDS {
        promises::crash(&house, round, Duration::ZERO, &mut chance);
    }
    let server = promises::look_after_a_crash(&house);
    let kept = house.promises.acknowledged();
    assert!(kept >= promises::WRITERS, "the writers got something done: {kept}");
    let (code, _) = server.stop(Signal::TERM);
    assert_eq!(code, Some(0));
}
