use std::path::{Path, PathBuf};

use crate::auth::HashError;
use crate::model::Name;
use crate::outside::NoRandomness;
use crate::reason::reason_or;
use crate::store::{Noun, OpenError, StoreError};

/// Why a use case could not be carried out. The text is for a person and says the next step.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// There is no user, key, integration or memo of this name or id.
    #[error("there is no {noun} {name:?}; `{}` shows what there is", list_command(*.noun))]
    Unknown {
        /// What was looked for.
        noun: Noun,
        /// What it was called.
        name: String,
    },
    /// A user or an integration of this name is there already.
    #[error("there is {} {name:?} already; choose another {}, or edit that one", .noun.one(), called_by(*.noun))]
    Taken {
        /// What it is.
        noun: Noun,
        /// What it is called.
        name: String,
    },
    /// A member of the request cannot be used; the reason reads on from the member's name.
    #[error("{member} {reason}")]
    Invalid {
        /// The member or flag.
        member: &'static str,
        /// Such as "must not be empty".
        reason: String,
    },
    /// The text is longer than [`MAX_TEXT_BYTES`](crate::model::MAX_TEXT_BYTES).
    #[error("the text is longer than 32 KiB; split the memo")]
    TooLong,
    /// Lines of an import cannot be used. Nothing was imported.
    #[error("{}; nothing was imported", named(.0))]
    Lines(Vec<BadLine>),
    /// An import came to an end before all lines were kept.
    #[error("{}", half_kept(*.lines, *.of, .error))]
    HalfKept {
        /// Lines that are kept for good, at least.
        lines: u64,
        /// Lines there are.
        of: u64,
        /// Why it went no further.
        error: Box<AppError>,
    },
    /// The import could not be read, or the export not be written.
    #[error("{}", broken_off(.0))]
    Transfer(#[from] std::io::Error),
    /// The command fits no longer to what it was about.
    #[error("{0}")]
    Refused(String),
    /// Another process has the store open.
    #[error("another memod is using this store; stop it or name another data directory with --data")]
    Locked,
    /// The operating system refused the data directory.
    #[error("cannot use the data directory {}: {}", .path.display(), unusable(.error))]
    Unusable {
        /// Where it is.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The store did not open.
    #[error("{0}")]
    Open(OpenError),
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A reroute came to an end before all memos were looked at.
    #[error("{error}; {moved} memos are moved already and stay there, the same command moves the rest")]
    HalfMoved {
        /// Moved for good.
        moved: u64,
        /// Why it went no further.
        error: Box<AppError>,
    },
    /// No random numbers for a key or an id.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// A key could not be hashed.
    #[error(transparent)]
    Hash(#[from] HashError),
}

/// A line of an import that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine {
    /// Counted from 1.
    pub line: u64,
    /// What is wrong with it.
    pub reason: String,
}

/// Bad lines that are named with their reasons; of the others only the numbers are told.
const WITH_REASON: usize = 10;

/// Bad lines that are looked for before the rest is left unread.
pub(super) const MOST_BAD: usize = 1000;

/// Of more lines in a row only the first and the last are named.
const LONGEST_RUN: usize = 20;

fn named(lines: &[BadLine]) -> String {
    let mut said: Vec<String> = Vec::new();
    said.extend(
        lines.iter().take(WITH_REASON).map(|BadLine { line, reason }| format!("line {line}: {reason}")),
    );
    let rest: Vec<u64> = lines.iter().skip(WITH_REASON).map(|bad| bad.line).collect();
    let runs = rest.chunk_by(|before, line| before + 1 == *line).flat_map(|run| match run {
        [first, .., last] if run.len() > LONGEST_RUN => vec![format!("{first} to {last}")],
        each => each.iter().map(u64::to_string).collect(),
    });
    match rest.as_slice() {
        [] => {}
        [line] => said.push(format!("line {line} is bad, too")),
        _ => said.push(format!("lines {} are bad, too", runs.collect::<Vec<_>>().join(", "))),
    }
    if let Some(last) = lines.get(MOST_BAD - 1) {
        said.push(format!("what comes after line {} was not looked at", last.line));
    }
    said.join("; ")
}

fn half_kept(lines: u64, of: u64, error: &AppError) -> String {
    match error {
        AppError::Store(StoreError::Full) => {
            format!("the disk is full: {}; free some space and {}", so_far(lines, of), IMPORT_AGAIN)
        }
        error => format!("{error}; at least {}: {}", so_far(lines, of), IMPORT_AGAIN),
    }
}

/// How far an import came that was broken off, as a part of a sentence.
pub(crate) fn so_far(lines: u64, of: u64) -> String {
    format!("{lines} of {of} lines are kept")
}

/// What helps an import that was broken off. Of another file with the same memos this would not be true.
pub(crate) const IMPORT_AGAIN: &str = "import the same file again to go on, nothing is added twice";

impl AppError {
    pub(super) fn unknown(noun: Noun, name: impl ToString) -> Self {
        AppError::Unknown { noun, name: name.to_string() }
    }

    /// What a reroute says that had moved so many memos.
    pub(super) fn after_moving(self, moved: u64) -> Self {
        if moved == 0 { self } else { AppError::HalfMoved { moved, error: Box::new(self) } }
    }

    /// What an import says that had kept so many lines.
    pub(super) fn after_keeping(self, lines: u64, of: u64) -> Self {
        if lines == 0 { self } else { AppError::HalfKept { lines, of, error: Box::new(self) } }
    }

    /// Why the store in `data` did not open.
    pub(super) fn opening(data: &Path) -> impl FnOnce(OpenError) -> AppError + use<> {
        let path = data.to_owned();
        move |error| match error {
            OpenError::Io(error) => AppError::Unusable { path, error },
            other => other.into(),
        }
    }

    /// Names what a verb of the store said is unknown or taken.
    pub(super) fn about(name: &Name) -> impl FnOnce(StoreError) -> AppError + use<> {
        let name = name.to_string();
        move |error| match error {
            StoreError::Unknown(noun) => AppError::Unknown { noun, name },
            StoreError::Taken(noun) => AppError::Taken { noun, name },
            other => AppError::Store(other),
        }
    }
}

impl From<OpenError> for AppError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Locked => AppError::Locked,
            other => AppError::Open(other),
        }
    }
}

fn broken_off(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::UnexpectedEof | std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut => {
            "the import was broken off before all its lines had come; nothing was imported, try again"
                .to_owned()
        }
        _ => format!("reading or writing was broken off: {}", reason_or(error, "try again")),
    }
}

/// Why a data directory cannot be used, and what to do.
pub(crate) fn unusable(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::PermissionDenied => {
            "permission denied; run as the account memod runs as, or name another with --data".to_owned()
        }
        std::io::ErrorKind::NotADirectory | std::io::ErrorKind::AlreadyExists => {
            "it is not a directory; name another with --data".to_owned()
        }
        std::io::ErrorKind::ReadOnlyFilesystem => {
            "the file system is read-only; make it writable, or name another with --data".to_owned()
        }
        std::io::ErrorKind::NotFound => "it cannot be made there; name another with --data".to_owned(),
        _ => reason_or(error, "name another with --data"),
    }
}

/// By what its owner calls it.
fn called_by(noun: Noun) -> &'static str {
    match noun {
        Noun::User => "name",
        Noun::Key | Noun::Integration | Noun::Memo => "id",
    }
}

fn list_command(noun: Noun) -> &'static str {
    match noun {
        Noun::User => "memod user list",
        Noun::Key => "memod key list",
        Noun::Integration => "memod integration list --user NAME",
        Noun::Memo => "memod memo list --user NAME",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_whose_disk_has_failed_says_that_it_can_be_repeated_once_it_works() {
        let failed = || AppError::from(StoreError::Failed);
        let told = failed().after_keeping(500, 1300).to_string();
        assert!(told.starts_with(&failed().to_string()), "{told}");
        assert!(told.contains("at least 500 of 1300 lines are kept: import the same file again"), "{told}");
        assert_eq!(failed().after_keeping(0, 1300).to_string(), failed().to_string(), "nothing is kept");
    }

    #[test]
    fn many_bad_lines_are_told_by_where_they_begin_and_end() {
        let told = |lines: &[u64]| {
            let bad = |line: &u64| BadLine { line: *line, reason: "cut off".to_owned() };
            AppError::Lines(lines.iter().map(bad).collect()).to_string()
        };
        assert_eq!(told(&[3]), "line 3: cut off; nothing was imported");
        let first: Vec<u64> = (1..=10).collect();
        let ten = told(&first).replace("; nothing was imported", "");
        let tell = |rest: &[u64]| told(&[&first, rest].concat()).replace(&ten, "");
        assert_eq!(tell(&[11]), "; line 11 is bad, too; nothing was imported");
        assert_eq!(tell(&[12, 14, 15]), "; lines 12, 14, 15 are bad, too; nothing was imported");
        let longest: Vec<u64> = (12..=31).collect();
        assert!(
            tell(&longest).contains("lines 12, 13, 14, ") && tell(&longest).contains("30, 31 are bad, too")
        );
        let many = [&[12], &(21..=60).collect::<Vec<u64>>()[..], &[90]].concat();
        assert_eq!(tell(&many), "; lines 12, 21 to 60, 90 are bad, too; nothing was imported");
        let most: Vec<u64> = (11..=1000).collect();
        let left = "; lines 11 to 1000 are bad, too; what comes after line 1000 was not looked at; nothing was imported";
        assert_eq!(tell(&most), left);
    }
}
