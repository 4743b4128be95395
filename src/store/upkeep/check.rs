//! Reading a store record by record: each one, its index and what it refers to.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::findings::Finding;
use super::gently::open_gently;
use super::judge::{Found, Index, judge};
use super::swap::has_lost_its_db;
use super::walk::{Pair, Piece, Source, Walk};
use super::{Progress, UpkeepError, files, guarded};
use crate::model::Integration;
use crate::store::Store;
use crate::store::error::OpenError;
use crate::store::layout::{COUNTERS_KEY, MemoKey, TreeName, read_user_key};
use crate::store::open;
use crate::store::reached;
use crate::store::record::{Counters, unseal};
use crate::store::trees::Trees;

/// Findings that are told one by one; a store with more is told their number.
pub(super) const TOLD: usize = 1000;
/// Suspects that are looked at again in one turn of the committer.
const AT_ONCE: usize = 100;
/// Memos that one job of the committer changes at most.
const MEMOS_A_JOB: u64 = 500;

/// What a check found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the members count records that are whole
pub struct CheckReport {
    /// Whether nothing is damaged.
    pub whole: bool,
    pub users: u64,
    pub keys: u64,
    pub integrations: u64,
    pub memos: u64,
    pub idempotency_keys: u64,
    /// Length of the store's file.
    pub store_bytes: u64,
    /// Keys and values in it.
    pub content_bytes: u64,
    /// How many findings there are; `damage` names the first thousand.
    pub damage_count: u64,
    pub damage: Vec<Finding>,
}

/// Checks the store in `path`, which no memod has open.
pub fn check_closed(path: &Path, progress: Progress<'_>) -> Result<CheckReport, UpkeepError> {
    let _lock = lock_existing(path)?;
    let opened = open_gently(path)?;
    let report = opened.examine(path, progress);
    opened.close(path)?;
    report
}

/// Checks the open store in `path`, also whether it holds as much as it did.
pub(super) fn examine_at(
    path: &Path,
    trees: &Arc<Trees>,
    progress: Progress<'_>,
) -> Result<CheckReport, UpkeepError> {
    let mut report = examine(trees, files::db_bytes(path), progress)?;
    // Without counters nobody can tell, unless there is nothing at all.
    let counters = read_counters(trees).or((report.memos == 0).then_some(Counters::EMPTY));
    if let Some(what) = counters.and_then(|counters| reached::missing(path, &counters)) {
        report.whole = false;
        report.damage_count += 1;
        report.damage.insert(0, Finding::lost("log", None, what));
    }
    Ok(report)
}

/// Takes a store that is there.
pub(super) fn lock_existing(path: &Path) -> Result<std::fs::File, UpkeepError> {
    let data = files::parent(path);
    super::give_back(path).map_err(super::at("cannot use", path))?;
    if super::is_backup(data) {
        return Err(UpkeepError::Refused(format!(
            "{} is a backup, and to open it is to alter it; `memod restore` checks it",
            data.display()
        )));
    }
    if has_lost_its_db(path)? {
        return Err(OpenError::Lost.into());
    }
    if !path.join("db").exists() {
        return Err(UpkeepError::Refused(format!(
            "there is no store in {}; name its data directory with --data",
            data.display()
        )));
    }
    let lock = open::lock(path)?;
    super::tidy(path).map_err(super::at("cannot use", path))?;
    Ok(lock)
}

impl Store {
    /// Checks the running store. What looks damaged while others write is looked at again in the committer's
    /// turn, when nobody does.
    pub fn check(&self, progress: Progress<'_>) -> Result<CheckReport, UpkeepError> {
        let before = self.stats();
        let mut check = Check::default();
        let index = Index::read(self)?;
        check.walk(self, &index, before.memos, progress)?;
        let suspects = std::mem::take(&mut check.suspects);
        for suspects in suspects.chunks(AT_ONCE) {
            let suspects = suspects.to_vec();
            let found = self.in_turn(move |trees| {
                let index = Index::read(&Arc::new(trees.clone()))?;
                Ok::<_, UpkeepError>(look_again(trees, &index, suspects))
            })??;
            found.into_iter().for_each(|finding| check.found(finding));
        }
        let counters = self.in_turn(read_counters)?;
        let after = self.stats();
        let slack = (after.commit_changes.sum - before.commit_changes.sum) * MEMOS_A_JOB;
        check.count(counters, slack);
        check.name_memos(self)?;
        Ok(check.report(files::db_bytes(self.inner.shared.path())))
    }
}

/// Checks a store that nobody writes to.
pub(super) fn examine(
    trees: &Arc<Trees>,
    store_bytes: u64,
    progress: Progress<'_>,
) -> Result<CheckReport, UpkeepError> {
    let mut check = Check::default();
    let index = Index::read(trees)?;
    let counters = read_counters(trees);
    check.walk(trees, &index, counters.as_ref().map_or(0, |counters| counters.memos), progress)?;
    let suspects = std::mem::take(&mut check.suspects);
    look_again(trees, &index, suspects).into_iter().for_each(|finding| check.found(finding));
    check.count(counters, 0);
    check.name_memos(trees)?;
    Ok(check.report(store_bytes))
}

fn read_counters(trees: &Trees) -> Option<Counters> {
    let counters = guarded(|| trees.get(TreeName::Meta, COUNTERS_KEY))?.ok()??;
    unseal(COUNTERS_KEY, &counters).ok()
}

/// All pairs of a tree that can be read.
pub(super) fn for_each(
    source: &dyn Source,
    tree: TreeName,
    work: &mut dyn FnMut(&[u8], &[u8]),
) -> Result<(), UpkeepError> {
    let mut walk = Walk::new(source, tree);
    while let Some(piece) = walk.next()? {
        if let Piece::Pairs(pairs) = piece {
            pairs.iter().for_each(|(key, value)| work(key, value));
        }
    }
    Ok(())
}

type Suspect = (TreeName, Vec<u8>);

#[derive(Default)]
struct Check {
    report: CheckReport,
    suspects: Vec<Suspect>,
    /// Keys of memos that cannot be read: their ids stand in the index only.
    nameless: HashMap<Vec<u8>, usize>,
    next_user: u32,
    next_integration: u32,
    next_sequence: u64,
}

impl Check {
    fn walk(
        &mut self,
        source: &dyn Source,
        index: &Index,
        memos: u64,
        progress: Progress<'_>,
    ) -> Result<(), UpkeepError> {
        for tree in TreeName::ALL {
            let mut walk = Walk::new(source, tree);
            while let Some(piece) = walk.next()? {
                match piece {
                    Piece::Pairs(pairs) => self.look_at(&*source.trees()?, index, tree, pairs),
                    Piece::Gap => {
                        let name = tree.as_str();
                        let problem = format!("a part of the tree {name} cannot be read");
                        self.found(Finding::lost("tree", None, problem));
                    }
                }
                if !progress(self.report.memos.min(memos), memos) {
                    return Err(UpkeepError::Stopped);
                }
            }
        }
        Ok(())
    }

    fn look_at(&mut self, trees: &Trees, index: &Index, tree: TreeName, pairs: Vec<Pair>) {
        for (key, value) in pairs {
            self.report.content_bytes += (key.len() + value.len()) as u64;
            // What a record refers to may stand in a page that sled panics on.
            if guarded(|| judge(trees, index, tree, &key, &value).is_none()) != Some(true) {
                // With the counter alone a store full of damage is told too.
                if self.suspects.len() < TOLD {
                    self.suspects.push((tree, key.to_vec()));
                } else {
                    self.report.damage_count += 1;
                }
            }
            let report = &mut self.report;
            match tree {
                TreeName::Users => {
                    report.users += 1;
                    let number = read_user_key(&key).map_or(0, |number| number.0);
                    self.next_user = self.next_user.max(number.saturating_add(1));
                }
                TreeName::Integrations => {
                    report.integrations += 1;
                    let number = unseal::<Integration>(&key, &value).map_or(0, |found| found.number.0);
                    self.next_integration = self.next_integration.max(number.saturating_add(1));
                }
                TreeName::Memos => {
                    report.memos += 1;
                    let sequence = MemoKey::read(&key).map_or(0, |key| key.sequence());
                    self.next_sequence = self.next_sequence.max(sequence.saturating_add(1));
                }
                TreeName::ApiKeys => report.keys += 1,
                TreeName::Idempotency => report.idempotency_keys += 1,
                _ => {}
            }
        }
    }

    fn found(&mut self, found: impl Into<Found>) {
        let (finding, memo) = found.into();
        self.report.damage_count += 1;
        if self.report.damage.len() < TOLD {
            if let Some(key) = memo {
                self.nameless.insert(key, self.report.damage.len());
            }
            self.report.damage.push(finding);
        }
    }

    /// Compares the counters with what was counted; `slack` memos may have come or gone meanwhile.
    fn count(&mut self, counters: Option<Counters>, slack: u64) {
        let CheckReport { users, memos, .. } = self.report;
        let Some(counters) = counters else {
            if users > 0 || memos > 0 {
                self.found(Finding::repairable("counters", None, "missing or damaged"));
            }
            return;
        };
        if counters.memos.abs_diff(memos) > slack {
            let problem = format!("{} memos are counted, and there are {memos}", counters.memos);
            self.found(Finding::repairable("counters", None, problem));
        }
        for (what, counted, found) in [
            ("user", counters.next_user.into(), self.next_user.into()),
            ("integration", counters.next_integration.into(), self.next_integration.into()),
            ("memo", counters.next_sequence, self.next_sequence),
        ] {
            if counted < found {
                let problem = format!("the next {what} would get a number that is taken");
                self.found(Finding::repairable("counters", None, problem));
            }
        }
    }

    /// Finds the ids of memos that cannot be read: the index may still have them.
    fn name_memos(&mut self, source: &dyn Source) -> Result<(), UpkeepError> {
        if self.nameless.is_empty() {
            return Ok(());
        }
        let (nameless, damage) = (&self.nameless, &mut self.report.damage);
        for_each(source, TreeName::MemoIds, &mut |id, key| {
            if let Some(finding) = nameless.get(key).and_then(|at| damage.get_mut(*at)) {
                finding.id = String::from_utf8(id.to_vec()).ok();
            }
        })
    }

    fn report(self, store_bytes: u64) -> CheckReport {
        CheckReport { whole: self.report.damage_count == 0, store_bytes, ..self.report }
    }
}

fn look_again(trees: &Trees, index: &Index, suspects: Vec<Suspect>) -> Vec<Found> {
    let judged = |(tree, key): Suspect| {
        guarded(|| match trees.get(tree, &key) {
            Ok(Some(value)) => judge(trees, index, tree, &key, &value),
            Ok(None) => None,
            Err(error) => Some(Finding::lost("tree", None, error).into()),
        })
        .unwrap_or_else(|| {
            let problem = format!("a part of what the tree {} refers to cannot be read", tree.as_str());
            Some(Finding::lost("tree", None, problem).into())
        })
    };
    suspects.into_iter().filter_map(judged).collect()
}
