use bytes::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::model::IntegrationNumber;

/// Memory for finished lists, in bytes.
const CAPACITY: u64 = 16 * 1024 * 1024;

/// Finished answers of `/automation/list`. One is valid for exactly one [`Version`]; docs/design.md says why it is
/// never stale.
pub(super) struct Lists(Cache<IntegrationNumber, List, ByBytes>);

/// The state of the store that a list was made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Version {
    pub(super) directory: u64,
    pub(super) place: u64,
}

#[derive(Clone)]
struct List {
    version: Version,
    body: Bytes,
}

#[derive(Clone)]
struct ByBytes;

impl Weighter<IntegrationNumber, List> for ByBytes {
    fn weight(&self, _number: &IntegrationNumber, list: &List) -> u64 {
        list.body.len() as u64 + 128
    }
}

impl Lists {
    /// The list of this integration, if it was made from this very version.
    pub(super) fn get(&self, number: IntegrationNumber, version: Version) -> Option<Bytes> {
        self.0.get(&number).filter(|list| list.version == version).map(|list| list.body)
    }

    /// `version` must have been taken before the store was read for `body`.
    pub(super) fn put(&self, number: IntegrationNumber, version: Version, body: Bytes) {
        self.0.insert(number, List { version, body });
    }
}

impl Default for Lists {
    fn default() -> Self {
        Lists(Cache::with_weighter(1024, CAPACITY, ByBytes))
    }
}

impl std::fmt::Debug for Lists {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Lists")
    }
}
