//! Minutes and quarters that follow an hour in words: `et quart`, `y media`, `menos diez`, `trois quarts`, `et quinze
//! minutes`, and plain ones behind its sign, `Uhr dreißig`.

use super::Hour;
use crate::understand::event::clock::Clock;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// What may follow an hour: `et quart`, `y media`, `menos diez`, `moins le quart`, and after the hour's
    /// sign (`signed`) plain minutes, `Uhr dreißig`.
    pub(crate) fn minutes_after(&self, clock: Clock, at: usize, signed: bool) -> Option<(Clock, usize)> {
        let plus = self.is(at, Sense::And) && !self.is_another_day(at);
        let less = self.is(at, Sense::Less);
        let mut read = None;
        if self.time.minutes_after && (plus || less) {
            let start = self.skip(at + 1, &[Sense::The, Sense::A]);
            // `a las quince horas y quince minutos`
            let in_words = self.is_unit(start + 1, Unit::Minute) && self.is_behind_articled_hour(at);
            let minutes = if self.is(start, Sense::Quarter) {
                Some(15)
            } else if self.is(start, Sense::Half) {
                Some(30)
            } else if plus && self.is(start, Sense::ThreeQuarters) {
                Some(45)
            } else {
                self.number(start)
                    .filter(|number| number.value < 60 && !number.ordinal)
                    .filter(|_| in_words || !self.counts(start + 1))
                    .filter(|_| {
                        start == at + 1 && (!self.is(start + 1, Sense::OClock) || self.is_quarter_sign(at))
                    })
                    .filter(|_| less || !self.time.hour_sign)
                    .map(|number| number.value as i64)
            };
            let end = if self.is_quarter_sign(at) { self.past_sign(start + 1) } else { start + 1 };
            let end = end + usize::from(in_words);
            read = minutes.map(|minutes| (if less { -minutes } else { minutes }, end));
        } else if let Some(minutes) = self.counted_minutes(at).filter(|_| signed) {
            read = Some((minutes, at + 3));
        } else if signed && let Some(read_quarters) = self.quarters_after(at) {
            read = Some(read_quarters);
        } else if signed {
            read = self
                .number(at)
                .filter(|number| !number.ordinal && number.value < 60)
                .filter(|number| {
                    let word = |at: usize| self.kind(at) == Some(Kind::Word);
                    // `15 Uhr 1. FC Köln`, `15 Uhr 40-Jahr-Feier`
                    let ranks = self.kind(at + 1) == Some(Kind::Dot) && word(at + 2);
                    let aged = ranks && self.is_anniversary(at + 2);
                    let joined = self.kind(at + 1) == Some(Kind::Dash) && self.is_glued(at + 1);
                    let sure = match number.digits {
                        // `23 Uhr 5 in Schwechat`
                        1 => {
                            let place =
                                self.time.half_before && self.is_any(at + 1, &[Sense::In, Sense::From]);
                            (place || self.bare_end(at + 1)) && !ranks && !self.is_deal(at + 1)
                        }
                        _ => !(aged || joined && self.is_glued(at + 2) && word(at + 2)),
                    };
                    // `vingt heures vingt-deux heures`
                    let hour = self.time.minutes_after && self.past_sign(at + 1) > at + 1;
                    let house = self.is_house_number(at) || self.is_day_of_date(at);
                    let counted = self.counts_beside_minutes(at + 1)
                        || self.is_count_of_many(at)
                        || self.is_spelt_as_name(at);
                    sure && !hour && !house && !counted
                })
                .map(|number| {
                    // `dix-neuf heures zéro zéro`
                    let nought = |at: usize| self.number(at).is_some_and(|n| n.digits == 0 && n.value == 0);
                    let last = if nought(at) && nought(at + 1) { at + 1 } else { at };
                    (number.value as i64, self.skip(last + 1, &[Sense::Unit(Unit::Minute)]))
                });
        }
        let (clock, next) = match read {
            Some((minutes, next)) => (clock.shifted(minutes * 60), next),
            None => (clock, at),
        };
        self.halved(clock, next)
    }

    /// `und vierundvierzig Minuten` behind `ein Uhr`, and no length of its own: `um drei Uhr und zehn Minuten Pause`.
    fn counted_minutes(&self, at: usize) -> Option<i64> {
        let said = self.time.half_before
            && self.is(at, Sense::And)
            && self.is_unit(at + 2, Unit::Minute)
            && !self.is(at + 3, Sense::Aside)
            && (self.bare_end(at + 3) || self.is_any(at + 3, &[Sense::And, Sense::To, Sense::Until]));
        let number = self.number(at + 1).filter(|number| said && !number.ordinal && number.value < 60)?;
        i64::try_from(number.value).ok()
    }

    /// `trois quarts` in `onze heures trois quarts`, `un quart` in `onze heures un quart`: the minutes, and where they
    /// end.
    fn quarters_after(&self, at: usize) -> Option<(i64, usize)> {
        if !self.time.minutes_after || !self.time.hour_sign {
            return None;
        }
        let minutes = if self.is(at, Sense::ThreeQuarters) { 45 } else { 15 };
        let quarter = if minutes == 45 { at } else { self.skip(at, &[Sense::A]) };
        let said = minutes == 45 || quarter > at && self.is(quarter, Sense::Quarter);
        // `onze heures un quart de brie`
        let of = self.is(quarter + 1, Sense::Of) && !self.part_follows(quarter + 1);
        (said && !of).then_some((minutes, quarter + 1))
    }

    /// `et quinze minutes` in `à quinze heures et quinze minutes`, where the hour is announced: elsewhere it is how
    /// long something takes.
    pub(super) fn minutes_in_full(&self, at: usize, hour: &Hour) -> Option<(i64, usize)> {
        let before = hour.at.wrapping_sub(1);
        let announced = self.is_any(before, &[Sense::At, Sense::Until, Sense::Around]);
        let minutes = self.number(at + 1).filter(|number| !number.ordinal && number.value < 60)?;
        let full = self.is(at, Sense::And) && self.is_unit(at + 2, Unit::Minute);
        // `à deux heures et quinze minutes de Lyon`
        let of = self.is(at + 3, Sense::Of) && !self.part_follows(at + 3);
        let said = self.time.hour_sign && announced && full && !of;
        said.then_some((minutes.value as i64, at + 3))
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
}
