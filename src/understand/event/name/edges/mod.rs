//! What says nothing at the edges of a name: openings, noises, small words.
//!
//! Which [`phrases`] stand there, whether the last word is [`belonging`] to what stands before it or that is [`denied`], and
//! what is [`asked`] of whoever notes it.

mod asked;
mod belonging;
mod denied;
mod phrases;

use super::meant::is_done;
use super::noting::noting;
use crate::understand::language::{Names, Phrases, proper};
use crate::understand::words::{Kind, Token};
use asked::{asked_if, asking_back, is_whom};
use belonging::{belongs, is_done_besides, is_done_by, is_kept, is_of_remark, is_state};
pub(super) use belonging::{is_in_clause, is_rest_of_verb};
pub(super) use denied::is_denied_before;
use denied::{is_able, is_denied};
pub(super) use phrases::next_beginning;
pub(crate) use phrases::{behind, longest};

/// No farther behind a mark stands what is not to be forgotten.
const FAR: usize = 6;

pub(super) fn without_marks<'k>(tokens: &[Token<'_>], kept: &'k [usize]) -> &'k [usize] {
    let is = |at: &usize, marks: &[&str]| {
        tokens.get(*at).is_some_and(|token| {
            let emoji = token.kind == Kind::Symbol && !token.folded.is_ascii();
            token.is_spoken() || emoji || marks.contains(&token.word())
        })
    };
    // `à 12h45 ?`: the mark behind a cut belonged to what was cut.
    let asked = |kept: &[usize]| match kept {
        [.., before, last] => {
            before + 1 < *last && tokens.get(*last).is_some_and(|token| token.word() == "?")
        }
        _ => false,
    };
    let kept = if asked(kept) { kept.get(..kept.len() - 1).unwrap_or_default() } else { kept };
    let end = kept
        .iter()
        .rposition(|at| is(at, &[")", "]", "\"", "!", "?", "%", "$", "+"]))
        .map_or(0, |last| last + 1);
    let start = kept.iter().take(end).position(|at| is(at, &["(", "[", "\"", "#"])).unwrap_or(end);
    kept.get(start..end).unwrap_or_default()
}

/// `Q and A`: the letters are no articles.
fn are_letters(tokens: &[Token<'_>], three: Option<&[usize]>) -> bool {
    let Some([first, _, last]) = three else { return false };
    let letter = |at: usize| {
        let spoken = tokens.get(at).filter(|token| token.kind == Kind::Word);
        spoken.is_some_and(|token| token.folded.len() == 1)
    };
    first + 2 == *last && letter(*first) && !letter(first + 1) && letter(*last)
}

/// `A-level`, `A1`: the letter is no article.
fn is_letter_of_more(tokens: &[Token<'_>], kept: &[usize]) -> bool {
    let Some(first) = kept.first().copied() else { return false };
    let letter = tokens.get(first).is_some_and(|letter| letter.folded.len() == 1);
    let glued = |at: usize| tokens.get(at).filter(|next| next.glued);
    let more = glued(first + 1).is_some_and(|next| match next.kind {
        Kind::Number => true,
        Kind::Dash => glued(first + 2).is_some(),
        _ => false,
    });
    letter && more
}

pub(super) fn without_front<'k>(
    tokens: &[Token<'_>],
    kept: &'k [usize],
    phrases: &Phrases,
    names: &Names,
) -> &'k [usize] {
    without_first(tokens, kept, longest(tokens, kept, phrases, names).unwrap_or(0))
}

pub(super) fn without_first<'k>(tokens: &[Token<'_>], kept: &'k [usize], taken: usize) -> &'k [usize] {
    if taken == 1 && (are_letters(tokens, kept.get(..3)) || is_letter_of_more(tokens, kept)) {
        return kept;
    }
    kept.get(taken..).unwrap_or_default()
}

/// `mit Doktor Huber` is the doctor, but `mit den Kindern in den Zoo` is more than the children.
pub(super) fn without_company<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let rest = without_front(tokens, kept, &names.company, names);
    let leads = |at: &usize| tokens.get(*at).is_some_and(|token| names.ways.has(token));
    // `mit Ben verabredet`, `mit Ben ein Gespräch`
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let needs = rest.last().is_some_and(|last| names.turned.with.contains(word(last)));
    let thing = || names.telling.encloses && rest.iter().skip(1).any(|at| names.what.contains(word(at)));
    if needs || thing() || rest.iter().any(leads) || is_done(tokens, rest, names) { kept } else { rest }
}

pub(super) fn without_back<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let Some((at, last)) = kept.last().and_then(|at| Some((*at, tokens.get(*at)?))) else { return kept };
    // `Omas 80er`
    let glued = last.glued && last.kind == Kind::Word;
    if glued && at.checked_sub(1).and_then(|at| tokens.get(at)).is_some_and(|t| t.kind == Kind::Number) {
        return kept;
    }
    let last = last.word();
    let recalls = names.telling.encloses && names.noting.recalls.has(last);
    // `danke!`
    if matches!(last, "!" | "?") {
        let rest = without_marks(tokens, kept.get(..kept.len() - 1).unwrap_or_default());
        let left = without_back(tokens, rest, names);
        let word = rest.last().and_then(|at| tokens.get(*at)).map_or("", Token::word);
        // `choir practice, right?`
        let before = rest.len().checked_sub(2).and_then(|before| tokens.get(*rest.get(before)?));
        let tagged = before.is_some_and(|before| before.kind == Kind::Comma);
        let alone = tagged
            || names.tail.holds(word)
            || names.copulas.holds(word)
            || names.telling.encloses && names.noting.modals.holds(word)
            || last == "!" && !names.particles.contains(word);
        let says_nothing = match rest.len() - left.len() {
            0 => false,
            1 => alone,
            _ => true,
        };
        return if says_nothing { left } else { kept };
    }
    // `the class will`, of which `start` went with the time
    let next = tokens.get(at + 1).is_some_and(Token::is_spoken);
    let able = tokens.get(at).is_some_and(|able| names.noting.questions.has(able));
    if next && able && kept.len() > 1 {
        return kept.get(..kept.len() - 1).unwrap_or_default();
    }
    // `the forms have`, of which `to be in by` went with the time
    let to = tokens.get(at + 1).is_some_and(|to| to.word() == names.referred.to);
    if to && kept.len() > 1 && tokens.get(at).is_some_and(|has| names.topics.opens.has(has)) {
        return kept.get(..kept.len() - 1).unwrap_or_default();
    }
    // `put the tennis lesson in on Monday`, but `check in on Monday`
    let held = |at: &usize| {
        let thing = tokens.get(*at).map_or("", Token::word);
        let verb = |(_, verbs): &(&str, &[&str])| verbs.contains(&thing);
        names.makes.iter().any(|(_, held)| held.contains(&thing)) && !names.rests.iter().any(verb)
    };
    // `let the cleaners in on Monday`
    let phrasal = |at: &usize| {
        let verb = tokens.get(*at).map_or("", Token::word);
        names.phrasal.iter().any(|(phrasal, rest)| *phrasal == verb && rest.contains(&last))
    };
    let inside = names.put.contains(last) && tokens.get(at + 1).is_some_and(|next| names.ways.has(next));
    let inside = inside && !kept.first().is_some_and(phrasal);
    if inside && matches!(kept, [_, .., thing, last] if thing + 1 == *last && held(thing)) {
        return kept.get(..kept.len() - 1).unwrap_or_default();
    }
    if let Some(asked) = asking_back(tokens, kept, names) {
        return kept.get(..asked).unwrap_or_default();
    }
    let announced = |next: &Token<'_>| {
        let by = || names.rests.iter().any(|(rest, _)| *rest == next.word());
        // `läuft die Anmeldung an da will ich hin`
        !next.is_spoken() || names.announcers.has(next) || names.comments.shows.has(next) || by()
    };
    let said = kept.get(..kept.len() - 1).unwrap_or_default();
    let particle = names.particles.contains(last) && tokens.get(at + 1).is_none_or(announced)
        || is_state(tokens, said, at, names);
    let longest = behind(tokens, kept, &names.after).max().unwrap_or(0);
    if longest > 0 && is_denied_before(tokens, kept, longest, names) {
        return kept;
    }
    let three = || kept.len().checked_sub(3).and_then(|from| kept.get(from..));
    if (1..3).contains(&longest) && are_letters(tokens, three()) {
        return kept;
    }
    if behind(tokens, kept, &names.manners).max() == Some(longest)
        && is_of_remark(tokens, kept, longest, names)
    {
        return kept;
    }
    if is_done_besides(tokens, kept, longest, names) {
        return kept;
    }
    // `whole day off for me`, which is no request
    let whose = || {
        let before = kept.len().checked_sub(longest + 1).and_then(|at| tokens.get(*kept.get(at)?));
        names.noting.to.contains(last) && before.is_some_and(|free| names.frees.has(free))
    };
    if longest > 1 && (whose() || is_done_by(tokens, kept, longest, names)) {
        return kept;
    }
    if longest > 1
        && recalls
        && let Some(before) =
            before_recalled(tokens, kept.get(..kept.len() - longest).unwrap_or_default(), names)
    {
        return before;
    }
    if longest == 1
        && (particle
            || belongs(tokens, kept, names)
            || is_kept(tokens, kept, names)
            || is_denied(tokens, kept, names)
            || is_able(tokens, kept, names))
    {
        return kept;
    }
    kept.get(..kept.len() - longest).unwrap_or_default()
}

/// `Zahnarzt beim Bahnhof, Versichertenkarte`: what stands before the mark behind which a thing is `said` that is not to be
/// forgotten.
fn before_recalled<'k>(tokens: &[Token<'_>], said: &'k [usize], names: &Names) -> Option<&'k [usize]> {
    let comma = said
        .iter()
        .rev()
        .take(FAR)
        .position(|at| tokens.get(*at).is_some_and(|mark| mark.kind == Kind::Comma));
    // `Impfung beim Hausarzt um neun Impfpass nicht vergessen`, but `… um neun abholen nicht vergessen`
    let behind_time = || {
        let [.., last, thing] = said else { return None };
        let word = tokens.get(*thing).filter(|token| last + 1 < *thing && !names.ways.has(token))?.word();
        let done = names.verb_endings.iter().any(|ending| word.ends_with(ending));
        let somebody = names.noting.people.contains(word) || proper::name(word).is_some();
        (!done && !somebody && !names.particles.contains(word)).then_some(1)
    };
    let before = match comma {
        Some(comma) => said.get(..said.len() - comma - 1)?,
        None => said.get(..said.len() - behind_time()?)?,
    };
    let comma = comma.unwrap_or(1);
    let rest = without_opening(tokens, without_marks(tokens, before), names);
    let spoken = rest.iter().filter(|at| tokens.get(**at).is_some_and(Token::is_spoken)).count();
    (comma > 0 && spoken > 1).then_some(before)
}

/// How many of the kept tokens say nothing at the front: a phrase, or what asks for the entry.
pub(super) fn opening(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    if is_whom(tokens, kept, names) {
        return None;
    }
    longest(tokens, kept, &names.before, names)
        .max(noting(tokens, kept, names))
        .max(asked_if(tokens, kept, names))
}

/// Without what says nothing at the front.
pub(super) fn without_opening<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    without_first(tokens, kept, opening(tokens, kept, names).unwrap_or(0))
}
