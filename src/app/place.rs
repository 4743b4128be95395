//! Where the store is in a data directory, and where none may be begun.

use std::path::{Path, PathBuf};

use super::AppError;
use crate::values::shell_word;

/// Links that lead to each other go round for ever.
const MOST_LINKS: usize = 8;

/// The store has a directory of its own, so that the socket beside it is not taken for one of sled's files. Where that is
/// a link, as to a larger disk, it is what the link names: another store is built beside that one and put in its place.
pub(super) fn store_in(data: &Path) -> PathBuf {
    let mut store = data.join("store");
    for _ in 0..MOST_LINKS {
        let Ok(target) = std::fs::read_link(&store) else { break };
        store = store.parent().unwrap_or(data).join(target);
    }
    store
}

/// Whether the store's link leads to something. Where it does not, a disk is not there, and a new store would be made in its
/// place and hidden as soon as it is.
pub(super) fn require_disk(data: &Path) -> Result<(), String> {
    let (link, store) = (data.join("store"), store_in(data));
    let is_lost =
        link.is_symlink() && matches!(link.try_exists(), Ok(false)) && !crate::store::is_there(&store);
    if !is_lost {
        return Ok(());
    }
    let (link, store) = (link.display(), store.display());
    Err(format!("{link} leads to {store}, and nothing is there; mount its disk, or make that directory"))
}

/// To work in a backup is to alter it, and then it is none any more.
pub(super) fn refuse_backup(data: &Path) -> Result<(), AppError> {
    if !crate::store::is_backup(data) {
        return Ok(());
    }
    let (shown, typed) = (data.display(), shell_word(&data.to_string_lossy()));
    Err(AppError::Refused(format!(
        "{shown} is a backup; restore it with `memod restore {typed} --data NEWDIR`"
    )))
}
