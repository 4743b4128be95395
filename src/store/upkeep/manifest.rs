//! What a backup says about itself: written last, read first.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Component, Path};

use serde::{Deserialize, Serialize};

use super::{UpkeepError, at, files};
use crate::model::Timestamp;
use crate::store::error::OpenError;
use crate::store::open::FORMAT;

/// The manifest's name in a backup.
pub(super) const MANIFEST: &str = "manifest.json";
/// The store's name in a backup, as in a data directory.
pub(super) const STORE: &str = "store";
/// The layout of backups.
const VERSION: u32 = 1;
/// No manifest is longer.
const MAX_BYTES: u64 = 1 << 20;

/// Whether `directory` is a backup and no data directory.
pub fn is_backup(directory: &Path) -> bool {
    directory.join(MANIFEST).exists()
}

/// Refuses what is no whole backup that this memod can restore, as far as its manifest says.
pub fn require_backup(directory: &Path) -> Result<(), UpkeepError> {
    Manifest::read(directory).map(|_| ())
}

/// A backup's contents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Manifest {
    /// 1; what is not known is refused.
    pub(super) memod_backup: u32,
    /// The store's format.
    pub(super) format: u32,
    pub(super) taken_at: Timestamp,
    pub(super) users: u64,
    pub(super) keys: u64,
    pub(super) integrations: u64,
    pub(super) memos: u64,
    pub(super) files: Vec<Listed>,
}

/// One file of the store.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Listed {
    /// Relative to `store`; always one plain name.
    pub(super) name: String,
    pub(super) bytes: u64,
    pub(super) blake3: String,
}

/// The file: the manifest, and its own digest.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    manifest: Manifest,
    blake3: String,
}

impl Manifest {
    /// A manifest that lists the files of the closed store in `backup`.
    pub(super) fn of(backup: &Path, taken_at: Timestamp, counts: [u64; 4]) -> Result<Manifest, UpkeepError> {
        let store = backup.join(STORE);
        let failed = || at("cannot read", &store);
        let mut listed = Vec::new();
        for entry in fs::read_dir(&store).map_err(failed())? {
            let path = entry.map_err(failed())?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            if path.is_file() {
                let mut hasher = blake3::Hasher::new();
                let bytes =
                    File::open(&path).and_then(|file| copy_hashed(file, &mut io::sink(), &mut hasher));
                let bytes = bytes.map_err(at("cannot read", &path))?;
                listed.push(Listed { name, bytes, blake3: hasher.finalize().to_hex().to_string() });
            }
        }
        listed.sort_by(|a, b| a.name.cmp(&b.name));
        let [users, keys, integrations, memos] = counts;
        Ok(Manifest {
            memod_backup: VERSION,
            format: FORMAT,
            taken_at,
            users,
            keys,
            integrations,
            memos,
            files: listed,
        })
    }

    /// Bytes of all files.
    pub(super) fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.bytes).sum()
    }

    /// Writes it into `backup`, durably.
    pub(super) fn write(&self, backup: &Path) -> Result<(), UpkeepError> {
        let path = backup.join(MANIFEST);
        let sealed = Sealed { manifest: self.clone(), blake3: self.digest() };
        let written = || -> io::Result<()> {
            let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path)?;
            serde_json::to_writer_pretty(&mut file, &sealed)?;
            file.write_all(b"\n")?;
            file.sync_all()
        };
        written().map_err(at("cannot write", &path))?;
        files::sync_directory(backup)
    }

    /// Reads the manifest of `backup`; refuses what no finished backup has.
    pub(super) fn read(backup: &Path) -> Result<Manifest, UpkeepError> {
        let path = backup.join(MANIFEST);
        let refused = |why: String| UpkeepError::Refused(format!("{} {why}", backup.display()));
        let mut text = Vec::new();
        match File::open(&path).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut text)) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound && !backup.exists() => {
                return Err(refused("does not exist; name the directory of a backup".to_owned()));
            }
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                return Err(refused(match super::dated::newest(backup) {
                    Some(newest) => format!("holds several backups; the newest is {}", newest.display()),
                    None => {
                        format!(
                            "is no whole backup ({MANIFEST} is missing); name the directory of another one"
                        )
                    }
                }));
            }
            Err(error) => return Err(at("cannot read", &path)(error)),
        }
        if let Ok(Versions { manifest: Version { memod_backup } }) = serde_json::from_slice(&text)
            && memod_backup > VERSION
        {
            return Err(refused("was made by a newer memod; install that one to restore it".to_owned()));
        }
        let sealed: Option<Sealed> = serde_json::from_slice(&text).ok();
        let manifest = sealed.filter(|sealed| sealed.manifest.digest() == sealed.blake3);
        let Some(Sealed { manifest, .. }) = manifest.filter(|sealed| sealed.manifest.names_are_plain())
        else {
            return Err(altered(backup, MANIFEST));
        };
        if manifest.format > FORMAT {
            return Err(OpenError::Newer { found: manifest.format, known: FORMAT }.into());
        }
        Ok(manifest)
    }

    /// Nothing outside the backup's store is ever named.
    fn names_are_plain(&self) -> bool {
        self.files.iter().all(|file| {
            let mut parts = Path::new(&file.name).components();
            matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None))
        })
    }

    fn digest(&self) -> String {
        let bytes = serde_json::to_vec(self).unwrap_or_default();
        blake3::hash(&bytes).to_hex().to_string()
    }
}

/// As much of a manifest of any version as can be known.
#[derive(Deserialize)]
struct Versions {
    manifest: Version,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Version {
    memod_backup: u32,
}

/// The sentence for a backup whose file `name` is not as it was written.
pub(super) fn altered(backup: &Path, name: &str) -> UpkeepError {
    UpkeepError::Refused(format!(
        "the backup {} is damaged: {name} is cut off or altered; restore another one",
        backup.display()
    ))
}

/// Copies everything and hashes it on the way; answers how many bytes there were.
pub(super) fn copy_hashed(
    mut from: impl Read,
    to: &mut dyn Write,
    hasher: &mut blake3::Hasher,
) -> io::Result<u64> {
    let mut buffer = vec![0; 256 * 1024];
    let mut bytes = 0;
    loop {
        let read = match from.read(&mut buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        let Some(part) = buffer.get(..read).filter(|part| !part.is_empty()) else { return Ok(bytes) };
        hasher.update(part);
        to.write_all(part)?;
        bytes += read as u64;
    }
}
