use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rustix::fs::{FallocateFlags, fallocate};
use rustix::io::Errno;

/// What the store needs of the disk beyond sled: a parameter, so that tests can fill it and break it.
pub trait Disk: Send + Sync {
    /// How much can be written. Also makes sure that the next batch has its blocks, whoever else fills the disk
    /// before it is written.
    fn room(&self) -> io::Result<Room>;
    /// Returns once everything that was written to sled's `db` file is on stable storage.
    fn sync(&self) -> io::Result<()>;
}

/// Space on the disk, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// Anybody's.
    pub free: u64,
    /// Allocated to the store beyond what it has written; nobody can take it away.
    pub ahead: u64,
}

/// Blocks that `db` is given beyond its end. A batch is about 1 MiB, and sled writes some pages anew with it.
const AHEAD: u64 = 12 * 1024 * 1024;

/// The disk under a directory of sled's.
#[derive(Debug)]
pub struct RealDisk {
    directory: File,
    db: File,
    allocated: Mutex<Allocated>,
}

/// What `db` had when blocks were last allocated.
#[derive(Debug, Default)]
struct Allocated {
    until: u64,
    blocks: u64,
    unsupported: bool,
}

impl RealDisk {
    /// The disk under `store`, where sled's files are.
    pub fn under(store: &Path) -> io::Result<Self> {
        let db = OpenOptions::new().read(true).write(true).open(store.join("db"))?;
        Ok(RealDisk { directory: File::open(store)?, db, allocated: Mutex::default() })
    }

    /// Blocks of `db` beyond its end.
    fn ahead(&self) -> io::Result<u64> {
        let now = self.db.metadata()?;
        let mut allocated = self.allocated.lock().unwrap_or_else(PoisonError::into_inner);
        // sled cuts free segments off the end, and blocks that were allocated go with them.
        let is_short = now.len() + AHEAD / 2 > allocated.until || now.blocks() < allocated.blocks;
        if is_short && !allocated.unsupported {
            let until = now.len() + AHEAD;
            match fallocate(&self.db, FallocateFlags::KEEP_SIZE, 0, until) {
                Ok(()) => {
                    *allocated = Allocated { until, blocks: self.db.metadata()?.blocks(), unsupported: false }
                }
                Err(Errno::NOSPC | Errno::DQUOT) => return Err(io::ErrorKind::StorageFull.into()),
                Err(_) => *allocated = Allocated { unsupported: true, ..Allocated::default() },
            }
        }
        Ok(allocated.until.saturating_sub(now.len()))
    }

    /// Whether the file system still takes changes. ext4 answers `fdatasync` with success, too, where somebody else had
    /// begun to commit the transaction with the file's new size and its journal was aborted before that was done: of 350
    /// aborts under load 22 lost what Linux 6.18 had just called synced. Who begins a change hears of it for certain, and
    /// this one, of a block that is there already, changes nothing.
    fn require_journal(&self) -> io::Result<()> {
        match fallocate(&self.db, FallocateFlags::KEEP_SIZE, 0, 1) {
            Err(error @ (Errno::ROFS | Errno::IO)) => Err(error.into()),
            // Not every file system allocates.
            _ => Ok(()),
        }
    }
}

impl Disk for RealDisk {
    fn room(&self) -> io::Result<Room> {
        let ahead = self.ahead()?;
        let disk = rustix::fs::fstatvfs(&self.directory)?;
        Ok(Room { free: disk.f_bavail.saturating_mul(disk.f_frsize), ahead })
    }

    fn sync(&self) -> io::Result<()> {
        self.db.sync_data()?;
        self.require_journal()
    }
}
