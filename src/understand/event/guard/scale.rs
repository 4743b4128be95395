//! Two numbers that are no times: a verse, a ratio, a scale, a pair, parts of a book.

use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So many words before a ratio a day may stand, beside which it is an hour.
const NEAR: usize = 8;

/// So many words before a range a day may stand, beside which its ends are hours.
const FAR: usize = 12;

/// So many words before a ratio the verb stands that says how something is mixed.
const MIXED: usize = 6;

/// Nobody counts more sets than these to either side.
const SETS: usize = 6;

/// No more meet each other so: `two to two`.
const MEETING: u64 = 4;

/// No more are sold for the price of one less.
const MOST_OFFERED: u64 = 5;

impl Reader<'_> {
    /// `one on one`, `one to one`
    pub(crate) fn is_pair(&self, at: usize) -> bool {
        let spelt = |at: usize| self.number(at).filter(|n| !n.ordinal && n.digits == 0).map(|n| n.value);
        let minutes = self.number(at + 3).is_some_and(|number| number.digits == 0 && number.value >= 10);
        // `de ocho a ocho`
        let hours = || self.is(at + 1, Sense::To) && spelt(at).is_some_and(|value| value > MEETING);
        self.is_any(at + 1, &[Sense::On, Sense::To])
            && !hours()
            && spelt(at).is_some()
            && spelt(at) == spelt(at + 2)
            && !minutes
    }

    /// `feed it one to five to five`: parts of a mixture, of which the last two are the same.
    pub(crate) fn is_mixed(&self, at: usize) -> bool {
        let part = |at: usize| self.number(at).filter(|n| !n.ordinal && n.digits == 0).map(|n| n.value);
        let to = |at: usize| self.is(at, Sense::To);
        part(at) == Some(1)
            && to(at + 1)
            && to(at + 3)
            && part(at + 2).is_some()
            && part(at + 2) == part(at + 4)
    }

    /// `the two for one`, `nach drei für zwei`; but `table at three for two`, `two for one hour`.
    fn is_offer(&self, at: usize, first: u64, last: u64) -> bool {
        let before = at.wrapping_sub(1);
        let timed = self.is(before, Sense::At) && !self.is(before, Sense::The)
            || self.weekday(before).is_some()
            || self.day_away(before).is_some();
        let counts =
            self.unit(at + 3).is_some() || self.is_any(at + 3, &[Sense::Am, Sense::Pm, Sense::OClock]);
        (2..=MOST_OFFERED).contains(&first)
            && last + 1 == first
            && self.is(at + 1, Sense::For)
            && !timed
            && !counts
    }

    /// The number at `at` with a colon after it is a verse, `John 3:16`, or a ratio, `mix 1:10`.
    pub(crate) fn is_verse(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        // `das Lied dauert 3:45`
        let ranged =
            || self.is_any(at + 3, &[Sense::To, Sense::Until]) || self.kind(at + 3) == Some(Kind::Dash);
        let lasts =
            || self.word(before).is_some_and(|word| self.time.works.lasts.contains(&word)) && !ranged();
        if self.is(before, Sense::Scale) || lasts() || self.is_ratio_of(before, at) || self.is_score(at) {
            return true;
        }
        // `1 Corinthians 13:4`; with anything else before it, the book is a person: `lunch with John 12:30`.
        let opens = |at: usize| match at.checked_sub(1) {
            _ if self.opens(at) => true,
            None => true,
            Some(before) => {
                let read = || (at.saturating_sub(NEAR)..before).any(|at| self.is(at, Sense::Reading));
                self.is_any(before, &[Sense::Reading, Sense::Of, Sense::From, Sense::The])
                    || (self.is_copula(before) || self.is(before, Sense::And)) && read()
                    || self.lex(before).is_some_and(|lex| lex.kind != Kind::Word)
            }
        };
        self.is(before, Sense::Book) && (self.is(before, Sense::Reading) || opens(before))
    }

    /// `11:9, 8:11, 7:11`: one of several that stand side by side, of which another is no time of day.
    fn is_score(&self, at: usize) -> bool {
        let pair = |at: usize| {
            let (first, second) = self.number(at).zip(self.number(at + 2))?;
            (self.kind(at + 1) == Some(Kind::Colon)).then_some((first, second))
        };
        let beside = |at: usize| {
            matches!(self.kind(at), Some(Kind::Comma | Kind::Semicolon)) || self.is(at, Sense::And)
        };
        let no_time = |at: usize| {
            pair(at).is_some_and(|(hour, minute)| minute.digits != 2 || minute.value > 59 || hour.value > 24)
        };
        let left = (1..=SETS)
            .filter_map(|back| at.checked_sub(4 * back))
            .take_while(|at| pair(*at).is_some() && beside(at + 3));
        let right = (1..=SETS).map(|on| at + 4 * on).take_while(|at| pair(*at).is_some() && beside(at - 1));
        left.chain(right).any(no_time)
    }

    /// `Modell 1:25`: where hours are said by the whole day, one o'clock at noon is 13, and at night it is announced;
    /// elsewhere what stands around says it, `1:50 scale`, `a 1:24 model`, `dilute the cleaner 1:10`.
    fn is_ratio_of(&self, before: usize, at: usize) -> bool {
        let after = at + 3;
        let one = self.number(at).is_some_and(|number| number.value == 1 && number.digits == 1);
        let noun = self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let signs = [Sense::OClock, Sense::Am, Sense::Pm];
        let timed = self.is_any(after, &signs) || self.part_follows(after) || self.day_follows(after);
        let dated = |at: usize| self.weekday(at).is_some() || self.day_away(at).is_some();
        let said = if self.time.half_before { one && noun } else { self.is_ratio_by_words(at, one) };
        said && !timed && self.kind(after) != Some(Kind::Dash) && !(at.saturating_sub(NEAR)..at).any(dated)
    }

    /// A word for a scale stands before the ratio at `at`, or behind it, or a thing behind minutes that nobody fixes.
    fn is_ratio_by_words(&self, at: usize, one: bool) -> bool {
        let after = at + 3;
        let before = at.wrapping_sub(1);
        let plain = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        // `the odds are 3:10`, `a scale of 1:20`
        let small = |at: usize| self.is_copula(at) || self.is_any(at, &[Sense::Of, Sense::To, Sense::A]);
        let named = small(before) && self.is(before.wrapping_sub(1), Sense::Scale);
        // `1:50 scale`, `1:15 coffee ratio`
        let of = !self.is(before, Sense::At)
            && (self.is(after, Sense::Scale) || plain(after) && self.is(after + 1, Sense::Scale));
        // `mix bleach and water 1:20`
        let mixed = one
            && !self.is(before, Sense::At)
            && (at.saturating_sub(MIXED)..at).any(|at| self.is(at, Sense::Scale));
        // `a 1:43 Porsche`, but `a 1:43 train`
        let odd = self.number(at + 2).is_some_and(|minutes| minutes.value % 5 != 0);
        let thing = self.is(after, Sense::Ware) || odd && plain(after) && !self.is(after, Sense::Label);
        let article = self.is_any(before, &[Sense::A, Sense::The]);
        let built = one && thing && article && (self.is(after, Sense::Ware) || self.is(before, Sense::A));
        // `la maquette au 1:43`
        let made = one
            && (at.saturating_sub(3)..before).any(|at| self.is(at, Sense::Ware))
            && self.is_any(before, &[Sense::On, Sense::At]);
        let scaled = one && self.is_beside_a_scale(at);
        scaled || if self.time.names_lead { named || of || mixed || built } else { made }
    }

    /// `the coach is 1:50, the station 1:87`: another such ratio is no time of day.
    fn is_beside_a_scale(&self, at: usize) -> bool {
        let ratio = |at: usize| {
            self.number(at).is_some_and(|one| one.value == 1 && one.digits == 1)
                && self.kind(at + 1) == Some(Kind::Colon)
                && self.number(at + 2).is_some_and(|many| many.value > 59)
        };
        (at.saturating_sub(FAR)..at + FAR).any(ratio)
    }

    /// Two numbers from `at` on are a scale, `from 1 to 10`, and no hours: the position after them.
    pub(crate) fn scale(&self, at: usize) -> Option<usize> {
        let value = |at: usize| self.number(at).filter(|number| !number.ordinal).map(|number| number.value);
        let (first, last) = (value(at)?, value(at + 2)?);
        let after = at + 3;
        if self.is_offer(at, first, last) {
            return Some(after);
        }
        let joins = [Sense::To, Sense::Until, Sense::UpTo, Sense::Versus];
        if !self.is_any(at + 1, &joins) && self.kind(at + 1) != Some(Kind::Dash) {
            return None;
        }
        // `ein Verhältnis von vier zu drei`
        let from = self.is(at.wrapping_sub(1), Sense::From) && !self.is(at.wrapping_sub(2), Sense::Scale);
        // `eine Übersetzung von eins zu dreißig`
        let hour = (1..=24).contains(&last);
        if self.is(at + 1, Sense::Versus) && (!from || !hour) {
            return Some(after);
        }
        // `von 5 auf 7`
        let risen = self.is(at + 1, Sense::UpTo) && self.is(at.wrapping_sub(1), Sense::From);
        let moved = self.is_any(after, &[Sense::OClock, Sense::Moved])
            || at.checked_sub(2).is_some_and(|before| self.is(before, Sense::Moved));
        if risen && !moved {
            return Some(after);
        }
        let to = self.is_any(at + 1, &[Sense::To, Sense::Until]) || self.kind(at + 1) == Some(Kind::Dash);
        // `de huit à dix heures de sommeil`
        if to && self.is_measured(at + 2) {
            return Some(after);
        }
        // `10-1-2027`
        let year = self.kind(after) == self.kind(at + 1) && self.is_glued(after) && self.is_glued(after + 1);
        let minutes = year || matches!(self.kind(after), Some(Kind::Colon | Kind::Point | Kind::Dot));
        let sign = minutes || self.is_any(after, &[Sense::Am, Sense::Pm, Sense::OClock]);
        if to && !sign && self.is_result(at) {
            return Some(after);
        }
        let signed = sign || self.part_follows(after) || self.day_follows(after);
        if !to || signed {
            return None;
        }
        // `Thursday morning from 10 to 1`, `Saturday help Dad with the piano from ten till one`
        let dated = || {
            (at.saturating_sub(FAR)..at)
                .any(|at| self.part(at).is_some() || self.is_name_of_time(at) || self.day_away(at).is_some())
        };
        let scale = |at: usize| self.is(at, Sense::Scale);
        // `am Mittwoch von 8 bis 12, steht auf dem Zettel`
        let stands = |at: usize| self.word(at).is_some_and(|word| self.time.values.stand.contains(&word));
        let apart = |at: usize| self.kind(after) == Some(Kind::Comma) && stands(at) && dated();
        let behind = || (after..after + 3).any(|at| scale(at) && !apart(at));
        // `the odds on the grey horse are ten to one`
        let spoken_of = (at.saturating_sub(4)..at).any(scale)
            || behind()
            || (at.saturating_sub(NEAR)..at).any(scale) && !dated();
        (spoken_of || (first, last) == (1, 10) && !dated()).then_some(after)
    }

    /// `ten to three` in `we beat Eastfield ten to three`, `City won 5 to 2`: directly behind the verb, or whom was beaten.
    fn is_result(&self, at: usize) -> bool {
        let won = |at: usize| self.is(at, Sense::Won) && !self.opens_anew(at);
        let Some(before) = at.checked_sub(1) else { return false };
        let whom = self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty());
        won(before) || whom && before.checked_sub(1).is_some_and(won)
    }

    /// `between five and ten applicants`: so many of them, where no day is said for hours. Where it ends.
    pub(crate) fn count_between(&self, at: usize) -> Option<usize> {
        if !self.is(at, Sense::Between) {
            return None;
        }
        let number = |at: usize| self.number(at).is_some_and(|number| !number.ordinal);
        let range = number(at + 1) && self.is(at + 2, Sense::And) && number(at + 3);
        let dated = |at: usize| self.weekday(at).is_some() || self.day_away(at).is_some();
        let many = self.time.names_lead
            && self.lex(at + 4).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain() && lex.many);
        // `pick a number between 1 and 10`
        let scale = (at.saturating_sub(4)..at).any(|at| self.is(at, Sense::Scale));
        let many = many && !(at.saturating_sub(NEAR)..at + NEAR).any(dated);
        let signed = self.is_any(at + 4, &[Sense::OClock, Sense::Am, Sense::Pm]);
        (range && (many || scale && !signed)).then_some(at + 4)
    }

    /// `from 5 to 8` in `read the chapters from 5 to 8`: where it ends.
    pub(crate) fn numbered_parts(&self, at: usize) -> Option<usize> {
        let parts = self.is(at, Sense::From) && self.is(at.checked_sub(1)?, Sense::Chapters);
        let to = self.is_any(at + 2, &[Sense::To, Sense::Until]) || self.kind(at + 2) == Some(Kind::Dash);
        let numbers = self.number(at + 1).is_some() && self.number(at + 3).is_some();
        let signed = self.is_any(at + 4, &[Sense::OClock, Sense::Am, Sense::Pm])
            || matches!(self.kind(at + 4), Some(Kind::Colon | Kind::Point))
            || self.part_follows(at + 4)
            || self.month(self.skip(at + 4, &[Sense::Of])).is_some();
        (parts && to && numbers && !signed).then_some(at + 4)
    }

    /// `bis neun` in `Kapitel sieben bis neun`: the rest of a count whose first number was no time.
    pub(crate) fn rest_of_count(&self, at: usize) -> Option<usize> {
        let counted =
            |at: usize| self.number(at).is_some_and(|number| !number.ordinal) || self.is(at, Sense::A);
        let to = self.is_any(at, &[Sense::To, Sense::Until]) && !self.is(at, Sense::At);
        let range = to && at.checked_sub(1).is_some_and(counted) && self.number(at + 1).is_some();
        let sign = |at: usize| {
            self.is_any(at, &[Sense::OClock, Sense::Am, Sense::Pm])
                || matches!(self.kind(at), Some(Kind::Colon | Kind::Point | Kind::Dot))
                || self.part_follows(at)
        };
        (range && !sign(at + 2) && self.month(at + 2).is_none()).then_some(at + 2)
    }
}
