//! What a sentence leads to before its colon, or behind it: `ich hab meinen Impftermin endlich: 21. Juli`, `die Zusage ist da:
//! Vorstellungsgespräch am Montag`.

use std::ops::Range;

use super::{AtHome, Memo, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::talk::says_what;
use crate::understand::words::Kind;

/// Among so many of the first words stands who has to be there.
const SOMEBODY: usize = 3;

impl Memo<'_, '_> {
    /// The memo without what leads to what the speaker has, or to what the clause with the time names.
    pub(super) fn headed(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        let timed = |clause: &Range<usize>| clause.start < self.when.end && self.when.start < clause.end;
        let first = clauses.iter().position(timed)?;
        if !self.names.telling.encloses {
            return self.gained(clauses, first);
        }
        let (before, clause) = (clauses.get(first.checked_sub(1)?)?, clauses.get(first)?);
        let colon = self.tokens.get(before.end).is_some_and(|mark| mark.kind == Kind::Colon);
        if !colon || before.end + 1 != clause.start {
            return None;
        }
        let said = self.uncut(before);
        let opens = said.iter().position(|at| !self.is_filler(*at))?;
        let [who, verb, ..] = said.get(opens..)? else { return None };
        let mut cut = self.cut.to_vec();
        if self.is_own(*who) && self.is_in(&self.names.sentences.past, *verb) {
            let article = said.iter().copied().find(|at| at > verb && self.is_in(&self.names.what, *at))?;
            let end = self.past_noun(article + 1, said.iter().any(|at| self.is_upper(*at) && at > who))?;
            mark(&mut cut, 0..article + 1);
            mark(&mut cut, end..before.end);
        } else if self.says_a_sentence(said) && self.is_leading(*who) && self.names_it(clause) {
            mark(&mut cut, 0..clause.start);
        } else if let Some(needed) = self.needs_somebody(clauses.get(first..)?) {
            mark(&mut cut, needed.start - 1..needed.end);
        } else {
            return None;
        }
        Some(AtHome { cut, sure: true, ahead: None })
    }

    /// `j'ai décroché un entretien ! Mercredi à 14h, troisième étage`: the memo without what says that the speaker got what it
    /// names, where the sentence with the time, which is the clause `at`, begins with it.
    fn gained(&self, clauses: &[Range<usize>], at: usize) -> Option<AtHome> {
        let (names, gains) = (self.names, &self.names.sentences.gains);
        let (told, clause) = (clauses.get(at.checked_sub(1)?)?, clauses.get(at)?);
        let ends = self
            .tokens
            .get(told.end)
            .is_some_and(|mark| matches!(mark.kind, Kind::SentenceEnd | Kind::Colon) && mark.word() != "?");
        if gains.is_empty() || !ends || told.end + 1 != clause.start || !self.is_cut(clause.start) {
            return None;
        }
        let said = self.uncut(told);
        let opens = (0..said.len()).find(|at| said.get(*at).is_some_and(|at| !self.is_filler(*at)))?;
        let taken = opens + longest(self.tokens, said.get(opens..)?, gains, names)?;
        // `j'ai pris rendez-vous`, but `j'ai pris froid`
        let slot = said.get(taken - 1).is_some_and(|at| self.is_in(&names.sentences.slots, *at));
        let taken = taken - usize::from(slot);
        let thing = said.get(taken..).filter(|thing| !thing.is_empty())?;
        let first = *thing.first()?;
        // `j'ai trouvé les clés`, `j'ai reçu un message de l'école`
        let known = self.is_article(first) || self.is_in(&names.sentences.whose, first);
        let messaged = longest(self.tokens, said, &names.speaking.phoned, names).is_some();
        let whole = thing.len() > 1 && told.end - first == thing.len() && !self.says_a_sentence(thing);
        if known || messaged || !whole || !says_what(self.tokens, thing, names) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..first + usize::from(self.is_in(&names.sentences.indefinite, first)));
        // `j'ai pris rendez-vous chez le coiffeur ! Samedi à 11h avec Léa`
        let next = self.uncut(clause).first().map_or("", |at| self.word(*at));
        let goes_on = names.ways.contains(next) || names.company.holds(next);
        mark(&mut cut, told.end..told.end + usize::from(goes_on));
        Some(AtHome { cut, sure: true, ahead: None })
    }

    /// `der Kaminkehrer hat geschrieben: Montag um acht, jemand muss daheim sein`: the first clause of them that says more than
    /// a time, if it only says that somebody has to be there.
    fn needs_somebody(&self, clauses: &[Range<usize>]) -> Option<Range<usize>> {
        let clause = clauses.iter().find(|clause| !self.uncut(clause).is_empty())?;
        let opening = self.uncut(clause).get(..SOMEBODY)?;
        let somebody = opening.iter().any(|at| self.is_in(&self.names.turned.somebody, *at));
        let modal = opening.iter().any(|at| self.names.noting.modals.holds(self.word(*at)));
        (somebody && modal && clause.start > 0).then(|| clause.clone())
    }
}
