//! Words of time that are spoken of and say none: `how do you say Monday in Spanish`, `what is Boxing Day`, `the
//! password is Monday`.

use crate::understand::event::lex::phrases::matched;
use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Phrases, Sense};
use crate::understand::words::{Kind, Number, Token};

/// Small words that such a word may begin with: `for Sunday` in `the word for Sunday`.
const SMALL: [Sense; 11] = [
    Sense::The,
    Sense::A,
    Sense::Of,
    Sense::OfThe,
    Sense::In,
    Sense::At,
    Sense::On,
    Sense::For,
    Sense::To,
    Sense::Around,
    Sense::Between,
];

/// So many words may stand between a code and what it is: `the code of the garden gate is`.
const MOST_WORDS: usize = 6;

/// So many words may stand before the verb with which something is called: `what the Robinsons' parrot is called`.
const MOST_NAMED: usize = 8;

/// How many numbers on each side are looked at.
const MOST_NUMBERS: usize = 6;

/// The most articles before it.
const MOST: usize = 3;

/// The most marks behind the last word of a memo.
const MARKS: usize = 3;

impl Reader<'_> {
    /// What was read as `phrase` is a word that the memo asks for.
    pub(crate) fn is_mentioned(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let small = |at: usize| self.is_any(at, &SMALL) && self.number(at).is_none();
        let core = (from..to).find(|at| !small(*at)).unwrap_or(from);
        let least = core.saturating_sub(MOST);
        let article = |at: &usize| self.is_any(*at, &[Sense::The, Sense::A]);
        let first = (least..core).rev().find(|at| !article(at)).map_or(least, |at| at + 1);
        let mentions = &self.time.mentions;
        let behind = |end: usize| self.begins(&mentions.before, end).next().is_some();
        let framed = |(before, after): &(&str, &str)| {
            let begins = |end: usize| self.begin_of(before.rsplit(' '), end).is_some();
            self.word(to) == Some(*after) && (first..=core).any(begins)
        };
        (first..=core).any(behind)
            || mentions.around.iter().any(framed)
            || self.is_what_is_called_so(to)
            || self.is_translated(from, to)
            || self.is_code(phrase, core)
            || (phrase.start.day.is_none() || phrase.start.clock.is_none()) && self.is_asked_for(core, to)
    }

    /// `Friday is what the parrot is called`, `Vendredi, c'est comme ça que s'appelle le perroquet`: behind `at` it is
    /// said that something bears the name.
    fn is_what_is_called_so(&self, at: usize) -> bool {
        let comma = usize::from(self.kind(at) == Some(Kind::Comma));
        let Some(first) = self.lex(at + comma).map(|lex| lex.first) else { return false };
        let Some(word) = self.tokens.get(first).map(Token::word) else { return false };
        self.time.mentions.names.iter().any(|(opens, verb)| {
            let Some(rest) = opens.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(' '))
            else {
                return false;
            };
            let rest: Vec<&str> = rest.split_ascii_whitespace().collect();
            let behind = matched(self.tokens, first, &rest);
            let Some(from) = behind.map(|count| first + count) else { return false };
            let mut clause = self
                .tokens
                .get(from..)
                .unwrap_or_default()
                .iter()
                .take(MOST_NAMED)
                .take_while(|token| token.is_spoken() || token.kind == Kind::Symbol);
            verb.is_empty() || clause.any(|token| token.word() == *verb)
        })
    }

    /// `see you tomorrow` in `how do you say see you tomorrow in French`, but `translate the letter by Friday into
    /// French`, `translate tomorrow the letter into French`: the expression stands at `from` and ends before `to`.
    fn is_translated(&self, from: usize, to: usize) -> bool {
        let mentions = &self.time.mentions;
        let spoken = |at: &usize| self.lexes.get(*at).is_some_and(|lex| lex.kind == Kind::Word);
        let last = (to..self.said.1).rev().take(MARKS).find(spoken);
        let tongue = last.is_some_and(|last| {
            let word = self.word(last).is_some_and(|word| mentions.tongues.contains(&word));
            word && self.kind(last - 1) == Some(Kind::Word) && !self.is(last - 1, Sense::For)
        });
        if !tongue {
            return false;
        }
        let when = self.is_any(from, &[Sense::By, Sense::Until, Sense::For, Sense::Before]);
        let Some(first) = self.lex(self.said.0).map(|lex| lex.first) else { return false };
        let led = |phrase: &str| {
            let mut words = phrase.split(' ');
            let opens =
                words.next().zip(self.tokens.get(first)).is_some_and(|(word, said)| said.word() == word);
            let rest: Vec<_> = words.collect();
            let end = first + matched(self.tokens, first, &rest).filter(|_| opens)?;
            let next = (self.said.0..to).find(|at| self.lex(*at).is_some_and(|lex| lex.first >= end))?;
            let thing = self.is_any(next, &[Sense::The, Sense::A, Sense::Link]);
            (!rest.is_empty() || !thing && !when && next < from).then_some(())
        };
        mentions.translates.iter().any(|phrase| led(phrase).is_some())
    }

    /// `the password is Monday`, `the number plate of the van is MA 12 APR`, but `the code review is on Monday`, `the
    /// pin is 1234, dentist is on Friday at 3`: what is the code says nothing but a day.
    fn is_code(&self, phrase: &Phrase, core: usize) -> bool {
        let timed = phrase.start.clock.is_some() || phrase.start.part.is_some() || phrase.end.is_some();
        let before = core.wrapping_sub(1);
        let first = if self.is_shouted(before) { before } else { core };
        let is = first.checked_sub(1).filter(|is| self.is_copula(*is) || self.kind(*is) == Some(Kind::Colon));
        let ends = self.lex(phrase.span.1).is_none_or(|lex| lex.kind != Kind::Word);
        let Some(is) = is.filter(|_| !timed && ends && self.day_away(core).is_none()) else { return false };
        let named = |at: usize| {
            let code = self.word(at).is_some_and(|word| self.time.mentions.codes.contains(&word));
            code && !self.is(at.wrapping_sub(1), Sense::Of)
        };
        let within = |at: &usize| self.kind(*at) == Some(Kind::Word) && !self.is(*at, Sense::And);
        let noun = (is.saturating_sub(MOST_WORDS)..is).rev().take_while(within).find(|at| named(*at));
        noun.is_some_and(|noun| {
            noun + 1 == is || self.is_any(noun + 1, &[Sense::Of, Sense::OfThe, Sense::For])
        })
    }

    /// `what is Boxing Day`, but `what is on tomorrow`, `what is Friday`: of a near day one asks what happens.
    fn is_asked_for(&self, core: usize, to: usize) -> bool {
        let noun = core - usize::from(core > 0 && self.is_any(core - 1, &[Sense::The, Sense::A]));
        let is = noun.checked_sub(1).is_some_and(|is| self.is_copula(is) || self.is_short_copula(is));
        let near = self.weekday(core).is_some() || self.day_away(core).is_some();
        self.ends_memo(to)
            && !(is && near)
            && self.begins(&self.time.mentions.asks, noun).any(|begin| self.opens(begin))
    }

    /// `le 1` in `quel tram prendre, le 1 ou le 6 ?`: a number with its article, which ends before `next`, and another.
    pub(crate) fn is_choice(&self, at: usize, next: usize) -> bool {
        let number = |at: usize| self.is(at, Sense::The) && self.number(at + 1).is_some();
        let first = self.is(next, Sense::Or) && number(next + 1);
        let or = at.checked_sub(2).filter(|or| self.is(*or, Sense::Or));
        let second = or.and_then(|or| or.checked_sub(2)).is_some_and(number);
        let which = self.said.0;
        let opens = || self.word(which).is_some_and(|word| self.time.mentions.which.contains(&word));
        // `que venga el 4 o el 7` and `quel jour` are about days.
        let asked = || self.is(which + 1, Sense::Label) && opens();
        (first || second) && asked() || self.is_one_of_numbers(at, next)
    }

    /// `el 30` in `me faltan el 30, el 31 y el 144`: beside a number that no day of a month has, it is none either.
    fn is_one_of_numbers(&self, at: usize, next: usize) -> bool {
        let joins =
            |at: usize| self.kind(at) == Some(Kind::Comma) || self.is_any(at, &[Sense::And, Sense::Or]);
        let number = |at: usize| self.is(at, Sense::The).then(|| self.number(at + 1)).flatten();
        let large = |number: Number| number.digits > 2;
        let behind = (0..MOST_NUMBERS).map(|step| next + 3 * step).take_while(|at| joins(*at));
        let mut behind = behind.map_while(|at| number(at + 1));
        let ahead = (0..MOST_NUMBERS).map(|step| at.wrapping_sub(2 + 3 * step)).take_while(|at| joins(*at));
        let mut ahead = ahead.map_while(|at| number(at.wrapping_sub(2)));
        behind.any(large) || ahead.any(large)
    }

    /// Where those of `phrases` begin that end before `end`.
    pub(super) fn begins<'p>(&'p self, phrases: &'p Phrases, end: usize) -> impl Iterator<Item = usize> + 'p {
        let last = end.checked_sub(1).and_then(|last| self.lex(last)).map(|lex| self.before_hyphen(lex.last));
        let word = last.and_then(|last| self.tokens.get(last)).map_or("", Token::word);
        let begin = move |phrase: &Vec<&str>| self.begin_of(phrase.iter().rev().copied(), end);
        phrases.ending(word).iter().filter_map(begin)
    }

    /// Where a phrase begins that ends before `end`, its words given from its end.
    fn begin_of<'p>(&self, phrase: impl Iterator<Item = &'p str>, end: usize) -> Option<usize> {
        let last = end.checked_sub(1)?;
        let mut next = self.lex(last)?.last + 1;
        for word in phrase {
            next = self.before_hyphen(next.checked_sub(1)?);
            self.tokens.get(next).filter(|token| token.word() == word)?;
        }
        (0..=last).rev().find(|at| self.lex(*at).is_some_and(|lex| lex.first <= next))
    }

    /// The token at `at`, or the one before the hyphen there: `dit-on`.
    fn before_hyphen(&self, at: usize) -> usize {
        let hyphen = self.tokens.get(at).is_some_and(|token| token.kind == Kind::Dash);
        at.saturating_sub(usize::from(hyphen))
    }

    /// Nothing is said from `at` on.
    fn ends_memo(&self, at: usize) -> bool {
        self.lexes
            .get(at..)
            .is_none_or(|rest| rest.iter().all(|lex| lex.kind != Kind::Word && lex.kind != Kind::Number))
    }
}
