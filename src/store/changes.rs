use std::collections::BTreeMap;

use super::layout::TreeName;
use super::trees::Bytes;

/// A key and the tree that it stands in.
pub(super) type Slot = (TreeName, Vec<u8>);
/// A value to put, or `None` to remove.
pub(super) type Change<V = Vec<u8>> = Option<V>;

/// What is to be written at once, tree by tree and in the order of keys. Keys and values are as sled keeps them, so
/// that none is copied on the way to it.
#[derive(Debug, Default)]
pub(super) struct Changes {
    trees: [OfTree; TreeName::ALL.len()],
}

/// What is to be written to one tree.
pub(super) type OfTree = BTreeMap<Bytes, Change<Bytes>>;

impl Changes {
    pub(super) fn new() -> Self {
        Changes::default()
    }

    pub(super) fn insert(&mut self, (tree, key): Slot, change: Change) {
        self.replace(tree, key.into(), change.map(Bytes::from));
    }

    /// Puts a change in the place of the one before, which is handed back.
    pub(super) fn replace(
        &mut self,
        tree: TreeName,
        key: Bytes,
        change: Change<Bytes>,
    ) -> Option<Change<Bytes>> {
        self.tree_mut(tree).insert(key, change)
    }

    /// Leaves what is under a key as it is.
    pub(super) fn forget(&mut self, tree: TreeName, key: &[u8]) {
        self.tree_mut(tree).remove(key);
    }

    pub(super) fn get(&self, tree: TreeName, key: &[u8]) -> Option<&Change<Bytes>> {
        self.trees[tree as usize].get(key)
    }

    pub(super) fn len(&self) -> usize {
        self.trees.iter().map(BTreeMap::len).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.trees.iter().all(BTreeMap::is_empty)
    }

    /// The trees that change.
    pub(super) fn by_tree(&self) -> impl Iterator<Item = (TreeName, &OfTree)> {
        TreeName::ALL.into_iter().zip(&self.trees).filter(|(_, changes)| !changes.is_empty())
    }

    /// Where something changes.
    pub(super) fn slots(&self) -> impl Iterator<Item = Slot> {
        self.by_tree().flat_map(|(tree, changes)| changes.keys().map(move |key| (tree, key.to_vec())))
    }

    fn tree_mut(&mut self, tree: TreeName) -> &mut OfTree {
        // One for each of ALL, which is in the order of the variants.
        &mut self.trees[tree as usize]
    }
}

impl<const N: usize> From<[(Slot, Change); N]> for Changes {
    fn from(several: [(Slot, Change); N]) -> Self {
        let mut changes = Changes::new();
        several.into_iter().for_each(|(slot, change)| changes.insert(slot, change));
        changes
    }
}
