use super::changed::{corrected_by, is_moved, mark_moved, mark_opening};
use super::clock::Trust;
use super::day::Day;
use super::expression::{Phrase, Point};
use super::intro::Intro;
use super::name::mark;
use super::reader::Reader;
use super::titled::{beside_feast, is_titled, unmark};
use crate::understand::language::{Sense, Unit};
use crate::understand::trace::Role;
use crate::understand::words::{Kind, Token};

/// Everything a memo says about its time, as one expression.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) phrase: Phrase,
    /// Why not all that was said was taken.
    pub(super) several: Option<String>,
}

/// Is told of each time expression: what it does, its first lexeme and the one after its last, and what it says.
pub(super) type Hear<'h> = dyn FnMut(Role, (usize, usize), Option<&Phrase>) + 'h;

/// Reads all time expressions of the text, marks their words in `cut` and makes one of them.
///
/// Words that are already marked, the trigger's, are no time.
pub(super) fn read(reader: &Reader<'_>, cut: &mut [bool], hear: &mut Hear<'_>) -> Said {
    let mut phrases: Vec<Phrase> = Vec::new();
    let mut chosen: Option<usize> = None;
    let mut several = None;
    let mut corrected = None;
    let mut loose: Vec<Phrase> = Vec::new();
    // Something was moved to a time.
    let mut changed = false;
    let mut possessed: Option<Phrase> = None;
    // The chosen day is the feast that something is held for: `dîner de Noël`.
    let mut for_feast = false;
    // The last expression that counted.
    let mut last = (0, 0);
    // Where the days end that are listed with the chosen one: `Monday, Wednesday and Friday`.
    let mut listed_to = 0;
    // A month that nothing announces, or `at the Friday club`, says when it happens only if nothing else does.
    let mut beside: Option<Phrase> = None;
    // `next` in `not this Friday but next`.
    let mut elliptic: Option<Phrase> = None;
    let mut at = 0;
    // The first word that is no time, and how far it was looked for.
    let (mut kept_before, mut seen) = (None, 0);
    while let Some(lex) = reader.lex(at) {
        if lex.is_plain() {
            at += 1;
            continue;
        }
        if let Some(known) = chosen.and_then(|chosen| phrases.get_mut(chosen))
            && let Some((correction, end)) = corrected_by(reader, at, known)
        {
            mark(reader.lexes, at, end, cut);
            hear(Role::Corrects, (at, end), Some(&correction));
            known.correct(&correction);
            corrected =
                Some("The time was corrected while speaking; the corrected one was taken.".to_owned());
            at = end;
            continue;
        }
        if let Some(known) = chosen.and_then(|chosen| phrases.get_mut(chosen))
            && let Some((end, to)) = ended_by(reader, at, known)
        {
            mark(reader.lexes, at, to, cut);
            hear(Role::Counts, (at, to), Some(&end));
            known.start.day = known.start.day.take().or_else(|| end.start.day.clone());
            let day = end.start.day.filter(|day| known.start.day.as_ref() != Some(day));
            known.end = Some(Point { day, ..end.start });
            at = to;
            continue;
        }
        if reader.is(at, Sense::Not) {
            // `at two instead of one`
            let known = chosen.and_then(|chosen| phrases.get(chosen));
            let beside =
                known.filter(|known| (known.span.1 == at || last.1 == at) && known.start.clock.is_some());
            let trust = beside.map_or(Trust::Signed, |_| Trust::Bare);
            if let Some(end) = reader.not_meant(at + 1, trust) {
                // `nein doch nicht Montag, sondern`
                let takes_back = |at: &usize| reader.is_any(*at, &[Sense::Correct, Sense::WeakCorrect]);
                let first = (at.saturating_sub(NEAR)..at).rev().take_while(takes_back).last();
                mark(reader.lexes, first.unwrap_or(at), end, cut);
                hear(Role::TakenBack, (at, end), None);
                elliptic = reader.instead(at, end);
                if let Some(phrase) = &elliptic {
                    mark(reader.lexes, end, phrase.span.0, cut);
                }
                at = elliptic.as_ref().map_or(end, |phrase| phrase.span.0);
                if elliptic.is_none() {
                    continue;
                }
            }
        }
        if let Some(end) = reader.scale(at).or_else(|| reader.rest_of_count(at)) {
            at = end;
            continue;
        }
        // `as of last week`
        let led = reader.is_any(at, &[Sense::From, Sense::Like]);
        let since = || reader.is(at, Sense::Like).then(|| reader.compared(at + 1)).flatten();
        let passed = if led { reader.numbered_parts(at).or_else(since) } else { None };
        if let Some(end) = passed.or_else(|| reader.compared(at)) {
            at = end;
            continue;
        }
        // `pot de fin d'année`: the span belongs to what is held.
        if let Some(end) = reader.span_of_noun(at) {
            at = end;
            continue;
        }
        // `Saturday flea market all day`
        let known = chosen.and_then(|chosen| phrases.get(chosen));
        if reader.is(at, Sense::AllDay)
            && known.is_some_and(|known| known.start.day.is_some() && !known.is_complete())
        {
            mark(reader.lexes, at, at + 1, cut);
            at += 1;
            continue;
        }
        // `Tuesday I am at the dentist around 4`
        let dated = chosen.and_then(|chosen| phrases.get(chosen)).is_some_and(|known| {
            let open = known.start.day.is_some() && !known.is_complete();
            open && (reader.is(at, Sense::Around) || reader.is_written_hour(at))
        });
        // `Friday night shift 10 to 6`: beside what has its hours, two numbers are hours.
        let ranged = at.checked_sub(1).is_some_and(|before| reader.is_held_at(before))
            && reader.clock_range(at, Trust::AfterDay, Intro::default()).is_some();
        // `von drei auf vier verschoben`
        let leaves = (last.0..last.1).any(|at| reader.is(at, Sense::From));
        let towards = reader.is(at, Sense::UpTo) && last.1 == at && leaves;
        // `Monday 2.10 and 2.30`
        let second = last.1 > 0
            && last.1 + 1 == at
            && reader.is(at - 1, Sense::And)
            && matches!(reader.kind(at + 1), Some(Kind::Point))
            && reader.clock(last.1.saturating_sub(3), Trust::Bare).is_some_and(|(_, end)| end == last.1);
        // `brought forward to 9`
        let moved = !reader.time.relation_after
            && at.checked_sub(1).is_some_and(|to| reader.is(to, Sense::To))
            && (at.saturating_sub(MOVED_BY)..at)
                .any(|at| reader.is_any(at, &[Sense::Moved, Sense::Postponed]));
        // `pushed back half an hour to 2:30`: so far, not so long.
        if moved {
            for length in loose.drain(..) {
                mark(reader.lexes, length.span.0, length.span.1, cut);
            }
        }
        let trust = match (towards || second || moved, dated || ranged) {
            (true, _) => Trust::Bare,
            (false, true) => Trust::AfterDay,
            (false, false) => Trust::Signed,
        };
        let Some(mut phrase) = elliptic.take().or_else(|| reader.phrase(at, trust)) else {
            at += 1;
            continue;
        };
        let (from, to) = phrase.span;
        at = usize::max(to, from + 1);
        // `moved from Monday to Tuesday at 10`
        let range = (from..to).any(|at| reader.is(at, Sense::From));
        if phrase.end.is_some() && range && is_moved(reader, (from, to)) {
            phrase.loose = None;
            let start = phrase.end.take().unwrap_or_default();
            phrase.correct(&Phrase { start, ..Phrase::default() });
            corrected = Some(MOVED.to_owned());
        }
        if reader.is_title(to) || reader.is_written_as_name(from, to) {
            continue;
        }
        if phrase.is_loose() {
            loose.push(phrase);
            continue;
        }
        // `the review of the Q3 numbers on Friday`, `Treffen mit Anna und Juni am 5. Mai`
        let known = chosen.and_then(|chosen| phrases.get(chosen));
        let dated = known.is_some_and(|known| known.start.day.is_some() && known.is_complete());
        let about = dated && reader.is_bare_third(&phrase);
        if from > 0 && (reader.is_bare_span(&phrase) || reader.is_at_the_day(from, to) || about) {
            beside.get_or_insert(phrase);
            continue;
        }
        // `Friday's report`: whose it is says when it happens only beside a time.
        let rhythm = reader.is_rhythm(&phrase);
        if chosen.is_none() && (rhythm || !phrase.is_complete() && reader.is_possessed(to - 1)) {
            possessed = Some(phrase);
            continue;
        }
        // `Christmas Eve at Grandma's`: a day that opens the memo by its name is what it is about.
        while kept_before.is_none() && seen < from {
            kept_before = reader.lexes.get(seen).map(|lex| lex.first).filter(|first| {
                reader.tokens.get(*first).is_some_and(Token::is_spoken)
                    && !cut.get(*first).copied().unwrap_or_default()
            });
            seen += 1;
        }
        let titled = kept_before.is_none()
            && reader.find(from, |sense| matches!(sense, Sense::Holiday(_)).then_some(())).is_some();
        // `dîner de Noël`: the feast stays in the name of what is held for it.
        let feast = reader.skip(from + 1, &[Sense::The]);
        let held = reader.time.relation_after
            && reader.is(from, Sense::Of)
            && reader.holiday(feast).is_some()
            && from.checked_sub(1).and_then(|at| reader.lex(at)).is_some_and(|lex| lex.kind == Kind::Word);
        // `bei Tom Silvesterparty ab 20 Uhr`: day and gathering in one word.
        let party = reader.is(from, Sense::Gathering) && reader.holiday(from).is_some();
        let held_then = (reader.is(to, Sense::Gathering) || reader.time.names_lead && reader.is_held_at(to))
            && to.checked_sub(1).is_some_and(|at| at >= from && reader.holiday(at).is_some());
        // `am Nikolaustag kommt der Nikolaus`
        let again = chosen.and_then(|chosen| phrases.get(chosen)).is_some_and(|known| {
            reader.holiday(to - 1).is_some()
                && !phrase.is_complete()
                && known.start.day == phrase.start.day
                && !reader.is_any(from, &[Sense::On, Sense::At])
        });
        let kept = match (titled, held) {
            _ if held_then || again => to,
            // `parents evening next Tuesday at 6`
            _ if party || reader.is_named_part(from) => from + 1,
            // `midnight mass on Christmas Eve`
            _ if reader.is_midnight_of(from) => from + 1,
            // `train de nuit lundi`
            _ if reader.is_at_night(from) => from + 2,
            (true, _) => from + 1,
            (false, true) => feast + 1,
            (false, false) => from,
        };
        mark(reader.lexes, kept, to, cut);
        // `put the dentist down for Monday`
        let put = from.checked_sub(1).filter(|before| {
            reader.is(from, Sense::For)
                && phrase.start.day.is_some()
                && reader.is_any(*before, &[Sense::PutWhere, Sense::In])
                && (before.saturating_sub(NEAR)..*before).any(|at| reader.is(at, Sense::Puts))
        });
        if let Some(before) = put {
            mark(reader.lexes, before, from, cut);
        }
        // `am 24. und 25. um neun`: the first of several days.
        if let Some(end) = reader.more_days(&phrase) {
            mark(reader.lexes, to, end, cut);
            several = Some(SEVERAL.to_owned());
            at = end;
        }
        changed |= mark_moved(reader, (from, to), corrected.as_deref() == Some(MOVED), cut);
        if let Some(known) = chosen.and_then(|chosen| phrases.get(chosen))
            && let Some(day) = beside_feast(reader, known, &phrase)
        {
            phrase.start.day = Some(day);
        }
        match chosen.and_then(|chosen| phrases.get_mut(chosen)) {
            None => {
                hear(Role::Counts, (from, to), Some(&phrase));
                chosen = Some(phrases.len());
                for_feast = held || (held_then || party) && !phrase.is_complete();
                listed_to = to;
                phrases.push(phrase);
            }
            Some(known) if last.1 + 1 >= from && leaves && is_moved(reader, (last.0, to)) => {
                hear(Role::Corrects, (from, to), Some(&phrase));
                known.correct(&phrase);
                corrected = Some(MOVED.to_owned());
                changed = true;
            }
            Some(known) => {
                let feast = |at: usize| reader.holiday(at).is_some();
                let over = (known.span.0..known.span.1).any(feast) && !known.is_complete();
                let spans = phrase.end.as_ref().is_some_and(|end| end.day.is_some());
                if (for_feast || over && spans) && phrase.start.day.is_some() {
                    // `cena de Navidad el 18`, `over Easter, March 26 to 30`: the feast says what for.
                    hear(Role::Outdoes, (from, to), Some(&phrase));
                    let feast = known.start.day.take();
                    phrase.start.day = phrase.start.day.map(|day| match &feast {
                        Some(feast) => day.near(feast, reader.today()),
                        None => day,
                    });
                    let hours = std::mem::replace(known, phrase);
                    known.merge(&hours, reader);
                    for_feast = false;
                } else if is_titled(reader, known, &phrase) {
                    hear(Role::Outdoes, (from, to), Some(&phrase));
                    if known.span.1 < from || reader.holiday(known.span.1 - 1).is_some() {
                        unmark(reader, known.span, cut);
                    }
                    *known = phrase;
                } else if spans_on(reader, known, &phrase) {
                    // `from the 30th over New Year until the 2nd`
                    hear(Role::Counts, (from, to), Some(&phrase));
                    known.end = phrase.end;
                } else if held && known.start.day.is_some() {
                    hear(Role::Counts, (from, to), Some(&phrase));
                    let hours = Phrase { start: Point { day: None, ..phrase.start.clone() }, ..phrase };
                    known.merge(&hours, reader);
                } else if known.merge(&phrase, reader) {
                    hear(Role::Counts, (from, to), Some(&phrase));
                } else {
                    several = Some(SEVERAL.to_owned());
                    let listed = (listed_to..from).all(|between| {
                        reader.is_any(between, &[Sense::And, Sense::Or])
                            || reader.kind(between) == Some(Kind::Comma)
                    });
                    if listed && !known.is_complete() && one_day(known) {
                        hear(Role::Aside, (from, to), Some(&phrase));
                        listed_to = to;
                        // `Friday and Saturday next week`
                        let week = (from..to).any(|at| reader.is_unit(at, Unit::Week));
                        if let Some(day) = phrase.start.day.as_ref().filter(|_| week) {
                            known.move_to_week(day);
                        }
                        known.share(&phrase);
                    } else if !known.is_complete()
                        && phrase.is_complete()
                        && phrase.start.day.is_some()
                        && known.start.day.is_some()
                    {
                        hear(Role::Outdoes, (from, to), Some(&phrase));
                        *known = phrase;
                    } else {
                        hear(Role::Aside, (from, to), Some(&phrase));
                    }
                }
            }
        }
        last = (from, to);
    }
    let dated = |phrase: &Phrase| phrase.start.day.is_some() || phrase.moment.is_some();
    // `à 15 heures réunion sur le budget de mars`: a time of day wants a day, not a month.
    let timed = |known: &Phrase| known.start.clock.is_some();
    if let Some(span) = beside.filter(|span| {
        let first = phrases.first();
        !first.is_some_and(dated) && (one_day(span) || !first.is_some_and(timed))
    }) {
        if !one_day(&span) {
            mark(reader.lexes, span.span.0, span.span.1, cut);
        }
        hear(Role::Counts, span.span, Some(&span));
        match phrases.first_mut() {
            Some(known) => {
                known.merge(&span, reader);
            }
            None => phrases.push(span),
        }
    }
    mark_opening(reader, changed, cut);
    let alone = phrases.is_empty();
    let mut phrase = phrases.into_iter().next().unwrap_or_default();
    if let Some(day) = possessed.filter(|known| phrase.is_complete() || known.every && !alone)
        && phrase.merge(&day, reader)
    {
        mark(reader.lexes, day.span.0, day.span.1, cut);
        hear(Role::Counts, day.span, Some(&day));
    }
    // A length that nothing announced counts beside a time, or when the memo says nothing else.
    let only =
        alone && loose.first().is_some_and(|length| spoken_words(reader, cut) == words(reader, length));
    if let Some(length) =
        loose.first().filter(|_| only || !alone && phrase.length.is_none() && phrase.loose.is_none())
    {
        mark(reader.lexes, length.span.0, length.span.1, cut);
        hear(Role::Counts, length.span, Some(length));
        phrase.loose = length.loose;
    }
    Said { phrase, several: corrected.or(several) }
}

const SEVERAL: &str = "Several times were said; the first complete one was taken.";

const MOVED: &str = "The time was changed; the new one was taken.";

/// How far before a time a word may stand that says that something was moved to it.
const MOVED_BY: usize = 5;

/// How far a word that says so may stand from the times.
pub(super) const NEAR: usize = 6;

/// `from the 30th` and then, with a feast before it, `until the 2nd`.
fn spans_on(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let feast = (phrase.span.0..phrase.span.1).any(|at| reader.holiday(at).is_some());
    let until = phrase.end.as_ref().is_some_and(|end| end.day.is_some() && end.clock.is_none());
    let from = reader.is(known.span.0, Sense::From);
    feast && until && from && !known.is_complete() && one_day(known) && phrase.start.clock.is_none()
}

fn one_day(phrase: &Phrase) -> bool {
    phrase.start.day.as_ref().is_some_and(Day::is_one_day)
}

fn spoken_words(reader: &Reader<'_>, cut: &[bool]) -> usize {
    let spoken = reader.tokens.iter().zip(cut).filter(|(token, cut)| token.is_spoken() && !**cut);
    spoken.count()
}

fn words(reader: &Reader<'_>, phrase: &Phrase) -> usize {
    let lexes = reader.lexes.iter().take(phrase.span.1).skip(phrase.span.0);
    lexes
        .flat_map(|lex| lex.first..=lex.last)
        .filter(|at| reader.tokens.get(*at).is_some_and(Token::is_spoken))
        .count()
}

/// `and ends at six`, `Ende gegen 17 Uhr`, `und um vier zurück`, of something that has its start: the time, and
/// where it ends.
fn ended_by(reader: &Reader<'_>, at: usize, known: &Phrase) -> Option<(Phrase, usize)> {
    let open = known.end.is_none() && known.length.is_none() && known.loose.is_none();
    if !open || known.moment.is_some() || known.every && known.start.clock.is_none() {
        return None;
    }
    let word = reader.skip(at, &[Sense::And]);
    let leads = reader.is_any(word, &[Sense::Ends, Sense::End]);
    if !leads && !(word..word + NEAR).any(|at| reader.is(at, Sense::Ends)) {
        return None;
    }
    let colon = leads && reader.kind(word + 1) == Some(Kind::Colon);
    let next = word + usize::from(leads) + usize::from(colon);
    let next = if leads { reader.skip(next, &[Sense::By]) } else { next };
    let end = reader.phrase(next, if leads { Trust::AfterDay } else { Trust::Signed })?;
    let to = if leads { end.span.1 } else { reader.skip(end.span.1, &[Sense::Ends]) };
    let point = Phrase { start: end.start.clone(), span: end.span, ..Phrase::default() };
    let timed = end.start.clock.is_some() && known.start.clock.is_some();
    let dated = end.start.day.is_some() && known.start.day.is_some() && leads;
    (end == point && (leads || to > end.span.1) && (timed || dated)).then_some((end, to))
}
