//! Which clauses are talk beside the one that says what happens.

use std::ops::Range;

use super::what::Home;
use super::{Memo, SENTENCE, mark};
use crate::understand::event::name::edges::longest;
use crate::understand::language::proper;
use crate::understand::words::Kind;

/// What stands before so long a sentence of talk is talk; but not what stands before `you know`.
pub(super) const LONG: usize = 4;

/// No more words cry out or address somebody between talk and what happens.
pub(super) const CRY: usize = 2;

/// No more words beside the time say only that it is then: `he's due`.
pub(super) const BACK: usize = 3;

/// Of no more words one is too little to be what is left of them.
pub(super) const BRIEF: usize = 8;

impl Memo<'_, '_> {
    /// For each of the clauses whether it is talk; nothing where the name stands in one clause already, or is mended.
    pub(super) fn talk(&self, clauses: &[Range<usize>], home: &Home) -> Option<Vec<bool>> {
        let said = clauses.get(home.at).map(|clause| self.left(clause))?;
        // `im Pfarrsaal`, of `ich vergess das sonst, das Turnen ist am Dienstag im Pfarrsaal`
        let lost = self.opens && said.is_empty() || self.leans(&self.kept.all);
        let others = || clauses.iter().enumerate().filter(|(at, _)| *at != home.at);
        let lost = lost && others().all(|(_, clause)| self.keeps_talk_of(clause));
        let alone = clauses.iter().filter(|clause| !self.left(clause).is_empty()).nth(1).is_none();
        let mended = (1..clauses.len()).any(|at| self.mends(clauses, at));
        if alone && !lost || mended {
            return None;
        }
        let task = self.is_task(said);
        // `… so the survey is on Monday`, `… Monday, calendar, survey`; not `the jar with the yellow lid on Monday`
        let told = home.at >= home.timed.end
            || home.timed.contains(&home.at) && clauses.get(home.at).is_some_and(|home| self.is_whole(home));
        let spoken = said.iter().filter(|at| self.is_spoken(**at)).count();
        // `pick up`
        let verb = matches!(said, [_, up] if self.is_in(&self.names.put, *up));
        // `Same sex dance class. Hall 4 on …`: where it is.
        let numbered = |at: &usize| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number);
        let named = spoken >= SENTENCE && !said.iter().any(numbered);
        let talks = |(at, clause): (usize, &Range<usize>)| {
            let beside = at != home.at && !home.timed.contains(&at);
            let due = || at > home.at && self.is_due(said, self.uncut(clause));
            let more = || {
                let left = self.uncut(clause);
                let next = at == home.at + 1 || at == home.timed.end;
                let thin = spoken < SENTENCE || verb;
                // `give back the ladder on Monday, it belongs to Omar`
                let known = spoken <= SENTENCE || task;
                next && (thin && self.says_more(left) && !self.tells_instead(left)
                    || known && self.identifies(left) && !self.is_so(left) && !self.is_owned(left))
            };
            // `about the party, Tom says Saturday`
            let topic = || {
                let reports = |at: &usize| self.is_in(&self.names.sentences.reports, *at);
                spoken <= SENTENCE && said.iter().any(reports) && self.prefaces(self.uncut(clause))
            };
            let about = || {
                let short = spoken <= SENTENCE && self.is_about(self.uncut(clause));
                at + 1 == home.at && (short || topic())
            };
            beside
                && (lost
                    || at < home.at
                        && (named && self.laments(clause) || self.cries(clause, clauses.get(home.at)))
                    || self.is_talk(clause, (at < home.at, at > home.at || told), task)
                        && !due()
                        && !more()
                        && !about())
        };
        let mut talk: Vec<bool> = clauses.iter().enumerate().map(talks).collect();
        self.lead_on(&mut talk, clauses, home.at);
        // `The doctor only wants to check. Scan on Monday …`
        let sentence = self.first_of_its_sentence(clauses, home.at);
        if talk.iter().take(sentence).any(|talk| *talk) {
            mark(&mut talk, 0..sentence);
        }
        self.spread(&mut talk, clauses, home.at);
        for at in home.timed.clone() {
            // `the meter man, he's due tomorrow`
            let of_it = |clause: &Range<usize>| {
                let said = self.uncut(clause);
                // `theatre, it's Hamlet on Saturday`
                // `the vet rang, he's free on Tuesday`: the other clause says no more than who told it.
                let told = || clauses.get(home.at).is_some_and(|clause| self.only_reports(clause));
                at != home.at && self.is_of_it(said) && !self.identifies(said) && !told()
            };
            let of_it = clauses.get(at).is_some_and(of_it);
            talk.iter_mut().skip(at).take(1).for_each(|talk| *talk = of_it);
        }
        // `add the closing`
        let asks = said.first().is_some_and(|at| self.names.puts.contains(self.word(*at)));
        let whole = || clauses.iter().take(home.at).all(|clause| self.left(clause).is_empty());
        if (!task || asks)
            && (spoken >= SENTENCE
                || whole()
                || self.kept.all.iter().filter(|at| self.is_spoken(**at)).count() > BRIEF)
        {
            self.order_on(&mut talk, clauses, home);
        }
        let kept = |(clause, talk): (&Range<usize>, &bool)| *talk && !self.left(clause).is_empty();
        (lost || clauses.iter().zip(&talk).any(kept)).then_some(talk)
    }

    /// `he's due`, `I told him`
    pub(super) fn is_of_it(&self, left: &[usize]) -> bool {
        let whole = |at: &usize| self.is_short(*at) || self.says_a_sentence(left);
        let back = |at: &usize| self.is_in(&self.names.aside.back, *at);
        let him = |at: &usize| self.is_own(*at) && left.last().is_some_and(back);
        let of_it = |at: &usize| self.is_in(&self.names.pronouns, *at) && whole(at) || him(at);
        left.len() <= BACK && left.first().is_some_and(of_it)
    }

    /// `the bike, which I sold`, `das Auto, das hinten steht`, `con Pepe, que viene de Lugo`: before the time it tells who or
    /// what is meant.
    pub(super) fn is_relative(&self, left: &[usize]) -> bool {
        let [first, next, ..] = left else { return false };
        let verb = |at: usize| self.is_state(at) || self.is_verb(at);
        let word = self.word(*first);
        if self.names.telling.encloses {
            return self.is_article(*first) && !verb(*next) && left.last().is_some_and(|last| verb(*last));
        }
        self.names.inquiring.contains(word) && (!self.names.that.contains(word) || verb(*next))
    }

    /// `which is a lovely idea`, `which nobody told me`, but `which I sold`, `which is at the garage`: how the speaker finds it.
    fn is_found(&self, left: &[usize]) -> bool {
        let [which, next, ..] = left else { return false };
        let verb = self.is_state(*next) || self.is_verb(*next);
        let nobody = || {
            let word = self.word(*next);
            self.is_subject(*next) && !self.is_own(*next) && !self.names.pronouns.contains(word)
        };
        let place = || left.get(1..).is_some_and(|said| self.is_where(said)) || self.identifies(left);
        self.names.sentences.breaks.contains(self.word(*which)) && (verb || nobody()) && !place()
    }

    /// `Mum, I have to call her`: what is to be done with somebody who is only named.
    fn is_due(&self, said: &[usize], left: &[usize]) -> bool {
        let person = |at: &usize| {
            let word = self.word(*at);
            self.names.noting.people.contains(word) || proper::name(word).is_some()
        };
        let wishes = |at: &usize| {
            let word = self.word(*at);
            self.names.noting.modals.holds(word) || self.names.aside.does.contains(word)
        };
        matches!(said, [one] if person(one)) && left.iter().take(LONG).any(wishes)
    }

    /// `it's at the town hall`, `and it's in room four`: it says where.
    pub(super) fn is_where(&self, left: &[usize]) -> bool {
        if self.identifies_thing(left) {
            return true;
        }
        let links = |at: &usize| self.is_in(&self.names.sentences.links, *at);
        let said = left.get(usize::from(left.first().is_some_and(links))..).unwrap_or_default();
        let presents = |at: &usize| self.is_in(&self.names.sentences.presents, *at);
        let place = said.iter().position(|at| !presents(at) && !self.is_in(&self.names.sentences.is, *at));
        let Some((first, rest)) = place.filter(|at| *at > 0).and_then(|at| said.get(at..)?.split_first())
        else {
            return false;
        };
        (self.is_in(&self.names.ways, *first) || self.names.company.holds(self.word(*first)))
            && !self.says_a_sentence(rest)
    }

    /// Nothing is left of it, or what is left only tells something or puts it down: `block that out in the calendar`.
    fn keeps_talk_of(&self, clause: &Range<usize>) -> bool {
        let put = |at: &usize| self.is_in(&self.names.put, *at);
        // `…, deshalb ist die Kontrolle am 25. Januar`: another time is said there.
        let numbered = |at: usize| self.tokens.get(at).is_some_and(|token| token.kind == Kind::Number);
        self.left(clause).iter().all(put) || self.is_sentence(clause) && !clause.clone().any(numbered)
    }

    /// `thanks for the cake`, `also wegen dem Zaun`
    pub(super) fn prefaces(&self, said: &[usize]) -> bool {
        let sentences = &self.names.sentences;
        let linked = said.iter().take_while(|at| self.is_in(&sentences.links, **at)).count();
        let prefaces = |from: usize| longest(self.tokens, said.get(from..)?, &sentences.prefaces, self.names);
        prefaces(0).is_some() || linked > 0 && prefaces(linked).is_some()
    }

    /// `Mum, I mean Gran`, but not `no, she's away, Tuesday`.
    fn mends(&self, clauses: &[Range<usize>], at: usize) -> bool {
        let Some(clause) = clauses.get(at) else { return false };
        let said = self.uncut(clause);
        let mended = self.left(clause).first().is_some_and(|left| said.first() != Some(left));
        let whole = || {
            let next = clauses.get(at + 1).map(|next| self.uncut(next)).unwrap_or_default();
            let told = next.is_empty() || self.says_a_sentence(next) || self.only_comments(next, true);
            told && self.only_comments(said, true)
        };
        mended && longest(self.tokens, said, &self.names.speaking.mends, self.names).is_some() && !whole()
    }

    fn is_sentence(&self, clause: &Range<usize>) -> bool {
        let sentence = |said: &[usize]| self.says_a_sentence(said);
        sentence(self.left(clause)) || self.opens && sentence(self.uncut(clause))
    }

    /// `No rest for the wicked.`, `Good news.`: a sentence for itself that begins as those do in which the speaker laments or
    /// comments; not `No Time to Die.`
    pub(super) fn laments(&self, clause: &Range<usize>) -> bool {
        let sentences = &self.names.sentences;
        let left = self.uncut(clause);
        let mark =
            |at: usize| self.tokens.get(at).is_some_and(|mark| mark.kind != Kind::Comma && !mark.is_spoken());
        let apart = clause.start.checked_sub(1).is_none_or(|at| self.is_cut(at) || mark(at));
        let begun = |phrases| longest(self.tokens, left, phrases, self.names).is_some();
        let title = || left.get(1).is_some_and(|at| self.is_somebody(*at));
        apart
            && self.ends_sentence(clause)
            && (begun(&sentences.laments) || !self.names.known.is_empty() && begun(&sentences.outcries))
            && !title()
    }

    /// `my sister rang`
    fn only_reports(&self, clause: &Range<usize>) -> bool {
        let said = self.uncut(clause);
        let reports = |at: &usize| self.is_in(&self.names.sentences.reports, *at);
        !self.names.known.is_empty() && said.last().is_some_and(reports)
    }

    /// `So happy! The ceremony is on …`: a few words with an exclamation mark before what is known.
    fn cries(&self, clause: &Range<usize>, home: Option<&Range<usize>>) -> bool {
        let known = home.is_some_and(|home| home.start == clause.end + 1 && self.is_leading(home.start));
        let short = self.uncut(clause).len() <= LONG && !clause.clone().any(|at| self.is_cut(at));
        known && short && self.word(clause.end) == "!" && !self.names.known.is_empty()
    }

    /// A clause that does not say what happens, `before` the one that does or behind it.
    pub(super) fn is_talk(&self, clause: &Range<usize>, (before, sure): (bool, bool), task: bool) -> bool {
        let said = &self.names.sentences;
        let left = self.uncut(clause);
        let first = left.first().map_or("", |at| self.word(*at));
        if !before && (self.is_written_large(clause) || self.hedges_who(left)) {
            return false;
        }
        if before && (self.prefaces(left) || self.is_reason(clause) || self.is_lest(clause))
            || self.only_comments(left, before)
            || !before && self.sees_to(left, task)
            || !before && !task && left.first().is_some_and(|at| self.tells_somebody(*at))
            || clause.start >= self.when.end && self.remarks(left, task)
        {
            return true;
        }
        // `if you could drop that in the calendar`
        let asks = clause.clone().any(|at| self.is_cut(at));
        let somebody = |at: &&usize| {
            let word = self.word(**at);
            !said.impersonal.contains(word) && (said.subjects.contains(word) || self.is_elided(**at))
        };
        let condition = said.conditions.contains(first)
            && (before || !asks)
            && !left.iter().skip(1).any(|at| somebody(&at));
        // `the nice vet if possible`
        let only_if = || {
            let tells = |at: &&usize| self.tells(**at);
            !asks
                && left.iter().any(|at| self.tells(*at))
                && left.iter().filter(tells).all(|at| self.is_in(&said.conditions, *at))
        };
        // `get the MOT on Monday, and have them look at the wipers`: a second thing to do; but not `and knowing them it'll …`.
        let also = || {
            let and = self.names.speaking.and.contains(first) && !asks;
            let shown = !self.names.known.is_empty();
            let does = |at: &usize| !self.begins(*at) && !self.names.forms.doing.end(self.word(*at));
            and && shown && task && !before && left.get(1).is_some_and(does)
        };
        // `that took ages. Boiler service on …`
        let alone = || before && self.ends_sentence(clause);
        // `honestly the traffic in this town anyway …`; a noise of two letters, `oh`, concludes nothing.
        let resumed = before && said.resumes.contains(self.word(clause.end));
        if resumed && self.word(clause.end).len() > 2 && self.is_spoken(clause.end) {
            return true;
        }
        let acts = || {
            (sure || alone()) && self.acts(left)
                || !before && sure && (self.tells_of_thing(left) || self.takes_up(left))
                || before && (self.was(left) || self.is_needed(left) || self.is_thing_so(left))
        };
        // `that's the third time this year. Root canal on …`
        let told = || alone() && self.says_a_sentence(left);
        if !(self.is_sentence(clause) || acts() || told()) || condition || only_if() || also() {
            return false;
        }
        if before {
            return true;
        }
        let within = clause.end <= self.when.start && self.is_relative(left) && !self.is_found(left);
        // `at Bewley's if it isn't too packed`
        let placed = self.names.ways.contains(first);
        // `fragen, wo der Schlüssel ist`
        let asked = self.names.inquiring.contains(first) || self.names.whether.contains(first);
        // `Elternabend am Montag. Wer geht hin?`
        let question = || {
            let before = clause.start.checked_sub(1).and_then(|at| self.tokens.get(at));
            let ends = before.is_some_and(|mark| mark.kind == Kind::SentenceEnd);
            ends && said.turns && self.names.inquiring.contains(first)
        };
        let asked = asked
            && !self.is_whoever(clause)
            && !said.breaks.contains(first)
            && !self.names.that.contains(first)
            && !question();
        // `and that's from Oakland, not San Francisco`
        let contrasts = || {
            let next = clause.end + 1;
            self.is_in(&said.links, clause.start) && self.names.noting.nots.contains(self.word(next))
        };
        let place = || self.is_where(left) && !contrasts();
        !(within || placed || place() || asked || self.is_title(clause, left))
    }

    /// `since Karen's away` before what happens then.
    pub(super) fn is_reason(&self, clause: &Range<usize>) -> bool {
        let led = self.is_in(&self.names.sentences.reasons, clause.start);
        let comma = self.tokens.get(clause.end).is_some_and(|mark| mark.kind == Kind::Comma);
        led && (comma || self.is_own(clause.end)) && self.uncut(clause).len() > SENTENCE
    }

    /// `before the bus comes` behind what asks for the entry: when it might be forgotten.
    pub(super) fn is_lest(&self, clause: &Range<usize>) -> bool {
        let [first, _, _, ..] = self.uncut(clause) else { return false };
        let asked =
            first.checked_sub(1).is_some_and(|before| self.is_cut(before) && before < self.when.start);
        !self.names.known.is_empty() && asked && self.is_in(&self.names.noting.lest, *first)
    }

    /// Somebody or something stands at `at` who may do what is said behind.
    pub(super) fn begins(&self, at: usize) -> bool {
        let named = proper::name(self.word(at)).is_some() || self.is_in(&self.names.noting.people, at);
        self.is_subject(at) || self.is_elided(at) || self.is_leading(at) || named
    }

    /// `Theatre, As You Like It`: a title behind a comma, in which all words are large; in German the first but for nouns.
    pub(super) fn is_written_large(&self, clause: &Range<usize>) -> bool {
        let comma = clause.start.checked_sub(1).is_some_and(|mark| self.word(mark) == ",");
        let left = self.uncut(clause);
        let large = |at: &usize| {
            self.tokens.get(*at).is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
        };
        let [first, .., last] = left else { return false };
        let small = self.is_in(&self.names.inquiring, *first);
        let all = || large(last) && left.iter().filter(|at| large(at)).count() * 2 > left.len();
        comma
            && large(first)
            && self.word(*first).len() > 1
            && (all() && !self.names.telling.encloses || small)
    }

    /// `Kino, Das Leben ist schön`
    pub(super) fn is_title(&self, clause: &Range<usize>, left: &[usize]) -> bool {
        let comma = clause.start.checked_sub(1).is_some_and(|mark| self.word(mark) == ",");
        let Some((first, rest)) = left.split_first() else { return false };
        let large = self.tokens.get(*first).is_some_and(|token| {
            // `I` is always large.
            let alone = token.word().len() == 1 || self.is_elided(*first);
            token.said(self.text).starts_with(char::is_uppercase) && !alone
        });
        let does = || rest.iter().any(|at| self.is_subject(*at));
        // `Oma bringt den Kuchen mit`, `Mia has her own`
        let word = self.word(*first);
        let person = || {
            let named = proper::name(word).is_some() || self.names.noting.people.contains(word);
            let noun = self.names.telling.encloses && !self.is_article(*first) && !self.is_subject(*first);
            named || noun
        };
        // `Maisie needs pink tights`
        let shown = !self.names.known.is_empty();
        let small =
            || rest.first().is_some_and(|at| self.is_verb(*at)) && rest.iter().all(|at| self.is_small(*at));
        // `Josh is bringing Catan`
        let doing = || {
            let [is, verb, ..] = rest else { return false };
            self.is_state(*is) && self.is_small(*verb) && self.names.forms.doing.end(self.word(*verb))
        };
        let person = || person() || shown && (small() || doing());
        comma && large && !does() && !person()
    }
}
