//! Stretches that name nothing, but say something about the list, its things, or to somebody.

use std::ops::Range;

use super::nothing::tells_nothing;
use super::told::states;
use super::{Reading, Stretch, is_all};
use crate::understand::items::asking::ELSE;
use crate::understand::items::joints::person;
use crate::understand::items::occasion::day;
use crate::understand::items::reasons::intends;
use crate::understand::items::remarks::acts;
use crate::understand::items::separated::Sep;
use crate::understand::items::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// Who does what is told no further behind what opens a clause: `comme ce soir on …`.
const FAR: usize = 5;

/// Where somebody comes to, and that they come, is said in as many words: `to dinner come`.
const SHORTEST_COMING: usize = 3;

/// Nobody says in more words that a list is done: `are all done`.
const LONGEST_END: usize = 3;

impl Reading<'_> {
    /// Whether a stretch names nothing, but says something about the list or its things.
    pub(super) fn is_talk(&self, stretch: &Stretch) -> bool {
        let Stretch { bare, more, .. } = stretch;
        let (list, part) = (self.list, self.part);
        if list.tells_faults && part.named && !part.before && !self.is_first() {
            return false;
        }
        if list.is_name(bare) {
            return false;
        }
        // Most stretches are things of which nothing is known.
        if !self.rough.is_empty() && bare.clone().all(|at| list.beside(at).is_none()) {
            return false;
        }
        let anew = *more == Some(Sep::Anew);
        let recalled = || recalls(list, bare);
        // `Grandpa said, for the trip we should bring …`
        let told = || {
            let comma = list.kind(bare.end) == Some(Kind::Comma);
            // `die Ärztin meint, ich soll` auf die Liste …
            let last = bare.end + usize::from(comma);
            let named = part.before && (last == part.range.end || last == self.said.end && self.follows());
            // `school just emailed, she needs …`
            let needs = || list.needing(bare.end + 1, part.range.end) > 0;
            self.is_first() && (named || comma && needs()) && reports(list, bare)
        };
        let report = || {
            told()
                || anew && (recalled() || reports(list, bare))
                || part.before && more.is_none() && self.rough.is_empty() && recalled()
        };
        anew && (self.leads_anew(stretch)
            || is_all(list, bare, Set::LeadIns)
            || self.tells_when(bare)
            || self.makes(bare))
            || self.tells_why(stretch)
            || self.tells_what_for(bare)
            || self.gives_reason(stretch)
            || report()
            || self.speaks(stretch)
            || self.remarks_on_list(bare)
            || self.states(stretch)
            || self.tells_before(bare)
            || self.calls(stretch)
            || self.asks_what(stretch)
            || self.closes_over_name(stretch)
            || self.tells(stretch)
            || self.says_which(stretch)
            || self.heads(bare)
            || self.is_for(stretch)
            || self.is_when(stretch)
            || self.turns_to(stretch)
            || self.comes_to_name(stretch)
    }

    /// Whether a stretch before what asks for the things says what for, when, or on which day: `for the party` we need;
    /// `I see that` we need is talk.
    fn leads_anew(&self, Stretch { range, bare, .. }: &Stretch) -> bool {
        let list = self.list;
        let start = list.edges().unmarked(range.clone()).start;
        let dated = || !bare.is_empty() && day(list, bare.start, bare.end) == bare.end;
        list.is(bare.start, Class::Prepositions)
            || list.is(start, Class::Clauses)
            || self.is_first() && (dated() || list.is(bare.start, Class::Ties))
    }

    /// Whether a conclusion is drawn from a stretch: `esta noche hago chili`, así que lista de la compra.
    fn gives_reason(&self, Stretch { more, next, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        // `we're low on elbows and tape, so get those ordered` names them before.
        let end = list.tokens.len();
        let verb = [Set::Buyers, Set::Adders].map(|set| list.any_phrase(*next, end, set)).into_iter().max();
        let those = verb
            .filter(|verb| *verb > 0)
            .is_some_and(|verb| list.any_phrase(next + verb, end, Set::Pronouns) > 0);
        if those && *more == Some(Sep::Therefore) {
            return false;
        }
        let concluded = || list.any_phrase_before(part.range.start, part.range.end, Set::Therefores) > 0;
        *more == Some(Sep::Therefore) && (part.put || self.is_first())
            || part.before && !part.put && concluded()
    }

    /// Whether the first stretch says what the things are for that something puts on the list behind it: `for tonight's
    /// drinks`, put crisps and wine on; but not for whom.
    fn tells_what_for(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        part.before
            && part.put
            && self.is_first()
            && list.kind(bare.end) == Some(Kind::Comma)
            && list.any_phrase(bare.end + 1, part.range.end, Set::Adders) > 0
            && self.is_purpose(bare)
            && person(list, bare.start + 1, bare.end) != Some(bare.end)
    }

    /// Whether the first stretch tells what somebody does on a day, `on Saturday they come`, or how it is before something
    /// is put on the list: `it is hot`.
    fn tells_of_day(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let from = bare.start + usize::from(list.is(bare.start, Class::Reports));
        let day = day(list, from, bare.end);
        // `demain mes parents viennent`
        let person = || {
            (day + 1..bare.end - 1).take(FAR - 2).any(|at| list.is(at, Class::People))
                && list.is(day, Class::Determiners)
                && !list.is(day, Class::Ones)
                && !list.is(day, Class::Articles)
        };
        // `elle veut du chocolat`
        let wants =
            |at: usize| [Set::Wanters, Set::Buyers].iter().any(|set| list.any_phrase(at, bare.end, *set) > 0);
        // `hoy toca paella`, but `hoy toca comprar pan`
        let other = usize::from(list.is(day, Class::Others));
        let leads = [Set::LeadIns, Set::Duties, Set::Adders, Set::Buyers];
        let asks = || leads.iter().any(|set| list.any_phrase(bare.end + 1, part.range.end, *set) > 0);
        // `il fait chaud, mets …`
        let adds = || part.put && list.any_phrase(bare.end + 1, part.range.end, Set::Adders) > 0;
        (part.before || !part.named && asks())
            && self.is_first()
            && matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
            && list.kind(bare.end) == Some(Kind::Comma)
            && (day > from || adds())
            && (from..bare.end - 1).contains(&day)
            && (list.is_any(day, [Class::Subjects, Class::Speakers, Class::Others]) || adds() && person())
            && leads.iter().all(|set| list.any_phrase(day + other, bare.end, *set) == 0)
            && !bare.clone().any(wants)
    }

    /// Whether a stretch before the things asks what they are, or says that there is nothing left, in words that name
    /// none: `qu'est-ce qui manque`, `y a plus rien dans le frigo`.
    fn asks_what(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let list = self.list;
        let start = bare.start + usize::from(list.is(bare.start, Class::Prepositions));
        let asks = || {
            let known =
                |at: usize| list.beside(at).is_some() && !list.is_any(at, [Class::People, Class::Measures]);
            list.is(start, Class::Asks) && !list.is_any(start, ELSE) && bare.clone().all(known)
        };
        // `vet: food, how much is it` is to be asked.
        let goods = list.purpose == Purpose::Goods;
        // `le chat n'a plus rien à manger, mets …`
        let adds = || list.any_phrase(bare.end + 1, list.tokens.len(), Set::Adders) > 0;
        let nothing = || {
            list.beside(bare.start).is_some()
                && (!list.is_any(bare.start, [Class::Articles, Class::Ones]) || adds())
                && bare.clone().any(|at| tells_nothing(list, at))
        };
        (more.is_some() || self.part.before && self.is_first())
            && bare.len() > 1
            && matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
            && ((goods || !self.part.named) && asks() || self.is_first() && nothing())
    }

    /// Whether all that is said before the list's name is who or what is so called, and the things follow: `a la cena
    /// vienen como` guests, `la mochila de` gym.
    fn comes_to_name(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let article = usize::from(list.is(bare.start, Class::Articles));
        let of = !list.is_list
            && list.kind(bare.end) == Some(Kind::Word)
            && list.is_any(bare.end, [Class::PurposesOf, Class::Of])
            && !list.is(bare.end, Class::Purposes)
            && bare.len() == article + 1
            && list.kind(bare.start + article) == Some(Kind::Word);
        let opens = [Class::Prepositions, Class::Purposes];
        let comes = || {
            list.is_any(bare.start, opens)
                && (SHORTEST_COMING..=FAR).contains(&bare.len())
                && list.words.happens.contains(list.word(bare.end - 1))
        };
        part.before
            && !part.named
            && more.is_none()
            && self.is_first()
            && bare.end > bare.start
            && list.edges().bare(0..part.range.end) == *bare
            && self.follows()
            && matches!(list.purpose, Purpose::Goods | Purpose::Unknown)
            && (of || comes())
    }

    /// Whether a stretch beside the list's name says that all is on it: `and with that` the errands `are done`.
    fn closes_over_name(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let before = || {
            part.before
                && !part.put
                && !self.rough.is_empty()
                && list.is(bare.start, Class::ClosingOpens)
                && bare.clone().all(|at| list.is(at, Class::Closing))
        };
        let behind = || {
            let ends = part.follows && !part.put && bare.len() <= LONGEST_END && more.is_none();
            ends && list.is(bare.start, Class::Copulas)
        };
        !bare.is_empty() && (before() || behind())
    }

    /// Whether the speaker says what leads to no item: `I was at the baker's`, `when I get home`.
    fn speaks(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        // `que voy conduciendo`
        let that = list.is(bare.start, Class::Reports) && !list.is(bare.start, Class::Speakers);
        let who = bare.start + usize::from(that);
        let speaks = list.begins_clause(bare)
            || self.tells_of_day(bare)
            || !list.is_title(bare.start) && list.is(who, Class::Speakers) && (more.is_some() || part.before);
        // `I was thinking about dinner and what we need`
        let longest = |set| list.any_phrase(bare.start, bare.end, set);
        let lead = longest(Set::LeadIns);
        let about = || list.is_any(bare.start + lead, [Class::Ties, Class::Prepositions]);
        if !speaks || *more == Some(Sep::Anew) && lead > longest(Set::Duties) && about() {
            return speaks;
        }
        // `I've got Grandma and the vet to ring`
        let open = part.named || (part.put || !part.before) && list.purpose != Purpose::Goods;
        let opening =
            self.rough.is_empty() && open && self.leads(bare, Set::Openers) && !self.tells_of_day(bare);
        let leads = [Set::LeadIns, Set::Duties, Set::Corrections, Set::CorrectionsOf, Set::Buyers];
        // `me añades sal y pimienta, …`
        let adds = || !list.verbs_end && longest(Set::Adders) > 1;
        // `I wonder if you could put …`
        let asked = || {
            part.put && part.before && list.edges().asked(bare).is_some()
                || list.edges().cued(bare).is_some()
                || list.edges().bracketed(bare).is_some()
        };
        !opening
            && !adds()
            && !asked()
            && !acts(list, bare)
            && !leads.into_iter().any(|set| self.leads(bare, set) || list.any_phrase(who, bare.end, set) > 0)
    }

    /// Whether a stretch before the speaker begins anew says only when that is, or what is then: `this week I have to`,
    /// `Ben's party is next week and we need`.
    fn tells_when(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let copula = bare.clone().skip(1).find(|at| list.is(*at, Class::Copulas));
        let when = copula.map_or(bare.start, |copula| copula + 1)..bare.end;
        let points =
            |at: usize| list.is_any(at, [Class::Determiners, Class::Conjunctions, Class::PurposesOf]);
        self.is_first()
            && when.clone().any(|at| occasion::is_one(list, at))
            && when.clone().all(|at| occasion::is_one(list, at) || points(at))
    }

    /// Whether the first stretch says what somebody is about to make, who then needs the things: `voy a hacer un bizcocho
    /// y necesito`.
    fn makes(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let verb = bare.start + list.any_phrase(bare.start, bare.end, Set::Duties);
        let makes = list.any_phrase(verb, bare.end, Set::Ways) > 0;
        self.is_first() && !list.verbs_end && makes && intends(list, bare)
    }

    /// Whether a clause stands before the list's name and a comma, as all that is said there: `the Golf is on the ramp,
    /// the workshop needs …`. On a list of goods, it may name one of them.
    fn tells_before(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let comma = list.kind(bare.end) == Some(Kind::Comma) && bare.end + 1 == part.range.end;
        let finite = |at: usize| list.is(at, Class::Copulas);
        part.before
            && !part.put
            && comma
            && self.is_first()
            && bare.len() > 2
            && list.purpose == Purpose::Unknown
            && list.any_phrase_before(bare.start, bare.end, Set::LeadOuts) == 0
            && (bare.start + 1..bare.end - 1).any(finite)
    }

    /// Whether the first stretch, before the list's name, is a clause that tells why: `comme on reçoit samedi, ajoute …`.
    fn tells_why(&self, Stretch { bare, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let opens = list.is_any(bare.start, [Class::Ties, Class::Clauses]) || self.leads(bare, Set::Remarks);
        let whom = [Class::Subjects, Class::Speakers, Class::Others];
        let told = |at: usize| at + 1 < bare.end && list.is_any(at, whom);
        // `vu que Paul vient`
        let reason = list.any_phrase(bare.start, bare.end, Set::Remarks);
        let named = || person(list, bare.start + reason, bare.end).is_some_and(|next| next < bare.end);
        // `comme ma belle-mère vient manger, mets …`
        let adds = || part.put && list.any_phrase(bare.end + 1, part.range.end, Set::Adders) > 0;
        let tied = || {
            let who = |at: usize| at + 1 < bare.end && list.is(at, Class::People);
            let tie = list.is(bare.start, Class::Ties) && !list.is(bare.start, Class::Purposes);
            // `weil morgen meine Schwiegereltern kommen, …`
            (tie && adds() || reason > 0) && (bare.start + 1..bare.start + FAR).any(who)
        };
        // `que no se te olvide el pan, …`
        let leads = [Set::Duties, Set::Adders, Set::Buyers];
        let asks = |at: usize| leads.iter().any(|set| list.any_phrase(at, bare.end, *set) > 0);
        part.before
            && !(bare.start..bare.start + FAR).any(asks)
            // `what I'm missing is`
            && list.needing(bare.start, bare.end) == 0
            && bare.start == list.edges().bare(part.range.clone()).start
            && list.kind(bare.end) == Some(Kind::Comma)
            && !matches!(list.purpose, Purpose::Titles | Purpose::Questions)
            && opens
            // `no hay servilletas, …`
            && list.any_phrase(bare.start, bare.end, Set::LeadIns) < 2
            && ((bare.start + 1..bare.start + FAR).any(told) || reason > 1 && named() || tied())
    }

    /// Whether the last stretch, behind the last item that was asked for, names whom the speaker turns to and nobody who
    /// may be on a list: `could I have grapes and a melon, dear`.
    fn calls(&self, Stretch { sep, bare, more, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let guest = |at: usize| list.is_any(at, [Class::People, Class::Articles]);
        let dear = || is_all(list, bare, Set::Addresses) && !bare.clone().any(guest);
        if more.is_none() && dear() && self.is_closed(bare.start) {
            return true;
        }
        let Some(item) = self.rough.last().filter(|_| *sep == Sep::Comma && more.is_none()) else {
            return false;
        };
        // `tea, milk and honey` ends with an item, and so may `tea, honey`.
        let joined =
            item.sep == Sep::CommaAnd || item.range.clone().any(|at| list.is(at, Class::Conjunctions));
        let start = list.edges().bare(part.range.clone()).start;
        let asks =
            [Set::LeadIns, Set::Duties, Set::Adders].map(|set| list.any_phrase(start, part.range.end, set));
        dear() && asks.into_iter().any(|count| count > 1) && (bare.len() > 1 || joined)
    }

    /// Whether a whole stretch before `at` only says that nothing follows: `…, and that's everything, love`.
    fn is_closed(&self, at: usize) -> bool {
        let list = self.list;
        let before = list.edges().unmarked(self.part.range.start..at);
        let said = list.any_phrase_before(before.start, before.end, Set::LeadOuts);
        let from = before.end - said;
        let parted = |at: usize| {
            let mark = at.checked_sub(1).and_then(|mark| list.kind(mark));
            matches!(mark, Some(Kind::Comma | Kind::SentenceEnd | Kind::LineBreak))
        };
        let joined = from.checked_sub(1).filter(|and| list.is(*and, Class::Conjunctions));
        said > 1 && from > before.start && (parted(from) || joined.is_some_and(parted))
    }

    /// Whether a stretch right behind the list's name, before which its things were said, tells why they are on it: `…
    /// on the shopping list, I've got a cold`, `… because I ran out`.
    fn remarks_on_list(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let first = || list.edges().bare(part.range.start..bare.end).start == bare.start;
        if !part.named || !part.follows || part.before || !first() {
            return false;
        }
        let speaks = |at: usize| list.is_any(at, [Class::Subjects, Class::Speakers]);
        let reason = list.any_phrase(bare.start, bare.end, Set::Remarks);
        let told = || {
            bare.clone().skip(reason).any(speaks)
                || bare.len() == reason
                || list.purpose == Purpose::Goods && states(list, &(bare.start + reason..bare.end))
        };
        let leads = [Set::LeadIns, Set::Duties, Set::Adders];
        let begins = || list.is(bare.start, Class::Speakers) && bare.len() > 2;
        // `…, he's nearly out`, but `…, they need bread`, `…, she and Tom`
        let asked = |at: usize| {
            [Set::Wanters, Set::LeadIns, Set::Duties]
                .iter()
                .any(|set| list.any_phrase(at, bare.end, *set) > 0)
        };
        let state = || {
            list.is(bare.start, Class::Others)
                && !matches!(list.purpose, Purpose::Titles | Purpose::Questions)
                && (bare.len() > 1 || list.is(bare.end, Class::Copulas))
                && !bare.clone().any(|at| asked(at) || list.is(at, Class::Conjunctions))
        };
        reason > 0 && told()
            || state()
            || begins() && !leads.into_iter().any(|set| self.leads(bare, set))
            || self.tells_behind_name(bare)
    }
}

/// Whether a piece before the list's name only says that the speaker thinks of the list: `just remembered`.
fn recalls(list: &List<'_>, range: &Range<usize>) -> bool {
    range.len() <= 2 && range.end > range.start && list.is(range.end - 1, Class::Reports)
}

/// Whether a piece says that something is said or known: `my wife says`.
fn reports(list: &List<'_>, range: &Range<usize>) -> bool {
    // `Mum rang and` she wants
    let joint = usize::from(range.len() > 1 && list.is(range.end - 1, Class::Conjunctions));
    let range = range.start..range.end - joint;
    // `the teacher told us`
    let whom =
        |at: &usize| list.is_any(*at, [Class::Speakers, Class::Askers]) && !list.is(*at, Class::Reports);
    let whom = range.clone().rev().take_while(whom).count();
    range.len() > whom + 1 && list.is(range.end - 1 - whom, Class::Reports)
}
