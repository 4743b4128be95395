use super::*;

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
