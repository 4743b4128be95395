//! What is said around a memo and does not belong to its name.
//!
//! What led to it and who told it is here. What is said beside the name is told by its words, as languages build such
//! clauses: by a subject that a verb follows, with or without a comma ([`clause`]), by a subject somewhere among the first
//! words between two marks ([`comment`]), or by how it begins ([`remark`]).

mod around;
mod clause;
mod comment;
mod host;
mod leading;
mod message;
mod remark;
mod speaker;
mod spoken_to;
mod titled;

pub(super) use around::{without_check, without_closing, without_phoned};
pub(super) use clause::{coming, is_room, past_coming, without_mover, without_reason, without_visit};
pub(super) use host::without_host;
pub(crate) use leading::{mark_restated, mark_talk};
pub(crate) use speaker::mark_speaker;
pub(crate) use spoken_to::mark_spoken_to;
pub(crate) use titled::mark_titled;

use message::{called, past_told};

use super::edges::{longest, without_back, without_marks, without_opening};
use super::noting::noting;
use crate::understand::language::{Names, Phrases, WordList};
use crate::understand::words::{Kind, Token};

/// The most words of what is told before a memo begins.
const TOLD: usize = 14;

/// No more words than this name who told it, or are an address or a noise before `note dans l'agenda que`.
const CALLING: usize = 4;

/// So many words name somebody of whom is said whose he is, `el técnico de …`, and so many say it.
const OF: usize = 2;

/// No more words than this name who told it where whom it was told is said, too.
const TELLING: usize = 7;

/// No more words than this say that somebody comes.
const COMING: usize = 3;

/// The fewest words of a sentence for itself; among so many first ones stands its subject.
const TOLD_APART: usize = 3;

/// Among so many words stands what somebody was given.
const GIVEN: usize = 9;

/// Among so many words behind what happens stands that it is then.
const THEN: usize = 6;

/// How often something is looked for behind talk.
const LOOKS: usize = 8;

/// Takes out what is said beside the name and says nothing of it.
pub(super) fn without_asides(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    kept: &mut Vec<usize>,
    names: &Names,
) {
    clause::without_clauses(tokens, kept, names);
    comment::without_comments(text, tokens, cut, kept, names);
    remark::without_remark(tokens, cut, kept, names);
}

/// `la maîtresse m'a dit que …`, `je viens d'avoir le cabinet au téléphone donc …`: what led to the memo goes, if
/// something is left that names it.
pub(super) fn without_news<'k>(tokens: &[Token<'_>], kept: &'k [usize], names: &Names) -> &'k [usize] {
    let Some(end) = past_news(tokens, kept, names) else { return kept };
    let rest = kept.get(end..).unwrap_or_default();
    // `the vet rang, he comes`, `the vet rang, appointment moved`: the rest does not say with whom.
    let comma = end.checked_sub(1).and_then(|at| tokens.get(*kept.get(at)?));
    // `…, c'est ok pour mardi, salle des mariages`
    let what = without_saying(tokens, rest, names);
    let spoken = |token: &&Token<'_>| token.is_spoken() || token.kind == Kind::Dash && token.glued;
    let mut words = what.iter().filter_map(|at| tokens.get(*at)).take_while(spoken);
    let first = words.next().map_or("", Token::word);
    // `die Praxis hat angerufen, Kontrolle`: in some languages one word names it.
    let says_little = || !names.telling.encloses || names.event.eq_ignore_ascii_case(first);
    let agreed = || message::agreed(tokens, kept, names) == Some(end);
    let parted = comma.is_some_and(|comma| comma.kind == Kind::Comma);
    // `before I lose the card, dermatologist`: that says only when the speaker might forget it.
    let lest = kept.first().and_then(|at| tokens.get(*at)).is_some_and(|first| names.noting.lest.has(first));
    let leans = parted
        && !lest
        && (first.is_empty()
            || names.pronouns.contains(first)
            || words.next().is_none() && !agreed() && !is_then(tokens, rest, names) && says_little());
    // `j'ai enfin une date pour la hanche, c'est le 14 à l'hôpital`
    let word = rest.first().and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let joins = parted && message::is_apart(kept, end) && names.ways.contains(word);
    // `hemos quedado en casa de Bea el 24, yo llevo el postre`
    let own = parted && names.what.is_empty() && message::is_apart(kept, end - 1) && {
        let does = names.sentences.own.contains(word);
        does && !names.telling.does.is_empty()
    };
    let leans = leans || joins || own || end > 1 && is_his(tokens, rest, names);
    // `me han dado la rehabilitación …, menuda hora`
    let said = without_marks(tokens, rest);
    let comment = longest(tokens, said, &names.sentences.comments, names) == Some(said.len());
    if !leans && !comment && says_what(tokens, rest, names) {
        return rest;
    }
    spoken_with(tokens, kept, rest, names).unwrap_or(kept)
}

/// `squash is`, `jab's` before a time: of the first word of `rest` it is said when it is.
fn is_then(tokens: &[Token<'_>], rest: &[usize], names: &Names) -> bool {
    let Some((at, first)) = rest.first().and_then(|at| Some((at, tokens.get(*at)?))) else { return false };
    let short = first.end - first.start > first.folded.len() && !names.sentences.elided.is_empty();
    let is = |at: usize| tokens.get(at).is_some_and(|is| names.sentences.is.has(is));
    // `lunch on Sunday is at one`
    let cut = |at: &usize| !rest.contains(at) && tokens.get(*at).is_some_and(Token::is_spoken);
    let later = || !names.known.is_empty() && (at + 1..at + THEN).take_while(cut).any(is);
    is(at + 1) && !rest.contains(&(at + 1)) || short || later()
}

/// Past what led to the memo.
fn past_news(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let longest = |at: usize, phrases: &Phrases| {
        let taken = longest(tokens, kept.get(at..)?, phrases, names)?;
        Some(at + taken)
    };
    // `avant que j'oublie, …`: that is no news.
    let noted = noting(tokens, kept, names).max(longest(0, &names.before).filter(|opened| *opened > CALLING));
    let begun = longest(0, &names.news).filter(|from| noted.is_none_or(|noted| noted <= *from));
    let news = || {
        let from = begun?;
        let sentence = |at: usize| {
            let token = kept.get(at).and_then(|at| tokens.get(*at))?;
            // `a text from Dr. Lee's office`
            let title = at.checked_sub(1).and_then(|title| tokens.get(*kept.get(title)?));
            let titled = title.is_some_and(|title| names.fixing.titles.has(title));
            (matches!(token.kind, Kind::SentenceEnd | Kind::Colon) && !titled).then_some(at + 1)
        };
        // `I had an email from school, …`
        let comma = |at: usize| {
            let token = kept.get(at).and_then(|at| tokens.get(*at))?;
            (token.kind == Kind::Comma).then_some(at + 1)
        };
        let given = |at: usize| past_slot(tokens, kept, at, names);
        let led = (from..from + TOLD)
            .find_map(|at| given(at).or_else(|| longest(at, &names.hence)).or_else(|| sentence(at)));
        led.or_else(|| (from..from + TOLD).find_map(comma))
    };
    // `Doktor Haas hat frei, deshalb ist die Kontrolle …`
    let therefore = || {
        let comma =
            |at: &usize| kept.get(*at).and_then(|at| tokens.get(*at)).is_some_and(|t| t.kind == Kind::Comma);
        let next = |at: usize| kept.get(at + 1).and_then(|at| tokens.get(*at)).map_or("", Token::word);
        let comma = (1..TOLD).filter(comma).find(|at| names.comments.therefore.contains(next(*at)))?;
        // `der Kaminkehrer kommt am Montag, also schreib's auf`: what was said is to be noted.
        let back = kept.get(comma + 1).is_some_and(|also| asks_back(tokens, also + 1, names));
        let timed = || kept.iter().take(comma + 1).zip(kept.iter().skip(1)).any(|(at, next)| at + 1 < *next);
        (!back || !timed()).then_some(comma + 2)
    };
    // `heard back from the nursery, …`, and not only `heard`
    // `just heard from Kate, she's coming`: `heard` is not all that tells it.
    let called = |told: &usize| {
        let phoned = longest(0, &names.speaking.phoned).filter(|phoned| phoned >= told);
        let comma = |at: usize| tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
        phoned.is_some_and(|end| kept.iter().skip(end).take(CALLING).any(|at| comma(at + 1)))
    };
    let told = past_told(tokens, kept, names).filter(|told| !called(told));
    let told = told.filter(|_| begun.is_none() || begun <= longest(0, &names.told)).or_else(news).or(told);
    told.or_else(therefore)
}

/// `schreib's`, `trag ihn`: what was said before is to be noted.
pub(super) fn asks_back(tokens: &[Token<'_>], at: usize, names: &Names) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let (verb, next) = (word(at), word(at + 1));
    let puts = names.puts.contains(verb) || names.noting.is_noting(verb);
    let asks = puts || names.splits.iter().any(|(splits, _)| *splits == verb);
    asks && (names.sentences.backs.contains(next) || names.aside.back.contains(next) || next == "s")
}

/// `and they've given me a slot for the scan` at `at`: past what leads to what was given.
fn past_slot(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> Option<usize> {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let word = |at: usize| token(at).map_or("", Token::word);
    // `… einen Termin für die Impfung bekommen`: the verb stands behind what was given.
    if names.telling.encloses || !names.speaking.and.contains(word(at)) {
        return None;
    }
    // `rendez-vous`
    let within = |token: &Token<'_>| token.is_spoken() || token.kind == Kind::Dash && token.glued;
    let mut given = (at + 2..at + GIVEN).take_while(|at| token(*at).is_some_and(within));
    let slot =
        given.find(|at| names.sentences.slots.contains(word(*at)) && names.ways.contains(word(at + 1)))?;
    let pair = kept.get(slot).zip(kept.get(slot + 1));
    let joined = pair.is_some_and(|(slot, next)| slot + 1 == *next);
    joined.then_some(slot + 2)
}

/// Without an opening of two words or more, `c'est ok pour`.
fn without_saying<'k>(tokens: &[Token<'_>], rest: &'k [usize], names: &Names) -> &'k [usize] {
    let said = longest(tokens, rest, &names.before, names).filter(|taken| *taken > 1);
    without_marks(tokens, rest.get(said.unwrap_or(0)..).unwrap_or_default())
}

/// `j'ai eu le plombier au téléphone, il passe …`: with whom, if what was told, `rest`, says no more than that he comes.
fn spoken_with<'k>(
    tokens: &[Token<'_>],
    kept: &'k [usize],
    rest: &[usize],
    names: &Names,
) -> Option<&'k [usize]> {
    let words = rest.iter().filter(|at| tokens.get(**at).is_some_and(Token::is_spoken)).count();
    let from = longest(tokens, kept, &names.spoke, names)?;
    let who = kept.get(from..kept.len() - rest.len()).filter(|who| !who.is_empty())?;
    (1..=COMING).contains(&words).then_some(who)
}

/// `der Elektriker hat gesagt, dass er …`: takes out what stands between who told it and what he does, if he is
/// meant himself; so too in `ich hab mit dem Elektriker telefoniert, er …`.
pub(super) fn without_report(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
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
        Some((from, end))
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

/// `me dijo el tapicero que pasaba`: the verb, behind which stands who told what he does himself, and from where to where
/// `que` leads on to it.
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
fn is_his(tokens: &[Token<'_>], rest: &[usize], names: &Names) -> bool {
    let word = |at: usize| rest.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let apart = rest.get(1).is_none_or(|next| rest.first().is_some_and(|first| first + 1 < *next));
    let subject = names.noting.articles.contains(word(1)) || names.noting.people.contains(word(1));
    names.what.is_empty() && names.telling.does.contains(word(0)) && (apart || !subject)
}

/// How many of the kept tokens tell something; where a pronoun follows, `the vet rang he'll be here`, no comma is needed.
fn reported(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let told = || {
        let word = kept.first().and_then(|at| tokens.get(*at))?.word();
        names.told.beginning(word).iter().any(|told| told.get(1..) == Some(&[","])).then_some(1)
    };
    longest(tokens, kept, &names.told, names).or_else(told)
}

/// `m'a rappelé que` at `at`: whom it was told, a verb of telling and what leads on; where that ends.
fn telling(tokens: &[Token<'_>], kept: &[usize], at: usize, names: &Names) -> Option<usize> {
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

/// `du weißt ja, am Samstag ist die Hochzeit`, `wenn ich richtig liege, ist am Freitag …`: takes out a clause that
/// stands before the first time, which a copula joins to what is then.
pub(super) fn without_clause(tokens: &[Token<'_>], cut: &[bool], kept: &mut Vec<usize>, names: &Names) {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let spoken = |at: &&usize| tokens.get(**at).is_some_and(Token::is_spoken);
    let opens = |at: &&usize| !names.clauses.contains(word(**at)) && names.before.holds(word(**at));
    let mut words = kept.iter().filter(spoken).skip_while(opens);
    if !words.next().is_some_and(|first| names.clauses.contains(word(*first))) {
        return;
    }
    let is_cut = |at: usize| cut.get(at).copied().unwrap_or_default();
    let gap = kept.windows(2).position(|pair| match pair {
        [last, next] => (last + 1..*next).any(is_cut),
        _ => false,
    });
    let Some((last, next)) = gap.and_then(|gap| Some((*kept.get(gap)?, *kept.get(gap + 1)?))) else { return };
    let said = kept.iter().take_while(|at| **at <= last).filter(spoken).count();
    let joins = |at: usize| names.copulas.holds(word(at));
    let joined = joins(next) || (last + 1..next).find(|at| is_cut(*at)).is_some_and(|time| joins(time - 1));
    // `ich hab die Karten, das Konzert ist am Montag`
    let rest = kept.get(kept.partition_point(|at| *at <= last)..).unwrap_or_default();
    if joined && said > 1 && says_what(tokens, rest, names) {
        kept.retain(|at| *at > last);
    }
}

/// Begins to tell what led to the memo, behind what says nothing.
fn is_news(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut rest = kept;
    for _ in 0..LOOKS {
        if longest(tokens, rest, &names.news, names).is_some() {
            return true;
        }
        rest = without_opening(tokens, without_marks(tokens, rest), names);
    }
    false
}

/// Something is left that names what is to happen.
pub(super) fn says_what(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let mut rest = kept;
    for _ in 0..LOOKS {
        let before = rest.len();
        rest = without_opening(tokens, without_marks(tokens, rest), names);
        rest = without_back(tokens, rest, names);
        if rest.len() == before {
            break;
        }
    }
    let joins = longest(tokens, rest, &names.copulas, names).is_some();
    // `…, sonst ist keiner da`
    let otherwise = longest(tokens, rest, &names.sentences.otherwise, names).is_some();
    !rest.is_empty() && !joins && !otherwise
}
