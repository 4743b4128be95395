//! Times of day that begin with their hour, and the sign behind it: `14:30`, `15h`, `vierzehn Uhr dreißig`.
//!
//! Minutes may be [`spoken`] behind it, [`run`] together with it or follow in words ([`minutes`]); [`plain`] says what
//! makes a bare number an hour and [`amount`] what does not, [`range`] what an hour that ends another may be, [`either`]
//! two of which one will be.

mod amount;
mod either;
mod minutes;
mod plain;
mod range;
mod run;
mod spoken;

use std::ops::ControlFlow;

use super::{Clock, Half, Trust};
use crate::understand::event::lex::Lex;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::{Kind, Number};

/// An hour that was said, before it is known what belongs to it.
#[derive(Clone, Copy)]
pub(crate) struct Hour {
    /// Where it begins.
    pub(crate) at: usize,
    /// What stands behind it.
    pub(crate) next: usize,
    pub(crate) value: u64,
    /// What was written, unless it is the `una` that is an article, too.
    pub(crate) written: Option<Number>,
    half: Half,
    pub(crate) trust: Trust,
}

impl Hour {
    pub(crate) fn clock(&self, minute: u64) -> Option<Clock> {
        Clock::new(self.value, minute, self.half)
    }

    pub(super) fn in_digits(&self) -> bool {
        self.written.is_some_and(|number| number.digits > 0)
    }
}

impl Reader<'_> {
    /// `14:30`, `3 pm`, `15h30`, `vierzehn Uhr dreißig`, `deux heures et quart`, `seven thirty`, `1530 hours`.
    pub(super) fn hour_first(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        // Most words are no number, and of those nothing else need be asked.
        let hour = self.hour_number(at);
        if hour.is_none() && self.number(at).is_none() || self.is_other_number(at) {
            return None;
        }
        if let Some(number) = self.number(at)
            && let ControlFlow::Break(read) = self.run_together(at, number, trust)
        {
            return read;
        }
        let (value, next) = hour?;
        if value == 24 && self.is_round_the_clock(at, next) || self.is_lettered(at, value, next) {
            return None;
        }
        let written = self.number(at);
        let half = if self.is_led_by_zero(at) { Half::Known } else { Half::Open };
        let hour = Hour { at, next, value, written, half, trust };
        if let Some(minute) = self.pointed_minutes(&hour) {
            return self.pointed(&hour, minute);
        }
        if self.is(next, Sense::OClock) {
            return self.with_sign(&hour);
        }
        // `nine am`
        if (1..=12).contains(&value)
            && let Some((clock, after)) = self.halved(hour.clock(0)?, next)
            && after > next
        {
            return Some((clock, after));
        }
        if let ControlFlow::Break(read) = self.with_spoken_minutes(&hour) {
            return read;
        }
        let (clock, after) = self.minutes_after(hour.clock(0)?, next, false)?;
        let said = || {
            trust >= Trust::AfterDay
                || self.is_the_one(at)
                || self.part_follows(after)
                || self.is_parted_hour_of_visit(at, after)
        };
        if after > next && said() {
            return Some((clock, after));
        }
        Some((clock, self.plain_hour(&hour)?))
    }

    /// What stands at `at` is the number of something, and no hour.
    fn is_other_number(&self, at: usize) -> bool {
        // `a razón de uno a cuatro`
        if self.word(at).is_some_and(|word| self.time.no_hours.contains(&word)) {
            return true;
        }
        // `class 9:30`, `flight 6 15 am`: what is written as a time is no number of a class; but `room 4 10 am`.
        let are_minutes = |number: Number| number.digits == 2 && (13..60).contains(&number.value);
        let half = [Sense::Am, Sense::Pm];
        let as_time = self.is_any(at + 1, &half)
            || self.number(at + 1).is_some_and(are_minutes) && self.is_any(at + 2, &half)
            || self.kind(at + 1) == Some(Kind::Colon) && self.is_glued(at + 1) && self.is_glued(at + 2);
        // `am Gleis 15 Uhr`, `salle 15h`, but `bus deux heures`
        // `in box 4H`
        let letter = !self.time.relation_after && self.starts_large(at + 1);
        let signed = self.is(at + 1, Sense::OClock)
            && (self.unit(at + 1).is_none() || self.is_glued(at + 1) && !letter);
        if self.labelled(at) && !((as_time || signed) && self.is(at.wrapping_sub(1), Sense::Label)) {
            return true;
        }
        if self.is_of_the_day_before_hours(at) || self.is_day_before_an_hour(at) || self.is_coded(at) {
            return true;
        }
        // `ab der 5. Klasse`: there an hour has no article, but in `so um die acht`.
        let signed = || self.is(at + 1, Sense::OClock) || self.are_pointed_minutes(at + 1);
        let about = || self.is(at.wrapping_sub(2), Sense::At);
        let the = self.time.half_before && self.is(at.wrapping_sub(1), Sense::The) && !about();
        if the && !signed() {
            return true;
        }
        // `restaurante Las Cuatro Estaciones`
        let large = |at: usize| self.starts_large(at) && self.is_capital(at);
        let opens = |the: usize| self.opens(the) && self.starts_large(the);
        let article =
            at.checked_sub(1).filter(|the| self.is(*the, Sense::The) && (large(*the) || opens(*the)));
        if self.time.relation_after && article.is_some() && large(at) && large(at + 1) {
            return true;
        }
        // `one on one Tuesday afternoon`
        let paired = || at.checked_sub(2).is_some_and(|first| self.is_pair(first));
        self.number(at).is_some_and(|number| number.value == 1) && !as_time && paired()
    }

    /// `12 H7`, `1930 H7`: the letter and its number say of what kind something of this size is.
    fn is_coded(&self, at: usize) -> bool {
        let figure = |at: usize| self.number(at).is_some_and(|figure| figure.digits == 1);
        // `RDV à 9H5`: French and Spanish hours have the letter.
        let letter = !self.time.relation_after && self.word(at + 1).is_some_and(|word| word.len() == 1);
        letter && self.is(at + 1, Sense::OClock) && figure(at + 2) && self.is_glued(at + 2)
    }

    /// `22.11.` in `bis 22.11. 18 Uhr`, `bis 22.11., 18:30`
    pub(super) fn is_day_before_an_hour(&self, at: usize) -> bool {
        let dotted = self.time.day_first
            && matches!(self.kind(at + 1), Some(Kind::Point | Kind::Dot))
            && self.is_glued(at + 2)
            && self.kind(at + 3) == Some(Kind::Dot)
            && self.small(at, 31).is_some()
            && self.small(at + 2, 12).is_some();
        let signed = || {
            let hour = self.skip(at + 4, &[Sense::At]);
            let hour = if self.kind(hour) == Some(Kind::Comma) { hour + 1 } else { hour };
            let sign = self.is(hour + 1, Sense::OClock) || self.are_pointed_minutes(hour + 1);
            self.number(hour).is_some() && sign
        };
        dotted && signed()
    }

    /// `Station vier morgen von 6 bis 14 Uhr`: behind the noun that the number is of, `morgen` is the day of the hours that
    /// follow.
    fn is_of_the_day_before_hours(&self, at: usize) -> bool {
        let day = at + 1;
        let noun = at.checked_sub(1).and_then(|noun| self.lex(noun));
        let led =
            noun.is_some_and(|noun| noun.kind == Kind::Word && noun.is_plain() && noun.number.is_none());
        let both = self.time.half_before && self.part(day).is_some() && self.day_away(day).is_some();
        let hours = self.skip(day + 1, &[Sense::At, Sense::From, Sense::Between, Sense::Around]);
        led && both && self.number(hours).is_some_and(|hour| !hour.ordinal && hour.value <= 24)
    }

    /// `4a` is a class, `12a Baker Street` a house, and `9a` an hour.
    fn is_lettered(&self, at: usize, value: u64, letter: usize) -> bool {
        let Some(half) = self.half_letter(letter) else { return false };
        let dash = |at: usize| self.kind(at) == Some(Kind::Dash);
        let before = at.wrapping_sub(1);
        let ranges = dash(before) || dash(letter + 1) || self.is_any(before, &[Sense::At, Sense::From]);
        let early = half == "a" && value < 5;
        let named = self.starts_large(letter + 1) && self.lex(letter + 1).is_some_and(Lex::is_plain);
        // `stamps at 12p each`
        let each = self.is(letter + 1, Sense::Every)
            && self.unit(letter + 2).is_none()
            && self.weekday(letter + 2).is_none()
            && self.number(letter + 2).is_none()
            && !self.is(letter + 2, Sense::Other);
        // `in 12A`, `the 12A`: no hour is in something, or has an article.
        let seat = self.is_any(before, &[Sense::In, Sense::The]) && self.starts_large(letter);
        // `the 7p and the 20p`: stamps, or coins; but `the 7p train`
        let behind = self.lex(letter + 1).is_none_or(|lex| !lex.is_plain());
        let penny = self.is(before, Sense::The)
            && half == "p"
            && self.is_glued(letter)
            && behind
            && self.is_any(
                if self.is(letter + 1, Sense::And) { letter + 1 } else { before.wrapping_sub(1) },
                &[Sense::And],
            );
        each || seat || penny || !ranges && (early || named || self.is(before, Sense::For))
    }

    /// `09`, `zero nine`, `oh nine`
    fn is_led_by_zero(&self, at: usize) -> bool {
        let led = |number: &Number| {
            let two_words = || self.lex(at).is_some_and(|lex| lex.last == lex.first + 1);
            number.digits == 2 || number.digits == 0 && two_words()
        };
        let oh = || at.checked_sub(1).is_some_and(|before| self.is_zero(before));
        self.number(at).is_some_and(|number| number.value < 10 && (led(&number) || oh()))
    }

    /// The two digits behind a colon or point.
    fn pointed_minutes(&self, hour: &Hour) -> Option<u64> {
        let point =
            matches!(self.kind(hour.next), Some(Kind::Colon | Kind::Point)) || self.is_minute_mark(hour.next);
        let pointed = hour.in_digits() && self.is_glued(hour.next) && point;
        if pointed { self.two_digits(hour.next + 1) } else { None }
    }

    /// `14:30`, `9.15 Uhr`, `14:00:00.000Z`
    fn pointed(&self, hour: &Hour, minute: u64) -> Option<(Clock, usize)> {
        let Hour { at, next, trust, .. } = *hour;
        // `vom 9.11 bis 10.11`
        if self.is_verse(at) || self.is_undotted_date(at) {
            return None;
        }
        let mut clock = hour.clock(minute)?;
        let mut after = next + 2;
        if self.kind(after) == Some(Kind::Colon)
            && let Some(second) = self.two_digits(after + 1).filter(|second| *second < 60)
        {
            clock.seconds += second as i64;
            after += 2;
            // `14:00:00.000Z`
            if matches!(self.kind(after), Some(Kind::Point | Kind::Dot))
                && self.is_glued(after)
                && self.is_glued(after + 1)
                && self.number(after + 1).is_some()
            {
                after += 2;
            }
        }
        let colon = self.kind(next) == Some(Kind::Colon);
        let signed = colon || self.is_any(after, &[Sense::Am, Sense::Pm, Sense::OClock]);
        let comma =
            self.lex(next).and_then(|lex| self.tokens.get(lex.first)).is_some_and(|t| t.word() == ",");
        // `a las 17,30`
        let article = self.is(at.wrapping_sub(1), Sense::The) && self.is(at.wrapping_sub(1), Sense::At);
        let dotted = comma && !article || matches!(self.kind(after), Some(Kind::Point)) || self.counts(after);
        let alone = self.opens(at) && self.ends(after);
        // `dentist, 1.30 on the 6th`
        let comma_before = self.time.names_lead && self.kind(at.wrapping_sub(1)) == Some(Kind::Comma);
        let dated = comma_before && self.is_dated_behind(after);
        // `it's 3.15 this Thursday`
        let which_day =
            self.time.names_lead && self.which(after).is_some() && self.weekday(after + 1).is_some();
        let announced = trust > Trust::Signed
            || alone
            || dated
            || self.day_follows(after)
            || which_day
            || self.part_follows(after);
        if !signed && (!announced || dotted) {
            return None;
        }
        self.halved(clock, self.past_sign(after))
    }

    /// `15 Uhr 30`, `deux heures et quart`, `15h`
    fn with_sign(&self, hour: &Hour) -> Option<(Clock, usize)> {
        let Hour { at, next, trust, .. } = *hour;
        // `a las 15 hora de Madrid`: the word belongs to the zone.
        if trust > Trust::Signed && self.past_sign(next) == next {
            return Some((hour.clock(0)?, next));
        }
        if let Some((minutes, after)) = self.minutes_in_full(next + 1, hour) {
            return self.halved(hour.clock(0)?.shifted(minutes * 60), after);
        }
        let (clock, after) = self.minutes_after(hour.clock(0)?, next + 1, true)?;
        if !self.is(next, Sense::Unit(Unit::Hour)) {
            return Some((clock, after));
        }
        // `deux heures` is a time or a length; a glued `15h` or minutes after it make it a time.
        if self.counts(next) || self.is_hours_long(at, next, after, trust) {
            return None;
        }
        // `cycling 2 hours 30 minutes`, `ran four hours ten`
        let minutes = after > next + 1
            && (self.is_unit(after - 1, Unit::Minute) || hour.value <= 12 && !self.is_glued(next));
        if self.time.names_lead && minutes && trust < Trust::Bare {
            return None;
        }
        let glued = self.is_glued(next) && hour.written.is_some();
        // `morgen 13 h`
        let dated = || self.time.half_before && self.lex(at.wrapping_sub(1)).is_some_and(|lex| lex.core);
        let late = hour.value > 12 && (self.time.minutes_after || dated());
        let sure = glued || self.part_follows(after) || after > next + 1 || late;
        let spoken = self.time.minutes_after && trust >= Trust::AfterDay || trust == Trust::Bare;
        (sure || spoken).then_some((clock, after))
    }

    /// Past the sign of an hour, unless it begins a zone: `15:00 hora de Madrid`.
    fn past_sign(&self, at: usize) -> usize {
        let zoned = self.is(at, Sense::ZoneTime) && self.zone(at).is_some();
        if zoned { at } else { self.skip(at, &[Sense::OClock]) }
    }

    /// `Acht Pinguine` behind an hour: where nouns are written large, numbers are not, but in a name.
    fn is_spelt_as_name(&self, at: usize) -> bool {
        let spelt = self.number(at).is_some_and(|number| number.digits == 0);
        let noun = || self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        spelt && self.time.half_before && self.starts_large(at) && noun()
    }

    /// `y` in `las 9 y 15 hs`: behind an hour that is announced, and not the hour of another day.
    fn is_quarter_sign(&self, at: usize) -> bool {
        let announced = |before| self.is(before, Sense::At) || self.weekday(before).is_some();
        let quarter =
            self.number(at + 1).is_some_and(|number| number.digits > 0 && number.value.is_multiple_of(15));
        quarter && !self.time.hour_sign && at.checked_sub(2).is_some_and(announced)
    }

    /// `a las nueve`, `hasta las nueve horas` before the word at `at`: an hour, and no length.
    fn is_behind_articled_hour(&self, at: usize) -> bool {
        const LEADS: [Sense; 5] = [Sense::At, Sense::Until, Sense::From, Sense::Around, Sense::By];
        let sign = at.checked_sub(1).filter(|sign| self.is(*sign, Sense::OClock));
        let Some(the) = sign.unwrap_or(at).checked_sub(2).filter(|the| self.is(*the, Sense::The)) else {
            return false;
        };
        let led = |before: usize| {
            self.is_any(before, &LEADS) || self.weekday(before).is_some() || self.day_away(before).is_some()
        };
        !self.time.hour_sign && (self.opens_anew(the) || the.checked_sub(1).is_some_and(led))
    }

    /// The mark of `17'30`.
    fn is_minute_mark(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        self.time.relation_after && token.is_some_and(|token| matches!(token.word(), "'" | "’"))
    }

    /// `y 30` in `los lunes 23 y 30 a las 14`: a day behind another, because an hour follows.
    fn is_another_day(&self, at: usize) -> bool {
        let digits =
            |at: usize| self.number(at).is_some_and(|number| number.digits > 0 && number.value <= 31);
        let hour = self.skip(at + 3, &[Sense::The]);
        self.time.relation_after
            && at > 1
            && self.weekday(at - 2).is_some()
            && digits(at - 1)
            && digits(at + 1)
            && self.is(at + 2, Sense::At)
            && self.number(hour).is_some()
    }

    /// `Geburtstag` in `15 Uhr 50. Geburtstag`
    fn is_anniversary(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        token.is_some_and(|token| self.time.anniversaries.contains(&token.word()))
    }

    /// `12` in `lundi 14h 12 rue Foch`; `14 h 30 rue Foch` has minutes.
    pub(super) fn is_house_number(&self, at: usize) -> bool {
        let odd = self.number(at).is_some_and(|number| number.digits > 0 && number.value % 5 != 0);
        odd && self.time.relation_after && !self.is_glued(at) && self.house(at + 1)
    }

    /// `abre las veinticuatro horas`, `garde de 24 heures`: the whole day, where nothing announces the hour.
    fn is_round_the_clock(&self, at: usize, unit: usize) -> bool {
        let before = at.wrapping_sub(1);
        let the = self.is(before, Sense::The) && !self.is(before.wrapping_sub(1), Sense::At);
        let bare = self.is_unit(unit, Unit::Hour) && !self.is_glued(unit);
        let ends = self.is_any(before, &[Sense::At, Sense::To, Sense::Until, Sense::Between, Sense::And])
            || self.kind(before) == Some(Kind::Dash);
        self.time.relation_after && bare && (the || !ends && !self.is(before, Sense::The))
    }

    /// `caminar dos horas y media`, `une heure et demie de marche`: with its unit at `unit` and nothing that announces
    /// a time, such an hour is how long something takes.
    fn is_hours_long(&self, at: usize, unit: usize, after: usize, trust: Trust) -> bool {
        let before = at.wrapping_sub(1);
        let small =
            self.number(at).is_none_or(|number| number.value <= if self.time.hour_sign { 6 } else { 12 });
        let announced =
            self.is_any(before, &[Sense::At, Sense::The, Sense::Between, Sense::Until, Sense::Around]);
        if self.time.relation_after
            && !announced
            && !self.is_glued(unit)
            && self.lasts_from_an_hour(at, after)
        {
            return true;
        }
        let parts = after > unit + 1 && self.is(unit + 1, Sense::And) || self.number(unit + 1).is_some();
        // `1h30 tomorrow at 3pm`
        let signed = |at: usize| self.is_any(at, &[Sense::Am, Sense::Pm]);
        let elsewhere = || (0..at).chain(unit + 3..self.lexes.len()).any(signed);
        if self.time.names_lead && small && self.is_glued(unit) && parts && elsewhere() {
            return true;
        }
        if !self.time.relation_after || !small || !parts || self.is_glued(unit) {
            return false;
        }
        let of = self.is(after, Sense::Of) && self.lex(after + 1).is_some_and(Lex::is_plain);
        let one = self.number(at).is_none() && trust == Trust::Signed;
        !announced
            && (!self.time.hour_sign && self.is(unit + 1, Sense::And) || of || one && self.time.hour_sign)
    }

    /// `demain une heure et demie à 15h`, `deux heures à partir de 14h`, `demain trois heures de ménage à 14h`: the hours at
    /// `at`, before `after`, are how long it lasts, because nobody says one hour by the half of the day and the next by the whole of it.
    fn lasts_from_an_hour(&self, at: usize, after: usize) -> bool {
        let begins = |to: usize| {
            let start = self.skip(to + 1, &[Sense::The]);
            let late = self.number(start).is_some_and(|number| number.value > 12 && number.digits > 0);
            // `dos horas a partir de las cuatro`
            let leaves = self.is(to, Sense::From) && !self.is(to, Sense::Of) && self.number(start).is_some();
            self.is_any(to, &[Sense::At, Sense::From])
                && (late || leaves)
                && (!self.time.hour_sign || self.is(start + 1, Sense::OClock))
        };
        // `poste de six heures à 14h` has both.
        let from = self.time.hour_sign
            && self.is(at.wrapping_sub(1), Sense::From)
            && self.number(at).is_none_or(|number| number.value > 4);
        let few = self.number(at).is_none_or(|number| number.value <= 6);
        few && (begins(after) && !from
            || self.is_measured(at) && (after + 2..after + 6).any(begins)
            || self.is_between_commas(at, after) && begins(after + 1)
            || self.is_articled_hour(after + usize::from(self.kind(after) == Some(Kind::Comma))))
    }

    /// `el lunes, dos horas, desde las tres`
    fn is_between_commas(&self, from: usize, to: usize) -> bool {
        let comma = |at: usize| self.kind(at) == Some(Kind::Comma);
        from.checked_sub(1).is_some_and(comma) && comma(to)
    }

    /// `a las tres`: where each hour has its article, `dos horas` has none and is no hour.
    fn is_articled_hour(&self, at: usize) -> bool {
        let hour = self.number(at + 2).is_some() || self.is(at + 2, Sense::A);
        !self.time.hour_sign && self.is(at, Sense::At) && self.is(at + 1, Sense::The) && hour
    }
}
