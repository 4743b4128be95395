//! Numbers that are days or ordinals because of the words beside them.

use super::Lex;
use crate::understand::language::{Sense, Senses, Time, Unit};
use crate::understand::words::{Kind, Number, Token};

/// Makes an article of the first word of `día 5`, `día uno`; `el próximo día 5` is no other day.
pub(crate) fn days(lexes: &mut [Lex]) {
    const ARTICLE: &[Sense] = &[Sense::The, Sense::On];
    for at in 0..lexes.len() {
        let is = |at: usize, sense: Sense| lexes.get(at).is_some_and(|lex| lex.senses.has(sense));
        if !is(at, Sense::DayNumber) {
            continue;
        }
        let one = is(at + 1, Sense::A);
        let number = lexes.get(at + 1).and_then(|lex| lex.number);
        let day = one || number.is_some_and(|number| !number.ordinal && (1..=31).contains(&number.value));
        let counted = lexes.get(at + 2).is_some_and(|lex| {
            lex.kind == Kind::Colon || lex.senses.iter().any(|sense| matches!(sense, Sense::Unit(_)))
        });
        let plain = |at: usize| lexes.get(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let before = at.wrapping_sub(1);
        if !day
            || counted
            || is(before, Sense::Every)
            || is(before, Sense::A)
            // `día 2 del congreso`
            || is(at + 2, Sense::Of) && plain(at + 3)
            || one && plain(at + 2)
        {
            continue;
        }
        let next = is(before, Sense::Next) || is(before, Sense::Coming);
        for lex in lexes.iter_mut().take(at + 1).skip(if next { before } else { at }) {
            (lex.senses, lex.core) = (Senses::of(ARTICLE), false);
        }
        // An ordinal is no hour.
        let value = number.map_or(1, |number| number.value);
        make_day(lexes, at + 1, value);
    }
}

/// Makes days of the numbers in `vom 4. bis 8.`, `du 4 au 8`, `del 4 al 8`: hours have other words between them.
/// So does the article of `du 12 à 10h`.
pub(crate) fn ranges(lexes: &mut [Lex]) {
    for at in 0..lexes.len() {
        let is = |at: usize, sense: Sense| lexes.get(at).is_some_and(|lex| lex.senses.has(sense));
        let day = |at: usize| {
            let number = lexes.get(at).and_then(|lex| lex.number);
            number.filter(|number| (1..=31).contains(&number.value)).map(|number| number.value)
        };
        let dot = |at: usize| lexes.get(at).is_some_and(|lex| lex.kind == Kind::Dot && lex.glued);
        let Some(first) = day(at + 1).filter(|_| is(at, Sense::From)) else { continue };
        // The words for `to` and for `on the` are one.
        let joined = is(at, Sense::Of) && is(at + 2, Sense::To) && is(at + 2, Sense::On);
        let dotted = dot(at + 2) && (is(at + 3, Sense::To) || is(at + 3, Sense::Until));
        let second = if dotted { at + 4 } else { at + 3 };
        // `du 24 à 20h au 25 à 8h`: each day has its hour.
        let far = (is(at, Sense::Of) && is(at + 2, Sense::At))
            .then(|| (at + 4..at + FAR).find(|to| is(*to, Sense::To) && is(*to, Sense::On)))
            .flatten()
            .filter(|to| is(to + 2, Sense::At) && day(to + 1).is_some());
        if let Some(to) = far {
            let last = day(to + 1).unwrap_or(first);
            for (at, value) in [(at + 1, first), (to + 1, last)] {
                make_day(lexes, at, value);
            }
            continue;
        }
        // `la réunion du 12 à 10h`, `la cena del 24 a las nueve`: no hours have that article.
        let number = |at: usize| lexes.get(at).is_some_and(|lex| lex.number.is_some()) || is(at, Sense::A);
        let leads = is(at, Sense::OfThe) && is(at + 2, Sense::At) && !is(at + 2, Sense::On);
        let articled = is(at + 3, Sense::The) && is(at + 3, Sense::At) && number(at + 4);
        let signed = number(at + 3) && is(at + 4, Sense::OClock) || is(at + 3, Sense::Noon);
        let beside = at.checked_sub(1).and_then(|before| lexes.get(before)).is_some_and(|lex| lex.core);
        if leads && (articled || signed) && !beside {
            make_day(lexes, at + 1, first);
            continue;
        }
        let Some(last) = day(second).filter(|_| joined || dotted) else { continue };
        let after = if dotted && dot(second + 1) { second + 2 } else { second + 1 };
        let timed = lexes.get(after).is_some_and(|lex| {
            // `del 3 al 4 por ciento`
            let said = |sense: &Sense| matches!(sense, Sense::OClock | Sense::Unit(_) | Sense::Thing);
            matches!(lex.kind, Kind::Colon | Kind::Point | Kind::Slash | Kind::Dash | Kind::Symbol)
                || lex.number.is_some()
                || lex.senses.iter().any(said)
        });
        let named = at.checked_sub(1).and_then(|at| lexes.get(at)).is_some_and(|lex| {
            let counts = |sense: &Sense| {
                matches!(sense, Sense::Label | Sense::Chapters | Sense::Scale | Sense::Thing | Sense::Reading)
            };
            lex.number.is_some() || lex.senses.iter().any(counts)
        });
        // `salta del cuarto al sexto`: where days are counted so, only the first of a month is called by its rank.
        let is_rank = |at: usize| {
            let number = lexes.get(at).and_then(|lex| lex.number);
            number.is_some_and(|number| number.ordinal && number.digits == 0 && number.value > 1)
        };
        let ranks = joined && (is_rank(at + 1) || is_rank(second));
        // `del 1 al 10` is a scale, `del primero al diez`, `del 1 al 10 de julio`, `del 1 al 10 del mes que viene` are none.
        let is_month = |sense: &Sense| matches!(sense, Sense::Month(_) | Sense::Unit(Unit::Month));
        let named_month = |at: usize| lexes.get(at).is_some_and(|lex| lex.senses.iter().any(is_month));
        let of = is(after, Sense::Of) && !is(after, Sense::In);
        let dated = named_month(after) || of && (after + 1..after + MONTH_FAR).any(named_month);
        let called = lexes.get(at + 1).and_then(|lex| lex.number).is_some_and(|number| number.ordinal);
        let scale = joined && first == 1 && !called && !dated && matches!(last, 3 | 5 | 10 | 20);
        if timed || named || scale || ranks || first == last {
            continue;
        }
        for (at, value) in [(at + 1, first), (second, last)] {
            make_day(lexes, at, value);
        }
    }
}

/// Takes the figures of `06 12 30 14 15` for words: so many side by side are a telephone's.
pub(super) fn telephones(lexes: &mut [Lex]) {
    let is_figure = |lex: &Lex| {
        let number = lex.number.filter(|number| !number.ordinal);
        number.is_some_and(|number| (2..=3).contains(&number.digits)) && lex.senses.is_empty()
    };
    let mut at = 0;
    while at < lexes.len() {
        let rest = lexes.get(at..).unwrap_or_default();
        let apart = rest.iter().take_while(|lex| is_figure(lex)).count();
        if apart == 0 {
            at += 1;
            continue;
        }
        // `06.12.30.14.15`, but `24.09. 10.20`
        let dotted = |two: &&[Lex]| match two {
            [dot, figure] => {
                dot.glued && matches!(dot.kind, Kind::Dot | Kind::Point) && figure.glued && is_figure(figure)
            }
            _ => false,
        };
        let joined = rest.get(1..).unwrap_or_default().chunks(2).take_while(dotted).count();
        let long = if apart == 1 { 1 + 2 * joined } else { apart };
        if apart >= FIGURES || apart == 1 && joined >= FIGURES - 1 {
            for lex in lexes.iter_mut().skip(at).take(long) {
                (lex.number, lex.core) = (None, false);
            }
        }
        at += long;
    }
}

/// No date and time is written with so many numbers side by side.
const FIGURES: usize = 4;

/// Takes the numbers of `3. Stunde`, `3. und 4. Stunde` for words: a lesson has its place in the day and no hour.
pub(super) fn lessons(lexes: &mut [Lex]) {
    let numbered = |lexes: &[Lex], at: usize| {
        let number = lexes.get(at).and_then(|lex| lex.number);
        let dot = lexes.get(at + 1).is_some_and(|lex| lex.kind == Kind::Dot && lex.glued);
        dot && number.is_some_and(|number| !number.ordinal && number.digits > 0)
    };
    for hour in 2..lexes.len() {
        let is_hour = lexes.get(hour).is_some_and(|lex| lex.senses.has(Sense::Unit(Unit::Hour)));
        let mut at = hour - 2;
        while is_hour && numbered(lexes, at) {
            if let Some(lex) = lexes.get_mut(at) {
                (lex.number, lex.core) = (None, false);
            }
            let joins = at.checked_sub(1).and_then(|before| lexes.get(before)).is_some_and(|lex| {
                let joined = |sense: &Sense| matches!(sense, Sense::And | Sense::Or | Sense::Until);
                matches!(lex.kind, Kind::Slash | Kind::Dash) || lex.senses.iter().any(joined)
            });
            let Some(before) = at.checked_sub(3).filter(|_| joins) else { break };
            at = before;
        }
    }
}

/// So far behind the word for `of` the month is named.
const MONTH_FAR: usize = 4;

/// How far the second day of a range may stand behind its beginning.
const FAR: usize = 10;

/// Makes a day of the number in `reportée au 12`, `se pasa al 12`, `auf den 12. verschoben`.
pub(super) fn moved(lexes: &mut [Lex]) {
    for at in 0..lexes.len() {
        let is = |at: usize, sense: Sense| lexes.get(at).is_some_and(|lex| lex.senses.has(sense));
        let behind = is(at, Sense::Moved) && is(at + 1, Sense::On) && is(at + 1, Sense::To);
        let before = is(at, Sense::UpTo) && is(at + 1, Sense::The) && is(at + 4, Sense::Moved);
        if !behind && !before {
            continue;
        }
        let number = |at: usize| {
            let number = lexes.get(at).and_then(|lex| lex.number).filter(|number| number.digits > 0);
            number.map(|number| number.value).filter(|day| (1..=31).contains(day))
        };
        let counted = lexes.get(at + 3).is_some_and(|lex| {
            let unit = |sense: &Sense| {
                matches!(sense, Sense::Unit(_) | Sense::OClock | Sense::Thing | Sense::Month(_))
            };
            matches!(lex.kind, Kind::Colon | Kind::Point | Kind::Slash | Kind::Symbol)
                || lex.senses.iter().any(unit)
        });
        let dot = lexes.get(at + 3).is_some_and(|lex| lex.kind == Kind::Dot && lex.glued);
        if let Some(value) = number(at + 2).filter(|_| behind && !counted || before && dot) {
            make_day(lexes, at + 2, value);
        }
    }
}

fn make_day(lexes: &mut [Lex], at: usize, value: u64) {
    if let Some(lex) = lexes.get_mut(at) {
        lex.senses = Senses::of(&[Sense::DayNumber]);
        lex.number = Some(Number { value, ordinal: true, digits: 2 });
    }
}

/// Makes the end of a sentence of the point in `am Montag um 10.`, `Tuesday the 19.`: at the end of what is said, and
/// behind an hour that is announced, it makes no day of the number, unless the language writes its days so:
/// `am 19.`, `vom 5. bis 7.`
pub(super) fn full_stops(lexes: &mut [Lex], days_have_points: bool) {
    for at in 1..lexes.len() {
        if ends_sentence(lexes, at, days_have_points)
            && let Some(lex) = lexes.get_mut(at)
        {
            lex.kind = Kind::SentenceEnd;
        }
    }
}

fn ends_sentence(lexes: &[Lex], at: usize, days_have_points: bool) -> bool {
    let kind = |at: Option<usize>| at.and_then(|at| lexes.get(at)).map(|lex| lex.kind);
    let is = |at: Option<usize>, sense: Sense| {
        at.and_then(|at| lexes.get(at)).is_some_and(|lex| lex.senses.has(sense))
    };
    if !lexes.get(at).is_some_and(|lex| lex.kind == Kind::Dot && lex.glued) {
        return false;
    }
    let number = at.checked_sub(1).and_then(|at| lexes.get(at)).and_then(|lex| lex.number);
    let before = at.checked_sub(2);
    // `24.12.`, but `7.30.`
    let minutes = number.is_some_and(|number| number.digits == 2 && number.value > 12);
    let dated = matches!(kind(before), Some(Kind::Point | Kind::Dot | Kind::Slash)) && !minutes;
    if dated || number.is_none_or(|number| number.ordinal || number.digits == 0) {
        return false;
    }
    let month = lexes.get(at + 1).is_some_and(|lex| {
        lex.number.is_some() || lex.senses.iter().any(|sense| matches!(sense, Sense::Month(_)))
    });
    if is(before, Sense::At) && !is(before, Sense::On) && !month {
        return true;
    }
    let last = matches!(kind(Some(at + 1)), None | Some(Kind::LineBreak));
    let day = is(before, Sense::On) || is(before, Sense::The) || before.is_none();
    let listed = kind(at.checked_sub(3)) == Some(Kind::Dot);
    last && !(days_have_points && (day || listed))
}

/// Makes an ordinal of the number in `2. Samstag im Dezember`, `1. Quartal`, and leaves its dot out.
pub(super) fn take_dots(lexes: &mut Vec<Lex>) {
    let dots: Vec<bool> = (0..lexes.len()).map(|at| is_ordinal_dot(lexes, at)).collect();
    let mut at = 0;
    for (number, _) in lexes.iter_mut().zip(dots.iter().skip(1)).filter(|(_, dot)| **dot) {
        if let Some(number) = number.number.as_mut() {
            number.ordinal = true;
        }
    }
    lexes.retain(|_| {
        at += 1;
        !dots.get(at - 1).copied().unwrap_or_default()
    });
}

fn is_ordinal_dot(lexes: &[Lex], at: usize) -> bool {
    let is =
        |at: usize, test: fn(&Sense) -> bool| lexes.get(at).is_some_and(|lex| lex.senses.iter().any(test));
    let number = at.checked_sub(1).and_then(|at| lexes.get(at)).and_then(|lex| lex.number);
    let small = number.is_some_and(|n| n.digits > 0 && !n.ordinal && (1..=5).contains(&n.value));
    let dotted = lexes.get(at).is_some_and(|lex| lex.kind == Kind::Dot && lex.glued);
    // `5.3. Woche`
    let dated = at
        .checked_sub(2)
        .and_then(|at| lexes.get(at))
        .is_some_and(|lex| lex.number.is_some() || matches!(lex.kind, Kind::Dot | Kind::Point));
    let span = is(at + 1, |sense| {
        matches!(sense, Sense::Half | Sense::Unit(Unit::Week | Unit::QuarterYear | Unit::WorkingDay))
    });
    let day_of = |at: usize| {
        is(at + 1, |sense| matches!(sense, Sense::Weekday(_) | Sense::Weekend))
            && is(at + 2, |sense| {
                matches!(sense, Sense::Of | Sense::In | Sense::On | Sense::After | Sense::Before)
            })
    };
    // `am 1. und 3. Sonntag im Dezember`
    let listed = is(at + 1, |sense| matches!(sense, Sense::And | Sense::Or))
        && lexes.get(at + 2).is_some_and(|lex| lex.number.is_some())
        && lexes.get(at + 3).is_some_and(|lex| lex.kind == Kind::Dot)
        && day_of(at + 3);
    small && dotted && !dated && (span || day_of(at) || listed)
}

/// The number in words at `at` stands behind a day in digits and before no sign of an hour: `5 sept.`, `1er sept`.
pub(super) fn is_month_behind(lexes: &[Lex], tokens: &[Token<'_>], at: usize, time: &Time) -> bool {
    let day = lexes
        .last()
        .and_then(|lex| lex.number)
        .is_some_and(|number| (1..=2).contains(&number.digits) && (1..=31).contains(&number.value));
    let sign = tokens.get(at + 1).is_some_and(|token| {
        let phrases = time.lexicon.starting(&token.folded).iter();
        phrases.flat_map(|phrase| phrase.senses.iter().flatten()).any(|sense| *sense == Sense::OClock)
    });
    day && !sign && tokens.get(at).is_some_and(|token| !token.glued)
}

/// `zwei Morgen Wald`, `der Hof hat rund vierzig Morgen`: so much land, and no day.
pub(crate) fn acres(lexes: &mut [Lex], text: &str, tokens: &[Token<'_>], time: &Time) {
    let Some(acres) = &time.acres else { return };
    for at in 1..lexes.len() {
        let token = |at: usize| lexes.get(at).and_then(|lex| tokens.get(lex.first));
        let noun = |at: usize, words: &[&str]| token(at).is_some_and(|token| words.contains(&token.word()));
        let counts =
            |lex: &Lex| lex.number.is_some_and(|number| !number.ordinal) || lex.senses.has(Sense::Half);
        if !lexes.get(at - 1).is_some_and(counts) || !noun(at, &[acres.acre]) {
            continue;
        }
        // `um zwei morgen Wald fegen`
        let large = token(at).is_some_and(|token| token.said(text).starts_with(char::is_uppercase));
        let announcer = at.checked_sub(2).and_then(|at| lexes.get(at));
        let hour = !large && announcer.is_some_and(|lex| lex.senses.has(Sense::At));
        // `hat etwa drei Morgen`, but `hat um drei Morgen`, `hat drei morgen`
        let verb =
            at.checked_sub(2).map(|verb| if noun(verb, acres.about) { verb.wrapping_sub(1) } else { verb });
        let has = || large && (verb.is_some_and(|verb| noun(verb, acres.has)) || noun(at + 1, acres.are));
        if !hour && (noun(at + 1, acres.land) || has()) {
            lexes
                .get_mut(at)
                .into_iter()
                .for_each(|lex| (lex.senses, lex.core) = (Senses::of(&[Sense::Thing]), false));
        }
    }
}
