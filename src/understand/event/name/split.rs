//! Verbs of asking whose rest stands behind what is asked for: `leg … an`, `pack mir … auf den Montag`.

use std::ops::Range;

use super::edges::{behind, longest};
use super::joint::TALK;
use super::parting::parts_clauses;
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// The most words before a verb of asking.
const OPENING: usize = 16;

/// Among so many words somebody is asked, and so many lead on to for whom.
const FIRST: usize = 3;

/// `leg … an`: takes out a verb of asking that opens what is kept, and the rest of it at the end.
pub(super) fn without_split(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    if names.splits.is_empty() {
        return;
    }
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let spoken = |at: &usize| tokens.get(*at).is_some_and(Token::is_spoken);
    let split = |at: &usize| names.splits.iter().find(|(verb, _)| *verb == word(at)).map(|(_, rest)| *rest);
    let asking = |at: &usize| split(at).is_some() || names.shoves.contains(word(at));
    let noise = |at: &usize| !spoken(at) || !asking(at) && names.before.holds(word(at));
    let mut opens = 0;
    while let Some(rest) = kept.get(opens..).filter(|rest| !rest.is_empty() && opens < OPENING) {
        // `sei so lieb und trag … ein`
        let first = rest.first().is_some_and(asking);
        let few = 1 + usize::from(names.telling.encloses);
        // `grüß dich, trag … ein`
        let marked = |place: usize| rest.get(place).is_some_and(|at| parts_clauses(tokens, *at));
        // `Schatz, schreib … auf`
        let ends = |asked: usize| {
            asked > few || marked(asked) || names.telling.encloses && asked > 1 && marked(asked - 1)
        };
        let asked = longest(tokens, rest, &names.before, names).filter(|asked| !first && ends(*asked));
        // `could you possibly pop … in`
        let soft = rest.first().is_some_and(|at| opens > 0 && names.softeners.contains(word(at)));
        let single = soft || rest.first().is_some_and(noise);
        // `could you`
        let noting = &names.noting;
        let asks = rest.first().is_some_and(|at| noting.questions.contains(word(at)))
            && rest.get(1).is_some_and(|at| noting.subjects.contains(word(at)));
        let asked = asked.or(asks.then_some(TALK));
        opens += match asked {
            Some(asked) => asked,
            None if single => 1,
            None => break,
        };
    }
    if let Some(verb) = puts_when_asked(tokens, kept, names) {
        let end = past_pointing(tokens, kept, verb + 1, names).unwrap_or(verb + 1);
        kept.drain(verb..end);
        return;
    }
    let Some(first) = kept.get(opens).copied() else { return };
    let (sie, shoved) = addressed(tokens, kept, opens, names);
    if (asking(&first) || names.puts.contains(word(&first)))
        && let Some(book) = booked(tokens, kept, names).filter(|book| *book > opens + 1)
    {
        kept.truncate(book);
        kept.drain(opens..opens + 1 + sie);
        return;
    }
    if let Some(done) = put_in(tokens, kept, opens, names) {
        kept.remove(done);
        kept.drain(opens..opens + usize::from(names.causes.contains(word(&first))));
        return;
    }
    if (asking(&first) || names.puts.contains(word(&first)))
        && let Some(taken) = marked_as(tokens, kept, opens, names)
    {
        let vague = kept.get(opens + 1).is_some_and(|at| names.vague.contains(word(at)));
        if vague {
            kept.drain(opens..taken.start + 1);
        } else {
            kept.drain(taken);
            kept.remove(opens);
        }
        return;
    }
    let (rest, onto) = match split(&first) {
        None if shoved => (names.shoved, names.shoved),
        Some(rest) => (rest, if shoved { names.shoved } else { rest }),
        None => return,
    };
    let ends_it = |word: &str| rest.contains(&word) || onto.contains(&word);
    if shoved && is_onto(tokens, kept, opens, names) {
        kept.drain(opens..opens + 1 + sie);
        return;
    }
    // `nimm … in den Kalender auf`: the trigger took the rest with it.
    let polite = |at: &usize| !spoken(at) || names.courtesies.holds(word(at));
    let ended = (0..tokens.len()).rev().find(|at| !polite(at));
    let with_it = |at: usize| ends_it(word(&at)) && kept.binary_search(&at).is_err();
    if names.telling.encloses && ended.is_some_and(with_it) && kept.len() > opens + 1 {
        kept.drain(opens..opens + 1 + sie);
        return;
    }
    // `stick the dentist in for Wednesday`: the time took the rest with it.
    let last = kept.iter().skip(opens + 1).zip(kept.iter().skip(opens + 2).map(Some).chain([None]));
    let gap =
        last.into_iter().find(|(at, next)| next.is_none_or(|next| *next > **at + 1)).map(|(at, _)| *at + 1);
    let taken = |gap: usize| {
        !names.telling.encloses
            && ends_it(word(&gap))
            && kept.binary_search(&gap).is_err()
            && !names.announcers.contains(word(&(gap + 1)))
    };
    if gap.is_some_and(taken) && kept.len() > opens + 1 {
        kept.remove(opens);
        return;
    }
    // `hau den Kurs rein am Montag im Saal`: the rest stands before the time, and behind that where it is.
    let before_time = |place: &usize| {
        let pair = kept.get(*place).zip(kept.get(place + 1));
        pair.is_some_and(|(at, next)| {
            ends_it(word(at)) && at + 1 < *next && spoken(&(at + 1)) && names.ways.contains(word(next))
        })
    };
    let clause = (opens + 1..kept.len()).take_while(|place| kept.get(*place).is_some_and(spoken));
    let inside = clause.skip(1).find(before_time).filter(|_| names.telling.encloses);
    if let Some(inside) = inside {
        kept.remove(inside);
        kept.drain(opens..opens + 1 + sie);
        return;
    }
    let noise = |at: &&usize| !spoken(at) || !ends_it(word(at)) && names.after.holds(word(at));
    let ends = kept.iter().rev().take_while(noise).count();
    let Some(end) = kept.len().checked_sub(ends + 1).filter(|end| *end > opens + 1) else { return };
    // `fängt der neue Kurs an, Aquarellmalen`
    let comma = (opens..end).find(|at| kept.get(*at).is_some_and(|at| !spoken(at)));
    let clause = comma.map(|comma| comma - 1).filter(|at| kept.get(*at).is_some_and(|at| ends_it(word(at))));
    let end = clause.filter(|clause| *clause > opens + 1).unwrap_or(end);
    // `get Anna there`, but `get the sweep in there`
    let there = rest.len() > 1 || kept.get(end - 1).is_some_and(|at| names.into.contains(word(at)));
    // `stick the chicken in at four`
    let announced = kept.get(end).is_some_and(|at| names.announcers.contains(word(&(at + 1))));
    let placed = names.telling.encloses || there && !announced;
    if placed && kept.get(end).is_some_and(|at| ends_it(word(at))) {
        kept.remove(end);
        kept.drain(opens..opens + 1 + sie);
    }
}

/// `kannst du mir den Optiker … reinlegen`: the kept token that says what whoever is asked is to do with the rest.
fn puts_when_asked(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let asks = kept.iter().take(FIRST).position(|at| names.asked.contains(word(at)))?;
    let mut behind = kept.iter().skip(asks + 1).take(FIRST);
    let to = behind.any(|at| names.noting.to.contains(word(at)));
    // `kannst du bitte die Feier eintragen, Freitag um neun beim Wirt`
    let who = kept.get(asks + 1).map_or("", word);
    let asked = to || names.noting.subjects.contains(who) || names.pronouns.contains(who);
    let spoken = |place: usize| kept.get(place).and_then(|at| tokens.get(*at)).is_some_and(Token::is_spoken);
    // `kannst du die Blumen reinstellen`
    let files = |place: &usize| {
        let verb = kept.get(*place).map_or("", word);
        let points = || past_pointing(tokens, kept, place + 1, names).is_some();
        // `kannst du die Besichtigung reinschreiben, nächsten Dienstag um neun`, `… am Dienstag aufschreiben`
        let timed = || {
            let cut = |at: usize| at < tokens.len() && kept.binary_search(&at).is_err();
            kept.get(*place).is_some_and(|at| {
                let comma = tokens.get(at + 1).is_some_and(|mark| mark.kind == Kind::Comma);
                cut(at + 1 + usize::from(comma)) || *at > 0 && cut(at - 1)
            })
        };
        let asked = to || names.after.holds(verb) || names.noting.is_noting(verb) && (points() || timed());
        names.filing.files.contains(verb) && asked
    };
    // `… reinschreiben, danke`
    let ends =
        |place: &usize| !spoken(place + 1) || names.courtesies.holds(kept.get(place + 1).map_or("", word));
    let place = (asks + FIRST + 1..kept.len()).filter(|_| asked).filter(files).find(ends)?;
    let people = || kept.get(asks + 2..place).is_some_and(|put| are_people(tokens, put, names));
    (to || !people()).then_some(place)
}

/// `put` in `get the scan put in for Monday`, `a meeting with Joe booked in for Monday`, of which the rest went with the time:
/// the kept token that says what is done with what stands between it and `opens`.
fn put_in(tokens: &[Token<'_>], kept: &[usize], opens: usize, names: &Names) -> Option<usize> {
    let word = |at: usize| tokens.get(at).map_or("", Token::word);
    let done = |at: usize| {
        let word = word(at);
        let ends = |form: &str| form.strip_prefix('-').is_some_and(|end| word.ends_with(end));
        names.after.holds(word) && names.caused.iter().any(ends) || names.puts.contains(word)
    };
    let inside = |at: usize| {
        names.put.contains(word(at + 1))
            && names.ways.contains(word(at + 2))
            && kept.binary_search(&(at + 1)).is_err()
    };
    let place =
        (opens + 2..kept.len()).find(|place| kept.get(*place).is_some_and(|at| done(*at) && inside(*at)))?;
    // `get the kitchen put in for Monday`
    let put = kept.get(place).is_some_and(|at| names.puts.contains(word(*at)));
    let held = |thing: &str| names.makes.iter().any(|(_, held)| held.contains(&thing));
    let thing = kept.get(place - 1).map(|at| word(*at));
    let of_thing = thing.is_some_and(|thing| if put { held(thing) } else { !names.known.contains(thing) });
    (!names.known.is_empty() && of_thing).then_some(place)
}

/// `as booked` in `mark the cottage as booked from …`, `as away` in `mark me as away from …`: what is said before a time of
/// what is put there by the verb at `opens`.
fn marked_as(tokens: &[Token<'_>], kept: &[usize], opens: usize, names: &Names) -> Option<Range<usize>> {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let ends = |at: usize| kept.get(at).map(|last| last + 1) != kept.get(at + 1).copied();
    let at = (opens + 2..kept.len())
        .find(|at| kept.get(*at).is_some_and(|at| names.vaguely.contains(word(at))))?;
    let end = at + 1;
    let vague = kept.get(opens + 1).is_some_and(|at| names.vague.contains(word(at)));
    // `put me down as on call`
    let down = usize::from(kept.get(opens + 2).is_some_and(|at| names.put.contains(word(at))));
    let vague = vague && at == opens + 2 + down;
    let said = kept.get(..end + 1)?;
    // `put the roast in as usual`
    let manner = || behind(tokens, said, &names.manners).max() == Some(2);
    let phrase = behind(tokens, said, &names.after).max() == Some(2) && !manner();
    (vague || ends(end) && phrase).then_some(at..end + 1)
}

/// `die Kinder`, `Anna und den kleinen Ben`: whoever is put down is put down for something, and not into a calendar.
fn are_people(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> bool {
    let turned = &names.turned;
    let person = |token: &Token<'_>| {
        turned.folk.has(token)
            || turned.many.has(token)
            || names.noting.people.has(token)
            || names.speaking.people.has(token)
            || proper::name(token.word()).is_some()
    };
    let adjective = |word: &str| {
        let mut stems = ["e", "en"].iter().filter_map(|end| word.strip_suffix(end));
        stems.any(|stem| turned.adjectives.contains(stem))
    };
    let is = |at: &usize, of: &dyn Fn(&Token<'_>) -> bool| tokens.get(*at).is_some_and(of);
    let small = |token: &Token<'_>| {
        names.what.has(token)
            || turned.articles.has(token)
            || turned.and.has(token)
            || names.softeners.has(token)
            || adjective(token.word())
    };
    kept.last().is_some_and(|last| is(last, &person))
        && kept.iter().all(|at| is(at, &person) || is(at, &small))
}

/// `kannst du die Lesung aufschreiben? Die wäre am Montag`: past the mark among the kept tokens and the word behind it that only
/// points back to what is asked for, where its verb went with the time.
fn past_pointing(tokens: &[Token<'_>], kept: &[usize], mark: usize, names: &Names) -> Option<usize> {
    let end = *kept.get(mark).filter(|_| names.telling.encloses)?;
    let who =
        tokens.get(end + 1).filter(|_| tokens.get(end).is_some_and(|end| end.kind == Kind::SentenceEnd))?;
    let points =
        names.pronouns.has(who) || names.referring.iter().any(|to| to.pronouns.contains(&who.word()));
    let joins = tokens.get(end + 2).is_some_and(|verb| names.copulas.has(verb));
    let went = kept.get(mark + 1..)?.iter().take(TALK).all(|at| *at != end + 2);
    let past = mark + 1 + usize::from(kept.get(mark + 1) == Some(&(end + 1)));
    (points && joins && went).then_some(past)
}

/// `hau den Zahnarzt … in den Kalender rein`: where the last words of the kept tokens begin that say where it is put.
fn booked(tokens: &[Token<'_>], kept: &[usize], names: &Names) -> Option<usize> {
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let filing = &names.filing;
    if !names.telling.encloses {
        return None;
    }
    let small = |at: &usize| {
        let spoken = kept.get(*at).and_then(|at| tokens.get(*at)).is_some_and(Token::is_spoken);
        !spoken || names.after.holds(word(*at)) || filing.rests.contains(word(*at))
    };
    let book = (0..kept.len()).rev().find(|at| !small(at)).filter(|at| filing.books.contains(word(*at)))?;
    let thing = usize::from(book > 0 && names.noting.is_thing(word(book - 1)));
    let into = book.checked_sub(1 + thing)?;
    filing.into.contains(word(into)).then_some(into)
}

/// `schieben Sie mir`: how many of the kept tokens behind the verb at `opens` say who is asked, and whether somebody is asked
/// to put it somewhere.
fn addressed(tokens: &[Token<'_>], kept: &[usize], opens: usize, names: &Names) -> (usize, bool) {
    let word = |at: usize| kept.get(at).and_then(|at| tokens.get(*at)).map_or("", Token::word);
    let verb = word(opens);
    let asked = names.telling.encloses && names.verb_endings.iter().any(|end| verb.ends_with(end));
    let sie = asked && names.pronouns.contains(word(opens + 1));
    // `planst du`
    let du = names.telling.encloses
        && names.forms.thou.end(verb)
        && names.noting.subjects.contains(word(opens + 1));
    let who = usize::from(sie || du);
    let whom = (opens + 1 + who..).map(word).find(|word| !names.softeners.contains(word));
    let puts = names.puts.contains(verb);
    // `setzen Sie die Prüfung auf den Montag`
    let asked = sie && (puts || names.splits.iter().any(|(splits, _)| *splits == verb));
    let shoves = puts || names.shoves.contains(verb);
    let shoved = asked || shoves && whom.is_some_and(|whom| names.noting.to.contains(whom));
    (who, shoved && !names.shoved.is_empty())
}

/// `pack mir den Augenarzt auf den Montag`: the time behind the thing begins as one onto which it is put.
fn is_onto(tokens: &[Token<'_>], kept: &[usize], opens: usize, names: &Names) -> bool {
    let nexts = kept.iter().skip(1).map(|at| Some(*at)).chain([None]);
    let mut ends = kept.iter().zip(nexts).skip(opens + 1).filter(|(at, next)| *next != Some(**at + 1));
    let onto =
        |(at, _): (&usize, Option<usize>)| tokens.get(at + 1).map_or("", Token::word) == names.shoved_to;
    !names.shoved_to.is_empty() && ends.next().is_some_and(onto)
}
