//! Titles of films, books and songs are items as they are, however much they sound like talk: `Let It Be`, `When
//! Harry Met Sally`. They are known by their capital letters.

use std::ops::Range;

use super::{List, Purpose};
use crate::understand::language::{Class, Set};
use crate::understand::words::{Kind, is_apostrophe};

impl List<'_> {
    /// Whether a title begins at `at`: a word with a capital letter that it has not from where it stands.
    pub(super) fn is_title(&self, at: usize) -> bool {
        if self.purpose != Purpose::Titles || !self.is_capital(at) {
            return false;
        }
        // `I` is always written so, and so is `I'd`.
        let first = || self.token(at).map_or("", |token| token.said(self.text));
        let always = || {
            first().strip_prefix('I').is_some_and(|rest| rest.is_empty() || rest.starts_with(is_apostrophe))
        };
        let more = || self.is_capital(at + 1) && self.word(at + 1).chars().nth(1).is_some();
        match at.checked_sub(1).and_then(|before| self.kind(before)) {
            Some(Kind::Word | Kind::Number | Kind::Comma | Kind::Semicolon) => {
                self.word(at).chars().nth(1).is_some() && !always() || more()
            }
            // `Libros: Nada; Rayuela`
            Some(Kind::Colon) if self.kind(at + 1) == Some(Kind::Semicolon) => true,
            Some(Kind::LineBreak | Kind::Bullet) => !self.verbs_end && more(),
            // `Songs: Let It Be`
            Some(Kind::Colon) => !self.verbs_end && more() && self.any_phrase(at, at + 1, Set::Adders) == 0,
            _ => false,
        }
    }

    /// Whether the range ends within a title: `Apocalypse Now`.
    pub(super) fn ends_title(&self, range: &Range<usize>) -> bool {
        self.purpose == Purpose::Titles
            && match range.len() {
                0 => false,
                1 => self.is_title(range.start),
                _ => (range.end - 2..range.end).all(|at| self.is_capital(at)),
            }
    }

    /// Whether the range begins a clause around the list: `when I get home`, but not `after sun`; among titles, only
    /// where someone is about to do something, `when harry met sally`.
    pub(super) fn begins_clause(&self, range: &Range<usize>) -> bool {
        let at = range.start;
        // `…, While My Guitar Gently Weeps`
        if !self.is(at, Class::Clauses) || self.is_joined(at + 1) || self.is_named(at) {
            return false;
        }
        let acts = self.is(at + 1, Class::Speakers);
        match self.purpose {
            Purpose::Titles => acts && !self.is_title(at),
            _ => acts || range.len() > 2 && !self.is(at + 2, Class::Conjunctions),
        }
    }

    /// Whether a title goes on at `at` with an article in small letters: `the Bad and the Ugly`.
    pub(super) fn continues_title(&self, at: usize) -> bool {
        self.purpose == Purpose::Titles && self.is_small_article(at) && self.is_capital(at + 1)
    }

    /// Whether the title in `item` goes on behind a comma: `The Good, the Bad`, `El bueno, el feo`.
    pub(super) fn goes_on(&self, item: &Range<usize>, at: usize) -> bool {
        self.purpose == Purpose::Titles
            && self.is_small_article(at)
            && self.is(item.start, Class::Articles)
            && self.is_capital(item.start)
    }

    /// Whether a name seems to begin at `at`: a capital letter within a sentence, and no small one behind it.
    pub(super) fn is_named(&self, at: usize) -> bool {
        let upper = |at: usize| {
            let said = self.token(at).filter(|token| token.is_spoken()).map(|token| token.said(self.text));
            said.map(|said| said.starts_with(char::is_uppercase))
        };
        let within = matches!(
            at.checked_sub(1).and_then(|before| self.kind(before)),
            Some(Kind::Word | Kind::Number | Kind::Comma)
        );
        // `Shopping: Right Guard`
        let headed = !self.verbs_end && at > 0 && self.kind(at - 1) == Some(Kind::Colon);
        let word = |at: usize| self.word(at).chars().nth(1).is_some();
        self.capitals_tell
            && upper(at) == Some(true)
            && (within && upper(at + 1) != Some(false)
                || headed && upper(at + 1) == Some(true) && word(at + 1))
    }

    /// Whether the only title says that there is none, `Libros: nada`; among others, `Nada` is one.
    pub(super) fn answers_nothing(&self, items: &[Range<usize>]) -> bool {
        let nothing = |at: usize| self.is(at, Class::ClosingOpens) && self.is(at, Class::ClosingTells);
        let only = |item: &Range<usize>| item.len() == 1 && nothing(item.start);
        self.purpose == Purpose::Titles && matches!(items, [item] if only(item))
    }

    /// Whether every one of several words has a capital letter, where not all words have one and a noun has none: `I Can't
    /// Believe It's Not Butter`.
    pub(super) fn is_name(&self, range: &Range<usize>) -> bool {
        range.len() > 2
            && self.capitals_tell
            && !self.verbs_end
            && range.clone().all(|at| self.is_capital(at))
    }

    fn is_small_article(&self, at: usize) -> bool {
        self.is(at, Class::Articles) && self.capitals_tell && !self.is_capital(at)
    }

    pub(super) fn is_capital(&self, at: usize) -> bool {
        let token = self.token(at).filter(|token| token.is_spoken());
        token.is_some_and(|token| token.said(self.text).starts_with(char::is_uppercase))
    }
}
