//! A weekday by its name: `Tuesday`, `Tuesday week`, and `Sat` or `sun` where they are one.

use super::{Day, Which};
use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::local::add_days;
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// How far behind a short day that opens a memo another day is looked for.
const FAR: usize = 12;

impl Reader<'_> {
    pub(super) fn plain_weekday(&self, at: usize, day: u32, intro: Intro) -> Option<(Day, usize)> {
        if self.is(at, Sense::Habit)
            && !(intro.on || intro.every || self.alone(at))
            && !self.time.relation_after
            && self.clock_follows(at + 1).is_none()
        {
            return None;
        }
        // `in the sun`
        let beside = intro.in_ && !intro.on
            || self.time.names_lead && self.is(at.wrapping_sub(1), Sense::The) && !intro.on;
        let weak = self.is(at, Sense::Weak);
        let company = || intro.any() || self.company(at) || self.opens_a_day(at);
        if weak && (!company() || beside || self.is_plain_word(at) || self.is_of_a_subject(at, intro)) {
            return None;
        }
        // `ce jeu`, `le jeu des sept familles`, but `jeu dès 14h`
        let before = at.wrapping_sub(1);
        let led = self.is_any(before, &[Sense::A, Sense::The]) || self.which(before).is_some();
        let from = self.is(at + 1, Sense::From) && self.clock_follows(at + 2).is_none();
        let timed = self.number(at + 1).is_some() || self.clock_follows(at + 1).is_some();
        if weak && self.is(at, Sense::Work) && ((intro.any() || led) && !timed || from) {
            return None;
        }
        // `Tuesday week`
        if let Some(weeks) = self.weeks_after(at) {
            let day = add_days(self.coming(day), 7 * weeks);
            return Some((Day::fixed(day), at + 2));
        }
        let dotted = self.kind(at + 1) == Some(Kind::SentenceEnd)
            && self.is_glued(at + 1)
            && self.number(at + 2).is_some();
        // `Tuesday last`, `Friday coming`
        let beside = self.which(at + 1).filter(|which| matches!(which, Which::Last | Which::Coming));
        if self.time.names_lead
            && let Some(which) = beside.filter(|_| self.bare_end(at + 2))
        {
            return Some((self.weekday_of(day, Some(which)), at + 2));
        }
        Some((self.weekday_of(day, None), if dotted { at + 2 } else { at + 1 }))
    }

    /// `sat` in `the dial sat at four` and `mine sat on the shelf`, but `my dentist sat at 4`.
    fn is_of_a_subject(&self, at: usize, intro: Intro) -> bool {
        let Some(subject) = at.checked_sub(1) else { return false };
        let known = |at: usize| self.is_any(at, &[Sense::The, Sense::A]) || self.is_possessive(at);
        let led = subject.checked_sub(1).is_some_and(|the| known(the) && self.opens_anew(the))
            && self.lex(subject).is_some_and(Lex::is_plain)
            && !self.is_held_or_comes(subject);
        let pronoun =
            || self.opens_anew(subject) && self.any_token(subject, |token| self.time.faint.states.has(token));
        let verb = !intro.any() && !self.starts_large(at) && self.is_any(at + 1, &[Sense::At, Sense::On]);
        self.time.names_lead && verb && (led || pronoun())
    }

    /// `fruits de mer`, `le jeu`, `soirée jeu samedi`: no short form of a day, unless the date follows.
    fn is_plain_word(&self, at: usize) -> bool {
        let day = if self.kind(at + 1) == Some(Kind::SentenceEnd) { at + 2 } else { at + 1 };
        let number = self.number(day).is_some() && !self.counts(day + 1);
        let dated = self.month(day + 1).is_some() || self.is_any(day + 1, &[Sense::To, Sense::Until]);
        let before = at.wrapping_sub(1);
        let of = self.is_any(before, &[Sense::Of, Sense::In]);
        let led = of && !(number && dated) || self.is(before, Sense::The) && !number;
        let other = self.weekday(at + 1).is_some() && !self.is(at + 1, Sense::Weak);
        self.time.relation_after && (led || other)
    }

    /// `week` or `fortnight` directly behind the day at `at`, in weeks.
    pub(super) fn weeks_after(&self, at: usize) -> Option<i64> {
        match self.unit(at + 1)? {
            Unit::Week => Some(1),
            Unit::Fortnight => Some(2),
            _ => None,
        }
    }

    /// A weak weekday counts beside a number, another time word or a preposition of time.
    fn company(&self, at: usize) -> bool {
        // `Sun @ 9am`
        let sign = self.lex(at + 1).and_then(|lex| self.tokens.get(lex.first));
        let sign = sign.is_some_and(|token| token.word() == "@" && !token.glued);
        let mark = matches!(self.kind(at + 1), Some(Kind::Comma | Kind::SentenceEnd));
        let next = if mark || sign { at + 2 } else { at + 1 };
        let ends = |at: usize| {
            self.is_any(at, &[Sense::To, Sense::Until, Sense::And, Sense::Or])
                || matches!(self.kind(at), Some(Kind::Dash | Kind::Slash))
        };
        self.alone(at)
            || (1..=2).any(|back| at >= back && self.weekday(at - back).is_some())
            || at > 1 && ends(at - 1) && self.weekday(at - 2).is_some()
            || ends(next) && self.weekday(next + 1).is_some()
            || self.number(next).is_some() && !self.counts(next + 1)
            || self.clock(next, Trust::AfterDay).is_some()
            || self.is_any(next, &[Sense::From, Sense::Between])
                && self.clock_range(next + 1, Trust::Bare, Intro::default()).is_some()
            || self.is_a(next, SenseKind::AllDay)
            || self.part_follows(next)
            || self.is_short_name(at)
            || (self.clock_ends(at) || self.is_any(at.wrapping_sub(1), &[Sense::Noon, Sense::Midnight]))
                && self.bare_end(at + 1)
            || self.date(next, Intro { on: true, weekday: true, ..Intro::default() }).is_some()
            || self.is(next, Sense::At) && self.number(self.skip(next + 1, &[Sense::The])).is_some()
            || self.month(next).is_some()
            || self.which(next).is_some()
                && self.is_unit(next + 1, Unit::Week)
                && !self.is(at.wrapping_sub(1), Sense::The)
            || self.is_any(next, &[Sense::Noon, Sense::Midnight, Sense::Am, Sense::Pm])
            || self.is_a(next, SenseKind::Part)
            || self.is_a(next, SenseKind::Weekday)
    }

    /// `Wed lunch at 1`, `Sat: breakfast club at 3pm`, `room handover Sat after 6pm`: a short day that is written as a
    /// name, and opens the memo with what is held at a time of that day, or has a time beside it.
    fn opens_a_day(&self, at: usize) -> bool {
        // `Do. Zahnarzt um 15 Uhr`
        let dot = self.kind(at + 1) == Some(Kind::SentenceEnd) && self.is_glued(at + 1);
        let mark = if dot { at + 2 } else { at + 1 };
        let marks = [Kind::Colon, Kind::Semicolon, Kind::Dash];
        let marked = self.kind(mark).is_some_and(|kind| marks.contains(&kind)) && !self.is_glued(mark + 1);
        let loud = self
            .lex(at)
            .and_then(|lex| self.tokens.get(lex.first))
            .is_some_and(|token| token.said(self.text).chars().nth(1).is_some_and(char::is_uppercase));
        if loud || self.time.relation_after {
            return false;
        }
        // `he sat after six`: in English, only a mark or a meal makes up for the capital.
        let large = self.starts_large(at) || self.time.half_before;
        let comma = usize::from(marked || self.kind(mark) == Some(Kind::Comma));
        let leads =
            [Sense::At, Sense::After, Sense::Before, Sense::Between, Sense::Until, Sense::By, Sense::Around];
        let lead = mark + comma;
        let start = if self.is(lead, Sense::Opens) { lead + 1 } else { lead };
        let behind = (start > lead || self.is_any(lead, &leads))
            && self.clock(self.skip(self.skip(start, &leads), &[Sense::At]), Trust::Bare).is_some();
        // `Sat with Mum`, `Sun sets`
        let noun = self.lex(mark).is_some_and(|lex| {
            lex.number.is_some() || lex.kind == Kind::Word && lex.is_plain() && !lex.plural
        });
        let held = (noun || self.is_held_at(mark))
            && !self.is_any(mark, &[Sense::Link, Sense::NoTime, Sense::PutWhere]);
        let other =
            |at: usize| self.weekday(at).is_some() || self.day_away(at).is_some() || self.month(at).is_some();
        let timed = || self.timed(mark + 1, Intro { opens: true, ..Intro::default() });
        let held = marked || held && (large || self.is_held_at(mark));
        large && behind
            || large && self.clock_ends(at) && held
            || self.opens(at) && held && timed() && !(mark..mark + FAR).any(other)
    }
}
