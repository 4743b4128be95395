//! Names that look like times: people, titles, places, what is written large.

use crate::understand::event::clock::Trust;
use crate::understand::event::lex::Lex;
use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::{Sense, Unit};
use crate::understand::words::{Kind, Token};

/// How far around a word its neighbours tell whether the text has small letters.
const NEAR: usize = 6;

/// How far behind a song the list stands that it is put on.
const FAR: usize = 10;

impl Reader<'_> {
    /// The date at `at` is the name of a street: `rue du 8 mai`, `calle 2 de Mayo`.
    pub(crate) fn names_street(&self, at: usize) -> bool {
        let mut before = at;
        for _ in 0..5 {
            let Some(last) = before.checked_sub(1) else { return false };
            let street = self.is(last, Sense::Street) || self.lex(last).is_some_and(|lex| lex.street);
            // `Platz 3` is a seat, `Platz des 18. März` an address.
            let of_the = self.is(before, Sense::Of) && self.is_any(before, &[Sense::The, Sense::OfThe]);
            if street && (of_the || !self.is(last, Sense::Label)) {
                // `Hauptstraße morgen`, `rue Pasteur 12 vendredi`: only a small word or a date makes it one name.
                let date = self.time.relation_after
                    && self.number(before).is_some()
                    && (at..at + 3).any(|at| self.month(at).is_some());
                let joined = (self.is(before, Sense::Of) || date) && !self.begins_days(at);
                return joined && !self.is_any(at, &[Sense::On, Sense::At, Sense::In]);
            }
            // `rue du 8 mai 1945`
            let dated = before == at && self.number(at).is_some_and(|year| year.digits == 4);
            let small = self.is_any(last, &[Sense::Of, Sense::The])
                || self.number(last).is_some()
                || dated && self.month(last).is_some()
                || self.kind(last) == Some(Kind::Dot);
            if !small {
                return false;
            }
            before = last;
        }
        false
    }

    /// `le Midi`, `tomates du Midi`: noon with an article and a capital is a region, midnight a place, and so is a season
    /// that nothing else dates.
    pub(crate) fn is_the_south(&self, at: usize) -> bool {
        let article =
            |at: usize| self.is(at, Sense::The) && !self.is(at, Sense::At) || self.is(at, Sense::OfThe);
        let south =
            |at: usize| self.is(at, Sense::Noon) && self.is_capital(at) && article(at.wrapping_sub(1));
        // `au Minuit`, `au Printemps`, but `au Printemps 2027`
        let dated = |at: usize| self.which(at).is_some() || self.number(at).is_some();
        let place = |at: usize| {
            let named = self.is(at, Sense::Midnight) || self.season(at).is_some() && !dated(at + 1);
            let before = at.wrapping_sub(1);
            let led = self.is(before, Sense::On) && !self.is_any(before, &[Sense::In, Sense::Of]);
            named && self.is_capital(at) && led
        };
        let named = |at: usize| south(at) || place(at);
        let led = |at: usize| article(at) || self.is(at, Sense::On);
        self.time.relation_after && (named(at) || led(at) && (named(at + 1) || led(at + 1) && named(at + 2)))
    }

    pub(crate) fn is_copula(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        token.is_some_and(|token| self.time.copulas.contains(&token.word()))
    }

    /// The `'s` of `the plumber's coming`.
    pub(crate) fn is_short_copula(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.last));
        token.is_some_and(|token| {
            let said = token.said(self.text);
            said.ends_with("'s") || said.ends_with("’s")
        })
    }

    /// What was read from `from` to `to` is written as the name of something: `The Day After Tomorrow`,
    /// `la chanson Hier`, `Yesterday by the Beatles`.
    pub(crate) fn is_written_as_name(&self, from: usize, to: usize) -> bool {
        // `After Eight`
        let spelt = |at: usize| self.number(at).is_some_and(|number| number.digits == 0);
        let led =
            !self.starts_large(from.wrapping_sub(1)) && self.is_capital(from) && self.is_capital(from + 1);
        if to == from + 2 && spelt(from + 1) && led {
            return true;
        }
        let led_by = |sense: Sense| from.checked_sub(1).is_some_and(|before| self.is(before, sense));
        let leads =
            self.opens_anew(from) || [Sense::Views, Sense::Plays, Sense::Reading].into_iter().any(led_by);
        if leads && self.is_kept_on(from, to) {
            return true;
        }
        // `the pub is The Third of May`
        let called = from
            .checked_sub(1)
            .is_some_and(|is| self.is_copula(is) || self.is_any(is, &[Sense::Work, Sense::Venue]));
        let article = called && self.time.names_lead && self.is(from, Sense::The) && self.is_capital(from);
        if article && spelt(from + 1) && self.is_capital(from + 1) {
            return true;
        }
        if (from..to).any(|at| self.number(at).is_some()) {
            return false;
        }
        let alone = to == from + 1 || to == from + 2 && self.is(from, Sense::The);
        if to == from + 1 && self.is_one_of_two(from) || alone && self.is_hyphened(to - 1) {
            return true;
        }
        let work = led_by(Sense::Work);
        // Where nouns are written large, `den Krimi Mitternacht`.
        let noun = to == from + 1
            && self.weekday(from).is_none()
            && self.starts_large(from)
            && self.lex(from).is_some_and(|lex| lex.core && !(self.time.writes_small)(&lex.senses));
        // `das Buch Der Sommer der Freiheit`
        let led = to == from + 2
            && self.is(from, Sense::The)
            && self.starts_large(from)
            && self.is_name_of_time(from + 1)
            && self.starts_large(to - 1);
        // `das Lied Am Sonntag will mein Süßer`
        let small = self.lex(from).is_some_and(|lex| lex.kind == Kind::Word && !lex.core);
        let led = led || self.time.half_before && small && self.starts_large(from);
        if work && (noun || led || self.author(to)) || self.is_quoted(from, to) {
            return true;
        }
        if self.is_lent(from, to) || leads && self.is_signed(to) || self.is_played(from, to) {
            return true;
        }
        let named = |lex: &Lex| match *lex.senses {
            [] => true,
            // `the Summer Hall`
            [Sense::Label] | [Sense::Label, Sense::Hired] => self.season(to.wrapping_sub(1)).is_some(),
            _ => false,
        };
        let continued =
            self.lex(to).is_some_and(|lex| lex.kind == Kind::Word && named(lex)) && self.is_capital(to);
        // `the July Talk album`
        let the = self.skip(from, &[Sense::At]);
        let led = self.time.names_lead && self.is(the, Sense::The) && to == the + 2;
        if led && continued && self.is_name_of_time(the + 1) {
            return true;
        }
        let core = |at: &usize| self.lex(*at).is_some_and(|lex| lex.core);
        if !(from..to).any(|at| core(&at)) || !(from..to).filter(core).all(|at| self.is_capital(at)) {
            return false;
        }
        let small = (from..to).any(|at| !core(&at) && self.is_capital(at));
        // `Edge of Tomorrow`
        let of = [from, from.wrapping_sub(1)]
            .into_iter()
            .find(|of| self.is(*of, Sense::Of) && !self.is(*of, Sense::In));
        let of = of
            .and_then(|of| of.checked_sub(1))
            .is_some_and(|whose| self.time.names_lead && self.is_capital(whose));
        let day = self.weekday(from).is_some() || self.day_away(from).is_some();
        // `des Mars`, but `en Mars`
        let person = self.month(to - 1).is_some() && !self.is_any(from, &[Sense::On, Sense::In]);
        // `Martes de Carnaval`
        let author = self.author(to) && !(self.time.relation_after && self.weekday(from).is_some());
        // `regarder Demain nous appartient`, `boutique Lundi Matin`
        let shown = (led_by(Sense::Views) || led_by(Sense::Plays)) && self.weekday(from).is_none()
            || led_by(Sense::Venue);
        // `leer El hombre que fue Jueves`
        let within = (from.saturating_sub(NEAR)..from)
            .rev()
            .take_while(|at| self.kind(*at) == Some(Kind::Word))
            .any(|at| self.is(at, Sense::Views) && at + 1 < from && self.is_capital(at + 1));
        of || work || shown || within || small || continued || person || author || core(&from) && !day
    }

    /// `écouter Le lundi au soleil`: an article with a capital within a sentence, whose words `cut` does not take, begins
    /// a title that goes on behind the day.
    pub(crate) fn opens_title(&self, phrase: &Phrase, cut: &[bool]) -> bool {
        let (from, to) = phrase.span;
        // `Los lunes al sol`: article and day are one word here.
        let habit =
            |at: usize| self.lex(at).is_some_and(|lex| self.is(at, Sense::Habit) && lex.last > lex.first);
        let article =
            |at: &usize| (self.is_any(*at, &[Sense::The, Sense::A]) || habit(*at)) && self.starts_large(*at);
        let first = [from, from.wrapping_sub(1)].into_iter().find(article);
        let before = first.and_then(|at| self.lex(at)).and_then(|lex| lex.first.checked_sub(1));
        let within = before.is_some_and(|before| {
            let small = |token: &Token<'_>| token.said(self.text).starts_with(char::is_lowercase);
            self.tokens.get(before).is_some_and(small) && cut.get(before) == Some(&false)
        });
        let within =
            within || first.and_then(|at| at.checked_sub(1)).is_some_and(|verb| self.is(verb, Sense::Views));
        let leads = [Sense::At, Sense::On, Sense::Of, Sense::In, Sense::The];
        let rest = (to..to + 3).find(|at| !self.is_any(*at, &leads)).unwrap_or(to);
        let goes_on = self.lex(rest).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        self.time.relation_after && within && phrase.start.clock.is_none() && goes_on
    }

    /// `Mai-Linh`, `Herbst-Ferdl`, `Freitag-Tasche`: what a hyphen joins to a month, a season or, where such words are
    /// nouns, a weekday or noon is one name with it.
    fn is_hyphened(&self, at: usize) -> bool {
        let day = self.time.half_before && self.weekday(at).is_some();
        // `Gösta Mittag-Leffler`
        let before = at.wrapping_sub(1);
        let first = self.is_nameless(before) && self.starts_large(before) && !self.opens(before);
        let noon = self.time.half_before && first && self.is(at, Sense::Noon) && self.starts_large(at + 2);
        let named = day || noon || self.month(at).is_some() || self.season(at).is_some();
        let hyphen = self.kind(at + 1) == Some(Kind::Dash) && self.is_glued(at + 1) && self.is_glued(at + 2);
        let rest = self.lex(at + 2).is_some_and(|lex| lex.kind == Kind::Word && !lex.core);
        named && hyphen && rest
    }

    /// `by the Beatles`
    pub(super) fn author(&self, at: usize) -> bool {
        let by = self.is(at, Sense::By) || self.is(at, Sense::From) && self.is(at, Sense::Of);
        let name = self.skip(at + 1, &[Sense::The]);
        by && self.lex(name).is_some_and(Lex::is_plain) && self.starts_large(name)
    }

    /// `by the Beatles`, `de Victor Hugo` behind what opens the memo: who made it, and no journey.
    fn is_signed(&self, at: usize) -> bool {
        let the = self.is(at + 1, Sense::The);
        let name = self.skip(at + 1, &[Sense::The]);
        let word = |at: usize| {
            let lex = self.lex(at).filter(|lex| lex.kind == Kind::Word && lex.is_plain());
            lex.is_some()
                && self.starts_large(at)
                && !self.is_any(at, &[Sense::Kin, Sense::Person, Sense::Title])
        };
        // `tomorrow by the Beatles statue`
        let band = the && self.lex(name).is_some_and(|lex| lex.many) && !self.is_nameless(name + 1);
        let far = self.is_any(name + 2, &[Sense::To, Sense::Until, Sense::At]);
        !self.time.half_before && self.author(at) && word(name) && (band || word(name + 1) && !far)
    }

    /// `joue Dimanche de Gainsbourg`, `add September by Earth, Wind and Fire to the playlist`
    fn is_played(&self, from: usize, to: usize) -> bool {
        let verb = from.checked_sub(1).filter(|verb| self.is(*verb, Sense::Plays));
        let asked = verb.is_some_and(|verb| self.opens_anew(verb));
        let kept = || (to..to + FAR).any(|at| self.is(at, Sense::Medium));
        // `play yesterday by the beatles`, but `play tomorrow by the pool`
        let by = self.time.names_lead && self.is(to, Sense::By);
        let small = || {
            let name = self.skip(to + 1, &[Sense::The]);
            self.lex(name).is_some_and(|lex| lex.is_plain() && (lex.many || name == to + 1))
        };
        self.author(to) && (asked || kept()) || asked && by && small()
    }

    /// `Boxing Day on DVD`, `Minuit à Paris en DVD`
    fn is_kept_on(&self, from: usize, to: usize) -> bool {
        let named = self.is_name_of_time(from) || self.part(from).is_some() || self.number(from).is_some();
        let small = |at: usize| self.is_any(at, &[Sense::On, Sense::In, Sense::At, Sense::UpTo]);
        let medium = |at: usize| small(at) && self.is(at + 1, Sense::Medium) && !self.names_more(at + 2);
        named && small(to) && (to..to + 3).any(medium)
    }

    /// A word of which nothing is known.
    fn is_nameless(&self, at: usize) -> bool {
        self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty() && !self.is_copula(at))
    }

    /// `night` in `film night`
    pub(super) fn names_more(&self, at: usize) -> bool {
        self.is_nameless(at) || self.part(at).is_some()
    }

    /// `watch Groundhog Day with the kids`, but `watch Christmas films`
    fn is_lent(&self, from: usize, to: usize) -> bool {
        let verb = from.checked_sub(1).is_some_and(|verb| self.is(verb, Sense::Views));
        let noun = self.is_nameless(to);
        self.time.names_lead && verb && self.holiday(from).is_some() && !noun
    }

    /// Quotation marks stand around it, and around nothing else.
    fn is_quoted(&self, from: usize, to: usize) -> bool {
        let quote = |at: Option<usize>| {
            let token = at.and_then(|at| self.lex(at)).and_then(|lex| self.tokens.get(lex.first));
            token.is_some_and(|token| matches!(token.said(self.text), "\"" | "“" | "”" | "„" | "«" | "»"))
        };
        quote(from.checked_sub(1)) && quote(Some(to)) && (from > 1 || to + 1 < self.lexes.len())
    }

    /// A time that can name a street or a person: a month, a weekday, a season, noon.
    pub(crate) fn is_name_of_time(&self, at: usize) -> bool {
        self.weekday(at).is_some()
            || self.month(at).is_some()
            || self.season(at).is_some()
            || self.holiday(at).is_some()
            || self.is_any(at, &[Sense::Noon, Sense::Midnight])
    }

    /// `dentist Sat`, `Zahnarzt Di um halb drei`, `half past two Mon`: a short form of a day that is written as a name
    /// behind what is held then, and a time or nothing behind it; no part of somebody's name.
    pub(crate) fn is_short_name(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        let hour = (at.saturating_sub(4)..at)
            .any(|from| self.clock(from, Trust::Bare).is_some_and(|(_, next)| next == at));
        let hour_behind = self.is(at + 1, Sense::At) && self.clock(at + 2, Trust::Bare).is_some()
            || self.is(at + 1, Sense::From) && self.clock(at + 2, Trust::Signed).is_some();
        let ends = self.bare_end(at + 1) && (at + 1..at + 3).any(|at| self.ends(at));
        let week =
            self.unit(before) == Some(Unit::Week) && self.which(before.wrapping_sub(1)).is_some() && ends;
        // `Di, Teambesprechung, um halb drei`
        let comma = |at: usize| self.kind(at) == Some(Kind::Comma);
        let listed = self.time.half_before
            && comma(at + 1)
            && (self.opens(at) || comma(before))
            && self.starts_large(at)
            && (at + 2..at + 10).any(|at| self.clock(at, Trust::Signed).is_some());
        if listed || hour_behind || hour && self.bare_end(at + 1) || week {
            return true;
        }
        let person = [Sense::Link, Sense::Person, Sense::Title, Sense::Kin, Sense::The, Sense::A, Sense::In];
        let held = self
            .lex(before)
            .is_some_and(|lex| matches!(lex.kind, Kind::Word | Kind::Comma) && lex.number.is_none());
        // `Jane Sun`, where nouns are written small.
        let name = self.time.names_lead && !self.opens(before) && self.starts_large(before);
        !self.time.relation_after
            && !self.opens(at)
            && self.starts_large(at)
            && held
            && ends
            && !name
            && !self.is_any(before, &person)
    }

    /// `28` in `28 Days Later`, `80` in `Around the World in 80 Days`: the unit is written large, and so is a word
    /// beside it; `Nine` in `lunch at Nine Elms` is itself.
    pub(crate) fn counts_in_name(&self, at: usize) -> bool {
        let unit = at + 1;
        if !self.time.names_lead
            || !self.starts_large(unit)
            || self.number(at).is_none()
            || !self.is_capital(unit)
        {
            return false;
        }
        let spelt = self.number(at).is_some_and(|number| number.digits == 0 && !number.ordinal);
        let place = self.lex(unit).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        if spelt && place && self.is_capital(at) && !self.starts_large(at.wrapping_sub(1)) {
            return true;
        }
        let before = at.wrapping_sub(if self.is(at.wrapping_sub(1), Sense::In) { 2 } else { 1 });
        self.unit(unit).is_some() && (self.is_capital(before) || self.is_capital(unit + 1))
    }

    /// A recogniser wrote it that knows no capitals.
    pub(crate) fn starts_small_throughout(&self) -> bool {
        !self.capitals
    }

    pub(crate) fn starts_large(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        token.is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }

    /// A word that its language writes small stands there with a capital, where others are small and no
    /// sentence begins.
    pub(crate) fn is_capital(&self, at: usize) -> bool {
        let Some(lex) = self.lex(at) else { return false };
        let small = |token: &Token<'_>| {
            let said = token.said(self.text);
            token.kind == Kind::Word && said.starts_with(char::is_lowercase)
        };
        let beside = |at: usize| self.tokens.get(at).is_some_and(small);
        let opens = || {
            let before = lex.first.checked_sub(1).and_then(|before| self.tokens.get(before));
            before.is_none_or(|before| !before.is_spoken())
        };
        let loud = self
            .tokens
            .get(lex.first)
            .is_none_or(|token| !token.said(self.text).chars().nth(1).is_some_and(char::is_lowercase));
        self.starts_large(at)
            && !loud
            && !opens()
            && (self.time.writes_small)(&lex.senses)
            && (lex.first.saturating_sub(NEAR)..lex.first + NEAR).any(beside)
    }
}
