//! The zone of this machine, for users who name none.

use std::path::Path;

use chrono_tz::Tz;

/// The zone of this machine and where it is written, as far as it is a known IANA name.
pub(super) fn of_this_machine() -> Option<(Tz, &'static str)> {
    let variable = std::env::var("TZ").ok();
    let file = std::fs::read_to_string("/etc/timezone").ok();
    let link = std::fs::read_link("/etc/localtime").ok();
    find(variable.as_deref(), file.as_deref(), link.as_deref())
}

fn find(variable: Option<&str>, file: Option<&str>, link: Option<&Path>) -> Option<(Tz, &'static str)> {
    let variable = variable.map(|name| name.strip_prefix(':').unwrap_or(name));
    let link =
        link.and_then(Path::to_str).and_then(|path| path.split_once("zoneinfo/")).map(|(_, name)| name);
    // Machines without a zone of their own often say Etc/UTC, which people know by its short name.
    let known = |name: &str| {
        name.trim().parse::<Tz>().ok().map(|zone| if zone == Tz::Etc__UTC { Tz::UTC } else { zone })
    };
    variable
        .and_then(known)
        .map(|zone| (zone, "the variable TZ"))
        .or_else(|| file.and_then(known).map(|zone| (zone, "/etc/timezone")))
        .or_else(|| link.and_then(known).map(|zone| (zone, "/etc/localtime")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_place_that_names_a_known_zone_is_taken() {
        let link = Path::new("/usr/share/zoneinfo/Europe/Lisbon");
        let vienna = (chrono_tz::Europe::Vienna, "the variable TZ");
        assert_eq!(find(Some(":Europe/Vienna"), Some("UTC\n"), Some(link)), Some(vienna));
        assert_eq!(
            find(Some("CET-1CEST"), Some("Asia/Tokyo\n"), None),
            Some((chrono_tz::Asia::Tokyo, "/etc/timezone"))
        );
        assert_eq!(find(None, Some("\n"), Some(link)), Some((chrono_tz::Europe::Lisbon, "/etc/localtime")));
        assert_eq!(find(None, Some("Etc/UTC\n"), Some(link)), Some((chrono_tz::UTC, "/etc/timezone")));
        assert_eq!(find(None, None, Some(Path::new("/etc/clock"))), None);
    }
}
