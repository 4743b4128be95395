use std::fs::File;
use std::io;
use std::path::Path;

/// What the store needs of the disk beyond sled: a parameter, so that tests can fill it and break it.
pub trait Disk: Send + Sync {
    /// Bytes that this process may still write.
    fn free_bytes(&self) -> io::Result<u64>;
    /// Returns once everything that was written to sled's `db` file is on stable storage.
    fn sync(&self) -> io::Result<()>;
}

/// The disk under a directory of sled's.
#[derive(Debug)]
pub struct RealDisk {
    directory: File,
    db: File,
}

impl RealDisk {
    /// The disk under `store`, where sled's files are.
    pub fn under(store: &Path) -> io::Result<Self> {
        Ok(RealDisk { directory: File::open(store)?, db: File::open(store.join("db"))? })
    }
}

impl Disk for RealDisk {
    fn free_bytes(&self) -> io::Result<u64> {
        let disk = rustix::fs::fstatvfs(&self.directory)?;
        Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
    }

    fn sync(&self) -> io::Result<()> {
        self.db.sync_data()
    }
}
