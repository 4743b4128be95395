//! What is said behind the time of a long memo and is no part of what happens: what is to be brought, who told it, or another
//! sentence. A short memo keeps what it says.

use super::{Glance, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;

/// Of no fewer words is a memo in which somebody talks.
const MANY: usize = 13;

/// No more words behind the time are looked at, so that text without end costs no more.
const FAR: usize = 64;

/// Among so many words of a clause stands its verb.
const NEAR: usize = 6;

/// No more words say who told it.
const TOLD: usize = 7;

/// No more words of a thing stand before its noun.
const ADJECTIVES: usize = 2;

/// The memo without what is said besides, behind the time at `when`, if what is left of it names what happens.
pub(super) fn without_besides(glance: &Glance<'_, '_>) -> Option<Vec<bool>> {
    let &Glance { cut, open, names, .. } = glance;
    if names.beside.brings.is_empty() || open.is_empty() {
        return None;
    }
    let memo = glance.memo();
    let said = (0..memo.tokens.len()).filter(|at| {
        let timed = memo.when.contains(at) || !memo.is_cut(*at);
        timed && memo.is_spoken(*at)
    });
    let many = said.count() > MANY;
    let held = memo.held().filter(|_| many);
    let Some(from) = memo.besides(many) else { return held };
    let mut cut = held.unwrap_or_else(|| cut.to_vec());
    mark(&mut cut, from..memo.anew(from));
    Some(cut)
}

impl Memo<'_, '_> {
    /// Where behind the time begins what is said besides.
    fn besides(&self, many: bool) -> Option<usize> {
        let named = |at: usize| {
            let before = self.uncut(&(0..at));
            let things = before.iter().filter(|at| self.is_thing(**at)).count();
            things > NEAR || things > 0 && says_what(self.tokens, before, self.names)
        };
        (self.when.end..self.tokens.len())
            .take(FAR)
            .filter(|at| self.is_spoken(*at) && !self.is_cut(*at))
            .find(|at| self.begins_besides(*at, many) && named(*at))
            .map(|at| self.condition_before(at))
            .map(|at| (0..at).rev().take_while(|at| self.is_joint(*at)).last().unwrap_or(at))
    }

    /// `wenn's trocken bleibt`, which stands behind the time before what is said besides at `at`.
    fn condition_before(&self, at: usize) -> usize {
        let mark = at.checked_sub(1).filter(|mark| self.parts(*mark));
        let opens = mark.and_then(|mark| (0..mark).rev().find(|at| self.parts(*at))).map(|mark| mark + 1);
        let condition =
            |at: &usize| self.is_in(&self.names.sentences.conditions, *at) && *at >= self.when.end;
        opens.filter(condition).unwrap_or(at)
    }

    /// Where it is said again what happens: `also Zahnarzt`.
    fn anew(&self, from: usize) -> usize {
        // `ich muss also zu Hause bleiben`, `ich arbeite also daheim`
        let verb = |at: usize| {
            let form = || (self.names.turned.infinitive)(self.word(at - 1), self.word(at)).is_some();
            self.is_finite(at) || at > from && self.is_own(at - 1) && self.is_small(at) && form()
        };
        let points = |at: &usize| {
            let point = self.is_in(&self.names.sentences.points, *at) && !verb(at - 1);
            point || self.is_cut(*at)
        };
        (from + 1..self.tokens.len()).find(points).unwrap_or(self.tokens.len())
    }

    fn is_thing(&self, at: usize) -> bool {
        let word = self.word(at);
        self.is_spoken(at)
            && !self.tells(at)
            && !self.is_verb(at)
            && !self.is_leading(at)
            && !self.names.ways.contains(word)
            && !self.names.softeners.contains(word)
    }

    fn begins_besides(&self, at: usize, many: bool) -> bool {
        let opens = (0..at).rev().find(|at| self.parts(*at)).map_or(0, |mark| mark + 1);
        // `…, Handtuch und Verordnung dabeihaben`
        if opens >= self.when.end {
            if at == opens && (self.is_cried(at) || self.is_done_for(at)) {
                return true;
            }
            let later = || self.is_in(&self.names.beside.later, at);
            return many && at == opens && (self.ends_in_bringing(at) || later() || self.tells_of_others(at));
        }
        self.tells_from(at)
            || self.sees_to_from(at)
            || many && at > self.when.end && self.brings_from(at)
            || many && !self.is_open(at) && self.does_from(at)
    }

    /// `…, Hammer`, but `Säge, Hammer`: it stands alone behind the time.
    fn is_cried(&self, at: usize) -> bool {
        let timed = at.checked_sub(2).is_some_and(|time| self.is_cut(time));
        let alone = !self.is_spoken(at + 1) && at + 2 >= self.tokens.len();
        self.is_in(&self.names.beside.cries, at) && timed && alone
    }

    /// `die Fahrer brauchen jemanden an der Tür`: not where or with whom it is.
    fn tells_of_others(&self, from: usize) -> bool {
        let end = (from..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len());
        let said = self.uncut(&(from..end));
        let more = || self.identifies(said) || self.says_more(said) || self.hedges_who(said);
        let article = self.is_article(from) && !self.is_finite(from + 1);
        let gathers = || said.iter().any(|at| self.is_in(&self.names.sentences.gathers, *at));
        (article || self.is_own(from)) && self.does_from(from) && !more() && !gathers()
    }

    /// What is to be brought is the last that is said before the next mark.
    fn ends_in_bringing(&self, from: usize) -> bool {
        let end = self.end_from(self.past_enumerated(from));
        let last = (from..end).rev().find(|at| self.is_spoken(*at) && !self.is_joint(*at));
        // `den Nachbarn Bescheid sagen`
        let informs = |last: usize| {
            let said: Vec<usize> = (last.saturating_sub(1)..=last).collect();
            longest(self.tokens, &said, &self.names.beside.informs, self.names) == Some(said.len())
        };
        last.is_some_and(|at| self.is_small(at) && (self.is_in(&self.names.beside.brings, at) || informs(at)))
    }

    /// `Hausschuhe, Windeln und den Hasen mitbringen`: where the last clause of it begins, between whose commas stand only things.
    fn past_enumerated(&self, from: usize) -> usize {
        let mut at = from;
        for _ in 0..NEAR {
            match self.past_thing(at) {
                Some(end) if self.word(end) == "," => at = end + 1,
                _ => break,
            }
        }
        at
    }

    /// Where the clause ends in which the word at `at` stands.
    fn end_from(&self, at: usize) -> usize {
        (at..self.tokens.len()).find(|at| self.parts(*at)).unwrap_or(self.tokens.len())
    }

    /// `Spaghetti kochen, die isst er immer`: what is done because of somebody, who was named.
    fn is_done_for(&self, from: usize) -> bool {
        let end = self.end_from(from);
        let (back, verb, who) = (end + 1, end + 2, end + 3);
        let said = self.uncut(&(from..end));
        let does = self.is_finite(verb) || self.is_in(&self.names.sentences.finite, verb);
        self.is_to_do(said)
            && self.is_in(&self.names.sentences.backs, back)
            && does
            && self.is_in(&self.names.pronouns, who)
    }

    /// `und` or `bitte` stands at `at`.
    fn is_joint(&self, at: usize) -> bool {
        let word = self.word(at);
        !self.is_cut(at) && (self.names.turned.and.contains(word) || self.names.courtesies.holds(word))
    }

    /// `Impfpass einpacken`, `die alten Fotos und einen Stift mitnehmen`
    fn brings_from(&self, at: usize) -> bool {
        let Some(verb) = self.past_things(at) else { return false };
        let brings = self.is_in(&self.names.beside.brings, verb) && self.is_small(verb);
        let led = at.checked_sub(1).is_some_and(|before| self.holds_on(before) && !self.is_joint(before));
        brings && !led && !self.is_wished(at)
    }

    /// The word at `at` leads to what stands behind it.
    pub(super) fn holds_on(&self, at: usize) -> bool {
        let word = self.word(at);
        self.names.ways.contains(word)
            || self.names.company.holds(word)
            || self.is_leading(at)
            || self.is_in(&self.names.turned.and, at)
    }

    /// A modal verb stands before it, whose infinitive may be the one behind it: `ich soll … Kuchen mitbringen`.
    fn is_wished(&self, at: usize) -> bool {
        let from = (0..at).rev().find(|at| self.parts(*at) || self.is_in(&self.names.that, *at));
        // `dass ich dort sein muss Ausweis mitbringen`
        let clause = from.is_some_and(|from| self.is_in(&self.names.that, from));
        !clause
            && (from.unwrap_or(0)..at).any(|at| {
                let word = self.word(at);
                !self.is_cut(at)
                    && (self.names.noting.modals.holds(word) || self.names.turned.wants.contains(word))
            })
    }

    /// Past `die alten Fotos und einen Stift`.
    fn past_things(&self, from: usize) -> Option<usize> {
        let mut at = from;
        for _ in 0..NEAR {
            at = self.past_thing(at)?;
            if !self.is_in(&self.names.turned.and, at) {
                break;
            }
            at += 1;
        }
        Some(at)
    }

    /// Past `die alten Fotos`, `Impfpass`.
    fn past_thing(&self, from: usize) -> Option<usize> {
        let led = from + usize::from(self.is_leading(from));
        let brings = |at: usize| self.is_in(&self.names.beside.brings, at);
        let plain = |at: usize| self.is_thing(at) && !self.is_cut(at) && !brings(at);
        let large = self.has_large();
        let nouns = || (led..=led + ADJECTIVES).take_while(|at| plain(*at));
        let noun = match large {
            true => nouns().find(|at| self.is_upper(*at)),
            false => nouns().next(),
        };
        noun.map(|noun| noun + 1)
    }

    /// Nouns are written large.
    fn has_large(&self) -> bool {
        let within = |at: usize| self.is_upper(at) && at > 0 && self.is_spoken(at - 1);
        (0..self.tokens.len()).any(within)
    }

    /// `und den Teig mach ich vorher schon`, `und den Salat bringt Petra`: what else somebody does to a thing, said first.
    fn sees_to_from(&self, at: usize) -> bool {
        let names = self.names;
        let joined = self.is_in(&names.turned.and, at - 1) && at > self.when.end;
        if !joined || !names.what.contains(self.word(at)) || self.is_cut(at) {
            return false;
        }
        let plain =
            |at: &usize| self.is_spoken(*at) && !self.is_cut(*at) && !self.is_in(&names.turned.and, *at);
        let mut verbs = (at + 2..at + NEAR).take_while(plain).filter(|at| self.is_small(*at));
        verbs.any(|verb| {
            let own = |at: usize| self.is_in(&names.turned.speakers, at) && !self.is_cut(at);
            // `und den Kuchen, den ich backe`, `und die Frage ob ich komme`
            let opens =
                self.is_leading(verb) || self.is_hanging(verb) || names.whether.contains(self.word(verb));
            let speaker = own(verb + 1) && !opens;
            speaker || self.is_finite(verb) && self.is_person(verb + 1) && !self.is_cut(verb + 1)
        })
    }

    /// `hat mir die Silke geschrieben`
    fn tells_from(&self, at: usize) -> bool {
        let has = self.is_in(&self.names.telling.to, at) || self.is_in(&self.names.telling.tells, at);
        let mut behind = (at + 1..at + TOLD).take_while(|at| self.is_spoken(*at) && !self.is_cut(*at));
        has && self.is_small(at)
            && !self.is_open(at)
            && behind.any(|at| {
                self.is_in(&self.names.sentences.reports, at) || self.is_in(&self.names.telling.verbs, at)
            })
    }

    /// A clause that `dass` began has not come to its verb yet.
    fn is_open(&self, at: usize) -> bool {
        let from = (0..at).rev().find(|at| self.parts(*at)).map_or(0, |mark| mark + 1);
        let Some(that) = (from..at).rev().find(|at| self.is_hanging(*at) && !self.is_cut(*at)) else {
            return false;
        };
        !(that + 1..at).any(|at| !self.is_cut(at) && self.is_finite(at))
    }

    pub(super) fn is_finite(&self, at: usize) -> bool {
        let names = self.names;
        let word = self.word(at);
        let small = names.courtesies.holds(word)
            || names.noting.nots.contains(word)
            || names.sentences.otherwise.holds(word)
            || names.noting.recalls.has(word)
            || self.is_hanging(at);
        let verb = self.is_state(at) && !self.is_subject(at) || self.is_verb(at);
        !small && (verb || self.is_in(&names.sentences.lie, at) && self.is_small(at))
    }

    /// A whole sentence: `ich besorge die Karte`, `der Keller muss frei sein`, `Stirnlampe hab ich`.
    fn does_from(&self, at: usize) -> bool {
        let before = at - 1;
        let modal = || {
            self.names.noting.modals.holds(self.word(before)) || self.is_in(&self.names.telling.to, before)
        };
        // `dass die Probe ist Frau Wolf bringt …`
        let verb = self.is_finite(before) && !self.is_open(before);
        if self.is_hanging(before) || self.holds_on(before) && !self.is_joint(before) || verb && modal() {
            return false;
        }
        if self.is_subject(at) && !self.is_leading(at) {
            // `am Montag unterschreiben wir`
            let turned = before == self.when.end && self.is_small(before);
            return !turned && !verb && self.acts_next(at);
        }
        // `Frau Wolf bringt die Liste`
        if self.names.titles.contains(self.word(at)) {
            return !verb && (at + 2..at + 4).any(|at| self.is_finite(at) && !self.is_cut(at));
        }
        let Some(noun) = self.past_things(at) else { return false };
        // `den Zählerstand vom Strom brauchen wir`
        let of = self.names.of.contains(self.word(noun)) || self.names.turned.of.contains(self.word(noun));
        let verb = if of { self.past_thing(noun + 1).unwrap_or(noun) } else { noun };
        let led = self.is_leading(at);
        let subject = self.is_own(verb + 1) || self.is_subject(verb + 1);
        let lies = self.is_in(&self.names.sentences.lie, verb) && self.is_small(verb);
        let finite = self.is_finite(verb) && !self.is_cut(verb);
        // `dass er kommt und die Lampe repariert`
        let goes_on = || {
            let end = !self.is_spoken(verb + 1) || self.is_cut(verb + 1);
            end && self.is_in(&self.names.turned.and, before)
        };
        finite && (led || lies || subject) && !goes_on()
    }

    /// `ich besorge`, `wir fahren`
    fn acts_next(&self, at: usize) -> bool {
        let word = self.word(at + 1);
        let joined = self.is_in(&self.names.turned.and, at - 1);
        let form = || (self.names.turned.infinitive)(self.word(at), word).is_some();
        let both = || joined && self.names.forms.several.end(word);
        let small = self.is_small(at + 1) && !self.names.softeners.contains(word);
        let own = self.is_own(at) && small && form() && !both();
        !self.is_cut(at + 1) && (self.is_finite(at + 1) || own)
    }
}
