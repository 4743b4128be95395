use serde::{Deserialize, Serialize};

use super::{Stored, first_version};
use crate::model::{MemoId, Timestamp};

/// What an `Idempotency-Key` stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct Idempotency {
    pub(in crate::store) memo: MemoId,
    pub(in crate::store) fingerprint: [u8; 32],
    pub(in crate::store) accepted_at: Timestamp,
}

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct IdempotencyV1 {
    memo: String,
    fingerprint: [u8; 32],
    accepted_ms: i64,
}

first_version!(IdempotencyV1);

impl Stored for Idempotency {
    const KIND: &'static str = "idempotency";
    type Payload = IdempotencyV1;

    fn to_payload(&self) -> IdempotencyV1 {
        IdempotencyV1 {
            memo: self.memo.to_string(),
            fingerprint: self.fingerprint,
            accepted_ms: self.accepted_at.as_millis(),
        }
    }

    fn from_payload(_key: &[u8], payload: IdempotencyV1) -> Option<Self> {
        Some(Idempotency {
            memo: payload.memo.parse().ok()?,
            fingerprint: payload.fingerprint,
            accepted_at: Timestamp::from_millis(payload.accepted_ms),
        })
    }
}
