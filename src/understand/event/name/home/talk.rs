//! Which clauses are talk beside the one that says what happens.

use std::ops::Range;

use super::what::Home;
use super::{Memo, SENTENCE, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::words::Kind;

/// What stands before so long a sentence of talk is talk; but not what stands before `you know`.
const LONG: usize = 4;

/// No more words cry out or address somebody between talk and what happens.
const CRY: usize = 2;

/// In no more words a sentence behind the name says something worth keeping: `we're meeting at the car park`.
pub(super) const WORTH: usize = 8;

impl Memo<'_, '_> {
    /// For each of the clauses whether it is talk; nothing where the name stands in one clause already, or is mended.
    pub(super) fn talk(&self, clauses: &[Range<usize>], home: &Home) -> Option<Vec<bool>> {
        let said = clauses.get(home.at).map(|clause| self.left(clause))?;
        // `im Pfarrsaal`, of `ich vergess das sonst, das Turnen ist am Dienstag im Pfarrsaal`
        let lost = self.opens && said.is_empty() || self.leans(self.kept);
        let others = || clauses.iter().enumerate().filter(|(at, _)| *at != home.at);
        let lost = lost && others().all(|(_, clause)| self.keeps_talk_of(clause));
        let alone = clauses.iter().filter(|clause| !self.left(clause).is_empty()).nth(1).is_none();
        if alone && !lost || clauses.iter().skip(1).any(|clause| self.mends(clause)) {
            return None;
        }
        let brief = said.len() < SENTENCE;
        let talks = |(at, clause): (usize, &Range<usize>)| {
            let beside = at != home.at && !home.timed.contains(&at);
            beside && (lost || !self.left(clause).is_empty() && self.is_talk(clause, at < home.at, brief))
        };
        let mut talk: Vec<bool> = clauses.iter().enumerate().map(talks).collect();
        // `she was born on May 3rd, 1940`
        for at in 1..talk.len() {
            if talk.get(at - 1) == Some(&true) && clauses.get(at).is_some_and(|clause| self.is_number(clause))
            {
                mark(&mut talk, at..at + 1);
            }
        }
        // `The doctor only wants to check. Scan on Monday …`
        let sentence = self.first_of_its_sentence(clauses, home.at);
        if talk.iter().take(sentence).any(|talk| *talk) {
            mark(&mut talk, 0..sentence);
        }
        self.spread(&mut talk, clauses, home.at);
        talk.iter_mut().take(home.timed.end).skip(home.timed.start).for_each(|talk| *talk = false);
        Some(talk)
    }

    /// What talk before the clause at `home` takes with it.
    fn spread(&self, talk: &mut [bool], clauses: &[Range<usize>], home: usize) {
        let Some(told) = talk.iter().take(home).rposition(|talk| *talk) else { return };
        let words = |clause: &Range<usize>| clause.clone().filter(|at| self.is_spoken(*at)).count();
        if clauses.get(told).is_some_and(|clause| words(clause) >= LONG) {
            mark(talk, 0..told);
        }
        // `it's reserved, the beer as well, the assembly is …`
        let whole = |clause: &Range<usize>| self.says_a_sentence(&self.uncut(clause));
        if self.opens && clauses.get(home).is_some_and(whole) {
            mark(talk, told..home);
        }
        // `oh, how lovely, we all get together at last, lunch at …`, `…, poor thing, hip operation on …`
        for (talk, clause) in talk.iter_mut().zip(clauses).take(home) {
            *talk |= self.left(clause).len() <= CRY;
        }
    }

    /// Which clause opens the sentence that `home` stands in.
    fn first_of_its_sentence(&self, clauses: &[Range<usize>], home: usize) -> usize {
        let ends = |clause: &Range<usize>| {
            let mut behind = self.tokens.iter().skip(clause.end).take_while(|token| !token.is_spoken());
            behind.any(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::LineBreak))
        };
        clauses.iter().take(home).rposition(ends).map_or(0, |last| last + 1)
    }

    /// Nothing is left of it, or what is left only tells something or puts it down: `block that out in the calendar`.
    fn keeps_talk_of(&self, clause: &Range<usize>) -> bool {
        let put = |at: &usize| self.names.put.contains(self.word(*at));
        // `…, deshalb ist die Kontrolle am 25. Januar`: another time is said there.
        let numbered = |at: usize| self.tokens.get(at).is_some_and(|token| token.kind == Kind::Number);
        self.left(clause).iter().all(put) || self.is_sentence(clause) && !clause.clone().any(numbered)
    }

    fn is_number(&self, clause: &Range<usize>) -> bool {
        self.left(clause)
            .iter()
            .all(|at| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number))
    }

    /// `Mum, I mean Gran`
    fn mends(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        let mended = self.left(clause).first().is_some_and(|left| said.first() != Some(left));
        mended && longest(self.tokens, &said, &self.names.speaking.mends, self.names).is_some()
    }

    fn is_sentence(&self, clause: &Range<usize>) -> bool {
        let sentence = |said: &[usize]| self.says_a_sentence(said);
        sentence(self.left(clause)) || self.opens && sentence(&self.uncut(clause))
    }

    /// A sentence that does not say what happens, `before` the clause that does or behind it; behind a name that is
    /// `brief` it may say what that is about: `garage, they want the car`.
    fn is_talk(&self, clause: &Range<usize>, before: bool, brief: bool) -> bool {
        let said = &self.names.sentences;
        let left = self.uncut(clause);
        let first = left.first().map_or("", |at| self.word(*at));
        // `if you could drop that in the calendar`
        let asks = clause.clone().any(|at| self.is_cut(at));
        let somebody = |at: &&usize| {
            let word = self.word(**at);
            !said.impersonal.contains(word) && (said.subjects.contains(word) || self.is_elided(**at))
        };
        let condition = said.conditions.contains(first)
            && (before || !asks)
            && !left.iter().skip(1).any(|at| somebody(&at));
        if !self.is_sentence(clause) || condition {
            return false;
        }
        if before {
            return true;
        }
        // `Kino, Das Leben ist schön`
        let comma = clause.start.checked_sub(1).is_some_and(|mark| self.word(mark) == ",");
        let large = left.first().and_then(|at| self.tokens.get(*at)).is_some_and(|token| {
            // `I` is always large.
            let alone = token.word().len() == 1 || self.is_elided(clause.start);
            let does = || left.iter().skip(1).any(|at| self.is_subject(*at));
            token.said(self.text).starts_with(char::is_uppercase) && !alone && !does()
        });
        // `fragen, wo der Schlüssel ist`
        let asked = self.names.inquiring.contains(first) || self.names.whether.contains(first);
        let asked = asked && !said.breaks.contains(first) && !self.names.that.contains(first);
        let worth = left.len() <= WORTH && left.iter().any(|at| said.worth.contains(self.word(*at)));
        !(comma && large || asked || worth || brief)
    }
}
