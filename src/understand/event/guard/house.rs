//! Numbers that name something: `room 3`, `12 Mill Lane`, `A7`.

use crate::understand::event::lex::Lex;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// Among so many words behind a house stands the time.
const NEAR: usize = 8;

impl Reader<'_> {
    /// What stands before `at` makes the number there a name: `room 3`, `$ 5`, `#7`.
    pub(crate) fn labelled(&self, at: usize) -> bool {
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
                || lex.kind == Kind::Word && lex.senses.is_empty());
        let street = lex.street || self.is(before, Sense::Street);
        let label = self.is(before, Sense::Label);
        let number = |back: usize| before.checked_sub(back).and_then(|at| self.number(at));
        // `10 Downing Street 3pm`, `5th Avenue 9 to 10:30`, `im dritten Stock 14-16 Uhr`, `read 30 pages six thirty pm`: it
        // has its number already.
        let numbered = || {
            number(1).is_some_and(|number| number.ordinal || lex.plural)
                || street
                    && !label
                    && (1..=2).any(|back| number(back).is_some_and(|number| number.digits > 0))
        };
        // `yoga class 6 to 9 in the evening`
        let to = || self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        // `piano lesson 4 to 5`, but `lesson 4 to 5`
        let hired = self.is(before, Sense::Hired);
        let held = || {
            let noun = before.checked_sub(1).and_then(|noun| self.lex(noun));
            hired && noun.is_some_and(|noun| noun.kind == Kind::Word && noun.is_plain())
        };
        // `art studio 7 to 9pm`
        let signed = || {
            let written = matches!(self.kind(at + 3), Some(Kind::Colon | Kind::Point));
            self.is_any(if written { at + 5 } else { at + 3 }, &[Sense::Am, Sense::Pm])
        };
        let hours = || {
            let known = (label || hired) && to() && self.number(at + 2).is_some();
            known && (held() || signed() || self.part_follows(at + 3))
        };
        // `Hauptplatz 6 Uhr`: no house has that
        let hour = || street && !label && self.is(at + 1, Sense::OClock);
        symbol
            || touching
            || (street || label) && !numbered() && !hours() && !hour()
            || self.is_an_age(before)
    }

    /// A street follows within three words: the number is a house.
    pub(crate) fn house(&self, at: usize) -> bool {
        // `7 April Lane`: a street that is named like a time is written as a name.
        let mut named = false;
        for step in 0..3 {
            let Some(lex) = self.lex(at + step) else { return false };
            if lex.street || self.is(at + step, Sense::Street) || step > 0 && self.is_street_name(at + step) {
                // `at 4 court date`: no house stands on a street without a name.
                let before = at.checked_sub(1).and_then(|before| self.number(before));
                let alone = step == 0 && !self.is(at + 1, Sense::Street);
                if self.time.names_lead && alone && before.is_some_and(|number| !number.ordinal) {
                    return false;
                }
                let numbered = (step > 0 || self.time.half_before) && self.has_number(at + step);
                // `um neun Weg freischaufeln`: nor does an hour that is announced.
                let hour = self.time.half_before && at > 1 && self.is(at - 2, Sense::At);
                // `a las once paseo en bici`
                let las = at > 2 && self.is(at - 2, Sense::The) && self.is(at - 3, Sense::At);
                let hour = hour || las && self.time.relation_after && !self.time.hour_sign;
                // `at eleven church of st mary`
                let saint = self.time.names_lead && step > 0 && self.is(at + step - 1, Sense::Of);
                let elsewhere = numbered || hour || saint || step == 0 && self.is_no_street(at);
                // `send it to 30 march road`
                let written = || self.starts_large(at + step) || self.ends(at + step + 1);
                return !elsewhere && (!named || step == 1 && written());
            }
            // `at 3 in St Paul's`: `in` leads to a place, and belongs to no street.
            let of =
                self.is(at + step, Sense::Of) && !(self.time.names_lead && self.is(at + step, Sense::In));
            // `at 3 Dock Road`
            let large = lex.is_plain() && self.starts_large(at + step) && self.starts_large(at + step + 1);
            let plain = lex.kind == Kind::Word && (lex.senses.is_empty() || of || large);
            named |= !plain;
            if !plain && (step > 0 || !self.is_name_of_time(at + step)) {
                return false;
            }
        }
        false
    }

    /// `7 to 11 Harrow Lane`: from the house at `at` to another one of the street.
    pub(crate) fn are_houses(&self, at: usize) -> bool {
        let house = |at: usize| self.number(at).is_some_and(|number| number.digits > 0 && !number.ordinal);
        self.time.names_lead && self.is(at + 1, Sense::To) && house(at) && house(at + 2) && self.house(at + 3)
    }

    /// `Broadway` of `at 1015 Broadway`, `Elm` of `at 1420 Elm, Friday at ten`; but `at 1430 Zoom with Jo`.
    pub(crate) fn is_street_alone(&self, at: usize) -> bool {
        let ends = || self.bare_end(at + 1) || self.day_follows(at + 1);
        let known = || self.word(at).is_some_and(|word| self.time.street_names.contains(&word));
        let announced = |at: usize| self.is(at, Sense::At) && self.number(at + 1).is_some();
        let large = || self.starts_large(at);
        let other = || large() && (at + 1..at + NEAR).any(announced);
        let plain = self.lex(at).is_some_and(Lex::is_plain);
        self.time.names_lead && plain && (known() || other()) && ends()
    }

    /// `Mill Row`
    fn is_street_name(&self, at: usize) -> bool {
        let named = self.word(at).is_some_and(|word| self.time.street_names.contains(&word));
        named && self.starts_large(at) && self.starts_large(at - 1)
    }

    /// A letter that is written large: the `A` of `A7`.
    pub(crate) fn is_letter(&self, at: usize) -> bool {
        let said = self.lex(at).and_then(|lex| self.tokens.get(lex.first)).map(|token| token.said(self.text));
        said.is_some_and(|said| said.len() == 1 && self.starts_large(at))
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
}
