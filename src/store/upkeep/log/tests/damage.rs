use super::*;
use crate::model::Timestamp;
use crate::store::layout::COUNTERS_KEY;
use crate::store::record::{Counters, seal};
use crate::store::upkeep::log::segments::{Event, Segments};

/// The story: what a disk writes to the wrong place of the same segment holds whole old messages, which
/// would count for newer than the ones before them: a removed memo would come back.
#[test]
fn old_messages_that_were_written_over_newer_ones_do_not_count() {
    let page = |number: u8| message(10, 3, 5, &[&[0, 1, b'k', 40][..], &[number; 40]].concat());
    let all: Vec<Vec<u8>> = (0..9).map(page).collect();
    let whole = [head(3), all.concat()].concat();
    let length = all[0].len();
    let mut damaged = whole.clone();
    // From the middle of the first message to the middle of the fourth, over the middle of the sixth to the ninth.
    let from = whole[20 + length / 2..20 + 3 * length + length / 2].to_vec();
    let to = 20 + 5 * length + length / 2 + 3;
    damaged[to..to + from.len()].copy_from_slice(&from);
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("db"), &damaged).unwrap();
    let mut seen = Vec::new();
    let segments = Segments::of(&dir.path().join("db")).unwrap();
    segments
        .each(0, &mut |_, event| {
            if let Event::Message { message, .. } = event {
                seen.push(message.body.to_vec());
            }
            true
        })
        .unwrap();
    let expected: Vec<Vec<u8>> = all[..5].iter().map(|one| one[one.len() - 44..].to_vec()).collect();
    assert_eq!(seen, expected, "the first five only: what stands behind is a copy");
}

/// The story: after 251 users and 5,964 memos the record of the counters was 24 bytes long, as is the place of a memo. It was
/// taken for the place of a memo called `counters`, its page for all of the index of ids, and a good store for
/// damaged.
#[test]
fn counters_as_long_as_the_place_of_a_memo_are_counters() {
    let dir = tempfile::tempdir().unwrap();
    let counters = Counters {
        next_user: 252,
        next_integration: 4,
        next_sequence: 6008,
        newest_created_at: Timestamp::from_millis(1_795_248_780_847),
        memos: 5964,
    };
    let sealed = seal(COUNTERS_KEY, &counters).unwrap();
    assert_eq!(sealed.len(), 24);
    let trees = Trees::open(dir.path(), 16 << 20).unwrap();
    let mut changes = Changes::new();
    changes.insert((TreeName::Meta, COUNTERS_KEY.to_vec()), Some(sealed));
    for id in ["aaa", "bbb"] {
        changes.insert((TreeName::MemoIds, id.as_bytes().to_vec()), Some(vec![1; 24]));
    }
    trees.write(changes).unwrap();
    drop(trees);
    files::settle(dir.path()).unwrap();
    assert_eq!(by_us(dir.path()), by_sled(dir.path()));
}

/// The story: of a log that a disk had overwritten from end to end no record could be read. A start took it for one that was
/// never begun, and wrote into it.
#[test]
fn a_log_of_which_nothing_is_left_is_not_taken_for_none() {
    let dir = tempfile::tempdir().unwrap();
    let db = dir.path().join("db");
    let noise: Vec<u8> = (0..100_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    std::fs::write(&db, &noise).unwrap();
    assert!(Store::open(dir.path(), StoreSettings::default()).is_err());
    assert!(std::fs::read(&db).unwrap() == noise, "it is as it was");
    std::fs::write(&db, "").unwrap();
    std::fs::write(dir.path().join("reached"), "damaged, too").unwrap();
    assert!(Store::open(dir.path(), StoreSettings::default()).is_err());
    assert_eq!(std::fs::metadata(&db).unwrap().len(), 0);
}
