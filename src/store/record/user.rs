use serde::{Deserialize, Serialize};

use super::{Stored, first_version};
use crate::model::{Name, Timestamp, User, parse_time_zone};
use crate::store::layout::read_user_key;

#[cfg(test)]
pub(in crate::store) mod made_up;

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct UserV1 {
    name: String,
    time_zone: String,
    language: String,
    created_ms: i64,
}

first_version!(UserV1);

impl Stored for User {
    const KIND: &'static str = "user";
    type Payload = UserV1;

    fn to_payload(&self) -> UserV1 {
        UserV1 {
            name: self.name.to_string(),
            time_zone: self.time_zone.name().to_owned(),
            language: self.language.code().to_owned(),
            created_ms: self.created_at.as_millis(),
        }
    }

    fn from_payload(key: &[u8], payload: UserV1) -> Option<Self> {
        Some(User {
            number: read_user_key(key)?,
            name: Name::parse(&payload.name).ok()?,
            time_zone: parse_time_zone(&payload.time_zone).ok()?,
            language: payload.language.parse().ok()?,
            created_at: Timestamp::from_millis(payload.created_ms),
        })
    }
}
