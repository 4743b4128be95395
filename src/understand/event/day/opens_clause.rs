//! Days by their number that open a clause, before who does something then or what is held: `el 12 nos mudamos`, `le 12
//! c'est le mariage`; but `le 6 il fuit`, `el 3 cena tarde`.

use crate::understand::event::phrase::intro::Intro;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So far behind `and` the day of somebody else is looked for.
const OTHER: usize = 5;

impl Reader<'_> {
    /// `le 12 on déménage`, `el 12 nos mudamos`; but `le 6 il fuit`, `el 7 nos ganó`.
    pub(super) fn opens_for_speaker(&self, at: usize, next: usize, intro: Intro) -> bool {
        let written = intro.opens && self.number(at).is_some_and(|number| number.digits > 0);
        let told = intro.opens || self.is_told_that(at);
        let does = || written || self.is_held_or_comes(next + 1) || self.says_we_do(next + 1);
        (told && does() || self.opens_clause(at) && self.plans(next + 1))
            && !self.tells(next + 1)
            && self.word(next).is_some_and(|word| self.time.speakers.contains(&word))
    }

    /// A mark stands before the article of the number at `at`, or `que`.
    fn opens_clause(&self, at: usize) -> bool {
        let marks = [Kind::Comma, Kind::SentenceEnd, Kind::Colon, Kind::Semicolon];
        let marked =
            at.checked_sub(2).and_then(|mark| self.kind(mark)).is_some_and(|kind| marks.contains(&kind));
        marked || self.is_told_that(at)
    }

    /// `el 12 cena en casa`, `le 5 mariage de Léa`, `el 12 es la boda`, `le 12 c'est la fête`: what is held then, and what
    /// may stand behind a noun; but `el 3 cena tarde`, `el 7 visita a su madre`.
    pub(super) fn opens_for_held(&self, at: usize, next: usize, intro: Intro) -> bool {
        let and = at.checked_sub(2).is_some_and(|and| self.is(and, Sense::And));
        if !intro.opens && !and && !self.opens_clause(at) {
            return false;
        }
        let short = usize::from(self.word(next).is_some_and(|word| self.time.values.it.contains(&word)));
        let is = next + short;
        // `il y a`
        let there = self.is(next, Sense::AgoBefore);
        let what = if self.is_copula(is) || there { is + 1 } else { next };
        let noun = self.skip(what, &[Sense::The, Sense::A]);
        let led = there || what == next || noun > what;
        // `el 8 viene el técnico`
        let comes = self.word(next).is_some_and(|verb| self.time.not_until.verbs.contains(&verb));
        let who = self.skip(next + 1, &[Sense::The]);
        if comes && who > next + 1 && self.number(who).is_none() && self.is_held_or_comes(who) {
            return true;
        }
        let single = self.lex(noun).is_some_and(|lex| !lex.many && !lex.plural);
        let behind =
            [Sense::Of, Sense::OfThe, Sense::From, Sense::In, Sense::For, Sense::Link, Sense::Person];
        let ends = self.ends_or_joins(noun + 1)
            || self.is_any(noun + 1, &behind)
            || self.is(noun + 1, Sense::At) && self.number(self.skip(noun + 2, &[Sense::The])).is_some();
        single && self.is_held_or_comes(noun) && led && ends
    }

    /// `el 6 vendimiamos lo de mi tío`, `el 12 Luis viene`: no thing of which there are so many stands there; but `el 3
    /// plantas`, `el 4 viene tarde`.
    pub(super) fn opens_for_somebody(&self, at: usize, next: usize, intro: Intro) -> bool {
        let cardinal = self.number(at).is_some_and(|number| !number.ordinal);
        let we = self.says_we_do(next) && !self.tells(next);
        let one = self.lex(next).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain() && !lex.plural);
        let small = |at: usize| self.any_token(at, |token| self.time.faint.states.has(token));
        let who =
            || one && !small(next) && self.plans(next + 1) && !self.plans(next) && !self.tells(next + 1);
        (intro.opens || self.opens_clause(at)) && cardinal && !self.time.we_do.is_empty() && (we || who())
    }

    /// `el 10 hay que renovar el carnet`, `le 10 il faut rentrer le bois`, `el 10 renovar el carnet`; and `el doce operan a mi
    /// hermana`, where no number can do so.
    pub(super) fn opens_for_duty(&self, at: usize, next: usize, intro: Intro) -> bool {
        // `il faut`
        let must = (next..next + 2).find(|at| self.any_token(*at, |token| self.time.faint.must.has(token)));
        let duty = must.is_some_and(|must| self.is_infinitive(must + 1) || self.is(must + 1, Sense::Like));
        (intro.opens || self.opens_clause(at))
            && self.time.relation_after
            && (duty || self.is_infinitive(next) || self.says_they_do(next))
    }

    /// `operan a mi hermana`: several do something; but `el 5 también gotea`.
    pub(in crate::understand::event) fn says_they_do(&self, at: usize) -> bool {
        let ends = |word: &str| self.time.they_do.iter().any(|ending| word.ends_with(ending));
        self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain() && !lex.many)
            && !self.starts_large(at)
            && self.is_any(at + 1, &[Sense::To, Sense::At, Sense::The, Sense::A])
            && self.word(at).is_some_and(ends)
    }

    /// `recuerda que` before `el 12` at its number, where a clause begins.
    fn is_told_that(&self, at: usize) -> bool {
        let that = at.checked_sub(2).filter(|_| self.is(at - 1, Sense::The));
        !self.time.we_do.is_empty() && that.is_some_and(|that| self.is(that, Sense::Like))
    }

    /// `mudamos`
    pub(in crate::understand::event) fn says_we_do(&self, at: usize) -> bool {
        let ends = |word: &str| self.time.we_do.iter().any(|ending| word.ends_with(ending));
        self.word(at).is_some_and(ends)
    }

    /// `y yo` in `la romería cae el 13 y yo llevo la carreta`, `et son frère` in `Léa joue le 9 et son frère le 7`
    pub(super) fn is_before_other_doer(&self, at: usize) -> bool {
        let doer = |at: usize| self.any_token(at, |token| self.time.faint.subjects.has(token));
        let day =
            |at: usize| self.is(at, Sense::The) && self.is(at, Sense::On) && self.number(at + 1).is_some();
        let another = || self.is_possessive(at + 1) && (at + 2..at + OTHER).any(day);
        self.is(at, Sense::And) && (!self.time.hour_sign && doer(at + 1) || another())
    }
}
