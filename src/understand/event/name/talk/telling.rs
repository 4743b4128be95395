//! A verb of telling with whom it was told and what leads on: `m'a rappelé que`, `hat die Frau Lindner mir gesagt`.

use super::{COMING, OF, TOLD};
use crate::understand::event::name::edges::longest;
use crate::understand::language::{Names, WordList};
use crate::understand::words::{Kind, Token};

/// `m'a rappelé que` at `at`: whom it was told, a verb of telling and what leads on; where that ends.
pub(super) fn telling(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> Option<usize> {
    let told = &names.telling;
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let holds = |words: &WordList, at: usize| {
        kept.get(at).and_then(|at| tokens.get(*at)).is_some_and(|token| words.has(token))
    };
    if !(holds(&told.to, at) || holds(&told.tells, at) || holds(&told.just, at)) {
        return None;
    }
    let skipped = |words: &WordList, at: usize| (at..at + 2).find(|at| !holds(words, *at)).unwrap_or(at + 2);
    let to = skipped(&told.to, at);
    let helped =
        || (to > at).then(|| skipped(&told.helpers, to)).filter(|helped| holds(&told.verbs, *helped));
    let verb = if let Some(verb) = helped() {
        verb
    } else if let Some(verb) = (to > at).then(|| enclosing(tokens, kept, to, names)).flatten() {
        verb
    } else if at > 0 && holds(&told.tells, at) {
        at
    } else {
        let just = Some(skipped(&told.just, to)).filter(|just| *just > to)?;
        Some(skipped(&told.to, just)).filter(|verb| holds(&told.infinitives, *verb))?
    };
    let on = skipped(&names.softeners, verb + 1);
    // `la maîtresse vient de nous écrire, la kermesse …`
    let comma = kept.get(on).and_then(|at| tokens.get(*at)).is_some_and(|token| token.kind == Kind::Comma);
    if comma && verb > at {
        let led = kept.get(on + 1..).and_then(|rest| longest(tokens, rest, &told.that, names));
        return Some(on + 1 + led.unwrap_or(0));
    }
    // `Karim m'a confirmé la visio`
    if holds(&told.of_things, verb) && names.noting.is_thing(word(on)) {
        return Some(on);
    }
    let that = |at: usize| Some(at - on + longest(tokens, kept.get(at..)?, &told.that, names)?);
    // `me ha dicho Carmen que`: who told it follows the verb where a verb needs no subject.
    let turned = names.what.is_empty() && !told.does.is_empty() && to > at;
    let led = that(on).or_else(|| (on + 1..=on + COMING + OF).find_map(that).filter(|_| turned));
    // `die praxis hat angerufen dienstag um drei kontrolle`, `… angerufen die kontrolle ist …`: a time stood
    // between, or another clause begins.
    let cut = || {
        let pair = kept.get(verb).zip(kept.get(verb + 1));
        let gap = pair.is_some_and(|(verb, next)| verb + 1 < *next);
        let next = word(verb + 1);
        let begins = names.what.contains(next)
            || names.to_whom.contains(next)
            || names.pronouns.contains(next)
            || names.copulas.holds(next);
        (told.encloses && verb > at && (gap || begins)).then_some(0)
    };
    Some(on + led.or_else(cut)?)
}

/// `hat die Frau Lindner mir gesagt`: the last verb of telling in the clause whose words stand from `at` on, where
/// the language puts it at the end.
fn enclosing(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> Option<usize> {
    if !names.telling.encloses {
        return None;
    }
    let word = |at: &usize| kept.get(*at).and_then(|at| tokens.get(*at));
    let said = |at: &usize| word(at).is_some_and(Token::is_spoken);
    let clause = (at..at + TOLD).take_while(said);
    let tells = |at: &usize| word(at).is_some_and(|word| names.telling.verbs.has(word));
    clause.filter(tells).last()
}
