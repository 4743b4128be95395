//! Talk around a list that names nothing by what it begins with: a farewell with when, `see you about seven`, all that
//! was not named, `the rest is here`, and an outcry before what is put on the list, `can you believe it`.

use std::ops::Range;

use super::{Reading, Stretch};
use crate::understand::items::joints::{is_adjective, person};
use crate::understand::items::preamble::is_content;
use crate::understand::items::{List, Part, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// When and where people meet again is said in no more words: `at the station around half past`.
const LONGEST_WHEN: usize = 7;

/// So soon behind it a thing is named again; text without end must not be looked at again and again.
const SOON: usize = 60;

/// Thanks stand no farther before the name of who gives them.
const FAR: usize = 4;

/// An outcry has no more words behind what opens it, `what a dreadful day`, and no more asides before it.
const LONGEST_CRY: usize = 3;
const MOST_ASIDES: usize = 2;

/// How bad or good something is, is said in no more words: `the traffic is really awful`.
const LONGEST_MOOD: usize = 6;

impl Reading<'_> {
    /// Whether a stretch is said around a list and names nothing.
    pub(super) fn is_around(&self, stretch: &Stretch) -> bool {
        self.takes_leave(stretch)
            || self.list.leaves_rest(&stretch.bare)
            || self.tells_mood(stretch)
            || self.cries(stretch)
            || self.signs(stretch)
            || self.tells_store(stretch)
            || self.takes_off(stretch)
    }

    /// Whether the last stretch, behind what was named, says only when or where people meet again: `see you about seven`.
    fn takes_leave(&self, Stretch { range, bare, more, next, .. }: &Stretch) -> bool {
        let list = self.list;
        let whole = list.edges().unmarked(range.clone());
        // `vielen Dank und bis Samstag`
        let thanks = list.any_phrase(whole.start, whole.end, Set::LeadOuts);
        let thanked = (whole.start..whole.start + thanks).any(|at| list.is(at, Class::Thanks));
        let and = whole.start + thanks;
        let led = if thanked && list.is(and, Class::Conjunctions) { and + 1 } else { whole.start };
        let whole = led..whole.end;
        let farewell = list.any_phrase(whole.start, whole.end, Set::Farewells);
        let when = whole.start + farewell..whole.end;
        let parted = |at: &usize| list.is(*at, Class::Conjunctions) || list.kind(*at) == Some(Kind::Comma);
        farewell > 0
            && (more.is_none() || farewell > 1 && list.is(*next, Class::Clauses))
            && !list.keeps_talk
            && matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
            && !self.part.tasks
            && (!self.rough.is_empty() || self.part.follows || !self.first_in_part)
            && !self.part.before
            && !bare.is_empty()
            && when.len() <= LONGEST_WHEN
            && !when.clone().any(|at| parted(&at))
            && !list.tells_faults
            && (farewell > 1
                || list.purpose == Purpose::Goods && is_when(list, &when)
                || !when.is_empty() && occasion::day(list, when.start, when.end) == when.end)
    }

    /// Whether a stretch before what asks for the things says how something is of which nothing is wanted: `traffic's
    /// awful, could you put …`.
    fn tells_mood(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let nothing = self.rough.iter().all(|piece| piece.range.is_empty());
        self.first_in_part && nothing && more.is_some() && self.list.is_mood(bare)
    }

    /// Whether the last stretch, behind thanks, says who speaks: `…, thank you, love Eva`.
    fn signs(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let list = self.list;
        let leads = list.any_phrase(bare.start, bare.end, Set::Signatures);
        let name = bare.start + leads;
        let thanked = || (bare.start.saturating_sub(FAR)..bare.start).any(|at| list.is(at, Class::Thanks));
        leads > 0
            && more.is_none()
            && !self.rough.is_empty()
            && name < bare.end
            && person(list, name, bare.end) == Some(bare.end)
            && thanked()
    }

    /// Whether a stretch right before the list's name says that nothing is left where things are kept: `the fridge is nearly
    /// empty` shopping list eggs.
    fn tells_store(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let store = bare.start + usize::from(list.is_any(bare.start, [Class::Articles, Class::Determiners]));
        let whole = list.edges().bare(part.range.clone());
        part.before
            && !part.put
            && !list.keeps_talk
            && more.is_none()
            && list.purpose == Purpose::Goods
            && list.is(store, Class::Stores)
            && store + 1 == bare.end
            && whole.start == bare.start
            && whole.end > bare.end
            && self.follows()
    }

    /// Whether all that is said right before the list's name is an outcry: `guess what gran's coming` shopping list scones.
    fn cries(&self, Stretch { bare, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        part.before
            && !part.put
            && !list.keeps_talk
            && list.any_phrase(bare.start, bare.end, Set::Outcries) > 0
            && list.edges().bare(part.range.clone()).start == bare.start
            && self.follows()
    }
}

/// Whether only times are said, and with what stands around them: `about seven`, `gegen halb acht`.
fn is_when(list: &List<'_>, when: &Range<usize>) -> bool {
    let small = [
        Class::Ties,
        Class::Prepositions,
        Class::Purposes,
        Class::Determiners,
        Class::Parts,
        Class::Alternatives,
        Class::Auxiliaries,
    ];
    let time = |at: usize| list.kind(at) == Some(Kind::Number) || occasion::is_one(list, at);
    // `sept heures`
    let counted = |at: usize| {
        at > when.start && list.kind(at - 1) == Some(Kind::Number) && !list.is(at, Class::Measures)
    };
    let known = |at: usize| {
        time(at)
            || list.is_any(at, small)
            || counted(at)
            || [Set::Adverbs, Set::Openers, Set::Farewells, Set::Fillers]
                .iter()
                .any(|set| list.any_phrase(at, at + 1, *set) > 0)
    };
    // `till 3 rolls`
    let counts = list.kind(when.start) == Some(Kind::Number) && when.len() > 1;
    !counts && when.clone().any(time) && when.clone().all(known)
}

impl List<'_> {
    /// Whether a range says of all that was not named that it is there, or nothing at all: `der Rest ist da`.
    pub(in crate::understand::items) fn leaves_rest(&self, bare: &Range<usize>) -> bool {
        let rest = self.any_phrase(bare.start, bare.end, Set::Rests);
        if rest == 0 || self.keeps_talk || matches!(self.purpose, Purpose::Titles | Purpose::Questions) {
            return false;
        }
        let told = bare.start + rest..bare.end;
        let finite = || {
            self.is_any(told.start, [Class::Copulas, Class::Auxiliaries, Class::Asks])
                && !self
                    .is_any(told.start, [Class::Prepositions, Class::Of, Class::Partitives, Class::Reports])
        };
        // `lo demás lo trae mi suegra`
        let it = || {
            self.words.lacks.is_empty()
                && self.is(told.start, Class::Articles)
                && !self.is(told.start, Class::Partitives)
                && self.any_phrase(told.start, told.end, Set::Pronouns) > 0
        };
        let verb = || {
            self.is_any(told.start, [Class::Subjects, Class::Speakers])
                || self.is_teller(told.start)
                || self.is_verb_told(told.start, told.end)
                || self.is_clitic(told.start, told.end)
                || it()
                || self.any_phrase(told.start, told.end, Set::Removals) == told.len()
        };
        let needs = [Set::Needs, Set::Wanters, Set::Duties];
        let needed = |at: usize| needs.iter().any(|set| self.any_phrase(at, told.end, *set) > 0);
        // `le reste attendra`
        // `lo demás mañana`
        let when = || {
            told.clone().all(|at| occasion::is_one(self, at) || self.any_phrase(at, at + 1, Set::Adverbs) > 0)
        };
        let alone = || {
            if when() {
                return true;
            }
            let verb = told.len() == 1 && self.kind(told.start) == Some(Kind::Word);
            verb && self.words.lacks.is_empty()
                && self.beside(told.start).is_none()
                && !is_adjective(self, told.start)
        };
        if self.purpose == Purpose::Chores {
            return !told.is_empty() && (finite() || alone());
        }
        told.is_empty() || (finite() || verb() || alone()) && !told.clone().any(needed)
    }

    /// Whether a range says only how something is of which nothing is wanted: `the traffic is awful`.
    pub(in crate::understand::items) fn is_mood(&self, bare: &Range<usize>) -> bool {
        let Some(last) = bare.end.checked_sub(1).filter(|last| *last > bare.start) else { return false };
        let verb = |at: usize| self.is_verb_told(at, bare.end) || self.is_contracted(at);
        matches!(self.purpose, Purpose::Goods | Purpose::Unknown)
            && !self.keeps_talk
            && !self.tells_faults
            && bare.len() <= LONGEST_MOOD
            && self.is(last, Class::Moods)
            && (bare.start..last).any(verb)
            && !bare.clone().any(|at| self.is(at, Class::Conjunctions))
    }

    /// Whether a sentence cries out before another one that puts something on the list: `Can you believe we're out of
    /// coffee again? Put …`.
    pub(in crate::understand::items) fn cries_out(
        &self,
        sentence: &Range<usize>,
        later: Range<usize>,
        part: &Part,
    ) -> bool {
        let bare = self.after_aside(sentence);
        let said = self.any_phrase(bare.start, bare.end, Set::Outcries);
        // `what a queue`, `can you believe it`
        let whole =
            || bare.len() <= said + LONGEST_CRY && !bare.clone().any(|at| self.is(at, Class::Conjunctions));
        // `thanks for doing the shop`
        let thanks = self.any_phrase(bare.start, bare.end, Set::LeadOuts);
        let for_it = [Class::Purposes, Class::Ties, Class::Prepositions, Class::Partitives];
        let thanks = thanks > 0
            && (bare.start..bare.start + thanks).any(|at| self.is(at, Class::Thanks))
            && self.is_any(bare.start + thanks, for_it)
            && later.end < self.tokens.len();
        let cries = thanks || said > 0 && (bare.len() == said || whole() && later.end < part.range.end);
        cries || (said > 0 || self.wonders(sentence, &bare)) && part.before && self.puts_things(part, later)
    }

    /// A sentence without what is said first and carries nothing: `my goodness what a queue`.
    fn after_aside(&self, sentence: &Range<usize>) -> Range<usize> {
        let mut bare = self.edges().unmarked(sentence.clone());
        for _ in 0..MOST_ASIDES {
            let longest = |set| self.any_phrase(bare.start, bare.end, set);
            let aside = longest(Set::Fillers).max(longest(Set::Asides));
            if longest(Set::Outcries) > 0 || aside == 0 {
                break;
            }
            bare = self.edges().unmarked(bare.start + aside..bare.end);
        }
        bare
    }

    /// Whether a sentence asks somebody something, and for nothing: `Did you feed the cat?`
    fn wonders(&self, sentence: &Range<usize>, bare: &Range<usize>) -> bool {
        let asked = self.token(sentence.end).is_some_and(|mark| mark.said(self.text) == "?");
        let sets = [Set::Duties, Set::Adders, Set::Buyers, Set::Needs, Set::Wanters, Set::Cues];
        let wants = |at: usize| sets.iter().any(|set| self.any_phrase(at, bare.end, *set) > 0);
        let names = [Class::Articles, Class::Ones, Class::Partitives, Class::Determiners, Class::Measures];
        let verb = self.is(bare.start, Class::Asks)
            || self.is_teller(bare.start)
            || self.is_verb_told(bare.start, bare.end);
        // `¿Queda leche? Pon leche y huevos …`
        let again = || self.beside(bare.start).is_some() && self.is_all_named(bare, sentence.end);
        asked
            && (verb && bare.len() > MOST_ASIDES || again())
            && !self.is_any(bare.start, names)
            && self.any_phrase(bare.start, bare.end, Set::LeadIns) == 0
            && !bare.clone().any(|at| wants(at) || self.is(at, Class::Conjunctions))
    }

    /// Whether every thing in a range is named again soon behind `at`.
    fn is_all_named(&self, bare: &Range<usize>, at: usize) -> bool {
        let later = at..self.tokens.len().min(at + SOON);
        let again = |at: usize| later.clone().any(|other| self.word(other) == self.word(at));
        bare.clone().any(|at| is_content(self, at))
            && bare.clone().all(|at| !is_content(self, at) || again(at))
    }

    /// Whether something is put on the list that is named behind it, or a colon is: `schreib Kaffee` auf die Liste, but not
    /// `put it` on the list.
    pub(in crate::understand::items) fn puts_things(&self, part: &Part, later: Range<usize>) -> bool {
        let next = self.edges().bare(later);
        let lead = [Set::LeadIns, Set::Duties].map(|set| self.any_phrase(next.start, next.end, set));
        let lead = lead.into_iter().max().unwrap_or(0);
        let verb = self.edges().bare(next.start + lead..next.end);
        let adder = self.any_phrase(verb.start, verb.end, Set::Adders);
        let thing = self.edges().bare(verb.start + adder..verb.end);
        let those = self.any_phrase(thing.start, thing.end, Set::Pronouns);
        let asked = adder > 0 || self.verbs_end;
        let headed = part.put || self.kind(part.next) == Some(Kind::Colon);
        part.put && asked && those == 0 && !thing.is_empty() || headed && next.is_empty()
    }
}
