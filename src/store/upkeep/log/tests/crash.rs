use std::fs::File;
use std::os::unix::fs::FileExt;

use super::*;
use crate::store::upkeep::gently::loses_by_opening;

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

    // Only the wiping: what sled may have written since it was open comes after the snapshot has its name.
    let (mut db, opened) = (before["db"].clone(), &after["db"]);
    let mut wiped = 0;
    for at in (0..db.len().min(opened.len()) - SEGMENT_BYTES).step_by(SEGMENT_BYTES) {
        if db[at..at + 20] != [0; 20] && opened[at..at + 20] == [0; 20] {
            db[at..at + SEGMENT_BYTES / 2].fill(0);
            wiped += 1;
        }
    }
    after.insert("db".to_owned(), db);
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
