//! What shows that something is to be at a number: its clause says what is held or comes, gives an order, says who does
//! something, or when something is.

use std::ops::Range;

use super::faint::ENDS;
use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, proper};
use crate::understand::words::{Kind, Token};

/// No more words beside the number say that something is then, and not what: `it's at seven`.
const SLIGHT: usize = 2;

/// So far around it the memo may say what is planned.
const WIDE: usize = 32;

/// So many words on each side its clause is looked at.
const FAR: usize = 16;

/// No more words open a clause before its time, `und dann um elf`.
const OPENING: usize = 2;

impl Reader<'_> {
    /// Something is to be at what was read as `phrase`.
    pub(super) fn is_intended(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        self.is_planned_nearby(from, to)
            || self.is_ordered(from, to)
            || self.is_somebodys(phrase)
            || self.is_when_it_is(phrase)
    }

    /// What the clause of the number says has a time, or is to happen; or the rest of the memo, where the clause says little,
    /// `la reunión, la del nueve`, or that it is for somebody: `le kiné n'avait plus rien, il m'a casé le 18`.
    pub(super) fn is_planned_nearby(&self, from: usize, to: usize) -> bool {
        let clause = || self.clause(from, to);
        let words = || clause().filter(|at| self.kind(*at) == Some(Kind::Word)).take(SLIGHT + 1).count();
        // `the fourth is fine`
        let is_itself = || self.time.names_lead && self.is(from, Sense::The) && self.is_copula(to);
        let slight = || words() <= SLIGHT && !is_itself();
        // `Splits were 4:52, 4:55`
        let said = |at: &usize| (self.said.0..self.said.1).contains(at);
        let around = || (from.saturating_sub(WIDE)..from).chain(to..to + WIDE).filter(said);
        let elsewhere = || around().any(|at| self.says_a_plan(at) && !self.clock_ends(at + 1));
        clause().any(|at| self.says_a_plan(at))
            || (slight() || clause().any(|at| self.is_doer(at))) && elsewhere()
    }

    /// The words around the number, up to the next mark.
    pub(super) fn clause(&self, from: usize, to: usize) -> impl Iterator<Item = usize> {
        self.clause_before(from).chain(self.clause_behind(to))
    }

    fn clause_before(&self, from: usize) -> impl Iterator<Item = usize> {
        (from.saturating_sub(FAR).max(self.said.0)..from).rev().take_while(|at| self.is_in_clause(*at))
    }

    fn clause_behind(&self, to: usize) -> impl Iterator<Item = usize> {
        (to..to + FAR).take_while(|at| self.is_in_clause(*at))
    }

    pub(super) fn is_in_clause(&self, at: usize) -> bool {
        self.kind(at).is_some_and(|kind| ![Kind::Comma, Kind::Colon].contains(&kind) && !ENDS.contains(&kind))
    }

    /// `take the bread out in forty minutes`, `um sieben Brötchen holen`, `à neuf, sortir Toby`
    fn is_ordered(&self, from: usize, to: usize) -> bool {
        let order = |at: usize| self.any_token(at, |token| self.time.faint.orders.has(token));
        let ordered = |clause: Range<usize>| order(clause.start) || self.is_task(clause);
        let before = self.clause_before(from).last().unwrap_or(from);
        let behind = to + usize::from(self.kind(to) == Some(Kind::Comma));
        let closes = self.clause_behind(behind).last().map_or(behind, |last| last + 1);
        // `nachher um elf mit Klaus telefonieren wegen der Saatkartoffeln`
        let follows = |at: &usize| self.any_token(*at, |token| self.time.faint.follows.has(token));
        let opens = from <= before + OPENING;
        let to_do = || opens && (behind + 2..closes).filter(follows).any(|at| self.is_task(behind..at));
        ordered(before..from) || ordered(behind..closes) || to_do()
    }

    fn is_task(&self, clause: Range<usize>) -> bool {
        let first = self.lex(clause.start).filter(|_| !clause.is_empty());
        let ending = clause.end.checked_sub(1);
        let (Some(first), Some(ending)) = (first, ending) else { return false };
        let Some(last) = self.lex(ending) else { return false };
        let tokens = self.tokens.get(first.first..last.last + 1).unwrap_or_default();
        let mut words: Vec<&str> = tokens.iter().map(Token::word).collect();
        // `in 40 Minuten rausholen`
        if let [verb] = words[..] {
            words.push(verb);
        }
        let ends = tokens.last().map_or("", |token| token.said(self.text));
        // `Iker llega`, `washing's up`, `wo der Faden eingezogen`
        let somebody = tokens
            .first()
            .is_some_and(|first| proper::name(first.word()).is_some() || self.is_with_it(first));
        let done = self.time.half_before
            && (self.tells_or_is_done(ending) || clause.clone().any(|at| self.tells(at)));
        !somebody && !done && (self.time.faint.is_task)(&words, ends)
    }

    /// Somebody is to do something then, or does it: `she can see me at five`, `wir spielen um drei`; or does so as is said
    /// of what is ahead: `Grace is defending her thesis on the 23rd`.
    fn is_somebodys(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        // `die Nachbarin sieht um fünf nach der Katze`, but `mi hermano corre los diez en 41 minutos`
        let kin =
            |at: usize| phrase.moment.is_none() && self.any_token(at, |token| self.time.faint.kin.has(token));
        let going =
            |at: usize| self.time.names_lead && self.word(at).is_some_and(|word| word.ends_with("ing"));
        let led = || self.is_any(from, &[Sense::On, Sense::At, Sense::In]);
        // `remata el 7 al palo y se va`
        let and = |at: &usize| self.is(*at, Sense::And);
        let before = self.clause_before(from).take_while(|at| !and(at));
        let mut near = before.chain(self.clause_behind(to).take_while(|at| !and(at)));
        near.any(|at| self.is_doer(at) || kin(at)) && !self.is_told_of(from, to)
            || led() && self.clause_before(from).any(|at| going(at) && self.is_behind_is(at))
    }

    fn is_doer(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let ends = |word: &str| faint.doer_endings.iter().any(|ending| word.ends_with(ending));
        // `we're`, but not `the plumber's`
        let short =
            |token: &Token<'_>| self.is_with_it(token) && !token.said(self.text).ends_with(['s', 'S']);
        // `next weigh-in on the third`, but `next to the boiler`
        let beside = self.which(at).is_some() && self.is(at + 1, Sense::To);
        !beside && self.any_token(at, |token| faint.doers.has(token) || ends(token.word()) || short(token))
    }

    /// `is` before `at`, also in short: `the practical's`
    fn is_behind_is(&self, at: usize) -> bool {
        let is = |at: usize| self.is_copula(at) || self.any_token(at, |token| self.is_with_it(token));
        at.checked_sub(1).is_some_and(is)
    }

    /// When something is: `the practical's on the 9th`, `der Sechzehnte ist der Tag der offenen Tür`; that somebody brought
    /// news of it, `hat sich gemeldet um neun`; for what a day is, `they gave Gran the 27th for her knee`; or
    /// what no number does: `el 23 descargan los ladrillos`.
    fn is_when_it_is(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let led = self.is_any(from, &[Sense::On, Sense::At]) && !self.time.relation_after;
        let day = phrase.start.day.is_some() && self.is_any(from, &[Sense::On, Sense::The]);
        let what = self.is_copula(to) && !self.tells(to) && self.is_any(to + 1, &[Sense::The, Sense::A]);
        let news = |at: usize| self.any_token(at, |token| self.time.faint.news.has(token));
        // `the tyre is at about four mil`
        let ends = || self.bare_end(to) || self.kind(to) == Some(Kind::Word) && !self.time.names_lead;
        let they_do = || day && self.says_they_do(to);
        they_do()
            || led && (self.is_behind_is(from) && ends() || from.checked_sub(1).is_some_and(news))
            || day && (what || self.time.names_lead && self.is(to, Sense::For))
    }
}
