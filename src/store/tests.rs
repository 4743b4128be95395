use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use proptest::prelude::*;

use super::layout::{FORMAT_KEY, TreeName};
use super::*;
use crate::model::{ApiKey, FormatType, Language, Memo, MemoId, Name, Scope, Timestamp, User};

const SETTINGS: StoreSettings = StoreSettings {
    cache_bytes: 16 << 20,
    reserve_bytes: 1000,
    patience: Duration::from_secs(2),
    batch_jobs: 1024,
};

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis)
}

fn anna() -> NewUser {
    NewUser { name: name("anna"), time_zone: chrono_tz::UTC, language: Language::En, created_at: at(1) }
}

fn open(path: &Path) -> Store {
    Store::open(path, SETTINGS).expect("the store opens")
}

fn store_with_anna(path: &Path) -> (Store, User) {
    let store = open(path);
    let user = store.add_user(anna()).wait().unwrap();
    (store, user)
}

fn add_integration(store: &Store, user: &User, id: &str) -> crate::model::Integration {
    let new = NewIntegration {
        user: user.number,
        id: name(id),
        trigger: name(id),
        format_type: FormatType::PlainText,
    };
    store.add_integration(new).wait().unwrap()
}

fn memo(user: &User, text: &str, now: i64) -> NewMemo {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let mut random = [0; 10];
    random[..8].copy_from_slice(&NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes());
    NewMemo {
        user: user.number,
        integration: None,
        text: text.to_owned(),
        recorded_at: at(now),
        time_zone: chrono_tz::UTC,
        language: None,
        now: at(now),
        random,
        once_only: None,
    }
}

fn once(key: &str, fingerprint: u8) -> Option<OnceOnly> {
    Some(OnceOnly { key: key.to_owned(), fingerprint: [fingerprint; 32] })
}

fn add(store: &Store, new: NewMemo) -> Memo {
    match store.add_memo(new).wait().unwrap() {
        Added::New(memo) | Added::Known(memo) => memo,
    }
}

fn key_of(user: &User, number: u32) -> ApiKey {
    ApiKey {
        id: format!("abcDEF{number:06}").parse().unwrap(),
        user: user.number,
        name: name("n8n"),
        scopes: [Scope::Automation].into_iter().collect(),
        hash: "h".to_owned(),
        created_at: at(1),
        expires_at: None,
        revoked_at: None,
    }
}

fn texts(memos: &[Memo]) -> Vec<&str> {
    memos.iter().map(|memo| memo.text.as_str()).collect()
}

/// A disk that can be filled and broken.
#[derive(Default)]
struct FakeDisk {
    full: AtomicBool,
    ahead: AtomicU64,
    broken: AtomicBool,
    hangs: AtomicBool,
    syncs: AtomicU64,
}

impl Disk for Arc<FakeDisk> {
    fn room(&self) -> io::Result<Room> {
        let free = if self.full.load(Ordering::SeqCst) { 10 } else { u64::MAX };
        Ok(Room { free, ahead: self.ahead.load(Ordering::SeqCst) })
    }

    fn sync(&self) -> io::Result<()> {
        while self.hangs.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(10));
        }
        self.syncs.fetch_add(1, Ordering::SeqCst);
        if self.broken.load(Ordering::SeqCst) { Err(io::Error::other("EIO")) } else { Ok(()) }
    }
}

fn store_on_fake_disk(path: &Path) -> (Store, Arc<FakeDisk>) {
    let disk = Arc::new(FakeDisk::default());
    let theirs = Arc::clone(&disk);
    (Store::open_on(path, SETTINGS, move |_| Ok(Box::new(theirs))).unwrap(), disk)
}

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
fn the_newest_memos_come_first_and_no_more_than_asked_for() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    for number in 0..30 {
        add(&store, memo(&user, &number.to_string(), number));
    }
    let newest = store.recent_memos(user.number, None, 20).unwrap();
    let expected: Vec<String> = (10..30).rev().map(|number| number.to_string()).collect();
    assert_eq!(texts(&newest), expected);
}

/// A Raspberry Pi has no clock battery: after a restart its clock may stand in the past until NTP answers. A memo
/// taken then must still be the newest.
#[test]
fn a_clock_that_steps_back_does_not_reorder_memos() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let first = add(&store, memo(&user, "first", 1_000_000));
    let second = add(&store, memo(&user, "second", 5));
    drop(store);
    let store = open(dir.path());
    let third = add(&store, memo(&user, "third", 6));
    assert_eq!([second.created_at, third.created_at], [first.created_at; 2]);
    assert_eq!(texts(&store.recent_memos(user.number, None, 20).unwrap()), ["third", "second", "first"]);
}

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

#[test]
fn a_refused_change_leaves_no_trace_in_the_batch_it_shared() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let good = add_integration(&store, &user, "good");
    // Many at once, so that refused and accepted changes meet in one batch.
    let tickets: Vec<_> = (0..300)
        .map(|number| {
            let id = if number % 3 == 0 { "good".to_owned() } else { format!("new {number}") };
            let new = NewIntegration {
                user: user.number,
                id: name(&id),
                trigger: name("x"),
                format_type: FormatType::PlainText,
            };
            (number, store.add_integration(new))
        })
        .collect();
    for (number, ticket) in tickets {
        let expected = if number % 3 == 0 { Err(StoreError::Taken(Noun::Integration)) } else { Ok(()) };
        assert_eq!(ticket.wait().map(|_| ()), expected, "change {number}");
    }
    drop(store);
    let directory = open(dir.path()).directory();
    let account = directory.account(user.number).unwrap();
    assert_eq!(account.integrations().len(), 201);
    assert_eq!(account.integration("good").map(|found| found.as_ref()), Some(&good));
}

#[test]
fn an_idempotency_key_stands_for_its_memo_for_a_day() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let sent = |now, fingerprint| {
        store.add_memo(NewMemo { once_only: once("k", fingerprint), ..memo(&user, "milk", now) }).wait()
    };
    let Ok(Added::New(first)) = sent(0, 1) else { panic!("the first is new") };
    assert_eq!(sent(DAY - 1, 1), Ok(Added::Known(first.clone())));
    assert_eq!(sent(DAY - 1, 2), Err(StoreError::IdempotencyConflict));
    let Ok(Added::New(second)) = sent(DAY, 2) else { panic!("after a day the key is free") };
    assert_ne!(first.id, second.id);

    assert_eq!(store.forget_idempotency(at(DAY + 1)).wait(), Ok(true));
    assert_eq!(
        sent(DAY + 2, 2),
        Ok(Added::Known(second.clone())),
        "the second day is not swept with the first"
    );
    store.remove_memo(second.id).wait().unwrap();
    assert_eq!(
        sent(DAY + 3, 2),
        Err(StoreError::IdempotencyGone),
        "what a person removed is not brought back by a retry"
    );
    assert_eq!(store.forget_idempotency(at(3 * DAY)).wait(), Ok(true));
    assert!(matches!(sent(3 * DAY, 1), Ok(Added::New(_))));
}

#[test]
fn the_memos_of_a_removed_integration_go_to_the_inbox_even_if_a_crash_cut_the_removal_off() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let notes = add_integration(&store, &user, "Notes");
    let kept: Vec<Memo> = (0..1200)
        .map(|number| store.add_memo(NewMemo { integration: Some(notes.number), ..memo(&user, "x", number) }))
        .map(|ticket| match ticket.wait() {
            Ok(Added::New(memo)) => memo,
            other => panic!("{other:?}"),
        })
        .collect();
    let before = store.place_version(Some(notes.number));
    store.remove_integration(user.number, name("Notes")).wait().unwrap();
    assert!(store.place_version(Some(notes.number)) > before, "the finished list is out of date");
    drop(store); // the chore was not begun: as after a crash

    let store = open(dir.path());
    let inbox = store.recent_memos(user.number, None, 5000).unwrap();
    assert_eq!(inbox.len(), kept.len());
    assert!(
        inbox.iter().rev().zip(&kept).all(|(found, kept)| found.id == kept.id),
        "in the order of acceptance"
    );
    assert_eq!(store.recent_memos(user.number, Some(notes.number), 1).unwrap(), []);
    assert_eq!(store.memo(&kept[7].id).unwrap().map(|memo| memo.integration), Some(None));
    assert_eq!(store.stats().memos, 1200);
}

#[test]
fn a_removed_user_leaves_nothing_behind() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let notes = add_integration(&store, &user, "Notes");
    let key = key_of(&user, 1);
    store.add_key(key.clone()).wait().unwrap();
    store.directory().key(&key.id).unwrap().used(at(9));
    store.save_key_uses().wait().unwrap();
    for number in 0..700 {
        let place = Some(notes.number).filter(|_| number % 2 == 0);
        let once_only = once(&format!("k{number}"), 1);
        drop(store.add_memo(NewMemo { integration: place, once_only, ..memo(&user, "x", number) }));
    }
    store.remove_user(name("anna")).wait().unwrap();
    store.finish_chores().unwrap();
    assert!(store.directory().key(&key.id).is_none());
    assert_eq!(store.stats().memos, 0);
    drop(store);
    let trees = open::open_trees(dir.path(), &SETTINGS).unwrap().trees;
    for tree in TreeName::ALL.into_iter().filter(|tree| *tree != TreeName::Meta) {
        assert_eq!(trees.scan(tree, b"").count(), 0, "{} is empty", tree.as_str());
    }
}

#[test]
fn a_moved_memo_keeps_its_id_and_its_age() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let notes = add_integration(&store, &user, "Notes");
    let old = add(&store, memo(&user, "old", 1));
    add(&store, NewMemo { integration: Some(notes.number), ..memo(&user, "new", 2) });
    store.move_memo(old.id.clone(), notes.number).wait().unwrap();
    assert_eq!(texts(&store.recent_memos(user.number, Some(notes.number), 20).unwrap()), ["new", "old"]);
    assert_eq!(store.recent_memos(user.number, None, 20).unwrap(), []);
    let unknown: MemoId = "nobody".parse().unwrap();
    assert_eq!(store.move_memo(unknown, notes.number).wait(), Err(StoreError::Unknown(Noun::Memo)));
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// The model is a plain list: whatever is done, in whatever batches, the store and the list agree.
    #[test]
    fn any_sequence_of_changes_leaves_what_a_plain_list_would(steps in prop::collection::vec((0u8..4, 0usize..40, 0i64..1000), 1..120)) {
        let dir = tempfile::tempdir().unwrap();
        let (store, user) = store_with_anna(dir.path());
        let notes = add_integration(&store, &user, "Notes");
        let mut model: Vec<Memo> = Vec::new();
        for (kind, pick, now) in steps {
            let picked = (!model.is_empty()).then(|| pick % model.len().max(1));
            match (kind, picked) {
                (0, Some(index)) => {
                    let gone = model.remove(index);
                    store.remove_memo(gone.id).wait().unwrap();
                }
                (1, Some(index)) => {
                    model[index].integration = Some(notes.number);
                    store.move_memo(model[index].id.clone(), notes.number).wait().unwrap();
                }
                _ => model.push(add(&store, memo(&user, &format!("{now}"), now))),
            }
        }
        drop(store);
        let store = open(dir.path());
        for place in [None, Some(notes.number)] {
            let expected: Vec<&Memo> = model.iter().rev().filter(|memo| memo.integration == place).collect();
            let found = store.recent_memos(user.number, place, 1000).unwrap();
            prop_assert_eq!(found.iter().collect::<Vec<_>>(), expected);
        }
        prop_assert_eq!(store.stats().memos, model.len() as u64);
        prop_assert_eq!(store.memo_places().unwrap().len(), model.len());
    }
}

#[test]
fn of_many_memos_those_are_moved_that_stand_where_they_stood_and_whose_place_is_there() {
    let dir = tempfile::tempdir().unwrap();
    let (store, user) = store_with_anna(dir.path());
    let (notes, gone) = (add_integration(&store, &user, "Notes"), add_integration(&store, &user, "Gone"));
    for text in ["one", "two", "three", "four"] {
        add(&store, memo(&user, text, 10));
    }
    let standings = store.standings(user.number, true).unwrap();
    let standing = |text: &str| {
        let stands =
            |at: &&Standing| store.memo_standing(**at).unwrap().is_some_and(|memo| memo.text == text);
        *standings.iter().find(stands).unwrap()
    };
    let all = ["one", "two", "three", "four"].map(standing);
    assert_eq!(standings, all.iter().rev().copied().collect::<Vec<_>>(), "newest first");
    let two = store.memo_standing(all[1]).unwrap().unwrap();
    store.move_memo(two.id, notes.number).wait().unwrap();
    store.remove_integration(user.number, name("Gone")).wait().unwrap();
    let version = store.place_version(Some(notes.number));
    let asked =
        vec![(all[0], notes.number), (all[1], notes.number), (all[2], gone.number), (all[0], notes.number)];
    assert_eq!(store.move_memos(asked).wait().unwrap(), [true, false, false, false]);
    assert_ne!(store.place_version(Some(notes.number)), version, "a finished list is out of date");
    assert_eq!(store.memo_standing(all[0]).unwrap(), None);
    assert_eq!(texts(&store.recent_memos(user.number, Some(notes.number), 9).unwrap()), ["two", "one"]);
    assert_eq!(texts(&store.recent_memos(user.number, None, 9).unwrap()), ["four", "three"]);
    assert_eq!(store.standings(user.number, false).unwrap().len(), 4);
    assert_eq!(store.stats().memos, 4);
}

/// A list that was made while a memo was being written may lack it, while another one, made a moment later, holds it already:
/// neither may be kept as the answer of a version.
#[test]
fn what_is_read_while_a_place_is_written_is_right_for_no_version_of_it() {
    let dir = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_fake_disk(dir.path());
    let user = store.add_user(anna()).wait().unwrap();
    let is_exact = |version: u64| {
        let mut exact = None;
        store.while_settled(None, version, |is_exact| exact = Some(is_exact));
        exact.unwrap()
    };
    let before = store.place_version(None);
    assert!(is_exact(before));

    disk.hangs.store(true, Ordering::SeqCst);
    let ticket = store.add_memo(memo(&user, "on its way", 1));
    let begun = (0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        !is_exact(before)
    });
    assert!(begun, "while it is written nothing is right for the version before");
    assert_eq!(store.place_version(None), before, "the last version that is settled");
    disk.hangs.store(false, Ordering::SeqCst);
    ticket.wait().unwrap();
    let after = store.place_version(None);
    assert!(after > before, "what was acknowledged is in no list of the version before");
    assert!(is_exact(after) && !is_exact(before));
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
