//! Every pair of a store that can be read, and how sure it is that the pair is as it was last.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::ops::Bound;
use std::path::{Path, PathBuf};

use super::graph::{Graph, Leaf};
use super::node::Node;
use super::pages::Pages;
pub(in crate::store) use super::pages::Sure;
use super::segments::{Gap, Segments, segment_of};
use super::snapshot::Snapshot;
use crate::model::{ApiKey, Integration, Memo, MemoId, User};
use crate::store::layout::{
    COUNTERS_KEY, Chore, FORMAT_KEY, IMPORT_KEY, MemoKey, TreeName, read_idempotency_age_key,
};
use crate::store::record::{Counters, Idempotency, ImportProgress, KeyUse, unseal};
use crate::store::upkeep::{UpkeepError, at};

/// A part of a tree, from its first possible key on, and the leaf that decides what is in it.
struct Part {
    /// The first key beyond it; empty for none.
    end: Vec<u8>,
    page: u64,
}

/// What is done to each pair.
type Work<'a> = dyn FnMut(&[u8], &[u8], Age) -> Result<(), UpkeepError> + 'a;

/// A store, read without sled.
pub(in crate::store) struct Reading {
    path: PathBuf,
    pages: Pages,
    graph: Graph,
    trees: HashMap<TreeName, BTreeMap<Vec<u8>, Part>>,
    /// Whether the snapshot knows more than there is of the log.
    is_cut_off: bool,
    /// Where the snapshot was taken; 0 without one.
    snapshot: u64,
    /// The leaf that was read last.
    last: RefCell<Option<(u64, Node)>>,
}

impl Reading {
    /// Reads the store in `path`, or what of its log is before the place `until`. Reads the whole file.
    pub(in crate::store) fn of(path: &Path, until: Option<u64>) -> io::Result<Reading> {
        let db = path.join("db");
        let snapshot = Snapshot::newest(path)?;
        let with = Pages::of(Segments::of(&db)?, snapshot.as_ref(), until)?;
        let is_cut_off = with.is_none();
        let pages = match with {
            Some(pages) => Some(pages),
            None => Pages::of(Segments::of(&db)?, None, until)?,
        };
        let pages = pages.ok_or_else(|| io::Error::other("the log has no end"))?;
        let graph = Graph::of(&pages, looks_like)?;
        let mut trees: HashMap<TreeName, BTreeMap<Vec<u8>, Part>> = HashMap::new();
        let mut leaves = graph.leaves();
        // Of two leaves for one key the one that was written last knows.
        leaves.sort_unstable_by_key(|leaf| std::cmp::Reverse(pages.age(leaf.page).0));
        for leaf in leaves {
            claim(trees.entry(leaf.tree).or_default(), leaf);
        }
        Ok(Reading {
            path: path.to_owned(),
            pages,
            graph,
            trees,
            is_cut_off,
            snapshot: snapshot.map_or(0, |snapshot| snapshot.lsn),
            last: RefCell::default(),
        })
    }

    /// What is wrong with the log or its pages, as a sentence goes on. `None` where sled may read it.
    pub(in crate::store) fn trouble(&self) -> Option<String> {
        let unsure =
            self.pages.numbers().into_iter().filter(|page| self.pages.age(*page).1 != Sure::Yes).count();
        let bytes: u64 = self.pages.gaps().iter().map(|gap| gap.bytes).sum();
        if self.is_cut_off {
            Some("its log is cut off".to_owned())
        } else if bytes > 0 && (unsure > 0 || self.gaps_for_sled().next().is_some()) {
            Some(format!("{bytes} bytes of its log are overwritten"))
        } else if self.graph.unreadable() > 0 || unsure > 0 {
            Some("some of its pages cannot be read".to_owned())
        } else if self.pages.has_headless() {
            Some("a part of its log has no beginning".to_owned())
        } else if !self.graph.is_sound() {
            Some("its pages lead to nowhere".to_owned())
        } else {
            None
        }
    }

    /// Whether no record can be read and nothing says where any would stand.
    pub(in crate::store) fn is_blank(&self) -> bool {
        !self.is_cut_off && self.snapshot == 0 && self.graph.is_blank()
    }

    /// Where sled would stop reading as if a crash had cut the log off there. `None` where it does not stop before
    /// the end, or where no crash leaves such damage.
    pub(in crate::store) fn sled_stops_at(&self) -> Option<u64> {
        let first = self.gaps_for_sled().next()?.lsn;
        (first >= segment_of(self.pages.stable())).then_some(first)
    }

    /// Damage that sled comes across when it opens the store. It reads whole segments, from that of its snapshot on,
    /// and what it takes for the end it zeroes behind, whether or not anything still counts there.
    fn gaps_for_sled(&self) -> impl Iterator<Item = &Gap> {
        self.pages.gaps().iter().filter(|gap| gap.lsn >= segment_of(self.snapshot))
    }

    /// Whether parts of a tree cannot be read at all.
    pub(in crate::store) fn has_holes(&self, tree: TreeName) -> bool {
        let Some(parts) = self.trees.get(&tree) else { return self.graph.knows(tree) };
        let mut reached = Some(Vec::new());
        for (start, part) in parts {
            if reached.as_ref() != Some(start) {
                return true;
            }
            reached = Some(part.end.clone()).filter(|end| !end.is_empty());
        }
        reached.is_some()
    }

    /// Hands over every pair of a tree in the order of keys.
    pub(in crate::store) fn each(&self, tree: TreeName, work: &mut Work<'_>) -> Result<(), UpkeepError> {
        for (start, Part { end, page }) in self.trees.get(&tree).into_iter().flatten() {
            let node = self.pages.node(*page).map_err(at("cannot read", &self.path))?;
            let Some(node) = node else { continue };
            let age = self.age(*page);
            for (key, value) in node.pairs() {
                let is_here = key >= *start && (end.is_empty() || key < *end);
                if is_here {
                    work(&key, value, age)?;
                }
            }
        }
        Ok(())
    }

    /// What stands under a key, and the age of the leaf that says so; `None` where no leaf can be read that would
    /// know.
    pub(in crate::store) fn get(
        &self,
        tree: TreeName,
        key: &[u8],
    ) -> io::Result<Option<(Option<Vec<u8>>, Age)>> {
        let range = (Bound::Unbounded, Bound::Included(key));
        let part = self.trees.get(&tree).and_then(|parts| parts.range::<[u8], _>(range).next_back());
        let Some((_, part)) = part.filter(|(_, part)| part.end.is_empty() || key < part.end.as_slice())
        else {
            return Ok(None);
        };
        let mut last = self.last.borrow_mut();
        if last.as_ref().is_none_or(|(page, _)| *page != part.page) {
            *last = self.pages.node(part.page)?.map(|node| (part.page, node));
        }
        let value = last.as_ref().and_then(|(_, node)| node.get(key)).map(<[u8]>::to_vec);
        Ok(Some((value, self.age(part.page))))
    }

    fn age(&self, page: u64) -> Age {
        let (lsn, sure) = self.pages.age(page);
        Age { lsn, sure }
    }
}

/// When a leaf was last written, and how sure that is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) struct Age {
    pub(in crate::store) lsn: u64,
    pub(in crate::store) sure: Sure,
}

/// Gives a leaf the parts of its range that nobody has.
fn claim(parts: &mut BTreeMap<Vec<u8>, Part>, leaf: Leaf) {
    let Leaf { page, lo, hi, .. } = leaf;
    let is_before = |one: &[u8], end: &[u8]| end.is_empty() || one < end;
    let mut free = Vec::new();
    let mut from = Some(lo.clone());
    let before = parts.range::<Vec<u8>, _>(..=&lo).next_back();
    let after = parts.range::<Vec<u8>, _>((Bound::Excluded(&lo), Bound::Unbounded));
    for (start, part) in before.into_iter().chain(after) {
        let Some(at) = from.clone().filter(|_| is_before(start, &hi)) else { break };
        if at < *start {
            free.push((at.clone(), start.clone()));
        }
        if is_before(&at, &part.end) {
            from = Some(part.end.clone()).filter(|end| !end.is_empty());
        }
    }
    if let Some(at) = from.filter(|at| is_before(at, &hi)) {
        free.push((at, hi));
    }
    parts.extend(free.into_iter().map(|(start, end)| (start, Part { end, page })));
}

/// The tree that a pair can only be of.
fn looks_like(key: &[u8], value: &[u8]) -> Option<TreeName> {
    let is_id = || std::str::from_utf8(key).is_ok_and(|id| id.parse::<MemoId>().is_ok());
    match key.len() {
        // A memo may be called `counters`, and the counters may be as long as the place of a memo.
        _ if key == COUNTERS_KEY && unseal::<Counters>(key, value).is_ok() => Some(TreeName::Meta),
        _ if key == IMPORT_KEY && unseal::<ImportProgress>(key, value).is_ok() => Some(TreeName::Meta),
        _ if [FORMAT_KEY, COUNTERS_KEY, IMPORT_KEY].contains(&key) && value.len() != 24 => {
            Some(TreeName::Meta)
        }
        4 if unseal::<User>(key, value).is_ok() => Some(TreeName::Users),
        24 if unseal::<Memo>(key, value).is_ok() => Some(TreeName::Memos),
        12 if unseal::<ApiKey>(key, value).is_ok() => Some(TreeName::ApiKeys),
        12 if unseal::<KeyUse>(key, value).is_ok() => Some(TreeName::KeyUsage),
        36 if unseal::<Idempotency>(key, value).is_ok() => Some(TreeName::Idempotency),
        44 if value.is_empty() && read_idempotency_age_key(key).is_some() => Some(TreeName::IdempotencyAge),
        9 if value.is_empty() && Chore::read(key).is_some() => Some(TreeName::Chores),
        5.. if unseal::<Integration>(key, value).is_ok() => Some(TreeName::Integrations),
        _ if is_id() && MemoKey::read(value).is_some() => Some(TreeName::MemoIds),
        _ => None,
    }
}
