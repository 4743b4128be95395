use std::collections::VecDeque;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

/// The last failures of each source within a period: exactly `limit` are let through, whatever their pace.
#[derive(Debug)]
pub(super) struct Failures<K: Hash + Eq> {
    limit: usize,
    period: Duration,
    sources: Mutex<Sources<K>>,
}

/// In the order of their last failures, which asking does not change.
type Sources<K> = LruCache<K, VecDeque<Instant>>;

/// Sources that are remembered; the one quiet for longest makes room.
const MAX_SOURCES: NonZeroUsize = NonZeroUsize::new(4096).expect("more than none");

impl<K: Hash + Eq + Clone> Failures<K> {
    pub(super) fn new(limit: usize, period: Duration) -> Self {
        Failures { limit, period, sources: Mutex::new(LruCache::new(MAX_SOURCES)) }
    }

    /// How long `source` has to wait; `None` if it may go on.
    pub(super) fn wait(&self, source: &K, now: Instant) -> Option<Duration> {
        self.wait_in(&mut self.lock(), source, now)
    }

    /// Counts a failure of `source`, or says how long it has to wait if it has used up its own.
    pub(super) fn count(&self, source: &K, now: Instant) -> Result<(), Duration> {
        // One lock for the question and the count: of many at the same time exactly `limit` pass.
        let mut sources = self.lock();
        if let Some(wait) = self.wait_in(&mut sources, source, now) {
            return Err(wait);
        }
        sources.get_or_insert_mut(source.clone(), VecDeque::new).push_back(now);
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Sources<K>> {
        self.sources.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_in(&self, sources: &mut Sources<K>, source: &K, now: Instant) -> Option<Duration> {
        let failures = sources.peek_mut(source)?;
        self.forget(failures, now);
        let oldest = failures.front().filter(|_| failures.len() >= self.limit)?;
        Some(self.period.saturating_sub(now.saturating_duration_since(*oldest)))
    }

    fn forget(&self, failures: &mut VecDeque<Instant>, now: Instant) {
        while failures.front().is_some_and(|at| now.saturating_duration_since(*at) >= self.period) {
            failures.pop_front();
        }
    }
}

/// Whom an address stands for: itself, or in IPv6 the /64 that one device can have all of.
pub(super) fn source_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::from((address.to_bits() & !u128::from(u64::MAX)).to_be_bytes()),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn thirty_failures_within_a_minute_pass_and_the_next_waits_for_the_first_to_be_forgotten() {
        let failures = Failures::new(30, MINUTE);
        let start = Instant::now();
        for number in 0..30 {
            let at = start + Duration::from_secs(number);
            assert_eq!(failures.count(&"a", at), Ok(()), "failure {number}");
        }
        let later = start + Duration::from_secs(35);
        assert_eq!(failures.count(&"a", later), Err(Duration::from_secs(25)));
        assert_eq!(failures.wait(&"a", later), Some(Duration::from_secs(25)));
        assert_eq!(failures.count(&"b", later), Ok(()), "others are not concerned");
        assert_eq!(failures.count(&"a", start + MINUTE), Ok(()), "the first is forgotten");
        assert_eq!(failures.count(&"a", start + MINUTE), Err(Duration::from_secs(1)));
    }

    #[test]
    fn the_table_of_sources_is_bounded_and_the_one_quiet_for_longest_makes_room() {
        let failures = Failures::new(1, MINUTE);
        let start = Instant::now();
        let most = MAX_SOURCES.get() as u64;
        for source in 0..most + 100 {
            let at = start + Duration::from_millis(source);
            assert_eq!(failures.count(&source, at), Ok(()), "source {source}");
            // Asking keeps nobody in the table.
            assert_eq!(failures.wait(&0, at).is_some(), source < most, "source {source}");
        }
        assert_eq!(failures.lock().len(), MAX_SOURCES.get());
        let later = start + Duration::from_secs(10);
        assert!(failures.wait(&99, later).is_none(), "the quietest made room");
        assert!(failures.wait(&100, later).is_some(), "the others are remembered");
    }

    #[test]
    fn the_addresses_of_one_ipv6_network_are_one_source() {
        let source = |text: &str| source_of(text.parse().unwrap());
        assert_eq!(source("2001:db8::1"), source("2001:db8::ffff:2"));
        assert_ne!(source("2001:db8::1"), source("2001:db8:0:1::1"));
        assert_eq!(source("::ffff:192.0.2.7"), source("192.0.2.7"));
        assert_ne!(source("192.0.2.7"), source("192.0.2.8"));
    }
}
