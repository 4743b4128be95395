//! `backup`, `restore`, `check` and `compact`.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::failure::Failure;
use super::progress::Bar;
use super::stillness::{STILLNESS, unless_still};
use super::{Context, print};
use crate::admin::{Door, prepare, require_own};
use crate::app::upkeep::{
    self, BackupReport, BackupTo, CheckReport, CompactReport, RestoreReport, SaveReport, UpkeepError,
};
use crate::cli::{Backup, Check, Compact, Restore};
use crate::reason::reason_or;
use crate::store::OpenError;
use crate::values::shell_word;

/// How long another short command that holds the store is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// Findings that are printed for people; JSON has more.
const SHOWN: usize = 100;

pub(super) fn backup(args: Backup, context: &Context) -> Result<(), Failure> {
    let directory = absolute(&args.directory)?;
    // The running server is asked in JSON.
    if directory.to_str().is_none() {
        return Err(Failure::Failed("the name of the directory must be UTF-8; name another".to_owned()));
    }
    let to = BackupTo { directory, keep: args.keep.map(|keep| keep as usize) };
    let bar = Bar::of("copying  {wide_bar} {percent}%");
    let done =
        context.door_to_known().and_then(|door| Ok(door.backup(&to, &mut |done, of| bar.shows(done, of))?));
    bar.done();
    let report: BackupReport = done?;
    // A unit may give the server a /tmp of its own, which goes with it.
    if matches!(report.path.try_exists(), Ok(false)) {
        return Err(Failure::Failed(format!(
            "the server made the backup {} where only the server sees it, as in a /tmp of its own (PrivateTmp=); \
             name a directory that both see",
            report.path.display()
        )));
    }
    if args.output.json {
        return Ok(print::json(&report)?);
    }
    let BackupReport { path, memos, bytes, removed, .. } = report;
    let memos = count(memos, "memo", "memos");
    print::line(&format!("Backed up {memos} to {} ({}).", path.display(), size(bytes)))?;
    for path in removed {
        print::line(&format!("Removed the older {}.", path.display()))?;
    }
    Ok(())
}

pub(super) fn restore(args: Restore, context: &Context) -> Result<(), Failure> {
    let data = context.config(std::iter::empty())?.data;
    let backup = absolute(&args.directory)?;
    let made = missing(&data);
    let bar = Bar::of("restoring  {wide_bar} {bytes} of {total_bytes}");
    let done = closed(&data, || {
        // No data directory is made for what is no backup.
        upkeep::require_backup(&backup)?;
        prepare(&data)?;
        // A package makes the data directory for its account before there is a store.
        require_own(&data, &data)?;
        Ok(upkeep::restore(&data, &backup, args.replace, &mut |done, of| {
            bar.shows(done, of);
            true
        })?)
    });
    bar.done();
    if done.is_err() {
        // One that is not empty stays.
        let _ = made.iter().try_for_each(std::fs::remove_dir);
    }
    let report = done?;
    if args.output.json {
        return Ok(print::json(&report)?);
    }
    let RestoreReport { path, users, memos, taken_at, .. } = report;
    let (users, memos) = (count(users, "user", "users"), count(memos, "memo", "memos"));
    Ok(print::line(&format!("Restored {users} and {memos} as of {taken_at} to {}.", path.display()))?)
}

/// What would have to be made for `directory` to be there, itself first.
fn missing(directory: &Path) -> Vec<PathBuf> {
    let is_missing = |path: &&Path| !path.as_os_str().is_empty() && path.symlink_metadata().is_err();
    directory.ancestors().take_while(is_missing).map(Path::to_owned).collect()
}

pub(super) fn check(args: Check, context: &Context) -> Result<(), Failure> {
    let data = context.config(std::iter::empty())?.data;
    if let Some(target) = args.save {
        return save(&data, &absolute(&target)?, args.output.json);
    }
    let bar = Bar::of("checking  {wide_bar} {pos} of {len} memos");
    let done = match Door::to_server(&data)? {
        Some(door) => Ok(door.check(&mut |done, of| bar.shows(done, of))?),
        None => closed(&data, || {
            require_own(&data, &data.join("store").join("db"))?;
            let (data, bar) = (data.clone(), bar.clone());
            let checked = unless_still(STILLNESS, move |steps| {
                upkeep::check_closed(&data, &mut |done, of| {
                    steps.made();
                    bar.shows(done, of);
                    true
                })
            });
            Ok(checked??)
        }),
    };
    bar.done();
    let report: CheckReport = done?;
    if args.output.json {
        print::json(&report)?;
    } else {
        print_check(&report)?;
    }
    if report.whole {
        return Ok(());
    }
    Err(Failure::Failed(format!(
        "the store has {}; `memod check --save NEWDIR` saves the rest (stop the server first), \
         `memod restore DIR` brings a backup back",
        count(report.damage_count, "damaged record", "damaged records")
    )))
}

fn save(data: &Path, target: &Path, json: bool) -> Result<(), Failure> {
    let bar = Bar::of("saving  {wide_bar} {percent}%");
    let done = closed(data, || {
        require_own(data, &data.join("store").join("db"))?;
        let (data, target, bar) = (data.to_owned(), target.to_owned(), bar.clone());
        let saved = unless_still(STILLNESS, move |steps| {
            upkeep::save(&data, &target, &mut |done, of| {
                steps.made();
                bar.shows(done, of);
                true
            })
        });
        Ok(saved??)
    });
    bar.done();
    let report = done?;
    if json {
        return Ok(print::json(&report)?);
    }
    let SaveReport { found, saved_to, saved, to_inbox, stand_ins } = report;
    print_damage(&found)?;
    let (users, keys) = (count(saved.users, "user", "users"), count(saved.keys, "key", "keys"));
    let integrations = count(saved.integrations, "integration", "integrations");
    let memos = count(saved.memos, "memo", "memos");
    let saved_to = saved_to.display();
    print::line(&format!("Saved {users}, {keys}, {integrations} and {memos} to {saved_to}."))?;
    if to_inbox > 0 {
        print::line(&format!(
            "{} went to the inbox: the integration is lost.",
            count(to_inbox, "memo", "memos")
        ))?;
    }
    for name in stand_ins {
        print::line(&format!("User {name} stands in for one who is lost; `memod user edit` renames."))?;
    }
    let data = shell_word(&saved_to.to_string());
    print::note(&format!("Look at it with `memod --data {data} user list`; then serve it instead."));
    Ok(())
}

pub(super) fn compact(args: Compact, context: &Context) -> Result<(), Failure> {
    let data = context.config(std::iter::empty())?.data;
    let bar = Bar::of("compacting  {wide_bar} {percent}%");
    let done = closed(&data, || {
        require_own(&data, &data.join("store").join("db"))?;
        Ok(upkeep::compact(&data, &mut |done, of| {
            bar.shows(done, of);
            true
        })?)
    });
    bar.done();
    let report = done?;
    if args.output.json {
        return Ok(print::json(&report)?);
    }
    let CompactReport { before_bytes, after_bytes, memos } = report;
    let memos = count(memos, "memo", "memos");
    let (before, after) = (size(before_bytes), size(after_bytes));
    Ok(print::line(&format!("The store with {memos} had {before} and has {after} now."))?)
}

/// Does what needs the store for itself. A short command that has it is waited for, a server is not.
fn closed<T>(data: &Path, mut work: impl FnMut() -> Result<T, Closed>) -> Result<T, Failure> {
    let start = Instant::now();
    loop {
        if Door::is_served(data) {
            return Err(Failure::Failed(format!(
                "a server is using the store in {}; stop it first, or name another directory with --data",
                data.display()
            )));
        }
        match work() {
            Err(Closed::Upkeep(UpkeepError::Open(OpenError::Locked))) if start.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(50));
            }
            Err(Closed::Upkeep(error)) => return Err(Failure::Failed(error.to_string())),
            Err(Closed::Other(failure)) => return Err(failure),
            Ok(done) => return Ok(done),
        }
    }
}

enum Closed {
    Upkeep(UpkeepError),
    Other(Failure),
}

impl From<Failure> for Closed {
    fn from(failure: Failure) -> Self {
        Closed::Other(failure)
    }
}

impl From<UpkeepError> for Closed {
    fn from(error: UpkeepError) -> Self {
        Closed::Upkeep(error)
    }
}

impl From<crate::admin::PlaceError> for Closed {
    fn from(error: crate::admin::PlaceError) -> Self {
        Closed::Other(error.into())
    }
}

fn print_check(report: &CheckReport) -> Result<(), Failure> {
    print_damage(report)?;
    let CheckReport { users, keys, integrations, memos, store_bytes, content_bytes, .. } = report;
    let (users, keys) = (count(*users, "user", "users"), count(*keys, "key", "keys"));
    let (integrations, memos) =
        (count(*integrations, "integration", "integrations"), count(*memos, "memo", "memos"));
    let (stored, content) = (size(*store_bytes), size(*content_bytes));
    print::line(&format!(
        "Read {users}, {keys}, {integrations} and {memos}: {content} in a file of {stored}."
    ))?;
    if report.whole {
        print::line("Everything is whole.")?;
    }
    Ok(())
}

fn print_damage(report: &CheckReport) -> Result<(), Failure> {
    for finding in report.damage.iter().take(SHOWN) {
        print::line(&format!(
            "{} {}",
            if finding.lost { "lost " } else { "wrong" },
            print::one_line(&finding.to_string())
        ))?;
    }
    let more = report.damage_count.saturating_sub(SHOWN as u64);
    if more > 0 {
        print::line(&format!("and {more} more; --json lists up to a thousand"))?;
    }
    Ok(())
}

/// The directory as this process sees it: a server stands elsewhere.
fn absolute(path: &Path) -> Result<PathBuf, Failure> {
    std::path::absolute(path).map_err(|error| {
        let reason = reason_or(&error, "name another directory");
        Failure::Failed(format!("cannot use {}: {reason}", path.display()))
    })
}

fn count(number: u64, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn size(bytes: u64) -> indicatif::BinaryBytes {
    indicatif::BinaryBytes(bytes)
}
