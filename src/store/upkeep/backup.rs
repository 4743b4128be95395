//! A backup: a compact store of its own with a manifest, whole or not there.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustix::fs::{CWD, RenameFlags, renameat_with};
use rustix::io::Errno;
use serde::{Deserialize, Serialize};

use super::check::{CheckReport, examine_at};
use super::fresh::Fresh;
use super::manifest::{Manifest, STORE};
use super::{Progress, UpkeepError, at, dated, files};
use crate::model::Timestamp;
use crate::store::error::StoreError;
use crate::store::trees::Trees;
use crate::store::{Store, open};

/// What a backup in the making is called, before its own name.
const PARTIAL: &str = ".memod-backup-";

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
        let place = parent.join(partial_name(name));
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
        fs::remove_file(partial.path.join("lock")).map_err(at("cannot finish", &partial.path))?;
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

/// What the directory `name` is called while it is made or removed.
pub(super) fn partial_name(name: &str) -> String {
    format!("{PARTIAL}{name}")
}

/// Removes what killed backups left in `directory`: their locks are free.
fn remove_leftovers(directory: &Path) -> Result<(), UpkeepError> {
    let failed = || at("cannot use", directory);
    for entry in fs::read_dir(directory).map_err(failed())? {
        let entry = entry.map_err(failed())?;
        let is_ours = entry.file_name().to_str().is_some_and(|name| name.starts_with(PARTIAL));
        if is_ours && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            let path = entry.path();
            let failed = || at("cannot remove an unfinished backup,", &path);
            if let Some(_lock) = files::try_lock(&path.join("lock")).map_err(failed())? {
                fs::remove_dir_all(&path).map_err(failed())?;
            }
        }
    }
    Ok(())
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
        files::make_new(path)?;
        let lock = files::try_lock(&path.join("lock")).map_err(at("cannot write in", path))?;
        let lock =
            lock.ok_or_else(|| UpkeepError::Refused("another backup began just now; try again".to_owned()))?;
        Ok(Partial { path: path.to_owned(), _lock: lock })
    }

    /// Gives it its name. Nothing is there, or it would have been refused at the beginning; or it stays.
    fn finish(self, target: &Path) -> Result<(), UpkeepError> {
        let renamed = match renameat_with(CWD, &self.path, CWD, target, RenameFlags::NOREPLACE) {
            // A file system that cannot promise it: rename replaces an empty directory at most.
            Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => fs::rename(&self.path, target),
            other => other.map_err(Into::into),
        };
        renamed.map_err(at("cannot name the backup", target))?;
        files::sync_directory(files::parent(target))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // After the rename there is nothing of this name any more.
        let _ = fs::remove_dir_all(&self.path);
    }
}
