use super::view::IntegrationView;
use super::{Answer, App, AppError, Reply};
use crate::model::{FormatType, Integration, Name};
use crate::store::{Account, IntegrationEdit, NewIntegration};
use crate::understand::Transcript;
use crate::values::shell_word;

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
        let answer = Answer::Integration(IntegrationView::from(&integration));
        Ok(Reply { answer, warnings, hints: Vec::new() })
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
        let Some(old) = account.integration(id.as_str()) else {
            return Err(AppError::unknown(crate::store::Noun::Integration, &id));
        };
        let old_trigger = old.trigger.clone();
        let warnings = trigger.iter().flat_map(|trigger| confusions(&account, &id, trigger)).collect();
        let about = AppError::about(new_id.as_ref().unwrap_or(&id));
        let edit = IntegrationEdit { id: new_id.clone(), trigger, format_type };
        let edited = self.store.edit_integration(account.user().number, id, edit);
        let integration = edited.wait().map_err(about)?;
        let hints = (integration.trigger != old_trigger).then(|| reroute_hint(&user)).into_iter().collect();
        Ok(Reply { answer: Answer::Integration(IntegrationView::from(&integration)), warnings, hints })
    }

    pub(super) fn remove_integration(&self, user: Name, id: Name) -> Result<Reply, AppError> {
        let owner = self.account(&user)?.user().number;
        let integration =
            self.store.remove_integration(owner, id.clone()).wait().map_err(AppError::about(&id))?;
        self.store.finish_chores()?;
        Ok(Answer::Integration(IntegrationView::from(&integration)).into())
    }
}

/// A new trigger decides about new memos; those that are kept stay until somebody says otherwise.
fn reroute_hint(user: &Name) -> String {
    let user = shell_word(user.as_str());
    format!(
        "Memos that are kept stay where they are; see which the new trigger would move: memod memo reroute --user {user} --dry-run"
    )
}

/// Sentences about other integrations of the user whose trigger could be taken for `trigger`, or the other way
/// round, and about one that nobody can speak.
fn confusions(account: &Account, id: &Name, trigger: &Name) -> Vec<String> {
    let confusable = account.router_in(account.user().language).confusable_with(trigger.as_str());
    let as_heard = |trigger: &Name| {
        let transcript = Transcript::new(trigger.as_str(), account.user().language);
        account.route(&transcript).normalized
    };
    let heard = as_heard(trigger);
    let words = trigger.as_str().contains(char::is_alphanumeric);
    let unspoken = (!words).then(|| {
        format!("the trigger {:?} has no word, so no memo can name it: give it one", trigger.as_str())
    });
    let others = account
        .integrations()
        .enumerate()
        .filter(|(index, other)| other.id != *id && confusable.contains(index))
        .map(|(_, other)| {
            if as_heard(&other.trigger) == heard {
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
        });
    others.chain(unspoken).collect()
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
