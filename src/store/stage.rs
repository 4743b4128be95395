use std::sync::Arc;

use super::arrival::Arrival;
use super::changes::{Change, Changes};
use super::directory::Directory;
use super::error::StoreError;
use super::layout::{COUNTERS_KEY, TreeName};
use super::read::Standing;
use super::record::{Counters, Stored, seal, unseal};
use super::trees::{Bytes, Trees};
use crate::model::IntegrationNumber;

/// The store as it will be once the running batch is durable: what the trees hold, under what the jobs of the
/// batch want changed. Jobs read and write here; the committer then writes it all down at once.
///
/// A job that is refused leaves no trace: everything since its [`mark`](Stage::mark) is taken back.
pub(super) struct Stage<'a> {
    pub(super) trees: &'a Trees,
    pub(super) counters: Counters,
    directory: Arc<Directory>,
    changes: Changes,
    undo: Vec<(TreeName, Bytes, Option<Change<Bytes>>)>,
    touched: Vec<Touch>,
    bytes: usize,
}

/// What happens to the memos of a place.
#[derive(Debug)]
pub(super) enum Touch {
    /// A memo comes that is the newest there.
    Arrived(Arrival),
    /// Anything else.
    Changed(Option<IntegrationNumber>),
}

impl Touch {
    pub(super) fn place(&self) -> Option<IntegrationNumber> {
        match self {
            Touch::Arrived(Arrival { memo: Standing(key), .. }) => key.integration(),
            Touch::Changed(place) => *place,
        }
    }
}

/// A state to come back to.
pub(super) struct Mark {
    counters: Counters,
    directory: Arc<Directory>,
    undo: usize,
    touched: usize,
    bytes: usize,
}

impl<'a> Stage<'a> {
    pub(super) fn new(trees: &'a Trees, directory: Arc<Directory>, counters: Counters) -> Self {
        Stage {
            trees,
            counters,
            directory,
            changes: Changes::new(),
            undo: Vec::new(),
            touched: Vec::new(),
            bytes: 0,
        }
    }

    pub(super) fn directory(&self) -> &Arc<Directory> {
        &self.directory
    }

    pub(super) fn directory_mut(&mut self) -> &mut Directory {
        Arc::make_mut(&mut self.directory)
    }

    /// The value under `key`, as the jobs before this one want it.
    pub(super) fn get(&self, tree: TreeName, key: &[u8]) -> Result<Option<Bytes>, StoreError> {
        match self.changes.get(tree, key) {
            Some(change) => Ok(change.clone()),
            None => self.trees.get(tree, key),
        }
    }

    pub(super) fn get_record<R: Stored>(&self, tree: TreeName, key: &[u8]) -> Result<Option<R>, StoreError> {
        Ok(self.get(tree, key)?.map(|bytes| unseal(key, &bytes)).transpose()?)
    }

    pub(super) fn put(&mut self, tree: TreeName, key: &[u8], value: Vec<u8>) {
        self.change(tree, key, Some(value));
    }

    pub(super) fn put_record<R: Stored>(
        &mut self,
        tree: TreeName,
        key: &[u8],
        record: &R,
    ) -> Result<(), StoreError> {
        self.put(tree, key, seal(key, record)?);
        Ok(())
    }

    pub(super) fn remove(&mut self, tree: TreeName, key: &[u8]) {
        self.change(tree, key, None);
    }

    /// The finished list of this place is out of date once the batch is durable.
    pub(super) fn touch(&mut self, place: Option<IntegrationNumber>) {
        self.touched.push(Touch::Changed(place));
    }

    /// The same, but whoever follows the store may bring the list up to date.
    pub(super) fn arrive(&mut self, arrival: Arrival) {
        self.touched.push(Touch::Arrived(arrival));
    }

    pub(super) fn mark(&self) -> Mark {
        Mark {
            counters: self.counters,
            directory: Arc::clone(&self.directory),
            undo: self.undo.len(),
            touched: self.touched.len(),
            bytes: self.bytes,
        }
    }

    pub(super) fn has_changed_since(&self, mark: &Mark) -> bool {
        self.undo.len() > mark.undo
    }

    pub(super) fn take_back_to(&mut self, mark: Mark) {
        for (tree, key, before) in self.undo.drain(mark.undo..).rev() {
            match before {
                Some(change) => drop(self.changes.replace(tree, key, change)),
                None => self.changes.forget(tree, &key),
            }
        }
        self.counters = mark.counters;
        self.directory = mark.directory;
        self.touched.truncate(mark.touched);
        self.bytes = mark.bytes;
    }

    /// Roughly how much the batch will write.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Everything to write, and what to publish afterwards.
    pub(super) fn finish(mut self) -> Result<Finished, StoreError> {
        if !self.changes.is_empty() {
            let counters = self.counters;
            self.put_record(TreeName::Meta, COUNTERS_KEY, &counters)?;
        }
        let Stage { counters, directory, changes, touched, .. } = self;
        Ok(Finished { counters, directory, changes, touched })
    }

    fn change(&mut self, tree: TreeName, key: &[u8], change: Change) {
        self.bytes += key.len() + change.as_ref().map_or(0, Vec::len);
        let key = Bytes::from(key);
        let before = self.changes.replace(tree, key.clone(), change.map(Bytes::from));
        self.undo.push((tree, key, before));
    }
}

/// A batch that is planned and not yet written.
pub(super) struct Finished {
    pub(super) counters: Counters,
    pub(super) directory: Arc<Directory>,
    pub(super) changes: Changes,
    pub(super) touched: Vec<Touch>,
}
