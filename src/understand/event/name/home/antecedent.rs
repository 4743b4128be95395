//! Who or what a pronoun beside the time stands for: `die Hebamme war da, sie kommt am Montag zur Nachsorge`.

use std::ops::Range;

use super::{AtHome, Memo, mark};
use crate::understand::language::{Referring, proper};
use crate::understand::words::Kind;

/// No more clauses before the one with the time are looked at.
const BEFORE: usize = 6;

/// No more adjectives stand before a noun, no more words of a name behind it, and no more places.
const ADJECTIVES: usize = 2;
const NAME: usize = 2;
const PLACES: usize = 2;

/// No more words say with whom the speaker does something.
const DOERS: usize = 6;

/// A pronoun and its verb beside the time.
struct Pointing<'n> {
    pronoun: usize,
    verb: usize,
    refers: &'n Referring,
    /// The speaker does something to them.
    object: bool,
}

impl Memo<'_, '_> {
    /// Who was named before, and what the clause with the time says of them, whom it calls by a pronoun.
    pub(super) fn antecedent(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        if self.names.referring.is_empty() {
            return None;
        }
        let (first, last) = self.timed(clauses)?;
        if (last + 1..clauses.len()).any(|at| self.filed_as(clauses, at).is_some()) {
            return None;
        }
        let clause = clauses.get(first)?;
        let pointing = self.pointing(clause)?;
        let before = clauses.get(first.saturating_sub(BEFORE)..first)?;
        // `jetzt zum Zaun. Den bauen wir …`
        let about = before.last().filter(|_| pointing.object).and_then(|last| {
            let from = self.headed_about(self.uncut(last))?;
            let end = self.past_noun(from, self.is_upper(from))?;
            (end == last.end).then_some((last, from..end))
        });
        let (told, named) = about
            .or_else(|| {
                let named = |clause| Some(clause).zip(self.named_for(clause, pointing.refers));
                before.iter().rev().find_map(named)
            })
            .or_else(|| self.got(before.last()?, &pointing))?;
        // `Frau Wolf anrufen, sie ist am Montag im Büro`: what is to happen was said.
        let sentence = self.uncut(told);
        if !pointing.object && !self.says_a_sentence(sentence) && !self.acts(sentence) {
            return None;
        }
        let mut cut = self.cut.to_vec();
        if pointing.object {
            mark(&mut cut, 0..clause.start);
            // `mit ihr zum Tierarzt`
            let with = usize::from(self.names.company.holds(self.word(pointing.pronoun)));
            mark(&mut cut, pointing.pronoun..pointing.pronoun + 1 + with);
            // `der Karl und ich`
            if let Some(own) = self.with_speaker(clause, pointing.verb) {
                mark(&mut cut, pointing.verb + 1..own);
            }
            self.mark_behind(clauses, last, &mut cut);
            return Some(AtHome { cut, sure: true, ahead: Some(named) });
        }
        let said = self.uncut(clause);
        let rest: Vec<usize> =
            said.iter().copied().filter(|at| *at > pointing.verb && *at != pointing.pronoun).collect();
        // `Papa hat Geburtstag, er wird 60`
        let number = |at: &usize| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number);
        if !rest.is_empty() && rest.iter().all(number) {
            return None;
        }
        // `die haben am Montag was frei, Vorsorgeuntersuchung`
        let what = clauses.get(last + 1).filter(|next| self.has_time(&rest) && self.is_presented(next));
        if let Some(what) = what {
            mark(&mut cut, 0..what.start);
            mark(&mut cut, what.end..self.tokens.len());
            return Some(AtHome { cut, sure: true, ahead: None });
        }
        // `der Hund muss zum Tierarzt, er hat am Montag einen Termin`
        let whole = self.has_time(&rest) && !self.is_over(told) && sentence.first() == Some(&named.start);
        mark(&mut cut, 0..named.start);
        mark(&mut cut, if whole { told.end } else { named.end }..clause.start);
        let opens = said.iter().take_while(|at| **at < pointing.pronoun.min(pointing.verb));
        opens.for_each(|at| mark(&mut cut, *at..at + 1));
        mark(&mut cut, pointing.pronoun..pointing.pronoun + 1);
        if self.names.copulas.holds(self.word(pointing.verb)) || self.has_time(&rest) {
            mark(&mut cut, pointing.verb..pointing.verb + 1);
            rest.iter().take_while(|at| self.is_filler(**at)).for_each(|at| mark(&mut cut, *at..at + 1));
            if self.has_time(&rest) {
                rest.iter().for_each(|at| mark(&mut cut, *at..at + 1));
            }
        }
        self.mark_behind(clauses, last, &mut cut);
        Some(AtHome { cut, sure: true, ahead: None })
    }

    /// `ich hab einen Platz im Kurs bekommen, das ist …`: what the clause says that somebody got, which `das` stands for whatever
    /// it is.
    fn got<'c>(
        &self,
        clause: &'c Range<usize>,
        pointing: &Pointing<'_>,
    ) -> Option<(&'c Range<usize>, Range<usize>)> {
        let shows = self.is_in(&self.names.comments.shows, pointing.pronoun)
            && self.names.copulas.holds(self.word(pointing.verb));
        let got = self.uncut(clause).iter().rfind(|at| self.is_spoken(**at))?;
        if !shows || pointing.object || !self.is_in(&self.names.sentences.got, *got) {
            return None;
        }
        let named = self.names.referring.iter().find_map(|refers| self.named_for(clause, refers))?;
        Some((clause, named))
    }

    /// `Die Stiefel lassen Wasser durch. Am Montag zum Schuster bringen`: what a sentence told of, which the speaker then brings
    /// somewhere.
    pub(super) fn carried(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        if self.names.sentences.carries.is_empty() {
            return None;
        }
        let (first, last) = self.timed(clauses)?;
        let (clause, before) = (clauses.get(first)?, clauses.get(first.checked_sub(1)?)?);
        let said = self.uncut(clause);
        let verb = said.iter().rfind(|at| self.is_spoken(**at))?;
        let carries = self.names.sentences.carries.iter().any(|ends| self.word(*verb).ends_with(ends));
        // `beim Optiker die Brille abholen`
        let led = |at: usize| self.is_in(&self.names.ways, at);
        let object = |at: &usize| self.is_in(&self.names.what, *at) && !led(at.saturating_sub(1));
        let told = self.uncut(before);
        if !carries
            || !self.is_to_be_done(clause)
            || self.is_reported(clause)
            || said.iter().any(object)
            || !self.is_whole(before)
        {
            return None;
        }
        let opens = *told.first()?;
        let end = match self.is_leading(opens) {
            true => self.past_noun(opens + 1, told.iter().skip(1).any(|at| self.is_upper(*at)))?,
            false => self.past_name(opens + 1, true),
        };
        let known = self.is_leading(opens) || self.is_person(opens) && self.is_upper(opens);
        let mut cut = self.cut.to_vec();
        mark(&mut cut, 0..clause.start);
        self.mark_behind(clauses, last, &mut cut);
        (known && end < before.end).then_some(AtHome { cut, sure: true, ahead: Some(opens..end) })
    }

    /// `wenn der Papa frei kriegt, fahren wir zu Oma`: what is said behind a condition or a reason, where the verb stands
    /// first.
    pub(super) fn behind_condition(&self, clauses: &[Range<usize>]) -> Option<AtHome> {
        let names = self.names;
        let (first, last) = self.timed(clauses).filter(|_| !names.turned.reasons.is_empty())?;
        let clause = clauses.get(first)?;
        let opens = *self.uncut(clause).first()?;
        // `wenn es regnet, fällt das Grillen aus`: that says when it does.
        let form = self.is_own(opens + 1) && !self.is_article(opens);
        let comma =
            |clause: &Range<usize>| clause.start.checked_sub(1).is_some_and(|mark| self.word(mark) == ",");
        if !form || opens != clause.start || self.is_upper(opens) || !comma(clause) {
            return None;
        }
        let hangs = |clause: &Range<usize>| {
            let said = self.uncut(clause);
            let first = said.iter().find(|at| !self.is_filler(**at)).map_or("", |at| self.word(*at));
            names.turned.reasons.contains(&first)
        };
        let from = (0..first).rev().take(BEFORE / 2).find(|at| {
            let whole = clauses.get(at + 1..first).unwrap_or_default().iter().all(comma);
            whole && clauses.get(*at).is_some_and(hangs)
        })?;
        let mut cut = self.cut.to_vec();
        // What stands before the condition may name it: `Grillen, wenn es schön ist, machen wir am Samstag`.
        let before = clauses.get(..from)?.iter().any(|clause| self.is_presented(clause));
        mark(&mut cut, if before { clauses.get(from)?.start } else { 0 }..clause.start);
        self.mark_behind(clauses, last, &mut cut);
        Some(AtHome { cut, sure: true, ahead: None })
    }

    /// The clauses in which the time stands, without what is over: `die Hebamme war gestern da, sie kommt am Montag`.
    pub(super) fn timed(&self, clauses: &[Range<usize>]) -> Option<(usize, usize)> {
        let timed = |clause: &Range<usize>| clause.start < self.when.end && self.when.start < clause.end;
        let first = clauses.iter().position(timed)?;
        let last = clauses.iter().rposition(timed).unwrap_or(first);
        let over = clauses.get(first).is_some_and(|clause| self.is_over(clause));
        Some((if over { last } else { first }, last)).filter(|(first, _)| *first > 0)
    }

    /// `die Hebamme war gestern da`
    pub(super) fn is_over(&self, clause: &Range<usize>) -> bool {
        let past = |at: &usize| self.names.sentences.past.contains(self.word(*at));
        self.names.telling.encloses && self.uncut(clause).iter().any(past)
    }

    /// Marks talk behind the clause with the time, which is the `last`.
    pub(super) fn mark_behind(&self, clauses: &[Range<usize>], last: usize, cut: &mut [bool]) {
        for clause in clauses.iter().skip(last + 1) {
            let said = self.uncut(clause);
            let talk = self.is_talk(clause, (false, true), false);
            if talk || self.only_comments(said, false) || self.sees_to(said, false) {
                mark(cut, clause.start - 1..clause.end);
            }
        }
    }

    /// `sie kommt`, `der ist jetzt`, and behind the time, `will sie`; or whom the speaker does something to, `hol ich sie ab`.
    fn pointing(&self, clause: &Range<usize>) -> Option<Pointing<'_>> {
        let said = self.uncut(clause);
        let from = said.iter().position(|at| !self.is_filler(*at) && !self.leads(*at))?;
        let said = said.get(from..).unwrap_or_default();
        let all = self.names.referring;
        let first = *said.first()?;
        // `viene el jueves`
        if let Some(refers) = all.iter().find(|refers| refers.pronouns.is_empty()) {
            let does = self.is_in(&self.names.telling.does, first) && from == 0 && self.is_cut(first + 1);
            // `viene el jueves la veterinaria`
            let another = |at: &usize| self.is_leading(*at) || self.is_somebody(*at);
            let does = does && !said.get(1).is_some_and(another);
            let pronoun = self.tokens.len();
            return does.then_some(Pointing { pronoun, verb: first, refers, object: true });
        }
        let next = *said.get(1)?;
        let refers = |at: usize| all.iter().find(|refers| refers.pronouns.contains(&self.word(at)));
        // `der kommt`: no article, so that a verb may follow.
        let verb = |at: usize| {
            let known = self.names.sentences.finite.contains(self.word(at))
                || self.names.turned.verbs.contains(self.word(at));
            let form = || {
                self.names.pronouns.contains(self.word(first)) && (self.names.turned.is_form)(self.word(at))
            };
            self.is_state(at) || (known || form()) && !self.is_upper(at)
        };
        // `den bauen der Karl und ich`
        let does = first + 1 == next && !self.is_upper(next) && (self.names.turned.is_form)(self.word(next));
        let whom = all.iter().find(|refers| refers.objects.contains(&self.word(first)));
        if let Some(refers) = whom.filter(|_| does && self.with_speaker(clause, next).is_some()) {
            return Some(Pointing { pronoun: first, verb: next, refers, object: true });
        }
        if let Some(refers) =
            refers(first).filter(|_| verb(next) && first + 1 == next && !self.is_own(next + 1))
        {
            return Some(Pointing { pronoun: first, verb: next, refers, object: false });
        }
        let behind = first.checked_sub(1).is_some_and(|before| self.is_cut(before));
        let turned =
            behind && verb(first) && first + 1 == next && self.names.pronouns.contains(self.word(next));
        if let Some(refers) = refers(next).filter(|_| turned) {
            return Some(Pointing { pronoun: next, verb: first, refers, object: false });
        }
        let object = |at: usize| {
            let with = self.names.company.holds(self.word(at));
            let is = |refers: &&Referring| match with {
                true => refers.with.contains(&self.word(at + 1)),
                false => refers.objects.contains(&self.word(at)),
            };
            all.iter().find(is)
        };
        let third = said.iter().skip(2).find(|at| !self.is_filler(**at)).copied()?;
        // `das muss ich`, `ich kann es`, `hol ich sie`
        let (pronoun, verb) = if self.is_own(third) && third == next + 1 {
            (first, next)
        } else if self.is_article(third) && !self.names.pronouns.contains(self.word(third)) {
            return None;
        } else if self.is_own(first) || self.is_own(next) && (behind || self.is_state(first)) {
            (third, if self.is_own(first) { next } else { first })
        } else {
            return None;
        };
        let noun = self.is_upper(pronoun + 1) && pronoun != first;
        object(pronoun).filter(|_| !noun).map(|refers| Pointing { pronoun, verb, refers, object: true })
    }

    /// Where the speaker is named behind others who do what the verb says: `ich` of `bauen der Karl und ich`.
    fn with_speaker(&self, clause: &Range<usize>, verb: usize) -> Option<usize> {
        let and = |at: usize| self.names.turned.and.contains(self.word(at));
        let near = verb + 3..clause.end.min(verb + DOERS);
        let own = near.into_iter().find(|own| self.is_own(*own) && and(own - 1))?;
        (verb + 1..own).all(|at| self.is_spoken(at) && !self.is_cut(at)).then_some(own)
    }

    /// `jetzt`, `also`: it says nothing of what happens.
    pub(super) fn is_filler(&self, at: usize) -> bool {
        let (word, names) = (self.word(at), self.names);
        names.softeners.contains(word)
            || names.sentences.already.contains(word)
            || names.sentences.links.contains(word)
            || !self.is_spoken(at)
    }

    /// `noch was frei`: there is time for it, and no more is said.
    fn has_time(&self, rest: &[usize]) -> bool {
        let time = |at: &usize| self.names.sentences.slots.contains(self.word(*at));
        let to = |at: &usize| {
            self.names.noting.to.contains(self.word(*at)) || self.names.ways.contains(self.word(*at))
        };
        let thing = |at: &usize| self.names.noting.is_thing(self.word(*at));
        rest.iter().any(time) && rest.iter().all(|at| time(at) || to(at) || self.is_filler(*at) || thing(at))
    }

    /// Whom or what the clause names that the pronoun may stand for.
    fn named_for(&self, clause: &Range<usize>, refers: &Referring) -> Option<Range<usize>> {
        let nouns = !self.names.turned.articles.is_empty();
        let large = nouns && clause.clone().any(|at| self.is_upper(at) && at > clause.start);
        let opens = self.uncut(clause).iter().copied().find(|at| !self.is_filler(*at))?;
        // `Mia hat sich gefreut`
        let named = || {
            let verb = self.is_state(opens + 1) || self.is_verb(opens + 1);
            // `trag bitte die Probe ein`
            let verb = verb && !self.is_filler(opens + 1);
            self.is_upper(opens) && !self.is_subject(opens) && !self.is_leading(opens) && verb
        };
        let known =
            proper::name(self.word(opens)).is_some() || self.names.noting.people.contains(self.word(opens));
        let person =
            (known || named()) && !self.is_subject(opens) && !refers.pronouns.contains(&self.word(opens));
        if person && refers.people {
            return Some(opens..self.past_name(opens + 1, large));
        }
        // `… hab ich den Schornsteinfeger bestellt`
        let object = |at: usize| {
            let led = self.is_own(at.checked_sub(1)?) && refers.articles.contains(&self.word(at));
            let end = self.past_noun(at + 1, large).filter(|_| nouns && led)?;
            (end + 1 == clause.end).then_some(at..end)
        };
        if let Some(object) = clause.clone().find_map(object) {
            return Some(object);
        }
        clause.clone().find_map(|at| {
            let word = self.word(at);
            let led = at.checked_sub(1).is_some_and(|before| {
                self.names.ways.contains(self.word(before)) || self.names.company.holds(self.word(before))
            });
            let contracted = refers.contracted.contains(&word);
            let leads = refers.articles.contains(&word) && !(led && refers.free.contains(&word))
                || led && refers.behind.contains(&word)
                || contracted;
            let end =
                leads.then(|| self.past_noun(at + 1, large)).flatten().filter(|end| *end <= clause.end)?;
            let whole = (at..end).all(|at| !self.is_cut(at));
            // `el fontanero ha llamado`, `ha llamado el fontanero`, but not `hay un charco`
            let told = || {
                let before = at.saturating_sub(1);
                self.names.sentences.past.contains(self.word(before))
                    || self.names.telling.verbs.contains(self.word(before))
            };
            let whole = whole && (nouns || at == opens || told());
            let from = at + usize::from(contracted || led);
            whole.then_some(from..end)
        })
    }

    pub(super) fn is_upper(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }

    /// Past the noun, with its adjectives, that begins at `at`, and what it is of.
    pub(super) fn past_noun(&self, at: usize, large: bool) -> Option<usize> {
        let noun = (at..=at + ADJECTIVES).find(|at| !self.is_adjective(*at, large))?;
        let nobody = self.names.sentences.nobody.contains(self.word(noun));
        if !self.is_noun(noun, large) || nobody {
            return None;
        }
        let mut end = self.past_name(noun + 1, large);
        for _ in 0..PLACES {
            let (way, names) = (self.word(end), self.names);
            let of = names.of.contains(way);
            let beside =
                !names.turned.articles.is_empty() && (names.ways.contains(way) || names.company.holds(way));
            if !(of || beside) {
                break;
            }
            let led = end + 1 + usize::from(self.is_leading(end + 1));
            let noun = (led..=led + ADJECTIVES).find(|at| !self.is_adjective(*at, large)).unwrap_or(led);
            if !self.is_noun(noun, large) {
                break;
            }
            end = self.past_name(noun + 1, large);
        }
        Some(end)
    }

    fn past_name(&self, at: usize, large: bool) -> usize {
        let named = |at: &usize| self.is_spoken(*at) && large && self.is_upper(*at);
        let glued = |at: usize| self.tokens.get(at).is_some_and(|token| token.glued);
        let mut end = at;
        while glued(end) && !(large && self.parts(end)) {
            end += 1;
        }
        end + (end..end + NAME).take_while(named).count()
    }

    fn is_noun(&self, at: usize, large: bool) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        let small = self.tells(at) || self.is_verb(at) || self.is_leading(at) || self.is_filler(at);
        let way = self.names.ways.contains(self.word(at)) || self.names.company.holds(self.word(at));
        token.kind == Kind::Word && if large { self.is_upper(at) } else { !small && !way }
    }

    fn is_adjective(&self, at: usize, large: bool) -> bool {
        let way = self.names.ways.contains(self.word(at)) || self.names.company.holds(self.word(at));
        if large {
            let verb = self.tells(at) || self.is_verb(at);
            return !self.is_upper(at) && self.is_spoken(at) && !verb && !way && !self.is_leading(at);
        }
        let word = self.word(at);
        let mut stems = ["e", "er", "es", "en"].iter().filter_map(|end| word.strip_suffix(end));
        stems.any(|stem| self.names.turned.adjectives.contains(stem))
    }
}
