//! The memo record by itself, for benches and fuzzers: through the store's verbs a record is always beside a tree
//! or an `fdatasync`, which cost a hundred times as much.

use super::layout::MemoKey;
use super::record::{RecordError, seal, unseal};
use crate::model::Memo;

/// The key and the value that a memo is kept as.
pub fn seal_memo(memo: &Memo) -> Result<(Vec<u8>, Vec<u8>), RecordError> {
    let key = MemoKey::new(memo.user, memo.integration, memo.created_at, memo.sequence);
    let value = seal(key.as_bytes(), memo)?;
    Ok((key.as_bytes().to_vec(), value))
}

/// The memo that is kept as `value` under `key`.
pub fn unseal_memo(key: &[u8], value: &[u8]) -> Result<Memo, RecordError> {
    unseal(key, value)
}
