//! Whose or whom a name says by a pronoun of somebody the memo told of before: `Maya got the part! Her first rehearsal` is
//! `Maya's first rehearsal`, `I told Lucy I'd pick her up` is `Pick Lucy up`.

use std::ops::Range;

use super::whoever::Memo;
use super::written::joined;
use super::{Named, capitalised};
use crate::understand::language::{Names, proper};
use crate::understand::words::Token;

/// So many words behind who was told something, or asked, the pronoun may stand.
const FAR: usize = 12;

/// So many words name who that is.
const WHO: usize = 5;

/// The name whose tokens are `kept`, with who is meant.
pub(super) fn owned(
    text: &str,
    tokens: &[Token<'_>],
    (kept, when): (&[usize], Range<usize>),
    names: &Names,
) -> Option<Named> {
    if names.fixing.third.is_empty() {
        return None;
    }
    let memo = Memo { text, tokens, cut: &[], names };
    memo.of_whom(kept, when.start)
        .or_else(|| memo.got_his(kept))
        .or_else(|| memo.at_hers(kept))
        .or_else(|| memo.told_whom(kept))
}

impl Memo<'_, '_> {
    /// `Her first rehearsal` before its time, behind a sentence that told of her, `Aunt Jo died, her funeral`.
    fn of_whom(&self, kept: &[usize], when: usize) -> Option<Named> {
        let opens = |place: &usize| {
            let before = place.checked_sub(1).and_then(|before| kept.get(before));
            let his =
                kept.get(*place).is_some_and(|at| self.is_in(&self.names.fixing.his, *at) && *at < when);
            his && before.is_none_or(|before| self.parts(*before))
        };
        let place = (0..kept.len()).find(opens)?;
        let his = *kept.get(place)?;
        let led = kept.get(place + 1).is_some_and(|next| *next == his + 1 && self.is_spoken(*next));
        let end = self.told_until(his).filter(|_| led)?;
        let who = self.who(end, his)?;
        // `my cousin had a girl, her christening`
        if (who.end..end).any(|at| self.is_in(&self.names.sentences.indefinite, at)) {
            return None;
        }
        let led = usize::from(self.is_in(&self.names.noting.articles, who.start));
        let said = self.possessive(who.start + led..who.end);
        Some(self.named(kept.get(place..)?, his, said))
    }

    /// `Tom got his hearing test`
    fn got_his(&self, kept: &[usize]) -> Option<Named> {
        let fixing = &self.names.fixing;
        let got = (1..kept.len().min(WHO))
            .find(|at| kept.get(*at).is_some_and(|at| self.is_in(&fixing.got, *at)))?;
        let (first, verb) = (*kept.first()?, *kept.get(got)?);
        let soft = (first + 1..verb).rev().take_while(|at| self.is_in(&self.names.softeners, *at)).count();
        let who = first..verb.checked_sub(soft)?;
        let his = *kept.get(got + 1).filter(|his| **his == verb + 1 && self.is_in(&fixing.his, **his))?;
        let thing = kept.get(got + 2).filter(|at| **at == his + 1 && self.is_spoken(**at))?;
        let plain = who.clone().all(|at| self.is_spoken(at) || self.is_title_dot(at));
        let alone = who.len() == 1 && self.is_called(who.start);
        // `Grandma gets her cast off`, `Ella has her hair done`
        let held = kept.last().is_some_and(|last| last >= thing && self.is_in(&fixing.sessions, *last));
        let whole = plain && held && (alone || self.may_be(who.start, who.end));
        let led = usize::from(self.is_in(&self.names.noting.articles, who.start));
        let said = self.possessive(who.start + led..who.end);
        whole.then(|| self.named(kept.get(got + 1..).unwrap_or_default(), his, said))
    }

    /// Somebody may be called so by one word: `Tom`, `tom`.
    fn is_called(&self, at: usize) -> bool {
        !self.is_small(at) && !self.is_in(&self.names.sentences.subjects, at) || self.may_be(at, at + 1)
    }

    /// `hers` in `dinner at hers` behind `Nan decided we're having`.
    fn at_hers(&self, kept: &[usize]) -> Option<Named> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let at = *kept.iter().find(|at| self.is_in(&fixing.hers, **at))?;
        let led = at.checked_sub(1).is_some_and(|led| self.is_in(&names.sentences.places, led));
        let from = (0..at).find(|at| {
            let point = self.is_in(&names.sentences.points, *at) || self.is_in(&fixing.calls, *at);
            !point && self.is_spoken(*at)
        })?;
        let does = |at: &usize| {
            let reports = self.is_in(&names.sentences.reports, *at) || self.is_in(&fixing.says, *at);
            reports || self.is_in(&names.sentences.states, *at) || names.forms.did.end(self.word(*at))
        };
        let verb = (from + 1..at.min(from + WHO)).find(does)?;
        let who = from..verb;
        let whole = led
            && !kept.contains(&verb)
            && (self.may_be(from, verb) || who.len() == 1 && self.is_called(from));
        whole.then(|| self.named(kept, at, self.possessive(who)))
    }

    /// `I'd pick her up` behind `I told Lucy`, `tune her piano` behind `Mrs. Kowalski asked whether I could`.
    fn told_whom(&self, kept: &[usize]) -> Option<Named> {
        let (names, fixing) = (self.names, &self.names.fixing);
        let pronoun = kept.iter().position(|at| {
            let short = self.is_short(*at);
            !short
                && (self.is_in(&fixing.his, *at)
                    || self.is_in(&fixing.whom, *at) && self.is_third_object(*at))
        })?;
        let at = *kept.get(pronoun)?;
        let near = at.saturating_sub(FAR)..at;
        let told = near.clone().find(|at| self.is_in(&fixing.tells, *at));
        let (who, from) = if let Some(told) = told {
            let would = |at: &usize| {
                let elided = self.is_in(&names.aside.elided, *at) && self.is_short(*at);
                elided && self.is_in(&names.sentences.own, *at)
            };
            let would = (told + 2..at.min(told + 2 + WHO)).find(would)?;
            (told + 1..would, would + 1)
        } else {
            let asked = near
                .into_iter()
                .find(|at| self.is_in(&names.sentences.reports, *at) && self.asks_if(at + 1))?;
            let first = (asked.saturating_sub(WHO)..asked)
                .rev()
                .take_while(|at| !self.parts(*at) && !self.is_in(&names.sentences.points, *at))
                .last()?;
            (first..asked, asked + 4)
        };
        let called = who.len() <= WHO && self.is_somebody(&who);
        let whole: Vec<usize> = kept.iter().copied().filter(|at| *at >= from).collect();
        if !called || !whole.contains(&at) || whole.first() == Some(&at) {
            return None;
        }
        let next = kept.get(pronoun + 1).filter(|next| **next == at + 1);
        let his = self.is_in(&fixing.his, at);
        // `bring her some milk`, `give her the key`, `bring her flowers`
        let gives = at.checked_sub(1).is_some_and(|verb| self.is_in(&fixing.brings, verb));
        if self.is_in(&fixing.whom, at) && next.is_some_and(|next| gives && !self.is_small_word(*next)) {
            return None;
        }
        let object = !his || next.is_none_or(|next| self.is_small_word(*next));
        let said = if object { self.plainly(who) } else { self.possessive(who) };
        Some(self.named(&whole, at, said))
    }

    /// Of the family, or called by name; but `the nursery`, of which somebody else is told.
    fn is_somebody(&self, who: &Range<usize>) -> bool {
        let names = self.names;
        let Some(last) = who.clone().next_back() else { return false };
        let kin = self.is_in(&names.noting.people, last) || self.is_in(&names.speaking.people, last);
        let titled = self.is_in(&names.fixing.titles, who.start) && last > who.start;
        let named = proper::name(self.word(who.start)).is_some();
        let large = !self.is_small(last) && !self.is_small(who.start);
        let alone = last == who.start;
        let whole = alone && (large || named) || titled || named && large || kin;
        whole && (alone || self.may_be(who.start, who.end))
    }

    /// `whether I could` at `at`
    fn asks_if(&self, at: usize) -> bool {
        let names = self.names;
        let whether = self.is_in(&names.whether, at) || self.is_in(&names.sentences.conditions, at);
        let own = self.is_in(&names.sentences.own, at + 1);
        whether && own && names.noting.questions.contains(self.word(at + 2))
    }

    fn is_third_object(&self, at: usize) -> bool {
        let referred = &self.names.referred;
        [&referred.him, &referred.her, &referred.them].iter().any(|words| self.is_in(words, at))
    }

    /// No noun: `up`, `to`.
    fn is_small_word(&self, at: usize) -> bool {
        let (word, names) = (self.word(at), self.names);
        names.ways.contains(word)
            || names.put.contains(word)
            || names.company.holds(word)
            || names.referred.places.contains(word)
            || !self.is_spoken(at)
    }

    /// `my sister`, within a name.
    fn plainly(&self, who: Range<usize>) -> String {
        let led = Some(who.start).filter(|led| {
            self.is_in(&self.names.noting.articles, *led) || self.is_in(&self.names.known, *led)
        });
        let small: Vec<_> = led.map(|led| (led, self.said(led).to_lowercase())).into_iter().collect();
        let kept: Vec<usize> = who.collect();
        joined(self.text, self.tokens, &kept, &small, self.names)
    }

    fn said(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.said(self.text))
    }

    fn possessive(&self, who: Range<usize>) -> String {
        let said = self.plainly(who);
        let end = if said.ends_with('s') && !said.ends_with("ss") { "'" } else { "'s" };
        format!("{said}{end}")
    }

    fn named(&self, kept: &[usize], at: usize, said: String) -> Named {
        let name = capitalised(&joined(self.text, self.tokens, kept, &[(at, said)], self.names));
        Named { name, kept: kept.to_vec() }
    }
}
