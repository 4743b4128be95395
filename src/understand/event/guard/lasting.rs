//! Numbers that say how long something lasts or how far away it is, and those that look so and are hours: `pour 20h`.

use crate::understand::event::clock::HOUR;
use crate::understand::event::lex::Lex;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit, WordList};
use crate::understand::words::Kind;

/// How far before its time the verb stands that fixes something.
const FIXED: usize = 8;

/// A place is so many seconds away, where an hour may be said alike.
const FAR: i64 = 5 * HOUR;

/// So many hours are longer than what a memo plans.
const LONG: u64 = 7;

/// So many words before `for` stands who is called, or what is ordered.
const CALLED: usize = 5;

/// So many words before an hour that one is to be there for stands its day.
const DATED: usize = 12;

impl Reader<'_> {
    /// `for` in `schedule a call with Tim for four`, `put the feed in the calendar for four`; a table or a meal is for so
    /// many, where the trigger does not part them.
    pub(crate) fn is_fixed_for(&self, at: usize) -> bool {
        // `ausgemacht, Schnitzel für zwölf`: where the verb stands behind its time, it fixes nothing here.
        let hour = !self.time.half_before
            && self.number(at + 1).is_some_and(|number| !number.ordinal && number.value <= 12);
        let end = self.end_of_spoken_hour(at + 1);
        let near = at.saturating_sub(FIXED)..at;
        let asked = self.time.names_lead && self.asked == Some(at);
        let held = |at| !asked && (self.is_held_at(at) || self.part(at).is_some());
        // `an alarm for six`
        let served = |at: usize| {
            // `be at the studio for nine`
            let place = at > 1 && self.is(at - 1, Sense::The) && self.is(at - 2, Sense::At);
            (self.is(at, Sense::Label) && !place || held(at)) && !self.is(at, Sense::Fixes)
        };
        // `be at Gran's for seven`
        let said = |at: usize, words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
        let dated = self.day_follows(end) || (at.saturating_sub(DATED)..at).any(|at| self.day_follows(at));
        // `be in the oven for two` is no arrival.
        let arrives = |at: usize| {
            let comes = said(at, self.time.arrives) && (dated || self.is(at + 1, Sense::At));
            let to_them = || at.checked_sub(1).is_some_and(|whom| said(whom, self.time.there_for));
            comes && said(at + 1, self.time.arrives_at) || said(at, self.time.there) && to_them()
        };
        let ends = self.bare_end(end) || self.day_follows(end);
        hour && ends && (self.is_behind_hourly(at) || self.is_called_for(at) || self.is_put_for(at))
            || hour
                && ends
                && (asked || near.clone().any(|at| self.is(at, Sense::Fixes) || arrives(at)))
                && !near.into_iter().any(served)
    }

    /// Behind the hour at `at`, with the minutes that are said in words like it: `six fifty`.
    fn end_of_spoken_hour(&self, at: usize) -> usize {
        let spelt = |at: usize| self.number(at).is_some_and(|number| number.digits == 0);
        let minutes = self.spoken_minutes(at + 1).filter(|_| self.time.names_lead && spelt(at));
        minutes.filter(|(_, end)| spelt(end - 1)).map_or(at + 1, |(_, end)| end)
    }

    /// `the plumber's coming for eight`, `booked the vet for ten`, but `paid the vet for two`
    fn is_behind_hourly(&self, at: usize) -> bool {
        let within = |at: &usize| self.kind(*at) == Some(Kind::Word) && self.number(*at).is_none();
        let before = || (at.saturating_sub(FIXED)..at).rev().take_while(within);
        let says = |at: usize, is: &dyn Fn(&str) -> bool| self.word(at).is_some_and(is);
        // Of others than those who come, `for` leads to how many they are: `lesson for two`, `meeting room for ten`.
        let verb = at.checked_sub(1);
        let comes = verb.is_some_and(|at| says(at, &|word| self.time.hourly.contains(word)));
        let booked = verb.is_some_and(|at| says(at, &|word| self.time.agreed.offers.booked.contains(word)));
        let named =
            |at: usize| self.is_hourly(at) || says(at, &|word| self.time.timed_services.contains(word));
        (comes || booked && before().any(named))
            && !before().any(|at| {
                says(at, &|word| {
                    self.time.values.inquires.contains(&word) || self.time.values.pays.contains(&word)
                })
            })
    }

    /// Who or what comes at an hour, or is held then, is named at `at`.
    pub(crate) fn is_hourly(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.hourly.contains(word))
    }

    /// `the boss wants us in for seven`, `the truck's booked for seven`; but `count us in for two`, `a table booked for
    /// eight`
    fn is_called_for(&self, at: usize) -> bool {
        let offers = &self.time.agreed.offers;
        let said = |at: usize, words: &WordList| self.word(at).is_some_and(|word| words.contains(word));
        let Some(before) = at.checked_sub(1) else { return false };
        let near = at.saturating_sub(CALLED)..before;
        let comes = self.word(before).is_some_and(|word| self.time.arrives_at.contains(&word));
        let whom = before.checked_sub(1).is_some_and(|whom| said(whom, &offers.whom));
        let called = comes && whom && near.clone().any(|at| said(at, &offers.calls));
        called || said(before, &offers.booked) && near.into_iter().any(|at| said(at, &offers.ordered))
    }

    /// `15h`, and `deux heures` where an hour is always said with its sign; `deux heures de marche` is a length.
    pub(crate) fn is_signed_hour(&self, at: usize) -> bool {
        let sign = self.hour_number(at).map_or(at, |(_, sign)| sign);
        (self.time.hour_sign || self.is_glued(sign))
            && sign > at
            && self.is(sign, Sense::OClock)
            && !self.is_measured(at)
    }

    /// `deux heures de marche`, `dos horas de viaje`: how long something is.
    pub(crate) fn is_measured(&self, at: usize) -> bool {
        let unit = self.hour_number(at).map_or(at, |(_, unit)| unit);
        self.time.relation_after
            && unit > at
            && self.is_unit(unit, Unit::Hour)
            && self.is(unit + 1, Sense::Of)
            && !self.part_follows(unit + 1)
            && self.lex(unit + 2).is_some_and(Lex::is_plain)
    }

    /// `after two hours of walking`: the length is of what comes before, and nothing begins then. Where it ends.
    pub(crate) fn after_what_lasts(&self, at: usize) -> Option<usize> {
        if !self.is(at, Sense::After) {
            return None;
        }
        let (_, next) = self.length(self.skip(at + 1, &[Sense::Of]))?;
        let plain = |at: usize| self.lex(at).is_some_and(Lex::is_plain);
        // `Kaffee nach zwei Stunden Wandern`
        let noun = self.time.half_before
            && at > self.said.0
            && plain(at - 1)
            && plain(next)
            && self.starts_large(next);
        (noun || self.is(next, Sense::Of) && plain(next + 1)).then_some(next)
    }

    /// `il y a deux heures d'attente`, `hay`: how long something is, and nothing is gone by. Where it ends.
    pub(crate) fn lasts_so_long(&self, at: usize) -> Option<usize> {
        if !self.time.relation_after || !self.is(at, Sense::AgoBefore) {
            return None;
        }
        let (_, next) = self.length_ago(at)?;
        let of = self.is(next, Sense::Of) && self.lex(next + 1).is_some_and(Lex::is_plain);
        // `hace un día precioso`: what the weather is like; but `hace un día que no llama`.
        let weather = self.is(at + 1, Sense::Count(1))
            && self.is_unit(at + 2, Unit::Day)
            && !self.is(next, Sense::Like)
            && self.lex(next).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        (of || weather).then_some(next)
    }

    /// `à dix minutes de la gare`, `a dos horas de Madrid`: how far away a place is. Where it ends.
    pub(crate) fn far_away(&self, at: usize) -> Option<usize> {
        if !self.time.relation_after || !self.is(at, Sense::At) || !self.is(at, Sense::To) {
            return None;
        }
        let (length, next) = self.length(at + 1).filter(|(length, _)| length.is_clock())?;
        let hour = self.time.hour_sign && length.unit == Some(Unit::Hour);
        let near = length.seconds <= FAR && !self.is_glued(next - 1);
        let place = self.skip(next + 1, &[Sense::The]);
        let of = self.is(next, Sense::Of) && !self.part_follows(next);
        let named = self.lex(if hour { next + 1 } else { place }).is_some_and(Lex::is_plain);
        (of && named && (near || !hour)).then_some(next)
    }

    /// `pour 20h`: too long for what nothing gave an hour before, so it is one itself; `pour 2h30` is a length. Nor does
    /// anything last `for 1800 hours`.
    pub(crate) fn is_hour_for(&self, at: usize) -> bool {
        if self.are_four_digits_of_time(at + 1) {
            return true;
        }
        let Some(number) = self.number(at + 1).filter(|_| self.is_signed_hour(at + 1)) else { return false };
        let minutes = self.is_glued(at + 3) && self.number(at + 3).is_some();
        let late = number.value >= LONG || minutes && number.value > LONG / 2 || self.part_follows(at + 3);
        let hour_before = (at.saturating_sub(FIXED)..at).any(|at| self.is(at, Sense::OClock));
        late && number.value < 24 && self.is(at, Sense::MinutesTo) && !hour_before
    }

    /// `1800 hours`, `0900`
    fn are_four_digits_of_time(&self, at: usize) -> bool {
        let Some(number) = self.number(at).filter(|number| number.digits == 4) else { return false };
        let time = number.value < 2400 && number.value % 100 < 60;
        let zero = number.value < 1000 && (self.bare_end(at + 1) || self.day_follows(at + 1));
        self.time.names_lead && time && (zero || self.is_unit(at + 1, Unit::Hour))
    }

    /// `d'ici 15h`: too long for what lies ahead of a memo, so it is an hour; `d'ici 2h` and `dans 15h` lie ahead.
    pub(crate) fn is_hour_ahead(&self, at: usize) -> bool {
        let Some(number) = self.number(at + 1).filter(|_| self.is_signed_hour(at + 1)) else { return false };
        let several = self.lex(at).is_some_and(|lex| lex.last > lex.first);
        let minutes = self.is_glued(at + 3) && self.number(at + 3).is_some();
        let late = number.value >= LONG || minutes && number.value > LONG / 2 || self.part_follows(at + 3);
        several && late && number.value < 24 && self.time.hour_sign
    }
}
