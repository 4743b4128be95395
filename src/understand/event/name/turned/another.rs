//! What another does, who goes before the verb: `der Papa holt die Kinder ab` for `am Montag holt der Papa die Kinder ab`.

use super::{Memo, Straight};
use crate::understand::language::proper;
use crate::understand::words::{Token, fold};

/// A part of a verb has at least so many letters, and the rest of it more, where it is known by nothing else.
const LONG: usize = 3;

impl<'t> Memo<'_, 't> {
    /// `am Montag holt der Papa die Kinder ab`: who does it goes before the verb.
    pub(super) fn done_by_another(&self, rest: &[usize]) -> Option<Straight<'t>> {
        let turned = self.turned();
        let (verb, said) = rest.split_first()?;
        let timed = self.is_behind_time(*verb);
        // `treffen sich die Nachbarn`
        let itself = || turned.itself.contains(self.nth(said, 0));
        let placed = if timed { self.placed(said, true) } else { None };
        // `beginnt für Jonas der Schwimmkurs`: that it does need not be said.
        let begins = placed.is_some() && turned.placed.begins.contains(self.word(*verb));
        let never = || {
            let other = turned.never.contains(self.word(*verb)) && !begins && !self.is_accented(*verb);
            other && !itself() && !self.is_to_become(*verb, said) && !self.is_parted(*verb, said)
        };
        if !timed || never() || self.is_large(*verb) {
            return None;
        }
        // `bringt mir der Nachbar`, `wird bei uns der Strom abgestellt`
        let whom = |place: usize| turned.whom.contains(self.nth(said, place));
        let led = self.names.ways.contains(self.nth(said, 0)) && whom(1);
        let to = if led { 2 } else { usize::from(whom(0)) };
        // `wird in der Küche der Herd angeschlossen`
        let to = placed.unwrap_or(to);
        let (whom, said) = said.split_at_checked(to)?;
        let end = self.subject(*verb, said)?;
        // `kommt der Elektriker`: that somebody comes need not be said.
        let more = said.get(end..).filter(|more| self.clause(more) > 0);
        let comes = self.names.before.holds(self.word(*verb));
        let what_for = more.is_some_and(|more| turned.what_for.contains(self.nth(more, 0)));
        // `Keller: am Samstag kommt der Entrümpler`
        let headed = verb.checked_sub(1).is_some_and(|last| {
            let colon = (1..last).rev().find(|at| !self.is_cut(*at));
            colon.is_some_and(|colon| self.word(colon) == ":" && !self.is_cut(colon - 1))
        });
        if turned.comes.contains(self.word(*verb)) && !headed && (more.is_none() && comes || what_for) {
            return None;
        }
        let last = *said.get(end.checked_sub(1)?)?;
        // `der Zug nach Köln`: that it goes there need not be said.
        let leaves = begins || whom.is_empty() && self.leaves_for(*verb, last, more.unwrap_or_default());
        let rest = more.and_then(|more| more.get(self.clause(more).checked_sub(1)?)).copied();
        let rest = rest.filter(|rest| leaves && self.names.settling.away.contains(self.word(*rest)));
        let moved = |at: usize| at == *verb || whom.contains(&at) || rest == Some(at);
        let mut origins = Vec::with_capacity(self.tokens.len());
        for at in (0..self.tokens.len()).filter(|at| !moved(*at)) {
            origins.push(at);
            if at == last {
                origins.extend(Some(*verb).filter(|_| !leaves));
                origins.extend(whom);
            }
        }
        self.straight(origins, Vec::new())
    }

    /// `fährt der Bus nach Verona ab`: the `verb` says only that what ends at `last` goes where `more` leads to.
    fn leaves_for(&self, verb: usize, last: usize, more: &[usize]) -> bool {
        let turned = self.turned();
        let vehicle = turned.vehicles.iter().any(|vehicle| self.word(last).ends_with(vehicle));
        let to = more.first().is_some_and(|to| *to == last + 1) && turned.bound.contains(self.nth(more, 0));
        turned.drives.contains(self.word(verb)) && vehicle && to
    }

    /// `hält`, which `halt` is not.
    fn is_accented(&self, at: usize) -> bool {
        let short = self.tokens.get(at).is_some_and(|token| token.end - token.start > token.folded.len());
        short && self.turned().accented.contains(self.word(at))
    }

    /// `dass Ben am Samstag ein Match hat`: the verb goes from the end of its clause behind who does it.
    pub(super) fn does_in_clause(&self, rest: &[usize]) -> Option<Straight<'t>> {
        let (verb, said) = rest.get(..self.clause(rest))?.split_last()?;
        let never = || self.turned().never.contains(self.word(*verb)) && !self.is_to_become(*verb, said);
        let dropped = never() || self.is_large(*verb);
        let first = *rest.first()?;
        if !self.is_clause(first) || dropped || self.tells_of_guest(first, *verb) || self.does_two(said) {
            return None;
        }
        let mut end = self.subject(*verb, said)?;
        let who = said.get(end.checked_sub(1)?).map_or("", |at| self.word(*at));
        let person = self.names.noting.people.contains(who) || proper::name(who).is_some();
        // `dass die Frist fürs Finanzamt abläuft`
        if !person && self.turned().of_thing.contains(self.nth(said, end)) {
            end += self.of(said, end, self.has_capitals());
        }
        // `dass die Cousinen aus Wien bei uns schlafen`
        if !person && self.comes_from(said, end) {
            end += 2;
        }
        if !person && self.turned().comes.contains(self.word(*verb)) && self.is_at(said, end) {
            return None;
        }
        let last = *said.get(end.checked_sub(1)?)?;
        // `abholt`, of which `ab` stays where it is
        let part = self.part(*verb);
        let led = |prefix: &&str| self.word(*verb).starts_with(*prefix);
        let whole = || !self.turned().prefixes.iter().any(|prefix| led(&prefix)) && end < said.len();
        if part.is_none() && !whole() {
            return None;
        }
        let origins = (0..self.tokens.len()).filter(|at| at != verb || part.is_some());
        let origins = origins.flat_map(|at| [Some(at), Some(*verb).filter(|_| at == last)]).flatten();
        let origins: Vec<usize> = origins.collect();
        let mut places = (0..).zip(&origins).filter(|(_, at)| *at == verb).map(|(place, _)| place);
        let written = part.map(|(part, form)| {
            let places = [places.next(), places.next()].into_iter().flatten();
            places.zip([form, part]).collect()
        });
        self.straight(origins, written.unwrap_or_default())
    }

    /// `ab` and `holt` of `abholt`.
    fn part(&self, verb: usize) -> Option<(String, String)> {
        let said = self.tokens.get(verb)?.said(self.text);
        // `zurückkommt`
        let split = |prefix: &'static str| {
            let (part, form) = said.split_at_checked(said.char_indices().nth(prefix.len())?.0)?;
            (fold(part) == prefix).then(|| (part.to_owned(), form.to_owned()))
        };
        let large = self.has_capitals();
        let known = |(part, form): &(String, String)| {
            let form = fold(form);
            let long = large && part.len() >= LONG && form.len() > LONG;
            self.turned().verbs.contains(form.as_str()) || long && (self.turned().is_form)(&form)
        };
        let parts = self.turned().prefixes.iter().filter_map(split).filter(known);
        // `vorbei` of `vorbeischaut`, which is no `beischaut`
        parts.max_by_key(|(part, _)| part.len())
    }

    /// `die Mama sagt, dass die Tante zum Essen kommt`: the clause that begins at `first` stays as it was told.
    fn tells_of_guest(&self, first: usize, verb: usize) -> bool {
        let spoken = |at: &usize| !self.is_cut(*at) && self.tokens.get(*at).is_some_and(Token::is_spoken);
        let teller = (0..first).rev().filter(spoken).nth(1).map_or("", |at| self.word(at));
        self.turned().comes.contains(self.word(verb)) && self.names.telling.tells.contains(teller)
    }

    /// `vorbeikommt und sich das Dach` before `anschaut`: another verb stands before it.
    fn does_two(&self, said: &[usize]) -> bool {
        let large = self.has_capitals();
        let verb = |at: usize| {
            let known = self.turned().verbs.contains(self.word(at));
            known || large && !self.is_large(at) && (self.turned().is_form)(self.word(at))
        };
        let and = |place: &usize| self.turned().and.contains(self.nth(said, *place));
        (1..said.len()).filter(and).any(|and| said.get(and - 1).is_some_and(|at| verb(*at)))
    }

    /// `in Oberstaufen` stands at `end` before `kommt`: where somebody or something is, and not where it comes to.
    fn is_at(&self, said: &[usize], end: usize) -> bool {
        let (turned, lead) = (self.turned(), self.nth(said, end));
        let leads = turned.placed.leads.contains(lead) && turned.for_what.contains(lead);
        let to = turned.placed.into.contains(lead) && turned.placed.them.contains(self.nth(said, end + 1));
        leads && !to && !turned.of_thing.contains(lead)
    }

    /// `aus Wien` stands at `end`, right behind a noun.
    fn comes_from(&self, said: &[usize], end: usize) -> bool {
        let turned = self.turned();
        let whole =
            |at: usize| at.checked_sub(1).and_then(|last| Some(said.get(last)? + 1 == *said.get(at)?));
        let next = self.nth(said, end + 1);
        let led = turned.articles.contains(next) || turned.whose.contains(next);
        let place = said.get(end + 1).is_some_and(|at| self.is_large(*at) || !self.has_capitals());
        self.names.speaking.from.contains(self.nth(said, end))
            && whole(end) == Some(true)
            && whole(end + 1) == Some(true)
            && place
            && !led
    }
}
