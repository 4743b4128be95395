//! Opening a store that may be damaged, so that nothing is lost by looking at it.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use tempfile::TempDir;

use super::check::{CheckReport, examine_at, for_each};
use super::findings::Finding;
use super::swap::copy_prefix;
use super::{Progress, UpkeepError, at, files, guarded, log};
use crate::model::{Memo, User};
use crate::store::error::OpenError;
use crate::store::layout::{COUNTERS_KEY, TreeName};
use crate::store::open::{open_as_it_is, open_raw};
use crate::store::reached;
use crate::store::record::{Counters, unseal};
use crate::store::trees::Trees;

/// No store takes as long to open, on the slowest disk.
const ENDLESS: Duration = Duration::from_secs(300);

/// A store to be read, or a copy of it that sled could read.
pub(super) struct Opened {
    pub(super) trees: Arc<Trees>,
    /// Why it is a mended copy.
    damage: Option<Finding>,
    copy: Option<TempDir>,
}

impl Opened {
    fn of(trees: Trees) -> Self {
        Opened { trees: Arc::new(trees), damage: None, copy: None }
    }

    /// Reads every record, and tells what was wrong with the log too.
    pub(super) fn examine(&self, store: &Path, progress: Progress<'_>) -> Result<CheckReport, UpkeepError> {
        let mut report = examine_at(store, &self.trees, progress)?;
        if let Some(damage) = &self.damage {
            report.whole = false;
            report.damage_count += 1;
            report.damage.insert(0, damage.clone());
        }
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

/// Opens `store` for reading. sled zeroes what is behind a damaged part of its log, so one with such a part is
/// opened as a copy. The caller holds the lock.
pub(super) fn open_gently(store: &Path) -> Result<Opened, UpkeepError> {
    let db = store.join("db");
    let gaps = log::gaps(&db, 0).map_err(at("cannot read", &db))?;
    if gaps.is_empty() {
        return match open_raw(store) {
            Ok(trees) => Ok(Opened::of(trees)),
            Err(OpenError::Damaged(refusal)) => open_mended(store, &refusal),
            Err(other) => Err(other.into()),
        };
    }
    // Perhaps it is only what a crash cut off, or what is not used any more: then all that was there is there.
    let copy = copy_of(store, true)?;
    if let Ok(trees) = open_as_it_is(copy.path()) {
        let opened = Opened { copy: Some(copy), ..Opened::of(trees) };
        if holds_what_it_held(&opened.trees, store) && opened.examine(store, &mut |_, _| true)?.whole {
            return Ok(opened);
        }
    }
    let bytes: u64 = gaps.iter().map(|gap| gap.bytes).sum();
    open_mended(store, &format!("{bytes} bytes of its log are overwritten"))
}

/// Whether sled would open `store` with less than it held, or go round in circles in it, tried on a copy. Where there
/// is no room for one, nobody can tell.
pub(in crate::store) fn loses_by_opening(store: &Path) -> bool {
    let Ok(copy) = copy_of(store, true) else { return false };
    let (told, answer) = channel();
    let held_by = store.to_owned();
    // A thread that does not end goes with the process, which ends when its store is refused.
    let tried = std::thread::Builder::new().name("memod-trial".to_owned()).spawn(move || {
        let whole = open_as_it_is(copy.path()).is_ok_and(|trees| holds_what_it_held(&trees, &held_by));
        drop(copy);
        told.send(!whole)
    });
    tried.is_ok() && answer.recv_timeout(ENDLESS).unwrap_or(true)
}

fn holds_what_it_held(trees: &Trees, store: &Path) -> bool {
    let counters = guarded(|| trees.get(TreeName::Meta, COUNTERS_KEY)).and_then(Result::ok).flatten();
    let counters = counters.map_or(Ok(Counters::EMPTY), |counters| unseal(COUNTERS_KEY, &counters));
    counters.is_ok_and(|counters| reached::missing(store, &counters).is_none())
}

/// Opens a copy with a mended log: read from its beginning, or from the last snapshot on, whichever has more.
fn open_mended(store: &Path, refusal: &str) -> Result<Opened, UpkeepError> {
    let mut best: Option<(u64, Opened)> = None;
    for with_snapshots in [false, true] {
        let copy = copy_of(store, with_snapshots)?;
        let db = copy.path().join("db");
        log::mend(&db).map_err(at("cannot mend", &db))?;
        let Ok(trees) = open_as_it_is(copy.path()) else { continue };
        let opened = Opened {
            damage: Some(Finding::lost("log", None, refusal)),
            copy: Some(copy),
            ..Opened::of(trees)
        };
        let records = readable_records(&opened.trees)?;
        if records > best.as_ref().map_or(0, |(most, _)| *most) {
            best = Some((records, opened));
        }
    }
    best.map(|(_, opened)| opened).ok_or_else(|| {
        UpkeepError::Refused(format!(
            "nothing can be read of the store ({refusal}); restore a backup with `memod restore DIR --replace`, \
             and keep the damaged directory until you have"
        ))
    })
}

/// Memos and users that are whole.
fn readable_records(trees: &Arc<Trees>) -> Result<u64, UpkeepError> {
    let mut records = 0;
    for_each(trees, TreeName::Memos, &mut |key, value| {
        records += u64::from(unseal::<Memo>(key, value).is_ok());
    })?;
    for_each(trees, TreeName::Users, &mut |key, value| {
        records += u64::from(unseal::<User>(key, value).is_ok());
    })?;
    Ok(records)
}

/// sled's files beside the store; removed when dropped. sled writes `conf` anew.
fn copy_of(store: &Path, with_snapshots: bool) -> Result<TempDir, UpkeepError> {
    let beside = files::parent(store);
    let copy = tempfile::Builder::new().prefix(&copy_prefix(store)).tempdir_in(beside);
    let copy = copy.map_err(at("cannot make a copy to look at in", beside))?;
    for entry in fs::read_dir(store).map_err(at("cannot read", store))? {
        let entry = entry.map_err(at("cannot read", store))?;
        let name = entry.file_name();
        let is_snapshot = name.to_str().is_some_and(|name| name.starts_with("snap."));
        if name == "db" || (with_snapshots && is_snapshot) {
            fs::copy(entry.path(), copy.path().join(&name)).map_err(at("cannot copy", &entry.path()))?;
        }
    }
    Ok(copy)
}
