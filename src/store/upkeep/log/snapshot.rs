//! sled's snapshot: which messages each page was made of at one place in the log.

use std::fs;
use std::io;
use std::path::Path;

use super::bytes::Bytes;

/// What a snapshot says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Snapshot {
    /// Everything before this place of the log is in it.
    pub(super) lsn: u64,
    /// By page.
    pub(super) pages: Vec<Known>,
}

/// What a snapshot says of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Known {
    Free,
    /// The LSNs of its messages.
    Made(Vec<u64>),
}

impl Snapshot {
    /// The newest snapshot of the store in `path`, if it is whole.
    pub(super) fn newest(path: &Path) -> io::Result<Option<Snapshot>> {
        let Some((_, path)) = newest(path)? else { return Ok(None) };
        Ok(Snapshot::read(&fs::read(path)?))
    }

    pub(super) fn read(file: &[u8]) -> Option<Snapshot> {
        let (rest, sum) = file.split_last_chunk::<4>()?;
        let (body, _length) = rest.split_last_chunk::<8>()?;
        if crc32fast::hash(body) != u32::from_le_bytes(*sum) {
            return None;
        }
        let mut bytes = Bytes(body);
        // 0 is none, and every other number one more than it means.
        let lsn = u64::try_from(bytes.long()?.checked_sub(1)?).ok()?;
        let _active_segment = bytes.number()?;
        let mut pages = Vec::new();
        while !bytes.is_empty() {
            pages.push(match bytes.byte()? {
                0 => {
                    bytes.long()?;
                    skip_pointer(&mut bytes)?;
                    Known::Free
                }
                length => Known::Made((0..length).map(|_| part(&mut bytes)).collect::<Option<_>>()?),
            });
        }
        Some(Snapshot { lsn, pages })
    }
}

fn part(bytes: &mut Bytes<'_>) -> Option<u64> {
    let lsn = u64::try_from(bytes.long()?).ok()?;
    skip_pointer(bytes)?;
    let _size = bytes.number()?;
    Some(lsn)
}

fn skip_pointer(bytes: &mut Bytes<'_>) -> Option<()> {
    let kind = bytes.byte()?;
    bytes.number()?;
    match kind {
        0 => Some(()),
        1 => bytes.long().map(|_| ()),
        _ => None,
    }
}

/// The newest snapshot file, and the place in the log that its name says.
pub(in crate::store::upkeep) fn newest(path: &Path) -> io::Result<Option<(u64, std::path::PathBuf)>> {
    let mut newest = None;
    for file in fs::read_dir(path)? {
        let file = file?;
        let name = file.file_name();
        let lsn = name.to_str().and_then(|name| u64::from_str_radix(name.strip_prefix("snap.")?, 16).ok());
        newest = newest.max(lsn.map(|lsn| (lsn, file.path())));
    }
    Ok(newest)
}
