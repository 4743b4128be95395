//! What is said beside a name that belongs to it: who, where or which one.

use super::Memo;
use crate::understand::event::name::edges::longest;
use crate::understand::language::proper;
use crate::understand::words::Kind;

/// Of no more words is a clause that only says more of what was named: `Sarah wants to talk about the budget`.
const SHORT: usize = 7;

/// No more words behind `hopefully` are looked at.
const FAR: usize = 12;

/// Among so many of the first words of a clause stands what says that it is something or is called so: `il s'appelle`.
const OPENING: usize = 4;

impl Memo<'_, '_> {
    /// Somebody is named at `at`, or what is written large as names are.
    pub(super) fn is_somebody(&self, at: usize) -> bool {
        self.is_person(at) || self.is_large(at)
    }

    /// A person is named at `at`.
    pub(super) fn is_person(&self, at: usize) -> bool {
        let word = self.word(at);
        let kin = self.names.noting.people.contains(word) || self.names.speaking.people.contains(word);
        let small = self.names.sentences.subjects.contains(word)
            || self.is_leading(at)
            || self.names.sentences.indefinite.contains(word);
        (kin || proper::name(word).is_some()) && !small
    }

    /// Written large within a sentence, which in German all nouns are.
    fn is_large(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        // `I` is always large.
        let alone = token.word().len() == 1 || self.names.sentences.subjects.has(token);
        let small = alone || self.is_elided(at) || self.is_leading(at);
        let opens = at
            .checked_sub(1)
            .and_then(|at| self.tokens.get(at))
            .is_none_or(|before| !before.is_spoken() && before.kind != Kind::Comma);
        token.said(self.text).starts_with(char::is_uppercase) && !small && !opens
    }

    /// Leads to who or where: `with`, `at`, `without`.
    fn is_beside(&self, at: usize) -> bool {
        let (word, names) = (self.word(at), self.names);
        names.ways.contains(word) || names.company.holds(word) || names.sentences.sides.contains(word)
    }

    /// A verb makes a sentence of the words at `said`, or somebody who was named before is in it.
    fn is_told(&self, said: &[usize]) -> bool {
        let conditions = &self.names.sentences.conditions;
        said.iter().any(|at| self.tells(*at) && !conditions.contains(self.word(*at))) || self.acts(said)
    }

    /// `hopefully with Julie`, `otherwise Dr Ray`, `unfortunately at ours`: who or where, behind what the speaker finds of it.
    pub(super) fn hedges_who(&self, said: &[usize]) -> bool {
        let sentences = &self.names.sentences;
        let Some(taken) = longest(self.tokens, said, &sentences.hedges, self.names) else { return false };
        let rest = said.get(taken..usize::min(said.len(), taken + FAR)).unwrap_or_default();
        let Some((first, behind)) = rest.split_first() else { return false };
        // `hopefully Anna comes too`
        let comes = || {
            let coming = |at: &usize| self.is_in(&sentences.coming, *at);
            rest.len() <= OPENING && rest.iter().any(coming) && rest.iter().any(|at| self.is_somebody(*at))
        };
        let beside = self.is_beside(*first) && !behind.is_empty();
        let names_it = || beside || rest.iter().any(|at| self.is_somebody(*at) || self.is_leading(*at));
        comes() || !self.is_told(rest) && names_it()
    }

    /// `it's called Aftersun`, `c'est la 443`, `she's at the Crown`: it says which one, whose or where, of what was named.
    pub(super) fn identifies(&self, left: &[usize]) -> bool {
        let said = &self.names.sentences;
        let word = |at: &usize| self.word(*at);
        let opening = left.get(..OPENING.min(left.len())).unwrap_or_default();
        // `it's called`, but `they called this morning`
        let joined = |at: &usize| {
            let before = &at.wrapping_sub(1);
            said.being.contains(word(before))
                || said.presents.contains(word(before))
                || self.is_short(*before)
        };
        let called = opening.iter().rposition(|at| {
            said.identifying.contains(word(at)) && (joined(at) || !said.reports.contains(word(at)))
        });
        if let Some(called) = called {
            let is = |at: &usize| self.is_in(&said.is, *at);
            let thing = self.names.telling.encloses && called == 0 && left.get(1).is_some_and(is);
            return if thing { self.identifies_thing(left) } else { left.len() > called + 1 };
        }
        if self.is_said_last(left) {
            return true;
        }
        let small = |at: &usize| {
            let joins = said.backs.contains(word(at)) || said.presents.contains(word(at));
            joins
                || said.links.contains(word(at))
                || said.being.contains(word(at))
                || said.relatives.contains(word(at))
        };
        let article = |at: &usize| self.is_article(*at);
        let from = left.iter().take_while(|at| small(at) && !article(at)).count();
        // `das ist beim Bahnhof`, `es ist die 443`
        let from = if from == 0 { left.iter().take(2).take_while(|at| small(at)).count() } else { from };
        let rest = left.get(from..).unwrap_or_default();
        let Some((first, behind)) = rest.split_first() else { return false };
        // `die Unterlagen liegen im Ordner`
        let lies = || self.names.telling.encloses && self.tells_of_thing(rest);
        if from == 0 || rest.len() > SHORT - 1 || self.is_told(rest) || lies() {
            return false;
        }
        let number = |at: &usize| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number);
        let named = |at: &usize| self.is_somebody(*at) || number(at);
        let definite = |at: &usize| {
            (self.is_leading(*at) || said.contracted.contains(word(at)))
                && !said.indefinite.contains(word(at))
        };
        let beside = self.is_beside(*first) && !behind.is_empty();
        let known = |at: &usize| named(at) || definite(at);
        let alone = named(first) || definite(first) && !behind.is_empty();
        // `das ist eine Katastrophe`
        !self.is_in(&said.indefinite, *first) && (alone || beside && rest.iter().any(known))
    }

    /// `Ziel ist die Burg`, `Adresse ist Lindenweg 7`, but `Ziel ist noch offen`.
    pub(super) fn identifies_thing(&self, left: &[usize]) -> bool {
        let [what, is, next, ..] = left else { return false };
        let named = self.is_leading(*next) || self.is_upper(*next) || self.is_beside(*next);
        let what = self.names.telling.encloses && self.is_in(&self.names.sentences.identifying, *what);
        what && self.is_in(&self.names.sentences.is, *is) && named
    }

    /// `Terminal 3 ist das`, `im Haus B ist das`: which one or where, before what says only that it is.
    fn is_said_last(&self, left: &[usize]) -> bool {
        let [first, said @ .., is, that] = left else { return false };
        let sentences = &self.names.sentences;
        let number = |at: &usize| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number);
        let joined = self.is_in(&sentences.is, *is) && self.is_in(&sentences.backs, *that);
        self.names.telling.encloses
            && joined
            && said.len() < SHORT
            && (self.is_beside(*first) || self.is_upper(*first) && said.iter().any(number))
    }

    /// Behind a name of one word, which tells little: `opera, it's Tosca`, `meeting, Sarah wants to talk about the budget`.
    pub(super) fn says_more(&self, left: &[usize]) -> bool {
        let words = left.iter().filter(|at| self.is_spoken(**at)).count();
        let own = |at: &usize| self.is_own(*at);
        let reports = |at: &usize| self.is_in(&self.names.sentences.reports, *at);
        let Some((first, behind)) = left.split_first() else { return false };
        if words > SHORT || left.iter().any(reports) || self.only_comments(left, false) {
            return false;
        }
        // `wir treffen uns am Bahnhof`
        let gathers = |at: &usize| self.is_in(&self.names.sentences.gathers, *at);
        if left.iter().any(own) {
            return left.iter().take(OPENING).any(gathers) && words > OPENING;
        }
        // Where all nouns are large, only who is known by name is somebody: `Noten hat Birgit`.
        let nouns = self.names.telling.encloses;
        let titled = |at: usize| self.is_person(at) || self.names.titles.contains(self.word(at));
        let named = |at: &usize| if nouns { titled(*at) } else { self.is_somebody(*at) };
        let does = named(first) && !behind.is_empty();
        // `the key is at Jo's`: of another thing
        let thing = nouns && self.is_upper(*first) && !does;
        let another = thing || self.is_article(*first) || self.is_in(&self.names.sentences.links, *first);
        let who = || !another && behind.iter().any(named);
        does || who() || self.identifies(left)
    }

    /// `Emma wanted sushi, birthday dinner`: what a short name is about; but not `Emma rang, birthday dinner`.
    pub(super) fn is_about(&self, left: &[usize]) -> bool {
        let reports = |at: &usize| self.is_in(&self.names.sentences.reports, *at);
        left.len() > 1 && left.first().is_some_and(|at| self.is_person(*at)) && !left.iter().any(reports)
    }
}
