//! What the speaker does, as a thing to do: `Kinder abholen` for `am Montag hole ich die Kinder ab`.

use super::{LOOKS, Memo, SUBJECT, Straight};
use crate::understand::event::name::edges::longest;
use crate::understand::words::Token;

/// The most words of something that is said before what is done to it.
const FRONTED: usize = 8;

impl<'t> Memo<'_, 't> {
    /// `am Montag hole ich die Kinder ab`, `wir besuchen am Montag Oma`: what the speaker does, as a thing to do.
    pub(super) fn done_by_speaker(&self, rest: &[usize]) -> Option<Straight<'t>> {
        let turned = self.turned();
        let speaks = |place: usize| turned.speakers.contains(self.nth(rest, place));
        let they = self.are_they(rest);
        let (verb, who) = match (speaks(0), speaks(1) || they) {
            (true, false) => (1, 0),
            (false, true) => (0, 1),
            _ => return None,
        };
        let (verb, who) = (*rest.get(verb)?, *rest.get(who)?);
        if self.is_clause(who) {
            return self.done_in_clause(who, rest);
        }
        // `singen wir dann das Requiem`
        let onward =
            turned.onward.contains(self.nth(rest, 2)).then_some(2).and_then(|at| rest.get(at)).copied();
        let done = rest.get(if onward.is_some() { 3 } else { 2 }..)?;
        let done = done.get(..self.clause(done))?;
        let timed = rest.first().zip(done.last()).is_some_and(|(first, last)| {
            first.checked_sub(1).is_some_and(|at| self.is_cut(at))
                || (*first..*last).any(|at| self.is_cut(at))
        });
        // `ich tausche mit Gerlinde ich hab Frühdienst`: another sentence begins.
        let begins = |word: &str| turned.joints.contains(word) || turned.speakers.contains(word);
        let named = |place: usize| self.goes_on_with_noun(done, place);
        let joined = (0..done.len()).any(|place| begins(self.nth(done, place)) && !named(place));
        let (last, object) = done.split_last()?;
        // `mit Frau Heim`
        let small = !self.has_capitals() || !self.is_large(*last);
        // `wir kegeln alle zusammen`
        let all = object.last().is_some_and(|all| turned.articles.contains(self.word(*all)));
        let part = Some(self.word(*last)).filter(|last| small && !all && turned.prefixes.contains(last));
        // `gehen wir`, `ich treffe`: what says nothing goes without the rest.
        let said = longest(self.tokens, rest, &self.names.before, self.names).unwrap_or(0);
        // `Grillen bei Steffen`, `Fliegen ab Basel`: where that is follows what is done.
        let begin = *done.first()?;
        let from = turned.from.contains(self.word(begin));
        let thing = |at: &usize| self.names.what.contains(self.word(*at));
        let place = || turned.places.contains(self.word(begin)) && !done.iter().skip(2).any(thing);
        let first = part.is_none() && (from || place());
        if said > 1 && part.is_none() && !from || !timed || joined {
            return None;
        }
        let form = || self.tokens.get(verb).map(|verb| verb.said(self.text).to_lowercase());
        let infinitive = if they { form()? } else { self.infinitive(verb, who)? };
        let end = if part.is_some() { object.last().copied().unwrap_or(*last) } else { *last };
        // `zurück`, as it was said
        let said = part.and(self.tokens.get(*last)).map_or("", |part| part.said(self.text));
        let written = format!("{said}{infinitive}");
        let dropped =
            |at: usize| [verb, who].contains(&at) || onward == Some(at) || part.is_some() && at == *last;
        let mut origins = Vec::with_capacity(self.tokens.len());
        for at in 0..self.tokens.len() {
            origins.extend(Some(verb).filter(|_| first && at == begin));
            origins.extend(Some(at).filter(|at| !dropped(*at)));
            origins.extend(Some(verb).filter(|_| !first && at == end));
        }
        let at = origins.iter().position(|at| *at == verb)?;
        self.straight(origins, vec![(at, written)])
    }

    /// `streichen wir Küche und Flur`: behind the `und` at `place` stands another of what is named, and no other verb.
    fn goes_on_with_noun(&self, done: &[usize], place: usize) -> bool {
        let turned = self.turned();
        let is_verb = |at: usize| {
            let word = self.word(at);
            let does = self.names.forms.does.end(word) && (turned.is_form)(word);
            let small = turned.never.contains(word) || self.names.ways.contains(word);
            !self.is_large(at) && (turned.verbs.contains(word) || does) && !small
        };
        let Some((next, rest)) = done.get(place + 1..).and_then(<[usize]>::split_first) else { return false };
        let led = turned.articles.contains(self.word(*next)) || turned.whose.contains(self.word(*next));
        let noun = self.is_large(*next) || led && rest.first().is_some_and(|noun| self.is_large(*noun));
        let other = rest.iter().any(|at| is_verb(*at) || turned.speakers.contains(self.word(*at)));
        let and = turned.and.contains(self.nth(done, place));
        and && place > 0 && self.has_capitals() && noun && !other
    }

    /// `holen die am Montag die Waschmaschine ab`: nobody in particular does it to a thing.
    fn are_they(&self, rest: &[usize]) -> bool {
        let [verb, who, object, ..] = rest else { return false };
        let form = self.word(*verb);
        let turned = self.turned();
        let verb = turned.verbs.contains(form) || self.has_capitals() && (turned.is_form)(form);
        let does = verb && self.names.forms.several.end(form);
        let object = self.word(*object);
        let led = turned.articles.contains(object) || turned.whose.contains(object);
        let known = self.names.settling.they.contains(self.word(*who));
        known && does && led && !self.is_large(*who) && !self.names.noting.modals.holds(form)
    }

    /// `den Kuchen hole ich am Samstag beim Bäcker ab`, `die Rechnung muss ich am Montag zahlen`: what the speaker does to
    /// something that is said first.
    pub(super) fn fronted(&self, uncut: &[usize]) -> Option<Straight<'t>> {
        let own = |place: usize| self.turned().speakers.contains(self.nth(uncut, place));
        // `die Reifen können sie am Montag wechseln`
        let others = |place: usize| {
            let can = || self.names.noting.modals.holds(self.nth(uncut, place - 1));
            let timed = || uncut.get(place).is_some_and(|who| self.is_cut(who + 1));
            self.names.settling.those.contains(self.nth(uncut, place)) && can() && timed()
        };
        let place = (2..uncut.len()).take(LOOKS * SUBJECT).find(|place| own(*place) || others(*place))?;
        let (verb, who) = (*uncut.get(place - 1)?, *uncut.get(place)?);
        let spoken = |at: &usize| self.tokens.get(*at).is_some_and(Token::is_spoken) && !self.is_cut(*at);
        let from = (0..verb).rev().take_while(spoken).last()?;
        let from = uncut.binary_search(&from).ok()?;
        let object = uncut.get(from..place - 1)?;
        let first = *object.first()?;
        let thing = self.names.what.contains(self.word(first)) || self.has_capitals() && self.is_large(first);
        let led = self.names.ways.contains(self.word(first)) || self.is_clause(first);
        let before = uncut.get(..from)?;
        // `Tafel: die Ausgabe mache ich am Dienstag`
        if !thing || led || object.len() > FRONTED || !(self.is_noise(before) || self.is_headed(before)) {
            return None;
        }
        let onward = self.turned().onward.contains(self.nth(uncut, place + 1));
        let onward = uncut.get(place + 1).copied().filter(|_| onward);
        let done = uncut.get(place + 1 + usize::from(onward.is_some())..)?;
        let done = done.get(..self.clause(done))?;
        let joined = done.iter().any(|at| {
            let word = self.word(*at);
            self.turned().joints.contains(word) || self.turned().speakers.contains(word)
        });
        let end = done.last().copied().unwrap_or(who);
        let timed = (first..=end + 1).any(|at| self.is_cut(at));
        let small = |last: &&usize| !self.has_capitals() || !self.is_large(**last);
        let last = done.last().filter(small);
        let modal = self.names.noting.modals.holds(self.word(verb));
        let to_do = last.filter(|last| {
            modal && self.names.verb_endings.iter().any(|ending| self.word(**last).ends_with(ending))
        });
        if joined || !timed {
            return None;
        }
        let dropped = |at: usize| [verb, who].contains(&at) || onward == Some(at);
        if to_do.is_some() {
            return self.straight((0..self.tokens.len()).filter(|at| !dropped(*at)).collect(), vec![]);
        }
        if !own(place) {
            return None;
        }
        let part = last.filter(|last| self.turned().prefixes.contains(self.word(**last))).copied();
        let infinitive = self.infinitive(verb, who)?;
        let said = part.and_then(|part| self.tokens.get(part)).map_or("", |part| part.said(self.text));
        let written = format!("{said}{infinitive}");
        let mut origins = Vec::with_capacity(self.tokens.len());
        for at in 0..self.tokens.len() {
            origins.extend(Some(at).filter(|at| !dropped(*at) && part != Some(*at)));
            origins.extend(Some(verb).filter(|_| at == end));
        }
        let at = origins.iter().position(|at| *at == verb)?;
        self.straight(origins, vec![(at, written)])
    }

    /// `dass ich am Montag die Oma abhole`: the verb ends its clause.
    fn done_in_clause(&self, who: usize, rest: &[usize]) -> Option<Straight<'t>> {
        let clause = rest.get(..self.clause(rest))?;
        let verb = *clause.last()?;
        // `dass ich's nicht vergesse`
        let recalls = clause.iter().any(|at| self.names.noting.recalls.has(self.word(*at)));
        // `dass ich mich mit dem Makler treffe`
        let met = || {
            let form = Some(self.word(verb)).filter(|form| self.turned().met.contains(form));
            form.and_then(|form| (self.turned().infinitive)(self.word(who), form))
        };
        let written = self.infinitive(verb, who).or_else(met).filter(|_| verb > who + 1 && !recalls)?;
        // `ob ich am Montag die Oma abhole`
        let asked = self.is_asked(who);
        let origins: Vec<usize> = (0..self.tokens.len()).filter(|at| !(asked && *at == who)).collect();
        let place = origins.binary_search(&verb).ok()?;
        self.straight(origins, vec![(place, written)])
    }

    /// How the verb of `ich hole` or `wir holen` is called: `holen`.
    fn infinitive(&self, verb: usize, who: usize) -> Option<String> {
        let (turned, word) = (self.turned(), self.word(verb));
        let other = turned.never.contains(word)
            || turned.articles.contains(word)
            || self.names.telling.to.contains(word)
            || self.names.noting.modals.holds(word);
        let said = self.tokens.get(verb).filter(|_| !other && !self.is_large(verb))?.said(self.text);
        let form = (turned.infinitive)(self.word(who), &said.to_lowercase())?;
        Some(form).filter(|form| !self.names.after.holds(form))
    }
}
