//! What comes from outside the program and differs at every call: the time and chance. Both are parameters.

use std::sync::Arc;
use std::time::SystemTime;

use crate::model::Timestamp;

/// A source of the current time and of random bytes; cheap to clone.
#[derive(Clone)]
pub struct Outside {
    now: Arc<Now>,
    fill: Arc<Fill>,
}

type Now = dyn Fn() -> Timestamp + Send + Sync;
type Fill = dyn Fn(&mut [u8]) -> Result<(), NoRandomness> + Send + Sync;

/// The operating system gave no random bytes.
#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("the operating system gave no random numbers; try again")]
pub struct NoRandomness;

impl Outside {
    /// The machine's clock and the operating system's random bytes.
    pub fn real() -> Self {
        Outside::new(wall_clock, |bytes| getrandom::fill(bytes).map_err(|_| NoRandomness))
    }

    /// Any other sources, for tests.
    pub fn new(
        now: impl Fn() -> Timestamp + Send + Sync + 'static,
        fill: impl Fn(&mut [u8]) -> Result<(), NoRandomness> + Send + Sync + 'static,
    ) -> Self {
        Outside { now: Arc::new(now), fill: Arc::new(fill) }
    }

    /// The current time.
    pub fn now(&self) -> Timestamp {
        (self.now)()
    }

    /// `N` random bytes.
    pub fn random<const N: usize>(&self) -> Result<[u8; N], NoRandomness> {
        let mut bytes = [0; N];
        (self.fill)(&mut bytes)?;
        Ok(bytes)
    }
}

impl std::fmt::Debug for Outside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Outside")
    }
}

#[allow(clippy::disallowed_methods)] // the one place where the wall clock is read
fn wall_clock() -> Timestamp {
    // A machine without a clock battery may say 1969: such a moment counts as the first one.
    let since_epoch = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_millis(i64::try_from(since_epoch.as_millis()).unwrap_or(i64::MAX))
}
