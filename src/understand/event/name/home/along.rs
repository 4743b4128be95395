//! What goes or stays with the clause beside it: what leads on from talk, is to be seen to besides, or is only a cry before it.

use std::ops::Range;

use super::talk::{BACK, CRY, LONG};
use super::what::Home;
use super::{Memo, SENTENCE, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::words::Kind;

impl Memo<'_, '_> {
    /// What belongs to the clause before it goes or stays with that.
    pub(super) fn lead_on(&self, talk: &mut [bool], clauses: &[Range<usize>], home: usize) {
        // `Second floor, no lift`
        for at in home + 1..talk.len().saturating_sub(1) {
            let goes = talk.get(at + 1) == Some(&true) && self.is_remarked(clauses, at);
            talk.iter_mut().skip(at).take(1).for_each(|talk| *talk |= goes);
        }
        // `les partitions, c'est Nadine qui les a`
        for at in home + 1..talk.len().saturating_sub(1) {
            let goes = talk.get(at + 1) == Some(&true) && self.is_taken_up(clauses, at);
            talk.iter_mut().skip(at).take(1).for_each(|talk| *talk |= goes);
        }
        // `she was born on May 3rd, 1940`
        for at in 1..talk.len() {
            let goes_on = |clause: &Range<usize>| {
                let whoever = || clauses.get(at - 1).is_some_and(|who| self.is_whoever(who));
                let also = || self.is_of_others(clause);
                let hangs = || self.hangs(clause) || self.is_asked_of(clause) || whoever() || also();
                let contrasts =
                    || !self.names.known.is_empty() && self.is_in(&self.names.noting.nots, clause.start);
                self.is_number(clause) || at > home && (hangs() || contrasts())
            };
            if talk.get(at - 1) == Some(&true) && clauses.get(at).is_some_and(goes_on) {
                mark(talk, at..at + 1);
            }
        }
    }

    /// `I nearly forgot. Poker on Friday, bring quarters`: beside talk, what is to be seen to is talk, too, and with it the rest
    /// of its sentence; who is told little keeps it.
    pub(super) fn order_on(&self, talk: &mut [bool], clauses: &[Range<usize>], home: &Home) {
        let besides = &self.names.sentences.besides;
        let behind = usize::max(home.at + 1, home.timed.end);
        let told = |(at, clause): (usize, &Range<usize>)| {
            let said = self.uncut(clause);
            let gone = at < home.at && self.left(clause).is_empty() && self.is_whole(clause);
            said.len() > SENTENCE && (gone || talk.get(at) == Some(&true))
        };
        if behind >= clauses.len() || !clauses.iter().enumerate().any(told) {
            return;
        }
        let small = |at: &usize| {
            let word = self.word(*at);
            let names = self.names;
            names.sentences.links.contains(word)
                || names.softeners.contains(word)
                || names.courtesies.holds(word)
        };
        let (mut ordered, mut opened) = (false, clauses.len());
        for at in behind..clauses.len() {
            let Some(clause) = clauses.get(at) else { return };
            let said = self.uncut(clause);
            let from = said.iter().take_while(|at| small(at)).count();
            let rest = said.get(from..).unwrap_or_default();
            // `no rubbish`
            let opens = clauses.get(at - 1).is_some_and(|before| self.ends_sentence(before));
            let orders = || {
                let said = |phrases| longest(self.tokens, rest, phrases, self.names);
                let joined = || said(&self.names.sentences.errands).filter(|_| opens || from > 0);
                let taken =
                    said(besides).max(said(&self.names.sentences.orders).filter(|_| opens)).max(joined());
                // `take her some jam`
                let back = |at: &usize| self.names.aside.back.contains(self.word(*at));
                taken.and_then(|taken| rest.get(taken)).is_some_and(|next| !back(next) || opens)
            };
            opened = if opens { at } else { opened };
            if !ordered && !self.is_written_large(clause) && !self.hedges_who(said) && orders() {
                ordered = true;
                // `And yes, I know, wear a real shirt`
                let cry = |at: &usize| {
                    let said = clauses.get(*at).map(|clause| self.left(clause).len());
                    said.is_some_and(|said| said <= CRY)
                };
                let from = (opened..at).rev().take_while(cry).last().unwrap_or(at);
                mark(talk, from..at);
            }
            if ordered {
                mark(talk, at..at + 1);
            }
            ordered &= !self.ends_sentence(clause);
        }
    }

    /// What talk before the clause at `home` takes with it.
    pub(super) fn spread(&self, talk: &mut [bool], clauses: &[Range<usize>], home: usize) {
        let tells = |(talk, clause): (&bool, &Range<usize>)| {
            *talk && !self.only_comments(self.uncut(clause), true) && clause.len() > 1
        };
        let before = talk.iter().zip(clauses).take(home).collect::<Vec<_>>();
        let Some(told) = before.into_iter().rposition(tells) else { return };
        let words = |clause: &Range<usize>| clause.clone().filter(|at| self.is_spoken(*at)).count();
        if clauses.get(told).is_some_and(|clause| words(clause) >= LONG) {
            mark(talk, 0..told);
        }
        // `it's reserved, the beer as well, the assembly is …`
        let whole = |clause: &Range<usize>| self.says_a_sentence(self.uncut(clause));
        if self.opens && clauses.get(home).is_some_and(whole) {
            mark(talk, told..home);
        }
        // `oh, how lovely, we all get together at last, lunch at …`, `…, poor thing, hip operation on …`; but what is held may
        // open the sentence behind: `Piano exam, grade five, on …`.
        let first = self.first_of_its_sentence(clauses, home);
        let sentence = if first > told { first } else { home };
        for (at, (talk, clause)) in talk.iter_mut().zip(clauses).enumerate().take(home) {
            let left = self.left(clause).len();
            if at + 1 < home && self.heads_time(clause, clauses.get(at + 1)) {
                continue;
            }
            *talk |=
                left <= CRY && (at < sentence || left < CRY || self.only_comments(self.uncut(clause), true));
        }
    }

    /// `Ivy's christening, Saturday the 9th, eleven o'clock Mass`: what happens, before a clause in which only the day stands.
    fn heads_time(&self, clause: &Range<usize>, next: Option<&Range<usize>>) -> bool {
        let day = next
            .is_some_and(|next| next.clone().all(|at| self.is_cut(at)) && self.when.contains(&next.start));
        let left = self.left(clause);
        day && left.len() >= SENTENCE
            && !self.is_whole(clause)
            && !self.only_comments(left, true)
            && self.names_it(clause)
    }

    /// `les partitions` before `c'est Nadine qui les a`, `die Noten` before `die hat Birgit`: what the next clause is about.
    fn is_taken_up(&self, clauses: &[Range<usize>], at: usize) -> bool {
        let Some((clause, next)) = clauses.get(at).zip(clauses.get(at + 1)) else { return false };
        let sentences = &self.names.sentences;
        let back = |at: usize| {
            let pronoun = self.is_in(&self.names.pronouns, at);
            self.is_in(&sentences.presents, at) || self.is_in(&sentences.backs, at) || pronoun
        };
        let said = self.uncut(clause);
        let short = said.len() == clause.len() && (SENTENCE..=BACK).contains(&said.len());
        let whose = self.is_article(clause.start) || self.is_in(&sentences.whose, clause.start);
        // `le petit gymnase, c'est au fond`: where it is.
        let presents =
            self.is_in(&sentences.presents, next.start) || self.is_in(&self.names.comments.shows, next.start);
        let placed = presents
            && !next.clone().any(|at| self.is_in(&sentences.relatives, at))
            && self.is_in(&sentences.being, next.start + 1);
        let shown = self.names.known.is_empty() && !placed;
        short && whose && shown && self.word(clause.end) == "," && back(next.start)
    }

    /// `Second floor` of a sentence of its own that ends in a comment: it names nobody and no place.
    fn is_remarked(&self, clauses: &[Range<usize>], at: usize) -> bool {
        let Some((clause, next)) = clauses.get(at).zip(clauses.get(at + 1)) else { return false };
        let opens = at.checked_sub(1).and_then(|at| clauses.get(at)).is_some_and(|at| self.ends_sentence(at));
        let said = self.uncut(clause);
        let counted =
            |at: &usize| self.tokens.get(*at).is_some_and(|token| token.number.is_some_and(|n| n.digits > 0));
        let names_it = |at: &usize| self.is_somebody(*at) || counted(at) || self.is_in(&self.names.ways, *at);
        let plain = !self.names.known.is_empty() && !said.is_empty() && said.len() <= LONG;
        plain
            && opens
            && !self.ends_sentence(clause)
            && self.ends_sentence(next)
            && self.only_comments(self.uncut(next), false)
            && !said.iter().any(names_it)
    }

    /// `ich bitte dich, pünktlich zu sein`: what is asked of somebody in the clause before.
    fn is_asked_of(&self, clause: &Range<usize>) -> bool {
        let (to, verb) = (clause.end.saturating_sub(2), clause.end.saturating_sub(1));
        let turned = &self.names.turned;
        let known = !turned.to.is_empty() && clause.contains(&verb);
        let apart = || clause.contains(&to) && self.word(to) == turned.to;
        // `vergiss nicht, Bier mitzubringen`
        let inside =
            |part: &&str| self.word(verb).strip_prefix(part).is_some_and(|rest| rest.starts_with(turned.to));
        let asks = || apart() || turned.prefixes.iter().any(|part| inside(&part));
        known && self.names.forms.several.end(self.word(verb)) && !self.is_upper(verb) && asks()
    }

    /// `wer Zeit hat` before `soll kommen`: nobody who was named.
    pub(super) fn is_whoever(&self, clause: &Range<usize>) -> bool {
        let (said, who, next) = (&self.names.sentences, clause.start, clause.end + 1);
        let opens = said.turns && self.is_in(&said.links, who) && self.is_in(&said.relatives, who);
        opens && self.word(clause.end) == "," && (self.is_state(next) || self.is_verb(next))
    }

    /// `auch die Kleinen` behind `da müssen alle mithelfen`: of whom the same is true.
    fn is_of_others(&self, clause: &Range<usize>) -> bool {
        let also = &self.names.beside.also;
        if also.is_empty() || clause.len() > LONG || !self.is_in(also, clause.start) {
            return false;
        }
        let said = self.uncut(clause);
        let who = said.get(1).is_some_and(|at| self.is_leading(*at) || self.is_person(*at));
        who && said.len() == clause.len() && !self.says_a_sentence(said)
    }

    /// `goodness knows, where the tyres are`: it hangs on what was said before it.
    fn hangs(&self, clause: &Range<usize>) -> bool {
        let (word, names) = (self.word(clause.start), self.names);
        names.inquiring.contains(word) || names.whether.contains(word) || names.that.contains(word)
    }

    fn is_number(&self, clause: &Range<usize>) -> bool {
        self.left(clause)
            .iter()
            .all(|at| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number))
    }

    /// Which clause opens the sentence that `home` stands in.
    pub(super) fn first_of_its_sentence(&self, clauses: &[Range<usize>], home: usize) -> usize {
        clauses.iter().take(home).rposition(|clause| self.ends_sentence(clause)).map_or(0, |last| last + 1)
    }

    pub(super) fn ends_sentence(&self, clause: &Range<usize>) -> bool {
        let mut behind = self.tokens.iter().skip(clause.end).take_while(|token| !token.is_spoken());
        behind.any(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::LineBreak | Kind::Dot))
    }
}
