//! Days of a month that is not said: `the 5th`, `am 5.`, `le 5`.

use chrono::Datelike;

use super::date::Dates;
use super::no_day::LOW_RANK;
use super::{Day, Shape};
use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::weekday;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// Up to this one an ordinal behind what is held may say in which order: `coffee first at ten`.
const FIRST_RANKS: u32 = 3;

/// So near behind such a day its weekday is looked for.
const BESIDE: usize = 7;

impl Reader<'_> {
    /// `the 5th`, `am 5.`, `le 5`: the `day` of a month that is not said, at `at` and before `next`.
    pub(super) fn day_alone(&self, at: usize, day: u32, next: usize, intro: Intro) -> Option<(Dates, usize)> {
        if self.is_no_day(at, day, next, intro) {
            return None;
        }
        let last = self.last_of_days(at, day, next).or_else(|| self.last_between(at, day, next, intro));
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        // `Am 5. Nikolaus im Kindergarten`
        let dotted = self.time.half_before && intro.on && next > at + 1;
        let named = !dotted && self.is_a(next, SenseKind::Holiday);
        let unit = named
            || self.unit(next).is_some() && !self.begins_hour(next)
            || self.is(next, Sense::Weekend)
            || self.weekday(next).is_some() && ordinal;
        let number = last.is_some() || self.says_day(at, day, next, intro);
        let fixed =
            self.suits_all(next) || at.checked_sub(1).is_some_and(|article| self.is_day_fixed(article));
        let doubtful = ordinal && intro.the && !self.is(at, Sense::DayNumber) && !fixed;
        let alone = self.announces_day(at, day, next, intro);
        // `am 24. Zimmer streichen`: no thing has `am` before such a number.
        let what = || self.time.half_before && intro.on && !intro.in_ && day > 12 && !self.counts(next);
        let ends = || self.ends_day(next, doubtful, alone) || alone && what();
        // `im dritten Anlauf`, `im 14. Bezirk`
        let place = intro.in_ && (ordinal || self.time.half_before && next > at + 1);
        (number && !unit && !place && ends()).then_some(())?;
        // `Im November zwischen dem 19. und dem 20.`
        let month = self.month_before_between(at).and_then(|month| self.month_of(month, None, None));
        let within = month.and_then(|month| month.from.with_day(day));
        let within = within.map(|date| Day::fixed(date).shaped(Shape::DayOfMonth(day)));
        let first = within.or_else(|| self.day_of_month(day))?;
        let Some((last, end)) = last else { return Some(((first, None), next)) };
        let last = first.from.with_day(last).map(Day::fixed);
        Some(((first, last), end))
    }

    /// `quarter past two` in `on the fourteenth quarter past two`
    fn begins_hour(&self, at: usize) -> bool {
        self.is_any(at + 1, &[Sense::Past, Sense::MinutesTo]) && self.clock(at, Trust::Signed).is_some()
    }

    /// The number itself, and the words beside it, say that it is a day: `the 5th`, `am 5.`, `le 3`.
    fn says_day(&self, at: usize, day: u32, next: usize, intro: Intro) -> bool {
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        let dotted = next > at + 1;
        let said = intro.on || intro.the || intro.from || intro.until || intro.weekday;
        // `Tue 19`: more than twelve is a day and no hour.
        let beside =
            intro.weekday && next == at + 1 && (day > 12 && self.bare_end(next) || self.is_near_day(at, day));
        let spoken = self.number(at).is_some_and(|number| number.digits == 0);
        let said = said && (self.time.day_first || intro.the || !spoken);
        let said = said
            && !(self.time.day_first
                && intro.the
                && !intro.on
                && !intro.weekday
                && !intro.from
                && !intro.until);
        // `drinks 27th from six thirty`, `dentist twelfth at four`
        let timed = (ordinal || dotted && self.time.day_first)
            && (day > 12
                || ordinal && day > FIRST_RANKS && self.is_behind_held(at) && self.falls_then(day, next))
            && self.is_any(next, &[Sense::At, Sense::From])
            && !self.is(next, Sense::Of)
            && self.clock(next + 1, Trust::Bare).is_some();
        // `lundi deuxième entretien`: there only the first day of a month is an ordinal.
        let ordinal_day = ordinal && (!self.time.relation_after || day == 1);
        self.is(at, Sense::DayNumber)
            || self.is_bare_day(at, day, next, intro)
            || beside
            || self.is_plain_day(at, day, next, intro)
            || self.is_day_beside_hour(at, day, next, intro)
            || timed
            || self.is_of_month_before(at, next)
            || self.is_day_with_hour(at)
            || self.is_day_of_hour(at, next, intro)
            || ordinal_day && said
            || dotted && self.time.day_first && said
            || intro.numbered && !self.counts(next)
            || (self.is_day_moved_to(at) || self.is_put_to_day(at, next)) && !self.counts(next)
    }

    /// `28th` in `next month 28th`
    fn is_of_month_before(&self, at: usize, next: usize) -> bool {
        let written = self.number(at).is_some_and(|number| number.ordinal && number.digits > 0);
        let mark = at.checked_sub(1).is_some_and(|before| self.kind(before) == Some(Kind::Comma));
        let month = at.checked_sub(1 + usize::from(mark)).filter(|month| self.is_unit(*month, Unit::Month));
        let which = month.and_then(|month| self.which(month.checked_sub(1)?)).is_some();
        let ends = self.bare_end(next) || self.is_any(next, &[Sense::At, Sense::From]);
        self.time.names_lead && written && which && ends
    }

    /// No other weekday than that of the `day` is said behind it: `dentist eighth at nine on Monday` may be the eighth time.
    fn falls_then(&self, day: u32, next: usize) -> bool {
        let said = (next + 1..next + BESIDE).find_map(|at| self.weekday(at));
        said.is_none_or(|said| self.day_of_month(day).is_some_and(|date| weekday(date.from) == said))
    }

    /// Directly behind what is held, or a mark behind it: `booked in with the GP, third`; but `Josh came third`.
    fn is_behind_held(&self, at: usize) -> bool {
        let before = at.checked_sub(1).filter(|_| self.time.names_lead);
        before.is_some_and(|before| {
            let mark = self.kind(before) == Some(Kind::Comma);
            let held = if mark { before.checked_sub(1) } else { Some(before) };
            held.is_some_and(|held| self.is_held_or_comes(held))
        })
    }

    /// `le 3`, `el 3`: these languages count their days with plain numbers.
    fn is_plain_day(&self, at: usize, day: u32, next: usize, intro: Intro) -> bool {
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        // `le 22 j'ai un rendez-vous à 15h`
        let opens = || intro.opens && day > 12 && self.lex(next).is_some_and(|lex| self.is_what(next, lex));
        self.time.relation_after
            && !(ordinal && day > 1)
            // `vive en el 24` is an address.
            && !self.is(at.wrapping_sub(2), Sense::In)
            && (intro.on || intro.by || intro.until)
            && (intro.the
                || self.bare_end(next) && self.is_day_moved_to(at)
                || self.is_put_to_day(at, next))
            && (self.bare_end(next)
                || self.has_own_number(next)
                || self.is_listed(next, day)
                || self.is(next, Sense::Person)
                || opens()
                || self.opens_for_speaker(at, next, intro)
                || self.is_by_the(next)
                || self.opens_for_somebody(at, next, intro)
                || self.opens_for_held(at, next, intro)
                || self.opens_for_duty(at, next, intro)
                || self.is_before_other_doer(next)
                || self.is_day_by_verb(at, next, intro)
                || !self.counts(next) && self.timed(next, intro))
    }

    /// `on the 15 at 8`, `8 pm on 15`; but `the bus at 8 on the 15`, `film 9 pm on 4`.
    fn is_day_beside_hour(&self, at: usize, day: u32, next: usize, intro: Intro) -> bool {
        let written = self.number(at).is_some_and(|number| number.digits > 0 && !number.ordinal);
        let on = self.time.names_lead && written && intro.on && !intro.in_ && next == at + 1;
        // A channel or a floor has a low number.
        if !on || !intro.the && day <= LOW_RANK {
            return false;
        }
        let comma = usize::from(self.kind(next) == Some(Kind::Comma));
        let hour = next + comma;
        let between = Intro { from: true, between: true, ..Intro::default() };
        let behind = self.is_any(hour, &[Sense::At, Sense::From])
            && self.clock(hour + 1, Trust::Bare).is_some()
            || self.is(hour, Sense::Between) && self.clock_range(hour + 1, Trust::Bare, between).is_some()
            || self.clock(hour, Trust::Signed).is_some();
        // `dentist on the 15`, but `Anna is on the 15`
        let led = at.checked_sub(2).filter(|_| intro.the && day > LOW_RANK);
        let alone = self.bare_end(next)
            && led.is_some_and(|on| {
                // `bus on the 15`
                let held = |at: &usize| {
                    !self.is(*at, Sense::Label) && (self.is_held_or_comes(*at) || self.is_hourly(*at))
                };
                self.opens(on) || on.checked_sub(1).filter(held).is_some()
            });
        let numbered = |at: usize| self.is(at, Sense::Label) && !self.is_held_or_comes(at);
        let near = at.saturating_sub(BESIDE)..at + BESIDE;
        (behind || alone || intro.timed && self.bare_end(next)) && !near.into_iter().any(numbered)
    }

    /// `a las siete del 15`, `8pm del 15`: directly behind a time of day, of which `del` says the day.
    fn is_day_of_hour(&self, at: usize, next: usize, intro: Intro) -> bool {
        let articles = self.time.relation_after && !self.time.hour_sign;
        let of = at.checked_sub(1).filter(|of| self.is(*of, Sense::OfThe));
        let plain = self.number(at).is_some_and(|number| !number.ordinal);
        let hour = |of: usize| {
            let last = of.checked_sub(1);
            self.clock_ends(of)
                || last.is_some_and(|at| {
                    self.number(at).is_some()
                        || self.part(at).is_some()
                        || self.is_any(
                            at,
                            &[
                                Sense::Half,
                                Sense::Quarter,
                                Sense::Noon,
                                Sense::Midnight,
                                Sense::Sharp,
                                Sense::A,
                            ],
                        )
                })
        };
        let ends = self.bare_end(next) || self.is_held_or_comes(next);
        articles && intro.timed && plain && of.is_some_and(hour) && ends
    }

    /// `par le train` in `arrive le 23 par le train`
    fn is_by_the(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.per.contains(&word)) && self.is(at + 1, Sense::The)
    }

    /// `am 24 um 14 Uhr`, `Dienstag den 24 14 Uhr`, `am 22`: no hour is said like this.
    fn is_bare_day(&self, at: usize, day: u32, next: usize, intro: Intro) -> bool {
        let hour = || {
            self.clock(next, Trust::Signed).is_some()
                || self.is_any(next, &[Sense::At, Sense::From]) && self.clock(next + 1, Trust::Bare).is_some()
        };
        self.time.half_before
            && self.number(at).is_some_and(|number| number.digits > 0)
            && (intro.on && !intro.in_ || intro.weekday && intro.the)
            && !intro.at
            && self.clock(at, Trust::Signed).is_none()
            && (hour() || intro.on && day > 12 && !self.counts(next) && self.number(next).is_none())
    }

    /// The words before it say that a day comes, whatever follows.
    fn announces_day(&self, at: usize, day: u32, next: usize, intro: Intro) -> bool {
        let announced = intro.on || intro.from || intro.until || intro.by || intro.weekday;
        let digits = self.number(at).is_some_and(|number| number.digits > 0);
        // `Friday the thirteenth party`, `Dienstag den ersten Zahnarzt`: the weekday says that it is a day.
        let said = (1..=2).find_map(|back| self.weekday(at.wrapping_sub(back)));
        let falls = |said| self.day_of_month(day).is_some_and(|date| weekday(date.from) == said);
        let fits = said.is_some_and(|said| day > 12 || falls(said));
        // `on the 3rd lunch with Bob`, but `on the 3rd attempt`
        let opens = intro.opens && intro.on && intro.the && digits && self.time.names_lead;
        // `the 26th dentist at 3pm`, but `the 13th Warrior at 3pm`
        let first = intro.opens
            && intro.the
            && day > 12
            && self.time.names_lead
            && !self.starts_large(next)
            && !self.is_any(next, &[Sense::Thing, Sense::Label])
            && self.timed(next, intro);
        first
            || announced
                && (day > 12 && (digits || intro.on)
                    || opens && !self.is_any(next, &[Sense::Thing, Sense::Label])
                    || intro.weekday && fits
                    || (digits || intro.on) && self.timed(next, intro))
    }

    /// `the first thing` and `the second door` are no days: what follows must not be a thing.
    ///
    /// `day_alone`: nothing else is likely to be counted so far, `on the 22nd Bob comes`.
    pub(super) fn ends_day(&self, at: usize, doubtful: bool, day_alone: bool) -> bool {
        // `the first one`
        let one = self.is(at, Sense::A) && self.number(at).is_some();
        if doubtful && one && !self.is(at + 1, Sense::OClock) {
            return false;
        }
        // `the first 3 weeks`
        if doubtful && self.number(at).is_some() && self.unit(at + 1).is_some_and(|unit| unit >= Unit::Day) {
            return false;
        }
        // `am 22. Kinder abholen`
        let named: &[Sense] = match (self.has_own_number(at), day_alone) {
            (true, true) => &[Sense::Street],
            (true, false) => &[Sense::Thing, Sense::Street],
            (false, true) => &[Sense::Label, Sense::Street],
            (false, false) => &[Sense::Thing, Sense::Label, Sense::Street],
        };
        match self.lex(at) {
            Some(lex) if lex.kind == Kind::Word && lex.is_plain() && !self.is_any(at, named) => {
                !doubtful || day_alone || self.is_any(at, &[Sense::Link, Sense::NoTime])
            }
            _ => !self.is_any(at, named),
        }
    }

    /// A plain word that could be what is on a day: `le 22 dentiste`, but not `le 22 est en retard`.
    pub(super) fn is_what(&self, at: usize, lex: &Lex) -> bool {
        lex.kind == Kind::Word && lex.is_plain() && !self.is_copula(at) && !self.counts(at)
    }

    /// `table for four` in `on the 22nd table for four`: what has its number behind it needs none before it.
    fn has_own_number(&self, at: usize) -> bool {
        let time = |at: usize| self.clock(at, Trust::Signed).is_some();
        let number = |at: usize| self.number(at).is_some() && !self.counts(at + 1) && !time(at);
        self.is(at, Sense::Label)
            && !self.is(at, Sense::Street)
            && (number(at + 1) || self.is(at + 1, Sense::For) && number(at + 2))
    }

    /// A time of day stands beside a day that ends before `at`; after one that opens the memo the whole
    /// event may stand between: `le 22 réunion pour le projet Berlin à 14h30`.
    pub(crate) fn timed(&self, at: usize, intro: Intro) -> bool {
        intro.timed || self.clock_within(at, if intro.opens { 12 } else { 5 })
    }

    /// A time of day follows within so many words: `on the 2nd Bob comes at 6 am`.
    fn clock_within(&self, at: usize, words: usize) -> bool {
        (at..at + words).any(|at| {
            self.is(at, Sense::At) && self.number(at + 1).is_some() || self.clock(at, Trust::Signed).is_some()
        })
    }
}
