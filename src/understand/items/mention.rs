//! Where the list is named, and the parts of the text around it.

use std::ops::Range;

use super::addresses::{after_addresses, is_address};
use super::joints::{is_adjective, person};
use super::preamble::after_preamble;
use super::rough::is_way;
use super::{List, Part, Purpose, unnamed};
use crate::understand::language::{Class, Set, proper};
use crate::understand::words::{Kind, Token};

/// The parts of the text around every mention of the list.
pub(super) fn parts(list: &List<'_>, heard: Option<(usize, usize)>) -> Vec<Part> {
    let mut mentions = heard.map_or_else(Vec::new, |heard| named(list, heard));
    if mentions.is_empty() {
        mentions.extend(unnamed(list));
    }
    let mut parts = Vec::new();
    let mut from = after_addresses(list, mentions.first().map(|first| first.start));
    let mut named = false;
    let mut put_after = false;
    let mut led = 0..0;
    for mention in mentions {
        let (start, pointed) = before(list, from, mention.start);
        let pointed = pointed || given(list, from, start, &mention);
        let mut end = after(list, mention.end, pointed && start > from);
        let things = pointed && !list.edges().bare(from..start).is_empty();
        end = after_owner(list, mention.start..end, things);
        // `wenn ich in den Baumarkt fahre`
        // `wer in die Drogerie geht, …`
        let whoever = list.is(from, Class::Asks)
            && !list.is_any(from, [Class::Auxiliaries, Class::Copulas])
            && list.kind(end + 1) == Some(Kind::Comma);
        let clause = pointed && list.verbs_end && (list.is(from, Class::Clauses) || whoever);
        let needs = list.needing(end, list.tokens.len()) > 0;
        end += usize::from(clause && !needs && list.kind(end) == Some(Kind::Word));
        end = after_order(list, end, mention.start > from);
        // `… on the shopping list as well as yeast`
        let joint = list.any_phrase(end, list.tokens.len(), Set::Separators);
        if pointed && start > from && end + joint < list.tokens.len() {
            end += joint;
        }
        end = after_those(list, end, start > from);
        end = after_conclusion(list, from..start, mention.start..end);
        let heading = heads(list, end) || pointed && contains(list, from..start, end);
        // `…, merci ma chérie` names nothing.
        let behind = list.edges().before_lead_out(list.edges().bare(end..list.tokens.len()));
        let spoken = |at: usize| list.token(at).is_some_and(Token::is_spoken);
        let follows = behind.clone().any(spoken) && !is_address(list, &behind);
        if !named && filled(list, &(from..start), &(mention.end..end)) {
            from = start;
        } else if !named {
            from = after_preamble(list, from..start, end, heading, follows);
        }
        let until = if heading { sentence_start(list, from, start) } else { start };
        parts.push(Part {
            range: from..until,
            led,
            next: end,
            put: pointed || put_after,
            named,
            before: true,
            follows: false,
            tasks: false,
        });
        // `on my list put …`, but not `for my list: put …`.
        let leads = list.edges().bare(from..start);
        // `kannst du` auf die Liste noch Mehl schreiben
        let asks = || list.verbs_end && list.any_phrase(leads.start, leads.end, Set::LeadIns) == leads.len();
        let opens = !named && (leads.is_empty() || is_way(list, &leads) || asks());
        put_after = pointed && opens && list.kind(end) != Some(Kind::Colon);
        led = from..start;
        (from, named) = (end, true);
    }
    let mut rest = Part {
        range: from..list.tokens.len(),
        led,
        next: list.tokens.len(),
        put: put_after,
        named,
        before: false,
        follows: false,
        tasks: false,
    };
    rest.put |= (!named || unnamed::points_back(list, &rest)) && unnamed::puts(list, &rest);
    parts.push(rest);
    parts
}

/// Where the mention that ends at `end` ends with what only points to what was `said` before: the shopping list `for
/// those, please`.
fn after_those(list: &List<'_>, end: usize, said: bool) -> usize {
    let bare = list.edges().before_lead_out(list.edges().bare(end..list.tokens.len()));
    let led = usize::from(list.is_any(bare.start, [Class::Purposes, Class::Prepositions]));
    let those = list.any_phrase(bare.start + led, bare.end, Set::Pronouns);
    if said && led > 0 && those > 0 && bare.start + led + those == bare.end { bare.end } else { end }
}

/// A clause that holds the list's name says no more words behind it.
const LONGEST_REST: usize = 12;

/// Where a mention ends with the rest of the clause that holds it, if a conclusion is drawn behind that: `we're having a`
/// barbecue `on Sunday so` …
fn after_conclusion(list: &List<'_>, before: Range<usize>, mention: Range<usize>) -> usize {
    let end = mention.end;
    let bare = list.edges().bare(before.clone());
    let asks = [Set::LeadIns, Set::Duties, Set::Adders, Set::Buyers, Set::Needs, Set::Wanters];
    let asked = |at: usize| asks.iter().any(|set| list.any_phrase(at, list.tokens.len(), *set) > 0);
    let told = bare.len() > 1 && list.tells_who(&bare) && bare.end + 2 >= mention.start;
    if !told || list.purpose == Purpose::Chores || bare.clone().any(asked) {
        return end;
    }
    let near = end..list.tokens.len().min(end + LONGEST_REST);
    let parts = |at: usize| list.kind(at) != Some(Kind::Word) || list.is(at, Class::Conjunctions);
    let concludes = |at: &usize| list.any_phrase(*at, list.tokens.len(), Set::Therefores) > 0;
    let Some(at) = near.clone().find(|at| parts(*at) || concludes(at)).filter(concludes) else { return end };
    let next = at + list.any_phrase(at, list.tokens.len(), Set::Therefores);
    let same = |at: usize| mention.clone().any(|name| list.word(name) == list.word(at));
    let again = usize::from(same(next) && next + 1 < list.tokens.len());
    if next < list.tokens.len() && !near.take(at - end).any(asked) { next + again } else { end }
}

/// Where the mention that ends at `end` ends with the verb of getting what is on it, if something was `said` before: `ich
/// muss noch Ersatzteile bestellen, und zwar`.
fn after_order(list: &List<'_>, end: usize, said: bool) -> usize {
    if !list.verbs_end || list.purpose == Purpose::Chores || !said {
        return end;
    }
    let buyers = list.any_phrase(end, list.tokens.len(), Set::Buyers);
    let verb = buyers.max(tail(list, end));
    // `aus dem Baumarkt brauchen wir`
    let finite = list.is(end + verb, Class::Subjects);
    if finite { end } else { end + verb }
}

/// No more words stand between the list's name and its colon: `for the weekend in Rome`.
const LONGEST_HEADING: usize = 5;

/// Whether a colon stands behind the list's name that ends at `at`, or behind what the list is for.
fn heads(list: &List<'_>, at: usize) -> bool {
    let colon = (at..=at + LONGEST_HEADING).find(|at| list.kind(*at) != Some(Kind::Word));
    colon.is_some_and(|at| list.kind(at) == Some(Kind::Colon) && at + 1 < list.tokens.len())
}

/// Whether what is on the list follows its name that ends at `at`, and before it is only said what that is: `the people
/// on` the list `are`.
fn contains(list: &List<'_>, before: Range<usize>, at: usize) -> bool {
    let bare = list.edges().bare(before);
    let article = bare.start + usize::from(list.is(bare.start, Class::Articles));
    list.is(at, Class::Copulas) && article + 1 == bare.end && list.is(article, Class::Things)
}

/// Whether the list is filled behind its `name` and the rest of its verb, for what was said before: `the family is
/// coming, so on my list put …`.
fn filled(list: &List<'_>, before: &Range<usize>, name: &Range<usize>) -> bool {
    let bare = list.edges().unmarked(before.clone());
    let rest = list.edges().before_lead_out(list.edges().bare(name.end..list.tokens.len()));
    let reason = bare.end - list.any_phrase_before(bare.start, bare.end, Set::Therefores);
    let adds =
        |at: usize| list.any_phrase(at, bare.end, Set::Adders) > 0 && !list.is(at, Class::AddingThings);
    // `so on the list please, and tea`, `…, I have a cold`
    let longest = |set| list.any_phrase(rest.start, rest.end, set);
    let more =
        longest(Set::Separators) > 0 || (name.start..rest.start).any(|at| list.is(at, Class::Conjunctions));
    let told = list.is_any(rest.start, [Class::Subjects, Class::Speakers])
        && [Set::LeadIns, Set::Duties, Set::Adders, Set::Buyers].into_iter().all(|set| longest(set) == 0)
        || longest(Set::Remarks) > 0;
    let said = reason < bare.end && reason > bare.start + 1 && !(bare.start..reason).any(adds);
    said && !rest.is_empty() && !more && !told
}

/// Where the sentence begins that leads to the token at `at`: with a colon behind the list's name, the items
/// follow, and what leads to it is none.
fn sentence_start(list: &List<'_>, from: usize, at: usize) -> usize {
    (from..at).rev().find(|at| ends_sentence(list, *at)).unwrap_or(from)
}

pub(super) fn ends_sentence(list: &List<'_>, at: usize) -> bool {
    matches!(list.kind(at), Some(Kind::SentenceEnd | Kind::LineBreak))
}

/// Where the trigger is spoken: where it is heard best, and wherever else it stands as it is.
fn named(list: &List<'_>, (start, end): (usize, usize)) -> Vec<Range<usize>> {
    let from = list.tokens.partition_point(|token| token.start < start);
    let to = list.tokens.partition_point(|token| token.end <= end);
    let heard: Vec<&str> = list.spoken(from..to);
    let mut mentions = Vec::new();
    let mut at = 0;
    while at < list.tokens.len() {
        let same = || heard.iter().enumerate().all(|(i, word)| list.word(at + i) == *word);
        if at == from {
            mentions.push(from..to.max(from + 1));
            at = to.max(from + 1);
        } else if heard.len() > 1 && (at + heard.len() <= from || at >= to) && same() {
            mentions.push(at..at + heard.len());
            at += heard.len();
        } else {
            at += 1;
        }
    }
    mentions
}

/// `to the list`, `on my shopping list`, where the list's own name is not spoken.
fn unnamed(list: &List<'_>) -> Option<Range<usize>> {
    (0..list.tokens.len()).find_map(|at| {
        let is = |at: usize, class: Class| list.kind(at) == Some(Kind::Word) && list.is(at, class);
        if !is(at, Class::Prepositions) {
            return None;
        }
        let merged = is(at + 1, Class::ListWords);
        if merged {
            return Some(at + 1..at + 2);
        }
        let mut nouns = (at + 2..at + 5).filter(|_| is(at + 1, Class::Determiners));
        nouns.find(|noun| is(*noun, Class::ListWords)).map(|noun| at + 2..noun + 1)
    })
}

/// Whether the mention that starts at `heard` begins at `at` with what stands before it.
pub(super) fn begins_mention(list: &List<'_>, at: usize, heard: Option<usize>) -> bool {
    heard.is_some_and(|heard| at <= heard && before(list, at, heard).0 == at)
}

/// Where the mention that starts at `at` begins with its preposition and article, and whether it has one.
fn before(list: &List<'_>, from: usize, at: usize) -> (usize, bool) {
    let mut start = at;
    let mut pointed = false;
    let taken = |start: usize, class: Class| {
        let word = start.checked_sub(1).filter(|at| *at >= from && list.kind(*at) == Some(Kind::Word));
        // `vitamine D sur la liste`
        let said = |at: usize| list.token(at).map_or("", |word| word.said(list.text));
        let letter = |at: usize| at > from && said(at).len() == 1 && said(at).starts_with(char::is_uppercase);
        // `that's the list`
        let contracted = |at: usize| said(at).trim_end_matches(['\'', '’']).contains(['\'', '’']);
        word.is_some_and(|at| (list.is(at, class) && !contracted(at) || list.is_noise(at)) && !letter(at))
    };
    start -= owner_before(list, from, start).max(quality_before(list, from, start));
    while taken(start, Class::Determiners) {
        start -= 1;
    }
    while taken(start, Class::Prepositions) {
        start -= 1;
        pointed = true;
    }
    // `to my list of chores`
    let heads = |class: Class| taken(start, class) && !list.is_noise(start - 1);
    let things = heads(Class::Things);
    let listed = things || heads(Class::ListWords);
    let (further, put) = if listed { before(list, from, start - 1) } else { (start, false) };
    if put || listed && pointed && !things { (further, true) } else { (start, pointed) }
}

/// How many of the tokens before `start` say whose list it is: `this week's menu`, `the kids' chores`, `Mamas Liste`.
fn owner_before(list: &List<'_>, from: usize, start: usize) -> usize {
    let said = |back: usize| {
        let at = start.checked_sub(back).filter(|at| *at >= from)?;
        list.token(at).map(|token| (at, token.said(list.text)))
    };
    let Some((at, word)) = said(1) else { return 0 };
    let tells = list.is_any(at, [Class::ClosingOpens, Class::Asks, Class::Others]);
    if !tells && (word.ends_with("'s") || word.ends_with("’s")) {
        return 1;
    }
    let mark = matches!(word, "'" | "’") && list.token(at).is_some_and(|token| token.glued);
    if mark && said(2).is_some_and(|(_, word)| word.ends_with('s')) {
        return 2;
    }
    let bare = || list.word(at).strip_suffix('s');
    let person = |word: &str| list.words.people.contains(word) || proper::name(word).is_some();
    let led = || said(2).is_some_and(|(before, _)| list.is(before, Class::Prepositions));
    // `auf Leos Wunschliste`
    let begins =
        || at == from + 1 && list.is_capital(at) && !list.is_any(at, [Class::Articles, Class::Determiners]);
    usize::from(list.verbs_end && led() && bare().is_some_and(|word| person(word) || begins()))
}

/// The verb that puts something on the list stands no farther before its name.
const FAR: usize = 40;

/// How many of the tokens before `start` say which list it is, where something is put there: `add milk to the family`
/// shopping list, `auf unsere gemeinsame` Einkaufsliste.
fn quality_before(list: &List<'_>, from: usize, start: usize) -> usize {
    let Some(first) = start.checked_sub(3).filter(|first| *first >= from && list.is_list) else { return 0 };
    let other =
        [Class::Determiners, Class::Prepositions, Class::Conjunctions, Class::ListWords, Class::Things];
    let quality = list.kind(start - 1) == Some(Kind::Word) && !list.is_any(start - 1, other);
    let whose = [Class::Purposes, Class::Of, Class::Partitives];
    let leads = list.is(first, Class::Prepositions) && !list.is_any(first, whose);
    let led = quality && leads && list.is(first + 1, Class::Determiners);
    let small = || list.verbs_end && list.capitals_tell && !list.is_capital(start - 1);
    let adds = |at: usize| list.any_phrase(at, start, Set::Adders) > 0;
    usize::from(led && (small() || (from.max(start.saturating_sub(FAR))..first).any(adds)))
}

/// No more words stand before the verb that puts something on the list: `ähm also bitte`.
const MOST_WORDS_BEFORE: usize = 4;

/// Whether something is put on the list without a preposition: `füge Milch meiner Einkaufsliste hinzu`.
fn given(list: &List<'_>, from: usize, start: usize, mention: &Range<usize>) -> bool {
    let stands = |at: usize, set: Set| list.any_phrase(at, list.tokens.len(), set) > 0;
    let adds = || (from..start.min(from + MOST_WORDS_BEFORE)).any(|at| stands(at, Set::Adders));
    list.verbs_end && start < mention.start && adds() && stands(mention.end, Set::Tails)
}

/// No more words say whose something is: `de la petite sœur`.
const LONGEST_OWNER: usize = 3;

/// Where the mention ends with whose it is: `in the satchel` of Leo; behind `things`, nothing but that or where it is can be
/// said last, unless the list is called one.
fn after_owner(list: &List<'_>, mention: Range<usize>, things: bool) -> usize {
    let end = mention.end;
    let things = things && !mention.into_iter().any(|at| list.is(at, Class::ListWords));
    // Where nothing says it but a merged article, it is no amount: `vom Leo`, but `du Doliprane`.
    let amounts = !list.words.partitives.is_empty();
    let of = list.is_any(end, [Class::PurposesOf, Class::Partitives]);
    let led = of && (amounts || list.verbs_end) || amounts && list.is(end, Class::Prepositions);
    if !led || list.purpose == Purpose::Titles {
        return end;
    }
    let who = end + 1 + usize::from(list.is_any(end + 1, [Class::Articles, Class::Determiners]));
    // `liste de courses des olives`, but `le cartable de rose il manque`
    let upper = |at: usize| {
        let said = list.token(at).map_or("", |word| word.said(list.text));
        who == end + 1 && said.starts_with(char::is_uppercase)
    };
    let leads = |at: usize| {
        [Set::LeadIns, Set::Duties].iter().any(|set| list.any_phrase(at, list.tokens.len(), *set) > 0)
    };
    let person = person(list, who, list.tokens.len());
    let named = |next: &usize| {
        list.is(who, Class::People)
            || !amounts && proper::name(list.word(who)).is_some()
            || upper(who) && (list.is(end, Class::Partitives) || !amounts)
            || leads(*next)
    };
    if let Some(person) = person.filter(|next| of && named(next)) {
        return person;
    }
    // `a la mochila del gimnasio le faltan`
    if !things
        && list.purpose == Purpose::Unknown
        && list.kind(who) == Some(Kind::Word)
        && leads(who + 1)
        && !leads(who)
    {
        return who + 1;
    }
    // `la valise du petit`: nothing but a person can stand there without a noun.
    let ends = |at: usize| list.kind(at) != Some(Kind::Word) || list.is(at, Class::Conjunctions);
    if of && things && is_adjective(list, who) && ends(who + 1) {
        return who + 1;
    }
    let word = |at: &usize| !ends(*at);
    let name = (end + 1..).take_while(word).take(LONGEST_OWNER + 1).count();
    let last = list.edges().before_lead_out(end..list.tokens.len()).end;
    // `c'est pour l'apéro chez Fred`
    let bound = of || list.purpose != Purpose::Chores;
    let all = things && amounts && bound && (1..=LONGEST_OWNER).contains(&name) && end + 1 + name == last;
    if all { last } else { end }
}

/// How many tokens at `at` are the rest of the verb that puts something on the list.
fn tail(list: &List<'_>, at: usize) -> usize {
    let longest = |set| list.any_phrase(at, list.tokens.len(), set);
    let tail = longest(Set::Tails);
    // `auf der Liste ein Kilo Mehl`
    let article = tail == 1 && list.is(at, Class::Ones) && list.kind(at + 1) == Some(Kind::Word);
    // `as well as`
    if longest(Set::Separators) > tail || article { 0 } else { tail }
}

/// Where the mention that ends at `at` ends with the rest of its verb.
fn after(list: &List<'_>, at: usize, put: bool) -> usize {
    let mut end = at;
    let goods = list.purpose == Purpose::Goods;
    let names = |at: usize| list.is(at, Class::ListWords) || goods && list.is(at, Class::Outings);
    // `auf die Schulsachen-Liste`
    end += usize::from(list.is_hyphen(end) && list.is(end + 1, Class::ListWords));
    while list.kind(end) == Some(Kind::Word) && names(end) {
        end += 1;
    }
    if put {
        for _ in 0..2 {
            end += tail(list, end);
        }
    }
    end
}
