//! Clauses that only ask for the entry and point back to what it is: `stell das in den Kalender`.

use std::ops::Range;

use crate::understand::language::{Names, WordList, proper};
use crate::understand::words::{Kind, Token};

/// No more tokens than this ask for an entry.
const ORDER: usize = 16;

/// No more words than this lead to a verb of asking that no mark parts from what stands before it: `und dann bitte`.
const LEADING: usize = 3;

/// `leg's bitte im Kalender ab`, `kannst du das in den Kalender setzen?`: marks the clauses that only ask for what is named
/// beside them.
pub(crate) fn mark_orders(text: &str, tokens: &[Token<'_>], cut: &mut [bool], names: &Names) {
    if names.filing.orders.is_empty() {
        return;
    }
    // What else is named is asked only where there is an order: whether something is before `seen`, and where the last is.
    let (mut named, mut seen, mut last) = (false, 0, None);
    let mut at = 0;
    while at < tokens.len() {
        let order = Order { text, tokens, cut, names };
        let opens = at.checked_sub(1).is_none_or(|before| order.parts(before));
        let asked = if opens { order.clause(at) } else { order.inside(at) };
        let Some(asked) = asked else {
            at += 1;
            continue;
        };
        while !named && seen < asked.start {
            named = order.names_something(seen);
            seen += 1;
        }
        let last = *last.get_or_insert_with(|| (0..tokens.len()).rev().find(|at| order.names_something(*at)));
        if named || last.is_some_and(|last| last >= asked.end) {
            at = asked.end;
            cut.get_mut(asked).into_iter().flatten().for_each(|cut| *cut = true);
        } else {
            at += 1;
        }
    }
}

/// `kannst du mir das für Mittwoch um acht in den Kalender schreiben?`: marks the same where a time stands in the clause, which
/// is `cut` only now, before what leads to the trigger at `lead`.
pub(crate) fn mark_timed_order(
    text: &str,
    tokens: &[Token<'_>],
    cut: &mut [bool],
    lead: usize,
    names: &Names,
) {
    if names.asked.is_empty() || names.filing.named {
        return;
    }
    let order = Order { text, tokens, cut, names };
    let asks = |at: &usize| order.is_in(&names.asked, *at) && order.parts(at - 1);
    let asked = (1..=lead).rev().take(ORDER).find(asks).and_then(|at| order.clause(at));
    let Some(asked) = asked.filter(|asked| asked.contains(&lead)) else { return };
    if (0..tokens.len()).any(|at| !asked.contains(&at) && order.names_something(at)) {
        cut.get_mut(asked).into_iter().flatten().for_each(|cut| *cut = true);
    }
}

/// `get that in the diary` behind a time, from which no mark parts it: all that is `said` only asks for the entry.
pub(super) fn only_asks(tokens: &[Token<'_>], said: &[usize], names: &Names) -> bool {
    let order = Order { text: "", tokens, cut: &[], names };
    let asked = said.first().filter(|_| names.filing.named).and_then(|first| order.asked(*first));
    let whole = said.windows(2).all(|pair| matches!(pair, [at, next] if at + 1 == *next));
    // `can you add`, behind which `that` went
    let went = || said.last().is_some_and(|last| order.points_back(last + 1));
    let back = || said.iter().any(|at| order.points_back(*at)) || went();
    whole && back() && asked.is_some_and(|asked| said.last().is_some_and(|last| asked.contains(last)))
}

struct Order<'o, 't> {
    text: &'o str,
    tokens: &'o [Token<'t>],
    cut: &'o [bool],
    names: &'o Names,
}

impl<'o> Order<'o, '_> {
    fn word(&self, at: usize) -> &'o str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    fn is_spoken(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_spoken)
    }

    /// No order, no time and no courtesy has the word at `at`.
    fn names_something(&self, at: usize) -> bool {
        self.is_spoken(at) && !self.is_cut(at) && !self.names.courtesies.holds(self.word(at))
    }

    /// One of the words stands at `at`.
    fn is_in(&self, words: &WordList, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| words.has(token))
    }

    /// A mark at `at` parts what stands before it from what follows.
    fn parts(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|mark| match mark.kind {
            Kind::Comma | Kind::Semicolon | Kind::Colon | Kind::LineBreak => true,
            Kind::SentenceEnd | Kind::Bullet | Kind::Dot => true,
            kind => kind == Kind::Dash && !mark.glued,
        })
    }

    /// The clause that begins at `at` and only asks.
    fn clause(&self, at: usize) -> Option<Range<usize>> {
        // Most clauses begin with what they name.
        if self.is_large(at) || !(self.is_cut(at) || self.is_part(at)) {
            return None;
        }
        self.asked(at)
    }

    /// The same behind a time or a name, from which no mark parts it: the verb points back at once.
    fn inside(&self, at: usize) -> Option<Range<usize>> {
        if self.names.filing.named {
            return None;
        }
        if let Some(end) = self.noted(at) {
            return Some(at..end);
        }
        let (verb, clings) = self.order(at)?;
        let subjects = &self.names.noting.subjects;
        let next = self.word(at + 1);
        let asked = self.names.asked.contains(verb)
            && (subjects.contains(next) || self.names.filing.formal.contains(next));
        // `ich trag das ein`
        let own = at.checked_sub(1).is_some_and(|before| subjects.contains(self.word(before)));
        if own || !(clings || asked || self.points_back(at + 1)) {
            return None;
        }
        let order = self.asked(at)?;
        let leads = |at: &usize| self.is_spoken(*at) && self.is_small(*at) && !self.is_cut(*at);
        let polite = |at: &usize| leads(at) && !self.points_back(*at);
        let from = (at.saturating_sub(LEADING)..at).rev().take_while(polite).last().unwrap_or(at);
        Some(from..order.end)
    }

    /// `bitte gleich vormerken` behind a name: past the verb, if that ends the clause.
    fn noted(&self, at: usize) -> Option<usize> {
        // `kannst du dir bitte merken`
        let named = at
            .checked_sub(1)
            .is_some_and(|name| self.is_cut(name) || self.is_spoken(name) && !self.is_small(name));
        if !self.names.courtesies.holds(self.word(at)) || !named {
            return None;
        }
        let small = |at: &usize| {
            let word = self.word(*at);
            self.names.softeners.contains(word) || self.names.filing.small.contains(word)
        };
        let verb = (at + 1..).take(LEADING).find(|at| !small(at))?;
        let word = self.word(verb);
        let notes = self.names.noting.notes.has(word) && self.names.forms.several.end(word);
        let colon = self.tokens.get(verb + 1).is_some_and(|mark| mark.kind == Kind::Colon);
        let ends = verb + 1 == self.tokens.len() || self.parts(verb + 1) && !colon || self.is_cut(verb + 1);
        (notes && ends).then_some(verb + 1)
    }

    /// From `at` on up to a mark, if the words ask for an entry and name nothing.
    fn asked(&self, from: usize) -> Option<Range<usize>> {
        let filing = &self.names.filing;
        // `den 3. März`
        let ends = |at: &usize| {
            let inside = || self.is_cut(*at) && self.tokens.get(*at).is_some_and(|dot| dot.kind == Kind::Dot);
            *at == self.tokens.len() || self.parts(*at) && !inside()
        };
        let end = (from + 1..=self.tokens.len()).take(ORDER).find(ends)?;
        // `Bitte im Terminplan nachtragen: Estrich Haus B`: what is to be noted follows.
        if self.tokens.get(end).is_some_and(|mark| mark.kind == Kind::Colon) {
            return None;
        }
        // `also trag ihn ein`: what concludes is told by that.
        let from = from + usize::from(self.names.sentences.points.contains(self.word(from)));
        let (mut back, mut into, mut placed, mut files, mut puts) = (false, false, false, false, false);
        let mut named = !self.names.filing.named;
        let (mut rests, mut rest): (&[&str], _) = (&[], "");
        let mut timed = false;
        for at in from..end {
            let word = self.word(at);
            into |= self.is_in(&filing.into, at);
            if self.is_cut(at) {
                // `change the calendar`, where the verb needs nothing that leads to it
                placed |= into || files && self.names.filing.named;
                named = true;
                timed |= puts;
            } else if self.is_in(&filing.books, at) {
                placed = true;
            } else if self.is_in(&filing.rests, at) {
                rest = word;
            } else if let Some((verb, clings)) = self.order(at) {
                back |= clings;
                puts = true;
                files |= self.names.noting.notes.has(verb);
                rests = self.rests(verb).unwrap_or(rests);
            } else if self.is_in(&filing.files, at) || self.is_in(&filing.alone, at) {
                files = true;
            } else if self.is_in(&filing.places, at) || self.is_in(&filing.goes, at) {
                puts = true;
            } else if self.points_back(at) || self.is_in(&filing.entries, at) || self.is_vague(at) {
                back = true;
            } else if self.is_for_somebody(at) {
                into = false;
            } else if !(self.is_small(at) || filing.named && self.is_symbol(at)) {
                return None;
            }
        }
        let asks = files || puts && (placed || rests.contains(&rest));
        // `merk dir den Freitag vor`
        let timed = timed && rests.contains(&rest) && !filing.named;
        // `fix it`, which names no calendar, but `pop that in`
        let named = named || puts && rests.contains(&rest);
        (placed || timed || asks && back && named).then_some(from..end)
    }

    fn is_large(&self, at: usize) -> bool {
        let inside = at.checked_sub(1).is_some_and(|before| {
            !matches!(
                self.tokens.get(before).map(|mark| mark.kind),
                Some(Kind::SentenceEnd | Kind::LineBreak | Kind::Colon | Kind::Dot)
            )
        });
        inside
            && self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }

    /// The mark of `'er`.
    fn is_symbol(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Symbol)
    }

    /// May stand in an order.
    fn is_part(&self, at: usize) -> bool {
        let filing = &self.names.filing;
        self.order(at).is_some()
            || self.points_back(at)
            || self.is_small(at)
            || self.is_in(&filing.goes, at)
            || filing.named && self.is_in(&filing.files, at)
            || self.is_in(&filing.rests, at)
            || self.is_in(&filing.entries, at)
    }

    fn points_back(&self, at: usize) -> bool {
        let sentences = &self.names.sentences;
        let presents = self.names.filing.named && self.is_in(&sentences.presents, at);
        self.is_in(&sentences.backs, at) || presents
    }

    /// `was`, which is named in another clause.
    fn is_vague(&self, at: usize) -> bool {
        !self.names.filing.named && self.is_in(&self.names.vague, at)
    }

    /// `Mama` in `kannst du für Mama was in den Kalender setzen`, `Tante` and `Gerda`.
    fn is_for_somebody(&self, at: usize) -> bool {
        let names = self.names;
        if names.filing.named || !self.is_person(at) {
            return false;
        }
        let before = at.checked_sub(1);
        let led = |at: usize| self.is_in(&names.filing.into, at) || self.is_person(at);
        let vague = self.is_vague(at + 1) || self.is_person(at + 1) && self.is_vague(at + 2);
        before.is_some_and(led) && vague
    }

    fn is_person(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.noting.people.contains(word)
            || self.names.speaking.people.contains(word)
            || proper::name(word).is_some()
    }

    /// The verb of asking at `at`, and whether what it points back to is written as one with it: `leg's`, `legs`.
    fn order(&self, at: usize) -> Option<(&'o str, bool)> {
        let token = self.tokens.get(at).filter(|token| token.is_spoken())?;
        let (word, said) = (token.word(), token.said(self.text));
        let asks = |verb: &str| {
            self.rests(verb).is_some() || self.names.asked.contains(verb) || self.names.puts.contains(verb)
        };
        if asks(word) {
            return Some((word, said.ends_with('s') && !word.ends_with('s')));
        }
        let opens = || at.checked_sub(1).is_none_or(|before| self.parts(before));
        let clung = !self.names.filing.named && (said.starts_with(char::is_lowercase) || opens());
        let short = word.strip_suffix('s').filter(|_| clung)?;
        asks(short).then_some((short, true))
    }

    /// What stands behind a verb of asking.
    fn rests(&self, verb: &str) -> Option<&'static [&'static str]> {
        let filing = &self.names.filing;
        let form = |stem: &str| verb.strip_prefix(stem).is_some_and(|end| filing.endings.contains(&end));
        filing.orders.iter().find(|(stem, _)| form(stem)).map(|(_, rests)| *rests)
    }

    /// May stand around what is put and where: `mir`, `gleich`, `in meinen`.
    fn is_small(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        let (names, noting) = (self.names, &self.names.noting);
        names.softeners.has(token)
            || noting.to.has(token)
            || noting.subjects.has(token)
            || noting.articles.has(token)
            || noting.things.has(token)
            || noting.modals.has(token)
            || noting.others.has(token)
            || names.filing.into.has(token)
            || names.filing.small.has(token)
            || names.speaking.and.has(token)
            || names.courtesies.has(token)
            || names.hesitations.has(token)
    }
}
