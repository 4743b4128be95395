//! What a language says in another order than a calendar: behind a time, the verb stands before who does it, `am Montag holt
//! der Papa die Kinder ab`, and what the speaker does is written as a thing to do, `Kinder abholen`.

use std::borrow::Cow;

use super::Told;
use super::edges::{longest, opening, without_first, without_marks};
use super::noting::noting;
use super::parting::parts_time_from_verb;
use crate::understand::language::{Names, Turned, proper};
use crate::understand::words::{Kind, Token, fold};

/// The most words of who does it.
const SUBJECT: usize = 6;

/// The most words of something that is said before what is done to it.
const FRONTED: usize = 8;

/// The most words of a person's name behind the first.
const NAME: usize = 2;

/// Among so many beginnings of a sentence it stands.
const LOOKS: usize = 4;

/// No more words and marks than this say who told it.
const TELLING: usize = 9;

/// A part of a verb has at least so many letters, and the rest of it more, where it is known by nothing else.
const LONG: usize = 3;

/// A memo in the order of a calendar.
pub(super) struct Straight<'t> {
    pub(super) tokens: Vec<Token<'t>>,
    pub(super) cut: Vec<bool>,
    /// Where each token stands in the memo.
    pub(super) origins: Vec<usize>,
    /// The tokens that are written otherwise than they were said, and how.
    pub(super) written: Vec<(usize, String)>,
}

/// The memo in the order of a calendar, if that is another one.
pub(super) fn straightened<'t>(
    text: &str,
    tokens: &[Token<'t>],
    cut: &[bool],
    told: Told,
    names: &Names,
) -> Option<Straight<'t>> {
    if names.turned.articles.is_empty() || told == Told::Untimed {
        return None;
    }
    let memo = Memo { text, tokens, cut, names };
    let uncut: Vec<usize> = (0..tokens.len()).filter(|at| !memo.is_cut(*at)).collect();
    if let Some(straight) = memo.to_be_done(&uncut) {
        return Some(straight);
    }
    if let Some(straight) = memo.fronted(&uncut).filter(|_| told == Told::Ahead) {
        return Some(straight);
    }
    let begins = |place: &usize| uncut.get(*place).is_some_and(|at| memo.begins(*at));
    (0..uncut.len()).filter(begins).take(LOOKS).find_map(|from| {
        let rest = uncut.get(from..).filter(|_| memo.is_noise(uncut.get(..from).unwrap_or_default()))?;
        let ahead = told == Told::Ahead;
        let speaker = ahead.then(|| memo.done_by_speaker(rest)).flatten();
        speaker.or_else(|| memo.done_by_another(rest)).or_else(|| memo.does_in_clause(rest))
    })
}

/// `Neuer Herd` for `der neue Herd`: how the adjectives are written that lost the article before the name.
pub(super) fn without_article(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    names: &Names,
) -> Vec<(usize, String)> {
    let memo = Memo { text, tokens, cut: &[], names };
    let article = kept.first().and_then(|first| first.checked_sub(1)).map_or("", |at| memo.word(at));
    let large = memo.has_capitals();
    if let Some(whole) = memo.somebody_by_adjective(kept, large) {
        return vec![whole];
    }
    let adjectives = (0..SUBJECT).take_while(|place| memo.is_adjective(kept, *place, large));
    let strong = |at: usize| {
        let said = tokens.get(at)?.said(text);
        (names.turned.strong)(article, said).map(|written| (at, written))
    };
    adjectives.filter_map(|place| strong(*kept.get(place)?)).collect()
}

struct Memo<'m, 't> {
    text: &'m str,
    tokens: &'m [Token<'t>],
    cut: &'m [bool],
    names: &'m Names,
}

impl<'m, 't> Memo<'m, 't> {
    fn turned(&self) -> &'m Turned {
        &self.names.turned
    }

    fn is_cut(&self, at: usize) -> bool {
        self.cut.get(at).copied().unwrap_or_default()
    }

    fn word(&self, at: usize) -> &'m str {
        self.tokens.get(at).map_or("", Token::word)
    }

    fn nth(&self, rest: &[usize], place: usize) -> &'m str {
        rest.get(place).map_or("", |at| self.word(*at))
    }

    fn is_large(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }

    /// Whoever wrote the memo down wrote nouns large.
    fn has_capitals(&self) -> bool {
        let sentence = |at: usize| {
            let before = at.checked_sub(1).and_then(|before| self.tokens.get(before));
            before.is_none_or(|before| !before.is_spoken())
        };
        (0..self.tokens.len()).any(|at| self.is_large(at) && !sentence(at))
    }

    /// `der Kleine` of `der Kleine hat Geburtstag`: the first word, and how it is written with the article that it lost, where
    /// it is an adjective that stands for somebody.
    fn somebody_by_adjective(&self, kept: &[usize], large: bool) -> Option<(usize, String)> {
        let first = *kept.first()?;
        if !self.turned().nominal.has(self.tokens.get(first)?) {
            return None;
        }
        let the = first.checked_sub(1)?;
        let next = kept.get(1).copied();
        let verb = |at: usize| {
            let said = self.word(at);
            self.names.comments.states.contains(said) || self.turned().verbs.contains(said)
        };
        let noun = |at: usize| at == first + 1 && self.is_large(at);
        let stands = match large {
            true => self.is_large(first) && !next.is_some_and(noun),
            false => next.is_some_and(verb),
        };
        let whole = stands && self.turned().of_somebody.contains(self.word(the)) && !self.is_cut(the);
        let said = |at: usize| self.tokens.get(at).map(|token| token.said(self.text));
        whole.then(|| said(the).zip(said(first))).flatten().map(|(the, who)| (first, format!("{the} {who}")))
    }

    /// A sentence may begin at `at`: behind a time, or with the speaker.
    fn begins(&self, at: usize) -> bool {
        let behind = self.is_behind_time(at);
        let spoken = self.tokens.get(at).is_some_and(Token::is_spoken);
        // `also hole ich die Kinder ab`
        let concludes = || {
            let so = at.checked_sub(1).is_some_and(|so| self.names.sentences.points.contains(self.word(so)));
            so && self.turned().speakers.contains(self.word(at + 1))
        };
        spoken
            && (concludes() || behind || self.is_clause(at) || self.turned().speakers.contains(self.word(at)))
    }

    /// A time ends before it, `am Sonntag, dem 29. März, fährt …` with its comma.
    fn is_behind_time(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| {
            self.is_cut(before) || parts_time_from_verb(self.tokens, self.cut, before, self.names)
        })
    }

    /// `dass` stands before it, or before the time before it, or `ob` did.
    fn is_clause(&self, at: usize) -> bool {
        if self.is_asked(at) {
            return true;
        }
        let before = (0..at).rev().find(|before| !self.is_cut(*before));
        before.is_some_and(|that| self.names.that.contains(self.word(that)))
    }

    /// `ob`, which was cut out with who asks it, stands before it.
    fn is_asked(&self, at: usize) -> bool {
        let whether = &self.names.settling.whether;
        at.checked_sub(1).is_some_and(|before| self.is_cut(before) && whether.contains(self.word(before)))
    }

    fn is_noise(&self, said: &[usize]) -> bool {
        let mut left = without_marks(self.tokens, said);
        while let Some((first, rest)) = left.split_first() {
            let noise = self.names.hesitations.contains(self.word(*first));
            let opened = opening(self.tokens, left, self.names).unwrap_or(0);
            let next = if noise { rest } else { without_first(self.tokens, left, opened) };
            if next.len() == left.len() {
                return self.is_told(left);
            }
            left = without_marks(self.tokens, next);
        }
        true
    }

    /// `Mama sagt, dass`, `mein Chef will dass`: only who told or wants what follows, with nothing cut out of it.
    fn is_told(&self, said: &[usize]) -> bool {
        let spoken = |at: &&usize| self.tokens.get(**at).is_some_and(Token::is_spoken);
        let mut words = said.iter().rev().filter(spoken).map(|at| self.word(*at));
        let telling = &self.names.telling;
        let that = words.next().is_some_and(|that| self.names.that.contains(that));
        let tells = words.next().is_some_and(|verb| {
            let mut helped = || telling.verbs.contains(verb) && words.any(|word| telling.to.contains(word));
            telling.tells.contains(verb) || self.turned().wants.contains(verb) || helped()
        });
        let whole = said.first().zip(said.last()).is_some_and(|(first, last)| last + 1 - first == said.len());
        that && tells && whole && said.len() <= TELLING
    }

    /// How many of the tokens of `rest` stand before the next mark.
    fn clause(&self, rest: &[usize]) -> usize {
        const MARKS: [Kind; 6] =
            [Kind::Comma, Kind::Semicolon, Kind::Colon, Kind::SentenceEnd, Kind::Dot, Kind::LineBreak];
        // `zu Dr. Lenz`
        let titled = |at: usize| at > 0 && self.names.titles.contains(self.word(at - 1));
        let ends = |at: usize| {
            let mark = self.tokens.get(at).is_none_or(|token| MARKS.contains(&token.kind));
            mark && !(self.word(at) == "." && titled(at))
        };
        rest.iter().take_while(|at| !ends(**at)).count()
    }

    /// `am Montag hole ich die Kinder ab`, `wir besuchen am Montag Oma`: what the speaker does, as a thing to do.
    fn done_by_speaker(&self, rest: &[usize]) -> Option<Straight<'t>> {
        let turned = self.turned();
        let speaks = |place: usize| turned.speakers.contains(self.nth(rest, place));
        let (verb, who) = match (speaks(0), speaks(1)) {
            (true, false) => (1, 0),
            (false, true) => (0, 1),
            _ => return None,
        };
        let (verb, who) = (*rest.get(verb)?, *rest.get(who)?);
        if self.is_clause(who) {
            return self.done_in_clause(who, rest);
        }
        let done = rest.get(2..)?;
        let done = done.get(..self.clause(done))?;
        let timed = rest.first().zip(done.last()).is_some_and(|(first, last)| {
            first.checked_sub(1).is_some_and(|at| self.is_cut(at))
                || (*first..*last).any(|at| self.is_cut(at))
        });
        // `ich tausche mit Gerlinde ich hab Frühdienst`: another sentence begins.
        let begins = |word: &str| turned.joints.contains(word) || turned.speakers.contains(word);
        let joined = done.iter().any(|at| begins(self.word(*at)));
        let (last, object) = done.split_last()?;
        // `mit Frau Heim`
        let small = !self.has_capitals() || !self.is_large(*last);
        let part = Some(self.word(*last)).filter(|last| small && turned.prefixes.contains(last));
        // `gehen wir`, `ich treffe`: what says nothing goes without the rest.
        let said = longest(self.tokens, rest, &self.names.before, self.names).unwrap_or(0);
        // `Grillen bei Steffen`, `Fliegen ab Basel`: where that is follows what is done.
        let begin = *done.first()?;
        let from = turned.from.contains(self.word(begin));
        let thing = |at: &usize| self.names.what.contains(self.word(*at));
        let place = || turned.places.contains(self.word(begin)) && !done.iter().skip(2).any(thing);
        let first = part.is_none() && (from || place());
        if said > 1 && part.is_none() && !from || !timed || joined {
            return None;
        }
        let infinitive = self.infinitive(verb, who)?;
        let end = if part.is_some() { object.last().copied().unwrap_or(*last) } else { *last };
        // `zurück`, as it was said
        let said = part.and(self.tokens.get(*last)).map_or("", |part| part.said(self.text));
        let written = format!("{said}{infinitive}");
        let dropped = |at: usize| at == who || at == verb || part.is_some() && at == *last;
        let mut origins = Vec::with_capacity(self.tokens.len());
        for at in 0..self.tokens.len() {
            origins.extend(Some(verb).filter(|_| first && at == begin));
            origins.extend(Some(at).filter(|at| !dropped(*at)));
            origins.extend(Some(verb).filter(|_| !first && at == end));
        }
        let at = origins.iter().position(|at| *at == verb)?;
        self.straight(origins, vec![(at, written)])
    }

    /// `den Kuchen hole ich am Samstag beim Bäcker ab`, `die Rechnung muss ich am Montag zahlen`: what the speaker does to
    /// something that is said first.
    fn fronted(&self, uncut: &[usize]) -> Option<Straight<'t>> {
        let speaks = |place: &usize| self.turned().speakers.contains(self.nth(uncut, *place));
        let place = (2..uncut.len()).take(LOOKS * SUBJECT).find(speaks)?;
        let (verb, who) = (*uncut.get(place - 1)?, *uncut.get(place)?);
        let spoken = |at: &usize| self.tokens.get(*at).is_some_and(Token::is_spoken) && !self.is_cut(*at);
        let from = (0..verb).rev().take_while(spoken).last()?;
        let from = uncut.binary_search(&from).ok()?;
        let object = uncut.get(from..place - 1)?;
        let first = *object.first()?;
        let thing = self.names.what.contains(self.word(first)) || self.has_capitals() && self.is_large(first);
        let led = self.names.ways.contains(self.word(first)) || self.is_clause(first);
        if !thing || led || object.len() > FRONTED || !self.is_noise(uncut.get(..from)?) {
            return None;
        }
        let done = uncut.get(place + 1..)?;
        let done = done.get(..self.clause(done))?;
        let joined = done.iter().any(|at| {
            let word = self.word(*at);
            self.turned().joints.contains(word) || self.turned().speakers.contains(word)
        });
        let end = done.last().copied().unwrap_or(who);
        let timed = (first..=end + 1).any(|at| self.is_cut(at));
        let small = |last: &&usize| !self.has_capitals() || !self.is_large(**last);
        let last = done.last().filter(small);
        let modal = self.names.noting.modals.holds(self.word(verb));
        let to_do = last.filter(|last| {
            modal && self.names.verb_endings.iter().any(|ending| self.word(**last).ends_with(ending))
        });
        if joined || !timed {
            return None;
        }
        if to_do.is_some() {
            return self
                .straight((0..self.tokens.len()).filter(|at| ![verb, who].contains(at)).collect(), vec![]);
        }
        let part = last.filter(|last| self.turned().prefixes.contains(self.word(**last))).copied();
        let infinitive = self.infinitive(verb, who)?;
        let said = part.and_then(|part| self.tokens.get(part)).map_or("", |part| part.said(self.text));
        let written = format!("{said}{infinitive}");
        let mut origins = Vec::with_capacity(self.tokens.len());
        for at in 0..self.tokens.len() {
            origins.extend(Some(at).filter(|at| ![verb, who].contains(at) && part != Some(*at)));
            origins.extend(Some(verb).filter(|_| at == end));
        }
        let at = origins.iter().position(|at| *at == verb)?;
        self.straight(origins, vec![(at, written)])
    }

    /// `vergiss nicht, am Montag die Oma abzuholen`: what is asked for or not to be forgotten, as a thing to do.
    fn to_be_done(&self, uncut: &[usize]) -> Option<Straight<'t>> {
        let with_to = |place: usize| Some((place, self.without_to(uncut, place)?));
        let (place, written) = (1..uncut.len()).find_map(with_to)?;
        let verb = *uncut.get(place)?;
        let end = place - usize::from(written.is_none());
        let led = self.wished(uncut.get(..end)?)?;
        let to = uncut.get(end).copied().filter(|_| written.is_none());
        let form = written.as_deref().map_or_else(|| self.word(verb).to_owned(), fold);
        let filing = &self.names.filing;
        let asked = uncut.iter().take(led).any(|at| filing.requests.contains(self.word(*at)));
        let files = asked && filing.files.contains(form.as_str());
        let dropped = |at: usize| Some(at) == to || files && at == verb;
        let origins: Vec<usize> = (0..self.tokens.len()).filter(|at| !dropped(*at)).collect();
        let written = written.filter(|_| !files).map(|written| (verb, written));
        self.straight(origins, written.into_iter().collect())
    }

    /// `abholen` for `abzuholen` at the end of a clause; nothing is to be written for `zu holen`.
    fn without_to(&self, uncut: &[usize], place: usize) -> Option<Option<String>> {
        let at = *uncut.get(place)?;
        let word = self.word(at);
        let to = self.turned().to;
        let apart = || self.word(*uncut.get(place - 1).unwrap_or(&at)) == to;
        if !self.names.forms.several.end(word) || !(word.contains(to) || apart()) || self.is_large(at) {
            return None;
        }
        let goes_on = self.tokens.get(at + 1).is_some_and(Token::is_spoken) && !self.is_cut(at + 1);
        let is_verb = |word: &str| self.names.verb_endings.iter().any(|end| word.ends_with(end));
        if goes_on || !is_verb(word) || self.turned().articles.contains(word) {
            return None;
        }
        if apart() {
            return Some(None);
        }
        let whole =
            |part: &&str| word.strip_prefix(part).and_then(|rest| rest.strip_prefix(to)).is_some_and(is_verb);
        let part = self.turned().prefixes.iter().find(whole)?.len();
        let said = self.tokens.get(at)?.said(self.text);
        let letters = said.chars().enumerate().filter(|(at, _)| !(part..part + to.len()).contains(at));
        Some(Some(letters.map(|(_, letter)| letter).collect()))
    }

    /// How many of the first words ask for something, or not to forget it, if the others name what in one clause.
    fn wished(&self, said: &[usize]) -> Option<usize> {
        let mut left = without_marks(self.tokens, said);
        let mut wished = left.first().is_some_and(|first| self.is_helped(*first));
        while let Some(first) = left.first() {
            let noise = self.names.hesitations.contains(self.word(*first));
            let opened = opening(self.tokens, left, self.names).unwrap_or(0);
            let next = left.get(usize::max(opened, usize::from(noise))..).unwrap_or_default();
            if next.len() == left.len() {
                break;
            }
            let last = left.len().checked_sub(next.len() + 1).and_then(|last| left.get(last));
            let mark = |at: &usize| {
                self.tokens.get(*at).is_some_and(|mark| matches!(mark.kind, Kind::Comma | Kind::Colon))
            };
            // `den`, which begins the name
            wished = wished && opened <= 1
                || next.first().into_iter().chain(last).any(mark)
                || noting(self.tokens, left, self.names).is_some();
            left = without_marks(self.tokens, next);
        }
        let stays = |at: &usize| self.turned().beside_to.contains(self.word(*at));
        let named = self.clause(left) == left.len() && !left.iter().any(stays);
        (wished && named).then(|| said.len() - left.len())
    }

    /// `helfen,` stood before `at`, and only says that the speaker does it with others.
    fn is_helped(&self, at: usize) -> bool {
        let words = &self.turned().spoken_to;
        let help = |at: &usize| words.help.contains(self.word(*at));
        // `helfen kannst,`
        let before = (at.saturating_sub(3)..at).find(help);
        before.is_some_and(|help| (help..at).all(|at| self.is_cut(at)) && self.word(at - 1) == ",")
    }

    /// `dass ich am Montag die Oma abhole`: the verb ends its clause.
    fn done_in_clause(&self, who: usize, rest: &[usize]) -> Option<Straight<'t>> {
        let clause = rest.get(..self.clause(rest))?;
        let verb = *clause.last()?;
        // `dass ich's nicht vergesse`
        let recalls = clause.iter().any(|at| self.names.noting.recalls.has(self.word(*at)));
        // `dass ich mich mit dem Makler treffe`
        let met = || {
            let form = Some(self.word(verb)).filter(|form| self.turned().met.contains(form));
            form.and_then(|form| (self.turned().infinitive)(self.word(who), form))
        };
        let written = self.infinitive(verb, who).or_else(met).filter(|_| verb > who + 1 && !recalls)?;
        // `ob ich am Montag die Oma abhole`
        let asked = self.is_asked(who);
        let origins: Vec<usize> = (0..self.tokens.len()).filter(|at| !(asked && *at == who)).collect();
        let place = origins.binary_search(&verb).ok()?;
        self.straight(origins, vec![(place, written)])
    }

    /// `die Mama sagt, dass die Tante zum Essen kommt`: the clause that begins at `first` stays as it was told.
    fn tells_of_guest(&self, first: usize, verb: usize) -> bool {
        let spoken = |at: &usize| !self.is_cut(*at) && self.tokens.get(*at).is_some_and(Token::is_spoken);
        let teller = (0..first).rev().filter(spoken).nth(1).map_or("", |at| self.word(at));
        self.turned().comes.contains(self.word(verb)) && self.names.telling.tells.contains(teller)
    }

    /// `vorbeikommt und sich das Dach` before `anschaut`: another verb stands before it.
    fn does_two(&self, said: &[usize]) -> bool {
        let large = self.has_capitals();
        let verb = |at: usize| {
            let known = self.turned().verbs.contains(self.word(at));
            known || large && !self.is_large(at) && (self.turned().is_form)(self.word(at))
        };
        let and = |place: &usize| self.turned().and.contains(self.nth(said, *place));
        (1..said.len()).filter(and).any(|and| said.get(and - 1).is_some_and(|at| verb(*at)))
    }

    /// `aus Wien` stands at `end`, right behind a noun.
    fn comes_from(&self, said: &[usize], end: usize) -> bool {
        let turned = self.turned();
        let whole =
            |at: usize| at.checked_sub(1).and_then(|last| Some(said.get(last)? + 1 == *said.get(at)?));
        let next = self.nth(said, end + 1);
        let led = turned.articles.contains(next) || turned.whose.contains(next);
        let place = said.get(end + 1).is_some_and(|at| self.is_large(*at) || !self.has_capitals());
        self.names.speaking.from.contains(self.nth(said, end))
            && whole(end) == Some(true)
            && whole(end + 1) == Some(true)
            && place
            && !led
    }

    /// How the verb of `ich hole` or `wir holen` is called: `holen`.
    fn infinitive(&self, verb: usize, who: usize) -> Option<String> {
        let (turned, word) = (self.turned(), self.word(verb));
        let other = turned.never.contains(word)
            || turned.articles.contains(word)
            || self.names.telling.to.contains(word)
            || self.names.noting.modals.holds(word);
        let said = self.tokens.get(verb).filter(|_| !other && !self.is_large(verb))?.said(self.text);
        let form = (turned.infinitive)(self.word(who), &said.to_lowercase())?;
        Some(form).filter(|form| !self.names.after.holds(form))
    }

    /// `am Montag holt der Papa die Kinder ab`: who does it goes before the verb.
    fn done_by_another(&self, rest: &[usize]) -> Option<Straight<'t>> {
        let turned = self.turned();
        let (verb, said) = rest.split_first()?;
        let timed = self.is_behind_time(*verb);
        // `treffen sich die Nachbarn`
        let itself = || turned.itself.contains(self.nth(said, 0));
        let never = || {
            let other = turned.never.contains(self.word(*verb)) && !self.is_accented(*verb);
            other && !itself() && !self.is_to_become(*verb, said)
        };
        if !timed || never() || self.is_large(*verb) {
            return None;
        }
        // `bringt mir der Nachbar`, `wird bei uns der Strom abgestellt`
        let whom = |place: usize| turned.whom.contains(self.nth(said, place));
        let led = self.names.ways.contains(self.nth(said, 0)) && whom(1);
        let to = if led { 2 } else { usize::from(whom(0)) };
        let (whom, said) = said.split_at_checked(to)?;
        let end = self.subject(*verb, said)?;
        // `kommt der Elektriker`: that somebody comes need not be said.
        let more = said.get(end..).filter(|more| self.clause(more) > 0);
        let comes = self.names.before.holds(self.word(*verb));
        let what_for = more.is_some_and(|more| turned.what_for.contains(self.nth(more, 0)));
        if turned.comes.contains(self.word(*verb)) && (more.is_none() && comes || what_for) {
            return None;
        }
        let last = *said.get(end.checked_sub(1)?)?;
        let moved = |at: usize| at == *verb || whom.contains(&at);
        let mut origins = Vec::with_capacity(self.tokens.len());
        for at in (0..self.tokens.len()).filter(|at| !moved(*at)) {
            origins.push(at);
            if at == last {
                origins.push(*verb);
                origins.extend(whom);
            }
        }
        self.straight(origins, Vec::new())
    }

    /// `dass Ben am Samstag ein Match hat`: the verb goes from the end of its clause behind who does it.
    fn does_in_clause(&self, rest: &[usize]) -> Option<Straight<'t>> {
        let (verb, said) = rest.get(..self.clause(rest))?.split_last()?;
        let never = || self.turned().never.contains(self.word(*verb)) && !self.is_to_become(*verb, said);
        let dropped = never() || self.is_large(*verb);
        let first = *rest.first()?;
        if !self.is_clause(first) || dropped || self.tells_of_guest(first, *verb) || self.does_two(said) {
            return None;
        }
        let mut end = self.subject(*verb, said)?;
        let who = said.get(end.checked_sub(1)?).map_or("", |at| self.word(*at));
        let person = self.names.noting.people.contains(who) || proper::name(who).is_some();
        // `dass die Frist fürs Finanzamt abläuft`
        if !person && self.turned().of_thing.contains(self.nth(said, end)) {
            end += self.of(said, end, self.has_capitals());
        }
        // `dass die Cousinen aus Wien bei uns schlafen`
        if !person && self.comes_from(said, end) {
            end += 2;
        }
        let last = *said.get(end.checked_sub(1)?)?;
        // `abholt`, of which `ab` stays where it is
        let part = self.part(*verb);
        let led = |prefix: &&str| self.word(*verb).starts_with(*prefix);
        let whole = || !self.turned().prefixes.iter().any(|prefix| led(&prefix)) && end < said.len();
        if part.is_none() && !whole() {
            return None;
        }
        let origins = (0..self.tokens.len()).filter(|at| at != verb || part.is_some());
        let origins = origins.flat_map(|at| [Some(at), Some(*verb).filter(|_| at == last)]).flatten();
        let origins: Vec<usize> = origins.collect();
        let mut places = (0..).zip(&origins).filter(|(_, at)| *at == verb).map(|(place, _)| place);
        let written = part.map(|(part, form)| {
            let places = [places.next(), places.next()].into_iter().flatten();
            places.zip([form, part]).collect()
        });
        self.straight(origins, written.unwrap_or_default())
    }

    /// `ab` and `holt` of `abholt`.
    fn part(&self, verb: usize) -> Option<(String, String)> {
        let said = self.tokens.get(verb)?.said(self.text);
        // `zurückkommt`
        let split = |prefix: &'static str| {
            let (part, form) = said.split_at_checked(said.char_indices().nth(prefix.len())?.0)?;
            (fold(part) == prefix).then(|| (part.to_owned(), form.to_owned()))
        };
        let large = self.has_capitals();
        let known = |(part, form): &(String, String)| {
            let form = fold(form);
            let long = large && part.len() >= LONG && form.len() > LONG;
            self.turned().verbs.contains(form.as_str()) || long && (self.turned().is_form)(&form)
        };
        let parts = self.turned().prefixes.iter().filter_map(split).filter(known);
        // `vorbei` of `vorbeischaut`, which is no `beischaut`
        parts.max_by_key(|(part, _)| part.len())
    }

    /// `hält`, which `halt` is not.
    fn is_accented(&self, at: usize) -> bool {
        let short = self.tokens.get(at).is_some_and(|token| token.end - token.start > token.folded.len());
        short && self.turned().accented.contains(self.word(at))
    }

    /// `muss die Miete überwiesen werden`, `will der Papa kochen`: the verb says that what is `said` is to be, or to be done.
    fn is_to_become(&self, verb: usize, said: &[usize]) -> bool {
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

    /// How many of the tokens behind the verb say who does it.
    fn subject(&self, verb_at: usize, said: &[usize]) -> Option<usize> {
        let turned = self.turned();
        let large = self.has_capitals();
        let (form, first) = (self.word(verb_at), self.nth(said, 0));
        let verb = turned.verbs.contains(form) || large && (turned.is_form)(form);
        if !(verb || self.is_to_become(verb_at, said)) {
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
            let of = if self.is_title(said, 0) { self.whose(said, end) } else { 0 };
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
        let mut end = end + self.whose(said, end);
        // `endet die Frist für die Stelle in Linz`
        for _ in 0..SUBJECT {
            end += self.of_noun(form, said, end, large);
        }
        (end <= said.len()).then_some(end)
    }

    /// `von der Versicherung` at `at`, of `der Mann von der Versicherung`: how many of the tokens say whose somebody is.
    fn whose(&self, said: &[usize], at: usize) -> usize {
        let whose = self.turned().of.contains(self.nth(said, at));
        let led = whose && self.turned().whose.contains(self.nth(said, at + 1));
        if whose { 2 + usize::from(led) } else { 0 }
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
    /// where the verb `form` says no more of it than that it begins or is over.
    fn of_noun(&self, form: &str, said: &[usize], at: usize, large: bool) -> usize {
        let turned = self.turned();
        let whole = at.checked_sub(1).and_then(|last| Some(said.get(last)? + 1 == *said.get(at)?));
        if !turned.happens.contains(form)
            || !turned.for_what.contains(self.nth(said, at))
            || whole != Some(true)
        {
            return 0;
        }
        self.of(said, at, large)
    }

    /// How many of the tokens from `at` on lead to a noun and are it: `für die Steuer`.
    fn of(&self, said: &[usize], at: usize, large: bool) -> usize {
        let turned = self.turned();
        let led =
            turned.whose.contains(self.nth(said, at + 1)) || turned.articles.contains(self.nth(said, at + 1));
        let noun = at + 1 + usize::from(led);
        let noun = (noun..noun + SUBJECT).find(|at| !self.is_adjective(said, *at, large)).unwrap_or(noun);
        let word = said.get(noun).and_then(|at| self.tokens.get(*at)).is_some_and(Token::is_spoken);
        if word { noun + 1 - at } else { 0 }
    }

    fn is_adjective(&self, said: &[usize], place: usize, large: bool) -> bool {
        let is_large = |place: usize| said.get(place).is_some_and(|at| self.is_large(*at));
        if large {
            return !is_large(place) && is_large(place + 1);
        }
        let word = self.nth(said, place);
        let mut stems = ["e", "er", "es", "en"].iter().filter_map(|end| word.strip_suffix(end));
        stems.any(|stem| self.turned().adjectives.contains(stem))
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

    /// `Huber` behind `der Herr`, `Rosa` behind `Tante`: where the person's name ends whose words stand before `from`.
    fn name_end(&self, said: &[usize], from: usize, large: bool) -> usize {
        let name = |place: &usize| {
            let Some(at) = said.get(*place).copied() else { return false };
            let small = self.names.ways.contains(self.word(at)) || self.names.company.holds(self.word(at));
            let title = !small && self.names.titles.contains(self.nth(said, place - 1));
            let person = self.is_title(said, place - 1) && proper::name(self.word(at)).is_some();
            let word = self.tokens.get(at).is_some_and(|token| token.kind == Kind::Word);
            word && (title || person) && (!large || self.is_large(at))
        };
        from + (from..from + NAME).take_while(name).count()
    }

    /// The tokens at `origins`; `written` says of some where they stand now and how they are written.
    fn straight(&self, origins: Vec<usize>, written: Vec<(usize, String)>) -> Option<Straight<'t>> {
        let mut tokens: Vec<Token<'t>> =
            origins.iter().filter_map(|at| self.tokens.get(*at).cloned()).collect();
        for (at, written) in &written {
            tokens.get_mut(*at)?.folded = Cow::Owned(fold(written));
        }
        let cut = origins.iter().map(|at| self.is_cut(*at)).collect();
        Some(Straight { tokens, cut, origins, written })
    }
}
