use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::walk::{Piece, Walk};
use super::*;
use crate::model::{
    ApiKey, FormatType, Integration, Language, Memo, MemoId, Name, Scope, Timestamp, User, UserNumber,
};
use crate::store::layout::{
    COUNTERS_KEY, MemoKey, TreeName, idempotency_key, integration_key, memo_id_key, user_key,
};
use crate::store::open::{self, open_raw};
use crate::store::record::{Counters, seal, unseal};
use crate::store::{
    Added, IntegrationEdit, NewIntegration, NewMemo, NewUser, OnceOnly, Store, StoreSettings,
};

const SETTINGS: StoreSettings = StoreSettings {
    cache_bytes: 16 << 20,
    reserve_bytes: 1000,
    patience: Duration::from_secs(10),
    batch_jobs: 1024,
};

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis)
}

fn go_on(_: u64, _: u64) -> bool {
    true
}

fn memo(user: &User, integration: Option<&Integration>, text: &str) -> NewMemo {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let mut random = [0; 10];
    random[..8].copy_from_slice(&number.to_be_bytes());
    NewMemo {
        user: user.number,
        integration: integration.map(|integration| integration.number),
        text: text.to_owned(),
        recorded_at: at(5),
        time_zone: chrono_tz::UTC,
        language: None,
        now: at(1_763_600_000_000),
        random,
        once_only: None,
    }
}

fn kept(added: Added) -> Memo {
    match added {
        Added::New(memo) | Added::Known(memo) => memo,
    }
}

/// A store with something in every tree, closed; and what is in it.
struct Sample {
    dir: tempfile::TempDir,
    user: User,
    notes: Integration,
    key: ApiKey,
    memos: Vec<Memo>,
}

impl Sample {
    fn new() -> Self {
        Sample::with(40)
    }

    fn with(memos: usize) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(&dir.path().join("store"), SETTINGS).unwrap();
        let add = |user: &str| {
            let (time_zone, language) = (chrono_tz::UTC, Language::En);
            let new = NewUser { name: name(user), time_zone, language, created_at: at(1) };
            store.add_user(new).wait().unwrap()
        };
        let user = add("anna");
        add("bert");
        let (id, trigger) = (name("Notes"), name("note"));
        let new = NewIntegration { user: user.number, id, trigger, format_type: FormatType::PlainText };
        let notes = store.add_integration(new).wait().unwrap();
        let key = ApiKey {
            id: "abcDEF123456".parse().unwrap(),
            user: user.number,
            name: name("n8n"),
            scopes: [Scope::Automation].into_iter().collect(),
            hash: "h".to_owned(),
            created_at: at(1),
            expires_at: None,
            revoked_at: None,
        };
        store.add_key(key.clone()).wait().unwrap();
        store.directory().key(&key.id).unwrap().used(at(9));
        store.save_key_uses().wait().unwrap();
        let tickets: Vec<_> = (0..memos)
            .map(|number| {
                let place = (number % 2 == 0).then_some(&notes);
                let once = OnceOnly { key: format!("key {number}"), fingerprint: [1; 32] };
                store.add_memo(NewMemo {
                    once_only: (number % 4 == 0).then_some(once),
                    ..memo(&user, place, &format!("memo {number} {}", "x".repeat(number % 50 * 20)))
                })
            })
            .collect();
        let memos = tickets.into_iter().map(|ticket| kept(ticket.wait().unwrap())).collect();
        drop(store);
        Sample { dir, user, notes, key, memos }
    }

    fn store(&self) -> PathBuf {
        self.dir.path().join("store")
    }

    fn check(&self) -> CheckReport {
        check_closed(&self.store(), &mut go_on).unwrap()
    }

    fn save(&self) -> SaveReport {
        save(&self.store(), &self.saved(), &mut go_on).unwrap()
    }

    fn saved(&self) -> PathBuf {
        self.dir.path().join("saved")
    }

    /// Changes what stands under a key behind memod's back.
    fn plant(&self, tree: TreeName, key: &[u8], change: impl FnOnce(Option<Vec<u8>>) -> Option<Vec<u8>>) {
        let trees = open_raw(&self.store()).unwrap();
        let before = trees.get(tree, key).unwrap().map(|value| value.to_vec());
        trees.write([((tree, key.to_vec()), change(before))].into()).unwrap();
        drop(trees);
        files::settle(&self.store()).unwrap();
    }

    fn damage(&self, tree: TreeName, key: &[u8]) {
        self.plant(tree, key, |value| {
            let mut value = value.expect("there is a record to damage");
            let middle = value.len() / 2;
            value[middle] ^= 0x10;
            Some(value)
        });
    }

    fn memo_key(&self, number: usize) -> MemoKey {
        let memo = &self.memos[number];
        MemoKey::new(memo.user, memo.integration, memo.created_at, memo.sequence)
    }
}

/// All memos of a store that opens, by their ids.
fn memos_of(store: &Path) -> BTreeMap<MemoId, Memo> {
    let store = Store::open(store, SETTINGS).unwrap();
    let places = store.memo_places().unwrap();
    let memos: Vec<Memo> = store.memos_at(&places).collect::<Result<_, _>>().unwrap();
    memos.into_iter().map(|memo| (memo.id.clone(), memo)).collect()
}

fn by_id(memos: &[Memo]) -> BTreeMap<MemoId, Memo> {
    memos.iter().map(|memo| (memo.id.clone(), memo.clone())).collect()
}

#[test]
fn a_good_store_is_found_whole_and_counted() {
    let sample = Sample::new();
    let report = sample.check();
    assert!(report.whole, "{report:?}");
    let CheckReport { users, keys, integrations, memos, idempotency_keys, .. } = report;
    assert_eq!((users, keys, integrations, memos, idempotency_keys), (2, 1, 1, 40, 10));
}

#[test]
fn a_removal_that_is_not_finished_is_no_damage() {
    let sample = Sample::new();
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    store.remove_integration(sample.user.number, name("Notes")).wait().unwrap();
    drop(store);
    let report = sample.check();
    assert!(report.whole, "{report:?}");
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    store.remove_user(name("anna")).wait().unwrap();
    drop(store);
    let report = sample.check();
    assert!(report.whole, "{report:?}");
    assert_eq!(sample.save().saved.memos, 0, "and what is being removed is not saved");
}

/// What is planted, what the check calls it, and how many memos are lost by it.
type Planting = (&'static str, fn(&Sample), &'static str, usize);

const PLANTINGS: &[Planting] = &[
    ("a user", |s| s.damage(TreeName::Users, &user_key(s.user.number)), "user", 0),
    ("a missing user", |s| s.plant(TreeName::Users, &user_key(s.user.number), |_| None), "memo", 0),
    ("a key", |s| s.damage(TreeName::ApiKeys, s.key.id.as_str().as_bytes()), "apiKey", 0),
    ("a key's use", |s| s.damage(TreeName::KeyUsage, s.key.id.as_str().as_bytes()), "keyUse", 0),
    (
        "an integration",
        |s| s.damage(TreeName::Integrations, &integration_key(s.user.number, &s.notes.id)),
        "integration",
        0,
    ),
    (
        "a missing integration",
        |s| s.plant(TreeName::Integrations, &integration_key(s.user.number, &s.notes.id), |_| None),
        "memo",
        0,
    ),
    ("a memo", |s| s.damage(TreeName::Memos, s.memo_key(7).as_bytes()), "memo", 1),
    ("a missing memo", |s| s.plant(TreeName::Memos, s.memo_key(8).as_bytes(), |_| None), "memo", 1),
    ("a cut memo", |s| s.plant(TreeName::Memos, s.memo_key(9).as_bytes(), |_| Some(Vec::new())), "memo", 1),
    (
        "a missing index entry",
        |s| s.plant(TreeName::MemoIds, memo_id_key(&s.memos[3].id), |_| None),
        "memo",
        0,
    ),
    (
        "an index entry to another memo",
        |s| {
            let other = s.memo_key(4).as_bytes().to_vec();
            s.plant(TreeName::MemoIds, memo_id_key(&s.memos[3].id), |_| Some(other));
        },
        "memo",
        0,
    ),
    (
        "an index entry that is none",
        |s| s.plant(TreeName::MemoIds, b"no id!", |_| Some(vec![1])),
        "memoId",
        0,
    ),
    (
        "an Idempotency-Key",
        |s| s.damage(TreeName::Idempotency, &idempotency_key(s.user.number, "key 4")),
        "idempotency",
        0,
    ),
    (
        "an age without its Idempotency-Key",
        |s| s.plant(TreeName::Idempotency, &idempotency_key(s.user.number, "key 4"), |_| None),
        "idempotencyAge",
        0,
    ),
    ("an age", |s| s.plant(TreeName::IdempotencyAge, b"x", |_| Some(Vec::new())), "idempotencyAge", 0),
    ("a chore", |s| s.plant(TreeName::Chores, b"dishes", |_| Some(Vec::new())), "chore", 0),
    ("the counters", |s| s.damage(TreeName::Meta, COUNTERS_KEY), "meta", 0),
    ("missing counters", |s| s.plant(TreeName::Meta, COUNTERS_KEY, |_| None), "counters", 0),
    (
        "a wrong number of memos",
        |s| {
            s.plant(TreeName::Meta, COUNTERS_KEY, |value| {
                let counters: Counters = unseal(COUNTERS_KEY, &value.unwrap()).unwrap();
                Some(seal(COUNTERS_KEY, &Counters { memos: 7, ..counters }).unwrap())
            });
        },
        "counters",
        0,
    ),
    (
        "numbers that would be given twice",
        |s| {
            let memos = s.memos.len() as u64;
            let again = Counters { memos, ..Counters::EMPTY };
            s.plant(TreeName::Meta, COUNTERS_KEY, |_| Some(seal(COUNTERS_KEY, &again).unwrap()));
        },
        "counters",
        0,
    ),
    ("an unknown record", |s| s.plant(TreeName::Meta, b"mystery", |_| Some(vec![1])), "meta", 0),
];

#[test]
fn damage_in_every_tree_is_found_and_the_rest_is_saved() {
    for (what, plant, kind, lost) in PLANTINGS {
        let sample = Sample::new();
        plant(&sample);
        let report = sample.check();
        assert!(!report.whole, "{what} should be found");
        assert!(report.damage.iter().any(|finding| finding.kind == *kind), "{what}: {:?}", report.damage);
        assert_eq!(report.damage_count as usize, report.damage.len(), "{what}");
        for finding in &report.damage {
            assert!(!finding.to_string().contains("xxx"), "no text of a memo is told: {finding}");
        }

        let saving = sample.save();
        assert_eq!(saving.found, report, "{what}: saving finds the same");
        assert!(saving.saved.whole, "{what}: what was saved is whole: {:?}", saving.saved);
        let saved = memos_of(&sample.saved().join("store"));
        assert_eq!(saved.len(), sample.memos.len() - lost, "{what}: all but {lost} memos are saved");
        for memo in &sample.memos {
            if let Some(found) = saved.get(&memo.id) {
                let placed = Memo { integration: found.integration, ..memo.clone() };
                assert_eq!(found, &placed, "{what}: a saved memo is as it was");
            } else {
                let id = Some(memo.id.to_string());
                assert!(
                    report.damage.iter().any(|finding| finding.id == id),
                    "{what}: {id:?} is told as lost"
                );
            }
        }
    }
}

#[test]
fn memos_outlive_their_user_and_their_integration() {
    let sample = Sample::new();
    sample.damage(TreeName::Users, &user_key(sample.user.number));
    sample.damage(TreeName::Integrations, &integration_key(sample.user.number, &sample.notes.id));
    let saving = sample.save();
    assert_eq!(saving.stand_ins, [name("recovered-1")]);
    assert_eq!(saving.to_inbox, 20);
    let store = Store::open(&sample.saved().join("store"), SETTINGS).unwrap();
    let account = store.directory().account_named(&name("recovered-1")).cloned().expect("the stand-in");
    assert_eq!(account.user().number, sample.user.number);
    assert_eq!(store.recent_memos(sample.user.number, None, 100).unwrap().len(), 40);
    let next = store.add_memo(memo(&sample.user, None, "and it goes on")).wait().unwrap();
    let newest = sample.memos.iter().map(|memo| memo.sequence).max().unwrap();
    assert!(kept(next).sequence > newest, "no number is given twice");
}

#[test]
fn a_running_store_is_checked_too_and_its_damage_found() {
    let sample = Sample::with(200);
    sample.damage(TreeName::Memos, sample.memo_key(7).as_bytes());
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while !stop.load(Ordering::SeqCst) {
                    let kept = kept(store.add_memo(memo(&sample.user, None, "x")).wait().unwrap());
                    drop(store.move_memo(kept.id.clone(), sample.notes.number));
                    store.remove_memo(kept.id).wait().unwrap();
                }
            });
        }
        for _ in 0..5 {
            let report = store.check(&mut go_on).unwrap();
            let told: Vec<_> = report.damage.iter().map(|finding| finding.id.clone()).collect();
            assert_eq!(told, [Some(sample.memos[7].id.to_string())], "neither more nor less: {report:?}");
        }
        stop.store(true, Ordering::SeqCst);
    });
}

/// Every byte of sled's file may be wrong, or the file end anywhere. Nothing of it may panic, hang, or pass for a
/// whole store that holds less.
#[test]
fn whatever_the_disk_did_to_the_file_it_is_told_and_what_can_be_read_is_saved() {
    let sample = Sample::with(150);
    // Opened again, sled has a snapshot that points to old pages, and a log after it.
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let mut memos = sample.memos.clone();
    for number in 0..150 {
        let text = format!("later {number} {}", "z".repeat(number * 5));
        memos.push(kept(store.add_memo(memo(&sample.user, None, &text)).wait().unwrap()));
    }
    drop(store);
    files::settle(&sample.store()).unwrap();
    let memos = by_id(&memos);
    let db = std::fs::read(sample.store().join("db")).unwrap();
    let used = db.iter().rposition(|byte| *byte != 0).unwrap() + 1;
    let (mut saved, mut said_no) = (Vec::new(), 0);
    for round in 0..16_usize {
        let dir = tempfile::tempdir().unwrap();
        let store = dir.path().join("store");
        std::fs::create_dir(&store).unwrap();
        for file in std::fs::read_dir(sample.store()).unwrap().map(Result::unwrap) {
            if file.path().is_file() {
                std::fs::copy(file.path(), store.join(file.file_name())).unwrap();
            }
        }
        let mut bytes = db.clone();
        let spot = (round * used / 16).clamp(1, used - 1);
        match round % 4 {
            0 => bytes[spot] ^= 0xff,
            1 => bytes[spot..(spot + 512).min(used)].fill(0),
            2 => bytes[spot..(spot + 4096).min(used)].fill(0xa5),
            _ => bytes.truncate(spot),
        }
        std::fs::write(store.join("db"), &bytes).unwrap();

        let target = dir.path().join("saved");
        let (told, answer) = std::sync::mpsc::channel();
        let (damaged, to) = (store.clone(), target.clone());
        std::thread::spawn(move || {
            let checked = check_closed(&damaged, &mut go_on);
            // Nobody listens any more where it came too late.
            let _ = told.send((checked, save(&damaged, &to, &mut go_on)));
        });
        // sled goes round in circles in about one damaged store of two hundred. The wait is no measure of speed.
        let answer = answer.recv_timeout(Duration::from_secs(300));
        let (checked, saved_there) = answer.unwrap_or_else(|_| panic!("round {round} comes to no end"));
        match saved_there {
            Ok(saving) => {
                assert!(saving.saved.whole, "round {round}");
                let found = memos_of(&target.join("store"));
                for (id, memo) in &found {
                    assert_eq!(memos.get(id), Some(memo), "round {round}: a saved memo is as it was");
                }
                if checked.is_ok_and(|report| report.whole) {
                    assert_eq!(
                        found, memos,
                        "round {round}: whole is said of a store that holds everything only"
                    );
                    drop(Store::open(&store, SETTINGS).expect("and it opens"));
                }
                saved.push(found.len());
            }
            Err(error) => {
                let text = error.to_string();
                assert!(text.contains("restore"), "round {round}: {text} says the next step");
                assert!(!target.exists(), "round {round}: nothing half is left");
                said_no += 1;
            }
        }
    }
    println!("saved {saved:?}, nothing {said_no} times");
    assert!(
        saved.iter().filter(|memos| **memos > 100).count() >= 5,
        "saved {saved:?}, nothing {said_no} times"
    );
}

/// The story: sled reads the whole segment of its snapshot again, takes damage before the snapshot for the end of the log,
/// and zeroes what is behind it before it looks whether that can be. A store that was only hit where nothing counts any
/// more was destroyed by a start.
#[test]
fn damage_before_the_snapshot_is_told_and_the_log_behind_it_stays_as_it_is() {
    let sample = Sample::with(60);
    for text in ["one", "two"] {
        let store = Store::open(&sample.store(), SETTINGS).unwrap();
        store.add_memo(memo(&sample.user, None, text)).wait().unwrap();
        drop(store);
        files::settle(&sample.store()).unwrap();
    }
    let db = sample.store().join("db");
    let whole = std::fs::read(&db).unwrap();
    let (mut refused, mut saved_all) = (0, 0);
    for round in 0..12 {
        let mut damaged = whole.clone();
        damaged[60 + round * 900] ^= 0x40;
        std::fs::write(&db, &damaged).unwrap();
        match Store::open(&sample.store(), SETTINGS) {
            Err(error) => {
                assert!(error.to_string().contains("check --save"), "{error}");
                refused += 1;
            }
            Ok(_) => panic!("round {round}: sled would have destroyed it"),
        }
        assert!(std::fs::read(&db).unwrap() == damaged, "round {round}: a refused store is not touched");
        let _ = std::fs::remove_dir_all(sample.saved());
        let saving = sample.save();
        assert!(!saving.found.whole, "round {round}: the damage is told");
        assert!(std::fs::read(&db).unwrap() == damaged, "round {round}: nor by saving");
        saved_all += u32::from(saving.saved.memos == 62);
    }
    assert_eq!(refused, 12);
    assert!(saved_all > 0, "what no longer counts costs nothing");
}

/// The story: somebody puts yesterday's copy of the files in place, and `check` is asked what is wrong. sled would
/// write into them by opening.
#[test]
fn an_older_state_of_a_store_is_told_and_not_altered() {
    let sample = Sample::new();
    let files_of = |place: &Path| -> BTreeMap<String, Vec<u8>> {
        let files = std::fs::read_dir(place).unwrap().map(|file| file.unwrap().path());
        let files = files.filter(|path| path.is_file());
        files.map(|path| (path.display().to_string(), std::fs::read(path).unwrap())).collect()
    };
    let yesterday = files_of(&sample.store());
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    store.add_memo(memo(&sample.user, None, "today")).wait().unwrap();
    drop(store);
    for name in files_of(&sample.store()).into_keys().filter(|name| name.contains("snap.")) {
        std::fs::remove_file(name).unwrap();
    }
    for (name, bytes) in yesterday.iter().filter(|(name, _)| !name.ends_with("reached")) {
        std::fs::write(name, bytes).unwrap();
    }
    let before = files_of(&sample.store());
    assert!(!sample.check().whole, "a memo is missing");
    let after = files_of(&sample.store());
    let altered = |name: &&String| after.get(*name) != before.get(*name);
    let altered: Vec<&String> = before.keys().chain(after.keys()).filter(altered).collect();
    assert!(altered.is_empty(), "{altered:?} are not as they were");
    let saved = sample.save();
    assert_eq!(saved.saved.memos, 40);
}

#[test]
fn compaction_shrinks_the_file_and_keeps_everything() {
    let sample = Sample::with(300);
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let long = "y".repeat(crate::model::MAX_TEXT_BYTES);
    let many: Vec<_> = (0..400).map(|_| store.add_memo(memo(&sample.user, None, &long))).collect();
    let many: Vec<Memo> = many.into_iter().map(|ticket| kept(ticket.wait().unwrap())).collect();
    let removed: Vec<_> = many.into_iter().map(|memo| store.remove_memo(memo.id)).collect();
    removed.into_iter().for_each(|ticket| drop(ticket.wait().unwrap()));
    drop(store);
    files::settle(&sample.store()).unwrap();

    let report = compact(&sample.store(), &mut go_on).unwrap();
    assert!(report.before_bytes > 2 * report.after_bytes, "{report:?}");
    assert_eq!(report.memos, 300);
    assert_eq!(memos_of(&sample.store()), by_id(&sample.memos));
    assert_eq!(std::fs::read_dir(sample.dir.path()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_damaged_store_is_not_compacted_and_stays_as_it_is() {
    let sample = Sample::new();
    sample.damage(TreeName::Memos, sample.memo_key(7).as_bytes());
    let refusal = compact(&sample.store(), &mut go_on).expect_err("it is damaged").to_string();
    assert!(refusal.contains("check --save"), "{refusal}");
    assert_eq!(sample.check().memos, 40, "what there was is there");
    assert_eq!(std::fs::read_dir(sample.dir.path()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_crash_at_any_step_of_a_compaction_leaves_a_store_that_opens() {
    let sample = Sample::new();
    // The new one is being built, or is whole and not yet in place.
    for leftover in ["store.fresh", "store.old"] {
        let leftover = sample.dir.path().join(leftover);
        std::fs::create_dir(&leftover).unwrap();
        std::fs::write(leftover.join("db"), "half").unwrap();
    }
    assert_eq!(memos_of(&sample.store()), by_id(&sample.memos));
    assert_eq!(std::fs::read_dir(sample.dir.path()).unwrap().count(), 1, "the leftovers are gone");
    // Between the two renames of a file system that cannot exchange.
    std::fs::rename(sample.store(), sample.dir.path().join("store.old")).unwrap();
    assert_eq!(memos_of(&sample.store()), by_id(&sample.memos));
}

#[test]
fn a_store_that_was_put_in_place_meanwhile_is_not_locked_by_the_old_ones_lock() {
    let sample = Sample::new();
    let lock = open::lock(&sample.store()).unwrap();
    assert!(open::lock(&sample.store()).is_err(), "one at a time");
    std::fs::rename(sample.store(), sample.dir.path().join("away")).unwrap();
    std::fs::create_dir(sample.store()).unwrap();
    assert!(open::lock(&sample.store()).is_ok(), "the new one has a lock of its own");
    drop(lock);
}

struct StopAtEnd<'a>(&'a AtomicBool);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

/// Everything in a closed store, byte by byte.
fn pairs_of(store: &Path) -> BTreeMap<(TreeName, Vec<u8>), Vec<u8>> {
    let trees = Arc::new(open_raw(store).unwrap());
    let mut all = BTreeMap::new();
    for tree in TreeName::ALL {
        let mut walk = Walk::new(&trees, tree);
        while let Some(piece) = walk.next().unwrap() {
            let Piece::Pairs(pairs) = piece else { panic!("{tree:?} cannot be read") };
            all.extend(pairs.into_iter().map(|(key, value)| ((tree, key.to_vec()), value.to_vec())));
        }
    }
    all
}

/// The story: the committer was made not to note what it changes, and every test of backups stayed green, because
/// their stores were read before anything changed. Here all kinds of change fall between two pieces of the
/// copy, behind and before the place it has come to.
#[test]
fn what_changes_between_two_pieces_of_a_backup_is_in_it() {
    let sample = Sample::with(3000);
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let target = sample.dir.path().join("backup");
    let mut pieces = 0;
    let mut change = |done: u64, of: u64| {
        // The first half of the way is copying, the second reading back.
        if done == 0 || done * 2 >= of || pieces == 12 {
            return true;
        }
        pieces += 1;
        let text = format!("between {pieces}");
        store.add_memo(memo(&sample.user, (pieces % 2 == 0).then_some(&sample.notes), &text)).wait().unwrap();
        // Even ones stand among the notes, odd ones in the inbox; low numbers are old and stand last.
        for at in [pieces, 700 + pieces, 1400 + pieces] {
            store.remove_memo(sample.memos[2 * at].id.clone()).wait().unwrap();
            store.move_memo(sample.memos[2 * at + 1].id.clone(), sample.notes.number).wait().unwrap();
        }
        let user = NewUser {
            name: name(&format!("user {pieces}")),
            time_zone: chrono_tz::UTC,
            language: Language::De,
            created_at: at(2),
        };
        store.add_user(user).wait().unwrap();
        let trigger = Some(name(&format!("trigger {pieces}")));
        let edit = IntegrationEdit { trigger, ..IntegrationEdit::default() };
        store.edit_integration(sample.user.number, sample.notes.id.clone(), edit).wait().unwrap();
        store.revoke_key(sample.key.id, at(3)).wait().unwrap();
        true
    };
    store.backup(&target, None, || at(4), &mut change).unwrap();
    assert!(pieces > 1, "the store is read in several pieces");
    drop(store);
    let (kept, copied) = (pairs_of(&sample.store()), pairs_of(&target.join("store")));
    assert_eq!(copied.len(), kept.len());
    for (place, value) in &kept {
        assert_eq!(copied.get(place), Some(value), "{place:?}");
    }
}

/// The story: a copy of a running store must be one moment of it, whatever is moved and removed meanwhile.
#[test]
fn a_backup_under_load_is_exactly_one_moment_of_the_store() {
    let sample = Sample::with(1000);
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let stop = AtomicBool::new(false);
    let acknowledged: Mutex<Vec<Memo>> = Mutex::default();
    let backups = sample.dir.path().join("backups");
    let mut taken = Vec::new();
    std::thread::scope(|scope| {
        // Also where a backup fails: the writers would never end.
        let _stop = StopAtEnd(&stop);
        for writer in 0..8 {
            let (store, sample, stop, acknowledged) = (&store, &sample, &stop, &acknowledged);
            scope.spawn(move || {
                while !stop.load(Ordering::SeqCst) {
                    let text = format!("by {writer}");
                    let first = kept(store.add_memo(memo(&sample.user, None, &text)).wait().unwrap());
                    acknowledged.lock().unwrap().push(first.clone());
                    // The second is only there if the first was moved or is still there: never both, never none.
                    let gone = kept(store.add_memo(memo(&sample.user, None, "gone")).wait().unwrap());
                    store.move_memo(gone.id.clone(), sample.notes.number).wait().unwrap();
                    store.remove_memo(gone.id).wait().unwrap();
                }
            });
        }
        for round in 0..6 {
            let before = acknowledged.lock().unwrap().clone();
            let report =
                store.backup(&backups.join(round.to_string()), None, move || at(round), &mut go_on).unwrap();
            taken.push((report, before));
        }
    });
    drop(store);
    let all = memos_of(&sample.store());
    for (report, before) in taken {
        let target = sample.dir.path().join(format!("restored-{}", report.taken_at.as_millis()));
        std::fs::create_dir(&target).unwrap();
        let restored = restore(&report.path, &target.join("store"), false, &mut go_on).unwrap();
        let memos = memos_of(&target.join("store"));
        assert_eq!((restored.memos, report.memos), (memos.len() as u64, memos.len() as u64));
        for memo in &before {
            assert_eq!(memos.get(&memo.id), Some(memo), "what was acknowledged before is there");
        }
        // One moment: of the memos that stay, all up to some sequence and none after it.
        let newest = memos.values().map(|memo| memo.sequence).max().unwrap();
        let stays = |memo: &&Memo| memo.text != "gone";
        let expected: Vec<&Memo> =
            all.values().filter(stays).filter(|memo| memo.sequence <= newest).collect();
        let found: Vec<&Memo> = memos.values().filter(stays).collect();
        assert_eq!(found, expected, "exactly those, as they were");
        assert!(memos.len() - found.len() <= 8, "each writer has one on the way at most");
    }
}

#[test]
fn a_backup_that_nobody_waits_for_is_given_up_and_leaves_nothing() {
    let sample = Sample::with(300);
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let backups = sample.dir.path().join("backups");
    let target = backups.join("one");
    for stop_at in 0..20 {
        let mut calls = 0;
        let mut progress = |_, _| {
            calls += 1;
            calls <= stop_at
        };
        match store.backup(&target, None, || at(1), &mut progress) {
            Err(UpkeepError::Stopped) => {
                assert_eq!(std::fs::read_dir(&backups).unwrap().count(), 0, "stopped after {stop_at}");
            }
            Ok(report) => {
                assert_eq!(report.memos, 300);
                return;
            }
            Err(other) => panic!("{other}"),
        }
    }
    store.backup(&target, None, || at(1), &mut go_on).unwrap();
}

#[test]
fn two_backups_at_one_time_are_one_too_many_and_both_are_told() {
    let sample = Sample::with(300);
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let backups = sample.dir.path().join("backups");
    let mut refusals = Vec::new();
    let mut inside = |_, _| {
        if refusals.is_empty() {
            let second = store.backup(&backups.join("two"), None, || at(2), &mut go_on);
            refusals.push(second.expect_err("one is being made").to_string());
        }
        true
    };
    store.backup(&backups.join("one"), None, || at(1), &mut inside).unwrap();
    assert!(refusals[0].contains("being made already"), "{refusals:?}");
    store.backup(&backups.join("two"), None, || at(2), &mut go_on).expect("now there is a way");
}

#[test]
fn a_full_disk_does_not_keep_a_store_from_being_backed_up_elsewhere() {
    #[derive(Clone)]
    struct Full(Arc<AtomicBool>);
    impl crate::store::Disk for Full {
        fn room(&self) -> std::io::Result<crate::store::Room> {
            let free = if self.0.load(Ordering::SeqCst) { 10 } else { u64::MAX };
            Ok(crate::store::Room { free, ahead: 0 })
        }
        fn sync(&self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let sample = Sample::new();
    let full = Full(Arc::default());
    let theirs = full.clone();
    let store = Store::open_on(&sample.store(), SETTINGS, move |_| Ok(Box::new(theirs))).unwrap();
    full.0.store(true, Ordering::SeqCst);
    store.add_memo(memo(&sample.user, None, "x")).wait().expect_err("the disk is full");
    let report = store.backup(&sample.dir.path().join("b"), None, || at(1), &mut go_on).unwrap();
    assert_eq!(report.memos, 40);
    let unknown = UserNumber(99);
    assert!(store.recent_memos(unknown, None, 1).unwrap().is_empty(), "and reading goes on");
}
