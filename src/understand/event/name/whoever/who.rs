//! Who that is: whoever says it of themselves, or the clause before tells of.

use std::ops::Range;

use super::Memo;
use crate::understand::event::name::edges::longest;
use crate::understand::language::proper;

/// So many words who that is, and so many what is told of them.
const WHO: usize = 6;
const TOLD: usize = 12;

/// So many clauses before it are looked at for who that is.
const CLAUSES: usize = 3;

impl Memo<'_, '_> {
    /// `the builders` in `the builders said they'd start`
    pub(super) fn said_by(&self, pronoun: usize) -> Option<Range<usize>> {
        let report = pronoun.checked_sub(1)?;
        let report = if self.is_in(&self.names.that, report) { report.checked_sub(1)? } else { report };
        let reports =
            self.is_in(&self.names.sentences.reports, report) || self.is_in(&self.names.fixing.says, report);
        let from = (report.saturating_sub(WHO)..report).rev().take_while(|at| {
            (self.is_spoken(*at) || self.is_title_dot(*at)) && !self.is_cut(*at) && !self.is_joint(*at)
        });
        let from = from.last().filter(|_| reports)?;
        // `Mum and Dad said she'd …`
        if from
            .checked_sub(2)
            .is_some_and(|other| self.is_joint(from - 1) && self.names_another(other..from - 1))
        {
            return None;
        }
        (self.is_small(report) && self.may_be(from, report)).then_some(from..report)
    }

    /// Who or what the clause that ends before `end` tells of, if that may be what the pronoun stands for.
    pub(in crate::understand::event::name) fn who(&self, end: usize, pronoun: usize) -> Option<Range<usize>> {
        let names = self.names;
        let first = (end.saturating_sub(TOLD)..end).rev().take_while(|at| !self.parts(*at)).last()?;
        let opens = |at: usize| {
            self.is_in(&names.sentences.points, at)
                || names.hesitations.contains(self.word(at))
                || self.is_in(&names.softeners, at)
                || self.is_in(&names.sentences.resumes, at)
                || names.courtesies.holds(self.word(at))
        };
        let first = (first..end).find(|at| !opens(*at))?;
        let said: Vec<usize> = (first..end).collect();
        // `Gill has found a pianist and she can do tomorrow`
        let finds = |at: &usize| {
            self.is_in(&names.fixing.finds, *at) && self.is_in(&names.sentences.indefinite, at + 1)
        };
        if said.iter().any(|at| self.is_cut(*at) || finds(at)) {
            return None;
        }
        let plain = |at: &usize| self.is_spoken(*at) || self.is_title_dot(*at);
        // `had a word with the farrier`
        let met = longest(self.tokens, &said, &names.news, names).or_else(|| {
            let own = self.is_in(&names.sentences.own, first);
            let rest = said.get(usize::from(own)..)?;
            longest(self.tokens, rest, &names.news, names).map(|taken| taken + usize::from(own))
        });
        if let Some(met) = met {
            let from = first + met;
            let ends = |at: &usize| {
                !plain(at)
                    || self.is_in(&names.ways, *at)
                    || self.is_in(&names.sentences.circumstances, *at)
                    || self.is_in(&names.speaking.and, *at)
            };
            let last = (from..end).find(ends).unwrap_or(end);
            let called = self.may_be(from, last) || from + 1 == last && !self.is_small(from);
            let whole = from < last && last - from <= WHO && called && !self.names_another(last..end);
            return whole.then_some(from..last);
        }
        let tells = |at: &usize| {
            let word = self.word(*at);
            self.is_small(*at)
                && (self.is_in(&names.sentences.past, *at)
                    || self.is_in(&names.sentences.states, *at)
                    || self.is_in(&names.sentences.finite, *at)
                    || self.is_in(&names.sentences.reports, *at)
                    || self.is_in(&names.fixing.did, *at)
                    || names.forms.did.end(word) && !self.is_in(&names.noting.articles, at - 1))
        };
        let verb = (first + 1..end.min(first + WHO + 1)).take_while(plain).find(tells)?;
        let soft = (first + 1..verb).rev().take_while(|at| self.is_in(&names.softeners, *at)).count();
        // `the plumber who ghosted us rang`
        let related = (first + 1..verb).find(|at| self.is_in(&names.sentences.relatives, *at));
        let last = related.unwrap_or(verb - soft);
        // `they broke it`: a thing has no such pronoun.
        let they = self.is_in(&names.fixing.they, pronoun);
        let calls = self.is_in(&names.sentences.reports, verb) || self.may_message(verb, end);
        let several = self.word(last.checked_sub(1)?).ends_with('s');
        // `Jo lost her phone`
        let alone = !they && first + 1 == last && !self.is_small(first) && !self.opens_otherwise(first);
        // `Mum and Dad had a fight so she …`
        let two = !they && (first..last).any(|at| self.is_in(&names.speaking.and, at));
        if two || self.names_another(last..end) {
            return None;
        }
        ((alone || self.may_be(first, last)) && (!they || calls || several)).then_some(first..last)
    }

    /// The same of the clause before that or the one before, where that tells of nobody: `Parcel man left a card, wouldn't
    /// you know it`.
    pub(super) fn who_before(&self, end: usize, pronoun: usize) -> Option<Range<usize>> {
        let mut end = end;
        for _ in 0..CLAUSES {
            if let Some(who) = self.who(end, pronoun) {
                return Some(who);
            }
            let from = (end.saturating_sub(2 * TOLD)..end).rev().find(|at| self.parts(*at))?;
            let said: Vec<usize> = (from + 1..end).collect();
            let named =
                said.iter().any(|at| self.names_another(*at..at + 1) || self.is_in(&self.names.known, *at));
            if named || said.iter().any(|at| self.is_cut(*at)) {
                return None;
            }
            end = from;
        }
        None
    }

    /// Somebody may be called so: `the new tenant`, `Dad`, `Ines from the library`.
    pub(in crate::understand::event::name) fn may_be(&self, from: usize, to: usize) -> bool {
        let names = self.names;
        let person = proper::name(self.word(from)).is_some()
            || self.is_in(&names.noting.people, from)
            || self.is_in(&names.speaking.people, from)
            || self.is_in(&names.fixing.titles, from);
        let led = self.is_in(&names.known, from)
            || self.is_in(&names.noting.articles, from)
            || self.is_in(&names.sentences.whose, from);
        let other = self.is_in(&names.sentences.subjects, from)
            || self.is_in(&names.sentences.elided, from) && self.is_short(from);
        let nobody = (from..to).any(|at| self.is_in(&names.sentences.nobody, at) || self.is_third(at));
        !other && !nobody && (person || led && from + 1 < to)
    }

    /// `the builder's van`, of which nobody knows whether it or its owner is meant; but `Anna's mum`.
    pub(super) fn is_of_another(&self, who: &Range<usize>) -> bool {
        let Some(last) = who.clone().next_back() else { return true };
        let somebody =
            self.is_in(&self.names.noting.people, last) || self.is_in(&self.names.speaking.people, last);
        !somebody && (who.start..last).any(|at| self.is_short(at))
    }

    /// Somebody or something else is named, who may be meant.
    pub(super) fn names_another(&self, mut span: Range<usize>) -> bool {
        span.any(|at| {
            let kin =
                self.is_in(&self.names.noting.people, at) || self.is_in(&self.names.speaking.people, at);
            let placed = at.checked_sub(1).is_some_and(|led| self.is_in(&self.names.sentences.places, led));
            kin || self.is_spoken(at) && !self.is_small(at) && self.word(at).len() > 1 && !placed
        })
    }

    /// What opens the memo at `at` is known as a word of another kind.
    fn opens_otherwise(&self, at: usize) -> bool {
        let (word, names) = (self.word(at), self.names);
        names.before.holds(word)
            || names.lead.contains(word)
            || names.puts.contains(word)
            || names.sentences.subjects.contains(word)
            || names.sentences.meals.contains(word)
            || names.sentences.slots.contains(word)
    }

    fn may_message(&self, verb: usize, end: usize) -> bool {
        let said: Vec<usize> = (verb..end).collect();
        longest(self.tokens, &said, &self.names.speaking.messages, self.names).is_some()
    }
}
