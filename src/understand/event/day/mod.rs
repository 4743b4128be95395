//! A day or a span of days as it was said, and what more words may still make of it.
//!
//! [`days`] asks the readers in turn: a [`holiday`], a [`date`] ([`day_first`], [`month_first`] or [`numeric`]), a
//! [`day_number`] ([`near_day`], with [`more_days`]) unless it is [`no_day`], a [`plain`] day (a [`mod@weekday`], a
//! [`month`]) or a [`relative`] one, days [`counted`] from another, the [`nth`] of a span, one [`beside`] another, a
//! [`year`]. A date in figures may be [`undotted`]. A number is a day where it [`opens_clause`] before what is then.
//! What repeats is in [`every`]; [`from_now`] says which day of the calendar a name is.

mod beside;
mod by_verb;
mod counted;
pub(super) mod date;
mod day_first;
mod day_number;
pub(super) mod days;
mod every;
mod feast;
mod from_now;
pub(super) mod holiday;
mod month;
mod month_first;
mod more_days;
mod near_day;
mod no_day;
mod nth;
mod numeric;
mod opens_clause;
mod plain;
mod relative;
mod undotted;
mod weekday;
mod year;

use chrono::NaiveDate;

pub(super) use from_now::weekday_beside;

use super::local::{add_days, add_months, first_of_month, monday, weekday};
use super::reader::Reader;
use crate::model::AssumptionCode;

/// Days apart from which the year of a last day is a guess for the first one.
const HALF_A_YEAR: i64 = 183;

/// A day, or a span of whole days, as it was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Day {
    pub(super) from: NaiveDate,
    /// The first day after it.
    pub(super) to: NaiveDate,
    pub(super) shape: Shape,
    /// What was guessed to find it.
    pub(super) guess: Option<(AssumptionCode, String)>,
}

/// What may still happen to a [`Day`] when more is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Nothing.
    Fixed,
    /// The coming weekday: today if its time is still ahead.
    Weekday(u32),
    /// A weekday tied to a week, `next Tuesday`.
    TiedWeekday,
    /// A day of a month that was not said: `the 5th`.
    DayOfMonth(u32),
    /// A date without a year.
    Date,
    /// A date with its year.
    FullDate,
    /// So many weeks from today: a weekday may name the day of that week.
    Weeks(i64),
    /// Monday to Friday: today if its time is still ahead.
    WorkingDay,
    /// A month without a year.
    Month(u32),
    /// A week, season or month, in which a smaller day may be named.
    Span,
    /// A year alone, which a date may be waiting for.
    Year,
}

/// Which one of a row of days or spans.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    This,
    Coming,
    Next,
    AfterNext,
    Last,
    BeforeLast,
}

impl Day {
    pub(super) fn fixed(date: NaiveDate) -> Day {
        Day::span(date, add_days(date, 1)).shaped(Shape::Fixed)
    }

    pub(super) fn span(from: NaiveDate, to: NaiveDate) -> Day {
        Day { from, to, shape: Shape::Span, guess: None }
    }

    pub(super) fn shaped(self, shape: Shape) -> Day {
        Day { shape, ..self }
    }

    pub(super) fn guessed(self, code: AssumptionCode, detail: impl Into<String>) -> Day {
        Day { guess: Some((code, detail.into())), ..self }
    }

    /// The first of several days that were said; the year, if that was guessed, stays so.
    pub(super) fn of_several(self) -> Day {
        if self.guess.is_some() {
            return self;
        }
        self.guessed(AssumptionCode::SeveralTimes, "Several days were said; the first one was taken.")
    }

    pub(super) fn is_one_day(&self) -> bool {
        add_days(self.from, 1) >= self.to
    }
}

impl Day {
    /// `last Friday` said on a Friday is the week before.
    fn past_if_today(self, today: NaiveDate) -> Day {
        if self.from < today { self } else { Day::fixed(add_days(self.from, -7)) }
    }

    /// The last one that began before `today`: `since Monday`, `since March`.
    pub(super) fn gone_by(self, today: NaiveDate) -> Day {
        let (days, months) = match self.shape {
            Shape::Weekday(_) => (7, 0),
            Shape::DayOfMonth(_) => (0, 1),
            Shape::Date | Shape::Month(_) => (0, 12),
            _ => return self,
        };
        let earlier = |date| add_months(add_days(date, -days), -months);
        let day = if self.from < today { self } else { Day::span(earlier(self.from), earlier(self.to)) };
        if day.from == today { day.past_if_today(today) } else { day }
    }

    /// This day with `other` said beside it, if the two name one day: `Tuesday` and `next week`, `the 5th` and
    /// `next month`, `Friday` and `the 13th`.
    pub(super) fn narrowed(&self, other: &Day, reader: &Reader<'_>) -> Option<Day> {
        // `Sonntag in einer Woche`, said on a Sunday, is not the coming one.
        let week_after = matches!((self.shape, other.shape), (Shape::Weekday(_), Shape::Weeks(1..)));
        if self.from == other.from && self.to == other.to && !week_after {
            // `vendredi 27, samedi 28`: the two that name one day are not tied to another weekday.
            let numbered = |day: &Day| matches!(day.shape, Shape::DayOfMonth(_));
            let named = |day: &Day| matches!(day.shape, Shape::Weekday(_));
            if named(self) && numbered(other) || numbered(self) && named(other) {
                return Some(Day { guess: other.guess.clone(), ..Day::fixed(self.from) });
            }
            // `27 November, Friday`, said on a Friday, is that date and not today.
            let dated = self.shape == Shape::Date && matches!(other.shape, Shape::Weekday(_));
            return Some(if dated || matches!(self.shape, Shape::Fixed | Shape::FullDate) {
                self.clone()
            } else {
                other.clone()
            });
        }
        let inside = self.within(other, reader).or_else(|| other.within(self, reader));
        inside.or_else(|| match (self.shape, other.shape) {
            (Shape::Weekday(day), Shape::Weeks(weeks)) => {
                let from = reader.coming(day);
                Some(Day::fixed(add_days(from, 7 * weeks)))
            }
            // `today in three weeks`
            (Shape::Fixed, Shape::Weeks(weeks))
                if self.is_one_day() && weeks > 0 && self.from >= reader.today() =>
            {
                Some(Day::fixed(add_days(self.from, 7 * weeks)))
            }
            // `two weeks ago yesterday`, `gestern vor einer Woche`
            (Shape::Fixed, Shape::Weeks(weeks)) if self.is_near(reader.today()) => {
                Some(Day::fixed(add_days(self.from, 7 * weeks)))
            }
            (Shape::Weeks(weeks), Shape::Fixed) if other.is_near(reader.today()) => {
                Some(Day::fixed(add_days(other.from, 7 * weeks)))
            }
            (Shape::Weeks(_), Shape::Weekday(day)) => {
                Some(Day::fixed(add_days(monday(self.from), i64::from(day))))
            }
            // `at the weekend in two weeks`
            (_, Shape::Weeks(_)) if self.is_weekend() => Some(other.weekend()),
            (Shape::Weeks(_), _) if other.is_weekend() => Some(self.weekend()),
            // `next Friday the 13th`
            (Shape::TiedWeekday, Shape::DayOfMonth(number)) if self.from > reader.today() => self
                .clone()
                .shaped(Shape::Weekday(weekday(self.from)))
                .narrowed(&other.clone().shaped(Shape::DayOfMonth(number)), reader),
            (Shape::Weekday(day), Shape::DayOfMonth(number))
            | (Shape::DayOfMonth(number), Shape::Weekday(day)) => {
                let first = first_of_month(reader.today());
                (0..=24)
                    .filter_map(|ahead| chrono::Datelike::with_day(&add_months(first, ahead), number))
                    .find(|date| *date >= reader.today() && weekday(*date) == day)
                    .map(|date| reader.far_guess(Day::fixed(date)))
            }
            // A date says more than the weekday beside it.
            (Shape::Weekday(_) | Shape::TiedWeekday, Shape::Date | Shape::FullDate) => Some(other.clone()),
            (Shape::Date | Shape::FullDate, Shape::Weekday(_) | Shape::TiedWeekday) => Some(self.clone()),
            (Shape::Weekday(day), Shape::Fixed) if other.is_one_day() && weekday(other.from) == day => {
                Some(other.clone())
            }
            (Shape::Fixed, Shape::Weekday(day)) if weekday(self.from) == day => Some(self.clone()),
            (Shape::Date, Shape::Year) => self.in_year(other.from),
            (Shape::Year, Shape::Date) => other.in_year(self.from),
            _ => None,
        })
    }

    /// Longer than a week, a month or a year.
    pub(super) fn is_long(&self) -> bool {
        self.to.signed_duration_since(self.from).num_days() > 10
    }

    /// `today` is one of its days.
    fn is_begun(&self, today: NaiveDate) -> bool {
        (self.from..self.to).contains(&today)
    }

    fn is_weekend(&self) -> bool {
        weekday(self.from) == 5 && self.to == add_days(self.from, 2)
    }

    /// The one that ends its week.
    fn weekend(&self) -> Day {
        let saturday = add_days(monday(self.from), 5);
        Day::span(saturday, add_days(saturday, 2))
    }

    /// One of the days that are named by their distance from today: `yesterday`.
    fn is_near(&self, today: NaiveDate) -> bool {
        self.is_one_day() && self.from.signed_duration_since(today).num_days().abs() <= 2
    }

    /// `the 30th`, of something that is held for `feast`: the one nearest to it.
    pub(super) fn near(self, feast: &Day, today: NaiveDate) -> Day {
        use chrono::Datelike;
        let Shape::DayOfMonth(number) = self.shape else { return self };
        let month = first_of_month(feast.from);
        let away = |date: &NaiveDate| date.signed_duration_since(feast.from).num_days().abs();
        (-1..=1)
            .filter_map(|ahead| add_months(month, ahead).with_day(number))
            .filter(|date| *date >= today)
            .min_by_key(away)
            .map_or(self, Day::fixed)
    }

    /// `June 3 to June 7, 2028`, `June to August 2028`: the year that was said for the `last` day is that of a first one
    /// without any, or the one after it.
    pub(super) fn in_year_of(self, last: &Day) -> Day {
        use chrono::Datelike;
        let whole = last.from.day() == 1 && last.to == add_months(last.from, 1);
        let dated = match self.shape {
            Shape::Date => last.shape == Shape::FullDate,
            Shape::Month(_) => last.shape == Shape::Span && whole,
            _ => false,
        };
        let year = last.from.year();
        let mut years = [year, year - 1].into_iter().filter_map(|year| self.from.with_year(year));
        match years.find(|from| dated && *from <= last.from) {
            Some(from) if matches!(self.shape, Shape::Month(_)) => Day::span(from, add_months(from, 1)),
            Some(from) => {
                let first = Day::fixed(from).shaped(Shape::FullDate);
                if last.from.signed_duration_since(from).num_days() <= HALF_A_YEAR {
                    return first;
                }
                let detail = "Only the last day was said with a year, so the first was taken to be the one just before it.";
                first.guessed(AssumptionCode::NoYear, detail)
            }
            None => self,
        }
    }

    fn in_year(&self, year: NaiveDate) -> Option<Day> {
        use chrono::Datelike;
        NaiveDate::from_ymd_opt(year.year(), self.from.month(), self.from.day()).map(Day::fixed)
    }

    /// This weekday or numbered day inside the span `other`.
    fn within(&self, other: &Day, reader: &Reader<'_>) -> Option<Day> {
        if !matches!(other.shape, Shape::Span | Shape::Year | Shape::Month(_)) {
            return None;
        }
        if let (Shape::Month(month), Shape::Year) = (self.shape, other.shape) {
            let from = chrono::Datelike::with_month(&other.from, month)?;
            return Some(Day::span(from, add_months(from, 1)));
        }
        let found = match self.shape {
            // `end of year review on Tuesday`: of several, the coming one.
            Shape::Weekday(_) if (other.from..other.to).contains(&self.from) => Some(self.from),
            Shape::Weekday(day) => {
                (0..7).map(|ahead| add_days(other.from, ahead)).find(|date| weekday(*date) == day)
            }
            // `this year the party is at ours, the 24th`: the year alone names no month.
            Shape::DayOfMonth(_) if other.shape == Shape::Year && other.is_begun(reader.today()) => {
                return Some(self.clone());
            }
            Shape::DayOfMonth(day) => chrono::Datelike::with_day(&other.from, day),
            _ => None,
        }?;
        (found < other.to).then(|| Day::fixed(found))
    }
}
