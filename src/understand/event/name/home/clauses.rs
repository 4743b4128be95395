//! The clauses of a memo.

use std::ops::Range;

use super::{Memo, SENTENCE};
use crate::understand::event::name::edges::longest;
use crate::understand::event::name::parting::{parts_clauses, parts_time_from_verb};
use crate::understand::words::Kind;

/// No more letters are left of a word that a dot cuts short: `St.`
const ABBREVIATION: usize = 2;

/// Among so many words behind one that joins stands the verb of what is joined.
const NEAR: usize = 8;

impl Memo<'_, '_> {
    /// What stands between marks, or behind a word that joins two sentences.
    pub(super) fn clauses(&self) -> Vec<Range<usize>> {
        let mut clauses: Vec<Range<usize>> = Vec::new();
        let mut heard = Heard::default();
        for at in 0..self.tokens.len() {
            let mark = self.parts(at) && !parts_time_from_verb(self.tokens, self.cut, at, self.names);
            if mark || self.joins(&heard, at) {
                clauses.extend(Some(heard.from..at).filter(|clause| !clause.is_empty()));
                heard = Heard { from: at + usize::from(mark), ..Heard::default() };
            }
            if !mark {
                heard.tells |= self.tells(at);
                heard.cut |= self.is_cut(at);
            }
        }
        clauses.extend(Some(heard.from..self.tokens.len()).filter(|clause| !clause.is_empty()));
        clauses
    }

    /// A mark that parts clauses stands at `at`; not that of `Mrs. Lee`, `St. Mary's`.
    pub(super) fn parts(&self, at: usize) -> bool {
        // `Monday at 6. Tidy up before`; in German a number with a dot may be an ordinal before a noun.
        let large = || {
            self.tokens.get(at + 1).is_some_and(|next| next.said(self.text).starts_with(char::is_uppercase))
        };
        let dot = || {
            let dot = self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Dot);
            // `um 8 Uhr 30. Ich …`
            let timed = || at > 0 && self.is_cut(at - 1) && !self.is_cut(at) && !self.is_cut(at + 1);
            dot && (!self.names.telling.encloses || timed()) && large()
        };
        if !parts_clauses(self.tokens, at) && !dot() || self.lists_people(at) || self.counts_people(at) {
            return false;
        }
        let ends = self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let before = at.checked_sub(1).map_or("", |before| self.word(before));
        // `30 Min. vorher`
        let goes_on = || {
            self.tokens.get(at + 1).is_some_and(|next| next.said(self.text).starts_with(char::is_lowercase))
        };
        let cut_short = before.len() <= ABBREVIATION || before.len() == ABBREVIATION + 1 && goes_on();
        let small = self.names.particles.contains(before)
            || self.names.ways.contains(before)
            || self.names.telling.encloses && self.names.before.holds(before);
        // `it will kill me. The …`: what is cut short in English has no vowels.
        let whole = || {
            let shown = !self.names.known.is_empty() && before.contains(['a', 'e', 'i', 'o', 'u']);
            // `we ran out of oil. plumber …`, `call with opa. er …`
            let long = before.len() > ABBREVIATION && !self.names.topics.titles.contains(before);
            shown && (!goes_on() || long) || long && at > 0 && self.is_person(at - 1)
        };
        // `at 7 pm. Bring a chair`
        let closes_time = || {
            let shown = !self.names.known.is_empty() && !goes_on();
            shown && at > 0 && self.is_cut(at - 1) && !self.is_cut(at + 1)
        };
        !(ends && (cut_short && !small && !closes_time() && !whole() || self.names.who.contains(before)))
    }

    /// `mit Heinz, Ruedi und Peter`: the comma at `at` stands between those who are named one by one.
    fn lists_people(&self, at: usize) -> bool {
        let comma = |at: usize| self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
        if !comma(at) || !self.names.telling.encloses {
            return false;
        }
        let named = |at: &usize| !self.is_cut(*at) && (self.is_upper(*at) || comma(*at));
        let with = (0..at).rev().take(NEAR).find(|at| !named(at));
        let led = with.is_some_and(|with| {
            with + 1 < at && self.tokens.get(with).is_some_and(|with| self.names.company.has(with))
        });
        let and = (at + 1..at + NEAR).find(|at| !named(at)).filter(|and| led && *and > at + 1);
        let last = and.filter(|and| self.is_in(&self.names.turned.and, *and)).map(|and| and + 1);
        last.is_some_and(|last| {
            let last = last + usize::from(self.is_leading(last));
            self.is_upper(last) && (!self.is_spoken(last + 1) || self.is_cut(last + 1))
        })
    }

    /// `ich hab beim Wirt reserviert, zehn Personen`: behind the comma at `at` stands only how many are expected.
    fn counts_people(&self, at: usize) -> bool {
        let comma = self.tokens.get(at).is_some_and(|mark| mark.kind == Kind::Comma);
        let digits = || self.tokens.get(at + 1).is_some_and(|count| count.number.is_some());
        let counted = self.is_in(&self.names.beside.counts, at + 1) || digits();
        comma && counted && self.is_in(&self.names.beside.heads, at + 2) && !self.is_spoken(at + 3)
    }

    /// A word at `at` joins a sentence to the one that was `heard` up to it.
    fn joins(&self, heard: &Heard, at: usize) -> bool {
        let said = &self.names.sentences;
        // `no idea which room`
        let breaks = (heard.cut || heard.tells) && self.is_in(&said.breaks, at);
        // `que vamos Pilar y yo`
        let alone = || !self.is_spoken(at + 2);
        let subject = || self.is_in(&said.subjects, at + 1) && !alone() || self.is_elided(at + 1);
        // `and the flat inspection is going to be on Friday`
        let thing = || {
            let led = self.is_article(at + 1) || self.is_in(&said.whose, at + 1);
            led && self.near(at).any(|at| self.is_in(&said.states, at))
        };
        let links = || heard.says_a_sentence(at) && self.is_in(&said.links, at) && (subject() || thing());
        breaks
            || self.is_dotted(at)
            || self.leads_on(heard, at)
            || self.resumes(heard, at)
            || self.begins_behind(heard, at)
            || self.begins_timed(heard, at)
            || self.begins_unmarked(heard, at)
            || links()
            || self.concludes(heard, at)
    }

    /// `at ten a.m. I'm taking Becky`: the dot of the word before ends the sentence, too.
    pub(super) fn is_dotted(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).filter(|before| self.is_cut(*before)) else { return false };
        let said = |at: usize| self.tokens.get(at).map_or("", |token| token.said(self.text));
        said(before).ends_with('.') && !self.is_cut(at) && said(at).starts_with(char::is_uppercase)
    }

    /// `…, nobody listens so gutter cleaning`, `she's dead excited about it we've got the christening`
    fn leads_on(&self, heard: &Heard, at: usize) -> bool {
        let said = &self.names.sentences;
        let degree = || {
            let before = at.checked_sub(1).is_some_and(|before| self.tells(before));
            before || self.is_in(&self.names.aside.degrees, at + 1)
        };
        let point = || self.is_in(&said.points, at) && !degree();
        let anew = || at >= heard.from + NEAR / 2 && self.is_elided(at) && !self.is_in(&said.links, at - 1);
        at < self.when.start
            && (heard.says_a_sentence(at) && (point() || anew()) || self.follows_reason(heard, at))
    }

    /// `since Mike's away I'll have to do the school run`: what the speaker does then begins.
    fn follows_reason(&self, heard: &Heard, at: usize) -> bool {
        let (said, first) = (&self.names.sentences, heard.from + 1);
        // `since the day we met`
        let is = |at: usize| self.is_short(at) || self.is_state(at) || self.is_verb(at);
        at > first + 1
            && self.is_own(at)
            && self.is_in(&said.reasons, heard.from)
            && (self.is_state(at + 1) || self.is_elided(at))
            && (first..at).take(NEAR).any(is)
    }

    /// `honestly the traffic in this town anyway field trip …`, `you know how he is well he's collecting me`, `… but there we are
    /// wisdom tooth …`, `the gas man he's due`: what matters begins, or what says only that it is then.
    fn resumes(&self, heard: &Heard, at: usize) -> bool {
        let said = &self.names.sentences;
        if said.resumes.is_empty() || at >= self.when.start || at < heard.from + SENTENCE || self.is_cut(at) {
            return false;
        }
        let far = at > heard.from + SENTENCE && at + 2 < self.when.start;
        let but = || {
            let rest: Vec<usize> = (at + 1..at + NEAR).take_while(|at| self.is_spoken(*at)).collect();
            longest(self.tokens, &rest, &said.resigned, self.names).is_some()
        };
        let resumed = self.is_in(&said.resumes, at)
            && match self.is_in(&said.points, at) {
                true => !self.is_in(&self.names.aside.degrees, at + 1),
                // `oh yeah the gas man`, `well he's collecting me`
                false => self.begins(at + 1) || self.names.before.holds(self.word(at + 1)),
            };
        // `… yes I checked it's the darts final`
        let presents = || {
            self.is_in(&said.presents, at)
                && self.is_short(at)
                && self.is_leading(at + 1)
                && heard.says_a_sentence(at)
        };
        let third =
            || self.is_in(&self.names.pronouns, at) && self.is_short(at) && !self.is_in(&said.presents, at);
        // `he's due`, `she's popping in`, but `he's got judo`
        let comes = |at: usize| {
            let (word, aside) = (self.word(at), &self.names.aside);
            self.names.forms.doing.end(word) || aside.helpers.contains(word) || self.names.put.contains(word)
        };
        let due = || {
            at + NEAR / 2 >= self.when.start
                && third()
                && !self.is_hanging(at - 1)
                && !self.is_verb(at - 1)
                && (at + 1..self.when.start).all(|at| self.is_cut(at) || comes(at))
        };
        far && (resumed || self.is_in(&self.names.aside.but, at) && but() || presents()) || due()
    }

    /// `ich hab mich angemeldet im Juli mache ich den Kurs`: a sentence begins with the time, and its verb follows.
    fn begins_timed(&self, heard: &Heard, at: usize) -> bool {
        let said = &self.names.sentences;
        let verb = || {
            let (next, own) = (self.when.end, self.is_in(&self.names.sentences.own, self.when.end + 1));
            let hangs = self.is_in(&said.conditions, next) || self.is_hanging(next);
            !hangs && (own || self.is_state(next) || self.is_verb(next))
        };
        // `die Probe ist am Montag um zehn hat sie gesagt`
        let joined = || self.names.copulas.holds(self.word(at - 1));
        // `der Techniker kommt am Montag um neun muss jemand da sein`
        let told = || (heard.from..at).any(|at| said.past.contains(self.word(at)));
        // `… ist fertig am Montag um neun soll ich kommen`, `… kommt der Gärtner`
        let anew = || {
            let next = self.when.end + 1;
            self.names.telling.encloses
                && !self.is_subject(at - 1)
                && (self.is_own(next) || self.is_article(next))
        };
        said.turns
            && at > heard.from
            && at <= self.when.start
            && self.is_cut(at)
            && !self.is_cut(at - 1)
            && heard.says_a_sentence(at)
            && (at..self.when.start).all(|at| self.is_cut(at))
            && self.is_spoken(self.when.end + 1)
            && !joined()
            && verb()
            && (told() || anew())
    }

    /// `… den Schornsteinfeger bestellt der kommt am Montag`, `… alles geklärt Übergabe ist am Montag`: another sentence
    /// begins before the time, and no mark is heard.
    fn begins_unmarked(&self, heard: &Heard, at: usize) -> bool {
        if !self.names.telling.encloses
            || at >= self.when.start
            || !heard.says_a_sentence(at)
            || self.is_cut(at)
        {
            return false;
        }
        let before = at - 1;
        let hangs = self.is_hanging(before) || self.holds_on(before) || self.is_finite(before);
        let far = at > heard.from + SENTENCE && at + NEAR > self.when.start && self.is_spoken(before);
        let shown = || {
            let back = self.is_in(&self.names.sentences.backs, at) || self.is_own(at);
            back && self.is_finite(at + 1) && !self.is_finite(at)
        };
        // `Übergabe ist am Montag`
        let is = || {
            let thing = self.is_upper(at) && !self.is_leading(at) && !self.is_upper(before);
            let small = self.names.forms.done.end(self.word(before)) || self.is_small(before);
            thing && small && at + 2 == self.when.start && self.is_in(&self.names.sentences.is, at + 1)
        };
        let told = self.is_in(&self.names.telling.verbs, before);
        far && !hangs && !told && (shown() || is()) && (heard.from..at).any(|at| self.is_finite(at))
    }

    /// `… at nine so calendar roofer`, `so that's the roofer in the diary`: what leads to the name begins behind the time.
    fn concludes(&self, heard: &Heard, at: usize) -> bool {
        heard.from < at
            && at >= self.when.end
            && self.is_in(&self.names.sentences.points, at)
            && (self.is_cut(at + 1) || self.restates(at + 1).is_some())
    }

    /// `… at nine he mustn't eat anything before`: a sentence begins behind the time.
    fn begins_behind(&self, heard: &Heard, at: usize) -> bool {
        let thing = || self.is_leading(at) && self.does_something(at);
        let behind = || at.checked_sub(1).is_some_and(|before| self.is_spoken(before));
        // `tell Karen on Monday that I can't come`: who it is stands before the verb.
        let negated = || {
            self.names.forms.denied.end(self.word(at)) && !self.names.sentences.orders.holds(self.word(at))
        };
        let elided = || self.is_elided(at) && !negated();
        let subject = || self.is_in(&self.names.aside.doers, at) || elided();
        // `… at ten and the kitchen is a tip`: nobody does anything there.
        let joined = || {
            let said = &self.names.sentences;
            let mut near = (at + 1..at + NEAR).take_while(|at| self.is_spoken(*at));
            let somebody = |at: usize| self.is_in(&said.subjects, at) || self.is_elided(at);
            let is = |at: usize| self.is_state(at) && self.is_in(&said.is, at) || self.is_spelt(at);
            self.is_in(&said.links, at)
                && near.clone().any(is)
                && !near.any(|at| somebody(at) && !self.is_in(&said.impersonal, at))
        };
        let fresh = || at == self.when.end || self.is_cut(at - 1);
        let comments = || {
            let outcries = &self.names.sentences.outcries;
            let rest: Vec<usize> = match outcries.beginning(self.word(at)) {
                [] => Vec::new(),
                _ => (at..self.tokens.len()).take(NEAR).take_while(|at| self.is_spoken(*at)).collect(),
            };
            // `hopefully nobody moves it`, but `limpieza total`
            let acts = || rest.iter().skip(1).any(|at| self.is_state(*at) || self.is_verb(*at));
            let asks = || !self.names.sentences.orders.beginning(self.word(at)).is_empty();
            // `I'll need to move the car`
            let done = || at.checked_sub(1).is_some_and(|who| self.is_subject(who) || self.is_elided(who));
            longest(self.tokens, &rest, outcries, self.names)
                .is_some_and(|taken| taken > 1 || asks() || acts())
                && !self.hedges_who(&rest)
                && !done()
        };
        // `das soll in den Kalender`, `theyd like me to`
        let said = || {
            let shows = self.is_in(&self.names.comments.shows, at) && self.is_state(at + 1);
            let acts = self.is_state(at + 1) || self.is_verb(at + 1) || self.is_elided(at + 1);
            let somebody = self.is_subject(at) && acts;
            shows || somebody
        };
        let also = || {
            let said = &self.names.sentences;
            // `and Mike's driving me home`
            let doing = self.is_short(at + 1) && self.names.forms.doing.end(self.word(at + 2));
            let somebody = self.is_subject(at + 1) || self.is_elided(at + 1);
            let condition =
                self.is_in(&said.conditions, at + 1) && self.near(at).any(|at| self.is_subject(at));
            self.is_in(&said.links, at)
                && (doing
                    || condition
                    || somebody && self.near(at).any(|at| self.is_state(at) || self.is_verb(at)))
        };
        // `and remind Pete to feed the cat`: somebody is to be told something else.
        let another = || self.tells_somebody(at);
        // `tell Ravi on Friday he can have the desk`, but `remind me on Friday I have the dentist`
        let told = || {
            let to = |at: usize| self.is_in(&self.names.noting.to, at);
            at == self.when.end
                && self.is_in(&self.names.pronouns, at)
                && self.is_in(&self.names.sentences.tells, heard.from)
                && !to(heard.from + 1)
        };
        // `… at six don't forget that they close early`
        // `die Schule schreibt dass am Freitag die Zeugnisse verteilt werden`
        let enclosed = || {
            let before = || (heard.from..at).rev().find(|before| !self.is_cut(*before));
            self.names.telling.encloses
                && at == self.when.end
                && before().is_some_and(|that| self.is_in(&self.names.that, that))
        };
        // `on Friday I told Steph I'd feed the chooks`
        let promised = || {
            let who = self.when.end;
            self.is_own(who)
                && self.is_own(at)
                && at > who + 1
                && at <= who + NEAR / 2
                && self.is_in(&self.names.sentences.reports, who + 1)
        };
        let before = || at.checked_sub(1).is_some_and(|before| self.is_hanging(before));
        let hangs = || before() || told() || enclosed() || promised();
        heard.from < self.when.end
            && at >= self.when.end
            && behind()
            && !self.is_in(&self.names.sentences.relatives, at)
            && !hangs()
            && (fresh() && (thing() || joined()) || subject() || said() || also() || another() || comments())
            && !self.named.within(&(heard.from..at)).is_empty()
    }

    /// `and remind Pete`, `and tell him`: behind a word that joins, somebody is to be told.
    pub(super) fn tells_somebody(&self, at: usize) -> bool {
        let said = &self.names.sentences;
        let joined = !self.names.known.is_empty() && self.names.speaking.and.contains(self.word(at));
        let whom = at + 2;
        let somebody = || {
            self.is_person(whom)
                || self.is_leading(whom)
                || self.names.noting.to.contains(self.word(whom))
                || self.is_in(&self.names.aside.back, whom)
                || self.is_upper(whom)
        };
        joined && self.is_in(&said.tells, at + 1) && somebody()
    }

    /// `the kitchen is a tip`; but `the guy who sells the bike`, `the place Jo likes`, `den Kuchen den Anna bestellt` is one thing.
    fn does_something(&self, at: usize) -> bool {
        let one = |next: usize| {
            let led = self.is_in(&self.names.ways, next - 1);
            let another = self.is_subject(next) || self.is_leading(next) || self.is_somebody(next);
            self.is_in(&self.names.sentences.relatives, next) || another && !led
        };
        // `vergiss am Montag die Probe nicht`
        let not = |at: usize| self.is_in(&self.names.noting.nots, at);
        let does = |at: usize| !not(at) && (self.is_state(at) || self.is_verb(at));
        self.near(at).take_while(|at| !one(*at)).any(does)
    }

    /// The words a little behind `at`, where the verb of what it begins stands.
    fn near(&self, at: usize) -> impl Iterator<Item = usize> {
        (at + 2..at + NEAR).take_while(|at| self.is_spoken(*at))
    }
}

/// What was heard of a clause so far, so that no word is looked at for each that follows.
#[derive(Default)]
struct Heard {
    /// Where the clause begins.
    from: usize,
    /// A word of it is one that only sentences have.
    tells: bool,
    /// A word of it belongs to a time or the trigger.
    cut: bool,
}

impl Heard {
    /// It may be a whole sentence that ends at `at`.
    fn says_a_sentence(&self, at: usize) -> bool {
        self.tells && at >= self.from + SENTENCE
    }
}
