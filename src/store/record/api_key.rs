use serde::{Deserialize, Serialize};

use super::{Stored, first_version};
use crate::model::{ApiKey, Name, Scopes, Timestamp, UserNumber};

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct ApiKeyV1 {
    user: u32,
    name: String,
    scopes: u8,
    hash: String,
    created_ms: i64,
    expires_ms: Option<i64>,
    revoked_ms: Option<i64>,
}

first_version!(ApiKeyV1);

impl Stored for ApiKey {
    const KIND: &'static str = "API key";
    type Payload = ApiKeyV1;

    fn to_payload(&self) -> ApiKeyV1 {
        ApiKeyV1 {
            user: self.user.0,
            name: self.name.to_string(),
            scopes: self.scopes.bits(),
            hash: self.hash.clone(),
            created_ms: self.created_at.as_millis(),
            expires_ms: self.expires_at.map(Timestamp::as_millis),
            revoked_ms: self.revoked_at.map(Timestamp::as_millis),
        }
    }

    fn from_payload(key: &[u8], payload: ApiKeyV1) -> Option<Self> {
        Some(ApiKey {
            id: std::str::from_utf8(key).ok()?.parse().ok()?,
            user: UserNumber(payload.user),
            name: Name::parse(&payload.name).ok()?,
            scopes: Scopes::from_bits(payload.scopes)?,
            hash: payload.hash,
            created_at: Timestamp::from_millis(payload.created_ms),
            expires_at: payload.expires_ms.map(Timestamp::from_millis),
            revoked_at: payload.revoked_ms.map(Timestamp::from_millis),
        })
    }
}
