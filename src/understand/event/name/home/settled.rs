//! What was settled with somebody, of which a calendar says less: `das Amt hat mir den 3. Juni gegeben`, `mit Ina hab ich
//! Montag ausgemacht, Probe`, `Oma fragt, ob ich am Sonntag zum Essen komme`.

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::parting::parts_clauses;
use crate::understand::event::name::talk::says_what;
use crate::understand::language::{Names, WordList};
use crate::understand::words::Token;

/// No more words name somebody who gave the time, if no mark parts them from what stands before.
const WHO: usize = 3;

/// No more words say that it is to be so, and what else the speaker does for it.
const AGREES: usize = 16;

/// The memo without what only says how the time at `when` came about.
pub(super) fn without_settled(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, open, names, .. } = glance;
    let is = |at: Option<&usize>, words: &WordList| {
        at.and_then(|at| tokens.get(*at)).is_some_and(|token| words.has(token))
    };
    // `am Montag fahren wir los`, `am Montag muss …`, `wenn ich am Montag …`, `zum Andenken, am Montag …`
    let turns = || {
        let next = tokens.get(glance.when.end).is_some_and(|next| names.noting.modals.has(next));
        let prefaced = || {
            let first = open.first().and_then(|first| tokens.get(*first));
            first.is_some_and(|first| names.settling.prefaces.may_begin(first))
        };
        next || is(Some(&glance.when.end), &names.settling.leaves)
            || is(open.first(), &names.settling.when)
            || prefaced()
    };
    // `… und hab am Montag …`
    let has = || glance.before(1).iter().any(|has| names.telling.to.has(has));
    let settles = || turns() || has() || tokens.iter().any(|token| names.settling.settles(token));
    if names.settling.is_empty() || open.is_empty() || !settles() {
        return None;
    }
    let memo = glance.memo();
    memo.given_time()
        .or_else(|| memo.agreed_time())
        .or_else(|| memo.swapped())
        .or_else(|| memo.asked_to_come())
        .or_else(|| memo.wanted())
        .or_else(|| memo.needed_there())
        .or_else(|| memo.has_then())
        .or_else(|| memo.arranged())
}

impl Memo<'_, '_> {
    /// `das Bürgeramt hat mir den 3. Juni gegeben`: who gave it stays only where nothing else names what is then.
    fn given_time(&self) -> Option<Vec<bool>> {
        let (names, verb) = (self.names, self.when.end);
        if !self.is_in(&names.settling.given, verb) || self.is_cut(verb) {
            return None;
        }
        let uncut = |at: &usize| {
            let soft = self.is_in(&names.sentences.already, *at) || self.is_in(&names.softeners, *at);
            !self.is_cut(*at) && !soft && !names.what.contains(self.word(*at))
        };
        let whom = (0..self.when.start).rev().find(uncut)?;
        let has = whom.checked_sub(1)?;
        if !self.is_in(&names.turned.whom, whom) || !self.is_in(&names.telling.to, has) {
            return None;
        }
        let from = self.clause_from(has);
        let leads = |at: &usize| self.is_article(*at) || names.titles.contains(self.word(*at));
        let unmarked = || (from + 1..has).rev().take(WHO).find(leads).filter(|_| has > from + WHO);
        let from = unmarked().unwrap_or(from);
        let before = self.uncut(&(0..from));
        let marked = from > 0 && self.parts(from - 1);
        let mut cut = self.cut.to_vec();
        if !before.is_empty() && says_what(self.tokens, before, names) {
            mark(&mut cut, from - usize::from(marked)..self.when.start);
            mark(&mut cut, verb..verb + 1);
        } else if let Some(end) = self.named_behind(verb).filter(|end| *end > verb + 1) {
            mark(&mut cut, from..end);
        } else {
            mark(&mut cut, has..self.when.start);
            mark(&mut cut, verb..verb + 1);
        }
        (from < has).then_some(cut)
    }

    /// Where what is named begins that stands behind the `verb` of a clause, if it is no other sentence.
    fn named_behind(&self, verb: usize) -> Option<usize> {
        let from = verb + 1 + usize::from(self.parts(verb + 1));
        let rest = self.uncut(&(from..self.tokens.len()));
        let end = (from..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        let tells = self.uncut(&(from..end)).iter().any(|at| self.is_finite(*at));
        (!rest.is_empty() && !tells && says_what(self.tokens, rest, self.names)).then_some(from)
    }

    /// `mit Frau Petersen hab ich Montag um acht ausgemacht, Elterngespräch`: what follows names it.
    fn agreed_time(&self) -> Option<Vec<bool>> {
        let (names, verb) = (self.names, self.when.end);
        if !self.is_in(&names.settling.agreed, verb) || self.is_cut(verb) {
            return None;
        }
        let from = self.clause_from(self.when.start);
        let own = |at: usize| self.is_in(&names.turned.speakers, at);
        let has = (from..self.when.start)
            .find(|at| self.is_in(&names.telling.to, *at) && (*at == from || own(at + 1) || own(at - 1)))?;
        let with = |at: usize| names.company.holds(self.word(at)) && !self.is_cut(at);
        let first = (from..self.when.start).any(with);
        let end = self.named_behind(verb).filter(|_| first && has < self.when.start)?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..end);
        Some(cut)
    }

    /// `hab mit Sabine getauscht, Frühdienst am Donnerstag`
    fn swapped(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let verb = (1..self.when.start).find(|at| self.is_in(&names.settling.swapped, *at))?;
        let from = self.clause_from(verb);
        let with = (from..verb).find(|at| names.company.holds(self.word(*at)))?;
        let small = |at: usize| {
            let word = self.word(at);
            names.before.holds(word) || names.softeners.contains(word) || self.is_own(at)
        };
        let whole = (from..with).all(small) && !(from..verb).any(|at| self.is_cut(at));
        let end = self.named_behind(verb).filter(|_| whole)?;
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..end);
        Some(cut)
    }

    /// `Gudrun hat gefragt, ob ich am Dienstag zum Grillen komme, ja mach ich`
    fn asked_to_come(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let verb = (1..self.when.end).find(|at| self.is_in(&settling.asks, *at))?;
        let whether = verb + 1 + usize::from(self.parts(verb + 1));
        if !self.is_in(&settling.whether, whether) || !self.is_in(&names.turned.speakers, whether + 1) {
            return None;
        }
        let from = self.clause_from(verb);
        let wishes = |at: usize| self.is_in(&names.turned.wants, at);
        let to_know = self.is_in(&settling.knows, verb) && !(from..verb).any(wishes);
        if to_know || (from..verb).any(|at| self.is_own(at)) {
            return None;
        }
        let mark_at = |at: &usize| self.parts(*at);
        let end = (whether..self.tokens.len()).find(mark_at).unwrap_or(self.tokens.len());
        let agrees = |at: &usize| self.agrees_from(*at).is_some();
        let said = (whether + 2..end).find(agrees).unwrap_or(end);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..whether + 1);
        let next = if said < end { said } else { end + 1 };
        if let Some(taken) = self.agrees_from(next) {
            mark(&mut cut, said..next + taken);
        }
        let mut said = (whether + 2..said).filter(|at| !self.is_cut(*at));
        let first = said.next()?;
        let last = said.next_back().unwrap_or(first);
        // `zu ihr komme`, `komme`
        let bare = last == first || self.is_in(&settling.host, last - 1);
        if self.is_in(&settling.coming, last) && bare {
            return None;
        }
        let mut cut_at = |at: usize, cuts: bool| mark(&mut cut, at..at + usize::from(cuts));
        if self.is_in(&settling.coming, last) {
            cut_at(whether + 1, true);
            cut_at(last, true);
            cut_at(first, self.is_in(&settling.to, first));
            return Some(cut);
        }
        // `ob ich ihm beim Umzug helfe`: that is the one who asks.
        cut_at(first, self.is_in(&settling.asker, first));
        let modal = names.noting.modals.holds(self.word(last));
        let to_do = |at: usize| names.verb_endings.iter().any(|end| self.word(at).ends_with(end));
        if modal && said.next_back().is_some_and(to_do) {
            cut_at(whether + 1, true);
            cut_at(last, true);
            return Some(cut);
        }
        let other = modal || self.is_in(&names.turned.never, last) || self.is_in(&names.telling.to, last);
        let form = (names.turned.infinitive)(self.word(whether + 1), self.word(last));
        let joined =
            said.any(|at| self.is_in(&names.turned.joints, at) || self.is_in(&names.turned.speakers, at));
        (form.is_some() && self.is_small(last) && !other && !joined).then_some(cut)
    }

    /// How many tokens from `from` on say that it is to be so, if a clause ends behind them.
    fn agrees_from(&self, from: usize) -> Option<usize> {
        let agrees = &self.names.settling.agrees;
        if !self.tokens.get(from).is_some_and(|token| agrees.may_begin(token)) {
            return None;
        }
        let spoken = |at: &usize| self.is_spoken(*at);
        let rest: Vec<usize> = (from..self.tokens.len()).take(AGREES).take_while(spoken).collect();
        let taken = longest(self.tokens, &rest, agrees, self.names)?;
        // `ich hab zugesagt und nehm Kuchen mit`
        let ends = rest.get(taken).is_none_or(|and| self.is_in(&self.names.turned.and, *and));
        ends.then_some(rest.len())
    }

    /// `Frau Schlüter will mich zur Anprobe sehen`: who it is, and for what.
    fn wanted(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let verb = (1..self.tokens.len()).find(|at| self.is_in(&settling.sees, *at) && !self.is_cut(*at))?;
        let ends = verb + 1 == self.tokens.len() || !self.is_spoken(verb + 1) || self.is_cut(verb + 1);
        let from = self.clause_from(verb);
        let wants = (from + 1..verb).find(|at| self.is_in(&names.turned.wants, *at))?;
        let whom = wants + 1;
        let pronoun = |at: usize| self.is_own(at) || self.is_in(&names.pronouns, at);
        let other = !self.uncut(&(0..from)).is_empty() || (from..wants).any(pronoun);
        if !ends || other || !self.is_in(&names.turned.whom, whom) {
            return None;
        }
        let mut said = (whom + 1..verb).filter(|at| !self.is_cut(*at));
        // `nochmal zur Anprobe`
        // `die Chefin will mich am Montag sehen`
        let within = wants < self.when.start && self.when.end <= verb;
        if within && said.clone().next().is_none() && from < wants {
            let mut cut = self.cut.to_vec();
            mark(&mut cut, wants..verb + 1);
            return Some(cut);
        }
        let to = said.clone().take(WHO).find(|at| self.is_in(&settling.to, *at));
        let first = to.or_else(|| said.next())?;
        let led = to.is_some() || names.ways.contains(self.word(first));
        if !led || first + 1 >= verb {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, wants..first);
        mark(&mut cut, verb..verb + 1);
        mark(&mut cut, first..first + usize::from(self.is_in(&settling.to, first)));
        Some(cut)
    }

    /// `die Maschine braucht neue Reifen, beim Zweirad Becker geht's am Mittwoch`: what is needed, and where that is to be had.
    fn needed_there(&self) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let goes = self.when.start.checked_sub(2).and_then(|near| {
            (near..self.when.start).find(|at| self.is_in(&settling.goes, *at) && !self.is_cut(*at))
        })?;
        let place = (1..goes).rev().find(|at| self.is_in(&names.turned.places, *at))?;
        let needs = (0..place).rev().find(|at| self.is_in(&settling.needs, *at))?;
        let from = self.clause_from(needs);
        let end = (needs..place).find(|at| self.parts(*at)).unwrap_or(place);
        let own = usize::from(self.is_own(needs + 1));
        let plain = |at: usize| self.is_spoken(at) && !self.is_cut(at);
        if end + 1 < place || needs + own + 1 >= end || !(place..goes).all(plain) || !(from..end).all(plain) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, from..needs + own + 1);
        mark(&mut cut, end..place);
        mark(&mut cut, goes..self.when.start);
        Some(cut)
    }

    /// `ich bin jetzt Schöffin und hab am Montag meine erste Verhandlung`: what the speaker has then is meant.
    fn has_then(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let and = self.when.start.checked_sub(2)?;
        let opens = *self.uncut(&(0..and)).first()?;
        let own = self.is_in(&names.turned.speakers, opens) && self.is_in(&names.settling.being, opens + 1);
        let has = self.is_in(&names.turned.and, and) && self.is_in(&names.telling.to, and + 1);
        let whole = !(0..self.when.start).any(|at| self.parts(at));
        let article = self.when.end;
        let thing = (self.is_in(&names.sentences.indefinite, article) || self.is_leading(article))
            && self.past_noun(article + 1, self.is_large_memo()).is_some();
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..self.when.start);
        (own && has && whole && thing).then_some(cut)
    }

    /// Where the clause begins in which the token at `at` stands.
    pub(super) fn clause_from(&self, at: usize) -> usize {
        (0..at).rev().find(|at| self.parts(*at)).map_or(0, |mark| mark + 1)
    }
}

/// `Treffen mit der Lerngruppe`: the name of a memo that says with whom the speaker meets, and nothing else.
pub(in crate::understand::event::name) fn met(
    tokens: &[Token<'_>],
    cut: &[bool],
    (name, kept): (String, &[usize]),
    names: &Names,
) -> String {
    let settling = &names.settling;
    let company = |at: &usize| tokens.get(*at).is_some_and(|with| names.company.has(with));
    if settling.meets.is_empty() || !kept.first().is_some_and(company) {
        return name;
    }
    let is_uncut = |at: &usize| cut.get(*at).is_some_and(|cut| !cut);
    let begins = |at: &usize| tokens.get(*at).is_some_and(|token| settling.meets.may_begin(token));
    let first = kept.first().copied().unwrap_or_default();
    let parts = |at: &usize| parts_clauses(tokens, *at);
    let clause = (0..first).rev().find(parts).map_or(0, |mark| mark + 1)
        ..(first..tokens.len()).find(parts).unwrap_or(tokens.len());
    let meets = |at: usize| {
        let said: Vec<usize> = (at..tokens.len()).take(MEETS).take_while(is_uncut).collect();
        let taken = longest(tokens, &said, &settling.meets, names);
        let last = taken.and_then(|taken| said.get(taken - 1));
        // `mit den Kindern in den Zoo, wir treffen uns …`
        let turned = tokens.get(at).is_some_and(|who| !names.turned.speakers.has(who));
        last.is_some_and(|last| kept.binary_search(last).is_err())
            && (at < first || turned)
            && clause.contains(&at)
    };
    if !(0..tokens.len()).filter(begins).any(meets) {
        return name;
    }
    let mut chars = name.chars();
    let with = chars.next().into_iter().flat_map(char::to_lowercase);
    format!("{} {}", settling.meeting, with.chain(chars).collect::<String>())
}

/// No more words say that somebody is met.
const MEETS: usize = 3;
