//! A day or a span of days as it was said, and what more words may still make of it.
//!
//! [`days`] asks the readers in turn: a [`holiday`], a [`date`] ([`day_first`], [`month_first`] or [`numeric`]), a
//! [`day_number`], a [`plain`] or [`relative`] day, days [`counted`] from another, the [`nth`] of a span, one [`beside`]
//! another, a [`year`]. What repeats is in [`every`].

mod beside;
mod counted;
pub(super) mod date;
mod day_first;
mod day_number;
pub(super) mod days;
mod every;
mod feast;
pub(super) mod holiday;
mod month_first;
mod nth;
mod numeric;
mod plain;
mod relative;
mod year;

use chrono::NaiveDate;

use super::local::{add_days, add_months, first_of_month, first_of_year, monday, weekday};
use super::reader::Reader;
use crate::model::AssumptionCode;
use crate::understand::language::{Sense, Unit};

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

impl Reader<'_> {
    pub(super) fn which(&self, at: usize) -> Option<Which> {
        let which = self.find(at, |sense| match sense {
            Sense::This => Some(Which::This),
            Sense::Coming => Some(Which::Coming),
            Sense::Next => Some(Which::Next),
            Sense::AfterNext => Some(Which::AfterNext),
            Sense::Last => Some(Which::Last),
            Sense::BeforeLast => Some(Which::BeforeLast),
            _ => None,
        })?;
        // `the plumber's coming Tuesday`: a verb, and no other Tuesday.
        let verb = which == Which::Coming
            && self.time.names_lead
            && at.checked_sub(1).is_some_and(|before| self.is_copula(before) || self.is_short_copula(before));
        (!verb).then_some(which)
    }

    /// The first `day` of the week after today.
    pub(super) fn coming(&self, day: u32) -> NaiveDate {
        let ahead = (day + 7 - weekday(self.today())) % 7;
        add_days(self.today(), if ahead == 0 { 7 } else { i64::from(ahead) })
    }

    pub(super) fn weekday_of(&self, day: u32, which: Option<Which>) -> Day {
        let coming = self.coming(day);
        let this_monday = monday(self.today());
        match which {
            // `el viernes que viene` is not today.
            Some(Which::Coming) if self.time.relation_after => Day::fixed(coming).shaped(Shape::TiedWeekday),
            None | Some(Which::This | Which::Coming) => Day::fixed(coming).shaped(Shape::Weekday(day)),
            Some(Which::Next) => {
                let next = add_days(this_monday, 7 + i64::from(day));
                let read = Day::fixed(next).shaped(Shape::TiedWeekday);
                if next == coming {
                    return read;
                }
                let detail = format!(
                    "“Next {}” was read as the one of next week, {}, not the coming one.",
                    next.format("%A"),
                    next.format("%-d %B")
                );
                read.guessed(AssumptionCode::NextWeekday, detail)
            }
            Some(Which::AfterNext) => {
                let day = add_days(this_monday, 14 + i64::from(day));
                Day::fixed(day).shaped(Shape::TiedWeekday).guessed(
                    AssumptionCode::NextWeekday,
                    format!("The one after the next was read as {}.", day.format("%A, %-d %B")),
                )
            }
            Some(Which::BeforeLast) => {
                let last = self.weekday_of(day, Some(Which::Last));
                Day::fixed(add_days(last.from, -7))
            }
            Some(Which::Last) => {
                Day::fixed(add_days(coming, if coming == add_days(self.today(), 7) { -14 } else { -7 }))
                    .shaped(Shape::Fixed)
                    .past_if_today(self.today())
            }
        }
    }

    /// Saturday to Monday.
    pub(super) fn weekend_of(&self, which: Option<Which>) -> Day {
        let this = add_days(monday(self.today()), 5);
        let (saturday, guess) = match which {
            Some(Which::Next) => (
                add_days(this, 7),
                Some(format!(
                    "“Next weekend” was read as the one of next week, from {}, not the coming one.",
                    add_days(this, 7).format("%-d %B")
                )),
            ),
            Some(Which::AfterNext) => (add_days(this, 14), None),
            Some(Which::Last) => (add_days(this, -7), None),
            Some(Which::BeforeLast) => (add_days(this, -14), None),
            _ => (this, None),
        };
        let read = Day::span(saturday, add_days(saturday, 2));
        match guess {
            Some(detail) => read.guessed(AssumptionCode::NextWeekday, detail),
            None => read,
        }
    }

    /// The day, week, month … that is so many away from the current one.
    pub(super) fn unit_span(&self, unit: Unit, away: i64, count: i64) -> Option<Day> {
        let today = self.today();
        let (from, to) = match unit {
            Unit::Day => (add_days(today, away), add_days(today, away + count)),
            Unit::Week | Unit::Fortnight => {
                let weeks = if unit == Unit::Week { 7 } else { 14 };
                let from = add_days(monday(today), 7 * away);
                (from, add_days(from, weeks * count))
            }
            Unit::Month => {
                let from = add_months(first_of_month(today), away);
                (from, add_months(from, count))
            }
            Unit::QuarterYear => {
                let quarter =
                    add_months(first_of_year(today), i64::from(chrono::Datelike::month0(&today) / 3) * 3);
                let from = add_months(quarter, 3 * away);
                (from, add_months(from, 3 * count))
            }
            Unit::Year => {
                let from = add_months(first_of_year(today), 12 * away);
                (from, add_months(from, 12 * count))
            }
            Unit::Decade => {
                let year = chrono::Datelike::year(&today);
                let decade = add_months(first_of_year(today), -12 * i64::from(year.rem_euclid(10)));
                let from = add_months(decade, 120 * away);
                (from, add_months(from, 120 * count))
            }
            Unit::WorkingDay if count == 1 => {
                let day = super::local::add_working_days(today, away);
                (day, add_days(day, 1))
            }
            _ => return None,
        };
        let shape = match unit {
            Unit::Day | Unit::WorkingDay if count == 1 => Shape::Fixed,
            Unit::Year if count == 1 => Shape::Year,
            _ => Shape::Span,
        };
        Some(Day::span(from, to).shaped(shape))
    }

    /// The month `month` nearest to what `which` says; with `year`, the one of that year.
    pub(super) fn month_of(&self, month: u32, which: Option<Which>, year: Option<i32>) -> Option<Day> {
        use chrono::Datelike;
        let today = self.today();
        let this_year = NaiveDate::from_ymd_opt(year.unwrap_or(today.year()), month, 1)?;
        let from = match (year, which) {
            (Some(_), _) => this_year,
            (_, Some(Which::Last)) if month < today.month() => this_year,
            (_, Some(Which::Last)) => add_months(this_year, -12),
            (_, Some(Which::Next | Which::AfterNext)) if month <= today.month() => add_months(this_year, 12),
            _ if month < today.month() => add_months(this_year, 12),
            _ => this_year,
        };
        let read = Day::span(from, add_months(from, 1));
        Some(match (year, which) {
            (None, None) => self.far_guess(read).shaped(Shape::Month(month)),
            _ => read,
        })
    }

    /// The next `day`.`month`, or the one of `year`.
    pub(super) fn date_of(&self, month: u32, day: u32, year: Option<i32>) -> Option<Day> {
        use chrono::Datelike;
        if let Some(year) = year {
            return NaiveDate::from_ymd_opt(year, month, day)
                .map(|date| Day::fixed(date).shaped(Shape::FullDate));
        }
        let today = self.today();
        let date = (0..=8)
            .filter_map(|ahead| NaiveDate::from_ymd_opt(today.year() + ahead, month, day))
            .find(|date| *date >= today)?;
        Some(self.far_guess(Day::fixed(date).shaped(Shape::Date)))
    }

    /// The next day with that number.
    pub(super) fn day_of_month(&self, day: u32) -> Option<Day> {
        use chrono::Datelike;
        let first = first_of_month(self.today());
        let date = (0..=8)
            .filter_map(|ahead| add_months(first, ahead).with_day(day))
            .find(|date| *date >= self.today())?;
        Some(Day::fixed(date).shaped(Shape::DayOfMonth(day)))
    }

    /// The same, and whether it is one of `every` month.
    pub(super) fn day_of_every_month(&self, day: u32, every: bool) -> Option<Day> {
        let read = self.day_of_month(day)?;
        let detail = "It repeats; the next time was taken.".to_owned();
        Some(if every { read.guessed(AssumptionCode::Recurrence, detail) } else { read })
    }

    /// Says so when a day without a year lies more than six months ahead.
    pub(super) fn far_guess(&self, day: Day) -> Day {
        if day.from <= add_months(self.today(), 6) {
            return day;
        }
        let detail =
            format!("No year was said, so the next one was taken: {}.", day.from.format("%-d %B %Y"));
        day.guessed(AssumptionCode::NoYear, detail)
    }
}

/// The first such weekday after `base`, or the last one before it.
pub(super) fn weekday_beside(base: &Day, wanted: u32, after: bool) -> NaiveDate {
    if after {
        return add_days(base.to, i64::from((wanted + 7 - weekday(base.to)) % 7));
    }
    let last = add_days(base.from, -1);
    add_days(last, -i64::from((weekday(last) + 7 - wanted) % 7))
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
        self.within(other).or_else(|| other.within(self)).or_else(|| match (self.shape, other.shape) {
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

    fn in_year(&self, year: NaiveDate) -> Option<Day> {
        use chrono::Datelike;
        NaiveDate::from_ymd_opt(year.year(), self.from.month(), self.from.day()).map(Day::fixed)
    }

    /// This weekday or numbered day inside the span `other`.
    fn within(&self, other: &Day) -> Option<Day> {
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
            Shape::DayOfMonth(day) => chrono::Datelike::with_day(&other.from, day),
            _ => None,
        }?;
        (found < other.to).then(|| Day::fixed(found))
    }
}
