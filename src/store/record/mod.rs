//! The envelope of every stored value: version, payload, checksum. The only code that knows bincode.

mod api_key;
mod counters;
mod idempotency;
mod import;
mod integration;
mod key_use;
mod memo;
mod user;

pub(super) use counters::Counters;
pub(super) use idempotency::Idempotency;
pub(super) use import::ImportProgress;
pub(super) use key_use::KeyUse;

use bincode::config::{Configuration, Limit, LittleEndian, Varint, standard};
use serde::{Serialize, de::DeserializeOwned};

/// The largest payload that is read; a damaged length prefix beyond it is an error and not an allocation.
const MAX_BYTES: usize = 96 * 1024;
const CHECKSUM_BYTES: usize = 4;

/// A value that stands in the store under a key. The payload of each version is a struct of its own.
pub(super) trait Stored: Sized {
    /// What a person calls it.
    const KIND: &'static str;
    /// The version that is written.
    const VERSION: u8;
    /// The written form of [`VERSION`](Stored::VERSION).
    type Payload: Serialize + DeserializeOwned;

    fn to_payload(&self) -> Self::Payload;
    /// `None` where a member holds what this version could not have written.
    fn from_payload(key: &[u8], payload: Self::Payload) -> Option<Self>;
}

/// Why stored bytes are no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The checksum, the length or a member is wrong.
    #[error("the {0} record is damaged")]
    Damaged(&'static str),
    /// A later memod wrote it.
    #[error("the {0} record has version {1}, which only a newer memod can read")]
    Newer(&'static str, u8),
    /// It would not be read again.
    #[error("the {0} record is too large to keep")]
    TooLarge(&'static str),
}

/// The bytes to store `record` with under `key`.
pub(super) fn seal<R: Stored>(key: &[u8], record: &R) -> Result<Vec<u8>, RecordError> {
    let too_large = |_| RecordError::TooLarge(R::KIND);
    let mut bytes = vec![R::VERSION];
    bytes.append(&mut bincode::serde::encode_to_vec(record.to_payload(), codec()).map_err(too_large)?);
    let sum = checksum(key, &bytes);
    bytes.extend_from_slice(&sum);
    Ok(bytes)
}

/// The record that was stored as `bytes` under `key`.
pub(super) fn unseal<R: Stored>(key: &[u8], bytes: &[u8]) -> Result<R, RecordError> {
    let damaged = || RecordError::Damaged(R::KIND);
    let at = bytes.len().checked_sub(CHECKSUM_BYTES).ok_or_else(damaged)?;
    let (body, sum) = bytes.split_at(at);
    if checksum(key, body) != sum {
        return Err(damaged());
    }
    let (version, payload) = body.split_first().ok_or_else(damaged)?;
    if *version > R::VERSION {
        return Err(RecordError::Newer(R::KIND, *version));
    }
    let (read, consumed) = bincode::serde::decode_from_slice(payload, codec()).map_err(|_| damaged())?;
    if *version != R::VERSION || consumed != payload.len() {
        return Err(damaged());
    }
    R::from_payload(key, read).ok_or_else(damaged)
}

fn codec() -> Configuration<LittleEndian, Varint, Limit<MAX_BYTES>> {
    standard().with_limit::<MAX_BYTES>()
}

/// Covers the key too, so that a record which turns up elsewhere is damaged and not somebody else's.
fn checksum(key: &[u8], body: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(key);
    hasher.update(body);
    hasher.finalize().to_be_bytes()
}

#[cfg(test)]
mod tests;
