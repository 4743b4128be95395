//! Lengths of time: `ninety minutes`, `anderthalb Stunden`, `two weeks`.

use super::clock::HOUR;
use super::reader::Reader;
use crate::understand::language::{Kinds, Sense, SenseKind, Unit};
use crate::understand::words::Kind;

/// A length of time. Months and days follow the calendar, seconds the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Length {
    pub(super) months: i64,
    pub(super) days: i64,
    pub(super) working_days: i64,
    pub(super) seconds: i64,
    /// The largest unit that was said; `None` only while nothing was read.
    pub(super) unit: Option<Unit>,
}

/// More than this of anything is no length a memo means; it also keeps the arithmetic far from overflow.
const MOST: i64 = 100_000;

/// So do more decimals than these.
const DECIMALS: usize = 9;

impl Length {
    /// `thousandths` of `unit`.
    fn of(thousandths: i64, unit: Unit) -> Option<Length> {
        let whole = thousandths / 1000;
        if whole > MOST {
            return None;
        }
        let mut length = Length { unit: Some(unit), ..Length::default() };
        let half = thousandths % 1000;
        match unit {
            Unit::Second => length.seconds = whole,
            Unit::Minute => length.seconds = thousandths * 60 / 1000,
            Unit::Hour => length.seconds = thousandths * 3600 / 1000,
            Unit::Day => {
                length.days = whole;
                length.seconds = half * 86_400 / 1000;
            }
            Unit::WorkingDay => length.working_days = whole,
            Unit::Week => length.days = thousandths * 7 / 1000,
            Unit::Fortnight => length.days = thousandths * 14 / 1000,
            Unit::Month => {
                length.months = whole;
                length.days = half * 30 / 1000;
            }
            Unit::QuarterYear => length.months = thousandths * 3 / 1000,
            Unit::Year => length.months = thousandths * 12 / 1000,
            Unit::Decade => length.months = thousandths * 120 / 1000,
        }
        Some(length)
    }

    /// Measured by the clock alone.
    pub(super) fn is_clock(&self) -> bool {
        self.months == 0 && self.days == 0 && self.working_days == 0
    }

    /// Short enough to be the length of an event that nothing announces as one: `30 minutes`, `3 days`.
    pub(super) fn is_short(&self) -> bool {
        self.months == 0 && self.working_days == 0 && self.days <= 31
    }

    pub(super) fn hours(hours: i64) -> Length {
        Length { seconds: hours * 3600, unit: Some(Unit::Hour), ..Length::default() }
    }

    pub(super) fn week() -> Length {
        Length { days: 7, unit: Some(Unit::Week), ..Length::default() }
    }

    fn plus(self, other: Length) -> Length {
        Length {
            months: self.months + other.months,
            days: self.days + other.days,
            working_days: self.working_days + other.working_days,
            seconds: self.seconds + other.seconds,
            unit: self.unit,
        }
    }

    fn is_positive(&self) -> bool {
        self.months + self.days + self.working_days + self.seconds > 0
    }
}

const OF_ONE: Kinds = Kinds::of(&[SenseKind::Half, SenseKind::Quarter, SenseKind::ThreeQuarters]);

impl Reader<'_> {
    /// `ninety minutes`, `an hour and a half`, `1h30`, `anderthalb Stunden`.
    pub(super) fn length(&self, at: usize) -> Option<(Length, usize)> {
        let (mut length, mut next) = self.simple_length(at)?;
        // `two hours and thirty minutes`, `1 h 30 min`: each part smaller than the one before.
        for _ in 0..3 {
            // `2 hours, and 5 minutes`
            let comma = next + usize::from(self.kind(next) == Some(Kind::Comma));
            let joined = comma + usize::from(self.is(comma, Sense::And));
            let Some((more, after)) = self.simple_length(joined) else { break };
            // `dans trois jours 14h30`, `in drei Tagen 18h`, `in drei Tagen zwei Stunden lang`, but `in two days three hours`
            let late = if self.is_glued(after - 1) { 12 } else { 23 };
            let clock = self.time.relation_after || self.number(joined).is_some_and(|n| n.value > late);
            let lasts = self.is(after, Sense::Aside);
            let apart = clock && self.is(after - 1, Sense::OClock) || lasts;
            if apart
                && !self.is(next, Sense::And)
                && self.is_in(at)
                && (length.unit > Some(Unit::Hour) || lasts)
            {
                break;
            }
            // `in zwei Stunden, zwanzig Minuten`: how long it takes; but `in zwei Stunden, zehn Minuten und …`
            let own = self.time.lasts_apart && self.kind(next) == Some(Kind::Comma) && self.is_in(at);
            // `in zwei Stunden und einer halben Stunde`
            let rest = self.is(next, Sense::And)
                && more.unit == Some(Unit::Hour)
                && more.seconds < HOUR
                && length.seconds % HOUR == 0;
            if more.unit >= length.unit && !(rest && more.unit == length.unit)
                || own && !self.is(after, Sense::And)
            {
                break;
            }
            length = Length { unit: length.unit, ..length.plus(more) };
            next = after;
        }
        // `1h30`, `deux heures trente`
        if length.unit == Some(Unit::Hour)
            && self.is_glued(next)
            && let Some(minutes) = self.number(next).filter(|number| number.digits == 2 && number.value < 60)
        {
            length.seconds += minutes.value as i64 * 60;
            next += 1;
            if self.is_unit(next, Unit::Minute) && self.is_glued(next) {
                next += 1;
            }
        }
        // `for an hour fifteen`, `pendant une heure trente`, `una hora cuarenta y cinco`
        let minutes = self.number(next).filter(|number| {
            (10..60).contains(&number.value) && number.value % 5 == 0 && !number.ordinal && number.digits != 1
        });
        let ends = self.bare_end(next + 1) || self.day_follows(next + 1);
        let announced =
            at.checked_sub(1).is_some_and(|before| self.is_any(before, &[Sense::For, Sense::In])) && ends;
        // `dans 1 h 30 appeler Paul`
        let sign = self.lex(next - 1).and_then(|lex| self.tokens.get(lex.first));
        let written = sign.is_some_and(|sign| sign.folded == "h")
            && minutes.is_some_and(|number| number.digits == 2)
            && !self.counts(next + 1);
        // `one hour thirty`, `eine Stunde 45`
        let quarters = minutes.is_some_and(|number| number.value % 15 == 0)
            && !self.time.relation_after
            && self.is_unit(next - 1, Unit::Hour)
            && ends;
        let spelt = minutes.is_some_and(|number| number.digits == 0)
            && self.time.relation_after
            && self.is(next - 1, Sense::Unit(Unit::Hour))
            && !self.is(next + 1, Sense::OClock)
            && (self.bare_end(next + 1) || !self.counts(next + 1));
        if length.unit == Some(Unit::Hour)
            && (announced || spelt || quarters || written)
            && let Some(minutes) = minutes
        {
            length.seconds += minutes.value as i64 * 60;
            next += 1;
        }
        // `un cadeau pour les quarante ans de Paul`: how old somebody is.
        let years = self.unit(next - 1) == Some(Unit::Year);
        let age = years && self.is(at.wrapping_sub(1), Sense::The) && self.is(at.wrapping_sub(2), Sense::For);
        (length.is_positive() && !age).then_some((length, next))
    }

    /// How long ago something was, behind the word at `at`: `hace dos días`, `hace unas dos semanas`.
    pub(super) fn length_ago(&self, at: usize) -> Option<(Length, usize)> {
        let about = || if self.is(at + 1, Sense::Around) { self.length(at + 2) } else { None };
        self.length(at + 1).or_else(about)
    }

    fn simple_length(&self, at: usize) -> Option<(Length, usize)> {
        if let Some(read) = self.hours_and_minutes(at).or_else(|| self.marked_minutes(at)) {
            return Some(read);
        }
        let (thousandths, next) = self.amount(at)?;
        let next = match self.kind(next) {
            Some(Kind::Dash) if self.is_glued(next) => self.past_whole(next + 1),
            Some(Kind::Word) => self.past_whole(next),
            _ => next,
        };
        let unit = self.unit(next)?;
        if self.is(next, Sense::Weak) && !self.is_glued(next) {
            return None;
        }
        // `3d printing`: a letter for days or more only where the length is counted from now.
        let letter = self.is(next, Sense::Weak) && unit >= Unit::Day;
        let counted = || {
            let before = at.checked_sub(1);
            before.is_some_and(|before| self.is(before, Sense::In))
                || self.is_any(next + 1, &[Sense::Ago, Sense::Hence])
                || self.number(next + 1).is_some() && self.unit(next + 2).is_some()
        };
        if letter && !counted() {
            return None;
        }
        // `24 hour blood pressure`: round the clock, and no length of it.
        let round = unit == Unit::Hour && self.time.names_lead && thousandths % 24_000 == 0;
        let one = self.lex(next).is_some_and(|lex| !lex.many && lex.kind == Kind::Word);
        if round && one && self.lex(next + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain()) {
            return None;
        }
        // `24h/24`
        let round = self.kind(next + 1) == Some(Kind::Slash) && !self.is(next + 3, Sense::OClock);
        if round && self.is_glued(next + 1) && self.time.hour_sign {
            return None;
        }
        // `3M`
        if unit == Unit::Minute && self.is_glued(next) && self.is_letter(next) {
            return None;
        }
        // `3m presentation`: in speech such lengths come in fives.
        let odd = thousandths % 5000 != 0 && next == at + 1 && self.is_glued(next);
        let letter =
            odd && self.lex(next).and_then(|lex| self.tokens.get(lex.first)).is_some_and(|t| t.folded == "m");
        let before = at.wrapping_sub(1);
        let announced = self.is_any(before, &[Sense::For, Sense::In]) || self.unit(before).is_some();
        let named = self.lex(next + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        // `12 second interview`, `ask for a second opinion`
        let article = self.is(at, Sense::A);
        let other =
            (thousandths != 1000 || article) && self.number(next).is_some_and(|number| number.ordinal);
        if named && (letter && !announced || other) {
            return None;
        }
        let mut thousandths = thousandths;
        // `in acht Tagen`, `dans quinze jours` are weeks.
        let spelt = next == at + 1 && self.number(at).is_some_and(|number| number.digits == 0);
        let weeks = self.time.weeks_in_days.iter().find(|(days, _)| spelt && *days * 1000 == thousandths);
        let unit = match weeks {
            Some((_, weeks)) if unit == Unit::Day && self.is_in(at) => {
                thousandths = weeks * 1000;
                Unit::Week
            }
            _ => unit,
        };
        let mut next = next + 1;
        // `an hour and a half`, `une heure et demie`, `hora y media`; `hour and a quarter`.
        if self.is(next, Sense::And) {
            let article = if self.is(next + 1, Sense::A) { next + 2 } else { next + 1 };
            // `an hour and three quarters`
            if let Some(end) = self.three_quarters(next + 1).filter(|_| unit == Unit::Hour) {
                thousandths += 750;
                next = end;
            } else if self.unit(article + 1).is_none()
                && (self.time.relation_after
                    || !self.is(article + 1, Sense::Of)
                    || self.is(article + 1, Sense::In))
            {
                if self.is(article, Sense::Half) {
                    thousandths += 500;
                    next = article + 1;
                } else if self.is(article, Sense::Quarter) && unit == Unit::Hour {
                    thousandths += 250;
                    next = article + 1;
                }
            }
        }
        // `dos horas enteras`
        let next = if self.time.relation_after && self.is_whole(next) { next + 1 } else { next };
        Some((Length::of(thousandths, unit)?, next))
    }

    /// Past `full` in `two full hours`.
    fn past_whole(&self, at: usize) -> usize {
        if !self.is_whole(at) || self.unit(at + 1).is_none() {
            return at;
        }
        let before = at.wrapping_sub(1);
        let counted = self.number(before).is_some() || self.is_a(before, SenseKind::Halves);
        if counted { at + 1 } else { at }
    }

    /// What `full` behind the article at `article` says nothing else of: a part of the clock, or a length that is announced.
    fn is_whole_unit(&self, article: usize, at: usize) -> bool {
        let announced = article.checked_sub(1).is_some_and(|before| self.is(before, Sense::For));
        self.unit(at).is_some_and(|unit| announced || unit <= Unit::Hour)
            || self.is_any(at, &[Sense::Half, Sense::Quarter, Sense::ThreeQuarters])
    }

    /// `whole`, `ganzen`
    pub(super) fn is_whole(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        token.is_some_and(|token| self.time.whole.contains(&token.word()))
    }

    /// `back` at `at` in `90 minute back massage`: a unit that is one before a noun measures that, and nothing is gone by.
    pub(super) fn measures_noun(&self, at: usize) -> bool {
        let one = at.checked_sub(1).and_then(|unit| self.lex(unit)).is_some_and(|unit| !unit.many);
        let counted = at.checked_sub(2).and_then(|count| self.number(count)).is_some();
        let noun = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.names_lead
            && self.is(at, Sense::Ends)
            && one
            && counted
            && (noun || self.is_any(at + 1, &[Sense::To, Sense::And]))
    }

    /// `1:30 hours`, where it is announced as a length or no hour is said so.
    fn hours_and_minutes(&self, at: usize) -> Option<(Length, usize)> {
        let digits = |at: usize, digits: usize| {
            self.number(at)
                .filter(|number| number.digits == digits && number.value < 60)
                .map(|n| n.value as i64)
        };
        let (hours, minutes) = (digits(at, 1)?, digits(at + 2, 2)?);
        let colon = self.kind(at + 1) == Some(Kind::Colon) && self.is_glued(at + 1) && self.is_glued(at + 2);
        let announced = at.checked_sub(1).is_some_and(|before| self.is(before, Sense::For));
        let length =
            colon && self.is_unit(at + 3, Unit::Hour) && (announced || !self.is(at + 3, Sense::OClock));
        let thousandths = hours * 1000 + minutes * 1000 / 60;
        let read = Length::of(thousandths, Unit::Hour).filter(|_| length)?;
        Some((Length { seconds: (hours * 60 + minutes) * 60, ..read }, at + 4))
    }

    /// `in 15'`, `for 45' on Monday`; but `for 8' boards`, `in 5' of water`, `5'10"`.
    fn marked_minutes(&self, at: usize) -> Option<(Length, usize)> {
        let led = at.checked_sub(1).is_some_and(|before| self.is_any(before, &[Sense::For, Sense::In]));
        let number = self.number(at).filter(|number| led && number.digits > 0 && !number.ordinal)?;
        let mark = self.lex(at + 1).filter(|lex| lex.glued).and_then(|lex| self.tokens.get(lex.first))?;
        let fives = number.value.is_multiple_of(5) && number.value < 100;
        let ends = self.bare_end(at + 2) || self.is(at + 2, Sense::Opens);
        let minutes = self.time.names_lead && matches!(mark.word(), "'" | "’" | "′") && fives && ends;
        Some((Length::of(number.value as i64 * 1000, Unit::Minute).filter(|_| minutes)?, at + 2))
    }

    fn is_in(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| self.is(before, Sense::In))
    }

    /// Past `three quarters`.
    fn three_quarters(&self, at: usize) -> Option<usize> {
        let three = self.number(at).is_some_and(|number| number.value == 3 && !number.ordinal);
        let counted = three && self.is(at + 1, Sense::Quarter);
        let said = self.is(at, Sense::ThreeQuarters).then_some(at + 1);
        if counted { Some(at + 2) } else { said }
    }

    /// `half`, `quarter`, `three quarters`, in thousandths.
    fn part_of_one(&self, at: usize) -> Option<i64> {
        self.find(at, OF_ONE, |sense| match sense {
            Sense::Half => Some(500),
            Sense::Quarter => Some(250),
            Sense::ThreeQuarters => Some(750),
            _ => None,
        })
    }

    /// `1/2 hour`, `3/4 of an hour`, in thousandths, and where the unit is; without a unit it is a date.
    pub(super) fn fraction(&self, at: usize) -> Option<(i64, usize)> {
        let digit = |at: usize| self.number(at).filter(|number| number.digits == 1).map(|n| n.value);
        if self.kind(at + 1) != Some(Kind::Slash) || !self.is_glued(at + 1) || !self.is_glued(at + 2) {
            return None;
        }
        let thousandths = match (digit(at)?, digit(at + 2)?) {
            (1, 2) => 500,
            (1, 4) => 250,
            (3, 4) => 750,
            _ => return None,
        };
        let next = self.skip(self.skip(at + 3, &[Sense::Of]), &[Sense::A]);
        self.unit(next).map(|_| (thousandths, next))
    }

    /// `424` in `1855336.424`: the decimals of another number.
    fn is_decimal(&self, at: usize) -> bool {
        let point = at.checked_sub(1).filter(|point| self.kind(*point) == Some(Kind::Point));
        self.is_glued(at) && point.and_then(|point| self.number(point.checked_sub(1)?)).is_some()
    }

    /// How many, in thousandths: `two`, `1.5`, `half an`, `a couple of`, `two and a half`.
    pub(super) fn amount(&self, at: usize) -> Option<(i64, usize)> {
        let skip = |at: usize, sense| if self.is(at, sense) { at + 1 } else { at };
        if let Some(number) = self.number(at).filter(|number| !number.ordinal) {
            if number.value > MOST as u64 || self.is_decimal(at) {
                return None;
            }
            let whole = number.value as i64 * 1000;
            if self.kind(at + 1) == Some(Kind::Point)
                && let Some(part) = self.number(at + 2).filter(|part| (1..=DECIMALS).contains(&part.digits))
            {
                let thousandths = part.value * 1000 / 10_u64.pow(part.digits as u32);
                return Some((whole + thousandths as i64, at + 3));
            }
            if self.is(at + 1, Sense::And) {
                let half = skip(at + 2, Sense::A);
                if self.is(half, Sense::Half) {
                    return Some((whole + 500, half + 1));
                }
                // `one and three quarter hours`
                if let Some(end) = self.three_quarters(at + 2).filter(|end| self.is_unit(*end, Unit::Hour)) {
                    return Some((whole + 750, end));
                }
            }
            // `2½ hours`
            let part = self.part_of_one(at + 1);
            if let Some(part) = part.filter(|_| self.unit(at + 2).is_some() && !self.is(at + 2, Sense::Weak))
            {
                return Some((whole + part, at + 2));
            }
            if let Some((part, next)) = self.fraction(at + 1) {
                return Some((whole + part, next));
            }
            if let Some(fraction) = self.fraction(at) {
                return Some(fraction);
            }
            // `2 more minutes`
            let more = self.is(at + 1, Sense::Other) && self.unit(at + 2).is_some();
            return Some((whole, if more { at + 2 } else { at + 1 }));
        }
        // `in another two hours`, `for another hour`
        if self.is(at, Sense::Other)
            && at.checked_sub(1).is_some_and(|before| self.is_any(before, &[Sense::In, Sense::For]))
        {
            let one = self.unit(at + 1).map(|_| (1000, at + 1));
            return one.or_else(|| self.amount(at + 1));
        }
        // `einer knappen halben Stunde`
        let after = if self.is(at, Sense::A) { skip(at + 1, Sense::Around) } else { at };
        // `for a full day`, `a good hour`, but `a whole day off`
        let whole = after > at && self.is_whole(after) && self.is_whole_unit(at, after + 1);
        let after = after + usize::from(whole);
        for sense in self.senses(after).iter() {
            match sense {
                Sense::Count(count) => return Some((i64::from(*count) * 1000, skip(after + 1, Sense::Of))),
                Sense::Halves(halves) => return Some((i64::from(*halves) * 500, after + 1)),
                Sense::Half | Sense::Quarter | Sense::ThreeQuarters => {
                    let thousandths = self.part_of_one(after).unwrap_or_default();
                    let next = skip(after + 1, Sense::Of);
                    let next = if self.kind(next) == Some(Kind::Dash) { next + 1 } else { next };
                    let next = skip(next, Sense::A);
                    return self.unit(next).is_some().then_some((thousandths, next));
                }
                _ => {}
            }
        }
        // `hora y media`, `hora y cuarto`
        if after == at
            && self.is_unit(at, Unit::Hour)
            && self.is(at + 1, Sense::And)
            && self.is_any(at + 2, &[Sense::Half, Sense::Quarter])
        {
            return Some((1000, at));
        }
        // `and a half hours` came above; here `an hour`, `one hour`.
        (after > at && (self.unit(after).is_some() || self.is(after, Sense::Half))).then_some((1000, after))
    }
}
