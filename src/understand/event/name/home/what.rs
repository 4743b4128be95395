//! Which clause says what happens.

use std::ops::Range;

use super::talk::BRIEF;
use super::{Memo, SENTENCE};
use crate::understand::event::name::edges::{longest, opening};
use crate::understand::event::name::noting::filed;
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// So few words with one that points back name nothing: `call him`.
const SHORT: usize = 3;

/// Which of the clauses says what happens, and which ones the time stands in.
pub(super) struct Home {
    pub(super) at: usize,
    pub(super) timed: Range<usize>,
    /// Where what it is to be called stands, if that is said for itself: `so, diary, roofer`.
    pub(super) restated: Option<Range<usize>>,
}

impl Memo<'_, '_> {
    /// The clause that names what happens: the one with the time or, where that says nothing else, one beside it.
    pub(super) fn home(&self, clauses: &[Range<usize>]) -> Option<Home> {
        let timed = |clause: &Range<usize>| clause.start < self.when.end && self.when.start < clause.end;
        let first = clauses.iter().position(timed)?;
        let last = clauses.iter().rposition(timed).unwrap_or(first);
        let first = if self.is_over(clauses.get(first)?) { last } else { first };
        let offered = || (first..=last).find_map(|at| self.offered(clauses, at));
        if let Some((at, from)) = self.restated(clauses, first, last).or_else(offered) {
            let restated = clauses.get(at).map(|clause| from..clause.end);
            return Some(Home { at, timed: first..last + 1, restated });
        }
        if let Some((at, told)) = self.told_before(clauses, first, last) {
            return Some(Home { at, timed: first..last + 1, restated: Some(told) });
        }
        if let Some((at, told)) = self.undertaken(clauses, first, last) {
            return Some(Home { at, timed: first..last + 1, restated: Some(told) });
        }
        if let Some(done) = self.done_then(clauses, first) {
            return Some(Home { at: first, timed: first..last + 1, restated: Some(done) });
        }
        let names_it = |at: &usize| {
            clauses.get(*at).is_some_and(|clause| self.names_it(clause))
                || self.presents_anew(clauses, *at)
                || self.is_noted(clauses, *at)
        };
        let at = (first..last + 1)
            .find(names_it)
            .or_else(|| self.announced(clauses, first, last))
            .or_else(|| self.elsewhere(clauses, first, last))?;
        Some(Home { at, timed: first..last + 1, restated: None })
    }

    /// `He's a good vet. He's doing the horse's teeth on Wednesday`, `She wants a catch-up on Friday`: what somebody does then,
    /// or wishes for, who was spoken of before in whole sentences.
    fn done_then(&self, clauses: &[Range<usize>], first: usize) -> Option<Range<usize>> {
        let names = self.names;
        if names.sentences.wishes.is_empty() {
            return None;
        }
        let (before, clause) = (first.checked_sub(1)?, clauses.get(first)?);
        let (told, said) = (clauses.get(before)?, self.uncut(clause));
        // `… well he's collecting me`
        let resumed = said.iter().take_while(|at| names.sentences.resumes.contains(self.word(**at))).count();
        let (who, behind) = said.get(resumed..)?.split_first()?;
        let word = self.word(*who);
        let elided = names.aside.elided.contains(word) && self.is_short(*who) && !self.is_own(*who);
        let another = names.pronouns.contains(word) && !names.sentences.presents.contains(word);
        let wishes = |at: &&usize| names.sentences.wishes.contains(self.word(**at));
        let from = behind.iter().take_while(wishes).count();
        let what = behind.get(from..)?;
        let doing =
            self.is_short(*who) && what.first().is_some_and(|verb| names.forms.doing.end(self.word(*verb)));
        let content = |at: &usize| {
            let word = self.word(*at);
            let small = self.is_telling(*at) || self.is_article(*at) || names.ways.contains(word);
            !small
                && !names.put.contains(word)
                && !names.sentences.sides.contains(word)
                && !names.softeners.contains(word)
                && self.is_spoken(*at)
        };
        // `he wants to meet`
        let alone =
            what.len() <= SENTENCE && what.first().is_some_and(|to| names.ways.contains(self.word(*to)));
        let says_it = !alone && what.iter().skip(usize::from(doing)).any(content);
        // `The new vet. He's doing …`
        let alone = before == 0 || clauses.get(before - 1).is_some_and(|before| self.ends_sentence(before));
        let short = told.clone().any(|at| self.is_short(at));
        let named = alone && !short && self.is_presented(told) && !self.only_comments(self.uncut(told), true);
        let apart = self.ends_sentence(told) && !named || resumed > 0;
        let shown = (elided || another) && apart;
        (shown && (doing || from > 0) && says_it)
            .then(|| what.first().map_or(clause.start, |at| *at)..clause.end)
    }

    /// Something in it says what happens, and needs nothing that was said before: `he comes`, `at the hospital`.
    pub(super) fn names_it(&self, clause: &Range<usize>) -> bool {
        let said = self.named.within(clause);
        // `the bike, which I sold, is picked up`
        let is = self.is_in(&self.names.sentences.is, clause.start) || self.goes_on(clause);
        let left = self.left(clause);
        // `to ring the surgery`
        let led = || {
            said.first() != left.first()
                && !self.leans(left)
                && self.names.ways.contains(said.first().map_or("", |at| self.word(*at)))
        };
        let what = self.presented(said);
        let speaks = || left.len() > 1 && self.speaks(clause);
        !is && !self.is_of_it(self.uncut(clause))
            && (!self.leans(said) || led() || speaks() || self.is_to_be_done(clause))
            && !self.only_comments(said, true)
            && says_what(self.tokens, what, self.names)
            // `und zwar am Montag`
            && says_what(self.tokens, said, self.names)
    }

    /// `they've fixed the roof, it's quiz night on Friday`: behind a whole sentence `it's` leads to what happens, and not to
    /// which one it is, `we've booked the theatre, it's Hamlet`.
    fn presents_anew(&self, clauses: &[Range<usize>], at: usize) -> bool {
        let Some((clause, before)) = clauses.get(at).zip(at.checked_sub(1).and_then(|at| clauses.get(at)))
        else {
            return false;
        };
        let [its, what @ ..] = self.uncut(clause) else { return false };
        let presents = self.is_in(&self.names.sentences.presents, *its) && self.is_short(*its);
        presents
            && what.len() >= SENTENCE
            && what.iter().all(|at| self.is_small(*at) && self.is_spoken(*at))
            && !self.leans(what)
            && !self.only_comments(what, true)
            && (self.is_whole(before) || self.is_thing_so(self.uncut(before)))
            && says_what(self.tokens, what, self.names)
    }

    /// `dass wir mit Ines essen gehen`, behind `trag bitte ein`
    fn is_noted(&self, clauses: &[Range<usize>], at: usize) -> bool {
        let Some((clause, before)) = clauses.get(at).zip(at.checked_sub(1).and_then(|at| clauses.get(at)))
        else {
            return false;
        };
        if self.names.whether.is_empty() || !self.is_in(&self.names.that, clause.start) {
            return false;
        }
        let polite = |at: &&usize| !self.names.courtesies.holds(self.word(**at)) && self.is_spoken(**at);
        let asked: Vec<usize> = self.uncut(before).iter().filter(polite).copied().collect();
        let asks = opening(self.tokens, &asked, self.names) == Some(asked.len())
            || filed(self.tokens, &asked, self.names) == Some(asked.len())
            || self.left(before).is_empty();
        let what = self.uncut(clause).get(1..).unwrap_or_default();
        asks && says_what(self.tokens, what, self.names)
    }

    /// `In die Werkstatt bringen`: where to, and what is to be done there.
    pub(super) fn is_to_be_done(&self, clause: &Range<usize>) -> bool {
        let spoken = |at: &&usize| self.is_spoken(**at);
        let said = self.uncut(clause);
        let (Some(first), Some(last)) = (said.first(), said.iter().rfind(spoken)) else { return false };
        let after_sentence = || {
            let before = clause.start.checked_sub(1).and_then(|mark| self.tokens.get(mark));
            before.is_some_and(|mark| mark.kind == Kind::SentenceEnd) || self.is_reported(clause)
        };
        self.is_in(&self.names.ways, *first)
            && said.len() > SENTENCE
            && self.names.telling.encloses
            && self.is_small(*last)
            && self.names.verb_endings.iter().any(|ending| self.word(*last).ends_with(ending))
            && after_sentence()
    }

    /// `die Omi hat angerufen, am Freitag bei ihr Rasen mähen`: before it stands only who told it.
    pub(super) fn is_reported(&self, clause: &Range<usize>) -> bool {
        let Some(mark) = clause.start.checked_sub(1) else { return false };
        let last = mark.checked_sub(1).is_some_and(|last| self.is_in(&self.names.sentences.reports, last));
        last && self.word(mark) == ","
    }

    /// `New appointment Monday at seven, plumber`: behind a clause that says only that there is one stands what it is.
    fn announced(&self, clauses: &[Range<usize>], first: usize, last: usize) -> Option<usize> {
        let sentences = &self.names.sentences;
        let slot = |at: &usize| sentences.slots.contains(self.word(*at));
        let small = |at: &usize| slot(at) || sentences.fresh.contains(self.word(*at)) || !self.is_spoken(*at);
        let mut timed = clauses.get(first..=last)?.iter().flat_map(|clause| self.uncut(clause));
        let says_when = timed.clone().any(slot) && timed.all(small);
        let next = clauses.get(last + 1).filter(|next| says_when && self.is_presented(next))?;
        let words = self.uncut(next);
        (!self.only_comments(words, false) && !self.leans(words)).then_some(last + 1)
    }

    /// `comes back` behind a comma: who does it was named before.
    fn goes_on(&self, clause: &Range<usize>) -> bool {
        let comma = clause.start.checked_sub(1).is_some_and(|mark| self.word(mark) == ",");
        comma && !self.names.known.is_empty() && self.is_verb(clause.start)
    }

    /// It needs what was said before it: `he comes`.
    pub(super) fn leans(&self, said: &[usize]) -> bool {
        let names = self.names;
        // `there is the recital`, `il y a l'émission`
        let said = self.presented(said);
        let opened = longest(self.tokens, said, &names.before, names).filter(|opened| *opened > 1);
        let said = said.get(opened.unwrap_or(0)..).filter(|said| !said.is_empty()).unwrap_or(said);
        let first = said.iter().find(|at| !self.leads(**at)).copied();
        // `in-laws`
        let joined = first.is_some_and(|at| {
            self.tokens.get(at + 1).is_some_and(|mark| mark.kind == Kind::Dash && mark.glued)
        });
        let first = first.filter(|_| !joined).map_or("", |at| self.word(at));
        names.pronouns.contains(first)
            || names.ways.contains(first)
            || names.company.holds(first) && !self.goes_somewhere(said)
            || names.whether.contains(first)
    }

    /// `Mit Paul zum Zahnarzt`: behind with whom stands where to.
    fn goes_somewhere(&self, said: &[usize]) -> bool {
        let way =
            |at: &usize| self.names.ways.contains(self.word(*at)) || self.names.company.holds(self.word(*at));
        said.iter().skip(2).any(|at| self.is_small(*at) && way(at))
    }

    /// `the survey is`, `wir sind bei Oma`, but `der kommt`: nobody who was named before does it.
    pub(super) fn stands_alone(&self, clause: &Range<usize>) -> bool {
        let names = self.names;
        let polite = |at: usize| names.courtesies.holds(self.word(at));
        let said = self.uncut(clause).iter().copied().find(|at| !self.leads(*at) && !polite(*at));
        let Some(first) = said else { return false };
        let does = |at: usize| {
            let word = self.word(at);
            let asks = names.inquiring.contains(word) || names.whether.contains(word);
            names.telling.does.contains(word) || asks || self.tells(at)
        };
        if self.speaks(clause) {
            return !clause.clone().any(|at| {
                let word = self.word(at);
                names.aside.back.contains(word)
                    || names.comments.back.contains(word)
                    || names.sentences.objects.contains(word)
            });
        }
        !(does(first) || self.is_article(first) && does(first + 1))
    }

    /// `wir sind bei Oma`, `am 3. ist Sperrmüll`: the speaker does it, or the verb stands behind the time and nobody who was
    /// named before behind it.
    pub(super) fn speaks(&self, clause: &Range<usize>) -> bool {
        let polite = |at: usize| self.names.courtesies.holds(self.word(at));
        let said = self.uncut(clause).iter().copied().find(|at| !self.leads(*at) && !polite(*at));
        let Some(first) = said else { return false };
        let timed = first.checked_sub(1).is_some_and(|before| self.is_cut(before));
        let verb = self.is_state(first) || self.is_verb(first);
        let turned =
            timed && verb && self.is_spoken(first + 1) && !self.is_in(&self.names.pronouns, first + 1);
        turned || self.is_own(first)
    }

    /// `we`, `we're`
    pub(super) fn is_own(&self, at: usize) -> bool {
        self.is_in(&self.names.sentences.own, at) && (self.is_subject(at) || self.is_elided(at))
    }
}

/// Whether `kept`, which is left of what was `named` without the sentences beside it, still names what happens.
pub(in crate::understand::event::name) fn names_something(
    tokens: &[Token<'_>],
    (named, kept): (&[usize], &[usize]),
    sure: bool,
    names: &Names,
) -> bool {
    let said = &names.sentences;
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let words =
        |all: &[usize]| all.iter().filter(|at| tokens.get(**at).is_some_and(Token::is_spoken)).count();
    let content = |word: &str| {
        let small = said.subjects.contains(word) || said.states.contains(word) || said.links.contains(word);
        !small && !names.pronouns.contains(word) && !names.ways.contains(word)
    };
    // `in-laws`
    let joined =
        kept.get(1).and_then(|at| tokens.get(*at)).is_some_and(|next| next.kind == Kind::Dash && next.glued);
    let first = kept.first().filter(|_| !joined).map_or("", word);
    let leans = names.ways.contains(first) || names.pronouns.contains(first) || said.links.contains(first);
    // `How's Dave? Call him`
    let back = |at: &usize| {
        let word = word(at);
        names.aside.back.contains(word) || names.comments.back.contains(word) || said.objects.contains(word)
    };
    // `dinner with them`, and of what concludes, `so pick him up`
    let with = |pair: &[usize]| {
        let [with, him] = pair else { return false };
        names.company.holds(word(with)) && back(him)
    };
    let placed_back = || {
        let before = kept.first().and_then(|at| at.checked_sub(1)).map_or("", |at| word(&at));
        let concludes = sure && words(kept) == SHORT && said.points.contains(before);
        concludes || kept.windows(2).skip(1).any(with)
    };
    // `Leo is turning five, party`: more than one word says what happens, unless much talk stands beside it.
    let brief = !sure && words(kept) < SENTENCE && words(named) <= BRIEF;
    // `wir sind in Südtirol`
    let placed = sure && names.ways.contains(first);
    // `hat mich verschoben: nicht mehr Montag, sondern Mittwoch`
    let denies = words(kept) <= SHORT && names.telling.encloses && names.noting.nots.contains(first);
    // `mi hermano vendió el coche, vuelve en bus`: only what was told before says who does; but `viene el técnico`.
    let next = kept.get(1).map_or("", word);
    let led =
        names.noting.articles.contains(next) || said.indefinite.contains(next) || said.whose.contains(next);
    // `la tele está arreglada, la traen`: to what that points is known.
    let before = kept.first().and_then(|at| at.checked_sub(1)).map_or("", |at| word(&at));
    let points = names.pointing.pronouns.iter().any(|(pronoun, _)| *pronoun == before);
    let does = |verb: &str| said.finite.contains(verb) && !names.copulas.holds(verb) && !led && !points;
    let elliptic = names.what.is_empty() && !names.telling.does.is_empty() && does(first);
    let leans = (leans && !placed || denies || elliptic) && named.first() != kept.first();
    !(leans || brief || words(kept) <= SHORT && kept.iter().any(back) && !placed_back())
        && kept.iter().any(|at| words(&[*at]) > 0 && content(word(at)))
}
