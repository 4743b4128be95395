//! Clauses that tell, by their shape: who or what does something, whatever that is, or why.

use std::ops::Range;

use super::joints::{is_adjective, person};
use super::reasons::wants_to_do;
use super::{List, Purpose, occasion};
use crate::understand::language::{Class, Set, proper};
use crate::understand::words::Kind;

/// No farther behind what opens a clause stands its verb: `the one from the other day was`.
const FAR: usize = 7;

/// A thing and how it is are said in no more words, with an article and a verb.
const SHORTEST: usize = 4;

/// What asks for things, wherever it stands in a clause.
const ASKS: [Set; 6] = [Set::Duties, Set::Wanters, Set::Needs, Set::Cues, Set::Adders, Set::Buyers];

/// Behind who is named, no verb: `my brother from Leeds`, `my cousin and his wife`.
const NO_VERBS: [Class; 9] = [
    Class::Prepositions,
    Class::Conjunctions,
    Class::Of,
    Class::PurposesOf,
    Class::Partitives,
    Class::Articles,
    Class::Ones,
    Class::Purposes,
    Class::Pluses,
];

impl List<'_> {
    /// Whether a range is a clause that tells something and asks for nothing: `my brother won't shut up about it`,
    /// `otherwise there'll be trouble`.
    pub(super) fn is_telling(&self, bare: &Range<usize>) -> bool {
        // `the butter is rancid` may ask for butter.
        let state = |at: usize| self.is(at, Class::Copulas) && at + SHORTEST > bare.end;
        let states = || {
            self.is(bare.start, Class::Articles)
                && (bare.start + 1..bare.end.min(bare.start + SHORTEST)).any(state)
        };
        self.tells_surely(bare)
            || self.tells_what(bare) && !states() && self.wants_nothing(bare) && self.ends_plainly(bare)
    }

    /// The same, but not of a thing alone, which may be wanted: `the tap drips`.
    pub(super) fn tells_surely(&self, bare: &Range<usize>) -> bool {
        let person = || self.acting(bare).is_some_and(|verb| self.asks_for_none(bare, verb));
        self.gives_cause(bare) || self.tells_who(bare) && self.wants_nothing(bare) || person()
    }

    /// Whether what elsewhere begins a clause that tells why is a thing, as an article stands before it or a conjunction
    /// behind, with which no clause begins: `réserver le car et …`, but `prends-le car …`, `il en faut un car …`.
    pub(super) fn is_cause_named(&self, at: usize) -> bool {
        let article = |at: usize| {
            let free = self.token(at).is_some_and(|token| !token.glued);
            // Where the verb stands last, the article also stands for a thing: `das weil`.
            free && !self.verbs_end && self.is(at, Class::Articles) && !self.is(at, Class::Ones)
        };
        self.is(at + 1, Class::Conjunctions) || at.checked_sub(1).is_some_and(article)
    }

    /// Whether a range says why: `because I can't face cooking`, `que me multan`, but not `otherwise rye`.
    pub(super) fn gives_cause(&self, bare: &Range<usize>) -> bool {
        let cause = self.any_phrase(bare.start, bare.end, Set::Causes);
        // `que voy conduciendo`
        let that = usize::from(self.is_that(bare.start));
        let mut told = bare.start + cause.max(that)..bare.end;
        // `que no le gusta a nadie`
        let no = self.any_phrase(told.start, told.start + 1, Set::Corrections);
        let adverb = self.any_phrase(told.start, told.end, Set::Adverbs).max(no);
        let left = that > 0 && self.any_phrase(told.start + adverb, told.end, Set::Removals) == 1;
        if that > 0 && adverb > 0 && (left || self.is_teller(told.start + adverb)) {
            told.start += adverb;
        }
        if told.start == bare.start || told.is_empty() {
            return false;
        }
        let contrast = self.any_phrase(bare.start, bare.end, Set::Therefores) > 0;
        let leads = [Set::LeadIns, Set::Duties, Set::Adders, Set::Buyers];
        let asked = match self.is_teller(told.start) {
            true => self.needing(told.start, told.end) > 0,
            false => leads.iter().any(|set| self.any_phrase(told.start, told.end, *set) > 0),
        };
        let near = told.start..told.end.min(told.start + FAR);
        let tells = || match cause {
            // `que mañana no funciono`
            0 => {
                let day = occasion::is_one(self, told.start) && told.len() > 2;
                (day || left || self.is_teller(told.start)) && told.len() > 1
            }
            // `because Tom used the last of it`
            _ if told.len() > 2 && person(self, told.start, told.end).is_some_and(|next| next < told.end) => {
                true
            }
            _ => near
                .clone()
                .any(|at| self.is_teller(at) && at + 1 < told.end || self.is_verb_told(at, bare.end)),
        };
        // `porque quiero hacer pan`
        let plans = || !contrast && wants_to_do(self, &told);
        let free = if contrast { self.wants_nothing(&told) } else { !asked };
        free && tells() || plans()
    }

    /// Whether somebody opens a range who does something: `he keeps asking`, `krieg ich wieder Ärger`.
    pub(super) fn tells_who(&self, bare: &Range<usize>) -> bool {
        let word = |at: usize| at < bare.end && self.kind(at) == Some(Kind::Word);
        let joined = |at: usize| self.is(at, Class::Conjunctions) || self.is_joined(at);
        let straight = self.is_teller(bare.start) && word(bare.start + 1) && !joined(bare.start + 1);
        let inverted = || {
            let verb = word(bare.start) && !self.is_capital(bare.start) && bare.len() > 2;
            let bound =
                [Class::Ties, Class::Articles, Class::Conjunctions, Class::Clauses, Class::Prepositions];
            let asks = self.is(bare.start, Class::Asks) && !self.is_verb_told(bare.start, bare.end);
            self.verbs_end
                && verb
                && self.is_teller(bare.start + 1)
                && !self.is_any(bare.start, bound)
                && !asks
        };
        // `Wanda, Wir sind Helden`
        let behind = bare.start.checked_sub(1).and_then(|before| self.kind(before));
        let named = self.capitals_tell
            && self.is_capital(bare.start)
            && !self.is_contracted(bare.start)
            && self.word(bare.start).len() > 1
            && matches!(behind, Some(Kind::Comma | Kind::Word | Kind::Dash));
        !self.is_title(bare.start) && !named && (straight || inverted())
    }

    /// Where the verb stands if somebody is named who does something: `my niece keeps going on about it`, `Jack emptied the
    /// bottle`.
    pub(super) fn acting(&self, bare: &Range<usize>) -> Option<usize> {
        let who = |at: usize| self.is(at, Class::People) && !self.is(at, Class::Tellers);
        let led = self.is(bare.start, Class::Determiners) && !self.is(bare.start, Class::Ones);
        let owned = led && who(bare.start + 1);
        let named = || person(self, bare.start, bare.end).filter(|_| !self.is(bare.start, Class::Articles));
        // `ma belle-sœur`
        let compound = led && self.is_hyphen(bare.start + 2) && who(bare.start + 3);
        let joined = || Some(bare.start + 4).filter(|_| compound);
        let owned = owned || compound;
        let mut next = joined().or(Some(bare.start + 2).filter(|_| owned)).or_else(named)?;
        // `my brother-in-law`
        while self.is_hyphen(next) && next + 1 < bare.end {
            next += 2;
        }
        let romance = self.words.lacks.is_empty();
        let article = self.is(next, Class::Articles) && !self.is(next, Class::Partitives);
        // `mon mari le boit sans sucre`
        if romance && owned && article && next + 2 < bare.end && self.beside(next + 1).is_none() {
            return Some(next + 1);
        }
        if self.is_clitic(next, bare.end) {
            return (next..bare.end).find(|at| self.is_verb_behind(*at, bare.end));
        }
        if next >= bare.end || self.kind(next) != Some(Kind::Word) || self.is_capital(next) {
            return None;
        }
        let ends = |ending: &str| self.word(next).len() > 3 && self.word(next).ends_with(ending);
        let endings = || self.words.finite_endings.iter().any(&ends);
        let told = self.is_verb_told(next, bare.end);
        // `Karen's bringing some`, `Mum's been on at me`, but `Karen's cake`
        if self.is_contracted(next - 1) {
            let been = told || self.is(next, Class::Auxiliaries);
            return Some(next).filter(|_| !self.words.pointers.is_empty() && (been || ends("ing")));
        }
        // Where a noun may stand behind who owns it, the verb shows: `my brother bikes`, `the kids swimming things`.
        let clear = if self.words.pointers.is_empty() {
            !self.is(bare.start, Class::Articles) || self.is_finite_plural(next)
        } else {
            endings()
        };
        let other = self.is_any(next, NO_VERBS)
            || self.is(next, Class::Determiners)
            || self.is(next, Class::Asks) && !told
            || self.any_phrase(next, bare.end, Set::Separators) > 0
            || is_adjective(self, next)
            || proper::name(self.word(next)).is_some();
        // `die Kinder toben`
        let finite = self.purpose == Purpose::Goods && self.is_finite_plural(next);
        let whole = next + 1 < bare.end || finite || self.words.happens.contains(self.word(next));
        // `the kids love it`
        let it = !self.words.pointers.is_empty()
            && next + 1 < bare.end
            && !self.is_any(next + 1, [Class::Articles, Class::Determiners, Class::ClosingOpens])
            && self.any_phrase(next + 1, next + 2, Set::Pronouns) == 1;
        let verb = owned && (clear || it) || told || self.has_object(next, bare);
        (whole && verb && !other).then_some(next)
    }

    /// Whether a pronoun stands at `at` before the verb: les enfants `l'`ont fini, los niños `se lo` comieron.
    pub(super) fn is_clitic(&self, at: usize, end: usize) -> bool {
        let romance = self.words.lacks.is_empty();
        let pronoun = |at: usize| {
            self.is_any(at, [Class::Articles, Class::Tellers, Class::Speakers])
                || self.any_phrase(at, at + 1, Set::Pronouns) > 0
        };
        let verb = |at: usize| at < end && self.is_verb_behind(at, end);
        romance && at < end && pronoun(at) && (verb(at + 1) || pronoun(at + 1) && verb(at + 2))
    }

    /// Whether a verb stands at `at` that may have a pronoun before it: maman la `réclame`.
    fn is_verb_behind(&self, at: usize, end: usize) -> bool {
        self.is_verb_told(at, end)
            || at + 1 == end
                && [Set::Wanters, Set::Buyers].iter().any(|set| self.any_phrase(at, end, *set) == 1)
    }

    /// Whether a small word behind who has an article is a verb, where nouns have capital letters.
    fn is_finite_plural(&self, at: usize) -> bool {
        self.verbs_end && self.capitals_tell && self.beside(at).is_none() && self.word(at).ends_with('n')
    }

    /// Whether it is told what a thing does, or of one that was said before: `the last one was delicious`, `den bringt der
    /// Uwe mit`; but not which it is, `the one he likes`, nor that it is used up.
    pub(super) fn tells_what(&self, bare: &Range<usize>) -> bool {
        let opens = [Class::Articles, Class::Determiners, Class::ClosingOpens];
        if !self.is_any(bare.start, opens)
            || self.is(bare.start, Class::Ones)
            || bare.len() < 2
            || self.is_title(bare.start)
        {
            return false;
        }
        // Where a pronoun stands between a noun and its verb, it belongs to a clause of its own in some languages.
        let clitics = self.words.lacks.is_empty();
        let within = |at: usize| {
            let that = self.is_that(at)
                || self.is_any(at, [Class::Reports, Class::Asks])
                    && !self.is_any(at, [Class::Auxiliaries, Class::Copulas]);
            that || self.kind(at) != Some(Kind::Word) && self.kind(at) != Some(Kind::Number)
                || self.is(at, Class::Conjunctions)
                || !clitics && self.is_teller(at)
        };
        // `the biscuits Dad likes` are a thing.
        let relative = |at: usize| {
            let named =
                || self.is(at, Class::People) || self.is(at, Class::Determiners) || self.is_capital(at);
            at > bare.start + 1
                && !clitics
                && !self.verbs_end
                && self.beside(at - 1).is_none()
                && named()
                && person(self, at, bare.end).is_some_and(|verb| verb < bare.end && self.is_verb_of(verb))
        };
        let near = bare.start + 1..bare.end.min(bare.start + 1 + FAR);
        let verb = |at: usize| {
            let negated = clitics
                && at > bare.start + 1
                && self.any_phrase(at, at + 1, Set::Corrections) == 1
                && self.any_phrase(at, at + 1, Set::Removers) == 1;
            let clitic =
                clitics && at > bare.start + 1 && (self.is_teller(at) || self.is_clitic(at, bare.end));
            (negated || clitic) && self.kind(at + 1) == Some(Kind::Word) && at + 1 < bare.end
                || self.is_verb_told(at, bare.end)
                || !relative(at + 1) && self.has_object(at, bare)
                || self.is_small_verb(at, bare)
        };
        let Some(at) = near.clone().find(|at| within(*at) || relative(*at) || verb(*at)) else {
            return false;
        };
        // `die Lampe im Flur spinnt`
        let placed = |at: usize| self.is(at, Class::Prepositions);
        let used = [Class::Finished, Class::Gone, Class::Ends];
        !relative(at)
            && verb(at)
            && (at + 1 < bare.end || at <= bare.start + 2 || (bare.start + 2..at).any(placed))
            && !bare.clone().any(|at| self.is_any(at, used))
    }

    /// Whether a verb stands at `at` behind a noun, and only words that carry nothing behind it: die Mieze `maunzt` schon.
    fn is_small_verb(&self, at: usize, bare: &Range<usize>) -> bool {
        at + 1 < bare.end
            && self.is_finite_ending(at)
            && (at + 1..bare.end).all(|at| self.any_phrase(at, at + 1, Set::Adverbs) == 1)
    }

    /// Whether a word at `at` may be the verb of the one who is named before it.
    fn is_verb_of(&self, at: usize) -> bool {
        let ends = |ending: &str| self.word(at).ends_with(ending);
        self.kind(at) == Some(Kind::Word)
            && !self.is_any(at, NO_VERBS)
            && (self.is_verb_told(at, at + 1) || self.words.finite_endings.iter().any(ends))
    }

    /// Whether a word at `at` has the ending of a verb and something stands behind it that a verb has: `borrowed the`,
    /// `lo trae mi hermana`.
    fn has_object(&self, at: usize, bare: &Range<usize>) -> bool {
        let word = self.word(at);
        let ending = |ending: &str| word.len() > 3 && word.ends_with(ending);
        // `drinks it`
        let it = self.is(at + 1, Class::Others) && !self.words.pointers.is_empty();
        let object = it || self.is_any(at + 1, [Class::Articles, Class::Determiners, Class::People]);
        let finite = object && self.words.finite_endings.iter().any(ending);
        // `finished them off`
        if finite
            && !self.is_any(at + 1, [Class::Articles, Class::Determiners])
            && self.words.forms.did.end(self.word(at))
        {
            return at > bare.start;
        }
        let whose = self.is(at + 1, Class::Determiners)
            && !self.is_any(at + 1, [Class::Articles, Class::Ones])
            && self.is(at + 2, Class::People);
        at > bare.start
            && at + 1 < bare.end
            && self.beside(at).is_none()
            && !self.is_capital(at)
            && !is_adjective(self, at)
            && (finite || whose && !self.is(at - 1, Class::Prepositions))
    }

    /// Whether a range names nothing that is to be had or done.
    pub(super) fn wants_nothing(&self, bare: &Range<usize>) -> bool {
        self.asks_for_none(bare, bare.end)
    }

    /// The same, where the finite verb at `verb` is no request: `my father brings the wine`.
    fn asks_for_none(&self, bare: &Range<usize>, verb: usize) -> bool {
        let asks = |at: usize| {
            // `bringt uns Kuchen`
            let us = self.is(at, Class::Speakers) && at > bare.start;
            let asked = |set: Set| {
                let count = self.any_phrase(at, bare.end, set);
                // `ton père en veut`, `ich mach Bolognese`
                let makes = matches!(set, Set::Adders | Set::Buyers)
                    && ((verb..=verb + 1).contains(&at) || self.any_phrase(at, bare.end, Set::Ways) > 0);
                let of_it = self.any_phrase(at + count, bare.end, Set::Pronouns);
                let over = matches!(set, Set::Wanters | Set::Cues) && at + count + of_it == bare.end;
                count > 0 && !over && !makes
            };
            !us && ASKS.into_iter().any(asked)
                || self.any_phrase(at, bare.end, Set::LeadIns) > 1
                || self.lacking(at, bare.end) > 0
        };
        self.purpose != Purpose::Questions && !bare.clone().any(asks)
    }

    /// Whether a range does not end with what is said around a list in several words: `is used up`.
    fn ends_plainly(&self, bare: &Range<usize>) -> bool {
        self.any_phrase_before(bare.start, bare.end, Set::LeadOuts) < 2
    }

    /// Whether the word at `at` opens a clause as the one who does something, or as its verb.
    pub(super) fn is_teller(&self, at: usize) -> bool {
        let said = || self.token(at).map_or("", |word| word.said(self.text));
        // `he'll`
        let who = || said().split_once(['\'', '’']).map(|(who, _)| who.to_lowercase());
        let contracted = || who().is_some_and(|who| self.words.tellers.contains(who.as_str()));
        self.is(at, Class::Tellers) || self.is_contracted(at) && contracted()
    }

    pub(super) fn is_that(&self, at: usize) -> bool {
        self.is(at, Class::Reports) && self.is(at, Class::Asks)
    }

    /// Whether only a clause holds the word at `at`, or the two from there on: `won't`, `broke`, `a cassé`.
    pub(super) fn is_verb_told(&self, at: usize, end: usize) -> bool {
        // `sac à dos`
        let accented = || self.token(at).is_some_and(|word| !word.said(self.text).is_ascii());
        let auxiliary = self.is(at, Class::Asks) && self.is(at, Class::Auxiliaries);
        let auxiliary = auxiliary && !self.is_that(at) && !(self.is(at, Class::Prepositions) && accented());
        // `der Chef zahlt's`
        let clitic = || self.verbs_end && self.is_contracted(at) && !self.is_capital(at);
        // `the old one's falling apart`
        let stands = || self.is(at, Class::Pointers) && self.is_contracted(at) && at + 1 < end;
        self.is(at, Class::Copulas)
            || stands()
            || auxiliary
            || self.words.happens.contains(self.word(at))
            || self.is_past(at, end)
            || clitic()
    }

    pub(super) fn is_contracted(&self, at: usize) -> bool {
        self.token(at).is_some_and(|word| word.said(self.text).contains(['\'', '’']))
    }
}
