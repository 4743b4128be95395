use super::*;
use crate::store::layout::{COUNTERS_KEY, idempotency_key, integration_key, memo_id_key, user_key};
use crate::store::record::{Counters, seal, unseal};

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
