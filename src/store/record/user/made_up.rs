//! A version of the user record that never was, so that the way to the first real one is known to work. This is
//! all that a new version takes; docs/design.md, "How to change a record", says in which order.

use serde::{Deserialize, Serialize};

use super::UserV1;
use crate::model::User;
use crate::store::record::{Payload, Stored};

/// A user of the future.
#[derive(Debug, PartialEq)]
pub(in crate::store) struct LaterUser {
    pub(in crate::store) user: User,
    pub(in crate::store) call_me: String,
}

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct UserV2 {
    name: String,
    /// New, and no longer optional in version 3.
    call_me: Option<String>,
    time_zone: String,
    language: String,
    created_ms: i64,
}

impl Payload for UserV2 {
    const VERSION: u8 = 2;
    type Previous = UserV1;

    fn upgrade(previous: UserV1) -> Self {
        let UserV1 { name, time_zone, language, created_ms } = previous;
        UserV2 { name, call_me: None, time_zone, language, created_ms }
    }
}

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct UserV3 {
    name: String,
    call_me: String,
    time_zone: String,
    language: String,
    created_ms: i64,
}

impl Payload for UserV3 {
    const VERSION: u8 = 3;
    type Previous = UserV2;

    fn upgrade(previous: UserV2) -> Self {
        let UserV2 { name, call_me, time_zone, language, created_ms } = previous;
        UserV3 { call_me: call_me.unwrap_or_else(|| name.clone()), name, time_zone, language, created_ms }
    }
}

impl Stored for LaterUser {
    const KIND: &'static str = User::KIND;
    type Payload = UserV3;

    fn to_payload(&self) -> UserV3 {
        let UserV1 { name, time_zone, language, created_ms } = self.user.to_payload();
        UserV3 { name, call_me: self.call_me.clone(), time_zone, language, created_ms }
    }

    fn from_payload(key: &[u8], payload: UserV3) -> Option<Self> {
        let UserV3 { name, call_me, time_zone, language, created_ms } = payload;
        let user = User::from_payload(key, UserV1 { name, time_zone, language, created_ms })?;
        Some(LaterUser { user, call_me })
    }
}

/// The record as version 2 would have written it.
pub(in crate::store) fn as_version_2(user: &User, call_me: Option<&str>) -> UserV2 {
    UserV2 { call_me: call_me.map(str::to_owned), ..UserV2::upgrade(user.to_payload()) }
}
