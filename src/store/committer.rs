//! The one thread that writes. Drain, plan, one transaction, flush, fdatasync, publish, acknowledge.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::error::StoreError;
use super::record::Counters;
use super::shared::{Health, Shared};
use super::stage::{Finished, Stage};
use super::trees::WriteFailure;

/// Most jobs of one batch.
const BATCH_JOBS: usize = 1024;
/// A batch takes no further job beyond this many bytes; together with the largest job it stays below 2 MiB.
const BATCH_BYTES: usize = 1024 * 1024;
/// How often a store that sled gave up on is looked at again.
const REOPEN_EVERY: Duration = Duration::from_secs(2);

/// Plans one change on the stage; what it hands back is called when the batch is durable, or is not.
pub(super) type Job = Box<dyn FnOnce(&mut Stage<'_>) -> Planned + Send>;

/// What became of a job's plan.
pub(super) struct Planned {
    /// Whether the job's changes stay on the stage.
    pub(super) keep: bool,
    /// Tells the waiting side.
    pub(super) done: Done,
}

pub(super) type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// The answer to a change that was asked for. Ready when the change is durable or refused. As a future for the
/// server, or by [`wait`](Ticket::wait) on a thread that may block.
#[must_use = "a change is only acknowledged when its ticket is ready"]
pub struct Ticket<T> {
    answer: oneshot::Receiver<Result<T, StoreError>>,
    shared: Arc<Shared>,
}

impl<T: Send + 'static> Ticket<T> {
    /// A ticket and the job that `plan` makes.
    pub(super) fn for_plan(
        shared: Arc<Shared>,
        plan: impl FnOnce(&mut Stage<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> (Self, Job) {
        let (sender, answer) = oneshot::channel();
        let job: Job = Box::new(move |stage| {
            let outcome = plan(stage);
            let keep = outcome.is_ok();
            // A client that went away does not want its answer; the change stays.
            let done: Done = Box::new(move |synced| drop(sender.send(synced.and(outcome))));
            Planned { keep, done }
        });
        (Ticket { answer, shared }, job)
    }

    /// Blocks until the change is durable or refused. Not for async code.
    pub fn wait(self) -> Result<T, StoreError> {
        let shared = self.shared;
        self.answer.blocking_recv().unwrap_or_else(|_| Err(shared.why_not()))
    }
}

impl<T> Future for Ticket<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.answer)
            .poll(context)
            .map(|answer| answer.unwrap_or_else(|_| Err(self.shared.why_not())))
    }
}

/// Runs until every sender of `jobs` is gone.
pub(super) fn run(shared: &Arc<Shared>, mut counters: Counters, jobs: &Receiver<Job>) {
    loop {
        let first = match jobs.recv_timeout(REOPEN_EVERY) {
            Ok(job) => Some(job),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if shared.health() == Health::NoRoom
            && let Some(reopened) = shared.reopen_if_there_is_room()
        {
            counters = reopened;
        }
        let Some(first) = first else { continue };
        // Dropping a job without running it answers its ticket with the reason.
        if shared.may_write().is_ok() {
            match catch_unwind(AssertUnwindSafe(|| commit(shared, counters, first, jobs))) {
                Ok(Some(committed)) => counters = committed,
                Ok(None) => {}
                Err(_) => drop(shared.fail("the committer panicked")),
            }
        }
    }
}

/// One batch. `None` where nothing was written.
fn commit(shared: &Arc<Shared>, counters: Counters, first: Job, jobs: &Receiver<Job>) -> Option<Counters> {
    let began = Instant::now();
    let trees = shared.trees()?;
    let mut stage = Stage::new(&trees, shared.directory(), counters);
    let mut waiting = vec![plan(&mut stage, first)];
    while waiting.len() < BATCH_JOBS && stage.bytes() < BATCH_BYTES {
        let Ok(job) = jobs.try_recv() else { break };
        waiting.push(plan(&mut stage, job));
    }
    let size = waiting.len();
    let answer = |outcome: Result<(), StoreError>| waiting.into_iter().for_each(|done| done(outcome.clone()));
    let finished = match stage.finish() {
        Ok(finished) => finished,
        Err(error) => {
            answer(Err(error));
            return None;
        }
    };
    if finished.changes.is_empty() {
        // Refusals and repetitions: all they rest on was synced by the batches before.
        answer(Ok(()));
        return None;
    }
    let Finished { counters, directory, changes, touched } = finished;
    if let Err(failure) = trees.write(changes) {
        drop(trees);
        answer(Err(match failure {
            WriteFailure::NoRoom => shared.run_out_of_room(),
            WriteFailure::Broken(what) => shared.fail(&what),
        }));
        return None;
    }
    if let Err(error) = shared.disk().sync() {
        answer(Err(shared.fail(&format!("fdatasync: {error}"))));
        return None;
    }
    shared.publish(directory, &touched, counters);
    shared.note_commit(size, began.elapsed());
    answer(Ok(()));
    Some(counters)
}

fn plan(stage: &mut Stage<'_>, job: Job) -> Done {
    let mark = stage.mark();
    let Planned { keep, done } = job(stage);
    if !keep {
        stage.take_back_to(mark);
    }
    done
}
