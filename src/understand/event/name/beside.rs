//! What is said once more, or comes to mind between the words of a name.

use super::edges::{longest, next_beginning, without_marks, without_opening};
use crate::understand::language::{Names, proper};
use crate::understand::words::{Kind, Token};

/// No hesitation is longer, in bytes.
const LONGEST_HESITATION: usize = 5;

/// No more words than this are said once more.
const AGAIN: usize = 4;

/// No more words than this are taken back, or replace them.
const MENDED: usize = 12;

/// `the cat's vaccination oh I nearly forgot`: takes out what says nothing wherever it stands, if something is left.
pub(super) fn without_slips(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let Some(first) = next_beginning(tokens, kept, 0, &names.speaking.slips) else { return };
    let mut left = Vec::with_capacity(kept.len());
    left.extend_from_slice(kept.get(..first).unwrap_or_default());
    let mut at = first;
    while let Some(here) = kept.get(at) {
        let rest = kept.get(at..).unwrap_or_default();
        let slip = longest(tokens, rest, &names.speaking.slips, names).unwrap_or(0);
        if slip == 0 {
            left.push(*here);
        }
        at += usize::max(slip, 1);
    }
    if !left.is_empty() {
        *kept = left;
    }
}

/// `for its, er, MOT`: takes out hesitations, and the commas around one behind a word that leads on; not the `ER`.
pub(super) fn without_hesitations(text: &str, tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    if !tokens.iter().any(|token| names.hesitations.has(token)) {
        return;
    }
    let token = |at: usize| tokens.get(at);
    let short = |token: &Token<'_>| token.said(text).chars().all(char::is_uppercase);
    let hesitates = |at: usize| {
        token(at).is_some_and(|token| {
            token.kind == Kind::Word
                && token.word().len() <= LONGEST_HESITATION
                && names.hesitations.has(token)
                && !short(token)
        })
    };
    let comma = |at: usize| token(at).is_some_and(|token| token.kind == Kind::Comma);
    let leads = |at: usize| {
        token(at).is_some_and(|token| {
            let word = token.word();
            names.noting.is_thing(word) || names.ways.contains(word) || names.known.contains(word)
        })
    };
    let between = |at: usize| at > 1 && hesitates(at) && comma(at - 1) && comma(at + 1) && leads(at - 2);
    let around = |at: usize| comma(at) && (between(at + 1) || at > 0 && between(at - 1));
    kept.retain(|at| !hesitates(*at) && !around(*at));
}

/// `painting the fence, I mean the shed`, `toca vendimiar, digo, podar los olivos`: takes out what was said before a
/// word that takes it back, and that word. What follows replaces what begins alike, or a thing that is said in no more
/// words than it.
pub(super) fn without_mended(text: &str, tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let mut next = 1;
    while let Some(at) = next_beginning(tokens, kept, next, &names.speaking.mends) {
        next = at + 1;
        let Some(mend) = kept.get(at..).and_then(|rest| longest(tokens, rest, &names.speaking.mends, names))
        else {
            continue;
        };
        let mended = Mended { text, tokens, kept, names };
        if let Some((from, to)) = mended.span(at, at + mend) {
            if let Some(comma) = mended.comma(at, to) {
                kept.remove(comma);
            }
            kept.drain(from..to);
            return;
        }
    }
}

/// The kept tokens around a word that takes something back.
struct Mended<'m, 't> {
    text: &'m str,
    tokens: &'m [Token<'t>],
    kept: &'m [usize],
    names: &'m Names,
}

impl<'m, 't> Mended<'m, 't> {
    fn token(&self, at: usize) -> Option<&'m Token<'t>> {
        self.kept.get(at).and_then(|at| self.tokens.get(*at))
    }

    fn word(&self, at: usize) -> &'m str {
        self.token(at).map_or("", Token::word)
    }

    fn is_mark(&self, at: usize) -> bool {
        self.token(at).is_some_and(|token| !token.is_spoken() && !token.glued || token.kind == Kind::Comma)
    }

    fn is_whole(&self, at: usize) -> bool {
        self.kept.get(at - 1).zip(self.kept.get(at)).is_some_and(|(before, here)| before + 1 == *here)
    }

    /// Written large behind `from`, which says something only where nouns are not.
    fn is_large(&self, at: usize, from: usize) -> bool {
        let said = self.token(at).map_or("", |token| token.said(self.text));
        at > from && said.starts_with(char::is_uppercase) && !self.names.telling.encloses
    }

    /// Where the thing ends that begins at `next`.
    fn end(&self, next: usize) -> usize {
        let limit = self.kept.len().min(next + MENDED);
        let ends = |at: &usize| self.is_mark(*at) || *at > next && !self.is_whole(*at);
        (next..limit).find(ends).unwrap_or(limit)
    }

    /// The second comma of `Mum, I mean Gran, has her eye test`, which parts nothing any more.
    fn comma(&self, mend: usize, next: usize) -> Option<usize> {
        let end = self.end(next);
        let comma = self.token(end).is_some_and(|mark| mark.kind == Kind::Comma);
        let goes_on = self.token(end + 1).is_some_and(Token::is_spoken) && self.is_whole(end + 1);
        (self.is_mark(mend - 1) && comma && goes_on && self.is_whole(end)).then_some(end)
    }

    fn leads(&self, at: usize) -> bool {
        let (word, noting) = (self.word(at), &self.names.noting);
        self.names.ways.contains(word)
            || self.names.company.holds(word)
            || noting.articles.contains(word)
            || noting.links.contains(word)
    }

    /// What goes for the word that takes back, from `mend` to `end`.
    fn span(&self, mend: usize, end: usize) -> Option<(usize, usize)> {
        let marked = self.is_mark(mend - 1);
        let (said, next) = (mend - usize::from(marked), end + usize::from(self.is_mark(end)));
        let from = (0..said).rev().take(MENDED).take_while(|at| !self.is_mark(*at)).last()?;
        let from = (from + 1..said).rev().find(|at| !self.is_whole(*at)).unwrap_or(from);
        let to = self.end(next);
        let whole = (said..=next).all(|at| self.is_whole(at));
        let alike = (from..said).rev().find(|at| self.leads(next) && self.word(*at) == self.word(next));
        // `dentist, no, optician`, `at Nina's, no at Lou's`, but `…, no idea where`
        let part = end > mend + 1 || marked && (self.is_mark(end) || alike.is_some());
        let names = self.names;
        let speaks = |at: usize| {
            let word = self.word(at);
            names.pronouns.contains(word)
                || names.noting.subjects.contains(word)
                || names.aside.doers.contains(word)
                || names.copulas.holds(word)
        };
        if !whole || !part || next >= to || speaks(next) || speaks(next + 1) {
            return None;
        }
        let person = |at: usize| {
            self.is_large(at, from)
                || proper::name(self.word(at)).is_some()
                || names.noting.people.contains(self.word(at))
        };
        // `pick up Leo, no, Mia from school`, `off to Whitby, I mean Scarborough`
        let led = said >= 2 && to == next + 1 && names.ways.contains(self.word(said - 2));
        let named = || Some(said - 1).filter(|last| person(next) && person(*last) || led);
        let opened = self.kept.get(from..said).map(|rest| without_opening(self.tokens, rest, names).len());
        let all = || Some(from).filter(|_| !self.leads(next) && opened.is_some_and(|said| said <= to - next));
        Some((alike.or_else(named).or_else(all)?, next))
    }
}

/// `Lunch. Lunch with Professor Abbot`: takes out what is said once more behind a mark, and more of it.
pub(super) fn without_start(text: &str, tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let token = |at: usize| kept.get(at).and_then(|at| tokens.get(*at));
    let word = |at: usize| token(at).map_or("", Token::word);
    let is_mark =
        |at: usize| token(at).is_some_and(|mark| matches!(mark.kind, Kind::Comma | Kind::SentenceEnd));
    let whole = |at: usize| kept.get(at - 1).map(|before| before + 1) == kept.get(at).copied();
    // `swimming, swimming with Ava`, but `pizza, pizza oven`
    let leads = |at: usize| names.ways.contains(word(at)) || names.company.holds(word(at));
    let again = |mark: &usize| {
        // `New York, New York` is a title.
        let small =
            |at: usize| token(at).is_some_and(|first| first.said(text).starts_with(char::is_lowercase));
        let ends = token(*mark).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let same = |said: &usize| {
            let (from, more) = (mark - said, mark + 1 + said);
            (from..*mark).all(|at| word(at) == word(at + said + 1))
                && (from + 1..more).all(whole)
                && token(more).is_some_and(Token::is_spoken)
                && (ends || small(mark + 1) && leads(more))
        };
        let said = (1..=AGAIN.min(*mark)).take_while(|said| !is_mark(mark - said)).find(same)?;
        let from = mark - said;
        let before = (0..from).rev().take_while(|at| !is_mark(*at)).last().unwrap_or(from);
        let led = kept.get(before..from).unwrap_or_default();
        let nothing = led.iter().all(|at| {
            tokens.get(*at).is_some_and(|token| names.before.has(token) || names.hesitations.has(token))
        });
        nothing.then_some(from..mark + 1)
    };
    let found = (1..kept.len()).filter(|at| is_mark(*at)).take(AGAIN).find_map(|mark| again(&mark));
    if let Some(found) = found {
        kept.drain(found);
    }
}

/// `the roofers can do Monday at eight, roofers`: takes out what is said at the end, behind a mark and the time, and was
/// said before.
pub(super) fn without_echo(tokens: &[Token<'_>], kept: &mut Vec<usize>, names: &Names) {
    let word = |at: &usize| tokens.get(*at).map_or("", Token::word);
    let mark = |at: &usize| {
        tokens.get(*at).is_some_and(|token| matches!(token.kind, Kind::Comma | Kind::SentenceEnd))
    };
    // `kegeln am Donnerstag, nein, kegeln am Freitag`
    let gap = (1..kept.len())
        .rev()
        .take(AGAIN)
        .find(|at| kept.get(at - 1).is_some_and(|before| kept.get(*at) != Some(&(before + 1))));
    if let Some((said, again)) = gap.and_then(|gap| kept.split_at_checked(gap)) {
        let same = said.len().checked_sub(again.len()).and_then(|from| said.get(from..));
        if same.is_some_and(|same| same.iter().map(word).eq(again.iter().map(word))) {
            kept.truncate(kept.len() - again.len());
            return;
        }
    }
    let end = kept.len().saturating_sub(1);
    let Some(comma) = (end.saturating_sub(AGAIN + 1)..end).rev().find(|at| kept.get(*at).is_some_and(mark))
    else {
        return;
    };
    let (said, again) = kept.split_at(comma);
    let again = without_opening(tokens, without_marks(tokens, again), names);
    let apart = said.iter().zip(said.iter().skip(1)).any(|(before, next)| before + 1 < *next)
        || said.last().zip(again.first()).is_some_and(|(last, first)| last + 2 < *first);
    let same = |part: &[usize]| part.iter().map(word).eq(again.iter().map(word));
    if apart && !again.is_empty() && said.windows(again.len()).any(same) {
        kept.truncate(comma);
    }
}
