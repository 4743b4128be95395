//! What is left of a stretch and names nothing: it points elsewhere, or says what the list is for.

use std::ops::Range;

use super::{LONGEST_LEAD, Reading, Stretch, is_all};
use crate::understand::items::joints::{is_adjective, person};
use crate::understand::items::separated::Sep;
use crate::understand::items::{List, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, Token};

/// No purpose of a list is said in more words.
const LONGEST_PURPOSE: usize = 10;

impl Reading<'_> {
    /// Whether what is left of a whole stretch only points at what is said elsewhere.
    pub(super) fn says_nothing(&self, bare: &Range<usize>, whole: Range<usize>, more: Option<Sep>) -> bool {
        let (list, part) = (self.list, self.part);
        let is_all = |set| is_all(list, bare, set);
        let notes = || self.is_first() && part.named && !part.put && (more.is_some() || !self.alone);
        // `can you remember that`
        let led = || bare.start > list.edges().bare(whole.clone()).start;
        // `those are the jobs on my list`
        let jobs = || {
            let article = usize::from(list.is(bare.start, Class::Articles));
            let openers = list.any_phrase(bare.start + article, bare.end, Set::Openers);
            openers > 0 && openers + article == bare.len()
        };
        // `we're low on paper and staples, please order`
        let bought = || list.purpose == Purpose::Goods && more.is_none() && !self.rough.is_empty();
        // `… on the list. We're down to two`
        let counts_only = || bare.len() == 1 && list.kind(bare.start) == Some(Kind::Number);
        let anew = || !self.first_in_part && self.rough.is_empty() && bare.len() == 1 && led();
        // `just a quick one, we need`
        let announced = || self.is_first() && more.is_some() && bare.len() > 1;
        // `… so get those ordered`
        let fetched = || {
            let verb = list.any_phrase(bare.start, bare.end, Set::Buyers);
            let those = list.any_phrase(bare.start + verb, bare.end, Set::Pronouns);
            // `récupérer le colis`
            let thing = bare.len() > verb + those && list.is(bare.start + verb, Class::Articles);
            verb > 0 && those > 0 && !thing && bare.len() <= verb + those + 1 && more.is_none()
        };
        // `quick` shopping list: eggs
        let which = || {
            let close =
                part.before && !part.put && bare.end == part.range.end && part.next < list.tokens.len();
            let described = || bare.clone().all(|at| is_adjective(list, at));
            close && self.is_first() && (described() || self.qualifies(bare))
        };
        !self.rough.is_empty() && list.purpose != Purpose::Chores && fetched()
            || which()
            || self.manages(bare, &whole, more)
            || list.purpose == Purpose::Goods && !self.rough.is_empty() && led() && points_only(list, bare)
            || points_only(list, bare) && (announced() || notes() || part.put || part.before || anew())
            || list.purpose == Purpose::Goods && is_all(Set::Adverbs)
            || list.purpose == Purpose::Goods && part.follows && led() && counts_only()
            || part.put && part.before && only_puts(list, bare)
            || part.put && part.before && self.asks_back(bare)
            || part.before && is_all(Set::Therefores)
            || part.before && (is_way(list, bare) || is_all(Set::Adders) || led() && jobs())
            || (part.before && list.purpose != Purpose::Chores || bought()) && is_all(Set::Buyers)
    }

    /// Whether a word right before the list's name, with nothing before it, says which list that is: `scotland` packing
    /// list thermals and socks. What memod knows for a thing may be on it.
    fn qualifies(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let name = part.range.end..part.next;
        let is_list = |at: usize| list.words.list_words.iter().any(|word| list.word(at).ends_with(word));
        let kind = |at: usize| list.is(at, Class::ListWords);
        let small = [Class::Articles, Class::Ones, Class::Measures, Class::Conjunctions, Class::Determiners];
        let plain = |at: usize| {
            list.kind(at) == Some(Kind::Word)
                && !list.is_any(at, small)
                && !list.words.alone.stands(list.word(at))
        };
        let things = list.edges().before_lead_out(part.next..list.tokens.len());
        let joined = list.is(things.start, Class::Conjunctions)
            || list.any_phrase(things.start, things.end, Set::Separators) > 0;
        !matches!(list.purpose, Purpose::Chores | Purpose::Questions)
            && bare.len() == 1
            && list.edges().unmarked(part.range.clone()) == *bare
            && bare.end == part.range.end
            && part.range.start == 0
            && bare.clone().all(plain)
            && (bare.clone().all(kind) || name.clone().any(is_list))
            && things.start == part.next
            && things.len() > 1
            && !joined
            && list.kind(things.start) == Some(Kind::Word)
    }

    /// Whether what is said right before the list's name takes something off it: `take the wine off` the shopping list.
    pub(super) fn takes_off(&self, Stretch { bare, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let close = || bare.end == list.edges().unmarked(part.range.clone()).end;
        !list.keeps_talk && self.is_first() && close() && list.takes_off(part, bare)
    }

    /// Whether it is only asked whether what was said before can be on the list: `kann das` auf die Liste?
    fn asks_back(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        let verb = list.any_phrase(bare.start, bare.end, Set::Goes);
        verb > 0
            && (verb == bare.len() && list.is(bare.start, Class::Asks)
                || points_only(list, &(bare.start + verb..bare.end)))
    }

    /// Whether a memo only asks something of the list: `clear my shopping list`, `is there anything on it`.
    fn manages(&self, bare: &Range<usize>, whole: &Range<usize>, more: Option<Sep>) -> bool {
        let (list, part) = (self.list, self.part);
        let alone = self.alone && self.rough.is_empty() && more.is_none() && !part.follows;
        let whole = list.edges().unmarked(whole.clone());
        let small = [Class::Prepositions, Class::Determiners, Class::Articles];
        let asks = |from: usize| {
            let asked = list.any_phrase(from, whole.end, Set::Managers);
            // `enséñame qué hay`
            let more = list.any_phrase(from + asked, whole.end, Set::Managers);
            let mut rest = list.edges().bare(from + asked + more..whole.end);
            asked > 0 && rest.all(|at| list.is_any(at, small))
        };
        list.is_list && alone && (part.before || part.named) && (asks(whole.start) || asks(bare.start))
    }

    /// Whether what is left of a stretch beside the list's name only says what the list is for.
    pub(super) fn is_occasion(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        // `tomorrow on the kitchen list we need`
        let near = part.range.end..list.tokens.len().min(part.range.end + LONGEST_LEAD);
        let leads = [Set::LeadIns, Set::Duties];
        let begins = |at: &usize| leads.iter().any(|set| list.any_phrase(*at, list.tokens.len(), *set) > 0);
        let alone = || {
            let lead = near.clone().find(begins).filter(|_| list.edges().bare(part.range.clone()) == *bare);
            lead.is_some_and(|lead| !(near.start..lead).any(|at| list.is(at, Class::Conjunctions)))
        };
        // `demain matin` à la boulangerie, deux baguettes
        let dated = || {
            let goods = list.purpose == Purpose::Goods && self.is_first();
            let put = || bare.clone().any(|at| list.any_phrase(at, bare.end, Set::Adders) > 0);
            let thing = |at: usize| {
                at > 0
                    && list.kind(at - 1) == Some(Kind::Comma)
                    && (list.is_any(at, [Class::Articles, Class::Ones])
                        || list.kind(at) == Some(Kind::Number))
            };
            goods && list.edges().bare(part.range.clone()) == *bare && !put() && near.clone().any(thing)
        };
        part.before
            && ((!part.put || list.is(bare.start, Class::Purposes) || alone() || dated())
                && occasion::is_all(list, bare.clone())
                || self.is_first() && self.leads_to_name(bare))
    }

    /// Whether what is said before the list's name says when the speaker goes where the list is for, for whom or what
    /// it is, or who wants what is on it; and the things follow.
    fn leads_to_name(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let edges = list.edges();
        let mut whole = edges.bare(part.range.clone());
        whole.end -= list.any_phrase_before(whole.start, whole.end, Set::Adders);
        whole = edges.bare(whole);
        let things = edges.before_lead_out(edges.bare(part.next..list.tokens.len()));
        let follows = !things.is_empty() && !matches!(list.purpose, Purpose::Titles | Purpose::Questions);
        let parted = |at: usize| list.kind(at) == Some(Kind::Comma) || list.is(at, Class::Conjunctions);
        let clear = || whole.start <= bare.start && !whole.clone().any(parted);
        follows && clear() && (self.goes(&whole) || self.is_purpose(&whole) || self.wants(&whole))
    }

    /// `on Sunday we go` to the market to buy.
    fn goes(&self, whole: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let near = part.range.end..list.tokens.len().min(part.range.end + LONGEST_LEAD);
        let leads = [Set::LeadIns, Set::Duties, Set::Buyers, Set::Adders, Set::Openers];
        let begins = |at: usize| leads.iter().any(|set| list.any_phrase(at, list.tokens.len(), *set) > 0);
        let things = || {
            let thing = |at: usize| {
                list.is_any(at, [Class::Articles, Class::Ones]) || list.kind(at) == Some(Kind::Number)
            };
            let mut said = near.clone();
            list.purpose == Purpose::Goods
                && said.any(|at| at > 0 && list.kind(at - 1) == Some(Kind::Comma) && thing(at))
        };
        let sets = [Set::Openers, Set::Ways, Set::Adverbs, Set::Duties, Set::LeadIns];
        let words = [Class::Subjects, Class::Speakers, Class::Articles, Class::Determiners, Class::Askers];
        // `al salir del trabajo paso`
        let way = list.any_phrase_before(whole.start + 1, whole.end, Set::Ways);
        let (mut at, mut dated) = (whole.start, false);
        let opens = [Class::Prepositions, Class::Clauses, Class::Ties];
        if way > 0 && whole.len() <= LONGEST_PURPOSE && list.is_any(at, opens) {
            (at, dated) = (whole.end, true);
        }
        while at < whole.end {
            let phrase = sets.iter().map(|set| list.any_phrase(at, whole.end, *set)).max().unwrap_or(0);
            let day = occasion::is_one(list, at);
            if phrase == 0 && !day && !list.is_any(at, words) {
                return false;
            }
            dated |= day || list.any_phrase(at, whole.end, Set::Openers) > 0;
            at += phrase.max(1);
        }
        dated && list.purpose != Purpose::Chores && (near.clone().any(begins) || things())
    }

    /// `for the building site in the High Street` put on the list.
    pub(super) fn is_purpose(&self, whole: &Range<usize>) -> bool {
        let list = self.list;
        let leads = [Set::LeadIns, Set::Duties, Set::Buyers, Set::Adders, Set::Wanters];
        let thing = |at: usize| {
            list.is(at, Class::Ones)
                || list.kind(at) == Some(Kind::Number)
                || leads.iter().any(|set| list.any_phrase(at, whole.end, *set) > 0)
        };
        // `pour Léo des chaussettes`
        let brings = |at: usize| at < whole.end && list.is(at, Class::Articles);
        list.is(whole.start, Class::Purposes)
            && (2..=LONGEST_PURPOSE).contains(&whole.len())
            && !whole.clone().skip(1).any(thing)
            && !person(list, whole.start + 1, whole.end).is_some_and(brings)
    }

    /// `the teacher has asked` for the school things, `la profe ha dicho que lleven` en la mochila.
    fn wants(&self, whole: &Range<usize>) -> bool {
        let list = self.list;
        let ends = |set| list.any_phrase_before(whole.start + 1, whole.end, set);
        let wanter = ends(Set::Wanters).max(ends(Set::Cues));
        let who = || person(list, whole.start, whole.end) == Some(whole.end - wanter);
        wanter > 0
            && whole.len() - wanter <= LONGEST_LEAD
            && (list.is_any(self.part.range.end, [Class::Purposes, Class::Prepositions]) || who())
    }
}

/// Whether a range only points to what was said: `them both`, `die mal beide`.
fn points_only(list: &List<'_>, range: &Range<usize>) -> bool {
    let mut at = range.start;
    let mut points = false;
    while at < range.end {
        let those = list.any_phrase(at, range.end, Set::Pronouns);
        let filler = if points { list.any_phrase(at, range.end, Set::Fillers) } else { 0 };
        if those.max(filler) == 0 {
            return false;
        }
        points |= those > 0;
        at += those.max(filler);
    }
    points
}

/// Whether a sentence says in closed words only that nothing is to be put on the list: `heute brauchen wir nichts`,
/// `hoy no hay nada`.
pub(super) fn is_wanted(list: &List<'_>, range: &Range<usize>) -> bool {
    let nothing = |at: usize| list.is(at, Class::ClosingOpens) && list.is(at, Class::ClosingTells);
    if matches!(list.purpose, Purpose::Titles | Purpose::Questions) || !range.clone().any(nothing) {
        return false;
    }
    let classes = [
        Class::Closing,
        Class::Subjects,
        Class::Speakers,
        Class::Asks,
        Class::Prepositions,
        Class::Determiners,
        Class::Lacking,
    ];
    let sets = [
        Set::LeadIns,
        Set::Duties,
        Set::Openers,
        Set::Adverbs,
        Set::Fillers,
        Set::Adders,
        Set::Goes,
        Set::Buyers,
    ];
    let mut at = range.start;
    while at < range.end {
        let phrase = || sets.iter().map(|set| list.any_phrase(at, range.end, *set)).max().unwrap_or(0);
        let known = list.is_any(at, classes) || occasion::is_one(list, at);
        let taken = if known { 1 } else { phrase() };
        if taken == 0 {
            return false;
        }
        at += taken;
    }
    true
}

impl List<'_> {
    /// Whether a text says that there is `nothing`, and beside the list's name, which is `heard`, no word but what is
    /// said around lists: `we need nothing for the list today`.
    pub(in crate::understand::items) fn is_empty(&self, heard: Option<(usize, usize)>) -> bool {
        let named =
            |token: &Token<'_>| heard.is_some_and(|(from, to)| token.start >= from && token.end <= to);
        let known =
            |at: usize| self.beside(at).is_some() && !self.is_any(at, [Class::Measures, Class::People]);
        let around = |(at, token): (usize, &Token<'_>)| {
            named(token)
                || known(at)
                || occasion::is_one(self, at)
                || token.kind != Kind::Number && !token.is_spoken()
        };
        !matches!(self.purpose, Purpose::Titles | Purpose::Questions)
            && (0..self.tokens.len()).any(|at| tells_nothing(self, at))
            && self.tokens.iter().enumerate().all(around)
    }
}

/// Whether `nothing` stands at `at`, and not `nothing else`, `nothing like it`.
pub(super) fn tells_nothing(list: &List<'_>, at: usize) -> bool {
    let end = list.tokens.len();
    list.is(at, Class::ClosingOpens)
        && list.is(at, Class::ClosingTells)
        // `mehr Tee`
        && list.any_phrase(at, end, Set::LeadOuts) == 0
        && list.any_phrase(at, end, Set::Removers) == 0
}

/// Whether a piece says nothing but that something is to be put on the list: `la mettre`, `lo puedes poner`.
pub(in crate::understand::items) fn only_puts(list: &List<'_>, range: &Range<usize>) -> bool {
    let mut at = range.start;
    let mut puts = false;
    while at < range.end {
        let longest =
            |sets: &[Set]| sets.iter().map(|set| list.any_phrase(at, range.end, *set)).max().unwrap_or(0);
        let adder = longest(&[Set::Adders]);
        let taken = adder.max(longest(&[Set::Pronouns, Set::LeadIns, Set::Duties, Set::Fillers]));
        // `que tu mettes`
        let asks = || list.is_any(at, [Class::Askers, Class::Speakers, Class::Reports]);
        if taken == 0 && list.kind(at) != Some(Kind::Dash) && !asks() {
            return false;
        }
        puts |= adder > 0;
        at += taken.max(1);
    }
    puts
}

/// Whether a piece before the list's name only says how to get where the list is for: `when you're` at the baker's, `we
/// have to go` there.
pub(crate) fn is_way(list: &List<'_>, range: &Range<usize>) -> bool {
    let clause = usize::from(list.is(range.start, Class::Clauses));
    let duty = list.any_phrase(range.start, range.end, Set::Duties);
    let mut rest = range.start + clause.max(duty)..range.end;
    // `am Samstag fahr ich`
    let day = |at: usize| at < range.end && occasion::is_one(list, at);
    let dated = usize::from(list.is(rest.start, Class::Prepositions));
    if day(rest.start + dated) {
        rest.start += dated + 1;
    }
    // `we're off to`, `I'll be going to`
    let speaks = list.is_any(rest.start, [Class::Subjects, Class::Speakers]);
    while speaks
        && !rest.is_empty()
        && list.is_any(rest.start, [Class::Subjects, Class::Speakers, Class::Auxiliaries])
        && list.any_phrase(rest.start, rest.end, Set::Ways) == 0
    {
        rest.start += 1;
    }
    let mut way = 0;
    while !rest.is_empty() {
        way = list.any_phrase(rest.start, rest.end, Set::Ways);
        if way == 0 {
            break;
        }
        let inverted = usize::from(list.verbs_end && list.is(rest.start + way, Class::Subjects));
        rest = list.edges().bare((rest.start + way + inverted).min(rest.end)..rest.end);
    }
    // `when we're` at the baker's
    way > 0 || speaks && clause > 0 && rest.is_empty()
}
