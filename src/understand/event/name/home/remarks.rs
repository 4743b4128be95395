//! What is remarked behind a name and its time of somebody or something beside it.

use super::Memo;
use crate::understand::event::name::edges::longest;
use crate::understand::words::ends_in;

/// Among so many of the first words of a remark stands what it is of.
const OPENING: usize = 4;

/// A word of no more letters ends in `ed` and is no verb: `bed`, `shed`.
const SHED: usize = 5;

/// No fewer words say what somebody needs.
const NEEDED: usize = 3;

impl Memo<'_, '_> {
    /// `the seats are Jo's`, `the kids need white shirts`, and beside no `task`, `take the old one along`.
    pub(super) fn remarks(&self, left: &[usize], task: bool) -> bool {
        self.is_so(left)
            || self.is_needed(left)
            || !task && (self.is_taken_along(left) || self.is_ordered(left))
    }

    /// `move the couch first`, `label everything`: an order to those at home, to do something to what is there.
    pub(super) fn is_ordered(&self, left: &[usize]) -> bool {
        let said = &self.names.sentences;
        let polite =
            |at: &&usize| self.names.courtesies.holds(self.word(**at)) || self.is_in(&said.links, **at);
        let opened = left.iter().take_while(polite).count();
        let Some(order) = left.get(opened..) else { return false };
        let ordered = longest(self.tokens, order, &said.orders_home, self.names);
        let what = ordered.and_then(|ordered| order.get(ordered));
        what.is_some_and(|what| self.is_leading(*what) || said.whatever.contains(self.word(*what)))
    }

    /// `seat reservation's in my email`, `Tom's a sheep`, `Mum's doing the cakes`: how or where somebody or something is; but
    /// not `Tom's wedding`, and not the place of `Rosa's on Green Street`.
    pub(super) fn is_so(&self, left: &[usize]) -> bool {
        !self.names.sentences.doing.is_empty()
            && (0..OPENING.min(left.len()))
                .any(|what| left.get(what..).is_some_and(|said| self.is_so_from(said)))
    }

    /// `the boiler's playing up`, `my back's killing me`: how a thing is that its article leads to.
    pub(super) fn is_thing_so(&self, left: &[usize]) -> bool {
        // `the baby's being christened, church …`
        let being = |at: &usize| {
            let word = self.word(*at);
            self.names.sentences.been.contains(word) && self.names.forms.doing.end(word)
        };
        left.first().is_some_and(|first| self.is_leading(*first))
            && left.len() >= NEEDED
            && self.is_so(left)
            && !left.iter().any(being)
    }

    /// The first of the words says that it is so, `seat's`, and the next ones how or where.
    fn is_so_from(&self, said: &[usize]) -> bool {
        let sentences = &self.names.sentences;
        let [what, first, rest @ ..] = said else { return false };
        let is = self.tokens.get(*what).is_some_and(|token| token.said(self.text).ends_with('s'));
        // `it's in room 4` says where.
        if !(is && self.is_short(*what)) || self.tells(*what) || sentences.presents.contains(self.word(*what))
        {
            return false;
        }
        let (next, behind) = (self.word(*first), rest.first().map(|at| self.word(*at)));
        let been = sentences.been.contains(next) && !ends_in(next, "ing") && behind.is_some();
        if been
            || sentences.indefinite.contains(next)
            || self.is_article(*first)
            || sentences.ever.contains(next)
        {
            return true;
        }
        let ways = |word: &str| self.names.ways.contains(word);
        // `Toni's back from holiday`, but `the Fox's back room`
        let leads = |word: &str| {
            ways(word)
                || self.names.softeners.contains(word)
                || sentences.yet.contains(word)
                || sentences.lies.contains(word)
                || sentences.sides.contains(word)
        };
        // `the old one's collapsed`, but `the kid's bed`, `the garden's seed`
        let done = self.names.forms.did.end(next) && !ends_in(next, "eed") && next.len() > SHED;
        if sentences.ready.contains(next) && behind.is_none_or(leads)
            || self.names.forms.did.end(next) && behind.is_some_and(ways)
            || done && rest.is_empty()
        {
            return true;
        }
        if self.names.forms.doing.end(next) {
            let on = rest.first().is_some_and(|at| {
                let word = self.word(*at);
                let himself = sentences.objects.contains(word) || sentences.own.contains(word);
                let part = self.names.put.contains(word) || sentences.yet.contains(word);
                self.is_leading(*at) || himself || part || self.names.noting.to.contains(word)
            });
            return on || sentences.doing.contains(next);
        }
        let place = || rest.iter().any(|at| self.is_upper(*at) && !self.is_short(*at));
        let lies = sentences.lies.contains(next);
        !rest.is_empty() && (lies || ways(next) && !place())
    }

    /// `the kids need white shirts`, `parents bring a cake`: what several do, whose verb has no ending.
    pub(super) fn is_needed(&self, left: &[usize]) -> bool {
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
