//! Numbers that stand where a time could and are what something costs, how much of it is needed, at what it stands or which
//! one it is: `gift boxes at 15, 25 and 40 dollars`, `we need roughly 11`, `el número es el 31 y el de Hugo el 27`.

use crate::understand::event::clock::{Clock, Half};
use crate::understand::event::day::Shape;
use crate::understand::event::lex::Lex;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// No more numbers are listed before what they count.
const MOST_LISTED: usize = 6;

/// So many words on each side of a price may say that it is one.
const NEAR: usize = 10;

/// So far before its number what has it may be named.
const FAR: usize = 14;

impl Reader<'_> {
    /// What was read as `phrase` is a bare number that the words around it make a value; `dated` where a day is known.
    pub(crate) fn is_value(&self, phrase: &Phrase, dated: bool) -> bool {
        let (first, to) = phrase.span;
        // `so um die 6`
        let from = (first..to).find(|at| !self.is(*at, Sense::Aside)).unwrap_or(first);
        if self.are_seats(phrase) || self.is_gauged(phrase, dated) {
            return true;
        }
        let Point { day, clock, .. } = phrase.start.clone();
        let start = Point { day: day.clone(), clock, ..Point::default() };
        if *phrase != (Phrase { span: phrase.span, start, ..Phrase::default() }) {
            return false;
        }
        match (clock, day) {
            (Some(clock), None) => {
                self.is_bare(from, to) && self.is_value_of_a_thing((from, to), clock, dated)
            }
            (None, Some(day)) => matches!(day.shape, Shape::DayOfMonth(_)) && self.is_which_one(from, to),
            _ => false,
        }
    }

    /// Nothing but small words, numbers and a point: no sign of a time, and no word for minutes.
    pub(super) fn is_bare(&self, from: usize, to: usize) -> bool {
        let small = [Sense::At, Sense::Around, Sense::The, Sense::From];
        (from..to).all(|at| {
            self.number(at).is_some_and(|number| !number.ordinal)
                || self.kind(at) == Some(Kind::Point)
                || self.is_any(at, &small)
        })
    }

    fn is_value_of_a_thing(&self, (from, to): (usize, usize), clock: Clock, dated: bool) -> bool {
        // `so um die 9`
        let article = self.time.half_before && self.is(from, Sense::At) && self.is(from + 1, Sense::The);
        let about = article || (from..to).any(|at| self.is(at, Sense::Around));
        about && self.is_needed(from, to)
            || self.counts_behind_list(to)
            || self.is_measured_behind(from, to)
            || self.is_each(to)
            || !dated && (self.stands_at(from, to) || self.is_written_as_price(from, to, clock))
    }

    /// `we need roughly 11`, `es wiegt um die 9`, `there are about 3 of them`
    fn is_needed(&self, from: usize, to: usize) -> bool {
        let hedge = |at: &usize| self.word(*at).is_some_and(|word| self.time.values.hedges.contains(&word));
        let verb =
            (from.saturating_sub(3)..from).rev().find(|at| !hedge(at)).and_then(|verb| self.word(verb));
        let of = self.time.names_lead && self.is(to, Sense::Of) && !self.is(to, Sense::In);
        let ends = self.bare_end(to) && !self.is_any(to, &[Sense::On, Sense::At]);
        let asked = || {
            let asks = |at: usize| {
                let said = |at: usize, word: &str| word.is_empty() || self.word(at) == Some(word);
                self.time.values.asks.iter().any(|(word, next)| said(at, word) && said(at + 1, next))
            };
            (from.saturating_sub(FAR)..from).any(asks)
        };
        // `pH about 7`
        let values = &self.time.values;
        let takes = |verb: &str| values.takes.contains(&verb) || values.gauges.contains(&verb);
        of || ends && (verb.is_some_and(takes) || asked())
    }

    /// `, 25 and 40 dollars` behind the first price: what the last number counts, they all do. Of two, joined by `and`, the
    /// first may be an hour, unless the other one is measured: `at eight and two bottles of wine`.
    fn counts_behind_list(&self, next: usize) -> bool {
        let mut at = next;
        for listed in 1..MOST_LISTED {
            let comma = self.kind(at) == Some(Kind::Comma);
            let last = self.is_any(at, &[Sense::And, Sense::Or]);
            let number = if comma { self.skip(at + 1, &[Sense::And, Sense::Or]) } else { at + 1 };
            if !comma && !last || self.number(number).is_none_or(|number| number.ordinal) {
                return false;
            }
            let cents = self.kind(number + 1) == Some(Kind::Point) && self.number(number + 2).is_some();
            at = if cents { number + 3 } else { number + 1 };
            if self.is(at, Sense::Measure) || self.counts(at) && self.kind(at) == Some(Kind::Symbol) {
                return last || number > next + 1 + usize::from(comma) || listed > 1;
            }
        }
        false
    }

    /// `7.30, that's metres, not feet`, `7.30, in metres`: what the number was in is said behind it.
    fn is_measured_behind(&self, from: usize, to: usize) -> bool {
        let cents = (from..to).any(|at| self.kind(at) == Some(Kind::Point));
        let is = |at: usize| self.is_copula(at) || self.is_short_copula(at) || self.is(at, Sense::In);
        let measure = |at: &usize| self.is(*at, Sense::Measure) && is(at - 1);
        cents
            && self.kind(to) == Some(Kind::Comma)
            && (to + 2..to + 4).find(measure).is_some_and(|at| {
                self.lex(at + 1).is_none_or(|lex| lex.kind != Kind::Word) || self.is(at + 1, Sense::Not)
            })
    }

    /// `a kilo` in `apples at 2.20 a kilo`
    fn is_each(&self, at: usize) -> bool {
        let article = self.is_any(at, &[Sense::A, Sense::The])
            || self.word(at).is_some_and(|word| self.time.per.contains(&word));
        article && self.word(at + 1).is_some_and(|word| self.time.values.apiece.contains(&word))
    }

    /// `the rent is at 1150`, `diesel at 1.45`: what stands at a value, before `to be` or directly before its price.
    fn stands_at(&self, from: usize, to: usize) -> bool {
        let Some(before) = from.checked_sub(1) else { return false };
        let values = &self.time.values;
        let has = |at: usize, words: &[&str]| self.word(at).is_some_and(|word| words.contains(&word));
        let verb = self.is_copula(before) || has(before, values.stand);
        let cents = (from..to).any(|at| self.kind(at) == Some(Kind::Point));
        // `the rate is fixed`
        let noun = before
            .checked_sub(1)
            .and_then(|at| if self.is_copula(at) { at.checked_sub(1) } else { Some(at) });
        let stands = verb && noun.is_some_and(|at| has(at, values.standing))
            || self.is_short_copula(before) && has(before, values.standing);
        self.is(from, Sense::At) && (stands || cents && has(before, values.priced))
    }

    /// `the barista one at 2.10, not the cheap one`, `sell the bike at 1200`: written like a price, beside a word that
    /// speaks of prices.
    fn is_written_as_price(&self, from: usize, to: usize, clock: Clock) -> bool {
        let number = (from..to).find_map(|at| self.number(at));
        let cents = (from..to).any(|at| self.kind(at) == Some(Kind::Point)) && clock.half == Half::Open;
        let thousands = number.is_some_and(|number| number.digits == 4 && number.value >= 1000);
        // `a las 5.30`: an hour has its article.
        let hour = self.time.relation_after && (from..to).any(|at| self.is(at, Sense::The));
        if hour || !self.is(from, Sense::At) || !cents && !thousands {
            return false;
        }
        let values = &self.time.values;
        let says = |at: usize| {
            let Some(word) = self.word(at) else { return false };
            let one = || self.word(at + 1).is_some_and(|one| values.ones.contains(&one));
            values.trades.contains(&word) || values.dear.contains(&word) && one()
        };
        let word = |at: &usize| self.lex(*at).is_some_and(|lex| lex.kind != Kind::SentenceEnd);
        (from.saturating_sub(NEAR)..from).rev().take_while(word).any(says)
            || (to..to + NEAR).take_while(word).any(says)
    }

    /// `el número de pie de Alba es el 31 y el de Hugo el 27`, `le bus, c'est le 42, pas le 24`: which one it is.
    fn is_which_one(&self, from: usize, to: usize) -> bool {
        let the = |at: usize| self.is(at, Sense::The) && self.number(at + 1).is_some();
        if !self.time.relation_after || !the(from) || to != from + 2 {
            return false;
        }
        self.is_of_a_numbered(from)
            || self.is_another_numbered(from)
            || self.is_line(from, to)
            || self.is_not_the_labelled(from)
            || self.is_worn(from)
            || self.is_somebody(from)
            || self.is_borne_or_compared(from)
    }

    /// `la camiseta con el 10`, `mejor que el primero`
    fn is_borne_or_compared(&self, the: usize) -> bool {
        let values = &self.time.values;
        let has = |back: usize, words: &[&str]| {
            the.checked_sub(back).and_then(|at| self.word(at)).is_some_and(|word| words.contains(&word))
        };
        has(1, values.beside) || has(1, values.than) && has(2, values.compared)
    }

    /// A word that has numbers opens the clause that `to be` joins to the number behind the article at `the`.
    fn is_of_a_numbered(&self, the: usize) -> bool {
        let are = |at: usize| self.word(at).is_some_and(|word| self.time.values.are.contains(&word));
        let Some(is) = the.checked_sub(1).filter(|is| self.is_copula(*is) || are(*is)) else {
            return false;
        };
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word) || self.kind(*at) == Some(Kind::Symbol);
        let near = is.saturating_sub(FAR)..is;
        let mut first = near.clone().rev().take_while(word).last().unwrap_or(is);
        // `le bus, c'est le 42`
        let comma = first.checked_sub(1).filter(|comma| self.kind(*comma) == Some(Kind::Comma));
        if is <= first + 1
            && let Some(comma) = comma
        {
            first = near.rev().skip_while(|at| *at >= comma).take_while(word).last().unwrap_or(comma);
        }
        // The trigger may stand before it.
        let first = usize::max(first, self.said.0);
        let led = |at: usize| self.is(at, Sense::The) || self.is_possessive(at);
        let head = (first..is).find(|at| led(*at)).map_or(first, |led| led + 1);
        self.is(head, Sense::Label) && self.number(head + 1).is_none()
    }

    /// `y el de Hugo el 27`, `celle de Lily le 27`, `Ben el 29`, `puis le 4`, `pas le 24` behind a number that is such a one.
    fn is_another_numbered(&self, the: usize) -> bool {
        let numbered = |at: usize| self.is(at, Sense::The) && self.number(at + 1).is_some();
        let joins =
            |at: usize| self.is_any(at, &[Sense::And, Sense::Or]) || self.kind(at) == Some(Kind::Comma);
        let mut last = the;
        for _ in 0..MOST_LISTED {
            let first = (last.saturating_sub(FAR)..last).rev().find(|at| numbered(*at));
            let Some(first) = first else { return false };
            let other = (first + 2..last).find(|at| !joins(*at)).unwrap_or(last);
            let owner = if self.is(other, Sense::The) { other + 1 } else { other };
            // `el 9, el 10 y el 11`
            let elliptic = other == last
                || self.is_any(other, &[Sense::Not, Sense::Correct, Sense::WeakCorrect])
                || self.is_possessive(owner)
                || self.is_then(last - 1) && self.kind(last + 2) != Some(Kind::Word)
                || other + 1 == last && self.is_worn(first) && self.lex(other).is_some_and(Lex::is_plain)
                || other + 1 == last && self.is_somebody(first) && self.kind(other) == Some(Kind::Word)
                || self.is_any(owner, &[Sense::Of, Sense::OfThe])
                || self.word(other).is_some_and(|word| self.time.values.ones.contains(&word));
            if !elliptic
                || self.is_of_a_numbered(first)
                || self.is_worn(first)
                || self.is_somebody(first)
                || self.is_line(first, first + 2)
            {
                return elliptic;
            }
            last = first;
        }
        false
    }

    /// `pas le 18` behind `le tram 12`, where no day was said.
    fn is_not_the_labelled(&self, the: usize) -> bool {
        let Some(not) = the.checked_sub(1) else { return false };
        let number = |at: usize| self.number(at).is_some_and(|number| !number.ordinal);
        let within = |at: &usize| self.lex(*at).is_some_and(|lex| lex.kind != Kind::SentenceEnd);
        let mut near = (not.saturating_sub(FAR)..not).rev().take_while(within);
        let which = near.find(|at| number(*at)).and_then(|at| at.checked_sub(1));
        self.is_any(not, &[Sense::Not, Sense::Correct, Sense::WeakCorrect])
            && which.is_some_and(|at| self.is(at, Sense::Label))
    }

    /// `puis`, `luego`
    fn is_then(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.values.then.contains(&word))
    }

    /// `calza el 34`, `porte le 10`: what somebody wears, and not when; but `nos lleva el 5`.
    fn is_worn(&self, the: usize) -> bool {
        let word = |back: usize| the.checked_sub(back).and_then(|at| self.word(at));
        word(1).is_some_and(|verb| self.time.values.wears.contains(&verb))
            && word(2).is_none_or(|before| !self.time.values.brought.contains(&before))
            && (self.lex(the + 2).is_none_or(|lex| lex.kind != Kind::Word) || self.is(the + 2, Sense::And))
    }

    /// `nosotros somos el 8`: who somebody is; but `la fiesta es el 8`, `cuántos somos el 8`.
    pub(in crate::understand::event) fn is_somebody(&self, the: usize) -> bool {
        let values = &self.time.values;
        let word = |back: usize| the.checked_sub(back).and_then(|at| self.word(at));
        let asks = |word: &str| values.asks.iter().any(|(asked, _)| *asked == word);
        word(1).is_some_and(|verb| values.persons_are.contains(&verb)) && !word(2).is_some_and(asks)
    }

    /// `prendre le 11 pour l'hôpital`, `coge el 11 en Sol`: a bus; but `prendre le 11 à 9 heures`.
    fn is_line(&self, from: usize, to: usize) -> bool {
        let taken = from.checked_sub(1).and_then(|verb| self.word(verb));
        let leads = self.lex(to).is_none_or(|lex| lex.kind != Kind::Word)
            || self.is_any(to, &[Sense::For, Sense::Until, Sense::By, Sense::MinutesTo])
            || self.is_any(to, &[Sense::In, Sense::At, Sense::From]) && self.is_a_place(to + 1);
        leads && taken.is_some_and(|verb| self.time.values.rides.contains(&verb))
    }

    /// `Atocha`, `la gare`
    fn is_a_place(&self, at: usize) -> bool {
        let place = self.skip(at, &[Sense::The]);
        self.lex(place).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
    }

    pub(crate) fn is_possessive(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.values.possessives.contains(&word))
    }
}
