//! Who planned, moved or offered what is named, or agreed to it, of which a calendar says only what it is: `Karim propose
//! un foot`, `la prof veut décaler le cours`, `les voisins ont dit oui pour la crémaillère`, `j'ai reporté la pédicure`.

use super::{Memo, mark};
use crate::understand::event::name::edges::{behind, longest};
use crate::understand::event::name::talk::says_what;

/// No more words name what is planned.
const WHAT: usize = 10;

impl Memo<'_, '_> {
    /// `la coiffeuse` without `a une place` or `m'a proposé` directly before the time; but `le livre que Luc m'a donné`.
    pub(super) fn offered_by(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let (planned, articles) = (&names.planned, &names.articles);
        let all = self.uncut(&(0..self.when.start));
        // `avait un trou, je l'ai pris, c'est`
        let offers = |said: &[usize]| behind(self.tokens, said, &planned.offers).max();
        let then = behind(self.tokens, all, &planned.then).max().filter(|_| offers(all).is_none());
        let said = all.get(..all.len() - then.unwrap_or(0))?;
        // `on est partis sur le 12 chez Léa`
        if let Some(count) = behind(self.tokens, said, &planned.agreed).max() {
            let from = self.who_from(*said.get(said.len() - count)?)?;
            let end = (self.when.end..self.tokens.len()).find(|at| self.parts(*at));
            let rest = self.uncut(&(self.when.end..end.unwrap_or(self.tokens.len())));
            let mut cut = self.cut.to_vec();
            mark(&mut cut, from..self.when.start);
            return says_what(self.tokens, rest, names).then_some(cut);
        }
        let count = offers(said)?;
        let verb = *said.get(said.len() - count)?;
        let from = self.who_from(verb).filter(|from| *from < verb)?;
        let who = self.uncut(&(from..verb));
        let related = who.iter().any(|at| {
            self.is_in(&names.sentences.relatives, *at) || self.is_in(&names.sentences.conditions, *at)
        });
        let subject = who.iter().any(|at| self.is_in(&names.sentences.subjects, *at));
        // `m'a`, of which `décalé` went with the time
        let whole = said.last().is_some_and(|last| !self.is_in(&names.telling.helpers, *last));
        let moved = || said.last().is_some_and(|last| self.is_cut(last + 1) && self.is_spoken(last + 1));
        // `la secrétaire du docteur Morel`
        let of = from + 2;
        let led = self.is_in(&articles.leads, of + 1) || self.is_in(&names.sentences.contracted, of);
        let deputy = self.is_in(&planned.deputies, from + 1) && names.of.contains(self.word(of)) && led;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..if deputy { of + 1 } else { from });
        mark(&mut cut, verb..self.when.start);
        let named = says_what(self.tokens, who, names);
        // `m'a dit de passer samedi pour le canapé`
        let to_do = said.last().is_some_and(|last| names.is_infinitive(self.word(*last)));
        let behind = self.uncut(&(self.when.end..self.tokens.len()));
        if to_do && behind.iter().any(|at| self.is_spoken(*at)) {
            return None;
        }
        (!related && !subject && named && (whole || moved())).then_some(cut)
    }

    /// The memo without who planned it, and the verb, where what it is stands between that and the time.
    pub(super) fn planned_by(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let (planned, articles) = (&names.planned, &names.articles);
        let all = self.uncut(&(0..self.when.start));
        // `a confirmé la signature, c'est`
        let then = behind(self.tokens, all, &planned.then).max().unwrap_or(0);
        let said = all.get(..all.len() - then)?;
        let articled =
            |at: usize| self.is_in(&articles.leads, at) || self.is_in(&names.sentences.indefinite, at);
        let thing = |place: usize| {
            let rest = said.get(place..)?;
            let spoken = |at: usize| said.get(at).is_some_and(|at| self.is_spoken(*at));
            let agreed = longest(self.tokens, rest, &planned.agrees_to, names);
            if let Some(count) = agreed {
                let what = place + count;
                let first = *said.get(what)?;
                let led = self.is_in(&articles.contracted, first);
                return (led || articled(first)).then_some((place, what + usize::from(led)));
            }
            // `le patron veut faire l'inventaire`
            let made = said.get(place + 1).is_some_and(|made| self.is_in(&names.given.has_done, *made));
            let boss = self.is_in(&names.noting.articles, *said.first()?);
            if made && boss && self.is_in(&planned.wants, *said.get(place)?) {
                return Some((place, place + 1));
            }
            let what = place + longest(self.tokens, rest, &planned.plans, names)?;
            let first = *said.get(what)?;
            // `propose de faire une rando`, but `propose de garder les enfants`: who does so is who offers it.
            let of = names.of.contains(self.word(first.checked_sub(1)?));
            let to_do = self.is_in(&names.given.has_done, first)
                && said.get(what + 1).is_some_and(|at| self.is_in(&names.sentences.indefinite, *at));
            ((if of { to_do } else { articled(first) }) && spoken(what + 1)).then_some((place, what))
        };
        let (verb, what) = (1..said.len()).find_map(thing)?;
        // `la maîtresse qui a organisé la sortie`
        if said.get(..verb)?.iter().any(|at| self.is_in(&names.sentences.relatives, *at)) {
            return None;
        }
        let (verb, what) = (*said.get(verb)?, *said.get(what)?);
        let from = self.who_from(verb).filter(|from| *from < verb)?;
        let end = *said.last()? + 1;
        let named = self.uncut(&(what..end));
        let parted = (what..end).any(|at| self.parts(at));
        // `Paul a proposé un ciné à Marie`
        let whom = |at: usize| {
            let who = at + 1 + usize::from(self.is_article(at + 1));
            let to = self.is_in(&names.sentences.places, at) || self.is_in(&articles.contracted, at);
            to && who < end
                && (self.is_person(who) || self.is_in(&names.invited.kin, who) || self.is_upper(who))
        };
        if (what + 1..end).any(whom) {
            return None;
        }
        // `Paul m'a proposé de courir avec lui`
        let clause = (what..self.tokens.len()).take_while(|at| *at < self.when.end || !self.parts(*at));
        if parted || clause.into_iter().any(|at| self.is_in(&names.chosen.backs, at)) || named.len() > WHAT {
            return None;
        }
        let mut cut = self.cut.to_vec();
        // `la secrétaire m'a trouvé une place`: only who did it says what it is.
        let slot = |at: &usize| self.is_in(&names.sentences.slots, *at) || !self.is_spoken(*at);
        let own = self.is_in(&names.sentences.subjects, from);
        let content = named.get(usize::from(named.first().is_some_and(|at| articled(*at)))..)?;
        let visit = |at: &usize| slot(at) || self.is_in(&names.given.visits, *at);
        if content.iter().all(visit) {
            mark(&mut cut, verb..self.when.start);
            return (!own).then_some(cut);
        }
        if content.first().is_some_and(slot) {
            return None;
        }
        // `Marc a décalé notre squash`
        let whose = self.is_in(&names.sentences.whose, what);
        mark(&mut cut, from..what + usize::from(whose));
        mark(&mut cut, end..self.when.start);
        says_what(self.tokens, named, names).then_some(cut)
    }
}
