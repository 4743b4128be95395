use std::net::IpAddr;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use super::aside::{Share, aside};
use super::failures::{Failures, source_of};
use super::hash::matches;
use super::token::Token;
use crate::model::{KeyId, Timestamp};
use crate::outside::{NoRandomness, Outside};
use crate::store::{Directory, KeyEntry, Known};

const MINUTE: Duration = Duration::from_secs(60);
const FAILURES_PER_ADDRESS: usize = 30;
const FAILURES_PER_KEY: usize = 120;
/// After so many wrong secrets within a minute somebody is guessing.
const GUESSES: usize = 10;
/// While somebody is guessing, Argon2 pauses after a wrong secret for so many times as long as that took.
const PAUSE: u32 = 6;
/// And at most for so long, which is less than the patience below: after the last guess a right key has its turn.
const LONGEST_PAUSE: Duration = Duration::from_millis(200);
/// How long a check may wait for its turn at Argon2: after a start all keys of a household come at once.
const ARGON2_PATIENCE: Duration = Duration::from_secs(3);
/// The same while somebody is guessing.
const ARGON2_PATIENCE_GUESSED: Duration = Duration::from_millis(250);
const _: () = assert!(LONGEST_PAUSE.as_millis() < ARGON2_PATIENCE_GUESSED.as_millis());
/// How long a check may wait for another one of the same key, which spares it Argon2.
const COMPANION_PATIENCE: Duration = Duration::from_secs(2);

/// Checks keys. One for a store, whose Directory holds what it remembers of them; clones share everything.
#[derive(Clone)]
pub struct Verifier(Arc<Inner>);

struct Inner {
    /// Makes digests that mean nothing outside this process.
    secret: [u8; 32],
    argon2: Arc<Semaphore>,
    argon2_runs: AtomicU64,
    of_addresses: Failures<IpAddr>,
    of_keys: Failures<KeyId>,
    /// Wrong secrets of keys that exist, from everywhere together.
    guesses: Failures<()>,
}

/// Who is asking, where from and when.
#[derive(Debug, Clone, Copy)]
pub struct Asking {
    /// The peer.
    pub address: IpAddr,
    /// Decides about expiry.
    pub now: Timestamp,
    /// Decides about limits.
    pub instant: Instant,
}

/// Why a key opens nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Denied {
    /// Wrong form, unknown, wrong secret, revoked or expired: nobody learns which.
    Unauthorized,
    /// The address has failed too often.
    TooManyFailures {
        /// Until the next try.
        wait: Duration,
    },
    /// More first checks are waiting than the processor can do.
    Busy,
}

impl Verifier {
    /// A verifier that has seen no key yet.
    pub fn new(outside: &Outside) -> Result<Verifier, NoRandomness> {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Ok(Verifier(Arc::new(Inner {
            secret: outside.random()?,
            argon2: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            argon2_runs: AtomicU64::new(0),
            of_addresses: Failures::new(FAILURES_PER_ADDRESS, MINUTE),
            of_keys: Failures::new(FAILURES_PER_KEY, MINUTE),
            guesses: Failures::new(GUESSES, MINUTE),
        })))
    }

    /// What [`check`](Verifier::check) would say of a live key that was verified before: it needs no look at its form,
    /// one digest tells it from every other text. `None` for any other.
    pub fn known<'d>(
        &self,
        directory: &'d Directory,
        presented: &[u8],
        now: Timestamp,
    ) -> Option<&'d KeyEntry> {
        let (entry, is_right) = self.0.recognise(directory, presented, now)?;
        is_right.then_some(entry)
    }

    /// The live key of `presented`, as it stands in `directory` now. Whether it is revoked, expired or in scope is
    /// read there at every call; only that the secret is right is remembered.
    pub async fn check<'d>(
        &self,
        directory: &'d Directory,
        presented: Option<&str>,
        asking: Asking,
    ) -> Result<&'d KeyEntry, Denied> {
        let source = source_of(asking.address);
        let seen = presented.and_then(|text| self.0.recognise(directory, text.as_bytes(), asking.now));
        if let Some((entry, is_right)) = seen {
            return if is_right { Ok(entry) } else { Err(self.0.failed(&source, asking.instant)) };
        }
        let token = presented.and_then(Token::parse);
        let entry = token.as_ref().and_then(|token| live(directory, &token.id(), asking));
        let (Some(token), Some(entry)) = (token, entry) else {
            return Err(self.0.failed(&source, asking.instant));
        };
        // In a task of its own: a client that goes away does not make the next one run Argon2 again.
        let (inner, hash, known) = (Arc::clone(&self.0), entry.key.hash.clone(), Arc::clone(&entry.known));
        let check = async move { inner.check_once(token, hash, &known, source, asking.instant).await };
        let right = tokio::spawn(check).await.unwrap_or(Err(Denied::Busy))?;
        if right { Ok(entry) } else { Err(self.0.failed(&source, asking.instant)) }
    }

    /// How often Argon2 was run.
    pub fn argon2_runs(&self) -> u64 {
        self.0.argon2_runs.load(Ordering::Relaxed)
    }
}

/// The key of this id, if it may open something now.
fn live<'d>(directory: &'d Directory, id: &KeyId, asking: Asking) -> Option<&'d KeyEntry> {
    directory.key(id).filter(|entry| entry.key.is_live(asking.now))
}

impl Inner {
    fn digest(&self, token: &[u8]) -> blake3::Hash {
        blake3::keyed_hash(&self.secret, token)
    }

    /// The key that `text` says it is, and whether it is that key and live; `None` where its right token was not seen
    /// before.
    fn recognise<'d>(
        &self,
        directory: &'d Directory,
        text: &[u8],
        now: Timestamp,
    ) -> Option<(&'d KeyEntry, bool)> {
        let entry = directory.key_claimed(Token::claimed_id(text)?)?;
        Some((entry, self.recall(&entry.known, text)? && entry.key.is_live(now)))
    }

    /// Whether `text` is the one right token of a key, if that was seen before. Hashes compare in constant time.
    fn recall(&self, known: &Known, text: &[u8]) -> Option<bool> {
        let mark = known.mark()?;
        Some(self.digest(text) == *mark)
    }

    /// Whether the token is right. Of several at the same time for one key, one runs Argon2 and the others learn
    /// from it.
    async fn check_once(
        &self,
        token: Token,
        hash: String,
        known: &Known,
        source: IpAddr,
        instant: Instant,
    ) -> Result<bool, Denied> {
        let id = token.id();
        let _turn = timeout(COMPANION_PATIENCE, known.turn()).await.map_err(|_| Denied::Busy)?;
        if let Some(right) = self.recall(known, token.reveal().as_bytes()) {
            return Ok(right);
        }
        // Others of this address may have failed while this one waited.
        if let Some(wait) = self.of_addresses.wait(&source, instant) {
            return Err(Denied::TooManyFailures { wait });
        }
        if self.of_keys.wait(&id, instant).is_some() {
            return Err(Denied::Busy);
        }
        let patience = match self.share(instant) {
            Share::Tenth => ARGON2_PATIENCE,
            Share::Rest => ARGON2_PATIENCE_GUESSED,
        };
        let permit = timeout(patience, Arc::clone(&self.argon2).acquire_owned()).await;
        let Ok(Ok(permit)) = permit else { return Err(Denied::Busy) };
        self.argon2_runs.fetch_add(1, Ordering::Relaxed);
        let digest = self.digest(token.reveal().as_bytes());
        let (share, began) = (self.share(instant), Instant::now());
        let right = aside(share, move || matches(&token, &hash)).await.ok_or(Denied::Busy)?;
        if right {
            known.learn(*digest.as_bytes());
        } else {
            let _ = self.of_keys.count(&id, instant);
            let _ = self.guesses.count(&(), instant);
            if share == Share::Rest {
                give_back_later(permit, began.elapsed());
            }
        }
        Ok(right)
    }

    /// What a check gets of a processor: while somebody is guessing no answer is to wait for it at all.
    fn share(&self, instant: Instant) -> Share {
        if self.guesses.wait(&(), instant).is_some() { Share::Rest } else { Share::Tenth }
    }

    fn failed(&self, source: &IpAddr, instant: Instant) -> Denied {
        match self.of_addresses.count(source, instant) {
            Ok(()) => Denied::Unauthorized,
            Err(wait) => Denied::TooManyFailures { wait },
        }
    }
}

/// The next check waits; whoever made the wrong guess does not.
fn give_back_later(permit: OwnedSemaphorePermit, worked: Duration) {
    let pause = (worked * PAUSE).min(LONGEST_PAUSE);
    tokio::spawn(async move {
        sleep(pause).await;
        drop(permit);
    });
}

impl std::fmt::Debug for Verifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Verifier")
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::auth::hash_token;

    /// After a start the keys of ten tools were checked at once, and six of them heard that memod was busy.
    #[tokio::test]
    async fn a_first_check_waits_long_for_its_turn_unless_somebody_is_guessing() {
        let outside = Outside::real();
        let Verifier(inner) = Verifier::new(&outside).unwrap();
        let start = Instant::now();
        let (token, other) = (Token::generate(&outside).unwrap(), Token::generate(&outside).unwrap());
        let hash = hash_token(&token, &outside).unwrap();
        let known = Known::default();
        let check =
            |token, known| inner.check_once(token, hash.clone(), known, Ipv4Addr::LOCALHOST.into(), start);
        let all = u32::try_from(inner.argon2.available_permits()).unwrap();
        let others = Arc::clone(&inner.argon2).acquire_many_owned(all).await.unwrap();
        let release = tokio::spawn(async move {
            sleep(ARGON2_PATIENCE_GUESSED * 2).await;
            drop(others);
        });
        assert_eq!(check(token, &known).await, Ok(true));
        release.await.unwrap();
        for _ in 0..GUESSES {
            let _ = inner.guesses.count(&(), start);
        }
        let _others = Arc::clone(&inner.argon2).acquire_many_owned(all).await.unwrap();
        assert_eq!(check(other, &Known::default()).await, Err(Denied::Busy));
    }

    /// Under a flood of guesses the polls of a good key waited for Argon2 to finish a slice of the scheduler, 3 ms. A tool
    /// that was set up wrongly is no flood, and a flood is forgotten.
    #[tokio::test]
    async fn checks_get_what_is_left_while_somebody_is_guessing_and_a_tenth_otherwise() {
        let outside = Outside::real();
        let Verifier(inner) = Verifier::new(&outside).unwrap();
        let hash = hash_token(&Token::generate(&outside).unwrap(), &outside).unwrap();
        let start = Instant::now();
        for guess in 0..GUESSES {
            assert_eq!(inner.share(start), Share::Tenth, "after {guess} guesses");
            let wrong = Token::generate(&outside).unwrap();
            let known = Known::default();
            let right =
                inner.check_once(wrong, hash.clone(), &known, Ipv4Addr::LOCALHOST.into(), start).await;
            assert_eq!(right, Ok(false));
        }
        assert_eq!(inner.share(start), Share::Rest);
        assert_eq!(inner.share(start + MINUTE), Share::Tenth);
    }

    /// Even Argon2 in a thread that gets what is left over kept polls waiting for a millisecond: the kernel may give it a
    /// processor that a thread which answers has just been driven from, until something else wakes there.
    #[tokio::test]
    async fn argon2_pauses_after_a_wrong_guess_and_not_after_a_right_key() {
        let outside = Outside::real();
        let Verifier(inner) = Verifier::new(&outside).unwrap();
        let turns = inner.argon2.available_permits();
        let start = Instant::now();
        let check = async |token, hash: &str| {
            let known = Known::default();
            inner.check_once(token, hash.to_owned(), &known, Ipv4Addr::LOCALHOST.into(), start).await
        };
        let fresh = || Token::generate(&outside).unwrap();
        let hash = hash_token(&fresh(), &outside).unwrap();
        assert_eq!(check(fresh(), &hash).await, Ok(false));
        assert_eq!(inner.argon2.available_permits(), turns, "nobody is guessing yet");
        for _ in 0..GUESSES {
            let _ = inner.guesses.count(&(), start);
        }
        let right = fresh();
        let its_hash = hash_token(&right, &outside).unwrap();
        assert_eq!(check(right, &its_hash).await, Ok(true));
        assert_eq!(inner.argon2.available_permits(), turns, "after a right key");
        assert_eq!(check(fresh(), &hash).await, Ok(false));
        assert_eq!(inner.argon2.available_permits(), turns - 1, "after a wrong one");
        while inner.argon2.available_permits() < turns {
            sleep(Duration::from_millis(1)).await;
        }
        let (worked, began) = (Duration::from_millis(10), Instant::now());
        let all = u32::try_from(turns).unwrap();
        give_back_later(Arc::clone(&inner.argon2).acquire_owned().await.unwrap(), worked);
        let _all = inner.argon2.acquire_many(all).await.unwrap();
        assert!(began.elapsed() >= worked * PAUSE, "the next check waits as long as that");
    }
}
