use chrono_tz::Tz;

use crate::model::{ApiKey, FormatType, Language, Memo, MemoId, Name, Timestamp};
use crate::store::error::{Noun, StoreError};
use crate::store::layout::{IMPORT_KEY, TreeName};
use crate::store::record::ImportProgress;
use crate::store::stage::Stage;
use crate::store::verbs::{NewIntegration, NewMemo, NewUser};
use crate::store::{Store, Ticket};

/// One thing that an import brings. Owners are named, since their numbers may come with the same import.
#[derive(Debug, Clone)]
#[allow(missing_docs)] // as in the model
pub enum Incoming {
    User(NewUser),
    /// `key.user` is taken from `owner`.
    Key {
        owner: Name,
        key: ApiKey,
        last_used_at: Option<Timestamp>,
    },
    Integration {
        owner: Name,
        id: Name,
        trigger: Name,
        format_type: FormatType,
    },
    /// A memo that memod exported.
    Memo {
        owner: Name,
        id: MemoId,
        integration: Option<Name>,
        text: String,
        recorded_at: Timestamp,
        time_zone: Tz,
        language: Option<Language>,
        created_at: Timestamp,
    },
    /// A memo from elsewhere, routed by now.
    BareMemo(NewMemo),
}

/// What a batch of an import brought.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct BatchReport {
    pub users: u64,
    pub keys: u64,
    pub integrations: u64,
    pub memos: u64,
    /// Was there already and stayed as it was.
    pub known: u64,
    /// Of those, how many the line says other things of.
    pub differing: u64,
}

impl Store {
    /// Keeps a batch of an import, and that the import has come to line `lines`; `None` when it is finished.
    pub fn import_batch(
        &self,
        batch: Vec<Incoming>,
        digest: [u8; 32],
        lines: Option<u64>,
    ) -> Ticket<BatchReport> {
        self.submit(move |stage| {
            let mut report = BatchReport::default();
            for incoming in batch {
                match stage.bring_in(incoming, &mut report) {
                    Err(StoreError::Taken(_)) => report.known += 1,
                    other => other?,
                }
            }
            match lines {
                Some(lines) => {
                    stage.put_record(TreeName::Meta, IMPORT_KEY, &ImportProgress { digest, lines })?
                }
                None => stage.remove(TreeName::Meta, IMPORT_KEY),
            }
            Ok(report)
        })
    }
}

impl Stage<'_> {
    /// Every verb looks whether the name is taken before it changes anything, so a known one leaves no trace.
    fn bring_in(&mut self, incoming: Incoming, report: &mut BatchReport) -> Result<(), StoreError> {
        match incoming {
            Incoming::User(new) => {
                if let Ok(known) = self.user_named(&new.name) {
                    let same = known.time_zone == new.time_zone && known.language == new.language;
                    report.differing += u64::from(!same);
                }
                self.add_user(new)?;
                report.users += 1;
            }
            Incoming::Key { owner, key, last_used_at } => {
                let user = self.user_named(&owner)?.number;
                self.add_key(ApiKey { user, ..key }, last_used_at)?;
                report.keys += 1;
            }
            Incoming::Integration { owner, id, trigger, format_type } => {
                let user = self.user_named(&owner)?.number;
                if let Ok(known) = self.integration(user, &id) {
                    let same = known.trigger == trigger && known.format_type == format_type;
                    report.differing += u64::from(!same);
                }
                self.add_integration(NewIntegration { user, id, trigger, format_type })?;
                report.integrations += 1;
            }
            Incoming::Memo { owner, id, integration, text, recorded_at, time_zone, language, created_at } => {
                let user = self.user_named(&owner)?.number;
                // One that was removed meanwhile means the inbox, as if it had been removed later.
                let integration =
                    integration.and_then(|id| self.integration(user, &id).ok()).map(|found| found.number);
                if let Some(known) = self.memo_key(&id)? {
                    report.differing += u64::from(self.memo_at(&known)?.text != text);
                    return Err(StoreError::Taken(Noun::Memo));
                }
                let sequence = self.counters.take_sequence();
                self.keep_memo(Memo {
                    id,
                    user,
                    integration,
                    text,
                    recorded_at,
                    time_zone,
                    language,
                    created_at,
                    sequence,
                })?;
                report.memos += 1;
            }
            Incoming::BareMemo(new) => {
                self.add_memo(new, None)?;
                report.memos += 1;
            }
        }
        Ok(())
    }
}
