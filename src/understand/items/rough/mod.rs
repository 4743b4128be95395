//! The pieces between what always separates, without what leads in and out.
//!
//! A sentence loses its [`verb`], then each stretch is asked whether it is [`talk`] in which nothing is [`asked`] for,
//! and what is left whether it names [`nothing`].

mod around;
mod asked;
mod nothing;
mod stated;
mod talk;
mod told;
mod trailing;
mod verb;

use std::ops::Range;

pub(super) use self::nothing::{is_way, only_puts};
use self::verb::without_verb;
use super::asides::{is_aside, is_thing_too};
use super::corrections::{corrected, forbids, instead, refuses, removed, takes_nothing, tells_had};
use super::counting::{Count, counts_aloud};
use super::edges::Front;
use super::rejoined::{join_adjectives, join_asides, join_numbers};
use super::remarks::{counts, is_remark};
use super::resumed::resumes;
use super::sentences::Sentence;
use super::separated::{Sep, separated};
use super::{List, Part, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// An item of more words takes no more remarks, or text without end would be looked at again and again.
const LONGEST_ITEM: usize = 40;

/// What is meant instead is said again in no more words.
const LONGEST_MEANT: usize = 4;

/// A second `for` is looked for no farther behind the first.
const FAR: usize = 60;

/// No more words before the list's name say that it is what was said before, and none behind it that it begins.
const LONGEST_LEAD: usize = 7;

/// A piece that conjunctions and quantities may still part.
pub(super) struct Rough {
    pub(super) sep: Sep,
    pub(super) range: Range<usize>,
    pub(super) takes_back: bool,
    pub(super) removes: Option<Range<usize>>,
}

/// Splits where something always separates, and takes off what leads in and out.
pub(super) fn roughly(
    list: &List<'_>,
    sentence: Sentence,
    alone: bool,
    part: &Part,
    count: &mut Count,
) -> (Vec<Rough>, Front) {
    let edges = list.edges();
    let first_sep = if sentence.counted { Sep::Counted } else { Sep::Start };
    let first_in_part = sentence.range.start == part.range.start;
    let said = without_verb(list, sentence.range, part);
    let inner = edges.before_lead_out(said.clone());
    if [&said, &inner].into_iter().any(|all| nothing::is_wanted(list, &edges.bare(all.clone()))) {
        return (Vec::new(), Front::default());
    }
    let lined = matches!(
        inner.start.checked_sub(1).and_then(|at| list.kind(at)),
        Some(Kind::LineBreak | Kind::Bullet)
    );
    let mut reading = Reading {
        list,
        part,
        not_putting: Part { put: false, ..part.clone() },
        first_in_part,
        alone,
        end: inner.end,
        said,
        paused: false,
        front: Front::default(),
        rough: Vec::new(),
    };
    let mut separated = separated(list, inner, first_sep, count).into_iter().peekable();
    while let Some((sep, range)) = separated.next() {
        let more = separated.peek().map(|(sep, _)| *sep);
        let next = separated.peek().map_or(range.end, |(_, next)| next.start);
        reading.take(Stretch { sep, bare: edges.bare(range.clone()), range, more, next });
    }
    // `No butter, we have enough`: the reason led out.
    if reading.tells_stock(&edges.bare(reading.end..reading.said.end)) {
        reading.rough.pop();
    }
    let Reading { mut rough, front, .. } = reading;
    join_asides(list, &mut rough, lined);
    join_numbers(list, &mut rough);
    join_adjectives(list, &mut rough);
    if counts_aloud(list, rough.iter().map(|piece| &piece.range)) {
        let is_count =
            |range: &Range<usize>| range.len() == 1 && list.kind(range.start) == Some(Kind::Number);
        rough.retain(|piece| !is_count(&piece.range));
    }
    (rough, front)
}

/// What stands between two separators.
struct Stretch {
    /// What separates it from the one before.
    sep: Sep,
    range: Range<usize>,
    /// Without punctuation and fillers at its edges.
    bare: Range<usize>,
    /// What separates the next one from it, if there is a next one, and where that begins.
    more: Option<Sep>,
    next: usize,
}

/// The pieces of a sentence so far.
struct Reading<'a> {
    list: &'a List<'a>,
    part: &'a Part,
    /// The part, of which nothing more is to be put on the list.
    not_putting: Part,
    first_in_part: bool,
    /// The sentence is the only one of its part.
    alone: bool,
    /// The sentence, and where its lead-out begins.
    said: Range<usize>,
    end: usize,
    /// The speaker stopped to think.
    paused: bool,
    front: Front,
    rough: Vec<Rough>,
}

impl Reading<'_> {
    fn take(&mut self, stretch: Stretch) {
        let list = self.list;
        if self.tells_stock(&stretch.bare) {
            self.rough.pop();
            return;
        }
        if self.tells_why_given_up(&stretch.bare) || self.is_around(&stretch) {
            return;
        }
        if let Some(range) = self.meant(&stretch) {
            self.rough.push(Rough { sep: stretch.sep, range, takes_back: true, removes: None });
            return;
        }
        // `when do we land` is to be asked.
        let asks = list.asks(stretch.bare.start) && !self.part.before;
        if self.comments(&stretch) || self.trails(&stretch) {
            return;
        }
        if let Some(item) = self.remarked(&stretch) {
            item.range.end = stretch.bare.end;
            return;
        }
        let mut stretch = stretch;
        if !list.keeps_talk && !asks && self.is_talk(&stretch) {
            let asked = self.asked_within(&stretch).or_else(|| self.named_last(&stretch));
            let last = || self.told_last(&stretch).or_else(|| self.after_clause(&stretch));
            let Some(from) = asked.or_else(last) else { return };
            (stretch.range.start, stretch.bare.start) = (from, from);
        }
        let removes = removed(list, &stretch.bare);
        if removes.is_none()
            && let Some(wanted) = self.wanted_instead(&stretch)
        {
            let range = wanted..stretch.range.end;
            return self.take(Stretch {
                sep: Sep::Start,
                bare: list.edges().bare(range.clone()),
                range,
                ..stretch
            });
        }
        if removes.is_some() {
            // `oh no, we have milk` takes back the milk, and nothing else.
            self.rough.pop_if(|before| before.takes_back && before.range.is_empty());
            self.rough.push(Rough { sep: Sep::Start, range: stretch.bare, takes_back: false, removes });
            return;
        }
        if self.is_forbidden(&stretch) {
            return;
        }
        let had = || stretch.more.is_some() && tells_had(list, &stretch.bare);
        if list.purpose == Purpose::Goods && (takes_nothing(list, &stretch.range) || had()) {
            return;
        }
        let title = list.is_title(stretch.bare.start);
        if !asks && !title && is_aside(list, &stretch.range) {
            return;
        }
        let sep = self.after_pause(&stretch);
        let (range, takes_back) =
            if title { (stretch.range.clone(), false) } else { corrected(list, stretch.range.clone()) };
        // `butter and, wait, yes, mustard`: nothing was named yet that could be taken back.
        let hung = stretch.range.start.checked_sub(2).is_some_and(|at| list.is(at, Class::Conjunctions));
        let takes_back = takes_back && !(range.is_empty() && (hung || self.closes(&stretch)));
        let and = takes_and(list, &range);
        let asked = list.purpose != Purpose::Chores && self.leads(&stretch.bare, Set::LeadIns);
        let range = self.thing(range, sep, &stretch);
        let range = if asks || self.is_led(&range, &stretch) { range } else { self.after_cue(range) };
        if takes_back || !range.is_empty() {
            let sep = match sep {
                // `we need milk, and could you put jam and honey on the list`
                Sep::Comma | Sep::Dash if and && asked => Sep::Anew,
                Sep::Comma | Sep::Dash if and => Sep::CommaAnd,
                sep => sep,
            };
            self.rough.push(Rough { sep, range, takes_back, removes: None });
        }
    }

    /// What stands in the place of the item before, because the stretch ends so: `rye bread, sourdough I mean`.
    fn meant(&self, stretch: &Stretch) -> Option<Range<usize>> {
        let Stretch { sep, bare: stretch, .. } = stretch;
        let list = self.list;
        let ends = |tail: &&&[&str]| {
            let at = stretch.end.checked_sub(tail.len()).filter(|at| *at > stretch.start);
            at.is_some_and(|at| list.says(at, stretch.end, tail))
        };
        if !matches!(sep, Sep::Comma | Sep::Dash) || self.rough.is_empty() || list.purpose == Purpose::Titles
        {
            return None;
        }
        let tail = list.words.meant.iter().find(ends)?;
        let (range, _) = corrected(list, stretch.start..stretch.end - tail.len());
        let bare = list.edges().bare(range);
        // `six I mean`, `the salty ones I mean` say how many or which ones: nothing that could stand alone is named.
        // Some recognisers write nothing large.
        let nouns_tell = list.verbs_end && (0..list.tokens.len().min(FAR)).any(|at| list.is_capital(at));
        let lone = bare.len() == 1 && !nouns_tell && bare.start == stretch.start;
        let named = |at: usize| {
            let noun =
                if nouns_tell { list.is_capital(at) } else { lone && list.kind(at) == Some(Kind::Word) };
            noun || list.words.alone.stands(list.word(at))
        };
        // `milk, of oats I mean`
        let belongs = list.is_any(stretch.start, [Class::Of, Class::Prepositions]);
        (bare.len() <= LONGEST_MEANT && !belongs && bare.clone().any(named)).then_some(bare)
    }

    /// Whether a stretch says only what is not to be got, and why not may follow: `don't buy rice, we've got loads`.
    fn is_forbidden(&mut self, Stretch { bare, .. }: &Stretch) -> bool {
        let list = self.list;
        if list.purpose != Purpose::Goods || list.keeps_talk || !forbids(list, bare) {
            return false;
        }
        if self.rough.is_empty() && !self.part.follows {
            let range = bare.end..bare.end;
            self.rough.push(Rough { sep: Sep::Start, range, takes_back: true, removes: None });
        }
        true
    }

    /// Whether a clause between commas says something of the thing before it.
    fn comments(&self, stretch: &Stretch) -> bool {
        let list = self.list;
        let parted = matches!(stretch.sep, Sep::Comma | Sep::Dash);
        let opens = || list.edges().unmarked(stretch.range.clone()).start == stretch.bare.start;
        parted && !self.rough.is_empty() && list.comments(&stretch.bare) && opens()
    }

    /// Where what is wanted begins, behind what is not: that is taken off again, or was never to be on the list.
    fn wanted_instead(&mut self, Stretch { bare, .. }: &Stretch) -> Option<usize> {
        let list = self.list;
        // `but` may as well begin something else: it needs `not`, and not much between.
        let sure = |at: usize| list.any_phrase(at, bare.end, Set::Therefores) == 0;
        let not = |it: &Range<usize>| list.any_phrase(it.start, it.end, Set::Removers);
        let nots = |it: &Range<usize>| {
            list.any_phrase(it.start, it.end, Set::Remarks) > 0 && it.len() < not(it).max(1) + 3
        };
        let goods = list.purpose == Purpose::Goods && !list.tells_lack;
        let refused = |it: &Range<usize>, at: usize| {
            goods && refuses(list, it) && (sure(at) || nots(it) && at == it.end)
        };
        // `keine normale Milch, sondern Hafermilch`
        if list.is(bare.start, Class::Instead) && bare.len() > 1 {
            let before =
                self.rough.last().filter(|it| it.removes.is_some() || refused(&it.range, bare.start));
            let wanted = before.map(|_| bare.start + 1)?;
            self.rough.pop_if(|it| it.removes.is_none());
            return Some(wanted);
        }
        let at = instead(list, bare)?;
        let before = bare.start..at;
        let removes = removed(list, &before);
        if removes.is_some() {
            self.rough.pop_if(|before| before.takes_back && before.range.is_empty());
            self.rough.push(Rough { sep: Sep::Start, range: before, takes_back: false, removes });
            return Some(at + 1);
        }
        refused(&before, at).then_some(at + 1)
    }

    /// Whether a stretch tells why what was refused right before it is not wanted: `not cheese, we still have plenty`.
    fn tells_stock(&self, bare: &Range<usize>) -> bool {
        let list = self.list;
        if list.purpose != Purpose::Goods || list.tells_lack || self.rough.is_empty() {
            return false;
        }
        let refused = || self.rough.last().is_some_and(|it| it.removes.is_none() && refuses(list, &it.range));
        let near = bare.start..bare.end.min(bare.start + 3);
        let has = |at: usize| {
            [Set::Removers, Set::Removals].iter().any(|set| list.any_phrase(at, bare.end, *set) > 1)
        };
        // `tenemos de sobra`
        let ours = || list.is(bare.start, Class::Speakers) && self.leads(bare, Set::Removers);
        let begins = || ours() || near.into_iter().any(has);
        let leads = || [Set::LeadIns, Set::Duties, Set::Adders].iter().any(|set| self.leads(bare, *set));
        begins() && refused() && !leads()
    }

    /// The item before a stretch that only says something of it.
    fn remarked(&mut self, Stretch { sep, range, bare, more, .. }: &Stretch) -> Option<&mut Rough> {
        let list = self.list;
        // `one, milk, two, eggs` counts aloud.
        let number =
            |piece: &Rough| list.kind(piece.range.start) == Some(Kind::Number) && piece.range.len() == 1;
        let aloud = self.rough.first().is_some_and(number);
        let first = self.rough.first().map(|piece| piece.range.start);
        let item = self.rough.last_mut().filter(|item| {
            item.removes.is_none() && !item.range.is_empty() && item.range.len() < LONGEST_ITEM
        })?;
        let leads = matches!(more, Some(Sep::Anew | Sep::Therefore));
        let alone = *sep == Sep::Comma && !leads && !takes_and(list, range);
        let whole = list.edges().unmarked(range.clone());
        // `sí` may be noise, but not in `si no`.
        let longer = list.any_phrase(whole.start, whole.end, Set::Remarks) > 1;
        let remark = alone
            && (is_remark(list, &item.range, if longer { &whole } else { bare })
                || !aloud && counts(list, &item.range, bare))
            && !is_aside(list, range)
            && !corrected(list, range.clone()).1
            && removed(list, bare).is_none()
            && !resumes(list, first?, bare.start)
            // `…, au cas où mets-en`
            && !(self.part.before && is_all(list, bare, Set::Adders));
        remark.then_some(item)
    }

    /// What separates a stretch from the one before, where the speaker may have thought in between: `…, what else, oh
    /// yes, …`.
    fn after_pause(&mut self, Stretch { sep, range, bare, .. }: &Stretch) -> Sep {
        let list = self.list;
        let pauses =
            bare.is_empty() && range.clone().any(|at| list.any_phrase(at, range.end, Set::Fillers) > 1);
        let sep = if self.paused && matches!(sep, Sep::Comma | Sep::Dash) { Sep::After } else { *sep };
        self.paused = pauses || self.paused && bare.is_empty();
        sep
    }

    /// Whether a stretch ends the list: `no, that's it`.
    fn closes(&self, Stretch { bare, more, .. }: &Stretch) -> bool {
        let told = || self.list.any_phrase_before(bare.start, bare.end, Set::Pronouns) > 0;
        let led_out = || self.list.edges().bare(self.said.clone()).end > self.end;
        more.is_none() && led_out() && (bare.len() == 1 || !told())
    }

    /// The thing that a stretch names; empty if it names none.
    fn thing(&mut self, whole: Range<usize>, sep: Sep, stretch: &Stretch) -> Range<usize> {
        let (list, part, first) = (self.list, self.part, self.is_first());
        let edges = list.edges();
        // `for Emma a doll, for Jack a ball`
        let comma = |at: usize| list.kind(at) == Some(Kind::Comma);
        let alike = || {
            let opens = |at: &usize| list.is(*at, Class::Purposes) && comma(*at - 1);
            let from = whole.start.max(part.range.start + 1);
            (from..part.range.end.min(from + FAR)).any(|at| opens(&at))
        };
        // The list may have no name.
        let others = stretch.more.is_some() || !self.alone || part.follows;
        let occasional = first && (part.named || !part.before && others) && !alike();
        let range = if occasional { self.after_occasion(whole.clone(), others) } else { whole.clone() };
        // `questions pour la maîtresse est-ce que …`
        let asks =
            list.purpose == Purpose::Questions && !part.before && list.asks(edges.bare(range.clone()).start);
        // `add call mum, put the bins out`
        let start = edges.bare(range.clone()).start;
        let task = || list.purpose == Purpose::Chores && !self.leads(&(start..range.end), Set::LateAdders);
        let too = part.put
            && sep == Sep::Comma
            && !self.rough.is_empty()
            && (is_thing_too(list, part, start) || task());
        let putting = if too { &self.not_putting } else { part };
        let (bare, led) = match asks {
            true => (edges.bare(range.clone()), Front::default()),
            false => edges.after_lead_in(edges.before_lead_out(range.clone()), putting, first),
        };
        // `wir brauchen für Samstag Holzkohle`
        let led_on = occasional && !part.named && bare.start > range.start;
        let bare = if led_on { edges.bare(occasion::without(list, bare, part, others)) } else { bare };
        // `pour l'atelier commander des vis`
        let ordered = first && part.put && part.named && self.leads(&stretch.bare, Set::Buyers);
        self.front.duty |= led.duty || ordered;
        let bare = self.before_cause(edges.before_lead_out(bare), stretch);
        let named = sep == Sep::Counted || !first && stretch.more.is_some();
        if self.says_nothing(&bare, whole, stretch.more) || !named && self.is_occasion(&bare) {
            bare.end..bare.end
        } else {
            bare
        }
    }

    /// Without what the list is for; where nothing names the list, `for sale sign` and `Für Elise` are things.
    fn after_occasion(&self, whole: Range<usize>, more: bool) -> Range<usize> {
        let (list, edges) = (self.list, self.list.edges());
        let rest = occasion::without(list, whole.clone(), self.part, more);
        if self.part.named {
            return rest;
        }
        let bare = edges.bare(rest.clone());
        let leads = [Set::LeadIns, Set::Duties, Set::Buyers].into_iter().any(|set| self.leads(&bare, set));
        let start = edges.unmarked(whole.clone()).start + 1;
        let pointed =
            list.is_any(start, [Class::Articles, Class::Determiners]) || occasion::is_one(list, start);
        if leads || bare.is_empty() && pointed { rest } else { whole }
    }

    /// Whether nothing of the part was named before.
    fn is_first(&self) -> bool {
        self.first_in_part && self.rough.is_empty()
    }

    fn leads(&self, range: &Range<usize>, set: Set) -> bool {
        self.list.any_phrase(range.start, range.end, set) > 0
    }
}

/// Whether a piece begins with the conjunction.
fn takes_and(list: &List<'_>, range: &Range<usize>) -> bool {
    let bare = list.edges().unmarked(range.clone());
    list.is(bare.start, Class::Conjunctions)
}

/// Whether a phrase of the set is all that the range says.
fn is_all(list: &List<'_>, range: &Range<usize>, set: Set) -> bool {
    let count = list.any_phrase(range.start, range.end, set);
    count > 0 && count == range.len()
}
