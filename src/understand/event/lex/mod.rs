//! What the readers of time see: a word, phrase or number with what it may mean.
//!
//! [`lexer`] makes lexemes of tokens, [`phrases`] those of phrases, [`numbered`] those of numbers, [`shaped`] those of
//! `sevenish` and `½`; [`short_day`] settles what `Sat` and `sun` are, [`misspelt`] what `wendesday` is, [`street`]
//! whose dates name a street, [`named_so`] what else is named by a time.

pub(super) mod lexer;
mod misspelt;
mod named_so;
mod numbered;
pub(super) mod phrases;
mod shaped;
mod short_day;
mod street;

use crate::understand::language::{Kinds, SenseKind, Senses};
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

/// What only announces, joins or labels a time: no piece of time is made of such words alone.
pub(super) const SMALL: Kinds = Kinds::of(&[
    SenseKind::On,
    SenseKind::At,
    SenseKind::In,
    SenseKind::By,
    SenseKind::From,
    SenseKind::To,
    SenseKind::Until,
    SenseKind::Ends,
    SenseKind::Closest,
    SenseKind::Between,
    SenseKind::And,
    SenseKind::Or,
    SenseKind::For,
    SenseKind::Of,
    SenseKind::OfThe,
    SenseKind::The,
    SenseKind::A,
    SenseKind::After,
    SenseKind::Before,
    SenseKind::Around,
    SenseKind::UpTo,
    SenseKind::Aside,
    SenseKind::Sharp,
    SenseKind::Past,
    SenseKind::MinutesTo,
    SenseKind::Less,
    SenseKind::Not,
    SenseKind::Correct,
    SenseKind::WeakCorrect,
    SenseKind::Rather,
    SenseKind::Other,
    SenseKind::Into,
    SenseKind::Hesitates,
    SenseKind::This,
    SenseKind::Weak,
])
.and(NO_TIME);

/// What says something of the words beside it, and nothing of time.
const NO_TIME: Kinds = Kinds::of(&[
    SenseKind::Thing,
    SenseKind::Measure,
    SenseKind::Folk,
    SenseKind::Label,
    SenseKind::Street,
    SenseKind::Link,
    SenseKind::Meal,
    SenseKind::NoTime,
    SenseKind::Gathering,
    SenseKind::Hired,
    SenseKind::Book,
    SenseKind::Reading,
    SenseKind::Scale,
    SenseKind::Versus,
    SenseKind::Version,
    SenseKind::Won,
    SenseKind::Hero,
    SenseKind::Work,
    SenseKind::Views,
    SenseKind::Venue,
    SenseKind::Medium,
    SenseKind::Plays,
    SenseKind::Called,
    SenseKind::Cares,
    SenseKind::ToThem,
    SenseKind::Firm,
    SenseKind::Person,
    SenseKind::Whom,
    SenseKind::Ware,
    SenseKind::Comparative,
    SenseKind::Moved,
    SenseKind::Postponed,
    SenseKind::Opens,
    SenseKind::Closes,
    SenseKind::Moves,
    SenseKind::Puts,
    SenseKind::Fixes,
    SenseKind::PutWhere,
    SenseKind::Turns,
    SenseKind::Topic,
    SenseKind::Starts,
    SenseKind::Chapters,
    SenseKind::Title,
    SenseKind::Kin,
    SenseKind::Recipe,
    SenseKind::Hosts,
    SenseKind::Like,
]);

const HOSTS: Kinds = Kinds::of(&[SenseKind::Hosts, SenseKind::Recipe]);

impl Lex {
    /// Can begin nothing that is read as time: a plain word or a mark.
    pub(super) fn is_plain(&self) -> bool {
        self.number.is_none() && self.senses.are_all_among(NO_TIME)
    }

    /// A word of which nothing is known, but that a feast may be what it has for an object.
    pub(super) fn is_unknown(&self) -> bool {
        self.senses.are_all_among(HOSTS)
    }
}
