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

fn words(said: &str) -> String {
    let said = said.split(" (os error ").next().unwrap_or_default();
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
    }
}
