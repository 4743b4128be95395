use proptest::prelude::*;

use super::*;
use crate::model::{
    ApiKey, FormatType, Integration, IntegrationNumber, Language, Memo, MemoId, Name, Scope, Timestamp, User,
    UserNumber,
};
use crate::store::layout::{MemoKey, integration_key, user_key};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis)
}

fn user() -> User {
    User {
        number: UserNumber(1),
        name: name("anna"),
        time_zone: chrono_tz::Europe::Vienna,
        language: Language::De,
        created_at: at(1_763_600_000_000),
    }
}

fn api_key() -> ApiKey {
    ApiKey {
        id: "abcDEF123456".parse().unwrap(),
        user: UserNumber(1),
        name: name("n8n"),
        scopes: [Scope::Automation].into_iter().collect(),
        hash: "$argon2id$…".to_owned(),
        created_at: at(1),
        expires_at: Some(at(2)),
        revoked_at: None,
    }
}

fn integration() -> Integration {
    Integration {
        number: IntegrationNumber(3),
        user: UserNumber(1),
        id: name("Shopping list"),
        trigger: name("shopping list"),
        format_type: FormatType::Checklist,
    }
}

fn memo() -> Memo {
    Memo {
        id: MemoId::new(at(1_763_600_000_000), [7; 10]),
        user: UserNumber(1),
        integration: Some(IntegrationNumber(3)),
        text: "shopping list: milk".to_owned(),
        recorded_at: at(1_763_600_000_000),
        time_zone: chrono_tz::UTC,
        language: None,
        created_at: at(1_763_600_000_001),
        sequence: 9,
    }
}

fn memo_key(memo: &Memo) -> MemoKey {
    MemoKey::new(memo.user, memo.integration, memo.created_at, memo.sequence)
}

/// These bytes stand in stores of people. A line may be added here for a new version, none may change.
#[test]
fn golden_bytes_of_every_record_version_still_open() {
    fn check<R: Stored + PartialEq + std::fmt::Debug>(key: &[u8], record: R, golden: &str) {
        assert_eq!(hex(&seal(key, &record).unwrap()), golden, "{} is written as ever", R::KIND);
        let digits: Vec<u8> = golden.chars().map(|digit| digit.to_digit(16).unwrap() as u8).collect();
        let bytes: Vec<u8> = digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect();
        assert_eq!(unseal::<R>(key, &bytes), Ok(record), "{} is read as ever", R::KIND);
    }
    let (u, i, m) = (user(), integration(), memo());
    check(&user_key(u.number), u, GOLDEN[0]);
    check(b"abcDEF123456", api_key(), GOLDEN[1]);
    check(&integration_key(i.user, &i.id), i, GOLDEN[2]);
    check(memo_key(&m).as_bytes(), m, GOLDEN[3]);
    check(b"counters", Counters { memos: 5, ..Counters::EMPTY }, GOLDEN[4]);
    let idempotency = Idempotency { memo: memo().id, fingerprint: [5; 32], accepted_at: at(77) };
    check(b"idempotency", idempotency, GOLDEN[5]);
    check(b"import", ImportProgress { digest: [6; 32], lines: 1000 }, GOLDEN[6]);
    check(b"abcDEF123456", KeyUse(at(1_763_600_000_000)), GOLDEN[7]);
}

const GOLDEN: [&str; 8] = [
    "0104616e6e610d4575726f70652f5669656e6e61026465fd00c8803d3503000030d6bdfb",
    "0101036e386e010d246172676f6e32696424e280a602010400f5f27c05",
    "01030d73686f7070696e67206c697374010bc02ae8",
    "012430313961396563302d363430302d373730372d383730372d3037303730373037303730371373686f7070696e67206c6973743a206d696c6bfd00c8803d350300000355544300042368b3",
    "01010101fdffaf592406710000052e92ebc1",
    "012430313961396563302d363430302d373730372d383730372d30373037303730373037303705050505050505050505050505050505050505050505050505050505050505059aa711b69f",
    "010606060606060606060606060606060606060606060606060606060606060606fbe803cc960e7c",
    "01fd00c8803d3503000068bd3083",
];

#[test]
fn a_record_under_another_key_is_damaged() {
    let memo = memo();
    let key = memo_key(&memo);
    let elsewhere = key.moved_to(None);
    assert_eq!(
        unseal::<Memo>(elsewhere.as_bytes(), &seal(key.as_bytes(), &memo).unwrap()),
        Err(RecordError::Damaged("memo"))
    );
}

#[test]
fn a_record_of_a_later_version_is_named_and_not_guessed_at() {
    let mut bytes = vec![9, 1, 2, 3];
    let sum = checksum(b"k", &bytes);
    bytes.extend_from_slice(&sum);
    assert_eq!(unseal::<User>(b"k", &bytes), Err(RecordError::Newer("user", 9)));
}

/// A length prefix of 2^40 with a right checksum once aborted the process: the allocation cannot be caught.
#[test]
fn a_monstrous_length_prefix_is_damage_and_no_allocation() {
    let mut bytes = vec![1, 253];
    bytes.extend_from_slice(&(1u64 << 40).to_le_bytes());
    let sum = checksum(b"k", &bytes);
    bytes.extend_from_slice(&sum);
    assert_eq!(unseal::<User>(b"k", &bytes), Err(RecordError::Damaged("user")));
}

#[test]
fn bytes_behind_the_payload_are_damage() {
    let user = user();
    let key = user_key(user.number);
    let mut bytes = seal(&key, &user).unwrap();
    bytes.truncate(bytes.len() - CHECKSUM_BYTES);
    bytes.push(0);
    let sum = checksum(&key, &bytes);
    bytes.extend_from_slice(&sum);
    assert_eq!(unseal::<User>(&key, &bytes), Err(RecordError::Damaged("user")));
}

proptest! {
    #[test]
    fn any_memo_comes_back_as_it_was_kept(text in "\\PC{1,400}", recorded in any::<i64>(), created in any::<i64>(), sequence: u64, random: [u8; 10]) {
        let memo = Memo {
            id: MemoId::new(at(created), random), text, recorded_at: at(recorded), created_at: at(created), sequence,
            language: Some(Language::Fr), ..memo()
        };
        let key = memo_key(&memo);
        prop_assert_eq!(unseal::<Memo>(key.as_bytes(), &seal(key.as_bytes(), &memo).unwrap()), Ok(memo));
    }

    #[test]
    fn any_single_flipped_bit_is_found(bit in 0usize..400) {
        let memo = memo();
        let key = memo_key(&memo);
        let mut bytes = seal(key.as_bytes(), &memo).unwrap();
        let bit = bit % (bytes.len() * 8);
        bytes[bit / 8] ^= 1 << (bit % 8);
        prop_assert!(unseal::<Memo>(key.as_bytes(), &bytes).is_err());
    }

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes: Vec<u8>) {
        let _ = unseal::<Memo>(b"some key", &bytes);
        let mut sealed = vec![1];
        sealed.extend_from_slice(&bytes);
        let sum = checksum(b"some key", &sealed);
        sealed.extend_from_slice(&sum);
        let _ = unseal::<Memo>(b"some key", &sealed);
        let _ = unseal::<ApiKey>(b"some key", &sealed);
    }
}
