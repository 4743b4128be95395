//! Numbers with the article that hours and days have, which are no times: `la del nueve`, `les di a las tres lo mismo`,
//! `a la una, a las dos y a las tres`.

use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So many numbers are called out before something begins.
const CALLED: u64 = 3;

/// Of more, few say that all of them are something.
const MOST: u64 = 5;

/// So many words before what is not there stands to whom.
const WHO: usize = 2;

/// So far behind one the other is named.
const FAR: usize = 12;

/// So far before it stands what is held then: `la reunión, la del nueve`.
const HELD: usize = 8;

/// A number that is called out has so many words, and so many marks before the next one.
const WORDS: usize = 3;
const MARKS: usize = 2;

impl Reader<'_> {
    /// What was read as `phrase` is which one of them, all of them, or how one counts before something begins.
    pub(crate) fn is_number_with_article(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let hour = || self.is_given_to_them(from) || self.is_called_out(from, to);
        self.is_rank_of_somebody(phrase)
            || self.is_likened(phrase)
            || self.time.relation_after
                && (self.is_whose_number(from, to)
                    || self.are_all_of_them(phrase)
                    || self.is_lacking(phrase)
                    || self.is_one_and_the_other(to)
                    || self.is_only_a_number(phrase) && hour())
    }

    /// `she's about the tenth`, `he's the third`: which one somebody is.
    fn is_rank_of_somebody(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let somebody =
            |at: usize| self.word(at).is_some_and(|word| self.time.values.somebody.contains(&word));
        let short = |at: usize| self.any_token(at, |token| self.is_with_it(token));
        let is = from.checked_sub(1);
        let who = is.and_then(|is| {
            if self.is_copula(is) { is.checked_sub(1) } else { Some(is).filter(|is| short(*is)) }
        });
        let ordinal = to.checked_sub(1).and_then(|at| self.number(at)).is_some_and(|number| number.ordinal);
        self.time.names_lead && ordinal && self.is_only_a_number(phrase) && who.is_some_and(somebody)
    }

    /// `better than the first`
    fn is_likened(&self, phrase: &Phrase) -> bool {
        let from = phrase.span.0;
        let like = from.checked_sub(1).is_some_and(|before| self.is(before, Sense::Like));
        let ordinal = || self.number(from + 1).is_some_and(|number| number.ordinal);
        self.time.names_lead
            && like
            && self.is(from, Sense::The)
            && ordinal()
            && self.is_only_a_number(phrase)
    }

    /// `a la una le pica el jersey, a la otra le queda grande`; but `a la una comemos en la otra casa`.
    fn is_one_and_the_other(&self, to: usize) -> bool {
        let Some(one) = to.checked_sub(1) else { return false };
        let single = self.number(one).map_or_else(|| self.is(one, Sense::A), |number| number.value == 1);
        let some = |at: usize| self.word(at).is_some_and(|word| self.time.values.some.contains(&word));
        let marked = |at: usize| {
            let led =
                if self.is(at.wrapping_sub(1), Sense::At) { at.wrapping_sub(2) } else { at.wrapping_sub(1) };
            self.kind(led) == Some(Kind::Comma)
        };
        let other =
            |at: usize| marked(at) && self.is(at, Sense::The) && some(at + 1) && !self.is(at + 1, Sense::A);
        // `recojo a Leo a la una, a la otra a las dos`
        let hour =
            |at: usize| self.is(at, Sense::At) && self.number(self.skip(at + 1, &[Sense::The])).is_some();
        let found = (to..to + FAR).find(|at| other(*at));
        single
            && self.is(one.wrapping_sub(1), Sense::The)
            && found.is_some_and(|other| !(other + 2..other + FAR).any(hour))
    }

    /// `el paquete lo tiene la del nueve`: whoever lives or sits there; but `la reunión, la del nueve`.
    fn is_whose_number(&self, from: usize, to: usize) -> bool {
        let number = to.checked_sub(1).filter(|at| self.number(*at).is_some());
        let Some((of, the)) = number.and_then(|at| Some((at.checked_sub(1)?, at.checked_sub(2)?))) else {
            return false;
        };
        // `la de cinco`, for an hour has its article
        let of_them = self.is(of, Sense::Of) && !self.is_any(of, &[Sense::On, Sense::At]);
        let whose = self.is(the, Sense::The) && (self.is(of, Sense::OfThe) || of_them);
        let held = || (from.saturating_sub(HELD)..from).any(|at| self.is_held_or_comes(at));
        whose && from + 2 >= of && !held()
    }

    /// `las dos están rotas`, `faltan dos piezas, las dos del cielo`, `lloramos las dos`; but `cena las nueve`, `las dos
    /// de la tarde`.
    fn are_all_of_them(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let few = self.number(from + 1).is_some_and(|number| (2..=MOST).contains(&number.value));
        let bare = from + 2 == to && self.is(from, Sense::The) && !self.is(from.wrapping_sub(1), Sense::At);
        let before = from.wrapping_sub(1);
        let opens =
            self.opens_anew(from) || self.kind(before) == Some(Kind::Comma) || self.is(before, Sense::Like);
        let do_or_are = self.word(to).is_some_and(|word| self.time.values.both_do.contains(&word));
        let plain = self.lex(to + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let of_a_thing = self.is(to, Sense::OfThe) && plain;
        let hour = phrase.start.day.is_none();
        // `lloramos las dos`, but `quedamos las dos`
        let we_both = || before < from && self.says_we_do(before) && !self.plans(before) && self.bare_end(to);
        hour && few
            && bare
            && (opens && (do_or_are || of_a_thing) || we_both())
            && self.is_only_a_number(phrase)
    }

    /// `me faltan el cuatro y el once`, `il me manque le sept`; but `Paul manque le 12`.
    fn is_lacking(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let lacking = |at: &usize| self.word(*at).is_some_and(|word| self.time.values.lacks.contains(&word));
        let named = |at: &usize| {
            let mark = self.kind(*at) == Some(Kind::Comma);
            mark || lacking(at) || self.number(*at).is_some() || self.is_any(*at, &[Sense::The, Sense::And])
        };
        let mut before = (from.saturating_sub(FAR)..from).rev().take_while(named);
        let Some(lacks) = before.find(lacking).or(Some(from).filter(lacking)) else { return false };
        let who = |at: usize| self.any_token(at, |token| self.time.faint.states.has(token));
        (lacks.saturating_sub(WHO)..lacks).any(who)
            && self.is_only_a_number(phrase)
            && !self.is_planned(lacks, to)
    }

    /// `les di a las tres la misma ración`: whom is said twice; but `les llamo a las tres`.
    fn is_given_to_them(&self, from: usize) -> bool {
        let them = from.checked_sub(2).is_some_and(|them| self.is(them, Sense::ToThem));
        them && self.is(from, Sense::At) && self.is_led_as_number(from)
    }

    /// `a la una, a las dos y a las tres, arriba el sofá`; but `a la una, a las dos y a las tres hay pases`.
    fn is_called_out(&self, from: usize, to: usize) -> bool {
        let mark = |at: &usize| self.kind(*at) == Some(Kind::Comma) || self.is(*at, Sense::And);
        let hour = |at: usize| {
            let value = self.number(at + 2).map(|number| number.value);
            let one = || self.is(at + 2, Sense::A).then_some(1);
            let led = self.is(at, Sense::At) && self.is(at + 1, Sense::The);
            led.then(|| value.or_else(one)).flatten()
        };
        let next = |at: usize| at + WORDS + (at + WORDS..).take(MARKS).take_while(mark).count();
        let opens = |at: usize| self.opens_anew(at) && self.kind(at.wrapping_sub(1)) != Some(Kind::Colon);
        // Where the last of them ends.
        let all = |first: usize| {
            (1..=CALLED).try_fold(first, |at, count| {
                let at = if count > 1 { next(at) } else { at };
                (hour(at) == Some(count)).then_some(at)
            })
        };
        let farthest = from.saturating_sub(2 * (WORDS + MARKS));
        let last = (farthest..=from).filter(|at| opens(*at)).find_map(all);
        last.is_some_and(|last| {
            let word = self.kind(last + WORDS) == Some(Kind::Word);
            !word || !self.is_planned(from, to)
        })
    }
}
