//! What says nothing at the edges of a name: openings, noises, small words.

use super::meant::is_done;
use super::noting::{filed, is_filed_back, is_put_back, noting};
use super::order::only_asks;
use super::parting::parts_clauses;
use crate::understand::language::{Alike, Names, Phrases, proper};
use crate::understand::words::{Kind, Token, is_same};

/// Among so many words the pronoun stands that repeats somebody.
const WHOM: usize = 6;

/// No farther behind its verb stands the rest of it.
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

pub(super) fn without_front<'k>(
    tokens: &[Token<'_>],
    kept: &'k [usize],
    phrases: &Phrases,
    names: &Names,
) -> &'k [usize] {
    without_first(tokens, kept, longest(tokens, kept, phrases, names).unwrap_or(0))
}

pub(super) fn without_first<'k>(tokens: &[Token<'_>], kept: &'k [usize], taken: usize) -> &'k [usize] {
    if taken == 1 && are_letters(tokens, kept.get(..3)) {
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

/// `Haircut at two, Tracey's doing it`: the last `count` of the kept tokens say what somebody does who is named for that.
fn is_done_by(tokens: &[Token<'_>], kept: &[usize], count: usize, names: &Names) -> bool {
    let Some((said, doing)) = kept.len().checked_sub(count).and_then(|at| kept.split_at_checked(at)) else {
        return false;
    };
    let Some((who, before)) = said.split_last() else { return false };
    let is = tokens.get(*who).is_some_and(|who| who.end - who.start > who.folded.len() && who.is_spoken());
    let does = doing.first().and_then(|verb| tokens.get(*verb));
    let apart = || before.last().is_some_and(|mark| mark + 1 < *who || parts_clauses(tokens, *mark));
    is && does.is_some_and(|verb| names.forms.doing.end(verb.word())) && apart()
}

/// `the lesson isn't happening`, `la clase no se hace`: before the last `count` of the kept tokens it is said that it is
/// not so.
pub(super) fn is_denied_before(tokens: &[Token<'_>], kept: &[usize], count: usize, names: &Names) -> bool {
    let Some((said, rest)) = kept.len().checked_sub(count).and_then(|at| kept.split_at_checked(at)) else {
        return false;
    };
    let Some(((not, first), last)) = said.last().zip(rest.first()).zip(rest.last()) else { return false };
    // `no puede hasta el jueves`
    let until = tokens.get(last + 1).is_some_and(|next| names.sentences.sides.has(next));
    // `rien de`, of which what is planned went
    let of = tokens.get(*first).is_some_and(|of| names.of.has(of));
    not + 1 == *first && !until && !of && tokens.get(*not).is_some_and(|not| names.noting.nots.has(not))
}

/// `the roofers can start`: without the last word they could, and nobody knew what.
fn is_able(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [.., can, last] = kept else { return false };
    can + 1 == *last && tokens.get(*can).is_some_and(|can| names.noting.questions.has(can))
}

/// `der Klempner kommt nicht`: the last word says that what stands before it is not to be, where no time follows that it
/// takes back.
fn is_denied(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [.., before, last] = kept else { return false };
    let not = tokens.get(*last).is_some_and(|token| names.noting.nots.has(token));
    let spoken = |at: usize| tokens.get(at).is_some_and(Token::is_spoken);
    not && before + 1 == *last && spoken(*before) && !spoken(last + 1)
}

/// `…, Einfahrt freihalten`, `… Parkplatz freihalten.`, `…, gâteau à prévoir`: behind a mark the last word says what is to be done with the thing
/// before it.
fn is_kept(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [_, .., mark, thing, last] = kept else { return false };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    // `à prévoir`
    let to_do = names.ways.contains(word(*thing)) && !names.telling.encloses;
    let alone = (parts_clauses(tokens, *mark) || to_do) && thing + 1 == *last;
    names.keeps.contains(word(*last)) && alone && !names.softeners.contains(word(*thing))
}

/// The last word, which could do without, belongs to what stands before it.
fn belongs(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
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

/// `as usual` in `bowling at eight, lane 4 as usual`: the last `count` of the kept tokens say how the words are behind the
/// comma before them.
fn is_of_remark(tokens: &[Token<'_>], kept: &[usize], count: usize, names: &Names) -> bool {
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
fn is_done_besides(tokens: &[Token<'_>], kept: &[usize], count: usize, names: &Names) -> bool {
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
pub(super) fn is_rest_of_verb(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
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
fn is_state(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> bool {
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
pub(super) fn is_in_clause(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
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

/// The most words between what opens a clause and its verb.
const CLAUSE: usize = 24;

/// `…, apúntala`, `…, ajoute-le au planning`: where what asks for the entry begins behind the last mark or the time.
fn asking_back(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let mark = |mark: &Token<'_>| match mark.kind {
        Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::Dot | Kind::LineBreak => true,
        kind => kind == Kind::Dash && !mark.glued,
    };
    let parts = |at: &usize| tokens.get(*at).is_some_and(mark);
    let last = kept.iter().rev().take(ASKED).position(parts).map(|back| kept.len() - back);
    let put_back = |from: &usize| is_put_back(tokens, kept.get(*from..).unwrap_or_default(), names);
    if let Some(from) = last.filter(|from| *from > 1).filter(put_back) {
        return Some(from);
    }
    let mut pairs = kept.windows(2).enumerate().rev().take(ASKED);
    let (before, _) = pairs.find(|(_, pair)| match pair {
        [before, next] => before + 1 < *next || tokens.get(*before).is_some_and(mark),
        _ => false,
    })?;
    let from = before + 1;
    let clause = kept.get(from..).unwrap_or_default();
    if only_asks(tokens, clause, names) {
        return Some(from);
    }
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let recalls = |at: &usize| names.noting.recalls.has(word(at));
    let notes = || clause.iter().any(|at| names.noting.is_noting(word(at)) || recalls(at));
    let files =
        filed(tokens, clause, names).or_else(|| is_filed_back(tokens, clause, names).then_some(clause.len()));
    let asked = files.or_else(|| noting(tokens, clause, names).filter(|_| notes()))?;
    // `note-le`, `don't let me forget it`
    let rest = clause.get(asked..).unwrap_or_default();
    // `note-le quelque part`
    let said = rest.iter().filter(|at| !names.noting.behind.contains(word(at)));
    let nothing = said.clone().all(|at| names.noting.articles.contains(word(at)));
    (nothing && said.count() < 2).then_some(from)
}

/// No more words than this ask for the entry at its end.
const ASKED: usize = 10;

/// How many of the last of the kept tokens each of the phrases takes that stands there.
pub(crate) fn behind<'p>(
    tokens: &'p [Token<'_>],
    kept: &'p [usize],
    phrases: &'p Phrases,
) -> impl Iterator<Item = usize> + 'p {
    let last = kept.last().and_then(|at| tokens.get(*at)).filter(|last| phrases.may_end(last));
    phrases.ending(last.map_or("", Token::word)).iter().filter_map(|phrase| back(tokens, kept, phrase))
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

/// `a mi padre lo operan`: the kept tokens begin with whom something is done, whom a pronoun before the verb repeats.
fn is_whom(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let token = |at: &usize| tokens.get(*at);
    if names.again.is_empty() || !kept.first().and_then(token).is_some_and(|first| names.whom.has(first)) {
        return false;
    }
    let spoken = |at: &&usize| token(at).is_some_and(Token::is_spoken);
    let clause = kept.iter().skip(2).take(WHOM).take_while(spoken);
    let mut pairs = clause.clone().zip(clause.skip(1)).filter_map(|(at, verb)| token(at).zip(token(verb)));
    pairs.any(|(pronoun, verb)| {
        let repeats = |(again, endings): &(&str, &[&str])| {
            pronoun.word() == *again && endings.iter().any(|ending| verb.word().ends_with(ending))
        };
        names.again.iter().any(repeats)
    })
}

/// `wenn Sie … einplanen könnten`, of `es wäre nett, wenn Sie …`: how many of the first words ask whoever is to note the rest.
fn asked_if(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let (first, who) = (kept.first()?, kept.get(1)?);
    let (noting, filing) = (&names.noting, &names.filing);
    if !names.telling.encloses || !names.sentences.conditions.contains(word(first)) {
        return None;
    }
    let asks = noting.subjects.contains(word(who)) && !names.sentences.own.contains(word(who))
        || names.pronouns.contains(word(who));
    let small = |at: &&usize| {
        let spoken = tokens.get(**at).is_some_and(Token::is_spoken);
        !spoken || noting.modals.holds(word(at))
    };
    let last = kept.iter().rev().find(|at| !small(at)).map_or("", word);
    (asks && (filing.files.contains(last) || noting.is_noting(last))).then_some(2)
}

/// Without what says nothing at the front.
pub(super) fn without_opening<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    without_first(tokens, kept, opening(tokens, kept, names).unwrap_or(0))
}

/// How many of the kept tokens the longest of the phrases takes at the front.
#[inline]
pub(crate) fn longest(
    tokens: &[Token<'_>],
    kept: &[usize],
    phrases: &Phrases,
    names: &Names,
) -> Option<usize> {
    let first = kept.first().and_then(|at| tokens.get(*at))?;
    longest_of(tokens, kept, phrases.alike(first)?, names)
}

/// The first of the kept tokens from `from` on with which one of the phrases may begin.
#[inline]
pub(super) fn next_beginning(
    tokens: &[Token<'_>],
    kept: &[usize],
    from: usize,
    phrases: &Phrases,
) -> Option<usize> {
    let begins = |at: &usize| tokens.get(*at).is_some_and(|token| phrases.may_begin(token));
    Some(from + kept.get(from..)?.iter().position(begins)?)
}

/// The same of the phrases that begin with the first of the kept tokens.
fn longest_of(tokens: &[Token<'_>], kept: &[usize], alike: &Alike, names: &Names) -> Option<usize> {
    let taken = |phrase: &[&str]| front(tokens, kept, phrase, names);
    match kept.get(1).and_then(|at| tokens.get(*at)).filter(|second| !is_nothing(second, names)) {
        Some(second) => alike.going_on(second.grain).filter_map(taken).max(),
        None => alike.all().filter_map(taken).max(),
    }
}

/// The most commas and softeners in one phrase.
const SOFT: usize = 6;

/// May stand between the words of a phrase.
fn is_nothing(token: &Token<'_>, names: &Names) -> bool {
    matches!(token.kind, Kind::Comma | Kind::Dash) || names.softeners.has(token)
}

/// How many of the kept tokens the phrase takes at the front; a comma inside is nothing, nor is `bien` in
/// `pense bien à`, and `*` stands for some words.
fn front(tokens: &[Token<'_>], kept: &[usize], phrase: &[&str], names: &Names) -> Option<usize> {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    // The first word is the one that it was found by.
    let (mut at, mut free, mut soft) = (1, 0, SOFT);
    for word in phrase.iter().copied().skip(1) {
        if word == "*" {
            free = SOME;
            continue;
        }
        if word == "_" {
            at = somebody(tokens, kept, at, names)?;
            continue;
        }
        while !is_same(&token(at)?.folded, word) {
            let nothing = is_nothing(token(at)?, names);
            let left = if nothing { soft } else { free };
            if left == 0 {
                return None;
            }
            free -= usize::from(!nothing);
            soft -= usize::from(nothing);
            at += 1;
        }
        (at, free) = (at + 1, 0);
    }
    Some(at)
}

/// `mon père`, `le docteur Lee`: past the one who is named from `from` on.
fn somebody(tokens: &[Token<'_>], kept: &[usize], from: usize, names: &Names) -> Option<usize> {
    let word =
        |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).filter(|token| token.kind == Kind::Word);
    let led = |at: &usize| word(*at).is_some_and(|word| names.who.has(word));
    let name = (from..from + LEADS).find(|at| !led(at))?;
    word(name).map(|_| name + 1)
}

/// The most words that lead to somebody's name.
const LEADS: usize = 3;

/// The most words for which `*` stands.
const SOME: usize = 10;

fn back(tokens: &[Token<'_>], kept: &[usize], phrase: &[&str]) -> Option<usize> {
    let mut left = kept.len();
    let dashed = |at: usize| {
        let glued = |at: usize| tokens.get(at).filter(|token| token.glued);
        glued(at).is_some()
            && at.checked_sub(1).and_then(glued).is_some_and(|before| before.kind == Kind::Dash)
    };
    // `lock-in`
    if phrase.len() == 1 && kept.last().is_some_and(|last| dashed(*last)) {
        return None;
    }
    for word in phrase.iter().rev() {
        left = left.checked_sub(1)?;
        // `est-ce que`
        let hyphen = |at: usize| tokens.get(at).is_some_and(|token| token.kind == Kind::Dash && token.glued);
        if left + 1 < kept.len() && kept.get(left).is_some_and(|at| hyphen(*at)) {
            left = left.checked_sub(1)?;
        }
        if !is_same(&kept.get(left).and_then(|at| tokens.get(*at))?.folded, word) {
            return None;
        }
    }
    Some(kept.len() - left)
}
