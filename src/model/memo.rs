use std::fmt;
use std::str::FromStr;

use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::{IntegrationNumber, Language, Timestamp, UserNumber};

/// The longest transcript, in bytes of UTF-8.
pub const MAX_TEXT_BYTES: usize = 32 * 1024;

/// One spoken thought as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Memo {
    /// The public id.
    pub id: MemoId,
    /// The owner.
    pub user: UserNumber,
    /// Where it was routed; `None` is the inbox.
    pub integration: Option<IntegrationNumber>,
    /// The transcript as it was accepted: not blank, at most [`MAX_TEXT_BYTES`].
    pub text: String,
    /// When it was spoken.
    pub recorded_at: Timestamp,
    /// The zone in which it was spoken.
    pub time_zone: Tz,
    /// The language it was captured with, where the request named one; else the user's.
    pub language: Option<Language>,
    /// When memod accepted it; never decreases from one memo to the next.
    pub created_at: Timestamp,
    /// The order of acceptance; unique in the store.
    pub sequence: u64,
}

/// A memo's public id: 1 to 64 of `A-Z a-z 0-9 - _`. New ones are UUIDs version 7 (RFC 9562).
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MemoId(String);

impl MemoId {
    /// A new id that sorts by `created_at`; `random` makes it unguessable and unique.
    pub fn new(created_at: Timestamp, random: [u8; 10]) -> Self {
        let millis = u64::try_from(created_at.as_millis()).unwrap_or(0);
        MemoId(uuid::Builder::from_unix_timestamp_millis(millis, &random).into_uuid().to_string())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for MemoId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let allowed = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
        if (1..=64).contains(&text.len()) && text.bytes().all(allowed) {
            Ok(MemoId(text.to_owned()))
        } else {
            Err("must be a memo id: 1 to 64 letters, digits, dashes and underscores".to_owned())
        }
    }
}

impl TryFrom<String> for MemoId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<MemoId> for String {
    fn from(id: MemoId) -> String {
        id.0
    }
}

impl fmt::Display for MemoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
