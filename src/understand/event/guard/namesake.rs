//! Days, months and feasts that are called so and are none: people, places and things: `Herr Sonntag`, `Bar Domingo`.

use crate::understand::event::clock::Trust;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// How far before a name that looks like a day the day of the memo is looked for.
const FAR: usize = 10;

/// How far behind its verb the person may stand who is called or given something.
const GIVEN: usize = 5;

/// Titles of more letters have no dot: `nurse. Monday` ends a sentence.
const SHORT_TITLE: usize = 4;

impl Reader<'_> {
    /// A named day or time at `at` is a person's name, `Herr Sonntag`, or describes a thing, `robe de soirée`.
    pub(crate) fn is_anothers(&self, at: usize) -> bool {
        if self.is_before_a_person(at) || at.checked_sub(1).is_some_and(|led| self.is_before_a_person(led)) {
            return true;
        }
        let number = self.number(at).is_some();
        let the = self.skip(at, &[Sense::For, Sense::In, Sense::On, Sense::Of]);
        let day = self.skip(the, &[Sense::The, Sense::A]);
        if !number && (self.is_joined_to_a_name(day) || self.lives_somewhere(day)) {
            return true;
        }
        // `Labour Day tomorrow`: the feast has another day where the speaker lives.
        if !number && self.holiday(at).is_some() && self.day_away(at + 1).is_some() {
            return true;
        }
        if !number && self.is_named_by_article(self.skip(self.skip(at, &[Sense::For]), &[Sense::The])) {
            return true;
        }
        // `Noël a oublié son parapluie`
        if !number && (self.is_borne(at) || self.is_full_name(at)) {
            return true;
        }
        if !number && self.is_cooked(at) {
            return true;
        }
        let Some(before) = at.checked_sub(1) else { return false };
        // `facture 11/2026`
        let year = || self.number(at + 2).is_some_and(|number| number.digits == 4);
        if self.is(before, Sense::Ware) && self.kind(at + 1) == Some(Kind::Slash) && year() {
            return true;
        }
        // `bar Le Onze`
        let articles = self.time.relation_after;
        if articles && (self.is_number_as_name(before) || !number && self.is_number_as_name(at)) {
            return true;
        }
        if number {
            return false;
        }
        // `llamar a Domingo`, `pagar 15 euros a Domingo`
        let whom = |to: usize| !self.time.hour_sign && self.is(to, Sense::At) && self.is_done_to(to);
        let named =
            |at: usize| self.weekday(at).is_some() || self.month(at).is_some() || self.holiday(at).is_some();
        if whom(at) && named(at + 1) || whom(before) && named(at) {
            return true;
        }
        // `Bar Domingo`, where a day has its article; `Domingo y Pascual`
        if self.is_venue_of(at) || self.is_titled(at) || named(at) && self.is_one_of_two(at) {
            return true;
        }
        let past_the = |at: usize| if self.is(at, Sense::The) { at.checked_sub(1) } else { Some(at) };
        let done_with = || self.is_done_with(at) || past_the(before).is_some_and(|of| self.is_done_with(of));
        if articles && (done_with() || self.is_feast_as_name(at, before)) {
            return true;
        }
        // `Dr. Mittag`
        let short = before
            .checked_sub(1)
            .and_then(|title| self.word(title))
            .is_some_and(|title| title.len() <= SHORT_TITLE);
        let dotted = short
            && matches!(self.kind(before), Some(Kind::Dot | Kind::SentenceEnd))
            && self.is_glued(before);
        let before = if dotted { before.wrapping_sub(1) } else { before };
        // `visit from aunt May on the 22nd`
        if self.is(before, Sense::Kin) && self.month(at).is_some() {
            return self.number(at + 1).is_none();
        }
        // `call Dr. Friday about it`, but `the dr. Friday at 3`
        if dotted && self.is(before, Sense::Title) {
            let timed =
                self.number(at + 1).is_some() || self.is(at + 1, Sense::At) || self.part(at + 1).is_some();
            return !timed && self.is_name_of_time(at);
        }
        // `die Familie im Winter`: a word that announces a time parts it from the person.
        if self.is(before, Sense::Person) {
            return self.bears(before, at) && self.lex(at).is_some_and(|lex| lex.core);
        }
        self.is_of_a_ware(at, past_the(before))
    }

    /// Whether the person at `person` may be called like the time behind: `Frau Winter`, but neither `mit meiner Frau Sonntag`
    /// nor `con el doctor mañana`.
    fn bears(&self, person: usize, at: usize) -> bool {
        let led = person.wrapping_sub(1);
        let own = self.is_possessive(led);
        let large = self.starts_large(at);
        // `repas de famille dimanche`, `chez le docteur mardi`, but `le docteur Mardi`; `mit der Familie Sonntag`
        let folk = self.is(person, Sense::Folk);
        let article = self.is_any(led, &[Sense::The, Sense::OfThe]);
        let theirs = folk && article && !self.time.relation_after && self.weekday(at).is_some();
        let small = || !folk || !self.time.relation_after && self.starts_small_throughout();
        !own && !theirs && (large || self.day_away(at).is_none() && small())
    }

    /// `the Friday-Ad`: a weekday with an article and a hyphen before another name.
    fn is_joined_to_a_name(&self, at: usize) -> bool {
        let the = at.checked_sub(1).is_some_and(|the| self.is_any(the, &[Sense::The, Sense::A]));
        let name = |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let joined = self.kind(at + 1) == Some(Kind::Dash) && self.is_glued(at + 1) && self.is_glued(at + 2);
        self.weekday(at).is_some() && the && joined && name(at + 2) && self.starts_large(at + 2)
    }

    /// `los Reyes del tercero`, `les Noël du troisième`: those who live there, but `los Reyes de 2028`.
    fn lives_somewhere(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        let dated = |at: usize| {
            self.number(at).is_some_and(|number| number.digits > 0)
                || self.which(at).is_some()
                || self.lex(at).is_some_and(|lex| lex.core && lex.number.is_none())
        };
        self.time.relation_after
            && self.holiday(at).is_some()
            && self.is(before, Sense::The)
            && self.word(before).is_some_and(|word| word.ends_with('s'))
            && self.is_any(at + 1, &[Sense::Of, Sense::OfThe])
            && !self.ends(at + 2)
            && !dated(self.skip(at + 2, &[Sense::The]))
    }

    /// `robe de soirée`: the day or time at `at` describes the thing before it; `before` stands before its article.
    fn is_of_a_ware(&self, at: usize, before: Option<usize>) -> bool {
        let of = if self.is(at, Sense::Of) { Some(at) } else { before };
        of.filter(|of| self.is(*of, Sense::Of) && !self.is(*of, Sense::In))
            .and_then(|of| of.checked_sub(1))
            .is_some_and(|noun| self.is_any(noun, &[Sense::Ware, Sense::Work]))
            && !self.begins_date(at)
            && !self.begins_days(at)
    }

    /// `die April`, `the Sundays from across the road`: the article makes a person of it, or a family.
    fn is_named_by_article(&self, at: usize) -> bool {
        let Some(the) = at.checked_sub(1).filter(|the| self.is(*the, Sense::The)) else { return false };
        let article =
            self.lex(the).and_then(|lex| self.tokens.get(lex.first)).map_or("", |token| token.word());
        let named = self.month(at).is_some() || self.season(at).is_some();
        let somebody = named && self.number(at + 1).is_none() && self.time.other_articles.contains(&article);
        let announced =
            the.checked_sub(1).is_some_and(|at| self.is_any(at, &[Sense::On, Sense::For, Sense::In]));
        // `die Sonntags vom dritten Stock`
        let large = self.time.half_before && self.starts_large(at);
        let family = (self.time.names_lead && !self.opens(the) || large)
            && self.is(at, Sense::Habit)
            && self.weekday(at).is_some()
            && !announced;
        somebody || family
    }

    /// `Bar Domingo`, `Salon April`, `Mittwoch um fünf im Café Sonntag`: the day or month at `at` is what the place is
    /// called.
    fn is_venue_of(&self, at: usize) -> bool {
        let venue = at.checked_sub(1).filter(|venue| self.is(*venue, Sense::Venue) && !self.time.hour_sign);
        let Some(venue) = venue else { return false };
        if self.time.relation_after {
            return self.weekday(at).is_some() && self.starts_large(at);
        }
        let month = self.month(at).is_some() && self.number(at + 1).is_none();
        // `den Gutschein vom Café Sonntag an Tom weitergeben`, but `die Torte vom Café Sonntag abholen`
        let from = venue.checked_sub(1).is_some_and(|of| self.is(of, Sense::From) && self.is(of, Sense::On));
        let goes_on = || {
            let word = self.kind(at + 1) == Some(Kind::Word);
            word && !self.ends(at + 2) && !self.is_timed(at + 1) && !self.date_follows(at + 1)
        };
        month || self.weekday(at).is_some() && (from && goes_on() || self.is_other_day_than(at))
    }

    /// `Frau Doktor Freitag`, `Doktor Freitag am Mittwoch`: a weekday behind a title is a name where the memo has another
    /// one, where a person is announced, or where somebody is told of: `Doktor Sonntag hat eine neue Nummer`.
    fn is_titled(&self, at: usize) -> bool {
        let title = at.checked_sub(1).filter(|title| self.is(*title, Sense::Title));
        let Some(title) = title.filter(|_| self.weekday(at).is_some()) else { return false };
        let person = title.checked_sub(1).is_some_and(|before| self.is(before, Sense::Person));
        let does = |word: &str| self.time.titled_do.contains(&word);
        let named = self.starts_large(at);
        let told =
            named && self.opens_anew(title) && self.word(at + 1).is_some_and(does) && !self.is_timed(at + 2);
        person && !self.is(title - 1, Sense::Link) || self.is_other_day_than(at) || told
    }

    /// The day of the memo is said directly behind the weekday at `at`, or before it and no hour behind.
    fn is_other_day_than(&self, at: usize) -> bool {
        let behind = self.is(at + 1, Sense::On) && self.date_follows(at + 1)
            || self.day_away(at + 1).is_some()
            || self.which(at + 1).is_some() && self.weekday(at + 2).is_some();
        let dated = |back: usize| self.weekday(back).is_some() || self.day_away(back).is_some();
        let parts = |back: &usize| {
            let mark = matches!(
                self.kind(*back),
                Some(Kind::Comma | Kind::Semicolon | Kind::SentenceEnd | Kind::LineBreak)
            );
            mark || self.is_any(*back, &[Sense::To, Sense::Until, Sense::And, Sense::Or])
        };
        let before = (at.saturating_sub(FAR)..at).rev().take_while(|back| !parts(back)).any(dated);
        before && !self.is_timed(at + 1) || behind
    }

    /// A time of day follows.
    fn is_timed(&self, at: usize) -> bool {
        let hour = self.skip(at, &[Sense::At, Sense::From, Sense::Around]);
        self.clock(hour, Trust::Bare).is_some() || self.part(at).is_some()
    }

    /// The feast at `at` is somebody's name, or no word by itself.
    fn is_feast_as_name(&self, at: usize, before: usize) -> bool {
        if self.holiday(at).is_none() {
            return false;
        }
        // `appeler Noël`, `chez les Noël`
        let led = before.wrapping_sub(1);
        let named =
            self.is(before, Sense::Whom) || self.is(before, Sense::The) && self.is(led, Sense::Person);
        // `Noël2025` is a password.
        let glued = self.number(at + 1).is_some() && self.is_glued(at + 1);
        // `Los Tres Reyes`
        let spelt = self.number(before).is_some_and(|number| number.digits == 0 && !number.ordinal);
        named || glued || spelt
    }

    /// An article and a number in words, both with a capital: `Le Onze`, `Las Doce`.
    fn is_number_as_name(&self, the: usize) -> bool {
        let spelt = || self.number(the + 1).is_some_and(|number| number.digits == 0);
        self.is(the, Sense::The) && spelt() && self.is_capital(the) && self.is_capital(the + 1)
    }

    /// The word before a day that is a person, where days have an article: `A Domingo le gusta`, `el hijo de Domingo`.
    fn is_before_a_person(&self, at: usize) -> bool {
        if !self.time.relation_after {
            return false;
        }
        let day = self.weekday(at + 1).is_some() && !self.is(at + 1, Sense::Weak);
        let range =
            self.is_any(at + 2, &[Sense::To, Sense::Until, Sense::And]) && !self.is_one_of_two(at + 1);
        let bare = day && !range && !self.is_any(at, &[Sense::On, Sense::OfThe]);
        let noun = at.checked_sub(1).and_then(|noun| self.lex(noun));
        let noun = noun.is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let opens = self.opens(at) && self.starts_large(at + 1);
        let to = self.is(at, Sense::At) && (opens || noun && !self.time.hour_sign && self.is_capital(at + 1));
        let of = self.is(at, Sense::Of) && noun && self.is_capital(at + 1);
        // `regalo para Domingo`, where a day has its article.
        let for_whom = self.is(at, Sense::For)
            && !self.time.hour_sign
            && noun
            && self.is_capital(at + 1)
            && !self.is(at + 2, Sense::At);
        // `la tante de Noël`
        let kin = at.checked_sub(1).is_some_and(|kin| self.is(kin, Sense::Kin));
        let of_kin = self.is(at, Sense::Of)
            && !self.is_any(at, &[Sense::On, Sense::OfThe])
            && kin
            && self.holiday(at + 1).is_some()
            && self.starts_large(at + 1);
        bare && (to || of || for_whom) || of_kin
    }

    /// `du 5 octobre`, `del uno al quince`
    fn begins_date(&self, at: usize) -> bool {
        self.is(at, Sense::OfThe) && (self.number(at + 1).is_some() || self.is(at + 1, Sense::A))
    }

    /// `de lunes a miércoles`, `von Montag bis Mittwoch`: the weekday at `at` is no part of what stands before it.
    pub(crate) fn begins_days(&self, at: usize) -> bool {
        let day = self.skip(at, &[Sense::From, Sense::Of, Sense::The]);
        // `das Spiel von drei bis fünf`
        let hour = self.time.half_before && self.number(day).is_some_and(|hour| hour.value <= 24);
        (self.weekday(day).is_some() || hour) && self.is_any(day + 1, &[Sense::To, Sense::Until])
    }

    /// A verb that has a person behind it stands before `to`, with what is given between them.
    pub(crate) fn is_done_to(&self, to: usize) -> bool {
        self.verb_before(to).is_some_and(|verb| self.is(verb, Sense::Whom))
    }

    /// What stands before `to`, past what is given.
    pub(crate) fn verb_before(&self, to: usize) -> Option<usize> {
        let given = |at: &usize| {
            let noun = self.lex(*at).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
            (noun || self.number(*at).is_some() || self.is_any(*at, &[Sense::The, Sense::A]))
                && !self.is_any(*at, &[Sense::Whom, Sense::Person])
                && !(self.is_infinitive(*at) && self.opens_anew(*at))
        };
        (to.saturating_sub(GIVEN)..to).rev().find(|at| !given(at))
    }

    /// `Domingo y Pascual`: with a name beside it, such a word is one, too.
    pub(crate) fn is_one_of_two(&self, at: usize) -> bool {
        let name = |at: usize| {
            let word = self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty());
            word && self.starts_large(at)
        };
        let and = |at: usize| self.is(at, Sense::And);
        let beside = and(at + 1) && name(at + 2) || and(at.wrapping_sub(1)) && name(at.wrapping_sub(2));
        self.time.relation_after && self.starts_large(at) && beside
    }
}
