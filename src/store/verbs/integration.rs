use crate::model::{FormatType, Integration, Name, UserNumber};
use crate::store::error::{Noun, StoreError};
use crate::store::layout::{Chore, TreeName, integration_key};
use crate::store::stage::Stage;
use crate::store::{Store, Ticket};

/// An integration to add.
#[derive(Debug, Clone)]
#[allow(missing_docs)] // as in `Integration`
pub struct NewIntegration {
    pub user: UserNumber,
    pub id: Name,
    pub trigger: Name,
    pub format_type: FormatType,
}

/// What to change of an integration; `None` leaves it.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs)] // as in `Integration`
pub struct IntegrationEdit {
    pub id: Option<Name>,
    pub trigger: Option<Name>,
    pub format_type: Option<FormatType>,
}

impl Store {
    /// Adds an integration of a new id.
    pub fn add_integration(&self, new: NewIntegration) -> Ticket<Integration> {
        self.submit(move |stage| stage.add_integration(new))
    }

    /// Changes an integration; its memos stay with it.
    pub fn edit_integration(&self, user: UserNumber, id: Name, edit: IntegrationEdit) -> Ticket<Integration> {
        self.submit(move |stage| stage.edit_integration(user, &id, edit))
    }

    /// Takes an integration out of sight. Its memos go to the inbox with
    /// [`finish_chores`](Store::finish_chores).
    pub fn remove_integration(&self, user: UserNumber, id: Name) -> Ticket<Integration> {
        self.submit(move |stage| stage.remove_integration(user, &id))
    }
}

impl Stage<'_> {
    pub(super) fn integration(&self, user: UserNumber, id: &Name) -> Result<Integration, StoreError> {
        let account = self.directory().account(user).ok_or(StoreError::Unknown(Noun::User))?;
        let integration = account.integration(id.as_str()).ok_or(StoreError::Unknown(Noun::Integration))?;
        Ok(Integration::clone(integration))
    }

    pub(super) fn add_integration(&mut self, new: NewIntegration) -> Result<Integration, StoreError> {
        self.require_user(new.user)?;
        if self.integration(new.user, &new.id).is_ok() {
            return Err(StoreError::Taken(Noun::Integration));
        }
        let NewIntegration { user, id, trigger, format_type } = new;
        let number = self.counters.take_integration().ok_or(StoreError::NumbersUsedUp(Noun::Integration))?;
        self.keep_integration(Integration { number, user, id, trigger, format_type })
    }

    fn edit_integration(
        &mut self,
        user: UserNumber,
        id: &Name,
        edit: IntegrationEdit,
    ) -> Result<Integration, StoreError> {
        let old = self.integration(user, id)?;
        let id = edit.id.unwrap_or_else(|| old.id.clone());
        if id != old.id {
            if self.integration(user, &id).is_ok() {
                return Err(StoreError::Taken(Noun::Integration));
            }
            self.remove(TreeName::Integrations, &integration_key(user, &old.id));
        }
        self.keep_integration(Integration {
            id,
            trigger: edit.trigger.unwrap_or(old.trigger),
            format_type: edit.format_type.unwrap_or(old.format_type),
            ..old
        })
    }

    fn remove_integration(&mut self, user: UserNumber, id: &Name) -> Result<Integration, StoreError> {
        let integration = self.integration(user, id)?;
        self.remove(TreeName::Integrations, &integration_key(user, id));
        let chore = Chore::EmptyIntegration(user, integration.number);
        self.put(TreeName::Chores, &chore.key(), Vec::new());
        self.touch(Some(integration.number));
        self.directory_mut().remove_integration(user, integration.number);
        Ok(integration)
    }

    fn keep_integration(&mut self, integration: Integration) -> Result<Integration, StoreError> {
        let key = integration_key(integration.user, &integration.id);
        self.put_record(TreeName::Integrations, &key, &integration)?;
        self.touch(Some(integration.number));
        self.directory_mut().put_integration(integration.clone());
        Ok(integration)
    }
}
