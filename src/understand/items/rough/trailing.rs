//! What is told behind the last thing, and why a thing is not wanted after all: `…, I can't face cooking`.

use std::ops::Range;

use super::{Reading, Stretch};
use crate::understand::items::corrections::removed;
use crate::understand::items::joints::{is_adjective, person};
use crate::understand::items::reasons::intends;
use crate::understand::items::separated::Sep;
use crate::understand::items::{Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// What stands for a thing stands no farther behind its article: `the last big one`.
const NEAR: usize = 4;

/// No more pronouns stand before a verb: `se lo`.
const CLITICS: usize = 2;

/// Who says so is named in no more words, with the verb: `says the new teacher`.
const LONGEST_REPORT: usize = 4;

impl Reading<'_> {
    /// Whether a stretch behind a thing only tells something: of it, why it is not wanted, or as the last one why all are.
    pub(super) fn trails(&self, stretch: &Stretch) -> bool {
        let Stretch { sep, range, bare, more, .. } = stretch;
        let list = self.list;
        let whole = list.edges().unmarked(range.clone());
        if self.is_why_done(stretch, &whole) {
            return true;
        }
        let told = || !bare.is_empty() && self.may_be_told() && removed(list, bare).is_none();
        let Some(before) = self.rough.last().filter(|_| told()) else {
            return false;
        };
        if before.removes.is_some() || before.takes_back && before.range.is_empty() {
            return self.tells_why_not(bare) || list.gives_cause(&whole);
        }
        // `mum likes lavender, so a candle`
        let concludes = |at: usize| list.any_phrase(at, bare.end, Set::Therefores) > 0;
        let concluded = (bare.start + 1..bare.end).any(concludes);
        // `…, ich will am Sonntag Brot backen`
        let intended = *sep == Sep::Anew && more.is_none() && list.kind(range.start - 1) == Some(Kind::Comma);
        if intended && intends(list, bare) && bare.clone().any(|at| occasion::is_one(list, at)) {
            return true;
        }
        if !matches!(sep, Sep::Comma | Sep::Dash) || list.is_title(bare.start) || concluded {
            return false;
        }
        let sure = || list.tells_surely(bare) || list.gives_cause(&whole);
        if self.reports_behind(bare) || self.requires(&whole) {
            return true;
        }
        let goods = list.purpose == Purpose::Goods;
        match more {
            None => {
                (sure() || goods && list.is_telling(bare) || self.sums_up(bare) || self.tells_of_it(bare))
                    && list.names_things(self.rough.iter().map(|item| &item.range))
            }
            Some(Sep::Comma | Sep::CommaAnd | Sep::Dash) => {
                self.tells_of_it(bare) || goods && (self.uses_it(bare) || self.reports_of_it(bare))
            }
            Some(_) => false,
        }
    }

    /// Whether a stretch between commas says why the thing before it is to be done: call the vet, `because the dog limps`, and
    /// post the parcel.
    fn is_why_done(&self, Stretch { sep, bare, more, .. }: &Stretch, whole: &Range<usize>) -> bool {
        let list = self.list;
        let within = matches!(more, Some(Sep::Comma | Sep::CommaAnd | Sep::Dash));
        let cause = list.any_phrase(whole.start, whole.end, Set::Causes);
        let otherwise = list.any_phrase(whole.start, whole.end, Set::Therefores) > 0;
        let said = || cause > 0 && whole.len() > cause + 1 && !otherwise || list.gives_cause(whole);
        list.purpose == Purpose::Chores
            && within
            && *sep == Sep::Comma
            && !list.keeps_talk
            && !bare.is_empty()
            && self.rough.last().is_some_and(|item| item.removes.is_none() && !item.range.is_empty())
            && said()
    }

    /// Whether what is told around the things of a list can be told from them.
    fn may_be_told(&self) -> bool {
        let list = self.list;
        !list.keeps_talk
            && !list.tells_faults
            && !self.part.tasks
            && matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
    }

    /// Whether a stretch says who says so: `sagt die Erzieherin`.
    fn reports_behind(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let whom = [Class::Articles, Class::Determiners, Class::People];
        (2..=LONGEST_REPORT).contains(&bare.len())
            && list.is(bare.start, Class::Reports)
            && !list.is_any(bare.start, [Class::Asks, Class::Auxiliaries])
            && list.is_any(bare.start + 1, whom)
            && !list.is(bare.start + 1, Class::Ones)
    }

    /// Whether a stretch says how things have to be: `il faut qu'ils soient mûrs`.
    fn requires(&self, whole: &Range<usize>) -> bool {
        let list = self.list;
        let lead = list.any_phrase(whole.start, whole.end, Set::LeadIns);
        let that = whole.start + lead;
        lead > 0 && list.is_that(that) && list.is_teller(that + 1) && that + 2 < whole.end
    }

    /// A thing without why it is on the list: butter `because Tom used the last of it`.
    pub(super) fn before_cause(&self, bare: Range<usize>, stretch: &Stretch) -> Range<usize> {
        let list = self.list;
        let within = stretch.more.is_some_and(|more| !matches!(more, Sep::Comma | Sep::CommaAnd | Sep::Dash));
        if within || !self.may_be_told() || list.is_task(bare.clone()) {
            return bare;
        }
        let goods = list.purpose == Purpose::Goods;
        let cause = |at: &usize| {
            list.any_phrase(*at, bare.end, Set::Causes) > 0
                && list.any_phrase(*at, bare.end, Set::Therefores) == 0
                && (goods || list.is_list || list.is_teller(*at + 1))
                && !list.is_cause_named(*at)
                && list.gives_cause(&(*at..bare.end))
        };
        // `cereal because we're out and oat milk`
        let clause = |joint: usize| {
            list.is_teller(joint + 1) || person(list, joint + 1, bare.end).is_some_and(|who| who < bare.end)
        };
        let joins = |at: usize| (at..bare.end).any(|at| list.is(at, Class::Conjunctions) && !clause(at));
        let thing = |at: &usize| list.kind(at - 1) == Some(Kind::Word) && !joins(*at);
        let at = (bare.start + 1..bare.end).find(|at| cause(at)).filter(thing);
        bare.start..at.unwrap_or(bare.end)
    }

    /// Whether a stretch says what all that was named is good for: `that should keep them quiet`.
    fn sums_up(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        list.is(bare.start, Class::ClosingOpens)
            && !list.is_teller(bare.start)
            && bare.len() > 2
            && (list.is_verb_told(bare.start + 1, bare.end) || list.is_contracted(bare.start))
            && list.wants_nothing(bare)
    }

    /// Whether a stretch among others says something of the thing before it: `the last one was delicious`, `mein Mann isst
    /// kein Fleisch`.
    fn tells_of_it(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let pointed = || {
            let end = bare.end.min(bare.start + NEAR);
            let stands = (bare.start + 1..end).any(|at| list.is(at, Class::Pointers));
            // Where nothing stands for a thing, the article does: `der war gut`, `la del otro día estaba buena`.
            let article = list.words.pointers.is_empty()
                && list.is(bare.start, Class::Articles)
                && (list.is_verb_told(bare.start + 1, bare.end)
                    || list.is_any(bare.start + 1, [Class::Of, Class::Partitives, Class::PurposesOf]));
            // `the old one's falling apart`, `la vieja está rota`
            let old = list.words.pointers.is_empty()
                && list.is(bare.start, Class::Articles)
                && is_adjective(list, bare.start + 1)
                && list.is_verb_told(bare.start + 2, bare.end);
            stands || article || old
        };
        let told = || list.tells_what(bare) && pointed() && list.wants_nothing(bare);
        told() || list.is(bare.start, Class::Determiners) && list.tells_surely(bare)
    }

    /// Whether a stretch among others says what somebody says of the thing before it: `Jo says the green ones are cheaper`.
    fn reports_of_it(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let Some(verb) = person(list, bare.start, bare.end).filter(|verb| *verb < bare.end) else {
            return false;
        };
        let told = verb + 1 + usize::from(list.is_that(verb + 1))..bare.end;
        list.is(verb, Class::Reports) && told.len() > 2 && list.tells_what(&told) && list.wants_nothing(&told)
    }

    /// Whether a stretch among others tells what somebody did with the thing before it: `the kids used the last of it for
    /// fudge`, `les enfants l'ont fini`.
    fn uses_it(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let Some(verb) = list.acting(bare) else { return false };
        let those = |at: usize| {
            let it = list.any_phrase(at, bare.end, Set::Pronouns) == 1 && !list.is(at, Class::Asks);
            it && !list.is(at, Class::Articles) || list.is_clitic(at, bare.end)
        };
        let other =
            |at: usize| list.is(at, Class::Conjunctions) || list.is_any(at, [Class::Ones, Class::Lacks]);
        (verb.saturating_sub(CLITICS)..bare.end).any(those) && !bare.clone().any(other)
    }

    /// Whether a stretch says why the list is given up before anything was named, and so is nothing to fall back on:
    /// `forget it, we still have everything`.
    pub(super) fn tells_why_given_up(&self, bare: &Range<usize>) -> bool {
        let given_up = matches!(self.rough.as_slice(), [only] if only.takes_back && only.range.is_empty());
        given_up && self.list.is_telling(bare)
    }

    /// Whether a stretch behind what was taken back says why: `we've got loads`, `den bringt der Uwe mit`.
    fn tells_why_not(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        // `…, sorry, I mean red cabbage`, but `…, actually we have some`
        let right = list.any_phrase(bare.start, bare.end, Set::CorrectionsOf);
        let bare = &(bare.start + if right < bare.len() { right } else { 0 }..bare.end);
        let asks = [Set::LeadIns, Set::Duties, Set::Adders].iter().any(|set| {
            let count = list.any_phrase(bare.start, bare.end, *set);
            count > 0 && count >= list.any_phrase(bare.start, bare.end, Set::Removers)
        });
        // `…, que queda`, `davon haben wir genug`
        let stock = [Set::Removers, Set::Removals].iter().any(|set| {
            let count = list.any_phrase(bare.start, bare.end, *set);
            count > 0 && count == bare.len()
        });
        let inverted = || {
            list.verbs_end && list.is_verb_told(bare.start + 1, bare.end) && list.is_teller(bare.start + 2)
        };
        // `Dad still has some`, `papa en a encore`
        let owns = || {
            let who = person(list, bare.start, bare.end).unwrap_or(bare.end);
            (who..bare.end.min(who + NEAR)).any(|at| list.is_verb_told(at, bare.end))
        };
        stock
            || !asks
                && (owns()
                    || inverted()
                    || list.acting(bare).is_some()
                    || list.tells_who(bare)
                    || list.tells_what(bare))
    }

    /// Whether a stretch right behind the list's name tells something of what was put on it: `… on the shopping list,
    /// Jack emptied the bottle`.
    pub(super) fn tells_behind_name(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let told = || match list.purpose {
            Purpose::Goods => list.is_telling(bare),
            Purpose::Questions => false,
            Purpose::Titles => list.is(bare.start, Class::Determiners) && list.tells_surely(bare),
            _ => list.tells_surely(bare),
        };
        // `…, the one in the hall's gone`
        let one = || {
            let finite = |at: usize| list.is_contracted(at) || list.is(at, Class::Copulas);
            list.purpose == Purpose::Goods
                && list.is(bare.start, Class::Articles)
                && list.is(bare.start + 1, Class::Pointers)
                && (bare.start + 2..bare.end - 1).any(finite)
        };
        !list.keeps_talk && !list.is_title(bare.start) && (told() || one())
    }
}
