//! Clauses beside the name that say nothing of it: `…, he'll be here`, `…, we need to be there for …`.

use std::ops::Range;

use super::says_what;
use crate::understand::event::name::edges::{longest, without_marks};
use crate::understand::language::{Names, WordList, proper};
use crate::understand::words::{Kind, Token, ends_in};

/// No more words than this are one clause.
const CLAUSE: usize = 10;

/// Who comes is named in so many words.
const VISITORS: usize = 5;

/// So many words say something, and are not asked again for each clause behind them.
const MANY: usize = 64;

/// Among so many words of what follows from a reason one may point back to it.
const BACK: usize = 4;

/// No more words say where in a house it is.
const ROOM: usize = 3;

/// A reason has at least so many words.
const REASON: usize = 3;

/// `the roofer, he's going to come round on Tuesday`, `Sunday at 7 we have to go`: takes out what is said behind the
/// name.
pub(super) fn without_clauses(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    if names.aside.doers.is_empty() {
        return;
    }
    // Nothing farther back looks as far as what was taken out, so nothing there is looked at again.
    let (mut begin, mut timed) = (1, None);
    while let Some(aside) = (Kept { tokens, kept, names }).aside(begin, &mut timed) {
        begin = usize::max(aside.start.saturating_sub(2 * CLAUSE), 1);
        timed = timed.filter(|timed| *timed < begin);
        kept.drain(aside);
    }
}

/// `the Hendersons are coming for supper`, `the school is having a bake sale`: takes out of a name what says that
/// somebody comes, or that somebody holds it.
pub(crate) fn without_visit(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let said = Kept { tokens, kept, names };
    if let Some(said) = said.visit().or_else(|| said.host()) {
        kept.drain(said);
    }
}

/// `the hospital have changed my scan to Monday`: takes out who moved it, where the time stands behind that to which it was
/// moved, and `forward` of `they've brought the exam forward to nine`.
pub(crate) fn without_mover(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
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
pub(crate) fn coming(tokens: &[Token<'_>], kept: &[usize], run: usize, names: &Names) -> usize {
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

/// `school is closed so netball is on Wednesday`: what stands behind `so`, where that says it all.
pub(crate) fn without_reason<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let said = Kept { tokens, kept, names };
    let run = (1..kept.len()).find(|at| said.is_apart(*at)).unwrap_or(kept.len());
    let hence = |at: &usize| {
        let but = names.aside.but.contains(said.word(*at));
        but && !names.aside.degrees.contains(said.word(at + 1)) || said.is_therefore(*at)
    };
    // `money's tight so just a picnic`
    let reason = REASON - usize::from(said.is_elided(0));
    let Some(rest) = (reason..run).find(hence).and_then(|so| kept.get(so + 1..)) else { return kept };
    let next = without_marks(tokens, rest).first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    // `parent council, but somebody has to. It's on Monday`: the sentence ends before the time.
    let from = kept.len() - rest.len();
    let behind = kept.last().map_or(0, |last| last + 1);
    let ends = |at: usize| {
        let mark = tokens.get(at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        mark && !names.who.contains(tokens.get(at - 1).map_or("", Token::word))
    };
    let presents = tokens.get(behind + 1).is_some_and(|next| names.sentences.presents.has(next));
    let inside = || kept.get(from..run).unwrap_or_default().iter().any(|at| ends(*at));
    if run < kept.len() && inside() || presents && ends(behind) {
        return kept;
    }
    // `the clippers need sharpening so I'm dropping them off`
    let back =
        rest.iter().take(BACK).any(|at| names.aside.back.contains(tokens.get(*at).map_or("", Token::word)));
    let leans = back || names.pronouns.contains(next) || names.ways.contains(next);
    if !leans && says_what(tokens, rest, names) { rest } else { kept }
}

/// `fourth floor`, `ward six`: what is `said` tells only where in a house it is.
pub(in crate::understand::event::name) fn is_room(
    tokens: &[Token<'_>],
    said: &[usize],
    names: &Names,
) -> bool {
    let rooms = &names.sentences.rooms;
    let [.., before, last] = said else { return false };
    let token = |at: &usize| tokens.get(*at);
    let room = |at: &usize| token(at).is_some_and(|token| rooms.has(token));
    let number = token(last).is_some_and(|token| token.number.is_some() || names.clocks.has(token));
    said.len() <= ROOM && (room(last) || room(before) && number)
}

/// The kept tokens of a memo.
struct Kept<'k, 't> {
    tokens: &'k [Token<'t>],
    kept: &'k [usize],
    names: &'k Names,
}

impl<'k, 't> Kept<'k, 't> {
    fn token(&self, at: usize) -> Option<&'k Token<'t>> {
        self.kept.get(at).and_then(|at| self.tokens.get(*at))
    }

    fn word(&self, at: usize) -> &'k str {
        self.token(at).map_or("", Token::word)
    }

    /// One of the words stands at `at`.
    fn is_in(&self, words: &WordList, at: usize) -> bool {
        self.token(at).is_some_and(|token| words.has(token))
    }

    /// Something was cut out before it.
    fn is_apart(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.kept.get(before));
        before.zip(self.kept.get(at)).is_some_and(|(before, next)| before + 1 < *next)
    }

    fn is_mark(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| match token.kind {
            Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::LineBreak => true,
            kind => kind == Kind::Dash && !token.glued,
        })
    }

    /// `we'll`, which `well` is not.
    fn is_elided(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| token.end - token.start > token.folded.len())
    }

    /// `he`, `we'll`
    fn is_subject(&self, at: usize) -> bool {
        let aside = &self.names.aside;
        self.is_in(&aside.doers, at) || self.is_elided(at) && self.is_in(&aside.elided, at)
    }

    /// `the` was said before it.
    fn is_led(&self, at: usize) -> bool {
        let before = self.kept.get(at).and_then(|at| self.tokens.get(at.checked_sub(1)?));
        before.is_some_and(|before| self.names.noting.articles.has(before))
    }

    /// `Lisa`, `mum`, `she`
    fn is_named(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.noting.people.contains(word)
            || !self.is_led(at) && proper::name(word).is_some()
            || self.is_subject(at)
    }

    /// Past `will be here`, which says that somebody comes; but not `is not coming`.
    fn comes(&self, at: usize) -> Option<usize> {
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

    /// `the`, `my`
    fn is_known(&self, at: usize) -> bool {
        self.is_in(&self.names.known, at) || self.is_in(&self.names.noting.articles, at)
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

    /// A clause with a subject of its own that says nothing: behind the time, or of somebody who was named that he comes.
    /// It stands at `begin` or behind it; where the first time has something named before it is kept in `first_time`.
    fn aside(&self, begin: usize, first_time: &mut Option<usize>) -> Option<Range<usize>> {
        let named = |to: usize| {
            let said = self.kept.get(..to).unwrap_or_default();
            to > MANY || says_what(self.tokens, said, self.names)
        };
        for at in begin..self.kept.len() {
            if first_time.is_none() && self.is_apart(at) && named(at) {
                *first_time = Some(at);
            }
            let timed = first_time.is_some();
            // `vets Monday at five it's for the rabbit's jabs`
            let way = |at: usize| self.is_in(&self.names.ways, at) && !self.is_apart(at);
            // `it's over at his place`
            let leads = || way(at + 1) || self.is_in(&self.names.sentences.sides, at + 1) && way(at + 2);
            let hangs = || self.is_in(&self.names.aside.hangs, at - 1);
            let it = || {
                let presents = &self.names.sentences.presents;
                self.is_elided(at) && (self.is_in(&self.names.pronouns, at) || self.is_in(presents, at))
            };
            if timed && it() && leads() && !hangs() && self.is_of_name(at) {
                // `and it's at Nora's`
                let and = at > 1 && self.is_in(&self.names.speaking.and, at - 1) && !self.is_apart(at);
                // `Choir on Friday. That's at St Paul's`
                let sentence =
                    self.token(at - 1).is_some_and(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::Dot));
                return Some(at - usize::from(and || sentence)..at + 1);
            }
            if timed && let Some(end) = self.visitor(at).filter(|_| named(at - 1)) {
                return Some(at - 1..end);
            }
            let begins = self.is_subject(at) || self.is_therefore(at) || self.is_request(at);
            if !begins || self.is_asked_for(at) {
                continue;
            }
            let joined = self.is_joint(at - 1) && at > 1;
            let first = if joined { at - 1 } else { at };
            let marked = self.is_mark(first - 1);
            let from = if marked { first - 1 } else { first };
            let therefore = timed && (marked || self.is_apart(at)) && self.is_therefore(at);
            // `she can only do Friday so date night is Friday`
            if therefore && self.is_dated(at + 1) {
                return Some(0..at + 1);
            }
            let hence = therefore && !self.is_of_others(at + 1) && !self.is_elsewhere(at + 1)
                || (marked || joined) && self.is_request(at);
            if !(self.is_subject(at) && (marked || timed) || hence) || !named(from) {
                continue;
            }
            let said = || self.said(at, marked || joined).filter(|_| timed);
            // `the hui, we're starting at ten`
            let lone = || {
                Some(at + 1).filter(|next| marked && self.is_elided(at) && self.clause_end(at) == Some(*next))
            };
            let comes = self.comes(at + 1);
            // `Marcus, he can come and look at the roof`
            let more = |end: usize| self.is_in(&self.names.speaking.and, end) && !self.is_apart(end);
            if marked && !hence && comes.is_some_and(more) && self.is_in(&self.names.pronouns, at) {
                return Some(from..at + 1);
            }
            let end = if hence { self.clause_end(at) } else { comes.or_else(said).or_else(lone) };
            if let Some(end) = end {
                return Some(from..end);
            }
        }
        None
    }

    /// Of the pronoun at `at` it may be said where what is named is: `it's`, `rehearsals …, they're`; but not of `walk Rex, she's`,
    /// nor of `water the neighbours' roses, they're`.
    fn is_of_name(&self, at: usize) -> bool {
        let shown = &self.names.sentences.presents;
        let task = || self.is_known(1) && !self.is_apart(1);
        let last = (0..at).find(|at| self.is_apart(at + 1) || self.is_mark(at + 1)).unwrap_or(0);
        let several = || ends_in(self.word(last), "s") && !self.is_elided(last);
        self.is_in(shown, at) || self.is_in(&self.names.referred.does, at) && !task() && several()
    }

    /// `…, Kev from the garage will be here` before another time: where the clause of who comes ends, whose verb
    /// was taken for what joins it.
    fn visitor(&self, at: usize) -> Option<usize> {
        if !self.is_mark(at - 1) || self.is_mark(at) || self.is_subject(at) {
            return None;
        }
        let end = self.clause_end(at).filter(|end| *end <= at + VISITORS)?;
        let last = *self.kept.get(end - 1)?;
        let behind: [usize; VISITORS] = std::array::from_fn(|more| last + more);
        let comes = Kept { kept: &behind, ..*self }.comes(1)?;
        let gone = behind.get(1..comes)?.iter().all(|at| self.kept.binary_search(at).is_err());
        gone.then_some(end)
    }

    /// `whether he can lend it`: the subject at `at` stands in a clause of what is to be asked or told.
    fn is_asked_for(&self, at: usize) -> bool {
        let names = self.names;
        let tells = || self.is_in(&names.sentences.tells, 0);
        // `tell Ravi on Friday he can have the desk`
        if self.is_apart(at) {
            return tells() && self.is_in(&names.pronouns, at) && !self.is_in(&names.noting.to, at - 1);
        }
        let hangs = || self.is_in(&names.that, at - 1) || self.is_in(&names.inquiring, at - 1);
        // `ask Bob on Friday if he can come`
        let asked = || {
            let before = at.saturating_sub(CLAUSE)..at;
            let asks = |at: usize| self.is_in(&names.sentences.asking, at);
            self.is_in(&names.sentences.conditions, at - 1) && before.into_iter().any(asks)
        };
        !self.is_mark(at - 1) && (self.is_in(&names.whether, at - 1) || hangs() && tells() || asked())
    }

    /// `be there` before a time.
    fn is_request(&self, at: usize) -> bool {
        let come =
            longest(self.tokens, self.kept.get(at..).unwrap_or_default(), &self.names.aside.come, self.names);
        come.is_some_and(|come| self.clause_end(at) == Some(at + come))
    }

    fn is_joint(&self, at: usize) -> bool {
        self.is_in(&self.names.aside.joints, at)
    }

    fn is_therefore(&self, at: usize) -> bool {
        let aside = &self.names.aside;
        self.is_in(&aside.therefore, at) && !self.is_in(&aside.degrees, at + 1)
    }

    /// `so Tom picks up the kids`: somebody else than the speaker does something then.
    fn is_of_others(&self, at: usize) -> bool {
        let who = self.is_in(&self.names.known, at) || self.is_named(at) && !self.is_subject(at);
        who && self.clause_end(at).is_some_and(|end| end > at + 2)
    }

    /// `so dinner at the Ivy`: nobody does anything, and it says where.
    fn is_elsewhere(&self, at: usize) -> bool {
        let aside = &self.names.aside;
        let thing = !self.is_subject(at) && !self.is_in(&aside.does, at) && !self.is_asked(at);
        let end = self.clause_end(at).unwrap_or(at);
        let does = |at: usize| {
            let word = self.word(at);
            aside.helpers.contains(word) || self.names.noting.questions.contains(word)
        };
        thing
            && !(at..end).any(does)
            && (at + 1..end).any(|at| self.is_in(&self.names.ways, at) && at + 1 < end)
    }

    /// `date night is` before a time: the clause at `at` says itself what is then.
    fn is_dated(&self, at: usize) -> bool {
        let last = self.clause_end(at).and_then(|end| self.kept.get(end - 1));
        let next = last.and_then(|last| self.tokens.get(last + 1)).map_or("", Token::word);
        let joined = self.names.copulas.holds(next)
            && self.clause_end(at).is_some_and(|end| self.is_apart(end) || end == self.kept.len());
        joined && !self.is_subject(at) && !self.is_in(&self.names.pronouns, at)
    }

    /// `please put …`, `note …`, `let's …`
    fn is_asked(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.lead.contains(word) || self.names.puts.contains(word) || self.names.before.holds(word)
    }

    fn clause_end(&self, at: usize) -> Option<usize> {
        let ends = |end: &usize| *end >= self.kept.len() || self.is_apart(*end) || self.is_mark(*end);
        (at + 1..=at + CLAUSE).find(ends)
    }

    /// Past the clause whose subject stands at `at`, if it does not say where something is.
    fn said(&self, at: usize, marked: bool) -> Option<usize> {
        let end = self.clause_end(at)?;
        let does = self.is_elided(at) || self.is_in(&self.names.aside.does, at + 1);
        // `I'll need to be in` says no place.
        // `he'll text when he's on his way`
        let hangs = |at: &usize| self.is_in(&self.names.aside.hangs, *at);
        let own = (at + 2..end).find(hangs).unwrap_or(end);
        let place = (at + 1..own.min(end - 1)).any(|at| self.is_in(&self.names.aside.places, at));
        ((marked || does) && !place && (end > at + 1 || self.is_elided(at))).then_some(end)
    }
}
