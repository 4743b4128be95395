//! A copy of a store that is written meanwhile.
//!
//! sled's iterators are no snapshot. So the committer notes every key that it changes while the copy is made; the
//! copy reads these keys again, and the last of them in the committer's own turn, between two batches. What the
//! copy holds then is exactly what was durable at that moment: each key was read after its last change.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::fresh::Fresh;
use super::walk::{Piece, Source, Walk};
use super::{Progress, UpkeepError, guarded};
use crate::store::Store;
use crate::store::changes::{Change, Changes, Slot};
use crate::store::error::StoreError;
use crate::store::layout::TreeName;
use crate::store::record::Counters;
use crate::store::shared::{Health, Shared};
use crate::store::trees::Trees;

/// Most bytes of noted keys: about half a million changes that the copy has not caught up with.
const NOTED_BYTES: usize = 32 << 20;
/// So few noted keys are read in the committer's turn, which takes less than a batch.
const LAST_KEYS: usize = 256;
/// After so many rounds the last is taken whatever its size; never seen.
const ROUNDS: usize = 1000;
/// How much longer than a write may take the committer is waited for.
const TURN_WAIT: Duration = Duration::from_secs(10);

/// What the committer does for copies and checks. Costs it two looks a batch when there are none.
#[derive(Default)]
pub(in crate::store) struct Live {
    waiting: AtomicBool,
    turns: Mutex<Vec<Turn>>,
    noted: Mutex<Option<Noted>>,
    /// Durable, and not yet written to the file that says so.
    reached: Mutex<Option<Counters>>,
}

type Turn = Box<dyn FnOnce(&Trees) + Send>;

#[derive(Default)]
struct Noted {
    slots: HashSet<Slot>,
    bytes: usize,
    /// Why the copy cannot be finished.
    given_up: Option<&'static str>,
}

impl Live {
    /// Does what waits for the committer's turn.
    pub(in crate::store) fn take_turns(&self, shared: &Shared) {
        if !self.waiting.swap(false, Ordering::AcqRel) {
            return;
        }
        let turns = std::mem::take(&mut *lock(&self.turns));
        let Some(trees) = shared.trees() else { return };
        for turn in turns {
            // What it was about to hand back is dropped, which says enough.
            let _ = catch_unwind(AssertUnwindSafe(|| turn(&trees)));
        }
    }

    /// The keys of a batch, if a copy wants to know them.
    pub(in crate::store) fn keys_of(&self, changes: &Changes) -> Option<Vec<Slot>> {
        lock(&self.noted).is_some().then(|| changes.slots().collect())
    }

    /// Notes the keys of a batch that can be read by now. Never before: the copy would read the old values.
    pub(in crate::store) fn note(&self, slots: Vec<Slot>) {
        if let Some(noted) = lock(&self.noted).as_mut() {
            for slot in slots {
                noted.bytes += slot.1.len() + 64;
                noted.slots.insert(slot);
            }
            if noted.bytes > NOTED_BYTES {
                *noted = Noted { given_up: Some("more came in than could be copied"), ..Noted::default() };
            }
        }
    }

    /// What was visible may be gone: a store that is opened anew shows only what is durable.
    pub(in crate::store) fn reopened(&self) {
        if let Some(noted) = lock(&self.noted).as_mut() {
            noted.given_up = Some("the disk of the store was full meanwhile");
        }
    }

    pub(in crate::store) fn reach(&self, counters: Counters) {
        *lock(&self.reached) = Some(counters);
    }

    /// How far the store has come, once.
    pub(in crate::store) fn reached(&self) -> Option<Counters> {
        lock(&self.reached).take()
    }

    /// Takes what was noted since the last time.
    fn catch_up(&self) -> Result<HashSet<Slot>, UpkeepError> {
        match lock(&self.noted).as_mut() {
            Some(Noted { given_up: Some(why), .. }) => {
                Err(UpkeepError::Refused(format!("no copy could be made: {why}; try again")))
            }
            Some(noted) => {
                noted.bytes = 0;
                Ok(std::mem::take(&mut noted.slots))
            }
            None => Err(UpkeepError::Stopped),
        }
    }

    fn how_many(&self) -> usize {
        lock(&self.noted).as_ref().map_or(0, |noted| noted.slots.len())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// While it lives, changed keys are noted.
struct Notes<'a>(&'a Shared);

impl Drop for Notes<'_> {
    fn drop(&mut self) {
        *lock(&self.0.live.noted) = None;
    }
}

impl Store {
    /// Runs `work` in the committer's turn: no batch is being written, and what can be read is durable.
    pub(super) fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Trees) -> T + Send + 'static,
    ) -> Result<T, UpkeepError> {
        let shared = &self.inner.shared;
        let (answer, answered) = sync_channel(1);
        let turn: Turn = Box::new(move |trees| drop(answer.send(work(trees))));
        lock(&shared.live.turns).push(turn);
        shared.live.waiting.store(true, Ordering::Release);
        // Wakes it up. On a full disk the job is refused, and the turn is taken all the same.
        drop(self.submit(|_| Ok(())));
        let patience = self.inner.shared.settings().patience + TURN_WAIT;
        answered.recv_timeout(patience).map_err(|_| self.inner.shared.why_not().into())
    }

    /// Copies everything that is acknowledged into `fresh`. `at_last` is called at the moment whose state it is.
    pub(super) fn copy_to<T: Send + 'static>(
        &self,
        fresh: &mut Fresh,
        at_last: impl FnOnce() -> T + Send + 'static,
        progress: Progress<'_>,
    ) -> Result<T, UpkeepError> {
        let shared = std::sync::Arc::clone(&self.inner.shared);
        self.require_whole_writes()?;
        let begun = {
            let shared = std::sync::Arc::clone(&shared);
            self.in_turn(move |_| {
                let mut noted = lock(&shared.live.noted);
                let is_free = noted.is_none();
                noted.get_or_insert_default();
                is_free
            })?
        };
        if !begun {
            return Err(UpkeepError::Refused(
                "a backup is being made already; wait until it is done".to_owned(),
            ));
        }
        let _notes = Notes(&shared);
        let (memos, mut copied) = (self.stats().memos, 0);
        for tree in TreeName::ALL {
            let mut walk = Walk::new(self, tree);
            while let Some(piece) = walk.next()? {
                let Piece::Pairs(pairs) = piece else { return Err(unreadable()) };
                copied += if tree == TreeName::Memos { pairs.len() as u64 } else { 0 };
                for (key, value) in pairs {
                    fresh.change((tree, key.to_vec()), Some(value.to_vec()))?;
                }
                if shared.live.how_many() > 20 * LAST_KEYS {
                    self.copy_again(fresh, shared.live.catch_up()?)?;
                }
                if !progress(copied.min(memos), memos) {
                    return Err(UpkeepError::Stopped);
                }
            }
        }
        for _ in 0..ROUNDS {
            if shared.live.how_many() <= LAST_KEYS {
                break;
            }
            self.copy_again(fresh, shared.live.catch_up()?)?;
            if !progress(memos, memos) {
                return Err(UpkeepError::Stopped);
            }
        }
        let (last, answer) = {
            let shared = std::sync::Arc::clone(&shared);
            self.in_turn(move |trees| {
                let slots = shared.live.catch_up();
                let values = slots.and_then(|slots| read(trees, slots));
                (values, at_last())
            })?
        };
        self.require_whole_writes()?;
        for (slot, change) in last? {
            fresh.change(slot, change)?;
        }
        Ok(answer)
    }

    fn copy_again(&self, fresh: &mut Fresh, slots: HashSet<Slot>) -> Result<(), UpkeepError> {
        for (slot, change) in read(&*Source::trees(self)?, slots)? {
            fresh.change(slot, change)?;
        }
        Ok(())
    }

    /// After a write that failed, readers see what is perhaps not durable.
    fn require_whole_writes(&self) -> Result<(), UpkeepError> {
        match self.inner.shared.health() {
            Health::Good => Ok(()),
            Health::NoRoom => Err(StoreError::Full.into()),
            Health::Failed => Err(StoreError::Failed.into()),
        }
    }
}

fn read(trees: &Trees, slots: HashSet<Slot>) -> Result<Vec<(Slot, Change)>, UpkeepError> {
    let value = |slot: Slot| {
        let value = guarded(|| trees.get(slot.0, &slot.1)).ok_or_else(unreadable)??;
        Ok((slot, value.map(|value| value.to_vec())))
    };
    slots.into_iter().map(value).collect()
}

fn unreadable() -> UpkeepError {
    UpkeepError::Refused(
        "a part of the store cannot be read; stop memod, and `memod check --save NEWDIR` saves the rest"
            .to_owned(),
    )
}
