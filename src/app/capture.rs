use chrono_tz::Tz;

use super::view::CapturedView;
use super::{App, AppError};
use crate::model::{Language, MAX_TEXT_BYTES, Memo, Name, Timestamp};
use crate::store::{Account, Added, NewMemo, Noun, OnceOnly};
use crate::understand::Router;

/// A memo as a client hands it in.
#[derive(Debug, Clone, Default)]
pub struct Capture {
    /// The transcript.
    pub text: String,
    /// When it was spoken; now if not said.
    pub recorded_at: Option<Timestamp>,
    /// Where it was spoken; the user's zone if not said.
    pub time_zone: Option<Tz>,
    /// The language; the user's if not said.
    pub language: Option<Language>,
    /// Overrides routing.
    pub integration: Option<Name>,
    /// The request's `Idempotency-Key`.
    pub once_only: Option<String>,
}

/// What became of a [`Capture`].
#[derive(Debug, Clone, PartialEq)]
pub struct Captured {
    /// The memo as it is shaped now.
    pub view: CapturedView,
    /// False where the `Idempotency-Key` stood for this memo before.
    pub is_new: bool,
}

impl App {
    /// Understands and keeps a memo. Ready when it is durable.
    pub async fn capture(&self, account: &Account, capture: Capture) -> Result<Captured, AppError> {
        let once_only = capture.once_only();
        let added = match (self.prepare(account, capture, once_only.clone()), once_only) {
            // A repetition stands for its memo even where the integration that it names is gone by now.
            (Err(gone @ AppError::Unknown { .. }), Some(once_only)) => {
                let repeated = self.store.repeated_memo(account.user().number, once_only, self.outside.now());
                Added::Known(repeated.await?.ok_or(gone)?)
            }
            (prepared, _) => self.store.add_memo(prepared?).await?,
        };
        Ok(self.captured(added))
    }

    /// The same on a thread that may block.
    pub(super) fn capture_blocking(&self, account: &Account, capture: Capture) -> Result<Captured, AppError> {
        let once_only = capture.once_only();
        let added = self.store.add_memo(self.prepare(account, capture, once_only)?).wait()?;
        Ok(self.captured(added))
    }

    fn prepare(
        &self,
        account: &Account,
        capture: Capture,
        once_only: Option<OnceOnly>,
    ) -> Result<NewMemo, AppError> {
        check_text(&capture.text)?;
        let Capture { text, recorded_at, time_zone, language, integration, .. } = capture;
        let integration = match integration {
            Some(id) => {
                let found = account.integration(id.as_str());
                Some(found.ok_or_else(|| AppError::unknown(Noun::Integration, &id))?.number)
            }
            None => route(account, &text, language),
        };
        let now = self.outside.now();
        Ok(NewMemo {
            user: account.user().number,
            integration,
            text,
            recorded_at: recorded_at.unwrap_or(now),
            time_zone: time_zone.unwrap_or(account.user().time_zone),
            language,
            now,
            random: self.outside.random()?,
            once_only,
        })
    }

    fn captured(&self, added: Added) -> Captured {
        let (memo, is_new) = match added {
            Added::New(memo) => (memo, true),
            Added::Known(memo) => (memo, false),
        };
        Captured { view: self.captured_view(memo), is_new }
    }

    pub(super) fn captured_view(&self, memo: Memo) -> CapturedView {
        let (integration_id, shaped) = self.read_memo(&memo);
        CapturedView {
            id: memo.id,
            integration_id,
            recorded_at: memo.recorded_at,
            created_at: memo.created_at,
            entries: shaped.entries,
            assumptions: shaped.assumptions,
        }
    }
}

impl Capture {
    fn once_only(&self) -> Option<OnceOnly> {
        let key = self.once_only.clone()?;
        Some(OnceOnly { key, fingerprint: self.fingerprint() })
    }

    /// Tells two requests with one `Idempotency-Key` apart by what they ask for, not by how their JSON is written.
    fn fingerprint(&self) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        let members = [
            Some(self.text.clone()),
            self.recorded_at.map(|at| at.to_string()),
            self.time_zone.map(|zone| zone.name().to_owned()),
            self.language.map(|language| language.to_string()),
            self.integration.as_ref().map(Name::to_string),
        ];
        for member in members {
            match member {
                Some(text) => hasher.update(&(text.len() as u64 + 1).to_le_bytes()).update(text.as_bytes()),
                None => hasher.update(&0u64.to_le_bytes()),
            };
        }
        *hasher.finalize().as_bytes()
    }
}

/// A text that can be kept: not blank, at most [`MAX_TEXT_BYTES`].
pub(super) fn check_text(text: &str) -> Result<(), AppError> {
    if text.len() > MAX_TEXT_BYTES {
        Err(AppError::TooLong)
    } else if text.trim().is_empty() {
        Err(AppError::Invalid { member: "text", reason: "must not be empty or blank".to_owned() })
    } else {
        Ok(())
    }
}

/// Where `text` belongs; a language other than the user's has its own way of comparing.
pub(super) fn route(
    account: &Account,
    text: &str,
    language: Option<Language>,
) -> Option<crate::model::IntegrationNumber> {
    let chosen = match language.filter(|language| *language != account.user().language) {
        None => account.router().route(text).chosen,
        Some(language) => {
            let triggers = account.integrations().map(|integration| integration.trigger.as_str());
            Router::new(triggers, language).route(text).chosen
        }
    };
    account.integrations().nth(chosen?).map(|integration| integration.number)
}
