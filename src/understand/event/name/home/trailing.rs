//! What a name ends in behind its time and needs no more: what is to be brought, `bring a towel`, how many there are,
//! `four blokes and a dog`, and what else is so, `Nina is playing two pieces`. Where it is stays, and with whom or for whom.

use std::ops::Range;

use super::brief::marked_but;
use super::{Memo, SENTENCE};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::{Token, number_word};

/// Whoever speaks that long tells no memo.
const TOLD: usize = 64;

/// The memo without such pieces of what is `kept`, if what stands before them names what happens.
pub(in crate::understand::event::name) fn without_trailing(
    text: &str,
    tokens: &[Token<'_>],
    cut: &[bool],
    (kept, when): (&[usize], Range<usize>),
    names: &Names,
) -> Option<Vec<bool>> {
    let behind = kept.partition_point(|at| *at < when.end);
    if when.is_empty() || behind == kept.len() || kept.len() > TOLD {
        return None;
    }
    let memo = Memo::new(text, tokens, cut, kept, (kept, when), names);
    let starts: Vec<usize> = (behind.max(1)..kept.len()).filter(|at| memo.opens_piece(kept, *at)).collect();
    let head = kept.get(..*starts.first()?)?;
    if memo.leans(head) || !says_what(tokens, head, names) || !memo.says_enough(head) {
        return None;
    }
    let ends = |nth: usize| starts.get(nth + 1).copied().unwrap_or(kept.len());
    let piece = |nth: usize| kept.get(*starts.get(nth)?..ends(nth));
    let said = |nth: usize| {
        let mut said = piece(nth)?.split(|at| !memo.is_spoken(*at) && memo.parts(*at));
        said.next()
    };
    let goes = |nth: usize| {
        let said = said(nth).unwrap_or_default();
        memo.is_brought(head, said) || memo.is_also_so(head, said) || memo.counts(said)
    };
    let (mut left, mut gone) = (head.to_vec(), false);
    for (nth, from) in starts.iter().enumerate() {
        // `bring boots, gloves and a hat`: what it ends in belongs to it.
        let goes_on = said(nth + 1).is_some_and(|next| !goes(nth + 1) && memo.is_listed(next));
        if goes(nth) && !goes_on {
            gone = true;
            continue;
        }
        // Of the marks around what went the last one stays.
        let mark = from.checked_sub(1).and_then(|mark| kept.get(mark));
        if let Some(mark) = mark.filter(|mark| gone && !memo.is_spoken(**mark)) {
            while left.last().is_some_and(|last| !memo.is_spoken(*last) && memo.parts(*last)) {
                left.pop();
            }
            left.push(*mark);
        }
        gone = false;
        left.extend(piece(nth).unwrap_or_default());
    }
    (left.len() < kept.len()).then(|| marked_but(cut, &left))
}

impl Memo<'_, '_> {
    /// Behind a mark behind the time begins another piece of the name.
    fn opens_piece(&self, kept: &[usize], from: usize) -> bool {
        let Some(at) = kept.get(from).copied().filter(|at| self.is_spoken(*at)) else { return false };
        let last = kept.get(..from).and_then(|said| said.iter().rfind(|at| self.is_spoken(**at)));
        last.is_some_and(|last| (usize::max(last + 1, self.when.end)..at).any(|mark| self.parts(mark)))
    }

    /// `bring a towel`; but whom to bring, `bring Mia home`, what is done to somebody who is named before it, `bring her some
    /// jam`, and a second thing to do, `bring ID and sign the deed`.
    fn is_brought(&self, head: &[usize], said: &[usize]) -> bool {
        let names = self.names;
        let nouns = names.telling.encloses;
        let known = |at: &usize| self.is_person(*at) || !nouns && self.is_upper(*at);
        let and = said.iter().position(|at| names.speaking.and.contains(self.word(*at)));
        let then = and.and_then(|and| said.get(and + 1..)).unwrap_or_default();
        let also = self.is_task(then) || self.is_errand(then);
        let Some((brings, what)) = said.split_first() else { return false };
        self.is_in(&names.trailing.brings, *brings)
            && !what.is_empty()
            && !also
            && self.is_of_itself(head, said)
            && !what.iter().any(known)
            && !self.points_to_named(said)
    }

    /// `Nina is playing two pieces` behind more than a word; but what or who it is, which of them, what of it is to be asked,
    /// and where one meets.
    fn is_also_so(&self, head: &[usize], said: &[usize]) -> bool {
        let (Some(first), Some(last)) = (said.first().copied(), said.last()) else { return false };
        let (names, word) = (self.names, self.word(first));
        let asked =
            names.inquiring.contains(word) || names.whether.contains(word) || names.that.contains(word);
        let gathers = |at: &usize| self.is_in(&names.sentences.gathers, *at);
        self.is_whole(&(first..last + 1))
            && said.len() >= SENTENCE
            && !self.is_thin(head)
            && self.is_of_itself(head, said)
            && !asked
            && !self.identifies(said)
            && !self.is_where(said)
            && !self.is_relative(said)
            && !self.says_who(said)
            && !self.is_in(&names.ways, first)
            && !self.leads(first)
            && !said.iter().any(|at| self.is_counting(*at) || gathers(at))
    }

    /// `four blokes and a dog`, `forty dollars each`: how many there are, or what it costs; but `two kids of Lucy's`.
    fn counts(&self, said: &[usize]) -> bool {
        let [first, next, ..] = said else { return false };
        let joins = |at: &usize| {
            let word = self.word(*at);
            let link =
                self.is_in(&self.names.sentences.links, *at) && !self.names.speaking.and.contains(word);
            link || self.names.ways.contains(word) || self.names.company.holds(word)
        };
        let more = |at: &usize| joins(at) || self.is_counting(*at) || self.is_person(*at);
        self.is_counting(*first)
            && *next == first + 1
            && self.is_in(&self.names.trailing.counted, *next)
            && !said.iter().skip(1).any(more)
    }

    /// `gloves and a hat` behind `bring boots`: the list may go on; not where it is, with whom, or which.
    fn is_listed(&self, said: &[usize]) -> bool {
        let led = |at: &usize| self.is_in(&self.names.ways, *at) || self.names.company.holds(self.word(*at));
        let large = said.first().is_some_and(|first| self.is_upper(*first));
        let plain = !said.first().is_some_and(led) && !said.iter().any(|at| self.is_counting(*at));
        plain && !large && self.place_of(said).is_empty()
    }

    /// Said beside the name, and not what that is called, where it is, or what of it matters.
    fn is_of_itself(&self, head: &[usize], said: &[usize]) -> bool {
        let (Some(first), Some(last)) = (said.first().copied(), said.last()) else { return false };
        let clause = first..last + 1;
        let told = self.says_a_sentence(head) || self.acts(head) || self.was(head);
        !told
            && self.place_of(said).is_empty()
            && !self.is_written_large(&clause)
            && !self.is_title(&clause, said)
            && !self.hedges_who(said)
    }

    /// A name of one word, which tells little.
    fn is_thin(&self, head: &[usize]) -> bool {
        head.iter().filter(|at| self.is_spoken(**at)).count() < SENTENCE
    }

    /// `her` of `take her some jam`
    fn points_to_named(&self, said: &[usize]) -> bool {
        let referred = &self.names.referred;
        let back = [&referred.him, &referred.her, &referred.them];
        said.iter().any(|at| back.iter().any(|words| self.is_in(words, *at)))
    }

    /// `40`, `forty`
    fn is_counting(&self, at: usize) -> bool {
        let written = self.tokens.get(at).is_some_and(|token| token.number.is_some());
        written || !self.is_article(at) && number_word(self.word(at), self.names.language).is_some()
    }

    /// More than a word that tells only that something is then.
    fn says_enough(&self, head: &[usize]) -> bool {
        head.iter().any(|at| self.is_spoken(*at) && !self.is_in(&self.names.topics.slight, *at))
    }
}
