use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};

use memod::model::Timestamp;
use memod::outside::{NoRandomness, Outside};
use memod::store::{Disk, Room};

/// A clock that stands still until it is moved.
#[derive(Clone)]
pub struct FakeClock(Arc<AtomicI64>);

impl FakeClock {
    /// Friday, 20 November 2026, 08:30 in UTC.
    pub fn new() -> Self {
        FakeClock(Arc::new(AtomicI64::new(Timestamp::parse("2026-11-20T08:30:00Z").unwrap().as_millis())))
    }

    pub fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.0.load(Ordering::SeqCst))
    }

    /// Forward, or back.
    pub fn step(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }

    pub fn outside(&self) -> Outside {
        let clock = self.clone();
        Outside::new(move || clock.now(), |bytes| getrandom::fill(bytes).map_err(|_| NoRandomness))
    }
}

/// A disk that can be filled and broken.
#[derive(Clone, Default)]
pub struct FakeDisk(Arc<Inner>);

#[derive(Default)]
struct Inner {
    full: AtomicBool,
    broken: AtomicBool,
    syncs: AtomicU64,
}

impl FakeDisk {
    pub fn fill(&self) {
        self.0.full.store(true, Ordering::SeqCst);
    }

    pub fn make_room(&self) {
        self.0.full.store(false, Ordering::SeqCst);
    }

    pub fn break_syncs(&self) {
        self.0.broken.store(true, Ordering::SeqCst);
    }

    pub fn mend(&self) {
        self.0.broken.store(false, Ordering::SeqCst);
    }

    pub fn syncs(&self) -> u64 {
        self.0.syncs.load(Ordering::SeqCst)
    }
}

impl Disk for FakeDisk {
    fn room(&self) -> io::Result<Room> {
        let free = if self.0.full.load(Ordering::SeqCst) { 10 } else { 1 << 40 };
        Ok(Room { free, ahead: 0 })
    }

    fn sync(&self) -> io::Result<()> {
        self.0.syncs.fetch_add(1, Ordering::SeqCst);
        if self.0.broken.load(Ordering::SeqCst) { Err(io::Error::other("EIO")) } else { Ok(()) }
    }
}
