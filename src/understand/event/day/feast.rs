//! Reads days that have a name: when `Christmas shopping` is on the feast, and when only for it.

use chrono::NaiveDate;

use super::Day;
use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::{add_days, monday, weekday};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Holiday, Sense, Unit};
use crate::understand::words::Kind;

/// How far behind a named day the hour is looked for that belongs to it.
const FAR: usize = 12;

impl Reader<'_> {
    /// The day of `holiday`, which is named at `at`, or the week or weekend around it.
    pub(crate) fn feast(&self, at: usize, holiday: Holiday, intro: Intro) -> Option<(Day, usize)> {
        // `Labor Day weekend`, `zweites Adventwochenende`: the free days around it.
        let behind = self.is(at + 1, Sense::Weekend);
        let weekend = behind || self.is(at, Sense::Weekend);
        let (year, next) = self.year_of(if behind { at + 2 } else { at + 1 });
        let kin = |sense: &Sense| matches!(sense, Sense::Gathering | Sense::Link | Sense::Meal(_));
        let noun = self
            .lex(next)
            .is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain() && !lex.senses.iter().any(kin));
        // `Christmas shopping` may be any day; `Black Friday shopping at six` is on it, but
        // `the Good Friday Agreement` is none.
        let timed = |at: usize| self.is(at, Sense::At) && self.number(at + 1).is_some();
        let clock = |at: usize| {
            self.is(at, Sense::At) && self.clock(at + 1, Trust::Bare).is_some()
                || self.clock(at, Trust::Signed).is_some()
                || self.hours_of_day(at).is_some()
        };
        // `Boxing Day walk at half ten`, `Christmas Eve carols 6pm`, if no other day is said.
        let other = |near: usize| {
            let numbered = || self.number(near).is_some_and(|number| number.ordinal);
            near != at && (self.day_follows(near) || self.month(near).is_some() || numbered())
        };
        let alone = || !(at.saturating_sub(FAR)..next + FAR).any(other);
        // `am 6. Dezember kommt der Nikolaus`
        let article =
            at.checked_sub(1).is_some_and(|the| self.is(the, Sense::The) && !self.is(the, Sense::On));
        if article && !self.time.bringers.is_empty() && !alone() {
            let first =
                self.lex(at).and_then(|lex| self.tokens.get(lex.first)).map_or("", |token| token.word());
            if self.time.bringers.contains(&first) {
                return None;
            }
        }
        // `Good Friday service`: it opens the memo.
        let opens = || {
            let before = at.checked_sub(1).and_then(|at| self.lex(at));
            before.is_some_and(|lex| lex.kind != Kind::Word) && !self.starts_large(next) && alone()
        };
        let hours = || (next..next + FAR).any(clock) && alone();
        let on_weekday = noun
            && self.lex(at).filter(|lex| lex.last > lex.first).is_some_and(|lex| {
                self.ends_in_weekday(lex) && ((next..next + FAR).any(timed) || hours() || opens())
                    || (holiday.is_eve() || self.ends_in_day(lex)) && (hours() || opens())
            });
        if noun && self.time.names_lead && !intro.any() && !on_weekday {
            return None;
        }
        // `on the 28th people over for Thanksgiving`: another day is said, and this one is what for.
        if self.time.names_lead && self.is(at.wrapping_sub(1), Sense::For) && !alone() {
            return None;
        }
        // `appeler Noël Martin`, `voir Pascal Toussaint`, but `à Noël Paul vient`
        let at_once = intro.at && at.checked_sub(1).is_some_and(|before| self.opens(before));
        let named = |at: usize| {
            let word = self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty());
            word && self.is_capital(at)
        };
        let person = self.time.relation_after && self.is(at, Sense::Weak) && !intro.any();
        if person && !at_once && (named(at + 1) || named(at.wrapping_sub(1))) {
            return None;
        }
        // `duples de reyes`: only the feast is written large.
        let of = self.is(at.wrapping_sub(1), Sense::Of) && self.is(at, Sense::Weak);
        if self.time.relation_after && of && !self.starts_large(at) && !self.starts_small_throughout() {
            return None;
        }
        let day = self.holiday_of(holiday, None, year)?;
        // `Christmas week`
        if year.is_none() && self.is_unit(at + 1, Unit::Week) {
            let from = monday(day.from);
            return Some((Day { guess: day.guess, ..Day::span(from, add_days(from, 7)) }, at + 2));
        }
        if weekend {
            let after = i64::from(weekday(day.from));
            // From Wednesday on, the weekend that follows: `Thanksgiving weekend`.
            let (from, to) = if matches!(after, 2..=4) {
                (day.from, add_days(day.from, 7 - after))
            } else {
                let saturday = add_days(day.from, -((after + 2) % 7));
                (saturday, NaiveDate::max(add_days(saturday, 2), day.to))
            };
            return Some((Day { guess: day.guess, ..Day::span(from, to) }, next));
        }
        Some((day, next))
    }

    /// `Black Friday`, `Easter Monday`
    fn ends_in_weekday(&self, lex: &Lex) -> bool {
        self.ends_in(lex, |sense| matches!(sense, Sense::Weekday(_)))
    }

    /// `Boxing Day`, `Bonfire Night`
    fn ends_in_day(&self, lex: &Lex) -> bool {
        self.ends_in(lex, |sense| matches!(sense, Sense::Unit(Unit::Day)))
    }

    fn ends_in(&self, lex: &Lex, test: impl Fn(&Sense) -> bool) -> bool {
        let last = self.tokens.get(lex.last).map_or("", |token| token.word());
        let known = self.time.lexicon.starting(last);
        known.iter().any(|phrase| {
            phrase.rest.is_empty() && phrase.senses.iter().any(|senses| senses.iter().any(&test))
        })
    }
}
