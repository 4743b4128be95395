use super::view::IntegrationView;
use super::{Answer, App, AppError, Reply};
use crate::model::{FormatType, Integration, Name};
use crate::store::{Account, IntegrationEdit, NewIntegration};

impl App {
    pub(super) fn add_integration(
        &self,
        user: Name,
        id: Name,
        trigger: Name,
        format_type: FormatType,
    ) -> Result<Reply, AppError> {
        let account = self.account(&user)?;
        let warnings = confusions(&account, &id, &trigger);
        let new = NewIntegration { user: account.user().number, id: id.clone(), trigger, format_type };
        let integration = self.store.add_integration(new).wait().map_err(AppError::about(&id))?;
        Ok(Reply { answer: Answer::Integration(IntegrationView::from(&integration)), warnings })
    }

    pub(super) fn list_integrations(&self, user: Name) -> Result<Reply, AppError> {
        let account = self.account(&user)?;
        let views = account.integrations().map(|integration| IntegrationView::from(integration.as_ref()));
        Ok(Answer::Integrations(views.collect()).into())
    }

    /// The stored memos are shaped by the new format from then on: entries are made when they are asked for.
    pub(super) fn edit_integration(
        &self,
        user: Name,
        id: Name,
        new_id: Option<Name>,
        trigger: Option<Name>,
        format_type: Option<FormatType>,
    ) -> Result<Reply, AppError> {
        let account = self.account(&user)?;
        if account.integration(id.as_str()).is_none() {
            return Err(AppError::unknown(crate::store::Noun::Integration, &id));
        }
        let warnings = trigger.iter().flat_map(|trigger| confusions(&account, &id, trigger)).collect();
        let about = AppError::about(new_id.as_ref().unwrap_or(&id));
        let edit = IntegrationEdit { id: new_id.clone(), trigger, format_type };
        let edited = self.store.edit_integration(account.user().number, id, edit);
        let integration = edited.wait().map_err(about)?;
        Ok(Reply { answer: Answer::Integration(IntegrationView::from(&integration)), warnings })
    }

    pub(super) fn remove_integration(&self, user: Name, id: Name) -> Result<Reply, AppError> {
        let owner = self.account(&user)?.user().number;
        let integration =
            self.store.remove_integration(owner, id.clone()).wait().map_err(AppError::about(&id))?;
        self.store.finish_chores()?;
        Ok(Answer::Integration(IntegrationView::from(&integration)).into())
    }
}

/// Sentences about other integrations of the user whose trigger could be taken for `trigger`, or the other way
/// round.
fn confusions(account: &Account, id: &Name, trigger: &Name) -> Vec<String> {
    let confusable = account.router_in(account.user().language).confusable_with(trigger.as_str());
    account
        .integrations()
        .enumerate()
        .filter(|(index, other)| other.id != *id && confusable.contains(index))
        .map(|(_, other)| {
            if other.trigger == *trigger {
                format!(
                    "the integration {:?} has the same trigger {:?}: memos that name it go to the inbox",
                    other.id.as_str(),
                    other.trigger.as_str()
                )
            } else {
                format!(
                    "the trigger {:?} could be confused with {:?} of the integration {:?}",
                    trigger.as_str(),
                    other.trigger.as_str(),
                    other.id.as_str()
                )
            }
        })
        .collect()
}

impl From<&Integration> for IntegrationView {
    fn from(integration: &Integration) -> Self {
        IntegrationView {
            id: integration.id.clone(),
            trigger: integration.trigger.clone(),
            format_type: integration.format_type,
        }
    }
}
