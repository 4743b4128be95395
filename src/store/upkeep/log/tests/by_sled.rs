use proptest::prelude::*;

use super::*;

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
