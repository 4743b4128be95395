//! How what a sentence names came about, which goes: `the staff meeting's been moved`, `we've got the viewing booked at last`,
//! `der Anwalt hat noch eine Besprechung eingeschoben`.

use std::ops::Range;

use super::Memo;
use crate::understand::event::name::edges::longest;

/// So many words behind the one that begins how it came about stands what did: `has been moved`.
const NEWS: usize = 4;

/// No more words say who does it with the speaker.
const WITH: usize = 6;

impl Memo<'_, '_> {
    /// A mark stands in the word at `at`: `Gran's`; but `Prüfung` is only longer than how it is read.
    pub(super) fn is_marked(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).contains(['\'', '’']))
    }

    /// `the allotment meeting` of `Zoe texted about the allotment meeting`, where `end` is that of who did so.
    pub(super) fn about(&self, said: &[usize], end: usize) -> Option<usize> {
        let about = |at: &&usize| **at > end && self.is_in(&self.names.topics.about, **at);
        let said = if self.names.telling.encloses { &[] } else { said };
        said.iter().find(about).map(|about| about + 1)
    }

    /// Where what a heading is about begins: `Wegen Opas Hörgerät`, `Kurz zur Taufe`, but `Zum Friseur`.
    pub(super) fn headed_about(&self, said: &[usize]) -> Option<usize> {
        let (names, topics) = (self.names, &self.names.topics);
        let opens =
            |at: &&usize| self.is_in(&topics.empty, **at) || self.is_in(&names.sentences.already, **at);
        let opened = said.iter().take_while(opens).count();
        let about =
            said.get(opened).filter(|at| names.telling.encloses && self.is_in(&topics.about, **at))?;
        let way = self.is_in(&names.sentences.contracted, *about);
        let led = usize::from(said.get(opened + 1).is_some_and(|at| self.is_leading(*at)));
        let what = *said.get(opened + 1 + led)?;
        (opened > 0 || !way).then_some(what)
    }

    /// Where what somebody holds or moves begins, and where the verb that says so: `eine Besprechung` of `der Anwalt hat noch
    /// eine Besprechung eingeschoben`; but `hat den Termin verlegt`.
    pub(super) fn arranged_in(&self, said: &[usize]) -> Option<Range<usize>> {
        let names = self.names;
        if names.telling.sets.is_empty() {
            return None;
        }
        let spoken = |at: &&usize| self.is_spoken(**at);
        let verb = *said.iter().rfind(spoken)?;
        let arranges = self.is_in(&names.telling.sets, verb) || self.is_in(&names.settling.moved, verb);
        let leads = |at: &usize| self.is_leading(*at) || self.is_in(&names.sentences.indefinite, *at);
        let has = said.iter().take(NEWS + 1).skip(1).position(|at| self.is_in(&names.telling.to, *at))? + 1;
        let object = said.get(has + 1..)?.iter().take(NEWS).position(leads)? + has + 1;
        let what = said.get(object + 1..).unwrap_or_default();
        let thing = || what.iter().any(|at| self.is_in(&names.sentences.slots, *at));
        let own = said.iter().find(spoken).is_some_and(|first| self.is_own(*first));
        let noun = what.iter().any(|at| *at < verb && self.is_upper(*at));
        (arranges && noun && !own && !thing())
            .then(|| said.get(object).copied())
            .flatten()
            .map(|object| object..verb)
    }

    /// `la livraison du canapé` of `Ils ont décalé la livraison du canapé`, of slight words alone before it.
    pub(super) fn behind_news(&self, said: &[usize]) -> Option<usize> {
        let topics = &self.names.topics;
        let small = |at: &usize| {
            [&topics.slight, &topics.opens, &topics.empty].into_iter().any(|words| self.is_in(words, *at))
        };
        let news =
            said.iter().take(NEWS).position(|at| self.is_in(&topics.news, *at)).filter(|news| *news > 0)?;
        let what = said.get(news + 1).filter(|what| self.is_leading(**what) && news + 2 < said.len())?;
        said.iter().take(news).all(small).then_some(*what)
    }

    /// Where what the sentence names ends, if how that came about is told behind: `has been moved`.
    pub(super) fn news_of(&self, said: &[usize]) -> Option<usize> {
        let topics = &self.names.topics;
        let news = |place: usize, at: usize| {
            let behind = said.get(place + 1..).unwrap_or_default().iter().take(NEWS);
            let came = || behind.into_iter().any(|at| self.is_in(&topics.news, *at));
            // `changed her mind about the fitting`
            let message = || {
                let said = said.get(place..).unwrap_or_default();
                longest(self.tokens, said, &self.names.speaking.messages, self.names)
                    .and_then(|count| said.get(count))
                    .is_some_and(|about| self.is_in(&topics.about, *about))
            };
            self.is_in(&topics.reports, at) || self.is_in(&topics.opens, at) && came() || message()
        };
        let first = said.iter().position(|at| self.is_spoken(*at))?;
        let (place, _) = said.iter().enumerate().skip(first + 1).find(|(place, at)| news(*place, **at))?;
        // `finally answered`, but `sports day has been moved`
        let small =
            |at: usize| self.is_filler(at) || self.names.known.is_empty() && self.is_in(&topics.empty, at);
        let place = said.iter().take(place).rposition(|at| !small(*at))? + 1;
        // `the band's moved`, but `école`
        let marked = |at: &usize| self.is_short(*at) && self.is_marked(*at);
        let joined = place.checked_sub(1).and_then(|at| said.get(at)).filter(|at| marked(at));
        // `the staff meeting's been moved`
        let thing = |at: &usize| {
            let been = said.get(place).is_some_and(|been| self.is_in(&topics.opens, *been));
            been && self.is_joined_to_verb(*at) && !self.is_somebody(*at)
        };
        let short = joined.is_some_and(|at| !thing(at));
        let own = said.get(first).is_some_and(|first| self.is_own(*first));
        said.get(place).copied().filter(|_| !short && !own)
    }

    /// `meeting's` of `the meeting's been moved`, where `'s` is a verb and not whose it is.
    pub(super) fn is_joined_to_verb(&self, at: usize) -> bool {
        let names = self.names;
        !names.known.is_empty() && self.is_short(at) && self.is_marked(at) && !self.is_elided(at)
    }

    /// Where `my new glasses` end of `my new glasses are in`, if that is all that is `said`.
    pub(super) fn ready_of(&self, said: &[usize]) -> Option<usize> {
        let (names, ready) = (self.names, &self.names.referred.ready);
        let is = |at: &usize| self.is_in(&names.sentences.is, *at);
        let soft = |at: &usize| self.is_filler(*at) || self.is_in(&names.sentences.already, *at);
        let behind = said.iter().rev().take_while(|at| soft(at) || self.is_in(ready, **at)).count();
        let rest = said.get(said.len() - behind..)?;
        let verb = said.len().checked_sub(behind + 1).and_then(|at| said.get(at))?;
        let (first, end) = (*said.first()?, if is(verb) { *verb } else { verb + 1 });
        let thing = self.uncut(&(first..end));
        let noun = *thing.last()?;
        let led = self.is_leading(first) && thing.len() > 1 && !thing.iter().any(|at| self.is_somebody(*at));
        let people = self.is_in(&names.noting.people, noun) || self.is_in(&names.speaking.people, noun);
        let so = rest.iter().any(|at| self.is_in(ready, *at));
        (so && led && !people && (is(verb) || self.is_joined_to_verb(*verb))).then_some(end)
    }

    /// Where `the viewing` ends of `we've got the viewing booked at last`.
    pub(super) fn booked_of(&self, said: &[usize]) -> Option<usize> {
        let (names, topics) = (self.names, &self.names.topics);
        let has = |(place, at): (usize, &usize)| {
            let next = said.get(place + 1).is_some_and(|next| self.is_leading(*next) && *next == at + 1);
            (next && self.is_in(&names.fixing.got, *at)).then_some(place)
        };
        let got = said.iter().take(NEWS + 2).enumerate().find_map(has)?;
        let soft = |at: &usize| {
            self.is_filler(*at) || self.is_in(&topics.empty, *at) || self.is_in(&topics.slight, *at)
        };
        let done = |at: &usize| self.is_in(&topics.news, *at) && names.forms.did.end(self.word(*at));
        let last = said.iter().rposition(|at| done(at) || !soft(at)).filter(|at| *at > got + 2)?;
        said.get(last).copied().filter(done)
    }

    /// `me and Sanjay`, `Ben and I` behind what is to be done.
    pub(super) fn says_who_joins(&self, clause: &Range<usize>) -> bool {
        let names = self.names;
        let said = self.uncut(clause);
        let own = |at: &usize| self.is_in(&names.sentences.own, *at) || self.is_in(&names.noting.to, *at);
        let and = |at: &usize| self.is_in(&names.speaking.and, *at);
        let who = |at: &usize| {
            own(at) || and(at) || self.is_filler(*at) || self.is_leading(*at) || self.is_somebody(*at)
        };
        said.len() <= WITH && said.iter().any(own) && said.iter().any(and) && said.iter().all(who)
    }
}
