use std::io;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use memod::model::Timestamp;
use memod::outside::{NoRandomness, Outside};
use memod::store::{Disk, Room};

/// A clock that stands still until it is moved, and chance; both can be made to panic.
#[derive(Clone)]
pub struct FakeClock(Arc<AtomicI64>, Arc<Mutex<Option<Source>>>);

/// What comes from outside.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Source {
    Clock,
    Chance,
}

impl FakeClock {
    /// Friday, 20 November 2026, 08:30 in UTC.
    pub fn new() -> Self {
        let start = Timestamp::parse("2026-11-20T08:30:00Z").unwrap();
        FakeClock(Arc::new(AtomicI64::new(start.as_millis())), Arc::default())
    }

    pub fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.0.load(Ordering::SeqCst))
    }

    /// Forward, or back.
    pub fn step(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }

    /// Of what the next one who asks for it panics: the nearest a test comes to a fault in a handler.
    pub fn set_panicking(&self, source: Option<Source>) {
        *self.1.lock().unwrap() = source;
    }

    fn asked_for(&self, source: Source) {
        let panics = *self.1.lock().unwrap() == Some(source);
        assert!(!panics, "made to panic by a test");
    }

    pub fn outside(&self) -> Outside {
        let (clock, chance) = (self.clone(), self.clone());
        Outside::new(
            move || {
                clock.asked_for(Source::Clock);
                clock.now()
            },
            move |bytes| {
                chance.asked_for(Source::Chance);
                getrandom::fill(bytes).map_err(|_| NoRandomness)
            },
        )
    }
}

/// A disk that can be filled and broken.
#[derive(Clone, Default)]
pub struct FakeDisk(Arc<Inner>);

#[derive(Default)]
struct Inner {
    full: AtomicBool,
    broken: AtomicBool,
    held: AtomicBool,
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

    /// From here on a sync does not come back.
    pub fn hold(&self) {
        self.0.held.store(true, Ordering::SeqCst);
    }

    pub fn release(&self) {
        self.0.held.store(false, Ordering::SeqCst);
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
        while self.0.held.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        if self.0.broken.load(Ordering::SeqCst) { Err(io::Error::other("EIO")) } else { Ok(()) }
    }
}
