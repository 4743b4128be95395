//! Writing down what was read without sled, and deciding what of it still stands.
//!
//! A page may be all that is left of a newer one that is lost: then it holds what was removed since, and lacks what
//! came since. A memo never changes and its id leads to where it stands, so two pages vouch for it. What one of them
//! does not confirm is told, and not kept: a memo that somebody removed does not come back.

use std::path::Path;

use super::findings::Finding;
use super::fresh::Fresh;
use super::log::{Age, Reading, Sure};
use super::{UpkeepError, at};
use crate::model::{ApiKey, Integration, Memo, User};
use crate::store::layout::{MemoKey, TreeName, memo_id_key};
use crate::store::record::unseal;

/// What was written down.
pub(super) struct Unsled {
    /// Users, integrations and memos.
    pub(super) records: u64,
    /// What is not among them, as far as it can be told.
    pub(super) damage: Vec<Finding>,
}

/// Makes the store `path` of all that `reading` has and that still stands.
pub(super) fn write_down(reading: &Reading, path: &Path, is_damaged: bool) -> Result<Unsled, UpkeepError> {
    let mut fresh = Fresh::begin(path)?;
    let mut written = Unsled { records: 0, damage: Vec::new() };
    let mut doubts = 0_u64;
    for tree in TreeName::ALL {
        if is_damaged && reading.has_holes(tree) {
            let problem = format!("a part of the tree {} cannot be read", tree.as_str());
            written.damage.push(Finding::lost("tree", None, problem));
        }
        reading.each(tree, &mut |key, value, age| {
            let verdict = match (age.sure, tree) {
                (Sure::Yes, _) => Verdict::Stands,
                (_, TreeName::Memos) => judge_memo(reading, key, value, age)?,
                (_, TreeName::MemoIds) => judge_memo_id(reading, value, age)?,
                (Sure::Older, _) => judge_older(tree, key, value),
                (Sure::Perhaps, _) => Verdict::Stands,
            };
            doubts += u64::from(age.sure == Sure::Perhaps && tree == TreeName::ApiKeys);
            let stands = match verdict {
                Verdict::Stands => true,
                Verdict::Gone => false,
                Verdict::Told(finding, stands) => {
                    written.damage.push(finding);
                    stands
                }
            };
            if stands {
                let counts = [TreeName::Users, TreeName::Integrations, TreeName::Memos].contains(&tree);
                written.records += u64::from(counts);
                fresh.change((tree, key.to_vec()), Some(value.to_vec()))?;
            }
            Ok(())
        })?;
    }
    if doubts > 0 {
        let problem = "a key that was revoked last may be valid again; look at `memod key list`";
        written.damage.push(Finding::repairable("apiKey", None, problem));
    }
    fresh.close()?;
    Ok(written)
}

enum Verdict {
    Stands,
    /// Nothing is lost by leaving it out.
    Gone,
    /// Something is to be told; it stands all the same, or not.
    Told(Finding, bool),
}

/// A memo whose page may be older.
fn judge_memo(reading: &Reading, key: &[u8], value: &[u8], age: Age) -> Result<Verdict, UpkeepError> {
    // A damaged one is told as such later.
    let Ok(memo) = unseal::<Memo>(key, value) else { return Ok(Verdict::Stands) };
    let index = reading.get(TreeName::MemoIds, memo_id_key(&memo.id)).map_err(unreadable)?;
    let stands = match (&index, age.sure) {
        (Some((Some(place), of)), _) if place == key => of.sure != Sure::Older || age.sure != Sure::Older,
        // The page of its id was written later, and does not know it.
        (Some((_, of)), Sure::Perhaps) => of.lsn < age.lsn,
        (None, Sure::Perhaps) => true,
        _ => false,
    };
    if stands {
        return Ok(Verdict::Stands);
    }
    if let Some((Some(place), of)) = &index
        && place != key
        && of.sure == Sure::Yes
    {
        // It moved, and is there.
        return Ok(Verdict::Gone);
    }
    let problem = "it may have been removed, and what would tell is lost";
    Ok(Verdict::Told(Finding::of_memo(problem, Some(memo.id), memo.created_at), false))
}

/// An entry of the index of ids whose page may be older.
fn judge_memo_id(reading: &Reading, value: &[u8], age: Age) -> Result<Verdict, UpkeepError> {
    let Some(place) = MemoKey::read(value) else { return Ok(Verdict::Stands) };
    let memo = reading.get(TreeName::Memos, place.as_bytes()).map_err(unreadable)?;
    Ok(match memo {
        // The page of the memo was written later, and does not know it.
        Some((None, of)) if of.sure == Sure::Yes && of.lsn > age.lsn => Verdict::Gone,
        _ => Verdict::Stands,
    })
}

/// Any other record of a page that is certainly not what it was.
fn judge_older(tree: TreeName, key: &[u8], value: &[u8]) -> Verdict {
    let changed = "a change of it is lost";
    let finding = match tree {
        TreeName::ApiKeys => unseal::<ApiKey>(key, value).map(|found| {
            let problem = "it may have been revoked, and what would tell is lost; make a new one";
            (Finding::lost("apiKey", Some(found.id.to_string()), problem), false)
        }),
        TreeName::Users => {
            unseal::<User>(key, value).map(|found| (older("user", found.name.to_string(), changed), true))
        }
        TreeName::Integrations => unseal::<Integration>(key, value)
            .map(|found| (older("integration", found.id.to_string(), changed), true)),
        _ => return Verdict::Stands,
    };
    finding.map_or(Verdict::Stands, |(finding, stands)| Verdict::Told(finding, stands))
}

fn older(kind: &str, id: String, problem: &str) -> Finding {
    Finding::repairable(kind, Some(id), format!("perhaps {problem}"))
}

fn unreadable(error: std::io::Error) -> UpkeepError {
    at("cannot read", Path::new("the store"))(error)
}
