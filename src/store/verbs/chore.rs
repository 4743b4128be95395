use crate::model::UserNumber;
use crate::store::Store;
use crate::store::error::StoreError;
use crate::store::layout::{
    Chore, MemoKey, TreeName, idempotency_age_key, memo_prefix, read_idempotency_age_key, user_key,
};
use crate::store::record::{Idempotency, RecordError};
use crate::store::stage::Stage;

/// Memos moved or removed in one batch: others write in between.
const AT_ONCE: usize = 500;
/// The same for memos that are long.
const BYTES_AT_ONCE: usize = 512 * 1024;

impl Store {
    /// Carries on with every unfinished removal until none is left. Blocks.
    pub fn finish_chores(&self) -> Result<(), StoreError> {
        let Some(trees) = self.inner.shared.trees() else { return Err(StoreError::Full) };
        let chores: Vec<_> = trees.scan(TreeName::Chores, b"").collect::<Result<_, _>>()?;
        drop(trees);
        for (key, _) in chores {
            let chore = Chore::read(&key).ok_or(RecordError::Damaged("chore"))?;
            while !self.submit(move |stage| stage.carry_on(chore)).wait()? {}
        }
        Ok(())
    }
}

impl Stage<'_> {
    /// One batch of a chore; true when it is finished.
    fn carry_on(&mut self, chore: Chore) -> Result<bool, StoreError> {
        let finished = match chore {
            Chore::EmptyIntegration(user, integration) => self
                .each_memo(&memo_prefix(user, Some(integration)), |stage, key| {
                    stage.move_memo(key, None).map(|_| ())
                })?,
            Chore::ForgetUser(user) => {
                self.each_memo(&user_key(user), |stage, key| {
                    let memo = stage.get_record(TreeName::Memos, key.as_bytes())?;
                    stage.forget_memo(key, &memo.ok_or(RecordError::Damaged("memo"))?);
                    Ok(())
                })? && self.forget_idempotency_of(user)?
            }
        };
        if finished {
            self.remove(TreeName::Chores, &chore.key());
        }
        Ok(finished)
    }

    /// Does `work` to the first memos whose keys begin with `prefix`; true when these were all.
    fn each_memo(
        &mut self,
        prefix: &[u8],
        mut work: impl FnMut(&mut Self, &MemoKey) -> Result<(), StoreError>,
    ) -> Result<bool, StoreError> {
        let (mut done, before) = (0, self.bytes());
        for pair in self.trees.scan(TreeName::Memos, prefix) {
            if done == AT_ONCE || self.bytes() - before > BYTES_AT_ONCE {
                return Ok(false);
            }
            let (key, _) = pair?;
            // A job before this one in the batch may have moved it.
            if self.get(TreeName::Memos, &key)?.is_some() {
                work(self, &MemoKey::read(&key).ok_or(RecordError::Damaged("memo"))?)?;
                done += 1;
            }
        }
        Ok(true)
    }

    fn forget_idempotency_of(&mut self, user: UserNumber) -> Result<bool, StoreError> {
        for (done, pair) in self.trees.scan(TreeName::Idempotency, &user_key(user)).enumerate() {
            if done == AT_ONCE {
                return Ok(false);
            }
            let (key, _) = pair?;
            if let Some(known) = self.get_record::<Idempotency>(TreeName::Idempotency, &key)? {
                let age = [&[0; 8], &key[..]].concat();
                let (_, whole) = read_idempotency_age_key(&age).ok_or(RecordError::Damaged("idempotency"))?;
                self.remove(TreeName::IdempotencyAge, &idempotency_age_key(known.accepted_at, &whole));
                self.remove(TreeName::Idempotency, &key);
            }
        }
        Ok(true)
    }
}
