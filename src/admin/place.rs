//! The data directory and the socket in it.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

use crate::app::unusable;

/// The socket's name in the data directory.
pub(super) const SOCKET: &str = "memod.sock";

/// The longest path that fits into a socket address (`sun_path` of unix(7), without its final zero).
const LONGEST_PATH: usize = 107;

/// Why the data directory cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum PlaceError {
    /// It cannot be made or entered.
    #[error("cannot use the data directory {}: {}", .path.display(), unusable(.error))]
    Unusable { path: PathBuf, error: io::Error },
    /// Root is about to work on somebody else's store.
    #[error(
        "the store in {} belongs to another account (uid {owner}), and what root writes there that account could \
         not read; run this command as that account: sudo -u '#{owner}' memod …", .path.display()
    )]
    Foreign { path: PathBuf, owner: u32 },
}

/// Makes the data directory where there is none, for its owner alone.
pub fn prepare(data: &Path) -> Result<(), PlaceError> {
    DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(data)
        .map_err(|error| PlaceError::Unusable { path: data.to_owned(), error })?;
    // Before the first start there is no store yet, but a package has made the directory for its account.
    let db = data.join("store").join("db");
    require_own(data, if db.exists() { &db } else { data })
}

/// Refuses to write as root where a store belongs, or would belong, to another account.
pub fn require_own(data: &Path, witness: &Path) -> Result<(), PlaceError> {
    let owner = std::fs::metadata(witness).map_or(0, |store| store.uid());
    if rustix::process::geteuid().is_root() && owner != 0 {
        return Err(PlaceError::Foreign { path: data.to_owned(), owner });
    }
    Ok(())
}

/// Connects to `directory`/`name`, however long the path is.
pub(super) fn connect(directory: &Path, name: &str) -> io::Result<UnixStream> {
    let place = Reachable::new(directory, name)?;
    UnixStream::connect(&place.path)
}

/// Binds `directory`/`name`, however long the path is.
pub(super) fn bind(directory: &Path, name: &str) -> io::Result<UnixListener> {
    let place = Reachable::new(directory, name)?;
    UnixListener::bind(&place.path)
}

/// A path to a socket that is short enough for an address, and the open directory it may go through.
struct Reachable {
    path: PathBuf,
    _directory: Option<File>,
}

impl Reachable {
    fn new(directory: &Path, name: &str) -> io::Result<Self> {
        let path = directory.join(name);
        if path.as_os_str().len() <= LONGEST_PATH {
            return Ok(Reachable { path, _directory: None });
        }
        let flags = rustix::fs::OFlags::PATH | rustix::fs::OFlags::DIRECTORY;
        let flags = i32::try_from(flags.bits()).map_err(|_| io::ErrorKind::InvalidInput)?;
        let directory = OpenOptions::new().read(true).custom_flags(flags).open(directory)?;
        let path = PathBuf::from(format!("/proc/self/fd/{}/{name}", directory.as_raw_fd()));
        Ok(Reachable { path, _directory: Some(directory) })
    }
}
