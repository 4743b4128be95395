//! Which things that stand alone are one thing in a row: compounds are one word.

pub(super) const FIRSTS: &[&str] = &[];

pub(super) const SECONDS: &[&str] = &[];
