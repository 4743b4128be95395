//! What makes a number no time: what it counts, measures, labels or belongs to.
//!
//! Words that look like a time are none in the name of a [`site`], `hospital 12 de octubre`, nor in a [`title`]; a weekend or
//! feast may be what happens, not when ([`titled`]).

mod site;
pub(super) mod title;
pub(super) mod titled;

use super::clock::HOUR;
use super::lex::Lex;
use super::reader::Reader;
use crate::understand::language::{Part, Sense, Unit};
use crate::understand::words::Kind;

/// How far before its time the verb stands that fixes something.
const FIXED: usize = 8;

/// A place is so many seconds away, where an hour may be said alike.
const FAR: i64 = 5 * HOUR;

/// So many hours are longer than what a memo plans.
const LONG: u64 = 7;

impl Reader<'_> {
    /// What stands at `at` makes the number before it an amount.
    pub(super) fn counts(&self, at: usize) -> bool {
        let Some(lex) = self.lex(at) else { return false };
        // `at 3 second interview`
        let unit = self.unit(at).is_some()
            && self.number(at).is_none()
            && !self.is(at, Sense::OClock)
            && !self.is(at, Sense::Part(Part::Night))
            && !self.is_span_behind_hour(at)
            && !self.is_quarter_of_a_contest(at);
        let symbol = lex.kind == Kind::Symbol
            && self.tokens.get(lex.first).is_some_and(|token| {
                matches!(token.word(), "%" | "€" | "$" | "£" | "°" | "+" | "x" | "×" | "=")
            });
        // `7-Eleven`
        let mixed = lex.kind == Kind::Dash
            && lex.glued
            && self.is_glued(at + 1)
            && self.number(at.wrapping_sub(1)).is_some_and(|number| number.digits > 0)
            && self.number(at + 1).is_some_and(|number| number.digits == 0);
        // `one-half`, `two-thirds`
        let part = |at: usize| {
            self.is_any(at, &[Sense::Half, Sense::Quarter])
                || self.number(at).is_some_and(|part| part.ordinal)
        };
        let spelt = self.number(at.wrapping_sub(1)).is_some_and(|number| number.digits == 0);
        let fraction = lex.kind == Kind::Dash && lex.glued && spelt && self.is_glued(at + 1) && part(at + 1);
        let decimal = matches!(lex.kind, Kind::Point | Kind::Slash) && lex.glued;
        let touching = lex.kind == Kind::Word && lex.glued && lex.senses.is_empty();
        // `3:1`
        let ratio = lex.kind == Kind::Colon
            && lex.glued
            && self.is_glued(at + 1)
            && self.number(at + 1).is_some_and(|number| number.digits != 2);
        // `24h/24`
        let around = self.is(at, Sense::OClock)
            && self.kind(at + 1) == Some(Kind::Slash)
            && self.is_glued(at + 1)
            && self.number(at + 2).is_some();
        // `at 5 each` is a price, `um zwei Tore besser` a difference.
        let each = self.is(at, Sense::Every)
            && self.unit(at + 1).is_none()
            && self.weekday(at + 1).is_none()
            && self.part(at + 1).is_none();
        let paired = at.checked_sub(1).is_some_and(|before| self.is_pair(before));
        let compared = lex.kind == Kind::Word && lex.senses.is_empty() && self.is(at + 1, Sense::Comparative);
        unit || symbol
            || around
            || ratio
            || mixed
            || fraction
            || decimal
            || touching
            || each
            || compared
            || paired
            || self.is(at, Sense::Thing)
    }

    /// `6` in `party of 6 11am` and `Tisch für 6 15 Uhr`: how many they are, before an hour with its own sign.
    pub(super) fn is_headcount(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        if !self.is_any(before, &[Sense::Of, Sense::For]) {
            return false;
        }
        let noun = before.wrapping_sub(1);
        let of = self.is(before, Sense::Of)
            && self.lex(noun).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let served = of && self.time.names_lead || self.is(before, Sense::For) && self.is(noun, Sense::Label);
        let hour = self.number(at + 1).is_some_and(|hour| !hour.ordinal && hour.value <= 24)
            && (self.is_any(at + 2, &[Sense::OClock, Sense::Am, Sense::Pm])
                || self.are_pointed_minutes(at + 2));
        served && self.number(at).is_some() && (hour || of && self.is(at + 1, Sense::After))
    }

    /// `12` in `um 15 Uhr 12 Krapfen abholen`: few hours have such minutes, and what follows is more than one.
    pub(super) fn is_count_of_many(&self, at: usize) -> bool {
        let odd = self.number(at).is_some_and(|number| number.value % 5 != 0 || number.value < 10);
        odd && self.lex(at + 1).is_some_and(|lex| lex.many && lex.senses.is_empty())
    }

    /// `um 3 Kinder abholen`, `täglich um acht Tabletten`: the hour opens what is said, or stands behind its day, and
    /// something is done with those after it.
    pub(super) fn is_hour_before_many(&self, at: usize) -> bool {
        if !self.is_any(at + 1, &[Sense::Folk, Sense::Thing]) {
            return false;
        }
        // `a las tres`; but `um die 5 Leute` are about five.
        let articles = self.time.relation_after;
        let before = (1..=2).take_while(|back| {
            self.is(at.wrapping_sub(*back), Sense::At)
                || articles && self.is(at.wrapping_sub(*back), Sense::The)
        });
        // `14:30 bis 6 Kinder abholen`
        let to = at.wrapping_sub(1);
        let ends =
            self.is_any(to, &[Sense::To, Sense::Until]) && !self.is(to, Sense::At) && self.clock_ends(to);
        let announced = at - if ends { 1 } else { before.count() };
        let opens = announced
            .checked_sub(1)
            .and_then(|at| self.lex(at))
            .is_none_or(|lex| lex.kind != Kind::Word || lex.core)
            || self.opens(announced);
        let done = self.kind(at + 2) == Some(Kind::Word)
            && self.number(at + 2).is_none()
            && !self.is_any(at + 2, &[Sense::And, Sense::Or, Sense::Every, Sense::Comparative]);
        if self.is(at + 1, Sense::Folk) {
            return announced < at && (opens || ends) && done;
        }
        // `menú de mediodía a 15 euros`: an hour has its article there.
        if articles && !self.is(at.wrapping_sub(1), Sense::The) {
            return false;
        }
        // `täglich um acht Tabletten`, but `Benzin um 5 Cent teurer`.
        let day = announced.checked_sub(1).and_then(|at| self.lex(at)).is_some_and(|lex| lex.core);
        announced < at && day && (done || self.bare_end(at + 2))
    }

    /// `at 10 month end close`: one day or more in the singular, behind an hour that is announced.
    fn is_span_behind_hour(&self, at: usize) -> bool {
        let announced = at.checked_sub(2).is_some_and(|announcer| self.is(announcer, Sense::At));
        let one = self.lex(at).is_some_and(|lex| !lex.many && !lex.plural);
        self.time.names_lead && announced && one && self.unit(at) >= Some(Unit::Day)
    }

    /// `quarter` in `Nov. 26 quarter final`: more than one of them would be quarters.
    fn is_quarter_of_a_contest(&self, at: usize) -> bool {
        let one = self.lex(at).is_some_and(|lex| !lex.many && !lex.plural);
        let noun = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.names_lead && self.is(at, Sense::Quarter) && one && noun
    }

    /// `2 for 1 pizza`, `18 Uhr 2 für 1 Pizza`: so many for so many.
    pub(super) fn is_deal(&self, at: usize) -> bool {
        self.is(at, Sense::For)
            && self.number(at + 1).is_some_and(|number| !number.ordinal)
            && self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
    }

    /// What ends before `at` is written as a time: `14:30`, `3 pm`.
    pub(super) fn clock_ends(&self, at: usize) -> bool {
        let Some(last) = at.checked_sub(1) else { return false };
        self.is_any(last, &[Sense::OClock, Sense::Am, Sense::Pm])
            || self.number(last).is_some_and(|number| number.digits == 2)
                && self.is_glued(last)
                && last.checked_sub(1).is_some_and(|colon| self.kind(colon) == Some(Kind::Colon))
    }

    /// `for` in `schedule a call with Tim for four`; a table or a meal is for so many.
    pub(super) fn is_fixed_for(&self, at: usize) -> bool {
        let hour = self.number(at + 1).is_some_and(|number| !number.ordinal && number.value <= 12);
        let near = at.saturating_sub(FIXED)..at;
        let served = |at| self.is(at, Sense::Label) || self.is_held_at(at) || self.part(at).is_some();
        hour && (self.bare_end(at + 2) || self.day_follows(at + 2))
            && near.clone().any(|at| self.is(at, Sense::Fixes))
            && !near.into_iter().any(served)
    }

    /// `15h`, and `deux heures` where an hour is always said with its sign; `deux heures de marche` is a length.
    pub(super) fn is_signed_hour(&self, at: usize) -> bool {
        let sign = self.hour_number(at).map_or(at, |(_, sign)| sign);
        (self.time.hour_sign || self.is_glued(sign))
            && sign > at
            && self.is(sign, Sense::OClock)
            && !self.is_measured(at)
    }

    /// `deux heures de marche`, `dos horas de viaje`: how long something is.
    pub(super) fn is_measured(&self, at: usize) -> bool {
        let unit = self.hour_number(at).map_or(at, |(_, unit)| unit);
        self.time.relation_after
            && unit > at
            && self.is_unit(unit, Unit::Hour)
            && self.is(unit + 1, Sense::Of)
            && !self.part_follows(unit + 1)
            && self.lex(unit + 2).is_some_and(Lex::is_plain)
    }

    /// `after two hours of walking`: the length is of what comes before, and nothing begins then. Where it ends.
    pub(super) fn after_what_lasts(&self, at: usize) -> Option<usize> {
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
    pub(super) fn lasts_so_long(&self, at: usize) -> Option<usize> {
        if !self.time.relation_after || !self.is(at, Sense::AgoBefore) {
            return None;
        }
        let (_, next) = self.length(at + 1)?;
        let of = self.is(next, Sense::Of) && self.lex(next + 1).is_some_and(Lex::is_plain);
        of.then_some(next)
    }

    /// `à dix minutes de la gare`, `a dos horas de Madrid`: how far away a place is. Where it ends.
    pub(super) fn far_away(&self, at: usize) -> Option<usize> {
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

    /// `pour 20h`: too long for what nothing gave an hour before, so it is one itself; `pour 2h30` is a length.
    pub(super) fn is_hour_for(&self, at: usize) -> bool {
        let Some(number) = self.number(at + 1).filter(|_| self.is_signed_hour(at + 1)) else { return false };
        let minutes = self.is_glued(at + 3) && self.number(at + 3).is_some();
        let late = number.value >= LONG || minutes && number.value > LONG / 2 || self.part_follows(at + 3);
        let hour_before = (at.saturating_sub(FIXED)..at).any(|at| self.is(at, Sense::OClock));
        late && number.value < 24 && self.is(at, Sense::MinutesTo) && !hour_before
    }

    /// `d'ici 15h`: too long for what lies ahead of a memo, so it is an hour; `d'ici 2h` and `dans 15h` lie ahead.
    pub(super) fn is_hour_ahead(&self, at: usize) -> bool {
        let Some(number) = self.number(at + 1).filter(|_| self.is_signed_hour(at + 1)) else { return false };
        let several = self.lex(at).is_some_and(|lex| lex.last > lex.first);
        let minutes = self.is_glued(at + 3) && self.number(at + 3).is_some();
        let late = number.value >= LONG || minutes && number.value > LONG / 2 || self.part_follows(at + 3);
        several && late && number.value < 24 && self.time.hour_sign
    }

    /// `one on one`, `one to one`
    pub(super) fn is_pair(&self, at: usize) -> bool {
        let spelt = |at: usize| self.number(at).filter(|n| !n.ordinal && n.digits == 0).map(|n| n.value);
        let minutes = self.number(at + 3).is_some_and(|number| number.digits == 0 && number.value >= 10);
        self.is_any(at + 1, &[Sense::On, Sense::To])
            && spelt(at).is_some()
            && spelt(at) == spelt(at + 2)
            && !minutes
    }

    /// A letter that is written large: the `A` of `A7`.
    pub(super) fn is_letter(&self, at: usize) -> bool {
        let said = self.lex(at).and_then(|lex| self.tokens.get(lex.first)).map(|token| token.said(self.text));
        said.is_some_and(|said| said.len() == 1 && self.starts_large(at))
    }

    /// What stands before `at` makes the number there a name: `room 3`, `$ 5`, `#7`.
    pub(super) fn labelled(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let Some(lex) = self.lex(before) else { return false };
        let symbol = lex.kind == Kind::Symbol
            && self
                .tokens
                .get(lex.first)
                .is_some_and(|token| matches!(token.word(), "$" | "€" | "£" | "#" | "+"));
        let iso = self.tokens.get(lex.first).is_some_and(|token| token.folded == "t");
        // `2026-12-01/2026-12-05`
        let year = || {
            self.number(at).is_some_and(|number| number.digits == 4) && self.kind(at + 1) == Some(Kind::Dash)
        };
        let touching = self.is_glued(at)
            && !iso
            && !year()
            && (matches!(lex.kind, Kind::Point | Kind::Slash)
                || lex.kind == Kind::Colon && self.number(at).is_some_and(|number| number.digits == 1)
                || lex.kind == Kind::Word && (lex.senses.is_empty() || self.is_letter(before)));
        let street = lex.street || self.is(before, Sense::Street);
        let label = self.is(before, Sense::Label);
        let number = |back: usize| before.checked_sub(back).and_then(|at| self.number(at));
        // `10 Downing Street 3pm`, `5th Avenue 9 to 10:30`, `im dritten Stock 14-16 Uhr`, `read 30 pages six thirty pm`: it
        // has its number already.
        let numbered = number(1).is_some_and(|number| number.ordinal || lex.plural)
            || street && !label && (1..=2).any(|back| number(back).is_some_and(|number| number.digits > 0));
        // `yoga class 6 to 9 in the evening`
        let to = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        // `piano lesson 4 to 5`, but `lesson 4 to 5`
        let noun = before.checked_sub(1).and_then(|noun| self.lex(noun));
        let held = self.is(before, Sense::Hired)
            && noun.is_some_and(|noun| noun.kind == Kind::Word && noun.is_plain());
        // `art studio 7 to 9pm`
        let written = matches!(self.kind(at + 3), Some(Kind::Colon | Kind::Point));
        let signed = self.is_any(if written { at + 5 } else { at + 3 }, &[Sense::Am, Sense::Pm]);
        let held = held || signed || self.part_follows(at + 3);
        let hours = to && held && (label || self.is(before, Sense::Hired)) && self.number(at + 2).is_some();
        symbol
            || touching
            || (street || label) && !numbered && !hours
            || lex.senses.contains(&Sense::Turns) && self.is_age_reached(at)
    }

    /// `Leo wird 8 - um 18 Uhr`, but `der Termin wird 15 Uhr`
    fn is_age_reached(&self, at: usize) -> bool {
        self.number(at).is_some()
            && !self.is_any(at + 1, &[Sense::OClock, Sense::Am, Sense::Pm])
            && !self.are_pointed_minutes(at + 1)
    }

    /// The number at `at` is the second of two that say how large or how many something is: `a 5 by 7 frame`,
    /// `zwei von drei sind kaputt`.
    pub(super) fn measures(&self, at: usize) -> bool {
        let (Some(by), Some(first)) = (at.checked_sub(1), at.checked_sub(2)) else { return false };
        // `Teil 3 von 6`
        let within = |all: u64| {
            self.is(by, Sense::Of)
                && (2..100).contains(&all)
                && self.number(first).is_some_and(|part| part.value <= all)
        };
        let part = self.number(at).is_some_and(|all| within(all.value));
        let sized =
            self.number(first).is_some_and(|number| !number.ordinal) && (part || !self.labelled(first));
        let ranges = [Sense::To, Sense::Until, Sense::OClock];
        let ranged =
            || (at + 1..=at + 3).any(|at| self.is_any(at, &ranges) || self.kind(at) == Some(Kind::Dash));
        sized && (self.is(by, Sense::By) || self.is(by, Sense::From) && self.is(by, Sense::Of) && !ranged())
    }

    /// The number at `at` with a colon after it is a verse, `John 3:16`, or a ratio, `mix 1:10`.
    pub(super) fn is_verse(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        if self.is(before, Sense::Scale) || self.is_ratio_of(before, at) {
            return true;
        }
        // `1 Corinthians 13:4`; with anything else before it, the book is a person: `lunch with John 12:30`.
        let opens = |at: usize| match at.checked_sub(1) {
            _ if self.opens(at) => true,
            None => true,
            Some(before) => {
                self.is_any(before, &[Sense::Reading, Sense::Of, Sense::From, Sense::The])
                    || self.lex(before).is_some_and(|lex| lex.kind != Kind::Word)
            }
        };
        self.is(before, Sense::Book) && (self.is(before, Sense::Reading) || opens(before))
    }

    /// `Modell 1:25`: where hours are said by the whole day, one o'clock at noon is 13, and at night it is announced.
    fn is_ratio_of(&self, before: usize, at: usize) -> bool {
        let after = at + 3;
        let one = self.number(at).is_some_and(|number| number.value == 1 && number.digits == 1);
        let noun = self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let timed = self.is(after, Sense::OClock) || self.part_follows(after) || self.day_follows(after);
        let dated = |at: usize| self.weekday(at).is_some() || self.day_away(at).is_some();
        self.time.half_before
            && one
            && noun
            && !timed
            && self.kind(after) != Some(Kind::Dash)
            && !(at.saturating_sub(FIXED)..at).any(dated)
    }

    /// Two numbers from `at` on are a scale, `from 1 to 10`, and no hours: the position after them.
    pub(super) fn scale(&self, at: usize) -> Option<usize> {
        let value = |at: usize| self.number(at).filter(|number| !number.ordinal).map(|number| number.value);
        let (first, last) = (value(at)?, value(at + 2)?);
        let after = at + 3;
        let joins = [Sense::To, Sense::Until, Sense::UpTo, Sense::Versus];
        if !self.is_any(at + 1, &joins) && self.kind(at + 1) != Some(Kind::Dash) {
            return None;
        }
        if self.is(at + 1, Sense::Versus) && !self.is(at.wrapping_sub(1), Sense::From) {
            return Some(after);
        }
        // `von 5 auf 7`
        let risen = self.is(at + 1, Sense::UpTo) && self.is(at.wrapping_sub(1), Sense::From);
        let moved = self.is_any(after, &[Sense::OClock, Sense::Moved])
            || at.checked_sub(2).is_some_and(|before| self.is(before, Sense::Moved));
        if risen && !moved {
            return Some(after);
        }
        let to = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        // `de huit à dix heures de sommeil`
        if to && self.is_measured(at + 2) {
            return Some(after);
        }
        // `10-1-2027`
        let year = self.kind(after) == self.kind(at + 1) && self.is_glued(after) && self.is_glued(after + 1);
        let minutes = year || matches!(self.kind(after), Some(Kind::Colon | Kind::Point | Kind::Dot));
        let signed = minutes
            || self.is_any(after, &[Sense::Am, Sense::Pm, Sense::OClock])
            || self.part_follows(after)
            || self.day_follows(after);
        if !to || signed {
            return None;
        }
        let spoken_of =
            (at.saturating_sub(4)..at).chain(after..after + 2).any(|at| self.is(at, Sense::Scale));
        // `Thursday morning from 10 to 1`
        let dated = || {
            (at.saturating_sub(2)..at)
                .any(|at| self.part(at).is_some() || self.is_name_of_time(at) || self.day_away(at).is_some())
        };
        (spoken_of || matches!((first, last), (1, 10) | (10, 1)) && !dated()).then_some(after)
    }

    /// A street follows within three words: the number is a house.
    pub(super) fn house(&self, at: usize) -> bool {
        // `7 April Lane`: a street that is named like a time is written as a name.
        let mut named = false;
        for step in 0..3 {
            let Some(lex) = self.lex(at + step) else { return false };
            if lex.street || self.is(at + step, Sense::Street) {
                // `at 4 court date`: no house stands on a street without a name.
                let before = at.checked_sub(1).and_then(|before| self.number(before));
                let alone = step == 0 && !self.is(at + 1, Sense::Street);
                if self.time.names_lead && alone && before.is_some_and(|number| !number.ordinal) {
                    return false;
                }
                let elsewhere = if step > 0 { self.has_number(at + step) } else { self.is_no_street(at) };
                return !elsewhere && (!named || step == 1 && self.starts_large(at + step));
            }
            // `at 3 in St Paul's`: `in` leads to a place, and belongs to no street.
            let of =
                self.is(at + step, Sense::Of) && !(self.time.names_lead && self.is(at + step, Sense::In));
            let plain = lex.kind == Kind::Word && (lex.senses.is_empty() || of);
            named |= !plain;
            if !plain && (step > 0 || !self.is_name_of_time(at + step)) {
                return false;
            }
        }
        false
    }

    /// `um 8 Besichtigung Hauptstraße 12`, `4 visita calle Mayor 12`, `22 kiné place de la Gare 7`: the street at
    /// `at` has its own number.
    fn has_number(&self, at: usize) -> bool {
        let far = if self.time.relation_after { 4 } else { 1 };
        // `12 Mill Lane 14 December`, `12 Mill Lane 2pm`: the number behind it is a time.
        let timed = |at: usize| {
            let signs = [Sense::Am, Sense::Pm, Sense::OClock, Sense::To, Sense::Until];
            let sign = matches!(self.kind(at + 1), Some(Kind::Colon | Kind::Point));
            self.time.names_lead && (sign || self.month(at + 1).is_some() || self.is_any(at + 1, &signs))
        };
        let house = |at: usize| self.number(at).is_some_and(|number| number.digits > 0 && !number.ordinal);
        (at + 1..=at + far).any(|at| house(at) && !timed(at))
    }

    /// Where a street has its name behind it, the one at `at` has none, `de 9 a 11 paseo con el perro`, or
    /// its number stands behind that, `cena a las 9 calle Mayor 12`.
    fn is_no_street(&self, at: usize) -> bool {
        let named = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word)
            && (self.senses(at + 1).is_empty() || self.is(at + 1, Sense::Of));
        let house = |at: usize| {
            self.number(at).is_some_and(|number| number.digits > 0 && !number.ordinal)
                && !self.is_any(at - 1, &[Sense::At, Sense::The, Sense::Of])
                && self.month(at + 1).is_none()
        };
        self.time.relation_after && (!named || (at + 2..=at + 4).any(house))
    }

    /// `from 5 to 8` in `read the chapters from 5 to 8`: where it ends.
    pub(super) fn numbered_parts(&self, at: usize) -> Option<usize> {
        let parts = self.is(at, Sense::From) && self.is(at.checked_sub(1)?, Sense::Chapters);
        let to = self.is_any(at + 2, &[Sense::To, Sense::Until]) || self.kind(at + 2) == Some(Kind::Dash);
        let numbers = self.number(at + 1).is_some() && self.number(at + 3).is_some();
        let signed = self.is_any(at + 4, &[Sense::OClock, Sense::Am, Sense::Pm])
            || matches!(self.kind(at + 4), Some(Kind::Colon | Kind::Point))
            || self.part_follows(at + 4);
        (parts && to && numbers && !signed).then_some(at + 4)
    }

    /// `bis neun` in `Kapitel sieben bis neun`: the rest of a count whose first number was no time.
    pub(super) fn rest_of_count(&self, at: usize) -> Option<usize> {
        let counted =
            |at: usize| self.number(at).is_some_and(|number| !number.ordinal) || self.is(at, Sense::A);
        let to = self.is_any(at, &[Sense::To, Sense::Until]) && !self.is(at, Sense::At);
        let range = to && at.checked_sub(1).is_some_and(counted) && self.number(at + 1).is_some();
        let sign = |at: usize| {
            self.is_any(at, &[Sense::OClock, Sense::Am, Sense::Pm])
                || matches!(self.kind(at), Some(Kind::Colon | Kind::Point | Kind::Dot))
                || self.part_follows(at)
        };
        (range && !sign(at + 2) && self.month(at + 2).is_none()).then_some(at + 2)
    }

    /// Nothing that a number could count follows.
    pub(super) fn bare_end(&self, at: usize) -> bool {
        match self.lex(at) {
            None => true,
            Some(_) if self.ends(at) => true,
            Some(lex) => {
                matches!(
                    lex.kind,
                    Kind::Comma | Kind::SentenceEnd | Kind::LineBreak | Kind::Semicolon | Kind::Dot
                ) || self.is_any(
                    at,
                    &[
                        Sense::To,
                        Sense::Until,
                        Sense::Ends,
                        Sense::For,
                        Sense::On,
                        Sense::At,
                        Sense::This,
                        Sense::Sharp,
                        Sense::Link,
                        Sense::Correct,
                        Sense::AllDay,
                    ],
                ) || self.is(at, Sense::From) && !self.is(at, Sense::Of)
                    || self.is_held_at(at) && self.is(at, Sense::Aside)
                    || self.find(at, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some()
                    || self.find(at, |sense| matches!(sense, Sense::Part(_)).then_some(())).is_some()
                    || (self.is(at, Sense::In)
                        && self
                            .find(self.skip(at + 1, &[Sense::The]), |sense| {
                                matches!(sense, Sense::Part(_)).then_some(())
                            })
                            .is_some())
            }
        }
    }
}
