//! Clauses that a participle closes, of which a calendar says only what it was done to, or who did it: `Lisa hat den
//! Tisch für acht reserviert`, `das Amt hat mich für Montag vorgeladen`.

use std::ops::Range;

use super::{Glance, Memo, mark};
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Token;

/// No more tokens stand between the time and the participle, or before the time in its clause.
const CLAUSE: usize = 24;

/// No more tokens name who did it.
const WHO: usize = 8;

/// No more tokens name somebody of whom what was settled is: `Tante Resi`.
const NAME: usize = 2;

/// The memo without the verb of such a clause around the time at `when`.
pub(super) fn without_closing(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { tokens, names, .. } = glance;
    let settling = &names.settling;
    let closes = |token: &Token<'_>| {
        settling.closes.has(token)
            || settling.tells.has(token)
            || settling.there.has(token)
            || settling.gets.has(token)
    };
    if settling.closes.is_empty() {
        return None;
    }
    let goal = tokens.iter().skip(glance.when.end).take(SUITS).any(|goal| names.turned.what_for.has(goal));
    if goal {
        let suits = glance.memo().suits();
        if suits.is_some() {
            return suits;
        }
    }
    let near = glance.when.start.saturating_sub(CLAUSE)..(glance.when.end + CLAUSE).min(tokens.len());
    if !tokens.get(near)?.iter().any(closes) {
        return None;
    }
    glance.memo().closed()
}

/// No more words say that a day is right, with the one that leads to what it is for.
const SUITS: usize = 6;

/// A clause as its verbs part it.
struct Closed<'a> {
    /// Who or what stands before the first verb, and what between both.
    who: &'a [usize],
    within: &'a [usize],
    has: usize,
    verb: usize,
}

impl Memo<'_, '_> {
    /// `der Fünfzehnte wäre mir am liebsten für die Feier`: what the day is for.
    fn suits(&self) -> Option<Vec<bool>> {
        let (names, verb) = (self.names, self.when.end);
        let word = |at: &usize| self.is_spoken(*at) && !self.is_cut(*at);
        let opens = (self.clause_from(self.when.start)..self.when.start).all(|at| self.is_cut(at));
        let right = self.is_in(&names.settling.goes, verb) && word(&verb) && opens;
        let goal = (verb + 1..verb + SUITS)
            .take_while(|at| word(at) && !self.is_upper(*at))
            .find(|at| self.is_in(&names.turned.what_for, *at) && !self.is_in(&names.settling.to, *at))?;
        let end = (goal..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        let what = self.uncut(&(goal + 1..end));
        // `passt nicht für`, `wäre schlecht für`: only what praises the day.
        let praises = |at: usize| {
            self.is_in(&names.turned.whom, at)
                || self.is_filler(at)
                || names.announcers.contains(self.word(at))
                || names.noting.worth.holds(self.word(at))
        };
        let meant = (verb + 1..goal).all(praises) && !self.denies(verb..end);
        let whole = right && meant && !what.iter().any(|at| self.tells(*at) && !self.is_upper(*at));
        let mut cut = self.cut.to_vec();
        mark(&mut cut, verb..goal + 1);
        (whole && says_what(self.tokens, what, names)).then_some(cut)
    }

    fn closed(&self) -> Option<Vec<bool>> {
        let names = self.names;
        let from = self.clause_from(self.when.start);
        let near =
            from.max(self.when.start.saturating_sub(CLAUSE))..(self.when.end + CLAUSE).min(self.tokens.len());
        let closes = |at: &usize| {
            let settling = &names.settling;
            let verb =
                self.is_in(&settling.closes, *at) || self.is_in(&settling.tells, *at) || self.is_free(*at);
            // `der Installateur ist um neun da`
            (verb || *at > self.when.end - 1 && self.is_in(&settling.there, *at)) && self.closes_clause(*at)
        };
        let end = (self.when.end..near.end).find(|at| self.parts(*at)).unwrap_or(near.end);
        let verb = (near.start..end).rev().find(closes)?;
        if self.denies(from.max(near.start)..end) {
            return None;
        }
        if (from..verb).any(|at| self.is_in(&names.turned.joints, at) && !self.is_in(&names.turned.and, at)) {
            return None;
        }
        let has = |at: &usize| {
            let helps = self.is_in(&names.telling.to, *at)
                || self.is_in(&names.sentences.is, *at)
                || self.is_in(&names.settling.being, *at);
            // `hab` at the beginning goes as what leads in.
            helps && (!self.is_cut(*at) || *at == from && verb > self.when.start)
        };
        let Some(has) = (near.start..verb).rev().find(has) else { return self.booked(from, verb) };
        let opens = |said: &[usize]| said.iter().take_while(|at| self.is_filler(**at)).count();
        let who = self.uncut(&(from..has));
        let within = self.uncut(&(has + 1..verb));
        let (who, within) = (who.get(opens(who)..)?, within.get(opens(within)..)?);
        let noun = |at: usize| self.is_upper(at) && at > from;
        let tells = |at: &usize| self.tells(*at) && !self.is_subject(*at) && !noun(*at) || self.parts(*at);
        if who.len() > WHO || who.iter().chain(within).any(tells) {
            return None;
        }
        // `Opa ist um drei wieder da`
        let back = self.is_in(&names.settling.there, verb) && !self.uncut(&(has + 1..verb)).is_empty();
        if back { None } else { self.without_verbs(from, &Closed { who, within, has, verb }) }
    }

    /// It is said that something is not so.
    pub(super) fn denies(&self, mut said: Range<usize>) -> bool {
        said.any(|at| self.is_in(&self.names.noting.nots, at))
    }

    /// Nothing stands behind the participle at `at` in its clause but the time, or where it is.
    fn closes_clause(&self, at: usize) -> bool {
        let announces = |at: usize| self.names.announcers.contains(self.word(at));
        let next = (at + 1..self.tokens.len()).take(CLAUSE).find(|at| !self.is_cut(*at) && !announces(*at));
        next.is_none_or(|next| self.parts(next) || self.is_in(&self.names.ways, next))
    }

    /// `reserviert` in `Tisch beim Griechen für acht reserviert`, but who is `angemeldet` or `eingeladen` needs the verb.
    fn booked(&self, from: usize, verb: usize) -> Option<Vec<bool>> {
        let said = self.uncut(&(from..verb));
        let around = said.first().is_some_and(|first| *first < self.when.start) && self.when.end <= verb;
        let names = self.names;
        let whom = self.is_in(&names.telling.invites, verb);
        let named =
            around && !whom && !self.says_a_sentence(said) && says_what(self.tokens, said, self.names);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, verb..verb + 1);
        (self.is_in(&self.names.settling.closes, verb) && !self.is_cut(verb) && named).then_some(cut)
    }

    fn without_verbs(&self, from: usize, closed: &Closed<'_>) -> Option<Vec<bool>> {
        let (names, settling) = (self.names, &self.names.settling);
        let Closed { who, within, has, verb } = *closed;
        let is = !self.is_in(&names.telling.to, has);
        let closes = self.is_in(&settling.closes, verb) || self.is_free(verb);
        let pronoun = |at: usize| {
            self.is_in(&names.turned.speakers, at)
                || self.is_in(&names.pronouns, at)
                || self.is_in(&settling.they, at)
        };
        let alone = |at: usize| !self.is_determiner(at) || within.len() == 1;
        let inverted = within.first().is_some_and(|first| pronoun(*first) && alone(*first));
        let nobody = matches!(who, [] | [_]) && who.iter().all(|at| pronoun(*at));
        let within = within.get(usize::from(inverted)..)?;
        let told = within.first().is_some_and(|at| self.is_in(&names.turned.whom, *at));
        let object = within.get(usize::from(told)..)?;
        let goal = object.first().is_some_and(|at| self.is_in(&names.turned.what_for, *at));
        // `der Makler hat eine Besichtigung frei`, but `Lisa hat den Montag frei`
        let owner = who.iter().any(|at| self.is_person(*at));
        if self.is_free(verb) && (is || nobody || owner || object.is_empty()) {
            return None;
        }
        // `am Freitag hat Peter einen Tisch reserviert`, `am Samstag ist für vier reserviert`
        let led_by_time = who.is_empty() && from < has && !inverted;
        let invites = self.is_in(&names.telling.invites, verb);
        if led_by_time || invites && !(is && nobody) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        if self.is_in(&settling.there, verb) {
            mark(&mut cut, has..verb + 1);
            // `der Onkel ist am Montag da` says more than at what hour he comes.
            let hour = self.when.clone().any(|at| self.is_in(&names.turned.what_for, at));
            let whole = is && hour && object.is_empty() && !inverted && !nobody;
            return (whole && says_what(self.tokens, who, names)).then_some(cut);
        }
        // `Tisch im Adler hab ich für acht reserviert`, `die Torte ist für Samstag bestellt`
        if object.is_empty() && closes && (inverted || is) && !nobody {
            mark(&mut cut, has..verb + 1);
            return says_what(self.tokens, who, names).then_some(cut);
        }
        // `wir sind am Samstag bei Steffi zum Brunch eingeladen`
        if is {
            mark(&mut cut, verb..verb + 1);
            // `für vier`
            let number = |at: &usize| self.is_in(&names.beside.counts, *at);
            let counts = object.iter().skip(usize::from(goal)).all(number);
            return (nobody && !counts && says_what(self.tokens, object, names)).then_some(cut);
        }
        if inverted {
            return None;
        }
        // `das Amt hat mich für Montag vorgeladen`, `der Tierarzt hat uns den Termin am Montag gegeben`
        let slot = |at: &usize| self.is_in(&names.sentences.slots, *at) || self.is_determiner(*at);
        if object.iter().all(slot) {
            mark(&mut cut, has..verb + 1);
            let told = self.is_in(&settling.tells, verb);
            // `den Termin hat mir …`
            let turned = who.first().is_some_and(|at| self.is_in(&names.turned.placed.accusative, *at));
            return (told && !nobody && !turned && says_what(self.tokens, who, names)).then_some(cut);
        }
        // `die Wohnung zugesagt bekommen`
        let done = |at: &usize| self.is_in(&settling.closes, *at) || self.is_in(&settling.tells, *at);
        if object.last().is_some_and(done) {
            return None;
        }
        // `haben den Fünften fürs Picknick genommen`, `haben uns auf Dienstag für die Steuer geeinigt`
        let object = object.get(usize::from(goal)..)?;
        let first = *object.first()?;
        let led = self.is_determiner(first);
        let noun =
            led || self.is_upper(first) || self.tokens.get(first).is_some_and(|first| first.number.is_some());
        let placed = nobody && self.is_in(&names.ways, first);
        // `hab für Max einen Platz beim Augenarzt bekommen`, `hab Oma ein Taxi bestellt`, `hab den Kindern Karten besorgt`
        let rest = object.get(1 + usize::from(led)..).unwrap_or_default();
        let another = rest.iter().any(|at| {
            let leads = at.checked_sub(1).is_some_and(|before| self.is_in(&names.ways, before));
            self.is_determiner(*at) && (goal || !leads)
        });
        let beside = object
            .windows(2)
            .any(|two| matches!(two, [one, next] if self.is_upper(*one) && self.is_upper(*next)));
        let whom = object.iter().any(|at| self.is_in(&names.turned.whom, *at));
        if another || beside || whom || !(closes || goal && told) || !noun && !placed {
            return None;
        }
        // `die Katze hat den 29. für die Impfung gekriegt`, `Opa hat den Friseur ausgemacht`: of whom that is; but who did it
        // stays in `Lena hat ihren Flug gebucht`, `die Pizza hat Leo bestellt`.
        let got = goal && self.is_in(&names.sentences.got, verb) && !self.is_in(&names.beside.invited, verb);
        let settled = self.is_in(&settling.agreed, verb) && who.last().is_some_and(|at| self.is_person(*at));
        // `der Makler hat eine Führung frei`
        let free = self.is_free(verb);
        let of_whom = got || settled && who.len() <= NAME;
        let what = if led { object.get(1).copied()? } else { first };
        let named =
            self.is_upper(what) && !self.is_person(what) && (has < self.when.start && self.when.end <= verb);
        if !says_what(self.tokens, object, names) || !(nobody || free || of_whom && named) {
            return None;
        }
        if nobody || free {
            mark(&mut cut, from..first);
        } else {
            mark(&mut cut, has..what);
        }
        mark(&mut cut, verb..verb + 1);
        Some(cut)
    }

    /// `frei`
    fn is_free(&self, at: usize) -> bool {
        self.is_in(&self.names.settling.gets, at) && self.is_in(&self.names.sentences.slots, at)
    }

    /// `der`, `einen`, `unsere`
    pub(super) fn is_determiner(&self, at: usize) -> bool {
        self.is_article(at)
            || self.is_in(&self.names.sentences.indefinite, at)
            || self.names.noting.is_thing(self.word(at))
    }
}
