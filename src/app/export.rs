use std::io::Write;

use super::line::{EXPORT_VERSION, Header, Line};
use super::{App, AppError};
use crate::legible::write_line;
use crate::model::{ApiKey, Memo};
use crate::store::Directory;

impl App {
    /// Writes the whole store as JSON lines: everything acknowledged before the call, in an order that
    /// [`import`](App::import) can read back. Captures go on meanwhile.
    pub fn export(&self, out: &mut dyn Write) -> Result<(), AppError> {
        // The places first: an integration that a memo stands in is then in the directory, or is gone since, and
        // its memos on their way to the inbox.
        let places = self.store.memo_places()?;
        let directory = self.store.directory();
        write_line(&mut *out, &Header { memod: EXPORT_VERSION, exported_at: Some(self.outside.now()) })?;
        for account in directory.accounts() {
            let user = account.user();
            write_line(
                &mut *out,
                &Line::User {
                    name: user.name.clone(),
                    time_zone: user.time_zone,
                    language: user.language,
                    created_at: Some(user.created_at),
                },
            )?;
        }
        let mut keys: Vec<_> = directory.keys().collect();
        keys.sort_by_key(|entry| (entry.key.created_at, entry.key.id));
        for entry in keys {
            let ApiKey { id, user, name, scopes, hash, created_at, expires_at, revoked_at } =
                (*entry.key).clone();
            let Some(owner) = directory.account(user) else { continue };
            let (user, last_used_at) = (owner.user().name.clone(), entry.last_used_at());
            write_line(
                &mut *out,
                &Line::ApiKey {
                    id,
                    user,
                    name,
                    scopes,
                    hash,
                    created_at,
                    expires_at,
                    revoked_at,
                    last_used_at,
                },
            )?;
        }
        for account in directory.accounts() {
            for integration in account.integrations() {
                write_line(
                    &mut *out,
                    &Line::Integration {
                        user: account.user().name.clone(),
                        id: integration.id.clone(),
                        trigger: integration.trigger.clone(),
                        format_type: integration.format_type,
                    },
                )?;
            }
        }
        for memo in self.store.memos_at(&places) {
            // The memos of a user who was removed meanwhile are about to go too.
            if let Some(line) = memo_line(&directory, memo?) {
                write_line(&mut *out, &line)?;
            }
        }
        Ok(out.flush()?)
    }
}

fn memo_line(directory: &Directory, memo: Memo) -> Option<Line> {
    let account = directory.account(memo.user)?;
    let integration = memo.integration.and_then(|number| account.integration_numbered(number));
    Some(Line::Memo {
        user: account.user().name.clone(),
        id: Some(memo.id),
        integration_id: integration.map(|integration| integration.id.clone()),
        text: memo.text,
        recorded_at: Some(memo.recorded_at),
        time_zone: Some(memo.time_zone),
        language: memo.language,
        created_at: Some(memo.created_at),
    })
}
