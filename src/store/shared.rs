use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use arc_swap::{ArcSwap, Guard};
use tokio::sync::watch;

use super::arrival::{Arrival, Follower};
use super::committer::Done;
use super::directory::Directory;
use super::disk::{Disk, Room};
use super::error::StoreError;
use super::open::{Opened, open_trees};
use super::record::Counters;
use super::stage::Touch;
use super::trees::Trees;
use super::upkeep::Live;
use super::{StoreSettings, StoreStats};
use crate::model::IntegrationNumber;
use crate::tally::Tally;

/// Finished lists are told apart by this many versions; two places that share one only lose a little speed.
const PLACE_VERSIONS: usize = 1024;
/// What a batch of urgent changes writes at most: a record each, and the pages of sled's that they stand in.
const URGENT_BYTES: u64 = 1 << 20;

/// What the committer and the readers of one store have in common.
pub(super) struct Shared {
    path: PathBuf,
    /// No other process opens the store while this is open.
    _lock: File,
    settings: StoreSettings,
    disk: Box<dyn Disk>,
    /// Empty only while the store is opened anew.
    trees: RwLock<Option<Arc<Trees>>>,
    directory: ArcSwap<Directory>,
    places: Vec<AtomicU64>,
    /// Held while a version becomes odd, and while something is kept that is right for one version alone.
    settling: Mutex<()>,
    follower: OnceLock<Arc<dyn Follower>>,
    health: AtomicU8,
    failed: watch::Sender<bool>,
    in_flight: Mutex<Option<InFlight>>,
    committer_hangs: AtomicBool,
    stats: Stats,
    /// Copies and checks of the running store.
    pub(super) live: Live,
}

/// Places to which a change is being written: their versions are odd meanwhile.
pub(super) struct Unsettled<'a>(Vec<&'a AtomicU64>);

impl Drop for Unsettled<'_> {
    fn drop(&mut self) {
        for place in &self.0 {
            place.fetch_add(1, Ordering::AcqRel);
        }
    }
}

fn slot(place: Option<IntegrationNumber>) -> usize {
    place.map_or(0, |number| number.0) as usize % PLACE_VERSIONS
}

/// A batch that is being written, and who waits for it.
struct InFlight {
    since: Instant,
    waiting: Vec<Done>,
}

/// Upper bounds for the time of a commit, in microseconds, and for the jobs in it.
const COMMIT_MICROS: [u64; 14] = [
    500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    10_000_000, 60_000_000,
];
const COMMIT_JOBS: [u64; 11] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

struct Stats {
    memos: AtomicU64,
    commit_micros: Tally<{ COMMIT_MICROS.len() }>,
    commit_jobs: Tally<{ COMMIT_JOBS.len() }>,
}

/// The lengths of all files in a directory and below.
fn size_of(directory: &Path) -> std::io::Result<u64> {
    let mut bytes = 0;
    for file in std::fs::read_dir(directory)? {
        // sled replaces its snapshots while we look.
        let Ok(file) = file else { continue };
        let Ok(about) = file.metadata() else { continue };
        bytes += if about.is_dir() { size_of(&file.path()).unwrap_or(0) } else { about.len() };
    }
    Ok(bytes)
}

/// Whether the store takes writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Health {
    /// As far as is known.
    Good,
    /// sled ran out of room and must be opened anew.
    NoRoom,
    /// A write or a sync failed; never again in this process.
    Failed,
}

impl Shared {
    pub(super) fn new(
        path: PathBuf,
        lock: File,
        settings: StoreSettings,
        disk: Box<dyn Disk>,
        opened: Opened,
    ) -> Self {
        let Opened { trees, directory, counters } = opened;
        Shared {
            path,
            _lock: lock,
            settings,
            disk,
            trees: RwLock::new(Some(Arc::new(trees))),
            directory: ArcSwap::from_pointee(directory),
            places: (0..PLACE_VERSIONS).map(|_| AtomicU64::new(0)).collect(),
            settling: Mutex::new(()),
            follower: OnceLock::new(),
            health: AtomicU8::new(0),
            failed: watch::Sender::new(false),
            in_flight: Mutex::new(None),
            committer_hangs: AtomicBool::new(false),
            stats: Stats {
                memos: AtomicU64::new(counters.memos),
                commit_micros: Tally::new(&COMMIT_MICROS),
                commit_jobs: Tally::new(&COMMIT_JOBS),
            },
            live: Live::default(),
        }
    }

    /// The open trees; `None` for the moment in which they are opened anew.
    pub(super) fn trees(&self) -> Option<Arc<Trees>> {
        self.trees.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The same without waiting for anybody.
    pub(super) fn trees_at_once(&self) -> Option<Arc<Trees>> {
        self.trees.try_read().ok()?.clone().filter(|trees| !trees.is_applying())
    }

    pub(super) fn directory(&self) -> Arc<Directory> {
        self.directory.load_full()
    }

    pub(super) fn current(&self) -> Guard<Arc<Directory>> {
        self.directory.load()
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn settings(&self) -> &StoreSettings {
        &self.settings
    }

    pub(super) fn disk(&self) -> &dyn Disk {
        self.disk.as_ref()
    }

    pub(super) fn health(&self) -> Health {
        match self.health.load(Ordering::Acquire) {
            0 => Health::Good,
            1 => Health::NoRoom,
            _ => Health::Failed,
        }
    }

    /// Whether a write would be tried now.
    pub(super) fn may_write(&self) -> Result<(), StoreError> {
        match self.health() {
            Health::Failed => Err(StoreError::Failed),
            Health::NoRoom => Err(StoreError::Full),
            Health::Good if self.has_room(self.settings.reserve_bytes) => Ok(()),
            Health::Good => Err(StoreError::Full),
        }
    }

    /// Whether a small change would be tried though there is no room: into blocks that the store has already.
    pub(super) fn may_write_urgently(&self) -> bool {
        self.health() == Health::Good && self.disk.room().is_ok_and(|room| room.ahead >= URGENT_BYTES)
    }

    /// The reason for a job that was dropped.
    pub(super) fn why_not(&self) -> StoreError {
        self.may_write().err().unwrap_or(StoreError::Full)
    }

    /// The store's own blocks count too, so that a small disk can hold one; but some must be free for all, or the
    /// disk is full in everybody else's eyes.
    fn has_room(&self, bytes: u64) -> bool {
        self.disk
            .room()
            .is_ok_and(|Room { free, ahead }| free.saturating_add(ahead) >= bytes && free >= bytes / 16)
    }

    /// From here on this process acknowledges nothing.
    pub(super) fn fail(&self, what: &str) -> StoreError {
        tracing::error!(what, "the store failed to keep a write; nothing is acknowledged any more");
        self.health.store(2, Ordering::Release);
        self.failed.send_replace(true);
        StoreError::Failed
    }

    pub(super) fn run_out_of_room(&self) -> StoreError {
        tracing::error!("the disk is full; captures are refused until there is room");
        self.health.store(1, Ordering::Release);
        StoreError::Full
    }

    /// sled takes no write after it saw a full disk, so a fresh one takes its place.
    pub(super) fn reopen_if_there_is_room(&self) -> Option<Counters> {
        if !self.has_room(self.settings.reserve_bytes.saturating_mul(2)) {
            return None;
        }
        let mut trees = self.trees.write().unwrap_or_else(PoisonError::into_inner);
        drop(trees.take());
        self.live.reopened();
        match open_trees(&self.path, &self.settings) {
            Ok(Opened { trees: fresh, mut directory, counters }) => {
                *trees = Some(Arc::new(fresh));
                drop(trees);
                let before = self.directory();
                directory.revision = before.revision + 1;
                directory.go_on_from(&before);
                self.directory.store(Arc::new(directory));
                let _settling = self.settling();
                for version in &self.places {
                    // By two: only a change that is being written makes it odd.
                    version.fetch_add(2, Ordering::AcqRel);
                }
                self.health.store(0, Ordering::Release);
                tracing::info!("there is room again; captures are taken");
                Some(counters)
            }
            Err(error) => {
                self.fail(&format!("opening the store anew: {error}"));
                None
            }
        }
    }

    /// Shows readers a batch that is durable; called before it is acknowledged.
    pub(super) fn publish(&self, directory: Arc<Directory>, counters: Counters) {
        if !Arc::ptr_eq(&directory, &self.directory()) {
            let mut directory = Arc::unwrap_or_clone(directory);
            directory.revision = self.directory().revision + 1;
            self.directory.store(Arc::new(directory));
        }
        self.stats.memos.store(counters.memos, Ordering::Relaxed);
        self.live.reach(counters);
    }

    /// Notes how far the store has come, if that is new.
    pub(super) fn note_reached(&self) {
        if let Some(counters) = self.live.reached()
            && let Err(error) = super::reached::note(&self.path, &counters)
        {
            tracing::debug!(%error, "how far the store has come is not noted");
        }
    }

    /// From here until the guard is dropped, readers may or may not see the change to these places.
    pub(super) fn unsettle(&self, touched: &[Touch]) -> Unsettled<'_> {
        let slots: BTreeSet<usize> = touched.iter().map(|touch| slot(touch.place())).collect();
        let places: Vec<&AtomicU64> = slots.into_iter().filter_map(|slot| self.places.get(slot)).collect();
        let _settling = self.settling();
        for place in &places {
            place.fetch_add(1, Ordering::AcqRel);
        }
        Unsettled(places)
    }

    pub(super) fn followed_by(&self, follower: Arc<dyn Follower>) {
        drop(self.follower.set(follower));
    }

    /// Tells the follower which memos have come to places to which nothing else has happened, while the versions of those
    /// are odd still.
    pub(super) fn tell_of_arrivals(&self, touched: Vec<Touch>) {
        let Some(follower) = self.follower.get() else { return };
        let directory = self.directory();
        let mut places: BTreeMap<IntegrationNumber, Option<Vec<Arrival>>> = BTreeMap::new();
        for touch in touched {
            let Some(place) = touch.place() else { continue };
            let known = places.entry(place).or_insert_with(|| Some(Vec::new()));
            match touch {
                Touch::Arrived(arrival) if directory.holds(&arrival.shown.account) => {
                    if let Some(arrivals) = known {
                        arrivals.push(arrival);
                    }
                }
                Touch::Arrived(_) | Touch::Changed(_) => *known = None,
            }
        }
        for (place, arrivals) in places {
            let version = self.version(Some(place));
            if let Some(arrivals) = arrivals {
                follower.arrived(place, directory.revision, (version - 1, version + 1), &arrivals);
            }
        }
    }

    /// The version before the change where one is being written.
    pub(super) fn place_version(&self, place: Option<IntegrationNumber>) -> u64 {
        self.version(place) & !1
    }

    pub(super) fn while_settled<T>(
        &self,
        place: Option<IntegrationNumber>,
        version: u64,
        keep: impl FnOnce(bool) -> T,
    ) -> T {
        let _settling = self.settling();
        keep(self.version(place) == version)
    }

    fn version(&self, place: Option<IntegrationNumber>) -> u64 {
        self.places.get(slot(place)).map_or(0, |version| version.load(Ordering::Acquire))
    }

    fn settling(&self) -> MutexGuard<'_, ()> {
        self.settling.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the watchdog see a batch that is about to be written.
    pub(super) fn begin_write(&self, waiting: Vec<Done>) {
        *self.in_flight() = Some(InFlight { since: Instant::now(), waiting });
    }

    /// Who waits for the batch; nobody if the watchdog gave it up.
    pub(super) fn end_write(&self) -> Vec<Done> {
        self.in_flight().take().map_or_else(Vec::new, |batch| batch.waiting)
    }

    /// Ends a batch that is being written for longer than anybody should wait: the write may hang for ever.
    pub(super) fn give_up_if_stuck(&self) {
        let stuck = self.in_flight().take_if(|batch| batch.since.elapsed() > self.settings.patience);
        if let Some(batch) = stuck {
            self.committer_hangs.store(true, Ordering::Release);
            let error = self.fail("a write did not come back");
            batch.waiting.into_iter().for_each(|done| done(Err(error.clone())));
        }
    }

    /// Whether the committer was given up: it may never end.
    pub(super) fn committer_hangs(&self) -> bool {
        self.committer_hangs.load(Ordering::Acquire)
    }

    fn in_flight(&self) -> MutexGuard<'_, Option<InFlight>> {
        self.in_flight.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn failures(&self) -> watch::Receiver<bool> {
        self.failed.subscribe()
    }

    pub(super) fn note_commit(&self, jobs: usize, took: Duration) {
        self.stats.commit_jobs.add(jobs as u64);
        self.stats.commit_micros.add(took.as_micros() as u64);
    }

    pub(super) fn stats(&self) -> StoreStats {
        StoreStats {
            memos: self.stats.memos.load(Ordering::Relaxed),
            commit_micros: self.stats.commit_micros.spread(),
            commit_changes: self.stats.commit_jobs.spread(),
            free_bytes: self.disk.room().ok().map(|room| room.free),
            size_bytes: size_of(&self.path).ok(),
        }
    }
}
