//! The one thread that writes. Drain, plan, one transaction, flush, fdatasync, publish, acknowledge.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::error::StoreError;
use super::record::Counters;
use super::shared::{Health, Shared};
use super::stage::{Finished, Stage};
use super::trees::{Trees, WriteFailure};

/// A batch takes no further job beyond this many bytes; with the largest job, half a megabyte of an import, it
/// is about 1 MiB.
const BATCH_BYTES: usize = 512 * 1024;
/// How often the watchdog looks.
const WATCH_EVERY: Duration = Duration::from_secs(1);
/// How often a store that sled gave up on is looked at again.
const REOPEN_EVERY: Duration = Duration::from_secs(2);

/// A change that waits for its batch.
pub(super) struct Job {
    plan: Plan,
    is_urgent: bool,
}

/// Plans one change on the stage; what it hands back is called when the batch is durable, or is not.
type Plan = Box<dyn FnOnce(&mut Stage<'_>) -> Planned + Send>;

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

/// The other side of a [`Ticket`]. Dropped, it answers with the reason why the store takes nothing.
pub struct Promise<T>(oneshot::Sender<Result<T, StoreError>>);

impl<T: Send + 'static> Ticket<T> {
    pub(super) fn with_promise(shared: Arc<Shared>) -> (Self, Promise<T>) {
        let (sender, answer) = oneshot::channel();
        (Ticket { answer, shared }, Promise(sender))
    }

    /// Blocks until the change is durable or refused. Not for async code.
    pub fn wait(self) -> Result<T, StoreError> {
        let shared = self.shared;
        self.answer.blocking_recv().unwrap_or_else(|_| Err(shared.why_not()))
    }
}

impl<T: Send + 'static> Promise<T> {
    /// Answers at once: there is nothing to change.
    pub fn answer(self, answer: T) {
        drop(self.0.send(Ok(answer)));
    }

    /// The job that `plan` makes.
    pub(super) fn by_plan(
        self,
        plan: impl FnOnce(&mut Stage<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Job {
        let plan: Plan = Box::new(move |stage| {
            let outcome = plan(stage);
            let keep = outcome.is_ok();
            // A client that went away does not want its answer; the change stays.
            let done: Done = Box::new(move |synced| drop(self.0.send(synced.and(outcome))));
            Planned { keep, done }
        });
        Job { plan, is_urgent: false }
    }
}

impl Job {
    /// The same, not held up by a full disk as long as the store has blocks of its own.
    pub(super) fn urgent(self) -> Job {
        Job { is_urgent: true, ..self }
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

/// Where jobs wait. The committer takes from it; the watchdog empties it when the committer hangs. What is handed over
/// together comes into one batch.
pub(super) type Queue = Mutex<Receiver<Vec<Job>>>;

/// Runs until every sender of `queue` is gone.
pub(super) fn run(shared: &Arc<Shared>, mut counters: Counters, queue: &Queue) {
    let mut was_full = false;
    loop {
        let first = match lock(queue).recv_timeout(REOPEN_EVERY) {
            Ok(jobs) => Some(jobs),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if shared.health() == Health::NoRoom
            && let Some(reopened) = shared.reopen_if_there_is_room()
        {
            counters = reopened;
        }
        shared.live.take_turns(shared);
        let Some(first) = first else { continue };
        let admission = Admission::now(shared);
        tell_of_room(shared, admission, &mut was_full);
        // Dropping a job without running it answers its ticket with the reason.
        if let Some(admission) = admission {
            match catch_unwind(AssertUnwindSafe(|| commit(shared, counters, first, queue, admission))) {
                Ok(Some(committed)) => counters = committed,
                Ok(None) => {}
                Err(_) => drop(shared.fail("the committer panicked")),
            }
        }
    }
}

/// Logs that the disk is full, and that it has room again, once each. What sled runs out of room for, and a disk that
/// failed, are logged where it happens.
fn tell_of_room(shared: &Shared, admission: Option<Admission>, was_full: &mut bool) {
    let is_full = admission != Some(Admission::All);
    if shared.health() != Health::Good || is_full == *was_full {
        return;
    }
    *was_full = is_full;
    if is_full {
        tracing::warn!("the disk is full; captures are refused until there is room");
    } else {
        tracing::info!("there is room again; captures are taken");
    }
}

/// Which jobs may change something. What changes nothing, such as a repetition, is always answered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Admission {
    All,
    Urgent,
    Nothing,
}

impl Admission {
    fn now(shared: &Shared) -> Option<Admission> {
        match shared.health() {
            Health::Good if shared.may_write().is_ok() => Some(Admission::All),
            Health::Good if shared.may_write_urgently() => Some(Admission::Urgent),
            Health::Good => Some(Admission::Nothing),
            _ => None,
        }
    }

    fn admits(self, job: &Job) -> bool {
        self == Admission::All || self == Admission::Urgent && job.is_urgent
    }
}

/// Looks after the committer until `closing` has no sender any more. sled's `flush` can wait for ever for a write
/// of its own that failed.
pub(super) fn watch(shared: &Weak<Shared>, queue: &Queue, closing: &Receiver<()>) {
    while closing.recv_timeout(WATCH_EVERY) == Err(RecvTimeoutError::Timeout) {
        let Some(shared) = shared.upgrade() else { return };
        shared.give_up_if_stuck();
        if shared.health() == Health::Failed
            && let Ok(queue) = queue.try_lock()
        {
            queue.try_iter().for_each(drop);
        }
    }
}

/// One batch. `None` where nothing was written.
fn commit(
    shared: &Arc<Shared>,
    counters: Counters,
    first: Vec<Job>,
    queue: &Queue,
    admission: Admission,
) -> Option<Counters> {
    let began = Instant::now();
    let trees = shared.trees()?;
    let mut stage = Stage::new(&trees, shared.directory(), counters);
    let mut waiting: Vec<Done> = first.into_iter().map(|job| plan(&mut stage, job, admission)).collect();
    while waiting.len() < shared.settings().batch_jobs && stage.bytes() < BATCH_BYTES {
        let Ok(jobs) = lock(queue).try_recv() else { break };
        waiting.extend(jobs.into_iter().map(|job| plan(&mut stage, job, admission)));
    }
    let size = waiting.len();
    shared.begin_write(waiting);
    let outcome = write(shared, &trees, stage);
    let answer = outcome.as_ref().map(|_| ()).map_err(StoreError::clone);
    if let Ok(Some(_)) = outcome {
        shared.note_commit(size, began.elapsed());
    }
    for done in shared.end_write() {
        done(answer.clone());
    }
    outcome.ok().flatten()
}

/// Makes a planned batch durable and shows it to readers. `None` where there was nothing to write: refusals and
/// repetitions rest on what the batches before have synced.
fn write(shared: &Shared, trees: &Trees, stage: Stage<'_>) -> Result<Option<Counters>, StoreError> {
    let Finished { counters, directory, changes, touched } = stage.finish()?;
    if changes.is_empty() {
        return Ok(None);
    }
    let unsettled = shared.unsettle(&touched);
    let keys = shared.live.keys_of(&changes);
    trees.write(changes).map_err(|failure| match failure {
        WriteFailure::NoRoom => shared.run_out_of_room(),
        WriteFailure::Broken(what) => shared.fail(&what),
    })?;
    keys.into_iter().for_each(|keys| shared.live.note(keys));
    shared.disk().sync().map_err(|error| shared.fail(&format!("fdatasync: {error}")))?;
    // The watchdog may have given up on this batch: then nobody is told of it, and nothing follows it.
    if shared.health() == Health::Failed {
        return Err(StoreError::Failed);
    }
    shared.publish(directory, counters);
    shared.tell_of_arrivals(touched);
    drop(unsettled);
    Ok(Some(counters))
}

fn lock(queue: &Queue) -> MutexGuard<'_, Receiver<Vec<Job>>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

fn plan(stage: &mut Stage<'_>, job: Job, admission: Admission) -> Done {
    let mark = stage.mark();
    let admitted = admission.admits(&job);
    let Planned { keep, done } = (job.plan)(stage);
    let refused = keep && !admitted && stage.has_changed_since(&mark);
    if refused || !keep {
        stage.take_back_to(mark);
    }
    if refused { Box::new(|_| done(Err(StoreError::Full))) } else { done }
}
