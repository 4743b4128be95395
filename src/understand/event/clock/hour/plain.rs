//! Hours without minutes and without a sign: `at 8`, `tomorrow 9`, `gym 6 Monday morning`.

use std::ops::RangeInclusive;

use super::Hour;
use crate::understand::event::clock::Trust;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Part, Sense};
use crate::understand::words::{Kind, Token};

/// So many words say whose they are, before it is said again who they are.
const WHOSE: usize = 3;

impl Reader<'_> {
    /// What stands behind an hour that is one although nothing but its place says so.
    pub(super) fn plain_hour(&self, hour: &Hour) -> Option<usize> {
        let Hour { at, next, value, written, trust, .. } = *hour;
        let part = (written.is_some() || self.is_the_one(at))
            && ((1..=12).contains(&value) || self.is_late_before_evening(hour))
            && (self.day_and_part_follow(at, value, next) || self.part_follows(next))
            && !self.serves(at, value, next)
            && !self.has_own_clock(next);
        // `7ish`, `six-ish`
        let ish = if self.kind(next) == Some(Kind::Dash) && self.is_glued(next) { next + 1 } else { next };
        let nearly = self.is(ish, Sense::Sharp) && self.is_glued(ish);
        // `8 till late`
        let lasts = self.is(next, Sense::Aside) && self.is_held_at(next);
        let plain = match trust {
            _ if part || nearly || lasts || self.is_hour_of_a_date(at, value, next) => true,
            Trust::Signed => false,
            // `am Montag 2. Mahnung bezahlen`
            Trust::AfterDay if self.time.half_before && self.counts_behind_dot(next) => false,
            Trust::AfterDay => self.bare_end(next) && written.is_some() && value <= 12 && !self.is_age(at),
            Trust::Bare => !self.time.hour_sign,
        };
        // `ein` alone is an article.
        let the = self.time.relation_after && self.is(at.wrapping_sub(1), Sense::The);
        let spoken = written.is_some() || the || self.is_one_of_range(at) || self.is_hedged(at);
        let zero = value == 0 && !hour.in_digits();
        // `sugar's at nineteen`: such an hour is said with its minutes, or as `hundred`.
        let late = self.time.names_lead && value > 12 && !hour.in_digits() && trust < Trust::Bare;
        let behind = if nearly { ish + 1 } else { next };
        let counted = self.counts(behind) && !(trust == Trust::Bare && self.is_hour_before_many(at));
        let amount = counted
            || self.shares_count(at, next)
            || self.counts_things(at, next)
            || self.is_amount(at, next)
            || self.is_about_so_many(at, next)
            || self.time.relation_after && self.are_said_again(next);
        let deal = trust < Trust::Bare && self.is_deal(next);
        let price = trust == Trust::Bare && self.is_price(at, next);
        let other = zero || late || amount || deal || price || self.house(next);
        (plain && spoken && !other).then_some(if nearly { ish } else { next })
    }

    /// `22` in `je rentre à 22 ce soir`: an hour of the evening that is announced, or what comes is said directly before.
    fn is_late_before_evening(&self, hour: &Hour) -> bool {
        let Hour { at, next, value, .. } = *hour;
        let before = at.wrapping_sub(1);
        let led = self.is(before, Sense::At) && !self.is(before, Sense::On);
        let evening = (next..next + 3).find_map(|at| self.part(at)) == Some(Part::Evening);
        self.time.hour_sign && led && evening && hour.in_digits() && (18..24).contains(&value)
    }

    /// `sich um die drei Katzen kümmern`; but `so um die drei Kaffee trinken`, `morgen um die drei Kaffee`.
    fn is_about_so_many(&self, at: usize, next: usize) -> bool {
        let Some(led) = at.checked_sub(2).filter(|_| self.time.half_before) else { return false };
        let announced = self.is(led, Sense::At)
            && led
                .checked_sub(1)
                .and_then(|before| self.lex(before))
                .is_some_and(|lex| lex.core || !lex.senses.is_empty() && !lex.senses.has(Sense::Cares));
        let noun = self.lex(next).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.is(led, Sense::At) && self.is(led + 1, Sense::The) && !announced && noun
    }

    /// `Pizza um zwölf neunzig`: no hour has so many minutes. `came in at thirteen eight`: fewer than ten are said with
    /// their zero; but `at eight eight`, said twice.
    fn is_price(&self, at: usize, next: usize) -> bool {
        let spelt = |at: usize| self.number(at).filter(|number| number.digits == 0 && !number.ordinal);
        let Some((whole, part)) = spelt(at).zip(spelt(next)) else { return false };
        let tenths = (1..10).contains(&part.value) && part.value != whole.value && self.bare_end(next + 1);
        (60..100).contains(&part.value) || self.time.names_lead && tenths
    }

    /// `. Mahnung` behind a number that says which one it is
    fn counts_behind_dot(&self, next: usize) -> bool {
        let noun = || self.lex(next + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.kind(next) == Some(Kind::Dot) && noun()
    }

    /// `from 3 to 5 percent`: what the second number counts, the first one counts too; and no hours go up to a hundred,
    /// `von 1 bis 100 zählen`.
    fn shares_count(&self, at: usize, next: usize) -> bool {
        let to =
            self.is_any(next, &[Sense::To, Sense::Until, Sense::And]) || self.kind(next) == Some(Kind::Dash);
        // But `from 2 to 3.30`.
        let minutes = || {
            self.kind(next + 2) == Some(Kind::Point)
                && self.number(next + 3).is_some_and(|number| number.digits == 2 && number.value < 60)
                && !self.counts(next + 4)
        };
        let far = || self.far_away(next).is_some();
        if !to || minutes() {
            return false;
        }
        let Some(last) = self.number(next + 1) else { return false };
        let beyond = || {
            (25..=100).contains(&last.value)
                && !last.ordinal
                && !matches!(self.kind(next + 2), Some(Kind::Dot | Kind::Point | Kind::Colon))
                && self.month(self.skip(next + 2, &[Sense::Of])).is_none()
        };
        // `pizza at 7 and 2 bottles of wine`
        let both = || {
            !self.is(next, Sense::And)
                || self.is(at.wrapping_sub(1), Sense::Between)
                || !self.is(next + 2, Sense::Thing)
                || self.is(next + 2, Sense::Measure)
        };
        // `3-4p`
        let lettered = || self.half_letter(next + 2).is_some();
        self.counts(next + 2) && !lettered() && both() && !far() || beyond()
    }

    /// `7 meds`, where nothing says that `7` is an hour.
    fn counts_things(&self, at: usize, next: usize) -> bool {
        // `a la una comemos`: one is never several.
        if self.is_the_one(at) {
            return false;
        }
        if self.agrees_with_article(at, next) {
            return true;
        }
        // `at two other shops`
        let noun = self.skip(next, &[Sense::Other]);
        let plural = self.lex(noun).is_some_and(|lex| lex.plural && lex.is_plain());
        if !plural || self.is(noun, Sense::Folk) {
            return false;
        }
        // `each morning at 7 meds`
        let announced = self.time.names_lead
            && self.is(at.wrapping_sub(1), Sense::At)
            && at.checked_sub(2).and_then(|before| self.lex(before)).is_some_and(|lex| lex.core);
        !announced && !self.is_said_hour(at, next)
    }

    /// `las tres niñas quieren`; but `a las tres niñas`, `las nueve llevas`.
    fn agrees_with_article(&self, at: usize, noun: usize) -> bool {
        let the = at.wrapping_sub(1);
        let alone = self.lex(the).is_some_and(|lex| lex.first == lex.last && lex.senses.has(Sense::The));
        let bare = self.time.relation_after && alone && !self.is(the.wrapping_sub(1), Sense::At);
        let noun = self.lex(noun).filter(|lex| lex.is_plain() || lex.senses.has(Sense::Folk));
        let ending = self.word(the).and_then(|the| the.get(1..));
        let word = noun.and_then(|lex| self.tokens.get(lex.first)).map(Token::word);
        bare && word.zip(ending).is_some_and(|(word, ending)| word.ends_with(ending))
    }

    /// `a las ocho gracias`, but `llamar a las tres amigas`, `bañar a las dos perras`, `dar las gracias a las tres
    /// monjas`: where hours have their article, those who are met or given something are counted.
    fn is_said_hour(&self, at: usize, next: usize) -> bool {
        let before = at.wrapping_sub(1);
        if !self.time.relation_after || !self.is(before, Sense::At) {
            return false;
        }
        let alone = self.lex(before).is_some_and(|lex| lex.last == lex.first);
        let announcer = if alone { at.wrapping_sub(2) } else { before };
        let verb = announcer.wrapping_sub(1);
        let met = (self.is(verb, Sense::Whom) || self.is_infinitive(verb)) && !self.is(verb, Sense::Views);
        // `poner fieltro a las cuatro patas`
        let does = |verb: usize| {
            self.is(verb, Sense::Whom)
                || self.opens_anew(verb) && self.is_infinitive(verb) && !self.is(verb, Sense::Views)
        };
        let given = || self.verb_before(announcer).is_some_and(does) && !self.is(next, Sense::Link);
        (!alone || self.is(announcer, Sense::At)) && !(met || self.is(next + 1, Sense::ToThem) || given())
    }

    /// `les` in `a las dos gatas les falta la vacuna` and in `a las tres perras de mi hermana les han salido pulgas`, `las`
    /// in `a las dos gemelas solo las distingo`; but `a las cinco Ana les recoge`, `a las nueve llevas las niñas al cole`.
    fn are_said_again(&self, noun: usize) -> bool {
        let plain = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let again = || self.tells_little(noun + 1) && self.is(noun + 2, Sense::The) && plain(noun + 3);
        // `a las diez entregamos las llaves`: only a noun agrees with the article of its number.
        let article = noun.checked_sub(2).and_then(|the| self.word(the)).and_then(|the| the.get(1..));
        let several = article.zip(self.word(noun)).is_some_and(|(ending, noun)| noun.ends_with(ending));
        let whose = || {
            let said = (noun + 2..=noun + 2 + WHOSE).take_while(|at| self.kind(*at) == Some(Kind::Word));
            self.is(noun + 1, Sense::Of) && said.skip(1).any(|at| self.is(at, Sense::ToThem))
        };
        several && (self.is(noun + 1, Sense::ToThem) || whose() || again())
    }

    /// `solo`, `ya`
    fn tells_little(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.values.hedges.contains(&word))
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
            && self.farther().is_some_and(|reader| reader.clock(hour, trust).is_some())
    }

    /// `dentist 5 on May 28`, `lunch 1 on Friday`, `vet 4 tomorrow`: behind who comes or a meal, and directly before the day.
    fn is_hour_of_a_date(&self, at: usize, hour: u64, next: usize) -> bool {
        let led = at.checked_sub(1).is_some_and(|before| self.is_held_at(before) || self.is_hourly(before));
        let dated = self.day_follows(next)
            || self.is(next, Sense::On) && self.date_follows(next)
            || self.dated_month_follows(next);
        self.time.names_lead && (1..=12).contains(&hour) && led && dated && !self.has_own_clock(next)
    }

    /// `Emma wird am Sonntag 7`
    fn is_age(&self, at: usize) -> bool {
        let ends = self.ends(at + 1) || self.lex(at + 1).is_some_and(|lex| lex.kind != Kind::Word);
        ends && (at.saturating_sub(8)..at).any(|at| self.is(at, Sense::Turns))
    }

    /// `Sonntag Tatort schauen 20 15`, `Friday 4th doors 7.30`: two numbers that end the memo.
    pub(crate) fn is_written_hour(&self, at: usize) -> bool {
        let point = self.kind(at + 1) == Some(Kind::Point) && self.is_glued(at + 1) && self.is_glued(at + 2);
        let last = if point { at + 2 } else { at + 1 };
        let two = |at: usize, most: u64| {
            self.number(at).is_some_and(|number| number.digits > 0 && !number.ordinal && number.value <= most)
        };
        let minutes = self.number(last).is_some_and(|number| number.digits == 2 && number.value % 5 == 0);
        let ends = || self.bare_end(last + 1) || self.day_follows(last + 1);
        // `Tuesday, smear test, ten twenty`
        let spelt = |at: usize, fits: fn(u64) -> bool| {
            self.number(at).is_some_and(|number| number.digits == 0 && !number.ordinal && fits(number.value))
        };
        let spoken = self.time.names_lead
            && self.kind(at.wrapping_sub(1)) == Some(Kind::Comma)
            && spelt(at, |hour| (1..=12).contains(&hour))
            && spelt(at + 1, |minutes| (10..60).contains(&minutes) && minutes % 5 == 0)
            && self.bare_end(at + 2);
        if spoken {
            return true;
        }
        two(at, 23) && two(last, 59) && minutes && !self.labelled(at) && ends()
    }
}

/// The hours, of twelve, that are usual in a part of the day.
pub(super) fn hours_of(part: Part) -> Option<RangeInclusive<u64>> {
    match part {
        Part::Morning | Part::Evening | Part::Night => Some(5..=11),
        Part::Afternoon => Some(1..=6),
        _ => None,
    }
}
