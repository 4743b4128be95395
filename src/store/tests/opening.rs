use super::*;
use crate::store::layout::FORMAT_KEY;

#[test]
fn a_store_that_is_closed_and_opened_again_holds_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let shopping = add_integration(&store, &user, "Shopping list");
    let kept = add(&store, NewMemo { integration: Some(shopping.number), ..memo(&user, "milk", 5) });
    drop(store);

    let store = open(dir.path());
    let directory = store.directory();
    let account = directory.account_named(&name("anna")).expect("anna is there");
    assert_eq!(account.user(), &user);
    assert_eq!(account.integration("Shopping list").map(|found| found.number), Some(shopping.number));
    assert_eq!(store.recent_memos(user.number, Some(shopping.number), 20).unwrap(), vec![kept.clone()]);
    assert_eq!(store.memo(&kept.id).unwrap(), Some(kept));
    assert_eq!(store.stats().memos, 1);
}

#[test]
fn a_store_opens_in_one_process_at_a_time_and_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let _store = open(dir.path());
    let second = Store::open(dir.path(), SETTINGS).expect_err("the lock is taken");
    assert!(matches!(second, OpenError::Locked), "{second}");
}

/// sled writes a snapshot when it opens, under a name ending in `.generating`, and reads a file of that name as if
/// it were whole. A crash at that moment, or a full disk, once made a good store unopenable.
#[test]
fn a_snapshot_that_was_cut_off_or_damaged_costs_nothing_but_time() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let kept = add(&store, memo(&user, "kept", 1));
    drop(store);
    drop(open(dir.path())); // the second opening writes the snapshot of the first
    let snapshots = || {
        let files = std::fs::read_dir(dir.path()).unwrap().map(|file| file.unwrap().path());
        files.filter(|path| path.to_string_lossy().contains("/snap.")).collect::<Vec<_>>()
    };
    assert_eq!(snapshots().len(), 1, "sled keeps its snapshot where this test damages it");
    assert!(open::is_whole_snapshot(&std::fs::read(&snapshots()[0]).unwrap()), "a whole one is left alone");

    std::fs::write(dir.path().join("snap.0000000000000FFF.generating"), b"half a snapsh").unwrap();
    assert_eq!(open(dir.path()).memo(&kept.id).unwrap().as_ref(), Some(&kept));
    for snapshot in snapshots() {
        let mut bytes = std::fs::read(&snapshot).unwrap();
        bytes.iter_mut().for_each(|byte| *byte ^= 0x55);
        std::fs::write(snapshot, bytes).unwrap();
    }
    assert_eq!(open(dir.path()).memo(&kept.id).unwrap().as_ref(), Some(&kept));
}

#[test]
fn a_store_of_a_newer_format_is_refused_with_a_sentence() {
    let dir = tempfile::tempdir().unwrap();
    drop(open(dir.path()));
    let trees = open::open_trees(dir.path(), &SETTINGS).unwrap().trees;
    trees.write([((TreeName::Meta, FORMAT_KEY.to_vec()), Some(9u32.to_be_bytes().to_vec()))].into()).unwrap();
    drop(trees);
    let error = Store::open(dir.path(), SETTINGS).expect_err("format 9 is unknown");
    assert!(matches!(error, OpenError::Newer { found: 9, known: 1 }), "{error}");
}

#[test]
fn a_store_with_bytes_in_it_that_are_no_store_is_refused_with_one_line() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    for number in 0..2000 {
        drop(store.add_memo(memo(
            &user,
            "a memo of some length so that there is something to damage",
            number,
        )));
    }
    drop(store);
    let db = dir.path().join("db");
    let mut bytes = std::fs::read(&db).unwrap();
    let middle = bytes.len() / 2;
    bytes[1000..middle].iter_mut().step_by(7).for_each(|byte| *byte ^= 0x5a);
    std::fs::write(&db, bytes).unwrap();
    if let Err(error) = Store::open(dir.path(), SETTINGS) {
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
        assert!(error.to_string().contains("memod restore DIR"), "{error}");
    }
}
