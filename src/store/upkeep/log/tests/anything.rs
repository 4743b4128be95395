use proptest::prelude::*;

use super::*;
use crate::store::upkeep::log::bytes::Bytes;
use crate::store::upkeep::log::node::{Node, read_meta};
use crate::store::upkeep::log::snapshot::Snapshot;

/// A store whose bytes are whatever they are: read to the end, without a panic.
fn read_anything(db: &[u8], snapshot: &[u8]) {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("db"), db).unwrap();
    std::fs::write(dir.path().join("snap.0000000000000014"), snapshot).unwrap();
    let reading = Reading::of(dir.path(), None).unwrap();
    let _ = reading.trouble();
    for tree in TreeName::ALL {
        let _ = reading.has_holes(tree);
        let _ = reading.get(tree, b"key").unwrap();
        reading.each(tree, &mut |_, _, _| Ok(())).unwrap();
    }
}

proptest! {
    #[test]
    fn a_number_is_read_as_it_was_written(number: u64, bits in 0_u32..64) {
        let number = number >> bits;
        let mut bytes = Vec::new();
        write_number(number, &mut bytes);
        let mut rest = Bytes(&bytes);
        prop_assert_eq!(rest.number(), Some(number));
        prop_assert!(rest.is_empty());
    }

    #[test]
    fn damage_between_two_messages_is_found(before in 0_usize..5000, damaged in 1_usize..5000, after in 0_usize..3000, number in 0_u64..100_000, noise: u8) {
        let (first, second) = (message(8, number, 7, &vec![1; before]), message(8, number, 8, &vec![2; after]));
        let log = [head(number), first.clone(), vec![noise & 0xf0; damaged], second.clone()].concat();
        let (gaps, end) = gaps_in(&log);
        let base = number * SEGMENT_BYTES as u64;
        let from = base + 20 + first.len() as u64;
        prop_assert_eq!(gaps, vec![(from, damaged as u64)]);
        prop_assert_eq!(end, from + (damaged + second.len()) as u64);
    }

    #[test]
    fn any_nodes_metas_and_snapshots_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..300), more in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Some(mut node) = Node::read(&bytes) {
            let _ = node.apply(&more);
            let _ = (node.pairs().count(), node.get(&more), node.children().map(Iterator::count));
        }
        let _ = read_meta(&bytes);
        let _ = Snapshot::read(&bytes);
        let summed = [&bytes[..], &[0; 8], &crc32fast::hash(&bytes).to_le_bytes()].concat();
        let _ = Snapshot::read(&summed);
    }

    #[test]
    fn any_log_is_read_without_a_panic(bodies in prop::collection::vec((1_u8..12, 0_u64..6, prop::collection::vec(any::<u8>(), 0..80)), 0..20), noise in prop::collection::vec(any::<u8>(), 0..300), snapshot in prop::collection::vec(any::<u8>(), 0..60)) {
        let mut log = head(0);
        for (kind, page, body) in bodies {
            log.extend(message(kind, 0, page, &body));
        }
        log.extend(&noise);
        let summed = [&snapshot[..], &[0; 8], &crc32fast::hash(&snapshot).to_le_bytes()].concat();
        read_anything(&log, &summed);
        read_anything(&noise, &snapshot);
    }
}
