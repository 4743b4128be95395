//! Everything here is done to one [`Sample`].

mod backup;
mod check;
mod compact;
mod damage;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::*;
use crate::model::{ApiKey, FormatType, Integration, Language, Memo, MemoId, Name, Scope, Timestamp, User};
use crate::store::layout::{MemoKey, TreeName};
use crate::store::open::{self, open_raw};
use crate::store::{Added, NewIntegration, NewMemo, NewUser, OnceOnly, Store, StoreSettings};

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
