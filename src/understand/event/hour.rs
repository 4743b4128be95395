use std::ops::RangeInclusive;

use super::clock::{Clock, Half, Trust};
use super::lex::Lex;
use super::reader::Reader;
use crate::understand::language::{Part, Sense, Unit};
use crate::understand::words::{Kind, Number};

impl Reader<'_> {
    /// `14:30`, `3 pm`, `15h30`, `vierzehn Uhr dreißig`, `deux heures et quart`, `seven thirty`, `1530 hours`.
    pub(super) fn hour_first(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        // `class 9:30`: what is written as a time is no number of a class.
        let as_time = self.is_any(at + 1, &[Sense::Am, Sense::Pm])
            || self.kind(at + 1) == Some(Kind::Colon) && self.is_glued(at + 1) && self.is_glued(at + 2);
        if self.labelled(at) && !(as_time && self.is(at.wrapping_sub(1), Sense::Label)) {
            return None;
        }
        let written = self.number(at);
        // `one on one Tuesday afternoon`
        let paired = || at.checked_sub(2).is_some_and(|first| self.is_pair(first));
        if written.is_some_and(|number| number.value == 1) && !as_time && paired() {
            return None;
        }
        if let Some(number) = written.filter(|number| (3..=4).contains(&number.digits)) {
            // `1900 EST`
            let zoned = number.digits == 4
                && !self.is(at + 1, Sense::Weak)
                && self.find(at + 1, |sense| matches!(sense, Sense::Zone(_)).then_some(())).is_some();
            let sign = zoned || self.is_any(at + 1, &[Sense::OClock, Sense::Am, Sense::Pm]);
            let beside = trust == Trust::AfterDay && self.bare_end(at + 1)
                || self.find(at + 1, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some();
            let bare = (trust == Trust::Bare || beside)
                && number.digits == 4
                && !self.counts(at + 1)
                && number.value % 5 == 0;
            // `1900 on Monday`
            let day = |at: usize| {
                self.day_follows(at) || self.which(at).is_some() && self.weekday(at + 1).is_some()
            };
            let opens = self.opens(at) && number.value >= 1300 && number.value % 5 == 0 && day(at + 1);
            let bare = bare || number.digits == 4 && opens;
            // `0830`, and nothing else.
            let bare =
                bare || number.digits == 4 && number.value < 1000 && self.opens(at) && self.ends(at + 1);
            // `Tuesday at 915`
            let quarter = number.digits == 3 && matches!(number.value % 100, 15 | 30 | 45);
            let announced = self.is(at.wrapping_sub(1), Sense::At) && self.bare_end(at + 1);
            let dated = || (at.saturating_sub(4)..at + 4).any(|at| self.day_follows(at));
            let bare = bare || quarter && announced && trust == Trust::Bare && dated();
            let open = self.is_any(at + 1, &[Sense::Am, Sense::Pm]) || number.digits == 3;
            let half = if open { Half::Open } else { Half::Known };
            let clock = Clock::new(number.value / 100, number.value % 100, half).filter(|_| sign || bare)?;
            return self.halved(clock, self.skip(at + 1, &[Sense::OClock]));
        }
        if let Some(number) =
            written.filter(|number| number.digits == 0 && number.value % 100 == 0 && number.value >= 100)
        {
            // `fifteen hundred hours`, `at eighteen hundred`
            let clock = Clock::new(number.value / 100, 0, Half::Known)?;
            if self.is(at + 1, Sense::OClock) {
                return Some((clock, at + 2));
            }
            // `oh nine hundred`
            if number.value < 1000 && at.checked_sub(1).is_some_and(|oh| self.is_zero(oh)) {
                return Some((clock, at + 1));
            }
            let alone = self.opens(at) && self.ends(at + 1) && self.time.names_lead;
            // `at fifteen hundred platform 4`
            let ends = self.bare_end(at + 1) || self.is(at + 1, Sense::Label);
            let behind = trust == Trust::AfterDay && number.value >= 1300;
            let bare = (trust == Trust::Bare || behind || alone) && ends && number.value < 2400;
            return (bare && number.value % 1000 != 0).then_some((clock, at + 1));
        }
        // `20261204T150000`
        if let Some(number) = written.filter(|number| number.digits == 6 && self.is_glued(at))
            && at.checked_sub(1).and_then(|at| self.lex(at)).is_some_and(|lex| {
                lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == "t")
            })
        {
            let (hour, rest) = (number.value / 10_000, number.value % 10_000);
            let clock = Clock::new(hour, rest / 100, Half::Known)?;
            return Some((clock.shifted((rest % 100) as i64), at + 1));
        }
        if written.is_some_and(|number| number.value == 0)
            && let Some(read) = self.zero_hundred(at, trust)
        {
            return Some(read);
        }
        let (hour, next) = self.hour_number(at)?;
        if hour == 24 && self.is_round_the_clock(at, next) {
            return None;
        }
        // `09`, `zero nine`
        let led = |number: &Number| {
            let two_words = || self.lex(at).is_some_and(|lex| lex.last == lex.first + 1);
            number.digits == 2 || number.digits == 0 && two_words()
        };
        let oh = || at.checked_sub(1).is_some_and(|before| self.is_zero(before));
        let open = if written.is_some_and(|number| number.value < 10 && (led(&number) || oh())) {
            Half::Known
        } else {
            Half::Open
        };
        // A colon or point with two digits.
        let two = |at: usize| {
            self.number(at)
                .filter(|number| number.digits == 2 && self.is_glued(at))
                .map(|number| number.value)
        };
        if written.is_some_and(|number| number.digits > 0)
            && self.is_glued(next)
            && matches!(self.kind(next), Some(Kind::Colon | Kind::Point))
            && let Some(minute) = two(next + 1)
        {
            if self.is_verse(at) {
                return None;
            }
            let clock = Clock::new(hour, minute, open)?;
            let mut after = next + 2;
            let mut clock = clock;
            if self.kind(after) == Some(Kind::Colon)
                && let Some(second) = two(after + 1).filter(|second| *second < 60)
            {
                clock.seconds += second as i64;
                after += 2;
                // `14:00:00.000Z`
                if matches!(self.kind(after), Some(Kind::Point | Kind::Dot))
                    && self.is_glued(after)
                    && self.is_glued(after + 1)
                    && self.number(after + 1).is_some()
                {
                    after += 2;
                }
            }
            let colon = self.kind(next) == Some(Kind::Colon);
            let signed = colon || self.is_any(after, &[Sense::Am, Sense::Pm, Sense::OClock]);
            let comma =
                self.lex(next).and_then(|lex| self.tokens.get(lex.first)).is_some_and(|t| t.word() == ",");
            let dotted = comma || matches!(self.kind(after), Some(Kind::Point)) || self.counts(after);
            let alone = self.opens(at) && self.ends(after);
            let announced =
                trust > Trust::Signed || alone || self.day_follows(after) || self.part_follows(after);
            if !signed && (!announced || dotted) {
                return None;
            }
            return self.halved(clock, self.past_sign(after));
        }
        // `a las 15 hora de Madrid`: the word belongs to the zone.
        if trust > Trust::Signed && self.is(next, Sense::OClock) && self.past_sign(next) == next {
            return Some((Clock::new(hour, 0, open)?, next));
        }
        if self.is(next, Sense::OClock) && !self.is(next, Sense::Unit(Unit::Hour)) {
            return self.minutes_after(Clock::new(hour, 0, open)?, next + 1, true);
        }
        if self.is(next, Sense::OClock) {
            // `deux heures` is a time or a length; a glued `15h` or minutes after it make it a time.
            let (clock, after) = self.minutes_after(Clock::new(hour, 0, open)?, next + 1, true)?;
            if self.counts(next) || self.is_hours_long(at, next, after, trust) {
                return None;
            }
            let glued = self.is_glued(next) && written.is_some();
            let sure =
                glued || self.part_follows(after) || after > next + 1 || hour > 12 && self.time.minutes_after;
            let spoken = self.time.minutes_after && trust >= Trust::AfterDay || trust == Trust::Bare;
            return (sure || spoken).then_some((clock, after));
        }
        if hour > 0
            && hour <= 12
            && let Some((clock, after)) = self.halved(Clock::new(hour, 0, open)?, next)
            && after > next
        {
            return Some((clock, after));
        }
        // `nine am` has come; now `seven thirty`, `seven oh five`.
        // But `7-Eleven` is a shop.
        let in_digits = written.is_some_and(|number| number.digits > 0);
        let mixed = in_digits && (self.kind(next) == Some(Kind::Dash) || self.is_hours(next));
        // `at 10 ten pin bowling`
        let noun = || self.lex(next + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let small = |number: Number| number.digits == 0 && number.value <= 12 && self.time.names_lead;
        let mixed = mixed || in_digits && self.number(next).is_some_and(small) && noun();
        if let Some((minute, after)) = self.spoken_minutes(next)
            && (hour > 0 || self.is_any(at.wrapping_sub(1), &[Sense::At, Sense::The]))
            && !mixed
            && !self.is_house_number(next)
            && !self.is_day_of_date(next)
            && !self.is_count_of_many(next)
        {
            let (clock, end) = self.halved(Clock::new(hour, minute, open)?, after)?;
            let tomorrow = self.find(end, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some();
            // `à 17 04`
            let digits = |at: usize| self.number(at).is_some_and(|number| number.digits == 2);
            let paired = digits(at) && digits(next) && self.is(at.wrapping_sub(1), Sense::At);
            // `seven thirty` is all that is said.
            let alone = self.time.names_lead
                && (self.opens(at) || self.opens(at.wrapping_sub(1)) && self.is_zero(at - 1))
                && self.ends(end)
                && minute % 5 == 0
                && digits(at) == digits(next);
            // `Tomorrow. Eleven thirty. Dog groomer.`
            let mark = |at: usize| matches!(self.kind(at), Some(Kind::SentenceEnd | Kind::LineBreak));
            let sentence = mark(at.wrapping_sub(1)) && mark(end) && minute % 5 == 0;
            let signed = paired
                || alone
                || sentence
                || end > after
                || tomorrow
                || self.is_any(end, &[Sense::OClock])
                || self.part_follows(end);
            // `Windows 11 14h-16h`, `mercredi deux quinze heures trente`
            let two = self.time.relation_after
                && self.is(end, Sense::OClock)
                && (self.time.hour_sign || written.is_some_and(|number| number.digits > 0));
            if two {
                return None;
            }
            if signed || (trust >= Trust::AfterDay && !self.counts(end)) {
                return Some((clock, self.skip(end, &[Sense::OClock])));
            }
        }
        let (clock, after) = self.minutes_after(Clock::new(hour, 0, open)?, next, false)?;
        if after > next && (trust >= Trust::AfterDay || self.part_follows(after)) {
            return Some((clock, after));
        }
        let part = written.is_some()
            && (1..=12).contains(&hour)
            && (self.day_and_part_follow(at, hour, next) || self.part_follows(next))
            && !self.serves(at, hour, next)
            && !self.has_own_clock(next);
        // `7ish`, `six-ish`
        let ish = if self.kind(next) == Some(Kind::Dash) && self.is_glued(next) { next + 1 } else { next };
        let nearly = self.is(ish, Sense::Sharp) && self.is_glued(ish);
        let plain = match trust {
            _ if part || nearly => true,
            Trust::Signed => false,
            Trust::AfterDay => self.bare_end(next) && written.is_some() && hour <= 12 && !self.is_age(at),
            Trust::Bare => !self.time.hour_sign,
        };
        // `ein` alone is an article.
        let the = self.time.relation_after && self.is(at.wrapping_sub(1), Sense::The);
        let spoken = written.is_some() || the || self.is_one_of_range(at);
        // `from 3 to 5 percent`: what the second number counts, the first one counts too.
        let to =
            self.is_any(next, &[Sense::To, Sense::Until, Sense::And]) || self.kind(next) == Some(Kind::Dash);
        // But `from 2 to 3.30`.
        let minutes = self.kind(next + 2) == Some(Kind::Point)
            && self.number(next + 3).is_some_and(|number| number.digits == 2 && number.value < 60)
            && !self.counts(next + 4);
        let shared = to && !minutes && self.number(next + 1).is_some() && self.counts(next + 2);
        // `a las ocho gracias`
        let said_hour = self.time.relation_after
            && self.is(at.wrapping_sub(1), Sense::At)
            && (self.is(at.wrapping_sub(2), Sense::At)
                || self.lex(at.wrapping_sub(1)).is_some_and(|lex| lex.last > lex.first));
        // `each morning at 7 meds`
        let announced = self.is(at.wrapping_sub(1), Sense::At)
            && self.time.names_lead
            && at.checked_sub(2).and_then(|before| self.lex(before)).is_some_and(|lex| lex.core);
        let plural =
            !said_hour && !announced && self.lex(next).is_some_and(|lex| lex.plural && lex.senses.is_empty());
        let zero = hour == 0 && written.is_none_or(|number| number.digits == 0);
        let counted = self.counts(if nearly { ish + 1 } else { next })
            && !(trust == Trust::Bare && self.is_hour_before_many(at));
        (plain && spoken && !shared && !plural && !zero && !counted && !self.house(next))
            .then_some((clock, if nearly { ish } else { next }))
    }

    /// The hour at `at` has a day and a part of it behind it: `10 on Saturday morning`, `gym 6 Monday morning`;
    /// without a preposition that part must have such an hour.
    fn day_and_part_follow(&self, at: usize, hour: u64, next: usize) -> bool {
        let on = self.skip(next, &[Sense::On]);
        if on > next {
            return self.weekday(on).is_some() && self.part(on + 1).is_some();
        }
        // `a table for 8 tomorrow evening`, `party of 6`
        let before = at.wrapping_sub(1);
        let counted =
            self.is_any(before, &[Sense::For, Sense::Of, Sense::And]) || self.unit(before).is_some();
        let hours = self.part(next + 1).and_then(hours_of);
        self.time.names_lead
            && !counted
            && self.day_follows(next)
            && hours.is_some_and(|hours| hours.contains(&hour))
    }

    /// `table for four tonight`, `dîner pour deux ce soir`: how many come, and no hour of that part of the day.
    fn serves(&self, at: usize, hour: u64, next: usize) -> bool {
        let part = (next..next + 4).find_map(|at| self.part(at)).and_then(hours_of);
        self.is(at.wrapping_sub(1), Sense::For) && part.is_some_and(|hours| !hours.contains(&hour))
    }

    /// The day at `at` has another hour behind it: `candidate 8 tomorrow morning half past ten`.
    fn has_own_clock(&self, at: usize) -> bool {
        let named = |at: usize| {
            self.part(at).is_some()
                || self.day_away(at).is_some()
                || self.weekday(at).is_some()
                || self.is_any(at, &[Sense::On, Sense::In, Sense::The])
        };
        let after = (at..at + 4).find(|at| !named(*at)).unwrap_or(at);
        let hour = self.skip(after, &[Sense::At]);
        let trust = if hour > after { Trust::Bare } else { Trust::Signed };
        after > at
            && self.number(after).is_none_or(|number| !number.ordinal)
            && self.clock(hour, trust).is_some()
    }

    /// Past the sign of an hour, unless it begins a zone: `15:00 hora de Madrid`.
    fn past_sign(&self, at: usize) -> usize {
        let zoned = self.is(at, Sense::ZoneTime) && self.zone(at).is_some();
        if zoned { at } else { self.skip(at, &[Sense::OClock]) }
    }

    /// What may follow an hour: `et quart`, `y media`, `menos diez`, `moins le quart`, and after the hour's
    /// sign (`signed`) plain minutes, `Uhr dreißig`.
    pub(super) fn minutes_after(&self, clock: Clock, at: usize, signed: bool) -> Option<(Clock, usize)> {
        let plus = self.is(at, Sense::And);
        let less = self.is(at, Sense::Less);
        let mut read = None;
        if self.time.minutes_after && (plus || less) {
            let start = self.skip(at + 1, &[Sense::The, Sense::A]);
            let minutes = if self.is(start, Sense::Quarter) {
                Some(15)
            } else if self.is(start, Sense::Half) {
                Some(30)
            } else {
                self.number(start)
                    .filter(|number| number.value < 60 && !number.ordinal && !self.counts(start + 1))
                    .filter(|_| start == at + 1 && !self.is(start + 1, Sense::OClock))
                    .filter(|_| less || !self.time.hour_sign)
                    .map(|number| number.value as i64)
            };
            read = minutes.map(|minutes| (if less { -minutes } else { minutes }, start + 1));
        } else if signed {
            read = self
                .number(at)
                .filter(|number| !number.ordinal && number.value < 60)
                .filter(|number| {
                    let sure = number.digits != 1 || self.bare_end(at + 1);
                    // `vingt heures vingt-deux heures`
                    let hour = self.time.minutes_after && self.past_sign(at + 1) > at + 1;
                    let house = self.is_house_number(at) || self.is_day_of_date(at);
                    let counted = self.counts_beside_minutes(at + 1) || self.is_count_of_many(at);
                    sure && !hour && !house && !counted
                })
                .map(|number| {
                    // `dix-neuf heures zéro zéro`
                    let nought = |at: usize| self.number(at).is_some_and(|n| n.digits == 0 && n.value == 0);
                    let last = if nought(at) && nought(at + 1) { at + 1 } else { at };
                    (number.value as i64, self.skip(last + 1, &[Sense::Unit(Unit::Minute)]))
                });
        }
        let (clock, next) = match read {
            Some((minutes, next)) => (clock.shifted(minutes * 60), next),
            None => (clock, at),
        };
        self.halved(clock, next)
    }

    /// `12` in `lundi 14h 12 rue Foch`; `14 h 30 rue Foch` has minutes.
    fn is_house_number(&self, at: usize) -> bool {
        let odd = self.number(at).is_some_and(|number| number.digits > 0 && number.value % 5 != 0);
        odd && self.time.relation_after && !self.is_glued(at) && self.house(at + 1)
    }

    /// `abre las veinticuatro horas`, `garde de 24 heures`: the whole day, where nothing announces the hour.
    fn is_round_the_clock(&self, at: usize, unit: usize) -> bool {
        let before = at.wrapping_sub(1);
        let the = self.is(before, Sense::The) && !self.is(before.wrapping_sub(1), Sense::At);
        let bare = self.is_unit(unit, Unit::Hour) && !self.is_glued(unit);
        let ends = self.is_any(before, &[Sense::At, Sense::To, Sense::Until, Sense::Between, Sense::And])
            || self.kind(before) == Some(Kind::Dash);
        self.time.relation_after && bare && (the || !ends && !self.is(before, Sense::The))
    }

    /// `caminar dos horas y media`, `une heure et demie de marche`: with its unit at `unit` and nothing that announces
    /// a time, such an hour is how long something takes.
    fn is_hours_long(&self, at: usize, unit: usize, after: usize, trust: Trust) -> bool {
        let before = at.wrapping_sub(1);
        let small =
            self.number(at).is_none_or(|number| number.value <= if self.time.hour_sign { 6 } else { 12 });
        let parts = after > unit + 1 && self.is(unit + 1, Sense::And) || self.number(unit + 1).is_some();
        if !self.time.relation_after || !small || !parts || self.is_glued(unit) {
            return false;
        }
        let announced =
            self.is_any(before, &[Sense::At, Sense::The, Sense::Between, Sense::Until, Sense::Around]);
        let of = self.is(after, Sense::Of) && self.lex(after + 1).is_some_and(Lex::is_plain);
        let one = self.number(at).is_none() && trust == Trust::Signed;
        !announced
            && (!self.time.hour_sign && self.is(unit + 1, Sense::And) || of || one && self.time.hour_sign)
    }

    /// `zero hundred hours`
    fn zero_hundred(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        let is = |at: usize, value: u64| {
            self.number(at).is_some_and(|number| number.digits == 0 && number.value == value)
        };
        if !is(at, 0) || !is(at + 1, 100) {
            return None;
        }
        let next = self.skip(at + 2, &[Sense::OClock]);
        (next > at + 2 || trust > Trust::Signed)
            .then(|| Some((Clock::new(0, 0, Half::Known)?, next)))
            .flatten()
    }

    /// `Emma wird am Sonntag 7`
    fn is_age(&self, at: usize) -> bool {
        let ends = self.ends(at + 1) || self.lex(at + 1).is_some_and(|lex| lex.kind != Kind::Word);
        ends && (at.saturating_sub(8)..at).any(|at| self.is(at, Sense::Turns))
    }

    /// `Sonntag Tatort schauen 20 15`, `Friday 4th doors 7.30`: two numbers that end the memo.
    pub(super) fn is_written_hour(&self, at: usize) -> bool {
        let point = self.kind(at + 1) == Some(Kind::Point) && self.is_glued(at + 1) && self.is_glued(at + 2);
        let last = if point { at + 2 } else { at + 1 };
        let two = |at: usize, most: u64| {
            self.number(at).is_some_and(|number| number.digits > 0 && !number.ordinal && number.value <= most)
        };
        let minutes = self.number(last).is_some_and(|number| number.digits == 2 && number.value % 5 == 0);
        self.ends(last + 1) && two(at, 23) && two(last, 59) && minutes && !self.labelled(at)
    }

    /// `14-16` in `team 2 14-16`: two hours, and no minutes of the number before.
    fn is_hours(&self, at: usize) -> bool {
        let hour = |at: usize| {
            self.number(at)
                .filter(|number| number.digits > 0 && number.value <= 24)
                .map(|number| number.value)
        };
        self.kind(at + 1) == Some(Kind::Dash)
            && self.is_glued(at + 1)
            && self.is_glued(at + 2)
            && hour(at).zip(hour(at + 2)).is_some_and(|(from, to)| from < to)
    }

    pub(super) fn counts_beside_minutes(&self, at: usize) -> bool {
        !self.is_unit(at, Unit::Minute) && self.counts(at)
    }

    /// `oh` in `oh seven thirty`, `seven oh five`.
    fn is_zero(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        // `a las 6 o 7`
        token.is_some_and(|token| matches!(token.word(), "o" | "oh")) && !self.is(at, Sense::Or)
    }

    pub(super) fn spoken_minutes(&self, at: usize) -> Option<(u64, usize)> {
        let words = self.number(at + 1).is_some_and(|number| number.digits == 0);
        let at = if self.kind(at) == Some(Kind::Dash) && self.is_glued(at) && self.is_glued(at + 1) && words {
            at + 1
        } else {
            at
        };
        let word = self.lex(at)?;
        // `20 00`
        if self.number(at).is_some_and(|number| number.digits == 2 && number.value == 0)
            && self.number(at.wrapping_sub(1)).is_some_and(|hour| hour.digits > 0)
            && self.number(at + 1).is_none()
        {
            return Some((0, at + 1));
        }
        if self.is_zero(at) || self.number(at).is_some_and(|number| number.value == 0) {
            let number = self.number(at + 1).filter(|number| number.value < 10 && !number.ordinal)?;
            return Some((number.value, at + 2));
        }
        let number = self.number(at).filter(|number| !number.ordinal && number.value < 60)?;
        // `cero cinco` is one number of two words.
        if number.digits == 0 && (1..10).contains(&number.value) && word.last == word.first + 1 {
            return Some((number.value, at + 1));
        }
        // `17 04`
        let zero = number.digits == 2;
        (number.digits != 1 && (zero || number.value >= 10)).then_some((number.value, at + 1))
    }
}

/// The hours, of twelve, that are usual in a part of the day.
fn hours_of(part: Part) -> Option<RangeInclusive<u64>> {
    match part {
        Part::Morning | Part::Evening | Part::Night => Some(5..=11),
        Part::Afternoon => Some(1..=6),
        _ => None,
    }
}
