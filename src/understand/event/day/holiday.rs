//! On which days feasts fall. Pure arithmetic.

use chrono::{Datelike, NaiveDate};

use crate::understand::event::local::{add_days, weekday};
use crate::understand::language::Holiday;

/// The day `holiday` falls on in `year`.
pub(crate) fn date(holiday: Holiday, year: i32) -> Option<NaiveDate> {
    match holiday {
        Holiday::Fixed(month, day) => NaiveDate::from_ymd_opt(year, month, day),
        Holiday::Nth(month, day, which) => nth_weekday(year, month, day, which),
        Holiday::Before(month, day, named) => {
            let last = add_days(NaiveDate::from_ymd_opt(year, month, day)?, -1);
            Some(add_days(last, -i64::from((weekday(last) + 7 - named) % 7)))
        }
        Holiday::Easter(days) => easter(year).map(|sunday| add_days(sunday, days)),
        Holiday::Thanksgiving(days) => nth_weekday(year, 11, 3, 4).map(|thursday| add_days(thursday, days)),
        Holiday::Advent(before) => {
            let christmas = NaiveDate::from_ymd_opt(year, 12, 25)?;
            let fourth = add_days(christmas, -1 - (i64::from(weekday(christmas)) + 7) % 7);
            Some(add_days(fourth, -7 * before))
        }
    }
}

fn nth_weekday(year: i32, month: u32, day: u32, which: u32) -> Option<NaiveDate> {
    let first = NaiveDate::from_ymd_opt(year, month, 1)?;
    let earliest = add_days(first, i64::from((day + 7 - weekday(first)) % 7));
    if which > 0 {
        return Some(add_days(earliest, 7 * i64::from(which - 1)));
    }
    let last = add_days(earliest, 28);
    Some(if last.month() == month { last } else { add_days(last, -7) })
}

/// Easter Sunday in the Gregorian calendar, by the method of Meeus, Jones and Butcher.
fn easter(year: i32) -> Option<NaiveDate> {
    let (golden, century, rest) = (year % 19, year / 100, year % 100);
    let leap_centuries = century / 4;
    let moon_drift = (century - (century + 8) / 25 + 1) / 3;
    let epact = (19 * golden + century - leap_centuries - moon_drift + 15) % 30;
    let to_sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7;
    let late = (golden + 11 * epact + 22 * to_sunday) / 451;
    let days = epact + to_sunday - 7 * late + 114;
    NaiveDate::from_ymd_opt(year, u32::try_from(days / 31).ok()?, u32::try_from(days % 31 + 1).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easter_and_the_days_that_hang_on_it_are_found() {
        for (year, sunday) in
            [(2024, "2024-03-31"), (2025, "2025-04-20"), (2026, "2026-04-05"), (2027, "2027-03-28")]
        {
            assert_eq!(date(Holiday::Easter(0), year).unwrap().to_string(), sunday);
        }
    }

    #[test]
    fn days_that_are_counted_in_their_month_are_found() {
        assert_eq!(date(Holiday::Nth(11, 3, 4), 2026).unwrap().to_string(), "2026-11-26");
        assert_eq!(date(Holiday::Nth(5, 0, 0), 2026).unwrap().to_string(), "2026-05-25");
        for (year, repentance) in [(2022, "2022-11-16"), (2023, "2023-11-22"), (2026, "2026-11-18")] {
            assert_eq!(date(Holiday::Before(11, 23, 2), year).unwrap().to_string(), repentance);
        }
        assert_eq!(date(Holiday::Before(5, 25, 0), 2026).unwrap().to_string(), "2026-05-18");
        assert_eq!(date(Holiday::Thanksgiving(1), 2026).unwrap().to_string(), "2026-11-27");
        assert_eq!(date(Holiday::Advent(3), 2026).unwrap().to_string(), "2026-11-29");
        assert_eq!(date(Holiday::Advent(0), 2022).unwrap().to_string(), "2022-12-18");
    }
}
