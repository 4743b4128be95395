//! Reading memos: bounded prefix scans, one look-up by id, and the walk of an export.

use std::cmp::Reverse;
use std::sync::Arc;

use super::Store;
use super::directory::Account;
use super::error::StoreError;
use super::layout::{IMPORT_KEY, MemoKey, TreeName, memo_id_key, memo_prefix, user_key};
use super::record::{ImportProgress, RecordError, unseal};
use super::trees::{Bytes, Trees};
use crate::model::{IntegrationNumber, Memo, MemoId, UserNumber};

/// Where every memo stood at one moment, oldest first: some 90 bytes a memo, most of them its id.
#[derive(Debug)]
pub struct MemoPlaces(Vec<(MemoKey, MemoId)>);

impl MemoPlaces {
    /// How many memos there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Where one memo stood at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing(pub(super) MemoKey);

/// A memo's record as it was found, read only when asked.
#[derive(Debug)]
pub struct Sealed {
    key: Bytes,
    record: Bytes,
}

impl Sealed {
    /// Where it stands; `None` for a damaged key. A record never changes: what stood there once is what stands there now.
    pub fn standing(&self) -> Option<Standing> {
        MemoKey::read(&self.key).map(Standing)
    }

    /// How much there is to read.
    pub fn bytes(&self) -> usize {
        self.record.len()
    }

    /// The memo. A damaged one is `None` and logged, since the others are good.
    pub fn open(&self) -> Option<Memo> {
        let memo = unseal(&self.key, &self.record);
        let told = |error: &RecordError| {
            let created_at = MemoKey::read(&self.key).map(|key| key.created_at().to_string());
            tracing::error!(%error, created_at, "a memo is left out of a list; `memod check` says what is damaged");
        };
        memo.inspect_err(told).ok()
    }
}

fn recent_in(
    trees: &Trees,
    user: UserNumber,
    place: Option<IntegrationNumber>,
) -> impl Iterator<Item = Result<Sealed, StoreError>> + use<> {
    trees.scan(TreeName::Memos, &memo_prefix(user, place)).map(|pair| {
        let (key, record) = pair?;
        Ok(Sealed { key, record })
    })
}

impl Store {
    /// The newest `limit` memos of one place, newest first: one bounded scan. A damaged record is left out and
    /// logged, since the others are good.
    pub fn recent_memos(
        &self,
        user: UserNumber,
        place: Option<IntegrationNumber>,
        limit: usize,
    ) -> Result<Vec<Memo>, StoreError> {
        let mut memos = Vec::with_capacity(limit.min(64));
        for sealed in self.recent(user, place)? {
            if memos.len() == limit {
                break;
            }
            memos.extend(sealed?.open());
        }
        Ok(memos)
    }

    /// The memos of one place, newest first, to be read one by one.
    pub fn recent(
        &self,
        user: UserNumber,
        place: Option<IntegrationNumber>,
    ) -> Result<impl Iterator<Item = Result<Sealed, StoreError>> + use<>, StoreError> {
        Ok(recent_in(&*self.trees()?, user, place))
    }

    /// The same; `None` where a thread that must not block would wait for a write, or for the store to be opened anew.
    pub fn recent_at_once(
        &self,
        user: UserNumber,
        place: Option<IntegrationNumber>,
    ) -> Option<impl Iterator<Item = Result<Sealed, StoreError>> + use<>> {
        Some(recent_in(&*self.inner.shared.trees_at_once()?, user, place))
    }

    /// The newest `limit` memos of a user in all places, newest first.
    pub fn recent_memos_everywhere(&self, account: &Account, limit: usize) -> Result<Vec<Memo>, StoreError> {
        let user = account.user().number;
        let mut memos = self.recent_memos(user, None, limit)?;
        for integration in account.integrations() {
            memos.extend(self.recent_memos(user, Some(integration.number), limit)?);
            memos.sort_unstable_by_key(|memo| std::cmp::Reverse((memo.created_at, memo.sequence)));
            memos.truncate(limit);
        }
        Ok(memos)
    }

    /// The memo with this id.
    pub fn memo(&self, id: &MemoId) -> Result<Option<Memo>, StoreError> {
        let trees = self.trees()?;
        // A memo that moves between the two look-ups is found at the second try.
        for _ in 0..3 {
            let Some(key) = trees.get(TreeName::MemoIds, memo_id_key(id))? else { return Ok(None) };
            if let Some(value) = trees.get(TreeName::Memos, &key)? {
                return Ok(Some(unseal(&key, &value)?));
            }
        }
        Err(RecordError::Damaged("memo").into())
    }

    /// Where every memo stands that was acknowledged before the call, and perhaps some later ones.
    pub fn memo_places(&self) -> Result<MemoPlaces, StoreError> {
        let mut places = Vec::new();
        for pair in self.trees()?.scan(TreeName::MemoIds, b"") {
            let (id, key) = pair?;
            let id = std::str::from_utf8(&id).ok().and_then(|id| id.parse().ok());
            places.push(MemoKey::read(&key).zip(id).ok_or(RecordError::Damaged("memo id"))?);
        }
        places.sort_unstable_by_key(|(key, _)| (key.created_at(), key.sequence()));
        Ok(MemoPlaces(places))
    }

    /// The memos at `places`, in their order. One that was removed since is left out, one that moved is read
    /// where it stands now.
    pub fn memos_at<'a>(
        &'a self,
        places: &'a MemoPlaces,
    ) -> impl Iterator<Item = Result<Memo, StoreError>> + 'a {
        places.0.iter().filter_map(|(key, id)| self.memo_near(key, id).transpose())
    }

    /// Where a user's memos stand that were acknowledged before the call, newest first; with `inbox_only` those
    /// in the inbox alone. 24 bytes a memo.
    pub fn standings(&self, user: UserNumber, inbox_only: bool) -> Result<Vec<Standing>, StoreError> {
        let (inbox, anywhere) = (memo_prefix(user, None), user_key(user));
        let prefix = if inbox_only { &inbox[..] } else { &anywhere[..] };
        let mut standings = Vec::new();
        for pair in self.trees()?.scan(TreeName::Memos, prefix) {
            standings.push(Standing(MemoKey::read(&pair?.0).ok_or(RecordError::Damaged("memo"))?));
        }
        standings.sort_unstable_by_key(|Standing(key)| Reverse((key.created_at(), key.sequence())));
        Ok(standings)
    }

    /// The memo that stands there still. A damaged record is left out and logged, since the others are good.
    pub fn memo_standing(&self, Standing(key): Standing) -> Result<Option<Memo>, StoreError> {
        let record = self.trees()?.get(TreeName::Memos, key.as_bytes())?;
        Ok(record.and_then(|record| Sealed { key: key.as_bytes().into(), record }.open()))
    }

    /// How many lines of the import with this digest are kept already; 0 unless it was cut off. Told on a full disk, too.
    pub fn import_progress(&self, digest: [u8; 32]) -> Result<u64, StoreError> {
        let Some(record) = self.trees()?.get(TreeName::Meta, IMPORT_KEY)? else { return Ok(0) };
        let progress: ImportProgress = unseal(IMPORT_KEY, &record)?;
        Ok(if progress.digest == digest { progress.lines } else { 0 })
    }

    fn memo_near(&self, key: &MemoKey, id: &MemoId) -> Result<Option<Memo>, StoreError> {
        match self.trees()?.get(TreeName::Memos, key.as_bytes())? {
            Some(value) => Ok(Some(unseal(key.as_bytes(), &value)?)),
            None => self.memo(id),
        }
    }

    fn trees(&self) -> Result<Arc<Trees>, StoreError> {
        self.inner.shared.trees().ok_or(StoreError::Full)
    }
}
