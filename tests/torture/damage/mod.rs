//! Damage to the files of a store, at random places, of every kind that we could think of. memod opens it or refuses with
//! a sentence, check and saving come to an end, and no memo is ever told otherwise than it was kept.

mod faults;
mod house;
mod judge;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use faults::Fault;
use house::House;

use crate::promises::Chance;

/// Damages a store at random places
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// How many stores are damaged
    #[arg(long, default_value_t = 1000)]
    rounds: u64,
    /// Ends before all rounds are done, after so many minutes
    #[arg(long, default_value_t = 24 * 60)]
    minutes: u64,
    /// Repeats a run
    #[arg(long)]
    seed: Option<u64>,
    /// Only this round of it
    #[arg(long)]
    only: Option<u64>,
}

/// What became of a damaged store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    OpenedWhole,
    /// It opens with less or reads with errors, and check tells of it; the bool: all memos could be saved.
    OpenedTold(bool),
    RefusedSavedAll,
    RefusedSavedPart,
    /// Nothing could be read.
    RefusedSavedNothing,
}

#[derive(Default)]
struct Row {
    outcomes: BTreeMap<Outcome, u64>,
    /// Of the memos of those that were not saved whole, how many were saved.
    saved: u64,
    of: u64,
}

pub(crate) fn run(plan: &Plan) {
    let seed = plan.seed.unwrap_or_else(Chance::seed);
    println!("seed {seed}");
    let mut chance = Chance::from(seed);
    let house = House::build(&mut chance);
    println!(
        "a store of {} memos and {:.1} MB in {} files",
        house.truth.memos.len(),
        house.megabytes(),
        house.files()
    );
    let mut rows: BTreeMap<Fault, Row> = BTreeMap::new();
    let (mut broken, mut slowest) = (0, (0.0, 0));
    let began = Instant::now();
    for round in 0..plan.rounds {
        if began.elapsed().as_secs() >= plan.minutes * 60 {
            println!("{round} rounds in {} minutes", plan.minutes);
            break;
        }
        let mut chance = Chance::from(seed ^ (round + 1).wrapping_mul(0x2545_f491_4f6c_dd1d));
        if plan.only.is_some_and(|only| only != round) {
            continue;
        }
        let fault = Fault::ALL[round as usize % Fault::ALL.len()];
        let place = tempfile::tempdir().unwrap();
        let what = house.damage(place.path(), fault, &mut chance);
        let round_began = Instant::now();
        match judge::judge(&house, place.path(), &what) {
            Ok(found) => {
                let row = rows.entry(fault).or_default();
                *row.outcomes.entry(found.outcome).or_default() += 1;
                if !found.saved_all {
                    row.saved += found.saved;
                    row.of += house.truth.memos.len() as u64;
                }
            }
            Err(promise) => {
                broken += 1;
                let kept = evidence(seed, round, place.path());
                println!("round {round}, {}: {promise}\n  left in {}", what.said, kept.display());
            }
        }
        let took = round_began.elapsed().as_secs_f64();
        if took > slowest.0 {
            slowest = (took, round);
        }
        if plan.only.is_some() {
            println!("round {round}: {}", what.said);
        } else if (round + 1) % 100 == 0 {
            println!("{} rounds in {:.0} s", round + 1, began.elapsed().as_secs_f64());
        }
    }
    print(&rows, slowest);
    if broken > 0 {
        println!("{broken} promises were not kept");
        std::process::exit(1);
    }
}

fn print(rows: &BTreeMap<Fault, Row>, slowest: (f64, u64)) {
    println!(
        "\n| damage | stores | opened whole | opened, told, all saved | opened, told, part saved | refused, all saved | refused, part saved | refused, nothing left | memos saved where not all |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    let mut sum = Row::default();
    for (fault, row) in rows {
        line(fault.name(), row);
        for (outcome, count) in &row.outcomes {
            *sum.outcomes.entry(*outcome).or_default() += count;
        }
        sum.saved += row.saved;
        sum.of += row.of;
    }
    line("all", &sum);
    println!(
        "\nThe slowest round, {}, took {:.1} s for opening, reading, checking and saving.",
        slowest.1, slowest.0
    );
}

fn line(name: &str, row: &Row) {
    let count = |outcome| row.outcomes.get(&outcome).copied().unwrap_or(0);
    let share = if row.of == 0 {
        "–".to_owned()
    } else {
        format!("{:.1} %", 100.0 * row.saved as f64 / row.of as f64)
    };
    println!(
        "| {name} | {} | {} | {} | {} | {} | {} | {} | {share} |",
        row.outcomes.values().sum::<u64>(),
        count(Outcome::OpenedWhole),
        count(Outcome::OpenedTold(true)),
        count(Outcome::OpenedTold(false)),
        count(Outcome::RefusedSavedAll),
        count(Outcome::RefusedSavedPart),
        count(Outcome::RefusedSavedNothing),
    );
}

/// Copies what is on the disk to a place that stays.
fn evidence(seed: u64, round: u64, from: &std::path::Path) -> PathBuf {
    let to = std::env::temp_dir().join(format!("memod-damage-{seed}-{round}"));
    let _ = std::fs::remove_dir_all(&to);
    house::copy_directory(from, &to);
    to
}
