//! That somebody comes, holds something or moved it: `the Hendersons are coming for supper`, `the hospital have
//! changed my scan to Monday`.

use std::ops::Range;

use super::kept::{CLAUSE, Kept};
use crate::understand::event::name::edges::longest;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// Who comes is named in so many words.
pub(super) const VISITORS: usize = 5;

impl Kept<'_, '_> {
    /// Past `will be here`, which says that somebody comes; but not `is not coming`.
    pub(super) fn comes(&self, at: usize) -> Option<usize> {
        let aside = &self.names.aside;
        let denied = |not: usize| self.names.noting.nots.contains(self.word(not));
        if at.checked_sub(1).is_some_and(denied) {
            return None;
        }
        let verb = (at..at + CLAUSE).find(|at| !self.is_in(&aside.helpers, *at))?;
        let rest = self.kept.get(verb..)?;
        let longest = |phrases| longest(self.tokens, rest, phrases, self.names);
        // `people come over`
        let come = longest(&aside.come).filter(|_| verb > at || self.is_elided(at - 1));
        Some(verb + longest(&aside.comes).max(come)?)
    }

    /// What somebody moved to a time: `my scan`, of `the hospital have changed my scan to Monday`.
    fn moved(&self) -> Option<Range<usize>> {
        let sentences = &self.names.sentences;
        let end = (1..self.kept.len()).find(|at| self.is_apart(*at)).unwrap_or(self.kept.len());
        let last = self.kept.get(end.checked_sub(1)?)?;
        let led = self.tokens.get(last + 1).is_some_and(|next| sentences.onto.has(next));
        if !led || (0..end).any(|at| self.is_mark(at)) {
            return None;
        }
        let forth = self.is_in(&sentences.forth, end - 1);
        let end = end - usize::from(forth);
        let helps = |at: usize| {
            let word = self.word(at);
            sentences.states.contains(word) || sentences.got.contains(word) || sentences.joined.contains(word)
        };
        let soft = |at: usize| self.is_in(&self.names.softeners, at);
        let verb = (1..=VISITORS).find(|at| {
            let moves = self.is_in(&sentences.moves, *at);
            moves || forth && (helps(at - 1) || soft(at - 1) && *at > 1 && helps(at - 2))
        })?;
        let thing = self.is_in(&self.names.known, verb + 1)
            || self.names.noting.is_thing(self.word(verb + 1))
            || self.is_named(verb + 1)
            || self.is_elided(verb + 1);
        (thing && verb + 1 < end && !self.is_subject(verb + 1)).then_some(verb + 1..end)
    }

    /// `are coming` in `the Hendersons are coming for supper`, `on Tuesday the plumber comes`.
    fn visit(&self) -> Option<Range<usize>> {
        let whole = |at: &usize| !self.is_apart(*at) && !self.is_mark(at - 1);
        let first = (1..=VISITORS).take_while(whole).find(|at| self.comes(*at).is_some())?;
        let end = self.comes(first)?;
        let named = self.is_named(first - 1) || self.is_elided(first - 1);
        let finite = self.is_in(&self.names.aside.helpers, first);
        let what = finite && !self.is_apart(end) && self.is_in(&self.names.ways, end);
        let only = end == self.kept.len() && (self.is_led(0) || self.is_led(1));
        // `the chiropodist is coming to the flat`, `… to do Mum's feet`, but `the Hendersons are coming to lunch`
        let does = || end + 2 < self.kept.len() && !self.is_apart(end + 1) && !self.is_apart(end + 2);
        let onto = what && self.is_in(&self.names.sentences.onto, end);
        let place = onto && (self.is_known(end + 1) || does());
        let end =
            if place { (first..end).find(|at| !self.is_in(&self.names.aside.helpers, *at))? } else { end };
        (!named && (what || only)).then_some(first..end)
    }

    /// `the school is having a` before what it has.
    fn host(&self) -> Option<Range<usize>> {
        let aside = &self.names.aside;
        let whole = |at: &usize| !self.is_apart(*at) && !self.is_mark(at - 1);
        let first = (1..=VISITORS).take_while(whole).find(|at| self.is_in(&aside.helpers, *at))?;
        let verb = (first..first + CLAUSE).find(|at| !self.is_in(&aside.helpers, *at))?;
        let end = verb + longest(self.tokens, self.kept.get(verb..)?, &aside.hosts, self.names)?;
        (end < self.kept.len() && !self.is_apart(end) && !self.is_named(first - 1)).then_some(0..end)
    }
}

/// `the Hendersons are coming for supper`, `the school is having a bake sale`: takes out of a name what says that
/// somebody comes, or that somebody holds it.
pub(in crate::understand::event::name) fn without_visit(
    tokens: &[Token<'_>],
    kept: &mut Vec<usize>,
    names: &Names,
) {
    let said = Kept { tokens, kept, names };
    if let Some(said) = said.visit().or_else(|| said.host()) {
        kept.drain(said);
    }
}

/// `the hospital have changed my scan to Monday`: takes out who moved it, where the time stands behind that to which
/// it was moved, and `forward` of `they've brought the exam forward to nine`.
pub(in crate::understand::event::name) fn without_mover(
    tokens: &[Token<'_>],
    kept: &mut Vec<usize>,
    names: &Names,
) {
    if names.sentences.onto.is_empty() {
        return;
    }
    let said = Kept { tokens, kept, names };
    if let Some(moved) = said.moved() {
        kept.drain(moved.end..moved.end + usize::from(said_forth(tokens, kept, moved.end, names)));
        let first = said_word(tokens, kept, moved.start);
        let article = names.noting.articles.contains(first) || names.sentences.indefinite.contains(first);
        kept.drain(..moved.start + usize::from(article));
    }
}

fn said_word<'t>(tokens: &'t [Token<'_>], kept: &[usize], at: usize) -> &'t str {
    kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word)
}

/// `forward` stands at `at`.
fn said_forth(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
    let forth = kept.get(at).and_then(|at| tokens.get(*at));
    forth.is_some_and(|forth| names.sentences.forth.has(forth))
}

/// `the plumber is coming` before a time: how many of the last `run` kept tokens say that somebody comes who is
/// called by a trade, and not by name.
pub(in crate::understand::event::name) fn coming(
    tokens: &[Token<'_>],
    kept: &[usize],
    run: usize,
    names: &Names,
) -> usize {
    let said = Kept { tokens, kept, names };
    let ends = kept
        .last()
        .and_then(|at| tokens.get(*at))
        .is_some_and(|last| names.aside.comes.may_end(last) || names.aside.come.may_end(last));
    let from =
        (kept.len() - run + 1..kept.len()).filter(|_| ends).find(|at| said.comes(*at) == Some(kept.len()));
    // `the plumber's coming`
    let comes = from.filter(|at| !said.is_named(at - 1) && !said.is_elided(at - 1));
    // `the recital it's on Friday`
    let last = kept.len().checked_sub(1);
    let it = || last.filter(|at| run > 1 && said.is_elided(*at) && names.pronouns.contains(said.word(*at)));
    comes.or_else(it).map_or(0, |from| kept.len() - from)
}

/// Past the kept tokens from `at` on that say that somebody comes.
pub(in crate::understand::event::name) fn past_coming(
    tokens: &[Token<'_>],
    kept: &[usize],
    at: usize,
    names: &Names,
) -> Option<usize> {
    Kept { tokens, kept, names }.comes(at)
}
