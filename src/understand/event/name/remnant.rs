//! What is left of a clause of which the rest went, and cannot stand by itself: `…, gekommen`, `den Rasen mähe`.

use super::edges::{longest, without_marks};
use super::parting::parts_clauses;
use crate::understand::language::Names;
use crate::understand::words::Token;

/// No more clauses at the end of a name are looked at.
const LOOKS: usize = 3;

/// No more tokens stand between what leads to a clause and who does what it says.
const NEAR: usize = 3;

/// A participle has at least so many letters.
const DONE: usize = 6;

/// Takes out what is left at the end of clauses that lost what they say.
pub(super) fn without_remnants(text: &str, tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let large =
        |at: &usize| tokens.get(*at).is_some_and(|token| token.said(text).starts_with(char::is_uppercase));
    // In small letters a noun looks like a verb.
    if !names.telling.encloses || !kept.iter().skip(1).any(large) {
        return;
    }
    for _ in 0..LOOKS {
        let parts = |at: &usize| parts_clauses(tokens, *at);
        let Some(mark) = kept.iter().rposition(parts).filter(|mark| *mark > 0) else { return };
        let clause = kept.get(mark + 1..).unwrap_or_default();
        if !is_remnant(text, tokens, clause, names) && !is_not_to_be_forgotten(tokens, clause, names) {
            return;
        }
        let left = kept.get(..mark).unwrap_or_default();
        let left = without_marks(tokens, left).len();
        kept.truncate(left);
    }
}

/// The words of a clause do not say anything without those that went: a verb alone, or only how it is meant.
fn is_remnant(text: &str, tokens: &[Token<'_>], clause: &[usize], names: &Names) -> bool {
    let soft = |at: &usize| {
        tokens.get(*at).is_some_and(|token| {
            let said = names.softeners.has(token) || names.sentences.already.has(token);
            said || names.sentences.points.has(token)
        })
    };
    let comment = || longest(tokens, clause, &names.sentences.comments, names) == Some(clause.len());
    let alone = || {
        let [only] = clause else { return false };
        tokens.get(*only).is_some_and(|token| is_lone(text, tokens, (*only, token), names))
    };
    !clause.is_empty() && (clause.iter().all(soft) || comment() || alone())
}

/// `Regenjacke`, behind which `nicht vergessen` went at the end of the memo.
fn is_not_to_be_forgotten(tokens: &[Token<'_>], clause: &[usize], names: &Names) -> bool {
    let (Some(last), noting) = (clause.last(), &names.noting) else { return false };
    let forgets = tokens.get(last + 1).is_some_and(|not| noting.nots.has(not))
        && tokens.get(last + 2).is_some_and(|forget| noting.recalls.has(forget.word()));
    forgets && clause.len() <= LOOKS && !tokens.get(last + 3).is_some_and(Token::is_spoken)
}

/// The word that is left alone of its clause is a verb or says how sure it is.
fn is_lone(text: &str, tokens: &[Token<'_>], (at, token): (usize, &Token<'_>), names: &Names) -> bool {
    let word = token.word();
    if !token.said(text).starts_with(char::is_lowercase) {
        return false;
    }
    // `Hemden holen, gebügelt`: nothing of it went.
    let spoken = |at: usize| tokens.get(at).is_some_and(Token::is_spoken);
    let went = at.checked_sub(1).is_some_and(spoken) || spoken(at + 1);
    let done = || {
        let got = names.sentences.got.iter().any(|got| word.ends_with(got));
        word.len() >= DONE && (got || names.forms.does.end(word) && (names.forms.is_other)(word))
    };
    let states = names.comments.states.has(token) || names.turned.verbs.has(token) && word.ends_with('t');
    went && (names.noting.modals.has(token) || states || names.sentences.hedges.has(token) || done())
}

/// `Rasen mähen` for `Rasen mähe`, of which `dass ich` went, and `Mia bei uns schlafen` for what stood behind `ob`.
pub(super) fn to_be_done(
    text: &str,
    tokens: &[Token<'_>],
    (name, kept): (String, &[usize]),
    names: &Names,
) -> String {
    let form = || {
        let (last, before) = kept.split_last()?;
        let verb = tokens.get(*last).filter(|verb| verb.said(text).starts_with(char::is_lowercase))?;
        let leads = |at: &usize| {
            tokens.get(*at).is_some_and(|that| names.that.has(that) || names.settling.whether.has(that))
        };
        let that = (0..*last).rev().take_while(|at| !parts_clauses(tokens, *at)).find(leads)?;
        let went = |at: &usize| kept.binary_search(at).is_err();
        if !went(&that) || tokens.get(last + 1).is_some_and(Token::is_spoken) {
            return None;
        }
        let said = verb.said(text);
        if names.noting.modals.has(verb) {
            let done = tokens
                .get(*before.last()?)
                .filter(|done| names.verb_endings.iter().any(|end| done.word().ends_with(end)))?;
            let whole = before.last() == last.checked_sub(1).as_ref() && done.is_spoken();
            return name.strip_suffix(said).filter(|_| whole).map(|name| name.trim_end().to_owned());
        }
        let speaks = |at: &usize| tokens.get(*at).is_some_and(|who| names.turned.speakers.has(who));
        let who = (that + 1..*last).take(NEAR).find(speaks).filter(went)?;
        let form = (names.turned.infinitive)(tokens.get(who)?.word(), said)?;
        let other = names.turned.never.has(verb) || names.telling.to.has(verb);
        (!other).then_some(format!("{}{form}", name.strip_suffix(said)?))
    };
    if names.turned.articles.is_empty() {
        return name;
    }
    form().unwrap_or(name)
}
