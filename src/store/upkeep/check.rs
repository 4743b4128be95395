//! Reading a store record by record: each one, its index and what it refers to.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::findings::Finding;
use super::gently::open_gently;
use super::walk::{Pair, Piece, Source, Walk};
use super::{Progress, UpkeepError, files};
use crate::model::{ApiKey, Integration, IntegrationNumber, Memo, MemoId, Name, User, UserNumber};
use crate::store::Store;
use crate::store::layout::{
    COUNTERS_KEY, Chore, FORMAT_KEY, IMPORT_KEY, MemoKey, TreeName, idempotency_age_key, memo_id_key,
    read_idempotency_age_key, read_integration_key, read_user_key,
};
use crate::store::open;
use crate::store::reached;
use crate::store::record::{Counters, Idempotency, ImportProgress, KeyUse, RecordError, unseal};
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
        let slack = (after.changes - before.changes) * MEMOS_A_JOB;
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
    unseal(COUNTERS_KEY, &trees.get(TreeName::Meta, COUNTERS_KEY).ok()??).ok()
}

/// Who and what there is, as far as it can be read.
#[derive(Default)]
pub(super) struct Index {
    pub(super) users: BTreeMap<UserNumber, User>,
    pub(super) integrations: HashMap<IntegrationNumber, Integration>,
    pub(super) keys: HashSet<Vec<u8>>,
    pub(super) leaving: HashSet<UserNumber>,
    pub(super) emptying: HashSet<IntegrationNumber>,
    names: HashMap<Name, UserNumber>,
}

impl Index {
    pub(super) fn read(source: &dyn Source) -> Result<Index, UpkeepError> {
        let mut index = Index::default();
        for_each(source, TreeName::Users, &mut |key, value| {
            if let Ok(user) = unseal::<User>(key, value) {
                index.names.entry(user.name.clone()).or_insert(user.number);
                index.users.insert(user.number, user);
            }
        })?;
        for_each(source, TreeName::Integrations, &mut |key, value| {
            if let Ok(integration) = unseal::<Integration>(key, value) {
                index.integrations.entry(integration.number).or_insert(integration);
            }
        })?;
        for_each(source, TreeName::ApiKeys, &mut |key, _| {
            index.keys.insert(key.to_vec());
        })?;
        for_each(source, TreeName::Chores, &mut |key, _| match Chore::read(key) {
            Some(Chore::ForgetUser(user)) => _ = index.leaving.insert(user),
            Some(Chore::EmptyIntegration(_, integration)) => _ = index.emptying.insert(integration),
            None => {}
        })?;
        Ok(index)
    }

    fn name(&self, user: UserNumber) -> Option<Name> {
        self.users.get(&user).map(|user| user.name.clone())
    }

    fn knows(&self, user: UserNumber) -> bool {
        self.users.contains_key(&user) || self.leaving.contains(&user)
    }

    /// Whether a memo of this user may stand in this place.
    fn holds(&self, user: UserNumber, place: Option<IntegrationNumber>) -> bool {
        self.leaving.contains(&user)
            || place.is_none_or(|number| {
                self.emptying.contains(&number)
                    || self.integrations.get(&number).is_some_and(|found| found.user == user)
            })
    }
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
            if judge(trees, index, tree, &key, &value).is_some() {
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

/// A finding, and the key of a memo whose id is to be looked for.
type Found = (Finding, Option<Vec<u8>>);

impl From<Finding> for Found {
    fn from(finding: Finding) -> Self {
        (finding, None)
    }
}

fn look_again(trees: &Trees, index: &Index, suspects: Vec<Suspect>) -> Vec<Found> {
    let judged = |(tree, key): Suspect| match trees.get(tree, &key) {
        Ok(Some(value)) => judge(trees, index, tree, &key, &value),
        Ok(None) => None,
        Err(error) => Some(Finding::lost("tree", None, error).into()),
    };
    suspects.into_iter().filter_map(judged).collect()
}

/// What is wrong with one pair.
fn judge(trees: &Trees, index: &Index, tree: TreeName, key: &[u8], value: &[u8]) -> Option<Found> {
    match tree {
        TreeName::Meta => judge_meta(key, value).map(Found::from),
        TreeName::Users => judge_user(index, key, value).map(Found::from),
        TreeName::ApiKeys => judge_key(index, key, value).map(Found::from),
        TreeName::KeyUsage => judge_key_use(index, key, value).map(Found::from),
        TreeName::Integrations => judge_integration(index, key, value).map(Found::from),
        TreeName::Memos => judge_memo(trees, index, key, value),
        TreeName::MemoIds => judge_memo_id(trees, index, key, value).map(Found::from),
        TreeName::Idempotency => judge_idempotency(trees, index, key, value).map(Found::from),
        TreeName::IdempotencyAge => judge_idempotency_age(trees, key).map(Found::from),
        TreeName::Chores => match Chore::read(key) {
            Some(_) => None,
            None => Some(Finding::lost("chore", None, "the record is damaged").into()),
        },
    }
}

fn judge_meta(key: &[u8], value: &[u8]) -> Option<Finding> {
    let damaged = |name: &str, error: RecordError| Finding::repairable("meta", Some(name.to_owned()), error);
    match key {
        COUNTERS_KEY => Some(damaged("counters", unseal::<Counters>(key, value).err()?)),
        IMPORT_KEY => Some(damaged("import", unseal::<ImportProgress>(key, value).err()?)),
        FORMAT_KEY if value.len() == 4 => None,
        FORMAT_KEY => Some(damaged("format", RecordError::Damaged("format"))),
        other => {
            let name = String::from_utf8_lossy(other).into_owned();
            Some(Finding::repairable("meta", Some(name), "this memod knows no such record"))
        }
    }
}

fn judge_user(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let number = read_user_key(key).map(|number| format!("number {}", number.0));
    match unseal::<User>(key, value) {
        Err(error) => Some(Finding::lost("user", number, error)),
        Ok(user) if index.names.get(&user.name).is_some_and(|first| *first < user.number) => {
            Some(Finding::repairable("user", Some(user.name.to_string()), "another user has the same name"))
        }
        Ok(_) => None,
    }
}

fn judge_key(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let id = Some(String::from_utf8_lossy(key).into_owned());
    match unseal::<ApiKey>(key, value) {
        Err(error) => Some(Finding::lost("apiKey", id, error)),
        Ok(found) if !index.users.contains_key(&found.user) => {
            Some(Finding::lost("apiKey", id, "its user is missing"))
        }
        Ok(_) => None,
    }
}

fn judge_key_use(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let id = Some(String::from_utf8_lossy(key).into_owned());
    match unseal::<KeyUse>(key, value) {
        Err(error) => Some(Finding::lost("keyUse", id, error)),
        Ok(_) if !index.keys.contains(key) => Some(Finding::repairable("keyUse", id, "its key is missing")),
        Ok(_) => None,
    }
}

fn judge_integration(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let (user, id) = read_integration_key(key).unzip();
    let (owner, id) = (user.and_then(|user| index.name(user)), id.map(|id| id.to_string()));
    let finding =
        |problem: &str| Some(Finding::lost("integration", id.clone(), problem).of_user(owner.clone()));
    match unseal::<Integration>(key, value) {
        Err(error) => finding(&error.to_string()),
        Ok(found) if !index.users.contains_key(&found.user) => finding("its user is missing"),
        Ok(found) if index.integrations.get(&found.number).is_some_and(|first| *first != found) => {
            finding("another integration has the same number")
        }
        Ok(_) => None,
    }
}

fn judge_memo(trees: &Trees, index: &Index, key: &[u8], value: &[u8]) -> Option<Found> {
    let Some(place) = MemoKey::read(key) else {
        return Some(Finding::lost("memo", None, "its key is damaged").into());
    };
    let owner = index.name(place.user());
    let memo = match unseal::<Memo>(key, value) {
        Ok(memo) => memo,
        Err(error) => {
            let finding = Finding::of_memo(error, None, place.created_at()).of_user(owner);
            return Some((finding, Some(key.to_vec())));
        }
    };
    let problem = match trees.get(TreeName::MemoIds, memo_id_key(&memo.id)) {
        _ if !index.knows(place.user()) => "its user is missing",
        _ if !index.holds(place.user(), place.integration()) => "its integration is missing",
        Ok(Some(indexed)) if indexed == key => return None,
        Ok(Some(_)) => "another memo has its id",
        Ok(None) => "the index of ids does not have it",
        Err(_) => "the index of ids cannot be read",
    };
    let finding = Finding::of_memo(problem, Some(memo.id), place.created_at()).of_user(owner);
    Some(Finding { lost: false, ..finding }.into())
}

fn judge_memo_id(trees: &Trees, index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let id: Option<MemoId> = std::str::from_utf8(key).ok().and_then(|id| id.parse().ok());
    let Some((id, place)) = id.zip(MemoKey::read(value)) else {
        let id = Some(String::from_utf8_lossy(key).into_owned());
        return Some(Finding::repairable("memoId", id, "the entry is damaged"));
    };
    let lost = |problem: &str, id: MemoId| {
        Some(Finding::of_memo(problem, Some(id), place.created_at()).of_user(index.name(place.user())))
    };
    match trees.get(TreeName::Memos, place.as_bytes()) {
        Ok(Some(memo)) => match unseal::<Memo>(place.as_bytes(), &memo) {
            Ok(memo) if memo.id != id => {
                Some(Finding::repairable("memoId", Some(id.into()), "it points to another memo"))
            }
            // A damaged memo is told as a memo.
            _ => None,
        },
        Ok(None) => lost("its text is missing", id),
        Err(_) => lost("it cannot be read", id),
    }
}

fn judge_idempotency(trees: &Trees, index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let owner = key.get(..4).and_then(read_user_key);
    let name = owner.and_then(|user| index.name(user));
    let finding = |problem: &str| Finding::lost("idempotency", None, problem).of_user(name.clone());
    let Ok(whole) = <&[u8; 36]>::try_from(key) else { return Some(finding("its key is damaged")) };
    match unseal::<Idempotency>(key, value) {
        Err(error) => Some(finding(&error.to_string())),
        Ok(_) if owner.is_none_or(|user| !index.knows(user)) => Some(finding("its user is missing")),
        Ok(known) => {
            let age = trees.get(TreeName::IdempotencyAge, &idempotency_age_key(known.accepted_at, whole));
            let is_there = age.is_ok_and(|age| age.is_some());
            (!is_there).then(|| Finding { lost: false, ..finding("it would never be forgotten") })
        }
    }
}

fn judge_idempotency_age(trees: &Trees, key: &[u8]) -> Option<Finding> {
    let Some((_, of)) = read_idempotency_age_key(key) else {
        return Some(Finding::repairable("idempotencyAge", None, "the entry is damaged"));
    };
    let is_there = trees.get(TreeName::Idempotency, &of).is_ok_and(|value| value.is_some());
    (!is_there).then(|| Finding::repairable("idempotencyAge", None, "it points to nothing"))
}
