//! The small words before a time: `from about the`, `bis zum`.

use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;

/// The small words that stood before a time, and what stood around it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Intro {
    pub(crate) on: bool,
    pub(crate) at: bool,
    pub(crate) in_: bool,
    pub(crate) from: bool,
    pub(crate) until: bool,
    pub(crate) by: bool,
    pub(crate) for_: bool,
    pub(crate) the: bool,
    pub(crate) of: bool,
    pub(crate) this: bool,
    pub(crate) every: bool,
    /// What it announces holds for each of the days before it.
    pub(crate) each: bool,
    pub(crate) between: bool,
    pub(crate) before: bool,
    pub(crate) around: bool,
    /// A length after it lies ahead: `in three days`.
    pub(crate) within: bool,
    /// A weekday was said just before: `Tuesday the 5th`.
    pub(crate) weekday: bool,
    /// A day by number belongs to a range of days.
    pub(crate) numbered: bool,
    /// A time of day was said just before.
    pub(crate) timed: bool,
    /// The memo begins with it.
    pub(crate) opens: bool,
    /// The day is named by another, `after …`, `of …`.
    pub(crate) named: bool,
}

impl Intro {
    /// Anything at all that announces a time.
    pub(crate) fn any(self) -> bool {
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

    pub(crate) fn add(&mut self, reader: &Reader<'_>, at: usize) -> bool {
        let mut known = false;
        for sense in reader.senses(at).iter() {
            let flag = match sense {
                // `drei Sätze zu 15`, but `zu Ostern`
                Sense::On if reader.is(at, Sense::Versus) && reader.number(at + 1).is_some() => continue,
                Sense::On => &mut self.on,
                Sense::At => &mut self.at,
                // `d'ici 15h`
                Sense::In if reader.is_hour_ahead(at) => &mut self.by,
                Sense::In => {
                    // `during April`: no length lies ahead of it, as it does of `en abril`, `im April`.
                    self.within |= !reader.is(at, Sense::On) || reader.is(at, Sense::Of);
                    &mut self.in_
                }
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
                // `run-through Sunday`
                Sense::Until if reader.ends_compound(at) => continue,
                // `bis Freitag überweisen`
                Sense::Until if reader.is_due(at) => {
                    self.on = true;
                    &mut self.by
                }
                // `no puede hasta el martes`
                Sense::Until if reader.is_denied_until(at) => &mut self.from,
                // `bringing people through on Monday`
                Sense::Until if reader.time.names_lead && reader.is(at + 1, Sense::On) => continue,
                Sense::Until => &mut self.until,
                // `I'll come by in three days`
                Sense::By if reader.is(at + 1, Sense::In) && reader.unit(at + 3).is_some() => continue,
                Sense::By => {
                    // `has to be in by the 31st`
                    if !reader.is(at, Sense::In) {
                        (self.in_, self.within) = (false, false);
                    }
                    &mut self.by
                }
                Sense::Before => &mut self.before,
                Sense::For
                    if reader.is_fixed_for(at) || reader.is_hour_for(at) || reader.is_hour_fixed(at) =>
                {
                    &mut self.at
                }
                Sense::For => &mut self.for_,
                // `am Montag holen die um drei das Sofa`: whoever they are
                Sense::The if reader.time.half_before && reader.is(at + 1, Sense::At) => continue,
                Sense::The => {
                    self.on |= reader.is_day_fixed(at);
                    &mut self.the
                }
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
        known
    }
}
