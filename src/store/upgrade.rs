//! From the format of an older memod to this one's. docs/design.md, "How to change a record", says when there has
//! to be a step.

use std::path::Path;

use super::changes::Changes;
use super::error::OpenError;
use super::layout::TreeName;
use super::open::{damaged, sync_files, write_format};
use super::record::{Stored, seal, unseal};
use super::trees::Trees;

/// What leads from one format to the next. It may be cut off anywhere and is begun anew then, so it must bear
/// what it has done already.
pub(super) type Step = fn(&Trees) -> Result<(), OpenError>;

/// The step from format 1 to 2 is the first, and so on. There is none yet.
pub(super) const STEPS: &[Step] = &[];

/// Records that are written anew in one batch, and their bytes.
#[cfg_attr(not(test), allow(dead_code))] // until there is a step
const AT_ONCE: usize = 500;
#[cfg_attr(not(test), allow(dead_code))]
const BYTES_AT_ONCE: usize = 512 * 1024;

/// Brings a store of format `found` to format `known`, step by step; each is durable before the number is.
pub(super) fn upgrade(
    trees: &Trees,
    path: &Path,
    found: u32,
    known: u32,
    steps: &[Step],
) -> Result<(), OpenError> {
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    for format in found..known {
        let step = usize::try_from(format).ok().and_then(|format| steps.get(format.checked_sub(1)?));
        let step = step.ok_or_else(|| OpenError::Damaged(format!("there never was a format {format}")))?;
        tracing::info!(from = format, to = format + 1, "bringing the store to a newer format");
        step(trees)?;
        sync_files(path)?;
        write_format(trees, format + 1)?;
        sync_files(path)?;
    }
    Ok(())
}

/// Writes every record of `tree` in its newest version.
#[cfg_attr(not(test), allow(dead_code))] // until there is a step
pub(super) fn rewrite<R: Stored>(trees: &Trees, tree: TreeName) -> Result<(), OpenError> {
    let (mut changes, mut bytes) = (Changes::new(), 0);
    for pair in trees.scan(tree, b"") {
        let (key, value) = pair.map_err(damaged)?;
        if value.first() != Some(&R::VERSION) {
            let record = unseal::<R>(&key, &value)?;
            let value = seal(&key, &record)?;
            bytes += key.len() + value.len();
            changes.insert((tree, key.to_vec()), Some(value));
        }
        if changes.len() >= AT_ONCE || bytes >= BYTES_AT_ONCE {
            write(trees, std::mem::take(&mut changes))?;
            bytes = 0;
        }
    }
    write(trees, changes)
}

#[cfg_attr(not(test), allow(dead_code))] // until there is a step
fn write(trees: &Trees, changes: Changes) -> Result<(), OpenError> {
    trees.write(changes).map_err(|failure| OpenError::Io(std::io::Error::other(format!("{failure:?}"))))
}

#[cfg(test)]
mod tests;
