//! A last word that says nothing elsewhere and here belongs to what stands before it: `drops by`, `Kita zu`, `Professor Lang`.

use super::super::parting::parts_clauses;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// No farther behind its verb stands the rest of it.
const FAR: usize = 6;

/// The most words between what opens a clause and its verb.
const CLAUSE: usize = 24;

/// The last word, which could do without, belongs to what stands before it.
pub(super) fn belongs(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let Some((at, rest)) = kept.split_last() else { return false };
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let (last, before) = (word(at), rest.last().map_or("", word));
    // `Professor Lang`
    let person = names.titles.contains(before);
    // `keep an eye on it`, `the alarm is tested, ignore it`
    let led = names.pronouns.contains(last) && rest.len() > 1 && {
        let alone = tokens.get(at + 1).is_none_or(|next| !next.is_spoken());
        let asks = names.noting.is_noting(before) || names.noting.recalls.has(before);
        let spoken = rest.last().and_then(|at| tokens.get(*at)).is_some_and(Token::is_spoken);
        names.particles.contains(before) || alone && spoken && !asks && !names.after.holds(before)
    };
    // `the suit's ready, collect it tomorrow`
    let order = || {
        let [.., mark, verb, _] = kept else { return false };
        let marked = tokens.get(*mark).is_some_and(|mark| mark.kind == Kind::Comma);
        let asks = names.noting.is_noting(before)
            || names.noting.recalls.has(before)
            || names.lead.contains(before)
            || names.puts.contains(before)
            || names.inserts.contains(before)
            || names.sentences.states.contains(before);
        let whole = mark + 1 == *verb && verb + 1 == *at;
        let verb = tokens.get(*verb).is_some_and(|verb| verb.kind == Kind::Word && !names.after.has(verb));
        names.sentences.again.contains(last)
            && marked
            && whole
            && verb
            && !asks
            && !names.before.holds(before)
    };
    // `Gary's coming to fix it Saturday`, `Gary's fixing it Saturday`
    let object = || {
        let verb = rest.len().checked_sub(2).and_then(|at| tokens.get(*rest.get(at)?));
        let is = |is: &Token<'_>| is.end - is.start > is.folded.len() || names.sentences.is.has(is);
        let doing = names.forms.doing.end(before);
        names.pronouns.contains(last)
            && verb.is_some_and(|verb| names.sentences.onto.has(verb) || doing && is(verb))
    };
    // `mates con Vale`
    let with = names.company.holds(before) && !names.noting.articles.contains(last);
    // `Heizöl geliefert bekommen`
    let clause = rest.iter().rev().take_while(|at| tokens.get(**at).is_some_and(Token::is_spoken));
    // `Opa hat seine Spritze bekommen`
    let has = || clause.take(FAR).any(|at| (names.done)(word(at), last));
    let done = !rest.is_empty() && ((names.done)(before, last) || names.telling.encloses && has());
    person
        || led
        || order()
        || object()
        || with
        || done
        || is_rest_of_verb(tokens, rest, *at, names)
        || is_in_clause(tokens, kept, names)
}

/// `…, Einfahrt freihalten`, `… Parkplatz freihalten.`, `…, gâteau à prévoir`: behind a mark the last word says what is to be done with the thing
/// before it.
pub(super) fn is_kept(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [_, .., mark, thing, last] = kept else { return false };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    // `à prévoir`
    let to_do = names.ways.contains(word(*thing)) && !names.telling.encloses;
    let alone = (parts_clauses(tokens, *mark) || to_do) && thing + 1 == *last;
    names.keeps.contains(word(*last)) && alone && !names.softeners.contains(word(*thing))
}

/// `as usual` in `bowling at eight, lane 4 as usual`: the last `count` of the kept tokens say how the words are behind the
/// comma before them.
pub(super) fn is_of_remark(tokens: &[Token<'_>], kept: &[usize], count: usize, names: &Names) -> bool {
    let Some((first, said)) =
        kept.len().checked_sub(count).and_then(|at| Some((*kept.get(at)?, kept.get(..at)?)))
    else {
        return false;
    };
    let spoken = |at: &usize| {
        tokens.get(*at).is_some_and(|token| token.is_spoken() || token.kind == Kind::Dash && token.glued)
    };
    let run =
        said.iter().rev().zip((0..first).rev()).take_while(|(kept, at)| **kept == *at && spoken(at)).count();
    let mark = said.len().checked_sub(run + 1).and_then(|at| tokens.get(*said.get(at)?));
    let last = said.last().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    run > 0 && !names.courtesies.holds(last) && mark.is_some_and(|mark| mark.kind == Kind::Comma)
}

/// `eintragen` in `Konferenz um eins, davor noch die Fehlzeiten eintragen`: the last `count` of the kept tokens say
/// what is done besides to a thing of its own.
pub(super) fn is_done_besides(tokens: &[Token<'_>], kept: &[usize], count: usize, names: &Names) -> bool {
    let last = kept.last().and_then(|at| tokens.get(*at));
    if count != 1 || !last.is_some_and(|last| names.filing.files.has(last)) {
        return false;
    }
    let said = kept.get(..kept.len() - 1).unwrap_or_default();
    let spoken = |at: &&usize| tokens.get(**at).is_some_and(Token::is_spoken);
    let clause = said.iter().rev().take(CLAUSE).take_while(spoken);
    let first = clause.enumerate().last().filter(|(words, _)| *words > 0).and_then(|(_, at)| tokens.get(*at));
    first.is_some_and(|first| names.beside.later.has(first)) && is_of_remark(tokens, kept, count, names)
}

/// `by` in `drops by tomorrow`, `on` in `switch the heating on at six`: the word at `at` belongs to a verb of what is
/// `kept` before it, and the time behind it does without.
pub(in crate::understand::event::name) fn is_rest_of_verb(
    tokens: &[Token<'_>],
    kept: &[usize],
    at: usize,
    names: &Names,
) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let announces = |word: &str| names.announcers.contains(word);
    let whole = || kept.iter().rev().zip((0..at).rev()).take_while(|(kept, at)| **kept == *at).take(FAR);
    let verb_of = |is: &dyn Fn(&str) -> bool| whole().map(|(kept, _)| *kept).find(|at| is(word(*at)));
    if is_state(tokens, kept, at, names) {
        return true;
    }
    // `Oma holt die Kinder ab am Freitag`
    if names.turned.prefixes.contains(word(at)) && announces(word(at + 1)) {
        return verb_of(&|word| names.turned.verbs.contains(word)).is_some();
    }
    let Some((rest, verbs)) = names.rests.iter().find(|(rest, _)| *rest == word(at)) else { return false };
    let verb = verb_of(&|word| verbs.contains(&word));
    // `check in 9:15`
    let clock = || {
        let kind = |at: usize| tokens.get(at).map(|token| token.kind);
        kind(at + 1) == Some(Kind::Number)
            && matches!(kind(at + 2), Some(Kind::Colon | Kind::Point))
            && kind(at + 3) == Some(Kind::Number)
    };
    let led =
        || announces(word(at + 1)) || names.rests.iter().any(|(rest, _)| *rest == word(at + 1)) || clock();
    // `get in Thursday`, but `switch it on Thursday`
    let bare = || {
        let next = word(at + 1);
        names.unannounced.iter().any(|(word, before)| word == rest && before.contains(&next))
    };
    verb.is_some_and(|verb| if announces(rest) { led() || bare() } else { verb + 1 == at })
}

/// `zu` in `Kita zu am Freitag`, `Laden ist zu vom 3. bis 8. August`, `an` in `Heizung an ab Montag`: the word at `at` says how something is that stands before it,
/// because another one leads to the time.
pub(super) fn is_state(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    if !names.turned.states.contains(word(at)) {
        return false;
    }
    let next = word(at + 1);
    let leads =
        names.announcers.contains(next) || names.ways.contains(next) || names.particles.contains(next);
    let is = |at: &&usize| tokens.get(**at).is_some_and(|is| names.sentences.is.has(is));
    let joined = usize::from(names.telling.encloses && kept.last().filter(is).is_some());
    let before = kept.iter().rev().nth(joined).filter(|before| **before + 1 + joined == at);
    let before = before.and_then(|at| tokens.get(*at));
    let thing = |before: &Token<'_>| before.kind == Kind::Word && !names.after.has(before);
    leads && before.is_some_and(thing)
}

/// The last of the kept tokens is the verb of a clause that stands behind what it belongs to: `nachfragen, ob noch
/// Plätze frei sind`.
pub(in crate::understand::event::name) fn is_in_clause(
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> bool {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let last = kept.last().map_or("", word);
    let verb =
        names.copulas.holds(last) || names.noting.modals.holds(last) || names.comments.states.contains(last);
    // `wenn das Wetter hält`, which `halt` is not
    let accented = || {
        let token = kept.last().and_then(|at| tokens.get(*at));
        let accent = token.is_some_and(|token| token.end - token.start > token.folded.len());
        accent && names.turned.accented.contains(last)
    };
    let within = kept.get(1..kept.len().saturating_sub(2)).unwrap_or_default();
    // `solange die im Urlaub sind`
    let hangs = |at: &usize| {
        let word = word(at);
        names.whether.contains(word) || names.telling.encloses && names.turned.reasons.contains(&word)
    };
    (verb || accented()) && within.iter().rev().take(CLAUSE).any(hangs)
}

/// `Haircut at two, Tracey's doing it`: the last `count` of the kept tokens say what somebody does who is named for that.
pub(super) fn is_done_by(tokens: &[Token<'_>], kept: &[usize], count: usize, names: &Names) -> bool {
    let Some((said, doing)) = kept.len().checked_sub(count).and_then(|at| kept.split_at_checked(at)) else {
        return false;
    };
    let Some((who, before)) = said.split_last() else { return false };
    let is = tokens.get(*who).is_some_and(|who| who.end - who.start > who.folded.len() && who.is_spoken());
    let does = doing.first().and_then(|verb| tokens.get(*verb));
    let apart = || before.last().is_some_and(|mark| mark + 1 < *who || parts_clauses(tokens, *mark));
    is && does.is_some_and(|verb| names.forms.doing.end(verb.word())) && apart()
}
