use chrono::Timelike;

use super::clock::{Clock, DAY, HOUR, Half, Trust};
use super::date::Dates;
use super::day::{Day, Which};
use super::days::{DEPTH, shift};
use super::expression::Phrase;
use super::intro::Intro;
use super::length::Length;
use super::lex::Lex;
use super::local::add_days;
use super::reader::Reader;
use super::zone::Zone;
use crate::understand::language::{Part, Sense, Unit};
use crate::understand::words::Kind;

/// One piece of a time expression.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Atom {
    Days(Day, Option<Day>),
    Clock(Clock, Option<Clock>),
    Part(Part),
    /// `this morning`, `last night`: today, or yesterday.
    PartOf(Day, Part),
    /// Seconds from now, and perhaps to: `in two to three hours`.
    Moment(i64, Option<i64>),
    Length(Length),
    /// A length that nothing announced: `30 minutes`.
    LooseLength(Length),
    Every(Option<Day>, Option<Part>),
    /// `every two hours`: that many seconds from now.
    EveryLength(i64),
    Zone(Zone),
    AllDay,
}

/// How many small words may announce one piece: `from about the …`.
const MOST_INTROS: usize = 5;

impl Reader<'_> {
    /// One piece with the small words before it.
    pub(super) fn atom(
        &self,
        at: usize,
        trust: Trust,
        weekday: bool,
        so_far: &Phrase,
    ) -> Option<(Atom, Intro, usize)> {
        let timed = so_far.start.clock.is_some();
        let mut intro = Intro { weekday, timed, opens: self.opens(at), ..Intro::default() };
        for next in at..at + MOST_INTROS {
            if let Some((atom, after)) = self.bare_atom(next, trust, intro, so_far) {
                return Some((atom, intro, after));
            }
            if !intro.add(self, next) {
                return None;
            }
        }
        None
    }

    pub(super) fn bare_atom(
        &self,
        at: usize,
        trust: Trust,
        intro: Intro,
        so_far: &Phrase,
    ) -> Option<(Atom, usize)> {
        let zoned = so_far.start.clock.is_some();
        if self.is(at, Sense::NoTime) || !zoned && self.lex(at).is_none_or(Lex::is_plain) {
            return None;
        }
        // Small words alone are no piece of time.
        if !(at..at + 3).any(|at| self.lex(at).is_some_and(|lex| lex.core)) && !zoned {
            return None;
        }
        if self.scale(at).is_some() {
            return None;
        }
        // `3 nuits à Rome`
        let counted = self.number(at.wrapping_sub(1)).is_some_and(|number| !number.ordinal);
        if counted && self.time.relation_after && self.is(at, Sense::Habit) && self.part(at).is_some() {
            return None;
        }
        if self.is(at, Sense::AllDay) {
            return Some((Atom::AllDay, at + 1));
        }
        if self.is(at, Sense::SameTime) {
            // `same time, half past seven`
            let said = if self.kind(at + 1) == Some(Kind::Comma) { at + 2 } else { at + 1 };
            if let Some((clock, next)) = self.clock(said, Trust::AfterDay) {
                return Some((Atom::Clock(clock, None), next));
            }
            let intro = Intro { on: true, named: true, ..Intro::default() };
            let beside =
                so_far.start.day.is_some() || self.days(self.skip(at + 1, &[Sense::On]), intro).is_some();
            let seconds = i64::from(self.now.hour() * 3600 + self.now.minute() * 60);
            return beside.then_some((Atom::Clock(Clock { seconds, half: Half::Known }, None), at + 1));
        }
        // `a las 12 del mediodía`
        let named = if self.is(at, Sense::Noon) { Some(Part::Lunch) } else { None }
            .or_else(|| self.is(at, Sense::Midnight).then_some(Part::Night))
            .or_else(|| self.is_noon_by_day(at, so_far).then_some(Part::Lunch));
        if zoned
            && self.time.relation_after
            && intro.of
            && let Some(part) = named
        {
            return Some((Atom::Part(part), at + 1));
        }
        // `12 Uhr mittags`: after a time, a part of the day is no other time.
        if zoned && let Some(part) = self.part(at).filter(|_| self.is(at, Sense::Noon)) {
            return Some((Atom::Part(part), at + 1));
        }
        if let Some(every) = self.every(at, intro) {
            return Some(every);
        }
        // `Thursday am`
        let half = self.find(at, |sense| match sense {
            Sense::Am => Some(Part::Morning),
            Sense::Pm => Some(Part::Afternoon),
            _ => None,
        });
        let beside_day = so_far.start.day.as_ref().is_some_and(Day::is_one_day)
            && so_far.start.clock.is_none()
            && so_far.start.part.is_none()
            && so_far.end.is_none();
        if let Some(part) = half.filter(|_| beside_day && self.time.names_lead && !intro.any_but_weekday()) {
            return Some((Atom::Part(part), at + 1));
        }
        if let Some(part) = self.part_of_day(at) {
            return Some(part);
        }
        if zoned && let Some((zone, next)) = self.zone(at) {
            return Some((Atom::Zone(zone), next));
        }
        if self.lex(at).is_none_or(Lex::is_plain) {
            return None;
        }
        let whole = self.ends(at + 1);
        // `milk is 1.29 now` says how things are.
        let state = self.is(at, Sense::Weak)
            && !self.is_copula(at.wrapping_sub(1))
            && (at.saturating_sub(8)..at).any(|at| self.is_copula(at));
        if self.is(at, Sense::Now)
            && !state
            && (whole || intro.from || intro.between || !self.is(at, Sense::Weak))
        {
            return Some((Atom::Moment(0, None), at + 1));
        }
        if intro.for_
            && !intro.on
            && let Some((length, next)) = self.length(at)
            && !self.is_any(next, &[Sense::Ago, Sense::Hence])
        {
            return Some((Atom::Length(length), self.skip(next, &[Sense::Aside])));
        }
        if let Some(moment) = self.moment(at, intro) {
            return Some(moment);
        }
        // In Spanish an hour has its article, in French its sign: `a 2`, `à 2` is a score.
        let said_hour = self.time.hour_sign && self.is(at + 1, Sense::OClock);
        // `at the Three Horseshoes`: in English no hour has an article.
        let articled = intro.the && self.time.names_lead;
        let at_hour = intro.at && !articled && (!self.time.relation_after || intro.the || said_hour);
        // `before six today`, but `before 2 meetings`
        let before_hour = intro.before && !self.time.relation_after && self.bare_end(at + 1);
        let by_hour = (intro.by || before_hour) && self.number(at).is_some() && !self.measures(at);
        // `equipos de 5`: where the word for `from` is the one for `of`, only a range begins so.
        let of = self.time.relation_after && intro.of && !intro.the;
        // `desde el 12 a las 10`, `à partir du 12 à 10h`: that article is the one of days.
        let day = self.time.relation_after && intro.on && intro.the && !intro.at;
        let from = intro.from && !of && !day && !self.measures(at);
        let trust = if at_hour || from || intro.until || by_hour { Trust::Bare } else { trust };
        // `around 5 until 6`
        let hour = self.number(at).is_some_and(|number| number.value <= 12);
        let about = intro.around
            && (trust >= Trust::AfterDay
                || self.date_follows(at + 1)
                || hour && (intro.opens || self.bare_end(at + 1)));
        let trust = if intro.between || about { Trust::Bare } else { trust };
        // `réunion de deux heures`: not from two o'clock, unless a range or a part of the day says so.
        if self.time.relation_after
            && intro.from
            && intro.of
            && let Some((length, next)) =
                self.length(at).filter(|(length, _)| length.is_clock() && length.seconds <= 8 * HOUR)
            && self.clock_range(at, Trust::Bare, intro).is_none()
            && !self.part_follows(next)
            && !self.departs_at(at, next, length)
        {
            return Some((Atom::LooseLength(length), self.skip(next, &[Sense::Aside])));
        }
        // `4pm 1h`: after a time, `1h` is a length.
        if so_far.start.clock.is_some()
            && !intro.until
            && !(intro.at && self.time.hour_sign)
            && let Some((length, next)) = self.length(at).filter(|(length, _)| length.is_clock())
        {
            if self.is_told_by_another(next) {
                return None;
            }
            return Some((Atom::LooseLength(length), self.skip(next, &[Sense::Aside])));
        }
        let range = if day { None } else { self.clock_range(at, trust, intro) };
        if let Some((clock, end, next)) = range {
            return Some((Atom::Clock(clock, Some(end)), next));
        }
        // `he ran it in 2:05`: how long, not when.
        let before = at.wrapping_sub(1);
        let taken = self.is(before, Sense::In)
            && !self.is_any(before, &[Sense::On, Sense::At, Sense::By])
            && self.kind(at + 1) == Some(Kind::Colon)
            && self.number(at).is_some();
        let dated = so_far.start.day.is_some() || self.day_follows(at + 3);
        if taken && !dated && !self.is_any(at + 3, &[Sense::Am, Sense::Pm, Sense::OClock]) {
            return None;
        }
        let clock = (!intro.for_ || intro.at).then(|| self.clock(at, trust)).flatten();
        let clock = clock.or_else(|| self.clock(at, Trust::Signed));
        let days = self.ahead(at, intro).or_else(|| self.days(at, intro));
        match (clock, days) {
            // `a las 16.`: the point ends the sentence.
            (Some((clock, next)), Some((_, after)))
                if next > after
                    || next == after && intro.at
                    || self.time.relation_after && intro.at && self.kind(next) == Some(Kind::Dot) =>
            {
                return Some((Atom::Clock(clock, None), next));
            }
            (_, Some(((day, last), next))) => return Some((Atom::Days(day, last), next)),
            (Some((clock, next)), None) => return Some((Atom::Clock(clock, None), next)),
            (None, None) => {}
        }
        // `en début d'après-midi`, `a finales de la tarde`
        if self.time.relation_after && self.is_any(at, &[Sense::Begin, Sense::Middle, Sense::End]) {
            let part = self.skip(self.skip(at + 1, &[Sense::Of]), &[Sense::The]);
            if let Some(read) = self.part(part).filter(|_| !self.is(part, Sense::Unit(Unit::Day))) {
                return Some((Atom::Part(read), part + 1));
            }
        }
        // `una noche de verano`
        let any = self.time.relation_after
            && self.is(at.wrapping_sub(1), Sense::A)
            && !self.is(at.wrapping_sub(2), Sense::The);
        // `for afternoon tea`: what it is for, as without `for`.
        let what = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let any = any || self.time.names_lead && intro.for_ && what;
        if let Some(part) = self.part(at).filter(|_| !any).filter(|_| {
            !self.is(at, Sense::Unit(Unit::Day))
                || intro.at
                || so_far.start.day.is_some()
                || self.is(at + 1, Sense::Of) && !self.is(at + 1, Sense::In)
        }) {
            return Some((Atom::Part(part), at + 1));
        }
        let (length, next) = self
            .length(at)
            // `zwölf Wochen lang`
            .filter(|(length, next)| (length.is_short() || self.is(*next, Sense::Aside)) && !intro.at)?;
        (!self.is_told_by_another(next))
            .then_some((Atom::LooseLength(length), self.skip(next, &[Sense::Aside])))
    }

    /// `a las 12 del día`
    fn is_noon_by_day(&self, at: usize, so_far: &Phrase) -> bool {
        let end = so_far.end.as_ref().and_then(|end| end.clock);
        let noon = end.or(so_far.start.clock).is_some_and(|clock| clock.usual() == 12 * HOUR);
        noon && !self.time.hour_sign && self.is_unit(at, Unit::Day) && !self.is(at + 1, Sense::Of)
    }

    /// `the driver calls 30 min before`, `arrive 15 minutes early`: a length before `at` that is none of the event.
    fn is_told_by_another(&self, at: usize) -> bool {
        let beside = self.is_any(at, &[Sense::Before, Sense::After])
            && (!self.is(at, Sense::MinutesTo) || self.bare_end(at + 1));
        let early = self.is(at, Sense::Aside) && self.is_any(at, &[Sense::Begin, Sense::End, Sense::Hence]);
        beside || early
    }

    /// `le train de 6h52`: long for a length, to the minute, and the only hour that is said.
    fn departs_at(&self, at: usize, next: usize, length: Length) -> bool {
        let other = (0..at).chain(next..self.lexes.len()).any(|at| self.is(at, Sense::OClock));
        self.time.hour_sign && length.seconds >= 5 * HOUR && length.seconds % HOUR != 0 && !other
    }

    pub(super) fn part(&self, at: usize) -> Option<Part> {
        self.find(at, |sense| if let Sense::Part(part) = sense { Some(part) } else { None })
    }

    /// `this morning`, `last night`, `esta tarde`, `ce soir`.
    pub(super) fn part_of_day(&self, at: usize) -> Option<(Atom, usize)> {
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

    /// `in two hours`, `20 minutes ago`, `vor einer Stunde`, `in two to three hours`.
    pub(super) fn moment(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if self.is(at, Sense::AgoBefore)
            && let Some((length, next)) = self.length(at + 1)
            && length.is_clock()
        {
            return Some((Atom::Moment(-length.seconds, None), next));
        }
        if intro.within
            && (self.is_any(at + 1, &[Sense::To, Sense::Or]) || self.kind(at + 1) == Some(Kind::Dash))
        {
            let first = self.amount_or_one(at)?;
            if let Some((last, next)) = self.length(at + 2)
                && last.is_clock()
            {
                let (count, _) = self.amount(at + 2)?;
                let first = if count > 0 { last.seconds * first / count } else { 0 };
                return Some((Atom::Moment(first, Some(last.seconds)), next));
            }
        }
        // `the rest of the day`
        if self.is(at, Sense::Rest) {
            let the = self.skip(self.skip(at + 1, &[Sense::Of]), &[Sense::The]);
            let today = self.is_unit(the, Unit::Day) || self.is(the, Sense::Days(0));
            let left = DAY - i64::from(self.now.num_seconds_from_midnight());
            return (the > at + 1 && today).then_some((Atom::Moment(0, Some(left)), the + 1));
        }
        // `the next three hours`
        let which = self.which(at);
        if let Some(which) = which {
            let one = match self.unit(at + 1) {
                Some(Unit::Hour) => Some((Length::hours(1), at + 2)),
                _ => None,
            };
            let (length, next) =
                one.or_else(|| self.length(at + 1)).filter(|(length, _)| length.is_clock())?;
            return Some(match which {
                Which::Last => (Atom::Moment(-length.seconds, Some(0)), next),
                _ => (Atom::Moment(0, Some(length.seconds)), next),
            });
        }
        let (length, next) = self.length(at)?;
        if !length.is_clock() && length.seconds == 0 {
            return None;
        }
        let seconds = length.seconds + (length.days + 30 * length.months) * DAY;
        if self.is(next, Sense::Ago) {
            Some((Atom::Moment(-seconds, None), next + 1))
        } else if self.is(next, Sense::Hence) {
            Some((Atom::Moment(seconds, None), next + 1))
        } else if self.is(next, Sense::From) && self.is(next + 1, Sense::Now) {
            Some((Atom::Moment(seconds, None), next + 2))
        } else if intro.within && !self.is_any(next, &[Sense::Before, Sense::After]) {
            Some((Atom::Moment(seconds, None), self.past_times(next)))
        } else {
            None
        }
    }

    /// `ein` of `in ein bis zwei Tagen`, in thousandths.
    fn amount_or_one(&self, at: usize) -> Option<i64> {
        let one = self.is(at, Sense::A).then_some(1000);
        one.or_else(|| self.amount(at).map(|(thousandths, _)| thousandths))
    }

    /// `in 6 to 8 weeks`
    pub(super) fn ahead(&self, at: usize, intro: Intro) -> Option<(Dates, usize)> {
        if !intro.within
            || !(self.is_any(at + 1, &[Sense::To, Sense::Or]) || self.kind(at + 1) == Some(Kind::Dash))
        {
            return None;
        }
        let first = self.amount_or_one(at)?;
        let (last, next) = self.length(at + 2).filter(|(last, _)| last.seconds == 0)?;
        let (count, _) = self.amount(at + 2)?;
        let scale = |amount: i64| if count > 0 { amount * first / count } else { 0 };
        let first = Length {
            months: scale(last.months),
            days: scale(last.days),
            working_days: scale(last.working_days),
            ..last
        };
        let day = |length| Day::fixed(shift(self.today(), length, 1));
        Some(((day(first), Some(day(last))), next))
    }
}
