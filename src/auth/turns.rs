use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::aside::{Share, aside};
use super::hash::Memory;
use crate::memory::give_back;

/// Turns at Argon2: few at the same time. Its memory goes from one to the next, because the kernel takes milliseconds to
/// take 19 MiB back, in which it gives the processor to nobody else; whoever has nobody behind gives it back.
pub(super) struct Turns {
    free: Semaphore,
    /// How long a check may wait for its turn.
    patience: Duration,
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    checks: usize,
    /// What those before left to them; none where nobody waits.
    memory: Vec<Memory>,
}

/// A check that waits.
struct Place<'q>(&'q Queue);

impl Turns {
    /// At most `at_once` at the same time, none waited for longer than `patience`.
    pub(super) fn new(at_once: usize, patience: Duration) -> Self {
        Turns { free: Semaphore::new(at_once), patience, queue: Arc::default() }
    }

    /// Does `work` aside, once it is its turn. `None` where that takes too long, no thread is to be had, or `work`
    /// panicked.
    pub(super) async fn take<T: Send + 'static>(
        &self,
        share: Share,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.queue.join();
        let _turn = timeout(self.patience, self.free.acquire()).await.ok()?.ok()?;
        let mut memory = place.turn();
        let queue = Arc::clone(&self.queue);
        let work = move || {
            let outcome = work(&mut memory);
            queue.leave_to_the_next(memory);
            outcome
        };
        aside(share, work).await
    }
}

impl Queue {
    fn join(&self) -> Place<'_> {
        self.lock().checks += 1;
        Place(self)
    }

    fn leave_to_the_next(&self, memory: Memory) {
        let mut waiting = self.lock();
        if waiting.checks > 0 {
            waiting.memory.push(memory);
            return;
        }
        drop(waiting);
        drop(memory);
        give_back();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place<'_> {
    fn turn(self) -> Memory {
        self.0.lock().memory.pop().unwrap_or_default()
    }
}

/// Its turn has come, or it waits no longer.
impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut waiting = self.0.lock();
        waiting.checks -= 1;
        if waiting.checks > 0 || waiting.memory.is_empty() {
            return;
        }
        let memory = std::mem::take(&mut waiting.memory);
        drop(waiting);
        drop(memory);
        give_back();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::hash::{hash_token, matches};
    use crate::auth::token::Token;
    use crate::outside::Outside;

    fn kept(turns: &Turns) -> usize {
        turns.queue.lock().memory.len()
    }

    /// A NAS has no 19 MiB to spare for a check that may come tomorrow.
    #[tokio::test]
    async fn memory_goes_to_those_who_wait_and_nobody_keeps_it_after_them() {
        let outside = Outside::real();
        let token = Token::generate(&outside).unwrap();
        let hash = hash_token(&token, &outside).unwrap();
        let turns = Arc::new(Turns::new(1, Duration::from_secs(60)));
        let sizes: Vec<_> = (0..3)
            .map(|_| {
                let (turns, hash) = (Arc::clone(&turns), hash.clone());
                let token = Token::parse(token.reveal()).unwrap();
                tokio::spawn(async move {
                    let check = move |memory: &mut Memory| {
                        let before = memory.bytes();
                        assert!(matches(&token, &hash, memory));
                        before
                    };
                    turns.take(Share::Tenth, check).await.unwrap()
                })
            })
            .collect();
        let mut found = Vec::new();
        for size in sizes {
            found.push(size.await.unwrap());
        }
        assert_eq!(found, [0, 19 << 20, 19 << 20], "the first takes it, the others find it");
        assert_eq!(kept(&turns), 0);
        assert_eq!(turns.queue.lock().checks, 0);
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_waits_in_vain_gives_back_what_was_left_to_it() {
        let turns = Turns::new(1, Duration::from_millis(250));
        let turn = turns.free.acquire().await.unwrap();
        let in_vain = turns.take(Share::Tenth, |_| ());
        let (none, ()) = tokio::join!(in_vain, async {
            tokio::task::yield_now().await;
            turns.queue.leave_to_the_next(Memory::default());
            assert_eq!(kept(&turns), 1);
        });
        assert_eq!(none, None);
        assert_eq!(kept(&turns), 0);
        drop(turn);
        assert_eq!(turns.take(Share::Tenth, |_| 7).await, Some(7));
    }
}
