//! The store by its own face, without the app.

mod arrivals;
mod disk;
mod memos;
mod opening;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::layout::TreeName;
use super::*;
use crate::model::{ApiKey, FormatType, Language, Memo, Name, Scope, Timestamp, User};

const SETTINGS: StoreSettings = StoreSettings {
    cache_bytes: 16 << 20,
    reserve_bytes: 1000,
    patience: Duration::from_secs(2),
    batch_jobs: 1024,
};

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis)
}

fn anna() -> NewUser {
    NewUser { name: name("anna"), time_zone: chrono_tz::UTC, language: Language::En, created_at: at(1) }
}

fn open(path: &Path) -> Store {
    Store::open(path, SETTINGS).expect("the store opens")
}

fn store_with_anna(path: &Path) -> (Store, User) {
    let store = open(path);
    let user = store.add_user(anna()).wait().unwrap();
    (store, user)
}

fn add_integration(store: &Store, user: &User, id: &str) -> crate::model::Integration {
    let new = NewIntegration {
        user: user.number,
        id: name(id),
        trigger: name(id),
        format_type: FormatType::PlainText,
    };
    store.add_integration(new).wait().unwrap()
}

fn memo(user: &User, text: &str, now: i64) -> NewMemo {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let mut random = [0; 10];
    random[..8].copy_from_slice(&NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes());
    NewMemo {
        user: user.number,
        integration: None,
        text: text.to_owned(),
        recorded_at: at(now),
        time_zone: chrono_tz::UTC,
        language: None,
        now: at(now),
        random,
        once_only: None,
    }
}

fn once(key: &str, fingerprint: u8) -> Option<OnceOnly> {
    Some(OnceOnly { key: key.to_owned(), fingerprint: [fingerprint; 32] })
}

fn add(store: &Store, new: NewMemo) -> Memo {
    match store.add_memo(new).wait().unwrap() {
        Added::New(memo) | Added::Known(memo) => memo,
    }
}

fn key_of(user: &User, number: u32) -> ApiKey {
    ApiKey {
        id: format!("abcDEF{number:06}").parse().unwrap(),
        user: user.number,
        name: name("n8n"),
        scopes: [Scope::Automation].into_iter().collect(),
        hash: "h".to_owned(),
        created_at: at(1),
        expires_at: None,
        revoked_at: None,
    }
}

fn texts(memos: &[Memo]) -> Vec<&str> {
    memos.iter().map(|memo| memo.text.as_str()).collect()
}

/// A disk that can be filled and broken.
#[derive(Default)]
struct FakeDisk {
    full: AtomicBool,
    ahead: AtomicU64,
    broken: AtomicBool,
    hangs: AtomicBool,
    /// Syncs that were begun.
    asked: AtomicU64,
    syncs: AtomicU64,
}

impl Disk for Arc<FakeDisk> {
    fn room(&self) -> io::Result<Room> {
        let free = if self.full.load(Ordering::SeqCst) { 10 } else { u64::MAX };
        Ok(Room { free, ahead: self.ahead.load(Ordering::SeqCst) })
    }

    fn sync(&self) -> io::Result<()> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        while self.hangs.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(10));
        }
        self.syncs.fetch_add(1, Ordering::SeqCst);
        if self.broken.load(Ordering::SeqCst) { Err(io::Error::other("EIO")) } else { Ok(()) }
    }
}

fn store_on_fake_disk(path: &Path) -> (Store, Arc<FakeDisk>) {
    let disk = Arc::new(FakeDisk::default());
    let theirs = Arc::clone(&disk);
    (Store::open_on(path, SETTINGS, move |_| Ok(Box::new(theirs))).unwrap(), disk)
}
