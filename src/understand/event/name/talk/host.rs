//! Who holds something, where the verb ends the clause: `der Verein hat Arbeitsdienst angesetzt`, `der Chef hat uns zum Essen
//! eingeladen`.

use crate::understand::language::{Names, proper};
use crate::understand::words::Token;

/// Among so many words stands the verb that ends the clause.
const HOSTED: usize = 20;

/// Leaves of `der Verein hat Arbeitsdienst angesetzt` what is held; a person who invites stays before it, `Lisa Party`.
pub(crate) fn without_host(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let telling = &names.telling;
    if telling.sets.is_empty() {
        return;
    }
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let word = |at: usize| token(at).map_or("", Token::word);
    let mark = |at: &usize| token(*at).is_some_and(|token| !token.is_spoken());
    let apart =
        |at: usize| kept.get(at - 1).zip(kept.get(at)).is_some_and(|(before, next)| before + 1 < *next);
    let ends =
        |at: &usize| token(*at).is_some_and(|token| telling.sets.has(token) || telling.invites.has(token));
    let Some(verb) = (0..kept.len().min(HOSTED)).find(ends) else { return };
    let begin = (0..verb).rev().find(mark).map_or(0, |mark| mark + 1);
    let Some(has) = (begin + 1..verb).find(|at| telling.to.contains(word(*at))) else { return };
    if (begin + 1..=has).any(apart) {
        return;
    }
    // `der Elektriker hat sich angesagt`
    if names.turned.itself.contains(word(has + 1)) {
        kept.remove(verb);
        kept.drain(has..has + 2);
        return;
    }
    let small = |at: usize| {
        let word = word(at);
        names.softeners.contains(word) || names.sentences.already.contains(word) || names.before.holds(word)
    };
    let invites = telling.invites.contains(word(verb));
    let who = word(has - 1);
    // `die Nachbarn haben uns zum Grillen eingeladen`: nothing else says where; `wir haben Oma eingeladen`
    if invites && names.forms.several.end(word(has)) {
        return;
    }
    let what = if invites {
        (has + 1..verb).find(|at| telling.invited.contains(word(*at))).map(|to| to + 1)
    } else {
        Some(has + 1)
    };
    let owned = |at: usize| {
        invites && telling.invited.contains(word(at))
            || names.noting.is_thing(word(at))
            || names.sentences.indefinite.contains(word(at))
    };
    let Some(from) = what.and_then(|what| (what..verb).find(|at| !small(*at) && !owned(*at))) else { return };
    let people = || names.noting.people.contains(who) || names.speaking.people.contains(who);
    // `mein Bruder hat uns zum Geburtstag von Onkel Heinz eingeladen`: that says whose it is.
    let stays = invites && from + 1 == verb && (proper::name(who).is_some() || people());
    kept.remove(verb);
    kept.drain(if stays { has } else { begin }..from);
}
