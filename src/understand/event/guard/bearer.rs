//! Those who bear a word of time for a name: `Noël a oublié son parapluie`, `Mittwoch heißt die Tochter`.

use crate::understand::event::lex::phrases::matched;
use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// How far from a day the book may be named whose hero is called so.
const FAR: usize = 12;

impl Reader<'_> {
    /// The day at `at` is somebody, or what somebody is called.
    pub(super) fn is_borne(&self, at: usize) -> bool {
        self.is_hero(at)
            || self.is_first_name(at)
            || self.is_name_of_time(at) && (self.is_called_so(at) || self.is_standard(at))
            || self.is(at, Sense::The) && self.is_standard(at + 1)
    }

    /// `Crusoe and Friday`, `der Diener von Crusoe, Freitag oder Xury`: one of several beside the book that tells of
    /// him.
    fn is_hero(&self, at: usize) -> bool {
        let Some(day) = self.weekday(at) else { return false };
        let before = at.wrapping_sub(1);
        let hero = |at: usize| self.is(at, Sense::Hero(day));
        // `Man Friday`, but `boiler man Friday`, `Boiler Man Friday`
        let alone = self.starts_large(before) && !self.starts_large(before.wrapping_sub(1));
        let large = alone && self.starts_large(at);
        if large && hero(before) && !self.is(before, Sense::Work) {
            return true;
        }
        let joins =
            |at: usize| self.kind(at) == Some(Kind::Comma) || self.is_any(at, &[Sense::And, Sense::Or]);
        // `Robinson und sein Freund Freitag`
        let noun = self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let his = noun && before.checked_sub(1).is_some_and(|his| self.is_possessive(his));
        let one = his || joins(before) || self.is_any(at + 1, &[Sense::And, Sense::Or]);
        let told = || (at.saturating_sub(FAR)..at + FAR).any(|at| hero(at) && self.is(at, Sense::Work));
        one && !self.is(at + 1, Sense::At) && told()
    }

    /// `nurse Sunday Adeyemi`, `the invoice from April Jones and Co`: a surname stands behind the day or month of a
    /// person who is announced, or from whom something comes; `Musik von Juli`: a month by which something is made or
    /// of which it tells.
    pub(super) fn is_full_name(&self, at: usize) -> bool {
        let word =
            |at: usize| self.lex(at).is_some_and(|lex| lex.kind == Kind::Word && lex.senses.is_empty());
        let day = self.skip(at, &[Sense::From, Sense::Of]);
        let before = day.wrapping_sub(1);
        if self.time.half_before {
            // But `ab Juli`, `von Juli an`, `von Juli auf August verschoben`.
            let by = [Sense::From, Sense::Of].iter().all(|sense| self.is(before, *sense));
            return by && !self.is(before, Sense::On) && self.month(day).is_some() && self.ends(day + 1);
        }
        let surname = || word(day + 1) && self.starts_large(day + 1);
        let titled = self.is_any(before, &[Sense::Title, Sense::Kin]) && self.weekday(day).is_some();
        // `the page of August Strindberg`, but `from June Anna works`, `the end of August Tom`
        let noun = before.wrapping_sub(1);
        let of = self.is(before, Sense::Of) && self.is_any(noun, &[Sense::Label, Sense::Work]);
        let plain = || self.lex(noun).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        let from = of && !self.is(before, Sense::In) || self.is(before, Sense::From) && plain();
        let from = from && self.month(day).is_some();
        self.time.names_lead && (titled || from) && surname()
    }

    /// A first name with what only people do behind it, who it is, or kin before it.
    fn is_first_name(&self, at: usize) -> bool {
        let known = self.word(at).is_some_and(|word| self.time.first_names.contains(&word));
        if !known {
            return false;
        }
        let before = at.wrapping_sub(1);
        let led = [Sense::The, Sense::On, Sense::At, Sense::Of, Sense::In, Sense::Until];
        let kin = self.is(before, Sense::Kin)
            && self.starts_large(at)
            && self.number(at + 1).is_none()
            && self.which(at + 1).is_none();
        // `Noël est le frère de Pascal`
        let related = || {
            let whose = self.is_any(at + 2, &[Sense::The, Sense::A]);
            self.is_copula(at + 1) && whose && self.is(at + 3, Sense::Kin)
        };
        kin || !self.is_any(before, &led) && (self.does(at + 1) || self.is_who(at) || related())
    }

    /// `a oublié`, `dice`
    fn does(&self, at: usize) -> bool {
        let Some(first) = self.lex(at).map(|lex| lex.first) else { return false };
        self.time.people_do.iter().any(|phrase| {
            let mut words = phrase.split(' ');
            let begins =
                words.next().zip(self.tokens.get(first)).is_some_and(|(word, said)| said.word() == word);
            begins && matched(self.tokens, first, &words.collect::<Vec<_>>()).is_some()
        })
    }

    /// `Domingo, el del taller,`, `Noël, le mari de Claire,`: between two commas, who that is and nothing else.
    fn is_who(&self, at: usize) -> bool {
        let comma = |at: usize| self.kind(at) == Some(Kind::Comma);
        let of = |at: usize| self.is_any(at, &[Sense::Of, Sense::OfThe]);
        let noun = |at: usize| self.skip(at, &[Sense::The]);
        // `de los del bar,`
        let theirs = |at: usize| of(at) && comma(noun(at + 1) + 1);
        let whose = |of: usize| comma(noun(of + 1) + 1) || theirs(noun(of + 1));
        let kin = self.is(at + 3, Sense::Kin) && (comma(at + 4) || of(at + 4) && whose(at + 4));
        comma(at + 1) && self.is(at + 2, Sense::The) && (kin || of(at + 3) && whose(at + 3))
    }

    /// `Mittwoch heißt die Tochter`, `Viernes se llama el loro`, `da heißt der Feuerwehrmann Montag`
    fn is_called_so(&self, at: usize) -> bool {
        let before = at.wrapping_sub(1);
        let announced = self.is_any(before, &[Sense::On, Sense::In, Sense::At, Sense::This, Sense::Next]);
        // `the cat called Sunday is the tabby`, but `the vet called Sunday`
        if self.time.names_lead {
            return self.is(before, Sense::Called) && self.starts_large(at) && self.is_copula(at + 1);
        }
        let noun = self.lex(before).is_some_and(|lex| lex.kind == Kind::Word && lex.is_plain());
        // `un rendez-vous qui s'appelle revue trimestrielle lundi`
        let who = |the: usize| !self.time.relation_after || self.is(the, Sense::The);
        let behind = noun && at > 2 && self.is(at - 3, Sense::Called) && who(at - 2) && self.bare_end(at + 1);
        // `viernes se llama al fontanero`
        let verb = self.is(at + 1, Sense::Called) && !self.is_any(at + 2, &[Sense::At, Sense::To]);
        !announced && (verb || behind)
    }

    /// `MIDI` behind a word that is not in capitals: a standard, and no time.
    fn is_standard(&self, at: usize) -> bool {
        // `RDV MIDI`, `Resto MIDI`; but `le MIDI`, `Le MIDI`
        let before = at.wrapping_sub(1);
        let large = self.starts_large(before) && !(self.opens(before) && self.is(before, Sense::The));
        let small = self.kind(before) == Some(Kind::Word) && !large && !self.is_shouted(before);
        let long = self.word(at).is_some_and(|word| word.len() > 3);
        self.time.hour_sign && long && small && self.is_shouted(at) && self.is(at, Sense::Noon)
    }

    /// A word in capitals.
    pub(crate) fn is_shouted(&self, at: usize) -> bool {
        let token = self.lex(at).and_then(|lex| self.tokens.get(lex.first));
        token.is_some_and(|token| token.said(self.text).chars().all(char::is_uppercase))
    }
}
