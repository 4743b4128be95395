//! Hours with a sign that may be lengths, and are hours by who said them or where: `on a dit cinq heures devant le
//! cinéma`, `Luc m'a proposé cinq heures`, `cinq heures chez Paul`.

use crate::understand::event::reader::Reader;
use crate::understand::language::Sense;
use crate::understand::words::Kind;

/// So far before `c'est` it may be named what is held then.
const FAR: usize = 8;

/// No more words stand behind `chez` where an hour opens the memo.
const HOST: usize = 2;

impl Reader<'_> {
    /// The number at `at` with the sign behind it is an hour that was settled.
    pub(super) fn is_settled_hour(&self, at: usize) -> bool {
        let granting = &self.time.granting;
        let hour =
            self.number(at).is_some_and(|n| !n.ordinal && n.digits == 0 && (1..=12).contains(&n.value));
        if granting.said.is_empty() || !hour || !self.is(at + 1, Sense::OClock) {
            return false;
        }
        let behind = at + 2;
        let word = |at: usize| self.word(at).unwrap_or_default();
        let ends = !matches!(self.kind(behind), Some(Kind::Word | Kind::Number | Kind::Dash));
        // `à la librairie`, but `à pied`
        let at_the =
            self.is(behind, Sense::At) && self.is(behind, Sense::To) && self.is(behind + 1, Sense::The);
        // `on a dit deux heures pour le gigot`
        let host = granting.goals.contains(word(behind)) && !self.is(behind, Sense::For);
        let place = at_the || host || granting.places.contains(word(behind));
        let opens = self.opens_anew(at) && granting.host.contains(word(behind)) && self.ends_near(behind + 1);
        let Some(before) = at.checked_sub(1).filter(|_| !opens) else { return opens };
        let helped =
            || before.checked_sub(1).filter(|has| self.is_helper(*has)).and_then(|has| has.checked_sub(1));
        // `on a dit`
        let own = |who: usize| granting.ours.contains(word(who));
        let said = (ends || place) && granting.said.contains(word(before)) && helped().is_some_and(own);
        let whom = |who: usize| granting.whom.contains(word(who));
        let offered = ends && granting.offered.contains(word(before)) && helped().is_some_and(whom);
        // `n'avait plus que neuf heures samedi`
        let left = || {
            let than = self.is(before, Sense::Like) && granting.more.contains(word(before.wrapping_sub(1)));
            than && (self.weekday(behind).is_some() || self.day_away(behind).is_some())
        };
        let seen = || ends && self.opens_anew(before) && granting.seers.contains(word(before));
        // `le club de lecture c'est six heures à la librairie`
        let is = || {
            let it = before
                .checked_sub(1)
                .filter(|it| place && granting.it.contains(word(*it)) && self.is_copula(before));
            it.is_some_and(|it| (it.saturating_sub(FAR)..it).any(|at| self.is_held_or_comes(at)))
        };
        said || offered || left() || seen() || is()
    }

    /// No more follows than names somebody.
    fn ends_near(&self, at: usize) -> bool {
        let word = |at: &usize| self.kind(*at) == Some(Kind::Word);
        let said = (at..at + HOST + 1).take_while(word).count();
        let mark = self.kind(at + said) == Some(Kind::SentenceEnd);
        (1..=HOST).contains(&said) && self.ends(at + said + usize::from(mark))
    }
}
