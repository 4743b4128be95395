//! How cost grows with what is kept: lists, capture, opening and memory as memos and integrations become many.
//!
//! `cargo bench --bench growth` prints Markdown tables; with `-- --svg DIR` it draws them into that directory, too.
//! `-- memos` or `-- integrations` measures one of the two. What is compared takes turns; a ratio is the median of the
//! ratios of the turns.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)] // nobody depends on it
#![allow(missing_docs)]

#[path = "../common/asker.rs"]
mod asker;
#[path = "../common/child.rs"]
mod child;
#[path = "../common/client.rs"]
mod client;
#[path = "../common/effort.rs"]
mod effort;
#[path = "../common/fill.rs"]
mod fill;
mod integrations;
#[path = "../common/load.rs"]
mod load;
mod memos;
mod plot;
mod turns;
#[path = "../common/wire.rs"]
mod wire;

use std::path::PathBuf;
use std::time::Duration;

use effort::Effort;

fn main() {
    let effort = Effort::of_this_run(15, Duration::from_millis(200), &["--svg"]);
    let plots = plot::Plots::into(directory_of_plots());
    if effort.wants("memos") {
        memos::measure(&effort, &plots);
    }
    if effort.wants("integrations") {
        integrations::measure(&effort, &plots);
    }
}

/// cargo runs a bench in the package's directory, so a relative one is what it seems to be.
fn directory_of_plots() -> Option<PathBuf> {
    let mut args = std::env::args().skip_while(|arg| arg != "--svg");
    args.next().map(|_| PathBuf::from(args.next().expect("--svg needs a directory")))
}
