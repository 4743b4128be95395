use std::collections::BTreeMap;
use std::fs::File;
use std::ops::Bound;
use std::os::unix::fs::FileExt;
use std::path::Path;

use proptest::prelude::*;

use super::bytes::{Bytes, write_number};
use super::message::checksum;
use super::node::{Node, read_meta};
use super::segments::Segments;
use super::snapshot::Snapshot;
use super::{Reading, Sure, tail};
use crate::model::Timestamp;
use crate::store::changes::Changes;
use crate::store::layout::{COUNTERS_KEY, TreeName};
use crate::store::record::{Counters, seal};
use crate::store::trees::{SEGMENT_BYTES, Trees};
use crate::store::upkeep::files;
use crate::store::upkeep::gently::loses_by_opening;
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

fn without_snapshots(store: &Path, work: impl FnOnce()) {
    let aside = tempfile::tempdir().unwrap();
    let snapshots: Vec<_> = std::fs::read_dir(store)
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .filter(|name| name.to_string_lossy().starts_with("snap."))
        .collect();
    for name in &snapshots {
        std::fs::copy(store.join(name), aside.path().join(name)).unwrap();
        std::fs::remove_file(store.join(name)).unwrap();
    }
    work();
    for name in &snapshots {
        std::fs::copy(aside.path().join(name), store.join(name)).unwrap();
    }
}

/// One batch of a life: which tree, which key, and how long the value is; none removes it.
type Step = Vec<(usize, u32, Option<usize>)>;

/// Lives that fill segments, move keys about, empty whole pages and use old segments again.
fn lives() -> impl Strategy<Value = Vec<(Step, bool)>> {
    let change = (0..TreeName::ALL.len(), 0_u32..400, proptest::option::weighted(0.6, 0..9000_usize));
    let step = proptest::collection::vec(change, 1..60);
    proptest::collection::vec((step, proptest::bool::weighted(0.06)), 20..120)
}

fn live(store: &Path, life: &[(Step, bool)]) -> Everything {
    let mut expected = Everything::new();
    let mut trees = Some(Trees::open(store, 16 << 20).unwrap());
    for (number, (step, opened_anew)) in life.iter().enumerate() {
        let mut changes = Changes::new();
        for (tree, key, length) in step {
            let tree = TreeName::ALL[*tree];
            let key = [&b"some prefix "[..(key % 12) as usize], &key.to_be_bytes()].concat();
            // Long values in one tree only, as in a store of memos.
            let length = length.map(|length| if tree == TreeName::Memos { length } else { length % 60 });
            let value = length.map(|length| vec![number as u8; length]);
            match &value {
                Some(value) => expected.insert((tree, key.clone()), value.clone()),
                None => expected.remove(&(tree, key.clone())),
            };
            changes.insert((tree, key), value);
        }
        trees.as_ref().unwrap().write(changes).unwrap();
        if *opened_anew {
            drop(trees.take());
            files::settle(store).unwrap();
            trees = Some(Trees::open(store, 16 << 20).unwrap());
        }
    }
    drop(trees);
    files::settle(store).unwrap();
    expected
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// The story: what is saved of a damaged store is only worth something if this reading is right. So on a whole
    /// store it is the same as sled's, key by key, with a snapshot and without one.
    #[test]
    fn a_whole_store_is_read_as_sled_reads_it(life in lives()) {
        let dir = tempfile::tempdir().unwrap();
        let store = dir.path().join("store");
        let expected = live(&store, &life);
        prop_assert!(by_us(&store) == expected, "as it was written");
        without_snapshots(&store, || assert!(by_us(&store) == expected, "from the log alone"));
        prop_assert!(by_sled(&store) == expected, "and sled says the same");
        prop_assert!(by_us(&store) == expected, "after sled wrote a snapshot");
    }
}

#[test]
fn a_store_of_many_segments_that_were_used_again_is_read_as_sled_reads_it() {
    let dir = tempfile::tempdir().unwrap();
    let store = dir.path().join("store");
    let life: Vec<(Step, bool)> = (0..400_u32)
        .map(|step| {
            let change = |key: u32| {
                (
                    TreeName::Memos as usize,
                    (step * 17 + key * 7) % 900,
                    (!key.is_multiple_of(5)).then_some(8000),
                )
            };
            ((0..20).map(change).collect(), step % 90 == 89)
        })
        .collect();
    let expected = live(&store, &life);
    let db = std::fs::metadata(store.join("db")).unwrap().len();
    assert!(db > 3 * SEGMENT_BYTES as u64, "several segments: {db}");
    assert!(by_us(&store) == expected, "as it was written");
    without_snapshots(&store, || assert!(by_us(&store) == expected, "from the log alone"));
    assert!(by_sled(&store) == expected, "and sled says the same");
}

#[test]
fn a_store_of_the_first_version_is_read_without_sled() {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1/store");
    let dir = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(&fixture).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), dir.path().join(file.file_name())).unwrap();
    }
    let found = by_us(dir.path());
    assert!(found.keys().any(|(tree, _)| *tree == TreeName::Memos), "there are memos in it");
    let db = std::fs::OpenOptions::new().write(true).open(dir.path().join("db")).unwrap();
    db.set_len(SEGMENT_BYTES as u64 - 1).unwrap();
    assert!(by_sled(dir.path()) == found, "and sled says the same");
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

/// The story: what a disk writes to the wrong place of the same segment holds whole old messages, which
/// would count for newer than the ones before them: a removed memo would come back.
#[test]
fn old_messages_that_were_written_over_newer_ones_do_not_count() {
    let page = |number: u8| message(10, 3, 5, &[&[0, 1, b'k', 40][..], &[number; 40]].concat());
    let all: Vec<Vec<u8>> = (0..9).map(page).collect();
    let whole = [head(3), all.concat()].concat();
    let length = all[0].len();
    let mut damaged = whole.clone();
    // From the middle of the first message to the middle of the fourth, over the middle of the sixth to the ninth.
    let from = whole[20 + length / 2..20 + 3 * length + length / 2].to_vec();
    let to = 20 + 5 * length + length / 2 + 3;
    damaged[to..to + from.len()].copy_from_slice(&from);
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("db"), &damaged).unwrap();
    let mut seen = Vec::new();
    let segments = Segments::of(&dir.path().join("db")).unwrap();
    segments
        .each(0, &mut |_, event| {
            if let super::segments::Event::Message { message, .. } = event {
                seen.push(message.body.to_vec());
            }
            true
        })
        .unwrap();
    let expected: Vec<Vec<u8>> = all[..5].iter().map(|one| one[one.len() - 44..].to_vec()).collect();
    assert_eq!(seen, expected, "the first five only: what stands behind is a copy");
}

/// The story: a segment that nothing counts in any more is used again, and a crash comes before its new head is written
/// but after a later part. That is no damage, and refused no start before.
#[test]
fn a_segment_that_was_about_to_be_used_again_ends_where_the_new_messages_begin() {
    let page =
        |segment, number: u8| message(10, segment, 5, &[&[0, 1, b'k', 40][..], &[number; 40]].concat());
    let old: Vec<u8> = (0..20).flat_map(|number| page(1, number)).collect();
    let newer = [page(9, 90), page(9, 91)].concat();
    let mut used_again = [head(1), old].concat();
    let at = 20 + 5 * page(1, 0).len() + 7;
    used_again[at..at + newer.len()].copy_from_slice(&newer);
    let (gaps, end) = gaps_in(&used_again);
    assert_eq!(gaps, vec![]);
    assert_eq!(end, SEGMENT_BYTES as u64 + 20 + 5 * page(1, 0).len() as u64);
    // Where there is a segment of that number, a piece of it was written over this one.
    used_again.resize(SEGMENT_BYTES, 0);
    used_again.extend([head(9), page(9, 90)].concat());
    let (gaps, _) = gaps_in(&used_again);
    assert_eq!(gaps.len(), 1, "{gaps:?}");
}

/// The story: after 251 users and 5,964 memos the record of the counters was 24 bytes long, as is the place of a memo. It was
/// taken for the place of a memo called `counters`, its page for all of the index of ids, and a good store for
/// damaged.
#[test]
fn counters_as_long_as_the_place_of_a_memo_are_counters() {
    let dir = tempfile::tempdir().unwrap();
    let counters = Counters {
        next_user: 252,
        next_integration: 4,
        next_sequence: 6008,
        newest_created_at: Timestamp::from_millis(1_795_248_780_847),
        memos: 5964,
    };
    let sealed = seal(COUNTERS_KEY, &counters).unwrap();
    assert_eq!(sealed.len(), 24);
    let trees = Trees::open(dir.path(), 16 << 20).unwrap();
    let mut changes = Changes::new();
    changes.insert((TreeName::Meta, COUNTERS_KEY.to_vec()), Some(sealed));
    for id in ["aaa", "bbb"] {
        changes.insert((TreeName::MemoIds, id.as_bytes().to_vec()), Some(vec![1; 24]));
    }
    trees.write(changes).unwrap();
    drop(trees);
    files::settle(dir.path()).unwrap();
    assert_eq!(by_us(dir.path()), by_sled(dir.path()));
}

/// The story: a batch began in one segment and ended in the next, and the power went before it was synced. Of the new
/// segment the disk had kept a part and not the head: memod took that for damage and did not start.
#[test]
fn a_segment_whose_head_was_never_written_ends_the_log() {
    let dir = tempfile::tempdir().unwrap();
    let [lived, cut] = ["lived", "cut"].map(|name| dir.path().join(name));
    std::fs::create_dir(&cut).unwrap();
    let trees = Trees::open(&lived, 16 << 20).unwrap();
    let (mut before, mut now) = (Everything::new(), Everything::new());
    let mut next_head = [0; 20];
    let mut batch = 0_u32;
    while next_head == [0; 20] {
        before.clone_from(&now);
        let mut changes = Changes::new();
        for number in 0..20_u32 {
            let key = (TreeName::Memos, (batch * 20 + number).to_be_bytes().to_vec());
            now.insert(key.clone(), vec![batch as u8; 9_000]);
            changes.insert(key, Some(vec![batch as u8; 9_000]));
        }
        trees.write(changes).unwrap();
        let db = File::open(lived.join("db")).unwrap();
        let _ = db.read_at(&mut next_head, SEGMENT_BYTES as u64).unwrap();
        batch += 1;
    }
    for name in ["db", "conf"] {
        std::fs::copy(lived.join(name), cut.join(name)).unwrap();
    }
    drop(trees);
    let db = File::options().write(true).open(cut.join("db")).unwrap();
    db.write_all_at(&[0; 512], SEGMENT_BYTES as u64).unwrap();

    assert_eq!(loses_by_opening(&cut).unwrap(), None, "a power cut is no damage");
    let reading = Reading::of(&cut, None).unwrap();
    let end = reading.sled_stops_at().expect("the head that is missing");
    assert_eq!(Reading::of(&cut, Some(end)).unwrap().trouble(), None);
    assert_eq!(by_sled(&cut), before, "all batches but the one that was not synced");
}

/// The story: several threads of sled's write a large batch, of an import, to segments in any order. The power went when
/// what was behind the end of one segment was on the disk and that end was not: `check` called a good store damaged.
#[test]
fn a_segment_that_was_not_written_to_its_end_ends_the_log() {
    let written = |zeroed: fn(u64) -> std::ops::Range<u64>| {
        let dir = tempfile::tempdir().unwrap();
        let [lived, cut] = ["lived", "cut"].map(|name| dir.path().join(name));
        std::fs::create_dir(&cut).unwrap();
        let trees = Trees::open(&lived, 16 << 20).unwrap();
        let (mut expected, mut end) = (Everything::new(), 0);
        for (keys, byte) in [(0..100, 1), (1_000..2_000, 2)] {
            end = tail(&lived.join("db"), 0).unwrap().1;
            let mut changes = Changes::new();
            for number in keys {
                let key = (TreeName::Memos, u32::to_be_bytes(number).to_vec());
                if byte == 1 {
                    expected.insert(key.clone(), vec![byte; 9_000]);
                }
                changes.insert(key, Some(vec![byte; 9_000]));
            }
            trees.write(changes).unwrap();
        }
        for name in ["db", "conf"] {
            std::fs::copy(lived.join(name), cut.join(name)).unwrap();
        }
        drop(trees);
        let db = File::options().write(true).open(cut.join("db")).unwrap();
        let zeroed = zeroed(end);
        assert!(db.metadata().unwrap().len() > zeroed.end + 512, "something stands behind");
        db.write_all_at(&vec![0; (zeroed.end - zeroed.start) as usize], zeroed.start).unwrap();

        assert_eq!(loses_by_opening(&cut).unwrap(), None, "a power cut is no damage");
        let reading = Reading::of(&cut, None).unwrap();
        let stops = reading.sled_stops_at().expect("what is missing");
        assert_eq!(stops, zeroed.start);
        assert_eq!(Reading::of(&cut, Some(stops)).unwrap().trouble(), None);
        assert_eq!(by_sled(&cut), expected, "all but the batch that was not synced");
    };
    written(|end| end..SEGMENT_BYTES as u64);
    written(|_| SEGMENT_BYTES as u64..2 * SEGMENT_BYTES as u64);
}

/// The story: at a start sled writes a snapshot, and wipes the segments that nothing counts in by it. The power went when
/// the beginning of one was gone and the rest still there, in another life also before the snapshot had its name.
/// Both stores were called damaged, and the second did not start.
#[test]
fn a_segment_that_was_being_wiped_is_no_damage() {
    let dir = tempfile::tempdir().unwrap();
    let [lived, cut, older] = ["lived", "cut", "older"].map(|name| dir.path().join(name));
    let mut expected = Everything::new();
    let mut live = |keys: std::ops::Range<u32>, round: u8| {
        let trees = Trees::open(&lived, 16 << 20).unwrap();
        for first in keys.step_by(100) {
            for again in 0..=round {
                let mut changes = Changes::new();
                for number in first..first + 100 {
                    let key = (TreeName::Memos, number.to_be_bytes().to_vec());
                    expected.insert(key.clone(), vec![again; 9_000]);
                    changes.insert(key, Some(vec![again; 9_000]));
                }
                trees.write(changes).unwrap();
            }
        }
        drop(trees);
        files::settle(&lived).unwrap();
    };
    live(0..1_000, 0);
    live(5_000..5_100, 11);
    let before = read_all(&lived);
    let trees = Trees::open(&lived, 16 << 20).unwrap();
    let mut after = read_all(&lived);
    drop(trees);

    let (old, new) = (&before["db"], after.get_mut("db").unwrap());
    let mut wiped = 0;
    for at in (0..old.len().min(new.len()) - SEGMENT_BYTES).step_by(SEGMENT_BYTES) {
        if old[at..at + 20] != [0; 20] && new[at..at + 20] == [0; 20] {
            let rest = at + SEGMENT_BYTES / 2..at + SEGMENT_BYTES;
            new[rest.clone()].copy_from_slice(&old[rest]);
            wiped += 1;
        }
    }
    assert!(wiped > 0, "a start wiped what nobody needs");
    let is_snapshot = |name: &&String| name.starts_with("snap.");
    assert!(before.keys().filter(is_snapshot).ne(after.keys().filter(is_snapshot)));
    write_all(&cut, after.iter());
    let unnamed = after.iter().filter(|(name, _)| !is_snapshot(name));
    write_all(&older, unnamed.chain(before.iter().filter(|(name, _)| is_snapshot(name))));

    for store in [cut, older] {
        assert_eq!(loses_by_opening(&store).unwrap(), None, "{}", store.display());
        assert!(by_us(&store) == expected);
        assert!(by_sled(&store) == expected);
    }
}

fn read_all(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(directory).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|path| path.is_file());
    files
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read(&path).unwrap()))
        .collect()
}

fn write_all<'a>(directory: &Path, files: impl Iterator<Item = (&'a String, &'a Vec<u8>)>) {
    std::fs::create_dir(directory).unwrap();
    for (name, bytes) in files {
        std::fs::write(directory.join(name), bytes).unwrap();
    }
}

/// The story: the power went in the middle of the very first open, and of the files there were only the names. The store
/// was called damaged, and memod never started.
#[test]
fn files_that_were_never_written_are_no_damage() {
    let dir = tempfile::tempdir().unwrap();
    for (db, conf) in [(0, 0), (0, 63), (1251, 63)] {
        std::fs::write(dir.path().join("db"), vec![0; db]).unwrap();
        std::fs::write(dir.path().join("conf"), vec![0; conf]).unwrap();
        assert_eq!(loses_by_opening(dir.path()).unwrap(), None);
        let store = Store::open(dir.path(), StoreSettings::default()).unwrap();
        assert_eq!(store.stats().memos, 0);
        drop(store);
        files::settle(dir.path()).unwrap();
        std::fs::remove_dir_all(dir.path()).unwrap();
        std::fs::create_dir(dir.path()).unwrap();
    }
}

/// Any beginning of a store is as good as none, as far as it goes.
#[test]
fn a_store_that_was_cut_off_while_it_was_begun_opens() {
    let dir = tempfile::tempdir().unwrap();
    let [whole, cut] = ["whole", "cut"].map(|name| dir.path().join(name));
    std::fs::create_dir(&whole).unwrap();
    drop(Trees::open(&whole, 16 << 20).unwrap());
    files::settle(&whole).unwrap();
    let files = read_all(&whole);
    let end = files["db"].iter().rposition(|byte| *byte != 0).unwrap();
    for length in (0..end + 512).step_by(512) {
        write_all(&cut, files.iter().filter(|(name, _)| *name == "conf"));
        std::fs::write(cut.join("db"), &files["db"][..length.min(files["db"].len())]).unwrap();
        let refused = loses_by_opening(&cut).unwrap();
        assert_eq!(refused, None, "{length} bytes of {end}");
        assert_eq!(by_sled(&cut), Everything::new());
        std::fs::remove_dir_all(&cut).unwrap();
    }
}

/// The story: of a log that a disk had overwritten from end to end no record could be read. A start took it for one that was
/// never begun, and wrote into it.
#[test]
fn a_log_of_which_nothing_is_left_is_not_taken_for_none() {
    let dir = tempfile::tempdir().unwrap();
    let db = dir.path().join("db");
    let noise: Vec<u8> = (0..100_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    std::fs::write(&db, &noise).unwrap();
    assert!(Store::open(dir.path(), StoreSettings::default()).is_err());
    assert!(std::fs::read(&db).unwrap() == noise, "it is as it was");
    std::fs::write(&db, "").unwrap();
    std::fs::write(dir.path().join("reached"), "damaged, too").unwrap();
    assert!(Store::open(dir.path(), StoreSettings::default()).is_err());
    assert_eq!(std::fs::metadata(&db).unwrap().len(), 0);
}
