//! What was told of before a clause that says only when and where it is: `ich hab mich für Yoga angemeldet, los geht's am
//! Montag im Pfarrheim`.

use std::ops::Range;

use super::{AtHome, Memo, mark};
use crate::understand::event::name::edges::longest;

/// No more clauses before the one with the time are looked at.
const BEFORE: usize = 4;

impl Memo<'_, '_> {
    pub(super) fn begun(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        let starts = &self.names.beside.starts;
        let (first, last) = self.timed(clauses).filter(|_| !starts.is_empty())?;
        let clause = clauses.get(first)?;
        let said = self.uncut(clause);
        let from = said.iter().position(|at| !self.is_filler(*at)).unwrap_or(said.len());
        let starts = said.get(from..).and_then(|said| longest(self.tokens, said, starts, self.names));
        let by_others = |clause: &Range<usize>| {
            let said = self.uncut(clause);
            self.is_invited(clause) && !said.iter().take(2).any(|at| self.is_own(*at))
        };
        let told = || clauses.get(first - 1).is_some_and(by_others);
        let taken = starts.or_else(|| told().then_some(0))? + from;
        let rest = said.get(taken..)?;
        let placed = (starts.is_some() || !self.is_whole(clause))
            && rest.first().is_none_or(|first| {
                let word = self.word(*first);
                self.names.ways.contains(word) || self.names.company.holds(word)
            });
        let before = clauses.get(first.saturating_sub(BEFORE)..first).filter(|_| placed)?;
        let named =
            before.iter().rev().find_map(|clause| self.thing_told(clause).or_else(|| self.let_in(clause)))?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..named.start);
        mark(&mut cut, named.end..clause.start);
        said.iter().take(taken).for_each(|at| mark(&mut cut, *at..at + 1));
        self.mark_behind(clauses, last, &mut cut);
        // `…, diesmal bei Sandra`, `…, abholen bei Sixt`
        if let Some(next) = clauses.get(last + 1).filter(|_| rest.is_empty()) {
            let said = self.uncut(next);
            let led = said
                .iter()
                .position(|at| !self.is_filler(*at) && !self.names.softeners.contains(self.word(*at)));
            let place = |at: usize| {
                self.names.ways.contains(self.word(at)) || self.names.company.holds(self.word(at))
            };
            let done = |at: usize| {
                let ends = self.names.verb_endings.iter().any(|end| self.word(at).ends_with(end));
                ends && self.is_small(at) && place(at + 1)
            };
            let opens = led.and_then(|led| said.get(led)).filter(|at| place(**at) || done(**at));
            opens.into_iter().for_each(|at| mark(&mut cut, clause.end..*at));
        }
        Some(AtHome { cut, sure: true, ahead: None })
    }

    /// `… hat uns zum Richtfest eingeladen`
    fn is_invited(&self, clause: &Range<usize>) -> bool {
        let last = self.uncut(clause).iter().rfind(|at| self.is_spoken(**at));
        last.is_some_and(|at| self.is_in(&self.names.beside.invited, *at))
    }

    /// `Micha hat Karten für Linz gegen Ried bekommen`: what somebody has tickets for.
    fn let_in(&self, clause: &Range<usize>) -> Option<Range<usize>> {
        let (names, beside) = (self.names, &self.names.beside);
        let tickets = clause.clone().find(|at| self.is_in(&beside.tickets, *at))?;
        let last = clause.end.checked_sub(1)?;
        let end = if self.is_in(&names.sentences.got, last) { last } else { clause.end };
        let has = (clause.start..tickets).any(|at| self.is_in(&names.telling.to, at));
        let whole = names.turned.what_for.contains(self.word(tickets + 1)) && tickets + 2 < end && has;
        let match_of = (tickets + 2..end).any(|at| self.is_in(&beside.against, at));
        whole.then_some(if match_of { tickets + 2..end } else { tickets..end })
    }

    /// `unser Buchclub liest ja …`, `ich hab mich für Yoga angemeldet`, `ich hab den Wagen reserviert`: what the sentence is
    /// about, if that is nobody.
    fn thing_told(&self, clause: &Range<usize>) -> Option<Range<usize>> {
        let said = self.uncut(clause);
        let large = clause.clone().any(|at| self.is_upper(at) && at > clause.start);
        let from = said.iter().position(|at| !self.is_filler(*at) && !self.leads(*at))?;
        let [opens, next, ..] = *said.get(from..)? else { return None };
        let last = said.iter().rfind(|at| self.is_spoken(**at))?;
        if self.is_own(opens) || self.is_own(next) || self.is_invited(clause) {
            let goal = clause.clone().find(|at| self.names.turned.what_for.contains(self.word(*at)));
            if let Some(goal) = goal {
                let led = goal + 1 + usize::from(self.is_leading(goal + 1));
                return self.past_noun(led, large).filter(|end| end <= last).map(|end| goal + 1..end);
            }
            let article = clause.clone().find(|at| self.is_article(*at))?;
            return self.past_noun(article + 1, large).filter(|end| end == last).map(|end| article..end);
        }
        let end = self.past_noun(opens + 1, large).filter(|_| self.is_leading(opens))?;
        let whole = self.is_whole(clause) && end <= *last && !(opens..end).any(|at| self.is_person(at));
        whole.then_some(opens..end)
    }
}
