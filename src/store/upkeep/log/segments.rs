//! The log's segments, in their order, the messages in them, and what is damaged between these.
//!
//! A segment of a fixed size has a head of 20 bytes (CRC-32, LSN, stable LSN) and messages
//! `CRC-32 ‖ kind ‖ length ‖ segment number ‖ page ‖ body`, the numbers of variable length. The LSN of a message, its
//! place in the log, is the segment's and where it begins in it. Behind the last message of a segment that was used
//! before stand old ones, with another segment number.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;

use super::bytes::Bytes;
use crate::store::trees::SEGMENT_BYTES;

/// The head of a segment.
pub(super) const HEAD_BYTES: usize = 20;
/// What a disk writes as a whole.
const SECTOR_BYTES: usize = 512;
/// sled reads no message that begins nearer to the end of a segment.
pub(super) const LONGEST_HEADER: usize = 32;
/// LSNs are written with these bits flipped, so that zeroes are none.
const FLIPPED: u64 = i64::MAX as u64;

/// Bytes that are summed at most in search of one message.
const MOST_SUMMED: usize = 64 * SEGMENT_BYTES;

/// More segments than any batch of memod's takes.
const SEGMENTS_OF_A_BATCH: u64 = 2;

/// What a message is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Canceled,
    Cap,
    /// Its body is the LSN of the last message of a batch that counts as a whole or not at all.
    Batch,
    Free,
    Counter,
    Meta,
    Node,
    Link,
    /// In a file of its own. memod never lets a page grow that large.
    BlobNode,
    BlobLink,
}

impl Kind {
    fn read(byte: u8) -> Option<Kind> {
        Some(match byte {
            1 => Kind::Canceled,
            2 => Kind::Cap,
            3 => Kind::Batch,
            4 => Kind::Free,
            5 => Kind::Counter,
            6 => Kind::Meta,
            8 => Kind::Node,
            7 | 9 => Kind::BlobNode,
            10 => Kind::Link,
            11 => Kind::BlobLink,
            _ => return None,
        })
    }
}

/// One whole message.
#[derive(Debug, Clone, Copy)]
pub(super) struct Message<'a> {
    pub(super) kind: Kind,
    pub(super) page: u64,
    pub(super) body: &'a [u8],
    segment: u64,
    /// Bytes before the body.
    header: usize,
}

impl<'a> Message<'a> {
    /// The message at the beginning of `bytes`, if it is whole and of this segment.
    fn read(bytes: &'a [u8], of: Option<u64>) -> Option<Message<'a>> {
        let (sum, rest) = bytes.split_first_chunk::<4>()?;
        let claim = Claim::read(bytes).filter(|claim| of.is_none_or(|of| of == claim.segment))?;
        let header = claim.header - 4;
        let (header_bytes, body) = (rest.get(..header)?, rest.get(header..header.checked_add(claim.body)?)?);
        let whole = checksum(header_bytes, body) == u32::from_le_bytes(*sum);
        let Claim { kind, page, segment, header, .. } = claim;
        whole.then_some(Message { kind, page, body, segment, header })
    }

    fn length(&self) -> usize {
        self.header + self.body.len()
    }
}

/// What a message says of itself, true or not.
struct Claim {
    kind: Kind,
    segment: u64,
    page: u64,
    /// Bytes before the body.
    header: usize,
    body: usize,
}

impl Claim {
    fn read(bytes: &[u8]) -> Option<Claim> {
        let mut rest = Bytes(bytes.get(4..)?);
        let kind = Kind::read(rest.byte()?)?;
        let body = usize::try_from(rest.number()?).ok()?;
        let (segment, page) = (rest.number()?, rest.number()?);
        Some(Claim { kind, segment, page, header: bytes.len() - rest.0.len(), body })
    }
}

/// sled's checksum of a message: the body first.
pub(super) fn checksum(header: &[u8], body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(body);
    hasher.update(header);
    !hasher.finalize()
}

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

enum Part<'a> {
    Message(usize, Message<'a>),
    Gap(usize, usize),
}

/// The messages of a segment, and the damaged parts that have whole ones behind them. `is_known` says whether there is a
/// segment of a number.
fn parts<'a>(segment: &'a [u8], number: u64, is_known: &dyn Fn(u64) -> bool) -> Vec<Part<'a>> {
    let message = |at: usize| segment.get(at..).and_then(|bytes| Message::read(bytes, Some(number)));
    let mut parts = Vec::new();
    let mut at = HEAD_BYTES;
    while at + LONGEST_HEADER <= SEGMENT_BYTES && at < segment.len() {
        if let Some(found) = message(at) {
            parts.push(Part::Message(at, found));
            if found.kind == Kind::Cap {
                break;
            }
            at += found.length();
        } else {
            let Some(next) = find(segment, at + 1, Some(number)) else { break };
            // A crash in the middle of using a segment again: what stands here was given up, and its head is still
            // to be written.
            let newer = find(segment, at, None).and_then(|at| Message::read(segment.get(at..)?, None));
            if newer.is_some_and(|newer| newer.segment > number && !is_known(newer.segment)) {
                break;
            }
            parts.push(Part::Gap(at, next));
            at = next;
        }
    }
    without_copies(parts)
}

/// Where a piece of a segment was written over another, its messages stand there twice, and the later ones would
/// count for newer. What stands behind damage and is all there once more is taken for such a copy.
fn without_copies(parts: Vec<Part<'_>>) -> Vec<Part<'_>> {
    if !parts.iter().any(|part| matches!(part, Part::Gap(..))) {
        return parts;
    }
    let mut times: HashMap<(Kind, u64, &[u8]), u32> = HashMap::new();
    for part in &parts {
        if let Part::Message(_, message) = part {
            *times.entry((message.kind, message.page, message.body)).or_default() += 1;
        }
    }
    let mut kept: Vec<Part<'_>> = Vec::new();
    let mut parts = parts.into_iter().peekable();
    while let Some(part) = parts.next() {
        let Part::Gap(from, mut to) = part else {
            kept.push(part);
            continue;
        };
        let mut run = Vec::new();
        while let Some(Part::Message(..)) = parts.peek() {
            run.extend(parts.next());
        }
        let is_twin = |part: &Part<'_>| match part {
            Part::Message(_, message) => {
                times.get(&(message.kind, message.page, message.body)).is_some_and(|times| *times > 1)
            }
            Part::Gap(..) => false,
        };
        // A batch's end and a cap say nothing by themselves and may be alike.
        let says = |part: &&Part<'_>| {
            matches!(part, Part::Message(_, Message { kind: Kind::Node | Kind::Link | Kind::Meta, .. }))
        };
        if run.iter().any(|part| says(&part)) && run.iter().filter(says).all(is_twin) {
            if let Some(Part::Message(at, message)) = run.last() {
                to = at + message.length();
            }
            run.clear();
        }
        match kept.last_mut() {
            Some(Part::Gap(_, end)) => *end = to,
            _ => kept.push(Part::Gap(from, to)),
        }
        kept.append(&mut run);
    }
    kept
}

/// The pages of the messages that stood in a damaged part, where what is left of their heads leads from its
/// beginning to its end.
fn pages_of(damaged: &[u8], number: u64) -> Option<Vec<u64>> {
    let mut pages = Vec::new();
    let mut at = 0;
    while at < damaged.len() {
        let claim = Claim::read(damaged.get(at..)?).filter(|claim| claim.segment == number)?;
        if !matches!(claim.kind, Kind::Canceled | Kind::Cap | Kind::Batch) {
            pages.push(claim.page);
        }
        at = at.checked_add(claim.header)?.checked_add(claim.body)?;
    }
    (at == damaged.len()).then_some(pages)
}

/// Where the first whole message from `at` on begins, of the segment `of` or of any. Passes quickly over what was
/// never written, and gives up where bytes look like long messages again and again.
fn find(segment: &[u8], mut at: usize, of: Option<u64>) -> Option<usize> {
    const NOTHING: [u8; 4096] = [0; 4096];
    let mut summed = 0;
    while at < segment.len() && summed <= MOST_SUMMED {
        // A message may begin in the four bytes before its kind.
        if segment.get(at + 4..at + 4 + NOTHING.len()).is_some_and(|bytes| bytes == NOTHING) {
            at += NOTHING.len();
            continue;
        }
        let bytes = segment.get(at..)?;
        if let Some(claim) = Claim::read(bytes).filter(|claim| of.is_none_or(|of| of == claim.segment)) {
            if Message::read(bytes, of).is_some() {
                return Some(at);
            }
            // Of what does not fit nothing is summed.
            summed += if claim.body <= bytes.len() { claim.body } else { 0 };
        }
        at += 1;
    }
    None
}

/// Whether a segment looks as if sled had begun to wipe it, from its head on. It does so at a start with segments in which
/// nothing counts any more, and reads none without a head.
fn was_wiped(segment: &[u8]) -> bool {
    segment.iter().take(SECTOR_BYTES).all(|byte| *byte == 0)
}

/// The number of a segment whose head is whole, and the stable LSN in it.
fn read_head(segment: &[u8]) -> Option<(u64, u64)> {
    let (sum, rest) = segment.split_first_chunk::<4>()?;
    let lsn = u64::from_le_bytes(*rest.first_chunk::<8>()?) ^ FLIPPED;
    let stable = u64::from_le_bytes(*rest.get(8..)?.first_chunk::<8>()?) ^ FLIPPED;
    let whole = crc32fast::hash(rest.get(..16)?) == !u32::from_le_bytes(*sum);
    let stable = i64::try_from(stable).map_or(0, i64::cast_unsigned);
    (whole && lsn.is_multiple_of(SEGMENT_BYTES as u64)).then_some((lsn / SEGMENT_BYTES as u64, stable))
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
