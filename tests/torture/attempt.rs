//! A round that may end in a broken promise, and how a run ends then.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Mutex, Once, PoisonError};

static FIRST: Mutex<Option<String>> = Mutex::new(None);
static HOOK: Once = Once::new();

/// Runs one round. Its first panic, on whatever thread, is the promise that was broken.
pub(crate) fn attempt<T>(round: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            let words = panic.payload_as_str().unwrap_or("a panic without words");
            let place = panic.location().map(ToString::to_string).unwrap_or_default();
            let mut first = FIRST.lock().unwrap_or_else(PoisonError::into_inner);
            first.get_or_insert_with(|| format!("{words}\n    (seen by {place})"));
        }));
    });
    *FIRST.lock().unwrap_or_else(PoisonError::into_inner) = None;
    catch_unwind(AssertUnwindSafe(round)).map_err(|_| {
        let first = FIRST.lock().unwrap_or_else(PoisonError::into_inner).take();
        first.unwrap_or_else(|| "a panic that nobody saw".to_owned())
    })
}

/// Ends the run with what was found.
pub(crate) fn broken(what: &str, seed: u64, evidence: &Path) -> ! {
    println!("\nA promise was broken: {what}");
    println!("Seed {seed}. What is on the disk is left in {}", evidence.display());
    std::process::exit(1);
}
