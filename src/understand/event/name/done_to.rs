//! What is done to somebody or something that was named before: `Brille abholen` for `die Brille ist da, ich hol sie am Montag ab`.

use std::ops::Range;

use super::turned::without_article;
use super::written::{capitalised, joined};
use super::{Named, Remains};
use crate::understand::language::Names;
use crate::understand::words::{Token, fold};

/// As many words do not say where something must go.
const WHITHER: usize = 6;

/// No more words are of what the speaker does.
const TURNED: usize = 10;

/// `Brille abholen`: what is done to who or what stands `ahead` of it, or what they do.
pub(super) fn done_to(
    text: &str,
    tokens: &[Token<'_>],
    ahead: Range<usize>,
    (remains, kept): (Remains<'_>, Vec<usize>),
    names: &Names,
) -> Named {
    let article = tokens.get(ahead.start).is_some_and(|first| names.before.has(first));
    let mut ahead: Vec<usize> = ahead.skip(usize::from(article)).collect();
    let mut said = joined(text, tokens, &ahead, &without_article(text, tokens, &ahead, names), names);
    let mut rest = remains.said(text, tokens, names);
    // `streichen wir`, `reißen ich ab` for the grandfather and the speaker
    rest = by_speaker(&rest, names).unwrap_or(rest);
    // `muss in die Werkstatt, ich bringe es hin`
    let apart = |there: &str| tokens.iter().any(|token| token.word() == fold(there));
    let there = names.turned.placed.there.iter().find(|there| rest.starts_with(**there) && apart(there));
    let verb = there.and_then(|there| rest.strip_prefix(there)).map(str::to_owned);
    if let Some((verb, whither)) = verb.zip(whither(text, tokens, &ahead, names)) {
        said.extend([" ", &joined(text, tokens, &whither, &[], names)]);
        ahead.extend(whither);
        rest = verb;
    }
    let turned = &names.turned;
    let one = |word: &str| !word.contains(' ');
    let rest = match rest.split_once(' ') {
        // `hol ich sie ab`
        Some((part, verb)) if turned.prefixes.contains(part) && one(verb) => format!("{part}{verb}"),
        // `wir schneiden sie im Herbst`
        Some((who, does)) if turned.speakers.contains(&fold(who)) => {
            let (verb, rest) = does.split_once(' ').unwrap_or((does, ""));
            let done = (turned.infinitive)(&fold(who), verb).map(|verb| format!("{rest} {verb}"));
            done.map_or_else(|| does.to_owned(), |done| done.trim().to_owned())
        }
        // `Viene el jueves`
        _ if turned.articles.is_empty() => {
            let mut chars = rest.chars();
            chars.next().into_iter().flat_map(char::to_lowercase).chain(chars).collect()
        }
        _ => rest,
    };
    Named { name: capitalised(&format!("{said} {rest}")), kept: [ahead, kept].concat() }
}

/// `abreißen` for `reißen wir ab`, which the speaker does, alone or with somebody.
fn by_speaker(rest: &str, names: &Names) -> Option<String> {
    let turned = &names.turned;
    let words: Vec<&str> = rest.split(' ').take(TURNED + 1).collect();
    let verb = words.first()?;
    let who = words.get(1).filter(|who| turned.speakers.contains(&fold(who)))?;
    // `reißen ich ab` of two: the verb is that of several.
    let by = |who: &str| (turned.infinitive)(who, verb);
    let form = by(&fold(who)).or_else(|| turned.speakers.iter().find_map(by))?;
    if words.len() > TURNED {
        return None;
    }
    let tail = words.get(2..)?;
    Some(match tail.split_last() {
        Some((part, before)) if turned.prefixes.contains(&fold(part)) => {
            [before.join(" "), format!("{part}{form}")].join(" ").trim().to_owned()
        }
        _ => format!("{} {form}", tail.join(" ")).trim().to_owned(),
    })
}

/// `in die Werkstatt`, `zum Schmied`: where what stands `ahead` must go.
fn whither(text: &str, tokens: &[Token<'_>], ahead: &[usize], names: &Names) -> Option<Vec<usize>> {
    let from = *ahead.last()? + 1;
    tokens.get(from).filter(|must| names.noting.modals.has(must))?;
    let spoken = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken);
    let whither: Vec<usize> = (from + 1..from + 1 + WHITHER).take_while(spoken).collect();
    let word = |place: usize| whither.get(place).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let placed = &names.turned.placed;
    let leads =
        placed.to_where.contains(word(0)) || placed.into.contains(word(0)) && placed.them.contains(word(1));
    // `muss zum Service gebracht werden`
    let large =
        |at: &usize| tokens.get(*at).is_some_and(|token| token.said(text).starts_with(char::is_uppercase));
    let noun = whither.last().is_some_and(large);
    (leads && noun && whither.len() < WHITHER).then_some(whither)
}
