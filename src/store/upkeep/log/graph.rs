//! The way from page to page.

use std::collections::{HashMap, HashSet};
use std::io;

use super::node::Roots;
use super::pages::Pages;
use crate::store::layout::TreeName;

/// Pages that belong to no tree: the names of the trees, and sled's counter.
const NO_NODES: u64 = 2;

/// What of a node leads on.
struct Outline {
    lo: Vec<u8>,
    hi: Vec<u8>,
    next: u64,
    merging: bool,
    merging_child: u64,
    /// `None` for a leaf.
    children: Option<Vec<(Vec<u8>, u64)>>,
    /// Which tree its first pairs look like.
    looks_like: Option<TreeName>,
    is_empty: bool,
}

/// A leaf, and where it belongs.
pub(super) struct Leaf {
    pub(super) page: u64,
    pub(super) tree: TreeName,
    pub(super) lo: Vec<u8>,
    pub(super) hi: Vec<u8>,
}

/// The nodes of all trees.
pub(super) struct Graph {
    nodes: HashMap<u64, Outline>,
    /// Nodes that cannot be read.
    unreadable: Vec<u64>,
    /// `None` where the page that names them cannot be read.
    roots: Option<Roots>,
}

impl Graph {
    pub(super) fn of(
        pages: &Pages,
        looks_like: impl Fn(&[u8], &[u8]) -> Option<TreeName>,
    ) -> io::Result<Graph> {
        let mut graph = Graph { nodes: HashMap::new(), unreadable: Vec::new(), roots: pages.roots()? };
        for number in pages.numbers().into_iter().filter(|number| *number >= NO_NODES) {
            let Some(node) = pages.node(number)? else {
                graph.unreadable.push(number);
                continue;
            };
            let looks_like = node.pairs().take(4).find_map(|(key, value)| looks_like(&key, value));
            let is_empty = node.pairs().next().is_none();
            let outline = Outline {
                next: node.next,
                merging: node.merging,
                merging_child: node.merging_child,
                children: node.children().map(Iterator::collect),
                looks_like,
                is_empty,
                lo: node.lo,
                hi: node.hi,
            };
            graph.nodes.insert(number, outline);
        }
        Ok(graph)
    }

    /// Pages that are there and cannot be read.
    pub(super) fn unreadable(&self) -> usize {
        self.unreadable.len()
    }

    /// Whether the page that names the trees knows this one; true where it cannot be read.
    pub(super) fn knows(&self, tree: TreeName) -> bool {
        self.roots.as_ref().is_none_or(|roots| roots.iter().any(|(name, _)| name == tree.as_str().as_bytes()))
    }

    /// Whether no node holds a pair and none has a tree.
    pub(super) fn is_blank(&self) -> bool {
        self.roots.is_none() && self.unreadable.is_empty() && self.nodes.values().all(|node| node.is_empty)
    }

    /// Whether sled comes to every key of every tree and to an end.
    pub(super) fn is_sound(&self) -> bool {
        let mut seen = HashSet::new();
        self.roots
            .as_ref()
            .is_some_and(|roots| roots.iter().all(|(_, root)| self.is_sound_from(*root, &mut seen).is_some()))
    }

    /// Goes through a tree level by level, from the left to the right. `None` where it cannot go on, or comes to a
    /// page for the second time.
    fn is_sound_from(&self, root: u64, seen: &mut HashSet<u64>) -> Option<()> {
        let mut leftmost = Some(root);
        while let Some(first) = leftmost.take() {
            let (mut page, mut lo) = (first, Vec::new());
            let mut is_leaf = None;
            while page != 0 {
                let node = self.nodes.get(&page).filter(|node| seen.insert(page) && node.lo == lo)?;
                let kind = *is_leaf.get_or_insert(node.children.is_none());
                if kind != node.children.is_none() || node.hi.is_empty() != (node.next == 0) {
                    return None;
                }
                if let Some(children) = &node.children {
                    self.is_sound_index(node, children)?;
                    if page == first {
                        leftmost = children.first().map(|(_, child)| *child);
                    }
                }
                lo.clone_from(&node.hi);
                page = node.next;
            }
        }
        Some(())
    }

    /// Each child holds the keys that are looked for there; one that is being merged was merged or will be.
    fn is_sound_index(&self, node: &Outline, children: &[(Vec<u8>, u64)]) -> Option<()> {
        let first = children.first()?;
        let leads = |(key, child): &(Vec<u8>, u64)| {
            self.nodes
                .get(child)
                .is_some_and(|found| found.lo <= *key && (!found.merging || *child == node.merging_child))
        };
        (first.0 == node.lo && children.iter().all(leads)).then_some(())
    }

    /// All leaves that can be read, each in the tree that leads to it, or in the one that it looks like where none or
    /// several do.
    pub(super) fn leaves(&self) -> Vec<Leaf> {
        let owners = self.owners();
        let leaves = self.nodes.iter().filter(|(_, node)| node.children.is_none());
        let placed = leaves.filter_map(|(page, node)| {
            let tree = match (owners.get(page), node.looks_like) {
                (_, Some(looks)) => looks,
                (Some(Some(owner)), None) => *owner,
                _ => return None,
            };
            Some(Leaf { page: *page, tree, lo: node.lo.clone(), hi: node.hi.clone() })
        });
        placed.collect()
    }

    /// By page, the tree that leads to it; inner `None` where several do.
    fn owners(&self) -> HashMap<u64, Option<TreeName>> {
        let mut owners: HashMap<u64, Option<TreeName>> = HashMap::new();
        let known = |name: &[u8]| TreeName::ALL.into_iter().find(|tree| tree.as_str().as_bytes() == name);
        for (name, root) in self.roots.iter().flatten() {
            let Some(tree) = known(name) else { continue };
            let (mut seen, mut ahead) = (HashSet::new(), vec![*root]);
            while let Some(page) = ahead.pop() {
                let Some(node) = self.nodes.get(&page).filter(|_| seen.insert(page)) else { continue };
                owners.entry(page).and_modify(|owner| *owner = None).or_insert(Some(tree));
                ahead.extend([node.next, node.merging_child]);
                ahead.extend(node.children.iter().flatten().map(|(_, child)| *child));
            }
        }
        owners
    }
}
