//! Where things stand in the store: tree names and hand-made keys, big-endian so that bytes sort like numbers.

use crate::model::{IntegrationNumber, MemoId, Name, Timestamp, UserNumber};

/// The trees, as docs/design.md lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum TreeName {
    Meta,
    Users,
    ApiKeys,
    KeyUsage,
    Integrations,
    Memos,
    MemoIds,
    Idempotency,
    IdempotencyAge,
    Chores,
}

impl TreeName {
    pub(super) const ALL: [TreeName; 10] = [
        TreeName::Meta,
        TreeName::Users,
        TreeName::ApiKeys,
        TreeName::KeyUsage,
        TreeName::Integrations,
        TreeName::Memos,
        TreeName::MemoIds,
        TreeName::Idempotency,
        TreeName::IdempotencyAge,
        TreeName::Chores,
    ];

    pub(super) fn as_str(self) -> &'static str {
        match self {
            TreeName::Meta => "meta",
            TreeName::Users => "users",
            TreeName::ApiKeys => "api_keys",
            TreeName::KeyUsage => "key_usage",
            TreeName::Integrations => "integrations",
            TreeName::Memos => "memos",
            TreeName::MemoIds => "memo_ids",
            TreeName::Idempotency => "idempotency",
            TreeName::IdempotencyAge => "idempotency_age",
            TreeName::Chores => "chores",
        }
    }
}

/// `meta`: the version of the whole layout.
pub(super) const FORMAT_KEY: &[u8] = b"format";
/// `meta`: the counters record.
pub(super) const COUNTERS_KEY: &[u8] = b"counters";
/// `meta`: how far an unfinished import came.
pub(super) const IMPORT_KEY: &[u8] = b"import";

/// The number that stands for the inbox in memo keys.
const INBOX: u32 = 0;

pub(super) fn user_key(user: UserNumber) -> [u8; 4] {
    user.0.to_be_bytes()
}

pub(super) fn read_user_key(key: &[u8]) -> Option<UserNumber> {
    Some(UserNumber(u32::from_be_bytes(key.try_into().ok()?)))
}

pub(super) fn integration_key(user: UserNumber, id: &Name) -> Vec<u8> {
    [&user.0.to_be_bytes()[..], id.as_str().as_bytes()].concat()
}

pub(super) fn read_integration_key(key: &[u8]) -> Option<(UserNumber, Name)> {
    let (user, id) = key.split_at_checked(4)?;
    let name = Name::parse(std::str::from_utf8(id).ok()?).ok()?;
    (name.as_str().as_bytes() == id).then_some((read_user_key(user)?, name))
}

/// A memo's place: newest first within its integration, later acceptance first among equals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct MemoKey([u8; 24]);

impl MemoKey {
    pub(super) fn new(
        user: UserNumber,
        integration: Option<IntegrationNumber>,
        created_at: Timestamp,
        sequence: u64,
    ) -> Self {
        let mut key = [0; 24];
        key[..8].copy_from_slice(&memo_prefix(user, integration));
        key[8..16].copy_from_slice(&(!sortable(created_at.as_millis())).to_be_bytes());
        key[16..].copy_from_slice(&(!sequence).to_be_bytes());
        MemoKey(key)
    }

    pub(super) fn read(key: &[u8]) -> Option<Self> {
        Some(MemoKey(key.try_into().ok()?))
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn user(&self) -> UserNumber {
        UserNumber(self.u32_at(0))
    }

    pub(super) fn integration(&self) -> Option<IntegrationNumber> {
        Some(self.u32_at(4)).filter(|number| *number != INBOX).map(IntegrationNumber)
    }

    pub(super) fn created_at(&self) -> Timestamp {
        Timestamp::from_millis(unsortable(!self.u64_at(8)))
    }

    pub(super) fn sequence(&self) -> u64 {
        !self.u64_at(16)
    }

    /// The same memo in another place.
    pub(super) fn moved_to(&self, integration: Option<IntegrationNumber>) -> Self {
        MemoKey::new(self.user(), integration, self.created_at(), self.sequence())
    }

    fn u32_at(&self, at: usize) -> u32 {
        self.0[at..at + 4].iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
    }

    fn u64_at(&self, at: usize) -> u64 {
        self.0[at..at + 8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

/// What the keys of all memos in one place begin with.
pub(super) fn memo_prefix(user: UserNumber, integration: Option<IntegrationNumber>) -> [u8; 8] {
    let mut prefix = [0; 8];
    prefix[..4].copy_from_slice(&user.0.to_be_bytes());
    prefix[4..].copy_from_slice(&integration.map_or(INBOX, |number| number.0).to_be_bytes());
    prefix
}

pub(super) fn memo_id_key(id: &MemoId) -> &[u8] {
    id.as_str().as_bytes()
}

/// The digest under which an `Idempotency-Key` is kept: clients may put anything into one.
pub(super) fn idempotency_key(user: UserNumber, key: &str) -> [u8; 36] {
    let mut bytes = [0; 36];
    bytes[..4].copy_from_slice(&user.0.to_be_bytes());
    bytes[4..].copy_from_slice(blake3::hash(key.as_bytes()).as_bytes());
    bytes
}

pub(super) fn idempotency_age_key(accepted_at: Timestamp, key: &[u8; 36]) -> [u8; 44] {
    let mut bytes = [0; 44];
    bytes[..8].copy_from_slice(&sortable(accepted_at.as_millis()).to_be_bytes());
    bytes[8..].copy_from_slice(key);
    bytes
}

pub(super) fn read_idempotency_age_key(bytes: &[u8]) -> Option<(Timestamp, [u8; 36])> {
    let (age, key) = bytes.split_at_checked(8)?;
    let millis = unsortable(u64::from_be_bytes(age.try_into().ok()?));
    Some((Timestamp::from_millis(millis), key.try_into().ok()?))
}

/// A removal that is not finished yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chore {
    /// The integration is gone: its memos go to the inbox.
    EmptyIntegration(UserNumber, IntegrationNumber),
    /// The user is gone: so are the memos.
    ForgetUser(UserNumber),
}

impl Chore {
    pub(super) fn key(self) -> [u8; 9] {
        let (kind, user, integration) = match self {
            Chore::EmptyIntegration(user, integration) => (1, user.0, integration.0),
            Chore::ForgetUser(user) => (2, user.0, 0),
        };
        let mut key = [kind; 9];
        key[1..5].copy_from_slice(&user.to_be_bytes());
        key[5..].copy_from_slice(&integration.to_be_bytes());
        key
    }

    pub(super) fn read(key: &[u8]) -> Option<Self> {
        let (kind, rest) = key.split_first()?;
        let (user, integration) = rest.split_at_checked(4)?;
        let (user, integration) = (read_user_key(user)?, u32::from_be_bytes(integration.try_into().ok()?));
        match kind {
            1 => Some(Chore::EmptyIntegration(user, IntegrationNumber(integration))),
            2 => Some(Chore::ForgetUser(user)),
            _ => None,
        }
    }
}

/// Flips the sign bit, so that numbers before zero sort before numbers after it.
fn sortable(number: i64) -> u64 {
    number.cast_unsigned() ^ (1 << 63)
}

fn unsortable(number: u64) -> i64 {
    (number ^ (1 << 63)).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn memo_key() -> impl Strategy<Value = (MemoKey, (u32, u32, i64, u64))> {
        let millis = Timestamp::MIN.as_millis()..=Timestamp::MAX.as_millis();
        (any::<u32>(), any::<u32>(), millis, any::<u64>()).prop_map(
            |(user, integration, millis, sequence)| {
                let place = Some(integration).filter(|number| *number != 0).map(IntegrationNumber);
                let key = MemoKey::new(UserNumber(user), place, Timestamp::from_millis(millis), sequence);
                (key, (user, integration, millis, sequence))
            },
        )
    }

    proptest! {
        #[test]
        fn memo_keys_sort_by_place_then_newest_first((a, (au, ai, at, aseq)) in memo_key(), (b, (bu, bi, bt, bseq)) in memo_key()) {
            let by_meaning = (au, ai).cmp(&(bu, bi)).then((bt, bseq).cmp(&(at, aseq)));
            prop_assert_eq!(a.as_bytes().cmp(b.as_bytes()), by_meaning);
        }

        #[test]
        fn a_memo_key_gives_back_what_went_into_it((key, (user, integration, millis, sequence)) in memo_key()) {
            let key = MemoKey::read(key.as_bytes()).unwrap();
            prop_assert_eq!(key.user(), UserNumber(user));
            prop_assert_eq!(key.integration().map_or(0, |number| number.0), integration);
            prop_assert_eq!(key.created_at().as_millis(), millis);
            prop_assert_eq!(key.sequence(), sequence);
        }

        #[test]
        fn idempotency_keys_are_forgotten_oldest_first(a in any::<i32>(), b in any::<i32>(), text in "[!-~]{1,200}") {
            let key = idempotency_key(UserNumber(7), &text);
            let [early, late] = [a.min(b), a.max(b)].map(|ms| idempotency_age_key(Timestamp::from_millis(ms.into()), &key));
            prop_assert!(early <= late);
            prop_assert_eq!(read_idempotency_age_key(&late), Some((Timestamp::from_millis(a.max(b).into()), key)));
        }

        #[test]
        fn integration_keys_sort_by_user_then_code_points(a in "[a-zé字 ]{1,9}[a-z]", b in "[a-zé字 ]{1,9}[a-z]") {
            let [a, b] = [a, b].map(|id| Name::parse(&id).unwrap());
            let keys = [&a, &b].map(|id| integration_key(UserNumber(1), id));
            prop_assert_eq!(keys[0].cmp(&keys[1]), a.as_str().chars().cmp(b.as_str().chars()));
            prop_assert_eq!(read_integration_key(&keys[0]), Some((UserNumber(1), a)));
        }
    }

    #[test]
    fn a_chore_gives_back_what_it_is() {
        for chore in
            [Chore::EmptyIntegration(UserNumber(3), IntegrationNumber(9)), Chore::ForgetUser(UserNumber(4))]
        {
            assert_eq!(Chore::read(&chore.key()), Some(chore));
        }
        assert_eq!(Chore::read(&[9; 9]), None);
    }
}
