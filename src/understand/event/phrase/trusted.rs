//! How much a bare number is trusted to be an hour, by what was heard before it.

use super::intro::Intro;
use super::said::{DAY_FAR, Listener};
use crate::understand::event::clock::Trust;
use crate::understand::event::name::cut::mark;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

impl Listener<'_, '_, '_> {
    /// How much a bare number at `at` may be taken for an hour.
    pub(super) fn trust(&mut self, at: usize, moved: bool) -> Trust {
        let (reader, last) = (self.reader, self.last);
        // `Tuesday I am at the dentist around 4`
        // `is on tonight after all, seven thirty at the hall`
        let parted = self.known.as_ref().is_some_and(|known| {
            known.start.part.is_some() && known.start.clock.is_none() && known.end.is_none()
        });
        let dated = self.is_open() && (reader.is(at, Sense::Around) || reader.is_written_hour(at))
            || reader.time.names_lead && parted && reader.is_written_hour(at)
            || self.opens(at) && reader.is_written_hour(at) && reader.day_follows(at + 2);
        // `Wednesday morning like seven`
        let like = at.checked_sub(1).filter(|like| {
            let day = self.known.as_ref().is_some_and(|known| known.start.clock.is_none() && !known.every);
            let hour = || reader.number(at).is_some_and(|number| !number.ordinal && number.value <= 12);
            let beside = last.1 == *like && hour() && reader.bare_end(at + 1);
            day && reader.is(*like, Sense::Like) && (beside || self.is_about_hour(*like))
        });
        let about = like.is_some_and(|like| reader.is_hedged(like + 1));
        if let Some(like) = like {
            mark(reader.lexes, like, at, self.cut);
        }
        let dated = dated || like.is_some();
        // `Friday night shift 10 to 6`: beside what has its hours, two numbers are hours.
        let ranged = at.checked_sub(1).is_some_and(|before| reader.is_held_at(before))
            && reader.clock_range(at, Trust::AfterDay, Intro::default()).is_some();
        // `Tuesday electrician 8 to 12`
        let ranged = ranged
            || reader.hours_of_day(at).is_some_and(|end| {
                // `garage sale 9 til 3`: no score is said so.
                let till = reader.is(at + 1, Sense::Until) && !reader.is(at + 1, Sense::To);
                reader.time.names_lead && till && !self.opens(at)
                    || self.is_open()
                    || self.opens(at) && (end..end + DAY_FAR).any(|at| reader.day_follows(at))
            });
        let ranged = ranged || reader.is_hour_of_day(at, self.opens(at));
        // `Saturday, seven onwards`
        let onward = || {
            let hour = reader.number(at).is_some_and(|n| !n.ordinal && (1..=12).contains(&n.value));
            let on = |word: &str| reader.time.onward.contains(&word);
            hour && self.is_open() && reader.word(at + 1).is_some_and(on)
        };
        // `Thursday 9 to 12 and 2 to 4`
        let again = last.1 > 0
            && last.1 + 1 == at
            && reader.is(at - 1, Sense::And)
            && self
                .known
                .as_ref()
                .is_some_and(|known| known.end.as_ref().is_some_and(|end| end.clock.is_some()))
            && reader.hours_of_day(at).is_some();
        let ranged = ranged || again;
        // `kick off ten thirty`
        let starts = at.checked_sub(1).is_some_and(|before| reader.is(before, Sense::Starts));
        // `von drei auf vier verschoben`
        let towards = reader.is(at, Sense::UpTo) && last.1 == at && self.leaves();
        // `Monday 2.10 and 2.30`
        let second = last.1 > 0
            && last.1 + 1 == at
            && reader.is(at - 1, Sense::And)
            && matches!(reader.kind(at + 1), Some(Kind::Point))
            && reader.clock(last.1.saturating_sub(3), Trust::Bare).is_some_and(|(_, end)| end == last.1);
        match (
            towards
                || second
                || moved
                || about
                || onward()
                || reader.is_agreed_hour(at)
                || reader.is_settled_hour(at)
                || reader.is_hour_of_visit(at)
                || reader.is_hour_before_day(at),
            dated || ranged || starts,
        ) {
            (true, _) => Trust::Bare,
            (false, true) => Trust::AfterDay,
            (false, false) => Trust::Signed,
        }
    }

    /// `tipo una de la tarde`, `tipo 17` behind the day: what stands behind the word at `like` is an hour. Behind a mark
    /// a bare number is a kind, `Control de diabetes el lunes, tipo 2`; with a unit it is a length, `tipo dos horas`.
    fn is_about_hour(&self, like: usize) -> bool {
        let reader = self.reader;
        let at = like + 1;
        if !reader.is_hedged(at) {
            return false;
        }
        let beside = self.last.1 == like;
        // `tipo dos o tres horas`
        let lasts = || {
            let or =
                reader.is_any(at + 1, &[Sense::Or, Sense::To]) || reader.kind(at + 1) == Some(Kind::Dash);
            reader.length(at).is_some() || or && reader.length(at + 2).is_some()
        };
        let marked = || like.checked_sub(1).is_some_and(|mark| reader.kind(mark) == Some(Kind::Comma));
        let bare = || beside && reader.bare_end(at + 1);
        let clock = || {
            let clock = reader.clock(at, Trust::Bare);
            clock.is_some_and(|(_, next)| beside || next > at + 1)
        };
        let number = || reader.number(at).is_some_and(|hour| !hour.ordinal && hour.value <= 24);
        let one = || reader.is(at, Sense::A) && (reader.part_follows(at + 1) || bare());
        let hour = || one() || number() && (bare() || clock());
        (beside || marked()) && !lasts() && hour()
    }
}
