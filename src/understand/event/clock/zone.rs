//! Zones that are spoken: `Eastern`, `UTC+2`, `London time`.

use std::collections::HashMap;
use std::sync::LazyLock;

use chrono_tz::{TZ_VARIANTS, Tz};

use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind};
use crate::understand::words::{Kind, fold};

/// A zone that was spoken: `Eastern`, `UTC+2`, `London time`.
pub(crate) type Zone = Tz;

/// Cities by their folded names: `new york`.
static CITIES: LazyLock<HashMap<String, Tz>> = LazyLock::new(|| {
    let places =
        TZ_VARIANTS.iter().filter(|zone| zone.name().contains('/') && !zone.name().starts_with("Etc/"));
    let named = places.filter_map(|zone| {
        let city = zone.name().rsplit('/').next()?;
        Some((fold(city).replace('_', " "), *zone))
    });
    named.chain(OTHERS.iter().map(|(city, zone)| ((*city).to_owned(), *zone))).collect()
});

/// Cities whose names differ between languages.
const OTHERS: &[(&str, Tz)] = &[
    ("wien", Tz::Europe__Vienna),
    ("wiener", Tz::Europe__Vienna),
    ("munchen", Tz::Europe__Berlin),
    ("zurcher", Tz::Europe__Zurich),
    ("londres", Tz::Europe__London),
    ("nueva york", Tz::America__New_York),
    ("quebec", Tz::America__Toronto),
    ("geneve", Tz::Europe__Zurich),
    ("ginebra", Tz::Europe__Zurich),
    ("bruxelles", Tz::Europe__Brussels),
    ("bruselas", Tz::Europe__Brussels),
    ("lisbonne", Tz::Europe__Lisbon),
    ("lisboa", Tz::Europe__Lisbon),
    ("barcelona", Tz::Europe__Madrid),
    ("espana", Tz::Europe__Madrid),
    ("canarias", Tz::Atlantic__Canary),
    ("mexico", Tz::America__Mexico_City),
    ("ciudad de mexico", Tz::America__Mexico_City),
    ("argentina", Tz::America__Argentina__Buenos_Aires),
    ("colombia", Tz::America__Bogota),
    ("chile", Tz::America__Santiago),
    ("peru", Tz::America__Lima),
    ("venezuela", Tz::America__Caracas),
    ("miami", Tz::America__New_York),
    ("moscu", Tz::Europe__Moscow),
    ("moskau", Tz::Europe__Moscow),
    ("moscou", Tz::Europe__Moscow),
    ("rom", Tz::Europe__Rome),
    ("roma", Tz::Europe__Rome),
    ("tokio", Tz::Asia__Tokyo),
    ("tokioter", Tz::Asia__Tokyo),
    ("tokyoter", Tz::Asia__Tokyo),
    ("peking", Tz::Asia__Shanghai),
    ("pekin", Tz::Asia__Shanghai),
    ("beijing", Tz::Asia__Shanghai),
    ("san francisco", Tz::America__Los_Angeles),
    ("seattle", Tz::America__Los_Angeles),
    ("boston", Tz::America__New_York),
    ("washington", Tz::America__New_York),
    ("mumbai", Tz::Asia__Kolkata),
    ("delhi", Tz::Asia__Kolkata),
];

/// So many hours ahead of Greenwich, or behind it. The names count westward: `Etc/GMT-2` is two hours ahead.
fn whole_hours(hours: u64, behind: bool) -> Option<Tz> {
    match hours {
        0 => Some(Tz::UTC),
        1..=12 if behind => format!("Etc/GMT+{hours}").parse().ok(),
        1..=14 if !behind => format!("Etc/GMT-{hours}").parse().ok(),
        _ => None,
    }
}

impl Reader<'_> {
    /// A zone after a time of day.
    pub(crate) fn zone(&self, at: usize) -> Option<(Zone, usize)> {
        let open = self.kind(at) == Some(Kind::Symbol) && self.tokens.get(self.lex(at)?.first)?.folded == "(";
        let start = if open { at + 1 } else { at };
        let (zone, mut next) =
            self.named_zone(start).or_else(|| self.offset(start)).or_else(|| self.city_time(start))?;
        if open && self.kind(next) == Some(Kind::Symbol) {
            next += 1;
        }
        Some((zone, next))
    }

    fn named_zone(&self, at: usize) -> Option<(Zone, usize)> {
        // The `Z` of an ISO date-time.
        if self.lex(at).is_some_and(|lex| {
            lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == "z")
        }) {
            return Some((Tz::UTC, at + 1));
        }
        let zone =
            self.find(
                at,
                SenseKind::Zone,
                |sense| if let Sense::Zone(zone) = sense { Some(zone) } else { None },
            )?;
        // `an hour about GST`: what is spoken of.
        if self.is(at.wrapping_sub(1), Sense::Topic) {
            return None;
        }
        let after = self.skip(at + 1, &[Sense::ZoneTime]);
        let plain = self.lex(after).is_none_or(|lex| lex.kind != Kind::Word || !lex.senses.is_empty());
        if self.is(at, Sense::Weak) && after == at + 1 && !plain {
            return None;
        }
        if zone == Tz::UTC
            && let Some((shifted, next)) = self.shifted_zone(after)
        {
            return Some((shifted, next));
        }
        Some((zone, after))
    }

    /// The offset of an ISO date-time, `+05:30`, `-05:00`.
    fn offset(&self, at: usize) -> Option<(Zone, usize)> {
        if self.is_mail_sign(at) {
            let four = self.number(at + 1)?.value;
            return whole_hours(four / 100, self.is_dash(at))
                .filter(|_| four % 100 == 0)
                .map(|zone| (zone, at + 2));
        }
        let minus = self.is_iso_minus(at);
        if !minus && !self.is_plus(at) {
            return None;
        }
        let (hours, minutes) = (
            self.two_digits(at + 1)?,
            self.two_digits(at + 3).filter(|_| self.kind(at + 2) == Some(Kind::Colon))?,
        );
        let zone = match (hours, minutes) {
            (_, 0) => whole_hours(hours, minus)?,
            (3, 30) if minus => Tz::America__St_Johns,
            _ if minus => return None,
            (3, 30) => Tz::Asia__Tehran,
            (4, 30) => Tz::Asia__Kabul,
            (5, 30) => Tz::Asia__Kolkata,
            (5, 45) => Tz::Asia__Kathmandu,
            (6, 30) => Tz::Asia__Yangon,
            (9, 30) => Tz::Australia__Darwin,
            _ => return None,
        };
        Some((zone, at + 4))
    }

    /// The sign in `10:00:00 +0100`, as it is written in mails.
    pub(crate) fn is_mail_sign(&self, at: usize) -> bool {
        let colon = |back: usize| at.checked_sub(back).is_some_and(|at| self.is_colon_of_time(at));
        let plus = || {
            let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
            token.is_some_and(|token| token.word() == "+")
        };
        (self.is_dash(at) || self.kind(at) == Some(Kind::Symbol) && plus())
            && colon(2)
            && colon(4)
            && self.is_glued(at + 1)
            && self.number(at + 1).is_some_and(|number| number.digits == 4)
    }

    /// The colon of `10:00`, and not that of `Calendar: 10:00`.
    fn is_colon_of_time(&self, at: usize) -> bool {
        self.kind(at) == Some(Kind::Colon) && self.is_glued(at) && self.is_glued(at + 1)
    }

    fn is_dash(&self, at: usize) -> bool {
        self.kind(at) == Some(Kind::Dash)
    }

    /// A minus behind the time of an ISO date-time: after a `T` or behind seconds no range begins.
    pub(crate) fn is_iso_minus(&self, at: usize) -> bool {
        let letter = |at: usize| {
            self.lex(at).and_then(|lex| self.tokens.get(lex.first)).is_some_and(|token| token.folded == "t")
        };
        let written = |back: usize| {
            (at.saturating_sub(back)..=at).all(|at| self.is_glued(at))
                && at.checked_sub(back + 1).is_some_and(letter)
        };
        let colon = |back: usize| at.checked_sub(back).is_some_and(|at| self.is_colon_of_time(at));
        self.is_dash(at)
            && self.is_glued(at)
            && self.two_digits(at + 1).is_some()
            && (colon(2) && colon(4) || colon(4) && colon(6) || written(3) || written(5))
    }

    /// A `+` directly behind something.
    pub(crate) fn is_plus(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        self.is_glued(at) && token.is_some_and(|token| token.word() == "+")
    }

    /// `UTC+2`, `GMT-5`
    fn shifted_zone(&self, at: usize) -> Option<(Zone, usize)> {
        let sign = match (self.kind(at)?, self.tokens.get(self.lex(at)?.first)?.word()) {
            (Kind::Symbol, "+") => '-',
            (Kind::Dash, _) if self.is_glued(at) => '+',
            _ => return None,
        };
        let hours = self.number(at + 1).filter(|number| number.value <= 12 && self.is_glued(at + 1))?.value;
        // These names count westward: `Etc/GMT-2` is two hours ahead.
        let zone = if hours == 0 { Tz::UTC } else { format!("Etc/GMT{sign}{hours}").parse().ok()? };
        Some((zone, at + 2))
    }

    /// `London time`, `New York time`, `Wiener Zeit`, `heure de Paris`, `hora de Madrid`.
    fn city_time(&self, at: usize) -> Option<(Zone, usize)> {
        if self.is(at, Sense::ZoneTime) && self.is(at + 1, Sense::Of) {
            return (1..=3).rev().find_map(|words| Some((self.city(at + 2, words)?, at + 2 + words)));
        }
        (1..=3).find_map(|words| {
            self.is(at + words, Sense::ZoneTime)
                .then(|| self.city(at, words))
                .flatten()
                .map(|zone| (zone, at + words + 1))
        })
    }

    fn city(&self, at: usize, words: usize) -> Option<Zone> {
        let (first, last) = (self.lex(at)?, self.lex(at + words - 1)?);
        let said = self.text.get(self.tokens.get(first.first)?.start..self.tokens.get(last.last)?.end)?;
        let city = fold(said);
        CITIES.get(&city).or_else(|| CITIES.get(city.strip_suffix("er")?)).copied()
    }
}
