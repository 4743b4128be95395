//! Who speaks and to whom, at the edges of a memo: `hi, it's Grandma`, `Mum, can you`, `thank you, my dear`.

use std::ops::Range;

use super::mention::begins_mention;
use super::{List, Part, Purpose, occasion};
use crate::understand::language::{Class, Set, proper};
use crate::understand::words::{Kind, Token};

/// No more phrases stand before the list: `so, hi darling, this is Mum`.
const MOST_PHRASES: usize = 8;

/// Nobody is spoken to in more words: `meine liebe Oma`.
const LONGEST: usize = 3;

/// Who speaks says no more words than that of who it is: `from number twelve`.
const MOST_SAID: usize = 5;

/// Where a memo begins behind who speaks and whom the speaker turns to; `heard` is where the list is named.
pub(super) fn after_addresses(list: &List<'_>, heard: Option<usize>) -> usize {
    let end = list.tokens.len();
    let (mut at, mut begins) = (0, 0);
    let mut greeted = false;
    for _ in 0..MOST_PHRASES {
        at = list.edges().unmarked(at..end).start;
        // `morning, lads`
        let next = list.edges().unmarked((at + 1).min(end)..end).start;
        let dated = at == 0 && occasion::is_one(list, at);
        let day = dated && list.any_phrase(next, end, Set::Addresses) > 0;
        let known = list.any_phrase(at, end, Set::Greetings).max(usize::from(day));
        let greeting = known.max(usize::from(dated));
        // `Morning! Could you …`
        let behind = list.edges().unmarked((at + greeting).min(end)..end).start;
        let turns = greeting > 0 && is_break(list, at + greeting) && asks(list, behind, true);
        let greeting = if turns { greeting } else { known };
        if turns {
            begins = behind;
        }
        let mut beckoned = false;
        if let Some(next) = speaks(list, at, heard).or_else(|| called(list, at, greeted, heard)) {
            (at, begins) = (next, next);
        } else {
            let aside = list.any_phrase(at, end, Set::Asides);
            // `dis chéri`
            beckoned = aside > 0 && address(list, at + aside, end) > 0;
            let aside = if is_break(list, at + aside) || beckoned { aside } else { 0 };
            let filler = list.any_phrase(at, end, Set::Fillers).max(greeting).max(aside);
            if filler == 0 {
                break;
            }
            at += filler;
        }
        greeted = greeting > 0 || beckoned;
    }
    begins
}

/// How many of the last tokens of a range name whom the speaker thanks or asks: `thank you, my dear`.
pub(super) fn thanked(list: &List<'_>, range: &Range<usize>) -> usize {
    if !list.thanks {
        return 0;
    }
    let edges = list.edges();
    let mut near = range.start.max(range.end.saturating_sub(LONGEST))..range.end;
    let thanks = |at: &usize| {
        let before = edges.unmarked(range.start..*at);
        let said = list.any_phrase_before(before.start, before.end, Set::LeadOuts);
        let thanks = |said: Range<usize>| said.into_iter().any(|at| list.is(at, Class::Thanks));
        thanks(before.end - said..before.end) && !list.is_title(before.end - said)
    };
    let whom = |at: &usize| address(list, *at, range.end) == range.end - at;
    // `Ruf bitte Anna, Jonas und Eva an`
    let more = || list.tokens.iter().skip(range.end).any(Token::is_spoken);
    let name = |at: &usize| list.is_capital(*at) && proper::name(list.word(*at)).is_some();
    let named = near.clone().any(|at| name(&at));
    if named && more() {
        return 0;
    }
    near.find(|at| thanks(at) && whom(at)).map_or(0, |at| range.end - at)
}

/// Whether nothing but whom the speaker turns to is said behind the list's name: `put jam on the shopping list, Mum`.
pub(super) fn calls(list: &List<'_>, part: &Part) -> bool {
    let whom = list.edges().before_lead_out(part.range.clone());
    !list.is_joined_to_name(part, &whom) && is_address(list, &whom)
}

impl List<'_> {
    /// Whether a range behind the list's name is joined to what was said before it: `… on the list and burgers`.
    pub(super) fn is_joined_to_name(&self, part: &Part, range: &Range<usize>) -> bool {
        let from = part.range.start.saturating_sub(1);
        (from..range.start + 1).any(|at| self.is(at, Class::Conjunctions))
    }
}

/// Whether a range names nobody but whom the speaker turns to.
pub(super) fn is_address(list: &List<'_>, range: &Range<usize>) -> bool {
    let bare = list.edges().unmarked(range.clone());
    !bare.is_empty() && address(list, bare.start, bare.end) == bare.len()
}

/// How many tokens at `at` name somebody who may be spoken to.
fn address(list: &List<'_>, at: usize, end: usize) -> usize {
    let known = list.any_phrase(at, end, Set::Addresses);
    let owned = usize::from(list.is(at, Class::Determiners));
    let who = at + owned;
    let person = || list.is(who, Class::People) || owned == 0 && proper::name(list.word(who)).is_some();
    let count = if known == 0 && who < end && person() { owned + 1 } else { known };
    // `ma belle-mère`
    if list.is_joined(at + count) { 0 } else { count }
}

/// Where the memo goes on behind whom the speaker turns to at `at`; somebody was `greeted` right before.
fn called(list: &List<'_>, at: usize, greeted: bool, heard: Option<usize>) -> Option<usize> {
    let end = list.tokens.len();
    let known = list.any_phrase(at, end, Set::Addresses);
    // Whether a word is a name takes longer to look up than whether somebody is asked for something behind it.
    let named = at + 1 + usize::from(list.is(at, Class::Determiners));
    let called = || list.is(named - 1, Class::People) && is_break(list, named);
    if known == 0 && !greeted && !called() && !asks(list, named, is_break(list, named)) {
        return None;
    }
    let count = address(list, at, end);
    // `che amor`
    let count = count + if known > 0 { list.any_phrase(at + count, end, Set::Addresses) } else { 0 };
    let next = at + count;
    if count == 0 || next >= end || list.is_title(at) {
        return None;
    }
    // `hi, Sandra from number nine, could you …`
    if greeted && let Some(far) = from_where(list, next, heard) {
        return Some(far);
    }
    let parted = is_break(list, next);
    let goes_on = list.edges().unmarked(next..end).start;
    // `right lads, first job …`
    let counted = list.token(goes_on).and_then(|token| token.number).is_some_and(|number| number.ordinal);
    let named = counted && known > 0 || begins_mention(list, goes_on, heard);
    // `Schatz, ich bin noch im Büro, …`
    let talks = || list.is_any(goes_on, [Class::Subjects, Class::Speakers, Class::Clauses]);
    let needs = || parted && (talks() || list.any_phrase(next + 1, end, Set::LeadIns) > 0);
    // `Cariño, el sábado vienen mis padres, así que pon …`
    let reason = || {
        let told = next..heard.unwrap_or(next);
        parted && told.into_iter().any(|at| list.any_phrase(at, end, Set::Therefores) > 0)
    };
    // `Maman, dans le cartable …`
    let before = || goes_on < heard.unwrap_or(goes_on) && list.is(next - 1, Class::People);
    // `Papa, si tu vas au marché, …`
    let clause = || {
        let whom = known > 0 || list.is(next - 1, Class::People);
        parted && whom && list.is(goes_on, Class::Clauses)
    };
    // `hija, que soy yo, …`
    let told = || parted && speaks(list, goes_on, heard).is_some();
    let sure = known > 0 && (greeted || named || parted && known.max(count) > 1 || needs() || reason())
        || named && parted && before()
        || clause()
        || told();
    // `Mum, get milk`, but `Basil, buy parsley`
    let buys = || {
        let whom = known > 0 || list.is(next - 1, Class::People);
        whom && parted && list.purpose == Purpose::Unknown && list.any_phrase(goes_on, end, Set::Buyers) > 0
    };
    (sure
        || buys()
        || greeted && (parted || named || list.is(next, Class::Clauses))
        || asks(list, next, parted))
    .then_some(next)
}

/// Where the memo goes on behind the words that say who speaks.
fn speaks(list: &List<'_>, at: usize, heard: Option<usize>) -> Option<usize> {
    let end = list.tokens.len();
    let at = at + usize::from(list.is(at, Class::Reports) && list.any_phrase(at + 1, end, Set::Speaking) > 0);
    let speaking = |at: usize| list.any_phrase(at, end, Set::Speaking);
    let before = speaking(at);
    if before == 0 && !(at + 1..end.min(at + 2 * LONGEST)).any(|at| speaking(at) > 0) {
        return None;
    }
    // `it's me, Grandma`, `soy yo, que …`
    let comma = before > 1 && list.kind(at + before) == Some(Kind::Comma);
    let Some(name) = who(list, at + before + usize::from(comma), end) else {
        let me = comma && list.is_any(at + before - 1, [Class::Speakers, Class::Contracted]);
        return me.then_some(at + before);
    };
    let behind = speaking(name);
    if before + behind == 0 {
        return None;
    }
    let next = beside(list, name + behind).unwrap_or(name + behind);
    let goes_on = |next| is_break(list, next) || begins_mention(list, next, heard);
    if goes_on(next) || asks(list, next, false) {
        return Some(next);
    }
    from_where(list, next, heard)
}

/// Where ends what is said of who speaks: `soy Marta, tu vecina`.
fn beside(list: &List<'_>, at: usize) -> Option<usize> {
    let whose = [Class::Determiners, Class::Articles];
    let next = at + 3;
    let goes_on = || is_break(list, next) || from_where(list, next, None).is_some();
    (list.kind(at) == Some(Kind::Comma)
        && list.is_any(at + 1, whose)
        && list.is(at + 2, Class::People)
        && goes_on())
    .then_some(next)
}

/// Where the memo goes on behind where somebody speaks from: `from number twelve.`, `from accounts please add …`.
fn from_where(list: &List<'_>, at: usize, heard: Option<usize>) -> Option<usize> {
    // `Carmen la del tercero`
    let at = at + usize::from(list.is(at, Class::Articles) && list.is(at + 1, Class::Prepositions));
    let adverb = list.any_phrase(at, list.tokens.len(), Set::Adverbs);
    if !list.is(at, Class::Prepositions) && adverb == 0 {
        return None;
    }
    let word = |at: usize| matches!(list.kind(at), Some(Kind::Word | Kind::Number));
    let goes_on = |at: usize| begins_mention(list, at, heard) || asks(list, at, false);
    let behind = |at: usize| begins_mention(list, list.edges().unmarked(at..list.tokens.len()).start, heard);
    let ends = |at: &usize| !word(*at) || goes_on(*at);
    let from = if adverb > 0 { at + adverb } else { at + 2 };
    let far = (from..list.tokens.len().min(at + MOST_SAID)).find(ends)?;
    let parted = list.kind(far) == Some(Kind::SentenceEnd)
        || is_break(list, far) && (asks(list, far, true) || behind(far));
    (parted || goes_on(far)).then_some(far)
}

/// Where the name of a person ends, with what stands before it: `your aunt Mary`, `Frau Huber`.
fn who(list: &List<'_>, at: usize, end: usize) -> Option<usize> {
    let leads = |at: &usize| list.is_any(*at, [Class::Determiners, Class::Articles]);
    let start = (at..end).find(|at| !leads(at))?;
    let upper = |at: usize| {
        let word = list.token(at).filter(|token| token.kind == Kind::Word);
        word.is_some_and(|word| word.said(list.text).starts_with(char::is_uppercase))
    };
    let titled = |at: usize| at > start && list.is(at - 1, Class::Honorifics);
    let names = |at: usize| {
        list.is_any(at, [Class::People, Class::Honorifics])
            || proper::name(list.word(at)).is_some()
            || titled(at)
            || upper(at) && list.capitals_tell && !list.verbs_end
            || upper(at) && list.verbs_end && (at > start || list.any_phrase(at + 1, end, Set::Speaking) > 0)
    };
    // `Marie-Jo`
    let hyphen = |at: usize| at > start && list.is_joined(at) && names(at + 1);
    let longest = LONGEST + usize::from(list.is_joined(start + 1));
    let count = (start..end.min(start + longest)).take_while(|at| names(*at) || hyphen(*at)).count();
    (count > 0).then_some(start + count)
}

/// Whether somebody is asked for something at `at`; where nothing is `parted`, an infinitive asks for nothing.
fn asks(list: &List<'_>, at: usize, parted: bool) -> bool {
    let end = list.tokens.len();
    let range = list.edges().bare(at..end);
    let longest = |set| list.any_phrase(range.start, end, set);
    let infinitive = || list.verbs_end && !parted && list.is_verb(range.start..range.start + 1);
    // `¿puedes añadir …?`
    let lead = longest(Set::LeadIns);
    let puts = || list.any_phrase(list.edges().bare(range.start + lead..end).start, end, Set::Adders) > 0;
    longest(Set::Adders) > 0 && !infinitive()
        || lead > 0 && puts()
        || lead.max(longest(Set::Duties)) > 1
        || list.purpose == Purpose::Goods && longest(Set::Buyers) > usize::from(!parted)
}

fn is_break(list: &List<'_>, at: usize) -> bool {
    list.token(at).is_some_and(|token: &Token<'_>| match token.kind {
        Kind::Comma | Kind::SentenceEnd | Kind::LineBreak => true,
        kind => kind == Kind::Dash && !token.glued,
    })
}
