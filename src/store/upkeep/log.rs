//! sled's log, read without sled and never changed in place.
//!
//! sled 0.34 stops reading its log at the first message that is damaged, zeroes what comes after it, and opens with
//! what was before. So the log is looked at before sled may, and a damaged one is mended in a copy: what is damaged
//! becomes one message that sled skips, and it reads on behind it. The form is sled's (`pagecache/logger.rs`,
//! `serialization.rs`): segments of a fixed size, each a head of 20 bytes (CRC-32, LSN, stable LSN) and messages
//! `CRC-32 ‖ kind ‖ length ‖ segment number ‖ page ‖ body`, the numbers as variable-length integers.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;

use crate::store::trees::SEGMENT_BYTES;

/// The head of a segment.
const HEAD_BYTES: usize = 20;
/// sled reads no message that begins nearer to the end of a segment.
const LONGEST_HEADER: usize = 32;
const CANCELED: u8 = 1;
const CAP: u8 = 2;
/// The highest kind of message.
const LAST_KIND: u8 = 11;

/// A part of the log that is damaged and has whole messages behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) struct Gap {
    /// Where it is in the log.
    pub(in crate::store) lsn: u64,
    pub(in crate::store) bytes: u64,
}

/// Looks for damage in the segment that holds the place `from` and in later ones.
pub(in crate::store) fn gaps(db: &Path, from: u64) -> io::Result<Vec<Gap>> {
    let file = File::open(db)?;
    let mut gaps = Vec::new();
    for at in segments(&file)? {
        let number = number_in_head(&read(&file, at, HEAD_BYTES)?);
        if let Some(number) = number.filter(|number| *number >= from / SEGMENT_BYTES as u64) {
            let mut segment = read(&file, at, SEGMENT_BYTES)?;
            gaps.extend(mend_segment(&mut segment, number).0);
        }
    }
    Ok(gaps)
}

/// Mends the log in `db`, which is a copy: sled reads it to its end then.
pub(super) fn mend(db: &Path) -> io::Result<()> {
    let file = OpenOptions::new().read(true).write(true).open(db)?;
    let places = segments(&file)?;
    let mut numbers = HashSet::new();
    let mut headless = Vec::new();
    for at in &places {
        match number_in_head(&read(&file, *at, HEAD_BYTES)?) {
            Some(number) => _ = numbers.insert(number),
            None => headless.push(*at),
        }
    }
    for at in headless {
        let segment = read(&file, at, SEGMENT_BYTES)?;
        let whole = |at| segment.get(at..).and_then(Message::read);
        let first = find(&segment, HEAD_BYTES, |at| whole(at).is_some());
        let number = first.and_then(whole).map(|message| message.segment);
        if let Some(number) = number.filter(|number| numbers.insert(*number)) {
            file.write_all_at(&head(number), at)?;
        }
    }
    let newest = numbers.into_iter().max().unwrap_or_default();
    for at in places {
        let mut segment = read(&file, at, SEGMENT_BYTES)?;
        let Some(number) = number_in_head(&segment) else { continue };
        let (_, end) = mend_segment(&mut segment, number);
        // Elsewhere than in the newest segment sled expects a message that fills the rest.
        if number != newest && segment.len() == SEGMENT_BYTES && end + LONGEST_HEADER <= SEGMENT_BYTES {
            fill(&mut segment, end, SEGMENT_BYTES, CAP, number);
        }
        file.write_all_at(&segment, at)?;
    }
    file.sync_all()
}

/// Where segments begin.
fn segments(file: &File) -> io::Result<Vec<u64>> {
    Ok((0..file.metadata()?.len()).step_by(SEGMENT_BYTES).collect())
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

/// Turns every damaged part that has whole messages behind it into messages that say nothing. Answers these parts
/// and where the messages end.
fn mend_segment(segment: &mut [u8], number: u64) -> (Vec<Gap>, usize) {
    let mut gaps = Vec::new();
    let mut at = HEAD_BYTES;
    let message = |segment: &[u8], at: usize| {
        let message = Message::read(segment.get(at..)?)?;
        (message.segment == number).then_some(message)
    };
    while at + LONGEST_HEADER <= segment.len() {
        match message(segment, at) {
            Some(Message { kind: CAP, length, .. }) => return (gaps, at + length),
            Some(Message { length, .. }) => at += length,
            None => {
                let Some(next) = find(segment, at + 1, |next| message(segment, next).is_some()) else {
                    break;
                };
                fill(segment, at, next, CANCELED, number);
                gaps.push(Gap { lsn: number * SEGMENT_BYTES as u64 + at as u64, bytes: (next - at) as u64 });
                at = next;
            }
        }
    }
    (gaps, at)
}

/// The first place from `at` on where `is_message` says so. Passes quickly over what was never written.
fn find(segment: &[u8], mut at: usize, is_message: impl Fn(usize) -> bool) -> Option<usize> {
    const NOTHING: [u8; 4096] = [0; 4096];
    while at < segment.len() {
        // A message may begin in the four bytes before its kind.
        if segment.get(at + 4..at + 4 + NOTHING.len()).is_some_and(|bytes| bytes == NOTHING) {
            at += NOTHING.len();
        } else if is_message(at) {
            return Some(at);
        } else {
            at += 1;
        }
    }
    None
}

/// What a message says of itself.
struct Message {
    kind: u8,
    segment: u64,
    /// Header and body.
    length: usize,
}

impl Message {
    /// The message at the beginning of `bytes`, if it is whole.
    fn read(bytes: &[u8]) -> Option<Message> {
        let (sum, rest) = bytes.split_first_chunk::<4>()?;
        let kind = *rest.first().filter(|kind| (CANCELED..=LAST_KIND).contains(*kind))?;
        let mut at = 1;
        let body = usize::try_from(read_number(rest, &mut at)?).ok()?;
        let segment = read_number(rest, &mut at)?;
        read_number(rest, &mut at)?;
        let (header, body) = (rest.get(..at)?, rest.get(at..at.checked_add(body)?)?);
        let whole = checksum(header, body) == u32::from_le_bytes(*sum);
        whole.then_some(Message { kind, segment, length: 4 + header.len() + body.len() })
    }
}

/// Makes one message, or two, of the bytes from `from` to `to`. Their bodies stay as they are.
fn fill(bytes: &mut [u8], from: usize, to: usize, kind: u8, segment: u64) {
    // The length of the length differs, so not every size can be hit; a longer page number makes up for one byte.
    let fits = [0_u64, 241].into_iter().find_map(|page| {
        (0..16_usize).find_map(|less| {
            let body = (to - from).checked_sub(4 + less)?;
            let mut header = vec![kind];
            for number in [body as u64, segment, page] {
                write_number(number, &mut header);
            }
            (header.len() == less).then_some(header)
        })
    });
    let Some(header) = fits else { return };
    let body = from + 4 + header.len();
    let sum = checksum(&header, bytes.get(body..to).unwrap_or_default());
    let message = [&sum.to_le_bytes()[..], &header].concat();
    if let Some(place) = bytes.get_mut(from..body) {
        place.copy_from_slice(&message);
    }
}

/// sled's checksum of a message: the body first.
fn checksum(header: &[u8], body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(body);
    hasher.update(header);
    !hasher.finalize()
}

/// The number of a segment whose head is whole.
fn number_in_head(segment: &[u8]) -> Option<u64> {
    let (sum, rest) = segment.split_first_chunk::<4>()?;
    let lsn = u64::from_le_bytes(*rest.first_chunk::<8>()?) ^ FLIPPED;
    let whole = crc32fast::hash(rest.get(..16)?) == !u32::from_le_bytes(*sum);
    (whole && lsn.is_multiple_of(SEGMENT_BYTES as u64)).then_some(lsn / SEGMENT_BYTES as u64)
}

/// LSNs are written with these bits flipped, so that zeroes are none.
const FLIPPED: u64 = i64::MAX as u64;

fn head(number: u64) -> [u8; HEAD_BYTES] {
    let mut head = [0; HEAD_BYTES];
    head[4..12].copy_from_slice(&((number * SEGMENT_BYTES as u64) ^ FLIPPED).to_le_bytes());
    head[12..].copy_from_slice(&FLIPPED.to_le_bytes());
    let sum = !crc32fast::hash(&head[4..]);
    head[..4].copy_from_slice(&sum.to_le_bytes());
    head
}

/// A number as sled writes it: SQLite 4's variable-length integers, but with the last bytes little-endian.
fn read_number(bytes: &[u8], at: &mut usize) -> Option<u64> {
    let first = *bytes.get(*at)?;
    let byte = |offset: usize| bytes.get(*at + offset).map(|byte| u64::from(*byte));
    let (number, length) = match first {
        0..=240 => (u64::from(first), 1),
        241..=248 => (240 + 256 * (u64::from(first) - 241) + byte(1)?, 2),
        249 => (2288 + 256 * byte(1)? + byte(2)?, 3),
        _ => {
            let length = usize::from(first) - 247;
            let mut number = 0;
            for offset in 0..length {
                number |= byte(1 + offset)? << (8 * offset);
            }
            (number, length + 1)
        }
    };
    *at += length;
    Some(number)
}

fn write_number(number: u64, out: &mut Vec<u8>) {
    let [one, two, ..] = number.to_le_bytes();
    match number {
        0..=240 => out.push(one),
        241..=2287 => {
            let [low, high, ..] = (number - 240).to_le_bytes();
            out.extend([241 + high, low]);
        }
        2288..=67_823 => {
            let [low, high, ..] = (number - 2288).to_le_bytes();
            out.extend([249, high, low]);
        }
        _ => {
            let bytes = number.to_le_bytes();
            let length = (8 - number.leading_zeros() as usize / 8).max(3);
            let [code, ..] = (247 + length).to_le_bytes();
            out.push(code);
            out.extend([one, two].into_iter().chain(bytes.into_iter().skip(2)).take(length));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_number_is_read_as_it_was_written(number: u64, bits in 0_u32..64) {
            let number = number >> bits;
            let mut bytes = Vec::new();
            write_number(number, &mut bytes);
            let mut at = 0;
            prop_assert_eq!(read_number(&bytes, &mut at), Some(number));
            prop_assert_eq!(at, bytes.len());
        }

        #[test]
        fn damage_between_two_messages_is_skipped(before in 8_usize..5000, damaged in 8_usize..5000, after in 8_usize..3000, number in 0_u64..100_000, noise: u8) {
            let mut segment = vec![noise & 0xf0; SEGMENT_BYTES.min(20_000)];
            segment[..HEAD_BYTES].copy_from_slice(&head(number));
            let (first, second) = (HEAD_BYTES + before + 12, HEAD_BYTES + before + damaged + 24);
            fill(&mut segment, HEAD_BYTES, first, 8, number);
            fill(&mut segment, second, second + after + 12, 8, number);
            prop_assert_eq!(number_in_head(&segment), Some(number));
            let (gaps, end) = mend_segment(&mut segment, number);
            let lsn = number * SEGMENT_BYTES as u64 + first as u64;
            prop_assert_eq!(gaps, vec![Gap { lsn, bytes: (second - first) as u64 }]);
            prop_assert_eq!(end, second + after + 12);
            prop_assert_eq!(mend_segment(&mut segment, number).0, vec![], "mended once and for all");
        }

        #[test]
        fn any_bytes_are_read_without_a_panic(mut bytes in prop::collection::vec(any::<u8>(), 0..3000), number: u16) {
            let _ = Message::read(&bytes);
            mend_segment(&mut bytes, number.into());
        }
    }
}
