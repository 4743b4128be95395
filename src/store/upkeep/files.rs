//! Files and directories: private, durable, and closed for certain.

use std::fs::{self, DirBuilder, File, Permissions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;

use super::{UpkeepError, at};

const LINGERING_TRIES: u32 = 1000;
const LINGERING_PAUSE: Duration = Duration::from_millis(10);

/// Makes a directory for this account alone, with its parents; it may be there.
pub(super) fn make(path: &Path) -> Result<(), UpkeepError> {
    DirBuilder::new().recursive(true).mode(0o700).create(path).map_err(at("cannot make", path))
}

/// Makes a directory for this account alone that is not there yet.
pub(super) fn make_new(path: &Path) -> Result<(), UpkeepError> {
    DirBuilder::new().mode(0o700).create(path).map_err(at("cannot make", path))
}

/// Removes a directory with all that is in it. Who removes it at the same time is welcome, and so is who asked for its lock
/// just before it got another name: the lock is made in it when its files are gone already.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    again_if_not_empty(|| if_there(fs::remove_dir_all(path)).map(|_| ()))
}

fn again_if_not_empty(mut remove: impl FnMut() -> io::Result<()>) -> io::Result<()> {
    let not_empty = |removed: &io::Result<()>| {
        removed.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::DirectoryNotEmpty)
    };
    let mut removed = remove();
    for _ in 0..REMOVALS {
        if !not_empty(&removed) {
            break;
        }
        removed = remove();
    }
    removed
}

/// As often is looked again whether a directory that was emptied is empty.
const REMOVALS: usize = 8;

/// `None` where it is not there, or not any more.
pub(super) fn if_there<T>(answer: io::Result<T>) -> io::Result<Option<T>> {
    match answer {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        answer => answer.map(Some),
    }
}

/// Waits until sled's own threads have let go of a store that was closed: from then on its files do not change.
pub(super) fn settle(store: &Path) -> Result<(), UpkeepError> {
    let db = store.join("db");
    let file = File::open(&db).map_err(at("cannot read", &db))?;
    for _ in 0..LINGERING_TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) => std::thread::sleep(LINGERING_PAUSE),
            Err(TryLockError::Error(error)) => return Err(at("cannot lock", &db)(error)),
        }
    }
    Err(UpkeepError::Refused(format!("{} does not close; try again", store.display())))
}

/// Makes everything in `directory` private to this account and durable, then the directory itself.
pub(super) fn seal_directory(directory: &Path) -> Result<(), UpkeepError> {
    let failed = || at("cannot make durable", directory);
    for entry in fs::read_dir(directory).map_err(failed())? {
        let path = entry.map_err(failed())?.path();
        if path.is_dir() {
            seal_directory(&path)?;
        } else {
            fs::set_permissions(&path, Permissions::from_mode(0o600)).map_err(failed())?;
            File::open(&path).and_then(|file| file.sync_all()).map_err(failed())?;
        }
    }
    fs::set_permissions(directory, Permissions::from_mode(0o700)).map_err(failed())?;
    sync_directory(directory)
}

/// Makes the names in a directory durable.
pub(super) fn sync_directory(directory: &Path) -> Result<(), UpkeepError> {
    let synced = File::open(directory).and_then(|directory| directory.sync_all());
    synced.map_err(at("cannot make durable", directory))
}

/// Whether `path`, which need not be there, is in `directory` or below it.
pub(super) fn is_within(path: &Path, directory: &Path) -> bool {
    let real = |path: &Path| path.ancestors().find_map(|path| path.canonicalize().ok());
    real(path).zip(real(directory)).is_some_and(|(path, directory)| path.starts_with(directory))
}

/// The directory that `path` is in.
pub(super) fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Length of sled's file.
pub(super) fn db_bytes(store: &Path) -> u64 {
    fs::metadata(store.join("db")).map_or(0, |db| db.len())
}

#[cfg(test)]
mod tests {
    use std::io::{Error, ErrorKind};

    use super::{REMOVALS, again_if_not_empty};

    /// The lock of a leftover was made anew in its directory when that had just been emptied, and `memod backup` was refused.
    #[test]
    fn what_got_a_file_while_it_was_removed_is_removed_again_but_not_for_ever() {
        let mut times = 0;
        let removed = again_if_not_empty(|| {
            times += 1;
            if times < 3 { Err(Error::from(ErrorKind::DirectoryNotEmpty)) } else { Ok(()) }
        });
        assert!(removed.is_ok());
        assert_eq!(times, 3);

        let mut times = 0;
        let removed = again_if_not_empty(|| {
            times += 1;
            Err(Error::from(ErrorKind::DirectoryNotEmpty))
        });
        assert_eq!(removed.unwrap_err().kind(), ErrorKind::DirectoryNotEmpty);
        assert_eq!(times, REMOVALS + 1);

        let mut times = 0;
        let removed = again_if_not_empty(|| {
            times += 1;
            Err(Error::from(ErrorKind::PermissionDenied))
        });
        assert_eq!(removed.unwrap_err().kind(), ErrorKind::PermissionDenied);
        assert_eq!(times, 1, "what else went wrong is said at once");
    }
}
