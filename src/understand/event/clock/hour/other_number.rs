//! Numbers of something that are no hours: `class 9`, `12 H7`, `4a`, `22.11. 18 Uhr`, `garde de 24 heures`.

use crate::understand::event::lex::Lex;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::{Kind, Number};

impl Reader<'_> {
    /// What stands at `at` is the number of something, and no hour.
    pub(super) fn is_other_number(&self, at: usize) -> bool {
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

    /// `Station vier morgen von 6 bis 14 Uhr`: behind the noun that the number is of, `morgen` is the day of the hours
    /// that follow.
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
    pub(super) fn is_lettered(&self, at: usize, value: u64, letter: usize) -> bool {
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

    /// `abre las veinticuatro horas`, `garde de 24 heures`: the whole day, where nothing announces the hour.
    pub(super) fn is_round_the_clock(&self, at: usize, unit: usize) -> bool {
        let before = at.wrapping_sub(1);
        let the = self.is(before, Sense::The) && !self.is(before.wrapping_sub(1), Sense::At);
        let bare = self.is_unit(unit, Unit::Hour) && !self.is_glued(unit);
        let ends = self.is_any(before, &[Sense::At, Sense::To, Sense::Until, Sense::Between, Sense::And])
            || self.kind(before) == Some(Kind::Dash);
        self.time.relation_after && bare && (the || !ends && !self.is(before, Sense::The))
    }
}
