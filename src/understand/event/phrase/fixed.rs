//! Bare hours and days that a verb makes such which fixes something: `auf sieben verlegt`, `für den 22. eingetragen`,
//! `den 15. vorgeschlagen`.

use crate::understand::event::clock::Trust;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So many words may stand between a day and the verb behind it: `den 29. für die Impfung gekriegt`.
const BETWEEN: usize = 4;

/// So many words behind a day with its hour its verb may stand: `den Zweiten um halb vier gegeben`.
const HOUR: usize = 4;

/// So far before its day the verb may stand: `haben uns geeinigt auf den 14.`
const BEFORE: usize = 3;

/// So far before the verb stands whom it was done to.
const WHOM: usize = 3;

/// So far on each side that is named which has a time.
const FAR: usize = 16;

/// A larger number is no hour that a verb must make one.
const HOURS: u64 = 12;

/// A lower day may be a rank, one of the first ones in what is won.
const RANKS: u64 = 12;
const FIRST: u64 = 3;

impl Reader<'_> {
    /// `auf` in `die Probe auf acht gelegt`, `auf zwei verblieben`, `die Bandprobe steht auf acht`, or `für` in `für
    /// neun angesetzt`; but `den Hebel auf vier gesetzt`, `für acht bestellt`, `der Thermostat steht auf drei`.
    pub(crate) fn is_hour_fixed(&self, at: usize) -> bool {
        let onto = self.is(at, Sense::UpTo);
        if !self.time.half_before || !onto && !self.is(at, Sense::For) {
            return false;
        }
        let hour = self.skip(at + 1, &[Sense::Around]);
        let verb = hour + 1;
        let is_hour = |hour| self.number(hour).is_some_and(|n| !n.ordinal && (1..=HOURS).contains(&n.value));
        if !is_hour(hour) {
            return false;
        }
        let verbs = [Sense::Fixes, Sense::Moved, Sense::Puts];
        // `die Probe ist für neun angesetzt`, but `der Tisch für vier vorgemerkt`
        let apart = at.checked_sub(1).is_some_and(|before| self.is_copula(before) || self.is_helper(before));
        let said = if onto { self.is_any(verb, &verbs) } else { self.is(verb, Sense::Fixes) && apart };
        said && (self.has_held_head(at) || self.is_between_them(at, verb))
            || onto && self.bare_end(verb) && self.stands_held(at)
    }

    /// `uns auf sieben geeinigt`, with `auf` at `at`: for nothing else do people fix a number with each other.
    fn is_between_them(&self, at: usize, verb: usize) -> bool {
        let with = |at: usize| self.word(at).is_some_and(|word| self.time.agreed.each_other.contains(word));
        self.is(verb, Sense::Fixes) && at.checked_sub(1).is_some_and(with)
    }

    /// The article in `auf den 14. geeinigt`, `für den 3. bestellt`, `den Zwölften angeboten`, `die Prüfung ist der
    /// Elfte`.
    pub(crate) fn is_day_fixed(&self, at: usize) -> bool {
        let day = at + 1;
        let Some(number) = self.number(day).filter(|number| (1..=31).contains(&number.value)) else {
            return false;
        };
        let dotted = number.digits > 0 && self.kind(day + 1) == Some(Kind::Dot);
        if !self.time.half_before || !self.is(at, Sense::The) || !dotted && !number.ordinal {
            return false;
        }
        let next = if dotted { day + 2 } else { day + 1 };
        let before = at.checked_sub(1);
        let led = before.is_some_and(|before| self.is_any(before, &[Sense::UpTo, Sense::For]));
        let word = |at: &usize| matches!(self.kind(*at), Some(Kind::Word | Kind::Number));
        let verbs = [Sense::Fixes, Sense::Moved, Sense::Puts];
        let verb_before = |end: usize| (next..end).take_while(word).find(|at| self.is_any(*at, &verbs));
        if number.value > FIRST && self.is_day_spoken_of(at, next) {
            return true;
        }
        if self.has_its_hour(at, next) && (led || number.value > FIRST || verb_before(next + HOUR).is_some())
        {
            return true;
        }
        if !led && before.is_some_and(|before| self.is_copula(before)) {
            return number.value > FIRST
                && self.bare_end(next)
                && before.is_some_and(|before| self.is_held_before(before));
        }
        // `für den 5. zum Sehtest geladen`, but `für den 3. Stock bestellt`
        let through = led && dotted && !self.starts_large(next)
            || self.is_any(next, &[Sense::For, Sense::In, Sense::On, Sense::At, Sense::Person]);
        let reach = if through { next + 1 + BETWEEN } else { next + 1 };
        let Some(verb) = verb_before(reach) else {
            let near = at.saturating_sub(1 + BEFORE)..at;
            return led && self.bare_end(next) && near.into_iter().any(|at| self.is(at, Sense::Fixes));
        };
        let sure = led && (dotted || number.value > FIRST) || dotted && number.value > RANKS;
        let known = || (led || dotted || number.value > FIRST) && self.plans_beside(at, verb);
        (led || !self.is(verb, Sense::Moved)) && (!self.is(verb, Sense::Puts) || sure || known())
    }

    /// `um acht` behind the day before `next`, whose article is at `at`: `Karten für den Zwölften um acht`, `es ist der
    /// Neunte um vier geworden`; but `Ludwig der Vierzehnte um acht im Kino`, `den Fünften um zwei Punkte geschlagen`.
    fn has_its_hour(&self, at: usize, next: usize) -> bool {
        let accusative = self.word(at).is_some_and(|article| article.ends_with('n'));
        let is = || at.checked_sub(1).is_some_and(|before| self.is_copula(before));
        let leads = self.is_any(next, &[Sense::At, Sense::From]) && !self.is(next, Sense::Of);
        leads && (accusative || is()) && self.is_hour_at(next + 1)
    }

    /// `Zwölfter` at `at` in `Zahnarzt Zwölfter um vier`; but `Beethovens Neunte um acht`.
    pub(crate) fn is_day_with_hour(&self, at: usize) -> bool {
        let form = self.lex(at).and_then(|lex| self.tokens.get(lex.last)).map_or("", |token| token.word());
        let ranked = self.number(at).is_some_and(|number| number.ordinal && number.value > FIRST);
        self.time.half_before
            && ranked
            && form.ends_with("er")
            && self.is(at + 1, Sense::At)
            && self.is_hour_at(at + 2)
    }

    fn is_hour_at(&self, at: usize) -> bool {
        self.clock(at, Trust::Bare).is_some_and(|(_, end)| !self.counts(end))
    }

    /// `han movido la cita al 12`, `la kermesse a été fixée au 19`: what has a time was put to the number at `at`; but
    /// `han movido el sofá al 12`.
    pub(crate) fn is_day_moved_to(&self, at: usize) -> bool {
        let Some(to) = at.checked_sub(1).filter(|to| self.is(*to, Sense::On) && self.is(*to, Sense::To))
        else {
            return false;
        };
        let word = |at: &usize| {
            matches!(self.kind(*at), Some(Kind::Word | Kind::Dash)) && self.number(*at).is_none()
        };
        let near = || (to.saturating_sub(FAR)..to).rev().take_while(word);
        let moves = |at: usize| {
            self.is_any(at, &[Sense::Moved, Sense::Postponed, Sense::Moves, Sense::Puts])
                || self.has_moved(at)
        };
        let Some(mover) = near().find(|at| moves(*at)) else { return false };
        let led = |at: usize| self.is_any(at, &[Sense::The, Sense::A]) || self.is_possessive(at);
        if mover + 1 < to {
            let object = if led(mover + 1) { mover + 2 } else { mover + 1 };
            return self.is_held_or_comes(object);
        }
        let first = near().last().unwrap_or(to);
        // `nos lo cambiaron al doce a las cinco`, `por favor, el dentista me ha pasado al doce`
        if self.has_moved(mover) {
            let whom = |at: usize| self.any_token(at, |token| self.time.faint.states.has(token));
            let who = (first..mover).rev().take(WHOM).any(whom);
            return who && self.is(at + 1, Sense::At)
                || (first..mover).any(|at| led(at) && self.is_held_or_comes(at + 1))
                || self.is_held_or_comes(first);
        }
        self.is_held_or_comes(if led(first) { first + 1 } else { first })
    }

    /// `cambió`, `han puesto`, where the form of a verb says that something was put so.
    fn has_moved(&self, at: usize) -> bool {
        let listed = !self.time.hour_sign && self.plans(at);
        listed && (self.tells(at) || at.checked_sub(1).is_some_and(|has| self.tells(has)))
    }

    /// Something is named that has a time, and not by the verb at `verb`; in a memo that writes its nouns large, by
    /// one.
    fn plans_beside(&self, at: usize, verb: usize) -> bool {
        let near = || (at.saturating_sub(FAR)..at + FAR).filter(|at| *at != verb);
        let has_nouns = near().any(|at| !self.opens(at) && self.starts_large(at));
        near().filter(|at| !has_nouns || self.starts_large(*at)).any(|at| self.plans(at))
    }

    /// `die Bandprobe steht` before `auf` at `at`
    fn stands_held(&self, at: usize) -> bool {
        let stands = |verb: usize| {
            self.is_copula(verb) || self.word(verb).is_some_and(|word| self.time.values.stand.contains(&word))
        };
        at.checked_sub(1).is_some_and(|verb| stands(verb) && self.is_held_before(verb))
    }

    /// What the clause before `at` speaks of is held, or its object directly before: `Oma haben sie das MRT auf elf
    /// gelegt`; but `Teilnehmer beim Turnier`.
    fn has_held_head(&self, at: usize) -> bool {
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        let led = |at: usize| self.is_any(at, &[Sense::The, Sense::A]) || self.is_possessive(at);
        let first = (at.saturating_sub(FAR).max(self.said.0)..at).rev().take_while(word).last().unwrap_or(at);
        let who = |at: usize| self.any_token(at, |token| self.time.faint.states.has(token));
        let head =
            (first..at).find(|at| led(*at) && (*at <= first + 1 || who(first))).map_or(first, |led| led + 1);
        let object = at.checked_sub(3).is_some_and(|verb| {
            led(verb + 1) && (who(verb) || self.is_helper(verb)) && self.is_held_or_comes(verb + 2)
        });
        // `Anna hat Turnen auf fünf verschoben`
        let bare =
            at.checked_sub(2).is_some_and(|verb| self.is_helper(verb) && self.is_held_or_comes(verb + 1));
        self.is_held_or_comes(head) || object || bare
    }

    /// What is held is named before the verb at `verb`.
    fn is_held_before(&self, verb: usize) -> bool {
        verb.checked_sub(1).is_some_and(|what| self.is_held_or_comes(what))
    }
}
