//! Opening a store that may be damaged, so that nothing is lost by looking at it and nobody waits for ever.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Arc;

use tempfile::TempDir;

use super::check::{CheckReport, TOLD, examine_at};
use super::findings::Finding;
use super::log::{Reading, has_come_to, newest_snapshot, tail};
use super::swap::copy_prefix;
use super::unsled::{Unsled, write_down};
use super::{Progress, UpkeepError, at, files};
use crate::store::error::OpenError;
use crate::store::layout::{COUNTERS_KEY, TreeName};
use crate::store::open::{is_whole_snapshot, open_as_it_is, open_raw};
use crate::store::reached;
use crate::store::record::{Counters, unseal};
use crate::store::trees::Trees;

/// More than sled and memod write before a store takes its first change.
const BEGINNING_BYTES: u64 = 8 * 1024;

/// A store to be read, or a new one of what could be read without sled.
pub(super) struct Opened {
    pub(super) trees: Arc<Trees>,
    /// What was found before sled read it.
    damage: Vec<Finding>,
    copy: Option<TempDir>,
}

impl Opened {
    fn of(trees: Trees) -> Self {
        Opened { trees: Arc::new(trees), damage: Vec::new(), copy: None }
    }

    /// Reads every record, and tells what was wrong with the log too.
    pub(super) fn examine(&self, store: &Path, progress: Progress<'_>) -> Result<CheckReport, UpkeepError> {
        let mut report = examine_at(store, &self.trees, progress)?;
        report.whole &= self.damage.is_empty();
        report.damage_count += self.damage.len() as u64;
        report.damage.splice(0..0, self.damage.iter().cloned());
        report.damage.truncate(TOLD);
        Ok(report)
    }

    /// Closes it for certain.
    pub(super) fn close(self, store: &Path) -> Result<(), UpkeepError> {
        let Opened { trees, copy, .. } = self;
        drop(trees);
        // Of a copy nothing is wanted any more.
        if copy.is_none() { files::settle(store) } else { Ok(()) }
    }
}

/// Opens `store` for reading. sled zeroes what is behind a damaged part of its log, and goes round for ever between
/// pages that damage has left pointing to each other. So it is read without sled first, and sled is let at a store
/// that is whole; of any other a new one is made of what could be read. The caller holds the lock.
pub(super) fn open_gently(store: &Path) -> Result<Opened, UpkeepError> {
    let reading = Reading::of(store, None).map_err(at("cannot read", store))?;
    let Some(trouble) = reading.trouble() else {
        if !has_all_that_was_noted(store, &reading).map_err(at("cannot read", store))? {
            // A log of before. What is wrong with it is told by who reads the records; nothing of it is altered.
            return open_unsled(store, &reading, None);
        }
        return match open_raw(store) {
            Ok(trees) => Ok(Opened::of(trees)),
            Err(OpenError::Damaged(refusal)) => open_unsled(store, &reading, Some(&refusal)),
            Err(other) => Err(other.into()),
        };
    };
    // Perhaps it is only what a crash cut off: then all that was there is there.
    if let Some(before) = whole_before_crash(store, &reading).map_err(at("cannot read", store))? {
        return open_unsled(store, &before, None);
    }
    open_unsled(store, &reading, Some(&trouble))
}

/// Whether sled would open `store` with less than it held, or not come to an end in it.
pub(in crate::store) fn loses_by_opening(store: &Path) -> io::Result<Option<String>> {
    if !store.join("db").exists() {
        return Ok(None);
    }
    if let Some((snapshot, path)) = newest_snapshot(store)?
        && is_whole_snapshot(&std::fs::read(path)?)
    {
        let (gaps, end) = tail(&store.join("db"), snapshot)?;
        if gaps.is_empty() && has_come_to(snapshot, end) {
            return Ok(None);
        }
    }
    let reading = Reading::of(store, None)?;
    let Some(trouble) = reading.trouble() else { return Ok(None) };
    Ok(if whole_before_crash(store, &reading)?.is_some() { None } else { Some(trouble) })
}

/// What sled would read, if a crash can have left the log like this and all that was durable is there.
fn whole_before_crash(store: &Path, reading: &Reading) -> io::Result<Option<Reading>> {
    let end = reading.sled_stops_at();
    if end.is_none() && !reading.is_blank() {
        return Ok(None);
    }
    let before = Reading::of(store, end)?;
    let is_whole = match before.trouble() {
        None => has_all_that_was_noted(store, &before)?,
        Some(_) => before.is_blank() && was_never_begun(store)?,
    };
    Ok(is_whole.then_some(before))
}

/// Whether the very first open of a store was cut off. What it writes is short, and only a store that was begun has a note of
/// how far it came: more than that, and a log without a record is one of which all is lost.
fn was_never_begun(store: &Path) -> io::Result<bool> {
    if reached::is_there(store) {
        return Ok(false);
    }
    let mut db = BufReader::new(File::open(store.join("db"))?);
    db.seek(SeekFrom::Start(BEGINNING_BYTES))?;
    for byte in db.bytes() {
        if byte? != 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether the store has come as far as the note beside it says that it once had.
fn has_all_that_was_noted(store: &Path, reading: &Reading) -> io::Result<bool> {
    let counters = match reading.get(TreeName::Meta, COUNTERS_KEY)? {
        Some((Some(counters), _)) => unseal(COUNTERS_KEY, &counters),
        _ => Ok(Counters::EMPTY),
    };
    Ok(counters.is_ok_and(|counters| reached::missing(store, &counters).is_none()))
}

/// A new store beside, removed when dropped, of what was read without sled.
fn open_unsled(store: &Path, reading: &Reading, refusal: Option<&str>) -> Result<Opened, UpkeepError> {
    let beside = files::parent(store);
    let copy = tempfile::Builder::new().prefix(&copy_prefix(store)).tempdir_in(beside);
    let copy = copy.map_err(at("cannot make a copy to look at in", beside))?;
    let path = copy.path().join("store");
    let Unsled { records, mut damage } = write_down(reading, &path, refusal.is_some())?;
    if records == 0 {
        let refusal = refusal.unwrap_or("it is empty");
        return Err(UpkeepError::Refused(format!(
            "nothing can be read of the store ({refusal}); restore a backup with `memod restore DIR --replace`, \
             and keep the damaged directory until you have"
        )));
    }
    damage.splice(0..0, refusal.map(|refusal| Finding::lost("log", None, refusal)));
    let trees = open_as_it_is(&path)?;
    Ok(Opened { trees: Arc::new(trees), damage, copy: Some(copy) })
}
