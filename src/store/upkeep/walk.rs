//! Reading whole trees, in pieces, whatever is broken in them.

use std::ops::Bound;
use std::sync::Arc;

use sled::IVec;

use super::{UpkeepError, guarded};
use crate::store::Store;
use crate::store::error::StoreError;
use crate::store::layout::TreeName;
use crate::store::trees::Trees;

/// Bytes that are read at one time.
const PIECE_BYTES: usize = 512 * 1024;
/// Longer than any key whose neighbours may have to be found.
const KEY_BYTES: usize = 48;

/// Where trees are read from. They are asked for anew for each piece, since a running store may have to close
/// them.
pub(super) trait Source {
    fn trees(&self) -> Result<Arc<Trees>, UpkeepError>;
}

impl Source for Arc<Trees> {
    fn trees(&self) -> Result<Arc<Trees>, UpkeepError> {
        Ok(Arc::clone(self))
    }
}

impl Source for Store {
    fn trees(&self) -> Result<Arc<Trees>, UpkeepError> {
        Ok(self.inner.shared.trees().ok_or(StoreError::Full)?)
    }
}

pub(super) type Pair = (IVec, IVec);

/// What comes next in a tree.
pub(super) enum Piece {
    Pairs(Vec<Pair>),
    /// Pairs that cannot be read, nobody knows how many.
    Gap,
}

/// The way through one tree.
pub(super) struct Walk<'a> {
    source: &'a dyn Source,
    tree: TreeName,
    start: Option<Bound<Vec<u8>>>,
    broken: bool,
}

impl<'a> Walk<'a> {
    pub(super) fn new(source: &'a dyn Source, tree: TreeName) -> Self {
        Walk { source, tree, start: Some(Bound::Unbounded), broken: false }
    }

    /// The next piece; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Piece>, UpkeepError> {
        let Some(start) = self.start.take() else { return Ok(None) };
        let trees = self.source.trees()?;
        if std::mem::take(&mut self.broken) {
            self.start = next_readable(&trees, self.tree, &start).map(Bound::Included);
            return Ok(Some(Piece::Gap));
        }
        let mut pairs: Vec<Pair> = Vec::new();
        let read = guarded(|| {
            let mut bytes = 0;
            for pair in trees.range(self.tree, start.clone()) {
                let Ok((key, value)) = pair else { return Some(false) };
                bytes += key.len() + value.len();
                pairs.push((key, value));
                if bytes >= PIECE_BYTES {
                    return Some(true);
                }
            }
            None
        });
        let after = pairs.last().map_or(start, |(key, _)| Bound::Excluded(key.to_vec()));
        match read {
            Some(None) => {}
            Some(Some(true)) => self.start = Some(after),
            Some(Some(false)) | None => (self.start, self.broken) = (Some(after), true),
        }
        Ok(Some(Piece::Pairs(pairs)))
    }
}

/// The smallest key behind an unreadable page; `None` where the tree cannot be read to its end.
fn next_readable(trees: &Trees, tree: TreeName, start: &Bound<Vec<u8>>) -> Option<Vec<u8>> {
    let from = match start {
        Bound::Unbounded => &[][..],
        Bound::Included(key) | Bound::Excluded(key) => key,
    };
    let mut broken = [0; KEY_BYTES];
    broken.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
    let works = |key: &[u8; KEY_BYTES]| {
        let first = guarded(|| trees.range(tree, Bound::Included(key.to_vec())).next());
        matches!(first, Some(None | Some(Ok(_))))
    };
    // Steps that double, from the smallest on, so that no readable page between two broken ones is passed over.
    let mut good = (0..KEY_BYTES * 8).find_map(|bit| plus_bit(&broken, bit).filter(works))?;
    while let Some(middle) = between(&broken, &good) {
        if works(&middle) { good = middle } else { broken = middle }
    }
    Some(good.to_vec())
}

/// `key`, as a number, plus 2^`bit`.
fn plus_bit(key: &[u8; KEY_BYTES], bit: usize) -> Option<[u8; KEY_BYTES]> {
    let mut sum = *key;
    let mut carry = 1_u16 << (bit % 8);
    for byte in sum.iter_mut().rev().skip(bit / 8) {
        let total = u16::from(*byte) + carry;
        let [high, low] = total.to_be_bytes();
        *byte = low;
        carry = u16::from(high);
    }
    (carry == 0).then_some(sum)
}

/// The number half-way; `None` between neighbours.
fn between(low: &[u8; KEY_BYTES], high: &[u8; KEY_BYTES]) -> Option<[u8; KEY_BYTES]> {
    let mut sum = [0_u16; KEY_BYTES];
    let mut carry = 0;
    for ((to, low), high) in sum.iter_mut().zip(low).zip(high).rev() {
        let total = u16::from(*low) + u16::from(*high) + carry;
        *to = total & 0xff;
        carry = total >> 8;
    }
    let mut half = [0; KEY_BYTES];
    for (to, byte) in half.iter_mut().zip(sum) {
        let [_, low] = ((carry << 8 | byte) >> 1).to_be_bytes();
        *to = low;
        carry = byte & 1;
    }
    (half != *low).then_some(half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn key(number: u128) -> [u8; KEY_BYTES] {
        let mut key = [0; KEY_BYTES];
        key[KEY_BYTES - 16..].copy_from_slice(&number.to_be_bytes());
        key
    }

    proptest! {
        #[test]
        fn keys_are_added_and_halved_like_numbers(low in 0..u128::MAX / 4, more in 0..u128::MAX / 4, bit in 0_usize..120) {
            let half = between(&key(low), &key(low + more));
            prop_assert_eq!(half, (more > 1).then(|| key(low + more / 2)));
            prop_assert_eq!(plus_bit(&key(low), bit), Some(key(low + (1 << bit))));
        }
    }

    #[test]
    fn beyond_the_last_key_is_nothing() {
        assert_eq!(plus_bit(&[0xff; KEY_BYTES], 0), None);
    }
}
