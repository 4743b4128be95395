//! `kill -9` at random moments, as in `tests/crash.rs`, for as long as you like.

use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::attempt::{attempt, broken};
use crate::program::Home;
use crate::promises::{self, Chance, House, Promises};

/// A store is thrown away after so many rounds: looking at everything must not take longer and longer.
const ROUNDS_A_STORE: u64 = 50;
/// The longest pause of a writer between two memos.
const PAUSE: Duration = Duration::from_millis(25);

/// Kills a busy server again and again
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// How often it is killed
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// Repeats a run, as far as chance goes [default: another each time]
    #[arg(long)]
    seed: Option<u64>,
}

#[derive(Default)]
struct Counts {
    stores: u64,
    memos: usize,
    keys: usize,
    users: usize,
}

pub(crate) fn run(plan: &Plan) {
    let seed = plan.seed.unwrap_or_else(Chance::seed);
    println!("seed {seed}");
    let mut chance = Chance::from(seed);
    let (mut counts, mut done, began) = (Counts::default(), 0, Instant::now());
    while done < plan.rounds {
        let rounds = (plan.rounds - done).min(ROUNDS_A_STORE);
        let mut home = Home::new();
        home.log_servers();
        if let Err(what) = attempt(|| one_store(&home, rounds, &mut chance, &mut counts)) {
            broken(&what, seed, &home.keep());
        }
        done += rounds;
        println!("{done} rounds, {} memos, {} s", counts.memos, began.elapsed().as_secs());
    }
    println!(
        "\n| rounds | stores | memos acknowledged | keys made | users made | lost | twice | not found |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    let Counts { stores, memos, keys, users } = counts;
    println!("| {done} | {stores} | {memos} | {keys} | {users} | 0 | 0 | 0 |");
}

fn one_store(home: &Home, rounds: u64, chance: &mut Chance, counts: &mut Counts) {
    let house = House::furnish(home, Promises::by(|| 0));
    for round in 0..rounds {
        promises::crash(&house, round, PAUSE, chance);
    }
    let server = promises::look_after_a_crash(&house);
    assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
    counts.stores += 1;
    counts.memos += house.promises.acknowledged();
    counts.keys += promises::lock(&house.promises.keys).len();
    counts.users += promises::lock(&house.promises.users).len();
}
