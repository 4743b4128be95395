//! One segment of the log: its head of 20 bytes (CRC-32, LSN, stable LSN), the messages in it, and what is damaged between
//! these. Behind the last message of a segment that was used before stand old ones, with another segment number.

use std::collections::HashMap;

use super::message::{Claim, Kind, Message};
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

/// The number of a segment whose head is whole, and the stable LSN in it.
pub(super) fn read_head(segment: &[u8]) -> Option<(u64, u64)> {
    let (sum, rest) = segment.split_first_chunk::<4>()?;
    let lsn = u64::from_le_bytes(*rest.first_chunk::<8>()?) ^ FLIPPED;
    let stable = u64::from_le_bytes(*rest.get(8..)?.first_chunk::<8>()?) ^ FLIPPED;
    let whole = crc32fast::hash(rest.get(..16)?) == !u32::from_le_bytes(*sum);
    let stable = i64::try_from(stable).map_or(0, i64::cast_unsigned);
    (whole && lsn.is_multiple_of(SEGMENT_BYTES as u64)).then_some((lsn / SEGMENT_BYTES as u64, stable))
}

/// Whether a segment looks as if sled had begun to wipe it, from its head on. It does so at a start with segments in which
/// nothing counts any more, and reads none without a head.
pub(super) fn was_wiped(segment: &[u8]) -> bool {
    segment.iter().take(SECTOR_BYTES).all(|byte| *byte == 0)
}

/// A part of a segment, and where in it that is.
pub(super) enum Part<'a> {
    Message(usize, Message<'a>),
    /// From here to there.
    Gap(usize, usize),
}

/// The messages of a segment, and the damaged parts that have whole ones behind them. `is_known` says whether there is a
/// segment of a number.
pub(super) fn parts<'a>(segment: &'a [u8], number: u64, is_known: &dyn Fn(u64) -> bool) -> Vec<Part<'a>> {
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
pub(super) fn pages_of(damaged: &[u8], number: u64) -> Option<Vec<u64>> {
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
pub(super) fn find(segment: &[u8], mut at: usize, of: Option<u64>) -> Option<usize> {
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
