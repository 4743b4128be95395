use std::sync::Arc;

use bytes::Bytes;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::model::{Entry, IntegrationNumber};
use crate::store::{Account, Arrival, Follower, Sealed, Shown, Standing};

/// Memos whose entries automation tools see.
pub(super) const RECENT_MEMOS: usize = 20;
/// Memory for finished lists, in bytes.
const CAPACITY: u64 = 16 * 1024 * 1024;

/// Longer lists, in bytes, are not copied by the thread that all writers wait for.
const FOLLOWED: usize = 64 * 1024;

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
    /// `None` for a memo whose key is damaged.
    memo: Option<Standing>,
    from: usize,
    to: usize,
}

impl List {
    /// The list of these memos, newest first. What stood in the list `before` is copied from it, for the rest `read`
    /// gives the entries; a memo that it cannot read is left out, and the one after the last takes its place.
    pub(super) fn make<E>(
        memos: impl Iterator<Item = Result<Sealed, E>>,
        before: Option<&List>,
        read: impl Fn(&Sealed) -> Option<Vec<Entry>>,
    ) -> Result<List, E> {
        let mut draft = Draft::default();
        for memo in memos {
            if draft.is_full() {
                break;
            }
            let memo = memo?;
            let standing = memo.standing();
            match before.zip(standing).and_then(|(before, standing)| before.find(standing)) {
                Some(entries) => draft.add(standing, entries),
                None => {
                    let Some(entries) = read(&memo) else { continue };
                    draft.add(standing, &bare(&entries));
                }
            }
        }
        Ok(draft.finish())
    }

    /// This list when memos have come that are newer than those in it, oldest first.
    fn behind(&self, arrivals: &[Arrival]) -> List {
        let mut draft = Draft::default();
        let newer = arrivals.iter().rev().map(|new| (Some(new.memo), &*new.shown.entries));
        let known = self.parts.iter().map(|part| (part.memo, self.entries(part)));
        for (memo, entries) in newer.chain(known).take(RECENT_MEMOS) {
            draft.add(memo, entries);
        }
        draft.finish()
    }

    /// How many bytes of these memos are not in this list.
    pub(super) fn lacks(&self, memos: &[Sealed]) -> usize {
        let lacking = memos.iter().filter(|memo| memo.standing().and_then(|at| self.find(at)).is_none());
        lacking.map(Sealed::bytes).sum()
    }

    fn find(&self, memo: Standing) -> Option<&[u8]> {
        self.parts.iter().find(|part| part.memo == Some(memo)).map(|part| self.entries(part))
    }

    fn entries(&self, part: &Part) -> &[u8] {
        let entries = self.body.get(part.from..part.to).unwrap_or_default();
        entries.strip_prefix(b",").unwrap_or(entries)
    }
}

/// Entries as JSON, without the brackets around them.
fn bare(entries: &[Entry]) -> Vec<u8> {
    // Writing entries into memory cannot fail: they hold nothing but strings.
    let mut array = serde_json::to_vec(entries).unwrap_or_default();
    array.pop();
    array.drain(..array.len().min(1));
    array
}

/// A list that is being made.
#[derive(Default)]
struct Draft {
    body: Vec<u8>,
    parts: Vec<Part>,
}

impl Draft {
    fn is_full(&self) -> bool {
        self.parts.len() == RECENT_MEMOS
    }

    /// The entries of the next memo, behind those that are there.
    fn add(&mut self, memo: Option<Standing>, entries: &[u8]) {
        if self.body.is_empty() {
            self.body.push(b'[');
        }
        let from = self.body.len();
        if !entries.is_empty() && from > 1 {
            self.body.push(b',');
        }
        self.body.extend_from_slice(entries);
        self.parts.push(Part { memo, from, to: self.body.len() });
    }

    fn finish(mut self) -> List {
        if self.body.is_empty() {
            self.body.push(b'[');
        }
        self.body.push(b']');
        List { body: self.body.into(), parts: self.parts.into() }
    }
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

    /// What the list of this integration will show of a memo with these entries, read as `account` is; `None` where no
    /// list is kept, or too long a one.
    pub(super) fn show(
        &self,
        account: &Arc<Account>,
        number: IntegrationNumber,
        entries: &[Entry],
    ) -> Option<Shown> {
        let followed = self.0.get(&number).is_some_and(|kept| kept.list.body.len() <= FOLLOWED);
        followed.then(|| Shown { account: Arc::clone(account), entries: bare(entries).into() })
    }

    /// Keeps a list, and says what to answer with. `version` must have been taken before the store was read for `list`;
    /// `is_exact` if nothing was begun to be written to its place since. One that is not may hold what nobody was promised
    /// yet: where a list is kept that is right for this version or a later one, that is the answer, as it is the next one.
    pub(super) fn put(
        &self,
        number: IntegrationNumber,
        version: Version,
        list: List,
        is_exact: bool,
    ) -> Bytes {
        let serves =
            |answers: Version| answers.directory == version.directory && answers.place >= version.place;
        if !is_exact
            && let Some(kept) = self.0.get(&number)
            && kept.answers.is_some_and(serves)
        {
            return kept.list.body;
        }
        let body = list.body.clone();
        let answers = is_exact.then_some(version);
        self.0.insert(number, Kept { answers, directory: version.directory, list });
        body
    }
}

impl Follower for Lists {
    fn arrived(&self, place: IntegrationNumber, directory: u64, versions: (u64, u64), arrivals: &[Arrival]) {
        let [before, after] = [versions.0, versions.1].map(|place| Version { directory, place });
        if let Some(kept) = self.0.get(&place).filter(|kept| kept.answers == Some(before)) {
            let list = kept.list.behind(arrivals);
            self.0.insert(place, Kept { answers: Some(after), directory, list });
        }
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
