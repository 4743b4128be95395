//! What durability costs without batching: one `fdatasync` for each memo, by hand.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// About what memod keeps of a memo.
const RECORD: [u8; 256] = [0x5a; 256];

/// Appends to a file, one `fdatasync` each; how many a second.
pub(crate) fn appends(directory: &Path, time: Duration) -> f64 {
    let mut file = File::options().create(true).append(true).open(directory.join("append")).unwrap();
    rate(time, || {
        file.write_all(&RECORD).unwrap();
        file.sync_data().unwrap();
    })
}

/// A sled tree of its own, which is inserted into, flushed and synced for each memo.
pub(crate) struct Sled {
    db: sled::Db,
    file: File,
    next: u64,
}

impl Sled {
    pub(crate) fn open(directory: &Path) -> Self {
        let path = directory.join("naive");
        let db = sled::Config::new().path(&path).cache_capacity(32 << 20).open().unwrap();
        let file = File::open(path.join("db")).unwrap();
        Sled { db, file, next: 0 }
    }

    /// Inserts, one `flush` and one `fdatasync` each; how many a second.
    #[allow(clippy::disallowed_methods)] // no memo is at stake, and the sync follows
    pub(crate) fn inserts(&mut self, time: Duration) -> f64 {
        rate(time, || {
            self.db.insert(self.next.to_be_bytes(), &RECORD[..]).unwrap();
            self.next += 1;
            self.db.flush().unwrap();
            self.file.sync_data().unwrap();
        })
    }
}

fn rate(time: Duration, mut once: impl FnMut()) -> f64 {
    let begin = Instant::now();
    let mut count = 0;
    while begin.elapsed() < time {
        once();
        count += 1;
    }
    count as f64 / begin.elapsed().as_secs_f64()
}
