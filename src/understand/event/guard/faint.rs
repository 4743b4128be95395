//! A number that nothing but its place makes a time, in a memo that tells what was or names several numbers, and plans
//! nothing: `mine sat at four and never rose`, `j'avais le sept, le onze et le quarante-deux`.

use crate::understand::event::clock::{HOUR, Half};
use crate::understand::event::day::Shape;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind};
use crate::understand::words::{Kind, Token};

/// So far on each side it may be said that something is to happen, or another number be named.
const FAR: usize = 32;

/// No day and no hour has a larger number.
const LARGEST: u64 = 31;

/// So many words behind `and` are no clause of their own.
const ADDED: usize = 3;

/// They end a sentence.
const ENDS: [Kind; 3] = [Kind::SentenceEnd, Kind::Semicolon, Kind::LineBreak];

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
    /// What was read as `phrase` is a mere number, and the memo around it tells of something else than a plan.
    pub(crate) fn is_faint(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        self.is_only_a_number(phrase)
            && (self.is_told_of(from, to) || self.is_among_numbers(from, to) || self.is_led_as_number(from))
            && !self.is_planned(from, to)
    }

    /// `hat mich sofort erkannt`, `war sofort da`: what was done at once, and nothing now; but `muss sofort geholt
    /// werden`.
    pub(crate) fn is_told_at_once(&self, at: usize) -> bool {
        let within =
            |at: &usize| self.lex(*at).is_some_and(|lex| matches!(lex.kind, Kind::Word | Kind::Number));
        let before = || (at.saturating_sub(FAR)..at).rev().take_while(within);
        let behind = || (at + 1..at + FAR).take_while(within);
        let leads = [Sense::From, Sense::Until];
        !self.is_any(at.wrapping_sub(1), &leads)
            && (behind().any(|at| self.tells(at) && !self.plans(at + 1))
                || before().any(|at| self.tells(at)) && !before().chain(behind()).any(|at| self.plans(at)))
    }

    /// `nach drei Wochen war das Bein wieder gut`, `hat mich wiedererkannt, nach zwanzig Jahren`: so long after
    /// something else that is told of. Where it ends.
    pub(crate) fn told_so_long_after(&self, at: usize) -> Option<usize> {
        if !self.time.half_before || !self.is(at, Sense::After) {
            return None;
        }
        let (_, to) = self.length(at + 1)?;
        let word = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number));
        let before = |at: usize| (at.saturating_sub(FAR)..at).rev().take_while(word);
        let tells = |at: usize| self.tells(at);
        let comma = at.checked_sub(1).filter(|comma| self.kind(*comma) == Some(Kind::Comma));
        // `, nach zwanzig Jahren` at the end belongs to the clause before it.
        let told = match comma {
            Some(comma) if !word(&to) => before(comma).any(tells),
            _ => before(at).chain((to..to + FAR).take_while(word)).any(tells),
        };
        (told && !self.is_planned(at, to)).then_some(to)
    }

    /// No sign of a time beside the number, or beside the two of a range.
    fn is_only_a_number(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let only = |point: &Point| {
            let day = point.day.clone().filter(|day| matches!(day.shape, Shape::DayOfMonth(_)));
            let clock = point
                .clock
                .filter(|clock| matches!(clock.half, Half::Open | Half::Known) && clock.seconds % HOUR == 0);
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
                let small = self.kind(at) == Some(Kind::Dash) || self.is_any(at, &small);
                self.number(at).map_or(small, |number| number.value <= LARGEST)
            })
    }

    /// A verb of the clause around the number tells what was; a few words behind `and` that end with it belong to the clause
    /// before: `ist um eine Handbreit gestiegen und die Miete um fünf`.
    fn is_told_of(&self, from: usize, to: usize) -> bool {
        let ends = |at: usize| self.kind(at).is_none_or(|kind| ENDS.contains(&kind));
        let added = |and: usize| and < from && from - and <= ADDED && ends(to);
        let within = |at: &usize| {
            let joins = || {
                self.is(*at, Sense::And) && !added(*at)
                    || self.any_token(*at, |token| self.time.faint.joins.has(token))
            };
            self.kind(*at).is_some_and(|kind| !ENDS.contains(&kind) && kind != Kind::Comma) && !joins()
        };
        let before = (from.saturating_sub(FAR)..from).rev().take_while(within);
        before.chain((to..to + FAR).take_while(within)).any(|at| self.tells(at))
    }

    /// Another number that is no time is named in the sentence, which says something of somebody: `ten` in `we came off at
    /// nine because ten was coned off`.
    fn is_among_numbers(&self, from: usize, to: usize) -> bool {
        let within = |at: &usize| self.kind(*at).is_some_and(|kind| !ENDS.contains(&kind));
        let sentence = || {
            let before = (from.saturating_sub(FAR)..from).rev().take_while(within);
            before.chain((to..to + FAR).take_while(within))
        };
        let states =
            |at: usize| self.tells(at) || self.any_token(at, |token| self.time.faint.states.has(token));
        let other = |at: usize| {
            let several = self.number(at).is_some_and(|n| n.value > 1 || n.ordinal || n.digits > 0);
            let counts = || {
                self.lex(at + 1).is_some_and(|lex| lex.many || lex.plural) || self.is(at + 1, Sense::Thing)
            };
            let named =
                || at.checked_sub(1).is_some_and(|before| self.is_any(before, &[Sense::Label, Sense::For]));
            several && !counts() && !named() && self.unit(at + 1).is_none()
        };
        sentence().any(other) && sentence().any(states)
    }

    fn tells(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        self.any_token(at, |token| {
            if faint.told.has(token) {
                return !self.is_with_it(token);
            }
            if faint.told_written.is_empty() && faint.told_endings.is_empty() {
                return false;
            }
            let said = token.said(self.text).to_lowercase();
            let ends = |(ending, least): &(&str, usize)| said.len() >= *least && said.ends_with(ending);
            faint.told_written.contains(&said.as_str()) || faint.told_endings.iter().any(ends)
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
            let day = (self.weekday(at).is_some() || self.month(at).is_some()) && !self.is(at, Sense::Weak)
                || self.day_away(at).is_some();
            let hour = self.part(at).is_some()
                || self.is_any(at, &[Sense::OClock, Sense::Am, Sense::Pm, Sense::Noon, Sense::Midnight])
                || self.clock_ends(at + 1);
            day || hour || PLANNED.iter().any(|kind| self.is_a(at, *kind)) || self.plans(at)
        })
    }

    /// What stands at `at` says of something that it is to happen.
    pub(in crate::understand::event) fn plans(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let planned = |token: &Token<'_>| {
            let ends = |ending: &&str| token.said(self.text).ends_with(ending);
            faint.planned.has(token) || faint.planned_endings.iter().any(ends)
        };
        self.is_in_progress(at) || self.is_held_or_comes(at) || self.any_token(at, planned)
    }

    /// What stands at `at` is held at some time, or comes then.
    pub(in crate::understand::event) fn is_held_or_comes(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let ends = |word: &str| {
            faint.held_endings.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
        };
        self.is_a(at, SenseKind::Meal)
            || self.is_a(at, SenseKind::Gathering)
            || self.any_token(at, |token| faint.held.has(token) || ends(token.word()))
    }

    /// `coming` in `the tuner's coming`
    fn is_in_progress(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let is = |before: usize| {
            (self.is_copula(before) || self.any_token(before, |token| self.is_with_it(token)))
                && !self.tells(before)
        };
        let progress = |token: &Token<'_>| faint.progress.iter().any(|ending| token.word().ends_with(ending));
        self.any_token(at, progress) && at.checked_sub(1).is_some_and(is)
    }

    /// `we're`, which is compared as `were`
    fn is_with_it(&self, token: &Token<'_>) -> bool {
        self.time.faint.is.iter().any(|is| token.said(self.text).ends_with(is))
    }

    pub(in crate::understand::event) fn any_token(&self, at: usize, is: impl Fn(&Token<'_>) -> bool) -> bool {
        let range = self.lex(at).map_or(0..0, |lex| lex.first..lex.last + 1);
        let mut words = self.tokens.get(range).unwrap_or_default().iter();
        words.any(|token| token.kind == Kind::Word && is(token))
    }
}
