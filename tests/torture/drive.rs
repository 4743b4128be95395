//! A drive that remembers what was written to it and when it was told to flush, so that its power can be cut at any
//! moment of the past.
//!
//! It is a file that this process serves (FUSE); a loop device makes a disk of it, whose cache is write-back: the
//! kernel sends a flush wherever it would send one to a disk, and knows of no other way to make a write durable.
//! Page cache, journal, `fdatasync` and `sync_file_range` are the kernel's own.

use std::ffi::OsStr;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, UNIX_EPOCH};

use fuser::{
    BackgroundSession, Config, Errno, FileAttr, FileHandle, FileType, Filesystem, FopenFlags, Generation,
    INodeNo, LockOwner, MountOption, OpenFlags, ReplyAttr, ReplyData, ReplyEmpty, ReplyEntry, ReplyOpen,
    ReplyWrite, Request, WriteFlags,
};

use crate::promises::Chance;

/// What a drive keeps whole, whatever happens, in bytes.
const SECTOR: usize = 512;
/// Of this, in which the superblock stands, a write is kept or lost as a whole: ext4 cannot mount a torn one, whatever is
/// behind it.
const FIRST_BLOCK: usize = 4096;
const NAME: &str = "drive";
const FILE: INodeNo = INodeNo(2);
const FOR_EVER: Duration = Duration::from_secs(1 << 30);

enum Event {
    Write { at: usize, bytes: Vec<u8> },
    Flush,
}

#[derive(Default)]
struct Log {
    now: Vec<u8>,
    events: Vec<Event>,
    /// Every write fails from this event on.
    fails_from: Option<usize>,
}

/// A drive that is attached.
pub(crate) struct Drive {
    log: Arc<Mutex<Log>>,
    before: Vec<u8>,
    directory: PathBuf,
    _session: BackgroundSession,
}

/// What becomes of writes that no flush followed before the power went. A drive may have kept any of them, in any
/// order, sector by sector; a flush holds everything that was written before it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Fate {
    Kept,
    Lost,
    SomeWrites,
    SomeSectors,
}

impl Fate {
    pub(crate) const ALL: [Fate; 4] = [Fate::Kept, Fate::Lost, Fate::SomeWrites, Fate::SomeSectors];
}

impl Drive {
    /// A drive with `content`, as a file in `directory`.
    pub(crate) fn attach(content: Vec<u8>, directory: &Path) -> Self {
        std::fs::create_dir_all(directory).unwrap();
        let log = Arc::new(Mutex::new(Log { now: content.clone(), ..Log::default() }));
        let mut config = Config::default();
        config.mount_options = vec![MountOption::FSName("memod-torture".to_owned()), MountOption::RW];
        let session = fuser::spawn_mount(Served(Arc::clone(&log)), directory, &config)
            .unwrap_or_else(|error| panic!("a drive takes FUSE (/dev/fuse): {error}"));
        Drive { log, before: content, directory: directory.to_owned(), _session: session }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.directory.join(NAME)
    }

    /// Tells moments by how much came to the drive.
    pub(crate) fn clock(&self) -> impl Fn() -> u64 + Send + Sync + use<> {
        let log = Arc::clone(&self.log);
        move || lock(&log).events.len() as u64
    }

    /// Every write fails from now on.
    pub(crate) fn fail(&self) {
        let mut log = lock(&self.log);
        log.fails_from = Some(log.events.len());
    }

    /// Writes to `image` what the drive holds when its power goes at the moment `at`. Answers how many writes had not
    /// been flushed.
    pub(crate) fn cut(&self, at: u64, fate: Fate, chance: &mut Chance, image: &Path) -> usize {
        let log = lock(&self.log);
        let until = &log.events[..at as usize];
        let flushed = until.iter().rposition(|event| matches!(event, Event::Flush)).unwrap_or(0);
        let mut content = self.before.clone();
        let mut unflushed = 0;
        for (number, event) in until.iter().enumerate() {
            let Event::Write { at, bytes } = event else { continue };
            unflushed += usize::from(number > flushed);
            let fate = if number > flushed { fate } else { Fate::Kept };
            let keep = match fate {
                Fate::Kept | Fate::SomeSectors => true,
                Fate::Lost => false,
                Fate::SomeWrites => chance.is(2),
            };
            let (mut at, mut rest) = (*at, &bytes[..]);
            while !rest.is_empty() {
                let length = if at < FIRST_BLOCK { FIRST_BLOCK - at } else { SECTOR };
                let (piece, behind) = rest.split_at(length.min(rest.len()));
                if keep && (!matches!(fate, Fate::SomeSectors) || chance.is(2)) {
                    content[at..at + piece.len()].copy_from_slice(piece);
                }
                (at, rest) = (at + piece.len(), behind);
            }
        }
        write_sparse(&content, image);
        unflushed
    }
}

/// Leaves out what is nothing but zeroes.
fn write_sparse(content: &[u8], image: &Path) {
    const PIECE: usize = 64 * 1024;
    static NOTHING: [u8; PIECE] = [0; PIECE];
    let file = std::fs::File::create(image).unwrap();
    file.set_len(content.len() as u64).unwrap();
    for (number, piece) in content.chunks(PIECE).enumerate() {
        if piece != &NOTHING[..piece.len()] {
            file.write_all_at(piece, (number * PIECE) as u64).unwrap();
        }
    }
}

fn lock(log: &Mutex<Log>) -> MutexGuard<'_, Log> {
    log.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The one directory with the one file in it.
struct Served(Arc<Mutex<Log>>);

impl Served {
    fn about(&self, ino: INodeNo) -> FileAttr {
        let (kind, size) = match ino {
            FILE => (FileType::RegularFile, lock(&self.0).now.len() as u64),
            _ => (FileType::Directory, 0),
        };
        FileAttr {
            ino,
            size,
            blocks: 0,
            atime: UNIX_EPOCH,
            mtime: UNIX_EPOCH,
            ctime: UNIX_EPOCH,
            crtime: UNIX_EPOCH,
            kind,
            perm: 0o700,
            nlink: 1,
            uid: 0,
            gid: 0,
            rdev: 0,
            blksize: 4096,
            flags: 0,
        }
    }
}

impl Filesystem for Served {
    fn lookup(&self, _: &Request, _: INodeNo, name: &OsStr, reply: ReplyEntry) {
        match name == NAME {
            true => reply.entry(&FOR_EVER, &self.about(FILE), Generation(0)),
            false => reply.error(Errno::ENOENT),
        }
    }

    fn getattr(&self, _: &Request, ino: INodeNo, _: Option<FileHandle>, reply: ReplyAttr) {
        reply.attr(&FOR_EVER, &self.about(ino));
    }

    fn open(&self, _: &Request, _: INodeNo, _: OpenFlags, reply: ReplyOpen) {
        // Past the page cache: what the disk above writes comes here at once, and is here when it is told so.
        reply.opened(FileHandle(0), FopenFlags::FOPEN_DIRECT_IO);
    }

    fn read(
        &self,
        _: &Request,
        _: INodeNo,
        _: FileHandle,
        at: u64,
        size: u32,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyData,
    ) {
        let log = lock(&self.0);
        let at = (at as usize).min(log.now.len());
        let end = (at + size as usize).min(log.now.len());
        reply.data(&log.now[at..end]);
    }

    fn write(
        &self,
        _: &Request,
        _: INodeNo,
        _: FileHandle,
        at: u64,
        data: &[u8],
        _: WriteFlags,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyWrite,
    ) {
        let mut log = lock(&self.0);
        let at = at as usize;
        if log.fails_from.is_some() || at + data.len() > log.now.len() {
            return reply.error(Errno::EIO);
        }
        log.now[at..at + data.len()].copy_from_slice(data);
        log.events.push(Event::Write { at, bytes: data.to_vec() });
        reply.written(data.len() as u32);
    }

    fn fsync(&self, _: &Request, _: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        let mut log = lock(&self.0);
        if log.fails_from.is_some() {
            return reply.error(Errno::EIO);
        }
        log.events.push(Event::Flush);
        reply.ok();
    }
}
