//! Where it is said what happens, if not beside the time.

use std::ops::Range;

use super::{Memo, SENTENCE};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Kind;

/// So far back is what was moved.
const LAST: usize = 4;

impl Memo<'_, '_> {
    /// The clause that names what happens, where those with the time, from `first` to `last`, say nothing else: the nearest
    /// before them that is no sentence, or one behind.
    pub(super) fn elsewhere(&self, clauses: &[Range<usize>], first: usize, last: usize) -> Option<usize> {
        let before = || (0..first).rev();
        let clause = |at: usize| clauses.get(at).cloned().unwrap_or_default();
        let names_it = |at: &usize| self.names_it(&clause(*at));
        let phrase = |at: &usize| self.is_phrase(&clause(*at));
        // `Saturday at six, calendar, bowling`
        let filed = |at: &usize| {
            let before = clause(at - 1);
            *at > last + 1 && before.into_iter().all(|at| self.is_cut(at))
        };
        let later = || (last + 1..clauses.len()).filter(filed).find(|at| self.is_plain(&clause(*at)));
        // `put me down for the check`: what is left of it is no sentence.
        let partly = |at: &usize| phrase(at) && !self.acts(self.left(&clause(*at)));
        // `We have to talk about the roof. Monday at six suits everyone`
        // `Alle sind krank und ich muss einspringen. Termin heute um acht, Schulung am Bildschirm`
        let apart = || {
            let cut = |at: usize| clause(at).all(|at| self.is_cut(at));
            let told = |at: usize| self.is_whole(&clause(at)) || self.left(&clause(at)).is_empty();
            let filed = clause(first).start < self.when.start;
            first > 0
                && filed
                && self.ends_sentence(&clause(first - 1))
                && (first..=last).all(cut)
                && before().all(told)
        };
        let opens = || before().all(|at| self.left(&clause(at)).is_empty()) || apart();
        let behind = || (last + 1..clauses.len()).find(names_it).filter(phrase).filter(|_| opens());
        before()
            .find(|at| self.is_plain(&clause(*at)))
            .or_else(|| before().find(|at| self.is_presented(&clause(*at))))
            .or_else(|| before().find(partly))
            .or_else(later)
            .or_else(|| before().find(phrase))
            .or_else(behind)
            .or_else(|| self.only(clauses).filter(names_it))
    }

    /// `the car has to go in for its MOT, I've got the slot on Tuesday`, `das Fest hab ich vergessen, das ist schon morgen`: the
    /// sentence of a thing before a clause with the time that says only that there is one, or that it is then.
    pub(super) fn told_before(
        &self,
        clauses: &[Range<usize>],
        first: usize,
        last: usize,
    ) -> Option<(usize, Range<usize>)> {
        let at = first.checked_sub(1)?;
        if let Some(moved) = self.moved_before(clauses, first, last) {
            return Some(moved);
        }
        if let Some(got) = self.got_before(clauses, first, last) {
            return Some((at, got));
        }
        let (timed, told) = (clauses.get(first..=last)?, clauses.get(at)?);
        let mut said = timed.iter().map(|clause| self.uncut(clause)).filter(|said| !said.is_empty());
        let says_when = said.next().is_some_and(|said| self.is_slot(said));
        if !says_when || said.next().is_some() {
            return None;
        }
        let said = self.uncut(told);
        let mut opens = said.iter().skip_while(|at| self.is_in(&self.names.softeners, **at));
        let thing = opens.next().is_some_and(|at| self.is_leading(*at));
        // `die Feier hab ich verschwitzt`
        let object = said.iter().skip(2).find(|at| self.is_state(**at) && self.is_own(**at + 1)).copied();
        let end = object.unwrap_or(told.end);
        let news = object.is_none() && self.was(said);
        let named: Vec<usize> = said.iter().copied().filter(|at| *at < end).collect();
        let whole = said.iter().filter(|at| self.is_spoken(**at)).count() > SENTENCE;
        let says =
            thing && whole && !news && self.is_whole(told) && says_what(self.tokens, &named, self.names);
        says.then_some((at, told.start..end))
    }

    /// `wir haben die Besichtigung bekommen, Sonntag 12 Uhr`: what the speaker got, before a clause that says only when.
    fn got_before(&self, clauses: &[Range<usize>], first: usize, last: usize) -> Option<Range<usize>> {
        if !self.names.telling.encloses {
            return None;
        }
        let bare = clauses.get(first..=last)?.iter().all(|clause| self.uncut(clause).is_empty());
        let told = clauses.get(first.checked_sub(1)?).filter(|_| bare)?;
        let [one, other, thing @ .., got] = self.uncut(told) else { return None };
        let own = self.is_own(*one) && self.is_state(*other) || self.is_state(*one) && self.is_own(*other);
        let soft = |at: &&usize| {
            self.is_in(&self.names.softeners, **at) || self.is_in(&self.names.sentences.got, **at)
        };
        let from = thing.get(thing.iter().take_while(soft).count()).filter(|at| self.is_leading(**at))?;
        let whole = !thing.iter().any(|at| self.tells(*at));
        (own && whole && self.is_in(&self.names.sentences.got, *got) && from + 1 < *got)
            .then_some(*from..*got)
    }

    /// `Ann's recital got moved. New time is Thursday`, `I had to shift the lesson. It's Friday at ten`: what was moved, before
    /// a clause that says no more than when it is now.
    fn moved_before(
        &self,
        clauses: &[Range<usize>],
        first: usize,
        last: usize,
    ) -> Option<(usize, Range<usize>)> {
        let said = &self.names.sentences;
        if said.moves.is_empty() {
            return None;
        }
        let mut timed = clauses.get(first..=last)?.iter().map(|clause| self.uncut(clause));
        let small = |at: &usize| {
            let word = self.word(*at);
            said.fresh.contains(word)
                || said.slots.contains(word)
                || said.presents.contains(word)
                || said.is.contains(word)
                || said.links.contains(word)
                || self.names.softeners.contains(word)
                || self.is_article(*at)
        };
        let when = timed.next()?;
        if when.is_empty() || !when.iter().all(small) {
            return None;
        }
        (0..first).rev().take(LAST).find_map(|at| Some((at, self.moved(clauses.get(at)?)?)))
    }

    /// Where in the clause stands what was moved.
    fn moved(&self, clause: &Range<usize>) -> Option<Range<usize>> {
        let said = self.uncut(clause);
        let verbs = (1..said.len())
            .filter(|verb| said.get(*verb).is_some_and(|at| self.is_in(&self.names.sentences.moves, *at)));
        verbs.take(LAST).find_map(|verb| self.moved_by(clause, said, verb))
    }

    /// The same, where the word at `verb` of what is `said` may say that it was moved.
    fn moved_by(&self, clause: &Range<usize>, said: &[usize], verb: usize) -> Option<Range<usize>> {
        let sentences = &self.names.sentences;
        let behind = said.get(verb + 1).copied();
        let moves_it = behind.filter(|next| self.is_leading(*next) || self.is_somebody(*next));
        let helps = |at: &&usize| {
            self.is_state(**at) || self.is_in(&sentences.got, **at) || self.is_in(&sentences.been, **at)
        };
        let helped = said.get(..verb)?.iter().rev().take_while(helps).count();
        let moved = match moves_it {
            Some(next) => next..clause.end,
            None if helped > 0 => *said.iter().find(|at| !self.leads(**at))?..*said.get(verb - helped)?,
            None => return None,
        };
        let named = self.uncut(&moved);
        let whole = !self.leans(named) && !self.says_a_sentence(named);
        (whole && says_what(self.tokens, named, self.names)).then_some(moved)
    }

    /// `ich hab den Platz bekommen`: the speaker says no more than that there is a time for it.
    fn is_slot(&self, said: &[usize]) -> bool {
        let names = self.names;
        let slot = |at: &usize| self.is_in(&names.sentences.slots, *at);
        let small = |at: &usize| {
            let word = self.word(*at);
            let verb = self.tells(*at) || self.is_verb(*at) || names.sentences.got.contains(word);
            verb || self.is_article(*at)
                || self.is_leading(*at)
                || names.ways.contains(word)
                || names.softeners.contains(word)
                || names.sentences.links.contains(word)
                || !self.is_spoken(*at)
        };
        said.iter().any(slot) && said.iter().all(|at| slot(at) || small(at))
    }

    /// What is left of it is no sentence, and names something.
    fn is_phrase(&self, clause: &Range<usize>) -> bool {
        let left = self.left(clause);
        !self.says_a_sentence(self.presented(left))
            && !self.is_which(left)
            && !self.leans(left)
            && !self.prefaces(left)
            && !self.is_reason(clause)
            && !self.only_comments(left, true)
            && says_what(self.tokens, left, self.names)
    }

    /// `Whew, caught my breath. I signed up for the first aid course, that's on Friday`: what the speaker agreed to, behind talk and
    /// before a clause that says only when that is.
    pub(super) fn undertaken(
        &self,
        clauses: &[Range<usize>],
        first: usize,
        last: usize,
    ) -> Option<(usize, Range<usize>)> {
        let at = first.checked_sub(1)?;
        // `ring Mum, I have to thank her, Monday at four`
        let apart = at.checked_sub(1).and_then(|before| clauses.get(before));
        apart.filter(|before| self.ends_sentence(before))?;
        let when = |clause: &Range<usize>| self.uncut(clause).iter().all(|at| self.leads(*at));
        let says_when = clauses.get(first..=last)?.iter().all(when);
        let clause = clauses.get(at).filter(|clause| says_when && self.is_undertaken(clause))?;
        Some((at, clause.clone()))
    }

    /// `I signed up for the first aid course`: behind words that say nothing stands what the speaker agreed to.
    fn is_undertaken(&self, clause: &Range<usize>) -> bool {
        let names = self.names;
        let said = self.uncut(clause);
        if names.known.is_empty() || !said.first().is_some_and(|first| self.is_own(*first)) {
            return false;
        }
        let mut rest = said;
        for _ in 0..SENTENCE {
            let opened = longest(self.tokens, rest, &names.before, names).unwrap_or(0);
            rest = rest.get(opened..).unwrap_or_default();
        }
        let phrase = !self.says_a_sentence(rest) && !self.leans(rest) && !self.acts(rest);
        said.len() > rest.len() + SENTENCE && phrase && says_what(self.tokens, rest, names)
    }

    /// The same, and it never was one.
    fn is_plain(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        self.is_presented(clause) && !said.first().is_some_and(|first| self.leads(*first))
    }

    /// The same behind what only presents it: `it's just the meter man`.
    pub(super) fn is_presented(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        self.is_phrase(clause) && !self.says_a_sentence(self.presented(said)) && !self.acts(said)
    }

    /// Without what leads to what is named.
    pub(super) fn presented<'a>(&self, said: &'a [usize]) -> &'a [usize] {
        let from = said.iter().position(|at| !self.leads(*at)).unwrap_or(0);
        said.get(from..).unwrap_or_default()
    }

    /// `die bei der Kirche`, `the one by the station`, but `the in-laws`: which one it is.
    fn is_which(&self, left: &[usize]) -> bool {
        let [article, way, ..] = left else { return false };
        let joined = self.tokens.get(way + 1).is_some_and(|mark| mark.kind == Kind::Dash && mark.glued);
        let one = |at: usize| {
            let word = self.word(at);
            self.names.sentences.again.contains(word) && !self.names.sentences.objects.contains(word)
        };
        // `the new one`
        let new = left.len() <= SENTENCE + 1 && left.last().is_some_and(|last| one(*last));
        self.is_article(*article) && (self.is_in(&self.names.ways, *way) && !joined || one(*way) || new)
    }

    /// The only clause that says more than how the speaker finds it: `Thursdays at four, without fail, Noah has therapy`.
    fn only(&self, clauses: &[Range<usize>]) -> Option<usize> {
        let says = |clause: &Range<usize>| {
            let left = self.left(clause);
            !left.is_empty() && !self.only_comments(left, true)
        };
        let mut all = clauses.iter().enumerate().filter(|(_, clause)| says(clause));
        all.next().map(|(at, _)| at).filter(|_| all.next().is_none())
    }
}
