use super::length::Length;
use super::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::Kind;

/// A time of day as it was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clock {
    /// Seconds from midnight; 24:00 is the midnight that ends the day.
    pub(super) seconds: i64,
    pub(super) half: Half,
}

/// How sure it is which half of the day is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    /// `14:00`, `3 pm`
    Known,
    /// `at 3`: seconds lie in the first half of the day.
    Open,
    /// `noon`
    Noon,
    /// `midnight`: belongs to the day before or after it.
    Midnight,
}

/// How much a bare number may count as a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Trust {
    /// Only with a sign of its own: `3pm`, `14:30`, `half past two`.
    Signed,
    /// Directly after a day: `tomorrow 9:15`, `demain 15 heures`.
    AfterDay,
    /// After `at`, or as the end of a range of times.
    Bare,
}

pub(super) const HOUR: i64 = 3600;
pub(super) const DAY: i64 = 24 * HOUR;

impl Clock {
    fn new(hour: u64, minute: u64, half: Half) -> Option<Clock> {
        if hour > 24 || minute > 59 || (hour == 24 && minute > 0) {
            return None;
        }
        let half = if half == Half::Open && (hour == 0 || hour > 12) { Half::Known } else { half };
        let hour = if half == Half::Open { hour % 12 } else { hour };
        Some(Clock { seconds: hour as i64 * HOUR + minute as i64 * 60, half })
    }

    /// The time that is meant when nothing else decides: 1 to 6 afternoon, 7 to 11 morning, 12 noon.
    pub(super) fn usual(&self) -> i64 {
        match self.half {
            Half::Open if self.seconds < 7 * HOUR => self.seconds + 12 * HOUR,
            _ => self.seconds,
        }
    }

    /// Every time of day that could be meant, the usual one first.
    pub(super) fn candidates(&self) -> Vec<i64> {
        match self.half {
            Half::Open => {
                let usual = self.usual();
                vec![usual, (usual + 12 * HOUR) % DAY]
            }
            _ => vec![self.seconds],
        }
    }

    fn shifted(self, seconds: i64) -> Clock {
        let half = if self.half == Half::Open { Half::Open } else { Half::Known };
        let day = if half == Half::Open { 12 * HOUR } else { DAY };
        Clock { seconds: (self.seconds + seconds).rem_euclid(day), half }
    }

    /// In the first or second half of the day.
    pub(super) fn in_half(self, afternoon: bool) -> Clock {
        match self.half {
            Half::Open => {
                Clock { seconds: self.seconds + if afternoon { 12 * HOUR } else { 0 }, half: Half::Known }
            }
            _ => self,
        }
    }
}

impl Reader<'_> {
    /// A time of day.
    pub(super) fn clock(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        let (clock, next) = self
            .named_and_minutes(at)
            .or_else(|| self.beside_an_hour(at, trust))
            .or_else(|| self.shifted_clock(at))
            .or_else(|| self.hour_first(at, trust))?;
        Some((clock, self.skip(next, &[Sense::Sharp])))
    }

    /// `noon`, `midi et demi`
    fn named_and_minutes(&self, at: usize) -> Option<(Clock, usize)> {
        let (clock, next) = self.named(at)?;
        if !self.time.minutes_after {
            return Some((clock, next));
        }
        self.minutes_after(clock, next, false)
    }

    fn named(&self, at: usize) -> Option<(Clock, usize)> {
        let at = if self.number(at).is_some_and(|number| number.value == 12) { at + 1 } else { at };
        if self.is(at, Sense::Noon) {
            Some((Clock { seconds: 12 * HOUR, half: Half::Noon }, at + 1))
        } else if self.is(at, Sense::Midnight) {
            Some((Clock { seconds: 0, half: Half::Midnight }, at + 1))
        } else {
            None
        }
    }

    /// `half past two`, `quarter to nine`, `ten past five`, `halb drei`, `drei viertel acht`.
    fn beside_an_hour(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        let start = self.skip(at, &[Sense::A]);
        let (minutes, after) = if self.is(start, Sense::ThreeQuarters) {
            (45, start + 1)
        } else if self.number(start).is_some_and(|number| number.value == 3)
            && self.is(start + 1, Sense::Quarter)
        {
            (45, start + 2)
        } else if self.is(start, Sense::Quarter) {
            (15, start + 1)
        } else if self.is(start, Sense::Half) {
            (30, start + 1)
        } else {
            let number =
                self.number(start).filter(|number| !number.ordinal && (1..60).contains(&number.value))?;
            let after = if self.is_unit(start + 1, Unit::Minute) { start + 2 } else { start + 1 };
            if !self.is_any(after, &[Sense::Past, Sense::MinutesTo]) {
                return None;
            }
            // `one to one` is a conversation.
            let odd = number.value % 5 != 0 && after == start + 1 && number.digits == 0;
            if odd && trust < Trust::Bare {
                return None;
            }
            (number.value as i64, after)
        };
        let past = self.is(after, Sense::Past);
        if past || self.is(after, Sense::MinutesTo) {
            // `fünf vor halb drei`
            if self.time.half_before && self.is(after + 1, Sense::Half) {
                let (clock, next) = self.beside_an_hour(after + 1, trust)?;
                return Some((clock.shifted(if past { minutes } else { -minutes } * 60), next));
            }
            let (hour, next) = self.whole_hour(after + 1).filter(|(_, next)| !self.counts(*next))?;
            // `3 to 2` in digits is a result or a range.
            let digits = |at: usize| self.number(at).is_some_and(|number| number.digits > 0);
            let doubtful = self.is(after, Sense::To) && digits(start) && digits(next - 1);
            if doubtful && trust < Trust::Bare && !self.is_unit(after - 1, Unit::Minute) {
                return None;
            }
            return Some((hour.shifted(if past { minutes } else { -minutes } * 60), next));
        }
        // No word between: only halves and quarters, and only of an hour that is no amount of something.
        if self.number(start).is_some() && self.number(start + 1).is_some() {
            return None;
        }
        let (hour, next) = self.whole_hour(after).filter(|(_, next)| !self.counts(*next))?;
        match minutes {
            _ if self.time.half_before => Some((hour.shifted((minutes - 60) * 60), next)),
            30 if self.is(at, Sense::Half) && self.bare_end(next) => Some((hour.shifted(30 * 60), next)),
            _ => None,
        }
    }

    /// The hour that minutes are counted from: `five`, `5 pm`, `noon`.
    fn whole_hour(&self, at: usize) -> Option<(Clock, usize)> {
        if let Some(named) = self.named(at) {
            return Some(named);
        }
        let at = self.skip(at, &[Sense::The]);
        let (value, next) = self.hour_number(at)?;
        let next = self.skip(next, &[Sense::OClock]);
        self.halved(Clock::new(value, 0, Half::Open)?, next)
    }

    /// The number at `at` as an hour, whatever follows it.
    pub(super) fn hour_only(&self, at: usize) -> Option<(Clock, usize)> {
        let number = self.number(at).filter(|number| !number.ordinal && !self.labelled(at))?;
        let half = if number.digits == 2 && number.value < 10 { Half::Known } else { Half::Open };
        Some((Clock::new(number.value, 0, half)?, at + 1))
    }

    fn hour_number(&self, at: usize) -> Option<(u64, usize)> {
        match self.number(at) {
            Some(number) if !number.ordinal && number.value <= 24 => Some((number.value, at + 1)),
            None if self.is(at, Sense::A) => {
                let article = !self.is(at + 1, Sense::OClock)
                    && !(self.time.relation_after && self.is(at.wrapping_sub(1), Sense::The));
                (!article).then_some((1, at + 1))
            }
            _ => None,
        }
    }

    /// With `am` or `pm` after it, if there is one.
    fn halved(&self, clock: Clock, at: usize) -> Option<(Clock, usize)> {
        // `9a`, `11:30p`
        let letter = |letter: &str| {
            self.lex(at).is_some_and(|lex| {
                lex.glued && self.tokens.get(lex.first).is_some_and(|token| token.folded == letter)
            })
        };
        if self.is(at, Sense::Am) || letter("a") {
            Some((clock.in_half(false), at + 1))
        } else if self.is(at, Sense::Pm) || letter("p") {
            // `07:00 pm` looked sure before its sign was read.
            let early = clock.half == Half::Known && (HOUR..12 * HOUR).contains(&clock.seconds);
            let clock = if early { Clock { seconds: clock.seconds + 12 * HOUR, ..clock } } else { clock };
            Some((clock.in_half(true), at + 1))
        } else {
            Some((clock, at))
        }
    }

    /// `two hours before noon`
    fn shifted_clock(&self, at: usize) -> Option<(Clock, usize)> {
        let (length, next): (Length, usize) = self.length(at)?;
        let forward = self.is(next, Sense::After);
        if !length.is_clock() || !(forward || self.is(next, Sense::Before)) {
            return None;
        }
        let (clock, after) = self.named(next + 1).or_else(|| self.hour_first(next + 1, Trust::Signed))?;
        Some((clock.shifted(if forward { length.seconds } else { -length.seconds }), after))
    }

    /// `14:30`, `3 pm`, `15h30`, `vierzehn Uhr dreißig`, `deux heures et quart`, `seven thirty`, `1530 hours`.
    fn hour_first(&self, at: usize, trust: Trust) -> Option<(Clock, usize)> {
        if self.labelled(at) {
            return None;
        }
        let written = self.number(at);
        if let Some(number) = written.filter(|number| (3..=4).contains(&number.digits)) {
            let sign = self.is_any(at + 1, &[Sense::OClock, Sense::Am, Sense::Pm]);
            let beside = trust == Trust::AfterDay && self.bare_end(at + 1)
                || self.find(at + 1, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some();
            let bare = (trust == Trust::Bare || beside)
                && number.digits == 4
                && !self.counts(at + 1)
                && number.value % 5 == 0;
            let open = self.is_any(at + 1, &[Sense::Am, Sense::Pm]) || number.digits == 3;
            let half = if open { Half::Open } else { Half::Known };
            let clock = Clock::new(number.value / 100, number.value % 100, half).filter(|_| sign || bare)?;
            return self.halved(clock, self.skip(at + 1, &[Sense::OClock]));
        }
        if let Some(number) =
            written.filter(|number| number.digits == 0 && number.value % 100 == 0 && number.value >= 100)
        {
            // `fifteen hundred hours`
            let clock = Clock::new(number.value / 100, 0, Half::Known)?;
            return self.is(at + 1, Sense::OClock).then_some((clock, at + 2));
        }
        let (hour, next) = self.hour_number(at)?;
        let open = if written.is_some_and(|number| number.digits == 2 && number.value < 10) {
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
            let clock = Clock::new(hour, minute, open)?;
            let mut after = next + 2;
            let mut clock = clock;
            if self.kind(after) == Some(Kind::Colon)
                && let Some(second) = two(after + 1).filter(|second| *second < 60)
            {
                clock.seconds += second as i64;
                after += 2;
            }
            let colon = self.kind(next) == Some(Kind::Colon);
            let signed = colon || self.is_any(after, &[Sense::Am, Sense::Pm, Sense::OClock]);
            let dotted = matches!(self.kind(after), Some(Kind::Point)) || self.counts(after);
            if !signed && (trust == Trust::Signed || dotted) {
                return None;
            }
            return self.halved(clock, self.skip(after, &[Sense::OClock]));
        }
        if self.is(next, Sense::OClock) && !self.is(next, Sense::Unit(Unit::Hour)) {
            return self.minutes_after(Clock::new(hour, 0, open)?, next + 1, true);
        }
        if self.is(next, Sense::OClock) {
            // `deux heures` is a time or a length; a glued `15h` or minutes after it make it a time.
            let (clock, after) = self.minutes_after(Clock::new(hour, 0, open)?, next + 1, true)?;
            let glued = self.is_glued(next) && written.is_some();
            let sure = glued || after > next + 1 || hour > 12 && self.time.minutes_after;
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
        if let Some((minute, after)) = self.spoken_minutes(next)
            && hour > 0
        {
            let (clock, end) = self.halved(Clock::new(hour, minute, open)?, after)?;
            let signed = end > after || self.is_any(end, &[Sense::OClock]);
            if signed || (trust >= Trust::AfterDay && !self.counts(end)) {
                return Some((clock, self.skip(end, &[Sense::OClock])));
            }
        }
        let (clock, after) = self.minutes_after(Clock::new(hour, 0, open)?, next, false)?;
        if after > next && trust >= Trust::AfterDay {
            return Some((clock, after));
        }
        let part = written.is_some() && (1..=12).contains(&hour) && self.part_follows(next);
        let plain = match trust {
            _ if part => true,
            Trust::Signed => false,
            Trust::AfterDay => self.bare_end(next) && written.is_some() && hour <= 12,
            Trust::Bare => true,
        };
        // `ein` alone is an article.
        let spoken = written.is_some() || self.time.relation_after && self.is(at.wrapping_sub(1), Sense::The);
        // `from 3 to 5 percent`: what the second number counts, the first one counts too.
        let to =
            self.is_any(next, &[Sense::To, Sense::Until, Sense::And]) || self.kind(next) == Some(Kind::Dash);
        let shared = to && self.number(next + 1).is_some() && self.counts(next + 2);
        let plural = self.lex(next).is_some_and(|lex| lex.plural && lex.senses.is_empty());
        let zero = hour == 0 && written.is_none_or(|number| number.digits == 0);
        (plain && spoken && !shared && !plural && !zero && !self.counts(next) && !self.house(next))
            .then_some((clock, next))
    }

    /// What may follow an hour: `et quart`, `y media`, `menos diez`, `moins le quart`, and after the hour's
    /// sign (`signed`) plain minutes, `Uhr dreißig`.
    fn minutes_after(&self, clock: Clock, at: usize, signed: bool) -> Option<(Clock, usize)> {
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
                    .map(|number| number.value as i64)
            };
            read = minutes.map(|minutes| (if less { -minutes } else { minutes }, start + 1));
        } else if signed {
            read = self
                .number(at)
                .filter(|number| !number.ordinal && number.value < 60)
                .filter(|number| number.digits != 1 && !self.counts_beside_minutes(at + 1))
                .map(|number| (number.value as i64, self.skip(at + 1, &[Sense::Unit(Unit::Minute)])));
        }
        let (clock, next) = match read {
            Some((minutes, next)) => (clock.shifted(minutes * 60), next),
            None => (clock, at),
        };
        self.halved(clock, next)
    }

    fn counts_beside_minutes(&self, at: usize) -> bool {
        !self.is_unit(at, Unit::Minute) && self.counts(at)
    }

    fn spoken_minutes(&self, at: usize) -> Option<(u64, usize)> {
        let words = self.number(at + 1).is_some_and(|number| number.digits == 0);
        let at = if self.kind(at) == Some(Kind::Dash) && self.is_glued(at) && self.is_glued(at + 1) && words {
            at + 1
        } else {
            at
        };
        let word = self.lex(at)?;
        let zero =
            self.tokens.get(word.first).is_some_and(|token| matches!(token.folded.as_str(), "o" | "oh"));
        if zero || self.number(at).is_some_and(|number| number.value == 0) {
            let number = self.number(at + 1).filter(|number| number.value < 10 && !number.ordinal)?;
            return Some((number.value, at + 2));
        }
        let number = self.number(at).filter(|number| !number.ordinal && (10..60).contains(&number.value))?;
        (number.digits != 1).then_some((number.value, at + 1))
    }

    /// What stands at `at` makes the number before it an amount.
    pub(super) fn counts(&self, at: usize) -> bool {
        let Some(lex) = self.lex(at) else { return false };
        let unit =
            self.unit(at).is_some() && !self.is(at, Sense::OClock) && !self.is(at, Sense::Part(super::NIGHT));
        let symbol = lex.kind == Kind::Symbol
            && self.tokens.get(lex.first).is_some_and(|token| {
                matches!(token.folded.as_str(), "%" | "€" | "$" | "£" | "°" | "+" | "x" | "×" | "=")
            });
        let decimal = matches!(lex.kind, Kind::Point | Kind::Slash) && lex.glued;
        let touching = lex.kind == Kind::Word && lex.glued && lex.senses.is_empty();
        unit || symbol || decimal || touching || self.is(at, Sense::Thing)
    }

    /// What stands before `at` makes the number there a name: `room 3`, `$ 5`, `#7`.
    pub(super) fn labelled(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let Some(lex) = self.lex(before) else { return false };
        let symbol = lex.kind == Kind::Symbol
            && self
                .tokens
                .get(lex.first)
                .is_some_and(|token| matches!(token.folded.as_str(), "$" | "€" | "£" | "#" | "+"));
        let iso = self.tokens.get(lex.first).is_some_and(|token| token.folded == "t");
        let touching = self.is_glued(at)
            && !iso
            && (matches!(lex.kind, Kind::Point | Kind::Slash)
                || lex.kind == Kind::Word && lex.senses.is_empty());
        symbol || touching || lex.street || self.is_any(before, &[Sense::Label, Sense::Street])
    }

    /// A street follows within three words: the number is a house.
    pub(super) fn house(&self, at: usize) -> bool {
        for step in 0..3 {
            let Some(lex) = self.lex(at + step) else { return false };
            if lex.street || self.is(at + step, Sense::Street) {
                return true;
            }
            let plain = lex.kind == Kind::Word && (lex.senses.is_empty() || self.is(at + step, Sense::Of));
            if !plain {
                return false;
            }
        }
        false
    }

    /// Nothing that a number could count follows.
    pub(super) fn bare_end(&self, at: usize) -> bool {
        match self.lex(at) {
            None => true,
            Some(lex) => {
                matches!(
                    lex.kind,
                    Kind::Comma | Kind::SentenceEnd | Kind::LineBreak | Kind::Semicolon | Kind::Dot
                ) || self.is_any(
                    at,
                    &[
                        Sense::To,
                        Sense::Until,
                        Sense::For,
                        Sense::On,
                        Sense::At,
                        Sense::This,
                        Sense::Sharp,
                        Sense::Link,
                    ],
                ) || self.find(at, |sense| matches!(sense, Sense::Days(_)).then_some(())).is_some()
                    || self.find(at, |sense| matches!(sense, Sense::Part(_)).then_some(())).is_some()
                    || (self.is(at, Sense::In)
                        && self
                            .find(self.skip(at + 1, &[Sense::The]), |sense| {
                                matches!(sense, Sense::Part(_)).then_some(())
                            })
                            .is_some())
            }
        }
    }
}
