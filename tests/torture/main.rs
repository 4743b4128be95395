//! Hours of faults, one command each: `cargo test --release --test torture -- help`. docs/reliability.md says what each
//! of them found. Not part of `cargo test`, whose short versions of the same stand beside this folder.
//!
//! Every round is made from a seed that is printed first; `--seed` repeats it. A promise that was not kept ends the
//! run with exit code 1, and what is on the disk then is left where the last line says.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a fault that cannot be made says where
#![allow(clippy::print_stdout)] // what a run found is its output

mod attempt;
mod crash;
mod damage;
mod disk;
mod drive;
mod hostile;
mod mount;
mod power;
#[path = "../program/mod.rs"]
mod program;
#[path = "../promises/mod.rs"]
mod promises;
mod scenes;
mod soak;
mod strace;
#[path = "../common/wire.rs"]
#[allow(dead_code, unreachable_pub)] // each torture uses a part
mod wire;

use clap::Parser;

#[derive(Parser)]
#[command(name = "torture", about = "Breaks memod in every way we know, for as long as you like")]
enum Torture {
    Crash(crash::Plan),
    Power(power::Plan),
    Disk(disk::Plan),
    Damage(damage::Plan),
    Hostile(hostile::Plan),
    Soak(soak::Plan),
}

fn main() {
    match Torture::parse() {
        Torture::Crash(plan) => crash::run(&plan),
        Torture::Power(plan) => power::run(&plan),
        Torture::Disk(plan) => disk::run(&plan),
        Torture::Damage(plan) => damage::run(&plan),
        Torture::Hostile(plan) => hostile::run(&plan),
        Torture::Soak(plan) => soak::run(&plan),
    }
}
