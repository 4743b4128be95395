//! Whether the clause that is left without talk shows that what it says is what happens, however little that is.

use std::ops::Range;

use super::talk::{CRY, LONG};
use super::what::Home;
use super::{Memo, SENTENCE};

impl Memo<'_, '_> {
    /// `and the survey is …`, `it's the survey`, `…, so survey`, `because of my back, osteopath`
    pub(super) fn is_sure(&self, clauses: &[Range<usize>], talk: &[bool], home: &Home) -> bool {
        let names = self.names;
        let Some(says_what) = clauses.get(home.at) else { return false };
        let opened = clauses.first().map_or("", |clause| self.word(clause.start));
        let named_at = says_what.clone().find(|at| !self.leads(*at)).unwrap_or(says_what.start);
        self.opens && self.is_article(named_at)
            || names.sentences.points.contains(self.word(says_what.start))
            || names.sentences.breaks.contains(opened)
            || self.opens && self.speaks(says_what) && self.left(says_what).len() >= SENTENCE
            || self.is_reported(says_what) && self.is_to_be_done(says_what)
            || self.is_behind_talk(clauses, talk, home)
    }

    /// The talk before the clause names nothing that may belong to it.
    fn is_behind_talk(&self, clauses: &[Range<usize>], talk: &[bool], home: &Home) -> bool {
        let before = || {
            let all = clauses.iter().zip(talk).enumerate().take(home.at);
            all.filter(|(_, (_, talk))| **talk).map(|(at, (clause, _))| (at, clause))
        };
        if before().all(|(_, clause)| self.is_empty(clause)) {
            return true;
        }
        // `El coche está en el taller, recogerlo …`
        let what = clauses.get(home.at).map(|clause| self.left(clause)).unwrap_or_default();
        let back = |at: &usize| self.names.forms.back.end(self.word(*at));
        // `Le club organise un tournoi, inscription …`
        let part = |at: &usize| !self.is_spoken(*at) || self.is_in(&self.names.sentences.parts, *at);
        if what.iter().any(back) || what.iter().all(part) {
            return false;
        }
        let sentence = self.first_of_its_sentence(clauses, home.at);
        let told = |(at, clause): (usize, &Range<usize>)| self.tells_of_things(clause, at < sentence);
        let small = |clause: &Range<usize>| self.is_empty(clause) || self.is_cry(clause);
        home.at + 1 >= home.timed.start
            && before().any(told)
            && before().all(|(at, clause)| small(clause) || told((at, clause)))
    }

    /// `never mind the weather, …`, `bottom line, …`
    fn is_empty(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        // `sorry about Jo's dad, funeral …`; where all nouns are large, only who is known by name is somebody.
        let nouns = self.names.telling.encloses;
        let condition = self.is_in(&self.names.sentences.conditions, clause.start);
        let somebody =
            |at: &usize| if nouns && !condition { self.is_named(*at) } else { self.is_somebody(*at) };
        self.left(clause).is_empty()
            || self.only_comments(said, true)
            || self.is_forgotten(said)
            || self.is_lest(clause)
            || self.prefaces(said) && !said.iter().any(somebody)
    }

    /// `sie vergisst es sonst`: it says only why the memo is wanted.
    fn is_forgotten(&self, said: &[usize]) -> bool {
        let sentences = &self.names.sentences;
        let noted = |at: &usize| self.is_in(&sentences.objects, *at) || self.is_in(&sentences.backs, *at);
        let small = |at: &usize| noted(at) || self.tells(*at) || self.is_in(&self.names.softeners, *at);
        let forgets = |at: &usize| self.names.noting.recalls.has(self.word(*at));
        let otherwise = |at: &usize| sentences.otherwise.holds(self.word(*at));
        said.iter().any(forgets)
            && said.iter().any(otherwise)
            && said.iter().all(|at| forgets(at) || otherwise(at) || small(at))
    }

    /// `le chef a trouvé une salle`, `the kids need some exercise`: a sentence that names nobody, and is no plan of the
    /// speaker's. In German it stands `apart` from the sentence of what happens.
    fn tells_of_things(&self, clause: &Range<usize>, apart: bool) -> bool {
        let names = self.names;
        let said = self.uncut(clause);
        let Some(first) = said.first().copied() else { return false };
        // `Dad's bandage came off in the shower`, but `Dad's got a scan`
        let past = |at: &usize| {
            let did = names.forms.did.end(self.word(*at)) && self.is_small(*at) && self.is_verb(*at);
            self.is_in(&names.sentences.past, *at) || did
        };
        let owned = self.is_short(first) && !self.is_elided(first) && said.iter().skip(2).any(past);
        let shown = self.is_leading(first) || self.is_subject(first) || self.is_state(first) || owned;
        let opens = match names.telling.encloses {
            // `mein Knie ist wieder dick, Orthopäde`
            true if !apart => {
                let is = |at: &usize| self.is_in(&names.sentences.is, *at);
                self.is_in(&names.sentences.whose, first) && said.iter().any(is)
            }
            true => !self.is_in(&names.sentences.conditions, first),
            false => shown,
        };
        let needed = self.is_article(first) && self.is_needed(said);
        let whole = needed || self.says_a_sentence(said) || self.acts(said) || self.is_thing_so(said);
        let own = |at: &usize| self.is_own(*at) || names.noting.own.contains(self.word(*at));
        let number = |at: &usize| {
            let number = self.tokens.get(*at).is_some_and(|token| token.number.is_some());
            number && !self.is_in(&names.sentences.indefinite, *at)
        };
        let another = |at: &usize| number(at) || !needed && (self.is_named(*at) || own(at));
        opens
            && whole
            && said.iter().filter(|at| self.is_spoken(**at)).count() >= LONG
            && !said.iter().skip(usize::from(owned)).any(another)
    }

    /// A person is named at `at`, written large where nouns are: `links` is no name.
    fn is_named(&self, at: usize) -> bool {
        self.is_person(at) && (!self.names.telling.encloses || self.is_upper(at))
    }

    /// So little that it says nothing beside a sentence: `pero bueno`.
    fn is_cry(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        said.len() <= CRY && !said.iter().any(|at| self.is_named(*at))
    }
}
