use super::*;

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
    for leftover in ["store.memod-fresh", "store.memod-old"] {
        let leftover = sample.dir.path().join(leftover);
        std::fs::create_dir(&leftover).unwrap();
        std::fs::write(leftover.join("db"), "half").unwrap();
    }
    assert_eq!(memos_of(&sample.store()), by_id(&sample.memos));
    assert_eq!(std::fs::read_dir(sample.dir.path()).unwrap().count(), 1, "the leftovers are gone");
    // Between the two renames of a file system that cannot exchange.
    std::fs::rename(sample.store(), sample.dir.path().join("store.memod-old")).unwrap();
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
