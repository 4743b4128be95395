//! Bare numbers that the small words around them make amounts: `between two offers`, `von drei Handwerkern`.

use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::{Kind, Number};

/// So many words behind `one`, `another` is looked for.
const NEAR: usize = 5;

/// So far from one size another one may be said.
const SIZES: usize = 16;

/// So far before all of them may be told how many there are.
const TOLD: usize = 12;

impl Reader<'_> {
    /// The number at `at`, which `next` follows, says how many there are, and no hour.
    pub(super) fn is_amount(&self, at: usize, next: usize) -> bool {
        let before = at.wrapping_sub(1);
        let the = if self.is(before, Sense::The) { before.wrapping_sub(1) } else { before };
        let between = self.is(the, Sense::Between);
        // `von genau drei Familien`
        let several = || self.lex(next).is_some_and(|lex| lex.many && lex.is_plain());
        let exactly = self.is(before, Sense::Sharp) && several();
        let before = if exactly { before.wrapping_sub(1) } else { before };
        // `Angebot von drei Handwerkern`, but `von neun an`, `von acht auf neun`
        let of = self.time.half_before
            && self.is(before, Sense::From)
            && self.is(before, Sense::Of)
            && !self.is_any(next, &[Sense::UpTo, Sense::On, Sense::After]);
        // `el más antiguo de los dos`: hours have another article.
        let several = self.time.relation_after
            && *self.senses(before) == [Sense::The]
            && self.number(at).is_some_and(|number| number.value > 1);
        several
            || self.is_some_of(at)
            || self.are_these_two(at, next)
            || self.is_so_much_and_a_half(next)
            || between && self.is_half_less(next)
            || self.is_difference(at, next)
            || self.is_sum(next)
            || self.are_of_a_part(at, next)
            || self.is_one_in_many(at, next)
            || self.is_a_good_mark(at, next)
            || self.is_one_of_sizes(at, next)
            || self.is_all_of(at, next)
            || (between || of) && !self.goes_on(next)
            || self.is_one_of(at, next)
            || self.is_cared_for(at, next)
    }

    /// `meet him at seven grand and ask`
    fn is_sum(&self, next: usize) -> bool {
        let sum = self.word(next).is_some_and(|word| self.time.values.sums.contains(&word));
        sum && !self.starts_large(next) && self.lex(next + 1).is_none_or(|lex| !lex.is_plain())
    }

    /// `at three night markets`, `at two evening classes`: no such hour is in that part of the day.
    fn are_of_a_part(&self, at: usize, next: usize) -> bool {
        let many = self.lex(next + 1).is_some_and(|lex| lex.plural && lex.is_plain());
        let hours = self.part(next).and_then(super::plain::hours_of).filter(|_| many && self.time.names_lead);
        let spelt = self.number(at).filter(|number| number.digits == 0 && number.value > 1);
        hours.zip(spelt).is_some_and(|(hours, number)| !hours.contains(&number.value))
    }

    /// `um fünf zu lang`, `um zwei höher als`, `um eins daneben`: by how much something differs; but `um sieben kleiner
    /// Umtrunk`.
    fn is_difference(&self, at: usize, next: usize) -> bool {
        if !self.time.half_before || !self.is(next, Sense::Comparative) {
            return false;
        }
        // `zu lang`, but `zu klein Erna`
        let too = self.lex(next).is_some_and(|lex| lex.last > lex.first) && !self.starts_large(next + 1);
        let by = self.is(at.wrapping_sub(1), Sense::At);
        by && (too || self.bare_end(next + 1) || self.is(next + 1, Sense::Like))
    }

    /// `dovetails at one in six`
    fn is_one_in_many(&self, at: usize, next: usize) -> bool {
        let many = self.number(next + 1).is_some_and(|many| !many.ordinal && many.digits == 0);
        let one = self.number(at).is_some_and(|one| one.value == 1);
        self.time.names_lead && one && many && self.is(next, Sense::In) && self.bare_end(next + 2)
    }

    /// `das ist eine gute Zwei`: no hour has an article and what it is like; but `eine Probe acht bis zehn`.
    fn is_a_good_mark(&self, at: usize, next: usize) -> bool {
        let article = at.checked_sub(2).is_some_and(|article| self.is(article, Sense::A));
        let like = at.checked_sub(1).and_then(|like| self.word(like)).is_some_and(|like| like.ends_with('e'));
        let small = !self.starts_large(at.wrapping_sub(1));
        let is = at.checked_sub(3).is_some_and(|is| self.is_copula(is)) && self.bare_end(next);
        self.time.half_before && article && like && small && (self.starts_large(at) || is)
    }

    /// `square the blank at 35 by 35, leave the tenon at 19`: no hour of the afternoon, where others are sizes and no day is said.
    fn is_one_of_sizes(&self, at: usize, next: usize) -> bool {
        let late = |number: Number| number.digits > 0 && !number.ordinal && (13..=24).contains(&number.value);
        if !self.time.names_lead || !self.number(at).is_some_and(late) || !self.bare_end(next) {
            return false;
        }
        // `35 by 35`, but `it's at 35 Mill Lane`
        let size = |at: usize| {
            self.number(at).is_some_and(|size| size.value > 24)
                && (self.is(at + 1, Sense::By) || self.is(at.wrapping_sub(1), Sense::By))
        };
        let near = at.saturating_sub(SIZES)..at + SIZES;
        near.clone().any(size) && !near.into_iter().any(|at| self.day_follows(at))
    }

    /// `at one and a half fullness`: hours have no such half.
    fn is_so_much_and_a_half(&self, next: usize) -> bool {
        self.time.names_lead
            && self.is(next, Sense::And)
            && self.is(next + 1, Sense::A)
            && self.is(next + 2, Sense::Half)
    }

    /// `between two and two and a half pounds`: the first of them.
    fn is_half_less(&self, next: usize) -> bool {
        let other = self.is(next, Sense::And) && self.number(next + 1).is_some();
        other && self.is_so_much_and_a_half(next + 2)
    }

    /// `ninguna de las dos`
    fn is_some_of(&self, at: usize) -> bool {
        let (the, of) = (at.wrapping_sub(1), at.wrapping_sub(2));
        let some = || self.word(at.wrapping_sub(3)).is_some_and(|some| self.time.values.some.contains(&some));
        self.is(the, Sense::The) && self.is(of, Sense::Of) && some()
    }

    /// `se ven las dos Nubes`: an hour that does not open the memo has more than its article, or nothing that agrees
    /// with it behind it; but `Pádel las siete Carlos`.
    fn are_these_two(&self, at: usize, next: usize) -> bool {
        let the = at.wrapping_sub(1);
        let led = self
            .is_any(the.wrapping_sub(1), &[Sense::At, Sense::Of, Sense::Until, Sense::Around, Sense::For]);
        let several = self.number(at).is_some_and(|number| number.value > 1);
        let noun = self.lex(next).is_some_and(|lex| lex.kind == Kind::Word && (lex.plural || lex.many));
        let held =
            || self.starts_large(next) && the.checked_sub(1).is_some_and(|at| self.is_held_or_comes(at));
        self.time.relation_after
            && self.is(the, Sense::The)
            && !self.opens_anew(the)
            && !led
            && several
            && noun
            && !held()
    }

    /// `tenía siete hijas, las siete son médicas`: so many were told of before, and they do something.
    fn is_all_of(&self, at: usize, next: usize) -> bool {
        let the = at.wrapping_sub(1);
        let led = self
            .is_any(the.wrapping_sub(1), &[Sense::At, Sense::Of, Sense::Until, Sense::Around, Sense::For]);
        let word = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && !lex.core);
        if !self.time.relation_after || !self.is(the, Sense::The) || led || !word(the.wrapping_sub(1)) {
            return false;
        }
        let value = |at: usize| self.number(at).map(|number| number.value);
        let told = |many: usize| {
            value(many) == value(at) && self.lex(many + 1).is_some_and(|lex| lex.plural || lex.many)
        };
        word(next) && (the.saturating_sub(TOLD)..the).any(told)
    }

    /// `kümmere dich um drei Sachen`, `sich um vier Enkel kümmern`: what the verb is about.
    fn is_cared_for(&self, at: usize, next: usize) -> bool {
        let Some(about) = at.checked_sub(1).filter(|about| self.is(*about, Sense::At)) else { return false };
        let noun = self.lex(next).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let noun = noun && (self.starts_large(next) || self.is_any(next, &[Sense::Folk, Sense::Thing]));
        let word = |at: &usize| {
            self.lex(*at).is_some_and(|lex| lex.kind == Kind::Word && lex.number.is_none() && !lex.core)
        };
        let verb =
            (about.saturating_sub(NEAR)..about).rev().take_while(word).any(|at| self.is(at, Sense::Cares));
        self.time.half_before && noun && (verb || self.is(next + 1, Sense::Cares))
    }

    /// What follows makes a range of the hour before it, or says its day.
    fn goes_on(&self, at: usize) -> bool {
        const JOINS: [Sense; 4] = [Sense::And, Sense::Or, Sense::To, Sense::Until];
        const HOURS: [Sense; 5] =
            [Sense::Noon, Sense::Midnight, Sense::Half, Sense::Quarter, Sense::ThreeQuarters];
        // `zwischen eins und nichts`
        let hour = |at: usize| {
            let last = self.skip(self.skip(at, &[Sense::At, Sense::Until]), &[Sense::The]);
            self.number(last).is_some() || self.is_any(last, &HOURS) || self.is(last, Sense::A)
        };
        let joins = |at: usize| self.is_any(at, &JOINS) && hour(at + 1);
        // `entre las 12 del mediodía y las 2`, `entre las 12 del día y las 2`
        let twelve =
            at.checked_sub(1).and_then(|hour| self.number(hour)).is_some_and(|hour| hour.value == 12);
        let by_day = twelve && self.is_unit(at + 1, Unit::Day) && joins(at + 2);
        let noon = self.is(at, Sense::OfThe) && (self.is(at + 1, Sense::Noon) || by_day);
        joins(at)
            || noon
            || self.kind(at) == Some(Kind::Comma) && joins(at + 1)
            || self.kind(at) == Some(Kind::Dash)
            || self.part_follows(at)
            || self.day_follows(at)
    }

    /// `at one of the shops`, `from one laptop to another`, `from one mind`
    fn is_one_of(&self, at: usize, next: usize) -> bool {
        if !self.number(at).is_some_and(|number| number.value == 1 && number.digits == 0) {
            return false;
        }
        let before = at.wrapping_sub(1);
        let join = if self.is(before, Sense::Between) { Sense::And } else { Sense::To };
        let other = |at: usize| {
            let the = self.skip(at, &[Sense::The]);
            self.is(the, Sense::Other) || the > at && self.is(the, Sense::Next)
        };
        let from = self.is_any(before, &[Sense::Between, Sense::From]);
        let what = self.lex(next).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        // `Paula kommt um eins von der Schule`: there it would be `um eine von`.
        let hour = self.time.half_before && self.is(before, Sense::At);
        // `ab eins Heuernte`: only `ein` counts.
        if self.time.half_before && !self.is(at, Sense::A) && what {
            return false;
        }
        self.is(next, Sense::Of) && !self.is(next, Sense::In) && !hour
            || from && (what || (next..next + NEAR).any(|at| self.is(at, join) && other(at + 1)))
    }
}
