//! Expressions that look like a time and say of what kind something is, or what it is about: `parents evening`, `midnight
//! mass`, `about the Q1 budget`.

use chrono::Datelike;

use crate::understand::event::clock::Trust;
use crate::understand::event::day::{Day, Shape};
use crate::understand::event::phrase::atom::Atom;
use crate::understand::event::phrase::expression::{Phrase, Point};
use crate::understand::event::reader::Reader;
use crate::understand::language::{Part, Sense};
use crate::understand::words::{Kind, Token};

/// So many years ago, nothing is put into a calendar.
const HISTORY: i32 = 5;

/// How far beside a date of long ago the day of the memo is looked for.
const FAR: usize = 20;

/// The most words of a dish that is named for a day, and of its recipe.
const DISH: usize = 3;

/// How far before a month the word may stand that says what is spoken of.
const TOPIC: usize = 5;

impl Reader<'_> {
    /// `parents evening`, `afternoon tea`: a part of the day that nothing announces is part of the name.
    pub(crate) fn is_part_of_a_name(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let start = Point { part: phrase.start.part, ..Point::default() };
        let only = *phrase == Phrase { span: phrase.span, start, ..Phrase::default() };
        let last = to.saturating_sub(1);
        // `las mañanas`: their article is the word for `at`, but it announces no mornings.
        let mornings = self.is(last, Sense::Habit);
        let plain = (from..last).all(|at| {
            self.is(at, Sense::The) && !self.is(at, Sense::On) && (mornings || !self.is(at, Sense::At))
        });
        only && plain && !self.is(last, Sense::Aside) && !(self.opens(from) && self.ends(to))
    }

    /// The feast or month at `at` says of what kind the thing is that the verb before it has for an object: `acheter un
    /// pyjama de Noël`, `comprar la mona de Pascua`, `preparar las nóminas de enero`.
    pub(super) fn is_done_with(&self, at: usize) -> bool {
        let day = self.skip(at + 1, &[Sense::The]);
        let of = self.is(at, Sense::Of) && !self.is_any(at, &[Sense::In, Sense::On]);
        let alone = self.number(day + 1).is_none() && self.which(day + 1).is_none();
        let named = self.holiday(day).is_some() || self.month(day).is_some() && alone;
        let plain = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let Some(noun) = at.checked_sub(1).filter(|noun| of && named && plain(*noun)) else { return false };
        let Some(before) = noun.checked_sub(1) else { return false };
        let led =
            self.is_any(before, &[Sense::The, Sense::A]) && !self.is_any(before, &[Sense::On, Sense::OfThe]);
        let verb = if led || self.number(before).is_some() { before.checked_sub(1) } else { Some(before) };
        verb.is_some_and(|verb| self.is_infinitive(verb) && (led || self.opens(verb)))
    }

    /// `Sunday roast recipe: …`, `recipe for Sunday roast`, `recette du gigot de Pâques`: the day or feast at `at` is of the
    /// dish.
    pub(super) fn is_cooked(&self, at: usize) -> bool {
        let noun = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let recipe = |at: usize| self.is(at, Sense::Recipe);
        let ends = |at: usize| {
            self.bare_end(at)
                || self.kind(at) == Some(Kind::Colon)
                || self.is_any(at, &[Sense::Of, Sense::Link])
        };
        let day = self.skip(self.skip(at, &[Sense::For, Sense::Of, Sense::OfThe]), &[Sense::The]);
        let named = self.weekday(day).is_some() || self.holiday(day).is_some();
        // `Sunday lamb roast recipe`
        let dish = || (day + 1..=day + DISH).take_while(|at| noun(*at)).find(|at| recipe(*at));
        let before = || {
            let small = |at: &usize| {
                noun(*at) || self.is_any(*at, &[Sense::For, Sense::Of, Sense::OfThe, Sense::The])
            };
            (day.saturating_sub(DISH + 2)..day).rev().take_while(small).any(recipe)
        };
        let of_dish = || {
            if self.time.names_lead {
                noun(day + 1)
            } else {
                self.is_any(day - 1, &[Sense::Of, Sense::OfThe])
            }
        };
        named
            && (day == at && dish().is_some_and(|recipe| recipe > day + 1 && ends(recipe + 1))
                || day > 0 && before() && of_dish())
    }

    /// `acheter`, `comprar`
    pub(crate) fn is_infinitive(&self, at: usize) -> bool {
        let word = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map_or("", Token::word);
        self.time.infinitives.iter().any(|ending| word.ends_with(ending))
    }

    /// A month or quarter and nothing else, without a word that announces a time.
    pub(crate) fn is_bare_span(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let day = phrase.start.day.clone();
        let only = *phrase
            == Phrase { span: phrase.span, start: Point { day, ..Point::default() }, ..Phrase::default() };
        let quarter = (from..to).any(|at| self.is(at, Sense::QuarterLetter));
        let span = phrase
            .start
            .day
            .as_ref()
            .is_some_and(|day| matches!(day.shape, Shape::Month(_)) || quarter && !day.is_one_day());
        // `about the Q1 budget`
        let topic = quarter && self.is(from, Sense::Topic);
        let small = topic || self.is_any(from, &[Sense::Of, Sense::The]);
        let announced = self.is_any(from, &[Sense::On, Sense::In, Sense::At, Sense::By, Sense::Until])
            || self.is(from, Sense::From) && !self.time.relation_after;
        let named = self.month(from).is_some() || self.is(from, Sense::QuarterLetter);
        only && span && (named || small && !announced)
    }

    /// `Ende März` in `am Montag um neun das Projekt Ende März besprechen`, and nothing else.
    pub(crate) fn is_bare_third(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let day = phrase.start.day.clone();
        let only = *phrase
            == Phrase { span: phrase.span, start: Point { day, ..Point::default() }, ..Phrase::default() };
        let small = |at: &usize| !self.is_any(*at, &[Sense::Of, Sense::The, Sense::Around]);
        let part = (from..to).find(small);
        only && part.is_some_and(|part| self.is_any(part, &[Sense::Begin, Sense::Middle, Sense::End]))
            && self.month(to - 1).is_some()
    }

    /// `in July` in `about the holiday in July on Sunday at six`: the span of what is spoken of, and where it ends.
    pub(crate) fn topic(&self, at: usize) -> Option<(Phrase, usize)> {
        let about =
            (at.saturating_sub(TOPIC)..at.saturating_sub(1)).rev().find(|at| self.is(*at, Sense::Topic))?;
        let plain = |at: usize| {
            self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.number.is_none() && !lex.core)
        };
        let noun = self.lex(at - 1).is_some_and(|lex| lex.senses.is_empty());
        if !noun || !(about + 1..at).all(plain) {
            return None;
        }
        let (Atom::Days(day, None), _, after) = self.atom(at, Trust::Signed, false, &Phrase::default())?
        else {
            return None;
        };
        let start = Point { day: Some(day), ..Point::default() };
        let long = start.day.as_ref().is_some_and(Day::is_long);
        long.then_some((Phrase { span: (at, after), start, ..Phrase::default() }, after))
    }

    /// `about Christmas` in `call Mum about Christmas on Monday`: where the day ends that is spoken of, if the memo
    /// says another one, or `dated`, has one before.
    pub(crate) fn spoken_of(&self, at: usize, dated: bool) -> Option<usize> {
        let spoken = at.checked_sub(1).and_then(|before| self.lex(before));
        let the = self.skip(at + 1, &[Sense::The]);
        let day = if self.which(the).is_some() { the + 1 } else { the };
        if !self.is(at, Sense::Topic) || spoken.is_none_or(|lex| lex.kind != Kind::Word) {
            return None;
        }
        let named = self.weekday(day).is_some()
            || self.holiday(day).is_some()
            || self.is(day, Sense::Weekend)
            || self.day_away(day).is_some_and(|days| days < 0);
        let (Atom::Days(..), _, end) = self.atom(the, Trust::Signed, false, &Phrase::default())? else {
            return None;
        };
        let other = || (end + 1..end + TOPIC).any(|at| self.date_follows(at) || self.month(at).is_some());
        (named && (dated || self.date_follows(end) || other())).then_some(end)
    }

    /// `at the Friday club`: no day is said like this for itself.
    pub(crate) fn is_at_the_day(&self, from: usize, to: usize) -> bool {
        self.time.names_lead
            && to == from + 3
            && self.is(from, Sense::At)
            && self.is(from + 1, Sense::The)
            && self.weekday(from + 2).is_some()
            && self.lex(to).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
    }

    /// `parents evening`: a plain word directly before it takes the part of the day at `at` for its name.
    pub(crate) fn is_named_part(&self, at: usize) -> bool {
        let noun = |before: usize| {
            self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.is_unknown())
                && self.number(before).is_none()
        };
        self.time.names_lead
            && self.part(at).is_some_and(|part| part != Part::Night && part != Part::Lunch)
            && self.lex(at).is_some_and(|lex| lex.first == lex.last)
            && !self.is_any(at, &[Sense::Habit, Sense::Aside])
            && (!self.is(at + 1, Sense::Of) || self.is(at + 1, Sense::In))
            && at.checked_sub(1).is_some_and(|before| {
                let apostrophe = self.kind(before) == Some(Kind::Symbol) && self.is_glued(before);
                noun(if apostrophe { before.wrapping_sub(1) } else { before })
            })
    }

    /// `at 4pm afternoon tea`, `on Tuesday, morning assembly`: the part of the day that ends what was read names what
    /// follows, too.
    pub(crate) fn ends_in_named_part(&self, from: usize, to: usize) -> bool {
        let Some((last, before)) = to.checked_sub(1).zip(to.checked_sub(2)) else { return false };
        let noun = self.lex(to).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        // `on the 29th at one Sunday roast`
        let dated = |at: usize| {
            self.day_follows(at)
                || self.month(at).is_some()
                || self.number(at).is_some_and(|number| number.ordinal)
        };
        let again = self.weekday(last).is_some() && (from..last).any(dated);
        let bare = (self.part(last).is_some() || again)
            && !self.is_copula(to)
            && self.lex(last).is_some_and(|lex| lex.first == lex.last)
            && !self.is_any(last, &[Sense::Habit, Sense::Aside, Sense::Noon]);
        let apart = self.number(before).is_some_and(|number| !number.ordinal)
            || self.is_any(before, &[Sense::Am, Sense::Pm, Sense::OClock])
            || self.kind(before) == Some(Kind::Comma);
        self.time.names_lead && before >= from && noun && bare && apart
    }

    /// `Sunday roast` behind a day and its hour: a weekday that nothing announces names what follows.
    pub(crate) fn is_named_weekday(&self, phrase: &Phrase, known: Option<&Phrase>) -> bool {
        let (from, to) = phrase.span;
        let noun = self.lex(to).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let told = known.is_some_and(|known| known.start.day.is_some() && known.start.clock.is_some());
        self.time.names_lead
            && told
            && to == from + 1
            && self.weekday(from).is_some()
            && noun
            && !self.is_copula(to)
    }

    /// `midnight mass`: the hour names what follows, and is its time as well.
    pub(crate) fn is_midnight_of(&self, at: usize) -> bool {
        let what = self.lex(at + 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.names_lead && self.is(at, Sense::Midnight) && what && self.number(at + 1).is_none()
    }

    /// `de minuit` behind what is held then, where no range begins.
    pub(crate) fn is_midnight_noun(&self, at: usize) -> bool {
        let noun = |before: usize| {
            let lex = self.lex(before).filter(|lex| lex.kind == Kind::Word && lex.is_unknown());
            lex.is_some() && self.number(before).is_none()
        };
        // `messe de minuit à Saint-Eustache`
        let ends = self.is_any(at + 2, &[Sense::To, Sense::Until])
            && self.clock(self.skip(at + 3, &[Sense::The]), Trust::Bare).is_some();
        self.time.relation_after
            && self.is(at, Sense::Of)
            && self.is(at + 1, Sense::Midnight)
            && at.checked_sub(1).is_some_and(noun)
            && !ends
    }

    /// `de nuit`, `du soir`, `de midi` behind the noun that it describes: where it ends.
    pub(crate) fn kind_by_part(&self, at: usize) -> Option<usize> {
        let noun = |before: usize| {
            self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
                && !self.is_held_at(before)
                // `la crema de día y la de noche`
                || self.is(before, Sense::The) && !self.is(before, Sense::At) && self.part(at + 1).is_some()
        };
        let the = self.skip(at + 1, &[Sense::The]);
        let part = self.part(the).is_some() || self.is(the, Sense::Noon);
        let known = the > at + 1 || self.day_away(the).is_none();
        (self.time.relation_after
            && self.is(at, Sense::Of)
            && !self.is(at, Sense::On)
            && part
            && known
            && at.checked_sub(1).is_some_and(noun))
        .then_some(the + 1)
    }

    /// `le 11 septembre 2001`, `Mai 1968`, `Wein von 2015`: a date of a year that is long over is spoken of, and nothing
    /// happens then, unless nothing else is said or the day itself is (`the wedding was on May 3rd, 2015`).
    pub(crate) fn is_history(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let day = phrase.start.day.clone();
        let over = day.as_ref().filter(|day| day.from.year() < self.today().year() - HISTORY);
        // `Dünger NPK 12-8-16`
        let dated = (from..to).any(|at| self.month(at).is_some() || self.kind(at) == Some(Kind::Dash));
        let beside = !self.opens(from) || !self.ends(to);
        // `le 11 septembre` says no more than that it is known which.
        let other = |at: usize| self.lex(at).is_some_and(|lex| lex.core);
        let only = || !(from.saturating_sub(FAR)..from).chain(to..to + FAR).any(other);
        let on = self.is(from, Sense::On) && !self.is(from, Sense::The) && only();
        let spoken_of = |day: &Day| match day.shape {
            Shape::FullDate => dated && !on,
            Shape::Year => true,
            _ => dated,
        };
        let start = Point { day: day.clone(), ..Point::default() };
        beside
            && over.is_some_and(spoken_of)
            && *phrase == Phrase { span: phrase.span, start, ..Phrase::default() }
    }

    /// `evening class`, `the morning run`: the part of the day of what is held, which stands behind it.
    pub(crate) fn is_kind_of_held(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let part = phrase.start.part;
        let start = Point { part, ..Point::default() };
        let day = part.is_some_and(|part| part != Part::Night && part != Part::Lunch);
        self.time.names_lead
            && day
            && self.skip(from, &[Sense::The, Sense::A]) + 1 == to
            && *phrase == Phrase { span: phrase.span, start, ..Phrase::default() }
            && self.is_held_or_comes(to)
    }

    /// `cours du soir`, and nothing else behind the noun.
    pub(crate) fn is_only_kind(&self, phrase: &Phrase) -> bool {
        if self.is_kind_of_held(phrase) {
            return true;
        }
        let start = Point { part: phrase.start.part, clock: phrase.start.clock, ..Point::default() };
        let (from, to) = phrase.span;
        let one = usize::from(self.is(from, Sense::The));
        self.kind_by_part(from + one) == Some(to)
            && *phrase == Phrase { span: phrase.span, start, ..Phrase::default() }
    }

    /// `weekly magazine`: how often a thing comes is no time of it.
    pub(crate) fn is_rhythm(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let word = self.skip(from, &[Sense::The, Sense::A]);
        let one_word = self.lex(word).zip(self.lex(word + 1)).is_some_and(|(a, b)| a.first == b.first);
        let only =
            *phrase == Phrase { span: phrase.span, every: true, moment: phrase.moment, ..Phrase::default() };
        one_word && only && self.lex(to).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain())
    }
}
