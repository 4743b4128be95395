//! Streets whose names hold a date or a feast: `5th of May Street`, `calle Navidad`, `Erste-Mai-Straße`.

use super::Lex;
use crate::understand::language::{Sense, Senses, Time};
use crate::understand::words::{Kind, Token};

/// The date or feast in the name of a street is none.
pub(super) fn named(lexes: &mut [Lex], text: &str, tokens: &[Token<'_>], time: &Time) {
    for at in 0..lexes.len() {
        let known = lexes.get(at).is_some_and(|lex| lex.street || lex.senses.has(Sense::Street));
        // `21 First of April Close`
        let month = || at.checked_sub(1).and_then(|at| lexes.get(at)).is_some_and(is_month);
        let in_name = || {
            let word = lexes.get(at).and_then(|lex| tokens.get(lex.first)).map_or("", |token| token.word());
            month() && time.street_names.contains(&word)
        };
        let street = known || in_name();
        if !street {
            continue;
        }
        let around = Around { lexes, text, tokens, time };
        let span = match (time.relation_after, time.names_lead) {
            (true, _) => around.feast_behind(at),
            (_, true) => around.date_before(at),
            _ => around.joined_date_before(at),
        };
        let Some((from, to)) = span else { continue };
        for lex in lexes.get_mut(from..to).into_iter().flatten() {
            (lex.senses, lex.number, lex.core) = (Senses::NONE, None, false);
        }
    }
}

/// What stands around a street.
struct Around<'a> {
    lexes: &'a [Lex],
    text: &'a str,
    tokens: &'a [Token<'a>],
    time: &'a Time,
}

impl Around<'_> {
    /// `calle Navidad`, but `en la plaza Nochevieja a las 9`
    fn feast_behind(&self, street: usize) -> Option<(usize, usize)> {
        let feast = street + 1;
        let dated = self
            .lexes
            .get(feast + 1)
            .is_some_and(|lex| lex.senses.has_any(&[Sense::At, Sense::Next, Sense::Coming, Sense::This]));
        (self.is_feast(feast) && self.is_large(feast) && !dated).then_some((feast, feast + 1))
    }

    /// `4th of July Avenue`, `Christmas Lane`, `Friday Street`, but `on the 5th of May court hearing`, `Boxing Day Drive to
    /// Cornwall`.
    fn date_before(&self, street: usize) -> Option<(usize, usize)> {
        if !self.is_large(street) {
            return None;
        }
        let name = street.checked_sub(1).filter(|name| self.is_large(*name))?;
        let ordinal =
            |at: &usize| self.lexes.get(*at).is_some_and(|lex| lex.number.is_some_and(|n| n.ordinal));
        let from = if self.is_feast(name) || self.is_day_or_season(name) && self.is_road(street) {
            name
        } else if self.is_month(name) {
            let of = name.checked_sub(1)?;
            let day = if self.is(of, Sense::Of) { of.checked_sub(1)? } else { of };
            Some(day).filter(ordinal)?
        } else {
            return None;
        };
        let house = |at: usize| {
            let number = self.lexes.get(at).and_then(|lex| lex.number);
            number.is_some_and(|number| !number.ordinal && number.digits > 0)
        };
        let before = from.checked_sub(1);
        // `at 42 4th of July Avenue`: nor is its house an hour.
        if let Some(number) = before.filter(|before| house(*before)) {
            return Some((if from < name { number } else { from }, street));
        }
        // No day has such a word.
        let placed = before
            .is_some_and(|at| (self.is(at, Sense::In) || self.is(at, Sense::At)) && !self.is(at, Sense::On));
        (placed || !self.goes_on(street + 1)).then_some((from, street))
    }

    /// `Erste-Mai-Straße`, `in der 17. Juni Straße`, but `am 17. Juni Straße kehren`.
    fn joined_date_before(&self, street: usize) -> Option<(usize, usize)> {
        let past_dash = |at: usize| {
            let mark = |lex: &Lex| matches!(lex.kind, Kind::Dash | Kind::Dot) && lex.glued;
            let dash = self.lexes.get(at).is_some_and(mark);
            if dash { Some((at.checked_sub(1)?, true)) } else { Some((at, false)) }
        };
        let (month, joined) = past_dash(street.checked_sub(1)?)?;
        if !self.is_month(month) {
            return None;
        }
        let (day, _) = past_dash(month.checked_sub(1)?)?;
        let number = self.lexes.get(day).is_some_and(|lex| lex.number.is_some());
        let word = |at: usize| {
            self.lexes.get(at).and_then(|lex| self.tokens.get(lex.last)).map(|token| token.word())
        };
        let article = || {
            let word = day.checked_sub(1).and_then(word);
            word.is_some_and(|word| self.time.other_articles.contains(&word) || matches!(word, "der" | "zur"))
        };
        (number && (joined || article())).then_some((day, street))
    }

    /// What stands at `at` is about something else than a street: a noun, or where somebody goes.
    fn goes_on(&self, at: usize) -> bool {
        let Some(lex) = self.lexes.get(at).filter(|lex| lex.kind == Kind::Word) else { return false };
        let word = self.tokens.get(lex.first).map_or("", |token| token.word());
        let noun = lex.is_plain()
            && !lex.senses.has_any(&[Sense::Label, Sense::Street, Sense::Link])
            && !self.time.copulas.contains(&word);
        noun || lex.senses.has_any(&[Sense::To, Sense::From, Sense::Until])
    }

    fn is(&self, at: usize, sense: Sense) -> bool {
        self.lexes.get(at).is_some_and(|lex| lex.senses.has(sense))
    }

    fn is_month(&self, at: usize) -> bool {
        self.lexes.get(at).is_some_and(is_month)
    }

    fn is_day_or_season(&self, at: usize) -> bool {
        let named = |sense: &Sense| matches!(sense, Sense::Weekday(_) | Sense::Season(_));
        self.lexes.get(at).is_some_and(|lex| lex.senses.iter().any(named))
    }

    fn is_road(&self, at: usize) -> bool {
        let word = self.lexes.get(at).and_then(|lex| self.tokens.get(lex.first)).map_or("", Token::word);
        self.time.roads.contains(&word)
    }

    fn is_feast(&self, at: usize) -> bool {
        self.lexes
            .get(at)
            .is_some_and(|lex| lex.senses.iter().any(|sense| matches!(sense, Sense::Holiday(_))))
    }

    /// It begins with a capital, and not all of it is one.
    fn is_large(&self, at: usize) -> bool {
        let said = self
            .lexes
            .get(at)
            .and_then(|lex| self.tokens.get(lex.first))
            .map_or("", |token| token.said(self.text));
        let mut letters = said.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.next().is_some_and(char::is_lowercase)
    }
}

fn is_month(lex: &Lex) -> bool {
    lex.senses.iter().any(|sense| matches!(sense, Sense::Month(_)))
}
