//! A number that nothing but its place makes a time, in a memo that tells what was or names several numbers, and plans
//! nothing: `mine sat at four and never rose`, `j'avais le sept, le onze et le quarante-deux`.

use crate::understand::event::clock::{HOUR, Half};
use crate::understand::event::day::Shape;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Faint, Sense, SenseKind};
use crate::understand::words::{Kind, Token};

/// So far on each side it may be said that something is to happen, or another number be named.
const FAR: usize = 32;

/// What has a time, or gives it another one.
const PLANNED: [SenseKind; 8] = [
    SenseKind::Meal,
    SenseKind::Starts,
    SenseKind::Moved,
    SenseKind::Moves,
    SenseKind::Postponed,
    SenseKind::Fixes,
    SenseKind::Hired,
    SenseKind::Gathering,
];

impl Reader<'_> {
    /// What was read as `phrase` is a mere number, and the memo around it tells of something else than a plan. Behind a
    /// trigger it is a time: who names the calendar plans.
    pub(crate) fn is_faint(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        self.asked.is_none()
            && self.is_only_a_number(phrase)
            && (self.sentence_has(from, to, Faint::tells)
                || self.is_among_numbers(from, to) && self.sentence_has(from, to, Faint::states)
                || self.is_led_as_number(from))
            && !self.is_planned(from, to)
    }

    /// No sign of a time beside the number, or beside the two of a range.
    fn is_only_a_number(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let only = |point: &Point| {
            let day = point.day.clone().filter(|day| matches!(day.shape, Shape::DayOfMonth(_)));
            let clock = point.clock.filter(|clock| clock.half == Half::Open && clock.seconds % HOUR == 0);
            *point == Point { day, clock, ..Point::default() }
        };
        let (start, end) = (phrase.start.clone(), phrase.end.clone());
        let small = [
            Sense::On,
            Sense::At,
            Sense::Around,
            Sense::The,
            Sense::From,
            Sense::To,
            Sense::Until,
            Sense::Between,
            Sense::And,
            Sense::For,
            Sense::Aside,
        ];
        only(&start)
            && end.as_ref().is_none_or(only)
            && *phrase
                == (Phrase {
                    span: phrase.span,
                    start,
                    end,
                    listed: phrase.listed,
                    either: phrase.either,
                    ..Phrase::default()
                })
            && (from..to).all(|at| {
                self.number(at).is_some() || self.kind(at) == Some(Kind::Dash) || self.is_any(at, &small)
            })
    }

    /// Some word of the sentence around the number is such, as it is compared or as it is written.
    fn sentence_has(&self, from: usize, to: usize, is: fn(&Faint, &Token<'_>, &str) -> bool) -> bool {
        let within = |at: &usize| {
            let kind = self.kind(*at);
            kind.is_some_and(|kind| !matches!(kind, Kind::SentenceEnd | Kind::Semicolon | Kind::LineBreak))
        };
        let before = (from.saturating_sub(FAR)..from).rev().take_while(within);
        before.chain((to..to + FAR).take_while(within)).any(|at| {
            self.tokens_at(at)
                .any(|token| token.kind == Kind::Word && is(&self.time.faint, token, token.said(self.text)))
        })
    }

    /// Another number is named that is no time: `ten` in `we came off at nine because ten was coned off`.
    fn is_among_numbers(&self, from: usize, to: usize) -> bool {
        (from.saturating_sub(FAR)..from).chain(to..to + FAR).any(|at| {
            self.number(at).is_some_and(|number| number.value > 1 || number.ordinal || number.digits > 0)
                && self.unit(at + 1).is_none()
        })
    }

    /// `sur le cinq`
    fn is_led_as_number(&self, from: usize) -> bool {
        from.checked_sub(1)
            .and_then(|before| self.word(before))
            .is_some_and(|word| self.time.faint.leads.contains(&word))
    }

    /// Something is said that has a time, or another time.
    fn is_planned(&self, from: usize, to: usize) -> bool {
        (from.saturating_sub(FAR)..from).chain(to..to + FAR).any(|at| {
            let timed = PLANNED.iter().any(|kind| self.is_a(at, *kind))
                || (self.weekday(at).is_some() || self.month(at).is_some()) && !self.is(at, Sense::Weak)
                || self.is_in_progress(at)
                || self.day_away(at).is_some()
                || self.part(at).is_some()
                || self.is_any(at, &[Sense::OClock, Sense::Am, Sense::Pm, Sense::Noon, Sense::Midnight])
                || self.clock_ends(at + 1);
            timed || self.tokens_at(at).any(|token| self.time.faint.plans(token))
        })
    }

    /// `coming` in `the tuner's coming`
    fn is_in_progress(&self, at: usize) -> bool {
        let was = |before: usize| self.tokens_at(before).any(|token| self.time.faint.told.has(token));
        let copula = |before: usize| (self.is_copula(before) || self.is_short_copula(before)) && !was(before);
        self.tokens_at(at)
            .any(|token| self.time.faint.progress.iter().any(|ending| token.word().ends_with(ending)))
            && at.checked_sub(1).is_some_and(copula)
    }

    fn tokens_at(&self, at: usize) -> impl Iterator<Item = &Token<'_>> {
        let range = self.lex(at).map_or(0..0, |lex| lex.first..lex.last + 1);
        self.tokens.get(range).unwrap_or_default().iter()
    }
}

impl Faint {
    fn tells(&self, token: &Token<'_>, said: &str) -> bool {
        let ends =
            |(ending, least): &(&str, usize)| said.len() >= *least && said.to_lowercase().ends_with(ending);
        self.told.has(token) || self.told_endings.iter().any(ends)
    }

    fn states(&self, token: &Token<'_>, _: &str) -> bool {
        self.states.has(token)
    }

    fn plans(&self, token: &Token<'_>) -> bool {
        let word = token.word();
        token.kind == Kind::Word
            && (self.planned.has(token)
                || self
                    .planned_endings
                    .iter()
                    .any(|ending| word.len() > ending.len() && word.ends_with(ending)))
    }
}
