//! The pronoun beside the time, and where what is told before it ends.

use std::ops::Range;

use super::{Memo, SAID};
use crate::understand::event::name::edges::longest;

impl Memo<'_, '_> {
    /// `he`, `she's`, but not `were`, which `we're` is without its mark.
    pub(super) fn is_third(&self, at: usize) -> bool {
        let elided = self.is_in(&self.names.aside.elided, at) || self.is_in(&self.names.referred.does, at);
        self.is_in(&self.names.fixing.third, at) && (!elided || self.is_short(at)) && !self.is_cut(at)
    }

    /// `I'm going in`: the speaker only goes to whoever was told of.
    pub(super) fn goes_there(&self, said: Range<usize>) -> bool {
        let own = self.is_in(&self.names.sentences.own, said.start) && self.is_short(said.start);
        let tail: Vec<usize> = (said.start + 1..said.end).filter(|at| !self.is_cut(*at)).collect();
        let goes = longest(self.tokens, &tail, &self.names.fixing.goes, self.names);
        own && !self.is_cut(said.start) && !tail.is_empty() && goes == Some(tail.len())
    }

    /// Where what is told before ends: before the mark, `and` or `so` that leads to the pronoun, or to `he says he'll`.
    pub(in crate::understand::event::name) fn told_until(&self, pronoun: usize) -> Option<usize> {
        let names = self.names;
        let leads = |at: usize| {
            self.is_in(&names.speaking.and, at)
                || self.is_in(&names.sentences.points, at)
                || self.is_in(&names.softeners, at)
        };
        let mut from = pronoun;
        // `and he reckons he'll`
        let said = (from.saturating_sub(SAID)..from).rev().take_while(|at| !self.parts(*at));
        let reports =
            |at: &usize| self.is_in(&names.sentences.reports, *at) || self.is_in(&names.fixing.says, *at);
        if let Some(report) = said.into_iter().find(|at| reports(at) && self.is_small(*at)) {
            let him = report.checked_sub(1).filter(|him| self.is_third(*him));
            let parted = report.checked_sub(1).is_some_and(|mark| self.parts(mark));
            from = if parted { report } else { him? };
        }
        let led = (0..from).rev().take(SAID).take_while(|at| leads(*at)).last().unwrap_or(from);
        let mark = led.checked_sub(1).filter(|mark| self.parts(*mark));
        let joined = led < from || mark.is_some() || self.is_short(pronoun) && from == pronoun;
        let end = mark.unwrap_or(led);
        (joined && end > 1).then_some(end)
    }
}
