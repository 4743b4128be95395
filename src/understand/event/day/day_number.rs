//! Days of a month that is not said: `the 5th`, `am 5.`, `jeudi 3`.

use chrono::Datelike;

use super::date::{Dates, MOST_LISTED};
use super::{Day, Shape};
use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::{add_days, weekday};
use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::{Kind, Token};

/// So many days ahead a day that is named by weekday and number is looked for.
const NEAR: i64 = 45;

/// `the first`, `the second` and `the third` may be things that were named, `the fifth` is a day.
const RANKS: u32 = 3;

/// What is ranked is seldom ranked so low.
const LOW_RANK: u32 = 12;

/// So many words before a day may say that something goes on or was moved to it.
const BACK: usize = 4;

/// Among so many words before a rank stands the one before it, where things are counted.
const COUNTED: usize = 16;

/// A larger number is no hour.
const HOURS: u32 = 24;

impl Reader<'_> {
    /// `the 5th`, `am 5.`, `le 5`: the `day` of a month that is not said, at `at` and before `next`.
    pub(super) fn day_alone(&self, at: usize, day: u32, next: usize, intro: Intro) -> Option<(Dates, usize)> {
        if self.is_no_day(at, day, next, intro) {
            return None;
        }
        let last = self.last_of_days(at, day, next);
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        // `Am 5. Nikolaus im Kindergarten`
        let dotted = self.time.half_before && intro.on && next > at + 1;
        let named = !dotted && self.is_a(next, SenseKind::Holiday);
        let unit = named
            || self.unit(next).is_some()
            || self.is(next, Sense::Weekend)
            || self.weekday(next).is_some() && ordinal;
        let number = last.is_some() || self.says_day(at, day, next, intro);
        let doubtful = ordinal && intro.the && !self.is(at, Sense::DayNumber);
        let alone = self.announces_day(at, day, next, intro);
        // `am 24. Zimmer streichen`: no thing has `am` before such a number.
        let what = || self.time.half_before && intro.on && !intro.in_ && day > 12 && !self.counts(next);
        let ends = || self.ends_day(next, doubtful, alone) || alone && what();
        // `im dritten Anlauf`, `im 14. Bezirk`
        let place = intro.in_ && (ordinal || self.time.half_before && next > at + 1);
        (number && !unit && !place && ends()).then_some(())?;
        let first = self.day_of_month(day)?;
        let Some((last, end)) = last else { return Some(((first, None), next)) };
        let last = first.from.with_day(last).map(Day::fixed);
        Some(((first, last), end))
    }

    /// What stands before the number, its form or what it counts says that it is no day of a month.
    fn is_no_day(&self, at: usize, day: u32, next: usize, intro: Intro) -> bool {
        // `November 31st` is no 31st of another month.
        let before = at.wrapping_sub(if self.is(at.wrapping_sub(1), Sense::The) { 2 } else { 1 });
        if self.month(before).is_some_and(|month| self.has_no_such_day(before, month)) {
            return true;
        }
        if self.is_bargain(next) {
            return true;
        }
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        let form = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map(|token| token.word());
        if self.time.half_before {
            // `am Montag zweites Gespräch`, `an erster Stelle`: only with an article could these forms be a day.
            let inflected = form.is_some_and(|form| ["e", "es", "er"].iter().any(|end| form.ends_with(end)));
            // `vom ersten Gehalt`, `vom 14. Bezirk`: it says of what.
            let of = self.is(at.wrapping_sub(1), Sense::Of) && self.is(at.wrapping_sub(1), Sense::From);
            let spelt = ordinal && self.number(at).is_some_and(|number| number.digits == 0);
            // `4. von 11`
            let ranked = at > 2 && self.kind(at - 2) == Some(Kind::Dot) && self.number(at - 3).is_some();
            if of && ranked {
                return true;
            }
            if of && (spelt || next > at + 1) && self.lex(next).is_some_and(|lex| self.is_what(next, lex)) {
                return true;
            }
            // `am zweiten Finger`
            if spelt && self.is(next, Sense::Thing) {
                return true;
            }
            // `am Montag 1. FC Köln`: no such day is near, so it counts what follows.
            let dotted = next > at + 1;
            let counted = dotted && intro.weekday && self.lex(next).is_some_and(Lex::is_plain);
            if !intro.the && (ordinal && inflected || counted && !self.falls_soon(at, day)) {
                return true;
            }
        }
        let spoken = ordinal && self.number(at).is_some_and(|number| number.digits == 0);
        // `the first half of the match`, `the first to sign up`
        let goes_on = || {
            let verb = self.is(next, Sense::To) && self.number(self.skip(next + 1, &[Sense::The])).is_none();
            verb || self.is_copula(next) || !self.bare_end(next) && !self.timed(next, intro)
        };
        if self.time.names_lead && spoken && (day <= RANKS && !intro.any() && goes_on() || self.ranks(at)) {
            return true;
        }
        // `the third shelf is pasta the fourth is tins`
        let counts_on = || {
            let is_lower = |rank: &usize| {
                let value = self.number(*rank).filter(|number| number.ordinal).map(|number| number.value);
                value.is_some_and(|value| value + 1 == u64::from(day))
                    && self.is(rank.wrapping_sub(1), Sense::The)
                    && self.lex(rank + 1).is_some_and(Lex::is_plain)
            };
            // `the 4th is the scan, the 5th is the party`
            let is_thing = |rank: usize| (rank + 2..at).any(|at| self.is_copula(at));
            (at.saturating_sub(COUNTED)..at).find(is_lower).is_some_and(is_thing)
        };
        if self.time.names_lead && ordinal && self.is_copula(next) && counts_on() {
            return true;
        }
        // `double crochet in the third from the hook`
        let led = self.is(at.wrapping_sub(1), Sense::The) && self.is(at.wrapping_sub(2), Sense::In);
        let counted_from = self.is(next, Sense::From) && self.clock(next + 1, Trust::Bare).is_none();
        if self.time.names_lead && ordinal && led && counted_from {
            return true;
        }
        if !self.time.relation_after {
            return false;
        }
        if self.is_choice(at, next) {
            return true;
        }
        // `arriver en premier`, `le premier de la liste`, `al primer intento`
        let what = |next| self.lex(next).is_some_and(|lex| self.is_what(next, lex));
        let of = || self.is(next, Sense::Of) || what(next) && !self.timed(next, intro);
        let before = at.wrapping_sub(1);
        let rank = self.is(before, Sense::Of) && self.is(before, Sense::On) && !intro.the;
        if spoken && !self.is(at, Sense::DayNumber) && (rank || of()) {
            return true;
        }
        // `viven en el primero`, `ils habitent au premier`, but `reporté au premier`: the floor.
        let led = self.is(before, Sense::The) && self.is(before.wrapping_sub(1), Sense::In)
            || self.is(before, Sense::To) && self.is(before, Sense::On);
        let changed = |at: usize| self.number(at).is_some() || self.is_any(at, &[Sense::Moved, Sense::Until]);
        if spoken && led && !(before.saturating_sub(BACK)..before).any(changed) {
            return true;
        }
        // `el menú de 16 y el de 22`
        let of = at.wrapping_sub(1);
        let one_of = self.is(of, Sense::Of)
            && !self.is_any(of, &[Sense::On, Sense::OfThe])
            && self.is(of.wrapping_sub(1), Sense::The);
        // `la del primero no paga`: who lives there
        let floor = spoken
            && self.is(of, Sense::OfThe)
            && self.is(of.wrapping_sub(1), Sense::The)
            && !self.timed(next, intro);
        // `va por los 30`: one day has no article of several.
        let several = *self.senses(at.wrapping_sub(1)) == [Sense::The]
            && !intro.weekday
            && !self.is_any(next, &[Sense::And, Sense::To])
            && self.kind(next) != Some(Kind::Comma);
        // `du premier coup`, but `du premier au cinq`
        let first_of = ordinal && self.is(of, Sense::OfThe) && self.lex(next).is_some_and(Lex::is_plain);
        self.is_feminine(at) && !self.is(at, Sense::DayNumber) || one_of || floor || several || first_of
    }

    /// `huile de première pression`, `cada octava vuelta`: a day is no woman.
    pub(super) fn is_feminine(&self, at: usize) -> bool {
        let ordinal = self.number(at).is_some_and(|number| number.ordinal);
        let form = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map_or("", Token::word);
        self.time.relation_after && ordinal && (form.ends_with('e') || form.ends_with('a'))
    }

    /// `between the third and fourth floors`: what is ranked stands behind the second of two.
    fn ranks(&self, at: usize) -> bool {
        let ordinal = |at: usize| self.number(at).is_some_and(|number| number.ordinal);
        let behind = |at: usize| at.checked_sub(1 + usize::from(self.is(at.wrapping_sub(1), Sense::The)));
        let second = |and: usize| Some(self.skip(and + 1, &[Sense::The])).filter(|at| ordinal(*at));
        let and = Some(at + 1).filter(|and| self.is(*and, Sense::And));
        let (first, second) = match and.and_then(second) {
            Some(second) => (Some(at), second),
            None => (behind(at).filter(|and| self.is(*and, Sense::And)).map(|and| and - 1), at),
        };
        let between = first.and_then(behind).is_some_and(|before| self.is(before, Sense::Between));
        let many = |lex: &Lex| lex.plural && lex.is_plain();
        between && self.lex(second + 1).is_some_and(many)
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
        // `drinks 27th from six thirty`
        let timed = (ordinal || dotted && self.time.day_first)
            && day > 12
            && self.is_any(next, &[Sense::At, Sense::From])
            && !self.is(next, Sense::Of)
            && self.clock(next + 1, Trust::Bare).is_some();
        // `lundi deuxième entretien`: there only the first day of a month is an ordinal.
        let ordinal_day = ordinal && (!self.time.relation_after || day == 1);
        self.is(at, Sense::DayNumber)
            || self.is_bare_day(at, day, next, intro)
            || beside
            || self.is_plain_day(at, day, next, intro)
            || timed
            || ordinal_day && said
            || dotted && self.time.day_first && said
            || intro.numbered && !self.counts(next)
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
            && intro.the
            && (self.bare_end(next)
                || self.has_own_number(next)
                || self.is_listed(next, day)
                || self.is(next, Sense::Person)
                || opens()
                || !self.counts(next) && self.timed(next, intro))
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

    /// `et le 25` behind `le 24`
    pub(super) fn is_listed(&self, at: usize, day: u32) -> bool {
        let article = self.skip(at + 1, &[Sense::The]);
        self.is_any(at, &[Sense::And, Sense::Or])
            && article > at + 1
            && self.small(article, 31).is_some_and(|other| other > day)
    }

    /// The `day` of a month soon is the weekday that is said before `at`.
    fn falls_soon(&self, at: usize, day: u32) -> bool {
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
    fn ends_or_joins(&self, at: usize) -> bool {
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
    fn is_what(&self, at: usize, lex: &Lex) -> bool {
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
