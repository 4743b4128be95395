//! Clauses beside a memo that only comment on it: `…, ich freu mich schon`, `das war ein Tag`.

use super::says_what;
use crate::understand::event::name::parting::{parts_clauses, parts_time_from_verb};
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// Among so many first words of a clause stands its subject.
const FIRST: usize = 4;

/// Takes out the clauses that only comment, if something is left that names what is to happen.
pub(super) fn without_comments(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    kept: &mut Vec<usize>,
    names: &Names,
) {
    if names.comments.subjects.is_empty() {
        return;
    }
    let is_cut = |at: &usize| cut.get(*at).copied().unwrap_or_default();
    let clauses: Vec<Clause<'_>> = clauses(text, tokens, cut, names);
    let Some(timed) = clauses.iter().rposition(|clause| clause.tokens.iter().any(is_cut)) else { return };
    let whole = clauses.get(timed).is_some_and(|clause| clause.stands_alone(is_cut));
    let commented: Vec<usize> = clauses
        .iter()
        .enumerate()
        .filter(|(_, clause)| !clause.tokens.iter().any(is_cut) && !clause.is_title())
        .filter(|(at, clause)| {
            if *at < timed { clause.only_says_how() || whole && clause.says_how() } else { clause.comments() }
        })
        .flat_map(|(_, clause)| clause.tokens.iter().copied())
        .collect();
    let rest: Vec<usize> = kept.iter().copied().filter(|at| commented.binary_search(at).is_err()).collect();
    let first = rest.iter().filter_map(|at| tokens.get(*at)).find(|token| token.is_spoken());
    let leans = first.is_none_or(|first| names.pronouns.has(first));
    if rest.len() < kept.len() && !leans && says_what(tokens, &rest, names) {
        *kept = rest;
    }
}

/// The words between two marks that part clauses, and where they stand.
struct Clause<'c> {
    tokens: Vec<usize>,
    words: Vec<&'c str>,
    /// Begins with a capital though no sentence does.
    titled: bool,
    names: &'c Names,
}

fn clauses<'c>(text: &str, tokens: &'c [Token<'_>], cut: &[bool], names: &'c Names) -> Vec<Clause<'c>> {
    let empty = || Clause { tokens: Vec::new(), words: Vec::new(), titled: false, names };
    let mut clauses = vec![empty()];
    for (at, token) in tokens.iter().enumerate() {
        if parts_clauses(tokens, at) && !parts_time_from_verb(tokens, cut, at, names) {
            clauses.push(empty());
        } else if let Some(clause) = clauses.last_mut().filter(|_| token.is_spoken()) {
            let before = at.checked_sub(1).and_then(|before| tokens.get(before));
            let goes_on = before.is_some_and(|mark| matches!(mark.kind, Kind::Comma | Kind::Dash));
            clause.titled |= goes_on && token.said(text).starts_with(char::is_uppercase);
            clause.tokens.push(at);
            // `225er`
            if !(token.glued && before.is_some_and(|before| before.kind == Kind::Number)) {
                clause.words.push(token.word());
            }
        }
    }
    clauses
}

impl Clause<'_> {
    /// Behind the time: a sentence about somebody or something that was named, or of feelings.
    fn comments(&self) -> bool {
        // `Bescheid geben, dass wir kommen`
        let led = self.words.first().is_some_and(|first| self.names.that.contains(first));
        let opens = self.words.first().is_some_and(|first| self.names.comments.openers.contains(first));
        // `der Anhänger ist reserviert`
        let state = self.first_is_article() && self.has_state();
        self.words.len() > 1 && !led && (self.is_sentence() || state || opens)
    }

    /// Before the time, where a sentence may also say what is to happen: how the speaker or something is.
    fn only_says_how(&self) -> bool {
        // `es wäre gut, wenn wir …`
        let wishes = self.words.iter().any(|word| self.names.noting.worth.holds(word));
        self.words.len() > 1 && self.is_sentence() && self.has_state() && !self.leads() && !wishes
    }

    /// `die Heizung ist kaputt`: how it is, before a sentence that needs nothing of it.
    fn says_how(&self) -> bool {
        self.words.len() > 2
            && self.words.first().is_some_and(|first| !self.names.comments.states.contains(first))
            && self.has_state()
    }

    /// `am Montag kommt der Techniker`, `wir fliegen am 5. nach Kreta`: somebody or something does what is said, or
    /// where to, and no word points back.
    fn stands_alone(&self, is_cut: impl Fn(&usize) -> bool) -> bool {
        let comments = &self.names.comments;
        let free = |at: usize| self.tokens.get(at).is_some_and(|at| !is_cut(at));
        let word = |at: usize| self.words.get(at).copied().unwrap_or_default();
        let article = |at: usize| self.names.what.contains(word(at)) || self.names.to_whom.contains(word(at));
        let leads = |at: usize| self.names.ways.contains(word(at)) || self.names.company.holds(word(at));
        let own = |at: usize| self.names.noting.own.contains(word(at));
        let all = 0..self.words.len();
        let thing = |at: usize| article(at) || own(at) && all.clone().skip(at + 1).any(article);
        let does =
            |at: usize| at > 0 && !free(at - 1) && free(at) && !leads(at) && !article(at) && thing(at + 1);
        let goes = all.clone().any(|at| free(at) && own(at))
            && all.clone().any(|at| free(at) && (leads(at) || own(0) && article(at)));
        // `die Firma kommt am Montag`
        let shown = self.names.telling.does.contains(word(1));
        let does_first = self.first_is_article() && !shown && self.has_state();
        let exists = || self.words.iter().any(|word| comments.exists.contains(word));
        // `ob wir ins Kino gehen`
        let hangs = self.names.noting.links.contains(word(0));
        let back = self.words.iter().any(|word| comments.back.contains(word));
        !back && !hangs && (goes || does_first || all.clone().any(does) || exists())
    }

    /// `Kino, Das Leben ist schön`
    fn is_title(&self) -> bool {
        let subject = self.words.first().is_some_and(|first| self.names.comments.subjects.contains(first));
        self.titled && (subject || self.first_is_article())
    }

    fn first_is_article(&self) -> bool {
        let first = self.words.first().copied().unwrap_or_default();
        self.names.what.contains(first) || self.names.to_whom.contains(first)
    }

    fn has_state(&self) -> bool {
        self.words.iter().any(|word| self.names.comments.states.contains(word))
    }

    fn leads(&self) -> bool {
        self.words.iter().any(|word| self.names.ways.contains(word) || self.names.company.holds(word))
    }

    /// Among the first words stands a subject.
    fn is_sentence(&self) -> bool {
        let comments = &self.names.comments;
        let noise = |word: &&str| self.names.hesitations.contains(word) || self.names.before.holds(word);
        let shows = |words: &[&str]| match words {
            [first, next, ..] => comments.shows.contains(first) && comments.states.contains(next),
            _ => false,
        };
        let begun = self.words.iter().position(|word| !noise(word));
        self.words.iter().take(FIRST).any(|word| comments.subjects.contains(word))
            || shows(&self.words)
            || shows(begun.and_then(|from| self.words.get(from..)).unwrap_or_default())
    }
}
