//! A number behind its weekday, where days are plain numbers: `jeudi 3 à 14h`, `samedi 23 brocante`.

use chrono::Datelike;

use crate::understand::event::clock::Trust;
use crate::understand::event::local::add_days;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind};
use crate::understand::words::Kind;

/// So many days ahead a day that is named by weekday and number is looked for.
const NEAR: i64 = 45;

/// A larger number is no hour.
const HOURS: u32 = 24;

impl Reader<'_> {
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
    pub(super) fn is_near_day(&self, at: usize, day: u32) -> bool {
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
}
