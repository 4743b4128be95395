use std::fmt;
use std::sync::OnceLock;

use tokio::sync::{Mutex, MutexGuard};

/// By what the one right token of a key is known again, once it was seen; nothing of the store's. All states of the
/// Directory share it as long as the key has the same hash.
#[derive(Default)]
pub struct Known {
    mark: OnceLock<[u8; 32]>,
    turn: Mutex<()>,
}

impl Known {
    /// The mark of the right token; `None` until it was seen. Takes no lock: every request asks.
    pub fn mark(&self) -> Option<&[u8; 32]> {
        self.mark.get()
    }

    /// The first mark stays: a key has one right token.
    pub fn learn(&self, mark: [u8; 32]) {
        let _ = self.mark.set(mark);
    }

    /// For whoever is going to find out which token is the right one: nobody else does meanwhile.
    pub async fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().await
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Known")
    }
}
