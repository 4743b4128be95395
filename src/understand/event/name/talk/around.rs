//! What is said before and behind a whole memo: `Hello? Is this on?`, `yes that was it`, `merci et à plus tard`.

use super::says_what;
use crate::understand::event::name::edges::longest;
use crate::understand::language::{Names, Phrases};
use crate::understand::words::{Kind, Token};

/// Open a sentence in Spanish.
const OPENING: [&str; 2] = ["¿", "¡"];

/// The most openings and checks before a memo.
const OPENINGS: usize = 12;

/// The most tokens of what closes a memo.
const CLOSING: usize = 14;

/// The most words of a sentence of what the speaker does, and among how many of the first who that is.
const OWN: usize = 12;
const FIRST: usize = 3;

/// So many words close a memo without a mark before them.
const ALONE: usize = 3;

/// So many words of testing, or one and so many that count, are a check: `testing, testing`, `one two, test`.
const TESTING: usize = 2;

/// `Hello? Is this on? Conference …`: takes out what only tries whether somebody listens, and what stands before that.
pub(crate) fn without_check(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let said = Said { tokens, kept, names };
    let (mut at, mut end) = (0, 0);
    for _ in 0..OPENINGS {
        if let Some(checked) = said.check(at).or_else(|| said.own(at)) {
            (at, end) = (checked, checked);
        } else if let Some(answered) = said.taken(at, &names.speaking.closes).filter(|_| end > 0) {
            // `Can you hear me? Great.`
            if !said.is_mark(answered) {
                break;
            }
            (at, end) = (answered, answered);
        } else if said.is_mark(at) {
            at += 1;
        } else if let Some(opened) = said.taken(at, &names.before) {
            at = opened;
        } else {
            break;
        }
    }
    if end > 0 && says_what(tokens, kept.get(end..).unwrap_or_default(), names) {
        kept.drain(..end);
    }
}

/// `…, and that's everything, cheers`, `… yes that was it`: without what says only that the memo is over.
pub(crate) fn without_closing<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let said = Said { tokens, kept, names };
    let first = kept.len().saturating_sub(CLOSING).max(1);
    let parted = |at: &usize| said.is_mark(at - 1) || said.is_apart(*at) || said.closes_alone(*at);
    let from = (first..kept.len()).filter(|at| !said.is_mark(*at)).filter(parted).find(|at| said.closes(*at));
    let rest = from.and_then(|from| kept.get(..from)).filter(|rest| says_what(tokens, rest, names));
    rest.unwrap_or(kept)
}

/// `i just got off the phone with the garage they want …`: without what says only that somebody was on the phone, whom
/// more is said of.
pub(crate) fn without_phoned<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let phoned = longest(tokens, kept, &names.speaking.phoned, names);
    let rest = phoned.and_then(|phoned| kept.get(phoned..)).unwrap_or_default();
    if rest.is_empty() { kept } else { rest }
}

struct Said<'k, 't> {
    tokens: &'k [Token<'t>],
    kept: &'k [usize],
    names: &'k Names,
}

impl Said<'_, '_> {
    fn token(&self, at: usize) -> Option<&Token<'_>> {
        self.kept.get(at).and_then(|at| self.tokens.get(*at))
    }

    fn word(&self, at: usize) -> &str {
        self.token(at).map_or("", Token::word)
    }

    fn is_mark(&self, at: usize) -> bool {
        let mark = |token: &Token<'_>| token.kind != Kind::Symbol || OPENING.contains(&token.word());
        self.token(at).is_some_and(|token| !token.is_spoken() && mark(token))
    }

    /// Something was cut out before it.
    fn is_apart(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.kept.get(before));
        before.zip(self.kept.get(at)).is_some_and(|(before, next)| before + 1 < *next)
    }

    /// Past one of the phrases at `at`.
    fn taken(&self, at: usize, phrases: &Phrases) -> Option<usize> {
        Some(at + longest(self.tokens, self.kept.get(at..)?, phrases, self.names)?)
    }

    /// Past a check at `at`; `is this on the table` is none.
    fn check(&self, at: usize) -> Option<usize> {
        let end = self.taken(at, &self.names.speaking.checks).max(self.tested(at))?;
        let (next, noting) = (self.word(end), &self.names.noting);
        let leads = self.names.ways.contains(next) || noting.is_thing(next) || noting.people.contains(next);
        let opens = self.names.before.holds(next) && !leads;
        (self.is_mark(end) || self.is_apart(end) || opens).then_some(end)
    }

    /// Past a sentence at `at` of what the speaker does before there is a memo, if that begins with a word for itself: `let me
    /// get my glasses. Right. Eye test …`
    fn own(&self, at: usize) -> Option<usize> {
        let noting = &self.names.noting;
        let run = |at: &usize| {
            !self.is_apart(*at) && self.token(*at).is_some_and(|token| token.kind != Kind::SentenceEnd)
        };
        let end = at + 1 + (at + 1..at + OWN).take_while(run).count();
        let subject =
            |at: usize| noting.subjects.contains(self.word(at)) || noting.to.contains(self.word(at));
        let wishes = |at: usize| noting.modals.holds(self.word(at)) || noting.recalls.has(self.word(at));
        let next =
            self.taken(end + 1, &self.names.before).max(self.taken(end + 1, &self.names.speaking.closes))?;
        let restarts = self.is_mark(end) && !self.is_apart(end) && self.is_mark(next);
        let own = (at..end.min(at + FIRST)).any(subject) && !(at..end).any(wishes);
        (restarts && own).then_some(end)
    }

    /// Past `testing, testing, one two`.
    fn tested(&self, at: usize) -> Option<usize> {
        let speaking = &self.names.speaking;
        let (mut tests, mut counts, mut end) = (0, 0, at);
        while speaking.tests.contains(self.word(end))
            || speaking.counts.contains(self.word(end))
            || end > at && self.is_mark(end)
        {
            tests += usize::from(speaking.tests.contains(self.word(end)));
            counts += usize::from(speaking.counts.contains(self.word(end)));
            end += 1;
        }
        let end = (at..end).rev().find(|at| !self.is_mark(*at))? + 1;
        let counted = counts > TESTING && self.is_mark(end);
        (tests >= TESTING || tests > 0 && counts >= TESTING || counted).then_some(end)
    }

    /// All from `from` on says that the memo is over, or bids farewell.
    fn closes(&self, from: usize) -> bool {
        let (names, speaking) = (self.names, &self.names.speaking);
        let (mut at, mut closed) = (from, false);
        while at < self.kept.len() {
            let word = self.word(at);
            let closes = self.taken(at, &speaking.closes).max(self.taken(at, &names.courtesies));
            let closes = closes.max(self.taken(at, &speaking.tails).filter(|_| closed));
            let joins = speaking.and.contains(word) || names.hesitations.contains(word);
            if let Some(end) = closes {
                (at, closed) = (end, true);
            } else if self.is_mark(at) || joins {
                at += 1;
            } else if let Some(end) = self.taken(at, &names.after).filter(|end| *end > at + 1) {
                at = end;
            } else {
                return false;
            }
        }
        closed
    }

    /// `and that's everything`, `that was it` at `at` need no mark before them.
    fn closes_alone(&self, at: usize) -> bool {
        let joined = self.names.speaking.and.contains(self.word(at));
        let from = at + usize::from(joined);
        let words = ALONE - usize::from(joined);
        self.taken(from, &self.names.speaking.closes).is_some_and(|end| end >= from + words)
    }
}
