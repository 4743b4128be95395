use std::sync::Arc;

use bytes::Bytes;

use super::explain::read;
use super::lists::{List, RECENT_MEMOS, Version};
use super::memos::setting_of;
use super::view::IntegrationView;
use super::{App, AppError, Target};
use crate::auth::{Asking, Denied};
use crate::model::{ApiKey, FormatType, Integration, Name, Timestamp};
use crate::store::{Account, Current, Directory, KeyEntry, Noun, Sealed, StoreError};
use crate::understand::Transcript;

/// Bytes of memos that are read by a thread which others wait for: about half a millisecond.
const READ_AT_ONCE: usize = 4 * 1024;

/// So often a list looks whether sled has applied a batch, which is quicker than a thread that may block is at work.
const LOOKS: usize = 8;

/// Who asks, by a key that was checked a moment ago. All of it is on loan from the Directory of that moment.
#[derive(Debug, Clone, Copy)]
pub struct Caller<'d> {
    directory: &'d Directory,
    /// The key's owner.
    pub account: &'d Arc<Account>,
    /// The key.
    pub key: &'d ApiKey,
}

/// A list that is not made yet.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'d> {
    integration: &'d Arc<Integration>,
    version: Version,
}

fn caller<'d>(directory: &'d Directory, entry: &'d KeyEntry, now: Timestamp) -> Result<Caller<'d>, Denied> {
    entry.used(now);
    let account = directory.account(entry.key.user).ok_or(Denied::Unauthorized)?;
    Ok(Caller { directory, account, key: &entry.key })
}

impl App {
    /// Users, keys and integrations as of the last durable change.
    pub fn current(&self) -> Current {
        self.store.current()
    }

    /// Checks the key that a request presented, against what is [`current`](App::current).
    pub async fn check_key<'d>(
        &self,
        directory: &'d Directory,
        presented: Option<&str>,
        asking: Asking,
    ) -> Result<Caller<'d>, Denied> {
        caller(directory, self.verifier.check(directory, presented, asking).await?, asking.now)
    }

    /// What [`check_key`](App::check_key) would say of a good key that was verified before; `None` for any other, of
    /// which nothing is counted.
    pub fn known_caller<'d>(
        &self,
        directory: &'d Directory,
        presented: &[u8],
        now: Timestamp,
    ) -> Option<Caller<'d>> {
        caller(directory, self.verifier.known(directory, presented, now)?, now).ok()
    }

    /// The caller's integrations, ordered by id.
    pub fn integrations_of(&self, caller: &Caller<'_>) -> Vec<IntegrationView> {
        caller.account.integrations().map(|integration| IntegrationView::from(integration.as_ref())).collect()
    }

    /// The entries of the 20 most recent memos of an integration, as a JSON array; what is wanted where that has to be
    /// made first.
    pub fn finished_entries<'d>(
        &self,
        caller: &Caller<'d>,
        id: &str,
    ) -> Result<Result<Bytes, Wanted<'d>>, AppError> {
        let integration = self.integration_of(caller, id)?;
        let number = integration.number;
        // Before the store is read: see `Store::place_version`.
        let place = self.store.place_version(Some(number));
        let version = Version { directory: caller.directory.revision(), place };
        Ok(self.lists.get(number, version).ok_or(Wanted { integration, version }))
    }

    /// The entries of the 20 most recent memos of an integration, as a JSON array that is made now.
    pub async fn make_entries(&self, caller: &Caller<'_>, wanted: Wanted<'_>) -> Result<Bytes, AppError> {
        // In a box: every request that goes through warp moves the future that it is a part of.
        Box::pin(self.next_list(caller.account, wanted.integration, wanted.version)).await
    }

    /// The list of this version, made of the one before it where it can be.
    async fn next_list(
        &self,
        account: &Arc<Account>,
        integration: &Arc<Integration>,
        version: Version,
    ) -> Result<Bytes, AppError> {
        let number = integration.number;
        let before = self.lists.before(number, version.directory);
        // What the last list lacks was written since, so what has to be read is in memory.
        if let Some(before) = &before
            && let Some(mut memos) = self.recent_soon(integration).await
        {
            let newest = memos.by_ref().take(RECENT_MEMOS).collect::<Result<Vec<_>, _>>()?;
            if before.lacks(&newest) <= READ_AT_ONCE {
                let memos = newest.into_iter().map(Ok).chain(memos);
                return self.make_list(account, integration, version, memos, Some(before));
            }
        }
        let (app, account, integration) = (self.clone(), Arc::clone(account), Arc::clone(integration));
        let made = tokio::task::spawn_blocking(move || {
            let memos = app.store.recent(integration.user, Some(integration.number))?;
            app.make_list(&account, &integration, version, memos, before.as_ref())
        });
        made.await.unwrap_or_else(|panic| std::panic::resume_unwind(panic.into_panic()))
    }

    /// The memos of an integration, newest first; `None` where a thread that others wait for would have to wait for sled.
    async fn recent_soon(
        &self,
        integration: &Integration,
    ) -> Option<impl Iterator<Item = Result<Sealed, StoreError>> + use<>> {
        for _ in 0..LOOKS {
            let memos = self.store.recent_at_once(integration.user, Some(integration.number));
            if memos.is_some() {
                return memos;
            }
            tokio::task::yield_now().await;
        }
        None
    }

    fn integration_of<'d>(&self, caller: &Caller<'d>, id: &str) -> Result<&'d Arc<Integration>, AppError> {
        let found = caller.account.integration(id).or_else(|| {
            // Not written as it is kept: perhaps with blanks around it, or decomposed.
            caller.account.integration(Name::parse(id).ok()?.as_str())
        });
        found.ok_or_else(|| AppError::unknown(Noun::Integration, id))
    }

    fn make_list(
        &self,
        account: &Account,
        integration: &Integration,
        version: Version,
        memos: impl Iterator<Item = Result<Sealed, StoreError>>,
        before: Option<&List>,
    ) -> Result<Bytes, AppError> {
        let target = Target::from(integration);
        // A note is shown whole: nobody asks where its trigger was spoken.
        let asks = integration.format_type != FormatType::PlainText;
        let place = account.position(integration.number).filter(|_| asks);
        let list = List::make(memos, before, |memo| {
            let memo = memo.open()?;
            let setting = setting_of(&memo, account);
            let transcript = Transcript::new(&memo.text, setting.language);
            let routing = place.map(|at| (account.route(&transcript), at));
            let heard = routing.as_ref().and_then(|(routing, at)| routing.heard(*at));
            Some(read(&target, heard, &transcript, &setting).entries)
        })?;
        let number = integration.number;
        let put = |is_exact| self.lists.put(number, version, list, is_exact);
        Ok(self.store.while_settled(Some(number), version.place, put))
    }
}
