use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::{Language, Name, Timestamp};

/// A user's place in store keys; never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UserNumber(pub u32);

/// The owner of keys, integrations and memos.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// The user's place in store keys.
    pub number: UserNumber,
    /// Unique in the store.
    pub name: Name,
    /// The zone in which the user's memos are understood unless they name another.
    pub time_zone: Tz,
    /// The language in which the user's memos are understood unless they name another.
    pub language: Language,
    /// When the user was added.
    pub created_at: Timestamp,
}

/// Reads an IANA zone name such as `Europe/Vienna`; the error is a sentence for a person.
pub fn parse_time_zone(name: &str) -> Result<Tz, String> {
    name.trim().parse().map_err(|_| "must be an IANA time zone such as Europe/Vienna or UTC".to_owned())
}
