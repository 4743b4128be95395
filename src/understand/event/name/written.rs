//! How the tokens of a name are written: what stood between them in the memo, and what joined them to a time.

use super::edges::longest;
use super::elided::joins_elided;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token, ends_in, is_apostrophe};

/// So many marks are said in one.
const MARKS: usize = 4;

/// The kept tokens as they are written; `written` are those that are written otherwise than they were said.
pub(super) fn joined(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    written: &[(usize, String)],
    names: &Names,
) -> String {
    let mut name = String::with_capacity(kept.len() * 7);
    let mut last: Option<usize> = None;
    let leads = |word: &str| {
        // `Flug am Montag, ein Koffer`
        let article = names.what.contains(word);
        let particle = !article && names.particles.contains(word) && names.after.holds(word);
        names.ways.contains(word) || names.company.holds(word) || particle
    };
    for (place, at) in kept.iter().enumerate() {
        let Some(token) = tokens.get(*at) else { continue };
        let follows = last.is_some_and(|last| last + 1 == *at);
        // The point of a number that was cut out ended the sentence, too.
        let point = token.kind == Kind::Dot && !follows;
        let separator = point || separates(token);
        // A mark behind a cut belonged to what was cut.
        let ended = name.ends_with([':', ',', ';', '.', '!', '?']);
        // `Kurs, Anfänger, Samstag, am See`, `Untersuchung am Montag, am Schalter 3 melden`: another part of what is listed, or
        // something to do there.
        let another = || {
            let next = kept.get(place + 1).and_then(|at| tokens.get(*at));
            let listed = || name.contains(", ") && next.is_some_and(|mark| mark.kind == Kind::Comma);
            names.telling.encloses
                && token.kind == Kind::Comma
                && (listed() || instructs(tokens, kept, place, names))
        };
        let opens = || {
            let next = tokens.get(at + 1).map(|next| next.said(text));
            next.is_some_and(|said| said.starts_with(char::is_uppercase))
        };
        // `stocktake Friday at six, the shop's shut, wear old shoes`: what stood between went with its own mark.
        let beside = |next: usize| {
            let is = |kind: Kind| {
                let before = next.checked_sub(1).and_then(|before| tokens.get(before));
                before.is_some_and(|mark| mark.kind == kind)
            };
            let sentence = || names.aside.elided.is_empty() && is(Kind::SentenceEnd);
            next == at + 1 || !names.telling.encloses && (is(Kind::Comma) || sentence())
        };
        // `pack the car on Friday: tent, stove`
        let lists = token.kind == Kind::Colon;
        let adds = (token.kind == Kind::Comma || lists)
            && !ended
            && !name.is_empty()
            && kept.get(place + 1).is_some_and(|next| {
                beside(*next)
                    && tokens
                        .get(*next)
                        .is_some_and(|next| next.is_spoken() && (!leads(next.word()) || another()))
                    || is_added(tokens, kept.get(place + 1..).unwrap_or_default(), names)
            });
        // `funeral, on Friday, at the chapel`, `Concert! On Friday in the church`, `Dentist: Friday at Lee's`: the mark belonged
        // to the time.
        let leads_on = || {
            // `reunion, 10 October, 6 pm, at Tina's`
            let mut behind = kept.iter().skip(place + 1);
            let next = behind.find(|next| tokens.get(**next).is_some_and(|next| next.kind != Kind::Comma));
            let next = next.filter(|next| **next > at + 1);
            // `dinner, Friday at seven with Anna`, `barbecue, Saturday at three if it stays dry`
            let unmarked = |next: usize| {
                let before = next.checked_sub(1).and_then(|before| tokens.get(before));
                before.is_some_and(Token::is_spoken)
            };
            next.and_then(|next| Some((*next, tokens.get(*next)?))).is_some_and(|(at, next)| {
                let hangs = || names.company.has(next) || names.sentences.conditions.has(next);
                names.ways.has(next) || unmarked(at) && hangs()
            })
        };
        if matches!(token.kind, Kind::Comma | Kind::SentenceEnd | Kind::Colon) && leads_on() && !another()
            || matches!(token.word(), "." | "!") && goes_on(tokens, kept, place)
            || separator && !follows && !adds && !point && (token.kind != Kind::SentenceEnd || ended)
            || point && (ended || !opens())
            || token.kind == Kind::LineBreak
        {
            continue;
        }
        let closes = token.word() == ")";
        let written = written.iter().find(|(place, _)| place == at).map(|(_, written)| written.as_str());
        // `Audition mardi à 10 h. Centre culturel`: the dot of the time ended the sentence, too; but `Landlord to send …` of
        // `the landlord. He'll send …`.
        let dotted = || {
            let before = at.checked_sub(1).and_then(|before| tokens.get(before));
            let mark = before.is_some_and(|mark| mark.said(text).ends_with('.'));
            mark && token.is_spoken() && token.said(text).starts_with(char::is_uppercase)
        };
        if written.is_none() && last.is_some_and(|last| last < *at) && !follows && !ended && dotted() {
            name.push('.');
        }
        let touching = name.is_empty() || closes || (follows && token.glued);
        // `Inscrire Théo au judo ! La permanence`
        let spaced = !token.glued && names.spaced.contains(&token.word());
        let leaning = separator && token.kind != Kind::Dash && !spaced;
        if !touching && !leaning {
            name.push(' ');
        }
        name.push_str(written.unwrap_or_else(|| said(text, tokens, kept, place, names)));
        last = Some(*at);
    }
    name
}

/// `Greg's stag do. Friday 8 May, Prague`, `Driving test!! On Friday, at the centre`: what the time stands with, behind
/// the marks at `place`, goes on behind it.
fn goes_on(tokens: &[Token<'_>], kept: &[usize], place: usize) -> bool {
    let mark = |place: usize| {
        let token = kept.get(place).and_then(|at| tokens.get(*at));
        token.is_some_and(|token| matches!(token.word(), "." | "!"))
    };
    let last = (place..place + MARKS).take_while(|place| mark(*place)).last().unwrap_or(place);
    let next = kept.get(last + 1).zip(kept.get(last)).filter(|(next, at)| **next > **at + 1);
    next.and_then(|(next, _)| tokens.get(*next)).is_some_and(|next| next.kind == Kind::Comma)
}

/// `am Empfang nach Herrn Petersen fragen`: what is to be done there stands behind the mark at `place`.
fn instructs(tokens: &[Token<'_>], kept: &[usize], place: usize, names: &Names) -> bool {
    let token = |place: usize| kept.get(place).and_then(|at| tokens.get(*at));
    let comma = |place: &usize| token(*place).is_some_and(|mark| mark.kind == Kind::Comma);
    let from = (place..kept.len()).find(|place| !comma(place)).unwrap_or(kept.len());
    let end = (from..kept.len()).find(|place| token(*place).is_none_or(|mark| !mark.is_spoken()));
    let last = end.unwrap_or(kept.len()).checked_sub(1).filter(|last| *last > from + 1);
    last.and_then(token).is_some_and(|last| names.settling.instructs.has(last))
}

/// `para no hacer cola`, `con lo que ha llovido`: what the first of the kept tokens begin is added to what was said.
fn is_added(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let token = |place: usize| kept.get(place).and_then(|at| tokens.get(*at));
    let aims = || {
        let not = usize::from(token(1).is_some_and(|not| names.noting.nots.has(not)));
        token(0).is_some_and(|aim| names.aims.has(aim))
            && token(not + 1).is_some_and(|verb| names.is_infinitive(verb.word()))
    };
    longest(tokens, kept, &names.added, names).is_some() || aims()
}

fn separates(token: &Token<'_>) -> bool {
    const MARKS: [Kind; 6] =
        [Kind::Comma, Kind::Semicolon, Kind::SentenceEnd, Kind::Colon, Kind::Dash, Kind::LineBreak];
    MARKS.contains(&token.kind)
}

/// What was said of the kept token at `place`, without an `'s` that joins it to a time.
fn said<'t>(text: &'t str, tokens: &[Token<'_>], kept: &[usize], place: usize, names: &Names) -> &'t str {
    let said = kept.get(place).and_then(|at| tokens.get(*at)).map_or("", |token| token.said(text));
    if joins_elided(text, tokens, kept, place, names) {
        return said.trim_end_matches(['s', 'S', '\'', '’']);
    }
    // In the midst of a name the apostrophe is a token of its own.
    let ends = kept.get(place + 1).is_none_or(|next| kept.get(place).is_some_and(|at| *next > at + 1));
    let several = kept.get(place).filter(|_| ends).and_then(|at| of_several(text, tokens, *at, names));
    several.unwrap_or(said)
}

/// `lunch at the Patels'`: the word at `at` with the apostrophe that says whose it is, where nothing else is quoted.
fn of_several<'t>(text: &'t str, tokens: &[Token<'_>], at: usize, names: &Names) -> Option<&'t str> {
    let token = tokens.get(at).filter(|_| !names.aside.elided.is_empty())?;
    let mark = text.get(token.end..)?.chars().next().filter(|mark| is_apostrophe(*mark))?;
    let whose = ends_in(&token.folded, "s")
        && (1..=LED).any(|back| {
            let led = at.checked_sub(back).and_then(|before| tokens.get(before));
            led.is_some_and(|led| names.known.has(led))
        });
    let quotes = || {
        let before = text.get(..token.start).unwrap_or_default();
        let mut before = before.chars();
        let mut inside = false;
        before.any(|c| {
            let opens = is_apostrophe(c) && !inside;
            inside = c.is_alphanumeric();
            opens
        })
    };
    let quotes = whose && quotes();
    text.get(token.start..token.end + mark.len_utf8()).filter(|_| whose && !quotes)
}

/// No more words stand between `the` and those who live there: `the two Smiths'`.
const LED: usize = 2;

/// With a capital first letter.
pub(in crate::understand::event) fn capitalised(name: &str) -> String {
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
