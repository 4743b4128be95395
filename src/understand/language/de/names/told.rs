//! What is told before a memo comes to what is to happen.

pub(super) const TOLD: &[&str] = &[];

pub(super) const NEWS: &[&str] = &[];

pub(super) const HENCE: &[&str] = &[];
