//! Opening: the directory, the lock, the format, what is kept in memory, and removals left unfinished.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{Thread, ThreadId};
use std::time::Duration;

use super::StoreSettings;
use super::directory::Directory;
use super::error::{OpenError, StoreError};
use super::layout::{COUNTERS_KEY, FORMAT_KEY, TreeName};
use super::reached;
use super::record::{Counters, KeyUse, unseal};
use super::trees::Trees;
use super::upgrade::{STEPS, upgrade};
use super::upkeep::{has_lost_its_db, holds_nothing_foreign, loses_by_opening};
use crate::model::{ApiKey, Integration, User};

/// The layout that this version writes, and the newest that it reads.
pub(super) const FORMAT: u32 = 1;

/// A store that is only checked or copied needs little.
const RAW_CACHE_BYTES: u64 = 4 << 20;

/// How long a closed store may linger: five seconds.
const LINGERING_TRIES: u32 = 500;
const LINGERING_PAUSE: Duration = Duration::from_millis(10);

/// A store as it was found.
pub(super) struct Opened {
    pub(super) trees: Trees,
    pub(super) directory: Directory,
    pub(super) counters: Counters,
}

/// Makes the directory, private to this account, and its names durable: a power cut after the first
/// acknowledgement must find the files.
pub(super) fn make_directory(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return make_private(path);
    }
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    path.ancestors().skip(1).filter(|parent| parent.is_dir()).try_for_each(|parent| {
        match File::open(parent) {
            Ok(directory) => directory.sync_all(),
            // A parent that may be passed but not read was there before.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
            Err(error) => Err(error),
        }
    })
}

/// A directory that a person made, as where a link leads to, may be open to all, and sled's files in it are as open as
/// the umask leaves them. One in which something else lies is not memod's to close.
fn make_private(path: &Path) -> io::Result<()> {
    if fs::metadata(path)?.permissions().mode() & 0o077 == 0 || !holds_nothing_foreign(path) {
        return Ok(());
    }
    match fs::set_permissions(path, fs::Permissions::from_mode(0o700)) {
        // Somebody else's: whether it can be used shows in a moment.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        other => other,
    }
}

/// Takes the store for this process, for as long as the file lives.
pub(super) fn lock(path: &Path) -> Result<File, OpenError> {
    try_lock(&path.join("lock"))?.ok_or(OpenError::Locked)
}

/// Takes `path`, a lock file, for as long as the answer lives; `None` where somebody else has it.
pub(super) fn try_lock(path: &Path) -> io::Result<Option<File>> {
    let lock = OpenOptions::new().create(true).truncate(false).write(true).mode(0o600).open(path)?;
    match lock.try_lock() {
        // Another directory may have been put in this place, or this one taken away, since the file was opened.
        Ok(()) => Ok(is_in_place(&lock, path).then_some(lock)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

fn is_in_place(file: &File, path: &Path) -> bool {
    let (Ok(held), Ok(named)) = (file.metadata(), fs::metadata(path)) else { return false };
    (held.dev(), held.ino()) == (named.dev(), named.ino())
}

/// Opens sled's files in `path`, creating them where there are none. The caller holds the [`lock`].
pub(super) fn open_trees(path: &Path, settings: &StoreSettings) -> Result<Opened, OpenError> {
    // sled would make an empty one, and whoever looks next could no longer tell.
    if has_lost_its_db(path).unwrap_or(false) {
        return Err(OpenError::Lost);
    }
    open_by(path, &|| load(path, settings))
}

/// Opens a store that is there without reading what is in it: it may be damaged. The caller holds the [`lock`].
pub(super) fn open_raw(path: &Path) -> Result<Trees, OpenError> {
    open_by(path, &|| load_raw(path))
}

/// The same as sled would, whatever it then does to a damaged log: for a copy.
pub(super) fn open_as_it_is(path: &Path) -> Result<Trees, OpenError> {
    open_once(&|| load_raw(path))
}

fn load_raw(path: &Path) -> Result<Trees, OpenError> {
    let trees = Trees::open(path, RAW_CACHE_BYTES).map_err(open_error)?;
    match format_of(&trees) {
        Ok(Some(found)) if found > FORMAT => Err(OpenError::Newer { found, known: FORMAT }),
        _ => Ok(trees),
    }
}

fn open_by<T>(path: &Path, load: &dyn Fn() -> Result<T, OpenError>) -> Result<T, OpenError> {
    // With our lock in hand, sled's is held by what is left of a store that this process closed a moment ago:
    // sled's own threads, or a reader in the middle of a scan.
    for _ in 0..LINGERING_TRIES {
        match open_with_room(path, load) {
            Err(OpenError::Locked) => std::thread::sleep(LINGERING_PAUSE),
            other => return other,
        }
    }
    Err(OpenError::Locked)
}

fn open_with_room<T>(path: &Path, load: &dyn Fn() -> Result<T, OpenError>) -> Result<T, OpenError> {
    remove_broken_snapshots(path)?;
    remove_unwritten_conf(path)?;
    require_whole_tail(path)?;
    match open_once(load) {
        // sled writes a snapshot when it opens: on a full disk, the blocks that we hold ahead make room for it.
        Err(OpenError::Io(error)) if error.kind() == io::ErrorKind::StorageFull => {
            give_back_blocks(&path.join("db"))?;
            remove_broken_snapshots(path)?;
            open_once(load)
        }
        other => other,
    }
}

/// sled takes a half-written snapshot, as a crash or a full disk leaves one, for a whole one and then refuses the
/// store. Without any it reads its log, which holds everything.
fn remove_broken_snapshots(path: &Path) -> io::Result<()> {
    for file in fs::read_dir(path)? {
        let file = file?;
        let name = file.file_name();
        let Some(name) = name.to_str().filter(|name| name.starts_with("snap.")) else { continue };
        if name.ends_with(".generating") || !is_whole_snapshot(&fs::read(file.path())?) {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// sled writes its settings at the very first open and does not sync them: a power cut may leave the file with its length
/// and nothing in it. That sled refuses, and one that is not there it writes; ours are the same in every store.
fn remove_unwritten_conf(path: &Path) -> io::Result<()> {
    let conf = path.join("conf");
    match fs::read(&conf) {
        Ok(bytes) if bytes.iter().all(|byte| *byte == 0) => fs::remove_file(conf),
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// sled 0.34 ends a snapshot with the length (8 bytes) and the CRC-32 (4 bytes, little-endian) of what is before.
pub(super) fn is_whole_snapshot(bytes: &[u8]) -> bool {
    let Some((rest, sum)) = bytes.split_last_chunk::<4>() else { return false };
    let Some((body, _length)) = rest.split_last_chunk::<8>() else { return false };
    crc32fast::hash(body) == u32::from_le_bytes(*sum)
}

/// Before sled reads the end of its log: it zeroes what is behind a damaged part, and may go round for ever between
/// damaged pages. After a crash to cut off the end is right, so damage alone refuses nothing.
fn require_whole_tail(path: &Path) -> Result<(), OpenError> {
    loses_by_opening(path)?.map_or(Ok(()), |trouble| Err(OpenError::Damaged(trouble)))
}

/// Frees what is allocated beyond the end of a file: file systems do when its length changes.
fn give_back_blocks(path: &Path) -> io::Result<()> {
    let file = OpenOptions::new().write(true).open(path)?;
    let length = file.metadata()?.len();
    file.set_len(length.saturating_add(1))?;
    file.set_len(length)
}

fn open_once<T>(load: &dyn Fn() -> Result<T, OpenError>) -> Result<T, OpenError> {
    let quiet = QuietPanics::begin();
    let opened = catch_unwind(AssertUnwindSafe(load));
    drop(quiet);
    opened.unwrap_or_else(|_| Err(OpenError::Damaged("its files contradict each other".to_owned())))
}

/// The format that the store says it has.
fn format_of(trees: &Trees) -> Result<Option<u32>, OpenError> {
    let Some(format) = trees.get(TreeName::Meta, FORMAT_KEY).map_err(damaged)? else { return Ok(None) };
    let found = format.as_ref().try_into().map(u32::from_be_bytes);
    found.map(Some).map_err(|_| OpenError::Damaged("the format number is cut off".to_owned()))
}

fn load(path: &Path, settings: &StoreSettings) -> Result<Opened, OpenError> {
    let is_new = !path.join("db").exists();
    let trees = Trees::open(path, settings.cache_bytes).map_err(open_error)?;
    match format_of(&trees)? {
        Some(found) => upgrade(&trees, path, found, FORMAT, STEPS)?,
        None if is_new || is_empty(&trees)? => {
            // An empty store may be all that sled finds before the damage.
            reached::require(path, &Counters::EMPTY)?;
            begin(&trees, path)?;
        }
        None => return Err(OpenError::Damaged("the format number is missing".to_owned())),
    }
    let counters = match trees.get(TreeName::Meta, COUNTERS_KEY).map_err(damaged)? {
        Some(bytes) => unseal(COUNTERS_KEY, &bytes)?,
        None if is_empty(&trees)? => Counters::EMPTY,
        None => return Err(OpenError::Damaged("the counters are missing".to_owned())),
    };
    reached::require(path, &counters)?;
    let directory = load_directory(&trees)?;
    Ok(Opened { trees, directory, counters })
}

/// Writes the format number of a store that holds nothing yet.
fn begin(trees: &Trees, path: &Path) -> Result<(), OpenError> {
    write_format(trees, FORMAT)?;
    sync_files(path)
}

/// The change of the format number alone; not durable yet.
pub(super) fn write_format(trees: &Trees, format: u32) -> Result<(), OpenError> {
    let format = ((TreeName::Meta, FORMAT_KEY.to_vec()), Some(format.to_be_bytes().to_vec()));
    trees.write([format].into()).map_err(|failure| OpenError::Io(io::Error::other(format!("{failure:?}"))))
}

/// Makes all of sled's files in `path`, and their names, durable.
pub(super) fn sync_files(path: &Path) -> Result<(), OpenError> {
    for file in fs::read_dir(path)? {
        match File::open(file?.path()) {
            Ok(file) => file.sync_all()?,
            // Not one of sled's: those stay while it is open.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(File::open(path)?.sync_all()?)
}

fn is_empty(trees: &Trees) -> Result<bool, OpenError> {
    for tree in TreeName::ALL {
        if tree != TreeName::Meta && trees.scan(tree, b"").next().transpose().map_err(damaged)?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

fn load_directory(trees: &Trees) -> Result<Directory, OpenError> {
    let mut directory = Directory::default();
    for pair in trees.scan(TreeName::Users, b"") {
        let (key, value) = pair.map_err(damaged)?;
        directory.put_user(unseal::<User>(&key, &value)?);
    }
    for pair in trees.scan(TreeName::Integrations, b"") {
        let (key, value) = pair.map_err(damaged)?;
        directory.put_integration(unseal::<Integration>(&key, &value)?);
    }
    for pair in trees.scan(TreeName::ApiKeys, b"") {
        let (key, value) = pair.map_err(damaged)?;
        let last_used = trees.get(TreeName::KeyUsage, &key).map_err(damaged)?;
        let last_used = last_used.map(|value| unseal::<KeyUse>(&key, &value)).transpose()?;
        directory.put_key(unseal::<ApiKey>(&key, &value)?, last_used.map(|KeyUse(at)| at));
    }
    Ok(directory)
}

pub(super) fn damaged(error: StoreError) -> OpenError {
    OpenError::Damaged(error.to_string())
}

fn open_error(error: sled::Error) -> OpenError {
    match error {
        // sled wraps the lock's refusal into an error of its own.
        sled::Error::Io(io) if io.to_string().contains("WouldBlock") => OpenError::Locked,
        sled::Error::Io(io) if io.kind() == io::ErrorKind::InvalidData => damaged_by(&io.to_string()),
        sled::Error::Io(io) => OpenError::Io(io),
        sled::Error::Corruption { .. } => OpenError::Damaged("a part of its log cannot be read".to_owned()),
        other => damaged_by(&other.to_string()),
    }
}

/// sled's own words may run over several lines.
fn damaged_by(words: &str) -> OpenError {
    OpenError::Damaged(words.split_whitespace().take(30).collect::<Vec<_>>().join(" "))
}

/// While it lives, panics of this thread and of sled's print nothing: what sled says of a damaged file is replaced
/// by a sentence.
pub(super) struct QuietPanics;

static QUIET: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());
static HOOK: Once = Once::new();

impl QuietPanics {
    pub(super) fn begin() -> Self {
        HOOK.call_once(|| {
            let loud = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                if !is_quiet(&std::thread::current()) {
                    loud(panic);
                }
            }));
        });
        quiet_threads().push(std::thread::current().id());
        QuietPanics
    }
}

impl Drop for QuietPanics {
    fn drop(&mut self) {
        let mine = std::thread::current().id();
        let mut quiet = quiet_threads();
        // One that began before on this thread goes on.
        if let Some(at) = quiet.iter().rposition(|thread| *thread == mine) {
            quiet.remove(at);
        }
    }
}

fn is_quiet(thread: &Thread) -> bool {
    let is_sleds = thread.name().is_some_and(|name| name.starts_with("sled") || name == "log flusher");
    let quiet = quiet_threads();
    quiet.contains(&thread.id()) || (is_sleds && !quiet.is_empty())
}

fn quiet_threads() -> MutexGuard<'static, Vec<ThreadId>> {
    QUIET.lock().unwrap_or_else(PoisonError::into_inner)
}
