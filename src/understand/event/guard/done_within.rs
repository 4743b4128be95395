//! How long something took or takes, which looks like a time ahead: `she solved it in three minutes`, `runs the 5K in 21
//! minutes`.

use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// So far before it the verb stands that tells what was done.
const FAR: usize = 12;

impl Reader<'_> {
    /// What was read as `phrase` is so long as something took that the clause tells, or as somebody needs for a course; but
    /// `the boss said in ten minutes`, `ran for the train, it leaves in ten minutes`.
    pub(crate) fn is_done_within(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        if self.is_how_long(from, to)
            && (self.is_finished_so_fast(from, to) || self.is_usually_so_long(from, to))
        {
            return true;
        }
        // What one covers is told in its clause, `natación, mil metros en veinte minutos`; and no plan counts seconds.
        let seconds = || (from..to).any(|at| self.unit(at) == Some(Unit::Second));
        let planned = || self.words_before(from).any(|at| self.says_a_plan(at));
        let covered = || self.is_behind_course(from) && (seconds() || !planned());
        let told = || self.is_told_of(from, to) && !self.is_planned(from, to);
        // `en cinco minutos cuarenta`
        let seconds_behind =
            self.number(to).is_some() && !self.is_a(to + 1, SenseKind::Unit) && self.bare_end(to + 1);
        let timed = seconds_behind && self.unit(to.wrapping_sub(1)) == Some(Unit::Minute);
        timed && self.is_clock_length(from, to)
            || self.is_how_long_it_took(from, to)
            || self.is_clock_length(from, to) && (covered() || told()) && !self.is_to_do_then(from, to)
    }

    /// `it doubled in five hours`
    fn is_how_long_it_took(&self, from: usize, to: usize) -> bool {
        let did = |at: usize| self.any_token(at, |token| self.ends_as_told(token));
        let who = |at: usize| self.any_token(at, |token| self.time.faint.states.has(token));
        // `I need it fixed in two hours`
        let opens = |at: usize| {
            let before = at.checked_sub(1).filter(|before| *before >= self.said.0);
            before.is_none_or(|before| self.is(before, Sense::And) || !self.is_in_clause(before))
        };
        let told =
            || from.checked_sub(2).is_some_and(|subject| opens(subject) && who(subject) && did(subject + 1));
        self.time.names_lead && self.is_how_long(from, to) && told()
    }

    /// The words and numbers of the clause before `from`, the nearest first.
    fn words_before(&self, from: usize) -> impl Iterator<Item = usize> {
        let within = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number));
        (from.saturating_sub(FAR).max(self.said.0)..from).rev().take_while(within)
    }

    /// `took the bread out turn the oven off in ten minutes`, `hab den Kuchen gebacken in zehn Minuten rausholen`
    fn is_to_do_then(&self, from: usize, to: usize) -> bool {
        let order = |at: usize| self.any_token(at, |token| self.time.faint.orders.has(token));
        // Behind its participle, what was done says no more.
        let done = |at: usize| self.tells_or_is_done(at);
        let to_do = || self.kind(to) == Some(Kind::Word) && !self.starts_large(to) && !done(to);
        self.words_before(from).skip(1).any(order)
            || self.time.half_before && from.checked_sub(1).is_some_and(done) && to_do()
    }

    /// `in half an hour`
    fn is_clock_length(&self, from: usize, to: usize) -> bool {
        let unit = |at: usize| self.unit(at).is_some_and(|unit| unit <= Unit::Hour);
        self.is_how_long(from, to) && (from..to).any(unit)
    }

    /// `in two weeks`
    pub(super) fn is_how_long(&self, from: usize, to: usize) -> bool {
        let counts = |at: usize| {
            let counted = self.number(at).is_some() || self.unit(at).is_some();
            counted
                || self.is_a(at, SenseKind::Count)
                || self.is_any(at, &[Sense::A, Sense::Half, Sense::And, Sense::Around])
        };
        !self.time.hour_sign
            && self.is(from, Sense::In)
            && (from + 1..to).all(counts)
            && (from + 1..to).any(|at| self.unit(at).is_some())
    }

    /// `the 5K`, `die zehn Kilometer`, `a marathon` before `from`.
    fn is_behind_course(&self, from: usize) -> bool {
        let Some(course) = from.checked_sub(1) else { return false };
        let listed = self.any_token(course, |token| self.time.faint.courses.has(token));
        let led = course.checked_sub(1).is_some_and(|before| {
            let glued = self.is_glued(course);
            glued || self.number(before).is_some() || self.is_any(before, &[Sense::A, Sense::The])
        });
        listed && led
    }

    /// `resolvió el examen en veinte minutos`, `hat in zwei Wochen schwimmen gelernt`: what is done may be something that
    /// has a time, too; but `terminó la clase en dos semanas empieza otra`, `hat in zwei Wochen einen Termin bekommen`.
    fn is_finished_so_fast(&self, from: usize, to: usize) -> bool {
        if self.time.names_lead {
            return false;
        }
        let within = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number));
        let planned = |at: usize| self.any_token(at, |token| self.time.faint.planned.has(token));
        let subject = |at: usize| self.any_token(at, |token| self.time.faint.subjects.has(token));
        let before = || self.words_before(from);
        let behind = || (to..to + FAR).take_while(within);
        if self.time.half_before {
            let has = |at: usize| self.any_token(at, |token| self.time.faint.has.has(token));
            // `schwimmen gelernt`
            let held = |at: usize| self.says_a_plan(at) && (self.starts_large(at) || planned(at));
            let done = behind().last().is_some_and(|last| {
                let news = self.any_token(last, |token| self.time.faint.news.has(token));
                self.tells_or_is_done(last) && !news && !(to..=last).any(held)
            });
            return done && before().take_while(|at| !planned(*at)).any(has);
        }
        let finished = |at: usize| {
            let told = self.tells(at) || at.checked_sub(1).is_some_and(|has| self.tells(has));
            told && self.any_token(at, |token| self.time.faint.finished.has(token))
        };
        let verb = before()
            .take_while(|at| finished(*at) || !planned(*at) && !subject(*at))
            .find(|at| finished(*at));
        verb.is_some() && !behind().any(|at| self.says_a_plan(at))
    }

    /// `normalmente llego en veinte minutos`, `den Haushalt mach ich sonst in zehn Minuten`; but `como siempre, en diez
    /// minutos`, `sonst fährt er in zehn Minuten`.
    fn is_usually_so_long(&self, from: usize, to: usize) -> bool {
        let within = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number));
        let usual = |at: usize| {
            let before = at.checked_sub(1).filter(|before| *before >= self.said.0 && within(before));
            let than =
                before.is_some_and(|before| self.is(before, Sense::Like)) || self.is(at + 1, Sense::Like);
            let faint = &self.time.faint;
            let inside = || before.is_some() && self.any_token(at, |token| faint.usual_inside.has(token));
            !than && (self.any_token(at, |token| faint.usual.has(token)) || inside())
        };
        self.words_before(from).chain((to..to + FAR).take_while(within)).any(usual)
    }
}
