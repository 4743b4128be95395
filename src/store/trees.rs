use std::fs::File;
use std::io;
use std::ops::Bound;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sled::transaction::{TransactionError, TransactionalTree};
use sled::{IVec, Transactional};

use super::changes::{Changes, OfTree};
use super::error::StoreError;
use super::layout::TreeName;
use super::open::QuietPanics;

/// sled writes a page larger than a quarter of this into a file of its own under `blobs/`, which it never syncs. A
/// leaf holds up to 17 values, so with memos of 32 KiB a page has up to 560 KiB.
pub(super) const SEGMENT_BYTES: usize = 4 * 1024 * 1024;

/// A key or a value as sled keeps it; cheap to clone.
pub(super) type Bytes = IVec;

/// The open sled trees. The only code that calls sled to read or write.
#[derive(Debug, Clone)]
pub(super) struct Trees {
    /// Empty only once they are closed.
    db: Option<sled::Db>,
    trees: Vec<sled::Tree>,
    /// While sled applies a transaction every reader waits for it.
    applying: Arc<AtomicBool>,
}

impl Drop for Trees {
    /// sled syncs its file when the last of its handles goes, and panics if the disk does not let it. By then everything
    /// acknowledged is durable, and who closes for another reason than that calls [`close`](Trees::close).
    fn drop(&mut self) {
        let_go((self.db.take(), std::mem::take(&mut self.trees)));
    }
}

/// How sled said no to a write.
#[derive(Debug)]
pub(super) enum WriteFailure {
    /// No room; sled takes no more writes until it is opened anew.
    NoRoom,
    /// Anything else.
    Broken(String),
}

impl Trees {
    /// Opens or creates sled's files in `path`.
    pub(super) fn open(path: &Path, cache_bytes: u64) -> sled::Result<Trees> {
        let is_new = !path.join("db").exists();
        let db = sled::Config::new()
            .path(path)
            .cache_capacity(cache_bytes)
            .segment_size(SEGMENT_BYTES)
            // The flusher is also sled's only garbage collector.
            .flush_every_ms(Some(500))
            .open()?;
        // sled has written a snapshot and wiped what by that nobody needs any more. The snapshot's name is to be on the
        // disk first: with the one before, what was wiped cannot be told from damage.
        if !is_new {
            File::open(path)?.sync_all()?;
        }
        let trees = TreeName::ALL.iter().map(|name| db.open_tree(name.as_str())).collect::<Result<_, _>>()?;
        Ok(Trees { db: Some(db), trees, applying: Arc::default() })
    }

    /// Closes them. False where what was written may not be on the disk, and no later sync would tell.
    pub(super) fn close(mut self) -> bool {
        let_go((self.db.take(), std::mem::take(&mut self.trees)))
    }

    /// Whether who reads now waits for a transaction.
    pub(super) fn is_applying(&self) -> bool {
        self.applying.load(Ordering::Relaxed)
    }

    fn tree(&self, name: TreeName) -> &sled::Tree {
        // `trees` is built from ALL, which is in the order of the variants.
        &self.trees[name as usize]
    }

    pub(super) fn get(&self, tree: TreeName, key: &[u8]) -> Result<Option<Bytes>, StoreError> {
        self.tree(tree).get(key).map_err(|error| unreadable(&error))
    }

    /// All pairs whose key begins with `prefix`, in the order of keys.
    pub(super) fn scan(
        &self,
        tree: TreeName,
        prefix: &[u8],
    ) -> impl DoubleEndedIterator<Item = Result<(IVec, IVec), StoreError>> + use<> {
        self.tree(tree).scan_prefix(prefix).map(|pair| pair.map_err(|error| unreadable(&error)))
    }

    /// All pairs from `start` on, in the order of keys.
    pub(super) fn range(
        &self,
        tree: TreeName,
        start: Bound<Vec<u8>>,
    ) -> impl Iterator<Item = Result<(IVec, IVec), StoreError>> + use<> {
        let range = (start, Bound::Unbounded);
        self.tree(tree).range::<Vec<u8>, _>(range).map(|pair| pair.map_err(|error| unreadable(&error)))
    }

    /// Writes all changes in one transaction and hands them to the operating system. Not durable yet.
    #[allow(clippy::disallowed_methods)] // the committer syncs afterwards
    pub(super) fn write(&self, changes: Changes) -> Result<(), WriteFailure> {
        let (trees, changes): (Vec<&sled::Tree>, Vec<&OfTree>) =
            changes.by_tree().map(|(name, changes)| (self.tree(name), changes)).unzip();
        // sled expects one tree at least.
        if !trees.is_empty() {
            self.applying.store(true, Ordering::Relaxed);
            let applied = trees[..].transaction(|views: &Vec<TransactionalTree>| {
                for (view, changes) in views.iter().zip(&changes) {
                    for (key, change) in *changes {
                        match change {
                            Some(value) => view.insert(key.clone(), value.clone())?,
                            None => view.remove(key.clone())?,
                        };
                    }
                }
                Ok(())
            });
            self.applying.store(false, Ordering::Relaxed);
            applied?;
        }
        self.tree(TreeName::Meta).flush().map_err(WriteFailure::from)?;
        Ok(())
    }
}

/// Drops what may panic while it is dropped. False where it did.
pub(super) fn let_go(handles: impl Sized) -> bool {
    let _quiet = QuietPanics::begin();
    catch_unwind(AssertUnwindSafe(|| drop(handles))).is_ok()
}

fn unreadable(error: &sled::Error) -> StoreError {
    tracing::error!(%error, "a part of the store cannot be read; `memod check` says what is damaged");
    StoreError::Record(super::record::RecordError::Damaged("stored"))
}

impl From<sled::Error> for WriteFailure {
    fn from(error: sled::Error) -> Self {
        match &error {
            sled::Error::Io(io) if io.kind() == io::ErrorKind::StorageFull => WriteFailure::NoRoom,
            _ => WriteFailure::Broken(error.to_string()),
        }
    }
}

impl From<TransactionError<()>> for WriteFailure {
    fn from(error: TransactionError<()>) -> Self {
        match error {
            TransactionError::Storage(error) => error.into(),
            TransactionError::Abort(()) => WriteFailure::Broken("the transaction was given up".to_owned()),
        }
    }
}
