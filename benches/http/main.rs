//! The real server on loopback, beside a handler that answers the same bytes as a constant under the same accept
//! loop, and beside itself under load. `cargo bench --bench http` prints Markdown tables; docs/benchmarks.md says how
//! to read them. `cargo bench --bench http -- polling flood` measures only what has one of these words in its name.
//!
//! What is compared runs for the whole of a measurement and takes turns of a fraction of a second, so that what else
//! the machine does falls on both. A ratio is the median of the ratios of the turns.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)] // nobody depends on it
#![allow(missing_docs)]

mod batches;
mod beside;
#[path = "../common/child.rs"]
mod child;
#[path = "../common/client.rs"]
mod client;
mod company;
mod constant;
#[path = "../common/effort.rs"]
mod effort;
#[path = "../common/fill.rs"]
mod fill;
mod flood;
#[path = "../common/load.rs"]
mod load;
#[path = "../common/naive.rs"]
mod naive;
#[path = "../common/paced.rs"]
mod paced;
#[path = "../common/wire.rs"]
mod wire;
mod writers;

use std::path::Path;
use std::time::Duration;

use effort::Effort;

const CAPTURED: &str = r#"{"text":"Add two litres of milk, a dozen eggs and coffee to my shopping list"}"#;

fn main() {
    if let Some(directory) = std::env::var_os(constant::DIRECTORY) {
        return constant::answer(Path::new(&directory));
    }
    if let Some(data) = std::env::var_os(batches::ONE_BY_ONE) {
        return batches::serve_one_by_one(Path::new(&data));
    }
    let effort = Effort::of_this_run(16, Duration::from_millis(250), &[]);
    beside::measure(&effort);
    writers::measure(&effort);
    flood::measure(&effort);
    batches::measure(&effort);
}

/// Memos in the store that polls are asked of.
fn memos(effort: &Effort) -> u64 {
    if effort.real { 100_000 } else { 1_000 }
}
