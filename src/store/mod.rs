//! Where memos are kept. The only code that knows sled (`trees`) and bincode (`record`); the rest of the program
//! sees the verbs of the field. docs/design.md says the format byte by byte and what the promise rests on.
//!
//! Reading is direct and cheap. A change is a job for the one committer thread; it hands back a [`Ticket`].

mod arrival;
mod changes;
#[doc(hidden)]
pub mod codec;
mod committer;
mod directory;
mod disk;
mod error;
mod known;
mod layout;
mod open;
mod reached;
mod read;
mod record;
mod shared;
mod stage;
mod trees;
mod upgrade;
mod upkeep;
mod verbs;

pub use arrival::{Arrival, Follower, Shown};
pub use committer::{Promise, Ticket};
pub use directory::{Account, Directory, KeyEntry};
pub use disk::{Disk, RealDisk, Room};
pub use error::{Noun, OpenError, StoreError};
pub use known::Known;
pub use read::{MemoPlaces, Sealed, Standing};
pub use record::RecordError;
pub use upkeep::{
    BackupReport, CheckReport, CompactReport, Finding, Progress, RestoreReport, SaveReport, UpkeepError,
    check_closed, compact, is_backup, is_there, require_backup, restore, save,
};
#[doc(hidden)]
pub use upkeep::{Triple, read_without_sled};
pub use verbs::{
    Added, Addition, BatchReport, Incoming, IntegrationEdit, NewIntegration, NewMemo, NewUser, OnceOnly,
    UserEdit,
};

use std::io;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use committer::Job;
use shared::{Health, Shared};
use stage::Stage;
use tokio::sync::watch;

use crate::model::IntegrationNumber;
use crate::tally::Spread;

/// How a store is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StoreSettings {
    /// Memory for sled's page cache, in bytes.
    pub cache_bytes: u64,
    /// Free disk space below which nothing is written, in bytes; blocks that the store has ahead count.
    pub reserve_bytes: u64,
    /// How long one write may take before the disk is taken for broken.
    pub patience: Duration,
    /// Most changes that are made durable together; one is what a store without batches does.
    pub batch_jobs: usize,
}

impl Default for StoreSettings {
    fn default() -> Self {
        StoreSettings {
            cache_bytes: 16 << 20,
            reserve_bytes: 16 << 20,
            patience: Duration::from_secs(60),
            batch_jobs: 1024,
        }
    }
}

/// Figures for the metrics, since the store was opened.
#[derive(Debug, Clone, PartialEq)]
pub struct StoreStats {
    /// Memos that are kept.
    pub memos: u64,
    /// Microseconds in which a batch became durable.
    pub commit_micros: Spread,
    /// Jobs in a durable batch.
    pub commit_changes: Spread,
    /// Free disk space; `None` where the operating system does not say.
    pub free_bytes: Option<u64>,
    /// Size of the store's files, without blocks held ahead; `None` where they cannot be read.
    pub size_bytes: Option<u64>,
}

/// An open store; one cheap clone for everybody who needs it. The last clone to go closes it.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    shared: Arc<Shared>,
    jobs: Mutex<Option<Sender<Vec<Job>>>>,
    committer: Mutex<Option<JoinHandle<()>>>,
    /// The watchdog, which ends when its sender is dropped.
    watchdog: Mutex<Option<(Sender<()>, JoinHandle<()>)>>,
}

impl Store {
    /// Opens the store in `path`, creating it where there is none, and finishes removals that a crash cut off.
    pub fn open(path: &Path, settings: StoreSettings) -> Result<Store, OpenError> {
        Store::open_on(path, settings, |path| Ok(Box::new(RealDisk::under(path)?)))
    }

    /// The same on a disk of the caller's.
    pub fn open_on(
        path: &Path,
        settings: StoreSettings,
        disk: impl FnOnce(&Path) -> io::Result<Box<dyn Disk>>,
    ) -> Result<Store, OpenError> {
        upkeep::give_back(path)?;
        open::make_directory(path)?;
        let lock = open::lock(path)?;
        upkeep::tidy(path)?;
        let opened = open::open_trees(path, &settings)?;
        let counters = opened.counters;
        let shared = Arc::new(Shared::new(path.to_owned(), lock, settings, disk(path)?, opened));
        let (sender, receiver) = channel();
        let queue = Arc::new(Mutex::new(receiver));
        let committer = {
            let (shared, queue) = (Arc::clone(&shared), Arc::clone(&queue));
            let run = move || committer::run(&shared, counters, &queue);
            std::thread::Builder::new().name("memod-committer".to_owned()).spawn(run)?
        };
        let (watched, closing) = channel();
        let watch = {
            let shared = Arc::downgrade(&shared);
            move || committer::watch(&shared, &queue, &closing)
        };
        let watchdog = std::thread::Builder::new().name("memod-watchdog".to_owned()).spawn(watch)?;
        let (jobs, committer) = (Mutex::new(Some(sender)), Mutex::new(Some(committer)));
        let watchdog = Mutex::new(Some((watched, watchdog)));
        let inner = Inner { shared, jobs, committer, watchdog };
        let store = Store { inner: Arc::new(inner) };
        match store.finish_chores() {
            // A full disk is no reason not to read; the chores wait for the next start.
            Ok(()) | Err(StoreError::Full) => Ok(store),
            Err(error) => Err(OpenError::Damaged(error.to_string())),
        }
    }

    /// Tells `follower` of new memos from here on. The first one stays.
    pub fn followed_by(&self, follower: Arc<dyn Follower>) {
        self.inner.shared.followed_by(follower);
    }

    /// Users, keys and integrations as of the last durable change.
    pub fn directory(&self) -> Arc<Directory> {
        self.inner.shared.directory()
    }

    /// The same for a request, which may hold it while it waits: it counts no owners, and a count that every request
    /// of every processor raises is what they would all wait for.
    pub fn current(&self) -> Current {
        Current(self.inner.shared.current())
    }

    /// Raised before a change to this place's memos is acknowledged, so what is right for it lacks nothing that was
    /// acknowledged before the call. Take it *before* reading what is then kept under it.
    pub fn place_version(&self, place: Option<IntegrationNumber>) -> u64 {
        self.inner.shared.place_version(place)
    }

    /// Tells `keep` whether the place is still as it was at `version`: no change to it was begun. None begins meanwhile.
    pub fn while_settled<T>(
        &self,
        place: Option<IntegrationNumber>,
        version: u64,
        keep: impl FnOnce(bool) -> T,
    ) -> T {
        self.inner.shared.while_settled(place, version, keep)
    }

    /// Whether a memo would be taken now, and if not, why.
    pub fn ready(&self) -> Result<(), StoreError> {
        self.inner.shared.may_write()
    }

    /// Turns true, once and for all, when a write or a sync failed.
    pub fn failures(&self) -> watch::Receiver<bool> {
        self.inner.shared.failures()
    }

    /// Figures for the metrics. Looks at the disk.
    pub fn stats(&self) -> StoreStats {
        self.inner.shared.stats()
    }

    /// Notes how far the store has come, if that is new: when it is opened again it must hold as much.
    pub fn note_reached(&self) {
        self.inner.shared.note_reached();
    }

    /// For whoever will wait for a change that is still to be planned.
    pub fn promise<T: Send + 'static>(&self) -> (Ticket<T>, Promise<T>) {
        Ticket::with_promise(Arc::clone(&self.inner.shared))
    }

    /// Hands a plan to the committer.
    fn submit<T: Send + 'static>(
        &self,
        plan: impl FnOnce(&mut Stage<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Ticket<T> {
        let (ticket, promise) = self.promise();
        self.hand_over(vec![promise.by_plan(plan)]);
        ticket
    }

    /// The same for what may not wait until there is room.
    fn submit_urgent<T: Send + 'static>(
        &self,
        plan: impl FnOnce(&mut Stage<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Ticket<T> {
        let (ticket, promise) = self.promise();
        self.hand_over(vec![promise.by_plan(plan).urgent()]);
        ticket
    }

    /// Hands jobs to the committer, which puts them into one batch if a batch may hold so many.
    fn hand_over(&self, mut jobs: Vec<Job>) {
        // After a failure the committer may hang: what is not queued needs nobody to be answered.
        if self.inner.shared.health() == Health::Failed {
            return;
        }
        if let Some(queue) = self.inner.jobs.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            let most = self.inner.shared.settings().batch_jobs.max(1);
            while !jobs.is_empty() {
                let rest = jobs.split_off(jobs.len().min(most));
                // Where the committer is gone the jobs are dropped, and their tickets say why.
                let _ = queue.send(std::mem::replace(&mut jobs, rest));
            }
        }
    }
}

/// The Directory of one moment, on loan.
#[derive(Debug)]
pub struct Current(arc_swap::Guard<Arc<Directory>>);

impl std::ops::Deref for Current {
    type Target = Directory;

    fn deref(&self) -> &Directory {
        &self.0
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        // Without a sender the committer finishes what it was given and ends; then sled can close.
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let committer = self.committer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(committer) = committer.filter(|_| !self.shared.committer_hangs()) {
            let _ = committer.join();
        }
        self.shared.note_reached();
        // It may hold the store open for a moment; whoever opens it next must find it closed.
        if let Some((watched, watchdog)) = self.watchdog.lock().unwrap_or_else(PoisonError::into_inner).take()
        {
            drop(watched);
            let _ = watchdog.join();
        }
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

#[cfg(test)]
mod tests;
