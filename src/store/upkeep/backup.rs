//! A backup: a compact store of its own with a manifest, whole or not there.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustix::fs::{CWD, RenameFlags, renameat_with};
use rustix::io::Errno;
use serde::{Deserialize, Serialize};

use super::check::{CheckReport, examine_at};
use super::files::if_there;
use super::fresh::Fresh;
use super::manifest::{Manifest, STORE};
use super::{Progress, UpkeepError, at, dated, files};
use crate::model::Timestamp;
use crate::store::error::StoreError;
use crate::store::open::try_lock;
use crate::store::trees::Trees;
use crate::store::{Store, open};

/// What a backup in the making is called, before its own name.
const PARTIAL: &str = ".memod-backup-";
/// What a backup is called that is being removed, before a number of its own.
const GOING: &str = ".memod-going-";
/// Whose it is while it is made.
const LOCK: &str = "lock";
/// How often a backup begins that others take for a leftover.
const BEGINNINGS: u32 = 100;
const BETWEEN: Duration = Duration::from_millis(10);

/// A backup that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the members count records
pub struct BackupReport {
    /// Where it is.
    pub path: PathBuf,
    pub users: u64,
    pub keys: u64,
    pub integrations: u64,
    pub memos: u64,
    /// Length of its files.
    pub bytes: u64,
    /// The moment whose state it holds.
    pub taken_at: Timestamp,
    /// Older backups that were removed for it.
    pub removed: Vec<PathBuf>,
}

impl Store {
    /// Makes a backup of the running store: exactly what was acknowledged at `taken_at`, read back and durable
    /// before it has its name. Without `keep` it is `directory`, which must not be there; with it, `directory`
    /// holds dated backups, of which the `keep` newest stay. Blocks.
    pub fn backup(
        &self,
        directory: &Path,
        keep: Option<usize>,
        now: impl Fn() -> Timestamp + Send + 'static,
        progress: Progress<'_>,
    ) -> Result<BackupReport, UpkeepError> {
        let path = match keep {
            None => directory.to_owned(),
            Some(_) => {
                files::make(directory)?;
                dated::free_name(directory, now())
            }
        };
        self.require_a_place(&path)?;
        let parent = files::parent(&path);
        files::make(parent)?;
        remove_leftovers(parent)?;
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("backup");
        let place = parent.join(format!("{PARTIAL}{name}"));
        let mut report = self
            .backup_by_way_of(&place, &path, now, progress)
            .map_err(|error| error.with_path(&place, &path))?;
        report.removed = keep.map_or(Ok(Vec::new()), |keep| dated::prune(directory, keep, &path))?;
        Ok(report)
    }

    /// Makes the backup `path` under the name `place` and renames it when it is whole.
    fn backup_by_way_of(
        &self,
        place: &Path,
        path: &Path,
        now: impl Fn() -> Timestamp + Send + 'static,
        progress: Progress<'_>,
    ) -> Result<BackupReport, UpkeepError> {
        let partial = Partial::begin(place, path)?;
        let store = partial.path.join(STORE);

        let mut fresh = Fresh::begin(&store)?;
        let taken_at = self.copy_to(&mut fresh, now, &mut |done, of| progress(done, of * 2))?;
        fresh.close()?;
        let CheckReport { users, keys, integrations, memos, .. } =
            verify(&store, &mut |done, of| progress(of + done, of * 2)).map_err(|error| match error {
                UpkeepError::Open(why) => UpkeepError::Refused(format!(
                    "what was written to {} cannot be read back ({why}); check that disk and its file system, then \
                     try again",
                    files::parent(path).display()
                )),
                other => other,
            })?;
        let manifest = Manifest::of(&partial.path, taken_at, [users, keys, integrations, memos])?;
        let bytes = manifest.bytes();
        manifest.write(&partial.path)?;
        partial.finish(path)?;
        let (path, removed) = (path.to_owned(), Vec::new());
        Ok(BackupReport { path, users, keys, integrations, memos, bytes, taken_at, removed })
    }

    fn require_a_place(&self, path: &Path) -> Result<(), UpkeepError> {
        let refused = |why: &str| Err(UpkeepError::Refused(format!("{} {why}", path.display())));
        if path.symlink_metadata().is_ok() {
            return refused("is there already; name a new directory, or keep several in one with --keep N");
        }
        if files::is_within(path, self.inner.shared.path()) {
            return refused("is inside the store; name a directory elsewhere");
        }
        Ok(())
    }
}

/// Opens a store that was built and reads every record of it; then it is closed and durable again.
pub(super) fn verify(store: &Path, progress: Progress<'_>) -> Result<CheckReport, UpkeepError> {
    let trees = Arc::new(open::open_raw(store)?);
    let report = examine_at(store, &trees, progress);
    // sled may have written while it was open; of a sync that failed no later one would tell.
    let synced = Arc::into_inner(trees).is_none_or(Trees::close);
    files::settle(store)?;
    files::seal_directory(store)?;
    let report = report?;
    match report.damage.first() {
        None if report.whole && synced => Ok(report),
        None if report.whole => Err(StoreError::Failed.into()),
        first => Err(UpkeepError::Refused(format!(
            "the store is damaged ({}); `memod check` says where, and stopped, `memod check --save NEWDIR` saves the rest",
            first.map_or_else(|| "in many places".to_owned(), ToString::to_string)
        ))),
    }
}

/// Removes what killed backups left in `directory`: their locks are free.
pub(super) fn remove_leftovers(directory: &Path) -> Result<(), UpkeepError> {
    let failed = || at("cannot use", directory);
    for entry in fs::read_dir(directory).map_err(failed())? {
        let entry = entry.map_err(failed())?;
        let (path, name) = (entry.path(), entry.file_name());
        if !entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            continue;
        }
        let removed = match name.to_str() {
            Some(name) if name.starts_with(GOING) => files::remove(&path),
            Some(name) if name.starts_with(PARTIAL) => remove_if_left(&path),
            _ => continue,
        };
        removed.map_err(at("cannot remove an unfinished backup,", &path))?;
    }
    Ok(())
}

fn remove_if_left(partial: &Path) -> io::Result<()> {
    match if_there(try_lock(&partial.join(LOCK)))?.flatten() {
        Some(_lock) => remove(partial),
        None => Ok(()),
    }
}

/// Removes a backup. Under another name first: half a one is never found under its own, nor does one that begins there
/// lose its files. Who removes it at the same moment is no error.
pub(super) fn remove(backup: &Path) -> io::Result<()> {
    let Some(found) = if_there(fs::metadata(backup))? else { return Ok(()) };
    let going = files::parent(backup).join(format!("{GOING}{}", found.ino()));
    if_there(fs::rename(backup, &going))?;
    files::remove(&going)
}

/// A backup in the making; removed when dropped.
struct Partial {
    path: PathBuf,
    _lock: File,
}

impl Partial {
    fn begin(path: &Path, target: &Path) -> Result<Partial, UpkeepError> {
        if path.exists() {
            let target = target.display();
            return Err(UpkeepError::Refused(format!(
                "{target} is being made already; wait until it is done"
            )));
        }
        // Until it has its lock, another memod may take it for a leftover.
        for _ in 0..BEGINNINGS {
            if !path.exists() {
                files::make_new(path)?;
            }
            let lock = if_there(try_lock(&path.join(LOCK))).map_err(at("cannot write in", path))?;
            if let Some(lock) = lock.flatten() {
                return Ok(Partial { path: path.to_owned(), _lock: lock });
            }
            std::thread::sleep(BETWEEN);
        }
        Err(UpkeepError::Refused("another backup began just now; try again".to_owned()))
    }

    /// Gives it its name. Nothing is there, or it would have been refused at the beginning; or it stays.
    fn finish(self, target: &Path) -> Result<(), UpkeepError> {
        let renamed = match renameat_with(CWD, &self.path, CWD, target, RenameFlags::NOREPLACE) {
            // A file system that cannot promise it: rename replaces an empty directory at most.
            Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => fs::rename(&self.path, target),
            other => other.map_err(Into::into),
        };
        renamed.map_err(at("cannot name the backup", target))?;
        files::sync_directory(files::parent(target))?;
        // Held until it has its name, so that nobody takes it for one that was given up; no part of the backup.
        let _ = fs::remove_file(target.join(LOCK));
        Ok(())
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // After the rename there is nothing of this name any more.
        let _ = fs::remove_dir_all(&self.path);
    }
}
