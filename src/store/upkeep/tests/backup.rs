use std::fs;
use std::sync::{Arc, Barrier, Mutex};

use super::*;
use crate::model::UserNumber;
use crate::store::IntegrationEdit;
use crate::store::upkeep::backup::remove_leftovers;
use crate::store::upkeep::swap::names_in;
use crate::store::upkeep::walk::{Piece, Walk};

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

/// A client went away, its server was giving the backup up, and the next `memod backup` met a directory that was gone
/// before it had removed it: it was refused, with a sentence about a file that nobody knows.
#[test]
fn what_two_remove_at_one_time_is_removed() {
    let dir = tempfile::tempdir().unwrap();
    for round in 0..40 {
        // Every other one was killed while it removed its backup, which has no lock any more.
        let name = if round % 2 == 0 { "backup" } else { "going" };
        let left = dir.path().join(format!(".memod-{name}-{round}"));
        fs::create_dir(&left).unwrap();
        for file in 0..50 {
            fs::write(left.join(file.to_string()), "half").unwrap();
        }
        let start = Barrier::new(2);
        std::thread::scope(|scope| {
            let both = [(); 2].map(|()| {
                scope.spawn(|| {
                    start.wait();
                    remove_leftovers(dir.path())
                })
            });
            for one in both {
                one.join().unwrap().expect("what is gone is no error");
            }
        });
        assert!(!left.exists());
    }
}

/// Two memods may keep their backups in one directory. One that was being finished had no lock any more, so the other
/// took it for a leftover.
#[test]
fn a_backup_that_is_being_finished_is_nobody_elses_to_remove() {
    let sample = Sample::new();
    let store = Store::open(&sample.store(), SETTINGS).unwrap();
    let backups = sample.dir.path().join("backups");
    let is_done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::SeqCst) {
                let _ = remove_leftovers(&backups);
            }
        });
        for round in 0..8 {
            let made = store.backup(&backups.join(round.to_string()), None, || at(1), &mut go_on);
            if made.is_err() || round == 7 {
                is_done.store(true, Ordering::SeqCst);
            }
            made.unwrap();
        }
    });
    for round in 0..8 {
        let backup = backups.join(round.to_string());
        let mut names = names_in(&backup).unwrap();
        names.sort();
        assert_eq!(names, ["manifest.json", "store"]);
        restore(&backup, &sample.dir.path().join(format!("restored-{round}")), false, &mut go_on).unwrap();
    }
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
