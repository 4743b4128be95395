//! An hour with its sign: `15 Uhr 30`, `deux heures et quart`, `15h`; but `caminar dos horas y media` takes so long.

use super::Hour;
use crate::understand::event::clock::{Clock, Trust};
use crate::understand::event::lex::Lex;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `15 Uhr 30`, `deux heures et quart`, `15h`
    pub(super) fn with_sign(&self, hour: &Hour) -> Option<(Clock, usize)> {
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

    /// `demain une heure et demie à 15h`, `deux heures à partir de 14h`, `demain trois heures de ménage à 14h`: the
    /// hours at `at`, before `after`, are how long it lasts, because nobody says one hour by the half of the day and
    /// the next by the whole of it.
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
