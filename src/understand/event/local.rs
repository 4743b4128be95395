//! Calendar arithmetic, and local time to moments. Pure.

use chrono::{DateTime, Datelike, Duration, NaiveDate, NaiveDateTime, NaiveTime, Offset, TimeZone, Utc};
use chrono_tz::Tz;

use crate::model::Timestamp;

/// What the clocks did to a local time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clocks {
    /// It was there once.
    Once,
    /// It was skipped, and is read as if the clocks had not been moved.
    Gap,
    /// It was there twice, and the first one is meant.
    Overlap,
}

/// The local time at `moment`.
pub(super) fn local(moment: Timestamp, zone: Tz) -> NaiveDateTime {
    let utc: DateTime<Utc> = moment.to_utc();
    let offset = zone.offset_from_utc_datetime(&utc.naive_utc()).fix();
    utc.naive_utc().checked_add_offset(offset).unwrap_or(utc.naive_utc())
}

/// The moment at which clocks in `zone` show `local`.
pub(super) fn moment(local: NaiveDateTime, zone: Tz) -> (Timestamp, Clocks) {
    let at = |offset: chrono::FixedOffset| {
        local.checked_sub_offset(offset).map_or_else(|| far(local), |utc| Timestamp::from(utc.and_utc()))
    };
    match zone.offset_from_local_datetime(&local) {
        chrono::MappedLocalTime::Single(offset) => (at(offset.fix()), Clocks::Once),
        chrono::MappedLocalTime::Ambiguous(first, second) => {
            (Timestamp::min(at(first.fix()), at(second.fix())), Clocks::Overlap)
        }
        chrono::MappedLocalTime::None => {
            // The offset before the gap; the longest gap on record is a whole day.
            let before = (1..=108).find_map(|step| {
                let earlier = local.checked_sub_signed(Duration::minutes(15 * step))?;
                zone.offset_from_local_datetime(&earlier).latest()
            });
            (before.map_or_else(|| far(local), |offset| at(offset.fix())), Clocks::Gap)
        }
    }
}

fn far(local: NaiveDateTime) -> Timestamp {
    Timestamp::from(local.and_utc())
}

/// `date` moved by days, staying within the calendar.
pub(super) fn add_days(date: NaiveDate, days: i64) -> NaiveDate {
    Duration::try_days(days).and_then(|days| date.checked_add_signed(days)).unwrap_or(date)
}

/// `date` moved by months; the 31st becomes the last of a shorter month.
pub(super) fn add_months(date: NaiveDate, months: i64) -> NaiveDate {
    let magnitude = chrono::Months::new(u32::try_from(months.unsigned_abs()).unwrap_or(0));
    let moved =
        if months < 0 { date.checked_sub_months(magnitude) } else { date.checked_add_months(magnitude) };
    moved.unwrap_or(date)
}

/// `date` moved by Mondays to Fridays.
pub(super) fn add_working_days(date: NaiveDate, days: i64) -> NaiveDate {
    let weeks = days / 5;
    let mut moved = add_days(date, weeks * 7);
    let mut left = days % 5;
    while left != 0 {
        moved = add_days(moved, left.signum());
        if weekday(moved) < 5 {
            left -= left.signum();
        }
    }
    moved
}

/// Days from Monday.
pub(super) fn weekday(date: NaiveDate) -> u32 {
    date.weekday().num_days_from_monday()
}

/// The Monday of the week of `date`.
pub(super) fn monday(date: NaiveDate) -> NaiveDate {
    add_days(date, -i64::from(weekday(date)))
}

/// The first day of the month of `date`.
pub(super) fn first_of_month(date: NaiveDate) -> NaiveDate {
    date.with_day(1).unwrap_or(date)
}

/// The first day of the year of `date`.
pub(super) fn first_of_year(date: NaiveDate) -> NaiveDate {
    date.with_ordinal(1).unwrap_or(date)
}

/// Midnight at the beginning of `date`.
pub(super) fn midnight(date: NaiveDate) -> NaiveDateTime {
    date.and_time(NaiveTime::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utc(local: &str, zone: Tz) -> (String, Clocks) {
        let local = NaiveDateTime::parse_from_str(local, "%Y-%m-%d %H:%M").unwrap();
        let (moment, clocks) = moment(local, zone);
        (moment.to_string(), clocks)
    }

    #[test]
    fn a_time_in_the_gap_moves_forward_by_the_gap() {
        assert_eq!(
            utc("2027-03-28 02:30", Tz::Europe__Vienna),
            ("2027-03-28T01:30:00.000Z".to_owned(), Clocks::Gap)
        );
        assert_eq!(
            utc("2011-12-30 10:00", Tz::Pacific__Apia),
            ("2011-12-30T20:00:00.000Z".to_owned(), Clocks::Gap)
        );
    }

    #[test]
    fn a_time_that_is_there_twice_is_the_first() {
        assert_eq!(
            utc("2026-10-25 02:30", Tz::Europe__Vienna),
            ("2026-10-25T00:30:00.000Z".to_owned(), Clocks::Overlap)
        );
    }
}
