use chrono_tz::Tz;

use crate::model::{Language, Name, Timestamp, User, UserNumber};
use crate::store::error::{Noun, StoreError};
use crate::store::layout::{Chore, TreeName, integration_key, user_key};
use crate::store::stage::Stage;
use crate::store::{Store, Ticket};

/// A user to add.
#[derive(Debug, Clone)]
#[allow(missing_docs)] // as in `User`
pub struct NewUser {
    pub name: Name,
    pub time_zone: Tz,
    pub language: Language,
    pub created_at: Timestamp,
}

/// What to change of a user; `None` leaves it.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs)] // as in `User`
pub struct UserEdit {
    pub name: Option<Name>,
    pub time_zone: Option<Tz>,
    pub language: Option<Language>,
}

impl Store {
    /// Adds a user of a new name.
    pub fn add_user(&self, new: NewUser) -> Ticket<User> {
        self.submit(move |stage| stage.add_user(new))
    }

    /// Changes a user.
    pub fn edit_user(&self, name: Name, edit: UserEdit) -> Ticket<User> {
        self.submit(move |stage| stage.edit_user(&name, edit))
    }

    /// Takes a user out of sight with keys and integrations. The memos go with
    /// [`finish_chores`](Store::finish_chores).
    pub fn remove_user(&self, name: Name) -> Ticket<User> {
        self.submit(move |stage| stage.remove_user(&name))
    }
}

impl Stage<'_> {
    pub(super) fn user_named(&self, name: &Name) -> Result<User, StoreError> {
        let account = self.directory().account_named(name).ok_or(StoreError::Unknown(Noun::User))?;
        Ok(account.user().clone())
    }

    pub(super) fn require_user(&self, number: UserNumber) -> Result<(), StoreError> {
        self.directory().account(number).map(|_| ()).ok_or(StoreError::Unknown(Noun::User))
    }

    pub(super) fn add_user(&mut self, new: NewUser) -> Result<User, StoreError> {
        if self.directory().account_named(&new.name).is_some() {
            return Err(StoreError::Taken(Noun::User));
        }
        let NewUser { name, time_zone, language, created_at } = new;
        let number = self.counters.take_user().ok_or(StoreError::NumbersUsedUp(Noun::User))?;
        self.keep_user(User { number, name, time_zone, language, created_at })
    }

    fn edit_user(&mut self, name: &Name, edit: UserEdit) -> Result<User, StoreError> {
        let user = self.user_named(name)?;
        let name = edit.name.unwrap_or_else(|| user.name.clone());
        if name != user.name && self.directory().account_named(&name).is_some() {
            return Err(StoreError::Taken(Noun::User));
        }
        self.keep_user(User {
            name,
            time_zone: edit.time_zone.unwrap_or(user.time_zone),
            language: edit.language.unwrap_or(user.language),
            ..user
        })
    }

    fn remove_user(&mut self, name: &Name) -> Result<User, StoreError> {
        let user = self.user_named(name)?;
        let directory = std::sync::Arc::clone(self.directory());
        for entry in directory.keys().filter(|entry| entry.key.user == user.number) {
            self.remove(TreeName::ApiKeys, entry.key.id.as_str().as_bytes());
            self.remove(TreeName::KeyUsage, entry.key.id.as_str().as_bytes());
        }
        for integration in directory.account(user.number).iter().flat_map(|account| account.integrations()) {
            self.remove(TreeName::Integrations, &integration_key(user.number, &integration.id));
            self.touch(Some(integration.number));
        }
        self.remove(TreeName::Users, &user_key(user.number));
        self.put(TreeName::Chores, &Chore::ForgetUser(user.number).key(), Vec::new());
        self.directory_mut().remove_user(user.number);
        Ok(user)
    }

    fn keep_user(&mut self, user: User) -> Result<User, StoreError> {
        self.put_record(TreeName::Users, &user_key(user.number), &user)?;
        self.directory_mut().put_user(user.clone());
        Ok(user)
    }
}
