//! What memod has promised, and whether it kept it: for every fault that ends a server, short or long.
//!
//! A change is noted before it is asked for and again when it is acknowledged, each time with the moment of a clock
//! that the fault knows. What a store may hold after a fault at some moment follows from these notes alone.
#![allow(dead_code, unreachable_pub, unused_imports)] // every fault uses a part
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod chance;
mod crash;
mod judge;
mod kept;
mod people;

pub use chance::Chance;
pub use crash::{WRITERS, crash, look_after_a_crash};
pub use judge::{Found, Look};
pub use kept::{Kept, When};
pub use people::{Captured, House, Over, administer, arrange, manage_keys, write};

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The user.
pub const ANNA: &str = "anna";
/// Her integrations: two that are left alone, and one whose id, trigger and format are changed all the time.
pub const EVEN: &str = "Even";
pub const ODD: &str = "Odd";
pub const EDITED: &str = "Edited";
/// One that only some faults add and remove.
pub const ATTIC: &str = "Attic";
/// Where memos are that no integration applied to.
pub const INBOX: &str = "Inbox";

/// Everything that was asked for, from one house.
pub struct Promises {
    clock: Box<dyn Fn() -> u64 + Send + Sync>,
    /// By their `Idempotency-Key`, which is also in their text.
    pub memos: Mutex<HashMap<String, Memo>>,
    pub users: Mutex<BTreeMap<String, Kept<bool>>>,
    /// By their id.
    pub keys: Mutex<BTreeMap<String, Key>>,
    /// The one that is edited: id, trigger, format.
    pub edited: Mutex<Kept<[String; 3]>>,
}

/// A memo as it was asked for.
#[derive(Debug, Clone)]
pub struct Memo {
    pub text: String,
    /// The integration in the request.
    pub sent_to: &'static str,
    /// With an `Idempotency-Key`; else by an import.
    pub by_phone: bool,
    /// Where it is; `None` where it is not kept.
    pub place: Kept<Option<&'static str>>,
    pub id: Option<String>,
}

/// A key as it was shown once.
#[derive(Debug, Clone)]
pub struct Key {
    pub key: String,
    /// Whether it is taken.
    pub works: Kept<bool>,
}

impl Promises {
    /// Moments are told by `clock`.
    pub fn by(clock: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        let edited = [EDITED, "edited words", "plainText"].map(str::to_owned);
        Promises {
            clock: Box::new(clock),
            memos: Mutex::default(),
            users: Mutex::default(),
            keys: Mutex::default(),
            edited: Mutex::new(Kept::new(edited)),
        }
    }

    pub fn now(&self) -> u64 {
        (self.clock)()
    }

    /// Notes a memo before it is asked for.
    pub fn intend(&self, once: &str, words: &str, sent_to: &'static str, by_phone: bool) {
        let mut place = Kept::new(None);
        place.begin(Some(sent_to), self.now());
        let text = format!("memo {once} {words}").trim().to_owned();
        let memo = Memo { text, sent_to, by_phone, place, id: None };
        lock(&self.memos).insert(once.to_owned(), memo);
    }

    /// Notes that a memo was acknowledged under `id`.
    pub fn captured(&self, once: &str, id: &str) {
        let now = self.now();
        let mut memos = lock(&self.memos);
        let memo = memos.get_mut(once).expect("it was intended");
        let known = memo.id.get_or_insert_with(|| id.to_owned());
        assert_eq!(known, id, "{once} was acknowledged under another id before");
        memo.place.acknowledge(now);
    }

    /// Notes a key that was shown. It was made since it was asked for; who does not know it cannot miss it.
    pub fn created(&self, id: &str, key: &str) {
        let mut works = Kept::new(false);
        works.begin(true, 0);
        works.acknowledge(self.now());
        lock(&self.keys).insert(id.to_owned(), Key { key: key.to_owned(), works });
    }

    /// Memos whose key begins with `name`.
    pub fn of(&self, name: &str) -> Vec<String> {
        lock(&self.memos).keys().filter(|once| once.starts_with(name)).cloned().collect()
    }

    pub fn memo(&self, once: &str) -> Memo {
        lock(&self.memos)[once].clone()
    }

    /// How many memos were acknowledged.
    pub fn acknowledged(&self) -> usize {
        lock(&self.memos).values().filter(|memo| memo.id.is_some()).count()
    }

    /// Captures of which nobody knows whether they are kept.
    pub fn open_captures(&self) -> Vec<String> {
        let memos = lock(&self.memos);
        let open = memos.iter().filter(|(_, memo)| memo.id.is_none() && memo.place.is_open());
        open.map(|(once, _)| once.clone()).collect()
    }

    /// What was found after a fault is the truth from here on.
    pub fn settle(&self, found: &Found) {
        for (once, memo) in lock(&self.memos).iter_mut() {
            let at = found.memos.get(once);
            memo.place.settle(at.map(|(_, place)| *place));
            if let Some((id, _)) = at {
                memo.id = Some(id.clone());
            }
        }
        for (name, user) in lock(&self.users).iter_mut() {
            user.settle(found.users.contains(name));
        }
        for (id, key) in lock(&self.keys).iter_mut() {
            key.works.settle(found.keys.get(id).copied().unwrap_or(false));
        }
        lock(&self.edited).settle(found.edited.clone());
    }
}

/// A panic elsewhere is reported there.
pub fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
