use serde::{Deserialize, Serialize};

use super::{Stored, first_version};
use crate::model::{Memo, Timestamp, parse_time_zone};
use crate::store::layout::MemoKey;

/// The user, the integration, `createdAt` and the sequence stand in the key and not here.
#[derive(Serialize, Deserialize)]
pub(in crate::store) struct MemoV1 {
    id: String,
    text: String,
    recorded_ms: i64,
    time_zone: String,
    language: Option<String>,
}

first_version!(MemoV1);

impl Stored for Memo {
    const KIND: &'static str = "memo";
    type Payload = MemoV1;

    fn to_payload(&self) -> MemoV1 {
        MemoV1 {
            id: self.id.to_string(),
            text: self.text.clone(),
            recorded_ms: self.recorded_at.as_millis(),
            time_zone: self.time_zone.name().to_owned(),
            language: self.language.map(|language| language.code().to_owned()),
        }
    }

    fn from_payload(key: &[u8], payload: MemoV1) -> Option<Self> {
        let key = MemoKey::read(key)?;
        Some(Memo {
            id: payload.id.parse().ok()?,
            user: key.user(),
            integration: key.integration(),
            text: payload.text,
            recorded_at: Timestamp::from_millis(payload.recorded_ms),
            time_zone: parse_time_zone(&payload.time_zone).ok()?,
            language: payload.language.map(|code| code.parse()).transpose().ok()?,
            created_at: key.created_at(),
            sequence: key.sequence(),
        })
    }
}
