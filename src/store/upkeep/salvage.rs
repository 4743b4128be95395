//! Saving what is whole of a damaged store into a new one. Indexes and counters are made anew from the records;
//! a memo whose user or integration is gone is kept all the same.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::backup::verify;
use super::check::{CheckReport, for_each, lock_existing};
use super::fresh::Fresh;
use super::gently::open_gently;
use super::judge::Index;
use super::{Progress, UpkeepError, files};
use crate::model::{ApiKey, Integration, Language, Memo, Name, Timestamp, User, UserNumber};
use crate::store::error::OpenError;
use crate::store::layout::{
    COUNTERS_KEY, FORMAT_KEY, MemoKey, TreeName, idempotency_age_key, integration_key, memo_id_key, user_key,
};
use crate::store::open::FORMAT;
use crate::store::record::{Counters, Idempotency, KeyUse, Stored, seal, unseal};
use crate::store::trees::Trees;

/// What was saved, and what was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SaveReport {
    /// What is wrong with the store.
    pub found: CheckReport,
    /// The new data directory.
    pub saved_to: PathBuf,
    /// What is in it.
    pub saved: CheckReport,
    /// Memos that went to the inbox, since their integration is lost.
    pub to_inbox: u64,
    /// Users that stand in for lost ones, so that their memos have an owner.
    pub stand_ins: Vec<Name>,
}

/// Reads all that can be read of the damaged store in `store`, which no memod has open, and makes a store of it in
/// the new data directory `target`. The damaged one stays as it is.
pub fn save(store: &Path, target: &Path, progress: Progress<'_>) -> Result<SaveReport, UpkeepError> {
    let _lock = lock_existing(store)?;
    if target.symlink_metadata().is_ok() {
        let target = target.display();
        return Err(UpkeepError::Refused(format!("{target} is there already; name a new directory")));
    }
    if files::is_within(target, store) {
        let target = target.display();
        return Err(UpkeepError::Refused(format!(
            "{target} is inside the store; name a directory elsewhere"
        )));
    }
    files::make(target)?;
    let saved = save_into(store, target, progress);
    if saved.is_err() {
        let _ = std::fs::remove_dir_all(target);
    }
    saved
}

fn save_into(store: &Path, target: &Path, progress: Progress<'_>) -> Result<SaveReport, UpkeepError> {
    let opened = open_gently(store)?;
    let found = opened.examine(store, &mut |done, of| progress(done, of * 3))?;
    let memos = found.memos;
    let new = target.join("store");
    let mut saving = Saving::begin(&opened.trees, &new)?;
    saving.everything(&mut |done| progress(memos + done.min(memos), memos * 3))?;
    let Saving { fresh, to_inbox, stand_ins, .. } = saving;
    fresh.close()?;
    opened.close(store)?;
    let saved = verify(&new, &mut |done, of| progress(of * 2 + done, of * 3))?;
    files::seal_directory(target)?;
    files::sync_directory(files::parent(target))?;
    Ok(SaveReport { found, saved_to: target.to_owned(), saved, to_inbox, stand_ins })
}

struct Saving<'a> {
    trees: &'a Arc<Trees>,
    index: Index,
    fresh: Fresh,
    users: BTreeMap<UserNumber, User>,
    keys: HashSet<Vec<u8>>,
    counters: Counters,
    to_inbox: u64,
    stand_ins: Vec<Name>,
}

impl<'a> Saving<'a> {
    fn begin(trees: &'a Arc<Trees>, path: &Path) -> Result<Self, UpkeepError> {
        let index = Index::read(trees)?;
        let counters =
            super::guarded(|| trees.get(TreeName::Meta, COUNTERS_KEY)).and_then(Result::ok).flatten();
        let counters = counters.and_then(|counters| unseal(COUNTERS_KEY, &counters).ok());
        // Numbers that were given out are not given again, as far as they are known.
        let counters = Counters { memos: 0, ..counters.unwrap_or(Counters::EMPTY) };
        let fresh = Fresh::begin(path)?;
        Ok(Saving {
            trees,
            index,
            fresh,
            users: BTreeMap::new(),
            keys: HashSet::new(),
            counters,
            to_inbox: 0,
            stand_ins: Vec::new(),
        })
    }

    fn everything(&mut self, progress: &mut dyn FnMut(u64) -> bool) -> Result<(), UpkeepError> {
        for mut user in std::mem::take(&mut self.index.users).into_values() {
            while self.users.values().any(|other| other.name == user.name) {
                user.name = stand_in_name(user.number, self.users.len())?;
            }
            self.keep_user(user)?;
        }
        for integration in std::mem::take(&mut self.index.integrations).into_values() {
            self.keep_integration(integration)?;
        }
        self.each(TreeName::ApiKeys, |saving, key, value| match unseal::<ApiKey>(key, value) {
            Ok(found) if saving.owner(found.user)? => {
                saving.keys.insert(key.to_vec());
                saving.put(TreeName::ApiKeys, key, &found)
            }
            _ => Ok(true),
        })?;
        self.each(TreeName::KeyUsage, |saving, key, value| match unseal::<KeyUse>(key, value) {
            Ok(found) if saving.keys.contains(key) => saving.put(TreeName::KeyUsage, key, &found),
            _ => Ok(true),
        })?;
        self.each(TreeName::Memos, |saving, key, value| {
            if let Ok(memo) = unseal::<Memo>(key, value) {
                saving.keep_memo(memo)?;
            }
            Ok(progress(saving.counters.memos))
        })?;
        self.each(TreeName::Idempotency, |saving, key, value| {
            let owner = key.get(..4).and_then(crate::store::layout::read_user_key);
            let known = owner.is_some_and(|owner| saving.users.contains_key(&owner));
            match (unseal::<Idempotency>(key, value), <&[u8; 36]>::try_from(key)) {
                (Ok(found), Ok(whole)) if known => {
                    let age = idempotency_age_key(found.accepted_at, whole);
                    saving.fresh.change((TreeName::IdempotencyAge, age.to_vec()), Some(Vec::new()))?;
                    saving.put(TreeName::Idempotency, key, &found)
                }
                _ => Ok(true),
            }
        })?;
        let counters = self.counters;
        self.put(TreeName::Meta, COUNTERS_KEY, &counters)?;
        let format = (TreeName::Meta, FORMAT_KEY.to_vec());
        self.fresh.change(format, Some(FORMAT.to_be_bytes().to_vec()))?;
        Ok(())
    }

    fn keep_user(&mut self, user: User) -> Result<bool, UpkeepError> {
        self.counters.next_user = self.counters.next_user.max(user.number.0.saturating_add(1));
        self.put(TreeName::Users, &user_key(user.number), &user)?;
        self.users.insert(user.number, user);
        Ok(true)
    }

    fn keep_integration(&mut self, integration: Integration) -> Result<bool, UpkeepError> {
        let next = &mut self.counters.next_integration;
        *next = (*next).max(integration.number.0.saturating_add(1));
        if !self.owner(integration.user)? {
            return Ok(true);
        }
        let key = integration_key(integration.user, &integration.id);
        self.put(TreeName::Integrations, &key, &integration)?;
        self.index.integrations.insert(integration.number, integration);
        Ok(true)
    }

    fn keep_memo(&mut self, memo: Memo) -> Result<(), UpkeepError> {
        if !self.owner(memo.user)? || self.is_elsewhere(&memo) {
            return Ok(());
        }
        let integration = memo.integration.filter(|number| {
            self.index.integrations.get(number).is_some_and(|found| found.user == memo.user)
        });
        self.to_inbox += u64::from(integration != memo.integration);
        let memo = Memo { integration, ..memo };
        let counters = &mut self.counters;
        counters.memos += 1;
        counters.next_sequence = counters.next_sequence.max(memo.sequence.saturating_add(1));
        counters.newest_created_at = counters.newest_created_at.max(memo.created_at);
        let key = MemoKey::new(memo.user, memo.integration, memo.created_at, memo.sequence);
        let id = (TreeName::MemoIds, memo_id_key(&memo.id).to_vec());
        self.fresh.change(id, Some(key.as_bytes().to_vec()))?;
        self.put(TreeName::Memos, key.as_bytes(), &memo)?;
        Ok(())
    }

    /// Whether the index names another record of this memo that can be read: an id is kept once.
    fn is_elsewhere(&self, memo: &Memo) -> bool {
        let key = MemoKey::new(memo.user, memo.integration, memo.created_at, memo.sequence);
        let get =
            |tree, key: &[u8]| super::guarded(|| self.trees.get(tree, key)).and_then(Result::ok).flatten();
        let Some(indexed) = get(TreeName::MemoIds, memo_id_key(&memo.id)) else { return false };
        indexed != key.as_bytes()
            && get(TreeName::Memos, &indexed)
                .and_then(|value| unseal::<Memo>(&indexed, &value).ok())
                .is_some_and(|other| other.id == memo.id)
    }

    /// Whether what belongs to `user` is kept: not if the user is being removed. One who is lost gets a stand-in.
    fn owner(&mut self, user: UserNumber) -> Result<bool, UpkeepError> {
        if self.users.contains_key(&user) {
            return Ok(true);
        }
        if self.index.leaving.contains(&user) {
            return Ok(false);
        }
        let name = stand_in_name(user, 0)?;
        self.stand_ins.push(name.clone());
        let created_at = Timestamp::from_millis(0);
        self.keep_user(User { number: user, name, time_zone: Tz::UTC, language: Language::En, created_at })
    }

    fn put<R: Stored>(&mut self, tree: TreeName, key: &[u8], record: &R) -> Result<bool, UpkeepError> {
        let value = seal(key, record).map_err(OpenError::from)?;
        self.fresh.change((tree, key.to_vec()), Some(value))?;
        Ok(true)
    }

    /// Does `work` to all pairs of a tree that can be read, until it says false.
    fn each(
        &mut self,
        tree: TreeName,
        mut work: impl FnMut(&mut Self, &[u8], &[u8]) -> Result<bool, UpkeepError>,
    ) -> Result<(), UpkeepError> {
        let trees = Arc::clone(self.trees);
        let mut outcome = Ok(true);
        for_each(&trees, tree, &mut |key, value| {
            if matches!(outcome, Ok(true)) {
                outcome = work(self, key, value);
            }
        })?;
        if outcome? { Ok(()) } else { Err(UpkeepError::Stopped) }
    }
}

fn stand_in_name(user: UserNumber, more: usize) -> Result<Name, UpkeepError> {
    let more = if more == 0 { String::new() } else { format!("-{more}") };
    let name = Name::parse(&format!("recovered-{}{more}", user.0));
    name.map_err(|error| UpkeepError::Refused(error.to_string()))
}
