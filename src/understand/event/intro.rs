//! The small words before a time: `from about the`, `bis zum`.

use super::reader::Reader;
use crate::understand::language::Sense;

/// The small words that stood before a time, and what stood around it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Intro {
    pub(super) on: bool,
    pub(super) at: bool,
    pub(super) in_: bool,
    pub(super) from: bool,
    pub(super) until: bool,
    pub(super) by: bool,
    pub(super) for_: bool,
    pub(super) the: bool,
    pub(super) of: bool,
    pub(super) this: bool,
    pub(super) every: bool,
    /// What it announces holds for each of the days before it.
    pub(super) each: bool,
    pub(super) between: bool,
    pub(super) before: bool,
    pub(super) around: bool,
    /// A length after it lies ahead: `in three days`.
    pub(super) within: bool,
    /// A weekday was said just before: `Tuesday the 5th`.
    pub(super) weekday: bool,
    /// A day by number belongs to a range of days.
    pub(super) numbered: bool,
    /// A time of day was said just before.
    pub(super) timed: bool,
    /// The memo begins with it.
    pub(super) opens: bool,
    /// The day is named by another, `after …`, `of …`.
    pub(super) named: bool,
}

impl Intro {
    /// Anything at all that announces a time.
    pub(super) fn any(self) -> bool {
        self.on
            || self.in_
            || self.from
            || self.until
            || self.by
            || self.between
            || self.named
            || self.weekday
            || self.every
            || self.before
    }

    /// Anything that announces a time by a word of its own.
    pub(super) fn any_but_weekday(self) -> bool {
        Intro { weekday: false, ..self }.any()
    }

    pub(super) fn add(&mut self, reader: &Reader<'_>, at: usize) -> bool {
        let mut known = false;
        for sense in reader.senses(at) {
            let flag = match sense {
                Sense::On => &mut self.on,
                Sense::At => &mut self.at,
                // `d'ici 15h`
                Sense::In if reader.is_hour_ahead(at) => &mut self.by,
                Sense::In => &mut self.in_,
                Sense::From => &mut self.from,
                Sense::After if reader.is_measured(at + 1) => continue,
                Sense::After => {
                    // `after five days`, but `après 15h`
                    self.within |= !reader.is_signed_hour(at + 1);
                    &mut self.from
                }
                // `postponed until Thursday at 10`
                Sense::Until if at > 0 && reader.is(at - 1, Sense::Postponed) => {
                    self.on = true;
                    &mut self.at
                }
                Sense::Until => &mut self.until,
                Sense::By => &mut self.by,
                Sense::Before => &mut self.before,
                Sense::For if reader.is_fixed_for(at) || reader.is_hour_for(at) => &mut self.at,
                Sense::For => &mut self.for_,
                Sense::The => &mut self.the,
                Sense::Of => &mut self.of,
                Sense::Between => &mut self.between,
                Sense::Around => &mut self.around,
                Sense::Each => &mut self.each,
                Sense::Aside | Sense::Sharp => &mut known,
                _ => continue,
            };
            *flag = true;
            known = true;
        }
        self.within |= self.in_;
        known
    }
}
