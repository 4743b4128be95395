//! Works whose titles hold words of time, and what is said around them that shows it: `das Buch heißt Der Mann, der
//! Donnerstag war`, `Yesterday is the most covered song`, `the scene in Groundhog Day`.

use crate::understand::event::phrase::expression::Phrase;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::{Kind, Token};

/// How far behind its beginning a word of a title may stand.
const LONG: usize = 14;

/// How far before the verb the work may stand that has the title.
const BEFORE: usize = 4;

/// How far behind the verb the work may stand that bears the title.
const BEHIND: usize = 7;

impl Reader<'_> {
    /// What was read up to `at` is the title of something: `Midnight in Paris is a film`.
    pub(crate) fn is_title(&self, at: usize) -> bool {
        // `swap Independence Day for a film without aliens`
        if self.is(at, Sense::For) && self.is(at + 1, Sense::A) && self.is(at + 2, Sense::Work) {
            return true;
        }
        // `tomorrow at 3: Tuesday is a hard word`, `vendredi 13 est un film`
        let within = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Comma | Kind::Number));
        let Some(is) = (at..at + 4).take_while(within).find(|at| self.is_copula(*at)) else { return false };
        let led = self.is_any(is + 1, &[Sense::The, Sense::A]);
        let ends = |at: usize| {
            let small = [Sense::Of, Sense::OfThe, Sense::From, Sense::In, Sense::On, Sense::At, Sense::For];
            !matches!(self.kind(at), Some(Kind::Word | Kind::Number | Kind::Dash))
                || led && at > is + 1 && self.is_any(at, &small)
        };
        let far = if led || self.praises(is + 2) { BEHIND } else { 5 };
        let mut words = (is + 1..is + far).take_while(|at| !ends(*at));
        let known = |work: usize| led || far == BEHIND || self.is(work, Sense::Work);
        words.any(|work| known(work) && self.is_work(work) && !self.is_held_as(at, is, work))
    }

    /// `film`, `Kinofilm`, but no `film night`.
    fn is_work(&self, at: usize) -> bool {
        let compound = || {
            let word = self.word(at).unwrap_or_default();
            let work = self.time.works.endings.iter().any(|ending| word.ends_with(ending))
                || self.time.works.shown.contains(&word)
                || self.is_word_for_title(at) && !self.is(at + 1, Sense::Work);
            work && self.kind(at + 1) != Some(Kind::Dash) && self.unit(at + 1).is_none()
        };
        (self.is(at, Sense::Work) || compound())
            && !(self.time.names_lead && self.names_more(at + 1) && !self.is_relative(at + 1))
    }

    /// The day before `end` is when the work at `work` is on: `Friday is the school show`, `tomorrow is the opera`, but
    /// `Tomorrow is the saddest song`; the verb stands at `is`.
    fn is_held_as(&self, end: usize, is: usize, work: usize) -> bool {
        let day =
            end.checked_sub(1).is_some_and(|day| self.weekday(day).is_some() || self.day_away(day).is_some());
        let timed = self.is(work + 1, Sense::At) && self.number(work + 2).is_some();
        let directly =
            self.is(work - 1, Sense::The) && self.bare_end(work + 1) && !self.is_word_for_title(work);
        let shown = self.word(work).is_some_and(|word| self.time.works.shown.contains(&word));
        let praised = (is + 1..work).any(|at| self.praises(at));
        let one = self.is(is + 1, Sense::A);
        let on = if self.is(work, Sense::Work) { shown && !one } else { shown || !one };
        directly || day && (timed || on && !praised && !self.is_word_for_title(work))
    }

    /// `best`, `saddest`
    fn praises(&self, at: usize) -> bool {
        let works = &self.time.works;
        let superlative = |word: &str| works.superlative_endings.iter().any(|ending| word.ends_with(ending));
        self.word(at).is_some_and(|word| superlative(word) || works.superlatives.contains(&word))
    }

    /// What was read as `phrase` belongs to the title that a work has: `the book is called …`, `the title is …`; or it is
    /// the work that something is in.
    pub(crate) fn is_in_title(&self, phrase: &Phrase) -> bool {
        let (from, to) = phrase.span;
        let dated = phrase.start.day.is_some();
        let whole = dated && phrase.start.clock.is_some();
        if whole {
            return false;
        }
        let named = self.is_in_a_work(from, to)
            || self.is_favourite(from) && self.ends_title(to)
            || self.is_spelt_title(from)
            || self.is_title_of_its_author(from, to);
        if named || self.is_said_twice(from) {
            return true;
        }
        // `auf Deutsch heißt der Film Zwölf Uhr mittags`
        let turned = from.checked_sub(3).is_some_and(|verb| {
            self.calls(verb) && self.is(verb + 1, Sense::The) && self.is(verb + 2, Sense::Work)
        });
        let Some((first, work)) = self.title_before(from) else {
            return turned;
        };
        if turned || first == from {
            // `the meeting was called Friday`
            let named = work
                || (from..to).any(|at| self.is_capital(at))
                || self.starts_large(from) && !(self.time.names_lead && self.weekday(from).is_some());
            return turned || named && !self.is_announced(from);
        }
        let comma = (first..from).rev().find(|at| self.kind(*at) == Some(Kind::Comma));
        match comma {
            None => self.goes_on_in_title(first, from, to, work),
            Some(comma) => {
                self.is_who_it_was(comma + 1, from, to)
                    || self.is_put_into_a_tongue(comma + 1, from)
                    || self.is_one_of_title(first, from, to)
            }
        }
    }

    /// Where the title begins in which the word at `from` may stand, and whether a work is said to have it.
    fn title_before(&self, from: usize) -> Option<(usize, bool)> {
        let parts = |at: &usize| {
            matches!(
                self.kind(*at),
                Some(Kind::SentenceEnd | Kind::LineBreak | Kind::Semicolon | Kind::Colon)
            )
        };
        let mut back = (from.saturating_sub(LONG)..from).rev().take_while(|at| !parts(at));
        let work = |verb: usize| {
            let has = self.calls(verb) || self.is_favourite(verb + 1);
            has && self.has_work_before(verb) || self.is_the_title(verb)
        };
        let verb = back.find(|verb| self.calls(*verb) || work(*verb))?;
        Some((verb + 1, work(verb)))
    }

    /// `called`, `heißt`, `s'appelle`, but no `appelle`
    fn calls(&self, at: usize) -> bool {
        let Some(lex) = self.lex(at).filter(|lex| lex.kind == Kind::Word) else { return false };
        let token = |at: usize| self.tokens.get(at);
        let word = |at: usize| token(at).map_or("", Token::word);
        // An apostrophe may be a token of its own.
        let itself =
            || (1..3).any(|back| lex.last.checked_sub(back).is_some_and(|at| matches!(word(at), "s" | "se")));
        token(lex.last).is_some_and(|word| self.time.works.calls.has(word))
            && !lex.senses.has(Sense::Link)
            && (!self.time.relation_after || itself())
    }

    fn has_work_before(&self, verb: usize) -> bool {
        // `the book called Momo`, but `the book club called about Monday`
        let active = self.time.names_lead && !self.is_copula(verb);
        let far = if active { 1 } else { BEFORE };
        (verb.saturating_sub(far)..verb).any(|at| self.is(at, Sense::Work))
    }

    /// The verb of `the title is`.
    fn is_the_title(&self, verb: usize) -> bool {
        self.is_copula(verb) && (verb.saturating_sub(2)..verb).any(|noun| self.is_word_for_title(noun))
    }

    fn is_word_for_title(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.works.titles.contains(&word))
    }

    /// A small word leads to the time at `from`: `the title is due by Friday`, but `der Film heißt Am Sonntag`.
    fn is_announced(&self, from: usize) -> bool {
        let leads = [
            Sense::On,
            Sense::At,
            Sense::By,
            Sense::Until,
            Sense::For,
            Sense::From,
            Sense::Since,
            Sense::Around,
        ];
        self.is_any(from, &leads) && !self.starts_large(from)
    }

    /// `Vier Wochen im Mai` behind `die Serie`, `Erster Mai` behind `der Wein heißt`: a number in words and with a capital.
    fn is_spelt_title(&self, from: usize) -> bool {
        let Some(before) = from.checked_sub(1) else { return false };
        let spelt = self.number(from).is_some_and(|number| number.digits == 0);
        spelt
            && self.starts_large(from)
            && !self.starts_large(before)
            && (self.is(before, Sense::Work) || self.calls(before))
            || spelt
                && self.time.half_before
                && self.starts_large(from)
                && self.is(before, Sense::Work)
                && before.checked_sub(1).is_some_and(|the| self.is(the, Sense::The))
    }

    /// `the song with the whistle is Sunday Morning by Maroon 5`
    fn is_title_of_its_author(&self, from: usize, to: usize) -> bool {
        let is = from.checked_sub(1).filter(|is| self.is_copula(*is));
        is.is_some_and(|is| self.has_work_before(is)) && self.starts_large(from) && self.author(to)
    }

    /// `the song Monday, Monday`
    fn is_said_twice(&self, from: usize) -> bool {
        let work = |at: usize| at.checked_sub(1).is_some_and(|work| self.is(work, Sense::Work));
        let same = |at: usize| {
            self.kind(at + 1) == Some(Kind::Comma)
                && self.word(at).is_some()
                && self.word(at) == self.word(at + 2)
        };
        let first = from.checked_sub(2).filter(|first| work(*first)).unwrap_or(from);
        work(first) && same(first)
    }

    /// `in June` in `the book is called Once Upon a Time in June`, `jeudi` in `L'homme qui était jeudi`: the title goes on up
    /// to the month or the day.
    fn goes_on_in_title(&self, first: usize, from: usize, to: usize, work: bool) -> bool {
        if !self.starts_large(first) || (first..from).any(|at| self.is(at, Sense::And)) {
            return false;
        }
        let announced = self.is_any(from, &[Sense::On, Sense::At, Sense::By, Sense::Until]);
        let told = (first..from).any(|at| self.is_copula(at));
        let month = (work || !self.is_any(from, &[Sense::In, Sense::On]))
            && self.is_any(from, &[Sense::In, Sense::Of])
            && from > first
            && self.month(to - 1).is_some();
        month && !told && !self.is(from, Sense::At)
            || !announced && to == from + 1 && self.is_behind_who_it_was(from)
    }

    /// `qui était` before `at`.
    fn is_behind_who_it_was(&self, at: usize) -> bool {
        let verb = at.checked_sub(1).filter(|verb| self.is_copula(*verb));
        verb.and_then(|verb| verb.checked_sub(1)).is_some_and(|who| self.is_relative(who))
    }

    /// `der Donnerstag war`: the clause that begins at `who` says by a bare day who somebody was.
    fn is_who_it_was(&self, who: usize, from: usize, to: usize) -> bool {
        // `der` is read as the article of the day, too.
        let direct = (from == who || from == who + 1) && to == who + 2 && self.is_copula(to);
        self.is_relative(who) && (direct || to == from + 1 && self.is_behind_who_it_was(from))
    }

    fn is_relative(&self, at: usize) -> bool {
        self.word(at).is_some_and(|word| self.time.works.relatives.contains(&word))
    }

    /// `auf Deutsch zwölf Uhr mittags`, from `at` up to the time at `from`.
    fn is_put_into_a_tongue(&self, at: usize, from: usize) -> bool {
        let tongue = self.word(at + 1).is_some_and(|word| self.time.mentions.tongues.contains(&word));
        tongue && from == at + 2
    }

    /// `morgen` in `das Lied heißt Morgen, morgen`, `hoy` in `la canción se llama Ayer, hoy y mañana`: nothing but words of
    /// time stands between the beginning of the title and its end.
    fn is_one_of_title(&self, first: usize, from: usize, to: usize) -> bool {
        let joins = |at: usize| self.kind(at) == Some(Kind::Comma) || self.is(at, Sense::And);
        let word =
            |at: usize| self.is_name_of_time(at) || self.day_away(at).is_some() || self.part(at).is_some();
        let ends = self.bare_end(to) || self.is_copula(to) || self.is(to, Sense::And);
        to == from + 1 && ends && (first..to).all(|at| joins(at) || word(at))
    }

    /// `the scene in Groundhog Day`, `the actor from Independence Day`
    fn is_in_a_work(&self, from: usize, to: usize) -> bool {
        let small =
            |at: usize| self.is_any(at, &[Sense::In, Sense::From, Sense::Of]) && self.number(at).is_none();
        let named = if small(from) { from + 1 } else { from };
        let opens = from.checked_sub(2).is_some_and(|the| self.opens_anew(the) && self.is(the, Sense::The));
        // `the speech in Independence Day is famous`
        let noun = || opens && self.lex(from - 1).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let part = self.time.names_lead && self.is(from, Sense::In) && noun();
        let feast = self.holiday(to - 1).is_some() && to == named + 1
            || self.weekday(named).is_some()
                && (named..to).any(|at| self.number(at).is_some_and(|day| day.value == 13));
        let title = || self.time.relation_after && self.is_capital(named) && self.starts_large(named);
        let scene = || self.begins(&self.time.works.scenes, named).next().is_some();
        feast && (part || scene()) || title() && scene()
    }

    /// `my favourite album is Sunday Morning`
    fn is_favourite(&self, from: usize) -> bool {
        let Some(is) = from.checked_sub(1).filter(|is| self.is_copula(*is) && !self.is_announced(from))
        else {
            return false;
        };
        let favourite = |at: usize| {
            let (word, works) = (self.word(at).unwrap_or_default(), &self.time.works);
            works.favourites.contains(&word)
                || works.favourite_parts.iter().any(|part| word.starts_with(part))
        };
        (is.saturating_sub(BEFORE)..is).any(favourite)
    }

    /// The title behind `is` ends with the time before `to`, or goes on with a capital.
    fn ends_title(&self, to: usize) -> bool {
        // `sein Lieblingsfilm ist Weihnachten in Connecticut`
        let feast = to.checked_sub(1).is_some_and(|feast| self.holiday(feast).is_some());
        self.bare_end(to) || self.time.names_lead && self.starts_large(to) || feast && self.is(to, Sense::In)
    }
}
