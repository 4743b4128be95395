//! Who is meant by the pronoun beside the time, of whom a sentence before tells something else: `Dad broke his leg, he's
//! having it set on Friday` is `Dad having it set`.

use std::ops::Range;

use super::edges::{longest, without_back};
use super::parting::parts_clauses;
use super::written::joined;
use super::{Named, capitalised};
use crate::understand::language::{Names, WordList, proper};
use crate::understand::words::{Kind, Token};

/// So far before the time its pronoun may stand.
const FAR: usize = 14;

/// So many words who that is, and so many what is told of them.
const WHO: usize = 6;
const TOLD: usize = 12;

/// So many clauses before it are looked at for who that is.
const CLAUSES: usize = 3;

/// So many words behind the time may say where or what for.
const BEHIND: usize = 8;

/// So many words stand at most between what somebody said of themselves and that: `reckons that`.
const SAID: usize = 3;

/// The name of a memo that says by a pronoun who does something at the time at `when`, and tells of them before.
pub(super) fn whoever(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    when: Range<usize>,
    names: &Names,
) -> Option<Named> {
    if names.fixing.third.is_empty() || when.start < SAID {
        return None;
    }
    let near = when.start.saturating_sub(FAR)..when.start;
    let memo = Memo { text, tokens, cut, names };
    let clause = || near.clone().rev().take_while(|at| !memo.parts(*at));
    let pronoun = clause()
        .find(|at| memo.is_third(*at))
        .or_else(|| clause().find(|at| memo.goes_there(*at..when.start)))?;
    let said_by = memo.said_by(pronoun);
    let who = match said_by {
        Some(who) => who,
        None => memo.who_before(memo.told_until(pronoun)?, pronoun)?,
    };
    let mut written = Vec::new();
    if memo.is_of_another(&who) {
        return None;
    }
    let tail: Vec<usize> = (pronoun + 1..when.start).filter(|at| !memo.is_cut(*at)).collect();
    let said = without_back(tokens, &tail, names);
    // `she's showing it`
    if tail.iter().skip(said.len()).any(|at| memo.is_in(&names.sentences.objects, *at)) {
        return None;
    }
    let tail = said;
    let there = memo.goes_there(pronoun..when.start);
    let doing = if there { Doing::Comes } else { memo.does(pronoun, tail)? };
    // `he's going to be late`: how he is matters.
    let is = (pronoun + 1..when.start).any(|at| !tail.contains(&at) && memo.is_in(&names.fixing.be, at));
    if doing == Doing::Comes && (is || memo.goes_on(who.end)) {
        return None;
    }
    if doing == Doing::Will {
        written.push((pronoun, names.referred.to.to_owned()));
    }
    let led = usize::from(memo.is_in(&names.noting.articles, who.start));
    let mut kept: Vec<usize> = (who.start + led..who.end).collect();
    match doing {
        Doing::Comes => {}
        Doing::Will => kept.extend([pronoun].iter().chain(tail)),
        Doing::Acts => kept.extend(tail),
    }
    kept.extend(memo.behind(when.end)?);
    let name = capitalised(&joined(text, tokens, &kept, &written, names));
    Some(Named { name, kept })
}

#[derive(PartialEq, Eq)]
enum Doing {
    /// `he's coming`
    Comes,
    /// `he'll hang the gate`
    Will,
    /// `she's seeing the doctor`, `she sees the doctor`
    Acts,
}

pub(super) struct Memo<'m, 't> {
    pub(super) text: &'m str,
    pub(super) tokens: &'m [Token<'t>],
    pub(super) cut: &'m [bool],
    pub(super) names: &'m Names,
}

impl Memo<'_, '_> {
    pub(super) fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", Token::word)
    }

    pub(super) fn is_in(&self, words: &WordList, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| words.has(token))
    }

    pub(super) fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    pub(super) fn is_short(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.end - token.start > token.folded.len())
    }

    pub(super) fn is_small(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_lowercase))
    }

    /// A mark that parts clauses, and not that of `Mrs. Lee`.
    pub(super) fn parts(&self, at: usize) -> bool {
        let title = at.checked_sub(1).is_some_and(|title| self.is_in(&self.names.fixing.titles, title));
        parts_clauses(self.tokens, at) && !title
    }

    /// `he`, `she's`, but not `were`, which `we're` is without its mark.
    fn is_third(&self, at: usize) -> bool {
        let elided = self.is_in(&self.names.aside.elided, at) || self.is_in(&self.names.referred.does, at);
        self.is_in(&self.names.fixing.third, at) && (!elided || self.is_short(at)) && !self.is_cut(at)
    }

    /// `the builders` in `the builders said they'd start`
    fn said_by(&self, pronoun: usize) -> Option<Range<usize>> {
        let report = pronoun.checked_sub(1)?;
        let report = if self.is_in(&self.names.that, report) { report.checked_sub(1)? } else { report };
        let reports =
            self.is_in(&self.names.sentences.reports, report) || self.is_in(&self.names.fixing.says, report);
        let from = (report.saturating_sub(WHO)..report).rev().take_while(|at| {
            (self.is_spoken(*at) || self.is_title_dot(*at)) && !self.is_cut(*at) && !self.is_joint(*at)
        });
        let from = from.last().filter(|_| reports)?;
        // `Mum and Dad said she'd …`
        if from
            .checked_sub(2)
            .is_some_and(|other| self.is_joint(from - 1) && self.names_another(other..from - 1))
        {
            return None;
        }
        (self.is_small(report) && self.may_be(from, report)).then_some(from..report)
    }

    fn is_joint(&self, at: usize) -> bool {
        let joins = self.is_in(&self.names.speaking.and, at) || self.is_in(&self.names.aside.joints, at);
        joins || self.is_in(&self.names.sentences.points, at)
    }

    /// Where what is told before ends: before the mark, `and` or `so` that leads to the pronoun, or to `he says he'll`.
    pub(super) fn told_until(&self, pronoun: usize) -> Option<usize> {
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

    /// `I'm going in`: the speaker only goes to whoever was told of.
    fn goes_there(&self, said: Range<usize>) -> bool {
        let own = self.is_in(&self.names.sentences.own, said.start) && self.is_short(said.start);
        let tail: Vec<usize> = (said.start + 1..said.end).filter(|at| !self.is_cut(*at)).collect();
        let goes = longest(self.tokens, &tail, &self.names.fixing.goes, self.names);
        own && !self.is_cut(said.start) && !tail.is_empty() && goes == Some(tail.len())
    }

    /// The same of the clause before that or the one before, where that tells of nobody: `Parcel man left a card, wouldn't you
    /// know it`.
    fn who_before(&self, end: usize, pronoun: usize) -> Option<Range<usize>> {
        let mut end = end;
        for _ in 0..CLAUSES {
            if let Some(who) = self.who(end, pronoun) {
                return Some(who);
            }
            let from = (end.saturating_sub(2 * TOLD)..end).rev().find(|at| self.parts(*at))?;
            let said: Vec<usize> = (from + 1..end).collect();
            let named =
                said.iter().any(|at| self.names_another(*at..at + 1) || self.is_in(&self.names.known, *at));
            if named || said.iter().any(|at| self.is_cut(*at)) {
                return None;
            }
            end = from;
        }
        None
    }

    /// Who or what the clause that ends before `end` tells of, if that may be what the pronoun stands for.
    pub(super) fn who(&self, end: usize, pronoun: usize) -> Option<Range<usize>> {
        let names = self.names;
        let first = (end.saturating_sub(TOLD)..end).rev().take_while(|at| !self.parts(*at)).last()?;
        let opens = |at: usize| {
            self.is_in(&names.sentences.points, at)
                || names.hesitations.contains(self.word(at))
                || self.is_in(&names.softeners, at)
                || self.is_in(&names.sentences.resumes, at)
                || names.courtesies.holds(self.word(at))
        };
        let first = (first..end).find(|at| !opens(*at))?;
        let said: Vec<usize> = (first..end).collect();
        // `Gill has found a pianist and she can do tomorrow`
        let finds = |at: &usize| {
            self.is_in(&names.fixing.finds, *at) && self.is_in(&names.sentences.indefinite, at + 1)
        };
        if said.iter().any(|at| self.is_cut(*at) || finds(at)) {
            return None;
        }
        let plain = |at: &usize| self.is_spoken(*at) || self.is_title_dot(*at);
        // `had a word with the farrier`
        let met = longest(self.tokens, &said, &names.news, names).or_else(|| {
            let own = self.is_in(&names.sentences.own, first);
            let rest = said.get(usize::from(own)..)?;
            longest(self.tokens, rest, &names.news, names).map(|taken| taken + usize::from(own))
        });
        if let Some(met) = met {
            let from = first + met;
            let ends = |at: &usize| {
                !plain(at)
                    || self.is_in(&names.ways, *at)
                    || self.is_in(&names.sentences.circumstances, *at)
                    || self.is_in(&names.speaking.and, *at)
            };
            let last = (from..end).find(ends).unwrap_or(end);
            let called = self.may_be(from, last) || from + 1 == last && !self.is_small(from);
            let whole = from < last && last - from <= WHO && called && !self.names_another(last..end);
            return whole.then_some(from..last);
        }
        let tells = |at: &usize| {
            let word = self.word(*at);
            self.is_small(*at)
                && (self.is_in(&names.sentences.past, *at)
                    || self.is_in(&names.sentences.states, *at)
                    || self.is_in(&names.sentences.finite, *at)
                    || self.is_in(&names.sentences.reports, *at)
                    || self.is_in(&names.fixing.did, *at)
                    || names.forms.did.end(word) && !self.is_in(&names.noting.articles, at - 1))
        };
        let verb = (first + 1..end.min(first + WHO + 1)).take_while(plain).find(tells)?;
        let soft = (first + 1..verb).rev().take_while(|at| self.is_in(&names.softeners, *at)).count();
        // `the plumber who ghosted us rang`
        let related = (first + 1..verb).find(|at| self.is_in(&names.sentences.relatives, *at));
        let last = related.unwrap_or(verb - soft);
        // `they broke it`: a thing has no such pronoun.
        let they = self.is_in(&names.fixing.they, pronoun);
        let calls = self.is_in(&names.sentences.reports, verb) || self.may_message(verb, end);
        let several = self.word(last.checked_sub(1)?).ends_with('s');
        // `Jo lost her phone`
        let alone = !they && first + 1 == last && !self.is_small(first) && !self.opens_otherwise(first);
        // `Mum and Dad had a fight so she …`
        let two = !they && (first..last).any(|at| self.is_in(&names.speaking.and, at));
        if two || self.names_another(last..end) {
            return None;
        }
        ((alone || self.may_be(first, last)) && (!they || calls || several)).then_some(first..last)
    }

    /// Somebody or something else is named, who may be meant.
    fn names_another(&self, mut span: Range<usize>) -> bool {
        span.any(|at| {
            let kin =
                self.is_in(&self.names.noting.people, at) || self.is_in(&self.names.speaking.people, at);
            let placed = at.checked_sub(1).is_some_and(|led| self.is_in(&self.names.sentences.places, led));
            kin || self.is_spoken(at) && !self.is_small(at) && self.word(at).len() > 1 && !placed
        })
    }

    /// What opens the memo at `at` is known as a word of another kind.
    fn opens_otherwise(&self, at: usize) -> bool {
        let (word, names) = (self.word(at), self.names);
        names.before.holds(word)
            || names.lead.contains(word)
            || names.puts.contains(word)
            || names.sentences.subjects.contains(word)
            || names.sentences.meals.contains(word)
            || names.sentences.slots.contains(word)
    }

    fn may_message(&self, verb: usize, end: usize) -> bool {
        let said: Vec<usize> = (verb..end).collect();
        longest(self.tokens, &said, &self.names.speaking.messages, self.names).is_some()
    }

    pub(super) fn is_title_dot(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|title| self.is_in(&self.names.fixing.titles, title))
            && !self.is_spoken(at)
    }

    /// Somebody may be called so: `the new tenant`, `Dad`, `Ines from the library`.
    pub(super) fn may_be(&self, from: usize, to: usize) -> bool {
        let names = self.names;
        let person = proper::name(self.word(from)).is_some()
            || self.is_in(&names.noting.people, from)
            || self.is_in(&names.speaking.people, from)
            || self.is_in(&names.fixing.titles, from);
        let led = self.is_in(&names.known, from)
            || self.is_in(&names.noting.articles, from)
            || self.is_in(&names.sentences.whose, from);
        let other = self.is_in(&names.sentences.subjects, from)
            || self.is_in(&names.sentences.elided, from) && self.is_short(from);
        let nobody = (from..to).any(|at| self.is_in(&names.sentences.nobody, at) || self.is_third(at));
        !other && !nobody && (person || led && from + 1 < to)
    }

    /// `the builder's van`, of which nobody knows whether it or its owner is meant; but `Anna's mum`.
    fn is_of_another(&self, who: &Range<usize>) -> bool {
        let Some(last) = who.clone().next_back() else { return true };
        let somebody =
            self.is_in(&self.names.noting.people, last) || self.is_in(&self.names.speaking.people, last);
        !somebody && (who.start..last).any(|at| self.is_short(at))
    }

    /// `are sleeping over` at `at`: what somebody told of is at says more than that they come then.
    fn goes_on(&self, at: usize) -> bool {
        let is = self.is_in(&self.names.sentences.is, at);
        is && (at + 1..at + 1 + SAID).any(|at| self.names.forms.doing.end(self.word(at)))
    }

    /// A clause in which somebody will do something says more than that, or that it was done, or how they are: `she'd
    /// call but I have to`, `he'd cooked`, `he'd be late`.
    fn says_more(&self, will: Option<usize>, tail: &[usize]) -> bool {
        let (names, fixing) = (self.names, &self.names.fixing);
        let done = |at: &usize| {
            let past = self.is_in(&names.sentences.past, *at) || self.is_in(&fixing.did, *at);
            past || self.is_in(&names.noting.nots, *at) || names.forms.did.end(self.word(*at))
        };
        let been = || tail.iter().take(SAID).any(done);
        tail.iter().any(|at| self.is_joint(*at))
            || will.is_some_and(|first| self.is_in(&fixing.be, first) || been())
    }

    /// What the pronoun does by what stands between it and the time.
    fn does(&self, pronoun: usize, tail: &[usize]) -> Option<Doing> {
        let names = self.names;
        let short = self.is_short(pronoun);
        let will = short && self.is_in(&names.fixing.will, pronoun);
        // `she's` is compared as `she`.
        let is = short && !will;
        let only = |phrases| longest(self.tokens, tail, phrases, names) == Some(tail.len());
        let offers = only(&names.settling.offers) || !tail.is_empty() && only(&names.aside.come);
        if !offers && self.says_more(will.then_some(pronoun + 1), tail) {
            return None;
        }
        let helpers = tail.iter().take_while(|at| self.is_in(&names.aside.helpers, **at)).count();
        let rest = tail.get(helpers..).unwrap_or_default();
        let all = |phrases| longest(self.tokens, rest, phrases, names) == Some(rest.len());
        let soft = |at: &usize| self.is_in(&names.softeners, *at) || self.is_in(&names.fixing.instead, *at);
        let plain = rest.iter().take_while(|at| !soft(at)).count();
        // `they're going back`
        let goes = || tail.iter().take(helpers).any(|at| names.forms.doing.end(self.word(*at)));
        let softly = rest.iter().skip(plain).all(soft) && !(plain == 0 && !rest.is_empty() && goes());
        let coming = rest.get(..plain).is_some_and(|rest| {
            let said = |phrases| longest(self.tokens, rest, phrases, names) == Some(rest.len());
            rest.is_empty() || said(&names.aside.comes) || said(&names.aside.come)
        });
        if coming && softly || offers || all(&names.copulas) {
            return Some(Doing::Comes);
        }
        let joined =
            |at: usize| self.tokens.get(at).is_some_and(|dash| dash.kind == Kind::Dash && dash.glued);
        let whole = tail.iter().all(|at| self.is_spoken(*at) || joined(*at));
        let (first, next) = (*tail.first()?, tail.get(1).copied().unwrap_or_default());
        // `they can do the MOT`, `she wants to see the garden`: only that is meant.
        let thing = names.noting.questions.contains(self.word(first)) && self.is_in(&names.fixing.does, next);
        let wish = self.is_in(&names.sentences.wishes, first) && names.ways.contains(self.word(next));
        let doing = names.forms.doing.end(self.word(first));
        if !whole || thing || wish {
            return None;
        }
        if is {
            return doing.then_some(Doing::Acts);
        }
        if will {
            return (!names.ways.contains(self.word(first))).then_some(Doing::Will);
        }
        let has = self.is_in(&names.sentences.past, first) || names.forms.did.end(self.word(first));
        (!short && !has && tail.len() > 1).then_some(Doing::Acts)
    }

    /// `to look at the ute`, `with two men`: what stands directly behind the time, up to the next mark. None where more
    /// is told there: `and take them to the pool`.
    fn behind(&self, from: usize) -> Option<Vec<usize>> {
        let ends = |at: &usize| self.is_spoken(*at) && !self.is_cut(*at);
        let rest: Vec<usize> = (from..self.tokens.len()).take_while(ends).take(BEHIND + 1).collect();
        let first = rest.first().map_or("", |at| self.word(*at));
        let leads = self.names.ways.contains(first) || self.names.company.holds(first);
        let next = from + usize::from(self.tokens.get(from).is_some_and(|mark| mark.kind == Kind::Comma));
        let joined = (next..next + 2).any(|at| self.is_in(&self.names.speaking.and, at));
        let soft = |at: &usize| {
            self.is_in(&self.names.fixing.instead, *at) || self.is_in(&self.names.softeners, *at)
        };
        if joined {
            return None;
        }
        if leads && rest.len() <= BEHIND && rest.len() > 1 {
            return Some(rest);
        }
        rest.iter().all(soft).then(Vec::new)
    }
}
