use super::lex::Lex;
use super::noting::{is_task, noting};
use super::talk::{without_clause, without_news, without_report};
use crate::understand::language::{Names, Phrases};
use crate::understand::words::{Kind, Token};

/// No hesitation is longer, in bytes.
const LONGEST_HESITATION: usize = 5;

/// How far behind its verb stands what is made.
const NEAR: usize = 4;

/// What remains of the memo, as a person would write it into a calendar; empty if nothing does.
///
/// `cut` says for each token whether it belongs to the trigger or to a time.
pub(super) fn name(text: &str, tokens: &[Token<'_>], cut: &[bool], names: &Names) -> String {
    capitalised(&joined(text, tokens, &kept(tokens, cut, names), names))
}

/// The tokens of the name.
pub(super) fn kept(tokens: &[Token<'_>], cut: &[bool], names: &Names) -> Vec<usize> {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let mut kept = Vec::with_capacity(tokens.len());
    for at in 0..tokens.len() {
        // `parents evening is … at the school`: what joined the name to a time goes with it.
        if is_cut(at) && at > 0 && !is_cut(at - 1) {
            let run = kept.iter().rev().zip((0..at).rev()).take_while(|(kept, at)| **kept == *at).count();
            let joined = copula(tokens, &kept, names);
            if (1..run).contains(&joined) && (joined >= TALK || !is_talk(tokens, &kept, names)) {
                kept.truncate(kept.len() - joined);
            }
        }
        if !is_cut(at) {
            kept.push(at);
        }
    }
    without_joints(tokens, &mut kept, names);
    without_having(tokens, &mut kept, names);
    let hesitates = |at: &usize| {
        tokens.get(*at).is_some_and(|token| {
            token.kind == Kind::Word
                && token.word().len() <= LONGEST_HESITATION
                && names.hesitations.contains(&token.word())
        })
    };
    kept.retain(|at| !hesitates(at));
    // `dentist (Mon 8:15)`
    let is = |at: usize, mark: &str| tokens.get(at).is_some_and(|token| token.word() == mark);
    let mut open = Vec::with_capacity(kept.len());
    for at in kept.drain(..) {
        let closes = |from: &str, to: &str| is(at, to) && open.last().is_some_and(|last| is(*last, from));
        // `(90 min)`: what opened was cut out with it.
        let lone = |from: &str, to: &str| is(at, to) && !open.iter().any(|before| is(*before, from));
        if closes("(", ")") || closes("[", "]") {
            open.pop();
        } else if !lone("(", ")") && !lone("[", "]") {
            open.push(at);
        }
    }
    kept = open;
    without_clause(tokens, cut, &mut kept, names);
    without_report(tokens, &mut kept, names);
    without_split(tokens, &mut kept, names);
    let mut rest = kept.as_slice();
    let led = kept.first().is_some_and(|first| (0..*first).any(is_cut));
    loop {
        let before = rest.len();
        rest = without_marks(tokens, rest);
        rest = without_news(tokens, rest, names);
        // `mir mit dem Titel …`: what says nothing goes first.
        match opening(tokens, rest, names) {
            Some(taken) if !is_meant(tokens, rest, taken, led, names) => {
                rest = without_first(tokens, rest, taken);
            }
            Some(_) => {}
            None => rest = without_company(tokens, rest, names),
        }
        rest = without_back(tokens, rest, names);
        if rest.len() == before {
            break;
        }
    }
    rest.to_vec()
}

/// What says nothing elsewhere, the `taken` first words, belongs to the name here.
fn is_meant(tokens: &[Token<'_>], kept: &[usize], taken: usize, led: bool, names: &Names) -> bool {
    led && is_work(tokens, without_back(tokens, kept, names), names)
        || is_task(tokens, kept, names)
        || is_phrasal(tokens, kept, names)
        || is_to_whom(tokens, kept, names)
        || taken == 1 && is_way(tokens, kept, names) && is_done(tokens, kept, names)
        || longest(tokens, kept, &names.begins, names).is_some()
}

/// `mettre les poubelles dehors` behind a trigger or a time: what is to be done, and no word of asking for it.
fn is_work(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut words = kept.iter().filter_map(|at| tokens.get(*at)).map(Token::word);
    let (Some(verb), Some(next)) = (words.next(), words.next()) else { return false };
    let behind = |works: &[(&str, &'static [&'static str])]| {
        works.iter().find(|(work, _)| *work == verb).map(|(_, behind)| *behind)
    };
    behind(names.works).is_some_and(|behind| behind.contains(&next))
        || names.known.contains(&next)
            && behind(names.places).is_some_and(|leads| words.clone().any(|word| leads.contains(&word)))
        || behind(names.makes).is_some_and(|made| {
            let mut near = std::iter::once(next).chain(words).take(NEAR);
            !near.any(|word| made.contains(&word))
        })
}

/// `leg … an`: takes out a verb of asking that opens what is kept, and the rest of it at the end.
fn without_split(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    if names.splits.is_empty() {
        return;
    }
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let spoken = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken);
    let split = |at: &usize| names.splits.iter().find(|(verb, _)| *verb == word(at)).map(|(_, rest)| *rest);
    let noise = |at: &&usize| !spoken(at) || split(at).is_none() && names.before.holds(word(at));
    let opens = kept.iter().take_while(noise).count();
    let Some(rest) = kept.get(opens).and_then(split) else { return };
    let noise = |at: &&usize| !spoken(at) || !rest.contains(&word(at)) && names.after.holds(word(at));
    let ends = kept.iter().rev().take_while(noise).count();
    let Some(end) = kept.len().checked_sub(ends + 1).filter(|end| *end > opens + 1) else { return };
    if kept.get(end).is_some_and(|at| rest.contains(&word(at))) {
        kept.remove(end);
        kept.remove(opens);
    }
}

/// How many of the last of the kept tokens join the name to a time.
fn copula(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> usize {
    let token = |back: usize| kept.len().checked_sub(back).and_then(|at| tokens.get(*kept.get(at)?));
    // `c'est` is two words.
    let elided = token(2).is_some_and(|before| before.folded.len() == 1);
    let glued = token(1).is_some_and(|token| token.glued) && !elided;
    if glued { 0 } else { behind(tokens, kept, &names.copulas).max().unwrap_or(0) }
}

/// A subject and what joins it.
const TALK: usize = 2;

/// `wir sind am Samstag bei Oma`: what joins goes with its subject.
fn is_talk(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    behind(tokens, kept, &names.before).any(|count| count == TALK)
}

/// `put the bins out`: the verb in front has the rest of it at the end.
fn is_phrasal(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let word = |at: Option<&usize>| at.and_then(|at| tokens.get(*at)).map(Token::word);
    let (Some(first), Some(last)) = (word(kept.first()), word(kept.last())) else { return false };
    kept.len() > 2 && names.phrasal.iter().any(|(verb, rest)| *verb == first && rest.contains(&last))
}

/// `Kiran's got PE`: takes out what the possessive says already.
fn without_having(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let token = |at: Option<&usize>| at.and_then(|at| tokens.get(*at));
    let possessive = |token: &Token<'_>| {
        token.end - token.start > token.folded.len() + 1 && !names.pronouns.contains(&token.word())
    };
    let owner = |at: &usize| {
        token(kept.get(*at)).is_some_and(possessive)
            && kept.get(*at).map(|own| own + 1) == kept.get(at + 1).copied()
    };
    let Some(from) = (0..kept.len()).find(owner).map(|owner| owner + 1) else { return };
    let rest = kept.get(from..).unwrap_or_default();
    let Some(count) = longest(tokens, rest, &names.possessed, names) else { return };
    let next = token(kept.get(from + count)).filter(|next| next.is_spoken());
    if next.is_some_and(|next| !names.ways.contains(&next.word())) {
        kept.drain(from..from + count);
    }
}

/// The most words that join two times.
const JOINING: usize = 3;

/// `for two hours and begins at one`: takes out what stands between two cuts and says nothing.
fn without_joints(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let mut at = 0;
    while let Some(first) = kept.get(at).copied() {
        let run = kept.iter().skip(at).zip(first..).take_while(|(kept, next)| **kept == *next).count();
        let (from, to) = (at, at + run);
        at = to;
        if run > JOINING || first == 0 || first + run >= tokens.len() {
            continue;
        }
        let mut rest = without_marks(tokens, kept.get(from..to).unwrap_or_default());
        while !rest.is_empty() {
            let left = without_back(tokens, rest, names);
            if left.len() == rest.len() {
                break;
            }
            rest = left;
        }
        if rest.is_empty() {
            kept.drain(from..to);
            at = from;
        }
    }
}

fn joined(text: &str, tokens: &[Token<'_>], kept: &[usize], names: &Names) -> String {
    let mut name = String::with_capacity(kept.len() * 7);
    let mut last: Option<usize> = None;
    let leads = |word: &str| {
        let article = names.lead.contains(&word) && names.before.holds(word);
        names.ways.contains(&word) || names.company.holds(word) || names.after.holds(word) && !article
    };
    for (place, at) in kept.iter().enumerate() {
        let Some(token) = tokens.get(*at) else { continue };
        let follows = last.is_some_and(|last| last + 1 == *at);
        // The point of a number that was cut out ended the sentence, too.
        let point = token.kind == Kind::Dot && !follows;
        let separator = point
            || matches!(
                token.kind,
                Kind::Comma
                    | Kind::Semicolon
                    | Kind::SentenceEnd
                    | Kind::Colon
                    | Kind::Dash
                    | Kind::LineBreak
            );
        // A mark behind a cut belonged to what was cut.
        let ended = name.ends_with([':', ',', ';', '.', '!', '?']);
        let opens = || {
            let next = tokens.get(at + 1).map(|next| next.said(text));
            next.is_some_and(|said| said.starts_with(char::is_uppercase))
        };
        let adds = token.kind == Kind::Comma
            && !ended
            && !name.is_empty()
            && kept.get(place + 1).is_some_and(|next| {
                *next == at + 1
                    && tokens.get(*next).is_some_and(|next| next.is_spoken() && !leads(next.word()))
            });
        if separator && !follows && !adds && !point && (token.kind != Kind::SentenceEnd || ended)
            || point && (ended || !opens())
            || token.kind == Kind::LineBreak
        {
            continue;
        }
        let closes = token.word() == ")";
        let touching = name.is_empty() || closes || (follows && token.glued);
        let leaning = separator && token.kind != Kind::Dash;
        if !touching && !leaning {
            name.push(' ');
        }
        name.push_str(token.said(text));
        last = Some(*at);
    }
    name
}

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

fn without_first<'k>(tokens: &[Token<'_>], kept: &'k [usize], taken: usize) -> &'k [usize] {
    if taken == 1 && are_letters(tokens, kept.get(..3)) {
        return kept;
    }
    kept.get(taken..).unwrap_or_default()
}

/// `mit Doktor Huber` is the doctor, but `mit den Kindern in den Zoo` is more than the children.
fn without_company<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let rest = without_front(tokens, kept, &names.company, names);
    let leads = |at: &usize| tokens.get(*at).is_some_and(|token| names.ways.contains(&token.word()));
    if rest.iter().any(leads) || is_done(tokens, rest, names) { kept } else { rest }
}

/// `mit der Hausverwaltung verhandeln`: a verb stands last, and says what is done with them.
fn is_done(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [.., before, last] = kept else { return false };
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    !names.titles.contains(&word(*before))
        && names.verb_endings.iter().any(|ending| word(*last).ends_with(ending))
}

/// `zu Oma fahren`, `für die Klasse Bücher bestellen`: the first word says where to or for whom.
fn is_way(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let first = kept.first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    names.ways.contains(&first)
}

/// `dem Nachbarn die Leiter bringen`: the article says to whom, because another one leads to what.
fn is_to_whom(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let [article, whom, what, _, ..] = kept else { return false };
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let joins = names.ways.contains(&word(whom)) || names.after.holds(word(whom));
    names.to_whom.contains(&word(article)) && !joins && names.what.contains(&word(what))
}

pub(super) fn without_back<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let Some((at, last)) = kept.last().and_then(|at| Some((*at, tokens.get(*at)?))) else { return kept };
    let last = last.word();
    // `danke!`
    if matches!(last, "!" | "?") {
        let rest = without_marks(tokens, kept.get(..kept.len() - 1).unwrap_or_default());
        let left = without_back(tokens, rest, names);
        let word = rest.last().and_then(|at| tokens.get(*at)).map_or("", Token::word);
        let alone = names.tail.holds(word) || last == "!" && !names.particles.contains(&word);
        let says_nothing = match rest.len() - left.len() {
            0 => false,
            1 => alone,
            _ => true,
        };
        return if says_nothing { left } else { kept };
    }
    let announced = |next: &Token<'_>| !next.is_spoken() || names.announcers.contains(&next.word());
    let particle = names.particles.contains(&last) && tokens.get(at + 1).is_none_or(announced);
    let longest = behind(tokens, kept, &names.after).max().unwrap_or(0);
    let three = || kept.len().checked_sub(3).and_then(|from| kept.get(from..));
    if (1..3).contains(&longest) && are_letters(tokens, three()) {
        return kept;
    }
    if particle && longest == 1 {
        return kept;
    }
    kept.get(..kept.len() - longest).unwrap_or_default()
}

/// How many of the last of the kept tokens each of the phrases takes that stands there.
pub(super) fn behind<'p>(
    tokens: &'p [Token<'_>],
    kept: &'p [usize],
    phrases: &'p Phrases,
) -> impl Iterator<Item = usize> + 'p {
    let last = kept.last().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    phrases.ending(last).iter().filter_map(|phrase| back(tokens, kept, phrase))
}

/// How many of the kept tokens say nothing at the front: a phrase, or what asks for the entry.
fn opening(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    longest(tokens, kept, &names.before, names).max(noting(tokens, kept, names))
}

/// Without what says nothing at the front.
pub(super) fn without_opening<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    without_first(tokens, kept, opening(tokens, kept, names).unwrap_or(0))
}

/// How many of the kept tokens the longest of the phrases takes at the front.
pub(super) fn longest(
    tokens: &[Token<'_>],
    kept: &[usize],
    phrases: &Phrases,
    names: &Names,
) -> Option<usize> {
    let first = kept.first().and_then(|at| tokens.get(*at))?.word();
    phrases.beginning(first).iter().filter_map(|phrase| front(tokens, kept, phrase, names)).max()
}

/// How many of the kept tokens the phrase takes at the front; a comma inside is nothing, nor is `bien` in
/// `pense bien à`, and `*` stands for some words.
fn front(tokens: &[Token<'_>], kept: &[usize], phrase: &str, names: &Names) -> Option<usize> {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let (mut at, mut free) = (0, 0);
    for word in phrase.split(' ') {
        if word == "*" {
            free = SOME;
            continue;
        }
        if word == "_" {
            at = somebody(tokens, kept, at, names)?;
            continue;
        }
        while token(at)?.folded != word {
            let nothing = matches!(token(at)?.kind, Kind::Comma | Kind::Dash)
                || names.softeners.contains(&token(at)?.word());
            if at == 0 || !nothing && free == 0 {
                return None;
            }
            free -= usize::from(!nothing);
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
    let led = |at: &usize| word(*at).is_some_and(|word| names.who.contains(&word.word()));
    let name = (from..from + LEADS).find(|at| !led(at))?;
    word(name).map(|_| name + 1)
}

/// The most words that lead to somebody's name.
const LEADS: usize = 3;

/// The most words for which `*` stands.
const SOME: usize = 10;

fn back(tokens: &[Token<'_>], kept: &[usize], phrase: &str) -> Option<usize> {
    let mut left = kept.len();
    let dashed = |at: usize| {
        let glued = |at: usize| tokens.get(at).filter(|token| token.glued);
        glued(at).is_some()
            && at.checked_sub(1).and_then(glued).is_some_and(|before| before.kind == Kind::Dash)
    };
    // `lock-in`
    if !phrase.contains(' ') && kept.last().is_some_and(|last| dashed(*last)) {
        return None;
    }
    for word in phrase.rsplit(' ') {
        left = left.checked_sub(1)?;
        // `est-ce que`
        let hyphen = |at: usize| tokens.get(at).is_some_and(|token| token.kind == Kind::Dash && token.glued);
        if left + 1 < kept.len() && kept.get(left).is_some_and(|at| hyphen(*at)) {
            left = left.checked_sub(1)?;
        }
        if kept.get(left).and_then(|at| tokens.get(*at))?.folded != word {
            return None;
        }
    }
    Some(kept.len() - left)
}

/// With a capital first letter.
pub(super) fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    // `iPhone`: the speaker knew better.
    if name.chars().nth(1).is_some_and(char::is_uppercase) {
        return name.to_owned();
    }
    match chars.next() {
        Some(first) => {
            let mut capitalised = String::with_capacity(name.len() + 2);
            capitalised.extend(first.to_uppercase());
            capitalised.push_str(chars.as_str());
            capitalised
        }
        None => String::new(),
    }
}

/// The most words that lead to the trigger, and the most with which they are asked for.
const LEADING: usize = 9;
const ASKING: usize = 3;

/// No more words than this stand behind a trigger that ends the memo.
const TRAILING: usize = 8;

/// Marks the words before the trigger that belong to it, `can you add that to my calendar`, and those behind it at
/// the end of the memo, `trag das in den Kalender ein`.
///
/// Returns the first and the last of what leads to the trigger and the trigger itself.
pub(super) fn mark_around(
    text: &str,
    tokens: &[Token<'_>],
    cut: &mut [bool],
    names: &Names,
) -> Option<(usize, usize)> {
    let first = cut.iter().position(|cut| *cut)?;
    // `put meeting with Mark in my calendar`, `call Mark in my calendar`
    let is_person = |at: usize| {
        let large =
            |at: usize| tokens.get(at).is_some_and(|token| token.said(text).starts_with(char::is_uppercase));
        let before = at.checked_sub(1).and_then(|before| tokens.get(before));
        let verb = tokens.get(at).is_some_and(|token| token.word().len() > 3);
        let with = before.is_some_and(|before| names.company.holds(before.word()));
        let named = before.is_some_and(Token::is_spoken) && large(at) && !large(at + 1);
        verb && (with || named && large(0))
    };
    let mut from = first;
    while let Some(before) = from.checked_sub(1).filter(|before| first - before <= LEADING) {
        // `mets-le`
        let dash = |token: &Token<'_>| token.kind == Kind::Dash && from < first && token.glued;
        let belongs = |token: &Token<'_>| names.lead.contains(&token.word()) || dash(token);
        if !tokens.get(before).is_some_and(belongs) || is_person(before) {
            break;
        }
        from = before;
    }
    for _ in 0..ASKING {
        let before: Vec<usize> = (0..from).collect();
        let asked = behind(tokens, &before, &names.asks).max();
        let Some(asked) = asked.filter(|_| from < first) else { break };
        from -= asked;
    }
    if let Some(verb) = putting(tokens, from, names).and_then(|verb| cut.get_mut(verb)) {
        *verb = true;
    }
    for cut in cut.iter_mut().take(first).skip(from) {
        *cut = true;
    }
    let last = cut.iter().rposition(|cut| *cut).unwrap_or(first);
    if let Some(verb) = asking_verb(tokens, cut, names).and_then(|verb| cut.get_mut(verb)) {
        *verb = true;
    }
    // `kannst du in den Kalender schreiben, dass …`, `also bitte im Kalender eintragen, dass …`
    if first > 0 && opens(tokens, from, names) {
        let behind: Vec<usize> = (last + 1..tokens.len()).take(TRAILING).collect();
        let mut left = behind.as_slice();
        for _ in 0..ASKING {
            left = without_front(tokens, left, &names.tail, names);
        }
        for cut in cut.iter_mut().skip(last + 1).take(behind.len() - left.len()) {
            *cut = true;
        }
        return Some((from, last));
    }
    if tokens.len() - last > TRAILING {
        return Some((from, last));
    }
    let mut rest: Vec<usize> = (last + 1..tokens.len()).collect();
    let said = |rest: &[usize]| without_marks(tokens, rest).len();
    while said(&rest) > 0 {
        let left = without_front(tokens, without_marks(tokens, &rest), &names.tail, names);
        if left.len() == said(&rest) {
            return Some((from, last));
        }
        rest = left.to_vec();
    }
    for cut in cut.iter_mut().skip(last + 1) {
        *cut = true;
    }
    Some((from, last))
}

/// `machen` in `kannst du einen Termin mit Frau Novak machen`: it ends the question with which the memo opens.
fn asking_verb(tokens: &[Token<'_>], cut: &[bool], names: &Names) -> Option<usize> {
    if names.asked.is_empty() {
        return None;
    }
    let says_nothing = |token: &Token<'_>| names.before.holds(token.word()) && !is_asked(token, names);
    let noise = |token: &Token<'_>| {
        !token.is_spoken() || names.hesitations.contains(&token.word()) || says_nothing(token)
    };
    let first =
        tokens.iter().zip(cut).find(|(token, cut)| !**cut && !noise(token)).map(|(token, _)| token)?;
    let thanks = |token: &Token<'_>| {
        let verb = names.tail.holds(token.word());
        !token.is_spoken() || !verb && names.after.holds(token.word())
    };
    let at = tokens.iter().rposition(|token| !thanks(token))?;
    let verb = tokens.get(at).is_some_and(|last| names.tail.holds(last.word()));
    (verb && is_asked(first, names)).then_some(at)
}

fn is_asked(token: &Token<'_>, names: &Names) -> bool {
    names.asked.contains(&token.word())
}

/// Nothing but noise and what says nothing stands before `from`.
fn opens(tokens: &[Token<'_>], from: usize, names: &Names) -> bool {
    let before = tokens.iter().take(from);
    from <= LEADING
        && before.into_iter().all(|token| {
            let noise = names.hesitations.contains(&token.word()) || names.before.holds(token.word());
            !token.is_spoken() || noise
        })
}

/// `stick` in `could you stick the vet in the calendar`: what leads to the trigger begins at `lead`.
fn putting(tokens: &[Token<'_>], lead: usize, names: &Names) -> Option<usize> {
    let opening: Vec<usize> = (0..lead).collect();
    let verb = *without_front(tokens, &opening, &names.asks, names).first()?;
    let puts = tokens.get(verb).is_some_and(|token| names.puts.contains(&token.word()));
    let into = tokens.get(lead).is_some_and(|token| names.into.contains(&token.word()));
    let whole = tokens.get(verb..lead).unwrap_or_default().iter().all(Token::is_spoken);
    (puts && into && whole && verb + 1 < lead).then_some(verb)
}

/// Marks the tokens of `lexes` from `first` up to `end` in `cut`.
pub(super) fn mark(lexes: &[Lex], first: usize, end: usize, cut: &mut [bool]) {
    for lex in lexes.iter().take(end).skip(first) {
        for at in lex.first..=lex.last {
            if let Some(cut) = cut.get_mut(at) {
                *cut = true;
            }
        }
    }
}
