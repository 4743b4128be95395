//! The pieces of a time expression.

use chrono::Timelike;

use super::expression::Phrase;
use super::intro::Intro;
use crate::understand::event::clock::zone::Zone;
use crate::understand::event::clock::{Clock, HOUR, Half, Trust};
use crate::understand::event::day::Day;
use crate::understand::event::length::Length;
use crate::understand::event::lex::Lex;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Kinds, Part, Sense, SenseKind, Where};
use crate::understand::words::Kind;

/// One piece of a time expression.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Atom {
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

/// What stands before a piece and never begins one.
const LEADING: Kinds = Kinds::of(&[
    SenseKind::On,
    SenseKind::At,
    SenseKind::In,
    SenseKind::From,
    SenseKind::And,
    SenseKind::For,
    SenseKind::Of,
    SenseKind::OfThe,
    SenseKind::The,
    SenseKind::Around,
    SenseKind::Topic,
]);

/// How many small words may announce one piece: `from about the …`.
const MOST_INTROS: usize = 5;

/// No more words stand between two commas before the hour that is remembered.
const ASIDE: usize = 5;

impl Reader<'_> {
    /// One piece with the small words before it.
    pub(crate) fn atom(
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
            if let Some(after) = self.past_aside(next).filter(|_| intro.at)
                && let Some((atom, after)) = self.bare_atom(after, trust, intro, so_far)
                && matches!(atom, Atom::Clock(..))
            {
                return Some((atom, intro, after));
            }
            // `at er ten`, but `at the ER Saturday`
            let hesitates = next > at && self.is(next, Sense::Hesitates) && !self.is_shouted(next);
            if !hesitates && !intro.add(self, next) {
                return None;
            }
        }
        None
    }

    /// Past `, let me think,` at `at`, in `at, let me think, ten forty`.
    fn past_aside(&self, at: usize) -> Option<usize> {
        let comma = |at: usize| self.kind(at) == Some(Kind::Comma);
        let plain = |at: &usize| self.lex(*at).is_some_and(|lex| lex.number.is_none() && !lex.core);
        if !comma(at) {
            return None;
        }
        let end = (at + 1..=at + ASIDE).take_while(|at| plain(at) && !comma(*at)).last()? + 1;
        comma(end).then_some(end + 1)
    }

    /// One piece, where the small words before it are known.
    pub(super) fn bare_atom(
        &self,
        at: usize,
        trust: Trust,
        intro: Intro,
        so_far: &Phrase,
    ) -> Option<(Atom, usize)> {
        let zoned = so_far.start.clock.is_some();
        if self.is_no_piece(at, zoned) {
            return None;
        }
        if self.is_all_day(at, so_far.start.day.is_some() || self.date_follows(at + 1)) {
            return Some((Atom::AllDay, at + 1));
        }
        if self.is(at, Sense::SameTime) {
            return self.same_time(at, so_far);
        }
        let zone = || {
            let (zone, next) = if zoned { self.zone(at)? } else { return None };
            Some((Atom::Zone(zone), next))
        };
        let named = self
            .part_of_clock(at, intro, so_far)
            .or_else(|| self.every(at, intro))
            .or_else(|| self.half_of_day(at, so_far))
            .or_else(|| self.part_of_day(at))
            .or_else(zone);
        if named.is_some()
            || self.lex(at).is_none_or(|lex| lex.is_plain() || !lex.core && lex.senses.are_all_among(LEADING))
        {
            return named;
        }
        let announced = self
            .at_once(at, intro)
            .or_else(|| self.announced_length(at, intro))
            .or_else(|| self.moment(at, intro))
            .or_else(|| self.length_of(at, intro));
        if announced.is_some() {
            return announced;
        }
        // `4pm 1h`: after a time, `1h` is a length.
        if zoned
            && !intro.until
            && !(intro.at && self.time.hour_sign)
            && let Some(length) = self.length(at).filter(|(length, _)| length.is_clock())
        {
            return self.loose(length);
        }
        let trust = self.trust(at, trust, intro);
        // `desde las 8 del 24 hasta las 8`
        let of_hour = intro.timed && !self.time.hour_sign && self.is(at.wrapping_sub(1), Sense::OfThe);
        let range = if self.is_day_led(intro) || of_hour { None } else { self.clock_range(at, trust, intro) };
        if let Some((clock, end, next)) = range {
            return Some((Atom::Clock(clock, Some(end)), next));
        }
        if self.is_taken(at, so_far) {
            return None;
        }
        self.clock_or_days(at, trust, intro)
            .or_else(|| self.edge_of_part(at))
            .or_else(|| self.plain_part(at, intro, so_far))
            .or_else(|| self.loose_length(at, intro))
    }

    /// `all day` at `at`, or what means that beside a day.
    pub(super) fn is_all_day(&self, at: usize, dated: bool) -> bool {
        let apart = || self.lex(at + 1).is_none_or(|next| next.kind != Kind::Word);
        self.is(at, Sense::AllDay(Where::Everywhere))
            || dated
                && (self.is(at, Sense::AllDay(Where::Beside))
                    || self.is(at, Sense::AllDay(Where::Apart)) && apart())
    }

    /// Whether no piece can begin here.
    fn is_no_piece(&self, at: usize, zoned: bool) -> bool {
        if self.is(at, Sense::NoTime) || !zoned && self.lex(at).is_none_or(Lex::is_plain) {
            return true;
        }
        // Small words alone are no piece of time.
        if !(at..at + 3).any(|at| self.lex(at).is_some_and(|lex| lex.core)) && !zoned {
            return true;
        }
        // `3 nuits à Rome`
        let counted = || self.number(at.wrapping_sub(1)).is_some_and(|number| !number.ordinal);
        let nights = || self.time.relation_after && self.is(at, Sense::Habit) && self.part(at).is_some();
        self.scale(at).is_some()
            || self.counts_in_name(at)
            || self.is_asked_after(at)
            || self.is_behind_many(at)
            || counted() && nights()
    }

    /// `same time tomorrow`
    fn same_time(&self, at: usize, so_far: &Phrase) -> Option<(Atom, usize)> {
        // `same time, half past seven`
        let said = if self.kind(at + 1) == Some(Kind::Comma) { at + 2 } else { at + 1 };
        if let Some((clock, next)) = self.clock(said, Trust::AfterDay) {
            return Some((Atom::Clock(clock, None), next));
        }
        let intro = Intro { on: true, named: true, ..Intro::default() };
        let beside =
            so_far.start.day.is_some() || self.days(self.skip(at + 1, &[Sense::On]), intro).is_some();
        let seconds = i64::from(self.now.hour() * 3600 + self.now.minute() * 60);
        beside.then_some((Atom::Clock(Clock { seconds, half: Half::Known }, None), at + 1))
    }

    /// How much a number may count as a time behind its small words.
    fn trust(&self, at: usize, trust: Trust, intro: Intro) -> Trust {
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
        // `the quote from the one with the van`
        let from = intro.from && !articled && !of && !self.is_day_led(intro) && !self.measures(at);
        let trust = if at_hour || from || intro.until || by_hour { Trust::Bare } else { trust };
        // `around 5 until 6`, but `he moans about the one he missed`
        let hour = self.number(at).is_some_and(|number| number.value <= 12);
        let about = intro.around
            && !articled
            && (intro.the || !self.time.relation_after)
            && (trust >= Trust::AfterDay
                || self.date_follows(at + 1)
                || hour && (intro.opens || self.bare_end(at + 1))
                || self.is_written_in_one(at) && self.is_all_that_is_said(at));
        if intro.between || about { Trust::Bare } else { trust }
    }

    /// `1030`
    fn is_written_in_one(&self, at: usize) -> bool {
        self.number(at).is_some_and(|number| (3..=4).contains(&number.digits))
    }

    /// `desde el 12 a las 10`, `à partir du 12 à 10h`: that article is the one of days.
    fn is_day_led(&self, intro: Intro) -> bool {
        self.time.relation_after && intro.on && intro.the && !intro.at
    }

    /// `he ran it in 2:05`: how long, not when.
    fn is_taken(&self, at: usize, so_far: &Phrase) -> bool {
        let before = at.wrapping_sub(1);
        // `en 5:12`, where an hour has an article
        let articled = self.time.relation_after && !self.time.hour_sign;
        let taken = self.is(before, Sense::In)
            && (articled || !self.is_any(before, &[Sense::On, Sense::At, Sense::By]))
            && self.kind(at + 1) == Some(Kind::Colon)
            && self.number(at).is_some();
        let dated = || so_far.start.day.is_some() || self.day_follows(at + 3);
        taken && !dated() && !self.is_any(at + 3, &[Sense::Am, Sense::Pm, Sense::OClock])
    }

    /// What is longer of a time of day and days.
    fn clock_or_days(&self, at: usize, trust: Trust, intro: Intro) -> Option<(Atom, usize)> {
        // `at 7 to 11 Harrow Lane`
        if intro.at && self.are_houses(at) {
            return None;
        }
        let trusted = (!intro.for_ || intro.at).then_some(trust);
        let clock = trusted.and_then(|trust| self.clock(at, trust));
        let clock = self.either_hour(at, clock).or(clock);
        let signed = || if trusted == Some(Trust::Signed) { None } else { self.clock(at, Trust::Signed) };
        let clock = clock.or_else(signed);
        let days = self.ahead(at, intro).or_else(|| self.days(at, intro));
        match (clock, days) {
            // `a las 16.`: the point ends the sentence.
            (Some((clock, next)), Some((_, after)))
                if next > after
                    || next == after && intro.at
                    || self.time.relation_after && intro.at && self.kind(next) == Some(Kind::Dot) =>
            {
                Some((Atom::Clock(clock, None), next))
            }
            (_, Some(((day, last), next))) => Some((Atom::Days(day, last), next)),
            (Some((clock, next)), None) => Some((Atom::Clock(clock, None), next)),
            (None, None) => None,
        }
    }

    /// `for two hours`
    fn announced_length(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if !intro.for_ || intro.on {
            return None;
        }
        let (length, next) = self.length(at)?;
        let moment = self.is_any(next, &[Sense::Ago, Sense::Hence]);
        (!moment && !self.is_week_of_hour(next))
            .then(|| (Atom::Length(length), self.skip(next, &[Sense::Aside])))
    }

    /// `réunion de deux heures`: not from two o'clock, unless a range or a part of the day says so.
    fn length_of(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        if !self.time.relation_after || !intro.from || !intro.of {
            return None;
        }
        let (length, next) =
            self.length(at).filter(|(length, _)| length.is_clock() && length.seconds <= 8 * HOUR)?;
        let hours = self.clock_range(at, Trust::Bare, intro).is_some()
            || self.part_follows(next)
            || self.departs_at(at, next, length);
        if hours { None } else { self.loose((length, next)) }
    }

    /// `zwei Stunden`, `zwölf Wochen lang`
    fn loose_length(&self, at: usize, intro: Intro) -> Option<(Atom, usize)> {
        let short = |(length, next): &(Length, usize)| length.is_short() || self.is(*next, Sense::Aside);
        self.loose(self.length(at).filter(short).filter(|_| !intro.at)?)
    }

    fn loose(&self, (length, next): (Length, usize)) -> Option<(Atom, usize)> {
        let another = self.is_told_by_another(next);
        (!another).then(|| (Atom::LooseLength(length), self.skip(next, &[Sense::Aside])))
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
}
