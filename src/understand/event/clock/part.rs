//! Parts of the day: `this morning`, `Thursday am`, `a las 12 del mediodía`.

use super::HOUR;
use crate::understand::event::day::Day;
use crate::understand::event::day::days::DEPTH;
use crate::understand::event::local::add_days;
use crate::understand::event::phrase::atom::Atom;
use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Kinds, Part, Sense, SenseKind, Unit};
use crate::understand::words::Kind;

const HALVES: Kinds = Kinds::of(&[SenseKind::Am, SenseKind::Pm]);

impl Reader<'_> {
    pub(crate) fn part(&self, at: usize) -> Option<Part> {
        self.find(at, SenseKind::Part, |sense| if let Sense::Part(part) = sense { Some(part) } else { None })
    }

    /// `this morning`, `last night`, `esta tarde`, `ce soir`.
    pub(crate) fn part_of_day(&self, at: usize) -> Option<(Atom, usize)> {
        let days = if self.is(at, Sense::This) {
            0
        } else if self.is(at, Sense::Last) {
            -1
        } else {
            return self.part_beside(at);
        };
        let part = self.part(at + 1)?;
        let day = Day::fixed(add_days(self.today(), days));
        Some((Atom::PartOf(day, part), at + 2))
    }

    /// `the evening before Thanksgiving`, `the morning after Christmas`, but `Monday morning before Christmas`.
    fn part_beside(&self, at: usize) -> Option<(Atom, usize)> {
        let side = if self.is(at + 1, Sense::After) {
            1
        } else if self.is(at + 1, Sense::Before) {
            -1
        } else {
            return None;
        };
        let part = self.part(at)?;
        let before = at.wrapping_sub(1);
        let led = self.lex(before).is_none_or(|lex| !lex.core) && self.part(before).is_none();
        let (day, next) = self.one_day(at + 2, DEPTH).filter(|(day, _)| led && day.is_one_day())?;
        let beside = Day { guess: day.guess, ..Day::fixed(add_days(day.from, side)) };
        Some((Atom::PartOf(beside, part), next))
    }

    /// `a las 12 del mediodía`, `12 Uhr mittags`: after a time, a part of the day is no other time.
    pub(crate) fn part_of_clock(&self, at: usize, intro: Intro, so_far: &Phrase) -> Option<(Atom, usize)> {
        so_far.start.clock?;
        let noon = self.is(at, Sense::Noon);
        let of = self.time.relation_after && intro.of;
        let part = if of && (noon || self.is_noon_by_day(at, so_far)) {
            Part::Lunch
        } else if of && self.is(at, Sense::Midnight) {
            Part::Night
        } else {
            self.part(at).filter(|_| noon)?
        };
        Some((Atom::Part(part), at + 1))
    }

    /// `a las 12 del día`
    fn is_noon_by_day(&self, at: usize, so_far: &Phrase) -> bool {
        let end = so_far.end.as_ref().and_then(|end| end.clock);
        let noon = end.or(so_far.start.clock).is_some_and(|clock| clock.usual() == 12 * HOUR);
        noon && !self.time.hour_sign && self.is_unit(at, Unit::Day) && !self.is(at + 1, Sense::Of)
    }

    /// `Thursday am`
    pub(crate) fn half_of_day(&self, at: usize, so_far: &Phrase) -> Option<(Atom, usize)> {
        let part = self.find(at, HALVES, |sense| match sense {
            Sense::Am => Some(Part::Morning),
            Sense::Pm => Some(Part::Afternoon),
            _ => None,
        })?;
        let beside_day = so_far.start.day.as_ref().is_some_and(Day::is_one_day)
            && so_far.start.clock.is_none()
            && so_far.start.part.is_none()
            && so_far.end.is_none();
        let half = beside_day && self.time.names_lead;
        half.then_some((Atom::Part(part), at + 1))
    }

    /// `en début d'après-midi`, `a finales de la tarde`
    pub(crate) fn edge_of_part(&self, at: usize) -> Option<(Atom, usize)> {
        if !self.time.relation_after || !self.is_any(at, &[Sense::Begin, Sense::Middle, Sense::End]) {
            return None;
        }
        let part = self.skip(self.skip(at + 1, &[Sense::Of]), &[Sense::The]);
        let read = self.part(part).filter(|_| !self.is(part, Sense::Unit(Unit::Day)))?;
        Some((Atom::Part(read), part + 1))
    }

    /// `morning`, where it is no word of a name.
    pub(crate) fn plain_part(&self, at: usize, intro: Intro, so_far: &Phrase) -> Option<(Atom, usize)> {
        let part = self.part(at)?;
        // `una noche de verano`
        let any = self.time.relation_after
            && self.is(at.wrapping_sub(1), Sense::A)
            && !self.is(at.wrapping_sub(2), Sense::The);
        // `for afternoon tea`: what it is for, as without `for`.
        let what = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let purpose = self.time.names_lead && intro.for_ && what;
        let day = self.is(at, Sense::Unit(Unit::Day))
            && !intro.at
            && so_far.start.day.is_none()
            && (!self.is(at + 1, Sense::Of) || self.is(at + 1, Sense::In));
        (!any && !purpose && !day).then_some((Atom::Part(part), at + 1))
    }
}
