use std::sync::Arc;

use bytes::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::model::{Entry, IntegrationNumber};
use crate::store::{Sealed, Standing};

/// Memory for finished lists, in bytes.
const CAPACITY: u64 = 16 * 1024 * 1024;

/// Finished answers of `/automation/list`. One is valid for exactly one [`Version`]; docs/design.md says why it is
/// never stale.
pub(super) struct Lists(Cache<IntegrationNumber, Kept, ByBytes>);

/// The state of the store that a list was made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Version {
    pub(super) directory: u64,
    pub(super) place: u64,
}

/// A finished list, and where in it the entries of each of its memos stand.
#[derive(Clone)]
pub(super) struct List {
    pub(super) body: Bytes,
    parts: Arc<[Part]>,
}

#[derive(Clone, Copy)]
struct Part {
    memo: Standing,
    from: usize,
    to: usize,
}

impl List {
    /// The list of these memos, newest first. What stood in the list `before` is copied from it, for the rest `read`
    /// gives the entries; a memo that it cannot read is left out, and the one after the last takes its place.
    pub(super) fn make<E>(
        memos: impl Iterator<Item = Result<Sealed, E>>,
        limit: usize,
        before: Option<&List>,
        read: impl Fn(&Sealed) -> Option<Vec<Entry>>,
    ) -> Result<List, E> {
        let mut body = vec![b'['];
        let mut parts = Vec::with_capacity(limit);
        let mut count = 0;
        for memo in memos {
            if count == limit {
                break;
            }
            let memo = memo?;
            let standing = memo.standing();
            let from = body.len();
            match before.zip(standing).and_then(|(before, standing)| before.part(standing)) {
                Some(part) => extend(&mut body, part),
                None => {
                    let Some(entries) = read(&memo) else { continue };
                    // Writing entries into memory cannot fail: they hold nothing but strings.
                    let array = serde_json::to_vec(&entries).unwrap_or_default();
                    extend(&mut body, array.get(1..array.len().saturating_sub(1)).unwrap_or_default());
                }
            }
            parts.extend(standing.map(|memo| Part { memo, from, to: body.len() }));
            count += 1;
        }
        body.push(b']');
        Ok(List { body: body.into(), parts: parts.into() })
    }

    /// How many bytes of these memos are not in this list.
    pub(super) fn lacks(&self, memos: &[Sealed]) -> usize {
        let lacking = memos.iter().filter(|memo| memo.standing().and_then(|at| self.part(at)).is_none());
        lacking.map(Sealed::bytes).sum()
    }

    fn part(&self, memo: Standing) -> Option<&[u8]> {
        let part = self.parts.iter().find(|part| part.memo == memo)?;
        self.body.get(part.from..part.to).map(|entries| entries.strip_prefix(b",").unwrap_or(entries))
    }
}

/// Entries without the brackets around them, behind those that are there.
fn extend(body: &mut Vec<u8>, entries: &[u8]) {
    if !entries.is_empty() && body.len() > 1 {
        body.push(b',');
    }
    body.extend_from_slice(entries);
}

#[derive(Clone)]
struct Kept {
    /// `None` for a list that is no answer: something was written while it was made.
    answers: Option<Version>,
    directory: u64,
    list: List,
}

#[derive(Clone)]
struct ByBytes;

impl Weighter<IntegrationNumber, Kept> for ByBytes {
    fn weight(&self, _number: &IntegrationNumber, kept: &Kept) -> u64 {
        (kept.list.body.len() + size_of_val(&*kept.list.parts)) as u64 + 128
    }
}

impl Lists {
    /// The list of this integration, if it is right for this very version.
    pub(super) fn get(&self, number: IntegrationNumber, version: Version) -> Option<Bytes> {
        self.0.get(&number).filter(|kept| kept.answers == Some(version)).map(|kept| kept.list.body)
    }

    /// The last list of this integration that was made of the same Directory, whatever was added or removed since.
    pub(super) fn before(&self, number: IntegrationNumber, directory: u64) -> Option<List> {
        self.0.get(&number).filter(|kept| kept.directory == directory).map(|kept| kept.list)
    }

    /// `version` must have been taken before the store was read for `list`; `is_exact` if nothing was begun to be
    /// written to its place since.
    pub(super) fn put(&self, number: IntegrationNumber, version: Version, list: List, is_exact: bool) {
        let answers = is_exact.then_some(version);
        self.0.insert(number, Kept { answers, directory: version.directory, list });
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
