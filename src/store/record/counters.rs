use serde::{Deserialize, Serialize};

use super::{Stored, first_version};
use crate::model::{IntegrationNumber, Timestamp, UserNumber};

/// What the store has given out so far. Numbers only grow, so that none is given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) struct Counters {
    pub(in crate::store) next_user: u32,
    pub(in crate::store) next_integration: u32,
    pub(in crate::store) next_sequence: u64,
    pub(in crate::store) newest_created_at: Timestamp,
    pub(in crate::store) memos: u64,
}

impl Counters {
    /// A store without anything. Number 0 is nobody, and the inbox.
    pub(in crate::store) const EMPTY: Counters = Counters {
        next_user: 1,
        next_integration: 1,
        next_sequence: 1,
        newest_created_at: Timestamp::MIN,
        memos: 0,
    };

    /// `None` after four billion users, which is a broken store and not a household.
    pub(in crate::store) fn take_user(&mut self) -> Option<UserNumber> {
        let number = self.next_user;
        self.next_user = number.checked_add(1)?;
        Some(UserNumber(number))
    }

    pub(in crate::store) fn take_integration(&mut self) -> Option<IntegrationNumber> {
        let number = self.next_integration;
        self.next_integration = number.checked_add(1)?;
        Some(IntegrationNumber(number))
    }

    pub(in crate::store) fn take_sequence(&mut self) -> u64 {
        let sequence = self.next_sequence;
        self.next_sequence = sequence.saturating_add(1);
        sequence
    }
}

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct CountersV1 {
    next_user: u32,
    next_integration: u32,
    next_sequence: u64,
    newest_created_ms: i64,
    memos: u64,
}

first_version!(CountersV1);

impl Stored for Counters {
    const KIND: &'static str = "counters";
    type Payload = CountersV1;

    fn to_payload(&self) -> CountersV1 {
        CountersV1 {
            next_user: self.next_user,
            next_integration: self.next_integration,
            next_sequence: self.next_sequence,
            newest_created_ms: self.newest_created_at.as_millis(),
            memos: self.memos,
        }
    }

    fn from_payload(_key: &[u8], payload: CountersV1) -> Option<Self> {
        Some(Counters {
            next_user: payload.next_user,
            next_integration: payload.next_integration,
            next_sequence: payload.next_sequence,
            newest_created_at: Timestamp::from_millis(payload.newest_created_ms),
            memos: payload.memos,
        })
    }
}
