use super::*;

#[test]
fn a_sync_that_failed_ends_acknowledgements_for_good() {
    let dir = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_fake_disk(dir.path());
    let user = store.add_user(anna()).wait().unwrap();
    let acknowledged = add(&store, memo(&user, "kept", 1));
    let failures = store.failures();
    assert!(!*failures.borrow());

    disk.broken.store(true, Ordering::SeqCst);
    assert_eq!(store.add_memo(memo(&user, "perhaps", 2)).wait(), Err(StoreError::Failed));
    let syncs = disk.syncs.load(Ordering::SeqCst);
    disk.broken.store(false, Ordering::SeqCst);
    assert_eq!(
        store.add_memo(memo(&user, "too late", 3)).wait(),
        Err(StoreError::Failed),
        "a mended disk changes nothing"
    );
    assert_eq!(disk.syncs.load(Ordering::SeqCst), syncs, "a failed sync is never tried again");
    assert_eq!(store.ready(), Err(StoreError::Failed));
    assert!(*failures.borrow(), "the server is told");
    drop(store);

    let memos = open(dir.path()).recent_memos(user.number, None, 20).unwrap();
    assert!(memos.contains(&acknowledged), "what was acknowledged is there");
    assert!(!texts(&memos).contains(&"too late"), "what was refused outright is not");
}

#[test]
fn a_full_disk_refuses_writes_and_goes_on_reading_and_recovers() {
    let dir = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_fake_disk(dir.path());
    let user = store.add_user(anna()).wait().unwrap();
    add(&store, memo(&user, "before", 1));

    disk.full.store(true, Ordering::SeqCst);
    assert_eq!(store.add_memo(memo(&user, "refused", 2)).wait(), Err(StoreError::Full));
    assert_eq!(store.ready(), Err(StoreError::Full));
    assert_eq!(texts(&store.recent_memos(user.number, None, 20).unwrap()), ["before"]);

    disk.full.store(false, Ordering::SeqCst);
    assert_eq!(store.ready(), Ok(()));
    add(&store, memo(&user, "after", 3));
    assert_eq!(texts(&store.recent_memos(user.number, None, 20).unwrap()), ["after", "before"]);
}

/// Every poller would have waited for Argon2 once more, all at the same time.
#[test]
fn a_store_that_is_opened_anew_when_there_is_room_knows_its_keys_again() {
    let dir = tempfile::tempdir().unwrap();
    let (store, _disk) = store_on_fake_disk(dir.path());
    let user = store.add_user(anna()).wait().unwrap();
    let key = store.add_key(key_of(&user, 1)).wait().unwrap();
    let known = || store.directory().key(&key.id).unwrap().known.mark().copied();
    store.directory().key(&key.id).unwrap().known.learn([7; 32]);
    let before = store.directory().revision();

    // As when sled finds no room that the look before it had seen.
    store.inner.shared.run_out_of_room();
    add(&store, memo(&user, "after", 1));
    assert!(store.directory().revision() > before, "it was opened anew");
    assert_eq!(known(), Some([7; 32]));
}

/// A key that leaked stayed good for as long as some other program had filled the disk.
#[test]
fn a_key_is_revoked_on_a_full_disk_in_blocks_that_the_store_has_already() {
    let dir = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_fake_disk(dir.path());
    let user = store.add_user(anna()).wait().unwrap();
    let key = store.add_key(key_of(&user, 1)).wait().unwrap();
    let other = store.add_key(key_of(&user, 2)).wait().unwrap();

    disk.full.store(true, Ordering::SeqCst);
    assert_eq!(store.revoke_key(key.id, at(5)).wait(), Err(StoreError::Full), "no blocks are ahead");
    disk.ahead.store(12 << 20, Ordering::SeqCst);
    // Together with a memo, which is refused.
    let refused = store.add_memo(memo(&user, "refused", 2));
    let revoked = store.revoke_key(key.id, at(5)).wait().unwrap();
    assert_eq!((refused.wait(), revoked.revoked_at), (Err(StoreError::Full), Some(at(5))));
    assert!(store.rotate_key(other.id, key_of(&user, 3), at(6)).wait().is_ok());
    assert_eq!(store.add_key(key_of(&user, 4)).wait(), Err(StoreError::Full));
    drop(store);

    let store = open(dir.path());
    let directory = store.directory();
    let kept = |id| directory.key(&id).map(|entry| (entry.key.revoked_at, entry.key.expires_at));
    assert_eq!(kept(key.id), Some((Some(at(5)), None)));
    assert_eq!(kept(other.id), Some((None, Some(at(6)))));
}

/// On a disk that another program filled between the look and the write, sled's `flush` once waited for ever on a
/// write that had failed, and every client with it.
#[test]
fn a_write_that_never_comes_back_ends_acknowledgements_and_nobody_waits_for_ever() {
    let dir = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_fake_disk(dir.path());
    let user = store.add_user(anna()).wait().unwrap();
    disk.hangs.store(true, Ordering::SeqCst);
    let stuck = store.add_memo(memo(&user, "stuck", 1));
    std::thread::sleep(Duration::from_millis(300));
    let queued = store.add_memo(memo(&user, "behind it", 2));
    assert_eq!(stuck.wait(), Err(StoreError::Failed));
    assert_eq!(queued.wait(), Err(StoreError::Failed));
    assert_eq!(store.add_memo(memo(&user, "later", 3)).wait(), Err(StoreError::Failed));
    assert!(*store.failures().borrow(), "the server is told");

    disk.hangs.store(false, Ordering::SeqCst);
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(store.ready(), Err(StoreError::Failed), "a write that comes back after all changes nothing");
}

/// sled never syncs the files under `blobs/`. With its own segment size a leaf of long memos went there, and a
/// power cut could have taken memos that were acknowledged long before.
#[test]
fn nothing_that_may_be_kept_makes_sled_write_a_file_that_it_does_not_sync() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let long = "x".repeat(crate::model::MAX_TEXT_BYTES);
    let kept: Vec<Memo> = (0..300).map(|number| add(&store, memo(&user, &long, number))).collect();
    for number in 0..600 {
        let id = format!("{number:03}{}", "字".repeat(197));
        drop(store.add_integration(NewIntegration {
            user: user.number,
            id: name(&id),
            trigger: name(&id),
            format_type: FormatType::PlainText,
        }));
    }
    for removed in kept.iter().step_by(3) {
        store.remove_memo(removed.id.clone()).wait().unwrap();
    }
    for moment in 0..300 {
        drop(store.add_memo(memo(&user, &long, 1000 + moment)));
        assert_eq!(store.recent_memos(user.number, None, 20).unwrap().len(), 20);
    }
    add(&store, memo(&user, "last", 5000));
    drop(store);
    let blobs = std::fs::read_dir(dir.path().join("blobs")).unwrap().count();
    assert_eq!(blobs, 0, "pages went to files that are not synced");
}

#[test]
fn the_real_disk_has_the_blocks_of_the_next_batch_before_it_is_written() {
    use std::os::unix::fs::MetadataExt;
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    for number in 0..200 {
        drop(store.add_memo(memo(&user, &"x".repeat(20_000), number)));
    }
    add(&store, memo(&user, "last", 300));
    let db = std::fs::metadata(dir.path().join("db")).unwrap();
    assert!(db.blocks() * 512 >= db.len() + (2 << 20), "{} blocks for {} bytes", db.blocks(), db.len());
}

#[test]
fn nothing_is_acknowledged_before_the_disk_was_synced() {
    let dir = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_fake_disk(dir.path());
    let user = store.add_user(anna()).wait().unwrap();
    for number in 0..10 {
        let before = disk.syncs.load(Ordering::SeqCst);
        add(&store, memo(&user, "one by one", number));
        assert!(
            disk.syncs.load(Ordering::SeqCst) > before,
            "each acknowledgement follows a sync of its own batch"
        );
    }
}

/// A file system turned read-only under a server: the failed `fdatasync` was told as it should be, but sled syncs once more
/// when its last handle goes, and panicked there. The process ended with a panic and code 101 instead of its sentence.
#[test]
fn a_store_whose_disk_is_gone_closes_without_a_panic_and_says_that_it_was_not_synced() {
    let dir = tempfile::tempdir().unwrap();
    let trees = super::trees::Trees::open(dir.path(), 1 << 20).unwrap();
    assert!(trees.close(), "on a good disk it says so");
    let closed = super::trees::let_go(PanicsWhenDropped);
    assert!(!closed, "what sled does on a bad one is told and goes no further");
}

struct PanicsWhenDropped;

impl Drop for PanicsWhenDropped {
    fn drop(&mut self) {
        panic!("as sled does when its last sync fails");
    }
}
