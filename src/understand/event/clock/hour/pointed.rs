//! An hour with its minutes behind a colon or a point: `14:30`, `9.15 Uhr`, `17'30`.

use super::Hour;
use crate::understand::event::clock::{Clock, Trust};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

impl Reader<'_> {
    /// The two digits behind a colon or point.
    pub(super) fn pointed_minutes(&self, hour: &Hour) -> Option<u64> {
        let point =
            matches!(self.kind(hour.next), Some(Kind::Colon | Kind::Point)) || self.is_minute_mark(hour.next);
        let pointed = hour.in_digits() && self.is_glued(hour.next) && point;
        if pointed { self.two_digits(hour.next + 1) } else { None }
    }

    /// `14:30`, `9.15 Uhr`, `14:00:00.000Z`
    pub(super) fn pointed(&self, hour: &Hour, minute: u64) -> Option<(Clock, usize)> {
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

    /// The mark of `17'30`.
    fn is_minute_mark(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        self.time.relation_after && token.is_some_and(|token| matches!(token.word(), "'" | "’"))
    }
}
