//! Ranges of hours: `3 to 5`, `between three and half past`, `ten to half past eleven`.

use crate::understand::event::clock::{Clock, DAY, HOUR, Half, Trust};
use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Part, Sense, proper};
use crate::understand::words::Kind;

/// What is said as `de 9 à 17` lasts no longer than so many hours.
const LONGEST: u64 = 9;

/// So many words before who is met stands the day.
const DATED: usize = 6;

impl Reader<'_> {
    /// `from two to four`, `between 9 and 11`, `3-5pm`, `Monday 9 to 5`.
    pub(crate) fn clock_range(&self, at: usize, trust: Trust, intro: Intro) -> Option<(Clock, Clock, usize)> {
        let slot = self.is_of_a_slot(at);
        let intro = Intro { from: intro.from || slot.is_some(), ..intro };
        let announced = intro.from || intro.between;
        let to = self.is(at + 1, Sense::MinutesTo) && !self.are_hours_till(at);
        let minutes = intro.at && slot.is_none() && to;
        let late = || self.is_late_minutes(at) || self.are_minutes_to_noon(at);
        if !announced && (minutes || self.is_pair(at) || self.is_mixed(at) || late()) {
            return None;
        }
        let (start, next) = self.first_hour(at, intro)?;
        let zone = self.zone(next).map_or(next, |(_, after)| after);
        let next = if announced || zone == next { zone } else { next };
        let dash =
            self.kind(next) == Some(Kind::Dash) && !self.is_iso_minus(next) && !self.is_mail_sign(next);
        let and = intro.between && self.is(next, Sense::And);
        if !dash && !and && !self.is_any(next, &[Sense::To, Sense::Until]) {
            return self.hours_side_by_side(at, start, next);
        }
        let second = self.skip(self.skip(self.skip(next + 1, &[Sense::At]), &[Sense::Around]), &[Sense::The]);
        if self.is_day_before_an_hour(second) {
            return None;
        }
        // `a las 20 hasta el 5`: hours have another article.
        if self.time.relation_after && self.is(next + 1, Sense::The) && self.is(next + 1, Sense::On) {
            return None;
        }
        // `el 22 al mediodía`
        if self.is(next, Sense::On) && !announced && self.named(second).is_some() {
            return None;
        }
        let (end, after) = self
            .clock(second, Trust::Bare)
            .or_else(|| self.second_hour(at, start, next, second, intro))
            .or_else(|| self.same_hour(start, second))?;
        let sure_start = self.clock(at, Trust::Signed).is_some_and(|(_, after)| after == next);
        // `brocante 7 h à 13 h`
        let sign = |at: usize| self.number(at).is_some() && self.is(at + 1, Sense::OClock);
        let both_signed = || self.time.hour_sign && sign(at) && sign(second) && !self.is_measured(second);
        // `lunes 23 a las 9:30`: the word for `to` is the word for `at`.
        if self.is(next, Sense::At) && !announced && !sure_start && !both_signed() {
            return None;
        }
        if dash && (self.counts(next) || self.kind(after) == Some(Kind::Dash)) || self.ends_in_date(after) {
            return None;
        }
        // `de huit à dix heures de sommeil`
        if !sure_start && self.is_measured(second) {
            return None;
        }
        // `at 7 to 11 Harrow Lane`, `de 11 a 12 mil`
        let thousands =
            || self.number(after).is_some_and(|number| number.digits == 0 && number.value >= 1000);
        if intro.at && self.are_houses(at) || thousands() {
            return None;
        }
        let start = if self.is_literal_start(at, start, end, after) { start.in_half(false) } else { start };
        let sure = announced
            || both_signed()
            || trust >= Trust::AfterDay
            || sure_start
            || self.clock(second, Trust::Signed).is_some_and(|(_, signed)| signed == after)
            || self.part_follows(after)
            || self.day_follows(after)
            || self.dated_month_follows(after);
        sure.then_some((start, end, slot.unwrap_or(after)))
    }

    /// `the ten to twelve slot`, `the two to ten shift`: where the hours end that a noun has; with one that says nothing else
    /// behind it.
    fn is_of_a_slot(&self, at: usize) -> Option<usize> {
        let hour = |at: usize| {
            self.number(at).is_some_and(|number| !number.ordinal && (1..=12).contains(&number.value))
        };
        let noun = at + 3;
        let led = self.is_any(at.wrapping_sub(1), &[Sense::The, Sense::A]);
        let hours = led && hour(at) && self.is_any(at + 1, &[Sense::To, Sense::Until]) && hour(at + 2);
        let slots = || self.time.slots.iter().find(|(slot, _)| self.word(noun) == Some(slot));
        let (_, empty) = slots().filter(|_| hours)?;
        Some(if *empty { noun + 1 } else { noun })
    }

    /// The hour with which a range may begin.
    fn first_hour(&self, at: usize, intro: Intro) -> Option<(Clock, usize)> {
        let digits = || self.number(at).is_some_and(|number| number.digits > 0);
        // In words, multiples of five may be minutes: `ten to five`.
        let night = || (at.saturating_sub(4)..at).any(|at| self.is(at, Sense::Meal(Part::Night)));
        let hours = || {
            intro.from
                || intro.between
                || digits()
                || self.leaves_part(at)
                || night()
                || self.ends_with_minutes(at)
                || self.time.names_lead && self.is(at + 1, Sense::Until) && self.are_hours(at, at + 2)
        };
        let to = self.is(at + 1, Sense::MinutesTo) && self.is_any(at + 1, &[Sense::To, Sense::Until]);
        let number = self.number(at);
        if to && number.is_some_and(|number| number.value <= 24 && (number.value % 5 != 0 || hours())) {
            return self.hour_only(at);
        }
        // `entre nueve y once` is no eleven past nine.
        let plain_hour = number.is_some() || self.is_one_of_range(at);
        let and = self.skip(at + 1, &[Sense::OClock]);
        if intro.between
            && plain_hour
            && self.is(and, Sense::And)
            && !self.is_any(and + 1, &[Sense::Half, Sense::Quarter])
        {
            return self.hour_only(at).map(|(clock, _)| (clock, and));
        }
        self.clock(at, Trust::Bare).or_else(|| {
            let known = plain_hour && (self.time.hour_sign || self.ends_range_of_day(at, at + 2, intro));
            self.hour_only(at).filter(|_| known)
        })
    }

    /// The hour at `second` with which a range may end that begins with the one at `at`, where `next` joins them.
    fn second_hour(
        &self,
        at: usize,
        start: Clock,
        next: usize,
        second: usize,
        intro: Intro,
    ) -> Option<(Clock, usize)> {
        let announced = intro.from || intro.between;
        // `entre midi et deux`
        let noon = intro.between && self.time.hour_sign && start.half == Half::Noon;
        // `samedi de deux à quatre bricolage`
        let many = self.lex(second + 1).is_some_and(|lex| lex.many && lex.senses.is_empty());
        let beside = intro.weekday
            || self.is_behind_day(at)
            || self.day_follows(second + 1)
            || intro.from && self.is_held_from(at, second);
        let dated = announced && beside && !many && !self.counts(second + 1);
        // `von neun Uhr dreißig bis elf Kinder betreuen`
        let hour = self.is(next, Sense::Until) && (at..next).any(|at| self.is(at, Sense::OClock));
        let signed = hour && !self.time.hour_sign && self.unit(second + 1).is_none();
        // `tomorrow 10 till 11 maths tutoring`, `Tuesday 4 to 5 darts`
        let behind = at.checked_sub(1).is_some_and(|day| {
            self.part(day).is_some() || self.weekday(day).is_some() || self.day_away(day).is_some()
        });
        let counted = self.unit(second + 1).is_some()
            || self.is_any(second + 1, &[Sense::Folk, Sense::Thing])
            || self.lex(second + 1).is_none_or(|lex| lex.kind != Kind::Word);
        let opens = self.time.names_lead && behind && !counted;
        let said = noon
            || opens
            || signed
            || dated && self.time.hour_sign
            || !many && self.ends_signed_hour(at, next, second, intro)
            || self.ends_range_of_day(at, second, intro);
        self.hour_only(second).filter(|_| said && self.number(second).is_some())
    }

    /// `13` in `11h-13`, `de 11h à 13`; but `à 11h à 13`, `11h, 13 rue Foch`.
    fn ends_signed_hour(&self, at: usize, next: usize, second: usize, intro: Intro) -> bool {
        let signed = self.time.hour_sign && (at..next).any(|at| self.is(at, Sense::OClock));
        let joins = !self.is(next, Sense::At) || !intro.at;
        let later = self
            .number(at)
            .zip(self.number(second))
            .is_some_and(|(first, last)| !last.ordinal && last.value > first.value && last.value < 24);
        let behind = second + 1;
        signed
            && joins
            && later
            && !self.counts(behind)
            && !self.house(behind)
            && self.number(behind).is_none()
    }

    /// `réunion de 9 à 11`, `demain Paul de 9 à 11`: what is held, or who is met on a day, stands directly before.
    fn is_held_from(&self, at: usize, second: usize) -> bool {
        let rises = self.number(at).zip(self.number(second)).is_some_and(|(first, last)| {
            !last.ordinal
                && last.value > first.value
                && last.value - first.value <= LONGEST
                && last.value < 24
        });
        let from = at.checked_sub(1).filter(|from| self.is(*from, Sense::From) && self.is(*from, Sense::Of));
        let what = from.and_then(|from| from.checked_sub(1)).filter(|_| self.time.hour_sign && rises);
        let dated = |what: usize| {
            let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
            (what.saturating_sub(DATED)..what).rev().take_while(word).any(|at| self.day_follows(at))
        };
        let named = |what: usize| {
            self.is_capital(what) || self.word(what).is_some_and(|word| proper::name(word).is_some())
        };
        let somebody = |what: usize| named(what) && !self.opens(what) && dated(what);
        // `cours de piano de 5 à 6`
        let of_held = |what: usize| {
            let of = what
                .checked_sub(1)
                .filter(|of| self.is(*of, Sense::Of) && self.kind(what) == Some(Kind::Word));
            of.and_then(|of| of.checked_sub(1)).is_some_and(|held| self.is_held_or_comes(held))
        };
        let alone = || from.is_some_and(|from| self.opens(from)) && self.ends(second + 1) && rises;
        what.is_some_and(|what| self.is_held_or_comes(what) || of_held(what) || somebody(what))
            || self.time.hour_sign && alone()
    }

    /// `between three and half past`
    fn same_hour(&self, start: Clock, second: usize) -> Option<(Clock, usize)> {
        let minutes = match (self.is(second, Sense::Half), self.is(second, Sense::Quarter)) {
            (true, _) => 30,
            (_, true) => 15,
            _ => return None,
        };
        let end = start.shifted(minutes * 60);
        (self.is(second + 1, Sense::Past) && start.seconds % HOUR == 0).then_some((end, second + 2))
    }

    /// `el sábado de 14 a 16 pintores`, `von zwei bis vier Fenster putzen`, but `von zwei bis vier Personen`
    fn ends_range_of_day(&self, at: usize, second: usize, intro: Intro) -> bool {
        if !intro.from && !intro.between || self.time.hour_sign {
            return false;
        }
        let Some((start, end)) = self.number(at).zip(self.number(second)) else { return false };
        // `von zehn bis zwei Stand betreuen`: nobody counts down.
        let past_noon = end.value < start.value && (7..=12).contains(&start.value) && end.value < 7;
        let what = second + 1;
        let done = || {
            let next = what + 1;
            intro.from
                && self.lex(next).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty())
                && self.number(next).is_none()
                && !self.starts_large(next)
        };
        let counts = || self.is(what, Sense::Thing) && !self.is(what, Sense::Folk) && !done();
        // `Von elf bis zwölf Fenster putzen`
        let opens = || {
            let measure = self.is(what, Sense::Measure) || self.lex(what).is_none();
            self.time.half_before && intro.from && self.opens(at.wrapping_sub(1)) && !measure
        };
        (intro.weekday || self.is_behind_day(at) || opens())
            && (past_noon || end.value > start.value && !counts())
            && self.unit(what).is_none()
    }

    /// `10-12-2026` and phone numbers are no ranges of hours, and `5 to 6 December` is none.
    fn ends_in_date(&self, after: usize) -> bool {
        let half = self.is_any(after.wrapping_sub(1), &[Sense::Am, Sense::Pm]);
        let month = self.skip(self.skip(after, &[Sense::Of]), &[Sense::The]);
        !half && (self.month(month).is_some() || self.are_days_of_month(after, month))
            || self.past_dot_month(after)
    }

    /// `4 to 23 next month`: no English hour is said like the last of them, which ends before `after`.
    fn are_days_of_month(&self, after: usize, month: usize) -> bool {
        let plain = |at: usize| self.number(at).filter(|number| !number.ordinal && number.digits > 0);
        let last = after.checked_sub(1).and_then(plain).filter(|last| (13..=31).contains(&last.value));
        let first = after.checked_sub(3).and_then(plain);
        let days = first.zip(last).is_some_and(|(first, last)| first.value < last.value);
        self.time.names_lead && days && self.which(month).is_some() && self.which_month(month).is_some()
    }

    /// `Tuesday electrician 8 to 12`, `9 to 5 at the office`: where these numbers end if they are the hours of a day that
    /// is said elsewhere.
    pub(crate) fn hours_of_day(&self, at: usize) -> Option<usize> {
        self.number(at).filter(|number| !number.ordinal && number.value <= 24)?;
        let before = at.wrapping_sub(1);
        let counts = self.number(before).is_some()
            || self.is_any(before, &[Sense::Folk, Sense::Thing, Sense::Title, Sense::For])
            || self.labelled(at);
        if self.time.relation_after || counts {
            return None;
        }
        let (start, end, after) = self.clock_range(at, Trust::AfterDay, Intro::default())?;
        // `3 to 1` is a result: before seven nothing begins that goes on past midnight or noon.
        let fits = end.seconds > start.seconds || start.seconds >= 7 * HOUR && end.seconds < start.seconds;
        (fits && (self.bare_end(after) || self.is_any(after, &[Sense::At, Sense::In]))).then_some(after)
    }

    /// `mercredi matin` before the word that announces what stands at `at`: `entre 8 et 10`.
    fn is_behind_day(&self, at: usize) -> bool {
        // `samedi après-midi, de deux à cinq`
        let comma = usize::from(at > 2 && self.kind(at - 2) == Some(Kind::Comma));
        let Some(before) = at.checked_sub(2 + comma) else { return false };
        self.part(before).is_some()
            || self.weekday(before).is_some()
            || self.day_away(before).is_some()
            || self.month(before).is_some()
    }

    /// `jeudi vingt heures vingt-deux heures`: a range whose middle was not heard.
    fn hours_side_by_side(&self, at: usize, start: Clock, next: usize) -> Option<(Clock, Clock, usize)> {
        let signed = |from: usize, to: usize| (from..to).any(|at| self.is(at, Sense::OClock));
        if !self.time.hour_sign || !signed(at, next) {
            return None;
        }
        let (end, after) = self.clock(next, Trust::AfterDay).filter(|(_, after)| signed(next, *after))?;
        let start = if self.is_literal_start(at, start, end, after) { start.in_half(false) } else { start };
        // `13h 2h`: two hours long, unless a part of the day follows.
        let late = end.half == Half::Known || end.usual() >= 7 * HOUR && end.usual() <= 12 * HOUR;
        let later = late && end.usual() > start.seconds;
        // `21h 6h`
        let night = start.half == Half::Known
            && start.seconds >= 18 * HOUR
            && (5 * HOUR..=8 * HOUR).contains(&end.seconds);
        (later || night || self.part_follows(after)).then_some((start, end, after))
    }

    /// `ten to two` in `tomorrow morning ten to two`: as minutes it would be at night.
    fn leaves_part(&self, at: usize) -> bool {
        let Some(hour) = self.number(at + 2).map(|number| number.value) else { return false };
        match at.checked_sub(1).and_then(|before| self.part(before)) {
            Some(Part::Morning | Part::Evening | Part::Night) => (1..=4).contains(&hour),
            Some(Part::Afternoon) => (8..=12).contains(&hour),
            _ => false,
        }
    }

    /// `7 bis 19:30`: beside an end by the 24 hour clock a morning hour in digits is what it says.
    fn is_literal_start(&self, at: usize, start: Clock, end: Clock, after: usize) -> bool {
        let halved = self.is_any(after.wrapping_sub(1), &[Sense::Am, Sense::Pm])
            || self.lex(after.wrapping_sub(1)).is_some_and(|lex| {
                lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == "p")
            });
        let morning = start.half == Half::Open && (7 * HOUR..12 * HOUR).contains(&start.seconds);
        let late = end.half == Half::Known && (13 * HOUR..=DAY).contains(&end.seconds);
        let digits = self.number(at).is_some_and(|number| number.digits > 0);
        morning && late && digits && !halved && !self.part_follows(after)
    }
}
