use crate::model::{ApiKey, KeyId, Timestamp};
use crate::store::error::{Noun, StoreError};
use crate::store::layout::TreeName;
use crate::store::record::KeyUse;
use crate::store::stage::Stage;
use crate::store::{Store, Ticket};

impl Store {
    /// Adds a key with a new id.
    pub fn add_key(&self, key: ApiKey) -> Ticket<ApiKey> {
        self.submit(move |stage| stage.add_key(key, None))
    }

    /// Refuses a key from `now` on. One that was revoked before stays as it was. A key that leaked is revoked on a full
    /// disk, too.
    pub fn revoke_key(&self, id: KeyId, now: Timestamp) -> Ticket<ApiKey> {
        self.submit_urgent(move |stage| {
            let key = stage.key(&id)?;
            stage.keep_key(ApiKey { revoked_at: key.revoked_at.or(Some(now)), ..key }, None)
        })
    }

    /// Adds `replacement` and lets the old key end at `old_ends_at`, or at its own expiry if that is earlier; on a full
    /// disk, too.
    pub fn rotate_key(&self, old: KeyId, replacement: ApiKey, old_ends_at: Timestamp) -> Ticket<ApiKey> {
        self.submit_urgent(move |stage| {
            let old = stage.key(&old)?;
            let expires_at = Some(old.expires_at.map_or(old_ends_at, |end| end.min(old_ends_at)));
            stage.keep_key(ApiKey { expires_at, ..old }, None)?;
            stage.add_key(replacement, None)
        })
    }

    /// Keeps when keys were last used, where that is not kept yet.
    pub fn save_key_uses(&self) -> Ticket<()> {
        self.submit(|stage| {
            let directory = std::sync::Arc::clone(stage.directory());
            for entry in directory.keys() {
                if let Some(at) = entry.unsaved_use() {
                    stage.put_record(TreeName::KeyUsage, entry.key.id.as_str().as_bytes(), &KeyUse(at))?;
                }
            }
            Ok(())
        })
    }
}

impl Stage<'_> {
    fn key(&self, id: &KeyId) -> Result<ApiKey, StoreError> {
        let entry = self.directory().key(id).ok_or(StoreError::Unknown(Noun::Key))?;
        Ok(ApiKey::clone(&entry.key))
    }

    pub(super) fn add_key(
        &mut self,
        key: ApiKey,
        last_used: Option<Timestamp>,
    ) -> Result<ApiKey, StoreError> {
        self.require_user(key.user)?;
        if self.directory().key(&key.id).is_some() {
            return Err(StoreError::Taken(Noun::Key));
        }
        if let Some(at) = last_used {
            self.put_record(TreeName::KeyUsage, key.id.as_str().as_bytes(), &KeyUse(at))?;
        }
        self.keep_key(key, last_used)
    }

    fn keep_key(&mut self, key: ApiKey, last_used: Option<Timestamp>) -> Result<ApiKey, StoreError> {
        self.put_record(TreeName::ApiKeys, key.id.as_str().as_bytes(), &key)?;
        self.directory_mut().put_key(key.clone(), last_used);
        Ok(key)
    }
}
