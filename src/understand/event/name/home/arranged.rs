//! A clause of which only its time counts, since what is named stands beside it: `das machen wir am Montag`, `am Freitag muss
//! die Mail raus`, `ich hab mich für die Blutspende eingetragen`.

use std::ops::Range;

use super::{Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;

/// No more words name who does it.
const DOER: usize = 3;

/// No more words name a thing before the verb that says how it is called.
const CALLED: usize = 3;

/// No more words say, behind its name, that a thing is.
const RUNS: usize = 4;

/// No more words before a time say only how it is meant.
const SOFT: usize = 2;

impl Memo<'_, '_> {
    /// The memo without what such a clause says beside its time.
    pub(super) fn arranged(&self) -> Option<Vec<bool>> {
        self.prefaced()
            .or_else(|| self.registered())
            .or_else(|| self.done_by_then())
            .or_else(|| self.called())
            .or_else(|| self.taken_in())
            .or_else(|| self.behind_being())
            .or_else(|| self.due())
            .or_else(|| self.attended())
            .or_else(|| self.intended())
            .or_else(|| self.celebrated())
    }

    /// `Kegeln wollten wir eigentlich am Donnerstag, aber da ist zu, also Freitag um acht`: at another time than was meant.
    fn intended(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let own = |verb: &usize| self.is_in(&names.turned.speakers, verb + 1) && !self.is_cut(*verb);
        let verb = (1..self.tokens.len()).find(|at| self.is_in(&settling.intended, *at) && own(at))?;
        let end = (verb..self.tokens.len()).find(|at| self.parts(*at))?;
        let hardly = |at: usize| self.is_cut(at) || self.is_filler(at) || self.is_in(&settling.hardly, at);
        let leads = |at: usize| self.is_filler(at) && self.is_spoken(at) || self.is_in(&settling.hardly, at);
        let point = (end + 1..self.tokens.len()).find(|at| {
            let soft = (*at..self.tokens.len()).take(SOFT).take_while(|at| leads(*at)).count();
            self.parts(at - 1) && soft > 0 && self.is_cut(at + soft)
        })?;
        let led = (point..self.tokens.len()).take(SOFT).take_while(|at| leads(*at)).count();
        let named = self.is_named_in(self.uncut(&(self.clause_from(verb)..verb)));
        let mut cut = self.cut.to_vec();
        mark(&mut cut, verb..point + led);
        (named && (verb + 2..end).all(hardly)).then_some(cut)
    }

    /// `Opa wird siebzig! Gefeiert wird am Samstag im Hirschen`: what is done then is said of what stands before it.
    fn celebrated(&self) -> Option<Vec<bool>> {
        let becomes = self.when.start.checked_sub(1)?;
        let done =
            becomes.checked_sub(1).filter(|done| self.is_in(&self.names.settling.celebrated, *done))?;
        let from = self.clause_from(done);
        let head = from
            .checked_sub(1)
            .filter(|_| from == done && self.is_in(&self.names.comments.states, becomes))?;
        let named = says_what(self.tokens, self.uncut(&(0..head)), self.names);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, head..self.clause_end());
        named.then_some(cut)
    }

    /// `zum Andenken, am 6. September feiern wir Goldene Hochzeit`
    fn prefaced(&self) -> Option<Vec<bool>> {
        let comma = self.when.start.checked_sub(1).filter(|mark| self.word(*mark) == ",")?;
        let said = self.uncut(&(0..comma));
        let taken = longest(self.tokens, said, &self.names.settling.prefaces, self.names)?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..self.when.start);
        (taken == said.len()).then_some(cut)
    }

    /// `ich hab mich für die Blutspende eingetragen, Donnerstag um fünf in der Turnhalle`
    fn registered(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let said = |at: &usize| self.is_in(&settling.registered, *at) && !self.is_cut(*at);
        let verb = (1..self.when.start).find(said)?;
        let timed = self.is_cut(verb + 1) || self.parts(verb + 1) && self.is_cut(verb + 2);
        let from = self.clause_from(verb);
        let goal = (from..verb).find(|at| self.is_in(&names.turned.what_for, *at) && !self.is_cut(*at))?;
        // `ich bin für den Kurs angemeldet`
        let being = |at: usize| self.is_in(&settling.being, at);
        let small = |at: usize| {
            self.is_in(&names.turned.speakers, at)
                || self.is_in(&names.telling.to, at)
                || being(at)
                || self.is_in(&names.turned.whom, at)
                || self.is_filler(at)
        };
        let own = (from..goal).any(|at| self.is_in(&names.turned.whom, at) || being(at));
        let what = goal + 1..verb;
        let whole = (from..goal).all(small) && !what.clone().any(|at| self.is_cut(at) || self.parts(at));
        if !timed || !own || !whole || what.is_empty() || self.is_person(goal + 1) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..goal + 1);
        mark(&mut cut, verb..verb + 1);
        Some(cut)
    }

    /// `der Rasen muss gemäht werden, das mach ich am Samstag`, `der Zaun gehört gestrichen, das macht der Huber am Montag`
    fn done_by_then(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let does = |that: &usize| self.is_in(&settling.that, *that) && self.is_in(&settling.does, that + 1);
        let near = self.when.start.saturating_sub(2 + DOER)..self.when.start.saturating_sub(2);
        let that = near.rev().find(does)?;
        let parted = that > 0 && self.parts(that - 1);
        let own = self.is_in(&names.turned.speakers, that + 2) && that + 3 == self.when.start;
        let other = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        let from = that - usize::from(parted);
        let before = self.uncut(&(0..from));
        let who = own || parted && (that + 2..self.when.start).all(other);
        if !who || self.is_spoken(self.when.end) || !says_what(self.tokens, before, names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..self.when.start);
        Some(cut)
    }

    /// `der Kurs heißt Imkern für Anfänger und ist immer dienstags`
    fn called(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let verb = (1..=CALLED).find(|at| self.is_in(&settling.called, *at) && !self.is_cut(*at))?;
        let what = verb + 1 + usize::from(self.is_in(&names.turned.itself, verb + 1));
        let thing = verb > 1 && self.is_article(0) && !self.is_person(verb - 1);
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        if !thing || !(0..=what).all(plain) || what >= self.when.start {
            return None;
        }
        let near = self.when.start.saturating_sub(RUNS).max(what + 1)..self.when.start;
        let runs = near.clone().find(|and| {
            self.is_in(&names.turned.and, *and)
                && self.is_in(&settling.runs, and + 1)
                && (and + 2..self.when.start).all(|at| self.is_filler(at) || self.is_cut(at))
        });
        // `die Neue heißt Petra und ist ab Montag da`
        let rest = self.when.end;
        let ends = !self.is_spoken(rest) || self.is_in(&names.sentences.held_with, rest);
        let runs = runs.filter(|_| ends)?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..what);
        mark(&mut cut, runs..self.when.start);
        Some(cut)
    }

    /// `Sondermüll, also die alten Lackdosen, nehmen sie am Samstag beim Bauhof`: whoever they are.
    fn taken_in(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let verb = self.when.start.checked_sub(2).filter(|verb| *verb > 0)?;
        if !self.is_in(&settling.takes, verb) || !self.is_in(&settling.they, verb + 1) {
            return None;
        }
        let parted = self.parts(verb - 1);
        let aside = (1..verb - 1).find(|at| {
            self.is_in(&settling.that_is, *at)
                && self.parts(at - 1)
                && !(*at..verb - 1).any(|at| self.parts(at))
        });
        let aside = aside.filter(|_| parted).map(|also| also - 1);
        let before = self.uncut(&(0..aside.unwrap_or(verb)));
        let plain = before.iter().all(|at| self.is_spoken(*at)) && !self.says_a_sentence(before);
        let end = self.clause_end();
        let last = (self.when.end..end).rev().find(|at| !self.is_cut(*at));
        let accepted = last.filter(|at| self.is_in(&settling.accepts, *at));
        let next = self.when.end;
        let placed = !self.is_spoken(next) || accepted == Some(next) || self.is_in(&names.ways, next);
        // `den Opa nehmen sie am Samstag mit`
        let along = last.is_some_and(|at| accepted.is_none() && self.is_in(&names.turned.prefixes, at));
        if parted != aside.is_some() || !plain || !placed || along || !says_what(self.tokens, before, names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, aside.unwrap_or(verb)..self.when.start);
        accepted.into_iter().for_each(|at| mark(&mut cut, at..at + 1));
        Some(cut)
    }

    /// `wenn ich am Donnerstag bei der Schneiderin bin, soll ich die Knöpfe mitnehmen`
    fn behind_being(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let opens = (0..self.when.start).find(|at| !self.is_cut(*at))?;
        if !self.is_in(&settling.when, opens) || !self.is_in(&names.turned.speakers, opens + 1) {
            return None;
        }
        let end = self.clause_end();
        let being = end.checked_sub(1).is_some_and(|is| self.is_in(&settling.being, is));
        let task = end + 3;
        let told = names.noting.modals.holds(self.word(end + 1))
            && self.is_in(&names.turned.speakers, end + 2)
            && self.parts(end)
            && self.is_spoken(task);
        let rest = self.uncut(&(task..self.tokens.len()));
        if !being || !told || !says_what(self.tokens, rest, names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, opens..task);
        Some(cut)
    }

    /// `Fitnessstudio kündigen, spätestens am 30. Juni muss die Mail raus`, `Ferien im Tessin, am Montag fahren wir los`
    fn due(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let (verb, end) = (self.when.end, self.clause_end());
        let last = end.checked_sub(1).filter(|last| *last > verb + 1 && !self.is_cut(verb))?;
        let leaves = self.is_in(&settling.leaves, verb)
            && (self.is_in(&names.turned.speakers, verb + 1) || self.is_in(&settling.they, verb + 1))
            && self.is_in(&settling.away, last)
            && last == verb + 2;
        let must = || {
            names.noting.modals.holds(self.word(verb))
                && (self.is_in(&settling.away, last) || self.is_in(&settling.becomes, last))
                && !self.is_in(&names.turned.speakers, verb + 1)
                && !(verb + 1..last).any(|at| self.is_person(at) || self.is_in(&names.ways, at))
        };
        if !leaves && !must() {
            return None;
        }
        let soft = |at: &usize| self.is_filler(*at) && !self.parts(*at) || names.after.holds(self.word(*at));
        let softly =
            (0..self.when.start).rev().take(SOFT).take_while(|at| !self.parts(*at) && soft(at)).count();
        let comma = (self.when.start - softly).checked_sub(1).filter(|mark| self.word(*mark) == ",")?;
        let head = self.heads(comma, !leaves)?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, head..end);
        Some(cut)
    }

    /// `Konzert in der Aula, der Chor singt, ich muss am Freitag um sechs mit der Geige dort sein`
    fn attended(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let end = self.clause_end();
        let last =
            end.checked_sub(1).filter(|last| self.is_in(&settling.be, *last) && !self.is_cut(*last))?;
        let from = self.clause_from(self.when.start);
        let must = self.is_in(&names.turned.speakers, from) && names.noting.modals.holds(self.word(from + 1));
        let there = self.is_in(&settling.there, last - 1);
        let placed = self.is_in(&names.ways, self.when.end);
        let soft = (from + 2..self.when.start).all(|at| self.is_filler(at) || self.is_cut(at));
        let comma = from.checked_sub(1).filter(|_| must && soft && (there || placed))?;
        let head = self.heads(comma, false)?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, head..end);
        Some(cut)
    }

    /// Where what is named before the mark at `comma` ends, if it opens the memo and is no sentence; what is `done` must be.
    fn heads(&self, comma: usize, done: bool) -> Option<usize> {
        let first = (0..=comma).find(|at| self.parts(*at))?;
        let said = self.uncut(&(0..first));
        (self.is_named_in(said) && (!done || self.is_to_do(said))).then_some(comma)
    }

    /// `Kuchen backen`
    pub(super) fn is_to_do(&self, said: &[usize]) -> bool {
        let ends = |last: &usize| self.names.verb_endings.iter().any(|end| self.word(*last).ends_with(end));
        said.len() > 1 && said.last().is_some_and(ends)
    }

    /// What is `said` names something, and is neither a sentence nor only somebody.
    pub(super) fn is_named_in(&self, said: &[usize]) -> bool {
        let Some(opens) = said.first().copied() else { return false };
        let short = said.len() == 1 && (self.is_person(opens) || self.is_filler(opens));
        let phrase = !self.is_in(&self.names.settling.when, opens) && !self.is_own(opens);
        phrase && !short && !self.says_a_sentence(said) && says_what(self.tokens, said, self.names)
    }

    /// Where the clause ends in which the time stands.
    fn clause_end(&self) -> usize {
        let range: Range<usize> = self.when.end..self.tokens.len();
        range.into_iter().find(|at| self.parts(*at)).unwrap_or(self.tokens.len())
    }
}
