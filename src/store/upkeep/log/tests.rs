//! sled's log as it is, as a crash leaves it, as a disk damages it, and as nobody ever wrote it.

mod anything;
mod by_sled;
mod crash;
mod damage;

use std::collections::BTreeMap;
use std::ops::Bound;
use std::path::Path;

use super::bytes::write_number;
use super::message::checksum;
use super::{Reading, Sure, tail};
use crate::store::changes::Changes;
use crate::store::layout::TreeName;
use crate::store::trees::{SEGMENT_BYTES, Trees};
use crate::store::upkeep::files;
use crate::store::{Store, StoreSettings};

type Everything = BTreeMap<(TreeName, Vec<u8>), Vec<u8>>;

/// What sled reads.
fn by_sled(store: &Path) -> Everything {
    let trees = Trees::open(store, 16 << 20).unwrap();
    let mut found = Everything::new();
    for tree in TreeName::ALL {
        for pair in trees.range(tree, Bound::Unbounded) {
            let (key, value) = pair.unwrap();
            found.insert((tree, key.to_vec()), value.to_vec());
        }
    }
    drop(trees);
    files::settle(store).unwrap();
    found
}

/// What is read without it; all of it must be sure.
fn by_us(store: &Path) -> Everything {
    let reading = Reading::of(store, None).unwrap();
    assert_eq!(reading.trouble(), None, "nothing is wrong");
    let mut found = Everything::new();
    for tree in TreeName::ALL {
        assert!(!reading.has_holes(tree), "{tree:?} is read from end to end");
        let mut last = None;
        reading
            .each(tree, &mut |key, value, age| {
                assert_eq!(age.sure, Sure::Yes);
                assert!(last.replace(key.to_vec()).is_none_or(|last| last.as_slice() < key), "in order");
                found.insert((tree, key.to_vec()), value.to_vec());
                Ok(())
            })
            .unwrap();
        for (key, value) in found.range((tree, Vec::new())..).take_while(|((of, _), _)| *of == tree).take(50)
        {
            let (read, _) = reading.get(tree, &key.1).unwrap().expect("a leaf knows");
            assert_eq!(read.as_ref(), Some(value));
        }
    }
    found
}

/// A message as sled writes one.
fn message(kind: u8, segment: u64, page: u64, body: &[u8]) -> Vec<u8> {
    let mut header = vec![kind];
    for number in [body.len() as u64, segment, page] {
        write_number(number, &mut header);
    }
    [&checksum(&header, body).to_le_bytes()[..], &header, body].concat()
}

/// The head of a segment before whose beginning everything is on the disk.
fn head(number: u64) -> Vec<u8> {
    const FLIPPED: u64 = i64::MAX as u64;
    let lsn = ((number * SEGMENT_BYTES as u64) ^ FLIPPED).to_le_bytes();
    let rest = [lsn, lsn].concat();
    [&(!crc32fast::hash(&rest)).to_le_bytes()[..], &rest].concat()
}

fn gaps_in(bytes: &[u8]) -> (Vec<(u64, u64)>, u64) {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("db"), bytes).unwrap();
    let (gaps, end) = tail(&dir.path().join("db"), 0).unwrap();
    (gaps.into_iter().map(|gap| (gap.lsn, gap.bytes)).collect(), end)
}
