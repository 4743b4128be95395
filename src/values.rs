//! What people type: times, sizes, zones and names, read the same way from flags, variables and files.
//!
//! Pure. Every error is the end of a sentence that begins with the name of the value: `must be …`.

use std::ops::RangeInclusive;
use std::time::Duration;

use chrono_tz::{TZ_VARIANTS, Tz};

use crate::model::{InvalidName, InvalidTimestamp, Name, Timestamp};

/// Reads a [`Name`].
pub fn name(text: &str) -> Result<Name, InvalidName> {
    Name::parse(text)
}

/// Reads RFC 3339 with an offset.
pub fn timestamp(text: &str) -> Result<Timestamp, InvalidTimestamp> {
    Timestamp::parse(text)
}

/// Reads an IANA zone name and names the nearest known one where it is none.
pub fn time_zone(text: &str) -> Result<Tz, String> {
    let text = text.trim();
    crate::model::parse_time_zone(text).map_err(|error| match nearest_zone(text) {
        Some(zone) => format!("{error}; did you mean {zone}?"),
        None => error,
    })
}

fn nearest_zone(text: &str) -> Option<&'static str> {
    let text: String = text.chars().take(60).collect::<String>().to_lowercase();
    let close = |zone: &&Tz| {
        let zone = zone.name().to_lowercase();
        zone == text || zone.rsplit('/').next() == Some(text.replace(' ', "_").as_str())
    };
    if let Some(zone) = TZ_VARIANTS.iter().find(close) {
        return Some(zone.name());
    }
    nearest(&text, TZ_VARIANTS.iter().map(|zone| zone.name()))
}

/// The one of `known` that `text` was probably meant to be.
pub fn nearest<'a>(text: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text = text.to_lowercase();
    known
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&text, &name.to_lowercase()), name))
        .filter(|(score, _)| *score > 0.85)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, name)| name)
}

/// Reads a whole number of `range`.
pub fn whole_number(
    range: RangeInclusive<u32>,
) -> impl Fn(&str) -> Result<u32, String> + Clone + Send + Sync {
    move |text| {
        let number = text.trim().parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("must be a whole number from {} to {}", range.start(), range.end()))
    }
}

/// Reads a duration of any length, `90s`, `15m`, `24h`, `90d`.
pub fn duration(text: &str) -> Result<Duration, String> {
    humantime::parse_duration(text.trim())
        .map_err(|_| "must be a duration such as 90s, 15m, 24h or 90d".to_owned())
}

/// Reads a duration that is not zero as milliseconds.
pub fn lasting_millis(text: &str) -> Result<u64, String> {
    match millis(text)? {
        0 => Err("must be longer than nothing, such as 24h or 90d".to_owned()),
        millis => Ok(millis),
    }
}

/// Reads a duration as milliseconds.
pub fn millis(text: &str) -> Result<u64, String> {
    u64::try_from(duration(text)?.as_millis()).map_err(|_| "is too long a duration".to_owned())
}

/// Reads a size in bytes: `262144`, `256KiB`, `16 MiB`, `1GiB`; `KB`, `MB` and `GB` are powers of 1000.
pub fn size(text: &str) -> Result<u64, String> {
    let wrong = || "must be a size such as 16MiB, 64KiB or a number of bytes".to_owned();
    let text = text.trim();
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    let unit = text.get(digits.len()..).unwrap_or_default().trim().to_ascii_lowercase();
    let factor: u64 = match unit.as_str() {
        "" | "b" => 1,
        "kib" | "k" => 1 << 10,
        "mib" | "m" => 1 << 20,
        "gib" | "g" => 1 << 30,
        "kb" => 1_000,
        "mb" => 1_000_000,
        "gb" => 1_000_000_000,
        _ => return Err(wrong()),
    };
    digits.parse::<u64>().ok().and_then(|number| number.checked_mul(factor)).ok_or_else(wrong)
}

/// A text as a shell takes it for one word.
pub fn shell_word(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_.@/".contains(c);
    if !text.is_empty() && text.chars().all(is_plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// A size as it is typed.
pub fn show_size(bytes: u64) -> String {
    const UNITS: [(u64, &str); 3] = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")];
    UNITS
        .iter()
        .find(|(unit, _)| bytes >= *unit && bytes.is_multiple_of(*unit))
        .map_or_else(|| bytes.to_string(), |(unit, name)| format!("{}{name}", bytes / unit))
}

/// A duration as it is typed.
pub fn show_duration(duration: Duration) -> String {
    const UNITS: [(u128, &str); 4] = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "m"), (1000, "s")];
    let millis = duration.as_millis();
    let unit = UNITS.iter().find(|(unit, _)| millis >= *unit && millis.is_multiple_of(*unit));
    unit.map_or_else(|| format!("{millis}ms"), |(unit, name)| format!("{}{name}", millis / unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_read_in_every_usual_form() {
        for (text, bytes) in [
            ("0", 0),
            ("512", 512),
            ("64KiB", 65_536),
            ("64kib", 65_536),
            ("16 MiB", 16 << 20),
            ("1GiB", 1 << 30),
            ("2k", 2048),
            ("5MB", 5_000_000),
        ] {
            assert_eq!(size(text), Ok(bytes), "{text}");
        }
        for text in ["", "MiB", "-1", "1.5MiB", "16 miles", "99999999999GiB", "ä"] {
            assert!(size(text).is_err(), "{text:?} should not read");
        }
    }

    #[test]
    fn a_shown_size_reads_as_itself() {
        for bytes in [0, 1, 1000, 1024, 65_536, 16 << 20, 3 << 30] {
            assert_eq!(size(&show_size(bytes)), Ok(bytes));
        }
    }

    #[test]
    fn a_shown_duration_reads_as_itself() {
        for (text, shown) in
            [("75s", "75s"), ("60s", "1m"), ("1500ms", "1500ms"), ("90d", "90d"), ("0s", "0ms")]
        {
            assert_eq!(show_duration(duration(text).unwrap()), shown);
            assert_eq!(duration(shown), duration(text));
        }
    }

    #[test]
    fn a_text_is_one_word_to_a_shell_whatever_is_in_it() {
        for text in ["anna", "Anna Maria", "O'Hara \"Ä\" $HOME `x` 🙂", "/srv/a b", "", "-x", "~"] {
            let typed = format!("printf %s {}", shell_word(text));
            let said = std::process::Command::new("sh").args(["-c", &typed]).output().unwrap();
            assert_eq!(String::from_utf8(said.stdout).unwrap(), text, "{typed}");
        }
        assert_eq!(shell_word("/var/lib/memod"), "/var/lib/memod");
    }

    #[test]
    fn durations_read_with_a_unit_only() {
        assert_eq!(duration("90s"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("15m"), Ok(Duration::from_secs(900)));
        assert_eq!(duration("90d"), Ok(Duration::from_secs(90 * 86_400)));
        for text in ["", "90", "soon", "-5s", "99999999999999999999999d"] {
            assert!(duration(text).is_err(), "{text:?} should not read");
        }
        assert!(lasting_millis("0s").is_err());
    }

    #[test]
    fn a_wrong_zone_names_the_one_that_was_meant() {
        for (typed, meant) in [
            ("europe/vienna", "Europe/Vienna"),
            ("Vienna", "Europe/Vienna"),
            ("Europe/Viena", "Europe/Vienna"),
        ] {
            let error = time_zone(typed).unwrap_err();
            assert!(error.contains(meant), "{typed}: {error}");
        }
        assert!(!time_zone("Middle of nowhere at all").unwrap_err().contains("did you mean"));
    }
}
