//! The lines of an import, one after the other.

use std::io::BufRead;

use crate::app::AppError;
use crate::app::line::{EXPORT_VERSION, Header, Line, complaint};
use crate::model::MAX_TEXT_BYTES;

/// No line of an export is longer: the text with every character escaped, and the rest.
const MAX_LINE_BYTES: u64 = 6 * MAX_TEXT_BYTES as u64 + 32 * 1024;

/// Why a line was not read.
pub(super) enum Unreadable {
    /// None can be read any more.
    Lines(std::io::Error),
    /// This one is none; with `ends` nobody knows where the next one begins.
    Line { reason: &'static str, ends: bool },
}

impl From<Unreadable> for AppError {
    fn from(why: Unreadable) -> Self {
        match why {
            Unreadable::Lines(error) => error.into(),
            Unreadable::Line { reason, .. } => AppError::Transfer(std::io::Error::other(reason)),
        }
    }
}

/// The next line without its end, into `text`; false at the end of the file.
pub(super) fn next_line(lines: &mut dyn BufRead, text: &mut String) -> Result<bool, Unreadable> {
    text.clear();
    let mut limited = std::io::Read::take(&mut *lines, MAX_LINE_BYTES);
    let read = match limited.read_line(text) {
        Ok(read) => read,
        Err(error) if error.kind() == std::io::ErrorKind::InvalidData => {
            let ends = limited.limit() == 0;
            return Err(Unreadable::Line { reason: "the line is not UTF-8", ends });
        }
        Err(error) => return Err(Unreadable::Lines(error)),
    };
    if read as u64 == MAX_LINE_BYTES {
        return Err(Unreadable::Line { reason: "the line is too long", ends: true });
    }
    text.truncate(text.trim_end_matches(['\n', '\r']).len());
    Ok(read > 0)
}

/// `None` for the header, for empty lines, and for the brackets of an array that has one value a line.
pub(super) fn parse(text: &str) -> Result<Option<Line>, String> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let text = text.strip_suffix(',').filter(|value| value.ends_with('}')).unwrap_or(text);
    if matches!(text, "" | "[" | "]") {
        return Ok(None);
    }
    match serde_json::from_str::<Line>(text) {
        Ok(line) => Ok(Some(line)),
        Err(error) => match serde_json::from_str::<Header>(text) {
            Ok(header) if header.memod <= EXPORT_VERSION => Ok(None),
            Ok(_) => Err("this export was written by a newer memod; install that one".to_owned()),
            Err(_) => Err(complaint(text, &error)),
        },
    }
}
