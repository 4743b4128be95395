use super::view::KeyView;
use super::{Answer, App, AppError, Reply};
use crate::auth::{Token, hash_token};
use crate::model::{ApiKey, KeyId, Name, Scope, Timestamp};
use crate::store::{Directory, KeyEntry, Noun};

impl App {
    pub(super) fn create_key(
        &self,
        user: Name,
        name: Name,
        scopes: Vec<Scope>,
        expires_in_millis: Option<u64>,
    ) -> Result<Reply, AppError> {
        let now = self.outside.now();
        let owner = self.account(&user)?.user().number;
        let token = Token::generate(&self.outside)?;
        let key = ApiKey {
            id: token.id(),
            user: owner,
            name,
            scopes: scopes.into(),
            hash: hash_token(&token, &self.outside)?,
            created_at: now,
            expires_at: expires_in_millis.map(|millis| later(now, millis)),
            revoked_at: None,
        };
        let key = self.store.add_key(key).wait().map_err(AppError::about(&user))?;
        self.show_once(&key.id, &token)
    }

    pub(super) fn list_keys(&self, user: Option<Name>) -> Result<Reply, AppError> {
        let owner = user.map(|name| self.account(&name)).transpose()?.map(|account| account.user().number);
        let directory = self.store.directory();
        let entries = directory.keys().filter(|entry| owner.is_none_or(|owner| entry.key.user == owner));
        let mut keys: Vec<KeyView> = entries.filter_map(|entry| view(&directory, entry)).collect();
        keys.sort_by(|a, b| (&a.user, a.created_at, a.id).cmp(&(&b.user, b.created_at, b.id)));
        Ok(Answer::Keys(keys).into())
    }

    pub(super) fn revoke_key(&self, id: KeyId) -> Result<Reply, AppError> {
        let directory = self.store.directory();
        directory.key(&id).ok_or_else(|| AppError::unknown(Noun::Key, id))?;
        self.store.revoke_key(id, self.outside.now()).wait()?;
        Ok(Answer::Key(self.key_view(&id)?).into())
    }

    /// The replacement lives as long as the old key was given at first, however often that is rotated.
    pub(super) fn rotate_key(&self, id: KeyId, overlap_millis: u64) -> Result<Reply, AppError> {
        let now = self.outside.now();
        let directory = self.store.directory();
        let old = &directory.key(&id).ok_or_else(|| AppError::unknown(Noun::Key, id))?.key;
        if !old.is_live(now) {
            let why = if old.revoked_at.is_some() { "is revoked" } else { "has expired" };
            return Err(AppError::Refused(format!("key {id} {why}; make a new one with `memod key create`")));
        }
        let token = Token::generate(&self.outside)?;
        let lifetime = replacement_of(old, &directory).unwrap_or(old).lifetime_millis();
        let replacement = ApiKey {
            id: token.id(),
            hash: hash_token(&token, &self.outside)?,
            created_at: now,
            expires_at: lifetime.map(|millis| now.saturating_add_millis(millis)),
            ..ApiKey::clone(old)
        };
        self.store.rotate_key(id, replacement, later(now, overlap_millis)).wait()?;
        let reply = self.show_once(&token.id(), &token)?;
        // It may have been given an earlier end before.
        let hint = match self.key_view(&id)?.expires_at {
            Some(end) if end > now => format!("The old key {id} works until {end}."),
            _ => format!("The old key {id} is refused from now on."),
        };
        Ok(Reply { hints: vec![hint], ..reply })
    }

    fn show_once(&self, id: &KeyId, token: &Token) -> Result<Reply, AppError> {
        let view = KeyView { key: Some(token.reveal().to_owned()), ..self.key_view(id)? };
        Ok(Answer::Key(view).into())
    }

    fn key_view(&self, id: &KeyId) -> Result<KeyView, AppError> {
        let directory = self.store.directory();
        let entry = directory.key(id).and_then(|entry| view(&directory, entry));
        entry.ok_or_else(|| AppError::unknown(Noun::Key, id))
    }
}

/// The first key that `old` was rotated to, and which lives as long as `old` did before. Nothing says so but the keys
/// themselves: it is for the same tool, and `old` ends whole seconds, the overlap, after it was made.
fn replacement_of<'d>(old: &ApiKey, directory: &'d Directory) -> Option<&'d ApiKey> {
    let end = old.expires_at?.as_millis();
    let is_for_the_same =
        |key: &&ApiKey| (key.user, &key.name, key.scopes) == (old.user, &old.name, old.scopes);
    let replaces = |key: &&ApiKey| {
        let overlap = end - key.created_at.as_millis();
        key.created_at > old.created_at && overlap > 0 && overlap % 1000 == 0
    };
    let keys = directory.keys().map(|entry| entry.key.as_ref());
    keys.filter(is_for_the_same).filter(replaces).min_by_key(|key| key.created_at)
}

fn later(now: Timestamp, millis: u64) -> Timestamp {
    now.saturating_add_millis(i64::try_from(millis).unwrap_or(i64::MAX))
}

fn view(directory: &Directory, entry: &KeyEntry) -> Option<KeyView> {
    let key = &entry.key;
    Some(KeyView {
        id: key.id,
        user: directory.account(key.user)?.user().name.clone(),
        name: key.name.clone(),
        scopes: key.scopes,
        created_at: key.created_at,
        expires_at: key.expires_at,
        revoked_at: key.revoked_at,
        last_used_at: entry.last_used_at(),
        key: None,
    })
}
