//! The pieces between what always separates, without what leads in and out.

use std::ops::Range;

use super::asides::{is_aside, is_thing_too};
use super::corrections::{corrected, removed};
use super::counting::{Count, counts_aloud};
use super::edges::Front;
use super::rejoined::{join_adjectives, join_asides, join_numbers};
use super::remarks::{counts, is_remark};
use super::sentences::Sentence;
use super::separated::{Sep, separated};
use super::{List, Part, Purpose, occasion};
use crate::understand::language::{Class, Set};
use crate::understand::words::Kind;

/// An item of more words takes no more remarks, or text without end would be looked at again and again.
const LONGEST_ITEM: usize = 40;

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
        reading.take(Stretch { sep, bare: edges.bare(range.clone()), range, more });
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

/// A sentence without the verb that puts its things on the list: `… should go on the list`, `auf die Liste …
/// schreiben`, `the list has … on it`, `put … on`.
fn without_verb(list: &List<'_>, sentence: Range<usize>, part: &Part) -> Range<usize> {
    let has = || {
        let start = list.edges().bare(sentence.clone()).start;
        list.any_phrase(start, sentence.end, Set::Openers) > 0
    };
    let verb = match part.before {
        true => Some(Set::Goes).filter(|_| part.put),
        false if list.verbs_end => Some(Set::Tails).filter(|_| part.put && list.purpose != Purpose::Chores),
        false => Some(Set::Tails).filter(|_| part.named && sentence.start == part.range.start),
    };
    let went = verb
        .filter(|_| sentence.end == part.range.end)
        .map(|verb| list.any_phrase_before(sentence.start, sentence.end, verb))
        .filter(|went| *went > 0 && (part.before || list.verbs_end || has()))
        .unwrap_or(0);
    // `pizza to go`
    let bound = went == 1 && sentence.len() > 1 && list.is(sentence.end - 2, Class::Prepositions);
    let went = if bound { 0 } else { went };
    let mut said = sentence.start..sentence.end - went;
    if part.put && !part.named && !part.before && !list.verbs_end && list.purpose == Purpose::Goods {
        said.end = before_loose_end(list, said.clone());
    }
    // `und Feta, das gehört auf die Liste`
    let those = list.any_phrase_before(said.start, said.end, Set::Pronouns);
    if part.before && went > 0 && said.len() > those {
        said.end -= those;
    }
    if part.before && sentence.end == part.range.end {
        said.end -= summed_up(list, &said);
    }
    // `can milk go on the list`
    let leads = [Set::LeadIns, Set::Duties].iter().any(|set| list.any_phrase(said.start, said.end, *set) > 1);
    if part.before && went > 0 && list.is(said.start, Class::Asks) && said.len() > 1 && !leads {
        let finite =
            list.is(said.end, Class::Asks) || list.any_phrase(said.end, sentence.end, Set::Wanters) > 0;
        said.start += usize::from(!finite);
    }
    said
}

/// How many of the last tokens before the list's name say that it is what was said before: `those are` the things to
/// pack, `that's what's missing in` the garage.
fn summed_up(list: &List<'_>, said: &Range<usize>) -> usize {
    let end = said.end;
    let points = |at: usize| {
        list.is(at, Class::ClosingOpens)
            || list.any_phrase(at, end, Set::Pronouns) == 1 && !list.is(at, Class::Asks)
    };
    let asks = |at: usize| list.is_any(at, [Class::Asks, Class::Reports]);
    let contracted =
        |at: usize| list.token(at).is_some_and(|word| word.said(list.text).contains(['\'', '’']));
    let sums = |at: &usize| {
        let copula = list.is(at + 1, Class::Copulas) && at + 1 < end;
        let rest = at + 1 + usize::from(copula);
        let what = (rest..end).any(asks) && (rest..end).all(|at| list.beside(at).is_some());
        let finite = copula || contracted(*at);
        // `voilà ce qui manque`
        let bare = || list.is(at + 1, Class::ClosingOpens) && asks(at + 2) && at + 2 < end;
        points(*at) && (finite && (what || rest == end) || what && bare())
    };
    let near = (said.start + 1).max(end.saturating_sub(LONGEST_LEAD))..end;
    near.into_iter().find(sums).map_or(0, |at| end - at)
}

/// Where a sentence ends without what leads to the name of a list that is named nowhere: `put milk on`.
fn before_loose_end(list: &List<'_>, mut said: Range<usize>) -> usize {
    loop {
        said = list.edges().before_lead_out(said);
        let tail = list.any_phrase_before(said.start, said.end, Set::Tails);
        let leads = || usize::from(said.len() > 1 && list.is(said.end - 1, Class::Prepositions));
        let tail = if tail > 0 { tail } else { leads() };
        if tail == 0 || said.len() < tail + 2 {
            return said.end;
        }
        said.end -= tail;
    }
}

/// What stands between two separators.
struct Stretch {
    /// What separates it from the one before.
    sep: Sep,
    range: Range<usize>,
    /// Without punctuation and fillers at its edges.
    bare: Range<usize>,
    /// What separates the next one from it, if there is a next one.
    more: Option<Sep>,
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
        // `when do we land` is to be asked.
        let asks = list.asks(stretch.bare.start) && !self.part.before;
        if let Some(item) = self.remarked(&stretch) {
            item.range.end = stretch.bare.end;
            return;
        }
        if !list.keeps_talk && !asks && self.is_talk(&stretch) {
            return;
        }
        let removes = removed(list, &stretch.bare);
        if removes.is_some() {
            // `oh no, we have milk` takes back the milk, and nothing else.
            self.rough.pop_if(|before| before.takes_back && before.range.is_empty());
            self.rough.push(Rough { sep: Sep::Start, range: stretch.bare, takes_back: false, removes });
            return;
        }
        let title = list.is_title(stretch.bare.start);
        if !asks && !title && is_aside(list, &stretch.range) {
            return;
        }
        let sep = self.after_pause(&stretch);
        let (range, takes_back) =
            if title { (stretch.range.clone(), false) } else { corrected(list, stretch.range.clone()) };
        let takes_back = takes_back && !(range.is_empty() && self.closes(&stretch));
        let and = takes_and(list, &range);
        let asked = list.purpose != Purpose::Chores && self.leads(&stretch.bare, Set::LeadIns);
        let range = self.thing(range, sep, &stretch);
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

    /// The item before a stretch that only says something of it.
    fn remarked(&mut self, Stretch { sep, range, bare, more }: &Stretch) -> Option<&mut Rough> {
        let list = self.list;
        // `one, milk, two, eggs` counts aloud.
        let number =
            |piece: &Rough| list.kind(piece.range.start) == Some(Kind::Number) && piece.range.len() == 1;
        let aloud = self.rough.first().is_some_and(number);
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
            && removed(list, bare).is_none();
        remark.then_some(item)
    }

    /// Whether a stretch names nothing, but says something about the list or its things.
    fn is_talk(&self, stretch: &Stretch) -> bool {
        let Stretch { bare, more, .. } = stretch;
        let (list, part) = (self.list, self.part);
        let anew = *more == Some(Sep::Anew);
        // `for the party we need` says what the list is for, `I see that we need` is talk.
        let purpose = anew
            && (list.is(bare.start, Class::Prepositions)
                || self.is_first() && list.is(bare.start, Class::Ties));
        // `esta noche hago chili, así que lista de la compra …`
        let led = || {
            part.before
                && !part.put
                && list.any_phrase_before(part.range.start, part.range.end, Set::Therefores) > 0
        };
        let speaker = || self.is_first() && list.is_any(bare.start, [Class::Subjects, Class::Speakers]);
        let reason = (part.put || speaker()) && *more == Some(Sep::Therefore) || led();
        let recalled = || recalls(list, bare);
        // `Grandpa said, for the trip we should bring …`
        let told = || {
            let comma = list.kind(bare.end) == Some(Kind::Comma) && bare.end + 1 == part.range.end;
            part.before && self.is_first() && comma && reports(list, bare)
        };
        let report = || {
            told()
                || anew && (recalled() || reports(list, bare))
                || part.before && more.is_none() && self.rough.is_empty() && recalled()
        };
        let speaks = || {
            list.begins_clause(bare)
                || !list.is_title(bare.start)
                    && list.is(bare.start, Class::Speakers)
                    && (more.is_some() || part.before)
        };
        let opening = || self.is_first() && part.named && self.leads(bare, Set::Openers);
        let says = || {
            let leads = [Set::LeadIns, Set::Duties, Set::Corrections, Set::CorrectionsOf, Set::Buyers];
            // `me añades sal y pimienta, …`
            let adds = || !list.verbs_end && list.any_phrase(bare.start, bare.end, Set::Adders) > 1;
            speaks() && !opening() && !adds() && !leads.into_iter().any(|set| self.leads(bare, set))
        };
        purpose
            || self.tells_why(stretch)
            || reason
            || report()
            || says()
            || self.remarks_on_list(bare)
            || self.calls(stretch)
    }

    /// Whether the first stretch, before the list's name, is a clause that tells why: `comme on reçoit samedi, ajoute …`.
    fn tells_why(&self, Stretch { bare, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let opens = list.is_any(bare.start, [Class::Ties, Class::Clauses]) || self.leads(bare, Set::Remarks);
        let whom = [Class::Subjects, Class::Speakers, Class::Others];
        let told = |at: usize| at + 1 < bare.end && list.is_any(at, whom);
        part.before
            && bare.start == list.edges().bare(part.range.clone()).start
            && list.kind(bare.end) == Some(Kind::Comma)
            && !matches!(list.purpose, Purpose::Titles | Purpose::Questions)
            && opens
            && (bare.start + 1..bare.start + 3).any(told)
    }

    /// Whether the last stretch, behind the last item that was asked for, names whom the speaker turns to and nobody who
    /// may be on a list: `could I have grapes and a melon, dear`.
    fn calls(&self, Stretch { sep, bare, more, .. }: &Stretch) -> bool {
        let (list, part) = (self.list, self.part);
        let Some(item) = self.rough.last().filter(|_| *sep == Sep::Comma && more.is_none()) else {
            return false;
        };
        // `tea, milk and honey` ends with an item, and so may `tea, honey`.
        let joined =
            item.sep == Sep::CommaAnd || item.range.clone().any(|at| list.is(at, Class::Conjunctions));
        let start = list.edges().bare(part.range.clone()).start;
        let asks =
            [Set::LeadIns, Set::Duties, Set::Adders].map(|set| list.any_phrase(start, part.range.end, set));
        let guest = |at: usize| list.is_any(at, [Class::People, Class::Articles]);
        is_all(list, bare, Set::Addresses)
            && asks.into_iter().any(|count| count > 1)
            && (bare.len() > 1 || joined)
            && !bare.clone().any(guest)
    }

    /// Whether a stretch right behind the list's name, before which its things were said, tells why they are on it: `…
    /// on the shopping list, I've got a cold`, `… because I ran out`.
    fn remarks_on_list(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        let spoken = |at: usize| list.token(at).is_some_and(|token| token.is_spoken());
        let between = part.range.start..bare.start;
        if !part.named || !part.follows || part.before || between.into_iter().any(spoken) {
            return false;
        }
        let speaks = |at: usize| list.is_any(at, [Class::Subjects, Class::Speakers]);
        let reason = list.any_phrase(bare.start, bare.end, Set::Remarks);
        let told = || bare.clone().skip(reason).any(speaks) || bare.len() == reason;
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
        reason > 0 && told() || state() || begins() && !leads.into_iter().any(|set| self.leads(bare, set))
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
            part.range.clone().skip(1).any(|at| opens(&at))
        };
        let range = if first && part.named && !alike() {
            let others = stretch.more.is_some() || !self.alone || part.follows;
            occasion::without(list, whole.clone(), part, others)
        } else {
            whole.clone()
        };
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
            true => (edges.bare(range), Front::default()),
            false => edges.after_lead_in(edges.before_lead_out(range), putting, first),
        };
        // `pour l'atelier commander des vis`
        let ordered = first && part.put && part.named && self.leads(&stretch.bare, Set::Buyers);
        self.front.duty |= led.duty || ordered;
        let bare = edges.before_lead_out(bare);
        let named = sep == Sep::Counted || !first && stretch.more.is_some();
        if self.says_nothing(&bare, whole, stretch.more) || !named && self.is_occasion(&bare) {
            bare.end..bare.end
        } else {
            bare
        }
    }

    /// Whether what is left of a whole stretch only points at what is said elsewhere.
    fn says_nothing(&self, bare: &Range<usize>, whole: Range<usize>, more: Option<Sep>) -> bool {
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
        let anew = || !self.first_in_part && self.rough.is_empty() && bare.len() == 1 && led();
        is_all(Set::Pronouns) && (notes() || part.put || part.before || anew())
            || part.put && part.before && only_puts(list, bare)
            || part.before && (is_way(list, bare) || is_all(Set::Adders) || led() && jobs())
            || (part.before && list.purpose != Purpose::Chores || bought()) && is_all(Set::Buyers)
    }

    /// Whether what is left of a stretch beside the list's name only says what the list is for.
    fn is_occasion(&self, bare: &Range<usize>) -> bool {
        let (list, part) = (self.list, self.part);
        // `tomorrow on the kitchen list we need`
        let near = part.range.end..list.tokens.len().min(part.range.end + LONGEST_LEAD);
        let leads = [Set::LeadIns, Set::Duties];
        let begins = |at: &usize| leads.iter().any(|set| list.any_phrase(*at, list.tokens.len(), *set) > 0);
        let alone = || {
            let lead = near.clone().find(begins).filter(|_| list.edges().bare(part.range.clone()) == *bare);
            lead.is_some_and(|lead| !(near.start..lead).any(|at| list.is(at, Class::Conjunctions)))
        };
        part.before
            && (!part.put || list.is(bare.start, Class::Purposes) || alone())
            && occasion::is_all(list, bare.clone())
    }

    /// Whether nothing of the part was named before.
    fn is_first(&self) -> bool {
        self.first_in_part && self.rough.is_empty()
    }

    fn leads(&self, range: &Range<usize>, set: Set) -> bool {
        self.list.any_phrase(range.start, range.end, set) > 0
    }
}

/// Whether a piece before the list's name only says that the speaker thinks of the list: `just remembered`.
fn recalls(list: &List<'_>, range: &Range<usize>) -> bool {
    range.len() <= 2 && range.end > range.start && list.is(range.end - 1, Class::Reports)
}

/// Whether a piece says that something is said or known: `my wife says`.
fn reports(list: &List<'_>, range: &Range<usize>) -> bool {
    range.len() > 1 && list.is(range.end - 1, Class::Reports)
}

/// Whether a piece begins with the conjunction.
fn takes_and(list: &List<'_>, range: &Range<usize>) -> bool {
    let bare = list.edges().unmarked(range.clone());
    list.is(bare.start, Class::Conjunctions)
}

/// Whether a piece says nothing but that something is to be put on the list: `la mettre`, `lo puedes poner`.
fn only_puts(list: &List<'_>, range: &Range<usize>) -> bool {
    let mut at = range.start;
    let mut puts = false;
    while at < range.end {
        let longest =
            |sets: &[Set]| sets.iter().map(|set| list.any_phrase(at, range.end, *set)).max().unwrap_or(0);
        let adder = longest(&[Set::Adders]);
        let taken = adder.max(longest(&[Set::Pronouns, Set::LeadIns, Set::Duties, Set::Fillers]));
        if taken == 0 && list.kind(at) != Some(Kind::Dash) {
            return false;
        }
        puts |= adder > 0;
        at += taken.max(1);
    }
    puts
}

/// Whether a piece before the list's name only says how to get where the list is for: `when you're` at the baker's.
pub(super) fn is_way(list: &List<'_>, range: &Range<usize>) -> bool {
    let clause = usize::from(list.is(range.start, Class::Clauses));
    let mut rest = range.start + clause..range.end;
    let mut way = 0;
    while !rest.is_empty() {
        way = list.any_phrase(rest.start, rest.end, Set::Ways);
        if way == 0 {
            break;
        }
        rest = list.edges().bare(rest.start + way..rest.end);
    }
    way > 0
}

/// Whether a phrase of the set is all that the range says.
fn is_all(list: &List<'_>, range: &Range<usize>, set: Set) -> bool {
    let count = list.any_phrase(range.start, range.end, set);
    count > 0 && count == range.len()
}
