//! Where a sentence begins, with or without something before it that says nothing, and where its clause ends.

use super::Memo;
use crate::understand::event::name::edges::{opening, without_first, without_marks};
use crate::understand::event::name::parting::parts_time_from_verb;
use crate::understand::words::{Kind, Token};

/// No more words and marks than this say who told it.
const TELLING: usize = 9;

/// No more words and marks than this say of what a sentence tells.
const HEAD: usize = 6;

impl Memo<'_, '_> {
    /// A sentence may begin at `at`: behind a time, or with the speaker.
    pub(super) fn begins(&self, at: usize) -> bool {
        let behind = self.is_behind_time(at);
        let spoken = self.tokens.get(at).is_some_and(Token::is_spoken);
        // `also hole ich die Kinder ab`
        let concludes = || {
            let so = at.checked_sub(1).is_some_and(|so| self.names.sentences.points.contains(self.word(so)));
            so && self.turned().speakers.contains(self.word(at + 1))
        };
        spoken
            && (concludes() || behind || self.is_clause(at) || self.turned().speakers.contains(self.word(at)))
    }

    /// A time ends before it, `am Sonntag, dem 29. März, fährt …` with its comma.
    pub(super) fn is_behind_time(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| {
            self.is_cut(before) || parts_time_from_verb(self.tokens, self.cut, before, self.names)
        })
    }

    /// `dass` stands before it, or before the time before it, or `ob` did.
    pub(super) fn is_clause(&self, at: usize) -> bool {
        if self.is_asked(at) {
            return true;
        }
        let before = (0..at).rev().find(|before| !self.is_cut(*before));
        before.is_some_and(|that| self.names.that.contains(self.word(that)))
    }

    /// `ob`, which was cut out with who asks it, stands before it, or `dass` with what was agreed on.
    pub(super) fn is_asked(&self, at: usize) -> bool {
        let names = self.names;
        at.checked_sub(1).is_some_and(|before| {
            let word = self.word(before);
            self.is_cut(before) && (names.settling.whether.contains(word) || names.that.contains(word))
        })
    }

    pub(super) fn is_noise(&self, said: &[usize]) -> bool {
        let mut left = without_marks(self.tokens, said);
        while let Some((first, rest)) = left.split_first() {
            let noise = self.names.hesitations.contains(self.word(*first));
            let opened = opening(self.tokens, left, self.names).unwrap_or(0);
            let next = if noise { rest } else { without_first(self.tokens, left, opened) };
            if next.len() == left.len() {
                return self.is_told(left);
            }
            left = without_marks(self.tokens, next);
        }
        true
    }

    /// `der Garten:`: a few words with a colon, of which the next sentence tells.
    pub(super) fn is_headed(&self, said: &[usize]) -> bool {
        let colon = |at: &usize| self.tokens.get(*at).is_some_and(|mark| mark.kind == Kind::Colon);
        let tells = |at: &usize| self.names.sentences.states.contains(self.word(*at));
        said.last().is_some_and(colon) && said.len() <= HEAD && !said.iter().any(tells)
    }

    /// `Mama sagt, dass`, `mein Chef will dass`, `ich soll dich erinnern, dass`: only who told or wants what follows, with nothing cut out of it.
    fn is_told(&self, said: &[usize]) -> bool {
        let spoken = |at: &&usize| self.tokens.get(**at).is_some_and(Token::is_spoken);
        let mut words = said.iter().rev().filter(spoken).map(|at| self.word(*at));
        let telling = &self.names.telling;
        let that = words.next().is_some_and(|that| self.names.that.contains(that));
        let tells = words.next().is_some_and(|verb| {
            let mut helped = || telling.verbs.contains(verb) && words.any(|word| telling.to.contains(word));
            let recalls = self.names.noting.recalls.has(verb);
            telling.tells.contains(verb) || self.turned().wants.contains(verb) || recalls || helped()
        });
        let whole = said.first().zip(said.last()).is_some_and(|(first, last)| last + 1 - first == said.len());
        that && tells && whole && said.len() <= TELLING
    }

    /// How many of the tokens of `rest` stand before the next mark.
    pub(super) fn clause(&self, rest: &[usize]) -> usize {
        const MARKS: [Kind; 6] =
            [Kind::Comma, Kind::Semicolon, Kind::Colon, Kind::SentenceEnd, Kind::Dot, Kind::LineBreak];
        // `zu Dr. Lenz`
        let titled = |at: usize| {
            let next = self.tokens.get(at + 1).is_some_and(Token::is_spoken);
            at > 0 && next && self.names.titles.contains(self.word(at - 1))
        };
        let ends = |at: usize| {
            let mark = self.tokens.get(at).is_none_or(|token| MARKS.contains(&token.kind));
            mark && !(self.word(at) == "." && titled(at))
        };
        rest.iter().take_while(|at| !ends(**at)).count()
    }
}
