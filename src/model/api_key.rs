use std::borrow::Borrow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Name, Timestamp, UserNumber};

/// A key as it is kept: everything but the secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiKey {
    /// The public part of the key.
    pub id: KeyId,
    /// The owner.
    pub user: UserNumber,
    /// The label that tells a person which tool holds it.
    pub name: Name,
    /// What it may do.
    pub scopes: Scopes,
    /// Argon2id hash of the whole key in PHC string form. Set once: a key with the same id has the same hash.
    pub hash: String,
    /// When it was made.
    pub created_at: Timestamp,
    /// From when on it is refused.
    pub expires_at: Option<Timestamp>,
    /// Since when it is refused.
    pub revoked_at: Option<Timestamp>,
}

impl ApiKey {
    /// Whether the key opens anything at the moment `now`.
    pub fn is_live(&self, now: Timestamp) -> bool {
        self.revoked_at.is_none() && self.expires_at.is_none_or(|end| now < end)
    }

    /// For how many milliseconds it is good; `None` where it has no end.
    pub fn lifetime_millis(&self) -> Option<i64> {
        self.expires_at.map(|end| end.as_millis() - self.created_at.as_millis())
    }
}

/// The public part of a key: 12 of `A-Z a-z 0-9`. Safe in logs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct KeyId([u8; KeyId::LEN]);

impl KeyId {
    /// Characters in an id.
    pub const LEN: usize = 12;

    /// The id as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// So that one is found by what stands in its place, whatever that is.
impl Borrow<[u8]> for KeyId {
    fn borrow(&self) -> &[u8] {
        &self.0
    }
}

impl FromStr for KeyId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || "must be a key id: 12 letters and digits, as `memod key list` shows it".to_owned();
        let bytes: [u8; KeyId::LEN] = text.as_bytes().try_into().map_err(|_| wrong())?;
        if bytes.iter().all(u8::is_ascii_alphanumeric) { Ok(KeyId(bytes)) } else { Err(wrong()) }
    }
}

impl TryFrom<String> for KeyId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<KeyId> for String {
    fn from(id: KeyId) -> String {
        id.as_str().to_owned()
    }
}

impl fmt::Display for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One thing a key may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Poll the automation endpoints.
    Automation,
    /// Take memos in.
    Capture,
}

impl Scope {
    /// Every scope, in the order of the documentation.
    pub const ALL: [Scope; 2] = [Scope::Automation, Scope::Capture];

    /// The name on the wire: `automation`, `capture`.
    pub fn name(self) -> &'static str {
        match self {
            Scope::Automation => "automation",
            Scope::Capture => "capture",
        }
    }

    fn bit(self) -> u8 {
        match self {
            Scope::Automation => 1,
            Scope::Capture => 2,
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Scope {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Scope::ALL
            .into_iter()
            .find(|scope| scope.name() == name)
            .ok_or_else(|| "must be automation or capture".to_owned())
    }
}

/// A set of [`Scope`]s; a list without repetition in JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Scope>", into = "Vec<Scope>")]
pub struct Scopes(u8);

impl Scopes {
    /// Whether `scope` is in the set.
    pub fn contains(self, scope: Scope) -> bool {
        self.0 & scope.bit() != 0
    }

    /// The members in documentation order.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.contains(*scope))
    }

    /// The set as it is stored: bit 0 automation, bit 1 capture.
    pub fn bits(self) -> u8 {
        self.0
    }

    /// The set for stored bits; `None` where a bit is unknown to this version.
    pub fn from_bits(bits: u8) -> Option<Self> {
        (bits <= 3).then_some(Scopes(bits))
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Self {
        Scopes(scopes.into_iter().fold(0, |bits, scope| bits | scope.bit()))
    }
}

impl From<Vec<Scope>> for Scopes {
    fn from(scopes: Vec<Scope>) -> Self {
        scopes.into_iter().collect()
    }
}

impl From<Scopes> for Vec<Scope> {
    fn from(scopes: Scopes) -> Self {
        scopes.iter().collect()
    }
}
