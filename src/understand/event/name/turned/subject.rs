//! Who or what does something: `der Papa`, `Tante Rosa`, `die Frist für die Steuer`.

use super::{Memo, SUBJECT};
use crate::understand::event::name::joint::is_parted;
use crate::understand::language::proper;
use crate::understand::words::{Kind, Token};

/// The most words of a person's name behind the first.
const NAME: usize = 2;

impl Memo<'_, '_> {
    /// How many of the tokens behind the verb say who does it.
    pub(super) fn subject(&self, verb_at: usize, said: &[usize]) -> Option<usize> {
        let turned = self.turned();
        let large = self.has_capitals();
        let (form, first) = (self.word(verb_at), self.nth(said, 0));
        let verb = turned.verbs.contains(form) || large && (turned.is_form)(form);
        let parted = self.is_parted(verb_at, said);
        if !(verb || parted || self.is_to_become(verb_at, said)) {
            return None;
        }
        // `jemand von den Stadtwerken`, `eine vom Amt`
        let whose = self.whose(said, 1);
        let one = whose > 0 && self.names.sentences.indefinite.contains(first);
        if one || turned.somebody.contains(first) {
            return Some(1 + whose).filter(|end| *end <= said.len());
        }
        if !turned.articles.contains(first) {
            let end = self.named(form, said, large)?;
            // `Herr Krause von der Versicherung`
            let whose = self.is_title(said, 0) && !self.is_done_by(form, said, 0, end);
            let of = if whose { self.whose(said, end) } else { 0 };
            // `Frau Berger von der Kur zurück`
            let clause = said.get(..self.clause(said)).and_then(<[usize]>::last);
            let back = clause.is_some_and(|last| turned.returns.contains(self.word(*last)));
            if of > 0 && !back {
                return Some(end + of).filter(|end| *end <= said.len());
            }
            // `Peter und Maria`
            let other = said
                .get(end + 1..)
                .filter(|_| self.names.forms.several.end(form) && turned.and.contains(self.nth(said, end)));
            // `Jule und ich`
            let own = |other: &[usize]| turned.speakers.contains(self.nth(other, 0)).then_some(1);
            let more = other
                .and_then(|other| self.named(form, other, large).or_else(|| own(other)))
                .map(|more| more + 1);
            return Some(end + more.unwrap_or(0));
        }
        // `gegen die`, `essen der`
        if self.names.forms.several.end(form) && !turned.several.contains(first) {
            return None;
        }
        let noun = (1..SUBJECT).find(|at| !self.is_adjective(said, *at, large))?;
        let at = *said.get(noun)?;
        if large && !self.is_large(at) || !self.tokens.get(at)?.is_spoken() {
            return None;
        }
        // `das Repair-Café`
        let dash = |place: usize| {
            let token = said.get(place).and_then(|at| self.tokens.get(*at));
            token.is_some_and(|token| token.kind == Kind::Dash && token.glued)
        };
        let glued = |place: &usize| dash(*place) || dash(place - 1);
        let noun = noun + (noun + 1..said.len()).take_while(glued).count();
        let end = self.name_end(said, noun + 1, large);
        let end = end + if end == noun + 1 { self.called(form, said, noun, large) } else { 0 };
        let mut end = end + if self.is_done_by(form, said, noun, end) { 0 } else { self.whose(said, end) };
        // `endet die Frist für die Stelle in Linz`
        for _ in 0..SUBJECT {
            end += self.of_noun(parted || turned.happens.contains(form), said, end, large);
        }
        (end <= said.len()).then_some(end)
    }

    /// `muss die Miete überwiesen werden`, `will der Papa kochen`: the verb says that what is `said` is to be, or to be done.
    pub(super) fn is_to_become(&self, verb: usize, said: &[usize]) -> bool {
        let turned = self.turned();
        let clause = said.get(..self.clause(said)).and_then(<[usize]>::last);
        let ends = clause.is_some_and(|last| turned.becomes.contains(self.word(*last)));
        // `will der Hausmeister die Melder prüfen`
        let does = || {
            let small = |last: &&usize| !self.is_large(**last);
            let infinitive =
                |last: &usize| self.names.verb_endings.iter().any(|end| self.word(*last).ends_with(end));
            self.has_capitals() && clause.filter(small).is_some_and(infinitive)
        };
        let wants = turned.wants.contains(self.word(verb));
        (ends || does()) && (wants || self.names.noting.modals.holds(self.word(verb)))
    }

    /// `geht die Miete ab`: the verb, which else only joins a name to its time, has its other part at the end of the clause.
    pub(super) fn is_parted(&self, verb: usize, said: &[usize]) -> bool {
        let last = said.get(..self.clause(said)).and_then(<[usize]>::last);
        last.is_some_and(|last| is_parted(self.word(verb), self.word(*last), self.names))
    }

    /// `von der Tante` at `of` in `wird Mats von der Tante abgeholt`, of somebody at `place`: who it is done by, and not
    /// whose that is. `von seinem Onkel` is so, whoever it is.
    fn is_done_by(&self, form: &str, said: &[usize], place: usize, of: usize) -> bool {
        let (names, who) = (self.names, self.nth(said, place));
        let clause = said.get(..self.clause(said)).and_then(<[usize]>::last);
        // The verb may end the clause itself: `abgeholt wird`.
        let last = clause.is_some_and(|last| (self.turned().is_done_to)(form, self.word(*last)));
        let person = || {
            let lists = [&names.noting.people, &names.speaking.people, &self.turned().many];
            lists.iter().any(|list| list.contains(who)) || proper::name(who).is_some()
        };
        last && (person() || names.settling.his.contains(self.nth(said, of + 1)))
    }

    /// `von der Versicherung` at `at`, of `der Mann von der Versicherung`: how many of the tokens say whose somebody is.
    fn whose(&self, said: &[usize], at: usize) -> usize {
        let whose = self.turned().of.contains(self.nth(said, at));
        let led = whose && self.turned().whose.contains(self.nth(said, at + 1));
        let first = at + 1 + usize::from(led);
        let place = |place: usize| said.get(place).copied();
        let whole = |at: usize| place(at).is_some_and(|next| at > 0 && place(at - 1) == next.checked_sub(1));
        let large =
            |at: usize| whole(at) && place(at).is_some_and(|at| self.is_large(at) || !self.has_capitals());
        // `vom Roten Kreuz`, `vom neuen Pflegedienst`
        let adjective = self.nth(said, first).strip_suffix("en");
        let adjective =
            adjective.is_some_and(|stem| self.turned().adjectives.contains(stem)) && large(first + 1);
        // `von Firma Lüders`, `von Tante Gerda`
        let bearer = [&self.turned().bearers, &self.turned().folk];
        let bearer = !led && bearer.iter().all(|list| list.contains(self.nth(said, first)));
        let named = (bearer || self.is_title(said, first)) && large(first + 1) && self.has_capitals();
        let end = 2 + usize::from(led) + usize::from(adjective || named);
        // `der Zug von Gleis 4`
        let number = |place: usize| {
            let token = said.get(place).and_then(|at| self.tokens.get(*at));
            let whole = said.get(place - 1).zip(said.get(place)).is_some_and(|(a, b)| a + 1 == *b);
            let next = self.nth(said, place + 1);
            // `der Mann von Siemens 3 Kisten`
            let ends =
                next.is_empty() || self.names.ways.contains(next) || self.turned().prefixes.contains(next);
            whole && ends && token.is_some_and(|token| token.kind == Kind::Number)
        };
        if whose { end + usize::from(number(at + end)) } else { 0 }
    }

    /// `Sonnenschein` in `bleibt die Kita Sonnenschein zu`: how many of the tokens behind a noun at `noun` say how it is
    /// called, where the verb `form` has nothing else that they could be.
    fn called(&self, form: &str, said: &[usize], noun: usize, large: bool) -> usize {
        let turned = self.turned();
        let bearer = self.nth(said, noun);
        let kind = turned.bearers.iter().any(|known| bearer.ends_with(known));
        let at = |place: usize| said.get(place).and_then(|at| self.tokens.get(*at));
        let whole = |place: usize| said.get(place - 1).zip(said.get(place)).is_some_and(|(a, b)| a + 1 == *b);
        let capital = |place: usize| whole(place) && said.get(place).is_some_and(|at| self.is_large(*at));
        if !large {
            // `kommt die firma müller wegen …`
            let small = |place: usize| self.names.ways.contains(self.nth(said, place));
            let named = kind && whole(noun + 1) && !small(noun + 1) && small(noun + 2);
            return usize::from(named && turned.stays.contains(form));
        }
        // `die Klasse 3b`
        if kind && whole(noun + 1) && at(noun + 1).is_some_and(|token| token.kind == Kind::Number) {
            return 1 + usize::from(
                at(noun + 2).is_some_and(|letter| letter.glued && letter.folded.len() == 1),
            );
        }
        // `die Praxis Dr. Lang`
        let titled = self.names.titles.contains(self.nth(said, noun + 1));
        let point = usize::from(titled && at(noun + 2).is_some_and(|point| !point.is_spoken()));
        let first = noun + 1 + usize::from(titled) + point;
        let end = first + (first..first + NAME).take_while(|place| capital(*place)).count();
        let last = self.nth(said, end + self.clause(said.get(end..).unwrap_or_default()) - 1);
        let alone =
            turned.stays.contains(form) || self.names.telling.to.contains(form) && turned.shut.contains(last);
        let other =
            turned.articles.contains(self.nth(said, end)) || turned.whose.contains(self.nth(said, end));
        if kind && end > first && (alone || other) { end - noun - 1 } else { 0 }
    }

    /// `fürs Bafög` in `endet die Frist fürs Bafög`: how many of the tokens behind a noun, which ends at `at`, are of it
    /// where its verb says no more of it than that it `happens`, begins or is over.
    fn of_noun(&self, happens: bool, said: &[usize], at: usize, large: bool) -> usize {
        let whole = at.checked_sub(1).and_then(|last| Some(said.get(last)? + 1 == *said.get(at)?));
        if !happens || !self.turned().for_what.contains(self.nth(said, at)) || whole != Some(true) {
            return 0;
        }
        self.of(said, at, large)
    }

    /// How many of the tokens from `at` on lead to a noun and are it: `für die Steuer`.
    pub(super) fn of(&self, said: &[usize], at: usize, large: bool) -> usize {
        let turned = self.turned();
        let led =
            turned.whose.contains(self.nth(said, at + 1)) || turned.articles.contains(self.nth(said, at + 1));
        let noun = at + 1 + usize::from(led);
        let noun = (noun..noun + SUBJECT).find(|at| !self.is_adjective(said, *at, large)).unwrap_or(noun);
        let word = said.get(noun).and_then(|at| self.tokens.get(*at)).is_some_and(Token::is_spoken);
        if word { noun + 1 - at } else { 0 }
    }

    /// `Tante Rosa`, `Lena`, `Rapid`: how many of the tokens are a name.
    fn named(&self, form: &str, said: &[usize], large: bool) -> Option<usize> {
        let first = *said.first()?;
        let person =
            self.is_title(said, 0) || proper::name(self.word(first)).is_some() || self.is_owner(said);
        let named = if large { self.is_large(first) } else { person };
        if !named {
            return None;
        }
        // `Omas Reisebus`; `kommt Zachs Bus`, of whom nothing is known, where the verb has nothing else that it could be.
        let unknown = || {
            let word = self.nth(said, 0);
            large && word.ends_with('s') && proper::name(word).is_none() && self.turned().stays.contains(form)
        };
        let thing = (self.is_owner(said) || unknown()) && self.is_owned(said, 1, large);
        Some(if thing { 2 } else { self.name_end(said, 1, large) })
    }

    /// `Tims`, `Omas`: the first of the tokens says whose something is.
    fn is_owner(&self, said: &[usize]) -> bool {
        let word = self.nth(said, 0);
        let whose = |who: &str| self.names.noting.people.contains(who) || proper::name(who) == Some(who);
        proper::name(word) != Some(word) && word.strip_suffix('s').is_some_and(whose)
    }

    /// The token at `place` may be what somebody has.
    fn is_owned(&self, said: &[usize], place: usize, large: bool) -> bool {
        let Some(at) = said.get(place).copied() else { return false };
        let word = self.word(at);
        let small = self.names.ways.contains(word)
            || self.names.company.holds(word)
            || self.turned().articles.contains(word)
            || self.turned().joints.contains(word)
            || self.turned().prefixes.contains(word);
        let whole = said.get(place - 1).is_some_and(|before| before + 1 == at);
        whole
            && self.tokens.get(at).is_some_and(Token::is_spoken)
            && if large { self.is_large(at) } else { !small }
    }

    fn is_title(&self, said: &[usize], place: usize) -> bool {
        let word = self.nth(said, place);
        self.names.titles.contains(word) || self.names.noting.people.contains(word)
    }

    /// `Huber` behind `der Herr`, `Rosa` behind `Tante`, `Franz` behind `der Nachbar`: where the person's name ends whose words stand before `from`.
    fn name_end(&self, said: &[usize], from: usize, large: bool) -> usize {
        let name = |place: &usize| {
            let Some(at) = said.get(*place).copied() else { return false };
            let small = self.names.ways.contains(self.word(at)) || self.names.company.holds(self.word(at));
            let title = !small && self.names.titles.contains(self.nth(said, place - 1));
            let called =
                self.is_title(said, place - 1) || self.turned().folk.contains(self.nth(said, place - 1));
            let person = called && proper::name(self.word(at)).is_some();
            let word = self.tokens.get(at).is_some_and(|token| token.kind == Kind::Word);
            word && (title || person) && (!large || self.is_large(at))
        };
        from + (from..from + NAME).take_while(name).count()
    }
}
