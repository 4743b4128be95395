use serde::{Deserialize, Serialize};

use super::{Stored, first_version};
use crate::model::Timestamp;

/// When a key was last used, to the minute or so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) struct KeyUse(pub(in crate::store) Timestamp);

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct KeyUseV1 {
    last_used_ms: i64,
}

first_version!(KeyUseV1);

impl Stored for KeyUse {
    const KIND: &'static str = "key use";
    type Payload = KeyUseV1;

    fn to_payload(&self) -> KeyUseV1 {
        KeyUseV1 { last_used_ms: self.0.as_millis() }
    }

    fn from_payload(_key: &[u8], payload: KeyUseV1) -> Option<Self> {
        Some(KeyUse(Timestamp::from_millis(payload.last_used_ms)))
    }
}
