//! What an entry is to be called, said as such: `an entry called chase the builder`, `I want the calendar to say …`.

use super::says_what;
use crate::understand::event::name::edges::longest;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// No more tokens stand between what is made, or what is wished of the calendar, and what leads to its name.
const NEAR: usize = 5;

/// No farther from the beginning a title is said.
const TOLD: usize = 48;

/// Marks all that leads to a title that is said as such. `around` is where what leads to the trigger begins, and the last of
/// the trigger; `cut` knows it and the times.
pub(crate) fn mark_titled(
    tokens: &[Token<'_>],
    cut: &mut [bool],
    around: Option<(usize, usize)>,
    names: &Names,
) {
    let said = Said { tokens, names };
    let Some(end) = said.called(cut).or_else(|| said.wished(cut, around?)) else { return };
    let end = (end..tokens.len()).find(|at| tokens.get(*at).is_some_and(Token::is_spoken)).unwrap_or(end);
    let rest: Vec<usize> =
        (end..tokens.len()).filter(|at| !cut.get(*at).copied().unwrap_or_default()).collect();
    if !says_what(tokens, &rest, names) {
        return;
    }
    // `leg … an`: the rest of what asks for it stands at the end.
    let asked = (0..end).find_map(|at| names.splits.iter().find(|(verb, _)| *verb == said.word(at)));
    let last = rest.iter().rfind(|at| tokens.get(**at).is_some_and(Token::is_spoken)).filter(|at| **at > end);
    if let Some(last) = last.filter(|at| asked.is_some_and(|(_, parts)| parts.contains(&said.word(**at)))) {
        cut.iter_mut().skip(*last).take(1).for_each(|cut| *cut = true);
    }
    cut.iter_mut().take(end).for_each(|cut| *cut = true);
}

struct Said<'s, 't> {
    tokens: &'s [Token<'t>],
    names: &'s Names,
}

impl Said<'_, '_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    /// Past `called` behind `an entry`, between which the trigger may stand.
    fn called(&self, cut: &[bool]) -> Option<usize> {
        let titling = &self.names.titling;
        let entry = |at: &usize| titling.entries.contains(self.word(*at));
        let entry = (0..self.tokens.len().min(TOLD)).find(entry)?;
        let near: Vec<usize> = (entry + 1..self.tokens.len()).take(NEAR + NEAR).collect();
        let cut = |at: usize| cut.get(at).copied().unwrap_or_default();
        let comma = |at: usize| self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
        let reached = near.iter().take_while(|at| cut(**at) || comma(**at)).count();
        let taken = longest(self.tokens, near.get(reached..)?, &titling.called, self.names)?;
        near.get(reached + taken - 1).map(|last| last + 1)
    }

    /// Past `to say` behind a calendar of which something is wished.
    fn wished(&self, cut: &[bool], (from, last): (usize, usize)) -> Option<usize> {
        let titling = &self.names.titling;
        // `am Montag ist Turnen, das soll im Kalender stehen`
        // `for Thursday I need the calendar to say …`
        let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
        let own = |at: &usize| self.names.noting.own.contains(self.word(*at)) && at + NEAR >= from;
        let leads = |at: usize| is_cut(at) || self.names.announcers.contains(self.word(at));
        let speaks = (0..from).find(|at| !leads(*at)).is_none_or(|at| own(&at));
        if (0..from).any(is_cut) && !speaks {
            return None;
        }
        let wish = |at: usize| titling.wishes.contains(self.word(at));
        let rest: Vec<usize> = (last + 1..self.tokens.len()).take(NEAR).collect();
        // `my calendar should show …`
        if let Some(taken) = longest(self.tokens, &rest, &titling.ought, self.names) {
            return Some(last + 1 + taken);
        }
        let taken = longest(self.tokens, &rest, &titling.says, self.names)?;
        (from.saturating_sub(NEAR)..last).any(wish).then_some(last + 1 + taken)
    }
}
