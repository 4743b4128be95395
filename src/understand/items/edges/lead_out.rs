//! What leads out of an item: `and that's it, thanks`.

use std::ops::Range;

use super::{Edges, PEELS};
use crate::understand::items::addresses::thanked;
use crate::understand::items::{Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// Who wants something is named in no more words: `my little daughter`.
const LONGEST_NAME: usize = 4;

/// What is to be done beside it is said in no more words.
const LONGEST_TASK: usize = 8;

impl Edges<'_> {
    /// Without what leads out: `and that's it, thanks`.
    pub(in crate::understand::items) fn before_lead_out(&self, range: Range<usize>) -> Range<usize> {
        let list = self.list;
        let mut range = self.unmarked(range);
        // `merci patron et Amélie`
        if list.purpose == Purpose::Titles && list.is(range.end, Class::Conjunctions) {
            return range;
        }
        if range.len() == 1 && list.is(range.start, Class::Ends) && self.is_last(range.start) {
            return range.end..range.end;
        }
        for _ in 0..PEELS {
            range = self.unmarked(range.start..range.end - thanked(list, &range));
            let known = range.end.checked_sub(1).and_then(|last| list.beside(last));
            let Some(known) = known.filter(|_| !list.ends_title(&range)) else { return range };
            // Most words that are known end nothing of the kind.
            let longest = |set: Set| match known.ends(set) {
                true => list.any_phrase_before(range.start, range.end, set),
                false => 0,
            };
            let lead_out = longest(Set::LeadOuts);
            // `Milch doch nicht` takes the milk off the list.
            if longest(Set::Removals) > lead_out {
                return range;
            }
            // `is the budget done`
            let said = || {
                let is = |at: usize| list.is(at, Class::Copulas) || self.is_contracted(at);
                // `check if the tyres are ok`
                let states = list.purpose == Purpose::Chores && range.len() > 2 && is(range.end - 2);
                // `get the eyebrows done`
                // `the library books the kids finished`
                if range.len() > 3 && list.is(range.end - 2, Class::People) {
                    return true;
                }
                let gets = |set| list.any_phrase(range.start, range.end, set) > 0;
                let states = states
                    || list.purpose == Purpose::Chores
                        && list.is_task(range.clone())
                        && [Set::Buyers, Set::Openers].into_iter().any(gets);
                states || list.asks(range.start) || is(range.start)
            };
            // `steak well done`
            let whole = || longest(Set::Wholes) > lead_out;
            let kept = lead_out > 0 && whole()
                || self.goes_on(&range)
                || lead_out == 1 && self.is_atop(&range)
                || lead_out == 1 && range.len() > 1 && (self.enters(&range) || self.negates(&range))
                || lead_out == 1
                    && (self.is_bound(&range) || list.is(range.end - 1, Class::Finished) && said());
            let lead_out = if kept { 0 } else { lead_out };
            let added = self.added_those(&range);
            let filler = longest(Set::Fillers);
            // `the ones the kids like`
            let verb = filler == 1 && range.len() > 3 && list.is(range.end - 1, Class::Ties);
            // `aceite bueno`
            let described = filler == 1
                && lead_out == 0
                && list.is(range.end - 1, Class::Finished)
                && range.len() > 1
                && list.kind(range.end - 2) == Some(Kind::Word);
            let verb = verb || described;
            let taken =
                lead_out.max(if verb || kept { 0 } else { filler }).max(added).max(self.closing(&range));
            let taken = taken.max(self.aside(&range, longest(Set::Asides)));
            // `eggs because` we need milk
            let goes_on = list.kind(range.end) == Some(Kind::Word);
            let caused = if goes_on && range.len() > 1 { longest(Set::Causes) } else { 0 };
            let caused = if caused == 1 && list.is_cause_named(range.end - 1) { 0 } else { caused };
            let taken = if caused < range.len() { taken.max(caused) } else { taken };
            if taken == 0 || self.is_held(range.start, range.end - taken) {
                return range;
            }
            range = self.unmarked(range.start..range.end - taken);
        }
        range
    }

    /// Whether the last word negates the verb before it: `Fenster schließt nicht`.
    fn negates(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let negation = list.any_phrase(range.end - 1, range.end, Set::Removers) == 1;
        let verb = range.end - 2;
        let finite =
            list.words.finite_endings.iter().next().is_some_and(|ending| list.word(verb).ends_with(ending));
        let known = list.beside(verb).is_some() || list.is_capital(verb) || !finite;
        negation
            && (!known
                || list.is_verb_told(verb, range.end)
                    && (list.is_capital(verb - 1) || list.beside(verb - 1).is_none()))
    }

    /// Whether the range is a clause, and ends with a word that says that it goes on, or, before a comma, that it holds of
    /// something else, too: `est-ce que les pneus tiennent encore`, but `ajoute du lait encore`.
    fn goes_on(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let ends = |phrase: &str| {
            let words = || phrase.split(' ').rev();
            let at = |back: usize| range.end.checked_sub(back + 1).map_or("", |at| list.word(at));
            words().count() + 1 < range.len() && words().enumerate().all(|(back, word)| at(back) == word)
        };
        let comma = || list.kind(range.end) == Some(Kind::Comma);
        let said = list.words.lasting.iter().any(ends) || comma() && list.words.besides.iter().any(ends);
        // `vérifier que le chauffage marche encore`
        let clause = [Class::Reports, Class::Asks, Class::Clauses];
        let checked = || {
            list.purpose == Purpose::Chores
                && (range.start + 1..range.end.saturating_sub(2)).any(|at| list.is_any(at, clause))
        };
        said && (list.asks(range.start) || list.tells_faults || checked())
    }

    /// Whether a range ends with a verb that may put its noun on a list, and is what is to be done with it: `Urlaub
    /// eintragen`, but `Müll rausbringen eintragen`.
    fn enters(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let puts = |set| list.any_phrase_before(range.start, range.end, set) > 0;
        list.verbs_end
            && (list.purpose == Purpose::Chores
                || list.purpose == Purpose::Unknown && self.is_beside_task(range))
            && list.is_verb(range.end - 1..range.end)
            && puts(Set::Tails)
            && !puts(Set::Adders)
            && !list.is_task(range.start..range.end - 1)
    }

    /// Whether what is said before or behind the range, between commas, ends with what is to be done, and not with a
    /// verb that may put it on a list: `Betten abziehen, Termine eintragen`.
    fn is_beside_task(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let comma = |at: &usize| list.kind(*at) == Some(Kind::Comma);
        let last = range.end;
        let next = (last + 1..last + LONGEST_TASK).find(|at| comma(at) || list.token(*at).is_none());
        let before = range.start.checked_sub(1).filter(comma);
        [before, next.filter(|_| comma(&last))].into_iter().flatten().any(|end| {
            let puts = list.any_phrase_before(end.saturating_sub(LONGEST_TASK), end, Set::Tails) > 0;
            end.checked_sub(1).is_some_and(|verb| list.is_verb(verb..end)) && !puts
        })
    }

    /// How many tokens at the end put on the list what was said before: `… so add those`.
    fn added_those(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        let those = list.any_phrase_before(range.start, range.end, Set::Pronouns);
        let add = match range.end.checked_sub(those) {
            Some(end) if those > 0 => list.any_phrase_before(range.start, end, Set::Adders),
            _ => 0,
        };
        if add > 0 && range.len() > add + those { add + those } else { 0 }
    }

    /// How many of the last tokens carry nothing, because the `aside` that they are stands by itself: `…, as usual`.
    fn aside(&self, range: &Range<usize>, aside: usize) -> usize {
        let list = self.list;
        let start = range.end - aside;
        let mark = || matches!(list.kind(start - 1), Some(Kind::Comma | Kind::Semicolon | Kind::SentenceEnd));
        let alone = aside > 0 && start > range.start && mark() && !list.is_named(start);
        if alone && !list.keeps_talk { aside } else { 0 }
    }

    /// Whether the word is the last one of the text and stands by itself, but is not all that is said.
    fn is_last(&self, at: usize) -> bool {
        let list = self.list;
        let parted = at.checked_sub(1).and_then(|before| list.kind(before));
        let ends =
            matches!(parted, Some(Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::LineBreak));
        // `…, stop, thanks`
        let rest = self.unmarked(at + 1..list.tokens.len());
        let leads_out = |set| list.any_phrase(rest.start, rest.end, set) == rest.len();
        ends && (rest.is_empty() || [Set::LeadOuts, Set::Fillers].into_iter().any(leads_out))
    }

    /// How many tokens at the end say in other words that the list is over: `with that we're done for today`.
    fn closing(&self, range: &Range<usize>) -> usize {
        let list = self.list;
        // `that'll do for a weekend`
        let day = |at: usize| at < range.end && occasion::is_one(list, at);
        let known = |at: usize| {
            list.is(at, Class::Closing)
                || day(at)
                || list.is_hyphen(at)
                || list.is(at, Class::Ones) && day(at + 1)
        };
        let other = (range.clone()).rev().find(|at| !known(*at));
        let start = other.map_or(range.start, |other| other + 1);
        // What is to be done may end like it: `check that it is done`.
        let free = |at: usize| {
            at == range.start
                || list.kind(at - 1) != Some(Kind::Word)
                || list.is(at - 1, Class::Closing)
                || list.is(at + 1, Class::ClosingOpens)
                || list.purpose != Purpose::Chores
                    && (self.is_contracted(at) || list.is_any(at + 1, [Class::Copulas, Class::Auxiliaries]))
        };
        let opens = |at: &usize| list.is(*at, Class::ClosingOpens) && free(*at) && !list.asks(range.start);
        let tells = |at: usize| (at + 1..range.end).any(|at| list.is(at, Class::ClosingTells));
        (start..range.end).find(opens).filter(|at| tells(*at)).map_or(0, |at| range.end - at)
    }

    /// Whether the last word says where on a thing that is which it has, and nothing is put on a list before it: `Brotdose
    /// mit Namen drauf`, but `schreib Brot mit Körnern drauf`.
    pub(in crate::understand::items) fn is_atop(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let last = range.end - 1;
        let has = |at: &usize| list.is(*at, Class::Ties) && !list.is(*at, Class::Conjunctions);
        let puts = |at| list.any_phrase(at, last, Set::Adders) > 0;
        list.is(last, Class::Atop)
            && (range.start + 1..last)
                .rev()
                .take(LONGEST_NAME)
                .take_while(|at| list.kind(*at) == Some(Kind::Word))
                .skip(1)
                .any(|at| has(&at))
            && !(0..range.start + 1).any(puts)
    }

    /// Whether the word before `end` calls for what stands there: `vino para` ahora, `comprobar que` ya está todo.
    fn is_held(&self, start: usize, end: usize) -> bool {
        let list = self.list;
        let clause = |at: usize| list.is(at, Class::Reports) && list.is(at, Class::Asks);
        let held = |at: usize| list.is(at, Class::Purposes) || clause(at);
        end > start + 1 && held(end - 1)
    }

    /// Whether a preposition stands before the last word: `steak à point`.
    pub(super) fn is_bound(&self, range: &Range<usize>) -> bool {
        let list = self.list;
        let before = range.end.checked_sub(2).filter(|at| *at >= range.start);
        let bound = before.is_some_and(|at| list.is(at, Class::Prepositions));
        bound && list.any_phrase_before(range.start, range.end - 1, Set::Fillers) == 0
    }

    /// Whether `'s` was said behind the word.
    pub(super) fn is_contracted(&self, at: usize) -> bool {
        let said = self.list.token(at).map_or("", |token| token.said(self.list.text));
        said.contains(['\'', '’'])
    }
}
