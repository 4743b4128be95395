//! Days of a month that is not said: `the 5th`, `am 5.`, `jeudi 3`.

use chrono::Datelike;

use super::date::{Dates, MOST_LISTED};
use super::no_day::RANKS;
use super::{Day, Shape};
use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::{add_days, weekday};
use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// So many days ahead a day that is named by weekday and number is looked for.
const NEAR: i64 = 45;

/// What is ranked is seldom ranked so low.
const LOW_RANK: u32 = 12;

/// Up to this one an ordinal behind what is held may say in which order: `coffee first at ten`.
const FIRST_RANKS: u32 = 3;

/// So near behind such a day its weekday is looked for.
const BESIDE: usize = 7;

/// A larger number is no hour.
const HOURS: u32 = 24;

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

    /// `to 11th` behind `7th`, and nothing that is counted: the last day, and where it ends.
    fn last_of_days(&self, at: usize, day: u32, next: usize) -> Option<(u32, usize)> {
        // `canal trip fourteenth to twenty first`, but `fourth to seventh`
        let late = self.small(next + 1, 31).is_some_and(|last| last > LOW_RANK);
        let spelt = self.time.names_lead && day > RANKS && late;
        let numbered = |at: usize| {
            let number = self.number(at).filter(|number| number.digits > 0 || spelt && number.ordinal)?;
            let end = self.past_dot(at + 1);
            (number.ordinal || end > at + 1 && self.time.day_first).then_some(end)
        };
        numbered(at)?;
        let to = self.is_any(next, &[Sense::To, Sense::Until]) || self.kind(next) == Some(Kind::Dash);
        let last = self.small(next + 1, 31).filter(|last| to && *last > day)?;
        // The point that ends the sentence is that of the number, too.
        let end = numbered(next + 1).or_else(|| {
            let stop = self.kind(next + 2) == Some(Kind::SentenceEnd) && self.time.day_first;
            stop.then_some(next + 2)
        })?;
        (self.bare_end(end) || self.is_any(end, &[Sense::At, Sense::In])).then_some((last, end))
    }

    /// `und dem 22.` behind `zwischen dem 19.`, and no noun that both count: `zwischen dem 2. und dem 3. Stock`.
    fn last_between(&self, at: usize, day: u32, next: usize, intro: Intro) -> Option<(u32, usize)> {
        let dotted = |at: usize| {
            let end = self.past_dot(at + 1);
            // The point that ends the sentence is that of the number, too.
            let stop = self.kind(end) == Some(Kind::SentenceEnd) && self.is_glued(end);
            (self.number(at).is_some_and(|number| number.digits > 0) && (end > at + 1 || stop)).then_some(end)
        };
        let said = self.time.half_before && intro.between && self.is(next, Sense::And);
        dotted(at).filter(|_| said)?;
        let second = self.skip(next + 1, &[Sense::The]);
        let last = self.small(second, 31).filter(|last| *last > day)?;
        let end = dotted(second)?;
        // `Im Dezember zwischen dem 19. und dem 22. Skifahren`
        let monthly = self.month_before_between(at).is_some();
        let speaker = |at: usize| self.word(at).is_some_and(|word| self.time.speakers.contains(&word));
        let ends = self.bare_end(end) || monthly || speaker(end) || speaker(end + 1);
        ends.then_some((last, end))
    }

    /// `Dezember` in `im Dezember zwischen dem 19. und dem 22.`, where the first day stands at `at`.
    fn month_before_between(&self, at: usize) -> Option<u32> {
        let between = (at.saturating_sub(2)..at).find(|at| self.is(*at, Sense::Between))?;
        between.checked_sub(1).filter(|_| self.time.half_before).and_then(|month| self.month(month))
    }

    /// `et le 25` behind `le 24`
    pub(super) fn is_listed(&self, at: usize, day: u32) -> bool {
        let article = self.skip(at + 1, &[Sense::The]);
        self.is_any(at, &[Sense::And, Sense::Or])
            && article > at + 1
            && self.small(article, 31).is_some_and(|other| other > day)
    }

    /// The `day` of a month soon is the weekday that is said before `at`.
    pub(super) fn falls_soon(&self, at: usize, day: u32) -> bool {
        let named = (1..=2).find_map(|back| self.weekday(at.wrapping_sub(back)));
        let mut soon = (0..NEAR).map(|ahead| add_days(self.today(), ahead));
        named.is_some_and(|weekday| {
            soon.any(|date| date.day() == day && date.weekday().num_days_from_monday() == weekday)
        })
    }

    /// `jeudi 3 à 14h`, `samedi 23 brocante`: the weekday before it is that of a near day with this number, and what
    /// stands behind it makes no hour of it.
    fn is_near_day(&self, at: usize, day: u32) -> bool {
        let named = at.checked_sub(1).and_then(|before| self.weekday(before));
        let written = self.number(at).is_some_and(|number| number.digits > 0);
        let next = at + 1;
        self.time.relation_after
            && named.is_some_and(|_| day > HOURS || self.falls_soon(at, day))
            && (self.is_timed_by(next)
                || self.is_parted(next)
                || self.ends_or_joins(next)
                || written && !self.counts(next) && self.is_thing_or_place(next))
    }

    /// At `at`, behind the number of a day, a time of day is said: `14h`, `de 14 a 16`, `entre midi et deux`, `(10:00)`.
    fn is_timed_by(&self, at: usize) -> bool {
        let hour = self.skip(at + 1, &[Sense::The]);
        let articled = hour > at + 1;
        let trust = if articled { Trust::Bare } else { Trust::Signed };
        let sides = [Sense::By, Sense::Before, Sense::After, Sense::From];
        let between = Intro { from: true, between: self.is(at, Sense::Between), ..Intro::default() };
        let mark = self.lex(at).is_some_and(|lex| {
            let opens = || self.tokens.get(lex.first).is_some_and(|token| token.word() == "(");
            (lex.kind == Kind::Colon || opens()) && !lex.glued
        });
        self.is(at, Sense::At) && (self.time.hour_sign || articled) && self.clock(hour, Trust::Bare).is_some()
            || self.is_any(at, &[Sense::From, Sense::Between])
                && self.clock_range(hour, Trust::Bare, between).is_some()
            || self.is_any(at, &sides) && self.clock(hour, trust).is_some()
            || mark && self.clock(at + 1, Trust::Signed).is_some()
            || self.clock(at, Trust::Signed).is_some()
            || self.is_signed_hour(at)
            || self.clock_range(at, Trust::AfterDay, Intro::default()).is_some()
    }

    /// Nothing else is said, or another weekday: `vendredi 27 et samedi 28`, `el viernes 27, perdón, el sábado 28`.
    pub(super) fn ends_or_joins(&self, at: usize) -> bool {
        let joins = [Sense::And, Sense::Or, Sense::To, Sense::Until, Sense::Correct, Sense::WeakCorrect];
        let other = self.skip(self.skip(at + 1, &[Sense::On]), &[Sense::The]);
        self.is_any(at, &joins) && self.weekday(other).is_some()
            || self.lex(at).is_none_or(|lex| {
                matches!(lex.kind, Kind::Comma | Kind::SentenceEnd | Kind::Semicolon | Kind::LineBreak)
            })
    }

    /// `brocante`, `à la gare du Nord`, `en la oficina`, but not `personnes`.
    fn is_thing_or_place(&self, at: usize) -> bool {
        let plain = |at: usize| self.lex(at).filter(|lex| lex.kind == Kind::Word && lex.is_plain());
        let place = self.skip(self.skip(at + 1, &[Sense::The]), &[Sense::The]);
        let led = self.is_any(at, &[Sense::At, Sense::In, Sense::On, Sense::To]) && plain(place).is_some();
        led || plain(at).is_some_and(|lex| !lex.many && !lex.plural)
    }

    /// `matin`, `en la noche`, `a mediodía`, `toute la journée`, but not `de la mañana`, which counts the hour before it.
    fn is_parted(&self, at: usize) -> bool {
        let counts = self.is(at, Sense::Of) && !self.is(at, Sense::On);
        let led = self.skip(at, &[Sense::At, Sense::In, Sense::On]);
        let part = self.skip(led, &[Sense::The]);
        let named = [Sense::Noon, Sense::Begin, Sense::Middle, Sense::End];
        !counts
            && (self.part(part).is_some() || self.is_any(part, &named) || self.is_a(part, SenseKind::AllDay))
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

    /// `und 25.` behind `am 24.`: where the days end that are listed with the one that `phrase` says.
    pub(crate) fn more_days(&self, phrase: &Phrase) -> Option<usize> {
        let day = phrase.start.day.as_ref().filter(|day| matches!(day.shape, Shape::DayOfMonth(_)))?;
        if phrase.end.is_some() || phrase.is_complete() {
            return None;
        }
        let (mut read, mut end) = (day.from.day(), None);
        let mut at = phrase.span.1;
        for _ in 0..MOST_LISTED {
            let joined = self.is_any(at, &[Sense::And, Sense::Or]) || self.kind(at) == Some(Kind::Comma);
            let other = self.skip(self.skip(at + 1, &[Sense::On]), &[Sense::The]);
            let Some(number) = self.small(other, 31).filter(|number| joined && *number > read) else { break };
            let after = self.past_dot(other + 1);
            let articled = self.time.relation_after && other > at + 1;
            let ordinal =
                self.number(other).is_some_and(|number| number.ordinal) || after > other + 1 || articled;
            let unit = self.unit(after).is_some() || self.weekday(after).is_some();
            if !ordinal || unit || self.month(after).is_some() {
                break;
            }
            (read, end, at) = (number, Some(after), after);
        }
        end
    }
}
