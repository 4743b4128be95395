use std::panic::resume_unwind;
use std::sync::Arc;

use chrono_tz::Tz;

use super::lists::Lists;
use super::memos::{Reading, read_at};
use super::scribe::{Heard, Kept};
use super::view::CapturedView;
use super::{App, AppError};
use crate::model::{Language, MAX_TEXT_BYTES, Memo, Name, Timestamp, is_blank};
use crate::outside::Outside;
use crate::store::{Account, Added, NewMemo, Noun, OnceOnly, Shown, Ticket};
use crate::understand::{Setting, Transcript};

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
    pub async fn capture(&self, account: &Arc<Account>, capture: Capture) -> Result<Captured, AppError> {
        let once_only = capture.once_only();
        let kept = self.hear(account, capture, once_only.clone()).await?;
        match (kept.unwrap_or_else(|panic| resume_unwind(panic)), once_only) {
            // A repetition stands for its memo even where the integration that it names is gone by now.
            (Err(gone @ AppError::Unknown { .. }), Some(once_only)) => {
                let repeated = self.store.repeated_memo(account.user().number, once_only, self.outside.now());
                Ok(self.repeated(repeated.await?.ok_or(gone)?))
            }
            (kept, _) => Ok(self.captured(account, kept?)),
        }
    }

    /// The same on a thread that may block.
    pub(super) fn capture_blocking(
        &self,
        account: &Arc<Account>,
        capture: Capture,
    ) -> Result<Captured, AppError> {
        let once_only = capture.once_only();
        let kept = self.hear(account, capture, once_only).wait()?;
        Ok(self.captured(account, kept.unwrap_or_else(|panic| resume_unwind(panic))?))
    }

    fn hear(&self, account: &Arc<Account>, capture: Capture, once_only: Option<OnceOnly>) -> Ticket<Kept> {
        let (ticket, promise) = self.store.promise();
        self.scribe.hear(Heard { account: Arc::clone(account), capture, once_only, promise });
        ticket
    }

    /// `reading` is what was made of the memo as `account` was; it holds if nothing of the account changed since.
    fn captured(&self, account: &Account, (added, reading): (Added, Reading)) -> Captured {
        let memo = match added {
            Added::New(memo) => memo,
            Added::Known(memo) => return self.repeated(memo),
        };
        let place = memo.integration.and_then(|number| account.integration_numbered(number));
        self.taken.note(place.map(|integration| integration.format_type));
        let now = self.store.directory();
        let holds = now.account(memo.user).is_some_and(|now| std::ptr::eq(now.as_ref(), account));
        let reading = if holds { reading } else { self.read_memo(&memo) };
        Captured { view: CapturedView::of(memo, reading), is_new: true }
    }

    fn repeated(&self, memo: Memo) -> Captured {
        Captured { view: self.captured_view(memo), is_new: false }
    }

    pub(super) fn captured_view(&self, memo: Memo) -> CapturedView {
        let reading = self.read_memo(&memo);
        CapturedView::of(memo, reading)
    }
}

/// A memo that is ready to be kept, and how it will be seen.
pub(super) struct Understood {
    pub(super) new: NewMemo,
    pub(super) reading: Reading,
    /// What the list of its integration will show of it, if one is kept.
    pub(super) shown: Option<Shown>,
}

/// Reads `capture` as `account` is now.
pub(super) fn understand(
    outside: &Outside,
    lists: &Lists,
    account: &Arc<Account>,
    capture: Capture,
    once_only: Option<OnceOnly>,
) -> Result<Understood, AppError> {
    check_text(&capture.text)?;
    let Capture { text, recorded_at, time_zone, language, integration, .. } = capture;
    let now = outside.now();
    let setting = Setting {
        recorded_at: recorded_at.unwrap_or(now),
        time_zone: time_zone.unwrap_or(account.user().time_zone),
        language: language.unwrap_or(account.user().language),
    };
    let transcript = Transcript::new(&text, setting.language);
    let routing = account.route(&transcript);
    let place = match integration {
        Some(id) => {
            let found = account.integration(id.as_str());
            account.position(found.ok_or_else(|| AppError::unknown(Noun::Integration, &id))?.number)
        }
        None => routing.chosen,
    };
    let reading = read_at(account, place, &routing, &transcript, &setting);
    let integration = place.and_then(|at| account.at(at)).map(|integration| integration.number);
    let shown = integration.and_then(|number| lists.show(account, number, &reading.1.entries));
    let new = NewMemo {
        user: account.user().number,
        integration,
        text,
        recorded_at: setting.recorded_at,
        time_zone: setting.time_zone,
        language,
        now,
        random: outside.random()?,
        once_only,
    };
    Ok(Understood { new, reading, shown })
}

impl CapturedView {
    fn of(memo: Memo, (integration_id, shaped): Reading) -> Self {
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
    } else if is_blank(text) {
        Err(AppError::Invalid { member: "text", reason: "must not be empty or blank".to_owned() })
    } else {
        Ok(())
    }
}
