use std::sync::Arc;

use bytes::Bytes;

use super::directory::Account;
use super::read::Standing;
use crate::model::IntegrationNumber;

/// What a list shows of a memo that is to be kept. The store hands it on to whoever follows it and keeps none of it.
#[derive(Debug, Clone)]
pub struct Shown {
    /// As what the memo was read.
    pub account: Arc<Account>,
    /// Its entries as JSON, without the brackets around them.
    pub entries: Bytes,
}

/// A new memo, the newest of its place.
#[derive(Debug)]
pub struct Arrival {
    /// Where it stands.
    pub memo: Standing,
    /// What a list shows of it.
    pub shown: Shown,
}

/// Who is told of new memos when they are durable, before anybody can read them by the version of their place.
pub trait Follower: Send + Sync {
    /// New memos, oldest first, are all that happened to the memos of this place between two versions of it; the
    /// revision of the Directory is the same, and so are their accounts. Called by the thread that all writers wait for.
    fn arrived(&self, place: IntegrationNumber, revision: u64, versions: (u64, u64), arrivals: &[Arrival]);
}
