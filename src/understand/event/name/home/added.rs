//! What a name ends in behind its time and needs no more: what is to be brought, `take the big esky`, how many there are,
//! `four blokes and a dog`, and what else is so, `Nina is playing two pieces`. Where it is stays, and with whom.

use std::ops::Range;

use super::brief::marked_but;
use super::{Memo, SENTENCE};
use crate::understand::event::name::talk::says_what;
use crate::understand::language::Names;
use crate::understand::words::{Kind, Token, number_word};

/// Whoever speaks that long tells no memo.
const TOLD: usize = 64;

/// No fewer words are an order or tell how many: `two` of them.
const FEWEST: usize = 2;

/// No more words of a street's name stand behind the second: `12 Upper Mill Lane`.
const STREET: usize = 2;

/// The memo without the first such piece of what is `kept`, and without what is said behind that, if what stands before it
/// names what happens.
pub(in crate::understand::event::name) fn added(
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
    let piece = |from: usize| {
        let spoken = kept.get(from).is_some_and(|at| memo.is_spoken(*at));
        spoken && memo.opens_added(kept, from)
    };
    let from = (behind.max(1)..kept.len()).find(|from| piece(*from))?;
    let said = kept.get(..from)?;
    let named = !memo.leans(said) && says_what(tokens, said, names) && memo.says_enough(said);
    named.then(|| marked_but(cut, said))
}

impl Memo<'_, '_> {
    /// Behind a mark behind the time begins what is only added.
    fn opens_added(&self, kept: &[usize], from: usize) -> bool {
        let Some(at) = kept.get(from).copied() else { return false };
        let last = kept.get(..from).and_then(|said| said.iter().rfind(|at| self.is_spoken(**at)));
        let Some(last) = last.copied() else { return false };
        let open = usize::max(last + 1, self.when.end);
        let Some(mark) = (open..at).find(|mark| self.parts(*mark)) else { return false };
        let rest = kept.get(from..).unwrap_or_default();
        let end = rest.iter().position(|at| self.parts(*at)).unwrap_or(rest.len());
        let said = rest.get(..end).unwrap_or_default();
        let clause = at..said.last().map_or(at, |last| last + 1);
        let ends = self.tokens.get(mark).is_some_and(|mark| mark.kind == Kind::SentenceEnd);
        let before = kept.get(..from).unwrap_or_default();
        let placed = !self.place_of(said).is_empty();
        let whole = self.says_a_sentence(before) || self.acts(before) || self.was(before);
        let plain =
            !self.is_written_large(&clause) && !self.is_title(&clause, said) && !self.hedges_who(said);
        said.len() >= FEWEST
            && plain
            && (!placed && !whole && (self.is_brought(said) || self.is_also_so(before, &clause, said))
                || self.counts(before, said)
                || ends && self.is_aside(before, said))
    }

    /// `take the big esky`; but what is done to somebody who is named before it: `take her some jam`.
    fn is_brought(&self, said: &[usize]) -> bool {
        // `check in`
        let particle = |at: &usize| self.is_in(&self.names.put, *at) || self.is_in(&self.names.ways, *at);
        let alone = matches!(said, [_, at] if particle(at));
        self.is_errand(said) && !alone && !self.points_to_named(said)
    }

    /// `Nina is playing two pieces`; but what or who it is, which of them, what of it is to be asked, and where one meets.
    fn is_also_so(&self, before: &[usize], clause: &Range<usize>, said: &[usize]) -> bool {
        let Some(first) = said.first().copied() else { return false };
        let names = self.names;
        let spoken = before.iter().filter(|at| self.is_spoken(**at)).count();
        let thin = spoken < SENTENCE || spoken == SENTENCE && self.is_task(before);
        let word = self.word(first);
        let asked =
            names.inquiring.contains(word) || names.whether.contains(word) || names.that.contains(word);
        let more = || thin && (names.known.is_empty() || self.says_more(said) || self.points_to_named(said));
        let numbered = |at: &usize| self.tokens.get(*at).is_some_and(|token| token.kind == Kind::Number);
        let gathers = |at: &usize| self.is_in(&names.sentences.gathers, *at);
        self.is_whole(clause)
            && !asked
            && !more()
            && !self.identifies(said)
            && !self.is_where(said)
            && !self.is_relative(said)
            && !self.says_who(said)
            && !self.is_in(&names.ways, first)
            && !self.leads(first)
            && !said.iter().any(|at| numbered(at) || gathers(at))
    }

    /// `her` of `take her some jam`
    fn points_to_named(&self, said: &[usize]) -> bool {
        let referred = &self.names.referred;
        let back = [&referred.him, &referred.her, &referred.them];
        said.iter().any(|at| back.iter().any(|words| self.is_in(words, *at)))
    }

    /// `four blokes and a dog`: how many there are; but `12 Mill Lane`.
    fn counts(&self, before: &[usize], said: &[usize]) -> bool {
        let [first, next, rest @ ..] = said else { return false };
        let last = before.iter().rfind(|at| self.is_spoken(**at));
        let number = |at: usize| self.is_counting(at);
        // `2.50, 3.20 and 4.10 stamps`
        let counted = number(*first) && !self.is_article(*first) && !last.is_some_and(|last| number(*last));
        let street = |at: &usize| self.is_in(&self.names.topics.streets, *at);
        // `forty to one`
        let joins = self.is_in(&self.names.ways, *next) || self.is_in(&self.names.sentences.links, *next);
        counted && !joins && !number(*next) && !street(next) && !rest.iter().take(STREET).any(street)
    }

    /// `40`, `forty`
    fn is_counting(&self, at: usize) -> bool {
        let digits = self.tokens.get(at).is_some_and(|token| token.number.is_some());
        digits || !self.is_article(at) && number_word(self.word(at), self.names.language).is_some()
    }

    /// A sentence without a verb that says neither where nor with whom: `Taxi both ways`; but what an appointment is for, and
    /// where no English is spoken a name, `Théâtre du Nord`.
    fn is_aside(&self, before: &[usize], said: &[usize]) -> bool {
        let led = |at: &usize| self.is_in(&self.names.ways, *at) || self.names.company.holds(self.word(*at));
        let number = |at: &usize| self.is_counting(*at);
        let last = before.iter().rfind(|at| self.is_spoken(**at));
        let slight = |at: &usize| self.is_in(&self.names.topics.slight, *at);
        let english = !self.names.known.is_empty();
        // `Salle des fêtes`
        let of = || said.get(1).is_some_and(|at| self.names.of.contains(self.word(*at)));
        let long = || said.len() > SENTENCE && !of() && !said.iter().skip(1).any(|at| self.is_upper(*at));
        (english || !self.names.telling.encloses && long())
            && !last.is_some_and(slight)
            && !self.points_to_named(said)
            && !said.first().is_some_and(|first| led(first) || self.leads(*first))
            && !said.last().is_some_and(number)
            && self.place_of(said).is_empty()
    }

    /// More than a word that tells only that something is then.
    fn says_enough(&self, said: &[usize]) -> bool {
        said.iter().any(|at| self.is_spoken(*at) && !self.is_in(&self.names.topics.slight, *at))
    }
}
