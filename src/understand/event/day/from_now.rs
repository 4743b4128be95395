//! Days by their place beside today: the coming Tuesday, this weekend, the next fifth of a month.

use chrono::NaiveDate;

use super::{Day, Shape, Which};
use crate::model::AssumptionCode;
use crate::understand::event::local::{
    add_days, add_months, add_working_days, first_of_month, first_of_year, monday, weekday,
};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Kinds, Sense, SenseKind, Unit};

/// Days that have begun and last longer are more likely those of the next year.
const LONGEST_RUNNING: i64 = 62;

/// So far from a date without a year a word may say which year it is of.
const FAR: usize = 12;

/// What says which of several days or spans is meant.
const WHICH: Kinds = Kinds::of(&[
    SenseKind::This,
    SenseKind::Coming,
    SenseKind::Next,
    SenseKind::AfterNext,
    SenseKind::Last,
    SenseKind::BeforeLast,
]);

impl Reader<'_> {
    pub(crate) fn which(&self, at: usize) -> Option<Which> {
        // `la pasada semana`
        if self.is_gone_before(at) {
            return Some(Which::Last);
        }
        let which = self.find(at, WHICH, |sense| match sense {
            Sense::This => Some(Which::This),
            Sense::Coming => Some(Which::Coming),
            Sense::Next => Some(Which::Next),
            Sense::AfterNext => Some(Which::AfterNext),
            Sense::Last => Some(Which::Last),
            Sense::BeforeLast => Some(Which::BeforeLast),
            _ => None,
        })?;
        // `fly-past Sunday`
        if which == Which::Last && self.ends_compound(at) {
            return None;
        }
        // `the plumber's coming Tuesday`: a verb, and no other Tuesday.
        let verb = which == Which::Coming
            && self.time.names_lead
            && at.checked_sub(1).is_some_and(|before| self.is_copula(before) || self.is_short_copula(before));
        (!verb).then_some(which)
    }

    /// `pasado` in `el pasado lunes`, `el pasado 3 de mayo`; but `lo pasado el lunes`.
    pub(super) fn is_gone_before(&self, at: usize) -> bool {
        let articles = self.time.relation_after && !self.time.hour_sign;
        let the =
            || at.checked_sub(1).is_some_and(|the| self.is(the, Sense::The) || self.is(the, Sense::OfThe));
        let day = || {
            self.day_word(at + 1).is_some() || self.month(at + 1).is_some() || self.season(at + 1).is_some()
        };
        let dated = || self.small(self.skip(at + 1, &[Sense::The]), 31).is_some();
        articles && self.is(at, Sense::Ago) && the() && (day() || dated())
    }

    /// The first `day` of the week after today.
    pub(crate) fn coming(&self, day: u32) -> NaiveDate {
        let ahead = (day + 7 - weekday(self.today())) % 7;
        add_days(self.today(), if ahead == 0 { 7 } else { i64::from(ahead) })
    }

    pub(crate) fn weekday_of(&self, day: u32, which: Option<Which>) -> Day {
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
    pub(crate) fn weekend_of(&self, which: Option<Which>) -> Day {
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
    pub(crate) fn unit_span(&self, unit: Unit, away: i64, count: i64) -> Option<Day> {
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
                let day = add_working_days(today, away);
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
    pub(crate) fn month_of(&self, month: u32, which: Option<Which>, year: Option<i32>) -> Option<Day> {
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
    pub(crate) fn date_of(&self, month: u32, day: u32, year: Option<i32>) -> Option<Day> {
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

    /// `19 to 22 November`, said on the 20th: days of one month or two that have begun and are not over are not those of the
    /// next year.
    pub(crate) fn running(&self, at: usize, first: &Day, last: &Day) -> Option<(Day, Day)> {
        // `19 to 22 November next year`
        let said = |at: usize| self.is_unit(at, Unit::Year) || self.is(at, Sense::Every);
        if (at.saturating_sub(FAR)..at + FAR).any(said) {
            return None;
        }
        let one_day = last.is_one_day();
        let earlier = |date| add_months(date, -12);
        let from = earlier(first.from);
        let last = if last.from > first.from { earlier(last.from) } else { last.from };
        let dated = first.shape == Shape::Date && first.from > self.today() && from < self.today();
        let length = last.signed_duration_since(from).num_days();
        if !dated || !one_day || last < self.today() || length > LONGEST_RUNNING {
            return None;
        }
        let detail = "No year was said, so the days that have begun were taken, not those of the next year.";
        let first = Day::fixed(from).shaped(Shape::FullDate).guessed(AssumptionCode::NoYear, detail);
        Some((first, Day::fixed(last).shaped(Shape::FullDate)))
    }

    /// The next day with that number.
    pub(crate) fn day_of_month(&self, day: u32) -> Option<Day> {
        use chrono::Datelike;
        let first = first_of_month(self.today());
        let date = (0..=8)
            .filter_map(|ahead| add_months(first, ahead).with_day(day))
            .find(|date| *date >= self.today())?;
        Some(Day::fixed(date).shaped(Shape::DayOfMonth(day)))
    }

    /// The same, and whether it is one of `every` month.
    pub(crate) fn day_of_every_month(&self, day: u32, every: bool) -> Option<Day> {
        let read = self.day_of_month(day)?;
        let detail = "It repeats; the next time was taken.".to_owned();
        Some(if every { read.guessed(AssumptionCode::Recurrence, detail) } else { read })
    }

    /// Says so when a day without a year lies more than six months ahead.
    pub(crate) fn far_guess(&self, day: Day) -> Day {
        if day.from <= add_months(self.today(), 6) {
            return day;
        }
        let detail =
            format!("No year was said, so the next one was taken: {}.", day.from.format("%-d %B %Y"));
        day.guessed(AssumptionCode::NoYear, detail)
    }
}

/// The first such weekday after `base`, or the last one before it.
pub(crate) fn weekday_beside(base: &Day, wanted: u32, after: bool) -> NaiveDate {
    if after {
        return add_days(base.to, i64::from((wanted + 7 - weekday(base.to)) % 7));
    }
    let last = add_days(base.from, -1);
    add_days(last, -i64::from((weekday(last) + 7 - wanted) % 7))
}
