use proptest::prelude::*;

use super::*;
use crate::model::MemoId;

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
    let is_exact = |version: u64| store.while_settled(None, version, |is_exact| is_exact);
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
