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
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The largest payload that is read; a damaged length prefix beyond it is an error and not an allocation.
const MAX_BYTES: usize = 96 * 1024;
/// Most records are shorter.
const USUAL_BYTES: usize = 256;
const CHECKSUM_BYTES: usize = 4;

/// A value that stands in the store under a key.
pub(super) trait Stored: Sized {
    /// What a person calls it.
    const KIND: &'static str;
    /// The version that is written.
    const VERSION: u8 = Self::Payload::VERSION;
    /// The written form of [`VERSION`](Stored::VERSION).
    type Payload: Payload;

    fn to_payload(&self) -> Self::Payload;
    /// `None` where a member holds what this version could not have written.
    fn from_payload(key: &[u8], payload: Self::Payload) -> Option<Self>;
}

/// One version of a record's payload, and the way to it from the one before. Structs of old versions stay for ever.
pub(super) trait Payload: Serialize + DeserializeOwned {
    const VERSION: u8;
    /// The version before, or [`Nothing`].
    type Previous: Payload;

    /// This version of what the version before held.
    fn upgrade(previous: Self::Previous) -> Self;
}

/// What was before version 1.
#[derive(Serialize, Deserialize)]
pub(super) enum Nothing {}

impl Payload for Nothing {
    const VERSION: u8 = 0;
    type Previous = Nothing;

    fn upgrade(previous: Nothing) -> Nothing {
        previous
    }
}

/// The first version of a payload.
macro_rules! first_version {
    ($payload:ty) => {
        impl $crate::store::record::Payload for $payload {
            const VERSION: u8 = 1;
            type Previous = $crate::store::record::Nothing;

            fn upgrade(previous: Self::Previous) -> Self {
                match previous {}
            }
        }
    };
}
use first_version;

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
    seal_payload(key, &record.to_payload()).ok_or(RecordError::TooLarge(R::KIND))
}

/// `None` for what is too large.
pub(super) fn seal_payload<P: Payload>(key: &[u8], payload: &P) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    bytes.push(P::VERSION);
    bincode::serde::encode_into_std_write(payload, &mut bytes, codec()).ok()?;
    let sum = checksum(key, &bytes);
    bytes.extend_from_slice(&sum);
    Some(bytes)
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
    read_payload(*version, payload).and_then(|read| R::from_payload(key, read)).ok_or_else(damaged)
}

/// The payload as it was written, brought from version to version up to `P`.
fn read_payload<P: Payload>(version: u8, payload: &[u8]) -> Option<P> {
    if version == P::VERSION {
        let (read, consumed) = bincode::serde::decode_from_slice(payload, codec()).ok()?;
        return (consumed == payload.len()).then_some(read);
    }
    // There is no version 0, so this ends.
    if P::VERSION == 0 { None } else { read_payload::<P::Previous>(version, payload).map(P::upgrade) }
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
pub(super) use user::made_up;

#[cfg(test)]
mod tests;
