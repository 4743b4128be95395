use std::io::{self, Write};
use std::path::Path;

use super::failure::Failure;
use super::print;
use crate::cli::{Completions, ManPages};
use crate::manual;
use crate::reason::reason_or;

pub(super) fn completions(args: Completions) -> Result<(), Failure> {
    let mut out = io::stdout();
    out.write_all(&manual::completions(args.shell))?;
    Ok(out.flush()?)
}

pub(super) fn man(args: ManPages) -> Result<(), Failure> {
    let pages = manual::pages();
    write(&args.directory, &pages).map_err(|error| {
        let (place, reason) = (args.directory.display(), reason_or(&error, "name another directory"));
        Failure::Failed(format!("cannot write man pages into {place}: {reason}"))
    })?;
    print::note(&format!("{} pages are in {}", pages.len(), args.directory.display()));
    Ok(())
}

fn write(directory: &Path, pages: &[(String, String)]) -> io::Result<()> {
    pages.iter().try_for_each(|(name, text)| {
        let section = name.rsplit('.').next().unwrap_or_default();
        let folder = directory.join(format!("man{section}"));
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(name), text)
    })
}
