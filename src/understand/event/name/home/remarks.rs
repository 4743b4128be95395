//! What is remarked behind a name and its time of somebody or something beside it.

use super::Memo;
use crate::understand::event::name::edges::longest;
use crate::understand::words::ends_in;

/// Among so many of the first words of a remark stands what it is of.
const OPENING: usize = 4;

/// No fewer words say what somebody needs.
const NEEDED: usize = 3;

impl Memo<'_, '_> {
    /// `the seats are Jo's`, `the kids need white shirts`, and beside no `task`, `take the old one along`.
    pub(super) fn remarks(&self, left: &[usize], task: bool) -> bool {
        self.is_so(left) || self.is_needed(left) || !task && self.is_taken_along(left)
    }

    /// `seat reservation's in my email`, `Tom's a sheep`, `Mum's doing the cakes`: how or where somebody or something is; but
    /// not `Tom's wedding`, and not the place of `Rosa's on Green Street`.
    pub(super) fn is_so(&self, left: &[usize]) -> bool {
        let said = &self.names.sentences;
        let what = left.iter().take(OPENING).position(|at| self.is_short(*at));
        let Some((what, [first, rest @ ..])) = what.and_then(|what| Some((what, left.get(what + 1..)?)))
        else {
            return false;
        };
        let is = |at: &usize| self.tokens.get(*at).is_some_and(|token| token.said(self.text).ends_with('s'));
        if said.doing.is_empty() || !left.get(what).is_some_and(is) {
            return false;
        }
        let next = self.word(*first);
        if said.indefinite.contains(next) || self.is_article(*first) {
            return true;
        }
        // `Toni's back from holiday`, but `the Fox's back room`
        let next_leads = || rest.first().is_none_or(|at| self.names.ways.contains(self.word(*at)));
        if said.ready.contains(next) && next_leads() {
            return true;
        }
        if ends_in(next, "ing") {
            let on = rest.first().is_some_and(|at| {
                let word = self.word(*at);
                self.is_leading(*at)
                    || said.objects.contains(word)
                    || said.own.contains(word)
                    || self.names.telling.to.contains(word)
                    || self.names.noting.to.contains(word)
            });
            return on || said.doing.contains(next);
        }
        let place = || {
            rest.iter().any(|at| self.is_upper(*at) && !self.is_short(*at))
                || self.is_upper_within(left.get(what)) && next != "in"
        };
        self.names.ways.contains(next) && !rest.is_empty() && !place()
    }

    /// It is written large, and no sentence begins with it.
    fn is_upper_within(&self, at: Option<&usize>) -> bool {
        at.is_some_and(|at| {
            let comma = at.checked_sub(1).is_some_and(|mark| self.word(mark) == "," || self.is_spoken(mark));
            comma && self.is_upper(*at)
        })
    }

    /// `the kids need white shirts`, `parents bring a cake`: what several do, whose verb has no ending.
    fn is_needed(&self, left: &[usize]) -> bool {
        let said = &self.names.sentences;
        let verb =
            (1..OPENING).find(|at| left.get(*at).is_some_and(|at| said.plural.contains(self.word(*at))));
        let Some(who) = verb.and_then(|verb| left.get(verb - 1)) else { return false };
        let several = ends_in(self.word(*who), "s") || said.several.contains(self.word(*who));
        several && !self.is_short(*who) && left.len() >= NEEDED && !self.names.ways.contains(self.word(*who))
    }

    /// `take the old one along`, `bring it with you`: what is to be seen to, of what is known.
    fn is_taken_along(&self, left: &[usize]) -> bool {
        let said = &self.names.sentences;
        let Some(ordered) = longest(self.tokens, left, &said.besides, self.names) else { return false };
        let along = left.last().is_some_and(|last| said.along.contains(self.word(*last)));
        let back =
            left.get(ordered..).is_some_and(|rest| rest.iter().any(|at| said.again.contains(self.word(*at))));
        left.len() >= NEEDED && (along || back)
    }
}
