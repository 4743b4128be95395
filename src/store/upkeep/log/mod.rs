//! sled's log, read without sled and never changed.
//!
//! sled 0.34 stops reading its log at the first message that is damaged, zeroes what comes after it, and opens with
//! what was before; and between pages that damage has left pointing to each other it goes round for ever. So what may
//! be damaged is looked at here before sled may. `segment` finds each `message` and the damage between them, `segments`
//! goes through the whole log, `pages` puts together what each page is made of, `node` reads a page, `graph` finds its
//! way from page to page as sled would and says whether sled may, and `records` gives every pair of the store that can
//! be read, and how sure that is.
//!
//! The form is that of sled 0.34.7 (`pagecache/logger.rs`, `iterator.rs`, `snapshot.rs`, `node.rs`,
//! `serialization.rs`). Any bytes are read in bounded time and memory, and without a panic.

mod bytes;
mod graph;
mod message;
mod node;
mod pages;
mod records;
mod segment;
mod segments;
mod snapshot;

pub(in crate::store) use records::{Age, Reading, Sure};
pub(super) use segments::{has_come_to, tail};
pub(super) use snapshot::newest as newest_snapshot;

#[cfg(test)]
mod tests;
