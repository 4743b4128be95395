//! One message of sled's log: `CRC-32 ‖ kind ‖ length ‖ segment number ‖ page ‖ body`, the numbers of variable length.

use super::bytes::Bytes;

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
    pub(super) segment: u64,
    /// Bytes before the body.
    pub(super) header: usize,
}

impl<'a> Message<'a> {
    /// The message at the beginning of `bytes`, if it is whole and of this segment.
    pub(super) fn read(bytes: &'a [u8], of: Option<u64>) -> Option<Message<'a>> {
        let (sum, rest) = bytes.split_first_chunk::<4>()?;
        let claim = Claim::read(bytes).filter(|claim| of.is_none_or(|of| of == claim.segment))?;
        let header = claim.header - 4;
        let (header_bytes, body) = (rest.get(..header)?, rest.get(header..header.checked_add(claim.body)?)?);
        let whole = checksum(header_bytes, body) == u32::from_le_bytes(*sum);
        let Claim { kind, page, segment, header, .. } = claim;
        whole.then_some(Message { kind, page, body, segment, header })
    }

    pub(super) fn length(&self) -> usize {
        self.header + self.body.len()
    }
}

/// What a message says of itself, true or not.
pub(super) struct Claim {
    pub(super) kind: Kind,
    pub(super) segment: u64,
    pub(super) page: u64,
    /// Bytes before the body.
    pub(super) header: usize,
    pub(super) body: usize,
}

impl Claim {
    pub(super) fn read(bytes: &[u8]) -> Option<Claim> {
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
