//! An end for what would go on for ever.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use super::failure::Failure;

/// How long the reading of a store may make no progress: much longer than any disk needs for its largest part.
pub(super) const STILLNESS: Duration = Duration::from_secs(300);
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// Counts every step that is made.
#[derive(Debug, Clone, Default)]
pub(super) struct Steps(Arc<AtomicU64>);

impl Steps {
    pub(super) fn made(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Runs `work`, unless it makes no step for as long as `patience`. sled can go round in circles between the pages of
/// a damaged store; nothing stops it then but the end of the process, which is near when this has failed.
pub(super) fn unless_still<T: Send + 'static>(
    patience: Duration,
    work: impl FnOnce(&Steps) -> T + Send + 'static,
) -> Result<T, Failure> {
    let steps = Steps::default();
    let (told, done) = channel();
    let counted = steps.clone();
    std::thread::spawn(move || told.send(work(&counted)));
    let (mut seen, mut since) = (0, Instant::now());
    loop {
        match done.recv_timeout(LOOK_EVERY) {
            Ok(outcome) => return Ok(outcome),
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Failure::Failed(
                    "the store is too damaged to be read; restore a backup".to_owned(),
                ));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        let now = steps.0.load(Ordering::Relaxed);
        if now != seen {
            (seen, since) = (now, Instant::now());
        } else if since.elapsed() >= patience {
            return Err(Failure::Failed(
                "the store is so damaged that reading it comes to no end; restore a backup with \
                 `memod restore DIR --replace`"
                    .to_owned(),
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_no_step_is_given_up_with_the_next_thing_to_do() {
        let (_never, wait) = channel::<()>();
        let stuck = unless_still(Duration::from_millis(50), move |steps| {
            steps.made();
            wait.recv().is_ok()
        });
        let Err(Failure::Failed(text)) = stuck else { panic!("it was not given up: {stuck:?}") };
        assert!(text.contains("memod restore"), "{text}");
    }

    #[test]
    fn what_makes_steps_is_waited_for_however_long_it_takes() {
        let patience = Duration::from_secs(60);
        let done = unless_still(patience, |steps| {
            (0..100).for_each(|_| steps.made());
            "done"
        });
        assert!(matches!(done, Ok("done")), "{done:?}");
    }

    #[test]
    fn what_panics_is_a_failure_in_words() {
        let done = unless_still::<()>(Duration::from_secs(60), |_| panic!("a damaged page"));
        assert!(matches!(done, Err(Failure::Failed(_))), "{done:?}");
    }
}
