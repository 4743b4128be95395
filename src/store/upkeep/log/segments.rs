//! The log: its segments in their order, and one message or damaged part after the other. The LSN of a message, its place
//! in the log, is the segment's and where it begins in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;

use super::bytes::Bytes;
use super::message::{Kind, Message};
use super::segment::{HEAD_BYTES, LONGEST_HEADER, Part, find, pages_of, parts, read_head, was_wiped};
use crate::store::trees::SEGMENT_BYTES;

/// More segments than any batch of memod's takes.
const SEGMENTS_OF_A_BATCH: u64 = 2;

/// A part of the log that is damaged and has whole messages behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct Gap {
    /// Where it is in the log.
    pub(in crate::store) lsn: u64,
    pub(in crate::store) bytes: u64,
    /// The pages that lost a message here; `None` where nobody can tell.
    pub(super) pages: Option<Vec<u64>>,
}

/// What stands in the log, one after the other.
pub(super) enum Event<'a> {
    Message {
        lsn: u64,
        /// Where its body stands in the file.
        at: u64,
        message: Message<'a>,
    },
    Gap(Gap),
}

impl Event<'_> {
    pub(super) fn lsn(&self) -> u64 {
        match self {
            Event::Message { lsn, .. } => *lsn,
            Event::Gap(gap) => gap.lsn,
        }
    }
}

/// Is told where each event ends, and says whether to go on.
type Work<'w> = dyn FnMut(u64, Event<'_>) -> bool + 'w;

/// The segments of a log.
pub(super) struct Segments {
    file: File,
    /// By their numbers: where they begin in the file.
    places: BTreeMap<u64, u64>,
    /// Up to here everything was on the disk before the newest segment head was written.
    pub(super) stable: u64,
    /// The numbers of those whose head is damaged, was wiped with what nobody needs, or was never written.
    pub(super) headless: BTreeSet<u64>,
}

impl Segments {
    /// Finds the segments in the file `db`, those too whose head is damaged.
    pub(super) fn of(db: &Path) -> io::Result<Segments> {
        let file = File::open(db)?;
        let mut segments = Segments { places: BTreeMap::new(), stable: 0, headless: BTreeSet::new(), file };
        let mut headless = Vec::new();
        for at in (0..segments.file.metadata()?.len()).step_by(SEGMENT_BYTES) {
            let head = read(&segments.file, at, HEAD_BYTES)?;
            match read_head(&head) {
                Some((number, stable)) => {
                    segments.stable = segments.stable.max(stable);
                    segments.places.entry(number).or_insert(at);
                }
                None => headless.push(at),
            }
        }
        for at in headless {
            let segment = read(&segments.file, at, SEGMENT_BYTES)?;
            let first = find(&segment, HEAD_BYTES, None);
            match first.and_then(|first| Message::read(segment.get(first..)?, None)) {
                Some(message) if !segments.places.contains_key(&message.segment) => {
                    segments.places.insert(message.segment, at);
                    segments.headless.insert(message.segment);
                }
                _ => {}
            }
        }
        Ok(segments)
    }

    /// Goes through the log from the segment that holds `from` on, until `work` says false.
    pub(super) fn each(&self, from: u64, work: &mut Work<'_>) -> io::Result<()> {
        let from = number_of(from);
        // From the newest stable place on no segment is used again, and each is full before the next is begun: where
        // one is missing, or not written to its end, sled takes nothing that stands behind.
        let tail = number_of(self.stable);
        let mut expected = from.max(tail);
        for (number, at) in self.places.range(from..) {
            let Some(base) = number.checked_mul(SEGMENT_BYTES as u64) else { continue };
            let Some(end) = base.checked_add(SEGMENT_BYTES as u64) else { continue };
            if *number > expected && !work(base, unwritten(expected * SEGMENT_BYTES as u64, base)) {
                return Ok(());
            }
            expected = expected.max(number + 1);
            let Some(written) = self.each_of(*number, base, *at, work)? else { return Ok(()) };
            let is_last = self.places.range(number + 1..).next().is_none();
            let is_full = written + LONGEST_HEADER as u64 > end;
            if *number >= tail && !is_last && !is_full && !work(end, unwritten(written, end)) {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Goes through one segment. Answers up to where it was written, or nothing where `work` said false.
    fn each_of(&self, number: u64, base: u64, at: u64, work: &mut Work<'_>) -> io::Result<Option<u64>> {
        let segment = read(&self.file, at, SEGMENT_BYTES)?;
        let is_headless = self.headless.contains(&number);
        let is_wiped = is_headless && base < segment_of(self.stable) && was_wiped(&segment);
        if is_headless && !is_wiped {
            let head = Gap { lsn: base, bytes: HEAD_BYTES as u64, pages: Some(Vec::new()) };
            if !work(base + HEAD_BYTES as u64, Event::Gap(head)) {
                return Ok(None);
            }
        }
        let mut written = base + HEAD_BYTES as u64;
        for part in parts(&segment, number, &|other| self.places.contains_key(&other)) {
            let event = match part {
                Part::Gap(HEAD_BYTES, _) if is_wiped => continue,
                Part::Message(offset, message) => Event::Message {
                    lsn: base + offset as u64,
                    at: at + (offset + message.header) as u64,
                    message,
                },
                Part::Gap(from, to) => Event::Gap(Gap {
                    lsn: base + from as u64,
                    bytes: (to - from) as u64,
                    pages: pages_of(segment.get(from..to).unwrap_or_default(), number),
                }),
            };
            let end = match &event {
                Event::Message { lsn, message, .. } => lsn + message.length() as u64,
                Event::Gap(gap) => gap.lsn + gap.bytes,
            };
            let is_cap = matches!(&event, Event::Message { message: Message { kind: Kind::Cap, .. }, .. });
            written = if is_cap { base + SEGMENT_BYTES as u64 } else { end };
            if !work(end, event) {
                return Ok(None);
            }
        }
        Ok(Some(written))
    }

    /// Where the first batch begins that is cut off before `until` or by the end of the log. sled takes nothing from
    /// there on.
    pub(super) fn cut_off(&self, until: u64) -> io::Result<Option<u64>> {
        let newest = self.places.keys().next_back().copied().unwrap_or_default();
        let from = newest.saturating_sub(SEGMENTS_OF_A_BATCH).saturating_mul(SEGMENT_BYTES as u64);
        let (mut log_end, mut batches) = (0, Vec::new());
        self.each(from, &mut |end, event| {
            if event.lsn() >= until {
                return false;
            }
            log_end = end.min(until);
            if let Event::Message { lsn, message: Message { kind: Kind::Batch, body, .. }, .. } = event {
                batches.push((lsn, Bytes(body).long().map_or(0, i64::cast_unsigned)));
            }
            true
        })?;
        Ok(batches.into_iter().find(|(_, last)| *last >= log_end).map(|(lsn, _)| lsn))
    }

    /// `length` bytes from `at` on, or as many as there are.
    pub(super) fn body(&self, at: u64, length: usize) -> io::Result<Vec<u8>> {
        read(&self.file, at, length)
    }
}

/// Where the segment of a place begins.
pub(in crate::store::upkeep) fn segment_of(lsn: u64) -> u64 {
    number_of(lsn) * SEGMENT_BYTES as u64
}

fn number_of(lsn: u64) -> u64 {
    lsn / SEGMENT_BYTES as u64
}

/// A part of the log that never came to the disk, though what is behind it did.
fn unwritten(from: u64, to: u64) -> Event<'static> {
    Event::Gap(Gap { lsn: from, bytes: to - from, pages: None })
}

/// Looks for damage in the segment of the place `from` and behind it; answers also where the log ends.
pub(in crate::store::upkeep) fn tail(db: &Path, from: u64) -> io::Result<(Vec<Gap>, u64)> {
    let (mut gaps, mut log_end) = (Vec::new(), 0);
    // Where a segment ends, the place is one of the next, which need not be there yet.
    Segments::of(db)?.each(from.saturating_sub(1), &mut |end, event| {
        log_end = end;
        match event {
            Event::Gap(gap) if gap.lsn >= segment_of(from) => gaps.push(gap),
            _ => {}
        }
        true
    })?;
    Ok((gaps, log_end))
}

/// Whether a log that ends at `end` has come to `lsn`. A place at the end of a segment is told as the beginning of the
/// next.
pub(in crate::store::upkeep) fn has_come_to(lsn: u64, end: u64) -> bool {
    lsn <= end || lsn == end.next_multiple_of(SEGMENT_BYTES as u64)
}

/// As much as there is of `length` bytes.
fn read(file: &File, at: u64, length: usize) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; length];
    let mut done = 0;
    while let Some(rest) = bytes.get_mut(done..).filter(|rest| !rest.is_empty()) {
        match file.read_at(rest, at + done as u64) {
            Ok(0) => break,
            Ok(read) => done += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    bytes.truncate(done);
    Ok(bytes)
}
