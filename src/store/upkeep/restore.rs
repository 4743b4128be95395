use std::fs::{File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::backup::verify;
use super::check::CheckReport;
use super::manifest::{Manifest, STORE, altered, copy_hashed};
use super::swap::{beside, exchange, give_back, has_lost_its_db, require_nothing_foreign, tidy};
use super::{Progress, UpkeepError, at, files};
use crate::model::Timestamp;
use crate::store::layout::{COUNTERS_KEY, TreeName};
use crate::store::open;
use crate::store::record::{Counters, unseal};

/// A backup that was restored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the members count records
pub struct RestoreReport {
    /// The data directory.
    pub path: PathBuf,
    pub users: u64,
    pub keys: u64,
    pub integrations: u64,
    pub memos: u64,
    /// The moment whose state it is.
    pub taken_at: Timestamp,
    /// Whether a store that was there is gone.
    pub replaced: bool,
}

/// Puts the store of `backup` in place of `store`, which no memod has open and whose directory's parent is there.
/// Whenever it is cut off, the old store or the new one is there and whole.
pub fn restore(
    backup: &Path,
    store: &Path,
    replace: bool,
    progress: Progress<'_>,
) -> Result<RestoreReport, UpkeepError> {
    let manifest = Manifest::read(backup)?;
    let failed = || at("cannot use", store);
    give_back(store).map_err(failed())?;
    require_nothing_foreign(store)?;
    let was_there = store.join("db").exists();
    open::make_directory(store).map_err(failed())?;
    let _lock = open::lock(store)?;
    tidy(store).map_err(failed())?;
    let done = restore_locked(backup, &manifest, store, replace, progress);
    if done.is_err() {
        let _ = tidy(store);
        if !was_there {
            let _ = std::fs::remove_file(store.join("lock")).and_then(|()| std::fs::remove_dir(store));
        }
    }
    done?;
    Ok(RestoreReport {
        path: files::parent(store).to_owned(),
        users: manifest.users,
        keys: manifest.keys,
        integrations: manifest.integrations,
        memos: manifest.memos,
        taken_at: manifest.taken_at,
        replaced: was_there,
    })
}

fn restore_locked(
    backup: &Path,
    manifest: &Manifest,
    store: &Path,
    replace: bool,
    progress: Progress<'_>,
) -> Result<(), UpkeepError> {
    if !replace {
        require_no_memos(store)?;
    }
    let fresh = beside(store);
    files::make_new(&fresh)?;
    let (mut copied, of) = (0, manifest.bytes());
    for file in &manifest.files {
        let (from, to) = (backup.join(STORE).join(&file.name), fresh.join(&file.name));
        let mut source = File::open(&from).map_err(|_| altered(backup, &file.name))?;
        let mut target = OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(0o600)
            .open(&to)
            .map_err(at("cannot write", &to))?;
        let mut hasher = blake3::Hasher::new();
        let bytes = copy_hashed(&mut source, &mut target, &mut hasher).map_err(at("cannot copy to", &to))?;
        if bytes != file.bytes || hasher.finalize().to_hex().as_str() != file.blake3 {
            return Err(altered(backup, &file.name));
        }
        copied += bytes;
        if !progress(copied, of) {
            return Err(UpkeepError::Stopped);
        }
    }
    files::seal_directory(&fresh)?;
    let CheckReport { users, keys, integrations, memos, .. } =
        verify(&fresh, &mut |_, _| true).map_err(|error| match error {
            UpkeepError::Refused(_) | UpkeepError::Open(_) => altered(backup, "the store"),
            other => other,
        })?;
    let listed = [manifest.users, manifest.keys, manifest.integrations, manifest.memos];
    if [users, keys, integrations, memos] != listed {
        return Err(altered(backup, "the store"));
    }
    // From the exchange on others find this lock in place; it is free once the work is done.
    let _lock = open::lock(&fresh)?;
    files::seal_directory(&fresh)?;
    exchange(store)
}

/// A store that cannot be read may hold memos, and one that lost its file may have held some.
fn require_no_memos(store: &Path) -> Result<(), UpkeepError> {
    if has_lost_its_db(store)? {
        return Err(UpkeepError::Refused(format!(
            "the store in {} has lost its file db and may have held memos; add --replace to put the backup in its place, \
             or name another directory with --data",
            files::parent(store).display()
        )));
    }
    if !store.join("db").exists() {
        return Ok(());
    }
    let memos = open::open_raw(store).ok().and_then(|trees| {
        match super::guarded(|| trees.get(TreeName::Meta, COUNTERS_KEY))? {
            Ok(Some(counters)) => Some(unseal::<Counters>(COUNTERS_KEY, &counters).ok()?.memos),
            Ok(None) => Some(0),
            Err(_) => None,
        }
    });
    files::settle(store)?;
    let holds = match memos {
        Some(0) => return Ok(()),
        Some(1) => "holds a memo".to_owned(),
        Some(memos) => format!("holds {memos} memos"),
        None => "cannot be read and may hold memos".to_owned(),
    };
    Err(UpkeepError::Refused(format!(
        "the store in {} {holds}; add --replace to put the backup in its place, or name another directory with --data",
        files::parent(store).display()
    )))
}
