//! What the operating system says of a failure, in words that a sentence may end with. Pure.

use std::io;

/// The reason without the number that only a programmer looks up, and with the next step where there is one for all.
pub(crate) fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull => "the disk is full; free some space and try again".to_owned(),
        io::ErrorKind::QuotaExceeded => "the quota is used up; free some space and try again".to_owned(),
        io::ErrorKind::NotFound => "there is no such file or directory".to_owned(),
        io::ErrorKind::UnexpectedEof => "it ended too early".to_owned(),
        _ if error.raw_os_error() == Some(rustix::io::Errno::IO.raw_os_error()) => {
            "the disk answered with an error; check it and its file system, then try again".to_owned()
        }
        _ => words(&error.to_string()),
    }
}

/// The same, and `step` where there is no next step for all.
pub(crate) fn reason_or(error: &io::Error, step: &str) -> String {
    let reason = reason(error);
    if reason.contains("; ") { reason } else { format!("{reason}; {step}") }
}

/// The same without any step, where trying again would not be right.
pub(crate) fn reason_alone(error: &io::Error) -> String {
    let reason = reason(error);
    reason.split_once("; ").map_or(reason.clone(), |(reason, _)| reason.to_owned())
}

/// What somebody else has made of a reason.
pub(crate) fn without_number(said: &str) -> &str {
    said.split(" (os error ").next().unwrap_or_default()
}

fn words(said: &str) -> String {
    // What tempfile adds names a file that nobody knows.
    let said = without_number(said).split(" at path ").next().unwrap_or_default();
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_has_no_number_in_it() {
        let said = |number| reason(&io::Error::from_raw_os_error(number));
        assert_eq!(said(13), "permission denied");
        assert_eq!(said(28), "the disk is full; free some space and try again");
        assert!(said(5).contains("check it"), "{}", said(5));
        assert_eq!(reason(&io::Error::other("")), "");
        let error = io::Error::from_raw_os_error(13);
        assert_eq!(reason_or(&error, "name another"), "permission denied; name another");
        let full = io::Error::from_raw_os_error(28);
        assert_eq!(reason_or(&full, "name another"), "the disk is full; free some space and try again");
        assert_eq!(reason_alone(&full), "the disk is full");
        assert_eq!(words("Permission denied (os error 13) at path \"/x/.tmp1\""), "permission denied");
    }
}
