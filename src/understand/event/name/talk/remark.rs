//! What is remarked behind a name and its time, known by how it begins: `…, il faudra prévoir un cadeau`.

use super::{CALLING, says_what};
use crate::understand::event::name::edges::{behind, longest};
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// `…, il faudra prévoir un cadeau`: takes out what is remarked behind a name whose time was said; what joins a place
/// to it goes alone, `…, c'est à la mairie`.
pub(super) fn without_remark(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    without_witness(tokens, cut, kept, names);
    if names.remarks.is_empty() && names.joined.is_empty() {
        return;
    }
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let Some(first) = kept.first().copied() else { return };
    let mark =
        |at: usize| tokens.get(at).is_some_and(|token| matches!(token.kind, Kind::Comma | Kind::SentenceEnd));
    // `…, mets-le dans l'agenda`
    let last = tokens.iter().rposition(Token::is_spoken).map_or(0, |last| last + 1);
    let asked = (0..last).rev().take_while(|at| is_cut(*at)).last().filter(|at| *at > 0 && mark(at - 1));
    let end = asked.unwrap_or(tokens.len());
    let tail = last - (0..last).rev().take_while(|at| is_cut(*at)).count();
    // `demain à dix heures avec papa`: no trigger alone is so long.
    let before_all = first > CALLING || first == CALLING && (0..first).all(is_cut);
    let timed_from = (first..tokens.len()).find(|at| is_cut(*at)).filter(|_| first <= CALLING);
    let [last_said, last_inside] = [end, tail.min(end)].map(|end| (0..end).rev().find(|at| is_cut(*at)));
    for from in 1..kept.len() {
        let (Some(before), Some(here)) = (kept.get(from - 1).copied(), kept.get(from).copied()) else {
            return;
        };
        let timed = before_all || timed_from.is_some_and(|timed| timed < here);
        // `… a las seis así que nada de pilates calendario`
        let gap = (before + 1..here).any(is_cut);
        let last_cut = if gap { last_inside } else { last_said };
        // `dice la maestra que el día trece no hay comedor`
        let told = gap && names.that.contains(word(before));
        if !timed || told || last_cut.is_some_and(|cut| cut >= here) {
            continue;
        }
        let rest = kept.get(from..).unwrap_or_default();
        let joined = longest(tokens, rest, &names.joined, names);
        let Some(taken) = longest(tokens, rest, &names.remarks, names).or(joined) else { continue };
        // `… jeudi à dix-neuf heures, le thème c'est les années 80`
        let topic = topic_before(tokens, kept, from, names);
        let (from, before) = topic.map_or((from, before), |(from, before)| (from, before));
        // `… à neuf heures dans son bureau il faut que j'y sois`, but `le livre qu'il faut rendre`
        let linked = names.noting.links.contains(word(before)) || names.that.contains(word(here));
        let clause = || taken > 1 && !linked;
        let apart = topic.is_some() || mark(before) || gap || clause();
        if !apart {
            continue;
        }
        // `…, et c'est à la mairie`
        let joint = usize::from(joined == Some(taken));
        let copula = longest(tokens, rest.get(joint..).unwrap_or_default(), &names.copulas, names);
        let place = rest.get(taken).is_some_and(|next| names.ways.contains(word(*next)));
        let placed = place && copula.is_some_and(|copula| joint + copula == taken);
        if !placed && joined.is_some_and(|taken| names_more(tokens, rest, taken, names)) {
            return;
        }
        if is_reason(tokens, kept, from, names) {
            kept.drain(..from);
            return;
        }
        let with = rest.iter().any(|at| names.company.holds(word(*at)));
        // `pour le boulot, lundi à neuf heures je dois rendre le rapport`
        let mut said = kept.iter().take(from).filter(|at| tokens.get(**at).is_some_and(Token::is_spoken));
        let topic = said.next().map_or("", |topic| word(*topic));
        let who =
            said.next().is_none() && (proper::name(topic).is_some() || names.noting.people.contains(topic));
        if with
            || who
            || names.ways.contains(topic)
            || !says_what(tokens, kept.get(..from).unwrap_or_default(), names)
        {
            continue;
        }
        let from = from - usize::from(mark(before));
        let to = if placed { kept.len() - rest.len() + taken } else { kept.len() };
        kept.drain(from..to);
        return;
    }
}

/// `le thème` in `samedi à vingt heures le thème c'est les années 80`: where what is told of begins, of which the kept tokens from
/// `from` on say what it is, and the token before it; behind a mark or a time.
fn topic_before(tokens: &[Token<'_>], kept: &[usize], from: usize, names: &Names) -> Option<(usize, usize)> {
    let at = |place: usize| kept.get(place).copied().unwrap_or_default();
    let token = |place: usize| tokens.get(at(place));
    let word = |place: usize| token(place).map_or("", Token::word);
    // `c'est`, but `ça va`
    let is = names.sentences.is.contains(word(from + 1)) && at(from) + 2 >= at(from + 1);
    if !is || !names.sentences.presents.contains(word(from)) {
        return None;
    }
    let apart = |place: &usize| {
        at(place - 1) + 1 < at(*place) || token(place - 1).is_some_and(|mark| !mark.is_spoken())
    };
    let first = (1..from).rev().take(TOPIC).find(apart)?;
    let run = at(from) - at(first) == from - first && token(first).is_some_and(Token::is_spoken);
    (run && names.noting.articles.contains(word(first))).then(|| (first, at(first - 1)))
}

/// No more words name it.
const TOPIC: usize = 3;

/// `la nounou est malade, donc mercredi je garde Tom`: the kept tokens up to `from` are only the reason for the rest.
fn is_reason(tokens: &[Token<'_>], kept: &[usize], from: usize, names: &Names) -> bool {
    let (said, rest) = kept.split_at(from);
    behind(tokens, said, &names.hence).next().is_some() && says_what(tokens, rest, names)
}

/// `…, monsieur le curé me l'a confirmé`, `…, que me lo ha dicho tu madre`: takes out who said that it is so, behind a
/// name whose time was said.
fn without_witness(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let mark =
        |at: &usize| tokens.get(*at).is_some_and(|token| !token.is_spoken() && token.kind != Kind::Symbol);
    let Some(first) = kept.first().copied() else { return };
    let mut timed = false;
    for from in 1..kept.len() {
        let Some((before, here)) = kept.get(from - 1).copied().zip(kept.get(from).copied()) else { return };
        let gap = before + 1 < here && (before + 1..here).any(is_cut);
        timed |= gap || first > CALLING;
        if !timed || !gap && !mark(&before) || mark(&here) {
            continue;
        }
        let rest = kept.get(from..).unwrap_or_default();
        let run = rest.iter().zip(here..).take_while(|(at, next)| **at == *next && !mark(at)).count();
        let clause = rest.get(..run).unwrap_or_default();
        let said = kept.get(..from).unwrap_or_default();
        if is_witness(tokens, clause, names) && says_what(tokens, said, names) {
            let from = from - usize::from(mark(&before));
            kept.drain(from..from + run + usize::from(mark(&before)));
            return;
        }
    }
}

/// The clause says no more than who told or confirmed it.
pub(super) fn is_witness(tokens: &[Token<'_>], clause: &[usize], names: &Names) -> bool {
    let word = |at: usize| clause.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let past = |at: usize| Some(at + longest(tokens, clause.get(at..)?, &names.speaking.confirms, names)?);
    let that = usize::from(names.that.contains(word(0)));
    // `que me lo ha dicho tu madre`
    let first =
        past(that).is_some_and(|end| clause.len() <= end + CALLING && (that > 0 || end < clause.len()));
    let last = (1..=CALLING + 1).any(|at| past(at) == Some(clause.len()));
    let told = &names.telling;
    let encloses = told.encloses
        && told.to.contains(word(0))
        && clause.len() > 2
        && told.verbs.contains(word(clause.len() - 1));
    clause.len() > 1 && (first || last || encloses)
}

/// `et c'est moi qui fais les gaufres`: a thing or somebody stands behind a verb in the clause whose subject are the first
/// `taken` kept tokens; a pronoun that looks like an article stands before it, `qui l'emmène`.
fn names_more(tokens: &[Token<'_>], kept: &[usize], taken: usize, names: &Names) -> bool {
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let noting = &names.noting;
    let thing = |at: usize| {
        let one = noting.people.contains(word(at)) && names.after.holds(word(at));
        let small = names.ways.contains(word(at)) || noting.links.contains(word(at));
        one || noting.is_thing(word(at)) && !small
    };
    let leads = |at: usize| {
        noting.subjects.contains(word(at))
            || noting.links.contains(word(at))
            || noting.nots.contains(word(at))
            || names.pronouns.contains(word(at))
    };
    let spoken = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).is_some_and(Token::is_spoken);
    (taken + 1..kept.len()).any(|at| thing(at) && !leads(at - 1) && spoken(at + 1))
}
