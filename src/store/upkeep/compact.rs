use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::backup::verify;
use super::check::lock_existing;
use super::fresh::Fresh;
use super::swap::{beside, exchange, require_nothing_foreign, tidy};
use super::walk::{Piece, Walk};
use super::{Progress, UpkeepError, files};
use crate::store::layout::TreeName;
use crate::store::open;

/// A store that was written anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CompactReport {
    /// Length of its file before.
    pub before_bytes: u64,
    /// Length of its file now.
    pub after_bytes: u64,
    /// Memos in it.
    pub memos: u64,
}

/// Writes the store in `store`, which no memod has open, anew without what sled does not give back. Whenever it
/// is cut off, the old store or the new one is there and whole.
pub fn compact(store: &Path, progress: Progress<'_>) -> Result<CompactReport, UpkeepError> {
    let _lock = lock_existing(store)?;
    require_nothing_foreign(store)?;
    let before_bytes = files::db_bytes(store);
    let done = compact_locked(store, progress);
    if done.is_err() {
        let _ = tidy(store);
    }
    Ok(CompactReport { before_bytes, after_bytes: files::db_bytes(store), memos: done? })
}

fn compact_locked(store: &Path, progress: Progress<'_>) -> Result<u64, UpkeepError> {
    let trees = Arc::new(open::open_raw(store)?);
    let expected = super::check::examine_at(store, &trees, &mut |done, of| progress(done, of * 3))?;
    if !expected.whole {
        drop(trees);
        // Says what is damaged.
        return verify(store, &mut |_, _| true).map(|report| report.memos);
    }
    let mut fresh = Fresh::begin(&beside(store))?;
    let (mut done, of) = (0, expected.memos);
    for tree in TreeName::ALL {
        let mut walk = Walk::new(&trees, tree);
        while let Some(piece) = walk.next()? {
            let Piece::Pairs(pairs) = piece else { continue };
            done += if tree == TreeName::Memos { pairs.len() as u64 } else { 0 };
            for (key, value) in pairs {
                fresh.change((tree, key.to_vec()), Some(value.to_vec()))?;
            }
            if !progress(of + done.min(of), of * 3) {
                return Err(UpkeepError::Stopped);
            }
        }
    }
    fresh.close()?;
    drop(trees);
    files::settle(store)?;
    let found = verify(&beside(store), &mut |done, of| progress(of * 2 + done, of * 3))?;
    if (found.content_bytes, found.memos) != (expected.content_bytes, expected.memos) {
        return Err(UpkeepError::Refused(
            "the new store does not hold what the old one does; the old one stays. Check the disk".to_owned(),
        ));
    }
    let _lock = open::lock(&beside(store))?;
    files::seal_directory(&beside(store))?;
    exchange(store)?;
    Ok(found.memos)
}
