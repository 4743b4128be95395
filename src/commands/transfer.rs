//! `export` and `import`.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::broken_off::{Watch, Watched};
use super::document::Document;
use super::failure::Failure;
use super::progress::Bar;
use super::{Context, print};
use crate::admin::{Door, DoorError};
use crate::app::ImportReport;
use crate::cli::{Export, Import};
use crate::reason::{reason, reason_or};

#[derive(Serialize)]
struct Exported<'a> {
    path: &'a Path,
}

pub(super) fn export(args: Export, context: &Context) -> Result<(), Failure> {
    let file = args.file.filter(|file| file.as_path() != Path::new("-"));
    let Some(file) = file else {
        let mut out = BufWriter::new(io::stdout().lock());
        if args.output.json {
            let mut document = Document::new(out);
            context.door_to_known()?.export(&mut document)?;
            return Ok(document.finish()?);
        }
        context.door_to_known()?.export(&mut out)?;
        return Ok(out.flush()?);
    };
    let failed = |error: io::Error| {
        Failure::Failed(format!("cannot write {}: {}", file.display(), unusable_file(&error)))
    };
    let unwritten = |error| match error {
        DoorError::Output(error) if error.kind() != io::ErrorKind::BrokenPipe => failed(error),
        other => other.into(),
    };
    // A device or a pipe is written to; renaming a file over it would take it away.
    if std::fs::metadata(&file).is_ok_and(|there| !there.is_file()) {
        let mut out = BufWriter::new(File::options().write(true).open(&file).map_err(failed)?);
        context.door_to_known()?.export(&mut out).map_err(unwritten)?;
        return out.flush().map_err(failed);
    }
    // A link stays, and what it names is replaced.
    let named = std::fs::canonicalize(&file).unwrap_or_else(|_| file.clone());
    let directory = match named.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    };
    let beside = tempfile::Builder::new().prefix(".memod-export-").tempfile_in(&directory);
    let beside = beside.map_err(failed)?;
    let mut out = BufWriter::new(beside);
    context.door_to_known()?.export(&mut out).map_err(unwritten)?;
    let beside = out.into_inner().map_err(|error| failed(error.into_error()))?;
    beside.as_file().sync_all().map_err(failed)?;
    beside.persist(&named).map_err(|error| failed(error.error))?;
    File::open(&directory).and_then(|directory| directory.sync_all()).map_err(failed)?;
    if args.output.json {
        return Ok(print::json(&Exported { path: &file })?);
    }
    print::note(&format!("Exported to {}.", file.display()));
    Ok(())
}

/// Why a file cannot be read or written, and what to do.
fn unusable_file(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or directory; name another".to_owned(),
        io::ErrorKind::IsADirectory => "it is a directory; name a file".to_owned(),
        io::ErrorKind::NotADirectory => "a part of its name is no directory; name another".to_owned(),
        io::ErrorKind::PermissionDenied => {
            "permission denied; name another, or run as an account that may".to_owned()
        }
        io::ErrorKind::ReadOnlyFilesystem => "the file system is read-only; name another".to_owned(),
        _ => reason_or(error, "name another"),
    }
}

pub(super) fn import(args: Import, context: &Context) -> Result<(), Failure> {
    let bar = Bar::of("reading  {bytes}");
    let lines: Box<dyn Read> = if args.file.as_path() == Path::new("-") {
        Box::new(io::stdin())
    } else {
        let failed = |error| {
            Failure::Failed(format!("cannot read {}: {}", args.file.display(), unusable_file(&error)))
        };
        let file = File::open(&args.file).map_err(failed)?;
        let about = file.metadata().map_err(failed)?;
        if about.is_dir() {
            return Err(failed(io::ErrorKind::IsADirectory.into()));
        }
        bar.style("reading  {wide_bar} {bytes} of {total_bytes}");
        bar.bar.set_length(about.len());
        Box::new(file)
    };
    let watch =
        Watch::begin(&bar).map_err(|error| Failure::Failed(format!("cannot start: {}", reason(&error))))?;
    let lines = Watched { lines: bar.bar.wrap_read(lines), watch: watch.clone() };
    let mut lines = BufReader::with_capacity(64 << 10, lines);
    let mut kept = |done, of| {
        watch.kept(done, of);
        bar.style("keeping  {wide_bar} {pos} of {len} lines");
        bar.shows(done, of);
    };
    let done = context.door().and_then(|door| {
        if matches!(door, Door::Server(_)) {
            watch.by_server();
        }
        Ok(door.import(&mut lines, &mut kept)?)
    });
    bar.done();
    let report = done?;
    if args.output.json {
        return Ok(print::json(&report)?);
    }
    print::note(&sentence(&report));
    Ok(())
}

fn sentence(report: &ImportReport) -> String {
    let count = |number: u64, one: &str, many: &str| match number {
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    };
    let added: Vec<String> = [
        (report.users, "user", "users"),
        (report.keys, "key", "keys"),
        (report.integrations, "integration", "integrations"),
        (report.memos, "memo", "memos"),
    ]
    .into_iter()
    .filter(|(number, ..)| *number > 0)
    .map(|(number, one, many)| count(number, one, many))
    .collect();
    let added = if added.is_empty() { "nothing new".to_owned() } else { added.join(", ") };
    let read = count(report.lines, "line", "lines");
    let known = match report.known {
        0 => String::new(),
        1 => "; 1 record was there already".to_owned(),
        known => format!("; {known} records were there already"),
    };
    let differing = match (report.differing, report.known) {
        (0, _) => String::new(),
        (1, 1) => " and stays as it is, though the file says otherwise".to_owned(),
        (1, _) => ", and 1 of them stays as it is, though the file says otherwise".to_owned(),
        (many, _) => format!(", and {many} of them stay as they are, though the file says otherwise"),
    };
    format!("Read {read} and added {added}{known}{differing}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_is_reported_in_one_sentence() {
        let report =
            ImportReport { lines: 9, users: 1, keys: 0, integrations: 3, memos: 4, known: 1, differing: 0 };
        let text = "Read 9 lines and added 1 user, 3 integrations, 4 memos; 1 record was there already.";
        assert_eq!(sentence(&report), text);
        let text = text.replace("already.", "already and stays as it is, though the file says otherwise.");
        assert_eq!(sentence(&ImportReport { differing: 1, ..report }), text);
        let many = sentence(&ImportReport { differing: 2, known: 5, ..report });
        let end =
            "; 5 records were there already, and 2 of them stay as they are, though the file says otherwise.";
        assert!(many.ends_with(end), "{many}");
        let nothing = ImportReport { lines: 1, ..ImportReport::default() };
        assert_eq!(sentence(&nothing), "Read 1 line and added nothing new.");
    }
}
