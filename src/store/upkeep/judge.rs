//! What is wrong with one pair, seen beside all others.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::UpkeepError;
use super::check::for_each;
use super::findings::Finding;
use super::walk::Source;
use crate::model::{ApiKey, Integration, IntegrationNumber, Memo, MemoId, Name, User, UserNumber};
use crate::store::layout::{
    COUNTERS_KEY, Chore, FORMAT_KEY, IMPORT_KEY, MemoKey, TreeName, idempotency_age_key, memo_id_key,
    read_idempotency_age_key, read_integration_key, read_user_key,
};
use crate::store::record::{Counters, Idempotency, ImportProgress, KeyUse, RecordError, unseal};
use crate::store::trees::Trees;

/// Who and what there is, as far as it can be read.
#[derive(Default)]
pub(super) struct Index {
    pub(super) users: BTreeMap<UserNumber, User>,
    pub(super) integrations: HashMap<IntegrationNumber, Integration>,
    pub(super) keys: HashSet<Vec<u8>>,
    pub(super) leaving: HashSet<UserNumber>,
    pub(super) emptying: HashSet<IntegrationNumber>,
    names: HashMap<Name, UserNumber>,
}

impl Index {
    pub(super) fn read(source: &dyn Source) -> Result<Index, UpkeepError> {
        let mut index = Index::default();
        for_each(source, TreeName::Users, &mut |key, value| {
            if let Ok(user) = unseal::<User>(key, value) {
                index.names.entry(user.name.clone()).or_insert(user.number);
                index.users.insert(user.number, user);
            }
        })?;
        for_each(source, TreeName::Integrations, &mut |key, value| {
            if let Ok(integration) = unseal::<Integration>(key, value) {
                index.integrations.entry(integration.number).or_insert(integration);
            }
        })?;
        for_each(source, TreeName::ApiKeys, &mut |key, _| {
            index.keys.insert(key.to_vec());
        })?;
        for_each(source, TreeName::Chores, &mut |key, _| match Chore::read(key) {
            Some(Chore::ForgetUser(user)) => _ = index.leaving.insert(user),
            Some(Chore::EmptyIntegration(_, integration)) => _ = index.emptying.insert(integration),
            None => {}
        })?;
        Ok(index)
    }

    fn name(&self, user: UserNumber) -> Option<Name> {
        self.users.get(&user).map(|user| user.name.clone())
    }

    fn knows(&self, user: UserNumber) -> bool {
        self.users.contains_key(&user) || self.leaving.contains(&user)
    }

    /// Whether a memo of this user may stand in this place.
    fn holds(&self, user: UserNumber, place: Option<IntegrationNumber>) -> bool {
        self.leaving.contains(&user)
            || place.is_none_or(|number| {
                self.emptying.contains(&number)
                    || self.integrations.get(&number).is_some_and(|found| found.user == user)
            })
    }
}

/// A finding, and the key of a memo whose id is to be looked for.
pub(super) type Found = (Finding, Option<Vec<u8>>);

impl From<Finding> for Found {
    fn from(finding: Finding) -> Self {
        (finding, None)
    }
}

/// What is wrong with one pair.
pub(super) fn judge(trees: &Trees, index: &Index, tree: TreeName, key: &[u8], value: &[u8]) -> Option<Found> {
    match tree {
        TreeName::Meta => judge_meta(key, value).map(Found::from),
        TreeName::Users => judge_user(index, key, value).map(Found::from),
        TreeName::ApiKeys => judge_key(index, key, value).map(Found::from),
        TreeName::KeyUsage => judge_key_use(index, key, value).map(Found::from),
        TreeName::Integrations => judge_integration(index, key, value).map(Found::from),
        TreeName::Memos => judge_memo(trees, index, key, value),
        TreeName::MemoIds => judge_memo_id(trees, index, key, value).map(Found::from),
        TreeName::Idempotency => judge_idempotency(trees, index, key, value).map(Found::from),
        TreeName::IdempotencyAge => judge_idempotency_age(trees, key).map(Found::from),
        TreeName::Chores => match Chore::read(key) {
            Some(_) => None,
            None => Some(Finding::lost("chore", None, "the record is damaged").into()),
        },
    }
}

fn judge_meta(key: &[u8], value: &[u8]) -> Option<Finding> {
    let damaged = |name: &str, error: RecordError| Finding::repairable("meta", Some(name.to_owned()), error);
    match key {
        COUNTERS_KEY => Some(damaged("counters", unseal::<Counters>(key, value).err()?)),
        IMPORT_KEY => Some(damaged("import", unseal::<ImportProgress>(key, value).err()?)),
        FORMAT_KEY if value.len() == 4 => None,
        FORMAT_KEY => Some(damaged("format", RecordError::Damaged("format"))),
        other => {
            let name = String::from_utf8_lossy(other).into_owned();
            Some(Finding::repairable("meta", Some(name), "this memod knows no such record"))
        }
    }
}

fn judge_user(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let number = read_user_key(key).map(|number| format!("number {}", number.0));
    match unseal::<User>(key, value) {
        Err(error) => Some(Finding::lost("user", number, error)),
        Ok(user) if index.names.get(&user.name).is_some_and(|first| *first < user.number) => {
            Some(Finding::repairable("user", Some(user.name.to_string()), "another user has the same name"))
        }
        Ok(_) => None,
    }
}

fn judge_key(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let id = Some(String::from_utf8_lossy(key).into_owned());
    match unseal::<ApiKey>(key, value) {
        Err(error) => Some(Finding::lost("apiKey", id, error)),
        Ok(found) if !index.users.contains_key(&found.user) => {
            Some(Finding::lost("apiKey", id, "its user is missing"))
        }
        Ok(_) => None,
    }
}

fn judge_key_use(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let id = Some(String::from_utf8_lossy(key).into_owned());
    match unseal::<KeyUse>(key, value) {
        Err(error) => Some(Finding::lost("keyUse", id, error)),
        Ok(_) if !index.keys.contains(key) => Some(Finding::repairable("keyUse", id, "its key is missing")),
        Ok(_) => None,
    }
}

fn judge_integration(index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let (user, id) = read_integration_key(key).unzip();
    let (owner, id) = (user.and_then(|user| index.name(user)), id.map(|id| id.to_string()));
    let finding =
        |problem: &str| Some(Finding::lost("integration", id.clone(), problem).of_user(owner.clone()));
    match unseal::<Integration>(key, value) {
        Err(error) => finding(&error.to_string()),
        Ok(found) if !index.users.contains_key(&found.user) => finding("its user is missing"),
        Ok(found) if index.integrations.get(&found.number).is_some_and(|first| *first != found) => {
            finding("another integration has the same number")
        }
        Ok(_) => None,
    }
}

fn judge_memo(trees: &Trees, index: &Index, key: &[u8], value: &[u8]) -> Option<Found> {
    let Some(place) = MemoKey::read(key) else {
        return Some(Finding::lost("memo", None, "its key is damaged").into());
    };
    let owner = index.name(place.user());
    let memo = match unseal::<Memo>(key, value) {
        Ok(memo) => memo,
        Err(error) => {
            let finding = Finding::of_memo(error, None, place.created_at()).of_user(owner);
            return Some((finding, Some(key.to_vec())));
        }
    };
    let problem = match trees.get(TreeName::MemoIds, memo_id_key(&memo.id)) {
        _ if !index.knows(place.user()) => "its user is missing",
        _ if !index.holds(place.user(), place.integration()) => "its integration is missing",
        Ok(Some(indexed)) if indexed == key => return None,
        Ok(Some(_)) => "another memo has its id",
        Ok(None) => "the index of ids does not have it",
        Err(_) => "the index of ids cannot be read",
    };
    let finding = Finding::of_memo(problem, Some(memo.id), place.created_at()).of_user(owner);
    Some(Finding { lost: false, ..finding }.into())
}

fn judge_memo_id(trees: &Trees, index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let id: Option<MemoId> = std::str::from_utf8(key).ok().and_then(|id| id.parse().ok());
    let Some((id, place)) = id.zip(MemoKey::read(value)) else {
        let id = Some(String::from_utf8_lossy(key).into_owned());
        return Some(Finding::repairable("memoId", id, "the entry is damaged"));
    };
    let lost = |problem: &str, id: MemoId| {
        Some(Finding::of_memo(problem, Some(id), place.created_at()).of_user(index.name(place.user())))
    };
    match trees.get(TreeName::Memos, place.as_bytes()) {
        Ok(Some(memo)) => match unseal::<Memo>(place.as_bytes(), &memo) {
            Ok(memo) if memo.id != id => {
                Some(Finding::repairable("memoId", Some(id.into()), "it points to another memo"))
            }
            // A damaged memo is told as a memo.
            _ => None,
        },
        Ok(None) => lost("its text is missing", id),
        Err(_) => lost("it cannot be read", id),
    }
}

fn judge_idempotency(trees: &Trees, index: &Index, key: &[u8], value: &[u8]) -> Option<Finding> {
    let owner = key.get(..4).and_then(read_user_key);
    let name = owner.and_then(|user| index.name(user));
    let finding = |problem: &str| Finding::lost("idempotency", None, problem).of_user(name.clone());
    let Ok(whole) = <&[u8; 36]>::try_from(key) else { return Some(finding("its key is damaged")) };
    match unseal::<Idempotency>(key, value) {
        Err(error) => Some(finding(&error.to_string())),
        Ok(_) if owner.is_none_or(|user| !index.knows(user)) => Some(finding("its user is missing")),
        Ok(known) => {
            let age = trees.get(TreeName::IdempotencyAge, &idempotency_age_key(known.accepted_at, whole));
            let is_there = age.is_ok_and(|age| age.is_some());
            (!is_there).then(|| Finding { lost: false, ..finding("it would never be forgotten") })
        }
    }
}

fn judge_idempotency_age(trees: &Trees, key: &[u8]) -> Option<Finding> {
    let Some((_, of)) = read_idempotency_age_key(key) else {
        return Some(Finding::repairable("idempotencyAge", None, "the entry is damaged"));
    };
    let is_there = trees.get(TreeName::Idempotency, &of).is_ok_and(|value| value.is_some());
    (!is_there).then(|| Finding::repairable("idempotencyAge", None, "it points to nothing"))
}
