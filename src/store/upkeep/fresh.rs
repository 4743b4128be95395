use std::io;
use std::path::{Path, PathBuf};

use super::files;
use super::{UpkeepError, at, guarded};
use crate::reason::without_number;
use crate::store::changes::{Change, Changes, Slot};
use crate::store::error::StoreError;
use crate::store::trees::{Trees, WriteFailure};

/// Bytes and changes that are written at once. sled keeps a copy of a page for each change until the transaction is
/// over.
const CHUNK_BYTES: usize = 512 * 1024;
const CHUNK_CHANGES: usize = 500;
/// A store that is only copied or read needs little.
pub(super) const CACHE_BYTES: u64 = 4 << 20;
/// What is left to others on the disk: sled may wait for ever for room.
const RESERVE_BYTES: u64 = 16 << 20;

/// A new store that is being filled, in a directory that nobody else knows. Nothing of it counts before
/// [`close`](Fresh::close) has come back.
pub(super) struct Fresh {
    path: PathBuf,
    trees: Trees,
    changes: Changes,
    bytes: usize,
    /// Keys and values that were put.
    pub(super) written: u64,
}

impl Fresh {
    /// Begins a store in `path`, which is made.
    pub(super) fn begin(path: &Path) -> Result<Fresh, UpkeepError> {
        files::make_new(path)?;
        let trees = guarded(|| Trees::open(path, CACHE_BYTES))
            .ok_or_else(|| broken(path, "its files contradict each other"))?
            .map_err(|error| match WriteFailure::from(error) {
                WriteFailure::NoRoom => no_room(path),
                WriteFailure::Broken(what) => broken(path, &what),
            })?;
        Ok(Fresh { path: path.to_owned(), trees, changes: Changes::new(), bytes: 0, written: 0 })
    }

    /// Takes one change; written down with others. True when that has just been done.
    pub(super) fn change(&mut self, slot: Slot, change: Change) -> Result<bool, UpkeepError> {
        let bytes = slot.1.len() + change.as_ref().map_or(0, Vec::len);
        self.bytes += bytes;
        self.written += bytes as u64;
        self.changes.insert(slot, change);
        if self.bytes < CHUNK_BYTES && self.changes.len() < CHUNK_CHANGES {
            return Ok(false);
        }
        self.write_out()?;
        Ok(true)
    }

    fn write_out(&mut self) -> Result<(), UpkeepError> {
        self.bytes = 0;
        let changes = std::mem::take(&mut self.changes);
        if changes.is_empty() {
            return Ok(());
        }
        let disk =
            rustix::fs::statvfs(&self.path).map_err(|error| at("cannot use", &self.path)(error.into()))?;
        if disk.f_bavail.saturating_mul(disk.f_frsize) < RESERVE_BYTES {
            return Err(no_room(&self.path));
        }
        match guarded(|| self.trees.write(changes)) {
            Some(Ok(())) => Ok(()),
            Some(Err(WriteFailure::NoRoom)) => Err(no_room(&self.path)),
            Some(Err(WriteFailure::Broken(what))) => Err(broken(&self.path, &what)),
            None => Err(broken(&self.path, "sled gave up")),
        }
    }

    /// Writes what is left, closes the store and makes it durable.
    pub(super) fn close(mut self) -> Result<(), UpkeepError> {
        self.write_out()?;
        let Fresh { path, trees, .. } = self;
        if !trees.close() {
            return Err(StoreError::Failed.into());
        }
        files::settle(&path)?;
        files::seal_directory(&path)
    }
}

fn no_room(path: &Path) -> UpkeepError {
    at("cannot write", files::parent(path))(io::ErrorKind::StorageFull.into())
}

/// The disk of the new store did not do it; nothing is said about any other store.
fn broken(path: &Path, what: &str) -> UpkeepError {
    UpkeepError::Refused(format!(
        "what is written under {} does not keep ({what}); check that disk and its file system, then try again",
        files::parent(path).display(),
        what = without_number(what)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_told_of_by_the_name_that_was_asked_for() {
        let (hidden, shown) = (Path::new("/b/.memod-backup-new"), Path::new("/b/new"));
        let told = no_room(&hidden.join("store")).with_path(hidden, shown).to_string();
        assert_eq!(told, "cannot write /b/new: the disk is full; free some space and try again");
    }
}
