//! Looking after the store: backup and check of a running one, and what is done to one that no memod has open.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::place::{require_disk, store_in};
use super::{App, unusable};
use crate::model::Timestamp;
use crate::store::{self, OpenError};

pub use crate::store::{
    BackupReport, CheckReport, CompactReport, Finding, Progress, RestoreReport, SaveReport, UpkeepError,
    require_backup,
};

/// In the data directory: when the last backup was taken.
const LAST_BACKUP: &str = "last-backup";

/// Where a backup goes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackupTo {
    /// The backup, or the directory of backups. Not relative: whoever writes it stands elsewhere.
    pub directory: PathBuf,
    /// How many backups stay in `directory`; `None` where it is to be the backup itself.
    pub keep: Option<usize>,
}

impl App {
    /// Makes a backup: exactly what was acknowledged at one moment, read back and durable. Blocks; captures go
    /// on meanwhile.
    pub fn backup(&self, to: &BackupTo, progress: Progress<'_>) -> Result<BackupReport, UpkeepError> {
        if !to.directory.is_absolute() {
            let directory = to.directory.display();
            return Err(UpkeepError::Refused(format!("{directory} must be named from the root on")));
        }
        let outside = self.outside.clone();
        let report = self.store.backup(&to.directory, to.keep, move || outside.now(), progress)?;
        if let Err(error) = note_backup(&self.data, report.taken_at) {
            tracing::warn!(%error, "the backup is made, but when is not noted for the metrics");
        }
        Ok(report)
    }

    /// Reads every record. Blocks; captures go on meanwhile.
    pub fn check_store(&self, progress: Progress<'_>) -> Result<CheckReport, UpkeepError> {
        self.store.check(progress)
    }
}

/// When the last backup of the store in `data` was taken, if there ever was one.
pub fn last_backup(data: &Path) -> Option<Timestamp> {
    Timestamp::parse(fs::read_to_string(data.join(LAST_BACKUP)).ok()?.trim()).ok()
}

fn note_backup(data: &Path, taken_at: Timestamp) -> std::io::Result<()> {
    let mut beside = tempfile::Builder::new().prefix(".memod-").tempfile_in(data)?;
    writeln!(beside, "{taken_at}")?;
    beside.as_file().sync_all()?;
    beside.persist(data.join(LAST_BACKUP))?;
    Ok(())
}

/// Whether there is a store in `data`, or one whose disk is missing.
pub fn is_there(data: &Path) -> bool {
    store::is_there(&store_in(data)) || require_disk(data).is_err()
}

fn place(data: &Path) -> Result<PathBuf, UpkeepError> {
    require_disk(data).map_err(UpkeepError::Refused)?;
    Ok(store_in(data))
}

/// Names the data directory that the operating system refused.
fn named(data: &Path) -> impl FnOnce(UpkeepError) -> UpkeepError + use<> {
    let data = data.to_owned();
    move |error| match error {
        UpkeepError::Open(OpenError::Io(error)) => UpkeepError::Refused(format!(
            "cannot use the data directory {}: {}",
            data.display(),
            unusable(&error)
        )),
        other => other,
    }
}

/// Puts the backup in `backup` in place of the store in `data`, which no memod has open. One that holds memos is
/// only replaced if `replace` says so.
pub fn restore(
    data: &Path,
    backup: &Path,
    replace: bool,
    progress: Progress<'_>,
) -> Result<RestoreReport, UpkeepError> {
    let report = store::restore(backup, &place(data)?, replace, progress).map_err(named(data))?;
    Ok(RestoreReport { path: data.to_owned(), ..report })
}

/// Checks the store in `data`, which no memod has open and which may be damaged.
pub fn check_closed(data: &Path, progress: Progress<'_>) -> Result<CheckReport, UpkeepError> {
    store::check_closed(&place(data)?, progress).map_err(named(data))
}

/// Saves what is whole of the store in `data`, which no memod has open, into the new data directory `target`.
pub fn save(data: &Path, target: &Path, progress: Progress<'_>) -> Result<SaveReport, UpkeepError> {
    store::save(&place(data)?, target, progress).map_err(named(data))
}

/// Writes the store in `data`, which no memod has open, anew without what sled does not give back.
pub fn compact(data: &Path, progress: Progress<'_>) -> Result<CompactReport, UpkeepError> {
    store::compact(&place(data)?, progress).map_err(named(data))
}
