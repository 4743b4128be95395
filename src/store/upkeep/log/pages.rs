//! Which messages each page is made of, and how sure that is.

use std::collections::HashMap;
use std::io;

use super::message::{Kind, Message};
use super::node::{Node, Roots, read_meta};
use super::segments::{Event, Gap, Segments, has_come_to};
use super::snapshot::{Known, Snapshot};
use crate::store::trees::SEGMENT_BYTES;

/// The page that names the trees.
const META: u64 = 0;

/// How sure it is that a page is as it was last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::store) enum Sure {
    /// A message of it is lost: it may be older, or lack a change.
    Older,
    /// Nobody can tell whose messages were lost after its last one.
    Perhaps,
    /// Nothing was lost that could have changed it.
    Yes,
}

/// Where a message's body stands.
#[derive(Debug, Clone, Copy)]
struct Body {
    lsn: u64,
    at: u64,
    length: usize,
    kind: Kind,
}

/// One page.
#[derive(Debug, Clone, Default)]
struct Page {
    /// The whole page, then its changes; none for a free page or one whose beginning is lost.
    made_of: Vec<Body>,
    /// Where it was last written.
    lsn: u64,
    is_free: bool,
    is_older: bool,
}

/// All pages of a log.
pub(super) struct Pages {
    segments: Segments,
    table: Table,
}

#[derive(Default)]
struct Table {
    pages: HashMap<u64, Page>,
    gaps: Vec<Gap>,
    /// The last place of the log up to which nobody can tell whose messages were lost.
    doubted: u64,
    /// Where the log ends.
    end: u64,
}

impl Pages {
    /// Puts the pages together from the whole log, or from what is before the place `until`. A snapshot tells which
    /// of the damage before it matters; `None` where it knows more than there is of the log.
    pub(super) fn of(
        segments: Segments,
        snapshot: Option<&Snapshot>,
        until: Option<u64>,
    ) -> io::Result<Option<Pages>> {
        let until = until.unwrap_or(u64::MAX);
        let until = segments.cut_off(until)?.unwrap_or(until);
        let mut table = Table::default();
        let mut ahead = snapshot;
        segments.each(0, &mut |end, event| {
            let lsn = event.lsn();
            if let Some(known) = ahead.filter(|known| lsn >= known.lsn) {
                table.compare(known);
                ahead = None;
            }
            if lsn >= until {
                return false;
            }
            table.end = end;
            match event {
                Event::Message { lsn, at, message } => table.take(lsn, at, &message),
                Event::Gap(gap) => table.lose(gap),
            }
            true
        })?;
        if let Some(known) = ahead {
            if !has_come_to(known.lsn, table.end) {
                return Ok(None);
            }
            table.compare(known);
        }
        Ok(Some(Pages { segments, table }))
    }

    /// What is damaged.
    pub(super) fn gaps(&self) -> &[Gap] {
        &self.table.gaps
    }

    /// Up to here everything was on the disk when the newest segment was begun.
    pub(super) fn stable(&self) -> u64 {
        self.segments.stable
    }

    /// Whether something that counts stands in a segment without a head, which sled finds only by its snapshot.
    pub(super) fn has_headless(&self) -> bool {
        let headless = &self.segments.headless;
        let is_headless = |body: &Body| headless.contains(&(body.lsn / SEGMENT_BYTES as u64));
        !headless.is_empty() && self.table.pages.values().any(|page| page.made_of.iter().any(is_headless))
    }

    /// The pages that hold something, or did.
    pub(super) fn numbers(&self) -> Vec<u64> {
        let pages = self.table.pages.iter().filter(|(_, page)| !page.is_free);
        let mut numbers: Vec<u64> = pages.map(|(number, _)| *number).collect();
        numbers.sort_unstable();
        numbers
    }

    /// Where a page was last written, and how sure it is that this was the last time.
    pub(super) fn age(&self, number: u64) -> (u64, Sure) {
        let Some(page) = self.table.pages.get(&number) else { return (0, Sure::Older) };
        let sure = match page {
            Page { is_older: true, .. } => Sure::Older,
            Page { lsn, .. } if *lsn < self.table.doubted => Sure::Perhaps,
            _ => Sure::Yes,
        };
        (page.lsn, sure)
    }

    /// The node that a page is. `None` where it is none or cannot be read.
    pub(super) fn node(&self, number: u64) -> io::Result<Option<Node>> {
        let Some(page) = self.table.pages.get(&number) else { return Ok(None) };
        let mut node: Option<Node> = None;
        for body in &page.made_of {
            let bytes = self.segments.body(body.at, body.length)?;
            let known = match (body.kind, &mut node) {
                (Kind::Node, node @ None) => {
                    *node = Node::read(&bytes);
                    node.is_some()
                }
                (Kind::Link, Some(node)) => node.apply(&bytes).is_some(),
                _ => false,
            };
            if !known {
                return Ok(None);
            }
        }
        Ok(node)
    }

    /// The names and roots of the trees, in the page that says them.
    pub(super) fn roots(&self) -> io::Result<Option<Roots>> {
        let Some(Body { at, length, kind: Kind::Meta, .. }) =
            self.table.pages.get(&META).and_then(|page| page.made_of.first())
        else {
            return Ok(None);
        };
        Ok(read_meta(&self.segments.body(*at, *length)?))
    }
}

impl Table {
    fn take(&mut self, lsn: u64, at: u64, message: &Message<'_>) {
        let Message { kind, page: number, body, .. } = *message;
        if matches!(kind, Kind::Canceled | Kind::Cap | Kind::Batch) {
            return;
        }
        let body = Body { lsn, at, length: body.len(), kind };
        let page = self.pages.entry(number).or_default();
        page.lsn = lsn;
        match kind {
            Kind::Free => *page = Page { lsn, is_free: true, ..Page::default() },
            Kind::Link | Kind::BlobLink => {
                // What is before the beginning of a page that was written anew later counts for nothing.
                if !page.made_of.is_empty() {
                    page.made_of.push(body);
                }
            }
            _ => *page = Page { made_of: vec![body], lsn, ..Page::default() },
        }
    }

    fn lose(&mut self, gap: Gap) {
        match &gap.pages {
            Some(pages) => {
                for page in pages {
                    self.pages.entry(*page).or_default().is_older = true;
                }
            }
            None => self.doubted = gap.lsn,
        }
        self.gaps.push(gap);
    }

    /// What is the same as in the snapshot is not touched by the damage before it; all else is older.
    fn compare(&mut self, known: &Snapshot) {
        for (number, known) in known.pages.iter().enumerate() {
            let page = self.pages.entry(number as u64).or_default();
            match known {
                Known::Free => {
                    if !page.is_free {
                        *page = Page { is_free: true, lsn: page.lsn, ..Page::default() };
                    }
                    page.is_older = false;
                }
                Known::Made(lsns) => {
                    page.is_older = !page.made_of.iter().map(|body| body.lsn).eq(lsns.iter().copied());
                    page.is_free = false;
                }
            }
        }
        self.doubted = 0;
    }
}
