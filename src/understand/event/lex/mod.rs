//! What the readers of time see: a word, phrase or number with what it may mean.
//!
//! [`lexer`] makes lexemes of tokens, [`numbered`] those of numbers, [`short_day`] settles what `Sat` and `sun` are,
//! [`misspelt`] what `wendesday` is.

pub(super) mod lexer;
mod misspelt;
mod numbered;
mod short_day;

use crate::understand::language::{Sense, Senses};
use crate::understand::words::{Kind, Number};

/// A word, phrase or number as the time readers see it.
#[derive(Debug, Clone)]
pub(super) struct Lex {
    /// First and last token.
    pub(super) first: usize,
    pub(super) last: usize,
    /// What it may mean; empty for words that say nothing of time.
    pub(super) senses: Senses,
    pub(super) number: Option<Number>,
    pub(super) kind: Kind,
    /// No space before it.
    pub(super) glued: bool,
    /// A number, or a word with a meaning of its own that some piece of time may begin or hold.
    pub(super) core: bool,
    /// It ends in a street's ending: `Hauptstrasse`.
    pub(super) street: bool,
    /// It ends in a word for the evening: `Spieleabend`.
    pub(super) evening: bool,
    /// A plural by its look, and no name: `shops`.
    pub(super) plural: bool,
    /// A plural by its ending, as the language has them.
    pub(super) many: bool,
}

/// Only announces, joins or labels a time: no piece of time is made of such words alone.
pub(super) fn is_small(sense: &Sense) -> bool {
    matches!(
        sense,
        Sense::On
            | Sense::At
            | Sense::In
            | Sense::By
            | Sense::From
            | Sense::To
            | Sense::Until
            | Sense::Ends
            | Sense::Closest
            | Sense::Between
            | Sense::And
            | Sense::Or
            | Sense::For
            | Sense::Of
            | Sense::OfThe
            | Sense::The
            | Sense::A
            | Sense::After
            | Sense::Before
            | Sense::Around
            | Sense::UpTo
            | Sense::Aside
            | Sense::Sharp
            | Sense::Past
            | Sense::MinutesTo
            | Sense::Less
            | Sense::Not
            | Sense::Correct
            | Sense::WeakCorrect
            | Sense::Rather
            | Sense::Other
            | Sense::Into
            | Sense::Hesitates
            | Sense::This
            | Sense::Weak
    ) || is_no_time(sense)
}

/// Says something of the words beside it, and nothing of time.
fn is_no_time(sense: &Sense) -> bool {
    matches!(
        sense,
        Sense::Thing
            | Sense::Measure
            | Sense::Folk
            | Sense::Label
            | Sense::Street
            | Sense::Link
            | Sense::Meal(_)
            | Sense::NoTime
            | Sense::Gathering
            | Sense::Hired
            | Sense::Book
            | Sense::Reading
            | Sense::Scale
            | Sense::Versus
            | Sense::Version
            | Sense::Won
            | Sense::Hero(_)
            | Sense::Work
            | Sense::Views
            | Sense::Venue
            | Sense::Medium
            | Sense::Plays
            | Sense::Called
            | Sense::Cares
            | Sense::ToThem
            | Sense::Firm
            | Sense::Person
            | Sense::Whom
            | Sense::Ware
            | Sense::Comparative
            | Sense::Moved
            | Sense::Postponed
            | Sense::Opens
            | Sense::Closes
            | Sense::Moves
            | Sense::Puts
            | Sense::Fixes
            | Sense::PutWhere
            | Sense::Turns
            | Sense::Topic
            | Sense::Starts
            | Sense::Chapters
            | Sense::Title
            | Sense::Kin
            | Sense::Recipe
            | Sense::Hosts
            | Sense::Like
    )
}

impl Lex {
    /// Can begin nothing that is read as time: a plain word or a mark.
    pub(super) fn is_plain(&self) -> bool {
        self.number.is_none() && self.senses.iter().all(is_no_time)
    }

    /// A word of which nothing is known, but that a feast may be what it has for an object.
    pub(super) fn is_unknown(&self) -> bool {
        self.senses.iter().all(|sense| matches!(sense, Sense::Hosts | Sense::Recipe))
    }
}
