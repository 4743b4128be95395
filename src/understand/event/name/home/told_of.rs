//! What is told of somebody before a pronoun says what they do then: `l'agent du gaz n'a pas trouvé le compteur, il repasse`,
//! `le pressing a retrouvé mon manteau, j'y passe`, `les gamins ont cassé la vitre le vitrier vient`.

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::words::{Kind, Token};

/// No more words name who or what was told of.
const WHO: usize = 6;

/// So far before the time at most the pronoun stands.
const NEAR: usize = 12;

/// The fewest words of a clause that tells something before another without a mark.
const TOLD: usize = 4;

/// The memo without what was told of those who do something at the time at `when`.
pub(super) fn without_told(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let (told_of, when) = (&glance.names.told_of, &glance.when);
    let near = glance.tokens.get(when.start.saturating_sub(NEAR)..when.end)?;
    let shows = |token: &Token<'_>| {
        told_of.back.has(token)
            || told_of.there.has(token)
            || glance.names.telling.does.has(token)
            || told_of.comes.has(token)
            || told_of.at_all.has(token)
    };
    if told_of.back.is_empty() || !near.iter().any(shows) {
        return None;
    }
    let memo = glance.memo();
    memo.meant_otherwise()
        .or_else(|| memo.goes_back())
        .or_else(|| memo.goes_there())
        .or_else(|| memo.begins_anew())
}

impl Memo<'_, '_> {
    /// `Théo voulait jouer mardi mais finalement` before what is to be.
    fn meant_otherwise(&self) -> Option<Vec<bool>> {
        let told_of = &self.names.told_of;
        let near = self.when.start.saturating_sub(NEAR)..self.when.end;
        let but =
            |at: &usize| self.is_in(&self.names.sentences.links, *at) && self.is_in(&told_of.at_all, at + 1);
        let but = near.rev().find(but)?;
        let from = self.clause_from(but.saturating_sub(usize::from(but > 0 && self.parts(but - 1))));
        let meant = (from..but).any(|at| self.is_in(&told_of.meant, at));
        let rest = self.uncut(&(but + 2..self.tokens.len()));
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..but + 2);
        (meant && says_what(self.tokens, rest, self.names)).then_some(cut)
    }

    /// `n'a pas trouvé le compteur, il` behind `l'agent du gaz`
    fn goes_back(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let (articles, chosen, told_of) = (&names.articles, &names.chosen, &names.told_of);
        let near = self.when.start.saturating_sub(NEAR)..self.when.end;
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        // `il fait beau`, but `elle fait sa crémaillère`
        let led = |at: usize| {
            self.is_in(&articles.leads, at)
                || self.is_in(&names.sentences.indefinite, at)
                || self.is_in(&chosen.backs, at)
        };
        let impersonal = |at: usize| self.is_in(&told_of.impersonal, at) && !led(at + 1);
        let pronoun =
            |at: &usize| self.is_in(&told_of.back, *at) && plain(*at) && plain(at + 1) && !impersonal(at + 1);
        // `il tousse, pédiatre mardi`
        let he = near.rev().find(pronoun)?;
        let does = he + 1;
        // `elle nous prend`, `ils peuvent faire la vidange`, `il a dit que …`
        let said: Vec<usize> = (he..self.tokens.len()).take(WHO).collect();
        let reports = self.is_in(&names.telling.helpers, does) && self.is_in(&names.telling.verbs, does + 1);
        if reports
            || self.is_in(&names.telling.to, does)
            || longest(self.tokens, &said, &names.hence, names).is_some()
            || longest(self.tokens, &said, &names.after, names).is_some()
        {
            return None;
        }
        // `il propose`: that says when, and not what.
        let comes = self.is_in(&names.telling.does, does) || self.is_in(&told_of.comes, does);
        let reporter = self.reporter_before(he).filter(|_| !comes);
        if reporter.is_none() && !comes && (does + 1 == self.tokens.len() || !plain(does + 1)) {
            return None;
        }
        let who = reporter.or_else(|| self.told_of_before(he))?;
        let first = self.word(who.start);
        let other = |list| self.is_in(list, who.start);
        let she = self.is_in(&told_of.she, he);
        let many = self.is_in(&told_of.many, he);
        let fits = !(if she { other(&articles.masculine) } else { other(&articles.feminine) })
            && many == articles.several.contains(first);
        let bare = self.is_in(&articles.leads, who.start) && !self.is_in(&names.sentences.whose, who.start);
        let alone = bare && self.is_in(&told_of.comes, does) && !plain(does + 1);
        let mut cut = self.cut.to_vec();
        // `j'ai vu Paul il vient`
        mark(&mut cut, self.clause_from(who.start)..who.start);
        mark(&mut cut, who.end..he + 1 + usize::from(alone));
        fits.then_some(cut)
    }

    /// `a retrouvé mon manteau, j'y passe` behind `le pressing`; of `le médecin a prescrit une prise de sang, j'y vais`
    /// what one goes for stays.
    fn goes_there(&self) -> Option<Vec<bool>> {
        let (names, told_of) = (self.names, &self.names.told_of);
        let near = self.when.start.saturating_sub(NEAR)..self.when.start;
        let own = |at: usize| self.is_in(&names.sentences.own, at) && !self.is_cut(at);
        let there = near.rev().find(|at| self.is_in(&told_of.there, *at) && own(at.saturating_sub(1)))?;
        let verb = there + 1;
        let who = self.told_of_before(there - 1)?;
        if !self.is_spoken(verb) || self.is_cut(verb) {
            return None;
        }
        let object = (who.end..there).find(|at| self.is_in(&names.sentences.indefinite, *at));
        let end = (who.end..there).find(|at| self.parts(*at)).unwrap_or(there - 1);
        let mut cut = self.cut.to_vec();
        match object {
            Some(object) => {
                mark(&mut cut, who.start..object);
                mark(&mut cut, end..verb + 1);
            }
            None => mark(&mut cut, who.end..verb + 1),
        }
        Some(cut)
    }

    /// `les gamins ont cassé la vitre` before `le vitrier vient`, where no mark is heard.
    fn begins_anew(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let (told_of, articles) = (&names.told_of, &names.articles);
        let comes =
            |verb: &usize| self.is_in(&names.telling.does, *verb) || self.is_in(&told_of.comes, *verb);
        let verb = self.when.start.checked_sub(1).filter(comes)?;
        let plain = |at: &usize| self.is_spoken(*at) && !self.is_cut(*at);
        let article = |at: &usize| {
            let led = at
                .checked_sub(1)
                .is_some_and(|led| names.of.contains(self.word(led)) || self.is_in(&names.ways, led));
            self.is_in(&articles.leads, *at) && !led
        };
        let near = verb.saturating_sub(WHO)..verb.checked_sub(1)?;
        let article = near.rev().take_while(plain).find(article)?;
        // `la jument a mis bas, le véto revient`
        let marked = article.checked_sub(1).is_some_and(|mark| self.parts(mark));
        let sentence = |at: &usize| self.tokens.get(*at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let from = match marked {
            true => (0..article).rev().find(sentence).map_or(0, |mark| mark + 1),
            false => self.clause_from(article),
        };
        let joins = |at: usize| {
            self.is_in(&names.sentences.relatives, at)
                || self.is_in(&names.that, at)
                || self.is_in(&names.sentences.conditions, at) && !self.begins_telling(at)
                || self.is_in(&names.inquiring, at) && !self.is_in(&names.sentences.is, at)
        };
        let tells = |at: usize| self.begins_telling(at) && !self.is_in(&names.telling.to, at);
        let told = (from + 1..article).any(tells);
        let whole = (from..article).all(|at| (marked || plain(&at)) && !self.is_cut(at) && !joins(at));
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..article);
        mark(&mut cut, verb..verb + usize::from(self.is_in(&told_of.comes, verb)));
        (told && whole && article >= from + TOLD).then_some(cut)
    }

    /// `la mairie` before `prévient qu'` and the pronoun at `he`.
    fn reporter_before(&self, he: usize) -> Option<Range<usize>> {
        let names = self.names;
        let that = he.checked_sub(1).filter(|that| self.is_in(&names.that, *that))?;
        let from = self.clause_from(that);
        let verb =
            (from + 2..that).find(|at| self.is_in(&names.telling.verbs, *at) || self.begins_telling(*at))?;
        let reports = (verb..that).any(|at| self.is_in(&names.telling.verbs, at));
        let who = from..verb;
        let whole = (from..he).all(|at| self.is_spoken(at) && !self.is_cut(at));
        (reports && whole && who.len() <= WHO && self.is_in(&names.articles.leads, from)).then_some(who)
    }

    /// Who or what the clause before the pronoun at `he` tells of, at its beginning.
    fn told_of_before(&self, he: usize) -> Option<Range<usize>> {
        let names = self.names;
        let (told_of, articles, chosen) = (&names.told_of, &names.articles, &names.chosen);
        let soft =
            |at: &usize| self.is_spoken(*at) && (self.is_filler(*at) || self.is_in(&told_of.soft, *at));
        let led = (0..he).rev().take_while(soft).count();
        let end = he - led;
        let marked = end > 0 && self.parts(end - 1);
        let end = end - usize::from(marked);
        let from = self.clause_from(end);
        let from = from + (from..end).take_while(soft).count();
        let related = |at: usize| {
            let condition = self.is_in(&names.sentences.conditions, at) && !self.begins_telling(at);
            condition || self.is_in(&names.sentences.relatives, at) || self.is_in(&names.that, at)
        };
        if (from..end).any(|at| related(at) || self.is_cut(at) && self.is_in(&told_of.back, at)) {
            return None;
        }
        let said: Vec<usize> = (from..end).collect();
        // `j'ai eu Kevin au téléphone`
        if let Some(count) = longest(self.tokens, &said, &names.spoke, names) {
            if marked {
                return None;
            }
            let who = from + count;
            let phone =
                |at: &usize| names.ways.contains(self.word(*at)) && !names.of.contains(self.word(*at));
            let last = (who + 1..end).find(phone).unwrap_or(end);
            return (who < last && last - who <= WHO).then_some(who..last);
        }
        let verb = (from + 1..end.min(from + WHO + 1)).find(|at| self.begins_telling(*at))?;
        let opens = self.is_in(&articles.leads, from) || self.is_in(&names.sentences.indefinite, from);
        let known = self.is_person(from) || self.is_upper(from) && from > 0 || opens || verb == from + 1;
        let subject = self.is_in(&names.sentences.subjects, from);
        let who = from..verb;
        let plain = |at: usize| {
            self.is_spoken(at) && !self.is_cut(at) || self.tokens.get(at).is_some_and(|t| t.glued)
        };
        let named = known && !subject && who.clone().all(plain);
        // `Inès a un exposé, elle passe`: what she has is what happens.
        let has = self.is_in(&names.telling.helpers, verb) && {
            let next = verb + 1;
            self.is_in(&articles.leads, next)
                || self.is_in(&names.sentences.indefinite, next)
                || self.is_in(&chosen.backs, next)
        };
        let told = self.uncut(&(verb..end));
        (named && !has && told.len() > 1 && says_what(self.tokens, self.uncut(&who), names)).then_some(who)
    }

    /// `a` or `n` of `n'a`, and not `à`
    pub(super) fn begins_telling(&self, at: usize) -> bool {
        let way = self.is_in(&self.names.sentences.places, at)
            && self.tokens.get(at).is_some_and(|token| !token.said(self.text).is_ascii());
        self.is_in(&self.names.told_of.tells, at) && !way
    }
}
