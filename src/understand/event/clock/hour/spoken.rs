//! Minutes that are said behind an hour without a sign: `seven thirty`, `seven oh five`.

use std::ops::ControlFlow::{self, Break, Continue};

use super::Hour;
use crate::understand::event::clock::{Clock, Trust};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::{Kind, Number};

/// So near the beginning of the memo stands what is held.
const NAMED: usize = 6;

impl Reader<'_> {
    /// The hour with the minutes behind it; goes on where no minutes are said or they are no sure ones.
    pub(super) fn with_spoken_minutes(&self, hour: &Hour) -> ControlFlow<Option<(Clock, usize)>> {
        let Some((minute, after)) = self.minutes_of(hour) else { return Continue(()) };
        let read = hour.clock(minute).and_then(|clock| self.halved(clock, after));
        let Some((clock, end)) = read else { return Break(None) };
        // `Windows 11 14h-16h`, `mercredi deux quinze heures trente`
        let two = self.time.relation_after
            && self.is(end, Sense::OClock)
            && (self.time.hour_sign || hour.in_digits());
        if two {
            return Break(None);
        }
        let trusted = hour.trust >= Trust::AfterDay && !self.counts(end);
        if trusted || end > after || self.are_minutes(hour, minute, end) {
            return Break(Some((clock, self.skip(end, &[Sense::OClock]))));
        }
        Continue(())
    }

    /// The minutes behind an hour, unless they are something else's number, and what stands behind them.
    fn minutes_of(&self, hour: &Hour) -> Option<(u64, usize)> {
        let Hour { at, next, .. } = *hour;
        // `7-Eleven` is a shop.
        let mixed = hour.in_digits() && (self.kind(next) == Some(Kind::Dash) || self.is_hours(next));
        // `at 10 ten pin bowling`
        let noun = || self.lex(next + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let small = |number: Number| number.digits == 0 && number.value <= 12 && self.time.names_lead;
        let mixed = mixed || hour.in_digits() && self.number(next).is_some_and(small) && noun();
        let minutes = self.spoken_minutes(next)?;
        let fits = (hour.value > 0 || self.is_any(at.wrapping_sub(1), &[Sense::At, Sense::The]))
            && !mixed
            && !self.is_headcount(at)
            && !self.is_house_number(next)
            && !self.is_day_of_date(next)
            && !self.is_count_of_many(next);
        fits.then_some(minutes)
    }

    /// Whether what stands around an hour and its minutes, which end before `end`, says that they are a time.
    fn are_minutes(&self, hour: &Hour, minute: u64, end: usize) -> bool {
        let Hour { at, next, .. } = *hour;
        let tomorrow = self.is_a(end, SenseKind::Days);
        // `à 17 04`
        let digits = |at: usize| self.number(at).is_some_and(|number| number.digits == 2);
        let paired = digits(at) && digits(next) && self.is(at.wrapping_sub(1), Sense::At);
        // `seven thirty` is all that is said.
        let alone = self.time.names_lead
            && (self.opens(at) || self.opens(at.wrapping_sub(1)) && self.is_zero(at - 1))
            && self.ends(end)
            && minute.is_multiple_of(5)
            && digits(at) == digits(next);
        // `Tomorrow. Eleven thirty. Dog groomer.`
        let mark = |at: usize| matches!(self.kind(at), Some(Kind::SentenceEnd | Kind::LineBreak));
        let sentence = mark(at.wrapping_sub(1)) && mark(end) && minute.is_multiple_of(5);
        // `dentist nine thirty on Monday`
        let dated =
            self.time.names_lead && hour.value <= 12 && minute.is_multiple_of(5) && self.is_dated_behind(end);
        // `pay Tom six fifty Friday` says how much.
        let said = minute.is_multiple_of(15) && self.are_said_alike(hour);
        // `dentist two thirty Tuesday`, but `bought the hat for two thirty Tuesday`
        let counted = self.is_any(at.wrapping_sub(1), &[Sense::For, Sense::Of, Sense::And]);
        let on_a_day =
            said && !counted && self.weekday(end).is_some() && !self.is(end, Sense::Habit) && hour.value > 0;
        // `lunch twelve fifteen`
        let eaten = said && self.ends(end) && self.is_meal(at.wrapping_sub(1));
        paired
            || dated
            || on_a_day
            || eaten
            || alone
            || sentence
            || tomorrow
            || self.is(end, Sense::OClock)
            || self.part_follows(end)
    }

    /// The hour and its minutes are both said in words.
    fn are_said_alike(&self, hour: &Hour) -> bool {
        let words = |at: usize| self.number(at).is_some_and(|number| number.digits == 0 && !number.ordinal);
        self.time.names_lead && hour.value <= 12 && words(hour.at) && words(hour.next)
    }

    /// `cena con Ana cinco y cuarto`, `doce menos cinco`: behind what opens the memo and is held, or all that is said;
    /// but `cena para doce menos cinco`, `la cena cuesta doce menos cinco`.
    pub(super) fn is_parted_hour_of_visit(&self, at: usize, after: usize) -> bool {
        let articles = self.time.relation_after && !self.time.hour_sign;
        let hour = self.number(at).filter(|hour| !hour.ordinal && (1..=12).contains(&hour.value));
        let ends = || self.bare_end(after) || self.day_follows(after);
        if !articles || hour.is_none() || !self.are_parted_minutes(at + 1) || !ends() {
            return false;
        }
        if self.opens(at) {
            return self.ends(after);
        }
        let Some(before) = at.checked_sub(1) else { return false };
        let values = &self.time.values;
        let counts = |word: &str| values.takes.contains(&word) || values.persons_are.contains(&word);
        let counted = self.word(before).is_some_and(counts);
        let noun = self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let named = self.kind(before) == Some(Kind::Comma) || noun && !counted;
        let first = self.said.0;
        let day = |at: usize| self.lex(at).is_some_and(|lex| lex.core) || self.is(at, Sense::The);
        let held = (first..at.min(first + NAMED)).find(|at| self.is_held_or_comes(*at));
        named && held.is_some_and(|held| (first..held).all(day))
    }

    /// `y cuarto`, `menos diez`, `y veinticinco`; but `tres y cuatro`, `3 y 10` may count two things.
    fn are_parted_minutes(&self, at: usize) -> bool {
        let five = |number: Number| !number.ordinal && number.value.is_multiple_of(5) && number.value < 30;
        let spelt = |number: Number| number.digits == 0 && number.value >= 10;
        let number = self.number(at + 1).filter(|number| five(*number));
        let quarter = self.is_any(at + 1, &[Sense::Quarter, Sense::Half]);
        match (self.is(at, Sense::And), self.is(at, Sense::Less)) {
            (true, _) => quarter || number.is_some_and(spelt),
            (_, true) => quarter || number.is_some(),
            _ => false,
        }
    }

    fn is_meal(&self, at: usize) -> bool {
        self.is_a(at, SenseKind::Meal)
    }

    /// `14-16` in `team 2 14-16`: two hours, and no minutes of the number before.
    fn is_hours(&self, at: usize) -> bool {
        let hour = |at: usize| {
            self.number(at)
                .filter(|number| number.digits > 0 && number.value <= 24)
                .map(|number| number.value)
        };
        self.kind(at + 1) == Some(Kind::Dash)
            && self.is_glued(at + 1)
            && self.is_glued(at + 2)
            && hour(at).zip(hour(at + 2)).is_some_and(|(from, to)| from < to)
    }

    pub(super) fn counts_beside_minutes(&self, at: usize) -> bool {
        !self.is_unit(at, Unit::Minute) && self.counts(at)
    }

    /// `oh` in `oh seven thirty`, `seven oh five`.
    pub(crate) fn is_zero(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        // `a las 6 o 7`
        token.is_some_and(|token| matches!(token.word(), "o" | "oh")) && !self.is(at, Sense::Or)
    }

    pub(crate) fn spoken_minutes(&self, at: usize) -> Option<(u64, usize)> {
        let words = self.number(at + 1).is_some_and(|number| number.digits == 0);
        let at = if self.kind(at) == Some(Kind::Dash) && self.is_glued(at) && self.is_glued(at + 1) && words {
            at + 1
        } else {
            at
        };
        let word = self.lex(at)?;
        // `20 00`
        if self.number(at).is_some_and(|number| number.digits == 2 && number.value == 0)
            && self.number(at.wrapping_sub(1)).is_some_and(|hour| hour.digits > 0)
            && self.number(at + 1).is_none()
        {
            return Some((0, at + 1));
        }
        if self.is_zero(at) || self.number(at).is_some_and(|number| number.value == 0) {
            let number = self.number(at + 1).filter(|number| number.value < 10 && !number.ordinal)?;
            return Some((number.value, at + 2));
        }
        let number = self.number(at).filter(|number| !number.ordinal && number.value < 60)?;
        // `cero cinco` is one number of two words.
        if number.digits == 0 && (1..10).contains(&number.value) && word.last == word.first + 1 {
            return Some((number.value, at + 1));
        }
        // `17 04`
        let zero = number.digits == 2;
        (number.digits != 1 && (zero || number.value >= 10)).then_some((number.value, at + 1))
    }
}
