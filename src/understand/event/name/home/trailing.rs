//! What a name ends in behind its time and needs no more: what is to be brought, `take the big esky`, how many there are,
//! `four blokes and a dog`, and what else is so, `Nina is playing two pieces`. Where it is stays, and with whom or for whom.

use std::ops::Range;

use super::brief::marked_but;
use super::{Memo, SENTENCE};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::{Token, number_word};

/// Whoever speaks that long tells no memo.
const TOLD: usize = 64;

/// No fewer words are an order or tell how many: `two` of them.
const FEWEST: usize = 2;

/// No more words of a street's name stand behind the second: `12 Upper Mill Lane`.
const STREET: usize = 2;

/// A number of more digits counts nothing: it is called, or a year.
const DIGITS: usize = 3;

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
    let mut goes_on = false;
    let mut pieces = Vec::with_capacity(starts.len());
    for (nth, from) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(kept.len());
        let piece = kept.get(*from..end).unwrap_or_default();
        let said = piece.split(|at| !memo.is_spoken(*at) && memo.parts(*at)).next().unwrap_or_default();
        goes_on =
            memo.is_brought(head, said) || memo.is_also_so(head, said) || goes_on && memo.is_listed(said);
        pieces.push((*from..end, goes_on, memo.counts(head, said)));
    }
    // `two candidates, Jo and Kim`
    let last = pieces.iter().rposition(|(_, goes, counts)| !goes && !counts);
    let (mut left, mut gone) = (head.to_vec(), false);
    for (nth, (piece, goes, counts)) in pieces.into_iter().enumerate() {
        if goes || counts && last.is_none_or(|last| last < nth) {
            gone = true;
            continue;
        }
        // Of the marks around what went the last one stays.
        let mark = piece.start.checked_sub(1).and_then(|mark| kept.get(mark));
        if let Some(mark) = mark.filter(|mark| gone && !memo.is_spoken(**mark)) {
            while left.last().is_some_and(|last| !memo.is_spoken(*last) && memo.parts(*last)) {
                left.pop();
            }
            left.push(*mark);
        }
        gone = false;
        left.extend(kept.get(piece).unwrap_or_default());
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

    /// `take the big esky`; but whom to take, what is done to somebody who is named before it, `take her some jam`, and
    /// behind one word whatever may be meant by that: `vet, take the cat`.
    fn is_brought(&self, head: &[usize], said: &[usize]) -> bool {
        let names = self.names;
        // `check in`
        let particle = |at: &usize| self.is_in(&names.put, *at) || self.is_in(&names.ways, *at);
        let alone = said.len() < FEWEST || matches!(said, [_, at] if particle(at));
        let known = |at: &usize| self.is_person(*at);
        // `bring ID and sign the deed`
        let and = said.iter().position(|at| names.speaking.and.contains(self.word(*at)));
        let then = and.and_then(|and| said.get(and + 1..)).unwrap_or_default();
        let also = self.is_task(then) || self.is_errand(then);
        let brings = || said.first().is_some_and(|first| self.is_in(&names.trailing.brings, *first));
        self.is_errand(said)
            && !alone
            && !also
            && (!self.is_thin(head) || brings())
            && self.is_of_itself(head, said)
            && !said.iter().any(known)
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
            && said.len() >= FEWEST
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

    /// `four blokes and a dog`: how many there are; but `12 Mill Lane`, `2nd floor`, `two tickets for Dune`, a title, and
    /// behind one word only people and money.
    fn counts(&self, head: &[usize], said: &[usize]) -> bool {
        let [first, next, rest @ ..] = said else { return false };
        let trailing = &self.names.trailing;
        let last = head.iter().rfind(|at| self.is_spoken(**at));
        let near = *next == first + 1 && self.is_spoken(*next);
        let known = self.is_in(&trailing.counted, *next);
        // `2.50, 3.20 and 4.10 stamps`
        let counted = self.is_counting(*first) && !last.is_some_and(|last| self.is_counting(*last));
        let named = !self.names.telling.encloses
            && (self.is_upper(*next) || rest.first().is_some_and(|at| self.is_upper(*at)));
        let joins = |at: &usize| {
            self.is_in(&self.names.ways, *at)
                || self.names.company.holds(self.word(*at))
                || self.is_in(&self.names.sentences.links, *at)
                    && !self.names.speaking.and.contains(self.word(*at))
        };
        let street = |at: &usize| self.is_in(&trailing.streets, *at);
        counted
            && near
            && !named
            && (known || !self.is_thin(head))
            && !said.iter().skip(1).any(|at| joins(at) || self.is_counting(*at) || self.is_person(*at))
            && !street(next)
            && !rest.iter().take(STREET).any(street)
    }

    /// `gloves and a hat` behind `bring boots`: the list goes on, in which nobody is, nor where it is.
    fn is_listed(&self, said: &[usize]) -> bool {
        let small = said.first().is_some_and(|first| self.is_small(*first));
        let kept = |at: &usize| self.is_person(*at) || self.is_counting(*at) || self.is_upper(*at);
        let led = |at: &usize| self.is_in(&self.names.ways, *at) || self.names.company.holds(self.word(*at));
        small
            && !self.names.telling.encloses
            && !said.first().is_some_and(led)
            && !said.iter().any(kept)
            && self.place_of(said).is_empty()
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

    /// `40`, `forty`; but no ordinal, and no number that is called.
    fn is_counting(&self, at: usize) -> bool {
        let written = self.tokens.get(at).and_then(|token| token.number);
        let written = written.is_some_and(|number| !number.ordinal && number.digits <= DIGITS);
        written || !self.is_article(at) && number_word(self.word(at), self.names.language).is_some()
    }

    /// More than a word that tells only that something is then.
    fn says_enough(&self, head: &[usize]) -> bool {
        head.iter().any(|at| self.is_spoken(*at) && !self.is_in(&self.names.topics.slight, *at))
    }
}
