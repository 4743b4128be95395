use chrono_tz::Tz;

use super::explain::read;
use super::view::{CapturedView, MemoView};
use super::{Answer, App, AppError, Capture, Place, Reply, Target, explain_fully};
use crate::format::Shaped;
use crate::model::{Assumption, AssumptionCode, Language, Memo, MemoId, Name, Timestamp};
use crate::store::{Account, Noun, StoreError};
use crate::understand::{Routing, Setting, Transcript};

impl App {
    pub(super) fn add_memo(&self, user: Name, capture: Capture) -> Result<Reply, AppError> {
        let account = self.account(&user)?;
        let id = self.capture_blocking(&account, capture)?.view.id;
        self.show_memo(id)
    }

    pub(super) fn list_memos(&self, user: Name, place: Place, limit: usize) -> Result<Reply, AppError> {
        let account = self.account(&user)?;
        let number = account.user().number;
        let memos = match place {
            Place::Everywhere => self.store.recent_memos_everywhere(&account, limit)?,
            Place::Inbox => self.store.recent_memos(number, None, limit)?,
            Place::Integration(id) => {
                let found = account.integration(id.as_str());
                let integration = found.ok_or_else(|| AppError::unknown(Noun::Integration, &id))?.number;
                self.store.recent_memos(number, Some(integration), limit)?
            }
        };
        Ok(Answer::Memos(memos.into_iter().filter_map(|memo| self.memo_view(memo)).collect()).into())
    }

    pub(super) fn show_memo(&self, id: MemoId) -> Result<Reply, AppError> {
        let memo = self.find_memo(&id)?;
        let (_, Shaped { entries, assumptions }) = self.read_memo(&memo);
        let view = self.memo_view(memo).ok_or_else(|| AppError::unknown(Noun::Memo, &id))?;
        Ok(Answer::Memo(MemoView { entries: Some(entries), assumptions: Some(assumptions), ..view }).into())
    }

    pub(super) fn move_memo(&self, id: MemoId, integration: Name) -> Result<Reply, AppError> {
        let memo = self.find_memo(&id)?;
        let directory = self.store.directory();
        let account = directory.account(memo.user).ok_or_else(|| AppError::unknown(Noun::Memo, &id))?;
        let target = account.integration(integration.as_str());
        let target = target.ok_or_else(|| AppError::unknown(Noun::Integration, &integration))?.number;
        self.store.move_memo(id.clone(), target).wait()?;
        self.show_memo(id)
    }

    pub(super) fn remove_memo(&self, id: MemoId) -> Result<Reply, AppError> {
        let removed = self.store.remove_memo(id.clone()).wait().map_err(|error| match error {
            StoreError::Unknown(noun) => AppError::unknown(noun, &id),
            other => other.into(),
        })?;
        let view = self.memo_view(removed).ok_or_else(|| AppError::unknown(Noun::Memo, &id))?;
        Ok(Answer::Memo(view).into())
    }

    pub(super) fn explain_for(
        &self,
        user: Name,
        text: String,
        recorded_at: Option<Timestamp>,
        time_zone: Option<Tz>,
        language: Option<Language>,
    ) -> Result<Reply, AppError> {
        let account = self.account(&user)?;
        let setting = Setting {
            recorded_at: recorded_at.unwrap_or_else(|| self.outside.now()),
            time_zone: time_zone.unwrap_or(account.user().time_zone),
            language: language.unwrap_or(account.user().language),
        };
        let targets: Vec<Target<'_>> =
            account.integrations().map(|integration| Target::from(integration.as_ref())).collect();
        let router = account.router_in(setting.language);
        Ok(Answer::Explained(Box::new(explain_fully(&text, &router, &targets, &setting))).into())
    }

    /// The memo with this id as it is shaped now, if it belongs to `account`.
    pub fn memo(&self, account: &Account, id: &MemoId) -> Result<Option<CapturedView>, AppError> {
        let memo = self.store.memo(id)?.filter(|memo| memo.user == account.user().number);
        Ok(memo.map(|memo| self.captured_view(memo)))
    }

    /// Where a memo stands and how it is shaped there, with every guess on the way to it.
    pub(super) fn read_memo(&self, memo: &Memo) -> Reading {
        let directory = self.store.directory();
        let Some(account) = directory.account(memo.user) else { return (None, Shaped::nothing()) };
        let setting = setting_of(memo, account);
        // The memos of an integration that was removed a moment ago are on their way to the inbox.
        let place = memo.integration.and_then(|number| account.position(number));
        let transcript = Transcript::new(&memo.text, setting.language);
        read_at(account, place, &account.route(&transcript), &transcript, &setting)
    }

    fn find_memo(&self, id: &MemoId) -> Result<Memo, AppError> {
        self.store.memo(id)?.ok_or_else(|| AppError::unknown(Noun::Memo, id))
    }

    fn memo_view(&self, memo: Memo) -> Option<MemoView> {
        let directory = self.store.directory();
        let account = directory.account(memo.user)?;
        let integration = memo.integration.and_then(|number| account.integration_numbered(number));
        Some(MemoView {
            id: memo.id,
            user: account.user().name.clone(),
            integration_id: integration.map(|integration| integration.id.clone()),
            text: memo.text,
            recorded_at: memo.recorded_at,
            time_zone: memo.time_zone,
            created_at: memo.created_at,
            entries: None,
            assumptions: None,
        })
    }
}

/// The integration that a memo stands in, and its shape there.
pub(super) type Reading = (Option<Name>, Shaped);

/// A text of `account` that was routed, where it stands: in the integration at a position, or in the inbox.
pub(super) fn read_at(
    account: &Account,
    place: Option<usize>,
    routing: &Routing,
    transcript: &Transcript<'_>,
    setting: &Setting,
) -> Reading {
    match place.and_then(|at| Some((account.at(at)?, routing.heard(at)))) {
        Some((integration, heard)) => {
            let shaped = read(&Target::from(integration.as_ref()), heard, transcript, setting);
            (Some(integration.id.clone()), shaped)
        }
        None => {
            let ambiguous = |found: &&Assumption| found.code == AssumptionCode::AmbiguousTrigger;
            let assumptions = routing.assumptions.iter().filter(ambiguous).cloned().collect();
            (None, Shaped { entries: Vec::new(), assumptions })
        }
    }
}

/// What a memo of `account` is read against.
pub(super) fn setting_of(memo: &Memo, account: &Account) -> Setting {
    Setting {
        recorded_at: memo.recorded_at,
        time_zone: memo.time_zone,
        language: memo.language.unwrap_or(account.user().language),
    }
}
