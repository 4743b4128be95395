//! How far the store had come: a hint in a file of its own, beside sled's.
//!
//! sled takes a damaged log for one that a crash cut off, and opens with what is before the damage, as if the rest
//! had never been. What this file says was durable before it was written, so a store that has less is damaged.
//! It is written when a store closes and once a minute, never in the way of a change.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::error::OpenError;
use super::record::{Counters, seal, unseal};

/// The file's name in the store's directory, and the key that its record is sealed with.
const REACHED: &str = "reached";

/// Notes what is durable. A power cut may take the note back, which costs nothing but what it would have told.
pub(super) fn note(store: &Path, counters: &Counters) -> io::Result<()> {
    let bytes = seal(REACHED.as_bytes(), counters).map_err(io::Error::other)?;
    let mut beside = tempfile::Builder::new().prefix(".reached-").tempfile_in(store)?;
    beside.write_all(&bytes)?;
    beside.persist(store.join(REACHED))?;
    Ok(())
}

/// Whether anything was ever noted, readable or not.
pub(super) fn is_there(store: &Path) -> bool {
    store.join(REACHED).exists()
}

/// What was noted last; `None` where nothing was or it cannot be read.
pub(super) fn noted(store: &Path) -> Option<Counters> {
    unseal(REACHED.as_bytes(), &fs::read(store.join(REACHED)).ok()?).ok()
}

/// What a store that has come to `counters` has lost, as a sentence goes on.
pub(super) fn missing(store: &Path, counters: &Counters) -> Option<String> {
    let noted = noted(store)?;
    let memos = noted.next_sequence.saturating_sub(counters.next_sequence);
    match memos {
        0 if noted.next_user > counters.next_user || noted.next_integration > counters.next_integration => {
            Some("its log is cut off: the last users or integrations are missing".to_owned())
        }
        0 => None,
        1 => Some("its log is cut off: the last memo is missing".to_owned()),
        memos => Some(format!("its log is cut off: the last {memos} memos are missing")),
    }
}

/// Refuses a store that has less than it had.
pub(super) fn require(store: &Path, counters: &Counters) -> Result<(), OpenError> {
    missing(store, counters).map_or(Ok(()), |what| Err(OpenError::Damaged(what)))
}
