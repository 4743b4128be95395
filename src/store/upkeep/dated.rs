//! A directory of backups, each named after its moment: `memod-20261121T023000Z`.

use std::fs;
use std::path::{Path, PathBuf};

use super::manifest::Manifest;
use super::{UpkeepError, at};
use crate::model::Timestamp;

const PREFIX: &str = "memod-";
const FORM: &str = "%Y%m%dT%H%M%SZ";

/// A name in `directory` for a backup of this moment that nothing has.
pub(super) fn free_name(directory: &Path, now: Timestamp) -> PathBuf {
    let name = format!("{PREFIX}{}", now.to_utc().format(FORM));
    let names = (2..).map(|number| format!("{name}-{number}"));
    let mut paths = std::iter::once(name.clone()).chain(names).map(|name| directory.join(name));
    paths.find(|path| path.symlink_metadata().is_err()).unwrap_or_else(|| directory.join(name))
}

/// Removes all but the `keep` newest backups of `directory`, never `made`, and nothing that memod did not make.
/// Answers which.
pub(super) fn prune(directory: &Path, keep: usize, made: &Path) -> Result<Vec<PathBuf>, UpkeepError> {
    // A clock that was set back may have made it the oldest.
    let mut backups: Vec<_> = whole(directory).into_iter().filter(|(_, path)| path != made).collect();
    backups.truncate((backups.len() + 1).saturating_sub(keep.max(1)));
    for (_, path) in &backups {
        super::backup::remove(path).map_err(at("the backup is made, but cannot remove the old", path))?;
    }
    Ok(backups.into_iter().map(|(_, path)| path).collect())
}

/// The newest whole backup of `directory`.
pub(super) fn newest(directory: &Path) -> Option<PathBuf> {
    whole(directory).pop().map(|(_, path)| path)
}

/// Whole backups with a name of ours, oldest first.
fn whole(directory: &Path) -> Vec<((Timestamp, String), PathBuf)> {
    let Ok(entries) = fs::read_dir(directory) else { return Vec::new() };
    let mut backups: Vec<_> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let name = entry.file_name().into_string().ok()?;
            let is_ours = is_dated(&name) && entry.file_type().ok()?.is_dir();
            let manifest = is_ours.then(|| Manifest::read(&entry.path()).ok()).flatten()?;
            Some(((manifest.taken_at, name), entry.path()))
        })
        .collect();
    backups.sort();
    backups
}

fn is_dated(name: &str) -> bool {
    let Some(moment) = name.strip_prefix(PREFIX) else { return false };
    let (moment, number) =
        moment.split_once('-').map_or((moment, None), |(moment, more)| (moment, Some(more)));
    number.is_none_or(|number| number.parse::<u32>().is_ok())
        && chrono::NaiveDateTime::parse_from_str(moment, FORM).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_ours_count_as_backups() {
        for (name, ours) in [
            ("memod-20261121T023000Z", true),
            ("memod-20261121T023000Z-2", true),
            ("memod-20261121T023000Z-old", false),
            ("memod-20261321T023000Z", false),
            ("memod-latest", false),
            ("photos", false),
        ] {
            assert_eq!(is_dated(name), ours, "{name}");
        }
    }

    #[test]
    fn two_backups_of_one_second_have_two_names() {
        let dir = tempfile::tempdir().unwrap();
        let now = Timestamp::parse("2026-11-21T02:30:00Z").unwrap();
        let first = free_name(dir.path(), now);
        assert_eq!(first, dir.path().join("memod-20261121T023000Z"));
        fs::create_dir(first).unwrap();
        assert_eq!(free_name(dir.path(), now), dir.path().join("memod-20261121T023000Z-2"));
    }
}
