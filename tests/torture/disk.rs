//! A disk that is full, that fails, that turns read-only: nothing is acknowledged after the error, the next start is
//! clean, and nothing acknowledged is lost.

mod errors;
mod full;
mod lost;
mod pressure;

use std::path::{Path, PathBuf};
use std::time::Instant;

use rustix::process::Signal;

use crate::attempt::{attempt, broken};
use crate::mount;
use crate::program::Home;
use crate::promises::{self, Chance, House};

/// Fills, breaks and locks the disk under a busy memod; needs root, strace and FUSE
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// Repeats a run, as far as chance goes [default: another each time]
    #[arg(long)]
    seed: Option<u64>,
    /// Only these faults
    #[arg(long, value_enum)]
    only: Option<Part>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// No room, at 20 levels on each of three file systems
    Full,
    /// EIO at each system call that writes or syncs, in turn
    Errors,
    /// The file system turns read-only, or the drive takes no more writes
    Lost,
}

/// A line of the table at the end.
struct Row {
    fault: String,
    times: usize,
    acknowledged: usize,
    refused: usize,
    outcome: String,
}

/// What every part of a run shares.
struct Bench {
    work: PathBuf,
    chance: Chance,
    rows: Vec<Row>,
}

pub(crate) fn run(plan: &Plan) {
    let needs = [("mkfs.ext4", "e2fsprogs"), ("e2fsck", "e2fsprogs"), ("strace", "strace")];
    mount::be_alone("disk", &needs);
    let seed = plan.seed.unwrap_or_else(Chance::seed);
    println!("seed {seed}");
    let mut work = tempfile::Builder::new().prefix("memod-disk-").tempdir().unwrap();
    let mut bench = Bench { work: work.path().to_owned(), chance: Chance::from(seed), rows: Vec::new() };
    let began = Instant::now();
    for part in [Part::Full, Part::Errors, Part::Lost] {
        if plan.only.is_some_and(|only| only != part) {
            continue;
        }
        let run = match part {
            Part::Full => full::run,
            Part::Errors => errors::run,
            Part::Lost => lost::run,
        };
        if let Err(what) = attempt(|| run(&mut bench)) {
            work.disable_cleanup(true);
            broken(&what, seed, work.path());
        }
    }
    println!("\n| fault | times | memos acknowledged | captures refused | what memod did |");
    println!("|---|---:|---:|---:|---|");
    for Row { fault, times, acknowledged, refused, outcome } in bench.rows {
        println!("| {fault} | {times} | {acknowledged} | {refused} | {outcome} |");
    }
    println!("\nNothing acknowledged was lost, {} s.", began.elapsed().as_secs());
}

/// A home in `directory`, which is made.
fn home_in(directory: &Path) -> Home {
    let path = directory.join("home");
    std::fs::create_dir_all(&path).unwrap();
    Home::at(&path)
}

/// The fault is gone: a start like any other, every promise is kept, what was cut off is settled.
fn look(house: &House<'_>) {
    let server = promises::look_after_a_crash(house);
    assert_eq!(server.stop(Signal::TERM).0, Some(0), "it stops when it is told to");
}
