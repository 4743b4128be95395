//! The `'s` that is a verb cut short and nobody's: `the staff meeting's at four`, `the MRI's been booked`, `the boat's in dry
//! dock`.

use crate::understand::language::{Names, proper};
use crate::understand::words::Token;

/// No more words of a clause are looked at.
const CLAUSE: usize = 24;

/// No more words name who or what is somewhere, or does something: `seed salesman's stopping by`.
const SUBJECT: usize = 3;

/// A word of fewer letters may be anybody's name.
const NAMED: usize = 4;

/// `the staff meeting's at four`: the `'s` of the kept token at `place` joins it to what is said of it, and is nobody's.
pub(super) fn joins_elided(
    text: &str,
    tokens: &[Token<'_>],
    kept: &[usize],
    place: usize,
    names: &Names,
) -> bool {
    let Some(at) = kept.get(place).copied() else { return false };
    let Some(last) = tokens.get(at).filter(|last| is_short(last) && !last.folded.ends_with('s')) else {
        return false;
    };
    let word = Word { text, tokens, kept, names, place, at, last };
    let joined = word.is_cut_off() || word.is_placed();
    let been = word.is_been();
    joined
        && !names.aside.elided.is_empty()
        && (been && !word.is_host() || !been && !word.is_somebody() && !word.is_led())
}

/// More was written than the word itself has: `'s`, `'ll`.
fn is_short(token: &Token<'_>) -> bool {
    token.end - token.start > token.folded.len()
}

/// The word that ends in `'s`: the kept token at `place`, which stands at `at`.
struct Word<'w, 't> {
    text: &'w str,
    tokens: &'w [Token<'t>],
    kept: &'w [usize],
    names: &'w Names,
    place: usize,
    at: usize,
    last: &'w Token<'t>,
}

impl<'w, 't> Word<'w, 't> {
    fn kept(&self, place: usize) -> Option<&'w Token<'t>> {
        self.kept.get(place).and_then(|at| self.tokens.get(*at))
    }

    /// The token behind it, cut or not.
    fn next(&self) -> Option<&'w Token<'t>> {
        self.tokens.get(self.at + 1)
    }

    /// The word so many behind it, which was not cut.
    fn behind(&self, more: usize) -> Option<&'w Token<'t>> {
        let at = self.at + more;
        self.tokens.get(at).filter(|next| self.kept.contains(&at) && next.is_spoken())
    }

    /// `the MRI's been booked for Thursday`
    fn is_been(&self) -> bool {
        self.next().is_some_and(|next| self.names.sentences.been.has(next))
    }

    /// `the staff meeting's at four`, `rehearsal's Wednesday at eight`, but `the school's Wednesday assembly`: what it joins
    /// to was cut.
    fn is_cut_off(&self) -> bool {
        let next = self.kept.get(self.place + 1);
        let ends = next.is_none_or(|next| self.tokens.get(*next).is_none_or(|next| !next.is_spoken()));
        let announced = self.next().is_some_and(|next| self.names.announcers.has(next));
        let said = announced || self.is_been() || ends && self.next().is_some_and(Token::is_spoken);
        said && next != Some(&(self.at + 1))
    }

    /// `the choir committee's in the vestry`, but `McDonald's in the centre`: where it is, or what it does, was kept.
    fn is_placed(&self) -> bool {
        let sentences = &self.names.sentences;
        self.last.said(self.text).starts_with(char::is_lowercase)
            && self.kept.get(self.place + 1) == Some(&(self.at + 1))
            && (self.is_there() || self.does())
            && !sentences.subjects.has(self.last)
            && !sentences.presents.has(self.last)
    }

    /// `the boat's in dry dock`, but `lunch at mcdonald's in town`
    fn is_there(&self) -> bool {
        let place = self.behind(1).is_some_and(|next| self.names.sentences.places.has(next));
        let led = |next: &Token<'_>| self.names.known.has(next) || is_short(next);
        place && self.behind(2).is_some_and(|next| self.place < SUBJECT || led(next))
    }

    /// `the plasterer's doing the hallway`, but `the school's opening hours`
    fn does(&self) -> bool {
        let names = self.names;
        let leads =
            |token: &Token<'_>| names.known.has(token) || names.ways.has(token) || names.noting.to.has(token);
        let long = |doing: &&Token<'_>| doing.folded.len() > NAMED && names.forms.doing.end(doing.word());
        let doing = self.behind(1).filter(long);
        let known = |doing: &Token<'_>| names.sentences.doing.has(doing);
        self.place < SUBJECT
            && doing.is_some_and(|doing| self.behind(2).is_some_and(|next| known(doing) || leads(next)))
    }

    /// `jab's at four`, but `Tam's at four`
    fn is_somebody(&self) -> bool {
        let said = self.last.said(self.text);
        // `MOT's on Friday`: what is written so is nobody's name.
        let letters = || said.chars().filter(|c| c.is_uppercase()).count() >= NAMED - 1;
        let large = said.starts_with(char::is_uppercase) && !letters();
        large && (self.place > 0 || self.last.folded.len() < NAMED)
            || self.names.noting.people.has(self.last)
            || proper::name(self.last.word()).is_some()
    }

    fn leads(&self, place: usize) -> bool {
        let leads = |token: &Token<'_>| self.names.ways.has(token) || self.names.company.has(token);
        self.kept(place).is_some_and(leads)
    }

    /// `at the gym`, but not in the clause before it
    fn is_led(&self) -> bool {
        let spoken = |place: &usize| self.kept(*place).is_some_and(Token::is_spoken);
        let mut before = (0..self.place).rev().take(CLAUSE).take_while(spoken);
        before.any(|place| self.leads(place))
    }

    /// `lunch at Lee's been moved`
    fn is_host(&self) -> bool {
        self.is_somebody() && self.place.checked_sub(1).is_some_and(|before| self.leads(before))
    }
}
