//! Looking after a store: a copy of a running one, its check, and putting another in its place.
//!
//! Everything here rests on three steps: `fresh` builds a compact store beside, `check` reads it back record by
//! record, `swap` puts it in place at one moment. `live` makes the copy of a store that is written meanwhile.

mod backup;
mod check;
mod compact;
mod dated;
mod files;
mod findings;
mod fresh;
mod gently;
mod judge;
mod live;
mod log;
mod manifest;
mod restore;
mod salvage;
mod swap;
mod unsled;
mod walk;

pub use backup::BackupReport;
pub use check::{CheckReport, check_closed};
pub use compact::{CompactReport, compact};
pub use findings::Finding;
pub use manifest::{is_backup, require_backup};
pub use restore::{RestoreReport, restore};
pub use salvage::{SaveReport, save};
pub use swap::is_there;

pub(super) use gently::loses_by_opening;
pub(super) use live::Live;
pub(super) use swap::{give_back, has_lost_its_db, holds_nothing_foreign, tidy};

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use super::error::{OpenError, StoreError};
use super::open::QuietPanics;
use crate::reason::reason_or;

/// Told how much is done and of how much, in bytes or records; false asks to stop.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// Why looking after a store came to nothing. Each is one line that says the next step.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum UpkeepError {
    /// The store did not open.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file cannot be read or written. `doing` begins the sentence.
    #[error("{doing} {}: {}", .path.display(), reason(.error))]
    Io { doing: &'static str, path: PathBuf, error: io::Error },
    /// It would not be right to do it; the sentence says why and what is.
    #[error("{0}")]
    Refused(String),
    /// Who asked for it went away.
    #[error("stopped; nothing was changed")]
    Stopped,
}

impl UpkeepError {
    /// Names `shown` where something in `hidden`, which nobody asked for by that name, would be named.
    fn with_path(self, hidden: &Path, shown: &Path) -> UpkeepError {
        match self {
            UpkeepError::Io { doing, path, error } if path.starts_with(hidden) => {
                UpkeepError::Io { doing, path: shown.to_owned(), error }
            }
            other => other,
        }
    }
}

/// The running server may be another account than the one that reads this.
fn reason(error: &io::Error) -> String {
    let account = rustix::process::geteuid().as_raw();
    match error.kind() {
        io::ErrorKind::PermissionDenied => format!(
            "permission denied for the account that does it (uid {account}); \
             name a directory that is that account's"
        ),
        io::ErrorKind::ReadOnlyFilesystem => format!(
            "the file system is read-only for the process that does it (uid {account}); \
             a server under systemd writes only where its unit allows (ReadWritePaths=)"
        ),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
            "a part of this name is there and is no directory; name another".to_owned()
        }
        _ => reason_or(error, "name another"),
    }
}

/// Names the file in an [`UpkeepError`].
fn at(doing: &'static str, path: &Path) -> impl FnOnce(io::Error) -> UpkeepError + use<> {
    let path = path.to_owned();
    move |error| UpkeepError::Io { doing, path, error }
}

/// Runs what sled may panic in, quietly. `None` where it did.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    let quiet = QuietPanics::begin();
    let done = catch_unwind(AssertUnwindSafe(work)).ok();
    drop(quiet);
    done
}

/// Tree, key and value.
#[doc(hidden)]
pub type Triple = (String, Vec<u8>, Vec<u8>);

/// Reads the store in `path` without sled, for fuzzers: every pair by tree and key. It must have no other user.
#[doc(hidden)]
pub fn read_without_sled(path: &Path) -> Result<Vec<Triple>, UpkeepError> {
    let reading = log::Reading::of(path, None).map_err(at("cannot read", path))?;
    let mut pairs = Vec::new();
    for tree in super::layout::TreeName::ALL {
        reading.each(tree, &mut |key, value, _| {
            pairs.push((tree.as_str().to_owned(), key.to_vec(), value.to_vec()));
            Ok(())
        })?;
        let _ = reading.has_holes(tree);
    }
    let _ = reading.trouble();
    for (tree, key, value) in &pairs {
        let tree = super::layout::TreeName::ALL.into_iter().find(|known| known.as_str() == tree);
        let found = tree.map(|tree| reading.get(tree, key)).transpose().map_err(at("cannot read", path))?;
        let same = found.flatten().is_some_and(|(found, _)| found.as_ref() == Some(value));
        if !same {
            return Err(UpkeepError::Refused(
                "a pair is found by its key otherwise than in its turn".to_owned(),
            ));
        }
    }
    Ok(pairs)
}

#[cfg(test)]
mod tests;
