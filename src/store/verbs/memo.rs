use chrono_tz::Tz;

use crate::model::{IntegrationNumber, Language, Memo, MemoId, Timestamp, UserNumber};
use crate::store::committer::Job;
use crate::store::error::{Noun, StoreError};
use crate::store::layout::{
    MemoKey, TreeName, idempotency_age_key, idempotency_key, memo_id_key, read_idempotency_age_key,
};
use crate::store::record::{Idempotency, RecordError};
use crate::store::stage::Stage;
use crate::store::{Arrival, Promise, Shown, Standing, Store, Ticket};

/// How long an `Idempotency-Key` stands for its memo.
const IDEMPOTENCY_MILLIS: i64 = 24 * 60 * 60 * 1000;
/// `Idempotency-Key`s forgotten in one batch.
const FORGET_AT_ONCE: usize = 500;

/// A memo to add.
#[derive(Debug, Clone)]
pub struct NewMemo {
    /// The owner.
    pub user: UserNumber,
    /// Where it was routed. One that was removed meanwhile means the inbox, as if it had been removed later.
    pub integration: Option<IntegrationNumber>,
    /// The transcript.
    pub text: String,
    /// When it was spoken.
    pub recorded_at: Timestamp,
    /// The zone in which it was spoken.
    pub time_zone: Tz,
    /// The language, where the request named one.
    pub language: Option<Language>,
    /// The clock's time; the memo's `createdAt` unless the store has seen a later one.
    pub now: Timestamp,
    /// For the id.
    pub random: [u8; 10],
    /// The request's `Idempotency-Key`.
    pub once_only: Option<OnceOnly>,
}

/// A request that is to have its effect once.
#[derive(Debug, Clone)]
pub struct OnceOnly {
    /// The client's key.
    pub key: String,
    /// Digest of what the request asks for.
    pub fingerprint: [u8; 32],
}

/// What became of a [`NewMemo`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Added {
    /// It was kept.
    New(Memo),
    /// Its `Idempotency-Key` stands for this memo; nothing was kept.
    Known(Memo),
}

/// A memo that is to be kept, and who waits for it.
pub struct Addition(Job);

impl<T: Send + 'static> Promise<T> {
    /// Answers when `new` is durable, with what `tell` makes of it; `shown` is what a list shows of it, if one is kept.
    pub fn by_adding(
        self,
        new: NewMemo,
        shown: Option<Shown>,
        tell: impl FnOnce(Added) -> T + Send + 'static,
    ) -> Addition {
        Addition(self.by_plan(move |stage| stage.add_memo(new, shown).map(tell)))
    }
}

impl Store {
    /// Keeps a memo.
    pub fn add_memo(&self, new: NewMemo) -> Ticket<Added> {
        self.submit(move |stage| stage.add_memo(new, None))
    }

    /// Keeps memos in one batch.
    pub fn add_memos(&self, additions: Vec<Addition>) {
        self.hand_over(additions.into_iter().map(|Addition(job)| job).collect());
    }

    /// The memo that the request's `Idempotency-Key` stands for, if it does.
    pub fn repeated_memo(&self, user: UserNumber, once: OnceOnly, now: Timestamp) -> Ticket<Option<Memo>> {
        self.submit(move |stage| stage.known_memo(user, &once, now))
    }

    /// Moves a memo to an integration of the same user.
    pub fn move_memo(&self, id: MemoId, integration: IntegrationNumber) -> Ticket<Memo> {
        self.submit(move |stage| {
            let key = stage.memo_key(&id)?.ok_or(StoreError::Unknown(Noun::Memo))?;
            let account = stage.directory().account(key.user()).ok_or(StoreError::Unknown(Noun::User))?;
            if account.integration_numbered(integration).is_none() {
                return Err(StoreError::Unknown(Noun::Integration));
            }
            stage.move_memo(&key, Some(integration))
        })
    }

    /// Moves memos to integrations of the same user, and says of each whether it was moved. One that has gone
    /// elsewhere meanwhile, or whose new integration has gone, stays as it is.
    pub fn move_memos(&self, moves: Vec<(Standing, IntegrationNumber)>) -> Ticket<Vec<bool>> {
        self.submit(move |stage| {
            let mut moved = Vec::with_capacity(moves.len());
            for (Standing(key), integration) in moves {
                let account = stage.directory().account(key.user());
                let fits = account.is_some_and(|account| account.integration_numbered(integration).is_some())
                    && stage.get(TreeName::Memos, key.as_bytes())?.is_some();
                if fits {
                    stage.move_memo(&key, Some(integration))?;
                }
                moved.push(fits);
            }
            Ok(moved)
        })
    }

    /// Removes a memo for good.
    pub fn remove_memo(&self, id: MemoId) -> Ticket<Memo> {
        self.submit(move |stage| {
            let key = stage.memo_key(&id)?.ok_or(StoreError::Unknown(Noun::Memo))?;
            let memo = stage.memo_at(&key)?;
            stage.forget_memo(&key, &memo);
            Ok(memo)
        })
    }

    /// Forgets `Idempotency-Key`s that are older than 24 hours at `now`; true when none is left over.
    pub fn forget_idempotency(&self, now: Timestamp) -> Ticket<bool> {
        self.submit(move |stage| stage.forget_idempotency(now))
    }
}

impl Stage<'_> {
    pub(super) fn add_memo(&mut self, new: NewMemo, shown: Option<Shown>) -> Result<Added, StoreError> {
        self.require_user(new.user)?;
        let created_at = new.now.max(self.counters.newest_created_at);
        if let Some(once) = &new.once_only
            && let Some(known) = self.known_memo(new.user, once, new.now)?
        {
            return Ok(Added::Known(known));
        }
        let memo = Memo {
            id: MemoId::new(created_at, new.random),
            user: new.user,
            integration: new.integration.filter(|number| {
                self.directory()
                    .account(new.user)
                    .is_some_and(|account| account.integration_numbered(*number).is_some())
            }),
            text: new.text,
            recorded_at: new.recorded_at,
            time_zone: new.time_zone,
            language: new.language,
            created_at,
            sequence: self.counters.take_sequence(),
        };
        if let Some(once) = new.once_only {
            self.remember(memo.user, once, &memo.id, new.now)?;
        }
        let key = self.enter_memo(&memo)?;
        match shown {
            Some(shown) => self.arrive(Arrival { memo: Standing(key), shown }),
            None => self.touch(memo.integration),
        }
        Ok(Added::New(memo))
    }

    /// Keeps a memo that has its id, its time and its sequence. The id is one that no memo has: a new one holds 74
    /// random bits for each millisecond, any other was looked up.
    pub(super) fn keep_memo(&mut self, memo: Memo) -> Result<Memo, StoreError> {
        self.enter_memo(&memo)?;
        self.touch(memo.integration);
        Ok(memo)
    }

    fn enter_memo(&mut self, memo: &Memo) -> Result<MemoKey, StoreError> {
        let key = MemoKey::new(memo.user, memo.integration, memo.created_at, memo.sequence);
        self.place(&key, memo)?;
        self.counters.memos += 1;
        self.counters.newest_created_at = self.counters.newest_created_at.max(memo.created_at);
        Ok(key)
    }

    pub(super) fn memo_key(&self, id: &MemoId) -> Result<Option<MemoKey>, StoreError> {
        let Some(key) = self.get(TreeName::MemoIds, memo_id_key(id))? else { return Ok(None) };
        Ok(Some(MemoKey::read(&key).ok_or(RecordError::Damaged("memo id"))?))
    }

    pub(super) fn memo_at(&self, key: &MemoKey) -> Result<Memo, StoreError> {
        Ok(self.get_record(TreeName::Memos, key.as_bytes())?.ok_or(RecordError::Damaged("memo"))?)
    }

    pub(super) fn move_memo(
        &mut self,
        key: &MemoKey,
        place: Option<IntegrationNumber>,
    ) -> Result<Memo, StoreError> {
        let memo = Memo { integration: place, ..self.memo_at(key)? };
        self.remove(TreeName::Memos, key.as_bytes());
        self.touch(key.integration());
        self.touch(place);
        self.place(&key.moved_to(place), &memo)?;
        Ok(memo)
    }

    pub(super) fn forget_memo(&mut self, key: &MemoKey, memo: &Memo) {
        self.remove(TreeName::Memos, key.as_bytes());
        self.remove(TreeName::MemoIds, memo_id_key(&memo.id));
        self.touch(key.integration());
        self.counters.memos = self.counters.memos.saturating_sub(1);
    }

    /// The record and its index, always together.
    fn place(&mut self, key: &MemoKey, memo: &Memo) -> Result<(), StoreError> {
        self.put_record(TreeName::Memos, key.as_bytes(), memo)?;
        self.put(TreeName::MemoIds, memo_id_key(&memo.id), key.as_bytes().to_vec());
        Ok(())
    }

    fn known_memo(
        &self,
        user: UserNumber,
        once: &OnceOnly,
        now: Timestamp,
    ) -> Result<Option<Memo>, StoreError> {
        let key = idempotency_key(user, &once.key);
        let Some(known) = self.get_record::<Idempotency>(TreeName::Idempotency, &key)? else {
            return Ok(None);
        };
        if is_over(known.accepted_at, now) {
            return Ok(None);
        }
        if known.fingerprint != once.fingerprint {
            return Err(StoreError::IdempotencyConflict);
        }
        match self.memo_key(&known.memo)? {
            Some(key) => self.memo_at(&key).map(Some),
            None => Err(StoreError::IdempotencyGone),
        }
    }

    fn remember(
        &mut self,
        user: UserNumber,
        once: OnceOnly,
        memo: &MemoId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let key = idempotency_key(user, &once.key);
        if let Some(old) = self.get_record::<Idempotency>(TreeName::Idempotency, &key)? {
            self.remove(TreeName::IdempotencyAge, &idempotency_age_key(old.accepted_at, &key));
        }
        let record = Idempotency { memo: memo.clone(), fingerprint: once.fingerprint, accepted_at: now };
        self.put(TreeName::IdempotencyAge, &idempotency_age_key(now, &key), Vec::new());
        self.put_record(TreeName::Idempotency, &key, &record)
    }

    fn forget_idempotency(&mut self, now: Timestamp) -> Result<bool, StoreError> {
        for (forgotten, pair) in self.trees.scan(TreeName::IdempotencyAge, b"").enumerate() {
            let (age_key, _) = pair?;
            let (accepted_at, key) =
                read_idempotency_age_key(&age_key).ok_or(RecordError::Damaged("idempotency"))?;
            if !is_over(accepted_at, now) || forgotten == FORGET_AT_ONCE {
                return Ok(forgotten < FORGET_AT_ONCE);
            }
            self.remove(TreeName::IdempotencyAge, &age_key);
            // A key that was used again after its day stands in the tree with a later age.
            let current = self.get_record::<Idempotency>(TreeName::Idempotency, &key)?;
            if current.is_some_and(|current| current.accepted_at == accepted_at) {
                self.remove(TreeName::Idempotency, &key);
            }
        }
        Ok(true)
    }
}

fn is_over(accepted_at: Timestamp, now: Timestamp) -> bool {
    now.as_millis().saturating_sub(accepted_at.as_millis()) >= IDEMPOTENCY_MILLIS
}
