//! What somebody told of what he does himself: `der Elektriker hat gesagt, dass er …`.

use super::message::{self, called};
use super::telling::telling;
use super::visit::past_coming;
use super::{CALLING, OF, TELLING};
use crate::understand::event::name::edges::longest;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token};

/// `der Elektriker hat gesagt, dass er …`: takes out what stands between who told it and what he does, if he is
/// meant himself; so too in `ich hab mit dem Elektriker telefoniert, er …`.
pub(in crate::understand::event::name) fn without_report(
    tokens: &[Token<'_>],
    kept: &mut Vec<usize>,
    names: &Names,
) {
    if let Some((from, who, comma)) = called(tokens, kept, names) {
        kept.remove(comma);
        kept.drain(from..who);
        return;
    }
    if let Some((verb, that, said)) = teller_behind(tokens, kept, names) {
        kept.drain(that..said);
        kept.drain(..=verb);
        return;
    }
    if message::leads_on(tokens, kept, names).is_some() {
        return;
    }
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let word = |at: usize| token(at).map_or("", Token::word);
    let calling = if names.telling.encloses { TELLING + 1 } else { CALLING };
    let mark = |at: &&usize| tokens.get(**at).is_some_and(|token| !token.is_spoken());
    let marks = kept.iter().take_while(mark).count();
    // `el técnico de la lavadora ha dicho que viene`
    let of = names.what.is_empty() && names.of.contains(word(marks + OF));
    let calling = calling + if of { OF } else { 0 };
    // `ok so the roofer finally called back and he can do`
    let leads = |at: &&usize| {
        let opens =
            |token: &Token<'_>| names.sentences.points.has(token) || names.sentences.resigned.has(token);
        tokens.get(**at).is_some_and(opens)
    };
    let led = if names.known.is_empty() { 0 } else { kept.iter().skip(marks).take_while(leads).count() };
    let told = (marks + 1..=marks + led + calling).find_map(|from| {
        let rest = kept.get(from..)?;
        let came = || longest(tokens, rest, &names.speaking.messages, names);
        let said = reported(tokens, rest, names).max(came()).map(|said| from + said);
        let said = said.or_else(|| telling(tokens, kept, from, names))?;
        let comma = token(said).is_some_and(|mark| mark.kind == Kind::Comma);
        // `el del gas dijo que pasaba el martes y que …`: what else was told hangs on the telling.
        let implied = || {
            let rest = kept.get(said..)?;
            let goes_on = rest.iter().any(|at| names.that.contains(tokens.get(*at).map_or("", Token::word)));
            (is_his(tokens, rest, names) && !goes_on).then_some(said)
        };
        // `said he'd be here`, `said she would come round`
        let would = || {
            let last = word(said - 1);
            let helper = names.aside.helpers.contains(last);
            let who = if helper { word(said.checked_sub(2)?) } else { last };
            let elided = |pronoun: &str| names.aside.elided.contains(who) && who.starts_with(pronoun);
            let him = names.pronouns.contains(who) || names.pronouns.iter().any(elided);
            let comes =
                past_coming(tokens, kept, said - usize::from(helper), names).filter(|_| him && said > from);
            comes.map(|end| (from, end))
        };
        let next = said + usize::from(comma || goes_on(&word, said, names));
        // `le puisatier a confirmé qu'il serait là à dix heures avec la foreuse`, of which `serait là` is cut
        let there = || {
            let him = !names.telling.does.is_empty() && names.pronouns.contains(word(next));
            (him && message::is_apart(kept, next + 1)).then_some(next + 1)
        };
        let Some(to) = stands_for(&word, next, names).or_else(implied).or_else(there) else {
            return would();
        };
        // `he can do` before the time
        let does = || {
            // `he's free`
            let free = names.sentences.ready.contains(word(to));
            if free && (to + 1 == kept.len() || message::is_apart(kept, to + 1)) {
                return Some(to + 1);
            }
            let end = to + longest(tokens, kept.get(to..)?, &names.copulas, names)?;
            (end == kept.len() || message::is_apart(kept, end)).then_some(end)
        };
        // `he can come and look at the roof`
        let more = |end: &usize| !names.speaking.and.contains(word(*end));
        let comes = past_coming(tokens, kept, to, names).filter(more);
        let near = from <= marks + calling;
        let end = comes.or_else(does).or(near.then_some(to))?;
        // `he'll be in the yard`
        let placed = |be: usize| {
            let led = token(be + 1).is_some_and(|way| names.ways.has(way));
            led && token(be).is_some_and(|be| names.fixing.be.has(be))
        };
        Some((from, end + usize::from(placed(end))))
    });
    let Some((from, to)) = told else { return };
    // `the plumber just texted, he …`
    let soft = (1..from).rev().take_while(|at| names.softeners.contains(word(*at))).count();
    let from = from - soft;
    if !names.noting.own.contains(word(from - 1)) {
        // `der Tischler war da und hat gesagt, er …`
        let states = |at: &usize| names.comments.states.contains(word(*at));
        let verb = (2..from).find(states).unwrap_or(from);
        kept.drain(verb..to);
        return;
    }
    let verb = (from..to).find(|at| names.telling.verbs.contains(word(*at)));
    let company = |at: &usize| names.company.holds(word(*at));
    let with = verb.and_then(|verb| Some((verb, (from..verb).find(company)?)));
    let led = with.and_then(|(_, with)| longest(tokens, kept.get(with..)?, &names.company, names));
    if let (Some((verb, with)), Some(led)) = (with, led) {
        kept.drain(verb..to);
        kept.drain(..with + led);
    }
}

/// `me dijo el tapicero que pasaba`: the verb, behind which stands who told what he does himself, and from where to
/// where `que` leads on to it.
fn teller_behind(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<(usize, usize, usize)> {
    if !names.what.is_empty() || names.telling.does.is_empty() {
        return None;
    }
    let token = |at: &usize| kept.get(*at).and_then(|at| tokens.get(*at));
    let first = (0..kept.len()).find(|at| token(at).is_some_and(Token::is_spoken))?;
    let said = telling(tokens, kept, first, names)?;
    let verb = (first..said).find(|at| token(at).is_some_and(|token| names.telling.verbs.has(token)))?;
    let leads = |at: &usize| {
        let led = kept.get(*at..).and_then(|rest| longest(tokens, rest, &names.telling.that, names));
        led.is_some_and(|led| at + led == said)
    };
    let that = (verb + 2..said).find(leads)?;
    is_his(tokens, kept.get(said..)?, names).then_some((verb, that, said))
}

/// `and she can` at `at`, in `the optician called and she can see Nan`
fn goes_on<'w>(word: &impl Fn(usize) -> &'w str, at: usize, names: &Names) -> bool {
    names.speaking.and.contains(word(at)) && names.noting.questions.contains(word(at + 2))
}

/// Past the word at `at` that stands for the one who was named, `er`, or `der` in `der kommt`, or past `ich kann
/// kommen`, which is to him.
fn stands_for<'w>(word: &impl Fn(usize) -> &'w str, at: usize, names: &Names) -> Option<usize> {
    let told = &names.telling;
    let shown = names.to_whom.contains(word(at)) || names.what.contains(word(at));
    // `he can do Monday`, of which only `he` is not cut
    let alone = !names.known.is_empty() && !word(at + 1).starts_with(char::is_alphanumeric);
    // `my sister rang, she's arriving`
    let elided = names.sentences.joined.contains(word(at)) && !names.noting.own.contains(word(at));
    let does = (names.pronouns.contains(word(at)) || elided && names.sentences.backs.contains(word(at)))
        && (alone || word(at + 1).starts_with(char::is_alphanumeric));
    // `qu'il passe`, but `qu'il faut`
    let any = told.encloses || told.does.is_empty() || told.does.contains(word(at + 1));
    if does && any || shown && told.does.contains(word(at + 1)) {
        return Some(at + 1);
    }
    let comes = names.noting.own.contains(word(at))
        && names.noting.modals.holds(word(at + 1))
        && told.comes.contains(word(at + 2));
    comes.then_some(at + 3)
}

/// `pasa el martes`: a verb whose subject is not said, where the language needs none, and is who told it.
pub(super) fn is_his(tokens: &[Token<'_>], rest: &[usize], names: &Names) -> bool {
    let word = |at: usize| rest.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let apart = rest.get(1).is_none_or(|next| rest.first().is_some_and(|first| first + 1 < *next));
    let subject = names.noting.articles.contains(word(1)) || names.noting.people.contains(word(1));
    names.what.is_empty() && names.telling.does.contains(word(0)) && (apart || !subject)
}

/// How many of the kept tokens tell something; where a pronoun follows, `the vet rang he'll be here`, no comma is
/// needed.
fn reported(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let told = || {
        let word = kept.first().and_then(|at| tokens.get(*at))?.word();
        names.told.beginning(word).iter().any(|told| told.get(1..) == Some(&[","])).then_some(1)
    };
    longest(tokens, kept, &names.told, names).or_else(told)
}
