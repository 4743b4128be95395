use rustix::process::setpriority_process;
use rustix::thread::gettid;
use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy};
use tokio::sync::oneshot;

/// What a thread gets where others want the same processor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Share {
    /// A tenth of what one that answers gets.
    Tenth,
    /// What nobody else wants: next to nothing on a machine that is never idle.
    Rest,
}

/// A thread with this niceness weighs a tenth of one without.
const NICENESS: i32 = 10;

/// Runs `work` in a thread that gives way to those which answer. `None` where no thread is to be had, or `work`
/// panicked.
pub(super) async fn aside<T: Send + 'static>(
    share: Share,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, done) = oneshot::channel();
    let run = move || {
        // A thread cannot take back what it gave, so it is one of its own.
        share.take();
        let _ = sender.send(work());
    };
    std::thread::Builder::new().name("memod-argon2".to_owned()).spawn(run).ok()?;
    done.await.ok()
}

impl Share {
    /// From now on this thread makes do with it. Where a sandbox refuses this, all goes on as before.
    fn take(self) {
        match self {
            Share::Tenth => {
                let _ = setpriority_process(Some(gettid()), NICENESS);
            }
            Share::Rest => {
                let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
                let this = thread_priority::thread_native_id();
                let _ = thread_priority::set_thread_priority_and_policy(this, ThreadPriority::Min, idle);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn niceness() -> i32 {
        rustix::process::getpriority_process(Some(gettid())).unwrap()
    }

    fn policy() -> ThreadSchedulePolicy {
        thread_priority::thread_schedule_policy().unwrap()
    }

    #[tokio::test]
    async fn work_is_done_in_a_thread_that_gives_way_and_the_one_that_asked_does_not() {
        let before = (niceness(), policy());
        assert_eq!(aside(Share::Tenth, niceness).await, Some(before.0.max(NICENESS)));
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        assert_eq!(aside(Share::Rest, policy).await, Some(idle));
        assert_eq!((niceness(), policy()), before);
    }

    #[tokio::test]
    async fn work_that_panics_is_none() {
        assert_eq!(aside(Share::Tenth, || -> u8 { panic!("made to panic by a test") }).await, None);
    }
}
