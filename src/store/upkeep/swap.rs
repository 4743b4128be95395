//! Putting another store in place of the one that is there, at one moment.

use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, RenameFlags, renameat_with};
use rustix::io::Errno;

use super::{UpkeepError, at, files};

/// What the name of a copy begins with that is looked at in place of a damaged `store`.
pub(super) fn copy_prefix(store: &Path) -> OsString {
    let mut prefix = store.file_name().unwrap_or_default().to_owned();
    prefix.push(".memod-check-");
    prefix
}

/// Beside `store` while another one is built, and the old one from the exchange until it is deleted. Only who
/// holds the lock of `store` touches it.
pub(super) fn beside(store: &Path) -> PathBuf {
    named(store, ".memod-fresh")
}

/// The old store for the moment between two renames, on file systems that cannot exchange.
fn aside(store: &Path) -> PathBuf {
    named(store, ".memod-old")
}

/// With a name that nobody gives to a copy made by hand: what has it is removed.
fn named(store: &Path, ending: &str) -> PathBuf {
    let mut name = store.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Finishes what a crash cut off: before anything else when a store is opened. The caller may hold no lock yet,
/// so nothing is done but what gives a store back that has no name.
pub(in crate::store) fn give_back(store: &Path) -> std::io::Result<()> {
    if !store.exists() && aside(store).join("db").exists() {
        fs::rename(aside(store), store)?;
    }
    Ok(())
}

/// Whether there is a store, under its name or the one it has between two renames, or what is left of one. What cannot
/// be looked at may be one.
pub fn is_there(store: &Path) -> bool {
    [store.join("db"), aside(store).join("db")].iter().any(|db| db.try_exists().unwrap_or(true))
        || has_lost_its_db(store).unwrap_or(true)
}

/// Whether the file `db` is gone of a store that had been opened before: only then do these others come. What a first
/// open leaves that is cut off, `lock` and `conf`, is no store yet.
pub(in crate::store) fn has_lost_its_db(store: &Path) -> Result<bool, UpkeepError> {
    let is_left_of_one = |name: &String| name == "reached" || name.starts_with("snap.");
    Ok(!store.join("db").exists() && names_in(store)?.iter().any(is_left_of_one))
}

/// Removes what a crash left beside `store`. The caller holds its lock.
pub(in crate::store) fn tidy(store: &Path) -> std::io::Result<()> {
    for leftover in [beside(store), aside(store)] {
        super::files::remove(&leftover)?;
    }
    let entries = match fs::read_dir(super::files::parent(store)) {
        // Whoever may not look there has left nothing there.
        Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        if entry.file_name().as_bytes().starts_with(copy_prefix(store).as_bytes()) {
            super::files::remove(&entry.path())?;
        }
    }
    Ok(())
}

/// What is in the place of the store will be removed. Somebody's own directory of this name is not memod's to remove,
/// whatever was said about memos.
pub(super) fn require_nothing_foreign(store: &Path) -> Result<(), UpkeepError> {
    match names_in(store)?.into_iter().find(|name| !is_of_a_store(name)) {
        None => Ok(()),
        Some(name) => Err(UpkeepError::Refused(format!(
            "{} is in the place of the store and is not memod's; move it away, or name another directory with --data",
            store.join(name).display()
        ))),
    }
}

/// Whether everything in a directory is sled's or memod's; true for an empty one.
pub(in crate::store) fn holds_nothing_foreign(store: &Path) -> bool {
    names_in(store).is_ok_and(|names| names.iter().all(|name| is_of_a_store(name)))
}

fn is_of_a_store(name: &str) -> bool {
    matches!(name, "db" | "conf" | "blobs" | "lock" | "reached")
        || name.starts_with("snap.")
        || name.starts_with(".reached-")
}

pub(super) fn names_in(directory: &Path) -> Result<Vec<String>, UpkeepError> {
    let failed = || at("cannot use", directory);
    let entries = match fs::read_dir(directory) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(failed())?,
    };
    entries.map(|entry| Ok(entry.map_err(failed())?.file_name().to_string_lossy().into_owned())).collect()
}

/// Puts the durable store [`beside`] in place of `store`, then removes the old one. Whenever it is cut off, the
/// old one or the new one opens. The caller holds the locks of both.
pub(super) fn exchange(store: &Path) -> Result<(), UpkeepError> {
    exchange_by(store, |a, b| renameat_with(CWD, a, CWD, b, RenameFlags::EXCHANGE))
}

fn exchange_by(
    store: &Path,
    swap: impl FnOnce(&Path, &Path) -> Result<(), Errno>,
) -> Result<(), UpkeepError> {
    let (fresh, failed) = (beside(store), || at("cannot put the new store in place at", store));
    match swap(&fresh, store) {
        Ok(()) => {}
        Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => {
            // Until the second rename `give_back` undoes the first.
            fs::rename(store, aside(store)).map_err(failed())?;
            if let Err(error) = fs::rename(&fresh, store) {
                fs::rename(aside(store), store).map_err(failed())?;
                return Err(failed()(error));
            }
        }
        Err(error) => return Err(failed()(error.into())),
    }
    files::sync_directory(files::parent(store))?;
    tidy(store).map_err(at("the new store is in place, but cannot remove the old one beside", store))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_stores() -> (tempfile::TempDir, PathBuf) {
        let dir = tempfile::tempdir().unwrap();
        let store = dir.path().join("store");
        for (path, holds) in [(&store, "old"), (&beside(&store), "new")] {
            fs::create_dir(path).unwrap();
            fs::write(path.join("db"), holds).unwrap();
        }
        (dir, store)
    }

    #[test]
    fn the_new_store_takes_the_place_of_the_old_one() {
        for swap in [
            |a: &Path, b: &Path| renameat_with(CWD, a, CWD, b, RenameFlags::EXCHANGE),
            |_: &Path, _: &Path| Err(Errno::INVAL),
        ] {
            let (dir, store) = two_stores();
            exchange_by(&store, swap).unwrap();
            assert_eq!(fs::read(store.join("db")).unwrap(), b"new");
            assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "nothing is left beside it");
        }
    }

    #[test]
    fn a_crash_between_two_renames_gives_the_old_store_back() {
        let (dir, store) = two_stores();
        fs::rename(&store, aside(&store)).unwrap();
        give_back(&store).unwrap();
        assert_eq!(fs::read(store.join("db")).unwrap(), b"old");
        tidy(&store).unwrap();
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "nothing is left beside it");
    }
}
