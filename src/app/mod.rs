//! The use cases, free of HTTP and of the command line: what the server and the commands both call.
//!
//! `run` answers administration; `capture`, `memo` and `automation` are what the HTTP API does; `export`,
//! `import` and `reroute` stream.

mod automation;
mod capture;
mod command;
mod error;
mod explain;
mod export;
mod import;
mod integrations;
mod keys;
mod line;
mod lists;
mod memos;
mod place;
mod reroute;
mod scribe;
mod taken;
pub mod upkeep;
mod users;
pub mod view;

pub use automation::{Caller, Wanted};
pub use capture::{Capture, Captured};
pub use command::{Answer, Command, ImportReport, Place, Reply};
pub use error::{AppError, BadLine};
pub(crate) use error::{IMPORT_AGAIN, so_far, unusable};
pub use explain::{Target, explain, explain_fully, explain_shape, shape_alone};
pub(crate) use line::not_json;
pub use reroute::{Heard, Reroute, RerouteReport, RerouteStep, RerouteView};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::sync::watch;

use crate::auth::Verifier;
use crate::model::{Name, Timestamp};
use crate::outside::Outside;
use crate::store::{Account, Disk, Follower, Noun, Store, StoreError, StoreSettings, StoreStats};
use lists::Lists;
use place::{refuse_backup, require_disk, store_in};
use scribe::Scribe;
use taken::Taken;

pub use crate::store::StoreSettings as Settings;

/// The program without its edges: the open store and everything that can be asked of it. One cheap clone is
/// held by every task of the server; the last one to go closes the store.
#[derive(Debug, Clone)]
pub struct App {
    /// Stands first, since it hands over to the store what it has heard before the store is closed.
    scribe: Arc<Scribe>,
    store: Store,
    verifier: Verifier,
    lists: Arc<Lists>,
    taken: Arc<Taken>,
    outside: Outside,
    data: PathBuf,
}

impl App {
    /// Opens the store in the data directory `data`, creating it where there is none.
    pub fn open(data: &Path, settings: &StoreSettings, outside: Outside) -> Result<App, AppError> {
        refuse_backup(data)?;
        require_disk(data).map_err(AppError::Refused)?;
        let store = Store::open(&store_in(data), *settings).map_err(AppError::opening(data))?;
        App::over(store, data, outside)
    }

    /// The same on a disk of the caller's, for tests that fill it or break it.
    pub fn open_on(
        data: &Path,
        settings: &StoreSettings,
        outside: Outside,
        disk: impl FnOnce(&Path) -> std::io::Result<Box<dyn Disk>>,
    ) -> Result<App, AppError> {
        App::over(Store::open_on(&store_in(data), *settings, disk)?, data, outside)
    }

    fn over(store: Store, data: &Path, outside: Outside) -> Result<App, AppError> {
        let verifier = Verifier::new(&outside)?;
        let lists = Arc::new(Lists::default());
        store.followed_by(Arc::clone(&lists) as Arc<dyn Follower>);
        let scribe = {
            let (outside, lists) = (outside.clone(), Arc::clone(&lists));
            Scribe::start(store.clone(), move |account, capture, once_only| {
                capture::understand(&outside, &lists, account, capture, once_only)
            })
        };
        Ok(App {
            scribe: Arc::new(scribe.map_err(|error| AppError::Open(error.into()))?),
            store,
            verifier,
            lists,
            taken: Arc::default(),
            outside,
            data: data.to_owned(),
        })
    }

    /// Answers one command. Blocks until what it changed is durable; not for async code.
    pub fn run(&self, command: Command) -> Result<Reply, AppError> {
        match command {
            Command::UserAdd { name, time_zone, language } => self.add_user(name, time_zone, language),
            Command::UserList => Ok(self.list_users()),
            Command::UserEdit { name, new_name, time_zone, language } => {
                self.edit_user(name, new_name, time_zone, language)
            }
            Command::UserRemove { name } => self.remove_user(name),
            Command::KeyCreate { user, name, scopes, expires_in_millis } => {
                self.create_key(user, name, scopes, expires_in_millis)
            }
            Command::KeyList { user } => self.list_keys(user),
            Command::KeyRevoke { id } => self.revoke_key(id),
            Command::KeyRotate { id, overlap_millis } => self.rotate_key(id, overlap_millis),
            Command::IntegrationAdd { user, id, trigger, format_type } => {
                self.add_integration(user, id, trigger, format_type)
            }
            Command::IntegrationList { user } => self.list_integrations(user),
            Command::IntegrationEdit { user, id, new_id, trigger, format_type } => {
                self.edit_integration(user, id, new_id, trigger, format_type)
            }
            Command::IntegrationRemove { user, id } => self.remove_integration(user, id),
            Command::MemoAdd { user, text, recorded_at, time_zone, integration } => self
                .add_memo(user, Capture { text, recorded_at, time_zone, integration, ..Capture::default() }),
            Command::MemoList { user, place, limit } => self.list_memos(user, place, limit),
            Command::MemoShow { id } => self.show_memo(id),
            Command::MemoMove { id, integration } => self.move_memo(id, integration),
            Command::MemoRemove { id } => self.remove_memo(id),
            Command::Explain { user, text, recorded_at, time_zone, language } => {
                self.explain_for(user, text, recorded_at, time_zone, language)
            }
        }
    }

    /// The clock that the app was opened with.
    pub fn now(&self) -> Timestamp {
        self.outside.now()
    }

    /// Whether a memo would be taken now, and if not, why.
    pub fn ready(&self) -> Result<(), StoreError> {
        self.store.ready()
    }

    /// Turns true, once and for all, when a write or a sync failed.
    pub fn failures(&self) -> watch::Receiver<bool> {
        self.store.failures()
    }

    /// Memos that were captured or added by command so far, by the format of their integration.
    pub fn taken(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.taken.by_format()
    }

    /// When the last backup was taken, if there ever was one.
    pub fn last_backup(&self) -> Option<Timestamp> {
        upkeep::last_backup(&self.data)
    }

    /// Figures of the store for the metrics. Looks at the disk.
    pub fn stats(&self) -> StoreStats {
        self.store.stats()
    }

    /// How often Argon2 was run to check a key.
    pub fn argon2_runs(&self) -> u64 {
        self.verifier.argon2_runs()
    }

    /// What is done once a minute: keeps when keys were used, forgets old `Idempotency-Key`s. Blocks.
    pub fn housekeep(&self) -> Result<(), AppError> {
        self.store.note_reached();
        self.store.save_key_uses().wait()?;
        while !self.store.forget_idempotency(self.outside.now()).wait()? {}
        Ok(())
    }

    fn account(&self, name: &Name) -> Result<Arc<Account>, AppError> {
        self.store.directory().account_named(name).cloned().ok_or_else(|| AppError::unknown(Noun::User, name))
    }
}

impl From<Answer> for Reply {
    fn from(answer: Answer) -> Self {
        Reply { answer, warnings: Vec::new(), hints: Vec::new() }
    }
}
