//! A length as it is said: `ninety minutes`, `an hour and a half`, `1h30`, `anderthalb Stunden`.

use super::Length;
use crate::understand::event::clock::HOUR;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, SenseKind, Unit};
use crate::understand::words::Kind;

impl Reader<'_> {
    /// `ninety minutes`, `an hour and a half`, `1h30`, `anderthalb Stunden`.
    pub(in crate::understand::event) fn length(&self, at: usize) -> Option<(Length, usize)> {
        let (mut length, mut next) = self.simple_length(at)?;
        // `two hours and thirty minutes`, `1 h 30 min`: each part smaller than the one before.
        for _ in 0..3 {
            // `2 hours, and 5 minutes`
            let comma = next + usize::from(self.kind(next) == Some(Kind::Comma));
            let joined = comma + usize::from(self.is(comma, Sense::And));
            let Some((more, after)) = self.simple_length(joined) else { break };
            // `dans trois jours 14h30`, `in drei Tagen 18h`, `in drei Tagen zwei Stunden lang`, but `in two days three
            // hours`
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
    pub(in crate::understand::event) fn length_ago(&self, at: usize) -> Option<(Length, usize)> {
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

    /// `back` at `at` in `90 minute back massage`: a unit that is one before a noun measures that, and nothing is gone
    /// by.
    pub(in crate::understand::event) fn measures_noun(&self, at: usize) -> bool {
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
}
