//! Days and spans that one word names, or a word with its number: `tomorrow`, `Tuesday`, `December`, `Q3`.

use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate};

use super::{Day, Shape, Which};
use crate::understand::event::clock::Trust;
use crate::understand::event::length::Length;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::{add_days, add_months};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// How far behind a short day that opens a memo another day is looked for.
const FAR: usize = 12;

/// A number that no month has, and that looks like one of its days all the same.
const BEYOND: RangeInclusive<u64> = 32..=39;

/// What is of a year is of no later one than so many years ahead: `le bilan de 2027`.
const NEAR: i32 = 2;

impl Reader<'_> {
    /// `tomorrow`, `Tuesday`, `weekend`, `December`, `Christmas`, `summer`, `in 2027`.
    pub(crate) fn plain(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        if let Some(days) = self
            .find(at, SenseKind::Days, |sense| if let Sense::Days(days) = sense { Some(days) } else { None })
        {
            return self.plain_day(at, days, intro);
        }
        if let Some(weekday) = self.weekday(at) {
            return self.plain_weekday(at, weekday, intro);
        }
        if self.is(at, Sense::Weekend) && self.holiday(at).is_none() {
            return Some((self.weekend_of(None), at + 1));
        }
        if let Some(month) = self.month(at) {
            return self.plain_month(at, month, intro);
        }
        if let Some(holiday) = self.holiday(at) {
            return self.feast(at, holiday, intro);
        }
        let inside = || (1..=2).any(|back| at.checked_sub(back).is_some_and(|part| self.is_of_a_noun(part)));
        if let Some(season) = self.season(at).filter(|_| !inside()) {
            return self.plain_season(at, season, intro);
        }
        self.decade(at, intro)
            .or_else(|| self.plain_year(at, intro))
            .or_else(|| self.numbered_week(at))
            .or_else(|| self.quarter(at))
            .or_else(|| self.year_named(at))
    }

    /// `tomorrow`, `in two days` in one word
    fn plain_day(&self, at: usize, days: i64, intro: Intro) -> Option<(Day, usize)> {
        // A word that is also a part of the day: `morgen`, `mañana`.
        if self.part(at).is_some() {
            let led = intro.the || intro.on || intro.in_ || intro.this || intro.every || intro.weekday;
            // `trag den Zahnarzt ein morgen um zehn`
            let small = self.time.half_before && !self.starts_large(at);
            let range = || self.clock_range(at + 1, Trust::AfterDay, Intro::default()).is_some();
            let timed = small && (self.clock_follows(at + 1).is_some() || range());
            if led || self.is_noun(at) && !timed {
                return None;
            }
        }
        let day = add_days(self.today(), days);
        // `tomorrow week`
        let weeks = self.weeks_after(at).filter(|_| !self.time.relation_after && days >= 0);
        Some(match weeks {
            Some(weeks) => (Day::fixed(add_days(day, 7 * weeks)), at + 2),
            None => (Day::fixed(day), at + 1),
        })
    }

    fn plain_weekday(&self, at: usize, day: u32, intro: Intro) -> Option<(Day, usize)> {
        if self.is(at, Sense::Habit)
            && !(intro.on || intro.every || self.alone(at))
            && !self.time.relation_after
            && self.clock_follows(at + 1).is_none()
        {
            return None;
        }
        // `in the sun`
        let beside = intro.in_ && !intro.on
            || self.time.names_lead && self.is(at.wrapping_sub(1), Sense::The) && !intro.on;
        let weak = self.is(at, Sense::Weak);
        let company = || intro.any() || self.company(at) || self.opens_a_day(at);
        if weak && (!company() || beside || self.is_plain_word(at) || self.is_of_a_subject(at, intro)) {
            return None;
        }
        // `ce jeu`, `le jeu des sept familles`, but `jeu dès 14h`
        let before = at.wrapping_sub(1);
        let led = self.is_any(before, &[Sense::A, Sense::The]) || self.which(before).is_some();
        let from = self.is(at + 1, Sense::From) && self.clock_follows(at + 2).is_none();
        let timed = self.number(at + 1).is_some() || self.clock_follows(at + 1).is_some();
        if weak && self.is(at, Sense::Work) && ((intro.any() || led) && !timed || from) {
            return None;
        }
        // `Tuesday week`
        if let Some(weeks) = self.weeks_after(at) {
            let day = add_days(self.coming(day), 7 * weeks);
            return Some((Day::fixed(day), at + 2));
        }
        let dotted = self.kind(at + 1) == Some(Kind::SentenceEnd)
            && self.is_glued(at + 1)
            && self.number(at + 2).is_some();
        // `Tuesday last`, `Friday coming`
        let beside = self.which(at + 1).filter(|which| matches!(which, Which::Last | Which::Coming));
        if self.time.names_lead
            && let Some(which) = beside.filter(|_| self.bare_end(at + 2))
        {
            return Some((self.weekday_of(day, Some(which)), at + 2));
        }
        Some((self.weekday_of(day, None), if dotted { at + 2 } else { at + 1 }))
    }

    /// `sat` in `the dial sat at four` and `mine sat on the shelf`, but `my dentist sat at 4`.
    fn is_of_a_subject(&self, at: usize, intro: Intro) -> bool {
        let Some(subject) = at.checked_sub(1) else { return false };
        let known = |at: usize| self.is_any(at, &[Sense::The, Sense::A]) || self.is_possessive(at);
        let led = subject.checked_sub(1).is_some_and(|the| known(the) && self.opens_anew(the))
            && self.lex(subject).is_some_and(Lex::is_plain)
            && !self.is_held_or_comes(subject);
        let pronoun =
            || self.opens_anew(subject) && self.any_token(subject, |token| self.time.faint.states.has(token));
        let verb = !intro.any() && !self.starts_large(at) && self.is_any(at + 1, &[Sense::At, Sense::On]);
        self.time.names_lead && verb && (led || pronoun())
    }

    fn plain_month(&self, at: usize, month: u32, intro: Intro) -> Option<(Day, usize)> {
        if self.has_no_such_day(at, month) || self.is_modal(at) {
            return None;
        }
        if let Some(read) = self.month_of_a_later_year(at, month) {
            return Some(read);
        }
        let (year, next) = self.year_after(at + 1);
        let beside_year = self.which(at + 1).is_some() && self.is_unit(at + 2, Unit::Year);
        // `Avril`, `Julio`: a month that nothing announces is a person where months are written small.
        let person = self.time.relation_after && (!intro.for_ || self.starts_large(at));
        // `Jan 5 Euro geben`
        let beside = |lex: &Lex| lex.kind != Kind::Word && lex.number.is_none();
        let opens = || self.opens(at) && self.lex(at + 1).is_some_and(beside);
        // `den ganzen August`, but `der gute August hat Geburtstag`
        let does = || self.word(at + 1).is_some_and(|word| self.time.titled_do.contains(&word));
        let whole = self.is_whole(at.wrapping_sub(1)) && !does();
        let led = intro.in_
            || intro.until
            || intro.from
            || intro.by
            || intro.this
            || intro.named
            || intro.of
            || self.is_between_months(at)
            || whole
            || beside_year;
        let doubtful = (self.is(at, Sense::Weak) || person) && year.is_none() && !self.is_of_months(at);
        // `Geburtstag von Jan`: what begins in a month is said otherwise.
        if doubtful && self.time.half_before && intro.from && self.is(at.wrapping_sub(1), Sense::Of) {
            return None;
        }
        if doubtful && !opens() && !led && !self.alone(at) {
            return None;
        }
        // `ene`, `dic.` and nothing else
        let short = self.time.relation_after && !self.time.hour_sign && self.is(at, Sense::Weak);
        if short && doubtful && !led && self.alone(at) {
            return None;
        }
        Some((self.month_of(month, None, year)?, next))
    }

    /// `between May and October`: either of both.
    fn is_between_months(&self, at: usize) -> bool {
        let between = |first: Option<usize>| {
            first.is_some_and(|first| {
                let joined = self.is(first + 1, Sense::And) && self.month(first + 2).is_some();
                let led = first.checked_sub(1).is_some_and(|before| self.is(before, Sense::Between));
                led && joined && self.month(first).is_some()
            })
        };
        between(Some(at)) || between(at.checked_sub(2))
    }

    /// `April after next`, `June in three years`: that month so many years after the coming one.
    fn month_of_a_later_year(&self, at: usize, month: u32) -> Option<(Day, usize)> {
        let after_next = self.is(at + 1, Sense::After)
            && self.is(at + 2, Sense::Next)
            && self.day_word(at + 3).is_none()
            && self.bare_end(at + 3);
        let ahead = || {
            let (length, next) = self.length(at + 2).filter(|_| self.is(at + 1, Sense::In))?;
            let years = Length { months: length.months, unit: length.unit, ..Length::default() };
            (length == years && length.months % 12 == 0).then_some((length.months, next))
        };
        if !self.time.names_lead {
            return None;
        }
        let (months, next) = if after_next { (12, at + 3) } else { ahead()? };
        let from = add_months(self.month_of(month, None, None)?.from, months);
        Some((Day::span(from, add_months(from, 1)), next))
    }

    /// `this may need a plumber`: behind a word that opens what is said, and before a verb.
    pub(super) fn is_modal(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        let verb = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.names_lead
            && self.is(at, Sense::Weak)
            && !self.starts_large(at)
            && self.is(before, Sense::This)
            && self.opens(before)
            && (verb || self.is_copula(at + 1))
    }

    /// `January to March`, `April-June`: a month beside a month.
    fn is_of_months(&self, at: usize) -> bool {
        let to = |at: usize| {
            self.is_any(at, &[Sense::To, Sense::Until]) && !self.is(at, Sense::At)
                || self.kind(at) == Some(Kind::Dash)
        };
        let before = at.wrapping_sub(1);
        to(before) && self.month(before.wrapping_sub(1)).is_some()
            || to(at + 1) && self.month(at + 2).is_some()
    }

    fn plain_season(&self, at: usize, season: u32, intro: Intro) -> Option<(Day, usize)> {
        // `summer2019` is a password.
        if self.number(at + 1).is_some() && self.is_glued(at + 1) {
            return None;
        }
        // `una noche de verano`
        let of_part = || at.checked_sub(2).and_then(|at| self.part(at)).is_some();
        if self.time.relation_after && intro.of && of_part() {
            return None;
        }
        let (year, next) = self.year_after(at + 1);
        // `der Sommer war kalt`, `the winter of our discontent`: an article announces none; but `den Sommer über`.
        let over = self.time.half_before && intro.the && self.is(next, Sense::Topic);
        // `all summer`, but `all summer clothes`
        let whole =
            self.is(at.wrapping_sub(1), Sense::Aside) && !self.lex(next).is_some_and(|lex| lex.plural);
        let alone = || self.ends(at + 1) && self.opens(at.wrapping_sub(1));
        let led = intro.by || intro.until || intro.from || over || alone();
        let the = whole || intro.the && (self.time.relation_after || led);
        let led = || intro.in_ || intro.on || the || intro.of || intro.named || self.alone(at);
        let led_well = intro.in_ && (intro.the || self.time.relation_after) || intro.on || intro.named;
        let said = led() && (led_well || !self.is(at, Sense::Weak));
        if year.is_none() && !said {
            return None;
        }
        Some((self.season_of(season, None, year)?, if over { next + 1 } else { next }))
    }

    /// `in the 1920s`
    fn decade(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        let decade = self.lex(at + 1).is_some_and(|lex| {
            lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.word() == "s")
        });
        if !decade || self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty()) {
            return None;
        }
        // `the 1920s`
        let the = if self.is(at.wrapping_sub(1), Sense::The) { at - 1 } else { at };
        let said = intro.in_ || intro.on || self.opens(the) && self.ends(at + 2);
        let year = self.year(at, false).filter(|year| said && year % 10 == 0)?;
        let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
        Some((Day::span(from, add_months(from, 120)), at + 2))
    }

    /// `in 2027`
    fn plain_year(&self, at: usize, intro: Intro) -> Option<(Day, usize)> {
        // `en 2028`, where that word says the day, too
        let before = at.wrapping_sub(1);
        let in_ = intro.in_
            || self.time.relation_after && self.is(before, Sense::On) && !self.is(before, Sense::The);
        if !(in_ || intro.until || intro.by || intro.from || intro.named || self.alone(at)) {
            return None;
        }
        let year = self.year(at, false).filter(|_| !self.counts(at + 1))?;
        // `le code est suivi de 2086`
        let of = self.is(before, Sense::Of) && !self.is_any(before, &[Sense::In, Sense::On]);
        let far = of && year > self.today().year() + NEAR;
        if far || self.is_year_of_thing(at, year, intro) {
            return None;
        }
        Some((whole_year(year)?, at + self.year_width(at)))
    }

    /// `un disque de 1984`: the year it is from, unless a range begins.
    fn is_year_of_thing(&self, at: usize, year: i32, intro: Intro) -> bool {
        let ranges = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        let of = self.time.relation_after && intro.of && !intro.in_;
        of && year < Datelike::year(&self.today()) && !ranges
    }

    /// `in the year 2030`
    fn year_named(&self, at: usize) -> Option<(Day, usize)> {
        let year = if self.is_unit(at, Unit::Year) { self.year(at + 1, false)? } else { return None };
        Some((whole_year(year)?, at + 2))
    }

    /// `Q3 2027`, `2027Q3`, `2027 Q3`
    fn quarter(&self, at: usize) -> Option<(Day, usize)> {
        // `K7 Q4`
        let code = |at: usize| {
            let before = at.checked_sub(1).filter(|before| self.number(*before).is_some());
            before.is_some_and(|before| self.is_glued(before) && !self.is_glued(at))
        };
        let numbered = |at: usize| {
            let letter = self.is(at, Sense::QuarterLetter) && self.is_glued(at + 1);
            let number = self.number(at + 1).filter(|_| letter && !code(at));
            number.map(|number| number.value).filter(|number| (1..=4).contains(number))
        };
        if let Some(number) = numbered(at) {
            let (year, next) = self.year_of(at + 2);
            return Some((self.quarter_of(number as u32, year)?, next));
        }
        let number = numbered(at + 1)?;
        Some((self.quarter_of(number as u32, Some(self.year(at, false)?))?, at + 3))
    }

    /// `fruits de mer`, `le jeu`, `soirée jeu samedi`: no short form of a day, unless the date follows.
    fn is_plain_word(&self, at: usize) -> bool {
        let day = if self.kind(at + 1) == Some(Kind::SentenceEnd) { at + 2 } else { at + 1 };
        let number = self.number(day).is_some() && !self.counts(day + 1);
        let dated = self.month(day + 1).is_some() || self.is_any(day + 1, &[Sense::To, Sense::Until]);
        let before = at.wrapping_sub(1);
        let of = self.is_any(before, &[Sense::Of, Sense::In]);
        let led = of && !(number && dated) || self.is(before, Sense::The) && !number;
        let other = self.weekday(at + 1).is_some() && !self.is(at + 1, Sense::Weak);
        self.time.relation_after && (led || other)
    }

    /// `week` or `fortnight` directly behind the day at `at`, in weeks.
    fn weeks_after(&self, at: usize) -> Option<i64> {
        match self.unit(at + 1)? {
            Unit::Week => Some(1),
            Unit::Fortnight => Some(2),
            _ => None,
        }
    }

    /// `the early morning` and no tomorrow: an article stands before the word, or before the one that does.
    fn is_noun(&self, at: usize) -> bool {
        let article = |at: Option<usize>| {
            at.is_some_and(|at| {
                self.is_any(at, &[Sense::The, Sense::A, Sense::Count(3)])
                    && !self.is_any(at, &[Sense::On, Sense::At])
            })
        };
        let before = at.checked_sub(1);
        let plain = before
            .and_then(|before| self.lex(before))
            .is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty() && lex.number.is_none());
        let large = before.is_some_and(|before| self.starts_large(before));
        // `ein schöner Morgen`, but `in der Schule morgen`, also where no noun is written large.
        let nouns_large = !(self.time.writes_small)(&[]) && self.starts_large(at);
        article(before) || nouns_large && plain && !large && article(at.checked_sub(2))
    }

    pub(crate) fn alone(&self, at: usize) -> bool {
        let mut behind = self.lexes.iter().take(self.said.1).skip(at + 1);
        self.opens(at) && behind.all(|lex| lex.kind != Kind::Word && lex.kind != Kind::Number)
    }

    /// A weak weekday counts beside a number, another time word or a preposition of time.
    pub(crate) fn company(&self, at: usize) -> bool {
        // `Sun @ 9am`
        let sign = self.lex(at + 1).and_then(|lex| self.tokens.get(lex.first));
        let sign = sign.is_some_and(|token| token.word() == "@" && !token.glued);
        let mark = matches!(self.kind(at + 1), Some(Kind::Comma | Kind::SentenceEnd));
        let next = if mark || sign { at + 2 } else { at + 1 };
        let ends = |at: usize| {
            self.is_any(at, &[Sense::To, Sense::Until, Sense::And, Sense::Or])
                || matches!(self.kind(at), Some(Kind::Dash | Kind::Slash))
        };
        self.alone(at)
            || (1..=2).any(|back| at >= back && self.weekday(at - back).is_some())
            || at > 1 && ends(at - 1) && self.weekday(at - 2).is_some()
            || ends(next) && self.weekday(next + 1).is_some()
            || self.number(next).is_some() && !self.counts(next + 1)
            || self.clock(next, Trust::AfterDay).is_some()
            || self.is_any(next, &[Sense::From, Sense::Between])
                && self.clock_range(next + 1, Trust::Bare, Intro::default()).is_some()
            || self.is_a(next, SenseKind::AllDay)
            || self.part_follows(next)
            || self.is_short_name(at)
            || (self.clock_ends(at) || self.is_any(at.wrapping_sub(1), &[Sense::Noon, Sense::Midnight]))
                && self.bare_end(at + 1)
            || self.date(next, Intro { on: true, weekday: true, ..Intro::default() }).is_some()
            || self.is(next, Sense::At) && self.number(self.skip(next + 1, &[Sense::The])).is_some()
            || self.month(next).is_some()
            || self.which(next).is_some()
                && self.is_unit(next + 1, Unit::Week)
                && !self.is(at.wrapping_sub(1), Sense::The)
            || self.is_any(next, &[Sense::Noon, Sense::Midnight, Sense::Am, Sense::Pm])
            || self.is_a(next, SenseKind::Part)
            || self.is_a(next, SenseKind::Weekday)
    }

    /// `Wed lunch at 1`, `Sat: breakfast club at 3pm`, `room handover Sat after 6pm`: a short day that is written as a
    /// name, and opens the memo with what is held at a time of that day, or has a time beside it.
    fn opens_a_day(&self, at: usize) -> bool {
        // `Do. Zahnarzt um 15 Uhr`
        let dot = self.kind(at + 1) == Some(Kind::SentenceEnd) && self.is_glued(at + 1);
        let mark = if dot { at + 2 } else { at + 1 };
        let marks = [Kind::Colon, Kind::Semicolon, Kind::Dash];
        let marked = self.kind(mark).is_some_and(|kind| marks.contains(&kind)) && !self.is_glued(mark + 1);
        let loud = self
            .lex(at)
            .and_then(|lex| self.tokens.get(lex.first))
            .is_some_and(|token| token.said(self.text).chars().nth(1).is_some_and(char::is_uppercase));
        if loud || self.time.relation_after {
            return false;
        }
        // `he sat after six`: in English, only a mark or a meal makes up for the capital.
        let large = self.starts_large(at) || self.time.half_before;
        let comma = usize::from(marked || self.kind(mark) == Some(Kind::Comma));
        let leads =
            [Sense::At, Sense::After, Sense::Before, Sense::Between, Sense::Until, Sense::By, Sense::Around];
        let lead = mark + comma;
        let start = if self.is(lead, Sense::Opens) { lead + 1 } else { lead };
        let behind = (start > lead || self.is_any(lead, &leads))
            && self.clock(self.skip(self.skip(start, &leads), &[Sense::At]), Trust::Bare).is_some();
        // `Sat with Mum`, `Sun sets`
        let noun = self.lex(mark).is_some_and(|lex| {
            lex.number.is_some() || lex.kind == Kind::Word && lex.is_plain() && !lex.plural
        });
        let held = (noun || self.is_held_at(mark))
            && !self.is_any(mark, &[Sense::Link, Sense::NoTime, Sense::PutWhere]);
        let other =
            |at: usize| self.weekday(at).is_some() || self.day_away(at).is_some() || self.month(at).is_some();
        let timed = || self.timed(mark + 1, Intro { opens: true, ..Intro::default() });
        let held = marked || held && (large || self.is_held_at(mark));
        large && behind
            || large && self.clock_ends(at) && held
            || self.opens(at) && held && timed() && !(mark..mark + FAR).any(other)
    }

    /// `November 31`, `30 February`, `February 29, 2027`, `the 222nd of August`: a day that `month` never has, or not in
    /// that year, which makes the month none either.
    pub(super) fn has_no_such_day(&self, at: usize, month: u32) -> bool {
        let days = match month {
            2 => 29,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let ordinal = |at: usize| self.number(at).is_some_and(|number| number.ordinal);
        // `32. Oktober`
        let dotted = |at: usize| {
            let minutes = matches!(self.kind(at.wrapping_sub(1)), Some(Kind::Point | Kind::Colon));
            self.time.half_before && self.kind(at + 1) == Some(Kind::Dot) && !minutes
        };
        let beyond = |at: usize| {
            self.number(at).is_some_and(|number| {
                let most = if number.ordinal || dotted(at) { 999 } else { 31 };
                number.value > days && number.value <= most
            })
        };
        let the = self.skip(at + 1, &[Sense::The]);
        let of = at.wrapping_sub(1);
        // `le bureau 32 en août`
        let joins = self.is(of, Sense::Of) && !(self.time.relation_after && self.is(of, Sense::On));
        let before = if joins || self.kind(of) == Some(Kind::Dot) { of.wrapping_sub(1) } else { of };
        let (year, _) = self.year_after(self.past_dot(the + 1));
        // `January 32, 2026`, `September 222`
        let far = |at: usize| {
            self.number(at).is_some_and(|number| number.value > days && (1..=3).contains(&number.digits))
        };
        let short = |at: usize, year: Option<i32>| {
            year.is_some_and(|year| self.small(at, 31).is_some_and(|day| no_date(year, month, day)))
        };
        let ends = self.bare_end(self.past_dot(the + 1));
        // `32 août 2027`, but `dossier 45 avril 2027`
        let feigned = |day: usize| {
            let few =
                self.number(day).is_some_and(|number| number.digits == 2 && BEYOND.contains(&number.value));
            let dated = || self.year_after(at + 1).0.is_some() || self.is(day.wrapping_sub(1), Sense::The);
            self.time.day_first && few && !self.labelled(day) && dated()
        };
        beyond(before)
            || feigned(before)
            || beyond(the) && (ordinal(the) || ends)
            || far(the) && (year.is_some() || ends && !self.counts(the + 1))
            || short(the, year)
            || short(before, self.year_after(at + 1).0)
            || self.is_beyond_months(before, of)
    }

    /// `32` in `32 de agosto`, `32 agosto 2014`; but `somos 40 en agosto`
    fn is_beyond_months(&self, at: usize, of: usize) -> bool {
        let written = self.number(at).is_some_and(|day| day.digits == 2 && day.value > 31);
        let beside = at == of || self.is(of, Sense::Of) && !self.is(of, Sense::In);
        self.time.relation_after && written && beside
    }
}

fn no_date(year: i32, month: u32, day: u32) -> bool {
    NaiveDate::from_ymd_opt(year, month, day).is_none()
}

fn whole_year(year: i32) -> Option<Day> {
    let from = NaiveDate::from_ymd_opt(year, 1, 1)?;
    Some(Day::span(from, add_months(from, 12)).shaped(Shape::Year))
}
