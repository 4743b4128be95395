//! By which words a whole sentence is known.

use std::ops::Range;

use super::{Memo, SENTENCE};
use crate::understand::event::name::edges::longest;
use crate::understand::language::proper;
use crate::understand::words::ends_in;

/// Among so many of the first words of a sentence stands its noun.
const OPENING: usize = 3;

/// Among so many stands what is somebody's, before what for.
const OWNED: usize = 5;

/// Of no more words is what opens a sentence without an article.
const NOUNS: usize = 4;

impl Memo<'_, '_> {
    pub(super) fn is_article(&self, at: usize) -> bool {
        self.is_in(&self.names.noting.articles, at)
    }

    pub(super) fn is_elided(&self, at: usize) -> bool {
        self.is_short(at) && self.is_in(&self.names.sentences.elided, at)
    }

    /// A word that only sentences have stands at `at`.
    pub(super) fn tells(&self, at: usize) -> bool {
        self.tells.get(at).copied().unwrap_or_default()
    }

    /// What [`Memo::tells`] answers once it is known.
    pub(super) fn is_telling(&self, at: usize) -> bool {
        self.is_subject(at) || self.is_elided(at) || self.is_state(at)
    }

    pub(super) fn is_subject(&self, at: usize) -> bool {
        let subject = self.is_in(&self.names.sentences.subjects, at);
        // `Escalier C`
        let letter = || {
            self.word(at).len() == 1 && !self.is_spoken(at + 1) && !self.is_in(&self.names.sentences.own, at)
        };
        subject && !letter() && !self.is_back(at) && !self.is_led(at)
    }

    /// A clause hangs on what stands before the word at `at`: `that`, `when`.
    pub(super) fn is_hanging(&self, at: usize) -> bool {
        let (word, names) = (self.word(at), self.names);
        names.that.contains(word)
            || names.inquiring.contains(word)
            || names.whether.contains(word)
            || names.noting.links.contains(word) && !names.sentences.links.contains(word)
            || names.aside.hangs.contains(word)
            || names.sentences.conditions.contains(word)
    }

    /// A verb or small word that only sentences have; not in `Lunch with Will`.
    pub(super) fn is_state(&self, at: usize) -> bool {
        let state = self.is_in(&self.names.sentences.states, at) || self.is_spelt(at);
        let opens = || at.checked_sub(1).is_none_or(|before| !self.is_spoken(before));
        state && (self.is_small(at) || opens())
    }

    /// A verb by its accents: `está`.
    pub(super) fn is_spelt(&self, at: usize) -> bool {
        let spelt = &self.names.sentences.spelt;
        let said = || self.tokens.get(at).map_or("", |token| token.said(self.text));
        !spelt.is_empty() && (spelt.contains(said()) || self.ends_spelt(at))
    }

    /// `subió`, `llegaron`, but `torneo de dominó`
    fn ends_spelt(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        let said = token.said(self.text);
        let ends = |ending: &&str| said.len() > ending.len() + 2 && said.ends_with(ending);
        let before = at.checked_sub(1).map_or("", |before| self.word(before));
        let led = self.names.ways.contains(before) || self.names.noting.articles.contains(before);
        self.names.sentences.spelt_endings.iter().any(ends) && !led
    }

    /// It is written with a small letter.
    pub(super) fn is_small(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_lowercase))
    }

    /// `ignore it`: it was named before.
    fn is_back(&self, at: usize) -> bool {
        let ends = !self.is_spoken(at + 1);
        ends && self.is_in(&self.names.sentences.objects, at)
    }

    /// `dinner with us`, `lunch for six of us`
    fn is_led(&self, at: usize) -> bool {
        let before = at.checked_sub(1).map_or("", |at| self.word(at));
        // `just the boys and me`
        let joined = self.names.speaking.and.contains(before) && !self.is_spoken(at + 1);
        let names = self.names;
        joined || names.ways.contains(before) || names.of.contains(before) || names.company.holds(before)
    }

    /// `so`, `it's`: what happens follows.
    pub(super) fn leads(&self, at: usize) -> bool {
        let said = &self.names.sentences;
        // `… at four its the recital`
        let whole = !self.is_subject(at) && at.checked_sub(1).is_some_and(|before| self.is_cut(before));
        let joins = |at: usize| self.is_state(at) && self.names.copulas.holds(self.word(at));
        let presents = self.is_in(&said.presents, at) && (self.is_short(at) || joins(at + 1) || whole);
        let state = joins(at) && at > 0 && self.is_in(&said.presents, at - 1);
        self.is_in(&said.links, at) || presents || state
    }

    /// Letters of it were left out: `it's`.
    pub(super) fn is_short(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.end - token.start > token.folded.len())
    }

    /// One of the words at `said`, with another beside it, is one that only sentences have.
    pub(super) fn says_a_sentence(&self, said: &[usize]) -> bool {
        said.iter()
            .any(|at| self.tells(*at) && (self.is_spoken(at + 1) || self.is_spoken(at.wrapping_sub(1))))
    }

    /// A verb that stands behind somebody or something who does it: `Dave knows`.
    pub(super) fn is_verb(&self, at: usize) -> bool {
        let word = self.word(at);
        let turned = || ends_in(word, "t") && self.names.turned.verbs.contains(word);
        let led =
            || at.checked_sub(1).is_some_and(|at| self.is_article(at) || self.is_in(&self.names.ways, at));
        // `hole ich halt die Kinder ab`, which `hält` is not
        let plain = || {
            let plain =
                self.tokens.get(at).is_some_and(|token| token.end - token.start == token.folded.len());
            plain && self.names.turned.accented.contains(word)
        };
        (self.is_in(&self.names.sentences.finite, at) || turned()) && !led() && self.is_small(at) && !plain()
    }

    /// The clause is a sentence, or led to by what concludes: `so`.
    pub(super) fn is_whole(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        let points = self.is_in(&self.names.sentences.points, clause.start);
        points || self.says_a_sentence(said) || self.acts(said)
    }

    /// Leads to a thing or a person: `the`, `his`.
    pub(super) fn is_leading(&self, at: usize) -> bool {
        let word = self.word(at);
        self.is_article(at) || self.names.known.contains(word) || self.names.sentences.whose.contains(word)
    }

    /// A verb makes a sentence of the words at `left`.
    pub(super) fn acts(&self, left: &[usize]) -> bool {
        // `bringt die Anni mit`, `lleva meses rota`
        let first = usize::from(!self.names.telling.encloses && !self.names.what.is_empty());
        // `running costs`, but `Dave pays`
        let noun = || {
            let [who, verb] = left else { return false };
            !self.is_verb(*who) && self.is_verb(*verb) && !(self.is_somebody(*who) || self.begins(*who))
        };
        left.len() >= SENTENCE
            && (left.iter().skip(first).any(|at| self.is_verb(*at)) && !noun() || self.does(left))
    }

    /// `der Chor sucht noch Leute`: behind the noun that opens it stands what is written as a form of a verb is.
    fn does(&self, left: &[usize]) -> bool {
        if self.names.turned.articles.is_empty() || !left.first().is_some_and(|at| self.is_leading(*at)) {
            return false;
        }
        let noun = left.iter().skip(1).take(OPENING).position(|at| self.is_upper(*at));
        let Some(verb) = noun.and_then(|noun| left.get(noun + 2)) else { return false };
        let word = self.word(*verb);
        let small = self.names.turned.never.contains(word)
            || self.names.ways.contains(word)
            || self.names.company.holds(word)
            || self.names.softeners.contains(word)
            || self.names.before.holds(word)
            || self.names.after.holds(word);
        let last = left.last() == Some(verb);
        let form = self.names.forms.does.end(word) || !last;
        // `die Unterlagen liegen im Ordner`, but `die Nachbarn kommen mit`
        let lie = || {
            let sentences = &self.names.sentences;
            let comes = self.is_in(&sentences.coming, *verb);
            self.names.forms.several.end(word) && self.is_in(&sentences.lie, *verb) && !comes
        };
        lie() || form && !small && !self.is_upper(*verb) && (self.names.turned.is_form)(word)
    }

    /// `Decken liegen im Auto`, `zwei Mann reichen`, `Brot und Salz besorgt Inge`: behind what opens it without an article stands
    /// a verb; but `Unterlagen mitnehmen` is to be done.
    pub(super) fn tells_of_thing(&self, left: &[usize]) -> bool {
        if self.names.turned.articles.is_empty() {
            return false;
        }
        if self.tells_of_those(left) || self.tells_instead(left) {
            return true;
        }
        // `drei Decken`, `genug Holz`
        let small = |at: usize| {
            let word = self.word(at);
            self.is_leading(at) || self.names.ways.contains(word) || self.names.company.holds(word)
        };
        let led = matches!(left, [first, next, ..] if !self.is_upper(*first) && !small(*first) && self.is_upper(*next));
        let left = left.get(usize::from(led)..).unwrap_or_default();
        let and = |at: &usize| self.names.turned.and.contains(self.word(*at));
        let nouns = left.iter().take(NOUNS).take_while(|at| self.is_upper(**at) || and(at)).count();
        let noun = nouns.checked_sub(1).and_then(|last| left.get(last));
        let Some((verb, noun)) = left.get(nouns).zip(noun).filter(|(_, noun)| self.is_upper(**noun)) else {
            return false;
        };
        let word = self.word(*verb);
        let whole = self.is_spoken(*noun) && *verb == noun + 1;
        let does = || {
            let next = left.get(nouns + 1);
            let somebody = |at: &usize| self.is_upper(*at) || self.is_leading(*at);
            let small = self.names.turned.never.contains(word) || self.names.ways.contains(word);
            self.names.forms.does.end(word)
                && (self.names.turned.is_form)(word)
                && !small
                && next.is_some_and(somebody)
        };
        whole && (self.is_in(&self.names.sentences.lie, *verb) || does())
    }

    /// `dafür übernimmt Selma den Spätdienst`, `dazu spielt die Band`: behind what points to the name stands a verb.
    pub(super) fn tells_instead(&self, left: &[usize]) -> bool {
        let [so, verb, who, ..] = left else { return false };
        let (names, word) = (self.names, self.word(*verb));
        let points = names.comments.back.contains(self.word(*so)) && !names.pronouns.contains(self.word(*so))
            || names.comments.therefore.contains(self.word(*so));
        let small = names.turned.never.contains(word) || names.ways.contains(word) || self.is_filler(*verb);
        let form = self.is_state(*verb) || (names.turned.is_form)(word) && !small && !self.is_upper(*verb);
        let somebody =
            self.is_upper(*who) || self.is_leading(*who) || names.turned.whom.contains(self.word(*who));
        points && form && somebody && *verb == so + 1 && *who == verb + 1
    }

    /// `las bolas las pone Quique`: the article is said again for what it leads to, before a verb.
    pub(super) fn takes_up(&self, left: &[usize]) -> bool {
        let Some((first, said)) = left.split_first() else { return false };
        let again = |pair: &[usize]| {
            let [before, at] = pair else { return false };
            let led = self.names.ways.contains(self.word(*before))
                || self.is_in(&self.names.sentences.links, *before);
            self.word(*at) == self.word(*first) && !led && self.is_small(at + 1)
        };
        let shown = self.names.sentences.turns && !self.names.telling.encloses;
        shown && self.is_article(*first) && said.windows(2).take(NOUNS).any(again)
    }

    /// `die zahlen gut`, but `die neuen Schuhe`; `Anna kocht`, `Tisch reserviert`.
    fn tells_of_those(&self, left: &[usize]) -> bool {
        let [who, verb, rest @ ..] = left else { return false };
        let word = self.word(*verb);
        let does = !self.is_upper(*verb)
            && (self.names.turned.is_form)(word)
            && !self.names.turned.never.contains(word)
            && !self.names.ways.contains(word)
            && !self.names.softeners.contains(word);
        let those = || self.names.sentences.backs.contains(self.word(*who)) && self.is_article(*who);
        let alone = || {
            let done = self.names.forms.done.end(word) && self.is_upper(*who);
            rest.is_empty() && self.names.forms.does.end(word) && (done || self.is_person(*who))
        };
        // No adjective behind an article ends so: `das besorgt Jens`.
        let small = || self.names.forms.does.end(word) || !rest.iter().any(|at| self.is_upper(*at));
        does && (alone() || !rest.is_empty() && those() && small())
    }

    /// `the bank got back to me`: it tells what was before.
    pub(super) fn was(&self, left: &[usize]) -> bool {
        // `me ha escrito el perito, quiere venir`: who does it may be named there.
        let named = self.names.sentences.turns && !self.names.telling.encloses;
        !named
            && left.iter().skip(1).any(|at| {
                let said = self.tokens.get(*at).map_or("", |token| token.said(self.text));
                said.starts_with(char::is_lowercase) && self.names.sentences.past.contains(self.word(*at))
            })
    }

    /// The words at `left` say no more than how the speaker finds it: `typical`, `and no`; and behind the name, `goodness
    /// knows why`.
    pub(super) fn only_comments(&self, left: &[usize], before: bool) -> bool {
        let said = &self.names.sentences;
        if !before && (self.is_owned(left) || self.cheers(left)) {
            return true;
        }
        let (mut at, mut comments) = (0, false);
        while let Some(rest) = left.get(at..).filter(|rest| !rest.is_empty()) {
            let word = rest.first().map_or("", |at| self.word(*at));
            let cries = || longest(self.tokens, rest, &said.outcries, self.names);
            if !before && cries().is_some() && !self.hedges_who(rest) && !self.takes_along(rest) {
                return true;
            }
            if let Some(taken) = longest(self.tokens, rest, &said.comments, self.names) {
                (at, comments) = (at + taken, true);
            } else if said.links.contains(word) || self.names.hesitations.contains(word) {
                at += 1;
            } else {
                return false;
            }
        }
        comments
    }

    /// `grandpa's treat`, `my idea`: whose it is.
    pub(super) fn is_owned(&self, left: &[usize]) -> bool {
        // `it's our turn to host`
        let end = left.iter().take(OWNED).rposition(|at| self.is_in(&self.names.sentences.owned, *at));
        let led = end.and_then(|end| left.get(end + 1)).is_some_and(|at| self.is_in(&self.names.ways, *at));
        let left = end.filter(|_| led).and_then(|end| left.get(..=end)).unwrap_or(left);
        let [.., who, what] = left else { return false };
        let owner = self.is_short(*who) || self.names.noting.is_thing(self.word(*who));
        self.is_in(&self.names.sentences.owned, *what) && owner && left.len() <= OPENING + 1
    }

    /// `Go Ravens`, but `go to the bank`, `go shopping`.
    fn cheers(&self, left: &[usize]) -> bool {
        let Some((go, team)) = left.split_first() else { return false };
        let one = |at: &usize| {
            let word = self.word(*at);
            let spoken = self.is_spoken(*at) && !self.is_small(*at);
            spoken && !self.names.ways.contains(word) || self.names.sentences.teams.contains(word)
        };
        self.is_in(&self.names.sentences.cheers, *go)
            && (1..=OPENING).contains(&team.len())
            && team.iter().all(one)
    }

    /// `und nimm Lisa mit`: it says with whom.
    fn takes_along(&self, said: &[usize]) -> bool {
        let with = said.last().is_some_and(|last| self.names.company.holds(self.word(*last)));
        // `bring den Ball mit`
        let named = |at: &usize| {
            let led = at.checked_sub(1).is_some_and(|before| self.is_leading(before));
            self.is_person(*at) && (!led || self.names.noting.people.contains(self.word(*at)))
        };
        with && self.names.telling.encloses && said.iter().any(named)
    }

    /// `and keep the thing dry`: what is to be seen to besides, which is no second thing to do beside a first, a `task`.
    pub(super) fn sees_to(&self, left: &[usize], task: bool) -> bool {
        let Some((first, rest)) = left.split_first() else { return false };
        let links = self.is_in(&self.names.sentences.links, *first);
        // `and let Jo know`, but `and take Sue`
        let somebody = |at: usize| rest.get(at).is_some_and(|at| self.is_somebody(*at));
        let orders = || longest(self.tokens, rest, &self.names.sentences.orders, self.names);
        links && !task && !self.takes_along(rest) && orders().is_some_and(|taken| !somebody(taken))
    }

    /// Something is done to a thing or a person: `call the vet`, `pick up Anna`.
    pub(super) fn is_task(&self, left: &[usize]) -> bool {
        let [verb, next, rest @ ..] = left else { return false };
        let named = |at: usize| {
            let word = self.word(at);
            self.is_leading(at) || self.names.noting.people.contains(word) || proper::name(word).is_some()
        };
        let apart = || self.is_in(&self.names.put, *next) && rest.first().is_some_and(|at| named(*at));
        !named(*verb) && (named(*next) || apart())
    }
}
