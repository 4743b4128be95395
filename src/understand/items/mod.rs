//! What is on a spoken list.
//!
//! The text falls into parts around the trigger ([`mention`]), behind whom the speaker greets ([`addresses`]) and
//! what tells why there is a list ([`preamble`]); it may not name its list at all ([`unnamed`]). The parts fall into
//! [`sentences`] and these into [`pieces`]: what always separates them ([`separated`]), with the speaker who begins
//! [`anew`] or gives [`reasons`], makes [`rough`] ones, and things in a row part without any mark ([`alone`]). What only
//! tells something, by its words ([`statements`]) or its shape ([`tellings`]), before the first thing ([`opening`]) or behind
//! one, is left out, and what only manages the list ([`managed`]) puts nothing on it. What only leads in or out is taken
//! from the edges of each ([`edges`]), and what is left is cut out of the text in the speaker's words ([`wording`]).

mod addresses;
mod alone;
mod anew;
mod asides;
mod asking;
mod clauses;
mod corrections;
mod counting;
mod doings;
mod edges;
mod joints;
mod managed;
mod marks;
mod mention;
mod occasion;
mod opening;
mod pieces;
mod preamble;
mod purpose;
mod reasons;
mod rejoined;
mod remarks;
mod repeated;
mod resumed;
mod rough;
mod sentences;
mod separated;
mod statements;
mod tasks;
mod tellings;
mod titles;
mod undertaking;
mod unnamed;
mod wording;

use std::ops::Range;

use self::counting::Count;
use self::edges::Edges;
use self::marks::Marks;
use self::purpose::Purpose;
use super::Trigger;
use super::language::{self, Beside, Class, Lists, Packed, Set};
use super::trace::{Taken, Trace, marks};
use super::transcript::Transcript;
use super::words::{Kind, Token};
use crate::model::{Assumption, AssumptionCode, Language};

/// What is on a spoken list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Items {
    /// In spoken order, in the speaker's words.
    pub items: Vec<String>,
    /// What was guessed on the way.
    pub assumptions: Vec<Assumption>,
}

/// Reads the items of a spoken list; `trigger` is the phrase that led the memo here.
pub fn read_items(text: &str, trigger: Option<Trigger<'_>>, language: Language) -> Items {
    items_of(&Transcript::new(text, language), trigger)
}

/// The same for a transcript.
pub fn items_of(transcript: &Transcript<'_>, trigger: Option<Trigger<'_>>) -> Items {
    read(transcript, trigger, None)
}

/// How [`read_items`] reads the same.
pub fn trace_items(text: &str, trigger: Option<Trigger<'_>>, language: Language) -> Trace {
    let mut trace = Trace::default();
    read(&Transcript::new(text, language), trigger, Some(&mut trace));
    trace
}

fn read(transcript: &Transcript<'_>, trigger: Option<Trigger<'_>>, trace: Option<&mut Trace>) -> Items {
    let (text, language, tokens) = (transcript.text(), transcript.language(), transcript.words());
    let words = language::lists(language);
    let thing = |said: &str| !said.is_ascii() && words.accented.contains(said.to_lowercase().as_str());
    let known = |token: &Token<'_>| words.beside(&token.folded).filter(|_| !thing(token.said(text)));
    let beside: Vec<_> = tokens.iter().map(known).collect();
    let mut list = List {
        text,
        loose: beside.iter().flatten().any(|beside| beside.is_idle()),
        thanks: beside.iter().flatten().any(|beside| beside.is(Class::Thanks)),
        beside,
        marks: Marks::of(text, tokens),
        tokens,
        words,
        verbs_end: language == Language::De,
        purpose: Purpose::of(trigger.map(|trigger| trigger.phrase), words),
        capitals_tell: tokens.iter().any(|token| token.said(text).starts_with(char::is_lowercase)),
        is_list: false,
        is_recipe: false,
        tells_faults: false,
        keeps_talk: false,
        tells_lack: false,
    };
    let name = super::words::fold(trigger.map_or("", |trigger| trigger.phrase));
    let names = |parts: Packed| parts.iter().any(|part| name.contains(part));
    list.is_list = list.purpose == Purpose::Goods || names(words.list_words);
    list.is_recipe = names(words.recipes);
    list.tells_faults = list.purpose != Purpose::Goods && names(words.faults);
    list.tells_lack = !list.tells_faults
        && (1..tokens.len()).any(|at| list.is(at, Class::Lacks) && list.is(at - 1, Class::Lacking));
    if list.purpose == Purpose::Unknown && list.seems_to_ask() {
        list.purpose = Purpose::Questions;
    }
    let heard = trigger.and_then(|trigger| trigger.span);
    let nothing = list.is_empty(heard);
    let mut items = if nothing { Vec::new() } else { list.items(heard) };
    if items.is_empty() && !nothing {
        // An item with talk in it is better than a list that is lost.
        list.keeps_talk = true;
        items = list.items(heard);
    }
    if let Some(trace) = trace {
        let named =
            |token: &Token<'_>| heard.is_some_and(|(from, to)| token.start >= from && token.end <= to);
        let around = |token: &Token<'_>| match named(token) {
            true => Some((Taken::Trigger, 0)),
            false => token.is_spoken().then_some((Taken::Filler, 0)),
        };
        let mut taken: Vec<_> = tokens.iter().map(around).collect();
        for (number, (range, _)) in items.iter().enumerate() {
            let words = taken.iter_mut().take(range.end).skip(range.start);
            words.for_each(|taken| *taken = Some((Taken::Kept, number)));
        }
        trace.marks = marks(tokens, |at| *taken.get(at)?);
    }
    let items: Vec<String> = items.into_iter().map(|(_, item)| item).collect();
    let mut assumptions = Vec::new();
    if items.is_empty() {
        assumptions
            .push(Assumption::new(AssumptionCode::NoItems, "No item was heard, so there is no entry."));
    }
    Items { items, assumptions }
}

/// How much may stand between two words of a phrase; text without end must not be looked at again and again.
const MOST_IDLE: usize = 3;

/// How far from the edge of a phrase something may first stand between its words.
const NEAR: usize = 6;

/// A text that is read as a list.
struct List<'t> {
    text: &'t str,
    tokens: &'t [Token<'t>],
    /// For each token, the phrases it may begin or end, and the lists that hold it.
    beside: Vec<Option<&'static Beside>>,
    marks: Marks,
    words: &'static Lists,
    /// The verb of something to do stands last.
    verbs_end: bool,
    purpose: Purpose,
    /// Its name says that it is a list: `shopping list`, `courses`.
    is_list: bool,
    /// Its name says that a dish is made with it: `ingredients`.
    is_recipe: bool,
    /// Its name says that its items are clauses: `faults`.
    tells_faults: bool,
    /// Something may stand between the words of a phrase.
    loose: bool,
    /// Somebody is thanked, or asked with a courtesy.
    thanks: bool,
    /// It is told by what is missing, so `no` opens an item as an article does.
    tells_lack: bool,
    /// Not every word is written with a capital letter.
    capitals_tell: bool,
    /// What seems to be talk around the list is an item, too.
    keeps_talk: bool,
}

/// A part of the text, before, between or after mentions of the trigger.
#[derive(Debug, Clone)]
struct Part {
    range: Range<usize>,
    /// What was said right before the list was named.
    led: Range<usize>,
    /// Where the next part begins, behind the list's name.
    next: usize,
    /// Something is put on the list that is named right after: `add … to my list`.
    put: bool,
    /// The list was named right before.
    named: bool,
    /// The list is named later.
    before: bool,
    /// Something on the list was said before.
    follows: bool,
    /// Its sentences, but for one at most, are things to do.
    tasks: bool,
}

impl List<'_> {
    /// The items in spoken order, and where they are; `heard` is where the trigger is.
    fn items(&self, heard: Option<(usize, usize)>) -> Vec<(Range<usize>, String)> {
        let mut items: Vec<Range<usize>> = Vec::new();
        let mut count = Count::default();
        let mut took_back = false;
        let parts = mention::parts(self, heard);
        if self.is_managed(&parts) {
            return Vec::new();
        }
        for mut part in parts {
            part.follows = !items.is_empty();
            if part.named && part.follows && addresses::calls(self, &part) {
                continue;
            }
            // `that's the shopping list sorted`
            if part.named && part.follows && self.closes(&part.range) {
                continue;
            }
            let sentences = sentences::sentences(self, part.range.clone());
            let alone = sentences.iter().filter(|sentence| self.is_said(sentence)).take(2).count() < 2;
            part.tasks = !alone && self.purpose == Purpose::Unknown && self.are_tasks(&sentences);
            let last = sentences.len().saturating_sub(1);
            for (number, sentence) in sentences.into_iter().enumerate() {
                let ends = number < last || part.before && mention::ends_sentence(self, part.range.end);
                if ends && self.sends(&sentence.range, &part) {
                    continue;
                }
                let behind = number > 0 && !part.before && !part.tasks && !items.is_empty();
                if behind && self.only_tells(sentence.range.clone(), &items) {
                    continue;
                }
                let later = sentence.range.end..part.range.end;
                if items.is_empty() && !part.tasks && ends && self.only_opens(&sentence.range, later, &part) {
                    continue;
                }
                for piece in pieces::pieces(self, sentence, alone, &part, &mut count) {
                    // `Doliprane, non, plutôt Efferalgan` takes back one.
                    if piece.takes_back && !took_back {
                        items.pop();
                    }
                    took_back = piece.takes_back && piece.range.is_empty();
                    if let Some(name) = &piece.removes
                        && let Some(at) = self.named_before(&items, name)
                    {
                        items.remove(at);
                        continue;
                    }
                    items.extend(Some(piece.range).filter(|range| !range.is_empty()));
                }
            }
        }
        resumed::without(self, &mut items);
        if self.answers_nothing(&items) {
            return Vec::new();
        }
        let twice: Vec<bool> = (0..items.len())
            .map(|at| items.get(at..).is_some_and(|from| repeated::is_named_again(self, from)))
            .collect();
        let once = items.into_iter().zip(twice).filter_map(|(item, twice)| (!twice).then_some(item));
        once.filter_map(|range| wording::item(self, range)).collect()
    }

    fn token(&self, at: usize) -> Option<&Token<'_>> {
        #[cfg(test)]
        crate::understand::words::looks::count();
        self.tokens.get(at)
    }

    fn kind(&self, at: usize) -> Option<Kind> {
        self.token(at).map(|token| token.kind)
    }

    fn word(&self, at: usize) -> &str {
        self.token(at).map_or("", |token| token.word())
    }

    /// Whether the tokens from `at` on are `words`.
    fn says(&self, at: usize, end: usize, words: &[&str]) -> bool {
        at + words.len() <= end && words.iter().enumerate().all(|(i, word)| self.word(at + i) == *word)
    }

    /// Whether a list of single words holds the one at `at`.
    fn is(&self, at: usize, class: Class) -> bool {
        self.beside(at).is_some_and(|beside| beside.is(class))
    }

    /// Whether one of several lists of single words holds the one at `at`.
    fn is_any<const N: usize>(&self, at: usize, classes: [Class; N]) -> bool {
        self.beside(at).is_some_and(|beside| classes.iter().any(|class| beside.is(*class)))
    }

    /// What is known of the word at `at`: of most words nothing, so that no phrase begins or ends there.
    fn beside(&self, at: usize) -> Option<&'static Beside> {
        #[cfg(test)]
        crate::understand::words::looks::count();
        self.beside.get(at).copied().flatten()
    }

    /// How many tokens from `at` on are the longest phrase of the set that stands there.
    fn any_phrase(&self, at: usize, end: usize, set: Set) -> usize {
        let listed = self.listed(at, end, set);
        // Who needs something is known, or contracted: `she'd`.
        let known = || {
            let contracted = |word: &Token<'_>| word.end - word.start > word.folded.len();
            self.beside(at).is_some() || self.token(at).is_some_and(contracted)
        };
        match set {
            Set::LeadIns | Set::Duties if !known() => listed,
            Set::LeadIns => listed.max(self.needing(at, end)),
            Set::Duties => listed.max(self.getting(at, end)),
            _ => listed,
        }
    }

    fn listed(&self, at: usize, end: usize, set: Set) -> usize {
        let Some(beside) = self.beside(at).filter(|beside| beside.begins(set)) else { return 0 };
        let mut phrases = beside.beginning(set);
        if self.is_loose(set, at + 1..end.min(at + NEAR)) {
            return phrases.find_map(|words| self.says_loosely(at, end, words)).unwrap_or(0);
        }
        phrases.find(|words| self.says(at, end, words)).map_or(0, <[_]>::len)
    }

    /// Whether something may stand between the words of phrases of the set, and such stands in the range.
    fn is_loose(&self, set: Set, mut range: Range<usize>) -> bool {
        self.loose && set.is_loose() && range.any(|at| self.beside(at).is_some_and(Beside::is_idle))
    }

    /// How many tokens from `at` on are `words` with what may stand between them.
    fn says_loosely(&self, at: usize, end: usize, words: &[&str]) -> Option<usize> {
        let mut next = at;
        for word in words {
            let mut idle = 0;
            while next < end && self.word(next) != *word {
                let more = if next > at && idle < MOST_IDLE { self.idle(next, end) } else { 0 };
                if more == 0 {
                    return None;
                }
                (next, idle) = (next + more, idle + 1);
            }
            next += 1;
        }
        (next <= end).then_some(next - at)
    }

    /// How many tokens at `at` may stand between the words of a phrase.
    fn idle(&self, at: usize, end: usize) -> usize {
        if self.is_noise(at) || self.is_hyphen(at) {
            return 1;
        }
        self.any_phrase(at, end, Set::Adverbs).max(self.any_phrase(at, end, Set::Fillers))
    }

    /// Whether a thing stands at `at` whose name begins like something else.
    fn is_whole(&self, at: usize) -> bool {
        self.any_phrase(at, self.tokens.len(), Set::Wholes) > 0
    }

    /// Whether the word before `at` is joined to the next one: `to-go`.
    fn is_joined(&self, at: usize) -> bool {
        self.is_hyphen(at) && self.token(at + 1).is_some_and(|next| next.glued)
    }

    fn is_hyphen(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| token.kind == Kind::Dash && token.glued)
    }

    /// How many tokens before `end` are the longest phrase of the set that stands there.
    fn any_phrase_before(&self, start: usize, end: usize, set: Set) -> usize {
        let beside = end.checked_sub(1).and_then(|last| self.beside(last));
        let Some(beside) = beside.filter(|beside| beside.ends(set)) else { return 0 };
        if self.is_loose(set, start.max(end.saturating_sub(NEAR))..end - 1) {
            let taken = |words: &[&str]| self.says_loosely_before(start, end, words);
            return beside.ending(set).find_map(taken).unwrap_or(0);
        }
        let stands = |words: &&[&str]| {
            let at = end.checked_sub(words.len()).filter(|at| *at >= start);
            at.is_some_and(|at| self.says(at, end, words))
        };
        beside.ending(set).find(stands).map_or(0, <[_]>::len)
    }

    /// How many tokens before `end` are `words` with single words that may stand between them.
    fn says_loosely_before(&self, start: usize, end: usize, words: &[&str]) -> Option<usize> {
        let mut from = end;
        for word in words.iter().rev() {
            let mut idle = 0;
            while from > start && self.word(from - 1) != *word {
                if from == end || idle == MOST_IDLE || self.idle(from - 1, from) == 0 {
                    return None;
                }
                (from, idle) = (from - 1, idle + 1);
            }
            from = from.checked_sub(1).filter(|from| *from >= start)?;
        }
        Some(end - from)
    }

    /// 1 if noise stands before `end`.
    fn noise_before(&self, start: usize, end: usize) -> usize {
        usize::from(end > start && self.is_noise(end - 1))
    }

    fn is_noise(&self, at: usize) -> bool {
        // `10 Ohm`, but `öhm`
        let unit = || {
            self.is(at, Class::Units) && self.token(at).is_some_and(|word| word.said(self.text).is_ascii())
        };
        self.beside(at).is_some_and(Beside::is_noise) && !self.is_title(at) && !unit()
    }

    /// Whether a mark or word stands at `at` that parts the digits of a number: `1,5`, `one point five`.
    fn is_point(&self, at: usize) -> bool {
        let number = |at: usize| self.kind(at) == Some(Kind::Number);
        let glued = |at: usize| self.token(at).is_some_and(|token| token.glued);
        let mark = matches!(self.kind(at), Some(Kind::Point | Kind::Slash)) && glued(at) && glued(at + 1);
        let said = mark || self.is(at, Class::Points);
        said && at > 0 && number(at - 1) && number(at + 1)
    }

    fn edges(&self) -> Edges<'_> {
        Edges { list: self }
    }

    /// The words of a range, noise and marks left out.
    fn spoken(&self, range: Range<usize>) -> Vec<&str> {
        let tokens = self.tokens.get(range).unwrap_or_default();
        tokens.iter().filter(|token| token.is_spoken()).map(|token| token.word()).collect()
    }
}

#[cfg(test)]
mod tests;
