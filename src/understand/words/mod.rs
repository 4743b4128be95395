//! The words of a text and where they stand: folding, tokens with spans, number words as digits.
//!
//! Every reader works over these tokens and cuts the speaker's own words out of the original by their spans.

mod fold;
mod grain;
#[cfg(test)]
pub(crate) mod looks;
mod number;
mod token;

pub(crate) use fold::fold;
pub(crate) use grain::{Grain, ends_in, is_same};
pub(crate) use number::{Counted, ONE, counted, is_lone_one, number_word, numbered};
pub(crate) use token::{Kind, Number, Token, is_apostrophe, tokens};
