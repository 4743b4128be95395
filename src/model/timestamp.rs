use std::fmt;

use chrono::{DateTime, SecondsFormat, TimeZone, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A moment in UTC with millisecond precision, between the years 0001 and 9999.
///
/// Written everywhere as `2026-11-24T14:00:00.000Z`: exactly three fraction digits and a trailing `Z`. The
/// range is what that form can hold and what chrono can shift by any zone offset without overflow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

/// The text is no RFC 3339 date-time with an offset, or lies outside the years 0001 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be a date and time with an offset, like 2026-11-20T09:30:00+01:00")]
pub struct InvalidTimestamp;

impl Timestamp {
    /// 0001-01-01T00:00:00.000Z.
    pub const MIN: Timestamp = Timestamp(-62_135_596_800_000);
    /// 9999-12-31T23:59:59.999Z.
    pub const MAX: Timestamp = Timestamp(253_402_300_799_999);

    /// The moment `millis` milliseconds after 1970-01-01T00:00:00Z, moved to the nearest one in range.
    pub fn from_millis(millis: i64) -> Self {
        Timestamp(millis.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// Milliseconds since 1970-01-01T00:00:00Z.
    pub fn as_millis(self) -> i64 {
        self.0
    }

    /// Reads RFC 3339 with an offset; digits beyond the millisecond are cut off.
    pub fn parse(text: &str) -> Result<Self, InvalidTimestamp> {
        let millis =
            DateTime::parse_from_rfc3339(text.trim()).map_err(|_| InvalidTimestamp)?.timestamp_millis();
        let timestamp = Self::from_millis(millis);
        if timestamp.0 == millis { Ok(timestamp) } else { Err(InvalidTimestamp) }
    }

    /// The same moment for calendar arithmetic.
    pub fn to_utc(self) -> DateTime<Utc> {
        Utc.timestamp_millis_opt(self.0).single().unwrap_or(DateTime::UNIX_EPOCH)
    }

    /// This moment moved by `millis`, staying in range.
    pub fn saturating_add_millis(self, millis: i64) -> Self {
        Self::from_millis(self.0.saturating_add(millis))
    }
}

impl From<DateTime<Utc>> for Timestamp {
    fn from(moment: DateTime<Utc>) -> Self {
        Self::from_millis(moment.timestamp_millis())
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_utc().to_rfc3339_opts(SecondsFormat::Millis, true))
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Timestamp::parse(&text).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timestamp_is_written_with_three_fraction_digits_and_z() {
        let read = Timestamp::parse("2026-11-20T09:30:00+01:00").unwrap();
        assert_eq!(read.to_string(), "2026-11-20T08:30:00.000Z");
        assert_eq!(
            Timestamp::parse("2026-11-20T08:30:00.123456Z").unwrap().to_string(),
            "2026-11-20T08:30:00.123Z"
        );
    }

    #[test]
    fn the_ends_of_the_range_are_written_in_the_same_form() {
        assert_eq!(Timestamp::MIN.to_string(), "0001-01-01T00:00:00.000Z");
        assert_eq!(Timestamp::MAX.to_string(), "9999-12-31T23:59:59.999Z");
        assert_eq!(Timestamp::from_millis(i64::MAX), Timestamp::MAX);
    }

    #[test]
    fn a_date_without_an_offset_is_refused() {
        for text in [
            "2026-11-20T09:30:00",
            "2026-11-20",
            "",
            "tomorrow",
            "2026-13-01T00:00:00Z",
            "0001-01-01T00:00:00+05:00",
        ] {
            assert_eq!(Timestamp::parse(text), Err(InvalidTimestamp), "{text:?} should not read");
        }
    }
}
