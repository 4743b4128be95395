//! What says when something was, in a memo that tells it, and nothing that is to be: `hat mich sofort erkannt`, `se leyó la
//! saga en una semana`.

use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So far on each side the clause is looked at.
const FAR: usize = 32;

/// So far behind `tout de suite` stands what was done so.
const BESIDE: usize = 3;

/// So many words before what is noticed stands who notices it.
const WHO: usize = 2;

impl Reader<'_> {
    /// What was read as `phrase` says how something went that the clause around it tells, or how long it took, `en una
    /// semana` in `se leyó la novela en una semana`; but `me dijo que venía en una semana`.
    pub(crate) fn is_told_then(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let now = from < to && (from..to).all(|at| self.is(at, Sense::Now));
        self.time.relation_after
            && (now || self.is_how_long(from, to))
            && (self.is_told_of(from, to) || now && self.is_told_behind(to))
            && !self.is_planned(from, to)
    }

    /// `ahora mismo se me ha roto la cremallera`
    fn is_told_behind(&self, to: usize) -> bool {
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        (to..to + FAR).take_while(word).any(|at| self.tells_or_is_done(at))
    }

    /// `hat mich sofort erkannt`, `elle m'a reconnue tout de suite`: what was done at once, and nothing now; but `muss
    /// sofort geholt werden`, `rappeler tout de suite celle qui a téléphoné`.
    pub(crate) fn is_told_at_once(&self, at: usize) -> bool {
        let within =
            |at: &usize| self.lex(*at).is_some_and(|lex| matches!(lex.kind, Kind::Word | Kind::Number));
        let before = || (at.saturating_sub(FAR)..at).rev().take_while(within);
        let far = if self.time.relation_after { BESIDE } else { FAR };
        let behind = |far: usize| (at + 1..at + far).take_while(within);
        let leads = [Sense::From, Sense::Until];
        !self.is_any(at.wrapping_sub(1), &leads)
            && (behind(far).any(|at| self.tells_or_is_done(at) && !self.plans(at + 1))
                || before().any(|at| self.tells_or_is_done(at))
                    && !before().chain(behind(FAR)).any(|at| self.plans(at)))
    }

    /// `elle le sent tout de suite`, `das sieht man sofort`, `you can tell right away it's a fake`; but `see a doctor
    /// immediately`.
    pub(crate) fn is_noticed_at_once(&self, at: usize) -> bool {
        let faint = &self.time.faint;
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        let who = |at: usize| self.any_token(at, |token| faint.states.has(token));
        let noticed = |at: usize| {
            self.any_token(at, |token| faint.noticed.has(token))
                && ((at.saturating_sub(WHO)..at).any(who) || who(at + 1))
        };
        let before = (at.saturating_sub(BESIDE)..at).rev().take_while(word);
        before.take_while(|at| noticed(*at) || who(*at)).any(noticed)
            || (at + 1..at + BESIDE).take_while(word).any(noticed)
    }

    /// `nach drei Wochen war das Bein wieder gut`, `hat mich wiedererkannt, nach zwanzig Jahren`: so long after
    /// something else that is told of. Where it ends.
    pub(crate) fn told_so_long_after(&self, at: usize) -> Option<usize> {
        if !self.time.half_before || !self.is(at, Sense::After) {
            return None;
        }
        let (_, to) = self.length(at + 1)?;
        let word = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number));
        let before = |at: usize| (at.saturating_sub(FAR)..at).rev().take_while(word);
        // `hat sich getrennt, nach achtzehn Jahren`
        let tells = |at: usize| self.tells_or_is_done(at) || self.is_helper(at);
        let comma = at.checked_sub(1).filter(|comma| self.kind(*comma) == Some(Kind::Comma));
        // `, nach zwanzig Jahren` at the end belongs to the clause before it.
        let told = match comma {
            Some(comma) if !word(&to) => before(comma).any(tells),
            _ => before(at).chain((to..to + FAR).take_while(word)).any(tells),
        };
        (told && !self.is_planned(at, to)).then_some(to)
    }
}
