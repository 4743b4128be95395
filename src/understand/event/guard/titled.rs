//! Weekends and feasts that are what happens, not when.

use chrono::Datelike;

use crate::understand::event::clock::Half;
use crate::understand::event::day::holiday::date;
use crate::understand::event::day::{Day, Shape};
use crate::understand::event::lex::Lex;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Holiday, Sense, SenseKind, proper};
use crate::understand::words::Kind;

/// No more days than this before or after a feast something is called by it.
const AROUND: i64 = 3;

/// So many words behind a feast its day may be said.
const BESIDE: usize = 24;

/// What of a time expression belongs to the name.
pub(crate) struct Named {
    /// Where its words end that stay in the name; its beginning where none does.
    pub(crate) to: usize,
    /// It is a feast that something is held for: `dîner de Noël`.
    pub(crate) held: bool,
    /// The same, or something held on the feast, with no time of day.
    pub(crate) for_feast: bool,
}

/// What of `phrase` belongs to the name; `opens` where no word of that stands before it.
pub(crate) fn named(reader: &Reader<'_>, phrase: &Phrase, known: Option<&Phrase>, opens: bool) -> Named {
    let (from, to) = phrase.span;
    // `Christmas Eve at Grandma's`: a day that opens the memo by its name is what it is about.
    let titled = opens && reader.is_a(from, SenseKind::Holiday);
    // `dîner de Noël`: the feast stays in the name of what is held for it.
    let feast = reader.skip(from + 1, &[Sense::The]);
    let held = reader.time.relation_after
        && reader.is(from, Sense::Of)
        && reader.holiday(feast).is_some()
        && from.checked_sub(1).and_then(|at| reader.lex(at)).is_some_and(|lex| lex.kind == Kind::Word);
    // `bei Tom Silvesterparty ab 20 Uhr`: day and gathering in one word.
    let party = reader.is(from, Sense::Gathering) && reader.holiday(from).is_some();
    // `hosting Thanksgiving`, `celebrar la Nochebuena`: the feast is what happens.
    let day = reader.skip(from, &[Sense::The]);
    let hosted = from.checked_sub(1).is_some_and(|verb| reader.is(verb, Sense::Hosts))
        && reader.holiday(day).is_some()
        && (!reader.is_any(from, &[Sense::On, Sense::At]) || is_at_home(reader, (from, day)));
    // `Christmas Eve dinner`, but `on Christmas Eve dinner with Eva`
    let announced = reader.is_any(from, &[Sense::On, Sense::At]);
    let held_then = (reader.is(to, Sense::Gathering) || reader.time.names_lead && reader.is_held_at(to))
        && !announced
        && to.checked_sub(1).is_some_and(|at| at >= from && reader.holiday(at).is_some());
    // `am Nikolaustag kommt der Nikolaus`
    let again = known.is_some_and(|known| {
        let days = |phrase: &Phrase| phrase.start.day.as_ref().map(|day| (day.from, day.to));
        reader.holiday(to - 1).is_some()
            && !phrase.is_complete()
            && days(known) == days(phrase)
            && !reader.is_any(from, &[Sense::On, Sense::At])
    });
    // `comida en Navidad a las dos`: it says when, unless another day does.
    let when = held && reader.is(from, Sense::On);
    let kept = match (titled, held && !when) {
        _ if held_then || again => to,
        _ if hosted => day + 1,
        // `parents evening next Tuesday at 6`
        _ if party || reader.is_named_part(from) => from + 1,
        _ if is_part_called(reader, phrase) => to,
        // `midnight mass on Christmas Eve`
        _ if reader.is_midnight_of(from) => from + 1,
        // `messe de minuit jeudi`
        _ if reader.is_midnight_noun(from) => from + 2,
        // `train de nuit lundi`, `cours du soir mardi`
        _ if let Some(end) = reader.kind_by_part(from) => end,
        // `school closes early on the 18th`
        _ if !opens && is_early(reader, phrase) => from + 1,
        (true, _) if says_when(reader, phrase) || is_only_day(reader, phrase) => from,
        (true, _) => from + 1,
        (false, true) => feast + 1,
        (false, false) => from,
    };
    Named { to: kept, held, for_feast: held || (held_then || party) && !phrase.is_complete() }
}

/// `pour la soirée raclette chez Flo`: the part of the day names what something is noted for.
fn is_part_called(reader: &Reader<'_>, phrase: &Phrase) -> bool {
    let ((from, to), start) = (phrase.span, &phrase.start);
    let only = start.part.is_some() && start.clock.is_none() && start.day.is_none() && to == from + 3;
    let next = if reader.is_any(to, &[Sense::Of, Sense::OfThe]) { to + 1 } else { to };
    let noun = |lex: &Lex| lex.kind == Kind::Word && lex.is_plain();
    let other = [Sense::Person, Sense::Kin, Sense::Title, Sense::Label, Sense::Gathering];
    reader.time.relation_after
        && only
        && reader.is(from, Sense::For)
        && reader.is(from + 1, Sense::The)
        && reader.lex(next).is_some_and(noun)
        && !reader.is_any(next, &other)
}

/// `Heiligabend um vier Krippenspiel`, `Ostersonntag zu Mittag essen wir`: between the feast that opens the memo and what is
/// held on it stands its time, so that it only says when.
fn says_when(reader: &Reader<'_>, phrase: &Phrase) -> bool {
    let ((from, to), start) = (phrase.span, &phrase.start);
    let time = reader.time;
    if time.speakers.is_empty() || start.clock.is_none() && start.part.is_none() || to < from + 2 {
        return false;
    }
    let next = if reader.kind(to) == Some(Kind::Colon) { to + 1 } else { to };
    let noun = reader.starts_large(from) && reader.starts_large(next);
    let done = reader.word(next + 1).is_some_and(|who| time.speakers.contains(&who));
    let brings = reader.word(from).is_some_and(|feast| time.bringers.contains(&feast));
    (noun || done) && reader.kind(next) == Some(Kind::Word) && !brings
}

/// `Rosenmontag kommt Tante Uschi`, `Karfreitag Fischessen bei Oma`: behind the feast that opens the memo a sentence begins, or
/// stands what is held, so that it only says when; but `Heiligabend bei Oma`, `Silvester hat Papa Dienst`.
fn is_only_day(reader: &Reader<'_>, phrase: &Phrase) -> bool {
    let ((from, to), time) = (phrase.span, reader.time);
    let Some(feast) = reader.word(from).filter(|_| !time.feasts.verbs.is_empty()) else { return false };
    let next = if reader.kind(to) == Some(Kind::Colon) { to + 1 } else { to };
    let Some(first) = reader.word(next).filter(|_| reader.kind(next) == Some(Kind::Word)) else {
        return false;
    };
    // `Nikolaus bringt die Kinder in den Park`
    let person = time.first_names.contains(&feast) || time.bringers.contains(&feast);
    let verbs = if person { time.feasts.several } else { time.feasts.verbs };
    let plain = |at: usize| reader.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
    let small = |at: usize| reader.word(at).is_none_or(|word| time.feasts.small.contains(&word));
    let article = |at: usize| reader.is_any(at, &[Sense::The, Sense::A]);
    if verbs.contains(&first) {
        let speaks = reader.word(next + 1).is_some_and(|who| time.speakers.contains(&who));
        let spent = speaks && time.feasts.being.contains(&first);
        return !time.bringers.contains(&feast)
            && !spent
            && (speaks || article(next + 1) || plain(next + 1) && !small(next + 1));
    }
    let day = time.feasts.days.iter().any(|day| feast.ends_with(day));
    let noun = reader.starts_large(next) || !reader.starts_large(from);
    // `Heiligabend Oma und Opa`
    let somebody =
        || proper::name(first).is_some() || reader.is_any(next, &[Sense::Kin, Sense::Title, Sense::Person]);
    day && !person
        && noun
        && plain(next)
        && !small(next)
        && !time.feasts.verbs.contains(&first)
        && !somebody()
}

/// `early` says how something is done where a word for it stands before and a day without a part behind.
fn is_early(reader: &Reader<'_>, phrase: &Phrase) -> bool {
    let (from, _) = phrase.span;
    let early = reader.is(from, Sense::Aside) && reader.is_any(from, &[Sense::Begin, Sense::End]);
    let does = from.checked_sub(1).and_then(|before| reader.lex(before));
    reader.time.names_lead
        && early
        && reader.is(from + 1, Sense::On)
        && phrase.start.part.is_none()
        && does.is_some_and(|does| does.kind == Kind::Word && !does.core)
}

/// `weekend in Rome from 4 to 6 December`, `photo avec le père Noël samedi`: a weekend or a feast that nothing
/// announces is what happens, or is for, another day that is said.
pub(crate) fn is_titled(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let (from, to) = known.span;
    let last = to.saturating_sub(1);
    // `le réveillon chez Bruno le 31 décembre`, but `le jour de Noël chez Bruno samedi`
    let dated = reader.time.relation_after && is_dated(phrase);
    let article = |at: usize| reader.is(at, Sense::The) && (dated || !reader.is(at, Sense::On));
    let feast =
        is_beside(reader, known, phrase) && reader.holiday(last).is_some() && (from..last).all(article);
    let whole = known.start.day.as_ref().is_some_and(|day| !day.is_one_day());
    let bare = to == from + 1 && reader.is(from, Sense::Weekend) && whole || feast;
    let elsewhere = known.start.day.as_ref().zip(phrase.start.day.as_ref());
    bare && elsewhere.is_some_and(|(title, day)| title.narrowed(day, reader).is_none())
}

/// The day that `phrase` says is said for itself beside a feast: `Halloween at the zoo on Saturday`, where days have
/// such a word.
fn is_beside(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let apart = |at: usize| reader.lex(at).is_none_or(|lex| lex.kind != Kind::Word);
    let (from, to) = (known.span.1, phrase.span.0);
    let near = from < to && to - from <= BESIDE;
    // `Nikolaus am 5. Dezember`
    let dated = phrase.start.day.as_ref().is_some_and(|day| !matches!(day.shape, Shape::Weekday(_)));
    reader.time.relation_after || reader.is(to, Sense::On) && (dated || near && !(from..to).any(apart))
}

/// `the holiday in July` behind `Sunday at six`: a month or year that would move the day that is known.
pub(crate) fn is_of_a_topic(reader: &Reader<'_>, known: Option<&Phrase>, phrase: &Phrase) -> bool {
    let days = known.and_then(|known| known.start.day.as_ref()).zip(phrase.start.day.as_ref());
    let start = Point { day: phrase.start.day.clone(), ..Point::default() };
    let only = *phrase == Phrase { span: phrase.span, start, ..Phrase::default() };
    only && days.is_some_and(|(day, span)| {
        let near = day.is_one_day() && matches!(day.shape, Shape::Weekday(_) | Shape::Fixed);
        near && span.is_long() && day.narrowed(span, reader).is_some_and(|both| both.from != day.from)
    })
}

/// The hour that was said names what is held: `midnight mass`.
pub(crate) fn names_midnight(reader: &Reader<'_>, known: &Phrase) -> bool {
    known.start.clock.is_some_and(|clock| clock.half == Half::Midnight) && reader.is_midnight_of(known.span.0)
}

/// `Sunday roast on Saturday`: a weekday that nothing announces opens the name.
pub(crate) fn opens_the_name(reader: &Reader<'_>, known: &Phrase, cut: &[bool]) -> bool {
    let (from, to) = known.span;
    let noun = reader.lex(to).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
    let first = reader.lex(from).map_or(0, |lex| lex.first);
    let before = reader.tokens.iter().zip(cut).take(first);
    reader.time.names_lead
        && to == from + 1
        && reader.weekday(from).is_some()
        && noun
        && before.into_iter().all(|(token, cut)| *cut || !token.is_spoken())
}

/// `Navidad en casa de mis padres el 25`: that number is a day of the feast's month, if that is still ahead.
pub(crate) fn beside_feast(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> Option<Day> {
    let feast = known.start.day.as_ref().filter(|_| {
        is_beside(reader, known, phrase)
            && (known.span.0..known.span.1).any(|at| reader.holiday(at).is_some())
    })?;
    let day = phrase.start.day.as_ref()?;
    // `Noël chez nous cette année`
    if day.shape == Shape::Year {
        let holiday = reader.holiday(known.span.1.checked_sub(1)?)?;
        return date(holiday, day.from.year()).map(Day::fixed);
    }
    let Shape::DayOfMonth(number) = day.shape else { return None };
    // `nouvel an chez Ana le 31`: of the month before, if that is nearer.
    let near = day.clone().near(feast, reader.today());
    let away = near.from.signed_duration_since(feast.from).num_days().abs();
    if near.from.day() == number && away <= AROUND {
        return Some(near);
    }
    let date = feast.from.with_day(number).filter(|date| *date >= reader.today())?;
    Some(Day::fixed(date))
}

/// `le réveillon chez Bruno, le 24 décembre`: the date of `phrase` says once more when the feast is, which stands with no
/// more than its article.
pub(crate) fn is_dated_feast(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let apart = known.span.1 < phrase.span.0;
    apart && reader.time.relation_after && is_dated(phrase) && is_bare_feast(reader, known)
}

/// `le réveillon chez Bruno`: behind the feast at `day`, of which no more than its article stands from `from` on, it is
/// said with whom.
fn is_at_home(reader: &Reader<'_>, (from, day): (usize, usize)) -> bool {
    reader.time.relation_after && day == from + 1 && reader.is(day + 1, Sense::Person)
}

/// The day is said by its date.
fn is_dated(phrase: &Phrase) -> bool {
    let day = phrase.start.day.as_ref();
    day.is_some_and(|day| matches!(day.shape, Shape::Date | Shape::FullDate | Shape::DayOfMonth(_)))
}

/// The feast is said with no more than its article: `le réveillon`, but `à Noël`.
pub(crate) fn is_bare_feast(reader: &Reader<'_>, known: &Phrase) -> bool {
    let (from, last) = (known.span.0, known.span.1.saturating_sub(1));
    reader.holiday(last).is_some() && (from..last).all(|at| reader.is(at, Sense::The))
}

/// `cette année` in `cette année Noël est chez nous, le 24`: a year alone that has begun, before a feast that is still
/// to come in it.
pub(crate) fn is_only_this_year(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> bool {
    let start = Point { day: known.start.day.clone(), ..Point::default() };
    let only = Phrase { span: known.span, start, ..Phrase::default() };
    let year = known.start.day.as_ref().filter(|year| year.shape == Shape::Year && *known == only);
    let day = phrase.start.day.as_ref().filter(|_| reader.holiday(phrase.span.1 - 1).is_some());
    year.zip(day).is_some_and(|(year, day)| {
        let days = year.from..year.to;
        days.contains(&reader.today()) && days.contains(&day.from) && day.from >= reader.today()
    })
}

/// `am 24. Heiligabend bei Oma`: the feast directly behind the number of a day is what it is called, and says of which
/// month the number is.
pub(crate) fn called(reader: &Reader<'_>, known: &Phrase, phrase: &Phrase) -> Option<Day> {
    let day = known.start.day.as_ref().filter(|day| matches!(day.shape, Shape::DayOfMonth(_)))?;
    let from = phrase.span.0;
    let feast =
        phrase.start.day.as_ref().filter(|_| reader.holiday(from).is_some() && from == known.span.1)?;
    let near = day.clone().near(feast, reader.today());
    let away = near.from.signed_duration_since(feast.from).num_days().abs();
    (away <= AROUND).then_some(near)
}

/// `Christmas dinner on the 25th`: that number is the day of one of the `feasts`.
pub(crate) fn on_the_feast<'f>(
    reader: &Reader<'_>,
    phrase: &Phrase,
    feasts: impl Fn() -> &'f [Holiday],
) -> Option<Day> {
    let Shape::DayOfMonth(number) = phrase.start.day.as_ref().filter(|_| reader.time.names_lead)?.shape
    else {
        return None;
    };
    let mut days = feasts().iter().filter_map(|feast| reader.holiday_of(*feast, None, None));
    days.find(|day| day.is_one_day() && day.from.day() == number).map(|day| Day::fixed(day.from))
}

/// The feasts that the memo names, each once.
pub(crate) fn feasts(reader: &Reader<'_>) -> Vec<Holiday> {
    // `Christmas dinner` is a word of its own.
    let inside = reader.tokens.iter().filter_map(|token| {
        let alone = reader.time.lexicon.starting(token.word()).iter().filter(|known| known.rest.is_empty());
        alone.flat_map(|known| &known.senses).flatten().find_map(|sense| match sense {
            Sense::Holiday(feast) => Some(*feast),
            _ => None,
        })
    });
    let mut feasts = Vec::new();
    for feast in (0..reader.lexes.len()).filter_map(|at| reader.holiday(at)).chain(inside) {
        if !feasts.contains(&feast) {
            feasts.push(feast);
        }
    }
    feasts
}

/// The words of `span` belong to the name after all.
pub(crate) fn unmark(reader: &Reader<'_>, span: (usize, usize), cut: &mut [bool]) {
    let lexes = reader.lexes.get(span.0..span.1).unwrap_or_default();
    for token in lexes.iter().flat_map(|lex| lex.first..=lex.last) {
        if let Some(cut) = cut.get_mut(token) {
            *cut = false;
        }
    }
}
